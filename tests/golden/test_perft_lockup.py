"""How many ways there are to go on in Lockup: counted by the engine, and beside it by hand."""

from __future__ import annotations

import pytest

from golden.perft import perft
from rules.lockup.table import LaidTable, table


def roll_call_of(tokens: int) -> list[int]:
    """Seven locations or a pass; any token face up or down; then any other, up or down, or that is all."""
    first = 7 * 2 * tokens
    second = first * (2 * (tokens - 1) + 1)
    return [8, first + 8, second + first + 8]


def three() -> tuple[LaidTable, list[int]]:
    """Who passes leaves the same choice to the next."""
    return table(3).roll_call(), roll_call_of(6)


def five() -> tuple[LaidTable, list[int]]:
    """Nobody has the 2."""
    return table(5).roll_call(), roll_call_of(5)


def last_token() -> tuple[LaidTable, list[int]]:
    """Six locations are left. One token face up or down, and the cell is empty: the turn is over unasked.

    When both have passed, the stronger one at the sewers takes the reward or declines it.
    """
    t = table(2).at(0, "sewers", "2 3 4 enforcer lookout").at(1, "sewers", "2 3 4 5 enforcer").turn_after(1)
    return t, [7, 6 * 2 + 7, 6 * 2 * 7 + 6 * 2 + 2]


def cell_block() -> tuple[LaidTable, list[int]]:
    """With scrap and gold: a gold tooth at once, or any of three items reserved for one of the two, or nothing."""
    t = table(2).at(0, "cell_block", "5").resources(0, scrap=1, gold=1)
    t.display("gold_tooth", "royal_circlet", "crown_of_kulbak").resolve("cell_block")
    return t, [1 + 3 + 1, 3 * 2]


def commissary() -> tuple[LaidTable, list[int]]:
    """The first takes one of four kinds or declines; the second may then give one of two kinds for one of three."""
    t = table(3).at(0, "commissary", "5").at(1, "commissary", "4").resources(1, scrap=1, iron=1).resolve("commissary")
    return t, [2, 4 + 2, 4 * 2 + 2, 4 * 2 + 2 * 3]


POSITIONS = {position.__name__: position for position in (three, five, last_token, cell_block, commissary)}


@pytest.mark.parametrize("name", POSITIONS)
def test_as_many_ways_as_there_are(name: str) -> None:
    t, counts = POSITIONS[name]()
    assert perft(t.match, t.g, 0, [0] * len(counts)) == counts
