"""Playing on from a position of a finished game: everything seen there stays, everything hidden is dealt anew."""

from __future__ import annotations

import json
import random
import zlib
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

import karczma
from karczma.cli import app
from karczma.games import find
from karczma.kernel.match import Match
from karczma.kernel.record import canonical
from karczma.kernel.shape import shaped
from karczma.lab import is_compiled
from karczma.server import schema, tables
from karczma.server.open_table import OpenTable
from karczma.server.table_info import Pace, Seat, TableInfo
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
    assert (record["from"]["at"], record["from"]["deal"]) == (12, [0])
    assert record["from"]["record"] == bob.get(f"/tables/{table}/record")
    again = karczma.replay(record)
    assert again.over
    assert again.scores().plain() == line.table["result"]
    paper = tmp_path / "record.json"
    paper.write_text(json.dumps(record))
    verified = CliRunner().invoke(app, ["--lang", "en", "verify", str(paper)])
    assert verified.exit_code == 0
    assert "This record is sound" in verified.output
    assert "position 12 of another game" in verified.output
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
    here.tables.lives.pop(new["id"])
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
    here.tables.lives.pop(new["id"])
    assert here.live(new["id"]).begins == begins  # kept while it waits
    assert here.live(new["id"]).match is None
    cyd.sit(new["id"], code=bob.post(f"/tables/{new['id']}/invitations")["code"])
    bob.start(new["id"])
    match = match_of(here, new["id"])
    assert begins is not None
    assert match.origin == begins.origin
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


def chairs(kinds: str) -> list[Seat]:
    """p: a person, o: an open chair, b: a bot."""
    found = []
    for i, kind in enumerate(kinds):
        person = Seat(kind="person", name=f"P{i}", guest=f"p{i}")
        found.append({"p": person, "o": Seat(), "b": Seat(kind="bot", name=f"Golem {i}", level="regular")}[kind])
    return found


@pytest.mark.parametrize("kinds", ["pp", "po", "oo", "ppb", "obp", "ppp", "bpo", "oppb", "pppp", "ppppp", "popbp"])
@pytest.mark.parametrize("game", ["kajko", "roll_player", "stonespine", "lockup"])
def test_several_people_have_hands_that_the_record_does_not_show(game: str, kinds: str) -> None:
    """Whoever has read the record knows nobody's hand: over a few deals none of them stays as it was."""
    if len(kinds) > find(game).most:
        pytest.skip("as many do not play it")
    match = karczma.start(game, seats=len(kinds), seed=8)
    dice = random.Random(8)
    while not match.over and len(match.log) < 40:
        seat = dice.choice(match.asked)
        match.choose(seat, dice.choice(match.options(seat)))
    live = OpenTable(finished(match), str(match.seed), match.face.rules_version, match.pack, match)
    for position in (0, 13, len(match.log) - 1):
        then = match.at(position)
        hidden = {
            seat
            for seat in range(match.seats)
            if len({hands(then.redeal((seat + 1) % then.seats, number).game, match, seat) for number in range(12)}) > 1
        }
        first, *others = (dealt(live, position, kinds) for _ in range(8))
        for _ in range(100):  # of two possible hands, the same one can come up many times in a row
            stays = {
                seat for seat in hidden if all(hands(one, match, seat) == hands(first, match, seat) for one in others)
            }
            if not stays:
                break
            others.append(dealt(live, position, kinds))
        assert not stays, f"the hands of seats {stays} after {position} choices"


def dealt(live: OpenTable, position: int, kinds: str) -> Any:
    """The game as these chairs would play it on."""
    assert live.match is not None
    begins = tables.play_on(live, position, chairs(kinds), "en", "p0", 0)[2]
    return live.match.face.read(begins.state, live.match.pack)


def finished(match: Match) -> TableInfo:
    seats = [Seat() for _ in range(match.seats)]
    meta, _ = tables.new_meta(match.face.name, seats, dict(match.settings), match.pack, "en", True, Pace(), 0)
    meta.stage = "over"
    return meta


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


def test_what_goes_on_from_what_goes_on_is_proven_to_the_set_up(
    here: Hall, played: tuple[Guest, str, dict[str, Any]]
) -> None:
    """Brought back here it is played on by several, and the record of that is proven too."""
    _, table, _ = played
    bob = here.guest("Bob")
    new = bob.post(f"/tables/{table}/at/9/play", seats=seats("me bot"))["id"]
    play_on([bob.line(new)], "send")
    brought = bob.post("/records", bob.get(f"/tables/{new}/record"))["id"]
    third = bob.post(f"/tables/{brought}/at/2/play", seats=seats("me Celina"))["id"]
    play_on([bob.line(third)], "send")
    record = bob.get(f"/tables/{third}/record")
    assert record["from"]["record"]["from"]["record"]["from"] is None
    assert karczma.replay(record).over


def test_what_is_too_deep_or_too_large_is_not_played_on(
    here: Hall, played: tuple[Guest, str, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, table, _ = played
    bob = here.guest("Bob")
    monkeypatch.setattr(tables, "BEFORE_MOST", 1000)
    assert bob.refused(f"/tables/{table}/at/9/play", seats=seats("me bot")) == (409, "record-large")
    monkeypatch.setattr("karczma.kernel.match.DEEPEST", 0)
    if not is_compiled():
        assert bob.refused(f"/tables/{table}/at/9/play", seats=seats("me bot")) == (409, "record-deep")


def test_a_game_that_was_begun_before_games_named_where_they_come_from_goes_on(
    here: Hall, played: tuple[Guest, str, dict[str, Any]]
) -> None:
    """Its beginning was kept as a bare state: it is played to its end, and its record says that nothing proves it."""
    _, table, _ = played
    bob = here.guest("Bob")
    new = bob.post(f"/tables/{table}/at/9/play", seats=seats("me open"))["id"]
    begins = here.live(new).begins
    assert begins is not None
    bare = zlib.compress(canonical(begins.state))
    first = (schema.entries.c.table_id == new, schema.entries.c.seq == 1)
    here.call(
        here.tables.store.write(lambda c: c.execute(sa.update(schema.entries).where(*first).values(snapshot=bare)))
    )
    here.tables.lives.pop(new)
    bob.post(f"/tables/{new}/seats/1", kind="bot")
    bob.start(new)
    play_on([bob.line(new)], "send")
    record = bob.get(f"/tables/{new}/record")
    assert record["from"] == shaped(find("kajko"), begins.state)
    assert bob.refused("/records", **record) == (400, "record-crosses")
