"""Locks: what every answer carries, cookies, tokens, codes and tickets; changes come as JSON or not at all."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from karczma.server import schema
from karczma.server.guard import make_ticket
from server.hall import Guest, Hall, Time, connected, hall, key_of

POLICY = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}


def test_every_answer_keeps_browsers_safe(here: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = here.guest()
    table = guest.table("me open")
    asked: dict[int, Callable[[], httpx.Response]] = {
        200: lambda: guest.ask("GET", "/games"),
        201: lambda: guest.ask("POST", "/tickets"),
        400: lambda: guest.ask("POST", "/score", []),
        401: lambda: here.nobody().ask("GET", "/me"),
        403: lambda: guest.ask("GET", "/me", headers={"origin": "null"}),
        404: lambda: guest.ask("GET", "/nothing"),
        405: lambda: guest.ask("DELETE", "/me"),
        409: lambda: guest.ask("POST", f"/tables/{table}/start"),
        413: lambda: guest.ask("POST", "/score", ["x" * 1_000_001]),
        415: lambda: guest.http.post("/tickets", content=b"{}", headers={"content-type": "text/plain"}),
        422: lambda: guest.ask("POST", "/guests", {"name": 5}),
    }
    answers = {status: ask() for status, ask in asked.items()}
    monkeypatch.setattr(here.services.guests, "by_token", _broken)
    answers[500] = guest.ask("GET", "/me")
    answers[0] = httpx.get(f"{here.url}/healthz", trust_env=False)
    for status, answer in answers.items():
        assert status in (0, answer.status_code), answer.text
        told = dict(one.strip().split(" ", 1) for one in answer.headers["content-security-policy"].split(";"))
        assert told == POLICY
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cache-control"] == "no-store"
        assert "server" not in answer.headers
        if status >= 400:
            assert key_of(answer)
    assert answers[405].headers["allow"]
    assert answers[500].json()["type"] == "karczma:our-fault"
    assert "planted" not in answers[500].text


def test_who_has_come_over_https_stays_with_it(here: Hall, tmp_path: Path) -> None:
    with hall(tmp_path, public_url="https://play.example") as secure:
        for one, told in ((here, None), (secure, "max-age=31536000")):
            guest = one.guest()
            answers = [
                guest.ask("GET", "/me"),
                guest.ask("GET", "/nothing"),
                guest.ask("GET", "/me", headers={"origin": "null"}),
                guest.http.post("/tickets", content=b"{}", headers={"content-type": "text/plain"}),
                *[httpx.get(one.url + path, trust_env=False) for path in ("/", "/nothing.png", "/healthz")],
            ]
            assert [answer.headers.get("strict-transport-security") for answer in answers] == [told] * 7


async def _broken(token: str) -> None:
    raise RuntimeError("planted")


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/json"]
)
def test_what_a_form_of_another_site_can_send_changes_nothing(here: Hall, kind: str) -> None:
    guest = here.guest()
    headers = {"content-type": kind} if kind else {}
    for method in ("POST", "PUT", "PATCH", "DELETE"):
        answer = guest.http.request(method, "/tables", content=b'{"game":"kajko","seats":[{},{}]}', headers=headers)
        assert (answer.status_code, key_of(answer)) == (415, "json-only")
    assert guest.get("/tables", which="mine") == []
    ours = guest.http.post("/tickets", content=b"{}", headers={"content-type": "Application/JSON; charset=utf-8"})
    assert ours.status_code == 201


def test_get_changes_nothing(here: Hall) -> None:
    schema = here.server.guard.app.openapi()
    guest = here.guest()
    table = guest.table("me Bruno", start=True)
    before = here.live(table).seq
    known = {"id": table, "seat": 0, "position": 0, "game": "kajko", "device": "0", "lesson": "first"}
    for path, methods in schema["paths"].items():
        filled = path.removeprefix("/api/v1").format(**known)
        answer = guest.ask("GET", filled)
        assert answer.status_code in ((200, 409) if "get" in methods else (405,)), path
    assert here.live(table).seq == before


def test_a_body_in_pieces_is_bounded_too(here: Hall) -> None:
    guest = here.guest()

    def pieces() -> object:
        for _ in range(30):
            yield b" " * 50_000

    answer = guest.http.post("/score", content=pieces(), headers={"content-type": "application/json"})  # type: ignore[arg-type]
    assert (answer.status_code, key_of(answer)) == (413, "body-too-large")


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 422),
        (b"{", 422),
        (b"[" * 100_000, 400),
        (b'{"name":' * 5_000, 400),
        (b"\xff\xfe{}", 422),
        (b'{"name":"\xff"}', 400),
        (b'{"name":NaN}', 422),
        (b'{"name":"Ania","name":5}', 422),
    ],
)
def test_bodies_that_are_none(here: Hall, body: bytes, status: int) -> None:
    answer = here.nobody().http.post("/guests", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, key_of(answer)) == (status, "bad-request")


def test_the_cookie_is_for_the_server_alone(here: Hall, tmp_path: Path) -> None:
    with hall(tmp_path, public_url="https://play.example") as secure:
        for one, flags in ((here, set()), (secure, {"secure"})):
            answer = one.nobody().ask("POST", "/guests", {"name": "Ania"})
            name_value, *rest = [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]
            assert name_value.startswith("karczma=")
            assert set(rest) == {"httponly", "samesite=strict", "path=/", "max-age=7776000"} | flags
            assert answer.headers["set-cookie"].split("=")[1].split(";")[0] not in answer.text


def kept_bytes(here: Hall) -> bytes:
    """The whole database, as it lies on disk."""
    name = here.tables.store.engine.url.database
    assert name is not None
    return b"".join(path.read_bytes() for path in Path(name).parent.glob(Path(name).name + "*"))


def test_tokens_and_codes_have_256_bits_and_are_kept_hashed(here: Hall) -> None:
    ania = here.guest()
    table = ania.table("me open")
    token = ania.http.cookies["karczma"]
    codes = [ania.post("/me/devices")["code"], ania.post(f"/tables/{table}/invitations")["code"]]
    on_disk = kept_bytes(here)
    for secret in (token, *codes):
        assert len(base64.urlsafe_b64decode(secret + "=")) == 32
        assert secret.encode() not in on_disk
        assert hashlib.sha256(secret.encode()).hexdigest().encode() in on_disk
    assert len({here.guest().http.cookies["karczma"] for _ in range(20)}) == 20


@pytest.mark.parametrize("wrong", ["", "x", "x" * 43, "x" * 5000, "ą", "' or 1=1 --", "\x00", "a=b"])
def test_a_wrong_token_is_nobody(here: Hall, wrong: str) -> None:
    raw = f"karczma={wrong}".encode()
    if b"\x00" in raw:
        raw = b'karczma="\\000"'
    answer = here.nobody().ask("GET", "/me", headers={"cookie": raw})
    assert (answer.status_code, key_of(answer)) == (401, "no-guest")


def test_a_token_that_is_off_by_one_letter_or_was_hashed_is_nobody(here: Hall) -> None:
    token = here.guest().http.cookies["karczma"]
    for wrong in (token[:-1], token + "A", token.swapcase(), hashlib.sha256(token.encode()).hexdigest()):
        assert here.nobody().ask("GET", "/me", headers={"cookie": f"karczma={wrong}"}).status_code == 401


def comes_in(here: Hall, ticket: str, table: str) -> str:
    with connected(here.port) as socket:
        socket.send(json.dumps({"type": "hello", "ticket": ticket, "table": table}))
        first = json.loads(socket.recv(timeout=10))
    return str(first["why"] if first["type"] == "bye" else first["type"])


def test_tickets_expire(here: Hall, passing: Time) -> None:
    ania = here.guest()
    table = ania.table("me bot", start=True)
    ticket, other = ania.ticket(), ania.ticket()
    passing.passes(29)
    assert comes_in(here, ticket, table) == "welcome"
    passing.passes(2)
    assert comes_in(here, other, table) == "bad-ticket"


def test_tickets_work_once(here: Hall, passing: Time) -> None:
    """However they are written, and without being remembered for longer than they would work."""
    ania = here.guest()
    table = ania.table("me bot", start=True)
    ticket = ania.ticket()
    assert comes_in(here, ticket, table) == "welcome"
    for again in (ticket, ticket + "====", ticket.replace(".", "=.")):
        assert comes_in(here, again, table) == "bad-ticket"
    passing.passes(31)
    assert comes_in(here, ania.ticket(), table) == "welcome"
    assert len(here.services.sockets.tickets.spent) == 1


def test_tickets_cannot_be_forged(here: Hall) -> None:
    ania, eve = here.guest(), here.guest("Eve")
    table = ania.table("me open")
    ticket = eve.ticket()
    text, mark = ticket.split(".")
    guest, device, until, salt = base64.urlsafe_b64decode(text).decode().split(" ")
    assert guest == eve.id

    def written(who: str, when: str) -> str:
        return base64.urlsafe_b64encode(f"{who} {device} {when} {salt}".encode()).decode()

    forged = [
        f"{written(ania.id, until)}.{mark}",  # another guest, or longer, under an honest mark
        f"{written(eve.id, until + '0')}.{mark}",
        f"{text}.",
        f".{mark}",
        f"{text}.{mark}.{mark}",
        text,
        mark,
        "",
        ".",
        "..",
        "x" * 400,
        "ą.ą",
        make_ticket(b"another key", ania.id, "device", here.tables.config.port * 10**12),
        make_ticket(b"", ania.id, "device", 10**15),
    ]
    forged += [f"{text}.{mark[:i]}{'A' if mark[i] != 'A' else 'B'}{mark[i + 1 :]}" for i in range(0, 42, 7)]
    for one in forged:
        assert comes_in(here, one, table) == "bad-ticket", one
    assert comes_in(here, ania.ticket(), table) == "welcome"


def test_marks_and_hashes_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch, here: Hall) -> None:
    compared: list[int] = []
    real = hmac.compare_digest

    def counting(one: Any, other: Any) -> bool:
        compared.append(len(one))
        return real(one, other)

    monkeypatch.setattr(hmac, "compare_digest", counting)
    ania: Guest = here.guest()
    code = ania.post("/me/devices")["code"]
    compared.clear()
    ania.get("/me")
    ania.line(ania.table("me open"))
    here.nobody().post("/devices", code=code)
    assert compared.count(64) >= 2  # the hash of a token, and of a code
    assert compared.count(32) == 1  # the mark of a ticket


def test_the_key_of_tickets_is_the_houses_own_and_kept_in_its_database(here: Hall, tmp_path: Path) -> None:
    async def key() -> str:
        query = sa.select(schema.server_secrets.c.value).where(schema.server_secrets.c.key == "key")
        return str(await here.tables.store.read(lambda c: c.execute(query).scalar()))

    assert here.call(key()).encode() == here.services.key
    assert len(base64.urlsafe_b64decode(here.services.key + b"=")) == 32
    with hall(tmp_path, secret="mine") as one:
        assert one.services.key == b"mine"
        assert b"mine" not in kept_bytes(one)
