"""A tournament on paper: every game as a table for programs (Parquet), and the ladder as a picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from karczma.games import find
from karczma.lab.kept import Kept
from karczma.lab.recorded import choose_again
from karczma.lab.tournament import Plan, Played, Standing, dealt

if TYPE_CHECKING:
    from matplotlib.figure import Figure  # a part of the laboratory

FORMATS = ("png", "svg")
BAR, INK = "#b5762a", "#3b2417"


def rows(plan: Plan, game: Played) -> list[dict[str, Any]]:
    """One row for each seat of a game."""
    return [
        {
            **{"game": plan.game, "players": plan.players, "seed": plan.seed, "number": game.number, "deal": game.deal},
            **{"seat": seat, "bot": plan.bots[game.bots[seat]], "score": game.scores[seat], "rank": game.ranks[seat]},
            "won": 1 / len(game.winners) if seat in game.winners else 0.0,
            **{"decisions": game.decisions[seat], "seconds": game.seconds[seat]},
            "faults": sum(game.faults[seat].values()),
        }
        for seat in range(plan.players)
    ]


def write(folder: Path, plan: Plan, games: Iterable[Played]) -> Iterator[Played]:
    """The tables, beside what was kept of the games: written as they pass by, and in their places after the last."""
    import polars  # noqa: PLC0415  a part of the laboratory

    from karczma.lab.tables import DECISIONS, GAMES, HELD, PARTS, Pieces, Writer, beside  # noqa: PLC0415

    more = (PARTS, DECISIONS)
    with beside(folder) as unfinished:
        table, writer = Pieces(unfinished, GAMES), Writer(find(plan.game), unfinished, more)
        held: list[dict[str, Any]] = []
        whole = True
        for game in games:
            held += rows(plan, game)
            whole = whole and bool(game.chosen)
            if whole:
                writer.add(again(plan, game))
            if len(held) >= HELD:
                table.add(polars.DataFrame(held))
                held = []
            yield game
        if held:
            table.add(polars.DataFrame(held))
        for name in more:
            (folder / f"{name}.parquet").unlink(missing_ok=True)
        for path in [*(writer.join() if whole else []), table.join()]:
            path.replace(folder / path.name)


def again(plan: Plan, game: Played) -> Kept:
    """A game played once more, for its choices and what they brought."""
    kept = Kept()
    match = dealt(plan, game.deal)
    choose_again(kept, game.number, match, ((match.asked[0], option) for option in game.chosen))
    kept.add_parts(game.number, match.scores())
    return kept


def draw(folder: Path, ladder: list[Standing], chance: float, title: str) -> None:
    """How often each bot wins, with what it may be, and how often it would if all were alike."""
    figure = paper(7, 1.2 + 0.45 * len(ladder))
    axes = figure.subplots()
    upward = ladder[::-1]  # the first one on top
    rates = [100 * one.win_rate for one in upward]
    least = [100 * (one.win_rate - one.low) for one in upward]
    most = [100 * (one.high - one.win_rate) for one in upward]
    axes.barh([one.name for one in upward], rates, xerr=[least, most], capsize=4, color=BAR, ecolor=INK)
    axes.axvline(100 * chance, linestyle="--", linewidth=1, color=INK)
    axes.set_xlim(0, 100)
    axes.set_xlabel("%")
    axes.set_title(title)
    save(figure, folder, "ladder")


def paper(width: float, height: float) -> Figure:
    """Something to draw on that needs no screen."""
    from matplotlib.backends.backend_svg import FigureCanvasSVG  # noqa: PLC0415
    from matplotlib.figure import Figure  # noqa: PLC0415

    figure = Figure(figsize=(width, height), layout="constrained")
    FigureCanvasSVG(figure)
    return figure


def save(figure: Figure, folder: Path, name: str) -> None:
    """As PNG and SVG, without the day and with the same ids in it, so that the same numbers give the same files."""
    import matplotlib  # noqa: PLC0415

    with matplotlib.rc_context({"svg.hashsalt": name}):
        for kind in FORMATS:
            figure.savefig(folder / f"{name}.{kind}", metadata={"Date": None} if kind == "svg" else None)
