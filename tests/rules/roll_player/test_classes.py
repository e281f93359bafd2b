"""The abilities of the twelve classes."""

from __future__ import annotations

import pytest

from karczma.games.roll_player.vocabulary import DICE_TURNS, ORDER_TIE
from rules.roll_player.table import LaidTable, fresh, quiet, table
from rules.rule import rule

OF_EACH_TYPE = ("longsword", "chain_helm", "pickpocket", "loyal")
EVENTS = {
    "warrior": ("longsword", "str"),
    "paladin": ("chain_helm", "con"),
    "wizard": ("pickpocket", "int"),
    "sorcerer": ("loyal", "int"),
    "cleric": ("", "wis"),
}


def market_turn(profession: str, *owned: str, gold: int = 20, friendly: bool = False) -> LaidTable:
    """A player of this class has the first Market turn; a card of each type is there."""
    t = table(2, friendly_market=friendly).who(0, profession=profession).who(1, profession="monk").owns(0, *owned)
    t.market(*OF_EACH_TYPE).gold(0, gold).sheet(0, str="red_2 gold_3", wis="blue_5").initiative(1, 2)
    return t.market_phase()


# After something: Cleric, Paladin, Rogue, Sorcerer, Wizard, Warrior


@rule("RP-C1", "RP-R54")
@pytest.mark.parametrize("profession", [*EVENTS, "rogue", "thief", "monk", "druid", "ranger", "barbarian"])
@pytest.mark.parametrize("bought", [*OF_EACH_TYPE, ""])
def test_each_class_waits_for_its_own_event(profession: str, bought: str) -> None:
    t = market_turn(profession)
    t.choose("buy", bought) if bought else t.choose("discard", "loyal")
    waits, action = EVENTS.get(profession, ("none", ""))
    if waits == bought:
        assert (t.asked, t.ask) == ([0], "class_ability")
        assert t.offers == [["act", action], ["no_action"]]
    else:
        assert t.ask == ("after_market" if bought == "pickpocket" else "market")


@rule("RP-C1", "RP-R7", "RP-52")
def test_a_warrior_who_buys_a_weapon_may_turn_a_die() -> None:
    t = market_turn("warrior").choose("buy", "longsword").choose("act", "str")
    assert t.offers == [["turn_die", space] for space in ("str_1", "str_2", "wis_1")]
    t.choose("turn_die", "str_2")
    assert t.row(0, "str") == ["red_2", "gold_4"]
    assert t.gold_of(0) == 15
    assert t.asked == [1]  # nothing further


@rule("RP-C1", "RP-R7")
@pytest.mark.parametrize("profession", EVENTS)
def test_the_ability_may_be_left(profession: str) -> None:
    bought, _ = EVENTS[profession]
    t = market_turn(profession)
    t.choose("buy", bought) if bought else t.choose("discard", "loyal")
    sheet, field = t.player(0).sheet[:], t.field(0)
    t.choose("no_action")
    assert (t.player(0).sheet, t.field(0)) == (sheet, field)
    assert t.ask == ("after_market" if bought == "pickpocket" else "market")


@rule("RP-C1", "RP-43")
def test_a_paladin_who_buys_armour_may_adjust_a_die() -> None:
    t = market_turn("paladin").choose("buy", "chain_helm").choose("act", "con").choose("lower_die", "wis_1")
    assert t.row(0, "wis") == ["blue_4"]
    assert t.asked == [1]


@rule("RP-E15", "RP-C1", "RP-R7", "RP-45")
def test_a_sorcerer_who_buys_a_trait_may_reroll_a_die_after_the_token_has_moved() -> None:
    t = market_turn("sorcerer").choose("buy", "loyal")
    assert (t.field(0), t.ask) == ("good_neutral", "class_ability")
    t.rolls(6).choose("act", "int").choose("reroll_die", "str_1").choose("keep_new")
    assert t.row(0, "str") == ["red_6", "gold_3"]
    assert t.asked == [1]


@rule("RP-C1", "RP-R7", "RP-64")
def test_a_wizard_who_buys_a_skill_may_reroll_a_die_before_using_it() -> None:
    t = market_turn("wizard").choose("buy", "pickpocket")
    assert t.offers == [["act", "int"], ["no_action"]]
    t.rolls(1).choose("act", "int").choose("reroll_die", "wis_1").choose("keep_old")
    assert t.row(0, "wis") == ["blue_5"]
    assert t.offers == [["use_skill", "pickpocket"], ["end_turn"]]


@rule("RP-C1", "RP-47", "RP-R54")
def test_a_cleric_who_discards_may_move_the_token() -> None:
    t = market_turn("cleric").choose("discard", "loyal")
    assert t.gold_of(0) == 22
    t.choose("act", "wis")
    assert t.offers == [["move_alignment", direction] for direction in ("up", "down", "left", "right")]
    t.choose("move_alignment", "left")
    assert (t.field(0), t.asked) == ("neutral_lawful", [1])


@rule("RP-R54", "RP-116", "RP-C1")
def test_a_cleric_in_the_friendly_market_acts_on_taking_gold() -> None:
    t = market_turn("cleric", friendly=True)
    assert t.offered("discard") == []
    t.choose("take_gold")
    assert (t.gold_of(0), len(t.g.market), t.g.discards) == (22, 4, [])
    assert t.offers == [["act", "wis"], ["no_action"]]
    t.choose("act", "wis").choose("move_alignment", "down")
    assert t.field(0) == "evil_neutral"


@rule("RP-R54")
def test_a_cleric_does_not_act_on_dropped_weapons_nor_in_cleanup() -> None:
    t = market_turn("cleric", "tower_shield").choose("drop_weapon", "tower_shield")
    assert t.ask == "market"
    t.choose("buy", "chain_helm").choose("discard", "loyal")  # the other discards; two cards are left for Cleanup
    assert len(t.g.discards) == 4
    assert (t.field(0), t.g.round) == ("neutral_neutral", 2)


@rule("RP-C1")
def test_the_ability_works_each_time() -> None:
    t = market_turn("warrior")
    for card in ("longsword", "tower_shield"):
        if card == "tower_shield":
            t.market(card).initiative(1, 2).market_phase()
        t.choose("buy", card).choose("act", "str").choose("turn_die", "str_1")
    assert t.row(0, "str")[0] == "red_2"  # turned twice


@rule("RP-R54", "RP-C1")
def test_a_card_of_the_discard_pile_counts_as_bought() -> None:
    t = market_turn("warrior", "move_silently")
    t.discards("tower_shield").use("move_silently", "discard_target", "tower_shield")
    assert t.offers == [["act", "str"], ["no_action"]]


@rule("RP-R54", "RP-C1", "RP-R33")
def test_a_weapon_dropped_at_once_counts_as_bought() -> None:
    t = market_turn("warrior", "open_lock", "longbow")
    t.deck_top("tower_shield").use("open_lock").choose("drop_weapon", "tower_shield")
    assert t.cards(0) == ["longbow", "open_lock"]
    assert t.offers == [["act", "str"], ["no_action"]]
    t.choose("act", "str").choose("turn_die", "wis_1")
    assert (t.row(0, "wis"), t.asked) == (["blue_2"], [1])


@rule("RP-R54", "RP-C1", "RP-R7")
def test_a_trait_of_open_lock_counts_as_bought() -> None:
    t = market_turn("sorcerer", "open_lock")
    t.deck_top("foolish").use("open_lock")
    assert t.field(0) == "evil_chaotic"
    assert t.offers == [["act", "int"], ["no_action"]]


@rule("RP-R54")
def test_making_room_comes_before_the_ability() -> None:
    t = market_turn("warrior", "longbow").choose("buy", "longsword").choose("drop_weapon", "longbow")
    assert t.cards(0) == ["longsword"]
    assert t.ask == "class_ability"


def rogue() -> LaidTable:
    t = table(2).who(0, profession="rogue").sheet(0, str="red_2 gold_3", wis="blue_5")
    return t.pool("white_1", "green_4", "black_6").dice_turn(0)


@rule("RP-C1", "RP-R7", "RP-51")
def test_a_rogue_who_takes_gold_may_exchange_two_dice_beside_the_row_action() -> None:
    t = rogue().choose("take_initiative", "2").choose("place_die", "con").choose("act", "con")
    t.choose("raise_die", "con_1")
    assert t.offers == [["act", "dex"], ["no_action"]]
    t.choose("act", "dex").choose("swap_first", "con_1").choose("swap_second", "wis_1")
    assert (t.row(0, "con"), t.row(0, "wis")) == (["blue_5"], ["green_5"])
    assert t.asked == [1]


@rule("RP-C1", "RP-R7")
def test_a_rogue_who_refuses_the_row_action_still_has_the_other() -> None:
    t = rogue().choose("take_initiative", "2").choose("place_die", "dex").choose("no_action")
    assert t.offers == [["act", "dex"], ["no_action"]]
    t.choose("no_action")
    assert t.asked == [1]


@rule("RP-C1")
@pytest.mark.parametrize("card", ["1", "3"])
def test_a_rogue_acts_only_for_gold_on_the_card(card: str) -> None:
    t = rogue().choose("take_initiative", card).choose("place_die", "con").choose("no_action")
    assert t.asked == [1]
    t = rogue()
    t.g.card_gold[1] = 0
    t.choose("take_initiative", "2").choose("place_die", "con").choose("no_action")
    assert t.asked == [1]


@rule("RP-C1", "RP-R12")
def test_a_rogue_with_nothing_to_exchange_is_not_asked() -> None:
    t = table(2).who(0, profession="rogue").pool("white_1", "green_4", "black_6").dice_turn(0)
    t.choose("take_initiative", "2").choose("place_die", "con").choose("no_action")
    assert t.asked == [1]


@rule("RP-R50", "RP-C1")
def test_a_rogue_may_use_a_skill_before_the_extra_action() -> None:
    t = rogue().owns(0, "pickpocket").choose("take_initiative", "2").choose("place_die", "con").choose("no_action")
    assert t.offers == [["act", "dex"], ["no_action"], ["use_skill", "pickpocket"]]
    t.use("pickpocket")
    assert t.offers == [["act", "dex"], ["no_action"]]


# Monk


@rule("RP-C2", "RP-51", "RP-R7")
@pytest.mark.parametrize("row", ["str", "dex", "con", "int", "wis", "cha"])
def test_a_monk_may_move_the_token_in_place_of_the_row_action(row: str) -> None:
    t = table(2).who(0, profession="monk").sheet(0, str="red_2 blue_3").pool("white_1", "green_4", "black_6")
    t.dice_turn(0).choose("take_initiative", "2").choose("place_die", row)
    own = [["act", row]] if row != "wis" else []
    assert t.offers == [*own, ["act", "wis"], ["no_action"]]
    t.choose("act", "wis").choose("move_alignment", "right")
    assert (t.field(0), t.asked) == ("neutral_chaotic", [1])  # it was the one action


@rule("RP-C2")
def test_others_have_the_action_of_the_row_only() -> None:
    t = rogue().choose("take_initiative", "1").choose("place_die", "con")
    assert t.offers == [["act", "con"], ["no_action"]]


# Druid


def druid(seats: int = 2) -> LaidTable:
    t = quiet(seats).who(0, profession="druid").gold(0, 9).pool("red_1", "blue_2", "green_3")
    return t.initiative(*range(1, seats + 1))


@rule("RP-E12", "RP-101", "RP-C3", "RP-R38")
def test_the_druids_card_makes_the_market_grow() -> None:
    t = druid(4).market("weak", "loyal", "clumsy", "climb", "proud").discards("longbow", "chain_helm", "nimble")
    t.dice_phase(4)
    assert (t.asked, t.ask) == ([0], "return_card")
    assert t.offers == [*[["return_card", card] for card in ("longbow", "nimble", "chain_helm")], ["return_nothing"]]
    t.choose("return_card", "chain_helm")
    assert t.named(t.g.market) == ["weak", "loyal", "clumsy", "climb", "proud", "chain_helm"]  # at the right end
    assert t.named(t.g.discards) == ["longbow", "nimble"]
    assert t.ask == "market"  # one card
    assert ["chain_helm"] in t.offered("buy")


@rule("RP-101", "RP-C3", "RP-R7")
def test_the_druid_need_not() -> None:
    t = druid().market("weak", "loyal", "clumsy").discards("longbow").dice_phase(2).choose("return_nothing")
    assert (len(t.g.market), t.named(t.g.discards), t.ask) == (3, ["longbow"], "market")


@rule("RP-R7", "RP-101")
def test_without_a_discard_pile_the_druid_is_not_asked() -> None:
    t = druid().market("weak", "loyal", "clumsy").dice_phase(2)
    assert t.ask == "market"


@rule("RP-R53", "RP-R7", "RP-101")
def test_the_druid_is_asked_between_the_windows() -> None:
    t = druid().owns(1, "cure_wounds").sheet(1, str="red_3").market("weak", "loyal", "clumsy").discards("longbow")
    t.dice_phase(2)
    assert (t.asked, t.ask) == ([1], "skill_window")  # still the Dice Phase
    t.choose("pass")
    assert (t.asked, t.ask) == ([0], "return_card")
    t.choose("return_card", "longbow")
    assert (t.asked, t.ask) == ([1], "skill_window")  # before the first Market turn
    t.choose("pass")
    assert t.ask == "market"


@rule("RP-C3")
def test_the_druid_is_asked_each_round() -> None:
    t = druid().market("weak", "loyal", "clumsy").discards("longbow").dice_phase(2).choose("return_card", "longbow")
    t.choose("discard", "weak").choose("discard", "clumsy")
    assert t.g.round == 2
    while t.ask == "order_tie":
        t.choose(*t.offers[0])
    for _ in range(2):
        t.choose("take_initiative", *t.offered("take_initiative")[0]).choose("place_die", "cha").choose("no_action")
    assert (t.asked, t.ask) == ([0], "return_card")
    assert ["return_card", "weak"] in t.offers


@rule("RP-101")
def test_a_card_of_the_druid_is_for_everybody() -> None:
    t = druid().market("weak", "loyal", "clumsy").discards("longbow").gold(1, 5).initiative(2, 1).dice_phase(2)
    t.choose("return_card", "longbow")
    assert (t.asked, t.offered("buy")) == ([1], [["loyal"], ["longbow"]])


@rule("RP-R27", "RP-101")
@pytest.mark.parametrize(("seats", "pile"), [(2, 14), (3, 6), (4, 0)])
def test_cards_taken_out_at_the_start_are_the_first_discard_pile(seats: int, pile: int) -> None:
    t = fresh(seats)
    while t.g.round == 0:
        t.choose(*t.offers[0])
    assert len(t.g.discards) == pile
    assert list(t.match.view(None).middle.zone("discards").cards) == t.named(t.g.discards)
    if pile:
        t.who(0, profession="druid").initiative(*range(1, seats + 1)).dice_phase(seats)
        assert len(t.offered("return_card")) == pile


# Bard


def bard(gold: int, *market: str, friendly: bool = False) -> LaidTable:
    t = quiet(2, friendly_market=friendly).who(0, profession="bard").gold(0, gold)
    return t.market(*(market or OF_EACH_TYPE)).initiative(1, 2).market_phase()


@rule("RP-102", "RP-C5", "RP-R31", "RP-100")
def test_the_bard_buys_two_cards() -> None:
    t = bard(8).choose("buy", "longsword")
    assert (t.asked, t.player(0).initiative) == ([0], 0)
    assert t.offers == [["buy", "chain_helm"], ["buy", "pickpocket"], ["buy", "loyal"], ["buy_no_more"]]
    t.choose("buy", "chain_helm")
    assert (t.cards(0), t.gold_of(0)) == (["longsword", "chain_helm"], 0)
    assert t.asked == [1]  # no third


@rule("RP-102", "RP-R31", "RP-R63")
@pytest.mark.parametrize("friendly", [False, True])
def test_the_bard_never_buys_and_discards_in_one_turn(friendly: bool) -> None:
    t = bard(3, friendly=friendly).choose("buy", "chain_helm")
    assert t.offers == [["buy_no_more"]]
    t.choose("buy_no_more")
    assert (t.gold_of(0), t.asked) == (0, [1])
    t = bard(9, friendly=friendly)
    t.choose("take_gold") if friendly else t.choose("discard", "loyal")
    assert (t.gold_of(0), t.asked, t.cards(0)) == (11, [1], [])  # a discard is the normal single choice


@rule("RP-R31")
def test_the_second_purchase_is_from_what_is_left() -> None:
    t = bard(20, "longsword", "loyal").choose("buy", "loyal")
    assert t.offers == [["buy", "longsword"], ["buy_no_more"]]
    t.choose("buy", "longsword")
    assert t.asked == [1]


@rule("RP-102", "RP-C5")
def test_a_token_counts_for_one_purchase_of_the_bard() -> None:
    t = bard(10).charisma(0, 1).choose("buy", "chain_helm").choose("spend_charisma", "1")
    assert (t.gold_of(0), t.player(0).charisma) == (8, 0)
    t.choose("buy", "loyal")  # no token any more
    assert t.gold_of(0) == 5
    t = bard(10).charisma(0, 1).choose("buy", "chain_helm").choose("spend_charisma", "0").choose("buy", "loyal")
    assert t.offers == [["spend_charisma", "0"], ["spend_charisma", "1"]]  # or for the second one
    t.choose("spend_charisma", "1")
    assert t.gold_of(0) == 5


@rule("RP-R31", "RP-C13")
def test_a_crossbow_lowers_both_prices_of_the_bard() -> None:
    t = bard(4).owns(0, "heavy_crossbow").choose("buy", "chain_helm").choose("buy", "loyal")
    assert t.gold_of(0) == 0


@rule("RP-102", "RP-64")
def test_the_bard_may_use_a_skill_between_the_purchases() -> None:
    t = bard(3).choose("buy", "pickpocket")
    assert t.offers == [["buy_no_more"], ["use_skill", "pickpocket"]]
    t.use("pickpocket")
    assert (t.gold_of(0), t.ask) == (2, "market")
    t.choose("buy_no_more")
    assert t.asked == [1]


@rule("RP-C5")
def test_the_bard_buys_two_cards_each_round() -> None:
    t = bard(20).choose("buy", "chain_helm").choose("buy", "loyal")
    t.initiative(2, 1).market_phase().choose("discard", "longsword").choose("buy", "pickpocket")
    assert ["buy_no_more"] in t.offers


# Thief


@rule("RP-C6", "RP-R17", "RP-100")
def test_the_thief_gets_four_gold_for_a_gold_die() -> None:
    for profession, paid in (("thief", 4), ("rogue", 2)):
        t = table(2).who(0, profession=profession).pool("gold_1", "blue_2", "green_3").dice_turn(0)
        t.choose("take_initiative", "1").choose("place_die", "con")
        assert t.gold_of(0) == paid
    t = table(2).who(0, profession="thief").sheet(0, con="red_1 red_2").pool("red_1", "gold_2", "red_3").dice_turn(0)
    t.choose("take_initiative", "2").choose("place_die", "con")
    assert t.gold_of(0) == 1 + 1 + 4


@rule("RP-R17")
def test_moving_or_turning_a_gold_die_pays_the_thief_nothing() -> None:
    t = table(2).who(0, profession="thief").owns(0, "acrobatics", "sleight_of_hand", "concentrate", "knowledge")
    t.sheet(0, str="gold_1", dex="red_2").pool("red_1", "blue_2", "green_3").dice_turn(0).rolls(6)
    t.use("concentrate", "turn_die", "str_1")
    t.who(0, field="neutral_neutral").use("acrobatics", "swap_first", "str_1").choose("swap_second", "dex_1")
    t.who(0, field="neutral_neutral").use("sleight_of_hand", "sheet_target", "dex_1").choose("row_target", "cha")
    t.who(0, field="neutral_neutral").use("knowledge", "reroll_die", "cha_1")
    assert t.gold_of(0) == 0


# Ranger, see also Cleanup; Barbarian, see purchases


@rule("RP-E19", "RP-C1", "RP-68", "RP-74")
def test_a_round_of_ada_and_bolek() -> None:
    t = table(2).who(0, profession="rogue").who(1, profession="warrior").gold(0, 5).gold(1, 5)
    t.sheet(0, str="red_1 red_2", int="blue_3", wis="white_4", cha="green_5 green_6")
    t.sheet(1, str="red_6 black_5", con="blue_3", wis="white_4", cha="green_5 green_1")
    out = ("weak", "clumsy", "foolish", "reckless", "focused", "proud", "nimble", "honest", "greedy", "cunning")
    t.discards(*out, "obsessed", "envious", "famous", "loyal").market("longsword", "cure_wounds", "chain_helm")
    t.pool("blue_2", "gold_4", "black_4")
    t.g.loose, t.g.pool = t.g.pool, [-1, -1, -1]
    t.go([(DICE_TURNS, 0, 0), (ORDER_TIE, 0, 0)])
    t.choose("order_tie", "gold")
    assert t.centre == {"1": "blue_2", "2": "gold_4", "3": "black_4"}
    t.choose("take_initiative", "2").choose("place_die", "int")
    assert (t.row(0, "int"), t.gold_of(0)) == (["blue_3", "gold_4"], 8)
    t.choose("no_action")
    assert t.offers == [["act", "dex"], ["no_action"]]
    t.choose("no_action")
    t.choose("take_initiative", "3").choose("place_die", "str")
    assert t.gold_of(1) == 6
    t.choose("act", "str").choose("turn_die", "str_3")
    assert t.row(1, "str") == ["red_6", "black_5", "black_3"]
    assert t.asked == [0]
    t.choose("buy", "cure_wounds").use("cure_wounds", "raise_die", "str_1")
    assert (t.gold_of(0), t.row(0, "str"), t.asked) == (4, ["red_2", "red_2"], [1])
    t.choose("buy", "longsword")
    assert t.gold_of(1) == 1
    t.choose("act", "str").choose("turn_die", "con_1")
    assert (t.asked, t.offers) == ([0], [["refresh_skill", "cure_wounds"], ["refresh_none"]])
    t.choose("refresh_skill", "cure_wounds")
    assert t.ready(0) == ["cure_wounds"]
    assert sum(t.g.bag) + 3 == 59  # three of them have been drawn for the new round
    assert (len(t.g.discards), t.named(t.g.discards)[-1], len(t.g.market)) == (15, "chain_helm", 3)
    assert t.g.card_gold == [0, 1, 0]
    assert (t.g.first, t.g.round) == (1, 2)
