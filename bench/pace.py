"""The people of the benchmark, in processes of their own: they sit at tables and choose at an even pace, or they shout
at an echo. Told is how long each acknowledgement took, and everything that went wrong."""

from __future__ import annotations

import asyncio
import gc
import random
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from server.lost.guests import Guest, request
from server.lost.processes import HOST

AT_ONCE = 40  # requests of one process on their way while everybody comes in
SHOUT = b"x" * 120  # as long as a move is
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10  # kinds of frames
LONG = 126


class Line(asyncio.Protocol):
    """A WebSocket with nothing to spare: there are more than a thousand of them, and they share the machine with what
    is measured."""

    def __init__(self, hear: Callable[[bytes], None], cut: Callable[[str], None]) -> None:
        self.hear = hear
        self.cut = cut
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting = b""
        self.transport: asyncio.Transport | None = None
        self.left = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, _: Exception | None) -> None:
        if not self.left:
            self.cut("the line was cut")

    def data_received(self, data: bytes) -> None:
        data = self.waiting + data
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.waiting = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.decode("latin-1")[:80]))
                return
            self.opened.set_result(None)
        at = 0
        while (end := self._frame(data, at)) > 0:
            at = end
        self.waiting = data[at:]

    def _frame(self, data: bytes, at: int) -> int:
        """Hear the message that starts here; returns where the next one starts, 0 if it is not there whole."""
        if len(data) < at + 2:
            return 0
        size, body = data[at + 1], at + 2
        if size >= LONG:
            width = 2 if size == LONG else 8
            size, body = int.from_bytes(data[body : body + width], "big"), body + width
        if len(data) < body + size:
            return 0
        kind = data[at] & 15
        if kind == TEXT:
            self.hear(data[body : body + size])
        elif kind == PING:
            self._send(PONG, data[body : body + size])
        elif kind == CLOSE and not self.left:
            self.left = True
            self.cut(f"the server closed: {data[body + 2 : body + size].decode()}")
        return body + size

    def say(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, text: bytes) -> None:
        assert self.transport is not None
        size = len(text)
        head = (
            bytes([128 | kind, 128 | size]) if size < LONG else bytes([128 | kind, 128 | LONG, size >> 8, size & 255])
        )
        self.transport.write(head + bytes(4) + text)  # masked with zeros: allowed, and nothing to count

    def hang_up(self) -> None:
        assert self.transport is not None
        self.left = True
        self._send(CLOSE, b"\x03\xe8")
        self.transport.close()


async def open_line(port: int, path: str, hear: Callable[[bytes], None], cut: Callable[[str], None]) -> Line:
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(hear, cut), HOST, port)
    assert line.transport is not None
    line.transport.write(
        f"GET {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: a2FyY3ptYWthcmN6bWExMg==\r\n\r\n".encode()
    )
    await line.opened
    return line


class Offer(msgspec.Struct):
    do: list[str]


class Question(msgspec.Struct):
    seat: int
    seq: int
    options: list[Offer]


class Place(msgspec.Struct):
    question: Question | None = None


class Message(msgspec.Struct):
    """What of a message a player needs; the rest is skipped."""

    type: str
    id: str = ""
    key: str = ""
    why: str = ""
    seq: int = -1
    places: list[Place] | None = None


decoder = msgspec.json.Decoder(Message)


@dataclass
class Result:
    """What came of it."""

    took: list[float] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    seconds: float = 0.0


class Chair:
    """One connection: a seat, or a spectator."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.line: Line | None = None
        self.seq = -1
        self.question: Question | None = None
        self.sent: dict[str, float] = {}
        self.came = asyncio.Event()
        self.result = Result()

    async def come(self) -> None:
        """Say hello and wait until the table has told all we do not know."""
        self.came.clear()
        ticket = await request(self.guest.door(), "POST", "/api/v1/tickets", {}, self.guest.cookie)
        hello = {"type": "hello", "ticket": ticket.json()["ticket"], "table": self.table, "since": self.seq}
        self.line = await open_line(self.guest.door(), "/api/v1/socket", self._hear, self.result.wrong.append)
        self.line.say(msgspec.json.encode(hello))
        await self.came.wait()

    def _hear(self, text: bytes) -> None:
        message = decoder.decode(text)
        if message.places is not None:
            self.question = next((place.question for place in message.places if place.question), None)
            self.seq = message.seq
        if message.type == "ack":
            self.result.took.append(time.perf_counter() - self.sent.pop(message.id))
        elif message.type in ("refused", "bye"):
            self.result.wrong.append(f"{message.type}: {message.key}{message.why}")
        elif message.type in ("snapshot", "presence"):
            self.came.set()

    def choose(self, number: int, dice: random.Random) -> None:
        question, self.question = self.question, None
        assert question is not None
        assert self.line is not None
        id = f"m{number}"
        do = dice.choice(question.options).do
        move = {"type": "move", "id": id, "seat": question.seat, "seq": question.seq, "do": do}
        text = msgspec.json.encode(move)
        self.sent[id] = time.perf_counter()
        self.line.say(text)


class Tables:
    """Some tables, each with its people and one who watches."""

    def __init__(self, port: int, tables: int, seats: int, seed: int) -> None:
        self.port = port
        self.count = tables
        self.seats = seats
        self.dice = random.Random(seed)
        self.tables: list[list[Chair]] = []
        self.number = 0

    @property
    def chairs(self) -> list[Chair]:
        return [chair for table in self.tables for chair in table]

    async def sit_down(self) -> Result:
        async def table(number: int) -> None:
            guests = [Guest(f"Gość {number}-{i}", lambda: self.port) for i in range(self.seats + 1)]
            for guest in guests:
                await guest.come_in()
            seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(self.seats - 1))]
            id = (await guests[0].post("/tables", {"game": "kajko", "seats": seats, "listed": True}))["id"]
            for guest in guests[1:-1]:
                await guest.post(f"/tables/{id}/join")
            await guests[0].post(f"/tables/{id}/start")
            self.tables.append([Chair(guest, id) for guest in guests])

        started = time.perf_counter()
        await _some_at_once(table, range(self.count))
        await _some_at_once(Chair.come, self.chairs)
        return self._result(time.perf_counter() - started)

    async def play(self, seconds: float, rate: float) -> Result:
        """So many moves a second, evenly over all tables; whether the last ones are answered or not."""
        started = time.perf_counter()
        dealt = 0
        while (now := time.perf_counter()) < started + seconds:
            due = started + dealt / rate
            if due > now:
                await asyncio.sleep(due - now)
            self._move(self.tables[dealt % len(self.tables)])
            dealt += 1
        await self._all_answered()
        return self._result(time.perf_counter() - started)

    def _move(self, table: list[Chair]) -> None:
        asked = [chair for chair in table if chair.question is not None]
        if not asked:
            table[0].result.wrong.append("nobody is asked: the game is over, or the last move was not answered in time")
            return
        self.number += 1
        self.dice.choice(asked).choose(self.number, self.dice)

    async def _all_answered(self) -> None:
        deadline = time.perf_counter() + 10.0
        while any(chair.sent for chair in self.chairs) and time.perf_counter() < deadline:
            await asyncio.sleep(0.01)
        for chair in self.chairs:
            chair.result.wrong += [f"never answered: {id}" for id in chair.sent]

    async def storm(self) -> Result:
        """All who sit lose the line, and all come back at the same moment."""
        seated = [chair for table in self.tables for chair in table[:-1]]
        for chair in seated:
            assert chair.line is not None
            chair.line.hang_up()
        started = time.perf_counter()
        came = await asyncio.gather(*(self._timed(chair) for chair in seated), return_exceptions=True)
        result = self._result(time.perf_counter() - started)
        result.took = [one for one in came if isinstance(one, float)]
        result.wrong += [f"did not come back: {one!r}" for one in came if not isinstance(one, float)]
        return result

    async def _timed(self, chair: Chair) -> float:
        started = time.perf_counter()
        await chair.come()
        return time.perf_counter() - started

    def _result(self, seconds: float) -> Result:
        whole = Result(seconds=seconds)
        for chair in self.chairs:
            whole.took += chair.result.took
            whole.wrong += chair.result.wrong
            chair.result.took.clear()
            chair.result.wrong.clear()
        return whole


class Shouter:
    """One connection to the echo."""

    def __init__(self) -> None:
        self.line: Line | None = None
        self.sent: list[float] = []
        self.result = Result()

    async def come(self, port: int) -> None:
        self.line = await open_line(port, "/", self._hear, self.result.wrong.append)

    def _hear(self, text: bytes) -> None:
        self.result.took.append(time.perf_counter() - self.sent.pop(0))
        if text != SHOUT:
            self.result.wrong.append("another answer")

    def shout(self) -> None:
        assert self.line is not None
        self.sent.append(time.perf_counter())
        self.line.say(SHOUT)


class Shouters:
    """Connections to the echo, as many as there are chairs; those who watch are silent."""

    def __init__(self, port: int, tables: int, seats: int) -> None:
        self.port = port
        self.everybody = [Shouter() for _ in range(tables * (seats + 1))]
        self.speaking = self.everybody[tables:]

    async def sit_down(self) -> Result:
        started = time.perf_counter()
        await _some_at_once(lambda one: one.come(self.port), self.everybody)
        return Result(seconds=time.perf_counter() - started)

    async def play(self, seconds: float, rate: float) -> Result:
        started = time.perf_counter()
        dealt = 0
        while (now := time.perf_counter()) < started + seconds:
            due = started + dealt / rate
            if due > now:
                await asyncio.sleep(due - now)
            self.speaking[dealt % len(self.speaking)].shout()
            dealt += 1
        while any(one.sent for one in self.everybody) and time.perf_counter() < started + seconds + 10.0:
            await asyncio.sleep(0.01)
        whole = Result(seconds=time.perf_counter() - started)
        for one in self.everybody:
            whole.took += one.result.took
            whole.wrong += one.result.wrong + ["never answered"] * len(one.sent)
            one.result.took.clear()
            one.result.wrong.clear()
        return whole


async def _some_at_once(work: Callable[[Any], Awaitable[None]], items: Iterable[Any]) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(item: Any) -> None:
        async with gate:
            await work(item)

    await asyncio.gather(*(one(item) for item in items))


def crowd(pipe: Connection, kind: str, port: int, tables: int, seats: int, seed: int) -> None:
    """In a process of its own: do what the pipe says, send back what came of it."""

    async def serve() -> None:
        people: Any = Tables(port, tables, seats, seed) if kind == "tables" else Shouters(port, tables, seats)
        while True:
            order, *words = await asyncio.to_thread(pipe.recv)
            if order == "end":
                return
            try:
                pipe.send(await getattr(people, order)(*words))
            except Exception as error:
                pipe.send(Result(wrong=[f"{order}: {error!r}"]))

    gc.disable()  # what is measured is the server: the people must not fall asleep themselves
    asyncio.run(serve())
