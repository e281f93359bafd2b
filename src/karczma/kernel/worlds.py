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


def permute(piles: list[list[int]], chance: Chance) -> None:
    """Cards a seat cannot tell apart change places among these piles; the sizes stay."""
    loose = [card for pile in piles for card in pile]
    chance.shuffle(loose)
    start = 0
    for pile in piles:
        end = start + len(pile)
        pile[:] = loose[start:end]
        start = end


def permute_apart(piles: list[list[int]], known: list[list[int]], chance: Chance) -> None:
    """The same, but what a seat knows to be among these piles changes places only with its like."""
    told = [card for group in known for card in group]
    for group in [*known, [card for pile in piles for card in pile if card not in told]]:
        places = [(pile, i) for pile in piles for i in range(len(pile)) if pile[i] in group]
        loose = [pile[i] for pile, i in places]
        chance.shuffle(loose)
        for n in range(len(places)):
            pile, i = places[n]
            pile[i] = loose[n]


def reseal(g: G, steps: list[Step[G]], eyes: int, chance: Chance) -> None:
    """What others have answered in secret may have been anything that they are offered in this world."""
    for i in range(len(g.sealed)):
        step, who, arg = g.asks[i]
        if not holds(eyes, who) and g.sealed[i] != OPEN:
            offered = steps[step].options(g, who, arg)
            g.sealed[i] = offered[chance.below(len(offered))]
