"""The time of the server: the only one that counts, at every table and for every code.

It starts as the wall clock says and then goes on by itself: whoever sets that clock while we serve, a person or a time
server, takes nobody's time away and gives nobody more.
"""

from __future__ import annotations

import time

# Where there is one that goes on while the machine sleeps, that one: otherwise it would be wrong about the time of day.
_STEADY = getattr(time, "CLOCK_BOOTTIME", None)


def _steady() -> int:
    return time.clock_gettime_ns(_STEADY) if _STEADY is not None else time.monotonic_ns()


_BEGAN = time.time_ns() - _steady()


def now() -> int:
    """Milliseconds. Always asked for as `clock.now()`, so that a test can let days pass in no time."""
    return (_BEGAN + _steady()) // 1_000_000
