"""What all greedy players do: see what they are asked, and take the option with the best prospects."""

from __future__ import annotations

from karczma.kernel.chance import Chance
from karczma.kernel.game import Frame, Game, Option


def question_of(game: Game, seat: int) -> Frame:
    """What this seat is asked: the step, the seat, the argument."""
    for ask in game.asks:
        if ask[1] == seat:
            return ask
    raise AssertionError("this seat is not asked")


def any_best(options: list[Option], weighed: list[float], chance: Chance) -> Option:
    """One of the options that weigh most, each equally likely."""
    most = max(weighed)
    best = [options[i] for i in range(len(options)) if weighed[i] == most]
    return best[chance.below(len(best))]
