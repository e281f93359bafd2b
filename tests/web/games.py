"""The games the page is tested with: all of the house, and the toy, which has no board of its own."""

from __future__ import annotations

from typing import Any

import smithy
from karczma.games import GAMES
from karczma.kernel.face import Face

FACES: dict[str, Face[Any]] = {**GAMES, smithy.FACE.name: smithy.FACE}
NAMES = list(FACES)
# What belongs to the frame and is the same around every board: tried with the smallest game, and with the toy where
# it matters that a game has a board of its own.
FRAME = ["kajko", smithy.FACE.name]


def seats_for(game: str, seats: int) -> str:
    """Me and so many golems that there are so many seats, as far as the game allows."""
    face = FACES[game]
    count = min(max(seats, face.least), face.most)
    return " ".join(["me", *["bot"] * (count - 1)])


def everything_on(game: str) -> dict[str, bool | str]:
    """All that can be switched on, is."""
    return {choice.name: True for choice in FACES[game].table_settings if True in choice.values}
