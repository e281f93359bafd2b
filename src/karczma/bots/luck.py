"""What chance gave each seat: how a choice turned out, beside what could be expected of it.

Where it is known exactly what may come (`Face.outcomes`), every outcome is judged; the one that came, less the mean of
all, is luck. Elsewhere none is counted.
"""

from __future__ import annotations

from typing import Any

from karczma.bots.judge import Judge, Verdict
from karczma.kernel.game import Option
from karczma.kernel.step import advance


class Luck:
    """What chance has given each seat so far: win, points and lead."""

    def __init__(self, judge: Judge, seats: int) -> None:
        self.judge = judge
        self.steps = judge.face.steps()
        self.given = [[0.0, 0.0, 0.0] for _ in range(seats)]

    def expected(self, game: Any, seat: int, option: Option) -> list[list[float]]:
        """What this option is worth to each seat before chance has its say; empty if that is not known."""
        outcomes = self.judge.face.outcomes(game, option)
        total = sum([weight for weight, _ in outcomes])
        found = [[0.0, 0.0, 0.0] for _ in range(len(self.given) if outcomes else 0)]
        for weight, world in outcomes:
            after = world.clone()
            advance(after, self.steps, seat, option)
            self._add(found, after, weight / total)
        return found

    def count(self, expected: list[list[float]], after: Any) -> None:
        """What has come, where this was expected."""
        if expected:
            self._add(self.given, after, 1.0)
            for i in range(len(expected)):
                for k in range(3):
                    self.given[i][k] -= expected[i][k]

    def _add(self, sums: list[list[float]], game: Any, share: float) -> None:
        for i in range(len(sums)):
            verdict: Verdict = self.judge.verdict(game, i)
            sums[i][0] += share * verdict.win
            sums[i][1] += share * verdict.points
            sums[i][2] += share * verdict.lead
