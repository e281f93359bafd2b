"""A plan for the roll call of Lockup: how a crew splits its tokens, by what each location is worth to it now.

For every location it weighs the reward of each rank, the library for those who get none, and the suspicion
there; `rivals` says how likely each rank is. Then it searches for the best split of all tokens in the cell.
In a solo game it also counts what is kept from the guards.
"""

from __future__ import annotations

from math import inf
from typing import Final

from karczma.bots.greedy.lockup.deals import Deals
from karczma.bots.greedy.lockup.hopes import MARKER_HELD, Hopes, spread
from karczma.bots.greedy.lockup.rivals import Rivals
from karczma.games.lockup.cards import EYE, THUG_EFFECTS
from karczma.games.lockup.goals import bits
from karczma.games.lockup.guards import affordable, best_item
from karczma.games.lockup.prison import Reward, board
from karczma.games.lockup.rewards import loot_at
from karczma.games.lockup.state import GUARD_CREW, IN_CELL, Crew, Table
from karczma.games.lockup.vocabulary import (
    CELL_BLOCK,
    CHOW_HALL,
    COMMISSARY,
    HOBGOBLIN,
    INFIRMARY,
    KINDS,
    LIBRARY,
    SEWERS,
    SMITHY,
    TOKENS,
    YARD,
)
from karczma.kernel.native import i64

# For each set of tokens left: what it is worth up to some location, and which of them are best sent there
Searched = tuple[list[float], dict[int, int]]

LIBRARY_WORTH: Final = 1.1  # a tome for those who get nothing else
TAKES_MY_BEST: Final = 0.35  # whoever chooses before me
FOR_GUARDS: Final = 1.6  # what a resource is worth to the guards
GUARDS_TRAIN: Final = 0.5
KEPT_FROM_RIVAL: Final = 0.25  # with one rival, for what they do not get


class Plan:
    """The roll call as one seat sees it."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.cards = table.cards
        self.mine = table.crews[seat]
        self.cell = [token for token in range(TOKENS) if self.mine.at[token] == IN_CELL]
        self.deals = Deals(table, seat, -1)
        self.hopes = self.deals.hopes
        self.crew = self.mine.clone()
        self.weighed: list[dict[int, float]] = [{} for _ in range(LIBRARY)]
        self.rivals = Rivals(table, seat)
        self.gains = self.committed()
        self.chow_deals = Deals(table, seat, CHOW_HALL)
        self.cell_deals = Deals(table, seat, CELL_BLOCK)
        self.rewards = self.rewards_before_chow_hall()
        self.expect(self.gains)
        self.kept = self.kept_from_others()
        self.masks = self.sets_of_tokens()

    # What a location is worth

    def rewards_before_chow_hall(self) -> list[list[float]]:
        """What each rank gets at the locations before the chow hall, compared with nothing."""
        now = self.deals.worth(self.mine)
        ranks = range(self.table.sides)
        table = [[max(0.0, self.reward(location, rank) - now) for rank in ranks] for location in range(CHOW_HALL)]
        return [*table, [], []]

    def expect(self, gains: list[int]) -> None:
        """What the last two locations bring, if I have gained these resources by then."""
        crew = self.mine.clone()
        for kind in range(KINDS):
            crew.resources[kind] += gains[kind]
        self.rewards[CHOW_HALL] = self.at_chow_hall(crew)
        self.rewards[CELL_BLOCK] = self.at_cell_block(crew)
        self.weighed[CHOW_HALL] = {}
        self.weighed[CELL_BLOCK] = {}

    def reward(self, location: int, rank: int) -> float:
        """What I can hope for with this rank's reward."""
        crew = self.mine.clone()
        if rank == 0 and SEWERS <= location <= COMMISSARY:
            for kind in range(KINDS):
                crew.resources[kind] += self.table.loot[(location - 1) * KINDS + kind]
        if location == YARD:
            first = self.table.first == self.seat or rank == 0
            crew.strength += self.printed(location, rank).cubes
            return self.hopes.worth(crew, first)
        if location == COMMISSARY:
            if rank == 0:
                return self.deals.best_gift(crew)
            price = self.printed(location, rank).trade
            return self.deals.traded(crew, price) if price else self.deals.worth(crew)
        crew.resources[location - 1] += min(self.printed(location, rank).cubes, self.table.supply[location - 1])
        return self.deals.worth(crew)

    def printed(self, location: int, rank: int) -> Reward:
        """What this rank gets if everybody comes."""
        return board(self.table)[location].reward(rank, self.table.sides)

    def at_chow_hall(self, crew: Crew) -> list[float]:
        deals = self.chow_deals
        now = deals.worth(crew)
        thugs = [thug for thug in self.table.thugs if thug >= 0]
        loot = crew.clone()
        for kind in range(KINDS):
            loot.resources[kind] += self.table.loot[(CHOW_HALL - 1) * KINDS + kind]
        best, pair = deals.recruit(loot, 0, thugs, 0)
        if self.table.solo:
            taken = taken_by_guards(self.table)
            left, _ = deals.recruit(crew, 1, [thug for thug in thugs if thug not in taken], 0)
            return [best - now, left - now]
        left, _ = deals.recruit(crew, 1, [thug for thug in thugs if thug not in pair[:1]], 0)
        return [best - now, *self.less_choice(best - now, left - now, 1 if sum(crew.resources) > 1 else 2)]

    def at_cell_block(self, crew: Crew) -> list[float]:
        deals = self.cell_deals
        now = deals.worth(crew)
        display = [item for item in self.table.display if item >= 0]
        best = deals.craft(crew, display, 0) - now
        if self.table.solo:
            guards = self.table.crews[GUARD_CREW]
            there = [item for item in [*display, *guards.reserved] if affordable(guards, self.cards.cost[item])]
            taken = best_item(self.table, there or display)
            return [best, deals.craft(crew, [item for item in display if item != taken], 0) - now]
        values = [deals.crafted(crew, item, 0) for item in display]
        favourite = display[values.index(max(values))] if display else -1
        left = deals.craft(crew, [item for item in display if item != favourite], 0) - now
        return [best, *self.less_choice(best, left, self.table.sides)]

    def less_choice(self, best: float, left: float, same: int) -> list[float]:
        """The lower ranks, each of which finds less; ranks beyond `same` pay more, so half of that."""
        found: list[float] = []
        for rank in range(1, self.table.sides):
            there = (1 - TAKES_MY_BEST) ** rank
            hope = best * there + left * (1 - there)
            found.append(hope if rank <= same else hope / 2)
        return found

    # My tokens there

    def expected(self, location: int, strength: int, lookout: bool) -> float:
        ahead = self.rivals.ahead(location, strength)
        chances = spread(ahead)
        rewards = self.rewards[location]
        if location == INFIRMARY and len(rewards) > 2:
            rewards = self.at_infirmary(ahead, rewards)
        hope = 0.0
        for rank in range(len(chances)):
            hope += chances[rank] * max(rewards[rank], LIBRARY_WORTH)
        hope += chances[0] * self.kept[location]
        if self.table.watched[location]:
            hope -= self.suspicion_there(location, chances[0], lookout)
        return hope

    def at_infirmary(self, ahead: list[float], rewards: list[float]) -> list[float]:
        """LK-50 The last of those present gets a potion, whatever the rank."""
        behind = 1.0
        for there, stronger in zip(self.rivals.present(INFIRMARY), ahead, strict=True):
            behind *= 1 - max(0.0, there - stronger)
        return [rewards[0], *[rewards[-1] * behind for _ in rewards[1:]]]

    def suspicion_there(self, location: int, first: float, lookout: bool) -> float:
        """LK-33 to LK-35 What the cubes here are likely to cost me."""
        cubes = self.table.watched[location]
        if lookout:
            if self.table.sides > 2:
                return 0.0
            return -KEPT_FROM_RIVAL * self.rivals.present(location)[0] * first * self.costs(cubes)
        return first * self.costs(cubes)

    def costs(self, cubes: int) -> float:
        return self.hopes.danger(self.crew.suspicion + cubes) - self.hopes.danger(self.crew.suspicion)

    def kept_from_others(self) -> list[float]:
        """What is kept from the guards, or a single rival, by being first."""
        if self.table.solo:
            return self.kept_from_guards()
        share = KEPT_FROM_RIVAL if self.table.sides == 2 else 0.0
        return [*[share * max(0.0, ranks[0] - ranks[1]) for ranks in self.rewards[:CHOW_HALL]], 0.0, 0.0]

    def kept_from_guards(self) -> list[float]:
        """LK-134 to LK-136 A resource everywhere, the marker, and at the chow hall two thugs."""
        table = self.table
        guards = Hopes(table, GUARD_CREW)
        crew = table.crews[GUARD_CREW].clone()
        thugs = -guards.of_cards(crew)
        for thug in taken_by_guards(table):
            crew.thugs |= 1 << thug
            thugs += guards.carry_out(crew, THUG_EFFECTS + thug)
        thugs += guards.of_cards(crew)
        hobgoblins = bits(crew.thugs & self.cards.of_type[HOBGOBLIN])
        marker = MARKER_HELD if table.first == GUARD_CREW else MARKER_HELD / 2
        found = [GUARDS_TRAIN + hobgoblins + marker, *[FOR_GUARDS] * SMITHY, 1.5 * FOR_GUARDS, max(thugs, 0.0), 0.0]
        return [found[location] + FOR_GUARDS * loot_at(table, location) for location in range(LIBRARY)]

    def stake(self, location: int) -> float:
        """The difference between being first here and last."""
        return self.rewards[location][0] + self.kept[location] - min(self.rewards[location])

    # The split

    def at(self, location: int) -> list[int]:
        """My tokens there."""
        return [token for token in range(TOKENS) if self.mine.at[token] == location]

    def committed(self) -> list[int]:
        """Resources the tokens already assigned are most likely to bring; their suspicion is counted as mine."""
        gains = [0] * KINDS
        suspicion = 0.0
        for location in range(LIBRARY):
            there = self.at(location)
            if there:
                chances = self.rivals.ranks(
                    location, sum([self.rivals.strength_of(self.seat, token) for token in there])
                )
                if not any(self.cards.token_kind[token] == EYE for token in there):
                    suspicion += chances[0] * self.table.watched[location]
                self.add_likely(gains, location, chances)
        self.crew.suspicion += round(suspicion)
        return gains

    def add_likely(self, gains: list[int], location: int, chances: list[float]) -> None:
        if SEWERS <= location <= SMITHY:
            gains[location - 1] += self.printed(location, chances.index(max(chances))).cubes

    def sets_of_tokens(self) -> list[tuple[int, bool]]:
        """Strength and lookout of every set of my tokens."""
        found = [(0, False)]
        for token in range(TOKENS):
            strength = self.rivals.strength_of(self.seat, token)
            eye = self.cards.token_kind[token] == EYE
            found.extend([(before + strength, lookout or eye) for before, lookout in found])
        return found

    def split(self, chosen: int = -1, pending: int = 0) -> dict[int, int]:
        """The best tokens for each location I have not used yet; a chosen one gets at least these."""
        free = [location for location in range(LIBRARY) if not self.mine.assigned >> location & 1]
        whole = sum([1 << token for token in self.cell])
        searched: list[Searched] = []
        split = self.best_split(free, whole, chosen, pending, searched)
        gains = self.gains[:]
        for location, mask in split.items():
            self.add_likely(gains, location, self.rivals.ranks(location, self.masks[mask][0]))
        if gains == self.gains:
            return split
        self.expect(gains)
        as_before = [location for location in free if location < CHOW_HALL]
        return self.best_split(free, whole, chosen, pending, searched[: len(as_before)])

    def best_split(
        self, free: list[int], whole: int, chosen: int, pending: int, searched: list[Searched]
    ) -> dict[int, int]:
        """All splits are searched, location by location: the best for every set of tokens left.

        `searched` is the earlier result for the first of these locations; the others are added to it.
        """
        parts = subsets(whole)
        best = searched[-1][0] if searched else [0.0] * (whole + 1)
        for location in free[len(searched) :]:
            values = self.values(location, whole, parts, pending if location == chosen else -1)
            lefts = parts if location != free[-1] else [whole]
            choice = {left: best_part(values, best, left) for left in lefts}
            after = best[:]
            for left, mask in choice.items():
                after[left] = values[mask] + best[left ^ mask]
            best = after
            searched.append((best, choice))
        split: dict[int, int] = {}
        left = whole
        for location, (_, choice) in zip(reversed(free), reversed(searched), strict=True):
            if choice[left]:
                split[location] = choice[left]
            left ^= choice[left]
        return split

    def values(self, location: int, whole: int, parts: list[int], pending: int) -> list[float]:
        """What each set of tokens is worth here; pending ones must be among them."""
        found = [-inf] * (whole + 1)
        if pending < 0:
            found[0] = 0.0
        watched = self.table.watched[location] > 0
        weighed = self.weighed[location]
        masks = self.masks
        for mask in parts[1:]:
            if pending > 0 and mask & pending != pending:
                continue
            strength, lookout = masks[mask]
            key = strength << 1 | (watched and lookout)
            known = weighed.get(key)
            if known is None:
                known = weighed[key] = self.expected(location, strength, lookout)
            found[mask] = known
        return found


def best_part(values: list[float], best: list[float], left: int) -> int:
    """Which of the tokens left are best sent here, if the others do their best elsewhere."""
    top = -inf
    whole: i64 = left
    part: i64 = 0
    mask = whole
    while True:
        value = values[mask] + best[whole ^ mask]
        if value > top:
            top = value
            part = mask
        if not mask:
            return part
        mask = mask - 1 & whole


def taken_by_guards(table: Table) -> list[int]:
    """LK-136 The two thugs they take when they are first."""
    spaces = [space for space in range(len(table.thugs)) if table.thugs[space] >= 0]
    spaces.sort(key=lambda space: (-table.cards.icons[table.thugs[space]], space))
    return [table.thugs[space] for space in spaces[:2]]


def subsets(whole: int) -> list[int]:
    """All sets of these tokens, each after its own subsets."""
    found = [0]
    for token in range(TOKENS):
        if whole >> token & 1:
            found.extend([mask | 1 << token for mask in found])
    return found
