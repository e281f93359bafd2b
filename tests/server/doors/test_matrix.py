"""Who may do what: every role at every route and with every message, as one table. A new route has no row: it fails."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, get_args

import pytest
import sqlalchemy as sa

import karczma
from karczma.server import protocol
from karczma.server.guard import make_ticket
from server.hall import Guest, Hall, connected, hall, play_on

ROLES = ("nobody", "outsider", "spectator", "seated", "other", "host")
WATCHER = "watcher"  # looks on at a private table with its watch link, and may do no more than any outsider there
SECRET = "of the house"
TITLE = 'name = "{}"\ngame = "kajko"\n'

Statuses = tuple[int, int, int, int, int, int]  # in the order of the roles
Row = tuple[str, dict[str, Any], Statuses, Statuses]  # stage, body, at a private table, at a listed one


def same(*statuses: int) -> tuple[Statuses, Statuses]:
    """One status for all, or one for nobody and another for everybody else."""
    first, rest = statuses[0], statuses[-1]
    row = (first, rest, rest, rest, rest, rest)
    return row, row


SEEN = ((404, 404, 404, 200, 200, 200), (200, 200, 200, 200, 200, 200))
ROUTES: dict[str, Row] = {
    "GET /games": ("open", {}, *same(200)),
    "GET /games/{game}/box": ("open", {}, *same(200)),
    "GET /games/{game}/sheet": ("open", {}, *same(200)),
    "GET /games/{game}/learn": ("open", {}, *same(200)),
    "GET /games/{game}/lessons/{lesson}": ("open", {}, *same(200)),
    "POST /lessons": ("open", {"game": "kajko", "lesson": "first"}, *same(401, 201)),
    "GET /house": ("open", {}, *same(200)),
    "POST /guests": ("open", {"name": "Ania"}, *same(201)),
    "GET /me": ("open", {}, *same(401, 200)),
    "POST /me": ("open", {"name": "Ania"}, *same(401, 200)),
    "POST /me/devices": ("open", {}, *same(401, 201)),
    "POST /me/shares": ("open", {"shares": True}, *same(401, 200)),
    "GET /me/devices": ("open", {}, *same(401, 200)),
    "POST /me/devices/{device}/sign_out": ("open", {}, *same(401, 404)),
    "POST /me/sign_out": ("open", {}, *same(401, 200)),
    "GET /me/export": ("open", {}, *same(401, 200)),
    "POST /me/delete": ("open", {}, *same(401, 200)),
    "POST /devices": ("open", {"code": "x"}, *same(403)),
    "POST /tickets": ("open", {}, *same(401, 201)),
    "POST /tables": ("open", {"game": "kajko", "seats": [{}, {}]}, *same(401, 201)),
    "GET /tables": ("open", {}, *same(200)),
    "GET /tables/{id}": ("open", {}, *SEEN),
    "POST /tables/{id}/invitations": ("open", {}, (401, 404, 404, 403, 403, 201), (401, 403, 403, 403, 403, 201)),
    "POST /invitations": ("open", {"code": "x"}, *same(403)),
    "POST /tables/{id}/watch_link": ("open", {}, (401, 404, 404, 403, 403, 201), (401, 403, 403, 403, 403, 201)),
    "POST /tables/{id}/watch_link/withdraw": (
        "watched",
        {},
        (401, 404, 404, 403, 403, 200),
        (401, 403, 403, 403, 403, 200),
    ),
    "POST /tables/{id}/watch": ("watched", {"code": "x"}, *same(404)),
    "POST /tables/{id}/join": ("open", {}, (401, 404, 404, 403, 403, 200), (401, 200, 200, 409, 409, 200)),
    "POST /tables/{id}/seats/{seat}/leave": (
        "open",
        {},
        (401, 404, 404, 200, 403, 403),
        (401, 403, 403, 200, 403, 403),
    ),
    "POST /tables/{id}/seats/{seat}": (
        "open",
        {"kind": "remove"},
        (401, 404, 404, 403, 403, 200),
        (401, 403, 403, 403, 403, 200),
    ),
    "POST /tables/{id}/start": ("full", {}, (401, 404, 404, 403, 403, 200), (401, 403, 403, 403, 403, 200)),
    "POST /tables/{id}/delete": ("open", {}, (401, 404, 404, 403, 403, 200), (401, 403, 403, 403, 403, 200)),
    "POST /tables/{id}/hide": ("open", {}, *same(403)),
    "POST /guests/unname": ("open", {"guest": "Ania"}, *same(403)),
    "POST /tables/{id}/rematch": ("over", {}, (401, 404, 404, 201, 201, 201), (401, 403, 403, 201, 201, 201)),
    "GET /tables/{id}/record": ("running", {}, *SEEN),
    "GET /tables/{id}/at/{position}": ("over", {}, *SEEN),
    "GET /tables/{id}/story": ("over", {}, *SEEN),
    "GET /tables/{id}/hints": ("over", {}, *SEEN),
    "GET /tables/{id}/analysis": ("over", {}, *SEEN),
    "POST /tables/{id}/analysis": (
        "over",
        {"effort": "deep"},
        (401, 404, 404, 200, 200, 200),
        (401, 200, 200, 200, 200, 200),
    ),
    "DELETE /tables/{id}/analysis": ("over", {}, (401, 404, 404, 200, 200, 200), (401, 403, 403, 200, 200, 200)),
    "GET /me/play": ("open", {}, *same(401, 200)),
    "POST /me/play": ("open", {}, *same(401, 200)),
    "POST /tables/{id}/at/{position}/play": (
        "over",
        {"seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]},
        (401, 404, 404, 201, 201, 201),
        (401, 201, 201, 201, 201, 201),
    ),
    "POST /records": ("open", karczma.start("kajko", seed=1).record(), *same(401, 201)),
    "POST /score": ("open", {"game": "kajko", "seats": [{"town": []}, {"town": []}]}, *same(200)),
    "GET /packs/{game}": ("open", {}, *same(200)),
    "POST /packs": ("open", {"game": "kajko", "files": {"pack.toml": TITLE}}, *same(403)),
}

FOR_GOOD = ("POST /me/sign_out", "POST /me/delete")  # whoever does this is nobody afterwards

NOT_YOURS = "not-your-seat"
# What each message brings who is at a running table where seat 1, that of `seated`, is asked.
MESSAGES: dict[str, tuple[dict[str, Any], dict[str, str]]] = {
    "hello": ({"ticket": "x", "table": "x"}, dict.fromkeys(ROLES, "hello-once")),
    "move": ({"seat": 1, "seq": 0, "do": ["adventure", "stack_5a"]}, {"seated": "ack"}),
    "undo": ({"seat": 1}, {"seated": "no-undo"}),
    "ask_undo": ({"seat": 1, "count": 1}, {"seated": "take-back-range"}),
    "answer_undo": ({"seat": 1, "agree": True}, {"seated": "no-wish"}),
    "back": ({"seat": 1}, {"seated": "nothing-changes"}),
    "ready": ({"seat": 1, "do": ["send"], "ready": True}, {"seated": "not-held"}),
    "ask_me": ({"seat": 1, "do": ["send"], "moments": ["noon"]}, {"seated": "not-held"}),
    "ask_always": ({"seat": 1, "always": True}, {"seated": "no-reactions"}),
    "chat": ({"text": "hello"}, {"spectator": "not-at-table", "seated": "ack", "other": "ack", "host": "ack"}),
    "score": ({"seat": 1}, {"seated": "answer"}),
    "hint": ({"seat": 1}, {"seated": "answer"}),
    "ping": ({}, dict.fromkeys(ROLES, "pong")),
}


class Tavern:
    """A server with somebody of each role, and tables at every stage."""

    def __init__(self, here: Hall) -> None:
        self.here = here
        self.people: dict[str, Guest] = {role: here.guest(role) for role in (*ROLES, WATCHER) if role != "nobody"}
        self.people["nobody"] = here.nobody()
        self.over = {listed: self.played(listed) for listed in (False, True)}

    def table(self, stage: str, listed: bool) -> str:
        if stage == "over":
            return self.over[listed]
        host = self.people["host"]
        seats = "me open open open" if stage in ("open", "watched") else "me open open"
        table = host.table(seats, listed=listed, options={"first_player": "1"})
        for role in ("seated", "other"):
            self.people[role].sit(table, code=host.post(f"/tables/{table}/invitations")["code"])
        if stage == "running":
            host.start(table)
        if stage == "watched":
            self.watch_link(table)
        return table

    def watch_link(self, table: str) -> str:
        return str(self.people["host"].post(f"/tables/{table}/watch_link")["code"])

    def browser(self, role: str) -> Guest:
        """Another window of this person: what it does to its cookie is its own business."""
        window = self.here.nobody()
        window.http.cookies.update(self.people[role].http.cookies)
        return window

    def stranger(self, role: str) -> Guest:
        """Somebody in place of this person, whose end is not that of the whole table of roles."""
        return self.here.nobody() if role == "nobody" else self.here.guest(role)

    def played(self, listed: bool) -> str:
        table = self.table("running", listed)
        lines = [self.people[role].line(table) for role in ("host", "seated", "other")]
        play_on(lines, "send")
        return table


@pytest.fixture(scope="module")
def tavern(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tavern]:
    with hall(tmp_path_factory.mktemp("tavern"), secret=SECRET) as one:
        yield Tavern(one)


def test_every_route_and_every_message_has_a_row(tavern: Tavern) -> None:
    schema = tavern.here.server.guard.app.openapi()
    routes = {
        f"{method.upper()} {path.removeprefix('/api/v1')}" for path, row in schema["paths"].items() for method in row
    }
    assert routes == set(ROUTES)
    assert {kind.__struct_config__.tag for kind in get_args(protocol.FromClient)} == set(MESSAGES)


@pytest.mark.parametrize("listed", [False, True], ids=["private", "listed"])
@pytest.mark.parametrize("route", ROUTES)
def test_routes(tavern: Tavern, route: str, listed: bool) -> None:
    stage, body, *expected = ROUTES[route]
    method, path = route.split(" ")
    found = []
    for role in ROLES:
        table = tavern.table(stage, listed) if "{id}" in path else ""
        guest = tavern.stranger(role) if route in FOR_GOOD else tavern.browser(role)
        if role == "spectator" and table and listed:
            guest.line(table)
        filled = path.format(id=table, seat=1, position=0, game="kajko", device="0" * 16, lesson="first")
        answer = guest.ask(method, filled, None if method == "GET" else body)
        found.append(answer.status_code)
        if answer.status_code >= 400:
            assert answer.headers["content-type"] == "application/problem+json"
    assert tuple(found) == expected[listed], dict(zip(ROLES, found, strict=True))


@pytest.mark.parametrize("route", [route for route in ROUTES if "{id}" in route])
def test_whoever_looks_on_with_a_link_may_do_no_more_than_an_outsider(tavern: Tavern, route: str) -> None:
    stage, body, private, _ = ROUTES[route]
    method, path = route.split(" ")
    table = tavern.table(stage, False)
    code = tavern.watch_link(table)
    watcher = tavern.people[WATCHER]
    assert watcher.line(table, watch=code).table["id"] == table
    answer = watcher.ask(method, path.format(id=table, seat=1, position=0), None if method == "GET" else body)
    assert answer.status_code == private[ROLES.index("outsider")]
    assert watcher.post(f"/tables/{table}/watch", code=code)["seats"] == []


def test_the_keeper_of_the_server_alone_moderates(tavern: Tavern) -> None:
    for role in ROLES:
        guest = tavern.people[role]
        table = tavern.table("open", True)
        right = {"authorization": f"Bearer {SECRET}"}
        assert guest.ask("POST", f"/tables/{table}/hide", {}, headers=right).status_code == 200
        named = tavern.here.guest(f"rude {role}")
        assert guest.ask("POST", "/guests/unname", {"guest": named.id}, headers=right).json() == {"guests": 1}


def test_the_keeper_of_the_server_alone_adds_packs(tavern: Tavern) -> None:
    for number, role in enumerate(ROLES):
        guest = tavern.people[role]
        body = {"game": "kajko", "files": {"pack.toml": TITLE.format(number)}}
        assert guest.ask("POST", "/packs", body).status_code == 403
        right = guest.ask("POST", "/packs", body, headers={"authorization": f"Bearer {SECRET}"})
        assert right.status_code == 201


# What the rows above leave out of their bodies.
TEXTS: dict[str, dict[str, Any]] = {
    "POST /guests": {"language": "en"},
    "POST /me": {"language": "en"},
    "POST /tables": {
        "seats": [{"kind": "person", "name": "Ania"}, {"kind": "bot", "level": "regular"}],
        "options": {"first_player": "1"},
        "pack": "default",
        "language": "en",
        "pace": {"kind": "none"},
    },
    "POST /tables/{id}/join": {"code": "x"},
    "POST /tables/{id}/seats/{seat}": {"level": "regular"},
    "POST /tables/{id}/at/{position}/play": {"language": "en"},
}


def with_nothing(body: Any) -> Iterator[Any]:
    """The same body again and again, each time with a NUL in another of its texts or names."""
    if isinstance(body, str):
        yield from ("\0", f"{body}\0")
    elif isinstance(body, list):
        for i, one in enumerate(body[:2]):
            yield from ([*body[:i], bad, *body[i + 1 :]] for bad in with_nothing(one))
    elif isinstance(body, dict):
        for name, value in body.items():
            yield from ({**body, name: bad} for bad in with_nothing(value))
        yield {**body, "\0": "x"}


@pytest.mark.parametrize("route", ROUTES)
def test_a_text_with_nothing_in_it_is_refused_and_does_not_get_to_the_database(tavern: Tavern, route: str) -> None:
    """Not every database can keep a NUL, and none has to."""
    stage, body, *_ = ROUTES[route]
    method, path = route.split(" ")
    table = tavern.table(stage, True) if "{id}" in path else ""
    places = {"id": table, "seat": 1, "position": 0, "game": "kajko", "device": "0" * 16, "lesson": "first"}
    asked: list[tuple[str, Any]] = []
    for name in (name for name in places if f"{{{name}}}" in path):
        asked += [(path.format(**{**places, name: bad}), body) for bad in ("%00", f"{places[name]}%00")]
    told = tavern.here.server.guard.app.openapi()["paths"][f"/api/v1{path}"][method.lower()]
    queries = [one["name"] for one in told.get("parameters", []) if one["in"] == "query"]
    asked += [(f"{path.format(**places)}?{name}={bad}", body) for name in queries for bad in ("%00", "default%00")]
    if method == "POST":
        asked += [(path.format(**places), bad) for bad in with_nothing({**body, **TEXTS.get(route, {})})]
    kept: list[Any] = []
    engine = tavern.here.tables.store.engine

    def note(*args: Any) -> None:
        kept.extend(args[3].values() if isinstance(args[3], dict) else args[3])

    sa.event.listen(engine, "before_cursor_execute", note)
    try:
        for where, sent in asked:
            headers = {"authorization": f"Bearer {SECRET}"}
            answer = tavern.people["host"].ask(method, where, sent, headers=headers)
            assert 400 <= answer.status_code < 500, (where, sent, answer.text)
            assert answer.headers["content-type"] == "application/problem+json"
    finally:
        sa.event.remove(engine, "before_cursor_execute", note)
    assert not [one for one in kept if isinstance(one, str) and "\0" in one]


@pytest.mark.parametrize("listed", [False, True], ids=["private", "listed"])
@pytest.mark.parametrize("message", MESSAGES)
def test_messages(tavern: Tavern, message: str, listed: bool) -> None:
    fields, expected = MESSAGES[message]
    for role in ("spectator", "seated", "other", "host"):
        table = tavern.table("running", listed)
        # A spectator does not even come in to a private table, see below, unless with a link.
        code = tavern.watch_link(table) if role == "spectator" and not listed else ""
        line = tavern.people[role].line(table, watch=code)
        seq = line.seq
        if message == "hello":
            line.send_raw({"type": "hello", **fields})
            answer = line.wait(lambda told: told["type"] == "refused")
        else:
            answer = line.ask(message, **fields)
        outcome = answer["key"] if answer["type"] == "refused" else answer["type"]
        assert outcome == expected.get(role, NOT_YOURS), role
        line.catch_up()
        assert line.seq == seq + (outcome == "ack"), role  # what was refused has changed nothing
        line.close()


def test_who_comes_in_at_all(tavern: Tavern) -> None:
    key, now = tavern.here.services.key, 10**15
    tickets: dict[str, Callable[[], str]] = {
        "nobody": lambda: "x.x",
        "somebody unknown": lambda: make_ticket(key, "f" * 24, "device", now),
        **{role: tavern.people[role].ticket for role in ROLES if role != "nobody"},
    }
    expected = {
        "nobody": ("bad-ticket", "bad-ticket", "bad-ticket"),
        "somebody unknown": ("no-such-guest", "no-such-guest", "no-such-guest"),
        "outsider": ("no-such-table", "welcome", "no-such-table"),
        "spectator": ("no-such-table", "welcome", "no-such-table"),
        **dict.fromkeys(("seated", "other", "host"), ("welcome", "welcome", "no-such-table")),
    }
    tables = [tavern.table("running", False), tavern.table("running", True), "nosuchtable"]
    for role, ticket in tickets.items():
        found = []
        for table in tables:
            with connected(tavern.here.port) as socket:
                socket.send(json.dumps({"type": "hello", "ticket": ticket(), "table": table}))
                first = json.loads(socket.recv(timeout=10))
            found.append(first["why"] if first["type"] == "bye" else first["type"])
        assert tuple(found) == expected[role], role


def test_a_seat_that_was_lost_is_lost_at_once(tavern: Tavern) -> None:
    """The line stays open at a listed table, but a bot plays, and then nothing can be done with the seat any more."""
    table = tavern.table("running", True)
    line = tavern.people["seated"].line(table)
    question = line.question()
    assert question is not None
    tavern.people["host"].post(f"/tables/{table}/seats/1", kind="remove")
    assert line.no_more("move", seat=1, seq=question["seq"], do=question["options"][0]["do"]) == "stand-in"
    tavern.people["host"].post(f"/tables/{table}/seats/1", kind="open")
    assert line.no_more("back", seat=1) == NOT_YOURS
    line.catch_up()
    assert line.places[0].get("seat") is None
