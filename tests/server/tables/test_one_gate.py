"""A law over the log: what a reader is told does not depend on what is kept from them.

Every line of a whole game is told to every reader twice: as it is, and with everything changed that is not theirs to
know. They must not be able to tell one from the other, and what stands between is `redact` of the kernel alone.
"""

from __future__ import annotations

import importlib.util
import sys
from types import ModuleType
from typing import Any

import msgspec
import pytest

import smithy
from karczma.games import GAMES, find
from karczma.kernel.chance import seeded
from karczma.kernel.errors import Fact
from karczma.kernel.face import Face
from karczma.kernel.verbs import Kind
from karczma.server import speech, tables
from karczma.server.open_table import OpenTable
from karczma.server.store import Entry
from karczma.server.table_info import Pace, Seat
from test_house import ROOT

READERS: list[list[int]] = [[], [0], [1], [2], [3], [0, 2], [1, 3]]  # nobody's seat is a spectator's


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, smithy.FACE.name, smithy.FACE)


def played(game: str) -> tuple[OpenTable, list[Entry]]:
    """A game of four people who choose at random, and its log."""
    pack = find(game).pack(None)
    chairs = [Seat(kind="person", name=f"Guest {i}", guest=f"g{i}") for i in range(4)]
    meta, _ = tables.new_meta(game, chairs, {}, pack, "en", True, Pace(), 0)
    live = OpenTable(meta, "5", find(game).rules_version, pack)
    change, chance = tables.start(live, 1), seeded(5)
    log: list[Entry] = []
    while True:
        log.append(change.entry(len(log) + 1, 1, None))
        live.meta, live.match = change.meta, change.match
        if live.match is None or live.match.over:
            return live, log
        seat = live.match.asked[0]
        options = live.match.options(seat)
        words = live.match.words(options[chance.below(len(options))])
        change = tables.move(live, seat, live.meta.asked_at[str(seat)], words, 1)


def otherwise(face: Face[Any], entry: Entry, seats: list[int]) -> Entry:
    """The same line with other secrets: who may know them is found here, not asked of what is tested."""
    data: dict[str, Any] = msgspec.json.decode(entry.data)
    if "do" in data and data["seat"] not in seats:
        data["do"] = ["something", "else"]
    for event, to in data["events"]:
        if to != -1 and not any(1 << seat & to for seat in seats):
            happening = next(one for one in face.vocabulary.happenings if one.name == event["event"])
            event |= {kind.label: other(kind, event[kind.label]) for kind in happening.args if kind.label in event}
    return Entry(entry.seq, entry.kind, msgspec.json.encode(data), entry.at)


def other(kind: Kind, fact: Fact) -> Fact:
    """Another thing of this kind."""
    return kind.ids[kind.numbers[str(fact)] - 1] if kind.ids else int(fact) + 1


def no_leak(module: ModuleType, live: OpenTable, log: list[Entry]) -> int:
    """Whoever reads a line cannot tell it from one with other secrets; how many lines had any."""
    secret = 0
    for entry in log:
        told = module.Line(entry, live.meta, live.pack)  # one for all readers, as the server does it
        for seats in READERS:
            changed = otherwise(find(live.meta.game), entry, seats)
            secret += changed.data != entry.data
            lines = (told, module.Line(changed, live.meta, live.pack))
            said = [msgspec.json.encode(line.heard(seats, "en")) for line in lines]
            assert said[0] == said[1], f"line {entry.seq} tells {seats} a secret"
    return secret


@pytest.mark.parametrize("game", ["smithy", "lockup", "stonespine"])
def test_no_line_of_the_log_depends_on_what_its_reader_must_not_know(game: str) -> None:
    live, log = played(game)
    assert no_leak(speech, live, log) > 50


# Holes, planted on purpose: the law must find each of them


@pytest.fixture
def source(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """`speech` once more from its source: a compiled module does not look up its names again."""
    spec = importlib.util.spec_from_file_location("speech_source", ROOT / "src/karczma/server/speech.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "speech_source", module)
    spec.loader.exec_module(module)
    return module


def leaks(module: ModuleType) -> str:
    with pytest.raises(AssertionError) as found:
        no_leak(module, *played("smithy"))
    return str(found.value)


def test_it_holds_for_the_source_too(source: ModuleType) -> None:
    assert no_leak(source, *played("smithy")) > 50


def test_it_finds_a_gate_that_stands_open(source: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "redact", lambda named, *_: named)
    assert "tells [] a secret" in leaks(source)


def test_it_finds_a_gate_that_takes_the_neighbour_for_the_audience(
    source: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    redact = source.redact
    monkeypatch.setattr(source, "redact", lambda named, to, seats: redact(named, to, [*seats, *[1 for _ in seats]]))
    assert "tells [0] a secret" in leaks(source)


def test_it_finds_a_line_told_to_all_as_to_one_of_them(source: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = source.Line.heard
    monkeypatch.setattr(source.Line, "heard", lambda line, _, language: heard(line, [0], language))
    assert "tells [] a secret" in leaks(source)
