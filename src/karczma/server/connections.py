"""Connections: how many plain ones an address may hold, how long each may take to send a request, and the sockets.

Uvicorn times out only those that have already sent a request. Whoever opens connections and sends nothing, or one
letter at a time, would keep everybody else out.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from karczma.server.limits import Bucket

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as HttpProtocol
else:
    HttpProtocol = AutoHTTPProtocol

ASK_SECONDS = 10.0  # from connecting, or from the first letter of a later request, to the end of its headers
BODY_SECONDS = 20.0  # and then for all of its body
CONTROLS = 1.0  # pings and pongs a second on one socket
MOST_CONTROLS = 30  # how many of them at once
FROM_ONE = 200  # plain connections from one address at once; sockets are counted separately


class Connection(HttpProtocol):
    """A connection that sends its request in time or is closed. Once it is a socket, it has limits of its own."""

    held: Counter[str] = Counter()  # by address

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.where = ""
        self.waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.where = self.client[0] if self.client else "?"
        self.held[self.where] += 1
        if self.held[self.where] > FROM_ONE:
            transport.abort()
        else:
            self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:
            self._asked()
        elif self.waiting is None and self.where:
            self._wait()

    def handle_websocket_upgrade(self, *args: Any) -> None:
        self._let_go()
        super().handle_websocket_upgrade(*args)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self.waiting = self.loop.call_later(ASK_SECONDS, self._too_late)

    def _too_late(self) -> None:
        self.waiting = None
        if not self.transport.is_closing():
            self.transport.abort()

    def _asked(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def _let_go(self) -> None:
        self._asked()
        if self.where:
            self.held[self.where] -= 1
            if not self.held[self.where]:
                del self.held[self.where]
            self.where = ""


class Wire(WebSocketsSansIOProtocol):
    """A socket that sends at once, and passes on at once what it receives.

    Through ASGI every message would pass through a queue and wake a task, at both ends of the table: that costs more
    than writing it. Connecting, closing, keep-alive and the size of messages are left to uvicorn.
    """

    hear: Callable[[bytes], None] | None = None  # until this is set, messages wait for the application

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["wire"] = self  # the application starts later

    def say(self, message: bytes) -> None:
        if self.disconnected:
            return  # the application is about to hear of it, as when the other end says that it is hanging up
        with suppress(InvalidState):
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def unread(self) -> int:
        """Bytes that were sent but not received yet."""
        return self.transport.get_write_buffer_size()

    def pause(self, on: bool) -> None:
        """Stop reading, or resume: whoever sends faster than we answer must wait."""
        if on != self.read_paused and not self.transport.is_closing():
            self.read_paused = on
            (self.transport.pause_reading if on else self.transport.resume_reading)()

    def cut(self) -> None:
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        try:
            data.decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()  # which closes the socket if this was meant to be text
            return
        self.frames = []
        self.hear(data)


class CountedWire(Wire):
    """A socket that is cut when it gets more control frames than anybody needs: each costs a reply."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.controls = Bucket(CONTROLS, MOST_CONTROLS)

    def handle_ping(self) -> None:
        if self.controls.take():
            super().handle_ping()
        else:
            self.cut()

    def handle_pong(self, event: Frame) -> None:
        if self.controls.take():
            super().handle_pong(event)
        else:
            self.cut()


class OnceASecond(logging.Filter):
    """Of similar lines, only one a second is written, so that nobody can fill the disk with the log."""

    KEPT = 1000  # lines that are remembered

    def __init__(self) -> None:
        super().__init__()
        self.last: dict[tuple[str, str], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.INFO:
            return True  # whoever looks that closely wants to see everything
        # What libraries log for each connection differs only in the addresses.
        foreign = record.name.startswith(("uvicorn", "asyncio"))
        alike = (record.name, str(record.msg) if foreign else record.getMessage())
        now = time.monotonic()
        if now - self.last.get(alike, -1.0) < 1.0:
            return False
        if len(self.last) >= self.KEPT:
            self.last.clear()
        self.last[alike] = now
        return True
