"""Turns, adventures and dangers."""

from __future__ import annotations

import pytest

from karczma.games.kajko.vocabulary import STACK
from karczma.kernel.errors import Refused
from rules.kajko.table import table
from rules.rule import rule

EVERYWHERE = [["adventure", stack] for stack in STACK.ids]


@rule("KK-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turns_pass_clockwise(seats: int) -> None:
    t = table(seats, first_player="1")
    order = []
    for _ in range(2 * seats):
        order.append(t.asked)
        t.adventure("treasure_10") if t.items(t.asked[0]) == [] else t.send()
    assert order == [[(1 + i) % seats] for i in range(2 * seats)]


@rule("KK-03")
def test_a_turn_is_an_adventure_or_a_sending() -> None:
    t = table().front(0, "coin").turn(0)
    assert t.offers == [*EVERYWHERE, ["send"]]
    question = t.match.question(0)
    assert question is not None
    assert (question["ask"], question["rule"]) == ("turn", "KK-03")
    assert t.match.question(1) is None


@rule("KK-25")
def test_one_card_or_one_sending_a_turn() -> None:
    t = table()
    t.adventure("treasure_10")
    assert t.asked == [1]
    assert sum(t.left().values()) == 69
    t.adventure("coin").send()
    assert t.asked == [1]
    assert sum(t.left().values()) == 68


@rule("KK-25", "KK-R1")
def test_nobody_passes() -> None:
    t = table()
    assert t.offers == EVERYWHERE  # no items, so no sending either
    t.front(0, "robbers").turn(0)
    assert t.offers == EVERYWHERE
    t.leave(stack_5a=["coin_in_hand"], stack_7b=["raiders", "coin"]).turn(0)
    assert t.offers == [["adventure", "stack_5a"], ["adventure", "stack_7b"]]
    question = t.match.question(0)
    assert question is not None
    blocked = question["blocked"]
    assert isinstance(blocked, list)
    assert {"touch": "send", "why": "nothing-to-send"} in blocked


@rule("KK-04")
def test_the_top_card_of_any_stack_that_has_one() -> None:
    t = table(3).leave(stack_5a=["raiders", "treasure_10"], stack_6b=["item_5"], stack_9a=["coin_in_hand"])
    assert t.offers == [["adventure", "stack_5a"], ["adventure", "stack_6b"], ["adventure", "stack_9a"]]
    t.choose("adventure", "stack_5a")
    assert t.told[0] == {"event": "turned_up", "seat": 0, "stack": "stack_5a", "card": "treasure_10"}
    assert t.items(0) == ["treasure_10"]
    t.choose("adventure", "stack_6b")
    assert t.items(1) == ["item_5"]
    assert t.offers == [["adventure", "stack_5a"], ["adventure", "stack_9a"]]
    t.choose("adventure", "stack_5a")
    assert t.told[0]["card"] == "raiders"
    assert {name: left for name, left in t.left().items() if left} == {"stack_9a": 1}


@rule("KK-04")
def test_an_empty_stack_is_refused() -> None:
    t = table().leave(stack_5a=["coin_in_hand"])
    with pytest.raises(Refused) as refused:
        t.choose("adventure", "stack_5b")
    assert refused.value.key == "not-offered"
    assert t.left()["stack_5a"] == 1
    assert t.asked == [0]


@rule("KK-05")
@pytest.mark.parametrize(("card", "worth"), [("coin", 1), ("coin_in_hand", 1), ("item_5", 5), ("treasure_10", 10)])
def test_an_item_is_laid_face_up_in_front(card: str, worth: int) -> None:
    t = table(3).front(0, "item_5").front(1, "coin").turn(0)
    t.adventure(card)
    assert t.items(0) == sorted(["item_5", card])
    assert t.items(1) == ["coin"]
    assert "turned_up" in [event["event"] for event in t.told]
    for seat in (0, 1, 2, None):
        place = t.match.view(seat).seats[0]
        assert sorted(place.zone("front").cards) == sorted(["item_5", card])
        assert place.numbers["at_stake"] == 5 + worth
    assert t.box == []


@rule("KK-06")
def test_coin_in_hand_is_an_ordinary_coin_in_the_basic_game() -> None:
    t = table(3, dusigrosz=True).front(1, "coin", "treasure_10").front(2, "coin_in_hand").turn(0)
    t.adventure("coin_in_hand")
    assert t.asked == [1]  # nobody is chosen
    assert t.items(0) == ["coin_in_hand"]
    assert t.items(1) == ["coin", "treasure_10"]
    assert t.items(2) == ["coin_in_hand"]
    t.turn(0).send()
    assert t.totals == [11, 0, 0]  # worth 1, and the only coin sent: KK-20


@rule("KK-07", "KK-E3")
def test_chamberlain_takes_the_most_valuable_item() -> None:
    t = table().front(0, "treasure_10", "item_5", "item_5", "coin").turn(0)
    t.adventure("chamberlain")
    assert t.items(0) == ["coin", "item_5", "item_5"]
    assert t.box == ["chamberlain", "treasure_10"]
    t.turn(0).adventure("chamberlain")
    assert t.items(0) == ["coin", "item_5"]
    assert t.box == ["chamberlain", "chamberlain", "item_5", "treasure_10"]
    assert t.asked == [1]


@rule("KK-07")
def test_chamberlain_finds_the_best_whatever_came_last() -> None:
    t = table().front(0, "coin", "treasure_10", "coin_in_hand", "item_5").front(1, "treasure_10").turn(0)
    t.adventure("chamberlain")
    assert t.items(0) == ["coin", "coin_in_hand", "item_5"]
    assert t.items(1) == ["treasure_10"]  # only the player who turned it up loses
    assert {"event": "lost", "seat": 0, "card": "treasure_10"} in t.told


@rule("KK-07")
@pytest.mark.parametrize(("lost", "kept"), [("coin", "coin_in_hand"), ("coin_in_hand", "coin")])
def test_among_equal_items_of_different_kinds_the_player_chooses(lost: str, kept: str) -> None:
    t = table(3).front(1, "coin", "coin_in_hand", "robbers").turn(1)
    t.adventure("chamberlain")
    assert t.asked == [1]
    assert sorted(t.offers) == [["lose", "coin"], ["lose", "coin_in_hand"]]
    question = t.match.question(1)
    assert question is not None
    assert (question["ask"], question["rule"]) == ("lose", "KK-07")
    t.choose("lose", lost)
    assert t.items(1) == [kept]
    assert t.box == sorted(["chamberlain", lost])
    assert t.robbers(1) == 1
    assert t.asked == [2]


@rule("KK-07")
@pytest.mark.parametrize("items", [["coin", "coin"], ["coin_in_hand", "coin_in_hand"], ["coin", "coin_in_hand"]])
def test_a_better_item_or_a_single_kind_asks_nothing(items: list[str]) -> None:
    t = table().front(0, *items, "item_5").turn(0)
    t.adventure("chamberlain")
    assert t.asked == [1]
    assert t.items(0) == sorted(items)
    if len(set(items)) == 1:
        t.turn(0).adventure("chamberlain")
        assert t.asked == [1]
        assert t.items(0) == items[:1]


@rule("KK-07")
def test_chamberlain_finds_nothing() -> None:
    t = table().front(1, "treasure_10").sent(0, ["treasure_10"]).turn(0)
    t.adventure("chamberlain")
    assert t.box == ["chamberlain"]
    assert t.town(0) == [["treasure_10"]]
    assert t.items(1) == ["treasure_10"]
    assert {"event": "unharmed", "seat": 0, "card": "chamberlain"} in t.told
    assert t.asked == [1]


@rule("KK-08")
def test_the_first_robbers_stay_and_do_no_harm() -> None:
    t = table().front(0, "treasure_10", "coin").front(1, "robbers").turn(0)
    t.adventure("robbers")
    assert t.robbers(0) == 1
    assert t.items(0) == ["coin", "treasure_10"]
    assert t.box == []
    assert t.match.view(1).seats[0].zone("robbers").cards == ["robbers"]
    t.adventure("coin")  # seat 1 has robbers too: each player's robbers are apart
    assert t.items(1) == ["coin"]


@rule("KK-09")
def test_the_second_robbers_take_everything() -> None:
    t = table().front(0, "treasure_10", "coin", "robbers").front(1, "item_5").sent(0, ["item_5"]).turn(0)
    t.adventure("robbers")
    assert (t.items(0), t.robbers(0)) == ([], 0)
    assert t.box == ["coin", "robbers", "robbers", "treasure_10"]
    assert t.town(0) == [["item_5"]]
    assert t.items(1) == ["item_5"]


@rule("KK-E5", "KK-09", "KK-08")
def test_third_robbers_begin_anew() -> None:
    t = table().front(0, "robbers", "treasure_10", "item_5").turn(0)
    t.adventure("robbers")
    assert (t.items(0), t.robbers(0)) == ([], 0)
    assert t.box == ["item_5", "robbers", "robbers", "treasure_10"]
    t.front(0, "coin").turn(0).adventure("robbers")
    assert (t.items(0), t.robbers(0)) == (["coin"], 1)
    assert len(t.box) == 4


@rule("KK-R7")
def test_second_robbers_without_items() -> None:
    t = table().front(0, "robbers").front(1, "robbers", "coin").turn(0)
    t.adventure("robbers")
    assert t.robbers(0) == 0
    assert t.box == ["robbers", "robbers"]
    assert (t.items(1), t.robbers(1)) == (["coin"], 1)


@rule("KK-10")
def test_raiders_take_everything() -> None:
    t = table().front(0, "treasure_10", "coin_in_hand", "coin").front(1, "robbers", "item_5").turn(0)
    t.adventure("raiders")
    assert t.items(0) == []
    assert t.box == ["coin", "coin_in_hand", "raiders", "treasure_10"]
    assert (t.items(1), t.robbers(1)) == (["item_5"], 1)  # another player's robbers help nobody


@rule("KK-10")
def test_raiders_find_nothing() -> None:
    t = table().sent(0, ["treasure_10"]).turn(0)
    t.adventure("raiders")
    assert t.box == ["raiders"]
    assert t.town(0) == [["treasure_10"]]
    assert {"event": "unharmed", "seat": 0, "card": "raiders"} in t.told


@rule("KK-11")
@pytest.mark.parametrize("items", [[], ["coin"], ["treasure_10", "item_5", "coin_in_hand"]])
def test_raiders_fight_robbers(items: list[str]) -> None:
    t = table().front(0, "robbers", *items).turn(0)
    t.adventure("raiders")
    assert (t.items(0), t.robbers(0)) == (sorted(items), 0)
    assert t.box == ["raiders", "robbers"]
    assert "fought" in [event["event"] for event in t.told]


@rule("KK-E4", "KK-10", "KK-11")
def test_the_next_raiders_find_no_robbers() -> None:
    t = table().front(0, "robbers", "treasure_10", "item_5").turn(0)
    t.adventure("raiders")
    assert t.items(0) == ["item_5", "treasure_10"]
    t.turn(0).adventure("raiders")
    assert t.items(0) == []
    assert t.box == ["item_5", "raiders", "raiders", "robbers", "treasure_10"]


@rule("KK-R8")
def test_robbers_are_no_item() -> None:
    t = table(3, coin_in_hand=True).front(0, "robbers").turn(0)
    assert ["send"] not in t.offers  # alone they allow no sending
    t.adventure("chamberlain")
    assert t.robbers(0) == 1  # the chamberlain does not want them
    t.turn(1).adventure("coin_in_hand").choose("rob", "0")
    assert t.robbers(0) == 1  # nor does a coin in hand take them
    assert (t.items(0), t.items(1), t.robbers(1)) == (["coin_in_hand"], [], 0)
    t.turn(0).send()
    assert t.town(0) == [["coin_in_hand"]]  # and they are not sent
    assert t.match.view(None).seats[0].numbers["sent"] == 1
