"""What can happen at a table, as changes that are written before they count: sit down, start, choose, take back, talk.

Nothing here waits or writes: a function takes the table as it is and gives the change, or refuses.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from karczma.games import find
from karczma.kernel import match as matches
from karczma.kernel.chance import fingerprint, seeded
from karczma.kernel.errors import Refused
from karczma.kernel.match import Match
from karczma.kernel.packs import Pack
from karczma.server.meta import BOT_OF_LEVEL, Chair, Meta, Pace, Wish
from karczma.server.store import Entry, Row

if TYPE_CHECKING:
    from karczma.server.sockets import Socket

DAY = 86_400_000
GRACE = 60_000  # what is at least on the clock of somebody who comes back
LOG_KEPT = 1000  # lines of the log in a snapshot, and how many of them may be talk
CHAT_KEPT = 200
CHAT_MOST = 2000  # lines of talk a table keeps
CANONICAL = msgspec.json.Encoder(order="sorted")  # the same bytes as the kernel's `canonical`, in a fifth of the time


@dataclass
class Live:
    """A table in memory: as the last line of its log left it."""

    meta: Meta
    seed: str
    rules: int
    pack: Pack
    match: Match | None = None
    begins: Any = None  # the state its game starts from, if not from the seed
    log: list[Entry] = field(default_factory=list)
    clients: dict[str, int] = field(default_factory=dict)
    sockets: set[Socket] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    doubtful: bool = False  # there may be more in the store than here
    presence: list[str] = field(default_factory=list)  # as everybody was last told
    questions: dict[tuple[int, str], Any] = field(default_factory=dict)  # as they were last told, by seat and language

    @property
    def seq(self) -> int:
        return self.log[-1].seq

    def recent(self) -> list[Entry]:
        """The end of the log, for who comes in: much talk must not push out what happened."""
        chats = [entry.seq for entry in self.log if entry.kind == "chat"][-CHAT_KEPT:]
        return [entry for entry in self.log if entry.kind != "chat" or entry.seq >= chats[0]][-LOG_KEPT:]


@dataclass
class Change:
    """What a line of the log changes."""

    kind: str
    data: dict[str, Any]
    meta: Meta
    match: Match | None
    moved: bool = False  # the game itself has changed, so its state and hash are written too
    also: Callable[[sa.Connection], None] | None = None  # what must be written with it, or neither

    def entry(self, seq: int, now: int, client: str | None) -> Entry:
        return line(seq, self.kind, self.data, now, client, self.match if self.moved else None)

    def row(self, live: Live, seq: int, now: int) -> Row:
        meta = self.meta
        return Row(
            meta.id,
            meta.game,
            meta.stage,
            meta.listed,
            msgspec.json.encode(meta),
            live.seed,
            live.rules,
            seq,
            meta.deadline(now),
            now,
        )


def line(
    seq: int, kind: str, data: dict[str, Any], now: int, client: str | None = None, match: Match | None = None
) -> Entry:
    """A line of the log, with the hash and the state it leaves if the game itself has changed."""
    entry = Entry(seq, kind, msgspec.json.encode(data), now, client=client)
    if match is not None:
        state = CANONICAL.encode(match.face.write(match.game))
        entry.hash = match.link(state)
        entry.snapshot = zlib.compress(state, 1)
    return entry


def packed(state: Any) -> bytes:
    """A state as the store keeps it."""
    return zlib.compress(CANONICAL.encode(state), 1)


def unpacked(snapshot: bytes) -> Any:
    return json.loads(zlib.decompress(snapshot))


def new_meta(
    game: str,
    seats: list[Chair],
    options: dict[str, Any],
    pack: Pack,
    language: str,
    listed: bool,
    pace: Pace,
    now: int,
) -> tuple[Meta, str]:
    """A new table and its secret seed; what the game does not have is refused."""
    face = find(game)
    settings = face.settings(len(seats), options)
    seed = secrets.randbits(128)
    matches.start(face, pack, len(seats), settings, seed)  # a table that cannot start is not opened
    id = secrets.token_urlsafe(12).replace("-", "a").replace("_", "b")
    meta = Meta(
        id=id,
        game=game,
        options=dict(settings),
        pack=pack.name,
        language=language,
        listed=listed,
        pace=pace,
        stage="open",
        host="",
        chairs=seats,
        created=now,
        fingerprint=fingerprint(seed),
    )
    return meta, str(seed)


def bot_chair(level: str, others: list[Chair]) -> Chair:
    """A bot beside these others; bots are numbered from 1, whatever chairs they sit on."""
    if level not in BOT_OF_LEVEL:
        raise Refused("no-such-level", name=level[:20], names=", ".join(BOT_OF_LEVEL))
    taken = {chair.name for chair in others}
    number = next(i for i in range(1, len(others) + 2) if f"Golem {i}" not in taken)
    return Chair(kind="bot", name=f"Golem {number}", level=level)


def sit(live: Live, guest: str, name: str, language: str, seat: int | None, now: int) -> Change:
    """Somebody takes an open chair; no seat named: the first that is open."""
    meta = live.meta.copy()
    free = [i for i, chair in enumerate(meta.chairs) if chair.kind == "open"]
    if meta.stage == "over" or not free:
        raise Refused("no-open-seat")
    chosen = free[0] if seat is None else seat
    if chosen not in free:
        raise Refused("seat-taken", seat=chosen + 1)
    chair = Chair(kind="person", name=name, guest=guest, language=language, left=bank(meta.pace))
    chair.since = now if str(chosen) in meta.asked_at else 0
    meta.chairs[chosen] = chair
    return Change("seat", {"what": "sat_down", "seat": chosen, "name": name}, meta, live.match)


def stand_up(live: Live, seat: int) -> Change:
    """A chair is given up. While a game runs a bot takes it over, so that the others can go on."""
    meta = live.meta.copy()
    if meta.stage == "over":
        raise Refused("not-running")  # who has played a game to its end has played it
    left = meta.chairs[seat]
    meta.chairs[seat] = bot_chair("regular", _others(meta, seat)) if meta.stage == "running" else Chair()
    meta.wish = None
    people = meta.people()
    if people and left.guest == meta.host and not meta.seats_of(meta.host):
        meta.host = meta.chairs[people[0]].guest
    return Change("seat", {"what": "left", "seat": seat, "name": left.name}, meta, live.match)


def set_chair(live: Live, seat: int, kind: str, level: str) -> Change:
    """The host opens a chair, or puts a bot on it."""
    meta = live.meta.copy()
    _running_only_bots(meta, seat)
    meta.chairs[seat] = bot_chair(level, _others(meta, seat)) if kind == "bot" else Chair()
    return Change("seat", {"what": kind, "seat": seat, "name": meta.chairs[seat].name}, meta, live.match)


def _others(meta: Meta, seat: int) -> list[Chair]:
    return [chair for i, chair in enumerate(meta.chairs) if i != seat]


def _running_only_bots(meta: Meta, seat: int) -> None:
    if meta.stage == "over" or not 0 <= seat < len(meta.chairs):
        raise Refused("no-such-seat", seat=seat + 1)
    if meta.chairs[seat].kind == "person":
        raise Refused("seat-taken", seat=seat + 1)


def stand_in(live: Live, seat: int, on: bool, now: int) -> Change:
    """A bot plays a person's seat, or hands it back."""
    meta = live.meta.copy()
    if not 0 <= seat < len(meta.chairs) or meta.chairs[seat].kind != "person" or meta.stage != "running":
        raise Refused("no-such-seat", seat=seat + 1)
    chair = meta.chairs[seat]
    if chair.stand_in == on:
        raise Refused("nothing-changes")
    chair.stand_in = on
    if chair.since:
        chair.left = max(0, chair.left - (now - chair.since))
    chair.since = now if str(seat) in meta.asked_at and not on else 0
    if not on and meta.pace.kind != "none":
        chair.left = max(chair.left, GRACE, meta.pace.days * DAY)
    return Change("seat", {"what": "stand_in" if on else "back", "seat": seat, "name": chair.name}, meta, live.match)


def start(live: Live, now: int) -> Change:
    """The host starts: every chair has somebody, and the game begins."""
    meta = live.meta.copy()
    if meta.stage != "open":
        raise Refused("already-started")
    if any(chair.kind == "open" for chair in meta.chairs):
        raise Refused("seats-open")
    match = begin(live)
    meta.stage = "running"
    ask(meta, None, match, now)
    return Change("start", {"events": events_of(match), "names": meta.names()}, meta, match, moved=True)


def begin(live: Live) -> Match:
    """The game of a table before its first choice."""
    meta = live.meta
    face, seats, seed = find(meta.game), len(meta.chairs), int(live.seed)
    if live.begins is None:
        return matches.start(face, live.pack, seats, meta.options, seed)
    return matches.start_from(face, live.pack, seats, meta.options, seed, live.begins)


def dealt_anew(then: Match, chairs: list[Chair], seed: str) -> Any:
    """The state of a game that is played on, with all dealt anew that its first person cannot know there.

    Whoever has looked at the finished game has seen what was to come: to play that again would be no game.
    """
    kinds = [chair.kind for chair in chairs]
    seat = next((kinds.index(kind) for kind in ("person", "open") if kind in kinds), 0)
    return then.face.write(then.face.redeal(then.game, seat, seeded(int(seed))))


def own_move(live: Live, seat: int, seq: int, do: list[str], now: int) -> Change:
    """A person chooses; while a bot plays the seat, its owner must say first that they are back."""
    if live.meta.stage == "running" and live.meta.chairs[seat].stand_in:
        raise Refused("stand-in", seat=seat + 1)
    return move(live, seat, seq, do, now)


def move(live: Live, seat: int, seq: int, do: list[str], now: int) -> Change:
    """A seat chooses. The answer must be to the question as it stands."""
    before = running(live)
    at = live.meta.asked_at.get(str(seat))
    if at is None:
        raise Refused("not-asked", seat=seat + 1)
    if at != seq:
        raise Refused("stale-seq", seq=at)
    match = before.clone()
    match.choose(seat, match.option(do))
    meta = live.meta.copy()
    meta.wish = None
    ask(meta, before, match, now, mover=seat)
    if match.over:
        meta.stage = "over"
        meta.result = dict(match.scores().plain())
    # Names are those of now: who comes later and asks what happened hears what everybody heard.
    data = {"seat": seat, "do": do, "events": events_of(match), "names": meta.names()}
    return Change("move", data, meta, match, moved=True)


def undo(live: Live, seat: int, now: int) -> Change:
    """A seat takes its last choice back; who plays against bots only may always do so, even when it is over."""
    alone = live.meta.alone()
    before = running(live, also_over=alone)
    match = before.clone()
    data: dict[str, Any] = {"seat": seat}
    if match.can_undo(seat):
        match.undo(seat)
    elif alone:
        count = next((i for i, made in enumerate(reversed(match.made), 1) if made[0] == seat), 0)
        if not count:
            raise Refused("no-undo", seat=seat + 1)
        match.take_back(seat, count)
        data["count"] = count
    else:
        raise Refused("no-undo", seat=seat + 1)
    return _undone(live, before, match, data, now)


def _undone(live: Live, before: Match, match: Match, data: dict[str, Any], now: int) -> Change:
    meta = live.meta.copy()
    meta.wish = None
    meta.stage = "running"
    meta.result = None
    ask(meta, before, match, now)
    return Change("undo", data, meta, match, moved=True)


def ask_undo(live: Live, seat: int, count: int, now: int) -> Change:
    """A seat asks the table to go further back; who asks agrees."""
    match = running(live)
    if count > len(match.made):
        raise Refused("take-back-range", count=count, made=len(match.made))
    meta = live.meta.copy()
    meta.wish = Wish(seat, count, [seat])
    return _wished(live, meta, now)


def answer_undo(live: Live, seat: int, agree: bool, now: int) -> Change:
    """Somebody agrees or not; when all people agree, the choices are taken back."""
    running(live)
    meta = live.meta.copy()
    if meta.wish is None:
        raise Refused("no-wish")
    if not agree:
        meta.wish = None
        return Change("wish", {"seat": seat, "agree": False}, meta, live.match)
    if seat in meta.wish.agreed:
        raise Refused("nothing-changes")
    meta.wish.agreed.append(seat)
    return _wished(live, meta, now)


def _wished(live: Live, meta: Meta, now: int) -> Change:
    wish = meta.wish
    assert wish is not None
    guests = {meta.chairs[seat].guest for seat in wish.agreed}
    if all(meta.chairs[seat].guest in guests for seat in meta.people()):
        before = running(live)
        match = before.clone()
        match.take_back(wish.seat, wish.count)
        return _undone(live, before, match, {"seat": wish.seat, "count": wish.count}, now)
    return Change("wish", {"seat": wish.agreed[-1], "agree": True, "count": wish.count}, meta, live.match)


def rename(live: Live, guest: str, before: str, name: str) -> Change:
    """Somebody is called otherwise now, and so are the chairs that had their name; friends at their browser are not."""
    meta = live.meta.copy()
    theirs = [seat for seat in meta.seats_of(guest) if meta.chairs[seat].name == before]
    if meta.stage == "over" or not theirs:
        raise Refused("nothing-changes")
    for seat in theirs:
        meta.chairs[seat].name = name
    return Change("seat", {"what": "renamed", "seat": theirs[0], "name": name, "before": before}, meta, live.match)


def chat(live: Live, guest: str, name: str, text: str) -> Change:
    """Text only, as it was typed, without control characters."""
    clean = printable(text)
    if not clean:
        raise Refused("chat-empty")
    if sum(entry.kind == "chat" for entry in live.log) >= CHAT_MOST:
        raise Refused("chat-full", most=CHAT_MOST)
    seats = live.meta.seats_of(guest)
    if not seats:
        raise Refused("not-at-table")
    names = [live.meta.chairs[seat].name for seat in seats]
    # Whoever has another name by now is called as their chair is.
    data = {"name": name if name in names else names[0], "text": clean, "seat": seats[0]}
    return Change("chat", data, live.meta, live.match)


def rematch_id(live: Live) -> str:
    return hashlib.sha256(f"rematch {live.meta.id} {live.seed}".encode()).hexdigest()[:24]


def link_rematch(live: Live, id: str) -> Change:
    """The old table says where its people play again."""
    if live.meta.rematch:
        raise Refused("nothing-changes")
    meta = live.meta.copy()
    meta.rematch = id
    return Change("rematch", {"table": id}, meta, live.match)


def printable(text: str) -> str:
    """What can be shown of a text, on one line; nothing that turns the direction of writing or hides letters."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def clock_out(live: Live, now: int) -> Change | None:
    """Clocks that have run out: a bot plays those seats until their owners return."""
    if live.meta.stage != "running" or live.meta.pace.kind == "none":
        return None
    chairs = live.meta.chairs
    late = [i for i in live.meta.people() if chairs[i].since and chairs[i].since + chairs[i].left <= now]
    if not late:
        return None
    meta = live.meta.copy()
    for seat in late:
        meta.chairs[seat].stand_in = True
        meta.chairs[seat].left = 0
        meta.chairs[seat].since = 0
    return Change("clock", {"seats": late}, meta, live.match)


def running(live: Live, also_over: bool = False) -> Match:
    allowed = ("running", "over") if also_over and not live.meta.imported else ("running",)
    if live.match is None or live.meta.stage not in allowed:
        raise Refused("not-running")
    return live.match


def bank(pace: Pace) -> int:
    return pace.days * DAY if pace.kind == "days" else pace.seconds * 1000


def ask(meta: Meta, before: Match | None, match: Match, now: int, mover: int | None = None) -> None:
    """Note who is asked since when: clocks run while a seat is asked, and an answer names where it was asked."""
    sealed = before is not None and before.game.sealed and before.game.asks == match.game.asks
    asked = match.asked
    known = meta.asked_at
    meta.position = meta.earlier + len(match.log)
    meta.asked_at = {
        str(seat): known[str(seat)] if sealed and str(seat) in known and seat != mover else meta.position
        for seat in asked
    }
    for seat, chair in enumerate(meta.chairs):
        still = chair.since and seat in asked and seat != mover
        if chair.since and not still:
            chair.left = max(0, chair.left - (now - chair.since))
            if seat == mover:
                chair.left += meta.pace.increment * 1000
            chair.since = 0
        if seat in asked and not still and chair.kind == "person" and not chair.stand_in:
            chair.since = now
            if meta.pace.kind == "days":
                chair.left = meta.pace.days * DAY


def events_of(match: Match) -> list[list[Any]]:
    """What was told, with everything in it, and who may know that."""
    told = match.game.told
    return [[match.face.vocabulary.heard((*event[:5], -1), None), event[5]] for event in told]
