"""OpenSpiel: its own simulation test, its searches, and that another world is one the player could be in."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from karczma.games import GAMES, find
from karczma.lab.envs.desk import numbers_of

pyspiel: Any = pytest.importorskip("pyspiel", reason="NOT TESTED: there is no OpenSpiel for this system")
ismcts: Any = pytest.importorskip("open_spiel.python.algorithms.ismcts")
mcts: Any = pytest.importorskip("open_spiel.python.algorithms.mcts")
spiel: Any = pytest.importorskip("karczma.lab.envs.spiel")

TABLES = [(game, seats) for game in GAMES for seats in (find(game).least, find(game).most)]


def load(game: str, **params: Any) -> Any:
    return pyspiel.load_game(spiel.registered_name(game), params)


def begun(game: str, seats: int, choices: int, seed: int = 1) -> Any:
    """A state in the middle of a game."""
    state = load(game, players=seats).new_initial_state()
    state.apply_action(seed)
    dice = np.random.default_rng(seed)
    for _ in range(choices):
        if state.is_terminal():
            break
        state.apply_action(int(dice.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_openspiel_finds_nothing_wrong(game: str, seats: int) -> None:
    pyspiel.random_sim_test(load(game, players=seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_a_clone_goes_its_own_way(game: str) -> None:
    state = begun(game, 2, 9)
    before = str(state), state.information_state_string(0)
    other = state.clone()
    for _ in range(5):
        other.apply_action(other.legal_actions()[-1])
    assert (str(state), state.information_state_string(0)) == before
    assert state.legal_actions() != [] != other.history()


@pytest.mark.parametrize("game", GAMES)
def test_a_state_is_written_down_and_read_as_it_is(game: str) -> None:
    kind, state = load(game, players=2), begun(game, 2, 9)
    read = kind.deserialize_state(state.serialize())
    assert read.information_state_string(0) == state.information_state_string(0)
    assert find(game).write(read.desk.game) == find(game).write(state.desk.game)
    read.apply_action(read.legal_actions()[0])
    state.apply_action(state.legal_actions()[0])
    assert str(read) == str(state)


@pytest.mark.parametrize("game", GAMES)
def test_another_world_is_one_the_player_could_be_in(game: str) -> None:
    face = find(game)
    changed = 0
    for choices in (4, 20, 40):
        state = begun(game, 2, choices)
        seat = state.current_player()
        sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
        for _ in range(4):
            other = state.resample_from_infostate(seat, sampler)
            assert other.legal_actions() == state.legal_actions()
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            changed += face.write(other.desk.game) != face.write(state.desk.game)
    assert changed > 6


def test_a_sealed_answer_is_in_nobody_elses_information() -> None:
    state = begun("stonespine", 2, 0)
    first = state.legal_actions()
    told = []
    for action in (first[0], first[-1]):
        other = state.clone()
        other.apply_action(action)
        told.append(other.information_state_string(1))
    assert told[0] == told[1]


@pytest.mark.parametrize("game", GAMES)
def test_its_searches_play_our_games(game: str) -> None:
    state = begun(game, 2, 6)
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    seeing = mcts.MCTSBot(load(game, players=2), 2.0, 5, evaluator, random_state=dice)
    assert seeing.step(state) in state.legal_actions()
    blind = ismcts.ISMCTSBot(load(game, players=2), evaluator, 2.0, 10, random_state=dice)
    assert blind.step(state) in state.legal_actions()


@pytest.mark.parametrize("game", GAMES)
def test_its_observer_shows_our_numbers(game: str) -> None:
    state = begun(game, 2, 6)
    observer = load(game, players=2).make_py_observer()
    observer.set_from(state, 1)
    assert observer.tensor.shape == (len(numbers_of(find(game))),)
    np.testing.assert_array_equal(observer.tensor, state.desk.measured(1))
    assert observer.string_from(state, 1) == state.observation_string(1)


def test_returns_are_the_rewards() -> None:
    state = begun("kajko", 3, 10_000)
    assert state.is_terminal()
    assert state.returns() == state.desk.rewards()
    assert sum(state.returns()) == pytest.approx(0.0)
    points = load("roll_player", players=1, reward="score", options='{"shorter_game": true}').new_initial_state()
    points.apply_action(0)
    assert points.desk.settings["shorter_game"] is True
