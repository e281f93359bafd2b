"""Playing on from a position of a finished game: everything seen there stays, everything hidden is dealt anew."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import karczma
from karczma.cli import app
from karczma.kernel.match import Match
from karczma.server import tables
from karczma.server.meta import Chair, Pace
from server.hall import Guest, Hall, Line, play_on


@pytest.fixture(scope="module")
def played(here: Hall) -> tuple[Guest, str, dict[str, Any]]:
    """A listed game of two that is over, and its record."""
    ania = here.guest("Ania", "pl")
    table = ania.table("me Bruno", listed=True, options={"dusigrosz": True}, start=True)
    play_on([ania.line(table)], "adventure")
    return ania, table, ania.get(f"/tables/{table}/record")


def match_of(here: Hall, id: str) -> Match:
    match = here.live(id).match
    assert match is not None
    return match


def seats(words: str) -> list[dict[str, str]]:
    return [{"kind": "person", "name": "Celina"} if word == "Celina" else {"kind": word} for word in words.split()]


def test_the_table_stands_as_it_stood_and_the_rest_is_dealt_anew(
    here: Hall, played: tuple[Guest, str, dict[str, Any]]
) -> None:
    _, table, record = played
    bob = here.guest("Bob", "pl")
    new = bob.post(f"/tables/{table}/at/9/play", seats=seats("me bot"))
    assert (new["stage"], new["seats"], new["host"], new["listed"]) == ("running", [0], True, False)
    assert (new["from"], new["position"], new["language"]) == ({"table": table, "position": 9}, 0, "pl")
    assert new["options"] == record["options"]
    old, begun = karczma.replay(record).at(9), match_of(here, new["id"])
    assert begun.at(0).view(0).plain() == old.view(0).plain()
    orders = {tuple(begun.game.order), tuple(old.game.order)}
    again = bob.post(f"/tables/{table}/at/9/play", seats=seats("me bot"))
    orders.add(tuple(match_of(here, again["id"]).game.order))
    assert len(orders) == 3
    assert len({one.game.chance.key for one in (begun, old, match_of(here, again["id"]))}) == 3
    assert new["fingerprint"] != again["fingerprint"]
    assert bob.get(f"/tables/{new['id']}")["from"] == {"table": table, "position": 9}
    assert bob.get(f"/tables/{table}")["from"] is None


def test_it_is_played_to_its_end_and_its_record_holds(
    here: Hall, played: tuple[Guest, str, dict[str, Any]], tmp_path: Path
) -> None:
    _, table, _ = played
    bob = here.guest("Bob")
    new = bob.post(f"/tables/{table}/at/12/play", seats=seats("me bot"), language="en")
    line = bob.line(new["id"])
    running = bob.ask("GET", f"/tables/{new['id']}/record")
    for secret in (match_of(here, new["id"]).game.chance.key.hex(), '"from"', here.live(new["id"]).seed):
        assert secret not in running.text
    assert (line.happened[1]["kind"], line.happened[1].get("events", [])) == ("start", [])
    line.choose()
    play_on([line], "send")
    record = bob.get(f"/tables/{new['id']}/record")
    assert record["from"]["seated"] == 2
    again = karczma.replay(record)
    assert again.over
    assert again.scores().plain() == line.table["result"]
    paper = tmp_path / "record.json"
    paper.write_text(json.dumps(record))
    verified = CliRunner().invoke(app, ["--lang", "en", "verify", str(paper)])
    assert verified.exit_code == 0
    assert "This record is sound" in verified.output
    assert "does not vouch" in verified.output  # for a state that was written down, no seed does
    assert CliRunner().invoke(app, ["replay", str(paper)], input="\n\nG\nb\nq\n").exit_code == 0
    shown = bob.get(f"/tables/{new['id']}/at/1")
    assert shown["places"][0]["view"] == again.at(1).view(0).plain()
    # And on from there once more: a game that plays on is a game like any other.
    third = bob.post(f"/tables/{new['id']}/at/2/play", seats=seats("bot me"))
    assert third["from"] == {"table": new["id"], "position": 2}
    assert third["seats"] == [1]


def test_it_survives_a_restart(here: Hall, played: tuple[Guest, str, dict[str, Any]]) -> None:
    _, table, _ = played
    bob = here.guest("Bob")
    new = bob.post(f"/tables/{table}/at/9/play", seats=seats("me Celina"))
    line = bob.line(new["id"])
    for _ in range(4):
        line.choose()
    line.do("undo", seat=0)  # nobody but one's own people and bots are here
    line.close()
    before = match_of(here, new["id"])
    here.house.lives.pop(new["id"])
    after = match_of(here, new["id"])
    assert after is not before
    assert after.face.write(after.game) == before.face.write(before.game)
    assert (after.log, after.hashes, after.origin) == (before.log, before.hashes, before.origin)
    assert not [one for one in here.live(new["id"]).log if one.kind == "rules"]


def test_chairs_may_stay_open_until_somebody_comes(here: Hall, played: tuple[Guest, str, dict[str, Any]]) -> None:
    _, table, record = played
    bob, cyd = here.guest("Bob"), here.guest("Cyd")
    new = bob.post(f"/tables/{table}/at/9/play", seats=seats("open me"))
    assert (new["stage"], new["seats"]) == ("open", [1])
    begins = here.live(new["id"]).begins
    here.house.lives.pop(new["id"])
    assert here.live(new["id"]).begins == begins  # kept while it waits
    assert here.live(new["id"]).match is None
    cyd.sit(new["id"], code=bob.post(f"/tables/{new['id']}/invitations")["code"])
    bob.start(new["id"])
    match = match_of(here, new["id"])
    assert match.origin == begins
    assert match.view(1).plain() == karczma.replay(record).at(9).view(1).plain()


@pytest.mark.parametrize(("people", "keeps"), [("bot me bot", True), ("open me bot", False), ("bot me Celina", False)])
def test_whose_eyes_decide_what_was_known(here: Hall, people: str, keeps: bool) -> None:
    """The toy has hands: the only person keeps theirs; of several nobody does."""
    ania = here.guest("Ania")
    table = ania.table("me Bruno Celina", game="smithy", start=True)
    line: Line = ania.line(table)
    play_on([line], "rest")
    old = karczma.replay(ania.get(f"/tables/{table}/record")).at(2)
    own, others = set(), set()
    for _ in range(8):
        new = ania.post(f"/tables/{table}/at/2/play", seats=seats(people))
        if "open" in people:
            ania.post(f"/tables/{new['id']}/seats/0", kind="bot")
            ania.start(new["id"])
        begun = match_of(here, new["id"]).at(0)
        own.add(json.dumps(begun.view(1).plain()))
        others.add(json.dumps(begun.view(2).plain()))
    assert (own == {json.dumps(old.view(1).plain())}) == keeps
    assert len(others) > 1


def test_what_cannot_be_played_on(here: Hall, played: tuple[Guest, str, dict[str, Any]]) -> None:
    _, table, record = played
    bob = here.guest("Bob")
    last = len(record["moves"])
    two = seats("me bot")
    assert bob.refused(f"/tables/{table}/at/{last}/play", seats=two) == (409, "position-over")
    assert bob.refused(f"/tables/{table}/at/{last + 1}/play", seats=two) == (404, "no-such-position")
    assert bob.refused(f"/tables/{table}/at/-1/play", seats=two) == (422, "bad-request")
    for wrong in ("me", "me bot bot"):
        assert bob.refused(f"/tables/{table}/at/3/play", seats=seats(wrong)) == (400, "seats-as-before")
    assert bob.refused(f"/tables/{table}/at/3/play", seats=[]) == (422, "bad-request")
    assert bob.refused("/tables/nosuchtable/at/3/play", seats=two) == (404, "no-such-table")
    running = bob.table("me Bruno", start=True)
    assert bob.refused(f"/tables/{running}/at/0/play", seats=two) == (409, "not-over")
    private = bob.table("me Bruno", start=True)
    play_on([bob.line(private)], "send")
    assert here.guest().refused(f"/tables/{private}/at/0/play", seats=two) == (404, "no-such-table")
    assert here.nobody().refused(f"/tables/{private}/at/0/play", seats=two) == (401, "no-guest")
    mine = {one["id"] for one in bob.get("/tables", which="mine")}
    assert mine == {running, private}  # what was refused has opened nothing


def test_bots_may_play_it_among_themselves(here: Hall, played: tuple[Guest, str, dict[str, Any]]) -> None:
    _, table, _ = played
    bob = here.guest("Bob")
    new = bob.post(f"/tables/{table}/at/3/play", seats=seats("bot bot"))
    line = bob.line(new["id"])
    line.until(lambda: line.over)
    assert karczma.replay(bob.get(f"/tables/{new['id']}/record")).over


@pytest.mark.parametrize("game", ["kajko", "roll_player", "stonespine", "lockup"])
def test_several_people_have_hands_that_the_record_does_not_show(game: str) -> None:
    """Whoever has read the record knows nobody's hand: over a few deals none of them stays as it was."""
    match = karczma.start(game, seats=3, seed=8)
    dice = random.Random(8)
    while not match.over and len(match.log) < 60:
        seat = dice.choice(match.asked)
        match.choose(seat, dice.choice(match.options(seat)))
        if len(match.log) % 10:
            continue
        meta, _ = tables.new_meta(game, [Chair() for _ in range(3)], match.settings, match.pack, "en", True, Pace(), 0)
        dealt = [match.face.read(tables.dealt_anew(match, meta, str(number)), match.pack) for number in range(12)]
        for seat in range(match.seats):
            possible = {hands(match.redeal((seat + 1) % match.seats, number).game, match, seat) for number in range(12)}
            found = {hands(one, match, seat) for one in dealt}
            assert len(found) > 1 or len(possible) == 1, f"the hand of seat {seat} after {len(match.log)} choices"


def hands(game: Any, match: Match, seat: int) -> str:
    """What a seat has that a spectator does not see."""
    own, others = match.face.view(game, seat).seats[seat], match.face.view(game, None).seats[seat]
    return json.dumps([zone.plain() for zone in own.zones if zone not in others.zones])


def test_a_table_that_one_person_plays_on_takes_no_others(
    here: Hall, played: tuple[Guest, str, dict[str, Any]]
) -> None:
    _, table, _ = played
    bob = here.guest("Bob")
    new = bob.post(f"/tables/{table}/at/9/play", seats=seats("me bot"))["id"]
    assert bob.refused(f"/tables/{new}/seats/1", kind="open") == (409, "table-closed")


def test_a_state_that_was_brought_is_played_on_by_one_person_only(
    here: Hall, played: tuple[Guest, str, dict[str, Any]]
) -> None:
    """It may say that a seat knows what it never saw; also after somebody has played it to its end here."""
    _, table, _ = played
    bob = here.guest("Bob")
    new = bob.post(f"/tables/{table}/at/9/play", seats=seats("me bot"))["id"]
    play_on([bob.line(new)], "send")
    brought = bob.post("/records", bob.get(f"/tables/{new}/record"))["id"]
    assert bob.refused(f"/tables/{brought}/at/2/play", seats=seats("me open")) == (409, "unproven-state")
    alone = bob.post(f"/tables/{brought}/at/2/play", seats=seats("me bot"))["id"]
    play_on([bob.line(alone)], "send")
    assert bob.refused(f"/tables/{alone}/at/1/play", seats=seats("me Celina")) == (409, "unproven-state")
