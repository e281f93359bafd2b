"""One server and one browser for each worker, and for each test people with browsers of their own."""

from __future__ import annotations

import os
import warnings
from collections.abc import Generator, Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import karczma
import smithy
from karczma.games import GAMES
from memory import memory
from web import browsers
from web.browsers import Company
from web.tavern import Tavern

PAGE = Path(os.environ.get("KARCZMA_PAGE", Path(karczma.__file__).parent / "web"))  # as built, here or elsewhere

FAILED = pytest.StashKey[bool]()


@pytest.fixture(autouse=True, scope="module")
def with_toy() -> Iterator[None]:
    GAMES[smithy.FACE.name] = smithy.FACE
    yield
    GAMES.pop(smithy.FACE.name, None)


def _compiled_is_here() -> bool:
    try:
        return any(str(file).endswith(".so") for file in distribution("karczma").files or [])
    except PackageNotFoundError:
        return False


def _why_not() -> str:
    if not browsers.program():
        return "there is no Chromium on this machine; apt-get install chromium-headless-shell"
    if not (PAGE / "index.html").is_file():
        return f"the page is not built: there is none in {PAGE}; make page"
    return ""


@pytest.fixture(scope="session")
def possible() -> None:
    """Whether the page can be tested here; if not it is said loudly."""
    if os.environ.get("KARCZMA_EXPECT") == "interpreted" and _compiled_is_here():
        pytest.skip("tests of the page run with the compiled engine: it is the page they look at")
    why = _why_not()
    if why:
        warnings.warn(f"NOT TESTED in a browser: {why}", stacklevel=1)
        pytest.skip(f"NOT TESTED in a browser: {why}")


@pytest.fixture(scope="package")
def browser(possible: None) -> Iterator[Browser]:
    """For as long as tests of this folder run: Playwright keeps an event loop that others must not meet."""
    with browsers.opened() as one:
        yield one


@pytest.fixture(scope="session")
def tavern(possible: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tavern]:
    with memory(tmp_path_factory.mktemp("tavern")) as folder:
        one = Tavern(folder, page=str(PAGE)).start()
        yield one
        one.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def company(browser: Browser, tavern: Tavern, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Company]:
    one = Company(browser, tavern)
    yield one
    if request.node.stash.get(FAILED, False):
        print("as it looked:", *one.pictures(tmp_path), sep="\n")
    one.close()
    wrong = one.wrong()
    assert not wrong, "\n".join(wrong)
