"""A table drawn for one reader: built from what a view shows, for any game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from karczma.kernel.audience import Area, Json, View, Zone
from karczma.kernel.errors import Fact
from karczma.kernel.face import Face, Setting
from karczma.kernel.game import Option
from karczma.kernel.packs import Pack
from karczma.terminal.guests import Guest
from karczma.terminal.marks import Marks
from karczma.terminal.room import Room


@dataclass(frozen=True)
class Offer:
    """Something that can be chosen: the number to type, what it touches, what it is in words, and facts about it."""

    number: int
    option: Option
    touch: str
    words: str
    facts: dict[str, Json]


@dataclass(frozen=True)
class Drawn:
    """A drawn table, and which options it already shows as choosable: the rest are listed below it."""

    picture: RenderableType
    touched: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Sight:
    """All a drawing may know: what one seat sees, and what was public before the game began. Never the game itself."""

    room: Room
    marks: Marks
    face: Face[Any]
    pack: Pack
    settings: dict[str, Setting]
    view: View
    guests: list[Guest]
    seat: int | None  # whose view; None is a spectator
    asked: list[int]
    offers: list[Offer]  # what this seat may choose now

    @property
    def names(self) -> list[str]:
        return [guest.name for guest in self.guests]

    def thing(self, id: str) -> str:
        """The name of a card, whatever kind of thing it is, or of a rival in the box."""
        if id in self.face.rivals:
            return self.room.words.rival(self.face, id)
        kind = next((kind for kind in self.face.things if id in kind.numbers), None)
        return id if kind is None else self.room.words.thing(self.face, kind.name, id)

    def plate(self, seat: int) -> Text:
        """The seal and name of a seat, and what there is to say about who sits there."""
        guest = self.guests[seat]
        plate = Text.assemble(self.marks.turn if seat in self.asked else " ", self.marks.seal(seat), " ", guest.name)
        if seat == self.seat:
            plate.append(f" ({self.room.say('you')})", "bold")
        elif guest.bot:
            plate.append(f" ({self.room.say('golem')})", "dim")
        return plate


Drawing = Callable[[Sight], Drawn]


def draw(sight: Sight) -> Drawn:
    """Any game: the middle of the table, then every seat, zone by zone."""
    parts: list[RenderableType] = [_place(sight, sight.view.middle)]
    for seat, place in enumerate(sight.view.seats):
        parts += [sight.plate(seat), _place(sight, place)]
    return Drawn(Group(*parts))


def _place(sight: Sight, place: Area) -> RenderableType:
    """The numbers on one line, then the zones that are not empty."""
    told = [
        f"{sight.room.words.game(sight.face, f'number-{name}')}: {_number(sight, name, number)}"
        for name, number in place.numbers.items()
    ]
    grid = Table.grid(padding=(0, 2))
    grid.add_column(overflow="fold")
    grid.add_column(overflow="fold")
    for zone in place.zones:
        if zone.cards or zone.hidden:
            grid.add_row(_zone_name(sight, zone), _zone(sight, zone))
    return Padding(Group(Text(f" {sight.marks.dash} ".join(told), "dim"), grid), (0, 0, 0, 3))


def _number(sight: Sight, name: str, number: Fact) -> str:
    if name == "first_player" and isinstance(number, int):
        return sight.names[number]
    return str(number)


def _zone_name(sight: Sight, zone: Zone) -> str:
    kind = sight.room.words.game(sight.face, f"zone-{zone.kind}")
    if not zone.name:
        return kind
    which = str(int(zone.name) + 1) if zone.name.isdigit() else sight.thing(zone.name)
    return f"{kind}: {which}"


def _zone(sight: Sight, zone: Zone) -> str:
    said = [
        sight.thing(card) if count == 1 else f"{count} {sight.marks.times} {sight.thing(card)}"
        for card, count in Counter(zone.cards).items()
    ]
    if zone.hidden:
        said.append(sight.room.say("face-down", count=zone.hidden))
    return ", ".join(said)
