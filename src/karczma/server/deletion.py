"""A guest is deleted, or loses their name: table by table, and the guest last."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import sqlalchemy as sa

from karczma.kernel.errors import Refused
from karczma.server import erasure, schema
from karczma.server.guests import Guest
from karczma.server.open_table import OpenTable
from karczma.server.store import Stale, notify
from karczma.server.table_server import TRIES, TableServer

if TYPE_CHECKING:
    from karczma.server.table_info import TableInfo
    from karczma.server.tables import Change


async def delete(server: TableServer, guest: Guest) -> None:
    """Delete everything of theirs; if something cannot be written, they can ask again for the rest."""
    for _ in range(TRIES):
        for id in await tables_of(server, guest.id):
            await _leave(server, guest, id)
        try:
            await server.store.write(partial(_strike, server.store.process, guest.id))
        except Stale:  # they have just sat down somewhere from another device
            continue
        await server.store.settle()
        return
    raise Refused("busy")


async def tables_of(server: TableServer, guest: str) -> list[str]:
    """The tables that are, or once were, this guest's."""
    query = (
        sa.select(schema.members.c.table_id).where(schema.members.c.guest == guest).order_by(schema.members.c.table_id)
    )
    return await server.store.read(lambda c: list(c.execute(query).scalars()))


async def unname(server: TableServer, id_or_name: str) -> int:
    """Take the name away from whoever has this id, or from everybody with this name; returns how many."""
    columns = schema.guests.c
    query = sa.select(columns.id, columns.name, columns.language)
    query = query.where(sa.or_(columns.id == id_or_name, columns.name == id_or_name), columns.name != "")
    found = await server.store.read(lambda c: [Guest(*row) for row in c.execute(query)])
    for guest in found:
        await server.store.write(partial(_take_name, guest=guest.id))
        for id in await tables_of(server, guest.id):
            live = await server.table(id)
            await _act(server, live, partial(erasure.unname, live, guest.id, guest.name))
    return len(found)


def _take_name(connection: sa.Connection, guest: str) -> None:
    connection.execute(sa.update(schema.guests).where(schema.guests.c.id == guest).values(name=""))


async def _leave(server: TableServer, guest: Guest, id: str) -> None:
    """Remove them from a table; one where nobody else has a chair is deleted."""
    live = await server.table(id)

    def nobody_else(meta: TableInfo) -> None:
        if set(meta.members()) - {guest.id}:
            raise Refused("table-has-people")

    try:
        await server.remove(live, nobody_else)
    except Refused as refusal:
        if refusal.key != "table-has-people":
            raise
        await _act(server, live, partial(erasure.delete, live, guest.id, guest.name))
        here = (schema.members.c.guest == guest.id, schema.members.c.table_id == id)
        await server.store.write(lambda c: c.execute(sa.delete(schema.members).where(*here)))


async def _act(server: TableServer, live: OpenTable, make: partial[Change]) -> None:
    try:
        await server.act(live, make)
    except Refused as refusal:
        if refusal.key != "nothing-changes":
            raise


def _strike(process: str, guest: str, connection: sa.Connection) -> None:
    if connection.execute(sa.select(schema.members.c.guest).where(schema.members.c.guest == guest)).first():
        raise Stale
    for part in (schema.tokens, schema.codes):
        connection.execute(sa.delete(part).where(part.c.guest == guest))
    asked_by = schema.analyses.c.guest
    connection.execute(sa.update(schema.analyses).where(asked_by == guest).values(guest=""))
    connection.execute(sa.delete(schema.guests).where(schema.guests.c.id == guest))
    notify(connection, f"{process} {guest} out")
