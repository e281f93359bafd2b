"""The score sheet of Lockup: the end of a printed game is counted, and a mistake in it is named by its place."""

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
from karczma.games.lockup.state import Table
from karczma.games.lockup.vocabulary import GOAL, ITEM, RESOURCE, THUG
from karczma.kernel.errors import Refused
from rules.rule import rule
from sheets.spoiled import is_counted_or_refused

Sheet = dict[str, Any]

FIRST: Sheet = {
    "track": 41,
    "thugs": ["dwarf_miner", "dwarf_smith", "raider_firebrand"],
    "resources": {"scrap": 2, "gold": 1},
    "tomes": 1,
    "first": True,
    "leader": True,
}
SECOND: Sheet = {
    "track": 30,
    "items": ["sharpened_spoon", "barred_shield"],
    "thugs": ["cultist_hexer", "demon_shadow"],
    "strength": 4,
}
THIRD: Sheet = {
    "track": 1,
    "items": ["glass_beads"],
    "thugs": ["ratfolk_runt"],
    "resources": {"iron": 1},
    "strength": 2,
}
MINE: Sheet = {
    "track": 52,
    "items": ["gold_tooth"],
    "thugs": ["hobgoblin_veteran"],
    "resources": {"iron": 2},
    "strength": 3,
    "tomes": 2,
}
GUARDS: Sheet = {
    "guards": True,
    "track": 40,
    "thugs": ["ratfolk_runt", "ratfolk_king"],
    "resources": {"scrap": 4, "gold": 2},
    "strength": 2,
    "first": True,
    "leader": True,
}


def sheet(*seats: Sheet, leader: str = "goal_dwarf_friend", final: str = "goal_armoury", **options: str) -> Sheet:
    """The first example, or these seats with these goals."""
    made: Sheet = {
        "game": "lockup",
        "goals": {"leader": leader, "final": final},
        "seats": deepcopy([*(seats or (FIRST, SECOND, THIRD))]),
    }
    return {**made, "options": options} if options else made


def alone(**guards: Any) -> Sheet:
    """The second example; the guards have this instead."""
    return sheet(MINE, {**GUARDS, **guards}, leader="goal_rat_king", final="goal_everyones_friend")


def counted(data: Sheet) -> Sheet:
    result: Sheet = json.loads(json.dumps(karczma.score(data)))
    return result


def totals(data: Sheet) -> list[int]:
    return [seat["total"] for seat in counted(data)["seats"]]


def part(data: Sheet, name: str) -> list[int]:
    return [seat["parts"][name] for seat in counted(data)["seats"]]


def refused(data: object) -> Refused:
    with pytest.raises(Refused) as refusal:
        karczma.score(data)
    return refusal.value


def plain(result: Sheet) -> Sheet:
    """A result without what stands behind its points."""
    seats = [{name: seat[name] for name in ("total", "parts", "rank")} for seat in result["seats"]]
    assert result["warnings"] == []
    return {**{name: value for name, value in result.items() if name != "warnings"}, "seats": seats}


@rule("LK-E24", "LK-105", "LK-R31")
def test_the_first_example() -> None:
    result = counted(sheet())
    assert plain(result) == {
        "game": "lockup",
        "seats": [
            {
                "total": 61,
                "parts": {
                    "track": 41,
                    "leader": 8,
                    "final_goal": 0,
                    "thugs": 5,
                    "resources": 4,
                    "tomes": 1,
                    "first": 2,
                },
                "rank": 1,
            },
            {
                "total": 50,
                "parts": {
                    "track": 30,
                    "leader": 0,
                    "final_goal": 8,
                    "thugs": 12,
                    "resources": 0,
                    "tomes": 0,
                    "first": 0,
                },
                "rank": 2,
            },
            {
                "total": 1,
                "parts": {
                    "track": 1,
                    "leader": 0,
                    "final_goal": 0,
                    "thugs": -1,
                    "resources": 1,
                    "tomes": 0,
                    "first": 0,
                },
                "rank": 3,
            },
        ],
        "winners": [0],
    }
    names = ["track", "leader", "final_goal", "thugs", "resources", "tomes", "first"]
    assert [list(seat["parts"]) for seat in result["seats"]] == [names] * 3


@rule("LK-148", "LK-149")
def test_the_second_example() -> None:
    assert plain(counted(alone())) == {
        "game": "lockup",
        "seats": [
            {
                "total": 61,
                "parts": {
                    "track": 52,
                    "leader": 0,
                    "final_goal": 2,
                    "thugs": 3,
                    "resources": 2,
                    "tomes": 2,
                    "first": 0,
                },
                "rank": 1,
            },
            {
                "total": 55,
                "parts": {
                    "track": 40,
                    "leader": 6,
                    "final_goal": 2,
                    "thugs": 1,
                    "resources": 4,
                    "tomes": 0,
                    "first": 2,
                },
                "rank": 2,
            },
        ],
        "winners": [0],
        "won": True,
    }


@rule("LK-149")
@pytest.mark.parametrize("track", [46, 47])
def test_the_guards_win_and_win_ties(track: int) -> None:
    result = counted(alone(track=track))
    assert [seat["total"] for seat in result["seats"]] == [61, track + 15]
    assert ([seat["rank"] for seat in result["seats"]], result["winners"], result["won"]) == ([2, 1], [1], False)
    tie = {"by": "guards", "points": 61, "seats": [], "others": [0], "more": 0, "less": 0}
    assert result.get("ties") == ([tie] if track == 46 else None)


@rule("LK-112", "LK-148")
def test_two_players_are_not_a_solo_game() -> None:
    """The same seats without guards: their scrap counts."""
    result = counted(alone(guards=False))
    assert ([seat["total"] for seat in result["seats"]], result["winners"]) == ([61, 59], [0])
    assert "won" not in result


@rule("LK-116")
def test_ties_are_broken_by_items_and_then_shared() -> None:
    def tied(*items: list[str]) -> Sheet:
        seats = [{"track": 20, "items": listed, "first": i == 0} for i, listed in enumerate(items)]
        seats[0]["track"] = 18
        return sheet(*seats, final="goal_everyones_friend")

    result = counted(tied(["hex_doll"], ["gold_tooth", "glass_beads"], ["iron_maul"], []))
    assert [seat["rank"] for seat in result["seats"]] == [2, 1, 2, 4]
    assert result["winners"] == [1]
    told = [(tie["by"], tie["seats"], tie["others"], tie["more"], tie["less"]) for tie in result["ties"]]
    assert told == [("items", [1], [0, 2], 2, 1), ("shared", [0, 2], [], 0, 0), ("items", [0, 2], [3], 1, 0)]
    result = counted(tied(["hex_doll"], ["gold_tooth"], []))
    assert ([seat["rank"] for seat in result["seats"]], result["winners"]) == ([1, 1, 3], [0, 1])


@rule("LK-100", "LK-101", "LK-102", "LK-R34")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 2, 2), [8, 2, 2]),
        ((3, 3, 1), [4, 4, 0]),
        ((3, 2, 1), [8, 4, 0]),
        ((2, 0, 0), [8, 0, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((3, 1), [6, 0]),
        ((2, 2), [0, 0]),
    ],
)
def test_the_final_goal_by_places(counts: tuple[int, ...], points: list[int]) -> None:
    gems = ["glass_beads", "coin_clipper", "loaded_dice", "snitch_bell", "gold_tooth", "royal_circlet", "warden_signet"]
    seats: list[Sheet] = [{"track": 9, "items": [gems.pop() for _ in range(number)]} for number in counts]
    seats[0]["first"] = True
    assert part(sheet(*seats, final="goal_strongbox"), "final_goal") == points


@rule("LK-D2", "LK-108")
@pytest.mark.parametrize(("icons", "points"), [("any", 10), ("shield", 6), ("gem", 0), ("spell", 4)])
def test_what_demons_count(icons: str, points: int) -> None:
    """Three shields and two spells, one of them the demon's own; the cultist adds 2."""
    assert part(sheet(demon_icons=icons), "thugs") == [5, points + 2, -1]
    assert part(sheet(), "thugs")[1] == 12


@rule("LK-D13", "LK-102")
def test_a_final_goal_of_two_players() -> None:
    seats: list[Sheet] = [{"track": 5, "items": ["iron_maul", "barred_shield"], "first": True}, {"track": 5}]
    for items, of_two, of_more in (([], [6, 0], [8, 0]), (["chain_flail"], [6, 0], [8, 4])):
        seats[1]["items"] = items
        assert part(sheet(*seats, leader="goal_rat_king"), "final_goal") == of_two
        assert part(sheet(*seats, leader="goal_rat_king", final_of_two="of_two"), "final_goal") == of_two
        assert part(sheet(*seats, leader="goal_rat_king", final_of_two="of_more"), "final_goal") == of_more


@rule("LK-D10", "LK-R32")
def test_the_minimum_of_the_leader() -> None:
    """With more than two dwarves asked for, nobody leads; with one enough, the same one does."""
    assert warned(sheet(leader_min="above")) == [("lockup-sheet-no-leader", "seats[0].leader")]
    data = sheet(leader_min="above")
    data["seats"][0]["leader"] = False
    assert (part(data, "leader"), warned(data)) == ([0, 0, 0], [])
    assert part(sheet(leader_min="none"), "leader") == [8, 0, 0]
    data = sheet(leader_min="none", leader="goal_gem_hoard")
    data["seats"][0]["leader"] = False
    data["seats"][2]["leader"] = True
    assert part(data, "leader") == [0, 0, 8]
    data["options"]["leader_min"] = "at_least"
    assert warned(data) == [("lockup-sheet-no-leader", "seats[2].leader")]


def warned(data: Sheet) -> list[tuple[str, str]]:
    """What the sheet is counted in spite of: what leader goals count, and how many, is ours."""
    told: list[dict[str, str]] = json.loads(json.dumps(karczma.score(data)))["warnings"]
    return [(one["why"], one["place"]) for one in told]


@rule("LK-98", "LK-97")
def test_who_may_hold_the_leader_goal() -> None:
    """Among equals any of them, for it stays where it was."""
    for holder in (0, 1):
        data = sheet(
            {"track": 5, "thugs": ["dwarf_elder", "dwarf_miner"], "first": True},
            {"track": 5, "thugs": ["dwarf_smith", "dwarf_tinker"]},
            {"track": 5, "thugs": ["dwarf_brewer"]},
        )
        data["seats"][holder]["leader"] = True
        assert part(data, "leader") == [8 * (holder == 0), 8 * (holder == 1), 0]
    data["seats"][2]["leader"] = True
    refusal = refused(data)
    assert (refusal.key, refusal.place) == ("lockup-sheet-leaders", "seats[2].leader")
    data["seats"][1]["leader"] = False
    assert warned(data) == [("lockup-sheet-more", "seats[2].leader")]
    assert part(data, "leader") == [0, 0, 8]
    data["seats"][2]["leader"] = False
    assert warned(data) == [("lockup-sheet-leader", "seats")]
    assert part(data, "leader") == [0, 0, 0]


def test_what_an_owner_says_of_the_leader_goal_is_held_to(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "My box"\ngame = "lockup"\n', encoding="utf-8")
    goal = '[[goal]]\nid = "goal_dwarf_friend"\ncount = "thug_dwarf"\nleast = 2\n'
    (tmp_path / "goals.toml").write_text(goal, encoding="utf-8")
    data = sheet({"track": 5, "thugs": ["dwarf_elder", "dwarf_miner"], "first": True}, {"track": 5, "leader": True})
    told: Sheet = json.loads(json.dumps(karczma.score(data, tmp_path)))
    assert [one["why"] for one in told["warnings"]] == ["lockup-sheet-more"]  # the types of the thugs are still ours
    dwarf = '[[thug]]\nid = "{}"\ntype = "dwarf"\ntreasures = []\n'
    (tmp_path / "thugs.toml").write_text(dwarf.format("dwarf_elder") + dwarf.format("dwarf_miner"), encoding="utf-8")
    with pytest.raises(Refused) as refusal:
        karczma.score(data, tmp_path)
    assert refusal.value.key == "lockup-sheet-more"


@rule("LK-R31")
@pytest.mark.parametrize(("track", "points"), [(0, 0), (2, -2), (3, -3), (4, -3)])
def test_thugs_stop_at_zero(track: int, points: int) -> None:
    seats: list[Sheet] = [{"track": track, "thugs": ["ratfolk_runt"], "resources": {"gold": 1}}]
    data = sheet(*seats, {"track": 3, "first": True})
    assert part(data, "thugs") == [points, 0]
    assert totals(data) == [track + points + 2, 5]


def test_goals_save_from_a_loss_of_thugs() -> None:
    data = sheet({"track": 0, "thugs": ["ratfolk_runt"]}, {"track": 3, "first": True}, final="goal_everyones_friend")
    assert (part(data, "final_goal"), part(data, "thugs"), totals(data)) == ([2, 0], [-2, 0], [0, 5])


def test_what_may_be_left_out() -> None:
    full = {
        "name": "Inka",
        "track": 3,
        "items": [],
        "thugs": [],
        "resources": {"scrap": 0, "potion": 0, "iron": 0, "gold": 0},
        "tomes": 0,
        "strength": 0,
        "first": False,
        "leader": False,
        "guards": False,
    }
    for others in (1, 2, 4):
        short = counted(sheet({"track": 8, "first": True}, *[{"track": 3}] * others))
        assert counted(sheet({"track": 8, "first": True}, *[full] * others)) == short
    empty = sheet({"track": 8, "first": True, "resources": {}}, {"track": 3})
    assert totals(empty) == [10, 3]


def test_the_track_holds_what_was_won() -> None:
    """Items scored when they were crafted: more of them change nothing but goals and thugs."""
    seats: list[Sheet] = [{"track": 30, "items": ["royal_circlet"]}, {"track": 30, "first": True}]
    assert totals(sheet(*seats)) == [30, 32]


# Mistakes

LEFT_OUT = object()


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


EVERYWHERE = [
    ("goals", LEFT_OUT, "sheet-missing", "goals"),
    ("goals", None, "sheet-null", "goals"),
    ("goals", ["goal_rat_king"], "sheet-object", "goals"),
    ("goals.leader", LEFT_OUT, "sheet-missing", "goals.leader"),
    ("goals.final", LEFT_OUT, "sheet-missing", "goals.final"),
    ("goals.leader", "goal_dwarves", "no-such-thing", "goals.leader"),
    ("goals.leader", "goal_armoury", "lockup-sheet-goal", "goals.leader"),
    ("goals.leader", "goal_muscle", "lockup-sheet-goal", "goals.leader"),
    ("goals.final", "goal_rat_king", "lockup-sheet-goal", "goals.final"),
    ("goals.final", "goal_workshop", "lockup-sheet-goal", "goals.final"),
    ("goals.immediate", "goal_workshop", "sheet-field", "goals.immediate"),
    ("options", {"demon_icons": "gems"}, "no-such-thing", "options.demon_icons"),
    ("options", {"leader_min": "most"}, "no-such-thing", "options.leader_min"),
    ("options", {"raid_zero": "counted"}, "sheet-field", "options.raid_zero"),
    ("options", {"leader_min": None}, "sheet-null", "options.leader_min"),
    ("round", 6, "sheet-field", "round"),
    ("seats", [], "seats-range", "seats"),
    ("seats", [FIRST], "seats-range", "seats"),
    ("seats", [FIRST] * 6, "seats-range", "seats"),
    ("seats", FIRST, "sheet-list", "seats"),
    ("seats.1", [], "sheet-object", "seats[1]"),
    ("seats.0.track", LEFT_OUT, "sheet-missing", "seats[0].track"),
    ("seats.0.track", -1, "sheet-range", "seats[0].track"),
    ("seats.0.track", 1000, "sheet-range", "seats[0].track"),
    ("seats.0.track", 2.0, "sheet-whole", "seats[0].track"),
    ("seats.0.track", "41", "sheet-whole", "seats[0].track"),
    ("seats.0.track", True, "sheet-whole", "seats[0].track"),
    ("seats.1.items.0", "spoon", "no-such-thing", "seats[1].items[0]"),
    ("seats.1.items.1", "sharpened_spoon", "sheet-too-many", "seats[1].items[1]"),
    ("seats.2.items.0", "barred_shield", "sheet-too-many", "seats[2].items[0]"),
    ("seats.1.items", "gold_tooth", "sheet-list", "seats[1].items"),
    ("seats.1.items.0", "dwarf_elder", "no-such-thing", "seats[1].items[0]"),
    ("seats.1.thugs.0", 7, "sheet-text", "seats[1].thugs[0]"),
    ("seats.1.thugs.1", "cultist_hexer", "sheet-too-many", "seats[1].thugs[1]"),
    ("seats.2.thugs.0", "dwarf_miner", "sheet-too-many", "seats[2].thugs[0]"),
    ("seats.1.reserved", ["gold_tooth"], "sheet-field", "seats[1].reserved"),
    ("seats.0.resources.wood", 1, "sheet-field", "seats[0].resources.wood"),
    ("seats.0.resources", [2, 0, 0, 1], "sheet-object", "seats[0].resources"),
    ("seats.0.resources.scrap", -1, "sheet-range", "seats[0].resources.scrap"),
    ("seats.0.resources.scrap", 26, "sheet-range", "seats[0].resources.scrap"),
    ("seats.0.resources.potion", 16, "sheet-range", "seats[0].resources.potion"),
    ("seats.0.resources.gold", 11, "sheet-range", "seats[0].resources.gold"),
    ("seats.2.resources.iron", 16, "sheet-range", "seats[2].resources.iron"),
    ("seats.0.tomes", 29, "sheet-range", "seats[0].tomes"),
    ("seats.0.tomes", ["hideout_atlas"], "sheet-whole", "seats[0].tomes"),
    ("seats.0.strength", 23, "sheet-range", "seats[0].strength"),
    ("seats.0.first", False, "lockup-sheet-first", "seats"),
    ("seats.1.first", True, "lockup-sheet-first", "seats"),
    ("seats.1.first", 1, "sheet-flag", "seats[1].first"),
    ("seats.1.leader", True, "lockup-sheet-leaders", "seats[1].leader"),
    ("seats.1.guards", True, "lockup-sheet-guards", "seats[1].guards"),
    ("seats.0.name", 7, "sheet-text", "seats[0].name"),
    ("seats.0.note", "x", "sheet-field", "seats[0].note"),
]
ALONE = [
    ("seats.0.guards", True, "lockup-sheet-guards", "seats[0].guards"),
    ("seats.1.guards", 1, "sheet-flag", "seats[1].guards"),
    ("seats.1.tomes", 1, "lockup-sheet-guards-tomes", "seats[1].tomes"),
    ("seats.0.tomes", 25, "sheet-too-many", "seats: tomes"),
    ("seats.0.first", True, "lockup-sheet-first", "seats"),
    ("seats.0.leader", True, "lockup-sheet-leaders", "seats[1].leader"),
    ("seats.0.thugs.0", "ratfolk_king", "sheet-too-many", "seats[1].thugs[1]"),
    ("seats.1.items", ["gold_tooth"], "sheet-too-many", "seats[1].items[0]"),
    ("seats.1.track", LEFT_OUT, "sheet-missing", "seats[1].track"),
]


@pytest.mark.parametrize(("path", "value", "key", "place"), EVERYWHERE)
def test_a_mistake_is_named_by_its_place(path: str, value: object, key: str, place: str) -> None:
    refusal = refused(broken(path, deepcopy(value) if value is not LEFT_OUT else value, sheet()))
    assert (refusal.key, refusal.place) == (key, place)


@pytest.mark.parametrize(("path", "value", "key", "place"), ALONE)
def test_a_mistake_in_a_solo_sheet(path: str, value: object, key: str, place: str) -> None:
    refusal = refused(broken(path, deepcopy(value) if value is not LEFT_OUT else value, alone()))
    assert (refusal.key, refusal.place) == (key, place)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_guards_come_to_one_player_only(seats: int) -> None:
    for guards in range(seats):
        data = sheet({"track": 1, "first": True}, *[{"track": 1} for _ in range(seats - 1)])
        data["seats"][guards]["guards"] = True
        assert refused(data).place == f"seats[{guards}].guards"


@pytest.mark.parametrize(
    ("cubes", "most"), [("scrap", 25), ("potion", 15), ("iron", 15), ("gold", 10), ("strength", 22), ("tomes", 28)]
)
def test_the_box_has_so_many(cubes: str, most: int) -> None:
    def laid(*numbers: int) -> Sheet:
        seats: list[Sheet] = []
        for number in numbers:
            of_it: Sheet = {"resources": {cubes: number}} if cubes in RESOURCE.ids else {cubes: number}
            seats.append({"track": 1, **of_it})
        seats[0]["first"] = True
        return sheet(*seats)

    counted(laid(most - 3, 2, 1))
    refusal = refused(laid(most - 3, 2, 2))
    place = f"seats: resources.{cubes}" if cubes in RESOURCE.ids else f"seats: {cubes}"
    assert (refusal.key, refusal.place, refusal.facts["most"]) == ("sheet-too-many", place, most)


def test_alone_the_box_has_fewer_tomes() -> None:
    data = alone()
    data["seats"][0]["tomes"] = 24
    assert part(data, "tomes") == [24, 0]
    data["seats"][1]["guards"] = False
    data["seats"][0]["tomes"] = 25
    assert part(data, "tomes") == [25, 0]


def test_no_leader_where_nobody_has_the_least() -> None:
    data = sheet({"track": 1, "thugs": ["dwarf_elder"], "first": True}, {"track": 1, "thugs": ["dwarf_miner"]})
    assert part(data, "leader") == [0, 0]
    data["seats"][0]["leader"] = True
    assert warned(data) == [("lockup-sheet-no-leader", "seats[0].leader")]


def test_the_leader_of_treasures_counts_icons() -> None:
    """Three shields on two items, one on a thug; what is reserved is on no sheet."""
    seats: list[Sheet] = [
        {"track": 1, "items": ["barred_shield"], "thugs": ["raider_corsair"], "leader": True, "first": True},
        {"track": 1, "items": ["sharpened_spoon", "iron_maul"]},
    ]
    assert part(sheet(*seats, leader="goal_shield_wall"), "leader") == [6, 0]


def test_a_sheet_is_counted_with_the_pack(tmp_path: Path) -> None:
    """Goals that score otherwise, an item with other treasures."""
    (tmp_path / "pack.toml").write_text('name = "My box"\ngame = "lockup"\n', encoding="utf-8")
    goals = '[[goal]]\nid = "goal_armoury"\nreward = 12\n[[goal]]\nid = "goal_dwarf_friend"\nreward = 9\n'
    (tmp_path / "goals.toml").write_text(goals, encoding="utf-8")
    beads = '[[item]]\nid = "glass_beads"\ntreasures = ["shield", "shield"]\n'
    (tmp_path / "items.toml").write_text(beads, encoding="utf-8")
    result: Sheet = json.loads(json.dumps(karczma.score(sheet(), tmp_path)))
    parts = [seat["parts"] for seat in result["seats"]]
    assert [each["leader"] for each in parts] == [9, 0, 0]
    assert [each["final_goal"] for each in parts] == [0, 12, 6]


# Games played here


def played(seats: int, seed: int, **options: str) -> tuple[Table, Sheet]:
    """A game that chance plays, and its score."""
    random = Random(seed)
    match = karczma.start("lockup", seats, seed, options)
    while not match.over:
        match.choose(match.asked[0], random.choice(match.options(match.asked[0])))
    assert isinstance(match.game, Table)
    return match.game, json.loads(json.dumps(match.scores().plain()))


def written(game: Table) -> Sheet:
    """The sheet of a game."""
    seats: list[Sheet] = []
    for i, crew in enumerate(game.crews):
        seats.append(
            {
                "track": crew.reputation,
                "items": [id for number, id in enumerate(ITEM.ids) if crew.items >> number & 1],
                "thugs": [id for number, id in enumerate(THUG.ids) if crew.thugs >> number & 1],
                "resources": dict(zip(RESOURCE.ids, crew.resources, strict=True)),
                "tomes": len(crew.tomes),
                "strength": crew.strength,
                "first": game.first == i,
                "leader": game.holders[1] == i,
                "guards": game.seated == 1 and i == 1,
            }
        )
    return sheet(*seats, leader=GOAL.ids[game.goals[1]], final=GOAL.ids[game.goals[2]])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_a_game_played_here_is_counted_alike_on_a_sheet(seats: int, seed: int) -> None:
    icons, least = ("any", "gem", "spell")[seed], ("at_least", "above", "none")[seed]
    game, scores = played(seats, seed, demon_icons=icons, leader_min=least)
    data = written(game)
    data["options"] = {"demon_icons": icons, "leader_min": least}
    assert counted(data) == {"game": "lockup", **scores, "warnings": []}


@pytest.mark.parametrize("seed", range(4))
def test_a_game_against_the_guards_is_counted_alike_on_a_sheet(seed: int) -> None:
    game, scores = played(1, seed, difficulty=("normal", "challenging", "hard")[seed % 3])
    result = counted(written(game))
    assert result["seats"] == [scores["seats"][0], scores["guards"]]
    assert (result["won"], result["winners"]) == (scores["won"], [0] if scores["won"] else [1])


@settings(deadline=None)
@given(st.sampled_from((sheet, alone)), st.data())
def test_whatever_stands_there_is_counted_or_refused(make: Callable[[], Sheet], data: st.DataObject) -> None:
    """One thing somewhere in a sheet becomes anything: never a crash, and never a count of what was not understood."""
    is_counted_or_refused(make(), counted, data)
