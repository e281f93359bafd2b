"""Many games of bots against each other: who wins, with how many points, after how many decisions.

The games of a seed are always the same, however many processes play them: each game has its own seed, made
from the seed and its number, and bots, which may remember, are new for each chunk of games; chunks are all equal.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager, closing, nullcontext
from functools import lru_cache
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import karczma
from karczma.bots import Bot, make, sit
from karczma.games import find
from karczma.kernel import step
from karczma.kernel.chance import Chance, Quick, seeded
from karczma.kernel.errors import Refused
from karczma.kernel.face import Face, Setting
from karczma.kernel.game import OPEN, Option
from karczma.kernel.match import start
from karczma.kernel.packs import Pack
from karczma.kernel.tally import TRUTH, Tally
from karczma.lab import is_compiled
from karczma.lab.kept import EVERYTHING, NOTHING, SCORES, Kept, Row, went_first
from karczma.lab.pool import Crew, crew_of

if TYPE_CHECKING:
    from karczma.lab.tables import Writer  # needs the laboratory

CHUNK = 20  # games of bots: short enough that Ctrl-C is not kept waiting
CORE_CHUNK = 1000  # games played at random inside the engine
KEPT_CHUNK = 50  # the same, if everything about them is kept


class Plan(NamedTuple):
    """What to play."""

    game: str
    bots: tuple[str, ...]  # one for each seat
    seed: int
    settings: dict[str, Setting]
    pack: str | None
    keep: int = NOTHING  # how much goes into tables

    @property
    def in_core(self) -> bool:
        """Random choices need no bot: the engine makes them itself, a good deal faster."""
        return set(self.bots) == {"random"}


class Count:
    """The results of some games, in a form that can be added up: how often each score, each length, each victory."""

    def __init__(self, seats: int) -> None:
        self.kept = Kept()
        self.scores: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.wins: list[Counter[int]] = [Counter() for _ in range(seats)]  # by how many shared the victory
        self.lengths: Counter[int] = Counter()

    @property
    def games(self) -> int:
        return sum(self.lengths.values())

    def add_game(self, tally: Tally, decisions: int) -> None:
        winners = tally.winners
        for seat, scored in enumerate(tally.seats):
            self.scores[seat][scored.total] += 1
        for seat in winners:
            self.wins[seat][len(winners)] += 1
        self.lengths[decisions] += 1

    def add(self, other: Count) -> None:
        for seat in range(len(self.scores)):
            self.scores[seat].update(other.scores[seat])
            self.wins[seat].update(other.wins[seat])
        self.lengths.update(other.lengths)


def simulate(
    game: str,
    players: int,
    games: int,
    bots: list[str],
    seed: int,
    jobs: int | Crew,
    options: dict[str, Any] | None = None,
    pack: str | None = None,
    progress: Callable[[int], None] | None = None,
    out: Path | None = None,
    decisions: bool = True,
) -> dict[str, Any]:
    """Play this many games and count. One bot for all seats, or one for each; jobs: processes, 0 for one per core,
    or a crew.

    With a folder `out` every game is written there as tables (`docs/data.md`), with or without its decisions.

    `progress` gets, from time to time, how many games have been played so far. In the result `wins` are victories
    per seat, a shared one split among those who share it, so they add up to the games; `shared` says how many
    games had more than one winner. `sd` is the sample's.

    >>> result = simulate("kajko", players=2, games=10, bots=["random"], seed=1, jobs=1)
    >>> sum(result["wins"])
    10.0
    """
    plan = planned(game, players, games, bots, seed, options, pack)
    if out is not None:
        plan = plan._replace(keep=EVERYTHING if decisions else SCORES)
    size = CHUNK if not plan.in_core else KEPT_CHUNK if plan.keep == EVERYTHING else CORE_CHUNK
    firsts = range(0, games, size)
    chunks = ((plan, first, min(size, games - first)) for first in firsts)
    crew = crew_of(jobs, len(firsts))
    total = Count(players)
    began = time.perf_counter()
    with _writer(plan, out) as writer, closing(crew.work_on(play_chunk, chunks)) as parts:
        for part in parts:
            total.add(part)
            if writer is not None:
                writer.add(part.kept)
            if progress is not None:
                progress(total.games)
    return _result(plan, total, crew.size, time.perf_counter() - began)


def _writer(plan: Plan, out: Path | None) -> AbstractContextManager[Writer | None]:
    """Where the games are written, if they are."""
    if out is None:
        return nullcontext()
    from karczma.lab.tables import writing  # noqa: PLC0415  needs the laboratory

    return writing(find(plan.game), out, plan.keep == EVERYTHING)


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a simulation: `karczma.start` deals the same with it."""
    return drawn(seed, number, "game")


def drawn(seed: int, number: int, what: str) -> int:
    """A number for one thing of one game: what it is for keeps it apart from the others."""
    return int.from_bytes(hashlib.sha256(f"karczma simulate {what} {seed} {number}".encode()).digest()[:16], "big")


def planned(
    game: str, players: int, games: int, bots: list[str], seed: int, options: dict[str, Any] | None, pack: str | None
) -> Plan:
    """Every mistake is found here, before any process is started."""
    face = find(game)
    settings = face.settings(players, options or {})
    if games < 1:
        raise Refused("games-range", games=games)
    if seed < 0:
        raise Refused("seed-range")
    if len(bots) not in (1, players):
        raise Refused("bots-count", bots=len(bots), players=players)
    for kind in bots:
        make(kind, face, seeded(0))
    start(face, opened(game, pack), players, settings, seed)
    return Plan(game, tuple(bots * players if len(bots) == 1 else bots), seed, settings, pack)


@lru_cache(maxsize=4)
def opened(game: str, pack: str | None) -> Pack:
    return karczma.open_pack(game, pack)


Chunk = tuple[Plan, int, int]  # the number of the first game, and how many


def play_chunk(chunk: Chunk) -> Count:
    """One chunk of games, in any process."""
    plan, first, games = chunk
    face = find(plan.game)
    count = Count(len(plan.bots))
    if plan.in_core:
        _play_in_core(plan, face, range(first, first + games), count)
        return count
    dice = seeded(drawn(plan.seed, first, "bots"))
    sitting = [make(kind, face, dice) for kind in plan.bots]
    for number in range(first, first + games):
        _play_with_bots(plan, face, number, sitting, dice, count)
    return count


def _play_with_bots(plan: Plan, face: Face[Any], number: int, sitting: list[Bot], dice: Chance, count: Count) -> None:
    seed = game_seed(plan.seed, number)
    match = start(face, opened(plan.game, plan.pack), len(plan.bots), plan.settings, seed)
    first = went_first(match.view(None)) if plan.keep else None
    made = [0] * len(plan.bots)
    while not match.over:
        seat = match.asked[0]
        option = sitting[seat].choose(sit(match, seat, dice))
        if plan.keep == EVERYTHING:
            question = next(ask[0] for ask in match.game.asks if ask[1] == seat)
            among = len(match.options(seat))
            count.kept.decisions.extend((number, sum(made), seat, question, among, option))
        match.choose(seat, option)
        made[seat] += 1
    _count(plan, face, number, match.game, made, first, count)


def _play_in_core(plan: Plan, face: Face[Any], numbers: range, count: Count) -> None:
    pack = opened(plan.game, plan.pack)
    steps = face.steps()
    for number in numbers:
        game = face.start(len(plan.bots), plan.settings, pack, seeded(game_seed(plan.seed, number)))
        game.telling = False
        step.run(game, steps)
        dice = seeded(drawn(plan.seed, number, "bots"))
        if plan.keep:
            first = went_first(face.view(game, None))
            made = _play_and_keep(face, game, number, dice, count.kept if plan.keep == EVERYTHING else None)
            _count(plan, face, number, game, made, first, count)
        else:
            decisions = step.play_out(game, steps, dice)
            count.add_game(face.tally(game, TRUTH), decisions)


def _play_and_keep(face: Face[Any], game: Any, number: int, dice: Chance, kept: Kept | None) -> list[int]:
    """The choices that `step.play_out` makes with these dice, one by one; returns how many each seat made."""
    steps = face.steps()
    quick = Quick(dice)
    made = [0] * game.seated
    while game.asking():
        sealed = bool(game.sealed)
        question, seat, arg = game.ask_at(game.sealed.index(OPEN) if sealed else 0)
        found: list[Option] = steps[question].options(game, seat, arg)
        option = found[quick.below(len(found))]
        if kept is not None:
            kept.decisions.extend((number, sum(made), seat, question, len(found), option))
        if sealed:
            step.seal(game, steps, seat, option)
        else:
            step.act(game, steps, question, seat, arg, option)
        made[seat] += 1
    return made


def _count(
    plan: Plan, face: Face[Any], number: int, game: Any, made: list[int], first: int | None, count: Count
) -> None:
    tally = face.tally(game, TRUTH)
    count.add_game(tally, sum(made))
    if plan.keep:
        count.kept.add_game(_head(plan, face, number), plan.bots, tally, made, first)


def _head(plan: Plan, face: Face[Any], number: int) -> Row:
    """What a game is, before anybody has chosen."""
    pack = opened(plan.game, plan.pack).name
    seed = str(game_seed(plan.seed, number))
    return number, seed, plan.game, face.rules_version, len(plan.bots), json.dumps(plan.settings), pack


def _result(plan: Plan, total: Count, workers: int, seconds: float) -> dict[str, Any]:
    games = total.games
    decisions = sum(length * times for length, times in total.lengths.items())
    victories = [sum([times / sharing for sharing, times in won.items()], 0.0) for won in total.wins]
    shared = sum(times / sharing for won in total.wins for sharing, times in won.items() if sharing > 1)
    return {
        "game": plan.game,
        "players": len(plan.bots),
        "games": games,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "options": plan.settings,
        "pack": opened(plan.game, plan.pack).name,
        "compiled": is_compiled(),
        "jobs": workers,
        "seconds": seconds,
        "games_per_second": games / seconds,
        "decisions": decisions,
        "decisions_per_second": decisions / seconds,
        "length": spread(total.lengths),
        "scores": [spread(scores) for scores in total.scores],
        "wins": victories,
        "shared": round(shared),
    }


def spread(counts: Counter[int]) -> dict[str, float]:
    """Mean, standard deviation, least, most and median of numbers, given how often each occurs.

    >>> spread(Counter({1: 2, 4: 1, 10: 1}))
    {'mean': 4.0, 'sd': 4.242640687119285, 'min': 1, 'max': 10, 'median': 2.5}
    """
    size = sum(counts.values())
    mean = sum(number * times for number, times in counts.items()) / size
    squares = sum((number - mean) ** 2 * times for number, times in counts.items())
    return {
        "mean": mean,
        "sd": sqrt(squares / (size - 1)) if size > 1 else 0.0,
        "min": min(counts),
        "max": max(counts),
        "median": (_nth(counts, (size - 1) // 2) + _nth(counts, size // 2)) / 2,
    }


def _nth(counts: Counter[int], place: int) -> int:
    """The number at this place when all are in order."""
    for number in sorted(counts):
        place -= counts[number]
        if place < 0:
            return number
    raise IndexError(place)
