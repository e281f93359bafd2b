"""Who will be where in a roll call of Lockup, and how strong: what others have shown or hidden, and may still send."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

from karczma.bots.greedy.lockup.hopes import in_roll_call, spread
from karczma.games.lockup.cards import FIST, NUMBERED
from karczma.games.lockup.goals import bits
from karczma.games.lockup.state import GUARD_CREW, IN_CELL, Table
from karczma.games.lockup.tokens import unseen
from karczma.games.lockup.vocabulary import CELL_BLOCK, GUARDS, LIBRARY, TOKENS

VISITS: Final = 0.6  # visits a rival still makes, for each token in the cell
MOST_LIKELY: Final = 0.85  # no visit is more certain than this
VISITS_ALONE: Final = 0.7  # my own, each followed by a turn of the guards
TOKENS_SENT: Final = [0.6, 0.3, 0.1]  # a rival sends one token, two, three

Chances = list[float]  # of each strength


class Rivals:
    """The other crews as one seat sees them."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.cards = table.cards
        self.others = [i for i in range(table.sides) if i != seat]
        self.roll_call = in_roll_call(table)
        # Guard turns to come: after each of mine except the last
        self.turns_left = VISITS_ALONE * max(0, table.crews[seat].at.count(IN_CELL) - 1)
        self.pools: dict[int, tuple[int, ...]] = {}
        self.sendings: dict[int, Chances] = {}
        self.wins_tie = [(seat - table.first) % table.sides < (i - table.first) % table.sides for i in self.others]
        self.likely = self.likely_at()
        self.there = [[sum(chances) for chances in likely] for likely in self.likely]

    def strength_of(self, owner: int, token: int) -> int:
        kind = self.cards.token_kind[token]
        if kind == NUMBERED:
            return self.cards.token_strength[token]
        return self.table.crews[owner].strength if kind == FIST else 0

    def likely_at(self) -> list[list[Chances]]:
        """How likely each other crew is to have each strength at each location; the rest up to 1: absent."""
        if self.table.solo:
            return [[self.guards_at(location)] for location in range(LIBRARY)]
        for other in self.others:
            self.pools[other] = self.unseen_strengths(other)
            self.sendings[other] = sent(self.pools[other])
        return [[self.rival_at(other, location) for other in self.others] for location in range(LIBRARY)]

    def unseen_strengths(self, other: int) -> tuple[int, ...]:
        """The strength of each of this rival's tokens that I cannot see."""
        crew = self.table.crews[other]
        hidden = [t for t in range(TOKENS) if crew.at[t] == IN_CELL or unseen(self.table, other, t, self.seat)]
        return tuple([self.strength_of(other, token) for token in hidden])

    def rival_at(self, other: int, location: int) -> Chances:
        table = self.table
        crew = table.crews[other]
        there = [token for token in range(TOKENS) if crew.at[token] == location]
        if there:
            seen = [token for token in there if not unseen(table, other, token, self.seat)]
            shown = sum([self.strength_of(other, token) for token in seen])
            return [*[0.0] * shown, *sums(self.pools[other], len(there) - len(seen))]
        in_cell = crew.at.count(IN_CELL)
        free = LIBRARY - bits(crew.assigned)
        if crew.passed or not in_cell or crew.assigned >> location & 1 or not free or not self.roll_call:
            return []
        comes = min(MOST_LIKELY, VISITS * in_cell / free)
        return [comes * chance for chance in self.sendings[other]]

    def guards_at(self, location: int) -> Chances:
        """LK-128, LK-131 The cards seen, the one face down, and perhaps one more to come."""
        table = self.table
        posted = [card for card in range(GUARDS) if table.posted[location] >> card & 1]
        shown = sum([self.guard_strength(card) for card in posted])
        pool = tuple(sorted([self.guard_strength(card) for card in [*table.guard_deck, *table.unknown] if card >= 0]))
        chances = [*[0.0] * shown, 1.0]
        if table.unknown[location] >= 0:
            chances = [*[0.0] * shown, *sums(pool, 1)]
        elif not posted:
            chances = []
        if location < CELL_BLOCK and self.roll_call and location not in table.drawn_locations and pool:
            comes = min(0.6, self.turns_left / max(1, len(table.location_deck)))
            more = convolved(chances or [1.0], sums(pool, 1))
            return added([(1 - comes) * chance for chance in chances], more, comes)
        return chances

    def guard_strength(self, card: int) -> int:
        kind = self.cards.guard_kind[card]
        if kind == NUMBERED:
            return self.cards.guard_strength[card]
        return self.table.crews[GUARD_CREW].strength if kind == FIST else 0

    def ahead(self, location: int, strength: int) -> list[float]:
        """How likely each of them is to be ahead of this much strength."""
        found: list[float] = []
        for i in range(len(self.others)):
            level = strength if self.wins_tie[i] else strength - 1  # LK-31 whoever is nearer the marker
            chances = self.likely[location][i]
            more = 0.0
            for stronger in range(level + 1, len(chances)):
                more += chances[stronger]
            found.append(more)
        return found

    def ranks(self, location: int, strength: int) -> list[float]:
        """How likely it is that none, one, ... are ahead of it."""
        return spread(self.ahead(location, strength))

    def present(self, location: int) -> list[float]:
        """How likely each of them is to be there."""
        return self.there[location]

    def to_come(self, location: int) -> float:
        """How many are still likely to come; for the guards, whether a card is face down."""
        if self.table.solo:
            return float(self.table.unknown[location] >= 0)
        absent = [i for i, other in enumerate(self.others) if location not in self.table.crews[other].at]
        return sum([self.there[location][i] for i in absent])


@lru_cache(maxsize=1 << 12)
def sent(pool: tuple[int, ...]) -> Chances:
    """What a rival with these would be likely to send to one more location. Read-only."""
    chances = [0.0]
    for tokens, share in enumerate(TOKENS_SENT, 1):
        chances = added(chances, sums(pool, min(tokens, len(pool))), share)
    return chances


@lru_cache(maxsize=1 << 12)
def sums(pool: tuple[int, ...], number: int) -> Chances:
    """How likely each sum of this many of these is. Read-only."""
    ways = [sum(some) for some in combinations(pool, number)]
    chances = [0.0] * (max(ways, default=0) + 1)
    for way in ways:
        chances[way] += 1 / len(ways)
    return chances


def added(chances: Chances, more: Chances, share: float) -> Chances:
    """Either one or the other."""
    found = [0.0] * max(len(chances), len(more))
    for strength, chance in enumerate(chances):
        found[strength] += chance
    for strength, chance in enumerate(more):
        found[strength] += share * chance
    return found


def convolved(one: Chances, other: Chances) -> Chances:
    """Both together."""
    found = [0.0] * (len(one) + len(other) - 1)
    for i, first in enumerate(one):
        if first:
            for j, second in enumerate(other):
                found[i + j] += first * second
    return found
