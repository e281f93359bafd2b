"""What a question says about taking back, and that nobody is asked what has just one answer."""

from __future__ import annotations

from collections import Counter

import pytest

from karczma.kernel import step
from karczma.kernel.chance import seeded
from karczma.kernel.match import Match
from karczma.kernel.step import Window
from laws import laws
from laws.tables import FACES, Deal, deals

GAMES = ("kajko", "lockup", "roll_player", "stonespine")
# Of all choices of a game, in hundredths, how many may be marked as final although they could be taken back
NEEDLESS = {"kajko": 0, "lockup": 9, "roll_player": 4, "stonespine": 2}
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
def test_few_choices_are_marked_as_final_without_need(game: str) -> None:
    """Reaction windows apart: whether somebody else still reacts there is not told."""
    looked, needless = 0, 0
    tables = deals(FACES[game])
    chance = seeded(7)
    for number in range(10 * len(tables)):
        match = played(game, tables[number % len(tables)], number)
        while not match.over and looked < DECISIONS:
            seat = match.asked[chance.below(len(match.asked))]
            offered = match.options(seat)
            option = offered[chance.below(len(offered))]
            asking = next(match.steps[number] for number, who, _ in match.game.asks if who == seat)
            without_need = laws.final_is_said(match, seat, option)
            if not isinstance(asking, Window):
                looked += 1
                needless += without_need
            match.choose(seat, option)
        if looked >= DECISIONS:
            break
    assert looked == DECISIONS
    assert 100 * needless <= NEEDLESS[game] * looked, f"{needless} of {looked}"


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


@pytest.mark.parametrize("game", GAMES)
def test_a_question_marks_what_is_final_and_nothing_else(game: str) -> None:
    """Only where it is true, so that the wire stays small."""
    match = Deal(game, 2, (), 3).start()
    chance = seeded(9)
    seen = set()
    for _ in range(60):
        seat = match.asked[chance.below(len(match.asked))]
        offered = match.options(seat)
        question = match.question(seat)
        assert question is not None
        options = question["options"]
        assert isinstance(options, list)
        marks = [one.get("final", False) for one in options if isinstance(one, dict)]
        assert marks == step.finals(match.game, match.steps, seat, offered)
        assert all("final" not in one or one["final"] is True for one in options if isinstance(one, dict))
        seen.update(marks)
        match.choose(seat, offered[chance.below(len(offered))])
    assert seen == {True, False}


def test_the_last_of_sealed_answers_is_final() -> None:
    match = Deal("stonespine", 3, (), 1).start()
    for seat in (0, 1, 2):
        offered = match.options(seat)
        assert step.finals(match.game, match.steps, seat, offered) == [seat == 2] * len(offered)
        match.choose(seat, offered[0])
        assert match.can_undo(seat) == (seat != 2)
