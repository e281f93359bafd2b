"""The bot that does not think: every option is as good as another."""

from __future__ import annotations

from karczma.bots.chair import Bot, Chair
from karczma.kernel.chance import Chance
from karczma.kernel.game import Option


class Random(Bot):
    """Any of the options, each equally likely."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, chair: Chair) -> Option:
        options = chair.options()
        return options[self.chance.below(len(options))]
