"""Resources that are paid, returned or traded are named one by one, in any order; nothing else goes unasked."""

from __future__ import annotations

from itertools import permutations

import pytest

from karczma.games.lockup.vocabulary import PAY, RESOURCE
from rules.lockup.table import LaidTable, table
from rules.rule import rule

SPACES = {"sewers": "demon_greed", "infirmary": "demon_fury", "smithy": "dwarf_elder"}


def two_for_four() -> LaidTable:
    """Rank 1 at the chow hall has chosen two thugs, and has one cube more than they cost."""
    t = table(3).at(0, "chow_hall", "5").resources(0, scrap=2, potion=1, iron=1, gold=1).spaces(**SPACES)
    return t.resolve("chow_hall").choose("recruit", "2")


def too_much() -> LaidTable:
    """A limit of 5 in patrol, and two resources more."""
    return table(3).resources(0, scrap=5, potion=1, gold=1).patrol()


def trade_of_two(**held: int) -> LaidTable:
    """Rank 2 of two at the commissary gives two resources for one."""
    t = table(2).at(1, "commissary", "5").at(0, "commissary", "4").resources(0, **held).resolve("commissary")
    return t.choose("take_reward").choose("gain", "gold").choose("take_reward")


@rule("LK-R18", "LK-55")
def test_what_is_paid_for_two_thugs() -> None:
    t = two_for_four()
    assert t.resources_of(0) == {"scrap": 2, "potion": 1, "iron": 1, "gold": 1}
    assert (t.offered("pay"), t.question()["stake"]["count"]) == (list(RESOURCE.ids), 4)
    t.choose("pay", "potion")
    assert t.resources_of(0) == {"scrap": 2, "iron": 1, "gold": 1}
    assert (t.offered("pay"), t.question()["stake"]["count"]) == (["scrap", "iron", "gold"], 3)
    t.choose("pay", "gold").choose("pay", "scrap")
    assert (t.resources_of(0), t.offered("pay")) == ({"scrap": 1, "iron": 1}, ["scrap", "iron"])
    t.choose("pay", "scrap")
    assert (t.resources_of(0), t.ask) == ({"iron": 1}, "recruit_thug")


@rule("LK-81")
def test_what_is_returned_above_the_limit() -> None:
    t = too_much()
    assert (t.offered("discard"), t.question()["stake"]) == (["scrap", "potion", "gold"], {"count": 2, "limit": 5})
    t.choose("discard", "potion")
    assert (t.resources_of(0), t.offered("discard")) == ({"scrap": 5, "gold": 1}, ["scrap", "gold"])
    assert t.choose("discard", "scrap").resources_of(0) == {"scrap": 4, "gold": 1}


@rule("LK-54", "LK-R17")
def test_what_is_given_in_a_trade_of_two() -> None:
    t = trade_of_two(scrap=2, potion=1, iron=1)
    assert t.offered("give") == ["scrap", "potion", "iron"]
    t.choose("give", "iron")
    assert (t.resources_of(0), t.offered("give")) == ({"scrap": 2, "potion": 1}, ["scrap", "potion"])
    t.choose("give", "scrap")
    assert (t.resources_of(0), t.offered("take")) == ({"scrap": 1, "potion": 1}, ["potion", "gold"])


@rule("LK-54", "LK-R17")
def test_in_a_trade_the_first_cube_leaves_a_kind_to_take() -> None:
    """Only scrap is in the supply: it cannot be given, in either place."""
    t = table(2).at(1, "commissary", "5").at(0, "commissary", "4").resources(0, scrap=1, potion=2, iron=1)
    for kind in ("potion", "iron", "gold"):
        t.supply(kind, 0, to=1)
    t.resolve("commissary").choose("take_reward").choose("take_reward")
    assert t.offered("give") == ["potion", "iron"]
    t.choose("give", "iron")  # a potion is the only other, and scrap the only kind to take
    assert t.resources_of(0) == {"scrap": 2, "potion": 1}


@rule("LK-R18", "LK-81", "LK-54")
def test_what_can_only_end_in_one_way_is_not_asked() -> None:
    t = table(3).at(0, "chow_hall", "5").resources(0, scrap=2, potion=1, gold=1).spaces(**SPACES)
    t.resolve("chow_hall").choose("recruit", "2")  # all there is
    assert (t.resources_of(0), t.ask) == ({}, "recruit_thug")
    assert [(one["resource"], one["count"]) for one in t.heard("paid")] == [("scrap", 2), ("potion", 1), ("gold", 1)]
    t = table(3).at(0, "chow_hall", "5").resources(0, iron=7).spaces(**SPACES)
    t.resolve("chow_hall").choose("recruit", "2")  # all of one kind
    assert (t.resources_of(0), t.ask) == ({"iron": 3}, "recruit_thug")
    assert table(3).resources(0, gold=8).patrol().resources_of(0) == {"gold": 5}
    t = trade_of_two(scrap=1, iron=1)  # the only two
    assert (t.ask, t.resources_of(0), t.offered("take")) == ("take", {}, ["potion", "gold"])


@rule("LK-R18", "LK-81")
@pytest.mark.parametrize(("laid", "verb", "kinds"), [(two_for_four, "pay", 4), (too_much, "discard", 2)])
def test_the_order_of_naming_leaves_no_trace(laid: object, verb: str, kinds: int) -> None:
    """Halfway and at the end the table is the same, whatever was named first."""
    assert callable(laid)
    named = ("potion", "gold", "scrap", "scrap")[:kinds]
    for length in range(2, kinds + 1):
        states = set()
        for order in permutations(named[:length]):
            t = laid()
            for kind in order:
                t.choose(verb, kind)
            states.add(str(t.match.face.write(t.g)))
        assert len(states) == 1


@rule("LK-54")
def test_the_order_of_a_trade_leaves_no_trace() -> None:
    states = set()
    for order in permutations(("iron", "scrap")):
        t = trade_of_two(scrap=2, potion=1, iron=1).choose("give", order[0]).choose("give", order[1])
        states.add(str(t.match.face.write(t.g)))
    assert len(states) == 1


@rule("LK-R18")
def test_every_choice_of_cubes_can_be_made() -> None:
    """Each way to pay 4 of 2 scrap, 1 potion, 1 iron and 1 gold, in every order, keeps the cube one wants to keep."""
    for kept in RESOURCE.ids:
        named = ["scrap", "scrap", "potion", "iron", "gold"]
        named.remove(kept)
        for order in set(permutations(named)):
            t = two_for_four()
            for kind in order:
                if t.ask == "pay":  # when only scrap is left, it goes by itself
                    t.choose("pay", kind)
            assert (t.resources_of(0), t.ask) == ({kept: 1}, "recruit_thug")


def test_a_cube_that_was_named_can_be_taken_back() -> None:
    """Nothing is revealed by paying, so undo goes back cube by cube."""
    t = table(3, first_player="0").at(0, "chow_hall", "5").resources(0, scrap=2, potion=1, iron=1, gold=1)
    t.spaces(**SPACES).resolve("chow_hall")
    t.match.base = t.match.face.clone(t.g)
    t.choose("recruit", "2").choose("pay", "potion").choose("pay", "gold")
    for held in ({"scrap": 2, "iron": 1, "gold": 1}, {"scrap": 2, "potion": 1, "iron": 1, "gold": 1}):
        assert t.match.can_undo(0)
        t.match.undo(0)
        assert (t.resources_of(0), t.ask) == (held, "pay")


@rule("LK-R62")
def test_two_thugs_change_places_in_either_order() -> None:
    """The second one is asked for, whichever came first; with two there is one way only."""
    states = set()
    for order in permutations(("dwarf_elder", "demon_greed")):
        t = table(2).tomes(0, "inmate_register").spaces(**SPACES).roll_call().choose("play_tome", "inmate_register")
        assert t.offered("swap_thug") == list(SPACES.values())
        t.choose("swap_thug", order[0])
        assert t.offered("swap_thug") == [thug for thug in SPACES.values() if thug != order[0]]
        t.choose("swap_thug", order[1])
        assert t.thugs_shown[:3] == ["dwarf_elder", "demon_fury", "demon_greed"]
        states.add(str(t.match.face.write(t.g)))
    assert len(states) == 1


def test_a_payment_begun_by_older_rules_goes_on() -> None:
    """They wrote from which kind on one was asked; that is passed over."""
    t = table(3).resources(0, scrap=2, potion=1, gold=1).go(PAY, 0, 2 << 4 | 2)
    assert t.offered("pay") == ["scrap", "potion", "gold"]
    assert t.choose("pay", "gold").choose("pay", "scrap").resources_of(0) == {"scrap": 1, "potion": 1}
