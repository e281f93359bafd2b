"""The example that learns Kajko by PPO: it runs, and what it leaves plays. How well it can play, docs/lab.md says."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("torch", reason="pip install karczma[ppo]: without it, the example is NOT tested")
pytest.importorskip("onnx", reason="pip install karczma[ppo]: without it, the example is NOT tested")
pytest.importorskip("onnxruntime", reason="pip install karczma[onnx]: without it, the example is NOT tested")

import numpy as np
import torch
from examples import ppo_kajko as ppo

from karczma.lab.tournament import plan_for, play_tournament, standings

ROOT = Path(__file__).parents[2]


def test_it_learns_and_what_it_leaves_plays(tmp_path: Path) -> None:
    file = tmp_path / "policy.onnx"
    words = "--minutes 0.02 --imitate 30 --games 8 --test 16 --tests 1 --seed 3"
    ppo.main([*words.split(), "--out", str(file)])
    plan = plan_for("kajko", 2, 4, [str(file), "novice"], seed=1)
    (one, other) = standings(plan, play_tournament(plan, jobs=1))
    assert one.faults == other.faults == {}


def test_it_can_learn_what_regular_does() -> None:
    torch.manual_seed(1)
    policy = ppo.Policy()
    few = ppo.imitate(policy, 20, seed=1, rounds=1)
    assert ppo.imitate(policy, 20, seed=1, rounds=40) > few + 0.1


def test_advantages_are_those_of_each_seat() -> None:
    """Two games by hand, without fading: what the end gave, less what was expected."""
    values = np.array([[0.5], [0.2], [0.1], [0.0]], np.float32)
    seat = np.array([[0], [1], [0], [0]])
    counts = np.array([[True], [True], [True], [False]])
    over = np.array([[False], [False], [True], [False]])
    worth = np.zeros((4, 1, 2), np.float32)
    worth[2, 0] = (1.0, -1.0)
    last, asked = np.array([0.7], np.float32), np.array([1])
    before, ppo.FADE = ppo.FADE, 1.0
    try:
        found = ppo.advantages(values, seat, counts, over, worth, last, asked)
    finally:
        ppo.FADE = before
    assert found[:3, 0].tolist() == pytest.approx([1.0 - 0.5, -1.0 - 0.2, 1.0 - 0.1])


@pytest.mark.skipif(not (ROOT / "examples" / "kajko.onnx").exists(), reason="no policy comes with the examples")
def test_the_policy_that_comes_with_it_fits_the_game_as_it_is() -> None:
    plan = plan_for("kajko", 2, 20, [str(ROOT / "examples" / "kajko.onnx"), "novice"], seed=1)
    ours = next(one for one in standings(plan, play_tournament(plan, jobs=1)) if one.name != "novice")
    assert ours.faults == {}
    assert ours.win_rate > 0.6
