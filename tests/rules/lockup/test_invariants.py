"""What holds at every moment of every game: nothing is lost, tokens come home, nobody hides too much."""

from __future__ import annotations

import pytest

from karczma.games.lockup.vocabulary import LIBRARY
from karczma.kernel.chance import seeded
from karczma.kernel.errors import Fact
from rules.lockup.pickers import PICKERS
from rules.lockup.table import LaidTable, fresh
from rules.rule import rule


@rule("LK-I1", "LK-I2", "LK-I3", "LK-I4", "LK-I5")
@pytest.mark.parametrize("temper", list(PICKERS))
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_in_whole_games(seats: int, temper: str) -> None:
    t = fresh(seats, seats, mode="standard" if temper == "busy" else "advanced", crews="random")
    chance = seeded(seats)
    rounds = Rounds(seats)
    while not t.match.over:
        all_cubes_are_somewhere(t)
        every_card_is_in_one_place(t)
        rounds.go_on(t)
        reputation_is_never_negative(t)
        there_is_one_marker(t)
        seat = t.asked[0]
        t.match.choose(seat, PICKERS[temper](t.match, seat, chance))
    all_cubes_are_somewhere(t)
    every_card_is_in_one_place(t)
    reputation_is_never_negative(t)


def all_cubes_are_somewhere(t: LaidTable) -> None:
    """LK-I1 In the supply, on boards or at locations."""
    g = t.g
    for kind, all_of_them in enumerate((25, 15, 15, 10)):
        held = [crew.resources[kind] for crew in g.crews]
        assert min([g.supply[kind], *held, *g.loot]) >= 0
        assert g.supply[kind] + sum(held) + sum(g.loot[kind::4]) == all_of_them
    assert g.supply[4] + sum(crew.strength for crew in g.crews) == 22
    assert g.supply[5] + sum(crew.suspicion for crew in g.crews) + sum(g.watched) == 12
    assert min(g.supply[4], g.supply[5], *[crew.suspicion for crew in g.crews]) >= 0


def every_card_is_in_one_place(t: LaidTable) -> None:
    """LK-I2"""
    g = t.g
    items = [*g.item_deck, *g.display, *[card for crew in g.crews for card in crew.reserved]]
    thugs = [*g.thug_deck, *g.thug_discards, *g.thugs, *g.drawn_thugs]
    tomes = [*g.tome_deck, *g.tome_discards, *g.drawn_tomes, *[card for crew in g.crews for card in crew.tomes]]
    for crew in g.crews:
        items += [card for card in range(34) if crew.items >> card & 1]
        thugs += [card for card in range(33) if crew.thugs >> card & 1]
    assert sorted(card for card in items if card >= 0) == list(range(34))
    assert sorted(card for card in thugs if card >= 0) == list(range(33))
    assert sorted(tomes) == sorted([tome for tome in range(14) if not g.solo or tome > 1] * 2)
    assert len(g.tome_deck) == len(g.tome_deck_known)
    if g.solo:
        posted = [card for cards in g.posted for card in range(22) if cards >> card & 1]
        guards = [card for card in (*g.guard_deck, *g.unknown, *g.aside, *posted) if card >= 0]
        assert (len(guards), len(set(guards))) == (12, 12)
        assert sorted([*g.location_deck, *g.drawn_locations]) == list(range(8))
    assert t.sound()


def reputation_is_never_negative(t: LaidTable) -> None:
    """LK-I5"""
    assert min(crew.reputation for crew in t.g.crews) >= 0


def there_is_one_marker(t: LaidTable) -> None:
    """LK-I5 And at most one holder of each goal: it is a number of one crew."""
    view = t.match.view(None)
    holders = [place.numbers["first"] for place in view.seats]
    if t.g.solo:
        guards: Fact = int(str(view.middle.zone("guards").facts["first"]))
        holders.append(guards)
    assert sorted(str(one) for one in holders) == ["0"] * (t.g.sides - 1) + ["1"]
    goals = [zone.facts["holder"] for zone in view.middle.zones if zone.kind == "goal"]
    assert len(goals) == (2 if t.g.solo else 3)
    assert all(isinstance(holder, int) and -1 <= holder < t.g.sides for holder in goals)


class Rounds:
    """LK-I3, LK-I4 Follows what is told of each round."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.night = False
        self.begin()

    def begin(self) -> None:
        self.hid = [0] * self.seats
        self.books = [0] * self.seats
        self.used: list[set[str]] = [set() for _ in range(self.seats)]

    def go_on(self, t: LaidTable) -> None:
        self.tokens_are_at_home_or_at_a_location(t)
        told = t.match.told(None)
        for one in told:
            if one["event"] == "round_starts":
                self.begin()
            elif one["event"] == "played_tome":
                self.books[int(str(one["seat"]))] += one["tome"] == "great_book_of_sneaking"
            elif one["event"] == "hid":
                self.hid[int(str(one["seat"]))] += int(str(one["count"]))
        most = 3 if self.seats <= 2 else 2
        assert all(self.hid[seat] <= most + self.books[seat] for seat in range(self.seats))
        places = {(int(str(one["seat"])), str(one["location"])) for one in told if one["event"] in ("assigned", "hid")}
        for seat, location in places:
            assert location not in self.used[seat]
            assert location != "library"
            self.used[seat].add(location)

    def tokens_are_at_home_or_at_a_location(self, t: LaidTable) -> None:
        """Outside lights-out none is at the library; when a round starts all are in the cells."""
        crews = t.g.crews[: self.seats]
        events = t.events
        if "lights_go_out" in events:
            self.night = True
        if "patrol_starts" in events or "round_starts" in events:
            self.night = False
        for crew in crews:
            assert sum(at >= -1 for at in crew.at) == (5 if self.seats == 5 else 6)
            assert all(crew.at[token] >= 0 for token in range(6) if crew.down >> token & 1)
            assert self.night or LIBRARY not in crew.at
            assert "round_starts" not in events or (max(crew.at), crew.down) == (-1, 0)
