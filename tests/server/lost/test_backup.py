"""A backup while people play, and back again: into either kind of database, all of it or nothing."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
import sqlalchemy as sa

from karczma.kernel.errors import Refused
from karczma.server import schema, store
from karczma.server.backup import dump, restore
from karczma.server.migrations import NEWEST, migrate, version
from server.lost.company import all_move, playing, rest
from server.lost.guests import Guest, Player, open_table
from server.lost.ledger import audit, read, wrong_with
from server.lost.processes import Server
from server.lost.test_migrations import contents


def backup(database: str, file: Path) -> int:
    engine = store.connect(database)
    try:
        return dump(engine, file)
    finally:
        engine.dispose()


def bring_back(database: str, file: Path) -> int:
    engine = store.connect(database)
    try:
        return restore(engine, file)
    finally:
        engine.dispose()


@dataclass
class House:
    """A database that has seen something, its backup, and what a guest's browser still has of it."""

    database: str
    file: Path
    cookie: str
    table: str


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    folder = tmp_path_factory.mktemp("house")
    database = f"sqlite:///{folder / 'karczma.db'}"
    server = Server(database, folder)

    async def go() -> tuple[str, str]:
        await server.start().ready()
        ania = await Guest("Ania Żółć", lambda: server.port).come_in()
        table = await open_table(ania, [], bots=1)
        await ania.post("/tables", {"game": "kajko", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True})
        await ania.post("/me/devices")
        return ania.cookie, table

    try:
        cookie, table = asyncio.run(go())
    finally:
        server.stop()
    backup(database, folder / "backup.gz")
    return House(database, folder / "backup.gz", cookie, table)


def test_a_backup_while_people_play_is_of_one_moment(database: str, tmp_path: Path) -> None:
    server = Server(database, tmp_path)
    copies = [tmp_path / f"backup{i}.gz" for i in range(3)]

    async def go() -> list[Player]:
        await server.start().ready()
        players: list[Player] = []
        for number in range(4):
            guests = [await Guest(f"Gość {number}{letter}", lambda: server.port).come_in() for letter in "ab"]
            table = await open_table(guests[0], guests[1:])
            players += [Player(guest, table, random.Random(number)) for guest in guests]
        async with playing(players) as tasks:
            for copy in copies:
                await all_move(players, tasks, 1)
                await asyncio.to_thread(backup, database, copy)
            await all_move(players, tasks, 1)
            await rest(players, tasks)
        return players

    try:
        players = asyncio.run(go())
    finally:
        server.kill()
    assert audit(database, players).wrong == []
    now = read(database)
    for number, copy in enumerate(copies):
        restored = f"sqlite:///{tmp_path / f'restored{number}.db'}"
        bring_back(restored, copy)
        then = read(restored)
        assert len(then) >= 4
        for id, book in then.items():
            assert wrong_with(book) == []
            assert book.lines == now[id].lines[: len(book.lines)]


def test_a_house_moves_from_sqlite_to_postgresql_and_back(house: House, postgres: str, tmp_path: Path) -> None:
    database = house.database
    rows = bring_back(postgres, house.file)
    assert rows == sum(len(some) for name, some in contents(database).items() if name != "alembic_version")
    assert contents(postgres) == contents(database)
    again = tmp_path / "again.gz"
    backup(postgres, again)
    back = f"sqlite:///{tmp_path / 'back.db'}"
    bring_back(back, again)
    assert contents(back) == contents(database)


def test_the_game_goes_on_in_the_restored_house(house: House, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'karczma.db'}"
    bring_back(database, house.file)
    server = Server(database, tmp_path)

    async def go() -> Player:
        await server.start().ready()
        ania = Guest("Ania Żółć", lambda: server.port)
        ania.cookie = house.cookie  # her browser has not noticed anything
        ania.id = (await ania.get("/me"))["id"]
        player = Player(ania, house.table, random.Random(1))
        async with playing([player]) as tasks:
            await all_move([player], tasks, 2)
            await rest([player], tasks)
        return player

    try:
        player = asyncio.run(go())
    finally:
        server.stop()
    assert audit(database, [player]).wrong == []


def test_only_an_empty_database_is_restored_into(house: House, tmp_path: Path) -> None:
    database = house.database
    before = contents(database)
    with pytest.raises(Refused) as refusal:
        bring_back(database, house.file)
    assert refusal.value.key == "restore-not-empty"
    assert contents(database) == before


def test_a_server_that_was_started_and_never_used_counts_as_empty(house: House, tmp_path: Path) -> None:
    fresh = f"sqlite:///{tmp_path / 'fresh.db'}"
    engine = store.connect(fresh)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(sa.insert(schema.server_secrets).values(key="key", value="its own"))
    engine.dispose()
    bring_back(fresh, house.file)
    assert contents(fresh) == contents(house.database)  # with the key of the old house: its tickets are good


def cut(file: Path, to: Path) -> None:
    to.write_bytes(file.read_bytes()[:-200])


def cut_between_lines(file: Path, to: Path) -> None:
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    to.write_bytes(gzip.compress(b"".join(lines[:-3])))


def one_row_missing(file: Path, to: Path) -> None:
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    to.write_bytes(gzip.compress(b"".join([*lines[:5], *lines[6:]])))


def one_bit(file: Path, to: Path) -> None:
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 4
    to.write_bytes(data)


def something_else(_: Path, to: Path) -> None:
    to.write_bytes(gzip.compress(b'["not", "ours"]\n'))


def no_gzip(_: Path, to: Path) -> None:
    to.write_text("a letter to my aunt")


def of_the_future(file: Path, to: Path) -> None:
    first, rest = gzip.decompress(file.read_bytes()).split(b"\n", 1)
    to.write_bytes(gzip.compress(json.dumps({**json.loads(first), "version": "9999"}).encode() + b"\n" + rest))


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (cut, "backup-cut"),
        (cut_between_lines, "backup-cut"),
        (one_row_missing, "backup-cut"),
        (one_bit, "backup-cut"),
        (something_else, "backup-format"),
        (no_gzip, "backup-format"),
        (of_the_future, "backup-newer"),
    ],
)
def test_a_spoiled_backup_is_refused_and_leaves_nothing(
    spoil: Callable[[Path, Path], None], key: str, house: House, tmp_path: Path
) -> None:
    spoiled = tmp_path / "spoiled.gz"
    spoil(house.file, spoiled)
    database = f"sqlite:///{tmp_path / 'karczma.db'}"
    with pytest.raises(Refused) as refusal:
        bring_back(database, spoiled)
    assert refusal.value.key == key
    assert not any(contents(database).values())


def test_a_backup_that_fails_leaves_the_one_before(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "backup.gz"
    backup(house.database, file)
    before = file.read_bytes()
    monkeypatch.setattr("os.fsync", _full)
    with pytest.raises(OSError, match="full"):
        backup(house.database, file)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def _full(_: int) -> None:
    raise OSError("the disk is full")


def test_a_backup_says_which_version_it_is_of(house: House, tmp_path: Path) -> None:
    assert json.loads(gzip.decompress(house.file.read_bytes()).split(b"\n", 1)[0])["version"] == NEWEST
    engine = store.connect(house.database)
    with engine.connect() as connection:
        assert version(connection) == NEWEST
    engine.dispose()
