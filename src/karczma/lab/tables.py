"""Games as tables for programs (Parquet): one row for each game, seat, part of a score and decision.

They are written piece by piece into a folder beside their places, so that a hundred thousand games need no more memory
than a thousand, and take their places together when all is done: what lies there is always whole. `docs/data.md` says
what each column means.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import numpy as np
import polars as pl

from karczma.kernel.errors import Refused
from karczma.kernel.face import Face
from karczma.lab.kept import DECISION, Kept

GAMES: Final = "games"
SEATS: Final = "seats"
PARTS: Final = "parts"
DECISIONS: Final = "decisions"

Columns = dict[str, type[pl.DataType]]

TABLES: Final[dict[str, Columns]] = {
    GAMES: {
        "number": pl.Int32,
        "seed": pl.String,
        "game": pl.String,
        "rules": pl.Int16,
        "players": pl.Int8,
        "settings": pl.String,
        "pack": pl.String,
        "length": pl.Int32,
        "winners": pl.Int8,
        "first": pl.Int8,
        "title": pl.String,
        "rival": pl.Int32,
    },
    SEATS: {
        "number": pl.Int32,
        "seat": pl.Int8,
        "bot": pl.String,
        "total": pl.Int32,
        "rank": pl.Int8,
        "won": pl.Float64,
        "first": pl.Boolean,
        "decisions": pl.Int32,
    },
    PARTS: {"number": pl.Int32, "seat": pl.Int8, "part": pl.String, "points": pl.Int32},
    DECISIONS: {
        "number": pl.Int32,
        "position": pl.Int32,
        "seat": pl.Int8,
        "ask": pl.String,
        "options": pl.Int16,
        "verb": pl.String,
        "words": pl.String,
        "touch": pl.String,
    },
}
HELD: Final = 200_000  # rows of the largest table held in memory before they are written
GROUP: Final = 100_000  # rows of a row group of the file
TOURNAMENT: Final = "games.jsonl"  # where a tournament keeps its games
BESIDE: Final = ".unfinished-"  # how the folder begins in which they are written


class Pieces:
    """A table that is written piece by piece, and joined at the end without having all of it in memory."""

    def __init__(self, folder: Path, name: str) -> None:
        self.folder = folder
        self.name = name
        self.written: list[Path] = []

    def add(self, frame: pl.DataFrame) -> None:
        self.written.append(self.folder / f"{self.name}-{len(self.written):06}.parquet")
        frame.write_parquet(self.written[-1])

    def join(self) -> Path:
        """All pieces in one file, on the disk."""
        whole = self.folder / f"{self.name}.parquet"
        pl.scan_parquet(self.written).sink_parquet(whole, row_group_size=GROUP)
        with whole.open("rb+") as file:
            os.fsync(file.fileno())
        for piece in self.written:
            piece.unlink()
        return whole


class Writer:
    """Takes games in their order and writes them down."""

    def __init__(self, face: Face[Any], folder: Path, names: Sequence[str]) -> None:
        self.names = Names(face)
        self.tables = {name: Pieces(folder, name) for name in names}
        self.held = Kept()

    def add(self, kept: Kept) -> None:
        self.held.add(kept)
        if max(len(self.held.parts), len(self.held.decisions) // DECISION) >= HELD:
            self.flush()

    def flush(self) -> None:
        """What is held goes to the disk, as the next piece of each table."""
        rows = {GAMES: self.held.games, SEATS: self.held.seats, PARTS: self.held.parts}
        for name, table in self.tables.items():
            table.add(
                said(self.names, self.held)
                if name == DECISIONS
                else pl.DataFrame(rows[name], schema=TABLES[name], orient="row")
            )
        self.held = Kept()

    def join(self) -> list[Path]:
        """Each table in one file."""
        self.flush()
        return [table.join() for table in self.tables.values()]


class Names:
    """What the steps and options of a game are called, to be looked up by their numbers."""

    def __init__(self, face: Face[Any]) -> None:
        vocabulary = face.vocabulary
        words = [vocabulary.words(option) for option in range(vocabulary.size)]
        touch = [vocabulary.touch(option) for option in range(vocabulary.size)]
        self.asks = pl.Series([step.name for step in face.steps()], dtype=pl.String)
        self.options = {
            "verb": pl.Series([one[0] for one in words], dtype=pl.String),
            "words": pl.Series([" ".join(one) for one in words], dtype=pl.String),
            "touch": pl.Series(touch, dtype=pl.String),
        }


def said(names: Names, kept: Kept) -> pl.DataFrame:
    """The decisions by their names."""
    rows = np.frombuffer(kept.decisions, np.int32).reshape(-1, DECISION)
    number, position, seat, ask, options, made = [pl.Series(column) for column in np.ascontiguousarray(rows.T)]
    columns: dict[str, pl.Series] = {
        **{"number": number, "position": position, "seat": seat},
        **{"ask": names.asks.gather(ask), "options": options},
        **{name: called.gather(made) for name, called in names.options.items()},
    }
    return pl.DataFrame(columns).cast(pl.Schema(TABLES[DECISIONS]))


@contextmanager
def beside(folder: Path) -> Iterator[Path]:
    """A folder in this one for what is not whole yet."""
    for left in folder.glob(f"{BESIDE}*"):  # by a run that was killed
        shutil.rmtree(left, ignore_errors=True)
    made = Path(tempfile.mkdtemp(prefix=BESIDE, dir=folder))
    try:
        yield made
    except pl.exceptions.PolarsError as error:  # it has its own errors for a full disk, too
        raise Refused("tables-unwritten", str(folder), why=str(error)[:120]) from None
    finally:
        shutil.rmtree(made, ignore_errors=True)


@contextmanager
def writing(face: Face[Any], folder: Path, decisions: bool) -> Iterator[Writer]:
    """Tables that take their places in the folder at the end, unless something goes wrong before."""
    folder.mkdir(parents=True, exist_ok=True)
    if (folder / TOURNAMENT).exists():  # its tables have the same names
        raise Refused("tables-tournament", str(folder))
    with beside(folder) as unfinished:
        writer = Writer(face, unfinished, [*TABLES] if decisions else [GAMES, SEATS, PARTS])
        yield writer
        made = writer.join()
        # A folder without games is none of ours: so the old ones go first and the new ones come last
        for name in TABLES:
            (folder / f"{name}.parquet").unlink(missing_ok=True)
        for path in reversed(made):
            path.replace(folder / path.name)
