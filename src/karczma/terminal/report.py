"""`karczma report`: many games as one page of HTML."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import karczma
from karczma.kernel.packs import Pack
from karczma.terminal.laboratory import need
from karczma.terminal.papers import on_file
from karczma.terminal.room import Mistake, Room
from karczma.words import LANGUAGES

if TYPE_CHECKING:
    from karczma.lab.study import Study  # needs the laboratory

PAGE = "report.html"


def show_report(room: Room, folder: Path, html: Path | None, pack: Path | None) -> int:
    need("matplotlib", "numpy", "polars")
    from karczma.lab.checkpoint import whole  # noqa: PLC0415  needs the laboratory
    from karczma.lab.findings import look_into  # noqa: PLC0415
    from karczma.lab.study import open_study  # noqa: PLC0415
    from karczma.terminal.report_page import page  # noqa: PLC0415

    with on_file(folder):
        study = open_study(folder)
        cards = _cards(study, pack)
        found = look_into(study)
    rooms = [Room(language) for language in LANGUAGES]
    for one in rooms:
        one.deal(cards)
    written = page(rooms, room.words.language, found)
    target = html or folder / PAGE
    with on_file(target), whole(target) as file:
        file.write(written.encode())
    room.tell_whole("report-written", file=str(target))
    return 0


def _cards(study: Study, folder: Path | None) -> Pack:
    """The cards the games were played with: their names may have numbers in them."""
    cards = karczma.open_pack(study.face.name, None if folder is None else str(folder))
    if study.pack not in ("", cards.name):
        raise Mistake("report-pack", played=study.pack, name=cards.name)
    return cards
