"""Players that are programs. A bot gets a `Chair`, which holds only imagined worlds, and returns its choice.

>>> import karczma
>>> from karczma import bots
>>> from karczma.kernel.chance import seeded
>>> t = karczma.start("kajko", seats=2, seed=7)
>>> chance = seeded(1)  # the bots' dice, not the table's
>>> bot = bots.make("random", t.face, chance)
>>> while not t.over:
...     chair = bots.sit(t, t.asked[0], chance)
...     t.choose(chair.seat, bot.choose(chair))
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from karczma.bots.chair import Bot, Chair, sit
from karczma.bots.curious import Curious
from karczma.bots.greedy import GREEDY
from karczma.bots.simple import Random
from karczma.kernel.chance import Chance
from karczma.kernel.errors import Refused
from karczma.kernel.face import Face

__all__ = ["KINDS", "LEVELS", "Bot", "Chair", "make", "sit"]

Maker = Callable[[Chance], Bot]

# A bot that plays any game, or a bot for each game by name.
MAKERS: dict[str, Maker | dict[str, Maker]] = {"random": Random, "curious": Curious, "greedy": GREEDY}
KINDS = tuple(MAKERS)
LEVELS: dict[str, str] = {"novice": "random", "regular": "greedy"}  # what people choose from, and the kind behind it


def make(kind: str, face: Face[Any], chance: Chance) -> Bot:
    """A bot of this kind for this game. With the same dice it plays the same, and it knows only its own dice."""
    if kind not in MAKERS:
        raise Refused("no-such-bot", name=str(kind)[:40], names=", ".join(KINDS))
    found = MAKERS[kind]
    maker = found.get(face.name) if isinstance(found, dict) else found
    if maker is None:
        raise Refused("no-bot-for-game", name=kind, game=face.name)
    return maker(Chance(chance.key_below(), 0, b""))
