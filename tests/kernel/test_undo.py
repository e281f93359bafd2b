"""Taking back: what a seat may, what the table may, and what the record says of it."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

from karczma.kernel.errors import Refused
from karczma.kernel.match import Match, go_on, replay
from kernel.tables import do, first, forge, state_of, toy


def refused(match: Match, seat: int) -> bool:
    before = state_of(match), match.log[:]
    with pytest.raises(Refused) as refusal:
        match.undo(seat)
    assert (state_of(match), match.log) == before
    return refusal.value.key == "no-undo"


def test_small_choices_are_taken_back_one_by_one_until_the_die_is_rolled() -> None:
    match = forge(2, {}, coal="plenty")
    states = [state_of(match)]
    for choice in ("0 lay iron_knife", "0 stoke", "0 stoke"):
        do(match, choice)
        states.append(state_of(match))
    for expected in reversed(states[:-1]):
        assert match.can_undo(0)
        match.undo(0)
        assert state_of(match) == expected
        assert match.told(0) == []  # nothing happens when something is taken back
    assert refused(match, 0)
    do(match, "0 lay iron_pot", "0 strike")
    assert not match.can_undo(0)
    assert refused(match, 0)


def test_nobody_takes_back_what_another_did_or_anything_past_it() -> None:
    match = forge(2, {})
    do(match, "0 rest")
    assert refused(match, 1)
    do(match, "1 rest")
    assert refused(match, 0)
    assert match.can_undo(1)


def test_the_end_turns_something_up() -> None:
    match = forge(1, {})
    do(match, "0 rest", "0 rest", "0 rest")
    assert match.over
    assert refused(match, 0)


@pytest.mark.parametrize("seat", [-1, 3, 99, 1 << 70])
def test_a_seat_that_is_not_there_takes_nothing_back(seat: int) -> None:
    match = toy(3)
    first(match, 0)
    assert refused(match, seat)
    with pytest.raises(Refused):
        match.take_back(seat, 1)
    assert len(match.log) == 1


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_a_sealed_answer_is_taken_back_while_those_of_others_stand(order: tuple[int, ...]) -> None:
    match = toy(4)
    first(match, *order)
    for seat in order:
        again = match.clone()
        assert again.can_undo(seat)
        again.undo(seat)
        assert sorted(again.asked) == sorted([seat, 3])
        assert again.told(seat) == []
        other = again.options(seat)[1]
        again.choose(seat, other)
        expected = toy(4)
        for one in order:
            expected.choose(one, other if one == seat else expected.options(one)[0])
        assert state_of(again) == state_of(expected)
        assert [made[:2] for made in again.made] == [
            *[made[:2] for made in match.made if made[0] != seat],
            (seat, other),
        ]
        assert state_of(replay(again.face, again.pack, again.record())) == state_of(again)


def test_an_unsealed_answer_stays() -> None:
    match = toy(2)
    first(match, 0, 1)
    assert refused(match, 0)
    assert refused(match, 1)
    first(match, 1)
    assert refused(match, 0)
    assert match.can_undo(1)


def test_a_sealed_answer_from_before_a_saved_state_stays() -> None:
    """The record starts from the state, so there is nothing to go back to."""
    match = toy(3)
    first(match, 1)
    again = go_on(match, 1, 7, [0, 1, 2])
    assert again.asked == [0, 2]
    assert refused(again, 1)
    first(again, 2)
    assert again.can_undo(2)
    assert refused(again, 1)


def test_in_records_of_the_first_format_the_dice_fall_the_same_again() -> None:
    match = forge(2, {})
    do(match, "0 lay iron_knife")
    before = state_of(match)
    do(match, "0 strike")
    after = state_of(match)
    do(match, "1 rest")
    match.rewind(1, 2, None)
    assert state_of(match) == before
    do(match, "0 strike")
    assert state_of(match) == after


@pytest.mark.parametrize("count", [0, -1, 3, 1 << 70])
def test_no_more_is_taken_back_than_was_done(count: int) -> None:
    match = forge(2, {})
    do(match, "0 rest", "1 rest")
    with pytest.raises(Refused) as refusal:
        match.take_back(0, count)
    assert (refusal.value.key, refusal.value.facts) == ("take-back-range", {"count": count, "made": 2})


def taken_back() -> Match:
    match = toy(2, coal="plenty")
    first(match, 0, 1, 1)
    match.undo(1)
    first(match, 0, 1)
    seat = match.asked[0]
    first(match, seat)
    match.undo(seat)
    do(match, f"{seat} rest")
    match.take_back(0, 3)
    return match


def test_what_was_taken_back_is_in_the_record_and_replayed() -> None:
    match = taken_back()
    record = json.loads(json.dumps(match.record()))
    assert [move["undo"] for move in record["moves"] if "undo" in move] == [1, 1, 3]
    again = replay(match.face, match.pack, record)
    assert (again.log, again.made) == (match.log, match.made)
    assert state_of(again) == state_of(match)
    assert again.record() == match.record()


def test_a_match_can_be_seen_as_it_stood_after_any_entry() -> None:
    match = taken_back()
    again = match.at(0)
    for number in range(len(match.log)):
        again.repeat(match, number)
        assert state_of(match.at(number + 1)) == state_of(again)


def test_hashes_are_the_same_whether_taken_at_every_move_or_at_the_end() -> None:
    match = taken_back()
    late = match.record()
    early = match.at(0)
    early.link()
    for number in range(len(match.log)):
        early.repeat(match, number)
        early.link()
    assert early.record() == late


def test_history_tells_only_what_stands() -> None:
    match = taken_back()
    assert len(match.history(0)) == len(match.made) + 1
    assert match.history(0)[0] == match.at(0).told(0)
    fresh = toy(2, coal="plenty")
    for seat, option, _, _ in match.made:
        fresh.choose(seat, option)
    assert match.history(1) == fresh.history(1)


def test_a_child_takes_back_without_its_parent() -> None:
    match = forge(2, {})
    do(match, "0 lay iron_knife")
    before = state_of(match)
    child = match.clone()
    child.undo(0)
    assert state_of(match) == before
    assert match.can_undo(0)
