"""PettingZoo: one seat after another (AEC), or all who are asked at once (parallel)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]

from karczma.kernel.game import NOBODY
from karczma.kernel.rows import turn as turn_of
from karczma.kernel.step import take
from karczma.lab.envs.desk import Desk, mask_of
from karczma.lab.envs.picture import Pixels
from karczma.lab.envs.render import FPS, MODES, Render
from karczma.lab.envs.spaces import action_space, observation_space

Shown = dict[str, Any]  # what a seat may know, and its mask
SEEDS = 1 << 62
RENDERED = {"render_modes": MODES, "render_fps": FPS}


def names_of(seats: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(seats)]


class Games:
    """Which game is dealt next: the one of a seed that was given, or one drawn by the seed given last."""

    def __init__(self) -> None:
        self.dice = np.random.default_rng()

    def next(self, seed: int | None) -> int:
        if seed is None:
            return int(self.dice.integers(SEEDS))
        self.dice = np.random.default_rng(seed)
        return seed


class Sequential(AECEnv):  # type: ignore[misc]  # PettingZoo says nothing of its types
    """One seat after another. Who answers at the same time is asked in turn, and learns nothing in between."""

    def __init__(self, desk: Desk, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {"name": f"karczma/{desk.face.name}_v0", **RENDERED, "is_parallelizable": False}
        self.desk = desk
        self.render_mode = render_mode
        self._render = Render(desk, render_mode)
        self.games = Games()
        self.possible_agents = names_of(desk.seats)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = {a: observation_space(desk, desk.actions) for a in self.possible_agents}
        self._actions = {agent: action_space(desk.actions) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._game: Any = None  # of which what whoever is asked may choose is known
        self._allowed = b""

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.desk.deal(self.games.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        turn = self.desk.turn
        self.agent_selection = self.possible_agents[turn]
        self._inform(turn)
        if self._render.watched:
            self._render(self._reader)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """As everywhere, but at once: a learner asks for it at every step."""
        agent = self.agent_selection
        shown = self.observe(agent) if observe else None
        return shown, self._cumulative_rewards[agent], self.terminations[agent], False, self.infos[agent]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._take(self.seat_of[agent], int(action))
        self.infos[agent] = {}
        turn = turn_of(self.desk.game)
        if turn == NOBODY:
            self._end()
        else:
            self.agent_selection = self.possible_agents[turn]
            self._inform(turn)
        if self._render.watched:
            self._render(self._reader)

    def _take(self, seat: int, action: int) -> None:
        """What is allowed was worked out for the mask; it is looked up unless somebody has changed the game since."""
        desk = self.desk
        if desk.game is self._game and 0 <= action < desk.actions and self._allowed[action]:
            take(desk.game, desk.steps, seat, action)
        else:
            desk.take(seat, action)

    def _inform(self, turn: int) -> None:
        """Whoever is asked finds the mask in their info too."""
        desk = self.desk
        self._game = desk.game
        self._allowed = desk.rows.allowed(desk.game, turn, desk.actions)
        self.infos[self.agent_selection] = {"action_mask": mask_of(self._allowed)}

    def _end(self) -> None:
        rewards = self.desk.rewards()
        for agent, seat in self.seat_of.items():
            self.rewards[agent] = rewards[seat]
            self.terminations[agent] = True
            self.infos[agent] = {"action_mask": self.desk.mask(seat)}
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Shown:
        seat = self.seat_of[agent]
        info = self.infos.get(agent)
        mask = info["action_mask"] if info else self.desk.mask(seat)
        return {"observation": self.desk.observe(seat), "action_mask": mask}

    @property
    def _reader(self) -> int | None:
        return None if self.desk.over else self.desk.turn

    def render(self) -> str | Pixels | None:
        """The table as whoever is asked may see it."""
        return self._render(self._reader)

    def close(self) -> None:
        self._render.close()


class Simultaneous(ParallelEnv):  # type: ignore[misc]
    """All seats step together: who is not asked has one action, to wait, which is the last one."""

    def __init__(self, desk: Desk, render_mode: str | None = None) -> None:
        self.metadata = {"name": f"karczma/{desk.face.name}_parallel_v0", **RENDERED}
        self.desk = desk
        self.render_mode = render_mode
        self._render = Render(desk, render_mode)
        self.games = Games()
        self.wait = desk.actions
        self.possible_agents = names_of(desk.seats)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = {a: observation_space(desk, desk.actions + 1) for a in self.possible_agents}
        self._actions = {agent: action_space(desk.actions + 1) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Shown], dict[str, dict[str, Any]]]:
        self.desk.deal(self.games.next(seed))
        self.agents = self.possible_agents[:]
        if self._render.watched:
            self._render(None)
        return self._shown()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Shown], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        for seat in self.desk.asked:
            self.desk.take(seat, int(actions[self.possible_agents[seat]]))
        over = self.desk.over
        rewards = self.desk.rewards() if over else [0.0] * self.desk.seats
        shown, infos = self._shown()
        told = {agent: rewards[seat] for agent, seat in self.seat_of.items()}
        ended = dict.fromkeys(self.possible_agents, over)
        if over:
            self.agents = []
        if self._render.watched:
            self._render(None)
        return shown, told, ended, dict.fromkeys(self.possible_agents, False), infos

    def _shown(self) -> tuple[dict[str, Shown], dict[str, dict[str, Any]]]:
        asked = self.desk.asked
        shown: dict[str, Shown] = {}
        for agent, seat in self.seat_of.items():
            mask = self.desk.mask(seat, self.wait + 1)
            if seat not in asked:
                mask[self.wait] = 1
            shown[agent] = {"observation": self.desk.observe(seat), "action_mask": mask}
        return shown, {agent: {"action_mask": shown[agent]["action_mask"]} for agent in shown}

    def render(self) -> str | Pixels | None:
        """The table as everybody may see it."""
        return self._render(None)

    def close(self) -> None:
        self._render.close()
