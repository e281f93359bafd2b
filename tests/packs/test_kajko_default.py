"""The default pack of Kajko, value by value: what is known of the printed cards, and where each value comes from."""

from __future__ import annotations

from collections import Counter

import pytest

import karczma
from karczma.games.kajko.cards import Cards
from karczma.kernel.packs import Card
from rules.rule import rule

CARDS = {  # sort, value, effect, effect in the advanced game, how many, where that number comes from
    "raiders": ("danger", 0, "raid", "raid", 10, "listing"),
    "robbers": ("danger", 0, "band_together", "band_together", 10, "listing"),
    "chamberlain": ("danger", 0, "swindle", "swindle", 10, "listing"),
    "coin_in_hand": ("coin", 1, "gain", "pick_pocket", 10, "listing"),
    "treasure_10": ("item", 10, "gain", "gain", 10, "listing"),
    "coin": ("coin", 1, "gain", "gain", 10, "designed"),
    "item_5": ("item", 5, "gain", "gain", 10, "designed"),
}
STACKS = {  # size, coins, fives, where the split comes from; besides one each of the five kinds every stack has
    "stack_5a": (5, 0, 0, "rulebook"),
    "stack_5b": (5, 0, 0, "rulebook"),
    "stack_6a": (6, 1, 0, "designed"),
    "stack_6b": (6, 0, 1, "designed"),
    "stack_7a": (7, 1, 1, "designed"),
    "stack_7b": (7, 1, 1, "designed"),
    "stack_8a": (8, 2, 1, "designed"),
    "stack_8b": (8, 1, 2, "designed"),
    "stack_9a": (9, 2, 2, "designed"),
    "stack_9b": (9, 2, 2, "designed"),
}
ALIKE = {  # size, coins, fives
    "twins_alike_5": (5, 0, 0),
    "twins_alike_6": (6, 1, 0),
    "twins_alike_7": (7, 1, 1),
    "twins_alike_8": (8, 1, 2),
    "twins_alike_9": (9, 2, 2),
}
FIXED = ("raiders", "robbers", "chamberlain", "coin_in_hand", "treasure_10")


@pytest.fixture
def pack() -> Cards:
    opened = karczma.open_pack("kajko")
    assert isinstance(opened, Cards)
    return opened


def records(pack: Cards, table: str) -> dict[str, Card]:
    found = pack.cards[table]
    assert all((card.table, card.id, card.file) == (table, id, "stacks.toml") for id, card in found.items())
    return found


def test_its_name(pack: Cards) -> None:
    assert (pack.name, pack.game) == ("default", "kajko")
    assert list(pack.cards) == ["card", "stack", "alternative", "characters", "bonus"]


def test_kinds_of_cards(pack: Cards) -> None:
    found = records(pack, "card")
    assert list(found) == list(CARDS)
    for id, (sort, value, effect, advanced, total, source) in CARDS.items():
        wanted = {"sort": sort, "value": value, "effect": effect, "advanced": advanced, "total": total}
        assert found[id].values == wanted
        assert found[id].sources == {**dict.fromkeys(wanted, "rulebook"), "total": source}


def test_stacks(pack: Cards) -> None:
    found = records(pack, "stack")
    assert list(found) == list(STACKS)
    for id, (size, coins, fives, source) in STACKS.items():
        cards = {**dict.fromkeys(FIXED, 1), "coin": coins, "item_5": fives}
        assert found[id].values == {"size": size, "cards": cards}
        assert found[id].sources == {"size": "listing", "cards": source}


def test_stacks_with_twins_alike(pack: Cards) -> None:
    found = records(pack, "alternative")
    assert list(found) == list(ALIKE)
    for id, (size, coins, fives) in ALIKE.items():
        assert found[id].values == {"size": size, "coin": coins, "item_5": fives}
        assert found[id].sources == {"size": "listing", "coin": "designed", "item_5": "designed"}


@rule("KK-01", "KK-20")
def test_characters_and_the_bonus_card(pack: Cards) -> None:
    characters = records(pack, "characters")
    assert list(characters) == ["characters"]
    numbers = {"count": 12, "players_2": 4, "players_3": 3, "players_4": 3, "players_5": 2}
    assert characters["characters"].values == numbers
    assert set(characters["characters"].sources.values()) == {"rulebook"}
    bonus = records(pack, "bonus")
    assert {id: card.values for id, card in bonus.items()} == {"dusigrosz": {"value": 10}}
    assert bonus["dusigrosz"].sources == {"value": "rulebook"}


@rule("KK-24", "KK-I1")
def test_seventy_cards_ten_of_each_kind(pack: Cards) -> None:
    for dealt in (pack.mixed, pack.alike):
        copies = [copy for stack in dealt for copy in stack]
        assert len(set(copies)) == len(copies) == 70
        assert set(Counter(copy >> 4 for copy in copies).values()) == {10}
        assert [len(stack) for stack in dealt] == [5, 5, 6, 6, 7, 7, 8, 8, 9, 9]
