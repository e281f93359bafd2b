"""Greedy players, one file a game: they weigh what is likely to come next, and look no further."""

from __future__ import annotations

from collections.abc import Callable

from karczma.bots.chair import Bot
from karczma.bots.greedy import kajko, lockup, roll_player, stonespine
from karczma.kernel.chance import Chance

GREEDY: dict[str, Callable[[Chance], Bot]] = {
    "kajko": kajko.Greedy,
    "lockup": lockup.Greedy,
    "roll_player": roll_player.Greedy,
    "stonespine": stonespine.Greedy,
}
