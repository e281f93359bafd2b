"""Serving: the log, the warnings, and uvicorn with what a game table needs."""

from __future__ import annotations

import errno
import gc
import json
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
import uvicorn
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from karczma.kernel.errors import Refused
from karczma.server import files
from karczma.server.app import create
from karczma.server.config import Config, own_folder, with_flags
from karczma.server.connections import Connection, CountedWire, OnceASecond, Wire
from karczma.server.guard import Guard
from karczma.server.house_bots import House
from karczma.server.migrations import migrate
from karczma.server.protocol import MESSAGE_BYTES
from karczma.server.store import connect
from karczma.words import Words

log = logging.getLogger("karczma")
SECRET_LENGTH = 16  # characters that take too long to guess

MOST = 10_000  # connections at once
SPARE = 100  # files for everything that is not a connection


class Lines(logging.Formatter):
    """One JSON object per line: when, how bad, who says so, what."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def set_up_log(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(OnceASecond())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.access", "uvicorn.error"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.access").setLevel("WARNING" if level != "debug" else "DEBUG")
    # These would log every frame and every parameter, with all the tickets, hands and seeds in them.
    for name in ("uvicorn.error", "websockets", "asyncio"):
        logging.getLogger(name).setLevel("INFO")
    for name in ("sqlalchemy", "alembic"):  # these log every statement at the level below
        logging.getLogger(name).setLevel("WARNING")


class Server(uvicorn.Server):
    """Uvicorn, but everybody is told to come back before connections are cut."""

    def __init__(self, config: uvicorn.Config, guard: Guard, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.guard = guard
        self.opened = opened  # called when people can come in

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for server in self.servers:
            for one in server.sockets:
                log.info("serving on %s", ":".join(map(str, one.getsockname()[:2])))
        if self.started:
            self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("stopping: everybody is told to come back")
        for server in self.servers:
            server.close()
        await self.guard.app.state.services.sockets.goodbye()
        await super().shutdown(sockets)
        log.info("stopped")


@contextmanager
def opened(url: str | None, must_exist: bool = False) -> Iterator[sa.Engine]:
    """The database from the settings, or this one; whatever goes wrong with it is reported in a sentence."""
    config = with_flags(database=url)
    try:
        engine = connect(config.database_url)
        file = engine.url.database if engine.dialect.name == "sqlite" else None
        if must_exist and file and not Path(file).exists():
            raise Refused("database-missing", file=file)
        _keep_private(config)
        yield engine
        engine.dispose()
    except (SQLAlchemyError, ModuleNotFoundError) as error:
        why = error.orig if isinstance(error, DBAPIError) else error
        raise Refused("database-trouble", why=str(why).splitlines()[0][:200]) from None


def make(config: Config, opened: Callable[[], None] = lambda: None) -> Server:
    """The server, ready to run."""
    guard = create(config)
    # With a thousand people a full collection takes half a second, in which nobody is answered. What is loaded now
    # stays for good and need not be looked at, and young garbage is found all the same.
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    settings = uvicorn.Config(
        guard,
        host=config.host,
        port=config.port,
        log_config=None,
        server_header=False,
        http=Connection if config.limits else "auto",
        ws=CountedWire if config.limits else Wire,
        limit_concurrency=_most_connections() if config.limits else None,
        ws_max_size=4 * MESSAGE_BYTES,  # up to here we say why; beyond it the socket is cut
        ws_per_message_deflate=False,  # a megabyte of memory for every few sockets is not worth it on short messages
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=5,
    )
    return Server(settings, guard, opened)


def _most_connections() -> int:
    """As many as this process may have open, with some to spare for the database; others are told to wait."""
    allowed = os.sysconf("SC_OPEN_MAX") if hasattr(os, "sysconf") else -1
    return min(MOST, max(1, allowed - SPARE)) if allowed > 0 else MOST


def serve_alone(config: Config) -> None:
    """Serve without a terminal to talk to: if it cannot start, the log says why in one line."""
    try:
        serve(config)
    except Refused as refused:
        set_up_log(config.log_level)
        log.error("%s", Words("en").error(refused))
        sys.exit(1)


def serve(config: Config, opened: Callable[[], None] = lambda: None) -> None:
    """Serve until told to stop; whatever is waiting to be written is written first."""
    check_secret(config)
    check_port(config)
    House(config.bots)
    set_up_log(config.log_level)
    warn(config)
    with files.held(files.file_of(config.database_url)):
        _keep_private(config)
        _prepare(config)
        server = make(config, opened)
        # Uvicorn raises the signal again at the end, and dying of it would leave the workers' locks behind.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
        with suppress(KeyboardInterrupt):
            server.run()
    if not server.started:
        sys.exit(1)


def check_secret(config: Config) -> None:
    """Refused if others could guess it: whoever has it is the host of the server, and can make anybody's ticket."""
    if _short(config) and (config.exposed or config.public_url):
        raise Refused("secret-short", "KARCZMA_SECRET", least=SECRET_LENGTH)


def _short(config: Config) -> bool:
    return 0 < len(config.secret) < SECRET_LENGTH


def check_port(config: Config) -> None:
    """Refused in one sentence if we cannot listen there, before anything is touched."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    try:
        socket.create_server((config.host, config.port), family=family).close()
    except OSError as error:
        raise _why_not(error, config) from None


def _why_not(error: OSError, config: Config) -> Refused:
    host, port = config.host, str(config.port)
    if error.errno == errno.EADDRINUSE:
        return Refused("port-taken", port=port)
    if error.errno == errno.EACCES:
        return Refused("port-not-allowed", port=port)
    if error.errno == errno.EADDRNOTAVAIL:
        return Refused("host-not-here", host=host)
    return Refused("cannot-listen", host=host, port=port, why=str(error.strerror or error))


def open_browser(url: str) -> None:
    """Open the page in a browser with a window, if there is one: one in the terminal would write over our log."""
    windows = sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
    if windows:
        # Some of them do not return until they are closed.
        threading.Thread(target=webbrowser.open, args=(url,), name="karczma-browser", daemon=True).start()


def warn(config: Config) -> None:
    """Warn of whatever is open to others."""
    if config.party:
        return  # that is what they wanted
    if _short(config):
        log.warning("KARCZMA_SECRET is short and can be guessed: it should have %d characters or more", SECRET_LENGTH)
    if config.exposed and not config.secret:
        log.warning("others can reach this server, and KARCZMA_SECRET is not set: anyone on this machine is its host")
    if config.exposed and not config.secure:
        log.warning(
            "others can reach this server, but not over https: set KARCZMA_PUBLIC_URL behind a proxy that adds it"
        )


def _keep_private(config: Config) -> None:
    file = files.file_of(config.database_url)
    if not config.database:
        files.keep_folder_private(own_folder())
    if file is not None:
        files.keep_private(file)


def _prepare(config: Config) -> None:
    """Bring the database to its newest shape; if that fails, say why in one line, not in a heap of them."""
    try:
        engine = connect(config.database_url)
        migrate(engine)
        engine.dispose()
    except Refused as refused:
        log.error("%s", refused)
        sys.exit(1)
    except (SQLAlchemyError, ModuleNotFoundError) as error:
        why = error.orig if isinstance(error, DBAPIError) else error
        log.error("the database cannot be opened: %s", why)
        sys.exit(1)
