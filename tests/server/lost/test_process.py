"""The server as whoever runs it sees it: its log, its warnings, its health, how it starts and how it stops."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from karczma.server import files, run, store
from karczma.server.backup import dump
from karczma.server.config import Config
from karczma.server.migrations import migrate
from server.lost.guests import Guest, Turned, open_table, request, until
from server.lost.ledger import audit, read
from server.lost.processes import ALONE, Server

SECRET = "a-secret-that-is-long-enough-for-anybody"
HOT_SEAT = [{"kind": "me"}, {"kind": "person", "name": "Ola"}]


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'karczma.db'}"


def said(server: Server, level: str) -> str:
    return "\n".join(line["what"] for line in server.lines() if line["level"] == level)


def test_health_metrics_and_a_log_of_one_object_a_line(tmp_path: Path) -> None:
    server = Server(sqlite(tmp_path), tmp_path, program=ALONE, log_level="debug")

    async def go() -> tuple[str, str]:
        await server.start().ready()
        ania = await Guest("Ania", lambda: server.port).come_in()
        table = await open_table(ania, [], bots=1)
        line = await ania.socket(table)
        await line.recv()
        with pytest.raises(Turned) as turned:
            await ania.get("/tables/nothing")
        assert turned.value.status == 404
        assert (await request(server.port, "GET", "/healthz")).json()["status"] == "up"
        assert (await request(server.port, "GET", "/readyz")).json() == {"status": "ready"}
        metrics = (await request(server.port, "GET", "/metrics")).body.decode()
        await line.close()
        return ania.cookie, metrics

    try:
        cookie, metrics = asyncio.run(go())
    finally:
        assert server.stop() == 0
    values = dict(line.split(" ") for line in metrics.splitlines() if not line.startswith("#"))
    assert (float(values["karczma_sockets"]), float(values["karczma_tables"])) == (1.0, 1.0)
    assert float(values["karczma_written_total"]) >= float(values["karczma_commits_total"]) >= 3.0
    lines = server.lines()  # every line is one object, or this fails
    assert all(line.keys() >= {"at", "level", "from", "what"} for line in lines)
    assert not said(server, "warning") + said(server, "error")
    assert cookie not in server.log.read_text()
    assert read(server.database)
    assert all(book.row.seed not in server.log.read_text() for book in read(server.database).values())


@pytest.mark.parametrize(
    ("settings", "warnings"),
    [
        ({}, []),
        ({"host": "0.0.0.0"}, ["KARCZMA_SECRET", "https"]),
        ({"host": "0.0.0.0", "secret": SECRET}, ["https"]),
        ({"host": "192.0.2.1", "secret": SECRET, "public_url": "https://karczma.example"}, []),
    ],
)
def test_who_can_be_reached_by_others_is_warned(
    settings: dict[str, Any], warnings: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    run.warn(Config(**settings))
    assert len(caplog.messages) == len(warnings)
    assert all(word in told for word, told in zip(warnings, caplog.messages, strict=True))
    assert SECRET not in caplog.text


def test_a_stop_writes_what_waits_and_says_goodbye(tmp_path: Path) -> None:
    """Moves are on their way when the signal comes: each is kept or was not acknowledged, and all may come back."""
    server = Server(sqlite(tmp_path), tmp_path)

    async def go() -> tuple[list[str], list[str]]:
        await server.start().ready()
        guests = [await Guest(f"Gość {i}", lambda: server.port).come_in() for i in range(10)]
        lines = []
        for guest in guests:
            table = await guest.post("/tables", {"game": "kajko", "seats": HOT_SEAT, "start": True})
            lines.append((guest, await guest.socket(table["id"])))
        for _, line in lines:
            await line.send(msgspec.json.encode({"type": "chat", "id": "first", "text": "Hej"}).decode())
        stopped = asyncio.create_task(asyncio.to_thread(server.stop))
        heard = [await _to_the_end(line) for _, line in lines]
        assert await stopped == 0
        for messages, (_, line) in zip(heard, lines, strict=True):
            assert messages[-1]["type"] == "bye"
            assert (messages[-1]["why"], messages[-1]["again"]) == ("closing", True)
            assert line.close_code == 4000
        acked = [
            guest.id for (guest, _), told in zip(lines, heard, strict=True) if any(m["type"] == "ack" for m in told)
        ]
        return acked, [guest.id for guest in guests]

    acked, everybody = asyncio.run(go())
    assert audit(server.database, []).wrong == []
    lines = [line for book in read(server.database).values() for line in book.lines if line.kind == "chat"]
    written = {str(line.client).partition(" ")[0] for line in lines}
    assert {f"{guest}-first" for guest in acked} <= written <= {f"{guest}-first" for guest in everybody}
    assert not said(server, "error")


async def _to_the_end(line: ClientConnection) -> list[dict[str, Any]]:
    heard: list[dict[str, Any]] = []
    with suppress(ConnectionClosed):
        async for text in line:
            heard.append(msgspec.json.decode(text))
    return heard


def test_a_database_that_cannot_be_used_is_told_in_one_sentence(tmp_path: Path) -> None:
    newer = sqlite(tmp_path)
    engine = store.connect(newer)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(sa.text("update alembic_version set version_num = '9999'"))
    engine.dispose()
    wrong = {
        newer: "9999",
        f"sqlite:///{tmp_path / 'no' / 'such' / 'folder' / 'karczma.db'}": "unable to open",
        f"postgresql://nobody@/none?host={tmp_path}": "cannot be opened",
        "oracle://somewhere": "cannot be opened",
    }
    servers = [Server(database, tmp_path).start() for database in wrong]
    for server, words in zip(servers, wrong.values(), strict=True):
        assert server.wait() == 1
        (line,) = server.lines()
        assert (line["level"], words in line["what"]) == ("error", True), line


def test_nobody_else_may_read_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It holds seeds of running games and the key of tickets; one that others could read is closed to them."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "karczma"
    usual = os.umask(0o022)
    server = Server("", tmp_path)

    def rights() -> dict[str, str]:
        return {path.name: oct(path.stat().st_mode & 0o777) for path in (folder, *folder.glob("karczma.db*"))}

    private = {"karczma": "0o700", "karczma.db": "0o600", "karczma.db-wal": "0o600", "karczma.db-shm": "0o600"}
    try:
        asyncio.run(server.start().ready())
        assert rights().items() >= private.items()
        assert set(rights().values()) == {"0o700", "0o600"}
        server.kill()
        assert "others" not in said(server, "warning")
        for path in (folder, *folder.iterdir()):
            path.chmod(0o755 if path.is_dir() else 0o644)
        asyncio.run(server.start().ready())
        assert rights().items() >= private.items()
        for path, told in zip((folder, folder / "karczma.db"), said(server, "warning").splitlines(), strict=True):
            assert f"could open {path};" in told
    finally:
        server.kill()
        os.umask(usual)


def test_a_folder_that_was_given_is_left_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "given"
    folder.mkdir(mode=0o755)
    server = Server(sqlite(folder), tmp_path)
    try:
        asyncio.run(server.start().ready())
        assert folder.stat().st_mode & 0o777 == 0o755
        assert (folder / "karczma.db").stat().st_mode & 0o777 == 0o600
    finally:
        server.kill()


def test_rights_that_cannot_be_changed_are_told_and_stand_in_nobodys_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def not_yours(*_: object, **__: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    file = tmp_path / "karczma.db"
    file.touch(0o644)
    monkeypatch.setattr(Path, "chmod", not_yours)
    files.keep_private(file)
    (told,) = caplog.messages
    assert (str(file) in told, "Operation not permitted" in told) == (True, True)


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    first = Server(sqlite(tmp_path), tmp_path)
    second = Server(sqlite(tmp_path), tmp_path)
    second.port = first.port
    second.log = tmp_path / "second.log"
    try:
        asyncio.run(first.start().ready())
        assert second.start().wait() != 0
    finally:
        first.stop()
    assert f"Port {first.port} is taken" in said(second, "error")


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    """Each would know only its own half of what happens. Commands may look, and a killed server leaves it free."""
    first, second, other = (Server(sqlite(tmp_path), tmp_path) for _ in range(3))
    (tmp_path / "alias.db").symlink_to(tmp_path / "karczma.db")
    other.database = f"sqlite:///{tmp_path / 'alias.db'}"
    try:
        asyncio.run(first.start().ready())
        assert second.start().wait() == 1
        assert f"already serving the database {tmp_path / 'karczma.db'}" in said(second, "error")
        assert other.start().wait() == 1  # the same under another name
        with run.opened(first.database, must_exist=True) as engine:
            assert dump(engine, tmp_path / "house.gz") > 0
        first.kill()
        asyncio.run(second.start().ready())
    finally:
        first.kill()
        second.kill()


def test_packs_of_a_killed_server_are_cleared_away_by_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "temporary"
    place.mkdir()
    monkeypatch.setenv("TMPDIR", str(place))
    (place / "karczma-packs-of-somebody").mkdir()  # without a lock nothing says whether it is in use
    (place / "other").mkdir()
    killed, running, last = (Server(sqlite(tmp_path / name), tmp_path, program=ALONE) for name in ("a", "b", "c"))

    def rooms() -> set[str]:
        return {path.name for path in place.glob("karczma-packs-*")} - {"karczma-packs-of-somebody"}

    async def go() -> None:
        for name in "abc":
            (tmp_path / name).mkdir()
        await killed.start().ready()
        (left,) = rooms()
        answer = await request(killed.port, "POST", "/api/v1/packs", {"game": "kajko", "files": {"pack.toml": "x ="}})
        assert answer.status == 400, answer
        assert [path.name for path in (place / left).iterdir() if path.is_dir()] == []
        await running.start().ready()
        assert len(rooms()) == 2
        killed.kill()
        kept = rooms() - {left}
        await last.start().ready()
        assert rooms() > kept
        assert left not in rooms()
        assert {path.name for path in place.iterdir()} >= {"karczma-packs-of-somebody", "other"}

    try:
        asyncio.run(go())
    finally:
        for server in (killed, running, last):
            server.kill()


def test_workers_do_not_outlive_a_server_that_was_killed(tmp_path: Path) -> None:
    server = Server(sqlite(tmp_path), tmp_path, program=ALONE)

    def family() -> list[int]:
        return [int(pid) for pid in Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()]

    def gone(pid: int) -> bool:
        try:
            return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
        except OSError:
            return True

    async def go() -> None:
        await server.start().ready()
        ania = await Guest("Ania", lambda: server.port).come_in()
        table = await open_table(ania, [], bots=1)
        await ania.post(f"/tables/{table}/seats/0", {"kind": "stand_in"})
        await until(lambda: len(family()) >= 2, 20.0, "a bot thinks")  # the worker, and who keeps its resources
        children = family()
        server.kill()
        await until(lambda: all(map(gone, children)), 10.0, "the workers are gone")

    try:
        asyncio.run(go())
    finally:
        server.kill()
