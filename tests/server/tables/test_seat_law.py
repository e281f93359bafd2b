"""A law over seats: whatever people do, nobody at a table knows more of the game in play there than their seat does.

All short sequences of what a host and two guests can do are tried, from a game in its middle, with the functions that
the routes call: chairs given up, emptied, opened, taken (also by invitation), played by bots and taken back; choices,
and choices taken back, alone and by consent; the game played to its end, its record read, brought back and played on.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, cast

import msgspec
import pytest

import smithy
from karczma.games import GAMES
from karczma.kernel.errors import Refused
from karczma.kernel.match import Match, go_on, replay
from karczma.server import speech, tables
from karczma.server.guests import Guest
from karczma.server.house_bots import House
from karczma.server.open_table import OpenTable
from karczma.server.routes import tables as routes
from karczma.server.routes.common import Services
from karczma.server.table_info import Pace, Seat, TableInfo
from karczma.server.tables import Change

GAME = "smithy"  # everybody has a hand, a patron and charms that nobody else sees
LENGTH = 5
HOST, ANIA, BOLEK = GUESTS = [Guest(name, name, "en") for name in ("host", "ania", "bolek")]
NOW = 1_000
ALL = 1 << 30  # as far as a game can be known: its seed
POSITION = 1  # of a finished game, where it is played on: all have their hands still
TRIES = 5

Dice = tuple[str, str, int]  # a guest, the key of some dice, and how far they have seen them fall
Secret = tuple[str, int, str]  # a guest, a seat, and what a record has told them of what only that seat sees


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, GAME, smithy.FACE)


class Away:
    """A tavern where nobody's line is open, so that the host may let bots stand in."""

    def __init__(self) -> None:
        self.sockets = self
        self.server = self
        self.house = House()

    def presence_of(self, live: OpenTable) -> list[str]:
        return ["away"] * len(live.meta.chairs)


SERVICES = cast(Services, Away())


@dataclass(frozen=True)
class Reached:
    """The tables there are, what each guest has been told, and how it came to that."""

    tables: tuple[OpenTable, ...]
    seats: frozenset[tuple[str, int, int]]  # a guest has been told what a seat of a table sees
    read: frozenset[Secret]
    dice: frozenset[Dice]
    begun: frozenset[tuple[str, int, int]]  # a guest had this seat of a table when its game began (-1: was its host)
    path: tuple[str, ...] = ()

    def key(self) -> tuple[Any, ...]:
        return (tuple(looks(one) for one in self.tables), self.seats, frozenset({who for who, _, _ in self.read}))


def looks(live: OpenTable) -> tuple[Any, ...]:
    meta = live.meta
    chairs = tuple((c.kind, c.guest, c.owner, c.stand_in, c.gone) for c in meta.chairs)
    wish = meta.wish and (meta.wish.seat, meta.wish.count, *meta.wish.agreed)
    made = len(live.match.made) if live.match else -1
    return (meta.stage, meta.host, meta.closed, *meta.knowing, chairs, made, wish, meta.imported)


# What a guest can do at a table: it gives the table as it is then, and perhaps one more

Act = Callable[[OpenTable], Change]


def chair(kind: str, guest: Guest, seat: int) -> Act:
    body = routes.SetChair.model_validate({"kind": kind})
    return lambda live: routes._set_chair(SERVICES, live, guest, seat, body)


def leave(guest: Guest, seat: int) -> Act:
    return lambda live: tables.stand_up(live, routes._mine(live.meta, guest, seat), NOW)


def sit(guest: Guest, seat: int, code: str) -> Act:
    def act(live: OpenTable) -> Change:
        if not code:
            if not live.meta.shown_to(guest.id):
                raise Refused("no-such-table")
            routes._find_chair(live.meta, guest)
        elif live.meta.chairs[seat].kind != "open":
            raise Refused("no-open-seat")  # nobody could be invited there
        return routes._sit(live, guest, seat, code)

    return act


def undo(guest: Guest) -> Act:
    return lambda live: tables.undo(live, live.meta.seats_of(guest.id)[0], NOW)


def ask_undo(guest: Guest) -> Act:
    return lambda live: tables.ask_undo(live, live.meta.seats_of(guest.id)[0], 3, NOW)


def agree(guest: Guest) -> Act:
    return lambda live: tables.answer_undo(live, live.meta.seats_of(guest.id)[0], True, NOW)


def start(guest: Guest) -> Act:
    def act(live: OpenTable) -> Change:
        routes._host(live.meta, guest)
        return tables.start(live, NOW)

    return act


def move(live: OpenTable) -> Change:
    match = tables.running(live)
    seat = match.asked[0]
    do = match.words(match.options(seat)[-1])
    return tables.move(live, seat, live.meta.asked_at[str(seat)], do, NOW)


def end(live: OpenTable) -> Change:
    """Everybody chooses the last thing they are offered, until it is over."""
    now = live
    while True:
        change = move(now)
        if change.meta.stage == "over":
            return change
        now = replace(now, meta=change.meta, match=change.match)


def actions(seats: int) -> dict[str, Act]:
    found: dict[str, Act] = {"somebody chooses": move, "the game ends": end}
    for guest in GUESTS:
        found[f"{guest.id} takes back"] = undo(guest)
        found[f"{guest.id} asks to take back"] = ask_undo(guest)
        found[f"{guest.id} agrees"] = agree(guest)
        found[f"{guest.id} starts"] = start(guest)
        for seat in range(seats):
            for kind in ("bot", "open", "stand_in", "back", "remove"):
                found[f"{guest.id}: {kind} {seat}"] = chair(kind, guest, seat)
            found[f"{guest.id} leaves {seat}"] = leave(guest, seat)
            found[f"{guest.id} sits down at {seat}"] = sit(guest, seat, "")
            found[f"{guest.id} is invited to {seat}"] = sit(guest, seat, "code")
    return found


def may_read(live: OpenTable, guest: Guest) -> bool:
    return live.meta.stage == "over" and live.meta.shown_to(guest.id)


def played_on(live: OpenTable, guest: Guest, kinds: str, read: frozenset[Secret]) -> OpenTable:
    """As the route does it: a table that goes on from the middle of a finished game."""
    if not may_read(live, guest):
        raise Refused("no-such-table")
    of = {"me": person(guest), "open": Seat(), "bot": Seat(kind="bot", name="Golem", level="regular")}
    chairs = [msgspec.structs.replace(of[kind]) for kind in kinds.split()]
    for _ in range(TRIES):
        meta, seed, begins = tables.play_on(live, POSITION, chairs, "en", guest.id, NOW)
        known = read | {(guest.id, seat, hand) for seat, hand in hands(tables.over(live).at(POSITION).game)}
        others = {*range(len(chairs))} - {*([] if meta.several() else meta.people())}
        dealt = [(guest.id, seat, hand) for seat, hand in hands(smithy.FACE.read(begins.state, live.pack))]
        if not any(one in known and one[1] in others for one in dealt):
            break  # the toy is small: by chance, another seat may be dealt what a record has shown of it
    new = OpenTable(meta, seed, live.rules, live.pack, begins=begins)
    if all(chair.kind != "open" for chair in chairs):
        begun = tables.start(new, NOW)
        new = replace(new, meta=begun.meta, match=begun.match)
    return new


def brought(live: OpenTable, guest: Guest) -> OpenTable:
    """As the route does it: the record comes back as a table of its own."""
    if not may_read(live, guest):
        raise Refused("no-such-table")
    record = json.loads(json.dumps(tables.over(live).record()))
    meta, begins, _ = tables.import_record(smithy.FACE, live.pack, record, guest.id, "en", NOW, lambda: None)
    match = replay(smithy.FACE, live.pack, record)
    return OpenTable(meta, record["seed"], live.rules, live.pack, match, begins)


# What the server tells


def told(live: OpenTable, number: int) -> Iterator[tuple[str, int, int]]:
    """The seats that each guest is shown the game from at this moment."""
    if live.meta.stage == "running":
        for guest in GUESTS:
            for seat in live.meta.seats_of(guest.id):
                yield guest.id, number, seat


def rolled(live: OpenTable) -> set[Dice]:
    """How far the dice of this game have fallen before whoever may look at the table."""
    game = live.match.game if live.match else None
    if game is None or live.meta.stage == "open":
        return set()
    far = ALL if live.meta.stage == "over" else game.chance.drawn + game.revealed
    return {(guest.id, game.chance.key.hex(), far) for guest in GUESTS if live.meta.shown_to(guest.id)}


def private(game: Any, seat: int) -> str:
    """What a seat has that a spectator does not see."""
    own, others = smithy.FACE.view(game, seat).seats[seat], smithy.FACE.view(game, None).seats[seat]
    return json.dumps([zone.plain() for zone in own.zones if zone not in others.zones])


def hands(game: Any) -> list[tuple[int, str]]:
    return [(seat, private(game, seat)) for seat in range(game.seated)]


def in_record(live: OpenTable, guest: Guest) -> set[Secret]:
    """All hands of all positions: so much is told whoever reads the record."""
    match = tables.over(live)
    then = [match.at(number) for number in range(len(match.log) + 1)]
    return {(guest.id, seat, hand) for one in then for seat, hand in hands(one.game)}


class Law:
    """Tries everything from one table, and remembers what it has worked out."""

    def __init__(self, live: OpenTable) -> None:
        self.acts = actions(len(live.meta.chairs))
        self.records: dict[tuple[int, str], set[Secret]] = {}
        self.kept: list[OpenTable] = []
        self.first = self.after(Reached((), frozenset(), frozenset(), frozenset(), frozenset()), 0, live, "")

    def after(self, here: Reached, number: int, live: OpenTable, name: str) -> Reached:
        """One table has changed, or is new."""
        there = (*here.tables[:number], live, *here.tables[number + 1 :])
        now = set(told(live, number))
        began = number == len(here.tables) or here.tables[number].meta.stage == "open"
        begun = here.begun | now | {(live.meta.host, number, -1)} if began else here.begun
        return Reached(there, here.seats | now, here.read, here.dice | rolled(live), begun, (*here.path, name))

    def next(self, here: Reached) -> Iterator[Reached]:
        for number, live in enumerate(here.tables):
            for name, act in self.acts.items():
                try:
                    change = act(live)
                except (Refused, IndexError):
                    continue
                yield self.after(here, number, replace(live, meta=change.meta, match=change.match), name)
            for guest in GUESTS:
                yield from self.on_paper(here, number, guest)

    def on_paper(self, here: Reached, number: int, guest: Guest) -> Iterator[Reached]:
        live = here.tables[number]
        if not may_read(live, guest) or number < len(here.tables) - 1:
            return
        yield replace(here, read=here.read | self.read(live, guest), path=(*here.path, f"{guest.id} reads"))
        for kinds in ("me open bot", "open me open", "me bot bot"):
            new = played_on(live, guest, kinds, here.read)
            yield self.after(here, len(here.tables), new, f"{guest.id} plays on: {kinds}")
        if not live.meta.imported:
            yield self.after(here, len(here.tables), brought(live, guest), f"{guest.id} brings the record")

    def read(self, live: OpenTable, guest: Guest) -> set[Secret]:
        key = (id(live.match), guest.id)
        if key not in self.records:
            self.kept.append(live)  # so that no other table gets its number
            self.records[key] = in_record(live, guest)
        return self.records[key]

    def run(self) -> list[Reached]:
        frontier, known = [self.first], {self.first.key()}
        found: list[Reached] = []
        for _ in range(LENGTH):
            later: list[Reached] = []
            for here in frontier:
                for one in self.next(here):
                    if one.key() not in known:
                        known.add(one.key())
                        self.holds(one)
                        later.append(one)
            found += later
            frontier = later
        return found

    def holds(self, one: Reached) -> None:
        for number, live in enumerate(one.tables):
            for guest in GUESTS:
                self.one_seat(one, number, guest)
                if live.meta.stage == "running" and live.meta.seats_of(guest.id):
                    self.no_other_hand(one, live, guest)
                    self.new_dice(one, live, guest)
            assert live.meta.stage != "over" or live.meta.closed or live.meta.imported

    def one_seat(self, one: Reached, number: int, guest: Guest) -> None:
        """Whoever had a seat when a game began, or was its host, is shown it from no other; a newcomer from one."""
        theirs = {seat for who, table, seat in one.seats if (who, table) == (guest.id, number)}
        first = {seat for who, table, seat in one.begun if (who, table) == (guest.id, number)}
        later = theirs - first
        assert len(later) <= (0 if first else 1), f"{guest.id} has seen the hand of {later}: {one.path}"

    def no_other_hand(self, one: Reached, live: OpenTable, guest: Guest) -> None:
        """Nobody who plays has read in a record what another seat holds now."""
        assert live.match is not None
        if live.match.log or (guest.id, 0) not in {known[:2] for known in one.read}:
            return  # later, the same cards may have come to that seat by chance
        for seat in set(range(live.match.seats)) - set(live.meta.seats_of(guest.id)):
            hand = private(live.match.game, seat)
            assert (guest.id, seat, hand) not in one.read, f"{guest.id} has read the hand of {seat}: {one.path}"

    def new_dice(self, one: Reached, live: OpenTable, guest: Guest) -> None:
        """Nobody who plays has seen already how the dice of this game will fall, or what lies next in the piles."""
        assert live.match is not None
        game = live.match.game
        far = max((far for who, key, far in one.dice if (who, key) == (guest.id, game.chance.key.hex())), default=0)
        assert far <= game.chance.drawn + game.revealed, f"{guest.id} has seen what is to come: {one.path}"


def laid(chairs: list[Seat], listed: bool) -> OpenTable:
    """A game in its middle, hosted by the host."""
    pack = smithy.FACE.pack(None)
    meta, seed = tables.new_meta(GAME, chairs, {}, pack, "en", listed, Pace(), NOW)
    meta.host = HOST.id
    live = OpenTable(meta, seed, smithy.FACE.rules_version, pack)
    begun = tables.start(live, NOW)
    live = replace(live, meta=begun.meta, match=begun.match)
    for _ in range(7):
        change = move(live)
        live = replace(live, meta=change.meta, match=change.match)
    return live


def person(guest: Guest) -> Seat:
    return Seat(kind="person", name=guest.name, guest=guest.id)


def company(kind: str) -> list[Seat]:
    """Who sits there at first: the host beside Ania, the host alone, or Ania at a table of a host who does not play."""
    golem = Seat(kind="bot", name="Golem 1", level="regular")
    other = Seat(kind="bot", name="Golem 2", level="regular")
    return {
        "together": [person(HOST), person(ANIA), golem],
        "alone": [person(HOST), golem, other],
        "hosted": [golem, person(ANIA), other],
    }[kind]


CASES = [("together", True), ("alone", False), ("hosted", True)]


@pytest.mark.parametrize(("kind", "listed"), CASES)
def test_nobody_at_a_table_knows_more_than_their_seat(kind: str, listed: bool) -> None:
    reached = Law(laid(company(kind), listed)).run()
    assert len(reached) > 500
    paths = " ".join(step for one in reached for step in one.path)
    for step in ("takes back", "agrees", "reads", "brings the record", "plays on", "is invited", "sits down", "starts"):
        assert step in paths or (kind, step) in UNREACHED, f"{step} was never tried: this shows nothing"


UNREACHED = {("alone", "agrees"), ("alone", "sits down"), ("hosted", "agrees")}


# Holes, planted on purpose: the law must find each of them


def broken(kind: str, listed: bool = True) -> str:
    with pytest.raises(AssertionError) as found:
        Law(laid(company(kind), listed)).run()
    return str(found.value)


@pytest.mark.parametrize(("kind", "listed"), CASES)
def test_it_finds_a_chair_that_anybody_may_take(monkeypatch: pytest.MonkeyPatch, kind: str, listed: bool) -> None:
    monkeypatch.setattr(TableInfo, "may_sit", lambda *_: True)
    assert "has seen the hand" in broken(kind, listed)


def test_it_finds_an_undo_after_which_the_dice_fall_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def taken_back(live: OpenTable, seat: int, count: int, now: int) -> Change:
        before = tables.running(live)
        match = before.clone()
        match.rewind(seat, count, None)
        return tables._undone(live, before, match, {"seat": seat, "count": count}, now)

    monkeypatch.setattr(tables, "_taken_back", taken_back)
    assert "has seen what is to come" in broken("alone")
    assert "has seen what is to come" in broken("together")


def test_it_finds_hands_that_are_played_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    def kept(parent: Match, position: int, seed: int, eyes: list[int]) -> Match:
        return go_on(parent, position, seed, [*range(parent.seats)])

    monkeypatch.setattr(tables, "go_on", kept)
    assert "has read the hand" in broken("together")


def test_it_finds_a_game_that_is_taken_up_again_after_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def again(live: OpenTable, seat: int, now: int) -> Change:
        change = real(replace(live, meta=_running(live.meta)), seat, now)
        change.match = tables.over(live).clone() if live.meta.stage == "over" else change.match
        if live.meta.stage == "over" and change.match is not None:
            change.match.rewind(seat, 1, None)
        return change

    real = tables.undo
    monkeypatch.setattr(tables, "undo", again)
    assert "has seen what is to come" in broken("alone")


def _running(meta: TableInfo) -> TableInfo:
    meta = meta.copy()
    meta.stage = "running"
    return meta


def test_what_is_over_is_never_taken_up_again() -> None:
    live = laid(company("together"), listed=True)
    done = end(live)
    over = replace(live, meta=done.meta, match=done.match)
    for name, act in actions(len(live.meta.chairs)).items():
        with pytest.raises((Refused, IndexError)) as refused:
            act(over)
        assert refused.value is not None, name


def test_what_the_server_shows_is_what_the_law_counts() -> None:
    """A guest is shown the seats they hold, and of a game they do not play what a spectator sees."""
    live = laid(company("together"), listed=True)
    for guest, seats in ((HOST, [0]), (ANIA, [1]), (BOLEK, [None])):
        shown = speech.places(live.match, live.meta, live.meta.seats_of(guest.id), "en")
        assert [place.seat for place in shown] == seats
