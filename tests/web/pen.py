"""A pen that fills in any score sheet by its form, with taps and keys as a person would, and counts them."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page

from web.words import say

Json = dict[str, Any]
FEW = 5  # so many are shown at once; more are searched
LETTERS = 3  # typed to find something


class Pen:
    """Writes into a form field by field, as the server describes it."""

    def __init__(self, page: Page, form: Json, language: str = "en") -> None:
        self.page = page
        self.form = form
        self.language = language
        self.taps = 0
        self.keys = 0

    # What a hand does

    def tap(self, at: Locator) -> None:
        self.taps += 1
        at.click()

    def type(self, at: Locator, text: str) -> None:
        self.keys += len(text)
        at.fill(text)

    def say(self, key: str, **facts: str | int) -> str:
        return say(key, self.language, **facts)

    # A whole sheet

    def sheet(self, sheet: Json, phone: bool = False) -> None:
        """All of it, seat by seat. What is left out stays as it is."""
        seats = len(sheet["seats"])
        main = self.page.locator("main")
        self.tap(main.get_by_role("radio", name=str(seats), exact=True).locator("xpath=.."))
        for one in self.asked("options", seats):
            if one["name"] in sheet.get("options", {}):
                self.ruling(one, sheet["options"][one["name"]])
        for one in self.asked("sheet", seats):
            if one["name"] in sheet:
                self.write(main, one, one["text"], sheet[one["name"]])
        for number, values in enumerate(sheet["seats"]):
            if phone and number:
                players = main.get_by_role("group", name=self.say("sheet-players"), exact=True)
                self.tap(players.get_by_role("button").nth(number))
            self.seat(self.home(number, values.get("name", "")), values, seats)

    def home(self, number: int, name: str = "") -> Locator:
        default = self.say("sheet-player", letter="ABCDE"[number])
        at = self.page.locator("main section.panel[aria-label]").filter(has=self.page.locator("input[maxlength]"))
        if name:
            box = at.nth(number).locator("input[maxlength]")
            self.tap(box)
            self.type(box, name)
        return self.page.get_by_role("region", name=name or default, exact=True)

    def seat(self, home: Locator, values: Json, seats: int) -> None:
        drawn = [one for one in self.asked("seat", seats) if one.get("drawn") == "dungeon"]
        if drawn and "rows" in values:
            self.dungeon(home, drawn, values)
        for one in self.asked("seat", seats):
            if one not in drawn and one["name"] in values:
                self.write(home, one, one["text"], values[one["name"]])

    def asked(self, part: str, seats: int) -> list[Json]:
        """What is asked for with this number of seats."""
        return [one for one in self.form[part] if seats in one.get("seats", [seats])]

    def ruling(self, field: Json, value: Any) -> None:
        main = self.page.locator("main")
        folded = main.locator("details:not([open]) > summary")
        if field["kind"] != "flag" and folded.count():
            self.tap(folded)
        self.write(main, field, field["text"], value)

    # Field by field

    def write(self, home: Locator, field: Json, label: str, value: Any) -> None:
        way = getattr(self, f"_{field.get('drawn') or field['kind']}")
        way(home, field, label, value)

    def called(self, field: Json, label: str) -> str:
        """What a field is called on the page."""
        optional = not field["required"] and (field["kind"] != "number" or "default" not in field)
        return f"{label} {self.say('sheet-optional')}" if optional else label

    def group(self, home: Locator, field: Json, label: str) -> Locator:
        return home.get_by_role("group", name=self.called(field, label), exact=True)

    def _flag(self, home: Locator, field: Json, label: str, value: bool) -> None:
        switch = home.get_by_role("switch", name=label, exact=True)
        if switch.is_checked() != value:
            self.tap(switch.locator("xpath=.."))  # what is tapped is the picture beside it

    def _number(self, home: Locator, field: Json, label: str, value: int) -> None:
        box = home.get_by_role("spinbutton", name=self.called(field, label), exact=True)
        if box.input_value() != str(value):
            self.tap(box)
            self.type(box, str(value))

    def _pick(self, home: Locator, field: Json, label: str, value: str) -> None:
        box = home.get_by_role("combobox", name=self.called(field, label), exact=True)
        if len(field["ids"]) > FEW:
            self.tap(box)
            self.find(box, field, value)
        else:
            self.taps += 2  # to open the list, and to pick from it
            box.select_option(value)

    def find(self, box: Locator, field: Json, id: str) -> None:
        """Type a few letters, and tap what is found."""
        self.type(box, field["texts"][id][:LETTERS])
        at = box.get_attribute("id")
        self.tap(self.page.locator(f"[id='{at}-{id}'][role=option]"))

    def _group(self, home: Locator, field: Json, label: str, value: Any) -> None:
        group = self.group(home, field, label)
        names = [one["name"] for one in field["fields"]]
        values = dict(zip(names, value, strict=True)) if field.get("in_a_row") else value
        for one in field["fields"]:
            if one["name"] in values:
                self.write(group, one, one["text"], values[one["name"]])

    def _either(self, home: Locator, field: Json, label: str, value: Any) -> None:
        types = {"pick": str, "list": list, "group": dict, "number": int}
        way = next(one for one in field["ways"] if isinstance(value, types[one["kind"]]))
        group = home.get_by_role("group", name=label, exact=True)
        choice = group.get_by_role("radio", name=way["text"], exact=True)
        if not choice.is_checked():
            self.tap(choice.locator("xpath=.."))
        self.write(group, way, way["text"], value)

    def _list(self, home: Locator, field: Json, label: str, value: list[Any]) -> None:
        inner = field["of"]
        if field.get("once") and inner["kind"] == "pick":
            self.many(home, field, label, value)
        elif inner["kind"] == "pick":
            for id in value:
                more = self.say("sheet-more-in", name=inner["texts"][id], where=label)
                self.tap(home.get_by_role("button", name=more, exact=True))
        else:
            group = self.group(home, field, label)
            for number, one in enumerate(value):
                name = f"{inner['text']} {number + 1}" if field["most"] > 1 else inner["text"]
                if not group.get_by_text(name, exact=True).count():
                    add = self.say("sheet-add", name=inner["text"])
                    self.tap(group.get_by_role("button", name=add, exact=True))
                self.write(group, inner, name, one)

    def many(self, home: Locator, field: Json, label: str, ids: list[str]) -> None:
        inner = field["of"]
        if len(inner["ids"]) <= FEW:
            group = self.group(home, field, label)
            for id in ids:
                self.tap(group.get_by_role("button", name=inner["texts"][id], exact=True))
            return
        box = home.get_by_role("combobox", name=self.say("sheet-search-in", name=label), exact=True)
        for number, id in enumerate(ids):
            if not number:
                self.tap(box)
            self.find(box, inner, id)

    # On pictures

    def _dice(self, home: Locator, field: Json, label: str, value: Json) -> None:
        group = self.group(home, field, label)
        colours = field["fields"][0]["of"]["fields"][0]["texts"]
        for row in field["fields"]:
            for number, (colour, pips) in enumerate(value[row["name"]]):
                slot = group.get_by_role("button", name=re.compile(rf"^{row['text']} {number + 1}: "))
                if slot.get_attribute("aria-pressed") == "false":
                    self.tap(slot)
                self.tap(group.get_by_role("toolbar").get_by_role("button", name=f"{colours[colour]} {pips}"))

    def _grid(self, home: Locator, field: Json, label: str, value: Json) -> None:
        group = self.group(home, field, label)
        card = field["fields"][0]
        self.write(group, card, card["text"], value["card"])
        squares = group.get_by_role("group", name=self.say("sheet-grid"), exact=True).get_by_role("button")
        self.tap(squares.nth(value["row"] * 3 + value["col"]))

    def dungeon(self, home: Locator, fields: list[Json], values: Json) -> None:
        rows, tokens, passages = fields
        ways = rows["of"]["of"]["ways"]
        group = home.get_by_role("group", name=re.compile(rf"^{self.say('sheet-dungeon')} "))
        for row in range(1, 5):
            for column in range(1, 5):
                self.chamber(group, ways, row, column, values["rows"][row - 1][column - 1])
        for token in values.get("tokens", []):
            cell = self.cell(group, token["row"], token["col"])
            palette = cell.get_by_role("toolbar", name=tokens["text"], exact=True)
            names = tokens["of"]["fields"][0]["texts"]
            self.tap(palette.get_by_role("button", name=names[token["element"]], exact=True))
        for passage in values.get("passages", []):
            cell = self.cell(group, passage["row"], passage["col"])
            sides = cell.get_by_role("group", name=passages["text"], exact=True)
            side = self.say(f"stone-side-{passage['side'].lower()}")
            self.tap(sides.get_by_role("button", name=side, exact=True))

    def cell(self, group: Locator, row: int, column: int) -> Locator:
        """What is asked about one cell, which is tapped if another was."""
        name = self.say("sheet-cell", row=row, column=column)
        button = group.get_by_role("button", name=re.compile(rf"^{name}: "))
        if button.get_attribute("aria-pressed") == "false":
            self.tap(button)
        return group.get_by_role("group", name=re.compile(rf"^{name}: "))

    def chamber(self, group: Locator, ways: list[Json], row: int, column: int, value: Any) -> None:
        cell = self.cell(group, row, column)
        box = cell.get_by_role("combobox")
        if isinstance(value, str):
            if not box.evaluate("box => box === document.activeElement"):
                self.tap(box)
            self.find(box, ways[0], value)
            return
        stone, doors, elements = ways[1]["fields"]
        self.tap(cell.get_by_role("button", name=self.say("sheet-draw"), exact=True))
        self.tap(cell.get_by_role("button", name=stone["texts"][value["stone"]], exact=True))
        sides = cell.get_by_role("group", name=doors["text"], exact=True)
        for side in value["doors"]:
            self.tap(sides.get_by_role("button", name=self.say(f"stone-side-{side.lower()}"), exact=True))
        palette = cell.get_by_role("toolbar", name=elements["text"], exact=True)
        for element in value["elements"]:
            self.tap(palette.get_by_role("button", name=elements["of"]["texts"][element], exact=True))
