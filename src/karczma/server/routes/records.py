"""Records of games: those of tables, their positions, and records imported from elsewhere."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Body, Path, Request, Response
from pydantic import Field

from karczma.games import find
from karczma.kernel.errors import Refused
from karczma.kernel.face import Face
from karczma.kernel.packs import Pack
from karczma.kernel.tally import TRUTH
from karczma.server import clock, hints, speech, tables
from karczma.server.guests import Guest
from karczma.server.open_table import Beginning
from karczma.server.past import StoryTold, past_of, story
from karczma.server.routes import examples
from karczma.server.routes.answers import HintTold, Position, Record, TableForMe, Unfinished, gives
from karczma.server.routes.common import (
    Language,
    MaybeMe,
    Me,
    ServicesDep,
    Strict,
    TableId,
    check_reading,
    create,
    match_of,
    neighbourhood,
    seen,
    table_for,
)
from karczma.server.routes.tables import NewChair, chairs_for
from karczma.server.table_info import TableInfo

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
HINT = {"seat": 0, "position": 4, "help": "advice"}
STORY = {
    "length": 1,
    "rounds": [{"text": "Round 1", "position": 1, "event": 0}],
    "turns": [{"seat": -1}, {"seat": 1}],
    "steps": [
        {"position": 0, "seat": -1, "turn": 0, "events": [{"seat": 1, "text": "Łomot begins."}], "totals": [0, 0]},
        {"position": 1, "seat": 1, "turn": 1, "events": [{"seat": 1, "text": "Łomot: a coin."}], "totals": [0, 1]},
    ],
}


MOST_SECONDS = 1.0  # of processor time to replay an imported record; opening its table takes about as long again


class Budget:
    """A limit on processor time, counted in the thread that starts using it."""

    def __init__(self, seconds: float, clock: Callable[[], float] = time.thread_time) -> None:
        self.seconds = seconds
        self.clock = clock
        self.until = clock() + seconds

    def __call__(self) -> None:
        if self.clock() > self.until:
            raise Refused("record-costly")


class PlayOn(Strict):
    seats: list[NewChair] = Field(
        min_length=1,
        max_length=10,
        examples=[[{"kind": "me"}, {"kind": "bot"}]],
        description="as many as there were, in the same order",
    )
    language: Language | None = Field(None, examples=["pl"])
    hints: bool = Field(True, description="whether the coach may be asked for hints at the new table")


@router.get("/tables/{id}/record", tags=["records"], **gives(Record, examples.RECORD, or_else=Unfinished))
async def record(id: TableId, services: ServicesDep, me: MaybeMe, request: Request) -> dict[str, Any]:
    """The record of a finished game; of a running one, only what its reader may know."""
    check_reading(services, request)
    live = await seen(services, id, me)
    match = match_of(live)
    if live.meta.stage == "over":
        return await services.server.record(live)
    seats = live.meta.seats_of(me.id) if me else []
    language = me.language if me else "en"
    lines = [entry for entry in live.log if entry.kind in ("start", "move", "undo")]
    told: dict[str, Any] = msgspec.to_builtins(
        Unfinished(
            unfinished=True,
            game=live.meta.game,
            fingerprint=live.meta.fingerprint,
            heard=[speech.happened(entry, live.meta, live.pack, seats, language) for entry in lines],
            seen=speech.places(match, live.meta, seats, language, live.wishes),
        )
    )
    return told


@router.get("/tables/{id}/at/{position}", tags=["records"], **gives(Position, POSITION))
async def position(
    id: TableId, position: PositionNo, services: ServicesDep, me: MaybeMe, request: Request, language: Language = "en"
) -> dict[str, Any]:
    """A finished game as it stood after this many entries: everything is public now."""
    check_reading(services, request)
    live = await seen(services, id, me)
    match = tables.over(live)
    if position > len(match.log):
        raise Refused("no-such-position", most=len(match.log))
    then = await asyncio.to_thread(past_of(match).at, position)
    seats = msgspec.to_builtins(speech.places(then, live.meta, [*range(then.seats)], language))
    names = live.meta.names()
    told = [then.face.vocabulary.names(event) for event in then.game.told]  # including what only one seat was told then
    events = [{**event, "text": speech.event(language, then.pack, event, names)} for event in told]
    score = speech.score(then, live.meta, TRUTH, language)
    return {"position": position, "length": len(match.log), "places": seats, "events": events, "score": score}


@router.get("/tables/{id}/story", tags=["records"], **gives(StoryTold, STORY))
async def told(
    id: TableId, services: ServicesDep, me: MaybeMe, request: Request, language: Language = "en"
) -> Response:
    """A finished game from its first position to its last, in words, folded by round and turn."""
    check_reading(services, request)
    live = await seen(services, id, me)
    names = tuple(speech.named(live.meta.names(), language))
    match = tables.over(live)
    helped = hints.helped(match, await services.server.hints(live), live.meta.earlier)
    whole = await asyncio.to_thread(story, match, names, language, tuple(helped.items()))
    return Response(whole, media_type="application/json")


@router.get("/tables/{id}/hints", tags=["records"], **gives(list[HintTold], [HINT]))
async def hints_used(id: TableId, services: ServicesDep, me: MaybeMe, request: Request) -> list[dict[str, Any]]:
    """Where in a finished game somebody had a hint. It is no part of the record, which says only what was chosen."""
    check_reading(services, request)
    live = await seen(services, id, me)
    return [{**hint.__dict__} for hint in await services.server.hints(live)]


@router.post("/tables/{id}/at/{position}/play", tags=["records"], **gives(TableForMe, PLAYED_ON, 201))
async def play_on(
    id: TableId, position: PositionNo, body: PlayOn, me: Me, request: Request, services: ServicesDep
) -> dict[str, Any]:
    """A new table that plays on from there. Everything that was hidden is dealt again, since the record has shown it.

    Only one person against bots keeps the hand they had. The new game's record contains the whole record of this one.
    """
    services.limits.check("tables", neighbourhood(request), 0.2, 30)
    live = await seen(services, id, me)
    language = body.language or me.language
    chairs = chairs_for(body.seats, me, live.meta.game, language, services.server.house)
    meta, seed, begins = await asyncio.to_thread(tables.play_on, live, position, chairs, language, me.id, clock.now())
    meta.hints = body.hints
    new = await create(services, meta, seed, begins)
    if all(chair.kind != "open" for chair in chairs):
        await services.server.act(new, lambda: tables.start(new, clock.now()))
    return table_for(new, me)


@router.post("/records", tags=["records"], **gives(TableForMe, IMPORTED, 201))
async def import_record(
    body: Annotated[dict[str, Any], Body(examples=[examples.RECORD])], me: Me, request: Request, services: ServicesDep
) -> dict[str, Any]:
    """Import a record from elsewhere: it is replayed, every hash is checked, and it is kept as a finished table."""
    services.limits.check("tables", neighbourhood(request), 0.2, 30)
    name, pack_name = body.get("game"), body.get("pack")
    if not isinstance(name, str) or not isinstance(pack_name, str):
        raise Refused("record-format")
    pack, _ = await services.server.packs.pack(find(name).name, pack_name)
    # In a thread, and one after another: a long one takes a second or two, and the tables go on meanwhile.
    async with services.replaying:
        meta, begins, paper = await asyncio.to_thread(_brought, find(name), pack, body, me)
    return table_for(await create(services, meta, str(body["seed"]), begins, paper), me)


def _brought(
    face: Face[Any], pack: Pack, body: dict[str, Any], me: Guest
) -> tuple[TableInfo, Beginning | None, tables.Brought]:
    return tables.import_record(face, pack, body, me.id, me.language, clock.now(), Budget(MOST_SECONDS))
