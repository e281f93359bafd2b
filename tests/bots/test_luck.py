"""Luck: what came, less what could be expected; over all that may come it adds up to nothing."""

from __future__ import annotations

import pytest

import karczma
from bots.test_search import begun, by_hope
from karczma.bots.luck import Luck
from karczma.games.kajko.vocabulary import SEND
from karczma.kernel.step import advance
from rules.kajko.table import table


@pytest.mark.parametrize("seats", [2, 5])
def test_over_all_outcomes_luck_is_nothing(seats: int) -> None:
    match = begun("kajko", seats, 10)
    seat = match.asked[0]
    face = match.face
    for option in match.options(seat)[:4]:
        luck = Luck(by_hope("kajko"), seats)
        expected = luck.expected(match.game, seat, option)
        given = [0.0] * 3 * seats
        outcomes = face.outcomes(match.game, option)
        for weight, world in outcomes:
            advance(world, face.steps(), seat, option)
            luck.given = [[0.0] * 3 for _ in range(seats)]
            luck.count(expected, world)
            flat = [one for of_seat in luck.given for one in of_seat]
            given = [so_far + weight * one for so_far, one in zip(given, flat, strict=True)]
        assert len(outcomes) > 1
        assert given == pytest.approx([0.0] * 3 * seats, abs=1e-9)


def test_the_best_card_is_good_luck_for_one_and_bad_for_the_other() -> None:
    t = table(2).front(0, "item_5")
    luck = Luck(by_hope("kajko"), 2)
    stack = next(i for i in range(10) if t.g.left[i])
    expected = luck.expected(t.match.game, 0, stack)
    t.adventure("treasure_10")
    luck.count(expected, t.match.game)
    assert luck.given[0][0] > 0 > luck.given[1][0]
    assert luck.given[0][2] > 5


def test_what_is_certain_is_no_luck() -> None:
    t = table(2).front(0, "treasure_10")
    luck = Luck(by_hope("kajko"), 2)
    expected = luck.expected(t.match.game, 0, SEND)
    t.match.choose(0, SEND)
    luck.count(expected, t.match.game)
    assert luck.given == [[0.0] * 3] * 2


@pytest.mark.parametrize("game", ["lockup", "roll_player", "stonespine"])
def test_where_odds_are_not_known_none_is_counted(game: str) -> None:
    match = karczma.start(game, 2, 1)
    seat = match.asked[0]
    luck = Luck(by_hope(game), 2)
    expected = luck.expected(match.game, seat, match.options(seat)[0])
    match.choose(seat, match.options(seat)[0])
    luck.count(expected, match.game)
    assert expected == []
    assert luck.given == [[0.0] * 3] * 2
