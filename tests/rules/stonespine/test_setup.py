"""Setting up: priority, gold, goal, challenges, market, blueprints, hands."""

from __future__ import annotations

from collections import Counter

import pytest

from karczma.games.stonespine.vocabulary import BLUEPRINT, CHAMBER, GOAL, MARKET, SHAPE, TOKEN, YEAR
from karczma.kernel.errors import Refused
from rules.rule import rule
from rules.stonespine.table import LaidTable, fresh, table

EVERY_COUNT = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
COMPANY = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def priority(t: LaidTable) -> list[int]:
    """The seats from the left of the track, as everybody sees it."""
    places = [place.numbers["priority"] for place in t.match.view(None).seats]
    return [places.index(number) for number in sorted(places)]


@rule("ST-01")
@EVERY_COUNT
def test_one_to_five_players(seats: int) -> None:
    t = fresh(seats)
    assert len(t.match.view(None).seats) == seats
    assert t.asked == list(range(seats))


@rule("ST-01")
@pytest.mark.parametrize("seats", [0, 6])
def test_nobody_and_six_are_refused(seats: int) -> None:
    with pytest.raises(Refused, match="1 to 5"):
        fresh(seats)


@rule("ST-02")
def test_the_priority_track_starts_in_any_order() -> None:
    orders = Counter(tuple(priority(fresh(3, seed))) for seed in range(120))
    assert len(orders) == 6
    assert min(orders.values()) >= 5


@rule("ST-03")
@pytest.mark.parametrize(("seats", "gold"), [(2, [0, 1]), (3, [0, 1, 1]), (4, [0, 1, 1, 2]), (5, [0, 1, 1, 2, 2])])
def test_starting_gold_by_priority(seats: int, gold: list[int]) -> None:
    for seed in range(5):
        t = fresh(seats, seed)
        assert [t.gold_of(seat) for seat in priority(t)] == gold
        told = t.heard("priority")
        assert [one["seat"] for one in told] == priority(t)
        assert [(one["place"], one["gold"]) for one in told] == list(enumerate(gold, 1))


@rule("ST-04")
@EVERY_COUNT
def test_one_goal_is_revealed(seats: int) -> None:
    found: set[str] = set()
    for seed in range(60):
        t = fresh(seats, seed)
        shown = t.middle("goal")
        assert (len(shown.cards), shown.hidden) == (1, 0)
        assert [one["goal"] for one in t.heard("goal_revealed")] == shown.cards
        found.update(shown.cards)
    assert found == set(GOAL.ids)


@rule("ST-05", "ST-R25")
@pytest.mark.parametrize(("seats", "count"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_challenges_revealed(seats: int, count: int) -> None:
    t = fresh(seats)
    assert len(set(t.middle("challenges").cards)) == count
    assert t.g.challenge_deck.left == 30 - count


@rule("ST-06")
@pytest.mark.parametrize(("seats", "count"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_market_cards_revealed(seats: int, count: int) -> None:
    t = fresh(seats)
    assert len(set(t.middle("market").cards)) == count
    assert t.g.market_deck.left == 18 - count


@rule("ST-07")
@EVERY_COUNT
def test_every_field_has_a_token_of_its_shape(seats: int) -> None:
    for seed in range(5):
        t = fresh(seats, seed)
        for card in t.middle("market").cards:
            printed = t.match.pack.cards["market"][card]
            for part in ("top", "bottom"):
                lying = t.middle("set", f"{card}_{part}").cards
                shapes = [SHAPE.ids[t.cards.shape[TOKEN.numbers[face]]] for face in lying]
                assert shapes == printed.several(f"{part}_shapes")
        on_cards = sum(len(tokens) for tokens in t.g.fields)
        assert sum(t.middle("pile", shape).hidden for shape in SHAPE.ids) == 56 - on_cards
        assert t.sound()


@rule("ST-07")
def test_piles_are_shuffled() -> None:
    """Every circle can come first, as often as there are of it."""
    first = Counter(fresh(2, seed).g.piles[0].order[-1] for seed in range(300))
    assert {TOKEN.ids[face] for face in first} == {"ooze", "slime", "star+1", "treasure"}
    assert all(40 < count < 130 for count in first.values())


@rule("ST-08", "ST-66")
@EVERY_COUNT
def test_everybody_has_a_blueprint_with_its_gates(seats: int) -> None:
    found: set[str] = set()
    for seed in range(40):
        t = fresh(seats, seed)
        cards = []
        for seat in range(seats):
            zone = t.seen_by(None, seat, "blueprint")
            printed = t.match.pack.cards["blueprint"][zone.cards[0]]
            assert zone.facts["entrance"] == printed.whole("entrance_col")
            assert zone.facts["exit"] == printed.whole("exit_col")
            cards += zone.cards
        assert len(set(cards)) == len(cards) == seats
        assert [one["blueprint"] for one in t.heard("got_blueprint")] == cards
        found.update(cards)
    assert found == set(BLUEPRINT.ids)


@rule("ST-66")
def test_the_gates_are_the_upper_and_the_lower_edge() -> None:
    """Entrance in column 2, exit in column 4: a lone chamber with a door on a gate's edge counts, others do not."""
    for chamber, cell, points in [
        ("alcove", "r1c2", 1),  # a door N
        ("alcove", "r1c3", 0),
        ("tunnel", "r1c2", 0),  # doors E and W
        ("lair", "r4c4", 1),  # doors N and S
        ("lair", "r4c2", 0),
        ("alcove", "r4c4", 0),
        ("lair", "r2c4", 0),
    ]:
        t = table(2).blueprint(0, "blueprint_1").rows(0, *_alone(chamber, cell))
        assert t.parts(0)["paths"] == points, (chamber, cell)


def _alone(chamber: str, cell: str) -> list[str]:
    rows = [["-"] * 4 for _ in range(4)]
    rows[int(cell[1]) - 1][int(cell[3]) - 1] = chamber
    return [" ".join(row) for row in rows]


@rule("ST-09")
@EVERY_COUNT
def test_five_chambers_each(seats: int) -> None:
    t = fresh(seats)
    assert t.hand_sizes() == [5] * seats
    assert t.g.deck.left == 100 - 5 * seats
    assert [(one["seat"], one["count"]) for one in t.heard("dealt")] == [(seat, 5) for seat in range(seats)]
    assert t.sound()


@rule("ST-R11", "ST-09")
@EVERY_COUNT
def test_cards_are_dealt_player_by_player(seats: int) -> None:
    t = table(seats).priority(*range(seats - 1, -1, -1)).go(YEAR, 1)
    for seat in range(seats):
        assert t.hand_of(seat) == list(CHAMBER.ids[5 * seat : 5 * seat + 5])


@rule("ST-65")
@COMPANY
def test_everybody_has_a_marker_on_both_tracks(seats: int) -> None:
    view = fresh(seats).match.view(None)
    assert sorted(int(place.numbers["priority"]) for place in view.seats) == list(range(1, seats + 1))
    for place in view.seats:
        assert place.numbers["gold"] in (0, 1, 2)
        assert {zone.kind for zone in place.zones} == {"blueprint", "hand", "passages", "taken"}


def test_decks_are_shuffled() -> None:
    tops = [fresh(2, seed).g for seed in range(60)]
    assert len({g.deck.order[-1] for g in tops}) > 25
    assert len({g.challenge_deck.order[-1] for g in tops}) > 15
    assert len({MARKET.ids[g.market_deck.order[-1]] for g in tops}) > 10
