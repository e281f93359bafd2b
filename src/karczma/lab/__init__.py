"""The laboratory: many games at once, and how fast they are."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES

from karczma.kernel import step


def is_compiled() -> bool:
    """Whether the engine runs compiled; interpreted it plays the same games, several times slower."""
    return str(step.__file__).endswith(tuple(EXTENSION_SUFFIXES))
