"""The score sheet: the end of a printed game entered by hand, counted as the engine counts it, and shared."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

import karczma
from web.browsers import Company
from web.games import FACES, FRAME
from web.table import wait
from web.words import say

Json = dict[str, Any]


class Pen:
    """Fills in a form field by field, as the server describes it, and remembers what it wrote."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.used: set[str] = set()  # each thing is entered once: no box has fewer

    def fill(self, home: Locator, field: Json, label: str, seats: int) -> Any:
        ways = {
            "flag": self._flag,
            "number": self._number,
            "pick": self._pick,
            "list": self._list,
            "group": self._group,
        }
        return ways[field["kind"]](home, field, label, seats)

    def _flag(self, home: Locator, field: Json, label: str, seats: int) -> bool:
        switch = home.get_by_role("switch", name=label)
        if not switch.is_checked():
            switch.check(force=True)  # what is clicked is the picture beside it
        return True

    def _number(self, home: Locator, field: Json, label: str, seats: int) -> int:
        number = self.dice.randint(field["low"], min(field["high"], field["low"] + 9))
        home.get_by_role("spinbutton", name=label).fill(str(number))
        return number

    def _pick(self, home: Locator, field: Json, label: str, seats: int) -> str:
        id = str(self.dice.choice(field["ids"]))
        home.get_by_label(label, exact=True).last.select_option(id)
        return id

    def _group(self, home: Locator, field: Json, label: str, seats: int) -> Json:
        group = home.get_by_role("group", name=label)
        return {one["name"]: self.fill(group, one, one["text"], seats) for one in field["fields"]}

    def _list(self, home: Locator, field: Json, label: str, seats: int) -> list[Any]:
        most = field.get("most_by_seats", {}).get(str(seats), field["most"])
        inner = field["of"]
        if inner["kind"] == "pick" and field["least"] != field["most"]:
            return self._count(home, inner, label, min(most, 3))
        wanted = max(field["least"], min(most, 2))
        items = [f"{inner['text']} {number + 1}" if most > 1 else inner["text"] for number in range(wanted)]
        group = home.get_by_role("group", name=label)
        filled = []
        for name in items:
            if not group.get_by_text(name, exact=True).count():
                group.get_by_role("button", name=say("sheet-add", name=inner["text"])).click()
            filled.append(self.fill(group, inner, name, seats))
        return filled + [[]] * self._left_empty(group, inner, len(filled))

    def _left_empty(self, group: Locator, inner: Json, filled: int) -> int:
        """Lists that are laid out from the start and may stay empty are on the sheet all the same."""
        if inner["kind"] != "list":
            return 0
        found = 0
        while group.get_by_text(f"{inner['text']} {filled + found + 1}", exact=True).count():
            found += 1
        return found

    def _count(self, home: Locator, pick: Json, label: str, most: int) -> list[str]:
        free = [id for id in pick["ids"] if id not in self.used]
        ids = self.dice.sample(free, min(len(free), self.dice.randint(0, most)))
        self.used |= set(ids)
        for id in ids:
            home.get_by_role(
                "button", name=say("sheet-more-in", name=pick["texts"][id], where=label), exact=True
            ).click()
        return ids


def counted(page: Page) -> list[str]:
    """The totals as the page shows them."""
    page.locator("[aria-busy=false] table.score tfoot").wait_for()
    return page.locator("table.score tfoot tr").first.locator("td").all_inner_texts()


@pytest.mark.parametrize("game", FRAME)
def test_a_sheet_is_filled_in_counted_and_shared(company: Company, game: str, tmp_path: Path) -> None:
    person = company.nobody(permissions=["clipboard-read", "clipboard-write"])
    form: Json = company.tavern.nobody().get(f"/games/{game}/sheet", language="en")
    page = person.settled(person.page(f"/sheet/{game}"))
    pen = Pen(random.Random(game))
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


@pytest.mark.parametrize("game", FRAME)
def test_an_empty_sheet_says_what_is_missing_and_comes_back_after_a_reload(company: Company, game: str) -> None:
    person = company.nobody()
    form: Json = company.tavern.nobody().get(f"/games/{game}/sheet", language="en")
    page = person.settled(person.page(f"/sheet/{game}"))
    page.get_by_label(say("sheet-name", letter="B")).fill("Bolek z Gradowa")
    pen = Pen(random.Random(1))
    for letter in ("Player A", "Bolek z Gradowa"):
        home = page.get_by_role("region", name=letter, exact=True)
        for one in form["seat"]:
            pen.fill(home, one, one["text"], 2)
    totals = counted(page)
    page.reload()
    assert counted(page) == totals
    assert page.get_by_label(say("sheet-name", letter="B")).input_value() == "Bolek z Gradowa"
