"""The server as whoever runs it sees it: its log, its warnings, its health, how it starts and how it stops."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from karczma.server import run
from karczma.server import store as kept
from karczma.server.config import Config
from karczma.server.migrations import migrate
from server.lost.guests import Guest, Turned, open_table, request, until
from server.lost.ledger import audit, read
from server.lost.processes import Server

SECRET = "a-secret-that-is-long-enough-for-anybody"
HOT_SEAT = [{"kind": "me"}, {"kind": "person", "name": "Ola"}]


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'karczma.db'}"


def said(server: Server, level: str) -> str:
    return "\n".join(line["what"] for line in server.lines() if line["level"] == level)


def test_health_metrics_and_a_log_of_one_object_a_line(tmp_path: Path) -> None:
    server = Server(sqlite(tmp_path), tmp_path, log_level="debug")

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
    written = {line.client for book in read(server.database).values() for line in book.lines if line.kind == "chat"}
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
    engine = kept.connect(newer)
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


def test_workers_do_not_outlive_a_server_that_was_killed(tmp_path: Path) -> None:
    server = Server(sqlite(tmp_path), tmp_path)

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
