"""Rewards by location, rank and number of players (LK-37 to LK-60, LK-R8 to LK-R10, LK-R15, LK-R16, LK-R59)."""

from __future__ import annotations

from karczma.games.lockup.guards import at_cell_block, at_chow_hall, at_commissary
from karczma.games.lockup.outlook import gains
from karczma.games.lockup.prices import can_reserve, craftable, offered
from karczma.games.lockup.prison import Reward as Printed
from karczma.games.lockup.prison import reward_at
from karczma.games.lockup.resources import easiest, others, proposals, ways_to_part
from karczma.games.lockup.state import GUARD_CREW, ROUNDS, Crew, Table
from karczma.games.lockup.supply import choose_tomes, draw_tomes, gain, gain_strength, give_back, replaced, take_marker
from karczma.games.lockup.tomes import BEFORE_REWARD, before_own_reward, is_after_tome, moment, rank_of, tome_first
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
    KINDS,
    LIBRARY,
    LOCATION,
    NOTHING,
    RECRUIT,
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


def loot_at(g: Table, location: int) -> int:
    """LK-89 Bandits' cubes here."""
    if not SEWERS <= location <= CHOW_HALL:
        return 0
    first = (location - 1) * KINDS
    return sum(g.loot[first : first + KINDS])


class Collect(Step[Table]):
    """LK-37, LK-59, LK-134, LK-R59 One crew's reward. The argument: its rank, and whether a tome was just played.

    Tomes may be played in the question about the reward; if there is nothing to ask, before it comes to nothing.
    """

    def enter(self, g: Table, seat: int, arg: int) -> None:
        location = g.location
        rank = rank_of(arg)
        if not is_after_tome(arg):
            g.discount = 0
        if g.solo and seat == GUARD_CREW:
            guards_collect(g, rank)
        elif not reward_at(g, location, rank).any():
            g.tell(NOTHING, seat, location)
        elif location == LIBRARY:
            g.collected |= 1 << seat
            if reward_at(g, location, rank).tomes > 1:
                choose_tomes(g, seat, 1)
            else:
                draw_tomes(g, seat, 1)
        else:
            g.next(REWARD, seat, rank)
            if not is_asked(g, seat, rank):
                open_window(g, WINDOW, seat, moment(BEFORE_REWARD, seat))


def is_asked(g: Table, seat: int, rank: int) -> bool:
    """Whether a question about the reward follows, in which tomes are offered too."""
    if g.location == CELL_BLOCK:
        return bool(craftable(g, seat, g.discount)) or can_reserve(g, seat)
    loot = loot_at(g, g.location) if rank == 0 else 0
    if g.location == CHOW_HALL and max(offered(g, seat, rank, g.discount, loot)) >= 0:
        return True
    brings = loot > 0 or (g.location != CHOW_HALL and could_gain(g, seat, rank))
    return brings and worth_refusing(g, seat, rank)


def guards_collect(g: Table, rank: int) -> None:
    """LK-134 to LK-141, LK-R66 The guards take what they can and never decline."""
    location = g.location
    reward = reward_at(g, location, rank)
    got = rank == 0 and take_loot(g, GUARD_CREW, location)
    if location == YARD:
        got = reward.any() and yard(g, GUARD_CREW, reward)
    elif location <= SMITHY:
        got = gain(g, GUARD_CREW, location - 1, reward.cubes) > 0 or got
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
    """LK-89, LK-R22 All bandits' cubes at this location; returns whether there were any."""
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


def yard(g: Table, seat: int, reward: Printed) -> bool:
    """LK-44, LK-45 Returns whether there was anything to get."""
    cubes = gain_strength(g, seat, reward.cubes)
    marker = reward.marker and take_marker(g, seat)
    return cubes > 0 or marker


class Reward(Step[Table]):
    """LK-42, LK-44 to LK-54, LK-R15, LK-R16 Take the reward for one's rank or decline it. The argument: the rank."""

    rule = "LK-42"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        location = g.location
        loot = arg == 0 and loot_at(g, location) > 0
        if location == CELL_BLOCK:
            g.next(CELL_ACTION, seat, 0)
        elif location == CHOW_HALL and not loot:
            g.next(RECRUIT, seat, arg)
        elif not loot and not could_gain(g, seat, arg):
            g.tell(NOTHING, seat, location)
        elif worth_refusing(g, seat, arg):
            g.ask(REWARD, seat, arg)
        else:
            self.chosen(g, seat, arg, TAKE_REWARD)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [TAKE_REWARD, DECLINE, *before_own_reward(g, seat)]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        location = g.location
        if tome_first(g, seat, arg, option):
            return
        if option == DECLINE:
            g.tell(DECLINED, seat, location)
            return
        g.collected |= 1 << seat
        if arg == 0:
            take_loot(g, seat, location)
        reward = reward_at(g, location, arg)
        if location == YARD:
            yard(g, seat, reward)
        elif location <= SMITHY:
            gain(g, seat, location - 1, reward.cubes)
        elif location == CHOW_HALL:
            g.next(RECRUIT, seat, arg)
        elif reward.choice:
            g.next(GAIN_RESOURCE, seat, 0)
        else:
            g.next(GIVE, seat, give_arg(reward.trade, 0))

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return {"library": 1} if option == DECLINE else self.stake(g, seat, arg)

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        location = g.location
        told = gains(g, seat, location, reward_at(g, location, arg))
        told["location"] = LOCATION.ids[location]
        told["place"] = arg + 1
        told["loot"] = loot_at(g, location) if arg == 0 else 0
        return told


def could_gain(g: Table, seat: int, rank: int) -> bool:
    """LK-R15 Whether a reward, bandits' cubes apart, would bring anything."""
    location = g.location
    reward = reward_at(g, location, rank)
    if location == YARD:
        return g.supply[STRENGTH] > 0 or (reward.marker and g.first != seat)
    if location <= SMITHY:
        return g.supply[location - 1] > 0
    if reward.choice:
        return bool(others(g, 0))
    return bool(gifts(g, g.crews[seat], reward.trade, 0))


def worth_refusing(g: Table, seat: int, rank: int) -> bool:
    """LK-R68 Whether refusing could make sense.

    A trade costs something. All else is free, and all that refusing it can bring is a tome at the library: as much as a
    single cube scores, or cubes that have to go back in patrol.
    """
    reward = reward_at(g, g.location, rank)
    if g.rules.refuse_any or reward.trade:
        return True
    if not g.tome_deck and not g.tome_discards:
        return False
    cubes = reward.choice + (loot_at(g, g.location) if rank == 0 else 0)
    if SEWERS <= g.location <= SMITHY:
        cubes += min(reward.cubes, g.supply[g.location - 1])
    crew = g.crews[seat]
    if g.round < ROUNDS and sum(crew.resources) + cubes > crew.storage and cubes:
        return True
    marker = reward.marker and g.first != seat
    return cubes <= 1 and not marker


class GainResource(Step[Table]):
    """LK-52 One resource of the player's choice."""

    rule = "LK-52"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        self.offer(g, GAIN_RESOURCE, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [GAIN + kind for kind in others(g, 0)]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        gain(g, seat, option - GAIN, 1)


def give_arg(count: int, given: int) -> int:
    """The argument of GIVE: how many cubes, and the kinds already given, as bits. Rules 1 put a kind in between."""
    return count | given << 5


def left_to_give(arg: int) -> int:
    return arg & 3


def given_of(arg: int) -> int:
    return arg >> 5


class Give(Step[Table]):
    """LK-53, LK-54, LK-R17 What is given in a trade, one by one, in any order."""

    rule = "LK-53"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        ways = gifts(g, g.crews[seat], left_to_give(arg), given_of(arg))
        if len(ways) > 1:
            g.ask(GIVE, seat, arg)
        elif ways:
            for kind in ways[0]:
                give_back(g, seat, kind, 1)
            g.next(TAKE, seat, given_of(arg) | as_bits(ways[0]))

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        named = {kind for way in gifts(g, g.crews[seat], left_to_give(arg), given_of(arg)) for kind in way}
        return [DO_GIVE + kind for kind in sorted(named)]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        kind = option - DO_GIVE
        give_back(g, seat, kind, 1)
        g.next(GIVE, seat, give_arg(left_to_give(arg) - 1, given_of(arg) | 1 << kind))

    def abouts(self, g: Table, seat: int, arg: int, options: list[Option]) -> list[dict[str, Fact]]:
        crew = g.crews[seat]
        return proposals(easiest(crew, gifts(g, crew, left_to_give(arg), given_of(arg))), options, DO_GIVE)

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"count": left_to_give(arg)}


def gifts(g: Table, crew: Crew, cubes: int, given: int) -> list[tuple[int, ...]]:
    """LK-R17 Everything that may still be given, by kind, such that a kind not given is left to take."""
    return [way for way in ways_to_part(crew, cubes) if others(g, given | as_bits(way))]


def as_bits(kinds: tuple[int, ...]) -> int:
    found = 0
    for kind in kinds:
        found |= 1 << kind
    return found
