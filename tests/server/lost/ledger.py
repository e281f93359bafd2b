"""What the database holds against what the clients were told: nothing lost, nothing twice, and every log replays."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sa

from karczma.games import find
from karczma.kernel.face import Face
from karczma.kernel.match import Match, start, start_from
from karczma.server import schema, store
from karczma.server.store import Entry, Row
from karczma.server.table_info import TableInfo
from server.lost.guests import Player

Faces = Callable[[str, int], Face[Any]]  # a game by its name and the version of its rules


def _as_listed(name: str, _: int) -> Face[Any]:
    return find(name)


NOT_NOW = ("storage", "busy")


@dataclass
class Book:
    """One table as the database has it."""

    row: Row
    lines: list[Entry]

    @property
    def meta(self) -> TableInfo:
        return msgspec.json.decode(self.row.meta, type=TableInfo)

    def moves(self) -> dict[str, Entry]:
        """The choices of people, by the client's id."""
        return {line.client.partition(" ")[0]: line for line in self.lines if line.kind == "move" and line.client}


@dataclass
class Audit:
    """What was found."""

    acknowledged: int = 0
    written: int = 0
    wrong: list[str] = field(default_factory=list)


def read(database: str) -> dict[str, Book]:
    engine = store.connect(database)
    try:
        with engine.connect() as connection:
            rows = [Row(**row) for row in connection.execute(sa.select(schema.tables)).mappings()]
            return {row.id: Book(row, _lines(connection, row.id)) for row in rows}
    finally:
        engine.dispose()


def _lines(connection: sa.Connection, table: str) -> list[Entry]:
    query = sa.select(schema.entries).where(schema.entries.c.table_id == table).order_by(schema.entries.c.seq)
    return [
        Entry(**{name: value for name, value in row.items() if name != "table_id"})
        for row in connection.execute(query).mappings()
    ]


def audit(database: str, players: Iterable[Player], faces: Faces = _as_listed) -> Audit:
    """Compare, when all players have come to rest."""
    books = read(database)
    found = Audit()
    mine: dict[str, set[str]] = {}
    for player in players:
        _check_acknowledged(player, books, found)
        _check_heard(player, books, found)
        # They answer each question once and send again only what was not answered: there is nothing to say no to.
        found.wrong += [
            f"{player.guest.name} was refused: {key} {id}" for key, id in player.refused if key not in NOT_NOW
        ]
        mine.setdefault(player.guest.id, set()).update(player.acked)
    for book in books.values():
        found.wrong += [f"{book.row.id}: {what}" for what in wrong_with(book, faces)]
        found.written += len(book.moves())
        _check_nobody_else(book, mine, found)
    return found


def _check_acknowledged(player: Player, books: dict[str, Book], found: Audit) -> None:
    for id, seq in player.acked.items():
        sent = player.moves[id]
        line = books[sent.table].moves().get(f"{player.guest.id}-{id}")
        found.acknowledged += 1
        if line is None:
            found.wrong.append(f"{sent.table}: {id} was acknowledged as {seq} and is lost")
        elif (line.seq, _chosen(line)) != (seq, (sent.seat, sent.do)):
            found.wrong.append(f"{sent.table}: {id} was {sent} as {seq} and is kept as {line.seq} {_chosen(line)}")


def _chosen(line: Entry) -> tuple[int, list[str]]:
    data = json.loads(line.data)
    return data["seat"], data["do"]


def _check_heard(player: Player, books: dict[str, Book], found: Audit) -> None:
    for table, told in player.told.items():
        found.wrong += [f"{table}: {player.guest.name} heard {gap}" for gap in told.gaps]
        heard = [(one["seq"], one["kind"]) for one in told.happened]
        kept_lines = [(line.seq, line.kind) for line in books[table].lines][: len(heard)]
        if heard != kept_lines:
            found.wrong.append(f"{table}: {player.guest.name} heard {heard[-5:]}, and it was {kept_lines[-5:]}")
        if table == player.table and len(heard) != len(books[table].lines):
            found.wrong.append(f"{table}: {player.guest.name} heard {len(heard)} of {len(books[table].lines)} lines")


def _check_nobody_else(book: Book, mine: dict[str, set[str]], found: Audit) -> None:
    """Who came to rest was answered: what is in the log of theirs was acknowledged, and nothing else."""
    for client in book.moves():
        guest, _, id = client.partition("-")
        if guest in mine and id not in mine[guest]:
            found.wrong.append(f"{book.row.id}: {id} is in the log and was never acknowledged")


def wrong_with(book: Book, faces: Faces = _as_listed) -> list[str]:
    """What does not fit within one table: its numbers, its hashes, its states."""
    wrong: list[str] = []
    if [line.seq for line in book.lines] != list(range(1, len(book.lines) + 1)):
        wrong.append("its lines are not numbered one by one")
    if book.row.seq != book.lines[-1].seq:
        wrong.append(f"the table says {book.row.seq}, its log {book.lines[-1].seq}")
    match: Match | None = None
    for line in book.lines:
        match = redo(book, match, line, faces)
        if line.hash is None:
            continue
        assert match is not None
        assert line.snapshot is not None
        if match.link() != line.hash:
            wrong.append(f"line {line.seq} has another hash")
        kept = {"shape": match.face.shape, "state": match.face.write(match.game)}
        if kept != json.loads(zlib.decompress(line.snapshot)):
            wrong.append(f"line {line.seq} has another state")
    return wrong


def redo(book: Book, match: Match | None, line: Entry, faces: Faces) -> Match | None:
    """Our own reading of the log, not the server's."""
    meta = book.meta
    seed = int(book.row.seed)
    data: dict[str, Any] = json.loads(line.data)
    if line.kind == "start":
        face = faces(meta.game, 1)
        return start(face, face.pack(None), len(meta.chairs), meta.options, seed)
    if line.kind == "rules":
        assert line.snapshot is not None
        face = faces(meta.game, data["rules"])
        kept = json.loads(zlib.decompress(line.snapshot))
        return start_from(face, face.pack(None), len(meta.chairs), meta.options, seed, kept["state"], kept)
    if match is not None and line.kind == "move":
        match.choose(data["seat"], match.option(data["do"]))
    if match is not None and line.kind == "undo":
        if "count" in data:
            match.rewind(data["seat"], data["count"], data.get("deal"))
        else:
            match.undo(data["seat"])
    return match
