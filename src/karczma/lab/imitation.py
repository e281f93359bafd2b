"""Choices that were made in games, as an agent would have met them: to learn by imitation.

They come from tables (`karczma simulate --out`, `karczma records export`), from records on disk, or from games played
here. Each game is played again by the engine, which shows the seat that chose what it could know, and nothing else.

>>> choices = of_games("kajko", seats=2, games=1, bots=["regular"], seed=1)
>>> first = next(iter(choices))
>>> first.observation.shape, int(first.mask[first.action]), first.by
((109,), 1, 'greedy')
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import polars as pl
from numpy.typing import NDArray

import karczma
from karczma.bots import LEVELS
from karczma.games import find
from karczma.kernel.errors import Refused
from karczma.kernel.face import Setting
from karczma.lab.envs.desk import Desk, Mask, Numbers
from karczma.lab.kept import DECISION, EVERYTHING
from karczma.lab.recorded import known_again
from karczma.lab.simulate import CHUNK, planned, play_chunk
from karczma.lab.tables import DECISIONS, GAMES, SEATS, TABLES


class Choice(NamedTuple):
    """What a seat was shown, what it could do, what it did, and what the game was worth to it in the end."""

    observation: Numbers
    mask: Mask
    action: int
    outcome: float
    seat: int
    by: str  # who chose: `person`, a kind of bot, `several`; empty: not known


class Told(NamedTuple):
    """A game as it is told: how it began, what was chosen, and who sat where."""

    game: str
    seats: int
    settings: dict[str, Setting]
    begin: Any  # its seed, or the state it began from
    chosen: list[tuple[int, int]]  # seat, option
    by: list[str]


class Choices:
    """All choices of some games, game after game; each time one goes through them, they are read again."""

    def __init__(
        self, games: Callable[[], Iterable[Told]], pack: karczma.Cards = None, by: str = "", **desk: Any
    ) -> None:
        self.games = games
        self.pack = pack
        self.by = LEVELS.get(by, by)
        self.desk = desk

    def __iter__(self) -> Iterator[Choice]:
        desk: Desk | None = None
        for told in self.games():
            if desk is None or (desk.face.name, desk.seats, desk.settings) != (told.game, told.seats, told.settings):
                desk = Desk(told.game, told.seats, told.settings, pack=self.pack, **self.desk)
                if isinstance(desk.observe(0), str):
                    raise Refused("imitation-words", name=desk.observation)
            yield from self._of_game(desk, told)

    def _of_game(self, desk: Desk, told: Told) -> Iterator[Choice]:
        if isinstance(told.begin, int):
            desk.deal(told.begin)
        else:
            desk.game = desk.face.clone(told.begin)
        found: list[tuple[Any, Mask, int, int]] = []
        for seat, option in told.chosen:
            if not self.by or told.by[seat] == self.by:
                found.append((desk.observe(seat), desk.mask(seat), option, seat))
            desk.take(seat, option)
        worth = desk.rewards()
        for shown, mask, option, seat in found:
            yield Choice(shown, mask, option, worth[seat], seat, told.by[seat])

    def arrays(self) -> tuple[Numbers, Mask, NDArray[np.int64], NDArray[np.float32]]:
        """Observations, masks, actions and outcomes of all choices, a row for each."""
        rows = list(self)
        if not rows:
            raise Refused("imitation-nothing")
        observations = np.stack([one.observation for one in rows])
        masks = np.stack([one.mask for one in rows])
        actions = np.array([one.action for one in rows], np.int64)
        return observations, masks, actions, np.array([one.outcome for one in rows], np.float32)


def of_tables(folder: Path | str, pack: karczma.Cards = None, by: str = "", **desk: Any) -> Choices:
    """From Parquet. `by`: only choices of a kind of bot, or of a `person`; `desk`: as for `karczma.lab.envs.aec`."""
    there = Path(folder)
    for name in (GAMES, SEATS, DECISIONS):
        file = there / f"{name}.parquet"
        try:
            columns = pl.read_parquet_schema(file)
        except (OSError, pl.exceptions.PolarsError) as error:
            raise Refused("imitation-table", str(file), why=str(error).splitlines()[0][:120]) from None
        if dict(columns) != TABLES[name]:
            raise Refused("imitation-table", str(file), why="other columns")
    return Choices(lambda: _in_tables(there), pack, by, **desk)


def _in_tables(folder: Path) -> Iterator[Told]:
    games, seats, decisions = [pl.read_parquet(folder / f"{name}.parquet") for name in (GAMES, SEATS, DECISIONS)]
    by = seats["bot"].to_list()
    who, words = decisions["seat"].to_list(), decisions["words"].to_list()
    seat = choice = 0
    for row in games.iter_rows(named=True):
        face = find(row["game"])
        if row["rules"] != face.rules_version:
            raise Refused("imitation-rules", str(folder), game=face.name, rules=row["rules"], ours=face.rules_version)
        here = range(choice, choice + row["length"])
        chosen = [(who[i], _number(face.name, words[i])) for i in here]
        sitting = by[seat : seat + row["players"]]
        yield Told(face.name, row["players"], json.loads(row["settings"]), int(row["seed"]), chosen, sitting)
        seat, choice = seat + row["players"], choice + row["length"]


@lru_cache(maxsize=10_000)
def _number(game: str, words: str) -> int:
    return find(game).vocabulary.option(words.split(" "))


def of_records(files: Iterable[Path | str], pack: karczma.Cards = None, **desk: Any) -> Choices:
    """From records or saved games on disk, every hash checked; a game that is not over, or in which somebody went back
    past something revealed, is left out. Nobody wrote down who played."""
    paths = [Path(file) for file in files]
    return Choices(lambda: _on_disk(paths, pack), pack, **desk)


def _on_disk(files: list[Path], pack: karczma.Cards) -> Iterator[Told]:
    for file in files:
        try:
            data = json.loads(file.read_bytes())
        except (OSError, ValueError, RecursionError) as error:
            raise Refused("record-unreadable", str(file), why=str(error)[:120]) from None
        for within in ("save", "record"):  # a saved table holds a saved game, which holds a record
            data = data.get(within, data) if isinstance(data, dict) else data
        match = karczma.replay(data, pack)
        if known_again(match):
            chosen = [match.log[entry] for entry in match.standing(len(match.log))]
            yield Told(match.face.name, match.seats, match.settings, match.base, chosen, [""] * match.seats)


def of_games(
    game: str,
    seats: int,
    games: int,
    bots: list[str],
    seed: int,
    options: dict[str, Any] | None = None,
    by: str = "",
    **desk: Any,
) -> Choices:
    """From games that bots play here: those that `karczma simulate` plays with this seed."""
    kinds = [LEVELS.get(bot, bot) for bot in bots]
    plan = planned(game, seats, games, kinds, seed, options, None)._replace(keep=EVERYTHING)

    def played() -> Iterator[Told]:
        for first in range(0, games, CHUNK):
            kept = play_chunk((plan, first, min(CHUNK, games - first))).kept
            rows = np.frombuffer(kept.decisions, np.int32).reshape(-1, DECISION)
            for head in kept.games:
                chosen = rows[rows[:, 0] == head[0]][:, [2, 5]].tolist()
                yield Told(game, seats, plan.settings, int(str(head[1])), [(a, b) for a, b in chosen], [*plan.bots])

    return Choices(played, None, by, **desk)
