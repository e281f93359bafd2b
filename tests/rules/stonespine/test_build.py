"""Building: everybody chooses at once, hands go round, four times a year."""

from __future__ import annotations

from itertools import permutations

import pytest

from karczma.games.stonespine.vocabulary import BUILD, CHAMBER, STEP
from karczma.kernel.chance import seeded
from karczma.kernel.errors import Refused
from rules.rule import rule
from rules.stonespine.table import LaidTable, fresh, table

EVERY_COUNT = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
DRAFT = pytest.mark.parametrize("seats", [3, 4, 5])


def one_each(t: LaidTable) -> LaidTable:
    """Everybody builds, and with two players discards, the first thing offered."""
    t.all_choose()
    return t.all_choose() if t.g.asks and t.ask == "discard_chamber" else t


@rule("ST-10", "ST-67")
@EVERY_COUNT
def test_year_by_year_row_by_row(seats: int) -> None:
    t = fresh(seats, seed=seats)
    chance = seeded(5)
    rows: dict[int, list[str]] = {}
    while not t.match.over:
        year = t.g.year
        t.play(chance, 1)
        for one in t.heard("built"):
            rows.setdefault(year, []).append(str(one["cell"]))
    assert sorted(rows) == [1, 2, 3, 4]
    for year, cells in rows.items():
        assert sorted(cells) == sorted([f"r{year}c{column}" for column in (1, 2, 3, 4)] * seats)


@rule("ST-11")
@EVERY_COUNT
def test_the_phases_of_a_year(seats: int) -> None:
    t = fresh(seats, seed=3)
    chance = seeded(6)
    happened: list[str] = []
    phases = ("year_starts", "built", "counted_gold", "passed", "market_revealed")
    while not t.match.over:
        t.play(chance, 1)
        for event in t.events:
            if event in phases and event not in happened[-1:]:
                happened.append(event)
    year = ["built", "counted_gold", "passed", "market_revealed", "year_starts"]
    assert happened == [*year * 3, *year[:3]]  # year 4 has no cleaning up


@rule("ST-12", "ST-67", "ST-69")
def test_any_card_into_any_empty_column() -> None:
    """Row 1 has an entrance in column 2 and one chamber without a door to its sides: nothing of it matters."""
    t = table(3).rows(0, "- - alcove -").hand(0, "cellar tunnel lair").hand(1, "tomb archive cache")
    t.hand(2, "vault keep crypt").build(2)
    assert t.asked == [0, 1, 2]
    assert t.offers_to(0) == [["build", card, c] for card in ("cellar", "tunnel", "lair") for c in ("1", "2", "4")]
    assert t.offers_to(1) == [["build", card, c] for card in ("tomb", "archive", "cache") for c in "1234"]
    t.choose("build", "lair", "4", seat=0).choose("build", "tomb", "1", seat=1).choose("build", "keep", "3", seat=2)
    assert (t.row(0, 1), t.row(1, 1)) == (["-", "-", "alcove", "lair"], ["tomb", "-", "-", "-"])
    assert t.row(2, 1) == ["-", "-", "keep", "-"]


@rule("ST-67", "ST-10")
@pytest.mark.parametrize("order", list(permutations("1234"))[::5])
def test_columns_in_any_order_and_no_other_row(order: tuple[str, ...]) -> None:
    t = table(1).built(0, 1).year(2).jael("jael_1").hands(5).build()
    for turn, column in enumerate(order):
        assert sorted({words[2] for words in t.offers}) == sorted(order[turn:])
        t.choose("build", t.hand_of(0)[0], column)
        if turn < 3:
            t.choose(*t.offers[0])
    assert "-" not in t.row(0, 2)
    assert t.row(0, 3) == ["-"] * 4


@rule("ST-13")
def test_doors_need_not_match() -> None:
    """Doors and frame are no matter: a chamber without a way in can be built at the gate."""
    t = table(2).rows(0, "- mausoleum - -").hand(0, "lair furnace").hand(1, "tomb cache").build(2)
    assert [words[1:] for words in t.offers_to(0)] == [[c, n] for c in ("lair", "furnace") for n in "134"]


@rule("ST-13", "ST-34")
@EVERY_COUNT
def test_nothing_placed_ever_moves(seats: int) -> None:
    t = fresh(seats, seed=8)
    chance = seeded(2)
    while not t.match.over:
        before = [architect.clone() for architect in t.g.architects]
        t.play(chance, 1)
        for old, new in zip(before, t.g.architects, strict=True):
            assert all(was in (-1, now) for was, now in zip(old.chambers, new.chambers, strict=True))
            assert new.tokens[: len(old.tokens)] == old.tokens
            assert new.passages & old.passages == old.passages


@rule("ST-14", "ST-16", "ST-17", "ST-R1", "ST-70", "ST-E13")
def test_two_players_discard_pass_and_draw() -> None:
    t = table(2).hands(5).build()
    sizes = []
    for turn in (1, 2, 3, 4):
        deck = t.g.deck.left
        sizes.append(t.hand_sizes())
        kept = t.hand_of(0)[1:]
        t.all_choose()
        assert len(t.g.discards) == 2 * (turn - 1) + (2 if turn == 4 else 0)
        if turn == 4:
            break
        assert (t.asked, t.ask) == ([0, 1], "discard_chamber")
        assert t.offers_to(0) == [["discard_chamber", card] for card in kept]
        t.choose("discard_chamber", kept[-1], seat=0)
        assert len(t.g.discards) == 2 * (turn - 1)  # sealed
        t.choose(*t.offers_to(1)[0], seat=1)
        assert CHAMBER.numbers[kept[-1]] in t.g.discards
        assert t.hand_of(1)[:-1] == kept[:-1]  # passed to the other, who has drawn one
        assert t.g.deck.left == deck - 2
    assert sizes == [[5, 5], [4, 4], [3, 3], [2, 2]]
    assert (t.hand_sizes(), len(t.g.discards), t.g.deck.left) == ([0, 0], 8, 100 - 10 - 6)
    assert "passed_hands" not in t.events
    assert "drew" not in t.events
    assert t.sound()


@rule("ST-14", "ST-R10")
def test_the_discard_is_told_to_nobody_else() -> None:
    t = table(2).hands(5).build().all_choose()
    t.choose(*t.offers_to(0)[0], seat=0)
    t.choose(*t.offers_to(1)[0], seat=1)
    assert [one.get("chamber", "?") for one in t.heard("discarded", 0)] == [t.chambers(t.g.discards)[0], "?"]
    assert [one.get("chamber", "?") for one in t.heard("discarded", 1)] == ["?", t.chambers(t.g.discards)[1]]
    assert [one.get("chamber", "?") for one in t.heard("discarded")] == ["?", "?"]


@rule("ST-15", "ST-R7", "ST-70")
@DRAFT
@pytest.mark.parametrize("year", [1, 2, 3, 4])
def test_hands_go_left_and_right_by_turns(seats: int, year: int) -> None:
    """By seat, whatever the priority; the next seat clockwise is on the left."""
    t = table(seats).year(year).priority(*range(seats - 1, -1, -1)).hands(5).build()
    for turn in (1, 2, 3):
        assert t.hand_sizes() == [6 - turn] * seats
        rest = [t.hand_of(seat)[1:] for seat in range(seats)]
        for seat in t.asked:
            assert t.g.turn == turn  # nobody passes a hand before all have placed (ST-70)
            t.choose("build", t.hand_of(seat)[0], str(turn), seat=seat)
        step = 1 if year in (1, 3) else -1
        assert [t.hand_of((seat + step) % seats) for seat in range(seats)] == rest
        assert t.heard("passed_hands")[0]["side"] == ("left" if step == 1 else "right")
    assert "drew" not in t.events
    assert t.g.deck.left == 100 - 5 * seats


@rule("ST-15", "ST-R7")
@pytest.mark.parametrize("year", [1, 2])
def test_two_players_pass_to_each_other(year: int) -> None:
    t = table(2).year(year).hand(0, "cellar tunnel lair").hand(1, "tomb archive cache").top("vault keep").build(3)
    t.choose("build", "cellar", "1", seat=0).choose("build", "tomb", "1", seat=1)
    t.choose("discard_chamber", "tunnel", seat=0).choose("discard_chamber", "archive", seat=1)
    assert (t.hand_of(0), t.hand_of(1)) == (["cache", "vault"], ["lair", "keep"])
    assert t.chambers(t.g.discards) == ["tunnel", "archive"]


@rule("ST-17")
@DRAFT
def test_the_last_card_in_hand_is_discarded(seats: int) -> None:
    t = table(seats).hands(5).build()
    for turn in (1, 2, 3):
        t.all_choose()
        assert len(t.g.discards) == 0, turn
    last = [t.hand_of(seat)[1] for seat in range(seats)]
    t.all_choose()
    assert t.hand_sizes() == [0] * seats
    assert t.chambers(t.g.discards) == last
    assert all("-" not in t.row(seat, 1) for seat in range(seats))
    assert "counted_gold" in t.events


@rule("ST-70", "ST-37", "ST-54")
@EVERY_COUNT
def test_the_hand_at_the_start_of_a_turn(seats: int) -> None:
    t = fresh(seats, seed=2)
    chance = seeded(9)
    found: set[tuple[int, int]] = set()
    while not t.match.over:
        if t.ask == "build" and len(t.asked) == seats:
            assert t.hand_sizes() == [6 - t.g.turn] * seats
            found.add((t.g.year, t.g.turn))
        t.play(chance, 1)
    assert len(found) == 16


@rule("ST-12", "ST-18", "ST-R9", "ST-70")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_choices_are_sealed_until_the_last_one(order: tuple[int, ...]) -> None:
    t = table(3).hands(5).build()
    hands = [t.hand_of(seat) for seat in range(3)]
    for n, seat in enumerate(order):
        assert t.asked == sorted(order[n:])
        assert [t.hand_of(i) for i in range(3)] == hands
        assert all(t.row(i, 1) == ["-"] * 4 for i in range(3))
        t.choose("build", hands[seat][seat], str(seat + 1), seat=seat)
        assert ("built" in t.events) == (n == 2)
    assert [(one["seat"], one["chamber"]) for one in t.heard("built")] == [(i, hands[i][i]) for i in range(3)]
    assert [t.row(i, 1)[i] for i in range(3)] == [hands[i][i] for i in range(3)]


@rule("ST-R9")
def test_who_has_chosen_is_not_asked_again() -> None:
    t = table(3).hands(5).build()
    t.choose(*t.offers_to(1)[0], seat=1)
    with pytest.raises(Refused):
        t.choose("build", t.hand_of(1)[1], "2", seat=1)
    assert t.asked == [0, 2]


@rule("ST-68")
def test_what_a_later_row_covers() -> None:
    """Printed gold of an earlier row is covered; its elements, kind and doors stay in force."""
    t = table(2).rows(0, "treasury cell mausoleum lair", "archive passage watering_hole furnace").built(1, 2).year(2)
    t.market("market_09", bottom="slime ooze").count_gold()
    assert t.gold_of(0) == (1 + 3 + 3 + 3) + (3 + 1)  # printed in row 2; the chests of both rows
    assert t.joined(0, "r1c4") == ["r2c4"]
    t.taken(0, "consistent_sanctum")
    assert t.parts(0)["challenges"] == 2 * 6  # the caves of row 2 with those at both ends of row 1
    assert t.parts(0)["chambers"] == -2 + 1  # the stars of cell in row 1, and of furnace


@rule("ST-R8")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    t = table(2).hand(0, "cellar tunnel lair").hand(1, "tomb archive cache").deck("vault")
    before = set(t.chambers(t.g.discards))
    t.build(3)
    t.choose("build", "cellar", "2", seat=0).choose("build", "tomb", "1", seat=1)
    t.choose("discard_chamber", "tunnel", seat=0).choose("discard_chamber", "archive", seat=1)
    assert t.hand_of(0) == ["cache", "vault"]
    assert t.hand_of(1)[0] == "lair"
    assert t.hand_of(1)[1] in before | {"tunnel", "archive"}
    assert t.g.discards == ()
    assert t.g.deck.left == len(before) + 1
    assert t.sound()


def test_the_question_names_its_rule() -> None:
    t = fresh(2)
    assert (t.ask, t.question()["rule"], STEP.ids[BUILD]) == ("build", "ST-12", "build")
