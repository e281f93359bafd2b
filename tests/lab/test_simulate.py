"""Simulations: the same seed gives the same games whoever plays them, and what is counted adds up."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import karczma
from karczma import bots
from karczma.kernel.chance import seeded
from karczma.kernel.errors import Refused
from karczma.lab import is_compiled
from karczma.lab.simulate import CHUNK, game_seed, simulate

TIMES = ("seconds", "games_per_second", "decisions_per_second", "jobs")


def outcome(result: dict[str, Any]) -> dict[str, Any]:
    """What came out, without how long it took."""
    return {name: told for name, told in result.items() if name not in TIMES}


@pytest.mark.parametrize("bots", [["random"], ["curious", "random", "greedy"]])
def test_jobs_do_not_change_the_games(bots: list[str]) -> None:
    games = 1500 if bots == ["random"] else CHUNK + 5
    before = signal.getsignal(signal.SIGINT)
    alone = simulate("kajko", 3, games, bots, seed=7, jobs=1)
    together = simulate("kajko", 3, games, bots, seed=7, jobs=2)
    assert signal.getsignal(signal.SIGINT) is before
    assert outcome(alone) == outcome(together)
    assert (alone["jobs"], together["jobs"]) == (1, 2)


def test_another_seed_gives_other_games() -> None:
    one, two = (outcome(simulate("kajko", 2, 50, ["random"], seed=seed, jobs=1)) for seed in (1, 2))
    assert one["scores"] != two["scores"]


def test_more_games_begin_with_the_same_ones() -> None:
    """One game is the first of many: its seed comes from the seed and its number alone."""
    alone = simulate("kajko", 2, 1, ["random"], seed=1, jobs=1)
    assert alone["length"]["min"] == alone["length"]["max"] == alone["decisions"]
    few, many = (simulate("kajko", 2, games, ["random"], seed=1, jobs=1) for games in (2, 200))
    assert many["length"]["min"] <= few["length"]["min"]
    assert many["length"]["max"] >= few["length"]["max"]
    assert len({game_seed(seed, number) for seed in range(10) for number in range(10)}) == 100


@pytest.mark.parametrize("bots", [["random"], ["random", "greedy"]])
@pytest.mark.parametrize("options", [{}, {"dusigrosz": True, "coin_in_hand": True}])
def test_what_is_counted_adds_up(bots: list[str], options: dict[str, Any]) -> None:
    games = 40
    told = simulate("kajko", 2, games, bots, seed=3, jobs=1, options=options)
    assert told["game"] == "kajko"
    assert told["players"] == 2
    assert told["games"] == games
    assert told["bots"] == (bots * 2 if len(bots) == 1 else bots)
    assert told["seed"] == 3
    assert told["options"]["dusigrosz"] is options.get("dusigrosz", False)
    assert told["pack"] == "default"
    assert told["compiled"] is is_compiled()
    assert sum(told["wins"]) == pytest.approx(games)
    assert 0 <= told["shared"] <= games
    assert told["decisions"] == pytest.approx(told["length"]["mean"] * games)
    assert told["decisions_per_second"] == pytest.approx(told["decisions"] / told["seconds"])
    assert told["games_per_second"] == pytest.approx(games / told["seconds"])
    for spread in [told["length"], *told["scores"]]:
        assert spread["min"] <= spread["median"] <= spread["max"]
        assert spread["min"] <= spread["mean"] <= spread["max"]
        assert spread["sd"] >= 0
    assert told["length"]["max"] <= karczma.start("kajko").face.bound


def test_shared_victories_are_split() -> None:
    """Many short games: some are tied to the last item, and then each who shares has a part."""
    told = simulate("kajko", 5, 3000, ["random"], seed=1, jobs=1)
    assert told["shared"] > 0
    assert sum(told["wins"]) == pytest.approx(3000)


def test_random_games_inside_the_engine_are_like_those_of_random_bots() -> None:
    """Other dice, the same game: means agree, by far more than bots of any skill would."""
    core = simulate("kajko", 2, 2000, ["random"], seed=1, jobs=1)
    dice = seeded(1)
    bot = bots.make("random", karczma.start("kajko").face, dice)
    totals: list[int] = []
    for seed in range(150):
        match = karczma.start("kajko", 2, seed)
        while not match.over:
            seat = match.asked[0]
            match.choose(seat, bot.choose(bots.sit(match, seat, dice)))
        totals += [seat.total for seat in match.scores().seats]
    assert core["scores"][0]["mean"] == pytest.approx(sum(totals) / len(totals), abs=4)


def test_progress_is_told_chunk_by_chunk() -> None:
    told: list[int] = []
    simulate("kajko", 2, 2 * CHUNK + 3, ["curious"], seed=1, jobs=1, progress=told.append)
    assert told == [CHUNK, 2 * CHUNK, 2 * CHUNK + 3]


@pytest.mark.parametrize(
    ("order", "key"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"players": 9}, "seats-range"),
        ({"games": 0}, "games-range"),
        ({"bots": ["clever"]}, "no-such-bot"),
        ({"bots": ["random"] * 3}, "bots-count"),
        ({"bots": []}, "bots-count"),
        ({"seed": -1}, "seed-range"),
        ({"options": {"magic": True}}, "no-such-choice"),
        ({"options": {"first_player": "3"}}, "choice-value"),
    ],
)
def test_a_wrong_order_is_refused_before_anything_is_played(order: dict[str, Any], key: str) -> None:
    right: dict[str, Any] = {"game": "kajko", "players": 2, "games": 10, "bots": ["random"], "seed": 1, "jobs": 1}
    with pytest.raises(Refused) as refused:
        simulate(**{**right, **order})
    assert refused.value.key == key


def test_a_pack_of_ones_own_is_played_with(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "Rich"\ngame = "kajko"\n')
    (tmp_path / "stacks.toml").write_text('[[card]]\nid = "coin"\nvalue = 50\n')
    rich = simulate("kajko", 2, 100, ["random"], seed=1, jobs=1, pack=str(tmp_path))
    plain = simulate("kajko", 2, 100, ["random"], seed=1, jobs=1)
    assert rich["pack"] == "Rich"
    assert rich["scores"][0]["mean"] > plain["scores"][0]["mean"]


INTERRUPTED = """
import multiprocessing, os, signal
from karczma.lab.simulate import simulate

def interrupt(done):
    os.killpg(0, signal.SIGINT)  # as the terminal does: to us and to our processes

if __name__ == "__main__":
    try:
        simulate("kajko", 2, 100000, ["greedy"], seed=1, jobs=2, progress=interrupt)
    except KeyboardInterrupt:
        print("interrupted", len(multiprocessing.active_children()))
"""


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="signals of a terminal")
def test_an_interrupt_stops_all_processes_and_is_heard_once(tmp_path: Path) -> None:
    script = tmp_path / "interrupted.py"
    script.write_text(INTERRUPTED)
    said = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False, start_new_session=True
    )
    assert (said.returncode, said.stdout, said.stderr) == (0, "interrupted 0\n", "")


KILLED = """
import os, signal
from karczma.lab.simulate import simulate

def kill(done):
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    simulate("kajko", 2, 100000, ["greedy"], seed=1, jobs=2, progress=kill)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="signals of a terminal")
def test_workers_do_not_outlive_whoever_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    # Returns when nobody is left who could write to its output
    said = subprocess.run([sys.executable, str(script)], capture_output=True, check=False, timeout=60)
    assert said.returncode == -signal.SIGKILL
