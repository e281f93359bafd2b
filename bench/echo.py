"""The bare thing we measure ourselves against: a WebSocket echo that inserts every message durably before it answers.

`python bench/echo.py PORT FILE one|group`: uvicorn, SQLite in WAL with FULL, no framework, no game. With `one` every
message has a commit of its own; with `group` what is waiting shares one, as in our store.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import sys
import threading
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any

import uvicorn

SNAPSHOT = bytes(range(256)) * 3  # as large as a state of Kajko is when it is packed
Message = MutableMapping[str, Any]
Job = tuple[str, asyncio.Future[None]]


class Book:
    """One thread that writes."""

    def __init__(self, file: str, most: int) -> None:
        self.file = file
        self.most = most
        self.jobs: queue.SimpleQueue[Job] = queue.SimpleQueue()
        self.loop = asyncio.get_running_loop()
        threading.Thread(target=self._write_on, daemon=True).start()

    async def write(self, text: str) -> None:
        done: asyncio.Future[None] = self.loop.create_future()
        self.jobs.put((text, done))
        await done

    def _write_on(self) -> None:
        connection = sqlite3.connect(self.file, isolation_level=None)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("CREATE TABLE lines (id INTEGER PRIMARY KEY, data TEXT, snapshot BLOB)")
        while True:
            group = [self.jobs.get()]
            while len(group) < self.most and not self.jobs.empty():
                group.append(self.jobs.get())
            connection.execute("BEGIN IMMEDIATE")
            for text, _ in group:
                connection.execute("INSERT INTO lines (data, snapshot) VALUES (?, ?)", (text, SNAPSHOT))
            connection.execute("COMMIT")
            for _, done in group:
                self.loop.call_soon_threadsafe(done.set_result, None)


class Echo:
    """An ASGI application."""

    def __init__(self, file: str, most: int) -> None:
        self.file = file
        self.most = most
        self.book: Book | None = None

    async def __call__(
        self, scope: Message, receive: Callable[[], Awaitable[Message]], send: Callable[[Message], Awaitable[None]]
    ) -> None:
        if scope["type"] != "websocket":
            return
        self.book = self.book or Book(self.file, self.most)
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await self.book.write(message["text"])
            await send({"type": "websocket.send", "text": message["text"]})


if __name__ == "__main__":
    port, file, how = sys.argv[1:]
    assert not Path(file).exists()
    echo = Echo(file, 256 if how == "group" else 1)
    uvicorn.run(
        echo, host="127.0.0.1", port=int(port), log_level="warning", lifespan="off", ws_per_message_deflate=False
    )
