"""A line of a table's log, as it is stored and shown."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Entry:
    """One line of a table's log."""

    seq: int
    kind: str
    data: bytes
    at: int
    hash: str | None = None
    snapshot: bytes | None = None
    client: str | None = None
