"""Who may know what: a view is built zone by zone from an allow-list, so a new field is secret until it is named."""

from __future__ import annotations

from karczma.kernel.changes import Json as Json
from karczma.kernel.changes import between
from karczma.kernel.errors import Fact
from karczma.kernel.game import EVERYBODY


def redact(named: dict[str, Fact], to: int, seats: list[int]) -> dict[str, Fact]:
    """An event for this audience, as whoever holds these seats (none: a spectator) may know it.

    The only gate for events: the others learn that something happened, and to whom.
    """
    if to == EVERYBODY or listening(to, seats):
        return named
    return {"event": named["event"], "seat": named["seat"], "hidden": 1}


def listening(to: int, seats: list[int]) -> list[int]:
    """Which of these seats are in this audience."""
    return seats if to == EVERYBODY else [seat for seat in seats if to >> seat & 1]


class Zone:
    """A place on the table: the things in it that may be seen, and how many lie there face down."""

    def __init__(self, kind: str, name: str, cards: list[str], hidden: int, facts: dict[str, Json]) -> None:
        self.kind = kind  # what sort of place; its texts are `zone-<kind>`
        self.name = name  # which one, where there are several: with the kind, what an option touches
        self.cards = cards
        self.hidden = hidden
        self.facts = facts
        self._plain: dict[str, Json] = {}

    def plain(self) -> dict[str, Json]:
        """As plain data, built once: several views may share it, so it must not be changed."""
        if not self._plain:
            self._plain = {
                "kind": self.kind,
                "name": self.name,
                "cards": list(self.cards),
                "hidden": self.hidden,
                "facts": self.facts,
            }
        return self._plain

    def changes(self, before: Zone) -> dict[str, Json]:
        """What changed since, in the form of `karczma.kernel.changes`."""
        told: dict[str, Json] = {}
        if self.kind != before.kind:
            told["kind"] = [self.kind]
        if self.name != before.name:
            told["name"] = [self.name]
        if self.cards != before.cards:
            told["cards"] = [list(self.cards)]
        if self.hidden != before.hidden:
            told["hidden"] = [self.hidden]
        if self.facts != before.facts:
            told["facts"] = between(before.facts, self.facts)
        return told


class Area:
    """What is in front of one seat, or in the middle: public numbers and zones."""

    def __init__(self, numbers: dict[str, Fact], zones: list[Zone]) -> None:
        self.numbers = numbers
        self.zones = zones
        self._plain: dict[str, Json] = {}

    def plain(self) -> dict[str, Json]:
        """As plain data, built once, as for a zone."""
        if not self._plain:
            numbers: dict[str, Json] = {name: number for name, number in self.numbers.items()}
            self._plain = {"numbers": numbers, "zones": [zone.plain() for zone in self.zones]}
        return self._plain

    def changes(self, before: Area) -> dict[str, Json]:
        """What changed since."""
        told: dict[str, Json] = {}
        if self.numbers != before.numbers:
            was: dict[str, Json] = {name: number for name, number in before.numbers.items()}
            numbers: dict[str, Json] = {name: number for name, number in self.numbers.items()}
            told["numbers"] = between(was, numbers)
        if len(self.zones) != len(before.zones):
            told["zones"] = [[zone.plain() for zone in self.zones]]
            return told
        zones: dict[str, Json] = {}
        for i in range(len(self.zones)):
            if self.zones[i] is not before.zones[i]:
                zone = self.zones[i].changes(before.zones[i])
                if zone:
                    zones[str(i)] = zone
        if zones:
            told["zones"] = zones
        return told

    def zone(self, kind: str, name: str = "") -> Zone:
        """The zone of this kind (and name, where there are several)."""
        return next(zone for zone in self.zones if zone.kind == kind and (not name or zone.name == name))


class View:
    """The table as one seat, or a spectator, may see it."""

    def __init__(self, middle: Area, seats: list[Area]) -> None:
        self.middle = middle
        self.seats = seats

    def plain(self) -> dict[str, Json]:
        return {"middle": self.middle.plain(), "seats": [seat.plain() for seat in self.seats]}

    def changes(self, before: View, known: Known) -> dict[str, Json]:
        """What changed since `before`, a view of the same table; an empty object if nothing has.

        Most places look the same to several readers: what is in `known` is not compared again.
        """
        told: dict[str, Json] = {}
        middle = _compared(before.middle, self.middle, known)
        if middle:
            told["middle"] = middle
        seats: dict[str, Json] = {}
        for i in range(len(self.seats)):
            seat = _compared(before.seats[i], self.seats[i], known)
            if seat:
                seats[str(i)] = seat
        if seats:
            told["seats"] = seats
        return told


# What changed between two places, by their ids: both must be kept alive as long as this is.
Known = dict[tuple[int, int], dict[str, Json]]


def _compared(before: Area, after: Area, known: Known) -> dict[str, Json]:
    key = (id(before), id(after))
    found = known.get(key)
    if found is None:
        found = after.changes(before)
        known[key] = found
    return found
