"""The laws over very many games, on all cores: `python tests/laws/soak.py --games 1000000`.

Every game has other players, options and dice. A broken law is printed with all it takes to see it again.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import multiprocessing.pool
import secrets
import signal
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[1])

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from karczma.games import GAMES
from karczma.kernel.chance import seeded
from laws.coverage import Reached, report
from laws.tables import FACES, any_deal
from laws.walk import Broken, Company, walk

BATCH = 100
EVERY = 60  # the dear laws look at one position of so many
ON_PAPER = 10  # the record of one game of so many is replayed


@dataclass(frozen=True)
class Job:
    """Some games for one worker."""

    games: tuple[str, ...]
    seed: int
    count: int


@dataclass(frozen=True)
class Done:
    count: int
    reached: Reached
    broken: Broken | None


def work(job: Job) -> Done:
    """Play the games of a job; stop at the first broken law."""
    GAMES.update(FACES)
    company = Company()
    chance = seeded(job.seed)
    for i in range(job.count):
        deal = any_deal(FACES[job.games[chance.below(len(job.games))]], job.seed + i, chance)
        try:
            walk(deal, company, EVERY, chance.below(ON_PAPER) == 0)
        except Broken as broken:
            return Done(i + 1, company.reached, broken)
    return Done(job.count, company.reached, None)


def jobs(games: tuple[str, ...], seed: int, count: int) -> Iterator[Job]:
    for start in range(0, count, BATCH):
        yield Job(games, seed + start, min(BATCH, count - start))


@contextmanager
def workers(number: int) -> Iterator[multiprocessing.pool.Pool | None]:
    """So many processes; with one, everything happens here. Ctrl-C is for us alone: they are ended, not interrupted."""
    if number == 1:
        yield None
        return
    with multiprocessing.get_context("spawn").Pool(number, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        yield pool


def soak(console: Console, games: tuple[str, ...], seed: int, count: int, processes: int) -> int:
    reached: Reached = Counter()
    broken: Broken | None = None
    interrupted = False
    columns = (TextColumn("soak"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with workers(processes) as pool, Progress(*columns, console=console) as progress:
        bar = progress.add_task("soak", total=count)
        todo = jobs(games, seed, count)
        try:
            done: Iterable[Done] = map(work, todo) if pool is None else pool.imap_unordered(work, todo)
            for result in done:
                reached.update(result.reached)
                progress.advance(bar, result.count)
                broken = result.broken
                if broken:
                    break
        except KeyboardInterrupt:
            interrupted = True
    for game in games:
        console.print(report(FACES[game], reached), markup=False, highlight=False)
    if broken:
        tell(console, broken)
    if interrupted:
        console.print(f"stopped; all laws held so far (--seed {seed})")
    return 1 if broken else 130 if interrupted else 0


def tell(console: Console, broken: Broken) -> None:
    """All it takes to see the broken law again."""
    deal = broken.deal
    moves = [json.loads(move) for move in broken.moves]
    told = {"game": deal.game, "seats": deal.seats, "options": dict(deal.options), "seed": deal.seed, "moves": moves}
    console.print(f"\nA LAW IS BROKEN ({deal.style} players): {broken.why}", markup=False, style="bold red")
    console.print(json.dumps(told), markup=False, highlight=False, soft_wrap=True)


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Play very many games under the laws.")
    parser.add_argument("--games", type=int, default=1000, help="how many")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count(), help="processes (default: all cores)")
    parser.add_argument("--seed", type=int, default=None, help="of the first game (default: a new one)")
    parser.add_argument("--game", choices=[*FACES], help="only this game")
    asked = parser.parse_args(given)
    seed = secrets.randbits(40) if asked.seed is None else asked.seed
    console = Console()
    console.print(f"{asked.games} games, {asked.jobs} processes, --seed {seed}", highlight=False)
    return soak(console, (asked.game,) if asked.game else tuple(FACES), seed, asked.games, asked.jobs)


if __name__ == "__main__":
    sys.exit(main())
