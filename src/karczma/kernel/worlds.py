"""Redeal: another world that a seat could be in. Search may look at such worlds and at nothing else."""

from __future__ import annotations

from typing import TypeVar

from karczma.kernel.chance import Chance
from karczma.kernel.game import OPEN, Game, holds
from karczma.kernel.step import Step

G = TypeVar("G", bound=Game)


def forget_chance(g: Game, chance: Chance) -> None:
    """The generator's state is secret: an imagined world rolls dice of its own."""
    g.chance = Chance(chance.key_below(), 0, b"")


def reseal(g: G, steps: list[Step[G]], eyes: int, chance: Chance) -> None:
    """What others have answered in secret may have been anything they are offered in this world."""
    for i in range(len(g.sealed)):
        step, who, arg = g.asks[i]
        if not holds(eyes, who) and g.sealed[i] != OPEN:
            offered = steps[step].options(g, who, arg)
            g.sealed[i] = offered[chance.below(len(offered))]
