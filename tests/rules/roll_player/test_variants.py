"""The variants of the rulebook, alone and together."""

from __future__ import annotations

import pytest

from karczma.games.roll_player.vocabulary import CARD
from rules.roll_player.table import LaidTable, fresh, table
from rules.rule import rule


def set_up(seats: int, seed: int = 1, **options: bool | str) -> LaidTable:
    """The table when all but the starting dice is done."""
    t = fresh(seats, seed, **options)
    while not t.player(t.g.first).starting:
        t.choose(*t.offers[0])
    return t


def colours(t: LaidTable, seat: int) -> list[int]:
    return sorted(die // 6 for die in t.player(seat).starting)


@rule("RP-113", "RP-E22", "RP-R68")
@pytest.mark.parametrize(("seats", "gold"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_less_random_setup(seats: int, gold: int) -> None:
    t = set_up(seats, less_random_setup=True)
    for seat in range(seats):
        assert colours(t, seat) == [0, 1, 2, 3, 4, 5, *[6] * gold]
    box = 12 if seats == 1 else 13
    assert t.g.bag == [10 - seats] * 6 + [box - seats * gold]
    if seats == 4:
        assert (t.g.bag, sum(t.g.bag)) == ([6, 6, 6, 6, 6, 6, 5], 41)


@rule("RP-114", "RP-R27")
@pytest.mark.parametrize(("seats", "out"), [(1, 14), (2, 14), (3, 6), (4, 0)])
def test_random_market_deck(seats: int, out: int) -> None:
    mixed = 0
    for seed in range(5):
        t = set_up(seats, seed, random_market_deck=True)
        assert len(t.g.discards) == out
        dots = [t.g.cards.dots[card] for card in t.g.order[: t.g.left]]
        mixed += dots != sorted(dots, reverse=True)
    assert mixed == 5


@rule("RP-115", "RP-R1")
@pytest.mark.parametrize(("seats", "dice", "rounds"), [(1, 8, 10), (2, 8, 10), (3, 9, 9), (4, 10, 8)])
def test_shorter_game(seats: int, dice: int, rounds: int) -> None:
    t = set_up(seats, shorter_game=True)
    assert [len(t.player(seat).starting) for seat in range(seats)] == [dice] * seats
    assert [t.gold_of(seat) for seat in range(seats)] == [5] * seats
    while not t.match.over:
        t.choose(*t.offers[0])
    assert t.g.round == rounds


@rule("RP-R40")
def test_less_random_and_shorter_together() -> None:
    t = set_up(3, less_random_setup=True, shorter_game=True)
    for seat in range(3):
        found = colours(t, seat)
        assert len(found) == 9
        for colour in [0, 1, 2, 3, 4, 5, 6]:
            found.remove(colour)
        assert len(found) == 2


@rule("RP-116")
def test_friendly_market() -> None:
    t = table(2, friendly_market=True).market("reckless", "chain_helm", "climb").initiative(1, 2).market_phase()
    assert t.offers == [["take_gold"]]  # nothing can be paid for, and nothing has to be discarded
    t.choose("take_gold")
    assert (t.gold_of(0), t.named(t.g.market), t.g.discards) == (2, ["reckless", "chain_helm", "climb"], [])


@rule("RP-116", "RP-R54")
def test_a_cleric_in_the_friendly_market_moves_as_after_a_discard() -> None:
    t = table(2, friendly_market=True).who(0, profession="cleric").market("reckless").initiative(1, 2).market_phase()
    t.choose("take_gold")
    assert (t.ask, t.offers) == ("class_ability", [["act", "wis"], ["no_action"]])


@rule("RP-11")
def test_classes_chosen_in_reverse_order() -> None:
    t = fresh(3, class_choice="reverse")
    first = t.g.first
    for _ in range(3):
        t.choose(*t.offers[0])
    order = []
    while t.ask == "choose_class_card":
        order.append(t.asked[0])
        assert t.offered("choose_class_card")
        t.choose(*t.offers[0]).choose(*t.offers[0])
    assert order == [(first + 2) % 3, (first + 1) % 3, first]
    assert sum(t.g.aside) == 0  # no die was drawn


@rule("RP-15", "RP-72")
def test_without_the_variant_one_dot_comes_before_two() -> None:
    t = set_up(4)
    dealt = [t.g.cards.dots[card] for card in (*t.g.market, *reversed(t.g.order[: t.g.left]))]
    assert dealt == [1] * 26 + [2] * 27
    assert len(CARD.ids) == 53
