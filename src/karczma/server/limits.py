"""How often something may be done: by one address, or on one socket."""

from __future__ import annotations

import time
from collections import OrderedDict

from karczma.kernel.errors import Refused


class Bucket:
    """A number at once, then a number per second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(float(self.burst), self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    """Buckets by who and what; those unused for longest are forgotten."""

    KEPT = 10_000

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def check(self, what: str, who: str, rate: float, burst: int) -> None:
        """Refused if there have been too many."""
        if not self.on:
            return
        key = (what, who)
        bucket = self.buckets.pop(key, None) or Bucket(rate, burst)
        self.buckets[key] = bucket
        if len(self.buckets) > self.KEPT:
            self.buckets.popitem(last=False)
        if not bucket.take():
            raise Refused("too-many", what=what)
