"""The spaces of observations and actions, the same for all environments of a game."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from karczma.kernel.raw import MOST
from karczma.lab.envs.desk import RAW, Desk


class Texts(spaces.Space[str]):
    """Any text. Gymnasium's own would have to list every letter, and how many there may be."""

    def __init__(self) -> None:
        super().__init__((), np.dtype("U"))

    def contains(self, x: Any) -> bool:
        return isinstance(x, str)

    def sample(self, mask: Any = None, probability: Any = None) -> str:
        return ""

    @property
    def is_np_flattenable(self) -> bool:
        return False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Texts)

    def __hash__(self) -> int:
        return hash(Texts)


def observation_space(desk: Desk, actions: int) -> spaces.Dict:
    shown: spaces.Space[Any] = Texts()
    if desk.observation == RAW:
        shown = spaces.Box(0, MOST, (len(desk.names),), np.uint8)
    elif desk.observation == "numbers":
        shown = spaces.Box(-np.inf, np.inf, (len(desk.names),), np.float32)
    return spaces.Dict({"observation": shown, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})


def action_space(actions: int) -> spaces.Discrete[np.int64]:
    return spaces.Discrete(actions)
