"""One table in one process when the answer of the database goes astray: what is written counts, and all hear of it."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import karczma
from karczma.games import find
from karczma.kernel.errors import Refused
from karczma.server import clock, store, tables
from karczma.server.config import Config
from karczma.server.migrations import migrate
from karczma.server.open_table import OpenTable
from karczma.server.store import Entry, Row, Store, Unwritable
from karczma.server.table_info import Pace, Seat
from karczma.server.table_server import TableServer
from karczma.server.tables import Change
from server.lost.conftest import Cluster


def with_table(folder: Path, use: Callable[[TableServer, OpenTable], Awaitable[None]], database: str = "") -> None:
    """A server with one table of two people, where the game has begun."""

    async def go() -> None:
        engine = store.connect(database or f"sqlite:///{folder / 'karczma.db'}")
        migrate(engine)
        server = TableServer(Config(), Store(engine, "me"))
        chairs = [Seat(kind="person", name=name, guest=name, language="pl") for name in ("ania", "ola")]
        pack = karczma.open_pack("kajko")
        meta, seed = tables.new_meta("kajko", chairs, {}, pack, "pl", True, Pace(), clock.now())
        rules = find(meta.game).rules_version
        row = Row(meta.id, meta.game, "open", True, b"", seed, rules, 1, None, clock.now())
        row.meta = Change("created", {}, meta, None).row(OpenTable(meta, seed, rules, pack), 1, 1).meta
        try:
            live = await server.create(row, meta, Entry(1, "created", b"{}", clock.now()))
            await server.act(live, lambda: tables.start(live, clock.now()))
            await use(server, live)
        finally:
            await server.close()

    asyncio.run(go())


def first_option(live: OpenTable) -> Callable[[], Change]:
    assert live.match is not None
    seat = live.match.asked[0]
    at = live.meta.asked_at[str(seat)]
    words = live.match.words(live.match.options(seat)[0])
    return lambda: tables.move(live, seat, at, words, clock.now())


def test_a_commit_whose_answer_is_lost_counts_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(server: TableServer, live: OpenTable) -> None:
        dialect = server.store.engine.dialect
        commit = dialect.do_commit
        cut = [True]

        def commits_and_is_cut(connection: Any) -> None:
            commit(connection)
            if cut.pop() if cut else False:
                raise sqlite3.OperationalError("the line was cut")

        monkeypatch.setattr(dialect, "do_commit", commits_and_is_cut)
        acknowledged: list[int] = []
        assert await server.act(live, first_option(live), "a-1", acknowledged.append) == 3
        assert not cut
        assert acknowledged == [3]
        assert [entry.seq for entry in live.log] == [1, 2, 3]
        lines = await server.store.read(lambda c: store.find_entries(c, live.meta.id, -1))
        assert [(line.seq, line.client) for line in lines] == [(1, None), (2, None), (3, "a-1")]

    with_table(tmp_path, use)


def test_who_is_cut_off_while_it_is_written_has_still_moved(tmp_path: Path) -> None:
    async def use(server: TableServer, live: OpenTable) -> None:
        gate = threading.Event()
        slow = asyncio.create_task(server.store.write(lambda _: gate.wait(10)))
        told: list[int] = []
        server.told = lambda _, entries: told.extend(entry.seq for entry in entries)
        move = first_option(live)
        moving = asyncio.create_task(server.act(live, move, "a-1"))
        await asyncio.sleep(0)
        assert live.lock.locked()
        moving.cancel()
        gate.set()
        await slow
        await server.store.write(lambda _: None)  # what was in the queue before this is on disk
        with pytest.raises(asyncio.CancelledError):
            await moving
        assert (live.seq, live.doubtful) == (2, True)
        await server.sweep()  # as every two seconds
        assert (live.seq, live.doubtful, told) == (3, False, [3])
        assert await server.act(live, move, "a-1") == 3  # sent again, it is the same

    with_table(tmp_path, use)


def test_a_refused_write_leaves_memory_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(server: TableServer, live: OpenTable) -> None:
        before = (live.meta, live.match, list(live.log), dict(live.clients))

        def full(_: Any) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(server.store.engine.dialect, "do_commit", full)
            with pytest.raises(Unwritable):
                await server.act(live, first_option(live), "a-1")
        assert (live.meta, live.match, live.log, live.clients) == before
        assert await server.act(live, first_option(live), "a-1") == 3

    with_table(tmp_path, use)


@pytest.mark.parametrize("mark", ["same", "another"])
def test_what_another_process_has_written_under_an_id_counts_here_too(tmp_path: Path, mark: str) -> None:
    async def use(server: TableServer, live: OpenTable) -> None:
        other = TableServer(Config(), Store(store.connect(str(server.store.engine.url)), "other"))
        try:
            there = await other.table(live.meta.id)
            assert await other.act(there, first_option(there), "a-1 same") == 3
            assert live.seq == 2  # nobody has told us yet
            if mark == "same":
                assert await server.act(live, first_option(live), "a-1 same") == 3
            else:
                with pytest.raises(Refused) as refused:
                    await server.act(live, first_option(live), "a-1 another")
                assert refused.value.key == "id-used"
            assert live.seq == 3
        finally:
            await other.close()

    with_table(tmp_path, use)


def test_a_commit_that_comes_through_after_it_was_given_up_counts_once(
    cluster: Cluster, postgres: str, tmp_path: Path
) -> None:
    """PostgreSQL stands still just when it is told to commit, and goes on when nobody waits any more."""

    async def use(server: TableServer, live: OpenTable) -> None:
        make = first_option(live)

        def and_stand_still() -> Change:
            change = make()
            change.also = lambda _: cluster.freeze()
            return change

        with pytest.raises(Unwritable):
            await server.act(live, and_stand_still, "a-1")
        assert live.doubtful
        assert live.seq == 2
        cluster.thaw()
        acknowledged: list[int] = []
        assert await server.act(live, make, "a-1", acknowledged.append) == 3
        assert acknowledged == [3]
        lines = await server.store.read(lambda c: store.find_entries(c, live.meta.id, -1))
        assert [(line.seq, line.client) for line in lines] == [(1, None), (2, None), (3, "a-1")]
        assert [entry.seq for entry in live.log] == [1, 2, 3]

    try:
        with_table(tmp_path, use, postgres)
    finally:
        cluster.thaw()
