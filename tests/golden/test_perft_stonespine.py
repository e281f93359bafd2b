"""How many ways there are to go on in Stonespine Architects: counted by the engine, and beside it by hand."""

from __future__ import annotations

import pytest

from golden.perft import perft
from rules.stonespine.table import LaidTable, fresh, table


def alone() -> tuple[LaidTable, list[int]]:
    """Five cards and four columns; one of four is kept, and with three more there are four again for three columns."""
    return fresh(1), [5 * 4, 20 * 4, 80 * 4 * 3, 960 * 3]


def two() -> tuple[LaidTable, list[int]]:
    """Both build at one time, then each discards one of four."""
    return fresh(2), [5 * 4, 20 * 20, 400 * 4, 1600 * 4]


def three() -> tuple[LaidTable, list[int]]:
    """Who answers first does not matter, so there are as many ways for each."""
    return fresh(3), [5 * 4, 20 * 20, 400 * 20]


def set_of_two() -> tuple[LaidTable, list[int]]:
    """The richer one buys two tokens that differ, for four chambers each, or passes and takes one of three challenges.

    After a purchase nothing is left to buy: the other takes a challenge. After a pass the other can buy the same.
    """
    t = table(2).built(0, 1).built(1, 1).market("market_09", bottom="slime ooze")
    t.challenges("kings_favor", "market_maven", "gnoll_pack").gold(0, 8).gold(1, 6).market_phase()
    bought, passed = 2 * 4, 3
    return t, [2, bought + passed, bought * 4 + passed * 2, bought * 4 * 3 + passed * (2 * 4 + 2)]


def two_alike() -> tuple[LaidTable, list[int]]:
    """Of two tokens that are alike it does not matter which comes first, though it is another way if cells differ."""
    t = table(2).built(0, 1).built(1, 1).market("market_09", bottom="ooze ooze").challenges("kings_favor")
    return t.challenges("market_maven", "gnoll_pack").gold(0, 5).market_phase(), [2, 4 + 3, 4 * 4 + 3 * 2]


def passages() -> tuple[LaidTable, list[int]]:
    """Thirteen edges of a row for the first passage, twelve for the second."""
    t = table(2).built(0, 1).built(1, 1).market("market_03", top="secret_passage secret_passage")
    t.challenges("kings_favor", "market_maven", "gnoll_pack").gold(0, 10).market_phase()
    return t, [2, 13 + 3, 13 * 12 + 3 * 2]


def last_year() -> tuple[LaidTable, list[int]]:
    """Sixteen chambers, forty edges; nobody takes a challenge any more, and who can pay for nothing passes unasked."""
    t = table(2).year(4, 4).built(0, 4).built(1, 4).market("market_03", top="gnoll secret_passage", bottom="ooze")
    t.gold(0, 10).gold(1, 4).market_phase()
    top, bottom, passed = 16 + 40, 16, 2
    both = 2 * 16 * 40
    return t, [3, top + bottom + passed, both + 16, both * 2]


POSITIONS = {
    position.__name__: position for position in (alone, two, three, set_of_two, two_alike, passages, last_year)
}


@pytest.mark.parametrize("name", POSITIONS)
def test_as_many_ways_as_there_are(name: str) -> None:
    t, counts = POSITIONS[name]()
    assert perft(t.match, t.g, 0, [0] * len(counts)) == counts
