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
from karczma.kernel import step
from karczma.kernel.chance import Quick, seeded
from karczma.kernel.errors import Refused
from karczma.kernel.game import OPEN
from karczma.lab.envs.desk import Desk
from karczma.lab.envs.spaces import action_space, observation_space
from karczma.lab.envs.zoo import SEEDS, Shown
from karczma.lab.outside import make_bot

SELF: Final = "self"
RANDOM: Final = "random"


class Many(VectorEnv[Shown, NDArray[Any], NDArray[Any]]):
    """A game that is over is dealt anew by the next step, whose action and reward do not count, as in Gymnasium's own.

    `infos["seat"]` says who is to choose in each game. With `opponents="self"` that changes from step to step; the
    reward is then that of whoever chose last, and `infos["rewards"]` has those of all seats.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(self, desk: Desk, num_envs: int, opponents: str = RANDOM, seat: int | None = None) -> None:
        if num_envs < 1:
            raise Refused("games-range", games=num_envs)
        if desk.observation != "numbers":
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
        self.numbers = np.zeros((num_envs, desk.numbers), np.float32)
        self.masks = np.zeros((num_envs, desk.actions), np.int8)
        self.seats = np.zeros(num_envs, np.int64)
        self.allowed: list[list[int]] = [[] for _ in range(num_envs)]
        self.done = np.zeros(num_envs, np.bool_)
        self.dice = seeded(0)
        self.quick = Quick(self.dice)
        self.others: list[bots.Bot] = []
        if opponents not in (SELF, RANDOM):
            self.others = [make_bot(opponents, desk.face, self.dice, seats=desk.seats) for _ in range(num_envs)]

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Shown, dict[str, Any]]:
        given = seed if isinstance(seed, list) else [None if seed is None else seed + i for i in range(self.num_envs)]
        if given[0] is not None:
            self._np_random = np.random.default_rng(given[0])
            self.dice = seeded(given[0])
            self.quick = Quick(self.dice)
            self.others = [make_bot(self.opponents, self.desks[0].face, self.dice) for _ in self.others]
        for i in range(self.num_envs):
            self._deal(i, given[i])
        self.done[:] = False
        return self._shown(), self._infos()

    def _deal(self, i: int, seed: int | None) -> None:
        desk = self.desks[i]
        while True:
            desk.deal(int(self.np_random.integers(SEEDS)) if seed is None else seed)
            if self.opponents != SELF:
                self.seats[i] = self.np_random.integers(desk.seats) if self.own is None else self.own
            self._others_play(i)
            if not desk.over:
                self._show(i)
                return
            seed = None

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Shown, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """All games go on by one action each. One that is not allowed is refused, before anything has changed."""
        chosen: list[int] = np.asarray(actions).tolist()
        self._check(chosen)
        rewards = np.zeros(self.num_envs)
        paid = np.zeros((self.num_envs, self.desks[0].seats))
        for i in range(self.num_envs):
            if self.done[i]:
                self._deal(i, None)
                self.done[i] = False
                continue
            desk = self.desks[i]
            chose = int(self.seats[i])
            step.take(desk.game, desk.steps, chose, chosen[i])
            self._others_play(i)
            if desk.over:
                paid[i] = desk.rewards()
                rewards[i] = paid[i, chose]
                self.done[i] = True
            self._show(i)
        infos = self._infos()
        infos["rewards"] = paid
        return self._shown(), rewards, self.done.copy(), np.zeros(self.num_envs, np.bool_), infos

    def _check(self, chosen: list[int]) -> None:
        if len(chosen) != self.num_envs:
            raise Refused("env-many-actions", actions=len(chosen), games=self.num_envs)
        for i in range(self.num_envs):
            if not self.done[i] and chosen[i] not in self.allowed[i]:
                raise Refused("env-many-not-offered", game=i, action=chosen[i])

    def _others_play(self, i: int) -> None:
        """Until the learner is asked, or the game is over."""
        desk = self.desks[i]
        game = desk.game
        if self.opponents == SELF:
            if game.asking():
                self.seats[i] = desk.turn
            return
        own = int(self.seats[i])
        while game.asking():
            sealed = game.sealed
            seat = game.ask_at(sealed.index(OPEN) if sealed else 0)[1]
            if seat == own or (sealed and own in desk.asked):
                return
            if self.opponents == RANDOM:
                options = step.offered(game, desk.steps, seat)
                step.take(game, desk.steps, seat, options[self.quick.below(len(options))])
            else:
                step.take(game, desk.steps, seat, self.others[i].choose(bots.sit(desk.match(), seat, self.dice)))

    def _show(self, i: int) -> None:
        """What the learner may know and choose in this game, written into its rows."""
        desk = self.desks[i]
        seat = int(self.seats[i])
        mask = self.masks[i]
        if self.allowed[i]:
            mask[self.allowed[i]] = 0
        self.allowed[i] = step.options(desk.game, desk.steps, seat)
        if self.allowed[i]:
            mask[self.allowed[i]] = 1
        desk.measure_into(self.numbers[i], seat)

    def _shown(self) -> Shown:
        return {"observation": self.numbers.copy(), "action_mask": self.masks.copy()}

    def _infos(self) -> dict[str, Any]:
        return {"seat": self.seats.copy()}
