"""Matches in progress, of a game with hidden stacks and of one with hidden hands, and ways to look into a chair."""

from __future__ import annotations

import gc
import types
from collections.abc import Iterator
from typing import Any

import karczma
import smithy
from karczma.kernel.chance import seeded
from karczma.kernel.match import Match, start

SEED = 3 << 120 | 0x5EED  # so big that it is nowhere by accident

ADVANCED = {"coin_in_hand": True, "dusigrosz": True}


def kajko(players: int = 3, seed: int = SEED, options: dict[str, Any] | None = None) -> Match:
    return karczma.start("kajko", players, seed, options)


def smiths(seed: int = SEED) -> Match:
    return start(smithy.FACE, smithy.FACE.pack(None), 3, {}, seed)


def positions(match: Match, every: int = 5) -> Iterator[tuple[Match, int]]:
    """A random game: every few choices the match as it stands, and a seat that must choose."""
    dice = seeded(1)
    while not match.over:
        seat = match.asked[0]
        options = match.options(seat)
        if len(match.made) % every == 0:
            yield match, seat
        match.choose(seat, options[dice.below(len(options))])


BEYOND = (types.ModuleType, type, types.FunctionType, types.BuiltinFunctionType, types.CodeType)


def reachable(root: object) -> list[object]:
    """Everything that can be got at from here, through attributes, lists, and whatever else the collector follows."""
    seen = {id(root): root}
    waiting = [root]
    while waiting:
        for found in gc.get_referents(waiting.pop()):
            if id(found) not in seen and not isinstance(found, BEYOND):
                seen[id(found)] = found
                waiting.append(found)
    return list(seen.values())
