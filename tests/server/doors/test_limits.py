"""Limits: how much one message may be, how many may come, and what waits for a reader that is too slow."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from starlette.requests import Request
from websockets.exceptions import ConnectionClosed

from karczma.kernel.errors import Refused
from karczma.server.connections import MOST_CONTROLS
from karczma.server.limits import Bucket, Limits
from karczma.server.protocol import MESSAGE_BYTES
from karczma.server.routes.common import neighbourhood
from karczma.server.sockets import BURST, WAITING
from server.hall import Guest, Hall, Line, connected, hall, key_of, until


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall(tmp_path_factory.mktemp("limited"), limits=True) as one:
        yield one


def asked_until_refused(guest: Guest, path: str, body: object, most: int) -> int:
    for count in range(most):
        answer = guest.ask("POST", path, body)
        if answer.status_code == 429:
            assert answer.json()["type"] == "karczma:too-many"
            return count
        assert answer.status_code < 300 or answer.json()["type"] == "karczma:bad-code"
    return most


def test_tables_joins_guests_and_codes_for_each_address(limited: Hall) -> None:
    ania = limited.guest()
    table = ania.table("me open", listed=True)
    body = {"game": "kajko", "seats": [{}, {}]}
    assert 28 <= asked_until_refused(ania, "/tables", body, 40) <= 31
    assert 18 <= asked_until_refused(ania, "/devices", {"code": "x"}, 40) <= 22
    assert 58 <= asked_until_refused(ania, f"/tables/{table}/join", {"code": "x"}, 100) <= 70
    assert 58 <= asked_until_refused(limited.nobody(), "/guests", {"name": "Eve"}, 100) <= 70
    assert 58 <= asked_until_refused(ania, f"/tables/{table}/invitations", {}, 100) <= 70
    assert ania.get(f"/tables/{table}")["stage"] == "open"  # what is not limited goes on


@pytest.mark.parametrize("path", ["/tables/{table}/record", "/tables/{table}/at/0", "/games/kajko/box"])
def test_what_takes_long_to_put_together_is_not_read_without_end(limited: Hall, path: str) -> None:
    limited.services.limits.buckets.clear()
    ania = limited.guest()
    table = ania.table("me bot", start=True)
    there = path.format(table=table)
    assert ania.ask("GET", there).status_code != 429
    bucket = limited.services.limits.buckets["reading", "127.0.0.1"]
    while bucket.take():
        pass
    bucket.rate = 0.0
    assert ania.ask("GET", there).status_code == 429
    assert ania.get(f"/tables/{table}")["stage"] == "running"
    limited.services.limits.buckets.clear()


@pytest.mark.parametrize("frame", ["ping", "pong"])
def test_a_flood_of_control_frames_is_cut_and_a_few_are_answered(limited: Hall, frame: str) -> None:
    ania = limited.guest()
    line = ania.line(ania.table("me bot", start=True))
    line.socket.ping().wait(timeout=20)
    send = line.socket.ping if frame == "ping" else line.socket.pong
    with suppress(ConnectionClosed):
        for _ in range(2 * MOST_CONTROLS):
            send()
    until(lambda: not limited.live(line.id).sockets)


def test_guesses_at_the_secret_of_the_house(tmp_path: Path) -> None:
    body = {"game": "kajko", "files": {"pack.toml": 'name = "mine"\ngame = "kajko"\n'}}
    with hall(tmp_path, limits=True, secret="of sixteen and more") as one:
        guest = one.guest()

        def tried(secret: str) -> tuple[int, str]:
            answer = guest.ask("POST", "/packs", body, headers={"authorization": f"Bearer {secret}"})
            return answer.status_code, key_of(answer)

        guesses = [tried(str(number)) for number in range(40)]
        assert guesses[:20] == [(403, "host-only")] * 20
        assert guesses.count((429, "too-many")) >= 15
        assert tried("of sixteen and more") == (429, "too-many")  # not even a right one is told from the others


def test_an_ipv6_network_counts_as_one_address() -> None:
    def seen_from(host: str) -> str:
        return neighbourhood(Request({"type": "http", "client": (host, 1), "headers": []}))

    assert seen_from("2001:db8:1:2::5") == seen_from("2001:db8:1:2:ffff::9") != seen_from("2001:db8:1:3::5")
    assert seen_from("10.0.0.1") != seen_from("10.0.0.2")
    assert seen_from("a strange socket") == "?"


def test_the_buckets_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("karczma.server.guard.time.monotonic", lambda: now[0])
    bucket = Bucket(10.0, 30)
    assert sum(bucket.take() for _ in range(50)) == 30
    now[0] += 1.0
    assert sum(bucket.take() for _ in range(50)) == 10
    now[0] += 1000.0
    assert sum(bucket.take() for _ in range(50)) == 30
    limits = Limits()
    for i in range(3 * Limits.KEPT):
        limits.check("tables", str(i), 1.0, 1)
    assert len(limits.buckets) == Limits.KEPT  # who asks from everywhere does not fill our memory
    with pytest.raises(Refused):
        limits.check("tables", str(3 * Limits.KEPT - 1), 1.0, 1)


def at_a_table(here: Hall) -> tuple[Guest, str, Line]:
    guest = here.guest()
    table = guest.table("me Bruno", start=True)
    return guest, table, guest.line(table)


def test_ten_messages_a_second_thirty_at_once(tmp_path_factory: pytest.TempPathFactory) -> None:
    with hall(tmp_path_factory.mktemp("messages"), limits=True) as one:
        guest, table, line = at_a_table(one)
        started = time.monotonic()
        with suppress(ConnectionClosed):
            for i in range(60):
                line.send_raw({"type": "ping", "id": str(i)})
        line.wait(lambda message: message["type"] == "closed")
        answered = sum(message["type"] == "pong" for message in line.all)
        assert BURST <= answered <= BURST + 1 + 10 * (time.monotonic() - started)
        assert line.bye is not None
        assert (line.bye["why"], line.bye["again"]) == ("too-many", True)
        again = guest.line(table, since=line.seq)  # and comes back
        assert again.ask("ping")["type"] == "pong"


def test_so_many_connections_from_one_address(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("karczma.server.sockets.FROM_ONE", 3)
    with hall(tmp_path_factory.mktemp("sockets"), limits=True) as one, ExitStack() as opened:
        guest = one.guest()
        table = guest.table("me open")
        lines = [guest.line(table) for _ in range(2)]
        opened.enter_context(connected(one.port))  # who has not said hello counts too
        until(lambda: one.services.sockets.open == 3)
        with connected(one.port, additional_headers={"accept-language": "pl"}) as socket:
            bye = json.loads(socket.recv(timeout=10))
            assert (bye["type"], bye["why"], bye["again"]) == ("bye", "too-many-sockets", True)
            assert bye["text"].startswith("Z twojej sieci jest tu już")
            with pytest.raises(ConnectionClosed):
                socket.recv(timeout=10)
        assert all(line.ask("ping")["type"] == "pong" for line in lines)
        lines[0].close()
        until(lambda: one.services.sockets.open == 2)
        assert guest.line(table).ask("ping")["type"] == "pong"  # there is room again
    assert not one.services.sockets.from_where  # and nothing is left behind


def test_without_limits_anybody_may_open_as_many_as_they_like(here: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("karczma.server.sockets.FROM_ONE", 1)
    guest = here.guest()
    table = guest.table("me open")
    assert all(line.ask("ping")["type"] == "pong" for line in [guest.line(table) for _ in range(4)])


def test_a_message_has_16_kib_at_most(here: Hall) -> None:
    _, _, line = at_a_table(here)
    for size in (MESSAGE_BYTES + 1, 3 * MESSAGE_BYTES):
        line.send_raw(json.dumps({"type": "ping", "id": "x"}).ljust(size))
        assert line.wait(lambda message: message["type"] == "refused")["key"] == "message-too-large"
    line.send_raw(json.dumps({"type": "ping", "id": "x"}).ljust(MESSAGE_BYTES))
    line.wait(lambda message: message["type"] == "pong")
    line.send_raw("x" * (4 * MESSAGE_BYTES + 1))  # nobody needs an answer to that
    with pytest.raises(ConnectionClosed) as closed:
        line.socket.recv(timeout=10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_who_says_nothing_is_not_waited_for(here: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("karczma.server.sockets.HELLO_SECONDS", 0.05)
    with connected(here.port) as socket:
        bye = json.loads(socket.recv(timeout=10))
    assert (bye["type"], bye["why"]) == ("bye", "hello-first")


def test_a_slow_reader_is_dropped_and_comes_back_to_exactly_what_it_missed(here: Hall) -> None:
    guest, table, quick = at_a_table(here)
    live = here.live(table)
    known = list(live.sockets)
    with connected(here.port, max_queue=1) as slow:  # hears one message, and then reads no more
        slow.send(json.dumps({"type": "hello", "ticket": guest.ticket(), "table": table}))
        until(lambda: len(live.sockets) == 2)
        (socket,) = [one for one in live.sockets if one not in known]
        quick.choose()
        until(lambda: not socket.channel.unread())
        seen = live.seq
        waiting = 0
        filler = json.dumps({"type": "pong", "id": "x" * 60_000, "now": 0}).encode()
        while socket.bye is None:
            here.loop.call_soon_threadsafe(socket.push, filler)
            waiting = max(waiting, socket.channel.unread())
            assert waiting <= WAITING + 2 * len(filler)
        quick.choose()
        until(lambda: socket not in live.sockets)  # it holds nobody up, and no memory
        assert socket.bye.why == "too-slow"
        assert socket.bye.again is True
        quick.choose()
    back = guest.line(table, since=seen)
    assert back.happened == quick.happened[-2:]
    assert waiting > WAITING // 2


def test_hello_is_not_a_way_to_fill_the_memory(here: Hall) -> None:
    """Tables that are not there leave nothing behind, however many are asked for."""
    guest = here.guest()
    for i in range(50):
        guest.ask("GET", f"/tables/nosuch{i}")
    assert not [
        id for id in {*here.tables.touched, *here.tables.loading, *here.tables.lives} if id.startswith("nosuch")
    ]
