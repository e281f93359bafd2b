"""OpenSpiel: our games for its bots and algorithms. Importing this registers `karczma_kajko` and the others.

The deal is one chance node at the beginning, and everything later follows from it, as from a shuffled deck; a search
that respects information sets deals anew with `resample_from_infostate`. Who answers at the same time is asked in turn
and learns nothing in between.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, ClassVar, Final, Self

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from karczma.games import GAMES, find
from karczma.kernel.audience import redact
from karczma.kernel.chance import imagining
from karczma.kernel.face import Face
from karczma.lab.envs.desk import Desk, actions_of, numbers_of
from karczma.lab.envs.telling import told

DEALS: Final = 4096  # that chance has at the beginning
MOST_POINTS: Final = 1000  # nobody gets more in any of these games
RANDOM_BITS: Final = 53  # of a number that a sampler draws


class Position:
    """A desk, and what each seat has heard so far. Copied as a whole: OpenSpiel copies what hangs on a state."""

    def __init__(self, desk: Desk, heard: list[list[str]]) -> None:
        self.desk = desk
        self.heard = heard

    def __deepcopy__(self, memo: Any) -> Position:
        return Position(self.desk.clone(), [list(one) for one in self.heard])

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel writes a state down with all that hangs on it."""
        desk = self.desk
        return _position, (
            desk.face.name,
            desk.seats,
            desk.settings,
            desk.pays_by,
            desk.face.write(desk.game),
            self.heard,
        )

    def take(self, seat: int, option: int) -> None:
        """Choose, and let everybody hear of it what they may."""
        game = self.desk.game
        game.told = []
        game.telling = True
        self.desk.take(seat, option)
        game.telling = False
        vocabulary = self.desk.face.vocabulary
        for listener in range(self.desk.seats):
            own = [option] if listener == seat else []
            for event in game.told:
                said = redact(vocabulary.names(event), event[5], [listener])
                own.append(json.dumps(said, sort_keys=True))  # type: ignore[arg-type]
            self.heard[listener] += [str(one) for one in own]


def _position(
    name: str, seats: int, settings: dict[str, Any], reward: str, state: Any, heard: list[list[str]]
) -> Position:
    desk = Desk(name, seats, settings, reward=reward)
    desk.game = desk.face.read(state, desk.pack)
    return Position(desk, heard)


def registered_name(game: str) -> str:
    return f"karczma_{game}"


def kind_of(face: Face[Any]) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=registered_name(face.name),
        long_name=f"Karczma: {face.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=face.most,
        min_num_players=face.least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, face.least), "options": "{}", "reward": ""},
    )


class Game(pyspiel.Game):  # type: ignore[misc]
    """`players`: how many; `options`: the options of the table as JSON; `reward`: as for the other environments."""

    face: ClassVar[Face[Any]]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        face = self.face
        seats = int(params.get("players", max(2, face.least)))
        options = json.loads(params.get("options", "{}"))
        self.desk = Desk(face.name, seats, options, reward=str(params.get("reward", "")))
        far = 1.0 if self.desk.pays_by == "ranking" else float(MOST_POINTS)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.desk.actions,
            max_chance_outcomes=DEALS,
            num_players=seats,
            min_utility=-far,
            max_utility=far,
            max_game_length=face.bound + 1,
        )
        super().__init__(kind_of(face), info, params)

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.face)


class State(pyspiel.State):  # type: ignore[misc]
    """Before the deal, in the middle of a game, or at its end."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.dealt = False
        self.position = Position(game.desk.clone(), [[] for _ in range(game.desk.seats)])

    @property
    def desk(self) -> Desk:
        return self.position.desk

    def current_player(self) -> int:
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.desk.over else self.desk.turn

    def is_terminal(self) -> bool:
        return self.dealt and self.desk.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.desk.options(player))

    def _apply_action(self, action: int) -> None:
        if self.dealt:
            self.position.take(self.desk.turn, action)
        else:
            self.desk.deal(action)
            self.dealt = True

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return actions_of(self.desk.face)[action]

    def returns(self) -> list[float]:
        return self.desk.rewards() if self.is_terminal() else [0.0] * self.desk.seats

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> Self:
        """Another state in which this player would know exactly what it knows."""
        another: Self = self.clone()
        desk = another.desk
        desk.game = desk.face.redeal(desk.game, player_id, imagining(int(sampler() * (1 << RANDOM_BITS))))
        return another

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player has heard and chosen so far, and what it sees now."""
        seat = self.desk.turn if player is None else player
        return "\n".join([*self.position.heard[seat], self.observation_string(seat)])

    def observation_string(self, player: int | None = None) -> str:
        seat = self.desk.turn if player is None else player
        return json.dumps(self.desk.match().view(seat).plain(), sort_keys=True) if self.dealt else ""

    def __str__(self) -> str:
        return told(self.desk.words, self.desk.match(), None) if self.dealt else "before the deal"


class Observer:
    """The numbers of an environment, as OpenSpiel asks for them."""

    def __init__(self, face: Face[Any]) -> None:
        self.tensor = np.zeros(len(numbers_of(face)), np.float32)
        self.dict = {"numbers": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = state.desk.measured(player) if state.dealt else 0.0

    def string_from(self, state: State, player: int) -> str:
        return state.observation_string(player)


def register() -> None:
    """A class for each game: OpenSpiel lets go of what it holds when Python is gone, and only classes survive that."""
    for name in GAMES:
        face = find(name)
        if face.features:
            pyspiel.register_game(kind_of(face), type(f"{name}_game", (Game,), {"face": face}))


register()
