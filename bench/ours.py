"""Our table server as somebody who plays needs it: how to get to a table, what to read and what to say. All that the
benchmark knows of the protocol is here."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
from bench.line import Line, open_line

from karczma.kernel.changes import changed
from server.lost.guests import Guest, request

Question = dict[str, Any]


class Place(msgspec.Struct):
    question: Question | None = None


class Changed(msgspec.Struct):
    """What changed of the one place of a reader; a question that is not named stands."""

    question: Any = msgspec.UNSET


class Changes(msgspec.Struct):
    places: dict[str, Changed] | list[list[Place]] = {}


class Message(msgspec.Struct):
    """What of a message somebody who plays needs; the rest is skipped."""

    type: str
    id: str = ""
    key: str = ""
    why: str = ""
    seq: int = -1
    places: list[Place] | None = None
    changes: Changes | None = None

    @property
    def tells(self) -> bool:
        """Whether it says what is asked now."""
        return self.type in ("snapshot", "update")

    def asks(self, before: Question | None) -> Question | None:
        """What this reader, who has one seat or none, is asked now."""
        if self.places is not None:
            return _of(self.places)
        told = self.changes.places if self.changes is not None else {}
        if isinstance(told, list):
            return _of(told[0])
        change = told["0"].question if "0" in told else msgspec.UNSET
        if change is msgspec.UNSET:
            return before
        after: Question | None = change[0] if isinstance(change, list) else changed(before, change)
        return after


def _of(places: list[Place]) -> Question | None:
    return next((place.question for place in places if place.question), None)


read = msgspec.json.Decoder(Message).decode


def choice(id: str, question: Question, dice: random.Random) -> bytes:
    """A random answer to this."""
    do = dice.choice(question["options"])["do"]
    return msgspec.json.encode({"type": "move", "id": id, "seat": question["seat"], "seq": question["seq"], "do": do})


async def open_table(guests: list[Guest], game: str) -> str:
    """A running table of these people."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in guests[1:])]
    id = str((await guests[0].post("/tables", {"game": game, "seats": seats, "listed": True}))["id"])
    for guest in guests[1:]:
        await guest.post(f"/tables/{id}/join")
    await guests[0].post(f"/tables/{id}/start")
    return id


async def say_hello(
    guest: Guest, table: str, since: int, hear: Callable[[bytes], None], cut: Callable[[str], None]
) -> Line:
    """A line to this table; what it tells first is on its way."""
    ticket = (await request(guest.door(), "POST", "/api/v1/tickets", {}, guest.cookie)).json()["ticket"]
    line = await open_line(guest.door(), "/api/v1/socket", hear, cut)
    line.say(msgspec.json.encode({"type": "hello", "ticket": ticket, "table": table, "since": since}))
    return line
