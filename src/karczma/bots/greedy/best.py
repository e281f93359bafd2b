"""What all greedy players do: weigh what they are offered, and take the option with the best prospects."""

from __future__ import annotations

from typing import Any

from karczma.kernel.chance import Chance
from karczma.kernel.game import Frame, Game, Option


class Prospects:
    """The table as one seat weighs it. Each game says what its options are worth, in the points that win it."""

    def of(self, option: Option) -> float:
        return 0.0


class Thumb:
    """The rule of thumb for one game: what each option is worth, and what a seat can hope for as things stand.

    A game without a rule of thumb has this one, to which everything is worth the same.
    """

    def prospects(self, game: Any, seat: int) -> Prospects:
        """The question this seat is asked, as the seat weighs it."""
        return Prospects()

    def course(self, game: Any, seat: int, options: list[Option]) -> list[Option]:
        """A whole turn of small questions, if it can be planned at once: the next option last. Empty if not."""
        return []

    def hope(self, game: Any, seat: int) -> float:
        """The points this seat can hope to have in the end."""
        return 0.0

    def obvious(self, options: list[Option]) -> bool:
        """Whether the first option can be taken without weighing anything."""
        return len(options) == 1


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
