"""How fast a game runs here: random decisions inside the engine and through its public face, clones, views, redeals.

The measures take turns, so that a machine that is busy for a while slows all of them; the median is reported.
"""

from __future__ import annotations

import platform
import random
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

import karczma
from karczma.games import find
from karczma.kernel import step
from karczma.kernel.chance import seeded
from karczma.lab import is_compiled

ROUNDS = 5
MIDDLE = 30  # decisions before a game is looked at


class Bench:
    """One game with this many players, to be measured."""

    def __init__(self, game: str, players: int) -> None:
        self.game = game
        self.players = players
        self.face = find(game)
        self.pack = karczma.open_pack(game)
        self.steps = self.face.steps()
        self.settings = self.face.settings(players, {})
        self.seed = 0
        self.chance = seeded(0)
        self.dice = random.Random(0).random
        self.middles = [self.middle(seed) for seed in range(20)]

    def middle(self, seed: int) -> Any:
        """A table in the middle of a random game."""
        match = karczma.start(self.game, self.players, seed)
        while not match.over and len(match.made) < MIDDLE:
            seat = match.asked[0]
            options = match.options(seat)
            match.choose(seat, options[int(self.dice() * len(options))])
        return match.game

    def in_core(self) -> int:
        """One random game inside the engine, set-up included, by options and advance; returns how many decisions."""
        self.seed += 1
        game = self.face.start(self.players, self.settings, self.pack, seeded(self.seed))
        game.telling = False
        step.run(game, self.steps)
        return step.play_out(game, self.steps, self.chance)

    def by_face(self) -> int:
        """One random game through the public face, with every choice checked and its events reported."""
        self.seed += 1
        match = karczma.start(self.game, self.players, self.seed)
        dice = self.dice
        while not match.over:
            seat = match.asked[0]
            options = match.options(seat)
            match.choose(seat, options[int(dice() * len(options))])
        return len(match.made)

    def clone(self) -> int:
        clone = self.face.clone
        for game in self.middles:
            clone(game)
        return len(self.middles)

    def view(self) -> int:
        view = self.face.view
        for game in self.middles:
            view(game, 0)
        return len(self.middles)

    def redeal(self) -> int:
        redeal = self.face.redeal
        for game in self.middles:
            redeal(game, 0, self.chance)
        return len(self.middles)

    def measures(self) -> dict[str, Callable[[], int]]:
        return {
            "core": self.in_core,
            "face": self.by_face,
            "clone": self.clone,
            "view": self.view,
            "redeal": self.redeal,
        }


def rate(act: Callable[[], int], seconds: float) -> float:
    """How much gets done per second of processor time, which other load does not distort."""
    count = 0
    began = now = process_time()
    while now - began < seconds:
        count += act()
        now = process_time()
    return count / (now - began)


def measure(
    game: str,
    seconds: float = 1.0,
    players: list[int] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]:
    """Measure a game, each measure for this many seconds in all; `progress` gets the number of runs done and the total.

    For each number of players: `core` and `face` are decisions per second, `clone`, `view` and `redeal` microseconds.
    """
    face = find(game)
    benches = [Bench(game, seats) for seats in players or range(face.least, face.most + 1)]
    rates: list[dict[str, list[float]]] = [{name: [] for name in bench.measures()} for bench in benches]
    runs = ROUNDS * sum(len(found) for found in rates)
    done = 0
    for _ in range(ROUNDS):
        for bench, found in zip(benches, rates, strict=True):
            for name, act in bench.measures().items():
                found[name].append(rate(act, seconds / ROUNDS))
                done += 1
                if progress is not None:
                    progress(done, runs)
    return {
        "game": game,
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "seconds": seconds,
        "rounds": ROUNDS,
        "measures": [_told(bench.players, found) for bench, found in zip(benches, rates, strict=True)],
    }


def _told(players: int, rates: dict[str, list[float]]) -> dict[str, float]:
    middle = {name: median(found) for name, found in rates.items()}
    return {
        "players": players,
        "core_decisions_per_second": middle["core"],
        "face_decisions_per_second": middle["face"],
        "clone_us": 1e6 / middle["clone"],
        "view_us": 1e6 / middle["view"],
        "redeal_us": 1e6 / middle["redeal"],
    }
