"""What is a guest's own: devices that can be signed out, all that is kept of them, and the right to be forgotten."""

from __future__ import annotations

import json
import zlib
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import karczma
from karczma.server.devices import family
from karczma.server.guests import UNUSED
from server.hall import Guest, Hall, Json, Line, Time, hall, play_on

DAY = 86_400.0
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
KHTML = "AppleWebKit/537.36 (KHTML, like Gecko)"
CHROME = f"Mozilla/5.0 (Linux; Android 16; Pixel 9) {KHTML} Chrome/140.0.0.0 Mobile Safari/537.36"
SAFARI = f"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) {KHTML} Version/18.0 Mobile/15E148 Safari/604.1"
EDGE = f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {KHTML} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0"
MAC = f"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) {KHTML} Version/18.0 Safari/605.1.15"


def another_device(guest: Guest, agent: str = CHROME) -> Guest:
    """The same guest in another browser."""
    other = guest.door.nobody()
    other.http.headers["user-agent"] = agent
    other.me = other.post("/devices", code=guest.post("/me/devices")["code"])
    return other


@pytest.mark.parametrize(
    ("agent", "words"),
    [
        (FIREFOX, ("Firefox", "Linux")),
        (CHROME, ("Chrome", "Android")),
        (SAFARI, ("Safari", "iOS")),
        (EDGE, ("Edge", "Windows")),
        (MAC, ("Safari", "macOS")),
        ("python-httpx/0.28", ("", "")),
        ("", ("", "")),
    ],
)
def test_a_device_is_called_by_its_browser_and_system(agent: str, words: tuple[str, str]) -> None:
    assert family(agent) == words


def test_devices_are_listed_without_their_tokens(here: Hall) -> None:
    ania = here.guest("Ania")
    phone = another_device(ania)
    listed = phone.get("/me/devices")
    called = [(one["browser"], one["system"], one["here"]) for one in listed]
    assert called == [("Chrome", "Android", True), ("", "", False)]
    assert all(one["used"] % (1000 * DAY) == 0 for one in listed)  # the day, and nothing closer
    assert set(listed[0]) == {"id", "browser", "system", "created", "used", "here"}
    assert len(here.guest("Bob").get("/me/devices")) == 1


def test_a_device_that_is_signed_out_is_nobody_and_its_lines_end_at_once(here: Hall) -> None:
    ania = here.guest("Ania")
    phone = another_device(ania)
    table = ania.table("me open")
    at_home, away = ania.line(table), phone.line(table)
    ticket = phone.ticket()
    [there] = [one["id"] for one in ania.get("/me/devices") if not one["here"]]
    assert here.guest("Eve").refused(f"/me/devices/{there}/sign_out") == (404, "no-such-device")
    ania.post(f"/me/devices/{there}/sign_out")
    assert away.wait(lambda message: message["type"] == "bye")["why"] == "signed-out"
    assert away.bye is not None
    assert not away.bye["again"]
    assert phone.refused("/me", method="GET") == (401, "no-guest")
    late = Line(here, ticket, table, -1)
    phone.lines.append(late)
    assert late.bye is not None
    assert late.bye["why"] == "no-such-guest"
    assert at_home.ask("ping")["type"] == "pong"
    assert ania.refused(f"/me/devices/{there}/sign_out") == (404, "no-such-device")


def test_signing_out_here_takes_the_cookie_away(here: Hall) -> None:
    ania = here.guest("Ania")
    phone = another_device(ania)
    line = ania.line(ania.table("me open"))
    answer = ania.ask("POST", "/me/sign_out")
    assert answer.json() == {"done": True}
    assert "max-age=0" in answer.headers["set-cookie"].lower()
    assert line.wait(lambda message: message["type"] == "bye")["why"] == "signed-out"
    assert ania.refused("/me", method="GET") == (401, "no-guest")
    assert [one["here"] for one in phone.get("/me/devices")] == [True]


def test_a_device_unused_for_ninety_days_is_signed_out_and_use_renews_it(here: Hall, passing: Time) -> None:
    ania = here.guest("Ania")
    phone = another_device(ania)
    passing.passes(60 * DAY)
    renewed = ania.ask("GET", "/me").headers["set-cookie"]
    assert f"max-age={UNUSED // 1000}" in renewed.lower()
    assert "set-cookie" not in ania.ask("GET", "/me").headers  # once a day is enough
    passing.passes(31 * DAY)
    assert phone.refused("/me", method="GET") == (401, "no-guest")
    assert [one["here"] for one in ania.get("/me/devices")] == [True]


def test_one_write_a_day_renews_a_device(here: Hall, passing: Time) -> None:
    ania = here.guest("Ania")
    passing.passes(2 * DAY)
    before = here.tables.store.jobs
    for _ in range(5):
        ania.get("/me")
    assert here.tables.store.jobs == before + 1


def met(here: Hall, name: str = "Żaneta Tajna") -> tuple[Guest, Guest, str]:
    """Somebody who will want to be forgotten, as host of a running table with another person and a bot."""
    zoe, bob = here.guest(name, "pl"), here.guest("Bob")
    table = zoe.table("me open bot", listed=True, options={"first_player": "0"})
    bob.sit(table)
    zoe.start(table)
    return zoe, bob, table


def traces(here: Hall, *words: str) -> list[str]:
    """Where any of these words still stands in the database, packed or not."""
    found: list[str] = []
    engine = here.tables.store.engine
    known = sa.MetaData()
    with engine.connect() as connection:
        known.reflect(connection)
        for table in known.sorted_tables:
            for row in connection.execute(sa.select(table)).mappings():
                texts = {name: _text(value) for name, value in row.items()}
                found += [f"{table.name}.{name}" for name, text in texts.items() for word in words if word in text]
    return found


def database(here: Hall) -> Path:
    return Path(str(here.tables.store.engine.url.database))


def _text(value: Any) -> str:
    if not isinstance(value, bytes):
        return str(value)
    with suppress(zlib.error):
        value = zlib.decompress(value)
    return bytes(value).decode("utf-8", "replace")


def chairs(table: Json) -> list[tuple[str, str]]:
    return [(chair["kind"], chair["name"]) for chair in table["chairs"]]


def test_whoever_deletes_what_is_theirs_leaves_no_trace(tmp_path: Path) -> None:
    with hall(tmp_path) as here:
        zoe, bob, running = met(here)
        over = zoe.table("me Henia open", listed=True, options={"first_player": "0"})
        bob.sit(over)
        zoe.start(over)
        lines = [zoe.line(over), bob.line(over)]
        lines[0].do("chat", text="tajne słowo")
        play_on(lines, "send")
        record = bob.get(f"/tables/{over}/record")
        left = bob.table("me open open", listed=True)
        zoe.sit(left)
        zoe.post(f"/tables/{left}/seats/1/leave")
        zoe.post("/me", name="Zosia Tajna", language="pl")  # the tables that are over, or left, know the old name only
        alone, against_bots = zoe.table("me open", listed=True), zoe.table("me bot", start=True)
        zoes, bobs = zoe.line(running), bob.line(running)
        zoes.do("chat", text="tajne słowo")
        zoes.choose()
        bobs.until(bobs.question)
        zoe.post("/me/devices")  # a code that must not work any more
        assert traces(here, "Tajna", "tajne", "Henia", zoe.id)

        assert zoe.post("/me/delete") == {"done": True}
        assert traces(here, "Tajna", "tajne", "Henia", zoe.id) == []
        files = [path.read_bytes() for path in database(here).parent.glob("karczma.db*")]
        assert len(files) > 1
        assert not [word for word in ("Tajna", "tajne", "Henia", zoe.id) for file in files if word.encode() in file]
        assert zoe.refused("/me", method="GET") == (401, "no-guest")
        assert zoes.wait(lambda message: message["type"] == "bye")["why"] in ("log-changed", "signed-out")

        told = bob.get(f"/tables/{running}")
        assert chairs(told) == [("bot", "Thumper"), ("person", "Bob"), ("bot", "Keystone")]
        assert told["host"]  # host rights pass on
        assert chairs(bob.get(f"/tables/{over}")) == [("person", "Guest 1"), ("person", "Guest 2"), ("person", "Bob")]
        assert bob.get(f"/tables/{over}/record") == record
        karczma.replay(record)  # every hash fits
        for gone in (alone, against_bots):
            assert bob.refused(f"/tables/{gone}", method="GET") == (404, "no-such-table")


def test_whoever_stays_is_told_anew_and_plays_on(here: Hall) -> None:
    zoe, bob, table = met(here)
    zoes, bobs = zoe.line(table), bob.line(table)
    zoes.do("chat", text="tajne słowo")
    zoes.choose()
    bobs.until(bobs.question)
    zoe.post("/me/delete")
    assert bobs.wait(lambda message: message["type"] == "bye")["again"]
    back = bob.line(table, since=bobs.seq)
    assert back.all[1]["type"] == "snapshot"  # what the page has of the log is replaced
    assert "ajn" not in json.dumps(back.all, ensure_ascii=False)
    talk = [one["data"] for one in back.happened if one["kind"] == "chat"]
    assert talk == [{"name": "Guest 1", "text": "(deleted)", "seat": 0}]
    polish = bob.line(table, language="pl")
    assert [one["data"]["name"] for one in polish.happened if one["kind"] == "chat"] == ["Gość 1"]
    texts = [event["text"] for one in polish.happened for event in one.get("events", [])]
    assert any(text.startswith("Gość 1 odkrywa") for text in texts)
    play_on([back], "send")
    assert back.over
    here.tables.lives.pop(table)
    assert here.live(table).match is not None  # its log replays, hash by hash


def test_another_of_the_same_name_keeps_it(here: Hall) -> None:
    ania, other = here.guest("Ania"), here.guest("Ania")
    table = ania.table("me open", listed=True, options={"first_player": "0"})
    other.sit(table)
    ania.start(table)
    line = other.line(table)
    ania.line(table).choose()
    line.until(line.question)
    line.choose()
    ania.post("/me/delete")
    told = other.line(table)
    assert chairs(told.table) == [("bot", "Keystone"), ("person", "Ania")]
    texts = [event["text"] for one in told.happened for event in one.get("events", [])]
    assert any(text.startswith("Ania ") for text in texts)
    assert any(text.startswith("Guest 1 ") for text in texts)


def test_what_is_kept_of_a_guest_as_one_file(here: Hall) -> None:
    zoe, bob, running = met(here)
    line = zoe.line(running)
    line.do("chat", text="good luck")
    bob.line(running).do("chat", text="and to you")
    over = zoe.table("me Bruno", start=True)
    play_on([zoe.line(over)], "send")
    another_device(zoe)
    private = bob.table("me open open")
    zoe.sit(private, code=bob.post(f"/tables/{private}/invitations")["code"])
    zoe.line(private).do("chat", text="see you")
    zoe.post(f"/tables/{private}/seats/1/leave")
    answer = zoe.ask("GET", "/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="karczma.json"'
    kept = answer.json()
    assert (kept["karczma"], kept["name"], kept["language"]) == ("guest", "Żaneta Tajna", "pl")
    assert [device["here"] for device in kept["devices"]].count(True) == 1
    tables = {one["id"]: one for one in kept["tables"]}
    assert set(tables) == {running, over, private}
    assert tables[private]["table"] is None  # what happens there is not for them any more, but these were their words
    assert [said["text"] for said in tables[private]["chat"]] == ["see you"]
    assert [said["text"] for said in tables[running]["chat"]] == ["good luck"]
    assert (tables[running]["seats"], tables[running]["host"], tables[running]["record"]) == ([0], True, None)
    assert tables[over]["record"] == zoe.get(f"/tables/{over}/record")
    secrets = [here.live(running).seed, bob.id, "and to you", *zoe.http.cookies.values()]
    assert not [secret for secret in secrets if secret in answer.text]


def test_a_host_deletes_a_table(here: Hall) -> None:
    zoe, bob, running = met(here)
    waiting = zoe.table("me open", listed=True)
    code = zoe.post(f"/tables/{waiting}/invitations")["code"]
    line = bob.line(waiting)
    assert bob.refused(f"/tables/{waiting}/delete") == (403, "table-host-only")
    zoe.post(f"/tables/{waiting}/delete")
    assert line.wait(lambda message: message["type"] == "bye")["why"] == "table-deleted"
    assert zoe.refused(f"/tables/{waiting}", method="GET") == (404, "no-such-table")
    assert bob.refused("/invitations", code=code) == (403, "bad-code")
    assert waiting not in [one["id"] for one in zoe.get("/tables", which="mine")]
    assert zoe.refused(f"/tables/{running}/delete") == (409, "table-has-people")
    bob.post(f"/tables/{running}/seats/1/leave")
    zoe.post(f"/tables/{running}/delete")
    imported = zoe.post("/records", karczma.start("kajko", seed=1).record())["id"]
    assert [one["host"] for one in zoe.get("/tables", which="mine")] == [True]
    zoe.post(f"/tables/{imported}/delete")
    assert zoe.get("/tables", which="mine") == []


def test_nothing_happens_any_more_at_a_table_that_was_deleted(here: Hall) -> None:
    zoe = here.guest("Zoe")
    table = zoe.table("me Bruno", start=True, options={"first_player": "0"})
    live = here.live(table)
    zoe.post(f"/tables/{table}/delete")
    here.tables.lives[table] = live  # as in another process that was not told yet
    assert zoe.refused(f"/tables/{table}/seats/0/leave") == (404, "no-such-table")
    assert table not in here.tables.lives


def test_a_table_is_taken_off_the_list(here: Hall) -> None:
    zoe, bob, table = met(here)
    watching = here.guest("Eve").line(table)
    playing = bob.line(table)
    zoe.post(f"/tables/{table}/hide")  # from this machine, where no secret is set
    assert watching.wait(lambda message: message["type"] == "bye")["why"] == "no-such-table"
    playing.catch_up()
    assert (playing.happened[-1]["kind"], playing.table["listed"]) == ("hidden", False)
    assert table not in [one["id"] for one in here.nobody().get("/tables", which="running")]
    assert zoe.refused(f"/tables/{table}/hide") == (409, "nothing-changes")


def test_a_name_is_taken_away_until_another_is_chosen(tmp_path: Path) -> None:
    with hall(tmp_path) as here:
        rude, bob, table = met(here, "Rude Name")
        line = rude.line(table)
        line.do("chat", text="hello")
        line.choose()
        assert bob.post("/guests/unname", guest="Rude Name") == {"guests": 1}
        assert traces(here, "Rude Name") == []
        assert chairs(bob.get(f"/tables/{table}"))[0] == ("person", "Guest 1")
        assert chairs(rude.get(f"/tables/{table}"))[0] == ("person", "Gość 1")
        told = bob.line(table)
        assert [one["data"]["text"] for one in told.happened if one["kind"] == "chat"] == ["hello"]
        assert rude.get("/me")["name"] == ""
        assert rude.refused("/tables", game="kajko", seats=[{"kind": "me"}, {"kind": "bot"}]) == (403, "name-needed")
        waiting = bob.table("me open", listed=True)
        assert rude.refused(f"/tables/{waiting}/join") == (403, "name-needed")
        assert rude.line(table).question() or rude.line(table).place()["waiting"]  # they go on
        rude.post("/me", name="Polite", language="pl")
        assert chairs(bob.get(f"/tables/{table}"))[0] == ("person", "Polite")
        assert bob.refused("/guests/unname", guest="Rude Name") == (404, "nobody-called")
        assert bob.refused("/guests/unname", guest="") == (422, "bad-request")
