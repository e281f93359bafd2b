"""Counting how many ways there are to go on, on clones."""

from __future__ import annotations

from typing import Any

from karczma.kernel.match import Match
from karczma.kernel.step import advance, asked, options


def perft(match: Match, g: Any, depth: int, counts: list[int]) -> list[int]:
    """The number of sequences of one choice, of two and so on, added to the counts."""
    if not g.asks or depth == len(counts):
        return counts
    seat = asked(g)[0]
    for option in options(g, match.steps, seat):
        counts[depth] += 1
        child = match.face.clone(g)
        advance(child, match.steps, seat, option)
        perft(match, child, depth + 1, counts)
    return counts
