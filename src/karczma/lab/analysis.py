"""A finished game, choice by choice: what each has cost, who played how well, and what luck gave.

Every question is weighed from an imagined world that its seat could not tell from the true one, as it stood when the
choice was made.
"""

from __future__ import annotations

import hashlib
import json
from math import exp, inf
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

import karczma
from karczma.bots.chair import Chair
from karczma.bots.coach import Coach, Loss, Opinion, Prospect, nothing_to_weigh
from karczma.bots.judge import Judge, open_judge
from karczma.bots.levels import MASTERS, OTHER_MASTERS, Budget
from karczma.games import find
from karczma.kernel.chance import imagining, seeded
from karczma.kernel.errors import Fact, Refused
from karczma.kernel.face import Setting
from karczma.kernel.game import Option
from karczma.kernel.match import Match, imagined
from karczma.kernel.tally import TRUTH

VERSION: Final = 2  # of how games are weighed: raised when that changes, so that what is kept is worked out anew
EDITION: Final = f"{VERSION}-{karczma.__version__}"  # what the mark of an analysis begins with


class Effort(NamedTuple):
    """How thoroughly each question is weighed."""

    budgets: dict[str, Budget]
    worlds: int  # that the choices are compared in
    sketched: int  # games played on to the end by the rule of thumb: is one choice better indeed, and why


QUICK_BUDGETS: Final = {
    "kajko": Budget(24, 1, inf),
    "lockup": Budget(8, 10, inf),
    "roll_player": Budget(24, 14, inf),
    "stonespine": Budget(24, 8, inf),
}
EFFORTS: Final = {
    "quick": Effort(QUICK_BUDGETS, 12, 12),
    "deep": Effort({game: budget._replace(seconds=inf) for game, budget in MASTERS.items()}, 64, 24),
}
# A hint has to come while somebody waits for it
HINT: Final = Effort({game: budget._replace(seconds=0.8) for game, budget in MASTERS.items()}, 24, 24)

# Grades, by how much of the worth a choice has lost. Backgammon's are the same: an error from 2 points in a hundred of
# the chance to win, a bad one from 4, a blunder from 8.
GRADES: Final = (("blunder", 0.08), ("mistake", 0.04), ("inaccuracy", 0.02))
NO_LOSS: Final = 0.002
ALL_GRADES: Final = ("best", "good", "inaccuracy", "mistake", "blunder")
WRONG: Final = ("inaccuracy", "mistake", "blunder")
COSTLIEST: Final = 3
Sketches = dict[Option, Prospect]  # where choices lead


class Usual(NamedTuple):
    """What a choice of Regular costs on average in games for two, as `bench/regulars.py` measures it, and what such
    losses come to: they overlap, so a game is not decided by their sum. Master's games against Regular say how far."""

    worth: float
    points: float
    odds: float  # by how much, as a logarithm, the odds of winning fall with each whole worth lost
    shown: float  # the part of the points lost that is missing in the end


REGULARS: Final = {
    "kajko": Usual(0.0034, 0.22, 4.0, 0.4),
    "lockup": Usual(0.0060, 0.27, 2.4, 1.0),
    "roll_player": Usual(0.0107, 0.077, 2.1, 0.6),
    "stonespine": Usual(0.0106, 0.23, 3.1, 0.5),
}
OTHER_REGULARS: Final = Usual(0.01, 0.2, 2.0, 0.5)


class Piece(msgspec.Struct, frozen=True):
    """One question of a game, for any process: all the coach gets to know."""

    game: str
    pack: str  # the folder, empty for the cards of the box
    seats: int
    settings: dict[str, Setting]
    world: str  # an imagined one
    seat: int
    position: int
    chosen: list[str]  # by whoever sat there; none yet, if it is for a hint
    effort: str
    seed: int


class Gained(msgspec.Struct, frozen=True):
    """Something the score counts, which a choice brings at once, or costs if the points are negative."""

    part: str
    why: str
    facts: dict[str, Fact]
    points: int


class Odds(msgspec.Struct, frozen=True):
    """Something that may come (`odds-<what>` of the words), and how many of how many cards bring it."""

    what: str
    count: int
    of: int


class Weighed(msgspec.Struct, frozen=True):
    """One choice: its chance to win and its points, each with a standard error, and why, where that was asked."""

    option: dict[str, Any]  # as the question offers it: `do`, `touch` and what it costs or brings
    worth: float  # half the chance to win, half the lead: what bots play for
    win: float
    win_error: float
    points: float
    points_error: float
    gains: list[Gained] = []
    beside: dict[str, float] = {}  # the best choice, or the best one the next: parts in which the game ends differently
    odds: list[Odds] = []  # of what chance may bring, where whoever chooses knows them


class Lost(msgspec.Struct, frozen=True):
    """What a choice has cost beside the best one."""

    worth: float
    win: float
    points: float
    worth_error: float
    win_error: float
    points_error: float


class Finding(msgspec.Struct, frozen=True):
    """What the coach makes of one question: its choices, the best first, and what the one made has cost."""

    position: int
    seat: int
    ask: str
    choices: list[Weighed]
    exact: bool  # by known odds
    chosen: int = -1  # which of the choices was made
    lost: Lost | None = None
    grade: str = ""


class Moment(msgspec.Struct, frozen=True):
    """How a position looks to each seat: its chance to win, and the points it can expect in the end."""

    position: int
    win: list[float]
    points: list[float]


class Player(msgspec.Struct, frozen=True):
    """What one seat has made of the game."""

    seat: int
    quality: float  # of 100
    weighed: int  # questions where there was something to weigh
    grades: dict[str, int]
    lost_win: float  # by a choice on average
    lost_points: float
    luck_win: float
    luck_points: float
    costliest: list[int]  # positions


class Analysis(msgspec.Struct, frozen=True):
    """A whole game."""

    version: int
    game: str
    effort: str
    length: int
    curve: list[Moment]
    findings: list[Finding]
    players: list[Player]
    turning: int  # the position from which the winner stayed ahead; -1: there is none


class Questions(NamedTuple):
    """A game taken apart."""

    pieces: list[Piece]
    curve: list[Moment]


def questions_of(match: Match, pack: str, effort: str) -> Questions:
    """Every choice of a finished game that stands and where there was something to weigh, and the way the game went."""
    if not match.over:
        raise Refused("analysis-unfinished")
    judge = _judge_of(match, effort)
    seed = int(match.link()[:15], 16)
    pieces: list[Piece] = []
    curve: list[Moment] = []
    then = match.at(0)
    for number in match.standing(len(match.log)):
        seat, option = match.log[number]
        if option >= 0 and not nothing_to_weigh(judge, then.game, seat, then.options(seat)):
            curve.append(moment(judge, then.game, number))
            pieces.append(_piece(then, pack, seat, number, then.words(option), effort, seed + number))
        then.stand(match, number)
    curve.append(moment(judge, then.game, len(match.log)))
    return Questions(pieces, curve)


def hint_piece(match: Match, pack: str, seat: int, seed: int) -> Piece:
    """The question a seat is asked now."""
    _judge_of(match, "hint")
    if seat not in match.asked:
        raise Refused("not-asked", seat=seat + 1)
    return _piece(match, pack, seat, len(match.log), [], "hint", seed)


def _judge_of(match: Match, effort: str) -> Judge:
    if effort != "hint" and effort not in EFFORTS:
        raise Refused("no-such-effort", name=str(effort)[:20], names=", ".join(EFFORTS))
    return open_judge(match.face)


def _chair(dealt: Match, seat: int, seed: int) -> Chair:
    return Chair(seat, dealt, imagining(seed))


def _piece(match: Match, pack: str, seat: int, position: int, chosen: list[str], effort: str, seed: int) -> Piece:
    face = match.face
    world = json.dumps(face.write(match.redeal(seat, seed).game))
    return Piece(face.name, pack, match.seats, match.settings, world, seat, position, chosen, effort, seed)


def moment(judge: Judge, game: Any, position: int) -> Moment:
    """How a position looks to each seat, from what it may know; together their chances are one."""
    verdicts = [judge.verdict(game, seat) for seat in range(game.seated)]
    wins = [verdict.win for verdict in verdicts]
    whole = sum(wins) if len(wins) > 1 else 1.0
    return Moment(
        position, [_short(win / whole if whole else 0.0) for win in wins], [_short(v.points) for v in verdicts]
    )


def weigh(piece: Piece) -> Finding:
    """What the coach makes of one question, in any process."""
    face = find(piece.game)
    cards = karczma.open_pack(piece.game, Path(piece.pack) if piece.pack else None)
    dealt = imagined(face, cards, piece.seats, piece.settings, json.loads(piece.world))
    chair = _chair(dealt, piece.seat, piece.seed)
    effort = HINT if piece.effort == "hint" else EFFORTS[piece.effort]
    judge = open_judge(face)
    coach = Coach(judge, seeded(piece.seed), effort.budgets.get(piece.game, OTHER_MASTERS), effort.worlds)
    chosen = [dealt.option(piece.chosen)] if piece.chosen else []
    opinion = coach.opinion(chair, chosen)
    ask = str((dealt.question(piece.seat) or {"ask": ""})["ask"])
    if not chosen:
        told = [choice.option for choice in opinion.choices]
        choices = _weighed(chair, opinion, _sketched(coach, chair, told, effort))
        return Finding(piece.position, piece.seat, ask, choices, opinion.exact)
    loss = opinion.loss(chosen[0])
    grade = graded(loss)
    sketched: Sketches = {}
    if grade in WRONG:
        sketched = _sketched(coach, chair, [opinion.best.option, chosen[0]], effort)
        grade = upheld(grade, opinion.exact, sketched[opinion.best.option], sketched[chosen[0]])
    choices = _weighed(chair, opinion, sketched if grade in WRONG else {})
    place = [choice.option for choice in opinion.choices].index(chosen[0])
    return Finding(piece.position, piece.seat, ask, choices, opinion.exact, place, _lost(loss), grade)


def _sketched(coach: Coach, chair: Chair, told: list[Option], effort: Effort) -> Sketches:
    """Where these choices lead when the game is played on to its end."""
    return dict(zip(told, coach.prospects(chair, told, effort.sketched), strict=True))


def _weighed(chair: Chair, opinion: Opinion, sketched: Sketches) -> list[Weighed]:
    """The choices for people; for some of them also where they lead."""
    offered: Any = (chair.question() or {"options": []})["options"]
    world = chair.world()
    found: list[Weighed] = []
    for choice in opinion.choices:
        prospect = sketched.get(choice.option, Prospect([], [], []))
        other = next((sketched[option] for option in sketched if option != choice.option), prospect)
        beside = prospect.beside(other) if prospect.ends else {}
        words = chair.words(choice.option)
        found.append(
            Weighed(
                next(option for option in offered if option["do"] == words),
                _short(choice.worth),
                _short(choice.win),
                _short(choice.win_error),
                _short(choice.points),
                _short(choice.points_error),
                [Gained(gain.part, gain.reason.key, dict(gain.reason.facts), gain.points) for gain in prospect.gains],
                {part: _short(points) for part, points in beside.items()},
                [Odds(*odds) for odds in chair.face.odds(world, choice.option)],
            )
        )
    return found


def _lost(loss: Loss) -> Lost:
    return Lost(*[_short(one) for one in loss])


def graded(loss: Loss) -> str:
    """How good a choice was. What may as well be chance is not held against anybody."""
    if loss.worth <= NO_LOSS:
        return "best"
    if not loss.sure:
        return "good"
    for grade, least in GRADES:
        if loss.worth >= least:
            return grade
    return "good"


def upheld(grade: str, exact: bool, better: Prospect, made: Prospect) -> str:
    """The grade of a choice that looks wrong, once both were played on to the end: the judgement errs too, and needs a
    second witness. Known odds need none."""
    return grade if exact or better.better_than(made) else "good"


def graded_wrong(finding: Finding) -> bool:
    return finding.grade in WRONG


def put_together(match: Match, effort: str, curve: list[Moment], findings: list[Finding]) -> Analysis:
    """The analysis of a whole game from what was found about its questions."""
    players = [_player(match, seat, curve, findings) for seat in range(match.seats)]
    turning = _turning(match, curve)
    return Analysis(VERSION, match.face.name, effort, len(match.log), curve, findings, players, turning)


def _player(match: Match, seat: int, curve: list[Moment], findings: list[Finding]) -> Player:
    own = [(finding, finding.lost) for finding in findings if finding.seat == seat and finding.lost is not None]
    grades = {grade: sum(1 for finding, _ in own if finding.grade == grade) for grade in ALL_GRADES}
    wrong = sorted([(-lost.worth, finding.position) for finding, lost in own if finding.grade in WRONG])
    return Player(
        seat,
        round(quality(match.face.name, [lost.worth for _, lost in own]), 1),
        len(own),
        grades,
        _short(sum([lost.win for _, lost in own]) / max(1, len(own))),
        _short(sum([lost.points for _, lost in own]) / max(1, len(own))),
        _short(curve[-1].win[seat] - deserved(match, seat, curve[0], findings)),
        _short(curve[-1].points[seat] - _expected_points(match, seat, curve[0], findings)),
        [position for _, position in wrong[:COSTLIEST]],
    )


def deserved(match: Match, seat: int, start: Moment, findings: list[Finding]) -> float:
    """The share of such games that a seat wins with the choices that all have made, whatever dice and cards do."""
    usual = REGULARS.get(match.face.name, OTHER_REGULARS)
    lost = [_lost_by(one, findings, "worth") for one in range(match.seats)]
    if match.seats == 1:  # against the box: what everybody loses now and then is in the odds at the start
        chance = min(max(start.win[0], 0.001), 0.999)
        extra = lost[0] - usual.worth * sum(finding.seat == 0 for finding in findings)
        return 1 / (1 + (1 - chance) / chance * exp(usual.odds * extra)) if start.win[0] else 0.0
    shares = [exp(-usual.odds * one) for one in lost]
    return shares[seat] / sum(shares)


def _expected_points(match: Match, seat: int, start: Moment, findings: list[Finding]) -> float:
    """With these choices, whatever dice and cards do: what everybody loses now and then is in the start already."""
    usual = REGULARS.get(match.face.name, OTHER_REGULARS)
    weighed = sum(finding.seat == seat for finding in findings)
    return start.points[seat] - usual.shown * (_lost_by(seat, findings, "points") - usual.points * weighed)


def _lost_by(seat: int, findings: list[Finding], what: str) -> float:
    return sum([float(getattr(one.lost, what)) for one in findings if one.seat == seat and one.lost is not None])


def quality(game: str, lost: list[float]) -> float:
    """One figure for how well somebody plays: 100 is as well as the coach, 50 is Regular, twice its losses 25.

    >>> quality("kajko", [0.0, 2 * REGULARS["kajko"].worth])
    50.0
    """
    if not lost:
        return 100.0
    mean = max(0.0, sum(lost) / len(lost))
    return float(100.0 * 0.5 ** (mean / REGULARS.get(game, OTHER_REGULARS).worth))


def _turning(match: Match, curve: list[Moment]) -> int:
    """Where whoever won came to lead and stayed ahead."""
    winners = match.scores(TRUTH).winners
    if match.seats == 1 or len(winners) != 1:
        return -1
    turning = -1
    for moment in curve:
        ahead = moment.win[winners[0]] >= max(moment.win)
        turning = (moment.position if turning < 0 else turning) if ahead else -1
    return turning


def mark_of(match: Match, effort: str) -> str:
    """What an analysis is kept under: the game as it was played, and all that decides what is found in it."""
    told = f"{match.face.name} {effort} {match.link()}"
    return f"{EDITION}-{hashlib.sha256(told.encode()).hexdigest()[:32]}"


def _short(number: float) -> float:
    return round(float(number), 5)
