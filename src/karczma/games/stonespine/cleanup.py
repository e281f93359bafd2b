"""Cleaning up (ST-35 to ST-37, ST-76) and the end of the game."""

from __future__ import annotations

from karczma.games.stonespine.state import Table
from karczma.games.stonespine.supply import clear_market, deal_challenges, deal_market
from karczma.games.stonespine.vocabulary import ENDED, LOST_CHALLENGE, YEAR
from karczma.kernel.game import NOBODY
from karczma.kernel.step import Step


class CleanUp(Step[Table]):
    """ST-28, ST-35, ST-36 The market and the challenges are replaced; the order of passing is the new priority."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        clear_market(g)
        deal_market(g)
        g.gone += g.display
        for card in g.display:
            g.tell(LOST_CHALLENGE, NOBODY, card)
        g.display = ()
        if g.year < 3:
            deal_challenges(g)
        g.order = g.passed
        g.passed = ()
        g.next(YEAR, NOBODY, g.year + 1)


class End(Step[Table]):
    """ST-38 The last order of passing is the final priority; everything is scored."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        g.order = g.passed
        g.tell(ENDED, NOBODY)
