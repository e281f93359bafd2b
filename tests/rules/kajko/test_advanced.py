"""The advanced rules: Dusigrosz and the coin in hand."""

from __future__ import annotations

import pytest

from rules.kajko.table import LaidTable, table
from rules.rule import rule


def ended(*coins: int, dusigrosz: bool = True, dusigrosz_tie: str = "nobody") -> LaidTable:
    """A game that is over, with so many coins sent by each player."""
    t = table(len(coins), dusigrosz=dusigrosz, dusigrosz_tie=dusigrosz_tie)
    for seat, number in enumerate(coins):
        kinds = (["coin_in_hand", "coin"] * number)[:number]
        t.sent(seat, *[kinds] if kinds else [])
    t.leave(stack_5a=["raiders"]).turn(0)
    return t.choose("adventure", "stack_5a")


@rule("KK-20")
@pytest.mark.parametrize("coins", [(3, 2), (0, 1), (1, 5, 4), (0, 0, 0, 2), (2, 1, 2, 1, 3)])
def test_most_coins_get_the_bonus_card(coins: tuple[int, ...]) -> None:
    t = ended(*coins)
    winner = coins.index(max(coins))
    assert t.totals == [number + 10 * (seat == winner) for seat, number in enumerate(coins)]
    assert t.told[-2] == {"event": "dusigrosz", "seat": winner, "count": max(coins)}
    assert t.told[-1]["event"] == "ended"  # it is told last
    bonus = t.match.scores().seats[winner].parts[1]
    assert (bonus.name, bonus.points) == ("dusigrosz", 10)


@rule("KK-20")
def test_coins_in_hand_count_and_other_items_do_not() -> None:
    t = table(3, dusigrosz=True).sent(0, ["coin_in_hand"] * 3).sent(1, ["coin"] * 2).sent(2, ["item_5"] * 4)
    assert t.totals == [13, 2, 20]


@rule("KK-20")
@pytest.mark.parametrize("coins", [(3, 2), (4, 3, 3)])
def test_unused_the_bonus_card_stays_in_the_box(coins: tuple[int, ...]) -> None:
    t = ended(*coins, dusigrosz=False)
    assert t.totals == list(coins)
    assert not [event for event in t.told if "dusigrosz" in str(event["event"])]


@rule("KK-E10", "KK-20", "KK-R2")
@pytest.mark.parametrize(
    ("coins", "totals"),
    [((4, 3, 3), [14, 3, 3]), ((4, 4, 1), [4, 4, 1]), ((1, 4, 4), [1, 4, 4]), ((4, 4, 5), [4, 4, 15])],
)
def test_dusigrosz_tied_goes_to_nobody(coins: tuple[int, ...], totals: list[int]) -> None:
    assert ended(*coins).totals == totals


@rule("KK-R2")
@pytest.mark.parametrize(
    ("coins", "totals"),
    [((4, 3, 3), [14, 3, 3]), ((4, 4, 1), [14, 14, 1]), ((2, 2, 2), [12, 12, 12]), ((0, 0), [0, 0])],
)
def test_dusigrosz_tied_can_go_to_everybody(coins: tuple[int, ...], totals: list[int]) -> None:
    t = ended(*coins, dusigrosz_tie="everybody")
    assert t.totals == totals
    tied = [seat for seat, number in enumerate(coins) if number and number == max(coins)]
    told = [event["seat"] for event in t.told if event["event"] == "dusigrosz"]
    assert told == tied
    assert bool(tied) != any(event["event"] == "no_dusigrosz" for event in t.told)


@rule("KK-R2", "KK-19")
@pytest.mark.parametrize(
    ("towns", "totals"),
    [
        ((["coin"] * 2, ["coin", "coin", "item_5"], ["coin"]), [2, 17, 1]),  # as many coins, but one item more
        ((["coin"] * 2, ["coin"] * 2, ["item_5"] * 3), [2, 2, 15]),  # tied even so: nobody
        ((["coin"] * 2, ["coin", "item_5", "item_5"], []), [12, 11, 0]),  # not tied: items do not matter
    ],
)
def test_dusigrosz_tied_can_go_to_whoever_sent_more_items(towns: tuple[list[str], ...], totals: list[int]) -> None:
    t = table(3, dusigrosz=True, dusigrosz_tie="more_items")
    for seat, items in enumerate(towns):
        t.sent(seat, *[items] if items else [])
    assert t.totals == totals


@rule("KK-R2")
@pytest.mark.parametrize("tie", ["nobody", "everybody", "more_items"])
def test_a_tie_is_of_no_account_without_dusigrosz(tie: str) -> None:
    assert ended(4, 4, 1, dusigrosz=False, dusigrosz_tie=tie).totals == [4, 4, 1]


@rule("KK-R2")
def test_without_a_coin_nobody_gets_dusigrosz() -> None:
    t = ended(0, 0, 0)
    assert t.totals == [0, 0, 0]
    assert [event["event"] for event in t.told[-2:]] == ["no_dusigrosz", "ended"]


@rule("KK-R10")
def test_coins_left_in_front_are_sent_at_the_end_and_count() -> None:
    t = table(2, dusigrosz=True).sent(0, ["coin", "coin"]).front(1, "coin", "coin_in_hand", "coin")
    assert t.totals == [12, 0]  # while they lie in front they do not count
    t.leave(stack_5a=["raiders"]).turn(0).choose("adventure", "stack_5a")
    assert t.totals == [2, 13]


@rule("KK-R10")
def test_the_bonus_card_adds_ducats_but_is_no_item() -> None:
    t = table(2, dusigrosz=True).sent(0, ["coin"] * 5, ["treasure_10"] * 2).sent(1, ["item_5"] * 7)
    assert t.totals == [35, 35]  # seven cards each: with the bonus card as an item the first would win
    assert t.ranks == [1, 1]
    assert t.match.view(None).seats[0].numbers["sent"] == 7


def robbing(*front: str, seats: int = 3) -> LaidTable:
    """Seat 0, with an item worth 5 in front, turns up a coin in hand and aims it at seat 1, where these cards lie."""
    t = table(seats, coin_in_hand=True).front(0, "item_5").front(1, *front).front(2, "coin", "treasure_10").turn(0)
    t.adventure("coin_in_hand")
    assert t.asked == [0]
    return t.choose("rob", "1")


@rule("KK-21")
def test_all_coins_are_taken_and_the_card_is_left() -> None:
    t = robbing("coin", "coin_in_hand", "item_5", "coin", "treasure_10")
    assert t.items(0) == ["coin", "coin", "coin_in_hand", "item_5"]
    assert t.items(1) == ["coin_in_hand", "item_5", "treasure_10"]
    assert t.items(2) == ["coin", "treasure_10"]
    assert t.box == []
    assert t.asked == [1]
    assert {"event": "took", "seat": 0, "player": "1", "card": "coin", "count": 2} in t.told
    assert t.told[-1] == {"event": "gave", "seat": 0, "player": "1", "card": "coin_in_hand"}


@rule("KK-21")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_any_opponent_in_play_can_be_chosen(seats: int) -> None:
    t = table(seats, coin_in_hand=True).turn(1).adventure("coin_in_hand")
    assert t.asked == [1]
    assert t.offers == [["rob", str(seat)] for seat in range(seats) if seat != 1]
    question = t.match.question(1)
    assert question is not None
    assert (question["ask"], question["rule"]) == ("rob", "KK-21")
    t.choose("rob", "2")
    assert [t.items(seat) for seat in range(seats)] == [[], [], ["coin_in_hand"], [], []][:seats]
    assert t.asked == [2]


@rule("KK-I1", "KK-21")
def test_until_somebody_is_chosen_the_card_lies_in_front() -> None:
    t = table(3, coin_in_hand=True).front(0, "item_5").turn(0).adventure("coin_in_hand")
    assert t.asked == [0]
    assert set(t.everything().values()) == {1}
    assert t.everything().total() == 70
    assert t.items(0) == ["coin_in_hand", "item_5"]
    t.choose("rob", "1")
    assert t.items(0) == ["item_5"]


@rule("KK-E2", "KK-21")
@pytest.mark.parametrize("cherries", ["item_5", "treasure_10"])
def test_two_coins_for_one(cherries: str) -> None:
    t = robbing("coin", "coin", cherries)
    assert t.items(0) == ["coin", "coin", "item_5"]
    assert t.items(1) == sorted(["coin_in_hand", cherries])


@rule("KK-22", "KK-E9", "KK-R8")
def test_without_coins_all_fives() -> None:
    t = robbing("item_5", "item_5", "treasure_10", "robbers")
    assert t.items(0) == ["item_5", "item_5", "item_5"]
    assert (t.items(1), t.robbers(1)) == (["coin_in_hand", "treasure_10"], 1)
    assert t.robbers(0) == 0


@rule("KK-22")
def test_without_coins_and_fives_all_tens() -> None:
    t = robbing("treasure_10", "treasure_10")
    assert t.items(0) == ["item_5", "treasure_10", "treasure_10"]
    assert t.items(1) == ["coin_in_hand"]


@rule("KK-22")
@pytest.mark.parametrize("coin", ["coin", "coin_in_hand"])
def test_a_single_coin_saves_the_rest(coin: str) -> None:
    t = robbing("item_5", "treasure_10", coin)
    assert t.items(0) == sorted(["item_5", coin])
    assert t.items(1) == ["coin_in_hand", "item_5", "treasure_10"]


@rule("KK-23", "KK-E9")
@pytest.mark.parametrize("front", [(), ("robbers",)])
def test_without_items_the_card_is_given_all_the_same(front: tuple[str, ...]) -> None:
    t = robbing(*front)
    assert t.items(0) == ["item_5"]
    assert t.items(1) == ["coin_in_hand"]
    assert t.robbers(1) == len(front)
    assert not [event for event in t.told if event["event"] == "took"]


@rule("KK-R3")
def test_neither_oneself_nor_who_is_done_can_be_chosen() -> None:
    t = table(4, coin_in_hand=True).front(0, "coin").sent(2, ["treasure_10"], ["coin"], ["coin"]).turn(0)
    t.adventure("coin_in_hand")
    assert t.offers == [["rob", "1"], ["rob", "3"]]  # neither has an item: one of them is chosen even so
    t.choose("rob", "3")
    assert t.town(2) == [["treasure_10"], ["coin"], ["coin"]]
    assert (t.items(0), t.items(3)) == (["coin"], ["coin_in_hand"])


@rule("KK-R3")
@pytest.mark.parametrize("front", [(), ("coin", "item_5")])
def test_a_single_opponent_is_chosen_without_asking(front: tuple[str, ...]) -> None:
    t = table(2, coin_in_hand=True).front(0, "treasure_10").front(1, *front).turn(0).adventure("coin_in_hand")
    assert t.asked == [1]
    assert t.items(0) == sorted(["treasure_10", *front[:1]])
    assert t.items(1) == sorted(["coin_in_hand", *front[1:]])


@rule("KK-R3")
def test_with_no_opponent_left_it_is_an_ordinary_coin() -> None:
    full = [["coin"], ["coin"], ["treasure_10"]]
    t = table(3, coin_in_hand=True).sent(0, *full).sent(2, *full).front(1, "item_5").turn(1).adventure("coin_in_hand")
    assert t.items(1) == ["coin_in_hand", "item_5"]
    assert t.town(0) == t.town(2) == full
    assert t.asked == [1]


FULL = [["coin"], ["coin"], ["treasure_10"]]


@rule("KK-R3", "KK-23")
def test_where_anybody_can_be_named_somebody_who_is_done_keeps_the_coin_for_nothing() -> None:
    t = table(4, coin_in_hand=True, coin_in_hand_target="anybody").front(0, "coin").sent(2, *FULL).turn(0)
    t.adventure("coin_in_hand")
    assert t.offers == [["rob", "1"], ["rob", "2"], ["rob", "3"]]
    t.choose("rob", "2")
    assert (t.items(0), t.items(2), t.town(2)) == (["coin"], ["coin_in_hand"], FULL)
    assert t.totals[2] == 12  # what lies in front of somebody who is done cannot be sent any more
    assert t.asked == [1]


@rule("KK-R3", "KK-21")
def test_a_coin_left_with_somebody_who_is_done_can_be_taken_from_there() -> None:
    t = table(3, coin_in_hand=True, coin_in_hand_target="anybody").sent(2, *FULL).front(2, "coin_in_hand").turn(0)
    t.adventure("coin_in_hand").choose("rob", "2")
    assert (t.items(0), t.items(2)) == (["coin_in_hand"], ["coin_in_hand"])


@rule("KK-R3")
def test_where_anybody_can_be_named_the_last_player_in_play_has_to_give_the_coin_away() -> None:
    t = table(2, coin_in_hand=True, coin_in_hand_target="anybody").sent(1, *FULL, ["coin"]).front(0, "item_5").turn(0)
    t.adventure("coin_in_hand")
    assert (t.items(0), t.items(1), t.asked) == (["item_5"], ["coin_in_hand"], [0])


@rule("KK-R3", "KK-R10", "KK-17")
def test_what_lies_in_front_of_somebody_who_is_done_is_not_sent_at_the_end() -> None:
    t = table(2, coin_in_hand=True, coin_in_hand_target="anybody", dusigrosz=True)
    t.sent(0, ["coin"]).sent(1, *FULL[2:] * 4).leave(stack_5a=["coin_in_hand"]).turn(0).choose("adventure", "stack_5a")
    assert t.over()
    assert (t.items(1), t.totals) == (["coin_in_hand"], [11, 40])  # and it is no coin for the Miser


@rule("KK-R9")
def test_cards_taken_do_nothing_more() -> None:
    t = robbing("coin_in_hand", "coin_in_hand")
    assert t.items(0) == ["coin_in_hand", "coin_in_hand", "item_5"]
    assert t.items(1) == ["coin_in_hand"]  # the one turned up went the other way and was not taken itself
    assert t.items(2) == ["coin", "treasure_10"]  # none of the taken ones robbed anybody
    assert t.asked == [1]


@rule("KK-21")
def test_the_card_given_away_can_be_taken_and_sent_like_any_coin() -> None:
    t = robbing("treasure_10").turn(1).send()
    assert t.town(1) == [["coin_in_hand"]]
    assert t.totals[1] == 1
    t = robbing("treasure_10").turn(2).adventure("coin_in_hand").choose("rob", "1")
    assert t.items(2) == ["coin", "coin_in_hand", "treasure_10"]
    assert t.items(1) == ["coin_in_hand"]
