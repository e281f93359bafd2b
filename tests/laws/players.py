"""Who plays the games of the laws: two thirds at random, a third by players that get into the corners of a game."""

from __future__ import annotations

from typing import Any

from karczma import bots
from karczma.kernel.chance import Chance
from karczma.kernel.errors import Refused
from karczma.kernel.face import Face
from karczma.kernel.game import Option
from karczma.kernel.match import Match

# What a hoarder does only if nothing else is left: verbs that spend or settle what one has.
LETTING_GO = {
    "kajko": ("send",),
    "lockup": ("play_tome", "craft", "reserve", "recruit"),
    "roll_player": ("discard", "take_gold", "buy_no_more", "drop_weapon", "use_skill"),
    "smithy": ("strike", "play"),
    "stonespine": ("pass",),
}


class Player:
    """Chooses at random."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, match: Match, seat: int) -> Option:
        return self.any_of(match.options(seat))

    def any_of(self, options: list[Option]) -> Option:
        return options[self.chance.below(len(options))]


class Hoarder(Player):
    """Holds on to everything for as long as it can."""

    def choose(self, match: Match, seat: int) -> Option:
        spends = LETTING_GO.get(match.face.name, ())
        options = match.options(seat)
        holding = [option for option in options if match.face.vocabulary.verb(option).name not in spends]
        return self.any_of(holding or options)


class Guest(Player):
    """A bot of the house."""

    def __init__(self, chance: Chance, bot: bots.Bot) -> None:
        super().__init__(chance)
        self.bot = bot

    def choose(self, match: Match, seat: int) -> Option:
        return self.bot.choose(bots.sit(match, seat, self.chance))


def player(style: str, face: Face[Any], chance: Chance, guests: dict[str, Player]) -> Player:
    """A player of this style; the curious remember over games, so they are kept among the guests."""
    if style == "hoarder":
        return Hoarder(chance)
    if style == "random":
        return Player(chance)
    known = f"{style} {face.name}"
    if known not in guests:
        guests[known] = _guest(style, face, chance)
    return guests[known]


def _guest(style: str, face: Face[Any], chance: Chance) -> Player:
    try:
        return Guest(chance, bots.make(style, face, chance))
    except Refused:  # not every game has a greedy bot
        return Player(chance)
