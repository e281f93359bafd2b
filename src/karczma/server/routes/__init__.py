"""The HTTP routes, all under /api/v1."""

from fastapi import APIRouter

from karczma.server.routes import analyses, games, guests, keeper, lessons, records, tables
from karczma.server.routes.answers import PROBLEMS

router = APIRouter(prefix="/api/v1", responses=PROBLEMS)
for part in (guests, tables, games, lessons, records, analyses, keeper):
    router.include_router(part.router)
