"""The score sheet: the end of a printed game entered by hand, counted as the engine counts it, and shared."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import karczma
from sheets import examples
from web.browsers import Company, Device
from web.games import FACES, FRAME
from web.pen import Json, Pen
from web.table import wait
from web.words import say

EXAMPLES = [
    examples.ROLL_PLAYER,
    examples.STONESPINE,
    examples.STONESPINE_ALONE,
    examples.LOCKUP,
    examples.LOCKUP_ALONE,
    {"game": "kajko", "seats": [{"town": [["treasure_10", "coin"], ["item_5"]]}, {"town": {"coin": 3}}]},
]


class Inventor:
    """Makes up what could stand on a sheet."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.used: set[str] = set()  # each thing is entered once: no box has fewer

    def invented(self, field: Json, seats: int) -> Any:
        if field["kind"] == "flag":
            return True
        if field["kind"] == "number":
            return self.dice.randint(field["low"], min(field["high"], field["low"] + 2))
        if field["kind"] == "pick":
            return str(self.dice.choice(field["ids"]))
        if field["kind"] == "group":
            return {one["name"]: self.invented(one, seats) for one in field["fields"]}
        if field["kind"] == "either":
            return self.invented(self.dice.choice(field["ways"]), seats)
        most = field.get("most_by_seats", {}).get(str(seats), field["most"])
        if field["of"]["kind"] == "pick":
            free = [id for id in field["of"]["ids"] if id not in self.used]
            ids = self.dice.sample(free, min(len(free), self.dice.randint(0, min(most, 3))))
            self.used |= set(ids)
            return ids
        return [self.invented(field["of"], seats) for _ in range(max(field["least"], min(most, 2)))]

    def part(self, fields: list[Json], seats: int) -> Json:
        return {one["name"]: self.invented(one, seats) for one in fields}

    def sheet(self, game: str, form: Json, seats: int) -> Json:
        """A whole one."""
        made = {"game": game, "options": self.part(form["options"], seats), **self.part(form["sheet"], seats)}
        return {**made, "seats": [self.part(form["seat"], seats) for _ in range(seats)]}


def counted(page: Page) -> list[str]:
    """The totals as the page shows them."""
    page.locator("[aria-busy=false] table.score .total").wait_for()
    return page.locator("table.score .total td").all_inner_texts()


def downloaded(page: Page, folder: Path, language: str = "en") -> Json:
    with page.expect_download() as waiting:
        page.get_by_role("button", name=say("sheet-download", language)).click()
    waiting.value.save_as(folder / "sheet.json")
    sheet: Json = json.loads((folder / "sheet.json").read_text())
    return sheet


def as_read(game: str, sheet: Json) -> tuple[Json, Json, list[Json]]:
    """A sheet as it is read: with what counts where something was left out, and without lists that stay empty."""
    face = FACES[game]
    filled = face.form(face.pack(None)).read(sheet)
    seats = [
        {
            name: [one for one in value if one != []] if isinstance(value, list) else value
            for name, value in seat.items()
        }
        for seat in filled.seats
    ]
    return filled.sheet, filled.options, seats


@pytest.mark.parametrize("game", FRAME)
def test_a_sheet_is_filled_in_counted_and_shared(company: Company, game: str, tmp_path: Path) -> None:
    person = company.nobody(permissions=["clipboard-read", "clipboard-write"])
    form: Json = company.tavern.nobody().get(f"/games/{game}/sheet", language="en")
    page = person.settled(person.page(f"/sheet/{game}"))
    sheet = Inventor(random.Random(game)).sheet(game, form, min(3, FACES[game].most))
    Pen(page, form).sheet(sheet)

    expected: Json = json.loads(json.dumps(karczma.score(sheet)))
    totals = [str(seat["total"]) for seat in expected["seats"]]
    wait(page, lambda: counted(page) == totals, f"the totals are {totals}")
    assert company.tavern.nobody().post("/score", sheet)["seats"] == expected["seats"]
    assert as_read(game, downloaded(page, tmp_path)) == as_read(game, sheet)

    page.get_by_role("button", name=say("sheet-link")).click()
    page.get_by_text(say("sheet-link-copied")).first.wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    other = company.nobody("phone", "pl")
    shared = other.new_page()
    shared.goto(link)
    assert counted(shared) == totals


@pytest.mark.parametrize("sheet", EXAMPLES, ids=lambda sheet: f"{sheet['game']}-{len(sheet['seats'])}")
def test_a_worked_example_is_filled_in(company: Company, sheet: Json, tmp_path: Path) -> None:
    """All that a printed game leaves behind can be entered, and counts as the server counts the sheet."""
    fills_in(company, sheet, "desktop", "en", tmp_path)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("sheet", examples.OF_TWO, ids=lambda sheet: sheet["game"])
def test_two_players_are_entered_on_a_phone(company: Company, sheet: Json, language: str, tmp_path: Path) -> None:
    """By taps and a few letters, in less than three minutes; nothing to tap is smaller than a finger."""
    page, pen = fills_in(company, sheet, "phone", language, tmp_path)
    assert pen.taps * TAP + pen.keys * KEY < THREE_MINUTES, f"{pen.taps} taps, {pen.keys} keys"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it is wider than the phone"
    assert page.locator("main section.panel").evaluate_all(SMALL) == []


TAP, KEY, THREE_MINUTES = 1.2, 0.3, 180.0  # seconds
SMALL = """panels => panels.flatMap(panel => [...panel.querySelectorAll("button, select, input:not(.vh)")])
  .filter(one => one.checkVisibility() && !one.matches("[role=switch], [type=radio]"))
  .map(one => ({ box: one.getBoundingClientRect(), name: one.ariaLabel || one.textContent || one.id }))
  .filter(({ box }) => box.width < 44 || box.height < 44)
  .map(({ box, name }) => `${name.trim()}: ${box.width} x ${box.height}`)"""


def fills_in(company: Company, sheet: Json, device: Device, language: str, folder: Path) -> tuple[Page, Pen]:
    person = company.nobody(device, language)
    person.watch.allow("400 POST .*/api/v1/score")  # half filled in it may be counted too, if somebody pauses there
    door = company.tavern.nobody()
    game = sheet["game"]
    form: Json = door.get(f"/games/{game}/sheet", language=language)
    page = person.settled(person.page(f"/sheet/{game}"))
    pen = Pen(page, form, language)
    pen.sheet(sheet, phone=device == "phone")
    expected = door.post("/score", sheet)
    rival = [expected[name]["total"] for name in FACES[game].rivals if name in expected]
    totals = [str(total) for total in [*[seat["total"] for seat in expected["seats"]], *rival]]
    wait(page, lambda: counted(page) == totals, f"the totals are {totals}")
    entered = downloaded(page, folder, language)
    assert as_read(game, entered) == as_read(game, sheet)
    assert door.post("/score", entered) == expected
    page.reload()
    wait(page, lambda: counted(page) == totals, "after a reload everything is still there")
    return page, pen


def test_a_half_filled_dungeon_keeps_its_places(company: Company) -> None:
    """What was entered in the middle is in the middle after a reload, though nothing stands before it."""
    person = company.nobody("phone")
    page = person.settled(person.page("/sheet/stonespine"))
    cell = say("sheet-cell", row=2, column=3)
    page.get_by_role("button", name=f"{cell}: {say('sheet-cell-empty')}").first.click()
    page.get_by_role("combobox", name=say("sheet-search-in", name=cell)).first.fill("zbrojo")  # in the other language
    page.keyboard.press("Enter")
    filled = page.get_by_role("button", name=f"{cell}: Armory")
    filled.wait_for()
    page.reload()
    filled.wait_for()


def test_by_keys_alone(company: Company) -> None:
    """A die from the tray by arrows, a card by letters and Enter; the arrows are one stop for the Tab key."""
    person = company.nobody()
    page = person.settled(person.page("/sheet/roll_player"))
    home = page.get_by_role("region", name=say("sheet-player", letter="A"), exact=True)
    tray = home.get_by_role("toolbar")
    assert tray.locator("button[tabindex='0']").count() == 1
    tray.locator("button[tabindex='0']").focus()
    for key in ("ArrowRight", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    second = page.evaluate("document.activeElement.querySelector('.vh').textContent")
    slot = home.get_by_role("button", name=f"Strength 1: {second}", exact=True)
    slot.wait_for()
    home.get_by_role("combobox", name=say("sheet-search-in", name="Market cards")).focus()
    page.keyboard.type("longs")
    page.keyboard.press("Enter")
    home.get_by_role("button", name=say("sheet-remove", name="Longsword"), exact=True).wait_for()
    page.keyboard.type("zzz")
    home.get_by_text(say("sheet-nothing-found")).wait_for()
    page.keyboard.press("Escape")
    assert not home.get_by_text(say("sheet-nothing-found")).is_visible()


@pytest.mark.parametrize("game", FRAME)
def test_an_empty_sheet_comes_back_after_a_reload(company: Company, game: str) -> None:
    person = company.nobody()
    form: Json = company.tavern.nobody().get(f"/games/{game}/sheet", language="en")
    page = person.settled(person.page(f"/sheet/{game}"))
    sheet = Inventor(random.Random(1)).sheet(game, form, 2)
    sheet["seats"][1]["name"] = "Bolek z Gradowa"
    Pen(page, form).sheet(sheet)
    totals = counted(page)
    page.reload()
    assert counted(page) == totals
    assert page.get_by_label(say("sheet-name", letter="B")).input_value() == "Bolek z Gradowa"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_only_our_values_object_to_is_counted_with_a_warning(company: Company, language: str) -> None:
    sheet = {"game": "kajko", "seats": [{"name": "Bolek", "town": [["coin"] * 11]}, {"town": []}]}
    person = company.nobody("desktop", language)
    page = person.settled(person.page("/sheet/kajko"))
    page.evaluate("sheet => localStorage.setItem('karczma-sheet-kajko', sheet)", json.dumps(sheet))
    page.reload()
    assert counted(page)[0] == "11"
    told = company.tavern.nobody().post(f"/score?language={language}", sheet)["warnings"][0]["text"]
    said = page.get_by_role("status").get_by_role("listitem").inner_text()
    assert "Bolek: " in said  # after the letter of the seal
    assert told.partition("”")[2] in said  # the coin itself is called by its name and not by its id
    assert "“coin”" not in said
    assert "„coin”" not in said
