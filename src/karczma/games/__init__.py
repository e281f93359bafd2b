"""The list of games by name: nothing is found by magic."""

from __future__ import annotations

from functools import cache
from typing import Any

from karczma.games import kajko, lockup, roll_player, stonespine
from karczma.kernel.errors import Refused
from karczma.kernel.face import Face
from karczma.kernel.packs import Pack

GAMES: dict[str, Face[Any]] = {face.name: face for face in (kajko.FACE, roll_player.FACE, stonespine.FACE, lockup.FACE)}


def find(name: str, place: str = "") -> Face[Any]:
    """The game of this name, which was asked for at this place."""
    if name not in GAMES:
        raise Refused("no-such-game", place, name=str(name)[:40], names=", ".join(GAMES))
    return GAMES[name]


@cache
def own_pack(name: str) -> Pack:
    """The cards that come with the game of this name."""
    return find(name).pack(None)
