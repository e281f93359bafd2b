"""Sealed answers: given at the same time, in any order, unseen until the last one."""

from __future__ import annotations

from itertools import permutations

import pytest

from karczma.kernel.errors import Refused
from kernel.tables import first, state_of, toy


def test_any_order_of_answers_leads_to_the_same_state() -> None:
    ends: set[str] = set()
    for order in permutations(range(4)):
        match = toy(4)
        for seat in order:
            match.choose(seat, match.options(seat)[seat % 3])
        ends.add(state_of(match))
    assert len(ends) == 1


def test_nothing_is_seen_before_the_last_answer() -> None:
    match = toy(3)
    views = [match.view(seat).plain() for seat in (None, 0, 1, 2)]
    first(match, 1)
    assert match.asked == [0, 2]
    assert match.options(1) == []
    assert match.question(1) is None
    assert [match.view(seat).plain() for seat in (None, 0, 1, 2)] == views
    assert all(match.told(seat) == [] for seat in (None, 0, 1, 2))


def test_who_has_answered_is_not_asked_again() -> None:
    match = toy(3)
    first(match, 1)
    other = match.game.smiths[1].hand[1]
    with pytest.raises(Refused) as refused:
        match.choose(1, other)
    assert refused.value.key == "not-asked"


def test_answers_act_in_the_order_of_the_seats_and_are_told_together() -> None:
    match = toy(3)
    first(match, 2, 0, 1)
    assert [(event["event"], event["seat"]) for event in match.told(None)][:3] == [
        ("kept", 0),
        ("kept", 1),
        ("kept", 2),
    ]
    assert match.asked == [0, 1, 2]  # the next question is open to all


def test_one_seat_alone_is_asked_the_same_way() -> None:
    match = toy(1)
    first(match, 0)
    assert match.asked == [0]
    assert len(match.game.smiths[0].kept) == 1


def test_what_one_alone_has_sealed_may_be_taken_back() -> None:
    match = toy(1)
    before = state_of(match)
    first(match, 0)
    assert match.can_undo(0)
    match.undo(0)
    assert state_of(match) == before
