"""The store by itself: one moment to a reader, one order to writers, and nobody pays for another's mistake."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from karczma.server import schema
from karczma.server.migrations import migrate
from karczma.server.store import Entry, Row, Stale, Store, Unwritable, add_table, append, connect


def with_store(database: str, use: Callable[[Store], Awaitable[None]]) -> None:
    async def go() -> None:
        engine = connect(database)
        migrate(engine)
        store = Store(engine, "me")
        try:
            await use(store)
        finally:
            await asyncio.to_thread(store.close)

    asyncio.run(go())


def guest(id: str, name: str = "Ania") -> Callable[[sa.Connection], None]:
    def work(connection: sa.Connection) -> None:
        connection.execute(sa.insert(schema.guests).values(id=id, name=name, language="pl", created=1))

    return work


def names(connection: sa.Connection) -> list[str]:
    return sorted(connection.execute(sa.select(schema.guests.c.id)).scalars())


def test_a_reader_sees_one_moment(database: str) -> None:
    """What is read first and what is read second fit together, whatever others write in between."""

    async def use(store: Store) -> None:
        loop = asyncio.get_running_loop()

        def read_twice(connection: sa.Connection) -> tuple[list[str], list[str]]:
            before = names(connection)
            asyncio.run_coroutine_threadsafe(store.write(guest("late")), loop).result(10)
            return before, names(connection)

        await store.write(guest("early"))
        assert await store.read(read_twice) == (["early"], ["early"])
        assert await store.read(names) == ["early", "late"]

    with_store(database, use)


def test_what_waits_together_is_written_together_and_each_gets_its_own_answer(database: str) -> None:
    async def use(store: Store) -> None:
        def broken(_: sa.Connection) -> None:
            raise ZeroDivisionError

        def nonsense(connection: sa.Connection) -> None:
            connection.execute(sa.text("select :what"), {"what": object()})

        jobs = [guest("a"), guest("a"), broken, guest("b"), nonsense, guest("c")]
        before = store.commits
        answers = await asyncio.gather(*(store.write(job) for job in jobs), return_exceptions=True)
        kinds = [type(answer) for answer in answers]
        assert kinds[:4] == [type(None), Stale, ZeroDivisionError, type(None)]
        assert kinds[5] is type(None)
        assert kinds[4] is Unwritable
        assert await store.read(names) == ["a", "b", "c"]
        await asyncio.gather(*(store.write(guest(f"g{i}")) for i in range(200)))
        assert store.commits - before < 100  # many to a commit
        assert len(await store.read(names)) == 203

    with_store(database, use)


def test_what_was_waiting_is_written_before_the_store_closes(database: str) -> None:
    tasks: list[asyncio.Task[None]] = []

    async def use(store: Store) -> None:
        tasks.extend(asyncio.create_task(store.write(guest(f"g{i:02}"))) for i in range(50))
        await asyncio.sleep(0)  # each is in the queue, none is waited for

    with_store(database, use)
    engine = connect(database)
    with engine.connect() as connection:
        assert len(names(connection)) == 50
    engine.dispose()


def test_sqlite_is_set_to_lose_nothing(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path}/karczma.db")
    with engine.connect() as connection:
        found = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")
        }
    engine.dispose()
    assert found == {"journal_mode": "wal", "synchronous": 2}  # 2 is FULL


def test_a_line_of_the_log_has_one_writer(database: str) -> None:
    """Several stores, as several processes: the key of table and number lets one of them have it."""

    async def use(first: Store) -> None:
        stores = [first, *(Store(connect(database), f"other{i}") for i in range(2))]
        row = Row("t", "kajko", "open", True, b"{}", "1", 1, 1, None, 1)
        await first.write(lambda c: add_table(c, row, Entry(1, "created", b"{}", 1), []))
        for seq in range(2, 12):
            row.seq = seq
            entry = Entry(seq, "chat", b"{}", 1)

            def line(connection: sa.Connection, row: Row = row, entry: Entry = entry) -> None:
                append(connection, "me", row, entry, None)

            answers = await asyncio.gather(*(store.write(line, "t") for store in stores), return_exceptions=True)
            assert [type(answer) for answer in answers].count(Stale) == 2
            assert answers.count(None) == 1
        for store in stores[1:]:
            await asyncio.to_thread(store.close)

    with_store(database, use)


def test_what_was_given_up_is_not_written_later(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asked was told that it has not happened; what others wrote with it stays."""

    async def use(store: Store) -> None:
        monkeypatch.setattr("karczma.server.store.PATIENCE", 0.3)

        def slow(connection: sa.Connection) -> None:
            guest("slow")(connection)
            time.sleep(0.6)

        with pytest.raises(Unwritable):
            await store.write(slow)
        with pytest.raises(Unwritable):
            await store.read(lambda _: time.sleep(1.5))
        await store.write(guest("next"))
        assert await store.read(names) == ["next"]

    with_store(postgres, use)
