"""A law over seats: whatever people do with chairs, nobody is told what another seat of a running game must hide.

All short sequences of what a host and two guests can do are tried, from a game in its middle: chairs given up, emptied,
opened, taken, played by bots and taken back, choices taken back, and the game played to its end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, cast

import pytest

from karczma.games import find
from karczma.kernel.errors import Refused
from karczma.server import speech, tables
from karczma.server.meta import Chair, Meta, Pace
from karczma.server.people import Guest
from karczma.server.routes import tables as routes
from karczma.server.routes.common import Office
from karczma.server.tables import Change, Live

GAME = "kajko"
LENGTH = 5
HOST, ANIA, BOLEK = (Guest(name, name, "en") for name in ("host", "ania", "bolek"))
NOW = 1_000

Act = Callable[[Live], Change]


class Away:
    """A tavern where nobody's line is open, so that the host may let bots stand in."""

    def __init__(self) -> None:
        self.lines = self

    def presence_of(self, live: Live) -> list[str]:
        return ["away"] * len(live.meta.chairs)


OFFICE = cast(Office, Away())


@dataclass(frozen=True)
class Reached:
    """A table, what each guest has been told of whose hand, and how it came to that."""

    meta: Meta
    match: Any
    told: frozenset[tuple[str, int]]
    path: tuple[str, ...] = ()

    def key(self) -> tuple[Any, ...]:
        meta = self.meta
        chairs = [(c.kind, c.guest, c.owner, c.stand_in, c.gone) for c in meta.chairs]
        return (meta.stage, meta.host, meta.closed, *meta.knowing, *chairs, len(self.match.made), self.told)


def chair(kind: str, guest: Guest, seat: int, level: str = "regular") -> Act:
    body = routes.SetChair.model_validate({"kind": kind, "level": level})
    return lambda live: routes._set_chair(OFFICE, live, guest, seat, body)


def leave(guest: Guest, seat: int) -> Act:
    return lambda live: tables.stand_up(live, routes._mine(live.meta, guest, seat), NOW)


def sit(guest: Guest, seat: int) -> Act:
    return lambda live: routes._sit(live, guest, seat, "")


def undo(guest: Guest) -> Act:
    return lambda live: tables.undo(live, live.meta.seats_of(guest.id)[0], NOW)


def end(live: Live) -> Change:
    """Everybody chooses the last thing they are offered, until it is over."""
    while True:
        match = tables.running(live)
        seat = match.asked[0]
        do = match.words(match.options(seat)[-1])
        change = tables.move(live, seat, live.meta.asked_at[str(seat)], do, NOW)
        if change.meta.stage == "over":
            return change
        live.meta, live.match = change.meta, change.match


def actions(seats: int) -> dict[str, Act]:
    found: dict[str, Act] = {"the game ends": end}
    for guest in (HOST, ANIA, BOLEK):
        found[f"{guest.id} takes back"] = undo(guest)
        for seat in range(seats):
            for kind in ("bot", "open", "stand_in", "back", "remove"):
                found[f"{guest.id}: {kind} {seat}"] = chair(kind, guest, seat)
            found[f"{guest.id} leaves {seat}"] = leave(guest, seat)
            found[f"{guest.id} sits down at {seat}"] = sit(guest, seat)
    return found


def laid(host_plays: bool) -> Live:
    """A game in its middle: perhaps the host, Ania and a bot."""
    face = find(GAME)
    first = Chair(kind="person", name="Host", guest=HOST.id) if host_plays else tables.bot_chair("regular", [])
    ania = Chair(kind="person", name="Ania", guest=ANIA.id)
    chairs = [first, ania, tables.bot_chair("regular", [first, ania])]
    meta, seed = tables.new_meta(GAME, chairs, {}, face.pack(None), "en", True, Pace(), NOW)
    meta.host = HOST.id
    live = Live(meta, seed, face.rules_version, face.pack(None))
    begun = tables.start(live, NOW)
    live.meta, live.match = begun.meta, begun.match
    for _ in range(6):
        match = tables.running(live)
        seat = match.asked[0]
        do = match.words(match.options(seat)[0])
        change = tables.move(live, seat, live.meta.asked_at[str(seat)], do, NOW)
        live.meta, live.match = change.meta, change.match
    return live


def private(meta: Meta, match: Any, guest: Guest) -> Iterator[tuple[str, int]]:
    """The seats whose hands this guest is told at this moment, by what the server would tell."""
    if meta.stage == "running":
        for place in speech.places(match, meta, meta.seats_of(guest.id), "en"):
            if place.seat is not None:
                yield guest.id, place.seat


def step(here: Reached, name: str, act: Act, live: Live) -> Reached | None:
    live.meta, live.match = here.meta, here.match
    try:
        change = act(live)
    except (Refused, IndexError):
        return None
    told = {pair for guest in (HOST, ANIA, BOLEK) for pair in private(change.meta, change.match, guest)}
    return Reached(change.meta, change.match, here.told | told, (*here.path, name))


@pytest.mark.parametrize("host_plays", [True, False])
def test_no_sequence_of_seats_shows_anybody_another_hand(host_plays: bool) -> None:
    live = laid(host_plays)
    assert live.match is not None
    theirs = {pair for guest in (HOST, ANIA, BOLEK) for pair in private(live.meta, live.match, guest)}
    frontier = [Reached(live.meta, live.match, frozenset(theirs))]
    known = {frontier[0].key()}
    tried = actions(len(live.meta.chairs))
    taken_over = 0
    for _ in range(LENGTH):
        found = [step(one, name, act, live) for one in frontier for name, act in tried.items()]
        frontier = []
        for one in found:
            if one is None or one.key() in known:
                continue
            known.add(one.key())
            frontier.append(one)
            holds(one, theirs)
            taken_over += (BOLEK.id, 1) in one.told
    assert len(known) > 100
    assert taken_over, "a stranger may take a chair that was left: otherwise this shows nothing"


def holds(one: Reached, theirs: set[tuple[str, int]]) -> None:
    for guest in (HOST, ANIA, BOLEK):
        new = {seat for who, seat in one.told - theirs if who == guest.id}
        had = {seat for who, seat in theirs if who == guest.id}
        knows = guest.id == HOST.id or bool(had)
        assert not (knows and new), f"{guest.id} sees the hand of {new}: {one.path}"
        assert len(new) <= 1, f"{guest.id} sees the hands of {new}: {one.path}"
    if one.meta.stage == "over":
        assert one.meta.closed


def test_what_is_over_is_never_taken_up_again() -> None:
    live = laid(host_plays=True)
    done = end(live)
    over = Reached(done.meta, done.match, frozenset())
    for name, act in actions(len(live.meta.chairs)).items():
        assert step(over, name, act, live) is None, name
