"""Whole games told to readers who are in step: what they put together from changes is what they would be told whole."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import karczma
from karczma import bots
from karczma.bots.greedy import THUMBS
from karczma.games import find
from karczma.kernel.chance import seeded
from karczma.kernel.changes import changed
from karczma.server import speech, tables
from karczma.server.open_table import OpenTable
from karczma.server.table_info import Pace, Seat
from karczma.server.telling import Telling
from server.hall import Hall

MOST = 3_000  # bytes for each move and reader, on average over a game
READERS: list[tuple[int | None, str]] = [(0, "en"), (1, "pl"), (None, "pl")]
plain = msgspec.json.Encoder(order="sorted").encode


class Reader:
    """Somebody in step: what the server has told, and what was made of it here."""

    def __init__(self, seat: int | None, language: str) -> None:
        self.seats = [] if seat is None else [seat]
        self.language = language
        self.told: Any = None
        self.has: Any = None
        self.lengths: list[int] = []

    def hear(self, telling: Telling) -> None:
        state = telling.state(self.seats, self.language)
        [message] = telling.updates(self.told, state, self.seats, self.language)
        update = msgspec.json.decode(message)
        if self.told is None:
            self.has = {name: update[name] for name in ("table", "places")}
        else:
            assert "places" not in update
            self.lengths.append(len(message))
            self.has = changed(self.has, update.get("changes", {}))
        self.told = state


def a_running_table(game: str, options: dict[str, Any]) -> OpenTable:
    pack = karczma.open_pack(game)
    chairs = [Seat(kind="person", name=f"Gość {i}", guest=f"g{i}", language="pl") for i in range(4)]
    meta, _ = tables.new_meta(game, chairs, options, pack, "pl", True, Pace(), 0)
    live = OpenTable(meta, "77", find(game).rules_version, pack)
    live.log.append(tables.line(0, "created", {}, 0))
    take(live, tables.start(live, 1))
    return live


def take(live: OpenTable, change: tables.Change) -> None:
    live.log.append(change.entry(live.seq + 1, 1, None))
    live.meta, live.match = change.meta, change.match


@pytest.mark.parametrize("game", THUMBS)
def test_a_whole_game_put_together_from_changes_is_the_game_told_whole(game: str) -> None:
    live = a_running_table(game, {})
    readers = [Reader(seat, language) for seat, language in READERS]
    chance = seeded(5)
    bot = bots.make("greedy", find(game), chance)
    while live.match is not None and not live.match.over:
        told = (live.match, live.meta, live.pack, live.wishes, live.questions, live.log[-1:])
        telling = Telling(*told, [seat for seat, _ in READERS])
        for reader in readers:
            reader.hear(telling)
            places = speech.places(live.match, live.meta, reader.seats, reader.language)
            assert plain(reader.has) == plain({"table": speech.public(live.meta, reader.language), "places": places})
        seat = live.match.asked[0]
        choice = bot.choose(bots.sit(live.match, seat, chance))
        take(live, tables.move(live, seat, live.meta.asked_at[str(seat)], live.match.words(choice), 1))
    lengths = [length for reader in readers for length in reader.lengths]
    assert len(lengths) > 100
    assert sum(lengths) / len(lengths) <= MOST


def test_a_client_in_step_gets_changes_and_one_that_comes_back_gets_all(here: Hall) -> None:
    ania = here.guest("Ania")
    table = ania.table("me me", listed=True, start=True)
    line = ania.line(table)
    line.choose()
    moved = [message for message in line.all if message["type"] == "update"][-1]
    assert moved["changes"]["table"]["position"] == [1]
    again = ania.line(table, since=line.seq - 1)
    [missed] = [message for message in again.all if message["type"] == "update"]
    assert "changes" not in missed
    assert missed["places"] == line.places
    nothing_missed = ania.line(table, since=line.seq)
    line.choose()
    news = nothing_missed.wait(lambda message: message["type"] == "update")
    assert "changes" not in news  # the server does not know what it has
    line.choose()
    assert "changes" in nothing_missed.wait(lambda message: message["type"] == "update")
    assert nothing_missed.places == line.places


def test_names_are_put_into_a_text_as_they_are() -> None:
    names = ["Ania", "{ $seat } \\1", speech.MARKS[0]]  # the last cannot be had: it is not printable
    told = f"{speech.MARKS[1]} robs {speech.MARKS[0]}, and {speech.MARKS[2]} laughs at {speech.MARKS[0]}."
    assert speech.called(told, names, "en") == f"{names[1]} robs Ania, and {names[2]} laughs at Ania."
    assert not speech.MARKS[0].isprintable()


def test_what_two_at_one_screen_hear_is_not_told_to_others_like_that() -> None:
    """An event for seats 0 and 2: two people at one screen have to be told whose it is, a third is not."""
    live = a_running_table("lockup", {})
    assert live.match is not None
    vocabulary = live.match.face.vocabulary
    [drew] = [one for one in vocabulary.happenings if one.name == "drew_tome"]
    event = {"event": drew.name, "seat": 1, **{kind.label: kind.say(0) for kind in drew.args}}
    line = speech.Line(tables.line(9, "move", {"seat": 3, "events": [[event, 0b101]]}, 0), live.meta, live.pack)
    assert line.heard([0, 1], "en").events[0]["only"] == [0]
    assert "only" not in line.heard([2], "en").events[0]
    assert line.heard([3], "en").events[0]["hidden"] == 1
