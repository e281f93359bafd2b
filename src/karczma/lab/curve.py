"""A learning curve as a picture: how often the judgement won in each round, with what that may be, and its loss."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from karczma.lab.ladder import BAR, INK, paper, save
from karczma.lab.selfplay import LAST, REGULAR
from karczma.lab.tournament import interval
from karczma.lab.train import Round

COLOURS = {REGULAR: BAR, LAST: "#4d6b57"}


class Labels(NamedTuple):
    """What stands on the picture, in somebody's language."""

    title: str
    games: str
    wins: str
    loss: str
    rivals: dict[str, str]


def draw(folder: Path, curve: list[Round], labels: Labels) -> None:
    """`curve.png` and `curve.svg`."""
    figure = paper(7, 5.5)
    wins, loss = figure.subplots(2, 1, sharex=True, height_ratios=[2, 1])
    for rival, name in labels.rivals.items():
        _draw_wins(wins, [one for one in curve if one.against[rival].games], rival, name)
    wins.axhline(50, linestyle="--", linewidth=1, color=INK)
    wins.set_ylim(0, 100)
    wins.set_ylabel(labels.wins)
    wins.set_title(labels.title)
    wins.legend(loc="lower right")
    loss.plot([one.games for one in curve], [one.loss for one in curve], marker="o", markersize=3, color=INK)
    loss.set_ylim(bottom=0)
    loss.set_ylabel(labels.loss)
    loss.set_xlabel(labels.games)
    save(figure, folder, "curve")


def _draw_wins(axes: Any, curve: list[Round], rival: str, name: str) -> None:
    games = [one.games for one in curve]
    scores = [one.against[rival] for one in curve]
    bounds = [interval(score.wins, score.games) for score in scores]
    colour = COLOURS[rival]
    axes.fill_between(
        games, [100 * low for low, _ in bounds], [100 * high for _, high in bounds], color=colour, alpha=0.2
    )
    shares = [100 * score.wins / score.games for score in scores]
    axes.plot(games, shares, marker="o", markersize=3, color=colour, label=name)
