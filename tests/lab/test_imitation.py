"""Choices to learn from: the same from wherever they come, and as an agent would have met them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest

import karczma
from karczma.bots import make, sit
from karczma.games import GAMES
from karczma.kernel.chance import seeded
from karczma.kernel.errors import Refused
from karczma.kernel.match import Match
from karczma.lab.envs.desk import Desk
from karczma.lab.imitation import Choices, of_games, of_records, of_tables
from karczma.lab.recorded import PERSON, Recorded, write
from karczma.lab.simulate import game_seed, simulate


def same(one: Choices, other: Choices) -> bool:
    pairs: list[tuple[Any, Any]] = list(zip(one.arrays(), other.arrays(), strict=True))
    return all(np.array_equal(here, there) for here, there in pairs)


def played(game: str, seats: int = 2, seed: int = 3) -> Match:
    """A whole game of bots, in which Kajko's first choice has been taken back once."""
    match = karczma.start(game, seats, seed)
    dice = seeded(seed)
    bot = make("random", match.face, dice)
    while not match.over:
        seat = match.asked[0]
        match.choose(seat, bot.choose(sit(match, seat, dice)))
        if len(match.log) == 1:
            match.take_back(seat, 1)
    return match


def on_disk(match: Match, file: Path) -> Path:
    file.write_text(json.dumps(match.record()))
    return file


@pytest.mark.parametrize("game", GAMES)
def test_tables_give_the_games_they_were_made_of(game: str, tmp_path: Path) -> None:
    seats = max(2, GAMES[game].least)
    simulate(game, seats, 2, ["random"], seed=4, jobs=1, out=tmp_path)
    read, told = of_tables(tmp_path), pl.read_parquet(tmp_path / "decisions.parquet")
    choices = list(read)
    assert [one.seat for one in choices] == told["seat"].to_list()
    vocabulary = GAMES[game].vocabulary
    assert [" ".join(vocabulary.words(one.action)) for one in choices] == told["words"].to_list()
    assert [int(one.mask.sum()) for one in choices] == told["options"].to_list()
    assert {one.by for one in choices} == {"random"}
    won = pl.read_parquet(tmp_path / "seats.parquet").filter(pl.col("number") == 1)["won"].to_list()
    assert [one.outcome for one in choices[-1:]] == [2 * won[choices[-1].seat] - 1]


def test_games_played_here_are_those_that_are_simulated(tmp_path: Path) -> None:
    simulate("kajko", 2, 23, ["greedy", "novice"], seed=4, jobs=1, out=tmp_path)
    assert same(of_games("kajko", 2, 23, ["regular", "novice"], seed=4), of_tables(tmp_path))
    novices = of_tables(tmp_path, by="novice")
    assert {one.by for one in novices} == {"novice"}
    assert 0 < len(list(novices)) < len(list(of_tables(tmp_path)))


def test_a_seat_is_shown_what_it_could_see_then() -> None:
    """The observation and the mask of the environments, before the choice."""
    desk = Desk("lockup", 3)
    desk.deal(game_seed(5, 0))
    for one in of_games("lockup", 3, 1, ["random"], seed=5):
        assert (one.observation == desk.observe(one.seat)).all()
        assert (one.mask == desk.mask(one.seat)).all()
        desk.take(one.seat, one.action)
    assert desk.over


def test_what_was_taken_back_is_not_learned(tmp_path: Path) -> None:
    match = played("stonespine")
    choices = list(of_records([on_disk(match, tmp_path / "game.json")]))
    assert len(choices) == len(match.made) < len(match.log)


def test_a_record_and_its_tables_give_the_same(tmp_path: Path) -> None:
    match = played("stonespine")
    assert write(match.face, [Recorded(match.record(), (PERSON, "greedy"))], tmp_path / "tables") == 1
    assert same(of_tables(tmp_path / "tables"), of_records([on_disk(match, tmp_path / "game.json")]))
    assert {one.by for one in of_tables(tmp_path / "tables")} == {PERSON, "greedy"}


def test_who_has_seen_what_was_hidden_teaches_nothing(tmp_path: Path) -> None:
    """In Kajko every adventure turns up a card, so going back deals what was hidden again."""
    match = played("kajko")
    assert match.deals
    assert write(match.face, [Recorded(match.record(), (PERSON, PERSON))], tmp_path / "tables") == 0
    with pytest.raises(Refused) as refused:
        of_tables(tmp_path / "tables").arrays()
    assert refused.value.key == "imitation-nothing"
    assert list(of_records([on_disk(match, tmp_path / "game.json")])) == []


def test_what_is_no_data_is_refused(tmp_path: Path) -> None:
    refusals: list[str] = []
    (tmp_path / "no.json").write_text("no")

    def refused(choices: Any) -> None:
        with pytest.raises(Refused) as error:
            choices()
        refusals.append(error.value.key)

    refused(lambda: of_tables(tmp_path))
    refused(lambda: of_records([tmp_path / "no.json"]).arrays())
    refused(lambda: of_games("kajko", 2, 1, ["random"], seed=1, observation="text").arrays())
    simulate("kajko", 2, 1, ["random"], seed=4, jobs=1, out=tmp_path)
    games = pl.read_parquet(tmp_path / "games.parquet")
    games.with_columns(rules=pl.lit(1, pl.Int16)).write_parquet(tmp_path / "games.parquet")
    refused(lambda: of_tables(tmp_path).arrays())
    games.drop("rules").write_parquet(tmp_path / "games.parquet")
    refused(lambda: of_tables(tmp_path))
    expected = ["imitation-table", "record-unreadable", "imitation-words", "imitation-rules", "imitation-table"]
    assert refusals == expected
