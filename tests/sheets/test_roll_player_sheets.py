"""The score sheet of Roll Player: the end of a printed game is counted, and a mistake in it is named by its place."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import karczma
from karczma.games.roll_player.scoring import BREAKERS
from karczma.kernel.errors import Refused
from karczma.kernel.tally import Part, Reason, SeatTally, Tally
from rules.rule import rule
from sheets.examples import ROLL_PLAYER, Sheet

DWARF: Sheet = ROLL_PLAYER["seats"][0]


def elf() -> Sheet:
    """A second player who shares nothing with the first."""
    dice = {row: [["gold", 1], ["green", 1], ["purple", 1]] for row in ("str", "dex", "con")}
    dice |= {row: [["black", 1], ["blue", 1], ["white", 1]] for row in ("int", "wis", "cha")}
    return {
        "race": "elf",
        "class": "monk",
        "backstory": "brawler",
        "alignment": {"card": "arbiter", "row": 1, "col": 1},
        "dice": dice,
    }


def sheet(*seats: Sheet) -> Sheet:
    return {"game": "roll_player", "seats": [deepcopy(seat) for seat in seats]}


def counted(data: Sheet) -> Sheet:
    result: Sheet = json.loads(json.dumps(karczma.score(data)))
    return result


def refused(data: object) -> Refused:
    with pytest.raises(Refused) as refusal:
        karczma.score(data)
    return refusal.value


@rule("RP-E17", "RP-130")
def test_the_worked_example_alone() -> None:
    result = counted(sheet(DWARF))
    assert (result["winners"], result["title"]) == ([], "leader")
    seat = result["seats"][0]
    assert (seat["total"], seat["rank"]) == (32, 1)
    expected = {"attributes": 11, "class_dice": 4, "alignment": 3, "backstory": 1, "armor": 6, "traits": 7, "gold": 0}
    assert seat["parts"] == expected
    assert list(seat["parts"]) == list(expected)


def test_two_players_have_a_winner_and_no_title() -> None:
    result = counted(sheet(DWARF, elf()))
    assert result["winners"] == [0]
    assert "title" not in result
    assert [seat["rank"] for seat in result["seats"]] == [1, 2]
    assert result["seats"][1]["parts"]["class_dice"] == 3


@rule("RP-129")
def test_gold_pays_alone_only() -> None:
    rich = {**DWARF, "gold": 17}
    assert counted(sheet(rich))["seats"][0]["parts"]["gold"] == 2
    assert "gold" not in counted(sheet(rich, elf()))["seats"][0]["parts"]


@rule("RP-97", "RP-98", "RP-99")
def test_ties() -> None:
    one, two = elf(), {**elf(), "race": "orc", "class": "druid", "backstory": "devoted"}
    two["alignment"] = {"card": "champion", "row": 1, "col": 1}
    for seat in (one, two):
        seat["dice"] = {row: [["gold", 1], ["red", 1], ["black", 1]] for row in elf()["dice"]}
        seat["dice"]["cha"] = [["blue", 1], ["white", 1], ["white", 1]]
    two["dice"]["str"] = [["blue", 1], ["white", 1], ["blue", 1]]
    two["dice"]["dex"] = [["blue", 1], ["white", 1], ["blue", 1]]
    assert counted(sheet(one, two))["winners"] == [0, 1]
    assert counted(sheet(one, two))["ties"][0]["by"] == "shared"
    richer = counted(sheet({**one, "gold": 3}, {**two, "gold": 1}))
    assert richer["winners"] == [0]
    points = richer["seats"][0]["total"]
    assert richer["ties"] == [{"by": "gold", "points": points, "seats": [0], "others": [1], "more": 3, "less": 1}]


@rule("RP-98")
def test_a_tie_in_gold_is_explained_by_class_dice() -> None:
    told = Tally([_seat(7, 5, -3), _seat(7, 5, -5)], breakers=BREAKERS).plain()
    assert told["ties"] == [{"by": "class_dice", "points": 7, "seats": [0], "others": [1], "more": 3, "less": 5}]


def _seat(points: int, *ties: int) -> SeatTally:
    return SeatTally([Part("alignment", [Reason(points, "alignment", {})])], list(ties))


def broken(path: str, value: object, *seats: Sheet) -> Sheet:
    """A sheet with something else at this place of its last seat."""
    made = sheet(*(seats or (DWARF,)))
    at: Any = made["seats"][-1]
    *way, last = path.split(".")
    for step in way:
        at = at[int(step)] if isinstance(at, list) else at[step]
    at[int(last) if isinstance(at, list) else last] = value
    return made


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        ("race", "troll", "seats[0].race"),
        ("class", 3, "seats[0].class"),
        ("alignment.row", 3, "seats[0].alignment.row"),
        ("alignment.card", None, "seats[0].alignment.card"),
        ("dice.str", [["red", 6], ["blue", 6]], "seats[0].dice.str"),
        ("dice.wis.1", ["red", 7], "seats[0].dice.wis[1][1]"),
        ("dice.wis.1", ["pink", 1], "seats[0].dice.wis[1][0]"),
        ("dice.luck", [], "seats[0].dice.luck"),
        ("gold", -1, "seats[0].gold"),
        ("gold", 2.0, "seats[0].gold"),
        ("cards.0", "excalibur", "seats[0].cards[0]"),
        ("cards.1", "longsword", "seats[0].cards[1]"),
        ("cards.0", "diplomacy", "seats[0].cards[0]"),
        ("cards", ["longsword", "blessed_mace", "tower_shield"], "seats[0].cards"),
    ],
)
def test_a_mistake_is_named_by_its_place(path: str, value: object, place: str) -> None:
    assert refused(broken(path, value)).place == place


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        ("race", "dwarf", "seats[1].race"),
        ("class", "warrior", "seats[1].class"),
        ("class", "barbarian", "seats[1].class"),
        ("backstory", "chosen_one", "seats[1].backstory"),
        ("alignment.card", "guardian", "seats[1].alignment.card"),
        ("cards", ["longsword"], "seats[1].cards[0]"),
    ],
)
def test_nobody_has_what_another_has(path: str, value: object, place: str) -> None:
    assert refused(broken(path, value, DWARF, elf())).place == place


def test_the_box_has_so_many_dice() -> None:
    many = elf()
    many["dice"] = {row: [["red", 1], ["red", 1], ["blue", 1]] for row in DWARF["dice"]}
    assert refused(sheet(many)).place == "seats[0].dice.cha[0]"  # the eleventh red one
    gold = elf()
    gold["dice"] = {row: [["gold", 1], ["gold", 1], ["blue", 1]] for row in DWARF["dice"]}
    counted(sheet(gold))  # twelve gold dice, and the thirteenth is the enemy's
    gold["dice"]["cha"] = [["gold", 1], ["gold", 1], ["gold", 1]]
    assert refused(sheet(gold)).place == "seats[0].dice.cha[2]"
    counted(sheet(gold, {**elf(), "race": "orc", "class": "rogue", "backstory": "devoted"} | other_dice()))


def other_dice() -> Sheet:
    dice = {row: [["red", 2], ["green", 2], ["white", 2]] for row in DWARF["dice"]}
    return {"dice": dice, "alignment": {"card": "hermit", "row": 0, "col": 0}}


@rule("RP-59", "RP-60")
def test_a_barbarian_has_four_hands() -> None:
    wild = {**elf(), "class": "barbarian", "cards": ["quarterstaff", "longsword", "tower_shield"]}
    assert counted(sheet(wild))["warnings"] == []
    assert refused(sheet({**wild, "class": "warrior"})).key == "roll_player-sheet-hands"


@rule("RP-59")
def test_how_many_hands_a_weapon_takes_is_ours_so_two_weapons_are_only_a_warning() -> None:
    armed = {**elf(), "class": "warrior", "cards": ["quarterstaff", "longsword"]}
    result = counted(sheet(armed))
    warning = {"place": "seats[0].cards", "why": "roll_player-sheet-hands", "facts": {"most": 2}}
    assert result["warnings"] == [warning]
    assert result["seats"][0]["parts"] == counted(sheet({**armed, "cards": ["longsword"]}))["seats"][0]["parts"]
    three = {**armed, "cards": ["blessed_mace", "longsword", "tower_shield"]}
    assert refused(sheet(three)).key == "roll_player-sheet-hands"  # each takes a hand at least


def test_what_an_owner_says_of_the_hands_is_held_to(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "My box"\ngame = "roll_player"\n', encoding="utf-8")
    (tmp_path / "market.toml").write_text('[[card]]\nid = "quarterstaff"\nhands = 2\n', encoding="utf-8")
    armed = {**elf(), "class": "warrior", "cards": ["quarterstaff", "longsword"]}
    with pytest.raises(Refused) as refusal:
        karczma.score(sheet(armed), tmp_path)
    assert refusal.value.key == "roll_player-sheet-hands"


def test_diplomacy_is_no_card_of_the_solo_game() -> None:
    counted(sheet({**elf(), "cards": ["diplomacy"]}, DWARF))
    assert refused(sheet({**elf(), "cards": ["diplomacy"]})).key == "roll_player-sheet-solo"
