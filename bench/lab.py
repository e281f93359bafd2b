"""Our environments beside those of others, in one run: `make bench-lab`. What is kept is the ratio, not the seconds.

    .venv/bin/python bench/lab.py --rounds 3 --seconds 2

Everybody chooses at random among what is allowed, and only the environment's own time counts: `last` and `step`, which
means observations and masks too. The peers are installed into `.bench/lab`, which is theirs alone: PettingZoo's gin
rummy was last in 1.25.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
import venv
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
    import numpy as np  # noqa: PLC0415  also where nothing of ours is installed

    dice = np.random.default_rng(0)
    steps, inside = 0, 0.0
    while inside < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            began = time.perf_counter()
            shown, _, ended, cut, _ = env.last()
            inside += time.perf_counter() - began
            over = ended or cut
            action = None if over else int(dice.choice(np.flatnonzero(shown["action_mask"])))
            began = time.perf_counter()
            env.step(action)
            inside += time.perf_counter() - began
            steps += 1
    return steps / inside


def together(envs: Any, seconds: float) -> float:
    """Steps a second of a vector environment, over all its games."""
    import numpy as np  # noqa: PLC0415

    dice = np.random.default_rng(0)
    shown, _ = envs.reset(seed=1)
    steps, inside = 0, 0.0
    while inside < seconds:
        masks = shown["action_mask"]
        actions = (dice.random(masks.shape, dtype=np.float32) * masks).argmax(1)
        began = time.perf_counter()
        shown, *_ = envs.step(actions)
        inside += time.perf_counter() - began
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
        print(measure(given.lane, given.seconds))
        return
    lanes = ["gin_rummy", *[f"{kind}:{game}" for game in GAMES for kind in ("aec", "many", "sync")]]
    found: dict[str, list[float]] = {lane: [] for lane in lanes}
    for _ in range(given.rounds):
        for lane in lanes:
            found[lane].append(run(lane, given.seconds))
    speed = {lane: median(speeds) for lane, speeds in found.items()}
    print(f"PettingZoo's gin rummy: {speed['gin_rummy']:,.0f} steps a second, with observations")
    for game in GAMES:
        aec, many, sync = [speed[f"{kind}:{game}"] for kind in ("aec", "many", "sync")]
        print(f"{game}: {aec:,.0f} steps a second, {aec / speed['gin_rummy']:.1f} times gin rummy (target 30)")
        print(
            f"  {ENVS} games side by side: {many:,.0f}, {many / sync:.1f} times SyncVectorEnv's {sync:,.0f} (target 10)"
        )


if __name__ == "__main__":
    main()
