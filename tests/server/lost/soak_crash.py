"""Kill the server very often while many play: `make soak-crash N=1000`. Ends with 1 if anything was lost or happened
twice, or if tables took longer than two seconds to answer once the server was there."""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import tempfile
from pathlib import Path
from statistics import median

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[2])

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from server.lost.crashes import Crashes, crash

PARTIES = 100  # kills, after which the log is looked through and a new house is opened
SECONDS = 2.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kills", type=int, nargs="?", default=1000)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=None)
    order = parser.parse_args()
    seed = secrets.randbits(32) if order.seed is None else order.seed
    console = Console()
    console.print(f"{order.kills} kills, {order.tables} tables, seed {seed}")
    columns = (TextColumn("kills"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    parties: list[Crashes] = []
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task("kills", total=order.kills)
        for number in range(0, order.kills, PARTIES):
            kills = min(PARTIES, order.kills - number)
            with tempfile.TemporaryDirectory(prefix="karczma-soak-") as folder:
                started = crash(Path(folder), kills, order.tables, seed + number, lambda _: progress.advance(bar))
                parties.append(asyncio.run(started))
            if parties[-1].audit.wrong:
                break
    return tell(parties, console)


def tell(parties: list[Crashes], console: Console) -> int:
    wrong = [what for party in parties for what in party.audit.wrong]
    ready = [one for party in parties for one in party.ready]
    back = [one for party in parties for one in party.back]
    console.print(
        f"{len(ready)} kills: {sum(party.audit.acknowledged for party in parties)} moves acknowledged, "
        f"{sum(party.audit.written for party in parties)} written, {len(wrong)} lost, twice or otherwise wrong"
    )
    console.print(f"a connection after {median(ready):.2f} s (longest {max(ready):.2f})")
    console.print(f"from then on all tables after {median(back):.2f} s (longest {max(back):.2f})")
    for what in wrong[:20]:
        console.print(f"  {what}")
    late = sum(one > SECONDS for one in back)
    if late:
        console.print(f"  {late} times a table took longer than {SECONDS} s")
    return 1 if wrong or late else 0


if __name__ == "__main__":
    sys.exit(main())
