"""What all routes share: who asks, what they work with, and which tables they may know of."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

import msgspec
from fastapi import Depends, Path, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from karczma.games import find
from karczma.kernel.errors import Refused
from karczma.kernel.match import Match
from karczma.server import clock, guard, speech
from karczma.server.config import Config
from karczma.server.guard import Limits
from karczma.server.house import House
from karczma.server.meta import Meta
from karczma.server.people import Guest, People
from karczma.server.routes import examples
from karczma.server.sockets import Lines
from karczma.server.store import Entry, Row
from karczma.server.tables import Beginning, Brought, Live, packed_beginning

COOKIE = "karczma"
YEAR = 365 * 86_400


@dataclass
class Office:
    """What the routes work with; kept in the application's state."""

    config: Config
    house: House
    people: People
    lines: Lines
    limits: Limits
    key: bytes
    replaying: asyncio.Lock = field(default_factory=asyncio.Lock)  # of records that are brought here


class Strict(BaseModel):
    """A body with these fields and no others; numbers are numbers and texts are texts."""

    model_config = ConfigDict(extra="forbid", strict=True)


Language = Literal["en", "pl"]
TableId = Annotated[str, Path(min_length=1, max_length=40, pattern="^[A-Za-z0-9]+$", examples=[examples.ID])]
SeatNo = Annotated[int, Path(ge=0, le=9, examples=[1])]


class Nothing(Strict):
    """Some changes need no words, but still they come as JSON: `{}`."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{}]})


class UseCode(Strict):
    code: str = Field(max_length=100, examples=[examples.CODE])


def office(request: Request) -> Office:
    there: Office = request.app.state.office
    return there


async def maybe_guest(request: Request, there: Annotated[Office, Depends(office)]) -> Guest | None:
    token = request.cookies.get(COOKIE, "")
    guest = await there.people.by_token(token) if token else None
    if guest is not None:
        request.state.language = guest.language  # what is refused from here on is said in it
    return guest


async def some_guest(guest: Annotated[Guest | None, Depends(maybe_guest)]) -> Guest:
    if guest is None:
        raise Refused("no-guest")
    return guest


There = Annotated[Office, Depends(office)]
Me = Annotated[Guest, Depends(some_guest)]
MaybeMe = Annotated[Guest | None, Depends(maybe_guest)]


def address(request: Request) -> str:
    return request.client.host if request.client else "?"


def neighbourhood(request: Request) -> str:
    """Whom limits count together with who asks."""
    return guard.neighbourhood(address(request))


def check_reading(there: Office, request: Request) -> None:
    """What takes long to put together is not read without end: a replay asks for every position of a game."""
    there.limits.check("reading", neighbourhood(request), 40.0, 1000)


def give_cookie(there: Office, response: Response, token: str) -> None:
    response.set_cookie(
        COOKIE, token, max_age=YEAR, path="/", httponly=True, samesite="strict", secure=there.config.secure
    )


async def create(
    there: Office, meta: Meta, seed: str, begins: Beginning | None = None, brought: Brought | None = None
) -> Live:
    """A new table; where its game begins, if not at a set-up, is kept with the first line of its log."""
    now = clock.now()
    face = find(meta.game)
    first = Entry(1, "created", b"{}", now, snapshot=packed_beginning(face, begins) if begins else None)
    seq = brought.last.seq if brought else 1
    row = Row(
        meta.id,
        meta.game,
        meta.stage,
        meta.listed,
        msgspec.json.encode(meta),
        seed,
        face.rules_version,
        seq,
        None,
        now,
    )
    return await there.house.create(row, meta, first, brought)


def match_of(live: Live) -> Match:
    if live.match is None:
        raise Refused("not-running")
    return live.match


async def seen(there: Office, id: str, me: Guest | None) -> Live:
    """A table this guest may know of: listed, theirs, or one they host."""
    live = await there.house.table(id)
    if not live.meta.shown_to(me.id if me else ""):
        raise Refused("no-such-table")
    return live


def table_for(live: Live, me: Guest | None) -> dict[str, Any]:
    """What `TableForMe` describes."""
    seats = live.meta.seats_of(me.id) if me else []
    told = msgspec.to_builtins(speech.public(live.meta))
    note = speech.note(live.meta, me.language if me else "en")
    host = me is not None and live.meta.host == me.id
    return {**told, "seq": live.seq, "seats": seats, "host": host, "note": note}
