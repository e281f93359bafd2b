"""Refusals as problem+json: a key for programs, a sentence for people, a status for everything in between."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from karczma.kernel.errors import Refused
from karczma.kernel.packs import Mistakes
from karczma.server import speech

KIND = "application/problem+json"
STATUS = {
    "no-guest": 401,
    "analysis-not-yours": 403,
    "bad-code": 403,
    "host-only": 403,
    "name-needed": 403,
    "not-at-table": 403,
    "not-your-seat": 403,
    "origin-not-allowed": 403,
    "table-host-only": 403,
    "no-such-device": 404,
    "no-such-game": 404,
    "nobody-called": 404,
    "no-such-pack": 404,
    "no-such-page": 404,
    "no-such-position": 404,
    "no-such-seat": 404,
    "no-such-table": 404,
    "no-such-method": 405,
    "body-too-slow": 408,
    "already-seated": 409,
    "analysis-unfinished": 409,
    "already-started": 409,
    "golem-taken": 409,
    "knows-too-much": 409,
    "no-open-seat": 409,
    "not-over": 409,
    "not-running": 409,
    "nothing-changes": 409,
    "position-over": 409,
    "pack-name-taken": 409,
    "player-here": 409,
    "seat-kept": 409,
    "seat-taken": 409,
    "seats-open": 409,
    "stale-seq": 409,
    "table-closed": 409,
    "table-has-people": 409,
    "record-deep": 409,
    "record-large": 409,
    "state-shape": 409,
    "state-odd": 409,
    "record-costly": 413,
    "body-too-large": 413,
    "json-only": 415,
    "bad-request": 422,
    "analysis-queue-yours": 429,
    "too-many": 429,
    "our-fault": 500,
    "analysis-off": 503,
    "analysis-queue-full": 503,
    "busy": 503,
    "storage": 503,
    "table-newer": 503,
}


class Problem(msgspec.Struct, omit_defaults=True):
    """What went wrong, in words; nothing was changed."""

    type: str
    title: str
    status: int
    place: str = ""
    mistakes: list[str] = []  # everything wrong with a card pack


def problem(refused: Refused, language: str) -> Problem:
    """The refusal in this language."""
    mistakes = [speech.problem(one, language) for one in refused.found] if isinstance(refused, Mistakes) else []
    status = STATUS.get(refused.key, 400)
    return Problem(f"karczma:{refused.key}", speech.problem(refused, language), status, refused.place, mistakes)


def encode(told: Problem) -> bytes:
    """As bytes, whatever strange characters the request had that we complain about."""
    plain: dict[str, Any] = msgspec.to_builtins(told)
    clean = {name: _clean(value) for name, value in plain.items()}
    return msgspec.json.encode(clean)


def _clean(value: Any) -> Any:
    if isinstance(value, list):
        return [_clean(one) for one in value]
    return value.encode("utf-8", "replace").decode() if isinstance(value, str) else value


def language_of(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The language a browser asks for, if we speak it."""
    asked = dict(headers).get(b"accept-language", b"")[:2].decode("latin-1").lower()
    return asked if asked in speech.SPEAKERS else "en"
