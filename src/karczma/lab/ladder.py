"""A tournament on paper: every game as a table for programs (Parquet), and the ladder as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from karczma.lab.tournament import Plan, Played, Standing

FORMATS = ("png", "svg")


def rows(plan: Plan, games: list[Played]) -> list[dict[str, Any]]:
    """One row for each seat of each game."""
    return [
        {
            **{"game": plan.game, "players": plan.players, "seed": plan.seed, "number": game.number, "deal": game.deal},
            **{"seat": seat, "bot": plan.bots[game.bots[seat]], "score": game.scores[seat], "rank": game.ranks[seat]},
            "won": 1 / len(game.winners) if seat in game.winners else 0.0,
            **{"decisions": game.decisions[seat], "seconds": game.seconds[seat]},
            "faults": sum(game.faults[seat].values()),
        }
        for game in games
        for seat in range(plan.players)
    ]


def write(folder: Path, plan: Plan, games: list[Played], ladder: list[Standing], title: str) -> None:
    """`games.parquet`, and `ladder.png` and `ladder.svg`, beside what was kept of the games."""
    import polars  # noqa: PLC0415  a part of the laboratory

    polars.DataFrame(rows(plan, games)).write_parquet(folder / "games.parquet")
    draw(folder, ladder, 1 / plan.players, title)


def draw(folder: Path, ladder: list[Standing], chance: float, title: str) -> None:
    """How often each bot wins, with what it may be, and how often it would if all were alike."""
    from matplotlib.backends.backend_svg import FigureCanvasSVG  # noqa: PLC0415
    from matplotlib.figure import Figure  # noqa: PLC0415

    figure = Figure(figsize=(7, 1.2 + 0.45 * len(ladder)), layout="constrained")
    FigureCanvasSVG(figure)
    axes = figure.subplots()
    upward = ladder[::-1]  # the first one on top
    rates = [100 * one.win_rate for one in upward]
    least = [100 * (one.win_rate - one.low) for one in upward]
    most = [100 * (one.high - one.win_rate) for one in upward]
    axes.barh([one.name for one in upward], rates, xerr=[least, most], capsize=4, color="#b5762a", ecolor="#3b2417")
    axes.axvline(100 * chance, linestyle="--", linewidth=1, color="#3b2417")
    axes.set_xlim(0, 100)
    axes.set_xlabel("%")
    axes.set_title(title)
    for kind in FORMATS:
        # without the day, so that the same games give the same file
        figure.savefig(folder / f"ladder.{kind}", metadata={"Date": None} if kind == "svg" else None)
