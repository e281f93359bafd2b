"""Cleaning up between years: tokens, market cards, challenges, hands."""

from __future__ import annotations

from collections import Counter

import pytest

from karczma.games.stonespine.vocabulary import CHALLENGE, CHAMBER, SHAPE, TOKEN
from karczma.kernel.chance import seeded
from rules.rule import rule
from rules.stonespine.table import LaidTable, fresh, table

EVERY_COUNT = pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
YEARS = pytest.mark.parametrize("year", [1, 2, 3])
CHALLENGES = ("dogrens_vault", "market_maven", "ordered_chambers", "deadly_tomb", "goblin_gathering", "gnoll_pack")


def end_of_year(seats: int, year: int = 1) -> LaidTable:
    """All have passed; some tokens lie on market_09 and market_13, and one challenge is left."""
    t = table(seats).year(year, 4)
    for seat in range(seats):
        t.built(seat, year).taken(seat, *CHALLENGES[seat : seat + 1])
    t.market("market_09", bottom="slime ooze").market("market_13", top="slime star+1", bottom="pit")
    return t.challenges("kings_favor")


@rule("ST-35", "ST-06")
@EVERY_COUNT
@YEARS
def test_the_market_is_replaced(seats: int, year: int) -> None:
    t = end_of_year(seats, year).clean_up()
    assert Counter(t.faces(t.g.used)) == Counter(["slime", "ooze", "slime", "star+1", "pit"])
    cards = t.middle("market").cards
    assert len(cards) == max(2, seats - 1)
    assert not {"market_09", "market_13"} & set(cards)
    for card in cards:
        printed = t.match.pack.cards["market"][card]
        for part in ("top", "bottom"):
            faces = t.middle("set", f"{card}_{part}").cards
            shapes = [SHAPE.ids[t.cards.shape[TOKEN.numbers[face]]] for face in faces]
            assert shapes == printed.several(f"{part}_shapes")
    assert t.sound()


@rule("ST-35")
@EVERY_COUNT
def test_market_cards_never_come_back(seats: int) -> None:
    t = fresh(seats, seed=5)
    chance = seeded(5)
    seen = t.middle("market").cards
    year = 1
    while not t.match.over:
        t.play(chance, 1)
        if t.g.year > year:
            year = t.g.year
            seen = [*seen, *t.middle("market").cards]
    assert len(set(seen)) == len(seen) == 4 * max(2, seats - 1)


@rule("ST-36", "ST-R25")
@EVERY_COUNT
@YEARS
def test_challenges_go_and_come(seats: int, year: int) -> None:
    t = end_of_year(seats, year).clean_up()
    assert t.heard("lost_challenge")[0]["challenge"] == "kings_favor"
    assert "kings_favor" not in t.display
    assert CHALLENGE.numbers["kings_favor"] in t.g.gone
    count = {1: 3}.get(seats, seats + 1) if year < 3 else 0
    assert len(t.display) == count
    assert len(t.heard("challenge_revealed")) == count
    assert t.g.year == year + 1
    assert t.sound()


@rule("ST-37", "ST-70")
@EVERY_COUNT
@YEARS
def test_five_new_chambers_each(seats: int, year: int) -> None:
    t = end_of_year(seats, year)
    top = [CHAMBER.ids[card] for card in reversed(t.g.deck.inside())]
    t.clean_up()
    assert [t.hand_of(seat) for seat in range(seats)] == [top[5 * i : 5 * i + 5] for i in range(seats)]
    assert t.asked == list(range(seats))
    assert t.ask == "build"


@rule("ST-76")
def test_the_order_of_cleaning_up() -> None:
    """Tokens thrown away now can lie on the new cards: they go first, and the fields are filled after."""
    t = end_of_year(4, 1).pile("circle", "").pile("oval", "").pile("square", "").clean_up()
    assert [one for one in t.events if one != "reshuffled"] == [
        *["market_revealed"] * 3,
        "lost_challenge",
        *["challenge_revealed"] * 5,
        "year_starts",
        *["dealt"] * 4,
    ]
    refilled = {SHAPE.ids[shape] for card in t.g.market for part in (0, 1) for shape in t.cards.shapes[card * 2 + part]}
    assert {one["shape"] for one in t.heard("reshuffled")} == refilled
    assert t.sound()


@rule("ST-28", "ST-76")
def test_the_new_year_has_the_new_order() -> None:
    t = end_of_year(3)
    t.g.passed = (2, 0, 1)
    t.clean_up()
    assert (list(t.g.order), list(t.g.passed)) == ([2, 0, 1], [])


@rule("ST-R2")
def test_an_empty_pile_is_refilled_from_its_discards() -> None:
    """Two ovals are left, three are discarded; market_03 and market_12 with two ovals each come next."""
    t = table(2).built(0, 1).built(1, 1).challenges("kings_favor")
    t.tokens(0, "r1c1", "gnoll").passages(0, "r1c1_n", "r1c2_n", "r1c3_n")
    for cell in ("r1c1", "r1c2", "r1c3"):
        t.tokens(1, cell, "goblin", "kobold")
    t.tokens(1, "r1c4", "goblin").pile("oval", "secret_passage kobold")
    assert sorted(t.faces(t.g.used)) == ["gnoll", "gnoll", "gnoll"]
    t.next_market("market_03", "market_12").clean_up()
    assert t.middle("market").cards == ["market_03", "market_12"]
    assert t.middle("set", "market_03_top").cards == ["secret_passage", "kobold"]
    assert t.middle("set", "market_12_top").cards == ["gnoll", "gnoll"]
    assert [one["shape"] for one in t.heard("reshuffled")] == ["oval"]
    assert (t.g.used, t.g.piles[1].left) == ((), 1)
    assert t.sound()


@rule("ST-R2", "ST-R5")
def test_a_field_with_no_token_left_stays_empty() -> None:
    """One oval is left and none discarded: market_03 gets it, and market_12's upper set cannot be bought."""
    t = table(2).built(0, 1).built(1, 1).challenges("kings_favor").pile("oval", "gnoll", used=False)
    t.next_market("market_03", "market_12").clean_up()
    assert t.middle("set", "market_03_top").cards == ["gnoll"]
    assert t.middle("set", "market_12_top").cards == []
    assert t.heard("reshuffled") == []
    t.built(0, 2).built(1, 2).gold(0, 30).market_phase()
    assert t.offered("buy") == [["market_03_top"], ["market_03_bottom"], ["market_12_bottom"]]
    assert t.choose("buy", "market_03_top").gold_of(0) == 20  # the full price (ST-R5)


@rule("ST-R2")
@pytest.mark.parametrize(("seats", "ovals"), [(2, False), (4, True), (5, True)])
def test_only_ovals_can_run_out(seats: int, ovals: bool) -> None:
    """As many market cards as a game shows have at most so many fields of each shape, and the box so many tokens."""
    shown = 4 * max(2, seats - 1)
    t = fresh(seats)
    for shape in range(3):
        fields = sorted(
            (sum(t.cards.shapes[card * 2 + part].count(shape) for part in (0, 1)) for card in range(18)), reverse=True
        )
        tokens = sum(t.cards.tokens[face] for face in range(18) if t.cards.shape[face] == shape)
        assert (sum(fields[:shown]) > tokens) == (ovals and SHAPE.ids[shape] == "oval")
