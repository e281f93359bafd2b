"""The watch link: whoever has it looks on at a private table, sees what is public, and can do nothing there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import sqlalchemy as sa

from karczma.server import schema
from karczma.server.guard import hashed
from server.hall import Guest, Hall, Line, hall, play_on


def gone(line: Line) -> str:
    return str(line.wait(lambda message: message["type"] == "bye")["why"])


def private(here: Hall, game: str = "stonespine") -> tuple[Guest, Guest, str]:
    """Two people at a private table, playing a game in which each holds cards."""
    ania, bob = here.guest("Ania"), here.guest("Bob")
    table = ania.table("me open", game=game)
    bob.sit(table, code=ania.post(f"/tables/{table}/invitations")["code"])
    ania.start(table)
    return ania, bob, table


def give(host: Guest, table: str) -> str:
    return str(host.post(f"/tables/{table}/watch_link")["code"])


def test_a_watcher_sees_what_a_spectator_of_a_listed_table_sees(here: Hall) -> None:
    ania, bob, table = private(here)
    eve = here.guest("Eve")
    watching = eve.line(table, watch=give(ania, table))
    assert [place.get("seat") for place in watching.places] == [None]
    truth = here.live(table).match
    assert truth is not None
    assert watching.places[0]["view"] == truth.view(None).plain()
    lines = [ania.line(table), bob.line(table)]
    hands = [json.dumps(line.place()["view"]) for line in lines]
    assert json.dumps(watching.places[0]["view"]) not in hands
    for line in lines:
        line.choose()
    watching.until(lambda: watching.seq == here.live(table).seq)
    assert watching.places[0]["view"] == here.live(table).match.view(None).plain()  # type: ignore[union-attr]
    moves = [one for one in watching.happened if one["kind"] == "move"]
    assert moves
    assert not any("do" in one["data"] for one in moves)


def test_the_table_says_that_it_can_be_watched(here: Hall) -> None:
    ania, bob, table = private(here)
    line = bob.line(table)
    assert line.table["watched"] is False
    code = give(ania, table)
    line.until(lambda: line.table["watched"])
    assert (line.happened[-1]["kind"], line.happened[-1]["data"]) == ("watch", {"on": True})
    assert code not in json.dumps(line.all)
    assert hashed(code) not in json.dumps(line.all)
    ania.post(f"/tables/{table}/watch_link/withdraw")
    line.until(lambda: not line.table["watched"])
    assert line.happened[-1]["data"] == {"on": False}


def test_only_the_hash_is_kept(here: Hall) -> None:
    ania, _, table = private(here)
    code = give(ania, table)
    kept = here.call(here.tables.store.read(lambda c: c.execute(sa.select(schema.tables.c.meta)).scalars().all()))
    assert not any(code.encode() in meta for meta in kept)
    assert any(hashed(code).encode() in meta for meta in kept)


def test_a_link_that_is_withdrawn_or_replaced_ends_at_once(here: Hall) -> None:
    ania, bob, table = private(here)
    eve = here.guest("Eve")
    first = give(ania, table)
    watching, playing = eve.line(table, watch=first), bob.line(table)
    second = give(ania, table)
    assert gone(watching) == "watch-ended"
    assert eve.line(table, watch=first).bye is not None
    assert eve.refused(f"/tables/{table}/watch", code=first) == (404, "no-such-table")
    watching = eve.line(table, watch=second)
    ania.post(f"/tables/{table}/watch_link/withdraw")
    assert gone(watching) == "watch-ended"
    assert eve.refused(f"/tables/{table}/watch", code=second) == (404, "no-such-table")
    assert ania.refused(f"/tables/{table}/watch_link/withdraw") == (409, "nothing-changes")
    playing.catch_up()
    assert playing.bye is None  # those who sit there stay


@pytest.mark.parametrize("code", ["", "x", "0" * 64])
def test_a_wrong_code_tells_not_even_that_there_is_a_table(here: Hall, code: str) -> None:
    ania, _, table = private(here)
    eve = here.guest("Eve")
    for stage in ("no link", "a link"):
        if stage == "a link":
            give(ania, table)
        for id in (table, "nosuchtable"):
            assert eve.refused(f"/tables/{id}/watch", code=code) == (404, "no-such-table")
            bye = eve.line(id, watch=code).bye
            assert bye is not None
            assert bye["why"] == "no-such-table"


def test_the_hash_is_not_the_code(here: Hall) -> None:
    """Whoever reads the database has not got the link."""
    ania, _, table = private(here)
    give(ania, table)
    kept = here.live(table).meta.watch
    assert here.guest("Eve").refused(f"/tables/{table}/watch", code=kept) == (404, "no-such-table")


def test_a_link_is_for_its_table_alone(here: Hall) -> None:
    ania, _, table = private(here)
    other = ania.table("me open")
    code = give(ania, table)
    eve = here.guest("Eve")
    assert eve.refused(f"/tables/{other}/watch", code=code) == (404, "no-such-table")
    assert eve.line(other, watch=code).bye is not None


def test_nobody_needs_a_name_to_see_where_a_link_leads(here: Hall) -> None:
    ania, _, table = private(here)
    told = here.nobody().post(f"/tables/{table}/watch", code=give(ania, table))
    assert (told["id"], told["seats"], told["host"]) == (table, [], False)


def test_a_watcher_is_no_member_and_keeps_no_trace(here: Hall) -> None:
    ania, bob, table = private(here, "kajko")
    eve = here.guest("Eve")
    watching = eve.line(table, watch=give(ania, table))
    play_on([ania.line(table), bob.line(table)], "send")
    watching.until(lambda: watching.over)
    assert eve.get("/tables", which="mine") == []
    assert eve.refused(f"/tables/{table}/record", method="GET") == (404, "no-such-table")
    assert eve.refused(f"/tables/{table}/at/0", method="GET") == (404, "no-such-table")
    assert eve.get("/me/export")["tables"] == []
    rows = here.call(here.tables.store.read(lambda c: str(c.execute(sa.select(schema.tables)).all())))
    assert eve.id not in rows


def test_a_link_ends_with_the_host_who_gave_it(here: Hall) -> None:
    """Whoever is forgotten leaves no door open behind them; nobody else knows who has the link."""
    ania, bob, table = private(here)
    eve = here.guest("Eve")
    code = give(ania, table)
    watching = eve.line(table, watch=code)
    ania.post("/me/delete")
    gone(watching)
    assert eve.refused(f"/tables/{table}/watch", code=code) == (404, "no-such-table")
    assert bob.get(f"/tables/{table}")["host"] is True
    assert bob.get(f"/tables/{table}")["watched"] is False


def test_the_next_host_can_withdraw_it(here: Hall) -> None:
    ania, bob, table = private(here)
    watching = here.guest("Eve").line(table, watch=give(ania, table))
    ania.post(f"/tables/{table}/seats/0/leave")
    bob.post(f"/tables/{table}/watch_link/withdraw")
    assert gone(watching) == "watch-ended"


def test_a_link_outlives_the_server(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'kept.db'}"
    with hall(tmp_path, database=database) as here:
        ania, _, table = private(here)
        code = give(ania, table)
    with hall(tmp_path, database=database) as here:
        assert here.guest("Eve").line(table, watch=code).table["id"] == table


def test_a_rematch_is_another_table(here: Hall) -> None:
    ania, bob, table = private(here, "kajko")
    code = give(ania, table)
    play_on([ania.line(table), bob.line(table)], "send")
    again = ania.post(f"/tables/{table}/rematch")
    assert again["watched"] is False
    assert here.guest("Eve").refused(f"/tables/{again['id']}/watch", code=code) == (404, "no-such-table")
