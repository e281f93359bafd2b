"""`karczma play`: people and bots at one terminal, from the first turn to the final score."""

from __future__ import annotations

import contextlib
import shlex
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from types import FrameType
from typing import NoReturn

from rich.text import Text

import karczma
from karczma.games import find
from karczma.kernel.errors import Refused
from karczma.kernel.match import Match
from karczma.terminal import papers, settings, tallies
from karczma.terminal.guests import Guest, Party, read_guests, seat_guests
from karczma.terminal.room import Mistake, Room
from karczma.terminal.sitting import Event, Sitting
from karczma.terminal.turn import MANY_NEWS, Leave, Turn

PACES = {"instant": 0.0, "natural": 0.8, "slow": 2.5}  # how golems play: seconds for each of their moves
LONGEST_SEED = 100  # digits: a longer one could be played, but not read back from its record


@dataclass(frozen=True)
class Wish:
    """What the command line asks for."""

    game: str | None
    party: Party
    options: list[str]
    pack: Path | None
    seed: int | None
    load: Path | None
    resume: bool
    ask_always: bool
    pace: str = "instant"
    hints: bool = True


def play(room: Room, wish: Wish) -> int:
    """Returns the exit status."""
    if wish.pace not in PACES:
        raise Mistake("no-such-pace", name=wish.pace[:20], names=", ".join(PACES))
    try:
        sitting = _open(room, wish)
        sitting.wishes.always = wish.ask_always
        sitting.pause = PACES[wish.pace]
    except EOFError:
        return 0
    with _orderly_end():
        return _sit(sitting)


def _open(room: Room, wish: Wish) -> Sitting:
    if wish.resume and wish.load:
        raise Mistake("resume-or-load")
    if wish.resume or wish.load:
        return _continue(room, wish, wish.load or papers.newest(wish.game and find(wish.game).name))
    game = wish.game or _which_game(room)
    face = find(game)
    guests = seat_guests(wish.party, face, room.words)
    options = settings.read(face, wish.options)
    if wish.seed is not None and len(str(wish.seed)) > LONGEST_SEED:
        raise Refused("seed-range")
    match = karczma.start(game, len(guests), wish.seed, options, wish.pack)
    hints: list[papers.JsonObject] | None = [] if wish.hints else None
    return Sitting(room, match, guests, wish.pack, papers.saves() / papers.new_name(game), hints)


def _continue(room: Room, wish: Wish, path: Path) -> Sitting:
    """Continue a saved game, in its own file if it is one of ours; other files are left as they are."""
    if wish.options or wish.seed is not None:
        raise Mistake("load-is-set")
    paper = papers.open_paper(path)
    match = paper.match(wish.pack)
    if wish.game is not None and find(wish.game) is not match.face:
        raise Mistake("load-other-game", game=match.face.name)
    guests = _seated(room, wish.party, match, paper.guests)
    ours = path.resolve().parent == papers.saves().resolve()
    pack = wish.pack or (Path(paper.pack) if paper.pack else None)
    file = path if ours else papers.saves() / papers.new_name(match.face.name)
    return Sitting(room, match, guests, pack, file, paper.hints if wish.hints else None)


def _seated(room: Room, party: Party, match: Match, written: object) -> list[Guest]:
    """Who sat there; or who sits there now, if the command line says so or nobody wrote it down."""
    if written is not None and party.unsaid:
        return read_guests(written, match.seats, match.face.name)
    if party.players is None and party.bots is None:
        party = replace(party, players=match.seats)
    guests = seat_guests(party, match.face, room.words)
    if len(guests) != match.seats:
        raise Mistake("load-seats", seats=match.seats, guests=len(guests))
    return guests


def _which_game(room: Room) -> str:
    games = karczma.games()
    for number, game in enumerate(games, 1):
        face = find(game)
        room.show(Text.assemble((f"{number:>2} ", "bold"), (room.words.game(face, "game-name"), "bold")))
        room.show(f"   {room.words.game(face, 'game-about')}")
    while True:
        line = room.ask(room.say("which-game", last=len(games)))
        if line in games:
            return line
        if line.isdecimal() and len(line) < 5 and 1 <= int(line) <= len(games):
            return games[int(line) - 1]
        room.tell("not-understood-number", "bold", last=len(games))


def _sit(sitting: Sitting) -> int:
    room = sitting.room
    try:
        _welcome(sitting)
        sitting.save()
        with room.behind_curtain() if len(sitting.people) > 1 else contextlib.nullcontext():
            _play_out(sitting)
    except (Leave, EOFError):
        return _leave(sitting)
    except KeyboardInterrupt:
        room.show()
        _leave(sitting)
        raise
    return _end(sitting)


def _welcome(sitting: Sitting) -> None:
    room = sitting.room
    for line in settings.changed(room, sitting.match):
        room.show(line)
    for told in sitting.about_golems():
        room.show(told)
    room.tell("fingerprint", "dim", hash=sitting.match.fingerprint)
    room.kept = True
    if not sitting.people:
        _tell(sitting, sitting.match.told(None))


def _tell(sitting: Sitting, events: list[Event]) -> None:
    for event in events:
        sitting.room.show(Text(f"{sitting.marks.bullet} {sitting.tell(event)}"))


def _play_out(sitting: Sitting) -> None:
    match = sitting.match
    looking: int | None = None  # whose eyes the screen is for
    while not match.over:
        asked = match.asked
        seat = looking if looking in asked else asked[0]
        assert seat is not None
        if seat in sitting.golems:
            _golem_plays(sitting, seat)
            continue
        if sitting.passed_for(seat):
            continue
        if not sitting.alone and looking != seat and not _hand_over(sitting, looking, seat):
            looking = None  # whoever took something back: their table is shown only when they are there
            continue
        looking = seat
        Turn(sitting, seat).play()


def _golem_plays(sitting: Sitting, seat: int) -> None:
    """A golem's move: at once, or slowly enough to be followed. Then it is told as it happens, not only afterwards."""
    began = time.monotonic()
    sitting.golem_chooses(seat)
    if sitting.pause or not sitting.people:
        _tell(sitting, sitting.match.told(sitting.people[0] if sitting.alone else None))
    if sitting.pause:
        time.sleep(max(0.0, sitting.pause - (time.monotonic() - began)))


def _hand_over(sitting: Sitting, before: int | None, seat: int) -> bool:
    """Between two people the screen shows only what everybody may know. False: the last choice was taken back."""
    room = sitting.room
    _look_at_secrets(sitting, before)
    room.fresh()
    _tell(sitting, sitting.news(seat if before is None else before, None)[-MANY_NEWS:])
    while True:
        room.show(
            Text.assemble(sitting.marks.seal(seat), " ", (room.say("hand-over", player=sitting.names[seat]), "bold"))
        )
        undo = before is not None and sitting.match.can_undo(before)
        if undo and before is not None:
            room.tell("hand-over-undo", "dim", player=sitting.names[before])
        line = room.ask(room.say("press-enter", player=sitting.names[seat])).lower()
        if line == "q":
            raise Leave
        if line == "u" and undo and before is not None:
            return not sitting.take_back(before)
        if not line:
            return True


def _look_at_secrets(sitting: Sitting, seat: int | None) -> None:
    """What a person's last choice revealed to them alone is shown before the screen is handed over."""
    if seat is None or sitting.match.told(seat) == sitting.match.told(None):
        return
    _tell(sitting, sitting.match.told(seat))
    sitting.room.ask(sitting.room.say("press-enter-to-hide"))


def _leave(sitting: Sitting) -> int:
    room = sitting.room
    sitting.save()  # once more: an interrupt may have come before the last choice was written
    if sitting.unsaved is not None:
        room.complain(room.say("left-unsaved"))
        return 1
    room.tell_whole("left", file=str(sitting.file), command="karczma play --resume")
    return 0


def _end(sitting: Sitting) -> int:
    """The score with all its reasons, and where the record is."""
    room = sitting.room
    match = sitting.match
    room.fresh()
    room.show(sitting.drawing()(sitting.sight(None)).picture)
    room.show()
    if match.made:
        _tell(sitting, sitting.news(sitting.people[0] if sitting.alone else match.made[-1][0], None)[-MANY_NEWS:])
    told = match.scores().plain()
    room.show()
    room.tell("result", "bold")
    room.show(tallies.draw(room, sitting.marks, match.face, told, sitting.names))
    room.show(Text(tallies.verdict(room, match.face, told, sitting.names), "bold"))
    room.tell("seed", seed=str(match.seed), hash=match.fingerprint)
    return _put_on_record(sitting)


def _put_on_record(sitting: Sitting) -> int:
    path = papers.records() / sitting.file.name
    try:
        papers.write(path, sitting.match.record())
    except Mistake as mistake:
        sitting.room.complain(sitting.room.say(mistake.key, **mistake.facts))
        return 1
    sitting.file.unlink(missing_ok=True)
    sitting.room.tell_whole("record", file=str(path), command=f"karczma replay {shlex.quote(str(path))}")
    return 0


@contextlib.contextmanager
def _orderly_end() -> Iterator[None]:
    """A polite request to quit restores the screen; the game is already saved."""

    def leave(number: int, _: FrameType | None) -> NoReturn:
        sys.exit(128 + number)

    before = signal.signal(signal.SIGTERM, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
