"""Guests: come in with a name, be the same on another device, get a ticket for a socket, take what is theirs and go."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import Field

from karczma.server import clock, deletion, export
from karczma.server.guard import make_ticket
from karczma.server.guests import Guest, clean_name
from karczma.server.routes import examples
from karczma.server.routes.answers import (
    CodeTold,
    DeviceTold,
    DoneTold,
    GuestKept,
    HouseTold,
    MeTold,
    TicketTold,
    gives,
)
from karczma.server.routes.common import (
    Language,
    MaybeMe,
    Me,
    Nothing,
    ServicesDep,
    Strict,
    UseCode,
    agent_of,
    give_cookie,
    neighbourhood,
    take_cookie,
)

router = APIRouter(tags=["guests"])

DeviceId = Annotated[str, Path(min_length=1, max_length=40, pattern="^[a-z0-9]+$", examples=["9f86d081884c7d65"])]


class NewGuest(Strict):
    name: str = Field(min_length=1, max_length=60, examples=["Ania"])
    language: Language = Field("en", examples=["pl"])


class Shares(Strict):
    shares: bool = Field(examples=[True])


@router.get("/house", **gives(HouseTold, examples.HOUSE))
async def where_is_it(services: ServicesDep, me: MaybeMe) -> dict[str, Any]:
    """The address to put in invitations, whatever address this browser uses; and the guest it is, if any.

    Being nobody yet is no mistake: only `GET /me` refuses it.
    """
    return {"address": services.config.invites, "me": _guest(me) if me else None}


@router.post("/guests", **gives(MeTold, examples.ME, 201))
async def become_guest(body: NewGuest, request: Request, response: Response, services: ServicesDep) -> dict[str, Any]:
    """Come in with a name. The answer sets a cookie that only the server can read."""
    services.limits.check("guests", neighbourhood(request), 1.0, 60)
    guest, token = await services.guests.welcome(body.name, body.language, agent_of(request))
    give_cookie(services, response, token)
    return _guest(guest)


@router.get("/me", **gives(MeTold, examples.ME))
async def who_am_i(me: Me) -> dict[str, Any]:
    """The guest this browser is."""
    return _guest(me)


@router.post("/me", **gives(MeTold, examples.ME))
async def change_me(body: NewGuest, me: Me, request: Request, services: ServicesDep) -> dict[str, Any]:
    """Change name or language. This guest's chairs get the new name at all tables that are not over."""
    services.limits.check("names", neighbourhood(request), 0.2, 20)
    name = clean_name(body.name)
    if name != me.name:
        # At the tables first: if something cannot be written, the same request can be repeated.
        await services.server.rename(me.id, me.name, name)
    return _guest(await services.guests.change(me, name, body.language))


@router.post("/me/shares", **gives(MeTold, examples.ME))
async def share_my_games(body: Shares, me: Me, request: Request, services: ServicesDep) -> dict[str, Any]:
    """Let my finished games be given away as data, without names, for research and for training bots; or no longer.

    A game is given away only while everybody who played in it agrees.
    """
    services.limits.check("names", neighbourhood(request), 0.2, 20)
    return _guest(await services.guests.share(me, body.shares))


@router.get("/me/devices", **gives(list[DeviceTold], [examples.DEVICE]))
async def my_devices(me: Me, request: Request, services: ServicesDep) -> list[dict[str, Any]]:
    """The browsers where this guest is signed in, most recently used first."""
    services.limits.check("devices", neighbourhood(request), 1.0, 60)
    devices = await services.guests.devices(me)
    return [{**msgspec.to_builtins(device), "here": device.id == me.device} for device in devices]


@router.post("/me/devices/{device}/sign_out", **gives(DoneTold, examples.DONE))
async def sign_out_there(
    device: DeviceId, _: Nothing, me: Me, request: Request, response: Response, services: ServicesDep
) -> dict[str, bool]:
    """Sign out another of one's own devices, or this one. Its sockets are closed at once."""
    services.limits.check("devices", neighbourhood(request), 1.0, 60)
    await services.guests.sign_out(me, device)
    services.sockets.cut_off(me.id, device)
    if device == me.device:
        take_cookie(services, response)
    return {"done": True}


@router.post("/me/sign_out", **gives(DoneTold, examples.DONE))
async def sign_out(_: Nothing, me: Me, request: Request, response: Response, services: ServicesDep) -> dict[str, bool]:
    """Sign out here. Without another device, nobody can be this guest again."""
    return await sign_out_there(me.device, _, me, request, response, services)


@router.get("/me/export", **gives(GuestKept, examples.KEPT))
async def export_me(me: Me, request: Request, services: ServicesDep) -> Response:
    """Everything kept about this guest, as one file: devices, tables, what they wrote, records of finished games.

    For games that are not over, it holds no more than everybody may know.
    """
    services.limits.check("exports", neighbourhood(request), 0.1, 10)
    pieces = export.whole(services.server, services.guests, me)
    headers = {"content-disposition": 'attachment; filename="karczma.json"'}
    return StreamingResponse(pieces, media_type="application/json", headers=headers)


@router.post("/me/delete", **gives(DoneTold, examples.DONE))
async def delete_me(_: Nothing, me: Me, request: Request, response: Response, services: ServicesDep) -> dict[str, bool]:
    """Delete this guest: name, messages, devices. Bots play on, others become hosts, nobody can tell who it was.

    Tables where nobody else has a chair are deleted too.
    """
    services.limits.check("deletions", neighbourhood(request), 0.5, 60)
    await deletion.delete(services.server, me)
    services.sockets.cut_off(me.id)
    take_cookie(services, response)
    return {"done": True}


@router.post("/me/devices", **gives(CodeTold, {"code": examples.CODE}, 201))
async def another_device(_: Nothing, me: Me, request: Request, services: ServicesDep) -> dict[str, str]:
    """A code, good once within an hour, that makes another browser the same guest."""
    services.limits.check("new codes", neighbourhood(request), 1.0, 60)
    return {"code": await services.guests.device(me)}


@router.post("/devices", **gives(MeTold, examples.ME, 201))
async def use_device_code(body: UseCode, request: Request, response: Response, services: ServicesDep) -> dict[str, Any]:
    """Become the guest who made this code on this device too."""
    services.limits.check("codes", neighbourhood(request), 0.5, 20)
    guest, token = await services.guests.move_in(body.code, agent_of(request))
    give_cookie(services, response, token)
    return _guest(guest)


@router.post("/tickets", **gives(TicketTold, {"ticket": "NWYxYzBl.c2lnbmVk"}, 201))
async def ticket(_: Nothing, me: Me, services: ServicesDep) -> dict[str, str]:
    """What the first message on a socket must carry; good for half a minute."""
    return {"ticket": make_ticket(services.key, me.id, me.device, clock.now())}


def _guest(guest: Guest) -> dict[str, Any]:
    return {"id": guest.id, "name": guest.name, "language": guest.language, "shares": guest.shares}
