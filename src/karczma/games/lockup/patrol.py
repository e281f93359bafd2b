"""The patrol (LK-80 to LK-95, LK-147): storage, items, thugs, suspicion, raids; and the end of the game."""

from __future__ import annotations

from typing import Final

from karczma.games.lockup.lightsout import asked_first
from karczma.games.lockup.resources import easiest, kinds_of, matters, part_with, proposals, ways_to_part
from karczma.games.lockup.state import GUARD_CREW, ROUNDS, Table
from karczma.games.lockup.supply import fill_spaces, give_back, raid_comes, replaced, reveal_item
from karczma.games.lockup.tomes import BEFORE_CUBES, BEFORE_LAST_RAID, BEFORE_PATROL, IN_PATROL, moment
from karczma.games.lockup.vocabulary import (
    CUBES,
    DISPLAY,
    DO_DISCARD,
    END,
    ENDED,
    KINDS,
    LOCATIONS,
    LOOT_PLACED,
    LOST_REPUTATION,
    MOVE_THUGS,
    PATROL_STARTS,
    RAID,
    RAID_HAPPENS,
    ROUND,
    SPACES,
    STORAGE,
    SUSPICION,
    SUSPICION_PLACED,
    THUG_LEFT,
    THUGS_MOVED,
    WINDOW,
)
from karczma.kernel.errors import Fact
from karczma.kernel.game import NOBODY, Option
from karczma.kernel.step import Step, open_window

MOST_LOSES: Final = 8  # LK-91
SECOND_LOSES: Final = 4
TIED_MOST_LOSE: Final = 4  # LK-92
TIED_SECOND_LOSE: Final = 2
OF_TWO_LOSES: Final = 6  # LK-93


class Patrol(Step[Table]):
    """LK-13, LK-80, LK-104, LK-D3 The steps of the patrol; after the sixth lights-out only the last raid."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        g.hushed = 0
        last = g.round == ROUNDS
        if last:
            g.plan([(RAID, NOBODY, 0), (END, NOBODY, 0)])
        else:
            g.tell(PATROL_STARTS, NOBODY)
            g.plan([(MOVE_THUGS, NOBODY, 0), (CUBES, NOBODY, 0)])
            first, second = (DISPLAY, STORAGE) if g.rules.items_first else (STORAGE, DISPLAY)
            g.plan([(first, NOBODY, 0), (second, NOBODY, 0)])
        open_window(g, WINDOW, asked_first(g), moment(IN_PATROL, BEFORE_LAST_RAID if last else BEFORE_PATROL))


class Storage(Step[Table]):
    """LK-81, LK-R14 Whoever has more resources than the limit gives some back, one by one, in any order."""

    rule = "LK-81"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if seat == NOBODY:
            g.plan([(STORAGE, i, 0) for i in g.turn_order()])
            return
        if matters(g.crews[seat], excess(g, seat)):
            g.ask(STORAGE, seat, 0)
        else:
            part_with(g, seat, excess(g, seat))

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_DISCARD + kind for kind in kinds_of(g.crews[seat])]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        give_back(g, seat, option - DO_DISCARD, 1)
        g.next(STORAGE, seat, 0)

    def abouts(self, g: Table, seat: int, arg: int, options: list[Option]) -> list[dict[str, Fact]]:
        crew = g.crews[seat]
        return proposals(easiest(crew, ways_to_part(crew, excess(g, seat))), options, DO_DISCARD)

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"count": excess(g, seat), "limit": g.crews[seat].storage}


def excess(g: Table, seat: int) -> int:
    return sum(g.crews[seat].resources) - g.crews[seat].storage


class Display(Step[Table]):
    """LK-83, LK-R25 Empty places of the display are filled from the deck outwards."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        for place in range(len(g.display)):
            if g.display[place] < 0:
                reveal_item(g, place)


class MoveThugs(Step[Table]):
    """LK-84, LK-85 The thug at the chow hall leaves, the others move up, new ones arrive."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        last = g.thugs[SPACES - 1]
        if last >= 0:
            g.thug_discards = (*g.thug_discards, last)
            g.tell(THUG_LEFT, NOBODY, last)
        left = [thug for thug in g.thugs[:-1] if thug >= 0]
        g.thugs = (*(-1,) * (SPACES - len(left)), *left)
        g.tell(THUGS_MOVED, NOBODY)
        fill_spaces(g)
        open_window(g, WINDOW, asked_first(g), moment(IN_PATROL, BEFORE_CUBES))


class Cubes(Step[Table]):
    """LK-86 to LK-88, LK-147, LK-R28 Suspicion by the thugs' icons, after a raid if there is too little; loot."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if raid_comes(g):
            raid(g)
        place_suspicion(g)
        place_loot(g)
        if g.solo:
            shuffle_guards(g)
        g.next(ROUND, NOBODY, g.round + 1)


def place_suspicion(g: Table) -> None:
    """LK-05, LK-86, LK-R4, LK-R28 In ascending order, as far as the supply lasts."""
    for space in range(SPACES):
        thug = g.thugs[space]
        cubes = min(g.cards.icons[thug], g.supply[SUSPICION]) if thug >= 0 else 0
        if cubes:
            g.supply[SUSPICION] -= cubes
            g.watched = replaced(g.watched, space + 1, g.watched[space + 1] + cubes)
            g.tell(SUSPICION_PLACED, NOBODY, space + 1, cubes)


def place_loot(g: Table) -> None:
    """LK-87, LK-R22 Each bandit adds a cube of its resource, if the supply has one."""
    for space in range(SPACES):
        thug = g.thugs[space]
        kind = g.cards.carries[thug] if thug >= 0 else -1
        if kind >= 0 and g.supply[kind]:
            g.supply[kind] -= 1
            g.loot = replaced(g.loot, space * KINDS + kind, g.loot[space * KINDS + kind] + 1)
            g.tell(LOOT_PLACED, NOBODY, space + 1, kind)


def shuffle_guards(g: Table) -> None:
    """LK-147 All guard cards and all location cards are shuffled again."""
    guards = sorted([*g.guard_deck, *g.aside])
    g.chance.shuffle(guards)
    g.guard_deck = tuple(guards)
    g.aside = ()
    cards = sorted([*g.location_deck, *g.drawn_locations])
    g.chance.shuffle(cards)
    g.location_deck = tuple(cards)
    g.drawn_locations = ()


def raid(g: Table) -> None:
    """LK-90 to LK-95, LK-145, LK-146 Suspicion costs reputation and goes back to the supply."""
    g.tell(RAID_HAPPENS, NOBODY)
    cubes = [crew.suspicion for crew in g.crews]
    lost = losses(cubes, g.rules.raid_zero)
    for seat in range(g.sides):
        crew = g.crews[seat]
        points = min(lost[seat], crew.reputation)  # LK-94
        if points:
            crew.reputation -= points
            g.tell(LOST_REPUTATION, seat, points)
        if g.solo and seat == 0 and cubes[GUARD_CREW] > cubes[0]:
            continue
        g.supply[SUSPICION] += crew.suspicion
        crew.suspicion = 0
    g.supply[SUSPICION] += sum(g.watched)
    g.watched = (0,) * LOCATIONS


def losses(cubes: list[int], zero_counts: bool) -> list[int]:
    """LK-91 to LK-93, LK-R30 What each loses for this much suspicion."""
    most = max(cubes)
    at_most = cubes.count(most)
    if len(cubes) == 2:
        return [OF_TWO_LOSES if one == most and at_most == 1 else 0 for one in cubes]
    if most == 0 and not zero_counts:
        return [0] * len(cubes)
    if at_most > 1:
        return [TIED_MOST_LOSE if one == most else 0 for one in cubes]
    second = max([one for one in cubes if one < most])
    loss = SECOND_LOSES if cubes.count(second) == 1 else TIED_SECOND_LOSE
    if second == 0 and not zero_counts:
        loss = 0
    return [MOST_LOSES if one == most else (loss if one == second else 0) for one in cubes]


class Raid(Step[Table]):
    """LK-104 The last raid, whatever the supply holds."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        raid(g)


class End(Step[Table]):
    """LK-104 Everything is scored."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        g.tell(ENDED, NOBODY)
