"""Telling a table to everybody at it: what several readers may know alike is made once, and whoever is in step is told
only what changed."""

from __future__ import annotations

from typing import Any

import msgspec

from karczma.kernel.changes import Changes
from karczma.server import clock, speech
from karczma.server import protocol as wire
from karczma.server.store import Entry
from karczma.server.tables import Live

State = dict[str, Any]  # `table` and `places` as a reader has them, in plain data


class Telling:
    """A table as it stands after some lines of its log, for these readers (None: a spectator)."""

    def __init__(self, live: Live, entries: list[Entry], readers: list[int | None]) -> None:
        self.meta = live.meta
        self.pack = live.pack
        self.match = live.match
        self.questions = live.questions
        self.lines = [speech.Line(entry, live.meta, live.pack) for entry in entries]
        self.readers = readers
        self.changes = Changes()
        self._table: dict[str, Any] = {}
        self._views: dict[int | None, dict[str, Any]] = {}

    def state(self, seats: list[int], language: str) -> State:
        """What the holder of these seats sees now."""
        if not self._table:
            self._table = msgspec.to_builtins(speech.public(self.meta))
        return {"table": self._table, "places": self._places(seats, language)}

    def _places(self, seats: list[int], language: str) -> list[dict[str, Any]]:
        match = self.match
        if match is None:
            return []
        if not self._views:
            views = match.views(self.readers)
            self._views = {self.readers[i]: views[i].plain() for i in range(len(views))}
        own: list[int | None] = [*seats] if seats else [None]
        return [self._place(seat, language) for seat in own]

    def _place(self, seat: int | None, language: str) -> dict[str, Any]:
        assert self.match is not None
        return msgspec.structs.asdict(
            speech.place(self.match, self.meta, seat, self._views[seat], language, self.questions)
        )

    def updates(self, before: State | None, after: State, seats: list[int], language: str) -> list[bytes]:
        """A message for each line; the last says what changed since `before`, or all if the reader has nothing."""
        now = clock.now()
        updates = [wire.Update(line.entry.seq, now, line.heard(seats, language)) for line in self.lines]
        last = updates[-1]
        if before is None:
            last.table, last.places = after["table"], after["places"]
        else:
            last.changes = self.changes.between(before, after) or None  # type: ignore[assignment]
        return [wire.encoder.encode(update) for update in updates]
