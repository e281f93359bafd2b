"""Turns of the Dice Phase: an Initiative card, its die, gold, and which action may follow."""

from __future__ import annotations

from itertools import product

import pytest

from karczma.games.roll_player.vocabulary import ROW
from karczma.kernel.errors import Refused
from rules.roll_player.table import LaidTable, table
from rules.rule import rule

PLAYERS = pytest.mark.parametrize("seats", [2, 3, 4])
POOL = ["red_1", "blue_2", "green_3", "white_4", "black_5"]


def ready_to_take(seats: int = 2, first: int = 0, **options: bool | str) -> LaidTable:
    """A Dice Phase begins: everybody has two dice, and on the Initiative cards lie red 1, blue 2, green 3 and so on."""
    t = table(seats, 1, **options)
    t.g.first = first
    for seat in range(seats):
        t.sheet(seat, str="purple_2", con="purple_5")
    return t.pool(*POOL[: seats + 1]).dice_phase()


def after_placing(t: LaidTable, row: str, card: str = "1") -> LaidTable:
    """Seat 0 takes a card and places its die in this row."""
    return t.dice_turn(0).choose("take_initiative", card).choose("place_die", row)


# The turn


@rule("RP-31", "RP-39")
@PLAYERS
def test_a_turn_each_clockwise_from_the_first_player(seats: int) -> None:
    for first in range(seats):
        t = ready_to_take(seats, first)
        for i in range(seats):
            seat = (first + i) % seats
            assert (t.asked, t.ask) == ([seat], "take_initiative")
            t.choose("take_initiative", str(seats + 1 - i))
            assert (t.asked, t.ask) == ([seat], "place_die")
            t.choose("place_die", "con")
            assert (t.asked, t.ask) == ([seat], "attribute_action")
            t.choose("no_action")
        assert t.centre == {"1": "red_1"}
        assert t.ask == "market"


@rule("RP-39")
@PLAYERS
def test_one_card_is_left_with_its_die_and_its_gold(seats: int) -> None:
    t = ready_to_take(seats).market("longsword", "chain_helm", "weak", "clumsy", "honest")
    left = list(range(1, seats + 2))
    left.remove(2)
    for card in left:
        t.choose("take_initiative", str(card)).choose("place_die", "int").choose("no_action")
    assert t.centre == {"2": "blue_2"}
    assert t.g.card_gold[1] == 1
    assert sorted(player.initiative + 1 for player in t.g.players) == left
    assert t.ask == "market"


@rule("RP-32")
def test_one_of_the_cards_still_in_the_centre() -> None:
    t = ready_to_take(3)
    assert t.offers == [["take_initiative", card] for card in ("1", "2", "3", "4")]
    t.choose("take_initiative", "3")
    card = t.match.view(None).middle.zone("initiative", "3")
    assert (card.cards, card.facts) == ([], {"gold": 0, "holder": 0, "turn": 2, "last": 3})
    assert t.match.view(None).seats[0].zone("hand").cards == ["green_3"]
    t.choose("place_die", "str").choose("no_action")
    assert t.offers == [["take_initiative", card] for card in ("1", "2", "4")]
    assert t.question()["blocked"] == [{"touch": "initiative:3", "why": "initiative-taken"}]
    with pytest.raises(Refused):
        t.choose("take_initiative", "3")
    t.choose("take_initiative", "1").choose("place_die", "str").choose("no_action")
    assert t.offers == [["take_initiative", card] for card in ("2", "4")]
    assert [player.initiative for player in t.g.players] == [2, 0, -1]  # kept in front until the Market turn


@rule("RP-33", "RP-R13")
def test_the_leftmost_empty_space_of_a_row_that_is_not_full() -> None:
    t = table().sheet(0, str="red_1 red_2 red_3", dex="red_4 red_5", wis="red_6").pool("white_2", "blue_3", "gold_4")
    t.dice_turn(0).choose("take_initiative", "1")
    assert t.offers == [["place_die", row] for row in ("dex", "con", "int", "wis", "cha")]
    assert t.question()["blocked"] == [{"touch": "row:str", "why": "row-full"}]
    with pytest.raises(Refused):
        t.choose("place_die", "str")
    t.choose("place_die", "wis")
    assert t.row(0, "wis") == ["red_6", "white_2"]
    assert t.player(0).sheet[14] == -1
    assert t.player(0).hand == -1


@rule("RP-33")
@pytest.mark.parametrize("value", range(1, 7))
def test_the_die_keeps_the_value_that_was_rolled(value: int) -> None:
    t = after_placing(table().pool(f"white_{value}", "blue_6", "gold_6"), "int")
    assert t.row(0, "int") == [f"white_{value}"]
    assert t.heard("placed") == [{"event": "placed", "seat": 0, "die": f"white_{value}", "space": "int_1"}]


def last_space(profession: str = "warrior") -> LaidTable:
    """Seat 0 has one space left, the last one of WIS."""
    t = table().who(0, profession=profession)
    t.sheet(0, str="red_1 red_2 red_3", dex="red_4 red_5 red_6", con="blue_1 blue_2 blue_3")
    return t.sheet(0, int="blue_4 blue_5 blue_6", wis="green_1 green_2", cha="green_4 green_5 green_6")


@rule("RP-33", "RP-R11", "RP-35")
def test_the_last_space_takes_the_last_die() -> None:
    t = last_space().pool("white_2", "gold_3", "black_4").dice_turn(0).choose("take_initiative", "2")
    assert t.row(0, "wis") == ["green_1", "green_2", "gold_3"]  # there is nothing to choose
    assert t.ask == "attribute_action"
    assert t.offers == [["act", "wis"], ["no_action"]]
    assert t.gold_of(0) == 1 + 1 + 2


@rule("RP-33", "RP-R50")
def test_a_ready_skill_is_offered_before_the_last_die_is_placed() -> None:
    t = last_space().owns(0, "sleight_of_hand").pool("white_2", "blue_3", "gold_4").dice_turn(0)
    t.choose("take_initiative", "1")
    assert t.offers == [["place_die", "wis"], ["use_skill", "sleight_of_hand"]]
    t.choose("use_skill", "sleight_of_hand").choose("use_ability").choose("sheet_target", "str_2")
    t.choose("row_target", "wis")
    assert (t.row(0, "str"), t.row(0, "wis")) == (["red_1", "red_3", "white_2"], ["green_1", "green_2", "red_2"])
    assert t.ask == "attribute_action"  # again one row is left, and no skill: nothing is asked
    assert t.offers == [["act", "str"], ["no_action"]]


# Gold


@rule("RP-34", "RP-35", "RP-36", "RP-37")
@pytest.mark.parametrize(("bears", "full", "golden"), list(product([False, True], repeat=3)))
def test_the_three_sources_of_gold_add_up(bears: bool, full: bool, golden: bool) -> None:
    die = "gold_3" if golden else "white_3"
    t = table().sheet(0, con="red_1 red_2" if full else "red_1").gold(0, 5).gold(1, 5)
    t.pool("blue_1", die, "blue_6") if bears else t.pool(die, "blue_4", "blue_6")
    t.dice_turn(0).choose("take_initiative", "2" if bears else "1")
    assert t.gold_of(0) == 5 + bears  # the gold of the card comes with it
    t.choose("place_die", "con")
    assert t.gold_of(0) == 5 + bears + full + 2 * golden
    assert t.gold_of(1) == 5
    assert t.g.card_gold[1] == (0 if bears else 1)


@rule("RP-34")
@pytest.mark.parametrize(("seats", "card", "gold"), [(2, "1", 0), (2, "2", 1), (2, "3", 0), (3, "3", 1), (4, "4", 1)])
def test_the_gold_that_lies_on_the_card(seats: int, card: str, gold: int) -> None:
    t = ready_to_take(seats).choose("take_initiative", card)
    assert t.gold_of(0) == gold
    paid = [{"event": "got_gold", "seat": 0, "gold": 1, "source": "card"}]
    assert t.heard("got_gold") == paid[: 1 if gold else 0]
    assert t.g.card_gold[int(card) - 1] == 0


@rule("RP-34")
def test_a_card_without_its_gold_pays_nothing() -> None:
    t = ready_to_take()
    t.g.card_gold = [0, 0, 0]
    assert t.choose("take_initiative", "2").gold_of(0) == 0


@rule("RP-35")
@pytest.mark.parametrize(("before", "gold"), [("", 0), ("red_6", 0), ("red_6 blue_6", 1)])
@pytest.mark.parametrize("row", ROW.ids)
def test_only_the_third_die_of_a_row_pays(row: str, before: str, gold: int) -> None:
    t = after_placing(table().sheet(0, **{row: before}).pool("white_1", "blue_2", "blue_3"), row)
    assert t.gold_of(0) == gold


@rule("RP-36", "RP-C6")
@pytest.mark.parametrize(("profession", "gold"), [("thief", 4), ("rogue", 2), ("bard", 2)])
def test_what_a_gold_die_pays(profession: str, gold: int) -> None:
    t = table().who(0, profession=profession).pool("gold_1", "gold_2", "gold_3")
    assert after_placing(t, "int").gold_of(0) == gold


@rule("RP-C6", "RP-R16", "RP-37")
def test_the_thief_gets_4_wherever_a_gold_die_pays_2() -> None:
    t = table().who(0, profession="thief").sheet(0, str="red_1 red_2", int="green_5")
    t.owns(0, "search", "negotiate").pool("blue_1", "gold_2", "gold_3").dice_turn(0)
    t.choose("use_skill", "search").choose("use_ability").choose("sheet_target", "int_1").choose("bag_target", "gold")
    assert (t.row(0, "int"), t.gold_of(0)) == (["gold_5"], 4)
    t.choose("use_skill", "negotiate").choose("use_ability").choose("sheet_target", "str_1").choose("pool_target", "3")
    assert (t.row(0, "str"), t.gold_of(0)) == (["gold_3", "red_2"], 8)
    assert t.offers == [["order_tie", "blue"], ["order_tie", "red"]]
    t.choose("order_tie", "red")
    assert t.centre == {"1": "red_1", "2": "blue_1", "3": "gold_2"}


@rule("RP-R16")
def test_a_gold_die_that_stays_on_the_sheet_pays_nothing() -> None:
    t = table().sheet(0, str="gold_2 gold_5", dex="red_1 red_2", int="white_4").owns(0, "sleight_of_hand")
    t.pool("white_1", "blue_2", "blue_3").dice_turn(0).choose("take_initiative", "1")
    t.choose("use_skill", "sleight_of_hand").choose("use_ability").choose("sheet_target", "str_1")
    t.choose("row_target", "wis").choose("place_die", "int")
    assert t.row(0, "wis") == ["gold_2"]
    t.choose("act", "int").rolls(6).choose("reroll_die", "wis_1").choose("keep_new")
    assert (t.row(0, "wis"), t.gold_of(0)) == (["gold_6"], 0)
    for row, steps in {
        "str": [["turn_die", "str_1"]],
        "dex": [["swap_first", "str_1"], ["swap_second", "dex_1"]],
        "con": [["lower_die", "str_1"]],
    }.items():
        t = table().sheet(0, str="gold_5", dex="red_1").pool("white_1", "blue_2", "blue_3")
        after_placing(t, row).choose("act", row)
        for step in steps:
            t.choose(*step)
        assert t.gold_of(0) == 0


@rule("RP-R15", "RP-35")
def test_a_row_filled_a_second_time_pays_again() -> None:
    t = table().sheet(0, str="red_1 red_2").owns(0, "sleight_of_hand").pool("white_1", "blue_2", "blue_3")
    after_placing(t, "str")
    assert t.gold_of(0) == 1
    t.choose("use_skill", "sleight_of_hand").choose("use_ability").choose("sheet_target", "str_1")
    t.choose("row_target", "cha")
    assert (t.row(0, "str"), t.gold_of(0)) == (["red_2", "white_1"], 1)
    t.initiative(0, 0).pool("green_5", "blue_2", "blue_3")
    after_placing(t, "str")
    assert (t.row(0, "str"), t.gold_of(0)) == (["red_2", "white_1", "green_5"], 2)


@rule("RP-R14")
def test_sleight_of_hand_takes_a_die_to_another_row_and_closes_the_gap() -> None:
    t = table().sheet(0, str="red_1 red_2 red_3", dex="blue_1 blue_2", con="white_1 white_2 white_3")
    t.owns(0, "sleight_of_hand").pool("white_4", "blue_5", "blue_6").dice_turn(0)
    t.choose("use_skill", "sleight_of_hand").choose("use_ability")
    assert [words[0] for words in t.offered("sheet_target")] == [
        *["str_1", "str_2", "str_3", "dex_1", "dex_2", "con_1", "con_2", "con_3"]
    ]
    t.choose("sheet_target", "dex_1")
    assert t.offered("row_target") == [["int"], ["wis"], ["cha"]]  # not the same row, not a full one
    t.choose("row_target", "wis")
    assert (t.row(0, "dex"), t.row(0, "wis")) == (["blue_2"], ["blue_1"])
    assert t.player(0).sheet[3:6].count(-1) == 2


@rule("RP-R14")
def test_sleight_of_hand_has_no_target_on_a_full_sheet() -> None:
    t = last_space().sheet(0, wis="green_1 green_2 green_3").owns(0, "sleight_of_hand").initiative(1, 2)
    t.market("chain_helm").pool("", "", "blue_6").market_phase()
    t.choose("use_skill", "sleight_of_hand")
    assert t.told[-1] == {"event": "no_target", "seat": 0}
    assert (t.field(0), t.ready(0), t.ask) == ("neutral_chaotic", [], "market")


@rule("RP-C12")
def test_ancient_spear_pays_for_a_full_row() -> None:
    t = table().sheet(0, wis="red_1 red_2").owns(0, "ancient_spear").pool("blue_1", "gold_3", "blue_6")
    after_placing(t, "wis", "2")
    assert t.gold_of(0) == 1 + 1 + 2 + 1
    assert [event["source"] for event in t.heard("got_gold")] == ["row", "gold_die", "spear"]
    t = table().sheet(0, wis="red_1").owns(0, "ancient_spear").pool("blue_1", "gold_3", "blue_6")
    assert after_placing(t, "wis", "2").gold_of(0) == 1 + 2  # the row is not full
    t = table().sheet(1, wis="red_1 red_2").owns(0, "ancient_spear").pool("blue_1", "gold_3", "blue_6")
    t.dice_turn(1).choose("take_initiative", "1").choose("place_die", "wis")
    assert (t.gold_of(0), t.gold_of(1)) == (0, 1)  # nor is another player's


@rule("RP-C12")
def test_ancient_spear_pays_nothing_for_a_die_that_is_moved() -> None:
    t = table().sheet(0, wis="red_1 red_2", str="red_3").owns(0, "ancient_spear", "sleight_of_hand")
    t.pool("blue_1", "gold_3", "blue_6").dice_turn(0).choose("use_skill", "sleight_of_hand").choose("use_ability")
    t.choose("sheet_target", "str_1").choose("row_target", "wis")
    assert (t.row(0, "wis"), t.gold_of(0)) == (["red_1", "red_2", "red_3"], 0)


@rule("RP-E5", "RP-34", "RP-35", "RP-36", "RP-37", "RP-38", "RP-40", "RP-50")
def test_bruno_takes_gold_4_and_turns_a_blue_1() -> None:
    t = table(3).sheet(0, str="white_3", con="blue_1").gold(0, 5)
    t.pool("red_1", "gold_4", "purple_6", "green_6").dice_turn(0)
    t.choose("take_initiative", "2").choose("place_die", "str")
    assert t.row(0, "str") == ["white_3", "gold_4"]
    assert t.gold_of(0) == 8
    t.choose("act", "str").choose("turn_die", "con_1")
    assert t.row(0, "con") == ["blue_6"]
    assert t.gold_of(0) == 8
    assert t.asked == [1]


# Which action


@rule("RP-38")
@pytest.mark.parametrize("row", ROW.ids)
def test_the_action_of_the_row_or_none(row: str) -> None:
    t = after_placing(table().sheet(0, str="red_1", wis="blue_4").pool("white_1", "blue_2", "blue_3"), row)
    assert (t.asked, t.ask) == ([0], "attribute_action")
    assert t.offers == [["act", row], ["no_action"]]
    before = list(t.player(0).sheet)
    t.choose("no_action")
    assert (t.player(0).sheet, t.field(0), t.player(0).charisma) == (before, "neutral_neutral", 0)
    assert (t.asked, t.ask) == ([1], "take_initiative")


@rule("RP-R11")
@pytest.mark.parametrize("row", ROW.ids)
def test_the_action_is_there_whether_or_not_the_row_is_full(row: str) -> None:
    t = after_placing(table().sheet(0, **{row: "red_1 blue_4"}).pool("white_1", "blue_2", "blue_3"), row)
    assert t.offers == [["act", row], ["no_action"]]
    assert t.gold_of(0) == 1  # collected first


@rule("RP-51", "RP-38")
@pytest.mark.parametrize(
    ("row", "steps"),
    [
        ("str", [["turn_die", "str_1"]]),
        ("dex", [["swap_first", "str_1"], ["swap_second", "wis_1"]]),
        ("con", [["raise_die", "wis_1"]]),
        ("wis", [["move_alignment", "left"]]),
        ("cha", []),
    ],
)
def test_one_action_each_dice_phase(row: str, steps: list[list[str]]) -> None:
    t = after_placing(table().sheet(0, str="red_1", wis="blue_4").pool("white_1", "blue_2", "blue_3"), row)
    t.choose("act", row)
    for step in steps:
        assert t.asked == [0]
        t.choose(*step)
    assert (t.asked, t.ask) == ([1], "take_initiative")


@rule("RP-E4", "RP-41", "RP-52")
def test_dice_exchanged_between_strength_and_charisma() -> None:
    t = table().sheet(0, str="red_1", cha="blue_4").pool("white_1", "blue_2", "blue_3")
    after_placing(t, "dex").choose("act", "dex").choose("swap_first", "str_1").choose("swap_second", "cha_1")
    assert (t.row(0, "str"), t.row(0, "cha")) == (["blue_4"], ["red_1"])
    assert (t.asked, t.ask) == ([1], "take_initiative")
    assert t.player(0).charisma == 0


@rule("RP-52")
def test_the_placed_die_moved_away_gives_no_other_action() -> None:
    t = table().sheet(0, wis="blue_4", cha="red_1 red_2 red_3").pool("white_1", "blue_2", "blue_3")
    after_placing(t, "dex").choose("act", "dex").choose("swap_first", "dex_1").choose("swap_second", "cha_3")
    assert t.row(0, "cha") == ["red_1", "red_2", "white_1"]
    assert t.asked == [1]
    assert (t.player(0).charisma, t.gold_of(0), t.field(0)) == (0, 0, "neutral_neutral")


@rule("RP-R52")
def test_the_row_counts_in_which_the_die_was_placed() -> None:
    t = table().sheet(0, con="blue_4 blue_5").owns(0, "sleight_of_hand").pool("gold_1", "blue_2", "blue_3")
    after_placing(t, "con")
    assert t.gold_of(0) == 3
    t.choose("use_skill", "sleight_of_hand").choose("use_ability").choose("sheet_target", "con_3")
    t.choose("row_target", "cha")
    assert (t.row(0, "con"), t.row(0, "cha")) == (["blue_4", "blue_5"], ["gold_1"])
    assert t.offers == [["act", "con"], ["no_action"]]
    assert t.gold_of(0) == 3  # once paid it stays paid


# Actions that a class or a weapon gives


@rule("RP-C1", "RP-R7")
def test_the_rogue_exchanges_dice_after_gold_on_the_card() -> None:
    t = table().who(0, profession="rogue").sheet(0, str="red_1", con="blue_4").pool("white_1", "blue_2", "green_3")
    after_placing(t, "con", "2")
    assert t.offers == [["act", "con"], ["no_action"]]  # the row's own action first
    t.choose("act", "con").choose("raise_die", "str_1")
    assert (t.asked, t.ask) == ([0], "class_ability")  # the one action is used, this one comes on top
    assert t.offers == [["act", "dex"], ["no_action"]]
    t.choose("act", "dex").choose("swap_first", "str_1").choose("swap_second", "con_2")
    assert (t.row(0, "str"), t.row(0, "con")) == (["blue_2"], ["blue_4", "red_2"])
    assert (t.asked, t.ask) == ([1], "take_initiative")


@rule("RP-C1", "RP-R7")
def test_the_rogue_may_refuse_one_action_or_both() -> None:
    t = table().who(0, profession="rogue").sheet(0, str="red_1", con="blue_4").pool("white_1", "blue_2", "green_3")
    after_placing(t, "con", "2").choose("no_action")
    assert t.ask == "class_ability"
    t.choose("no_action")
    assert (t.row(0, "str"), t.asked, t.ask) == (["red_1"], [1], "take_initiative")


@rule("RP-C1")
def test_the_rogue_placing_in_dexterity_may_exchange_twice() -> None:
    t = table().who(0, profession="rogue").sheet(0, str="red_1", con="blue_4").pool("white_1", "blue_2", "green_3")
    after_placing(t, "dex", "2").choose("act", "dex").choose("swap_first", "str_1").choose("swap_second", "con_1")
    assert t.ask == "class_ability"
    t.choose("act", "dex").choose("swap_first", "str_1").choose("swap_second", "dex_1")
    assert (t.row(0, "str"), t.row(0, "dex"), t.row(0, "con")) == (["blue_2"], ["blue_4"], ["red_1"])
    assert t.asked == [1]


@rule("RP-C1")
@pytest.mark.parametrize("card", ["1", "2", "3"])
@pytest.mark.parametrize("gold", [0, 1])
def test_only_gold_on_the_card_counts_for_the_rogue(card: str, gold: int) -> None:
    t = table().who(0, profession="rogue").sheet(0, str="red_1 red_2", con="blue_4").pool("gold_1", "gold_2", "gold_3")
    t.g.card_gold = [0, gold, 0]
    after_placing(t, "str", card).choose("no_action")
    assert (t.ask == "class_ability") == (card == "2" and gold == 1)  # a gold die or a full row is no gold on the card


@rule("RP-C1")
@pytest.mark.parametrize("profession", ["thief", "warrior", "cleric", "monk", "druid", "bard"])
def test_nobody_else_gets_an_action_for_that(profession: str) -> None:
    t = table().who(0, profession=profession).sheet(0, str="red_1", con="blue_4").pool("white_1", "blue_2", "green_3")
    after_placing(t, "con", "2").choose("no_action")
    assert (t.asked, t.ask) == ([1], "take_initiative")


@rule("RP-C2")
@pytest.mark.parametrize("row", ROW.ids)
def test_the_monk_may_move_the_token_instead(row: str) -> None:
    t = table().who(0, profession="monk").sheet(0, str="red_1", con="blue_4").pool("white_1", "blue_2", "green_3")
    after_placing(t, row)
    assert t.offers == ([["act", "wis"]] if row == "wis" else [["act", row], ["act", "wis"]]) + [["no_action"]]
    t.choose("act", "wis").choose("move_alignment", "up")
    assert t.field(0) == "good_neutral"
    assert (t.asked, t.ask) == ([1], "take_initiative")  # it was the one action


@rule("RP-C2", "RP-51")
def test_the_monk_has_one_action_only() -> None:
    t = table().who(0, profession="monk").sheet(0, con="blue_4").pool("white_1", "blue_2", "green_3")
    after_placing(t, "str").choose("act", "str").choose("turn_die", "con_1")
    assert (t.row(0, "con"), t.field(0), t.asked) == (["blue_3"], "neutral_neutral", [1])


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
def test_longbow_allows_the_action_of_a_neighbour_row(row: str, actions: list[str]) -> None:
    t = table().sheet(0, str="red_1", con="blue_4").owns(0, "longbow").pool("white_1", "blue_2", "green_3")
    after_placing(t, row)
    assert t.offers == [["act", action] for action in actions] + [["no_action"]]
    t.choose("act", actions[-1])
    if actions[-1] == "cha":
        assert (t.player(0).charisma, t.asked) == (1, [1])
    else:
        assert t.asked == [0]
        t.choose(*t.offers[0])


@rule("RP-R55", "RP-C2", "RP-C10")
@pytest.mark.parametrize(
    ("row", "actions"),
    [
        ("str", ["str", "dex", "wis"]),
        ("dex", ["dex", "str", "con", "wis"]),
        ("con", ["con", "dex", "int", "wis"]),
        ("int", ["int", "con", "wis"]),
        ("wis", ["wis", "int", "cha"]),
        ("cha", ["cha", "wis"]),
    ],
)
def test_a_monk_with_a_longbow(row: str, actions: list[str]) -> None:
    t = table().who(0, profession="monk").sheet(0, str="red_1", con="blue_4").owns(0, "longbow")
    t.pool("white_1", "blue_2", "green_3")
    after_placing(t, row)
    assert t.offers == [["act", action] for action in actions] + [["no_action"]]
    t.choose("act", "wis").choose("move_alignment", "down")
    assert (t.asked, t.ask) == ([1], "take_initiative")


@rule("RP-R55")
def test_longbow_does_not_change_what_a_class_gives() -> None:
    t = table().who(0, profession="rogue").sheet(0, str="red_1", con="blue_4").owns(0, "longbow")
    t.pool("white_1", "blue_2", "green_3")
    after_placing(t, "con", "2").choose("act", "int").rolls(5).choose("reroll_die", "con_1").choose("keep_new")
    assert t.ask == "class_ability"
    assert t.offers == [["act", "dex"], ["no_action"]]


@rule("RP-R55")
def test_a_longbow_of_another_player_helps_nobody() -> None:
    t = table().sheet(0, str="red_1", con="blue_4").owns(1, "longbow").pool("white_1", "blue_2", "green_3")
    assert after_placing(t, "con").offers == [["act", "con"], ["no_action"]]


# Placing at the same time


@rule("RP-R70")
@PLAYERS
def test_dice_placed_together(seats: int) -> None:
    first = seats - 1
    t = ready_to_take(seats, first, place_together=True)
    order = [(first + i) % seats for i in range(seats)]
    for i, seat in enumerate(order):
        assert (t.asked, t.ask) == ([seat], "take_initiative")
        t.choose("take_initiative", str(seats + 1 - i))
    assert t.asked == order
    for seat in order[::-1]:
        assert t.asked == order[: order.index(seat) + 1]
        assert t.question(seat)["ask"] == "place_together"
        assert all(t.row(other, "wis") == [] for other in order)  # nobody sees what others do
        t.choose("place_die", "wis", seat=seat)
    assert [t.row(seat, "wis") for seat in order] == [[POOL[seats - i]] for i in range(seats)]
    for seat in order:  # actions follow one after the other
        assert (t.asked, t.ask) == ([seat], "attribute_action")
        t.choose("act", "wis").choose("move_alignment", "up")
        assert t.field(seat) == "good_neutral"
    assert t.ask == "market"


@rule("RP-R70", "RP-35", "RP-36", "RP-C1")
def test_gold_and_classes_when_placed_together() -> None:
    t = table(place_together=True).who(0, profession="rogue").sheet(0, str="red_1 red_2").sheet(1, str="blue_1 blue_2")
    t.pool("white_1", "gold_2", "green_3").market("chain_helm", "weak").dice_phase()
    t.choose("take_initiative", "2").choose("take_initiative", "1")
    assert (t.gold_of(0), t.gold_of(1)) == (1, 0)
    t.choose("place_die", "str", seat=0)
    assert (t.gold_of(0), t.offers_to(0)) == (1, [])  # sealed
    t.choose("place_die", "dex", seat=1)
    assert (t.gold_of(0), t.gold_of(1)) == (1 + 1 + 2, 0)
    t.choose("act", "str").choose("turn_die", "str_3")
    assert (t.asked, t.ask, t.row(0, "str")[2]) == ([0], "class_ability", "gold_5")
    t.choose("no_action")
    assert (t.asked, t.ask) == ([1], "attribute_action")


@rule("RP-R70")
def test_who_plays_alone_places_as_ever() -> None:
    t = table(1, place_together=True).pool("white_1", "blue_2", "green_3").dice_turn(0).choose("take_initiative", "1")
    assert t.ask == "place_die"
