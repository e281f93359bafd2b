"""Where the second source differs: what it says can be had as an option of the table, beside the rulebook's way."""

from __future__ import annotations

import pytest

from karczma.games.lockup.cards import THUG_EFFECTS, TOME_EFFECTS
from karczma.games.lockup.state import GUARD_CREW
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


# Bandits' cubes


@rule("LK-D5", "LK-89")
@pytest.mark.parametrize("when", ["with_reward", "while_ranking"])
def test_when_a_bandits_cube_is_taken(when: str) -> None:
    """With the reward it stays where rank 1 declines; while crews are ranked it is theirs already."""
    t = table(3, bandit_cubes=when).at(0, "smithy", "5 lookout").at(1, "smithy", "4").loot("smithy", "gold", "scrap")
    t.resolve("smithy")
    taken = when == "while_ranking"
    assert t.resources_of(0) == ({"scrap": 1, "gold": 1} if taken else {})
    assert t.question()["stake"]["loot"] == (0 if taken else 2)
    t.choose("decline").choose("take_reward")
    assert t.resources_of(0) == ({"scrap": 1, "gold": 1} if taken else {})
    assert t.loot_at("smithy") == ({} if taken else {"scrap": 1, "gold": 1})
    assert (t.tokens_at(0, "library"), t.resources_of(1), t.sound()) == (["5", "lookout"], {"iron": 1}, True)


@rule("LK-D5", "LK-R23")
@pytest.mark.parametrize("when", ["with_reward", "while_ranking"])
def test_a_bandits_cube_taken_while_ranking_is_no_reward(when: str) -> None:
    """At the chow hall it pays for a thug either way, but only with the reward it saves from the library."""
    t = table(3, bandit_cubes=when).at(0, "chow_hall", "5").loot("chow_hall", "iron").spaces(sewers="demon_greed")
    t.resolve("chow_hall")
    if when == "with_reward":
        t.choose("take_reward")
    assert (t.ask, t.offers) == ("recruit", [["recruit", "1"], ["decline"]])
    t.choose("decline")
    assert t.resources_of(0) == {"iron": 1}
    assert t.tokens_at(0, "library") == (["5"] if when == "while_ranking" else [])


@rule("LK-D5", "LK-R66")
@pytest.mark.parametrize("when", ["with_reward", "while_ranking"])
def test_the_guards_take_a_bandits_cube_too(when: str) -> None:
    t = table(1, bandit_cubes=when).posted("smithy", "guard_blue_7").loot("smithy", "gold").resolve("smithy")
    assert (t.resources_of(GUARD_CREW), t.loot_at("smithy")) == ({"iron": 2, "gold": 1}, {})


# Small rewards


@rule("LK-D8", "LK-48", "LK-R9")
@pytest.mark.parametrize(
    ("players", "start", "scrap"),
    [
        (2, "from_second", [2, 1]),
        (3, "from_second", [3, 1, 1]),
        (4, "from_second", [3, 2, 1, 1]),
        (2, "from_third", [2, 0]),
        (3, "from_third", [3, 0, 1]),
        (4, "from_third", [3, 2, 1, 1]),
    ],
)
def test_from_which_rank_on_the_sewers_give_one_scrap(players: int, start: str, scrap: list[int]) -> None:
    t = table(players, lower_rewards=start)
    for seat in range(players):
        t.at(seat, "sewers", "5432"[seat])
    t.resolve("sewers")
    while not t.match.over:
        t.choose("take_reward")
    assert [t.resources_of(seat).get("scrap", 0) for seat in range(players)] == scrap
    assert [bool(t.tokens_at(seat, "library")) for seat in range(players)] == [cubes == 0 for cubes in scrap]


@rule("LK-D8", "LK-54", "LK-R9")
@pytest.mark.parametrize(
    ("players", "start", "prices"),
    [(2, "from_second", [0, 2]), (3, "from_second", [0, 1, 2]), (2, "from_third", [0]), (3, "from_third", [0, 1, 2])],
)
def test_from_which_rank_on_the_commissary_trades_two(players: int, start: str, prices: list[int]) -> None:
    """What each rank in turn is asked to give; the last of two is not asked at all with the summary's reading."""
    t = table(players, lower_rewards=start)
    for seat in range(players):
        t.at(seat, "commissary", "543"[seat]).resources(seat, scrap=2, iron=2)
    t.resolve("commissary")
    asked = []
    while not t.match.over:
        if t.ask == "reward":
            asked.append(t.question()["stake"]["trade"])
        t.choose(*t.offers[0])
    assert asked == prices


@rule("LK-D8")
def test_alone_the_second_at_the_sewers_may_get_nothing() -> None:
    for start, scrap in (("from_second", {"scrap": 1}), ("from_third", {})):
        t = table(1, lower_rewards=start).posted("sewers", "guard_blue_2").at(0, "sewers", "5").resolve("sewers")
        assert t.choose("take_reward").resources_of(GUARD_CREW) == scrap


# Suspicion past a lookout


@rule("LK-D9", "LK-34")
@pytest.mark.parametrize(
    ("goes", "lookouts", "taker"),
    [
        ("uncovered", (0,), 1),
        ("uncovered", (0, 1), 2),
        ("uncovered", (0, 1, 2), None),
        ("next", (), 0),
        ("next", (0,), 1),
        ("next", (0, 1), 1),
        ("next", (0, 1, 2), 1),
        ("next", (1,), 0),
    ],
)
def test_who_takes_what_a_lookout_keeps_off(goes: str, lookouts: tuple[int, ...], taker: int | None) -> None:
    """Ranks in the order of the seats. By the summary the second takes it, lookout or not."""
    t = table(3, lookout_passes=goes).watched("smithy", 2)
    for seat in range(3):
        t.at(seat, "smithy", "543"[seat] + (" lookout" if seat in lookouts else ""))
    t.resolve("smithy")
    assert [t.suspicion_of(seat) for seat in range(3)] == [2 * (seat == taker) for seat in range(3)]
    assert t.watched_at("smithy") == (2 if taker is None else 0)


@rule("LK-D9", "LK-35")
@pytest.mark.parametrize("goes", ["uncovered", "next"])
def test_with_nobody_next_suspicion_stays(goes: str) -> None:
    t = table(3, lookout_passes=goes).watched("smithy", 2).at(1, "smithy", "5 lookout").resolve("smithy")
    assert (t.suspicion_of(1), t.watched_at("smithy")) == (0, 2)


# A final goal that compares, with two players


@rule("LK-D13", "LK-102", "LK-100", "LK-101")
@pytest.mark.parametrize(
    ("values", "shields", "points"),
    [
        ("of_two", (2, 1), [6, 0]),
        ("of_two", (1, 1), [0, 0]),
        ("of_two", (1, 0), [6, 0]),
        ("of_more", (2, 1), [8, 4]),
        ("of_more", (1, 1), [4, 4]),
        ("of_more", (1, 0), [8, 0]),
        ("of_more", (0, 0), [0, 0]),
    ],
)
@pytest.mark.parametrize("alone", [False, True])
def test_a_final_goal_of_two(values: str, shields: tuple[int, int], points: list[int], alone: bool) -> None:
    t = table(1 if alone else 2, final_of_two=values)
    for crew, names in enumerate((("sharpened_spoon", "bone_knuckles"), ("iron_maul", "chain_flail"))):
        t.items(crew, *names[: shields[crew]])
    t.end()
    scored = [t.parts(0), t.guard_parts() if alone else t.parts(1)]
    assert [parts["final_goal"] for parts in scored] == points


@rule("LK-D13")
def test_the_leader_goal_of_two_is_not_changed() -> None:
    t = table(2, final_of_two="of_more").items(0, "barred_shield", "iron_maul").holder("leader", 0).end()
    assert t.parts(0)["leader"] == 6
