"""A disk that is full, a database that can only be read or is gone: a clear refusal, nothing acknowledged, nothing
changed; and when there is room again it goes on by itself."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from server.lost.conftest import Cluster
from server.lost.guests import Guest, Turned, request
from server.lost.ledger import read, wrong_with
from server.lost.processes import ALONE, Server

Switch = Callable[[], None]
HOT_SEAT = [{"kind": "me"}, {"kind": "person", "name": "Ola"}]


class Table:
    """One person on two seats, who sends move after move and keeps the answers."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.number = 0
        self.acked: dict[str, int] = {}

    async def look(self) -> tuple[ClientConnection, dict[str, Any]]:
        """A new line, and everything as it is now."""
        line = await self.guest.socket(self.table)
        return line, await _next(line, "snapshot")

    async def move(self, line: ClientConnection, seen: dict[str, Any]) -> dict[str, Any]:
        """The first thing that is offered; returns what the server says to it."""
        self.number += 1
        return await self.send(line, seen, f"move{self.number}")

    async def send(self, line: ClientConnection, seen: dict[str, Any], id: str) -> dict[str, Any]:
        question = next(place["question"] for place in seen["places"] if place.get("question"))
        do = question["options"][0]["do"]
        message = {"type": "move", "id": id, "seat": question["seat"], "seq": question["seq"], "do": do}
        await line.send(msgspec.json.encode(message).decode())
        answer = await _next(line, "ack", "refused")
        if answer["type"] == "ack":
            self.acked[id] = answer["seq"]
        return answer


async def _next(line: ClientConnection, *kinds: str) -> dict[str, Any]:
    async with asyncio.timeout(20.0):
        while True:
            message: dict[str, Any] = msgspec.json.decode(await line.recv())
            if message["type"] in kinds:
                return message


async def _until_refused(table: Table) -> tuple[ClientConnection, dict[str, Any]]:
    """What is still in reach of a full disk may be used; then it is no."""
    for _ in range(40):
        line, seen = await table.look()
        answer = await table.move(line, seen)
        if answer["type"] == "refused":
            assert answer["key"] == "storage", answer
            assert answer["seq"] == seen["seq"]
            return line, seen
        await line.close()
    raise AssertionError("forty moves were written to a disk that is full")


async def trouble(server: Server, begin: Switch, end: Switch, reads: bool = True) -> None:
    """Play, make trouble, be refused, end the trouble, go on; then look at what was kept."""
    await server.ready()
    guest = await Guest("Ania", lambda: server.port).come_in()
    table = Table(guest, (await guest.post("/tables", {"game": "kajko", "seats": HOT_SEAT, "start": True}))["id"])
    for _ in range(3):
        line, seen = await table.look()
        assert (await table.move(line, seen))["type"] == "ack"
        await line.close()
    begin()
    await refused_then_not(server, table, end, reads)


async def refused_then_not(server: Server, table: Table, end: Switch, reads: bool = True) -> None:
    line, seen = await _until_refused(table)
    if server.database.startswith("sqlite"):
        assert (await request(server.port, "GET", "/readyz")).status == 503
    lost = f"move{table.number}"
    with pytest.raises(Turned) as turned:
        await table.guest.post("/tables", {"game": "kajko", "seats": HOT_SEAT})
    assert (turned.value.status, turned.value.body["type"]) == (503, "karczma:storage")
    if reads:  # memory is as it was: the same question, at the same line of the log
        again, same = await table.look()
        assert (same["seq"], same["places"]) == (seen["seq"], seen["places"])
        await again.close()
    assert (await request(server.port, "GET", "/healthz")).status == 200
    end()
    answer: dict[str, Any] = {}
    for _ in range(100):  # the same move again, until there is room
        answer = await table.send(line, seen, lost)
        if answer["type"] == "ack":
            break
        await asyncio.sleep(0.1)
    assert answer == {"type": "ack", "id": lost, "seq": seen["seq"] + 1}
    assert (await request(server.port, "GET", "/readyz")).status == 200
    await line.close()
    server.stop()
    _check_kept(server, table)


def _check_kept(server: Server, table: Table) -> None:
    books = read(server.database)
    assert list(books) == [table.table]  # the table that was refused is not there
    book = books[table.table]
    assert wrong_with(book) == []
    kept = {client.partition("-")[2]: line.seq for client, line in book.moves().items()}
    assert kept == table.acked


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = shutil.which("mount")
    if os.getuid() != 0 or mount is None:
        pytest.skip("NOT TESTED on a disk that is really full: that takes root, to mount a small one")
    made = subprocess.run([mount, "-t", "tmpfs", "-o", "size=2m", "tmpfs", folder], capture_output=True, check=False)
    if made.returncode:
        pytest.skip(f"NOT TESTED on a disk that is really full: it cannot be mounted here ({made.stderr.decode()})")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], check=True)


def test_a_full_disk(small_disk: Path, tmp_path: Path) -> None:
    filler = small_disk / "filler"

    def fill() -> None:
        with filler.open("wb", buffering=0) as out, suppress(OSError):
            while True:
                out.write(b"x" * 4096)

    server = Server(f"sqlite:///{small_disk / 'karczma.db'}", tmp_path).start()
    try:
        asyncio.run(trouble(server, fill, filler.unlink))
    finally:
        server.kill()


def test_a_full_disk_is_not_ready_before_anybody_was_refused(small_disk: Path, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{small_disk / 'karczma.db'}", tmp_path).start()

    async def go() -> None:
        await server.ready()
        assert (await request(server.port, "GET", "/readyz")).status == 200
        filler = small_disk / "filler"
        filler.write_bytes(b"x" * (shutil.disk_usage(small_disk).free - 4096))
        assert (await request(server.port, "GET", "/readyz")).status == 503
        filler.unlink()
        assert (await request(server.port, "GET", "/readyz")).status == 200

    try:
        asyncio.run(go())
    finally:
        server.kill()


def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    """A quota, as it looks to a program: writing further into a file fails. Works without root."""
    server = Server(f"sqlite:///{tmp_path / 'karczma.db'}", tmp_path).start()
    free = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)

    def stop_growing() -> None:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, free[1]))

    try:
        asyncio.run(trouble(server, stop_growing, lambda: set_limit(server.pid, free)))
    finally:
        server.kill()


def set_limit(pid: int, limit: tuple[int, int]) -> None:
    resource.prlimit(pid, resource.RLIMIT_FSIZE, limit)


def test_a_file_that_can_only_be_read(tmp_path: Path) -> None:
    """Somebody who may not write there starts the server; then it is allowed, and nothing has to be restarted."""
    others = _as_others_are()
    folder = tmp_path / "locked"
    folder.mkdir()
    database = f"sqlite:///{folder / 'karczma.db'}"

    async def go() -> None:
        first = await Server(database, tmp_path).start().ready()
        guest = await Guest("Ania", lambda: first.port).come_in()
        table = Table(guest, (await guest.post("/tables", {"game": "kajko", "seats": HOT_SEAT, "start": True}))["id"])
        line, seen = await table.look()
        await table.move(line, seen)
        first.kill()  # so that its last words are still in the write-ahead log
        _allow(folder, write=False)
        second = Server(database, tmp_path, program=(*others, *ALONE)).start()
        try:
            await second.ready()
            guest.door = lambda: second.port
            assert (await request(second.port, "GET", "/readyz")).status == 200
            await refused_then_not(second, table, lambda: _allow(folder, write=True))
        finally:
            second.kill()

    asyncio.run(go())


def _as_others_are() -> tuple[str, ...]:
    """Root may write anywhere, whatever a file says; without that right it is as everybody is."""
    if os.getuid() != 0:
        return ()
    if shutil.which("setpriv") is None:
        pytest.skip("NOT TESTED on a file that can only be read: root may write anywhere, and there is no setpriv here")
    return ("setpriv", "--bounding-set=-dac_override,-dac_read_search")


def _allow(folder: Path, write: bool) -> None:
    for path in (*folder.iterdir(), folder):
        usual = 0o700 if path.is_dir() else 0o600
        path.chmod(usual if write else usual & 0o500)


def test_postgresql_that_can_only_be_read(cluster: Cluster, postgres: str, tmp_path: Path) -> None:
    def only_read() -> None:
        cluster.sql("alter system set default_transaction_read_only = on")
        cluster.sql("select pg_reload_conf()")

    def write() -> None:
        cluster.sql("alter system reset default_transaction_read_only")
        cluster.sql("select pg_reload_conf()")

    server = Server(postgres, tmp_path).start()
    try:
        asyncio.run(trouble(server, only_read, write))
    finally:
        write()
        server.kill()


def test_postgresql_that_is_gone_and_comes_back(cluster: Cluster, postgres: str, tmp_path: Path) -> None:
    """Nothing can be read either; the server stays up, says that it is not ready, and finds the way back."""
    server = Server(postgres, tmp_path).start()

    def gone() -> None:
        cluster.stop("immediate")

    try:
        asyncio.run(_gone_and_back(server, gone, cluster.start))
    finally:
        server.kill()


async def _gone_and_back(server: Server, gone: Switch, back: Switch) -> None:
    await server.ready()
    guest = await Guest("Ania", lambda: server.port).come_in()
    table = Table(guest, (await guest.post("/tables", {"game": "kajko", "seats": HOT_SEAT, "start": True}))["id"])
    line, seen = await table.look()
    gone()
    try:
        answer = await table.move(line, seen)
        assert (answer["type"], answer["key"]) == ("refused", "storage")
        assert (await request(server.port, "GET", "/readyz")).status == 503
        assert (await request(server.port, "GET", "/healthz")).status == 200
        with pytest.raises(Turned) as turned:
            await guest.get("/me")
        assert turned.value.status == 503
    finally:
        back()
    assert (await request(server.port, "GET", "/readyz")).status == 200
    assert (await table.send(line, seen, f"move{table.number}"))["seq"] == seen["seq"] + 1
    await _listens_again(server, guest, table)
    _check_kept(server, table)


async def _listens_again(server: Server, guest: Guest, table: Table) -> None:
    """What another process writes is heard again."""
    other = await Server(server.database, server.folder).start().ready()
    try:
        line, seen = await table.look()
        guest.door = lambda: other.port
        far, same = await table.look()
        assert same["places"] == seen["places"]
        await table.move(far, same)
        assert (await _next(line, "update"))["seq"] == seen["seq"] + 1
        await line.close()
        await far.close()
    finally:
        other.kill()
        server.kill()


def test_postgresql_that_stands_still(cluster: Cluster, postgres: str, tmp_path: Path) -> None:
    """It neither answers nor hangs up: within five seconds everybody is told so, and what was refused is not there."""
    server = Server(postgres, tmp_path).start()
    try:
        asyncio.run(_still_and_on(cluster, server))
    finally:
        cluster.thaw()
        server.kill()


async def _still_and_on(cluster: Cluster, server: Server) -> None:
    await server.ready()
    guest = await Guest("Ania", lambda: server.port).come_in()
    table = Table(guest, (await guest.post("/tables", {"game": "kajko", "seats": HOT_SEAT, "start": True}))["id"])
    line, seen = await table.look()
    cluster.freeze()
    for seconds in (5.0, 3.0):  # it is known by then
        async with asyncio.timeout(seconds):
            answers = await asyncio.gather(
                request(server.port, "GET", "/readyz"),
                request(server.port, "GET", f"/api/v1/tables/{table.table}", cookie=guest.cookie),
                table.move(line, seen),
                request(server.port, "GET", "/healthz"),
            )
        assert (answers[0].status, answers[1].status, answers[3].status) == (503, 503, 200)
        assert (answers[2]["type"], answers[2]["key"]) == ("refused", "storage")
    cluster.thaw()
    for _ in range(50):
        answer = await table.send(line, seen, f"move{table.number}")
        if answer["type"] == "ack":
            break
        await asyncio.sleep(0.1)
    assert answer["seq"] == seen["seq"] + 1
    assert (await request(server.port, "GET", "/readyz")).status == 200
    await line.close()
    server.stop()
    _check_kept(server, table)


def test_a_file_that_was_taken_away(tmp_path: Path) -> None:
    """SQLite would write on into a file that has no name any more, and every acknowledgement would be a lie."""
    file = tmp_path / "karczma.db"
    server = Server(f"sqlite:///{file}", tmp_path).start()

    async def go() -> None:
        await server.ready()
        guest = await Guest("Ania", lambda: server.port).come_in()
        file.rename(tmp_path / "elsewhere.db")
        with pytest.raises(Turned) as turned:
            await guest.post("/tables", {"game": "kajko", "seats": HOT_SEAT})
        assert turned.value.status == 503
        assert (await request(server.port, "GET", "/readyz")).status == 503
        (tmp_path / "elsewhere.db").rename(file)
        assert (await request(server.port, "GET", "/readyz")).status == 200
        await guest.post("/tables", {"game": "kajko", "seats": HOT_SEAT})

    try:
        asyncio.run(go())
    finally:
        server.kill()
    assert len(read(server.database)) == 1
