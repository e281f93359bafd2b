"""Games as tables for programs (Parquet): one row for each game, seat, part of a score and decision.

They are written piece by piece into a folder beside their places, so that a hundred thousand games need no more memory
than a thousand, and take their places together when all is done: what lies there is always whole. `docs/data.md` says
what each column means.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import numpy as np
import polars as pl

from karczma.kernel.errors import Refused
from karczma.kernel.face import Face
from karczma.kernel.verbs import Vocabulary
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


class Writer:
    """Takes games in their order and writes them down."""

    def __init__(self, face: Face[Any], folder: Path, decisions: bool) -> None:
        self.face = face
        self.folder = folder
        self.names = [GAMES, SEATS, PARTS, *([DECISIONS] if decisions else [])]
        self.held = Kept()
        self.pieces = 0

    def add(self, kept: Kept) -> None:
        self.held.add(kept)
        if max(len(self.held.parts), len(self.held.decisions) // DECISION) >= HELD:
            self.flush()

    def flush(self) -> None:
        """What is held goes to the disk, as the next piece of each table."""
        rows = {GAMES: self.held.games, SEATS: self.held.seats, PARTS: self.held.parts}
        for name in self.names:
            frame = (
                said(self.face, self.held)
                if name == DECISIONS
                else pl.DataFrame(rows[name], schema=TABLES[name], orient="row")
            )
            frame.write_parquet(self.piece(name, self.pieces))
        self.pieces += 1
        self.held = Kept()

    def piece(self, name: str, number: int) -> Path:
        return self.folder / f"{name}-{number:06}.parquet"

    def join(self) -> list[Path]:
        """Each table in one file, made of its pieces without having all of them in memory."""
        self.flush()
        made: list[Path] = []
        for name in self.names:
            pieces = [self.piece(name, number) for number in range(self.pieces)]
            made.append(self.folder / f"{name}.parquet")
            pl.scan_parquet(pieces).sink_parquet(made[-1], row_group_size=GROUP)
            with made[-1].open("rb+") as file:
                os.fsync(file.fileno())
            for piece in pieces:
                piece.unlink()
        return made


def said(face: Face[Any], kept: Kept) -> pl.DataFrame:
    """The decisions by their names."""
    rows = np.frombuffer(kept.decisions, np.int32).reshape(-1, DECISION)
    asks = pl.Series([step.name for step in face.steps()], dtype=pl.String)
    made, where = np.unique(rows[:, 5], return_inverse=True)
    options = [int(option) for option in made]
    columns: dict[str, pl.Series] = {
        "number": pl.Series(rows[:, 0]),
        "position": pl.Series(rows[:, 1]),
        "seat": pl.Series(rows[:, 2]),
        "ask": asks.gather(rows[:, 3].tolist()),
        "options": pl.Series(rows[:, 4]),
    }
    for name, names in _names(face.vocabulary, options).items():
        columns[name] = pl.Series(names, dtype=pl.String).gather(where.tolist())
    return pl.DataFrame(columns).cast(pl.Schema(TABLES[DECISIONS]))


def _names(vocabulary: Vocabulary, options: list[int]) -> dict[str, list[str]]:
    words = [vocabulary.words(option) for option in options]
    return {
        "verb": [one[0] for one in words],
        "words": [" ".join(one) for one in words],
        "touch": [vocabulary.touch(option) for option in options],
    }


@contextmanager
def writing(face: Face[Any], folder: Path, decisions: bool) -> Iterator[Writer]:
    """Tables that take their places in the folder at the end, unless something goes wrong before."""
    folder.mkdir(parents=True, exist_ok=True)
    if (folder / TOURNAMENT).exists():  # its tables have the same names
        raise Refused("tables-tournament", str(folder))
    for left in folder.glob(f"{BESIDE}*"):  # by a run that was killed
        shutil.rmtree(left, ignore_errors=True)
    beside = Path(tempfile.mkdtemp(prefix=BESIDE, dir=folder))
    try:
        writer = Writer(face, beside, decisions)
        yield writer
        made = writer.join()
        # A folder without games is none of ours: so the old ones go first and the new ones come last
        for name in TABLES:
            (folder / f"{name}.parquet").unlink(missing_ok=True)
        for path in reversed(made):
            path.replace(folder / path.name)
    except pl.exceptions.PolarsError as error:  # it has its own errors for a full disk, too
        raise Refused("tables-unwritten", str(folder), why=str(error)[:120]) from None
    finally:
        shutil.rmtree(beside, ignore_errors=True)
