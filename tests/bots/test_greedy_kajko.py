"""The greedy player of Przygody Wojów: it wins, and at a laid table it does what a good player would."""

from __future__ import annotations

from typing import Any

import pytest

from karczma import bots
from karczma.games.kajko.vocabulary import LOSE
from karczma.kernel.chance import seeded
from karczma.lab.simulate import simulate
from rules.kajko.table import LaidTable, table

OPTIONS: list[dict[str, Any]] = [
    {},
    {"dusigrosz": True},
    {"coin_in_hand": True},
    {"stacks": "twins_alike"},
    {"town_memory": "owner"},
    {"dusigrosz": True, "dusigrosz_tie": "everybody", "coin_in_hand": True, "coin_in_hand_target": "anybody"},
    {"coin_in_hand": True, "dusigrosz": True, "stacks": "twins_alike"},
]


def share(players: int, games: int, options: dict[str, Any]) -> float:
    """The share of victories of one greedy player among random ones, who sits on every seat equally often."""
    won = 0.0
    each = games // players
    for seat in range(players):
        company = ["greedy" if other == seat else "random" for other in range(players)]
        won += simulate("kajko", players, each, company, seed=seat, jobs=1, options=options)["wins"][seat]
    return won / (each * players)


def test_it_beats_random_for_two() -> None:
    assert share(2, 300, {}) > 0.9


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_it_beats_random_with_every_option(options: dict[str, Any]) -> None:
    assert share(2, 60, options) > 0.75


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_beats_many_random_players(players: int) -> None:
    assert share(players, 60, {}) > 0.75


def chosen(laid: LaidTable) -> list[str]:
    """What the greedy player would do now."""
    match = laid.match
    chair = bots.sit(match, match.asked[0], seeded(1))
    return match.words(bots.make("greedy", match.face, seeded(1)).choose(chair))


def test_it_goes_where_nothing_bad_is_left() -> None:
    laid = table().sent(0, ["coin"], ["coin"], ["coin"]).front(0, "treasure_10")
    laid.leave(stack_6a=["raiders", "coin_in_hand"], stack_7a=["coin_in_hand"], stack_9a=["robbers", "raiders"])
    assert chosen(laid) == ["adventure", "stack_7a"]


def test_it_digs_for_the_treasure_while_nothing_is_at_stake() -> None:
    laid = table().leave(stack_6a=["raiders", "treasure_10"], stack_7a=["coin_in_hand"], stack_8a=["coin"])
    assert chosen(laid) == ["adventure", "stack_6a"]


def test_it_sends_much_rather_than_risk_it() -> None:
    laid = table().front(0, "treasure_10", "treasure_10", "item_5", "item_5")
    laid.leave(stack_6a=["raiders", "coin_in_hand"], stack_7a=["raiders", "chamberlain"], stack_9b=["raiders"])
    assert chosen(laid) == ["send"]


def test_it_does_not_spend_a_character_on_a_coin() -> None:
    assert chosen(table().front(0, "coin"))[0] == "adventure"


def test_robbers_in_front_make_raiders_welcome_and_robbers_feared() -> None:
    laid = table().front(0, "robbers", "treasure_10", "treasure_10")
    laid.leave(stack_6a=["raiders"], stack_7a=["robbers"], stack_8a=["robbers"], stack_9a=["chamberlain", "robbers"])
    assert chosen(laid) in (["adventure", "stack_6a"], ["send"])
    laid = table().front(0, "robbers", "coin")
    laid.leave(stack_6a=["raiders"], stack_7a=["robbers"])
    assert chosen(laid) == ["adventure", "stack_6a"]


def test_what_is_in_front_at_the_end_is_sent_anyhow() -> None:
    """KK-17: with one safe card left there is no need to send first."""
    laid = table().front(0, "treasure_10").leave(stack_6a=["treasure_10"])
    assert chosen(laid) == ["adventure", "stack_6a"]


def test_when_all_others_are_done_it_sends_what_wins() -> None:
    laid = table().sent(1, ["item_5"], ["item_5"], ["coin"], ["coin"]).front(0, "treasure_10", "item_5")
    assert chosen(laid) == ["send"]


def test_when_all_others_are_done_it_does_not_end_with_too_little() -> None:
    laid = table().sent(1, ["treasure_10"], ["treasure_10"], ["treasure_10"], ["coin"])
    laid.sent(0, ["coin"], ["coin"], ["coin"]).front(0, "treasure_10", "item_5")
    laid.leave(stack_5a=["raiders", "treasure_10"], stack_5b=["raiders", "treasure_10"])
    assert chosen(laid)[0] == "adventure"


def test_a_coin_in_hand_goes_where_most_is_to_be_had() -> None:
    laid = table(4, coin_in_hand=True).front(1, "coin", "treasure_10").front(2, "treasure_10", "treasure_10")
    laid.front(3, "item_5").adventure("coin_in_hand")
    assert chosen(laid) == ["rob", "2"]


def test_among_equal_victims_it_robs_who_has_sent_most() -> None:
    laid = table(3, coin_in_hand=True).sent(2, ["treasure_10"]).adventure("coin_in_hand")
    assert chosen(laid) == ["rob", "2"]


def test_full_hands_of_rivals_make_a_coin_in_hand_worth_looking_for() -> None:
    laid = table(2, coin_in_hand=True).front(1, "treasure_10", "treasure_10")
    laid.leave(stack_6a=["coin_in_hand"], stack_7a=["treasure_10"])
    assert chosen(laid) == ["adventure", "stack_6a"]


def test_it_gives_the_chamberlain_either_of_two_coins() -> None:
    laid = table(dusigrosz=True).front(0, "coin", "coin_in_hand").adventure("chamberlain")
    assert laid.g.asks[0][0] == LOSE
    assert chosen(laid)[0] == "lose"


@pytest.mark.parametrize(("dusigrosz", "stack"), [(False, "stack_8b"), (True, "stack_6a")])
def test_with_dusigrosz_a_sure_coin_is_worth_more(dusigrosz: bool, stack: str) -> None:
    laid = table(dusigrosz=dusigrosz).leave(stack_6a=["coin_in_hand"], stack_8b=["item_5", "chamberlain", "raiders"])
    assert chosen(laid) == ["adventure", stack]
