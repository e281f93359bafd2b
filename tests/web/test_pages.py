"""Every page in both languages and themes, on a desktop, at 200 % and on a phone: nothing cut, no key, no barrier."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

import smithy
from web import looks
from web.browsers import Company, Device
from web.evening import Evening
from web.games import NAMES
from web.tavern import Tavern

OF_GAME: dict[str, str] = {
    "table-open": "/t/{open}",
    "table-running": "/t/{running}",
    "table-over": "/t/{over}",
    "replay": "/t/{over}/at/6",
    "cards": "/cards/{game}",
    "rules": "/rules/{game}",
    "guide": "/guide/{game}",
    "sheet": "/sheet/{game}",
}
OF_HOUSE: dict[str, str] = {
    "door": "/",
    "invitation": "/i/{invitation}",
    "device": "/d/{device}",
    "all-cards": "/cards",
    "all-rules": "/rules",
    "all-sheets": "/sheet",
    "about": "/about",
    "nowhere": "/no/such/room",
}
EVERYWHERE = NAMES[0]
PAGES = [(name, EVERYWHERE) for name in OF_HOUSE] + [(name, game) for game in NAMES for name in OF_GAME]
STRANGERS = ("invitation", "device")  # who opens these links has not come in yet
DEVICES: list[Device] = ["desktop", "zoomed", "phone"]


@pytest.fixture(scope="session")
def evenings(tavern: Tavern) -> dict[str, Evening]:
    return {}


# Each language in one theme: what is said there is the same in both. Polish has the longer words, so where there is
# little room it is what is looked at.
SEEN = (("en", "light"), ("pl", "dark"))
SEEN_IN = {"desktop": SEEN, "zoomed": SEEN[1:], "phone": SEEN[1:]}
# Kajko shows every page on every device. Of the others, what differs is the board, seen on two, and what is written on
# pages that are long to read, each seen on one, in Polish. The toy has no board of its own, and no page to read.
SEEN_ON = {
    "table-open": "phone",
    "replay": "phone",
    "cards": "desktop",
    "rules": "phone",
    "guide": "phone",
    "sheet": "desktop",
}
LOOKS = [
    (name, game, one)
    for name, game in PAGES
    for one in DEVICES
    if game == EVERYWHERE
    or (one != "zoomed" and SEEN_ON.get(name, one) == one and (game != smithy.FACE.name or name == "table-running"))
]
READERS = list(dict.fromkeys((game, device) for _, game, device in LOOKS))
# Who opens a link has not come in yet. A replay goes on bringing every other position of the game, which is not waited
# for. Both are looked at in a browser of their own; the others one after the other in the same.
APART = (*STRANGERS, "replay")


def pages(game: str, device: Device, seen: tuple[str, str]) -> list[str]:
    """What is looked at of this game on this device, in one language and theme."""
    names = [name for name, of, on in LOOKS if (of, on) == (game, device)]
    if seen == SEEN[-1]:
        return names
    everywhere = SEEN_IN[device]
    return [name for name in names if seen in everywhere and (game == EVERYWHERE or name not in SEEN_ON)]


def asks_axe(name: str, game: str, device: Device, seen: tuple[str, str]) -> bool:
    """Axe takes longer than all the rest, so it looks once at each layout: by day on a desktop, by night on a phone.

    The rules of all games are laid out alike; of the pictures in the guides tests/web/test_guide.py asks it.
    """
    first = next(one for one in SEEN if name in pages(game, device, one))
    return device != "zoomed" and seen == first and (name not in ("rules", "guide") or game == EVERYWHERE)


@pytest.mark.parametrize(
    ("game", "device"),
    [pytest.param(*one, id="-".join(one), marks=pytest.mark.xdist_group(f"evening-{one[0]}")) for one in READERS],
)
def test_every_page_can_be_read_by_everybody(
    company: Company, evenings: dict[str, Evening], game: str, device: Device
) -> None:
    wrong: list[str] = []
    for language, scheme in SEEN:
        names = pages(game, device, (language, scheme))
        if not names:
            continue
        if game not in evenings:
            evenings[game] = Evening(company.tavern, game)
        evening = evenings[game].speak(language)
        reader = company.nobody(device, language, color_scheme=scheme).be(evening.ania)
        open_page = reader.new_page()
        for name in names:
            person, page = reader, open_page
            if name in APART:
                person = company.nobody(device, language, color_scheme=scheme)
                page = (person if name in STRANGERS else person.be(evening.ania)).new_page()
            page.goto(address(name, evening))
            if name == "replay":
                page.locator(".stage .panel").first.wait_for()
            person.settled(page, whole=name != "replay")
            seen = look_at(page, language, scheme, device)
            if asks_axe(name, game, device, (language, scheme)):
                seen += looks.objections(page)
            wrong += [f"{name}, {language}: {one}" for one in seen]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("device", DEVICES)
def test_who_has_never_been_here_can_read_the_door(company: Company, device: Device) -> None:
    wrong: list[str] = []
    for language, scheme in SEEN:
        person = company.nobody(device, language, color_scheme=scheme)
        page = person.settled(person.page("/"))
        seen = look_at(page, language, scheme, device) + (looks.objections(page) if device != "zoomed" else [])
        wrong += [f"{language}: {one}" for one in seen]
    assert not wrong, "\n".join(wrong)


def address(name: str, evening: Evening) -> str:
    """The address of a page this evening; a table is only set up if somebody goes there."""
    return re.sub(r"\{(\w+)\}", lambda found: str(getattr(evening, found[1])), {**OF_HOUSE, **OF_GAME}[name])


def look_at(page: Page, language: str, scheme: str, device: Device) -> list[str]:
    root = page.locator("html")
    assert root.get_attribute("lang") == language
    assert root.get_attribute("data-theme") == {"light": "day", "dark": "night"}[scheme]
    assert page.title()
    wrong = looks.slips(page) + looks.cut_off(page)
    return wrong + (looks.too_small(page) if device == "phone" else [])
