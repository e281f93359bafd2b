"""What is dealt from decks and piles: chambers, challenges, market cards and their tokens."""

from __future__ import annotations

from typing import Final

from karczma.games.stonespine.state import Pile, Table
from karczma.games.stonespine.vocabulary import (
    CHALLENGE,
    CHALLENGE_REVEALED,
    DEALT,
    DREW,
    GOODS,
    MARKET_REVEALED,
    RESHUFFLED,
)
from karczma.kernel.game import NOBODY

HAND: Final = 5


def draw_chamber(g: Table, seat: int) -> int:
    """ST-09, ST-16, ST-R8 A chamber goes to this player's hand, unseen by anybody else."""
    if not g.deck.left:
        pile = sorted(g.discards)
        g.chance.shuffle(pile)
        g.deck = Pile(tuple(pile), len(pile))
        g.seen = [seen & ~as_bits(g.discards) for seen in g.seen]
        g.discards = ()
    card = g.deck.top()
    g.deck = g.deck.drawn()
    g.reveal()
    g.architects[seat].hand = (*g.architects[seat].hand, card)
    g.seen[seat] |= 1 << card
    return card


def as_bits(cards: tuple[int, ...]) -> int:
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def deal_hands(g: Table) -> None:
    """ST-09, ST-37, ST-R11 Five chambers each."""
    for seat in range(g.seated):
        for _ in range(HAND):
            draw_chamber(g, seat)
        g.tell(DEALT, seat, HAND)


def draw_one(g: Table, seat: int) -> None:
    """ST-16, ST-54 One more chamber for the hand."""
    g.tell(DREW, seat, draw_chamber(g, seat), to=1 << seat)


def deal_challenges(g: Table) -> None:
    """ST-05, ST-36, ST-R25 One more than there are players; three in solo."""
    count = 3 if g.solo else g.seated + 1
    for _ in range(count):
        card = g.challenge_deck.top()
        g.challenge_deck = g.challenge_deck.drawn()
        g.reveal()
        g.display = (*g.display, card)
        g.tell(CHALLENGE_REVEALED, NOBODY, card)


def deal_market(g: Table) -> None:
    """ST-06, ST-07 Two market cards for up to three players, three for four, four for five; a token on each field."""
    market: list[int] = []
    fields: list[tuple[int, ...]] = []
    for _ in range(max(2, g.seated - 1)):
        card = g.market_deck.top()
        g.market_deck = g.market_deck.drawn()
        g.reveal()
        market.append(card)
        for part in (0, 1):
            tokens = [draw_token(g, shape) for shape in g.cards.shapes[card * 2 + part]]
            fields.append(tuple([token for token in tokens if token >= 0]))
        g.tell(MARKET_REVEALED, NOBODY, card, GOODS.number(fields[-2]), GOODS.number(fields[-1]))
    g.market = tuple(market)
    g.fields = tuple(fields)


def draw_token(g: Table, shape: int) -> int:
    """ST-R2 A token of this shape; an empty pile is refilled from the discards; -1 if there are none left."""
    pile = g.piles[shape]
    if not pile.left:
        again = [token for token in g.used if g.cards.shape[token] == shape]
        if not again:
            return -1
        again.sort()
        g.chance.shuffle(again)
        g.used = tuple([token for token in g.used if g.cards.shape[token] != shape])
        pile = Pile(tuple(again), len(again))
        g.tell(RESHUFFLED, NOBODY, shape)
    g.piles[shape] = pile.drawn()
    return pile.top()


def clear_market(g: Table) -> None:
    """ST-35 Remaining tokens and all market cards go away."""
    used = list(g.used)
    for tokens in g.fields:
        used.extend(tokens)
    g.used = tuple(used)
    g.gone = (*g.gone, *[len(CHALLENGE.ids) + card for card in g.market])
    g.market = ()
    g.fields = ()
