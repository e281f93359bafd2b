"""The score sheet of Stonespine: the end of a printed game is counted, and a mistake in it is named by its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import karczma
from karczma.games.stonespine.state import Architect, Table
from karczma.games.stonespine.vocabulary import (
    BLUEPRINT,
    CHALLENGE,
    CHAMBER,
    EDGE,
    ELEMENT,
    ELEMENTS,
    GOAL,
    JAEL,
    TOKEN,
)
from karczma.kernel.errors import Refused
from rules.rule import rule
from sheets.examples import STONESPINE, STONESPINE_ALONE, Sheet
from sheets.spoiled import is_counted_or_refused

FIRST, SECOND = STONESPINE["seats"]
RIVAL: Sheet = STONESPINE_ALONE["jael"]


def sheet(*seats: Sheet, goal: str = "goblin_denizens") -> Sheet:
    return {"game": "stonespine", "goal": goal, "seats": [deepcopy(seat) for seat in seats or (FIRST, SECOND)]}


def alone(gold: int = 13, **rival: Any) -> Sheet:
    """The second example: the player against Jael, who has this instead."""
    seat = {name: value for name, value in SECOND.items() if name != "priority"} | {"gold": gold}
    return {**sheet(seat, goal="barren_vault"), "jael": deepcopy(RIVAL) | rival}


def with_gold(gold: int, **rival: Any) -> Sheet:
    """The same with the gold on the last card of Jael."""
    return alone(**rival, gold=13) | {"jael": deepcopy(RIVAL) | rival | {"gold": gold}}


def counted(data: Sheet) -> Sheet:
    result: Sheet = json.loads(json.dumps(karczma.score(data)))
    return result


def refused(data: object) -> Refused:
    with pytest.raises(Refused) as refusal:
        karczma.score(data)
    return refusal.value


def plain(seat: Sheet) -> Sheet:
    """A seat of a result without what stands behind its points."""
    return {name: seat[name] for name in ("total", "parts", "rank")}


@rule("ST-E8", "ST-77")
def test_the_first_example() -> None:
    result = counted(sheet())
    assert [plain(seat) for seat in result["seats"]] == [
        {
            "total": 70,
            "parts": {"priority": 9, "goal": 15, "challenges": 27, "chambers": -3, "blueprint": 7, "paths": 15},
            "rank": 1,
        },
        {
            "total": 62,
            "parts": {"priority": 6, "goal": 9, "challenges": 34, "chambers": 9, "blueprint": 0, "paths": 4},
            "rank": 2,
        },
    ]
    assert result["winners"] == [0]
    assert result["game"] == "stonespine"
    assert not {"jael", "won"} & set(result)
    assert list(result["seats"][0]["parts"]) == ["priority", "goal", "challenges", "chambers", "blueprint", "paths"]


@rule("ST-86", "ST-60", "ST-61", "ST-62", "ST-63", "ST-64", "ST-R29")
def test_the_second_example() -> None:
    result = counted(alone())
    assert plain(result["seats"][0]) == {
        "total": 65,
        "parts": {"gold": 9, "goal": 9, "challenges": 34, "chambers": 9, "blueprint": 0, "paths": 4},
        "rank": 2,
    }
    assert plain(result["jael"]) == {
        "total": 83,
        "parts": {"gold": 6, "goal": 15, "cards": 53, "conditions": 9, "chambers": 0},
        "rank": 1,
    }
    assert (result["winners"], result["won"]) == ([], False)
    assert list(result["jael"]["parts"]) == ["gold", "goal", "cards", "conditions", "chambers"]


@rule("ST-64")
def test_a_game_won_against_jael() -> None:
    sheet_of = alone(cards=["jael_1", "jael_2", "jael_4", "jael_3"], chambers=[], tokens=["treasure"])
    sheet_of["seats"][0]["challenges"] = ["consistent_sanctum", "skilled_artificer", "kings_favor"]
    result = counted(sheet_of)
    mine, his = result["seats"][0], result["jael"]
    assert his["parts"] == {"gold": 6, "goal": 15, "cards": 49, "conditions": 3, "chambers": 0}
    assert mine["parts"] == {"gold": 9, "goal": 9, "challenges": 50, "chambers": 9, "blueprint": 0, "paths": 4}
    assert (result["won"], result["winners"], mine["rank"], his["rank"]) == (True, [0], 1, 2)


@rule("ST-47")
def test_seats_in_any_order_and_ties() -> None:
    turned = counted(sheet(SECOND, FIRST))
    assert (turned["winners"], [seat["total"] for seat in turned["seats"]]) == ([1], [62, 70])
    behind = sheet(FIRST, SECOND)
    behind["seats"][0]["priority"], behind["seats"][1]["priority"] = 2, 1
    assert [seat["total"] for seat in counted(behind)["seats"]] == [67, 65]
    behind["seats"][0]["challenges"][1] = "deadly_tomb"  # 6 in place of 8
    result = counted(behind)
    assert [seat["total"] for seat in result["seats"]] == [65, 65]
    assert ([seat["rank"] for seat in result["seats"]], result["winners"]) == ([2, 1], [1])
    assert result["ties"] == [{"by": "priority", "points": 65, "seats": [1], "others": [0], "more": 1, "less": 2}]


def test_what_may_be_left_out() -> None:
    seat = {name: value for name, value in FIRST.items() if name not in ("tokens", "passages")}
    result = counted(sheet({**seat, "name": "Inka"}, SECOND))
    assert result["seats"][0]["parts"]["paths"] == 3 + 10
    assert counted(alone(chambers=[], tokens=[])) == counted({**alone(), "jael": {"cards": RIVAL["cards"]}})


def broken(path: str, value: object, data: Sheet) -> Sheet:
    """The sheet with something else at this place; a place without a value is left out."""
    at: Any = data
    *way, last = path.split(".")
    for step in way:
        at = at[int(step)] if isinstance(at, list) else at[step]
    if value is LEFT_OUT:
        del at[last]
    else:
        at[int(last) if isinstance(at, list) else last] = value
    return data


LEFT_OUT = object()
EVERYWHERE = [
    ("goal", "goblins", "no-such-thing", "goal"),
    ("goal", LEFT_OUT, "sheet-missing", "goal"),
    ("goal", None, "sheet-null", "goal"),
    ("seats", [], "seats-range", "seats"),
    ("seats", [FIRST] * 6, "seats-range", "seats"),
    ("options", {"jael": "basic"}, "sheet-field", "options.jael"),
    ("year", 4, "sheet-field", "year"),
    ("seats.0.blueprint", "blueprint_9", "no-such-thing", "seats[0].blueprint"),
    ("seats.0.blueprint", LEFT_OUT, "sheet-missing", "seats[0].blueprint"),
    ("seats.1.blueprint", "blueprint_8", "sheet-too-many", "seats[1].blueprint"),
    ("seats.0.priority", LEFT_OUT, "sheet-missing", "seats[0].priority"),
    ("seats.0.priority", 0, "sheet-range", "seats[0].priority"),
    ("seats.0.priority", 6, "sheet-range", "seats[0].priority"),
    ("seats.0.priority", 3, "stonespine-sheet-priority", "seats[0].priority"),
    ("seats.1.priority", 1, "stonespine-sheet-priority", "seats[1].priority"),
    ("seats.0.priority", True, "sheet-whole", "seats[0].priority"),
    ("seats.0.priority", 1.0, "sheet-whole", "seats[0].priority"),
    ("seats.1.gold", 3, "sheet-field", "seats[1].gold"),
    ("jael", RIVAL, "sheet-field", "jael"),
    ("seats.0.rows", LEFT_OUT, "sheet-missing", "seats[0].rows"),
    ("seats.0.rows", FIRST["rows"][:3], "sheet-length", "seats[0].rows"),
    ("seats.0.rows", [*FIRST["rows"], SECOND["rows"][0]], "sheet-length", "seats[0].rows"),
    ("seats.0.rows.2", ["slime_trail", "alleyway", "burial_grounds"], "sheet-length", "seats[0].rows[2]"),
    ("seats.0.rows.2.1", "attic", "no-such-thing", "seats[0].rows[2][1]"),
    ("seats.0.rows.2.1", "cellar", "sheet-too-many", "seats[0].rows[2][1]"),
    ("seats.1.rows.0.0", "cellar", "sheet-too-many", "seats[1].rows[0][0]"),
    ("seats.0.rows.0.0", None, "sheet-text", "seats[0].rows[0][0]"),
    ("seats.0.challenges", LEFT_OUT, "sheet-missing", "seats[0].challenges"),
    ("seats.0.challenges", ["kings_favor", "gnoll_pack"], "sheet-length", "seats[0].challenges"),
    ("seats.0.challenges", CHALLENGE.ids[:4], "sheet-list", "seats[0].challenges"),
    ("seats.0.challenges", list(CHALLENGE.ids[:4]), "sheet-length", "seats[0].challenges"),
    ("seats.0.challenges.2", "halls_of_glynox", "sheet-too-many", "seats[0].challenges[2]"),
    ("seats.1.challenges.2", "halls_of_glynox", "sheet-too-many", "seats[1].challenges[2]"),
    ("seats.0.challenges.2", 30, "sheet-text", "seats[0].challenges[2]"),
    ("seats.0.tokens.0.row", 5, "sheet-range", "seats[0].tokens[0].row"),
    ("seats.0.tokens.0.col", 0, "sheet-range", "seats[0].tokens[0].col"),
    ("seats.0.tokens.0.col", "1", "sheet-whole", "seats[0].tokens[0].col"),
    ("seats.0.tokens.0.side", "N", "sheet-field", "seats[0].tokens[0].side"),
    ("seats.0.tokens.0.element", "secret_passage", "no-such-thing", "seats[0].tokens[0].element"),
    ("seats.0.tokens.0.element", "monster", "no-such-thing", "seats[0].tokens[0].element"),
    ("seats.0.tokens.3.element", "star+2", "sheet-too-many", "seats[0].tokens[3]"),
    ("seats.0.tokens.3.element", "star-1", "sheet-too-many", "seats[0].tokens[3]"),
    ("seats.0.tokens.4.col", 2, "stonespine-sheet-full", "seats[0].tokens[4]"),
    ("seats.0.passages.0.side", "X", "no-such-thing", "seats[0].passages[0].side"),
    ("seats.0.passages.0.side", LEFT_OUT, "sheet-missing", "seats[0].passages[0].side"),
    ("seats.0.passages.1.side", "N", "stonespine-sheet-passage", "seats[0].passages[1]"),
    ("seats.0.passages.2", {"row": 1, "col": 4, "side": "S"}, "stonespine-sheet-passage", "seats[0].passages[2]"),
    ("seats.0.passages.2", {"row": 3, "col": 4, "side": "N"}, "stonespine-sheet-passage", "seats[0].passages[2]"),
    ("seats.0.name", 7, "sheet-text", "seats[0].name"),
    ("seats.0.note", "x", "sheet-field", "seats[0].note"),
]
ALONE = [
    ("jael", LEFT_OUT, "sheet-missing", "jael"),
    ("jael.cards", LEFT_OUT, "sheet-missing", "jael.cards"),
    ("jael.cards", ["jael_1", "jael_2", "jael_3"], "sheet-length", "jael.cards"),
    ("jael.cards", ["jael_1", "jael_2", "jael_3", "jael_7", "jael_8"], "sheet-length", "jael.cards"),
    ("jael.cards.2", "jael_10", "no-such-thing", "jael.cards[2]"),
    ("jael.cards.2", "jael_1", "sheet-too-many", "jael.cards[2]"),
    ("jael.chambers.0", "tomb", "sheet-too-many", "jael.chambers[0]"),
    ("jael.chambers.1", "smokehouse", "sheet-too-many", "jael.chambers[1]"),
    ("jael.chambers.1", "attic", "no-such-thing", "jael.chambers[1]"),
    ("jael.tokens.0", "star+3", "sheet-too-many", "jael.tokens[0]"),
    ("jael.tokens.0", "monster", "no-such-thing", "jael.tokens[0]"),
    ("jael.gold", 31, "sheet-range", "jael.gold"),
    ("jael.gold", "x", "sheet-whole", "jael.gold"),
    ("jael.silver", 10, "sheet-field", "jael.silver"),
    ("seats.0.gold", LEFT_OUT, "sheet-missing", "seats[0].gold"),
    ("seats.0.gold", 31, "sheet-range", "seats[0].gold"),
    ("seats.0.gold", -1, "sheet-range", "seats[0].gold"),
    ("seats.0.priority", 1, "sheet-field", "seats[0].priority"),
]


@pytest.mark.parametrize(("path", "value", "key", "place"), EVERYWHERE)
def test_a_mistake_is_named_by_its_place(path: str, value: object, key: str, place: str) -> None:
    refusal = refused(broken(path, deepcopy(value) if value is not LEFT_OUT else value, sheet()))
    assert (refusal.key, refusal.place) == (key, place)


@pytest.mark.parametrize(("path", "value", "key", "place"), ALONE)
def test_a_mistake_in_a_solo_sheet(path: str, value: object, key: str, place: str) -> None:
    refusal = refused(broken(path, deepcopy(value) if value is not LEFT_OUT else value, alone()))
    assert (refusal.key, refusal.place) == (key, place)


def test_the_box_has_so_many_tokens() -> None:
    """Three bear traps over all seats, four passages, and what Jael has counts with them."""
    data = sheet()
    data["seats"][1]["tokens"] = [{"element": "bear", "row": 1, "col": 1}]
    counted(data)
    data["seats"][1]["tokens"].append({"element": "bear", "row": 1, "col": 2})
    assert refused(data).place == "seats[1].tokens[1]"
    data = sheet()
    data["seats"][1]["passages"] = [{"row": 1, "col": 1, "side": "E"}]
    counted(data)
    data["seats"][1]["passages"].append({"row": 1, "col": 2, "side": "E"})
    assert refused(data).place == "seats[1].passages[1]"
    counted(alone(tokens=["secret_passage"] * 4))
    assert refused(alone(tokens=["secret_passage"] * 5)).place == "jael.tokens[4]"
    mine = alone(tokens=["secret_passage"] * 4)
    mine["seats"][0]["passages"] = [{"row": 1, "col": 1, "side": "E"}]
    assert refused(mine).place == "jael.tokens[3]"


@rule("ST-31")
def test_four_elements_in_a_chamber_printed_and_tokens() -> None:
    data = sheet()
    data["seats"][1]["tokens"] = [{"element": "ooze", "row": 4, "col": 4}, {"element": "slime", "row": 4, "col": 4}]
    counted(data)  # with the goblin and the chest of the vault
    data["seats"][1]["tokens"].append({"element": "gnoll", "row": 4, "col": 4})
    refusal = refused(data)
    assert (refusal.key, refusal.place) == ("stonespine-sheet-full", "seats[1].tokens[2]")


def warned(data: Sheet) -> list[tuple[str, str]]:
    """What the sheet is counted in spite of."""
    return [(one["why"], one["place"]) for one in counted(data)["warnings"]]


def test_one_edge_named_from_both_its_sides() -> None:
    for one, other in (((1, 1, "E"), (1, 2, "W")), ((3, 2, "S"), (4, 2, "N"))):
        data = sheet()
        data["seats"][1]["passages"] = [dict(zip(("row", "col", "side"), edge, strict=True)) for edge in (one, other)]
        data["seats"][0]["passages"] = []
        refusal = refused(data)
        assert (refusal.key, refusal.place) == ("stonespine-sheet-passage", "seats[1].passages[1]")


def test_jael_collects_what_his_symbols_let_him() -> None:
    blue = ["jael_1", "jael_4", "jael_2", "jael_5"]  # blue and green: no red
    assert warned(with_gold(9, cards=blue, chambers=["smokehouse", "gnoll_hideout"])) == []
    red = with_gold(9, cards=blue, chambers=["smokehouse", "archive"])
    assert warned(red) == [("stonespine-sheet-symbol", "jael.chambers[1]")]  # the symbols of three cards are ours
    assert warned(with_gold(9, cards=["jael_1", "jael_2", "jael_7", "jael_9"], chambers=["archive"])) == []


def test_what_an_owner_says_of_jael_is_held_to(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "My box"\ngame = "stonespine"\n', encoding="utf-8")
    symbols = {"jael_4": "blue", "jael_2": "green", "jael_5": "green"}
    mine = [f'[[jael]]\nid = "{id}"\nsymbols = ["{colour}"]\ngold = 11\n' for id, colour in symbols.items()]
    (tmp_path / "jael.toml").write_text("".join(mine), encoding="utf-8")
    cards = ["jael_1", "jael_4", "jael_2", "jael_5"]
    for data, key in (
        (alone(cards=cards, chambers=["archive"]), "stonespine-sheet-symbol"),
        (with_gold(12, cards=cards, chambers=[]), "stonespine-sheet-gold"),
    ):
        with pytest.raises(Refused) as refusal:
            karczma.score(data, tmp_path)
        assert refusal.value.key == key
    assert karczma.score(alone(cards=cards, chambers=[]), tmp_path)["warnings"] == []


@rule("ST-61")
def test_the_gold_of_jael_can_be_entered() -> None:
    """The gold on eight of his nine cards is ours: whoever has the printed ones knows better."""
    cards = ["jael_4", "jael_5", "jael_6", "jael_2"]
    data = alone(cards=cards, chambers=[])
    data["seats"][0]["gold"] = 11
    assert warned(data) == [("stonespine-sheet-no-gold", "jael.gold")]  # 12 gold here
    assert counted(data)["seats"][0]["why"]["gold"][0]["why"] == "less_gold"
    data["jael"]["gold"] = 10
    assert warned(data) == []
    assert counted(data)["seats"][0]["why"]["gold"][0]["why"] == "more_gold"
    assert counted(data)["jael"]["why"]["gold"][0]["count"] == 10
    data["jael"]["cards"] = [*cards[:3], "jael_1"]  # this one is told by a list
    assert warned(data) == []
    data["jael"]["gold"] = 9
    refusal = refused(data)
    assert (refusal.key, refusal.place, refusal.facts) == ("stonespine-sheet-gold", "jael.gold", {"gold": 10})


def test_jael_has_at_most_24_chambers() -> None:
    used = {id for row in SECOND["rows"] for id in row}
    others = [id for id in CHAMBER.ids if id not in used]
    counted(alone(chambers=others[:24]))
    refusal = refused(alone(chambers=others[:25]))
    assert (refusal.key, refusal.place) == ("sheet-length", "jael.chambers")


@rule("ST-51")
def test_the_two_decks_of_jael() -> None:
    counted(alone(cards=["jael_4", "jael_5", "jael_6", "jael_1"]))
    counted(alone(cards=["jael_7", "jael_8", "jael_9", "jael_1"]))
    mixed = with_gold(9, cards=["jael_6", "jael_1", "jael_2", "jael_9"], chambers=[])
    assert warned(mixed) == [("stonespine-sheet-legendary", "jael.cards[0]")]  # which ones are replaced is ours


def test_five_seats_share_one_box() -> None:
    """Eighty of the hundred chambers, five blueprints and fifteen challenges."""
    seats: list[Sheet] = []
    for number in range(5):
        ids = CHAMBER.ids[number * 16 : number * 16 + 16]
        seats.append(
            {
                "blueprint": BLUEPRINT.ids[number],
                "priority": 5 - number,
                "challenges": list(CHALLENGE.ids[number * 3 : number * 3 + 3]),
                "rows": [list(ids[row * 4 : row * 4 + 4]) for row in range(4)],
            }
        )
    result = counted(sheet(*seats))
    assert [seat["parts"]["priority"] for seat in result["seats"]] == [0, 0, 3, 6, 9]
    assert sorted(seat["rank"] for seat in result["seats"]) == [1, 2, 3, 4, 5]
    assert sorted(seat["parts"]["goal"] for seat in result["seats"]) == [0, 0, 5, 9, 15]


def side_of(edge: str) -> Sheet:
    cell, side = edge.split("_")
    return {"row": int(cell[1]), "col": int(cell[3]), "side": side.upper()}


def written(architect: Architect) -> Sheet:
    """What a player has at the end, as it is filled in."""
    ids = [CHAMBER.ids[chamber] for chamber in architect.chambers]
    return {
        "blueprint": BLUEPRINT.ids[architect.blueprint],
        "challenges": [CHALLENGE.ids[card] for card in architect.challenges],
        "rows": [ids[row * 4 : row * 4 + 4] for row in range(4)],
        "tokens": [
            {
                "element": ELEMENT.ids[token % ELEMENTS],
                "row": token // ELEMENTS // 4 + 1,
                "col": token // ELEMENTS % 4 + 1,
            }
            for token in architect.tokens
        ],
        "passages": [side_of(EDGE.ids[number]) for number in range(40) if architect.passages >> number & 1],
    }


def played(seats: int, seed: int) -> tuple[Table, Sheet]:
    """A game that chance plays, and its score."""
    random = Random(seed)
    match = karczma.start(
        "stonespine", seats, seed, {"jael": random.choice(("basic", "legendary"))} if seats == 1 else {}
    )
    while not match.over:
        match.choose(match.asked[0], random.choice(match.options(match.asked[0])))
    assert isinstance(match.game, Table)
    return match.game, json.loads(json.dumps(match.scores().plain()))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_a_game_played_here_is_counted_alike_on_a_sheet(seats: int, seed: int) -> None:
    game, scores = played(seats, seed)
    data = sheet(*[written(architect) for architect in game.architects], goal=GOAL.ids[game.goal])
    for place, seat in enumerate(game.order):
        data["seats"][seat]["priority"] = place + 1
    assert counted(data) == {"game": "stonespine", **scores, "warnings": []}


@pytest.mark.parametrize("seed", range(6))
def test_a_game_against_jael_is_counted_alike_on_a_sheet(seed: int) -> None:
    game, scores = played(1, seed)
    data = sheet({**written(game.architects[0]), "gold": game.architects[0].gold}, goal=GOAL.ids[game.goal])
    data["jael"] = {
        "cards": [JAEL.ids[card] for card in game.revealed_jael],
        "gold": game.cards.jael_gold[game.revealed_jael[-1]],
        "chambers": [CHAMBER.ids[chamber] for chamber in game.collected],
        "tokens": [TOKEN.ids[token] for token in game.jael_tokens],
    }
    assert counted(data) == {"game": "stonespine", **scores, "warnings": []}


@settings(deadline=None)
@given(st.sampled_from((sheet, alone)), st.data())
def test_whatever_stands_there_is_counted_or_refused(make: Callable[[], Sheet], data: st.DataObject) -> None:
    """One thing somewhere in a sheet becomes anything: never a crash, and never a count of what was not understood."""
    is_counted_or_refused(make(), counted, data)
