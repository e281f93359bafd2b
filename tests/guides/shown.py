"""What a picture of a guide shows."""

from __future__ import annotations

from typing import NamedTuple


class Shown(NamedTuple):
    """This part of the board in this position; of these things, where the part has several."""

    position: str
    part: str
    of: tuple[str, ...] = ()
