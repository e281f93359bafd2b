"""Rounds and the Roll Phase: dice drawn, rolled and put in order on the Initiative cards."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from karczma.games.roll_player.vocabulary import CARD, COLOUR, DICE_TURNS, DIE, ORDER_TIE, ROLL
from karczma.kernel.chance import seeded
from karczma.kernel.step import run
from rules.roll_player.table import LaidTable, fresh, table
from rules.rule import rule

PLAYERS = pytest.mark.parametrize("seats", [2, 3, 4])
PHASES = {
    "take_initiative": 1,
    "place_die": 1,
    "attribute_action": 1,
    "market": 2,
    "spend_charisma": 2,
    "after_market": 2,
    "refresh_skill": 3,
}


def roll_phase(t: LaidTable, *dice: str) -> LaidTable:
    """The Roll Phase with just these dice in the bag, by a generator that rolls these values."""
    t.g.bag = [sum(die.startswith(colour) for die in dice) for colour in COLOUR.ids]
    wanted = sorted(DIE.numbers[die] for die in dice)
    for number in range(100000):
        game = t.g.clone()
        game.chance = seeded(number)
        game.asks = []
        game.agenda = [(ROLL, game.first, 0)]
        run(game, t.match.steps)
        if sorted([die for die in game.pool if die >= 0] + game.loose) == wanted:
            t.g.chance = seeded(number)
            return t.go([(ROLL, t.g.first, 0)])
    raise AssertionError("no generator rolls that")


def put_in_order(t: LaidTable, *dice: str) -> LaidTable:
    """The First Player has rolled these and puts them on the Initiative cards."""
    return t.loose(*dice).go([(DICE_TURNS, t.g.first, 0), (ORDER_TIE, t.g.first, 0)])


def orders(t: LaidTable) -> set[tuple[str, ...]]:
    """All ways in which the dice can come to lie, from card 1 on."""
    if t.ask != "order_tie":
        return {tuple(t.centre.values())}
    found: set[tuple[str, ...]] = set()
    for words in t.offers:
        found |= orders(LaidTable(t.match.clone()).choose(*words))
    return found


def value(die: str) -> int:
    return int(die[-1])


@rule("RP-27")
@PLAYERS
def test_a_round_has_four_phases_in_order(seats: int) -> None:
    t = fresh(seats, 7)
    random = Random(7)
    asks: list[list[str]] = [[]]
    while t.asked:
        before = t.g.round
        ask = t.ask
        asks[-1].append(ask)
        t.choose(*random.choice(t.offers))
        if t.g.round > before:
            assert t.heard("round_starts") == [{"event": "round_starts", "seat": t.g.first, "round": t.g.round}]
            asks.append([])
    for one in asks[1:]:
        phases = [PHASES[ask] for ask in one if ask in PHASES]
        assert phases == sorted(phases)
        assert {1, 2} <= set(phases)
    assert any("refresh_skill" in one for one in asks)
    for one in asks[1:]:  # the ordering of what was rolled comes before all else
        if "order_tie" in one:
            assert "take_initiative" in one[one.index("order_tie") :]


@rule("RP-28")
@pytest.mark.parametrize(("seats", "dice"), [(2, 3), (3, 4), (4, 5)])
@pytest.mark.parametrize("first", [0, 1])
def test_as_many_dice_as_initiative_cards(seats: int, dice: int, first: int) -> None:
    values: Counter[int] = Counter()
    for seed in range(60):
        t = table(seats, seed)
        t.g.first = first
        t.g.chance = seeded(seed)
        t.go([(ROLL, first, 0)])
        assert t.asked == [first]
        rolled = [die for die in [*t.g.pool, *t.g.loose] if die >= 0]
        assert len(rolled) == dice == t.g.slots
        assert sum(t.g.bag) == 73 - dice
        assert t.everything() == Counter(t.match.face.box(t.g))
        values.update(die % 6 for die in rolled)
    assert set(values) == set(range(6))
    assert all(0.6 * 10 * dice < count < 1.4 * 10 * dice for count in values.values())


@rule("RP-29", "RP-30")
@PLAYERS
def test_dice_lie_in_rising_order_one_on_each_card(seats: int) -> None:
    for seed in range(80):
        t = table(seats, seed)
        t.g.chance = seeded(seed)
        t.go([(ROLL, 0, 0)])
        while t.ask == "order_tie":
            assert t.asked == [0]
            t.choose(*t.offers[seed % len(t.offers)])
        values = [value(die) for die in t.centre.values()]
        assert list(t.centre) == [str(card + 1) for card in range(seats + 1)]
        assert values == sorted(values)
        assert t.g.loose == []
        assert t.ask == "take_initiative"


@rule("RP-29")
def test_without_a_tie_nothing_is_asked() -> None:
    t = put_in_order(table(4), "red_6", "gold_1", "blue_3", "white_2", "black_5")
    assert t.ask == "take_initiative"
    assert list(t.centre.values()) == ["gold_1", "white_2", "blue_3", "black_5", "red_6"]


@rule("RP-30", "RP-29")
@pytest.mark.parametrize(
    "dice",
    [
        ["red_4", "blue_4", "gold_2"],
        ["red_4", "red_4", "blue_4"],
        ["red_4", "blue_4", "white_4"],
        ["red_1", "blue_1", "green_5", "gold_5"],
        ["red_3", "red_3", "blue_3", "blue_3"],
        ["gold_2", "green_2", "white_2", "red_6"],
        ["red_3", "red_3", "blue_3", "blue_3", "white_6"],
        ["red_1", "blue_1", "white_3", "black_3", "gold_3"],
        ["red_6", "blue_6", "white_6", "black_6", "gold_6"],
        ["purple_2", "purple_2", "purple_2", "black_2", "black_2"],
    ],
)
def test_the_first_player_decides_among_equal_dice(dice: list[str]) -> None:
    for first in (0, 1):
        t = table(len(dice) - 1)
        t.g.first = first
        put_in_order(t, *dice)
        assert (t.asked, t.ask) == ([first], "order_tie")
        rising = {order for order in permutations(dice) if list(map(value, order)) == sorted(map(value, dice))}
        assert orders(t) == rising


@rule("RP-30")
def test_equal_dice_of_one_colour_are_no_tie() -> None:
    t = put_in_order(table(3), "red_4", "red_4", "blue_2", "blue_2")
    assert t.ask == "take_initiative"
    assert list(t.centre.values()) == ["blue_2", "blue_2", "red_4", "red_4"]


@rule("RP-30")
def test_three_equal_dice_of_two_colours() -> None:
    t = put_in_order(table(2), "red_4", "red_4", "blue_4")
    assert t.offers == [["order_tie", "blue"], ["order_tie", "red"]]
    asked_once = LaidTable(t.match.clone()).choose("order_tie", "blue")
    assert asked_once.ask == "take_initiative"  # two red ones are left: nothing to decide
    assert list(asked_once.centre.values()) == ["blue_4", "red_4", "red_4"]
    t.choose("order_tie", "red")
    assert (t.ask, t.centre) == ("order_tie", {"1": "red_4"})
    assert t.match.view(None).middle.zone("loose").cards == ["blue_4", "red_4"]
    t.choose("order_tie", "red")
    assert list(t.centre.values()) == ["red_4", "red_4", "blue_4"]


@rule("RP-E2", "RP-28", "RP-29", "RP-30")
@pytest.mark.parametrize(("third", "fourth"), [("purple", "green"), ("green", "purple")])
def test_green_6_red_1_gold_4_purple_6(third: str, fourth: str) -> None:
    t = roll_phase(table(3), "green_6", "red_1", "gold_4", "purple_6")
    assert (t.asked, t.ask) == ([0], "order_tie")
    assert t.centre == {"1": "red_1", "2": "gold_4"}
    assert t.offers == [["order_tie", "green"], ["order_tie", "purple"]]
    t.choose("order_tie", third)
    assert t.centre == {"1": "red_1", "2": "gold_4", "3": f"{third}_6", "4": f"{fourth}_6"}
    assert t.g.card_gold == [0, 1, 1, 0]
    assert sum(t.g.bag) == 0


@rule("RP-R19", "RP-103")
def test_dice_are_put_in_order_anew_only_among_cards_in_the_centre() -> None:
    t = table(4).owns(0, "climb").sheet(0, str="red_1").pool("white_1", "", "blue_3", "", "black_5").initiative(0, 2, 4)
    t.g.card_gold = [0, 0, 1, 0, 0]
    t.dice_turn(0).choose("use_skill", "climb").choose("use_ability").choose("pool_target", "1")
    assert t.centre == {"1": "blue_3", "3": "black_5", "5": "white_6"}
    assert t.g.card_gold == [0, 0, 1, 0, 0]  # gold stays on its card
    assert t.ask == "take_initiative"
    t.choose("take_initiative", "3")
    assert (DIE.ids[t.player(0).hand], t.gold_of(0)) == ("black_5", 1)


@rule("RP-R19", "RP-103")
def test_the_user_decides_ties_when_dice_are_put_in_order_anew() -> None:
    t = table(3).owns(2, "climb").sheet(2, str="red_1").pool("red_2", "blue_2", "white_3", "black_5")
    t.dice_phase()
    assert t.asked == [2]
    t.choose("use_skill", "climb").choose("use_ability").choose("pool_target", "4")
    assert (t.asked, t.ask) == ([2], "order_tie")  # not the First Player
    assert t.offers == [["order_tie", "blue"], ["order_tie", "red"], ["order_tie", "black"]]
    t.choose("order_tie", "black")
    assert (t.asked, t.offers) == ([2], [["order_tie", "blue"], ["order_tie", "red"]])
    t.choose("order_tie", "blue")
    assert list(t.centre.values()) == ["black_2", "blue_2", "red_2", "white_3"]
    assert (t.asked, t.ask) == ([0], "take_initiative")


@rule("RP-R19", "RP-39")
def test_the_die_left_over_can_be_reached_once_more() -> None:
    t = table(2).owns(0, "climb", "intimidate").sheet(0, str="red_1").sheet(1, str="red_2")
    t.market("longsword", "chain_helm", "cure_wounds").pool("", "", "blue_6").initiative(1, 2).dice_phase(2)
    assert t.offers == [["use_skill", "climb"], ["use_skill", "intimidate"], ["pass"], ["hush"]]
    t.choose("use_skill", "climb").choose("use_ability").choose("pool_target", "3")
    assert t.centre == {"3": "blue_1"}  # one die: nothing to order
    assert t.offers == [["use_skill", "intimidate"], ["pass"], ["hush"]]
    t.choose("pass")
    assert (t.asked, t.ask) == ([0], "market")  # neither in the window before it nor here
    assert t.offered("use_skill") == []


@rule("RP-R1", "RP-R13", "RP-R20", "RP-39")
@pytest.mark.parametrize(("seats", "rounds"), [(1, 12), (2, 12), (3, 11), (4, 10)])
@pytest.mark.parametrize("shorter", [False, True])
def test_sheets_fill_up_together_and_the_bag_never_runs_out(seats: int, rounds: int, shorter: bool) -> None:
    t = fresh(seats, 11, shorter_game=shorter)
    random = Random(seats)
    start = max(seats, 2) + (6 if shorter else 4)
    dice = 72 if seats == 1 else 73
    box = Counter(t.match.face.box(t.g))
    before = 0
    while t.asked:
        ask = t.ask
        offers = t.offers
        assert ask != "market" or len(t.centre) == (2 if seats == 1 else 1)
        if ask == "market" and t.g.round < 4:  # cards that move dice are bought early
            offers = [words for words in offers if words[0] == "buy"] or offers
        t.choose(*random.choice(offers))
        assert t.everything() == box
        for seat in range(seats):  # rows have no gaps
            spaces = [die >= 0 for die in t.player(seat).sheet]
            assert all(spaces[i] or not spaces[i + 1] for i in range(17) if i % 3 < 2)
        if t.g.round > before:
            assert sum(t.g.bag) + t.g.slots == dice - seats * (start + before)
            assert all(sum(die >= 0 for die in player.sheet) == start + before for player in t.g.players)
            before = t.g.round
    assert before == rounds - (2 if shorter else 0)
    assert all(min(player.sheet) >= 0 for player in t.g.players)


@rule("RP-R20")
@pytest.mark.parametrize(("shorter", "last"), [(False, 10), (True, 8)])
def test_four_players_empty_the_bag_in_the_last_round(shorter: bool, last: int) -> None:
    t = fresh(4, 5, shorter_game=shorter)
    while t.g.round < last:
        t.choose(*t.offers[0])
    assert t.g.bag == [0] * 7
    while t.ask == "order_tie":
        t.choose(*t.offers[0])
    seat = t.g.first
    t.player(seat).owned = t.player(seat).ready = 1 << CARD.numbers["search"]
    t.who(seat, field="neutral_neutral").dice_turn(seat).choose("use_skill", "search")
    assert t.told[-1] == {"event": "no_target", "seat": seat}
    assert (t.field(seat), t.ask) == ("neutral_chaotic", "take_initiative")
    while t.ask != "last_window":
        t.choose(*next(words for words in t.offers if words[0] != "use_skill"))
    assert (sum(t.g.bag), t.ready(seat)) == (1, ["search"])  # the die that nobody took is there for Search (RP-R6)
