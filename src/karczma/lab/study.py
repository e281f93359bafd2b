"""A folder of games as `simulate --out` or `tournament --out` writes it, read back and checked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import polars as pl

from karczma.games import find
from karczma.kernel.errors import Refused
from karczma.kernel.face import Face, Setting
from karczma.lab.tables import DECISIONS, GAMES, PARTS, SEATS, TABLES, Columns

# What is read of the table of a tournament: one row for each seat of each game
TOURNAMENT: Final[Columns] = {
    "game": pl.String,
    "players": pl.Int64,
    "number": pl.Int64,
    "deal": pl.Int64,
    "seat": pl.Int64,
    "bot": pl.String,
    "score": pl.Int64,
    "won": pl.Float64,
    "decisions": pl.Int64,
}


class Study(NamedTuple):
    """Many games of one kind. The rows of `seats` are in order: those of the first game, seat by seat, and so on."""

    face: Face[Any]
    players: int
    games: int
    pack: str  # its name; empty: not written down
    settings: dict[str, Setting]
    lengths: pl.Series
    titles: pl.Series
    seats: pl.DataFrame  # seat, bot, total, won, first, deal
    parts: Path | None
    decisions: Path | None

    @property
    def bots(self) -> list[str]:
        """Those who played, in the order of their seats."""
        return self.seats["bot"].unique(maintain_order=True).to_list()

    @property
    def fixed(self) -> bool:
        """Whether everybody always had the same seat."""
        return bool(self.seats.group_by("seat").agg(pl.col("bot").n_unique())["bot"].max() == 1)


def open_study(folder: Path) -> Study:
    file = _file(folder, GAMES)
    if not file.is_file():
        raise Refused("study-none", str(folder))
    with reading(file):
        columns = pl.read_parquet_schema(file)
    return _tournament(file) if "seat" in columns else _simulation(folder)


@contextmanager
def reading(file: Path) -> Iterator[None]:
    """Whatever is wrong with a damaged file, it is told as one thing."""
    try:
        yield
    except (pl.exceptions.PolarsError, pl.exceptions.PanicException, OSError) as error:
        if isinstance(error, PermissionError):
            raise
        raise Refused("study-damaged", str(file)) from None


def _file(folder: Path, name: str) -> Path:
    return folder / f"{name}.parquet"


def _read(file: Path, columns: Columns) -> pl.DataFrame:
    """A whole table, with the columns it should have."""
    _check(file, columns)
    with reading(file):
        return pl.read_parquet(file, columns=[*columns])


def _check(file: Path, columns: Columns) -> None:
    if not file.is_file():
        raise Refused("study-incomplete", str(file))
    with reading(file):
        found = pl.read_parquet_schema(file)
    if any(found.get(name) != kind for name, kind in columns.items()):
        raise Refused("study-other", str(file))


def _simulation(folder: Path) -> Study:
    wanted = ("number", "game", "players", "pack", "settings", "length", "title")
    file = _file(folder, GAMES)
    _check(file, TABLES[GAMES])
    games = _read(file, {name: TABLES[GAMES][name] for name in wanted})
    seats = _read(_file(folder, SEATS), TABLES[SEATS]).with_columns(deal=pl.col("number"))
    _check(_file(folder, PARTS), TABLES[PARTS])
    decisions = _if_there(_file(folder, DECISIONS), TABLES[DECISIONS])
    found = _study(
        *(file, games, seats, str(_only(file, games, "pack")), games["length"], games["title"]),
        *(_file(folder, PARTS), decisions),
    )
    try:
        given = msgspec.json.decode(str(_only(file, games, "settings")), type=dict[str, Setting])
    except msgspec.MsgspecError:
        raise Refused("study-damaged", str(file)) from None
    return found._replace(settings=found.face.settings(found.players, given))


def _tournament(file: Path) -> Study:
    """Mirrored games. Of what an older version has kept only the scores are known."""
    rows = _read(file, TOURNAMENT)
    games = rows.group_by("number", maintain_order=True).agg(
        pl.col("game", "players").first(), pl.col("decisions").sum()
    )
    nothing = pl.Series("title", [None] * games.height, dtype=pl.String)
    seats = rows.with_columns(total=pl.col("score"), first=pl.lit(None, pl.Boolean))
    parts, decisions = [_if_there(file.with_name(f"{name}.parquet"), TABLES[name]) for name in (PARTS, DECISIONS)]
    return _study(file, games, seats, "", games["decisions"], nothing, parts, decisions)


def _if_there(file: Path, columns: Columns) -> Path | None:
    if not file.exists():
        return None
    _check(file, columns)
    return file


def _study(
    file: Path,
    games: pl.DataFrame,
    seats: pl.DataFrame,
    pack: str,
    lengths: pl.Series,
    titles: pl.Series,
    parts: Path | None,
    decisions: Path | None,
) -> Study:
    face = find(str(_only(file, games, "game")))
    players = int(_only(file, games, "players"))
    rows = games.height * players
    places = pl.DataFrame({"number": range(games.height)}).join(pl.DataFrame({"seat": range(players)}), how="cross")
    whole = (
        face.least <= players <= face.most
        and seats.height == rows
        and not sum(seats.select("number", "seat", "bot", "total", "won").null_count().row(0))
        and seats.select(pl.col("number", "seat").cast(pl.Int64)).equals(places)
        and bool(seats["won"].is_between(0, 1).all())
    )
    if not whole:
        raise Refused("study-damaged", str(file))
    kept = seats.select("seat", "bot", "total", "won", "first", "deal")
    return Study(face, players, games.height, pack, {}, lengths, titles, kept, parts, decisions)


def _only(file: Path, games: pl.DataFrame, name: str) -> str | int:
    """What is the same for all games."""
    found = games[name].unique()
    if games.is_empty():
        raise Refused("study-empty", str(file))
    if len(found) > 1 or found[0] is None:
        raise Refused("study-damaged", str(file))
    return found[0]  # type: ignore[no-any-return]
