"""Who may see what: the order of stacks nobody, the town nobody (or its owner), all the rest everybody."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from karczma.games.kajko import FACE
from karczma.games.kajko.vocabulary import ADVENTURE, SHIFT, STACKS
from karczma.kernel.audience import Json
from karczma.kernel.chance import Chance, seeded
from rules.kajko.pickers import PICKERS
from rules.kajko.table import LaidTable, table
from rules.rule import rule


def known(t: LaidTable, seat: int | None) -> str:
    """All that is told to a seat: its view, its question, the count as far as it goes, what happened last."""
    view: Json = t.match.view(seat).plain()
    question: Json = None if seat is None else t.match.question(seat)
    scores: Json = t.match.scores(seat).plain()
    return json.dumps([view, question, scores, [dict(event) for event in t.match.told(seat)]])


def midway(seats: int, seed: int, memory: str) -> LaidTable:
    """A game in which several characters of several players have items, and stacks still have cards."""
    chance = seeded(seed)
    t = table(seats, seed=seed, town_memory=memory, dusigrosz=True)
    while sum(len(player.town) for player in t.g.players) < seats + 1:
        seat = t.asked[0]
        t.match.choose(seat, PICKERS["fickle"](t.match, seat, chance))
    assert not t.over()
    return t


def shuffled_stacks(t: LaidTable, chance: Chance) -> LaidTable:
    """The same table with the hidden cards of each stack in another order."""
    other = LaidTable(t.match.clone())
    order = other.g.order[:]
    for stack in range(STACKS):
        start, end = other.g.starts[stack], other.g.starts[stack] + other.g.left[stack]
        hidden = order[start:end]
        chance.shuffle(hidden)
        order[start:end] = hidden
    other.g.order = order
    other.g.told = t.g.told
    return other


def shuffled_towns(t: LaidTable, chance: Chance) -> LaidTable:
    """The same table with all cards that lie on characters changed about; each character keeps its number of cards."""
    other = LaidTable(t.match.clone())
    cards = [item for player in other.g.players for items in player.town for item in items]
    chance.shuffle(cards)
    for player in other.g.players:
        town: list[tuple[int, ...]] = []
        for items in player.town:
            town.append(tuple(cards[: len(items)]))
            cards = cards[len(items) :]
        player.town = town
    other.g.told = t.g.told
    return other


@rule("KK-I5")
@pytest.mark.parametrize("memory", ["hidden", "owner"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_knows_the_order_of_a_stack(seats: int, memory: str) -> None:
    for seed in range(5):
        t = midway(seats, seed, memory)
        other = shuffled_stacks(t, seeded(seed))
        assert other.g.order != t.g.order
        for seat in (*range(seats), None):
            assert known(other, seat) == known(t, seat)


@rule("KK-I5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_sees_the_town(seats: int) -> None:
    changed = 0
    for seed in range(8):
        t = midway(seats, seed, "hidden")
        other = shuffled_towns(t, seeded(seed + 100))
        changed += [other.town(seat) for seat in range(seats)] != [t.town(seat) for seat in range(seats)]
        for seat in (*range(seats), None):
            assert known(other, seat) == known(t, seat)
            for place in t.match.view(seat).seats:
                assert all(not zone.cards for zone in place.zones if zone.kind == "character")
    assert changed >= 4


@rule("KK-I5")
def test_owners_may_look_if_the_table_allows_it() -> None:
    t = table(3, town_memory="owner").sent(0, ["coin", "item_5"]).sent(1, ["treasure_10"])
    assert sorted(t.match.view(0).seats[0].zone("character", "0").cards) == ["coin", "item_5"]
    for seat in (1, 2, None):
        hidden = t.match.view(seat).seats[0].zone("character", "0")
        assert (hidden.cards, hidden.hidden) == ([], 2)
    own = t.match.scores(0).seats
    assert [part.known for part in own[0].parts] == [True]
    assert (own[0].total, own[1].total, own[1].parts[0].known) == (6, 0, False)


@rule("KK-I5")
def test_what_was_laid_down_is_in_the_log() -> None:
    t = table(2).front(0, "coin", "treasure_10").turn(0).send()
    assert t.match.told(1)[0] == {"event": "sent", "seat": 0, "count": 2, "ducats": 11}
    chance = seeded(3)
    t = table(3, seed=3)
    while not t.over():
        t.match.choose(t.asked[0], PICKERS["quick"](t.match, t.asked[0], chance))
    for seat in (0, 1, 2, None):
        history = [event for choice in t.match.history(seat) for event in choice]
        turned = [event for event in history if event["event"] == "turned_up"]
        assert len(turned) == 70 - sum(t.left().values())
        assert all({"stack", "card"} <= set(event) for event in turned)
        assert sum(int(event["count"]) for event in history if event["event"] == "sent") == sum(
            len(items) for player in t.g.players for items in player.town
        )


@rule("KK-I5")
@pytest.mark.parametrize("memory", ["hidden", "owner"])
def test_at_the_end_all_is_seen(memory: str) -> None:
    t = table(2, town_memory=memory).sent(1, ["coin", "item_5"]).leave(stack_5a=["treasure_10"]).turn(0)
    t.choose("adventure", "stack_5a")
    assert t.over()
    for seat in (0, 1, None):
        places = t.match.view(seat).seats
        assert places[0].zone("character", "0").cards == ["treasure_10"]
        assert sorted(places[1].zone("character", "0").cards) == ["coin", "item_5"]
    assert [seat.total for seat in t.match.scores(0).seats] == [10, 6]


@rule("KK-R11")
def test_the_box_can_be_looked_through() -> None:
    t = table(3).front(0, "coin", "treasure_10", "robbers").turn(0).adventure("robbers")
    for seat in (0, 1, 2, None):
        middle = t.match.view(seat).middle
        assert sorted(middle.zone("box").cards) == ["coin", "robbers", "robbers", "treasure_10"]
        assert middle.numbers["cards_left"] == 66
        assert sum(zone.hidden for zone in middle.zones if zone.kind == "stack") == 66


@rule("KK-24")
def test_the_odds_of_a_stack_are_those_of_the_cards_left_in_it() -> None:
    t = midway(2, 3, "hidden")
    g = t.g
    for stack in range(STACKS):
        if not g.left[stack]:
            continue
        start = g.starts[stack]
        left = Counter(copy >> SHIFT for copy in g.order[start : start + g.left[stack]])
        outcomes = FACE.outcomes(g, ADVENTURE + stack)
        tops = {world.order[start + g.left[stack] - 1] >> SHIFT: weight for weight, world in outcomes}
        assert tops == left
        for _, world in outcomes:
            assert sorted(world.order) == sorted(g.order)
            assert world.left == g.left
