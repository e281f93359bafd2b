"""The bench of the table server: its people can still play at our tables, they speak socket.io, and its verdicts say
what was measured. Running it whole takes minutes: `make bench-server`."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from bench import race, server, theirs
from bench.line import Line
from bench.race import Race
from bench.result import Result, together
from bench.servers import karczma

from karczma.games import GAMES


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    ours = karczma(tmp_path_factory.mktemp("bench"))
    try:
        yield ours.port
    finally:
        ours.stop()


async def play_until(people: Race, enough: Callable[[Result], bool]) -> Result:
    """Turn after turn, everybody in step after each."""
    whole = await people.sit_down(0.0)
    while not enough(whole):
        whole = together([whole, await people.play(0.2)], 0.0)
        assert whole.wrong == []
        assert len(people.tables) == people.count
        assert all(table.level for table in people.tables)
    return whole


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(race, "PATIENCE", 120.0)


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("game", GAMES)
def test_a_closed_loop_goes_on_in_every_game(port: int, game: str) -> None:
    people = Race(port, game, tables=2, seats=4, seed=1)
    whole = asyncio.run(play_until(people, lambda one: len(one.took) >= 60))
    assert 0 < len(whole.told) <= len(whole.took)
    assert whole.heard >= whole.moves * 4 * len('{"type":"update"}')


@pytest.mark.usefixtures("patient")
def test_a_game_that_ends_makes_room_for_a_spare_table(port: int) -> None:
    async def play() -> None:
        people = Race(port, "kajko", tables=1, seats=4, seed=1)
        whole = await play_until(people, lambda one: one.games >= 1)
        assert whole.late == whole.games, "nobody knew how fast it would go"
        people.rate = 20.0
        await people.sit_down(seconds=5.0)
        assert len(people.tables) == 1
        spare = len(people.spare)
        assert spare in (1, 2)
        assert people.finished == []
        whole = await play_until(people, lambda one: one.games >= 1)
        assert whole.late == max(0, whole.games - spare)

    asyncio.run(play())


class Wire(asyncio.Transport):
    """What was written, and nothing else."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""

    def write(self, data: Any) -> None:
        self.written += bytes(data)


@pytest.fixture
def heard() -> list[bytes]:
    return []


def line(heard: list[bytes], cut: list[str]) -> tuple[Line, Wire]:
    async def make() -> Line:
        return Line(heard.append, cut.append)

    one, wire = asyncio.run(make()), Wire()
    one.connection_made(wire)
    one.data_received(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
    return one, wire


def frame(kind: int, body: bytes) -> bytes:
    size = len(body)
    if size < 126:
        return bytes([128 | kind, size]) + body
    long = size >= 1 << 16
    return bytes([128 | kind, 127 if long else 126]) + size.to_bytes(8 if long else 2, "big") + body


@pytest.mark.parametrize("step", [7, 100_000])
def test_messages_of_any_length_are_heard_whole_however_they_come(heard: list[bytes], step: int) -> None:
    one, _ = line(heard, [])
    bodies = [b"", b"a" * 125, b"b" * 126, b"c" * 70_000]
    stream = b"".join(frame(1, body) for body in bodies)
    for at in range(0, len(stream), step):
        one.data_received(stream[at : at + step])
    assert heard == bodies
    assert one.heard == sum(map(len, bodies))


def test_a_ping_is_answered_and_a_goodbye_is_told(heard: list[bytes]) -> None:
    cut: list[str] = []
    one, wire = line(heard, cut)
    one.data_received(frame(9, b"still there"))
    assert wire.written == b"\x8a\x8b\0\0\0\0still there"
    one.data_received(frame(8, b"\x03\xe8enough"))
    assert cut == ["the server closed: enough"]
    assert heard == []


STATE = (
    b'{"G":{"points":[0,0,0,0],"players":{"1":{"hand":["2D","8C","QS"]}},"pile":["8S","9S"],"suit":"S","left":31},'
    b'"ctx":{"numPlayers":4,"turn":2,"currentPlayer":"1","phase":null},"plugins":{},"_undo":[],"_stateID":17}'
)


@pytest.mark.parametrize(
    "body", [b'["update","match",' + STATE + b',[{"turn":1}]]', b'["sync","match",{"state":' + STATE + b',"log":[]}]']
)
def test_a_state_of_boardgame_io_is_read(body: bytes) -> None:
    state = theirs.state_in(b"42/crazy-eights," + body)
    assert state is not None
    assert (state.id, state.turn.current_player, state.turn.gameover) == (17, "1", None)
    assert state.cards.players["1"].hand == ["2D", "8C", "QS"]


@pytest.mark.parametrize(
    "text", [b"2", b'0{"sid":"x"}', b'40/crazy-eights,{"sid":"x"}', b'42/crazy-eights,["matchData",1]']
)
def test_other_messages_bring_no_state(text: bytes) -> None:
    assert theirs.state_in(text) is None


def test_only_cards_that_fit_are_played_and_an_eight_names_a_suit() -> None:
    state = theirs.state_in(b'42/crazy-eights,["update","match",' + STATE + b",[]]")
    assert state is not None
    dice = random.Random(3)
    made = {(kind, *words) for kind, words in (theirs.choice(state, "1", dice) for _ in range(200))}
    assert made == {("play", "QS"), *(("play", "8C", suit) for suit in "CDHS")}
    state.cards.players["1"].hand = ["2D"]
    assert theirs.move(state, "match", "1", "secret", dice) == (
        b'42/crazy-eights,["update",{"type":"MAKE_MOVE","payload":{"type":"draw","args":[],"playerID":"1",'
        b'"credentials":"secret"}},17,"match","1"]'
    )


PEER = Result(took=[0.01] * 99 + [0.1], told=[0.01], seconds=1.0, moves=100, heard=40_000, server=0.1)
GOOD = Result(took=[0.01] * 99 + [0.05], told=[0.01], seconds=1.0, moves=100, heard=40_000, server=0.1)
ORDER = argparse.Namespace(racing=100, tables=2, seats=5, rate=100.0, clients=2)


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(server, "HOUSE", tmp_path)
    return tmp_path / ".bench" / "server.json"


def conclude(results: dict[str, Result], missing: str = "") -> int:
    verdicts: server.Verdicts = {}
    return server.conclude({"race": server.tell_race(results, missing, ORDER, verdicts)}, verdicts, ORDER)


def test_level_with_boardgame_io_and_half_its_wait_holds(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert conclude({theirs.GAME: PEER, "kajko": GOOD}) == 0
    assert capsys.readouterr().out.count("holds:") == 3
    told = json.loads(kept.read_text())["race"]["kajko"]
    assert (told["moves_a_second"], told["acknowledged_ms"][2], told["bytes_a_move_and_seat"]) == (100.0, 50.0, 100)


@pytest.mark.parametrize(
    ("ours", "said"),
    [
        (replace(GOOD, moves=99), "FAILS: kajko: at least as many moves a second as boardgame.io"),
        (replace(GOOD, took=[0.051]), "FAILS: kajko: p99 at most 0.5 of boardgame.io's"),
        (replace(GOOD, wrong=["refused"]), "FAILS: the race: no errors"),
    ],
)
def test_what_does_not_hold_is_said(kept: Path, capsys: pytest.CaptureFixture[str], ours: Result, said: str) -> None:
    assert conclude({theirs.GAME: PEER, "kajko": ours}) == 1
    assert said in capsys.readouterr().out


def test_without_boardgame_io_nothing_is_claimed(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert conclude({"kajko": GOOD}, "there is no node here") == 2
    said = capsys.readouterr().out
    assert "MISSING: there is no node here" in said
    assert said.count("UNKNOWN:") == 2


@pytest.mark.parametrize(("slowest", "ends"), [(0.025, 0), (0.026, 1)])
def test_at_an_even_pace_we_are_measured_by_the_better_echo(kept: Path, slowest: float, ends: int) -> None:
    results = {"one": Result([0.020]), "group": Result([0.010]), "ours": Result([slowest])}
    verdicts: server.Verdicts = {}
    told = server.tell_pace(results, Result([0.1] * 10), 200.0, ORDER, verdicts)
    assert server.conclude({"pace": told}, verdicts, ORDER) == ends
