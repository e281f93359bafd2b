"""The chow hall: one thug or two, whichever lie open, for a price that depends on the rank."""

from __future__ import annotations

import pytest

from karczma.games.lockup.goals import treasures
from rules.lockup.table import LaidTable, table
from rules.rule import rule

LOCATIONS = ("sewers", "infirmary", "smithy", "commissary", "chow_hall")
PLAIN = ("dwarf_elder", "demon_greed", "demon_fury", "hobgoblin_recruit", "cultist_hexer")  # no effects


def hall(*thugs: str, players: int = 3) -> LaidTable:
    """Seat 0 is alone at the chow hall; these thugs lie in the spaces from the sewers on."""
    t = table(players).spaces(**{LOCATIONS[i]: thug for i, thug in enumerate(thugs) if thug != "-"})
    return t.at(0, "chow_hall", "5")


def three_ranks(scrap: int, *thugs: str) -> LaidTable:
    """Seats 0, 1 and 2 are ranked in this order and have so much scrap each."""
    t = hall(*thugs).at(1, "chow_hall", "4").at(2, "chow_hall", "3")
    for seat in range(3):
        t.resources(seat, scrap=scrap)
    return t.resolve("chow_hall")


# Prices


@rule("LK-55", "LK-56", "LK-57", "LK-R19")
@pytest.mark.parametrize(
    ("rank", "held", "counts"),
    [
        (1, 0, []),
        (1, 1, ["1"]),
        (1, 3, ["1"]),
        (1, 4, ["1", "2"]),
        (2, 0, []),
        (2, 1, ["1"]),
        (2, 4, ["1"]),
        (2, 5, ["1", "2"]),
        (3, 1, []),
        (3, 2, ["1"]),
        (3, 8, ["1"]),
    ],
)
def test_what_one_can_afford(rank: int, held: int, counts: list[str]) -> None:
    """One thug for 1, 1, 2 resources; two for 4, 5, never. Who can pay for none is a straggler."""
    t = hall(*PLAIN).at(1, "chow_hall", "4").at(2, "chow_hall", "3").resources(rank - 1, scrap=held)
    t.resolve("chow_hall")
    if counts:
        assert t.asked == [rank - 1]
        assert t.offered("recruit") == counts
        assert t.offers[-1] == ["decline"]
    else:
        assert t.match.over
        assert len(t.tokens_at(rank - 1, "library")) == 1


@rule("LK-55", "LK-R18", "LK-60")
def test_any_kinds_pay() -> None:
    t = hall(*PLAIN).resources(0, scrap=1, potion=1, iron=1, gold=1).resolve("chow_hall")
    before = t.left
    t.choose("recruit", "2").choose("recruit_thug", "demon_fury").choose("recruit_thug", "dwarf_elder")
    assert t.match.over
    assert t.resources_of(0) == {}
    assert t.left == {**before, **{kind: before[kind] + 1 for kind in ("scrap", "potion", "iron", "gold")}}
    assert t.thugs_of(0) == ["demon_fury", "dwarf_elder"]


@rule("LK-56")
def test_the_second_pays_five_for_two() -> None:
    t = three_ranks(5, *PLAIN).choose("decline").choose("recruit", "2")
    t.choose("recruit_thug", "cultist_hexer").choose("recruit_thug", "dwarf_elder")
    assert (t.resources_of(1), t.thugs_of(1)) == ({}, ["cultist_hexer", "dwarf_elder"])


@rule("LK-57")
def test_the_others_pay_two_for_one() -> None:
    t = three_ranks(3, *PLAIN).choose("decline").choose("decline").choose("recruit", "1")
    t.choose("recruit_thug", "demon_greed")
    assert (t.resources_of(2), t.thugs_of(2)) == ({"scrap": 1}, ["demon_greed"])


@rule("LK-55")
def test_what_is_too_dear_is_told() -> None:
    t = hall(*PLAIN).resources(0, iron=2).resolve("chow_hall")
    assert t.question()["blocked"] == [{"touch": "count:2", "why": "too_dear", "price": 4}]
    t = hall("dwarf_elder").resources(0, iron=4).resolve("chow_hall")
    assert t.question()["blocked"] == [{"touch": "count:2", "why": "too_few_thugs", "price": 4}]


# Which thugs


@rule("LK-68")
@pytest.mark.parametrize("location", LOCATIONS)
def test_a_thug_of_any_space(location: str) -> None:
    """Though the tokens are at the chow hall."""
    t = hall(*PLAIN).resources(0, scrap=1).resolve("chow_hall").choose("recruit", "1")
    assert t.offered("recruit_thug") == list(PLAIN)
    place = LOCATIONS.index(location)
    t.choose("recruit_thug", PLAIN[place])
    assert t.thugs_of(0) == [PLAIN[place]]
    assert t.thugs_shown == ["-" if i == place else thug for i, thug in enumerate(PLAIN)]
    assert t.sound()


@rule("LK-68")
@pytest.mark.parametrize("location", ["exercise_yard", "sewers", "infirmary", "smithy", "commissary", "cell_block"])
def test_thugs_are_recruited_at_the_chow_hall_only(location: str) -> None:
    t = table(3).spaces(sewers="dwarf_elder", smithy="demon_greed").resources(0, scrap=5).at(0, location, "5")
    t.display("sharpened_spoon").resolve(location)
    while not t.match.over:
        assert not {words[0] for words in t.offers} & {"recruit", "recruit_thug"}
        t.choose(*t.offers[0])
    assert t.thugs_of(0) == []


@rule("LK-68")
def test_neither_the_deck_nor_the_discards() -> None:
    t = hall().only_thugs("dwarf_miner", "dwarf_smith").resources(0, scrap=4).resolve("chow_hall")
    assert t.match.over
    assert t.tokens_at(0, "library") == ["5"]


@rule("LK-69")
def test_icons_and_effects_come_at_once_reputation_at_the_end() -> None:
    t = hall("raider_smuggler").goals("goal_gem_hoard").items(0, "warden_signet").resources(0, scrap=1)
    t.resolve("chow_hall").choose("recruit", "1")
    assert t.resources_of(0) == {"gold": 1}
    assert treasures(t.cards, t.crew(0), 1) == 3
    assert t.g.holders[1] == 0
    assert t.reputation_of(0) == 10
    assert t.parts(0)["thugs"] == 2
    assert t.heard("recruited") == [{"event": "recruited", "seat": 0, "thug": "raider_smuggler"}]
    t.patrol()
    assert t.resources_of(0) == {"gold": 1}  # once


@rule("LK-70", "LK-37")
def test_later_ranks_choose_among_fewer_thugs() -> None:
    t = three_ranks(4, "dwarf_elder", "demon_greed", "demon_fury").choose("recruit", "1")
    t.choose("recruit_thug", "demon_greed")
    assert t.thugs_shown == ["dwarf_elder", "-", "demon_fury", "-", "-"]
    assert t.asked == [1]
    t.choose("recruit", "1")
    assert t.offered("recruit_thug") == ["dwarf_elder", "demon_fury"]
    t.choose("recruit_thug", "demon_fury").choose("recruit", "1")  # the last one comes without a question
    assert (t.thugs_of(2), t.thugs_shown) == (["dwarf_elder"], ["-"] * 5)
    assert t.match.over


@rule("LK-70", "LK-40", "LK-R19")
def test_who_finds_no_thug_is_a_straggler() -> None:
    t = three_ranks(4, "dwarf_elder", "demon_greed").choose("recruit", "2").choose("recruit_thug", "demon_greed")
    assert t.match.over
    assert t.thugs_of(0) == ["demon_greed", "dwarf_elder"]
    assert [t.tokens_at(seat, "library") for seat in range(3)] == [[], ["4"], ["3"]]


@rule("LK-70")
def test_an_emptied_space_is_filled_in_patrol() -> None:
    t = hall("dwarf_elder", "demon_greed").resources(0, scrap=1).resolve("chow_hall").choose("recruit", "1")
    t.choose("recruit_thug", "dwarf_elder")
    assert t.thugs_shown == ["-", "demon_greed", "-", "-", "-"]
    t.next_thugs("dwarf_miner", "dwarf_brewer", "ratfolk_runt", "ratfolk_digger").patrol()
    assert t.thugs_shown == ["dwarf_miner", "dwarf_brewer", "ratfolk_runt", "ratfolk_digger", "demon_greed"]


# Two thugs


@rule("LK-R19")
def test_both_are_taken_before_their_effects() -> None:
    """Paid first, taken both, then the tomes of the first and the iron of the second, in the order taken."""
    t = hall("dwarf_miner", "cultist_scribe", "demon_greed").resources(0, scrap=4)
    t.next_tomes("muscle_manual", "book_of_alibis").resolve("chow_hall").choose("recruit", "2")
    assert (t.ask, t.resources_of(0)) == ("recruit_thug", {})
    t.choose("recruit_thug", "cultist_scribe")
    assert t.ask == "recruit_thug"
    t.choose("recruit_thug", "dwarf_miner")
    assert (t.ask, t.thugs_of(0), t.resources_of(0)) == ("keep_tome", ["cultist_scribe", "dwarf_miner"], {})
    t.choose("keep_tome", "book_of_alibis")
    assert t.match.over
    assert t.resources_of(0) == {"iron": 1}


@rule("LK-R19")
def test_the_other_way_round() -> None:
    t = hall("dwarf_miner", "cultist_scribe", "demon_greed").resources(0, scrap=4)
    t.next_tomes("muscle_manual", "book_of_alibis").resolve("chow_hall").choose("recruit", "2")
    t.choose("recruit_thug", "dwarf_miner").choose("recruit_thug", "cultist_scribe")
    assert (t.ask, t.resources_of(0)) == ("keep_tome", {"iron": 1})


@rule("LK-R19")
def test_an_effect_does_not_help_to_pay() -> None:
    """Three resources and a thug that brings a gold: two thugs are not on offer."""
    t = hall("raider_smuggler", "dwarf_elder").resources(0, scrap=3).resolve("chow_hall")
    assert t.offered("recruit") == ["1"]


@rule("LK-R19")
def test_one_thug_left() -> None:
    t = hall("-", "-", "dwarf_elder").resources(0, scrap=9).resolve("chow_hall")
    assert t.offered("recruit") == ["1"]
    t = hall("-", "-", "dwarf_elder", "-", "demon_greed").resources(0, scrap=9).resolve("chow_hall")
    assert t.offered("recruit") == ["1", "2"]


# Cubes at locations


@rule("LK-R21")
def test_cubes_stay_when_a_thug_is_recruited() -> None:
    t = hall("-", "bandit_gold").watched("infirmary", 3).loot("infirmary", "gold").resources(0, scrap=1)
    t.resolve("chow_hall").choose("recruit", "1")
    assert t.thugs_of(0) == ["bandit_gold"]
    assert (t.watched_at("infirmary"), t.loot_at("infirmary")) == (3, {"gold": 1})
    assert (t.suspicion_of(0), t.resources_of(0)) == (0, {})


@rule("LK-R21", "LK-86")
def test_cubes_stay_when_a_thug_moves_and_new_ones_are_added() -> None:
    """The informer goes from the sewers to the chow hall: the cube of the sewers stays, the chow hall gets one more."""
    t = table(3).spaces(sewers="ratfolk_informer").watched("sewers", 1).watched("chow_hall", 2)
    t.next_thugs("dwarf_miner", "dwarf_brewer", "ratfolk_runt", "ratfolk_digger").patrol()
    assert t.thugs_shown[4] == "ratfolk_informer"
    assert (t.watched_at("sewers"), t.watched_at("chow_hall")) == (1, 3)


@rule("LK-R23", "LK-89")
def test_bandits_cubes_come_first_and_may_pay() -> None:
    t = hall("dwarf_elder").loot("chow_hall", "potion").resolve("chow_hall")
    assert (t.ask, t.offers) == ("reward", [["take_reward"], ["decline"]])
    t.choose("take_reward")
    assert (t.ask, t.offered("recruit"), t.resources_of(0)) == ("recruit", ["1"], {"potion": 1})
    t.choose("recruit", "1")
    assert (t.thugs_of(0), t.resources_of(0), t.left["potion"]) == (["dwarf_elder"], {}, 15)


@rule("LK-R23")
def test_bandits_cubes_alone_are_a_reward() -> None:
    t = hall("dwarf_elder").loot("chow_hall", "potion").resolve("chow_hall").choose("take_reward").choose("decline")
    assert t.match.over
    assert (t.tokens_at(0, "library"), t.resources_of(0), t.thugs_of(0)) == ([], {"potion": 1}, [])
    assert "declined" not in t.events
    t = hall().loot("chow_hall", "potion").resolve("chow_hall").choose("take_reward")  # nobody to recruit
    assert t.match.over
    assert (t.tokens_at(0, "library"), t.resources_of(0)) == ([], {"potion": 1})


@rule("LK-R23", "LK-R16", "LK-89")
def test_the_second_gets_no_bandits_cube() -> None:
    """Whoever refuses leaves it behind; rank 2 recruits with what it has."""
    t = hall("dwarf_elder").loot("chow_hall", "potion").at(1, "chow_hall", "4").resources(1, iron=1)
    t.resolve("chow_hall").choose("decline")
    assert (t.asked, t.ask) == ([1], "recruit")
    t.choose("recruit", "1")
    assert (t.thugs_of(1), t.resources_of(1), t.loot_at("chow_hall")) == (["dwarf_elder"], {}, {"potion": 1})
    assert t.tokens_at(0, "library") == ["5"]


# A discount


@rule("LK-E39", "LK-57", "LK-R59", "LK-R62")
def test_the_cooks_recipes_make_a_thug_cheaper() -> None:
    t = hall("raider_smuggler").at(1, "chow_hall", "4").at(2, "chow_hall", "3").resources(2, scrap=1)
    t.tomes(2, "mess_cooks_recipes").resolve("chow_hall").choose("no_tome").choose("no_tome")
    assert (t.asked, t.offered("play_tome")) == ([2], ["mess_cooks_recipes"])
    t.choose("play_tome", "mess_cooks_recipes")
    assert t.question()["options"][0]["price"] == 1
    t.choose("recruit", "1")
    assert (t.thugs_of(2), t.resources_of(2)) == (["raider_smuggler"], {"gold": 1})
    assert treasures(t.cards, t.crew(2), 1) == 1
    assert t.tokens_at(2, "library") == []


@rule("LK-R23", "LK-R61", "LK-R62")
def test_a_discount_counts_on_the_bandits_cubes() -> None:
    """A scrap and the potion that lies there are two: enough for two thugs, once both copies are played."""
    t = hall("dwarf_elder", "demon_greed").loot("chow_hall", "potion").resources(0, scrap=1)
    t.tomes(0, "mess_cooks_recipes", "mess_cooks_recipes").resolve("chow_hall").choose("no_tome").choose("no_tome")
    t.choose("play_tome", "mess_cooks_recipes")
    assert t.offered("play_tome") == ["mess_cooks_recipes"]
    t.choose("play_tome", "mess_cooks_recipes").choose("take_reward").choose("recruit", "2")
    t.choose("recruit_thug", "demon_greed")
    assert (t.thugs_of(0), t.resources_of(0)) == (["demon_greed", "dwarf_elder"], {})


@rule("LK-R62")
def test_a_discount_is_its_owners_alone() -> None:
    """Rank 1 declines after all: rank 2 pays the full price."""
    t = hall(*PLAIN).at(1, "chow_hall", "4").resources(0, scrap=1).resources(1, scrap=1)
    t.tomes(0, "mess_cooks_recipes").resolve("chow_hall").choose("no_tome").choose("no_tome")
    t.choose("play_tome", "mess_cooks_recipes")
    assert t.question()["options"][0]["price"] == 0
    t.choose("decline")
    assert (t.asked, t.question()["options"][0]["price"]) == ([1], 1)
    assert t.tokens_at(0, "library") == []  # not before all have collected
    t.choose("decline")
    assert t.tokens_at(0, "library") == ["5"]


@rule("LK-E39", "LK-57", "LK-40")
def test_without_the_recipes_one_scrap_is_too_little() -> None:
    t = hall("raider_smuggler").at(1, "chow_hall", "4").at(2, "chow_hall", "3").resources(2, scrap=1)
    t.tomes(2, "mess_cooks_recipes").resolve("chow_hall").choose("no_tome").choose("no_tome").choose("no_tome")
    assert t.match.over
    assert (t.thugs_of(2), t.tokens_at(2, "library")) == ([], ["3"])


@rule("LK-R19")
def test_a_game_can_be_put_away_while_the_second_thug_waits() -> None:
    """The tinker asks first, the miner comes after it."""
    t = hall("dwarf_tinker", "dwarf_miner").resources(0, scrap=5).resolve("chow_hall")
    t.choose("recruit", "2").choose("recruit_thug", "dwarf_tinker")
    assert (t.ask, t.resources_of(0)) == ("exchange", {"scrap": 1})
    assert t.sound()
    t.choose("skip")
    assert t.resources_of(0) == {"scrap": 1, "iron": 1}
