"""The advanced game: side B of the five crews, and eighteen traits of which everybody keeps one of two."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from karczma.games.lockup.vocabulary import GANG, TRAIT
from karczma.kernel.chance import seeded
from rules.lockup.table import LaidTable, fresh, opening, table
from rules.rule import rule

QUIET_THUGS = ("demon_greed", "demon_shadow", "dwarf_elder", "hobgoblin_recruit", "dwarf_miner")


def advanced(seats: int = 3, **options: Any) -> LaidTable:
    """A table of the advanced game, before traits are picked: no reputation and no strength."""
    t = opening(seats, mode="advanced", **options)
    t.g.traits = tuple(range(len(TRAIT.ids)))
    return t


def picks(t: LaidTable, trait: str, seat: int = 0) -> LaidTable:
    """This player has picked this trait."""
    others = [name for name in TRAIT.ids if name != trait]
    for i in range(t.g.seated):
        t.dealt(i, *[trait if i == seat else others.pop(), others.pop()])
    return t.pick_traits(seat).choose("pick_trait", trait)


def gained(t: LaidTable, seat: int = 0) -> dict[str, object]:
    """What a crew has, without what it has none of."""
    crew = t.crew(seat)
    found: dict[str, object] = {**t.resources_of(seat)}
    numbers = {"strength": crew.strength, "suspicion": crew.suspicion, "reputation": crew.reputation}
    found.update({name: number for name, number in numbers.items() if number})
    if crew.storage != 5:
        found["storage"] = crew.storage
    if crew.tomes:
        found["tomes"] = len(crew.tomes)
    return found


# Side B


@rule("LK-117", "LK-118")
@pytest.mark.parametrize(
    ("gang", "start"),
    [
        ("gnolls", {"strength": 2, "suspicion": 1, "reputation": 3}),
        ("kobolds", {"scrap": 2, "potion": 1, "storage": 6, "tomes": 1}),
        ("bugbears", {"strength": 3, "suspicion": 2, "reputation": 3, "storage": 4}),
        ("goblins", {"gold": 1, "iron": 1, "storage": 7}),
        ("insectoids", {"strength": 1, "tomes": 2}),
    ],
)
def test_side_b(gang: str, start: dict[str, object]) -> None:
    """What each crew starts with; goblins and kobolds have no strength, and nobody the cube of side A."""
    t = opening(2, mode="advanced").gang(0, gang).gang(1, "goblins" if gang != "goblins" else "gnolls")
    t.next_thugs(*QUIET_THUGS).next_tomes("muscle_manual", "book_of_alibis", "hideout_atlas").set_up()
    if gang == "kobolds":
        assert (t.asked, t.ask, t.offered("keep_tome")) == ([0], "keep_tome", ["muscle_manual", "book_of_alibis"])
        t.choose("keep_tome", "book_of_alibis")
        assert t.tomes_of(0) == ["book_of_alibis"]
    if gang == "insectoids":
        assert t.tomes_of(0) == ["muscle_manual", "book_of_alibis"]
    assert gained(t) == start
    assert t.sound()


@rule("LK-117")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_everybody_starts_at_0_and_the_rest_is_as_ever(seats: int) -> None:
    """Display, thugs, tokens and goals as in the standard game."""
    t = fresh(seats, 2, mode="advanced", crews="listed")
    while t.ask == "keep_tome":
        t.choose(*t.offers[0])
    bonus = {"gnolls": 3, "bugbears": 3}
    for seat in range(seats):
        assert t.reputation_of(seat) == bonus.get(GANG.ids[t.crew(seat).gang], 0)
        assert len(t.tokens_at(seat, "cell")) == (5 if seats == 5 else 6)
    assert len(t.items_shown) == max(seats, 2) + 1
    assert "-" not in t.thugs_shown
    assert len([zone for zone in t.match.view(None).middle.zones if zone.kind == "goal"]) == (2 if seats == 1 else 3)


@rule("LK-117")
def test_in_the_standard_game_there_are_no_traits() -> None:
    t = fresh(3, 2, crews="listed")
    assert (t.ask, t.g.traits, [t.crew(seat).dealt for seat in range(3)]) == ("visit", (), [(), (), ()])


@rule("LK-118", "LK-81")
def test_the_storage_limit_of_side_b() -> None:
    """Bugbears keep 4 resources, goblins 7."""
    t = opening(2, mode="advanced").gang(0, "bugbears").gang(1, "goblins").next_thugs(*QUIET_THUGS).set_up()
    t.resources(0, scrap=9).resources(1, scrap=9).patrol()
    assert (t.resources_of(0), t.resources_of(1)) == ({"scrap": 4}, {"scrap": 7})


@rule("LK-R6")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_bonuses_are_taken_in_turn_order_before_traits_are_dealt(first: int, order: list[int]) -> None:
    t = opening(3, mode="advanced").first(first).gang(0, "gnolls").gang(1, "goblins").gang(2, "insectoids").set_up()
    told = [one for one in t.match.told(None) if one["event"] in ("got_strength", "got", "dealt_traits")]
    seats = [one["seat"] for one in told if one["event"] != "dealt_traits"]
    assert list(dict.fromkeys(seats)) == order
    assert [one["event"] for one in told][-3:] == ["dealt_traits"] * 3


@rule("LK-R6")
def test_the_next_crew_waits_until_a_tome_is_chosen() -> None:
    """Tomes come from the top of the deck, in private."""
    t = opening(2, mode="advanced").gang(0, "kobolds").gang(1, "insectoids").next_thugs(*QUIET_THUGS)
    t.next_tomes("muscle_manual", "book_of_alibis", "hideout_atlas", "smiths_handbook").set_up()
    assert (t.ask, t.asked, gained(t, 1)) == ("keep_tome", [0], {})
    t.choose("keep_tome", "muscle_manual")
    assert t.tomes_of(1) == ["hideout_atlas", "smiths_handbook"]
    assert (t.seen_by(0, 1, "tomes").cards, t.seen_by(0, 1, "tomes").hidden) == ([], 2)
    assert t.heard("drew_tome", 0) == [
        {"event": "drew_tome", "seat": 0, "tome": "muscle_manual"},
        *[{"event": "drew_tome", "seat": 1, "hidden": 1}] * 2,
    ]


# Dealing and picking


@rule("LK-119", "LK-V13")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_two_traits_are_dealt_to_each(seats: int) -> None:
    t = fresh(seats, 5, mode="advanced", crews="listed")
    while t.ask == "keep_tome":
        t.choose(*t.offers[0])
    dealt = [trait for seat in range(seats) for trait in t.crew(seat).dealt]
    assert (len(dealt), len(set(dealt))) == (2 * seats, 2 * seats)
    assert sorted([*dealt, *t.g.traits]) == list(range(18))
    assert (t.ask, len(t.offers)) == ("pick_trait", 2)


@rule("LK-119")
def test_traits_are_shuffled() -> None:
    seen = Counter[str]()
    for seed in range(40):
        t = fresh(2, seed, mode="advanced", crews="random")
        while t.ask == "keep_tome":
            t.choose(*t.offers[0])
        seen.update([TRAIT.ids[trait] for seat in range(2) for trait in t.crew(seat).dealt])
    assert set(seen) == set(TRAIT.ids)


@rule("LK-119", "LK-10", "LK-11")
def test_goals_and_the_first_player_are_known_before() -> None:
    t = opening(3, mode="advanced").gang(1, "goblins").next_thugs(*QUIET_THUGS).set_up()
    events = t.events
    dealt = events.index("dealt_traits")
    assert max(events.index("first_player"), events.index("goal_revealed")) < dealt


@rule("LK-119", "LK-R5")
def test_one_is_kept_the_other_leaves_the_game_unseen() -> None:
    t = advanced().dealt(0, "proud", "bold").dealt(1, "wise", "cruel").dealt(2, "loyal", "greedy").pick_traits(2, 1, 0)
    t.choose("pick_trait", "greedy")
    for reader in (0, 1, 2, None):
        assert t.seen_by(reader, 2, "trait").cards == ["greedy"]
        assert (t.seen_by(reader, 2, "dealt").cards, t.seen_by(reader, 2, "dealt").hidden) == ([], 0)
    assert "loyal" not in str([t.match.view(reader).plain() for reader in (0, 1, 2, None)])
    assert t.sound()


@rule("LK-R5", "LK-V13")
def test_what_was_dealt_is_seen_by_its_receiver_alone() -> None:
    t = advanced().dealt(0, "proud", "bold").dealt(1, "wise", "cruel").dealt(2, "loyal", "greedy").pick_traits(2, 1, 0)
    for seat, own in enumerate((["proud", "bold"], ["wise", "cruel"], ["loyal", "greedy"])):
        for reader in (0, 1, 2, None):
            zone = t.seen_by(reader, seat, "dealt")
            assert (zone.cards, zone.hidden) == ((own, 0) if reader == seat else ([], 2))
    t = fresh(3, 5, mode="advanced", crews="listed")
    while t.ask == "keep_tome":
        t.choose(*t.offers[0])
    for reader in (0, 1, 2):
        told = t.heard("dealt_traits", reader)
        assert [("trait" in one, "other" in one) for one in told if one["seat"] == reader] == [(True, True)]
        assert [one for one in told if one["seat"] != reader and ("trait" in one or "other" in one)] == []


@rule("LK-120")
@pytest.mark.parametrize(("first", "order"), [(0, [3, 2, 1, 0]), (1, [0, 3, 2, 1]), (2, [1, 0, 3, 2])])
def test_the_last_in_turn_order_picks_first(first: int, order: list[int]) -> None:
    """Then counter-clockwise, the first player last."""
    t = fresh(4, 3, mode="advanced", crews="listed", first_player=str(first))
    chance = seeded(3)
    asked = []
    while t.g.round == 0:
        if t.ask == "pick_trait":
            asked += t.asked
        t.play(chance, 1)
    assert asked == order


@rule("LK-120")
def test_all_bonuses_before_the_next_pick() -> None:
    """Wise: two times a tome of two, then potions; only then the next player is asked."""
    t = advanced().next_tomes("muscle_manual", "book_of_alibis", "hideout_atlas", "smiths_handbook")
    t.dealt(0, "proud", "bold").dealt(1, "ambitious", "cruel").dealt(2, "wise", "greedy")
    t.pick_traits(2, 1, 0).choose("pick_trait", "wise")
    for _ in range(2):
        assert (t.asked, t.ask, t.resources_of(2)) == ([2], "keep_tome", {})
        t.choose(*t.offers[0])
    assert (t.resources_of(2), t.asked, t.ask) == ({"potion": 2}, [1], "pick_trait")


@rule("LK-R6", "LK-R56")
def test_the_order_of_picking_stays_when_the_marker_moves() -> None:
    """Seat 2 picks bold and gets the marker: 1 and 0 still follow, and round 1 starts from seat 2."""
    t = table(3, mode="advanced")
    t.dealt(0, "proud", "greedy").dealt(1, "ambitious", "cruel").dealt(2, "bold", "wise").round(0).go(4, 2)
    t.g.agenda = [(5, -1, 1), (4, 0, 0), (4, 1, 0)]
    t.choose("pick_trait", "bold")
    assert (t.g.first, t.asked, t.ask) == (2, [1], "pick_trait")
    t.choose("pick_trait", "ambitious")
    assert t.asked == [0]
    t.choose("pick_trait", "proud")
    assert (t.g.round, t.asked, t.ask) == (1, [2], "visit")


# The eighteen traits


@rule("LK-R56")
@pytest.mark.parametrize(
    ("trait", "gains"),
    [
        ("ambitious", {"strength": 1, "reputation": 4}),
        ("greedy", {"gold": 1, "iron": 1, "storage": 6, "reputation": 2}),
        ("brawny", {"strength": 2, "scrap": 2}),
        ("resourceful", {"scrap": 1, "potion": 1, "iron": 1, "reputation": 3}),
        ("cautious", {"tomes": 1, "reputation": 4}),
        ("industrious", {"scrap": 3, "iron": 1, "reputation": 2}),
        ("provident", {"storage": 7, "potion": 2, "scrap": 2}),
        ("bold", {"strength": 1, "scrap": 1, "reputation": 2}),
        ("learned", {"tomes": 2, "potion": 1, "reputation": 2}),
        ("cruel", {"strength": 3, "suspicion": 1, "reputation": 1}),
        ("proud", {"reputation": 7}),
    ],
)
def test_traits_that_ask_nothing(trait: str, gains: dict[str, object]) -> None:
    t = picks(advanced(), trait)
    assert gained(t) == gains
    assert (t.match.over, t.sound()) == (True, True)
    assert t.seen_by(None, 0, "trait").cards == [trait]


@rule("LK-R56")
@pytest.mark.parametrize("first", [0, 1])
def test_bold_takes_the_marker_from_its_holder(first: int) -> None:
    t = picks(advanced().first(first), "bold")
    assert t.g.first == 0
    assert ("took_marker" in t.events) == (first != 0)


@rule("LK-R56", "LK-R57")
def test_bold_takes_the_marker_from_the_guards_too() -> None:
    t = picks(advanced(1), "bold")
    assert (t.g.first, t.middle("guards").facts["first"]) == (0, 0)


@rule("LK-R56")
def test_cautious_returns_all_suspicion() -> None:
    t = picks(advanced().suspicion(0, 4).next_tomes("muscle_manual"), "cautious")
    assert (t.suspicion_of(0), t.left["suspicion"], t.tomes_of(0)) == (0, 12, ["muscle_manual"])


@rule("LK-R56")
def test_spiteful_accuses_up_to_two_different_opponents() -> None:
    t = picks(advanced(4), "spiteful")
    assert t.offers == [["give_suspicion", "1"], ["give_suspicion", "2"], ["give_suspicion", "3"], ["stop"]]
    t.choose("give_suspicion", "2")
    assert t.offers == [["give_suspicion", "1"], ["give_suspicion", "3"], ["stop"]]
    t.choose("give_suspicion", "3")
    assert ([t.suspicion_of(seat) for seat in range(4)], t.left["suspicion"]) == ([0, 0, 1, 1], 10)
    assert (t.match.over, gained(t)) == (True, {"reputation": 4})


@rule("LK-R56")
@pytest.mark.parametrize("accused", [0, 1])
def test_spiteful_may_stop(accused: int) -> None:
    t = picks(advanced(3), "spiteful")
    for seat in range(accused):
        t.choose("give_suspicion", str(seat + 1))
    t.choose("stop")
    assert ([t.suspicion_of(seat) for seat in range(3)], gained(t)) == ([0, accused, 0], {"reputation": 4})


@rule("LK-R56", "LK-R29")
def test_spiteful_needs_cubes_in_the_supply() -> None:
    t = picks(advanced(4).watched("sewers", 11), "spiteful").choose("give_suspicion", "1")
    assert ([t.suspicion_of(seat) for seat in range(4)], t.match.over, gained(t)) == (
        [0, 1, 0, 0],
        True,
        {"reputation": 4},
    )
    t = picks(advanced(4).watched("sewers", 12), "spiteful")
    assert (t.match.over, gained(t)) == (True, {"reputation": 4})


@rule("LK-R56")
def test_spiteful_of_two_has_one_opponent() -> None:
    t = picks(advanced(2), "spiteful").choose("give_suspicion", "1")
    assert (t.match.over, t.suspicion_of(1), gained(t)) == (True, 1, {"reputation": 4})


@rule("LK-R56")
def test_spiteful_alone_gives_the_guards_one() -> None:
    t = picks(advanced(1), "spiteful")
    assert (t.match.over, t.suspicion_of(1), gained(t)) == (True, 1, {"reputation": 4})


@rule("LK-R56")
def test_wise_chooses_two_times() -> None:
    """The second time two more are drawn; what is put aside lies under the deck."""
    t = advanced().next_tomes("muscle_manual", "book_of_alibis", "hideout_atlas", "smiths_handbook")
    picks(t, "wise").choose("keep_tome", "muscle_manual")
    assert t.offered("keep_tome") == ["hideout_atlas", "smiths_handbook"]
    t.choose("keep_tome", "smiths_handbook")
    assert (t.tomes_of(0), gained(t)) == (["muscle_manual", "smiths_handbook"], {"potion": 2, "tomes": 2})
    assert t.g.tome_deck[:2] == (2, 7)
    assert t.sound()


@rule("LK-R56", "LK-121")
def test_charismatic_keeps_one_of_two_thugs() -> None:
    """Openly; its effect and treasures come at once, the other thug is discarded."""
    t = picks(advanced().next_thugs("raider_smuggler", "dwarf_brawler", "demon_greed"), "charismatic")
    assert t.middle("drawn_thugs", reader=2).cards == ["raider_smuggler", "dwarf_brawler"]
    assert t.offered("keep_thug") == ["raider_smuggler", "dwarf_brawler"]
    t.choose("keep_thug", "raider_smuggler")
    assert (t.thugs_of(0), gained(t)) == (["raider_smuggler"], {"gold": 1, "reputation": 2})
    assert t.middle("thug_discards").cards == ["dwarf_brawler"]
    assert (t.middle("drawn_thugs").cards, t.sound()) == ([], True)


@rule("LK-R56")
def test_ruthless_keeps_one_of_three_thugs() -> None:
    t = picks(advanced().next_thugs("raider_smuggler", "bandit_gold", "demon_greed"), "ruthless")
    t.choose("keep_thug", "demon_greed")
    assert (t.thugs_of(0), gained(t)) == (["demon_greed"], {"strength": 1, "suspicion": 1})
    assert t.middle("thug_discards").cards == ["raider_smuggler", "bandit_gold"]


@rule("LK-R56", "LK-R20")
def test_ruthless_takes_its_suspicion_after_the_effect_of_the_thug() -> None:
    """In written order: a thug that removes suspicion comes too early."""
    t = picks(advanced().next_thugs("ratfolk_sneak", "bandit_gold", "demon_greed"), "ruthless")
    t.choose("keep_thug", "ratfolk_sneak")
    assert gained(t) == {"strength": 1, "suspicion": 1}


@rule("LK-R56", "LK-121")
def test_loyal_takes_the_top_thug() -> None:
    t = picks(advanced().next_thugs("dwarf_brawler"), "loyal")
    assert (t.thugs_of(0), t.match.over) == (["dwarf_brawler"], True)
    assert gained(t) == {"strength": 1, "scrap": 1, "potion": 1, "reputation": 1}


@rule("LK-121")
def test_a_thug_that_asks_something_is_carried_out_before_the_rest() -> None:
    """dwarf_tinker exchanges: only what is there before the scrap and the potion of the trait."""
    t = picks(advanced().resources(0, iron=1).next_thugs("dwarf_tinker"), "loyal")
    assert t.offers == [["give", "iron"], ["skip"]]
    t.choose("give", "iron").choose("take", "gold")
    assert gained(t) == {"gold": 1, "scrap": 1, "potion": 1, "reputation": 1}


@rule("LK-121", "LK-96", "LK-R13")
def test_treasures_and_types_of_such_a_thug_count_for_goals() -> None:
    """It is the second dwarf."""
    t = advanced().goals("goal_dwarf_friend").thugs(0, "dwarf_miner").next_thugs("dwarf_elder")
    picks(t, "loyal")
    assert (t.g.holders[1], t.heard("took_goal")) == (
        0,
        [{"event": "took_goal", "seat": 0, "goal": "goal_dwarf_friend"}],
    )


@rule("LK-R56")
def test_a_bandit_gained_so_brings_no_cube() -> None:
    t = picks(advanced().next_thugs("bandit_gold"), "loyal")
    assert (gained(t), t.g.loot.count(0)) == ({"scrap": 1, "potion": 1, "reputation": 1}, 20)


@rule("LK-R56", "LK-R27")
def test_thugs_are_drawn_as_long_as_there_are_any() -> None:
    t = picks(advanced().only_thugs("dwarf_elder", to=1), "ruthless")
    assert (t.thugs_of(0), gained(t)) == (["dwarf_elder"], {"strength": 1, "suspicion": 1})
    t = picks(advanced().only_thugs(to=1), "ruthless")
    assert (t.thugs_of(0), gained(t)) == ([], {"strength": 1, "suspicion": 1})


@rule("LK-R56")
def test_secretive() -> None:
    t = picks(advanced().suspicion(0, 2).next_tomes("muscle_manual", "book_of_alibis"), "secretive")
    assert (t.suspicion_of(0), t.offered("keep_tome")) == (1, ["muscle_manual", "book_of_alibis"])
    t.choose("keep_tome", "book_of_alibis")
    assert gained(t) == {"suspicion": 1, "tomes": 1, "iron": 1, "potion": 1, "reputation": 1}


@rule("LK-E42", "LK-R56", "LK-120")
def test_example_cunning_reserves_an_item() -> None:
    """Free, its place refilled at once; then gold, scrap and 2 reputation; then the next pick."""
    t = advanced(3).display("gold_tooth", "master_key", "hex_doll", "soul_shiv").next_items("royal_circlet")
    t.dealt(0, "proud", "bold").dealt(1, "ambitious", "cruel").dealt(2, "cunning", "greedy")
    t.pick_traits(2, 1, 0).choose("pick_trait", "cunning")
    assert t.offered("reserve") == ["gold_tooth", "master_key", "hex_doll", "soul_shiv"]
    t.choose("reserve", "master_key")
    assert t.items_shown == ["gold_tooth", "royal_circlet", "hex_doll", "soul_shiv"]
    assert (t.reserved_of(2), gained(t, 2)) == (["master_key"], {"gold": 1, "scrap": 1, "reputation": 2})
    assert (t.asked, t.ask) == ([1], "pick_trait")
    assert (t.seen_by(1, 2, "reserved").cards, t.seen_by(1, 2, "reserved").hidden) == ([], 1)


@rule("LK-R56")
def test_every_trait_has_a_test() -> None:
    """All eighteen can be dealt, picked, and played out to the first round."""
    for trait in TRAIT.ids:
        t = picks(advanced(3).display("gold_tooth", "master_key", "hex_doll", "soul_shiv"), trait)
        t.play(seeded(1))
        assert (t.match.over, t.crew(0).trait, t.sound()) == (True, TRAIT.numbers[trait], True)


# Goals while setting up


@rule("LK-R13")
def test_goals_count_from_the_trait_picks_on_in_pick_order() -> None:
    """Seats 0 and 2 have four kinds of resources from their boards already: who picks first takes the goal."""
    t = advanced().goals("goal_four_pockets")
    t.resources(0, scrap=1, potion=1, iron=1, gold=1).resources(2, scrap=1, potion=1, iron=1, gold=1)
    t.dealt(0, "proud", "bold").dealt(1, "ambitious", "cruel").dealt(2, "wise", "greedy").pick_traits(2, 1, 0)
    assert "took_goal" not in t.events
    t.choose("pick_trait", "greedy")
    assert (t.g.holders[0], t.reputation_of(2)) == (2, 5 + 2)
    t.choose("pick_trait", "cruel").choose("pick_trait", "proud")
    assert (t.g.holders[0], t.reputation_of(0)) == (2, 7)


@rule("LK-R13")
def test_bonuses_of_side_b_do_not_count_yet() -> None:
    """Goblins get gold and iron beside scrap and potion; the goal waits for the picks."""
    t = opening(3, mode="advanced").gang(0, "goblins").gang(1, "gnolls").gang(2, "bugbears")
    t.resources(0, scrap=1, potion=1).goals("goal_four_pockets").next_thugs(*QUIET_THUGS).set_up()
    assert (t.resources_of(0), t.g.holders[0]) == ({"scrap": 1, "potion": 1, "iron": 1, "gold": 1}, -1)


# Alone


@rule("LK-R57", "LK-124")
def test_alone_only_the_player_has_a_side_b_and_a_trait() -> None:
    t = opening(1, mode="advanced").gang(0, "gnolls").next_thugs(*QUIET_THUGS).set_up()
    assert (t.asked, t.ask) == ([0], "pick_trait")
    assert (t.reputation_of(1), t.strength_of(1), t.suspicion_of(1), t.resources_of(1)) == (20, 1, 0, {})
    assert (t.reputation_of(0), t.strength_of(0), t.crew(1).dealt) == (3, 2, ())
