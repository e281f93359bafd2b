"""A policy that learns Kajko from its own games: REINFORCE with numpy, in half a page. For a start, not for a record.

pip install "karczma[lab]"
python examples/learn.py --games 5000
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

from karczma.games import find
from karczma.lab.envs import raw_of, single

Numbers = NDArray[np.float64]


FULL = np.array(list(raw_of(find("kajko"), 2).values()))  # what makes each number of an observation about 1


def chances(weights: Numbers, seen: Numbers, mask: NDArray[np.int8]) -> Numbers:
    """How likely each action is: none that is not allowed."""
    worth = np.where(mask == 1, weights @ seen, -np.inf)
    found: Numbers = np.exp(worth - worth.max())
    found /= found.sum()
    return found


def play(env: Any, weights: Numbers, dice: np.random.Generator) -> tuple[float, Numbers]:
    """One game: the reward, and the direction that makes what was chosen more likely."""
    shown, _ = env.reset(seed=int(dice.integers(1 << 40)))
    direction = np.zeros_like(weights)
    reward, over = 0.0, False
    while not over:
        seen = shown["observation"] / FULL
        likely = chances(weights, seen, shown["action_mask"])
        action = int(dice.choice(len(likely), p=likely))
        direction += np.outer((np.arange(len(likely)) == action) - likely, seen)
        shown, reward, over, _, _ = env.step(action)
    return reward, direction


def learn(games: int, seed: int, opponents: str = "random", rate: float = 0.02) -> tuple[Numbers, list[float]]:
    """The weights, and the rewards of all games: 1 for a victory, -1 for a defeat."""
    env = single("kajko", 2, opponents=opponents)
    dice = np.random.default_rng(seed)
    weights = np.zeros((env.desk.actions, len(FULL)))
    rewards: list[float] = []
    usual = 0.0
    for _ in range(games):
        reward, direction = play(env, weights, dice)
        weights += rate * (reward - usual) * direction
        usual += 0.02 * (reward - usual)
        rewards.append(reward)
    return weights, rewards


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponents", default="random")
    given = parser.parse_args()
    _, rewards = learn(given.games, given.seed, given.opponents)
    tenth = max(1, given.games // 10)
    for first in range(0, given.games, tenth):
        part = rewards[first : first + tenth]
        print(f"games {first + 1:>6} to {first + len(part):>6}: {(1 + sum(part) / len(part)) / 2:.0%} won")


if __name__ == "__main__":
    main()
