"""Many games side by side in one process, for learners that want whole batches: Gymnasium's vector interface.

All games write into the same arrays, so nothing is gathered or copied one by one. Golems may have the other seats;
opponents that choose at random need no imagined worlds, and with `opponents="self"` every seat is the learner's.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from karczma import bots
from karczma.kernel.chance import Quick, seeded
from karczma.kernel.errors import Refused
from karczma.kernel.rows import ELSEWHERE, RANDOM, SELF, SideBySide
from karczma.lab.envs.desk import BYTE, FLAG, RAW, Bytes, Desk, Numbers
from karczma.lab.envs.spaces import action_space, observation_space
from karczma.lab.envs.zoo import SEEDS, Shown
from karczma.lab.outside import make_bot

OTHERS: Final = {"self": SELF, "random": RANDOM}  # all else are golems, who play here
ARRAYS: Final = (RAW, "numbers")


class Many(VectorEnv[Shown, NDArray[Any], NDArray[Any]]):
    """A game that is over is dealt anew by the next step, whose action and reward do not count, as in Gymnasium's own.

    `infos["seat"]` says who is to choose in each game. With `opponents="self"` that changes from step to step; the
    reward is then that of whoever chose last, and `infos["rewards"]` has those of all seats.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(self, desk: Desk, num_envs: int, opponents: str = "random", seat: int | None = None) -> None:
        if num_envs < 1:
            raise Refused("games-range", games=num_envs)
        if desk.observation not in ARRAYS:
            raise Refused("env-many-numbers")
        if seat is not None and not 0 <= seat < desk.seats:
            raise Refused("env-seat", seat=seat, seats=desk.seats)
        self.num_envs = num_envs
        self.desks = [desk.clone() for _ in range(num_envs)]
        self.opponents = opponents
        self.own = seat
        self.single_observation_space = observation_space(desk, desk.actions)
        self.single_action_space = action_space(desk.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.over: list[int] = []  # these games
        self.dice = seeded(0)
        games = [one.game for one in self.desks]
        self.side_by_side = SideBySide(desk.rows, games, OTHERS.get(opponents, ELSEWHERE), Quick(self.dice))
        self.others: list[bots.Bot] = []
        if opponents not in OTHERS:
            self.others = [make_bot(opponents, desk.face, self.dice, seats=desk.seats) for _ in range(num_envs)]

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Shown, dict[str, Any]]:
        given = seed if isinstance(seed, list) else [None if seed is None else seed + i for i in range(self.num_envs)]
        if given[0] is not None:
            self._np_random = np.random.default_rng(given[0])
            self.dice = seeded(given[0])
            self.side_by_side.quick = Quick(self.dice)
            self.others = [make_bot(self.opponents, self.desks[0].face, self.dice) for _ in self.others]
        self.side_by_side.clear()
        for i in range(self.num_envs):
            self._deal(i, given[i])
        self.over = []
        return self._shown(), self._infos()

    def _deal(self, i: int, seed: int | None) -> None:
        desk = self.desks[i]
        while True:
            desk.deal(int(self.np_random.integers(SEEDS)) if seed is None else seed)
            seat = int(self.np_random.integers(desk.seats)) if self.own is None else self.own
            self.side_by_side.lay(i, desk.game, seat)
            if self.others:
                self._golems_play(i)
            if not desk.over:
                self.side_by_side.look(i)
                return
            seed = None

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Shown, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """All games go on by one action each. One that is not allowed is refused, before anything has changed."""
        chosen: list[int] = np.asarray(actions).tolist()
        self._check(chosen)
        over_before = self.over
        self.side_by_side.step(chosen)
        for i in range(self.num_envs if self.others else 0):
            if i not in over_before:
                self._golems_play(i)
                self.side_by_side.look(i)
        for i in over_before:
            self._deal(i, None)
        self.over = self.side_by_side.over()
        rewards = np.zeros(self.num_envs)
        paid = np.zeros((self.num_envs, self.desks[0].seats))
        done = np.zeros(self.num_envs, np.bool_)
        for i in self.over:
            paid[i] = self.desks[i].rewards()
            rewards[i] = paid[i, self.side_by_side.chose[i]]
            done[i] = True
        infos = self._infos()
        infos["rewards"] = paid
        return self._shown(), rewards, done, np.zeros(self.num_envs, np.bool_), infos

    def _check(self, chosen: list[int]) -> None:
        if len(chosen) != self.num_envs:
            raise Refused("env-many-actions", actions=len(chosen), games=self.num_envs)
        wrong = self.side_by_side.wrong(chosen)
        if wrong >= 0:
            raise Refused("env-many-not-offered", game=wrong, action=chosen[wrong])

    def _golems_play(self, i: int) -> None:
        """Until the learner is asked, or the game is over."""
        desk = self.desks[i]
        while not desk.over and self.side_by_side.seats[i] not in desk.asked:
            seat = desk.turn
            desk.take(seat, self.others[i].choose(bots.sit(desk.match(), seat, self.dice)))

    def _shown(self) -> Shown:
        masks = np.frombuffer(bytearray(self.side_by_side.all_allowed()), FLAG).reshape(self.num_envs, -1)
        return {"observation": self._seen(), "action_mask": masks}

    def _seen(self) -> Bytes | Numbers:
        if self.desks[0].observation == RAW:
            return np.frombuffer(bytearray(self.side_by_side.all_seen()), BYTE).reshape(self.num_envs, -1)
        return np.stack([one.measured(seat) for one, seat in zip(self.desks, self.side_by_side.seats, strict=True)])

    def _infos(self) -> dict[str, Any]:
        return {"seat": np.array(self.side_by_side.seats)}
