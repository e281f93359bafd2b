"""Everything kept about a guest, for themselves: one JSON file, written table by table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa

from karczma.server import deletion, play, schema, speech
from karczma.server.guests import Guest, Guests
from karczma.server.store import Row, find_hints, find_record, find_table
from karczma.server.table_info import TableInfo
from karczma.server.table_server import TableServer


async def whole(server: TableServer, guests: Guests, me: Guest) -> AsyncIterator[bytes]:
    """The file in pieces, a table at a time, since there may be many."""
    created = sa.select(schema.guests.c.created).where(schema.guests.c.id == me.id)
    devices = [{**msgspec.to_builtins(one), "here": one.id == me.device} for one in await guests.devices(me)]
    head = {
        "karczma": "guest",
        "name": me.name,
        "language": me.language,
        "shares": me.shares,
        "created": await server.store.read(lambda c: c.execute(created).scalar()),
        "devices": devices,
    }
    yield msgspec.json.encode(head)[:-1] + b',"tables":['
    first = True
    for id in await deletion.tables_of(server, me.id):
        told = await server.store.read(partial(_table, id=id, me=me))
        if told is not None:
            yield (b"" if first else b",") + msgspec.json.encode(told)
            first = False
    yield b'],"play":' + msgspec.json.encode(await play.told(server, me, me.language)) + b"}"


def _table(connection: sa.Connection, id: str, me: Guest) -> dict[str, Any] | None:
    row = find_table(connection, id)
    if row is None:
        return None  # it was deleted a moment ago
    meta = msgspec.json.decode(row.meta, type=TableInfo)
    seats = meta.seats_of(me.id)
    told = meta.stage == "over" and (bool(seats) or meta.host == me.id)
    return {
        "id": id,
        "game": meta.game,
        "table": speech.public(meta, me.language) if meta.shown_to(me.id) else None,
        "seats": seats,
        "host": meta.host == me.id,
        "chat": _said(connection, row, me),
        "hints": [hint.__dict__ for hint in find_hints(connection, id) if told or hint.seat in seats],
        "record": find_record(connection, id) if told else None,
    }


def _said(connection: sa.Connection, row: Row, me: Guest) -> list[dict[str, Any]]:
    columns = schema.entries.c
    mine = (columns.table_id == row.id, columns.kind == "chat", columns.client.startswith(f"{me.id}-"))
    query = sa.select(columns.seq, columns.at, columns.data).where(*mine).order_by(columns.seq)
    return [
        {"seq": seq, "at": at, "text": msgspec.json.decode(data)["text"]} for seq, at, data in connection.execute(query)
    ]
