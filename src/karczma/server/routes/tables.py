"""Tables and seats: open one, find one, sit down, invite, start, play again."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
import sqlalchemy as sa
from fastapi import APIRouter, Query, Request
from pydantic import Field

from karczma.games import find
from karczma.kernel.errors import Refused
from karczma.server import clock, schema, speech, tables
from karczma.server.guard import hashed, new_secret
from karczma.server.guests import Guest, clean_name, spend
from karczma.server.house_bots import House, seat_of
from karczma.server.open_table import OpenTable
from karczma.server.routes import examples
from karczma.server.routes.answers import CodeTold, DoneTold, InvitationTold, TableForMe, TableInList, gives
from karczma.server.routes.common import (
    Language,
    MaybeMe,
    Me,
    Named,
    Nothing,
    SeatNo,
    Services,
    ServicesDep,
    Strict,
    TableId,
    UseCode,
    create,
    neighbourhood,
    reader_of,
    seen,
    table_for,
)
from karczma.server.store import Stale
from karczma.server.table_info import Pace, Seat, TableInfo
from karczma.server.table_server import sent_by
from karczma.server.tables import Change

router = APIRouter()

MINE = 1000  # how many of a guest's tables are searched for those that wait for them
TABLE = {**msgspec.to_builtins(examples.TABLE), "seq": 3, "seats": [0], "host": True}
LISTED = [{**msgspec.to_builtins(examples.TABLE), "waiting_for_me": True, "host": True}]
INVITATION = {"table": examples.TABLE, "seat": None}


Level = Literal["novice", "regular", "veteran", "master"]
Temperament = Literal["", "careful", "bold", "builder", "spoiler"]


class Mind(Strict):
    """Of a bot: how well it plays, who it is, and how it likes to play."""

    level: Level = "regular"
    golem: str = Field(
        "", max_length=40, description="one of the game's golems; empty: whoever sits there, or the next in turn"
    )
    temperament: Temperament = Field("", description="empty: the golem's own")


class NewChair(Mind):
    kind: Literal["me", "person", "bot", "open"] = "open"
    name: str = Field(
        "", max_length=60, description="of a person who sits at the same browser (hot seat); may be empty"
    )


class NewPace(Strict):
    kind: Literal["none", "live", "days"] = "none"
    seconds: int = Field(600, ge=10, le=86_400)
    increment: int = Field(10, ge=0, le=3600)
    days: int = Field(3, ge=1, le=30)


class NewTable(Strict):
    game: str = Field(max_length=40, examples=["kajko"])
    seats: list[NewChair] = Field(min_length=1, max_length=10, examples=[[{"kind": "me"}, {"kind": "bot"}]])
    options: dict[str, bool | str] = Field({}, max_length=40, examples=[{"dusigrosz": True}])
    pack: str = Field("default", max_length=60)
    language: Language = Field("en", examples=["pl"])
    listed: bool = False
    hints: bool = Field(True, description="whether the coach may be asked for hints at this table")
    pace: NewPace = Field(default_factory=lambda: NewPace.model_validate({}))
    start: bool = Field(False, description="start at once, if nobody is waited for")


class Join(Strict):
    code: str = Field("", max_length=100, examples=[examples.CODE])
    seat: int | None = Field(None, ge=0, le=9)


class SetChair(Mind):
    kind: Literal["bot", "open", "stand_in", "back", "remove"] = Field(examples=["bot"])


class Invite(Strict):
    seat: int | None = Field(None, ge=0, le=9, examples=[1])


@router.post("/tables", tags=["tables"], **gives(TableForMe, TABLE, 201))
async def new_table(body: NewTable, me: Me, request: Request, services: ServicesDep) -> dict[str, Any]:
    """Open a table and sit down; with `start`, begin at once if everybody is there."""
    services.limits.check("tables", neighbourhood(request), 0.2, 30)
    pack, _ = await services.server.packs.pack(find(body.game).name, body.pack)
    chairs = chairs_for(body.seats, me, body.game, body.language, services.server.house)
    pace = _pace(body.pace)
    for chair in chairs:
        chair.left = tables.bank(pace)
    meta, seed = tables.new_meta(body.game, chairs, body.options, pack, body.language, body.listed, pace, clock.now())
    meta.host = me.id
    meta.hints = body.hints
    live = await create(services, meta, seed)
    if body.start and all(chair.kind != "open" for chair in chairs):
        await services.server.act(live, lambda: tables.start(live, clock.now()))
    return table_for(live, me)


@router.get("/tables", tags=["tables"], **gives(list[TableInList], LISTED))
async def list_tables(
    services: ServicesDep,
    me: MaybeMe,
    request: Request,
    which: Literal["open", "running", "over", "mine"] = "open",
    most: Annotated[int, Query(ge=1, le=200)] = 50,
) -> list[dict[str, Any]]:
    """Listed tables by stage, newest first; or mine, those waiting for me first."""
    columns = schema.tables.c
    query = sa.select(columns.meta).order_by(columns.updated.desc())
    if which != "mine":
        query = query.where(columns.listed, columns.stage == which).limit(most)
    elif me is None:
        raise Refused("no-guest")
    else:
        # Running ones first, so that newer finished ones cut off none that wait.
        mine = sa.and_(schema.members.c.guest == me.id, sa.not_(schema.members.c.gone))
        query = sa.select(columns.meta).join(schema.members, schema.members.c.table_id == columns.id).where(mine)
        query = query.order_by(columns.stage != "running", columns.updated.desc()).limit(MINE)
    found = await services.server.store.read(lambda c: list(c.execute(query).scalars()))
    metas = [msgspec.json.decode(meta, type=TableInfo) for meta in found]
    if which == "mine":
        metas.sort(key=lambda meta: not _waits(meta, me))
    language = reader_of(request, me)
    return [
        {
            **msgspec.to_builtins(speech.public(meta, language)),
            "waiting_for_me": _waits(meta, me),
            "host": me is not None and meta.host == me.id,
        }
        for meta in metas[:most]
    ]


@router.get("/tables/{id}", tags=["tables"], **gives(TableForMe, TABLE))
async def one_table(id: TableId, services: ServicesDep, me: MaybeMe, request: Request) -> dict[str, Any]:
    """A table as this guest may know it."""
    return table_for(await seen(services, id, me), me, reader_of(request, me))


@router.post("/tables/{id}/delete", tags=["tables"], **gives(DoneTold, examples.DONE))
async def delete_table(id: TableId, _: Nothing, me: Me, request: Request, services: ServicesDep) -> dict[str, bool]:
    """The host deletes a table, with its log and its record, for everybody.

    While a game is running, only if nobody else plays there: they would lose the game they are in the middle of.
    """
    services.limits.check("deletions", neighbourhood(request), 0.5, 60)
    await services.server.remove(await hosted(services, id, me), partial(_deletable, me))
    return {"done": True}


def _deletable(me: Guest, meta: TableInfo) -> None:
    _host(meta, me)
    if meta.stage == "running" and {meta.chairs[seat].guest for seat in meta.people()} - {me.id}:
        raise Refused("table-has-people")


@router.post("/tables/{id}/invitations", tags=["seats"], **gives(CodeTold, {"code": examples.CODE}, 201))
async def invite(id: TableId, body: Invite, me: Me, request: Request, services: ServicesDep) -> dict[str, str]:
    """A code, good once, that seats whoever uses it. Only for the table's host."""
    services.limits.check("new codes", neighbourhood(request), 1.0, 60)
    live = await hosted(services, id, me)
    chairs = live.meta.chairs
    free = [i for i, chair in enumerate(chairs) if chair.kind == "open"]
    if not free or (body.seat is not None and body.seat not in free):
        raise Refused("no-open-seat")
    return {"code": await services.guests.invite(live.meta.id, body.seat)}


@router.post("/invitations", tags=["seats"], **gives(InvitationTold, INVITATION))
async def look_at_invitation(body: UseCode, me: MaybeMe, request: Request, services: ServicesDep) -> dict[str, Any]:
    """What an invitation is for, without using it up."""
    services.limits.check("codes", neighbourhood(request), 0.5, 20)
    found = await services.guests.look_at(body.code, "seat")
    live = await services.server.table(str(found.table_id))
    reader = reader_of(request, me)
    table = msgspec.to_builtins(speech.public(live.meta, reader))
    return {"table": table, "seat": found.seat, "note": speech.note(live.meta, reader)}


@router.post("/tables/{id}/watch_link", tags=["seats"], **gives(CodeTold, {"code": examples.CODE}, 201))
async def give_watch_link(id: TableId, _: Nothing, me: Me, request: Request, services: ServicesDep) -> dict[str, str]:
    """A code that lets whoever has it look on at this table as a spectator. Only for its host.

    It works until it is withdrawn or replaced: a new one ends the one before, and whoever looked on with that.
    """
    services.limits.check("new codes", neighbourhood(request), 1.0, 60)
    live = await hosted(services, id, me)
    code = new_secret()
    await services.server.act(live, partial(_watch, live, me, hashed(code)))
    return {"code": code}


@router.post("/tables/{id}/watch_link/withdraw", tags=["seats"], **gives(TableForMe, TABLE))
async def withdraw_watch_link(id: TableId, _: Nothing, me: Me, services: ServicesDep) -> dict[str, Any]:
    """End the watch link: it lets nobody in any more, and whoever looks on with it has to go."""
    live = await hosted(services, id, me)
    await services.server.act(live, partial(_watch, live, me, ""))
    return table_for(live, me)


def _watch(live: OpenTable, me: Guest, code: str) -> Change:
    _host(live.meta, me)
    return tables.watch(live, code)


@router.post("/tables/{id}/watch", tags=["seats"], **gives(TableForMe, {**TABLE, "seats": [], "host": False}))
async def watch(id: TableId, body: UseCode, me: MaybeMe, request: Request, services: ServicesDep) -> dict[str, Any]:
    """The table that a watch link is for. To look on, say `hello` with the same code."""
    services.limits.check("codes", neighbourhood(request), 0.5, 20)
    live = await services.server.table(id)
    if not live.meta.opens(hashed(body.code)):
        raise Refused("no-such-table")  # as if there were none: a wrong code must not tell that there is
    return table_for(live, me, reader_of(request, me))


@router.post("/tables/{id}/join", tags=["seats"], **gives(TableForMe, TABLE))
async def join(id: TableId, body: Join, me: Named, request: Request, services: ServicesDep) -> dict[str, Any]:
    """Sit down: with an invitation, or at a listed table."""
    services.limits.check("joins", neighbourhood(request), 1.0, 60)
    seat = body.seat
    if body.code:
        code = await services.guests.look_at(body.code, "seat")
        if code.table_id != id:
            raise Refused("bad-code")
        live = await services.server.table(id)
        seat = code.seat if code.seat is not None else seat
    else:
        live = await seen(services, id, me)
        _find_chair(live.meta, me)
    await services.server.act(live, partial(_sit, live, me, seat, body.code), sent_by(me.id))
    return table_for(live, me)


def _find_chair(meta: TableInfo, me: Guest) -> None:
    """Without an invitation: at a listed table, at one's own, or where a chair is kept for one."""
    if not meta.listed and me.id not in [chair.owner for chair in meta.chairs]:
        _host(meta, me)


def _sit(live: OpenTable, me: Guest, seat: int | None, code: str) -> Change:
    if not code and live.meta.stage == "open" and me.id != live.meta.host and live.meta.seats_of(me.id):
        raise Refused("already-seated")  # whoever finds the table takes one chair; its host gives out the others
    change = tables.sit(live, me.id, me.name, me.language, seat, clock.now(), invited=bool(code))
    if code:
        change.also = partial(spend, code=code)  # a code is not spent on a chair that is taken
    return change


@router.post("/tables/{id}/seats/{seat}/leave", tags=["seats"], **gives(TableForMe, TABLE))
async def leave(id: TableId, seat: SeatNo, _: Nothing, me: Me, services: ServicesDep) -> dict[str, Any]:
    """Stand up. While a game is running a bot plays the seat, which its owner can come back to."""
    live = await seen(services, id, me)
    change = partial(_stand_up, live, me, seat)
    await services.server.act(live, change, sent_by(me.id))
    return table_for(live, me)


def _stand_up(live: OpenTable, me: Guest, seat: int) -> Change:
    return tables.stand_up(live, _mine(live.meta, me, seat), clock.now())


@router.post("/tables/{id}/seats/{seat}", tags=["seats"], **gives(TableForMe, TABLE))
async def set_chair(id: TableId, seat: SeatNo, body: SetChair, me: Me, services: ServicesDep) -> dict[str, Any]:
    """The host puts a bot in a chair, opens it, lets a bot stand in for somebody who is away, or removes a guest.

    Everybody may let a bot stand in for them on their own seat, and come back.
    """
    live = await seen(services, id, me)
    await services.server.act(live, partial(_set_chair, services, live, me, seat, body))
    return table_for(live, me)


def _set_chair(services: Services, live: OpenTable, me: Guest, seat: int, body: SetChair) -> Change:
    meta, now = live.meta, clock.now()
    own = seat in meta.seats_of(me.id)
    if not (own and body.kind in ("stand_in", "back")):
        _host(meta, me)
    if seat >= len(meta.chairs):
        raise Refused("no-such-seat", seat=seat + 1)
    chair = meta.chairs[seat]
    if body.kind == "remove":
        if chair.kind != "person":
            raise Refused("no-such-seat", seat=seat + 1)
        return tables.stand_up(live, seat, now, removed=True)
    if body.kind == "stand_in" and not own and services.sockets.presence_of(live)[seat] == "here":
        raise Refused("player-here", name=chair.name)
    if body.kind in ("stand_in", "back"):
        return tables.stand_in(live, seat, body.kind == "stand_in", now)
    house = services.server.house
    return tables.set_chair(live, seat, body.kind, body.level, body.golem, body.temperament, house)


@router.post("/tables/{id}/start", tags=["tables"], **gives(TableForMe, TABLE))
async def start(id: TableId, _: Nothing, me: Me, services: ServicesDep) -> dict[str, Any]:
    """The host starts the game."""
    live = await hosted(services, id, me)
    await services.server.act(live, lambda: tables.start(live, clock.now()))
    return table_for(live, me)


@router.post("/tables/{id}/rematch", tags=["tables"], **gives(TableForMe, TABLE, 201))
async def rematch(id: TableId, _: Nothing, me: Named, services: ServicesDep) -> dict[str, Any]:
    """A new table for the same people: whoever asks gets the same one, and it begins when all have asked."""
    live = await seen(services, id, me)
    if live.meta.stage != "over":
        raise Refused("not-over")
    if me.id not in live.meta.members():
        raise Refused("not-at-table")
    new = await _laid_again(services, live, me)
    with suppress(Refused):  # it is linked, or has started, already
        await services.server.act(live, lambda: tables.link_rematch(live, new.meta.id))
    with suppress(Refused):  # whoever asks again sits there already
        await services.server.act(new, lambda: tables.say_yes(new, me.id), sent_by(me.id))
    if new.meta.stage == "open" and not any(chair.kind == "open" for chair in new.meta.chairs):
        with suppress(Refused):
            await services.server.act(new, lambda: tables.start(new, clock.now()))
    return table_for(new, me)


async def _laid_again(services: Services, live: OpenTable, me: Guest) -> OpenTable:
    """The table of the rematch: its id is derived from the old one, so there is only one, however often it is wanted.

    Whoever asks first is its host, and may be the only one who comes. Everybody's chairs are kept for them.
    """
    old = live.meta
    chairs = [
        Seat(kind="bot", name=c.name, level=c.level, golem=c.golem, temperament=c.temperament)
        if c.kind == "bot"
        else Seat(kind="open", name=c.name, owner=c.guest, language=c.language)
        for c in old.chairs
    ]
    meta, seed = tables.new_meta(
        old.game, chairs, old.options, live.pack, old.language, old.listed, old.pace, clock.now()
    )
    meta.id = tables.rematch_id(live)
    meta.host = me.id
    meta.hints = old.hints
    try:
        return await create(services, meta, seed)
    except Stale:
        return await services.server.table(meta.id)


def _pace(pace: NewPace) -> Pace:
    if pace.kind == "live":
        return Pace("live", pace.seconds, pace.increment)
    return Pace("days", days=pace.days) if pace.kind == "days" else Pace()


def chairs_for(
    wanted: list[NewChair], me: Guest, game: str, language: str, house: House = tables.NOBODY_ELSE
) -> list[Seat]:
    """The chairs of a table as this guest wants them. Golems asked for by name sit down first, then the others."""
    chairs: dict[int, Seat] = {}
    for i in sorted(range(len(wanted)), key=lambda i: wanted[i].kind == "bot" and not wanted[i].golem):
        one = wanted[i]
        if one.kind == "bot":
            others = list(chairs.values())
            own = house.find(game, one.golem)
            if own is not None:
                chairs[i] = seat_of(own, game, len(wanted), others)
                continue
            chairs[i] = tables.bot_seat(game, language, one.level, others, one.golem, one.temperament)
        else:
            chairs[i] = _chair_for(one, me)
    return [chairs[i] for i in range(len(wanted))]


def _chair_for(chair: NewChair, me: Guest) -> Seat:
    if chair.kind == "open":
        return Seat()
    if not me.name:
        raise Refused("name-needed")
    name = me.name
    if chair.kind == "person":  # at the same browser; without a name each reader's language has a word for them
        name = clean_name(chair.name) if chair.name else ""
    return Seat(kind="person", name=name, guest=me.id, language=me.language)


async def hosted(services: Services, id: str, me: Guest) -> OpenTable:
    live = await seen(services, id, me)
    _host(live.meta, me)
    return live


def _host(meta: TableInfo, me: Guest) -> None:
    if meta.host != me.id:
        raise Refused("table-host-only")


def _mine(meta: TableInfo, me: Guest, seat: int) -> int:
    if seat not in meta.seats_of(me.id):
        raise Refused("not-your-seat")
    return seat


def _waits(meta: TableInfo, me: Guest | None) -> bool:
    """Whether this guest has to choose: a seat that a bot is playing waits for nobody."""
    asked = [int(seat) for seat in meta.asked_at if not meta.plays_itself(int(seat))]
    return me is not None and meta.stage == "running" and any(seat in asked for seat in meta.seats_of(me.id))
