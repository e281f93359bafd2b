"""A game on paper: a header, the choices by their names, and a chain of hashes that says where somebody changed it."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import msgspec

from karczma.kernel.audience import Json
from karczma.kernel.errors import Refused

FORMAT = 1
_encode = msgspec.json.Encoder(order="sorted").encode
HEADER = ("karczma", "game", "rules", "pack", "pack_hash", "seats", "options", "seed", "from")
FIELDS = (*HEADER, "length", "moves")


def canonical(data: Json) -> bytes:
    """The one way to write these data as bytes."""
    return _encode(data)


def digest(data: Json) -> str:
    return hashlib.sha256(canonical(data)).hexdigest()


def link(before: str, entry: dict[str, Json], state: bytes) -> str:
    """The hash of one entry: of the one before it, of what was done, and of the state it led to (canonical)."""
    return digest([before, entry, hashlib.sha256(state).hexdigest()])


def entry_of(seat: int, words: list[str], back: int) -> dict[str, Json]:
    """One line of a record: a choice, or so many choices taken back."""
    if back:
        return {"seat": seat, "undo": back}
    do: list[Json] = [word for word in words]
    return {"seat": seat, "do": do}


def parse(text: str | bytes) -> dict[str, Any]:
    """A record as it lies on disk, checked for its shape; whether it is a game is for replay to say."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refused("record-unreadable", why=str(error)[:120]) from None
    return check(data)


def check(data: object) -> dict[str, Any]:
    """A record of this format, whole: as many lines as it says, each with its hash."""
    if not isinstance(data, dict) or data.get("karczma") != FORMAT:
        raise Refused("record-format")
    for name in FIELDS:
        if name not in data:
            raise Refused("record-missing", name)
    for name in data:
        # 1.0 and True are 1 to Python, but no record is written so; and what has no place there is not looked at.
        if name not in FIELDS or isinstance(data[name], bool | float):
            raise Refused("record-header", name)
    seed = data["seed"]
    if not isinstance(seed, str) or not seed.isascii() or not seed.isdigit() or len(seed) > 100:
        raise Refused("seed-range", "seed")
    if not isinstance(data["options"], dict):
        raise Refused("state-object", "options")
    moves = data["moves"]
    if not isinstance(moves, list) or data["length"] != len(moves):
        found = len(moves) if isinstance(moves, list) else 0
        raise Refused("record-cut", "moves", length=str(data["length"])[:20], found=found)
    for i in range(len(moves)):
        _check_entry(moves[i], f"moves[{i}]")
    return data


def _check_entry(move: object, place: str) -> None:
    if not isinstance(move, dict) or not isinstance(move.get("hash"), str):
        raise Refused("record-move", place)
    seat = move.get("seat")
    if isinstance(seat, bool) or not isinstance(seat, int):
        raise Refused("record-move", place)
    back = move.get("undo")
    does = set(move) == {"seat", "do", "hash"}
    undoes = set(move) == {"seat", "undo", "hash"} and isinstance(back, int) and not isinstance(back, bool)
    if not does and not undoes:
        raise Refused("record-move", place)
