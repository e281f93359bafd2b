"""Who may know what: a view is built zone by zone from an allow-list, so a new field is secret until it is named."""

from __future__ import annotations

from karczma.kernel.errors import Fact

Json = None | bool | int | str | list["Json"] | dict[str, "Json"]


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
        """As plain data, built once: several views may show this very zone, and so must not be changed."""
        if not self._plain:
            self._plain = {
                "kind": self.kind,
                "name": self.name,
                "cards": list(self.cards),
                "hidden": self.hidden,
                "facts": self.facts,
            }
        return self._plain


class Place:
    """A seat's own part of the table, or the middle: public numbers and zones."""

    def __init__(self, numbers: dict[str, Fact], zones: list[Zone]) -> None:
        self.numbers = numbers
        self.zones = zones
        self._plain: dict[str, Json] = {}

    def plain(self) -> dict[str, Json]:
        """As plain data, built once, like that of a zone."""
        if not self._plain:
            numbers: dict[str, Json] = {name: number for name, number in self.numbers.items()}
            self._plain = {"numbers": numbers, "zones": [zone.plain() for zone in self.zones]}
        return self._plain

    def zone(self, kind: str, name: str = "") -> Zone:
        """The zone of this kind (and name, where there are several)."""
        return next(zone for zone in self.zones if zone.kind == kind and (not name or zone.name == name))


class View:
    """The table as one seat, or a spectator, may see it."""

    def __init__(self, middle: Place, seats: list[Place]) -> None:
        self.middle = middle
        self.seats = seats

    def plain(self) -> dict[str, Json]:
        return {"middle": self.middle.plain(), "seats": [seat.plain() for seat in self.seats]}
