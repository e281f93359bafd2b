"""What a crew of Lockup can expect from its cards, goals, tokens and the next raid, as far as one seat can see.

Everything is in reputation, by what a round usually brings; with nothing left to come it is the score.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from karczma.games.lockup import vocabulary
from karczma.games.lockup.cards import FINAL, IMMEDIATE, ITEM_EFFECTS, LEADER, NO_COUNT, PER, RANKING, THUG_EFFECTS
from karczma.games.lockup.goals import bits, count, minimum
from karczma.games.lockup.odds import Odds, likely
from karczma.games.lockup.patrol import MOST_LOSES, OF_TWO_LOSES, SECOND_LOSES
from karczma.games.lockup.prison import board
from karczma.games.lockup.rewards import loot_at
from karczma.games.lockup.scoring import (
    BANDIT_WORTH,
    DEMON_WORTH,
    DWARVES,
    GOLD_WORTH,
    MARKER,
    RAIDER_WORTH,
    RATS,
    Standing,
    demon_icons,
    final_points,
    goal_pays,
    type_points,
)
from karczma.games.lockup.state import Table
from karczma.games.lockup.vocabulary import (
    ANY,
    CELL_BLOCK,
    CHOW_HALL,
    COMMISSARY,
    GOLD,
    KINDS,
    LIBRARY,
    LOCATIONS,
    STRENGTH,
    THUG_TYPES,
    YARD,
)
from karczma.kernel.game import NOBODY

# What a round of good players brings: items, icons on these and on thugs, strength cubes, dwarves, ratfolk
CRAFTS: Final = 0.85
ICONS: Final = 1.85
ITEM_ICONS: Final = 1.4  # on one item
TRAINS: Final = 0.55
DWARF_JOINS: Final = 0.33
RAT_JOINS: Final = 0.1
# The same by what goals count
RATES: Final = [0.0, 0.85, 1.25, 0.7, 0.55, 0.8, 1.85, 0.5, *[0.6] * 3, *[0.4] * 3, 0.1, 0.2, 0.17, 0.33, 0.2, 0.1, 0.2]
# By effect: what it is worth on a card, in reputation
EFFECT: Final = [1.4, 1.7, 2.0, 3.0, 1.0, 0.7, 1.5, 0.9, 1.4, 1.7, 0.5, 0.5, -0.7, 0.7, 3.0, 1.5, 1.2, 1.0, *[0.0] * 9]
CUBE: Final = [1.5, 1.8, 2.1, 3.2]  # a resource that can still become part of an item
ANY_CUBE: Final = 1.4
READY: Final = [1.0, 0.55, 0.3, 0.12, 0.05]  # the chance to craft an item when this many cubes are missing
TOME: Final = 1.3


def between(steps: tuple[int, ...], place: float) -> float:
    """The value between two of these; beyond the last one nothing changes."""
    low = min(int(place), len(steps) - 1)
    high = min(low + 1, len(steps) - 1)
    return steps[low] + (place - low) * (steps[high] - steps[low])


class Gang:
    """LK-106 to LK-111 The thugs of a crew."""

    def __init__(self) -> None:
        self.now = 0  # what they score
        self.icons = 0  # treasures that count for demons
        self.more = 0.0  # what they may still add
        self.bonus = 0.0  # what an item adds to that
        self.joins = [0.0] * THUG_TYPES  # what one more of each type would


class Expectations:
    """Of every crew; what they share is counted once."""

    def __init__(self, g: Table, seat: int) -> None:
        self.g = g
        self.cards = g.cards
        self.odds = Odds(g, seat)
        self.left = self.odds.left
        goal, final, as_more = g.goals[LEADER], g.goals[FINAL], g.rules.final_as_more
        self.items = [self.item_worth(item) if item >= 0 else 0.0 for item in g.display]
        self.thugs = [self.effects_worth(THUG_EFFECTS + thug) if thug >= 0 else 0.0 for thug in g.thugs]
        self.leading = [count(g.cards, crew, g.cards.count[goal]) for crew in g.crews]
        self.leader_pays = goal_pays(g.cards, goal, g.sides, as_more)[0]
        self.most = [float(count(g.cards, crew, g.cards.count[final])) for crew in g.crews]
        self.finals = final_points(
            Standing(g.cards, g.crews, goal, final, g.holders[LEADER], g.first, g.rules.demon_icons, as_more, g.solo)
        )
        self.suspected = [g.crews[i].suspicion + self.coming_suspicion(i) for i in range(g.sides)]
        self.second_item = 0.0  # of the crew counted last
        self.second_thug = 0.0

    # Cards to be had

    def effects_worth(self, card: int) -> float:
        found = 0.0
        for effect, times in self.cards.effects[card]:
            found += times * EFFECT[effect]
        return found

    def item_worth(self, item: int) -> float:
        """What crafting an item brings beyond the worth of its parts."""
        cost = self.cards.cost[item]
        gain = self.cards.reputation[item] + self.effects_worth(ITEM_EFFECTS + item) - cost[ANY] * ANY_CUBE
        for kind in range(KINDS):
            gain -= cost[kind] * CUBE[kind]
        return gain

    def missing(self, i: int, item: int) -> int:
        """How many cubes a crew lacks for an item."""
        cost = self.cards.cost[item]
        held = self.g.crews[i].resources
        short = 0
        over = cost[ANY]
        for kind in range(KINDS):
            over += cost[kind] - held[kind]
            if cost[kind] > held[kind]:
                short += cost[kind] - held[kind]
        return max(short, over)

    def best_items(self, i: int, bonus: float) -> tuple[float, float]:
        """The best item a crew can pay for now, and the best by how likely it can be crafted."""
        g = self.g
        now = best = second = self.second_item = 0.0
        if not self.odds.still_goes(i, CELL_BLOCK):
            return now, best
        reserved = g.crews[i].reserved
        for place in range(len(g.display) + len(reserved)):
            item = g.display[place] if place < len(g.display) else reserved[place - len(g.display)]
            if item < 0:
                continue
            worth = bonus + (self.items[place] if place < len(g.display) else self.item_worth(item))
            missing = self.missing(i, item)
            hope = worth * READY[missing] if missing < len(READY) else 0.0
            if missing <= 0:
                now = max(now, worth)
            if hope > best:
                best, second = hope, best
            else:
                second = max(second, hope)
        self.second_item = second
        return now, best

    def best_thug(self, i: int, joins: list[float]) -> float:
        """The thug that would bring a crew most, by what one more of each type brings."""
        g = self.g
        best = second = self.second_thug = 0.0
        if not self.odds.still_goes(i, CHOW_HALL):
            return best
        for space in range(len(g.thugs)):
            if g.thugs[space] >= 0:
                worth = joins[self.cards.type[g.thugs[space]]] + self.thugs[space]
                if worth > best:
                    best, second = worth, best
                else:
                    second = max(second, worth)
        self.second_thug = second
        return best

    # Goals and the raid

    def chance_to_have(self, missing: int, what: int) -> float:
        """How likely a crew will have this much more of what a goal counts."""
        if missing <= 0:
            return 1.0
        more = RATES[what] * self.left
        return likely((more - missing + 0.5) / (0.35 + 0.5 * sqrt(more))) if more else 0.0

    def chance_to_meet(self, i: int, goal: int) -> float:
        cards, crew = self.cards, self.g.crews[i]
        what, also = cards.count[goal], cards.also_count[goal]
        chance = self.chance_to_have(cards.least[goal] - count(cards, crew, what), what)
        if also != NO_COUNT:
            chance *= self.chance_to_have(cards.also_least[goal] - count(cards, crew, also), also)
        return chance

    def immediate(self, i: int) -> float:
        """LK-96"""
        goal = self.g.goals[IMMEDIATE]
        if goal < 0 or self.g.holders[IMMEDIATE] != NOBODY:
            return 0.0
        return self.cards.reward[goal] * self.chance_to_meet(i, goal) if self.left else 0.0

    def leader(self, i: int) -> float:
        """LK-97, LK-98, LK-105"""
        g = self.g
        goal, holds = g.goals[LEADER], g.holders[LEADER] == i
        if not self.left:
            return float(self.leader_pays * holds)
        mine = self.leading[i]
        rivals = [self.leading[other] for other in range(len(self.leading)) if other != i]
        lead = mine - max(rivals) + (0.5 if holds else -0.5)
        least = minimum(g.rules.leader_min, self.cards.least[goal]) - mine
        chance = self.chance_to_have(least, self.cards.count[goal]) * likely(lead / (0.25 + 0.25 * self.left))
        return self.leader_pays * chance

    def final(self, i: int) -> float:
        """LK-100 to LK-103"""
        g = self.g
        goal = g.goals[FINAL]
        reward, form = self.cards.reward[goal], self.cards.form[goal]
        if not self.left:
            return float(self.finals[i])
        if form == PER:
            return self.finals[i] + reward * RATES[self.cards.count[goal]] * self.left * 0.8
        if form != RANKING:
            return reward * self.chance_to_meet(i, goal)
        none, one = self.ranked(i, self.most, 0.15 + 0.3 * self.left)
        if g.sides == 2 and not g.rules.final_as_more:
            return self.cards.reward_of_two[goal] * none
        return reward * (none + one / 2)

    def ranked(self, i: int, counts: list[float], slack: float) -> tuple[float, float]:
        """How likely no rival, or one, will have more than this crew."""
        none, one = 1.0, 0.0
        for other in range(len(counts)):
            if other != i:
                more = likely((counts[other] - counts[i]) / slack)
                one = one * (1.0 - more) + none * more
                none *= 1.0 - more
        return none, one

    def raid(self, i: int) -> float:
        """LK-90 to LK-93 What the next raid is likely to cost a crew."""
        if not self.odds.steps:
            return 0.0
        none, one = self.ranked(i, self.suspected, 0.4 + 0.4 * self.left * (1.0 - self.odds.raid_soon))
        if len(self.suspected) == 2:
            return OF_TWO_LOSES * none
        return (MOST_LOSES * none + SECOND_LOSES * one) * min(1.0, 0.3 + self.suspected[i])

    def coming_suspicion(self, i: int) -> float:
        """LK-33 to LK-35 Cubes where a crew is likely to be first without a lookout."""
        found = 0.0
        for location in range(LIBRARY):
            spot = i * LOCATIONS + location
            if self.g.watched[location] and self.odds.there[spot]:
                bare = max(0.0, 1.0 - self.odds.eyes[spot])
                found += self.g.watched[location] * bare * self.odds.rank(i, location)[0]
        return found

    # What locations bring

    def coming(self, i: int, thug: float, item: float) -> list[float]:
        """What a crew's tokens are likely to bring this round: strength, goods, a thug, an item."""
        found = [0.0, 0.0, 0.0, 0.0]
        for location in range(LOCATIONS):
            if self.odds.there[i * LOCATIONS + location]:
                first, rank = self.odds.rank(i, location)
                if rank != NOBODY:
                    kind = 0 if location == YARD else max(1, location - COMMISSARY + 1) if location < LIBRARY else 1
                    at_best = self.reward(i, location, 0, thug, item)
                    found[kind] += first * at_best
                    if first < 1.0:
                        found[kind] += (1.0 - first) * self.reward(i, location, rank, thug, item)
        return found

    def reward(self, i: int, location: int, rank: int, thug: float, item: float) -> float:
        """LK-44 to LK-59 What a rank gets, in reputation."""
        g = self.g
        reward = board(g)[location].reward(rank, g.sides)
        loot = ANY_CUBE * loot_at(g, location) if rank == 0 else 0.0
        if location == YARD:
            return min(reward.cubes, g.supply[STRENGTH]) * (0.5 + 0.2 * self.left) + 1.5 * reward.marker
        if location < COMMISSARY:
            return loot + min(reward.cubes, g.supply[location - 1]) * CUBE[location - 1]
        if location == COMMISSARY:
            return loot + (2.5 * reward.choice if reward.choice else 0.6 * (reward.trade > 0))
        if location == CHOW_HALL:
            paid = 1.0 if sum(g.crews[i].resources) or i >= g.seated else 0.4
            return loot + paid * thug / (1.0 + 0.25 * rank)
        if location == CELL_BLOCK:
            return 0.5 + item / (1.0 + 0.25 * rank)
        return TOME * (reward.tomes > 0)

    # The score now

    def goals_now(self, i: int) -> int:
        """LK-100 to LK-105"""
        return self.finals[i] + (self.leader_pays if self.g.holders[LEADER] == i else 0)

    def score(self, i: int, thugs: int) -> int:
        """LK-104 to LK-114, LK-R31 If the game ended now, by what its thugs score."""
        crew = self.g.crews[i]
        total = max(0, crew.reputation + self.goals_now(i) + thugs) + len(crew.tomes)
        for kind in range(KINDS):
            if kind == GOLD:
                total += GOLD_WORTH * crew.resources[kind]
            elif i < self.g.seated:  # LK-148 the guards count gold only
                total += crew.resources[kind]
        return total + (MARKER if self.g.first == i else 0)

    def thugs_of(self, i: int) -> Gang:
        cards, crew, left = self.cards, self.g.crews[i], self.left
        icons, crafts = self.g.rules.demon_icons, CRAFTS * left
        of_type = [bits(crew.thugs & cards.of_type[type]) for type in range(THUG_TYPES)]
        found = Gang()
        found.icons = demon_icons(cards, crew, icons)
        for type in range(THUG_TYPES):
            if of_type[type]:
                found.now += type_points(cards, crew, type, of_type[type], icons)
        counted = 1.0 if icons < 0 else 1 / 3  # of all treasures
        dwarves, rats = of_type[vocabulary.DWARF] + DWARF_JOINS * left, of_type[vocabulary.RATFOLK] + RAT_JOINS * left
        demons = DEMON_WORTH * of_type[vocabulary.DEMON] * counted
        found.bonus = of_type[vocabulary.CULTIST] + demons * ITEM_ICONS
        found.more = (
            of_type[vocabulary.CULTIST] * crafts + (demons * ICONS + of_type[vocabulary.HOBGOBLIN] * TRAINS) * left
        )
        found.more += between(DWARVES, dwarves) - between(DWARVES, of_type[vocabulary.DWARF])
        if of_type[vocabulary.RATFOLK]:
            found.more += between(RATS, rats) - between(RATS, of_type[vocabulary.RATFOLK])
        found.joins[vocabulary.BANDIT] = float(BANDIT_WORTH)
        found.joins[vocabulary.RAIDER] = float(RAIDER_WORTH)
        found.joins[vocabulary.CULTIST] = bits(crew.items) + crafts
        found.joins[vocabulary.DEMON] = DEMON_WORTH * (found.icons + counted * ICONS * left)
        found.joins[vocabulary.HOBGOBLIN] = crew.strength + TRAINS * left
        found.joins[vocabulary.DWARF] = between(DWARVES, dwarves + 1) - between(DWARVES, dwarves)
        found.joins[vocabulary.RATFOLK] = between(RATS, rats + 1) - between(RATS, rats)
        return found
