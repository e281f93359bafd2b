"""For whoever runs the server: removing what others should not have to read."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import Field

from karczma.kernel.errors import Refused
from karczma.server import deletion, tables
from karczma.server.routes import examples
from karczma.server.routes.answers import DoneTold, UnnamedTold, gives
from karczma.server.routes.common import Nothing, ServicesDep, Strict, TableId, check_host

router = APIRouter(tags=["moderation"])


class Unname(Strict):
    guest: str = Field(min_length=1, max_length=60, pattern="^[^\\x00]+$", examples=["Ania"])


@router.post("/tables/{id}/hide", **gives(DoneTold, examples.DONE))
async def hide_table(id: TableId, _: Nothing, request: Request, services: ServicesDep) -> dict[str, bool]:
    """Take a table off the list. Only for the host of the server. Its players play on; spectators are sent away."""
    check_host(services, request)
    live = await services.server.table(id)
    await services.server.act(live, lambda: tables.hide(live))
    return {"done": True}


@router.post("/guests/unname", **gives(UnnamedTold, {"guests": 1}))
async def unname_guest(body: Unname, request: Request, services: ServicesDep) -> dict[str, int]:
    """Take away a guest's name, or the name of everybody called this. Only for the host of the server.

    At every table and throughout its log they are a nameless guest until they choose another name.
    """
    check_host(services, request)
    guests = await deletion.unname(services.server, body.guest)
    if not guests:
        raise Refused("nobody-called", name=body.guest)
    return {"guests": guests}
