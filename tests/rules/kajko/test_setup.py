"""Setting up, and the options of the table."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import karczma
from karczma.games.kajko.vocabulary import CARD, SHIFT, STACK
from karczma.kernel.errors import Refused
from karczma.kernel.face import Setting
from rules.kajko.table import names, table
from rules.rule import rule

SIZES = (5, 5, 6, 6, 7, 7, 8, 8, 9, 9)
FIXED = ("raiders", "robbers", "chamberlain", "coin_in_hand", "treasure_10")


@rule("KK-01")
@pytest.mark.parametrize(("seats", "characters"), [(2, 4), (3, 3), (4, 3), (5, 2)])
def test_characters_by_the_number_of_players(seats: int, characters: int) -> None:
    t = table(seats)
    view = t.match.view(None)
    assert len(view.seats) == seats
    for place in view.seats:
        assert place.numbers["characters"] == characters
        assert len([zone for zone in place.zones if zone.kind == "character"]) == characters


@rule("KK-01")
@pytest.mark.parametrize("seats", [0, 1, 6, -2])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        karczma.start("kajko", seats, 1)
    assert refused.value.key == "seats-range"
    assert refused.value.facts["low"] == 2
    assert refused.value.facts["high"] == 5


@rule("KK-02")
@pytest.mark.parametrize("stacks", ["mixed", "twins_alike"])
def test_ten_stacks_whose_sizes_everybody_sees(stacks: str) -> None:
    t = table(3, stacks=stacks)
    assert tuple(t.left().values()) == SIZES
    for seat in (0, 1, 2, None):
        zones = [zone for zone in t.match.view(seat).middle.zones if zone.kind == "stack"]
        assert [(zone.name, zone.hidden, zone.facts["size"]) for zone in zones] == [
            (id, size, size) for id, size in zip(STACK.ids, SIZES, strict=True)
        ]
        assert all(not zone.cards for zone in zones)
    t.adventure("coin")
    zone = t.match.view(1).middle.zone("stack", "stack_9b")
    assert (zone.hidden, zone.facts["size"]) == (8, 9)


@rule("KK-02")
def test_each_stack_is_shuffled_on_its_own() -> None:
    tops: dict[int, Counter[str]] = {stack: Counter() for stack in range(10)}
    together: Counter[tuple[str, ...]] = Counter()
    for seed in range(300):
        g = table(seed=seed).g
        top = [CARD.ids[g.order[g.starts[stack] + size - 1] >> SHIFT] for stack, size in enumerate(SIZES)]
        for stack in range(10):
            tops[stack][top[stack]] += 1
        together[tuple(top[:2])] += 1
    for kind in FIXED:  # one of five in the smallest stacks, one of nine in the largest: far from never
        assert 30 < tops[0][kind] < 95
        assert 12 < tops[9][kind] < 65
    assert len(together) == 25  # what lies on one stack says nothing of the other


@rule("KK-24")
@pytest.mark.parametrize("stacks", ["mixed", "twins_alike"])
def test_every_stack_has_one_each_of_five_kinds(stacks: str) -> None:
    g = table(stacks=stacks).g
    rest: Counter[str] = Counter()
    for stack, size in enumerate(SIZES):
        cards = Counter(names(g.order[g.starts[stack] : g.starts[stack] + size]))
        assert all(cards[kind] == 1 for kind in FIXED)
        others = cards - Counter(FIXED)
        assert set(others) <= {"coin", "item_5"}
        assert others.total() == size - 5
        rest += others
    assert rest == {"coin": 10, "item_5": 10}


def split(stacks: str) -> list[tuple[int, int]]:
    """Coins and fives of each stack."""
    g = table(stacks=stacks).g
    counts = [Counter(names(g.order[g.starts[i] : g.starts[i] + size])) for i, size in enumerate(SIZES)]
    return [(count["coin"], count["item_5"]) for count in counts]


@rule("KK-24")
def test_how_coins_and_fives_are_split() -> None:
    mixed = [(0, 0), (0, 0), (1, 0), (0, 1), (1, 1), (1, 1), (2, 1), (1, 2), (2, 2), (2, 2)]
    alike = [(0, 0), (0, 0), (1, 0), (1, 0), (1, 1), (1, 1), (1, 2), (1, 2), (2, 2), (2, 2)]
    assert split("mixed") == mixed
    assert split("twins_alike") == alike


@rule("KK-R4")
def test_chance_draws_who_begins() -> None:
    for seats in (2, 3, 4, 5):
        begins = Counter(karczma.start("kajko", seats, seed).asked[0] for seed in range(60 * seats))
        assert set(begins) == set(range(seats))
        assert all(30 < times < 90 for times in begins.values())


@rule("KK-R4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_table_sets_who_begins(seats: int) -> None:
    for first in range(seats):
        for seed in range(3):
            t = table(seats, first_player=str(first), seed=seed)
            assert t.asked == [first]
            assert t.told == [{"event": "begins", "seat": first}]
            assert t.match.view(None).middle.numbers["first_player"] == first
    for first in range(seats, 6):
        with pytest.raises(Refused) as refused:
            table(seats, first_player=str(first))
        assert refused.value.key == "choice-value"
        assert refused.value.facts["name"] == "first_player"


DEFAULTS: dict[str, tuple[Setting, tuple[Setting, ...]]] = {
    "first_player": ("random", ("random", "0", "1", "2", "3", "4")),
    "dusigrosz": (False, (False, True)),
    "coin_in_hand": (False, (False, True)),
    "town_memory": ("hidden", ("hidden", "owner")),
    "dusigrosz_tie": ("nobody", ("nobody", "everybody", "more_items")),
    "coin_in_hand_target": ("in_play", ("in_play", "anybody")),
    "stacks": ("mixed", ("mixed", "twins_alike")),
}


def test_options_of_the_table_and_their_defaults() -> None:
    face = karczma.start("kajko", 2, 1).face
    assert {choice.name: (choice.default, choice.values) for choice in face.table_settings} == DEFAULTS
    assert karczma.start("kajko", 5, 1).settings == {name: default for name, (default, _) in DEFAULTS.items()}


@pytest.mark.parametrize("name", DEFAULTS)
@pytest.mark.parametrize("value", ["", "on", "5", 0, 1, 2, 1.0, None, [], {}])
def test_an_option_takes_only_its_values(name: str, value: object) -> None:
    with pytest.raises(Refused) as refused:
        karczma.start("kajko", 5, 1, {name: value})
    assert refused.value.key == "choice-value"
    assert refused.value.facts["name"] == name


def test_an_option_the_game_does_not_have() -> None:
    with pytest.raises(Refused) as refused:
        karczma.start("kajko", 2, 1, {"dusigrosze": True})
    assert refused.value.key == "no-such-choice"


def test_a_game_saved_before_there_were_these_options_goes_on() -> None:
    """Version 1 of the rules knew neither: nobody got the Miser in a tie, and only players in play were named."""
    match = karczma.start("kajko", 3, 1, {"dusigrosz": True, "coin_in_hand": True})
    match.choose(match.asked[0], match.options(match.asked[0])[0])
    saved: Any = json.loads(json.dumps(match.save()))
    saved["record"]["rules"] = 1
    del saved["shape"]  # nor was it numbered
    for name in ("dusigrosz_tie", "coin_in_hand_target"):
        del saved["record"]["options"][name]
    for name in ("tie", "anybody"):
        del saved["state"][name]
    again = karczma.resume(saved)
    assert again.face.write(again.game) == match.face.write(match.game)
    assert again.settings["dusigrosz_tie"] == "nobody"
    assert karczma.resume(json.loads(json.dumps(again.save()))).link() == again.link()
