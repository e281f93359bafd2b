"""Redeal: another world that a seat could be in. Search may look at such worlds and at nothing else."""

from __future__ import annotations

from karczma.kernel.chance import Chance
from karczma.kernel.game import Game


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
