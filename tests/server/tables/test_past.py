"""Looking back at finished games: every position as it was, and the story of a game folded by round and turn."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import karczma
from karczma import bots
from karczma.games import GAMES
from karczma.kernel.chance import seeded
from karczma.kernel.match import Match
from karczma.server.past import EVERY, EVERYBODY, Past, story
from server.hall import Hall

GOLDEN = Path(__file__).parent.parent.parent / "golden"
NAMES = ["Ania", "Bolek", "Celina", "Darek", "Ewa"]
TAKEN_BACK = ["kajko/3-taken-back", "kajko/3-undo"]


def golden(name: str) -> Match:
    return karczma.replay(json.loads((GOLDEN / f"{name}.json").read_text()))


def played(game: str, seats: int) -> Match:
    match = karczma.start(game, seats=seats, seed=7)
    chance = seeded(1)
    bot = bots.make("random", match.face, chance)
    while not match.over:
        chair = bots.sit(match, match.asked[0], chance)
        match.choose(chair.seat, bot.choose(chair))
    return match


def told(match: Match, language: str = "en") -> dict[str, Any]:
    whole: dict[str, Any] = json.loads(story(match, tuple(NAMES[: match.seats]), language))
    return whole


@pytest.mark.parametrize("name", [*TAKEN_BACK, "lockup"])
def test_every_position_is_as_it_was_wherever_one_comes_from(name: str) -> None:
    match = played("lockup", 2) if name == "lockup" else golden(name)
    past = Past(match)
    length = len(match.log)
    for position in [length // 2, length, *range(0, length + 1, 7), EVERY, EVERY + 1]:
        if position > length:
            continue
        then, now = match.at(position), past.at(position)
        assert match.face.write(now.game) == match.face.write(then.game)
        assert (now.game.told, now.log, now.made) == (then.game.told, then.log, then.made)


@pytest.mark.parametrize("game", GAMES)
def test_a_story_tells_every_event_in_the_round_and_turn_it_belongs_to(game: str) -> None:
    match = played(game, 3)
    found = told(match)
    assert (found["length"], len(found["steps"])) == (len(match.log), len(match.log) + 1)
    for position, step in enumerate(found["steps"]):
        assert step["position"] == position
        events = match.at(position).told(None) if position % 17 == 0 else None
        assert events is None or len(events) == len(step["events"])
        assert all(event["text"] for event in step["events"])
        assert step["events"] or step["chose"]  # nothing is "..."
        assert ("totals" in step) == bool(step["events"])
    assert found["steps"][-1]["totals"] == [seat.total for seat in match.scores().seats]
    turns = [step["turn"] for step in found["steps"]]
    assert turns == sorted(turns)
    assert set(turns) == set(range(len(found["turns"])))


@pytest.mark.parametrize("game", ["lockup", "roll_player", "stonespine"])
def test_a_round_begins_with_the_event_that_opens_it(game: str) -> None:
    found = told(played(game, 3), "pl")
    title = "Rok" if game == "stonespine" else "Runda"
    assert [one["text"] for one in found["rounds"]] == [f"{title} {n + 1}" for n in range(len(found["rounds"]))]
    for one in found["rounds"]:
        opening = found["steps"][one["position"]]["events"][one["event"]]["text"]
        assert one["text"].lower() in opening.lower()


def test_a_game_without_rounds_is_folded_by_laps_of_the_table() -> None:
    found = told(golden("kajko/3-basic"))
    seats = [found["turns"][step["turn"]]["seat"] for step in found["steps"][1:]]
    starts = {one["position"] for one in found["rounds"]}
    first = seats[0]
    for position in range(2, len(seats) + 1):
        went_past = (seats[position - 1] - first) % 3 <= (seats[position - 2] - first) % 3
        same_turn = found["steps"][position]["turn"] == found["steps"][position - 1]["turn"]
        assert (position in starts) == (went_past and not same_turn)


def test_a_turn_is_one_players_and_a_simultaneous_one_everybodys() -> None:
    match = played("stonespine", 3)
    found = told(match)
    seats = [found["turns"][step["turn"]]["seat"] for step in found["steps"]]
    assert EVERYBODY in seats[1:4]
    for step in found["steps"][1:]:
        whose = found["turns"][step["turn"]]["seat"]
        assert whose in (EVERYBODY, step["seat"])


@pytest.mark.parametrize("name", TAKEN_BACK)
def test_what_was_taken_back_is_gone_and_its_rounds_are_not_counted(name: str) -> None:
    match = golden(name)
    found = told(match)
    undone = [step for step in found["steps"] if step.get("undo")]
    assert undone
    assert sum(step["undo"] for step in undone) == sum(bool(step.get("gone")) for step in found["steps"])
    gone = {step["position"] for step in found["steps"] if step.get("gone")}
    assert not gone & {one["position"] for one in found["rounds"]}
    assert [one["text"] for one in found["rounds"]] == [f"Round {n + 1}" for n in range(len(found["rounds"]))]


def test_a_story_is_for_finished_games_and_for_whoever_may_see_them(here: Hall) -> None:
    ania = here.guest()
    table = ania.table("me bot", start=True)
    assert ania.ask("GET", f"/tables/{table}/story").status_code == 409
    stranger = here.guest("Ola")
    imported = ania.post("/records", golden("kajko/3-basic").record())["id"]
    assert stranger.ask("GET", f"/tables/{imported}/story").status_code == 404
    polish = ania.get(f"/tables/{imported}/story", language="pl")
    assert polish["rounds"][0]["text"] == "Runda 1"
    for position in (0, 5, polish["length"]):
        there = ania.get(f"/tables/{imported}/at/{position}", language="pl")
        assert [event["text"] for event in there["events"]] == [
            event["text"] for event in polish["steps"][position]["events"]
        ]
        assert [seat["total"] for seat in there["score"]["seats"]] == polish["steps"][position]["totals"]
