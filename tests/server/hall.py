"""A server for tests, and those who come to it: guests over HTTP, and lines to a table that keep all they were told."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import karczma
from karczma.bots import LEVELS
from karczma.server.config import Config
from karczma.server.open_table import OpenTable
from karczma.server.routes.common import Services
from karczma.server.run import make
from karczma.server.table_server import TableServer
from memory import memory
from server.whole import whole

T = TypeVar("T")
Json = dict[str, Any]
HOST = "127.0.0.1"
PATIENCE = 20.0  # seconds until a test says that something does not come; nothing is ever waited for that long
START = 120.0  # seconds in which a server that is a process must be there, also on a machine that does much else
BOT_SECONDS = 0.08  # of the server that is a process of its own: long enough to be seen, short enough to wait for
TESTS = Path(__file__).parent.parent
SOURCE = Path(karczma.__file__).parent.parent


def free_port() -> int:
    with socket.socket() as one:
        one.bind((HOST, 0))
        return int(one.getsockname()[1])


class Door:
    """Where a server is; whoever comes in gets a cookie."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://{HOST}:{port}"
        self.guests: list[Guest] = []

    def guest(self, name: str = "Ania", language: str = "en") -> Guest:
        """Somebody new."""
        guest = Guest(self)
        guest.me = guest.post("/guests", name=name, language=language)
        return guest

    def nobody(self) -> Guest:
        """A browser that has not come in yet."""
        return Guest(self)

    def close(self) -> None:
        for guest in self.guests:
            guest.close()


class Hall(Door):
    """A server in a thread of this process, so that a test can look behind the counter."""

    def __init__(self, config: Config) -> None:
        # Of TCP, and said so: otherwise asyncio lets small messages wait for each other.
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self.socket.bind((HOST, 0))
        super().__init__(int(self.socket.getsockname()[1]))
        self.server = make(replace(config, port=self.port))
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self._run, name="hall", daemon=True)
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started
        self.tables.draw = lambda: 0.0  # the pauses in windows have tests of their own

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve([self.socket]))

    @property
    def services(self) -> Services:
        there: Services = self.server.guard.app.state.services
        return there

    @property
    def tables(self) -> TableServer:
        return self.services.server

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Let something happen in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def live(self, id: str) -> OpenTable:
        return self.call(self.tables.table(id))

    def close(self) -> None:
        super().close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


class Guest:
    """A browser: its cookie, and the lines it has opened."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.http = httpx.Client(base_url=f"{door.url}/api/v1", timeout=PATIENCE, trust_env=False, verify=False)
        self.me: Json = {}
        self.lines: list[Line] = []
        door.guests.append(self)

    def close(self) -> None:
        for line in self.lines:
            line.close()
        self.http.close()

    @property
    def id(self) -> str:
        return str(self.me["id"])

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        if method != "GET":
            more["json"] = {} if body is None else body
        return self.http.request(method, path, **more)

    def get(self, path: str, **query: Any) -> Any:
        return _fine(self.ask("GET", path, params=query))

    def post(self, path: str, body: Any = None, **fields: Any) -> Any:
        return _fine(self.ask("POST", path, fields if body is None else body))

    def refused(self, path: str, body: Any = None, method: str = "POST", **fields: Any) -> tuple[int, str]:
        """The status and the key of a refusal."""
        answer = self.ask(method, path, fields if body is None else body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, key_of(answer)

    def table(self, seats: str = "me bot", game: str = "kajko", **more: Any) -> str:
        """A new table: `me`, `open`, `bot`, `novice`, or the name of a person at the same browser."""
        return str(self.post("/tables", {"game": game, "seats": [_seat(one) for one in seats.split()], **more})["id"])

    def sit(self, table: str, **more: Any) -> Json:
        joined: Json = self.post(f"/tables/{table}/join", **more)
        return joined

    def start(self, table: str) -> Json:
        started: Json = self.post(f"/tables/{table}/start")
        return started

    def ticket(self) -> str:
        return str(self.post("/tickets")["ticket"])

    def line(self, table: str, since: int = -1, language: str = "", watch: str = "") -> Line:
        """A line to a table, after the welcome and what was missed; with the code of a watch link, if there is one."""
        line = Line(self.door, self.ticket(), table, since, language, watch)
        self.lines.append(line)
        return line


def _fine(answer: httpx.Response) -> Any:
    assert answer.status_code < 300, f"{answer.request.url}: {answer.status_code} {answer.text}"
    return answer.json()


def key_of(answer: httpx.Response) -> str:
    assert answer.headers["content-type"] == "application/problem+json", answer.text
    told = answer.json()
    assert told["status"] == answer.status_code
    assert told["title"]
    return str(told["type"].removeprefix("karczma:"))


def _seat(word: str) -> Json:
    if word in ("me", "open"):
        return {"kind": word}
    if word == "bot" or word in LEVELS:
        return {"kind": "bot", "level": "regular" if word == "bot" else word}
    return {"kind": "person", "name": word}


@contextmanager
def connected(port: int, **more: Any) -> Iterator[ClientConnection]:
    """A bare line, before hello."""
    url = f"ws://{HOST}:{port}/api/v1/socket"
    settings: Json = {
        "compression": None,
        "max_size": None,
        "max_queue": None,
        "proxy": None,
        "close_timeout": 1,
        **more,
    }
    with connect(url, open_timeout=PATIENCE, **settings) as socket:
        yield socket


class Line:
    """An open line to a table. `all` is every message, updates made whole; the rest is what follows from them."""

    def __init__(self, door: Door, ticket: str, table: str, since: int, language: str = "", watch: str = "") -> None:
        self.id = table
        self.all: list[Json] = []
        self.happened: list[Json] = []
        self.places: list[Json] = []
        self.table: Json = {}
        self.presence: list[str] = []
        self.bye: Json | None = None
        self.seq = since
        self._sent = 0
        self._mark = os.urandom(6).hex()
        self._opened = ExitStack()
        self.socket = self._opened.enter_context(connected(door.port))
        hello = {"type": "hello", "ticket": ticket, "table": table, "since": since, "language": language}
        self.send_raw({**hello, "watch": watch} if watch else hello)
        self.wait(lambda m: m["type"] in ("snapshot", "presence", "bye"))

    def close(self) -> None:
        self._opened.close()

    def send_raw(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self, patience: float = PATIENCE) -> Json:
        """The next message."""
        try:
            message: Json = json.loads(self.socket.recv(timeout=patience))
        except ConnectionClosed:
            message = {"type": "closed"}
        message = whole(message, self.table, self.places)
        self.all.append(message)
        self._take(message)
        return message

    def _take(self, message: Json) -> None:
        kind = message["type"]
        if kind == "snapshot":
            self.happened = list(message["log"])
            self.presence = message["presence"]
        elif kind == "update":
            assert message["seq"] == self.seq + 1, f"a gap: {message['seq']} after {self.seq}"
            self.happened.append(message["happened"])
        elif kind == "presence":
            self.presence = message["seats"]
        elif kind == "bye":
            self.bye = message
        if kind in ("snapshot", "update", "changed"):
            self.seq = message["seq"]
            self.table = message.get("table") or self.table
            if message.get("places") is not None:
                self.places = message["places"]

    def wait(self, found: Callable[[Json], Any], patience: float = PATIENCE) -> Json:
        """Hear on until a message is what one waits for."""
        until = time.monotonic() + patience
        while True:
            message = self.hear(max(0.01, until - time.monotonic()))
            if found(message):
                return message
            assert message["type"] != "closed", f"the line was closed: {self.all[-3:]}"

    def until(self, so: Callable[[], Any], patience: float = PATIENCE) -> None:
        """Hear on until something is so."""
        end = time.monotonic() + patience
        while not so():
            self.hear(max(0.01, end - time.monotonic()))

    def catch_up(self) -> None:
        """Hear all that was sent before now: a ping is answered after it."""
        self.ask("ping")

    def ask(self, kind: str, id: str = "", **fields: Any) -> Json:
        """Send a message and hear on until it is answered."""
        self._sent += 1
        id = id or f"{self._mark}-{self._sent}"
        self.send_raw({"type": kind, "id": id, **fields})
        return self.wait(lambda m: m.get("id") == id or m["type"] == "bye")

    def do(self, kind: str, **fields: Any) -> int:
        """Send a message that must be acknowledged, and hear what came of it; returns its line of the log."""
        answer = self.ask(kind, **fields)
        assert answer["type"] == "ack", answer
        self.until(lambda: self.seq >= answer["seq"])
        return int(answer["seq"])

    def no(self, kind: str, **fields: Any) -> str:
        """Send a message that must be refused; returns the key."""
        answer = self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        assert answer["seq"] == self.seq
        assert answer["text"]
        return str(answer["key"])

    def no_more(self, kind: str, **fields: Any) -> str:
        """As `no`, where others act at the same time."""
        answer = self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["key"])

    def no_form(self, kind: str, **fields: Any) -> str:
        """Send a message that is none; nobody can tell its id, so the answer has none."""
        self.send_raw({"type": kind, "id": "none", **fields})
        return str(self.wait(lambda m: m["type"] == "refused" and not m["id"])["key"])

    def place(self, seat: int | None = None) -> Json:
        return next(place for place in self.places if seat is None or place.get("seat") == seat)

    def question(self, seat: int | None = None) -> Json | None:
        found = [p["question"] for p in self.places if p.get("question") and seat in (None, p["seat"])]
        return found[0] if found else None

    def choose(self, want: str = "", seat: int | None = None, last: bool = False) -> int:
        """Answer the question of one of our seats, with an option of this verb if there is one."""
        self.until(lambda: self.question(seat))
        question = self.question(seat)
        assert question is not None
        options = [one["do"] for one in question["options"]]
        fitting = [do for do in options if do[0] == want] or options
        return self.do("move", seat=question["seat"], seq=question["seq"], do=fitting[-1 if last else 0])

    def ask_always(self) -> Line:
        """The table passes for none of our seats."""
        for place in self.places:
            self.do("ask_always", seat=place["seat"], always=True)
        return self

    @property
    def over(self) -> bool:
        return bool(self.table["stage"] == "over")


def play_on(lines: list[Line], want: str = "", stop: Callable[[], bool] = lambda: False) -> None:
    """Let everybody choose in turn, whoever is asked, until it is over or enough."""
    deadline = time.monotonic() + 3 * PATIENCE
    while not all(line.over for line in lines) and not stop():
        assert time.monotonic() < deadline, "the game does not end"
        for line in lines:
            if line.question() and not line.over:
                line.choose(want)
        for line in lines:
            line.catch_up()


def until(so: Callable[[], Any], patience: float = PATIENCE) -> None:
    """For what no message tells: look again until it is so."""
    deadline = time.monotonic() + patience
    while not so():
        assert time.monotonic() < deadline, "it does not come to be"
        time.sleep(0.005)


class Time:
    """The server's clock in the hands of a test: it goes on by itself, and jumps when told to."""

    def __init__(self, real: Callable[[], int]) -> None:
        self.ahead = 0
        self.real = real

    def now(self) -> int:
        return self.real() + self.ahead

    def passes(self, seconds: float) -> None:
        self.ahead += int(seconds * 1000)


@contextmanager
def hall(folder: Path, **settings: Any) -> Iterator[Hall]:
    """A server on a free port with a database of its own."""
    with memory(folder) as room:
        usual = Config(database=f"sqlite:///{room / 'karczma.db'}", bot_seconds=0.0, limits=False)
        one = Hall(replace(usual, **settings))
        try:
            yield one
        finally:
            one.close()


class Process(Door):
    """A server in a process of its own, with the toy game on its list; `log` is all it has said."""

    def __init__(self, folder: Path, *words: str, **settings: Any) -> None:
        super().__init__(free_port())
        self.log = folder / "server.log"
        self.database = folder / "karczma.db"
        given = {"port": self.port, "database": f"sqlite:///{self.database}", "limits": False, **settings}
        command = [sys.executable, str(TESTS / "server" / "with_toy.py"), json.dumps(given), *words]
        surroundings = {name: value for name, value in os.environ.items() if not name.startswith("KARCZMA_")}
        surroundings["PYTHONPATH"] = f"{SOURCE}:{TESTS}"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=surroundings, stdout=log, stderr=log)
        try:
            until(self._answers, START)
        except BaseException:
            self.process.kill()
            raise

    def _answers(self) -> bool:
        assert self.process.poll() is None, self.log.read_text()
        try:
            return httpx.get(f"{self.url}/readyz", trust_env=False).status_code == 200
        except httpx.TransportError:
            return False

    def close(self) -> None:
        super().close()
        self.process.terminate()
        self.process.wait(PATIENCE)
