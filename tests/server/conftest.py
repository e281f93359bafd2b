"""A server for each file of tests: everybody brings guests and tables of their own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import smithy
from karczma.games import GAMES
from karczma.server import clock
from memory import memory
from server.hall import BOT_SECONDS, Hall, Process, Time, hall


@pytest.fixture
def tmp_path(tmp_path: Path) -> Iterator[Path]:
    """In memory: a server writes every move through before it acknowledges it."""
    with memory(tmp_path) as folder:
        yield folder


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A server in this process that knows the toy game too (but its bots do not)."""
    GAMES[smithy.FACE.name] = smithy.FACE
    with hall(tmp_path_factory.mktemp("hall")) as one:
        yield one
    GAMES.pop(smithy.FACE.name, None)


@pytest.fixture(scope="session")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server in a process of its own, where bots play the toy game too."""
    with memory(tmp_path_factory.mktemp("process")) as folder, closing(Process(folder, bot_seconds=BOT_SECONDS)) as one:
        yield one


@pytest.fixture
def passing(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The server's clock, to let time pass."""
    one = Time(clock.now)
    monkeypatch.setattr(clock, "now", one.now)
    return one
