"""Bots of the house: what whoever runs the server has brought along, under a name, to sit beside the golems."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from karczma.games import GAMES
from karczma.kernel.chance import seeded
from karczma.kernel.errors import Refused
from karczma.lab.outside import make_bot
from karczma.lab.policy import Policy
from karczma.server.guests import clean_name
from karczma.server.table_info import Seat

PREFIX: Final = "house-"  # of the ids by which they are asked for, where golems have theirs


@dataclass(frozen=True)
class HouseBot:
    """Somebody to play against who is none of our golems."""

    name: str
    spec: str  # as for a tournament: `policy.onnx`, `module:Class`, a command
    games: dict[str, int]  # what it plays, and for how many seats; 0: for any number

    @property
    def id(self) -> str:
        return PREFIX + self.name


class House:
    """The bots of a server, by `NAME=SPEC`. Every mistake is found here, before anybody comes in."""

    def __init__(self, wanted: tuple[str, ...] = ()) -> None:
        self.bots: dict[str, HouseBot] = {}
        for one in wanted:
            bot = _bot(one)
            if bot.id in self.bots:
                raise Refused("house-bot-twice", name=bot.name)
            self.bots[bot.id] = bot

    def of(self, game: str) -> Iterator[HouseBot]:
        """Those that play this game."""
        return (bot for bot in self.bots.values() if game in bot.games)

    def find(self, game: str, id: str) -> HouseBot | None:
        bot = self.bots.get(id)
        return bot if bot is not None and game in bot.games else None


def _bot(wanted: str) -> HouseBot:
    name, equals, spec = wanted.partition("=")
    if not equals or not spec.strip():
        raise Refused("house-bot-form", bot=wanted[:60])
    games: dict[str, int] = {}
    why: Refused | None = None
    for face in GAMES.values():
        try:
            made = make_bot(spec.strip(), face, seeded(0))
        except Refused as refusal:
            why = refusal if why is None or refusal.key != "policy-other-game" else why
        else:
            games[face.name] = made.desk.seats if isinstance(made, Policy) else 0
    if not games and why is not None:
        raise why
    return HouseBot(clean_name(name), spec.strip(), games)


def seat_of(bot: HouseBot, game: str, seats: int, others: list[Seat]) -> Seat:
    """A chair for it. It has no level and no temperament: how it plays is its own."""
    if bot.games[game] not in (0, seats):
        raise Refused("house-bot-seats", name=bot.name, others=bot.games[game], seats=seats)
    if any(chair.golem == bot.id for chair in others):
        raise Refused("golem-taken", name=bot.name)
    return Seat(kind="bot", name=bot.name, golem=bot.id)
