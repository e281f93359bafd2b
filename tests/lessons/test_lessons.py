"""Lessons: each can be learned to its end, says what it does in both languages, and points at what is there."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from tools.lesson import Learner, walk

import smithy
from karczma.games import GAMES, own_pack
from karczma.kernel.errors import Refused
from karczma.lessons import LEARNER, Chapter, Lesson, Step, find_chapter, find_lesson, laid, lessons_of, scripted
from karczma.words import LANGUAGES, Texts, Words, home

EACH = [(game, name) for game in GAMES for name in lessons_of(game)]
CHAPTERS = [(game, name, i) for game, name in EACH for i in range(len(lessons_of(game)[name].chapters))]
RULES = Path(__file__).parents[2] / "docs" / "rules"
LONGEST = 70  # words of a step: it must be read in one breath, on a phone too
MINUTES = {"kajko": 4}
READ = 238  # words a minute that an adult reads silently (Brysbaert 2019)
CHOICE, GOLEM = 3, 1  # seconds for a choice of one's own, and to watch a golem's
OWN = 30  # choices of the learner in the game at the end of a lesson


def texts(game: str, language: str) -> Texts:
    whole = (files(home(GAMES[game])) / "lessons" / f"{language}.ftl").read_text(encoding="utf-8")
    return Texts(language, [whole])


def steps(game: str, name: str) -> list[Step]:
    return [step for chapter in lessons_of(game)[name].chapters for step in chapter.steps]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_lessons_it_needs(game: str) -> None:
    """A first one, one for playing alone if one can, and one for what its box calls advanced."""
    face = GAMES[game]
    sorts = [lesson.sort for lesson in lessons_of(game).values()]
    assert sorts[0] == "first"
    assert ("solo" in sorts) == (face.least == 1)
    if any("advanced" in setting.values for setting in face.table_settings) or game == "kajko":
        assert "advanced" in sorts


@pytest.mark.parametrize(("game", "name"), EACH)
def test_a_lesson_is_neither_long_nor_short(game: str, name: str) -> None:
    lesson = lessons_of(game)[name]
    least, most = (8, 14) if lesson.sort == "first" else (4, 8)
    assert least <= lesson.steps <= most
    assert lesson.minutes <= MINUTES.get(game, 10)
    reading = [step for step in steps(game, name) if not step.do]
    assert len(reading) <= lesson.steps / 2, "whoever only reads does not play"
    assert bool(lesson.golems) == (lesson.sort != "solo")
    if lesson.sort == "first":
        assert lesson.chapters[-1].play, "it ends in a real game"


@pytest.mark.parametrize(("game", "name"), EACH)
def test_every_step_has_a_name_of_its_own(game: str, name: str) -> None:
    names = [step.name for step in steps(game, name)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_all_that_teaches_is_said_and_nothing_else(game: str, language: str) -> None:
    face = GAMES[game]
    asks = {step.name for step in face.steps() if Words("en").taught(face, f"question-{step.name}")}
    happens = {happening.name for happening in face.vocabulary.happenings}
    needed = {"goal", *[f"coach-{ask}" for ask in asks], *[f"lesson-{name}" for name in lessons_of(game)]}
    needed |= {f"lesson-{name}-{step.name}" for name in lessons_of(game) for step in steps(game, name)}
    found = set(texts(game, language).sources)
    tips = {key for key in found if key.startswith("tip-")}
    assert {tip.removeprefix("tip-") for tip in tips} <= happens
    assert len(tips) >= 5
    assert found - tips == needed


@pytest.mark.parametrize(("game", "name"), EACH)
def test_both_languages_say_the_same_things(game: str, name: str) -> None:
    """A step that says what came of it says so in both; one that minds another choice says what came of that."""
    face = GAMES[game]
    for step in steps(game, name):
        key = f"lesson-{name}-{step.name}"
        for language in LANGUAGES:
            words = Words(language)
            assert 1 < len(words.game(face, key).split()) <= LONGEST, key
            assert bool(words.taught(face, f"{key}.after")) or not step.do, f"{language} {key}.after"
            assert bool(words.taught(face, f"{key}.otherwise")) == bool(step.wrong), f"{language} {key}.otherwise"


@pytest.mark.parametrize(("game", "name", "number"), CHAPTERS)
def test_a_chapter_can_be_learned_to_its_end(game: str, name: str, number: int) -> None:
    """Whoever does what each step asks for is asked for it, and comes to the end."""
    lesson = find_lesson(game, name)
    chapter = find_chapter(game, name, number)
    learner = Learner(game, lesson, chapter)
    asked: set[str] = set()
    own = 0
    for seen in walk(learner, chapter.play):
        if seen.step is None:
            own += seen.seat == LEARNER
        elif seen.words and seen.seat == LEARNER and seen.step.counts(seen.words) and seen.question:
            asked.add(seen.step.name)
            assert seen.question["ask"] == (seen.step.ask or seen.question["ask"]), seen.step.name
    assert learner.step is None
    assert asked == {step.name for step in chapter.steps if step.do}
    assert own <= OWN
    assert learner.match.over == chapter.play or not chapter.play


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), EACH)
def test_a_lesson_takes_no_longer_than_it_says(game: str, name: str, language: str) -> None:
    """Every word that is shown is read once, the game at the end included."""
    lesson, face, say = find_lesson(game, name), GAMES[game], Words(language)
    texts: list[str] = []
    seconds = 0
    for chapter in lesson.chapters:
        for step in chapter.steps:
            key = f"lesson-{name}-{step.name}"
            texts += [say.game(face, key), say.taught(face, f"{key}.after")]
        for seen in walk(Learner(game, lesson, chapter), chapter.play):
            seconds += CHOICE if seen.seat == LEARNER else GOLEM
            if seen.step is None and seen.question:
                texts.append(say.taught(face, f"coach-{seen.question['ask']}"))
    minutes = len(" ".join(dict.fromkeys(texts)).split()) / READ + seconds / 60
    assert minutes <= lesson.minutes, f"{minutes:.1f}"


@pytest.mark.parametrize(("game", "name", "number"), CHAPTERS)
def test_a_step_points_at_what_is_there(game: str, name: str, number: int) -> None:
    """By what an option touches or blocks, by a zone of the view or a card in it, or by a place that is still empty."""
    lesson, chapter = find_lesson(game, name), find_chapter(game, name, number)
    learner = Learner(game, lesson, chapter)
    looked: set[str] = set()
    for _ in range(400):
        step = learner.step
        view = learner.match.face.view(learner.match.game, LEARNER).plain()
        question: Any = learner.match.question(LEARNER)
        due = step is not None and (not step.do or (question and step.ask in ("", question["ask"])))
        if step is not None and due and step.name not in looked:
            looked.add(step.name)
            for what in step.point:
                assert is_there(what, view, question) or is_empty(game, what), f"{step.name} points at {what}"
        if step is None or learner.match.over:
            break
        if not step.do:
            learner.at += 1
        else:
            learner.choose()
    assert looked == {step.name for step in chapter.steps}


def is_there(what: str, view: Any, question: Any) -> bool:
    kind, _, id = what.partition(":")
    touched = question and {one["touch"] for one in (*question["options"], *question["blocked"])}
    if touched and what in touched:
        return True
    if kind == "seat":
        return int(id) < len(view["seats"])
    zones = [zone for part in (view["middle"], *view["seats"]) for zone in part["zones"]]
    if not id:
        return any(zone["kind"] == kind for zone in zones)
    return any((zone["kind"], zone["name"]) == (kind, id) or id in zone["cards"] for zone in zones)


def is_empty(game: str, what: str) -> bool:
    """A place that the game has, where nothing lies yet."""
    kind, _, id = what.partition(":")
    return kind in GAMES[game].zones and any(one.name == kind and id in one.ids for one in GAMES[game].things)


@pytest.mark.parametrize(("game", "name", "number"), CHAPTERS)
def test_a_chapter_is_the_same_every_time(game: str, name: str, number: int) -> None:
    lesson, chapter = find_lesson(game, name), find_chapter(game, name, number)
    first, second = [laid(GAMES[game], own_pack(game), lesson, chapter) for _ in range(2)]
    assert json.dumps(GAMES[game].write(first.game)) == json.dumps(GAMES[game].write(second.game))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_number_is_missing_from_the_rules(game: str, language: str) -> None:
    """Where the words name a rule, there is one."""
    book = RULES / {"en": f"{game}.md", "pl": f"{game}.pl.md"}[language]
    known = set(re.findall(r"\*\*([A-Z]{2}-[A-Z]?\d+)\*\*", book.read_text(encoding="utf-8")))
    named = set(re.findall(r"\b[A-Z]{2}-[A-Z]?\d+\b", " ".join(texts(game, language).sources.values())))
    assert named <= known


def test_the_toy_teaches_too() -> None:
    """What the page about adding a game shows works."""
    GAMES[smithy.FACE.name] = smithy.FACE
    try:
        lesson = find_lesson("smithy", "first")
        for chapter in lesson.chapters:
            learner = Learner("smithy", lesson, chapter, "random")
            assert [seen.step.name for seen in walk(learner, chapter.play) if seen.step and seen.seat == LEARNER]
            assert learner.step is None
            assert learner.match.over == chapter.play
        found = {language: set(texts("smithy", language).sources) for language in LANGUAGES}
        assert found["en"] == found["pl"]
    finally:
        del GAMES[smithy.FACE.name]
        lessons_of.cache_clear()


def test_a_golem_follows_the_script_as_long_as_it_can() -> None:
    lesson = Lesson("first", 1, ["novice"], [], {"first_player": "0"})
    chapter = Chapter(1856, [], others=["1 adventure stack_9b", "1 send", "1 adventure stack_9b"])
    match = laid(GAMES["kajko"], own_pack("kajko"), lesson, chapter)
    assert scripted(chapter, match, 1) is None  # it is not asked yet
    match.choose(0, match.option(["adventure", "stack_5a"]))
    assert scripted(chapter, match, 1) == ["adventure", "stack_9b"]
    match.choose(1, match.option(["adventure", "stack_9b"]))
    match.choose(0, match.option(["adventure", "stack_6a"]))
    assert scripted(chapter, match, 1) == ["send"]
    match.choose(1, match.option(["adventure", "stack_5b"]))  # somebody else chose for it
    match.choose(0, match.option(["adventure", "stack_7a"]))
    assert scripted(chapter, match, 1) == ["adventure", "stack_9b"]


@pytest.mark.parametrize(
    ("key", "look"),
    [
        ("no-such-lesson", lambda: find_lesson("kajko", "last")),
        ("no-such-chapter", lambda: find_chapter("kajko", "first", 99)),
        ("no-such-chapter", lambda: find_chapter("kajko", "first", -1)),
    ],
)
def test_what_there_is_not_is_refused(key: str, look: Callable[[], object]) -> None:
    with pytest.raises(Refused) as refused:
        look()
    assert refused.value.key == key
