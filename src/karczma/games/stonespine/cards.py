"""Chambers, tokens, market cards, blueprints, challenges, goals and Jael's cards, as typed lists by number."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from karczma.games.stonespine.vocabulary import (
    BLUEPRINT,
    CELL,
    CHALLENGE,
    CHAMBER,
    DOOR,
    ELEMENT,
    GOAL,
    JAEL,
    MARKET,
    MONSTERS,
    SHAPE,
    STARS,
    SYMBOL,
    TOKEN,
    TRAPS,
)
from karczma.kernel.errors import Refused
from karczma.kernel.packs import Card, Field, Pack, Schema, load
from karczma.kernel.verbs import numbered

KINDS = ("cave", "dungeon")
DOORS = DOOR.ids
MARKS = (*KINDS, *DOORS, *ELEMENT.ids)
GROUPS = {"monster": MONSTERS, "trap": TRAPS, "star": STARS}
SELECTORS = (*ELEMENT.ids, *GROUPS)

# The scoring forms (ST-F1 to ST-F19)
COUNT: Final = 0
COUNT_IN_CELLS: Final = 1
BEST_COLUMN_COUNT: Final = 2
BEST_CLUSTER_COUNT: Final = 3
BEST_SINGLE_PATH_COUNT: Final = 4
COUNT_CONNECTED: Final = 5
LARGEST_CLUSTER_SIZE: Final = 6
CLUSTER_COUNT: Final = 7
DISTINCT_CLUSTER_SIZES: Final = 8
DISTINCT_KINDS: Final = 9
DISTINCT_TOKEN_KINDS: Final = 10
IDENTICAL_PAIRS: Final = 11
SETS: Final = 12
CHAMBERS_WITH_TOTAL: Final = 13
CHAMBERS_WITH_AT_LEAST: Final = 14
CHAMBERS_WITH_ALL: Final = 15
UNIFORM_LINES: Final = 16
OUTER_SIDE_OPENINGS: Final = 17
FLAT: Final = 18
FORMS = numbered(
    {
        COUNT: "count",
        COUNT_IN_CELLS: "count_in_cells",
        BEST_COLUMN_COUNT: "best_column_count",
        BEST_CLUSTER_COUNT: "best_cluster_count",
        BEST_SINGLE_PATH_COUNT: "best_single_path_count",
        COUNT_CONNECTED: "count_connected",
        LARGEST_CLUSTER_SIZE: "largest_cluster_size",
        CLUSTER_COUNT: "cluster_count",
        DISTINCT_CLUSTER_SIZES: "distinct_cluster_sizes",
        DISTINCT_KINDS: "distinct_kinds",
        DISTINCT_TOKEN_KINDS: "distinct_token_kinds",
        IDENTICAL_PAIRS: "identical_pairs",
        SETS: "sets",
        CHAMBERS_WITH_TOTAL: "chambers_with_total",
        CHAMBERS_WITH_AT_LEAST: "chambers_with_at_least",
        CHAMBERS_WITH_ALL: "chambers_with_all",
        UNIFORM_LINES: "uniform_lines",
        OUTER_SIDE_OPENINGS: "outer_side_openings",
        FLAT: "flat",
    }
)
WITHOUT_ELEMENTS = (
    "largest_cluster_size",
    "cluster_count",
    "distinct_cluster_sizes",
    "distinct_token_kinds",
    "chambers_with_total",
    "uniform_lines",
    "outer_side_openings",
    "flat",
)
WITH_LEAST = ("chambers_with_total", "chambers_with_at_least")
WITHOUT_DUNGEON = ("count", "sets", "identical_pairs")  # forms that can be counted for Jael, and compared
CENTER: Final = 0b0000_0110_0110_0000  # cells as bits
OUTER_COLUMNS: Final = 0b1001_1001_1001_1001
PLACES = {"none": 0, "center": CENTER, "outer_columns": OUTER_COLUMNS}
GATES = ("entrance", "exit", "none")
MOST: Final = 0
COMPARE = ("most", "fewest")
SETS_OF_TWO = ("1_top", "1_bottom", "2_top", "2_bottom")
YES_NO = ("no", "yes")

FORM_FIELDS = {
    "form": Field(names=FORMS),
    "elements": Field(0, 9, SELECTORS, several=True),
    "cells": Field(names=tuple(PLACES)),
    "gate": Field(names=GATES),
    "least": Field(0, 9),
}
SCHEMA: Schema = {
    "chamber": {
        "kind": Field(names=KINDS),
        "doors": Field(0, 4, DOORS, several=True),
        "elements": Field(0, 4, ELEMENT.ids, several=True),
        "quadrants": Field(4, 4, (*ELEMENT.ids, "none"), several=True),
        "gold": Field(0, 20),
        "jael_symbol": Field(names=SYMBOL.ids),
    },
    "token": {"shape": Field(names=SHAPE.ids, fixed=True), "count": Field(0, 20)},
    "market": {
        "top_cost": Field(0, 30),
        "top_shapes": Field(1, 3, SHAPE.ids, several=True),
        "bottom_cost": Field(0, 30),
        "bottom_shapes": Field(1, 3, SHAPE.ids, several=True),
    },
    "blueprint": {
        "entrance_col": Field(1, 4),
        "exit_col": Field(1, 4),
        **{cell: Field(names=(*SELECTORS, *KINDS, "none")) for cell in CELL.ids},
        **{f"met_{count}": Field(0, 99) for count in range(9)},
    },
    "challenge": {"number": Field(1, 30, fixed=True), **FORM_FIELDS, "points": Field(0, 30)},
    "goal": {
        "number": Field(1, 8, fixed=True),
        "compare": Field(names=COMPARE),
        **FORM_FIELDS,
        "first": Field(0, 99),
        "second": Field(0, 99),
        "third": Field(0, 99),
    },
    "jael": {
        "symbols": Field(1, 3, SYMBOL.ids, several=True),
        "gold": Field(0, 30),
        "tier": Field(names=("basic", "legendary"), fixed=True),
        "replaced": Field(names=YES_NO),
        "collects": Field(0, 4, SETS_OF_TWO, several=True),
        "base": Field(0, 99),
        **FORM_FIELDS,
        "points": Field(0, 30),
    },
}


class Form:
    """What a card counts: a form with its selectors as sets of elements (bits)."""

    def __init__(self, op: int, selectors: list[int], needs: list[int], cells: int, gate: int, least: int) -> None:
        self.op = op
        self.selectors = selectors  # the different ones
        self.needs = needs  # how often each was named
        self.any = 0  # what any of them selects
        for selector in selectors:
            self.any |= selector
        self.cells = cells
        self.gate = gate
        self.least = least


class Cards(Pack):
    """A pack of this game, made ready for play."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack.name, pack.game, pack.cards)
        chambers = [pack.cards["chamber"][id] for id in CHAMBER.ids]
        self.kind = [KINDS.index(card.values["kind"]) for card in chambers]
        self.doors = [sum([1 << DOORS.index(door) for door in set(card.several("doors"))]) for card in chambers]
        self.elements = [[ELEMENT.numbers[name] for name in card.several("elements")] for card in chambers]
        self.marks = [_marks(self.kind[i], self.doors[i], self.elements[i]) for i in range(len(chambers))]
        self.gold = [card.whole("gold") for card in chambers]
        self.symbol = [SYMBOL.numbers[card.values["jael_symbol"]] for card in chambers]
        tokens = [pack.cards["token"].get(id) for id in TOKEN.ids]
        self.shape = [SHAPE.numbers[token.values["shape"]] if token else -1 for token in tokens]
        self.tokens = [token.whole("count") if token else 0 for token in tokens]
        market = [pack.cards["market"][id] for id in MARKET.ids]
        self.cost = [card.whole(f"{part}_cost") for card in market for part in ("top", "bottom")]
        self.shapes = [
            [SHAPE.numbers[shape] for shape in card.several(f"{part}_shapes")]
            for card in market
            for part in ("top", "bottom")
        ]
        plans = [pack.cards["blueprint"][id] for id in BLUEPRINT.ids]
        self.entrance = [plan.whole("entrance_col") - 1 for plan in plans]
        self.exit = [plan.whole("exit_col") - 1 for plan in plans]
        self.wanted = [[_wanted(str(plan.values[cell])) for cell in CELL.ids] for plan in plans]
        self.met = [[plan.whole(f"met_{count}") for count in range(9)] for plan in plans]
        challenges = [pack.cards["challenge"][id] for id in CHALLENGE.ids]
        self.challenge = [_form(card) for card in challenges]
        self.points = [card.whole("points") for card in challenges]
        self.number = [card.whole("number") for card in challenges]
        goals = [pack.cards["goal"][id] for id in GOAL.ids]
        self.goal = [_form(card) for card in goals]
        self.compare = [COMPARE.index(card.values["compare"]) for card in goals]
        self.places = [[card.whole("first"), card.whole("second"), card.whole("third")] for card in goals]
        jael = [pack.cards["jael"][id] for id in JAEL.ids]
        self.symbols = [[SYMBOL.numbers[symbol] for symbol in card.several("symbols")] for card in jael]
        self.jael_gold = [card.whole("gold") for card in jael]
        self.legendary = [card.values["tier"] == "legendary" for card in jael]
        self.replaced = [card.values["replaced"] == "yes" for card in jael]
        self.collects = [[SETS_OF_TWO.index(part) for part in card.several("collects")] for card in jael]
        self.base = [card.whole("base") for card in jael]
        self.condition = [_form(card) for card in jael]
        self.condition_points = [card.whole("points") for card in jael]


def select(selector: str) -> int:
    """The elements a selector selects, as bits."""
    names = GROUPS.get(selector, (selector,))
    return sum([1 << ELEMENT.numbers[name] for name in names])


def _marks(kind: int, doors: int, elements: list[int]) -> list[int]:
    """All that is to be seen of a chamber, by its place among MARKS."""
    ways = [len(KINDS) + door for door in range(len(DOORS)) if doors >> door & 1]
    return [kind, *ways, *[len(KINDS) + len(DOORS) + element for element in elements]]


def _wanted(name: str) -> int:
    """What a blueprint square wants: nothing (0), elements as bits, or a kind of stone."""
    if name == "none":
        return 0
    return -1 - KINDS.index(name) if name in KINDS else select(name)


def _form(card: Card) -> Form:
    named = card.several("elements")
    different = list(dict.fromkeys(named))
    return Form(
        FORMS.index(card.values["form"]),
        [select(name) for name in different],
        [named.count(name) for name in different],
        PLACES[str(card.values["cells"])],
        GATES.index(card.values["gate"]),
        card.whole("least"),
    )


def open_pack(folder: Traversable | None) -> Cards:
    """The cards of this game; with a folder, overridden by what is in it."""
    return Cards(load("stonespine", SCHEMA, files("karczma.games.stonespine") / "cards", folder, _mistakes))


def _mistakes(pack: Pack) -> list[Refused]:
    """What must fit together: a form with what it needs, the tokens of each shape, pictures, Jael's two decks."""
    found: list[Refused] = []
    for table in ("challenge", "goal", "jael"):
        for card in pack.cards[table].values():
            found.extend(_misfits(card))
            if table != "challenge" and card.values["form"] not in WITHOUT_DUNGEON:
                found.append(
                    Refused("stonespine-without-dungeon", card.place("form"), names=", ".join(WITHOUT_DUNGEON))
                )
    for shape in SHAPE.ids:
        tokens = [token for token in pack.cards["token"].values() if token.values["shape"] == shape]
        if sum([token.whole("count") for token in tokens]) == 0:
            found.append(Refused("stonespine-tokens", tokens[0].place("count")))
    for card in pack.cards["chamber"].values():
        if sorted(card.several("elements")) != sorted([one for one in card.several("quadrants") if one != "none"]):
            found.append(Refused("stonespine-quadrants", card.place("quadrants")))
    replaced = [card for card in pack.cards["jael"].values() if card.values["replaced"] == "yes"]
    legendary = [card for card in pack.cards["jael"].values() if card.values["tier"] == "legendary"]
    if len(replaced) != len(legendary) or any([card.values["tier"] == "legendary" for card in replaced]):
        found.append(Refused("stonespine-legendary", "jael.toml: replaced", count=len(legendary)))
    return found


def _misfits(card: Card) -> list[Refused]:
    """What a form lacks, or has but does not use."""
    found: list[Refused] = []
    form = str(card.values["form"])
    if (form in WITHOUT_ELEMENTS) == bool(card.several("elements")):
        found.append(Refused("stonespine-elements", card.place("elements"), form=form))
    if (form == "count_in_cells") == (card.values["cells"] == "none"):
        found.append(Refused("stonespine-cells", card.place("cells"), form=form))
    if (form == "count_connected") == (card.values["gate"] == "none"):
        found.append(Refused("stonespine-gate", card.place("gate"), form=form))
    if (form in WITH_LEAST) != bool(card.whole("least")):
        found.append(Refused("stonespine-least", card.place("least"), form=form, names=", ".join(WITH_LEAST)))
    return found
