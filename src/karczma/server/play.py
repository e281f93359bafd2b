"""How somebody plays, by the quick analyses of the finished games they sat at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa

from karczma.games import find
from karczma.kernel.errors import Refused
from karczma.lab.analysis import EDITION
from karczma.server import analysis_store, schema, speech
from karczma.server.analyses import Analyses
from karczma.server.analysis_store import MOST_OF_ONE, PENDING, Asked, Played
from karczma.server.guests import Guest
from karczma.server.table_info import TableInfo
from karczma.server.table_server import TableServer

MOST = 1000  # games that are looked at
EFFORT = "quick"
LEFT = ("", "cancelled")  # states of games that nobody is about to analyse


@dataclass(frozen=True)
class Game:
    """A finished game of somebody's, and how far its analysis is."""

    meta: TableInfo
    seat: int
    state: str  # empty: nobody has asked for one
    played: Played | None


async def told(server: TableServer, me: Guest, language: str) -> dict[str, Any]:
    """What `PlayTold` describes."""
    games = await server.store.read(partial(games_of, me=me))
    return {
        "games": [_game(game, game.played) for game in games if game.played is not None],
        "asks": _asks(games, language),
        "waiting": sum(game.state in PENDING for game in games),
        "left": sum(game.state in LEFT for game in games),
    }


async def analyse_next(server: TableServer, analyses: Analyses, me: Guest) -> None:
    """Queue the next of their games, as many as one guest may have waiting."""
    waiting = await server.store.read(partial(analysis_store.waiting_of, guest=me.id))
    games = await server.store.read(partial(games_of, me=me))
    left = [game for game in games if game.state in LEFT]
    if left and waiting >= MOST_OF_ONE:
        raise Refused("analysis-queue-yours", most=MOST_OF_ONE)
    for game in left[: MOST_OF_ONE - waiting]:
        await analyses.start(await server.table(game.meta.id), EFFORT, me.id)


def games_of(connection: sa.Connection, me: Guest) -> list[Game]:
    """The finished games in which they had a seat of their own, the newest first."""
    columns, members = schema.tables.c, schema.members.c
    mine = sa.and_(members.guest == me.id, sa.not_(members.gone), columns.stage == "over")
    metas = sa.select(columns.meta).join(schema.members, members.table_id == columns.id).where(mine)
    states = {row.table_id: (_state(row), row.players) for row in connection.execute(_states(me))}
    games: list[Game] = []
    for kept in connection.execute(metas.order_by(columns.updated.desc()).limit(MOST)).scalars():
        meta = msgspec.json.decode(kept, type=TableInfo)
        seat = own_seat(meta, me)
        if seat is not None:
            state, played = states.get(meta.id, ("", None))
            summary = msgspec.json.decode(played, type=list[Played])[seat] if played else None
            games.append(Game(meta, seat, state, summary))
    return sorted(games, key=lambda game: -game.meta.created)


def _states(me: Guest) -> sa.Select[Any]:
    columns, members = schema.analyses.c, schema.members.c
    query = sa.select(columns.table_id, columns.mark, columns.state, columns.players)
    joined = query.join(schema.members, members.table_id == columns.table_id)
    return joined.where(members.guest == me.id, columns.effort == EFFORT).order_by(columns.asked)


def _state(row: sa.Row[Any]) -> str:
    """How far the analysis is; one by another version may be done anew, and counts until then."""
    return "" if row.state == "done" and not row.mark.startswith(f"{EDITION}-") else str(row.state)


def own_seat(meta: TableInfo, me: Guest) -> int | None:
    """Which chair was theirs; of several at one screen, the one with their name."""
    seats = meta.seats_of(me.id)
    named = [seat for seat in seats if meta.chairs[seat].name == me.name]
    return next(iter(seats if len(seats) == 1 else named if len(named) == 1 else []), None)


def _game(game: Game, played: Played) -> dict[str, Any]:
    meta = game.meta
    return {
        "table": meta.id,
        "game": meta.game,
        "when": meta.created,
        "seat": game.seat,
        "players": len(meta.chairs),
        "quality": played.quality,
        "lost_win": played.lost_win,
        "luck_win": played.luck_win,
        "opponents": [
            {"kind": chair.kind, "level": chair.level} for seat, chair in enumerate(meta.chairs) if seat != game.seat
        ],
    }


def _asks(games: list[Game], language: str) -> list[dict[str, Any]]:
    """By kind of question, the costliest first."""
    sums: dict[tuple[str, str], Asked] = {}
    for game, ask, asked in _asked(games):
        before = sums.get((game, ask), Asked(0, 0.0))
        sums[(game, ask)] = Asked(before.count + asked.count, before.lost + asked.lost)
    words = speech.SPEAKERS[language]
    return [
        {
            "game": game,
            "ask": ask,
            "question": words.question(find(game), ask),
            "count": asked.count,
            "lost": round(asked.lost, 5),
        }
        for (game, ask), asked in sorted(sums.items(), key=lambda one: -one[1].lost)
    ]


def _asked(games: list[Game]) -> Iterator[tuple[str, str, Asked]]:
    for game in games:
        if game.played is not None:
            for ask, asked in game.played.asked.items():
                yield game.meta.game, ask, asked
