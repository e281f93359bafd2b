"""Sending items to the town: everything in front goes face down on one empty character."""

from __future__ import annotations

from karczma.games.kajko.state import Table
from karczma.games.kajko.vocabulary import FULL, ROBBERS_LEAVE, SENT, SHIFT


def send(g: Table, seat: int) -> None:
    """KK-12 to KK-14 Items are safe for good; robbers in front go away. Which character does not matter (KK-R6)."""
    player = g.players[seat]
    g.tell(SENT, seat, len(player.front), worth(g, player.front))
    player.town.append(tuple(player.front))
    player.front = []
    if player.robbers >= 0:
        g.box.append(player.robbers)
        player.robbers = -1
        g.tell(ROBBERS_LEAVE, seat)
    if player.full():
        g.tell(FULL, seat)


def worth(g: Table, items: list[int]) -> int:
    """The ducats on these cards."""
    value = g.cards.value
    ducats = 0
    for item in items:
        ducats += value[item >> SHIFT]
    return ducats
