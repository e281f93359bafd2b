"""Gymnasium: one seat learns, bots of a level have the others; alone there is nobody else."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from karczma import bots
from karczma.kernel.chance import Chance, seeded
from karczma.kernel.errors import Refused
from karczma.lab.envs.desk import Desk
from karczma.lab.envs.picture import Pixels
from karczma.lab.envs.render import Render
from karczma.lab.envs.spaces import action_space, observation_space
from karczma.lab.envs.zoo import RENDERED, SEEDS, Shown
from karczma.lab.outside import make_bot


class Single(gymnasium.Env[Shown, np.int64]):
    """The learner's seat changes from game to game, unless one is named: every seat is learned."""

    metadata = RENDERED

    def __init__(
        self, desk: Desk, opponents: str = "regular", seat: int | None = None, render_mode: str | None = None
    ) -> None:
        if seat is not None and not 0 <= seat < desk.seats:
            raise Refused("env-seat", seat=seat, seats=desk.seats)
        self.desk = desk
        self.opponents = opponents
        self.own = seat
        self.render_mode = render_mode
        self._render = Render(desk, render_mode)
        self.seat = seat or 0
        self.others: dict[int, bots.Bot] = {}
        self.dice: Chance = seeded(0)
        self.observation_space = observation_space(desk, desk.actions)
        self.action_space = action_space(desk.actions)
        self._seat_others()  # a bot that does not exist is refused at once

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Shown, dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            self.desk.deal(int(self.np_random.integers(SEEDS)) if seed is None else seed)
            self.dice = seeded(int(self.np_random.integers(SEEDS)))
            self.seat = int(self.np_random.integers(self.desk.seats)) if self.own is None else self.own
            self._seat_others()
            if not self._others_play():  # no game we know is over before everybody has chosen something
                if self._render.watched:
                    self._render(self.seat)
                return self._shown()
            seed = None

    def _seat_others(self) -> None:
        face = self.desk.face
        seats = [seat for seat in range(self.desk.seats) if seat != self.seat]
        self.others = {seat: make_bot(self.opponents, face, self.dice, seats=self.desk.seats) for seat in seats}

    def step(self, action: np.int64 | int) -> tuple[Shown, float, bool, bool, dict[str, Any]]:
        """What is not allowed changes nothing: the same question comes again, and the info says why."""
        try:
            self.desk.take(self.seat, int(action))
        except Refused as refusal:
            shown, info = self._shown()
            return shown, 0.0, self.desk.over, False, {**info, "refused": str(refusal)}
        over = self._others_play()
        reward = self.desk.rewards()[self.seat] if over else 0.0
        if self._render.watched:
            self._render(self.seat)
        shown, info = self._shown()
        return shown, reward, over, False, info

    def _others_play(self) -> bool:
        """Until the learner is asked, or the game is over."""
        desk = self.desk
        while not desk.over and self.seat not in desk.asked:
            seat = desk.turn
            chair = bots.sit(desk.match(), seat, self.dice)
            desk.take(seat, self.others[seat].choose(chair))
        return desk.over

    def _shown(self) -> tuple[Shown, dict[str, Any]]:
        mask = self.desk.mask(self.seat)
        return {"observation": self.desk.observe(self.seat), "action_mask": mask}, {"action_mask": mask}

    def render(self) -> str | Pixels | None:
        """The table as the learner may see it."""
        return self._render(self.seat)

    def close(self) -> None:
        self._render.close()
