"""The laboratory: many games at once, and how fast they are."""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES

from karczma.kernel import step

# Before anything here imports numpy: a step of a fit is so small that threads only wait for each other. On two busy
# cores two threads took five times as long as one, and came to the same weights.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def is_compiled() -> bool:
    """Whether the engine runs compiled; interpreted it plays the same games, several times slower."""
    return str(step.__file__).endswith(tuple(EXTENSION_SUFFIXES))
