"""Every table fits every screen: nothing cut, nothing covered, no card without its rule, what is asked in view."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from karczma.games import GAMES
from web import fit
from web.browsers import Company
from web.positions import Laid, lay
from web.table import TablePage
from web.tavern import Tavern

PHONE = (390, 844)
SIZES = [(1366, 768), (1366, 640), (1536, 730), (1920, 1080), (2560, 1440), PHONE]
ROOM_FOR_FIVE = 1920

GO = """(path) => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Hall:
    """Somebody who goes from table to table in one window, in one language."""

    def __init__(self, company: Company, language: str) -> None:
        self.person, self.guest = company.guest("Ania", language=language)
        self.table = TablePage(self.person.new_page())
        self.table.page.goto("/about")

    @property
    def page(self) -> Page:
        return self.table.page

    def go(self, laid: Laid) -> None:
        self.table.ear.seq = -1
        self.page.evaluate(GO, f"/t/{laid.id}")
        assert self.table.here().decision() is not None
        assert self.table.id == laid.id

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(DRAWN)


def wrong_at(page: Page, size: tuple[int, int], seats: int) -> list[str]:
    found = fit.cut(page) + fit.covered(page) + fit.wordless(page)
    found += fit.away(page, "[data-prompt], .prompt [data-act], .prompt .btn")
    if size != PHONE:
        found += fit.away(page, "[data-touch].can, [data-touch].sel")
    if size != PHONE and (seats <= 3 or size[0] >= ROOM_FOR_FIVE):
        found += fit.scrolled(page, ".seats > .all")
    return found


@pytest.fixture(scope="module")
def halls(browser: Browser, tavern: Tavern) -> Iterator[dict[str, Hall]]:
    company = Company(browser, tavern)
    yield {language: Hall(company, language) for language in ("en", "pl")}
    company.close()
    wrong = company.wrong()
    assert not wrong, "\n".join(wrong)


@pytest.mark.xdist_group("fit")
@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits(halls: dict[str, Hall], game: str) -> None:
    wrong: list[str] = []
    for number, laid in enumerate(lay(halls["en"].guest, game)):
        for language, hall in halls.items():
            pass
    assert not wrong
