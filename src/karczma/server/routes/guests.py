"""Guests: come in with a name, be the same on another device, get a ticket for a socket."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response
from pydantic import Field

from karczma.server import clock
from karczma.server.guard import make_ticket
from karczma.server.people import Guest, clean_name
from karczma.server.routes import examples
from karczma.server.routes.answers import CodeTold, HouseTold, MeTold, TicketTold, gives
from karczma.server.routes.common import Language, Me, Nothing, Strict, There, UseCode, give_cookie, neighbourhood

router = APIRouter(tags=["guests"])


class NewGuest(Strict):
    name: str = Field(min_length=1, max_length=60, examples=["Ania"])
    language: Language = Field("en", examples=["pl"])


@router.get("/house", **gives(HouseTold, examples.HOUSE))
async def where_is_it(there: There) -> dict[str, str]:
    """The address that belongs in invitations, under whatever name this browser has found the house."""
    return {"address": there.config.invites}


@router.post("/guests", **gives(MeTold, examples.ME, 201))
async def become_guest(body: NewGuest, request: Request, response: Response, there: There) -> dict[str, Any]:
    """Come in with a name. The answer sets a cookie that only the server can read."""
    there.limits.check("guests", neighbourhood(request), 1.0, 60)
    guest, token = await there.people.welcome(body.name, body.language)
    give_cookie(there, response, token)
    return _guest(guest)


@router.get("/me", **gives(MeTold, examples.ME))
async def who_am_i(me: Me) -> dict[str, Any]:
    """The guest this browser is."""
    return _guest(me)


@router.post("/me", **gives(MeTold, examples.ME))
async def change_me(body: NewGuest, me: Me, request: Request, there: There) -> dict[str, Any]:
    """Another name or language. The chairs of this guest are called so too, at all tables that are not over."""
    there.limits.check("names", neighbourhood(request), 0.2, 20)
    name = clean_name(body.name)
    if name != me.name:
        # First there: if something cannot be written, the same may be asked for again.
        await there.house.rename(me.id, me.name, name)
    return _guest(await there.people.change(me, name, body.language))


@router.post("/me/devices", **gives(CodeTold, {"code": examples.CODE}, 201))
async def another_device(_: Nothing, me: Me, request: Request, there: There) -> dict[str, str]:
    """A code, good once and for an hour, that makes another browser the same guest."""
    there.limits.check("new codes", neighbourhood(request), 1.0, 60)
    return {"code": await there.people.device(me)}


@router.post("/devices", **gives(MeTold, examples.ME, 201))
async def use_device_code(body: UseCode, request: Request, response: Response, there: There) -> dict[str, Any]:
    """Be the guest who made this code, on this device too."""
    there.limits.check("codes", neighbourhood(request), 0.5, 20)
    guest, token = await there.people.move_in(body.code)
    give_cookie(there, response, token)
    return _guest(guest)


@router.post("/tickets", **gives(TicketTold, {"ticket": "NWYxYzBl.c2lnbmVk"}, 201))
async def ticket(_: Nothing, me: Me, there: There) -> dict[str, str]:
    """What the first message on a socket must carry; good for half a minute."""
    return {"ticket": make_ticket(there.key, me.id, clock.now())}


def _guest(guest: Guest) -> dict[str, Any]:
    return {"id": guest.id, "name": guest.name, "language": guest.language}
