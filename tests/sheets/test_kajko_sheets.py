"""The score sheet of Kajko: the end of a printed game is counted, and a mistake in it is named by its place."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import karczma
from karczma.kernel.errors import Refused
from rules.kajko.referee import CHARACTERS, COINS, WORTH
from rules.rule import rule
from sheets.spoiled import is_counted_or_refused

Town = list[list[str]]
Sheet = dict[str, Any]


def sheet(*towns: Town, **options: object) -> Sheet:
    """A sheet with these towns, seat by seat."""
    made: Sheet = {"game": "kajko", "seats": [{"town": town} for town in towns]}
    if options:
        made["options"] = options
    return made


def counted(data: Sheet) -> Sheet:
    """The result as it reads on the wire."""
    before = deepcopy(data)
    result: Sheet = json.loads(json.dumps(karczma.score(data)))
    assert data == before
    return result


def totals(result: Sheet) -> list[int]:
    return [seat["total"] for seat in result["seats"]]


def ranks(result: Sheet) -> list[int]:
    return [seat["rank"] for seat in result["seats"]]


def refused(data: object) -> Refused:
    with pytest.raises(Refused) as refusal:
        karczma.score(data)
    return refusal.value


# Counting


@rule("KK-18", "KK-20", "KK-E1")
def test_the_worked_example() -> None:
    towns: list[Town] = [[["treasure_10", "item_5", "item_5"], ["coin", "coin_in_hand"]], [["item_5"], []]]
    result = counted(sheet(*towns, dusigrosz=True))
    assert set(result) >= {"game", "seats", "winners"}
    assert result["game"] == "kajko"
    assert result["winners"] == [0]
    for seat, wanted in zip(
        result["seats"],
        [
            {"total": 32, "parts": {"town": 22, "dusigrosz": 10}, "rank": 1},
            {"total": 5, "parts": {"town": 5, "dusigrosz": 0}, "rank": 2},
        ],
        strict=True,
    ):
        assert {name: seat[name] for name in wanted} == wanted
        assert list(seat["parts"]) == ["town", "dusigrosz"]


@rule("KK-R2")
@pytest.mark.parametrize(
    ("tie", "expected"),
    [(None, [1, 6, 1]), ("nobody", [1, 6, 1]), ("everybody", [11, 16, 11]), ("more_items", [1, 16, 1])],
)
def test_a_tie_for_the_miser_is_settled_as_the_table_did(tie: str | None, expected: list[int]) -> None:
    options = {"dusigrosz": True, **({"dusigrosz_tie": tie} if tie else {})}
    assert totals(counted(sheet([["coin"]], [["coin", "item_5"]], [["coin_in_hand"]], **options))) == expected


def test_an_unknown_way_to_settle_a_tie_is_refused() -> None:
    refusal = refused(sheet([["coin"]], [["coin"]], dusigrosz=True, dusigrosz_tie="oldest"))
    assert (refusal.key, refusal.place) == ("no-such-thing", "options.dusigrosz_tie")


@pytest.mark.parametrize("options", [None, {}, {"dusigrosz": False}])
def test_without_the_option_there_is_no_bonus(options: dict[str, bool] | None) -> None:
    made = sheet([["coin"]], [["item_5"]])
    if options is not None:
        made["options"] = options
    result = counted(made)
    assert [seat["parts"] for seat in result["seats"]] == [{"town": 1}, {"town": 5}]


def test_why_every_point() -> None:
    result = counted(sheet([["coin", "item_5", "coin"]], [["treasure_10"]], dusigrosz=True))
    why = result["seats"][0]["why"]
    assert {reason["card"]: (reason["count"], reason["points"]) for reason in why["town"]} == {
        "coin": (2, 2),
        "item_5": (1, 5),
    }
    assert [(reason["count"], reason["points"]) for reason in why["dusigrosz"]] == [(2, 10)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_at_all_is_a_shared_victory(seats: int) -> None:
    towns: list[Town] = [[], [[]] * CHARACTERS[seats]]
    for town in towns:
        result = counted(sheet(*[town] * seats, dusigrosz=True))
        assert totals(result) == [0] * seats
        assert ranks(result) == [1] * seats
        assert result["winners"] == list(range(seats))


@rule("KK-19")
def test_ranks_one_two_two_four() -> None:
    result = counted(sheet([["item_5"]], [["treasure_10"]], [["coin"]], [["item_5"]]))
    assert ranks(result) == [2, 1, 4, 2]
    assert result["winners"] == [1]


@rule("KK-19", "KK-E8")
def test_ties_go_to_more_cards_and_are_then_shared() -> None:
    five: Town = [["treasure_10", "item_5", "item_5"], ["coin", "coin"]]
    six: Town = [["item_5", "item_5"], ["item_5", "item_5"], ["coin", "coin_in_hand"]]
    result = counted(sheet(five, six, six))
    assert totals(result) == [22, 22, 22]
    assert ranks(result) == [3, 1, 1]
    assert result["winners"] == [1, 2]
    assert result["ties"] == [
        {"by": "shared", "points": 22, "seats": [1, 2], "others": [], "more": 0, "less": 0},
        {"by": "items", "points": 22, "seats": [1, 2], "others": [0], "more": 6, "less": 5},
    ]


@rule("KK-19")
def test_cards_are_counted_over_all_characters() -> None:
    result = counted(sheet([["item_5"], ["item_5"]], [["treasure_10"]], [["item_5", "coin"], ["coin"], ["coin"]]))
    assert ranks(result) == [1, 2, 3]


@rule("KK-20", "KK-R2", "KK-E10")
@pytest.mark.parametrize(
    ("coins", "bonus"),
    [((4, 3, 3), 0), ((4, 4, 1), None), ((3, 4, 4), None), ((4, 4, 5), 2), ((0, 0, 0), None), ((0, 1, 0), 1)],
)
def test_dusigrosz(coins: tuple[int, ...], bonus: int | None) -> None:
    towns: list[Town] = [[(["coin", "coin_in_hand"] * number)[:number]] for number in coins]
    result = counted(sheet(*towns, dusigrosz=True))
    assert [seat["parts"]["dusigrosz"] for seat in result["seats"]] == [10 * (i == bonus) for i in range(len(coins))]
    assert totals(result) == [number + 10 * (i == bonus) for i, number in enumerate(coins)]
    why = [reason["why"] for seat in result["seats"] for reason in seat["why"]["dusigrosz"]]
    equal = coins.count(max(coins)) if max(coins) else 0
    assert why == (["dusigrosz"] if bonus is not None else ["no_dusigrosz"] * equal)


@rule("KK-R10")
def test_dusigrosz_is_no_card_in_a_tie() -> None:
    result = counted(sheet([["coin"] * 5, ["treasure_10"] * 2], [["item_5"] * 7], dusigrosz=True))
    assert totals(result) == [35, 35]
    assert result["winners"] == [0, 1]


def test_all_ten_of_every_item() -> None:
    result = counted(sheet([["coin"] * 10, ["coin_in_hand"] * 10], [["item_5"] * 10], [["treasure_10"] * 10]))
    assert totals(result) == [20, 50, 100]


def test_a_name_is_only_shown() -> None:
    made = sheet([["coin"]], [["item_5"]])
    plain = counted(made)
    made["seats"][0]["name"] = "Kajko"
    made["seats"][1]["name"] = ""
    assert counted(made) == plain


def test_fewer_lists_than_characters() -> None:
    assert totals(counted(sheet([], [["coin"]], [[], []]))) == [0, 1, 0]


# Mistakes

GOOD = sheet([["treasure_10", "item_5"], ["coin"]], [["item_5"], []])


def changed(place: list[str | int], value: object) -> Sheet:
    """The good sheet with one thing set to something else."""
    made = deepcopy(GOOD)
    at: Any = made
    for step in place[:-1]:
        at = at[step]
    at[place[-1]] = value
    return made


def without(place: list[str | int]) -> Sheet:
    """The good sheet with one thing left out."""
    made = deepcopy(GOOD)
    at: Any = made
    for step in place[:-1]:
        at = at[step]
    del at[place[-1]]
    return made


def test_the_good_sheet_is_counted() -> None:
    assert totals(counted(GOOD)) == [16, 5]


NO_TEXT: list[object] = [None, 7, True, 2.0, [], {}]
NO_LIST: list[object] = [7, True, 2.0, "coin", {}]
NO_OBJECT: list[object] = [None, 7, True, 2.0, "coin", []]


@pytest.mark.parametrize("data", NO_OBJECT)
def test_no_object(data: object) -> None:
    assert (refused(data).key, refused(data).place) == ("sheet-object", "")
    seat = refused(changed(["seats", 1], data))
    assert (seat.key, seat.place) == ("sheet-object", "seats[1]")
    if data is not None:
        options = refused(changed(["options"], data))
        assert (options.key, options.place) == ("sheet-object", "options")


@pytest.mark.parametrize("data", NO_LIST)
def test_no_list(data: object) -> None:
    places: dict[str, list[str | int]] = {
        "seats": ["seats"],
        "seats[1].town": ["seats", 1, "town"],
        "seats[0].town[1]": ["seats", 0, "town", 1],
    }
    for named, place in places.items():
        refusal = refused(changed(place, data))
        assert (refusal.key, refusal.place) == ("sheet-list", named)


@pytest.mark.parametrize("data", NO_TEXT)
def test_no_text(data: object) -> None:
    card = refused(changed(["seats", 0, "town", 0, 1], data))
    assert (card.key, card.place) == ("sheet-text", "seats[0].town[0][1]")
    game = refused(changed(["game"], data))
    assert (game.key, game.place) == ("sheet-game", "game")
    if data is not None:
        name = refused(changed(["seats", 1, "name"], data))
        assert (name.key, name.place) == ("sheet-text", "seats[1].name")


@pytest.mark.parametrize("data", [0, 1, 1.0, "true", "on", [], {}])
def test_an_option_is_true_or_false(data: object) -> None:
    refusal = refused(changed(["options"], {"dusigrosz": data}))
    assert (refusal.key, refusal.place) == ("sheet-flag", "options.dusigrosz")


@pytest.mark.parametrize(
    ("data", "key", "place"),
    [
        (changed(["seats"], None), "sheet-null", "seats"),
        (changed(["options"], None), "sheet-null", "options"),
        (changed(["options"], {"dusigrosz": None}), "sheet-null", "options.dusigrosz"),
        (changed(["seats", 0], None), "sheet-object", "seats[0]"),
        (changed(["seats", 0, "town"], None), "sheet-null", "seats[0].town"),
        (changed(["seats", 1, "name"], None), "sheet-null", "seats[1].name"),
        (changed(["seats", 1, "town", 0], None), "sheet-list", "seats[1].town[0]"),
        (changed(["seats", 1, "town", 0, 0], None), "sheet-text", "seats[1].town[0][0]"),
    ],
)
def test_null_is_never_nothing(data: Sheet, key: str, place: str) -> None:
    assert (refused(data).key, refused(data).place) == (key, place)


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (changed(["winner"], 1), "winner"),
        (changed(["options"], {"dusigrosz": True, "coin_in_hand": True}), "options.coin_in_hand"),
        (changed(["options"], {"first_player": "random"}), "options.first_player"),
        (changed(["seats", 1, "towns"], []), "seats[1].towns"),
        (changed(["seats", 0, "coins"], 3), "seats[0].coins"),
    ],
)
def test_a_field_nobody_knows(data: Sheet, place: str) -> None:
    assert (refused(data).key, refused(data).place) == ("sheet-field", place)


@pytest.mark.parametrize(
    ("data", "key", "place"),
    [
        (without(["game"]), "sheet-game", "game"),
        (without(["seats"]), "sheet-missing", "seats"),
        (without(["seats", 1, "town"]), "sheet-missing", "seats[1].town"),
    ],
)
def test_a_field_that_is_missing(data: Sheet, key: str, place: str) -> None:
    assert (refused(data).key, refused(data).place) == (key, place)


@pytest.mark.parametrize("game", ["", "Kajko", "chess"])
def test_no_such_game(game: str) -> None:
    assert refused(changed(["game"], game)).key == "no-such-game"


@pytest.mark.parametrize("seats", [0, 1, 6, 7])
def test_a_number_of_seats_the_game_does_not_have(seats: int) -> None:
    refusal = refused(sheet(*[[["coin"]]] * seats))
    assert (refusal.key, refusal.place) == ("seats-range", "seats")
    assert refusal.facts == {"low": 2, "high": 5, "seats": seats}


@rule("KK-01")
@pytest.mark.parametrize(("seats", "most"), [(2, 4), (3, 3), (4, 3), (5, 2)])
def test_no_more_characters_than_there_are(seats: int, most: int) -> None:
    empty: list[Town] = [[] for _ in range(seats - 1)]
    assert totals(counted(sheet(*empty, [["coin"]] * most))) == [0] * (seats - 1) + [most]
    over: Town = [["coin"], []]  # an empty list is a character too
    for last in over:
        refusal = refused(sheet(*empty, [["coin"]] * most + [last]))
        assert (refusal.key, refusal.place) == ("kajko-sheet-characters", f"seats[{seats - 1}].town")
        assert refusal.facts == {"most": most, "seats": seats}


@rule("KK-I2")
@pytest.mark.parametrize("danger", ["raiders", "robbers", "chamberlain"])
def test_a_danger_is_no_item(danger: str) -> None:
    refusal = refused(sheet([["coin"]], [["item_5", "coin", danger]]))
    assert (refusal.key, refusal.place) == ("kajko-sheet-danger", "seats[1].town[0][2]")
    assert refusal.facts == {"card": danger}


@pytest.mark.parametrize("card", ["", "Coin", "coin ", "coin-in-hand", "dusigrosz", "item_10", "5"])
def test_an_unknown_card(card: str) -> None:
    refusal = refused(sheet([["coin"], ["item_5", card]], []))
    assert (refusal.key, refusal.place) == ("no-such-thing", "seats[0].town[1][1]")
    assert refusal.facts == {"kind": "card", "id": card}


def eleven(card: str) -> Sheet:
    """A sheet with one more of this card than the box has by our reckoning."""
    other = "coin" if card != "coin" else "item_5"
    return sheet([[card] * 4, [card]], [[card] * 3], [[], [card, other, card, card]])


@rule("KK-I1")
@pytest.mark.parametrize("card", ["coin_in_hand", "treasure_10"])
def test_no_more_of_a_kind_than_the_box_has(card: str) -> None:
    refusal = refused(eleven(card))
    assert (refusal.key, refusal.place) == ("sheet-too-many", "seats[2].town[1][3]")
    assert refusal.facts == {"card": card, "most": 10}
    fewer = eleven(card)
    fewer["seats"][2]["town"][1].pop()
    assert counted(fewer)["warnings"] == []


@rule("KK-I1")
@pytest.mark.parametrize("card", ["coin", "item_5"])
def test_how_coins_and_fives_are_split_is_ours_so_more_of_one_is_only_a_warning(card: str) -> None:
    result = counted(eleven(card))
    place = "seats[2].town[1][3]"
    assert result["warnings"] == [{"place": place, "why": "sheet-too-many", "facts": {"card": card, "most": 10}}]
    assert totals(result)[0] == 5 * WORTH[card]
    many = eleven(card)
    many["seats"][2]["town"][1] += [card] * 5
    assert len(counted(many)["warnings"]) == 1  # said once
    assert totals(counted(many))[2] == 8 * WORTH[card] + (6 - WORTH[card])


@rule("KK-I1")
def test_together_they_are_twenty_however_they_are_split() -> None:
    towns: list[Town] = [[["coin"] * 13], [["item_5"] * 7]]
    assert totals(counted(sheet(*towns))) == [13, 35]
    towns[1][0].append("item_5")
    refusal = refused(sheet(*towns))
    assert (refusal.key, refusal.place, refusal.facts) == ("kajko-sheet-together", "seats[1].town[0][7]", {"most": 20})


def test_what_an_owner_says_of_the_split_is_held_to(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "My box"\ngame = "kajko"\n', encoding="utf-8")
    mine = "".join(f'[[card]]\nid = "{card}"\ntotal = 10\n' for card in ("coin", "item_5"))
    (tmp_path / "stacks.toml").write_text(mine, encoding="utf-8")
    with pytest.raises(Refused) as refusal:
        karczma.score(eleven("coin"), tmp_path)
    assert refusal.value.key == "sheet-too-many"


def test_the_house_counts_a_game_as_its_sheet() -> None:
    for seed in range(12):
        seats = 2 + seed % 4
        match = karczma.start("kajko", seats, seed, {"dusigrosz": seed % 2 == 0, "coin_in_hand": seed % 3 == 0})
        while not match.over:
            match.choose(match.asked[0], match.options(match.asked[0])[-1 if seed % 2 else 0])
        towns = [[zone.cards for zone in place.zones if zone.kind == "character"] for place in match.view(None).seats]
        result = counted(sheet(*towns, dusigrosz=seed % 2 == 0))
        assert result == {"game": "kajko", "warnings": [], **json.loads(json.dumps(match.scores().plain()))}


# Any sheet

some_text = st.text("abcąę_[].0 ", max_size=8)
slowly = settings(deadline=None)  # a loaded machine is no mistake in a sheet


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    """Any sheet that could be the end of a game."""
    seats = draw(st.integers(2, 5))
    pool = draw(st.permutations([kind for kind in WORTH for _ in range(10)]))
    towns: list[Town] = []
    for _ in range(seats):
        town: Town = []
        for _ in range(draw(st.integers(0, CHARACTERS[seats]))):
            size = draw(st.integers(0, min(8, len(pool))))
            town.append(pool[:size])
            pool = pool[size:]
        towns.append(town)
    made = sheet(*towns)
    if draw(st.booleans()):
        made["options"] = {"dusigrosz": draw(st.booleans())}
    for seat in made["seats"]:
        if draw(st.booleans()):
            seat["name"] = draw(some_text)
    return made


@slowly
@given(sheets())
def test_any_sheet_is_counted(made: Sheet) -> None:
    result = counted(made)
    sent = [[card for items in seat["town"] for card in items] for seat in made["seats"]]
    coins = [sum(card in COINS for card in cards) for cards in sent]
    most = [i for i, number in enumerate(coins) if number == max(coins)]
    dusigrosz = made.get("options", {}).get("dusigrosz")
    for i, seat in enumerate(result["seats"]):
        parts = {"town": sum(WORTH[card] for card in sent[i])}
        assert seat["parts"] == ({**parts, "dusigrosz": 10 * (most == [i])} if dusigrosz else parts)
        assert seat["total"] == sum(seat["parts"].values())
        assert seat["total"] == sum(reason["points"] for reasons in seat["why"].values() for reason in reasons)
    standing = [(seat["total"], len(sent[i])) for i, seat in enumerate(result["seats"])]
    assert ranks(result) == [1 + sum(other > own for other in standing) for own in standing]
    assert result["winners"] == [i for i, own in enumerate(standing) if own == max(standing)]


@slowly
@given(sheets(), st.data())
def test_seats_in_another_order_count_the_same(made: Sheet, data: st.DataObject) -> None:
    order = data.draw(st.permutations(range(len(made["seats"]))))
    other = {**made, "seats": [made["seats"][i] for i in order]}
    assert counted(other)["seats"] == [counted(made)["seats"][i] for i in order]


@slowly
@given(sheets(), st.data())
def test_whatever_stands_there_is_counted_or_refused(made: Sheet, data: st.DataObject) -> None:
    """One thing somewhere in a sheet becomes anything: never a crash, and never a count of what was not understood."""
    is_counted_or_refused(made, counted, data)
