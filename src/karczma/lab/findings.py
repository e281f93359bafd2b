"""What many games say: scores, lengths, seats, where points come from, what helps to win, luck and skill.

Only numbers: `karczma.terminal.report_page` puts them into words. Every share of wins has Wilson's interval.
"""

from __future__ import annotations

from math import erfc, sqrt
from typing import Final, NamedTuple

import numpy as np
import polars as pl
from numpy.typing import NDArray

from karczma.kernel.errors import Refused
from karczma.kernel.verbs import Verb
from karczma.lab.study import Study, reading
from karczma.lab.tournament import NORMAL, interval

Numbers = NDArray[np.float64]
Places = NDArray[np.int64]

LEVEL: Final = 0.05  # how often chance alone may pass for a difference
FEWEST: Final = 20  # seats on either side of a comparison: with fewer the normal distribution is no guide
BARS: Final = 40
BLOCKS: Final = 20  # of deals, each of which is left out once to see how sure the shares are


class Spread(NamedTuple):
    """How numbers lie."""

    mean: float
    sd: float
    least: float
    twentieth: float
    quarter: float
    median: float
    three_quarters: float
    nineteen: float  # twentieths
    most: float


class Bars(NamedTuple):
    """How many of the numbers lie in each of some equal steps."""

    start: int
    step: int
    counts: list[int]


class Rate(NamedTuple):
    """A share of wins; a shared one is split."""

    wins: float
    games: int

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def bounds(self) -> tuple[float, float]:
        return interval(self.wins, self.games)


class Group(NamedTuple):
    """The results of a seat, or of a bot."""

    seat: int  # -1: any
    bot: str  # empty: several
    totals: Spread
    wins: Rate


class PartPoints(NamedTuple):
    """What a part of the score brings on average: to all, to winners, and to the others."""

    part: str
    all: float
    winners: float
    others: float


class Compared(NamedTuple):
    """How much better those did who did a thing, beside others with the same bot and seat."""

    difference: float
    error: float
    p: float
    holds: bool = False  # whether it survives Holm's correction

    @property
    def bounds(self) -> tuple[float, float]:
        return self.difference - NORMAL * self.error, self.difference + NORMAL * self.error


class Use(NamedTuple):
    """A thing that some have chosen: how often in all, by how many seats, and how they did."""

    kind: str
    id: str
    times: int
    did: Rate
    not_did: Rate
    points: tuple[float, float]  # mean totals of both
    compared: Compared | None  # too few did it, or too few did not


class Deed(NamedTuple):
    """Something one does with things of a kind, and the question it answers."""

    verb: str
    ask: str
    kind: str
    uses: list[Use]


class Share(NamedTuple):
    """A share of the variance of the results, and how far off it may be."""

    share: float
    error: float


class Luck(NamedTuple):
    """What the results depend on. `why` says what is missing if that cannot be told."""

    why: str
    bot: Share = Share(0.0, 0.0)
    seat: Share = Share(0.0, 0.0)
    deal: Share = Share(0.0, 0.0)
    rest: Share = Share(0.0, 0.0)
    deals: int = 0


class Findings(NamedTuple):
    """All of it."""

    study: Study
    contest: bool  # whether there is anything to win
    totals: Spread
    scores: Bars
    seats: list[Group]
    bots: list[Group]  # none: everybody kept a seat, so that is told by seat
    length: Spread
    lengths: Bars
    first: tuple[Rate, Rate] | None  # who went first, and the others
    parts: list[PartPoints]
    titles: dict[str, int]
    deeds: list[Deed]
    comparisons: int
    luck: Luck


def look_into(study: Study) -> Findings:
    rows = study.seats
    totals = rows["total"].to_numpy().astype(np.float64)
    lengths = study.lengths.to_numpy().astype(np.float64)
    titles = dict(study.titles.drop_nulls().value_counts().rows())
    contest = bool(rows["won"].sum() > 0) or study.players > 1 or bool(study.face.rivals)
    deeds, comparisons = _with_holm(_deeds(study, contest))
    return Findings(
        study,
        contest,
        spread(totals),
        bars(totals),
        [_group(rows.filter(pl.col("seat") == seat), seat) for seat in range(study.players)],
        [] if study.fixed else [_group(rows.filter(pl.col("bot") == bot), -1) for bot in study.bots],
        spread(lengths),
        bars(lengths),
        _first(rows),
        _parts(study),
        {title: titles[title] for title in study.face.titles if title in titles},
        deeds,
        comparisons,
        luck(study),
    )


def spread(numbers: Numbers) -> Spread:
    places = [float(one) for one in np.quantile(numbers, [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1])]
    sd = float(numbers.std(ddof=1)) if len(numbers) > 1 else 0.0
    return Spread(float(numbers.mean()), sd, *places)


def bars(numbers: Numbers) -> Bars:
    """Whole numbers counted in whole steps, so that no bar is higher only because it covers more of them."""
    low, high = int(numbers.min()), int(numbers.max())
    step = max(1, -(-(high - low + 1) // BARS))
    counts = np.bincount((numbers.astype(np.int64) - low) // step)
    return Bars(low, step, counts.tolist())


def _rate(won: pl.Series) -> Rate:
    return Rate(float(won.sum()), len(won))


def _group(rows: pl.DataFrame, seat: int) -> Group:
    bots = rows["bot"].unique()
    totals = rows["total"].to_numpy().astype(np.float64)
    return Group(seat, bots[0] if len(bots) == 1 else "", spread(totals), _rate(rows["won"]))


def _first(rows: pl.DataFrame) -> tuple[Rate, Rate] | None:
    known = rows.filter(pl.col("first").is_not_null())
    if known.is_empty():
        return None
    return _rate(known.filter("first")["won"]), _rate(known.filter(~pl.col("first"))["won"])


def _parts(study: Study) -> list[PartPoints]:
    if study.parts is None:
        return []
    place = pl.col("number").cast(pl.Int64) * study.players + pl.col("seat")
    winners = study.seats.select(place=pl.int_range(pl.len()), winner=pl.col("won") > 0)
    with reading(study.parts):
        found = (
            pl.scan_parquet(study.parts)
            .select("part", "points", place=place)
            .join(winners.lazy(), on="place")
            .group_by("part", "winner")
            .agg(points=pl.col("points").cast(pl.Int64).sum())
            .collect()
        )
    if not set(found["part"]) <= set(study.face.parts):
        raise Refused("study-other", str(study.parts))
    points = {(part, winner): sum_ for part, winner, sum_ in found.rows()}
    won = int(winners["winner"].sum())
    counts = (len(winners), won, len(winners) - won)
    told: list[PartPoints] = []
    for part in [part for part in study.face.parts if part in set(found["part"])]:
        ours, theirs = points.get((part, True), 0), points.get((part, False), 0)
        sums = (ours + theirs, ours, theirs)
        told.append(PartPoints(part, *[one / count if count else 0.0 for one, count in zip(sums, counts, strict=True)]))
    return told


# What people did


class Results:
    """How everybody did, beside what is usual for the same bot in the same seat."""

    def __init__(self, study: Study, contest: bool) -> None:
        rows = study.seats
        self.players = study.players
        self.won = rows["won"].to_numpy().astype(np.float64)
        self.totals = rows["total"].to_numpy().astype(np.float64)
        self.like = rows.select(pl.struct("bot", "seat").rank("dense")).to_series().to_numpy().astype(np.int64) - 1
        self.sizes = np.bincount(self.like).astype(np.float64)
        result = self.won if contest else self.totals
        self.above = result - (np.bincount(self.like, result) / self.sizes)[self.like]

    def compare(self, did: Places) -> Compared | None:
        """Those in these places with the rest. Seats of one game share its winner, so they count as one witness."""
        if min(len(did), len(self.won) - len(did)) < FEWEST:
            return None
        part = np.bincount(self.like[did], minlength=len(self.sizes)) / self.sizes
        weight = float((self.sizes * part * (1 - part)).sum())
        if weight <= 0:
            return None
        apart = -part[self.like]
        apart[did] += 1
        difference = float((apart * self.above).sum()) / weight
        witness = (apart * (self.above - difference * apart)).reshape(-1, self.players).sum(1)
        error = sqrt(float((witness**2).sum())) / weight
        if error <= 1e-12:
            return None
        return Compared(difference, error, erfc(abs(difference) / error / sqrt(2)))

    def use(self, kind: str, id: str, times: int, did: Places) -> Use:
        wins, points = float(self.won[did].sum()), float(self.totals[did].sum())
        rest = len(self.won) - len(did)
        means = points / len(did), (float(self.totals.sum()) - points) / rest if rest else 0.0
        others = Rate(float(self.won.sum()) - wins, rest)
        return Use(kind, id, times, Rate(wins, len(did)), others, means, self.compare(did))


def _deeds(study: Study, contest: bool) -> list[Deed]:
    if study.decisions is None:
        return []
    things = {kind.name for kind in study.face.things}
    results = Results(study, contest)
    verbs = [verb for verb in study.face.vocabulary.verbs if verb.args and verb.args[0].name in things]
    found = [_deed(study, results, verb) for verb in verbs]
    return [deed for deed in found if deed.uses]


def _deed(study: Study, results: Results, verb: Verb) -> Deed:
    """One verb at a time: a hundred thousand games have more decisions than fit into memory."""
    assert study.decisions is not None
    place = pl.col("number").cast(pl.Int64) * study.players + pl.col("seat")
    with reading(study.decisions):
        found = (
            pl.scan_parquet(study.decisions)
            .filter(pl.col("verb") == verb.name)
            .group_by("touch", place=place)
            .agg(pl.len(), pl.col("ask").first())
            .sort("touch", "place")
            .collect()
        )
    ids, known = verb.args[0].ids, {f"{verb.args[0].name}:{id}" for id in verb.args[0].ids}
    places = found["place"]
    asks = found["ask"].value_counts(sort=True)["ask"].to_list()
    wrong = not set(found["touch"]) <= known or not set(asks) <= {step.name for step in study.face.steps()}
    if wrong or not bool(places.is_between(0, study.seats.height - 1).all()):
        raise Refused("study-other", str(study.decisions))
    uses: list[Use] = []
    for (touch,), rows in found.group_by("touch", maintain_order=True):
        id = str(touch).partition(":")[2]
        did = rows["place"].to_numpy().astype(np.int64)
        uses.append(results.use(verb.args[0].name, id, int(rows["len"].sum()), did))
    uses.sort(key=lambda use: ids.index(use.id))
    return Deed(verb.name, asks[0] if asks else "", verb.args[0].name, uses)


def _with_holm(deeds: list[Deed]) -> tuple[list[Deed], int]:
    """Marks the differences that hold, and says how many comparisons there were."""
    values = sorted([use.compared.p for deed in deeds for use in deed.uses if use.compared])
    limit = holm(values)
    marked = [deed._replace(uses=[_marked(use, limit) for use in deed.uses]) for deed in deeds]
    return marked, len(values)


def holm(values: list[float]) -> float:
    """The largest of these, which are in order, that is still no accident; -1: none is.

    >>> holm([0.001, 0.03, 0.04])
    0.001
    """
    largest = -1.0
    for i, p in enumerate(values):
        if p > LEVEL / (len(values) - i):
            break
        largest = p
    return largest


def _marked(use: Use, limit: float) -> Use:
    if use.compared is None:
        return use
    return use._replace(compared=use.compared._replace(holds=use.compared.p <= limit))


# Luck and skill


def luck(study: Study) -> Luck:
    """How much of the variance of the results, as leads over the mean of the table, comes from where.

    What two different bots have in common in the same seat of the same deal is luck; what a bot has in common with
    itself in all its games is skill.
    """
    if len(study.bots) < 2:
        return Luck("one-bot")
    rows = study.seats
    totals = rows["total"].to_numpy().astype(np.float64)
    if study.players > 1:
        totals = totals - np.repeat(totals.reshape(-1, study.players).mean(1), study.players)
    deals = rows["deal"].rank("dense").to_numpy().astype(np.int64) - 1
    seats = rows["seat"].to_numpy().astype(np.int64)
    bots = rows["bot"].rank("dense").to_numpy().astype(np.int64) - 1
    shares = _shares(totals, deals, seats, bots)
    if shares is None:
        return Luck("not-mirrored")
    count = int(deals.max()) + 1
    blocks = min(BLOCKS, count)
    again = [
        _shares(*[one[deals % blocks != block] for one in (totals, deals, seats, bots)]) for block in range(blocks)
    ]
    known = np.array([one for one in again if one is not None])
    errors = np.sqrt((len(known) - 1) * known.var(0)) if len(known) > 1 else np.ones(4)
    bot, seat, deal, rest = [Share(float(share), float(error)) for share, error in zip(shares, errors, strict=True)]
    return Luck("", bot, seat, deal, rest, count)


def _shares(results: Numbers, deals: Places, seats: Places, bots: Places) -> Numbers | None:
    """Of the bot, the seat, the deal in this seat, and the rest; None if no deal was played twice by different bots."""
    total = float(results.var()) if len(results) else 0.0
    if total <= 0:
        return None
    skill, left = _between(results - results.mean(), bots)
    seat, _ = _between(left, seats)
    places = deals * (int(seats.max()) + 1) + seats
    players = places * (int(bots.max()) + 1) + bots
    pairs = float((np.bincount(places) ** 2).sum() - (np.bincount(players) ** 2).sum())
    if pairs == 0:
        return None
    both = float((np.bincount(places, left) ** 2).sum() - (np.bincount(players, left) ** 2).sum()) / pairs
    deal = max(0.0, both - seat)
    return np.array([skill, seat, deal, max(0.0, total - skill - seat - deal)]) / total


def _between(results: Numbers, groups: Places) -> tuple[float, Numbers]:
    """The variance between groups, without what chance alone makes of it, and the results without it."""
    sizes = np.bincount(groups)
    means = np.bincount(groups, results) / np.maximum(sizes, 1)
    left = results - means[groups]
    count = int((sizes > 0).sum())
    noise = float((left**2).sum()) / max(1, len(results) - count)
    variance = float((sizes * means**2).sum() - (count - 1) * noise) / len(results)
    return max(0.0, variance), left
