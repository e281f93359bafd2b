"""Bots against each other: who is how strong, in games that are dealt alike for everybody.

Each deal is played once for every way to turn the table, so that nobody is helped by a seat or by the cards. A game
depends on the seed and its number alone, so a tournament that was interrupted goes on where it was.
"""

from __future__ import annotations

import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from karczma.bots import Bot, make, sit
from karczma.games import find
from karczma.kernel.chance import seeded
from karczma.kernel.errors import Refused
from karczma.kernel.face import Setting
from karczma.kernel.game import Option
from karczma.kernel.match import Match, start
from karczma.lab.fault import Fault
from karczma.lab.outside import PATIENCE, Program, make_bot
from karczma.lab.pool import Crew, crew_of
from karczma.lab.simulate import drawn, game_seed, opened

NORMAL = 1.959964  # standard deviations: 95 % of a normal distribution lie within
MOST_FAULTS = 3  # in one game: whoever has more is not asked again in it
BOTS = 20


class Plan(msgspec.Struct, frozen=True):
    """What to play."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]
    seed: int
    settings: dict[str, Setting]
    pack: str | None = None
    patience: float = PATIENCE

    @property
    def lineups(self) -> list[tuple[int, ...]]:
        """Who sits down together: as many of the bots as there are seats; if there are fewer, the last fills up."""
        count = len(self.bots)
        if count < self.players:
            return [(*range(count), *[count - 1] * (self.players - count))]
        return list(combinations(range(count), self.players))

    def seating(self, number: int) -> tuple[int, list[int]]:
        """The deal of a game, and which bot has which seat in it."""
        mirror, turned = divmod(number, self.players)
        deal, lineup = divmod(mirror, len(self.lineups))
        bots = self.lineups[lineup]
        return deal, [bots[(seat + turned) % self.players] for seat in range(self.players)]


class Played(msgspec.Struct, frozen=True):
    """One game. Everything is by seat; faults are counted by what they were."""

    number: int
    deal: int
    bots: list[int]
    scores: list[int]
    ranks: list[int]
    winners: list[int]
    decisions: list[int]
    seconds: list[float]
    faults: list[dict[str, int]]
    chosen: list[Option] = []  # by whoever was asked first; none, if an older version has kept it


class Standing(NamedTuple):
    """What a bot has come to."""

    name: str
    games: int  # a bot that has several seats in a game has played it several times
    wins: float  # a shared one is split
    win_rate: float
    low: float
    high: float
    mean_score: float
    ms_per_decision: float
    rating: float  # OpenSkill's, by places: how far above nobody, at least
    faults: dict[str, int]


def plan_for(
    game: str,
    players: int,
    games: int,
    bots: list[str],
    seed: int,
    options: dict[str, Any] | None = None,
    pack: str | None = None,
    patience: float = PATIENCE,
) -> Plan:
    """Every mistake is found here, before any game is played. Whole mirrors are played, so there may be more games."""
    face = find(game)
    settings = face.settings(players, options or {})
    if games < 1:
        raise Refused("games-range", games=games)
    if not (1 if players == 1 else 2) <= len(bots) <= BOTS or len(set(bots)) < len(bots):
        raise Refused("tournament-bots", most=BOTS)
    if patience <= 0:
        raise Refused("patience-range")
    for spec in bots:
        make_bot(spec, face, seeded(0), patience, players)
    start(face, opened(game, pack), players, settings, seed)
    return Plan(game, players, -(-games // players) * players, tuple(bots), seed, settings, pack, patience)


def play_tournament(
    plan: Plan, jobs: int | Crew = 0, progress: Callable[[int], None] | None = None, kept: Path | None = None
) -> Generator[Played]:
    """All games, in order, one after another: they may be too many to have at once. With a file they are kept there at
    once, and what it holds already is not played again."""
    done = 0
    if kept is not None:
        for game in _read(plan, kept):
            done += 1
            yield game
    left = range(done, plan.games)
    pieces = ((plan, number) for number in left)
    with _added(kept) as add, closing(crew_of(jobs, len(left)).work_on(play_game, pieces)) as games:
        for game in games:
            done += 1
            add(game)
            if progress is not None:
                progress(done)
            yield game


@contextmanager
def _added(kept: Path | None) -> Iterator[Callable[[Played], object]]:
    """Puts a game into the file at once: whatever comes next, it is there."""
    if kept is None:
        yield lambda _: None
        return
    with kept.open("ab", buffering=0) as file:
        yield lambda game: file.write(msgspec.json.encode(game) + b"\n")


def _read(plan: Plan, kept: Path) -> Iterator[Played]:
    """The games in a file, which begins with the plan they belong to. A line cut off by a power cut is played again."""
    head = msgspec.json.encode(plan) + b"\n"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(head)
    with kept.open("rb+") as file:
        if file.readline() != head:
            raise Refused("tournament-other", str(kept))
        whole = file.tell()
        for number, line in enumerate(file):
            if not line.endswith(b"\n"):
                break
            yield _game(line, number, kept)
            whole += len(line)
        file.truncate(whole)


def _game(line: bytes, number: int, kept: Path) -> Played:
    try:
        game = msgspec.json.decode(line, type=Played)
    except msgspec.DecodeError:
        raise Refused("tournament-damaged", str(kept)) from None
    if game.number != number:
        raise Refused("tournament-damaged", str(kept))
    return game


def play_game(work: tuple[Plan, int]) -> Played:
    """One game, in any process: its bots are new and its dice its own."""
    plan, number = work
    deal, bots = plan.seating(number)
    match = dealt(plan, deal)
    dice = seeded(drawn(plan.seed, number, "tournament"))
    chairs = [Sitting(plan.bots[bot], match, seat, plan.patience, dice) for seat, bot in enumerate(bots)]
    chosen: list[Option] = []
    try:
        while not match.over:
            seat = match.asked[0]
            chosen.append(chairs[seat].choose())
            match.choose(seat, chosen[-1])
    finally:
        for chair in chairs:
            chair.close()
    tally = match.scores()
    return Played(
        number,
        deal,
        bots,
        [seat.total for seat in tally.seats],
        [seat.rank for seat in tally.seats],
        tally.winners,
        [chair.decisions for chair in chairs],
        [round(chair.seconds, 6) for chair in chairs],
        [chair.faults for chair in chairs],
        chosen,
    )


def dealt(plan: Plan, deal: int) -> Match:
    """A game before its first choice."""
    return start(find(plan.game), opened(plan.game, plan.pack), plan.players, plan.settings, game_seed(plan.seed, deal))


class Sitting:
    """A bot in its seat, and what it has cost. Where it fails, dice choose for it, and the game goes on."""

    def __init__(self, spec: str, match: Match, seat: int, patience: float, dice: Any) -> None:
        self.match = match
        self.seat = seat
        self.patience = patience
        self.dice = dice
        self.bot = make_bot(spec, match.face, dice, patience)
        self.fallback = make("random", match.face, dice)
        self.decisions = 0
        self.seconds = 0.0
        self.faults: dict[str, int] = {}

    def choose(self) -> Option:
        chair = sit(self.match, self.seat, self.dice)
        if sum(self.faults.values()) > MOST_FAULTS:
            return self.fallback.choose(chair)
        self.decisions += 1
        began = time.perf_counter()
        try:
            with _no_longer_than(self.patience, self.bot):
                option = self.bot.choose(chair)
            if option not in chair.options():
                raise Fault("nonsense", repr(option)[:80])
        except Exception as error:  # whatever a bot from outside does wrong must not end the tournament
            kind = error.kind if isinstance(error, Fault) else "crashed"
            self.faults[kind] = self.faults.get(kind, 0) + 1
            option = self.fallback.choose(chair)
        self.seconds += time.perf_counter() - began
        return option

    def close(self) -> None:
        if isinstance(self.bot, Program):
            self.bot.close()


@contextmanager
def _no_longer_than(seconds: float, bot: Bot) -> Iterator[None]:
    """A program is waited for no longer anyway; a class is interrupted, where the system can do that."""
    here = threading.current_thread() is threading.main_thread()
    if isinstance(bot, Program) or not here or not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, _late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _late(*_: object) -> None:
    raise Fault("late")


class Record:
    """What a bot has come to so far: sums, and no games."""

    def __init__(self) -> None:
        self.seats = 0
        self.wins = 0.0
        self.score = 0
        self.seconds = 0.0
        self.decisions = 0
        self.faults: Counter[str] = Counter()

    def add(self, game: Played, seat: int) -> None:
        self.seats += 1
        self.wins += 1 / len(game.winners) if seat in game.winners else 0.0
        self.score += game.scores[seat]
        self.seconds += game.seconds[seat]
        self.decisions += game.decisions[seat]
        self.faults.update(game.faults[seat])

    def standing(self, name: str, rating: float) -> Standing:
        low, high = interval(self.wins, self.seats)
        share = self.wins / self.seats if self.seats else 0.0
        mean, ms = self.score / max(1, self.seats), 1000 * self.seconds / max(1, self.decisions)
        return Standing(name, self.seats, self.wins, share, low, high, mean, ms, rating, dict(self.faults))


def standings(plan: Plan, games: Iterable[Played]) -> list[Standing]:
    """What each bot has come to, the strongest first. The games are rated as they come, so they come in their order."""
    ratings = Ratings(len(plan.bots))
    records = [Record() for _ in plan.bots]
    for game in games:
        ratings.add(game)
        for seat, bot in enumerate(game.bots):
            records[bot].add(game, seat)
    told = zip(records, plan.bots, ratings.ordinals(), strict=True)
    found = [record.standing(name, rating) for record, name, rating in told]
    return sorted(found, key=lambda one: (-one.rating, -one.win_rate, one.name))


def interval(wins: float, games: int) -> tuple[float, float]:
    """Where the true share of wins lies, with 95 % confidence (Wilson's).

    >>> interval(8, 10)
    (0.4901..., 0.9433...)
    """
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, NORMAL * NORMAL
    middle = share + z2 / (2 * games)
    width = NORMAL * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    low, high = (middle - width) / (1 + z2 / games), (middle + width) / (1 + z2 / games)
    return max(0.0, min(low, share)), min(1.0, max(high, share))  # where all games are won, rounding errs


class Ratings:
    """OpenSkill's rating of each bot by its places; a bot that sits there twice is rated by its best place."""

    def __init__(self, bots: int) -> None:
        from openskill.models import PlackettLuce  # noqa: PLC0415  a part of the laboratory

        self.model = PlackettLuce()
        self.ratings = [self.model.rating() for _ in range(bots)]

    def add(self, game: Played) -> None:
        place = {bot: min(game.ranks[s] for s in range(len(game.bots)) if game.bots[s] == bot) for bot in game.bots}
        if len(place) < 2:
            return
        before = [[self.ratings[bot]] for bot in place]
        after = self.model.rate(before, ranks=[float(rank) for rank in place.values()])
        for bot, (rating,) in zip(place, after, strict=True):
            self.ratings[bot] = rating

    def ordinals(self) -> list[float]:
        return [rating.ordinal() for rating in self.ratings]
