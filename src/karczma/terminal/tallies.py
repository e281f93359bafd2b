"""Scores explained: who has what, for which reason, and who won."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from karczma.kernel.face import Face
from karczma.terminal.marks import Marks
from karczma.terminal.room import Room

Told = dict[str, Any]  # a tally as plain data: of a match, or of a score sheet


def draw(room: Room, marks: Marks, face: Face[Any], told: Told, names: list[str]) -> RenderableType:
    """Every seat and a rival in the box, part by part with reasons; what the reader may not know is a question mark."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
    table.add_column(ratio=1)
    table.add_column(justify="right")
    ranked = not any(seat.get("unknown") for seat in told["seats"])
    entries = [
        (seat, Text.assemble(marks.seal(number), " ", (names[number], "bold")))
        for number, seat in enumerate(told["seats"])
    ]
    entries += [(told[rival], Text(room.words.rival(face, rival), "bold")) for rival in face.rivals if rival in told]
    for entry, name in entries:
        place = f"{entry['rank']}. " if ranked else ""
        total = "?" if entry.get("unknown") else str(entry["total"])
        table.add_row(Text.assemble(place, name), Text(total, "bold"))
        for part, points in entry["parts"].items():
            hidden = part in entry.get("unknown", ())
            table.add_row(f"     {room.words.part(face, part)}", "?" if hidden else str(points))
            for reason in entry["why"][part]:
                table.add_row(Text(f"       {room.words.reason(face, reason, names)}", "dim"), str(reason["points"]))
    if ranked:
        return table
    return Group(table, Text(room.say("score-unknown"), "dim"))


def verdict(room: Room, face: Face[Any], told: Told, names: list[str]) -> str:
    """Who won, perhaps a rival in the box, or the title a solo player has earned; and how ties were settled."""
    if told.get("title"):
        return room.say("became", name=names[0], title=room.words.title(face, told["title"]))
    winners = [names[seat] for seat in told["winners"]]
    winners += [room.words.rival(face, rival) for rival in face.rivals if rival in told and not told["won"]]
    won = room.say("winners", count=len(winners), names=", ".join(winners))
    return " ".join([won, *[room.words.tie(face, tie, names) for tie in told.get("ties", [])]])
