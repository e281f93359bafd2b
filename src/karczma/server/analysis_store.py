"""Where analyses are kept: a queue in order of request, what has been found so far, and those that are done.

Any process may read how far an analysis is. One process works on it, and says so again and again; if it has not done
so for a while, another takes over. Should two work on one game all the same, they find the same.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from karczma.kernel.errors import Refused
from karczma.lab.analysis import Analysis, Finding
from karczma.server.schema import analyses, findings

MOST_OF_ONE = 3  # games one guest may have waiting
MOST = 50  # in all
GONE = 60_000  # a process that has not said for this many milliseconds that it is at work has left it

PENDING = ("queued", "running")


class Key(NamedTuple):
    """Which analysis: of which table, and the mark of all that decides what is found."""

    table: str
    mark: str


@dataclass(frozen=True)
class Standing:
    """How far an analysis is."""

    state: str = "none"
    guest: str = ""
    ahead: int = 0
    done: int = 0
    of: int = 0
    left_out: int = 0
    paper: bytes | None = None


class Claimed(NamedTuple):
    """What a process has taken on."""

    key: Key
    effort: str


class Asked(msgspec.Struct, frozen=True):
    """Questions of one kind: how many there were, and what the choices have cost."""

    count: int
    lost: float


class Played(msgspec.Struct, frozen=True):
    """What one seat has made of a game, in short."""

    quality: float
    lost_win: float
    luck_win: float
    asked: dict[str, Asked]


def _is(key: Key) -> sa.ColumnElement[bool]:
    return sa.and_(analyses.c.table_id == key.table, analyses.c.mark == key.mark)


def _of(key: Key) -> sa.ColumnElement[bool]:
    return sa.and_(findings.c.table_id == key.table, findings.c.mark == key.mark)


def want(connection: sa.Connection, key: Key, effort: str, guest: str, now: int) -> None:
    """Put a game into the queue, unless it is there, or wholly done, already; refused if too many are waiting."""
    columns = analyses.c
    row = connection.execute(sa.select(columns.state, columns.left_out).where(_is(key))).first()
    if row is not None and row.state not in ("cancelled", "failed") and not (row.state == "done" and row.left_out):
        return
    if guest and _waiting(connection, columns.guest == guest) >= MOST_OF_ONE:
        raise Refused("analysis-queue-yours", most=MOST_OF_ONE)
    if _waiting(connection) >= MOST:
        raise Refused("analysis-queue-full", most=MOST)
    values = {"state": "queued", "guest": guest, "asked": now, "process": ""}
    if row is not None:
        connection.execute(sa.update(analyses).where(_is(key)).values(**values))
        return
    _forget_older(connection, key, effort)
    connection.execute(sa.insert(analyses).values(table_id=key.table, mark=key.mark, effort=effort, **values))


def _waiting(connection: sa.Connection, *which: sa.ColumnElement[bool]) -> int:
    query = sa.select(sa.func.count()).select_from(analyses).where(analyses.c.state.in_(PENDING), *which)
    return connection.execute(query).scalar_one()


def _forget_older(connection: sa.Connection, key: Key, effort: str) -> None:
    """Of the same game, by other versions or before it went on."""
    columns = analyses.c
    older = sa.select(columns.mark).where(columns.table_id == key.table, columns.effort == effort)
    connection.execute(
        sa.delete(findings).where(findings.c.table_id == key.table, findings.c.mark.in_(older.scalar_subquery()))
    )
    connection.execute(sa.delete(analyses).where(columns.table_id == key.table, columns.effort == effort))


def waiting_of(connection: sa.Connection, guest: str) -> int:
    """How many games this guest has waiting."""
    return _waiting(connection, analyses.c.guest == guest)


def standing(connection: sa.Connection, key: Key) -> Standing:
    columns = analyses.c
    query = sa.select(columns.state, columns.guest, columns.asked, columns.pieces, columns.left_out, columns.paper)
    row = connection.execute(query.where(_is(key))).first()
    if row is None:
        return Standing()
    ahead = done = 0
    if row.state == "queued":
        before = sa.or_(columns.asked < row.asked, sa.and_(columns.asked == row.asked, columns.table_id < key.table))
        ahead = _waiting(connection, sa.or_(before, columns.state == "running"))
    if row.state == "done":
        done = row.pieces - row.left_out
    else:
        done = connection.execute(sa.select(sa.func.count()).select_from(findings).where(_of(key))).scalar_one()
    return Standing(row.state, row.guest, ahead, done, row.pieces, row.left_out, row.paper)


def anything_waits(connection: sa.Connection) -> bool:
    return _waiting(connection) > 0


def claim(connection: sa.Connection, process: str, now: int, alone: bool) -> Claimed | None:
    """Take on the first game in the queue, or one that another process has left; `alone` if there is no other."""
    columns = analyses.c
    left = sa.or_(columns.process == process, columns.beat < now - GONE, sa.literal(alone))
    free = sa.or_(columns.state == "queued", sa.and_(columns.state == "running", left))
    query = sa.select(columns.table_id, columns.mark, columns.effort).where(free)
    row = connection.execute(query.order_by(columns.asked, columns.table_id).limit(1)).first()
    if row is None:
        return None
    key = Key(row.table_id, row.mark)
    values = {"state": "running", "process": process, "beat": now}
    taken = connection.execute(sa.update(analyses).where(_is(key), free).values(**values)).rowcount
    return Claimed(key, row.effort) if taken else None


def begin(connection: sa.Connection, key: Key, pieces: int) -> set[int]:
    """Note how many questions there are; returns the positions of those found already."""
    connection.execute(sa.update(analyses).where(_is(key)).values(pieces=pieces, left_out=0))
    return set(connection.execute(sa.select(findings.c.position).where(_of(key))).scalars())


def keep_findings(connection: sa.Connection, key: Key, process: str, found: list[Finding], now: int) -> bool:
    """Keep these; returns whether this process is still to go on with it."""
    known = set(connection.execute(sa.select(findings.c.position).where(_of(key))).scalars())
    rows = [
        {"table_id": key.table, "mark": key.mark, "position": one.position, "data": msgspec.json.encode(one)}
        for one in found
        if one.position not in known
    ]
    ours = sa.and_(_is(key), analyses.c.state == "running", analyses.c.process == process)
    going_on = connection.execute(sa.update(analyses).where(ours).values(beat=now)).rowcount > 0
    if rows and connection.execute(sa.select(analyses.c.mark).where(_is(key))).first() is not None:
        connection.execute(sa.insert(findings), rows)
    return going_on


def found_so_far(connection: sa.Connection, key: Key) -> list[Finding]:
    query = sa.select(findings.c.data).where(_of(key)).order_by(findings.c.position)
    return [msgspec.json.decode(data, type=Finding) for data in connection.execute(query).scalars()]


def finish(connection: sa.Connection, key: Key, analysis: Analysis, left_out: int) -> None:
    """It is done: from now on it is kept as a whole; only what is still missing something keeps its parts as well."""
    values = {
        "state": "done",
        "left_out": left_out,
        "paper": zlib.compress(msgspec.json.encode(analysis)),
        "players": msgspec.json.encode([played(analysis, player.seat) for player in analysis.players]),
    }
    connection.execute(sa.update(analyses).where(_is(key)).values(**values))
    if not left_out:
        connection.execute(sa.delete(findings).where(_of(key)))


def read_paper(paper: bytes) -> Analysis:
    return msgspec.json.decode(zlib.decompress(paper), type=Analysis)


def end(connection: sa.Connection, key: Key, state: str) -> None:
    """It is not gone on with: cancelled, or failed. What has been found is kept."""
    pending = analyses.c.state.in_(PENDING)
    connection.execute(sa.update(analyses).where(_is(key), pending).values(state=state, process=""))


def played(analysis: Analysis, seat: int) -> Played:
    """What one seat has made of the game."""
    player = analysis.players[seat]
    asked: dict[str, Asked] = {}
    for finding in analysis.findings:
        if finding.seat == seat and finding.lost is not None:
            before = asked.get(finding.ask, Asked(0, 0.0))
            asked[finding.ask] = Asked(before.count + 1, round(before.lost + finding.lost.worth, 5))
    return Played(player.quality, player.lost_win, player.luck_win, asked)
