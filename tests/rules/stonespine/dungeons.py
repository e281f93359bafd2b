"""Dungeons drawn by hand: a picture of chambers and doors, and what lies in the chambers.

>>> plan = draw(
...     "+ +|+ + +",
...     " c-c d d ",
...     "+ + +|+ +",
...     " c c=d d ",
...     "+ + + + +",
...     " c c c c ",
...     "+ + + + +",
...     " d d d d-",
...     "+ + + + +",
...     r1c1="goblin goblin",
...     r2c2="gnoll + goblin",
... )
>>> plan.pays("goblin_gathering"), plan.pays("ordered_chambers"), plan.pays("outer_reaches")
(6, 6, 3)

Every second sign of every second line is a chamber: `c` a cave, `d` a dungeon, `.` an empty place. Between them are the
edges: `-` and `|` doors on both sides (of the outer edges: on the one there is), `=` and `"` a passage, `#` both, `<`
and `>` a door of the left or the right chamber only, `^` and `v` of the upper or the lower one only. Lines left out are
caves without doors. Of what lies in a chamber the tokens come after the plus.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from karczma.games.stonespine import scoring
from karczma.games.stonespine.cards import FORMS, GATES, KINDS, PLACES, Cards, Form, open_pack, select
from karczma.games.stonespine.dungeon import Dungeon, quantity
from karczma.games.stonespine.state import Architect
from karczma.games.stonespine.vocabulary import BLUEPRINT, CELL, CHALLENGE, CHAMBER, EDGE, ELEMENT, ELEMENTS, GOAL
from karczma.kernel.tally import Reason

Place = tuple[int, int]  # row and column, from 1
PLACES_OF_ALL: list[Place] = [(row, column) for row in (1, 2, 3, 4) for column in (1, 2, 3, 4)]
LETTERS = "NESW"
ACROSS = {"-": (True, True), "#": (True, True), "<": (True, False), ">": (False, True)}
DOWN = {"|": (True, True), "#": (True, True), "^": (True, False), "v": (False, True)}
PASSAGES = '="#'


@cache
def box() -> Cards:
    """The cards as they come with the game."""
    return open_pack(None)


def edge(row: int, column: int, side: str) -> str:
    """The one name of an edge, whichever of its chambers it was named from."""
    if side == "S":
        return f"r{row + 1}c{column}_n" if row < 4 else f"r4c{column}_s"
    if side == "E":
        return f"r{row}c{column + 1}_w" if column < 4 else f"r{row}c4_e"
    return f"r{row}c{column}_{side.lower()}"


class Plan:
    """A dungeon in plain words; chambers are those of the box if they are named, else made up."""

    def __init__(
        self,
        kinds: dict[Place, str],
        doors: dict[Place, str],
        printed: dict[Place, list[str]],
        tokens: dict[Place, list[str]],
        passages: Iterable[str],
        ids: list[str] | None = None,
    ) -> None:
        self.kinds = kinds  # an empty place has none
        self.doors = doors
        self.printed = printed
        self.tokens = tokens
        self.passages = set(passages)
        self.ids = ids

    @property
    def cards(self) -> Cards:
        """The cards it is built of: those of the box, or a box whose first sixteen chambers are these."""
        if self.ids:
            return box()
        cards = Cards(box())
        for number, place in enumerate(PLACES_OF_ALL):
            if place in self.kinds:
                cards.kind[number] = KINDS.index(self.kinds[place])
                cards.doors[number] = sum(1 << LETTERS.index(door) for door in self.doors[place])
                cards.elements[number] = [ELEMENT.numbers[element] for element in self.printed[place]]
        return cards

    def architect(self, blueprint: str = "blueprint_1", challenges: Iterable[str] = (), gold: int = 0) -> Architect:
        """Its owner, who has this blueprint and these challenges."""
        chambers = [CHAMBER.numbers[id] for id in self.ids] if self.ids else list(range(16))
        tokens: list[int] = []
        load = [0] * 16
        for cell, place in enumerate(PLACES_OF_ALL):
            if place not in self.kinds:
                chambers[cell] = -1
                continue
            tokens.extend([cell * ELEMENTS + ELEMENT.numbers[element] for element in self.tokens[place]])
            load[cell] = len(self.printed[place]) + len(self.tokens[place])
        return Architect(
            blueprint=BLUEPRINT.numbers[blueprint],
            chambers=chambers,
            tokens=tuple(tokens),
            passages=sum(1 << EDGE.numbers[name] for name in self.passages),
            load=load,
            gold=gold,
            challenges=tuple(CHALLENGE.numbers[id] for id in challenges),
        )

    def dungeon(self) -> Dungeon:
        return self.architect().dungeon(self.cards)

    def count(self, form: str, *elements: str, cells: str = "none", gate: str = "none", least: int = 0) -> int:
        """What a form counts here; the gates are both in column 1."""
        different = list(dict.fromkeys(elements))
        needs = [elements.count(one) for one in different]
        selectors = [select(one) for one in different]
        asked = Form(FORMS.index(form), selectors, needs, PLACES[cells], GATES.index(gate), least)
        return quantity(self.dungeon(), asked, [0, 0])

    def pays(self, challenge: str, blueprint: str = "blueprint_1") -> int:
        """The points of a challenge."""
        owner = self.architect(blueprint, [challenge])
        return worth(scoring.challenges(self.cards, owner, owner.dungeon(self.cards)))

    def achieves(self, goal: str) -> int:
        """What a goal compares."""
        owner = self.architect()
        return scoring.goal_quantity(self.cards, GOAL.numbers[goal], owner, owner.dungeon(self.cards))

    def paths(self, blueprint: str) -> list[int]:
        """Chambers connected to the entrance and to the exit."""
        owner = self.architect(blueprint)
        found = {
            reason.key: reason.points
            for reason in scoring.paths(owner.dungeon(self.cards), scoring.gates(self.cards, owner))
        }
        return [found.get("entrance", 0), found.get("exit", 0)]

    def requirements(self, blueprint: str) -> int:
        """Requirements of a blueprint that hold."""
        owner = self.architect(blueprint)
        return scoring.requirements_met(self.cards, owner, owner.dungeon(self.cards))

    def blueprint(self, blueprint: str) -> int:
        """The points of a blueprint."""
        owner = self.architect(blueprint)
        return worth(scoring.blueprint(self.cards, owner, owner.dungeon(self.cards)))

    def stars(self) -> int:
        """The points of the stars."""
        assert self.dungeon().stars() == worth(scoring.stars(self.dungeon()))
        return self.dungeon().stars()


def worth(reasons: list[Reason]) -> int:
    return sum(reason.points for reason in reasons)


def empty() -> Plan:
    """Sixteen caves without doors and elements."""
    return Plan(
        dict.fromkeys(PLACES_OF_ALL, "cave"),
        dict.fromkeys(PLACES_OF_ALL, ""),
        {place: [] for place in PLACES_OF_ALL},
        {place: [] for place in PLACES_OF_ALL},
        [],
    )


def draw(*lines: str, **chambers: str) -> Plan:
    """A dungeon made up for a test, as the picture shows it."""
    plan = empty()
    for number, line in enumerate(lines):
        for column in range(9):
            sign = line[column] if column < len(line) else " "
            if number % 2 and column % 2:
                _chamber(plan, ((number + 1) // 2, (column + 1) // 2), sign)
            elif number % 2:
                _across(plan, (number + 1) // 2, column // 2, sign)
            elif column % 2:
                _down(plan, number // 2, (column + 1) // 2, sign)
    for cell, elements in chambers.items():
        place = PLACES_OF_ALL[CELL.numbers[cell]]
        printed, _, tokens = elements.partition("+ ")
        plan.printed[place] = printed.split()
        plan.tokens[place] = tokens.split()
    return plan


def stones(*rows: str) -> Plan:
    """A dungeon without doors, told by the kinds of its chambers row by row: `stones("cccd", ...)`."""
    plan = empty()
    for row, line in enumerate(rows):
        for column, sign in enumerate(line):
            _chamber(plan, (row + 1, column + 1), sign)
    return plan


def _chamber(plan: Plan, place: Place, sign: str) -> None:
    if sign == ".":
        del plan.kinds[place]
    else:
        plan.kinds[place] = {"c": "cave", "d": "dungeon"}[sign]


def _across(plan: Plan, row: int, left: int, sign: str) -> None:
    """The edge right of column `left`, which is 0 for the left side of the dungeon."""
    on_left, on_right = ACROSS.get(sign, (False, False))
    if left >= 1:
        plan.doors[row, left] += "E" * on_left
    if left < 4:
        plan.doors[row, left + 1] += "W" * on_right
    if sign in PASSAGES:
        plan.passages.add(edge(row, left + 1, "W") if left < 4 else edge(row, 4, "E"))


def _down(plan: Plan, above: int, column: int, sign: str) -> None:
    """The edge below row `above`, which is 0 for the upper side of the dungeon."""
    on_upper, on_lower = DOWN.get(sign, (False, False))
    if above >= 1:
        plan.doors[above, column] += "S" * on_upper
    if above < 4:
        plan.doors[above + 1, column] += "N" * on_lower
    if sign in PASSAGES:
        plan.passages.add(edge(above + 1, column, "N") if above < 4 else edge(4, column, "S"))


def built(*rows: str, passages: Iterable[str] = (), **tokens: str) -> Plan:
    """A dungeon of chambers of the box, four names a row, with these tokens: `built("tomb lair pit keep", ...)`."""
    ids = [id for row in rows for id in row.split()]
    cards = box().cards["chamber"]
    plan = empty()
    for place, id in zip(PLACES_OF_ALL, ids, strict=True):
        plan.kinds[place] = str(cards[id].values["kind"])
        plan.doors[place] = "".join(cards[id].several("doors"))
        plan.printed[place] = list(cards[id].several("elements"))
    for cell, elements in tokens.items():
        plan.tokens[PLACES_OF_ALL[CELL.numbers[cell]]] = elements.split()
    plan.passages = set(passages)
    plan.ids = ids
    return plan


def the_example() -> Plan:
    """The finished dungeon of ST-E7."""
    return built(
        "abandoned_mine cache derelict_site tunnel",
        "junction smokehouse cellar watering_hole",
        "slime_trail alleyway burial_grounds torment_room",
        "antechamber decrepit_hall dwelling trophy_room",
        passages=[edge(2, 4, "N"), edge(2, 4, "S"), edge(4, 1, "W")],
        r1c1="kobold",
        r2c1="fire bear",
        r2c2="treasure",
        r2c4="gnoll",
        r3c2="bear treasure",
        r4c2="gnoll",
        r4c3="star+1",
        r4c4="pit",
    )
