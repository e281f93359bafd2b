"""The numbers for a judgement: they hold only what a seat may know, stay in bounds, and say what they should."""

from __future__ import annotations

from math import isfinite

import pytest

import karczma
from karczma import bots
from karczma.games.roll_player.face import FACE
from karczma.games.roll_player.features import NAMES
from karczma.games.roll_player.vocabulary import ADJUST_DIE, TURN_DIE
from karczma.kernel.chance import Chance, seeded
from karczma.kernel.match import Match
from rules.roll_player.table import LaidTable, fresh, quiet, table

# Every number of players, and every option that changes what is asked, hidden or offered
TABLES: list[tuple[int, dict[str, bool | str]]] = [
    (1, {}),
    (2, {}),
    (3, {}),
    (4, {}),
    (1, {"shorter_game": True, "random_market_deck": True}),
    (2, {"place_together": True, "class_choice": "reverse"}),
    (2, {"less_random_setup": True, "friendly_market": True, "skill_windows": "own_turn"}),
    (3, {"place_together": True, "shorter_game": True, "random_market_deck": True}),
]


def numbers(t: LaidTable, seat: int = 0) -> dict[str, float]:
    return dict(zip(NAMES, FACE.measure(t.g, seat), strict=True))


def looked_at(match: Match, chance: Chance) -> None:
    """Every seat gets as many numbers as there are names, in bounds, and the same in a world it could be in."""
    for seat in range(match.seats):
        found = FACE.measure(match.game, seat)
        assert len(found) == len(NAMES)
        for name, number in zip(NAMES, found, strict=True):
            assert isfinite(number), name
            assert -3 <= number <= 3, f"{name} is {number}"
        assert found == FACE.measure(FACE.redeal(match.game, seat, chance), seat)


def played(kind: str, seats: int, options: dict[str, bool | str]) -> None:
    """A game by bots of this kind, looked at now and then, and whenever answers are sealed."""
    match = karczma.start("roll_player", seats, 11, options)
    chance = seeded(5)
    bot = bots.make(kind, match.face, chance)
    while not match.over:
        if not chance.below(4 if match.game.sealed else 10):
            looked_at(match, chance)
        asked = match.asked
        seat = asked[chance.below(len(asked))]
        match.choose(seat, bot.choose(bots.sit(match, seat, chance)))
    looked_at(match, chance)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_numbers_hold_only_what_a_seat_may_know(seats: int, options: dict[str, bool | str]) -> None:
    played("random", seats, options)


@pytest.mark.parametrize(("seats", "options"), [*TABLES[:4], TABLES[5]])
def test_so_they_do_in_games_of_greedy_players(seats: int, options: dict[str, bool | str]) -> None:
    played("greedy", seats, options)


def test_names_are_those_of_the_face_and_differ() -> None:
    assert FACE.features == NAMES
    assert len(set(NAMES)) == len(NAMES)
    assert 60 <= len(NAMES) <= 140


def test_a_sealed_die_is_unseen_but_a_placed_one_is_not() -> None:
    t = table(2, place_together=True).sheet(0, str="red_6 red_6").sheet(1, str="red_6 red_6")
    t.pool("blue_1", "blue_2", "red_6").dice_turn(0)
    t.choose("take_initiative", "3").choose("take_initiative", "1")
    before = FACE.measure(t.g, 1)
    t.choose("place_die", "str", seat=0)
    assert FACE.measure(t.g, 1) == before
    t.choose("place_die", "dex", seat=1)
    assert numbers(t, 1)["ahead_goals"] == pytest.approx(4 / 12)  # the warrior's STR of 18


def test_numbers_follow_what_is_public() -> None:
    t = quiet().market("chain_helm").gold(0, 5)
    seen = [FACE.measure(t.g, 1)]
    seen.append(FACE.measure(t.gold(0, 9).g, 1))
    seen.append(FACE.measure(t.sheet(0, str="red_5").g, 1))
    seen.append(FACE.measure(t.owns(0, "chain_tunic").g, 1))
    seen.append(FACE.measure(t.who(0, field="good_lawful").g, 1))
    seen.append(FACE.measure(t.pool("blue_1", "blue_2", "red_6").g, 1))
    for i in range(1, len(seen)):
        assert seen[i] != seen[i - 1]


def test_all_is_settled_at_the_end() -> None:
    t = fresh(seed=8).play(seeded(4))
    for seat in range(2):
        found = numbers(t, seat)
        total = t.match.scores().seats[seat].total
        assert found["mine_stars"] == pytest.approx(total / 30)
        assert found["mine_expected"] == pytest.approx((total - 30) / 12)
        assert found["mine_goals_to_come"] == found["mine_traits_to_come"] == found["rounds_left"] == 0
        assert not [name for name in NAMES if name.startswith("asked") and found[name]]


def test_a_goal_is_met_likely_or_lost() -> None:
    t = table().who(0, "human", "warrior")  # STR 18 for 4 stars, CON 17 for 3
    open_row = numbers(t.sheet(0, str="red_6 blue_6"))["mine_goal_str"]
    assert 0.2 < open_row < 1
    assert numbers(t.sheet(0, str="red_6 blue_6 green_6"))["mine_goal_str"] == pytest.approx(4 / 3)
    assert numbers(t.sheet(0, str="red_1 blue_1"))["mine_goal_str"] < open_row
    near = numbers(t.sheet(0, con="red_6 red_6 red_6"))
    assert near["mine_goals_near"] == pytest.approx(3 / 6)
    assert near["mine_empty_con"] == 0


def test_my_question_and_what_it_can_bring() -> None:
    t = quiet().who(0, "human", "warrior").sheet(0, str="red_6 red_6 red_1").pool("blue_1", "blue_2", "gold_3")
    t.dice_turn(0)
    assert numbers(t)["asked_take_initiative"] == 1
    assert numbers(t, 1)["asked_another"] == 1
    t.choose("take_initiative", "1").choose("place_die", "int")
    assert numbers(t)["asked_act"] == 1
    t.go([(TURN_DIE, 0, 0)])
    found = numbers(t)
    assert found["asked_turn_die"] == 1
    assert found["pending"] > 0.9  # turning the 1 makes STR 18
    t.go([(ADJUST_DIE, 0, 0)])
    assert numbers(t)["pending"] < found["pending"]


def test_the_rival_who_stands_best_is_ahead() -> None:
    t = quiet(3).sheet(1, con="red_6 red_6 red_6").who(2, profession="warrior").sheet(2, str="red_6 red_6 red_6")
    found = numbers(t)
    stars = [t.match.scores().seats[seat].total for seat in range(3)]
    assert found["ahead_stars"] == pytest.approx(max(stars[1:]) / 30)
    assert found["others_stars"] == pytest.approx(sum(stars[1:]) / 60)
    assert found["seats_3"] == 1
    assert {name: n for name, n in numbers(quiet(1)).items() if name.startswith(("ahead", "others")) and n} == {}


def test_the_market_offers_what_fits() -> None:
    poor = quiet().owns(0, "leather_boots", "leather_gloves", "leather_greaves").market("leather_pauldron")
    assert numbers(poor)["mine_market"] == pytest.approx(0.6 / 3)  # two gold for a discard
    assert numbers(poor.gold(0, 4))["mine_market"] > 0.5
