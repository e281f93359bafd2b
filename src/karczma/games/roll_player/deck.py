"""The market deck: dealing, the discard pile that becomes a new deck, and cards turned up."""

from __future__ import annotations

from karczma.games.roll_player.state import Table
from karczma.games.roll_player.vocabulary import MARKET_DEALT, RESHUFFLED
from karczma.kernel.game import NOBODY


def deal_market(g: Table) -> None:
    """RP-16, RP-71, RP-R28 As many cards as there are Initiative cards, or as many as are left."""
    while len(g.market) < g.slots and g.left + len(g.discards) > 0:
        card = turn_up(g)
        g.market.append(card)
        g.tell(MARKET_DEALT, NOBODY, card)


def turn_up(g: Table) -> int:
    """RP-72 The top card of the deck; an empty deck is rebuilt from the discard pile."""
    if not g.left:
        pile = g.discards
        g.discards = []
        pile.sort()
        g.chance.shuffle(pile)
        g.order = tuple(pile)
        g.left = len(pile)
        g.layered = False
        g.tell(RESHUFFLED, NOBODY)
    g.left -= 1
    g.reveal()
    return g.order[g.left]
