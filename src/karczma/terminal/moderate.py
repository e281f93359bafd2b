"""Moderation: asks the running server, which has the tables open and tells everybody at them."""

from __future__ import annotations

import json
import urllib.request
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote

from karczma.terminal.room import Mistake, Room

DEEDS = ("hide", "unname")
SECONDS = 60.0


def moderate(room: Room, deed: str, whom: str, url: str, secret: str) -> int:
    if deed not in DEEDS:
        raise Mistake("no-such-deed", name=deed[:40])
    url = url.rstrip("/")
    if deed == "hide":
        _ask(room, url, f"/tables/{quote(whom, safe='')}/hide", {}, secret)
        room.tell_whole("hidden", table=whom)
    else:
        told = _ask(room, url, "/guests/unname", {"guest": whom}, secret)
        room.tell_whole("unnamed", guests=int(told["guests"]))
    return 0


def _ask(room: Room, url: str, path: str, body: dict[str, str], secret: str) -> dict[str, Any]:
    headers = {"content-type": "application/json", "accept-language": room.words.language}
    if secret:
        headers["authorization"] = f"Bearer {secret}"
    try:
        request = urllib.request.Request(f"{url}/api/v1{path}", json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            told: dict[str, Any] = json.load(answer)
            return told
    except HTTPError as error:
        raise Mistake("server-refused", url=url, why=_why(error)) from None
    except (URLError, HTTPException, OSError, ValueError):
        raise Mistake("server-silent", url=url) from None


def _why(error: HTTPError) -> str:
    """Our server's own sentence; from another server or a proxy, the status."""
    try:
        return str(json.load(error)["title"])
    except (ValueError, KeyError, TypeError):
        return f"{error.code} {error.reason}"
