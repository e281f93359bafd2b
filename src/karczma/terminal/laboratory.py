"""What only the laboratory needs may be missing: then one sentence says what to install."""

from __future__ import annotations

from importlib.util import find_spec

from karczma.terminal.room import Mistake


def need(*packages: str) -> None:
    missing = [name for name in packages if find_spec(name) is None]
    if missing:
        raise Mistake("lab-missing", names=", ".join(missing))
