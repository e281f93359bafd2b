"""Where everything is kept: an append-only log for each table, written before anything is acknowledged.

SQLite (WAL, FULL) by default, PostgreSQL by URL. The unique key (table, seq) serialises writers, including those of
other processes. One thread writes: whatever is waiting goes into one commit.
"""

from __future__ import annotations

import asyncio
import json
import queue
import threading
import zlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from karczma.server import files
from karczma.server.entries import Entry as Entry
from karczma.server.schema import analyses, codes, entries, findings, hints, members, records, tables, wishes

T = TypeVar("T")

# A database machine that disappears without a word is noticed within seconds, not hours.
ALIVE: dict[str, Any] = {
    "connect_timeout": 3,
    "keepalives_idle": 10,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,  # milliseconds for what was sent to be received
}
# The network does not notice when a machine is up but its database hangs, so we do not wait for ever.
STATEMENT = 3000  # milliseconds, counted by PostgreSQL itself
PATIENCE = 4.0  # seconds, counted by us
HURRY = 1.0  # the same after a request got no answer: those in a queue must not each wait that long

ROOM = 256 * 1024  # bytes that must be left on the disk of a SQLite file: a few dozen choices


class Stale(Exception):
    """Somebody else has written to this table in the meantime: read on and try again."""


class Unwritable(Exception):
    """The database cannot take it now (full disk, read-only, gone). Nothing was kept, nothing may be acknowledged."""


OUT_OF_REACH = (OperationalError, InterfaceError, PoolTimeout)  # not the fault of any one job


@dataclass
class Row:
    """A table as it is kept."""

    id: str
    game: str
    stage: str
    listed: bool
    meta: bytes
    seed: str
    rules: int
    seq: int
    deadline: int | None
    updated: int


@dataclass
class _Job:
    order: str
    work: Callable[[sa.Connection], Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None
    given_up: bool = False  # the caller was told that it did not happen


def connect(url: str) -> sa.Engine:
    """An engine for this database; SQLite is configured to lose nothing."""
    if url.startswith("postgres"):
        driver = "postgresql+psycopg://" + url.split("://", 1)[1]
        return _postgres(driver)
    # Parameters are seeds, hashes and hands: an error must not carry them into a log.
    engine = sa.create_engine(url, connect_args={"timeout": 10, "check_same_thread": False}, hide_parameters=True)
    file = files.file_of(engine.url)

    @event.listens_for(engine, "do_connect")
    def create(*_: Any) -> None:
        if file is not None:
            files.create(file)

    @event.listens_for(engine, "connect")
    def settings(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves, so that savepoints work
        connection.execute("PRAGMA busy_timeout=10000")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA secure_delete=ON")  # deleted data is overwritten, not just unlinked

    @event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        # A writer takes the lock at once: it must never find out halfway that another process was faster.
        immediate = connection.get_execution_options().get("immediate")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")

    return engine


def _postgres(url: str) -> sa.Engine:
    engine = sa.create_engine(
        url,
        connect_args=ALIVE,
        pool_size=4,
        max_overflow=4,
        pool_pre_ping=True,
        pool_timeout=PATIENCE,
        hide_parameters=True,
    )

    @event.listens_for(engine, "connect")
    def settings(connection: Any, _: Any) -> None:
        connection.execute(f"SET statement_timeout = {STATEMENT}")
        connection.commit()

    return engine


def take_time(connection: sa.Connection) -> None:
    """Lift the time limit until this transaction ends, for one-off work on the whole database."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SET LOCAL statement_timeout = 0"))


class Store:
    """Reads in threads of the pool, writes in a single thread."""

    GROUP = 256  # jobs in one commit at most

    def __init__(self, engine: sa.Engine, process: str) -> None:
        self.engine = engine
        self.process = process  # named in every notification, so that we do not listen to ourselves
        self.postgres = engine.dialect.name == "postgresql"
        self._writing = engine.execution_options(immediate=True)
        # A table and its log are read one after the other, and must be from the same moment.
        self._reading = engine.execution_options(isolation_level="REPEATABLE READ") if self.postgres else engine
        self._file = _identity(engine)
        self._failing = False  # our last write failed
        self._silent = False  # the database has stopped answering
        self.commits = 0
        self.jobs = 0
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_on, name="karczma-writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join(2 * PATIENCE if self.postgres else None)  # we do not wait for one that hangs
        self.engine.dispose()

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Run this in a thread, on a snapshot of the database."""

        def run() -> T:
            self._check_file()
            with self._reading.connect() as connection:
                found = work(connection)
            self._silent = False
            return found

        try:
            return await self._in_time(asyncio.to_thread(run))
        except (DBAPIError, PoolTimeout) as error:
            raise _as_ours(error) from error

    async def write(self, work: Callable[[sa.Connection], T], order: str = "") -> T:
        """Run this in the writer's next transaction; returns when it is on disk.

        If that takes too long it is given up: then it does not happen, unless it was just being committed. The caller
        knows as little as if the connection had been cut, and must look before going on.
        """
        loop = asyncio.get_running_loop()
        job = _Job(order, work, loop, loop.create_future())
        self._jobs.put(job)
        try:
            result: T = await self._in_time(job.future)
        except Unwritable:
            job.given_up = True
            raise
        return result

    async def _in_time(self, work: Awaitable[T]) -> T:
        """With a time limit, except for SQLite: a file has no other side that could hang."""
        if not self.postgres:
            return await work
        try:
            return await asyncio.wait_for(work, HURRY if self._silent else PATIENCE)
        except TimeoutError:
            self._silent = True
            raise Unwritable("the database gives no answer") from None

    async def check(self) -> None:
        """Raise Unwritable if nothing can be read or kept just now. Writes only if the last write failed."""
        await self.read(self._look)
        if self._failing and not self.postgres:
            # A real write, though it changes nothing: one that is rolled back would never reach the disk.
            await self.write(lambda c: c.exec_driver_sql("PRAGMA user_version = 0"))

    def _look(self, connection: sa.Connection) -> None:
        connection.execute(sa.text("select 1"))
        file = files.file_of(self.engine.url)
        if file is not None and files.room_beside(file) < ROOM:
            raise Unwritable("the disk is full")

    async def settle(self) -> None:
        """Leave no deleted data in SQLite's write-ahead log."""

        def run() -> None:
            raw = self.engine.raw_connection()  # it cannot be done inside a transaction
            try:
                raw.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
            finally:
                raw.close()

        if not self.postgres:
            await asyncio.to_thread(run)

    async def say(self, text: str) -> None:
        """Tell the other processes something that is not stored."""
        await self.write(lambda c: notify(c, f"{self.process} {text}"))

    def _write_on(self) -> None:
        while True:
            job = self._jobs.get()
            if job is None:
                return
            group = [job]
            while len(group) < self.GROUP and not self._jobs.empty():
                other = self._jobs.get()
                if other is None:
                    self._jobs.put(None)
                    break
                group.append(other)
            group.sort(key=lambda one: one.order)  # all processes lock tables in one order, so none waits in a circle
            self._commit(group)
            self.commits += 1
            self.jobs += len(group)
            for loop in {one.loop for one in group}:  # waking one up costs more than delivering
                loop.call_soon_threadsafe(_deliver, [one for one in group if one.loop is loop])

    def _commit(self, group: list[_Job]) -> None:
        error = self._attempt(group)
        if isinstance(error, OUT_OF_REACH):
            # Try again: the connection may have been cut. If the first commit did reach the disk after all, the jobs
            # find themselves there, and the callers are told so.
            if "readonly" in str(error):
                self.engine.dispose()  # SQLite never writes through a connection that was opened read-only
            error = self._attempt(group)
        self._failing = isinstance(error, OUT_OF_REACH)
        if error is None:
            return
        if len(group) > 1 and not isinstance(error, OUT_OF_REACH):
            # One of them is refused, which is rare: a savepoint around each would cost more than all their writes.
            for job in group:
                self._commit([job])
            return
        for job in group:
            job.error = _as_ours(error)

    def _attempt(self, group: list[_Job]) -> Exception | None:
        """All of them in one transaction; returns the error if that fails."""
        for job in group:
            job.error = None
        try:
            self._check_file()
            with self._writing.begin() as connection:
                for job in group:
                    _check_wanted(job)
                    job.result = job.work(connection)
                for job in group:  # the work itself may have taken too long
                    _check_wanted(job)
        except Exception as error:
            return error
        self._silent = False
        return None

    def _check_file(self) -> None:
        """SQLite would go on writing into a file that was removed or replaced, and all of it would be lost."""
        if self._file is not None and self._file != _identity(self.engine):
            raise Unwritable("the file of the database is not the one that was opened")


def _check_wanted(job: _Job) -> None:
    if job.given_up:
        raise Unwritable("it was said already that this has not happened")


def _identity(engine: sa.Engine) -> tuple[int, int] | None:
    if engine.dialect.name != "sqlite" or not engine.url.database or engine.url.database == ":memory:":
        return None
    try:
        found = Path(engine.url.database).stat()
    except OSError:
        return (0, 0)
    return (found.st_dev, found.st_ino)


def _as_ours(error: Exception) -> Exception:
    if isinstance(error, IntegrityError):
        return Stale(type(error.orig).__name__)
    if isinstance(error, DBAPIError):
        return Unwritable(type(error.orig).__name__)
    return Unwritable("no connection is free") if isinstance(error, PoolTimeout) else error


def _deliver(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.future.cancelled():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)


class Statement:
    """A statement that every move runs, compiled once per kind of database: compiling takes longer than running."""

    def __init__(self, clause: sa.Insert | sa.Update, names: list[str]) -> None:
        self.clause = clause
        self.names = names
        self.texts: dict[str, tuple[str, list[str] | None]] = {}

    def run(self, connection: sa.Connection, values: dict[str, Any]) -> int:
        """Returns how many rows it changed."""
        dialect = connection.dialect
        if dialect.name not in self.texts:
            compiled = self.clause.compile(dialect=dialect, column_keys=self.names)
            self.texts[dialect.name] = (str(compiled), compiled.positiontup)
        text, order = self.texts[dialect.name]
        given = values if order is None else tuple([values[name] for name in order])
        if dialect.name != "sqlite":
            return connection.exec_driver_sql(text, given).rowcount
        driver: Any = connection.connection.dbapi_connection  # directly: the layers in between take longer than SQLite
        errors: Any = dialect.loaded_dbapi.Error
        try:
            changed: int = driver.execute(text, given).rowcount
        except errors as error:
            raise DBAPIError.instance(text, None, error, errors, hide_parameters=True) from error
        return changed


OF_A_TABLE = [column.name for column in tables.c if column.name != "id"]
ADD_ENTRY = Statement(sa.insert(entries), [column.name for column in entries.c])
CHANGE_TABLE = Statement(
    sa.update(tables).where(tables.c.id == sa.bindparam("which"), tables.c.seq == sa.bindparam("before")),
    [*OF_A_TABLE, "which", "before"],
)


def add_table(connection: sa.Connection, row: Row, first: Entry, guests_in: list[str]) -> None:
    """A new table with the first line of its log."""
    connection.execute(sa.insert(tables).values(**row.__dict__))
    connection.execute(sa.insert(entries).values(table_id=row.id, **first.__dict__))
    set_members(connection, row.id, guests_in)


def set_members(connection: sa.Connection, table_id: str, guests_in: list[str]) -> None:
    """Whose table this is now: it is no longer that of anybody who has left or was removed."""
    here = members.c.table_id == table_id
    now_in = members.c.guest.in_(guests_in)
    before = set(connection.execute(sa.select(members.c.guest).where(here)).scalars())
    connection.execute(sa.update(members).where(here).values(gone=sa.not_(now_in)))
    for guest in set(guests_in) - before:
        connection.execute(sa.insert(members).values(guest=guest, table_id=table_id, gone=False))


def remove_table(connection: sa.Connection, process: str, id: str, *still: sa.ColumnElement[bool]) -> bool:
    """Delete a table with everything kept about it, if this still holds; returns whether it did."""
    wanted = sa.select(tables.c.id).where(tables.c.id == id, *still).with_for_update()
    if connection.execute(wanted).first() is None:
        return False
    for part in (entries, records, members, codes, wishes, hints, findings, analyses):
        connection.execute(sa.delete(part).where(part.c.table_id == id))
    connection.execute(sa.delete(tables).where(tables.c.id == id))
    notify(connection, f"{process} {id} gone")
    return True


def rewrite(connection: sa.Connection, table_id: str, lines: list[Entry]) -> None:
    """Replace lines of a log, to forget somebody who wants to be forgotten."""
    for line in lines:
        here = (entries.c.table_id == table_id, entries.c.seq == line.seq)
        connection.execute(sa.update(entries).where(*here).values(data=line.data, client=line.client))


def append(connection: sa.Connection, process: str, row: Row, entry: Entry, guests_in: list[str] | None) -> None:
    """Write the next line of a table's log and the table as it leaves it, or raise Stale if somebody was faster.

    `guests_in` is given if the line changes who belongs to the table.
    """
    ADD_ENTRY.run(connection, {"table_id": row.id, **entry.__dict__})
    if CHANGE_TABLE.run(connection, {**row.__dict__, "which": row.id, "before": entry.seq - 1}) != 1:
        raise Stale
    if guests_in is not None:
        set_members(connection, row.id, guests_in)
    notify(connection, f"{process} {row.id} {entry.seq}")


def find_wishes(connection: sa.Connection, table_id: str) -> list[tuple[int, bytes]]:
    """What people at this table want to be asked about, by seat."""
    query = sa.select(wishes.c.seat, wishes.c.data).where(wishes.c.table_id == table_id)
    return [(seat, data) for seat, data in connection.execute(query)]


def keep_wishes(connection: sa.Connection, table_id: str, seat: int, data: bytes) -> None:
    forget_wishes(connection, table_id, [seat])
    connection.execute(sa.insert(wishes).values(table_id=table_id, seat=seat, data=data))


def forget_wishes(connection: sa.Connection, table_id: str, seats: list[int]) -> None:
    connection.execute(sa.delete(wishes).where(wishes.c.table_id == table_id, wishes.c.seat.in_(seats)))


@dataclass(frozen=True)
class HintUsed:
    """A seat had the coach's help with the question at this position."""

    seat: int
    position: int  # as in `TableInfo.position`
    help: str


HELP = ("nudge", "advice", "full")  # from the least to the most


def keep_hint(connection: sa.Connection, table_id: str, hint: HintUsed) -> None:
    """Note a hint; of several at one question, the one that says most."""
    columns = hints.c
    here = (columns.table_id == table_id, columns.seat == hint.seat, columns.position == hint.position)
    before = connection.execute(sa.select(columns.help).where(*here)).scalar()
    if before is None:
        connection.execute(sa.insert(hints).values(table_id=table_id, **hint.__dict__))
    elif HELP.index(before) < HELP.index(hint.help):
        connection.execute(sa.update(hints).where(*here).values(help=hint.help))


def find_hints(connection: sa.Connection, table_id: str) -> list[HintUsed]:
    columns = hints.c
    query = sa.select(columns.seat, columns.position, columns.help).where(columns.table_id == table_id)
    return [HintUsed(*row) for row in connection.execute(query.order_by(columns.position, columns.seat))]


def keep_record(connection: sa.Connection, table_id: str, record: dict[str, Any]) -> None:
    """Keep the record of a finished game; if it is taken back and finished again, the new record replaces it."""
    connection.execute(sa.delete(records).where(records.c.table_id == table_id))
    paper = zlib.compress(json.dumps(record).encode())
    connection.execute(sa.insert(records).values(table_id=table_id, paper=paper))


def find_record(connection: sa.Connection, table_id: str) -> dict[str, Any] | None:
    found = connection.execute(sa.select(records.c.paper).where(records.c.table_id == table_id)).scalar()
    record: dict[str, Any] | None = json.loads(zlib.decompress(found)) if found else None
    return record


def notify(connection: sa.Connection, text: str) -> None:
    """Tell the other processes once this transaction is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_notify("karczma", text)))


def find_table(connection: sa.Connection, table_id: str) -> Row | None:
    found = connection.execute(sa.select(tables).where(tables.c.id == table_id)).mappings().first()
    return Row(**found) if found else None


def find_entries(connection: sa.Connection, table_id: str, after: int, most: int | None = None) -> list[Entry]:
    """The lines of a log after this one; with a snapshot only where a game starts from one.

    That is at the beginning of a table that plays on from a position of another, and where the rules have changed.
    """
    columns = [column for column in entries.c if column.name not in ("table_id", "snapshot")]
    snapshot = sa.case((entries.c.kind.in_(("created", "rules")), entries.c.snapshot), else_=None).label("snapshot")
    query = (
        sa.select(*columns, snapshot)
        .where(entries.c.table_id == table_id, entries.c.seq > after)
        .order_by(entries.c.seq)
    )
    return [Entry(**row) for row in connection.execute(query.limit(most)).mappings()]


def last_snapshot(connection: sa.Connection, table_id: str) -> bytes | None:
    """The last state of a game, as it is stored."""
    query = (
        sa.select(entries.c.snapshot)
        .where(entries.c.table_id == table_id, entries.c.snapshot.is_not(None))
        .order_by(entries.c.seq.desc())
        .limit(1)
    )
    found: bytes | None = connection.execute(query).scalar()
    return found
