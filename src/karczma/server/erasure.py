"""Forgetting somebody at a table, or at least their name: what changes there, and what its log still says.

Moves stay: they belong to the game and to those who played it, and its hashes vouch for them. Moves contain no names.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from karczma.kernel.errors import Refused
from karczma.server.open_table import OpenTable
from karczma.server.store import Entry, rewrite
from karczma.server.table_info import Seat, TableInfo
from karczma.server.tables import Change, bot_seat


def delete(live: OpenTable, guest: str, name: str) -> Change:
    """Remove all mention of this guest here. A bot plays on for them, and somebody else becomes host."""
    meta = live.meta.copy()
    seat = next(iter(seats_of(meta, guest)), None)
    for one in seats_of(meta, guest):
        meta.chairs[one] = _vacated(meta, one, guest)
    meta.knowing = [one for one in meta.knowing if one != guest]
    meta.wish = None
    if meta.host == guest:
        meta.host = _next_host(meta, guest)
        meta.watch = ""  # they gave the link out, and nobody else knows to whom
    rewritten = _without(live, guest, name, talk=False)
    return _change(live, "deleted", seat, meta, rewritten)


def unname(live: OpenTable, guest: str, name: str) -> Change:
    """Take their name away here; they stay where they are."""
    meta = live.meta.copy()
    seat = next(iter(seats_of(meta, guest)), None)
    for one in seats_of(meta, guest):
        if meta.chairs[one].kind != "bot":
            meta.chairs[one].name = ""
    return _change(live, "unnamed", seat, meta, _without(live, guest, name, talk=True))


def _change(live: OpenTable, what: str, seat: int | None, meta: TableInfo, rewritten: list[Entry]) -> Change:
    if meta == live.meta and not rewritten:
        raise Refused("nothing-changes")
    also = partial(rewrite, table_id=meta.id, lines=rewritten)
    return Change("seat", {"what": what, "seat": seat, "name": ""}, meta, live.match, also=also, rewritten=rewritten)


def seats_of(meta: TableInfo, guest: str) -> list[int]:
    """Where this guest sits, or may come back to."""
    return [i for i, chair in enumerate(meta.chairs) if guest in (chair.guest, chair.owner)]


def _vacated(meta: TableInfo, seat: int, guest: str) -> Seat:
    chair = meta.chairs[seat]
    if meta.stage == "open":
        return Seat()
    if chair.guest != guest:  # they have left, and a bot or nobody plays there
        return msgspec.structs.replace(chair, owner="")
    if meta.stage == "running":
        others = [other for i, other in enumerate(meta.chairs) if i != seat]
        return bot_seat(meta.game, meta.language, "regular", others)
    return msgspec.structs.replace(chair, guest="", owner="", name="")


def _next_host(meta: TableInfo, guest: str) -> str:
    """As when a host leaves: the first person who still sits there, or else the first who may come back."""
    seated = [meta.chairs[seat].guest for seat in meta.people() if meta.chairs[seat].guest]
    return next((one for one in (*seated, *meta.members()) if one != guest), "")


def _without(live: OpenTable, guest: str, name: str, talk: bool) -> list[Entry]:
    """The lines of the log that name this guest, without the name; and without what they said, unless it may stay."""
    names = _names(live, guest, name)
    others = {
        (seat, chair.name) for seat, chair in enumerate(live.meta.chairs) if guest not in (chair.guest, chair.owner)
    }
    changed: list[Entry] = []
    for entry in live.log:
        data: dict[str, Any] = msgspec.json.decode(entry.data)
        own = _sent_by(entry, guest)
        _blank(data, names, others)
        if own and entry.kind == "chat":
            data.update({"name": ""} if talk else {"name": "", "text": ""})
        client = None if own and not talk else entry.client
        encoded = msgspec.json.encode(data)
        if encoded != entry.data or client != entry.client:
            changed.append(Entry(entry.seq, entry.kind, encoded, entry.at, entry.hash, client=client))
    return changed


def _blank(data: dict[str, Any], names: set[str], others: set[tuple[int, str]]) -> None:
    """Take these names out of a line, but not from somebody else who has the same name."""
    if "names" in data:
        data["names"] = [
            "" if name in names and (seat, name) not in others else name for seat, name in enumerate(data["names"])
        ]
    if "what" in data:
        for field in ("name", "before"):
            if data.get(field) in names and (data["seat"], data[field]) not in others:
                data[field] = ""


def _names(live: OpenTable, guest: str, name: str) -> set[str]:
    """What this guest was called here: now, whenever they said or did something, and before they changed their name."""
    mine = seats_of(live.meta, guest)
    names = {name, *[live.meta.chairs[seat].name for seat in mine if live.meta.chairs[seat].kind != "bot"]}
    for entry in reversed(live.log):
        if entry.kind not in ("seat", "chat"):
            continue
        data: dict[str, Any] = msgspec.json.decode(entry.data)
        own = _sent_by(entry, guest)
        if own and (entry.kind == "chat" or data["what"] in OF_ONESELF):
            names.add(data["name"])
        if data.get("before") and data["name"] in names and (own or data["seat"] in mine):
            names.add(data["before"])
    return names - {""}


OF_ONESELF = ("sat_down", "left", "renamed")  # what people do themselves; a host also does things to others


def _sent_by(entry: Entry, guest: str) -> bool:
    return entry.client is not None and entry.client.startswith(f"{guest}-")
