"""The end of the game and the score."""

from __future__ import annotations

import pytest

from rules.kajko.table import table
from rules.rule import rule


@rule("KK-15")
def test_who_has_filled_all_characters_takes_no_more_turns() -> None:
    t = table(4).front(1, "coin").sent(1, ["coin"], ["coin"]).turn(1)
    t.send()
    seen = []
    for _ in range(6):
        seen += t.asked
        t.adventure("chamberlain")
    assert seen == [2, 3, 0, 2, 3, 0]
    assert t.match.options(1) == []


@rule("KK-E7", "KK-15", "KK-16")
def test_the_others_alternate_until_all_are_full() -> None:
    two = [["coin"], ["treasure_10"]]
    t = table(3).front(0, "item_5")
    for seat in range(3):
        t.sent(seat, *two)
    t.turn(0).send()
    seen = []
    for _ in range(2):
        seen += t.asked
        t.adventure("treasure_10")
    for _ in range(2):
        assert not t.over()
        seen += t.asked
        t.send()
    assert seen == [1, 2, 1, 2]
    assert t.over()
    assert t.told[-1] == {"event": "ended", "seat": -1, "ending": "all_sent"}
    assert t.totals == [16, 21, 21]


@rule("KK-E7", "KK-17")
def test_the_others_alternate_until_the_stacks_are_empty() -> None:
    t = table(3).front(0, "item_5").sent(0, ["coin"], ["coin"])
    t.leave(stack_5a=["treasure_10"], stack_5b=["treasure_10"], stack_6a=["coin"]).turn(0).send()
    seen = []
    for stack in ("stack_5a", "stack_5b", "stack_6a"):
        seen += t.asked
        t.choose("adventure", stack)
    assert seen == [1, 2, 1]
    assert t.over()
    assert t.totals == [7, 11, 10]


@rule("KK-16")
@pytest.mark.parametrize(("seats", "characters"), [(2, 4), (3, 3), (4, 3), (5, 2)])
def test_the_game_ends_when_all_characters_of_all_are_filled(seats: int, characters: int) -> None:
    t = table(seats)
    for seat in range(seats):
        for _ in range(characters - (seat == seats - 1)):
            t.sent(seat, [("coin_in_hand", "coin")[seat % 2]])
    t.front(seats - 1, "treasure_10").turn(0)
    assert t.asked == [seats - 1]
    assert not t.over()
    t.send()
    assert t.over()
    assert t.asked == []
    assert sum(t.left().values()) > 0


@rule("KK-17", "KK-R5")
def test_the_game_ends_with_the_last_card_and_all_send_by_themselves() -> None:
    t = table(3).front(0, "coin", "robbers").front(1, "item_5", "coin_in_hand").sent(1, ["coin"], ["coin"])
    t.sent(2, ["coin"]).leave(stack_7a=["treasure_10"]).turn(2)
    assert t.offers == [["adventure", "stack_7a"]]
    t.choose("adventure", "stack_7a")
    assert t.over()
    assert t.town(0) == [["coin"]]
    assert t.town(1) == [["coin"], ["coin"], ["coin_in_hand", "item_5"]]
    assert t.town(2) == [["coin"], ["treasure_10"]]
    assert [t.items(seat) for seat in range(3)] == [[], [], []]
    assert t.robbers(0) == 0  # KK-14
    assert t.totals == [1, 8, 11]
    endings = [event["ending"] for event in t.told if event["event"] == "ended"]
    assert endings == ["stacks_empty"]
    assert t.told[-1]["event"] == "ended"  # after all that comes of it


@rule("KK-17")
@pytest.mark.parametrize(
    ("last", "sent"),
    [
        ("raiders", []),
        ("chamberlain", [["item_5"]]),
        ("robbers", []),
        ("treasure_10", [["item_5"] * 2 + ["treasure_10"]]),
    ],
)
def test_the_last_card_is_dealt_with_first(last: str, sent: list[list[str]]) -> None:
    t = table().front(0, "item_5", "item_5")
    if last == "robbers":
        t.front(0, "robbers")
    t.leave(stack_9a=[last]).turn(0).choose("adventure", "stack_9a")
    assert t.over()
    assert t.town(0) == sent


@rule("KK-17")
def test_a_question_of_the_last_card_is_still_answered() -> None:
    t = table().front(0, "coin", "coin_in_hand").leave(stack_9a=["chamberlain"]).turn(0)
    t.choose("adventure", "stack_9a")
    assert not t.over()
    t.choose("lose", "coin")
    assert t.over()
    assert t.town(0) == [["coin_in_hand"]]
    t = table(3, coin_in_hand=True).front(1, "coin").front(2, "treasure_10").leave(stack_9a=["coin_in_hand"]).turn(0)
    t.choose("adventure", "stack_9a")
    assert t.asked == [0]
    t.choose("rob", "2")
    assert t.over()
    assert t.totals == [10, 1, 1]


@rule("KK-R5")
def test_nothing_to_send_at_the_end_fills_no_character() -> None:
    t = table(3).front(1, "robbers").sent(2, ["coin"], ["coin"], ["coin"]).leave(stack_5a=["raiders"]).turn(0)
    t.choose("adventure", "stack_5a")
    assert t.over()
    assert (t.town(0), t.town(1)) == ([], [])
    assert t.town(2) == [["coin"], ["coin"], ["coin"]]


@rule("KK-18")
def test_only_what_was_sent_counts() -> None:
    t = table(3).front(0, "treasure_10", "coin").front(1, "robbers").sent(1, ["item_5"], ["coin_in_hand", "coin"])
    assert t.totals == [0, 7, 0]  # in front counts nothing, and so does the bonus card while its option is off
    scores = t.match.scores().seats
    assert [part.name for part in scores[1].parts] == ["town"]
    assert [part.points for part in scores[1].parts] == [7]
    reasons = {reason.facts["card"]: reason.points for reason in scores[1].parts[0].reasons}
    assert reasons == {"item_5": 5, "coin_in_hand": 1, "coin": 1}


@rule("KK-E1", "KK-18")
def test_twenty_two_ducats() -> None:
    t = table().sent(0, ["treasure_10", "item_5", "item_5"], ["coin", "coin"])
    assert t.totals[0] == 22
    assert t.match.view(None).seats[0].numbers["sent"] == 5


@rule("KK-19")
def test_among_equals_more_items_win() -> None:
    t = (
        table(3)
        .sent(0, ["treasure_10"])
        .sent(1, ["item_5"], ["item_5"])
        .sent(2, ["item_5", "coin"], ["coin"], ["coin"])
    )
    assert t.totals == [10, 10, 8]  # items decide only among equals
    assert t.ranks == [2, 1, 3]
    assert t.match.scores().winners == [1]


@rule("KK-19", "KK-E8")
def test_what_is_still_tied_is_shared() -> None:
    six = [["item_5", "item_5"], ["item_5", "item_5"], ["coin", "coin_in_hand"]]
    t = table(3).sent(0, ["treasure_10", "item_5", "item_5"], ["coin", "coin"]).sent(1, *six).sent(2, *six)
    assert t.totals == [22, 22, 22]
    assert t.ranks == [3, 1, 1]
    assert t.match.scores().winners == [1, 2]


@rule("KK-R12")
def test_the_last_player_goes_on_alone() -> None:
    full = [["coin"], ["coin"], ["coin"]]
    t = table(3).sent(0, *full).sent(2, *full).sent(1, ["coin"]).turn(2)
    for card in ("treasure_10", "item_5", "chamberlain"):
        assert t.asked == [1]
        t.adventure(card)
    assert t.items(1) == ["item_5"]
    t.send()
    assert t.asked == [1]
    t.adventure("coin_in_hand")
    assert t.asked == [1]
    t.send()
    assert t.over()
    assert sum(t.left().values()) > 0


@rule("KK-R12")
def test_the_last_player_goes_on_until_the_stacks_are_empty() -> None:
    t = table(2).sent(0, ["coin"], ["coin"], ["coin"], ["coin"])
    t.leave(stack_5a=["treasure_10", "chamberlain", "coin_in_hand"]).turn(0)
    for _ in range(3):
        assert t.asked == [1]
        t.choose("adventure", "stack_5a")
    assert t.over()
    assert t.totals == [4, 10]
