"""Building (ST-10 to ST-18, ST-53, ST-54): everybody chooses at once, hands are passed, four times a year."""

from __future__ import annotations

from typing import Final

from karczma.games.stonespine.scoring import outlook, worth_of
from karczma.games.stonespine.state import Architect, Table, without
from karczma.games.stonespine.supply import as_bits, deal_hands, draw_one
from karczma.games.stonespine.vocabulary import (
    BUILD,
    BUILD_DONE,
    BUILT,
    CHAMBERS,
    COLUMNS,
    COUNT_GOLD,
    DISCARD_CHAMBER,
    DISCARDED,
    DO_BUILD,
    DO_DISCARD_CHAMBER,
    DO_KEEP_CHAMBER,
    JAEL_REVEALED,
    JAEL_TOOK_CHAMBER,
    KEEP_CHAMBER,
    PASS_ON,
    PASSED_HANDS,
    TREASURE,
    YEAR_STARTS,
)
from karczma.kernel.errors import Fact
from karczma.kernel.game import NOBODY, Option
from karczma.kernel.step import Step

TURNS: Final = 4
LEFT: Final = 0
RIGHT: Final = 1
# The options of a chamber for each set of free columns (bits): copying them is much faster than making new ones
COLUMNS_FOR: Final = [
    [DO_BUILD + card * COLUMNS + column for column in range(COLUMNS) if free >> column & 1]
    for card in range(CHAMBERS)
    for free in range(1 << COLUMNS)
]


class Year(Step[Table]):
    """ST-10, ST-52 A year begins: Jael's next card in solo, five chambers each."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        g.year = arg
        g.turn = 0
        g.tell(YEAR_STARTS, NOBODY, arg)
        if g.solo:
            card = g.jael_deck.top()
            g.jael_deck = g.jael_deck.drawn()
            g.revealed_jael = (*g.revealed_jael, card)
            g.jael_acted = False
            g.tell(JAEL_REVEALED, NOBODY, card)
        deal_hands(g)
        g.next(BUILD, NOBODY, 0)


class Build(Step[Table]):
    """ST-12, ST-13, ST-67, ST-R9 A chamber from the hand into any empty column of this year's row, all at once."""

    rule = "ST-12"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        g.turn += 1
        g.next(BUILD_DONE, NOBODY, 0)
        if g.solo:
            g.ask(BUILD, 0, 0)
        else:
            g.ask_all(BUILD, list(range(g.seated)), 0)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        architect = g.architects[seat]
        first = 4 * g.year - 4
        free = 0
        for column in range(COLUMNS):
            if architect.chambers[first + column] < 0:
                free |= 1 << column
        offered: list[Option] = []
        for card in architect.hand:
            offered.extend(COLUMNS_FOR[card << COLUMNS | free])
        return offered

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        card, column = divmod(option - DO_BUILD, COLUMNS)
        architect = g.architects[seat]
        architect.hand = without(architect.hand, card)
        put(g, architect, card, 4 * g.year - 4 + column)
        g.tell(BUILT, seat, card, 4 * g.year - 4 + column)

    def abouts(self, g: Table, seat: int, arg: int, options: list[Option]) -> list[dict[str, Fact]]:
        before = worth_of(g, g.architects[seat])
        told: list[dict[str, Fact]] = []
        for option in options:
            card, column = divmod(option - DO_BUILD, COLUMNS)
            architect = g.architects[seat].clone()
            put(g, architect, card, 4 * g.year - 4 + column)
            facts = outlook(g.cards, architect, before)
            facts["gold"] = g.cards.gold[card]
            facts["chests"] = g.cards.elements[card].count(TREASURE)  # ST-19 gold of every year
            told.append(facts)
        return told


def put(g: Table, architect: Architect, card: int, cell: int) -> None:
    architect.chambers[cell] = card
    architect.load[cell] += len(g.cards.elements[card])


class BuildDone(Step[Table]):
    """ST-14, ST-17, ST-53 After placing: two players discard a card, a solo player keeps one, the last card goes."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if g.turn == TURNS:
            for i in range(g.seated):
                for card in g.architects[i].hand:
                    discard(g, i, card)
                g.architects[i].hand = ()
            g.next(COUNT_GOLD, NOBODY, 0)
        elif g.solo:
            g.next(KEEP_CHAMBER, 0, 0)
        else:
            g.next(PASS_ON, NOBODY, 0)
            if g.seated == 2:
                g.next(DISCARD_CHAMBER, NOBODY, 0)


def discard(g: Table, seat: int, card: int) -> None:
    """ST-R10 A chamber is discarded face down."""
    g.discards = (*g.discards, card)
    g.tell(DISCARDED, seat, card, to=1 << seat)


class DiscardChamber(Step[Table]):
    """ST-14 With two players, each discards a card after placing."""

    rule = "ST-14"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        g.ask_all(DISCARD_CHAMBER, [0, 1], 0)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_DISCARD_CHAMBER + card for card in g.architects[seat].hand]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        card = option - DO_DISCARD_CHAMBER
        g.architects[seat].hand = without(g.architects[seat].hand, card)
        discard(g, seat, card)


class PassOn(Step[Table]):
    """ST-15, ST-16, ST-R7 Hands go left in years 1 and 3, right in 2 and 4; two players then draw a card."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        side = LEFT if g.year % 2 else RIGHT
        hands = [architect.hand for architect in g.architects]
        for i in range(g.seated):
            to = (i + 1) % g.seated if side == LEFT else (i - 1) % g.seated
            g.architects[to].hand = hands[i]
            g.seen[to] |= as_bits(hands[i])
        g.reveal()
        g.tell(PASSED_HANDS, NOBODY, side)
        if g.seated == 2:
            for i in range(2):
                draw_one(g, i)
        g.next(BUILD, NOBODY, 0)


class KeepChamber(Step[Table]):
    """ST-53, ST-54, ST-R32 In solo: one card stays in hand, Jael takes those with his symbols, then cards are drawn."""

    rule = "ST-53"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        g.ask(KEEP_CHAMBER, 0, 0)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_KEEP_CHAMBER + card for card in g.architects[0].hand]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        kept = option - DO_KEEP_CHAMBER
        symbols = g.cards.symbols[g.revealed_jael[-1]]
        for card in g.architects[0].hand:
            if card == kept:
                continue
            if g.cards.symbol[card] in symbols:
                g.collected = (*g.collected, card)
                g.tell(JAEL_TOOK_CHAMBER, NOBODY, card)
            else:
                discard(g, 0, card)
        g.architects[0].hand = (kept,)
        for _ in range(TURNS - g.turn):
            draw_one(g, 0)
        g.next(BUILD, NOBODY, 0)
