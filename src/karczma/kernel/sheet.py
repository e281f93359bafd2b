"""Score sheets: a game declares its form once, blank by blank; sheets are read by it, and pages are drawn from it.

Every blank is known by its name, and an unknown name is an error: a typing mistake must not count as nothing.
"""

from __future__ import annotations

from typing import Any

from karczma.kernel.audience import Json
from karczma.kernel.errors import Refused
from karczma.kernel.native import mypyc_attr
from karczma.kernel.verbs import Kind
from karczma.kernel.whole import is_whole


@mypyc_attr(allow_interpreted_subclasses=True)
class Blank:
    """Something to fill in: what it may hold, and what it counts as if left out."""

    def __init__(self, name: str, required: bool) -> None:
        self.name = name
        self.required = required
        self.label = name  # its text is `sheet-<label>`
        self.seats: tuple[int, ...] = ()  # the numbers of seats it applies to; empty: any number
        self.drawn = ""  # what a page can draw for it; a page that cannot asks for it like for any other

    def called(self, label: str) -> Blank:
        """The same with another text: a name may mean one thing here and another there."""
        self.label = label
        return self

    def only_with(self, *seats: int) -> Blank:
        """Only for games with this many seats."""
        self.seats = seats
        return self

    def drawn_as(self, picture: str) -> Blank:
        """Filled in on a picture. Neighbours with the same picture are filled in on one."""
        self.drawn = picture
        return self

    def takes(self, data: object) -> bool:
        """Whether this is JSON of the type that is filled in here."""
        raise NotImplementedError

    def read(self, data: object, place: str, seats: int) -> Any:
        """What was filled in here, on a sheet for this many seats."""
        raise NotImplementedError

    def left_out(self) -> Any:
        """What counts if nothing was filled in."""
        raise AssertionError(f"{self.name} cannot be left out")

    def plain(self) -> dict[str, Json]:
        """What a page must know to ask for it, except the texts and what is inside."""
        raise NotImplementedError

    def inside(self) -> list[Blank]:
        """The blanks this one is made of."""
        return []


class Flag(Blank):
    """Yes or no; if left out, no."""

    def __init__(self, name: str) -> None:
        super().__init__(name, False)

    def takes(self, data: object) -> bool:
        return isinstance(data, bool)

    def read(self, data: object, place: str, seats: int) -> Any:
        if not isinstance(data, bool):
            raise Refused("sheet-flag", place)
        return data

    def left_out(self) -> Any:
        return False

    def plain(self) -> dict[str, Json]:
        return {"kind": "flag", "default": False}


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Blank):
    """A whole number from `low` to `high`; one without a default must be there."""

    def __init__(self, name: str, low: int, high: int, default: int | None = None) -> None:
        super().__init__(name, default is None)
        self.low = low
        self.high = high
        self.default = default

    def optional(self) -> Number:
        """It may be left out, which is different from any number."""
        self.required = False
        return self

    def takes(self, data: object) -> bool:
        return is_whole(data)

    def read(self, data: object, place: str, seats: int) -> Any:
        if not is_whole(data):
            raise Refused("sheet-whole", place)
        if not self.low <= data <= self.high:
            raise Refused("sheet-range", place, low=self.low, high=self.high, value=str(data)[:40])
        return data

    def left_out(self) -> Any:
        return self.default

    def plain(self) -> dict[str, Json]:
        told: dict[str, Json] = {"kind": "number", "low": self.low, "high": self.high}
        return told if self.default is None else {**told, "default": self.default}


class HowMany(Number):
    """How many of a thing; it is called by the name of the thing, and none if left out."""

    def __init__(self, kind: Kind, id: str, high: int) -> None:
        super().__init__(id, 0, high, 0)
        self.kind = kind

    def plain(self) -> dict[str, Json]:
        return {**super().plain(), "of": self.kind.name}


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Blank):
    """One of these things of a kind; each has the text `<kind>-<id>`. One without a default must be there."""

    def __init__(self, name: str, kind: Kind, ids: tuple[str, ...] = (), default: str = "") -> None:
        super().__init__(name, not default)
        self.kind = kind
        self.ids = ids or kind.ids
        self.default = default

    def takes(self, data: object) -> bool:
        return isinstance(data, str)

    def read(self, data: object, place: str, seats: int) -> Any:
        if not isinstance(data, str):
            raise Refused("sheet-text", place)
        if data not in self.ids:
            raise self.unfit(data, place)
        return data

    def unfit(self, id: str, place: str) -> Refused:
        """Why this is not one of them."""
        return Refused("no-such-thing", place, kind=self.kind.name, id=id[:40])

    def left_out(self) -> Any:
        return self.default

    def plain(self) -> dict[str, Json]:
        ids: list[Json] = [id for id in self.ids]
        told: dict[str, Json] = {"kind": "pick", "of": self.kind.name, "ids": ids}
        return {**told, "default": self.default} if self.default else told


@mypyc_attr(allow_interpreted_subclasses=True)
class ListOf(Blank):
    """A list of the same blank repeated; one that may be left out is then empty."""

    def __init__(self, name: str, of: Blank, least: int, most: int, required: bool = True) -> None:
        super().__init__(name, required)
        self.of = of
        self.least = least
        self.most = most
        self.by_seats: dict[int, int] = {}  # how many at most, where that depends on the number of seats
        self.once = False

    def each_once(self) -> ListOf:
        """Of things the box has once. The list does not see what other lists name: the game checks it."""
        self.once = True
        return self

    def most_with(self, seats: int) -> int:
        return self.by_seats.get(seats, self.most)

    def takes(self, data: object) -> bool:
        return isinstance(data, list)

    def read(self, data: object, place: str, seats: int) -> Any:
        listed = items(data, place)
        if not self.least <= len(listed) <= self.most_with(seats):
            raise self.unfit(len(listed), place, seats)
        return [self.of.read(listed[i], f"{place}[{i}]", seats) for i in range(len(listed))]

    def unfit(self, found: int, place: str, seats: int) -> Refused:
        """Why a list cannot be this long."""
        return Refused("sheet-length", place, low=self.least, high=self.most_with(seats), found=found)

    def left_out(self) -> Any:
        return []

    def plain(self) -> dict[str, Json]:
        told: dict[str, Json] = {"kind": "list", "least": self.least, "most": self.most}
        if self.once:
            told["once"] = True
        by_seats: dict[str, Json] = {str(seats): most for seats, most in self.by_seats.items()}
        return {**told, "most_by_seats": by_seats} if by_seats else told

    def inside(self) -> list[Blank]:
        return [self.of]


class Group(Blank):
    """Several blanks together: an object with their names, or if `in_a_row` a list of them in this order."""

    def __init__(self, name: str, fields: list[Blank], required: bool = True, in_a_row: bool = False) -> None:
        super().__init__(name, required)
        self.fields = fields
        self.in_a_row = in_a_row

    def takes(self, data: object) -> bool:
        return isinstance(data, list if self.in_a_row else dict)

    def read(self, data: object, place: str, seats: int) -> Any:
        if not self.in_a_row:
            return fill_in(self.fields, data, place, seats)
        listed = items(data, place)
        size = len(self.fields)
        if len(listed) != size:
            raise Refused("sheet-length", place, low=size, high=size, found=len(listed))
        return {self.fields[i].name: self.fields[i].read(listed[i], f"{place}[{i}]", seats) for i in range(size)}

    def left_out(self) -> Any:
        return {field.name: field.left_out() for field in self.fields}

    def plain(self) -> dict[str, Json]:
        return {"kind": "group", "in_a_row": True} if self.in_a_row else {"kind": "group"}

    def inside(self) -> list[Blank]:
        return self.fields


class Either(Blank):
    """Several ways to fill in the same thing, the shortest first; the JSON type tells which one was taken.

    What none of them takes is refused by the one with the number `usual`.
    """

    def __init__(self, name: str, ways: list[Blank], usual: int = 0) -> None:
        super().__init__(name, ways[0].required)
        self.ways = ways
        self.usual = usual

    def takes(self, data: object) -> bool:
        return any([way.takes(data) for way in self.ways])

    def read(self, data: object, place: str, seats: int) -> Any:
        """An object without a word is none of the ways: a slip must not count 0."""
        for way in self.ways:
            if data != {} and way.takes(data):
                return way.read(data, place, seats)
        return self.ways[self.usual].read(data, place, seats)

    def left_out(self) -> Any:
        return self.ways[0].left_out()

    def plain(self) -> dict[str, Json]:
        return {"kind": "either"}

    def inside(self) -> list[Blank]:
        return self.ways


class Filled:
    """A sheet as it was read: what it says once, its options, and what each seat has. Nothing is missing."""

    def __init__(self, sheet: dict[str, Any], options: dict[str, Any], seats: list[dict[str, Any]]) -> None:
        self.sheet = sheet
        self.options = options
        self.seats = seats


class Form:
    """The score sheet of a game: blanks for the whole table, for its options, and for each of its seats."""

    def __init__(
        self, game: str, least: int, most: int, sheet: list[Blank], options: list[Blank], seat: list[Blank]
    ) -> None:
        self.game = game
        self.least = least
        self.most = most
        self.sheet = sheet
        self.options = options
        self.seat = seat

    def read(self, data: object) -> Filled:
        """A sheet as people fill it in; what does not belong is refused with its place."""
        given = data.get("seats") if isinstance(data, dict) else None
        count = len(given) if isinstance(given, list) else 0
        sheet = fill_in(self.sheet, data, "", count, ("game", "seats"), ("options",))
        assert isinstance(data, dict)  # otherwise it would have been refused
        options = fill_in(self.options, data.get("options", {}), "options", count)
        listed = items(data["seats"], "seats")
        if not self.least <= count <= self.most:
            raise Refused("seats-range", "seats", low=self.least, high=self.most, seats=count)
        seats = [self._seat(listed[i], f"seats[{i}]", count) for i in range(count)]
        return Filled(sheet, options, seats)

    def _seat(self, data: object, place: str, count: int) -> dict[str, Any]:
        """Each seat may carry a name, which is only shown."""
        seat = fill_in(self.seat, data, place, count, (), ("name",))
        assert isinstance(data, dict)
        if not isinstance(data.get("name", ""), str):
            raise Refused("sheet-text", f"{place}.name")
        return seat

    def blanks(self) -> list[Blank]:
        """All blanks of the form, including those inside others."""
        found: list[Blank] = [*self.sheet, *self.options, *self.seat]
        for blank in found:  # grows while it is read
            found.extend(blank.inside())
        return found


def fill_in(
    blanks: list[Blank],
    data: object,
    place: str,
    seats: int,
    also_required: tuple[str, ...] = (),
    also: tuple[str, ...] = (),
) -> dict[str, Any]:
    """What an object says for each of these blanks; it may have the other names too, which are read elsewhere."""
    asked = [blank for blank in blanks if not blank.seats or seats in blank.seats]
    required = tuple([blank.name for blank in asked if blank.required])
    optional = tuple([blank.name for blank in asked if not blank.required])
    found = fields(data, place, also_required + required, also + optional)
    prefix = f"{place}." if place else ""
    read: dict[str, Any] = {}
    for blank in asked:
        given = blank.name in found
        read[blank.name] = blank.read(found[blank.name], prefix + blank.name, seats) if given else blank.left_out()
    return read


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


def object_to(wrong: Refused, ours: bool, warnings: list[Refused]) -> None:
    """What the box cannot hold is refused; if only a value of ours says so, it is a warning: the printed one counts."""
    if not ours:
        raise wrong
    warnings.append(wrong)


def plain_warnings(warnings: list[Refused]) -> list[Json]:
    """What was counted although it does not fit our own values: where, why (a key of the words) and its facts."""
    return [{"place": one.place, "why": one.key, "facts": dict(one.facts)} for one in warnings]


def items(data: object, place: str) -> list[object]:
    if not isinstance(data, list):
        raise Refused("sheet-list", place)
    return data
