"""Golems at a table: four levels, a name and a temperament; who sits down when nobody says who should."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from karczma.bots import LEVELS
from karczma.bots.golems import GOLEMS, TEMPERAMENTS
from karczma.games import GAMES
from karczma.server import speech, tables
from karczma.server.routes.tables import Level, Temperament
from karczma.server.table_info import Pace, Seat, TableInfo
from server.hall import Guest, Hall, play_on


def seated(table: dict[str, Any]) -> list[tuple[str, str, str, str]]:
    """The golems at a table: name, level, id and temperament."""
    bots = [chair for chair in table["chairs"] if chair["kind"] == "bot"]
    return [(chair["name"], chair["level"], chair["golem"], chair["temperament"]) for chair in bots]


def opened(ania: Guest, *bots: dict[str, str], **more: Any) -> dict[str, Any]:
    seats = [{"kind": "me"}, *[{"kind": "bot", **bot} for bot in bots]]
    answer: dict[str, Any] = ania.post("/tables", {"game": "kajko", "seats": seats, "language": "en", **more})
    return answer


def test_what_can_be_asked_for_is_what_there_is() -> None:
    assert get_args(Level) == tuple(LEVELS)
    assert get_args(Temperament) == ("", *TEMPERAMENTS)
    assert {game: len(golems) for game, golems in GOLEMS.items()} == dict.fromkeys(GOLEMS, 3)
    assert {"kajko", "lockup", "roll_player", "stonespine"} <= set(GOLEMS) & set(GAMES)
    assert {golem.temperament for golems in GOLEMS.values() for golem in golems} == set(TEMPERAMENTS)


def test_golems_sit_down_in_turn_and_the_fourth_has_a_number(here: Hall) -> None:
    ania = here.guest("Ania")
    assert seated(opened(ania, {}, {}, {}, {})) == [
        ("Keystone", "regular", "keystone", "careful"),
        ("Thumper", "regular", "thumper", "bold"),
        ("Splinter", "regular", "splinter", "spoiler"),
        ("Golem 4", "regular", "", "spoiler"),
    ]
    polish = opened(ania, {}, {}, language="pl")
    assert [name for name, *_ in seated(polish)] == ["Zwornik", "Łomot"]


def test_whoever_is_asked_for_by_name_sits_there_and_the_others_come_in_turn(here: Hall) -> None:
    ania = here.guest("Ania")
    table = opened(ania, {}, {"golem": "keystone", "level": "master"}, {"temperament": "builder"})
    assert seated(table) == [
        ("Thumper", "regular", "thumper", "bold"),
        ("Keystone", "master", "keystone", "careful"),
        ("Splinter", "regular", "splinter", "builder"),
    ]


@pytest.mark.parametrize(
    ("bots", "refusal"),
    [
        ([{"golem": "nobody"}], (400, "no-such-golem")),
        ([{"golem": "anvil"}], (400, "no-such-golem")),  # of another game
        ([{"golem": "thumper"}, {"golem": "thumper"}], (409, "golem-taken")),
        ([{"level": "grandmaster"}], (422, "bad-request")),
        ([{"temperament": "gloomy"}], (422, "bad-request")),
    ],
)
def test_what_is_not_there_is_refused(here: Hall, bots: list[dict[str, str]], refusal: tuple[int, str]) -> None:
    seats = [{"kind": "me"}, *[{"kind": "bot", **bot} for bot in bots]]
    assert here.guest("Ania").refused("/tables", game="kajko", seats=seats) == refusal


def test_the_host_chooses_level_golem_and_temperament_in_the_room(here: Hall) -> None:
    ania = here.guest("Ania")
    table = opened(ania, {}, {}, seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}, {}])
    chair = f"/tables/{table['id']}/seats/1"
    assert seated(ania.post(chair, kind="bot", level="veteran"))[0] == ("Keystone", "veteran", "keystone", "careful")
    assert ania.refused(chair, kind="bot", golem="thumper") == (409, "golem-taken")
    told = ania.post(chair, kind="bot", level="master", golem="splinter")
    assert seated(told)[0] == ("Splinter", "master", "splinter", "spoiler")
    told = ania.post(chair, kind="bot", level="master", temperament="bold")
    assert seated(told)[0] == ("Splinter", "master", "splinter", "bold")
    assert told["chairs"][1]["about"] == "Likes your bad luck better than a coin of its own."
    told = ania.post(f"/tables/{table['id']}/seats/3", kind="bot")
    assert seated(told)[2] == ("Keystone", "regular", "keystone", "careful")


def test_games_are_told_with_their_golems(here: Hall) -> None:
    for language, name in (("en", "Picklock"), ("pl", "Wytrych")):
        games = {one["game"]: one for one in here.guest("Ania").get("/games", language=language)}
        golem = games["lockup"]["golems"][1]
        assert (golem["id"], golem["name"], golem["temperament"]) == ("picklock", name, "bold")
        assert golem["about"].endswith(".")


def test_a_rematch_is_against_the_same_golems(here: Hall) -> None:
    ania = here.guest("Ania")
    table = opened(ania, {"golem": "splinter", "level": "novice", "temperament": "careful"}, start=True)
    line = ania.line(table["id"])
    play_on([line])
    again = ania.post(f"/tables/{table['id']}/rematch")
    assert seated(again) == [("Splinter", "novice", "splinter", "careful")]


def test_golems_of_a_lesson_go_by_their_numbers(here: Hall) -> None:
    told = here.guest("Ania").post("/lessons", game="kajko", lesson="advanced", chapter=0, language="en")
    assert [name for name, *_ in seated(told)] == ["Golem 1", "Golem 2"]


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays(here: Hall, level: str) -> None:
    ania = here.guest("Ania")
    line = ania.line(opened(ania, {"level": level}, options={"first_player": "1"}, start=True)["id"])
    line.until(line.question)
    assert [one["data"]["seat"] for one in line.happened if one["kind"] == "move"] == [1]


def test_a_table_from_before_there_were_golems_still_opens() -> None:
    chair = msgspec.json.decode(b'{"kind":"bot","name":"Golem 1","level":"regular"}', type=Seat)
    assert (chair.golem, chair.temperament) == ("", "")
    meta, _ = tables.new_meta("kajko", [Seat(), chair], {}, GAMES["kajko"].pack(None), "en", False, Pace(), 0)
    again = msgspec.json.decode(msgspec.json.encode(meta), type=TableInfo)
    told = speech.public(again, "pl").chairs[1]
    assert (told.name, told.golem, told.temperament, told.about) == ("Golem 1", "", "", "")


def test_a_golem_that_is_gone_from_the_game_has_nothing_to_say() -> None:
    assert speech.about("kajko", "retired", "en") == ""
