"""Servers as real processes on free ports of this machine, with their logs in a folder.

What they import takes longer than all else at their start: they are forked from a process that has it already.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import karczma
from karczma.server.config import from_environment
from karczma.server.run import serve_alone

SOURCE = Path(karczma.__file__).parent.parent
HOST = "127.0.0.1"
START = 120.0  # seconds in which a server must be there, also on a machine that does much else

ALONE = (sys.executable, "-m", "karczma.server")

_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload(["karczma.server.run", "karczma.server.config"])


def _serve(surroundings: dict[str, str], log: Path) -> None:
    """As `python -m karczma.server` does, with these surroundings and no others."""
    os.environ.clear()
    os.environ.update(surroundings)
    os.chdir("/")
    with log.open("ab") as out:
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
    serve_alone(from_environment())


def free_port() -> int:
    with socket.socket() as one:
        one.bind((HOST, 0))
        return int(one.getsockname()[1])


class Forked:
    """To a function in a process of its own what `subprocess.Popen` is to a program."""

    def __init__(self, work: Callable[..., None], *args: object) -> None:
        self.process = _forks.Process(target=work, args=args)
        self.process.start()
        self.pid = self.process.pid or 0

    @property
    def returncode(self) -> int | None:
        return self.process.exitcode

    def poll(self) -> int | None:
        return self.process.exitcode

    def wait(self, timeout: float) -> int:
        self.process.join(timeout)
        if self.process.exitcode is None:
            raise subprocess.TimeoutExpired("a forked server", timeout)
        return self.process.exitcode

    def send_signal(self, how: signal.Signals) -> None:
        if self.process.is_alive():
            os.kill(self.pid, how)

    def kill(self) -> None:
        self.process.kill()


class Server:
    """`python -m karczma.server`: started, stopped, killed, and started again on the same port."""

    def __init__(self, database: str, folder: Path, program: tuple[str, ...] = (), **settings: str) -> None:
        self.database = database
        self.folder = folder
        self.program = program  # the command that starts it, if it is not to be forked
        self.settings = settings
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | Forked | None = None
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
        self.process = self._run(surroundings) if self.program else Forked(_serve, surroundings, self.log)
        self.started = time.monotonic()
        return self

    def _run(self, surroundings: dict[str, str]) -> subprocess.Popen[bytes]:
        with self.log.open("ab") as log:
            return subprocess.Popen(self.program, env=surroundings, stdout=log, stderr=log, cwd="/")

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
