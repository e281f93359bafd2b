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
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from server.lost.guests import Guest
from server.lost.processes import HOST

AT_ONCE = 40  # requests of one process on their way while everybody comes in
TEXT = "x" * 120  # as long as a move is


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
        self.line: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.question: Question | None = None
        self.sent: dict[str, float] = {}
        self.came = asyncio.Event()
        self.result = Result()

    async def come(self) -> None:
        """Say hello and wait until the table has answered with all there is."""
        self.came.clear()
        self.line = await self.guest.socket(self.table)
        self.reader = asyncio.create_task(self._read(self.line))
        await self.came.wait()

    async def go(self) -> None:
        assert self.line is not None
        assert self.reader is not None
        self.reader.cancel()
        await self.line.close()

    async def _read(self, line: ClientConnection) -> None:
        try:
            async for text in line:
                self._hear(decoder.decode(text))
            self.result.wrong.append(f"closed: {line.close_code} {line.close_reason}")
        except WebSocketException as error:
            self.result.wrong.append(f"cut: {error}")

    def _hear(self, message: Message) -> None:
        if message.places is not None:
            self.question = next((place.question for place in message.places if place.question), None)
        if message.type == "ack":
            self.result.took.append(time.perf_counter() - self.sent.pop(message.id))
        elif message.type in ("refused", "bye"):
            self.result.wrong.append(f"{message.type}: {message.key}")
        elif message.type == "snapshot":
            self.came.set()

    async def choose(self, number: int, dice: random.Random) -> None:
        question, self.question = self.question, None
        assert question is not None
        assert self.line is not None
        id = f"m{number}"
        do = dice.choice(question.options).do
        move = {"type": "move", "id": id, "seat": question.seat, "seq": question.seq, "do": do}
        text = msgspec.json.encode(move).decode()
        self.sent[id] = time.perf_counter()
        await self.line.send(text)


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
            await self._move(self.tables[dealt % len(self.tables)])
            dealt += 1
        await self._all_answered()
        return self._result(time.perf_counter() - started)

    async def _move(self, table: list[Chair]) -> None:
        asked = [chair for chair in table if chair.question is not None]
        if not asked:
            table[0].result.wrong.append("nobody is asked: the game is over, or the last move was not answered in time")
            return
        self.number += 1
        await self.dice.choice(asked).choose(self.number, self.dice)

    async def _all_answered(self) -> None:
        deadline = time.perf_counter() + 10.0
        while any(chair.sent for chair in self.chairs) and time.perf_counter() < deadline:
            await asyncio.sleep(0.01)
        for chair in self.chairs:
            chair.result.wrong += [f"never answered: {id}" for id in chair.sent]

    async def storm(self) -> Result:
        """All who sit lose the line, and all come back at the same moment."""
        seated = [chair for table in self.tables for chair in table[:-1]]
        await asyncio.gather(*(chair.go() for chair in seated))
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
            chair.result = Result()
        return whole


class Shouters:
    """Connections to the echo, as many as there are chairs; those who watch are silent."""

    def __init__(self, port: int, tables: int, seats: int) -> None:
        self.port = port
        self.count = tables * (seats + 1)
        self.silent = tables
        self.lines: list[ClientConnection] = []

    async def sit_down(self) -> Result:
        async def come(_: int) -> None:
            url = f"ws://{HOST}:{self.port}/"
            self.lines.append(await connect(url, compression=None, proxy=None))

        started = time.perf_counter()
        await _some_at_once(come, range(self.count))
        return Result(seconds=time.perf_counter() - started)

    async def play(self, seconds: float, rate: float) -> Result:
        result = Result()
        started = time.perf_counter()
        speaking = self.lines[self.silent :]
        shouts: list[asyncio.Task[None]] = []
        while (now := time.perf_counter()) < started + seconds:
            due = started + len(shouts) / rate
            if due > now:
                await asyncio.sleep(due - now)
            shouts.append(asyncio.create_task(self._shout(speaking[len(shouts) % len(speaking)], result)))
        await asyncio.gather(*shouts)
        result.seconds = time.perf_counter() - started
        return result

    async def _shout(self, line: ClientConnection, result: Result) -> None:
        sent = time.perf_counter()
        await line.send(TEXT)
        if await line.recv() != TEXT:
            result.wrong.append("another answer")
        result.took.append(time.perf_counter() - sent)


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
