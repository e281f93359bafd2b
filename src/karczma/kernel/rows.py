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


def marked(options: list[Option], size: int) -> bytes:
    """A 1 for each of these options."""
    row = vec[u8]([0] * size)
    for option in options:
        row[option] = 1
    return bytes(row)


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
        self.face.raw(g, seat, row)
        asked = asked_of(g, seat)[0]
        if asked != NO_STEP:
            row[self.question_at[asked]] = 1
        return bytes(row)

    def allowed(self, g: Game, seat: int, size: int) -> bytes:
        """1 for each action that the seat may choose now."""
        return marked(step.offered(g, self.steps, seat), size)

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
        self.seen = [b"" for _ in games]
        self.allowed = [b"" for _ in games]

    def lay(self, i: int, g: Game, seat: int) -> None:
        """A new game, in which the learner has this seat."""
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
        """In each game the learner's choice, and those of others until it is asked again."""
        for i in range(len(options)):
            self.chose[i] = self.seats[i]
            if self.offered[i]:
                step.take(self.games[i], self.rows.steps, self.seats[i], options[i])
                self.go_on(i)

    def over(self) -> list[int]:
        """The games that are over."""
        return [i for i in range(len(self.games)) if not self.games[i].asking()]

    def go_on(self, i: int) -> None:
        """Up to the learner's next choice; others who play elsewhere do so before it is looked at again."""
        g = self.games[i]
        if self.others == RANDOM:
            self.play_others(g, self.seats[i])
        elif self.others == SELF and g.asking():
            self.seats[i] = turn(g)
        self.look(i)

    def look(self, i: int) -> None:
        """What the learner sees and may choose: right after the choices, while the game is still at hand."""
        self.seen[i] = self.rows.seen(self.games[i], self.seats[i])
        self.offered[i] = step.options(self.games[i], self.rows.steps, self.seats[i])
        self.allowed[i] = marked(self.offered[i], self.rows.actions)

    def play_others(self, g: Game, own: int) -> None:
        """Random choices of the others, until the learner is asked or the game is over."""
        steps = self.rows.steps
        while g.asking():
            number, seat, arg = g.ask_at(open_place(g))
            if seat == own or (g.sealed and own in step.asked(g)):
                return
            options = steps[number].options(g, seat, arg)
            step.take(g, steps, seat, options[self.quick.below(len(options))])

    def all_seen(self) -> bytearray:
        """Row after row."""
        return bytearray().join(self.seen)

    def all_allowed(self) -> bytearray:
        return bytearray().join(self.allowed)
