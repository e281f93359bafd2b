"""Forms of score sheets: every kind of blank reads what it asks for, refuses the rest, and tells a page how to ask.

The forms are those of games to come, so that no game needs a kind of blank that is not there.
"""

from __future__ import annotations

from typing import Any

import pytest

import smithy
from karczma.kernel.errors import Refused
from karczma.kernel.sheet import Blank, Filled, Flag, Form, Group, ListOf, Number, Pick
from karczma.kernel.verbs import Kind
from karczma.words import Words

Sheet = dict[str, Any]

COLOUR = Kind("colour", ("red", "blue", "gold"))
CARD = Kind("card", ("sword", "helm", "lute"))
CHAMBER = Kind("chamber", ("cave", "vault"))
SIDE = Kind("side", ("N", "E", "S", "W"))
ICONS = Kind("setting-icons", ("any", "gem"))


def die() -> Blank:
    return Group("die", [Pick("colour", COLOUR), Number("value", 1, 6)], in_a_row=True)


HERO = Form(
    "hero",
    1,
    4,
    [],
    [],
    [
        Group("alignment", [Pick("card", CARD), Number("row", 0, 2), Number("col", 0, 2)]),
        Group("dice", [ListOf(row, die(), 2, 2) for row in ("str", "dex")]),
        ListOf("cards", Pick("card", CARD), 0, 3, required=False),
        Number("gold", 0, 999, default=0),
    ],
)
DUNGEON = Form(
    "dungeon",
    1,
    5,
    [Pick("goal", CARD), Group("rival", [ListOf("cards", Pick("card", CARD), 2, 2)]).only_with(1)],
    [],
    [
        Number("priority", 1, 5).only_with(2, 3, 4, 5),
        Number("gold", 0, 30).only_with(1),
        ListOf("rows", ListOf("row", Pick("chamber", CHAMBER), 2, 2), 2, 2),
        ListOf("passages", Group("passage", [Number("row", 1, 2), Pick("side", SIDE)]), 0, 9, required=False),
    ],
)
PRISON = Form(
    "prison",
    2,
    5,
    [Group("goals", [Pick("leader", CARD).called("leader_goal"), Pick("final", CARD)])],
    [Pick("icons", ICONS, default="any")],
    [
        Number("track", 0, 999),
        Group("resources", [Number("iron", 0, 15, default=0), Number("gold", 0, 10, default=0)], required=False),
        Flag("leader"),
    ],
)

HEROES: Sheet = {
    "game": "hero",
    "seats": [
        {
            "alignment": {"card": "lute", "row": 0, "col": 2},
            "dice": {"str": [["red", 6], ["blue", 1]], "dex": [["gold", 3], ["gold", 4]]},
        }
    ],
}
DELVERS: Sheet = {
    "game": "dungeon",
    "goal": "sword",
    "seats": [
        {"priority": 1, "rows": [["cave", "vault"], ["cave", "cave"]], "passages": [{"row": 2, "side": "W"}]},
        {"priority": 2, "rows": [["cave", "vault"], ["vault", "cave"]]},
    ],
}
PRISONERS: Sheet = {
    "game": "prison",
    "goals": {"leader": "sword", "final": "helm"},
    "seats": [{"track": 41, "leader": True, "resources": {"gold": 1}, "name": "Ania"}, {"track": 3}],
}


def refused(form: Form, data: object) -> tuple[str, str]:
    with pytest.raises(Refused) as refusal:
        form.read(data)
    return refusal.value.key, refusal.value.place


def changed(sheet: Any, place: str, value: object) -> Any:
    """The same sheet with another value at a place like `seats.0.gold`."""
    at, _, rest = place.partition(".")
    key = int(at) if at.isdecimal() else at
    copy: Any = list(sheet) if isinstance(sheet, list) else dict(sheet)
    copy[key] = changed(copy[key], rest, value) if rest else value
    return copy


def test_dice_are_pairs_in_a_row() -> None:
    (seat,) = HERO.read(HEROES).seats
    assert seat["dice"]["str"] == [{"colour": "red", "value": 6}, {"colour": "blue", "value": 1}]
    assert (seat["alignment"], seat["cards"], seat["gold"]) == ({"card": "lute", "row": 0, "col": 2}, [], 0)
    for place, bad, key, where in (
        ("seats.0.dice.str", [["red", 6]], "sheet-length", "seats[0].dice.str"),
        ("seats.0.dice.str.1", ["blue"], "sheet-length", "seats[0].dice.str[1]"),
        ("seats.0.dice.str.1", {"colour": "blue", "value": 1}, "sheet-list", "seats[0].dice.str[1]"),
        ("seats.0.dice.str.1.1", 7, "sheet-range", "seats[0].dice.str[1][1]"),
        ("seats.0.dice.str.1.1", True, "sheet-whole", "seats[0].dice.str[1][1]"),
        ("seats.0.dice.dex.0.0", "pink", "no-such-thing", "seats[0].dice.dex[0][0]"),
        ("seats.0.dice", {"str": [["red", 6], ["blue", 1]]}, "sheet-missing", "seats[0].dice.dex"),
        ("seats.0.alignment.card", None, "sheet-null", "seats[0].alignment.card"),
    ):
        assert refused(HERO, changed(HEROES, place, bad)) == (key, where)


def test_some_blanks_are_for_some_numbers_of_seats() -> None:
    assert [seat["priority"] for seat in DUNGEON.read(DELVERS).seats] == [1, 2]
    alone = {**DELVERS, "seats": [{"gold": 3, "rows": DELVERS["seats"][0]["rows"]}], "rival": {"cards": ["lute"] * 2}}
    assert DUNGEON.read(alone).sheet == {"goal": "sword", "rival": {"cards": ["lute", "lute"]}}
    assert DUNGEON.read(DELVERS).sheet == {"goal": "sword"}
    assert refused(DUNGEON, {**DELVERS, "rival": {"cards": ["lute"] * 2}}) == ("sheet-field", "rival")
    assert refused(DUNGEON, {**alone, "rival": {"cards": []}}) == ("sheet-length", "rival.cards")
    assert refused(DUNGEON, changed(alone, "seats.0.priority", 1)) == ("sheet-field", "seats[0].priority")
    assert refused(DUNGEON, changed(DELVERS, "seats.1.gold", 1)) == ("sheet-field", "seats[1].gold")
    del alone["rival"]
    assert refused(DUNGEON, alone) == ("sheet-missing", "rival")


def test_what_may_be_left_out_counts_as_nothing() -> None:
    filled: Filled = PRISON.read(PRISONERS)
    assert filled.options == {"icons": "any"}
    assert filled.seats[0] == {"track": 41, "resources": {"iron": 0, "gold": 1}, "leader": True}
    assert filled.seats[1] == {"track": 3, "resources": {"iron": 0, "gold": 0}, "leader": False}
    assert PRISON.read({**PRISONERS, "options": {"icons": "gem"}}).options == {"icons": "gem"}
    assert refused(PRISON, {**PRISONERS, "options": {"icons": "skull"}}) == ("no-such-thing", "options.icons")
    assert refused(PRISON, changed(PRISONERS, "seats.0.name", 5)) == ("sheet-text", "seats[0].name")
    assert refused(PRISON, {**PRISONERS, "seats": PRISONERS["seats"][:1]}) == ("seats-range", "seats")


@pytest.mark.parametrize("form", [HERO, DUNGEON, PRISON])
@pytest.mark.parametrize("data", [None, [], "x", 1])
def test_what_is_no_sheet_is_refused(form: Form, data: object) -> None:
    assert refused(form, data) == ("sheet-object", "")


def test_what_must_be_there_counts_as_nothing_else() -> None:
    with pytest.raises(AssertionError, match="track cannot be left out"):
        Blank("track", True).left_out()


def test_all_blanks_of_a_form_are_found() -> None:
    names = [blank.name for blank in DUNGEON.blanks()]
    assert names[:2] == ["goal", "rival"]
    assert set(names) >= {"card", "chamber", "passage", "side", "row"}
    assert {blank.label for blank in PRISON.blanks()} >= {"leader", "leader_goal"}


def test_a_page_is_told_how_to_ask() -> None:
    assert die().plain() == {"kind": "group", "in_a_row": True}
    assert Number("gold", 0, 999, default=0).plain() == {"kind": "number", "low": 0, "high": 999, "default": 0}
    assert Number("track", 0, 9).plain() == {"kind": "number", "low": 0, "high": 9}
    assert Pick("icons", ICONS, default="any").plain()["default"] == "any"
    assert Flag("first").plain() == {"kind": "flag", "default": False}
    town = ListOf("town", Flag("x"), 0, 4)
    town.by_seats = {2: 4, 5: 2}
    assert town.plain() == {"kind": "list", "least": 0, "most": 4, "most_by_seats": {"2": 4, "5": 2}}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_form_is_told_in_words(language: str) -> None:
    face, words = smithy.FACE, Words(language)
    told: Any = words.form(face, face.form(face.pack(None)))
    assert (told["game"], told["least"], told["most"], told["sheet"], told["options"]) == ("smithy", 1, 4, [], [])
    made, patron, coal = told["seat"]
    assert (made["name"], made["kind"], made["least"], made["most"], made["required"]) == ("made", "list", 0, 12, True)
    assert made["of"]["texts"]["iron_pot"] == words.thing(face, "ware", "iron_pot")
    assert (patron["of"], patron["ids"]) == ("metal", ["iron", "copper", "silver"])
    assert coal["text"] == words.game(face, "sheet-coal")
