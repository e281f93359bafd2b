"""Attacks that have worked once, over the real HTTP interface: each ends where it should."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import karczma
from karczma.kernel.match import Match
from server.hall import Guest, Hall, play_on


def match_of(here: Hall, id: str) -> Match:
    match = here.live(id).match
    assert match is not None
    return match


def private(match: Match, seat: int) -> list[Any]:
    """What a seat has that a spectator does not see."""
    own, others = match.view(seat).seats[seat], match.view(None).seats[seat]
    return [zone.plain() for zone in own.zones if zone not in others.zones]


def finished(here: Hall, game: str, people: str = "me Bruno Celina") -> tuple[Guest, str]:
    ania = here.guest("Ania")
    table = ania.table(people, game=game, listed=True, start=True)
    play_on([ania.line(table)], "")
    return ania, table


def test_a_host_empties_a_chair_to_look_at_its_hand(here: Hall) -> None:
    host, victim = here.guest("Host"), here.guest("Ania")
    table = host.table("me open bot", game="smithy", listed=True)
    victim.sit(table)
    host.start(table)
    host.post(f"/tables/{table}/seats/1", kind="remove")
    host.post(f"/tables/{table}/seats/1", kind="open")
    assert host.refused(f"/tables/{table}/join", seat=1) == (409, "knows-too-much")
    host.post(f"/tables/{table}/seats/2", kind="open")
    code = host.post(f"/tables/{table}/invitations", seat=2)["code"]
    assert host.refused(f"/tables/{table}/join", code=code) == (409, "knows-too-much")
    assert victim.refused(f"/tables/{table}/join", code=code) == (409, "knows-too-much")
    assert host.get(f"/tables/{table}")["seats"] == [0]
    told = [one["data"]["what"] for one in victim.line(table).happened if one["kind"] == "seat"]
    assert told[-3:] == ["removed", "open", "open"]  # everybody reads what the host did


def test_a_finished_game_is_taken_back_to_play_it_with_its_seed_known(here: Hall) -> None:
    host = here.guest("Host")
    table = host.table("me bot", start=True)
    line = host.line(table)
    play_on([line], "send")
    assert "seed" in host.get(f"/tables/{table}/record")
    assert line.no("undo", seat=0) == "not-running"
    assert line.no("ask_undo", seat=0, count=3) == "not-running"
    assert host.refused(f"/tables/{table}/seats/1", kind="open")[0] in (404, 409)


def test_somebody_plays_looks_takes_back_and_invites(here: Hall) -> None:
    host, victim = here.guest("Host"), here.guest("Ania")
    table = host.table("me bot", options={"first_player": "0"}, start=True)
    line = host.line(table)
    before = match_of(here, table)
    for _ in range(3):
        line.choose("adventure")
        line.until(line.question)
    for _ in range(3):
        line.do("undo", seat=0)
    after = match_of(here, table)
    assert after.view(0).plain() == before.view(0).plain()
    assert after.game.chance.key != before.game.chance.key
    stacks = [range(start, start + left) for start, left in zip(after.game.starts, after.game.left, strict=True)]
    same = [all(after.game.order[i] == before.game.order[i] for i in stack) for stack in stacks]
    assert not all(same)
    host.post(f"/tables/{table}/seats/1", kind="open")
    victim.sit(table, code=host.post(f"/tables/{table}/invitations")["code"])
    assert victim.get(f"/tables/{table}")["seats"] == [1]


@pytest.mark.parametrize("chairs", [["open", "me", "bot"], ["me", "open", "bot"], ["open", "open", "me"]])
def test_a_victim_is_seated_where_the_record_tells_the_hand(here: Hall, chairs: list[str]) -> None:
    host, table = finished(here, "stonespine")
    old = karczma.replay(host.get(f"/tables/{table}/record")).at(2)
    victim = here.guest("Ofiara")
    new = host.post(f"/tables/{table}/at/2/play", seats=[{"kind": kind} for kind in chairs])["id"]
    for seat in [i for i, kind in enumerate(chairs) if kind == "open"]:
        code = host.post(f"/tables/{new}/invitations", seat=seat)["code"]
        told = victim.post("/invitations", code=code)
        assert "has been dealt again, but anyone who has read that record" in told["note"]
        assert "dealt again" in victim.sit(new, code=code)["note"]
    host.start(new)
    begun = match_of(here, new)
    for seat in range(3):
        assert private(old, seat)
        assert private(begun, seat) != private(old, seat)


def test_a_deck_is_marked_in_a_record_that_is_brought(here: Hall) -> None:
    """There is no state to mark any more: one in `from` is refused, in either format, and so is a forged parent."""
    host, table = finished(here, "lockup", "me Bruno")
    record = host.get(f"/tables/{table}/record")
    state = match_of(here, table).at(5).face.write(match_of(here, table).at(5).game)
    marked: Any = copy.deepcopy(state)
    marked["tome_deck_known"] = [2] * len(marked["tome_deck_known"])
    short = {**record, "moves": [], "length": 0}
    for origin, format, key in (
        (marked, 1, "record-state"),
        (marked, 2, "record-origin"),
        ({"shape": 1, "state": marked}, 2, "record-crosses"),
        ({"record": record, "at": 5, "deal": [0, 1], "state": marked}, 2, "record-origin"),
    ):
        forged = {**short, "from": origin, "karczma": format}
        answer = host.http.post("/records", content=json.dumps(forged), headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["type"]) == (400, f"karczma:{key}")
