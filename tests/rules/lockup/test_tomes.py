"""Tomes: when each may be played, who is asked in which order, and what all fourteen titles do."""

from __future__ import annotations

import pytest

from karczma.games.lockup.vocabulary import LIGHTS_OUT, TOME
from karczma.kernel.errors import Refused
from rules.lockup.table import LaidTable, table
from rules.rule import rule

ANY_TIME = [
    "beginners_alchemy",
    "smiths_handbook",
    "art_of_the_con",
    "muscle_manual",
    "book_of_alibis",
    "slander_and_gossip",
]
WITH_BACKS = (*ANY_TIME, "hideout_atlas")  # as long as something lies face down
SPACES = {
    "sewers": "demon_greed",
    "infirmary": "dwarf_elder",
    "smithy": "raider_smuggler",
    "commissary": "demon_shadow",
    "chow_hall": "dwarf_miner",
}


def reader(seats: int = 3, *tomes: str) -> LaidTable:
    """Seat 0 has these tomes in hand."""
    return table(seats).tomes(0, *tomes)


def may_play(t: LaidTable) -> list[str]:
    """What the player who is asked may play now, in a window or as one of the choices of their own."""
    assert t.ask in ("play_tome", "visit", "reward", "recruit", "cell_action")
    return t.offered("play_tome")


def all_decline(t: LaidTable) -> list[int]:
    """Nobody plays a tome in the windows that follow; who was asked, window by window."""
    asked = []
    while not t.match.over and t.ask == "play_tome":
        asked += t.asked
        for seat in t.asked:
            t.choose("no_tome", seat=seat)
    return asked


def whole_hand() -> LaidTable:
    """Seat 0 has one of each tome, and something to use each of them on; it has a token at every location."""
    t = reader(3, *TOME.ids).resources(0, scrap=1, gold=1).suspicion(0, 1).spaces(**SPACES).display("gold_tooth")
    t.at(1, "smithy", "5").at(1, "chow_hall", down="4")
    for location, token in (("exercise_yard", "2"), ("smithy", "3"), ("chow_hall", "4"), ("cell_block", "enforcer")):
        t.at(0, location, token)
    return t


# Playing


@rule("LK-78")
def test_a_tome_is_played_once_and_discarded() -> None:
    t = reader(3, "smiths_handbook", "beginners_alchemy").roll_call().choose("play_tome", "smiths_handbook")
    assert t.heard("played_tome", 2) == [{"event": "played_tome", "seat": 0, "tome": "smiths_handbook"}]
    assert (t.resources_of(0), t.tomes_of(0)) == ({"iron": 1}, ["beginners_alchemy"])
    assert t.middle("tome_discards", reader=2).cards == ["smiths_handbook"]
    assert may_play(t) == ["beginners_alchemy"]
    assert t.sound()


@rule("LK-78")
def test_of_two_copies_one_is_played() -> None:
    t = reader(2, "smiths_handbook", "smiths_handbook").roll_call()
    assert may_play(t) == ["smiths_handbook"]
    t.choose("play_tome", "smiths_handbook").choose("play_tome", "smiths_handbook")
    assert (t.resources_of(0), t.tomes_of(0), t.ask) == ({"iron": 2}, [], "visit")
    assert may_play(t) == []


@rule("LK-78")
def test_only_from_the_own_hand() -> None:
    t = reader(2, "smiths_handbook").tomes(1, "beginners_alchemy").roll_call().choose("no_tome", seat=1)
    assert (t.asked, t.ask) == ([0], "visit")
    for name in ("beginners_alchemy", "muscle_manual"):
        with pytest.raises(Refused):
            t.choose("play_tome", name)


# Moments


@rule("LK-79", "LK-R36")
def test_what_may_be_played_when() -> None:
    """One of each tome in hand, through a whole round; at each moment only those whose text allows it."""
    t = whole_hand().turn_after(2)
    in_turn = ["great_book_of_sneaking", *WITH_BACKS, "inmate_register"]
    assert (t.ask, sorted(may_play(t))) == ("visit", sorted(in_turn))
    t = whole_hand().lights_out()
    assert (t.ask, sorted(may_play(t))) == ("play_tome", sorted([*WITH_BACKS, "chronicle_of_tunnels"]))
    t.choose("no_tome")
    assert t.heard("location_starts")[0]["location"] == "exercise_yard"
    assert (t.ask, sorted(may_play(t))) == ("play_tome", sorted([*WITH_BACKS, "songs_of_fury"]))
    t.choose("no_tome")
    assert (t.ask, sorted(may_play(t))) == ("reward", sorted(WITH_BACKS))
    assert t.question()["stake"]["location"] == "exercise_yard"
    t.choose("take_reward")
    assert (t.ask, sorted(may_play(t))) == ("play_tome", sorted(WITH_BACKS))
    t.choose("no_tome")
    assert t.heard("location_starts")[0]["location"] == "smithy"
    assert sorted(may_play(t)) == sorted([*WITH_BACKS, "slice_and_dice", "songs_of_fury"])


@rule("LK-79", "LK-R36")
@pytest.mark.parametrize(
    ("location", "tome"), [("chow_hall", "mess_cooks_recipes"), ("cell_block", "tinkering_unmasked")]
)
def test_the_discounts_before_the_own_reward_there(location: str, tome: str) -> None:
    t = whole_hand().resolve(location).choose("no_tome").choose("no_tome")
    if location == "chow_hall":
        assert t.ranked == [(0, 4), (1, 4)]
    assert t.ask == {"chow_hall": "recruit", "cell_block": "cell_action"}[location]
    backs = location == "cell_block"  # one still lies at the chow hall, where nothing was turned up here
    assert sorted(may_play(t)) == sorted([*(WITH_BACKS if backs else ANY_TIME), tome])


@rule("LK-79", "LK-R36")
def test_in_the_patrol_and_before_the_last_raid_only_what_is_for_any_time() -> None:
    t = whole_hand()
    t.crew(1).down = 0
    assert sorted(may_play(t.patrol())) == sorted(ANY_TIME)
    t.choose("no_tome")
    assert sorted(may_play(t)) == sorted(ANY_TIME)
    assert t.choose("no_tome").match.over
    t = whole_hand()
    t.crew(1).down = 0
    assert sorted(may_play(t.end())) == sorted(ANY_TIME)
    assert t.choose("no_tome").match.over


@rule("LK-R36")
def test_on_anothers_turn_only_what_is_for_any_time() -> None:
    t = whole_hand().turn_after(0).choose("no_tome")
    assert (t.asked, t.ask) == ([1], "visit")
    t.assign("sewers", "3")
    assert t.asked == [0]
    assert sorted(may_play(t)) == sorted(WITH_BACKS)


@rule("LK-R36")
def test_roll_call_has_windows_before_a_choice_and_after_an_assignment() -> None:
    """(a) From the player whose turn it is, clockwise; those without tomes are not asked.

    Before a turn all the others are asked, unless they have just been asked after the last one's assignment.
    """
    t = table(4)
    for seat in (0, 1, 3):
        t.tomes(seat, "smiths_handbook" if seat else "hideout_atlas")
    t.first(1).roll_call()
    assert (all_decline(t), t.asked, t.ask) == ([3, 0], [1], "visit")
    t.assign("sewers", "2")
    assert (all_decline(t), t.asked, t.ask) == ([1, 3, 0], [2], "visit")
    t.choose("pass")
    assert (all_decline(t), t.asked, t.ask) == ([0, 1], [3], "visit")


@rule("LK-R36", "LK-79")
def test_in_the_own_turn_a_tome_is_played_when_asked_where_to_go() -> None:
    """Then the others are asked, as after any tome, and the question comes again."""
    t = table(3).tomes(0, "smiths_handbook", "inmate_register").tomes(2, "book_of_alibis").spaces(**SPACES).roll_call()
    assert (t.asked, t.ask) == ([2], "play_tome")
    t.choose("no_tome")
    before = t.offers
    assert [words[0] for words in before] == ["visit"] * 7 + ["pass", "play_tome", "play_tome"]
    t.choose("play_tome", "smiths_handbook")
    assert (t.resources_of(0), t.asked, t.ask) == ({"iron": 1}, [2], "play_tome")
    t.choose("no_tome")
    assert (t.asked, t.offers) == ([0], [words for words in before if words != ["play_tome", "smiths_handbook"]])
    t.choose("play_tome", "inmate_register").choose("swap_thug", "demon_greed").choose("swap_thug", "dwarf_miner")
    assert all_decline(t) == [2]
    assert t.offers == before[:8]


@rule("LK-R36", "LK-21", "LK-24")
def test_with_an_empty_cell_one_is_asked_before_one_passes() -> None:
    """Nobody is asked where to go then, so this is the last chance in roll call; a tome lets the others answer."""
    t = table(3).halt(LIGHTS_OUT).tomes(0, "smiths_handbook", "inmate_register").tomes(1, "book_of_alibis")
    t.spaces(**SPACES).at(0, "smithy", "2 3 4 5 enforcer lookout").turn_after(2)
    assert (t.asked, t.ask) == ([1], "play_tome")  # the others, before the turn of seat 0
    t.choose("no_tome")
    assert (t.asked, t.ask, may_play(t)) == ([0], "play_tome", ["smiths_handbook", "inmate_register"])
    t.choose("play_tome", "smiths_handbook")
    assert (t.asked, t.ask) == ([1], "play_tome")
    t.choose("no_tome")
    assert (t.asked, may_play(t)) == ([0], ["inmate_register"])
    t.choose("no_tome")
    assert t.events == ["passed"]


@rule("LK-R36", "LK-24")
def test_who_passed_is_left_out_in_roll_call() -> None:
    t = table(3)
    for seat in range(3):
        t.tomes(seat, "beginners_alchemy" if seat else "smiths_handbook")
    t.passed(1).turn_after(2)
    assert (all_decline(t), t.asked, t.ask) == ([2], [0], "visit")
    t.assign("sewers", "2")
    assert (all_decline(t), t.asked, t.ask) == ([0, 2], [2], "visit")


@rule("LK-R36")
def test_after_a_pass_there_is_no_window() -> None:
    t = reader(3, "smiths_handbook").tomes(2, "smiths_handbook").roll_call().quiet().choose("pass")
    assert (t.asked, t.ask, t.question()["stake"]["own"]) == ([2], "play_tome", 0)
    t.choose("no_tome")
    assert (t.asked, t.ask) == ([1], "visit")


@rule("LK-R36")
def test_after_a_tome_the_asking_starts_again() -> None:
    """All are asked at once; of those who play one, the first from the first player on does; all are asked again."""
    both = ("beginners_alchemy", "smiths_handbook")
    t = table(3).first(1).tomes(0, *both).tomes(1, *both).tomes(2, "book_of_alibis").lights_out()
    assert t.asked == [1, 2, 0]
    assert all_decline(t.at(0, "library", "5")) == [1, 2, 0, 1, 2, 0]
    t = table(3).first(1).tomes(0, *both).tomes(1, *both).tomes(2, "book_of_alibis").lights_out()
    t.choose("play_tome", "smiths_handbook", seat=0).choose("no_tome", seat=2)
    assert (t.asked, t.resources_of(0)) == ([1], {})  # sealed until all have answered
    t.choose("play_tome", "beginners_alchemy", seat=1)
    assert [one["seat"] for one in t.heard("played_tome")] == [1]
    assert (t.asked, t.tomes_of(0), t.resources_of(0)) == ([1, 2, 0], list(both), {})
    t.choose("no_tome", seat=1).choose("no_tome", seat=2).choose("play_tome", "smiths_handbook", seat=0)
    assert (t.asked, t.resources_of(0), t.resources_of(1)) == ([1, 2, 0], {"iron": 1}, {"potion": 1, "scrap": 1})


@rule("LK-R36")
def test_windows_go_by_the_number_of_tomes_in_hand() -> None:
    """Whoever holds one is asked, also when it cannot be played now: nobody learns what it is."""
    t = table(3).tomes(1, "tinkering_unmasked").roll_call()
    assert (t.asked, t.offers) == ([1], [["no_tome"], ["no_more_tomes"]])


@rule("LK-R36")
def test_one_may_have_enough_of_being_asked_until_the_next_phase() -> None:
    t = table(2).tomes(0, "smiths_handbook").at(0, "smithy", "5").roll_call()
    assert t.ask == "visit"
    t.assign("sewers", "2").choose("no_more_tomes")
    assert (t.asked, t.ask) == ([1], "visit")
    t.assign("sewers", "3")
    assert (t.asked, t.ask, may_play(t)) == ([0], "visit", ["smiths_handbook"])  # the own choices are as ever
    t.choose("pass").choose("pass")
    assert (t.asked, may_play(t), t.heard("lights_go_out") != []) == ([0], ["smiths_handbook"], True)
    t.choose("no_more_tomes").choose("take_reward").choose("take_reward").choose("take_reward")
    assert (t.heard("patrol_starts") != [], may_play(t)) == (True, ["smiths_handbook"])
    t.choose("no_more_tomes")
    assert (t.ask, t.heard("round_starts")[0]["round"]) == ("visit", 2)
    t.assign("smithy", "2")
    assert (t.asked, t.ask) == ([0], "play_tome")


@rule("LK-R36")
def test_at_night_all_are_asked_from_the_first_player_on() -> None:
    """(b) before a location is turned up, (c) after that and before suspicion; (d) a reward is asked about anyway."""
    t = table(3).first(1).at(0, "smithy", down="4").at(2, "smithy", down="5").watched("smithy", 1)
    for seat in range(3):
        t.tomes(seat, "smiths_handbook" if seat else "muscle_manual")
    t.resolve("smithy")
    for turned_up in (False, True):
        assert bool(t.heard("turned_up")) == turned_up
        assert (t.ask, t.watched_at("smithy"), t.ranked) == ("play_tome", 1, [])
        assert t.asked == [1, 2, 0]
        for seat in (2, 0, 1):
            t.choose("no_tome", seat=seat)
    assert (t.ranked, t.suspicion_of(2)) == ([(2, 5), (0, 4)], 1)
    assert (t.asked, t.ask, may_play(t)) == ([2], "reward", ["smiths_handbook"])
    t.choose("take_reward")
    assert (t.asked, t.ask, may_play(t)) == ([0], "reward", [])
    t.choose("take_reward")
    assert t.match.over


@rule("LK-R36", "LK-R59")
@pytest.mark.parametrize("location", ["smithy", "commissary", "chow_hall", "cell_block"])
def test_a_tome_before_the_own_reward_and_the_reward_comes_again(location: str) -> None:
    """(d) Nobody else is asked."""
    t = table(3).tomes(0, "smiths_handbook", "book_of_alibis").tomes(1, "smiths_handbook").suspicion(0, 2)
    t.resources(0, scrap=2).spaces(**SPACES).display("glass_beads").at(0, location, "5").resolve(location)
    all_decline(t)
    asked = t.ask
    assert (t.asked, may_play(t)) == ([0], ["smiths_handbook", "book_of_alibis"])
    t.choose("play_tome", "smiths_handbook")
    assert (t.asked, t.ask, may_play(t), t.resources_of(0)) == ([0], asked, ["book_of_alibis"], {"scrap": 2, "iron": 1})
    t.choose("play_tome", "book_of_alibis")
    assert (t.asked, t.ask, may_play(t), t.suspicion_of(0)) == ([0], asked, [], 0)
    t.choose("decline")
    assert (t.tokens_at(0, "library"), t.match.over) == (["5"], True)


@rule("LK-R59")
def test_a_tome_may_use_up_what_the_reward_would_cost() -> None:
    """With the last cube gone there is nothing to reserve with: before that comes to nothing there is a window."""
    t = table(3).tomes(0, "muscle_manual", "smiths_handbook").resources(0, scrap=1).display("glass_beads")
    t.at(0, "cell_block", "5").resolve("cell_block")
    all_decline(t)
    assert (t.ask, may_play(t)) == ("cell_action", ["smiths_handbook", "muscle_manual"])
    t.choose("play_tome", "muscle_manual")
    assert (t.ask, may_play(t), t.resources_of(0)) == ("play_tome", ["smiths_handbook"], {})
    t.choose("play_tome", "smiths_handbook")
    assert (t.ask, t.offers) == ("cell_action", [["reserve", "glass_beads"], ["decline"]])


@rule("LK-R59", "LK-R62")
def test_a_discount_played_before_bandits_cubes_are_taken_still_counts() -> None:
    t = table(3).tomes(0, "mess_cooks_recipes").resources(0, scrap=4).spaces(**SPACES).loot("chow_hall", "gold")
    t.at(0, "chow_hall", "5").resolve("chow_hall")
    all_decline(t)
    assert (t.ask, may_play(t)) == ("reward", ["mess_cooks_recipes"])
    later = t.match.clone()
    t.choose("play_tome", "mess_cooks_recipes").choose("take_reward")
    assert (t.ask, [option["price"] for option in t.question()["options"][:2]]) == ("recruit", [0, 3])
    later.choose(0, later.option(["take_reward"]))
    assert later.option(["play_tome", "mess_cooks_recipes"]) in later.options(0)


@rule("LK-R36")
def test_before_the_library_gives_nobody_is_asked_once_more() -> None:
    """(d) is at locations 1 to 7."""
    t = table(3).tomes(0, "smiths_handbook").at(0, "library", "5").next_tomes("muscle_manual", "hideout_atlas")
    t.resolve("library").choose("no_tome").choose("no_tome")
    assert t.ask == "keep_tome"


@rule("LK-R36")
def test_from_the_yard_on_the_new_holder_is_asked_first() -> None:
    t = table(3).at(1, "exercise_yard", "5").at(0, "sewers", "5").lights_out().choose("take_reward")
    for seat in range(3):
        t.tomes(seat, "smiths_handbook" if seat else "muscle_manual")
    t.at(0, "smithy", "4").choose("take_reward")
    assert (t.asked, t.ask, t.question()["stake"]["location"]) == ([1, 2, 0], "play_tome", "smithy")


@rule("LK-R36")
def test_the_patrol_has_two_windows() -> None:
    """(f) before its first step, and before the suspicion cubes."""
    t = reader(2, "beginners_alchemy", "smiths_handbook").resources(0, scrap=7).spaces(**SPACES).first(1)
    t.next_thugs("bandit_gold").patrol()
    assert (t.asked, t.resources_of(0), t.items_shown) == ([0], {"scrap": 7}, ["-", "-", "-"])
    t.choose("no_tome")
    assert (t.resources_of(0), "-" in t.items_shown) == ({"scrap": 5}, False)
    assert (t.thugs_shown[0], t.watched_at("sewers")) == ("bandit_gold", 0)
    assert may_play(t) == ["beginners_alchemy", "smiths_handbook"]
    t.choose("play_tome", "smiths_handbook")
    assert t.resources_of(0) == {"scrap": 5, "iron": 1}
    t.choose("no_tome")
    assert (t.match.over, t.watched_at("sewers"), t.resources_of(0)) == (True, 3, {"scrap": 5, "iron": 1})


@rule("LK-R36")
def test_there_is_a_window_before_the_last_raid() -> None:
    """(g) A cube can still be got rid of."""
    t = table(3).tomes(1, "book_of_alibis").suspicion(1, 2).end()
    assert (t.asked, may_play(t)) == ([1], ["book_of_alibis"])
    t.choose("play_tome", "book_of_alibis")
    assert (t.match.over, t.reputation_of(1)) == (True, 10)


@rule("LK-R36")
def test_lights_out_starts_with_a_window_also_when_the_yard_is_empty() -> None:
    t = reader(3, "chronicle_of_tunnels").at(0, "smithy", "5").lights_out()
    assert may_play(t) == ["chronicle_of_tunnels"]
    t.choose("no_tome")
    assert (may_play(t), t.question()["stake"]["location"]) == ([], "smithy")


@rule("LK-R36")
def test_a_tome_drawn_later_is_asked_about_in_spite_of_no_more_tomes() -> None:
    """Seat 0 wants to play none of those in hand, then draws one by a thug; seat 1, who drew none, is left alone."""
    t = reader(3, "smiths_handbook").tomes(1, "muscle_manual").resources(0, scrap=2).resources(1, scrap=1)
    t.at(0, "chow_hall", "5").at(0, "cell_block", "4").spaces(sewers="ratfolk_bookworm", smithy="demon_greed")
    t.display("glass_beads").next_tomes("beginners_alchemy").lights_out()
    t.choose("no_more_tomes").choose("no_more_tomes")
    t.choose("recruit", "1").choose("recruit_thug", "ratfolk_bookworm")
    assert (t.asked, t.ask, may_play(t)) == ([0], "play_tome", ["beginners_alchemy", "smiths_handbook"])
    t.choose("no_more_tomes")
    assert (t.asked, t.ask) == ([0], "cell_action")


# Nothing is wasted


@rule("LK-R61")
@pytest.mark.parametrize(
    ("tome", "cube"), [("smiths_handbook", "iron"), ("muscle_manual", "strength"), ("beginners_alchemy", "potion")]
)
def test_a_gain_needs_a_cube_in_the_supply(tome: str, cube: str) -> None:
    """One of several is enough."""
    t = reader(2, tome).resources(0, gold=1)
    assert may_play(t.roll_call()) == [tome]
    t = reader(2, tome).resources(0, gold=1).supply(cube, 0, to=1).roll_call()
    if tome == "beginners_alchemy":
        t.choose("play_tome", tome)
        assert t.resources_of(0) == {"gold": 1, "scrap": 1}
        t = reader(2, tome).supply("potion", 0, to=1).supply("scrap", 0, to=1).roll_call()
    assert may_play(t) == []


@rule("LK-R61")
@pytest.mark.parametrize("tome", ["book_of_alibis", "slander_and_gossip"])
def test_suspicion_must_be_there(tome: str) -> None:
    assert may_play(reader(3, tome).suspicion(1, 3).roll_call()) == []
    assert may_play(reader(3, tome).suspicion(0, 1).roll_call()) == [tome]


@rule("LK-R61")
def test_a_swap_needs_a_resource_and_another_kind() -> None:
    assert may_play(reader(2, "art_of_the_con").roll_call()) == []
    assert may_play(reader(2, "art_of_the_con").resources(0, gold=1).roll_call()) == ["art_of_the_con"]
    t = reader(2, "art_of_the_con").resources(0, gold=1)
    for kind in ("scrap", "potion", "iron"):
        t.supply(kind, 0, to=1)
    assert may_play(t.roll_call()) == []


@rule("LK-R61")
def test_what_has_to_be_paid_must_be_there() -> None:
    assert may_play(reader(2, "muscle_manual").roll_call()) == []


@rule("LK-R61")
def test_to_look_at_something_there_must_be_something_hidden() -> None:
    assert may_play(reader(3, "hideout_atlas").at(1, "smithy", "5").at(0, "smithy", down="5").turn_after(2)) == []
    assert may_play(reader(3, "hideout_atlas").at(1, "smithy", down="5").turn_after(2)) == ["hideout_atlas"]


@rule("LK-R61")
def test_what_one_has_seen_is_not_looked_at_again() -> None:
    t = reader(3, "hideout_atlas", "hideout_atlas").at(1, "smithy", down="5").turn_after(2)
    t.choose("play_tome", "hideout_atlas")
    assert (t.heard("saw", 0)[0]["token"], may_play(t)) == ("token_5", [])


@rule("LK-R61")
def test_to_hide_more_there_must_be_a_token_in_the_cell() -> None:
    t = reader(2, "great_book_of_sneaking").at(0, "smithy", "2 3 4 5 enforcer lookout").turn_after(1)
    assert may_play(t) == []
    assert may_play(reader(2, "great_book_of_sneaking").roll_call()) == ["great_book_of_sneaking"]


@rule("LK-R61")
@pytest.mark.parametrize("tome", ["slice_and_dice", "songs_of_fury"])
def test_one_must_be_at_the_location(tome: str) -> None:
    t = (
        reader(3, tome)
        .at(0, "sewers", "5")
        .at(1, "smithy", "5")
        .at(2, "smithy", "4")
        .resolve("smithy")
        .choose("no_tome")
    )
    assert may_play(t) == []
    t = reader(3, tome).at(0, "smithy", "lookout").at(1, "smithy", "5").resolve("smithy").choose("no_tome")
    assert may_play(t) == [tome]


@rule("LK-R61")
@pytest.mark.parametrize(
    ("token", "strength", "cut"), [("lookout", 1, False), ("enforcer", 0, False), ("enforcer", 1, True)]
)
def test_weakened_is_what_counts_something(token: str, strength: int, cut: bool) -> None:
    t = reader(3, "slice_and_dice").at(0, "smithy", "5").at(1, "smithy", token).strength(1, strength)
    t.resolve("smithy").choose("no_tome")
    assert may_play(t) == (["slice_and_dice"] if cut else [])


@rule("LK-R61")
def test_a_token_already_at_0_is_not_weakened_again() -> None:
    t = reader(3, "slice_and_dice", "slice_and_dice").at(0, "smithy", "5").at(1, "smithy", "3").resolve("smithy")
    t.choose("no_tome").choose("play_tome", "slice_and_dice")
    assert may_play(t) == []


@rule("LK-R61")
def test_to_move_a_token_one_must_be_at_a_location() -> None:
    t = reader(2, "chronicle_of_tunnels").at(1, "smithy", "5").lights_out()
    assert may_play(t) == []


@rule("LK-R61")
def test_two_thugs_are_needed_to_change_places() -> None:
    assert may_play(reader(2, "inmate_register").spaces(smithy="dwarf_elder").roll_call()) == []
    t = reader(2, "inmate_register").spaces(smithy="dwarf_elder", sewers="dwarf_miner").roll_call()
    assert may_play(t) == ["inmate_register"]


@rule("LK-R61")
@pytest.mark.parametrize(
    ("scrap", "rank", "thugs", "offered"), [(0, 1, 5, True), (0, 3, 5, False), (1, 3, 5, True), (5, 1, 0, False)]
)
def test_a_cheaper_recruit_must_be_within_reach(scrap: int, rank: int, thugs: int, offered: bool) -> None:
    t = reader(3, "mess_cooks_recipes").resources(0, scrap=scrap).at(0, "chow_hall", "4")
    if thugs:
        t.spaces(**SPACES)
    if rank == 3:
        t.at(1, "chow_hall", "5").at(2, "chow_hall", "4 3")
    t.resolve("chow_hall").choose("no_tome").choose("no_tome")
    if rank == 3 and not offered:
        assert may_play(t) == []
    else:
        assert (t.asked, may_play(t)) == ([0], ["mess_cooks_recipes"] if offered else [])


@rule("LK-R61")
@pytest.mark.parametrize("copies", [1, 2])
def test_a_tome_must_do_something_by_itself(copies: int) -> None:
    """Third at the chow hall without a resource: the price of 2 would be 1, and that cannot be paid."""
    t = table(3).tomes(2, *["mess_cooks_recipes"] * copies).spaces(**SPACES)
    for seat, token in enumerate(("5", "4", "3")):
        t.at(seat, "chow_hall", token)
    t.resolve("chow_hall").choose("no_tome").choose("no_tome")
    assert (t.asked, may_play(t)) == ([2], [])


@rule("LK-R61")
@pytest.mark.parametrize(("scrap", "offered"), [(0, False), (1, True)])
def test_a_cheaper_item_must_be_within_reach(scrap: int, offered: bool) -> None:
    t = reader(3, "tinkering_unmasked").resources(0, scrap=scrap).display("gold_tooth").at(0, "cell_block", "2")
    t.resolve("cell_block").choose("no_tome").choose("no_tome")
    assert may_play(t) == (["tinkering_unmasked"] if offered else [])


# The fourteen titles


@rule("LK-R62")
@pytest.mark.parametrize(("seats", "most"), [(2, 4), (3, 3), (5, 3)])
def test_great_book_of_sneaking(seats: int, most: int) -> None:
    t = reader(seats, "great_book_of_sneaking").roll_call().choose("play_tome", "great_book_of_sneaking")
    assert t.heard("may_hide_more")[0]["count"] == 1
    assert t.match.view(None).seats[0].numbers["may_hide"] == most
    t.choose("visit", "smithy")
    for token in ("token_3", "token_4", "token_5", "token_enforcer")[:most]:
        t.choose("assign", token, "down")
    assert all(words.endswith("up") for words in t.offered("assign"))


@rule("LK-R62", "LK-R40", "LK-I4")
def test_great_book_of_sneaking_twice_and_for_this_round_only() -> None:
    """Once per copy; after two are hidden already, two more."""
    t = reader(3, "great_book_of_sneaking", "great_book_of_sneaking").at(0, "smithy", down="2 3").turn_after(2)
    t.choose("play_tome", "great_book_of_sneaking").choose("play_tome", "great_book_of_sneaking")
    assert [place.numbers["may_hide"] for place in t.match.view(None).seats] == [2, 2, 2]
    t = table(3)
    t.crew(0).extra = 2
    t.roll_call(2)
    assert t.match.view(None).seats[0].numbers["may_hide"] == 2


@rule("LK-R62")
def test_slice_and_dice() -> None:
    """One token of an opponent counts 3 less, never below 0, in this location only."""
    t = reader(3, "slice_and_dice").at(0, "smithy", "3").at(1, "smithy", "5 enforcer lookout").at(2, "smithy", "2")
    t.strength(1, 2).resolve("smithy").choose("no_tome").choose("play_tome", "slice_and_dice")
    assert t.offered("weaken") == ["1 token_5", "1 token_enforcer", "2 token_2"]
    t.choose("weaken", "1", "token_enforcer")
    assert t.heard("weakened")[0] == {
        "event": "weakened",
        "seat": 0,
        "owner": "1",
        "token": "token_enforcer",
        "count": 3,
    }
    assert t.ranked == [(1, 5), (0, 3), (2, 2)]


@rule("LK-R39", "LK-R62")
def test_what_is_weakened_is_as_strong_as_before_elsewhere() -> None:
    """The straggler's 5 counts 2 at the smithy and 5 at the library."""
    t = reader(3, "slice_and_dice").at(0, "smithy", "4").at(1, "smithy", "5").at(2, "smithy", "3").lights_out()
    t.choose("no_tome").choose("play_tome", "slice_and_dice").choose("weaken", "1", "token_5")
    assert t.ranked == [(0, 4), (2, 3), (1, 2)]
    t.choose("take_reward").choose("take_reward")
    assert t.ranked == [(1, 5)]


@rule("LK-R62")
def test_slice_and_dice_twice_on_one_token() -> None:
    t = reader(3, "slice_and_dice").tomes(2, "slice_and_dice").at(0, "smithy", "2").at(1, "smithy", "5 2")
    t.at(2, "smithy", "lookout").resolve("smithy").choose("no_tome").choose("no_tome")
    for _ in range(2):  # the second time seat 2 alone has one left
        for seat in t.asked:
            t.choose("play_tome", "slice_and_dice", seat=seat)
        t.choose("weaken", "1", "token_5")
    assert t.ranked == [(0, 2), (1, 2), (2, 0)]


@rule("LK-R62")
def test_the_enforcer_is_weakened_by_what_it_counts_when_the_window_closes() -> None:
    """2 cubes less 3 are 0; with one more cube, won in the same window, 3 less 3 are still 0."""
    t = reader(3, "slice_and_dice").tomes(1, "muscle_manual").resources(1, scrap=1).strength(1, 2)
    t.at(0, "smithy", "2").at(1, "smithy", "enforcer").resolve("smithy").choose("no_tome").choose("no_tome")
    t.choose("play_tome", "slice_and_dice", seat=0).choose("no_tome", seat=1)
    assert t.heard("weakened")
    t.choose("play_tome", "muscle_manual")
    assert t.ranked == [(0, 2), (1, 0)]
    assert t.strength_of(1) == 3


@rule("LK-E41", "LK-R62", "LK-31")
@pytest.mark.parametrize(("first", "iron"), [(0, [2, 1]), (1, [1, 2]), (2, [2, 1])])
def test_example_a_5_cut_down_and_cheered_up(first: int, iron: list[int]) -> None:
    """A 5 - 3 + 2 = 4 against B's 4: the nearer clockwise from the first player is first."""
    t = table(3).first(first).at(0, "smithy", "5").at(1, "smithy", "4")
    t.tomes(0, "songs_of_fury").tomes(1, "slice_and_dice").resolve("smithy").quiet_until(1, "slice_and_dice")
    t.choose("play_tome", "slice_and_dice").quiet_until(0, "songs_of_fury").choose("play_tome", "songs_of_fury")
    assert sorted(t.ranked) == [(0, 4), (1, 4)]
    t.choose("take_reward").choose("take_reward")
    assert [t.resources_of(seat)["iron"] for seat in (0, 1)] == iron


@rule("LK-R62", "LK-V19")
def test_hideout_atlas() -> None:
    """One face-down token of an opponent at a location; its owner and who looked know it."""
    t = reader(3, "hideout_atlas").at(1, "smithy", "4", down="5").at(2, "sewers", down="lookout").turn_after(2)
    t.choose("play_tome", "hideout_atlas")
    assert t.offered("peek") == ["1 smithy", "2 sewers"]
    t.choose("peek", "1", "smithy")
    assert t.heard("saw", 0) == [{"event": "saw", "seat": 0, "token": "token_5"}]
    assert t.heard("saw", 2) == [{"event": "saw", "seat": 0, "hidden": 1}]
    assert t.heard("looked", 2)[0]["location"] == "smithy"
    assert t.seen_by(0, 1, "crew", "smithy").cards == ["token_4", "token_5"]
    assert t.seen_by(0, 1, "crew", "smithy").facts == {"down": ["token_5"], "strength": 9}
    for reading in (2, None):
        zone = t.seen_by(reading, 1, "crew", "smithy")
        assert (zone.cards, zone.hidden) == (["token_4"], 1)
    assert t.tokens_at(1, "smithy") == ["4", "5"]


@rule("LK-79", "LK-R36", "LK-V19")
def test_hideout_atlas_at_any_time() -> None:
    """On another's turn, and in lights-out as long as a back lies somewhere; what it shows stays hidden from others."""
    t = reader(3, "hideout_atlas").at(1, "smithy", "5").at(1, "chow_hall", down="4").turn_after(0)
    assert (t.asked, may_play(t)) == ([0], ["hideout_atlas"])
    t.choose("no_tome")
    assert (t.asked, t.ask) == ([1], "visit")
    t = reader(3, "hideout_atlas").at(1, "smithy", "5").at(1, "chow_hall", down="4").lights_out()
    t.choose("no_tome")
    assert (may_play(t), t.question()["stake"]["location"]) == (["hideout_atlas"], "smithy")
    t.choose("play_tome", "hideout_atlas")
    assert t.heard("saw", 0) == [{"event": "saw", "seat": 0, "token": "token_4"}]
    seen = [t.seen_by(seat, 1, "crew", "chow_hall") for seat in (0, 1, 2)]
    assert [(zone.cards, zone.hidden) for zone in seen] == [(["token_4"], 0), (["token_4"], 0), ([], 1)]
    t = reader(3, "hideout_atlas").at(1, "smithy", down="5").at(0, "smithy", "4").resolve("smithy").choose("no_tome")
    assert may_play(t) == []  # nothing lies face down any more


@rule("LK-R62")
def test_hideout_atlas_leaves_which_of_several_backs_to_chance() -> None:
    seen = set()
    for seed in range(20):
        t = table(3, seed).tomes(0, "hideout_atlas").at(1, "smithy", down="4 5").turn_after(2)
        t.choose("play_tome", "hideout_atlas")
        seen.add(t.heard("saw", 0)[0]["token"])
    assert seen == {"token_4", "token_5"}


@rule("LK-R62", "LK-V19")
def test_hideout_atlas_twice_at_one_location() -> None:
    """The second time it is the back not seen yet; the other players know neither."""
    t = table(5).first(4).tomes(4, "hideout_atlas", "hideout_atlas").at(0, "cell_block", down="lookout 3")
    t.roll_call().choose("play_tome", "hideout_atlas")
    first = t.heard("saw", 4)[0]["token"]
    t.choose("play_tome", "hideout_atlas")
    assert {first, t.heard("saw", 4)[0]["token"]} == {"token_3", "token_lookout"}
    assert t.seen_by(4, 0, "crew", "cell_block").cards == ["token_3", "token_lookout"]
    assert [t.seen_by(reader, 0, "crew", "cell_block").hidden for reader in (1, 2, 3, None)] == [2, 2, 2, 2]


@rule("LK-R62")
def test_beginners_alchemy() -> None:
    t = reader(2, "beginners_alchemy").roll_call().choose("play_tome", "beginners_alchemy")
    assert (t.resources_of(0), t.left["potion"], t.left["scrap"]) == ({"potion": 1, "scrap": 1}, 14, 24)


@rule("LK-R62")
def test_smiths_handbook() -> None:
    t = reader(2, "smiths_handbook").roll_call().choose("play_tome", "smiths_handbook")
    assert (t.resources_of(0), t.left["iron"]) == ({"iron": 1}, 14)


@rule("LK-R62", "LK-R17")
def test_art_of_the_con() -> None:
    """Two swaps one after the other, each for another kind."""
    t = reader(2, "art_of_the_con").resources(0, scrap=1).roll_call().choose("play_tome", "art_of_the_con")
    assert t.offers == [["give", "scrap"], ["skip"]]
    t.choose("give", "scrap")
    assert t.offers == [["take", "potion"], ["take", "iron"], ["take", "gold"]]
    t.choose("take", "gold")
    assert t.offers == [["give", "gold"], ["skip"]]
    t.choose("give", "gold").choose("take", "scrap")
    assert (t.resources_of(0), t.ask) == ({"scrap": 1}, "visit")


@rule("LK-R62")
@pytest.mark.parametrize("swaps", [0, 1])
def test_art_of_the_con_may_stop(swaps: int) -> None:
    t = reader(2, "art_of_the_con").resources(0, scrap=2).roll_call().choose("play_tome", "art_of_the_con")
    if swaps:
        t.choose("give", "scrap").choose("take", "iron")
    t.choose("skip")
    assert t.ask == "visit"
    assert t.resources_of(0) == ({"scrap": 1, "iron": 1} if swaps else {"scrap": 2})


@rule("LK-R62")
def test_muscle_manual() -> None:
    t = reader(2, "muscle_manual").resources(0, scrap=1, gold=1).roll_call().choose("play_tome", "muscle_manual")
    assert t.offers == [["pay", "scrap"], ["pay", "gold"]]
    t.choose("pay", "gold")
    assert (t.resources_of(0), t.strength_of(0), t.left["gold"], t.left["strength"]) == ({"scrap": 1}, 2, 10, 19)


@rule("LK-R62", "LK-R20")
@pytest.mark.parametrize(("cubes", "left"), [(1, 0), (2, 0), (4, 2)])
def test_book_of_alibis(cubes: int, left: int) -> None:
    t = reader(2, "book_of_alibis").suspicion(0, cubes).roll_call().choose("play_tome", "book_of_alibis")
    assert (t.suspicion_of(0), t.left["suspicion"], t.ask) == (left, 12 - left, "visit")


@rule("LK-R62")
def test_slander_and_gossip() -> None:
    t = reader(3, "slander_and_gossip").suspicion(0, 2).roll_call().choose("play_tome", "slander_and_gossip")
    assert t.offers == [["pass_suspicion", "1"], ["pass_suspicion", "2"]]
    t.choose("pass_suspicion", "2")
    assert [t.suspicion_of(seat) for seat in range(3)] == [1, 0, 1]
    t = reader(2, "slander_and_gossip").suspicion(0, 2).roll_call().choose("play_tome", "slander_and_gossip")
    assert ([t.suspicion_of(seat) for seat in range(2)], t.ask) == ([1, 1], "visit")


@rule("LK-R62", "LK-R39")
def test_songs_of_fury() -> None:
    """2 more here, for the whole crew, and only here."""
    t = reader(3, "songs_of_fury", "songs_of_fury").at(0, "smithy", "3 2").at(1, "smithy", "5 3").at(0, "sewers", "4")
    t.resolve("smithy").choose("no_tome").choose("play_tome", "songs_of_fury")
    assert t.heard("boosted")[0]["count"] == 2
    t.choose("play_tome", "songs_of_fury")
    assert t.ranked == [(0, 9), (1, 8)]
    assert t.g.boosts != ()
    t.choose("take_reward").choose("take_reward").resolve("sewers")
    assert t.ranked == [(0, 4)]


@rule("LK-R62", "LK-R39")
def test_what_songs_add_is_not_taken_to_the_library() -> None:
    t = reader(2, "songs_of_fury").at(0, "exercise_yard", "2").at(1, "exercise_yard", "5").lights_out()
    t.choose("no_tome").choose("play_tome", "songs_of_fury")
    assert t.ranked == [(1, 5), (0, 4)]
    t.choose("take_reward")
    assert t.ranked == [(0, 2)]


@rule("LK-R62", "LK-R39")
@pytest.mark.parametrize(("copies", "prices"), [(0, [1, 4]), (1, [0, 3]), (2, [0, 2])])
def test_mess_cooks_recipes(copies: int, prices: list[int]) -> None:
    """The whole price of one recruit is 1 less for each, never below 0; for nothing it is a recruit too."""
    t = reader(3, *["mess_cooks_recipes"] * copies).resources(0, scrap=4).spaces(**SPACES).at(0, "chow_hall", "5")
    t.resolve("chow_hall")
    for _ in range(copies):
        t.quiet_until(0, "mess_cooks_recipes").choose("play_tome", "mess_cooks_recipes")
    assert [option["price"] for option in t.question()["options"][:2]] == prices
    t.choose("recruit", "1").choose("recruit_thug", "dwarf_elder")
    assert t.resources_of(0) == {"scrap": 4 - prices[0]}
    assert (t.thugs_of(0), t.tokens_at(0, "library")) == (["dwarf_elder"], [])
    assert t.match.over


@rule("LK-R62")
def test_a_discount_serves_only_who_played_it_and_is_lost_when_not_used() -> None:
    t = reader(3, "mess_cooks_recipes").resources(0, scrap=4).resources(1, scrap=5).spaces(**SPACES)
    t.at(0, "chow_hall", "5").at(1, "chow_hall", "4").resolve("chow_hall").choose("no_tome").choose("no_tome")
    t.choose("play_tome", "mess_cooks_recipes").choose("decline")
    assert (t.asked, [option["price"] for option in t.question()["options"][:2]]) == ([1], [1, 5])
    assert t.tomes_of(0) == []


@rule("LK-R62")
def test_tinkering_unmasked() -> None:
    """One cube of the cost is waived, fixed or any, by choice: 1 potion, 2 iron and 1 any."""
    t = reader(3, "tinkering_unmasked").resources(0, potion=1, iron=2, gold=1).display("rune_gauntlet")
    t.at(0, "cell_block", "2").resolve("cell_block").choose("no_tome").choose("no_tome")
    t.choose("play_tome", "tinkering_unmasked").choose("craft", "rune_gauntlet")
    assert t.offers == [["waive", "potion"], ["waive", "iron"], ["waive", "any"]]
    t.choose("waive", "iron")
    assert t.offers == [["pay", "iron"], ["pay", "gold"]]
    t.choose("pay", "iron")
    assert (t.resources_of(0), t.items_of(0), t.reputation_of(0)) == ({"gold": 1}, ["rune_gauntlet"], 19)


@rule("LK-R62")
def test_tinkering_unmasked_twice_leaves_one_cube_to_pay() -> None:
    """gold_tooth costs 2: the second copy would do nothing; barred_shield costs 4: two are waived."""
    t = reader(3, "tinkering_unmasked", "tinkering_unmasked").resources(0, scrap=1).display("gold_tooth")
    t.at(0, "cell_block", "2").resolve("cell_block").choose("no_tome").choose("no_tome")
    t.choose("play_tome", "tinkering_unmasked")
    assert may_play(t) == []
    t = reader(3, "tinkering_unmasked", "tinkering_unmasked").resources(0, scrap=1, iron=1).display("barred_shield")
    t.at(0, "cell_block", "2").resolve("cell_block").choose("no_tome").choose("no_tome")
    assert may_play(t) == []


@rule("LK-R62")
def test_two_waivers_add_up() -> None:
    t = reader(3, "tinkering_unmasked", "tinkering_unmasked").resources(0, scrap=2, iron=1).display("barred_shield")
    t.at(0, "cell_block", "2").resolve("cell_block").choose("no_tome").choose("no_tome")
    t.choose("play_tome", "tinkering_unmasked").choose("play_tome", "tinkering_unmasked")
    t.choose("craft", "barred_shield")
    assert t.offered("waive") == ["scrap", "iron"]
    t.choose("waive", "scrap")
    assert [one["cost"] for one in t.heard("waived")] == ["scrap", "iron"]
    assert (t.resources_of(0), t.items_of(0)) == ({"scrap": 1}, ["barred_shield"])


@rule("LK-R62")
def test_tinkering_unmasked_does_not_serve_reserving() -> None:
    t = reader(3, "tinkering_unmasked").resources(0, scrap=1).display("gold_tooth").at(0, "cell_block", "2")
    t.resolve("cell_block").choose("no_tome").choose("no_tome").choose("play_tome", "tinkering_unmasked")
    t.choose("reserve", "gold_tooth")
    assert (t.resources_of(0), t.reserved_of(0)) == ({}, ["gold_tooth"])


@rule("LK-R62", "LK-R38")
def test_chronicle_of_tunnels() -> None:
    """An own token goes to another of locations 1 to 7, also to one already used; not from the cell."""
    t = reader(2, "chronicle_of_tunnels").at(0, "smithy", "5").at(0, "sewers", "3").at(1, "smithy", "4").lights_out()
    t.choose("play_tome", "chronicle_of_tunnels")
    assert t.offered("move_token") == ["token_3", "token_5"]
    t.choose("move_token", "token_5")
    assert t.offered("move_to") == ["exercise_yard", "sewers", "infirmary", "commissary", "chow_hall", "cell_block"]
    t.choose("move_to", "sewers")
    assert t.ranked == [(0, 8)]
    assert t.heard("moved", 1)[0] == {"event": "moved", "seat": 0, "token": "token_5", "from": "smithy", "to": "sewers"}


@rule("LK-R38")
def test_a_token_moved_face_down_stays_hidden() -> None:
    t = reader(2, "chronicle_of_tunnels").at(0, "smithy", "2", down="5 4 3").tomes(1, "book_of_alibis").lights_out()
    t.choose("play_tome", "chronicle_of_tunnels", seat=0).choose("no_tome", seat=1)
    t.choose("move_token", "token_4").choose("move_to", "commissary")
    assert t.heard("moved_back", 1)[0] == {"event": "moved_back", "seat": 0, "from": "smithy", "to": "commissary"}
    zone = t.seen_by(1, 0, "crew", "commissary")
    assert (zone.cards, zone.hidden) == ([], 1)
    zone = t.seen_by(1, 0, "crew", "smithy")
    assert (zone.cards, zone.hidden) == (["token_2"], 2)


@rule("LK-R38", "LK-R63")
def test_a_location_left_without_tokens_is_not_visited() -> None:
    t = reader(2, "chronicle_of_tunnels").at(0, "exercise_yard", "5").watched("sewers", 0).lights_out()
    t.choose("play_tome", "chronicle_of_tunnels").choose("move_to", "sewers")
    assert [one["location"] for one in t.heard("location_starts")] == ["sewers"]
    assert t.choose("take_reward").resources_of(0) == {"scrap": 2}


@rule("LK-R62", "LK-R21")
def test_inmate_register() -> None:
    """Two thugs change places, all cubes stay."""
    t = reader(2, "inmate_register").spaces(sewers="bandit_gold", smithy="dwarf_elder", chow_hall="demon_greed")
    t.watched("sewers", 3).loot("sewers", "gold").watched("chow_hall", 1).roll_call()
    t.choose("play_tome", "inmate_register")
    assert t.offered("swap_thug") == ["bandit_gold", "dwarf_elder", "demon_greed"]
    t.choose("swap_thug", "bandit_gold")
    assert t.offered("swap_thug") == ["dwarf_elder", "demon_greed"]
    t.choose("swap_thug", "demon_greed")
    assert t.thugs_shown == ["demon_greed", "-", "dwarf_elder", "-", "bandit_gold"]
    assert (t.watched_at("sewers"), t.loot_at("sewers"), t.watched_at("chow_hall")) == (3, {"gold": 1}, 1)
    assert t.heard("swapped_thugs")[0] == {
        "event": "swapped_thugs",
        "seat": 0,
        "thug": "bandit_gold",
        "other": "demon_greed",
    }


@rule("LK-78", "LK-R61")
def test_all_titles_are_in_the_discard_when_they_were_played() -> None:
    """Every title once, in a game of three that goes through a whole round."""
    t = whole_hand().halt(LIGHTS_OUT).turn_after(2)
    for tome in ("great_book_of_sneaking", "smiths_handbook", "book_of_alibis"):
        t.choose("play_tome", tome)
    t.choose("play_tome", "hideout_atlas")
    assert t.middle("tome_discards").cards == [
        "great_book_of_sneaking",
        "smiths_handbook",
        "book_of_alibis",
        "hideout_atlas",
    ]
    assert t.sound()


@rule("LK-R36")
def test_no_answer_to_a_tome_while_it_is_carried_out() -> None:
    t = reader(3, "slander_and_gossip").tomes(1, "smiths_handbook").tomes(2, "smiths_handbook").suspicion(0, 1)
    t.roll_call()
    assert all_decline(t) == [1, 2]
    t.choose("play_tome", "slander_and_gossip")
    assert (t.asked, t.ask) == ([0], "pass_suspicion")
    t.choose("pass_suspicion", "1")
    assert (t.asked, t.ask) == ([1, 2], "play_tome")
