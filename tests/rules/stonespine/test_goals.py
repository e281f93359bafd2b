"""The eight goals: what each compares, who is placed, and how ties are broken (ST-40, ST-41, ST-78, ST-F20)."""

from __future__ import annotations

import pytest

from karczma.games.stonespine.cards import COMPARE
from karczma.games.stonespine.scoring import goal_points
from karczma.games.stonespine.vocabulary import GOAL
from rules.rule import rule
from rules.stonespine.dungeons import box, draw, empty


def placed(goal: str, quantities: list[int], order: list[int]) -> list[int]:
    """The points of each seat, for so much of what the goal compares and with this final priority, highest first."""
    return [part.points for part in goal_points(box(), GOAL.numbers[goal], quantities, tuple(order))]


@rule("ST-40")
def test_one_goal_is_for_the_fewest() -> None:
    assert [COMPARE[compare] for compare in box().compare] == ["most", "fewest", *["most"] * 6]
    assert box().places == [[15, 9, 5]] * 8


@rule("ST-F20", "ST-41", "ST-78")
def test_the_examples_of_four_players() -> None:
    assert placed("goblin_denizens", [4, 0, 4, 1], [0, 1, 2, 3]) == [15, 0, 9, 5]
    assert placed("barren_vault", [3, 0, 2, 0], [0, 1, 2, 3]) == [0, 15, 5, 9]


@rule("ST-40", "ST-78")
def test_ties_go_to_the_higher_priority() -> None:
    assert placed("grand_gnoll", [2, 2, 2], [2, 0, 1]) == [9, 5, 15]
    assert placed("grand_gnoll", [2, 3, 2, 2, 2], [4, 3, 2, 0, 1]) == [0, 15, 0, 5, 9]
    assert placed("barren_vault", [1, 1, 1, 0, 1], [4, 3, 2, 0, 1]) == [0, 0, 5, 15, 9]


@rule("ST-40")
def test_two_players_have_no_third_place() -> None:
    assert placed("cubic_conundrum", [3, 5], [0, 1]) == [9, 15]
    assert placed("cubic_conundrum", [5, 5], [1, 0]) == [9, 15]
    assert placed("barren_vault", [2, 2], [0, 1]) == [15, 9]


@rule("ST-78")
def test_fourth_and_fifth_place_score_nothing() -> None:
    assert placed("dripping_hollow", [1, 2, 3, 4, 5], [0, 1, 2, 3, 4]) == [0, 0, 5, 9, 15]
    assert placed("barren_vault", [1, 2, 3, 4, 5], [4, 3, 2, 1, 0]) == [15, 9, 5, 0, 0]


@rule("ST-41", "ST-R21")
@pytest.mark.parametrize("goal", [goal for goal in GOAL.ids if goal != "barren_vault"])
def test_who_has_none_of_it_is_not_placed(goal: str) -> None:
    assert placed(goal, [0, 0, 0], [0, 1, 2]) == [0, 0, 0]
    assert placed(goal, [0, 1, 0], [0, 1, 2]) == [0, 15, 0]  # and the other places are nobody's
    assert placed(goal, [0, 2], [0, 1]) == [0, 15]
    assert placed(goal, [0, 1, 2, 0, 0], [4, 3, 0, 1, 2]) == [0, 9, 15, 0, 0]


@rule("ST-41")
def test_the_fewest_may_be_none() -> None:
    assert placed("barren_vault", [0, 0, 0], [1, 2, 0]) == [5, 15, 9]
    assert placed("barren_vault", [1, 0], [0, 1]) == [9, 15]


def test_goblin_denizens() -> None:
    assert draw(r1c1="goblin goblin gnoll", r4c4="+ goblin").achieves("goblin_denizens") == 3
    assert draw(r1c1="gnoll kobold").achieves("goblin_denizens") == 0


def test_barren_vault() -> None:
    assert draw(r1c1="treasure treasure", r2c2="+ treasure", r3c3="star+1").achieves("barren_vault") == 3
    assert empty().achieves("barren_vault") == 0


def test_grand_gnoll() -> None:
    assert draw(r1c1="gnoll", r2c4="gnoll + gnoll", r3c3="goblin").achieves("grand_gnoll") == 3
    assert draw(r1c1="goblin").achieves("grand_gnoll") == 0


@rule("ST-F12")
def test_double_deception() -> None:
    plan = draw(r1c1="bear bear", r4c4="+ bear", r1c2="pit pit", r1c3="pit pit pit", r2c2="fire", r2c3="spike")
    assert plan.achieves("double_deception") == 3  # one pair of bear traps, two of pits
    assert draw(r1c1="bear pit fire blade", r1c2="spike").achieves("double_deception") == 0
    assert draw(r1c1="gnoll gnoll", r1c2="treasure treasure").achieves("double_deception") == 0


def test_kobold_swarm() -> None:
    assert draw(r1c1="kobold kobold", r4c1="+ kobold kobold").achieves("kobold_swarm") == 4
    assert draw(r1c1="goblin").achieves("kobold_swarm") == 0


def test_kindred_carrion() -> None:
    plan = draw(r1c1="slime slime slime", r4c4="ooze", r2c2="+ ooze")
    assert plan.achieves("kindred_carrion") == 2  # they may lie far apart
    assert draw(r1c1="slime slime slime").achieves("kindred_carrion") == 0


def test_dripping_hollow() -> None:
    assert draw(r1c1="slime slime ooze", r1c2="+ slime").achieves("dripping_hollow") == 3
    assert draw(r1c1="ooze ooze").achieves("dripping_hollow") == 0


def test_cubic_conundrum() -> None:
    assert draw(r1c1="ooze slime", r3c2="+ ooze").achieves("cubic_conundrum") == 2
    assert draw(r1c1="slime slime").achieves("cubic_conundrum") == 0
