"""States in the store carry the number of their shape; what cannot be read is refused by name, and nothing is lost."""

from __future__ import annotations

import json
import zlib
from typing import Any

import pytest
import sqlalchemy as sa

from karczma.games import find
from karczma.server import schema, store
from server.hall import Guest, Hall

SHAPE = find("kajko").shape


def running(here: Hall) -> tuple[Guest, str]:
    ania = here.guest()
    table = ania.table("me Bruno", start=True)
    ania.line(table).choose("adventure")
    return ania, table


def kept(here: Hall, table: str) -> dict[str, Any]:
    """The last state of this table as it lies in the store."""
    snapshot = here.call(here.tables.store.read(lambda c: store.last_snapshot(c, table)))
    assert snapshot is not None
    state: dict[str, Any] = json.loads(zlib.decompress(snapshot))
    return state


def keep(here: Hall, table: str, state: Any) -> None:
    """Put another last state there, as another release might have, and put the table away."""
    last = (schema.entries.c.table_id == table, schema.entries.c.seq == here.live(table).seq)
    change = sa.update(schema.entries).where(*last).values(snapshot=zlib.compress(json.dumps(state).encode()))
    here.call(here.tables.store.write(lambda c: c.execute(change)))
    here.tables.lives.pop(table)


def test_every_state_has_the_number_of_its_shape(here: Hall) -> None:
    _, table = running(here)
    assert kept(here, table)["shape"] == SHAPE
    assert kept(here, table)["state"]["seated"] == 2


def test_a_state_from_before_they_were_numbered_goes_on(here: Hall) -> None:
    ania, table = running(here)
    keep(here, table, kept(here, table)["state"])
    assert ania.line(table).question() is not None
    assert [one.kind for one in here.live(table).log].count("rules") == 0


@pytest.mark.parametrize(
    ("shape", "key"), [(SHAPE + 1, "state-shape"), (0, "state-shape"), (SHAPE, "state-odd"), (1, "state-odd")]
)
def test_what_cannot_be_read_is_refused_by_name(here: Hall, shape: int, key: str) -> None:
    ania, table = running(here)
    whole = kept(here, table)
    state = {name: value for name, value in whole["state"].items() if name != "starts"}
    keep(here, table, {"shape": shape, "state": state})
    for _ in range(2):
        answer = ania.ask("GET", f"/tables/{table}")
        assert (answer.status_code, answer.json()["type"]) == (409, f"karczma:{key}")
        assert "kajko" in answer.json()["title"]
    change = sa.update(schema.entries).where(schema.entries.c.table_id == table, schema.entries.c.snapshot.is_not(None))
    again = change.values(snapshot=zlib.compress(json.dumps(whole).encode()))
    here.call(here.tables.store.write(lambda c: c.execute(again)))
    assert ania.line(table).question() is not None  # by the release that knows it, it goes on
