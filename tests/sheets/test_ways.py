"""The same game told in different ways: by sums, by numbers, by names, and by what is drawn on a card."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import karczma
from karczma.games.stonespine.vocabulary import CHAMBER
from karczma.kernel.errors import Refused
from rules.rule import rule
from sheets import examples
from sheets.spoiled import is_counted_or_refused

Sheet = dict[str, Any]
ITEMS = ("treasure_10", "item_5", "coin", "coin_in_hand")


def counted(data: Sheet) -> Sheet:
    before = deepcopy(data)
    result: Sheet = json.loads(json.dumps(karczma.score(data)))
    assert data == before
    return result


def refused(data: object) -> tuple[str, str]:
    with pytest.raises(Refused) as refusal:
        karczma.score(data)
    return refusal.value.key, refusal.value.place


def warned(result: Sheet) -> list[tuple[str, str]]:
    return [(one["why"], one["place"]) for one in result["warnings"]]


@pytest.mark.parametrize("made", examples.OF_TWO, ids=lambda made: made["game"])
@settings(max_examples=60)
@given(data=st.data())
def test_whatever_stands_there_is_counted_or_refused(made: Sheet, data: st.DataObject) -> None:
    is_counted_or_refused(deepcopy(made), karczma.score, data)


# Kajko by sums


def towns(*seats: Any, **options: bool) -> Sheet:
    return {"game": "kajko", "options": options, "seats": [{"town": town} for town in seats]}


@rule("KK-18", "KK-19", "KK-20")
@given(
    sums=st.lists(st.fixed_dictionaries({id: st.integers(0, 4) for id in ITEMS}), min_size=2, max_size=2),
    dusigrosz=st.booleans(),
)
def test_sums_count_as_their_cards_do(sums: list[dict[str, int]], dusigrosz: bool) -> None:
    cards = [[[id for id in ITEMS for _ in range(one[id])]] for one in sums]
    assert counted(towns(*sums, dusigrosz=dusigrosz)) == counted(towns(*cards, dusigrosz=dusigrosz))


def test_one_by_sums_the_other_card_by_card() -> None:
    result = counted(towns({"treasure_10": 1}, [["item_5"], ["coin"]]))
    assert [seat["total"] for seat in result["seats"]] == [10, 6]


@pytest.mark.parametrize(
    ("town", "key", "place"),
    [
        ({}, "sheet-list", "seats[0].town"),  # a slip must not count 0
        ({"raiders": 1}, "sheet-field", "seats[0].town.raiders"),
        ({"coin": -1}, "sheet-range", "seats[0].town.coin"),
        ({"coin": "2"}, "sheet-whole", "seats[0].town.coin"),
        ({"coin": None}, "sheet-null", "seats[0].town.coin"),
        ({"treasure_10": 11}, "sheet-too-many", "seats[0].town.treasure_10"),
        ({"coin": 15, "item_5": 6}, "kajko-sheet-together", "seats[0].town.coin"),
        (3, "sheet-list", "seats[0].town"),
    ],
)
def test_a_mistake_in_sums_is_named_by_its_place(town: Any, key: str, place: str) -> None:
    assert refused(towns(town, [])) == (key, place)


def test_how_coins_and_fives_are_split_is_ours_by_sums_too() -> None:
    assert warned(counted(towns({"coin": 12}, []))) == [("sheet-too-many", "seats[0].town.coin")]


# Stonespine with chambers as they are drawn


def drawn(id: str) -> Sheet:
    """What is printed on a chamber of the pack."""
    card = karczma.open_pack("stonespine").cards["chamber"][id]
    return {"stone": card.values["kind"], "doors": card.several("doors"), "elements": card.several("elements")}


def with_chamber(value: Any, at: tuple[int, int] = (0, 0)) -> Sheet:
    made = deepcopy(examples.STONESPINE)
    made["seats"][0]["rows"][at[0]][at[1]] = value
    return made


def test_a_dungeon_that_is_drawn_counts_as_by_name() -> None:
    for example in (examples.STONESPINE, examples.STONESPINE_ALONE):
        made = deepcopy(example)
        for seat in made["seats"]:
            seat["rows"] = [[drawn(id) for id in row] for row in seat["rows"]]
        if "jael" in made:
            made["jael"]["chambers"] = [drawn(id) for id in made["jael"]["chambers"]]
        assert counted(made) == counted(example)


@settings(max_examples=25)
@given(
    chambers=st.lists(st.sampled_from(CHAMBER.ids), min_size=16, max_size=16, unique=True), mask=st.integers(0, 65535)
)
def test_any_chamber_can_be_drawn(chambers: list[str], mask: int) -> None:
    made = deepcopy(examples.STONESPINE)
    made["seats"] = [*made["seats"][:1], {**made["seats"][1], "rows": []}]
    free = [id for id in CHAMBER.ids if id not in chambers]
    made["seats"][0].update(rows=[chambers[i : i + 4] for i in range(0, 16, 4)], tokens=[], passages=[])
    made["seats"][1]["rows"] = [free[i : i + 4] for i in range(0, 16, 4)]
    by_hand = deepcopy(made)
    rows = by_hand["seats"][0]["rows"]
    by_hand["seats"][0]["rows"] = [
        [drawn(rows[r][c]) if mask >> (r * 4 + c) & 1 else rows[r][c] for c in range(4)] for r in range(4)
    ]
    assert counted(by_hand) == counted(made)


@rule("ST-43", "ST-45")
def test_a_chamber_nobody_knows() -> None:
    """Four stars and a door more than any printed chamber; the pack itself stays as it was."""
    before = counted(examples.STONESPINE)
    known = counted(with_chamber({"stone": "cave", "doors": ["N", "E", "S", "W"], "elements": ["star+3"] * 3}))
    gained = known["seats"][0]["parts"]["chambers"] - before["seats"][0]["parts"]["chambers"]
    stars = [int(one[4:]) for one in drawn("abandoned_mine")["elements"] if one.startswith("star")]
    assert gained == 9 - sum(stars)
    assert counted(examples.STONESPINE) == before


def test_the_same_drawing_twice_is_two_cards() -> None:
    made = with_chamber(drawn("abandoned_mine"))
    made["seats"][0]["rows"][3][3] = drawn("abandoned_mine")
    assert len(counted(made)["seats"]) == 2


AT = "seats[0].rows[0][0]"


@pytest.mark.parametrize(
    ("value", "key", "place"),
    [
        ({}, "sheet-text", AT),
        (7, "sheet-text", AT),
        ({"stone": "cave", "doors": []}, "sheet-missing", f"{AT}.elements"),
        ({"stone": "mud", "doors": [], "elements": []}, "no-such-thing", f"{AT}.stone"),
        ({"stone": "cave", "doors": ["N", "N"], "elements": []}, "stonespine-sheet-door", f"{AT}.doors[1]"),
        ({"stone": "cave", "doors": ["X"], "elements": []}, "no-such-thing", f"{AT}.doors[0]"),
        ({"stone": "cave", "doors": [], "elements": ["fire"] * 5}, "sheet-length", f"{AT}.elements"),
        ({"stone": "cave", "doors": [], "elements": ["dragon"]}, "no-such-thing", f"{AT}.elements[0]"),
        ({"stone": "cave", "doors": [], "elements": [], "gold": 2}, "sheet-field", f"{AT}.gold"),
        ({"stone": "cave", "doors": [], "elements": ["fire"] * 4}, "stonespine-sheet-full", "seats[0].tokens[0]"),
    ],
)
def test_a_mistake_in_a_drawing_is_named_by_its_place(value: Any, key: str, place: str) -> None:
    assert refused(with_chamber(value)) == (key, place)


def test_nobody_asks_for_the_symbol_of_a_drawn_chamber() -> None:
    made = deepcopy(examples.STONESPINE_ALONE)
    made["jael"]["chambers"] = [drawn(id) for id in CHAMBER.ids[60:70]]
    assert [why for why, _ in warned(counted(made)) if why == "stonespine-sheet-symbol"] == []


@rule("ST-60", "ST-62", "ST-63")
def test_jaels_cards_by_numbers() -> None:
    """All but one of them are ours: with a printed deck one enters what the cards say."""
    named = counted(examples.STONESPINE_ALONE)
    made = deepcopy(examples.STONESPINE_ALONE)
    made["jael"].update(cards={name: named["jael"]["parts"][name] for name in ("cards", "conditions")}, gold=6)
    result = counted(made)
    assert result["warnings"] == []
    assert {one: result["jael"][one] for one in ("total", "parts", "rank")} == {
        one: named["jael"][one] for one in ("total", "parts", "rank")
    }
    del made["jael"]["gold"]
    assert refused(made) == ("sheet-missing", "jael.gold")
    made["jael"]["cards"] = {}
    assert refused(made) == ("sheet-list", "jael.cards")


# Lockup by numbers


def lockup(*seats: Sheet, leader: str = "other", final: str = "other", **options: str) -> Sheet:
    points = {"final_goal": 0} if final == "other" else {}
    filled = [{"track": 20, **points, **seat} for seat in deepcopy(seats)]
    filled[0]["first"] = True
    return {"game": "lockup", "options": options, "goals": {"leader": leader, "final": final}, "seats": filled}


def by_number(names: Sheet) -> Sheet:
    """What a seat of named items and thugs is in numbers."""
    pack = karczma.open_pack("lockup").cards
    items = [pack["item"][id].several("treasures") for id in names.get("items", [])]
    thugs = [pack["thug"][id] for id in names.get("thugs", [])]
    icons = [icon for shown in items for icon in shown] + [icon for thug in thugs for icon in thug.several("treasures")]
    showing = {id: sum(id in shown for shown in items) for id in ("shield", "gem", "spell")}
    types = [str(thug.values["type"]) for thug in thugs]
    return {
        **{name: value for name, value in names.items() if name not in ("items", "thugs")},
        "others": {
            "items": len(items),
            "items_with": showing,
            "more_icons": {id: icons.count(id) - showing[id] for id in showing},
            "thugs": {type: types.count(type) for type in set(types)},
        },
    }


@rule("LK-106", "LK-107", "LK-108", "LK-109", "LK-110", "LK-111")
@pytest.mark.parametrize("example", [examples.LOCKUP, examples.LOCKUP_ALONE], ids=["three", "alone"])
def test_numbers_count_as_their_names_do(example: Sheet) -> None:
    pack = karczma.open_pack("lockup").cards
    finals = [id for id, goal in pack["goal"].items() if goal.values["kind"] == "final"]
    for final in finals:
        named = {**deepcopy(example), "goals": {**example["goals"], "final": final}}
        told = {**named, "seats": [by_number(seat) for seat in named["seats"]]}
        assert counted(told) == counted(named)


def test_some_by_name_and_others_by_number() -> None:
    mixed = {"items": ["sharpened_spoon"], "thugs": ["cultist_hexer"], "others": {"items": 2, "thugs": {"cultist": 1}}}
    first = counted(lockup(mixed, {}))["seats"][0]
    assert first["parts"]["thugs"] == 2 * 3  # two cultists, three items


@rule("LK-105")
@pytest.mark.parametrize(("seats", "pays"), [(2, 6), (3, 8), (5, 8)])
def test_a_leader_goal_that_is_not_in_the_pack(seats: int, pays: int) -> None:
    result = counted(lockup(*[{"leader": i == 1} for i in range(seats)]))
    assert [seat["parts"]["leader"] for seat in result["seats"]] == [pays if i == 1 else 0 for i in range(seats)]
    assert result["warnings"] == []


def test_a_final_goal_that_is_not_in_the_pack() -> None:
    result = counted(lockup({"final_goal": 8}, {"final_goal": 3}))
    assert [seat["parts"]["final_goal"] for seat in result["seats"]] == [8, 3]


def test_points_of_items_that_nobody_has_marked() -> None:
    assert [seat["parts"]["track"] for seat in counted(lockup({"item_points": 7}, {}))["seats"]] == [27, 20]


def test_how_many_thugs_of_a_type_there_are_is_ours() -> None:
    result = counted(lockup({"others": {"thugs": {"dwarf": 9}}}, {}))
    assert warned(result) == [("sheet-too-many", "seats[0].others.thugs.dwarf")]
    assert result["seats"][0]["parts"]["thugs"] == 30


@pytest.mark.parametrize(
    ("seat", "key", "place"),
    [
        ({"others": {"items": 35}}, "sheet-range", "seats[0].others.items"),
        ({"others": {"items": 34}, "items": ["gold_tooth"]}, "sheet-too-many", "seats: items"),
        ({"others": {"thugs": {"dwarf": 20, "demon": 14}}}, "sheet-too-many", "seats: thugs"),
        ({"others": {"thugs": {"elf": 1}}}, "sheet-field", "seats[0].others.thugs.elf"),
        (
            {"others": {"items": 1, "items_with": {"gem": 2}}},
            "lockup-sheet-items-with",
            "seats[0].others.items_with.gem",
        ),
        ({"others": {"items_with": {"gem": 1}}}, "lockup-sheet-items-with", "seats[0].others.items_with.gem"),
        ({"others": {"items": 1, "more_icons": {"gem": 1}}}, "lockup-sheet-icons", "seats[0].others.more_icons.gem"),
        ({"others": {"more_icons": {"gem": 1}}}, "lockup-sheet-icons", "seats[0].others.more_icons.gem"),
        ({"others": []}, "sheet-object", "seats[0].others"),
        ({"final_goal": -1}, "sheet-range", "seats[0].final_goal"),
    ],
)
def test_a_mistake_in_numbers_is_named_by_its_place(seat: Sheet, key: str, place: str) -> None:
    assert refused(lockup(seat, {})) == (key, place)


def test_points_for_a_final_goal_are_entered_where_they_are_not_counted() -> None:
    unknown = lockup({}, {})
    del unknown["seats"][1]["final_goal"]
    assert refused(unknown) == ("sheet-missing", "seats[1].final_goal")
    known = lockup({}, {"final_goal": 3}, final="goal_armoury")
    assert refused(known) == ("lockup-sheet-final", "seats[1].final_goal")
