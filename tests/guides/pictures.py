"""The pictures of the guides: positions laid by hand, as one seat sees them, and the parts of the board to be drawn.

The page draws them with its own boards, so what is stored of a position is what the server would have told that seat.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from guides import kajko, lockup, roll_player, stonespine
from guides.shown import Shown
from karczma.kernel.match import Match

GUIDES = Path(__file__).resolve().parents[2] / "docs" / "guide"
NAMES = ("Ada", "Borys", "Celina", "Dawid")


class Album(NamedTuple):
    """The positions of a guide by name, and its pictures, each of one position."""

    positions: Callable[[], dict[str, Match]]
    pictures: dict[str, Shown]


ALBUMS: dict[str, Album] = {
    "kajko": Album(kajko.positions, kajko.PICTURES),
    "roll_player": Album(roll_player.positions, roll_player.PICTURES),
    "stonespine": Album(stonespine.positions, stonespine.PICTURES),
    "lockup": Album(lockup.positions, lockup.PICTURES),
}


def file(game: str) -> Path:
    return GUIDES / f"{game}.json"


def text(game: str) -> str:
    """What the file of a game's pictures has to be."""
    album = ALBUMS[game]
    positions = {name: position(match) for name, match in album.positions().items()}
    pictures = {name: shown._asdict() for name, shown in album.pictures.items()}
    told = {"pictures": pictures, "positions": positions}
    return json.dumps(told, separators=(",", ":"), sort_keys=True) + "\n"


def position(match: Match) -> dict[str, Any]:
    """A position as the first seat sees it."""
    return {
        "options": dict(match.settings),
        "names": list(NAMES[: match.seats]),
        "seat": 0,
        "asked": match.asked,
        "view": match.view(0).plain(),
    }
