"""What other processes have written and who is there, received through PostgreSQL's LISTEN."""

from __future__ import annotations

import asyncio
import logging
import threading

import psycopg

from karczma.server.sockets import Sockets
from karczma.server.store import ALIVE
from karczma.server.table_server import UNKNOWN, TableServer

log = logging.getLogger("karczma.listener")


class Listener:
    """A thread with a connection of its own; it reconnects when the database comes back."""

    def __init__(self, url: str, server: TableServer, sockets: Sockets) -> None:
        self.url = "postgresql://" + url.split("://", 1)[1]
        self.server = server
        self.sockets = sockets
        self.loop = asyncio.get_running_loop()
        self.stopped = threading.Event()
        self.thread = threading.Thread(target=self._listen_on, name="karczma-listener", daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.stopped.set()
        self.thread.join(timeout=5)

    def _listen_on(self) -> None:
        while not self.stopped.is_set():
            try:
                with psycopg.connect(self.url, autocommit=True, **ALIVE) as connection:
                    connection.execute("LISTEN karczma")
                    self.loop.call_soon_threadsafe(self._missed)
                    self._listen(connection)
            except psycopg.Error as error:
                log.warning("listening again: %s", type(error).__name__)
                self.stopped.wait(1.0)

    def _listen(self, connection: psycopg.Connection[object]) -> None:
        while not self.stopped.is_set():
            for notice in connection.notifies(timeout=0.5):
                self.loop.call_soon_threadsafe(self._heard, notice.payload)

    def _heard(self, payload: str) -> None:
        """`process table seq`: a line was written; `process table here 0,2`: these seats are there.

        `process table wishes 2`: that seat wants to be asked about something else; `process table gone`: it was
        deleted; `process guest out device`: signed out, there or (no device) everywhere.
        """
        process, id, what, *more = payload.split(" ")
        if what == "gone":
            self.server.gone(id)
        elif what == "out":
            self.sockets.cut_off(id, *more)
        elif what == "wishes":
            if process != self.server.store.process:
                self.server.spawn(self.server.hear_wishes(id, int(more[0])))
        elif what != "here":
            # Even a line of our own: we may have given up waiting for it, and it was committed after all.
            self.server.spawn(self.server.hear(id, int(what)))
        elif process != self.server.store.process:
            self.sockets.heard_presence(process, id, [int(seat) for seat in more[0].split(",") if seat])

    def _missed(self) -> None:
        """While nobody listened, anything may have happened."""
        for table in list(self.server.lives):
            self.server.spawn(self.server.hear(table, UNKNOWN))
