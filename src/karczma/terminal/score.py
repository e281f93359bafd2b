"""`karczma score`: scoring the end of a printed game."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

from rich.text import Text

import karczma
from karczma.games import find
from karczma.kernel.errors import Refused
from karczma.kernel.packs import Pack
from karczma.terminal import papers, tallies
from karczma.terminal.errors import sentence
from karczma.terminal.marks import Marks, letter
from karczma.terminal.room import Mistake, Room, visible

Told = dict[str, Any]
REFUSED = 2  # exit status


class Counter:
    """Counts sheets with one pack, opened once for each game."""

    def __init__(self, room: Room, pack: Path | None, as_json: bool) -> None:
        self.room = room
        self.folder = pack
        self.as_json = as_json
        self.packs: dict[str, Pack] = {}

    def count(self, text: bytes, name: str) -> bool:
        """Print the score of one sheet, or what is wrong with it; returns whether it was counted."""
        try:
            sheet = papers.parse(text, name)
            told = self.counted(sheet)
        except (Refused, Mistake) as error:
            self.refuse(error)
            return False
        if self.as_json:
            self.room.write_json({**told, "warnings": list(self.room.words.warnings(told))})
        else:
            self.show(sheet, told)
        return True

    def refuse(self, error: Refused | Mistake) -> None:
        if self.as_json:
            self.room.write_json({"error": sentence(self.room, error)})
        else:
            self.room.complain(sentence(self.room, error))

    def counted(self, sheet: Any) -> Told:
        if self.folder is None:
            return karczma.score(sheet)
        game = sheet.get("game") if isinstance(sheet, dict) else None
        if not isinstance(game, str):
            return karczma.score(sheet)  # which says what is wrong
        if game not in self.packs:
            self.packs[game] = karczma.open_pack(game, self.folder)
        return find(game).sheet(sheet, self.packs[game])

    def show(self, sheet: Any, told: Told) -> None:
        face = find(told["game"])
        if face.name in self.packs:
            self.room.deal(self.packs[face.name])
        names = [_name(self.room, seat, number) for number, seat in enumerate(sheet["seats"])]
        self.room.show(Text(self.room.words.game(face, "game-name"), "bold"))
        self.room.show(tallies.draw(self.room, Marks(self.room.unicode), face, told, names))
        self.room.show(Text(tallies.verdict(self.room, face, told, names), "bold"))
        for warning in self.room.words.warnings(told):
            self.room.show(Text(warning["text"], "yellow"))


def _name(room: Room, seat: Told, number: int) -> str:
    return " ".join(visible(seat.get("name", "")).split()) or room.say("chair", letter=letter(number))


def score(room: Room, sheet: Path | None, lines: Path | None, pack: Path | None, as_json: bool) -> int:
    """Returns the exit status: 2 if a sheet was refused."""
    counter = Counter(room, pack, as_json)
    if (sheet is None) == (lines is None):
        raise Mistake("one-sheet")
    try:
        if sheet is not None:
            return 0 if counter.count(papers.read_bytes(sheet), papers.called(sheet)) else REFUSED
        assert lines is not None
        return 0 if _count_lines(counter, lines) else REFUSED
    except Mistake as error:
        counter.refuse(error)
        return REFUSED


def _count_lines(counter: Counter, lines: Path) -> bool:
    """One sheet per line: a bad one is reported in its place, and the rest are still counted."""
    fine = True
    for number, line in _lines(lines):
        fine = counter.count(line, f"{papers.called(lines)}:{number}") and fine
        sys.stdout.flush()  # whoever writes the sheets may wait for the answer
    return fine


def _lines(path: Path) -> Iterator[tuple[int, bytes]]:
    try:
        if str(path) == "-":
            yield from _written(sys.stdin.buffer)
            return
        with path.open("rb") as file:
            yield from _written(file)
    except OSError as error:
        raise papers.trouble(error, path) from None


def _written(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    for number, line in enumerate(file, 1):
        if line.strip():
            yield number, line
