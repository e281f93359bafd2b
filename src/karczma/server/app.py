"""The application: routes, sockets, starting and stopping, and health checks."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from starlette.exceptions import HTTPException

import karczma
from karczma.kernel.errors import Refused
from karczma.server import problems, retention, schema, speech
from karczma.server.analyses import Analyses
from karczma.server.config import Config
from karczma.server.guard import Guard, new_secret
from karczma.server.guests import Guests
from karczma.server.limits import Limits
from karczma.server.migrations import migrate
from karczma.server.page import BUILT, Page
from karczma.server.routes import router
from karczma.server.routes.answers import components
from karczma.server.routes.common import Services
from karczma.server.sockets import Sockets
from karczma.server.store import Stale, Store, Unwritable, connect
from karczma.server.table_server import TableServer

log = logging.getLogger("karczma.app")


class Api(FastAPI):
    """With its own API description, made when somebody first asks for it."""

    def openapi(self) -> dict[str, Any]:
        """What FastAPI generates from the routes, with the schemas of our structs."""
        made = self.openapi_schema is not None
        page = super().openapi()
        if not made:
            page["components"]["schemas"].update(components())
        return page


def create(config: Config) -> Guard:
    """The whole server as one ASGI application."""
    app = Api(
        title="Karczma",
        version=karczma.__version__,
        lifespan=_lifespan,
        openapi_url="/api/v1/openapi.json",
        redoc_url=None,
        docs_url=None,
        redirect_slashes=False,  # the target would be up to whoever writes the Host header
        generate_unique_id_function=lambda route: route.name,
    )
    app.state.config = config
    app.include_router(router)
    app.add_api_route("/healthz", _healthy, include_in_schema=False)
    app.add_api_route("/readyz", _ready, include_in_schema=False)
    app.add_api_route("/metrics", _metrics, include_in_schema=False)
    for kind, answer in HANDLERS.items():
        app.add_exception_handler(kind, answer)
    page = Page(Path(config.page) if config.page else BUILT, config.allowed_origins)
    return Guard(app, page, config.allowed_origins, config.secure)


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    config: Config = app.state.config
    engine = connect(config.database_url)
    migrate(engine)
    store = Store(engine, secrets.token_hex(6))
    server = TableServer(config, store)
    guests = Guests(store)
    key = await _key(config, store)
    sockets = Sockets(server, guests, key)
    analyses = Analyses(server, config.analysis_workers)
    app.state.services = Services(config, server, guests, sockets, Limits(config.limits), key, analyses)
    server.open()
    analyses.open()
    server.spawn(retention.every_day(server, retention.Keep(config.keep_finished, config.keep_abandoned)))
    server.spawn(asyncio.to_thread(speech.learn))
    listener = _listen(config, server, sockets)
    if listener is not None:
        server.spawn(sockets.keep_telling())
    yield
    if listener is not None:
        listener.close()
    await sockets.goodbye()
    await analyses.close()
    await server.close()


def _listen(config: Config, server: TableServer, sockets: Sockets) -> Any:
    if not server.store.postgres:
        return None
    from karczma.server.listener import Listener  # noqa: PLC0415  needs the postgres extra

    return Listener(config.database_url, server, sockets)


async def _key(config: Config, store: Store) -> bytes:
    """What tickets are signed with: the secret that was set, or one the database keeps for all its processes."""
    if config.secret:
        return config.secret.encode()
    query = sa.select(schema.server_secrets.c.value).where(schema.server_secrets.c.key == "key")
    found = await store.read(lambda c: c.execute(query).scalar())
    if found is None:
        try:
            made = {"key": "key", "value": new_secret()}
            await store.write(lambda c: c.execute(sa.insert(schema.server_secrets).values(**made)))
        except Stale:
            log.info("another process was faster to make the key")
        found = await store.read(lambda c: c.execute(query).scalar())
    return str(found).encode()


async def _healthy() -> dict[str, str]:
    return {"status": "up", "version": karczma.__version__}


async def _ready(request: Request) -> Response:
    services: Services = request.app.state.services
    try:
        await services.server.store.check()
    except Unwritable:
        return JSONResponse({"status": "database out of reach"}, 503)
    return JSONResponse({"status": "ready"})


async def _metrics(request: Request) -> Response:
    services: Services = request.app.state.services
    server = services.server
    registry = CollectorRegistry()
    Gauge("karczma_sockets", "open connections", registry=registry).set(services.sockets.open)
    Gauge("karczma_tables", "tables open in this process", registry=registry).set(len(server.lives))
    Gauge("karczma_thinking", "bots thinking now", registry=registry).set(len(server.thinking))
    for name, help, count in (
        ("karczma_commits", "commits so far", server.store.commits),
        ("karczma_written", "log lines written so far", server.store.jobs),
        ("karczma_workers_replaced", "bot workers that had to be replaced", server.workers.replaced),
        ("karczma_analysis_workers_replaced", "the same of those that analyse", services.analyses.workers.replaced),
    ):
        Counter(name, help, registry=registry).inc(count)
    return Response(generate_latest(registry), media_type="text/plain; version=0.0.4")


def _language(request: Request) -> str:
    """The language in the address, or else the guest's, or else the browser's."""
    asked = request.query_params.get("language") or getattr(request.state, "language", "")
    return asked if asked in speech.SPEAKERS else problems.language_of(request.headers.raw)


def _answer(request: Request, refused: Refused, status: int = 0, headers: Mapping[str, str] | None = None) -> Response:
    told = problems.problem(refused, _language(request))
    told.status = status or told.status
    return Response(problems.encode(told), told.status, headers, media_type=problems.KIND)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return _answer(request, error)


async def _unwritable(request: Request, _: Exception) -> Response:
    return _answer(request, Refused("storage"))


async def _strange(request: Request, error: Exception) -> Response:
    """The body is nested too deeply, or is not valid text."""
    return _answer(request, Refused("bad-request", why=type(error).__name__))


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part)[:60] for part in first["loc"])
    return _answer(request, Refused("bad-request", place, why=str(first["msg"])[:200]))


async def _http(request: Request, error: Exception) -> Response:
    """Refusals by the framework itself."""
    assert isinstance(error, HTTPException)
    known = {
        404: Refused("no-such-page"),
        405: Refused("no-such-method"),
        408: Refused("body-too-slow"),
        413: Refused("body-too-large"),
    }
    refused = known.get(error.status_code, Refused("bad-request", why=str(error.detail)))
    return _answer(request, refused, error.status_code, error.headers)


async def _broken(request: Request, _: Exception) -> Response:
    """A mistake of ours: the details go to the log, and the client learns no more than that."""
    return _answer(request, Refused("our-fault"))


HANDLERS = {
    Refused: _refused,
    Unwritable: _unwritable,
    RecursionError: _strange,
    UnicodeEncodeError: _strange,
    RequestValidationError: _invalid,
    HTTPException: _http,
    Exception: _broken,
}
