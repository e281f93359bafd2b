"""The position as numbers: what each says at a laid table, and that no number tells a secret."""

from __future__ import annotations

from math import isfinite

import pytest

from karczma import bots
from karczma.games.stonespine import FACE
from karczma.kernel.chance import Chance, seeded
from rules.stonespine.table import LaidTable, fresh, random_game, table

TABLES = pytest.mark.parametrize(
    ("seats", "mode"), [(1, "basic"), (1, "legendary"), (2, "basic"), (3, "basic"), (4, "basic"), (5, "basic")]
)


def told(t: LaidTable, seat: int = 0) -> dict[str, float]:
    """The numbers of a seat by name."""
    return dict(zip(FACE.features, FACE.measure(t.g, seat), strict=True))


def check(t: LaidTable, chance: Chance) -> None:
    """All numbers are small, and the same in every world that a seat cannot tell from this one."""
    for seat in range(t.g.seated):
        numbers = FACE.measure(t.g, seat)
        assert len(numbers) == len(FACE.features)
        assert all(isfinite(number) and -3 <= number <= 3 for number in numbers)
        assert FACE.measure(FACE.redeal(t.g, seat, chance), seat) == numbers


def test_every_number_has_a_name_of_its_own() -> None:
    assert len(set(FACE.features)) == len(FACE.features)


@TABLES
def test_random_games_tell_no_secret(seats: int, mode: str) -> None:
    chance = seeded(7)
    t = fresh(seats, 3, jael=mode)
    check(t, chance)
    while not t.match.over:
        t.play(chance, 1 + chance.below(2 * seats))
        check(t, chance)


@TABLES
def test_greedy_games_tell_no_secret(seats: int, mode: str) -> None:
    chance = seeded(8)
    t = fresh(seats, 5, jael=mode)
    players = [bots.make("greedy", FACE, chance) for _ in range(seats)]
    choices = 0
    while not t.match.over:
        seat = t.asked[chance.below(len(t.asked))]
        t.match.choose(seat, players[seat].choose(bots.sit(t.match, seat, chance)))
        choices += 1
        if choices % (3 * seats) == 0:
            check(t, chance)


@TABLES
def test_a_table_not_yet_begun(seats: int, mode: str) -> None:
    g = FACE.start(seats, FACE.settings(seats, {"jael": mode}), FACE.pack(None), seeded(1))
    numbers = FACE.measure(g, 0)
    assert len(numbers) == len(FACE.features)
    assert all(-3 <= number <= 3 for number in numbers)


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_at_the_end_only_the_score_is_left(seats: int) -> None:
    t = random_game(seats, 4)
    numbers = told(t)
    scores = t.match.scores()
    theirs = [one.total for one in ([scores.against] if scores.against else scores.seats[1:])]
    # Nobody walks every path for a challenge here, so there may be a little more than was counted
    assert numbers["mine_score"] * 60 == pytest.approx(scores.seats[0].total, abs=4)
    assert numbers["others_score"] * 60 == pytest.approx(sum(theirs) / len(theirs), abs=4)
    assert numbers["mine_hope"] * 80 == pytest.approx(numbers["mine_score"] * 60)
    assert numbers["lead_hoped"] == pytest.approx(numbers["lead"])
    assert (numbers["over"], numbers["asked_other"], numbers["cells_to_build"]) == (1, 0, 0)


def test_what_is_asked_of_me_and_of_others() -> None:
    t = table(3).built(0, 1).built(1, 1).built(2, 1).challenges("kings_favor", "market_maven", "deadly_tomb")
    t.market("market_09", bottom="slime ooze").gold(0, 8).gold(1, 9).gold(2, 3).market_phase()
    assert [told(t, seat)["asked_market"] for seat in range(3)] == [0, 1, 0]
    assert [told(t, seat)["asked_other"] for seat in range(3)] == [1, 0, 1]
    assert [told(t, seat)["richer_rivals"] for seat in range(3)] == [0.5, 0, 1]
    t.choose("buy", "market_09_bottom")
    assert told(t, 1)["asked_place"] == 1
    assert told(t, 1)["placing"] == told(t, 0)["rival_placing"] > 0


def test_a_set_is_offered_to_those_who_can_pay() -> None:
    t = table(2).built(0, 1).built(1, 1).challenges("kings_favor", "market_maven", "deadly_tomb")
    t.market("market_13", top="slime star+1", bottom="pit")
    t.gold(0, 9).gold(1, 0).market_phase()
    assert told(t, 0)["market_best"] > 0
    assert told(t, 1)["market_best"] == told(t, 1)["market_sets"] == 0


def test_my_hand_counts_for_me_alone() -> None:
    """A planted secret would show: my own hand changes my numbers, a rival's only theirs."""
    poor = table(2).hand(0, "cellar tunnel lair").hand(1, "tomb archive cache").build(3)
    rich = table(2).hand(0, "vault keep crypt").hand(1, "tomb archive cache").build(3)
    assert told(poor, 0)["hand_second"] != told(rich, 0)["hand_second"]
    assert told(poor, 1) == told(rich, 1)


def test_what_i_have_chosen_in_secret_is_known_to_me() -> None:
    t = table(2).hand(0, "cellar tunnel lair").hand(1, "tomb archive cache").build(3)
    before = told(t, 1)
    t.choose("build", "tunnel", "2", seat=0)
    assert (told(t, 0)["answered"], told(t, 0)["asked_build"], told(t, 0)["asked_other"]) == (1, 0, 1)
    assert told(t, 1) == before


def test_what_everybody_sees_changes_the_numbers() -> None:
    def laid() -> LaidTable:
        return table(2).built(0, 2).built(1, 2).year(3).hands(5).build()

    plain = told(laid(), 0)
    assert told(laid().gold(1, 6), 0)["ahead_gold"] > plain["ahead_gold"]
    assert told(laid().tokens(1, "r1c1", "star+1"), 0)["lead"] < plain["lead"]
    assert told(laid().taken(0, "kings_favor"), 0)["mine_challenges"] * 30 == 10
    assert told(laid().goal("barren_vault"), 0)["goal_fewest"] == 1
