"""What all routes share: who is asking, what they work with, and which tables they may know of."""

from __future__ import annotations

import asyncio
import hmac
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

import msgspec
from fastapi import Depends, Path, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from karczma.games import find
from karczma.kernel.errors import Refused
from karczma.kernel.match import Match
from karczma.server import clock, guard, speech
from karczma.server.analyses import Analyses
from karczma.server.config import Config
from karczma.server.guests import UNUSED, Guest, Guests
from karczma.server.limits import Limits
from karczma.server.open_table import Beginning, OpenTable
from karczma.server.problems import language_of
from karczma.server.routes import examples
from karczma.server.sockets import Sockets
from karczma.server.store import Entry, Row
from karczma.server.table_info import TableInfo
from karczma.server.table_server import TableServer
from karczma.server.tables import Brought, packed_beginning

COOKIE = "karczma"


@dataclass
class Services:
    """What the routes work with; kept in the application's state."""

    config: Config
    server: TableServer
    guests: Guests
    sockets: Sockets
    limits: Limits
    key: bytes
    analyses: Analyses
    replaying: asyncio.Lock = field(default_factory=asyncio.Lock)  # of imported records


class Strict(BaseModel):
    """A body with these fields and no others; numbers are numbers and texts are texts."""

    model_config = ConfigDict(extra="forbid", strict=True)


Language = Literal["en", "pl"]
TableId = Annotated[str, Path(min_length=1, max_length=40, pattern="^[A-Za-z0-9]+$", examples=[examples.ID])]
SeatNo = Annotated[int, Path(ge=0, le=9, examples=[1])]


class Nothing(Strict):
    """Some changes need no data but are still sent as JSON: `{}`."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{}]})


class UseCode(Strict):
    code: str = Field(max_length=100, examples=[examples.CODE])


def get_services(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


ServicesDep = Annotated[Services, Depends(get_services)]


async def maybe_guest(request: Request, response: Response, services: ServicesDep) -> Guest | None:
    token = request.cookies.get(COOKIE, "")
    guest = await services.guests.by_token(token) if token else None
    if guest is not None:
        request.state.language = guest.language  # refusals from here on use it
        if await services.guests.renew(guest):
            give_cookie(services, response, token)
    return guest


async def some_guest(guest: Annotated[Guest | None, Depends(maybe_guest)]) -> Guest:
    if guest is None:
        raise Refused("no-guest")
    return guest


async def named_guest(me: Annotated[Guest, Depends(some_guest)]) -> Guest:
    if not me.name:
        raise Refused("name-needed")
    return me


Me = Annotated[Guest, Depends(some_guest)]
Named = Annotated[Guest, Depends(named_guest)]  # whatever others see needs a name
MaybeMe = Annotated[Guest | None, Depends(maybe_guest)]


def address(request: Request) -> str:
    return request.client.host if request.client else "?"


def neighbourhood(request: Request) -> str:
    """The address that limits count this request by."""
    return guard.neighbourhood(address(request))


def check_reading(services: Services, request: Request) -> None:
    """A limit on reading what takes long to put together: a replay asks for every position of a game."""
    services.limits.check("reading", neighbourhood(request), 40.0, 1000)


def check_host(services: Services, request: Request) -> None:
    """Only for the host of the server: with its secret, or without one from this machine."""
    config = services.config
    if config.secret:
        # Before it is checked: somebody guessing must not learn of a right one either.
        services.limits.check("secrets", neighbourhood(request), 0.2, 20)
        given = request.headers.get("authorization", "")
        known = hmac.compare_digest(given.encode(), f"Bearer {config.secret}".encode())
    else:
        # Behind a proxy everybody may seem to come from this machine.
        known = not config.public_url and address(request) in ("127.0.0.1", "::1")
    if not known:
        raise Refused("host-only")


def give_cookie(services: Services, response: Response, token: str) -> None:
    """It lasts as long as the token, which is renewed by use."""
    _set_cookie(services, response, token, UNUSED // 1000)


def take_cookie(services: Services, response: Response) -> None:
    _set_cookie(services, response, "", 0)


def _set_cookie(services: Services, response: Response, token: str, age: int) -> None:
    response.set_cookie(
        COOKIE, token, max_age=age, path="/", httponly=True, samesite="strict", secure=services.config.secure
    )


def agent_of(request: Request) -> str:
    """What the browser says it is."""
    return request.headers.get("user-agent", "")[:400]


def reader_of(request: Request, me: Guest | None) -> str:
    """The language to answer in: the guest's, or else the browser's."""
    return me.language if me else language_of(request.headers.raw)


async def create(
    services: Services, meta: TableInfo, seed: str, begins: Beginning | None = None, brought: Brought | None = None
) -> OpenTable:
    """A new table; where its game begins, if not at the set-up, is kept with the first line of its log."""
    now = clock.now()
    face = find(meta.game)
    first = Entry(1, "created", b"{}", now, snapshot=packed_beginning(face, begins) if begins else None)
    seq = brought.last.seq if brought else 1
    row = Row(
        meta.id, meta.game, meta.stage, meta.listed, msgspec.json.encode(meta), seed, face.rules_version, seq, None, now
    )
    return await services.server.create(row, meta, first, brought)


def match_of(live: OpenTable) -> Match:
    if live.match is None:
        raise Refused("not-running")
    return live.match


async def seen(services: Services, id: str, me: Guest | None) -> OpenTable:
    """A table this guest may know of: listed, theirs, or one they host."""
    live = await services.server.table(id)
    if not live.meta.shown_to(me.id if me else ""):
        raise Refused("no-such-table")
    return live


def table_for(live: OpenTable, me: Guest | None, language: str = "") -> dict[str, Any]:
    """What `TableForMe` describes."""
    seats = live.meta.seats_of(me.id) if me else []
    reader = language or (me.language if me else "en")
    told = msgspec.to_builtins(speech.public(live.meta, reader))
    host = me is not None and live.meta.host == me.id
    return {**told, "seq": live.seq, "seats": seats, "host": host, "note": speech.note(live.meta, reader)}
