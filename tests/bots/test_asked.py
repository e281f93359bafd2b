"""How often a person is asked to react and does not want to: whole games of three, seen from one seat."""

from __future__ import annotations

import pytest

import karczma
from karczma.bots import Bot, make, sit
from karczma.kernel.chance import Chance, seeded
from karczma.kernel.game import Option
from karczma.kernel.match import Match
from karczma.kernel.reactions import NO_WISHES, Wishes, answer_for, window_of

SEEDS = 4
ALWAYS = Wishes(True, {}, [])


class Evening:
    """What one seat is asked in some games in which it plays as a person does: the table passes for it."""

    def __init__(self, game: str, wishes: Wishes) -> None:
        self.game = game
        self.wishes = wishes
        self.questions = 0
        self.refusals = 0  # to react

    def play(self, seed: int, eager: bool = False) -> None:
        match = karczma.start(self.game, 3, seed)
        chance = seeded(seed + 1000)
        bots = [make("greedy", match.face, chance) for _ in range(3)]
        while not match.over:
            seat = match.asked[0]
            passed = answer_for(match, seat, self.wishes) if seat == 0 else None
            if passed is not None:
                match.choose(seat, passed, False)
            else:
                match.choose(seat, self.chosen(match, seat, bots[seat], chance, eager))

    def chosen(self, match: Match, seat: int, bot: Bot, chance: Chance, eager: bool) -> Option:
        option = bot.choose(sit(match, seat, chance))
        if seat:
            return option
        window = window_of(match, seat)
        if eager and window is None:
            option = next((one for one in match.options(seat) if skill(match, one)), option)
        self.questions += 1
        self.refusals += window is not None and option in (window[0].decline, window[0].hush)
        return option

    @property
    def share(self) -> float:
        return self.refusals / self.questions


def skill(match: Match, option: Option) -> bool:
    """Whether a skill of Roll Player is bought."""
    verb, *card = match.words(option)
    return verb == "buy" and match.pack.cards["card"][card[0]].values["type"] == "skill"


@pytest.mark.parametrize(("game", "most"), [("lockup", 0.15), ("roll_player", 0.10)])
def test_few_questions_are_refusals_to_react(game: str, most: float) -> None:
    evening = Evening(game, NO_WISHES)
    for seed in range(SEEDS):
        evening.play(seed)
    assert evening.questions > SEEDS * 40
    assert evening.share <= most


def test_few_are_refusals_for_somebody_who_buys_every_skill() -> None:
    """Greedy players buy few, so this one takes every skill it can pay for."""
    evening = Evening("roll_player", NO_WISHES)
    for seed in range(SEEDS):
        evening.play(seed, eager=True)
    assert evening.share <= 0.10
    whoever_wants = Evening("roll_player", ALWAYS)
    whoever_wants.play(0, eager=True)
    assert whoever_wants.share > 0.10  # the same without the table passing for them


def test_whoever_wishes_so_is_asked_always() -> None:
    evening = Evening("lockup", ALWAYS)
    evening.play(0)
    assert evening.share > 0.30
