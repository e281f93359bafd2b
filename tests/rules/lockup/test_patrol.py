"""The patrol: storage limits, the item display, thugs moving up, suspicion and bandits' cubes, decks that run out."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from karczma.games.lockup.cards import TRAIT_EFFECTS
from karczma.games.lockup.state import Table
from karczma.games.lockup.vocabulary import BEGIN, BOARDS, CUBES, DEAL_TRAITS, EFFECT, MOVE_THUGS, PATROL, TRAIT
from karczma.kernel.chance import seeded
from karczma.kernel.step import Step
from rules.lockup.table import LaidTable, fresh, table
from rules.rule import rule

# Five thugs without icons, for tests that are about something else
CALM = {
    "sewers": "dwarf_elder",
    "infirmary": "demon_greed",
    "smithy": "hobgoblin_recruit",
    "commissary": "dwarf_miner",
    "chow_hall": "dwarf_brewer",
}
CALM_NEXT = ("cultist_reader", "cultist_scribe", "demon_shadow", "ratfolk_runt", "ratfolk_digger")
LOCATIONS = ("sewers", "infirmary", "smithy", "commissary", "chow_hall")
ITEMS = ("sharpened_spoon", "bone_knuckles", "glass_beads", "gold_tooth", "hex_doll", "rage_tonic")


def calm(seats: int = 3, mode: str = "standard") -> LaidTable:
    """A full display and five thugs without suspicion; five more come next."""
    t = table(seats, mode=mode).spaces(**CALM).next_thugs(*CALM_NEXT)
    return t.display(*ITEMS[: len(t.g.display)])


def watched(t: LaidTable) -> list[int]:
    return [t.watched_at(location) for location in LOCATIONS]


# The steps


@rule("LK-80")
def test_storage_comes_first_then_items_then_thugs_then_cubes() -> None:
    t = table(3).display("-", "hex_doll", "-", "gold_tooth").next_items("glass_beads", "bone_knuckles")
    t.spaces(sewers="dwarf_smith", chow_hall="bandit_iron").next_thugs("demon_fury", "dwarf_tinker", "cultist_hexer")
    t.next_thugs("bandit_gold").resources(0, scrap=5, iron=1).patrol()
    assert (t.asked, t.ask) == ([0], "storage")
    assert t.items_shown == ["-", "hex_doll", "-", "gold_tooth"]
    assert t.thugs_shown == ["dwarf_smith", "-", "-", "-", "bandit_iron"]
    assert watched(t) == [0] * 5
    t.choose("discard", "iron")
    order = [event for event, _ in Counter(t.events).items()]
    assert order == [
        "paid",
        "item_revealed",
        "thug_left",
        "thugs_moved",
        "thug_revealed",
        "suspicion_placed",
        "loot_placed",
    ]
    assert t.items_shown == ["glass_beads", "hex_doll", "bone_knuckles", "gold_tooth"]
    assert t.thugs_shown == ["bandit_gold", "demon_fury", "dwarf_tinker", "cultist_hexer", "dwarf_smith"]
    assert watched(t) == [3, 1, 1, 1, 1]
    assert t.sound()


@rule("LK-D3", "LK-80")
@pytest.mark.parametrize(("order", "shown"), [("storage_first", "-"), ("items_first", "rage_tonic")])
def test_items_may_come_before_the_limits(order: str, shown: str) -> None:
    t = table(2, patrol_order=order).spaces(**CALM).next_thugs(*CALM_NEXT).display("hex_doll", "-", "gold_tooth")
    t.next_items("rage_tonic").resources(1, scrap=5, gold=1).patrol()
    assert (t.asked, t.ask) == ([1], "storage")
    assert t.items_shown == ["hex_doll", shown, "gold_tooth"]
    assert t.thugs_shown == list(CALM.values())
    t.choose("discard", "scrap")
    assert t.items_shown == ["hex_doll", "rage_tonic", "gold_tooth"]
    assert t.thugs_shown[1:] == list(CALM.values())[:-1]


@rule("LK-80")
def test_a_new_round_follows() -> None:
    t = calm(2).round(4)
    t.go(PATROL)
    assert (t.g.round, t.ask) == (5, "visit")


# Storage limits


@rule("LK-81")
@pytest.mark.parametrize(("held", "given"), [(4, 0), (5, 0), (6, 1), (9, 4)])
def test_side_a_stores_five(held: int, given: int) -> None:
    t = calm().resources(0, scrap=held - 1, gold=1).patrol()
    for _ in range(given):
        assert (t.asked, t.ask, t.offered("discard")) == ([0], "storage", ["scrap", "gold"])
        t.choose("discard", "scrap")
    assert t.match.over
    assert t.resources_of(0) == {"scrap": held - 1 - given, "gold": 1}
    assert t.left["scrap"] == 25 - (held - 1 - given)
    assert t.sound()


@rule("LK-81")
def test_everybody_chooses_what_to_give_back() -> None:
    t = calm().resources(1, scrap=2, potion=1, iron=3, gold=1).patrol()
    assert t.offered("discard") == ["scrap", "potion", "iron", "gold"]
    assert t.question()["stake"] == {"count": 2, "limit": 5}
    t.choose("discard", "potion")
    assert t.offered("discard") == ["scrap", "iron", "gold"]
    t.choose("discard", "gold")
    assert t.resources_of(1) == {"scrap": 2, "iron": 3}
    assert t.match.over


@rule("LK-81")
def test_whoever_has_one_kind_only_is_not_asked() -> None:
    t = calm().resources(1, iron=8).patrol()
    assert t.match.over
    assert t.resources_of(1) == {"iron": 5}
    assert [one["count"] for one in t.heard("paid")] == [3]


@rule("LK-81")
@pytest.mark.parametrize(
    ("gang", "limit"), [("gnolls", 5), ("kobolds", 6), ("bugbears", 4), ("goblins", 7), ("insectoids", 5)]
)
def test_side_b_has_limits_of_its_own(gang: str, limit: int) -> None:
    t = calm(2, mode="advanced").gang(0, gang).halt(DEAL_TRAITS).go(BOARDS, 0)
    while not t.match.over:
        t.choose(*t.offers[0])
    t.resources(0, iron=9).patrol().quiet()
    assert t.resources_of(0) == {"iron": limit}


@rule("LK-81")
@pytest.mark.parametrize(("trait", "limit"), [("greedy", 6), ("provident", 7), ("proud", 5)])
def test_a_trait_may_raise_the_limit(trait: str, limit: int) -> None:
    t = calm(2, mode="advanced").gang(0, "gnolls")
    t.go(EFFECT, 0, TRAIT_EFFECTS + TRAIT.numbers[trait] << 4)
    t.resources(0, scrap=12).patrol()
    assert t.resources_of(0) == {"scrap": limit}


@rule("LK-E36", "LK-81")
def test_three_more_places_from_two_items() -> None:
    t = table(3).display("bottomless_sack", "pot_lid_buckler").at(0, "cell_block", "5")
    t.resources(0, scrap=2, potion=1, iron=1).resolve("cell_block").choose("craft", "bottomless_sack")
    assert t.crew(0).storage == 7
    t.at(0, "cell_block", "5").resources(0, scrap=3).resolve("cell_block").choose("craft", "pot_lid_buckler")
    assert t.crew(0).storage == 8
    t.spaces(**CALM).next_thugs(*CALM_NEXT).resources(0, potion=9).patrol()
    assert t.resources_of(0) == {"potion": 8}


@rule("LK-E21", "LK-81", "LK-82")
def test_one_more_place_and_eight_resources() -> None:
    def laid(round: int) -> LaidTable:
        t = table(3).round(round).resources(2, scrap=3).at(2, "cell_block", "4").display("pot_lid_buckler")
        t.spaces(**CALM).next_thugs(*CALM_NEXT)
        t.resolve("cell_block").choose("craft", "pot_lid_buckler")
        return t.resources(2, scrap=4, gold=4)

    t = laid(3).patrol()
    assert (t.asked, t.ask, t.question()["stake"]["count"]) == ([2], "storage", 2)
    t.choose("discard", "scrap").choose("discard", "gold")
    assert t.match.over
    assert t.resources_of(2) == {"scrap": 3, "gold": 3}
    t = laid(6).end()
    assert t.match.over
    assert t.resources_of(2) == {"scrap": 4, "gold": 4}
    assert t.parts(2)["resources"] == 4 + 8


@rule("LK-82")
def test_within_a_round_there_is_no_limit() -> None:
    t = table(3).resources(0, scrap=5).at(0, "sewers", "5").resolve("sewers").choose("take_reward")
    assert (t.resources_of(0), t.match.over) == ({"scrap": 8}, True)


@rule("LK-R14")
def test_from_the_first_player_on() -> None:
    t = calm(4).first(2)
    for seat in (0, 1, 2):
        t.resources(seat, scrap=4, potion=2)
    t.patrol()
    asked = []
    while not t.match.over:
        asked.append(t.asked[0])
        t.choose("discard", "potion")
    assert asked == [2, 0, 1]


# The display


@rule("LK-83", "LK-R25")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_empty_places_are_filled_from_the_deck_outwards(seats: int) -> None:
    """Cards that lie there stay in their places."""
    t = table(seats).spaces(**CALM).next_thugs(*CALM_NEXT).display("-", "hex_doll", "-")
    t.next_items(*[item for item in ITEMS if item != "hex_doll"], "warden_signet").patrol()
    shown = ["sharpened_spoon", "hex_doll", "bone_knuckles", "glass_beads", "gold_tooth", "rage_tonic"]
    assert t.items_shown == shown[: seats + 1]
    assert t.sound()


@rule("LK-R27", "LK-83")
def test_without_items_places_stay_empty() -> None:
    t = table(3).spaces(**CALM).next_thugs(*CALM_NEXT).only_items("gold_tooth").patrol()
    assert t.items_shown == ["gold_tooth", "-", "-", "-"]
    t = table(3).spaces(**CALM).next_thugs(*CALM_NEXT).only_items().display().patrol()
    assert t.items_shown == ["-"] * 4
    assert t.sound()


# Thugs


@rule("LK-E18", "LK-84", "LK-85", "LK-R26")
def test_the_one_at_the_chow_hall_goes_and_the_others_move_up() -> None:
    t = table(3).spaces(sewers="dwarf_elder", smithy="demon_greed", commissary="dwarf_miner", chow_hall="dwarf_brewer")
    t.next_thugs("cultist_reader", "cultist_scribe", "ratfolk_runt").patrol()
    assert t.thugs_shown == ["cultist_reader", "cultist_scribe", "dwarf_elder", "demon_greed", "dwarf_miner"]
    assert t.middle("thug_discards").cards == ["dwarf_brewer"]
    assert [one["thug"] for one in t.heard("thug_left")] == ["dwarf_brewer"]
    assert [one["location"] for one in t.heard("thug_revealed")] == ["sewers", "infirmary"]


@rule("LK-E19", "LK-84", "LK-85")
def test_with_the_chow_hall_empty_nobody_goes() -> None:
    t = table(3).spaces(sewers="dwarf_elder", infirmary="demon_greed", commissary="dwarf_miner")
    t.next_thugs("cultist_reader", "cultist_scribe").patrol()
    assert t.thugs_shown == ["cultist_reader", "cultist_scribe", "dwarf_elder", "demon_greed", "dwarf_miner"]
    assert t.middle("thug_discards").cards == []
    assert t.heard("thug_left") == []


@rule("LK-84", "LK-85")
def test_all_five_there_means_one_new() -> None:
    t = calm().patrol()
    assert t.thugs_shown == ["cultist_reader", "dwarf_elder", "demon_greed", "hobgoblin_recruit", "dwarf_miner"]
    assert t.middle("thug_discards").cards == ["dwarf_brewer"]


@rule("LK-85")
def test_none_there_means_five_new() -> None:
    t = table(3).next_thugs(*CALM_NEXT).patrol()
    assert t.thugs_shown == list(CALM_NEXT)


@rule("LK-R27", "LK-85")
def test_thugs_that_left_come_again() -> None:
    """Two are in the deck; for the third the discards are shuffled, with the one that has just left."""
    t = table(3, seed=5).spaces(sewers="dwarf_elder", chow_hall="demon_greed")
    t.only_thugs("ratfolk_runt", "ratfolk_digger", to=1)
    t.g.thug_discards = ()
    t.patrol()
    assert t.thugs_shown == ["ratfolk_runt", "ratfolk_digger", "demon_greed", "-", "dwarf_elder"]
    assert [one["deck"] for one in t.heard("reshuffled")] == ["thugs"]
    assert t.sound()


@rule("LK-R27")
def test_a_deck_of_tomes_that_runs_out() -> None:
    """One is left: it is drawn, then the played ones are shuffled for the second."""
    t = table(2).tomes(0, "beginners_alchemy").only_tomes("smiths_handbook", to=1)
    t.at(0, "sewers", "2").resolve("sewers").choose("play_tome", "beginners_alchemy").quiet().choose("decline")
    t.resolve("library").quiet()
    assert sorted(t.offered("keep_tome")) == ["beginners_alchemy", "smiths_handbook"]
    assert [one["deck"] for one in t.heard("reshuffled")] == ["tomes"]
    t.choose("keep_tome", "beginners_alchemy")
    assert (t.tomes_of(0), len(t.g.tome_deck)) == (["beginners_alchemy"], 1)
    assert t.sound()


@rule("LK-R27")
@pytest.mark.parametrize(("left", "kept"), [(("smiths_handbook",), ["smiths_handbook"]), ((), [])])
def test_hardly_any_tome_at_all(left: tuple[str, ...], kept: list[str]) -> None:
    t = table(2).only_tomes(*left, to=1).at(0, "library", "5").resolve("library").quiet()
    assert t.match.over
    assert (t.tomes_of(0), t.tokens_at(0, "cell")) == (kept, ["2", "3", "4", "5", "enforcer", "lookout"])
    assert t.sound()


# Suspicion and bandits' cubes


@rule("LK-86")
def test_cubes_by_the_icons_of_the_thug_now_there() -> None:
    t = table(3).spaces(sewers="dwarf_brawler", smithy="dwarf_smith", chow_hall="raider_corsair")
    t.next_thugs("bandit_gold", "dwarf_elder", "demon_fury").patrol()
    assert t.thugs_shown == ["bandit_gold", "dwarf_elder", "demon_fury", "dwarf_brawler", "dwarf_smith"]
    assert watched(t) == [3, 0, 1, 2, 1]
    assert t.left["suspicion"] == 12 - 7


@rule("LK-86")
def test_they_are_added_to_those_that_lie_there() -> None:
    """Also where a thug has no icon, or none has moved: cubes belong to the location."""
    t = table(3).spaces(sewers="dwarf_elder", chow_hall="dwarf_brawler").watched("sewers", 1).watched("chow_hall", 2)
    t.watched("infirmary", 1).next_thugs("dwarf_smith", "demon_greed", "demon_shadow", "demon_fury").patrol()
    assert t.thugs_shown == ["dwarf_smith", "demon_greed", "demon_shadow", "demon_fury", "dwarf_elder"]
    assert watched(t) == [2, 1, 0, 1, 2]
    assert t.left["suspicion"] == 6
    assert t.heard("raid") == []


@rule("LK-87")
@pytest.mark.parametrize(
    ("bandit", "cube"),
    [("bandit_scrap", "scrap"), ("bandit_potion", "potion"), ("bandit_iron", "iron"), ("bandit_gold", "gold")],
)
def test_a_bandit_brings_a_cube_to_its_location_in_every_patrol(bandit: str, cube: str) -> None:
    t = table(3).spaces(sewers=bandit).next_thugs(*CALM_NEXT).patrol()
    assert t.thugs_shown[4] == bandit
    assert (t.loot_at("chow_hall"), t.loot_at("sewers")) == ({cube: 1}, {})
    t = table(3).next_thugs(bandit, *CALM_NEXT[:4]).patrol()
    before = t.left[cube]
    t.next_thugs("dwarf_elder").patrol()
    assert (t.loot_at("sewers"), t.loot_at("infirmary")) == ({cube: 1}, {cube: 1})
    assert t.left[cube] == before - 1
    assert t.sound()


@rule("LK-87")
def test_a_bandit_does_nothing_once_it_is_recruited_or_gone() -> None:
    t = table(3).thugs(0, "bandit_gold").spaces(chow_hall="bandit_iron").next_thugs(*CALM_NEXT).patrol()
    assert (t.heard("loot_placed"), sum(t.g.loot)) == ([], 0)


@rule("LK-87")
def test_an_empty_supply_lets_a_bandit_come_with_nothing() -> None:
    t = table(3).supply("gold", 0, to=0).storage(0, 20).next_thugs("bandit_gold", *CALM_NEXT[:4]).patrol()
    assert (sum(t.g.loot), t.heard("loot_placed")) == (0, [])
    assert t.watched_at("sewers") == 3


@rule("LK-D4", "LK-87")
@pytest.mark.parametrize(("on", "loot"), [(False, {}), (True, {"gold": 1})])
def test_bandits_cubes_at_the_start(on: bool, loot: dict[str, int]) -> None:
    t = table(3, bandit_cube_at_setup=on).next_thugs("dwarf_smith", "bandit_gold", *CALM_NEXT[:3])
    t.halt(BOARDS).go(BEGIN)
    assert t.thugs_shown == ["dwarf_smith", "bandit_gold", *CALM_NEXT[:3]]
    assert watched(t) == [1, 3, 0, 0, 0]
    assert t.loot_at("infirmary") == loot
    assert sum(t.g.loot) == len(loot)
    assert t.sound()


@rule("LK-89")
def test_the_strongest_gets_bandits_cubes_in_spite_of_a_lookout() -> None:
    t = table(3).loot("infirmary", "gold", "gold", "scrap").watched("infirmary", 1)
    t.at(0, "infirmary", "4 lookout").at(1, "infirmary", "3").at(2, "infirmary", "2").resolve("infirmary")
    assert t.question()["stake"]["loot"] == 3
    t.choose("take_reward")
    assert t.resources_of(0) == {"scrap": 1, "potion": 3, "gold": 2}
    assert (t.asked, t.question()["stake"]["loot"]) == ([2], 0)
    t.choose("take_reward")
    assert t.resources_of(2) == {"potion": 1}
    assert [t.suspicion_of(seat) for seat in range(3)] == [0, 1, 0]


@rule("LK-89")
def test_who_is_stronger_elsewhere_gets_nothing_of_them() -> None:
    t = table(3).loot("smithy", "gold").at(0, "sewers", "5").at(1, "smithy", "2").resolve("sewers")
    t.choose("take_reward")
    assert t.resources_of(0) == {"scrap": 3}
    t.resolve("smithy").choose("take_reward")
    assert (t.resources_of(1), t.loot_at("smithy")) == ({"iron": 2, "gold": 1}, {})


@rule("LK-E20", "LK-88", "LK-R28")
@pytest.mark.parametrize(("supply", "raids", "left"), [(3, 1, 8), (4, 0, 0)])
def test_a_raid_when_the_supply_is_short(supply: int, raids: int, left: int) -> None:
    """The thugs there now show 1, 0, 2, 1, 0 icons: 4 in all, old and new."""
    t = table(3).spaces(sewers="dwarf_brawler", infirmary="dwarf_smith", smithy="dwarf_elder")
    t.next_thugs("demon_fury", "demon_greed").supply("suspicion", supply, to=1).patrol()
    assert t.thugs_shown == ["demon_fury", "demon_greed", "dwarf_brawler", "dwarf_smith", "dwarf_elder"]
    assert (len(t.heard("raid")), t.left["suspicion"]) == (raids, left)
    assert watched(t) == [1, 0, 2, 1, 0]
    assert t.suspicion_of(1) == (0 if raids else 12 - supply)
    assert t.reputation_of(1) == (2 if raids else 10)


@rule("LK-R28", "LK-88")
def test_cubes_at_locations_go_back_too_before_any_is_placed() -> None:
    t = table(3).spaces(sewers="dwarf_elder").watched("chow_hall", 3).watched("sewers", 2).supply("suspicion", 2, to=2)
    t.next_thugs("bandit_gold", "demon_greed", "demon_shadow", "dwarf_miner").patrol()
    assert t.thugs_shown[0] == "bandit_gold"
    assert watched(t) == [3, 0, 0, 0, 0]
    assert (t.left["suspicion"], t.suspicion_of(2), t.reputation_of(2)) == (9, 0, 2)
    assert t.events.index("raid") < t.events.index("suspicion_placed")


@rule("LK-R28")
def test_one_raid_is_enough_for_the_most_watched_thugs() -> None:
    t = table(3).next_thugs("bandit_gold", "raider_corsair", "bandit_iron", "dwarf_brawler", "ratfolk_king")
    t.supply("suspicion", 0, to=0).patrol()
    assert watched(t) == [3, 3, 2, 2, 2]
    assert (t.left["suspicion"], len(t.heard("raid"))) == (0, 1)


@rule("LK-88")
def test_a_tome_before_the_cubes_may_avert_the_raid() -> None:
    t = table(3).tomes(0, "book_of_alibis").next_thugs("bandit_iron", *CALM_NEXT[:4]).supply("suspicion", 0, to=0)
    t.patrol()
    assert (t.ask, t.thugs_shown) == ("play_tome", ["-"] * 5)
    t.choose("no_tome")
    assert (t.ask, t.thugs_shown[0]) == ("play_tome", "bandit_iron")
    t.choose("play_tome", "book_of_alibis")
    assert (t.match.over, t.heard("raid"), t.suspicion_of(0), watched(t)[0]) == (True, [], 10, 2)


@rule("LK-R29")
def test_suspicion_from_an_empty_supply_is_skipped() -> None:
    """No raid: cruel would take a cube, spiteful would give two."""
    t = table(3, mode="advanced").supply("suspicion", 0, to=2)
    t.go(EFFECT, 0, TRAIT_EFFECTS + TRAIT.numbers["cruel"] << 4)
    assert (t.suspicion_of(0), t.strength_of(0), t.reputation_of(0), t.heard("raid")) == (0, 4, 11, [])
    t.go(EFFECT, 0, TRAIT_EFFECTS + TRAIT.numbers["spiteful"] << 4)
    assert (t.match.over, t.suspicion_of(1), t.reputation_of(0), t.heard("raid")) == (True, 0, 15, [])
    t = table(3, mode="advanced").supply("suspicion", 1, to=2)
    t.go(EFFECT, 0, TRAIT_EFFECTS + TRAIT.numbers["spiteful"] << 4).choose("give_suspicion", "1")
    assert (t.match.over, t.suspicion_of(1)) == (True, 1)


# What holds after every patrol


class AfterItems(Step[Table]):
    """Storage and display are done, in either order."""

    def __init__(self, whole: Step[Table]) -> None:
        self.whole = whole
        self.seen = 0

    def enter(self, g: Table, seat: int, arg: int) -> None:
        self.seen += 1
        assert all(sum(crew.resources) <= crew.storage for crew in g.crews[: g.seated])
        assert -1 not in g.display or not g.item_deck
        assert len(g.display) == g.sides + 1
        self.whole.enter(g, seat, arg)


class AfterThugs(AfterItems):
    """All thug spaces are full."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        self.seen += 1
        assert -1 not in g.thugs or not (g.thug_deck or g.thug_discards)
        self.whole.enter(g, seat, arg)


@rule("LK-I7")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_after_every_patrol(seats: int) -> None:
    t = fresh(seats, seed=seats, patrol_order=("storage_first", "items_first")[seats % 2])
    items = AfterItems(t.match.steps[MOVE_THUGS])
    thugs = AfterThugs(t.match.steps[CUBES])
    t.match.steps[MOVE_THUGS], t.match.steps[CUBES] = items, thugs
    t.play(seeded(seats + 40))
    assert (items.seen, thugs.seen) == (5, 5)


@rule("LK-I7", "LK-82")
def test_a_tome_after_the_storage_step_may_exceed_the_limit() -> None:
    t = calm(2).resources(0, scrap=6).tomes(0, "smiths_handbook").patrol()
    assert t.resources_of(0) == {"scrap": 6}
    t.choose("no_tome")
    assert (t.ask, t.resources_of(0)) == ("play_tome", {"scrap": 5})
    t.choose("play_tome", "smiths_handbook")
    assert (t.match.over, t.resources_of(0)) == (True, {"scrap": 5, "iron": 1})


@rule("LK-84")
def test_thugs_move_on_from_round_to_round() -> None:
    """Who stands in a space stands one or more further on after the patrol, or is gone."""
    t = fresh(3, seed=8, crews="listed")
    shown = [t.thugs_shown]
    chance = seeded(9)
    while not t.match.over:
        if t.g.round > len(shown):
            shown.append(t.thugs_shown)
        t.play(chance, 1)
    assert len(shown) == 6
    for before, after in pairwise(shown):
        both = [thug for thug in before if thug in after]
        assert both == [thug for thug in after if thug in before]
        assert all(before.index(thug) < after.index(thug) for thug in both)
