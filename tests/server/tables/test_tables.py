"""Tables: opened with any game, seats, pack and pace; found in lists; started; played again."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from server.hall import Hall, play_on


def test_a_table_is_what_was_asked_for(here: Hall) -> None:
    ania = here.guest("Ania", "pl")
    asked = {
        "game": "kajko",
        "seats": [{"kind": "me"}, {"kind": "person", "name": "Bruno"}, {"kind": "bot", "level": "novice"}, {}],
        "options": {"dusigrosz": True, "stacks": "twins_alike"},
        "language": "pl",
        "listed": True,
        "pace": {"kind": "live", "seconds": 300, "increment": 5},
    }
    table = ania.post("/tables", asked)
    kinds = [(chair["kind"], chair["name"], chair["level"], chair["host"]) for chair in table["chairs"]]
    assert kinds == [
        ("person", "Ania", "", True),
        ("person", "Bruno", "", True),
        ("bot", "Zwornik", "novice", False),
        ("open", "", "", False),
    ]
    assert table["options"]["dusigrosz"] is True
    assert table["options"]["stacks"] == "twins_alike"
    assert table["options"]["coin_in_hand"] is False
    assert (table["pack"], table["language"], table["listed"]) == ("default", "pl", True)
    assert table["pace"] == {"kind": "live", "seconds": 300, "increment": 5, "days": 0}
    assert [chair["left"] for chair in table["chairs"]] == [300_000] * 4
    assert (table["stage"], table["seats"], table["host"], table["seq"]) == ("open", [0, 1], True, 1)
    assert table["imported"] is False
    assert len(table["fingerprint"]) == 64


@pytest.mark.parametrize(
    ("pace", "kept"),
    [
        ({}, {"kind": "none", "seconds": 0, "increment": 0, "days": 0}),
        ({"kind": "live"}, {"kind": "live", "seconds": 600, "increment": 10, "days": 0}),
        ({"kind": "days", "days": 2}, {"kind": "days", "seconds": 0, "increment": 0, "days": 2}),
    ],
)
def test_each_pace(here: Hall, pace: dict[str, Any], kept: dict[str, Any]) -> None:
    assert here.guest().post("/tables", game="kajko", seats=[{"kind": "me"}, {}], pace=pace)["pace"] == kept


@pytest.mark.parametrize(
    ("wrong", "status", "key"),
    [
        ({"game": "chess"}, 404, "no-such-game"),
        ({"pack": "gold"}, 404, "no-such-pack"),
        ({"seats": [{}]}, 400, "seats-range"),
        ({"seats": [{}] * 6}, 400, "seats-range"),
        ({"seats": [{}] * 11}, 422, "bad-request"),
        ({"seats": [{"kind": "king"}, {}]}, 422, "bad-request"),
        ({"seats": [{"kind": "bot", "level": "grandmaster"}, {}]}, 422, "bad-request"),
        ({"seats": [{"kind": "person", "name": "\u200b"}, {}]}, 400, "bad-name"),
        ({"options": {"dice": True}}, 400, "no-such-choice"),
        ({"options": {"dusigrosz": "perhaps"}}, 400, "choice-value"),
        ({"options": {"dusigrosz": 1}}, 422, "bad-request"),
        ({"pace": {"kind": "live", "seconds": 1}}, 422, "bad-request"),
        ({"pace": {"kind": "days", "days": 0}}, 422, "bad-request"),
        ({"language": "de"}, 422, "bad-request"),
        ({"colour": "red"}, 422, "bad-request"),
    ],
)
def test_what_cannot_be_is_refused_and_no_table_is_opened(
    here: Hall, wrong: dict[str, Any], status: int, key: str
) -> None:
    ania = here.guest()
    body = {"game": "kajko", "seats": [{"kind": "me"}, {}], **wrong}
    assert ania.refused("/tables", body) == (status, key)
    assert ania.get("/tables", which="mine") == []


def test_a_table_starts_when_everybody_is_there_and_only_once(here: Hall) -> None:
    ania = here.guest()
    table = ania.table("me open")
    assert ania.refused(f"/tables/{table}/start") == (409, "seats-open")
    ania.post(f"/tables/{table}/seats/1", kind="bot")
    assert ania.start(table)["stage"] == "running"
    assert ania.refused(f"/tables/{table}/start") == (409, "already-started")


def test_start_at_once(here: Hall) -> None:
    ania = here.guest()
    seats = [{"kind": "me"}, {"kind": "bot"}]
    assert ania.post("/tables", game="kajko", seats=seats, start=True)["stage"] == "running"
    assert ania.post("/tables", game="kajko", seats=[*seats, {}], start=True)["stage"] == "open"


def test_golems_sit_down_in_turn_whatever_chairs_they_sit_on(here: Hall) -> None:
    ania = here.guest("Ania")
    table = ania.table("me open bot open")

    def names() -> list[str]:
        return [chair["name"] for chair in ania.get(f"/tables/{table}")["chairs"]]

    assert names() == ["Ania", "", "Keystone", ""]
    ania.post(f"/tables/{table}/seats/1", kind="bot")
    assert names() == ["Ania", "Thumper", "Keystone", ""]
    ania.post(f"/tables/{table}/seats/2", kind="open")
    ania.post(f"/tables/{table}/seats/3", kind="bot")
    assert names() == ["Ania", "Thumper", "", "Keystone"]


def test_hot_seat_one_browser_plays_both_seats_to_the_end(here: Hall) -> None:
    ania = here.guest("Ania")
    table = ania.table("me Bruno", start=True)
    line = ania.line(table)
    assert line.all[0]["seats"] == [0, 1]
    assert [place["seat"] for place in line.places] == [0, 1, None]
    assert line.places[2]["view"] == here.live(table).match.view(None).plain()  # type: ignore[union-attr]
    play_on([line], "send")
    assert line.over
    assert line.places[2]["view"] == here.live(table).match.view(None).plain()  # type: ignore[union-attr]
    assert {one["data"]["seat"] for one in line.happened if one["kind"] == "move"} == {0, 1}


def test_a_table_of_bots_only_plays_by_itself_before_a_spectator(here: Hall) -> None:
    host = here.guest()
    table = host.table("bot novice bot", listed=True, start=True)
    watcher = here.guest("Zoe").line(table)
    watcher.until(lambda: watcher.over)
    assert len(watcher.table["result"]["winners"]) >= 1
    assert watcher.presence == ["bot", "bot", "bot"]
    assert [one["id"] for one in host.get("/tables", which="mine")] == [table]


def test_lists_show_listed_tables_by_stage(here: Hall) -> None:
    ania = here.guest()
    private = ania.table("me open")
    listed = ania.table("me open", listed=True)
    running = ania.table("me Bruno", listed=True, start=True)
    anyone = here.nobody()
    found = {which: [one["id"] for one in anyone.get("/tables", which=which)] for which in ("open", "running", "over")}
    assert listed in found["open"]
    assert running in found["running"]
    assert not any(private in ids for ids in found.values())
    line = ania.line(running)
    play_on([line], "send")
    assert running in [one["id"] for one in anyone.get("/tables", which="over")]
    assert running not in [one["id"] for one in anyone.get("/tables", which="running")]
    assert anyone.refused("/tables?which=mine", method="GET") == (401, "no-guest")
    assert len(anyone.get("/tables", which="open", most=1)) == 1


def test_my_tables_those_that_wait_for_me_first(here: Hall) -> None:
    ania, bob = here.guest("Ania"), here.guest("Bob")
    table = ania.table("me open", listed=True, options={"first_player": "1"})
    bob.sit(table)
    ania.start(table)
    waiting = ania.table("me Bruno", start=True)
    for _ in range(3):
        ania.table("me open")  # newer, and nothing to do there
    mine = ania.get("/tables", which="mine")
    assert next((one["id"], one["waiting_for_me"]) for one in mine) == (waiting, True)
    assert [one["id"] for one in mine if one["waiting_for_me"]] == [waiting]
    assert len(mine) == 5
    assert [(one["id"], one["waiting_for_me"]) for one in bob.get("/tables", which="mine")] == [(table, True)]
    # However many newer ones there are, the one that waits is not cut off; and a bot's turn is not mine.
    assert [one["id"] for one in ania.get("/tables", which="mine", most=1)] == [waiting]
    ania.post(f"/tables/{waiting}/seats/0", kind="stand_in")
    ania.post(f"/tables/{waiting}/seats/1", kind="stand_in")
    assert not any(one["waiting_for_me"] for one in ania.get("/tables", which="mine"))


def finished(here: Hall, seats: str = "me open") -> tuple[Any, Any, str]:
    ania, bob = here.guest("Ania"), here.guest("Bob")
    table = ania.table(seats, listed=True)
    bob.sit(table)
    ania.start(table)
    play_on([ania.line(table), bob.line(table)], "send")
    return ania, bob, table


def test_a_rematch_is_one_table_however_often_it_is_asked_for(here: Hall) -> None:
    ania, bob, table = finished(here)
    line = ania.line(table)
    new = bob.post(f"/tables/{table}/rematch")
    assert bob.post(f"/tables/{table}/rematch")["stage"] == "open"  # nobody plays who has not said yes
    assert [(chair["kind"], chair["name"]) for chair in new["chairs"]] == [("open", "Ania"), ("person", "Bob")]
    assert here.guest("Eve").refused(f"/tables/{new['id']}/join", seat=0) == (409, "seat-kept")
    again = ania.post(f"/tables/{table}/rematch")
    assert new["id"] == again["id"] != table
    assert again["stage"] == "running"
    assert [chair["name"] for chair in again["chairs"]] == ["Ania", "Bob"]
    assert (new["host"], again["host"], again["seats"], new["seats"]) == (True, False, [0], [1])
    assert again["fingerprint"] != line.table["fingerprint"]
    line.until(lambda: line.table["rematch"] == new["id"])
    for guest in (ania, bob):
        assert len([one for one in guest.get("/tables", which="mine") if one["stage"] != "over"]) == 1


def test_who_does_not_come_to_a_rematch_is_replaced(here: Hall) -> None:
    """By whom the host invites, or by a bot; and whoever is alone with bots begins at once."""
    _, bob, table = finished(here, "me open bot")
    new = bob.post(f"/tables/{table}/rematch")["id"]
    cyd = here.guest("Cyd")
    code = bob.post(f"/tables/{new}/invitations", seat=0)["code"]
    assert cyd.sit(new, code=code)["seats"] == [0]
    bob.start(new)
    alone = here.guest("Ala")
    over = alone.table("me bot", start=True)
    play_on([alone.line(over)], "send")
    assert alone.post(f"/tables/{over}/rematch")["stage"] == "running"


def test_a_rematch_asked_for_by_both_at_the_same_moment(here: Hall) -> None:
    ania, bob, table = finished(here)
    found: list[str] = []
    gate = threading.Barrier(2)

    def ask(guest: Any) -> None:
        gate.wait()
        found.append(guest.post(f"/tables/{table}/rematch")["id"])

    threads = [threading.Thread(target=ask, args=(guest,)) for guest in (ania, bob)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 2
    assert len(set(found)) == 1
    assert len(ania.get("/tables", which="mine")) == 2  # no third table is left lying about


def test_no_rematch_before_the_end_nor_for_others(here: Hall) -> None:
    ania = here.guest()
    table = ania.table("me bot", listed=True, start=True)
    assert ania.refused(f"/tables/{table}/rematch") == (409, "not-over")
    _, _, over = finished(here)
    assert here.guest().refused(f"/tables/{over}/rematch") == (403, "not-at-table")


def test_a_solo_mode_is_a_table_with_one_seat(here: Hall) -> None:
    ania = here.guest()
    table = ania.table("me", game="smithy", start=True)
    line = ania.line(table)
    play_on([line])
    assert line.table["result"]["winners"] == [0]
