"""A server for the browser, as a process that can be killed and started again where it was."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx

from server.hall import HOST, SOURCE, START, TESTS, Door, free_port, until

PLAIN = """
import json, sys
from karczma.server.config import Config
from karczma.server.run import serve
serve(Config(**json.loads(sys.argv[1])))
"""


class Tavern(Door):
    """The server with golems that answer at once, and the toy game on its list; `log` is all it has said."""

    def __init__(self, folder: Path, toy: bool = True, **settings: Any) -> None:
        super().__init__(free_port())
        self.program = [str(TESTS / "server" / "with_toy.py")] if toy else ["-c", PLAIN]
        self.log = folder / "server.log"
        self.settings: dict[str, Any] = {
            "host": HOST,
            "port": self.port,
            "database": f"sqlite:///{folder / 'karczma.db'}",
            "limits": False,
            "bot_seconds": 0.0,
            **settings,
        }
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Tavern:
        assert self.process is None
        command = [sys.executable, *self.program, json.dumps(self.settings)]
        surroundings = {name: value for name, value in os.environ.items() if not name.startswith("KARCZMA_")}
        surroundings["PYTHONPATH"] = f"{SOURCE}:{TESTS}"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=surroundings, stdout=log, stderr=log)
        try:
            until(self._answers, START)
        except BaseException:
            self.kill()
            raise
        return self

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()[-4000:]
        try:
            return httpx.get(f"{self.url}/readyz", trust_env=False).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """As a power cut does it: no goodbye."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(START)
            self.process = None

    def close(self) -> None:
        super().close()
        if self.process is not None:
            self.process.terminate()
            self.process.wait(START)
            self.process = None
