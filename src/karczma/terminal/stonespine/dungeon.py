"""A dungeon of Stonespine Architects: chambers as boxes with gaps where doors join, and others' as small maps."""

from __future__ import annotations

from rich.text import Text

from karczma.games.stonespine.cards import GROUPS, KINDS
from karczma.games.stonespine.dungeon import EAST, ENTRANCE, EXIT, NORTH, SOUTH, WEST, bits, edges_of
from karczma.games.stonespine.scoring import holds
from karczma.games.stonespine.state import Architect
from karczma.games.stonespine.vocabulary import (
    BLUEPRINT,
    CELL,
    CELLS,
    CHALLENGE,
    CHAMBER,
    COLUMNS,
    EDGE,
    ELEMENT,
    ELEMENTS,
)
from karczma.kernel.audience import Area
from karczma.terminal.stonespine.signs import KIND_STYLES, Signs, code, group_code, kind_letter, names, pack
from karczma.terminal.table import Sight

WIDE = 11  # columns of a cell between its walls: four elements


class Plan:
    """What a view shows of a player's dungeon, ready to be counted and drawn."""

    def __init__(self, sight: Sight, place: Area) -> None:
        cards = pack(sight)
        chambers, tokens = [-1] * CELLS, []
        for zone in place.zones:
            if zone.kind == "cell":
                cell = CELL.numbers[zone.name]
                chambers[cell] = CHAMBER.numbers[zone.cards[0]]
                tokens += [cell * ELEMENTS + ELEMENT.numbers[id] for id in names(zone.facts["tokens"])]
        edges = [EDGE.numbers[id] for id in names(place.zone("passages").facts["edges"])]
        blueprint = BLUEPRINT.numbers[place.zone("blueprint").cards[0]]
        self.cards = cards
        self.architect = Architect(
            blueprint=blueprint,
            chambers=chambers,
            tokens=tuple(tokens),
            passages=sum([1 << edge for edge in edges]),
            load=[0] * CELLS,
            gold=int(place.numbers["gold"]),
            challenges=tuple([CHALLENGE.numbers[id] for id in place.zone("taken").cards]),
        )
        self.dungeon = self.architect.dungeon(cards)
        self.gates = [cards.entrance[blueprint], cards.exit[blueprint]]
        self.reached = [self.dungeon.connected(gate, self.gates[gate]) for gate in (ENTRANCE, EXIT)]

    @property
    def paths(self) -> int:
        """ST-45 What the paths are worth."""
        return sum([bits(reached) for reached in self.reached])

    def door(self, cell: int, side: int) -> bool:
        """Whether the chamber in a cell of the grid has a door on this side."""
        chamber = self.architect.chambers[cell]
        return chamber >= 0 and bool(self.cards.doors[chamber] & side)

    def passage(self, edge: int) -> bool:
        return bool(self.architect.passages >> edge & 1)

    def joined(self, cell: int, other: int) -> bool:
        return bool(self.dungeon.joined[cell] >> other & 1)

    def kind(self, cell: int) -> str:
        return KINDS[self.cards.kind[self.architect.chambers[cell]]]


class Map:
    """The reader's dungeon, wall by wall and line by line."""

    def __init__(self, sight: Sight, plan: Plan) -> None:
        self.sight = sight
        self.plan = plan
        self.signs = Signs(sight.marks.unicode)
        self.year = int(sight.view.middle.numbers["year"])

    def lines(self) -> list[Text]:
        drawn = [self.across(0)]
        for row in range(COLUMNS):
            drawn += [*self.row(row), self.across(row + 1)]
        return drawn

    def across(self, row: int) -> Text:
        """The walls above a row, or below the last."""
        left, between, right = self.signs.inner
        if row in (0, COLUMNS):
            left, between, right = self.signs.bottom if row else self.signs.top
        walls = Text(between).join([self.wall(row, column) for column in range(COLUMNS)])
        return Text.assemble(f" {left}", walls, right)

    def wall(self, row: int, column: int) -> Text:
        """One wall between two chambers, one above the other, or one towards the outside."""
        above, below = (row - 1) * 4 + column, row * 4 + column
        edge = below
        signs = self.signs
        gate = {0: ENTRANCE, COLUMNS: EXIT}.get(row)
        if gate is not None and self.plan.gates[gate] == column:
            return self.gate(gate, column, edge)
        number = str(column + 1) if row == 0 else ""
        if row not in (0, COLUMNS) and self.plan.joined(above, below):
            middle = f" {signs.passage if self.plan.passage(edge) else ' '} "
        elif self.plan.passage(edge):
            middle = signs.passage
        elif row > 0 and self.plan.door(above, SOUTH):
            middle = signs.doors[2]
        elif row < COLUMNS and self.plan.door(below, NORTH):
            middle = signs.doors[1]
        else:
            middle = ""
        return Text(number + f"{middle:{signs.flat}^{WIDE}}"[len(number) :])

    def gate(self, gate: int, column: int, edge: int) -> Text:
        """ST-46 A gate: open by a door or a passage, or shut."""
        word = self.sight.room.say("stonespine-entrance" if gate == ENTRANCE else "stonespine-exit")
        cell = column if gate == ENTRANCE else 12 + column
        if self.plan.passage(edge):
            shown = f"{self.signs.passage}{word}{self.signs.passage}"
        else:
            shown = f" {word} " if self.plan.door(cell, SOUTH if gate else NORTH) else f"[{word}]"
        number = "" if gate else str(column + 1)
        drawn = number + f"{shown:{self.signs.flat}^{WIDE - len(number)}}"
        return Text.assemble(drawn.partition(shown)[0], (shown, "bold"), drawn.partition(shown)[2])

    def row(self, row: int) -> list[Text]:
        """A row: elements above, below them stone, wish and what it is connected to; an empty one has one line."""
        cells = range(row * 4, row * 4 + 4)
        empty = all(self.plan.architect.chambers[cell] < 0 for cell in cells) and row + 1 != self.year
        turn = row + 1 == self.year
        gutters = [Text(str(row + 1)), Text(self.sight.marks.turn if turn else " ")]
        return [self.line(cells, line, gutters[line]) for line in ([0] if empty else [0, 1])]

    def line(self, cells: range, line: int, gutter: Text) -> Text:
        drawn = Text.assemble(gutter)
        for cell in cells:
            drawn.append(self.side(cell, cell % 4 > 0, line))
            drawn.append_text(self.content(cell, line))
        drawn.append(self.outer_right(cells[-1], line))
        return drawn

    def side(self, cell: int, inside: bool, line: int) -> str:
        """The wall to the left of a cell; its signs are in the second line."""
        if not line:
            return self.signs.upright
        if self.plan.passage(edges_of(cell)[3]):
            return self.signs.passage
        if inside and self.plan.joined(cell - 1, cell):
            return " "
        if inside and self.plan.door(cell - 1, EAST):
            return self.signs.doors[3]
        return self.signs.doors[0] if self.plan.door(cell, WEST) else self.signs.upright

    def outer_right(self, cell: int, line: int) -> str:
        if not line:
            return self.signs.upright
        if self.plan.passage(edges_of(cell)[1]):
            return self.signs.passage
        return self.signs.doors[3] if self.plan.door(cell, EAST) else self.signs.upright

    def content(self, cell: int, line: int) -> Text:
        if self.plan.architect.chambers[cell] < 0:
            drawn = Text() if line else Text.assemble("  ", self.wish(cell))
        elif line:
            drawn = self.stone(cell)
        else:
            drawn = self.elements(cell)
        drawn.pad_right(WIDE - drawn.cell_len)
        return drawn

    def elements(self, cell: int) -> Text:
        """What is in a chamber, tokens in bold."""
        printed = [ELEMENT.ids[one] for one in self.plan.cards.elements[self.plan.architect.chambers[cell]]]
        tokens = [ELEMENT.ids[one % ELEMENTS] for one in sorted(self.plan.architect.tokens) if one // ELEMENTS == cell]
        shown = [Text(code(self.sight, id)) for id in printed]
        return Text(" ").join([*shown, *[Text(code(self.sight, id), "bold") for id in tokens]])

    def stone(self, cell: int) -> Text:
        kind = self.plan.kind(cell)
        drawn = Text.assemble((kind_letter(self.sight, kind), KIND_STYLES[kind]), " ", self.wish(cell))
        drawn.pad_right(WIDE - 2 - drawn.cell_len)
        for gate in (ENTRANCE, EXIT):
            drawn.append(self.signs.reached[gate] if self.plan.reached[gate] >> cell & 1 else " ", "green")
        return drawn

    def wish(self, cell: int) -> Text:
        """What the blueprint wants here, and whether it is there."""
        wanted = self.plan.cards.wanted[self.plan.architect.blueprint][cell]
        if not wanted:
            return Text()
        met = holds(self.plan.cards, self.plan.dungeon, cell, wanted)
        shown = f"{self.wanted(cell)}{self.signs.met if met else '?'}"
        return Text(shown, "green" if met else "magenta")

    def wanted(self, cell: int) -> str:
        blueprint = BLUEPRINT.ids[self.plan.architect.blueprint]
        name = str(self.plan.cards.cards["blueprint"][blueprint].values[CELL.ids[cell]])
        if name in KINDS:
            return kind_letter(self.sight, name)
        return group_code(self.sight, name) if name in GROUPS else code(self.sight, name)


def small_map(sight: Sight, plan: Plan) -> list[Text]:
    """A dungeon in nine lines: stone as letters, large where connected to a gate, with lines between what is joined."""
    signs = Signs(sight.marks.unicode)
    drawn = [_gate(signs.reached[0], plan.gates[ENTRANCE], bool(plan.reached[ENTRANCE]))]
    for row in range(COLUMNS):
        cells = range(row * 4, row * 4 + 4)
        line = Text()
        for cell in cells:
            line.append_text(_stone(sight, signs, plan, cell))
            if cell % 4 < 3:
                line.append(signs.flat if plan.joined(cell, cell + 1) else " ")
        drawn.append(line)
        if row < 3:
            drawn.append(Text(" ".join([signs.upright if plan.joined(cell, cell + 4) else " " for cell in cells])))
    drawn.append(_gate(signs.reached[1], plan.gates[EXIT], bool(plan.reached[EXIT])))
    return drawn


def _gate(sign: str, column: int, open: bool) -> Text:
    return Text(" " * (2 * column) + (sign if open else "x"))


def _stone(sight: Sight, signs: Signs, plan: Plan, cell: int) -> Text:
    if plan.architect.chambers[cell] < 0:
        return Text(signs.empty, "dim")
    kind = plan.kind(cell)
    letter = kind_letter(sight, kind)
    connected = (plan.reached[ENTRANCE] | plan.reached[EXIT]) >> cell & 1
    return Text(letter if connected else letter.lower(), KIND_STYLES[kind])
