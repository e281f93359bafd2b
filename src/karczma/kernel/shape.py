"""The shape of a game's state, with a number: what an older version wrote is brought up to date, or refused by name."""

from __future__ import annotations

from typing import Any

from karczma.kernel.audience import Json
from karczma.kernel.errors import Refused
from karczma.kernel.face import Face
from karczma.kernel.whole import is_whole

FIRST_SHAPE = 1  # and that of states written before shapes were numbered


def shaped(face: Face[Any], state: Json) -> dict[str, Json]:
    """A state as it is kept: with the number of its shape."""
    return {"shape": face.shape, "state": state}


def state_in(face: Face[Any], kept: object) -> Json:
    """The state that was kept, in today's shape; one that cannot be converted is refused by name."""
    shape, written = _opened(kept)
    if not FIRST_SHAPE <= shape <= face.shape:
        raise Refused("state-shape", "shape", game=face.name, shape=shape, ours=face.shape)
    for number in range(shape, face.shape):
        written = face.upgrades[number - FIRST_SHAPE](written)
    state: Json = written
    return state


def _opened(kept: object) -> tuple[int, Any]:
    if not isinstance(kept, dict) or set(kept) != {"shape", "state"}:
        return FIRST_SHAPE, kept
    shape = kept["shape"]
    if not is_whole(shape):
        raise Refused("state-whole", "shape")
    return shape, kept["state"]
