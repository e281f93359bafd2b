"""What each of the eight weapons does while it is owned."""

from __future__ import annotations

import pytest

from rules.roll_player.table import LaidTable, quiet, table
from rules.rule import rule

# Values of the rows 9, 9, 9, 9, 9, 9: no goal of anybody is met
NINES = {
    "str": "green_3 green_3 green_3",
    "dex": "blue_3 blue_3 blue_3",
    "con": "purple_3 purple_3 purple_3",
    "int": "black_3 black_3 black_3",
    "wis": "white_3 white_3 white_3",
    "cha": "green_3 blue_3 purple_3",
}


def placing(profession: str, row: str, *owned: str) -> LaidTable:
    """A human of this class has just placed a black 4 in this row."""
    t = quiet(2).who(0, profession=profession).owns(0, *owned).sheet(0, str="red_2", con="green_5")
    t.pool("black_4", "blue_4", "green_6").dice_turn(0)
    return t.choose("take_initiative", "1").choose("place_die", row)


# Longsword and Jeweled Dagger


@rule("RP-C8", "RP-105", "RP-65")
def test_longsword_lifts_dice_of_the_class_colour_for_goals() -> None:
    t = table(2).who(0, "human", "warrior").sheet(0, **{**NINES, "str": "red_6 red_6 green_4"})
    assert t.parts(0)["attributes"] == 0  # 16; the goal is 18
    t.owns(0, "longsword")
    assert t.parts(0)["attributes"] == 4  # 7 + 7 + 4
    t.who(0, profession="barbarian").sheet(0, str="red_5 green_5 green_5")
    assert t.parts(0)["attributes"] == 2  # 16, one red die
    t.who(0, profession="ranger").sheet(0, str="red_5 red_5 red_5")
    assert t.parts(0)["attributes"] == 2  # 15: red is not the ranger's colour


@rule("RP-C8", "RP-105")
def test_jeweled_dagger_lifts_gold_dice_above_six() -> None:
    t = table(2).who(0, "human", "warrior").sheet(0, **{**NINES, "str": "blue_5 gold_6 gold_5"})
    assert t.parts(0)["attributes"] == 0
    t.owns(0, "jeweled_dagger")
    assert t.parts(0)["attributes"] == 4  # 5 + 7 + 6
    t.owns(0, "longsword")
    assert t.parts(0)["attributes"] == 4  # no die gets both


@rule("RP-106", "RP-C8")
def test_weapons_do_not_count_for_traits() -> None:
    t = table(2).who(0, "human", "warrior").owns(0, "longsword", "reckless").sheet(0, **NINES)
    t.sheet(0, wis="red_3 red_3 red_2")
    assert t.parts(0)["traits"] == 4  # 8 without the Longsword, 11 with it
    t.owns(0, "jeweled_dagger", "weak").sheet(0, str="gold_2 gold_3 gold_3")
    assert t.parts(0)["traits"] == 8
    t.owns(0, "courageous").sheet(0, con="red_6 red_5 red_5")
    assert t.parts(0)["traits"] == 8  # 16 is no 17 for a trait


@rule("RP-R36", "RP-106")
def test_traits_count_dice_and_race_but_no_weapons() -> None:
    t = table(2).who(0, "halfling", "warrior").owns(0, "longsword", "weak").sheet(0, **NINES)
    t.sheet(0, str="red_3 red_3 red_4")
    assert t.parts(0)["traits"] == 4  # 10 of the dice, 8 for a halfling, 11 with the Longsword
    t.who(0, "human")
    assert t.parts(0)["traits"] == 0
    t.owns(0, "focused").sheet(0, str="red_4 green_4 red_4")
    assert t.parts(0)["traits"] == 12  # rows of equal dice as they show, though the Longsword lifts two of them: six


@rule("RP-65", "RP-61")
def test_a_weapon_works_only_while_it_is_owned() -> None:
    t = quiet(2).who(0, profession="cleric").owns(0, "blessed_mace").market("weak", "loyal", "clumsy").initiative(1, 2)
    t.market_phase().choose("drop_weapon", "blessed_mace").choose("discard", "weak")
    t.choose("act", "wis").choose("move_alignment", "up")
    assert t.asked == [1]  # no second step


# Tower Shield


@rule("RP-C11", "RP-109", "RP-R35")
@pytest.mark.parametrize(
    ("cards", "more"),
    [
        ((), 0),
        (("chain_helm", "chain_leggings", "leather_boots"), 2),
        (("leather_boots",), 2),
        (("mystic_cloak", "mystic_cowl"), 3),
        (("mystic_cloak", "mystic_cowl", "mystic_robes"), 0),
        (("leather_boots", "leather_gloves", "leather_greaves", "leather_pauldron"), 0),
        (("chain_helm", "chain_leggings", "chain_gorget", "chain_tunic", "chain_vambraces"), 0),
        (("mystic_cloak", "mystic_cowl", "mystic_robes", "chain_helm"), 1),
        (("chain_helm", "chain_leggings", "chain_gorget"), 3),
    ],
)
def test_tower_shield_is_one_more_piece_of_a_set(cards: tuple[str, ...], more: int) -> None:
    t = table(2).who(0, profession="thief").owns(0, *cards, "honorable")
    before = t.parts(0)
    t.market("tower_shield", "weak").gold(0, 4).initiative(1, 2).market_phase().choose("buy", "tower_shield")
    assert t.parts(0)["armor"] == before["armor"] + more
    assert t.parts(0)["traits"] == before["traits"] == len(cards)  # it is no armour card


# Blessed Mace and Quarterstaff


@rule("RP-C9", "RP-R12", "RP-R56")
def test_blessed_mace_gives_a_second_step() -> None:
    t = placing("thief", "wis", "blessed_mace").choose("act", "wis").choose("move_alignment", "up")
    assert t.offers == [*[["move_alignment", direction] for direction in ("down", "left", "right")], ["enough"]]
    t.choose("move_alignment", "left")
    assert (t.field(0), t.asked) == ("good_lawful", [1])  # and no third


@rule("RP-C9", "RP-R56")
def test_the_second_step_may_be_refused_or_lead_back() -> None:
    t = placing("thief", "wis", "blessed_mace").choose("act", "wis").choose("move_alignment", "up").choose("enough")
    assert (t.field(0), t.asked) == ("good_neutral", [1])
    t = placing("thief", "wis", "blessed_mace").choose("act", "wis").choose("move_alignment", "up")
    t.choose("move_alignment", "down")
    assert (t.field(0), t.asked) == ("neutral_neutral", [1])


@rule("RP-R56", "RP-R12", "RP-C9")
def test_blessed_mace_boosts_the_action_whatever_gives_it() -> None:
    t = placing("monk", "str", "blessed_mace").choose("act", "wis").choose("move_alignment", "up")
    assert ["enough"] in t.offers
    t = quiet(2).who(0, profession="cleric").owns(0, "blessed_mace").market("weak", "loyal", "clumsy").initiative(1, 2)
    t.market_phase().choose("discard", "weak").choose("act", "wis").choose("move_alignment", "down")
    t.choose("move_alignment", "right")
    assert (t.field(0), t.asked) == ("evil_chaotic", [1])


@rule("RP-R56")
def test_arrows_of_skills_and_traits_are_not_boosted() -> None:
    t = (
        quiet(2)
        .owns(0, "blessed_mace", "pickpocket")
        .market("loyal", "weak")
        .gold(0, 3)
        .initiative(1, 2)
        .market_phase()
    )
    t.use("pickpocket")
    assert (t.field(0), t.ask) == ("evil_neutral", "market")
    t.choose("buy", "loyal")
    assert (t.field(0), t.asked) == ("neutral_neutral", [1])


@rule("RP-C9", "RP-R12")
def test_quarterstaff_rerolls_two_different_dice_one_after_the_other() -> None:
    t = placing("thief", "int", "quarterstaff").choose("act", "int").rolls(5, 1)
    assert t.offers == [["reroll_die", space] for space in ("str_1", "con_1", "int_1")]
    t.choose("reroll_die", "str_1")
    assert t.offers == [["keep_new"], ["keep_old"]]  # the first is finished before the second is chosen
    t.choose("keep_new")
    assert t.offers == [["reroll_die", "con_1"], ["reroll_die", "int_1"], ["enough"]]
    t.choose("reroll_die", "int_1").choose("keep_old")
    assert (t.row(0, "str"), t.row(0, "int"), t.asked) == (["red_5"], ["black_4"], [1])


@rule("RP-C9")
def test_the_second_reroll_may_be_refused() -> None:
    t = placing("thief", "int", "quarterstaff").choose("act", "int").rolls(5)
    t.choose("reroll_die", "str_1").choose("keep_old").choose("enough")
    assert (t.row(0, "str"), t.asked) == (["red_2"], [1])


@rule("RP-R56", "RP-C9")
@pytest.mark.parametrize(("profession", "card"), [("sorcerer", "loyal"), ("wizard", "pickpocket")])
def test_quarterstaff_boosts_the_action_of_a_class(profession: str, card: str) -> None:
    t = table(2).who(0, profession=profession).owns(0, "quarterstaff").sheet(0, str="red_2 red_3").gold(0, 3)
    t.market(card, "weak").initiative(1, 2).market_phase().rolls(6, 6).choose("buy", card).choose("act", "int")
    t.choose("reroll_die", "str_1").choose("keep_new").choose("reroll_die", "str_2").choose("keep_new")
    assert t.row(0, "str") == ["red_6", "red_6"]


@rule("RP-R56", "RP-C9", "RP-C16")
def test_quarterstaff_boosts_knowledge() -> None:
    t = quiet(2).owns(0, "quarterstaff", "knowledge").sheet(0, str="red_2 red_3").pool("red_1", "red_2", "red_3")
    t.dice_turn(0).rolls(6, 6).use("knowledge", "reroll_die", "str_2").choose("keep_new")
    assert t.offers == [["reroll_die", "str_1"], ["enough"]]


@rule("RP-C9")
def test_each_boosts_its_own_action_only() -> None:
    t = placing("thief", "wis", "quarterstaff").choose("act", "wis").choose("move_alignment", "up")
    assert t.asked == [1]
    t = placing("thief", "int", "blessed_mace").choose("act", "int").rolls(5).choose("reroll_die", "str_1")
    t.choose("keep_new")
    assert t.asked == [1]


# Longbow


@rule("RP-C10", "RP-R55")
@pytest.mark.parametrize(
    ("row", "actions"),
    [
        ("str", ["str", "dex"]),
        ("dex", ["dex", "str", "con"]),
        ("con", ["con", "dex", "int"]),
        ("int", ["int", "con", "wis"]),
        ("wis", ["wis", "int", "cha"]),
        ("cha", ["cha", "wis"]),
    ],
)
def test_longbow_gives_the_actions_of_neighbour_rows(row: str, actions: list[str]) -> None:
    t = placing("thief", row, "longbow")
    assert t.offers == [*[["act", action] for action in actions], ["no_action"]]


@rule("RP-C10", "RP-51")
def test_longbow_still_gives_one_action() -> None:
    t = placing("thief", "wis", "longbow").choose("act", "cha")
    assert (t.player(0).charisma, t.field(0), t.asked) == (1, "neutral_neutral", [1])


@rule("RP-R55", "RP-C2")
def test_a_monk_with_a_longbow_has_up_to_four_actions() -> None:
    t = placing("monk", "dex", "longbow")
    assert sorted(t.offered("act")) == [["con"], ["dex"], ["str"], ["wis"]]
    t.choose("act", "str").choose("turn_die", "str_1")
    assert (t.row(0, "str"), t.asked) == (["red_5"], [1])
    assert sorted(placing("monk", "cha", "longbow").offered("act")) == [["cha"], ["wis"]]


@rule("RP-R55")
def test_longbow_does_not_change_an_action_of_a_class_or_skill() -> None:
    t = quiet(2).who(0, profession="paladin").owns(0, "longbow", "cure_wounds").sheet(0, str="red_2").gold(0, 3)
    t.market("chain_helm", "weak").initiative(1, 2).market_phase().choose("buy", "chain_helm")
    assert t.offers == [["act", "con"], ["no_action"]]
    t.choose("no_action").use("cure_wounds")
    assert t.ask == "adjust_die"


# Ancient Spear


@rule("RP-C12")
def test_ancient_spear_pays_one_more_for_a_full_row() -> None:
    for owned, gold in ((["ancient_spear"], 5), ([], 4)):
        t = quiet(2).who(0, profession="monk").owns(0, *owned).sheet(0, con="red_1 red_2")
        t.pool("red_1", "gold_4", "red_6").dice_turn(0).choose("take_initiative", "2").choose("place_die", "con")
        assert t.gold_of(0) == gold  # 1 + 1 + 2, and 1 of the spear


@rule("RP-C12")
def test_ancient_spear_pays_nothing_before_the_row_is_full() -> None:
    t = quiet(2).owns(0, "ancient_spear").sheet(0, con="red_1").pool("red_1", "blue_4", "red_6").dice_turn(0)
    t.choose("take_initiative", "1").choose("place_die", "con")
    assert t.gold_of(0) == 0


# Heavy Crossbow


@rule("RP-C13", "RP-R23")
def test_heavy_crossbow_lowers_the_price_by_one() -> None:
    t = quiet(2).owns(0, "heavy_crossbow").market("reckless", "weak").gold(0, 5).initiative(1, 2).market_phase()
    t.choose("buy", "reckless")
    assert t.gold_of(0) == 0
    t = quiet(2).owns(0, "heavy_crossbow").market("reckless", "weak").gold(0, 4).charisma(0, 1).initiative(1, 2)
    t.market_phase().choose("buy", "reckless")
    assert (t.gold_of(0), t.player(0).charisma) == (0, 0)
    t = quiet(2).owns(0, "heavy_crossbow").market("reckless", "weak").gold(0, 4).initiative(1, 2).market_phase()
    assert t.offered("buy") == []


@rule("RP-C13")
def test_the_crossbow_of_another_lowers_nothing() -> None:
    t = quiet(2).owns(1, "heavy_crossbow").market("reckless", "weak").gold(0, 5).initiative(1, 2).market_phase()
    assert t.offered("buy") == []
