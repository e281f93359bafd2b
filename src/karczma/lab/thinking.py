"""How fast bots think in a game for two: searched decisions, looks of the search, judgements, random playouts.

All four are measured at the same questions, which a game of Regular against itself came to.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any

import karczma
from karczma.bots import make, sit
from karczma.bots.greedy import THUMBS
from karczma.bots.judge import HOPES, OUTPUTS, Judge, Net
from karczma.bots.levels import MASTERS, VETERANS, Budget, Searcher, judge_of
from karczma.games import GAMES, find
from karczma.kernel import step
from karczma.kernel.chance import seeded
from karczma.kernel.face import Face
from karczma.kernel.match import Match

PLAYERS = 2
STRIDE = 7  # from one question to the next, so that a few of them are of the whole game and not of its beginning
ROW = 20  # of what takes microseconds, so many at once
HIDDEN = 48  # as large as a network is trained: `fit`, which says so, needs numpy
LOOKS = Budget(120, 0, inf)  # as many as the search we are compared with has iterations
SPREAD = 20.0  # of points and lead, where nobody has learned what they are


class Thinking:
    """One game, to be thought about."""

    def __init__(self, game: str) -> None:
        self.face = find(game)
        self.steps = self.face.steps()
        self.chance = seeded(0)
        self.judge = judge_of(self.face) or blank(self.face)
        self.asked = self._questions()
        self.at = 0

    def _questions(self) -> list[tuple[Match, int]]:
        """Whatever has to be thought about in one game: the table as the seat could imagine it, and the seat."""
        found: list[tuple[Match, int]] = []
        match = karczma.start(self.face.name, PLAYERS, seed=1)
        bots = [make("greedy", self.face, self.chance) for _ in range(PLAYERS)]
        while not match.over:
            seat = match.asked[0]
            if not self.judge.obvious(match.options(seat)):
                found.append((match.redeal(seat, len(found)), seat))
            match.choose(seat, bots[seat].choose(sit(match, seat, self.chance)))
        return [one for first in range(STRIDE) for one in found[first::STRIDE]]

    def next(self) -> tuple[Match, int]:
        self.at = (self.at + 1) % len(self.asked)
        return self.asked[self.at]

    def decide(self, budget: Budget) -> Searcher:
        """One decision within this budget, from taking the chair on."""
        match, seat = self.next()
        bot = Searcher(self.judge, self.chance, "", budget)
        bot.choose(sit(match, seat, self.chance))
        return bot

    def veteran(self) -> int:
        self.decide(VETERANS[self.face.name])
        return 1

    def master(self) -> int:
        self.decide(MASTERS[self.face.name])
        return 1

    def verdicts(self) -> int:
        for _ in range(ROW):
            match, seat = self.next()
            self.judge.verdict(match.game, seat)
        return ROW

    def playouts(self) -> int:
        """Random choices from a question to the end of the game."""
        for _ in range(ROW):
            match, _ = self.next()
            step.play_out(self.face.clone(match.game), self.steps, self.chance)
        return ROW

    def looks(self) -> int:
        """Looks that are judged at once, without playing on; what is counted is how often it looked."""
        search = self.decide(LOOKS).search
        return 0 if search is None else search.looks

    def measures(self) -> dict[str, Callable[[], int]]:
        return {
            "veteran": self.veteran,
            "master": self.master,
            "verdicts": self.verdicts,
            "playouts": self.playouts,
            "looks": self.looks,
        }


def blank(face: Face[Any]) -> Judge:
    """A judgement that has learned nothing: a network of zeros takes as long as a trained one."""
    inner = [[0.0] * (len(face.features) + len(HOPES) + 1)] * HIDDEN
    outer = [[0.0] * (HIDDEN + 1)] * OUTPUTS
    return Judge(face, THUMBS[face.name], Net(inner, outer), (0.0, SPREAD), SPREAD)


def untaught() -> list[str]:
    """The games without weights: there a network of zeros is measured."""
    return [name for name in GAMES if judge_of(find(name)) is None]
