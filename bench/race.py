"""The people of the closed loop: at every table there is always exactly one move on its way. As soon as somebody who is
asked has heard what the last move led to, they choose; nobody thinks. Told is how long a move took until whoever made
it had its acknowledgement, and until the next to choose had the news.

A game that ends makes room for a spare table, opened and connected before the clock runs: as many as will be needed at
the rate of the last turn. Opening tables is not measured.
"""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod

from bench import ours, theirs
from bench.line import Line, open_line
from bench.result import Result

from server.lost.guests import Guest, Turned

PATIENCE = 10.0  # seconds to wait for the last answers
AT_ONCE = 20  # tables being opened
SHORT = {"kajko": 70, "roll_player": 250, "stonespine": 115, "lockup": 370, theirs.GAME: 80}  # moves of a short game
MORE = 1.2  # as many moves as in the last turn, and some


class Chair(ABC):
    """A seat with a line of its own. It has heard up to `seq`, and is asked or not."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.race = table.race
        self.line: Line | None = None
        self.seq = -1
        self.asked = False
        self.sent = 0.0  # when its own move went, until it is acknowledged
        self.came = asyncio.Event()

    @abstractmethod
    async def come(self) -> None: ...

    @abstractmethod
    def text(self) -> bytes:
        """A random choice."""

    def choose(self) -> None:
        assert self.line is not None
        text = self.text()
        self.asked = False
        self.sent = self.table.sent = time.perf_counter()
        self.line.say(text)

    def acknowledged(self) -> None:
        self.race.result.took.append(time.perf_counter() - self.sent)
        self.sent = 0.0

    def wrong(self, what: str) -> None:
        self.race.result.wrong.append(what)

    def heard(self, seq: int, asked: bool) -> None:
        self.seq, self.asked = seq, asked
        self.came.set()
        self.table.heard(self)


class Ours(Chair):
    """At a table of ours."""

    def __init__(self, table: Table, guest: Guest, id: str) -> None:
        super().__init__(table)
        self.guest = guest
        self.id = id
        self.question: ours.Question | None = None
        self.number = 0

    async def come(self) -> None:
        self.line = await ours.say_hello(self.guest, self.id, -1, self._hear, self.wrong)
        await self.came.wait()

    def _hear(self, text: bytes) -> None:
        message = ours.read(text)
        if message.type == "ack":
            self.acknowledged()
        elif message.type in ("refused", "bye"):
            self.wrong(f"{message.type}: {message.key}{message.why}")
        elif message.tells:
            self.question = message.asks(self.question)
            self.heard(message.seq, self.question is not None)

    def text(self) -> bytes:
        assert self.question is not None
        self.number += 1
        return ours.choice(f"m{self.number}", self.question, self.race.dice)


class Theirs(Chair):
    """In a match of boardgame.io. The state that comes back is all the acknowledgement there is."""

    def __init__(self, table: Table, match: str, seat: int, credentials: str) -> None:
        super().__init__(table)
        self.match = match
        self.seat = str(seat)
        self.credentials = credentials
        self.state: theirs.State | None = None

    async def come(self) -> None:
        self.line = await open_line(self.race.port, theirs.PATH, self._hear, self.wrong)
        await self.came.wait()

    def _hear(self, text: bytes) -> None:
        state = theirs.state_in(text)
        if state is not None:
            self.state = state
            if self.sent and state.id > self.seq:
                self.acknowledged()
            self.heard(state.id, state.turn.gameover is None and state.turn.current_player == self.seat)
        elif text == theirs.PING:
            self._say(theirs.PONG)
        elif text.startswith(theirs.OPEN):
            asyncio.get_running_loop().call_soon(self._say, theirs.CONNECT)  # the line is ours a moment later
        elif text.startswith(theirs.CONNECT):
            self._say(theirs.event("sync", self.match, self.seat, self.credentials, self.race.seats))

    def _say(self, text: bytes) -> None:
        assert self.line is not None
        self.line.say(text)

    def text(self) -> bytes:
        assert self.state is not None
        return theirs.move(self.state, self.match, self.seat, self.credentials, self.race.dice)


class Table:
    """Some chairs, and one move on its way."""

    def __init__(self, race: Race) -> None:
        self.race = race
        self.chairs: list[Chair] = []
        self.playing = False
        self.made = 0  # moves so far
        self.moved = -1  # what had been heard when the last move was made
        self.sent = 0.0  # when that was

    async def come(self) -> None:
        for chair in self.chairs:
            await chair.come()

    @property
    def level(self) -> bool:
        """Everybody has heard what the last move led to, and nothing is on its way."""
        heard = {chair.seq for chair in self.chairs}
        return len(heard) == 1 and min(heard) > self.moved and not any(chair.sent for chair in self.chairs)

    @property
    def over(self) -> bool:
        return self.level and not any(chair.asked for chair in self.chairs)

    def go(self) -> None:
        """Make the first move, or play on."""
        self.playing = True
        asked = next((chair for chair in self.chairs if chair.asked), None)
        if asked is None:
            self.race.ended(self)
        else:
            self._move(asked)

    def heard(self, chair: Chair) -> None:
        if not self.playing or not self.race.going or chair.seq <= self.moved:
            return
        if chair.asked:
            self.race.result.told.append(time.perf_counter() - self.sent)
            self._move(chair)
        elif self.over:
            self.race.ended(self)

    def _move(self, chair: Chair) -> None:
        self.made += 1
        self.moved = chair.seq
        chair.choose()

    def leave(self) -> None:
        for chair in self.chairs:
            if chair.line is not None:
                chair.line.hang_up()


class Race:
    """The tables of one server, and those in reserve. `game` is one of ours, or theirs."""

    def __init__(self, port: int, game: str, tables: int, seats: int, seed: int) -> None:
        self.port = port
        self.game = game
        self.count = tables
        self.seats = seats
        self.dice = random.Random(seed)
        self.tables: list[Table] = []
        self.spare: list[Table] = []
        self.finished: list[Table] = []
        self.opening: set[asyncio.Task[None]] = set()
        self.going = False
        self.rate = 0.0  # moves a second in the last turn
        self.result = Result()

    async def sit_down(self, seconds: float) -> Result:
        """All tables, and enough in reserve to play for so many seconds; everybody leaves those that are over."""
        self.result = Result()
        while self.finished:
            self.finished.pop().leave()
        missing = self.count - len(self.tables) + self._ending(seconds) - len(self.spare)
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with gate:
                self.spare.append(await self._open())

        await asyncio.gather(*(one() for _ in range(missing)))
        while len(self.tables) < self.count:
            self.tables.append(self.spare.pop())
        return self.result

    def _ending(self, seconds: float) -> int:
        """How many games will end within so many seconds."""
        each = MORE * self.rate * seconds / self.count
        return sum(int((table.made + each) / SHORT[self.game]) for table in self.tables)

    async def _open(self) -> Table:
        table = Table(self)
        if self.game == theirs.GAME:
            match, credentials = await theirs.open_match(self.port, self.seats)
            table.chairs += [Theirs(table, match, seat, word) for seat, word in enumerate(credentials)]
        else:
            guests = [await Guest(f"Gość {seat}", lambda: self.port).come_in() for seat in range(self.seats)]
            id = await ours.open_table(guests, self.game)
            table.chairs += [Ours(table, guest, id) for guest in guests]
        await table.come()
        return table

    async def play(self, seconds: float) -> Result:
        self.result = result = Result()
        lines = self._heard()
        busy, started = time.process_time(), time.perf_counter()
        self.going = True
        for table in list(self.tables):
            table.go()
        await asyncio.sleep(seconds)
        result.seconds = time.perf_counter() - started
        result.moves = len(result.took)
        result.heard = self._heard() - lines
        self.going = False
        self.rate = result.rate
        await self._settle()
        result.people = time.process_time() - busy
        return result

    def ended(self, table: Table) -> None:
        """The next table is there already; if not, one is opened while others play. We may hear of it twice."""
        if table not in self.tables:
            return
        self.tables.remove(table)
        self.finished.append(table)
        self.result.games += 1
        if self.spare:
            self._begin(self.spare.pop())
            return
        self.result.late += 1
        task = asyncio.get_running_loop().create_task(self._begin_late())
        self.opening.add(task)
        task.add_done_callback(self.opening.discard)

    async def _begin_late(self) -> None:
        try:
            self._begin(await self._open())
        except (Turned, OSError) as error:
            self.result.wrong.append(f"a table could not be opened: {error!r}")

    def _begin(self, table: Table) -> None:
        self.tables.append(table)
        if self.going:
            table.go()

    async def _settle(self) -> None:
        """Until everything sent was answered, and everybody has heard what came of it."""
        deadline = time.perf_counter() + PATIENCE
        while time.perf_counter() < deadline:
            if not self.opening and all(table.level for table in self.tables):
                return
            await asyncio.sleep(0.01)
        unanswered = sum(chair.sent > 0 for table in self.tables for chair in table.chairs)
        self.result.wrong.append(f"{unanswered} moves never answered, or not told to everybody")

    def _heard(self) -> int:
        chairs = [chair for table in (*self.tables, *self.spare, *self.finished) for chair in table.chairs]
        return sum(chair.line.heard for chair in chairs if chair.line is not None)
