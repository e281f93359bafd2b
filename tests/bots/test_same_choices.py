"""Greedy players choose the same for the same seeds, compiled and interpreted, however they are made faster."""

from __future__ import annotations

import hashlib

import pytest

import karczma
from karczma import bots
from karczma.bots import Bot, Chair
from karczma.kernel.chance import seeded


def played(game: str, seats: int, sitting: list[Bot]) -> list[int]:
    """Every choice of one whole game."""
    match = karczma.start(game, seats=seats, seed=1000)
    dice = seeded(5000)
    if not sitting:
        sitting = [bots.make("greedy", match.face, dice) for _ in range(seats)]
    while not match.over:
        seat = match.asked[0]
        match.choose(seat, sitting[seat].choose(bots.sit(match, seat, dice)))
    return [option for _, option, _, _ in match.made]


# Recorded with the first greedy players, which were interpreted and remembered nothing; Lockup's again since its rules
# are at version 3: a reward that nobody would decline is no question any more, so no dice are thrown for it. Roll
# Player for one again since imagined worlds do not depend on how the hidden cards lie: it throws dice to weigh some.
@pytest.mark.parametrize(
    ("game", "seats", "choices", "digest"),
    [
        ("kajko", 2, 78, "aa0bc7733112ddd4"),
        ("kajko", 5, 81, "52e3544df8a7d838"),
        ("roll_player", 1, 107, "39c36e24da23338b"),
        ("roll_player", 3, 244, "a777105edfb8a166"),
        ("stonespine", 1, 47, "9229d55b6c889880"),
        ("stonespine", 2, 94, "e127e544a411def7"),
        ("stonespine", 4, 132, "a7a9c43f87f592e2"),
        ("lockup", 1, 223, "5935a21710b769c3"),
        ("lockup", 2, 424, "596a8e45a4ff1342"),
    ],
)
def test_a_whole_game_is_chosen_as_ever(game: str, seats: int, choices: int, digest: str) -> None:
    made = played(game, seats, [])
    assert (len(made), hashlib.sha256(str(made).encode()).hexdigest()[:16]) == (choices, digest)


class First(Bot):
    """A bot of one's own, never compiled."""

    def choose(self, chair: Chair) -> int:
        return chair.options()[0]


def test_a_bot_that_is_not_compiled_plays_on_whatever_engine_runs() -> None:
    assert len(played("kajko", 2, [First(), First()])) > 20
