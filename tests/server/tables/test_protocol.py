"""The protocol: everything numbered, nothing twice, and who comes back gets exactly what was missed."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator

from karczma.server import protocol
from server.hall import Guest, Hall, Line, connected, play_on


def hot_seat(here: Hall, **more: Any) -> tuple[Guest, str, Line]:
    ania = here.guest("Ania")
    table = ania.table("me Bruno", listed=True, start=True, **more)
    return ania, table, ania.line(table)


def test_a_move_sent_twice_is_acknowledged_twice_and_applied_once(here: Hall) -> None:
    ania, table, line = hot_seat(here)
    question = line.question()
    assert question is not None
    move = {"seat": question["seat"], "seq": question["seq"], "do": question["options"][0]["do"]}
    first = line.ask("move", id="mine", **move)
    second = line.ask("move", id="mine", **move)
    elsewhere = ania.line(table).ask("move", id="mine", **move)  # after the line was cut, over another one
    assert first == second == elsewhere == {"type": "ack", "id": "mine", "seq": 3}
    assert line.table["position"] == 1
    # Put away and read again, the table still knows it.
    for one in ania.lines:
        one.close()
    here.tables.lives.pop(table)
    assert ania.line(table).ask("move", id="mine", **move) == first


def test_an_id_that_was_used_for_something_else_is_refused(here: Hall) -> None:
    """Also after the table was put away; to acknowledge it would say that it is on disk."""
    ania, table, line = hot_seat(here)
    question = line.question()
    assert question is not None
    move = {"seat": question["seat"], "seq": question["seq"], "do": question["options"][0]["do"]}
    first = line.ask("move", id="mine", **move)
    assert line.ask("chat", id="said", text="hello")["type"] == "ack"
    others: list[tuple[str, str, dict[str, Any]]] = [
        ("move", "mine", {**move, "do": question["options"][1]["do"]}),
        ("move", "mine", {**move, "seat": 1 - move["seat"]}),
        ("move", "mine", {**move, "seq": move["seq"] + 1}),  # the same words, to another question
        ("undo", "mine", {"seat": move["seat"]}),
        ("ask_undo", "mine", {"seat": move["seat"], "count": 1}),
        ("answer_undo", "mine", {"seat": move["seat"], "agree": True}),
        ("back", "mine", {"seat": move["seat"]}),
        ("chat", "mine", {"text": "hello"}),
        ("chat", "said", {"text": "hello there"}),
        ("move", "said", move),
    ]
    for _ in range(2):
        assert [line.no(kind, id=id, **fields) for kind, id, fields in others] == ["id-used"] * len(others)
        assert line.ask("move", id="mine", **move) == first
        assert (line.seq, line.table["position"]) == (4, 1)
        for one in ania.lines:
            one.close()
        here.tables.lives.pop(table)
        line = ania.line(table)


def test_a_line_that_does_not_say_what_was_sent_is_acknowledged_as_before(here: Hall) -> None:
    """As an older version has written it."""
    _, table, line = hot_seat(here)
    first = line.ask("chat", id="said", text="hello")
    live = here.live(table)
    live.clients = {id: (seq, "") for id, (seq, _) in live.clients.items()}
    assert line.ask("chat", id="said", text="hello") == first


def test_the_same_id_of_two_people_is_not_the_same(here: Hall) -> None:
    ania, bob = here.guest("Ania"), here.guest("Bob")
    table = ania.table("me open", listed=True)
    bob.sit(table)
    lines = [ania.line(table), bob.line(table)]
    assert [line.ask("chat", id="1", text="hello")["seq"] for line in lines] == [3, 4]


def test_a_wrong_seq_is_refused_with_the_current_one(here: Hall) -> None:
    _, _, line = hot_seat(here)
    line.choose()
    line.choose()
    question = line.question()
    assert question is not None
    assert question["seq"] == 2
    for wrong in (0, 1, 3, 10_000_000):
        answer = line.ask("move", seat=question["seat"], seq=wrong, do=question["options"][0]["do"])
        assert (answer["type"], answer["key"], answer["seq"]) == ("refused", "stale-seq", line.seq)
        assert answer["text"].endswith("number 2.")
    assert line.no("move", seat=1 - question["seat"], seq=2, do=["send"]) == "not-asked"
    assert line.no("move", seat=question["seat"], seq=2, do=["fly"]) == "no-such-verb"
    assert line.no("move", seat=question["seat"], seq=2, do=["adventure", "stack_5a", "x"]) == "verb-arguments"
    assert line.table["position"] == 2


def test_a_question_says_what_is_at_stake(here: Hall) -> None:
    ania, table, line = hot_seat(here)
    question, polish = line.question(), ania.line(table, language="pl").question()
    assert question is not None
    assert polish is not None
    assert question["note"] == "You have nothing to lose yet."
    assert polish["note"] == "Na razie nie masz nic do stracenia."
    assert "stake" not in question
    toy = here.guest().table("me Bruno", game="smithy", start=True)
    first = here.guests[-1].line(toy).question()  # of the draft, where nothing is
    assert first is not None
    assert "note" not in first


def happened(line: Line) -> list[bytes]:
    return [json.dumps(one, sort_keys=False).encode() for one in line.happened]


@pytest.mark.parametrize("cut_at", [1, 2, 5, 9, 20])
def test_who_comes_back_gets_exactly_what_was_missed(here: Hall, cut_at: int) -> None:
    """To the letter what somebody heard who stayed; also when the last of it is talk, and a seat has changed hands."""
    ania, bob, zoe = here.guest("Ania", "pl"), here.guest("Bob", "pl"), here.guest("Zoe", "en")
    table = ania.table("me open Bruno", listed=True, options={"first_player": "0"})
    bob.sit(table)
    ania.start(table)
    staying, cut, watching = ania.line(table), ania.line(table), zoe.line(table)
    bobs = bob.line(table)
    away = zoe.line(table)
    lines = [staying, bobs]

    def go_on(count: int) -> None:
        for _ in range(count):
            while not any(line.question() for line in lines):
                for line in lines:
                    line.catch_up()
            next(line for line in lines if line.question()).choose("adventure")
            for line in lines:
                line.catch_up()

    go_on(cut_at)
    for line in (cut, away):
        line.catch_up()
        line.close()
    go_on(2)
    bob.post(f"/tables/{table}/seats/1/leave")  # a bot called otherwise sits there now
    lines.pop()
    bobs.close()
    staying.catch_up()
    go_on(3)
    staying.until(staying.question)
    staying.do("chat", text="and so on")
    watching.until(lambda: watching.seq == staying.seq)
    for guest, before, compare in ((ania, cut, staying), (zoe, away, watching)):
        after = guest.line(table, since=before.seq)
        assert [message["type"] for message in after.all[:2]] == ["welcome", "update"]
        assert [one["seq"] for one in after.happened] == list(range(before.seq + 1, compare.seq + 1))
        assert happened(before) + happened(after) == happened(compare)
        assert after.table == compare.table
        assert after.places == compare.places
        assert after.presence == compare.presence


def test_nothing_was_missed(here: Hall) -> None:
    ania, table, line = hot_seat(here)
    line.choose()
    again = ania.line(table, since=line.seq)
    assert [message["type"] for message in again.all] == ["welcome", "presence"]
    assert again.all[0]["seq"] == line.seq


@pytest.mark.parametrize("since", [-1, 4000, 10_000_000])
def test_who_knows_nothing_or_something_else_gets_everything(here: Hall, since: int) -> None:
    ania, table, line = hot_seat(here)
    line.choose()
    fresh = ania.line(table, since=since)
    assert [message["type"] for message in fresh.all] == ["welcome", "snapshot"]
    assert happened(fresh) == happened(line)
    assert (fresh.places, fresh.table, fresh.presence) == (line.places, line.table, line.presence)


def test_who_missed_too_much_gets_a_snapshot(here: Hall) -> None:
    ania, table, line = hot_seat(here)
    early = line.seq
    for i in range(130):
        line.do("chat", text=str(i))
    assert ania.line(table, since=early).all[1]["type"] == "snapshot"
    assert ania.line(table, since=early + 2).all[1]["type"] == "update"


def test_after_the_table_was_put_away_the_log_is_the_same(here: Hall) -> None:
    ania, table, line = hot_seat(here)
    line.choose()
    line.choose()
    line.do("ask_undo", seat=0, count=1)
    line.close()
    here.tables.lives.pop(table)
    again = ania.line(table)
    assert happened(again) == happened(line)
    assert again.places == line.places


@pytest.mark.parametrize(
    "first",
    [
        "",
        "hello",
        "{}",
        "[]",
        '{"type":"ping","id":"1"}',
        '{"type":"hello"}',
        '{"type":"hello","ticket":"x","table":"../etc"}',
        b"\xff\xfe",
    ],
)
def test_the_first_message_is_a_hello(here: Hall, first: str | bytes) -> None:
    with connected(here.port) as socket:
        socket.send(first)
        bye = json.loads(socket.recv(timeout=10))
    assert bye["type"] == "bye"
    assert bye["why"] in ("hello-first", "bad-message")
    assert bye["text"]
    assert bye["again"] is False


def test_hello_only_once(here: Hall) -> None:
    ania, table, line = hot_seat(here)
    line.send_raw({"type": "hello", "ticket": ania.ticket(), "table": table})
    assert line.wait(lambda message: message["type"] == "refused")["key"] == "hello-once"


def test_everything_said_fits_the_published_schema(here: Hall) -> None:
    schema = protocol.schema()
    whole = Draft202012Validator({**schema, "$ref": "#/$defs/FromServer"})
    ania, table, line = hot_seat(here)
    line.ask("score", seat=0)
    line.ask("hint", seat=line.places[0]["asked"][0])
    line.no("move", seat=0, seq=9, do=["send"])
    line.do("chat", text="hello")
    play_on([line], "send")
    line.ask("score")
    ania.line(table)
    every = [message for one in ania.lines for message in one.all]
    assert {message["type"] for message in every} >= {
        "welcome",
        "snapshot",
        "update",
        "ack",
        "answer",
        "refused",
        "pong",
    }
    for message in every:
        whole.validate(message)
        assert msgspec.convert(message, protocol.FromServer) is not None
    numbered = [message for message in every if message["type"] in ("welcome", "snapshot", "update", "ack", "refused")]
    assert all(isinstance(message["seq"], int) for message in numbered)
