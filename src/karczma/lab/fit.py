"""The network while it is trained: one hidden layer, fitted with Adam to what positions turned out to be worth."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from karczma.bots.judge import OUTPUTS
from karczma.lab.selfplay import Array, Positions, Scale

HIDDEN = 48
# Weights fade as if this many positions spoke against them; without that the network learns single games by heart
FADE = 300_000
FORGET_FIRST, FORGET_SECOND = 0.1, 0.001  # of what Adam remembers: the slope, and its square


class Fit:
    """Weights, and what Adam remembers of them."""

    def __init__(self, inputs: int, hidden: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        scale = np.sqrt(2.0 / inputs)
        self.mean = np.zeros(inputs, np.float32)  # of the inputs, and their spread
        self.spread = np.ones(inputs, np.float32)
        self.parts: list[Array] = [
            (dice.standard_normal((inputs, hidden)) * scale).astype(np.float32),
            np.zeros(hidden, np.float32),
            (dice.standard_normal((hidden, OUTPUTS)) * np.sqrt(1.0 / hidden)).astype(np.float32),
            np.zeros(OUTPUTS, np.float32),
        ]
        self.first = [np.zeros_like(part) for part in self.parts]
        self.second = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def outputs(self, inputs: Array) -> Array:
        """Win chance, points and lead, these two in standard deviations."""
        _, raw = self._forward((inputs - self.mean) / self.spread)
        raw[:, 0] = logistic(raw[:, 0])
        return raw

    def _forward(self, inputs: Array) -> tuple[Array, Array]:
        hidden = np.maximum(inputs @ self.parts[0] + self.parts[1], 0.0)
        return hidden, hidden @ self.parts[2] + self.parts[3]

    def learn(self, inputs: Array, targets: Array, rate: float, fade: float) -> float:
        """One step towards these targets; returns the loss before it. `fade`: of the weights, for each unit of rate."""
        inputs = (inputs - self.mean) / self.spread
        hidden, raw = self._forward(inputs)
        win = logistic(raw[:, 0])
        wrong = np.empty_like(raw)
        wrong[:, 0] = win - targets[:, 0]
        wrong[:, 1:] = 0.5 * (raw[:, 1:] - targets[:, 1:])
        loss = float(np.mean((win - targets[:, 0]) ** 2))
        wrong /= len(inputs)
        back = (wrong @ self.parts[2].T) * (hidden > 0.0)
        self._adam([inputs.T @ back, back.sum(0), hidden.T @ wrong, wrong.sum(0)], rate, fade)
        return loss

    def _adam(self, slopes: list[Array], rate: float, fade: float) -> None:
        self.steps += 1
        step = rate * np.sqrt(1 - (1 - FORGET_SECOND) ** self.steps) / (1 - (1 - FORGET_FIRST) ** self.steps)
        for i, slope in enumerate(slopes):
            self.first[i] += FORGET_FIRST * (slope - self.first[i])
            self.second[i] += FORGET_SECOND * (slope * slope - self.second[i])
            self.parts[i] -= step * self.first[i] / (np.sqrt(self.second[i]) + 1e-8)
            if slope.ndim > 1:  # weights that nothing speaks for fade away (AdamW)
                self.parts[i] *= 1 - fade * rate

    def layers(self) -> tuple[Array, Array]:
        """The network for inputs as they are measured: a row for each unit, the number that is always added last."""
        inner = self.parts[0] / self.spread[:, None]
        always = self.parts[1] - (self.mean / self.spread) @ self.parts[0]
        return np.vstack([inner, always]).T, np.vstack([self.parts[2], self.parts[3]]).T


def logistic(x: Array) -> Array:
    return np.asarray(1.0 / (1.0 + np.exp(-np.clip(x, -30, 30))), np.float32)


def targets_of(fit: Fit, positions: Positions, scale: Scale, trust: float) -> Array:
    """What each position is worth: how its game ended, mixed with what the judgement says of those after it.

    `trust` is how much the end counts (lambda): 1 is the end alone. From one position to the next the ends differ by
    what chance gave in between, which does not count.
    """
    mean, spread, lead = scale
    ends = positions.ends / np.array([1.0, spread, lead], np.float32) - np.array([0.0, mean / spread, 0.0], np.float32)
    said = fit.outputs(positions.inputs)
    found = ends.copy()
    for first, end in pairwise([*positions.starts, len(ends)]):
        for i in range(end - 2, first - 1, -1):
            found[i] = trust * found[i + 1] + (1 - trust) * said[i + 1] + ends[i] - ends[i + 1]
    return np.clip(found, -4.0, 4.0)
