"""Games that are given away as data: only if everybody who has played in them agrees, and with nobody's name in them.

On either kind of database.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import polars as pl
from typer.testing import CliRunner

from karczma.cli import app
from karczma.games import GAMES
from karczma.lab.imitation import of_tables
from server.hall import Guest, Hall, Json, play_on

Tables = dict[str, pl.DataFrame]


@contextmanager
def opened(database: str) -> Iterator[Hall]:
    from karczma.server.config import Config  # noqa: PLC0415

    with closing(Hall(Config(database=database, bot_seconds=0.0, limits=False))) as one:
        yield one


def exported(database: str, folder: Path) -> Tables:
    """What `karczma records export` writes of Kajko, while the server runs."""
    done = CliRunner().invoke(app, ["records", "export", str(folder), "--database", database, "--json", "--lang", "en"])
    assert done.exit_code == 0, done.output
    tables = {path.stem: pl.read_parquet(path) for path in sorted((folder / "kajko").iterdir())}
    assert json.loads(done.stdout)["games"] == {**dict.fromkeys(GAMES, 0), "kajko": tables["games"].height}
    return tables


def agree(*guests: Guest, shares: bool = True) -> None:
    for guest in guests:
        assert guest.post("/me/shares", shares=shares)["shares"] is shares
        assert guest.get("/me")["shares"] is shares


def of_two(here: Hall, ania: Guest, bob: Guest) -> str:
    table = ania.table("me open", listed=True)
    bob.sit(table)
    ania.start(table)
    play_on([ania.line(table), bob.line(table)], "send")
    return table


def test_nobody_gives_their_games_away_unless_they_say_so(database: str, tmp_path: Path) -> None:
    with opened(database) as here:
        ania, bob = here.guest("Ania"), here.guest("Bob")
        assert ania.me["shares"] is False
        of_two(here, ania, bob)
        assert exported(database, tmp_path)["games"].height == 0
        agree(ania)
        assert exported(database, tmp_path)["games"].height == 0, "Bob has not agreed"
        agree(bob)
        assert exported(database, tmp_path)["games"].height == 1
        assert ania.post("/me", name="Anna")["shares"] is True, "a new name changes nothing"
        assert ania.get("/me/export")["shares"] is True
        agree(ania, shares=False)
        assert exported(database, tmp_path)["games"].height == 0, "it is not left in the folder either"


def test_what_is_given_away_says_nothing_about_anybody(database: str, tmp_path: Path) -> None:
    with opened(database) as here:
        ania, bob = here.guest("Ania"), here.guest("Bob")
        agree(ania, bob)
        table = of_two(here, ania, bob)
        alone = ania.table("me novice", start=True)
        line = ania.line(alone)
        line.do("chat", text="Secretly I am Zofia")
        play_on([line], "send")
        told = exported(database, tmp_path)
        assert sorted(told["seats"].group_by("number", maintain_order=True).agg("bot")["bot"].to_list()) == [
            ["person", "novice"],
            ["person", "person"],
        ]
        cells = {str(cell) for frame in told.values() for row in frame.iter_rows() for cell in row}
        known = {"Ania", "Bob", ania.id, bob.id, table, alone, "Zofia"}
        assert not [cell for cell in cells if any(one in cell for one in known)]
        columns = {name for frame in told.values() for name in frame.columns}
        assert not columns & {"name", "guest", "table", "at", "created", "day", "fingerprint"}


def test_whoever_has_had_a_seat_is_asked(database: str, tmp_path: Path) -> None:
    """Also who left before the end; and who is deleted cannot be asked any more."""
    with opened(database) as here:
        ania, bob, eve = here.guest("Ania"), here.guest("Bob"), here.guest("Eve")
        agree(ania, bob)
        table = ania.table("me open open", listed=True)
        bob.sit(table)
        eve.sit(table)
        ania.start(table)
        eve.post(f"/tables/{table}/seats/2/leave")
        play_on([ania.line(table), bob.line(table)], "send")
        assert exported(database, tmp_path)["games"].height == 0, "Eve has not agreed"
        agree(eve)
        told = exported(database, tmp_path)
        assert told["seats"]["bot"].to_list() == ["person", "person", "several"]
        eve.post("/me/delete")
        assert exported(database, tmp_path)["games"].height == 0


def test_games_that_are_never_given_away(database: str, tmp_path: Path) -> None:
    with opened(database) as here:
        ania, bob = here.guest("Ania"), here.guest("Bob")
        agree(ania, bob)
        at_one_screen = ania.table("me Bruno", start=True)
        play_on([ania.line(at_one_screen)], "send")
        deleted = of_two(here, ania, bob)
        record: Json = ania.get(f"/tables/{deleted}/record")
        assert exported(database, tmp_path)["games"].height == 1, "Bruno has no guest of his own"
        ania.post(f"/tables/{deleted}/at/3/play", seats=[{"kind": "me"}, {"kind": "bot", "level": "regular"}])
        bob.post("/records", record)
        bob.table("me bot", start=True)
        assert exported(database, tmp_path)["games"].height == 1, (
            "not what is imported, goes on elsewhere or is not over"
        )
        ania.post(f"/tables/{deleted}/delete")
        assert exported(database, tmp_path)["games"].height == 0


def test_they_can_be_learned_from(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.db'}"
    with opened(database) as here:
        ania = here.guest("Ania")
        agree(ania)
        table = ania.table("me bot", start=True)
        line = ania.line(table)
        line.choose("adventure")
        play_on([line], "send")
        record: dict[str, Any] = ania.get(f"/tables/{table}/record")
    exported(database, tmp_path / "out")
    ours = list(of_tables(tmp_path / "out" / "kajko", by="person"))
    seat = 0
    assert [one.action for one in ours] == [
        GAMES["kajko"].vocabulary.option(move["do"]) for move in record["moves"] if move["seat"] == seat
    ]
    assert {one.by for one in ours} == {"person"}


def test_another_deed_is_refused(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["records", "burn", str(tmp_path), "--lang", "pl"])
    assert done.exit_code == 2
    assert "burn" in done.stderr
