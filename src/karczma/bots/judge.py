"""A judgement learned from play: how a position is likely to end for a seat, from numbers that the seat may know.

The numbers are those the game measures (`Face.measure`) and what the rule of thumb hopes for each seat. A small
network, trained by `karczma train` on nothing but results, makes three numbers of them: the chance to win, the points
in the end, and the lead over the best rival. Its weights are data, with where they come from: those of each game lie
in `weights/` beside this file, and KARCZMA_WEIGHTS names a folder with others.
"""

from __future__ import annotations

import json
import os
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import exp, inf, isfinite, nan
from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec

from karczma.bots.greedy import THUMBS
from karczma.bots.greedy.best import Thumb
from karczma.kernel.chance import seeded
from karczma.kernel.errors import Refused
from karczma.kernel.face import Face
from karczma.kernel.game import Option
from karczma.kernel.step import play_out
from karczma.kernel.tally import TRUTH, Tally

FORMAT: Final = 1  # of the file with the weights
HOPES: Final = ("hope_mine", "hope_ahead", "hope_others", "hope_lead")
OUTPUTS: Final = 3
# How many looks the word of the rule of thumb is worth, found by playing: more where chance hides what a look shows
TRUST: Final = {"kajko": 10.0, "lockup": 4.0}
STEEP: Final = 1.7  # a lead of this many standard deviations is as good as won


class Verdict:
    """How a game ends, or is likely to end, for one seat."""

    __slots__ = ("lead", "points", "win")

    def __init__(self, win: float, points: float, lead: float) -> None:
        self.win = win
        self.points = points
        self.lead = lead  # over the best rival


class Net:
    """Numbers in, one hidden layer, three numbers out."""

    def __init__(self, inner: list[list[float]], outer: list[list[float]]) -> None:
        # For each hidden unit a weight for each input, for each output one for each hidden unit, and one more that is
        # always added. A vec is an array of machine numbers: a list is slower by a factor of ten.
        self.inner = [vec[float](row) for row in inner]
        self.outer = [vec[float](row) for row in outer]

    def outputs(self, inputs: list[float]) -> list[float]:
        given = vec[float](inputs)
        hidden = vec[float]()
        for row in self.inner:
            total = weighted(row, given)
            hidden = append(hidden, total if total > 0.0 else 0.0)
        return [weighted(row, hidden) for row in self.outer]


def weighted(row: vec[float], inputs: vec[float]) -> float:
    size = len(inputs)
    total: float = row[size]
    for i in range(size):
        total += row[i] * inputs[i]
    return total


class Judge:
    """The judgement of one game."""

    def __init__(
        self, face: Face[Any], thumb: Thumb, net: Net | None, points: tuple[float, float], lead: float
    ) -> None:
        self.face = face
        self.thumb = thumb
        self.net = net
        self.mean, self.spread = points  # of the points at the end of a game
        self.lead = lead  # the standard deviation of the lead
        self.trust = TRUST.get(face.name, 2.0)

    def measure(self, game: Any, seat: int) -> list[float]:
        """The position as numbers: those of the game, and what the rule of thumb hopes."""
        return self._measured(game, seat, self._hopes(game))

    def measures(self, game: Any) -> list[list[float]]:
        """The same for every seat; what the rule of thumb hopes is worked out once."""
        hopes = self._hopes(game)
        return [self._measured(game, seat, hopes) for seat in range(game.seated)]

    def _hopes(self, game: Any) -> list[float]:
        return [self.thumb.hope(game, i) for i in range(game.seated)]

    def _measured(self, game: Any, seat: int, hopes: list[float]) -> list[float]:
        found = self.face.measure(game, seat)
        mine = hopes[seat]
        ahead = mine
        others = mine
        if len(hopes) > 1:
            rivals = [hopes[i] for i in range(len(hopes)) if i != seat]
            ahead = max(rivals)
            others = sum(rivals) / len(rivals)
        mean = self.mean
        spread = self.spread
        found.append((mine - mean) / spread)
        found.append((ahead - mean) / spread)
        found.append((others - mean) / spread)
        found.append((mine - ahead) / self.lead)
        return found

    def verdict(self, game: Any, seat: int) -> Verdict:
        """How this is likely to end; if it has ended, how it did."""
        if not game.asking():
            return self.result(self.face.tally(game, TRUTH), seat)
        if self.net is None:
            return self.guess(game, seat)
        win, points, lead = self.net.outputs(self.measure(game, seat))
        return Verdict(logistic(win), self.mean + self.spread * points, self.lead * lead)

    def obvious(self, options: list[Option]) -> bool:
        return self.thumb.obvious(options)

    def guess(self, game: Any, seat: int) -> Verdict:
        """Without a network: what the rule of thumb hopes."""
        hopes = self._hopes(game)
        mine = hopes[seat]
        rivals = [hopes[i] for i in range(len(hopes)) if i != seat]
        lead = mine - (max(rivals) if rivals else self.mean)
        return Verdict(logistic(STEEP * lead / self.lead), mine, lead)

    def result(self, tally: Tally, seat: int) -> Verdict:
        winners = tally.winners
        points = float(tally.seats[seat].total)
        rivals = [tally.seats[i].total for i in range(len(tally.seats)) if i != seat]
        best: float = self.mean
        if rivals:
            best = float(max(rivals))
        elif tally.against is not None:
            best = float(tally.against.total)
        win = 1.0 / len(winners) if seat in winners else 0.0
        return Verdict(win, points, points - best)

    def slope(self) -> float:
        """What a point is worth in utility when a game is even."""
        return 0.25 * STEEP / self.lead

    def utility(self, verdict: Verdict) -> float:
        """What a seat plays for, from 0 to 1: to win, and while that is open, to be ahead."""
        return 0.5 * verdict.win + 0.5 * logistic(STEEP * verdict.lead / self.lead)


def logistic(x: float) -> float:
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


class Playouts(Judge):
    """For a game that nobody has taught: how it ends when all choose at random."""

    def __init__(self, face: Face[Any]) -> None:
        super().__init__(face, Thumb(), None, (0.0, 1.0), 20.0)
        self.chance = seeded(0)

    def verdict(self, game: Any, seat: int) -> Verdict:
        world = game.clone()
        play_out(world, self.face.steps(), self.chance)
        return self.result(self.face.tally(world, TRUTH), seat)


# Reading the weights

FOLDER: Final = "KARCZMA_WEIGHTS"  # the environment says where weights of one's own are
OPENED: Final[dict[tuple[str, str], Judge]] = {}  # by game and folder: a file is read once in each process


def open_judge(face: Face[Any]) -> Judge:
    """The judgement of this game: ours, or one trained at home. A file that is missing or damaged is refused."""
    folder = os.environ.get(FOLDER, "")
    found = OPENED.get((face.name, folder))
    if found is None:
        if face.name not in THUMBS:
            raise Refused("nothing-to-train", game=face.name)
        file = _weights_of(face.name, folder)
        found = judge_from(_read(file, face.name), face, THUMBS[face.name], str(file))
        OPENED[(face.name, folder)] = found
    return found


def _weights_of(game: str, folder: str) -> Traversable:
    """`GAME.json`; in a folder of one's own also what `karczma train --out FOLDER/GAME` leaves there."""
    if not folder:
        return files("karczma.bots") / "weights" / f"{game}.json"
    own = Path(folder) / f"{game}.json"
    trained = Path(folder) / game / "weights.json"
    return trained if trained.is_file() and not own.exists() else own


def _read(file: Traversable, game: str) -> object:
    try:
        text = file.read_bytes()
    except OSError:
        raise Refused("weights-missing", str(file), game=game) from None
    try:
        found: object = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused("weights-damaged", str(file), game=game) from None
    return found


def judge_from(data: object, face: Face[Any], thumb: Thumb, place: str = "") -> Judge:
    """The judgement in a file; one of another game, of other features or rules, or a damaged one is refused."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Refused("weights-damaged", place, game=face.name)
    if data.get("game") != face.name or data.get("rules") != face.rules_version:
        raise Refused("weights-other", place, game=face.name)
    if data.get("features") != [*face.features, *HOPES]:
        raise Refused("weights-other", place, game=face.name)
    inner = _rows(data.get("inner"), len(face.features) + len(HOPES) + 1)
    outer = _rows(data.get("outer"), len(inner) + 1)
    scale = _rows([data.get("scale")], 3)
    if not inner or len(outer) != OUTPUTS or not scale or min(scale[0][1:]) <= 0.0:
        raise Refused("weights-damaged", place, game=face.name)
    mean, spread, lead = scale[0]
    return Judge(face, thumb, Net(inner, outer), (mean, spread), lead)


def _rows(given: object, size: int) -> list[list[float]]:
    """Rows of this many numbers; none if anything else was given."""
    found: list[list[float]] = []
    for row in given if isinstance(given, list) else []:
        if not isinstance(row, list) or len(row) != size:
            return []
        numbers = [_number(one) for one in row]
        for number in numbers:
            if not isfinite(number):
                return []
        found.append(numbers)
    return found


def _number(given: object) -> float:
    """What JSON has for a number; anything else is none."""
    if isinstance(given, bool) or not isinstance(given, float | int):
        return nan
    try:
        return float(given)
    except OverflowError:
        return inf
