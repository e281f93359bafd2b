"""Bots that do not do what a bot should, for tournaments that must go on all the same."""

from __future__ import annotations

from karczma.bots import Bot, Chair
from karczma.kernel.chance import Chance
from karczma.kernel.game import Option


class Strange(Bot):
    def __init__(self, chance: Chance) -> None:
        self.chance = chance


class First(Strange):
    """Nothing strange: the first option."""

    def choose(self, chair: Chair) -> Option:
        return chair.options()[0]


class Crashes(Strange):
    def choose(self, chair: Chair) -> Option:
        raise ZeroDivisionError


class Raves(Strange):
    def choose(self, chair: Chair) -> Option:
        return 123_456_789


class Dawdles(Strange):
    def choose(self, chair: Chair) -> Option:
        while True:
            self.chance.below(2)


class Mute(Strange):
    choose = None  # type: ignore[assignment]


class Unborn(Strange):
    def __init__(self, chance: Chance) -> None:
        raise ZeroDivisionError
