"""A dungeon, ready for scoring: joins, clusters, gates, paths and the scoring forms (ST-F1 to ST-F19)."""

from __future__ import annotations

from typing import Final

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
from karczma.games.stonespine.vocabulary import CELL, CELLS, ELEMENTS, STAR_VALUES
from karczma.kernel.native import i64

ALL_CELLS: Final = (1 << CELLS) - 1
ENTRANCE: Final = 0
EXIT: Final = 1
# Doors as bits, in the order N, E, S, W
NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8


def edge_north(cell: int) -> int:
    """The number of the edge above a cell; the one below belongs to the cell below, or is one of the last four."""
    return cell


def edge_south(cell: int) -> int:
    return cell + 4


def edge_west(cell: int) -> int:
    return 20 + cell // 4 * 5 + cell % 4


def edge_east(cell: int) -> int:
    return edge_west(cell) + 1


def edges_of(cell: int) -> list[int]:
    """The four edges of a cell: N, E, S, W."""
    return [edge_north(cell), edge_east(cell), edge_south(cell), edge_west(cell)]


AROUND: Final = [sum([1 << edge for edge in edges_of(cell)]) for cell in range(CELLS)]  # edges as bits


class Dungeon:
    """What is in the sixteen cells, ready to be counted. Made for each count, then thrown away."""

    def __init__(self, cards: Cards, chambers: list[int], tokens: tuple[int, ...], passages: int) -> None:
        self.cards = cards
        self.chambers = chambers  # by cell; -1 is empty
        self.tokens = tokens  # cell * ELEMENTS + element
        self.passages = passages  # edges as bits
        self.counts = [0] * (CELLS * ELEMENTS)
        self.totals = [0] * ELEMENTS  # over all cells
        self.joined = [0] * CELLS  # the neighbours each cell is joined to, as bits
        for cell in range(CELLS):
            if chambers[cell] >= 0:
                for element in cards.elements[chambers[cell]]:
                    self.counts[cell * ELEMENTS + element] += 1
                    self.totals[element] += 1
        for token in tokens:
            self.counts[token] += 1
            self.totals[token % ELEMENTS] += 1
        self._join()

    def _join(self) -> None:
        """Two neighbours are joined by doors on both sides of their edge, or by a passage on it (ST-75)."""
        doors = self.cards.doors
        chambers = self.chambers
        for cell in range(CELLS):
            if chambers[cell] < 0:
                continue
            if cell % 4 < 3 and chambers[cell + 1] >= 0:
                both = doors[chambers[cell]] & EAST and doors[chambers[cell + 1]] & WEST
                if both or self.passages >> edge_east(cell) & 1:
                    self.joined[cell] |= 1 << (cell + 1)
                    self.joined[cell + 1] |= 1 << cell
            if cell < 12 and chambers[cell + 4] >= 0:
                both = doors[chambers[cell]] & SOUTH and doors[chambers[cell + 4]] & NORTH
                if both or self.passages >> edge_south(cell) & 1:
                    self.joined[cell] |= 1 << (cell + 4)
                    self.joined[cell + 4] |= 1 << cell

    def count(self, elements: int, cells: int) -> int:
        """ST-F1 How many of these elements (bits) are in these cells (bits)."""
        if cells == ALL_CELLS:
            return sum([self.totals[element] for element in range(ELEMENTS) if elements >> element & 1])
        found = 0
        for cell in range(CELLS):
            if cells >> cell & 1:
                found += self.count_in(elements, cell)
        return found

    def count_in(self, elements: int, cell: int) -> int:
        found = 0
        start = cell * ELEMENTS
        element = 0
        while elements:
            if elements & 1:
                found += self.counts[start + element]
            elements >>= 1
            element += 1
        return found

    def of_element(self, element: int) -> int:
        return self.totals[element]

    def clusters(self) -> list[int]:
        """Maximal groups of edge-adjacent chambers of one kind, as bits."""
        found: list[int] = []
        left = 0
        for cell in range(CELLS):
            if self.chambers[cell] >= 0:
                left |= 1 << cell
        while left:
            cell = lowest(left)
            cluster = self._cluster(cell)
            found.append(cluster)
            left &= ~cluster
        return found

    def _cluster(self, start: int) -> int:
        kind = self.cards.kind[self.chambers[start]]
        found = 1 << start
        edge = [start]
        while edge:
            cell = edge.pop()
            for other in neighbours(cell):
                fits = self.chambers[other] >= 0 and self.cards.kind[self.chambers[other]] == kind
                if fits and not found >> other & 1:
                    found |= 1 << other
                    edge.append(other)
        return found

    def reached(self, start: int) -> int:
        """All chambers joined to this one by any branch, including itself, as bits."""
        found = 1 << start
        edge = [start]
        while edge:
            fresh = self.joined[edge.pop()] & ~found
            found |= fresh
            while fresh:
                cell = lowest(fresh)
                fresh &= fresh - 1
                edge.append(cell)
        return found

    def connected(self, gate: int, column: int) -> int:
        """ST-45, ST-46, ST-80 The chambers connected to a gate, as bits."""
        cell = column if gate == ENTRANCE else 12 + column
        if self.chambers[cell] < 0:
            return 0
        edge = edge_north(cell) if gate == ENTRANCE else edge_south(cell)
        door = NORTH if gate == ENTRANCE else SOUTH
        if self.cards.doors[self.chambers[cell]] & door or self.passages >> edge & 1:
            return self.reached(cell)
        return 0

    def light(self, gate: int, column: int) -> str:
        """The chambers connected to a gate, each with the sides through which a path leads: `r1c1:NE r2c1:N`."""
        reached = self.connected(gate, column)
        told: list[str] = []
        for cell in range(CELLS):
            if reached >> cell & 1:
                ways = self.joined[cell]
                if gate == ENTRANCE and cell == column:
                    ways |= 1 << CELLS  # beyond the grid, towards the gate
                elif gate == EXIT and cell == 12 + column:
                    ways |= 2 << CELLS
                told.append(f"{CELL.ids[cell]}:{_sides(cell, ways)}")
        return " ".join(told)

    def stars(self) -> int:
        """ST-43 The sum of all star values."""
        total = 0
        for place in range(CELLS * ELEMENTS):
            if self.counts[place]:
                total += self.counts[place] * STAR_VALUES[place % ELEMENTS]
        return total

    def faces(self) -> int:
        """ST-F11 How many different market tokens are here."""
        found = 0
        for token in self.tokens:
            found |= 1 << token % ELEMENTS
        return bits(found) + (1 if self.passages else 0)

    def openings(self) -> int:
        """ST-F18, ST-R19 Edges on the left and right side with a door or a passage."""
        found = 0
        for row in range(4):
            for cell, door, edge in ((row * 4, WEST, edge_west(row * 4)), (row * 4 + 3, EAST, edge_east(row * 4 + 3))):
                has_door = self.chambers[cell] >= 0 and self.cards.doors[self.chambers[cell]] & door
                if has_door or self.passages >> edge & 1:
                    found += 1
        return found

    def uniform(self) -> int:
        """ST-F17 Rows and columns whose four chambers are of one kind."""
        found = 0
        for line in LINES:
            kinds = {self.cards.kind[self.chambers[cell]] if self.chambers[cell] >= 0 else -1 for cell in line}
            if len(kinds) == 1 and -1 not in kinds:
                found += 1
        return found


LINES: Final = [
    *[[row * 4 + column for column in range(4)] for row in range(4)],
    *[[row * 4 + column for row in range(4)] for column in range(4)],
]
NEAR: Final = [
    [
        other
        for other in (cell - 4, cell + 1, cell + 4, cell - 1)
        if 0 <= other < CELLS and (other % 4 == cell % 4 or other // 4 == cell // 4)
    ]
    for cell in range(CELLS)
]


def _sides(cell: int, ways: int) -> str:
    """The sides of a cell where these cells (bits) or a gate are."""
    north = ways >> cell - 4 & 1 if cell > 3 else ways >> CELLS & 1
    south = ways >> cell + 4 & 1 if cell < 12 else ways >> CELLS + 1 & 1
    east = ways >> cell + 1 & 1 if cell % 4 < 3 else 0
    west = ways >> cell - 1 & 1 if cell % 4 > 0 else 0
    return ("N" if north else "") + ("E" if east else "") + ("S" if south else "") + ("W" if west else "")


def neighbours(cell: int) -> list[int]:
    return NEAR[cell]


def lowest(bits: int) -> int:
    """The number of the lowest set bit."""
    found = 0
    while not bits & 1:
        bits >>= 1
        found += 1
    return found


def bits(number: int) -> int:
    """How many bits are set."""
    found = 0
    while number:
        number &= number - 1
        found += 1
    return found


class Walk:
    """ST-F5 The single path with the largest count: every path is walked, until one has gathered everything.

    A dungeon has at most 28,496 of them, counted from both ends, so a cleverer search would not pay.
    """

    def __init__(self, joined: list[int], worth: list[int]) -> None:
        self.joined = joined
        self.worth = worth
        self.best: i64 = 0
        self.all: i64 = 0
        self.done = False  # everything is gathered

    def search(self) -> int:
        starts = [cell for cell in range(CELLS) if self.joined[cell]]
        self.all = sum([self.worth[cell] for cell in starts])
        self.done = self.all == 0
        for cell in starts:
            self.step(cell, 1 << cell, self.worth[cell])
        return self.best

    def step(self, cell: i64, walked: i64, count: i64) -> None:
        """A path has come to this cell. A single cell is no path, but a longer one follows that counts no less."""
        if count > self.best:
            self.best = count
            self.done = count == self.all
        ways: i64 = self.joined[cell]
        ways &= ~walked
        other: i64 = 0
        while ways and not self.done:
            if ways & 1:
                worth: i64 = self.worth[other]
                self.step(other, walked | (1 << other), count + worth)
            ways >>= 1
            other += 1


def best_single_path(dungeon: Dungeon, elements: int) -> int:
    """ST-F5 The largest count over all single paths; none if no two chambers are joined."""
    return Walk(dungeon.joined, [dungeon.count_in(elements, cell) for cell in range(CELLS)]).search()


def quantity(dungeon: Dungeon, form: Form, columns: list[int]) -> int:
    """ST-F1 to ST-F19 What a form counts in a dungeon whose gates are in these columns."""
    op = form.op
    if op == COUNT:
        return dungeon.count(form.any, ALL_CELLS)
    if op == COUNT_IN_CELLS:
        return dungeon.count(form.any, form.cells)
    if op == BEST_COLUMN_COUNT:
        return max([dungeon.count(form.any, 0b0001_0001_0001_0001 << column) for column in range(4)])
    if op == BEST_CLUSTER_COUNT:
        return max([dungeon.count(form.any, cluster) for cluster in dungeon.clusters()], default=0)
    if op == BEST_SINGLE_PATH_COUNT:
        return best_single_path(dungeon, form.any)
    if op == COUNT_CONNECTED:
        return dungeon.count(form.any, dungeon.connected(form.gate, columns[form.gate]))
    if op == LARGEST_CLUSTER_SIZE:
        return max([bits(cluster) for cluster in dungeon.clusters()], default=0)
    if op == CLUSTER_COUNT:
        return len(dungeon.clusters())
    if op == DISTINCT_CLUSTER_SIZES:
        return len({bits(cluster) for cluster in dungeon.clusters()})
    return quantity_of_pieces(dungeon, form)


def quantity_of_pieces(dungeon: Dungeon, form: Form) -> int:
    """The forms that look at single elements, tokens and lines."""
    op = form.op
    if op == DISTINCT_KINDS:
        return len([element for element in range(ELEMENTS) if form.any >> element & 1 and dungeon.of_element(element)])
    if op == DISTINCT_TOKEN_KINDS:
        return dungeon.faces()
    if op == IDENTICAL_PAIRS:
        return sum([dungeon.of_element(element) // 2 for element in range(ELEMENTS) if form.any >> element & 1])
    if op == SETS:
        each = [dungeon.count(form.selectors[i], ALL_CELLS) // form.needs[i] for i in range(len(form.needs))]
        return min(each)
    if op == CHAMBERS_WITH_TOTAL:
        every = (1 << ELEMENTS) - 1
        return len([cell for cell in range(CELLS) if dungeon.count_in(every, cell) >= form.least])
    if op == CHAMBERS_WITH_AT_LEAST:
        return len([cell for cell in range(CELLS) if dungeon.count_in(form.any, cell) >= form.least])
    if op == CHAMBERS_WITH_ALL:
        return len([cell for cell in range(CELLS) if has_all(dungeon, form, cell)])
    if op == UNIFORM_LINES:
        return dungeon.uniform()
    if op == OUTER_SIDE_OPENINGS:
        return dungeon.openings()
    assert op == FLAT
    return 1


def has_all(dungeon: Dungeon, form: Form, cell: int) -> bool:
    for selector in form.selectors:
        if not dungeon.count_in(selector, cell):
            return False
    return True
