"""For whoever writes a lesson: walks through one as it stands, or plays to a position and prints the moves there.

tools/lesson.py walk kajko first           # every step: what is asked, what is chosen, what comes of it
tools/lesson.py moves kajko 2 --seed 7 --ask turn --times 5 --option first_player=0
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any, NamedTuple

from karczma.bots import Bot, Chair, make
from karczma.games import find, own_pack
from karczma.kernel.chance import seeded
from karczma.kernel.match import start as start_match
from karczma.lessons import LEARNER, Chapter, Lesson, Step, find_lesson, laid, scripted
from karczma.words import Words

MOST = 2000  # choices: no chapter, and no game after it, needs so many


class Learner:
    """Somebody who does what each step asks for, and otherwise what a golem would do."""

    def __init__(self, game: str, lesson: Lesson, chapter: Chapter, kind: str = "greedy") -> None:
        self.face = find(game)
        self.kind = kind
        self.chapter = chapter
        self.match = laid(self.face, own_pack(game), lesson, chapter)
        self.at = 0
        self.golems = {seat: self._golem(seat) for seat in range(self.match.seats)}

    def _golem(self, seat: int) -> Bot:
        return make(self.kind, self.face, seeded(seat + 1))

    @property
    def step(self) -> Step | None:
        return self.chapter.steps[self.at] if self.at < len(self.chapter.steps) else None

    def read(self) -> Iterator[Step]:
        """Reads what is to be read before the next choice."""
        while (step := self.step) and not step.do:
            yield step
            self.at += 1

    def choose(self) -> tuple[int, list[str]]:
        """Somebody chooses; a step that this does is behind us."""
        seat = LEARNER if LEARNER in self.match.asked else self.match.asked[0]
        words = self._wanted() if seat == LEARNER else scripted(self.chapter, self.match, seat)
        if words is None:
            words = self.match.words(self.golems[seat].choose(Chair(seat, self.match, seeded(len(self.match.log)))))
        self.match.choose(seat, self.match.option(words))
        if seat == LEARNER and self.step is not None and self.step.counts(words):
            self.at += 1
        return seat, words

    def _wanted(self) -> list[str] | None:
        """The first of the choices that the step asks for; None if none of them is offered, or any will do."""
        if self.step is None or "*" in self.step.do:
            return None
        offered = [self.match.words(option) for option in self.match.options(LEARNER)]
        fitting = [words for one in self.step.do for words in offered if words[: len(one.split())] == one.split()]
        return fitting[0] if fitting else None


class Seen(NamedTuple):
    """One choice on the way through a chapter."""

    step: Step | None
    question: dict[str, Any] | None
    seat: int
    words: list[str]
    events: list[dict[str, Any]]


def walk(learner: Learner, end: bool = False) -> Iterator[Seen]:
    """Through a chapter, choice by choice, until all its steps are done, or the game is."""
    for _ in range(MOST):
        for one in learner.read():
            yield Seen(one, learner.match.question(LEARNER), LEARNER, [], [])
        if learner.match.over or (learner.step is None and not end):
            return
        step, question = learner.step, learner.match.question(LEARNER)
        seat, words = learner.choose()
        names = learner.match.face.vocabulary.names
        yield Seen(step, question, seat, words, [names(event) for event in learner.match.game.told])
    raise AssertionError("the chapter does not end")


def show(game: str, name: str, language: str) -> None:
    lesson, words = find_lesson(game, name), Words(language)
    face = find(game)
    for number, chapter in enumerate(lesson.chapters):
        print(f"\n=== chapter {number}, seed {chapter.seed}")
        learner = Learner(game, lesson, chapter)
        shown: Step | None = None
        for seen in walk(learner, chapter.play):
            if seen.step is not shown and seen.step is not None:
                shown = seen.step
                print(f"\n--- {shown.name}: {words.taught(face, f'lesson-{name}-{shown.name}')}")
            if seen.question and seen.seat == LEARNER:
                print(f"    asked {seen.question['ask']}: {[' '.join(one['do']) for one in seen.question['options']]}")
            print(f"    {seen.seat}: {' '.join(seen.words)}")
            for event in seen.events:
                print(f"        {words.event(face, event, ['You', 'Golem 1', 'Golem 2', 'Golem 3'])}")


def moves(game: str, seats: int, seed: int, ask: str, times: int, options: dict[str, Any]) -> None:
    """Golems play until the learner is asked this for the n-th time; prints what they chose, for a lesson's file."""
    face = find(game)
    match = start_match(face, own_pack(game), seats, face.settings(seats, options), seed)
    golems = [make("greedy", face, seeded(seat + 1)) for seat in range(seats)]
    made: list[str] = []
    while not match.over:
        seat = match.asked[0]
        question = match.question(LEARNER) if LEARNER in match.asked else None
        if question and question["ask"] == ask:
            times -= 1
            if times <= 0:
                break
        seat = LEARNER if question else seat
        words = match.words(golems[seat].choose(Chair(seat, match, seeded(len(match.log)))))
        match.choose(seat, match.option(words))
        made.append(f"{seat} {' '.join(words)}")
    print("moves = [")
    for one in made:
        print(f'  "{one}",')
    print("]")
    print("#", [" ".join(match.words(option)) for option in match.options(LEARNER)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parts = parser.add_subparsers(required=True, dest="what")
    one = parts.add_parser("walk")
    one.add_argument("game")
    one.add_argument("lesson")
    one.add_argument("--language", default="en")
    two = parts.add_parser("moves")
    two.add_argument("game")
    two.add_argument("seats", type=int)
    two.add_argument("--seed", type=int, default=1)
    two.add_argument("--ask", default="")
    two.add_argument("--times", type=int, default=1)
    two.add_argument("--option", action="append", default=[])
    given = parser.parse_args()
    if given.what == "walk":
        show(given.game, given.lesson, given.language)
    else:
        settings = dict(one.split("=") for one in given.option)
        plain = {name: {"true": True, "false": False}.get(value, value) for name, value in settings.items()}
        moves(given.game, given.seats, given.seed, given.ask, given.times, plain)


if __name__ == "__main__":
    main()
