"""What is no longer kept: tables nobody has touched for a long time, and guests nobody can sign in as any more.

Done by the server once a day, and by `karczma tidy`: a little at a time, so that nobody who plays waits for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import sqlalchemy as sa

from karczma.server import clock, schema
from karczma.server.guests import DAY, UNUSED, today
from karczma.server.store import Unwritable, remove_table

if TYPE_CHECKING:
    from karczma.server.table_server import TableServer

log = logging.getLogger("karczma.retention")
T = TypeVar("T")

EVERY = 86_400.0  # seconds
BREATH = 0.05  # seconds between two tables, for the sake of those who play
GROUP = 200


@dataclass
class Tidied:
    """How many of each."""

    finished: int = 0
    abandoned: int = 0
    devices: int = 0
    guests: int = 0

    def add(self, strangers: tuple[int, int]) -> None:
        self.devices += strangers[0]
        self.guests += strangers[1]


@dataclass(frozen=True)
class Keep:
    """After how many days without activity a table is deleted; 0: never."""

    finished: int = 0
    abandoned: int = 0

    def rules(self) -> Iterator[tuple[str, sa.ColumnElement[bool]]]:
        """Which tables are too old, finished and others. Where a clock is still running, somebody may yet come."""
        columns, now = schema.tables.c, clock.now()
        if self.finished:
            yield "finished", sa.and_(columns.stage == "over", columns.updated < now - self.finished * DAY)
        if self.abandoned:
            waits = sa.and_(columns.deadline.is_not(None), columns.deadline > now)
            old = columns.updated < now - self.abandoned * DAY
            yield "abandoned", sa.and_(columns.stage != "over", old, sa.not_(waits))


async def every_day(server: TableServer, keep: Keep) -> None:
    """For as long as the server runs."""
    while True:
        try:
            done = await tidy(server, keep)
            if done != Tidied():
                log.info("tidied: %s", done)
        except Unwritable:
            log.warning("the database is out of reach; it is tidied tomorrow")
        await asyncio.sleep(EVERY)


async def tidy(server: TableServer, keep: Keep) -> Tidied:
    """Go through all tables and guests once."""
    done = Tidied()
    for kind, too_old in keep.rules():
        while ids := await server.store.read(partial(_some, which=too_old)):
            for id in ids:
                if await server.drop(id, too_old):
                    setattr(done, kind, getattr(done, kind) + 1)
                await asyncio.sleep(BREATH)
    if await server.store.read(_old_codes):  # otherwise nothing is written: the file may be read-only
        await server.store.write(forget_codes)
    while (found := await server.store.read(find_strangers)) != ([], []):
        done.add(await server.store.write(partial(forget_strangers, *found)))
        await asyncio.sleep(BREATH)
    return done


def tidy_now(engine: sa.Engine, keep: Keep) -> Tidied:
    """The same by hand, with or without a server running."""
    done = Tidied()
    writing = engine.execution_options(immediate=True)
    for kind, too_old in keep.rules():
        while ids := _read(engine, partial(_some, which=too_old)):
            for id in ids:
                with writing.begin() as connection:
                    dropped = remove_table(connection, "tidy", id, too_old)
                setattr(done, kind, getattr(done, kind) + dropped)
    with writing.begin() as connection:
        forget_codes(connection)
    while (found := _read(engine, find_strangers)) != ([], []):
        with writing.begin() as connection:
            done.add(forget_strangers(*found, connection))
    return done


def look(engine: sa.Engine, keep: Keep) -> Tidied:
    """What would be deleted. Guests are as of today: more may follow once their last tables are gone."""
    done = Tidied()
    with engine.connect() as connection:
        for kind, too_old in keep.rules():
            setattr(done, kind, _count(connection, schema.tables, too_old))
        done.devices = _count(connection, schema.tokens, _expired())
        done.guests = _count(connection, schema.guests, _stranger())
    return done


def forget_codes(connection: sa.Connection) -> None:
    """Delete codes that no longer work: they are too old, or used up."""
    connection.execute(sa.delete(schema.codes).where(_used_up()))


def _old_codes(connection: sa.Connection) -> bool:
    return connection.execute(sa.select(schema.codes.c.hash).where(_used_up()).limit(1)).first() is not None


def _used_up() -> sa.ColumnElement[bool]:
    return sa.or_(schema.codes.c.expires < clock.now(), schema.codes.c.used.is_not(None))


def find_strangers(connection: sa.Connection) -> tuple[list[str], list[str]]:
    """Some expired tokens, and some guests nobody can sign in as any more. Looking takes longer than deleting."""
    tokens = sa.select(schema.tokens.c.hash).where(_expired()).limit(GROUP)
    guests = sa.select(schema.guests.c.id).where(_stranger()).limit(GROUP)
    return list(connection.execute(tokens).scalars()), list(connection.execute(guests).scalars())


def forget_strangers(tokens: list[str], guests: list[str], connection: sa.Connection) -> tuple[int, int]:
    """Delete these if that still holds; returns how many of each."""
    token, guest = schema.tokens.c, schema.guests.c
    expired = sa.or_(token.hash.in_(tokens), token.guest.in_(guests))
    devices = connection.execute(sa.delete(schema.tokens).where(expired, _expired())).rowcount
    return devices, connection.execute(sa.delete(schema.guests).where(guest.id.in_(guests), _stranger())).rowcount


def _expired() -> sa.ColumnElement[bool]:
    return schema.tokens.c.used < today() - UNUSED


def _stranger() -> sa.ColumnElement[bool]:
    """A guest with no device left, whom no table mentions."""
    guest = schema.guests.c.id
    signed_in = sa.exists().where(schema.tokens.c.guest == guest, sa.not_(_expired()))
    at_a_table = sa.exists().where(schema.members.c.guest == guest)
    coming = sa.exists().where(schema.codes.c.guest == guest, schema.codes.c.expires >= clock.now())
    return sa.not_(sa.or_(signed_in, at_a_table, coming))


def _some(connection: sa.Connection, which: sa.ColumnElement[bool]) -> list[str]:
    return list(connection.execute(sa.select(schema.tables.c.id).where(which).limit(GROUP)).scalars())


def _read(engine: sa.Engine, work: Callable[[sa.Connection], T]) -> T:
    with engine.connect() as connection:
        return work(connection)


def _count(connection: sa.Connection, table: sa.Table, which: sa.ColumnElement[bool]) -> int:
    return connection.execute(sa.select(sa.func.count()).select_from(table).where(which)).scalar_one()
