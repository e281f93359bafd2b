"""Devices, data and tables of one's own: signed out, taken along and deleted from the page, by mouse, keys or thumb."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Page

from web import looks
from web.browsers import Company
from web.words import say


def dialog(page: Page) -> Locator:
    """What is asked last lies on top."""
    return page.locator("dialog[open]").last


def looked_at(page: Page, device: str) -> None:
    assert looks.objections(page) == []
    assert looks.cut_off(page) == []
    assert looks.slips(page) == []
    if device == "phone":
        assert looks.too_small(page, "dialog[open] button, dialog[open] a[href]") == []


def test_devices_are_signed_out_and_what_is_mine_is_taken_along_and_deleted(company: Company) -> None:
    desktop, ania = company.guest("Ania")
    phone = company.nobody("phone", "pl").be(ania)
    table = ania.table("me bot", start=True)
    other = company.nobody()
    for person in (desktop, other):  # whoever is signed out finds out when the lists are asked for again
        person.watch.allow(r"answer: 401 GET .*/tables")
    page = other.settled(other.page(f"/d/{ania.post('/me/devices')['code']}"))
    page.locator('[data-act="come-in"]').click()
    page.locator("h1", has_text="Ania").wait_for()
    playing = other.settled(other.page(f"/t/{table}"))
    playing.locator("[data-table]").wait_for()

    # On the desktop, by keyboard: the other browser is signed out there.
    page = desktop.settled(desktop.page("/"))
    page.locator("h1 button").press("Enter")
    there = page.locator('[data-device="there"]')
    there.wait_for()
    assert "Chrome" in there.inner_text()
    looked_at(page, "desktop")
    there.locator("button").press("Enter")
    there.wait_for(state="detached")
    other.watch.allow(rf"answer: 404 GET .*/tables/{table}$")  # nobody's browser asks whether the table is for anybody
    playing.locator('[data-connection="gone"]').wait_for()
    assert say("table-signed-out") in playing.locator("main").inner_text()
    assert playing.locator("main form").count() == 0  # a name would not let anybody in here
    assert playing.locator("[data-table]").count() == 0  # nor is the hand on the screen any more
    assert other.guest().refused("/me", method="GET") == (401, "no-guest")

    # All that is kept, as a file.
    with page.expect_download() as downloaded:
        page.locator('[data-act="export"]').click()
    kept = json.loads(downloaded.value.path().read_text("utf-8"))
    assert (kept["name"], [one["id"] for one in kept["tables"]]) == ("Ania", [table])
    page.keyboard.press("Escape")

    # On a phone, by thumb: a table is deleted, then everything.
    page = phone.settled(phone.page("/"))
    page.locator(f'[data-listed="{table}"] .remove').tap()
    looked_at(page, "phone")
    dialog(page).locator('[data-act="sure"]').tap()
    page.locator(f'[data-listed="{table}"]').wait_for(state="detached")
    page.locator("h1 button").tap()
    page.locator('[data-device="here"]').wait_for()
    looked_at(page, "phone")
    page.locator('[data-act="delete-me"]').tap()
    page.locator('dialog[open] [data-act="sure"]').wait_for()
    looked_at(page, "phone")
    dialog(page).locator('[data-act="sure"]').tap()
    page.get_by_label(say("door-name-ask", "pl")).wait_for()
    assert ania.refused("/me", method="GET") == (401, "no-guest")

    # The desktop learns of it by itself, and asks for a name again.
    page = desktop.context.pages[0]
    page.bring_to_front()
    page.get_by_label(say("door-name-ask")).wait_for()
