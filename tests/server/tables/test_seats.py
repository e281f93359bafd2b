"""Seats: by invitation or at a listed table, on another device, given up, taken over by a bot and handed back."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

from server.hall import Guest, Hall, Time


def test_an_invitation_seats_whoever_uses_it_once(here: Hall) -> None:
    ania, bob, eve = here.guest("Ania"), here.guest("Bob"), here.guest("Eve")
    table = ania.table("me open open")
    code = ania.post(f"/tables/{table}/invitations")["code"]
    assert len(code) >= 43  # 256 bits
    shown = here.nobody().post("/invitations", code=code)
    assert shown["table"]["id"] == table
    assert shown["seat"] is None
    assert bob.sit(table, code=code)["seats"] == [1]
    assert eve.refused(f"/tables/{table}/join", code=code) == (403, "bad-code")
    assert eve.refused("/invitations", code=code) == (403, "bad-code")
    assert [chair["name"] for chair in ania.get(f"/tables/{table}")["chairs"]] == ["Ania", "Bob", ""]


def test_an_invitation_to_one_seat(here: Hall) -> None:
    ania, bob = here.guest("Ania"), here.guest("Bob")
    table = ania.table("me open open")
    code = ania.post(f"/tables/{table}/invitations", seat=2)["code"]
    assert bob.sit(table, code=code, seat=1)["seats"] == [2]  # the code says which
    assert ania.refused(f"/tables/{table}/invitations", seat=2) == (409, "no-open-seat")
    assert ania.refused(f"/tables/{table}/invitations", seat=7) == (409, "no-open-seat")


def test_two_with_one_invitation_at_the_same_moment(here: Hall) -> None:
    ania = here.guest("Ania")
    for _ in range(5):
        table = ania.table("me open open")
        code = ania.post(f"/tables/{table}/invitations")["code"]
        statuses = rush(here, table, [code, code])
        assert sorted(statuses) == [200, 403]
        assert [chair["kind"] for chair in ania.get(f"/tables/{table}")["chairs"]].count("person") == 2


def test_two_invitations_to_the_last_seat_at_the_same_moment(here: Hall) -> None:
    ania = here.guest("Ania")
    table = ania.table("me open")
    codes = [ania.post(f"/tables/{table}/invitations")["code"] for _ in range(2)]
    assert sorted(rush(here, table, codes)) == [200, 409]
    # The one that came too late was not used up for nothing.
    ania.post(f"/tables/{table}/seats/1", kind="remove")
    late = here.guest("Late")
    assert sorted(late.ask("POST", f"/tables/{table}/join", {"code": code}).status_code for code in codes) == [200, 403]


def rush(here: Hall, table: str, codes: list[str]) -> list[int]:
    gate = threading.Barrier(len(codes))
    statuses: list[int] = []

    def go(guest: Any, code: str) -> None:
        gate.wait()
        statuses.append(guest.ask("POST", f"/tables/{table}/join", {"code": code}).status_code)

    threads = [threading.Thread(target=go, args=(here.guest(), code)) for code in codes]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return statuses


def test_an_invitation_is_for_its_table_and_for_a_week(here: Hall, passing: Time) -> None:
    ania, bob = here.guest(), here.guest()
    table, other = ania.table("me open"), ania.table("me open")
    code = ania.post(f"/tables/{table}/invitations")["code"]
    assert bob.refused(f"/tables/{other}/join", code=code) == (403, "bad-code")
    assert bob.refused(f"/tables/{table}/join", code=code[:-1]) == (403, "bad-code")
    passing.passes(7 * 86_400 + 1)
    assert bob.refused(f"/tables/{table}/join", code=code) == (403, "bad-code")


def test_a_private_table_is_not_there_for_others(here: Hall) -> None:
    ania, eve = here.guest(), here.guest("Eve")
    table = ania.table("me open")
    assert eve.refused(f"/tables/{table}", method="GET") == (404, "no-such-table")
    assert eve.refused(f"/tables/{table}/join") == (404, "no-such-table")
    assert eve.refused("/tables/nosuchtable/join") == (404, "no-such-table")
    # With a wrong code the answer is the same, whether there is such a table or not.
    assert eve.refused(f"/tables/{table}/join", code="x") == eve.refused("/tables/nosuchtable/join", code="x")


def test_anybody_sits_down_at_a_listed_table(here: Hall) -> None:
    ania, bob = here.guest("Ania"), here.guest("Bob")
    table = ania.table("me open open", listed=True)
    assert bob.sit(table, seat=2)["seats"] == [2]
    assert here.guest().refused(f"/tables/{table}/join", seat=2) == (409, "seat-taken")
    assert here.guest().refused(f"/tables/{table}/join", seat=0) == (409, "seat-taken")
    assert bob.refused(f"/tables/{table}/join") == (409, "already-seated")  # one stranger, one chair
    assert here.guest("Cyd").sit(table)["seats"] == [1]
    assert here.guest().refused(f"/tables/{table}/join") == (409, "no-open-seat")


def test_the_same_guest_on_another_device(here: Hall) -> None:
    ania = here.guest("Ania", "pl")
    table = ania.table("me Bruno", start=True)
    code = ania.post("/me/devices")["code"]
    phone = here.nobody()
    phone.me = phone.post("/devices", code=code)
    assert phone.me == ania.me
    assert phone.get(f"/tables/{table}")["seats"] == [0, 1]
    line, other = ania.line(table), phone.line(table)
    other.choose()
    line.catch_up()
    assert line.seq == other.seq == 3
    assert here.nobody().refused("/devices", code=code) == (403, "bad-code")
    assert ania.get("/me") == ania.me  # the first device stays in


def test_a_device_code_is_good_for_an_hour_and_for_nothing_else(here: Hall, passing: Time) -> None:
    ania = here.guest()
    table = ania.table("me open")
    device, seat = ania.post("/me/devices")["code"], ania.post(f"/tables/{table}/invitations")["code"]
    assert here.nobody().refused("/devices", code=seat) == (403, "bad-code")
    assert here.guest().refused(f"/tables/{table}/join", code=device) == (403, "bad-code")
    passing.passes(3601)
    assert here.nobody().refused("/devices", code=device) == (403, "bad-code")


def test_a_guest_is_removed_and_hears_no_more_of_a_private_table(here: Hall) -> None:
    ania, bob = here.guest("Ania"), here.guest("Bob")
    table = ania.table("me open")
    bob.sit(table, code=ania.post(f"/tables/{table}/invitations")["code"])
    line, own = bob.line(table), ania.line(table)
    ania.post(f"/tables/{table}/seats/1", kind="remove")
    line.wait(lambda message: message["type"] == "closed")
    assert line.bye is not None
    assert (line.bye["why"], line.bye["again"]) == ("no-such-table", False)
    own.until(lambda: own.presence == ["here", "open"] and own.seq == 3)
    assert own.happened[-1]["data"] == {"what": "left", "seat": 1, "name": "Bob"}
    assert bob.get("/tables", which="mine") == []
    assert bob.refused(f"/tables/{table}", method="GET") == (404, "no-such-table")
    assert ania.refused(f"/tables/{table}/seats/1", kind="remove") == (404, "no-such-seat")


def running(here: Hall, **more: Any) -> tuple[Guest, Guest, str]:
    """Ania hosts a game that runs, and Bob, who sits there too, is asked."""
    ania, bob = here.guest("Ania"), here.guest("Bob")
    table = ania.table("me open bot", options={"first_player": "1"}, **{"listed": True, **more})
    bob.sit(table, code=ania.post(f"/tables/{table}/invitations")["code"])
    ania.start(table)
    return ania, bob, table


def test_who_leaves_a_running_game_is_played_for_and_may_come_back(here: Hall) -> None:
    ania, bob, table = running(here, listed=False)
    line = ania.line(table)
    bob.post(f"/tables/{table}/seats/1/leave")
    line.until(lambda: line.presence == ["here", "bot", "bot"] and line.question())  # the bot has chosen
    assert [one["data"]["what"] for one in line.happened if one["kind"] == "seat"][-1] == "left"
    assert bob.refused(f"/tables/{table}/seats/1/leave") == (409, "nothing-changes")
    assert ania.post(f"/tables/{table}/seats/1", kind="bot")["chairs"][1]["name"] == "Thumper"
    assert bob.sit(table)["seats"] == [1]  # it is still the chair he left
    line.choose()
    back = bob.line(table)
    back.until(back.question)


def test_who_is_removed_from_a_running_game_may_come_back(here: Hall) -> None:
    ania, bob, table = running(here, listed=False)
    line, bobs = ania.line(table), bob.line(table)
    ania.post(f"/tables/{table}/seats/1", kind="remove")
    line.until(lambda: line.presence[1] == "bot" and line.question())
    assert [one["data"]["what"] for one in line.happened if one["kind"] == "seat"][-1] == "removed"
    bobs.do("back", seat=1)
    line.choose()
    bobs.until(bobs.question)


def test_nobody_who_has_a_chair_takes_another_in_a_running_game(here: Hall) -> None:
    """Neither by making it free, nor a bot's: its hand would be seen."""
    ania, bob, table = running(here)
    for guest in (ania, bob):
        ania.post(f"/tables/{table}/seats/2", kind="open")
        assert guest.refused(f"/tables/{table}/join", seat=2) == (409, "knows-too-much")
    ania.post(f"/tables/{table}/seats/1", kind="remove")
    ania.post(f"/tables/{table}/seats/1", kind="open")
    assert ania.refused(f"/tables/{table}/join", seat=1) == (409, "knows-too-much")
    code = ania.post(f"/tables/{table}/invitations", seat=1)["code"]
    assert ania.refused(f"/tables/{table}/join", code=code) == (409, "knows-too-much")
    eve = here.guest("Eve")
    assert eve.sit(table, code=code)["seats"] == [1]  # who knows nothing of it may
    assert bob.refused(f"/tables/{table}/join", seat=2) == (409, "knows-too-much")
    ania.post(f"/tables/{table}/seats/1", kind="remove")
    assert eve.refused(f"/tables/{table}/join", seat=2) == (409, "knows-too-much")


def test_a_host_without_a_chair_takes_none_in_a_running_game(here: Hall) -> None:
    host, bob = here.guest("Host"), here.guest("Bob")
    table = host.table("open bot", listed=True)
    bob.sit(table)
    host.start(table)
    host.post(f"/tables/{table}/seats/1", kind="open")
    assert host.refused(f"/tables/{table}/join", seat=1) == (409, "knows-too-much")


def agreed_to_take_back(here: Hall, opened: int | None = None) -> tuple[Guest, str]:
    """Two people have turned a card up and agreed to take that back; perhaps a chair was open by then."""
    ania, bob = here.guest("Ania"), here.guest("Bob")
    table = ania.table("me open bot", options={"first_player": "0"}, listed=True)
    bob.sit(table)
    ania.start(table)
    lines = [ania.line(table), bob.line(table)]
    lines[0].choose("adventure")
    if opened is not None:
        ania.post(f"/tables/{table}/seats/{opened}", kind="open")
    lines[0].do("ask_undo", seat=0, count=1)
    lines[1].do("answer_undo", seat=1, agree=True)
    return ania, table


def test_people_who_took_back_what_was_seen_play_on_without_new_ones(here: Hall) -> None:
    ania, table = agreed_to_take_back(here)
    assert ania.refused(f"/tables/{table}/seats/2", kind="open") == (409, "table-closed")


def test_a_chair_that_is_open_when_a_game_is_closed_stays_empty_for_strangers(here: Hall) -> None:
    _, table = agreed_to_take_back(here, opened=2)
    assert here.guest("Eve").refused(f"/tables/{table}/join", seat=2) == (409, "table-closed")


def test_whoever_took_back_alone_knows_nothing_new_and_others_may_join(here: Hall) -> None:
    ania, eve = here.guest("Ania"), here.guest("Eve")
    table = ania.table("me bot", options={"first_player": "0"}, listed=True, start=True)
    line = ania.line(table)
    line.choose("adventure")
    line.until(line.question)
    line.do("undo", seat=0)
    ania.post(f"/tables/{table}/seats/1", kind="open")
    assert eve.sit(table, seat=1)["seats"] == [1]


def test_the_host_who_leaves_hands_the_table_on(here: Hall) -> None:
    ania, bob = here.guest("Ania"), here.guest("Bob")
    table = ania.table("me open", listed=True)
    bob.sit(table)
    assert ania.post(f"/tables/{table}/seats/0/leave")["host"] is False
    assert bob.get(f"/tables/{table}")["host"] is True


def test_a_host_without_a_seat_keeps_the_table_when_a_guest_leaves(here: Hall) -> None:
    host, bob, eve = here.guest("Host"), here.guest("Bob"), here.guest("Eve")
    table = host.table("open open", listed=True)
    bob.sit(table)
    eve.sit(table)
    bob.post(f"/tables/{table}/seats/0/leave")
    assert host.get(f"/tables/{table}")["host"] is True
    assert eve.get(f"/tables/{table}")["host"] is False


def test_a_bot_takes_over_and_hands_back(here: Hall) -> None:
    ania, bob = here.guest("Ania"), here.guest("Bob")
    table = ania.table("me open", listed=True, options={"first_player": "1"})
    bob.sit(table)
    assert ania.refused(f"/tables/{table}/seats/1", kind="stand_in") == (404, "no-such-seat")  # nothing to play yet
    ania.start(table)
    line, bobs = ania.line(table), bob.line(table)
    line.until(lambda: line.presence == ["here", "here"])
    assert ania.refused(f"/tables/{table}/seats/1", kind="stand_in") == (409, "player-here")
    bob.post(f"/tables/{table}/seats/1", kind="stand_in")  # whoever sits there may ask for it
    line.until(lambda: line.presence == ["here", "bot"])
    assert ania.refused(f"/tables/{table}/seats/1", kind="stand_in") == (409, "nothing-changes")
    line.choose()
    line.until(line.question)  # the bot played on
    bobs.do("back", seat=1)
    line.choose()
    bobs.until(bobs.question)
    line.catch_up()
    assert line.presence == ["here", "here"]
    assert bobs.no("back", seat=1) == "nothing-changes"
    bobs.choose()
    bobs.close()
    line.until(lambda: line.presence == ["here", "away"])
    ania.post(f"/tables/{table}/seats/1", kind="stand_in")  # who is away is played for, if the host says so
    ania.post(f"/tables/{table}/seats/1", kind="back")
    line.catch_up()
    assert line.table["chairs"][1]["stand_in"] is False


def test_while_a_bot_plays_the_seat_its_owner_says_first_that_they_are_back(here: Hall) -> None:
    ania = here.guest("Ania")
    table = ania.table("me Bruno", options={"first_player": "0"}, start=True)
    line = ania.line(table)
    held = here.tables.workers
    gate = Gate(held)
    here.tables.workers = gate  # type: ignore[assignment]
    try:
        ania.post(f"/tables/{table}/seats/0", kind="stand_in")
        question = line.question(0)
        assert question is not None
        assert line.no("move", seat=0, seq=question["seq"], do=question["options"][0]["do"]) == "stand-in"
        line.do("back", seat=0)
        line.choose(seat=0)
    finally:
        gate.opened.set()
        here.tables.workers = held
    line.catch_up()
    assert [one["data"]["seat"] for one in line.happened if one["kind"] == "move"] == [0]


class Gate:
    """A bot that thinks until it is told to stop."""

    def __init__(self, real: Any) -> None:
        self.real = real
        self.opened = threading.Event()

    async def choose(self, *args: Any) -> list[str]:
        while not self.opened.is_set():
            await asyncio.sleep(0.01)
        chosen: list[str] = await self.real.choose(*args)
        return chosen


def test_only_the_host_sets_chairs(here: Hall) -> None:
    ania, bob = here.guest(), here.guest("Bob")
    table = ania.table("me open open", listed=True)
    bob.sit(table)
    for kind in ("bot", "open", "stand_in", "back", "remove"):
        assert bob.refused(f"/tables/{table}/seats/2", kind=kind) == (403, "table-host-only")
    assert bob.refused(f"/tables/{table}/start") == (403, "table-host-only")
    assert bob.refused(f"/tables/{table}/invitations") == (403, "table-host-only")
    assert ania.refused(f"/tables/{table}/seats/1", kind="bot") == (409, "seat-taken")
    assert ania.refused(f"/tables/{table}/seats/9", kind="bot") == (404, "no-such-seat")


def test_nobody_leaves_a_game_that_is_over(here: Hall) -> None:
    ania = here.guest()
    table = ania.table("me Bruno", start=True)
    line = ania.line(table)
    while not line.over:
        line.choose("send")
    assert ania.refused(f"/tables/{table}/seats/0/leave") == (409, "not-running")
    assert ania.refused(f"/tables/{table}/seats/1", kind="remove") == (409, "not-running")
