"""Whole numbers that somebody sends."""

from __future__ import annotations

from typing import TypeGuard


def is_whole(given: object) -> TypeGuard[int]:
    """Whether this is a whole number. True is 1 to Python, but it is not a seat, an option or a count."""
    return isinstance(given, int) and not isinstance(given, bool)
