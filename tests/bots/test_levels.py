"""The levels: each does what it says, and plays on when its weights are no good; temperaments decide between equals."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

import karczma
from karczma import bots
from karczma.bots.character import pick
from karczma.bots.golems import TEMPERAMENTS
from karczma.bots.levels import ByThumb, Searcher
from karczma.bots.search import Arm
from karczma.games import GAMES
from karczma.kernel.chance import seeded
from karczma.kernel.match import Match


def winner(game: str, kinds: list[str], seed: int, turned: int) -> float:
    """How much of the win goes to the first of these bots, after moving everybody round by so many seats."""
    match = karczma.start(game, len(kinds), seed)
    dice = seeded(seed + 1)
    order = [kinds[(seat + turned) % len(kinds)] for seat in range(len(kinds))]
    sitting = [bots.make(kind, match.face, dice) for kind in order]
    while not match.over:
        seat = match.asked[0]
        match.choose(seat, sitting[seat].choose(bots.sit(match, seat, dice)))
    first = order.index(kinds[0])
    winners = match.scores().winners
    return 1 / len(winners) if first in winners else 0.0


@pytest.mark.parametrize("game", ["roll_player", "stonespine", "lockup"])
def test_a_novice_is_below_a_regular_and_above_chance(game: str) -> None:
    assert sum(winner(game, ["greedy", "novice"], seed, seed % 2) for seed in range(4)) >= 3
    assert sum(winner(game, ["novice", "random"], seed, seed % 2) for seed in range(4)) >= 3


def test_every_game_has_weights_for_the_two_upper_levels() -> None:
    for face in GAMES.values():
        for kind in ("veteran", "master"):
            assert isinstance(bots.make(kind, face, seeded(1)), Searcher)


@pytest.mark.parametrize("kind", ["veteran", "master"])
def test_without_good_weights_the_level_below_plays_and_says_so(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "kajko.json").write_text("{}")
    monkeypatch.setenv("KARCZMA_WEIGHTS", str(tmp_path))
    with caplog.at_level(logging.WARNING):
        bot = bots.make(kind, GAMES["kajko"], seeded(1))
    assert isinstance(bot, ByThumb)
    assert "kajko.json" in caplog.text


def arms() -> list[Arm]:
    """Two options of the same worth and one that is worse; the second is riskier, and better for all."""
    found = []
    for option, mean, spread, points, rivals in ((1, 0.1, 0.05, 40, 30), (2, 0.1, 0.3, 50, 45), (3, 0.0, 0.0, 90, 0)):
        arm = Arm(option, 0.0, 0.0)
        arm.visits = 10
        arm.total = 10 * mean
        arm.square = 10 * (mean**2 + spread**2)
        arm.points = 10.0 * points
        arm.rivals = 10.0 * rivals
        found.append(arm)
    return found


@pytest.mark.parametrize(
    ("temperament", "option"), [("", 1), ("careful", 1), ("bold", 2), ("builder", 2), ("spoiler", 1)]
)
def test_a_temperament_decides_between_equals_only(temperament: str, option: int) -> None:
    assert pick(arms(), temperament).option == option


def test_an_option_hardly_looked_at_is_not_a_matter_of_taste() -> None:
    ranked = arms()
    ranked[1].visits = 1
    assert pick(ranked, "bold").option == 1


@pytest.mark.parametrize("kind", ["novice", "greedy", "veteran"])
def test_temperaments_differ_at_the_table(kind: str) -> None:
    """Over the questions of one game, not all temperaments choose the same."""

    def chosen(temperament: str) -> list[int]:
        match: Match = karczma.start("stonespine", 2, 3)
        dice = seeded(2)
        greedy = bots.make("greedy", match.face, dice)
        found: list[int] = []
        while not match.over:
            seat = match.asked[0]
            if seat == 0 and (kind != "veteran" or len(match.made) < 30):
                chair = bots.sit(match, seat, seeded(len(match.made)))
                found.append(bots.make(kind, match.face, seeded(len(match.made)), temperament).choose(chair))
            match.choose(seat, greedy.choose(bots.sit(match, seat, dice)))
        return found

    assert len({tuple(chosen(temperament)) for temperament in TEMPERAMENTS}) > 1
