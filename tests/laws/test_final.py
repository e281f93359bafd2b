"""What a question says about taking back, and that nobody is asked what has just one answer."""

from __future__ import annotations

from collections import Counter

import pytest

from karczma.kernel.chance import seeded
from karczma.kernel.match import Match
from laws.tables import FACES, Deal, deals

GAMES = ("kajko", "lockup", "roll_player", "stonespine")
# Questions with one answer that are asked on purpose: see docs/decisions/0006
ASKED_ANYWAY = {
    ("kajko", "turn"),
    ("lockup", "keep_tome"),
    ("roll_player", "market"),
    ("roll_player", "drop_weapon"),
    ("roll_player", "place_together"),
    ("roll_player", "bag_target"),
    ("roll_player", "pool_target"),
    ("roll_player", "row_target"),
    ("roll_player", "skill_target"),
}
DECISIONS = 3000  # looked at in each game


def played(game: str, deal: Deal, seed: int) -> Match:
    return Deal(game, deal.seats, deal.options, seed).start()


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_asked_what_has_one_answer(game: str) -> None:
    single: Counter[tuple[str, str]] = Counter()
    tables = deals(FACES[game])
    chance = seeded(8)
    decisions = 0
    for number in range(10 * len(tables)):
        match = played(game, tables[number % len(tables)], number)
        while not match.over and decisions < DECISIONS:
            seat = match.asked[chance.below(len(match.asked))]
            offered = match.options(seat)
            if len(offered) == 1:
                asking = next(match.steps[one] for one, who, _ in match.game.asks if who == seat)
                single[game, asking.name] += 1
            match.choose(seat, offered[chance.below(len(offered))])
            decisions += 1
    assert set(single) <= ASKED_ANYWAY, single


def test_the_last_of_sealed_answers_is_final() -> None:
    match = Deal("stonespine", 3, (), 1).start()
    for seat in (0, 1, 2):
        offered = match.options(seat)
        assert match.finals(seat) == [seat == 2] * len(offered)
        match.choose(seat, offered[0])
        assert match.can_undo(seat) == (seat != 2)
