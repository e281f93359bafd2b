"""`karczma simulate`: the results of many games between bots."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from karczma.games import find
from karczma.lab.cluster import hired
from karczma.lab.simulate import simulate
from karczma.terminal import settings
from karczma.terminal.laboratory import need
from karczma.terminal.marks import Marks
from karczma.terminal.papers import on_file
from karczma.terminal.progress import bar
from karczma.terminal.room import Room


@dataclass(frozen=True)
class Order:
    """What the command line asks for."""

    game: str
    players: int | None
    games: int
    bots: str
    seed: int
    jobs: int  # 0: one per core
    ray: str | None  # a cluster instead
    options: list[str]
    pack: Path | None
    out: Path | None
    decisions: bool


def show_simulation(room: Room, order: Order, as_json: bool) -> int:
    if order.out is not None:
        need("numpy", "polars")
    face = find(order.game)
    kinds = [kind.strip() for kind in order.bots.split(",")]
    players = order.players or (len(kinds) if len(kinds) > 1 else face.least)
    options = settings.read(face, order.options)
    pack = None if order.pack is None else str(order.pack)
    written = nullcontext() if order.out is None else on_file(order.out)
    files = [] if pack is None else [pack]
    working = hired(order.jobs, order.ray, files)
    with written, working as crew, bar(room, room.say("simulate-progress"), order.games) as played:
        many = order.games, kinds, order.seed, crew
        told = simulate(order.game, players, *many, options, pack, played, order.out, order.decisions)
    if as_json:
        room.write_json(told)
        return 0
    room.show(Text(room.words.game(face, "game-name"), "bold"))
    room.tell("simulated", games=told["games"], seed=str(told["seed"]), pack=told["pack"])
    room.show(_seats(room, told))
    length = told["length"]
    room.tell(
        "lengths", mean=room.number(length["mean"], 1), least=length["min"], most=length["max"], shared=told["shared"]
    )
    seconds, speed = room.number(told["seconds"], 1), room.number(told["decisions_per_second"])
    how = "yes" if told["compiled"] else "no"
    room.tell("speed", "dim", seconds=seconds, speed=speed, jobs=told["jobs"], compiled=how)
    if order.out is not None:
        room.tell("simulate-written", "dim", folder=str(order.out))
    return 0


def _seats(room: Room, told: dict[str, Any]) -> Table:
    marks = Marks(room.unicode)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column(room.say("simulate-seat"))
    for column in ("wins", "share", "mean", "sd", "median", "least", "most"):
        table.add_column(room.say(f"simulate-{column}"), justify="right")
    for seat, (bot, wins, scores) in enumerate(zip(told["bots"], told["wins"], told["scores"], strict=True)):
        table.add_row(
            Text.assemble(marks.seal(seat), " ", bot),
            room.number(wins, 1),
            f"{room.number(100 * wins / told['games'], 1)}%",
            room.number(scores["mean"], 2),
            room.number(scores["sd"], 2),
            room.number(scores["median"], 1),
            str(scores["min"]),
            str(scores["max"]),
        )
    return table
