"""Lights-out: who is strongest where, who draws suspicion, whose tokens go home and whose to the library."""

from __future__ import annotations

import pytest

from karczma.games.lockup.vocabulary import PATROL
from karczma.kernel.errors import Fact
from rules.lockup.table import LaidTable, table
from rules.rule import rule

LOCATIONS = ["exercise_yard", "sewers", "infirmary", "smithy", "commissary", "chow_hall", "cell_block", "library"]
ALL_TOKENS = ["2", "3", "4", "5", "enforcer", "lookout"]


def rewards(t: LaidTable) -> LaidTable:
    """Everybody takes what their rank brings."""
    while not t.match.over:
        t.choose("take_reward")
    return t


def night(t: LaidTable) -> LaidTable:
    """The whole lights-out, without the patrol after it."""
    return t.halt(PATROL).lights_out()


def e1() -> LaidTable:
    """Paweł has seat 0, Wera seat 1."""
    t = table(3).at(0, "infirmary", "lookout", down="4").at(1, "infirmary", "enforcer")
    return t.strength(1, 4)


# The order of things


@rule("LK-25")
def test_locations_resolve_in_ascending_number() -> None:
    """Laid down in another order; what is declined at the cell block ends at the library."""
    t = table(3).resources(0, scrap=1).display("gold_tooth")
    t.at(0, "cell_block", "2").at(0, "commissary", "3").at(0, "infirmary", "4").at(0, "exercise_yard", "5")
    t.at(1, "chow_hall", "3").at(1, "smithy", "4").at(1, "sewers", "5")
    night(t)
    seen: list[Fact] = []
    while True:
        seen += [one["location"] for one in t.heard("location_starts")]
        if t.match.over:
            break
        t.choose(*t.offers[-1 if t.ask == "cell_action" else 0])
    assert seen == LOCATIONS


@rule("LK-25", "LK-36")
def test_one_location_has_four_steps() -> None:
    """Strength, suspicion, rewards, stragglers."""
    t = table(3).at(0, "smithy", "5").at(1, "smithy", down="4").at(2, "smithy", "3").watched("smithy", 2)
    t.resolve("smithy")
    assert t.events == ["location_starts", "turned_up", "ranked", "ranked", "ranked", "took_suspicion"]
    assert t.choose("take_reward").events == ["got"]
    assert t.choose("take_reward").events == ["got", "nothing", "to_library"]
    assert t.match.over
    assert t.sound()


@rule("LK-R63", "LK-35")
def test_an_empty_location_is_passed_over() -> None:
    """Nothing is told of it, nobody may play a tome there, its cubes stay."""
    t = table(3).at(0, "smithy", "5").watched("infirmary", 2).loot("infirmary", "gold").tomes(1, "smiths_handbook")
    night(t)
    windows = 0
    starts = []
    while not t.match.over:
        starts += [one["location"] for one in t.heard("location_starts")]
        windows += t.ask == "play_tome"
        t.choose("no_tome" if t.ask == "play_tome" else "take_reward")
    assert starts == ["smithy"]
    assert windows == 2  # before the first location, and while the smithy is ranked: nothing came between
    assert (t.watched_at("infirmary"), t.loot_at("infirmary")) == (2, {"gold": 1})
    assert [t.suspicion_of(seat) for seat in range(3)] == [0, 0, 0]
    assert t.resources_of(0) == {"iron": 2}


@rule("LK-R63")
def test_where_nobody_is_nothing_is_ranked() -> None:
    t = table(2).at(0, "smithy", "5").watched("sewers", 1).tomes(0, "songs_of_fury").resolve("sewers")
    assert t.match.over
    assert t.events == []
    assert t.watched_at("sewers") == 1


@rule("LK-R63")
def test_alone_a_guard_card_is_enough_to_resolve_a_location() -> None:
    t = table(1).posted("sewers", "guard_blue_7").resolve("sewers")
    assert [one["location"] for one in t.heard("location_starts")] == ["sewers"]
    assert t.resources_of(1) == {"scrap": 2}
    t = table(1).unknown("sewers", "guard_blue_7").resolve("sewers")
    assert t.resources_of(1) == {"scrap": 2}
    assert table(1).watched("sewers", 1).resolve("sewers").events == []


# Strength


@rule("LK-26", "LK-E1")
def test_only_this_location_is_turned_up() -> None:
    t = table(3).at(0, "sewers", "lookout", down="4").at(0, "smithy", down="5").at(1, "smithy", down="3")
    t.resolve("sewers")
    assert t.heard("turned_up") == [{"event": "turned_up", "seat": 0, "token": "token_4", "location": "sewers"}]
    seen = t.seen_by(1, 0, "crew", "sewers")
    assert (seen.cards, seen.hidden, seen.facts) == (["token_4", "token_lookout"], 0, {"down": [], "strength": 4})
    other = t.seen_by(1, 0, "crew", "smithy")
    assert (other.cards, other.hidden) == ([], 1)
    assert t.seen_by(0, 1, "crew", "smithy").hidden == 1


@rule("LK-26")
def test_all_that_lies_face_down_here_is_turned_up() -> None:
    t = table(3).at(0, "smithy", down="2 5").at(2, "smithy", down="lookout").at(1, "smithy", "3").resolve("smithy")
    up = [(one["seat"], one["token"]) for one in t.heard("turned_up")]
    assert up == [(0, "token_2"), (0, "token_5"), (2, "token_lookout")]
    assert t.ranked == [(0, 7), (1, 3), (2, 0)]


@rule("LK-27")
def test_strength_is_the_sum_of_tokens() -> None:
    """2 and 3 beat a 4; what is elsewhere or in the cell does not help."""
    t = table(3).at(0, "smithy", "4").at(0, "sewers", "5").at(1, "smithy", "2", down="3").resolve("smithy")
    assert t.ranked == [(1, 5), (0, 4)]


@rule("LK-27", "LK-28", "LK-29")
def test_a_whole_crew() -> None:
    t = table(2).at(0, "smithy", "2 3 4 5 enforcer lookout").strength(0, 3).at(1, "smithy", "2").resolve("smithy")
    assert t.ranked == [(0, 2 + 3 + 4 + 5 + 3 + 0), (1, 2)]


@rule("LK-28")
@pytest.mark.parametrize(("cubes", "ranks"), [(2, [(1, 3), (0, 2)]), (3, [(0, 3), (1, 3)]), (9, [(0, 9), (1, 3)])])
def test_the_enforcer_is_worth_the_strength_cubes(cubes: int, ranks: list[tuple[int, int]]) -> None:
    t = table(3).strength(0, cubes).at(0, "smithy", "enforcer").at(1, "smithy", "3").resolve("smithy")
    assert t.ranked == ranks


@rule("LK-28")
def test_each_enforcer_has_its_own_owner() -> None:
    t = table(3).strength(0, 2).strength(1, 6).at(0, "smithy", "enforcer").at(1, "smithy", "enforcer").resolve("smithy")
    assert t.ranked == [(1, 6), (0, 2)]


@rule("LK-28", "LK-32", "LK-43", "LK-E12")
def test_a_cube_from_the_yard_counts_at_the_sewers() -> None:
    t = table(3).first(1).strength(0, 2).at(0, "exercise_yard", "2").at(0, "sewers", "enforcer").at(1, "sewers", "3")
    night(t).choose("take_reward")
    assert t.strength_of(0) == 3
    assert t.g.first == 0
    assert t.ranked == [(0, 3), (1, 3)]


@rule("LK-29", "LK-30")
def test_the_lookout_counts_nothing_but_is_there() -> None:
    t = table(3).strength(0, 7).at(0, "smithy", "lookout").at(1, "smithy", "2").at(2, "sewers", "5").resolve("smithy")
    assert t.ranked == [(1, 2), (0, 0)]
    t.choose("take_reward")
    assert t.asked == [0]
    assert rewards(t).resources_of(0) == {"iron": 1}


@rule("LK-30")
def test_only_who_is_there_is_ranked() -> None:
    t = table(5).at(1, "sewers", "lookout").at(3, "sewers", "3").at(4, "sewers", "enforcer").at(0, "smithy", "5")
    assert t.strength(4, 1).resolve("sewers").ranked == [(3, 3), (4, 1), (1, 0)]


@rule("LK-R12")
def test_an_enforcer_without_cubes() -> None:
    """It is worth nothing, is ranked all the same, and does not hide its owner from suspicion."""
    t = table(3).strength(0, 0).at(0, "smithy", "enforcer").at(1, "smithy", "lookout").watched("smithy", 1)
    t.resolve("smithy")
    assert t.ranked == [(0, 0), (1, 0)]
    assert (t.suspicion_of(0), t.watched_at("smithy")) == (1, 0)
    rewards(t)
    assert (t.resources_of(0), t.resources_of(1)) == ({"iron": 2}, {"iron": 1})


# Ties


@rule("LK-E1", "LK-31", "LK-26", "LK-28", "LK-29")
def test_pawel_has_the_marker() -> None:
    t = e1().resolve("infirmary")
    assert [one["token"] for one in t.heard("turned_up")] == ["token_4"]
    assert t.ranked == [(0, 4), (1, 4)]
    assert e1().first(1).resolve("infirmary").ranked == [(1, 4), (0, 4)]


@rule("LK-31")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_ties_go_clockwise_from_the_first_player(first: int) -> None:
    t = table(4).first(first)
    for seat in range(4):
        t.at(seat, "smithy", "4")
    assert t.resolve("smithy").ranked == [((first + i) % 4, 4) for i in range(4)]


@rule("LK-31")
@pytest.mark.parametrize(
    ("first", "order"), [(0, [3, 1, 2, 0]), (1, [3, 1, 2, 0]), (2, [3, 2, 1, 0]), (3, [3, 1, 2, 0])]
)
def test_the_first_player_need_not_be_among_the_tied(first: int, order: list[int]) -> None:
    """Seats 1 and 2 have 4 each, seat 3 has 5 and seat 0 has 2: a tie moves nobody past a stronger crew."""
    t = table(4).first(first).at(0, "smithy", "2").at(1, "smithy", "4").at(2, "smithy", "4").at(3, "smithy", "5")
    assert [seat for seat, _ in t.resolve("smithy").ranked] == order


@rule("LK-E11", "LK-32", "LK-48")
def test_the_new_holder_of_the_marker_wins_later_ties() -> None:
    t = table(3).at(2, "exercise_yard", "5")
    for seat in range(3):
        t.at(seat, "sewers", "3")
    night(t).choose("take_reward")
    assert t.g.first == 2
    assert t.ranked == [(2, 3), (0, 3), (1, 3)]
    rewards(t)
    assert [t.resources_of(seat)["scrap"] for seat in range(3)] == [1, 1, 3]


@rule("LK-32", "LK-R11", "LK-44")
def test_the_yard_is_not_ranked_again() -> None:
    """Seat 0 was nearer to the marker than seat 2 when they were ranked; seat 1 takes it before seat 0 collects."""
    t = table(3).at(0, "exercise_yard", "3").at(1, "exercise_yard", "5").at(2, "exercise_yard", "3")
    t.resolve("exercise_yard")
    assert t.ranked == [(1, 5), (0, 3), (2, 3)]
    t.choose("take_reward")
    assert t.g.first == 1
    assert t.asked == [0]
    t.choose("take_reward")
    assert t.match.over
    assert [t.strength_of(seat) for seat in range(3)] == [2, 2, 1]
    assert t.tokens_at(2, "library") == ["3"]


@rule("LK-R11")
def test_a_ranking_stands_when_strength_changes() -> None:
    """The enforcer grows while the location is being resolved: rank 2 stays rank 2."""
    t = table(3).strength(1, 4).at(0, "smithy", "5").at(1, "smithy", "enforcer").tomes(1, "muscle_manual")
    t.resources(1, potion=2).resolve("smithy").quiet().choose("take_reward")
    assert t.asked == [1]
    t.choose("play_tome", "muscle_manual")
    assert t.strength_of(1) == 5
    assert t.g.ranking == (0, 1)
    assert t.quiet().choose("take_reward").resources_of(1) == {"potion": 1, "iron": 1}


# Suspicion


@rule("LK-33")
def test_the_strongest_takes_all_cubes() -> None:
    t = table(3).at(0, "sewers", "4").at(1, "sewers", "5").at(2, "sewers", "3").watched("sewers", 3)
    t.suspicion(1, 1).watched("smithy", 2).resolve("sewers")
    assert [t.suspicion_of(seat) for seat in range(3)] == [0, 4, 0]
    assert (t.watched_at("sewers"), t.watched_at("smithy")) == (0, 2)
    assert t.heard("took_suspicion") == [{"event": "took_suspicion", "seat": 1, "count": 3}]


@rule("LK-33", "LK-31")
def test_of_tied_crews_the_higher_ranked_takes_them() -> None:
    t = table(3).first(2).at(0, "sewers", "4").at(2, "sewers", "4").watched("sewers", 1).resolve("sewers")
    assert [t.suspicion_of(seat) for seat in range(3)] == [0, 0, 1]


@rule("LK-E2", "LK-34")
def test_wera_takes_what_pawel_avoids() -> None:
    t = e1().watched("infirmary", 1).resolve("infirmary")
    assert (t.suspicion_of(0), t.suspicion_of(1), t.watched_at("infirmary")) == (0, 1, 0)


@rule("LK-E13", "LK-34", "LK-D9")
def test_cubes_go_past_every_lookout() -> None:
    t = table(3).at(0, "chow_hall", "5 lookout").at(1, "chow_hall", "4", down="lookout").at(2, "chow_hall", "3")
    t.watched("chow_hall", 1).resolve("chow_hall")
    assert [t.suspicion_of(seat) for seat in range(3)] == [0, 0, 1]
    assert t.watched_at("chow_hall") == 0


@rule("LK-34")
def test_a_lookout_elsewhere_is_no_cover() -> None:
    t = table(3).at(0, "sewers", "5").at(0, "smithy", "lookout").at(1, "sewers", "3").watched("sewers", 2)
    t.resolve("sewers")
    assert [t.suspicion_of(seat) for seat in range(2)] == [2, 0]


@rule("LK-34")
def test_a_lookout_of_a_lower_rank_changes_nothing() -> None:
    t = table(3).at(0, "sewers", "5").at(1, "sewers", "4 lookout").watched("sewers", 2).resolve("sewers")
    assert [t.suspicion_of(seat) for seat in range(2)] == [2, 0]


@rule("LK-35")
def test_with_lookouts_only_the_cubes_stay() -> None:
    t = table(3).at(0, "sewers", "5 lookout").at(1, "sewers", "lookout").watched("sewers", 2).resolve("sewers")
    assert [t.suspicion_of(seat) for seat in range(3)] == [0, 0, 0]
    assert rewards(t).watched_at("sewers") == 2
    assert t.left["suspicion"] == 10


@rule("LK-36", "LK-33", "LK-42")
def test_suspicion_comes_before_the_reward_and_without_it() -> None:
    t = table(3).at(0, "smithy", "5").watched("smithy", 2).resolve("smithy")
    assert (t.ask, t.suspicion_of(0)) == ("reward", 2)
    t.choose("decline")
    assert (t.suspicion_of(0), t.resources_of(0)) == (2, {})


@rule("LK-36")
def test_who_gets_nothing_may_still_draw_suspicion() -> None:
    """Rank 3 at the smithy is the only crew without a lookout."""
    t = table(3).at(0, "smithy", "5 lookout").at(1, "smithy", "4 lookout").at(2, "smithy", "3").watched("smithy", 1)
    rewards(t.resolve("smithy"))
    assert t.suspicion_of(2) == 1
    assert t.resources_of(2) == {}
    assert t.tokens_at(2, "library") == ["3"]


# Rewards and stragglers


@rule("LK-37")
def test_rewards_are_collected_in_the_order_of_ranks() -> None:
    t = table(5).at(0, "sewers", "3").at(1, "sewers", "lookout").at(2, "sewers", "5").at(3, "sewers", "4")
    t.at(4, "sewers", "enforcer").resolve("sewers")
    order = []
    while not t.match.over:
        order += t.asked
        t.choose("take_reward")
    assert order == [2, 3, 0, 4, 1]
    assert [t.resources_of(seat)["scrap"] for seat in order] == [3, 2, 1, 1, 1]


@rule("LK-E9", "LK-38", "LK-35")
def test_a_lookout_alone_is_the_strongest() -> None:
    t = table(3).at(1, "smithy", "lookout").watched("smithy", 2).resolve("smithy")
    assert t.ranked == [(1, 0)]
    assert rewards(t).resources_of(1) == {"iron": 2}
    assert (t.suspicion_of(1), t.watched_at("smithy")) == (0, 2)


@rule("LK-39", "LK-40")
def test_with_a_reward_to_the_cell_without_one_to_the_library() -> None:
    t = table(3).at(0, "smithy", "5", down="4 2").at(1, "smithy", "5 2").at(2, "smithy", "lookout", down="3")
    t.at(2, "sewers", "5")
    rewards(t.resolve("smithy"))
    assert t.tokens_at(0, "cell") == ALL_TOKENS
    assert t.tokens_at(1, "cell") == ALL_TOKENS
    assert (t.tokens_at(2, "library"), t.tokens_at(2, "smithy")) == (["3", "lookout"], [])
    assert t.tokens_at(2, "sewers") == ["5"]
    seen = t.seen_by(0, 2, "crew", "library")
    assert (seen.cards, seen.hidden) == (["token_3", "token_lookout"], 0)
    assert t.heard("to_library") == [{"event": "to_library", "seat": 2, "location": "smithy"}]
    assert t.seen_by(1, 0, "cell").hidden == 6


@rule("LK-40", "LK-41")
def test_stragglers_meet_at_the_library_in_the_same_night() -> None:
    t = table(2).at(0, "exercise_yard", "2").at(1, "exercise_yard", "5").at(0, "cell_block", "3")
    night(t).choose("take_reward")
    starts = [one["location"] for one in t.heard("location_starts")]
    assert starts == ["cell_block", "library"]  # nothing to craft with: no question
    assert [one["strength"] for one in t.heard("ranked")] == [3, 5]
    t.choose(*t.offers[0])
    assert t.tokens_at(0, "cell") == ALL_TOKENS


@rule("LK-41", "LK-E38")
def test_after_the_library_all_tokens_are_in_their_cells() -> None:
    t = table(5)
    for seat, tokens in enumerate(("5 4", "5 3", "5", "4", "lookout")):
        t.at(seat, "library", tokens)
    t.next_tomes("muscle_manual", "book_of_alibis").resolve("library").choose("keep_tome", "muscle_manual")
    assert t.match.over
    assert [len(t.tomes_of(seat)) for seat in range(5)] == [1, 1, 1, 0, 0]
    assert all(t.tokens_at(seat, "cell") == ALL_TOKENS[1:] for seat in range(5))
    assert t.heard("to_library") == []


@rule("LK-E31", "LK-27", "LK-59", "LK-41")
def test_tokens_of_two_defeats_count_together() -> None:
    t = table(2).strength(0, 2).at(0, "library", "4 enforcer").at(1, "library", "5")
    t.next_tomes("muscle_manual", "book_of_alibis", "art_of_the_con").resolve("library")
    assert t.ranked == [(0, 6), (1, 5)]
    assert t.offers == [["keep_tome", "muscle_manual"], ["keep_tome", "book_of_alibis"]]
    t.choose("keep_tome", "book_of_alibis")
    assert (t.tomes_of(0), t.tomes_of(1)) == (["book_of_alibis"], ["art_of_the_con"])
    assert t.tokens_at(0, "cell") == t.tokens_at(1, "cell") == ALL_TOKENS


@rule("LK-E31")
def test_two_defeats_in_one_night() -> None:
    """Seat 0 loses the yard with a 4 and the enforcer gets nothing at the cell block."""
    t = table(2).strength(0, 2).at(0, "exercise_yard", "4").at(1, "exercise_yard", "5").at(0, "cell_block", "enforcer")
    night(t).choose("take_reward")
    assert t.ranked == [(0, 2), (0, 6)]  # the cell block, then the library


@rule("LK-42", "LK-E32")
def test_a_refusal_changes_no_other_reward() -> None:
    """D, who would have been paid as the last one, refuses: C does not become the last one."""
    t = table(4).at(0, "infirmary", "5").at(1, "infirmary", "4").at(2, "infirmary", "3").at(3, "infirmary", "2")
    t.resolve("infirmary").choose("take_reward")
    assert t.asked == [3]
    t.choose("decline")
    assert t.match.over
    assert [t.resources_of(seat) for seat in range(4)] == [{"potion": 3}, {}, {}, {}]
    assert [t.tokens_at(seat, "library") for seat in range(4)] == [[], ["4"], ["3"], ["2"]]
    assert t.tokens_at(0, "cell") == ALL_TOKENS


@rule("LK-42")
def test_when_the_strongest_refuses_nobody_moves_up() -> None:
    t = table(4).at(0, "sewers", "5").at(1, "sewers", "4").at(2, "sewers", "3").resolve("sewers").choose("decline")
    assert t.heard("declined") == [{"event": "declined", "seat": 0, "location": "sewers"}]
    rewards(t)
    assert [t.resources_of(seat) for seat in range(3)] == [{}, {"scrap": 2}, {"scrap": 1}]
    assert (t.tokens_at(0, "library"), t.tokens_at(1, "library")) == (["5"], [])


@rule("LK-43")
def test_a_reward_can_be_used_in_the_same_night() -> None:
    """Three potions from the infirmary are a rage tonic at the cell block."""
    t = table(3).display("rage_tonic").at(0, "infirmary", "5").at(0, "cell_block", "4")
    night(t).choose("take_reward")
    assert t.resources_of(0) == {"potion": 3}
    t.choose("craft", "rage_tonic")
    assert (t.items_of(0), t.resources_of(0)) == (["rage_tonic"], {})


@rule("LK-43")
def test_a_resource_from_the_commissary_recruits_at_the_chow_hall() -> None:
    t = table(2).spaces(sewers="dwarf_elder").at(0, "commissary", "5").at(0, "chow_hall", "4")
    night(t).choose("take_reward").choose("gain", "scrap").choose("recruit", "1")
    assert (t.thugs_of(0), t.resources_of(0)) == (["dwarf_elder"], {})


# Refusing


@rule("LK-R16", "LK-42")
def test_who_refuses_the_yard_refuses_cube_and_marker() -> None:
    t = table(3).at(1, "exercise_yard", "5").at(2, "exercise_yard", "3").resolve("exercise_yard").choose("decline")
    assert (t.g.first, t.strength_of(1)) == (0, 1)
    t.choose("take_reward")
    assert (t.g.first, t.strength_of(2)) == (0, 2)  # rank 2 does not get the marker either
    assert t.tokens_at(1, "library") == ["5"]


@rule("LK-R16")
def test_whoever_could_get_something_may_refuse_it() -> None:
    for location in ("exercise_yard", "sewers", "infirmary", "smithy"):
        t = table(3).at(0, location, "5").resolve(location)
        assert (t.ask, t.offers) == ("reward", [["take_reward"], ["decline"]])
    t = table(3).at(0, "commissary", "5").resolve("commissary").choose("decline")
    assert (t.resources_of(0), t.tokens_at(0, "library")) == ({}, ["5"])


@rule("LK-R16")
def test_not_using_a_reward_is_a_refusal() -> None:
    """No trade, no recruit, no item: the tokens go to the library."""
    t = table(3).resources(1, scrap=2).at(0, "commissary", "5").at(1, "commissary", "4").resolve("commissary")
    t.choose("take_reward").choose("gain", "gold").choose("decline")
    assert t.tokens_at(1, "library") == ["4"]
    t = table(3).resources(0, scrap=2).spaces(smithy="dwarf_elder").at(0, "chow_hall", "5").resolve("chow_hall")
    assert t.choose("decline").tokens_at(0, "library") == ["5"]
    t = table(3).resources(0, scrap=2).display("sharpened_spoon").at(0, "cell_block", "5").resolve("cell_block")
    assert t.choose("decline").tokens_at(0, "library") == ["5"]


@rule("LK-R16")
def test_at_the_library_nothing_can_be_refused() -> None:
    t = table(3).at(0, "library", "5").at(1, "library", "4").next_tomes("muscle_manual", "book_of_alibis")
    t.resolve("library")
    assert (t.ask, t.offered("decline")) == ("keep_tome", [])
    t.choose("keep_tome", "muscle_manual")
    assert t.match.over
    assert len(t.tomes_of(1)) == 1


@rule("LK-D1")
def test_with_the_option_only_unassigned_tokens_go_to_the_library() -> None:
    """What came back to the cell with a reward in the same night was assigned."""
    t = table(3, unassigned_to_library=True).at(0, "smithy", "5 4").at(1, "smithy", "3 2")
    for seat in range(3):
        t.at(seat, "exercise_yard", "enforcer lookout")
    night(t)
    assert t.tokens_at(0, "library") == ["2", "3"]
    assert t.tokens_at(2, "library") == ["2", "3", "4", "5"]
    while not t.heard("drew_tome") and t.ask != "keep_tome":
        t.choose("take_reward")
    assert [one["strength"] for one in t.heard("ranked")] == [2 + 3 + 4 + 5 + 1, 4 + 5, 2 + 3]
