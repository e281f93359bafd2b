"""Recorded games play again to the bit: every hash, every score, and the script that made them makes them again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import karczma
from golden import make
from golden.plans import PLANS
from karczma.games import GAMES
from karczma.kernel.errors import Refused
from karczma.kernel.record import FORMAT

HOME = Path(__file__).resolve().parent
RECORDED = [(game, name) for game, plans in PLANS.items() for name in plans]
SIZES = {"kajko": 500_000, "roll_player": 1_200_000, "stonespine": 800_000, "lockup": 1_900_000}  # bytes at most
EVERYWHERE = {
    "kajko": ("dusigrosz", "coin_in_hand"),
    "roll_player": ("less_random_setup", "shorter_game", "place_together"),
    "stonespine": (),  # its option is for one player
    "lockup": (),  # house rules, each tried once
}


def record(game: str, name: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((HOME / game / f"{name}.json").read_text(encoding="utf-8"))
    return read


def scores(game: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((HOME / game / make.SCORES).read_text(encoding="utf-8"))
    return read


@pytest.mark.parametrize(("game", "name"), RECORDED)
def test_a_recorded_game_plays_again(game: str, name: str) -> None:
    paper = record(game, name)
    match = karczma.replay(paper)  # checks the hash of every move
    assert match.over
    assert match.record() == {**paper, "karczma": FORMAT}
    assert match.scores().plain() == scores(game)[name]


@pytest.mark.parametrize(("game", "name"), RECORDED)
def test_every_hash_is_the_one_after_its_move(game: str, name: str) -> None:
    paper = record(game, name)
    match = karczma.replay({**paper, "length": 0, "moves": []})
    for move in paper["moves"]:
        match.follow(move)
        assert match.link() == move["hash"]


@pytest.mark.parametrize("game", PLANS)
def test_the_script_makes_the_same_files(game: str) -> None:
    made = make.files(game)
    assert sorted(made) == sorted(path.name for path in (HOME / game).iterdir())
    for name, text in made.items():
        assert (HOME / game / name).read_text(encoding="utf-8") == text, name


@pytest.mark.parametrize(("game", "name"), RECORDED[::5])
def test_a_changed_hash_is_found_where_it_is(game: str, name: str) -> None:
    paper = record(game, name)
    at = len(paper["moves"]) // 2
    first = paper["moves"][at]["hash"][0]
    paper["moves"][at]["hash"] = ("1" if first == "0" else "0") + paper["moves"][at]["hash"][1:]
    with pytest.raises(Refused) as refused:
        karczma.replay(paper)
    assert (refused.value.key, refused.value.place) == ("record-hash", f"moves[{at}]")


def test_every_game_has_some() -> None:
    assert list(PLANS) == list(GAMES)


@pytest.mark.parametrize("game", PLANS)
def test_the_games_cover_what_there_is(game: str) -> None:
    face = GAMES[game]
    papers = [record(game, name) for name in PLANS[game]]
    assert len(papers) >= 24
    tables = list(range(face.least, face.most + 1))
    assert {paper["seats"] for paper in papers} == set(tables)
    for choice in face.table_settings:
        assert {paper["options"][choice.name] for paper in papers} == set(choice.values)
    for seats in tables:
        for name in EVERYWHERE[game]:
            assert {paper["options"][name] for paper in papers if paper["seats"] == seats} == {False, True}, name
    verbs = {move["do"][0] for paper in papers for move in paper["moves"] if "do" in move}
    assert verbs == {verb.name for verb in face.vocabulary.verbs}
    assert {move["undo"] for paper in papers for move in paper["moves"] if "undo" in move} == {1, 2, 3}


@pytest.mark.parametrize("game", PLANS)
def test_a_rival_of_the_box_wins_some_and_loses_some(game: str) -> None:
    won = {score["won"] for score in scores(game).values() if "won" in score}
    assert won == ({True, False} if GAMES[game].rivals else set())


@pytest.mark.parametrize("game", PLANS)
def test_the_games_stay_small(game: str) -> None:
    sizes = [path.stat().st_size for path in (HOME / game).iterdir()]
    assert max(sizes) < 200_000
    assert sum(sizes) < SIZES[game]
