"""Where the second source differs: tokens that were not assigned, tomes after passing, suspicion effects as offers."""

from __future__ import annotations

import pytest

from karczma.games.lockup.cards import THUG_EFFECTS, TOME_EFFECTS
from karczma.games.lockup.vocabulary import EFFECT, THUG, TOME
from rules.lockup.table import LaidTable, table
from rules.rule import rule

# Tokens that were not assigned


@rule("LK-D1")
def test_unassigned_tokens_stay_in_the_cell() -> None:
    t = table(2).at(0, "smithy", "5").next_tomes("smiths_handbook", "muscle_manual").lights_out().choose("decline")
    assert (t.asked, t.ask) == ([0], "keep_tome")
    assert t.ranked == [(0, 5)]
    assert len(t.tokens_at(1, "cell")) == 6


@rule("LK-D1")
def test_unassigned_tokens_may_lie_at_the_library() -> None:
    """Seat 1 has assigned nothing, seat 0 all but the 2; who comes back to the cell with a reward stays there."""
    t = table(3, unassigned_to_library=True).at(0, "smithy", "3 4 5 lookout enforcer").at(2, "sewers", "2 3 4 5")
    t.at(2, "sewers", "enforcer lookout").next_tomes("smiths_handbook", "muscle_manual").lights_out()
    assert t.seen_by(2, 1, "crew", "library").hidden == 6
    t.choose("take_reward").choose("take_reward")
    assert t.tokens_at(1, "library") == ["2", "3", "4", "5", "enforcer", "lookout"]
    assert (t.tokens_at(0, "library"), t.tokens_at(2, "library")) == (["2"], [])
    assert (t.asked, t.ask, t.ranked) == ([1], "keep_tome", [(1, 15), (0, 2)])
    assert t.seen_by(2, 0, "crew", "library").cards == ["token_2"]
    t.choose("keep_tome", "muscle_manual").quiet()
    assert [len(t.tomes_of(seat)) for seat in range(3)] == [1, 1, 0]
    assert [len(t.tokens_at(seat, "cell")) for seat in range(3)] == [6, 6, 6]
    assert t.sound()


@rule("LK-D1")
def test_they_join_those_that_got_nothing() -> None:
    t = table(2, unassigned_to_library=True).at(0, "smithy", "5").at(0, "sewers", "2 3 4 lookout")
    t.at(1, "sewers", "2 3 4 5 lookout").lights_out().choose("decline").choose("decline").choose("take_reward")
    assert t.ranked == [(1, 15), (0, 10)]


@rule("LK-D1")
def test_nothing_left_means_nobody_comes() -> None:
    t = table(5, unassigned_to_library=True)
    for seat in range(5):
        t.at(seat, "sewers", "3 4 5 enforcer lookout")
    t.lights_out()
    for _ in range(5):
        t.choose("take_reward")
    assert (t.g.round, t.heard("location_starts"), t.heard("to_library")) == (2, [], [])


@rule("LK-D1")
def test_alone_too() -> None:
    t = table(1, unassigned_to_library=True).at(0, "smithy", "2 3 4 lookout").lights_out().choose("take_reward")
    assert t.ranked == [(0, 6)]


# Tomes after passing


@rule("LK-D6")
@pytest.mark.parametrize("on", [False, True])
def test_tomes_after_passing(on: bool) -> None:
    t = table(3, tome_after_pass=on).tomes(1, "smiths_handbook", "inmate_register").passed(1)
    t.spaces(sewers="dwarf_elder", smithy="dwarf_miner").turn_after(1)
    if not on:
        assert (t.asked, t.ask) == ([2], "visit")
        return
    assert (t.asked, t.offered("play_tome")) == ([1], ["smiths_handbook"])  # the other one needs one's own turn
    t.choose("play_tome", "smiths_handbook")
    assert (t.resources_of(1), t.ask) == ({"iron": 1}, "play_tome")
    t.choose("no_tome")
    assert (t.asked, t.ask) == ([2], "visit")


@rule("LK-D6")
def test_in_lights_out_everybody_may_again() -> None:
    t = table(2).tomes(1, "smiths_handbook").passed(0, 1).at(0, "smithy", "5").lights_out()
    assert (t.asked, t.ask) == ([1], "play_tome")


# Suspicion effects


def thug(t: LaidTable, seat: int, name: str) -> LaidTable:
    """The effects of a thug that has just been recruited."""
    return t.go(EFFECT, seat, THUG_EFFECTS + THUG.numbers[name] << 4)


def tome(t: LaidTable, seat: int, name: str) -> LaidTable:
    return t.go(EFFECT, seat, TOME_EFFECTS + TOME.numbers[name] << 4)


@rule("LK-D11")
def test_suspicion_effects_are_instructions() -> None:
    t = thug(table(3).suspicion(0, 2), 0, "ratfolk_sneak")
    assert (t.match.over, t.suspicion_of(0)) == (True, 1)
    t = tome(table(3).suspicion(0, 3), 0, "book_of_alibis")
    assert (t.match.over, t.suspicion_of(0)) == (True, 1)
    t = thug(table(3).suspicion(0, 2), 0, "ratfolk_informer")
    assert t.offers == [["pass_suspicion", "1"], ["pass_suspicion", "2"]]


@rule("LK-D11")
def test_suspicion_effects_may_be_offers() -> None:
    t = thug(table(3, suspicion_effects="optional").suspicion(0, 2), 0, "ratfolk_sneak")
    assert (t.asked, t.ask, t.offers) == ([0], "effect_use", [["use"], ["skip"]])
    t.choose("skip")
    assert (t.match.over, t.suspicion_of(0)) == (True, 2)
    t = thug(table(3, suspicion_effects="optional").suspicion(0, 2), 0, "ratfolk_sneak").choose("use")
    assert (t.match.over, t.suspicion_of(0), t.left["suspicion"]) == (True, 1, 11)


@rule("LK-D11")
def test_each_cube_is_asked_about() -> None:
    t = tome(table(3, suspicion_effects="optional").suspicion(0, 3), 0, "book_of_alibis").choose("use")
    assert (t.ask, t.suspicion_of(0)) == ("effect_use", 2)
    t.choose("skip")
    assert (t.match.over, t.suspicion_of(0)) == (True, 2)
    t = tome(table(3, suspicion_effects="optional").suspicion(0, 3), 0, "book_of_alibis").choose("use").choose("use")
    assert (t.match.over, t.suspicion_of(0)) == (True, 1)
    t = tome(table(3, suspicion_effects="optional").suspicion(0, 1), 0, "book_of_alibis").choose("use")
    assert (t.match.over, t.suspicion_of(0)) == (True, 0)


@rule("LK-D11")
def test_passing_may_be_skipped_too() -> None:
    t = thug(table(3, suspicion_effects="optional").suspicion(0, 1), 0, "ratfolk_informer").choose("use")
    t.choose("pass_suspicion", "2")
    assert [t.suspicion_of(seat) for seat in range(3)] == [0, 0, 1]
    t = thug(table(3, suspicion_effects="optional").suspicion(0, 1), 0, "ratfolk_informer").choose("skip")
    assert [t.suspicion_of(seat) for seat in range(3)] == [1, 0, 0]
    t = thug(table(3, suspicion_effects="optional"), 0, "ratfolk_informer")
    assert t.match.over
