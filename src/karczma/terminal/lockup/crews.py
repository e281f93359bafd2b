"""The crews of Lockup: everybody's cubes and cards in a line or two, and the reader's cell, tomes and traits."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from karczma.games.lockup.vocabulary import GANG, RESOURCE, SIDE, TREASURE
from karczma.kernel.audience import Area
from karczma.terminal.lines import between, effect, offered, tall, zone_name
from karczma.terminal.lockup.signs import (
    back,
    belongings,
    cubes,
    guard_card,
    guard_seal,
    seal,
    shown_number,
    sides,
    suspicion,
    token,
    zones,
)
from karczma.terminal.table import Sight

INDENT = 4
NAME = 17  # columns of a name where there are few
WIDE = 100
A_TOME = ("keep_tome", "play_tome")


def crews(sight: Sight) -> list[RenderableType]:
    """A line of numbers for each crew, and what they have made and hired."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    table.add_column(no_wrap=True, overflow="crop", max_width=None if sight.room.out.width >= WIDE else NAME)
    for heading in sight.room.say("lockup-columns").split():
        table.add_column(heading, no_wrap=True, overflow="crop")
    for side in range(sides(sight)):
        table.add_row(*_line(sight, side))
    cards = Table.grid(padding=(0, 1, 0, 0))
    for side in range(sides(sight)):
        cards.add_row(Text.assemble(" ", seal(sight, side)), between(sight, _cards(sight, side)))
    return [table, cards]


def _line(sight: Sight, side: int) -> list[Text]:
    facts, _, _ = belongings(sight, side)
    resources = [(kind, facts[kind]) for kind in RESOURCE.ids]
    total = sum(count for _, count in resources)
    player = side < len(sight.view.seats)
    storage = f"{total}/{facts['storage']}" if player else str(total)
    return [
        sight.plate(side) if player else Text.assemble(" ", guard_seal(sight), " ", sight.thing("guards")),
        Text(f"{facts['reputation']} ({facts['total']})", "yellow"),
        Text(str(facts["strength"])),
        suspicion(facts["suspicion"]),
        Text.assemble(
            (storage, "bold red" if player and total > facts["storage"] else ""), " ", cubes(sight, resources)
        ),
        *[Text(str(_many(sight.view.seats[side], kind)) if player else "") for kind in ("cell", "tomes", "reserved")],
    ]


def _many(place: Area, kind: str) -> int:
    zone = place.zone(kind)
    return len(zone.cards) + zone.hidden


def _state(sight: Sight, facts: dict[str, int]) -> list[Text]:
    """Who has the first-player marker, and who has passed."""
    return [Text(sight.room.say(f"lockup-{name}"), "bold") for name in ("first", "passed") if facts.get(name)]


def _cards(sight: Sight, side: int) -> list[Text | str]:
    """The gang and trait, items and thugs of a crew; for the guards also their open cards."""
    facts, items, thugs = belongings(sight, side)
    told: list[Text | str] = [*_state(sight, facts)]
    if side < len(sight.view.seats):
        place = sight.view.seats[side]
        about = [*place.zone("gang").cards, *place.zone("trait").cards]
        told += [_names(sight, about)] if about else []
        if side != sight.seat and place.zone("reserved").cards:
            told.append(_named(sight, "reserved", place.zone("reserved").cards))
        if side != sight.seat and place.zone("tomes").cards:
            told.append(sight.room.say("lockup-known", names=_names(sight, place.zone("tomes").cards)))
    else:
        told += _guards(sight)
    told += [_named(sight, kind, cards) for kind, cards in (("items", items), ("thugs", thugs)) if cards]
    codes = sight.room.say("lockup-treasures").split()
    icons = [(facts[kind], code) for kind, code in zip(TREASURE.ids, codes, strict=True)]
    shown = " ".join(f"{count}{code}" for count, code in icons if count)
    return [*told, sight.room.say("lockup-has-treasures", treasures=shown)] if shown else told


def _names(sight: Sight, ids: list[str]) -> str:
    return ", ".join(sight.thing(id) for id in ids)


def _named(sight: Sight, kind: str, ids: list[str]) -> str:
    return f"{zone_name(sight, kind)}: {_names(sight, ids)}"


def _guards(sight: Sight) -> list[Text | str]:
    """LK-V16 to LK-V18 The guards' deck, what of it has been seen, their reserved items and the drawn locations."""
    middle = sight.view.middle
    deck = f"{zone_name(sight, 'guard_deck')} {middle.zone('guard_deck').hidden}"
    told: list[Text | str] = [deck]
    aside = middle.zone("aside").cards
    if aside:
        told.append(f"{zone_name(sight, 'aside')}: {' '.join(guard_card(sight, id) for id in aside)}")
    for kind in ("drawn_locations", "reserved"):
        cards = middle.zone(kind, "guards" if kind == "reserved" else "").cards
        if cards:
            told.append(_named(sight, kind, cards))
    return told


# The reader's own


def own(sight: Sight, seat: int) -> list[RenderableType]:
    """What only the reader sees: the cell, traits to choose from, and tomes; a low screen has room for their names."""
    place = sight.view.seats[seat]
    parts: list[RenderableType] = [_cell(sight, place)] if place.zone("gang").cards else []
    parts += [*_gangs(sight), *_readable(sight, "trait", place.zone("dealt").cards, "pick_trait")]
    tomes = place.zone("tomes").cards
    if tall(sight) or offered(sight, "play_tome"):
        parts += _readable(sight, "tome", tomes, "play_tome")
    elif tomes:
        parts.append(Text(_named(sight, "tomes", tomes)))
    for zone in zones(place, "drawn_tomes"):
        parts += _readable(sight, "tome", zone.cards, "keep_tome")
    return parts


def _readable(sight: Sight, kind: str, ids: list[str], verb: str) -> list[RenderableType]:
    """Cards with what they do, and before each the number that chooses it."""
    offers = offered(sight, verb)
    lines = Table.grid(padding=(0, 1, 0, 0))
    lines.add_column(justify="right", min_width=1)
    for id in ids:
        told = Text.assemble((sight.thing(id), "bold"), (f" {sight.marks.dash} {effect(sight, kind, id)}", "dim"))
        lines.add_row(shown_number(offers.get((id,))), told)
    return [lines] if ids else []


def _gangs(sight: Sight) -> list[RenderableType]:
    """What the gangs that can be chosen start with, in the advanced game."""
    if sight.settings["mode"] != "advanced":
        return []
    named = [(id, effect(sight, "gang", id)) for id in GANG.ids if (id,) in offered(sight, "choose_crew")]
    return [Padding(Text(f"{sight.thing(id)}: {told}", "dim"), (0, 0, 0, INDENT)) for id, told in named if told]


def _cell(sight: Sight, place: Area) -> RenderableType:
    """The tokens in the cell; when some are to be sent, with the numbers that send them face up and face down."""
    offers = offered(sight, "assign")
    zone = place.zone("cell")
    name = Text(zone_name(sight, "cell"), "bold")
    if not offers:
        tokens = " ".join(token(sight, id) for id in zone.cards) + back(sight) * zone.hidden
        hide = f"{sight.room.words.game(sight.face, 'number-may_hide')}: {place.numbers['may_hide']}"
        return between(sight, [Text.assemble(name, f" {tokens or '-'}"), Text(hide, "dim")])
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    table.add_row(name, *[Text(token(sight, id), "bold") for id in zone.cards])
    for side in SIDE.ids:
        found = [offers.get((id, side)) for id in zone.cards]
        table.add_row(sight.thing(side), *[shown_number(offer) for offer in found])
    return table
