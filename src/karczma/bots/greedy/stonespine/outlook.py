"""A dungeon of Stonespine Architects with what may be added to it: paths, blueprint, and what each form may count.

Empty cells will get chambers picked with an eye to what is wanted, and some tokens will be bought; the numbers
below, found by playing, say how likely either is to fit. With nothing left to come, everything is counted as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import exp
from typing import Final

from librt.vecs import vec

from karczma.games.stonespine.cards import (
    BEST_CLUSTER_COUNT,
    BEST_COLUMN_COUNT,
    BEST_SINGLE_PATH_COUNT,
    CHAMBERS_WITH_ALL,
    CHAMBERS_WITH_AT_LEAST,
    CHAMBERS_WITH_TOTAL,
    CLUSTER_COUNT,
    COUNT,
    COUNT_CONNECTED,
    COUNT_IN_CELLS,
    DISTINCT_CLUSTER_SIZES,
    DISTINCT_KINDS,
    DISTINCT_TOKEN_KINDS,
    FLAT,
    IDENTICAL_PAIRS,
    LARGEST_CLUSTER_SIZE,
    OUTER_SIDE_OPENINGS,
    SETS,
    UNIFORM_LINES,
    Cards,
    Form,
)
from karczma.games.stonespine.dungeon import (
    ALL_CELLS,
    EAST,
    ENTRANCE,
    LINES,
    NEAR,
    NORTH,
    SOUTH,
    WEST,
    Walk,
    bits,
    edge_east,
    edge_north,
    edge_south,
    quantity,
)
from karczma.games.stonespine.improve import MOST_ELEMENTS
from karczma.games.stonespine.scoring import gates
from karczma.games.stonespine.state import Architect
from karczma.games.stonespine.vocabulary import CELLS, ELEMENTS, STAR_VALUES

TOKENS: Final = 1.7  # bought in a year
PICK: Final = 1.6  # how much more of what is wanted a picked chamber has than a random one
FIT: Final = 1.7  # the same for tokens
OF_KIND: Final = 0.75  # the chance that a cell gets the kind of stone the blueprint wants
WITH_ELEMENT: Final = 2.2  # and the element, this many times as often as by chance
MOST_OFTEN: Final = 0.75  # but not more often than this
BY_TOKEN: Final = 0.35  # the chance that a fitting token goes where the blueprint wants it
STONE: Final = 0.62  # that a chamber is of the kind a cluster wants
LINE: Final = [1.0, 0.7, 0.45, 0.28, 0.15]  # that a line ends up of one kind, by its empty cells
DOOR_MET: Final = 0.68  # that there will be another door behind a door
BETWEEN: Final = 0.5  # that two cells still empty will be joined
GATE: Final = 0.8  # that an empty cell will be open to its gate
PASSAGE_HERE: Final = 0.05  # that a passage is bought for this edge, per year
PASSAGE_TO_GATE: Final = 0.15  # the same next to a gate
IN_PLACE: Final = 0.8  # that tokens find room where they count

INNER: Final = [
    *[(cell, cell + 1, EAST, WEST, edge_east(cell)) for cell in range(CELLS) if cell % 4 < 3],
    *[(cell, cell + 4, SOUTH, NORTH, edge_south(cell)) for cell in range(12)],
]
COLUMNS: Final = LINES[4:]


@lru_cache(maxsize=4)
def rates(cards: Cards) -> tuple[list[float], list[float]]:
    """How many of each element a chamber has, and a token is, on average."""
    elements = range(ELEMENTS)
    everything = [one for inside in cards.elements for one in inside]
    on_chamber = [everything.count(one) / len(cards.elements) for one in elements]
    return on_chamber, [cards.tokens[one] / sum(cards.tokens) for one in elements]


@lru_cache(maxsize=256)
def best_path(joined: tuple[int, ...], counts: tuple[int, ...]) -> int:
    """ST-F5 Cached: the search is slow, and most choices do not affect it."""
    return Walk(list(joined), list(counts)).search()


def rate(rates: list[float], elements: int) -> float:
    """The rates of these elements (bits) together."""
    found = 0.0
    for one in range(ELEMENTS):
        if elements >> one & 1:
            found += rates[one]
    return found


def has(inside: list[int], elements: int) -> bool:
    """Whether there is one of these elements (bits) among those inside."""
    for one in inside:
        if elements >> one & 1:
            return True
    return False


class Outlook:
    """A dungeon, with this many markets to come."""

    def __init__(self, cards: Cards, architect: Architect, markets: int) -> None:
        self.cards = cards
        self.architect = architect
        self.chambers = architect.chambers
        self.markets = markets
        self.gates = gates(cards, architect)
        self.dungeon = architect.dungeon(cards)
        self.totals = self.dungeon.totals
        self.cells = [cards.elements[card] if card >= 0 else [] for card in self.chambers]
        for token in architect.tokens:
            cell = token // ELEMENTS
            self.cells[cell] = [*self.cells[cell], token % ELEMENTS]
        self.empty = self.chambers.count(-1)
        self.tokens = TOKENS * markets
        self.done = not self.empty and not markets
        self.rate, self.token_rate = rates(cards)
        self.clusters_found: list[int] | None = None
        self.entered: list[float] = []
        self.left: list[float] = []

    def stars(self) -> int:
        found = 0
        for element in range(ELEMENTS):
            found += self.totals[element] * STAR_VALUES[element]
        return found

    def total(self, elements: int) -> int:
        return self.dungeon.count(elements, ALL_CELLS)

    def by_cell(self, elements: int) -> list[int]:
        return [self.dungeon.count_in(elements, cell) for cell in range(CELLS)]

    def on_chamber(self, elements: int) -> float:
        """How many of these a future chamber is likely to have."""
        return PICK * rate(self.rate, elements)

    def among_tokens(self, elements: int) -> float:
        """How many of these are likely to be bought."""
        return FIT * self.tokens * rate(self.token_rate, elements)

    def growth(self, elements: int) -> float:
        return self.empty * self.on_chamber(elements) + self.among_tokens(elements)

    def requirements(self) -> list[float]:
        """ST-44 How likely each square of the blueprint is to hold what it wants."""
        wanted = self.cards.wanted[self.architect.blueprint]
        return [self.requirement(cell, wanted[cell]) for cell in range(CELLS) if wanted[cell]]

    def requirement(self, cell: int, wanted: int) -> float:
        chamber = self.chambers[cell]
        if wanted < 0:
            return OF_KIND if chamber < 0 else float(self.cards.kind[chamber] == -1 - wanted)
        if has(self.cells[cell], wanted):
            return 1.0
        room = len(self.cells[cell]) < MOST_ELEMENTS
        missed = 1 - BY_TOKEN * min(1.0, self.among_tokens(wanted)) if room else 1.0
        if chamber < 0:
            missed *= 1 - min(MOST_OFTEN, WITH_ELEMENT * self.on_chamber(wanted) / PICK)
        return 1 - missed

    def walk(self) -> None:
        """ST-45 How likely each cell is to be connected to the entrance, and to the exit."""
        links = self.links()
        self.entered = self.ways(links, self.gates[0], NORTH, edge_north(self.gates[0]))
        last = 12 + self.gates[1]
        self.left = self.ways(links, last, SOUTH, edge_south(last))

    def links(self) -> vec[float]:
        """How likely each cell is to be joined to its neighbours."""
        found = vec[float]([0.0] * (CELLS * CELLS))
        for cell, other, here, there, edge in INNER:
            chance = self.link(cell, other, here, there, edge)
            found[cell * CELLS + other] = chance
            found[other * CELLS + cell] = chance
        return found

    def link(self, cell: int, other: int, here: int, there: int, edge: int) -> float:
        first = self.chambers[cell]
        second = self.chambers[other]
        if self.dungeon.joined[cell] >> other & 1 or self.architect.passages >> edge & 1:
            return 1.0
        if first < 0 and second < 0:
            return BETWEEN
        doors = self.cards.doors
        if (first < 0 and doors[second] & there) or (second < 0 and doors[first] & here):
            return DOOR_MET
        return PASSAGE_HERE * self.markets

    def ways(self, links: vec[float], start: int, door: int, edge: int) -> list[float]:
        """ST-45 How likely each cell is to be connected to the gate beside this one: along the likeliest path."""
        chamber = self.chambers[start]
        found = vec[float]([0.0] * CELLS)
        if self.architect.passages >> edge & 1 or (chamber >= 0 and self.cards.doors[chamber] & door):
            found[start] = 1.0
        else:
            found[start] = GATE if chamber < 0 else PASSAGE_TO_GATE * self.markets
        waiting = [start]
        for cell in waiting:  # grows while it is walked
            for other in NEAR[cell]:
                chance = found[cell] * links[cell * CELLS + other]
                if chance > found[other]:
                    found[other] = chance
                    waiting.append(other)
        return list(found)

    def clusters(self) -> list[int]:
        if self.clusters_found is None:
            self.clusters_found = self.dungeon.clusters()
        return self.clusters_found

    def grows(self, cluster: int) -> bool:
        """Whether there is an empty cell next to this cluster."""
        for cell in range(CELLS):
            if cluster >> cell & 1:
                for other in NEAR[cell]:
                    if self.chambers[other] < 0:
                        return True
        return False

    def quantity(self, form: Form) -> float:
        """What a form is likely to count at the end."""
        if form.op == BEST_SINGLE_PATH_COUNT:
            return self.best_single_path_count(form)
        if self.done or form.op == FLAT:
            return quantity(self.dungeon, form, self.gates)
        return LIKELY[form.op](self, form)

    def count(self, form: Form) -> float:
        return self.total(form.any) + self.growth(form.any)

    def count_in_cells(self, form: Form) -> float:
        inside = self.dungeon.count(form.any, form.cells)
        empty = len([cell for cell in range(CELLS) if form.cells >> cell & 1 and self.chambers[cell] < 0])
        return inside + (empty * self.on_chamber(form.any) + IN_PLACE * self.among_tokens(form.any))

    def best_column_count(self, form: Form) -> float:
        """A chamber that has what is wanted can go into the column that wants it."""
        inside = self.by_cell(form.any)
        rate = 1.5 * self.on_chamber(form.any)
        best = 0.0
        for column in COLUMNS:
            count = 0.0
            for cell in column:
                count += inside[cell] + rate * (self.chambers[cell] < 0)
            best = max(best, count)
        return best + IN_PLACE * self.among_tokens(form.any)

    def best_cluster_count(self, form: Form) -> float:
        more = self.empty * STONE * self.on_chamber(form.any)
        best = more
        for cluster in self.clusters():
            best = max(best, self.dungeon.count(form.any, cluster) + more * self.grows(cluster))
        return best + IN_PLACE * self.among_tokens(form.any)

    def best_single_path_count(self, form: Form) -> float:
        best = best_path(tuple(self.dungeon.joined), tuple(self.by_cell(form.any)))
        beside = self.total(form.any) - best
        more = 0.55 * self.empty * self.on_chamber(form.any) + IN_PLACE * self.among_tokens(form.any)
        return best + more + 0.3 * beside * min(1.0, self.empty / 8)

    def count_connected(self, form: Form) -> float:
        rate = self.on_chamber(form.any)
        if not self.entered:
            self.walk()
        ways = self.entered if form.gate == ENTRANCE else self.left
        count = 0.0
        for cell in range(CELLS):
            count += ways[cell] * (self.dungeon.count_in(form.any, cell) + rate * (self.chambers[cell] < 0))
        return count + max(ways) * IN_PLACE * self.among_tokens(form.any)

    def largest_cluster_size(self, form: Form) -> float:
        more = STONE * self.empty
        best = more
        for cluster in self.clusters():
            best = max(best, bits(cluster) + more * self.grows(cluster))
        return best

    def cluster_count(self, form: Form) -> float:
        return len(self.clusters()) + 0.45 * self.empty

    def distinct_cluster_sizes(self, form: Form) -> float:
        sizes = len({bits(cluster) for cluster in self.clusters()})
        return sizes + 0.2 * self.empty * (1 - sizes / 6)

    def distinct_kinds(self, form: Form) -> float:
        found = 0.0
        for one in range(ELEMENTS):
            if form.any >> one & 1:
                found += 1.0 if self.totals[one] else 1 - exp(-1.5 * self.growth(1 << one))
        return found

    def distinct_token_kinds(self, form: Form) -> float:
        faces = self.dungeon.faces()
        return faces + 0.85 * self.tokens * (1 - faces / sum([1 for count in self.cards.tokens if count]))

    def identical_pairs(self, form: Form) -> float:
        likely = 0.0
        now = 0
        for one in range(ELEMENTS):
            if form.any >> one & 1:
                likely += (self.totals[one] + self.growth(1 << one)) / 2 - 0.2
                now += self.totals[one] // 2
        return max(likely, float(now))

    def sets(self, form: Form) -> float:
        """Most of it depends on what there is least of."""
        parts = range(len(form.needs))
        now = min([self.total(form.selectors[i]) // form.needs[i] for i in parts])
        likely = [(self.total(form.selectors[i]) + self.growth(form.selectors[i])) / form.needs[i] for i in parts]
        return max(float(now), 0.85 * min(likely) + 0.15 * sum(likely) / len(likely) - 0.3)

    def chambers_with_total(self, form: Form) -> float:
        one_more = min(0.6, 0.12 * self.tokens)
        found = 0.0
        for cell in range(CELLS):
            if self.chambers[cell] >= 0:
                found += one_more ** max(0, form.least - len(self.cells[cell]))
        return 0.1 * self.empty + found

    def chambers_with_at_least(self, form: Form) -> float:
        one_more = min(0.5, 0.3 * self.among_tokens(form.any))
        found = 0.08 * self.empty
        for cell in range(CELLS):
            if self.chambers[cell] >= 0:
                missing = max(0, form.least - self.dungeon.count_in(form.any, cell))
                if missing + len(self.cells[cell]) <= MOST_ELEMENTS:
                    found += one_more**missing
        return found

    def chambers_with_all(self, form: Form) -> float:
        found = 0.12 * self.empty
        for cell in range(CELLS):
            inside = self.cells[cell]
            missing = [one for one in form.selectors if not has(inside, one)]
            if self.chambers[cell] >= 0 and len(missing) + len(inside) <= MOST_ELEMENTS:
                chance = 1.0
                for selector in missing:
                    chance *= min(0.5, 0.25 * self.among_tokens(selector))
                found += chance
        return found

    def uniform_lines(self, form: Form) -> float:
        found = 0.0
        for line in LINES:
            kinds = [self.cards.kind[self.chambers[cell]] for cell in line if self.chambers[cell] >= 0]
            if len(set(kinds)) < 2:
                found += LINE[4 - len(kinds)]
        return found

    def outer_side_openings(self, form: Form) -> float:
        empty = len([cell for cell in range(CELLS) if cell % 4 in (0, 3) and self.chambers[cell] < 0])
        return self.dungeon.openings() + 0.78 * empty + 0.1 * self.tokens


LIKELY: Final[dict[int, Callable[[Outlook, Form], float]]] = {
    COUNT: Outlook.count,
    COUNT_IN_CELLS: Outlook.count_in_cells,
    BEST_COLUMN_COUNT: Outlook.best_column_count,
    BEST_CLUSTER_COUNT: Outlook.best_cluster_count,
    COUNT_CONNECTED: Outlook.count_connected,
    LARGEST_CLUSTER_SIZE: Outlook.largest_cluster_size,
    CLUSTER_COUNT: Outlook.cluster_count,
    DISTINCT_CLUSTER_SIZES: Outlook.distinct_cluster_sizes,
    DISTINCT_KINDS: Outlook.distinct_kinds,
    DISTINCT_TOKEN_KINDS: Outlook.distinct_token_kinds,
    IDENTICAL_PAIRS: Outlook.identical_pairs,
    SETS: Outlook.sets,
    CHAMBERS_WITH_TOTAL: Outlook.chambers_with_total,
    CHAMBERS_WITH_AT_LEAST: Outlook.chambers_with_at_least,
    CHAMBERS_WITH_ALL: Outlook.chambers_with_all,
    UNIFORM_LINES: Outlook.uniform_lines,
    OUTER_SIDE_OPENINGS: Outlook.outer_side_openings,
}
