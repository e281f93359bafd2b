"""The greedy player of Roll Player: it wins, and at a laid table it does what a good player would."""

from __future__ import annotations

from typing import Any

import pytest

import karczma
from karczma import bots
from karczma.bots.greedy.roll_player.hopes import Hopes
from karczma.games.roll_player.scoring import stars
from karczma.games.roll_player.vocabulary import (
    DIE,
    KEEP_REROLL,
    LAST_WINDOW,
    REFRESH_SKILL,
    RETURN_CARD,
    SPACE,
    SPACES,
)
from karczma.kernel.chance import seeded
from karczma.kernel.step import play_out
from karczma.lab.simulate import simulate
from rules.roll_player.table import LaidTable, fresh, table

OPTIONS: list[dict[str, Any]] = [
    {"class_choice": "reverse"},
    {"less_random_setup": True, "random_market_deck": True},
    {"shorter_game": True, "friendly_market": True},
    {"skill_windows": "own_turn"},
    {"place_together": True},
]


def share(players: int, games: int, options: dict[str, Any]) -> float:
    """The share of victories of one greedy player among random ones, who sits on every seat equally often."""
    won = 0.0
    each = games // players
    for seat in range(players):
        company = ["greedy" if other == seat else "random" for other in range(players)]
        won += simulate("roll_player", players, each, company, seed=seat, jobs=1, options=options)["wins"][seat]
    return won / (each * players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_random_players(players: int) -> None:
    assert share(players, players, {}) > 0.6


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_it_beats_random_with_every_option(options: dict[str, Any]) -> None:
    assert share(2, 2, options) > 0.4


def test_alone_it_gets_to_be_a_traveller() -> None:
    played = simulate("roll_player", 1, 6, ["greedy"], seed=3, jobs=1)
    assert played["scores"][0]["mean"] >= 26


def test_it_can_play_against_itself() -> None:
    played = simulate("roll_player", 4, 1, ["greedy"], seed=1, jobs=1)
    assert min(score["mean"] for score in played["scores"]) > 10


def chosen(laid: LaidTable) -> list[str]:
    """What the greedy player would do now."""
    match = laid.match
    chair = bots.sit(match, match.asked[0], seeded(1))
    return match.words(bots.make("greedy", match.face, seeded(1)).choose(chair))


def play(laid: LaidTable, *steps: list[str]) -> None:
    """The greedy player goes this way."""
    for step in steps:
        assert chosen(laid) == step
        laid.choose(*step)


# Meets all goals of a human warrior: 18, 16 or 17, 17, and three times 14 or more; no star can come from elsewhere.
FULL = {
    "str": "blue_6 green_6 white_6",
    "dex": "blue_6 green_5 white_5",
    "con": "blue_6 green_6 black_5",
    "int": "blue_6 green_6 white_2",
    "wis": "blue_6 purple_6 green_2",
    "cha": "black_6 green_6 white_2",
}


def warrior(alignment: str = "hermit", **rows: str) -> LaidTable:
    """Seat 0 has such a sheet, except for the rows told; if it is full the last die has just been placed."""
    t = table(2).who(0, alignment=alignment, backstory="persecuted").sheet(0, **{**FULL, **rows})
    t.player(0).placed = -1 if -1 in t.player(0).sheet else 0
    return t


def at_the_end(laid: LaidTable) -> LaidTable:
    """The window before the count."""
    return laid.go([(LAST_WINDOW, 0, 0)])


def test_it_takes_the_die_that_meets_the_goal() -> None:
    t = warrior(cha="black_6 green_2").pool("green_1", "black_5", "purple_6").dice_turn(0)
    assert chosen(t) == ["take_initiative", "3"]


def test_among_equal_dice_it_takes_the_one_in_its_colour() -> None:
    t = warrior(cha="black_6 green_6").pool("gold_4", "red_5", "white_6").dice_turn(0)
    assert chosen(t) == ["take_initiative", "2"]


def test_it_places_a_die_where_it_completes_a_goal() -> None:
    t = warrior(con="blue_6 green_6", wis="blue_6 purple_6").pool("black_5", "white_5", "purple_5").dice_turn(0)
    t.choose("take_initiative", "1")
    assert chosen(t) == ["place_die", "con"]


def test_it_puts_a_starting_die_of_one_where_little_is_wanted() -> None:
    t = fresh(2)
    while t.ask != "place_setup_die":
        t.choose(*t.offers[0])
    seat = t.asked[0]
    t.who(seat, race="human", profession="warrior")
    t.starting(seat, "blue_1", "green_6", "white_6", "purple_6", "black_6", "blue_6")
    while t.asked == [seat]:
        t.choose(*chosen(t))
    assert "blue_1" not in t.row(seat, "str") + t.row(seat, "con")


def test_an_action_mends_a_row() -> None:
    t = warrior(str="blue_6 green_6", wis="blue_6 purple_6 green_1").pool("", "", "white_6").dice_turn(0)
    play(t, ["take_initiative", "3"], ["act", "str"], ["turn_die", "wis_3"])


def test_an_exchange_mends_two_rows() -> None:
    t = warrior(dex="blue_6 green_6", con="white_6 green_6 black_6", cha="black_6 green_2 white_5")
    t.pool("", "", "white_6").dice_turn(0)
    play(t, ["take_initiative", "3"], ["act", "dex"])
    t.choose(*chosen(t)).choose(*chosen(t))
    assert t.parts(0)["attributes"] == 10


def test_it_leaves_alone_what_is_good() -> None:
    t = warrior(str="blue_6 green_6").pool("", "", "white_6").dice_turn(0)
    play(t, ["take_initiative", "3"], ["no_action"])


@pytest.mark.parametrize(
    ("space", "rolled", "kept"), [("wis_3", "green_6", "keep_new"), ("str_2", "green_2", "keep_old")]
)
def test_it_keeps_the_better_roll(space: str, rolled: str, kept: str) -> None:
    t = warrior(wis="blue_6 purple_6 green_1")
    t.go([(KEEP_REROLL, 0, DIE.numbers[rolled] * SPACES + SPACE.numbers[space])])
    assert chosen(t) == [kept]


def test_it_rolls_what_is_most_likely_to_get_better() -> None:
    t = warrior(int="blue_6 green_6", wis="blue_6 purple_6 green_1").pool("", "", "white_2").dice_turn(0)
    play(t, ["take_initiative", "3"], ["act", "int"], ["reroll_die", "wis_3"])


def test_it_completes_a_set_of_armour() -> None:
    t = warrior().owns(0, "mystic_cowl", "mystic_robes").gold(0, 9).initiative(1, 2)
    t.market("climb", "chain_helm", "mystic_cloak").market_phase()
    assert chosen(t) == ["buy", "mystic_cloak"]


def test_it_takes_gold_rather_than_buy_what_is_of_no_use() -> None:
    t = warrior().gold(0, 9).initiative(1, 2).market("weak", "climb", "quarterstaff").market_phase()
    assert chosen(t)[0] == "discard"


def test_a_trait_that_pulls_the_token_away_is_no_bargain() -> None:
    market = ("loyal", "climb", "quarterstaff")
    t = warrior(cha="red_6 green_6 red_2").gold(0, 9).initiative(1, 2).market(*market).market_phase()
    assert chosen(t)[0] == "discard"
    t = warrior("guardian", cha="red_6 green_6 red_2").gold(0, 9).initiative(1, 2).market(*market).market_phase()
    assert chosen(t) == ["buy", "loyal"]


def test_it_pays_with_the_token_that_would_be_lost() -> None:
    t = warrior().gold(0, 9).charisma(0, 1).initiative(1, 2).market("chain_helm", "weak").market_phase()
    play(t, ["buy", "chain_helm"], ["spend_charisma", "1"])


def test_unseen_cards_count_by_their_average() -> None:
    t = warrior("eccentric").owns(0, "open_lock", "mystic_cowl", "mystic_robes").gold(0, 9).initiative(1, 2)
    t.market("weak", "climb", "quarterstaff").deck("mystic_cloak").market_phase()
    play(t, ["use_skill", "open_lock"], ["use_ability"])
    assert "mystic_cloak" in t.cards(0)


def test_a_druid_brings_back_what_is_worth_most() -> None:
    t = warrior().who(0, profession="druid").owns(0, "mystic_cowl", "mystic_robes").gold(0, 9).initiative(1, 2)
    t.market("weak", "climb").discards("chain_helm", "mystic_cloak", "nimble").go([(RETURN_CARD, 0, 0)])
    assert chosen(t) == ["return_card", "mystic_cloak"]


def test_climb_brings_the_die_it_wants() -> None:
    t = warrior("guardian", cha="black_6 green_2").owns(0, "climb").pool("green_1", "black_2", "white_3").dice_turn(0)
    play(t, ["use_skill", "climb"], ["use_ability"], ["pool_target", "1"])


def test_it_climbs_although_others_may_answer() -> None:
    t = warrior("guardian", cha="black_6 green_2").owns(0, "climb").owns(1, "negotiate")
    t.pool("green_1", "black_2", "white_3").dice_turn(0)
    play(t, ["use_skill", "climb"], ["use_ability"], ["pool_target", "1"])


def test_it_intimidates_all_dice_or_none() -> None:
    t = warrior("narcissist", cha="black_6 green_2").owns(0, "intimidate").pool("green_1", "black_1", "white_2")
    play(t.dice_turn(0), ["use_skill", "intimidate"])
    t.choose("use_ability")
    while chosen(t) != ["enough"]:
        t.choose(*chosen(t))
    assert t.offers == [["enough"]]


def test_at_the_end_a_skill_is_used_if_its_arrow_costs_less_than_it_brings() -> None:
    t = at_the_end(warrior("champion", wis="blue_6 purple_6 green_1").owns(0, "concentrate"))
    play(t, ["use_skill", "concentrate"], ["use_ability"], ["turn_die", "wis_3"])
    t = at_the_end(warrior("hermit", wis="blue_6 purple_6 green_1").owns(0, "concentrate"))
    assert chosen(t) == ["pass"]


def test_at_the_end_a_weapon_that_spoils_a_goal_is_dropped() -> None:
    t = at_the_end(warrior(con="red_6 green_6 white_5").owns(0, "longsword"))
    assert chosen(t) == ["drop_weapon", "longsword"]
    t = at_the_end(warrior(con="red_6 green_5 white_5").owns(0, "longsword"))
    assert chosen(t) == ["pass"]


def test_an_exhausted_skill_is_always_made_ready() -> None:
    t = warrior().owns(0, "climb", exhausted=True).go([(REFRESH_SKILL, 0, 1)])
    assert chosen(t) == ["refresh_skill", "climb"]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_with_nothing_to_come_hope_is_the_score(seats: int) -> None:
    for seed in range(10):
        match = karczma.start("roll_player", seats, seed)
        play_out(match.game, match.steps, seeded(seed))
        for player in match.game.players:
            hope = Hopes(match.game.cards, match.game.solo, 2, 0, False).worth(player)
            counted = stars(match.game.cards, player, match.game.solo) + player.gold / 100
            assert counted - 0.01 < hope < counted + 0.51  # Famous counts by halves
