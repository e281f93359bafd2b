"""Analyses of finished games: ask for one, see how far it is, cancel it; and how I play, according to mine."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

from fastapi import APIRouter, Request, Response
from pydantic import Field

from karczma.kernel.errors import Refused
from karczma.server import analyses, play
from karczma.server.open_table import OpenTable
from karczma.server.routes import examples
from karczma.server.routes.answers import PlayTold, StandingTold, gives
from karczma.server.routes.common import (
    Language,
    MaybeMe,
    Me,
    Nothing,
    Services,
    ServicesDep,
    Strict,
    TableId,
    check_reading,
    neighbourhood,
    seen,
)

router = APIRouter()

Effort = Literal["quick", "deep"]
DONE = {**examples.STANDING, "state": "done", "done": 40, "analysis": examples.ANALYSIS}
CANCELLED = {**examples.STANDING, "state": "cancelled"}


class Wanted(Strict):
    effort: Effort = Field("quick", examples=["quick"])


@router.post("/tables/{id}/analysis", tags=["analyses"], **gives(StandingTold, examples.STANDING))
async def analyse(
    id: TableId, body: Wanted, me: Me, request: Request, services: ServicesDep, language: Language = "en"
) -> Response:
    """Have a finished game analysed, or join the analysis under way; one that was cancelled is gone on with."""
    services.limits.check("analyses", neighbourhood(request), 1.0, 60)
    live = await seen(services, id, me)
    await services.analyses.start(live, body.effort, me.id)
    return await _standing(services, live, body.effort, language)


@router.get("/tables/{id}/analysis", tags=["analyses"], **gives(StandingTold, DONE))
async def look_at_analysis(
    id: TableId,
    services: ServicesDep,
    me: MaybeMe,
    request: Request,
    effort: Effort = "quick",
    language: Language = "en",
) -> Response:
    """How far the analysis of a finished game is; when it is done, all of it."""
    check_reading(services, request)
    return await _standing(services, await seen(services, id, me), effort, language)


@router.delete("/tables/{id}/analysis", tags=["analyses"], **gives(StandingTold, CANCELLED))
async def cancel_analysis(
    id: TableId, me: Me, services: ServicesDep, effort: Effort = "quick", language: Language = "en"
) -> Response:
    """Cancel an analysis that is not done. What has been found is kept, so that it can be gone on with.

    Only for those who belong to the table, and for whoever has asked for it.
    """
    live = await seen(services, id, me)
    standing = await services.analyses.standing(live, effort)
    if me.id != standing.guest and me.id not in live.meta.members():
        raise Refused("analysis-not-yours")
    await services.analyses.cancel(live, effort)
    return await _standing(services, live, effort, language)


async def _standing(services: Services, live: OpenTable, effort: Effort, language: Language) -> Response:
    standing = await services.analyses.standing(live, effort)
    return Response(await asyncio.to_thread(analyses.told, live, standing, language), media_type="application/json")


@router.get("/me/play", tags=["analyses"], **gives(PlayTold, examples.PLAY))
async def how_i_play(me: Me, request: Request, services: ServicesDep, language: Language = "en") -> dict[str, Any]:
    """How I play, by the quick analyses of my finished games here."""
    check_reading(services, request)
    return await play.told(services.server, me, language)


@router.post("/me/play", tags=["analyses"], **gives(PlayTold, examples.PLAY))
async def analyse_mine(
    _: Nothing, me: Me, request: Request, services: ServicesDep, language: Language = "en"
) -> dict[str, Any]:
    """Have those of my finished games analysed that are not yet: the newest first, and as many as may wait."""
    services.limits.check("analyses", neighbourhood(request), 1.0, 60)
    await play.analyse_next(services.server, services.analyses, me)
    return await play.told(services.server, me, language)
