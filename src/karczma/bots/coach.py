"""What a coach makes of a question: what its choices are worth, from what the seat may know, and how sure that is.

A search finds the choices worth talking about. These, and whatever somebody has chosen, are then tried in worlds that
the search has not seen, the same for all of them: so no choice looks good only because it was the luckiest of many.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, NamedTuple

from karczma.bots.chair import Chair
from karczma.bots.greedy.best import question_of
from karczma.bots.judge import Judge, Verdict
from karczma.bots.levels import Budget, asked
from karczma.bots.search import Search
from karczma.kernel.chance import Chance
from karczma.kernel.game import Option
from karczma.kernel.step import advance
from karczma.kernel.tally import TRUTH, Part, Reason

NAMED: Final = 3  # choices that a coach talks about
ENOUGH: Final = 4  # worlds at least: with fewer, nobody could say how sure it is
TWICE: Final = 2  # times the worlds are doubled where it is unsure whether a choice was worse
UNSURE: Final = 2.0  # standard errors that a loss must have to be told from none
MATTERS: Final = 0.01  # of the worth, from 0 to 1: a smaller loss is not worth more worlds
WORTH_TELLING: Final = 0.3  # points of the score: people do not care for less
RIVAL: Final = "rival"  # beside the parts of one's own score: the points of the best rival
ALIKE: Final = 3  # worlds in which a choice must change the same thing at once


class Loss(NamedTuple):
    """What a choice costs beside the best one, and the standard errors of these numbers."""

    worth: float
    win: float
    points: float
    worth_error: float
    win_error: float
    points_error: float

    @property
    def sure(self) -> bool:
        return self.worth >= UNSURE * self.worth_error


class Choice:
    """An option, and where it led in each of the worlds; where odds are exact, the mean over all that may come."""

    def __init__(self, option: Option, ends: list[Verdict], judge: Judge) -> None:
        self.option = option
        self.ends = ends
        self.worths = [judge.utility(end) for end in ends]
        self.worth = mean_of(self.worths)
        self.win = mean_of([end.win for end in ends])
        self.points = mean_of([end.points for end in ends])
        self.lead = mean_of([end.lead for end in ends])
        self.win_error = error_of([end.win for end in ends])
        self.points_error = error_of([end.points for end in ends])

    def behind(self, best: Choice) -> Loss:
        """World by world: that is surer than the difference of two means."""
        worths = [best.worths[i] - self.worths[i] for i in range(len(self.ends))]
        wins = [best.ends[i].win - self.ends[i].win for i in range(len(self.ends))]
        points = [best.ends[i].points - self.ends[i].points for i in range(len(self.ends))]
        return Loss(mean_of(worths), mean_of(wins), mean_of(points), error_of(worths), error_of(wins), error_of(points))


class Opinion:
    """What a coach makes of one question: some of its choices, the best first.

    The best is what the search has found, unless these worlds show another to be surely better: whoever takes the
    luckiest of several finds a loss in every choice.
    """

    def __init__(self, found: Option, choices: list[Choice], exact: bool) -> None:
        self.exact = exact  # whether all that may come was weighed by its odds, and no world was drawn by lot
        self.choices = sorted(choices, key=lambda choice: -choice.worth)
        reference = self.of(found)
        if not exact and not reference.behind(self.choices[0]).sure:
            self.choices = [reference, *[choice for choice in self.choices if choice is not reference]]

    @property
    def best(self) -> Choice:
        return self.choices[0]

    def of(self, option: Option) -> Choice:
        for choice in self.choices:
            if choice.option == option:
                return choice
        raise AssertionError("the coach was not asked about this one")

    def loss(self, option: Option) -> Loss:
        return self.of(option).behind(self.best)


class Gain(NamedTuple):
    """Something that counts for the score, and that a choice brings at once; or costs, if its points are negative."""

    part: str
    reason: Reason
    points: int


class Prospect(NamedTuple):
    """Where a choice leads: what it changes at once, and how the game ends in each of some worlds."""

    gains: list[Gain]
    ends: list[dict[str, int]]  # the points by part of the score, and those of the best rival

    def beside(self, other: Prospect) -> dict[str, float]:
        """The parts in which the two end differently, by how much; what may as well be chance is left out."""
        found: dict[str, float] = {}
        names: list[str] = []
        for end in self.ends + other.ends:
            names.extend([name for name in end if name not in names])
        for name in names:
            apart = [float(self.ends[i].get(name, 0) - other.ends[i].get(name, 0)) for i in range(len(self.ends))]
            mean = mean_of(apart)
            if abs(mean) >= WORTH_TELLING and abs(mean) >= UNSURE * error_of(apart):
                found[name] = mean
        return found


def mean_of(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def error_of(numbers: list[float]) -> float:
    """The standard error of their mean; none if there is a single one, which is exact.

    >>> error_of([1.0, 3.0])
    1.0
    """
    count = len(numbers)
    if count < 2:
        return 0.0
    mean = mean_of(numbers)
    return sqrt(sum([(one - mean) * (one - mean) for one in numbers]) / (count - 1) / count)


class Coach:
    """Weighs questions of one game, within a budget for each."""

    def __init__(self, judge: Judge, chance: Chance, budget: Budget, worlds: int) -> None:
        self.judge = judge
        self.chance = chance
        self.budget = budget
        self.worlds = max(ENOUGH, worlds)

    def nothing_to_weigh(self, chair: Chair) -> bool:
        """Whether the seat has one sensible answer at most, as everybody can see."""
        options = asked(chair)
        if self.judge.obvious(options):
            return True
        search = Search(chair, self.judge, self.chance)
        return search.simple(question_of(search.world(0), chair.seat)[0], options) >= 0

    def opinion(self, chair: Chair, chosen: list[Option]) -> Opinion:
        """The best choices, and those that somebody has made."""
        options = asked(chair)
        search = Search(chair, self.judge, self.chance, None, self.budget.far)
        ranked = search.rank(options, self.budget.looks, self.budget.seconds)
        named = [ranked[i].option for i in range(min(NAMED, len(ranked)))]
        named.extend([option for option in chosen if option not in named])
        return self.compared(chair, named, chosen)

    def compared(self, chair: Chair, options: list[Option], chosen: list[Option]) -> Opinion:
        """These choices, the first of them found best, in worlds of their own; in more of them if it stays unclear what
        was lost by those chosen."""
        search = Search(chair, self.judge, self.chance, None, self.budget.far)
        worlds = self.worlds
        for again in range(TWICE + 1):
            arms = search.compare(options, worlds)
            if not arms[0].ends:
                exact = [self._foreseen(search, arm.option) for arm in arms]
                return Opinion(options[0], exact, True)
            opinion = Opinion(options[0], [Choice(arm.option, arm.ends, self.judge) for arm in arms], False)
            if again == TWICE or not self._unclear(opinion, chosen):
                return opinion
            worlds *= 1 if again == 0 else 2
        raise AssertionError

    def _unclear(self, opinion: Opinion, chosen: list[Option]) -> bool:
        for option in chosen:
            loss = opinion.loss(option)
            if loss.worth > MATTERS and not loss.sure:
                return True
        return False

    def _foreseen(self, search: Search, option: Option) -> Choice:
        """By exact odds, each outcome followed equally far."""
        win = points = lead = 0.0
        for share, world in search.after(search.world(0), search.seat, option):
            end = search.foreseen(world, self.budget.far)
            win += share * end.win
            points += share * end.points
            lead += share * end.lead
        return Choice(option, [Verdict(win, points, lead)], self.judge)

    def prospects(self, chair: Chair, options: list[Option], worlds: int) -> list[Prospect]:
        """Where each of these options leads, in the same worlds, if everybody goes on by the rule of thumb."""
        search = Search(chair, self.judge, self.chance, None, 0)
        return [self._prospect(search, option, worlds) for option in options]

    def _prospect(self, search: Search, option: Option, worlds: int) -> Prospect:
        ends: list[dict[str, int]] = []
        for number in range(worlds):
            world: Any = search.world(number).clone()
            search.quick.state = search.dice[number]
            search.play_on(world, option)
            tally = self.judge.face.tally(world, TRUTH)
            end = {part.name: part.points for part in tally.seats[search.seat].parts}
            rivals = [tally.seats[i].total for i in range(len(tally.seats)) if i != search.seat]
            if rivals:
                end[RIVAL] = max(rivals)
            ends.append(end)
        return Prospect(self._gains(search, option), ends)

    def _gains(self, search: Search, option: Option) -> list[Gain]:
        """What it changes at once, in every world alike: so chance has no part in it."""
        found = self._changed(search, search.world(0), option)
        for number in range(1, ALIKE):
            also = [told_of(gain) for gain in self._changed(search, search.world(number), option)]
            found = [gain for gain in found if told_of(gain) in also]
        return found

    def _changed(self, search: Search, world: Any, option: Option) -> list[Gain]:
        face = self.judge.face
        before = counted(face.tally(world, search.seat).seats[search.seat].parts)
        after: Any = world.clone()
        advance(after, search.steps, search.seat, option)
        search.settle(after, search.seat, 0)
        then = counted(face.tally(after, search.seat).seats[search.seat].parts)
        found: list[Gain] = []
        for key in then:
            points = then[key].points - (before[key].points if key in before else 0)
            if points:
                found.append(Gain(then[key].part, then[key].reason, points))
        for key in before:
            if key not in then:
                found.append(Gain(before[key].part, before[key].reason, -before[key].points))
        return found


def counted(parts: list[Part]) -> dict[str, Gain]:
    """What counts for the score, by what it is for: its part, its reason, and the things it names."""
    found: dict[str, Gain] = {}
    for part in parts:
        for reason in part.reasons:
            things = sorted([f"{name}={fact}" for name, fact in reason.facts.items() if isinstance(fact, str)])
            key = f"{part.name} {reason.key} {things}"
            points = reason.points + (found[key].points if key in found else 0)
            found[key] = Gain(part.name, reason, points)
    return found


def told_of(gain: Gain) -> str:
    """Two gains that read the same are the same."""
    facts = sorted([f"{name}={fact}" for name, fact in gain.reason.facts.items()])
    return f"{gain.part} {gain.reason.key} {gain.points} {facts}"
