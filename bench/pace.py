"""People who choose at an even pace, whatever the server does: at our tables, or shouting at an echo. Told is how long
each acknowledgement took, and everything that went wrong."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from bench import ours
from bench.line import Line, open_line
from bench.result import Result

from server.lost.guests import Guest

AT_ONCE = 40  # requests of one process on their way while everybody comes in
SHOUT = b"x" * 120  # as long as a move is


class Chair:
    """One connection: a seat, or a spectator."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.line: Line | None = None
        self.seq = -1
        self.question: ours.Question | None = None
        self.asked = False  # and has not answered yet
        self.sent: dict[str, float] = {}
        self.came = asyncio.Event()
        self.result = Result()

    async def come(self) -> None:
        """Say hello and wait until the table has told all we do not know."""
        self.came.clear()
        self.line = await ours.say_hello(self.guest, self.table, self.seq, self._hear, self.result.wrong.append)
        await self.came.wait()

    def _hear(self, text: bytes) -> None:
        message = ours.read(text)
        if message.tells:
            self.question = message.asks(self.question)
            self.asked = self.question is not None
            self.seq = message.seq
        if message.type == "ack":
            self.result.took.append(time.perf_counter() - self.sent.pop(message.id))
        elif message.type in ("refused", "bye"):
            self.result.wrong.append(f"{message.type}: {message.key}{message.why}")
        elif message.type in ("snapshot", "presence"):
            self.came.set()

    def choose(self, number: int, dice: random.Random) -> None:
        question, self.asked = self.question, False
        assert question is not None
        assert self.line is not None
        id = f"m{number}"
        text = ours.choice(id, question, dice)
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
            id = await ours.open_table(guests[:-1], "kajko")
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
        asked = [chair for chair in table if chair.asked]
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
