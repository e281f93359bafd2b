"""A game on paper: a header, the choices by name, and a chain of hashes that shows where somebody changed it.

A record that does not begin at a set-up holds the whole record it continues: nothing in it is taken on trust.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import msgspec

from karczma.kernel.audience import Json
from karczma.kernel.errors import Refused
from karczma.kernel.whole import is_whole

FORMAT = 2
FIRST = 1  # had no deals and named no earlier record; everything else means the same
DEEPEST = 8  # records within records
MOST_SEATS = 10
_encode = msgspec.json.Encoder(order="sorted").encode
HEADER = ("karczma", "game", "rules", "pack", "pack_hash", "seats", "options", "seed", "from")
FIELDS = (*HEADER, "length", "moves")


def canonical(data: Json) -> bytes:
    """The only way to write this data as bytes."""
    return _encode(data)


def beginning(header: dict[str, Json]) -> str:
    """The first hash of a record, unchanged since the first format, so old records hold."""
    return digest({**header, "karczma": FIRST})


def digest(data: Json) -> str:
    return hashlib.sha256(canonical(data)).hexdigest()


def link(before: str, entry: dict[str, Json], state: bytes) -> str:
    """The hash of one entry: of the one before it, what was done, and the (canonical) state it led to."""
    return digest([before, entry, hashlib.sha256(state).hexdigest()])


def entry_of(seat: int, words: list[str], back: int, eyes: list[int] | None) -> dict[str, Json]:
    """One line of a record: a choice, or `back` choices taken back, and what these seats did not know dealt again."""
    if back and eyes is not None:
        return {"seat": seat, "undo": back, "deal": [eye for eye in eyes]}
    if back:
        return {"seat": seat, "undo": back}
    do: list[Json] = [word for word in words]
    return {"seat": seat, "do": do}


def parse(text: str | bytes) -> dict[str, Any]:
    """A record as it is on disk, checked for its shape; whether it is a game is for replay to decide."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refused("record-unreadable", why=str(error)[:120]) from None
    return check_record(data)


def check_record(data: object) -> dict[str, Any]:
    """A record of this format or the first, whole: as many lines as it says, each with its hash."""
    if not isinstance(data, dict) or data.get("karczma") not in (FIRST, FORMAT):
        raise Refused("record-format")
    old = data["karczma"] == FIRST
    for name in FIELDS:
        if name not in data:
            raise Refused("record-missing", name)
    for name in data:
        # 1.0 and True are 1 to Python, but no record is written that way; unknown fields are refused unread.
        if name not in FIELDS or isinstance(data[name], bool | float):
            raise Refused("record-header", name)
    seed = data["seed"]
    if not isinstance(seed, str) or not seed.isascii() or not seed.isdigit() or len(seed) > 100:
        raise Refused("seed-range", "seed")
    if not isinstance(data["options"], dict):
        raise Refused("state-object", "options")
    _check_origin(data["from"], old)
    moves = data["moves"]
    if not isinstance(moves, list) or data["length"] != len(moves):
        found = len(moves) if isinstance(moves, list) else 0
        raise Refused("record-cut", "moves", length=str(data["length"])[:20], found=found)
    for i in range(len(moves)):
        _check_entry(moves[i], f"moves[{i}]", old)
    return data


def depth(data: object) -> int:
    """How many records are nested in this one; counting stops at the limit."""
    count = 0
    while count <= DEEPEST and isinstance(data, dict) and isinstance(data.get("from"), dict):
        data = data["from"].get("record")
        count += 1
    return count


def _check_origin(origin: object, old: bool) -> None:
    """Check where a record begins, if not at a set-up: only its shape; the contents are for replay."""
    if origin is None:
        return
    if not isinstance(origin, dict):
        raise Refused("state-object", "from")
    if old:
        raise Refused("record-state", "from")
    if set(origin) == {"shape", "state"}:
        return  # the rules have changed under this game: it can be read, not proven
    if set(origin) != {"record", "at", "deal"} or not is_whole(origin["at"]) or not _seats(origin["deal"]):
        raise Refused("record-origin", "from")


def _seats(given: object) -> bool:
    return isinstance(given, list) and len(given) <= MOST_SEATS and all(is_whole(seat) for seat in given)


def _check_entry(move: object, place: str, old: bool) -> None:
    if not isinstance(move, dict) or not isinstance(move.get("hash"), str):
        raise Refused("record-move", place)
    if not is_whole(move.get("seat")):
        raise Refused("record-move", place)
    fields = set(move) - {"seat", "hash"}
    deals = fields == {"undo", "deal"} and not old and _seats(move["deal"])
    if fields != {"do"} and not ((fields == {"undo"} or deals) and is_whole(move["undo"])):
        raise Refused("record-move", place)
