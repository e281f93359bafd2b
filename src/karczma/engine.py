"""Which engine runs: the compiled one where it was built from exactly these sources, else the interpreted one.

The compiled engine is a second copy of the parts below, with a library beside each module. It lies in `compiled/`
under a name made from the sources, so one that was built from others is never taken, and it appears by a rename: a
process that starts finds all of it or nothing. KARCZMA_ENGINE=interpreted leaves it alone.
"""

from __future__ import annotations

import hashlib
import json
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

PARTS = ("kernel", "games", "bots", "server/speech.py", "server/telling.py")  # folders, and modules of the server
HOME = Path(__file__).parent
STATUS = "status.json"  # how compiling went, for `karczma doctor`


def files(home: Path = HOME) -> list[Path]:
    """All that the engine is made of, texts and cards too, relative to the package."""
    parts = [home / part for part in PARTS]
    found = [path for part in parts for path in (part, *part.rglob("*")) if path.is_file()]
    return sorted(path.relative_to(home) for path in found if path.parent.name != "__pycache__")


def name(home: Path = HOME) -> str:
    """What the compiled engine of these sources is called, for this Python."""
    digest = hashlib.sha256(EXTENSION_SUFFIXES[0].encode())
    for path in files(home):
        digest.update(f"\n{path.as_posix()}\n".encode())
        digest.update((home / path).read_bytes())
    return digest.hexdigest()[:16]


def compiled(home: Path = HOME) -> Path | None:
    """The folder of the compiled engine, if there is one of these sources."""
    shelf = home / "compiled"
    if os.environ.get("KARCZMA_ENGINE") == "interpreted" or not shelf.is_dir():
        return None
    found = shelf / name(home)
    return found if found.is_dir() else None


def status(home: Path = HOME) -> dict[str, Any]:
    """How the last attempt to compile went: `state` is compiling, done or failed, `why` a sentence."""
    try:
        said: dict[str, Any] = json.loads((home / "compiled" / STATUS).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if said.get("state") == "compiling" and not _runs(said.get("pid", 0)):
        return {**said, "state": "interrupted"}
    return said


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
