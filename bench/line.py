"""A WebSocket with nothing to spare, for the people of the benchmark: there are more than a thousand of them, and they
share the machine with what is measured."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from server.lost.processes import HOST

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10  # kinds of frames
LONG = 126


class Line(asyncio.Protocol):
    """One end of a connection: whole messages are heard, and how much came over it is counted."""

    def __init__(self, hear: Callable[[bytes], None], cut: Callable[[str], None]) -> None:
        self.hear = hear
        self.cut = cut
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting = b""
        self.transport: asyncio.Transport | None = None
        self.left = False
        self.heard = 0  # bytes of messages

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, _: Exception | None) -> None:
        if not self.left:
            self.cut("the line was cut")

    def data_received(self, data: bytes) -> None:
        data = self.waiting + data
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.waiting = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.decode("latin-1")[:80]))
                return
            self.opened.set_result(None)
        at = 0
        while (end := self._frame(data, at)) > 0:
            at = end
        self.waiting = data[at:]

    def _frame(self, data: bytes, at: int) -> int:
        """Hear the message that starts here; returns where the next one starts, 0 if it is not there whole."""
        if len(data) < at + 2:
            return 0
        size, body = data[at + 1], at + 2
        if size >= LONG:
            width = 2 if size == LONG else 8
            size, body = int.from_bytes(data[body : body + width], "big"), body + width
        if len(data) < body + size:
            return 0
        kind = data[at] & 15
        if kind == TEXT:
            self.heard += size
            self.hear(data[body : body + size])
        elif kind == PING:
            self._send(PONG, data[body : body + size])
        elif kind == CLOSE and not self.left:
            self.left = True
            self.cut(f"the server closed: {data[body + 2 : body + size].decode()}")
        return body + size

    def say(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, text: bytes) -> None:
        assert self.transport is not None
        size = len(text)
        head = (
            bytes([128 | kind, 128 | size]) if size < LONG else bytes([128 | kind, 128 | LONG, size >> 8, size & 255])
        )
        self.transport.write(head + bytes(4) + text)  # masked with zeros: allowed, and nothing to count

    def hang_up(self) -> None:
        assert self.transport is not None
        self.left = True
        self._send(CLOSE, b"\x03\xe8")
        self.transport.close()


async def open_line(port: int, path: str, hear: Callable[[bytes], None], cut: Callable[[str], None]) -> Line:
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(hear, cut), HOST, port)
    assert line.transport is not None
    line.transport.write(
        f"GET {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: a2FyY3ptYWthcmN6bWExMg==\r\n\r\n".encode()
    )
    await line.opened
    return line
