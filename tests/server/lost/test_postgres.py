"""Three server processes on one PostgreSQL: any of them serves any table, and one may die."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import smithy
from karczma.games import GAMES
from karczma.server.config import Config
from server.hall import Guest as Someone
from server.hall import Hall
from server.lost.company import all_move, playing, rest
from server.lost.guests import Guest, Player, open_table, until
from server.lost.ledger import audit, read
from server.lost.processes import Server

TABLES = 5


@asynccontextmanager
async def servers(database: str, folder: Path, count: int) -> AsyncIterator[list[Server]]:
    started = [Server(database, folder).start() for _ in range(count)]
    try:
        for server in started:
            await server.ready()
        yield started
    finally:
        for server in started:
            server.kill()


def test_one_of_three_dies_and_nobody_misses_anything(postgres: str, tmp_path: Path) -> None:
    async def go() -> list[Player]:
        async with servers(postgres, tmp_path, 3) as three:
            dice = random.Random(5)
            ports = [server.port for server in three]

            def door() -> int:  # any of them, also the one that is dead: as a proxy that does not know yet
                return dice.choice(ports)

            players: list[Player] = []
            for number in range(TABLES):
                guests = [await Guest(f"Gość {number}{letter}", door).come_in() for letter in "abc"]
                table = await open_table(guests[0], guests[1:], bots=int(number < 2))
                players += [Player(guest, table, random.Random(dice.getrandbits(64))) for guest in guests]
            async with playing(players) as tasks:
                await all_move(players, tasks, 3)
                three[0].kill()
                await all_move(players, tasks, 4)
                await rest(players, tasks)
            assert [server.process is not None for server in three] == [False, True, True]
            assert all(server.process.poll() is None for server in three[1:] if server.process)
            return players

    players = asyncio.run(go())
    found = audit(postgres, players)
    assert found.wrong == []
    assert found.acknowledged == sum(len(player.acked) for player in players) >= 7 * len(players)


def test_bots_and_clocks_of_a_dead_process_go_on_and_presence_is_known_everywhere(
    postgres: str, tmp_path: Path
) -> None:
    def lines(table: str) -> list[str]:
        return [line.kind for line in read(postgres)[table].lines]

    async def go() -> None:
        async with servers(postgres, tmp_path, 2) as (first, second):
            ania = await Guest("Ania", lambda: first.port).come_in()
            ola = await Guest("Ola", lambda: second.port).come_in()
            jan = await Guest("Jan", lambda: first.port).come_in()
            golems = await open_table(ania, [], bots=1)
            await ania.post(f"/tables/{golems}/seats/0", {"kind": "stand_in"})  # it plays itself, and only there
            clocks = await open_table(ania, [], bots=1, pace={"kind": "live", "seconds": 10, "increment": 0})
            started = time.monotonic()
            shared = await open_table(ania, [ola, jan])
            three = [Player(guest, shared, random.Random(1)) for guest in (ania, ola, jan)]
            for player in three:
                player.quiet.set()
            async with playing(three):
                await until(lambda: all(_present(player, 0, 1, 2) for player in three), 10.0, "each sees the others")
                await until(lambda: lines(golems).count("move") >= 2, 20.0, "the bots play")
                first.kill()
                played = lines(golems).count("move")
                ania.door = lambda: second.port
                await until(lambda: lines(golems).count("move") >= played + 3, 20.0, "bots are driven on")
                await until(lambda: "clock" in lines(clocks), 25.0, "a clock runs out")
                assert time.monotonic() - started >= 10.0
                await until(lambda: all(_present(player, 0, 1) for player in three[:2]), 10.0, "Ania is back")
                await until(lambda: three[1].presence[2] == "away", 20.0, "Jan was there and does not come back")

    asyncio.run(go())
    books = read(postgres)
    late = next(line for book in books.values() for line in book.lines if line.kind == "clock")
    assert json.loads(late.data) == {"seats": [0]}
    assert audit(postgres, []).wrong == []


def _present(player: Player, *seats: int) -> bool:
    return bool(player.presence) and all(player.presence[seat] == "here" for seat in seats)


def test_what_somebody_wants_to_be_asked_about_is_known_at_every_process(postgres: str) -> None:
    """Ania says so at one of two, and has a second device at the other; her friend hears nothing of it at either."""
    GAMES[smithy.FACE.name] = smithy.FACE
    config = Config(database=postgres, bot_seconds=0.0, limits=False)
    with closing(Hall(config)) as one, closing(Hall(config)) as two:
        ania, bob = one.guest("Ania"), one.guest("Bob")
        table = ania.table("me open", game="smithy", listed=True)
        bob.sit(table)
        ania.start(table)
        there = Someone(two)
        there.http.cookies = ania.http.cookies
        here, away, friend = ania.line(table), there.line(table), bob.line(table)
        charm = here.place()["reactions"][0]["do"]
        heard = len(friend.all)
        here.do("ready", seat=0, do=charm, ready=True)
        away.until(lambda: away.place()["reactions"][0]["ready"])
        assert two.live(table).wishes[0].ready == [" ".join(charm)]
        away.do("ask_always", seat=0, always=True)
        here.until(lambda: here.place()["ask_always"])
        friend.catch_up()
        assert [message["type"] for message in friend.all[heard:] if message["type"] != "presence"] == ["pong"]
    GAMES.pop(smithy.FACE.name, None)
