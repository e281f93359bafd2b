"""Sending items to the town."""

from __future__ import annotations

import pytest

from karczma.kernel.errors import Refused
from rules.kajko.table import table
from rules.rule import rule


@rule("KK-12")
def test_all_items_go_on_one_empty_character() -> None:
    t = table(3).front(0, "treasure_10", "coin", "item_5").front(1, "coin").sent(0, ["coin"]).turn(0)
    t.send()
    assert t.items(0) == []
    assert t.town(0) == [["coin"], ["coin", "item_5", "treasure_10"]]
    assert t.items(1) == ["coin"]
    assert t.asked == [1]
    assert sum(t.left().values()) == 65  # no card was turned up
    assert {"event": "sent", "seat": 0, "count": 3, "ducats": 16} in t.told


@rule("KK-12")
def test_items_lie_face_down_in_the_town() -> None:
    t = table().front(0, "treasure_10", "coin").turn(0).send()
    for seat in (0, 1, None):
        character = t.match.view(seat).seats[0].zone("character", "0")
        assert (character.cards, character.hidden) == ([], 2)


@rule("KK-12", "KK-R1")
@pytest.mark.parametrize("front", [(), ("robbers",)])
def test_without_items_there_is_no_sending(front: tuple[str, ...]) -> None:
    t = table().front(0, *front).turn(0)
    with pytest.raises(Refused) as refused:
        t.send()
    assert refused.value.key == "not-offered"
    assert t.asked == [0]
    assert t.town(0) == []


@rule("KK-13")
def test_a_character_takes_items_once_and_keeps_them() -> None:
    t = table(5, coin_in_hand=True).front(0, "coin").turn(0).send()
    t.front(0, "item_5").turn(0)
    for danger in ("chamberlain", "raiders", "robbers", "robbers"):
        t.turn(0).adventure(danger)
    t.turn(1).adventure("coin_in_hand").choose("rob", "0")
    assert t.town(0) == [["coin"]]
    t.turn(0).send()
    assert t.town(0) == [["coin"], ["coin_in_hand"]]  # two characters with five players
    t.turn(0)
    assert t.asked == [1]


@rule("KK-13")
@pytest.mark.parametrize(("seats", "times"), [(2, 4), (3, 3), (4, 3), (5, 2)])
def test_as_many_sendings_as_characters(seats: int, times: int) -> None:
    t = table(seats)
    for n in range(times):
        t.front(0, "coin").turn(0)
        assert t.asked == [0]
        t.send()
        assert len(t.town(0)) == n + 1
    assert t.town(0) == [["coin"]] * times
    assert {"event": "full", "seat": 0} in t.told
    assert t.turn(0).asked == [1]


@rule("KK-14", "KK-E6")
def test_sending_makes_robbers_leave() -> None:
    t = table().front(0, "robbers", "item_5").front(1, "robbers").turn(0)
    t.send()
    assert (t.items(0), t.robbers(0), t.town(0)) == ([], 0, [["item_5"]])
    assert t.box == ["robbers"]
    assert t.robbers(1) == 1  # only the own ones
    character = t.match.view(None).seats[0].zone("character", "0")
    assert (character.cards, character.hidden) == ([], 1)


@rule("KK-14")
def test_after_a_sending_robbers_begin_anew() -> None:
    t = table().front(0, "robbers", "item_5").turn(0).send()
    t.front(0, "coin").turn(0).adventure("robbers")
    assert (t.items(0), t.robbers(0)) == (["coin"], 1)


@rule("KK-R6")
def test_nobody_is_asked_which_character() -> None:
    t = table(2).sent(0, ["coin"], ["coin"]).front(0, "item_5").turn(0)
    assert [offer for offer in t.offers if offer[0] == "send"] == [["send"]]
    t.send()
    assert t.asked == [1]
    characters = [zone for zone in t.match.view(None).seats[0].zones if zone.kind == "character"]
    assert [zone.hidden for zone in characters] == [1, 1, 1, 0]
