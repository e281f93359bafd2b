"""Greedy players, a folder for each game: they weigh what is likely to come next, and look no further."""

from __future__ import annotations

from collections.abc import Callable

from karczma.bots.chair import Bot
from karczma.bots.greedy.kajko import prospects as kajko
from karczma.bots.greedy.lockup import prospects as lockup
from karczma.bots.greedy.roll_player import prospects as roll_player
from karczma.bots.greedy.stonespine import prospects as stonespine
from karczma.kernel.chance import Chance

GREEDY: dict[str, Callable[[Chance], Bot]] = {
    "kajko": kajko.Greedy,
    "lockup": lockup.Greedy,
    "roll_player": roll_player.Greedy,
    "stonespine": stonespine.Greedy,
}
