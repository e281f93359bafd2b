"""A judgement learned from play: rounds of games, and after each a network fitted to how they ended.

A round is some games by the judgement so far, then a fit to the positions of the last rounds. What a position is worth
is how its game ended, mixed with what the judgement says of the positions on the way there (TD lambda). After each
round everything is kept in a folder: a training that was interrupted goes on from there, to the same weights.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import karczma
from karczma.bots.greedy import THUMBS
from karczma.bots.judge import FORMAT, HOPES, OUTPUTS
from karczma.games import find
from karczma.kernel.errors import Refused
from karczma.kernel.face import Face
from karczma.lab import checkpoint
from karczma.lab.checkpoint import Arrays
from karczma.lab.fit import FADE, HIDDEN, Fit, targets_of
from karczma.lab.pool import Crew, crew_of
from karczma.lab.selfplay import CHUNK, Array, Chunk, Order, Positions, Scale, Weights, joined, play_chunk

LAMBDA = 0.995  # how far the end of the game counts, and not what the judgement says on the way
KEPT_ROUNDS = 6  # whose positions are fitted to
FIRST = 4  # the first round, by the rule of thumb, is quick: it has this many times as many games
BATCH = 512
RATES = (1e-3, 1e-3, 1e-3, 3e-4, 3e-4, 1e-4)  # how far a step goes, in each epoch
CHECKPOINT = "checkpoint.npz"
WEIGHTS = "weights.json"


class Score(msgspec.Struct, frozen=True):
    """How often the judgement has won against a rival, in games for two; a shared win is split."""

    wins: float
    games: int


class Round(msgspec.Struct, frozen=True):
    """What a round has shown. Its games were played before it was learned from."""

    round: int
    games: int  # so far
    loss: float  # mean square of what the win chance was wrong by
    against: dict[str, Score]  # by rival
    seconds: float
    cores: int


class Head(msgspec.Struct, frozen=True):
    """What may not change while a training goes on; only the number of rounds may."""

    game: str
    seed: int
    games: int
    rules: int
    features: list[str]
    hidden: int
    format: int = FORMAT


class Note(msgspec.Struct, frozen=True):
    """What a checkpoint says besides its arrays."""

    head: Head
    steps: int
    scale: Scale
    weights: Weights
    last: Weights | None
    curve: list[Round]


def face_of(game: str) -> Face[Any]:
    face = find(game)
    if not face.features or game not in THUMBS:
        raise Refused("nothing-to-train", game=game)
    return face


class Training:
    """A run: rounds of play and fit."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.face = face_of(order.game)
        self.names = [*self.face.features, *HOPES]
        self.fit = Fit(len(self.names), HIDDEN, order.seed)
        self.scale: Scale = (0.0, 1.0, 1.0)
        self.weights: Weights | None = None
        self.last: Weights | None = None
        self.kept: list[Positions] = []
        self.curve: list[Round] = []

    @property
    def round(self) -> int:
        """How many are behind us."""
        return len(self.curve)

    def games(self, rounds: int) -> int:
        """How many are played in so many rounds."""
        return (rounds + FIRST - 1) * self.order.games if rounds else 0

    def next_round(self, jobs: int | Crew, progress: Callable[[int], None]) -> Round:
        """Play, learn; jobs: processes, 0 for one per core, or a crew. `progress` gets how many games were played so
        far."""
        began = time.monotonic()
        chunks = self._chunks()
        crew = crew_of(jobs, len(chunks))
        positions = self._play(chunks, crew, progress)
        if self.round == 0:
            self._settle_scale(positions)
        self.kept = [*self.kept[-KEPT_ROUNDS + 1 :], positions]
        loss = self._learn()
        self.last, self.weights = self.weights, self.written()
        against = {rival: Score(sum(wins, 0.0), len(wins)) for rival, wins in positions.scores.items()}
        told = Round(
            self.round + 1, self.games(self.round + 1), loss, against, round(time.monotonic() - began, 1), crew.size
        )
        self.curve.append(told)
        return told

    def _chunks(self) -> list[Chunk]:
        first = self.games(self.round)
        end = self.games(self.round + 1)
        return [
            Chunk(self.order, number, min(CHUNK, end - number), self.weights, self.last, self.scale)
            for number in range(first, end, CHUNK)
        ]

    def _play(self, chunks: list[Chunk], crew: Crew, progress: Callable[[int], None]) -> Positions:
        done: list[Positions] = []
        played = 0
        with closing(crew.work_on(play_chunk, chunks)) as parts:
            for chunk, part in zip(chunks, parts, strict=True):
                done.append(part)
                played += chunk.games
                progress(played)
        return joined(done)

    def _settle_scale(self, positions: Positions) -> None:
        """Settled once, by how games by the rule of thumb end."""
        inputs, ends = positions.inputs, positions.ends
        points, leads = ends[:, 1], ends[:, 2]
        mean = float(points.mean())
        leads[list(positions.alone)] -= mean  # with nobody to be ahead of, it is the mean that counts
        spread, lead = [max(1.0, float(one.std())) for one in (points, leads)]  # a handful of games may all end alike
        self.scale = (mean, spread, lead)
        raw = self.names.index(HOPES[0])
        inputs[:, raw : raw + 3] = (inputs[:, raw : raw + 3] - mean) / spread
        inputs[:, raw + 3] /= lead
        self.fit.mean = inputs.mean(0)
        self.fit.spread = np.maximum(inputs.std(0), 0.05)

    def _learn(self) -> float:
        dice = np.random.default_rng([self.order.seed, self.round])
        inputs = np.concatenate([kept.inputs for kept in self.kept])
        trust = LAMBDA if self.round else 1.0  # nothing is known before the first round
        targets = np.concatenate([targets_of(self.fit, kept, self.scale, trust) for kept in self.kept])
        fade = min(1.0, FADE / len(inputs))
        losses: list[float] = []
        for rate in RATES:
            order = dice.permutation(len(inputs))
            losses = []
            for first in range(0, len(order), BATCH):
                some = order[first : first + BATCH]
                losses.append(self.fit.learn(inputs[some], targets[some], rate, fade))
        return float(np.mean(losses))

    def written(self) -> Weights:
        """The weights as data."""
        inner, outer = self.fit.layers()
        return {
            "format": FORMAT,
            "game": self.face.name,
            "rules": self.face.rules_version,
            "engine": karczma.__version__,
            "features": self.names,
            "scale": [round(one, 4) for one in self.scale],
            "inner": _rounded(inner),
            "outer": _rounded(outer),
        }

    def made(self) -> dict[str, Any]:
        """Where the weights come from."""
        order = self.order
        command = f"karczma train {order.game} --rounds {self.round} --games {order.games} --seed {order.seed}"
        return {
            "command": command,
            "seed": order.seed,
            "rounds": self.round,
            "games": self.games(self.round),
            "hours": round(sum(one.seconds for one in self.curve) / 3600, 3),
            "cores": max([one.cores for one in self.curve], default=0),
            "engine": karczma.__version__,
        }

    # The folder it is kept in

    def keep(self, folder: Path) -> None:
        """All that is needed to go on, and the weights as they are now."""
        assert self.weights is not None
        note = Note(self._head(), self.fit.steps, self.scale, self.weights, self.last, self.curve)
        checkpoint.write(folder / CHECKPOINT, msgspec.json.encode(note), self._arrays())
        self.publish(folder)

    def publish(self, folder: Path) -> None:
        with checkpoint.whole(folder / WEIGHTS) as file:
            file.write(msgspec.json.encode({**(self.weights or {}), "made": self.made()}) + b"\n")

    def _head(self) -> Head:
        order = self.order
        return Head(order.game, order.seed, order.games, self.face.rules_version, self.names, HIDDEN)

    def _arrays(self) -> Arrays:
        fit = self.fit
        found: Arrays = {"mean": fit.mean, "spread": fit.spread}
        for name, parts in (("part", fit.parts), ("first", fit.first), ("second", fit.second)):
            found |= {f"{name}{i}": part for i, part in enumerate(parts)}
        for i, kept in enumerate(self.kept):
            starts = np.array(kept.starts, np.int64)
            found |= {f"inputs{i}": kept.inputs, f"ends{i}": kept.ends, f"starts{i}": starts}
        return found

    def resume(self, file: Path) -> None:
        """Go on from a checkpoint; one that is damaged, or of another order, is refused."""
        try:
            text, arrays = checkpoint.read(file)
            note = msgspec.json.decode(text, type=Note)
            if note.head != self._head():
                raise Refused("training-other", str(file))
            self._take(note, arrays)
        except (ValueError, KeyError):  # msgspec's are of this kind
            raise Refused("training-damaged", str(file)) from None

    def _take(self, note: Note, arrays: Arrays) -> None:
        fit, width = self.fit, len(self.names)
        fit.mean, fit.spread = _taken(arrays, "mean", (width,)), _taken(arrays, "spread", (width,))
        for name, parts in (("part", fit.parts), ("first", fit.first), ("second", fit.second)):
            parts[:] = [_taken(arrays, f"{name}{i}", part.shape) for i, part in enumerate(parts)]
        fit.steps = note.steps
        self.scale, self.weights, self.last, self.curve = note.scale, note.weights, note.last, note.curve
        self.kept = []
        for i in range(min(self.round, KEPT_ROUNDS)):
            ends = _taken(arrays, f"ends{i}", (-1, OUTPUTS))
            inputs = _taken(arrays, f"inputs{i}", (len(ends), width))
            self.kept.append(Positions(inputs, ends, arrays[f"starts{i}"].tolist(), {}))


def open_training(order: Order, folder: Path) -> Training:
    """A new one, or the one that is kept in this folder."""
    training = Training(order)
    folder.mkdir(parents=True, exist_ok=True)  # not after hours of work
    file = folder / CHECKPOINT
    if file.exists():
        training.resume(file)
    return training


def _taken(arrays: Arrays, name: str, shape: tuple[int, ...]) -> Array:
    """An array of a checkpoint, if it is as it should be; -1: any length."""
    found = arrays[name]
    wanted = tuple(have if want == -1 else want for have, want in zip(found.shape, shape, strict=True))
    if found.dtype != np.float32 or found.shape != wanted or not np.isfinite(found).all():
        raise ValueError(name)
    return found


def _rounded(rows: Array) -> list[list[float]]:
    return [[float(f"{one:.5g}") for one in row] for row in rows.tolist()]
