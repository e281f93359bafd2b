"""The position as numbers: what each says at a laid table, and that no number tells a secret."""

from __future__ import annotations

from math import isfinite
from typing import Any

import pytest

import karczma
from karczma import bots
from karczma.games.kajko import FACE
from karczma.kernel.chance import Chance, seeded
from karczma.kernel.match import Match
from rules.kajko.table import LaidTable, table

TABLES = pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"dusigrosz": True}), (4, {"coin_in_hand": True}), (5, {"dusigrosz": True, "coin_in_hand": True})],
)


def told(t: LaidTable, seat: int = 0) -> dict[str, float]:
    """The numbers of a seat by name."""
    return dict(zip(FACE.features, FACE.measure(t.g, seat), strict=True))


def check(match: Match, chance: Chance) -> None:
    """All numbers are small, and the same in every world that a seat cannot tell from this one."""
    for seat in range(match.seats):
        numbers = FACE.measure(match.game, seat)
        assert len(numbers) == len(FACE.features)
        assert all(isfinite(number) and -3 <= number <= 3 for number in numbers)
        assert FACE.measure(FACE.redeal(match.game, seat, chance), seat) == numbers


def test_every_number_has_a_name_of_its_own() -> None:
    assert len(set(FACE.features)) == len(FACE.features)


@TABLES
@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_no_game_tells_a_secret(seats: int, options: dict[str, Any], kind: str) -> None:
    chance = seeded(7)
    match = karczma.start("kajko", seats, 1, options)
    player = bots.make(kind, FACE, chance)
    check(match, chance)
    while not match.over:
        seat = match.asked[0]
        match.choose(seat, player.choose(bots.sit(match, seat, chance)))
        check(match, chance)


def test_what_is_safe_and_what_is_at_stake() -> None:
    t = table(2).front(0, "robbers", "treasure_10", "item_5").sent(1, ["treasure_10", "coin"])
    mine, theirs = told(t, 0), told(t, 1)
    assert (mine["mine_at_stake"] * 30, mine["mine_best"] * 10, mine["mine_robbers"]) == (15, 10, 1)
    assert (
        mine["ahead_sent"] * 60 == theirs["mine_sent"] * 60 == 10 + FACE.pack(None).cards["card"]["coin"].whole("value")
    )
    assert mine["mine_empty"] > theirs["mine_empty"]
    assert mine["lead"] == pytest.approx(-theirs["lead"])


def test_the_odds_follow_what_was_turned_up() -> None:
    """A stack without its raiders is safer, and everybody can work that out."""
    before = told(table(2))
    after = told(table(2).front(0, "treasure_10"))
    assert after["all_gain"] < before["all_gain"]
    assert before["all_raid"] == pytest.approx(10 / 70)


def test_what_is_asked_of_me_and_of_others() -> None:
    t = table(3)
    assert [told(t, seat)["asked_turn"] for seat in range(3)] == [1, 0, 0]
    assert [told(t, seat)["asked_other"] for seat in range(3)] == [0, 1, 1]
    assert [told(t, seat)["until_mine"] * 5 for seat in range(3)] == [0, 1, 2]
