"""Games as learners meet them: what a seat sees and may choose, as rows of bytes, and many games stepped side by side.

Everything that is done at every step is done here, so that it is compiled; arrays are made of the rows elsewhere.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import u8

from karczma.kernel import step
from karczma.kernel.chance import Quick
from karczma.kernel.face import Face
from karczma.kernel.game import NO_STEP, NOBODY, OPEN, Game, Option
from karczma.kernel.native import i64
from karczma.kernel.raw import asked_of

# Who has the seats that are not the learner's
SELF: Final = 0  # the learner too
RANDOM: Final = 1
ELSEWHERE: Final = 2  # somebody who plays between the steps


def asking(face: Face[Any]) -> list[str]:
    """The questions of a game, by the names of the steps that ask them."""
    names: list[str] = []
    for one in face.steps():
        if one.rule and one.name not in names:
            names.append(one.name)
    return names


def open_place(g: Game) -> int:
    """Among those who are asked, the first who has not answered: what others have answered stays sealed."""
    return g.sealed.index(OPEN) if g.sealed else 0


def turn(g: Game) -> int:
    """Who chooses next; NOBODY if the game is over."""
    return g.ask_at(open_place(g))[1] if g.asking() else NOBODY


class Rows:
    """What is written for a seat of this game."""

    def __init__(self, face: Face[Any], seats: int) -> None:
        self.face = face
        self.steps = face.steps()
        self.actions = face.vocabulary.size
        questions = asking(face)
        seen = face.raw_names(seats)
        self.names = [*seen, *[f"question_{name}" for name in questions]]
        self.full = [*seen.values(), *[1] * len(questions)]
        self.question_at = [len(seen) + questions.index(one.name) if one.rule else -1 for one in self.steps]

    def seen(self, g: Game, seat: int) -> bytes:
        """What this seat may know, and what it is asked: nothing here depends on anything else."""
        row = vec[u8]([0] * len(self.full))
        self.write(g, seat, row, 0)
        return bytes(row)

    def write(self, g: Game, seat: int, row: vec[u8], at: i64) -> None:
        """The same into zeros, from here on."""
        self.face.raw(g, seat, row, at)
        asked = asked_of(g, seat)[0]
        if asked != NO_STEP:
            row[at + self.question_at[asked]] = 1

    def allowed(self, g: Game, seat: int, size: int) -> bytes:
        """1 for each action that the seat may choose now."""
        row = vec[u8]([0] * size)
        for option in step.offered(g, self.steps, seat):
            row[option] = 1
        return bytes(row)

    def take(self, g: Game, seat: int, option: Option) -> bool:
        """Whether this was allowed: then it is done."""
        if option not in step.offered(g, self.steps, seat):
            return False
        step.take(g, self.steps, seat, option)
        return True


class SideBySide:
    """Games of one kind that go on together, one choice of the learner at a time."""

    def __init__(self, rows: Rows, games: list[Game], others: int, quick: Quick) -> None:
        self.rows = rows
        self.games = games
        self.others = others
        self.quick = quick  # the dice of random opponents
        self.seats = [0] * len(games)  # who is to choose, or chose last
        self.chose = [0] * len(games)  # who chose last
        self.offered: list[list[Option]] = [[] for _ in games]  # none if the game is over
        self.clear()

    def clear(self) -> None:
        """Empty rows: each game is looked at once for each step."""
        self.seen = vec[u8]([0] * (len(self.games) * len(self.rows.full)))
        self.allowed = vec[u8]([0] * (len(self.games) * self.rows.actions))

    def lay(self, i: int, g: Game, seat: int) -> None:
        """A new game, in which the learner has this seat; it is still to be looked at."""
        self.games[i] = g
        self.seats[i] = seat
        self.go_on(i)

    def wrong(self, options: list[Option]) -> int:
        """The first game in which this is not allowed, or -1. Where a game is over, anything is."""
        for i in range(len(options)):
            if self.offered[i] and options[i] not in self.offered[i]:
                return i
        return -1

    def step(self, options: list[Option]) -> None:
        """In each game the learner's choice, and those of others until it is asked again.

        Each game is looked at right then, while it is still at hand, unless somebody else plays in it first.
        """
        self.clear()
        for i in range(len(options)):
            self.chose[i] = self.seats[i]
            if self.offered[i]:
                step.take(self.games[i], self.rows.steps, self.seats[i], options[i])
                self.go_on(i)
                if self.others != ELSEWHERE:
                    self.look(i)

    def over(self) -> list[int]:
        """The games that are over."""
        return [i for i in range(len(self.games)) if not self.games[i].asking()]

    def go_on(self, i: int) -> None:
        """Up to the learner's next choice."""
        g = self.games[i]
        if self.others == RANDOM:
            self.play_others(g, self.seats[i])
        elif self.others == SELF and g.asking():
            self.seats[i] = turn(g)

    def look(self, i: int) -> None:
        """What the learner sees and may choose, into its rows."""
        g = self.games[i]
        seat = self.seats[i]
        self.rows.write(g, seat, self.seen, i * len(self.rows.full))
        self.offered[i] = step.options(g, self.rows.steps, seat)
        allowed = self.allowed
        first: i64 = i * self.rows.actions
        for option in self.offered[i]:
            allowed[first + option] = 1

    def play_others(self, g: Game, own: int) -> None:
        """Random choices of the others, until the learner is asked or the game is over."""
        steps = self.rows.steps
        while g.asking():
            number, seat, arg = g.ask_at(open_place(g))
            if seat == own or (g.sealed and own in step.asked(g)):
                return
            options = steps[number].options(g, seat, arg)
            step.take(g, steps, seat, options[self.quick.below(len(options))])

    def all_seen(self) -> bytes:
        """Row after row."""
        return bytes(self.seen)

    def all_allowed(self) -> bytes:
        return bytes(self.allowed)
