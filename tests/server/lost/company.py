"""Several players at once: let them play, wait until each has moved, bring them to rest."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from server.lost.guests import Player, until

Tasks = list[asyncio.Task[None]]


@asynccontextmanager
async def playing(players: list[Player]) -> AsyncIterator[Tasks]:
    """All of them at their tables, until the end of this block."""
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def all_move(players: list[Player], tasks: Tasks, times: int) -> None:
    """Until every player has been acknowledged so often again."""
    wanted = [len(player.acked) + times for player in players]

    def moved() -> bool:
        raise_failure(tasks)
        return all(len(player.acked) >= count for player, count in zip(players, wanted, strict=True))

    await until(moved, 60.0, "everybody moves on", *players)


async def move_and_rest(players: list[Player], tasks: Tasks, times: int) -> None:
    """The same, and with that acknowledgement nobody begins another move: a short game is not over yet."""
    wanted = [len(player.acked) + times for player in players]

    def enough() -> None:
        if all(len(player.acked) >= count for player, count in zip(players, wanted, strict=True)):
            for player in players:
                player.quiet.set()

    for player in players:
        player.quiet.clear()
        player.after_ack = enough
    await all_move(players, tasks, times)
    await rest(players, tasks)
    for player in players:
        player.after_ack = lambda: None


async def rest(players: list[Player], tasks: Tasks) -> None:
    """No new moves; every one that was sent is answered, what others did is heard, and no bot is at it any more."""
    for player in players:
        player.quiet.set()

    def still() -> bool:
        raise_failure(tasks)
        at: dict[str, list[Player]] = {}
        for player in players:
            at.setdefault(player.table, []).append(player)
        return all(player.settled for player in players) and all(map(_waits, at.values()))

    await until(still, 30.0, "everything is answered", *players)


def _waits(players: list[Player]) -> bool:
    """Whether a table waits for its people, and all of them know it."""
    seqs = {player.here.seq for player in players}
    return len(seqs) == 1 and (any(player.asked for player in players) or players[0].stage == "over")


def raise_failure(tasks: Tasks) -> None:
    for task in tasks:
        if task.done():
            task.result()
