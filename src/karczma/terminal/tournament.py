"""`karczma tournament`: bots against each other, and the ladder that comes of it."""

from __future__ import annotations

from contextlib import closing, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from karczma.games import find
from karczma.lab import ladder
from karczma.lab.cluster import hired
from karczma.lab.outside import made_of
from karczma.lab.tournament import Plan, Standing, plan_for, play_tournament, standings
from karczma.terminal import settings
from karczma.terminal.laboratory import need
from karczma.terminal.papers import on_file
from karczma.terminal.progress import bar
from karczma.terminal.room import Room

KEPT = "games.jsonl"


@dataclass(frozen=True)
class Order:
    """What the command line asks for."""

    game: str
    players: int | None
    games: int
    bots: list[str]
    seed: int
    jobs: int  # 0: one per core
    ray: str | None  # a cluster instead
    patience: float
    options: list[str]
    pack: Path | None
    out: Path | None


def show_tournament(room: Room, order: Order, as_json: bool) -> int:
    need("openskill", "polars", "matplotlib")
    face = find(order.game)
    players = order.players or max(2, face.least)
    options = settings.read(face, order.options)
    pack = None if order.pack is None else str(order.pack)
    plan = plan_for(order.game, players, order.games, order.bots, order.seed, options, pack, order.patience)
    kept = None if order.out is None else _folder(order.out) / KEPT
    name = room.words.game(face, "game-name")
    files = [] if pack is None else [pack]
    files += [file for bot in order.bots for file in made_of(bot)]
    with (
        hired(order.jobs, order.ray, files) as crew,
        bar(room, room.say("simulate-progress"), plan.games) as played,
        closing(play_tournament(plan, crew, played, kept)) as games,
        nullcontext() if order.out is None else on_file(order.out),
    ):
        if order.out is None:
            found = standings(plan, games)
        else:
            found = standings(plan, ladder.write(order.out, plan, games))
            ladder.draw(order.out, found, 1 / players, name)
    if as_json:
        room.write_json(told(plan, found))
        return 0
    room.show(Text(name, "bold"))
    room.tell("tournament-played", games=plan.games, players=players, seed=str(plan.seed))
    room.show(_ladder(room, found))
    for one in found:
        if one.faults:
            crashed, late, nonsense = [one.faults.get(kind, 0) for kind in FAULTS]
            room.tell("tournament-faults", name=one.name, crashed=crashed, late=late, nonsense=nonsense)
    if order.out is not None:
        room.tell("tournament-written", "dim", folder=str(order.out))
    return 0


def _folder(out: Path) -> Path:
    with on_file(out):
        out.mkdir(parents=True, exist_ok=True)
    return out


FAULTS = ("crashed", "late", "nonsense")


def told(plan: Plan, found: list[Standing]) -> dict[str, Any]:
    """The tournament for programs."""
    head = {"game": plan.game, "players": plan.players, "games": plan.games, "seed": plan.seed}
    return {**head, "options": plan.settings, "bots": [one._asdict() for one in found]}


def _ladder(room: Room, found: list[Standing]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column(room.say("tournament-bot"))
    for column in ("rating", "games", "wins", "share", "interval", "mean", "ms"):
        table.add_column(room.say(f"tournament-{column}"), justify="right")
    for one in found:
        table.add_row(
            Text(one.name),
            room.number(one.rating, 1),
            str(one.games),
            room.number(one.wins, 1),
            f"{room.number(100 * one.win_rate, 1)}%",
            f"{room.number(100 * one.low, 1)}–{room.number(100 * one.high, 1)}%",
            room.number(one.mean_score, 2),
            room.number(one.ms_per_decision, 2),
        )
    return table
