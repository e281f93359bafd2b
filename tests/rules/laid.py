"""A match as tests of the rules talk to it: choosing by words, and looking at what is asked, offered and told."""

from __future__ import annotations

from typing import Any, Self

from karczma.kernel.chance import Chance
from karczma.kernel.errors import Fact
from karczma.kernel.match import Match

Json = dict[str, Any]


class Laid:
    """The part that is the same in every game; each game adds how its table is laid."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def choose(self, *words: str, seat: int = -1) -> Self:
        """The player who is asked, or this one, chooses."""
        self.match.choose(seat if seat >= 0 else self.asked[0], self.match.option(list(words)))
        return self

    def play(self, chance: Chance, until: int = 1 << 20) -> Self:
        """So many random choices, or all to the end."""
        while not self.match.over and until > 0:
            asked = self.asked
            seat = asked[chance.below(len(asked))]
            options = self.match.options(seat)
            self.match.choose(seat, options[chance.below(len(options))])
            until -= 1
        return self

    @property
    def asked(self) -> list[int]:
        return self.match.asked

    @property
    def ask(self) -> str:
        """The name of the question that is open."""
        return str(self.match.steps[self.match.game.asks[0][0]].name)

    def question(self, seat: int = -1) -> Json:
        found = self.match.question(seat if seat >= 0 else self.asked[0])
        assert found is not None
        return {**found}

    @property
    def offers(self) -> list[list[str]]:
        """What the player who is asked can choose, by its words."""
        return self.offers_to(self.asked[0])

    def offers_to(self, seat: int) -> list[list[str]]:
        return [self.match.words(option) for option in self.match.options(seat)]

    def heard(self, event: str, seat: int | None = None) -> list[dict[str, Fact]]:
        """The events of this name in the last choice, as this seat, or a spectator, hears them."""
        return [one for one in self.match.told(seat) if one["event"] == event]

    @property
    def events(self) -> list[str]:
        """The names of all that happened in the last choice."""
        return [str(one["event"]) for one in self.match.told(None)]
