"""Lessons: games that teach. Each is data beside its game: positions, what to point at, what counts as done.

A game has `lessons/<name>.toml` and the words for them in `lessons/<language>.ftl`. A chapter is one table: it begins
at a prepared position, and its steps follow what the learner chooses there.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec

from karczma.games import find
from karczma.kernel.errors import Refused
from karczma.kernel.face import Face
from karczma.kernel.match import Match, go_on
from karczma.kernel.match import start as start_match
from karczma.kernel.packs import Pack
from karczma.words import home

LEARNER = 0  # the seat of whoever learns
Sort = Literal["first", "solo", "advanced"]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn. Its words are `lesson-<lesson>-<name>`, with `.after` and `.otherwise`."""

    name: str
    ask: str = ""  # the question it is about; while another is asked, that one is explained
    point: list[str] = []  # what to look at: things by what an option touches, or zones by their kind
    do: list[str] = []  # choices that count, by the words they begin with ("*": any); none: it is only read
    wrong: Literal["", "on", "again"] = ""  # another choice: does not matter, ends the step too, should be taken back

    def counts(self, words: list[str]) -> bool:
        """Whether this choice is one that the step asks for."""
        return any(one == "*" or words[: len(one.split())] == one.split() for one in self.do)


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position and the steps from there."""

    seed: int
    steps: list[Step]
    moves: list[str] = []  # what everybody has chosen before: a seat, and the words of its choice
    deal: int = 0  # from which seed everything that the learner cannot know after these moves is dealt
    others: list[str] = []  # what the golems choose, in this order, as long as it is offered
    play: bool = False  # then the game is played to its end


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson of a game, as its file says."""

    sort: Sort
    minutes: int
    golems: list[str]  # their levels; none: a lesson for playing alone
    chapters: list[Chapter]
    options: dict[str, str | bool] = {}

    @property
    def steps(self) -> int:
        return sum(len(chapter.steps) for chapter in self.chapters)


ORDER: tuple[Sort, ...] = ("first", "solo", "advanced")


@cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """The lessons of a game by name, the first one first."""
    folder = files(home(find(game))) / "lessons"
    if not folder.is_dir():
        return {}
    found = {
        one.name.removesuffix(".toml"): msgspec.toml.decode(one.read_text(encoding="utf-8"), type=Lesson)
        for one in folder.iterdir()
        if one.name.endswith(".toml")
    }
    return dict(sorted(found.items(), key=lambda one: ORDER.index(one[1].sort)))


def find_lesson(game: str, name: str) -> Lesson:
    found = lessons_of(game).get(name)
    if found is None:
        raise Refused("no-such-lesson", name=name[:40], names=", ".join(lessons_of(game)))
    return found


def find_chapter(game: str, name: str, number: int) -> Chapter:
    chapters = find_lesson(game, name).chapters
    if not 0 <= number < len(chapters):
        raise Refused("no-such-chapter", most=len(chapters))
    return chapters[number]


def laid(face: Face[Any], pack: Pack, lesson: Lesson, chapter: Chapter) -> Match:
    """The game of a chapter at its position. Without moves that is its set-up."""
    seats = 1 + len(lesson.golems)
    match = start_match(face, pack, seats, face.settings(seats, dict(lesson.options)), chapter.seed)
    for move in chapter.moves:
        seat, *words = move.split()
        match.choose(int(seat), match.option(words))
    return go_on(match, len(match.log), chapter.deal, [LEARNER]) if chapter.moves else match


def scripted(chapter: Chapter, match: Match, seat: int) -> list[str] | None:
    """What this golem chooses next by the chapter's script, if that is offered now."""
    own = [words for who, *words in [move.split() for move in chapter.others] if int(who) == seat]
    done = sum(1 for who, *_ in match.made if who == seat)
    if done >= len(own):
        return None
    offered = [match.words(option) for option in match.options(seat)]
    return own[done] if own[done] in offered else None
