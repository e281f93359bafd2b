"""Reading a score sheet: every field is asked for by name, and what nobody asked for is an error."""

from __future__ import annotations

from karczma.kernel.errors import Refused


def fields(data: object, place: str, required: tuple[str, ...], optional: tuple[str, ...]) -> dict[str, object]:
    """An object with these fields and no others."""
    if not isinstance(data, dict):
        raise Refused("sheet-object", place)
    prefix = f"{place}." if place else ""
    for name, value in data.items():
        if name not in required and name not in optional:
            raise Refused("sheet-field", f"{prefix}{str(name)[:40]}")
        if value is None:
            raise Refused("sheet-null", f"{prefix}{name}")
    for name in required:
        if name not in data:
            raise Refused("sheet-missing", f"{prefix}{name}")
    return data


def items(data: object, place: str) -> list[object]:
    if not isinstance(data, list):
        raise Refused("sheet-list", place)
    return data


def whole(data: object, place: str, low: int, high: int) -> int:
    if isinstance(data, bool) or not isinstance(data, int):
        raise Refused("sheet-whole", place)
    if not low <= data <= high:
        raise Refused("sheet-range", place, low=low, high=high, value=str(data)[:40])
    return data


def flag(data: object, place: str) -> bool:
    if not isinstance(data, bool):
        raise Refused("sheet-flag", place)
    return data


def one_of(data: object, place: str, kind: str, ids: tuple[str, ...]) -> str:
    if not isinstance(data, str):
        raise Refused("sheet-text", place)
    if data not in ids:
        raise Refused("no-such-thing", place, kind=kind, id=data[:40])
    return data


def seats(
    sheet: dict[str, object], least: int, most: int, required: tuple[str, ...], optional: tuple[str, ...]
) -> list[dict[str, object]]:
    """The seats of a sheet, as many as the game can have; each may carry a name, which is only shown."""
    listed = items(sheet["seats"], "seats")
    if not least <= len(listed) <= most:
        raise Refused("seats-range", "seats", low=least, high=most, seats=len(listed))
    read: list[dict[str, object]] = []
    for i in range(len(listed)):
        place = f"seats[{i}]"
        seat = fields(listed[i], place, required, (*optional, "name"))
        if not isinstance(seat.get("name", ""), str):
            raise Refused("sheet-text", f"{place}.name")
        read.append(seat)
    return read
