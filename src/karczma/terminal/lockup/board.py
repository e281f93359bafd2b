"""Lockup drawn: goals and crews above, then items, thugs and the prison, and the reader's own cards last."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from karczma.games.lockup.vocabulary import RESOURCE
from karczma.terminal.lines import between, offered, tall, zone_name
from karczma.terminal.lockup import cards, crews, prison
from karczma.terminal.lockup.signs import fact, letter, zones
from karczma.terminal.table import Drawn, Sight

# What has its number on the table: the words of the others say more than a table could.
TOLD = (*prison.AT_LOCATIONS, *prison.AMONG_THUGS, *cards.AMONG_ITEMS, *crews.A_TOME, "assign", "pick_trait")


def draw(sight: Sight) -> Drawn:
    """What may scroll away comes first. On a low screen what the question is about comes last."""
    one = _watched(sight)
    gap: list[RenderableType] = [""] if tall(sight) else []
    parts: list[RenderableType] = [_heading(sight), _supply(sight), *cards.goals(sight), *gap, *crews.crews(sight)]
    blocks: list[tuple[bool, RenderableType]] = [
        (bool(offered(sight, *cards.AMONG_ITEMS)), cards.display(sight, one)),
        (bool(offered(sight, *prison.AMONG_THUGS)), prison.thugs(sight)),
        (bool(offered(sight, *prison.AT_LOCATIONS)), prison.locations(sight)),
    ]
    if not tall(sight):
        blocks.sort(key=lambda block: block[0])
    for _, block in blocks:
        parts += [*gap, block]
    own = crews.own(sight, one)
    return Drawn(Group(*parts, *(gap if own else []), *own), _touched(sight))


def _watched(sight: Sight) -> int:
    """Whose cell is shown: the reader's, or, for a spectator, that of whoever is asked."""
    if sight.seat is not None:
        return sight.seat
    return sight.asked[0] if sight.asked else 0


def _touched(sight: Sight) -> frozenset[str]:
    """What has its number on the table, and what on it cannot be chosen now: used locations, what is too dear."""
    told = {offer.touch for offer in offered(sight, *TOLD).values()}
    if offered(sight, "visit"):
        told |= {f"location:{zone.name}" for zone in zones(sight.view.middle, "location")}
    if offered(sight, *cards.AMONG_ITEMS):
        seats = [] if sight.seat is None else sight.view.seats[sight.seat].zone("reserved").cards
        told |= {f"item:{id}" for id in (*sight.view.middle.zone("display").cards, *seats)}
    return frozenset(told)


def _heading(sight: Sight) -> Text:
    """The round, and how much suspicion is left until a raid."""
    middle = sight.view.middle
    round = int(middle.numbers["round"])
    name = Text(sight.room.words.game(sight.face, "game-name"), "bold")
    if not round or not sight.asked:
        return between(sight, [name, sight.room.say("lockup-over" if round else "lockup-setup")])
    raid = sight.room.say("lockup-raid", count=fact(middle.zone("supply"), "suspicion"))
    return between(
        sight,
        [
            name,
            sight.room.say("lockup-round", round=round, rounds=int(middle.numbers["last_round"])),
            Text(raid, "bold red"),
        ],
    )


def _supply(sight: Sight) -> Text:
    """What is left in the supply; it also shows which letter is which resource."""
    middle = sight.view.middle
    supply = middle.zone("supply")
    told = [Text(zone_name(sight, "supply"), "bold")]
    for kind in RESOURCE.ids:
        told.append(Text.assemble(letter(sight, kind), f" {sight.thing(kind)} {fact(supply, kind)}"))
    told.append(Text(sight.room.say("lockup-left", strength=fact(supply, "strength"))))
    told.append(Text(sight.room.say("lockup-tomes-left", count=middle.zone("tome_deck").hidden)))
    return Text("  ").join(told)
