"""What charms do: one short class for each effect."""

from __future__ import annotations

from typing import Final

from karczma.kernel.verbs import matched
from smithy.cards import EFFECTS as NAMES
from smithy.state import Table
from smithy.vocabulary import ROLLED


class Effect:
    """What happens when a charm is played on a strike."""

    own = False  # whether it is for the own strike, or against another's

    def played(self, g: Table, striker: int) -> None:
        raise NotImplementedError


class Reroll(Effect):
    """SM-11 Horseshoe: the die is rolled again."""

    own = True

    def played(self, g: Table, striker: int) -> None:
        roll(g)
        g.tell(ROLLED, striker, g.die)


class Dull(Effect):
    """SM-12 Soot: the die shows one less, but never less than one."""

    def played(self, g: Table, striker: int) -> None:
        g.die = max(1, g.die - 1)
        g.tell(ROLLED, striker, g.die)


EFFECTS: Final[list[Effect]] = matched(NAMES, {"reroll": Reroll(), "dull": Dull()})


def roll(g: Table) -> None:
    g.die = 1 + g.chance.below(6)
