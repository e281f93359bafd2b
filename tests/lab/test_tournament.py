"""Tournaments: everybody gets the same deals from every seat, nothing is played twice, and no bot can stop one."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import polars
import pytest

import karczma
from karczma.games import GAMES
from karczma.kernel.errors import Refused
from karczma.lab import ladder
from karczma.lab.simulate import game_seed
from karczma.lab.tournament import Plan, Played, Ratings, interval, plan_for, play_game, play_tournament, standings
from server.hall import TESTS

PROGRAM = f"{sys.executable} {TESTS / 'lab' / 'strange_program.py'}"
MODULE = "lab.strange_bots"
WRITTEN = ("games", "parts", "decisions")
SECONDS = 0.3  # a strange bot gets no longer than this


def plan(bots: list[str], games: int = 4, players: int = 2, game: str = "kajko", **more: Any) -> Plan:
    return plan_for(game, players, games, bots, seed=1, **more)


def outcomes(games: Iterable[Played]) -> list[tuple[int, list[int], list[int]]]:
    """What came out, without how long it took."""
    return [(game.number, game.bots, game.scores) for game in games]


def test_every_deal_is_played_from_every_seat() -> None:
    three = plan(["random", "greedy", "curious"], games=18, players=2)
    seen = [three.seating(number) for number in range(18)]
    for deal in range(3):
        seatings = [tuple(bots) for at, bots in seen if at == deal]
        assert sorted(seatings) == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]


def test_the_last_bot_fills_the_seats() -> None:
    four = plan(["greedy", "random"], games=5, players=4)
    assert four.games == 8  # whole mirrors
    assert [four.seating(number)[1] for number in range(4)] == [[0, 1, 1, 1], [1, 1, 1, 0], [1, 1, 0, 1], [1, 0, 1, 1]]


def test_the_same_deal_is_the_same_for_both() -> None:
    """Two bots that choose alike score alike in each other's seats."""
    both = plan([f"{MODULE}:First", f"{PROGRAM} plays"], games=4)
    for here, there in zip(*[iter(play_tournament(both, jobs=1))] * 2, strict=True):
        assert here.deal == there.deal
        assert here.scores == there.scores
        assert here.bots == there.bots[::-1]


def test_jobs_do_not_change_the_games() -> None:
    some = plan(["greedy", "random"], games=6)
    assert outcomes(play_tournament(some, jobs=1)) == outcomes(play_tournament(some, jobs=2))


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    some, kept = plan(["greedy", "random"], games=6), tmp_path / "deep" / "games.jsonl"
    whole = [*play_tournament(some, jobs=1, kept=kept)]
    lines = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(b"".join(lines[:3]) + lines[3][:20])  # two games, and one that a power cut cut short
    played: list[int] = []
    again = [*play_tournament(some, jobs=1, kept=kept, progress=played.append)]
    assert outcomes(again) == outcomes(whole)
    assert again[:2] == whole[:2], "what was kept is not played again"
    assert played == [3, 4, 5, 6]
    assert len(kept.read_bytes().splitlines()) == 7


def test_another_tournament_is_not_mixed_up_with_it(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    some = plan(["greedy", "random"], games=2)
    whole = outcomes(play_tournament(some, jobs=1, kept=kept))
    assert outcomes(play_tournament(some, jobs=1, kept=kept)) == whole
    assert refusal(plan(["random", "greedy"], games=2), kept) == "tournament-other"
    head, *games = kept.read_bytes().splitlines(keepends=True)
    for damaged in ([games[0].replace(b'"scores"', b'"scares"')], [games[1]], [games[0], games[0]]):
        kept.write_bytes(b"".join([head, *damaged]))
        assert refusal(some, kept) == "tournament-damaged"


def refusal(some: Plan, kept: Path) -> str:
    with pytest.raises(Refused) as refused:
        list(play_tournament(some, jobs=1, kept=kept))
    return refused.value.key


@pytest.mark.parametrize(
    ("bot", "kind"),
    [
        (f"{MODULE}:Crashes", "crashed"),
        (f"{MODULE}:Raves", "nonsense"),
        (f"{MODULE}:Dawdles", "late"),
        (f"{PROGRAM} raves", "nonsense"),
        (f"{PROGRAM} dies", "crashed"),
        (f"{PROGRAM} hangs", "late"),
        ("/there/is no such program", "crashed"),
    ],
)
def test_whatever_a_bot_does_the_game_goes_on(bot: str, kind: str) -> None:
    strange = plan([bot, "random"], games=2, patience=5 if "dies" in bot or "raves" in bot else SECONDS)
    game = play_game((strange, 0))
    assert set(game.faults[0]) == {kind}
    assert game.faults[1] == {}
    assert game.winners
    if "dies" not in bot:  # it is started again, and is fine until the next time
        assert sum(game.faults[0].values()) == game.decisions[0] == 4, "then it is not asked again"
    told = {one.name: one for one in standings(strange, [game])}
    assert told[bot].faults == game.faults[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_played(game: str) -> None:
    least = GAMES[game].least
    bots = ["regular"] if least == 1 else ["regular", "novice"]
    some = plan(bots, games=1, players=least, game=game)
    (told, *_) = standings(some, play_tournament(some, jobs=1))
    assert told.games >= 1
    assert told.low <= told.win_rate <= told.high
    assert told.faults == {}


def test_what_is_counted_adds_up() -> None:
    three = plan(["regular", "curious", "novice"], games=24, players=3)
    games = [*play_tournament(three, jobs=1)]
    found = standings(three, games)
    assert sum(one.wins for one in found) == pytest.approx(three.games)
    assert found[0].name == "regular"
    assert found[0].rating > found[1].rating
    for one in found:
        assert one.games == three.games
        seats = [(game, game.bots.index(three.bots.index(one.name))) for game in games]
        assert one.mean_score == pytest.approx(sum(game.scores[seat] for game, seat in seats) / len(seats))


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 20, 0.0, 0.1611), (10, 20, 0.2993, 0.7007), (0, 0, 0, 1)]
)
def test_an_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    found = interval(wins, games)
    assert found == pytest.approx((low, high), abs=1e-4)
    assert found[0] <= wins / max(1, games) <= found[1]


def test_ratings_follow_places() -> None:
    def game(ranks: list[int]) -> Played:
        return Played(0, 0, [0, 1, 1], [0] * 3, ranks, [ranks.index(1)], [1] * 3, [0.0] * 3, [{}] * 3)

    def rate(games: list[Played]) -> list[float]:
        ratings = Ratings(2)
        for one in games:
            ratings.add(one)
        return ratings.ordinals()

    first, second = rate([game([1, 2, 3])] * 10)
    assert first > second
    first, second = rate([game([2, 3, 1])] * 10)
    assert first < second, "the better of its places counts"


@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("tournament-bots", {"bots": ["greedy"]}),
        ("tournament-bots", {"bots": ["greedy", "greedy"]}),
        ("tournament-bots", {"bots": [f"{PROGRAM} {n}" for n in range(21)]}),
        ("games-range", {"games": 0}),
        ("patience-range", {"patience": 0}),
        ("seats-range", {"players": 9}),
        ("no-such-bot", {"bots": ["greedy", "gready"]}),
        ("no-such-bot", {"bots": ["greedy", ""]}),
        ("no-such-bot", {"bots": ["greedy", "/a/program 'with half a quote"]}),
        ("bot-not-loaded", {"bots": ["greedy", "no_such_module:Bot"]}),
        ("bot-not-loaded", {"bots": ["greedy", f"{MODULE}:Unborn"]}),
        ("bot-not-loaded", {"bots": ["greedy", f"{MODULE}:Nobody"]}),
        ("bot-not-loaded", {"bots": ["greedy", f"{MODULE}:Mute"]}),
    ],
)
def test_mistakes_are_found_before_the_first_game(key: str, change: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        plan(**{"bots": ["greedy", "random"], **change})
    assert refused.value.key == key


def test_it_is_written_for_programs_and_drawn(tmp_path: Path) -> None:
    some = plan(["greedy", "random"], games=2)
    games = [*play_tournament(some, jobs=1)]
    (tmp_path / ".unfinished-killed").mkdir()  # as a run leaves it that was killed
    found = standings(some, ladder.write(tmp_path, some, games))
    ladder.draw(tmp_path, found, 1 / 2, "Kajko")
    table = polars.read_parquet(tmp_path / "games.parquet")
    assert table.height == 4
    assert table["won"].sum() == pytest.approx(2)
    assert set(table["bot"]) == {"greedy", "random"}
    assert (tmp_path / "ladder.png").read_bytes().startswith(b"\x89PNG")
    assert "</svg>" in (tmp_path / "ladder.svg").read_text("utf-8")
    json.dumps([ladder.rows(some, game) for game in games])


@pytest.mark.parametrize("game", GAMES)
def test_choices_and_parts_are_written_too(game: str, tmp_path: Path) -> None:
    some = plan(["greedy", "novice"], games=2, game=game)
    games = [*play_tournament(some, jobs=1)]
    standings(some, ladder.write(tmp_path, some, games))
    table, parts, decisions = [polars.read_parquet(tmp_path / f"{one}.parquet") for one in WRITTEN]
    assert parts.group_by("number", "seat").agg(polars.col("points").sum()).sort("number", "seat")[
        "points"
    ].to_list() == (table["score"].to_list())
    assert decisions.group_by("number", "seat").len().sort("number", "seat")["len"].to_list() == (
        table["decisions"].to_list()
    )
    again = karczma.start(game, 2, game_seed(some.seed, 0))
    for seat, words in decisions.filter(polars.col("number") == 0).select("seat", "words").iter_rows():
        again.choose(seat, again.option(words.split(" ")))
    assert [seat.total for seat in again.scores().seats] == games[0].scores


def test_a_tournament_begun_by_an_older_version_has_no_choices_to_write(tmp_path: Path) -> None:
    some = plan(["greedy", "random"], games=4)
    games = [*play_tournament(some, jobs=1)]
    standings(some, ladder.write(tmp_path, some, games))
    games[0] = msgspec.structs.replace(games[0], chosen=[])
    standings(some, ladder.write(tmp_path, some, games))
    assert [(tmp_path / f"{one}.parquet").exists() for one in WRITTEN] == [True, False, False]
