"""The games a judgement learns from: against itself, its last version and Regular, and what they have shown.

A game depends on the order and its number alone, so any process can play it and the result is always the same.
"""

from __future__ import annotations

from math import inf
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from karczma.bots import Bot, sit
from karczma.bots.greedy import THUMBS
from karczma.bots.judge import HOPES, OUTPUTS, Judge, judge_from
from karczma.bots.levels import Budget, Searcher, regular
from karczma.bots.luck import Luck
from karczma.games import find, own_pack
from karczma.kernel.chance import Chance, seeded
from karczma.kernel.face import Face, Setting
from karczma.kernel.match import Match, start
from karczma.kernel.tally import Tally
from karczma.lab.simulate import drawn, game_seed

Array = NDArray[np.float32]
Weights = dict[str, Any]
Scale = tuple[float, float, float]  # of how games end: mean and spread of the points, and spread of the lead
Scores = dict[str, list[float]]  # by rival: the part the newest judgement had in the victory, for each game of two

KEPT = 120  # positions of a game at most: more cost memory, fewer cost judgement
# Quick enough to play thousands of games, and better than judging each option at once; a clock would make them differ
BUDGET = Budget(24, 0, inf)
BUDGETS = {"lockup": Budget(3, 5, inf), "stonespine": Budget(3, 4, inf)}
EXPLORE = 0.03  # of the choices are made by chance
CHUNK = 4  # games that a process plays at a time: so few that Ctrl-C is not kept waiting
# Of 20 games, how many are for this many players; what a game does not allow is for two
PLAYERS = [2] * 12 + [1] * 2 + [3] * 2 + [4] * 3 + [5]
# Where chance rules, who wins a larger table is hard to learn from few games
PLAYERS_IN = {"kajko": [2] * 8 + [3] * 3 + [4] * 6 + [5] * 3}
NEW, LAST, REGULAR = "new", "last", "regular"
RIVALS = (LAST, REGULAR)


class Order(msgspec.Struct, frozen=True):
    """What to train: the same order gives the same weights."""

    game: str
    seed: int
    games: int  # in a round
    rounds: int


class Table(NamedTuple):
    """One game of a round: who plays, and by which rules."""

    players: int
    settings: dict[str, Setting]
    seats: list[str]  # who sits there: NEW, LAST (the version before) or REGULAR


class Chunk(NamedTuple):
    """Some games, for one process."""

    order: Order
    first: int
    games: int
    weights: Weights | None  # none yet: the rule of thumb plays
    last: Weights | None
    scale: Scale


class Look(NamedTuple):
    """A position of a game, as each seat measured it, and what chance had given each seat before it."""

    measured: list[list[float]]
    given: list[list[float]]


class Positions(NamedTuple):
    """What some games have shown: their positions as numbers, and how each ended for the seat that looks."""

    inputs: Array
    ends: Array  # win, points, lead, less what chance gave after the position
    starts: list[int]  # where the positions of one seat in one game begin
    scores: Scores
    alone: tuple[int, ...] = ()  # the positions of whoever played with nobody to be ahead of


def table_of(face: Face[Any], seed: int, number: int) -> Table:
    """The game of this number: mostly for two and by the basic rules, but all there are come up."""
    dice = seeded(drawn(seed, number, "train"))
    mix = PLAYERS_IN.get(face.name, PLAYERS)
    players = mix[number % len(mix)]
    if not face.least <= players <= face.most:
        players = 2
    settings: dict[str, Setting] = {}
    for setting in face.table_settings:
        if setting.sort != "detail" and dice.below(3) == 0:
            settings[setting.name] = setting.values[dice.below(len(setting.values))]
    seats = [NEW] * players
    if players > 1 and dice.below(4) < 3:
        rival = REGULAR if dice.below(3) == 0 else LAST
        newest = dice.below(players)
        seats = [NEW if seat == newest else rival for seat in range(players)]
    return Table(players, settings, seats)


def play_chunk(chunk: Chunk) -> Positions:
    """These games, in any process."""
    face = find(chunk.order.game)
    judges = {NEW: _judge(chunk.weights, face, chunk.scale), LAST: _judge(chunk.last, face, chunk.scale)}
    seed = chunk.order.seed
    seen = Seen(judges[NEW])
    for number in range(chunk.first, chunk.first + chunk.games):
        table = table_of(face, seed, number)
        settings = face.settings(table.players, table.settings)
        match = start(face, own_pack(face.name), table.players, settings, game_seed(seed, number))
        looks, luck = _play(match, table, judges, seeded(drawn(seed, number, "bots")))
        seen.add(table, looks, luck, match.scores())
    return seen.positions()


def _judge(weights: Weights | None, face: Face[Any], scale: Scale) -> Judge:
    thumb = THUMBS[face.name]
    if weights is None:
        return Judge(face, thumb, None, scale[:2], scale[2])
    return judge_from(weights, face, thumb)


def _play(match: Match, table: Table, judges: dict[str, Judge], dice: Chance) -> tuple[list[Look], Luck]:
    """Play it to its end; some of the positions on the way, and what chance has given."""
    judge = judges[NEW]
    bots = [_bot(one, judges, dice) for one in table.seats]
    luck = Luck(judge, match.seats)
    kept: list[tuple[int, Any, list[list[float]]]] = []
    asked = 0
    while not match.over:
        seat = match.asked[0]
        options = match.options(seat)
        meant = option = options[0]
        if not judge.obvious(options):
            asked += 1
            place = dice.below(asked)
            if len(kept) < KEPT:
                kept.append(_noted(asked, match, luck))
            elif place < KEPT:  # each position is as likely to be kept as any other
                kept[place] = _noted(asked, match, luck)
            strays = dice.below(1000) < 1000 * EXPLORE
            option = options[dice.below(len(options))] if strays else -1
            if not strays or luck.expected(match.game, seat, option):  # to stray is chance too
                meant = bots[seat].choose(sit(match, seat, dice))
            option = option if strays else meant
        expected = luck.expected(match.game, seat, meant)
        match.choose(seat, option)
        luck.count(expected, match.game)
    kept.sort(key=lambda one: one[0])
    return [Look(judge.measures(game), given) for _, game, given in kept], luck


def _noted(asked: int, match: Match, luck: Luck) -> tuple[int, Any, list[list[float]]]:
    return asked, match.game.clone(), [given[:] for given in luck.given]


def _bot(who: str, judges: dict[str, Judge], dice: Chance) -> Bot:
    judge = judges[NEW if who == REGULAR else who]
    if who == REGULAR or judge.net is None:
        return regular(judge.face, dice, "")
    return Searcher(judge, dice, "", BUDGETS.get(judge.face.name, BUDGET))


class Seen:
    """Positions as they add up, game by game."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.inputs: list[list[float]] = []
        self.ends: list[list[float]] = []
        self.starts: list[int] = []
        self.scores: Scores = {rival: [] for rival in RIVALS}
        self.alone: list[int] = []

    def add(self, table: Table, looks: list[Look], luck: Luck, tally: Tally) -> None:
        """How the game ended, as if chance had given nobody anything after each position: the same on average, but far
        steadier. Before the first round nobody can say what a lead is worth in wins, so wins are as they came."""
        results = [self.judge.result(tally, seat) for seat in range(table.players)]
        for seat, end in enumerate(results if looks else []):
            self.starts.append(len(self.inputs))
            if table.players == 1 and tally.against is None:
                self.alone.extend(range(len(self.inputs), len(self.inputs) + len(looks)))
            for look in looks:
                win, points, lead = np.subtract(luck.given[seat], look.given[seat]).tolist()
                if self.judge.net is None:
                    win = 0.0
                self.inputs.append(look.measured[seat])
                self.ends.append([end.win - win, end.points - points, end.lead - lead])
        rival = next((one for one in table.seats if one != NEW), None)
        if rival is not None and table.players == 2:
            self.scores[rival].append(results[table.seats.index(NEW)].win)

    def positions(self) -> Positions:
        width = len(self.judge.face.features) + len(HOPES)
        inputs = np.array(self.inputs, np.float32).reshape(-1, width)
        ends = np.array(self.ends, np.float32).reshape(-1, OUTPUTS)
        return Positions(inputs, ends, self.starts, self.scores, tuple(self.alone))


def joined(parts: list[Positions]) -> Positions:
    starts: list[int] = []
    alone: list[int] = []
    size = 0
    for part in parts:
        starts.extend([start + size for start in part.starts])
        alone.extend([position + size for position in part.alone])
        size += len(part.inputs)
    inputs = np.concatenate([part.inputs for part in parts])
    ends = np.concatenate([part.ends for part in parts])
    scores = {rival: [win for part in parts for win in part.scores[rival]] for rival in RIVALS}
    return Positions(inputs, ends, starts, scores, tuple(alone))
