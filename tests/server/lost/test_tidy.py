"""What is kept no longer: old tables, expired devices, guests nobody can be any more. On either kind of database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from karczma.cli import app
from karczma.server import clock, retention, schema, store
from karczma.server.config import Config
from karczma.server.retention import Keep, Tidied
from server.hall import Guest, Hall, Time, play_on, until

DAY = 86_400.0


@pytest.fixture
def passing(monkeypatch: pytest.MonkeyPatch) -> Time:
    one = Time(clock.now)
    monkeypatch.setattr(clock, "now", one.now)
    return one


@contextmanager
def opened(database: str) -> Iterator[Hall]:
    with closing(Hall(Config(database=database, bot_seconds=0.0, limits=False))) as one:
        yield one


def evening(here: Hall) -> tuple[Guest, dict[str, str]]:
    """A guest with a table of each kind."""
    ania, bob = here.guest("Ania"), here.guest("Bob")
    here.guest("Eve")  # sits nowhere
    over = ania.table("me Bruno", start=True)
    play_on([ania.line(over)], "send")
    slow = ania.table("me open", listed=True, pace={"kind": "days", "days": 30})
    bob.sit(slow)
    ania.start(slow)
    return ania, {
        "over": over,
        "open": ania.table("me open"),
        "running": ania.table("me Bruno", start=True),
        "slow": slow,
    }


def left(database: str, column: sa.Column[str]) -> set[str]:
    engine = store.connect(database)
    with engine.connect() as connection:
        found = set(connection.execute(sa.select(column)).scalars())
    engine.dispose()
    return found


def test_old_tables_are_deleted_and_the_others_stay(database: str, passing: Time) -> None:
    with opened(database) as here:
        ania, tables = evening(here)
        watching = ania.line(tables["open"])
        assert here.call(retention.tidy(here.tables, Keep(finished=10, abandoned=20))) == Tidied()
        passing.passes(15 * DAY)
        ania.get("/me")
        assert here.call(retention.tidy(here.tables, Keep(finished=0, abandoned=20))) == Tidied()
        assert here.call(retention.tidy(here.tables, Keep(finished=10, abandoned=20))) == Tidied(finished=1)
        passing.passes(10 * DAY)
        # Somebody still has days to answer at the slow one.
        assert here.call(retention.tidy(here.tables, Keep(finished=10, abandoned=20))) == Tidied(abandoned=2)
        assert left(database, schema.tables.c.id) == {tables["slow"]}
        assert (
            left(database, schema.entries.c.table_id) == left(database, schema.members.c.table_id) == {tables["slow"]}
        )
        assert left(database, schema.records.c.table_id) == set()
        assert watching.wait(lambda message: message["type"] == "bye")["why"] == "table-deleted"
        assert [one["id"] for one in ania.get("/tables", which="mine")] == [tables["slow"]]


def test_guests_nobody_can_be_any_more_are_forgotten(database: str, passing: Time) -> None:
    with opened(database) as here:
        evening(here)
        zoe = here.guest("Zoe")
        zoe.post("/me/devices")
        passing.passes(60 * DAY)
        zoe.get("/me")
        passing.passes(40 * DAY)
        done = here.call(retention.tidy(here.tables, Keep()))
    assert done == Tidied(devices=3, guests=1)  # the tables of two still tell of them
    assert len(left(database, schema.guests.c.id)) == 3
    assert left(database, schema.tokens.c.guest) == {zoe.id}
    assert left(database, schema.codes.c.hash) == set()


def test_by_hand_first_only_looked_at(database: str, passing: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(database) as here:
        evening(here)
    passing.passes(100 * DAY)
    monkeypatch.setenv("KARCZMA_KEEP_FINISHED", "30")
    words = ["tidy", "--database", database, "--lang", "en"]
    looked = CliRunner().invoke(app, [*words, "--dry-run"])
    assert looked.exit_code == 0
    assert "Would be deleted: finished tables 1, abandoned tables 0, expired devices 3," in looked.stdout
    assert len(left(database, schema.tables.c.id)) == 4
    done = CliRunner().invoke(app, [*words, "--finished", "30", "--abandoned", "50"])
    assert "Deleted: finished tables 1, abandoned tables 3, expired devices 3," in done.stdout
    assert left(database, schema.tables.c.id) == left(database, schema.guests.c.id) == set()


def test_the_server_does_it_by_itself_and_nobody_waits(database: str, passing: Time) -> None:
    with opened(database) as here:
        _, tables = evening(here)
    passing.passes(50 * DAY)
    with closing(Hall(Config(database=database, bot_seconds=0.0, limits=False, keep_finished=30))) as here:
        until(lambda: tables["over"] not in left(database, schema.tables.c.id))
        assert here.guest("Ola").table("me bot", start=True)
    assert tables["open"] in left(database, schema.tables.c.id)


class TomorrowError(Exception):
    """The day is over."""


def test_a_database_that_is_out_of_reach_is_tidied_later(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def sleep(_: float) -> None:
        raise TomorrowError

    with opened(f"sqlite:///{tmp_path / 'karczma.db'}") as here:
        (tmp_path / "karczma.db").rename(tmp_path / "elsewhere.db")
        monkeypatch.setattr(retention, "asyncio", SimpleNamespace(sleep=sleep))
        with pytest.raises(TomorrowError):
            here.call(retention.every_day(here.tables, Keep(finished=1)))
    assert "it is tidied tomorrow" in caplog.text


def test_a_database_of_another_version_is_left_alone(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'karczma.db'}"
    with opened(database):
        pass
    engine = store.connect(database)
    for version, said in (("0001", "older version"), ("9999", "newer Karczma")):
        with engine.begin() as connection:
            connection.execute(sa.text(f"update alembic_version set version_num = '{version}'"))
        found = CliRunner().invoke(app, ["tidy", "--database", database, "--lang", "en"])
        assert (found.exit_code, said in found.stderr) == (2, True)
    engine.dispose()
