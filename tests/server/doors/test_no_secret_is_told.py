"""No token, code, ticket, key, seed or hidden card in a log, a metric or an error: we play, and search it all."""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from karczma.games.kajko.vocabulary import CARD
from memory import memory
from server.hall import Guest, Line, Process, connected, play_on
from smithy.vocabulary import WARE

SECRET = "the-secret-of-this-very-house"


@pytest.fixture(scope="module")
def talkative(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that logs all it can."""
    with (
        memory(tmp_path_factory.mktemp("talkative")) as folder,
        closing(Process(folder, bot_seconds=0.0, log_level="debug", secret=SECRET)) as one,
    ):
        yield one


class Told:
    """Everything the server has said besides answers to who may know, and everything it must not have."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.errors: list[str] = []
        self.secrets: set[str] = {SECRET}

    def refused(self, guest: Guest, method: str, path: str, body: Any = None, **more: Any) -> None:
        answer = guest.ask(method, path, body, **more)
        assert answer.status_code >= 400
        self.errors.append(answer.text + str(answer.headers))

    def wrong(self, line: Line, raw: Any) -> None:
        line.send_raw(raw)
        self.errors.append(json.dumps(line.wait(lambda message: message["type"] == "refused")))

    def guest(self, name: str) -> Guest:
        guest = self.server.guest(name)
        self.secrets.add(guest.http.cookies["karczma"])
        return guest

    def invite(self, host: Guest, table: str) -> str:
        code = str(host.post(f"/tables/{table}/invitations")["code"])
        self.secrets.add(code)
        return code

    def from_disk(self) -> None:
        """Seeds and the keys of dice, out of the database itself."""
        with sqlite3.connect(self.server.database) as base:
            self.secrets.update(seed for (seed,) in base.execute("select seed from tables"))
            self.secrets.update(value for (value,) in base.execute("select value from house"))
            self.secrets.update(hash for (hash,) in base.execute("select hash from tokens"))
            metas = [json.loads(meta) for (meta,) in base.execute("select meta from tables") if b"watch" in meta]
            self.secrets.update(meta["watch"] for meta in metas if meta["watch"])
            for (state,) in base.execute("select snapshot from entries where snapshot is not null"):
                self.secrets.add(str(json.loads(zlib.decompress(state))["state"]["chance"]["key"]))

    def found_in(self, said: str) -> list[str]:
        """The secrets of which even a part was told: the end of one is never what everybody knows."""
        return [secret for secret in self.secrets if secret in said or secret[-16:] in said]

    def everything(self) -> str:
        metrics = httpx.get(f"{self.server.url}/metrics", trust_env=False).text
        return "\n".join([self.server.log.read_text(), metrics, *self.errors])


def evening(told: Told) -> None:
    """Two games with people and bots, and everything that can be done wrong at them."""
    ania, bob = told.guest("Ania"), told.guest("Bob")
    told.secrets.add(ania.post("/me/devices")["code"])
    for game in ("smithy", "kajko"):
        table = ania.table("me open bot", game=game)
        code = told.invite(ania, table)
        bob.sit(table, code=code)
        look_on(told, ania, table)
        told.refused(told.guest("Eve"), "POST", f"/tables/{table}/join", {"code": code})
        told.refused(told.guest("Eve"), "GET", f"/tables/{table}/record")
        ania.start(table)
        lines = [ania.line(table), bob.line(table)]
        lines[0].do("chat", text="hello")
        mistakes(told, ania, lines[0])
        play_on(lines)
        told.refused(bob, "GET", f"/tables/{table}/at/100000")
        told.refused(bob, "POST", f"/tables/{table}/at/100000/play", {"seats": [{}, {}, {}]})
        again = ania.post(f"/tables/{table}/at/4/play", seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}])
        ania.line(again["id"]).choose()
        told.refused(bob, "GET", f"/tables/{again['id']}/record")
    bad = dict(ania.get(f"/tables/{table}/record"), rules=99)
    told.refused(ania, "POST", "/records", bad)
    told.refused(ania, "POST", "/packs", {"game": "kajko", "files": {}}, headers={"authorization": f"Bearer {SECRET}"})


def look_on(told: Told, host: Guest, table: str) -> None:
    """With a watch link that is good, and then withdrawn."""
    code = str(host.post(f"/tables/{table}/watch_link")["code"])
    told.secrets.add(code)
    eve = told.guest("Eve")
    line = eve.line(table, watch=code)
    eve.post(f"/tables/{table}/watch", code=code)
    host.post(f"/tables/{table}/watch_link/withdraw")
    told.errors.append(json.dumps(line.wait(lambda message: message["type"] == "bye")))
    told.refused(eve, "POST", f"/tables/{table}/watch", {"code": code})
    told.errors.append(json.dumps(eve.line(table, watch=code).bye))


def mistakes(told: Told, guest: Guest, line: Line) -> None:
    for ticket in (guest.ticket(), guest.ticket() + "x", "x.x"):
        told.secrets.add(ticket)
        with connected(told.server.port) as socket:
            socket.send(json.dumps({"type": "hello", "ticket": ticket, "table": "nosuchtable"}))
            told.errors.append(str(socket.recv(timeout=10)))
    told.secrets.discard("x.x")
    for raw in ("x", b"\xff", {"type": "move", "id": "1", "seat": 1, "seq": 0, "do": ["fly"]}, "[" * 5000):
        told.wrong(line, raw)
    told.wrong(line, {"type": "hello", "ticket": guest.ticket(), "table": line.id})
    told.refused(guest, "GET", "/me", headers={"cookie": "karczma=" + guest.http.cookies["karczma"][:-1]})
    told.refused(guest, "POST", "/guests", {"name": guest.http.cookies["karczma"] * 3})
    told.refused(guest, "POST", "/devices", {"code": "x"})


def spoil(server: Process, guest: Guest) -> str:
    """A table whose row in the database makes no sense: a mistake that nobody foresaw."""
    table = guest.table("me open", game="kajko")
    with sqlite3.connect(server.database, timeout=10) as base:
        base.execute("update tables set meta = ? where id = ?", (b'{"broken": true}', table))
    return table


def test_the_log_the_metrics_and_the_errors_tell_no_secret(talkative: Process) -> None:
    told = Told(talkative)
    evening(told)
    told.from_disk()
    said = told.everything()
    assert '"level": "debug"' in said or '"from": "uvicorn.access"' in said  # it really does log all it can
    assert len(told.secrets) > 20
    assert not told.found_in(said)
    assert not [id for id in (*WARE.ids, *CARD.ids) if "_" in id and id in said]  # no card at all, hidden or not
    for line in talkative.log.read_text().splitlines():
        assert set(json.loads(line)) >= {"at", "level", "from", "what"}  # structured, every line of it


def test_a_mistake_of_ours_tells_none_either(talkative: Process, tmp_path: Path) -> None:
    told = Told(talkative)
    guest = told.guest("Ania")
    table = spoil(talkative, guest)
    # It is open in memory: only after a restart would it be read again. So a new process does that, with a copy.
    with (
        closing(sqlite3.connect(talkative.database)) as base,
        closing(sqlite3.connect(tmp_path / "karczma.db")) as copy,
    ):
        base.backup(copy)
    with closing(Process(tmp_path, bot_seconds=0.0, log_level="debug", secret=SECRET)) as other:
        window = other.nobody()
        window.http.cookies.update(guest.http.cookies)
        answer = window.ask("GET", f"/tables/{table}")
        assert answer.status_code == 500
        assert answer.json()["type"] == "karczma:our-fault"
        told.errors.append(answer.text)
        told.from_disk()
        said = told.everything() + other.log.read_text()
        assert "Traceback" in said
        assert not told.found_in(said)


def test_the_search_would_find_one(talkative: Process) -> None:
    """A planted leak: the seed of a table in an error."""
    told = Told(talkative)
    guest = told.guest("Ania")
    guest.table("me open")
    told.from_disk()
    seed = next(secret for secret in told.secrets if secret.isdigit())
    told.errors.append(f"no such table: {seed}")
    assert told.found_in(told.everything()) == [seed]
