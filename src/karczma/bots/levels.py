"""The levels people choose from. Each gets a chair and nothing else; they differ in what they notice and look at.

Novice overlooks options, Regular follows the rule of thumb, Veteran judges by what thousands of games have taught and
looks a little ahead, Master looks further and plays on before it judges.
"""

from __future__ import annotations

import logging
from typing import Any, Final, NamedTuple

from karczma.bots.chair import Bot, Chair
from karczma.bots.character import NEAR, pick
from karczma.bots.greedy import THUMBS, Thumb
from karczma.bots.greedy.best import any_best
from karczma.bots.judge import Judge, Playouts, open_judge
from karczma.bots.search import Search
from karczma.kernel.chance import Chance
from karczma.kernel.errors import Refused
from karczma.kernel.face import Face
from karczma.kernel.game import Option

log = logging.getLogger("karczma.bots")

NOTICED: Final = 50  # of 100 options, by somebody in their first evening
# Where the rule of thumb knows a single good option, and all others are mistakes
NOTICED_IN: Final = {"lockup": 75}
TASTE: Final = 6  # looks at each option that the rule of thumb likes about as much as the best


class Budget(NamedTuple):
    """What a search may spend on one question."""

    looks: int
    far: int  # choices that follow in each look before it is judged: by the rule of thumb, or by exact odds
    seconds: float  # protect people on slow machines: a search ends when they are over


# How far it pays to play on was found by playing. Veteran's budgets keep it about halfway between Regular and Master.
# In Kajko the odds are known exactly, so looks are not counted there.
VETERANS: Final = {
    "kajko": Budget(24, 0, 0.25),
    "lockup": Budget(3, 5, 0.25),
    "roll_player": Budget(24, 0, 0.25),
    "stonespine": Budget(3, 2, 0.25),
}
MASTERS: Final = {
    "kajko": Budget(120, 1, 1.7),
    "lockup": Budget(24, 30, 1.7),
    "roll_player": Budget(120, 14, 1.7),
    "stonespine": Budget(100, 8, 1.7),
}
OTHERS: Final = Budget(24, 0, 0.25)  # a game that nobody has taught is judged by playing it out at random
OTHER_MASTERS: Final = Budget(120, 0, 1.7)


class ByThumb(Bot):
    """Takes the option that the rule of thumb likes best, of those it notices."""

    def __init__(self, face: Face[Any], chance: Chance, temperament: str, noticed: int) -> None:
        self.thumb = thumb_of(face)
        self.chance = chance
        self.noticed = noticed
        self.temperament = temperament
        self.judge = judge_of(face) if temperament else None

    def choose(self, chair: Chair) -> Option:
        options = asked(chair)
        if self.thumb.obvious(options):
            return options[0]
        options = self.notice(options)
        prospects = self.thumb.prospects(chair.world(), chair.seat)
        weighed = [prospects.of(option) for option in options]
        if self.judge is None:
            return any_best(options, weighed, self.chance)
        near = max(weighed) - NEAR / self.judge.slope()
        equal = [options[i] for i in range(len(options)) if weighed[i] >= near]
        return self.taste(chair, equal, self.judge)

    def notice(self, options: list[Option]) -> list[Option]:
        if self.noticed >= 100:
            return options
        found = [option for option in options if self.chance.below(100) < self.noticed]
        return found or [options[self.chance.below(len(options))]]

    def taste(self, chair: Chair, options: list[Option], judge: Judge) -> Option:
        """Of options that are about equal, the one that suits the temperament."""
        if len(options) == 1:
            return options[0]
        search = Search(chair, judge, self.chance)
        return pick(search.compare(options, TASTE), self.temperament).option


class Searcher(Bot):
    """Searches every question, within a budget of looks and of seconds."""

    def __init__(self, judge: Judge, chance: Chance, temperament: str, budget: Budget) -> None:
        if budget.looks < 1 or budget.seconds <= 0.0 or budget.far < 0:
            raise Refused("budget-range")
        self.judge = judge
        self.chance = chance
        self.temperament = temperament
        self.budget = budget
        self.search: Search | None = None

    def choose(self, chair: Chair) -> Option:
        options = asked(chair)
        if self.judge.obvious(options):
            return options[0]
        self.search = Search(chair, self.judge, self.chance, self.search, self.budget.far)
        return pick(self.search.rank(options, self.budget.looks, self.budget.seconds), self.temperament).option


def asked(chair: Chair) -> list[Option]:
    """What the seat may choose; one that is not asked, or whose game is over, is refused."""
    options = chair.options()
    if not options:
        raise Refused("not-asked", seat=chair.seat)
    return options


def thumb_of(face: Face[Any]) -> Thumb:
    thumb = THUMBS.get(face.name)
    if thumb is None:
        raise Refused("no-bot-for-game", name="greedy", game=face.name)
    return thumb


def judge_of(face: Face[Any]) -> Judge | None:
    """What is known of this game: a learned judgement, or how random games end. None if the weights are no good."""
    if face.name not in THUMBS:
        return Playouts(face)
    try:
        return open_judge(face)
    except Refused as refusal:
        log.warning("%s", refusal)
        return None


def novice(face: Face[Any], chance: Chance, temperament: str) -> Bot:
    return ByThumb(face, chance, temperament, NOTICED_IN.get(face.name, NOTICED))


def regular(face: Face[Any], chance: Chance, temperament: str) -> Bot:
    return ByThumb(face, chance, temperament, 100)


def veteran(face: Face[Any], chance: Chance, temperament: str) -> Bot:
    """Without weights, the level below plays."""
    judge = judge_of(face)
    if judge is None:
        return regular(face, chance, temperament)
    return Searcher(judge, chance, temperament, VETERANS.get(face.name, OTHERS))


def master(face: Face[Any], chance: Chance, temperament: str) -> Bot:
    judge = judge_of(face)
    if judge is None:
        return veteran(face, chance, temperament)
    return Searcher(judge, chance, temperament, MASTERS.get(face.name, OTHER_MASTERS))
