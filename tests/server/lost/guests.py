"""A small fast client: a guest over HTTP, and a player on a socket who comes back after every cut and sends again what
was not acknowledged. It keeps all it was told, so that it can be compared with what the database holds."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from server.lost.processes import HOST
from server.whole import whole

Door = Callable[[], int]  # the port to try next
GONE = (OSError, WebSocketException, InvalidHandshake, EOFError, asyncio.IncompleteReadError)
PACE = 0.12  # seconds between two messages of a socket: the server takes ten a second,
AT_ONCE = 20  # and so many before that counts


class Turned(Exception):
    """The server said no to a request, with this status and body."""

    def __init__(self, status: int, body: Any) -> None:
        super().__init__(f"{status}: {body}")
        self.status = status
        self.body = body


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


async def request(port: int, method: str, path: str, body: Any = None, cookie: str = "") -> Answer:
    """One HTTP request on a connection of its own."""
    reader, writer = await asyncio.open_connection(HOST, port)
    try:
        sent = msgspec.json.encode(body) if body is not None else b""
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nConnection: close\r\n"
        if cookie:
            head += f"Cookie: karczma={cookie}\r\n"
        if body is not None:
            head += f"Content-Type: application/json\r\nContent-Length: {len(sent)}\r\n"
        writer.write(head.encode() + b"\r\n" + sent)
        raw = await reader.read()
    finally:
        writer.close()
    top, _, rest = raw.partition(b"\r\n\r\n")
    if not top:
        raise EOFError("the server hung up")
    status, *lines = top.decode("latin-1").split("\r\n")
    headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
    if len(rest) < int(headers.get("content-length", "0")):
        raise EOFError("the answer was cut")
    return Answer(int(status.split(" ")[1]), headers, rest)


class Guest:
    """Somebody with a cookie, at whichever server the door leads to."""

    def __init__(self, name: str, door: Door) -> None:
        self.name = name
        self.door = door
        self.cookie = ""
        self.id = ""

    async def come_in(self) -> Guest:
        answer = await request(self.door(), "POST", "/api/v1/guests", {"name": self.name, "language": "pl"})
        if answer.status != 201:
            raise Turned(answer.status, answer.json())
        self.cookie = answer.headers["set-cookie"].split(";")[0].split("=", 1)[1]
        self.id = answer.json()["id"]
        return self

    async def get(self, path: str) -> Any:
        return await self._ask("GET", path, None)

    async def post(self, path: str, body: Any = None) -> Any:
        return await self._ask("POST", path, {} if body is None else body)

    async def _ask(self, method: str, path: str, body: Any) -> Any:
        answer = await request(self.door(), method, f"/api/v1{path}", body, self.cookie)
        if answer.status >= 300:
            raise Turned(answer.status, answer.json())
        return answer.json()

    async def socket(self, table: str, since: int = -1, port: int = 0) -> ClientConnection:
        """A line to a table, after hello."""
        where = port or self.door()
        ticket = await request(where, "POST", "/api/v1/tickets", {}, self.cookie)
        if ticket.status != 201:
            raise Turned(ticket.status, ticket.json())
        url = f"ws://{HOST}:{where}/api/v1/socket"
        line = await connect(url, compression=None, max_size=None, proxy=None, close_timeout=1)
        hello = {"type": "hello", "ticket": ticket.json()["ticket"], "table": table, "since": since}
        await line.send(msgspec.json.encode(hello).decode())
        return line


@dataclass
class Sent:
    """A move on its way."""

    id: str
    table: str
    seat: int
    seq: int
    do: list[str]
    at: float = 0.0

    def text(self) -> str:
        return msgspec.json.encode(
            {"type": "move", "id": self.id, "seat": self.seat, "seq": self.seq, "do": self.do}
        ).decode()


@dataclass
class Told:
    """What a player heard of one table."""

    happened: list[dict[str, Any]] = field(default_factory=list)
    gaps: list[str] = field(default_factory=list)

    @property
    def seq(self) -> int:
        return int(self.happened[-1]["seq"]) if self.happened else -1

    def snapshot(self, seq: int, log: list[dict[str, Any]]) -> None:
        if log[-1]["seq"] != seq:
            self.gaps.append(f"a snapshot at {seq} tells up to {log[-1]['seq']}")
        self.happened = log

    def update(self, one: dict[str, Any]) -> None:
        if one["seq"] != self.seq + 1:
            self.gaps.append(f"{one['seq']} after {self.seq}")
        self.happened.append(one)


class Player:
    """Sits at a table, chooses at random as fast as it may, and moves to the next table when the game is over."""

    def __init__(self, guest: Guest, table: str, dice: random.Random, twice: float = 0.1) -> None:
        self.guest = guest
        self.table = table
        self.dice = dice
        self.twice = twice  # how often a move is sent twice
        self.told: dict[str, Told] = {}
        self.waiting: Sent | None = None
        self.moves: dict[str, Sent] = {}  # all that were ever sent
        self.acked: dict[str, int] = {}
        self.refused: list[tuple[str, str]] = []  # key, id
        self.took: list[float] = []  # seconds from the first sending to the acknowledgement
        self.answered: set[tuple[str, int, int]] = set()
        self.shown: dict[str, Any] = {}  # the table as everybody at it may know it
        self.places: list[dict[str, Any]] = []
        self.stage = ""
        self.called = False  # to a rematch
        self.calling = False
        self.presence: list[str] = []
        self.byes: list[tuple[str, bool]] = []
        self.back = asyncio.Event()  # the table has answered since the last cut
        self.quiet = asyncio.Event()  # no new moves any more
        self.after_ack: Callable[[], None] = lambda: None
        self.stays = False  # at this table, also when the game is over
        self.cuts = 0
        self.line: ClientConnection | None = None
        self._next = 0.0
        self._free = 0
        self._on: dict[str, Callable[[dict[str, Any]], None]] = {
            "ack": self._acked,
            "refused": self._refused,
            "presence": self._present,
            "bye": self._bye,
            "snapshot": self._snapshot,
            "update": self._update,
        }

    @property
    def here(self) -> Told:
        return self.told.setdefault(self.table, Told())

    @property
    def settled(self) -> bool:
        """Everything sent is answered, and what came of it was heard."""
        done = max((seq for id, seq in self.acked.items() if self.moves[id].table == self.table), default=-1)
        return self.waiting is None and self.back.is_set() and not self.calling and self.here.seq >= done

    def __repr__(self) -> str:
        return (
            f"{self.guest.name} at {self.table} {self.stage}: seq {self.here.seq}, waits for {self.waiting}, "
            f"back {self.back.is_set()}, asked {self.asked}, {len(self.acked)} acked, refused {self.refused[-3:]}"
        )

    @property
    def asked(self) -> bool:
        return any(place.get("question") is not None for place in self.places)

    async def play(self) -> None:
        """Until cancelled: come back however often the line is cut."""
        while True:
            try:
                table = self.table
                self.line = await self.guest.socket(table, self.here.seq)
                async with self.line as line:
                    try:
                        async for text in line:
                            await self._hear(line, msgspec.json.decode(text))
                            if self.table != table:
                                break
                    except GONE:
                        await self._last_words(line)
                        raise
            except Turned as turned:
                if turned.status < 500:
                    raise
            except GONE:
                self.cuts += 1
            self.back.clear()
            await asyncio.sleep(0.1)

    async def _last_words(self, line: ClientConnection) -> None:
        """A goodbye that had arrived when something more was to be sent, and could not be any more."""
        with suppress(*GONE):
            while True:
                message = msgspec.json.decode(await line.recv())
                if message["type"] == "bye":
                    self._bye(message)

    async def _hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        message = whole(message, self.shown, self.places)
        kind = message["type"]
        if kind in self._on:
            self._on[kind](message)
        if message.get("places") is not None:
            self.places = message["places"]
        if message.get("table") is not None:
            self.shown = message["table"]
            self.stage = message["table"]["stage"]
            self.called = bool(message["table"]["rematch"])
        if kind == "welcome":
            await self._welcome(line)
        if kind == "refused" and message["key"] in ("storage", "busy") and self.waiting is not None:
            await asyncio.sleep(0.2)
            await line.send(self.waiting.text())
        news = kind in ("update", "snapshot", "ack", "refused")
        # What was asked before the line was cut still stands if nothing was missed; otherwise the news come next.
        if (news or (kind == "welcome" and message["seq"] == self.here.seq)) and not self.quiet.is_set():
            await self._choose(line)
        if self.stage == "over":
            await self._next_table()

    def _bye(self, message: dict[str, Any]) -> None:
        self.byes.append((message["why"], message["again"]))
        assert message["again"], message

    def _present(self, message: dict[str, Any]) -> None:
        self.presence = message["seats"]

    def _snapshot(self, message: dict[str, Any]) -> None:
        self.presence = message["presence"]
        self.here.snapshot(message["seq"], message["log"])

    def _update(self, message: dict[str, Any]) -> None:
        self.here.update(message["happened"])

    async def _welcome(self, line: ClientConnection) -> None:
        self.back.set()
        self._free = AT_ONCE
        if self.waiting is not None:  # the same id: it counts once, however often it is sent
            await line.send(self.waiting.text())

    def _acked(self, message: dict[str, Any]) -> None:
        id = message["id"]
        before = self.acked.setdefault(id, message["seq"])
        assert before == message["seq"], f"{id} was acknowledged as {before} and as {message['seq']}"
        if self.waiting is not None and self.waiting.id == id:
            self.took.append(time.monotonic() - self.waiting.at)
            self.waiting = None
        self.after_ack()

    def _refused(self, message: dict[str, Any]) -> None:
        id = message["id"]
        assert id not in self.acked, f"{id} was acknowledged and then refused: {message}"
        self.refused.append((message["key"], id))
        if self.waiting is not None and self.waiting.id == id and message["key"] not in ("storage", "busy"):
            self.waiting = None

    async def _choose(self, line: ClientConnection) -> None:
        if self.waiting is not None:
            return
        for place in self.places:
            question = place.get("question")
            if question is None or (self.table, question["seat"], question["seq"]) in self.answered:
                continue
            if self._free <= 0:
                await asyncio.sleep(max(0.0, self._next - time.monotonic()))
            self._free -= 1
            self._next = time.monotonic() + PACE
            self.answered.add((self.table, question["seat"], question["seq"]))
            id = f"m{len(self.moves)}-{self.dice.getrandbits(40):x}"
            do = self.dice.choice(question["options"])["do"]
            self.waiting = Sent(id, self.table, question["seat"], question["seq"], do, time.monotonic())
            self.moves[id] = self.waiting
            await line.send(self.waiting.text())
            if self.dice.random() < self.twice:
                await line.send(self.moves[id].text())
            return

    async def _next_table(self) -> None:
        """A rematch; asked for by everybody, it is the same table for all. Who rests goes when another has called."""
        if self.waiting is not None or self.stays or (self.quiet.is_set() and not self.called):
            return
        self.calling = True
        try:
            self.table = (await self.guest.post(f"/tables/{self.table}/rematch"))["id"]
        except Turned as turned:
            if turned.status < 500:
                raise
            raise EOFError("not now") from turned  # as if the line was cut: come back and try again
        finally:
            self.calling = False
        self.places = []
        self.stage = ""


async def open_table(host: Guest, others: list[Guest], bots: int = 0, game: str = "kajko", **more: Any) -> str:
    """A running table of these people and so many bots."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others), *({"kind": "bot"} for _ in range(bots))]
    table = await host.post("/tables", {"game": game, "seats": seats, "listed": True, **more})
    for guest in others:
        await guest.post(f"/tables/{table['id']}/join")
    await host.post(f"/tables/{table['id']}/start")
    return str(table["id"])


async def until(true: Callable[[], bool], seconds: float, what: str, *who: Player) -> None:
    """Wait for something to be so; it must be within so many seconds."""
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "\n".join([f"not within {seconds} s: {what}", *map(repr, who)])
        await asyncio.sleep(0.01)
