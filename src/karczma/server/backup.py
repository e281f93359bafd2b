"""Back up the whole database to one file while it is in use; restore it into an empty database of either kind."""

from __future__ import annotations

import base64
import gzip
import json
import os
import tempfile
import zlib
from collections.abc import Iterator
from itertools import groupby, islice
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from karczma.kernel.errors import Refused
from karczma.server.migrations import known_versions, lock, upgrade, version
from karczma.server.store import take_time

FORMAT = 1
GROUP = 500
Rows = Iterator[tuple[str, dict[str, Any]]]


def dump(engine: sa.Engine, target: Path) -> int:
    """Write everything as of one moment; the file is complete or not there at all. Returns the number of rows."""
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=".karczma-")
    unfinished = Path(name)
    try:
        with os.fdopen(handle, "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8", compresslevel=6) as out, _at_one_moment(engine) as connection:
                out.write(json.dumps({"karczma": "backup", "format": FORMAT, "version": version(connection)}) + "\n")
                rows = 0
                for table, row in _rows(connection):
                    out.write(json.dumps({"table": table, "row": row}) + "\n")
                    rows += 1
                out.write(json.dumps({"rows": rows}) + "\n")
            raw.flush()
            os.fsync(raw.fileno())
        unfinished.replace(target)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise
    return rows


def _at_one_moment(engine: sa.Engine) -> sa.Connection:
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    connection = engine.connect()
    take_time(connection)
    return connection


def _tables(connection: sa.Connection) -> list[sa.Table]:
    """The tables as this database has them, whatever its version, each after those it refers to."""
    found = sa.MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != "alembic_version"]


def _rows(connection: sa.Connection) -> Rows:
    for table in _tables(connection):
        # A few at a time: the database may be larger than the memory of this machine.
        for row in connection.execute(sa.select(table), execution_options={"yield_per": GROUP}).mappings():
            yield table.name, {name: _plain(value) for name, value in row.items()}


def _plain(value: Any) -> Any:
    return {"bytes": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _value(value: Any) -> Any:
    return base64.b64decode(value["bytes"]) if isinstance(value, dict) else value


def restore(engine: sa.Engine, source: Path) -> int:
    """Read a backup into an empty database, all or nothing. One from an older version is migrated to ours."""
    wanted = _check(source)
    rows = 0
    with engine.execution_options(immediate=True).begin() as connection:
        lock(connection)
        tables = _make_room(connection, wanted)
        for name, group in _groups(_read(source)):
            if name not in tables:
                raise Refused("backup-format", str(source))
            connection.execute(sa.insert(tables[name]), group)
            rows += len(group)
        upgrade(connection)
    return rows


def _check(source: Path) -> str:
    """Read all of it before anything is written: the last bytes of the file vouch for those before them."""
    for _ in _read(source):
        pass
    with gzip.open(source, "rt", encoding="utf-8") as lines:
        found = str(json.loads(next(lines)).get("version"))
    if found not in known_versions():
        raise Refused("backup-newer", str(source), version=found[:20])
    return found


def _make_room(connection: sa.Connection, wanted: str) -> dict[str, sa.Table]:
    """The tables of that version of the database, with nothing in them."""
    there = version(connection)
    if there is None:
        upgrade(connection, wanted)
    elif there != wanted:
        raise Refused("restore-not-empty")
    tables = {table.name: table for table in _tables(connection)}
    for table in tables.values():
        if table.name != "house" and connection.execute(sa.select(table).limit(1)).first() is not None:
            raise Refused("restore-not-empty")
    connection.execute(sa.delete(tables["house"]))  # the key of a server that was started but never used
    return tables


def _groups(rows: Rows) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """A few rows of the same table at a time."""
    for name, some in groupby(rows, key=lambda one: one[0]):
        while group := [row for _, row in islice(some, GROUP)]:
            yield name, group


def _read(source: Path) -> Rows:
    """The rows of a backup; a file that is not one, or was cut or changed, is refused."""
    try:
        with gzip.open(source, "rt", encoding="utf-8") as lines:
            parsed = map(json.loads, lines)
            first = next(parsed, None)
            if not isinstance(first, dict) or first.get("karczma") != "backup" or first.get("format") != FORMAT:
                raise Refused("backup-format", str(source))
            rows = 0
            last: dict[str, Any] = {}
            for last in parsed:
                if "table" in last:
                    rows += 1
                    yield str(last["table"]), {name: _value(value) for name, value in last["row"].items()}
            if last.get("rows") != rows:
                raise Refused("backup-cut", str(source))
    except gzip.BadGzipFile as error:
        # Either it was never one of ours, or its checksum is wrong.
        raise Refused("backup-cut" if "CRC" in str(error) else "backup-format", str(source)) from None
    except (EOFError, ValueError, zlib.error):
        raise Refused("backup-cut", str(source)) from None
