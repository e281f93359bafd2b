"""The cards of Lockup: the goals with who has how much, and the items that can be crafted."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from karczma.games.lockup.cards import (
    COUNT_ITEMS_WITH,
    COUNT_TREASURE,
    COUNT_TYPE,
    COUNTS,
    GOAL_KINDS,
    NO_COUNT,
    PER,
    Cards,
)
from karczma.games.lockup.prices import can_pay
from karczma.games.lockup.vocabulary import COST, GOAL, ITEM, THUG_TYPE, TREASURE
from karczma.kernel.audience import Zone
from karczma.terminal.lines import effect, offered, tall, zone_name
from karczma.terminal.lockup.signs import (
    crew_of,
    cubes,
    effects,
    fact,
    pack,
    seal,
    shown_number,
    sides,
    treasures,
    zones,
)
from karczma.terminal.table import Sight

AMONG_ITEMS = ("craft", "reserve")


def goals(sight: Sight) -> list[RenderableType]:
    """Each goal: what it counts and pays, how much of it everybody has, and who holds it."""
    told: list[RenderableType] = []
    for zone in zones(sight.view.middle, "goal"):
        told.append(_goal(sight, zone))
        if tall(sight):
            told.append(Padding(Text(effect(sight, "goal", zone.name), "dim"), (0, 0, 0, 2)))
    return told


def _goal(sight: Sight, zone: Zone) -> Text:
    cards = pack(sight)
    one = GOAL.numbers[zone.name]
    kind = GOAL_KINDS[cards.goal_kind[one]]
    what, _ = sight.room.words.choice(sight.face, f"goal_{kind}")
    told = Text.assemble((what, "dim"), " ", (sight.thing(zone.name), "bold"))
    told.append(f" {sight.marks.dash} {_wanted(sight, cards, zone)} {sight.marks.dash} ")
    told.append_text(Text(" ").join([_standing(sight, zone, side) for side in range(sides(sight))]))
    holder = fact(zone, "holder")
    if holder >= 0:
        told.append_text(
            Text.assemble(f" {sight.marks.dash} ", sight.room.say("lockup-held"), " ", seal(sight, holder))
        )
    return told


def _wanted(sight: Sight, cards: Cards, zone: Zone) -> str:
    """What a goal counts, the least of it, and what it pays: shields 3+: 8."""
    goal = GOAL.numbers[zone.name]
    told = [_least(sight, cards.count[goal], fact(zone, "least"))]
    if cards.also_count[goal] != NO_COUNT:
        told.append(_least(sight, cards.also_count[goal], cards.also_least[goal]))
    key = "lockup-pays-each" if cards.form[goal] == PER else "lockup-pays"
    paid = sight.room.say(key, points=fact(zone, "pays"), second=fact(zone, "second"))
    return f"{', '.join(told)}: {paid}"


def _least(sight: Sight, what: int, least: int) -> str:
    return f"{counted(sight, what)} {least}+" if least else counted(sight, what)


def counted(sight: Sight, what: int) -> str:
    """What a goal counts, in a word or two."""
    if what >= COUNT_TYPE:
        return sight.thing(THUG_TYPE.ids[what - COUNT_TYPE]).lower()
    if what >= COUNT_ITEMS_WITH:
        return sight.room.say("lockup-items-with", treasure=sight.thing(TREASURE.ids[what - COUNT_ITEMS_WITH]))
    if what >= COUNT_TREASURE:
        return sight.room.say("lockup-icons-of", treasure=sight.thing(TREASURE.ids[what - COUNT_TREASURE]))
    return sight.room.say(f"lockup-count-{COUNTS[what]}")


def _standing(sight: Sight, zone: Zone, side: int) -> Text:
    counts, also = zone.facts["counts"], zone.facts["also"]
    assert isinstance(counts, list)
    assert isinstance(also, list)
    return Text.assemble(seal(sight, side), "/".join([str(counts[side]), *[str(one) for one in also[side : side + 1]]]))


def display(sight: Sight, one: int) -> RenderableType:
    """The items on display and the reader's reserved ones: value, cost, treasures, effects, and numbers to type."""
    middle = sight.view.middle
    crafting, reserving = offered(sight, "craft"), offered(sight, "reserve")
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    for heading in ("lockup-craft", "lockup-reserve"):
        asked = crafting if heading == "lockup-craft" else reserving
        table.add_column(sight.room.say(heading) if asked else "", justify="right", no_wrap=True)
    deck = f"{zone_name(sight, 'display')} {sight.marks.dash} {zone_name(sight, 'item_deck')} "
    table.add_column(f"{deck}{middle.zone('item_deck').hidden}", no_wrap=True)
    table.add_column(sight.room.say("lockup-value"), justify="right", no_wrap=True)
    table.add_column(sight.room.say("lockup-cost" if sight.seat is None else "lockup-costs"), no_wrap=True)
    table.add_column()
    mine = sight.view.seats[one].zone("reserved").cards
    for id in (*middle.zone("display").cards, *mine):
        numbers = [shown_number(offers.get((id,))) for offers in (crafting, reserving)]
        note = f" {sight.room.say('lockup-is-reserved')}" if id in mine else ""
        table.add_row(*numbers, Text.assemble(sight.thing(id), (note, "dim")), *item(sight, id))
    return table


def item(sight: Sight, id: str) -> list[Text]:
    """The value of an item, its cost, in brackets if the reader cannot pay it, its treasures and effects."""
    cards = pack(sight)
    one = ITEM.numbers[id]
    cost = cubes(sight, zip(COST.ids, cards.cost[one], strict=True))
    if not affordable(sight, id):
        cost = Text.assemble("(", cost, ")")
    told = [treasures(sight, cards.item_treasures[one]), effects(sight, "item", id)]
    what = Text(f" {sight.marks.dash} ".join([part for part in told if part]))
    return [Text(str(cards.reputation[one]), "yellow"), cost, what]


def affordable(sight: Sight, id: str) -> bool:
    """Whether the reader could pay for an item now, or may craft it anyway; a spectator has no purse."""
    if sight.seat is None or (id,) in offered(sight, "craft"):
        return True
    crew = crew_of(sight, sight.seat)
    return can_pay(crew, pack(sight).cost[ITEM.numbers[id]], 0)
