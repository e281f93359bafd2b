"""The bot that wants to see everything once: it finds the corners of a game that random play hardly ever reaches."""

from __future__ import annotations

from collections import Counter

from karczma.bots.chair import Bot, Chair
from karczma.kernel.chance import Chance
from karczma.kernel.game import Option

Word = tuple[str, int, str]  # the verb it came with, its place, the word


class Curious(Bot):
    """Chooses the option with the rarest word, whether verb or argument. It remembers from game to game."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.said: Counter[Word] = Counter()

    def choose(self, chair: Chair) -> Option:
        known = {option: _said_with(chair.words(option)) for option in chair.options()}
        rarity = {option: min(self.said[word] for word in words) for option, words in known.items()}
        rarest = [option for option in known if rarity[option] == min(rarity.values())]
        chosen = rarest[self.chance.below(len(rarest))]
        self.said.update(known[chosen])
        return chosen


def _said_with(words: list[str]) -> list[Word]:
    return [(words[0], place, word) for place, word in enumerate(words)]
