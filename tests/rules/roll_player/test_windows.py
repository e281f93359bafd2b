"""When skills can be used: at own decisions, and in windows between them; and the end of the last round."""

from __future__ import annotations

import pytest

from karczma.games.roll_player.vocabulary import MOMENT, ROW
from karczma.kernel.errors import Refused
from karczma.kernel.reactions import NO_WISHES, Wishes, answer_for, window_of
from rules.roll_player.table import LaidTable, table
from rules.rule import rule

MARKET = ("chain_helm", "chain_tunic", "leather_boots", "mystic_cowl", "mystic_robes")
POOL = ("white_1", "blue_2", "green_3", "red_4", "black_5")
PASSING = {"skill_window": ["pass"], "attribute_action": ["no_action"], "after_market": ["end_turn"]}
Asked = tuple[int, str]


def lay(seats: int = 2, first: int = 0, **options: bool | str) -> LaidTable:
    """Everybody has two dice; a market lies there, and a pool in order."""
    t = table(seats, 1, **options)
    t.g.first = first
    for seat in range(seats):
        t.who(seat, profession=("warrior", "barbarian", "ranger", "bard")[seat])
        t.sheet(seat, str="purple_2", con="green_5")
    return t.pool(*POOL[: seats + 1]).market(*MARKET[: seats + 1])


def here(t: LaidTable) -> Asked:
    return t.asked[0], t.ask


def moment(t: LaidTable, seat: int) -> str:
    """At what moment this seat is asked to react."""
    asked = window_of(t.match, seat)
    assert asked is not None
    window, arg = asked
    return MOMENT.ids[window.moment(t.g, seat, arg)]


def pass_on(t: LaidTable) -> LaidTable:
    """The question is answered without using a skill."""
    if t.ask == "market":
        return t.choose(*next(words for words in t.offers if words[0] in ("discard", "buy_no_more")))
    return t.choose(*PASSING.get(t.ask, t.offers[0]))


def pass_until(t: LaidTable, *asked: Asked) -> list[Asked]:
    """Nobody uses a skill until one of these is asked; who was asked what on the way."""
    way = []
    while here(t) not in asked:
        way.append(here(t))
        pass_on(t)
    return way


def windows(way: list[Asked]) -> list[int]:
    return [seat for seat, ask in way if ask == "skill_window"]


# The moments of a round


def turn_of(seat: int) -> list[Asked]:
    return [(seat, "take_initiative"), (seat, "place_die"), (seat, "attribute_action")]


def market_of(seat: int) -> list[Asked]:
    return [(seat, "market"), (seat, "after_market")]


def window(*seats: int) -> list[Asked]:
    return [(seat, "skill_window") for seat in seats]


@rule("RP-R2", "RP-R3", "RP-R50", "RP-78")
def test_all_moments_of_a_round() -> None:
    t = lay(3, 1).owns(0, "pickpocket").owns(1, "cure_wounds").owns(2, "search").dice_phase()
    way = []
    while t.g.round == 1:
        way.append(here(t))
        assert t.offered("use_skill") == [[skill] for skill in t.ready(t.asked[0])]
        t.choose("take_initiative", t.offered("take_initiative")[-1][0]) if t.ask == "take_initiative" else pass_on(t)
    assert way == [
        *window(2, 0),  # before each choice of an Initiative card, without the one who chooses
        *turn_of(1),
        *window(1, 0),
        *turn_of(2),
        *window(1, 2),
        *turn_of(0),
        *window(1, 2, 0),  # after the last Dice turn
        *window(1, 2),  # before each Market turn, the lowest Initiative card first
        *market_of(0),
        *window(1, 0),
        *market_of(2),
        *window(2, 0),
        *market_of(1),
        *window(1, 2, 0),  # after the last Market turn
        *window(2),  # before the next Roll, for Search
    ]


@rule("RP-R2")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_a_window_before_each_choice_of_an_initiative_card(seats: int, first: int) -> None:
    t = lay(seats, first)
    for seat, skill in zip(range(seats), ("pickpocket", "cure_wounds", "search", "knowledge"), strict=False):
        t.owns(seat, skill)
    t.dice_phase()
    order = [(first + i) % seats for i in range(seats)]
    for seat in order:
        assert pass_until(t, (seat, "take_initiative")) == window(*[other for other in order if other != seat])
        for _ in range(3):
            pass_on(t)
    assert windows(pass_until(t, *[(seat, "market") for seat in range(seats)]))[:seats] == order


@rule("RP-R2")
def test_the_window_comes_right_after_the_dice_were_ordered() -> None:
    t = lay().owns(1, "climb").dice_phase()
    assert here(t) == (1, "skill_window")
    assert list(t.centre.values()) == list(POOL[:3])
    t.choose("use_skill", "climb").choose("use_ability").choose("pool_target", "1")
    assert list(t.centre.values()) == ["blue_2", "green_3", "white_6"]
    assert here(t) == (0, "take_initiative")


@rule("RP-R2", "RP-C15")
def test_a_skill_bound_to_a_phase_works_only_there() -> None:
    t = lay().owns(0, "climb", "open_lock", "pickpocket").dice_phase()
    assert here(t) == (0, "take_initiative")
    assert t.offered("use_skill") == [["pickpocket"], ["climb"]]
    pass_until(t, (0, "skill_window"))
    assert t.offered("use_skill") == [["pickpocket"], ["climb"]]  # before the turn of seat 1
    pass_until(t, (0, "market"))
    assert t.offered("use_skill") == [["pickpocket"], ["open_lock"]]
    way = pass_until(t, (0, "after_market"))
    assert way == market_of(0)[:1]
    assert t.offered("use_skill") == [["pickpocket"], ["open_lock"]]
    t.choose("end_turn")
    assert here(t) == (0, "skill_window")
    assert t.offered("use_skill") == [["pickpocket"]]


@rule("RP-R53", "RP-R7", "RP-101")
def test_between_dice_phase_and_market_phase() -> None:
    t = lay().who(1, profession="druid").owns(0, "climb", "pickpocket").owns(1, "cure_wounds", "intimidate")
    t.discards("weak", "longsword").initiative(2, 1)
    t.g.pool[0] = t.g.pool[1] = -1
    t.dice_phase(2)
    assert here(t) == (0, "skill_window")
    assert t.offered("use_skill") == [["pickpocket"], ["climb"]]  # still Dice Phase
    t.choose("pass")
    assert here(t) == (1, "skill_window")
    assert t.offered("use_skill") == [["intimidate"], ["cure_wounds"]]
    t.choose("pass")
    assert here(t) == (1, "return_card")
    assert t.offers == [["return_card", "longsword"], ["return_card", "weak"], ["return_nothing"]]
    t.choose("return_card", "weak")
    assert here(t) == (0, "skill_window")  # the window before the first Market turn, that of seat 1
    assert t.named(t.g.market) == [*MARKET[:3], "weak"]
    assert t.offered("use_skill") == [["pickpocket"]]
    t.choose("pass")
    assert here(t) == (1, "market")


@rule("RP-R7")
def test_attuned_is_asked_once_a_round_and_not_without_a_discard_pile() -> None:
    t = lay().who(0, profession="druid").initiative(1, 2).dice_phase(2)
    assert here(t) == (0, "market")
    t = lay().who(0, profession="druid").discards("weak").initiative(1, 2).dice_phase(2)
    assert here(t) == (0, "return_card")
    t.choose("return_nothing")
    assert here(t) == (0, "market")
    assert t.named(t.g.discards) == ["weak"]
    t.choose("discard", "chain_helm")
    assert here(t) == (1, "market")


@rule("RP-R7", "RP-52")
def test_an_action_after_a_purchase_comes_right_after_it() -> None:
    t = lay().who(0, profession="sorcerer").gold(0, 6).market("weak").initiative(1, 2).market_phase()
    t.choose("buy", "weak")
    assert t.field(0) == "neutral_lawful"  # the trait's own move comes first
    assert here(t) == (0, "class_ability")
    assert t.offers == [["act", "int"], ["no_action"]]
    t.rolls(6).choose("act", "int").choose("reroll_die", "str_1").choose("keep_new")
    assert (t.row(0, "str"), here(t)) == (["purple_6"], (1, "market"))  # and nothing further


# Windows


@rule("RP-R3")
def test_clockwise_from_the_first_player_without_the_one_who_is_next() -> None:
    t = lay(4, 2).owns(0, "pickpocket").owns(1, "cure_wounds").owns(2, "search").owns(3, "knowledge").dice_phase(1)
    assert pass_until(t, (3, "take_initiative")) == window(2, 0, 1)


@rule("RP-R3", "RP-77", "RP-76")
def test_who_is_not_asked() -> None:
    t = lay(4)
    t.owns(1, "pickpocket", exhausted=True)  # an exhausted skill
    t.owns(2, "cure_wounds").who(2, field="good_lawful")  # an arrow that leads off the grid
    t.owns(3, "open_lock")  # a skill for the own Market turn
    t.dice_phase()
    assert here(t) == (0, "take_initiative")
    t.who(2, field="evil_lawful").dice_phase()
    assert here(t) == (2, "skill_window")
    t.choose("pass")
    assert here(t) == (0, "take_initiative")
    t = lay(4).owns(3, "longsword", "chain_gorget", "weak").dice_phase()
    assert here(t) == (0, "take_initiative")  # other cards are no skills


@rule("RP-R3")
def test_after_a_use_the_window_starts_again() -> None:
    t = lay(3).owns(0, "search").owns(1, "pickpocket", "concentrate").owns(2, "cure_wounds", "knowledge").dice_phase()
    assert (t.asked, t.ask) == ([1, 2], "skill_window")  # both at once
    t.choose("use_skill", "cure_wounds", seat=2).choose("pass", seat=1).choose("skip_ability")
    assert (t.asked, t.ask) == ([1, 2], "skill_window")  # who had passed is asked again
    t.choose("use_skill", "pickpocket", seat=1).choose("pass", seat=2).choose("use_ability")
    assert (t.asked, t.ask, t.gold_of(1)) == ([1, 2], "skill_window", 2)
    assert t.offers_to(1) == [["use_skill", "concentrate"], ["pass"], ["hush"]]
    assert t.offers_to(2) == [["use_skill", "knowledge"], ["pass"], ["hush"]]
    t.choose("pass", seat=2).choose("pass", seat=1)
    assert here(t) == (0, "take_initiative")  # all passed


@rule("RP-R3")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_of_several_uses_the_first_clockwise_from_the_first_player_counts(first: int) -> None:
    """The skill of the other is neither used nor exhausted, and its owner is asked again."""
    t = lay(4, first).owns(1, "pickpocket").owns(3, "cure_wounds").dice_phase()
    order = [seat for seat in ((first + i) % 4 for i in range(4)) if seat in (1, 3) and seat != first]
    if len(order) < 2:
        assert (t.asked, t.ask) == ([3], "skill_window")
        return
    assert t.asked == order
    for seat, skill in ((3, "cure_wounds"), (1, "pickpocket")):
        t.choose("use_skill", skill, seat=seat)
    used, other = order
    assert [one["seat"] for one in t.heard("used_skill")] == [used]
    t.choose("skip_ability")
    assert (t.ready(used), len(t.ready(other)), t.asked, t.ask) == ([], 1, [other], "skill_window")


@rule("RP-R3")
def test_the_one_who_is_left_out_stays_out_after_a_use() -> None:
    t = lay(3).owns(0, "search").owns(1, "pickpocket").owns(2, "cure_wounds").dice_phase()
    t.choose("use_skill", "pickpocket", seat=1).choose("pass", seat=2).choose("use_ability")
    assert pass_until(t, (0, "take_initiative")) == window(2)


@rule("RP-R3")
def test_a_window_ends_because_each_use_exhausts_a_card() -> None:
    t = lay(2).owns(1, "pickpocket", "cure_wounds", "search", "knowledge", "concentrate").dice_phase()
    used = 0
    while here(t) == (1, "skill_window"):
        t.choose(*t.offers[0])
        if t.ask == "use_ability":
            t.choose("skip_ability")
        used += 1
    assert (used, t.ready(1), here(t)) == (5, [], (0, "take_initiative"))


@rule("RP-R3")
def test_one_skill_or_a_pass() -> None:
    t = lay(3).owns(1, "pickpocket", "concentrate").owns(2, "cure_wounds").dice_phase()
    assert t.offers == [["use_skill", "concentrate"], ["use_skill", "pickpocket"], ["pass"], ["hush"]]
    with pytest.raises(Refused):
        t.choose("use_skill", "cure_wounds", seat=1)  # that is another player's
    t.choose("use_skill", "concentrate", seat=1)
    with pytest.raises(Refused):
        t.choose("use_skill", "pickpocket", seat=1)  # one, and it is chosen


@rule("RP-R51")
def test_the_player_whose_decision_follows_has_the_last_word() -> None:
    t = lay(3).owns(0, "pickpocket", "climb").owns(1, "cure_wounds").owns(2, "search").dice_phase()
    assert pass_until(t, (0, "take_initiative")) == window(1, 2)
    t.choose("use_skill", "climb").choose("use_ability").choose("pool_target", "4")
    assert here(t) == (0, "order_tie")  # red 4 shows 3 now, like green
    t.choose("order_tie", "green")
    assert list(t.centre.values()) == ["white_1", "blue_2", "green_3", "red_3"]
    assert here(t) == (0, "take_initiative")  # nobody could do anything about the pool: nobody is asked again
    t.choose("use_skill", "pickpocket").choose("use_ability")
    assert here(t) == (0, "take_initiative")


POOL_SKILLS: dict[str, list[tuple[str, ...]]] = {
    "climb": [("pool_target", "3")],
    "intimidate": [("pool_target", "3"), ("enough",)],
    "negotiate": [("sheet_target", "str_1"), ("pool_target", "1")],
}


@rule("RP-R51", "RP-78")
@pytest.mark.parametrize("skill", POOL_SKILLS)
def test_others_may_answer_a_change_of_the_pool_before_a_card_is_taken(skill: str) -> None:
    answer = "intimidate" if skill == "climb" else "climb"
    t = lay(3, first=1).owns(1, skill).owns(0, answer, "pickpocket").owns(2, "cure_wounds").dice_phase()
    pass_until(t, (1, "take_initiative"))
    t.choose("use_skill", skill).choose("use_ability")
    for words in POOL_SKILLS[skill]:
        t.choose(*words)
    while t.ask == "order_tie":
        assert t.asked == [1]
        t.choose(*t.offers[0])
    assert here(t) == (0, "skill_window")  # with something for the pool; seat 2 has nothing of the kind
    assert moment(t, 0) == "pool"
    assert t.offered("use_skill") == [["pickpocket"], [answer]]
    t.choose("pass")
    assert here(t) == (1, "take_initiative")


@rule("RP-R51", "RP-R3")
def test_answers_go_back_and_forth_until_all_pass() -> None:
    t = lay(2).owns(0, "climb", "negotiate").owns(1, "intimidate").dice_phase()
    pass_until(t, (0, "take_initiative"))
    t.choose("use_skill", "climb").choose("use_ability").choose("pool_target", "1")
    assert here(t) == (1, "skill_window")
    t.rolls(6).choose("use_skill", "intimidate").choose("use_ability").choose("pool_target", "1").choose("enough")
    while t.ask == "order_tie":
        t.choose(*t.offers[0])
    assert here(t) == (0, "take_initiative")  # and the last word is still that of the player whose turn it is
    t.who(0, field="neutral_neutral").choose("use_skill", "negotiate").choose("use_ability")
    t.choose("sheet_target", "str_1").choose("pool_target", "1")
    while t.ask == "order_tie":
        t.choose(*t.offers[0])
    assert here(t) == (0, "take_initiative")  # nobody has anything left to answer with


@rule("RP-R51", "RP-R34")
def test_diplomacy_answers_with_a_skill_for_the_pool_that_it_can_copy() -> None:
    t = lay(3).owns(0, "climb").owns(1, "diplomacy").owns(2, "pickpocket").dice_phase()
    pass_until(t, (0, "take_initiative"))
    t.choose("use_skill", "climb").choose("use_ability").choose("pool_target", "1")
    assert here(t) == (0, "take_initiative")  # Climb is exhausted: there is nothing to copy for the pool
    t = lay(3).owns(0, "climb", "intimidate").owns(1, "diplomacy").owns(2, "pickpocket").dice_phase()
    pass_until(t, (0, "take_initiative"))
    t.choose("use_skill", "climb").choose("use_ability").choose("pool_target", "1")
    assert here(t) == (1, "skill_window")
    t.choose("use_skill", "diplomacy").choose("use_ability")
    assert ["skill_target", "intimidate"] in t.offers


@rule("RP-R51")
def test_nobody_is_asked_again_where_nothing_has_changed() -> None:
    t = lay(2).owns(0, "climb", "intimidate").owns(1, "negotiate").dice_phase()
    pass_until(t, (0, "take_initiative"))
    t.choose("use_skill", "climb").choose("skip_ability")
    assert here(t) == (0, "take_initiative")
    t.choose("use_skill", "intimidate").choose("use_ability").choose("enough")  # no die was named
    assert here(t) == (0, "take_initiative")


@rule("RP-R51", "RP-R2")
def test_a_pool_skill_after_the_taking_is_answered_in_the_next_window() -> None:
    t = lay(2).owns(0, "climb").owns(1, "negotiate", "pickpocket").dice_phase()
    pass_until(t, (0, "take_initiative"))
    t.choose("take_initiative", "3").choose("use_skill", "climb").choose("use_ability").choose("pool_target", "1")
    assert here(t) == (0, "place_die")


@rule("RP-R51")
def test_whoever_passed_for_the_phase_and_a_table_without_windows_are_not_asked() -> None:
    t = lay(2).owns(0, "climb").owns(1, "intimidate").dice_phase().choose("hush")
    t.choose("use_skill", "climb").choose("use_ability").choose("pool_target", "1")
    assert here(t) == (0, "take_initiative")
    t = lay(2, skill_windows="own_turn").owns(0, "climb").owns(1, "intimidate").dice_phase()
    t.choose("use_skill", "climb").choose("use_ability").choose("pool_target", "1")
    assert here(t) == (0, "take_initiative")


# Between two rounds


@rule("RP-R2", "RP-C17")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_search_can_be_used_between_refreshing_and_the_next_roll(seats: int) -> None:
    t = lay(seats).owns(0, "search", exhausted=True)
    t.bag(*["gold"] * 6).pool(*[""] * t.g.slots)
    t.market_phase().choose("refresh_skill", "search")
    assert (here(t), t.g.round, t.centre) == ((0, "skill_window"), 1, {})
    assert t.g.first == (1 if seats > 1 else 0)  # the bag has been passed on
    assert t.offers == [["use_skill", "search"], ["pass"], ["hush"]]
    t.choose("use_skill", "search").choose("use_ability").choose("sheet_target", "str_1")
    assert t.offers == [["bag_target", "gold"]]
    t.choose("bag_target", "gold")
    assert (t.row(0, "str"), t.g.round) == (["gold_2"], 2)


@rule("RP-R2")
def test_only_those_who_can_reach_the_bag_are_asked_before_the_roll() -> None:
    t = lay(3).owns(0, "pickpocket", "climb").owns(1, "search", "concentrate").owns(2, "cure_wounds")
    t.pool("", "", "", "")
    way = pass_until_round(t.market_phase(), 2)
    assert way == [*window(0, 1, 2), *window(1)]  # after the last Market turn all; before the Roll whoever has Search


@rule("RP-R2", "RP-R34")
def test_diplomacy_reaches_the_bag_through_a_search_of_another() -> None:
    t = lay(2).owns(0, "diplomacy").owns(1, "search").pool("", "", "")
    assert pass_until_round(t.market_phase(), 2) == [*window(0, 1), *window(1, 0)]
    t = lay(2).owns(0, "diplomacy").owns(1, "search", exhausted=True).pool("", "", "")
    assert pass_until_round(t.market_phase(), 2) == window(0)  # there is nothing to copy


@rule("RP-R2", "RP-76")
def test_another_skill_may_clear_the_way_for_search() -> None:
    t = lay(2).owns(0, "search", "concentrate").who(0, field="neutral_chaotic").pool("", "", "")
    pass_until(t.market_phase(), (0, "skill_window"))
    t.choose("pass")
    assert (here(t), t.offered("use_skill")) == ((0, "skill_window"), [["concentrate"]])  # Search points off the grid
    t.choose("use_skill", "concentrate").choose("skip_ability")
    assert (here(t), t.offered("use_skill"), t.g.round) == ((0, "skill_window"), [["search"]], 1)


@rule("RP-R2")
def test_without_windows_there_is_none_before_the_roll() -> None:
    t = lay(2, skill_windows="own_turn").owns(0, "search").pool("", "", "").market_phase()
    assert t.g.round == 2


def pass_until_round(t: LaidTable, number: int) -> list[Asked]:
    """Nobody uses a skill or makes one ready until this round; who was asked what on the way."""
    way = []
    while t.g.round < number:
        way.append(here(t))
        t.choose("refresh_none") if t.ask == "refresh_skill" else pass_on(t)
    return [asked for asked in way if asked[1] != "refresh_skill"]


@rule("RP-R5")
def test_a_skill_is_carried_out_before_anything_else_is_asked() -> None:
    t = lay(3).owns(1, "acrobatics", "pickpocket").owns(2, "cure_wounds").dice_phase()
    t.choose("use_skill", "acrobatics", seat=1).choose("pass", seat=2)
    assert (here(t), t.offers) == ((1, "use_ability"), [["use_ability"], ["skip_ability"]])
    t.choose("use_ability")
    assert (here(t), t.offered("use_skill")) == ((1, "swap_first"), [])
    t.choose("swap_first", "str_1")
    assert (here(t), t.offered("use_skill")) == ((1, "swap_second"), [])
    t.choose("swap_second", "con_1")
    assert (t.row(1, "str"), here(t)) == (["green_5"], (1, "skill_window"))


# Own decisions


@rule("RP-R50", "RP-R2")
def test_the_four_moments_of_a_dice_turn() -> None:
    t = lay().who(0, profession="rogue").owns(0, "pickpocket").dice_turn(0)
    skill = [["pickpocket"]]
    assert (t.ask, t.offered("use_skill")) == ("take_initiative", skill)
    t.choose("take_initiative", "2")
    assert (t.ask, t.offered("use_skill")) == ("place_die", skill)
    t.choose("place_die", "int")
    assert (t.ask, t.offered("use_skill")) == ("attribute_action", skill)
    t.choose("act", "int")
    assert (t.ask, t.offered("use_skill")) == ("reroll_die", [])
    t.rolls(6).choose("reroll_die", "str_1")
    assert t.offers == [["keep_new"], ["keep_old"]]  # never between a roll and the choice to keep it
    t.choose("keep_new")
    assert (t.ask, t.offered("use_skill")) == ("class_ability", skill)
    t.choose("act", "dex")
    assert (t.ask, t.offered("use_skill")) == ("swap_first", [])
    t.choose("swap_first", "str_1")
    assert (t.ask, t.offered("use_skill")) == ("swap_second", [])


@rule("RP-R50")
@pytest.mark.parametrize("before", ["take_initiative", "place_die", "attribute_action", "class_ability"])
def test_after_a_skill_the_question_comes_again(before: str) -> None:
    t = lay().who(0, profession="rogue").owns(0, "pickpocket").dice_turn(0)
    for words in (["take_initiative", "2"], ["place_die", "int"], ["no_action"]):
        if t.ask != before:
            t.choose(*words)
    offers = [words for words in t.offers if words[0] != "use_skill"]
    gold = t.gold_of(0)
    t.choose("use_skill", "pickpocket")
    assert (t.ask, t.field(0)) == ("use_ability", "evil_neutral")
    assert t.offers == [["use_ability"], ["skip_ability"]]  # nothing between the arrow's move and the ability
    t.choose("use_ability")
    assert (t.ask, t.offers) == (before, offers)
    assert t.gold_of(0) == gold + 2


@rule("RP-R50")
@pytest.mark.parametrize(
    ("row", "asks"),
    [
        ("str", ["turn_die"]),
        ("dex", ["swap_first", "swap_second"]),
        ("con", ["adjust_die"]),
        ("wis", ["move_alignment"]),
    ],
)
def test_no_skill_while_an_action_is_being_carried_out(row: str, asks: list[str]) -> None:
    t = lay().owns(0, "pickpocket").owns(1, "search").dice_turn(0).choose("take_initiative", "1")
    t.choose("place_die", row).choose("act", row)
    for ask in asks:
        assert (here(t), t.offered("use_skill")) == ((0, ask), [])
        t.choose(*t.offers[0])


@rule("RP-R50")
def test_the_moments_of_a_market_turn() -> None:
    t = lay().who(0, profession="bard").gold(0, 20).owns(0, "pickpocket", "concentrate").initiative(1, 2).market_phase()
    assert here(t) == (0, "market")
    assert t.offered("use_skill") == [["concentrate"], ["pickpocket"]]
    t.choose("buy", "chain_helm")
    assert here(t) == (0, "market")
    assert t.offered("use_skill") == [["concentrate"], ["pickpocket"]]  # before the second purchase
    t.choose("buy", "chain_tunic")
    assert t.offers == [["use_skill", "concentrate"], ["use_skill", "pickpocket"], ["end_turn"]]
    t.choose("use_skill", "concentrate").choose("skip_ability")
    assert t.offers == [["use_skill", "pickpocket"], ["end_turn"]]
    t.choose("use_skill", "pickpocket").choose("skip_ability")
    assert here(t) == (1, "market")


@rule("RP-R50", "RP-64")
def test_at_the_end_of_the_own_market_turn_only_whoever_wants_is_asked() -> None:
    t = lay(3).owns(0, "pickpocket").initiative(1, 2, 3).market_phase()
    pass_until(t, (0, "after_market"))
    assert moment(t, 0) == "own_market"
    pickpocket = t.match.option(["use_skill", "pickpocket"])
    assert t.match.words(answer_for(t.match, 0, NO_WISHES) or -1) == ["end_turn"]
    assert answer_for(t.match, 0, Wishes(False, {pickpocket: [MOMENT.numbers["own_market"]]}, [])) is None
    assert answer_for(t.match, 0, Wishes(False, {}, [pickpocket])) == pickpocket


@rule("RP-R50", "RP-64")
def test_a_skill_just_bought_can_be_used_at_once() -> None:
    t = lay().gold(0, 3).market("pickpocket").initiative(1, 2).market_phase().choose("buy", "pickpocket")
    assert t.offers == [["use_skill", "pickpocket"], ["end_turn"]]
    assert (moment(t, 0), answer_for(t.match, 0, NO_WISHES)) == ("bought", None)  # they are asked
    t.choose("use_skill", "pickpocket").choose("use_ability")
    assert (t.gold_of(0), here(t)) == (2, (1, "market"))


# Not to be asked


@rule("RP-R3")
def test_hush_lasts_until_the_next_phase() -> None:
    t = lay(3).owns(1, "pickpocket").owns(2, "cure_wounds").dice_phase()
    assert here(t) == (1, "skill_window")
    t.choose("hush")
    assert pass_until(t, (1, "take_initiative")) == [*window(2), *turn_of(0), *window(2)]
    assert t.offered("use_skill") == [["pickpocket"]]  # the own decisions are as ever
    way = pass_until(t, (0, "market"))
    # before and after the turn of seat 2 only the other one is asked; before the first Market turn both are again
    assert way == [*turn_of(1), *turn_of(2), *window(2), *window(1, 2)]


@rule("RP-R3")
def test_hush_ends_with_the_round() -> None:
    t = lay(2).owns(1, "pickpocket").dice_phase().choose("hush")
    pass_until(t, (0, "market"), (1, "market"), (1, "skill_window"))
    assert here(t) == (1, "skill_window")  # the Market Phase
    t.choose("hush")
    while t.g.round == 1:
        assert t.ask != "skill_window"
        pass_on(t)
    assert t.g.hushed == 0
    assert t.g.first == 1
    pass_until(t, (1, "skill_window"))


# Skills in own turns only


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_own_turn_has_no_windows(seats: int) -> None:
    t = lay(seats, skill_windows="own_turn")
    for seat, skill in zip(range(seats), ("pickpocket", "cure_wounds", "search", "knowledge"), strict=False):
        t.owns(seat, skill)
    t.dice_phase()
    way = []
    while t.g.round == 1:
        way.append(here(t))
        assert len(t.offered("use_skill")) == 1  # at every decision of the own turn
        pass_on(t)
    turns = [frame for seat in range(seats) for frame in turn_of(seat)]
    assert way == [*turns, *[frame for seat in range(seats) for frame in market_of(seat)]]


# The last round


def full_sheets(t: LaidTable) -> LaidTable:
    """All 18 spaces of every sheet are filled."""
    for seat in range(t.g.seated):
        for row, colour in zip(ROW.ids, ("red", "blue", "green", "white", "black", "gold"), strict=True):
            t.sheet(seat, **{row: " ".join(f"{colour}_{i + 1 + seat}" for i in range(3))})
    return t


@rule("RP-R6", "RP-R2", "RP-81")
def test_the_last_round_ends_after_skills_are_made_ready() -> None:
    t = full_sheets(lay(2)).owns(0, "pickpocket", exhausted=True).charisma(0, 1).charisma(1, 2)
    t.initiative(1, 2).pool("", "", "purple_3").market_phase()
    t.choose("discard", "chain_helm").choose("discard", "chain_tunic")
    assert [player.charisma for player in t.g.players] == [0, 0]  # step 1
    assert here(t) == (0, "refresh_skill")  # step 2
    t.choose("refresh_skill", "pickpocket")
    assert here(t) == (0, "last_window")
    assert (t.centre, t.g.market) == ({}, [])  # step 3
    assert t.named(t.g.discards) == ["chain_helm", "chain_tunic", "leather_boots"]
    before = (list(t.g.bag), t.g.left, list(t.g.card_gold))
    t.choose("use_skill", "pickpocket").choose("use_ability")
    assert t.match.over
    assert t.gold_of(0) == 4
    # steps 4 to 6 are left out: nothing is dealt, no gold is laid, the bag stays where it is
    assert (list(t.g.bag), t.g.left, list(t.g.card_gold)) == before
    assert (t.g.round, t.g.first) == (1, 0)


@rule("RP-R6", "RP-R20", "RP-70")
@pytest.mark.parametrize(("seats", "unused"), [(1, ("purple_3", "white_5")), (2, ("purple_3",)), (3, ("purple_3",))])
def test_search_finds_the_unused_die_in_the_last_window(seats: int, unused: tuple[str, ...]) -> None:
    t = full_sheets(lay(seats)).owns(0, "search", exhausted=True)
    t.pool(*[""] * (t.g.slots - len(unused)), *unused).bag().market_phase()
    t.choose("refresh_skill", "search")
    assert here(t) == (0, "last_window")
    t.choose("use_skill", "search").choose("use_ability").choose("sheet_target", "str_1")
    assert sorted(t.offered("bag_target")) == sorted([[die.partition("_")[0]] for die in unused])
    t.choose("bag_target", "purple")
    assert (t.row(0, "str")[0], t.match.over) == ("purple_1", True)


@rule("RP-R6", "RP-R2")
@pytest.mark.parametrize("windows", ["full", "own_turn"])
def test_the_last_window_asks_everybody_with_a_skill_or_a_weapon(windows: str) -> None:
    t = full_sheets(lay(3, 1, skill_windows=windows)).owns(0, "pickpocket").owns(1, "longsword").owns(2, "chain_gorget")
    t.initiative(1, 2, 3).pool("", "", "", "purple_3").market_phase()
    pass_until(t, (0, "last_window"), (1, "last_window"), (2, "last_window"))
    assert (here(t), t.offers) == ((1, "last_window"), [["drop_weapon", "longsword"], ["pass"], ["hush"]])
    t.choose("pass")
    assert (here(t), t.offers) == ((0, "last_window"), [["use_skill", "pickpocket"], ["pass"], ["hush"]])
    t.choose("use_skill", "pickpocket").choose("skip_ability")
    assert here(t) == (1, "last_window")  # after a use it starts again
    t.choose("drop_weapon", "longsword")
    assert t.match.over
    assert (t.cards(1), t.named(t.g.discards)[-1]) == ([], "longsword")


@rule("RP-R6")
def test_dice_and_market_skills_are_of_no_use_in_the_last_window() -> None:
    t = full_sheets(lay(2)).owns(0, "climb", "open_lock").initiative(1, 2).pool("", "", "purple_3").market_phase()
    while not t.match.over:
        assert t.ask != "last_window"
        pass_on(t)


@rule("RP-R6", "RP-81")
def test_before_the_last_round_play_goes_on() -> None:
    t = full_sheets(lay(2)).sheet(0, cha="gold_1 gold_2").sheet(1, cha="gold_2 gold_3").initiative(1, 2)
    t.pool("", "", "purple_3").market_phase().choose("discard", "chain_helm").choose("discard", "chain_tunic")
    assert (t.g.round, t.g.first, here(t)[0]) == (2, 1, 1)


@rule("RP-R8", "RP-69")
def test_skills_are_made_ready_clockwise_from_the_first_player() -> None:
    t = lay(4, 2).owns(0, "pickpocket", exhausted=True).owns(1, "climb", exhausted=True).owns(2, "cure_wounds")
    t.owns(3, "knowledge", "concentrate", exhausted=True).initiative(1, 2, 3, 4).pool("", "", "", "", "black_5")
    t.market_phase()
    way = pass_until(t, (3, "refresh_skill"))
    assert (2, "refresh_skill") not in way  # who has no exhausted skill is not asked
    assert t.offers == [["refresh_skill", "concentrate"], ["refresh_skill", "knowledge"], ["refresh_none"]]
    t.choose("refresh_skill", "knowledge")
    assert (t.ready(3), here(t)) == (["knowledge"], (0, "refresh_skill"))
    t.choose("refresh_none")
    assert (t.ready(0), here(t)) == ([], (1, "refresh_skill"))
    assert t.offers == [["refresh_skill", "climb"], ["refresh_none"]]  # only the own cards
    t.choose("refresh_skill", "climb")
    assert (t.ready(1), t.g.round) == (["climb"], 2)
