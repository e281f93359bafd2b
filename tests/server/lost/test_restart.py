"""A game goes on after the server was stopped, after it died, and after upgrades that change the rules."""

from __future__ import annotations

import asyncio
import random
import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import karczma
import smithy.face
from karczma.games import GAMES
from karczma.kernel.errors import Refused
from karczma.kernel.face import Face
from server.lost.company import Tasks, all_move, move_and_rest, playing, raise_failure
from server.lost.guests import Guest, Player, Turned, open_table, until
from server.lost.ledger import audit, read
from server.lost.processes import Server

TESTS = Path(__file__).parents[2]
PROGRAM = f"""
import sys
sys.path.insert(0, {str(TESTS)!r})
from server.lost.test_restart import of_version
from karczma.games import GAMES
GAMES["smithy"] = of_version("smithy", int(sys.argv[1]))
from karczma.server.config import from_environment
from karczma.server.run import serve
serve(from_environment())
"""


@cache
def of_version(_: str, version: int) -> Face[Any]:
    """The toy game by a version of its rules."""
    newer: Face[Any] = type("Newer", (smithy.face.Smithy,), {"rules_version": version, "__module__": "smithy"})()
    return newer


class Release(Server):
    """A server that has the toy game, by rules of a version that can be changed between two starts."""

    def by(self, version: int) -> Release:
        self.program = (sys.executable, "-c", PROGRAM, str(version))
        return self


async def seated(door: Server, tables: int, game: str) -> list[Player]:
    players: list[Player] = []
    for number in range(tables):
        guests = [await Guest(f"Gość {number}{letter}", lambda: door.port).come_in() for letter in "ab"]
        table = await open_table(guests[0], guests[1:], game=game)
        players += [Player(guest, table, random.Random(number)) for guest in guests]
    for player in players:
        player.stays = True
    return players


async def to_the_end(players: list[Player], tasks: Tasks) -> None:
    def over() -> bool:
        raise_failure(tasks)
        return all(player.stage == "over" for player in players)

    await until(over, 60.0, "the game is over")


def test_a_game_goes_on_after_a_stop_and_after_a_crash(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'karczma.db'}"
    server = Server(database, tmp_path)

    async def go() -> tuple[list[Player], dict[str, Any]]:
        await server.start().ready()
        players = await seated(server, 1, "kajko")
        async with playing(players) as tasks:
            await all_move(players, tasks, 2)
            assert await asyncio.to_thread(server.stop) == 0
            await until(lambda: all(player.byes for player in players), 20.0, "everybody hears goodbye", *players)
            assert [player.byes for player in players] == [[("closing", True)]] * 2
            await server.start().ready()
            await all_move(players, tasks, 2)
            server.kill()
            await server.start().ready()
            await to_the_end(players, tasks)
        record: dict[str, Any] = await players[0].guest.get(f"/tables/{players[0].table}/record")
        return players, record

    try:
        players, record = asyncio.run(go())
    finally:
        server.kill()
    assert audit(database, players).wrong == []
    assert karczma.replay(record).over
    assert len(record["moves"]) == sum(len(player.acked) for player in players)


def test_rules_that_change_under_a_game_change_it_from_there_on(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Release(database, tmp_path)

    async def go() -> tuple[list[Player], dict[str, Any], dict[str, Any], dict[str, Any]]:
        await server.by(1).start().ready()
        players = await seated(server, 2, "smithy")
        ended, going = players[:2], players[2:]
        async with playing(ended) as tasks:
            await to_the_end(ended, tasks)
        before = await ended[0].guest.get(f"/tables/{ended[0].table}/record")
        await _play_some(going)
        for version in (2, 3):
            server.stop()
            await server.by(version).start().ready()
            await _old_answer_is_refused(going[0])
            await _play_some(going)
        await server_again(server)
        async with playing(going) as tasks:
            for player in going:
                player.quiet.clear()
            await to_the_end(going, tasks)
        after = await ended[0].guest.get(f"/tables/{ended[0].table}/record")
        return players, before, after, await going[0].guest.get(f"/tables/{going[0].table}/record")

    try:
        players, before, after, record = asyncio.run(go())
    finally:
        server.kill()
    assert audit(database, players, of_version).wrong == []
    book = read(database)[players[2].table]
    assert [msgspec.json.decode(line.data)["rules"] for line in book.lines if line.kind == "rules"] == [2, 3]
    assert before == after  # what was over before is told by the rules of its time
    monkeypatch.setitem(GAMES, "smithy", of_version("smithy", 1))
    assert karczma.replay(before).over
    monkeypatch.setitem(GAMES, "smithy", of_version("smithy", 3))
    assert (record["rules"], record["from"]["shape"]) == (3, 1)
    with pytest.raises(Refused) as refused:
        karczma.replay(record)
    assert refused.value.key == "record-crosses"  # it can be read, but what came before is not in it


async def _play_some(players: list[Player]) -> None:
    async with playing(players) as tasks:
        await move_and_rest(players, tasks, 2)


async def server_again(server: Server) -> None:
    """By the same rules: then nothing is written, the game is as it was."""
    lines = {id: len(book.lines) for id, book in read(server.database).items()}
    server.kill()
    await server.start().ready()
    assert {id: len(book.lines) for id, book in read(server.database).items()} == lines


async def _old_answer_is_refused(player: Player) -> None:
    """Whoever still holds a question of the old rules cannot answer one of the new rules with it."""
    places = player.places
    old = next((place["question"] for place in places if place.get("question")), None)
    if old is None:
        return
    line = await player.guest.socket(player.table)
    message = {"type": "move", "id": "old", "seat": old["seat"], "seq": old["seq"], "do": old["options"][0]["do"]}
    await line.send(msgspec.json.encode(message).decode())
    while (answer := msgspec.json.decode(await line.recv()))["type"] not in ("ack", "refused"):
        pass
    await line.close()
    assert answer["type"] == "refused"
    assert answer["key"] in ("stale-seq", "not-asked")  # the others may have answered since the question was seen


def test_a_table_of_newer_rules_is_not_touched_by_an_older_server(tmp_path: Path) -> None:
    server = Release(f"sqlite:///{tmp_path / 'karczma.db'}", tmp_path)

    async def go() -> None:
        await server.by(2).start().ready()
        players = await seated(server, 1, "smithy")
        server.stop()
        before = read(server.database)
        await server.by(1).start().ready()
        with pytest.raises(Turned) as turned:
            await players[0].guest.get(f"/tables/{players[0].table}")
        assert (turned.value.status, turned.value.body["type"]) == (503, "karczma:table-newer")
        assert read(server.database) == before

    try:
        asyncio.run(go())
    finally:
        server.kill()
