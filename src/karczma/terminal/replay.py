"""`karczma replay`: step through a recorded game, forwards and back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from karczma.kernel.match import Match
from karczma.terminal import papers, tallies
from karczma.terminal.guests import Guest, read_guests
from karczma.terminal.marks import letter
from karczma.terminal.room import Mistake, Room
from karczma.terminal.sitting import Sitting


class Replay:
    """A whole game and the current place in it."""

    def __init__(self, room: Room, match: Match, guests: list[Guest], seat: int | None, file: Path) -> None:
        self.room = room
        self.match = match
        self.guests = guests
        self.seat = seat
        self.file = file
        self.last = len(match.log)
        self.place = 0

    def step(self, line: str) -> bool:
        """Whether this line moved anything; EOFError on q."""
        if line == "q":
            raise EOFError
        if line.isdecimal() and len(line) < 9:
            return self.go(int(line))
        steps = {"": self.place + 1, "n": self.place + 1, "b": self.place - 1, "g": 0, "G": self.last}
        if line not in steps:
            self.room.tell("replay-keys")
            return False
        return self.go(steps[line])

    def go(self, place: int) -> bool:
        if not 0 <= place <= self.last:
            self.room.tell("replay-range", "bold", last=self.last)
            return False
        self.place = place
        return True

    def show(self) -> None:
        room = self.room
        room.fresh()
        now = Sitting(room, self.match.at(self.place), self.guests, None, self.file)
        room.show(now.drawing()(now.sight(self.seat)).picture)
        room.show()
        room.tell("replay-place", "bold", place=self.place, last=self.last)
        for line in self.told(now):
            room.show(f"{now.marks.bullet} {line}")
        if now.match.over:
            room.show(_count(now))

    def told(self, now: Sitting) -> list[str]:
        """What the last entry of the record did."""
        if self.place and self.match.log[self.place - 1][1] < 0:
            seat, back = self.match.log[self.place - 1]
            dealt = [self.room.say("dealt-anew")] if self.place - 1 in self.match.deals else []
            return [self.room.say("takes-back", player=self.guests[seat].name, count=-back), *dealt]
        return [now.tell(event) for event in now.match.told(self.seat)]


def _count(now: Sitting) -> RenderableType:
    told = now.match.scores().plain()
    table = tallies.draw(now.room, now.marks, now.match.face, told, now.names)
    return Group("", table, Text(tallies.verdict(now.room, now.match.face, told, now.names), "bold"))


def replay(room: Room, file: Path, seat: str | None, pack: Path | None, as_json: bool) -> int:
    paper = papers.open_paper(file)
    match = paper.replay(pack)
    guests = guests_of(room, paper.guests, match)
    eyes = None if seat is None else seat_of(seat, match.seats)
    if as_json:
        room.write_json(_plain(match, guests, eyes))
        return 0
    game = Replay(room, match, guests, eyes, file)
    game.show()
    try:
        while True:
            if game.step(room.ask(room.say("replay-prompt"))):
                game.show()
    except EOFError:
        return 0


def guests_of(room: Room, written: object, match: Match) -> list[Guest]:
    if written is not None:
        return read_guests(written, match.seats, match.face.name)
    return [Guest(room.say("chair", letter=letter(seat))) for seat in range(match.seats)]


def seat_of(said: str, seats: int) -> int:
    """A seat by its number, as programs count them, or by its letter, as people see it."""
    names = {str(seat): seat for seat in range(seats)} | {letter(seat).lower(): seat for seat in range(seats)}
    if said.lower() not in names:
        raise Mistake("no-such-seat", seat=said[:20], last=seats - 1, letter=letter(seats - 1))
    return names[said.lower()]


def _plain(match: Match, guests: list[Guest], seat: int | None) -> dict[str, Any]:
    """The whole game as this seat (or a spectator) heard it: one list of events for the start and for every choice."""
    told = match.history(seat)
    choosers = [None, *[made[0] for made in match.made]]
    moves = [{"seat": who, "events": events} for who, events in zip(choosers, told, strict=True)]
    plain: dict[str, Any] = {
        "game": match.face.name,
        "options": match.settings,
        "seats": [guest.name for guest in guests],
        "over": match.over,
        "moves": moves,
    }
    if match.over:  # before the end the seed would give away what is still face down
        plain |= {"seed": match.seed, "fingerprint": match.fingerprint, "result": match.scores().plain()}
    return plain
