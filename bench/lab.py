"""Our environments beside those of others, in one run: `make bench-lab`. What is kept is the ratio, not the seconds.

    .venv/bin/python bench/lab.py --rounds 3 --seconds 2

Everybody chooses at random among what is allowed, and only the environment's own processor time counts: `last` and
`step`, which means observations and masks too. Ours are those that an environment shows if nothing else is asked for.
The peers are installed into `.bench/lab`, which is theirs alone: PettingZoo's gin rummy was last in 1.25. How fast
games are without observations, beside Catanatron and others, is told by `make bench`.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import time
import venv
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

HOUSE = Path(__file__).resolve().parent.parent
PEERS = HOUSE / ".bench" / "lab"
NEEDED = ("pettingzoo==1.25.0", "rlcard==1.2.0", "pygame>=2.5", "numpy>=2,<2.3")
GAMES = ("kajko", "roll_player", "stonespine", "lockup")
ENVS = 64


def alone(env: Any, seconds: float) -> float:
    """Steps a second of a PettingZoo environment, all seats at random."""
    dice = random.Random(0).random
    steps, spent, choosing = 0, 0.0, 0.0
    while spent < seconds:
        env.reset(seed=steps)
        masks = []
        began = time.process_time()
        for _ in env.agent_iter():
            shown, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                masks.append(shown["action_mask"])
                env.step(choose(dice, masks[-1]))
            steps += 1
        spent += time.process_time() - began
        began = time.process_time()
        for mask in masks:
            choose(dice, mask)
        choosing += time.process_time() - began
    return steps / (spent - choosing)


def choose(dice: Callable[[], float], mask: Any) -> int:
    allowed = mask.nonzero()[0]
    return int(allowed[int(dice() * len(allowed))])


def together(envs: Any, seconds: float) -> float:
    """Steps a second of a vector environment, over all its games."""
    import numpy as np  # noqa: PLC0415  also where nothing of ours is installed

    dice = np.random.default_rng(0)
    shown, _ = envs.reset(seed=1)
    steps, inside = 0, 0.0
    while inside < seconds:
        masks = shown["action_mask"]
        actions = (dice.random(masks.shape, dtype=np.float32) * masks).argmax(1)
        began = time.process_time()
        shown, *_ = envs.step(actions)
        inside += time.process_time() - began
        steps += ENVS
    envs.close()
    return steps / inside


def measure(lane: str, seconds: float) -> float:
    """One lane, in this process."""
    if lane == "gin_rummy":
        from pettingzoo.classic import gin_rummy_v4  # type: ignore[import-untyped] # noqa: PLC0415

        return alone(gin_rummy_v4.env(), seconds)
    from gymnasium.vector import SyncVectorEnv  # noqa: PLC0415

    from karczma.lab import envs  # noqa: PLC0415

    kind, _, game = lane.partition(":")
    if kind == "aec":
        return alone(envs.aec(game, 2), seconds)
    if kind == "many":
        return together(envs.many(game, ENVS, 2), seconds)
    single = [lambda: envs.single(game, 2, opponents="random") for _ in range(ENVS)]
    return together(SyncVectorEnv(single), seconds)


def peers() -> Path:
    """The Python of those we compare ourselves with."""
    python = PEERS / "bin" / "python"
    if not python.exists():
        print("== installing the peers into .bench/lab", flush=True)
        venv.create(PEERS, with_pip=True)
        subprocess.run([python, "-m", "pip", "-q", "install", *NEEDED], check=True)
    return python


def run(lane: str, seconds: float) -> float:
    python = peers() if lane == "gin_rummy" else sys.executable
    told = subprocess.run(
        [python, __file__, "--lane", lane, "--seconds", str(seconds)], check=True, capture_output=True, text=True
    )
    return float(told.stdout.split()[-1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--lane", help="one of them, in this process")
    given = parser.parse_args()
    if given.lane:
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
        print(measure(given.lane, given.seconds))
        return
    lanes = ["gin_rummy", *[f"{kind}:{game}" for game in GAMES for kind in ("aec", "many", "sync")]]
    found: dict[str, list[float]] = {lane: [] for lane in lanes}
    for _ in range(given.rounds):
        for lane in lanes:
            found[lane].append(run(lane, given.seconds))
    tell(found)


def tell(found: dict[str, list[float]]) -> None:
    """The medians over the rounds; ratios are taken round by round, because what slows a round slows all in it."""
    from karczma.lab.envs import aec  # noqa: PLC0415

    speed = {lane: median(speeds) for lane, speeds in found.items()}

    def times(lane: str, than: str) -> float:
        return median([a / b for a, b in zip(found[lane], found[than], strict=True)])

    print("Steps a second at random, two seats, observations and masks included")
    print(f"PettingZoo's gin rummy: {speed['gin_rummy']:,.0f}")
    for game in GAMES:
        one, many, sync = [f"{kind}:{game}" for kind in ("aec", "many", "sync")]
        desk = aec(game).desk
        print(f"{game}, shown as {desk.observation}, {len(desk.names)} numbers:")
        print(f"  AEC: {speed[one]:,.0f}, {times(one, 'gin_rummy'):.1f} times gin rummy (target 30)")
        print(
            f"  {ENVS} games side by side: {speed[many]:,.0f}, {times(many, sync):.1f} times SyncVectorEnv's"
            f" {speed[sync]:,.0f} (target 10)"
        )


if __name__ == "__main__":
    main()
