"""Servers as real processes on free ports of this machine, with their logs in a folder."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import karczma

SOURCE = Path(karczma.__file__).parent.parent
HOST = "127.0.0.1"
START = 120.0  # seconds in which a server must be there, also on a machine that does much else


def free_port() -> int:
    with socket.socket() as one:
        one.bind((HOST, 0))
        return int(one.getsockname()[1])


class Server:
    """`python -m karczma.server`: started, stopped, killed, and started again on the same port."""

    def __init__(
        self,
        database: str,
        folder: Path,
        through: tuple[str, ...] = (),
        program: tuple[str, ...] = ("-m", "karczma.server"),
        **settings: str,
    ) -> None:
        self.database = database
        self.folder = folder
        self.through = through  # what starts it, with fewer rights than ours
        self.program = program
        self.settings = settings
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.started = 0.0

    def start(self) -> Server:
        assert self.process is None
        surroundings = {name: value for name, value in os.environ.items() if not name.startswith("KARCZMA_")}
        surroundings.pop("PYTHONDONTWRITEBYTECODE", None)  # the second start is as fast as it is for everybody
        surroundings |= {
            "PYTHONPATH": str(SOURCE),
            "KARCZMA_HOST": HOST,
            "KARCZMA_PORT": str(self.port),
            "KARCZMA_DATABASE_URL": self.database,
            "KARCZMA_LIMITS": "off",
            **{f"KARCZMA_{name.upper()}": value for name, value in self.settings.items()},
        }
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*self.through, sys.executable, *self.program], env=surroundings, stdout=log, stderr=log, cwd="/"
            )
        self.started = time.monotonic()
        return self

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    async def ready(self) -> Server:
        """Wait until it takes connections."""
        deadline = time.monotonic() + START
        while time.monotonic() < deadline:
            assert self.process is not None
            if self.process.poll() is not None:
                raise AssertionError(
                    f"the server ended with {self.process.returncode}:\n{self.log.read_text()[-4000:]}"
                )
            try:
                _, writer = await asyncio.open_connection(HOST, self.port)
            except OSError:
                await asyncio.sleep(0.01)
                continue
            writer.close()
            return self
        raise AssertionError(f"no server within {START} s:\n{self.log.read_text()[-4000:]}")

    def kill(self) -> None:
        """As a power cut does it: no goodbye."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As a system does it: SIGTERM, and wait."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        process.send_signal(how)
        try:
            return process.wait(START)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(START)
            raise

    def wait(self) -> int:
        """Until it ends by itself."""
        process, self.process = self.process, None
        assert process is not None
        return process.wait(START)

    def lines(self) -> list[dict[str, Any]]:
        """Its log; every line is one JSON object."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def memory(self) -> int:
        """Resident bytes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
