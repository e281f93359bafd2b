"""The queue of analyses, as several processes share it; and two that do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing

import pytest
import sqlalchemy as sa

from karczma.lab.analysis import Finding, Lost, Weighed
from karczma.server import analysis_store as kept
from karczma.server import schema
from karczma.server.analysis_store import GONE, Claimed, Key
from karczma.server.config import Config
from karczma.server.store import connect
from server.hall import Hall, play_on, until

FIRST, SECOND = Key("one", "m1"), Key("two", "m2")


@pytest.fixture
def connection(database: str) -> Iterator[sa.Connection]:
    """With two finished tables, of which the first was asked for first."""
    engine = connect(database)
    schema.metadata.create_all(engine)
    with engine.begin() as connection:
        for key in (FIRST, SECOND):
            row = {"id": key.table, "game": "kajko", "stage": "over", "listed": True, "meta": b"", "seed": "1"}
            connection.execute(sa.insert(schema.tables).values(**row, rules=1, seq=1, updated=0))
        kept.want(connection, FIRST, "quick", "ania", 1)
        kept.want(connection, SECOND, "quick", "ania", 2)
        yield connection
    engine.dispose()


def finding(position: int) -> Finding:
    choice = Weighed({"do": ["send"], "touch": "part:front"}, 0.5, 0.5, 0.0, 20.0, 0.0)
    return Finding(position, 0, "turn", [choice], True, 0, Lost(0.0, 0.0, 0.0, 0.0, 0.0, 0.0), "best")


def test_each_process_takes_another_game_in_the_order_of_request(connection: sa.Connection) -> None:
    assert kept.claim(connection, "a", 10, alone=False) == Claimed(FIRST, "quick")
    assert kept.claim(connection, "b", 10, alone=False) == Claimed(SECOND, "quick")
    assert kept.claim(connection, "c", 10, alone=False) is None


def test_a_game_that_a_process_has_left_is_taken_over_with_all_that_was_found(connection: sa.Connection) -> None:
    kept.claim(connection, "a", 10, alone=False)
    assert kept.begin(connection, FIRST, 3) == set()
    assert kept.keep_findings(connection, FIRST, "a", [finding(4)], GONE)
    assert kept.claim(connection, "b", GONE + 10, alone=False) == Claimed(SECOND, "quick")  # it is still at work
    assert kept.claim(connection, "c", 2 * GONE + 1, alone=False) == Claimed(FIRST, "quick")
    assert kept.begin(connection, FIRST, 3) == {4}
    # Should the first one still be there after all, what it finds counts once, and it hears that it is to stop
    assert not kept.keep_findings(connection, FIRST, "a", [finding(4), finding(6)], 2 * GONE + 2)
    assert kept.keep_findings(connection, FIRST, "c", [finding(6), finding(8)], 2 * GONE + 3)
    assert [one.position for one in kept.found_so_far(connection, FIRST)] == [4, 6, 8]


def test_a_process_alone_goes_on_at_once_with_what_the_one_before_it_has_left(connection: sa.Connection) -> None:
    kept.claim(connection, "a", 10, alone=True)
    assert kept.claim(connection, "b", 11, alone=True) == Claimed(FIRST, "quick")
    assert kept.claim(connection, "b", 12, alone=True) == Claimed(FIRST, "quick")  # the database was out of reach


def test_a_game_analysed_by_another_version_is_forgotten_when_it_is_wanted_again(connection: sa.Connection) -> None:
    kept.claim(connection, "a", 10, alone=True)
    kept.keep_findings(connection, FIRST, "a", [finding(4)], 11)
    newer = FIRST._replace(mark="newer")
    kept.want(connection, FIRST._replace(mark="deep"), "deep", "bob", 11)
    kept.want(connection, newer, "quick", "bob", 12)
    assert kept.standing(connection, FIRST) == kept.Standing()
    assert kept.found_so_far(connection, FIRST) == []
    assert [kept.standing(connection, key).ahead for key in (SECOND, FIRST._replace(mark="deep"), newer)] == [0, 1, 2]
    assert not kept.keep_findings(connection, FIRST, "a", [finding(6)], 13)
    assert kept.found_so_far(connection, FIRST) == []


def test_what_is_analysed_at_one_process_is_seen_and_cancelled_at_the_other(postgres: str) -> None:
    config = Config(database=postgres, bot_seconds=0.0, limits=False, analysis_workers=1)
    with ExitStack() as opened:
        one, other = (opened.enter_context(closing(Hall(config))) for _ in range(2))
        ania = one.guest("Ania")
        table, long = ania.table("me Bruno", start=True), ania.table("me Bruno", start=True)
        play_on([ania.line(table)], "send")
        play_on([ania.line(long)], "adventure")
        there = other.nobody()
        there.http.cookies.update(dict(ania.http.cookies))

        there.post(f"/tables/{long}/analysis", effort="deep")
        until(lambda: ania.get(f"/tables/{long}/analysis", effort="deep")["done"] > 0, 60)
        working = [hall for hall in (one, other) if hall.services.analyses.workers.pids()]
        assert len(working) == 1
        guest = there if working[0] is one else ania
        guest.ask("DELETE", f"/tables/{long}/analysis?effort=deep")
        until(lambda: working[0].services.analyses._key is None, 60)
        told = guest.get(f"/tables/{long}/analysis", effort="deep")
        assert told["state"] == "cancelled"
        assert 0 < told["done"] < told["of"]

        ania.post(f"/tables/{table}/analysis", effort="quick")
        until(lambda: there.get(f"/tables/{table}/analysis")["state"] == "done", 60)
        assert there.get(f"/tables/{table}/analysis")["left_out"] == 0
