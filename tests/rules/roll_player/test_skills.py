"""Skills: how and when they are used, and what each of the thirteen does."""

from __future__ import annotations

import pytest

from karczma.games.roll_player.vocabulary import CARD
from karczma.kernel.errors import Refused
from rules.roll_player.table import LaidTable, quiet, table
from rules.rule import rule

ARROWS = {
    "concentrate": "left",
    "search": "right",
    "negotiate": "up",
    "pickpocket": "down",
    "acrobatics": "left",
    "open_lock": "right",
    "climb": "up",
    "intimidate": "down",
    "move_silently": "down",
    "knowledge": "left",
    "cure_wounds": "up",
    "sleight_of_hand": "right",
    "diplomacy": "up",
}
IN_DICE_PHASE = ("negotiate", "climb", "intimidate")
IN_MARKET_TURN = ("open_lock", "move_silently")
AT_ANY_TIME = tuple(skill for skill in ARROWS if skill not in (*IN_DICE_PHASE, *IN_MARKET_TURN))
BESIDE = {"up": "good_neutral", "down": "evil_neutral", "left": "neutral_lawful", "right": "neutral_chaotic"}
BORDER = {
    "up": ("good_lawful", "good_neutral", "good_chaotic"),
    "down": ("evil_lawful", "evil_neutral", "evil_chaotic"),
    "left": ("good_lawful", "neutral_lawful", "evil_lawful"),
    "right": ("good_chaotic", "neutral_chaotic", "evil_chaotic"),
}


def dicing(*skills: str, exhausted: bool = False) -> LaidTable:
    """Seat 0, a monk, owns these skills and has dice; three dice are in the pool."""
    t = quiet(2).who(0, profession="monk").who(1, profession="thief").owns(0, *skills, exhausted=exhausted)
    t.sheet(0, str="red_3 blue_4", con="green_6", wis="gold_1").sheet(1, cha="white_2")
    return t.pool("red_2", "blue_4", "green_6")


def dice_turn(*skills: str, exhausted: bool = False) -> LaidTable:
    return dicing(*skills, exhausted=exhausted).dice_turn(0)


def market_turn(*skills: str, gold: int = 0, market: tuple[str, ...] = ("weak", "loyal", "chain_helm")) -> LaidTable:
    """Seat 0, a monk with these skills, has the first Market turn."""
    t = quiet(2).who(0, profession="monk").who(1, profession="thief").owns(0, *skills).market(*market).gold(0, gold)
    t.sheet(0, str="red_3 blue_4", con="green_6", wis="gold_1").sheet(1, cha="white_2")
    return t.initiative(1, 2).pool("", "", "green_6").market_phase()


def using(skill: str, exhausted: bool = False) -> LaidTable:
    """The owner's turn in which this skill works."""
    if skill not in IN_MARKET_TURN:
        return dice_turn(skill, exhausted=exhausted)
    t = market_turn(skill)
    t.player(0).ready = 0 if exhausted else t.player(0).ready
    return t


# Using a skill


@rule("RP-75", "RP-R69")
@pytest.mark.parametrize("skill", ARROWS)
def test_the_token_moves_first_and_the_card_is_exhausted(skill: str) -> None:
    t = using(skill)
    ask = t.ask
    t.choose("use_skill", skill)
    moved = {"event": "moved", "seat": 0, "direction": ARROWS[skill], "field": BESIDE[ARROWS[skill]]}
    assert t.told[:2] == [{"event": "used_skill", "seat": 0, "card": skill}, moved]
    assert t.field(0) == BESIDE[ARROWS[skill]]
    assert t.field(1) == "neutral_neutral"
    if t.ask == "use_ability":
        assert t.offers == [["use_ability"], ["skip_ability"]]
        t.choose("skip_ability")
    assert (t.ready(0), t.cards(0)) == ([], [skill])
    assert (t.ask, t.asked) == (ask, [0])


@rule("RP-75", "RP-R4")
@pytest.mark.parametrize("skill", [skill for skill in ARROWS if skill not in ("open_lock", "move_silently")])
def test_the_ability_is_optional(skill: str) -> None:
    t = dicing(skill).owns(1, "pickpocket" if skill != "pickpocket" else "climb").dice_turn(0)
    sheet, pool, bag = t.player(0).sheet[:], t.g.pool[:], t.g.bag[:]
    t.choose("use_skill", skill).choose("skip_ability")
    assert t.heard("skipped_ability") == [{"event": "skipped_ability", "seat": 0}]
    assert (t.player(0).sheet, t.g.pool, t.g.bag, t.gold_of(0)) == (sheet, pool, bag, 0)
    assert (t.field(0), t.ready(0)) == (BESIDE[ARROWS[skill]], [])


@rule("RP-76", "RP-R37", "RP-R4")
@pytest.mark.parametrize("skill", ARROWS)
def test_a_skill_whose_arrow_leads_off_the_grid_cannot_be_used(skill: str) -> None:
    t = using(skill)
    for field in BORDER[ARROWS[skill]]:
        t.who(0, field=field)
        assert t.offered("use_skill") == []
        with pytest.raises(Refused):
            t.choose("use_skill", skill)
    inside = {field for fields in BORDER.values() for field in fields} - set(BORDER[ARROWS[skill]])
    for field in inside:
        t.who(0, field=field)
        assert t.offered("use_skill") == [[skill]]


@rule("RP-E21", "RP-76")
def test_climb_cannot_be_used_in_the_top_row() -> None:
    t = dicing("climb").who(0, field="good_neutral").dice_turn(0)
    assert t.offered("use_skill") == []
    t.who(0, field="neutral_neutral")
    assert t.offered("use_skill") == [["climb"]]


@rule("RP-77")
@pytest.mark.parametrize("skill", ARROWS)
def test_an_exhausted_skill_cannot_be_used(skill: str) -> None:
    t = using(skill, exhausted=True)
    assert t.offered("use_skill") == []
    t = using(skill).choose("use_skill", skill)
    if t.ask == "use_ability":
        t.choose("skip_ability")
    t.who(0, field="neutral_neutral")
    assert t.offered("use_skill") == []  # a second time in the same turn


def moments(skill: str) -> list[str]:
    """The moments at which the owner, seat 0, is offered this skill."""
    found: list[str] = []
    before = dicing(skill)
    before.g.first = 1
    before.dice_phase()
    note(before, found, "before another takes a die", "skill_window", skill)
    t = dicing(skill).dice_phase()
    note(t, found, "before taking", "take_initiative", skill)
    t.choose("take_initiative", "1")
    note(t, found, "before placing", "place_die", skill)
    t.choose("place_die", "str")
    note(t, found, "before the action", "attribute_action", skill)
    after = dicing(skill).pool("", "", "green_6").initiative(1, 2).dice_phase(2)
    note(after, found, "after the last dice turn", "skill_window", skill)
    t = quiet(2).owns(0, skill).market("weak", "loyal", "clumsy").initiative(2, 1).market_phase()
    note(t, found, "before another buys", "skill_window", skill)
    t = market_turn(skill)
    note(t, found, "before buying", "market", skill)
    t.choose("discard", "weak")
    note(t, found, "after buying", "after_market", skill)
    note(quiet(2).owns(0, skill).market_phase(), found, "before cleanup", "skill_window", skill)
    t = quiet(2).owns(0, skill)
    for seat in (0, 1):
        t.sheet(seat, str="red_1 red_1 red_1", dex="blue_1 blue_1 blue_1", con="green_1 green_1 green_1")
        t.sheet(seat, int="gold_1 gold_1 gold_1", wis="white_1 white_1 white_1", cha="black_1 black_1 black_1")
    t.market_phase()
    while t.asked and t.ask == "skill_window":
        t.choose("pass")
    note(t, found, "before the count", "last_window", skill)
    return found


def note(t: LaidTable, found: list[str], moment: str, ask: str, skill: str) -> None:
    if t.asked == [0] and (t.g.round, t.ask) == (1, ask) and [skill] in t.offered("use_skill"):
        found.append(moment)


@rule("RP-C15", "RP-78")
@pytest.mark.parametrize("skill", ARROWS)
def test_when_each_skill_works(skill: str) -> None:
    dice = [
        "before another takes a die",
        "before taking",
        "before placing",
        "before the action",
        "after the last dice turn",
    ]
    buying = ["before buying", "after buying"]
    if skill in IN_DICE_PHASE:
        assert moments(skill) == dice
    elif skill in IN_MARKET_TURN:
        assert moments(skill) == buying
    else:
        assert moments(skill) == [*dice, "before another buys", *buying, "before cleanup", "before the count"]


@rule("RP-78", "RP-R5")
def test_a_skill_is_used_in_the_turn_of_another() -> None:
    t = dicing("cure_wounds")
    t.g.first = 1
    t.dice_phase()
    assert (t.asked, t.ask) == ([0], "skill_window")
    t.use("cure_wounds", "raise_die", "str_1")
    assert t.row(0, "str") == ["red_4", "blue_4"]
    assert (t.asked, t.ask) == ([1], "take_initiative")


# Like an attribute action


@rule("RP-C16", "RP-40", "RP-R7")
def test_concentrate_turns_a_die() -> None:
    t = dice_turn("concentrate").use("concentrate")
    assert t.offers == [["turn_die", space] for space in ("str_1", "str_2", "con_1", "wis_1")]
    t.choose("turn_die", "wis_1")
    assert (t.row(0, "wis"), t.row(0, "str"), t.gold_of(0)) == (["gold_6"], ["red_3", "blue_4"], 0)
    t.choose("take_initiative", "1").choose("place_die", "con")
    assert t.offered("act") == [["con"], ["wis"]]  # the one action of the turn is still there; the monk's too


@rule("RP-C16", "RP-41", "RP-42")
def test_acrobatics_exchanges_two_dice() -> None:
    t = dice_turn("acrobatics").use("acrobatics", "swap_first", "str_1")
    assert t.offers == [["swap_second", space] for space in ("str_2", "con_1", "wis_1")]  # never an empty space
    t.choose("swap_second", "wis_1")
    assert (t.row(0, "str"), t.row(0, "wis"), t.gold_of(0)) == (["gold_1", "blue_4"], ["red_3"], 0)


@rule("RP-R4", "RP-C16")
def test_acrobatics_with_nothing_to_exchange_is_an_alignment_move() -> None:
    t = quiet(2).owns(0, "acrobatics").sheet(0, str="red_3 red_3").pool("red_2", "blue_4", "green_6").dice_turn(0)
    t.choose("use_skill", "acrobatics")
    assert t.heard("no_target") == [{"event": "no_target", "seat": 0}]
    assert (t.field(0), t.ready(0), t.ask) == ("neutral_lawful", [], "take_initiative")


@rule("RP-C16", "RP-45", "RP-46")
@pytest.mark.parametrize(("answer", "left"), [("keep_new", "blue_6"), ("keep_old", "blue_4")])
def test_knowledge_rerolls_a_die(answer: str, left: str) -> None:
    t = dice_turn("knowledge").rolls(6).use("knowledge", "reroll_die", "str_2")
    assert t.heard("rerolled") == [{"event": "rerolled", "seat": 0, "space": "str_2", "die": "blue_6"}]
    assert t.offers == [["keep_new"], ["keep_old"]]
    t.choose(answer)
    assert t.row(0, "str") == ["red_3", left]
    assert t.ask == "take_initiative"


@rule("RP-C16", "RP-43", "RP-44")
def test_cure_wounds_raises_or_lowers_a_die() -> None:
    t = dice_turn("cure_wounds").use("cure_wounds")
    assert t.offered("raise_die") == [["str_1"], ["str_2"], ["wis_1"]]
    assert t.offered("lower_die") == [["str_1"], ["str_2"], ["con_1"]]
    t.choose("lower_die", "con_1")
    assert t.row(0, "con") == ["green_5"]


@rule("RP-C21", "RP-80")
def test_pickpocket_takes_two_gold() -> None:
    t = dicing("pickpocket").gold(1, 5).dice_turn(0).use("pickpocket")
    assert t.heard("got_gold") == [{"event": "got_gold", "seat": 0, "gold": 2, "source": "pickpocket"}]
    assert (t.gold_of(0), t.gold_of(1)) == (2, 5)  # from the supply


# The bag


@rule("RP-C17", "RP-111", "RP-R18", "RP-R59")
def test_search_puts_a_die_of_the_bag_in_the_place_of_one() -> None:
    t = (
        quiet(2)
        .who(0, profession="monk")
        .owns(0, "search")
        .sheet(0, str="red_1 green_5")
        .pool("red_2", "red_3", "red_4")
    )
    t.bag("gold", "gold", "green", "black").dice_turn(0)
    whole = t.everything()
    t.use("search")
    assert t.offers == [["sheet_target", "str_1"], ["sheet_target", "str_2"]]
    t.choose("sheet_target", "str_2")
    assert t.offers == [["bag_target", "black"], ["bag_target", "gold"]]  # another green would change nothing
    t.choose("bag_target", "gold")
    assert t.row(0, "str") == ["red_1", "gold_5"]
    assert t.gold_of(0) == 2
    assert t.g.bag == [2, 0, 0, 0, 1, 0, 1]
    assert t.everything() == whole
    assert t.ask == "take_initiative"  # no action of the row


@rule("RP-R59", "RP-111", "RP-R17")
@pytest.mark.parametrize(("profession", "pays"), [("monk", 2), ("thief", 4)])
def test_search_gold_for_gold_pays(profession: str, pays: int) -> None:
    t = dicing("search").who(0, profession=profession).bag("gold").dice_turn(0)
    t.use("search", "sheet_target", "wis_1")
    assert t.offers == [["bag_target", "gold"]]
    t.choose("bag_target", "gold")
    assert (t.row(0, "wis"), t.gold_of(0), t.g.bag) == (["gold_1"], pays, [0, 0, 0, 0, 0, 0, 1])


@rule("RP-R18", "RP-111")
def test_search_pays_nothing_for_a_full_row_nor_for_other_colours() -> None:
    t = dicing("search").owns(0, "ancient_spear").sheet(0, str="red_3 blue_4 gold_2").dice_turn(0)
    t.use("search", "sheet_target", "str_3").choose("bag_target", "white")
    assert (t.row(0, "str"), t.gold_of(0)) == (["red_3", "blue_4", "white_2"], 0)
    assert t.ask == "take_initiative"


@rule("RP-R4", "RP-C17")
def test_search_with_an_empty_bag_has_no_target() -> None:
    t = dicing("search").bag().dice_turn(0).choose("use_skill", "search")
    assert len(t.heard("no_target")) == 1
    assert (t.field(0), t.ready(0), t.ask) == ("neutral_chaotic", [], "take_initiative")


@rule("RP-R59")
def test_search_offers_only_dice_that_another_can_replace() -> None:
    t = dicing("search").bag("red", "red").dice_turn(0).use("search")
    assert t.offers == [["sheet_target", space] for space in ("str_2", "con_1", "wis_1")]


# The pool


@rule("RP-C18", "RP-108", "RP-R58", "RP-R18")
def test_negotiate_exchanges_a_die_with_the_pool() -> None:
    t = dicing("negotiate").sheet(0, str="red_3 blue_4 black_1").pool("red_2", "gold_4", "green_6").dice_turn(0)
    whole = t.everything()
    gold_on_cards = t.g.card_gold[:]
    t.use("negotiate")
    assert t.offered("sheet_target") == [[space] for space in ("str_1", "str_2", "str_3", "con_1", "wis_1")]
    t.choose("sheet_target", "str_1")
    assert t.offers == [["pool_target", card] for card in "123"]
    t.choose("pool_target", "2")
    assert t.row(0, "str") == ["gold_4", "blue_4", "black_1"]  # exactly that space
    assert t.centre == {"1": "red_2", "2": "red_3", "3": "green_6"}
    assert t.gold_of(0) == 2  # for the gold die; none for a row that was full
    assert t.g.card_gold == gold_on_cards
    assert t.everything() == whole
    assert (t.ask, t.asked) == ("take_initiative", [0])  # no action


@rule("RP-R58", "RP-108")
def test_negotiate_puts_the_pool_in_order_again() -> None:
    t = dice_turn("negotiate").use("negotiate", "sheet_target", "con_1").choose("pool_target", "1")
    assert t.row(0, "con") == ["red_2"]
    assert t.centre == {"1": "blue_4", "2": "green_6", "3": "green_6"}


@rule("RP-R58")
def test_giving_away_a_gold_die_costs_nothing() -> None:
    t = dicing("negotiate").gold(0, 1).dice_turn(0).use("negotiate", "sheet_target", "wis_1").choose("pool_target", "2")
    assert (t.row(0, "wis"), t.gold_of(0)) == (["blue_4"], 1)
    assert t.centre == {"1": "gold_1", "2": "red_2", "3": "green_6"}


@rule("RP-R58", "RP-R17", "RP-C6")
@pytest.mark.parametrize(("profession", "pays"), [("thief", 4), ("monk", 2)])
def test_negotiate_gold_for_gold_pays(profession: str, pays: int) -> None:
    t = dicing("negotiate").who(0, profession=profession).pool("red_2", "blue_4", "gold_6").dice_turn(0)
    t.use("negotiate", "sheet_target", "wis_1").choose("pool_target", "3")
    assert (t.row(0, "wis"), t.gold_of(0)) == (["gold_6"], pays)
    assert t.centre == {"1": "gold_1", "2": "red_2", "3": "blue_4"}


@rule("RP-108", "RP-103", "RP-R57")
def test_the_user_of_negotiate_decides_ties() -> None:
    t = dicing("negotiate")
    t.g.first = 1
    t.dice_phase()
    t.use("negotiate", "sheet_target", "str_2").choose("pool_target", "1")  # blue 4 beside blue 4: no tie to decide
    assert t.centre == {"1": "blue_4", "2": "blue_4", "3": "green_6"}
    t = dicing("negotiate").sheet(0, str="white_4")
    t.g.first = 1
    t.dice_phase()
    t.use("negotiate", "sheet_target", "str_1").choose("pool_target", "1")
    assert (t.asked, t.offers) == ([0], [["order_tie", "blue"], ["order_tie", "white"]])
    t.choose("order_tie", "white")
    assert t.centre == {"1": "white_4", "2": "blue_4", "3": "green_6"}
    assert t.asked == [1]


@rule("RP-C19", "RP-103")
def test_climb_turns_a_die_of_the_pool() -> None:
    t = quiet(2).owns(1, "climb").pool("red_2", "", "blue_3").initiative(2, 0).dice_turn(1)
    gold_on_cards = t.g.card_gold[:]
    t.use("climb")
    assert t.offers == [["pool_target", "1"], ["pool_target", "3"]]  # not the die somebody has taken
    t.choose("pool_target", "1")
    assert t.heard("pool_turned") == [{"event": "pool_turned", "seat": 1, "initiative": "1", "die": "red_5"}]
    assert t.centre == {"1": "blue_3", "3": "red_5"}
    assert t.g.card_gold == gold_on_cards
    assert (t.ask, t.asked) == ("take_initiative", [1])  # exactly one die


@rule("RP-103", "RP-C19")
def test_the_user_of_climb_decides_ties_in_place_of_the_first_player() -> None:
    for first, centre in (
        ("red", {"1": "red_5", "2": "blue_5", "3": "green_6"}),
        ("blue", {"1": "blue_5", "2": "red_5", "3": "green_6"}),
    ):
        t = quiet(2).owns(1, "climb").pool("red_2", "blue_5", "green_6").dice_phase()
        assert t.asked == [1]
        t.use("climb", "pool_target", "1")
        assert (t.asked, t.ask) == ([1], "order_tie")
        assert sorted(t.offers) == [["order_tie", "blue"], ["order_tie", "red"]]
        t.choose("order_tie", first)
        assert t.centre == centre
        assert (t.asked, t.ask) == ([0], "take_initiative")


@rule("RP-R57", "RP-103")
def test_ties_the_first_player_had_decided_are_decided_anew() -> None:
    t = quiet(2).owns(1, "climb").pool("red_5", "blue_5", "green_6").dice_phase()
    t.use("climb", "pool_target", "3")  # green 1 goes to card 1, and the fives are put in order anew
    assert (t.asked, sorted(t.offers)) == ([1], [["order_tie", "blue"], ["order_tie", "red"]])
    t.choose("order_tie", "blue")
    assert t.centre == {"1": "green_1", "2": "blue_5", "3": "red_5"}


@rule("RP-C20", "RP-R57", "RP-103")
def test_intimidate_rerolls_the_dice_chosen_together() -> None:
    t = dice_turn("intimidate").use("intimidate")
    assert t.offers == [["pool_target", "1"], ["pool_target", "2"], ["pool_target", "3"], ["enough"]]
    t.choose("pool_target", "3")
    assert t.offers == [["pool_target", "1"], ["pool_target", "2"], ["enough"]]
    assert t.centre == {"1": "red_2", "2": "blue_4", "3": "green_6"}  # nothing is rolled before all are chosen
    t.choose("pool_target", "1").rolls(5, 1).choose("enough")
    assert [(event["initiative"], event["die"]) for event in t.heard("pool_rerolled")] == [
        ("1", "red_5"),
        ("3", "green_1"),
    ]
    assert t.centre == {"1": "green_1", "2": "blue_4", "3": "red_5"}
    assert (t.ask, t.asked, t.ready(0)) == ("take_initiative", [0], [])  # no going back


@rule("RP-R57", "RP-C20")
def test_intimidate_with_none_chosen_is_no_use_of_the_ability() -> None:
    t = dicing("intimidate").pool("blue_5", "red_5", "green_6").dice_turn(0)
    drawn = t.g.chance.drawn
    t.use("intimidate", "enough")
    assert t.centre == {"1": "blue_5", "2": "red_5", "3": "green_6"}  # not even put in order
    assert t.g.chance.drawn == drawn
    assert len(t.heard("skipped_ability")) == 1
    assert (t.ready(0), t.field(0), t.ask) == ([], "evil_neutral", "take_initiative")


@rule("RP-103", "RP-C20", "RP-R57")
def test_intimidate_leaves_taken_dice_alone_and_its_user_decides_ties() -> None:
    t = quiet(3).owns(2, "intimidate").pool("red_2", "", "blue_3", "green_6").initiative(2, 0, 0).dice_phase(1)
    assert t.asked == [2]
    t.use("intimidate")
    assert t.offers == [["pool_target", "1"], ["pool_target", "3"], ["pool_target", "4"], ["enough"]]
    t.choose("pool_target", "1").choose("pool_target", "3").choose("pool_target", "4")
    assert t.offers == [["enough"]]
    t.rolls(4, 4, 1).choose("enough")
    assert (t.asked, t.offers) == ([2], [["order_tie", "blue"], ["order_tie", "red"]])
    t.choose("order_tie", "red")
    assert t.centre == {"1": "green_1", "3": "red_4", "4": "blue_4"}
    assert t.asked == [1]


@rule("RP-103", "RP-C15")
def test_after_the_last_dice_turn_the_die_left_over_can_still_be_reached() -> None:
    t = (
        quiet(2)
        .owns(0, "climb")
        .pool("", "blue_4", "")
        .initiative(1, 3)
        .market("weak", "loyal", "clumsy")
        .dice_phase(2)
    )
    assert (t.asked, t.ask) == ([0], "skill_window")
    t.use("climb", "pool_target", "2")
    assert t.centre == {"2": "blue_3"}
    assert t.ask == "market"


# Sleight of Hand


@rule("RP-C22", "RP-112")
def test_sleight_of_hand_moves_a_die_and_closes_the_gap() -> None:
    t = quiet(2).who(0, profession="monk").owns(0, "sleight_of_hand").sheet(0, str="red_3 blue_4 white_1", wis="gold_2")
    t.pool("red_2", "blue_4", "green_6").dice_turn(0).use("sleight_of_hand", "sheet_target", "str_2")
    assert t.offers == [["row_target", row] for row in ("dex", "con", "int", "wis", "cha")]
    t.choose("row_target", "wis")
    assert t.heard("slid") == [{"event": "slid", "seat": 0, "die": "blue_4", "space": "wis_2"}]
    assert (t.row(0, "str"), t.row(0, "wis")) == (["red_3", "white_1"], ["gold_2", "blue_4"])
    assert t.player(0).sheet[2] == -1  # the gap is at the right
    assert (t.gold_of(0), t.ask) == (0, "take_initiative")


@rule("RP-112", "RP-C12")
def test_sleight_of_hand_pays_nothing_for_the_last_space_nor_for_a_gold_die() -> None:
    t = dicing("sleight_of_hand").owns(0, "ancient_spear").sheet(0, str="red_3 blue_4").dice_turn(0)
    t.use("sleight_of_hand", "sheet_target", "wis_1").choose("row_target", "str")
    assert (t.row(0, "str"), t.row(0, "wis")) == (["red_3", "blue_4", "gold_1"], [])
    assert t.gold_of(0) == 0
    assert t.ask == "take_initiative"  # and no Strength action


@rule("RP-112", "RP-R14")
def test_sleight_of_hand_goes_to_another_row_that_is_not_full() -> None:
    t = dicing("sleight_of_hand").sheet(0, dex="red_1 red_2 red_3").dice_turn(0)
    t.use("sleight_of_hand", "sheet_target", "str_1")
    assert t.offers == [["row_target", row] for row in ("con", "int", "wis", "cha")]


@rule("RP-R14", "RP-R4")
def test_sleight_of_hand_with_a_full_sheet_has_no_target() -> None:
    t = quiet(2).owns(0, "sleight_of_hand")
    t.sheet(0, str="red_1 red_1 red_1", dex="blue_1 blue_1 blue_1", con="green_1 green_1 green_1")
    t.sheet(0, int="gold_1 gold_1 gold_1", wis="white_1 white_1 white_1", cha="black_1 black_1 black_1")
    t.market("weak", "loyal", "clumsy").initiative(1, 2).market_phase().choose("use_skill", "sleight_of_hand")
    assert len(t.heard("no_target")) == 1
    assert (t.field(0), t.ready(0), t.ask) == ("neutral_chaotic", [], "market")


@rule("RP-R14")
def test_with_one_row_left_its_own_dice_stay() -> None:
    t = quiet(2).owns(0, "sleight_of_hand")
    t.sheet(0, str="red_1 red_1 red_1", dex="blue_1 blue_1 blue_1", con="green_1 green_1 green_1")
    t.sheet(0, int="gold_1 gold_1 gold_1", wis="white_1 white_1 white_1", cha="black_1 black_2")
    t.market("weak", "loyal", "clumsy").initiative(1, 2).market_phase().use("sleight_of_hand")
    assert len(t.offers) == 15
    assert ["sheet_target", "cha_1"] not in t.offers
    t.choose("sheet_target", "wis_2")
    assert t.offers == [["row_target", "cha"]]


# Open Lock


@rule("RP-C23", "RP-110", "RP-R33")
@pytest.mark.parametrize(
    ("card", "cost"), [("reckless", 6), ("pickpocket", 3), ("leather_boots", 3), ("longsword", 5), ("chain_tunic", 4)]
)
def test_open_lock_buys_the_top_card_for_three(card: str, cost: int) -> None:
    t = market_turn("open_lock", gold=3)
    t.deck_top(card)
    assert t.g.cards.cost[CARD.numbers[card]] == cost
    deck = t.g.left
    t.use("open_lock")
    assert t.heard("bought") == [{"event": "bought", "seat": 0, "card": card, "gold": 3, "tokens": 0}]
    assert (t.gold_of(0), t.g.left) == (0, deck - 1)
    assert sorted(t.cards(0)) == sorted([card, "open_lock"])
    assert t.named(t.g.market) == ["weak", "loyal", "chain_helm"]
    if card == "pickpocket":
        assert t.offers == [["use_skill", "pickpocket"], ["end_turn"]]  # ready at once, but no second purchase
        t.choose("end_turn").choose("pass")
    assert t.asked == [1]  # it takes the place of the purchase; nothing can be discarded in addition


@rule("RP-110", "RP-C23", "RP-R24", "RP-C13")
def test_nothing_lowers_the_price_of_open_lock() -> None:
    t = market_turn("open_lock", "heavy_crossbow", gold=2)
    t.charisma(0, 3).deck_top("climb").choose("use_skill", "open_lock")
    assert len(t.heard("no_target")) == 1  # two gold and tokens do not pay for it
    assert (t.gold_of(0), t.player(0).charisma, t.ask) == (2, 3, "market")
    t = market_turn("open_lock", "heavy_crossbow", gold=5)
    t.charisma(0, 1).deck_top("chain_leggings").use("open_lock")
    assert (t.gold_of(0), t.player(0).charisma) == (2, 1)


@rule("RP-110", "RP-62", "RP-63")
def test_a_trait_of_open_lock_moves_the_token_if_it_can() -> None:
    t = market_turn("open_lock", gold=3)
    t.deck_top("foolish").use("open_lock")
    assert t.field(0) == "evil_chaotic"  # right for the skill, down for the trait
    t = market_turn("open_lock", gold=3)
    t.deck_top("reckless").use("open_lock")
    assert t.field(0) == "neutral_chaotic"  # right, and right again leads off the grid
    assert "reckless" in t.cards(0)


@rule("RP-R33", "RP-59")
@pytest.mark.parametrize("dropped", ["longbow", "longsword"])
def test_a_weapon_of_open_lock_over_the_limit_forces_a_drop(dropped: str) -> None:
    t = market_turn("open_lock", "longbow", gold=3)
    t.deck_top("longsword").use("open_lock")
    assert (t.ask, t.gold_of(0)) == ("drop_weapon", 0)
    assert t.offers == [["drop_weapon", "longsword"], ["drop_weapon", "longbow"]]  # the new one included
    t.choose("drop_weapon", dropped)
    assert dropped not in t.cards(0)
    assert t.named(t.g.discards) == [dropped]
    assert t.asked == [1]


@rule("RP-R33", "RP-R60")
def test_open_lock_lets_drop_until_all_fits() -> None:
    t = market_turn("open_lock", "longsword", "tower_shield", gold=3)
    t.deck_top("quarterstaff").use("open_lock").choose("drop_weapon", "longsword")
    assert t.offers == [["drop_weapon", "tower_shield"], ["drop_weapon", "quarterstaff"]]
    t.choose("drop_weapon", "tower_shield")
    assert t.cards(0) == ["quarterstaff", "open_lock"]


@rule("RP-R33", "RP-60")
def test_a_barbarian_has_room_for_a_weapon_of_open_lock() -> None:
    t = market_turn("open_lock", "longbow", gold=3)
    t.who(0, profession="barbarian").deck_top("longsword").use("open_lock")
    assert t.cards(0) == ["longsword", "longbow", "open_lock"]
    assert t.asked == [1]


@rule("RP-R28", "RP-72")
def test_open_lock_on_an_empty_deck_reshuffles_the_discard_pile() -> None:
    t = market_turn("open_lock", gold=3)
    t.discards("foolish", "climb", "longsword").deck().use("open_lock")
    assert len(t.heard("reshuffled")) == 1
    bought = t.heard("bought")[0]["card"]
    assert bought in ("foolish", "climb", "longsword")
    assert bought in t.cards(0)
    assert (t.g.discards, t.g.left) == ([], 2)
    assert {*t.named(list(t.g.order[:2])), bought} == {"foolish", "climb", "longsword"}


@rule("RP-R28", "RP-R4")
def test_open_lock_with_neither_deck_nor_discard_pile_has_no_target() -> None:
    t = market_turn("open_lock", gold=3)
    t.deck().choose("use_skill", "open_lock")
    assert len(t.heard("no_target")) == 1
    assert (t.gold_of(0), t.ask, t.field(0)) == (3, "market", "neutral_chaotic")


@rule("RP-R33", "RP-R4")
def test_open_lock_declined_leaves_the_choice_open() -> None:
    t = market_turn("open_lock", gold=3).choose("use_skill", "open_lock").choose("skip_ability")
    assert (t.ask, t.asked, t.ready(0)) == ("market", [0], [])
    t.choose("discard", "weak")
    assert t.gold_of(0) == 5


@rule("RP-R33")
def test_what_open_lock_brings_is_unseen_until_it_is_paid_for() -> None:
    t = market_turn("open_lock", gold=3)
    t.deck_top("longsword").choose("use_skill", "open_lock")
    assert all("longsword" not in zone.cards for zone in t.match.view(0).middle.zones)
    assert t.offers == [["use_ability"], ["skip_ability"]]
    t.choose("use_ability")
    assert not t.match.can_undo(0)


# Move Silently


@rule("RP-C24", "RP-107", "RP-R32")
def test_move_silently_buys_from_the_discard_pile() -> None:
    t = market_turn("move_silently", gold=6)
    t.discards("reckless", "climb", "chain_tunic").use("move_silently")
    assert t.offers == [["discard_target", card] for card in ("reckless", "climb", "chain_tunic")]
    t.choose("discard_target", "reckless")
    assert (t.gold_of(0), t.cards(0)) == (0, ["reckless", "move_silently"])
    assert t.named(t.g.discards) == ["climb", "chain_tunic"]
    assert t.named(t.g.market) == ["weak", "loyal", "chain_helm"]
    assert t.field(0) == "evil_chaotic"  # down for the skill, right for the trait
    assert t.asked == [1]  # no card of the market is discarded or bought in addition


@rule("RP-C24", "RP-107", "RP-55")
def test_move_silently_asks_for_the_printed_cost() -> None:
    t = market_turn("move_silently", gold=3)
    t.discards("reckless", "climb", "chain_tunic").use("move_silently")
    assert t.offers == [["discard_target", "climb"]]


@rule("RP-107", "RP-R24")
def test_a_token_may_help_to_pay_for_move_silently() -> None:
    t = market_turn("move_silently", gold=5)
    t.charisma(0, 1).discards("reckless", "climb").use("move_silently")
    assert t.offers == [["discard_target", "reckless"], ["discard_target", "climb"]]
    t.choose("discard_target", "climb")
    assert t.offers == [["spend_charisma", "0"], ["spend_charisma", "1"]]
    t.choose("spend_charisma", "1")
    assert (t.gold_of(0), t.player(0).charisma) == (3, 0)


@rule("RP-107", "RP-C13")
def test_heavy_crossbow_lowers_the_price_of_move_silently() -> None:
    t = market_turn("move_silently", "heavy_crossbow", gold=5)
    t.discards("reckless").use("move_silently", "discard_target", "reckless")
    assert t.gold_of(0) == 0


@rule("RP-107", "RP-R25", "RP-R60")
def test_move_silently_too_lets_a_crossbow_make_room_and_lower_the_price() -> None:
    t = market_turn("move_silently", "heavy_crossbow", gold=4)
    t.discards("longsword", "reckless").use("move_silently")
    assert t.offers == [["discard_target", "longsword"]]
    t.choose("discard_target", "longsword").choose("drop_weapon", "heavy_crossbow")
    assert (t.gold_of(0), t.cards(0)) == (0, ["longsword", "move_silently"])
    assert t.named(t.g.discards) == ["reckless", "heavy_crossbow"]


@rule("RP-R32", "RP-R4")
@pytest.mark.parametrize("pile", [(), ("reckless",)])
def test_move_silently_without_a_card_to_pay_for_leaves_the_choice_open(pile: tuple[str, ...]) -> None:
    t = market_turn("move_silently", gold=5)
    t.discards(*pile).choose("use_skill", "move_silently")
    assert len(t.heard("no_target")) == 1
    assert (t.ask, t.asked, t.ready(0), t.field(0)) == ("market", [0], [], "evil_neutral")
    assert t.offered("discard") == [["weak"], ["loyal"], ["chain_helm"]]
    t.choose("buy", "loyal")
    assert t.gold_of(0) == 2


@rule("RP-R32", "RP-R4")
def test_move_silently_declined_leaves_the_choice_open() -> None:
    t = market_turn("move_silently", gold=3)
    t.discards("climb").choose("use_skill", "move_silently").choose("skip_ability")
    t.choose("discard", "weak")
    assert (t.gold_of(0), t.asked) == (5, [1])


@rule("RP-R62", "RP-R4")
@pytest.mark.parametrize("done", [("buy", "loyal"), ("discard", "weak")])
@pytest.mark.parametrize("skill", IN_MARKET_TURN)
def test_after_the_choice_of_the_turn_these_skills_only_move_the_token(skill: str, done: tuple[str, str]) -> None:
    t = market_turn(skill, gold=20)
    t.discards("climb").choose(*done)
    assert t.offers == [["use_skill", skill], ["end_turn"]]
    gold = t.gold_of(0)
    t.choose("use_skill", skill)
    assert len(t.heard("no_target")) == 1
    assert (t.gold_of(0), t.ready(0)) == (gold, [])
    assert t.asked == [1]


@rule("RP-R62")
@pytest.mark.parametrize(("first", "second"), [IN_MARKET_TURN, IN_MARKET_TURN[::-1]])
def test_one_of_these_skills_ends_the_choice_for_the_other(first: str, second: str) -> None:
    t = market_turn("open_lock", "move_silently", gold=20)
    t.discards("climb").deck_top("clumsy").use(first)
    if first == "move_silently":
        t.choose("discard_target", "climb")
    assert t.ask == "after_market"
    assert t.offers == [["use_skill", second], ["end_turn"]]
    gold = t.gold_of(0)
    t.choose("use_skill", second)
    assert len(t.heard("no_target")) == 1
    assert (t.gold_of(0), t.asked) == (gold, [1])


@rule("RP-R63", "RP-C5")
def test_the_bard_buys_by_skills_and_from_the_market() -> None:
    t = bard(gold=20).use("move_silently", "discard_target", "climb")
    assert (t.ask, t.offered("discard"), t.offered("use_skill")) == ("market", [], [["open_lock"]])
    t.deck_top("clumsy").use("open_lock")
    assert sorted(t.cards(0)) == ["climb", "clumsy", "move_silently", "open_lock"]
    assert t.gold_of(0) == 14
    assert t.asked == [1]


@rule("RP-R63")
def test_the_bard_may_begin_with_open_lock() -> None:
    t = bard(gold=20).deck_top("chain_tunic").use("open_lock")
    assert t.offered("buy") == [["weak"], ["loyal"], ["chain_helm"]]
    assert [t.offered("discard"), t.offered("drop_weapon")] == [[], []]
    assert ["buy_no_more"] in t.offers
    t.use("move_silently", "discard_target", "climb")
    assert sorted(t.cards(0)) == ["chain_tunic", "climb", "move_silently", "open_lock"]
    assert t.asked == [1]


@rule("RP-R63", "RP-R62")
def test_the_bard_buys_two_cards_and_no_third() -> None:
    t = bard(gold=20).choose("buy", "loyal").use("move_silently", "discard_target", "climb")
    assert t.ask == "after_market"
    t.who(0, field="neutral_neutral").choose("use_skill", "open_lock")
    assert len(t.heard("no_target")) == 1
    assert t.asked == [1]


@rule("RP-R63", "RP-102")
def test_the_bard_who_has_bought_by_a_skill_may_stop() -> None:
    t = bard(gold=3).use("move_silently", "discard_target", "climb")
    assert t.offers == [["buy_no_more"], ["use_skill", "open_lock"]]
    t.choose("buy_no_more")
    assert t.heard("skipped_market") == []
    t.choose("end_turn")
    assert (t.gold_of(0), t.asked) == (0, [1])


def bard(gold: int) -> LaidTable:
    t = market_turn("open_lock", "move_silently", gold=gold).who(0, profession="bard")
    t.discards("climb").initiative(1, 2)
    return t.market_phase()


# Diplomacy

COPIED: dict[str, tuple[list[list[str]], tuple[list[str], list[str], int, list[str]]]] = {
    "concentrate": ([["turn_die", "str_1"]], (["red_4", "blue_4"], ["gold_1"], 0, ["red_2", "blue_4", "green_6"])),
    "acrobatics": (
        [["swap_first", "str_1"], ["swap_second", "wis_1"]],
        (["gold_1", "blue_4"], ["red_3"], 0, ["red_2", "blue_4", "green_6"]),
    ),
    "knowledge": (
        [["reroll_die", "str_1"], ["keep_new"]],
        (["red_5", "blue_4"], ["gold_1"], 0, ["red_2", "blue_4", "green_6"]),
    ),
    "cure_wounds": ([["raise_die", "str_1"]], (["red_4", "blue_4"], ["gold_1"], 0, ["red_2", "blue_4", "green_6"])),
    "pickpocket": ([], (["red_3", "blue_4"], ["gold_1"], 2, ["red_2", "blue_4", "green_6"])),
    "search": (
        [["sheet_target", "str_1"], ["bag_target", "gold"]],
        (["gold_3", "blue_4"], ["gold_1"], 2, ["red_2", "blue_4", "green_6"]),
    ),
    "sleight_of_hand": (
        [["sheet_target", "str_1"], ["row_target", "wis"]],
        (["blue_4"], ["gold_1", "red_3"], 0, ["red_2", "blue_4", "green_6"]),
    ),
    "climb": ([["pool_target", "1"]], (["red_3", "blue_4"], ["gold_1"], 0, ["blue_4", "red_5", "green_6"])),
    "intimidate": (
        [["pool_target", "1"], ["enough"]],
        (["red_3", "blue_4"], ["gold_1"], 0, ["blue_4", "red_5", "green_6"]),
    ),
    "negotiate": (
        [["sheet_target", "str_1"], ["pool_target", "3"]],
        (["green_6", "blue_4"], ["gold_1"], 0, ["red_2", "red_3", "blue_4"]),
    ),
}


@rule("RP-C25", "RP-104", "RP-R34")
@pytest.mark.parametrize("skill", COPIED)
def test_diplomacy_in_the_dice_turn(skill: str) -> None:
    steps, (strength, wisdom, gold, pool) = COPIED[skill]
    t = dicing("diplomacy").owns(1, skill).dice_turn(0).use("diplomacy")
    assert t.offers == [["skill_target", skill]]
    t.rolls(5).choose("skill_target", skill)
    assert {"event": "copied", "seat": 0, "card": skill} in t.told
    for step in steps:
        t.choose(*step)
    assert (t.row(0, "str"), t.row(0, "wis"), t.gold_of(0)) == (strength, wisdom, gold)
    assert list(t.centre.values()) == pool
    assert (t.field(0), t.field(1)) == ("good_neutral", "neutral_neutral")  # its own arrow, and only the user's token
    assert (t.ready(0), t.ready(1), t.cards(0)) == ([], [skill], ["diplomacy"])
    assert (t.row(1, "cha"), t.gold_of(1)) == (["white_2"], 0)
    if t.ask == "skill_window":  # whoever was copied may answer a change of the pool (RP-R51)
        assert t.asked == [1]
        t.choose("pass")
    assert (t.ask, t.asked) == ("take_initiative", [0])


@rule("RP-C25", "RP-R34", "RP-C23")
def test_diplomacy_copies_open_lock_in_the_own_market_turn() -> None:
    t = market_turn("diplomacy", gold=3)
    t.owns(1, "open_lock").deck_top("foolish").use("diplomacy", "skill_target", "open_lock")
    assert (t.cards(0), t.cards(1), t.ready(1)) == (["foolish", "diplomacy"], ["open_lock"], ["open_lock"])
    assert (t.gold_of(0), t.field(0)) == (0, "neutral_neutral")  # up for Diplomacy, down for the trait
    assert t.asked == [1]  # that was the purchase of the turn


@rule("RP-C25", "RP-R34", "RP-C24")
def test_diplomacy_copies_move_silently_in_the_own_market_turn() -> None:
    t = market_turn("diplomacy", "heavy_crossbow", gold=2)
    t.owns(1, "move_silently").discards("climb", "reckless").use("diplomacy", "skill_target", "move_silently")
    assert t.offers == [["discard_target", "climb"]]
    t.choose("discard_target", "climb")
    assert (t.gold_of(0), t.ready(0), t.ready(1)) == (0, ["climb"], ["move_silently"])  # the user's own crossbow
    assert t.asked == [1]


@rule("RP-R34", "RP-C25", "RP-R4")
@pytest.mark.parametrize("skill", IN_DICE_PHASE)
def test_what_is_bound_to_the_dice_phase_is_not_copied_in_the_market(skill: str) -> None:
    t = market_turn("diplomacy", gold=9)
    t.owns(1, skill).choose("use_skill", "diplomacy")
    assert len(t.heard("no_target")) == 1
    assert (t.field(0), t.ready(0), t.ready(1)) == ("good_neutral", [], [skill])


@rule("RP-R34", "RP-C25", "RP-R4")
@pytest.mark.parametrize("skill", IN_MARKET_TURN)
def test_what_is_bound_to_the_market_turn_is_not_copied_elsewhere(skill: str) -> None:
    t = dicing("diplomacy").owns(1, skill).gold(0, 9).discards("weak").dice_turn(0).choose("use_skill", "diplomacy")
    assert len(t.heard("no_target")) == 1
    t = quiet(2).owns(0, "diplomacy").owns(1, skill).market("weak", "loyal", "clumsy").discards("proud")
    t.gold(0, 9).gold(1, 9).initiative(2, 1).market_phase()
    assert (t.asked, t.ask) == ([0], "skill_window")  # before the turn of another
    t.choose("use_skill", "diplomacy")
    assert len(t.heard("no_target")) == 1


@rule("RP-R34", "RP-R62")
@pytest.mark.parametrize("skill", IN_MARKET_TURN)
def test_after_the_purchase_diplomacy_brings_none_either(skill: str) -> None:
    t = market_turn("diplomacy", gold=20)
    t.owns(1, skill).discards("climb").choose("buy", "chain_helm").choose("use_skill", "diplomacy")
    assert len(t.heard("no_target")) == 1
    assert t.asked == [1]


@rule("RP-R34", "RP-C25")
def test_diplomacy_copies_only_ready_skills_of_others_that_can_do_something() -> None:
    t = quiet(3).owns(0, "diplomacy", "pickpocket").owns(1, "concentrate", "climb").owns(2, "search", exhausted=True)
    t.owns(2, "open_lock", "knowledge").sheet(0, str="red_3").pool("red_2", "blue_4", "green_6", "red_6").dice_turn(0)
    t.use("diplomacy")
    assert t.offers == [["skill_target", skill] for skill in ("concentrate", "climb", "knowledge")]


@rule("RP-104", "RP-76")
def test_diplomacy_goes_by_its_own_arrow() -> None:
    t = dicing("diplomacy").owns(1, "pickpocket").who(0, field="good_neutral").dice_turn(0)
    assert t.offered("use_skill") == []
    t.who(0, field="evil_neutral").use("diplomacy", "skill_target", "pickpocket")  # Pickpocket itself leads down
    assert (t.field(0), t.gold_of(0)) == ("neutral_neutral", 2)


@rule("RP-104", "RP-R34")
def test_the_target_of_diplomacy_stays_ready_for_its_owner() -> None:
    t = dicing("diplomacy").owns(1, "climb")
    t.g.first = 1
    t.dice_phase().use("diplomacy", "skill_target", "climb").choose("pool_target", "1")
    assert list(t.centre.values()) == ["blue_4", "red_5", "green_6"]
    assert t.asked == [1]
    t.use("climb", "pool_target", "3")
    assert list(t.centre.values()) == ["green_1", "blue_4", "red_5"]
    assert (t.field(0), t.field(1)) == ("good_neutral", "good_neutral")


@rule("RP-R34", "RP-104")
def test_the_user_of_diplomacy_decides_the_ties() -> None:
    t = quiet(2).owns(1, "diplomacy").owns(0, "climb").pool("red_2", "blue_5", "green_6").dice_phase()
    assert t.asked == [1]
    t.use("diplomacy", "skill_target", "climb").choose("pool_target", "1")
    assert (t.asked, t.ask) == ([1], "order_tie")


@rule("RP-R34", "RP-R17")
def test_diplomacy_is_carried_out_with_the_own_class_and_weapons() -> None:
    t = dicing("diplomacy", "quarterstaff").who(0, profession="thief").owns(1, "search").dice_turn(0)
    t.use("diplomacy", "skill_target", "search").choose("sheet_target", "str_1").choose("bag_target", "gold")
    assert t.gold_of(0) == 4
    t = dicing("diplomacy", "quarterstaff").owns(1, "knowledge").dice_turn(0).rolls(5)
    t.use("diplomacy", "skill_target", "knowledge").choose("reroll_die", "str_1").choose("keep_new")
    assert (t.ask, ["enough"] in t.offers) == ("reroll_die", True)


@rule("RP-104", "RP-R34")
def test_there_is_one_copy_of_each_skill() -> None:
    t = table(4)
    assert len(set(t.g.order)) == len(CARD.ids) == 53


@rule("RP-R4")
def test_a_moment_the_card_forbids_stays_forbidden() -> None:
    t = market_turn(*IN_DICE_PHASE)
    assert t.offered("use_skill") == []  # not even for the alignment move
    t = dice_turn(*IN_MARKET_TURN)
    assert t.offered("use_skill") == []
