"""Describing a table to everybody at it: what several readers may know is made once, and readers in step get only what
changed."""

from __future__ import annotations

from typing import Any

import msgspec

from karczma.kernel.audience import Known, View
from karczma.kernel.changes import between
from karczma.kernel.match import Match
from karczma.kernel.packs import Pack
from karczma.server import clock, protocol, speech
from karczma.server.entries import Entry
from karczma.server.table_info import SeatWishes, TableInfo


class State:
    """What one reader has of a table."""

    __slots__ = ("places", "table", "views")

    def __init__(self, table: dict[str, Any], places: list[protocol.Place], views: list[View]) -> None:
        self.table = table
        self.places = places  # with empty views: full ones are made only for readers who need them
        self.views = views

    def whole(self) -> dict[str, Any]:
        for place, view in zip(self.places, self.views, strict=True):
            place.view = view.plain()
        return {"table": self.table, "places": self.places}


class Telling:
    """A table after some lines of its log, for these readers (None: a spectator)."""

    def __init__(
        self,
        match: Match | None,
        meta: TableInfo,
        pack: Pack,
        wishes: dict[int, SeatWishes],
        questions: speech.Questions,
        entries: list[Entry],
        readers: list[int | None],
    ) -> None:
        self.match = match
        self.meta = meta
        self.scene = speech.Scene(match, meta, wishes, questions) if match is not None else None
        self.lines = [speech.Line(entry, meta, pack) for entry in entries]
        self.readers = readers
        self._tables: dict[str, dict[str, Any]] = {}  # by language
        self._views: dict[int | None, View] = {}
        self._table_changes: dict[str, tuple[dict[str, Any], Any]] = {}
        self._before: list[State] = []
        self._known: Known = {}

    def state(self, seats: list[int], language: str) -> State:
        """What the holder of these seats sees now."""
        if language not in self._tables:
            self._tables[language] = msgspec.to_builtins(speech.public(self.meta, language))
        table = self._tables[language]
        match = self.match
        if match is None or self.scene is None:
            return State(table, [], [])
        if not self._views:
            self._views = dict(zip(self.readers, match.views(self.readers), strict=True))
        own = speech.eyes(seats)
        places = [self.scene.place(seat, language) for seat in own]
        return State(table, places, [self._views[seat] for seat in own])

    def updates(self, before: State | None, after: State, seats: list[int], language: str) -> list[bytes]:
        """A message for each line; the last says what changed since `before`, or everything if they have nothing."""
        now = clock.now()
        updates = [protocol.Update(line.entry.seq, now, line.written(seats, language)) for line in self.lines]
        if before is None:
            updates[-1] = msgspec.structs.replace(updates[-1], **after.whole())
        else:
            updates[-1].changes = self.changes(before, after, language)
        return [protocol.encoder.encode(update) for update in updates]

    def changes(self, before: State, after: State, language: str) -> dict[str, Any] | None:
        """What changed for one reader."""
        told: dict[str, Any] = {}
        known = self._table_changes.get(language)
        if known is None or known[0] is not before.table:
            known = self._table_changes[language] = (before.table, between(before.table, after.table))
        if known[1]:
            told["table"] = known[1]
        if [place.seat for place in before.places] != [place.seat for place in after.places]:
            told["places"] = [after.whole()["places"]]
            return told
        self._before.append(before)  # kept alive as long as what we know about it
        places = {str(i): self._of_place(before, after, i) for i in range(len(after.places))}
        if any(places.values()):
            told["places"] = {i: place for i, place in places.items() if place}
        return told or None

    def _of_place(self, before: State, after: State, i: int) -> dict[str, Any]:
        old, new = before.places[i], after.places[i]
        told: dict[str, Any] = {}
        if old.asked != new.asked:
            told["asked"] = [new.asked]
        if old.question is not new.question and old.question != new.question:
            told["question"] = [new.question]
        if old.waiting != new.waiting:
            told["waiting"] = [new.waiting]
        if old.can_undo != new.can_undo:
            told["can_undo"] = [new.can_undo]
        if old.deals_from != new.deals_from:
            told["deals_from"] = [new.deals_from]
        if old.reactions != new.reactions:
            told["reactions"] = [new.reactions]
        if old.ask_always != new.ask_always:
            told["ask_always"] = [new.ask_always]
        if before.views[i] is not after.views[i]:
            view = after.views[i].changes(before.views[i], self._known)
            if view:
                told["view"] = view
        return told
