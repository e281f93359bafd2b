"""The server is killed at random moments while many play: nothing that was acknowledged is lost or happens twice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from statistics import median

from server.lost.crashes import crash

KILLS = 20
TABLES = 6


def test_twenty_kills_lose_nothing(tmp_path: Path) -> None:
    done = asyncio.run(crash(tmp_path, KILLS, TABLES, seed=3))
    print(
        f"{done.audit.acknowledged} acknowledged, {done.audit.written} written, {done.cuts} cuts; "
        f"ready {median(done.ready):.2f} s (worst {max(done.ready):.2f}), "
        f"then all tables back {median(done.back):.2f} s (worst {max(done.back):.2f})"
    )
    assert done.audit.wrong == []
    assert done.audit.acknowledged > KILLS * TABLES
