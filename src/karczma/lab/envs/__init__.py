"""Environments for those who train: PettingZoo for all seats, Gymnasium for one.

>>> env = aec("kajko", seats=2)
>>> env.reset(seed=7)
>>> observation, reward, over, _, info = env.last()
>>> observation["observation"].shape, int(info["action_mask"].sum())
((109,), 10)
"""

from __future__ import annotations

from typing import Any, Final

import gymnasium

from karczma.games import find
from karczma.lab.envs.desk import OBSERVATIONS, RAW, REWARDS, Desk, actions_of, numbers_of, raw_of
from karczma.lab.envs.gym import Single
from karczma.lab.envs.many import Many
from karczma.lab.envs.zoo import Sequential, Simultaneous

__all__ = [
    "OBSERVATIONS",
    "RAW",
    "REWARDS",
    "actions_of",
    "aec",
    "numbers_of",
    "parallel",
    "raw_of",
    "register",
    "single",
]

SPELLED: Final = {"kajko": "Kajko", "lockup": "Lockup", "roll_player": "RollPlayer", "stonespine": "Stonespine"}


def aec(
    name: str, seats: int = 2, options: dict[str, Any] | None = None, *, render_mode: str | None = None, **desk: Any
) -> Sequential:
    """One seat after another. `desk`: `observation`, `reward`, `language`, `pack`."""
    return Sequential(Desk(name, seats, options, **desk), render_mode)


def parallel(
    name: str, seats: int = 2, options: dict[str, Any] | None = None, *, render_mode: str | None = None, **desk: Any
) -> Simultaneous:
    """All who are asked at once; made for Stonespine's drafting, possible with any game."""
    return Simultaneous(Desk(name, seats, options, **desk), render_mode)


def single(
    name: str,
    seats: int = 2,
    options: dict[str, Any] | None = None,
    *,
    opponents: str = "regular",
    seat: int | None = None,
    render_mode: str | None = None,
    **desk: Any,
) -> Single:
    """One seat learns. `opponents`: a level, a kind, `module:Class` or `policy.onnx`; `seat`: its own, else any."""
    return Single(Desk(name, seats, options, **desk), opponents, seat, render_mode)


def many(
    name: str,
    num_envs: int,
    seats: int = 2,
    options: dict[str, Any] | None = None,
    *,
    opponents: str = "random",
    seat: int | None = None,
    **desk: Any,
) -> Many:
    """Many games side by side in one process. `opponents`: as for `single`, or `self`: every seat learns."""
    return Many(Desk(name, seats, options, **desk), num_envs, opponents, seat)


def vectorised(num_envs: int, name: str, seats: int, **more: Any) -> Many:
    """As Gymnasium's `make_vec` asks for them."""
    return many(name, num_envs, seats, **more)


def register() -> list[str]:
    """Tell Gymnasium of all games, as `karczma/Kajko-v0` for two and `karczma/RollPlayerSolo-v0`; returns their ids."""
    ids: list[str] = []
    for game, spelled in SPELLED.items():
        alone = {"": 2} if find(game).least > 1 else {"": 2, "Solo": 1}
        for mode, seats in alone.items():
            id = f"karczma/{spelled}{mode}-v0"
            if id not in gymnasium.registry:
                told = {"name": game, "seats": seats}
                here = "karczma.lab.envs"
                gymnasium.register(id, f"{here}:single", vector_entry_point=f"{here}:vectorised", kwargs=told)
            ids.append(id)
    return ids


register()  # Gymnasium finds what has been imported
