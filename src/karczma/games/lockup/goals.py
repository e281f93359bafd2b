"""What goals count, and who takes them (LK-96 to LK-99, LK-R13, LK-R32, LK-R33, LK-R58)."""

from __future__ import annotations

from typing import Final

from karczma.games.lockup.cards import (
    COUNT_ICONS,
    COUNT_ITEMS,
    COUNT_ITEMS_WITH,
    COUNT_RESOURCE_KINDS,
    COUNT_SETS,
    COUNT_STRENGTH,
    COUNT_THUG_TYPES,
    COUNT_THUGS,
    COUNT_TREASURE,
    COUNT_TYPE,
    IMMEDIATE,
    LEADER,
    NO_COUNT,
    Cards,
)
from karczma.games.lockup.state import Crew, Table
from karczma.games.lockup.vocabulary import GOT_REPUTATION, ITEMS, THUG_TYPES, TOOK_GOAL
from karczma.kernel.game import NOBODY
from karczma.kernel.native import i64

LEADER_AT_LEAST: Final = 0
LEADER_ABOVE: Final = 1
LEADER_NONE: Final = 2


def bits(number: int) -> int:
    """How many bits are set."""
    found = 0
    while number:
        number &= number - 1
        found += 1
    return found


def treasures(cards: Cards, crew: Crew, kind: int) -> int:
    """Icons of one treasure on crafted items and thugs."""
    return icons(crew.items, cards.item_treasures, kind) + icons(crew.thugs, cards.thug_treasures, kind)


def icons(held: i64, treasures: list[tuple[int, ...]], kind: int) -> int:
    """Icons of one treasure on these cards (bits)."""
    found = 0
    card: i64 = 0
    while held:
        if held & 1:
            found += treasures[card][kind]
        held >>= 1
        card += 1
    return found


def items_with(cards: Cards, crew: Crew, kind: int) -> int:
    """LK-R34 Crafted items that show this treasure at least once."""
    return sum([1 for item in range(ITEMS) if crew.items >> item & 1 and cards.item_treasures[item][kind]])


def count(cards: Cards, crew: Crew, what: int) -> int:
    """LK-R58 How much of this a crew has."""
    if what >= COUNT_TYPE:
        return bits(crew.thugs & cards.of_type[what - COUNT_TYPE])
    if what >= COUNT_ITEMS_WITH:
        return items_with(cards, crew, what - COUNT_ITEMS_WITH)
    if what >= COUNT_TREASURE:
        return treasures(cards, crew, what - COUNT_TREASURE)
    if what == COUNT_ITEMS:
        return bits(crew.items)
    if what == COUNT_THUGS:
        return bits(crew.thugs)
    if what == COUNT_THUG_TYPES:
        return sum([1 for type in range(THUG_TYPES) if crew.thugs & cards.of_type[type]])
    if what == COUNT_STRENGTH:
        return crew.strength
    if what == COUNT_RESOURCE_KINDS:
        return sum([1 for cubes in crew.resources if cubes])
    icons = [treasures(cards, crew, kind) for kind in range(3)]
    if what == COUNT_SETS:
        return min(icons)
    assert what == COUNT_ICONS
    return sum(icons)


def meets(cards: Cards, crew: Crew, goal: int) -> bool:
    """Whether a crew meets a goal's minimum, for both things if it names two."""
    if count(cards, crew, cards.count[goal]) < cards.least[goal]:
        return False
    also = cards.also_count[goal]
    return also == NO_COUNT or count(cards, crew, also) >= cards.also_least[goal]


def gained_cube(g: Table, seat: int) -> None:
    """LK-96 A crew has gained a cube: only an immediate goal can count it."""
    goal = g.goals[IMMEDIATE]
    if goal < 0 or g.holders[IMMEDIATE] != NOBODY or too_early(g):
        return
    crew = g.crews[seat]
    if meets(g.cards, crew, goal):
        g.holders = (seat, g.holders[LEADER], NOBODY)
        g.tell(TOOK_GOAL, seat, goal)
        gain_reputation(g, seat, g.cards.reward[goal])


def gained_card(g: Table, seat: int) -> None:
    """LK-97, LK-98, LK-99 A crew has gained an item or a thug."""
    gained_cube(g, seat)
    goal = g.goals[LEADER]
    holder = g.holders[LEADER]
    if holder == seat or too_early(g):
        return
    what = g.cards.count[goal]
    mine = count(g.cards, g.crews[seat], what)
    if mine < minimum(g.rules.leader_min, g.cards.least[goal]):
        return
    others = range(g.sides) if holder == NOBODY else (holder,)
    for other in others:
        if other != seat and count(g.cards, g.crews[other], what) >= mine:
            return
    g.holders = (g.holders[IMMEDIATE], seat, NOBODY)
    g.tell(TOOK_GOAL, seat, goal)


def too_early(g: Table) -> bool:
    """LK-R13 While setting up, goals count from the trait picks on."""
    return g.round == 0 and not g.crews[0].dealt


def minimum(option: int, least: int) -> int:
    """LK-R32, LK-D10 What it takes to hold a leader goal."""
    if option == LEADER_NONE:
        return 1
    return least + 1 if option == LEADER_ABOVE else least


def gain_reputation(g: Table, seat: int, points: int) -> None:
    if points:
        g.crews[seat].reputation += points
        g.tell(GOT_REPUTATION, seat, points)
