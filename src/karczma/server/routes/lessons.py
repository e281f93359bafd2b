"""Learning a game: what explains its questions, its lessons, and a table for each chapter of them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Request
from pydantic import Field

from karczma.games import find
from karczma.kernel.face import Face
from karczma.lessons import Step, find_lesson, lessons_of
from karczma.server import clock, tables
from karczma.server.routes import examples
from karczma.server.routes.answers import LearnTold, LessonTold, TableForMe, gives
from karczma.server.routes.common import Language, Me, ServicesDep, Strict, create, neighbourhood, table_for
from karczma.server.routes.games import GameName
from karczma.server.routes.tables import NewChair, chairs_for
from karczma.server.speech import SPEAKERS
from karczma.words import Words

router = APIRouter()
LessonName = Annotated[str, Path(max_length=40, examples=["first"])]

TABLE = {
    **msgspec.to_builtins(examples.TABLE),
    **{"seq": 2, "seats": [0], "host": True, "lesson": "first", "chapter": 0},
}


class NewLesson(Strict):
    game: str = Field(max_length=40, examples=["kajko"])
    lesson: str = Field(max_length=40, examples=["first"])
    chapter: int = Field(0, ge=0, le=100)
    language: Language = Field("en", examples=["pl"])


@router.get("/games/{game}/learn", tags=["lessons"], **gives(LearnTold, examples.LEARN))
async def learn(game: GameName, language: Language = "en") -> dict[str, Any]:
    """What a game is about, what explains its questions and what happens in it, and its lessons."""
    face, words = find(game), SPEAKERS[language]
    asks = sorted({step.name for step in face.steps()})
    happens = [happening.name for happening in face.vocabulary.happenings]
    return {
        "game": face.name,
        "name": words.game(face, "game-name"),
        "goal": words.taught(face, "goal"),
        "questions": _said(words, face, "coach", asks),
        "events": _said(words, face, "tip", happens),
        "lessons": [
            {
                **{"lesson": name, "sort": lesson.sort, "minutes": lesson.minutes},
                **{"name": words.game(face, f"lesson-{name}"), "about": words.game(face, f"lesson-{name}.about")},
                **{"chapters": len(lesson.chapters), "steps": lesson.steps},
            }
            for name, lesson in lessons_of(game).items()
        ],
    }


def _said(words: Words, face: Face[Any], kind: str, names: list[str]) -> dict[str, str]:
    told = {name: words.taught(face, f"{kind}-{name}") for name in names}
    return {name: text for name, text in told.items() if text}


@router.get("/games/{game}/lessons/{lesson}", tags=["lessons"], **gives(LessonTold, examples.LESSON))
async def lesson(game: GameName, lesson: LessonName, language: Language = "en") -> dict[str, Any]:
    """A lesson, chapter by chapter and step by step, in words."""
    face, words, found = find(game), SPEAKERS[language], find_lesson(game, lesson)
    return {
        "game": game,
        "lesson": lesson,
        "name": words.game(face, f"lesson-{lesson}"),
        "chapters": [
            {"steps": [_step(words, face, lesson, step) for step in chapter.steps], "play": chapter.play}
            for chapter in found.chapters
        ],
    }


def _step(words: Words, face: Face[Any], lesson: str, step: Step) -> dict[str, Any]:
    key = f"lesson-{lesson}-{step.name}"
    return {
        **msgspec.to_builtins(step),
        "text": words.game(face, key),
        "after": words.taught(face, f"{key}.after"),
        "otherwise": words.taught(face, f"{key}.otherwise"),
    }


@router.post("/lessons", tags=["lessons"], **gives(TableForMe, TABLE, 201))
async def new_lesson(body: NewLesson, me: Me, request: Request, services: ServicesDep) -> dict[str, Any]:
    """A table for a chapter of a lesson, laid and begun."""
    services.limits.check("tables", neighbourhood(request), 0.2, 30)
    pack, _ = await services.server.packs.pack(find(body.game).name, "default")
    (chair,) = chairs_for([NewChair(kind="me")], me, body.game, body.language)  # type: ignore[call-arg]
    given = (body.game, body.lesson, body.chapter, chair, pack, body.language, clock.now())
    live = await create(services, *tables.lesson_table(*given))
    await services.server.act(live, lambda: tables.start(live, clock.now()))
    return table_for(live, me)
