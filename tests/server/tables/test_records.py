"""Records: a finished game on paper, a running one as its reader may know it, one from elsewhere, and positions."""

from __future__ import annotations

import copy
import hashlib
import itertools
import json
import threading
import time
import zlib
from typing import Any

import pytest
import sqlalchemy as sa

import karczma
from karczma.kernel.errors import Refused
from karczma.kernel.match import Match, go_on
from karczma.kernel.record import canonical
from karczma.server import schema
from karczma.server.open_table import LOG_KEPT
from karczma.server.routes import records
from karczma.server.routes.records import Budget
from karczma.words import Words
from server.hall import Guest, Hall, Line, key_of, play_on

LONG = 2000  # entries


@pytest.fixture(scope="module")
def played(here: Hall) -> tuple[Guest, str, Line]:
    """A game that is over, with something taken back in it."""
    ania = here.guest("Ania")
    table = ania.table("me Bruno", listed=True, options={"dusigrosz": True}, start=True)
    line = ania.line(table)
    line.choose()
    line.choose()
    line.do("ask_undo", seat=0, count=1)
    play_on([line], "send")
    return ania, table, line


def test_the_record_of_a_finished_game_replays(here: Hall, played: tuple[Guest, str, Line]) -> None:
    _, table, line = played
    record = here.nobody().get(f"/tables/{table}/record")
    again = karczma.replay(record)
    assert again.over
    assert again.scores().plain() == line.table["result"]
    assert again.link() == here.live(table).log[-1].hash
    assert record["moves"][2] == {"seat": 0, "undo": 1, "deal": [0, 1], "hash": record["moves"][2]["hash"]}


def test_the_fingerprint_is_shown_from_the_start_and_the_seed_at_the_end(here: Hall) -> None:
    ania = here.guest()
    opened = ania.post("/tables", game="kajko", seats=[{"kind": "me"}, {"kind": "me"}], listed=True)
    line = ania.line(ania.start(opened["id"])["id"])
    seed = here.live(opened["id"]).seed
    running = here.nobody().ask("GET", f"/tables/{opened['id']}/record")
    assert running.json()["fingerprint"] == opened["fingerprint"]
    play_on([line], "send", stop=lambda: line.over)
    before = [message for message in line.all if not (message.get("table") and message["table"]["stage"] == "over")]
    assert seed not in json.dumps(before) + running.text
    record = ania.get(f"/tables/{opened['id']}/record")
    assert record["seed"] == seed
    assert hashlib.sha256(record["seed"].encode()).hexdigest() == opened["fingerprint"]


def test_a_running_game_tells_only_what_its_reader_may_know(here: Hall) -> None:
    ania, bob = here.guest("Ania", "pl"), here.guest("Bob")
    table = ania.table("me open", game="smithy", listed=True)
    assert ania.refused(f"/tables/{table}/record", method="GET") == (409, "not-running")
    bob.sit(table)
    ania.start(table)
    line = ania.line(table)
    line.choose()
    told = {who: who.get(f"/tables/{table}/record") for who in (ania, bob, here.nobody())}
    for record in told.values():
        assert record["unfinished"] is True
        assert [one["kind"] for one in record["heard"]] == ["start", "move"]
        assert "seed" not in json.dumps(record)
    assert told[ania]["heard"] == [one for one in line.happened if one["kind"] in ("start", "move")]
    assert told[ania]["seen"] == line.places
    assert [who for who, record in told.items() if "do" in record["heard"][1]["data"]] == [ania]
    assert bob.refused(f"/tables/{table}/at/0", method="GET") == (409, "not-over")


def test_a_private_record_is_private(here: Hall) -> None:
    ania = here.guest()
    table = ania.table("me Bruno", start=True)
    play_on([ania.line(table)], "send")
    for path in ("record", "at/0"):
        assert here.guest().refused(f"/tables/{table}/{path}", method="GET") == (404, "no-such-table")
        assert here.nobody().refused(f"/tables/{table}/{path}", method="GET") == (404, "no-such-table")


def test_a_link_to_a_position(here: Hall, played: tuple[Guest, str, Line]) -> None:
    _, table, line = played
    record = here.nobody().get(f"/tables/{table}/record")
    match = karczma.replay(record)
    for number in (0, 1, 3, len(match.log)):
        shown = here.nobody().get(f"/tables/{table}/at/{number}", language="pl")
        then = match.at(number)
        assert (shown["position"], shown["length"]) == (number, len(record["moves"]))
        assert [place["view"] for place in shown["places"]] == [then.view(seat).plain() for seat in range(2)]
        assert [event["event"] for event in shown["events"]] == [event["event"] for event in then.told(None)]
    assert shown["score"]["winners"] == line.table["result"]["winners"]
    names = ["Ania", "Bruno"]
    assert shown["events"][-1]["text"] == Words("pl").event(match.face, match.told(None)[-1], names)
    beyond = len(record["moves"]) + 1
    assert here.nobody().refused(f"/tables/{table}/at/{beyond}", method="GET") == (404, "no-such-position")
    assert here.nobody().refused(f"/tables/{table}/at/-1", method="GET") == (422, "bad-request")


def test_a_record_from_elsewhere(here: Hall) -> None:
    match = karczma.start("kajko", seats=3, seed=11)
    while not match.over:
        seat = match.asked[0]
        match.choose(seat, match.options(seat)[-1])
    bob = here.guest("Bob")
    table = bob.post("/records", match.record())
    assert (table["stage"], table["imported"], table["host"], table["seats"]) == ("over", True, True, [])
    assert table["fingerprint"] == match.fingerprint
    assert table["result"] == match.scores().plain()
    assert bob.get(f"/tables/{table['id']}/record") == match.record()
    assert bob.get("/tables", which="mine")[0]["id"] == table["id"]
    line = bob.line(table["id"])
    assert [one["kind"] for one in line.happened] == ["created", "start"] + ["move"] * len(match.log)
    assert line.no("move", seat=0, seq=0, do=["send"]) == "not-your-seat"
    assert here.guest().refused(f"/tables/{table['id']}/record", method="GET") == (404, "no-such-table")
    # It is the same after the table was put away and read again.
    here.tables.lives.pop(table["id"])
    assert bob.get(f"/tables/{table['id']}/record") == match.record()


def spoil(record: dict[str, Any], how: str) -> Any:
    bad = copy.deepcopy(record)
    changes: dict[str, dict[str, Any]] = {
        "no game": {"game": None},
        "another game": {"game": "chess"},
        "no such pack": {"pack": "gold"},
        "no pack": {"pack": 5},
        "format": {"karczma": 3},
        "seed": {"seed": "12"},
        "bad seed": {"seed": "x"},
        "rules": {"rules": 99},
        "cards": {"pack_hash": "0" * 64},
        "seats": {"seats": 9},
        "seats of wood": {"seats": [2]},
        "options": {"options": {"dusigrosz": 5}},
        "options of wood": {"options": 5},
        "cut": {"moves": record["moves"][:-1]},
        "moves of wood": {"moves": 5},
        "from a state": {"from": {"anything": 1}},
        "from no state": {"from": [1]},
        "from an old state": {"karczma": 1, "from": {"seated": 2}},
        "from across rules": {"from": {"shape": 1, "state": {"seated": 2}}},
        "format of another kind": {"karczma": 1.0},
        "format that is true": {"karczma": True},
        "rules of another kind": {"rules": 1.0},
        "seats of another kind": {"seats": 2.0},
        "seats that are true": {"seats": True},
        "length of another kind": {"length": float(record["length"])},
        "pack of another kind": {"pack_hash": 1.0},
        "a field more": {"extra": None},
        "a number more": {"extra": 1.5},
        "too much more": {"extra": 10**30},
        "too many seats": {"seats": 10**30},
        "too many rules": {"rules": 10**30},
        "pack of nothing": {"pack": "\0"},
        "strange letters": {"pack": "\ud800"},
        "strange game": {"game": "\ud800"},
    }
    return {**bad, **changes[how]}


@pytest.mark.parametrize(
    ("how", "status", "key"),
    [
        ("no game", 400, "record-format"),
        ("another game", 404, "no-such-game"),
        ("no such pack", 404, "no-such-pack"),
        ("no pack", 400, "record-format"),
        ("format", 400, "record-format"),
        ("seed", 400, ""),
        ("bad seed", 400, "seed-range"),
        ("rules", 400, "record-rules"),
        ("cards", 400, "record-pack"),
        ("seats", 400, "seats-range"),
        ("seats of wood", 400, "seats-range"),
        ("options", 400, "choice-value"),
        ("options of wood", 400, "state-object"),
        ("cut", 400, "record-cut"),
        ("moves of wood", 400, "record-cut"),
        ("from a state", 400, "record-origin"),
        ("from an old state", 400, "record-state"),
        ("from across rules", 400, "record-crosses"),
        ("from no state", 400, "state-object"),
        ("format of another kind", 400, "record-header"),
        ("format that is true", 400, "record-header"),
        ("rules of another kind", 400, "record-header"),
        ("seats of another kind", 400, "record-header"),
        ("seats that are true", 400, "record-header"),
        ("length of another kind", 400, "record-header"),
        ("pack of another kind", 400, "record-header"),
        ("a field more", 400, "record-header"),
        ("a number more", 400, "record-header"),
        ("too much more", 400, "record-header"),
        ("too many seats", 400, "seats-range"),
        ("too many rules", 400, "record-rules"),
        ("pack of nothing", 404, "no-such-pack"),
        ("strange letters", 404, "no-such-pack"),
        ("strange game", 404, "no-such-game"),
    ],
)
def test_a_broken_record_is_refused_with_the_place(
    here: Hall, played: tuple[Guest, str, Line], how: str, status: int, key: str
) -> None:
    ania, table, _ = played
    record = spoil(ania.get(f"/tables/{table}/record"), how)
    bob = here.guest()
    answer = bob.http.post("/records", content=json.dumps(record), headers={"content-type": "application/json"})
    assert answer.status_code == status, answer.text
    assert key_of(answer) == key or (not key and key_of(answer) in ("record-hash", "record-illegal"))
    assert bob.get("/tables", which="mine") == []


def test_a_changed_move_is_named(here: Hall, played: tuple[Guest, str, Line]) -> None:
    ania, table, _ = played
    record = ania.get(f"/tables/{table}/record")
    record["moves"][7]["hash"] = "0" * 64
    answer = ania.ask("POST", "/records", record)
    assert (answer.json()["type"], answer.json()["place"]) == ("karczma:record-hash", "moves[7]")
    record["moves"][3]["do"] = ["fly"]
    assert ania.ask("POST", "/records", record).json()["place"] == "moves[3]"


def taken_back_again_and_again(match: Match, entries: int) -> None:
    while len(match.log) < entries:
        seat = match.asked[0]
        match.choose(seat, match.options(seat)[0])
        match.rewind(seat, 1, None)


def test_a_record_takes_no_more_room_than_three_times_its_size(here: Hall) -> None:
    """Whatever it is full of: a short game, a long one, one with more taken back than stands, one on top of another."""
    short = karczma.start("lockup", seats=2, seed=3)
    long = short.clone()
    while not long.over:
        seat = long.asked[0]
        long.choose(seat, long.options(seat)[0])
    wavering = karczma.start("stonespine", seats=2, seed=3)
    taken_back_again_and_again(wavering, 400)
    on_top = go_on(long, 20, 5, [])
    for match in (long, wavering, on_top):
        bob = here.guest()
        record = match.record()
        before = kept_bytes(here)
        id = bob.post("/records", record)["id"]
        assert kept_bytes(here) - before < 3 * len(json.dumps(record)), match.face.name
        here.tables.lives.pop(id)
        assert len(bob.line(id).happened) == min(LOG_KEPT, len(match.log) + 2)
        assert bob.get(f"/tables/{id}/record") == record


def kept_bytes(here: Hall) -> int:
    """What all rows of the store hold, with as much again for each as SQLite needs to find it."""

    def work(connection: sa.Connection) -> int:
        found = 0
        for table in schema.metadata.sorted_tables:
            for row in connection.execute(sa.select(table)):
                found += 60 + sum(len(value) if isinstance(value, str | bytes) else 8 for value in row)
        return found

    return here.call(here.tables.store.read(work))


def test_a_record_that_takes_too_long_to_replay_is_refused(here: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock here goes one tick a line, so that it does not matter how fast this machine is."""
    match = karczma.start("kajko", seats=2, seed=3)
    taken_back_again_and_again(match, 40)
    ticks = itertools.count()
    monkeypatch.setattr(records, "Budget", lambda seconds: Budget(seconds, lambda: next(ticks) / 39))
    bob = here.guest()
    answer = bob.ask("POST", "/records", match.record())
    assert (answer.status_code, key_of(answer)) == (413, "record-costly")
    assert bob.get("/tables", which="mine") == []
    assert bob.post("/records", match.at(30).record())["imported"] is True


def test_the_budget_counts_the_processor_of_its_own_thread() -> None:
    now = [5.0]
    budget = Budget(1.0, lambda: now[0])
    now[0] = 6.0
    budget()
    now[0] = 6.1
    with pytest.raises(Refused):
        budget()
    assert Budget(60.0).clock is time.thread_time


def test_a_long_record_does_not_hold_the_others_up(here: Hall) -> None:
    """Longer than any game, and as costly: a choice at the end of a game taken back again and again."""
    match = karczma.start("kajko", seats=2, seed=3)
    while len(match.made) < 60 and not match.over:
        seat = match.asked[0]
        match.choose(seat, match.options(seat)[0])
    taken_back_again_and_again(match, LONG)
    record = match.record()
    bob = here.guest()
    line = here.guest("Ania").line(here.guest().table("me open", listed=True))
    done: list[int] = []
    thread = threading.Thread(target=lambda: done.append(bob.ask("POST", "/records", record).status_code))
    thread.start()
    waited = [0.0]
    while not done:
        asked = time.monotonic()
        assert line.ask("ping")["type"] == "pong"
        waited.append(time.monotonic() - asked)
    thread.join()
    assert done == [201]
    assert len(waited) > 3
    assert max(waited) < 1
    table = bob.get("/tables", which="mine")[0]
    assert (table["position"], table["stage"]) == (LONG, "over")
    assert bob.get(f"/tables/{table['id']}/at/{LONG}")["length"] == LONG
    line = bob.line(table["id"])
    assert len(line.happened) == LOG_KEPT
    live = here.live(table["id"])

    async def greeting() -> float:
        """What it takes of the loop to tell somebody all that."""
        began = time.thread_time()
        here.services.sockets.greet(live, next(iter(live.sockets)), -1)
        return time.thread_time() - began

    assert min(here.call(greeting()) for _ in range(3)) < 0.05


def test_a_record_that_goes_on_from_another(here: Hall, played: tuple[Guest, str, Line]) -> None:
    _, table, _ = played
    bob = here.guest("Bob")
    new = bob.post(f"/tables/{table}/at/7/play", seats=[{"kind": "me"}, {"kind": "bot"}])["id"]
    play_on([bob.line(new)], "send")
    record = bob.get(f"/tables/{new}/record")
    brought = bob.post("/records", record)
    assert (brought["imported"], brought["from"], brought["fingerprint"]) == (
        True,
        None,
        bob.get(f"/tables/{new}")["fingerprint"],
    )
    for _ in range(2):
        assert bob.get(f"/tables/{brought['id']}/record") == record
        places = [bob.get(f"/tables/{id}/at/0")["places"] for id in (brought["id"], new)]
        assert [place["view"] for place in places[0]] == [place["view"] for place in places[1]]
        here.tables.lives.pop(brought["id"])  # the same after it was put away and read again
    record["from"]["record"]["moves"][3]["hash"] = "0" * 64
    answer = bob.ask("POST", "/records", record)
    assert (answer.status_code, key_of(answer), answer.json()["place"]) == (400, "record-hash", "from.record.moves[3]")


def test_an_import_of_an_earlier_release_with_all_its_lines_is_still_read(here: Hall) -> None:
    match = karczma.start("kajko", seats=2, seed=3)
    taken_back_again_and_again(match, 20)
    bob = here.guest()
    id = bob.post("/records", match.record())["id"]
    live = here.live(id)

    def work(connection: sa.Connection) -> None:
        connection.execute(sa.delete(schema.entries).where(schema.entries.c.table_id == id, schema.entries.c.seq > 1))
        for entry in live.log[1:]:
            state = canonical(match.face.write(match.at(entry.seq - 2).game))
            entry.snapshot = zlib.compress(state)  # also from before shapes were numbered
            connection.execute(sa.insert(schema.entries).values(table_id=id, **entry.__dict__))

    told = [one.get("events") for one in bob.line(id).happened]
    here.call(here.tables.store.write(work))
    here.tables.lives.pop(id)
    assert [one.get("events") for one in bob.line(id).happened] == told
    assert bob.get(f"/tables/{id}/at/20")["length"] == 20
