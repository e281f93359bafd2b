"""Recorded games play again to the bit: every hash, every score, and the script that made them makes them again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import karczma
from golden import make
from karczma.kernel.errors import Refused

FOLDER = Path(__file__).resolve().parent / "kajko"
GAMES = sorted(path.stem for path in FOLDER.glob("*.json") if path.name != make.SCORES)


def record(name: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return read


def scores() -> dict[str, Any]:
    read: dict[str, Any] = json.loads((FOLDER / make.SCORES).read_text(encoding="utf-8"))
    return read


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_plays_again(name: str) -> None:
    paper = record(name)
    match = karczma.replay(paper)  # checks the hash of every move
    assert match.over
    assert match.record() == paper
    assert match.scores().plain() == scores()[name]


@pytest.mark.parametrize("name", GAMES)
def test_every_hash_is_the_one_after_its_move(name: str) -> None:
    paper = record(name)
    match = karczma.replay({**paper, "length": 0, "moves": []})
    for move in paper["moves"]:
        if "undo" in move:
            match.take_back(move["seat"], move["undo"])
        else:
            match.choose(move["seat"], match.option(move["do"]))
        assert match.link() == move["hash"]


def test_the_script_makes_the_same_files() -> None:
    made = make.files()
    assert sorted(made) == sorted(path.name for path in FOLDER.iterdir())
    for name, text in made.items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, name


@pytest.mark.parametrize("name", GAMES[::5])
def test_a_changed_hash_is_found_where_it_is(name: str) -> None:
    paper = record(name)
    at = len(paper["moves"]) // 2
    first = paper["moves"][at]["hash"][0]
    paper["moves"][at]["hash"] = ("1" if first == "0" else "0") + paper["moves"][at]["hash"][1:]
    with pytest.raises(Refused) as refused:
        karczma.replay(paper)
    assert (refused.value.key, refused.value.place) == ("record-hash", f"moves[{at}]")


def test_the_games_cover_what_there_is() -> None:
    papers = [record(name) for name in GAMES]
    assert len(papers) >= 24
    assert {paper["seats"] for paper in papers} == {2, 3, 4, 5}
    for seats in (2, 3, 4, 5):
        for choice in ("dusigrosz", "coin_in_hand"):
            assert {paper["options"][choice] for paper in papers if paper["seats"] == seats} == {False, True}
    for choice, values in {
        "first_player": {"random", "0", "1", "2", "3", "4"},
        "town_memory": {"hidden", "owner"},
        "stacks": {"mixed", "twins_alike"},
    }.items():
        assert {paper["options"][choice] for paper in papers} == values
    verbs = {move["do"][0] for paper in papers for move in paper["moves"] if "do" in move}
    assert verbs == {"adventure", "send", "lose", "rob"}
    assert {move["undo"] for paper in papers for move in paper["moves"] if "undo" in move} == {1, 2, 3}


def test_the_games_stay_small() -> None:
    sizes = [path.stat().st_size for path in FOLDER.iterdir()]
    assert max(sizes) < 60_000
    assert sum(sizes) < 500_000
