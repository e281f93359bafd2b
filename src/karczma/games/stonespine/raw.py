"""The table of Stonespine Architects number by number, for those who train: all dungeons, the market, and what a seat
knows of the hands. Left out are the points, which follow from the dungeons, and what is left in decks and piles.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from karczma.games.stonespine.cards import DOORS, KINDS, MARKS
from karczma.games.stonespine.improve import MOST_GOLD
from karczma.games.stonespine.state import Architect, Table
from karczma.games.stonespine.vocabulary import (
    BLUEPRINT,
    CELL,
    CHALLENGE,
    CHAMBER,
    EDGE,
    ELEMENT,
    ELEMENTS,
    FACES,
    GOAL,
    JAEL,
    MARKET,
    TOKEN,
)
from karczma.kernel.native import i64
from karczma.kernel.raw import add_one, each, of_each_seat, places, put, put_bits, put_one

OF_AN_ARCHITECT: Final = {
    **{f"{cell}_{what}": 1 for cell in CELL.ids for what in MARKS},
    **each("passage", EDGE.ids),
    **each("holds", CHAMBER.ids),  # of a rival only chambers it was passed by this seat
    **each("blueprint", BLUEPRINT.ids),
    **each("challenge", CHALLENGE.ids),
    **{"hand": 5, "gold": MOST_GOLD, "priority": 5, "passed": 5},
}
OF_A_MARKET_CARD: Final = {
    **each("is", MARKET.ids),
    **each("upper", TOKEN.ids),
    **each("lower", TOKEN.ids),
    **{"upper_gold": 10, "lower_gold": 10},
}
IN_THE_MIDDLE: Final = {
    **each("goal", GOAL.ids),
    **each("display", CHALLENGE.ids),
    **each("placing", TOKEN.ids),
    **{"year": 4, "turn": 4},
}
OF_JAEL: Final = {
    **each("jael", JAEL.ids),
    **each("jael_has", ELEMENT.ids, 10),
    **{"jael_gold": MOST_GOLD, "jael_acted": 1},
}
ARCHITECT: Final = places(OF_AN_ARCHITECT)
OF_A_CELL: Final = len(MARKS)
WITHIN: Final = len(KINDS) + len(DOORS)  # there the elements begin
PASSAGES: Final = ARCHITECT["passage_r1c1_n"]
HOLDS: Final = ARCHITECT["holds_smokehouse"]
BLUEPRINTS: Final = ARCHITECT["blueprint_blueprint_1"]
CHALLENGES: Final = ARCHITECT["challenge_dogrens_vault"]
MEANS: Final = ARCHITECT["hand"]
OFFER: Final = places(OF_A_MARKET_CARD)
UPPER: Final = OFFER["upper_gnoll"]
COST: Final = OFFER["upper_gold"]
MIDDLE: Final = places(IN_THE_MIDDLE)
DISPLAY: Final = MIDDLE["display_dogrens_vault"]
PLACING: Final = MIDDLE["placing_gnoll"]
YEAR: Final = MIDDLE["year"]
JAELS: Final = places(OF_JAEL)
JAEL_HAS: Final = JAELS["jael_has_gnoll"]
JAEL_GOLD: Final = JAELS["jael_gold"]


def names(seats: int) -> dict[str, int]:
    market = range(1, max(2, seats - 1) + 1)
    offers = {f"market_{place}_{name}": full for place in market for name, full in OF_A_MARKET_CARD.items()}
    alone = OF_JAEL if seats == 1 else {}
    return {**of_each_seat(OF_AN_ARCHITECT, seats), **IN_THE_MIDDLE, **alone, **offers}


def write(g: Table, seat: int, row: vec[u8], at: i64) -> None:
    for i in range(g.seated):
        who = (seat + i) % g.seated
        write_architect(g, g.architects[who], row, at)
        write_hand(g, who, seat, row, at)
        put(row, at + MEANS + 2, place_of(g.order, who))
        put(row, at + MEANS + 3, place_of(g.passed, who))
        at += len(OF_AN_ARCHITECT)
    write_middle(g, row, at)
    at += len(IN_THE_MIDDLE)
    if g.solo:
        write_jael(g, row, at)
        at += len(OF_JAEL)
    write_market(g, row, at)


def place_of(seats: tuple[int, ...], who: int) -> int:
    """From 1; 0 if the seat is not among them."""
    for place, seat in enumerate(seats):
        if seat == who:
            return place + 1
    return 0


def write_architect(g: Table, one: Architect, row: vec[u8], at: i64) -> None:
    marks = g.cards.marks
    cell_at: i64 = at
    for card in one.chambers:
        if card >= 0:
            for mark in marks[card]:
                row[cell_at + mark] += 1
        cell_at += OF_A_CELL
    for token in one.tokens:
        add_one(row, at + token // ELEMENTS * OF_A_CELL + WITHIN, token % ELEMENTS)
    put_bits(row, at + PASSAGES, one.passages)
    put_one(row, at + BLUEPRINTS, one.blueprint)
    for challenge in one.challenges:
        put_one(row, at + CHALLENGES, challenge)
    put(row, at + MEANS, len(one.hand))
    put(row, at + MEANS + 1, one.gold)


def write_hand(g: Table, who: int, seat: int, row: vec[u8], at: i64) -> None:
    """ST-15 Of the hands of others, a seat knows the cards that it has had itself."""
    had = g.seen[seat]
    for card in g.architects[who].hand:
        if who == seat or had >> card & 1:
            put_one(row, at + HOLDS, card)


def write_middle(g: Table, row: vec[u8], at: i64) -> None:
    put_one(row, at, g.goal)
    for challenge in g.display:
        put_one(row, at + DISPLAY, challenge)
    for token in g.placing:
        add_one(row, at + PLACING, token)
    put(row, at + YEAR, g.year)
    put(row, at + YEAR + 1, g.turn)


def write_jael(g: Table, row: vec[u8], at: i64) -> None:
    for card in g.revealed_jael:
        put_one(row, at, card)
    for chamber in g.collected:
        for element in g.cards.elements[chamber]:
            add_one(row, at + JAEL_HAS, element)
    for token in g.jael_tokens:
        if token < ELEMENTS:
            add_one(row, at + JAEL_HAS, token)
    if g.revealed_jael:
        put(row, at + JAEL_GOLD, g.cards.jael_gold[g.revealed_jael[-1]])
    put(row, at + JAEL_GOLD + 1, int(g.jael_acted))


def write_market(g: Table, row: vec[u8], at: i64) -> None:
    """What is left of each market card, and what it costs."""
    for place in range(len(g.market)):
        card = g.market[place]
        put_one(row, at, card)
        for part in range(2):
            tokens = g.fields[place * 2 + part]
            for token in tokens:
                add_one(row, at + UPPER + part * FACES, token)
            if tokens:
                put(row, at + COST + part, g.cards.cost[card * 2 + part])
        at += len(OF_A_MARKET_CARD)
