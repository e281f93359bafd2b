"""Every table fits every screen: nothing cut, nothing covered, no card without its rule, what is asked in view.

Each of ten positions of each game is looked at on every screen in Polish, whose words are the longer ones, and on a
laptop and a phone in English.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from karczma.games import GAMES
from web import fit
from web.browsers import Company
from web.positions import Laid, lay
from web.table import TablePage, wait
from web.tavern import Tavern
from web.words import say

Size = tuple[int, int]

LAPTOP: Size = (1366, 768)
LOW: Size = (1366, 640)
BIG: Size = (1920, 1080)
BIGGEST: Size = (2560, 1440)
PHONE: Size = (390, 844)
SIZES: list[Size] = [LAPTOP, LOW, (1536, 730), BIG, BIGGEST, PHONE]
SCREENS: dict[str, list[Size]] = {"en": [LAPTOP, PHONE], "pl": SIZES}
SHOWN = 2  # lines of what happened just now
FEW = 3  # seats that a laptop has room for; from BIG on there is room for all

# To another table without loading the page again, as a link in it would go.
GO = """(path) => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""

# A frame in which the page has measured itself again.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


class Hall:
    """Somebody who goes from table to table in one window, in one language."""

    def __init__(self, company: Company, language: str) -> None:
        self.person, self.guest = company.guest("Ania", language=language)
        self.language = language
        self.table = TablePage(self.person.new_page())
        self.page.goto("/about")

    @property
    def page(self) -> Page:
        return self.table.page

    def go(self, laid: Laid) -> None:
        ear = self.table.ear
        ear.said.clear()  # what was said at another table is answered there
        self.page.evaluate(GO, f"/t/{laid.id}")
        wait(self.page, lambda: any(one["type"] == "hello" for one in ear.said), "the page asks for the table")
        assert self.table.here().decision() is not None
        assert self.table.id == laid.id

    def resize(self, size: Size) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(DRAWN)


@pytest.fixture(scope="module")
def halls(browser: Browser, tavern: Tavern) -> Iterator[dict[str, Hall]]:
    company = Company(browser, tavern)
    yield {language: Hall(company, language) for language in SCREENS}
    company.close()
    wrong = company.wrong()
    assert not wrong, "\n".join(wrong)


def wrong_at(page: Page, size: Size, seats: int) -> list[str]:
    found = fit.cut(page) + fit.covered(page) + fit.wordless(page)
    found += fit.away(page, "[data-prompt], .prompt [data-act], .prompt .btn")
    if size == PHONE:
        found += fit.away(page, "[data-own]")
    else:
        found += fit.away(page, "[data-touch].can, [data-touch].sel")
    if size != PHONE and (seats <= FEW or size in (BIG, BIGGEST)):
        found += fit.scrolled(page, ".seats > .all")
    if size in (LAPTOP, PHONE):
        found += fit.notes(page, "[data-touch], .room [tabindex='0']")
    return found


@pytest.mark.parametrize("game", [pytest.param(game, marks=pytest.mark.xdist_group(f"fit {game}")) for game in GAMES])
def test_a_table_fits(halls: dict[str, Hall], game: str) -> None:
    wrong: dict[str, list[str]] = {}
    for language, hall in halls.items():
        for number, table in enumerate(lay(hall.guest, game)):
            hall.go(table)
            for size in SCREENS[language]:
                hall.resize(size)
                for one in wrong_at(hall.page, size, table.seats):
                    where = f"{number}, {table.ask}, {table.seats} players, {size}, {language}"
                    wrong.setdefault(one, []).append(where)
    assert not wrong, "\n".join(f"{one}: {where[0]} and {len(where) - 1} more" for one, where in sorted(wrong.items()))


@pytest.mark.xdist_group("fit")
@pytest.mark.parametrize("game", GAMES)
def test_what_happened_has_room_beside_the_seats(halls: dict[str, Hall], game: str) -> None:
    """Three players, and lines of the log under them."""
    hall = halls["en"]
    laid = lay(hall.guest, game)[0]
    hall.resize(LAPTOP)
    hall.go(laid)
    line = hall.guest.line(laid.id)
    lines = hall.page.locator(".seats .ticker li")
    while lines.count() < SHOWN:
        hall.table.heard(line.choose())
    assert fit.scrolled(hall.page, ".seats > .all") == []


def position(hall: Hall, game: str, ask: str) -> Laid:
    return next(one for one in lay(hall.guest, game) if one.ask == ask)


@pytest.mark.xdist_group("fit")
def test_the_drawer_lies_over_nothing_that_is_asked_about(halls: dict[str, Hall]) -> None:
    hall = halls["en"]
    hall.resize(LAPTOP)
    hall.go(position(hall, "roll_player", "market"))
    hall.page.keyboard.press("r")
    hall.page.locator("[data-drawer]").wait_for()
    hall.page.evaluate(DRAWN)
    assert fit.covered(hall.page) + fit.away(hall.page, "[data-touch].can") + fit.wordless(hall.page) == []
    hall.page.keyboard.press("r")
    hall.page.locator("[data-drawer]").wait_for(state="detached")


@pytest.mark.xdist_group("fit")
def test_the_dungeon_stays_where_it_is_when_something_is_to_be_placed(halls: dict[str, Hall]) -> None:
    hall = halls["en"]
    places: dict[str, Any] = {}
    for size in (LAPTOP, LOW):
        hall.resize(size)
        for ask in ("market", "place"):
            hall.go(position(hall, "stonespine", ask))
            places[ask] = hall.page.locator(".dgn .grid").bounding_box()
        assert places["market"] == places["place"]


TOUCH = """(thing) => thing.dispatchEvent(
  new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true, isPrimary: true }))"""


@pytest.mark.xdist_group("fit")
def test_a_thug_can_be_read_while_a_location_is_chosen(halls: dict[str, Hall]) -> None:
    """By hovering, by a long press on a phone; and pressing it is pressing the place."""
    hall = halls["en"]
    page, note = hall.page, hall.page.locator(".tip.float")
    hall.resize(LAPTOP)
    hall.go(position(hall, "lockup", "visit"))
    thug = page.locator("[data-location]:has(.hit.can) .thug[role=group]").first
    name = str(thug.get_attribute("aria-label")).partition(":")[0]
    thug.hover()
    note.wait_for()
    assert note.locator("b").inner_text() == name
    touch = thug.locator("xpath=ancestor::*[@data-location]").locator("[data-touch]").get_attribute("data-touch")
    page.mouse.move(0, 0)
    note.wait_for(state="hidden")
    hall.resize(PHONE)
    thug.evaluate(TOUCH)
    note.wait_for()
    assert note.locator("b").inner_text() == name
    page.keyboard.press("Escape")
    hall.resize(LAPTOP)
    before = len(hall.table.ear.moves)
    thug.click()
    wait(page, lambda: len(hall.table.ear.moves) > before, "the place is chosen")
    assert ":".join(hall.table.ear.moves[before]["do"]) == str(touch).replace("location:", "visit:")


@pytest.mark.xdist_group("fit")
def test_dialogs_fit_and_leave_no_note_behind(halls: dict[str, Hall]) -> None:
    hall = halls["pl"]
    page = hall.page
    hall.go(lay(hall.guest, "kajko")[0])
    for size in SIZES:
        hall.resize(size)
        page.keyboard.press("?")
        dialog = page.get_by_role("dialog")
        dialog.wait_for()
        assert fit.away(page, "dialog[open]") == [], size
        page.keyboard.press("Escape")
        dialog.wait_for(state="hidden")
        gear = page.get_by_role("button", name=say("ui-settings", "pl"))
        gear.press("Enter")
        assert fit.away(page, "dialog[open], .pop:popover-open") == [], size
        page.keyboard.press("Escape")
        page.evaluate(DRAWN)
        assert page.locator(".tip.float:popover-open").count() == 0, size


# Each is a defect that somebody could make, and what finds it.
PLANTED = {
    "covered": ("main::after { content: ''; position: fixed; inset: 0 0 50% 0; z-index: 99 }", fit.covered),
    "cut": (".prompt h1 { width: 60px; white-space: nowrap; overflow: hidden }", fit.cut),
    "wordless": ("[data-words] { position: absolute; width: 1px; height: 1px; clip-path: inset(50%) }", fit.wordless),
    "away": (".prompt { transform: translateY(-60px) }", lambda page: fit.away(page, "[data-prompt]")),
    "scrolled": (".seats > .all { max-height: 200px }", lambda page: fit.scrolled(page, ".seats > .all")),
    "notes": (
        ".tip.float { left: 200px !important; top: 50px !important }",
        lambda page: fit.notes(page, "[data-touch]"),
    ),
}


@pytest.mark.xdist_group("fit")
def test_planted_defects_are_found(halls: dict[str, Hall]) -> None:
    hall = halls["en"]
    hall.resize(LAPTOP)
    hall.go(position(hall, "roll_player", "market"))
    for name, (style, find) in PLANTED.items():
        assert find(hall.page) == [], name
        sheet = "(css) => { const s = new CSSStyleSheet(); s.replaceSync(css); document.adoptedStyleSheets = [s]; }"
        hall.page.evaluate(sheet, style)
        hall.page.evaluate(DRAWN)
        assert find(hall.page), f"not found: {name}"
        hall.page.evaluate("() => { document.adoptedStyleSheets = []; }")
        hall.page.evaluate(DRAWN)
