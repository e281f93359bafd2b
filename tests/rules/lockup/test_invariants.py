"""What holds at every moment of every game: nothing is lost, tokens come home, nobody hides too much."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from karczma.games.lockup.vocabulary import LIBRARY
from karczma.kernel.chance import seeded
from rules.lockup.pickers import PICKERS
from rules.lockup.table import LaidTable, fresh
from rules.rule import rule

SIZES = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
TEMPERS = pytest.mark.parametrize("temper", list(PICKERS))


def positions(seats: int, temper: str, seed: int = 1) -> Iterator[LaidTable]:
    """A game of this temper, before each choice and at its end."""
    mode = "advanced" if seed % 2 else "standard"
    t = fresh(seats, seed + seats, mode=mode, crews="random")
    chance = seeded(seed)
    while not t.match.over:
        yield t
        seat = t.asked[0]
        t.match.choose(seat, PICKERS[temper](t.match, seat, chance))
    yield t


@rule("LK-I1")
@TEMPERS
@SIZES
def test_cubes_are_in_the_supply_on_boards_or_at_locations(seats: int, temper: str) -> None:
    for t in positions(seats, temper):
        g = t.g
        for kind, all_of_them in enumerate((25, 15, 15, 10)):
            held = [crew.resources[kind] for crew in g.crews]
            assert min([g.supply[kind], *held, *g.loot]) >= 0
            assert g.supply[kind] + sum(held) + sum(g.loot[kind::4]) == all_of_them
        assert g.supply[4] + sum(crew.strength for crew in g.crews) == 22
        assert g.supply[5] + sum(crew.suspicion for crew in g.crews) + sum(g.watched) == 12
        assert min(g.supply[4], g.supply[5]) >= 0


@rule("LK-I2")
@TEMPERS
@SIZES
def test_every_card_is_in_one_place(seats: int, temper: str) -> None:
    for t in positions(seats, temper, 2):
        g = t.g
        items = [*g.item_deck, *g.display, *[card for crew in g.crews for card in crew.reserved]]
        thugs = [*g.thug_deck, *g.thug_discards, *g.thugs, *g.drawn_thugs]
        tomes = [*g.tome_deck, *g.tome_discards, *g.drawn_tomes, *[card for crew in g.crews for card in crew.tomes]]
        for crew in g.crews:
            items += [card for card in range(34) if crew.items >> card & 1]
            thugs += [card for card in range(33) if crew.thugs >> card & 1]
        assert sorted(card for card in items if card >= 0) == list(range(34))
        assert sorted(card for card in thugs if card >= 0) == list(range(33))
        titles = [tome for tome in range(14) if seats > 1 or tome > 1]
        assert sorted(tomes) == sorted(titles * 2)
        assert len(g.tome_deck) == len(g.tome_deck_known)
        if seats == 1:
            posted = [card for cards in g.posted for card in range(22) if cards >> card & 1]
            guards = [card for card in (*g.guard_deck, *g.unknown, *g.aside, *posted) if card >= 0]
            assert (len(guards), len(set(guards))) == (12, 12)
            assert sorted([*g.location_deck, *g.drawn_locations]) == list(range(8))
        assert t.sound()


@rule("LK-I3")
@TEMPERS
@SIZES
def test_tokens_are_in_the_cell_or_at_a_location(seats: int, temper: str) -> None:
    night = False
    for t in positions(seats, temper, 3):
        crews = t.g.crews[:seats]
        assert all(sum(at >= -1 for at in crew.at) == (5 if seats == 5 else 6) for crew in crews)
        night = (night or "lights_go_out" in t.events) and "patrol_starts" not in t.events
        if not night or "round_starts" in t.events:
            night = False
            assert all(LIBRARY not in crew.at for crew in crews)
        if "round_starts" in t.events:
            assert all(max(crew.at) == -1 and crew.down == 0 for crew in crews)
        for crew in crews:
            assert all(crew.at[token] >= 0 for token in range(6) if crew.down >> token & 1)


@rule("LK-I4")
@TEMPERS
@SIZES
def test_nobody_hides_too_much_or_comes_twice(seats: int, temper: str) -> None:
    most = 3 if seats <= 2 else 2
    hid = [0] * seats
    books = [0] * seats
    used: list[set[str]] = [set() for _ in range(seats)]
    for t in positions(seats, temper, 4):
        told = t.match.told(None)
        for one in told:
            if one["event"] == "round_starts":
                hid, books, used = [0] * seats, [0] * seats, [set() for _ in range(seats)]
            elif one["event"] == "played_tome":
                books[int(str(one["seat"]))] += one["tome"] == "great_book_of_sneaking"
            elif one["event"] == "hid":
                hid[int(str(one["seat"]))] += int(str(one["count"]))
        assert all(hid[seat] <= most + books[seat] for seat in range(seats))
        places = {(int(str(one["seat"])), str(one["location"])) for one in told if one["event"] in ("assigned", "hid")}
        for seat, location in places:
            assert location not in used[seat]
            assert location != "library"
            used[seat].add(location)


@rule("LK-I5")
@TEMPERS
@SIZES
def test_reputation_is_never_negative_and_there_is_one_marker(seats: int, temper: str) -> None:
    for t in positions(seats, temper, 5):
        assert min(crew.reputation for crew in t.g.crews) >= 0
        view = t.match.view(None)
        holders = [int(str(place.numbers["first"])) for place in view.seats]
        if seats == 1:
            holders.append(int(str(view.middle.zone("guards").facts["first"])))
        assert sum(holders) == 1
        goals = [zone for zone in view.middle.zones if zone.kind == "goal"]
        assert all(isinstance(zone.facts["holder"], int) for zone in goals)
        assert len(goals) == (2 if seats == 1 else 3)
