"""Fair by construction: where two tables look alike to a seat, every bot in it chooses the same with the same dice."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import inf
from typing import Any

import pytest

import karczma
from karczma import bots
from karczma.bots import Bot, Chair
from karczma.bots.levels import Searcher
from karczma.kernel.chance import Chance, seeded
from karczma.kernel.match import Match

TABLES = [
    ("kajko", 2, {}),
    ("kajko", 5, {"dusigrosz": True, "coin_in_hand": True}),
    ("roll_player", 1, {}),
    ("roll_player", 3, {}),
    ("stonespine", 1, {"jael": "legendary"}),
    ("stonespine", 2, {}),
    ("stonespine", 4, {}),
    ("lockup", 1, {}),
    ("lockup", 2, {}),
    ("lockup", 3, {"mode": "advanced"}),
]
EVERY = {"kajko": 24, "roll_player": 50, "stonespine": 25, "lockup": 130}  # choices between two tables looked at
KINDS = ("novice", "greedy", "veteran", "master")


def alike(game: str, seats: int, options: dict[str, Any]) -> Iterator[tuple[Match, Match, int]]:
    """Tables of one greedy game, each with another that the seat asked cannot tell from it."""
    match = karczma.start(game, seats, 11, options)
    dice = seeded(3)
    player = bots.make("greedy", match.face, dice)
    while not match.over:
        for seat in match.asked[-1:]:  # others may have sealed their answers already
            if len(match.made) % EVERY[game] == EVERY[game] - 1 and len(match.options(seat)) > 1:
                other = match.clone()
                other.game = match.face.redeal(match.game, seat, seeded(len(match.made)))
                yield match, other, seat
        seat = match.asked[0]
        match.choose(seat, player.choose(bots.sit(match, seat, dice)))


def worlds(chair: Chair) -> list[Any]:
    return [chair.face.write(chair.world()) for _ in range(3)]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_tables_that_look_alike_give_the_same_worlds(game: str, seats: int, options: dict[str, Any]) -> None:
    differ = 0
    for match, other, seat in alike(game, seats, options):
        assert worlds(bots.sit(match, seat, seeded(5))) == worlds(bots.sit(other, seat, seeded(5)))
        plain = [
            Chair(seat, one.redeal(seat, 1), Chance(seeded(5).key, 0, b"")) for one in (match, other)
        ]  # dice that remember the order in which things lay
        truly = [match.face.redeal(one.game, seat, seeded(5)) for one in (match, other)]
        assert worlds(plain[0]) == worlds(plain[1])  # what they start from has forgotten it already
        differ += match.face.write(truly[0]) != match.face.write(truly[1])
    assert differ or game == "roll_player", "these tables did not differ in anything hidden"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_tables_that_look_alike_are_played_alike(game: str, seats: int, options: dict[str, Any], kind: str) -> None:
    seen = 0
    for match, other, seat in islice(alike(game, seats, options), 3):
        chosen = [sober(kind, match).choose(bots.sit(one, seat, seeded(5))) for one in (match, other)]
        assert chosen[0] == chosen[1]
        seen += 1
    assert seen


def sober(kind: str, match: Match) -> Bot:
    """A bot that looks as often on a busy machine as on an idle one."""
    bot = bots.make(kind, match.face, seeded(9), "bold")
    if isinstance(bot, Searcher):
        bot.budget = bot.budget._replace(seconds=inf)
    return bot
