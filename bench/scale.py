"""What many games cost: playing them, taking what was played, writing it down, rating it, and handing work out.

    .venv/bin/python bench/scale.py
    .venv/bin/python bench/scale.py --ray auto

What plays runs in as many processes as one likes. What takes, writes and rates is a single process, so the ratio of the
two says for how many cores it is enough. Both are told in processor time, which other load disturbs little.
"""

from __future__ import annotations

import argparse
import pickle
import sys
import tempfile
import time
from itertools import cycle, islice
from pathlib import Path

import msgspec

from karczma.games import GAMES, find
from karczma.lab import cluster, simulate
from karczma.lab.cluster import hired
from karczma.lab.kept import EVERYTHING, SCORES
from karczma.lab.pool import Crew, crew_of
from karczma.lab.simulate import CHUNK, Count
from karczma.lab.tables import writing
from karczma.lab.tournament import Plan, Played, plan_for, play_game, standings

PARTS = 40  # different games of which the many are made
MANY = {SCORES: 100_000, EVERYTHING: 10_000}  # games that are taken and written
WARM = 2000  # pieces until everybody is awake
ROUNDS = 3  # of what is short; the best is told, for other load only makes slower


def playing(game: str, bot: str, keep: int) -> tuple[float, list[bytes]]:
    """Milliseconds a game, and what comes of some chunks, on its way to whoever writes."""
    plan = simulate.planned(game, 2, 1, [bot], 1, None, None)._replace(keep=keep)
    simulate.play_chunk((plan, 0, 1))
    began = time.process_time()
    parts = [simulate.play_chunk((plan, first, CHUNK)) for first in range(0, PARTS, CHUNK)]
    return 1000 * (time.process_time() - began) / PARTS, [pickle.dumps(part) for part in parts]


def writing_down(game: str, parts: list[bytes], keep: int) -> tuple[float, float]:
    """Microseconds a game to take and write it, and to join the tables."""
    games = MANY[keep]
    total = Count(2)
    with tempfile.TemporaryDirectory() as folder:
        began = time.process_time()
        with writing(find(game), Path(folder), keep == EVERYTHING) as writer:
            for packed in islice(cycle(parts), games // CHUNK):
                part: Count = pickle.loads(packed)
                total.add(part)
                writer.add(part.kept)
            writer.flush()
            written = time.process_time()
        joined = time.process_time()
    return 1e6 * (written - began) / games, 1e6 * (joined - written) / games


def rating(game: str) -> tuple[float, int]:
    """Microseconds to read and rate a game of a tournament, and bytes of its line."""
    plan = plan_for(game, 2, PARTS, ["regular", "novice"], seed=1)
    lines = [msgspec.json.encode(play_game((plan, number))) for number in range(plan.games)]
    return 1e6 * min(_rating(plan, lines) for _ in range(ROUNDS)), sum(len(line) + 1 for line in lines) // len(lines)


def _rating(plan: Plan, lines: list[bytes]) -> float:
    began = time.process_time()
    standings(plan, (msgspec.json.decode(line, type=Played) for line in islice(cycle(lines), 2000)))
    return (time.process_time() - began) / 2000


def costs() -> None:
    for game in GAMES:
        us, line = rating(game)
        print(f"{game}: rating {us:.0f} us a game, {line} bytes a line of a tournament")
        for keep, name in ((SCORES, "scores"), (EVERYTHING, "decisions too")):
            ms, parts = playing(game, "greedy", keep)
            found = [writing_down(game, parts, keep) for _ in range(ROUNDS)]
            take, join = min(one[0] for one in found), min(one[1] for one in found)
            print(f"  {name}: play {ms:.2f} ms, write {take:.1f} us, join {join:.1f} us", flush=True)


def handing_out(crew: Crew, pieces: int) -> tuple[float, float]:
    """Microseconds a piece in which nothing is done, once all are awake: by the clock, and of our own process."""
    done = crew.work_on(abs, range(pieces + WARM))
    for _ in range(WARM):
        next(done)
    wall, own = time.perf_counter(), time.process_time()
    for _ in done:
        pass
    return 1e6 * (time.perf_counter() - wall) / pieces, 1e6 * (time.process_time() - own) / pieces


def overheads(address: str | None) -> None:
    with hired(2, address) as found:
        crew = crew_of(found, 2)
        for most in (1,) if address is None else (1, 10, 100, 1000):
            cluster.MOST = most
            told = [handing_out(crew, 5000 * min(most, 10)) for _ in range(ROUNDS)]
            wall, own = min(one[0] for one in told), min(one[1] for one in told)
            print(f"tasks of {most}: {wall:.0f} us a piece, {own:.0f} us of them in our own process", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ray", metavar="ADDRESS", help="measure this cluster, with nothing to do, instead")
    parser.add_argument("--idle", action="store_true", help="measure two processes that have nothing to do instead")
    given = parser.parse_args()
    if given.ray or given.idle:
        overheads(given.ray)
    else:
        costs()
    return 0


if __name__ == "__main__":
    sys.exit(main())
