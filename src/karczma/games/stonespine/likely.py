"""What everybody sees of a dungeon, and what may still become of it: paths, blueprint, challenges, gold, the goal.

The numbers about what is yet to come are averages over games between good players.
"""

from __future__ import annotations

from typing import Final

from karczma.games.stonespine.cards import (
    BEST_SINGLE_PATH_COUNT,
    COUNT_IN_CELLS,
    OUTER_COLUMNS,
    OUTER_SIDE_OPENINGS,
    SETS,
    Form,
)
from karczma.games.stonespine.dungeon import (
    ALL_CELLS,
    EAST,
    ENTRANCE,
    EXIT,
    NEAR,
    NORTH,
    SOUTH,
    WEST,
    bits,
    edge_east,
    edge_north,
    edge_south,
    lowest,
    quantity,
)
from karczma.games.stonespine.improve import MOST_ELEMENTS, YEARS
from karczma.games.stonespine.scoring import gates, holds
from karczma.games.stonespine.state import Table
from karczma.games.stonespine.vocabulary import CELLS, ELEMENTS, STAR_VALUES, TREASURE

# What is yet to come: of each element, on a chamber that is picked and among tokens that are bought
ON_CHAMBER: Final = [0.25, 0.23, 0.2, 0.36, 0.37, 0.07, 0.06, 0.08, 0.07, 0.08, 0.2, 0.01, 0.02, 0.04, 0.0, 0.0, 0.19]
ON_TOKEN: Final = [0.08, 0.08, 0.08, 0.12, 0.12, 0.06, 0.06, 0.06, 0.06, 0.06, 0.14, 0.0, 0.0, 0.0, 0.0, 0.0, 0.12]
# By form (ST-F1 to ST-F19): how much of that comes where it counts, and what empty cells and tokens add in any case
COUNTS: Final = [1.0, 1.4, 0.85, 1.0, 1.2, 1.8, 0.0, 0.0, 0.0, 0.4, 0.0, 0.5, 0.5, 0.0, 0.24, 0.17, 0.0, 0.0, 0.0]
PER_CELL: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.6, 0.4, 0.11, 0.0, 0.0, 0.0, 0.0, 0.1, 0.0, 0.0, 0.3, 0.75, 0.0]
PER_TOKEN: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.65, 0.0, 0.0, 0.55, 0.0, 0.0, 0.0, 0.1, 0.0]
GOLD: Final = 0.5  # reputation that a gold piece buys
TOKEN_COST: Final = 6.0  # gold that is counted for each token bought
ROW_GOLD: Final = 11.0  # of a row not built yet
CHALLENGE: Final = 14.0  # what a challenge not taken yet will bring
OF_KIND: Final = 0.75  # the chance that a cell gets the kind of stone the blueprint wants
BY_CHAMBER: Final = 2.2  # that it gets the element, for each such element a chamber has on average
BY_TOKEN: Final = 0.5  # the same by a token, for each that comes
DOOR_MET: Final = 0.88  # the chance of another door behind a door
BETWEEN: Final = 0.85  # that two cells still empty will be joined
GATE: Final = 0.93  # that an empty cell will be open to its gate
BY_PASSAGE: Final = 0.04  # that a passage joins two chambers, for each token to come
TO_GATE: Final = 0.15  # the same for a chamber and its gate

INNER: Final = [
    *[(cell, cell + 1, EAST, WEST, edge_east(cell)) for cell in range(CELLS) if cell % 4 < 3],
    *[(cell, cell + 4, SOUTH, NORTH, edge_south(cell)) for cell in range(12)],
]


def rate(rates: list[float], elements: int) -> float:
    """The rates of these elements (bits) together."""
    found = 0.0
    element = 0
    while elements:
        if elements & 1:
            found += rates[element]
        elements >>= 1
        element += 1
    return found


def spread(chances: list[float]) -> list[float]:
    """How likely it is that none, one, two, ... of independent things happen."""
    found = [0.0] * (len(chances) + 1)
    found[0] = 1.0
    for things in range(len(chances)):
        chance = chances[things]
        for met in range(things + 1, 0, -1):
            found[met] = found[met] * (1 - chance) + found[met - 1] * chance
        found[0] *= 1 - chance
    return found


class Site:
    """One seat's part of the table, or Jael's, as everybody sees it."""

    def __init__(self, goal_count: int, place: int) -> None:
        self.goal_count = goal_count
        self.place = place  # among the seats by priority: decides ties by the goal
        self.goal_likely = float(goal_count)
        self.goal_points = 0.0
        self.goal_hope = 0.0
        self.goal_tight = 0.0  # how much one more may change: 1 if level with a rival
        self.score = 0.0
        self.hope = 0.0
        self.priority_points = 0.0
        self.priority_hope = 0.0
        self.begun: list[float] = []  # its numbers before those above, and behind them
        self.rest: list[float] = []

    def numbers(self) -> list[float]:
        """One for each name in `features.HAS`."""
        return [
            (self.score + self.goal_points + self.priority_points) / 60,
            self.all_hope() / 80,
            *self.begun,
            self.goal_count / 8,
            self.goal_likely / 12,
            self.goal_points / 15,
            self.goal_hope / 15,
            self.priority_hope / 9,
            *self.rest,
        ]

    def all_hope(self) -> float:
        return self.hope + self.goal_hope + self.priority_hope


class Builder(Site):
    """A player: the dungeon with what is likely to be added to it."""

    def __init__(self, g: Table, seat: int, place: int, building: bool) -> None:
        self.cards = cards = g.cards
        self.architect = architect = g.architects[seat]
        self.dungeon = dungeon = architect.dungeon(cards)
        self.gates = gates(cards, architect)
        self.empty = 0  # cells, as bits
        self.room = 0
        for cell in range(CELLS):
            if architect.chambers[cell] < 0:
                self.empty |= 1 << cell
            else:
                self.room += MOST_ELEMENTS - architect.load[cell]
        self.markets = YEARS - g.year + building  # for which gold will still be counted
        self.this_year = 0.0  # gold for this year's market
        self.purse = 0.0 if g.over() else self.gold_to_come(g.year, building)
        self.tokens = self.purse / TOKEN_COST
        super().__init__(quantity(dungeon, cards.goal[g.goal], self.gates), place)
        self.goal_likely = self.likely(cards.goal[g.goal], self.goal_count)
        self.blueprint_hope = 0.0
        self.for_requirement = 0.0  # what one more requirement is worth
        self.entered: list[float] = []
        self.weigh(1.0 if seat in g.passed or g.over() else 0.0)

    def gold_to_come(self, year: int, building: bool) -> float:
        """What there is to spend now and later."""
        chests = self.dungeon.totals[TREASURE]
        self.this_year = float(self.architect.gold)
        if building and year:
            self.this_year += chests
            for cell in range(4 * year - 4, 4 * year):
                card = self.architect.chambers[cell]
                self.this_year += ROW_GOLD / 4 if card < 0 else self.cards.gold[card]
        return self.this_year + (self.markets - building) * (ROW_GOLD + chests)

    def weigh(self, passed: float) -> None:
        """The numbers that need no other seat."""
        totals = self.dungeon.totals
        stars = 0
        for element in range(ELEMENTS):
            stars += totals[element] * STAR_VALUES[element]
        required = self.requirements()
        entered = bits(self.dungeon.connected(ENTRANCE, self.gates[ENTRANCE]))
        left = bits(self.dungeon.connected(EXIT, self.gates[EXIT]))
        ways = self.ways(self.links())
        now = 0.0
        likely = 0.0
        for card in self.architect.challenges:
            count = self.count(self.cards.challenge[card])
            now += self.cards.points[card] * count
            likely += self.cards.points[card] * self.likely(self.cards.challenge[card], count)
        taken = len(self.architect.challenges)
        blueprint = self.cards.met[self.architect.blueprint][min(8, int(required[0]))]
        self.score = stars + blueprint + entered + left + now
        self.hope = stars + self.blueprint_hope + ways[0] + ways[1] + likely + CHALLENGE * (3 - taken)
        self.hope += GOLD * self.purse
        monsters = totals[0] + totals[1] + totals[2] + totals[3] + totals[4]
        traps = totals[5] + totals[6] + totals[7] + totals[8] + totals[9]
        self.begun = [stars / 10, self.architect.gold / 15, totals[TREASURE] / 5, monsters / 15, traps / 6]
        self.rest = [
            *(1 - self.place / 4, passed, self.tokens / 8, required[0] / 8, required[1] / 8),
            *(blueprint / 20, self.blueprint_hope / 20, entered / 16, ways[0] / 16, left / 16, ways[1] / 16),
            *(now / 30, likely / 40, taken / 3, self.room / 30, bits(self.architect.passages) / 3),
        ]

    def count(self, form: Form) -> float:
        """What a form counts now; the best single path only about, for the search would take too long."""
        if form.op != BEST_SINGLE_PATH_COUNT:
            return float(quantity(self.dungeon, form, self.gates))
        left = ALL_CELLS & ~self.empty
        best = 0
        while left:
            joined = self.dungeon.reached(lowest(left))
            if joined & (joined - 1):
                best = max(best, self.dungeon.count(form.any, joined))
            left &= ~joined
        return float(best)

    def coming(self, elements: int, cells: int) -> float:
        """How many of these are likely to be added in these cells."""
        return bits(self.empty & cells) * rate(ON_CHAMBER, elements) + self.tokens * rate(ON_TOKEN, elements)

    def likely(self, form: Form, now: float) -> float:
        """What a form that counts this many now is likely to count at the end."""
        if form.op == SETS:
            return self.likely_sets(form, now)
        cells = form.cells if form.op == COUNT_IN_CELLS else ALL_CELLS
        if form.op == OUTER_SIDE_OPENINGS:
            cells = OUTER_COLUMNS
        found = now + PER_CELL[form.op] * bits(self.empty & cells) + PER_TOKEN[form.op] * self.tokens
        return found + COUNTS[form.op] * self.coming(form.any, cells) if COUNTS[form.op] else found

    def likely_sets(self, form: Form, now: float) -> float:
        """Most of it depends on what there is least of."""
        if not self.empty and not self.tokens:
            return now
        least = 99.0
        total = 0.0
        for i in range(len(form.needs)):
            each = self.dungeon.count(form.selectors[i], ALL_CELLS) + self.coming(form.selectors[i], ALL_CELLS)
            total += each / form.needs[i]
            least = min(least, each / form.needs[i])
        return max(now, 0.85 * least + 0.15 * total / len(form.needs) - 0.3)

    def requirements(self) -> list[float]:
        """ST-44 How many requirements are met and how many may still be; on the way, what they are likely to bring."""
        wanted = self.cards.wanted[self.architect.blueprint]
        chances: list[float] = []
        met = 0
        may_be = 0
        for cell in range(CELLS):
            if wanted[cell]:
                chance = self.requirement(cell, wanted[cell])
                chances.append(chance)
                met += chance == 1.0
                may_be += 0.0 < chance < 1.0
        paid = self.cards.met[self.architect.blueprint]
        spreading = spread(chances)
        for count in range(len(spreading)):
            self.blueprint_hope += spreading[count] * paid[min(8, count)]
            self.for_requirement += spreading[count] * (paid[min(8, count + 1)] - paid[min(8, count)])
        return [float(met), float(may_be)]

    def requirement(self, cell: int, wanted: int) -> float:
        """How likely a square is to hold what it wants."""
        if holds(self.cards, self.dungeon, cell, wanted):
            return 1.0
        empty = self.empty >> cell & 1
        if wanted < 0:
            return OF_KIND * empty
        missed = 1.0
        if self.architect.load[cell] < MOST_ELEMENTS:
            missed = 1 - BY_TOKEN * min(1.0, self.tokens * rate(ON_TOKEN, wanted))
        if empty:
            missed *= 1 - min(0.75, BY_CHAMBER * rate(ON_CHAMBER, wanted))
        return 1 - missed

    def links(self) -> list[float]:
        """How likely each cell is to be joined to its neighbours."""
        chambers = self.architect.chambers
        doors = self.cards.doors
        found = [0.0] * (CELLS * CELLS)
        for cell, other, here, there, edge in INNER:
            first = chambers[cell]
            second = chambers[other]
            if self.dungeon.joined[cell] >> other & 1 or self.architect.passages >> edge & 1:
                chance = 1.0
            elif first < 0 and second < 0:
                chance = BETWEEN
            elif (first < 0 and doors[second] & there) or (second < 0 and doors[first] & here):
                chance = DOOR_MET
            else:
                chance = min(0.5, BY_PASSAGE * self.tokens)
            found[cell * CELLS + other] = chance
            found[other * CELLS + cell] = chance
        return found

    def ways(self, links: list[float]) -> list[float]:
        """ST-45 How many chambers are likely to be connected to the entrance, and to the exit."""
        start = self.gates[ENTRANCE]
        self.entered = self.way(links, start, NORTH, edge_north(start))
        start = 12 + self.gates[EXIT]
        return [sum(self.entered), sum(self.way(links, start, SOUTH, edge_south(start)))]

    def way(self, links: list[float], start: int, door: int, edge: int) -> list[float]:
        """How likely each cell is to be connected to the gate beside this one: along the likeliest path."""
        chamber = self.architect.chambers[start]
        found = [0.0] * CELLS
        if self.architect.passages >> edge & 1 or (chamber >= 0 and self.cards.doors[chamber] & door):
            found[start] = 1.0
        else:
            found[start] = GATE if chamber < 0 else min(0.8, TO_GATE * self.tokens)
        waiting = [start]
        for cell in waiting:  # grows while it is walked
            for other in NEAR[cell]:
                chance = found[cell] * links[cell * CELLS + other]
                if chance > found[other]:
                    found[other] = chance
                    waiting.append(other)
        return found
