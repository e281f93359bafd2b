"""Rewards by location, rank and number of players (LK-37 to LK-60, LK-R8 to LK-R10, LK-R15, LK-R16, LK-R59)."""

from __future__ import annotations

from itertools import combinations_with_replacement

from karczma.games.lockup.guards import at_cell_block, at_chow_hall, at_commissary
from karczma.games.lockup.resources import kinds_of, others
from karczma.games.lockup.state import GUARD_CREW, Crew, Table
from karczma.games.lockup.supply import choose_tomes, draw_tomes, gain, gain_strength, give_back, replaced, take_marker
from karczma.games.lockup.tomes import BEFORE_REWARD, moment
from karczma.games.lockup.vocabulary import (
    CELL_ACTION,
    CELL_BLOCK,
    CHOW_HALL,
    COMMISSARY,
    DECLINE,
    DECLINED,
    DO_GIVE,
    GAIN,
    GAIN_RESOURCE,
    GIVE,
    INFIRMARY,
    KINDS,
    LIBRARY,
    LOCATION,
    NOTHING,
    RECRUIT,
    RESOURCE,
    REWARD,
    SEWERS,
    SMITHY,
    STRENGTH,
    TAKE,
    TAKE_REWARD,
    WINDOW,
    YARD,
)
from karczma.kernel.errors import Fact
from karczma.kernel.game import Option
from karczma.kernel.step import Step, open_window


def has_reward(g: Table, location: int, rank: int) -> bool:
    """Whether this rank has a reward at this location with so many players."""
    if location == YARD:
        return rank == 0 or (rank == 1 and g.sides > 2)
    if location in (SEWERS, INFIRMARY, SMITHY):
        return cubes_for(g, location, rank) > 0
    if location == COMMISSARY:
        return rank == 0 or trade_price(g, rank) > 0
    return location != LIBRARY or rank < 3


def cubes_for(g: Table, location: int, rank: int) -> int:
    """LK-46 to LK-51, LK-D8 How many resources of the location's own kind a rank gets."""
    if location == SEWERS:
        if rank == 0:
            return 2 if g.sides == 2 else 3
        if rank == 1 and g.sides >= 4:
            return 2
        return 0 if rank == 1 and g.rules.lower_from_third else 1
    if location == INFIRMARY:
        if rank == 0:
            return 2 if g.sides == 2 else 3
        return 1 if rank == len(g.ranking) - 1 else 0
    if location == SMITHY:
        return max(2 - rank, 0)
    return 0


def trade_price(g: Table, rank: int) -> int:
    """LK-53, LK-54, LK-D8 How many cubes a trade at the commissary takes; 0 is no trade."""
    if rank == 1 and g.sides > 2:
        return 1
    return 0 if rank == 1 and g.rules.lower_from_third else 2


def loot_at(g: Table, location: int) -> int:
    """LK-89 Bandits' cubes that lie here."""
    if not SEWERS <= location <= CHOW_HALL:
        return 0
    first = (location - 1) * KINDS
    return sum(g.loot[first : first + KINDS])


class Collect(Step[Table]):
    """LK-37, LK-59, LK-134, LK-R59 One crew's reward. The argument: its rank."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        location = g.location
        g.discount = 0
        if g.solo and seat == GUARD_CREW:
            guards_collect(g, arg)
        elif not has_reward(g, location, arg):
            g.tell(NOTHING, seat, location)
        elif location == LIBRARY:
            g.collected |= 1 << seat
            if arg == 0:
                choose_tomes(g, seat, 1)
            else:
                draw_tomes(g, seat, 1)
        else:
            g.next(REWARD, seat, arg)
            open_window(g, WINDOW, seat, moment(BEFORE_REWARD, seat))


def guards_collect(g: Table, rank: int) -> None:
    """LK-134 to LK-141, LK-R66 The guards take what they can get and never decline."""
    location = g.location
    got = rank == 0 and take_loot(g, GUARD_CREW, location)
    if location == YARD:
        got = has_reward(g, location, rank) and yard(g, GUARD_CREW, rank)
    elif location <= SMITHY:
        got = gain(g, GUARD_CREW, location - 1, cubes_for(g, location, rank)) > 0 or got
    elif location == COMMISSARY:
        got = at_commissary(g, rank) or got
    elif location == CHOW_HALL:
        got = at_chow_hall(g, rank) or got
    elif location == CELL_BLOCK:
        got = at_cell_block(g)
    else:
        got = rank < 2
        draw_tomes(g, GUARD_CREW, int(got))
    if got:
        g.collected |= 1 << GUARD_CREW
    else:
        g.tell(NOTHING, GUARD_CREW, location)


def take_loot(g: Table, seat: int, location: int) -> bool:
    """LK-89, LK-R22 All bandits' cubes of this location; whether there were any."""
    if not loot_at(g, location):
        return False
    for kind in range(KINDS):
        place = (location - 1) * KINDS + kind
        if g.loot[place]:
            g.supply[kind] += g.loot[place]  # they pass through the supply, which cannot be short of them
            cubes = g.loot[place]
            g.loot = replaced(g.loot, place, 0)
            gain(g, seat, kind, cubes)
    return True


def yard(g: Table, seat: int, rank: int) -> bool:
    """LK-44, LK-45 Whether there was anything to get."""
    cubes = gain_strength(g, seat, 1)
    marker = rank == 0 and take_marker(g, seat)
    return cubes > 0 or marker


class Reward(Step[Table]):
    """LK-42, LK-44 to LK-54, LK-R15, LK-R16 Take the reward of one's rank or decline it. The argument: the rank."""

    name = "reward"
    rule = "LK-42"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        location = g.location
        loot = arg == 0 and loot_at(g, location) > 0
        if location == CELL_BLOCK:
            g.next(CELL_ACTION, seat, 0)
        elif location == CHOW_HALL and not loot:
            g.next(RECRUIT, seat, arg)
        elif loot or could_gain(g, seat, arg):
            g.ask(REWARD, seat, arg)
        else:
            g.tell(NOTHING, seat, location)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [TAKE_REWARD, DECLINE]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        location = g.location
        if option == DECLINE:
            g.tell(DECLINED, seat, location)
            return
        g.collected |= 1 << seat
        if arg == 0:
            take_loot(g, seat, location)
        if location == YARD:
            yard(g, seat, arg)
        elif location <= SMITHY:
            gain(g, seat, location - 1, cubes_for(g, location, arg))
        elif location == CHOW_HALL:
            g.next(RECRUIT, seat, arg)
        elif arg == 0:
            g.next(GAIN_RESOURCE, seat, 0)
        else:
            g.next(GIVE, seat, trade_price(g, arg))

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return {"library": 1} if option == DECLINE else {}

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        location = g.location
        cubes = 0
        if SEWERS <= location <= SMITHY:
            cubes = min(cubes_for(g, location, arg), g.supply[location - 1])
        told: dict[str, Fact] = {"resource": RESOURCE.ids[location - 1]} if cubes else {}
        told.update(
            {
                "location": LOCATION.ids[location],
                "place": arg + 1,
                "count": cubes,
                "strength": min(1, g.supply[STRENGTH]) if location == YARD else 0,
                "marker": int(location == YARD and arg == 0 and g.first != seat),
                "choice": int(location == COMMISSARY and arg == 0),
                "trade": trade_price(g, arg) if location == COMMISSARY and arg else 0,
                "loot": loot_at(g, location) if arg == 0 else 0,
                "recruit": int(location == CHOW_HALL),
            }
        )
        return told


def could_gain(g: Table, seat: int, rank: int) -> bool:
    """LK-R15 Whether a reward, bandits' cubes apart, would bring anything."""
    location = g.location
    if location == YARD:
        return g.supply[STRENGTH] > 0 or (rank == 0 and g.first != seat)
    if location <= SMITHY:
        return g.supply[location - 1] > 0
    if rank == 0:
        return bool(others(g, 0))
    return bool(gifts(g, g.crews[seat], trade_price(g, rank)))


class GainResource(Step[Table]):
    """LK-52 One resource of choice."""

    name = "gain_resource"
    rule = "LK-52"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        self.offer(g, GAIN_RESOURCE, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [GAIN + kind for kind in others(g, 0)]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        gain(g, seat, option - GAIN, 1)


class Give(Step[Table]):
    """LK-53, LK-54, LK-R17 What is given in a trade, one by one, in any order.

    The argument: how many, and from bit 5 on the kinds given already (rules 1 wrote the last one between them).
    """

    name = "give"
    rule = "LK-53"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        ways = gifts(g, g.crews[seat], arg)
        if len(ways) > 1:
            g.ask(GIVE, seat, arg)
        elif ways:
            for kind in ways[0]:
                give_back(g, seat, kind, 1)
            g.next(TAKE, seat, arg >> 5 | as_bits(ways[0]))

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        named = {kind for way in gifts(g, g.crews[seat], arg) for kind in way}
        return [DO_GIVE + kind for kind in sorted(named)]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        kind = option - DO_GIVE
        give_back(g, seat, kind, 1)
        given = arg >> 5 | 1 << kind
        g.next(GIVE, seat, (arg & 3) - 1 | given << 5)

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"count": arg & 3}


def gifts(g: Table, crew: Crew, arg: int) -> list[tuple[int, ...]]:
    """LK-R17 All that may still be given, by kinds, so that a kind that was not given is there to be taken."""
    cubes, given = arg & 3, arg >> 5
    ways = combinations_with_replacement(kinds_of(crew), cubes)
    return [
        way
        for way in ways
        if all([way.count(kind) <= crew.resources[kind] for kind in way]) and others(g, given | as_bits(way))
    ]


def as_bits(kinds: tuple[int, ...]) -> int:
    found = 0
    for kind in kinds:
        found |= 1 << kind
    return found
