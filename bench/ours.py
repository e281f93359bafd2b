"""Our table server as somebody who plays needs it: how to get to a table, what to read and what to say. All that the
benchmark knows of the protocol is here."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from bench.line import Line, open_line

from server.lost.guests import Guest, request


class Offer(msgspec.Struct):
    do: list[str]


class Question(msgspec.Struct):
    seat: int
    seq: int
    options: list[Offer]


class Place(msgspec.Struct):
    question: Question | None = None


class Message(msgspec.Struct):
    """What of a message somebody who plays needs; the rest is skipped."""

    type: str
    id: str = ""
    key: str = ""
    why: str = ""
    seq: int = -1
    places: list[Place] | None = None

    @property
    def tells(self) -> bool:
        """Whether it says what is asked now."""
        return self.places is not None

    @property
    def question(self) -> Question | None:
        """What this reader, who has one seat or none, is asked now."""
        return next((place.question for place in self.places or [] if place.question), None)


read = msgspec.json.Decoder(Message).decode


def choice(id: str, question: Question, offer: Offer) -> bytes:
    move = {"type": "move", "id": id, "seat": question.seat, "seq": question.seq, "do": offer.do}
    return msgspec.json.encode(move)


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
