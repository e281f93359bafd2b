"""Kill -9 at random moments while many play: twenty times in a test, as often as asked in `make soak-crash`."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from server.lost.company import playing, raise_failure, rest
from server.lost.guests import Guest, Player, open_table, until
from server.lost.ledger import Audit, audit
from server.lost.processes import Server

LONGEST = 0.7  # seconds between the moment all tables are back and the next kill


@dataclass
class Crashes:
    """How it went."""

    kills: int
    audit: Audit
    ready: list[float] = field(default_factory=list)  # seconds from the start of the process to its first connection
    back: list[float] = field(default_factory=list)  # seconds from its first connection until all tables had answered
    cuts: int = 0


async def crash(
    folder: Path, kills: int, tables: int, seed: int, told: Callable[[int], None] = lambda _: None
) -> Crashes:
    """Tables of two people, and one with a bot; the server dies so many times."""
    dice = random.Random(seed)
    database = f"sqlite:///{folder / 'karczma.db'}"
    server = await Server(database, folder).start().ready()
    try:
        players = await _sit_down(server, tables, dice)
        done = Crashes(kills, Audit())
        async with playing(players) as tasks:
            for number in range(kills):
                await _all_back(players, tasks)
                await asyncio.sleep(dice.uniform(0.0, LONGEST))
                await _die_and_return(server, players, tasks, done)
                told(number + 1)
            await rest(players, tasks)
    finally:
        server.kill()
    done.cuts = sum(player.cuts for player in players)
    done.audit = audit(database, players)
    return done


async def _sit_down(server: Server, tables: int, dice: random.Random) -> list[Player]:
    players: list[Player] = []
    for number in range(tables):
        guests = [await Guest(f"Gość {number}{letter}", lambda: server.port).come_in() for letter in "ab"]
        table = await open_table(guests[0], guests[1:], bots=int(number == 0))
        players += [Player(guest, table, random.Random(dice.getrandbits(64))) for guest in guests]
    return players


async def _die_and_return(
    server: Server, players: list[Player], tasks: list[asyncio.Task[None]], done: Crashes
) -> None:
    server.kill()
    for player in players:
        player.back.clear()
    server.start()
    await server.ready()
    there = time.monotonic()
    done.ready.append(there - server.started)
    await _all_back(players, tasks)
    done.back.append(time.monotonic() - there)


async def _all_back(players: list[Player], tasks: list[asyncio.Task[None]]) -> None:
    def back() -> bool:
        raise_failure(tasks)
        return all(player.back.is_set() for player in players)

    await until(back, 30.0, "every table answers", *players)
