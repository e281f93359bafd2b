"""Processes that work: in order, each piece once, and never far ahead of whoever takes what they have done."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from itertools import count

import pytest

from karczma.lab.pool import AHEAD, Processes, begun, crew_of


def handed_out(upto: int, given: list[int]) -> Iterator[int]:
    for number in range(upto):
        given.append(number)
        yield number


@pytest.mark.parametrize("size", [1, 2])
def test_pieces_come_back_in_order_and_are_not_all_handed_out_at_once(size: int) -> None:
    given: list[int] = []
    with closing(Processes(size).work_on(abs, handed_out(300, given))) as done:
        for number, found in enumerate(done):
            assert found == number
            assert len(given) <= number + 1 + (size > 1) * AHEAD * size
    assert given == [*range(300)]


def test_a_crew_that_grows_gets_more_and_one_that_shrinks_no_more() -> None:
    sizes = [3, 3, 10, 0, 0]
    given: list[int] = []
    taken = begun(given.append, count(), lambda: sizes.pop(0))
    seen: list[int] = []
    while sizes:
        next(taken)
        seen.append(len(given))
    assert seen == [3, 4, 12, 12, 12]


@pytest.mark.parametrize(("jobs", "pieces", "size"), [(2, 100, 2), (8, 3, 3), (4, 0, 1)])
def test_nobody_is_called_who_would_have_nothing_to_do(jobs: int, pieces: int, size: int) -> None:
    assert crew_of(jobs, pieces).size == size
