"""The doors: where requests may come from, how many, and the headers that make browsers keep others out."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import ipaddress
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.websockets import WebSocket

from karczma.kernel.errors import Refused
from karczma.server import problems
from karczma.server.connections import BODY_SECONDS

Scope = MutableMapping[str, Any]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]

SOCKET = "/api/v1/socket"
OURS = (["api"], ["healthz"], ["readyz"], ["metrics"])  # how paths that are not the page's begin

TICKET_LASTS = 30_000  # milliseconds
BODY_BYTES = 1_000_000
HEADERS: list[tuple[bytes, bytes]] = [
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cache-control", b"no-store"),  # an answer is only for whoever asked; what may be cached says so itself
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
STAY_SECURE = (b"strict-transport-security", b"max-age=31536000")  # whoever came over https once does so for a year


def neighbourhood(host: str) -> str:
    """The address that limits count by: with IPv6 everybody has as many addresses as they like, but one network."""
    try:
        given = ipaddress.ip_address(host)
    except ValueError:
        return "?"
    return str(given) if given.version == 4 else str(ipaddress.ip_network((given, 64), strict=False))


def hashed(secret: str) -> str:
    """How a token or code is stored: it cannot be reversed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    """256 bits."""
    return secrets.token_urlsafe(32)


def make_ticket(key: bytes, guest: str, device: str, now: int) -> str:
    """A note that this guest may open a socket from this device within half a minute."""
    text = f"{guest} {device} {now + TICKET_LASTS} {secrets.token_hex(8)}"
    mark = hmac.new(key, text.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(text.encode()).decode() + "." + base64.urlsafe_b64encode(mark).decode()


class Tickets:
    """Tickets used here. Each works once per process; once overall would mean writing every one down."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.spent: dict[str, int] = {}  # until when each would have worked

    def take(self, ticket: str, now: int) -> tuple[str, str]:
        """The guest and the device a ticket was made for, if it is ours, not too old, and not used yet."""
        try:
            text, mark = [base64.urlsafe_b64decode(part) for part in ticket.split(".")]
            guest, device, until, once = text.decode().split(" ")
        except ValueError:
            raise Refused("bad-ticket") from None
        if not hmac.compare_digest(hmac.new(self.key, text, hashlib.sha256).digest(), mark) or int(until) < now:
            raise Refused("bad-ticket")
        if once in self.spent:
            raise Refused("bad-ticket")
        self.spent[once] = int(until)
        while self.spent[oldest := next(iter(self.spent))] < now:
            del self.spent[oldest]
        return guest, device


def origin_allowed(headers: list[tuple[bytes, bytes]], allowed: frozenset[str]) -> bool:
    """Browsers say where a page comes from: it must be one of ours, to the letter. Programs say nothing."""
    origins = [value for name, value in headers if name == b"origin"]
    if not origins:
        return True
    return len(origins) == 1 and origins[0].decode("latin-1") in allowed


class Guard:
    """Around the whole application and the page: checks origin, size and type of body, adds headers to every answer."""

    def __init__(self, app: FastAPI, page: Asgi, allowed: frozenset[str], secure: bool) -> None:
        self.app = app
        self.page = page
        self.allowed = allowed
        self.headers = [*HEADERS, STAY_SECURE] if secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if scope["type"] == "http":
            send = _with_headers(send, self.headers)
        if not origin_allowed(scope["headers"], self.allowed):
            await refuse(scope, send, Refused("origin-not-allowed"))
            return
        if scope["type"] == "websocket" and scope["path"] == SOCKET:
            # Not through the application, whose layers would each look at every message.
            await self.app.state.services.sockets.serve(WebSocket(scope, receive, send))
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        wrong = _wrong_body(scope)
        if wrong is not None:
            await refuse(scope, send, wrong)
            return
        asked = self.app if scope["path"].split("/")[1:2] in OURS else self.page
        await asked(scope, _bounded(receive), send)


def _wrong_body(scope: Scope) -> Refused | None:
    if scope["method"] in ("GET", "HEAD", "OPTIONS"):
        return None
    headers = dict(scope["headers"])
    length = headers.get(b"content-length", b"0")
    if not length.isdigit() or int(length) > BODY_BYTES:
        return Refused("body-too-large")
    kind = headers.get(b"content-type", b"").split(b";")[0].strip().lower()
    # Another site's form cannot send JSON without asking us first, so changes come as JSON or not at all.
    return None if kind == b"application/json" else Refused("json-only")


def _bounded(receive: Receive) -> Receive:
    """A limit on size and time, since a body may come in pieces without saying how long it is, or dawdle."""
    seen = 0
    whole = False
    until = time.monotonic() + BODY_SECONDS

    async def bounded() -> MutableMapping[str, Any]:
        nonlocal seen, whole
        if whole:
            return await receive()  # from here on it only reports that the client is gone
        try:
            message = await asyncio.wait_for(receive(), until - time.monotonic())
        except TimeoutError:
            raise HTTPException(408) from None
        whole = not message.get("more_body", False)
        seen += len(message.get("body", b""))
        if seen > BODY_BYTES:
            raise HTTPException(413)  # the only exception that gets past whoever is reading the body
        return message

    return bounded


def _with_headers(send: Send, headers: list[tuple[bytes, bytes]]) -> Send:
    async def with_headers(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            have = {name.lower() for name, _ in message["headers"]}
            extra = [pair for pair in headers if pair[0] not in have]
            message = {**message, "headers": [*message["headers"], *extra]}
        await send(message)

    return with_headers


async def refuse(scope: Scope, send: Send, refused: Refused, more: Iterable[tuple[bytes, bytes]] = ()) -> None:
    """Answer with the reason, before or beside the application."""
    told = problems.problem(refused, problems.language_of(scope["headers"]))
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403, "reason": refused.key})
        return
    kind = (b"content-type", problems.KIND.encode())
    await send({"type": "http.response.start", "status": told.status, "headers": [kind, *more]})
    await send({"type": "http.response.body", "body": problems.encode(told)})
