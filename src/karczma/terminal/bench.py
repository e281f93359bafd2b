"""`karczma bench`: how fast the games run on this machine."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from rich.table import Table
from rich.text import Text

import karczma
from karczma.games import find
from karczma.lab.measure import measure
from karczma.terminal.progress import bar
from karczma.terminal.room import Room

COLUMNS = ("core_decisions_per_second", "face_decisions_per_second", "clone_us", "view_us", "redeal_us")


def bench(room: Room, game: str | None, seconds: float, as_json: bool) -> int:
    """Measure one game, or all of them."""
    games = karczma.games() if game is None else [find(game).name]
    told = []
    with bar(room, room.say("bench-progress"), 100 * len(games)) as done:
        for number, name in enumerate(games):
            told.append(measure(name, seconds, progress=partial(_percent, done, 100 * number)))
    if as_json:
        room.write_json({"games": told})
        return 0
    for one in told:
        room.show(Text(room.words.game(find(one["game"]), "game-name"), "bold"))
        room.show(_table(room, one))
        room.tell("bench-how", "dim", compiled="yes" if one["compiled"] else "no", python=one["python"])
    return 0


def _percent(done: Callable[[int], None], before: int, runs: int, of: int) -> None:
    done(before + 100 * runs // of)


def _table(room: Room, told: dict[str, Any]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column(room.say("bench-players"), justify="right")
    for column in COLUMNS:
        table.add_column(room.say(f"bench-{column.replace('_', '-')}"), justify="right")
    for row in told["measures"]:
        table.add_row(str(row["players"]), *[_number(room, row[column]) for column in COLUMNS])
    return table


def _number(room: Room, value: float) -> str:
    """A measurement is good for about three digits."""
    return room.number(value, 0 if value >= 100 else 2)
