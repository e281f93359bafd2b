"""What is this? Everything on a table answers: to a pointer, to a long press, to `?`, and to whoever walks over it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, TimeoutError

from karczma.games import GAMES
from web.boxes import box
from web.browsers import Company
from web.positions import Laid, played
from web.table import wait
from web.tavern import Tavern
from web.test_fit import LAPTOP, PHONE, TOUCH, Hall
from web.words import say

SIZES = (LAPTOP, PHONE)
PARTS = (0.2, 0.5, 0.8)  # how far into a game one looks
STEPS = 30  # how many things are walked over

# Every icon, token, counter, number and heading that can be seen on the board and in the panels of the seats and that
# nothing explains. What is left out are buttons that do something at the table and the mark of what is chosen.
SILENT = """() => {
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !one.closest(".vh") && one.getBoundingClientRect().width > 1;
  const rooms = [...document.querySelectorAll("main .room, .seats, .pcs, header .track")];
  const number = (one) => !one.children.length && /^[+−-]?\\d+([/+.]\\d*)?$/.test(one.textContent.trim());
  const asked = rooms.flatMap((room) => [...room.querySelectorAll("*")])
    .filter((one) => one.matches("svg:not(svg svg), .i, .cnt, .tok, .pip, .die, .seal, h2, h3") || number(one))
    .filter((one) => shown(one) && !one.closest(".tick, .btn, .ask, .ticker, [data-act], dialog, svg svg"));
  const where = (one) => {
    const path = [];
    for (let at = one; at && !at.matches("main, .seats, .pcs"); at = at.parentElement)
      path.unshift(`${at.tagName.toLowerCase()}.${[...at.classList].filter((c) => !c.startsWith("svelte")).join(".")}`);
    return `${path.slice(-5).join(" > ")} “${one.textContent.trim().slice(0, 30)}”`;
  };
  return [...new Set(asked.filter((one) => !one.closest("[data-what]")).map(where))];
}"""

# Notes that say nothing: a thing answers, but its name, its words or its rule are missing.
KEYS = """() => [...new Set([...document.querySelectorAll("[data-what]")].map((one) => one.dataset.what))]"""


def middles(hall: Hall, game: str, seats: int) -> Iterator[Laid]:
    """Tables early, in the middle and late in a game with this many seats."""
    record, asked = played(game, seats)
    kept = hall.guest.post("/records", record)["id"]
    for part in PARTS:
        after = int(len(asked) * part)
        seat, ask = asked[after]
        chairs = [{"kind": "me"} if i == seat else {"kind": "bot", "level": "novice"} for i in range(seats)]
        made = hall.guest.post(f"/tables/{kept}/at/{after}/play", seats=chairs)
        yield Laid(str(made["id"]), seats, ask)


@pytest.fixture(scope="module")
def hall(browser: Browser, tavern: Tavern) -> Iterator[Hall]:
    company = Company(browser, tavern)
    yield Hall(company, "pl")
    company.close()
    assert not company.wrong(), "\n".join(company.wrong())


TABLES = [(game, seats) for game in GAMES for seats in (1, 3, GAMES[game].most) if seats >= GAMES[game].least]


@pytest.mark.parametrize(
    ("game", "seats"), [pytest.param(*one, marks=pytest.mark.xdist_group(f"what {one[0]}")) for one in TABLES]
)
def test_nothing_on_a_table_is_silent(hall: Hall, tavern: Tavern, game: str, seats: int) -> None:
    silent: dict[str, str] = {}
    unknown: dict[str, str] = {}
    told = box(tavern, game, "pl")
    for number, laid in enumerate(middles(hall, game, seats)):
        hall.go(laid)
        for size in SIZES:
            hall.resize(size)
            where = f"{number}, {laid.ask}, {size}"
            silent.update(dict.fromkeys(hall.page.evaluate(SILENT), where))
            keys: list[str] = hall.page.evaluate(KEYS)
            assert len(keys) > 8, where
            unknown.update({key: where for key in keys if not key.startswith("here:") and not rule(told, key)})
    assert not silent, "\n".join(f"{one}: {where}" for one, where in silent.items())
    assert not unknown, f"nobody explains {unknown}"


def rule(told: dict[str, dict[str, dict[str, str]]], key: str) -> str:
    kind = key.partition(":")[0]
    found = [told["help"].get(one) for one in (key, f"idea:{kind}", f"zone:{kind}")]
    return next((one["rule"] for one in found if one), "")


@pytest.mark.xdist_group("what")
def test_a_silent_thing_is_found(hall: Hall) -> None:
    hall.resize(LAPTOP)
    hall.go(next(middles(hall, "kajko", 3)))
    assert hall.page.evaluate(SILENT) == []
    hall.page.evaluate("() => document.querySelector('.stacks h2').removeAttribute('data-what')")
    assert len(hall.page.evaluate(SILENT)) == 1


def note_says(page: Page, told: dict[str, dict[str, dict[str, str]]], key: str) -> None:
    """The bubble has the name, what the thing does, and the rule."""
    note = page.locator(".tip.float:popover-open")
    note.wait_for()
    words = told["help"][key]
    assert note.locator("b").inner_text().casefold() == words["name"].casefold()
    assert words["text"] in note.inner_text()
    assert note.locator("a").inner_text() == words["rule"]


def until_told(page: Page, ask: Callable[[int], object]) -> None:
    """Asks again, as a hand does that is never quite still: a thing that was drawn anew meanwhile knows of nothing."""
    for time in range(10):
        ask(time)
        try:
            page.locator(".tip.float:popover-open").wait_for(timeout=2_000)
            return
        except TimeoutError:
            continue


@pytest.mark.xdist_group("what")
@pytest.mark.parametrize(
    ("game", "key"),
    [("kajko", "number:at_stake"), ("lockup", "zone:cell"), ("roll_player", "zone:bag"), ("stonespine", "zone:market")],
)
def test_pointing_holding_and_the_key_tell_the_same(hall: Hall, tavern: Tavern, game: str, key: str) -> None:
    told = box(tavern, game, "pl")
    page = hall.page
    hall.resize(LAPTOP)
    hall.go(list(middles(hall, game, 3))[1])
    thing = page.locator(f"main [data-what='{key}']").filter(visible=True).first
    until_told(page, lambda time: thing.hover(position={"x": 8 + time % 2, "y": 8}))
    note_says(page, told, key)
    page.keyboard.press("?")
    note = page.locator(".tip.float[role=dialog]:popover-open")
    note.locator("a:focus").wait_for()
    note_says(page, told, key)
    page.keyboard.press("Enter")  # the rule is a link, which opens the rules beside the board
    number = told["help"][key]["rule"]
    page.locator("[data-drawer] .head").wait_for()
    assert page.locator("[data-drawer] section").first.get_by_text(number).count() > 0
    page.keyboard.press("r")
    page.locator("[data-drawer]").wait_for(state="detached")
    page.mouse.move(0, 0)
    hall.resize(PHONE)
    until_told(page, lambda _: thing.evaluate(TOUCH))
    note_says(page, told, key)
    page.keyboard.press("Escape")
    note.wait_for(state="hidden")
    hall.resize(LAPTOP)


@pytest.mark.xdist_group("what")
def test_without_a_thing_the_key_opens_the_help(hall: Hall) -> None:
    page = hall.page
    hall.resize(LAPTOP)
    hall.go(next(middles(hall, "kajko", 3)))
    page.mouse.move(0, 0)
    page.keyboard.press("?")
    page.get_by_role("dialog", name=say("table-help", "pl")).wait_for()
    page.keyboard.press("Escape")


@pytest.mark.xdist_group("what")
@pytest.mark.parametrize("game", GAMES)
def test_one_can_walk_over_everything(hall: Hall, game: str) -> None:
    """In the mode of its own keys and presses only tell; nothing is chosen until it is left."""
    page = hall.page
    hall.resize(LAPTOP)
    hall.go(list(middles(hall, game, 3))[1])
    before = len(hall.table.ear.moves)
    hall.table.act("what").click()
    live = page.locator("[data-what-told]")
    heard: set[str] = set()
    for _ in range(STEPS):
        page.keyboard.press("Tab")
        page.locator(".tip.float:popover-open").wait_for()
        heard.add(live.inner_text())
    assert len(heard) > STEPS // 3
    assert all(len(one) > 30 for one in heard), heard
    page.keyboard.press("ArrowRight")
    page.locator("[data-what-at]").wait_for()
    page.locator("main [data-touch].can").first.click()
    page.locator(".tip.float:popover-open").wait_for()
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    page.locator("[data-what-bar]").wait_for(state="detached")
    page.wait_for_timeout(200)
    assert len(hall.table.ear.moves) == before, "who asks what a thing is does not choose it"


@pytest.mark.xdist_group("what")
def test_on_a_phone_a_press_tells(hall: Hall) -> None:
    page = hall.page
    hall.resize(PHONE)
    hall.go(next(middles(hall, "lockup", 3)))
    hall.table.act("what").click()
    page.locator("main [data-what^='location:']").first.click(position={"x": 12, "y": 12})
    note = page.locator(".tip.float:popover-open")
    note.wait_for()
    assert note.locator("a").inner_text().startswith("LK-")
    page.locator("[data-what-bar]").get_by_role("button").click()
    page.locator("[data-what-bar]").wait_for(state="detached")
    wait(page, lambda: note.count() == 0, "the note goes too")
    hall.resize(LAPTOP)
