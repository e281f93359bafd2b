"""The score sheet: the end of a printed game entered by hand, counted as the engine counts it, and shared."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

import karczma
from sheets import examples
from web.browsers import Company
from web.games import FACES, FRAME
from web.table import wait
from web.words import say

Json = dict[str, Any]
EXAMPLES = [
    examples.ROLL_PLAYER,
    examples.STONESPINE,
    examples.STONESPINE_ALONE,
    examples.LOCKUP,
    examples.LOCKUP_ALONE,
]


class Pen:
    """Writes into a form field by field, as the server describes it."""

    def write(self, home: Locator, field: Json, label: str, value: Any) -> None:
        ways: dict[str, Callable[..., None]] = {
            "flag": self._flag,
            "number": self._number,
            "pick": self._pick,
            "list": self._list,
            "group": self._group,
        }
        ways[field["kind"]](home, field, label, value)

    def _flag(self, home: Locator, field: Json, label: str, value: bool) -> None:
        switch = home.get_by_role("switch", name=label, exact=True)
        switch.set_checked(value, force=True)  # what is clicked is the picture beside it

    def _number(self, home: Locator, field: Json, label: str, value: int) -> None:
        home.get_by_role("spinbutton", name=called(field, label), exact=True).fill(str(value))

    def _pick(self, home: Locator, field: Json, label: str, value: str) -> None:
        home.get_by_role("combobox", name=called(field, label), exact=True).select_option(value)

    def _group(self, home: Locator, field: Json, label: str, value: Any) -> None:
        group = home.get_by_role("group", name=called(field, label), exact=True)
        names = [one["name"] for one in field["fields"]]
        values = dict(zip(names, value, strict=True)) if field.get("in_a_row") else value
        for one in field["fields"]:
            if one["name"] in values:
                self.write(group, one, one["text"], values[one["name"]])

    def _list(self, home: Locator, field: Json, label: str, value: list[Any]) -> None:
        inner = field["of"]
        if is_counted(field):
            for id in value:
                more = say("sheet-more-in", name=inner["texts"][id], where=label)
                home.get_by_role("button", name=more, exact=True).click()
            return
        group = home.get_by_role("group", name=called(field, label), exact=True)
        for number, one in enumerate(value):
            name = f"{inner['text']} {number + 1}" if field["most"] > 1 else inner["text"]
            if not group.get_by_text(name, exact=True).count():
                group.get_by_role("button", name=say("sheet-add", name=inner["text"]), exact=True).click()
            self.write(group, inner, name, one)


def called(field: Json, label: str) -> str:
    """What a field is called on the page."""
    return label if field["required"] else f"{label} {say('sheet-optional')}"


def is_counted(field: Json) -> bool:
    """Whether this is a list of things of which one says how many there are of each."""
    return bool(field["of"]["kind"] == "pick" and field["least"] != field["most"])


def asked(fields: list[Json], seats: int) -> list[Json]:
    """What is asked for with so many seats."""
    return [one for one in fields if seats in one.get("seats", [seats])]


class Inventor(Pen):
    """Fills in a form with anything, and remembers what it wrote."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.used: set[str] = set()  # each thing is entered once: no box has fewer

    def fill(self, home: Locator, field: Json, label: str, seats: int) -> Any:
        value = self.invented(field, seats)
        self.write(home, field, label, value)
        return value + [[]] * self._left_empty(home, field, label, len(value)) if field["kind"] == "list" else value

    def invented(self, field: Json, seats: int) -> Any:
        if field["kind"] == "flag":
            return True
        if field["kind"] == "number":
            return self.dice.randint(field["low"], min(field["high"], field["low"] + 9))
        if field["kind"] == "pick":
            return str(self.dice.choice(field["ids"]))
        if field["kind"] == "group":
            return {one["name"]: self.invented(one, seats) for one in asked(field["fields"], seats)}
        most = field.get("most_by_seats", {}).get(str(seats), field["most"])
        if is_counted(field):
            free = [id for id in field["of"]["ids"] if id not in self.used]
            ids = self.dice.sample(free, min(len(free), self.dice.randint(0, min(most, 3))))
            self.used |= set(ids)
            return ids
        return [self.invented(field["of"], seats) for _ in range(max(field["least"], min(most, 2)))]

    def _left_empty(self, home: Locator, field: Json, label: str, filled: int) -> int:
        """Lists that are laid out from the start and may stay empty are on the sheet all the same."""
        if field["of"]["kind"] != "list":
            return 0
        group = home.get_by_role("group", name=called(field, label), exact=True)
        found = 0
        while group.get_by_text(f"{field['of']['text']} {filled + found + 1}", exact=True).count():
            found += 1
        return found


def counted(page: Page) -> list[str]:
    """The totals as the page shows them."""
    page.locator("[aria-busy=false] table.score tfoot").wait_for()
    return page.locator("table.score tfoot tr").first.locator("td").all_inner_texts()


@pytest.mark.parametrize("game", FRAME)
def test_a_sheet_is_filled_in_counted_and_shared(company: Company, game: str, tmp_path: Path) -> None:
    person = company.nobody(permissions=["clipboard-read", "clipboard-write"])
    form: Json = company.tavern.nobody().get(f"/games/{game}/sheet", language="en")
    page = person.settled(person.page(f"/sheet/{game}"))
    pen = Inventor(random.Random(game))
    seats = min(3, FACES[game].most)
    page.get_by_role("radio", name=str(seats), exact=True).check(force=True)
    main = page.locator("main")
    sheet: Json = {"game": game}
    options = {one["name"]: pen.fill(main, one, one["text"], seats) for one in form["options"]}
    sheet |= {"options": options} if options else {}
    sheet |= {one["name"]: pen.fill(main, one, one["text"], seats) for one in form["sheet"]}
    sheet["seats"] = []
    for seat in range(seats):
        home = page.get_by_role("region", name=say("sheet-player", letter="ABCDE"[seat]), exact=True)
        sheet["seats"].append({one["name"]: pen.fill(home, one, one["text"], seats) for one in form["seat"]})

    expected: Json = json.loads(json.dumps(karczma.score(sheet)))
    totals = [str(seat["total"]) for seat in expected["seats"]]
    wait(page, lambda: counted(page) == totals, f"the totals are {totals}")
    assert company.tavern.nobody().post("/score", sheet)["seats"] == expected["seats"]

    with page.expect_download() as waiting:
        page.get_by_role("button", name=say("sheet-download")).click()
    waiting.value.save_as(tmp_path / "sheet.json")
    assert json.loads((tmp_path / "sheet.json").read_text()) == sheet

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
    person = company.nobody()
    person.watch.allow("400 POST .*/api/v1/score")  # half filled in it may be counted too, if somebody pauses there
    door = company.tavern.nobody()
    game, seats = sheet["game"], len(sheet["seats"])
    form: Json = door.get(f"/games/{game}/sheet", language="en")
    page = person.settled(person.page(f"/sheet/{game}"))
    page.get_by_role("radio", name=str(seats), exact=True).check(force=True)
    pen = Pen()
    for one in asked(form["sheet"], seats):
        pen.write(page.locator("main"), one, one["text"], sheet[one["name"]])
    for number, seat in enumerate(sheet["seats"]):
        home = page.get_by_role("region", name=say("sheet-player", letter="ABCDE"[number]), exact=True)
        for one in asked(form["seat"], seats):
            if one["name"] in seat:
                pen.write(home, one, one["text"], seat[one["name"]])

    expected = door.post("/score", sheet)
    rival = [expected[name]["total"] for name in FACES[game].rivals if name in expected]
    totals = [str(total) for total in [*[seat["total"] for seat in expected["seats"]], *rival]]
    wait(page, lambda: counted(page) == totals, f"the totals are {totals}")
    with page.expect_download() as waiting:
        page.get_by_role("button", name=say("sheet-download")).click()
    waiting.value.save_as(tmp_path / "sheet.json")
    entered: Json = json.loads((tmp_path / "sheet.json").read_text())
    assert as_read(game, entered) == as_read(game, sheet)
    assert door.post("/score", entered) == expected


def as_read(game: str, sheet: Json) -> tuple[Json, Json, list[Json]]:
    """A sheet as it is read: with what counts where something was left out."""
    face = FACES[game]
    filled = face.form(face.pack(None)).read(sheet)
    return filled.sheet, filled.options, filled.seats


@pytest.mark.parametrize("game", FRAME)
def test_an_empty_sheet_says_what_is_missing_and_comes_back_after_a_reload(company: Company, game: str) -> None:
    person = company.nobody()
    form: Json = company.tavern.nobody().get(f"/games/{game}/sheet", language="en")
    page = person.settled(person.page(f"/sheet/{game}"))
    page.get_by_label(say("sheet-name", letter="B")).fill("Bolek z Gradowa")
    pen = Inventor(random.Random(1))
    for letter in ("Player A", "Bolek z Gradowa"):
        home = page.get_by_role("region", name=letter, exact=True)
        for one in form["seat"]:
            pen.fill(home, one, one["text"], 2)
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
