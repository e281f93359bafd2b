"""Finished games that may be given away as data: everybody who has played in them agrees, now.

Nothing about anybody leaves with them: a game is its record, and of each seat whether a person or a bot played it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import sqlalchemy as sa

from karczma.bots import LEVELS
from karczma.kernel.face import Face
from karczma.lab.recorded import PERSON, SEVERAL, Recorded
from karczma.server import schema
from karczma.server.entries import Entry
from karczma.server.packs import OWN
from karczma.server.store import find_entries, find_record, find_table
from karczma.server.table_info import TableInfo

# After one of these, somebody else plays a seat than before
HANDED_OVER = ("sat_down", "left", "removed", "stand_in", "back", "bot", "open")


def shared(connection: sa.Connection, face: Face[Any]) -> Iterator[Recorded]:
    """The games of this kind that may be given away."""
    guests, tables = schema.guests.c, schema.tables.c
    agreed = set(connection.execute(sa.select(guests.id).where(guests.shares)).scalars())
    if not agreed:
        return
    finished = (tables.stage == "over", tables.game == face.name, tables.rules == face.rules_version)
    for id in list(connection.execute(sa.select(tables.id).where(*finished).order_by(tables.id)).scalars()):
        row = find_table(connection, id)
        if row is None:
            continue  # it was deleted a moment ago
        meta = msgspec.json.decode(row.meta, type=TableInfo)
        if not (played_here(meta) and players(meta) <= agreed):
            continue
        said = talk_of_seats(find_entries(connection, id, 0))
        record = find_record(connection, id)
        if record is not None and record["from"] is None and not any(one["what"] == "deleted" for one in said):
            yield Recorded(record, played_by(meta, said))


def played_here(meta: TableInfo) -> bool:
    """From the set-up to the end, with the cards of the game, by people who each have a guest of their own."""
    people = [chair.guest for chair in meta.chairs if chair.kind == "person"]
    whole = not meta.imported and meta.origin is None and not meta.lesson and meta.pack == OWN
    return whole and bool(people) and "" not in people and len(set(people)) == len(people)


def players(meta: TableInfo) -> set[str]:
    """Everybody who has, or has had, a seat in this game."""
    seated = {guest for chair in meta.chairs for guest in (chair.guest, chair.owner)}
    return ({*meta.knowing} | seated) - {""}


def talk_of_seats(lines: list[Entry]) -> list[dict[str, Any]]:
    """What the log says of seats since the game began."""
    begun = next((line.seq for line in lines if line.kind == "start"), 0)
    found: list[dict[str, Any]] = []
    for line in lines:
        if line.seq > begun and line.kind == "seat":
            found.append(msgspec.json.decode(line.data))
        elif line.seq > begun and line.kind == "clock":  # a bot plays for whoever has run out of time
            found += [{"what": "stand_in", "seat": seat} for seat in msgspec.json.decode(line.data)["seats"]]
    return found


def played_by(meta: TableInfo, said: list[dict[str, Any]]) -> tuple[str, ...]:
    handed = {one["seat"] for one in said if one["what"] in HANDED_OVER}
    kinds = [PERSON if chair.kind == "person" else LEVELS.get(chair.level, "other") for chair in meta.chairs]
    return tuple([SEVERAL if seat in handed else kind for seat, kind in enumerate(kinds)])
