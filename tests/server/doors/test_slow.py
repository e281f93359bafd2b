"""Whoever opens connections and says nothing, or little, keeps nobody else out."""

from __future__ import annotations

import asyncio
import logging
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from karczma.server import connections, guard
from karczma.server.connections import FROM_ONE, OnceASecond
from server.hall import HOST, Hall, hall
from server.lost.processes import Server

FILES = 1024
IDLE = 1100
SOON = 0.3  # seconds


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Hall]:
    with hall(tmp_path, limits=True) as one:
        yield one
    assert not connections.Connection.held, "a connection that is gone is still counted"


def hurry(monkeypatch: pytest.MonkeyPatch, seconds: float = SOON) -> None:
    """From here on the server waits no longer than that."""
    monkeypatch.setattr(connections, "ASK_SECONDS", seconds)


def asked(door: Hall, text: bytes) -> socket.socket:
    line = socket.create_connection((HOST, door.port), timeout=20)
    line.sendall(text)
    return line


def to_the_end(line: socket.socket) -> bytes:
    """All that comes until the server hangs up."""
    heard = b""
    with line:
        while True:
            try:
                more = line.recv(65536)
            except ConnectionResetError:
                return heard
            if not more:
                return heard
            heard += more


@pytest.mark.parametrize("said", [b"", b"GET /heal", b"GET /healthz HTTP/1.1\r\nHost: x\r\n"])
def test_who_does_not_finish_asking_is_hung_up_on(strict: Hall, said: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)
    assert to_the_end(asked(strict, said)) == b""


def test_a_letter_now_and_then_does_not_help(strict: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)
    line = asked(strict, b"")
    with line, pytest.raises(OSError, match=r"(?i)reset|pipe"):
        drip(line, b"GET /" + b"x" * 1000)


def drip(line: socket.socket, text: bytes) -> None:
    for letter in text:
        line.sendall(bytes([letter]))
        time.sleep(SOON / 8)


def test_the_second_request_of_a_connection_is_waited_for_no_longer(
    strict: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = asked(strict, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    heard = b""
    while not heard.endswith(b"}"):
        heard += line.recv(65536)
    hurry(monkeypatch)
    line.sendall(b"GET /heal")
    assert to_the_end(line) == b""


def test_a_body_that_does_not_come_is_told_so(strict: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "BODY_SECONDS", SOON)
    head = b"POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 30\r\n\r\n"
    line = asked(strict, head + b'{"name":')
    heard = line.recv(65536)
    assert heard.startswith(b"HTTP/1.1 408")
    assert b"karczma:body-too-slow" in heard + to_the_end(line)


def test_one_address_holds_so_many_connections(strict: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch, 60.0)
    with ExitStack() as stack:
        for _ in range(FROM_ONE):
            stack.enter_context(asked(strict, b"GET /heal"))
        assert to_the_end(socket.create_connection((HOST, strict.port), timeout=20)) == b""


def test_a_line_to_a_table_is_not_hung_up_on(strict: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch, 3.0)
    ania = strict.guest("Ania")
    line = ania.line(ania.table("me bot", start=True))
    until = time.monotonic() + 4.0
    while time.monotonic() < until:
        line.ask("ping")
        time.sleep(SOON)
    line.close()


def test_idle_connections_of_one_address_do_not_keep_others_out(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'karczma.db'}", tmp_path, limits="on").start()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 2 * IDLE)), hard))
    try:
        asyncio.run(server.ready())
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (FILES, FILES))
        with ExitStack() as stack:
            for _ in range(IDLE):
                stack.enter_context(socket.create_connection((HOST, server.port), timeout=20))
            began = time.monotonic()
            with socket.create_connection((HOST, server.port), timeout=20, source_address=("127.0.0.2", 0)) as other:
                other.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                assert other.recv(100).startswith(b"HTTP/1.1 200")
            print(f"answered after {time.monotonic() - began:.2f} s")
        assert len(server.log.read_text().splitlines()) < 100
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        server.kill()


def test_of_lines_alike_one_a_second_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    once = OnceASecond()

    def written(name: str, text: str, *args: object, level: int = logging.ERROR) -> bool:
        return once.filter(logging.LogRecord(name, level, "", 0, text, args, None))

    assert written("asyncio", "accept() failed on %s", 1)
    assert not written("asyncio", "accept() failed on %s", 2)
    assert written("karczma", "table %s is late", "a", level=logging.INFO)
    assert written("karczma", "table %s is late", "b", level=logging.INFO)
    assert not written("karczma", "table %s is late", "b", level=logging.INFO)
    assert all(written("uvicorn.access", "asked", level=logging.DEBUG) for _ in range(3))
    now[0] += 1.0
    assert written("asyncio", "accept() failed on %s", 3)
