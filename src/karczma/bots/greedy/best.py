"""What all greedy players do: weigh what they are offered, and take the option with the best prospects."""

from __future__ import annotations

from karczma.bots.chair import Bot, Chair
from karczma.kernel.chance import Chance
from karczma.kernel.game import Frame, Game, Option


class Prospects:
    """The table as one seat weighs it. Each game says what its options are worth, in the points that win it."""

    def of(self, option: Option) -> float:
        raise NotImplementedError


class Greedy(Bot):
    """Takes the option with the best prospects; if tied, any of them."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, chair: Chair) -> Option:
        options = chair.options()
        prospects = self.prospects(chair)
        return any_best(options, [prospects.of(option) for option in options], self.chance)

    def prospects(self, chair: Chair) -> Prospects:
        raise NotImplementedError


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
