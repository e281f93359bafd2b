"""Games on paper and on the shelf: the list of games, records and positions, score sheets, card packs."""

from __future__ import annotations

import asyncio
import hmac
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Body, Path, Query, Request
from pydantic import Field

from karczma.games import GAMES, find
from karczma.kernel import match as matches
from karczma.kernel.errors import Refused
from karczma.kernel.match import Match
from karczma.server import clock, speech, tables
from karczma.server.config import Config
from karczma.server.meta import Chair, Pace
from karczma.server.routes import examples
from karczma.server.routes.answers import Count, GameTold, PackTold, Position, Record, TableForMe, Unfinished, gives
from karczma.server.routes.common import (
    Language,
    MaybeMe,
    Me,
    Strict,
    TableId,
    There,
    address,
    create,
    match_of,
    neighbourhood,
    seen,
    table_for,
)
from karczma.server.store import Entry

router = APIRouter()

RECORD_LENGTH = 1000  # entries of a record that is brought here
IMPORTED = {
    **msgspec.to_builtins(examples.TABLE),
    **{"stage": "over", "imported": True, "result": examples.SCORE, "seq": 3, "seats": [], "host": True},
}
POSITION = {"position": 1, "length": 40, "places": [examples.PLACE], "events": [], "score": examples.SCORE}
PackName = Annotated[str, Query(max_length=60, examples=["default"])]


class NewPack(Strict):
    game: str = Field(max_length=40, examples=["kajko"])
    files: dict[str, str] = Field(min_length=1, max_length=20, examples=[examples.PACK_FILES])


@router.get("/games", tags=["games"], **gives(list[GameTold], [examples.GAME]))
async def games(there: There, language: Language = "en") -> list[dict[str, Any]]:
    """The games with their player counts and options, in words."""
    words = speech.SPEAKERS[language]
    told: list[dict[str, Any]] = []
    for face in GAMES.values():
        choices = []
        for choice in face.choices:
            name, help = words.choice(face, choice.name)
            values = [{"value": v, "text": words.setting(face, choice.name, v)} for v in choice.values]
            choices.append(
                {"name": choice.name, "text": name, "help": help, "default": choice.default, "values": values}
            )
        told.append(
            {
                "game": face.name,
                "name": words.game(face, "game-name"),
                "about": words.game(face, "game-about"),
                "least": face.least,
                "most": face.most,
                "options": choices,
                "packs": await there.house.shelf.names(face.name),
            }
        )
    return told


@router.get("/tables/{id}/record", tags=["records"], **gives(Record, examples.RECORD, or_else=Unfinished))
async def record(id: TableId, there: There, me: MaybeMe) -> dict[str, Any]:
    """A finished game on paper; of a running one only what its reader may know."""
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
            heard=[speech.happened(entry, live.meta, seats, language) for entry in lines],
            seen=speech.places(match, live.meta, seats, language),
        )
    )
    return told


@router.get("/tables/{id}/at/{position}", tags=["records"], **gives(Position, POSITION))
async def position(
    id: TableId,
    position: Annotated[int, Path(ge=0, le=100_000, examples=[1])],
    there: There,
    me: MaybeMe,
    language: Language = "en",
) -> dict[str, Any]:
    """A finished game as it stood after so many entries: everything is public now."""
    live = await seen(there, id, me)
    if live.meta.stage != "over":
        raise Refused("not-over")
    match = match_of(live)
    if position > len(match.log):
        raise Refused("no-such-position", most=len(match.log))
    then = await asyncio.to_thread(match.clone().at, position)
    seats = [msgspec.to_builtins(speech.place(then, live.meta, seat, language)) for seat in range(then.seats)]
    events = [{**e, "text": speech.SPEAKERS[language].event(then.face, e, live.meta.names())} for e in then.told(None)]
    score = speech.score(then, live.meta, None, language)
    return {"position": position, "length": len(match.log), "places": seats, "events": events, "score": score}


@router.post("/records", tags=["records"], **gives(TableForMe, IMPORTED, 201))
async def import_record(
    body: Annotated[dict[str, Any], Body(examples=[examples.RECORD])], me: Me, request: Request, there: There
) -> dict[str, Any]:
    """Bring a record from elsewhere: it is replayed, every hash checked, and kept as a finished table."""
    there.limits.check("tables", neighbourhood(request), 0.2, 30)
    name, pack_name, moves = body.get("game"), body.get("pack"), body.get("moves")
    if not isinstance(name, str) or not isinstance(pack_name, str):
        raise Refused("record-format")
    if isinstance(moves, list) and len(moves) > RECORD_LENGTH:
        raise Refused("record-too-long", "moves", most=RECORD_LENGTH)
    if body.get("from") is not None:
        raise Refused("record-from-state", "from")  # anybody can write down a state: no seed vouches for it
    pack, _ = await there.house.shelf.pack(find(name).name, pack_name)
    # In a thread: the tables go on meanwhile.
    match = await asyncio.to_thread(matches.replay, find(name), pack, body)
    lines = await asyncio.to_thread(imported_log, match)
    chairs = [Chair(kind="open", name=f"{i + 1}") for i in range(match.seats)]
    meta, _ = tables.new_meta(name, chairs, match.settings, pack, me.language, False, Pace(), clock.now())
    meta.fingerprint = match.fingerprint
    meta.host = me.id
    meta.stage = "over"
    meta.imported = True
    meta.position = len(match.log)
    meta.result = dict(match.scores().plain())
    return table_for(await create(there, meta, str(match.seed), lines), me)


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


@router.post("/score", tags=["score"], **gives(Count, {"game": "kajko", **examples.SCORE}))
async def count_sheet(
    body: Annotated[Any, Body(examples=[examples.SHEET])], request: Request, there: There, pack: PackName = "default"
) -> dict[str, Any]:
    """Count the end of a printed game, with the cards of this pack."""
    there.limits.check("score", neighbourhood(request), 20.0, 200)
    if not isinstance(body, dict):
        raise Refused("sheet-object")
    name = body.get("game")
    if not isinstance(name, str):
        raise Refused("sheet-game", "game")
    cards, _ = await there.house.shelf.pack(find(name).name, pack)
    return dict(find(name).sheet(body, cards))


@router.get("/packs/{game}", tags=["packs"], **gives(list[str], ["default", "my copy"]))
async def list_packs(game: Annotated[str, Path(max_length=40, examples=["kajko"])], there: There) -> list[str]:
    """The card packs of this server for a game."""
    return await there.house.shelf.names(find(game).name)


@router.post("/packs", tags=["packs"], **gives(PackTold, {"name": "my copy", "hash": examples.PRINT}, 201))
async def add_pack(body: NewPack, request: Request, there: There) -> dict[str, str]:
    """Add a pack; only for the host of the server: with its secret, or without one from this machine."""
    if not _is_host(there.config, request):
        raise Refused("host-only")
    pack = await there.house.shelf.add(body.game, body.files)
    return {"name": pack.name, "hash": pack.hash}


def _is_host(config: Config, request: Request) -> bool:
    if config.secret:
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {config.secret}".encode())
    # Behind a proxy everybody may seem to come from this machine.
    return not config.public_url and address(request) in ("127.0.0.1", "::1")
