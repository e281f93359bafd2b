"""The shape of the database when the server starts: made, kept, or refused and left alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from karczma.kernel.errors import Refused
from karczma.server import schema, store
from karczma.server.guests import today
from karczma.server.migrations import NEWEST, known_versions, migrate, upgrade, version

START = """
import sys
from karczma.server.store import connect
from karczma.server.migrations import migrate
migrate(connect(sys.argv[1]))
"""


def newest(database: str) -> str | None:
    """Migrate, as a server that starts, and tell the version."""
    engine = store.connect(database)
    migrate(engine)
    with engine.connect() as connection:
        found = version(connection)
    engine.dispose()
    return found


def contents(database: str) -> dict[str, list[object]]:
    engine = store.connect(database)
    found = sa.MetaData()
    with engine.connect() as connection:
        found.reflect(connection)
        rows = {t.name: [tuple(row) for row in connection.execute(sa.select(t))] for t in found.sorted_tables}
    engine.dispose()
    return {name: list(some) for name, some in rows.items()}


def test_the_newest_version_is_the_last_one_written() -> None:
    assert known_versions()[0] == NEWEST


def test_an_empty_database_gets_the_shape_the_program_uses(database: str) -> None:
    assert newest(database) == NEWEST
    engine = store.connect(database)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
    engine.dispose()


def test_an_existing_database_is_left_as_it_is(database: str) -> None:
    newest(database)
    engine = store.connect(database)
    with engine.begin() as connection:
        connection.execute(sa.insert(schema.guests).values(id="a", name="Łasuch", language="pl", created=1))
    engine.dispose()
    before = contents(database)
    assert newest(database) == NEWEST
    assert contents(database) == before


ANIA, OLA = "a" * 24, "b" * 24
OF_VERSION_1 = [
    f"insert into guests values ('{ANIA}', 'Ania', 'pl', 1), ('{OLA}', 'Ola', 'pl', 1)",
    f"insert into tokens values ('hash1', '{ANIA}', 1), ('hash2', '{ANIA}', 2)",
    "insert into tables values ('t', 'kajko', 'open', true, '', '1', 1, 3, null, 1)",
    f"insert into members values ('{ANIA}', 't')",
    f"insert into entries values ('t', 1, 'created', '', null, null, null, 1),"
    f"('t', 2, 'chat', '', null, null, '{OLA}-x mark', 1), ('t', 3, 'chat', '', null, null, '{ANIA}-x', 1)",
]


def test_devices_of_the_first_version_stay_signed_in_and_those_who_left_are_found(database: str) -> None:
    engine = store.connect(database)
    with engine.execution_options(immediate=True).begin() as connection:
        upgrade(connection, "0001")
        for statement in OF_VERSION_1:
            connection.execute(sa.text(statement))
    migrate(engine)
    tokens, members = schema.tokens.c, schema.members.c
    with engine.connect() as connection:
        devices = connection.execute(sa.select(tokens.id, tokens.used, tokens.guest)).all()
        assert len({id for id, _, _ in devices}) == 2
        assert {(used, guest) for _, used, guest in devices} == {(today(), ANIA)}
        found = {(*row,) for row in connection.execute(sa.select(members.guest, members.gone))}
        assert found == {(ANIA, False), (OLA, True)}
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
    engine.dispose()


def test_a_newer_database_is_refused_and_untouched(database: str) -> None:
    newest(database)
    engine = store.connect(database)
    with engine.begin() as connection:
        connection.execute(sa.text("update alembic_version set version_num = '9999'"))
        connection.execute(sa.text("create table of_the_future (id integer)"))
    before = contents(database)
    with pytest.raises(Refused, match="9999") as refusal:
        migrate(engine)
    engine.dispose()
    assert refusal.value.key == "database-newer"
    assert contents(database) == before


def test_processes_that_start_together_do_not_disturb_each_other(database: str) -> None:
    command = [sys.executable, "-c", START, database]
    together = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(3)]
    assert [(one.communicate(timeout=60)[1], one.returncode) for one in together] == [("", 0)] * 3
    assert newest(database) == NEWEST


def test_a_migration_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = f"sqlite:///{tmp_path / 'karczma.db'}"
    engine = store.connect(database)

    made = op.create_table

    def breaks(name: str, *columns: Any, **more: Any) -> Any:
        if name == "packs":  # the last one
            raise OSError("the light went out")
        return made(name, *columns, **more)

    with monkeypatch.context() as patch:
        patch.setattr("alembic.op.create_table", breaks)
        with pytest.raises(OSError, match="light"):
            migrate(engine)
    engine.dispose()
    assert contents(database) == {}
    assert newest(database) == NEWEST
