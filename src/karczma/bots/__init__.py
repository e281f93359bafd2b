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
from karczma.bots.golems import check_temperament
from karczma.bots.levels import master, novice, regular, veteran
from karczma.bots.simple import Random
from karczma.kernel.chance import Chance
from karczma.kernel.errors import Refused
from karczma.kernel.face import Face

__all__ = ["KINDS", "LEVELS", "Bot", "Chair", "from_here_down", "make", "sit"]

Maker = Callable[[Face[Any], Chance, str], Bot]

MAKERS: dict[str, Maker] = {
    "random": lambda _face, chance, _temperament: Random(chance),
    "curious": lambda _face, chance, _temperament: Curious(chance),
    "novice": novice,
    "greedy": regular,
    "veteran": veteran,
    "master": master,
}
KINDS = tuple(MAKERS)
# What people choose from, the weakest first, and the kind behind it.
LEVELS: dict[str, str] = {"novice": "novice", "regular": "greedy", "veteran": "veteran", "master": "master"}


def from_here_down(kind: str) -> list[str]:
    """This kind and those of the levels below it, strongest first: who plays if the one before does not answer."""
    kinds = [*dict.fromkeys(LEVELS.values())]
    below = kinds[: kinds.index(kind)] if kind in kinds else kinds[:1]
    return [kind, *reversed(below)]


def make(kind: str, face: Face[Any], chance: Chance, temperament: str = "") -> Bot:
    """A bot of this kind for this game. With the same dice it plays the same, and it knows only its own dice."""
    check_temperament(temperament)
    if kind not in MAKERS:
        raise Refused("no-such-bot", name=str(kind)[:40], names=", ".join(KINDS))
    return MAKERS[kind](face, Chance(chance.key_below(), 0, b""), temperament)
