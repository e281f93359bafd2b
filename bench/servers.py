"""The servers that are measured, each a process of its own: ours, the bare echo, and boardgame.io's."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

from server.lost.processes import Server

HOUSE = Path(__file__).resolve().parent.parent
HERE = HOUSE / "bench" / "boardgame_io"
INSTALLED = HOUSE / ".bench" / "boardgame_io"


class Missing(Exception):
    """What is measured beside us is not here, and why."""


def karczma(folder: Path, name: str = "karczma") -> Server:
    """As it is shipped, on SQLite; only the limits for one address are off, since everybody comes from this one."""
    return _ready(Server(f"sqlite:///{folder / name}.db", folder, log_level="warning").start())


def echo(folder: Path, how: str) -> Server:
    server = Server("", folder)
    return _started(
        server, [sys.executable, str(HOUSE / "bench" / "echo.py"), str(server.port), f"{folder}/{how}.db", how]
    )


def boardgame_io(folder: Path) -> Server:
    """With its store in memory, as node runs it in production."""
    server = Server("", folder)
    surroundings = os.environ | {"NODE_ENV": "production", "NODE_PATH": str(INSTALLED / "node_modules")}
    return _started(server, [str(node() / "node"), str(HERE / "server.js"), str(server.port)], surroundings)


def _started(server: Server, words: list[str], surroundings: dict[str, str] | None = None) -> Server:
    with server.log.open("ab") as log:
        server.process = subprocess.Popen(words, env=surroundings, stdout=log, stderr=log)
    return _ready(server)


def _ready(server: Server) -> Server:
    try:
        return asyncio.run(server.ready())
    except AssertionError:
        server.kill()
        raise


def node() -> Path:
    """The folder of node and npm."""
    venv = Path(sys.prefix).relative_to(HOUSE) if Path(sys.prefix).is_relative_to(HOUSE) else Path(".venv")
    said = subprocess.run(
        [str(HOUSE / "tools" / "node.sh"), str(venv)], cwd=HOUSE, capture_output=True, text=True, check=False
    )
    if said.returncode:
        raise Missing("boardgame.io needs node, and there is none here")
    return Path(said.stdout.strip())


def install_boardgame_io() -> str:
    """From npm, once; says which version it is."""
    wanted = (HERE / "package.json").read_text()
    kept = INSTALLED / "package.json"
    if not (INSTALLED / "node_modules").exists() or not kept.exists() or kept.read_text() != wanted:
        path = {"PATH": f"{node()}{os.pathsep}{os.environ.get('PATH', '')}"}
        INSTALLED.mkdir(parents=True, exist_ok=True)
        kept.write_text(wanted)
        words = ["npm", "install", "--no-audit", "--no-fund", "--loglevel=error"]
        said = subprocess.run(words, cwd=INSTALLED, env=os.environ | path, capture_output=True, text=True, check=False)
        if said.returncode:
            kept.unlink()
            raise Missing(f"boardgame.io cannot be installed: {' '.join(said.stderr.splitlines()[:2]) or '?'}")
    return str(json.loads(wanted)["dependencies"]["boardgame.io"])


def processor(server: Server) -> float:
    """Seconds of processor time so far, of all its threads."""
    fields = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
