"""The games: the list of them, what is in their boxes, score sheets, card packs."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body, Path, Query, Request
from pydantic import Field

from karczma.bots.golems import Golem, golems_of
from karczma.games import GAMES, find
from karczma.kernel.errors import Refused
from karczma.server import speech
from karczma.server.house_bots import HouseBot
from karczma.server.routes import examples
from karczma.server.routes.answers import BoxTold, Count, FormTold, GameTold, PackTold, gives
from karczma.server.routes.common import Language, ServicesDep, Strict, check_host, check_reading, neighbourhood
from karczma.words import Words

router = APIRouter()

GameName = Annotated[str, Path(max_length=40, examples=["kajko"])]
PackName = Annotated[str, Query(max_length=60, examples=["default"])]


class NewPack(Strict):
    game: str = Field(max_length=40, examples=["kajko"])
    files: dict[str, str] = Field(min_length=1, max_length=20, examples=[examples.PACK_FILES])


@router.get("/games", tags=["games"], **gives(list[GameTold], [examples.GAME]))
async def games(services: ServicesDep, language: Language = "en") -> list[dict[str, Any]]:
    """The games with their player counts and options, in words."""
    words = speech.SPEAKERS[language]
    told: list[dict[str, Any]] = []
    for face in GAMES.values():
        settings = []
        for setting in face.table_settings:
            name, help = words.choice(face, setting.name)
            values = [{"value": v, "text": words.setting(face, setting.name, v)} for v in setting.values]
            settings.append(
                {
                    **{"name": setting.name, "text": name, "help": help, "sort": setting.sort},
                    **{"default": setting.default, "values": values},
                }
            )
        told.append(
            {
                "game": face.name,
                "name": words.game(face, "game-name"),
                "about": words.game(face, "game-about"),
                "least": face.least,
                "most": face.most,
                "minutes": list(face.minutes),
                "weight": face.weight,
                "options": settings,
                "packs": await services.server.packs.names(face.name),
                "golems": [
                    *[_golem(words, golem) for golem in golems_of(face.name)],
                    *[_of_the_house(words, bot) for bot in services.server.house.of(face.name)],
                ],
            }
        )
    return told


def _golem(words: Words, golem: Golem) -> dict[str, str]:
    name, about = words.golem(golem.id)
    return {"id": golem.id, "name": name, "temperament": golem.temperament, "about": about}


def _of_the_house(words: Words, bot: HouseBot) -> dict[str, str]:
    return {"id": bot.id, "name": bot.name, "temperament": "", "about": words.say("golem-of-the-house")}


@router.get("/games/{game}/box", tags=["games"], **gives(BoxTold, examples.BOX))
async def box(
    game: GameName, services: ServicesDep, request: Request, language: Language = "en", pack: PackName = "default"
) -> dict[str, Any]:
    """What is in the box: each thing's name, what it does, its values in this pack and where they come from.

    `help` answers "what is this?" for what is on the table: `zone:front`, `number:at_stake`, `part:town`, `card:coin`.
    A thing that is not listed there has the explanation of its kind, `idea:card` or `zone:card`.
    """
    check_reading(services, request)
    face = find(game)
    cards, _ = await services.server.packs.pack(face.name, pack)
    return Words(language, cards).box(face, cards)


@router.get("/games/{game}/sheet", tags=["score"], **gives(FormTold, examples.FORM))
async def sheet_form(
    game: GameName, services: ServicesDep, language: Language = "en", pack: PackName = "default"
) -> dict[str, Any]:
    """The form of the score sheet: what to ask for, in words. `POST /api/v1/score` scores what was filled in."""
    face = find(game)
    cards, _ = await services.server.packs.pack(face.name, pack)
    return Words(language, cards).form(face, face.form(cards))


@router.post("/score", tags=["score"], **gives(Count, {"game": "kajko", **examples.SCORE, "warnings": []}))
async def count_sheet(
    body: Annotated[Any, Body(examples=[examples.SHEET])],
    request: Request,
    services: ServicesDep,
    language: Language = "en",
    pack: PackName = "default",
) -> dict[str, Any]:
    """Score the end of a printed game, with the cards of this pack. Conflicts with our own values are only warnings."""
    services.limits.check("score", neighbourhood(request), 20.0, 200)
    if not isinstance(body, dict):
        raise Refused("sheet-object")
    name = body.get("game")
    if not isinstance(name, str):
        raise Refused("sheet-game", "game")
    cards, _ = await services.server.packs.pack(find(name).name, pack)
    told: dict[str, Any] = find(name).sheet(body, cards)
    words = Words(language, cards)
    given = [str(seat.get("name", "")).strip() for seat in body["seats"]]
    names = [name or words.say("player-at", letter=chr(ord("A") + seat)) for seat, name in enumerate(given)]
    for tie in told.get("ties", []):
        tie["text"] = words.tie(find(name), tie, names)
    return {**told, "warnings": words.warnings(told)}


@router.get("/packs/{game}", tags=["packs"], **gives(list[str], ["default", "my copy"]))
async def list_packs(game: GameName, services: ServicesDep) -> list[str]:
    """The card packs this server has for a game."""
    return await services.server.packs.names(find(game).name)


@router.post("/packs", tags=["packs"], **gives(PackTold, {"name": "my copy", "hash": examples.PRINT}, 201))
async def add_pack(body: NewPack, request: Request, services: ServicesDep) -> dict[str, str]:
    """Add a pack. Only for the host of the server: with its secret, or, if it has none, from this machine."""
    check_host(services, request)
    pack = await services.server.packs.add(body.game, body.files)
    return {"name": pack.name, "hash": pack.hash}
