"""Plots for a page: SVG whose colours are those of the page, by day and by night, and whose letters are its letters.

Nothing is told by colour alone, and each plot is small enough to be read on a phone.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from karczma.lab.findings import Bars, PartPoints, Rate, Spread
from karczma.lab.ladder import paper

if TYPE_CHECKING:
    from matplotlib.figure import Figure  # a part of the laboratory

# Colours that stand for those of the page
INK, GRID, FILL, MARK = "#010101", "#020202", "#030303", "#040404"
COLOURS: Final = {INK: "currentColor", GRID: "var(--grid)", FILL: "var(--fill)", MARK: "var(--mark)"}
WIDTH: Final = 5.0  # inches; at the width of a phone, letters of 10 points are still as large
STYLE: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "font.size": 10,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "text.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "text.parse_math": False,
}
Number = Callable[[float], str]  # a number as the reader's language writes it


class Effect(NamedTuple):
    """A difference with what it may be, and whether it holds."""

    name: str
    difference: float
    low: float
    high: float
    holds: bool


class Pen:
    """Draws plots of one page; each gets ids of its own, so that none borrows a shape of another."""

    def __init__(self, page: str, number: Number) -> None:
        self.page = page
        self.number = number
        self.count = 0

    def bars(self, bars: Bars, label: str) -> str:
        """How often each number."""
        with _style():
            figure, axes = self._sheet(2.4)
            places = [bars.start + i * bars.step for i in range(len(bars.counts))]
            axes.bar(places, bars.counts, width=0.9 * bars.step, align="edge", color=FILL)
            axes.set_xlabel(label)
            axes.margins(x=0.01)
            axes.grid(axis="y", color=GRID, linewidth=0.6)
            axes.set_axisbelow(True)
            return self._svg(figure)

    def strips(self, rows: list[tuple[str, Spread]], label: str) -> str:
        """For each a line from the fifth to the ninety-fifth hundredth, a box for the middle half, and the median."""
        with _style():
            figure, axes = self._sheet(0.8 + 0.34 * len(rows))
            for y, (_, one) in enumerate(reversed(rows)):
                axes.plot([one.twentieth, one.nineteen], [y, y], color=INK, linewidth=1)
                box = one.three_quarters - one.quarter
                axes.barh(y, box, left=one.quarter, height=0.5, color=FILL, edgecolor=INK, linewidth=0.8)
                axes.plot([one.median], [y], marker="|", markersize=13, markeredgewidth=2.5, color=INK)
            self._names(axes, [name for name, _ in rows], label)
            return self._svg(figure)

    def rates(self, rows: list[tuple[str, Rate]], chance: float, label: str) -> str:
        """Shares of wins with their intervals; the broken line is what all would have if all were alike."""
        with _style():
            figure, axes = self._sheet(0.8 + 0.34 * len(rows))
            for y, (_, rate) in enumerate(reversed(rows)):
                low, high = rate.bounds
                axes.plot([100 * low, 100 * high], [y, y], color=INK, linewidth=1.5, marker="|", markersize=8)
                axes.plot([100 * rate.share], [y], marker="o", markersize=6, color=MARK)
            if chance:
                axes.axvline(100 * chance, color=INK, linestyle="--", linewidth=0.8)
            self._names(axes, [name for name, _ in rows], label)
            return self._svg(figure)

    def parts(self, rows: list[tuple[str, PartPoints]], label: str) -> str:
        """Points of winners (full) and of the others (empty)."""
        with _style():
            figure, axes = self._sheet(0.8 + 0.34 * len(rows))
            for y, (_, one) in enumerate(reversed(rows)):
                axes.plot([one.others, one.winners], [y, y], color=GRID, linewidth=2, zorder=1)
                axes.plot([one.others], [y], marker="s", markersize=6, markerfacecolor="none", color=INK)
                axes.plot([one.winners], [y], marker="o", markersize=6, color=MARK)
            axes.axvline(0, color=INK, linewidth=0.6)
            self._names(axes, [name for name, _ in rows], label)
            return self._svg(figure)

    def effects(self, rows: list[Effect], label: str) -> str:
        """Differences with their intervals: full marks hold, empty ones may be an accident."""
        with _style():
            figure, axes = self._sheet(0.8 + 0.34 * len(rows))
            for y, one in enumerate(reversed(rows)):
                axes.plot([one.low, one.high], [y, y], color=INK, linewidth=1.2, marker="|", markersize=7)
                inside = MARK if one.holds else "none"
                axes.plot([one.difference], [y], marker="o", markersize=6, markerfacecolor=inside, color=INK)
            axes.axvline(0, color=INK, linestyle="--", linewidth=0.8)
            self._names(axes, [one.name for one in rows], label)
            return self._svg(figure)

    def shares(self, rows: list[tuple[str, float, float]], label: str) -> str:
        """Shares of a whole, in hundredths, with what they may be off by."""
        with _style():
            figure, axes = self._sheet(0.8 + 0.4 * len(rows))
            for y, (_, share, error) in enumerate(reversed(rows)):
                axes.barh(y, share, height=0.6, color=FILL, edgecolor=INK, linewidth=0.8)
                axes.errorbar(share, y, xerr=[[min(error, share)], [error]], color=INK, capsize=4, linewidth=1)
            axes.set_xlim(0, 100)
            self._names(axes, [name for name, _, _ in rows], label)
            return self._svg(figure)

    def _sheet(self, height: float) -> tuple[Figure, Any]:
        from matplotlib.ticker import FuncFormatter  # noqa: PLC0415  a part of the laboratory

        figure = paper(WIDTH, height)
        figure.patch.set_alpha(0)
        axes = figure.subplots()
        axes.patch.set_alpha(0)
        for axis in (axes.xaxis, axes.yaxis):
            axis.set_major_formatter(FuncFormatter(lambda value, _: self.number(value)))
        return figure, axes

    def _names(self, axes: Any, names: list[str], label: str) -> None:
        """What the rows are called, the first on top."""
        axes.set_yticks(range(len(names)), [_short(name) for name in reversed(names)])
        axes.set_ylim(-0.7, len(names) - 0.3)
        axes.tick_params(axis="y", length=0)
        axes.spines["left"].set_visible(False)
        axes.grid(axis="x", color=GRID, linewidth=0.6)
        axes.set_axisbelow(True)
        axes.set_xlabel(label)

    def _svg(self, figure: Figure) -> str:
        """The drawing alone, without what a page does not need."""
        import matplotlib as mpl  # noqa: PLC0415

        self.count += 1
        file = io.StringIO()
        with mpl.rc_context({"svg.hashsalt": f"{self.page}{self.count}"}):
            figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
        return _lean(file.getvalue())


def _style() -> Any:
    import matplotlib as mpl  # noqa: PLC0415

    return mpl.rc_context(STYLE)


def _short(name: str) -> str:
    """A name that leaves room for the plot; the table has all of it."""
    return name if len(name) <= 24 else f"{name[:23]}…"


def _lean(drawn: str) -> str:
    svg = drawn[drawn.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>|<style.*?</style>|<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = re.sub(r'\s+xmlns(:\w+)?="[^"]*"|\s+version="[^"]*"', "", svg).replace("xlink:href", "href")
    used = set(re.findall(r"#([\w-]+)[\")]", svg))
    svg = re.sub(r'\s+id="([^"]+)"', lambda found: found[0] if found[1] in used else "", svg)
    svg = re.sub(r'(<svg[^>]*?) (?:width|height)="[^"]*"', r"\1", svg)
    svg = re.sub(r'(<svg[^>]*?) (?:width|height)="[^"]*"', r"\1", svg)
    svg = re.sub(r"(\d\.\d\d)\d+", r"\1", svg)
    for stands, colour in COLOURS.items():
        svg = svg.replace(stands, colour)
    svg = re.sub(r"; font-family: [^;]*|(?<=style=\")font: [^;]*; ", "", svg)
    return re.sub(r">\s+<", "><", re.sub(r"\s*\n", " ", svg)).strip()
