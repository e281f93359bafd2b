"""What every client of the tests does first: it makes an update whole again."""

from __future__ import annotations

from typing import Any

from karczma.kernel.changes import changed

Json = dict[str, Any]


def whole(message: Json, table: Json, places: list[Json]) -> Json:
    """An update that tells what changed, with the table and the places as they are then, as if it had told them all."""
    if message["type"] not in ("update", "changed"):
        return message
    return {**changed({"table": table, "places": places}, message.get("changes") or {}), **message}
