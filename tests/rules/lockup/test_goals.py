"""Goals: all eighteen in play, when they are taken, when they change hands, and what they score."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from karczma.games.lockup.cards import COUNTS
from karczma.games.lockup.goals import count
from karczma.games.lockup.vocabulary import BOARDS, GOAL, PICK_TRAIT, THUG, TRAIT
from karczma.kernel.game import NOBODY
from rules.lockup.table import LaidTable, table
from rules.rule import rule

SHIELDS = ("sharpened_spoon", "bone_knuckles", "pot_lid_buckler", "rat_hide_vest", "chain_flail", "iron_maul")
GEMS = ("glass_beads", "coin_clipper", "loaded_dice", "snitch_bell", "gold_tooth", "false_bottom_flask")
SPELLS = ("enchanted_candle", "chalk_circle", "whisper_scroll", "blur_powder", "hex_doll", "rage_tonic")
Act = Callable[[LaidTable], LaidTable]


def crafts(t: LaidTable, seat: int, item: str, **cost: int) -> LaidTable:
    """The player goes to the cell block alone, with what the item costs, and crafts it."""
    t.display(item).resources(seat, **cost).at(seat, "cell_block", "2").resolve("cell_block").choose("craft", item)
    return t


def recruits(t: LaidTable, seat: int, thug: str) -> LaidTable:
    """The player goes to the chow hall alone, with one scrap, and recruits this thug for it."""
    t.spaces(smithy=thug).resources(seat, scrap=1).at(seat, "chow_hall", "3").resolve("chow_hall")
    return t.choose("recruit", "1")


def trains(t: LaidTable, seat: int) -> LaidTable:
    return t.at(seat, "exercise_yard", "4").resolve("exercise_yard").choose("take_reward")


def holder(t: LaidTable, kind: int) -> int:
    """Who has the immediate (0) or leader goal (1)."""
    return t.g.holders[kind]


# Immediate goals: all six


def laid_thugs(*names: str) -> Act:
    return lambda t: t.thugs(0, *names)


def laid_items(*names: str) -> Act:
    return lambda t: t.items(0, *names)


IMMEDIATE: list[tuple[str, Act, Act, int, int]] = [  # goal, what one has, the last step, its own points, the reward
    (
        "goal_workshop",
        laid_items("hex_doll", "iron_maul", "rage_tonic"),
        lambda t: crafts(t, 0, "gold_tooth", scrap=1, gold=1),
        7,
        6,
    ),
    ("goal_muscle", lambda t: t.strength(0, 5), lambda t: trains(t, 0), 0, 5),
    (
        "goal_pack",
        laid_thugs("dwarf_elder", "dwarf_miner", "dwarf_brewer"),
        lambda t: recruits(t, 0, "dwarf_tinker"),
        0,
        5,
    ),
    (
        "goal_all_sorts",
        laid_thugs("dwarf_elder", "demon_greed", "bandit_iron"),
        lambda t: recruits(t, 0, "raider_corsair"),
        0,
        6,
    ),
    (
        "goal_full_kit",
        laid_items("barred_shield", "warden_signet", "hex_doll"),
        lambda t: recruits(t, 0, "cultist_hexer"),
        0,
        7,
    ),
    (
        "goal_four_pockets",
        lambda t: t.resources(0, scrap=1, potion=3, gold=1),
        lambda t: t.at(0, "smithy", "3").resolve("smithy").choose("take_reward"),
        0,
        5,
    ),
]
SHORT: list[tuple[str, Act, Act]] = [  # one less, or something that does not count
    ("goal_workshop", laid_items("hex_doll", "iron_maul"), lambda t: crafts(t, 0, "gold_tooth", scrap=1, gold=1)),
    (
        "goal_workshop",
        lambda t: t.items(0, "hex_doll", "iron_maul").reserved(0, "rage_tonic", "barred_shield"),
        lambda t: crafts(t, 0, "gold_tooth", scrap=1, gold=1),
    ),
    ("goal_muscle", lambda t: t.strength(0, 4), lambda t: trains(t, 0)),
    ("goal_pack", laid_thugs("dwarf_elder", "dwarf_miner"), lambda t: recruits(t, 0, "dwarf_tinker")),
    (
        "goal_all_sorts",
        laid_thugs("dwarf_elder", "demon_greed", "bandit_iron", "bandit_gold"),
        lambda t: recruits(t, 0, "dwarf_tinker"),
    ),
    (
        "goal_full_kit",
        laid_items("barred_shield", "warden_signet", "sharpened_spoon"),
        lambda t: recruits(t, 0, "cultist_hexer"),
    ),
    (
        "goal_four_pockets",
        lambda t: t.resources(0, potion=3, gold=2),
        lambda t: t.at(0, "smithy", "3").resolve("smithy").choose("take_reward"),
    ),
]


@rule("LK-99", "LK-96", "LK-R58")
@pytest.mark.parametrize(("goal", "lay", "act", "own", "reward"), IMMEDIATE, ids=[one[0] for one in IMMEDIATE])
def test_an_immediate_goal_is_taken_and_scored_at_once(goal: str, lay: Act, act: Act, own: int, reward: int) -> None:
    t = act(lay(table(3).goals(goal)))
    assert holder(t, 0) == 0
    assert t.reputation_of(0) == 10 + own + reward
    assert [(one["seat"], one["goal"]) for one in t.heard("took_goal")] == [(0, goal)]
    assert t.middle("goal", goal).facts["holder"] == 0


@rule("LK-99", "LK-R58")
@pytest.mark.parametrize(("goal", "lay", "act"), SHORT, ids=[f"{one[0]}-{i}" for i, one in enumerate(SHORT)])
def test_almost_is_not_enough(goal: str, lay: Act, act: Act) -> None:
    t = act(lay(table(3).goals(goal)))
    assert holder(t, 0) == NOBODY
    assert goal not in [one["goal"] for one in t.heard("took_goal")]
    assert t.middle("goal", goal).facts["holder"] == NOBODY


def test_all_goals_are_shown_here() -> None:
    shown = {*[one[0] for one in IMMEDIATE], *[one[0] for one in LEADERS], *RANKED, *OTHER_FINALS}
    assert shown == set(GOAL.ids)


@rule("LK-99")
def test_nobody_else_can_take_it() -> None:
    t = trains(table(3).goals("goal_muscle").strength(0, 5), 0)
    trains(t.strength(1, 7), 1)
    assert (holder(t, 0), t.reputation_of(1), t.heard("took_goal")) == (0, 10, [])
    t.strength(0, 7)
    trains(t, 0)
    assert t.reputation_of(0) == 15


@rule("LK-99")
def test_the_rank_two_player_may_take_it() -> None:
    """Rank 1 has 5 strength cubes now, rank 2 gets the sixth."""
    t = table(3).goals("goal_muscle").strength(0, 4).strength(1, 5).at(0, "exercise_yard", "5")
    t.at(1, "exercise_yard", "3").resolve("exercise_yard").choose("take_reward").choose("take_reward")
    assert (holder(t, 0), t.reputation_of(0), t.reputation_of(1)) == (1, 10, 15)


@rule("LK-D7", "LK-115")
def test_the_immediate_goal_is_not_counted_again() -> None:
    t = trains(table(3).goals("goal_muscle").strength(0, 5), 0).end()
    assert t.parts(0) == {"track": 15, "leader": 0, "final_goal": 0, "thugs": 0, "resources": 0, "tomes": 0, "first": 2}


# The very moment


@rule("LK-96", "LK-R13", "LK-R58")
def test_a_goal_met_for_a_moment_is_met_for_good() -> None:
    """A bandit's gold is the fourth kind; then it pays for a thug."""
    t = table(3).goals("goal_four_pockets").resources(0, scrap=1, potion=1, iron=1).loot("chow_hall", "gold")
    t.spaces(smithy="dwarf_elder").at(0, "chow_hall", "5").resolve("chow_hall").choose("take_reward")
    assert (holder(t, 0), t.reputation_of(0), t.ask) == (0, 15, "recruit")
    t.choose("recruit", "1").choose("pay", "gold")
    assert (t.resources_of(0), holder(t, 0), t.reputation_of(0)) == ({"scrap": 1, "potion": 1, "iron": 1}, 0, 15)


@rule("LK-96", "LK-R13")
def test_a_goal_is_met_in_the_middle_of_a_recruitment() -> None:
    """Of two thugs the first completes the four: the goal is taken before the second is chosen."""
    t = table(3).goals("goal_pack").thugs(0, "dwarf_elder", "dwarf_miner", "demon_greed").resources(0, scrap=4)
    t.spaces(sewers="ratfolk_runt", smithy="demon_shadow").at(0, "chow_hall", "5").resolve("chow_hall")
    t.choose("recruit", "2").choose("recruit_thug", "demon_shadow")
    recruited, taken = t.events.index("recruited"), t.events.index("took_goal")
    assert recruited < taken < len(t.events) - t.events[::-1].index("recruited") - 1


@rule("LK-96", "LK-R13")
def test_a_tome_may_bring_a_goal_in_roll_call() -> None:
    t = table(2).goals("goal_muscle").strength(1, 5).resources(1, scrap=1).tomes(1, "muscle_manual").roll_call()
    assert (t.asked, t.ask) == ([1], "play_tome")
    t.choose("play_tome", "muscle_manual")
    assert (holder(t, 0), t.reputation_of(1)) == (1, 15)


def picks(t: LaidTable, seat: int, *traits: str) -> LaidTable:
    """This player, before the first round, chooses the first of these two traits."""
    numbers = [TRAIT.numbers[trait] for trait in traits]
    t.g.round = 0
    t.crew(seat).dealt = tuple(numbers)
    t.g.traits = tuple([trait for trait in t.g.traits if trait not in numbers])
    return t.go(PICK_TRAIT, seat).choose("pick_trait", traits[0])


@rule("LK-R13")
def test_goals_count_from_the_first_trait_on() -> None:
    """Gold and iron of the goblins do not bring the goal yet, resources of a trait do."""
    t = table(2, mode="advanced").goals("goal_four_pockets").gang(0, "goblins").resources(0, scrap=1, potion=1)
    t.g.round = 0
    t.reputation(0, 0).go(BOARDS, 0)
    assert (t.resources_of(0), holder(t, 0)) == ({"scrap": 1, "potion": 1, "iron": 1, "gold": 1}, NOBODY)
    picks(t, 0, "proud", "bold")
    assert (holder(t, 0), t.reputation_of(0)) == (0, 5 + 7)
    t = table(2, mode="advanced").goals("goal_four_pockets").gang(0, "goblins").reputation(0, 0)
    t.g.round = 0
    picks(t.go(BOARDS, 0), 0, "resourceful", "bold")
    assert (holder(t, 0), t.reputation_of(0)) == (0, 5 + 3)


@rule("LK-R13")
def test_of_two_who_meet_it_before_traits_the_one_who_picks_first_takes_it() -> None:
    t = table(2, mode="advanced").goals("goal_muscle").strength(0, 6).strength(1, 6)
    t.g.round = 0
    t.crew(0).dealt = (TRAIT.numbers["proud"], TRAIT.numbers["bold"])
    picks(t, 1, "wise", "loyal")
    assert (holder(t, 0), t.reputation_of(1)) == (1, 15)


@rule("LK-R13")
def test_a_thug_of_a_trait_counts_for_the_leader_goal() -> None:
    t = table(2, mode="advanced").goals("goal_dwarf_friend").thugs(0, "dwarf_elder").next_thugs("dwarf_miner")
    picks(t, 0, "loyal", "bold")
    assert holder(t, 1) == 0
    assert t.thugs_of(0) == ["dwarf_miner", "dwarf_elder"]


# Leader goals: all six

LEADERS: list[tuple[str, Act, str, int]] = [  # goal, one less than the least, a thug that makes it full, how many then
    ("goal_shield_wall", laid_items("barred_shield"), "raider_corsair", 3),
    ("goal_gem_hoard", laid_items("warden_signet"), "ratfolk_king", 3),
    ("goal_spell_master", laid_items("rune_of_silence"), "demon_shadow", 3),
    ("goal_dwarf_friend", laid_thugs("dwarf_elder"), "dwarf_brawler", 2),
    ("goal_rat_king", laid_thugs("ratfolk_king"), "ratfolk_runt", 2),
    ("goal_hobgoblin_warlord", laid_thugs("hobgoblin_recruit"), "hobgoblin_captain", 2),
]
leaders = pytest.mark.parametrize(("goal", "lay", "thug", "least"), LEADERS, ids=[one[0] for one in LEADERS])
OTHER_THUG = {
    "goal_shield_wall": "raider_smuggler",
    "goal_gem_hoard": "raider_pillager",
    "goal_spell_master": "raider_corsair",
    "goal_dwarf_friend": "ratfolk_king",
    "goal_rat_king": "hobgoblin_recruit",
    "goal_hobgoblin_warlord": "dwarf_elder",
}


@rule("LK-97", "LK-105", "LK-R32")
@leaders
@pytest.mark.parametrize(("seats", "points"), [(2, 6), (3, 8), (4, 8), (5, 8)])
def test_who_leads_takes_the_card_with_the_least(
    goal: str, lay: Act, thug: str, least: int, seats: int, points: int
) -> None:
    t = recruits(lay(table(seats).goals(goal)), 0, thug)
    assert (holder(t, 1), t.reputation_of(0)) == (0, 10)
    assert [(one["seat"], one["goal"]) for one in t.heard("took_goal")] == [(0, goal)]
    t.end()
    assert [t.parts(seat)["leader"] for seat in range(seats)] == [points] + [0] * (seats - 1)


@rule("LK-97")
@leaders
def test_with_less_than_the_least_nobody_leads(goal: str, lay: Act, thug: str, least: int) -> None:
    """Neither with this thug alone, nor with many that are something else."""
    t = recruits(table(3).goals(goal), 0, thug)
    assert holder(t, 1) == NOBODY
    t = recruits(lay(table(3).goals(goal)), 0, OTHER_THUG[goal])
    assert holder(t, 1) == NOBODY
    assert [t.parts(seat)["leader"] for seat in range(3)] == [0, 0, 0]


@rule("LK-D10", "LK-R32")
@leaders
@pytest.mark.parametrize(
    ("option", "one_less", "exactly"), [("at_least", NOBODY, 0), ("above", NOBODY, NOBODY), ("none", 0, 0)]
)
def test_how_many_it_takes(
    goal: str, lay: Act, thug: str, least: int, option: str, one_less: int, exactly: int
) -> None:
    t = recruits(lay(table(3, leader_min=option).goals(goal)), 0, "demon_greed")
    assert holder(t, 1) == one_less
    t = recruits(lay(table(3, leader_min=option).goals(goal)), 0, thug)
    assert holder(t, 1) == exactly


@rule("LK-D10")
def test_above_the_minimum_means_one_more() -> None:
    t = table(3, leader_min="above").goals("goal_dwarf_friend").thugs(0, "dwarf_elder")
    recruits(t, 0, "dwarf_miner")
    assert holder(t, 1) == NOBODY
    recruits(t, 0, "dwarf_brewer")
    assert holder(t, 1) == 0


@rule("LK-E23", "LK-97", "LK-98", "LK-105")
def test_drawing_level_is_not_enough() -> None:
    t = table(3).goals("goal_dwarf_friend").thugs(0, "dwarf_elder").thugs(1, "dwarf_miner")
    recruits(t, 0, "dwarf_brewer")
    assert holder(t, 1) == 0
    recruits(t, 1, "dwarf_smith")
    assert (holder(t, 1), t.heard("took_goal")) == (0, [])
    recruits(t, 1, "dwarf_tinker")
    assert (holder(t, 1), [one["seat"] for one in t.heard("took_goal")]) == (1, [1])
    t.end()
    assert [t.parts(seat)["leader"] for seat in range(3)] == [0, 8, 0]


@rule("LK-98")
def test_the_card_may_come_back() -> None:
    t = table(3).goals("goal_dwarf_friend").thugs(0, "dwarf_elder", "dwarf_miner").holder("leader", 0)
    t.thugs(1, "dwarf_smith", "dwarf_shieldbearer")
    recruits(t, 1, "dwarf_jeweller")
    assert holder(t, 1) == 1
    recruits(t, 0, "dwarf_brewer")
    assert holder(t, 1) == 1
    recruits(t, 0, "dwarf_brawler")
    assert holder(t, 1) == 0


@rule("LK-98")
def test_the_holder_who_gets_more_keeps_it_without_a_word() -> None:
    t = table(3).goals("goal_dwarf_friend").thugs(0, "dwarf_elder", "dwarf_miner").holder("leader", 0)
    recruits(t, 0, "dwarf_brewer")
    assert (holder(t, 1), t.heard("took_goal")) == (0, [])


@rule("LK-R32")
def test_an_unclaimed_card_needs_more_than_everybody_else_has() -> None:
    t = table(3).goals("goal_hobgoblin_warlord").thugs(0, "hobgoblin_recruit", "hobgoblin_veteran")
    t.thugs(1, "hobgoblin_captain")
    recruits(t, 1, "hobgoblin_drillmaster")
    assert holder(t, 1) == NOBODY
    t = (
        table(3)
        .goals("goal_dwarf_friend")
        .thugs(0, "dwarf_elder", "dwarf_miner")
        .thugs(1, "dwarf_smith", "dwarf_tinker")
    )
    recruits(t, 1, "dwarf_brewer")
    assert holder(t, 1) == 1


@rule("LK-R33")
def test_a_holder_with_fewer_keeps_it_until_somebody_with_the_least_is_ahead() -> None:
    """No card takes thugs away, so they are taken by hand."""
    t = table(3).goals("goal_dwarf_friend").thugs(0, "dwarf_elder", "dwarf_miner").holder("leader", 0)
    t.crew(0).thugs &= ~(1 << THUG.numbers["dwarf_elder"] | 1 << THUG.numbers["dwarf_miner"])
    recruits(t, 1, "dwarf_smith")
    assert holder(t, 1) == 0
    recruits(t, 1, "dwarf_tinker")
    assert holder(t, 1) == 1


@rule("LK-97")
def test_reserved_items_do_not_lead_and_each_icon_does() -> None:
    t = table(3).goals("goal_shield_wall").reserved(0, "barred_shield", "gladiator_axe")
    crafts(t, 0, "sharpened_spoon", scrap=2)
    assert holder(t, 1) == NOBODY
    t = table(3).goals("goal_shield_wall").thugs(0, "dwarf_shieldbearer")
    crafts(t, 0, "scrap_plate", scrap=3, iron=2)
    assert holder(t, 1) == 0


# Final goals: all six

RANKED = {"goal_armoury": SHIELDS, "goal_strongbox": GEMS, "goal_enchanted_cell": SPELLS}
OTHER_FINALS = ("goal_mixed_loot", "goal_everyones_friend", "goal_tough_gang")
ranked = pytest.mark.parametrize("goal", list(RANKED))
DOUBLE = {"goal_armoury": "gladiator_axe", "goal_strongbox": "royal_circlet", "goal_enchanted_cell": "rune_of_silence"}
WITH_IT = {
    "goal_armoury": "dwarf_shieldbearer",
    "goal_strongbox": "ratfolk_king",
    "goal_enchanted_cell": "demon_shadow",
}


def final(goal: str, *counts: int) -> list[int]:
    """What each scores who has so many items of the goal's treasure."""
    t = table(len(counts)).goals(goal)
    items = list(
        {
            "goal_armoury": (*SHIELDS, "guard_helmet", "scrap_plate"),
            "goal_strongbox": (*GEMS, "silver_mirror", "warden_signet"),
            "goal_enchanted_cell": (*SPELLS, "bottomless_sack", "forbidden_grimoire"),
        }[goal]
    )
    for seat, number in enumerate(counts):
        t.items(seat, *[items.pop() for _ in range(number)])
    t.end()
    return [t.parts(seat)["final_goal"] for seat in range(len(counts))]


@rule("LK-E22", "LK-100", "LK-101", "LK-102")
@ranked
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 2, 2), [8, 2, 2]),
        ((3, 3, 1), [4, 4, 0]),
        ((3, 1), [6, 0]),
        ((2, 2), [0, 0]),
        ((1, 3, 2), [0, 8, 4]),
        ((1, 2, 4, 1), [0, 4, 8, 0]),
        ((2, 2, 2, 1), [4, 4, 4, 0]),
        ((1, 3, 1, 1, 1), [2, 8, 2, 2, 2]),
        ((0, 1), [0, 6]),
    ],
)
def test_most_items_of_a_treasure(goal: str, counts: tuple[int, ...], points: list[int]) -> None:
    assert final(goal, *counts) == points


@rule("LK-R34", "LK-D13")
@ranked
@pytest.mark.parametrize(
    ("counts", "points"), [((2, 0, 0), [8, 0, 0]), ((0, 0, 0), [0, 0, 0]), ((0, 0), [0, 0]), ((1, 1, 0), [4, 4, 0])]
)
def test_who_has_none_is_neither_first_nor_second(goal: str, counts: tuple[int, ...], points: list[int]) -> None:
    assert final(goal, *counts) == points


@rule("LK-R34")
@ranked
def test_cards_count_not_icons_and_items_not_thugs(goal: str) -> None:
    """One item with two icons, and thugs with the icon, are behind two items with one."""
    t = table(3).goals(goal).items(0, DOUBLE[goal]).thugs(0, WITH_IT[goal]).items(1, *RANKED[goal][:2])
    t.reserved(2, *RANKED[goal][2:]).end()
    assert [t.parts(seat)["final_goal"] for seat in range(3)] == [4, 8, 0]


@rule("LK-R34")
def test_an_item_of_several_treasures_counts_for_each() -> None:
    for goal in RANKED:
        t = table(3).goals(goal).items(1, "crown_of_kulbak").end()
        assert [t.parts(seat)["final_goal"] for seat in range(3)] == [0, 8, 0]


@rule("LK-103")
@pytest.mark.parametrize("seats", [2, 3])
def test_mixed_loot(seats: int) -> None:
    """3 for each set of three treasures: icons of items and thugs."""
    t = table(seats).goals("goal_mixed_loot").items(0, "barred_shield", "royal_circlet", "hex_doll")
    t.thugs(0, "demon_shadow", "raider_corsair").items(1, "crown_of_kulbak", *SHIELDS).end()
    assert [t.parts(seat)["final_goal"] for seat in range(seats)] == [6, 3, 0][:seats]


@rule("LK-103")
@pytest.mark.parametrize("seats", [2, 3])
def test_everyones_friend(seats: int) -> None:
    """2 for each type."""
    one_each = ("bandit_iron", "cultist_hexer", "demon_fury", "dwarf_elder", "hobgoblin_recruit", "ratfolk_runt")
    t = table(seats).goals("goal_everyones_friend").thugs(0, *one_each, "raider_pillager")
    t.thugs(1, "dwarf_miner", "dwarf_smith", "raider_corsair").end()
    assert [t.parts(seat)["final_goal"] for seat in range(seats)] == [14, 4, 0][:seats]


@rule("LK-103")
@pytest.mark.parametrize(
    ("items", "thugs", "points"), [(4, 3, 8), (5, 4, 8), (4, 2, 0), (3, 3, 0), (6, 0, 0), (0, 5, 0)]
)
def test_tough_gang(items: int, thugs: int, points: int) -> None:
    """8 for everybody with 4 items and 3 thugs."""
    t = table(3).goals("goal_tough_gang").items(0, *SHIELDS[:items]).thugs(0, *THUG.ids[11 : 11 + thugs])
    t.items(1, *GEMS[:4]).thugs(1, *THUG.ids[23:26]).end()
    assert [t.parts(seat)["final_goal"] for seat in range(3)] == [points, 8, 0]


# What is counted


@rule("LK-R58")
@pytest.mark.parametrize(
    ("what", "number"),
    [
        ("items", 3),
        ("thugs", 5),
        ("thug_types", 4),
        ("strength_cubes", 4),
        ("resource_kinds", 2),
        ("treasure_icons", 12),
        ("treasure_sets", 3),
        ("treasure_shield", 5),
        ("treasure_gem", 3),
        ("treasure_spell", 4),
        ("items_with_shield", 3),
        ("items_with_gem", 1),
        ("items_with_spell", 2),
        ("thug_bandit", 0),
        ("thug_cultist", 1),
        ("thug_demon", 1),
        ("thug_dwarf", 2),
        ("thug_hobgoblin", 0),
        ("thug_ratfolk", 0),
        ("thug_raider", 1),
    ],
)
def test_everything_a_goal_can_count(what: str, number: int) -> None:
    t = table(3).items(0, "crown_of_kulbak", "barred_shield", "rune_gauntlet").reserved(0, "royal_circlet")
    t.thugs(0, "raider_corsair", "demon_shadow", "dwarf_elder", "dwarf_jeweller", "cultist_hexer")
    t.strength(0, 4).resources(0, scrap=5, gold=1)
    assert count(t.cards, t.crew(0), COUNTS.index(what)) == number
