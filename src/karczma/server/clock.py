"""The server's time: the only one that counts, at every table and for every code.

It starts from the wall clock and then runs on its own: if a person or a time server sets that clock while we serve,
nobody loses time or gains any.
"""

from __future__ import annotations

import time

# A clock that goes on while the machine sleeps, where there is one: others would get the time of day wrong.
_STEADY = getattr(time, "CLOCK_BOOTTIME", None)


def _steady() -> int:
    return time.clock_gettime_ns(_STEADY) if _STEADY is not None else time.monotonic_ns()


_BEGAN = time.time_ns() - _steady()


def now() -> int:
    """Milliseconds. Always called as `clock.now()`, so that a test can let days pass in no time."""
    return (_BEGAN + _steady()) // 1_000_000
