"""Temperaments: which of several options of about the same worth a bot takes."""

from __future__ import annotations

from math import sqrt
from typing import Final

from karczma.bots.search import Arm

NEAR: Final = 0.012  # of utility, from 0 to 1: closer than this, options are about equal
LOOKED_AT: Final = 4  # an option must have had a fair share of the looks: at least a fourth of the best one's


def pick(ranked: list[Arm], temperament: str) -> Arm:
    """Of the options about as good as the best, the one that suits the temperament; without one, the best."""
    best = ranked[0]
    if not temperament or not best.visits:
        return best
    equal = [arm for arm in ranked if arm.visits * LOOKED_AT >= best.visits and arm.mean > best.mean - NEAR]
    return max(equal, key=lambda arm: _liking(arm, temperament))


def _liking(arm: Arm, temperament: str) -> float:
    if temperament == "builder":
        return arm.points / arm.visits
    if temperament == "spoiler":
        return -arm.rivals / arm.visits
    risk = sqrt(max(0.0, arm.square / arm.visits - (arm.total / arm.visits) ** 2))
    return risk if temperament == "bold" else -risk
