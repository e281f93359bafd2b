"""What can happen at a table, as changes that are written before they count: sit down, start, choose, take back, talk.

Nothing here waits or writes: a function takes the table as it is and returns the change, or refuses.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sa

from karczma.bots import LEVELS
from karczma.bots.golems import check_temperament, golem_of, golems_of, numbered
from karczma.games import find
from karczma.kernel.audience import Json
from karczma.kernel.chance import fingerprint
from karczma.kernel.errors import Refused
from karczma.kernel.face import Face
from karczma.kernel.match import Match, go_on, replay, start_from
from karczma.kernel.match import start as start_match
from karczma.kernel.names import printable
from karczma.kernel.packs import Pack
from karczma.kernel.reactions import window_of
from karczma.kernel.record import canonical
from karczma.kernel.shape import shaped, state_in
from karczma.lessons import find_chapter, find_lesson, laid
from karczma.server import wishes
from karczma.server.house_bots import House, seat_of
from karczma.server.open_table import Beginning, OpenTable
from karczma.server.store import Entry, Row
from karczma.server.table_info import FORGOTTEN, Origin, Pace, Seat, SeatWishes, TableInfo, Wish
from karczma.words import Words

DAY = 86_400_000
PAUSE = 400  # the most that the table takes to pass for somebody, in milliseconds
GRACE = 60_000  # the least time on the clock of somebody who comes back
CHAT_MOST = 2000  # lines of talk a table keeps
BEFORE_MOST = 500_000  # bytes of the record a game plays on from: its own holds it and must be small enough to import


@dataclass
class Change:
    """What one line of the log changes."""

    kind: str
    data: dict[str, Any]
    meta: TableInfo
    match: Match | None
    moved: bool = False  # the game itself has changed, so its state and hash are written too
    wishes: dict[int, SeatWishes] = field(default_factory=dict)  # those that change with it; they are not in the line
    also: Callable[[sa.Connection], None] | None = None  # what must be written together with it, or not at all
    rewritten: list[Entry] = field(default_factory=list)  # earlier lines, as they are from now on

    def entry(self, seq: int, now: int, client: str | None) -> Entry:
        return line(seq, self.kind, self.data, now, client, self.match if self.moved else None)

    def draft(self, seq: int, now: int, client: str | None) -> tuple[Entry, bytes]:
        """The same without hash and snapshot, which the writer makes from the state (`seal`)."""
        state = canonical(self.match.face.write(self.match.game)) if self.match is not None and self.moved else b""
        return line(seq, self.kind, self.data, now, client), state

    def row(self, live: OpenTable, seq: int, now: int) -> Row:
        meta = self.meta
        deadline = meta.deadline(now)
        if self.moved and wishes.passing(self.match, meta, {**live.wishes, **self.wishes}):
            deadline = min(deadline or now + FORGOTTEN, now + FORGOTTEN)  # the table still has to pass for somebody
        return Row(
            meta.id,
            meta.game,
            meta.stage,
            meta.listed,
            msgspec.json.encode(meta),
            live.seed,
            live.rules,
            seq,
            deadline,
            now,
        )


def rewrites(entry: Entry) -> bool:
    """Whether this line removed something from earlier ones: somebody has no name any more."""
    return entry.kind == "seat" and msgspec.json.decode(entry.data)["what"] in ("deleted", "unnamed")


def hide(live: OpenTable) -> Change:
    """Take a table off the list: from now on it is for those who sit at it and whoever they invite."""
    if not live.meta.listed:
        raise Refused("nothing-changes")
    meta = live.meta.copy()
    meta.listed = False
    return Change("hidden", {}, meta, live.match)


def watch(live: OpenTable, code: str) -> Change:
    """A new watch link, of which only the hash is kept, or none any more; the one before stops working."""
    if code == live.meta.watch:
        raise Refused("nothing-changes")
    meta = live.meta.copy()
    meta.watch = code
    return Change("watch", {"on": bool(code)}, meta, live.match)


def line(
    seq: int, kind: str, data: dict[str, Any], now: int, client: str | None = None, match: Match | None = None
) -> Entry:
    """A line of the log, with the hash and the state it leaves if the game itself has changed."""
    entry = Entry(seq, kind, msgspec.json.encode(data), now, client=client)
    if match is not None:
        seal(entry, match, canonical(match.face.write(match.game)))
    return entry


def seal(entry: Entry, match: Match, state: bytes) -> None:
    """Add the hash of everything done so far, and the state."""
    entry.hash = match.link(state)
    entry.snapshot = zlib.compress(b'{"shape":%d,"state":%b}' % (match.face.shape, state), 1)


def unpacked(face: Face[Any], snapshot: bytes) -> Json:
    """A state from the store, in today's format."""
    return state_in(face, json.loads(zlib.decompress(snapshot)))


def packed_beginning(face: Face[Any], begins: Beginning) -> bytes:
    """The form in which the store keeps it with the first line of the log."""
    return zlib.compress(canonical({**shaped(face, begins.state), "from": begins.origin}))


def unpacked_beginning(face: Face[Any], snapshot: bytes) -> Beginning:
    """Older versions kept a bare state, without where the game comes from: nothing proves it."""
    kept = json.loads(zlib.decompress(snapshot))
    origin = kept.pop("from", None)
    state = state_in(face, kept)
    return Beginning(state, origin or shaped(face, state))


@dataclass(frozen=True)
class Brought:
    """An imported game: its record, and the last line of its log with the state it ended in.

    The lines before that are made from the record again when the table is opened: keeping them would take many times
    the space of the record.
    """

    record: dict[str, Json]
    last: Entry


def brought(match: Match, now: int) -> Brought:
    record = match.record()
    lines = lines_of(record, now)
    last = line(lines[-1].seq, lines[-1].kind, msgspec.json.decode(lines[-1].data), now, match=match)
    return Brought(record, last)


def import_record(
    face: Face[Any], pack: Pack, record: dict[str, Any], host: str, language: str, now: int, tick: Callable[[], None]
) -> tuple[TableInfo, Beginning | None, Brought]:
    """A table for an imported game, which counts as over whether or not it was played to its end."""
    match = replay(face, pack, record, tick)
    chairs = [Seat(kind="open", name=f"{i + 1}") for i in range(match.seats)]
    meta, _ = new_meta(face.name, chairs, dict(match.settings), pack, language, False, Pace(), now)
    meta.fingerprint = match.fingerprint
    meta.host = host
    meta.stage = "over"
    meta.imported = True
    meta.position = len(match.log)
    meta.result = dict(match.scores().plain())
    begins = None if match.origin is None else Beginning(face.write(match.base), match.origin)
    return meta, begins, brought(match, now)


def lines_of(record: dict[str, Any], now: int) -> list[Entry]:
    """The log of an imported game; the events of each line are filled in when it is replayed."""
    lines = [Entry(2, "start", b"{}", now)]
    for move in record["moves"]:
        if "undo" in move:
            data = {"seat": move["seat"], "count": move["undo"]}
            data |= {"deal": move["deal"]} if "deal" in move else {}
            entry = Entry(len(lines) + 2, "undo", msgspec.json.encode(data), now)
        else:
            entry = Entry(len(lines) + 2, "move", msgspec.json.encode({"seat": move["seat"], "do": move["do"]}), now)
        entry.hash = move["hash"]
        lines.append(entry)
    return lines


def whole_log(entries: list[Entry], record: dict[str, Any]) -> list[Entry]:
    """The log of an imported game, including the lines that are not kept."""
    made = lines_of(record, entries[0].at)
    return [entries[0], *made, *[entry for entry in entries if entry.seq > made[-1].seq]]


def telling(match: Match, meta: TableInfo) -> dict[str, Any]:
    """What a line says about what happened, with the names of now: latecomers read what everybody else did."""
    return {"events": events_of(match), "names": meta.names()}


def new_meta(
    game: str, seats: list[Seat], options: dict[str, Any], pack: Pack, language: str, listed: bool, pace: Pace, now: int
) -> tuple[TableInfo, str]:
    """A new table and its secret seed; options that the game does not have are refused."""
    face = find(game)
    settings = face.settings(len(seats), options)
    seed = secrets.randbits(128)
    start_match(face, pack, len(seats), settings, seed)  # a table that cannot start is not opened
    id = secrets.token_urlsafe(12).replace("-", "a").replace("_", "b")
    meta = TableInfo(
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


NOBODY_ELSE = House()  # no bots but our own


def bot_seat(game: str, language: str, level: str, others: list[Seat], golem: str = "", temperament: str = "") -> Seat:
    """A bot beside these others: this golem, or the next of the game's who is not there yet, or one with a number."""
    _check_bot(level, temperament)
    words = Words(language)
    taken = {chair.name for chair in others} | {chair.golem for chair in others}
    wanted = [golem_of(game, golem)] if golem else golems_of(game)
    names = {one: words.golem(one.id)[0] for one in wanted}
    free = [one for one in wanted if one.id not in taken and names[one] not in taken]
    if golem and not free:
        raise Refused("golem-taken", name=names[wanted[0]])
    if not free:
        return numbered_bot(level, others, len(golems_of(game)) + 1, temperament)
    own = free[0]
    return Seat(kind="bot", name=names[own], level=level, golem=own.id, temperament=temperament or own.temperament)


def numbered_bot(level: str, others: list[Seat], first: int, temperament: str = "") -> Seat:
    """A bot that has no name but a number, counted from here, whatever chair it sits on."""
    taken = {chair.name for chair in others}
    number = next(i for i in range(first, first + len(others) + 1) if f"Golem {i}" not in taken)
    return Seat(kind="bot", name=f"Golem {number}", level=level, temperament=temperament or numbered(number))


def _check_bot(level: str, temperament: str) -> None:
    if level not in LEVELS:
        raise Refused("no-such-level", name=level[:20], names=", ".join(LEVELS))
    check_temperament(temperament)


def sit(
    live: OpenTable, guest: str, name: str, language: str, seat: int | None, now: int, invited: bool = False
) -> Change:
    """Somebody takes an open chair or comes back to the one they left; without a seat, the first such chair."""
    meta = live.meta.copy()
    free = [i for i, chair in enumerate(meta.chairs) if chair.kind == "open" or chair.owner == guest]
    if meta.stage == "over" or not free:
        raise Refused("no-open-seat")
    if seat is not None and seat not in free:
        raise Refused("seat-taken", seat=seat + 1)
    allowed = [i for i in (free if seat is None else [seat]) if meta.may_sit(guest, i, invited)]
    if not allowed:
        if meta.stage == "open":
            raise Refused("seat-kept")
        raise Refused("table-closed" if meta.closed else "knows-too-much")
    chosen = min(allowed, key=lambda i: meta.chairs[i].owner != guest)
    chair = Seat(kind="person", name=name, guest=guest, language=language, left=bank(meta.pace))
    chair.since = now if str(chosen) in meta.asked_at else 0
    meta.chairs[chosen] = chair
    if meta.stage == "running" and guest not in meta.knowing:
        meta.knowing.append(guest)
    return Change("seat", {"what": "sat_down", "seat": chosen, "name": name}, meta, live.match)


def stand_up(live: OpenTable, seat: int, now: int, removed: bool = False) -> Change:
    """Somebody gives up a chair. While a game is running, a bot plays there and they may come back to it."""
    what = "left"
    meta = live.meta.copy()
    if meta.stage == "over":
        raise Refused("not-running")  # whoever has played a game to its end cannot leave it
    left = meta.chairs[seat]
    if left.gone:
        raise Refused("nothing-changes")
    if meta.stage == "running":
        _hand_over(meta, seat, now)
        left.gone = True
        what = "removed" if removed else what
    else:
        meta.chairs[seat] = Seat()
    meta.wish = None
    people = meta.people()
    if people and left.guest == meta.host and meta.host not in [meta.chairs[i].guest for i in people]:
        meta.host = meta.chairs[people[0]].guest
    return Change("seat", {"what": what, "seat": seat, "name": left.name}, meta, live.match)


def set_chair(
    live: OpenTable,
    seat: int,
    kind: str,
    level: str,
    golem: str = "",
    temperament: str = "",
    house: House = NOBODY_ELSE,
) -> Change:
    """The host opens a chair, or puts a bot on it; in a running game, only a bot's or one that somebody has left."""
    meta = live.meta.copy()
    if meta.stage == "over" or not 0 <= seat < len(meta.chairs):
        raise Refused("no-such-seat", seat=seat + 1)
    before = meta.chairs[seat]
    if before.kind == "person" and not before.gone:
        raise Refused("seat-taken", seat=seat + 1)
    if kind == "open" and meta.closed:
        raise Refused("table-closed")
    chair = _bot_for(meta, seat, level, golem, temperament, house) if kind == "bot" else Seat()
    chair.owner = before.owner or before.guest if meta.stage == "running" else ""
    meta.chairs[seat] = chair
    return Change("seat", {"what": kind, "seat": seat, "name": chair.name}, meta, live.match)


def _bot_for(meta: TableInfo, seat: int, level: str, golem: str, temperament: str, house: House) -> Seat:
    """A bot for this chair. One that sits there already stays, at another level perhaps, unless another is named."""
    before = meta.chairs[seat]
    own = house.find(meta.game, golem or (before.golem if before.kind == "bot" else ""))
    if own is not None:
        return seat_of(own, meta.game, len(meta.chairs), _others(meta, seat))
    if before.kind != "bot" or golem not in ("", before.golem):
        return bot_seat(meta.game, meta.language, level, _others(meta, seat), golem, temperament)
    _check_bot(level, temperament)
    temper = temperament or before.temperament
    return Seat(kind="bot", name=before.name, level=level, golem=before.golem, temperament=temper)


def _others(meta: TableInfo, seat: int) -> list[Seat]:
    return [chair for i, chair in enumerate(meta.chairs) if i != seat]


def stand_in(live: OpenTable, seat: int, on: bool, now: int) -> Change:
    """A bot plays a person's seat, or hands it back."""
    meta = live.meta.copy()
    if not 0 <= seat < len(meta.chairs) or meta.chairs[seat].kind != "person" or meta.stage != "running":
        raise Refused("no-such-seat", seat=seat + 1)
    chair = meta.chairs[seat]
    if chair.stand_in == on:
        raise Refused("nothing-changes")
    if on:
        _hand_over(meta, seat, now)
    else:
        chair.stand_in = chair.gone = False
        chair.since = now if str(seat) in meta.asked_at else 0
        if meta.pace.kind != "none":
            chair.left = max(chair.left, GRACE, meta.pace.days * DAY)
    return Change("seat", {"what": "stand_in" if on else "back", "seat": seat, "name": chair.name}, meta, live.match)


def _hand_over(meta: TableInfo, seat: int, now: int) -> None:
    """A bot plays this seat from now on; its clock is stopped meanwhile."""
    chair = meta.chairs[seat]
    chair.stand_in = True
    if chair.since:
        chair.left = max(0, chair.left - (now - chair.since))
    chair.since = 0


def start(live: OpenTable, now: int) -> Change:
    """The host starts the game; every chair must be taken."""
    meta = live.meta.copy()
    if meta.stage != "open":
        raise Refused("already-started")
    if any(chair.kind == "open" for chair in meta.chairs):
        raise Refused("seats-open")
    match = begin(live)
    meta.stage = "running"
    meta.knowing = sorted({chair.guest for chair in meta.chairs} - {""})
    ask(meta, None, match, now)
    return Change("start", telling(match, meta), meta, match, moved=True)


def begin(live: OpenTable) -> Match:
    """The game of a table before its first choice."""
    meta = live.meta
    face, seats, seed = find(meta.game), len(meta.chairs), int(live.seed)
    begins = live.begins
    if begins is None:
        return start_match(face, live.pack, seats, meta.options, seed)
    return start_from(face, live.pack, seats, meta.options, seed, begins.state, begins.origin)


def play_on(
    live: OpenTable, position: int, chairs: list[Seat], language: str, host: str, now: int
) -> tuple[TableInfo, str, Beginning]:
    """A new table that plays on from a position of a finished game: its info, its seed, and where it begins.

    Whoever has looked at the finished game has seen everybody's cards and what was to come. So everything that a
    spectator could not see is dealt again. One person against bots keeps what they had: there is nobody else who
    could have read it, and nobody else may join.
    """
    parent = over(live)
    if len(chairs) != parent.seats:
        raise Refused("seats-as-before", "seats", seats=parent.seats)
    meta, seed = new_meta(live.meta.game, chairs, dict(parent.settings), live.pack, language, False, Pace(), now)
    meta.host = host
    meta.origin = Origin(live.meta.id, position)
    meta.closed = not meta.several()
    match = go_on(parent.clone(), position, int(seed), meta.people() if meta.closed else [])
    if len(canonical(match.origin)) > BEFORE_MOST:
        raise Refused("record-large", most=BEFORE_MOST // 1000)
    return meta, seed, Beginning(match.face.write(match.game), match.origin)


def lesson_table(
    game: str, name: str, number: int, me: Seat, pack: Pack, language: str, now: int
) -> tuple[TableInfo, str, Beginning | None]:
    """A table for a chapter of a lesson, at its position. Its seed is no secret, so nobody else may sit down there."""
    face, lesson, chapter = find(game), find_lesson(game, name), find_chapter(game, name, number)
    chairs = [me]
    for level in lesson.golems:
        chairs.append(numbered_bot(level, chairs, 1))  # the texts of a lesson call them by their numbers
    meta, _ = new_meta(game, chairs, dict(lesson.options), pack, language, False, Pace(), now)
    meta.host = me.guest
    meta.closed = True
    seed = chapter.deal if chapter.moves else chapter.seed
    meta.fingerprint = fingerprint(seed)
    meta.lesson, meta.chapter = name, number
    match = laid(face, pack, lesson, chapter)
    begins = None if match.origin is None else Beginning(face.write(match.game), match.origin)
    return meta, str(seed), begins


def over(live: OpenTable) -> Match:
    """A game that is over: everything about it is public now."""
    if live.match is None or live.meta.stage != "over":
        raise Refused("not-over")
    return live.match


def pass_for(live: OpenTable, seat: int, seq: int, now: int) -> Change:
    """The table answers for a person who need not be asked: it plays what they have laid ready, or passes."""
    words = wishes.answer(live, seat)
    if words is None:
        raise Refused("not-asked", seat=seat + 1)
    known = live.wishes.get(seat)
    return move(live, seat, seq, words, now, own=known is not None and " ".join(words) in known.ready)


def own_move(live: OpenTable, seat: int, seq: int, do: list[str], now: int) -> Change:
    """A person chooses; while a bot plays the seat, its owner must first say that they are back."""
    if live.meta.stage == "running" and live.meta.chairs[seat].stand_in:
        raise Refused("stand-in", seat=seat + 1)
    return move(live, seat, seq, do, now)


def move(live: OpenTable, seat: int, seq: int, do: list[str], now: int, own: bool = True) -> Change:
    """A seat chooses. The answer must be to the current question. `own` is false where the table passes for it."""
    before = running(live)
    at = live.meta.asked_at.get(str(seat))
    if at is None:
        raise Refused("not-asked", seat=seat + 1)
    if at != seq:
        raise Refused("stale-seq", seq=at)
    match = before.clone()
    match.choose(seat, match.option(do), own)
    meta = live.meta.copy()
    meta.wish = None
    ask(meta, before, match, now, mover=seat)
    if match.over:
        meta.stage = "over"
        meta.closed = True
        meta.result = dict(match.scores().plain())
    chosen = {"seat": seat, "do": do, **_asked(meta, before, seat), **({} if own else {"auto": True})}
    data = {**chosen, **telling(match, meta)}
    changed = wishes.after(live, before, match) if live.wishes else {}
    return Change("move", data, meta, match, moved=True, wishes=changed)


def _asked(meta: TableInfo, match: Match, seat: int) -> dict[str, Any]:
    """Which question this seat answers. Only lessons need it: a step minds only answers to its own question."""
    question = match.question(seat) if meta.lesson else None
    return {} if question is None else {"ask": question["ask"]}


def undo(live: OpenTable, seat: int, now: int) -> Change:
    """A seat takes its last own choice back, always possible against bots alone until the game is over.

    Where the table has passed for it since, that goes with it.
    """
    before = running(live)
    count = own_choice_at(before, seat)
    if not count or not may_undo(before, seat, live.meta.alone()):
        raise Refused("no-undo", seat=seat + 1)
    if before.can_undo(seat) and before.own[last_choice(before, seat)]:
        match = before.clone()
        match.undo(seat)
        return _undone(live, before, match, {"seat": seat}, now)
    return _taken_back(live, seat, count, now)


def last_choice(match: Match, seat: int) -> int:
    """Which of the choices that stand is the last of this seat; -1: none."""
    return next((i for i in reversed(range(len(match.made))) if match.made[i][0] == seat), -1)


def own_choice_at(match: Match, seat: int) -> int:
    """How many choices there are since the last one that this seat made itself, and that one; 0: it made none."""
    made = match.made
    return next((i for i in range(1, len(made) + 1) if made[-i][0] == seat and match.own[-i]), 0)


def may_undo(match: Match, seat: int, alone: bool) -> bool:
    """Whether a seat may take back without asking.

    Others' choices stand in the way, also where the table has passed for them: else one could learn that it did.
    """
    count = own_choice_at(match, seat)
    if not count or alone:
        return count > 0
    if match.own[last_choice(match, seat)]:
        return match.can_undo(seat)
    return all(made[0] == seat for made in match.made[-count:]) and not match.shown_since(count)


def _taken_back(live: OpenTable, seat: int, count: int, now: int) -> Change:
    """Go back further than a seat may alone. What has come to light since is dealt again if nobody here knew it before.

    People who have agreed to this keep what they hold, though they may have shown it to each other in the meantime:
    somebody new would know less than they do.
    """
    before = running(live)
    match = before.clone()
    eyes = live.meta.people()
    data: dict[str, Any] = {"seat": seat, "count": count}
    if match.take_back(seat, count, eyes):
        data["deal"] = eyes
    change = _undone(live, before, match, data, now)
    change.meta.closed = change.meta.closed or ("deal" in data and not live.meta.alone())
    return change


def _undone(live: OpenTable, before: Match, match: Match, data: dict[str, Any], now: int) -> Change:
    meta = live.meta.copy()
    meta.wish = None
    ask(meta, before, match, now)
    return Change("undo", data, meta, match, moved=True)


def ask_undo(live: OpenTable, seat: int, count: int, now: int) -> Change:
    """A seat asks the table to go further back, and itself agrees."""
    match = running(live)
    if count > len(match.made):
        raise Refused("take-back-range", count=count, made=len(match.made))
    meta = live.meta.copy()
    meta.wish = Wish(seat, count, [seat])
    return _wished(live, meta, now)


def answer_undo(live: OpenTable, seat: int, agree: bool, now: int) -> Change:
    """Somebody agrees or not; once everybody has agreed, the choices are taken back."""
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


def _wished(live: OpenTable, meta: TableInfo, now: int) -> Change:
    wish = meta.wish
    assert wish is not None
    guests = {meta.chairs[seat].guest for seat in wish.agreed}
    if all(meta.chairs[seat].guest in guests for seat in meta.people()):
        return _taken_back(live, wish.seat, wish.count, now)
    return Change("wish", {"seat": wish.agreed[-1], "agree": True, "count": wish.count}, meta, live.match)


def rename(live: OpenTable, guest: str, before: str, name: str) -> Change:
    """Somebody has a new name, and so do the chairs that had the old one; friends at their browser keep theirs."""
    meta = live.meta.copy()
    theirs = [seat for seat in meta.seats_of(guest) if meta.chairs[seat].name == before]
    if meta.stage == "over" or not theirs:
        raise Refused("nothing-changes")
    for seat in theirs:
        meta.chairs[seat].name = name
    return Change("seat", {"what": "renamed", "seat": theirs[0], "name": name, "before": before}, meta, live.match)


def chat(live: OpenTable, guest: str, name: str, text: str) -> Change:
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
    # Whoever has been renamed by now is called what their chair is called.
    data = {"name": name if name in names else names[0], "text": clean, "seat": seats[0]}
    return Change("chat", data, live.meta, live.match)


def say_yes(live: OpenTable, guest: str) -> Change:
    """Somebody whose chairs are kept at this table, as in a rematch, sits down in all of them."""
    meta = live.meta.copy()
    theirs = [i for i, chair in enumerate(meta.chairs) if chair.kind == "open" and chair.owner == guest]
    if meta.stage != "open" or not theirs:
        raise Refused("nothing-changes")
    for seat in theirs:
        kept = meta.chairs[seat]
        meta.chairs[seat] = Seat(
            kind="person", name=kept.name, guest=guest, language=kept.language, left=bank(meta.pace)
        )
    return Change(
        "seat", {"what": "sat_down", "seat": theirs[0], "name": meta.chairs[theirs[0]].name}, meta, live.match
    )


def rematch_id(live: OpenTable) -> str:
    return hashlib.sha256(f"rematch {live.meta.id} {live.seed}".encode()).hexdigest()[:24]


def link_rematch(live: OpenTable, id: str) -> Change:
    """The old table says where its people play again."""
    if live.meta.rematch:
        raise Refused("nothing-changes")
    meta = live.meta.copy()
    meta.rematch = id
    return Change("rematch", {"table": id}, meta, live.match)


def clock_out(live: OpenTable, now: int) -> Change | None:
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


def running(live: OpenTable) -> Match:
    if live.match is None or live.meta.stage != "running":
        raise Refused("not-running")
    return live.match


def bank(pace: Pace) -> int:
    return pace.days * DAY if pace.kind == "days" else pace.seconds * 1000


def ask(meta: TableInfo, before: Match | None, match: Match, now: int, mover: int | None = None) -> None:
    """Note who is asked, and since when: clocks run while a seat is asked, and an answer names that position.

    In a window nobody gains time, and the pause after which the table passes for people costs none: a clock must not
    tell who passed.
    """
    sealed = before is not None and before.game.sealed and before.game.asks == match.game.asks
    window = before is not None and mover is not None and window_of(before, mover) is not None
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
            free = PAUSE if seat == mover and window else 0
            chair.left = max(0, chair.left - max(0, now - chair.since - free))
            if seat == mover and not window:
                chair.left += meta.pace.increment * 1000
            chair.since = 0
        if seat in asked and not still and chair.kind == "person" and not chair.stand_in:
            chair.since = now
            if meta.pace.kind == "days":
                chair.left = meta.pace.days * DAY


def events_of(match: Match) -> list[list[Any]]:
    """All events in full, each with who may know it."""
    vocabulary = match.face.vocabulary
    return [[vocabulary.names(event), event[5]] for event in match.game.told]
