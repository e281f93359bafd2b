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
from karczma.bots.search import Arm, Search, simple
from karczma.kernel.chance import Chance
from karczma.kernel.game import OPEN, Option
from karczma.kernel.step import advance
from karczma.kernel.tally import TRUTH, Part, Reason

NAMED: Final = 3  # choices that a coach talks about
ENOUGH: Final = 4  # worlds at least: with fewer, nobody could say how sure it is
TWICE: Final = 2  # times the worlds are doubled where a choice may have been worse
UNSURE: Final = 2.0  # standard errors that a loss must have to be told from none
MATTERS: Final = 0.01  # of the worth, from 0 to 1: a smaller loss is not worth more worlds
SOLVED: Final = 20_000  # positions at most that are looked at to work out the end of a game
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

    def __init__(self, option: Option, ends: list[Verdict], worths: list[float]) -> None:
        self.option = option
        self.ends = ends
        self.worths = worths  # what each of these ends is worth to whoever chooses
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
    worths: list[float]  # what each of these ends is worth to whoever chooses

    def better_than(self, other: Prospect) -> bool:
        """Whether the game ends better on average, in the same worlds."""
        return mean_of(self.worths) > mean_of(other.worths)

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


class Ending:
    """How a game goes on to its end for each seat, and what that is worth to it."""

    def __init__(self, verdicts: list[Verdict], worths: list[float]) -> None:
        self.verdicts = verdicts
        self.worths = worths


class Solution:
    """The last choices of a game, worked out to its end. By known odds everybody does what is best for themselves;
    where odds are not known, whoever is advised does, and the others follow the rule of thumb."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self.face = search.judge.face
        self.left = SOLVED  # positions that may still be looked at

    def near(self, world: Any) -> bool:
        """Whether so few choices are left that all can be tried, if the game goes on as it looks now."""
        then: Any = world.clone()
        ways = 1
        while then.asking():
            step, seat, arg = question_in(then)
            options = self.search.steps[step].options(then, seat, arg)
            option = self.search.simple(step, options)
            if option < 0:
                outcomes = len(self.face.outcomes(then, options[0]))
                if outcomes or seat == self.search.seat:
                    ways *= len(options) * max(1, outcomes)
                if ways > SOLVED:
                    return False
                option = self._favourite(then, seat, options)
            advance(then, self.search.steps, seat, option)
        return True

    def after(self, world: Any, seat: int, option: Option) -> Ending | None:
        """What comes of this option: of all that may come, weighed by its odds; None if that cannot be told."""
        outcomes = self.face.outcomes(world, option)
        if not outcomes:
            after = world.clone()
            advance(after, self.search.steps, seat, option)
            return self.of(after)
        seats = world.seated
        sums = [[0.0, 0.0, 0.0, 0.0] for _ in range(seats)]
        total = sum([weight for weight, _ in outcomes])
        for weight, start in outcomes:
            after = start.clone()
            advance(after, self.search.steps, seat, option)
            end = self.of(after)
            if end is None:
                return None
            for i in range(seats):
                verdict = end.verdicts[i]
                numbers = [verdict.win, verdict.points, verdict.lead, end.worths[i]]
                for k in range(4):
                    sums[i][k] += numbers[k] * weight / total
        return Ending([Verdict(one[0], one[1], one[2]) for one in sums], [one[3] for one in sums])

    def of(self, world: Any) -> Ending | None:
        """How it ends from here."""
        self.left -= 1
        if self.left < 0:
            return None
        if not world.asking():
            judge = self.search.judge
            verdicts = [judge.verdict(world, seat) for seat in range(world.seated)]
            return Ending(verdicts, [judge.utility(verdict) for verdict in verdicts])
        step, seat, arg = question_in(world)
        options = self.search.steps[step].options(world, seat, arg)
        option = self.search.simple(step, options)
        if option < 0 and seat != self.search.seat and not self.face.outcomes(world, options[0]):
            option = self._favourite(world, seat, options)
        if option >= 0:
            return self.after(world, seat, option)
        best: Ending | None = None
        for each in options:
            found = self.after(world, seat, each)
            if found is None:
                return None
            if best is None or found.worths[seat] > best.worths[seat]:
                best = found
        return best

    def _favourite(self, world: Any, seat: int, options: list[Option]) -> Option:
        self.search.course = []  # a turn that was planned on another way
        return self.search.favourite(world, seat, options)


def same(one: float, other: float) -> bool:
    return abs(one - other) < 1e-9


def question_in(world: Any) -> tuple[int, int, int]:
    """The question to be answered next, where several are asked at once."""
    step, seat, arg = world.ask_at(world.sealed.index(OPEN) if OPEN in world.sealed else 0)
    return step, seat, arg


def nothing_to_weigh(judge: Judge, game: Any, seat: int, options: list[Option]) -> bool:
    """Whether the seat has one sensible answer at most, as everybody can see."""
    step = judge.face.steps()[question_of(game, seat)[0]]
    return judge.obvious(options) or simple(step, options) >= 0


class Coach:
    """Weighs questions of one game, within a budget for each."""

    def __init__(self, judge: Judge, chance: Chance, budget: Budget, worlds: int) -> None:
        self.judge = judge
        self.chance = chance
        self.budget = budget
        self.worlds = max(ENOUGH, worlds)

    def opinion(self, chair: Chair, chosen: list[Option]) -> Opinion:
        """The best choices, and those that somebody has made."""
        options = asked(chair)
        solved = self.solved(chair, options)
        if solved:
            choices = sorted(solved, key=lambda choice: -choice.worth)
            told = [choice for choice in choices[NAMED:] if choice.option in chosen]
            return Opinion(choices[0].option, choices[:NAMED] + told, True)
        search = Search(chair, self.judge, self.chance, None, self.budget.far)
        ranked = search.rank(options, self.budget.looks, self.budget.seconds)
        named = [ranked[i].option for i in range(min(NAMED, len(ranked)))]
        named.extend([option for option in chosen if option not in named])
        return self.compared(chair, named, chosen)

    def solved(self, chair: Chair, options: list[Option]) -> list[Choice]:
        """The end of the game worked out, if it is near and what the seat cannot know makes no difference any more."""
        search = Search(chair, self.judge, self.chance)
        ends: list[list[Ending]] = [[] for _ in options]
        known = self.judge.face.outcomes(search.world(0), options[0])
        for number in range(1 if known else ENOUGH):
            solution = Solution(search)
            if not solution.near(search.world(number)):
                return []
            for i in range(len(options)):
                end = solution.after(search.world(number), search.seat, options[i])
                # A world that differs would have been seen through: nobody knows in which one they choose
                if end is None or (ends[i] and not same(end.worths[chair.seat], ends[i][0].worths[chair.seat])):
                    return []
                ends[i].append(end)
        seat = chair.seat
        return [
            Choice(options[i], [end.verdicts[seat] for end in ends[i]], [end.worths[seat] for end in ends[i]])
            for i in range(len(options))
        ]

    def compared(self, chair: Chair, options: list[Option], chosen: list[Option]) -> Opinion:
        """These choices, the first of them found best, in worlds of their own; in more of them if one of those chosen
        may have been wrong."""
        search = Search(chair, self.judge, self.chance, None, self.budget.far)
        worlds = self.worlds
        for again in range(TWICE + 1):
            arms = search.compare(options, worlds)
            if not arms[0].ends:
                return Opinion(options[0], [self._foreseen(search, arm.option) for arm in arms], True)
            opinion = Opinion(options[0], [self._tried(arm) for arm in arms], False)
            if again == TWICE or not self._unclear(opinion, chosen):
                return opinion
            worlds *= 1 if again == 0 else 2
        raise AssertionError

    def _unclear(self, opinion: Opinion, chosen: list[Option]) -> bool:
        """Whether one of these may have been wrong: in a few worlds that is often a whim of chance, however sure it
        looks there."""
        for option in chosen:
            if opinion.loss(option).worth > MATTERS:
                return True
        return False

    def _tried(self, arm: Arm) -> Choice:
        return Choice(arm.option, arm.ends, [self.judge.utility(end) for end in arm.ends])

    def _foreseen(self, search: Search, option: Option) -> Choice:
        win = points = lead = worth = 0.0
        for share, world in search.after(search.world(0), search.seat, option):
            seen = search.foreseen(world, self.budget.far)
            win += share * seen.win
            points += share * seen.points
            lead += share * seen.lead
            worth += share * self.judge.utility(seen)
        return Choice(option, [Verdict(win, points, lead)], [worth])

    def prospects(self, chair: Chair, options: list[Option], worlds: int) -> list[Prospect]:
        """Where each of these options leads, in the same worlds, if everybody goes on by the rule of thumb."""
        search = Search(chair, self.judge, self.chance, None, 0)
        return [self._prospect(search, option, worlds) for option in options]

    def _prospect(self, search: Search, option: Option, worlds: int) -> Prospect:
        ends: list[dict[str, int]] = []
        worths: list[float] = []
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
            worths.append(self.judge.utility(self.judge.result(tally, search.seat)))
        return Prospect(self._gains(search, option), ends, worths)

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
