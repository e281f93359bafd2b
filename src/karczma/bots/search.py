"""Search over what could be: each look plays on in a world the seat cannot tell from the real one, and judges it there.

The options of the question are compared on the same imagined worlds, and halved until the best is left: those that the
rule of thumb likes are looked at first, and more of them the more looks there are. Below them a tree grows from what
each seat chooses, each for its own result; seats that choose at the same time do not see each other's answers.
What several small questions make up is one plan: whoever chose last finishes it, by the rule of thumb, and only then
is it judged; a search that looks far lets everybody play on by the rule of thumb for some choices first.
"""

from __future__ import annotations

import time
from math import exp, inf, sqrt
from typing import Any, Final

from karczma.bots.chair import Chair
from karczma.bots.judge import Judge, Verdict
from karczma.kernel.chance import Chance, Quick
from karczma.kernel.game import OPEN, Option
from karczma.kernel.step import Step, Window, advance

CURIOUS: Final = 0.15  # how far a search strays from what looks best so far
SLACK: Final = 0.04  # differences in utility that the rule of thumb does not tell apart
PLAN: Final = 12  # small questions at the most that make up one plan
KNOWN_WELL: Final = 24  # looks at a place before it is worth asking what others will do there
REACH: Final = 4  # how far below an earlier question the present one is looked for
EXACT: Final = 10  # looks that an option's exact odds count for
CLOSE: Final = 4  # options at most whose outcomes are followed further, where odds are exact
DEEP: Final = 12  # choices at the most that one look goes down the tree
ON_AND_ON: Final = 1000  # choices, as good as to the end
SOON: Final = 8  # worlds before it can be sure that one option is worse than another
SURE: Final = 2.6  # standard errors that it must be behind for that


class Arm:
    """One option of a question, and what came of it."""

    __slots__ = ("ends", "first", "option", "points", "prior", "rivals", "seen", "square", "total", "trust", "visits")

    def __init__(self, option: Option, first: float, trust: float) -> None:
        self.option = option
        self.first = first  # what the rule of thumb says: how much worse than its favourite, in utility
        self.trust = trust  # that counts as much as this many looks
        self.prior = 0.0  # how likely the rule of thumb would choose it
        self.visits = 0
        self.total = 0.0  # of the utility for whoever chooses
        self.square = 0.0
        self.points = 0.0
        self.rivals = 0.0
        self.seen: list[float] = []  # if it is compared with others: its utility in each world so far,
        self.ends: list[Verdict] = []  # and where that look has led

    def surely_behind(self, best: Arm) -> bool:
        """Whether this many worlds are enough to tell; alike in all of them is as good as behind."""
        count = len(self.seen)
        total = square = 0.0
        for i in range(count):
            behind = best.seen[i] - self.seen[i]
            total += behind
            square += behind * behind
        spread = max(0.0, square - total * total / count)
        return total >= SURE * sqrt(spread * count / (count - 1))

    @property
    def mean(self) -> float:
        return (self.total + self.trust * self.first) / (self.visits + self.trust)


class Question:
    """What one seat is asked at one place of the tree. In other worlds it may be offered other options."""

    __slots__ = ("arms", "places", "visits")

    def __init__(self) -> None:
        self.arms: list[Arm] = []  # what the rule of thumb likes best comes first
        self.places: dict[Option, int] = {}
        self.visits = 0

    def knows(self, options: list[Option]) -> bool:
        for option in options:
            if option not in self.places:
                return False
        return True

    def add(self, options: list[Option], weighed: list[float], trust: float) -> None:
        most = max(weighed)
        order = sorted(range(len(options)), key=lambda i: -weighed[i])
        for i in order:
            if options[i] not in self.places:
                self.places[options[i]] = len(self.arms)
                self.arms.append(Arm(options[i], max(weighed[i] - most, -1.0), trust))
        self._share()

    def _share(self) -> None:
        total = 0.0
        for arm in self.arms:
            arm.prior = exp(arm.first / SLACK)
            total += arm.prior
        for arm in self.arms:
            arm.prior /= total

    def centre(self) -> None:
        """Count from here: what was found so far was compared with an earlier position."""
        total = 0.0
        visits = 0
        for arm in self.arms:
            total += arm.total
            visits += arm.visits
        for arm in self.arms:
            if visits:
                arm.total -= arm.visits * total / visits

    def select(self, options: list[Option]) -> Arm:
        """The option to look at next: good so far, likely, or little looked at; more of them as looks add up."""
        wide = 2 + int(sqrt(self.visits))
        reach = CURIOUS * sqrt(self.visits + 1.0)
        best = self.arms[self.places[options[0]]]
        top = -inf
        seen = 0
        for arm in self.arms:
            if len(options) < len(self.arms) and arm.option not in options:
                continue
            value = arm.mean + reach * arm.prior / (1 + arm.visits)
            if value > top:
                top = value
                best = arm
            seen += 1
            if seen >= wide:
                break
        return best


class Node:
    """A place in the tree: who is asked there, and what can follow."""

    __slots__ = ("children", "mark", "questions", "visits")

    def __init__(self) -> None:
        self.mark: tuple[float, ...] = ()  # what whoever searches would know here
        self.questions: dict[int, Question] = {}  # by seat
        self.children: dict[tuple[int, ...], Node] = {}  # by what was answered, and what is asked next
        self.visits = 0

    def find(self, mark: tuple[float, ...], reach: int) -> Node | None:
        """The place below this one, at most this far, where the same is known."""
        for child in self.children.values():
            if child.mark == mark:
                return child
            found = child.find(mark, reach - 1) if reach > 1 else None
            if found is not None:
                return found
        return None


class Path:
    """Who chose what on the way down."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.arms: list[Arm] = []
        self.questions: list[Question] = []

    def add(self, seat: int, question: Question, arm: Arm) -> None:
        self.seats.append(seat)
        self.questions.append(question)
        self.arms.append(arm)


class Search:
    """One question, looked at from one chair."""

    def __init__(self, chair: Chair, judge: Judge, chance: Chance, before: Search | None = None, far: int = 0) -> None:
        self.chair = chair
        self.far = far  # choices before a look is judged: by the rule of thumb, or the best ones where odds are exact
        self.seat = chair.seat
        self.judge = judge
        self.thumb = judge.thumb
        self.steps: list[Step[Any]] = chair.face.steps()
        self.quick = Quick(chance)
        self.root = Node()
        self.number = 0  # of the worlds looked at
        self.worlds: list[Any] = []
        self.levels: list[float] = []  # what each world is worth before anything is chosen
        self.dice: list[int] = []
        self.looks = 0
        self.course: list[Option] = []  # what is left of a turn that the rule of thumb has planned, the next one last
        self.course_of = self.seat
        if before is not None and chair.face.features:
            self._go_on_from(before)

    def _go_on_from(self, before: Search) -> None:
        """Keep the part of an earlier tree that leads on from here, if what was imagined there has come about."""
        mark = self.mark(self.world(0))
        found = before.root.find(mark, REACH) if before.seat == self.seat else None
        if found is not None and self.seat in found.questions:
            self.root = found
            found.questions[self.seat].centre()

    def mark(self, world: Any) -> tuple[float, ...]:
        """What this seat knows of a position: the same numbers are the same position to it."""
        step, seat, arg = world.ask_at(0)
        return (float(step), float(seat), float(arg), *self.chair.face.measure(world, self.seat))

    def compare(self, options: list[Option], each: int) -> list[Arm]:
        """These options after this many looks at each, the best first."""
        self.opened(options)
        arms = [arm for arm in self.root.questions[self.seat].arms if arm.option in options]
        if not self._weigh_odds(arms, inf):
            self._look_at(arms, each, inf)
        return sorted(arms, key=_looked_at)

    def rank(self, options: list[Option], looks: int, seconds: float) -> list[Arm]:
        """The options, the best first, after this many looks or this much time, whichever is over first."""
        until = time.monotonic() + seconds
        question = self.opened(options)
        count = min(len(options), max(2, 3 + looks // 12))
        arms = [arm for arm in question.arms if arm.option in options]  # elsewhere others may have been offered
        if self._weigh_odds(arms, until):
            return sorted(arms, key=_looked_at)
        self._halve(arms[:count], looks, until)
        return sorted(arms, key=_looked_at)

    def _halve(self, left: list[Arm], looks: int, until: float) -> None:
        """Look at these options until one is left: after each share of the looks, half of them are dropped. What is
        surely worse is dropped at once, and its looks are saved, so an easy question is soon answered."""
        spent = 0
        while len(left) > 1 and spent < looks and time.monotonic() < until:
            phases = max(1, (len(left) - 1).bit_length())
            each = max(1, (looks - spent) // (phases * len(left)))
            half = (len(left) + 1) // 2
            spent += each * len(left)
            while each > 0 and len(left) > 1 and time.monotonic() < until:
                self._look_at(left, min(each, SOON), until)
                each -= SOON
                left = _still_open(left)
            left.sort(key=lambda arm: -arm.mean)
            left = left[:half]

    def _weigh_odds(self, arms: list[Arm], until: float) -> bool:
        """Where the odds of all options are known, each outcome is judged once, and no world need be drawn by lot."""
        world = self.world(0)
        for arm in arms:
            if not self.chair.face.outcomes(world, arm.option):
                return False
        for i in range(len(arms)):
            if i < 2 or time.monotonic() < until:
                self._weigh_outcomes(arms[i], 0)
        if self.far:
            for arm in sorted(arms, key=_looked_at)[:CLOSE]:
                if time.monotonic() < until:
                    self._weigh_outcomes(arm, self.far)
        return True

    def _weigh_outcomes(self, arm: Arm, far: int) -> None:
        """The mean over all outcomes, each followed for some choices, counts as much as a number of looks."""
        for share, world in self.after(self.world(0), self.seat, arm.option):
            verdict = self.foreseen(world, far)
            utility = self.judge.utility(verdict) - self.levels[0]
            arm.total += EXACT * share * utility
            arm.square += EXACT * share * utility * utility
            arm.points += EXACT * share * verdict.points
            arm.rivals += EXACT * share * (verdict.points - verdict.lead)
            self.looks += 1
        arm.visits += EXACT
        self.root.questions[self.seat].visits += EXACT

    def after(self, world: Any, seat: int, option: Option) -> list[tuple[float, Any]]:
        """Where this option may lead, each with its share of the odds."""
        outcomes = self.chair.face.outcomes(world, option) or [(1, world)]
        total = 0
        for weight, _ in outcomes:
            total += weight
        found: list[tuple[float, Any]] = []
        for weight, start in outcomes:
            after = start.clone()
            advance(after, self.steps, seat, option)
            self.settle(after, seat, 0)
            found.append((weight / total, after))
        return found

    def foreseen(self, world: Any, far: int) -> Verdict:
        """How this is likely to end for whoever searches, if those asked next take what looks best to them."""
        if far == 0 or not world.asking():
            return self.judge.verdict(world, self.seat)
        number, seat, arg = world.ask_at(0)
        best: list[tuple[float, Any]] = []
        top = -inf
        for option in self.steps[number].options(world, seat, arg):
            after = self.after(world, seat, option)
            value = 0.0
            for share, there in after:
                value += share * self.judge.utility(self.judge.verdict(there, seat))
            if value > top:
                top = value
                best = after
        win = points = lead = 0.0
        for share, there in best:
            verdict = self.foreseen(there, far - 1)
            win += share * verdict.win
            points += share * verdict.points
            lead += share * verdict.lead
        return Verdict(win, points, lead)

    def _look_at(self, arms: list[Arm], each: int, until: float) -> None:
        """Look at each of these options in the same worlds."""
        for number in range(self.number, self.number + each):
            self.number = number + 1
            for arm in arms:
                world = self.world(number)
                self.quick.state = self.dice[number]  # whatever else is left to chance is the same for all
                end = self.look(arm, world, self.levels[number])
                arm.seen.append(self.judge.utility(end) - self.levels[number])
                arm.ends.append(end)
            if time.monotonic() > until:
                return

    def opened(self, options: list[Option]) -> Question:
        question = self.root.questions.get(self.seat)
        if question is None:
            question = Question()
            self.root.questions[self.seat] = question
        if not question.knows(options):
            question.add(options, self.weigh(self.world(0), self.seat, options), self.judge.trust)
        return question

    def world(self, number: int) -> Any:
        """One of the worlds that all options are compared in. What others have sealed there is chosen anew."""
        while len(self.worlds) <= number:
            world = self.chair.world()
            for i in range(len(world.sealed)):
                if world.ask_at(i)[1] != self.seat:
                    world.sealed[i] = OPEN
            self.worlds.append(world)
            self.dice.append(1 + self.quick.below(1 << 30))
            self.levels.append(self.judge.utility(self.judge.verdict(world, self.seat)))
        return self.worlds[number]

    def weigh(self, world: Any, seat: int, options: list[Option]) -> list[float]:
        """What the rule of thumb says of each option, in utility."""
        prospects = self.thumb.prospects(world, seat)
        point = self.judge.slope()
        found: list[float] = []
        for option in options:
            found.append(point * max(-1000.0, min(1000.0, prospects.of(option))))
        return found

    def look(self, arm: Arm, start: Any, level: float) -> Verdict:
        """Choose this option in this world, go on down the tree, and judge where that leads."""
        world = start.clone()
        path = Path()
        path.add(self.seat, self.root.questions[self.seat], arm)
        self._descend(world, path, arm)
        verdicts: dict[int, Verdict] = {}
        for i in range(len(path.seats)):
            seat = path.seats[i]
            if seat not in verdicts:
                verdicts[seat] = self.judge.verdict(world, seat)
            self._credit(path.questions[i], path.arms[i], verdicts[seat], level if seat == self.seat else 0.5)
        self.looks += 1
        return verdicts[self.seat]

    def _credit(self, question: Question, arm: Arm, verdict: Verdict, level: float) -> None:
        utility = self.judge.utility(verdict) - level
        question.visits += 1
        arm.visits += 1
        arm.total += utility
        arm.square += utility * utility
        arm.points += verdict.points
        arm.rivals += verdict.points - verdict.lead

    def _descend(self, world: Any, path: Path, arm: Arm) -> None:
        """From the first choice to a place nobody has been to, and on to where it can be judged."""
        node = self.root
        answers = [arm.option]
        seat = self.seat
        waiting = world.sealed.count(OPEN)
        advance(world, self.steps, seat, arm.option)
        for _ in range(DEEP):
            if not world.asking():
                return
            if waiting <= 1:  # all have answered
                node = self._next(node, answers, world)
                answers = []
                node.visits += 1
                if node.visits == 1 and world.ask_at(0)[1] == self.seat and self.chair.face.features:
                    node.mark = self.mark(world)
                if node.visits <= (1 if world.ask_at(0)[1] == self.seat and not world.sealed else KNOWN_WELL):
                    break
            waiting = world.sealed.count(OPEN)
            step, seat, arg = world.ask_at(world.sealed.index(OPEN) if waiting else 0)
            options = self.steps[step].options(world, seat, arg)
            option = self.simple(step, options)
            if option < 0:
                option = self._choose(node, path, world, seat, options)
            answers.append(option)
            advance(world, self.steps, seat, option)
        self.settle(world, seat, self.far)

    def _next(self, node: Node, answers: list[Option], world: Any) -> Node:
        step, seat, _ = world.ask_at(0)
        key = (step, seat, *answers)
        child = node.children.get(key)
        if child is None:
            child = Node()
            node.children[key] = child
        return child

    def _choose(self, node: Node, path: Path, world: Any, seat: int, options: list[Option]) -> Option:
        question = node.questions.get(seat)
        if question is None:
            question = Question()
            node.questions[seat] = question
        if not question.knows(options):
            question.add(options, self.weigh(world, seat, options), self.judge.trust)
        arm = question.select(options)
        path.add(seat, question, arm)
        return arm.option

    def simple(self, number: int, options: list[Option]) -> Option:
        return simple(self.steps[number], options)

    def settle(self, world: Any, last: int, far: int) -> None:
        """Let everybody play on for this many choices, then whoever chose last carry out their plan."""
        at_once = far == 0
        small = PLAN
        self.course = []
        while world.asking():
            waiting = world.sealed.count(OPEN)
            number, seat, arg = world.ask_at(world.sealed.index(OPEN) if waiting else 0)
            step = self.steps[number]
            options = step.options(world, seat, arg)
            option = self.simple(number, options)
            if option < 0:
                if isinstance(step, Window):
                    option = step.decline
                elif waiting and waiting < len(world.sealed) and at_once:  # some have answered, the others must
                    option = options[self.quick.below(len(options))]
                elif far > 0 or (waiting and waiting < len(world.sealed)):
                    far -= 1
                    small = PLAN
                    last = seat
                    option = self.favourite(world, seat, options)
                elif seat == last and not waiting and not step.turn and small > 0:
                    small -= 1
                    option = self.favourite(world, seat, options)
                else:
                    return
            advance(world, self.steps, seat, option)

    def play_on(self, world: Any, option: Option) -> None:
        """Choose this option, then let everybody play to the end by the rule of thumb."""
        advance(world, self.steps, self.seat, option)
        while world.asking():
            self.settle(world, self.seat, ON_AND_ON)

    def favourite(self, world: Any, seat: int, options: list[Option]) -> Option:
        """What the rule of thumb would choose: the next option of a turn it has planned, or the one it likes best."""
        if self.course and self.course_of == seat:
            planned = self.course.pop()
            if planned in options:
                return planned
        self.course_of = seat
        self.course = self.thumb.course(world, seat, options)
        if self.course:
            return self.course.pop()
        prospects = self.thumb.prospects(world, seat)
        best = options[0]
        top = -inf
        for option in options:
            value = prospects.of(option)
            if value > top:
                top = value
                best = option
        return best


def simple(step: Step[Any], options: list[Option]) -> Option:
    """The only thing to do, or to decline where there is nothing to react with; -1 if there is a choice."""
    if len(options) == 1:
        return options[0]
    if isinstance(step, Window) and len(options) == 2:
        return step.decline
    return -1


def _still_open(arms: list[Arm]) -> list[Arm]:
    """Without those that are surely worse than the best one so far."""
    best = arms[0]
    if len(best.seen) < SOON:
        return arms
    for arm in arms:
        if arm.mean > best.mean:
            best = arm
    return [arm for arm in arms if arm is best or not arm.surely_behind(best)]


def _looked_at(arm: Arm) -> tuple[int, float]:
    return (-arm.visits, -arm.mean)
