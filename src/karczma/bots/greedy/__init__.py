"""Greedy players, a folder for each game: they weigh what is likely to come next, and look no further."""

from __future__ import annotations

from karczma.bots.greedy.best import Thumb
from karczma.bots.greedy.kajko import prospects as kajko
from karczma.bots.greedy.lockup import prospects as lockup
from karczma.bots.greedy.roll_player import prospects as roll_player
from karczma.bots.greedy.stonespine import prospects as stonespine

__all__ = ["THUMBS", "Thumb"]

THUMBS: dict[str, Thumb] = {
    "kajko": kajko.Thumb(),
    "lockup": lockup.Thumb(),
    "roll_player": roll_player.Thumb(),
    "stonespine": stonespine.Thumb(),
}
