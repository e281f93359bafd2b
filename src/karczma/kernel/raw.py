"""What lies on the table as a row of bytes: the names of the numbers, and how a game writes them.

A row is made of zeros, so a game writes only what is there. Each number has a name, and a full measure, by which a
learner may divide it to get about 0 to 1.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from karczma.kernel.game import NO_STEP, OPEN, Frame, Game
from karczma.kernel.native import i64

MOST: Final = 255  # that a number can be


def each(name: str, ids: tuple[str, ...], full: int = 1) -> dict[str, int]:
    """A number for each of these things."""
    return {f"{name}_{id}": full for id in ids}


def of_each_seat(names: dict[str, int], seats: int) -> dict[str, int]:
    """The same numbers of the seat itself and of each rival, from its left around the table."""
    whose = ["mine", *[f"rival_{place}" for place in range(1, seats)]]
    return {f"{who}_{name}": full for who in whose for name, full in names.items()}


def places(names: dict[str, int]) -> dict[str, int]:
    """Where each number is in its part of a row."""
    found = list(names)
    return {found[i]: i for i in range(len(found))}


def asked_of(g: Game, seat: int) -> Frame:
    """The question that this seat has to answer; its step is NO_STEP if there is none."""
    for i in range(g.asking()):
        frame = g.ask_at(i)
        if frame[1] == seat and not (g.sealed and g.sealed[i] != OPEN):
            return frame
    return NO_STEP, seat, 0


def put(row: vec[u8], at: i64, count: i64) -> None:
    """How many there are."""
    row[at] = u8(min(max(count, 0), MOST))


def put_counts(row: vec[u8], first: i64, counts: list[int]) -> None:
    """How many there are of each."""
    at = first
    for count in counts:
        put(row, at, count)
        at += 1


def put_numbers(row: vec[u8], first: i64, counts: tuple[int, ...]) -> None:
    """The same of what is a tuple."""
    at = first
    for count in counts:
        put(row, at, count)
        at += 1


def put_one(row: vec[u8], first: i64, which: i64) -> None:
    """The one there is, of several; -1 is none."""
    if which >= 0:
        row[first + which] = 1


def put_bits(row: vec[u8], first: i64, bits: int) -> None:
    """Which of them there are, as bits."""
    while bits:
        lowest = bits & -bits
        row[first + lowest.bit_length() - 1] = 1
        bits ^= lowest


def add_one(row: vec[u8], first: i64, which: i64) -> None:
    """One more of this."""
    row[first + which] += 1
