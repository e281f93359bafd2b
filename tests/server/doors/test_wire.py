"""The way of a message past ASGI: in order, checked, and one after the other."""

from __future__ import annotations

import json
from types import SimpleNamespace

import pytest
from websockets.exceptions import ConnectionClosed

from karczma.server import sockets
from karczma.server.sockets import AHEAD, Sockets
from server.hall import Hall, Line, connected, until


def at_a_table(here: Hall) -> Line:
    guest = here.guest()
    return guest.line(guest.table("me Bruno", start=True))


def pongs(line: Line, count: int) -> list[str]:
    until_last = [line.wait(lambda message: message["type"] == "pong") for _ in range(count)]
    return [str(message["id"]) for message in until_last]


def test_what_comes_with_hello_is_answered_after_it_and_in_order(here: Hall) -> None:
    guest = here.guest()
    table = guest.table("me Bruno", start=True)
    with connected(here.port) as socket:
        socket.send(json.dumps({"type": "hello", "ticket": guest.ticket(), "table": table}))
        for i in range(5):
            socket.send(json.dumps({"type": "ping", "id": f"p{i}"}))
        heard = [json.loads(socket.recv(timeout=20)) for _ in range(8)]
    assert heard[0]["type"] == "welcome"
    assert [one["id"] for one in heard if one["type"] == "pong"] == [f"p{i}" for i in range(5)]


def test_whoever_sends_faster_than_we_answer_is_answered_in_order_and_nothing_is_lost(here: Hall) -> None:
    line = at_a_table(here)
    many = AHEAD * 40
    for i in range(many):
        line.send_raw({"type": "ping", "id": f"p{i}"})
    assert pongs(line, many) == [f"p{i}" for i in range(many)]


def test_text_that_is_none_closes_the_line(here: Hall) -> None:
    line = at_a_table(here)
    line.socket.send(b'{"type": "chat", "id": "a", "text": "\xff"}', text=True)
    with pytest.raises(ConnectionClosed) as closed:
        list(line.socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007


def test_a_message_in_pieces_is_one_message(here: Hall) -> None:
    line = at_a_table(here)
    line.socket.send(iter(['{"type": "ping",', ' "id": "pieces"}']))
    assert pongs(line, 1) == ["pieces"]


def test_a_mistake_of_ours_is_said_and_the_others_play_on(here: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = here.guest()
    table = guest.table("me Bruno", start=True)
    unlucky, other = guest.line(table), guest.line(table)

    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(Sockets, "do", broken)
        unlucky.send_raw({"type": "ping", "id": "x"})
        bye = unlucky.wait(lambda message: message["type"] == "bye")
    assert (bye["why"], bye["again"]) == ("our-fault", True)
    until(lambda: len(here.live(table).sockets) == 1)
    assert other.ask("ping")["type"] == "pong"


def test_readers_who_cannot_be_told_what_happened_are_told_that(here: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = here.guest()
    line = guest.line(guest.table("me Bruno", start=True))
    question = line.question()
    assert question is not None

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(sockets, "_telling", lambda *_: SimpleNamespace(state=broken))
        move = {"seat": question["seat"], "seq": question["seq"], "do": question["options"][0]["do"]}
        line.send_raw({"type": "move", "id": "x", **move})
        bye = line.wait(lambda message: message["type"] == "bye")
    assert (bye["why"], bye["again"]) == ("our-fault", True)
    assert guest.line(line.id).seq > line.seq  # what was chosen is kept
