"""Us beside our peers, in one run on one core: `make bench`. What is kept is the ratio, not the seconds.

The runners take turns, each in a process of its own, round after round; told are the medians over the rounds. The peers
are installed into `.bench/`, which is theirs alone. What came out is also written to `.bench/results.json`.
"""

from __future__ import annotations

import argparse
import filecmp
import json
import os
import platform
import subprocess
import sys
import venv
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

HOUSE = Path(__file__).resolve().parent.parent
SOURCE = HOUSE / "src"
PEERS = HOUSE / ".bench"
RUNNER = Path(__file__).with_name("runner.py")
REQUIREMENTS = Path(__file__).with_name("requirements.txt")
YARDSTICK = "hearts"
ENGINE = ("kernel", "games", "bots")  # what is compiled and measured


class Lane(NamedTuple):
    """Who runs: a runner, what it is called in the table, and where its code comes from."""

    runner: str
    title: str
    home: str  # compiled or interpreted: us; else the package of a peer


# In the order in which they run: what is compared by a verdict runs one after the other.
LANES = {
    "interpreted": Lane("kajko_core", "Kajko, interpreted, inside the engine", "interpreted"),
    "core": Lane("kajko_core", "Kajko, compiled, inside the engine", "compiled"),
    "hearts": Lane("hearts", "OpenSpiel hearts, stepped from Python", "open_spiel"),
    "face": Lane("kajko_face", "Kajko, compiled, public face, events told", "compiled"),
    "clone": Lane("kajko_clone", "Kajko, compiled, clones", "compiled"),
    "hearts_cpp": Lane("hearts_cpp", "OpenSpiel hearts, whole games inside C++", "open_spiel"),
    "backgammon": Lane("backgammon", "OpenSpiel backgammon, stepped from Python", "open_spiel"),
    "uno": Lane("uno", "RLCard Uno", "rlcard"),
    "roll_player": Lane("roll_player_core", "Roll Player, compiled, inside the engine", "compiled"),
    "catan": Lane("catan", "Catanatron Catan", "catanatron"),
    "stonespine": Lane("stonespine_core", "Stonespine, compiled, inside the engine", "compiled"),
    "lockup": Lane("lockup_core", "Lockup, compiled, inside the engine", "compiled"),
    "roll_player_clone": Lane("roll_player_clone", "Roll Player, compiled, clones", "compiled"),
    "stonespine_clone": Lane("stonespine_clone", "Stonespine, compiled, clones", "compiled"),
    "stonespine_path": Lane("stonespine_path", "Stonespine, compiled, longest single paths", "compiled"),
    "lockup_clone": Lane("lockup_clone", "Lockup, compiled, clones", "compiled"),
}

# How fast bots think, a table of its own: the games, and what is counted in its columns. A lane is GAME_MEASURE.
THINKERS = {"kajko": "Kajko", "roll_player": "Roll Player", "stonespine": "Stonespine Architects", "lockup": "Lockup"}
THOUGHTS = {
    "veteran": "Veteran",
    "master": "Master",
    "verdicts": "judgements",
    "playouts": "playouts",
    "looks": "looks",
}
ISMCTS = "hearts_ismcts"  # whose iterations stand beside our looks
THINKING = {
    f"{game}_{measure}": Lane(f"{game}_{measure}", f"{title}, compiled, bots: {what}", "compiled")
    for measure, what in THOUGHTS.items()
    for game, title in THINKERS.items()
} | {ISMCTS: Lane(ISMCTS, "OpenSpiel hearts, IS-MCTS in Python", "open_spiel")}

# What must hold: the sentence, a lane, at least so many times as fast as another.
VERDICTS = (
    ("Kajko compiled inside the engine is at least 5 times as fast as hearts", "core", "hearts", 5.0),
    ("Kajko compiled is at least 4 times as fast as interpreted", "core", "interpreted", 4.0),
    ("Kajko through its public face is at least as fast as hearts", "face", "hearts", 1.0),
    ("Kajko compiled inside the engine is at least 15 times as fast as Catan", "core", "catan", 15.0),
    ("Roll Player compiled inside the engine is at least 15 times as fast as Catan", "roll_player", "catan", 15.0),
    ("Stonespine compiled inside the engine is at least 25 times as fast as Catan", "stonespine", "catan", 25.0),
    ("Lockup compiled inside the engine is at least 15 times as fast as Catan", "lockup", "catan", 15.0),
)
LIMITS = {
    "clone": ("a clone of Kajko", 2),
    "roll_player_clone": ("a clone of Roll Player", 3),
    "stonespine_clone": ("a clone of Stonespine", 3),
    "stonespine_path": ("the longest single path of the worst dungeon", 1000),
    "lockup_clone": ("a clone of Lockup", 3),
}  # what may take so many microseconds

Rates = dict[str, list[float]]  # by lane, one a round


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=1.0, help="of processor time, a runner and round")
    order = parser.parse_args()
    missing = wrong_with_us() | install_peers()
    lanes = {name: lane for name, lane in (LANES | THINKING).items() if lane.home not in missing}
    rates: Rates = {name: [] for name in lanes}
    for number in range(order.rounds):
        for name, lane in lanes.items():
            print(f"round {number + 1} of {order.rounds}: {lane.title}", file=sys.stderr, flush=True)
            rates[name].append(run(lane, order.seconds))
    return tell(rates, missing, order.rounds, order.seconds, [] if "compiled" in missing else untaught())


def wrong_with_us() -> dict[str, str]:
    """Why we cannot be measured compiled, if so: the build must be there, and of these very sources."""
    asked = "import karczma, karczma.lab; print(karczma.__file__); print(karczma.lab.is_compiled())"
    said = ask([sys.executable, "-c", asked], surroundings("compiled"))
    if said.returncode:
        return {"compiled": f"karczma is not installed for {sys.executable}: run make first"}
    file, compiled = said.stdout.split("\n")[:2]
    if compiled != "True":
        return {"compiled": f"{file} is not compiled: a C compiler is needed, then make"}
    built = Path(file).parent
    for source in (path for part in ENGINE for path in sorted((SOURCE / "karczma" / part).rglob("*.py"))):
        copy = built / source.relative_to(SOURCE / "karczma")
        if not copy.exists() or not filecmp.cmp(source, copy, shallow=False):
            return {"compiled": f"{source.relative_to(HOUSE)} has changed since the build: run make first"}
    return {}


def untaught() -> list[str]:
    """The games without weights: what is measured there is a network of zeros."""
    asked = "from karczma.lab.thinking import untaught; print(*untaught())"
    said = ask([sys.executable, "-c", asked], surroundings("compiled"))
    said.check_returncode()
    return said.stdout.split()


def ask(command: list[str], env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


def install_peers() -> dict[str, str]:
    """The peers into their own folder, one by one, so that one that cannot be had does not stop the rest."""
    if not python_of_peers().exists():
        venv.create(PEERS, with_pip=True)
    missing: dict[str, str] = {}
    for wanted in REQUIREMENTS.read_text().split():
        pip = [str(python_of_peers()), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wanted]
        said = ask(pip, surroundings(wanted))
        if said.returncode:
            missing[wanted.split("==")[0]] = (
                f"{wanted} cannot be installed: {(said.stderr.strip() or '?').splitlines()[-1]}"
            )
    return missing


def python_of_peers() -> Path:
    return PEERS / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def surroundings(home: str) -> dict[str, str]:
    """Interpreted we run from the source folder, without the compiled engine that may lie in it."""
    plain = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "KARCZMA_ENGINE")}
    return plain | {"PYTHONPATH": str(SOURCE), "KARCZMA_ENGINE": "interpreted"} if home == "interpreted" else plain


def run(lane: Lane, seconds: float) -> float:
    """One runner in a process of its own, on one core where the system lets us say which."""
    ours = lane.home in ("compiled", "interpreted")
    core = [str(max(os.sched_getaffinity(0)))] if hasattr(os, "sched_getaffinity") else []
    python = sys.executable if ours else str(python_of_peers())
    said = subprocess.run(
        [python, str(RUNNER), lane.runner, str(seconds), *core],
        env=surroundings(lane.home),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    told: dict[str, Any] = json.loads(said.stdout.splitlines()[-1])
    if ours:
        assert told["compiled"] == (lane.home == "compiled"), f"{lane.title}: this ran the wrong build"
    return float(told["rate"])


def ratio(rates: Rates, lane: str, than: str) -> float | None:
    """The median of the ratios round by round: what slows a whole round slows both."""
    if lane not in rates or than not in rates:
        return None
    return median([a / b for a, b in zip(rates[lane], rates[than], strict=True)])


def tell(rates: Rates, missing: dict[str, str], rounds: int, seconds: float, zeros: list[str]) -> int:
    """The tables, the verdicts and the file; 0 if all holds, 1 if something does not, 2 if something cannot be told."""
    print(f"\n{'':44}{'a second':>14}{'x hearts':>10}{'x interpreted':>15}")
    for name, lane in LANES.items():
        if name not in rates:
            print(f"{lane.title:44}{'MISSING':>14}")
            continue
        times = [ratio(rates, name, than) if name not in LIMITS else None for than in (YARDSTICK, "interpreted")]
        hearts, interpreted = ["" if one is None else f"{one:.2f}" for one in times]
        print(f"{lane.title:44}{median(rates[name]):>14,.0f}{hearts:>10}{interpreted:>15}")
    tell_thinking(rates, zeros)
    print()
    for why in missing.values():
        print(f"MISSING: {why}")
    held = verdicts(rates)
    for text, holds in held:
        print(f"{'UNKNOWN' if holds is None else 'holds' if holds else 'FAILS'}: {text}")
    results = {
        "rounds": rounds,
        "seconds": seconds,
        "python": platform.python_version(),
        "machine": platform.platform(),
        "rates": rates,
        "medians": {name: median(found) for name, found in rates.items()},
        "times_hearts": {name: ratio(rates, name, YARDSTICK) for name in rates if name in LANES.keys() - LIMITS.keys()},
        "looks_times_ismcts": {game: ratio(rates, f"{game}_looks", ISMCTS) for game in THINKERS},
        "without_weights": zeros,
        "missing": missing,
        "verdicts": dict(held),
    }
    (PEERS / "results.json").write_text(json.dumps(results, indent=1) + "\n")
    said = [holds for _, holds in held]
    return 1 if False in said else 2 if None in said else 0


def tell_thinking(rates: Rates, zeros: list[str]) -> None:
    """How much bots think in a second; `zeros`: the games that have no weights."""
    print(f"\n{'bots, compiled, two players, a second':44}", end="")
    print("".join([f"{what:>12}" for what in THOUGHTS.values()]) + f"{'x IS-MCTS':>12}")
    for game, title in THINKERS.items():
        times = ratio(rates, f"{game}_looks", ISMCTS)
        cells = "".join([cell(rates, f"{game}_{measure}") for measure in THOUGHTS])
        print(f"{title:44}{cells}{'' if times is None else f'{times:.2f}':>12}")
    print(f"{THINKING[ISMCTS].title + ', iterations':92}{cell(rates, ISMCTS)}")
    if zeros:
        print(f"Without weights, judged by a network of zeros: {', '.join([THINKERS[game] for game in zeros])}")


def cell(rates: Rates, lane: str) -> str:
    if lane not in rates:
        return f"{'MISSING':>12}"
    found = median(rates[lane])
    return f"{found:>12,.0f}" if found >= 100 else f"{found:>12.1f}"


def verdicts(rates: Rates) -> list[tuple[str, bool | None]]:
    held: list[tuple[str, bool | None]] = []
    for text, lane, than, least in VERDICTS:
        times = ratio(rates, lane, than)
        held.append((text, None) if times is None else (f"{text} ({times:.2f})", times >= least))
    for lane, (what, most) in LIMITS.items():
        text = f"{what} takes at most {most:,} us"
        took = 1e6 / median(rates[lane]) if lane in rates else None
        held.append((text, None) if took is None else (f"{text} ({took:.2f})", took <= most))
    return held


if __name__ == "__main__":
    sys.exit(main())
