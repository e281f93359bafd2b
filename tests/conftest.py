"""Where the laws and the kernel are tested, the toy game is on the list of games; elsewhere the list is the house's."""

from __future__ import annotations

import gc
import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

import smithy
from karczma.games import GAMES

WITH_TOY = ("laws", "kernel")

gc.set_threshold(100_000, 50, 100)  # what is collected here are tests: thousands of things that stay until the end

# A slow machine is no reason to fail
settings.register_profile("karczma", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("karczma")

# A shell that runs the tests in the background lets them ignore Ctrl-C, and so would every command they start.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first: what is left at the end is short, so that no worker waits long for another."""
    items.sort(key=lambda item: "web" not in item.path.parts)


@pytest.fixture(autouse=True, scope="module")
def toy(request: pytest.FixtureRequest) -> Iterator[None]:
    if request.path.parent.name in WITH_TOY:
        GAMES[smithy.FACE.name] = smithy.FACE
    yield
    GAMES.pop(smithy.FACE.name, None)
