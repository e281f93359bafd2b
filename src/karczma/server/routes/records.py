"""Games on paper: the records of tables, their positions, and records brought from elsewhere."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Body, Path, Request
from pydantic import Field

from karczma.games import find
from karczma.kernel import match as matches
from karczma.kernel.errors import Fact, Refused
from karczma.kernel.match import Match
from karczma.kernel.tally import TRUTH
from karczma.server import clock, speech, tables
from karczma.server.meta import Chair, Origin, Pace
from karczma.server.routes import examples
from karczma.server.routes.answers import Position, Record, TableForMe, Unfinished, gives
from karczma.server.routes.common import (
    Language,
    MaybeMe,
    Me,
    Strict,
    TableId,
    There,
    check_reading,
    create,
    match_of,
    neighbourhood,
    seen,
    table_for,
)
from karczma.server.routes.tables import NewChair, chairs_for
from karczma.server.store import Entry
from karczma.server.tables import Live
from karczma.words import Words

router = APIRouter()

PositionNo = Annotated[int, Path(ge=0, le=100_000, examples=[1])]
IMPORTED = {
    **msgspec.to_builtins(examples.TABLE),
    **{"stage": "over", "imported": True, "result": examples.SCORE, "seq": 3, "seats": [], "host": True},
}
PLAYED_ON = {
    **msgspec.to_builtins(examples.TABLE),
    **{"position": 0, "seq": 2, "seats": [0], "host": True, "from": {"table": examples.ID, "position": 12}},
}
POSITION = {"position": 1, "length": 40, "places": [examples.PLACE], "events": [], "score": examples.SCORE}


class PlayOn(Strict):
    seats: list[NewChair] = Field(
        min_length=1,
        max_length=10,
        examples=[[{"kind": "me"}, {"kind": "bot"}]],
        description="as many as there were, in the same order",
    )
    language: Language | None = Field(None, examples=["pl"])


@router.get("/tables/{id}/record", tags=["records"], **gives(Record, examples.RECORD, or_else=Unfinished))
async def record(id: TableId, there: There, me: MaybeMe, request: Request) -> dict[str, Any]:
    """A finished game on paper; of a running one only what its reader may know."""
    check_reading(there, request)
    live = await seen(there, id, me)
    match = match_of(live)
    if live.meta.stage == "over":
        return await there.house.record(live)
    seats = live.meta.seats_of(me.id) if me else []
    language = me.language if me else "en"
    lines = [entry for entry in live.log if entry.kind in ("start", "move", "undo")]
    told: dict[str, Any] = msgspec.to_builtins(
        Unfinished(
            unfinished=True,
            game=live.meta.game,
            fingerprint=live.meta.fingerprint,
            heard=[speech.happened(entry, live.meta, live.pack, seats, language) for entry in lines],
            seen=speech.places(match, live.meta, seats, language),
        )
    )
    return told


@router.get("/tables/{id}/at/{position}", tags=["records"], **gives(Position, POSITION))
async def position(
    id: TableId, position: PositionNo, there: There, me: MaybeMe, request: Request, language: Language = "en"
) -> dict[str, Any]:
    """A finished game as it stood after so many entries: everything is public now."""
    check_reading(there, request)
    live = await seen(there, id, me)
    then, length = await _at(live, position)
    seats = msgspec.to_builtins(speech.places(then, live.meta, [*range(then.seats)], language))
    words = Words(language, then.pack)
    events = [{**e, "text": words.event(then.face, e, live.meta.names())} for e in _all_told(then)]
    score = speech.score(then, live.meta, TRUTH, language)
    return {"position": position, "length": length, "places": seats, "events": events, "score": score}


def _all_told(match: Match) -> list[dict[str, Fact]]:
    """What happened in the last choice, also what only one seat heard then."""
    heard = zip(*[match.told(seat) for seat in (None, *range(match.seats))], strict=True)
    return [next((one for one in versions if "hidden" not in one), versions[0]) for versions in heard]


async def _at(live: Live, position: int) -> tuple[Match, int]:
    """A finished game after so many entries, and how many it has."""
    if live.meta.stage != "over":
        raise Refused("not-over")
    match = match_of(live)
    if position > len(match.log):
        raise Refused("no-such-position", most=len(match.log))
    return await asyncio.to_thread(match.clone().at, position), len(match.log)


@router.post("/tables/{id}/at/{position}/play", tags=["records"], **gives(TableForMe, PLAYED_ON, 201))
async def play_on(
    id: TableId, position: PositionNo, body: PlayOn, me: Me, request: Request, there: There
) -> dict[str, Any]:
    """A new table that plays on from there. What could not be known there is dealt anew: the record has shown it.

    Where several people sit down, the hands of all of them are dealt anew too.
    """
    there.limits.check("tables", neighbourhood(request), 0.2, 30)
    live = await seen(there, id, me)
    then, _ = await _at(live, position)
    if then.over:
        raise Refused("position-over")
    if len(body.seats) != then.seats:
        raise Refused("seats-as-before", "seats", seats=then.seats)
    chairs = chairs_for(body.seats, me)
    language = body.language or me.language
    meta, seed = tables.new_meta(live.meta.game, chairs, then.settings, live.pack, language, False, Pace(), clock.now())
    meta.host = me.id
    meta.origin = Origin(live.meta.id, position)
    meta.unproven = live.meta.unproven
    meta.closed = not meta.several()  # the hand of the only person is that of the record, which others have read
    if meta.unproven and meta.several():
        raise Refused("unproven-state")
    new = await create(there, meta, seed, [], tables.dealt_anew(then, meta, seed))
    if all(chair.kind != "open" for chair in chairs):
        await there.house.act(new, lambda: tables.start(new, clock.now()))
    return table_for(new, me)


@router.post("/records", tags=["records"], **gives(TableForMe, IMPORTED, 201))
async def import_record(
    body: Annotated[dict[str, Any], Body(examples=[examples.RECORD])], me: Me, request: Request, there: There
) -> dict[str, Any]:
    """Bring a record from elsewhere: it is replayed, every hash checked, and kept as a finished table."""
    there.limits.check("tables", neighbourhood(request), 0.2, 30)
    name, pack_name = body.get("game"), body.get("pack")
    if not isinstance(name, str) or not isinstance(pack_name, str):
        raise Refused("record-format")
    pack, _ = await there.house.shelf.pack(find(name).name, pack_name)
    # In a thread, and one after another: a long one takes seconds, and the tables go on meanwhile.
    async with there.replaying:
        match = await asyncio.to_thread(matches.replay, find(name), pack, body)
        lines = await asyncio.to_thread(imported_log, match)
    chairs = [Chair(kind="open", name=f"{i + 1}") for i in range(match.seats)]
    meta, _ = tables.new_meta(name, chairs, match.settings, pack, me.language, False, Pace(), clock.now())
    meta.fingerprint = match.fingerprint
    meta.host = me.id
    meta.stage = "over"
    meta.imported = True
    meta.unproven = match.origin is not None
    meta.position = len(match.log)
    meta.result = dict(match.scores().plain())
    return table_for(await create(there, meta, str(match.seed), lines, match.origin), me)


def imported_log(match: Match) -> list[Entry]:
    """The lines of a log that lead where this match is."""
    again = match.at(0)
    names = [f"{i + 1}" for i in range(match.seats)]
    start = {"events": tables.events_of(again), "names": names}
    lines = [tables.line(2, "start", start, clock.now(), match=again)]
    for seat, option in match.log:
        if option < 0:
            again.take_back(seat, -option)
            data: dict[str, Any] = {"seat": seat, "count": -option}
        else:
            again.choose(seat, option)
            data = {"seat": seat, "do": match.words(option), "events": tables.events_of(again), "names": names}
        lines.append(tables.line(len(lines) + 2, "undo" if option < 0 else "move", data, clock.now(), match=again))
    return lines
