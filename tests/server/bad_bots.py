"""Bots that do not answer, for the workers of a server: a worker imports this file."""

from __future__ import annotations

import os
import time
from typing import Any


def think(*args: Any) -> list[str]:
    """As `karczma.server.workers.think`: the last two are the kind and the temperament."""
    kind = args[-2]
    if kind == "hangs":
        time.sleep(600)
    if kind == "dies":
        os._exit(3)
    if kind == "fails":
        raise ValueError("no idea")
    return ["asked", kind]
