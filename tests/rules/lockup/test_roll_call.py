"""Roll call: turn by turn tokens go to locations, some of them face down, until everybody has passed."""

from __future__ import annotations

from itertools import permutations

import pytest

from karczma.games.lockup.state import TABLE
from karczma.games.lockup.vocabulary import LIGHTS_OUT, TOKEN
from karczma.kernel.errors import Refused
from karczma.words import Words
from rules.lockup.table import LaidTable, fresh, table
from rules.rule import rule

COMPANY = pytest.mark.parametrize("seats", [2, 3, 4, 5])
OPEN_LOCATIONS = ["exercise_yard", "sewers", "infirmary", "smithy", "commissary", "chow_hall", "cell_block"]


def roll_call(seats: int = 3) -> LaidTable:
    """Round 1 begins; the lights stay on."""
    return table(seats).halt(LIGHTS_OUT).roll_call()


def refuses(t: LaidTable, *words: str) -> bool:
    """Whether the player who is asked may not do this, and nothing changes."""
    before = t.match.face.write(t.g)
    try:
        t.choose(*words)
    except Refused:
        assert t.match.face.write(t.g) == before
        return True
    return False


# Turns


@rule("LK-14")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_holder_of_the_marker_begins_then_clockwise(first: int) -> None:
    t = table(3).first(first).roll_call()
    asked = []
    for location in ("sewers", "smithy"):
        for _ in range(3):
            asked += t.asked
            t.assign(location, "5" if location == "sewers" else "4")
    assert asked == [(first + i) % 3 for i in range(3)] * 2


@rule("LK-14", "LK-23")
def test_who_passed_is_skipped() -> None:
    t = roll_call(4).assign("sewers", "2").choose("pass").assign("sewers", "3").choose("pass")
    asked = []
    for location in ("smithy", "commissary"):
        for _ in range(2):
            asked += t.asked
            t.assign(location, "4" if location == "smithy" else "5")
    assert asked == [0, 2, 0, 2]
    assert refuses(t, "pass") is False
    assert t.asked == [2]


@rule("LK-14")
def test_the_phase_lasts_until_everybody_has_passed() -> None:
    """The last one may go on alone."""
    t = roll_call(2).choose("pass").assign("sewers", "2").assign("smithy", "3").assign("exercise_yard", "4")
    assert (t.asked, t.ask) == ([1], "visit")
    t.choose("pass")
    assert t.match.over
    t = table(2).roll_call().choose("pass").choose("pass")
    assert "lights_go_out" in t.events


@rule("LK-15")
def test_a_turn_is_an_assignment_to_one_location_or_a_pass() -> None:
    t = roll_call()
    assert t.ask == "visit"
    assert t.offered("visit") == OPEN_LOCATIONS
    assert t.offers[-1] == ["pass"]
    t.choose("visit", "smithy")
    assert (t.ask, t.question()["stake"]) == ("assign", {"location": "smithy", "count": 2})
    assert ["done"] not in t.offers
    t.choose("assign", "token_lookout", "down")
    left = ["token_2", "token_3", "token_4", "token_5", "token_enforcer"]
    assert t.offers == [*[["assign", token, side] for token in left for side in ("up", "down")], ["done"]]
    t.choose("assign", "token_5", "up").choose("done")
    assert (t.asked, t.tokens_at(0, "smithy")) == ([1], ["5", "lookout"])


@rule("LK-15")
def test_one_token_or_all_of_them() -> None:
    t = roll_call(2).assign("smithy", "2")
    assert t.tokens_at(0, "smithy") == ["2"]
    t.assign("sewers", "2 3 4 5 enforcer lookout")
    assert (t.tokens_at(1, "sewers"), t.tokens_at(1, "cell")) == (["2", "3", "4", "5", "enforcer", "lookout"], [])


@rule("LK-15", "LK-R37")
def test_tokens_come_in_any_order_and_it_leaves_no_trace() -> None:
    """Neither on the way nor when all are there, for anybody."""
    sides = {"2": "up", "4": "down", "5": "up", "lookout": "down"}
    found: list[object] = []
    for order in permutations(sides):
        t = roll_call(3).choose("visit", "smithy")
        for token in order:
            t.choose("assign", f"token_{token}", sides[token])
        on_the_way = (TABLE.write(t.g), t.match.view(0).plain())
        t.choose("done")
        found.append((on_the_way, TABLE.write(t.g), [t.match.told(reader) for reader in (0, 1, 2, None)]))
    assert all(one == found[0] for one in found)


@rule("LK-R37")
def test_the_last_token_of_the_cell_ends_it_in_any_order() -> None:
    t = table(2).at(0, "sewers", "2 3 4").turn_after(1).choose("visit", "smithy")
    t.choose("assign", "token_lookout", "up").choose("assign", "token_5", "up")
    assert (t.asked, t.offered("assign")) == ([0], ["token_enforcer up", "token_enforcer down"])
    t.choose("assign", "token_enforcer", "up")
    assert (t.asked, t.tokens_at(0, "smithy")) == ([1], ["5", "enforcer", "lookout"])


@rule("LK-16")
def test_not_twice_to_a_location_in_a_round() -> None:
    t = roll_call(2).assign("smithy", "2").assign("smithy", "3")
    assert "smithy" not in t.offered("visit")
    assert refuses(t, "visit", "smithy")
    assert {"touch": "location:smithy", "why": "used"} in t.question()["blocked"]
    t.assign("sewers", "3")
    assert t.asked == [1]
    assert "sewers" in t.offered("visit")
    t.choose("pass")
    assert t.offered("visit") == ["exercise_yard", "infirmary", "commissary", "chow_hall", "cell_block"]


@rule("LK-16")
def test_in_the_next_round_it_is_open_again() -> None:
    t = table(2).at(0, "smithy", "2")
    t.crew(0).at[0] = -1
    t.roll_call(2)
    assert t.offered("visit") == OPEN_LOCATIONS


@rule("LK-17")
def test_others_never_block_a_location() -> None:
    """All thirty-odd tokens may crowd into one."""
    t = roll_call(4)
    for seat in range(4):
        assert t.asked == [seat]
        t.assign("cell_block", "2 3 4 5 enforcer lookout")
    assert sum(len(t.tokens_at(seat, "cell_block")) for seat in range(4)) == 24


@rule("LK-18")
@COMPANY
def test_nobody_goes_to_the_library(seats: int) -> None:
    t = roll_call(seats)
    assert t.offered("visit") == OPEN_LOCATIONS
    assert refuses(t, "visit", "library")
    assert {"touch": "location:library", "why": "library"} in t.question()["blocked"]


# Face down


@rule("LK-19", "LK-20")
@pytest.mark.parametrize(("seats", "most"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_so_many_face_down_at_one_location(seats: int, most: int) -> None:
    t = roll_call(seats).choose("visit", "smithy")
    for token in ("3", "4", "5")[:most]:
        t.choose("assign", f"token_{token}", "down")
    assert [words.split()[1] for words in t.offered("assign")] == ["up"] * len(t.offered("assign"))
    t.choose("done")
    assert t.match.view(None).seats[0].numbers["may_hide"] == 0
    zone = t.seen_by(None, 0, "crew", "smithy")
    assert (zone.cards, zone.hidden) == ([], most)


@rule("LK-19")
def test_at_several_locations_and_mixed_with_others() -> None:
    t = roll_call(3).assign("smithy", "5 lookout", down="2")
    t.choose("pass").choose("pass")
    assert t.match.view(None).seats[0].numbers["may_hide"] == 1
    t.assign("sewers", "enforcer", down="3")
    assert (t.seen_by(None, 0, "crew", "smithy").cards, t.seen_by(None, 0, "crew", "smithy").hidden) == (
        ["token_5", "token_lookout"],
        1,
    )
    assert t.offered("visit") == ["exercise_yard", "infirmary", "commissary", "chow_hall", "cell_block"]
    t.choose("visit", "infirmary")
    assert t.tokens_at(0, "infirmary") == ["4"]
    assert t.crew(0).down == 0b000011


@rule("LK-19")
def test_in_the_next_round_the_count_begins_anew() -> None:
    t = table(3)
    t.crew(0).hidden = 2
    t.roll_call(2)
    assert t.match.view(None).seats[0].numbers["may_hide"] == 2


@rule("LK-E35", "LK-19", "LK-20")
def test_example_two_lie_face_down_already() -> None:
    """With three players only face up is offered, with two players one more face down."""
    t = table(3).at(0, "smithy", down="2 3").turn_after(2).choose("visit", "sewers")
    assert t.offered("assign") == ["token_4 up", "token_5 up", "token_enforcer up", "token_lookout up"]
    t = table(2).at(0, "smithy", down="2 3").turn_after(1).choose("visit", "sewers").choose("assign", "token_4", "down")
    assert t.offered("assign") == ["token_5 up", "token_enforcer up", "token_lookout up"]


@rule("LK-R40", "LK-I4")
def test_a_token_turned_up_since_still_counts() -> None:
    t = table(3).at(0, "smithy", down="2").at(0, "sewers", down="3")
    t.crew(0).down = 0
    t.turn_after(2).choose("visit", "infirmary")
    assert t.offered("assign") == ["token_4 up", "token_5 up", "token_enforcer up", "token_lookout up"]


# Passing


@rule("LK-21")
def test_without_tokens_one_passes_when_the_turn_comes() -> None:
    """Until then one has not passed."""
    t = roll_call(2).assign("smithy", "2 3 4 5 enforcer lookout")
    assert not t.crew(0).passed
    t.assign("sewers", "5")
    assert [(one["event"], one["seat"]) for one in t.match.told(None) if one["event"] == "passed"] == [("passed", 0)]
    assert t.crew(0).passed
    assert t.asked == [1]


@rule("LK-21", "LK-24")
def test_until_that_turn_one_may_still_play_tomes() -> None:
    t = table(2).halt(LIGHTS_OUT).tomes(0, "smiths_handbook", "beginners_alchemy").roll_call().quiet()
    t.assign("smithy", "2 3 4 5 enforcer lookout").quiet()
    assert (t.asked, t.ask) == ([1], "visit")
    t.assign("sewers", "5")
    assert (t.asked, t.ask, t.offered("play_tome")) == ([0], "play_tome", ["beginners_alchemy", "smiths_handbook"])
    t.choose("no_tome")
    assert (t.asked, t.ask) == ([0], "play_tome")
    t.choose("play_tome", "smiths_handbook").choose("no_tome")
    assert t.events == ["passed"]
    assert (t.resources_of(0), t.crew(0).passed, t.asked, t.ask) == ({"iron": 1}, True, [1], "visit")


@rule("LK-22", "LK-R41")
def test_one_may_pass_with_tokens_which_stay_hidden_in_the_cell() -> None:
    """They take no part in lights-out."""
    t = table(2).roll_call().assign("smithy", "2").assign("smithy", "lookout").choose("pass").choose("pass")
    assert t.tokens_at(0, "cell") == ["3", "4", "5", "enforcer", "lookout"]
    zone = t.seen_by(1, 0, "cell")
    assert (zone.cards, zone.hidden) == ([], 5)
    assert t.ranked == [(0, 2), (1, 0)]
    t.choose("take_reward").choose("take_reward")
    assert not t.heard("location_starts")
    assert t.tokens_at(0, "cell") == ["2", "3", "4", "5", "enforcer", "lookout"]


@rule("LK-22")
def test_the_first_thing_may_be_to_pass() -> None:
    t = roll_call(3)
    for seat in range(3):
        assert t.asked == [seat]
        t.choose("pass")
    assert t.match.over


@rule("LK-23")
def test_who_passed_has_no_further_turn() -> None:
    t = roll_call(2).choose("pass")
    for location in ("sewers", "smithy", "commissary"):
        assert t.asked == [1]
        with pytest.raises(Refused):
            t.choose("visit", "sewers", seat=0)
        t.assign(location, {"sewers": "2", "smithy": "3", "commissary": "4"}[location])
    assert t.tokens_at(0, "cell") == ["2", "3", "4", "5", "enforcer", "lookout"]


@rule("LK-23")
def test_in_the_next_round_one_takes_part_again() -> None:
    t = table(3).passed(0, 1, 2).roll_call(2)
    assert t.asked == [0]
    assert [place.numbers["passed"] for place in t.match.view(None).seats] == [0, 0, 0]


@rule("LK-24")
def test_who_passed_plays_no_tome_until_lights_out() -> None:
    t = table(2).tomes(0, "smiths_handbook").roll_call().quiet().choose("pass")
    t.assign("smithy", "2").assign("sewers", "3")
    assert (t.asked, t.ask) == ([1], "visit")
    t.choose("pass")
    assert t.heard("lights_go_out")
    assert (t.asked, t.ask, t.offered("play_tome")) == ([0], "play_tome", ["smiths_handbook"])


# An assignment is one action


@rule("LK-R37")
def test_others_see_an_assignment_when_it_is_complete() -> None:
    t = roll_call(3)
    before = [t.match.view(reader).plain() for reader in (1, 2, None)]
    t.choose("visit", "smithy").choose("assign", "token_2", "up").choose("assign", "token_5", "down")
    assert [t.match.view(reader).plain() for reader in (1, 2, None)] == before
    assert [t.match.told(reader) for reader in (0, 1, None)] == [[], [], []]
    t.choose("done")
    assert [(one["event"], one.get("token"), one["location"]) for one in t.match.told(1)] == [
        ("assigned", "token_2", "smithy"),
        ("hid", None, "smithy"),
    ]
    assert t.heard("hid", 1)[0]["count"] == 1


@rule("LK-R37")
def test_the_own_view_shows_what_is_on_its_way() -> None:
    t = roll_call(3).choose("visit", "smithy").choose("assign", "token_2", "up").choose("assign", "token_5", "down")
    zone = t.seen_by(0, 0, "assigning", "smithy")
    assert (zone.cards, zone.facts) == (["token_2", "token_5"], {"down": ["token_5"], "strength": 7})
    assert t.seen_by(0, 0, "cell").cards == ["token_3", "token_4", "token_enforcer", "token_lookout"]
    assert t.seen_by(1, 0, "cell").hidden == 6


@rule("LK-R37")
def test_no_tome_between_the_first_and_the_last_token() -> None:
    t = table(3).tomes(0, "smiths_handbook").tomes(1, "smiths_handbook").roll_call().quiet().choose("visit", "smithy")
    for token in ("2", "3", "4"):
        assert (t.asked, t.ask) == ([0], "assign")
        t.choose("assign", f"token_{token}", "up")
    t.choose("done")
    assert (t.asked, t.ask) == ([0, 1], "play_tome")


@rule("LK-R37")
def test_while_it_goes_on_it_can_be_taken_back_and_not_after_that() -> None:
    t = fresh(2, crews="listed", first_player="0")
    t.choose("visit", "smithy").choose("assign", "token_2", "up")
    assert t.match.can_undo(0)
    t.match.undo(0)
    t.match.undo(0)
    assert (t.ask, t.g.pending_up, t.tokens_at(0, "smithy")) == ("visit", 0, [])
    t.assign("sewers", "5")
    assert not t.match.can_undo(0)
    with pytest.raises(Refused):
        t.match.undo(0)


# What sending tokens brings, as far as the seat can see


def prospect(t: LaidTable, *words: str) -> tuple[object, object, object]:
    one = next(one for one in t.question()["options"] if one["do"] == list(words))
    return one["force"], one["place"], one["hidden"]


@rule("LK-30", "LK-31")
def test_sending_tokens_tells_the_rank_so_far() -> None:
    """Seat 1 has the marker: it wins ties. What lies face down is counted, not known."""
    t = table(3).halt(LIGHTS_OUT).first(0).at(1, "smithy", "3", down="5").at(2, "smithy", "2").roll_call()
    t.choose("visit", "smithy")
    assert prospect(t, "assign", "token_2", "up") == (2, 2, 1)  # seat 2 has as much, but seat 0 has the marker
    assert prospect(t, "assign", "token_3", "up") == (3, 1, 1)
    t.choose("assign", "token_2", "up")
    assert prospect(t, "done") == (2, 2, 1)
    assert prospect(t, "assign", "token_4", "down") == (6, 1, 1)


@rule("LK-31")
def test_ties_are_told_as_they_would_be_broken() -> None:
    t = table(3).halt(LIGHTS_OUT).first(2).at(2, "smithy", "3").at(1, "smithy", "3").roll_call().choose("pass")
    assert t.asked == [0]
    t.choose("visit", "smithy")
    assert prospect(t, "assign", "token_3", "up")[1] == 2  # after the holder of the marker, before seat 1


@rule("LK-51", "LK-44")
def test_the_reward_for_the_rank_so_far_is_told() -> None:
    t = table(3).halt(LIGHTS_OUT).at(1, "smithy", "3").roll_call().choose("visit", "smithy")
    told = {tuple(one["do"][1:]): one for one in t.question()["options"]}
    assert (told["token_4", "up"]["count"], told["token_4", "up"]["resource"]) == (2, "iron")
    assert told["token_2", "up"]["count"] == 1
    assert Words("en").option(t.match.face, told["token_4", "up"], []) == (
        "Send crew member 4 face up: strength 4, 1st so far, +2 iron"
    )


@rule("LK-V19")
def test_a_token_one_has_looked_at_counts() -> None:
    t = table(3).halt(LIGHTS_OUT).at(1, "smithy", down="5").roll_call()
    t.g.crews[1].peeked_by(TOKEN.numbers["token_5"], 1 << 0)
    t.choose("visit", "smithy")
    assert prospect(t, "assign", "token_4", "up") == (4, 2, 0)
