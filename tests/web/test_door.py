"""From the door to the table: who has never been here plays after two clicks, with the keyboard or a thumb too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from web.browsers import Company
from web.games import NAMES
from web.words import say


def test_who_comes_for_the_first_time_starts_in_two_clicks(company: Company) -> None:
    person = company.nobody()
    page = person.settled(person.page("/"))
    page.locator("[data-game]").first.click()
    page.locator('[data-act="open"]').click()
    page.wait_for_url("**/t/*")
    page.locator('[data-table][data-stage="running"]').wait_for()


def test_a_name_is_kept_and_can_be_changed(company: Company) -> None:
    person = company.nobody()
    page = person.settled(person.page("/"))
    page.get_by_label(say("door-name-ask")).fill("Łamignat")
    page.locator('[data-act="open"]').click()
    page.wait_for_url("**/t/*")
    page.locator('[data-table][data-stage="running"]').wait_for()
    page = person.page("/")
    page.locator("h1", has_text="Łamignat").wait_for()


def test_tables_that_wait_for_me_come_first(company: Company) -> None:
    person, guest = company.guest("Ania")
    waits = guest.table("me bot", start=True)
    for _ in range(3):
        guest.table("me open")
    page = person.settled(person.page("/"))
    first(page, "mine", waits)


def first(page: Page, which: str, id: str) -> None:
    row = page.locator(f'[data-list="{which}"] [data-listed]').first
    row.wait_for()
    assert row.get_attribute("data-listed") == id


def test_an_open_table_is_found_and_joined(company: Company) -> None:
    host = company.tavern.guest("Gospodarz")
    id = host.table("me open", listed=True)
    person = company.nobody()
    page = person.settled(person.page("/"))
    page.locator(f'[data-list="open"] [data-listed="{id}"] button').click()
    page.wait_for_url(f"**/t/{id}")
    page.locator(f'[data-table="{id}"]').wait_for()
    assert [chair["kind"] for chair in host.get(f"/tables/{id}")["chairs"]] == ["person", "person"]


def test_a_code_makes_another_browser_the_same_guest(company: Company) -> None:
    _, guest = company.guest("Ania")
    phone = company.nobody("phone")
    page = phone.settled(phone.page(f"/d/{guest.post('/me/devices')['code']}"))
    page.locator('[data-act="come-in"]').tap()
    page.locator("h1", has_text="Ania").wait_for()


def test_a_used_invitation_says_so(company: Company) -> None:
    person = company.nobody()
    person.watch.allow(r"answer: 403 POST .*/invitations$")
    page = person.page("/i/no-such-code")
    page.get_by_text(say("door-bad-code-title")).wait_for()


def test_an_address_that_leads_nowhere_says_so(company: Company) -> None:
    person, _ = company.guest()
    page = person.page("/no/such/room")
    page.get_by_text(say("ui-nowhere"), exact=True).wait_for()
    person.watch.allow(r"answer: 404 GET .*/tables/", r"answer: 404 POST")
    page = person.page("/t/abcdefgh12345678")
    page.locator("main a[href='/']").first.wait_for()


SIZES = {
    "1366x640": (1366, 640),
    "1366x768": (1366, 768),
    "1536x730": (1536, 730),
    "1920x1080": (1920, 1080),
    "2560x1440": (2560, 1440),
    "phone": (390, 844),
}


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("size", SIZES)
def test_the_start_is_in_view_and_no_dialog_leaves_the_window(company: Company, size: str, language: str) -> None:
    width, height = SIZES[size]
    person = company.nobody(language=language, viewport={"width": width, "height": height})
    page = person.settled(person.page("/"))
    for game in NAMES:
        page.locator(f'[data-game="{game}"]').click()
        page.evaluate("scrollTo(0, 0)")
        start = page.locator('[data-act="open"]').bounding_box()
        assert start is not None
        assert start["y"] >= 0, game
        assert start["y"] + start["height"] <= height, f"{game}: Start is not in view"
        page.get_by_role("button", name=say("door-all-options", language)).click()
        dialog, done = page.locator("dialog[open]"), page.get_by_text(say("door-options-done", language))
        done.wait_for()
        for what, one in (("the dialog", dialog), ("its title", dialog.locator("h2")), ("Done", done)):
            box = one.bounding_box()
            assert box is not None
            assert box["y"] >= 0, f"{game}: {what} begins above the window"
            assert box["y"] + box["height"] <= height, f"{game}: {what} ends below the window"
            assert box["x"] >= 0, f"{game}: {what} begins left of the window"
            assert box["x"] + box["width"] <= width, f"{game}: {what} ends right of the window"
        done.click()
        dialog.wait_for(state="detached")


def test_nothing_is_complained_about_on_a_first_visit(company: Company) -> None:
    """Whoever has never been here asks for nothing that is refused; the watch would say so for any page."""
    person = company.nobody()
    said: list[str] = []
    page = person.new_page()
    page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
    page.on("response", lambda answer: said.append(answer.url) if answer.status >= 400 else None)
    for path in ("/", "/about", "/cards/kajko", "/rules/kajko", "/guide/kajko", "/sheet/kajko"):
        page.goto(path)
        person.settled(page)
    assert said == []
    assert person.watch.wrong() == []


def test_the_keyboard_comes_to_the_start_in_few_steps(company: Company) -> None:
    person = company.nobody()
    page = person.settled(person.page("/"))
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == say("door-skip")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "start"
    page.keyboard.press("Shift+Tab")  # the way back from there is the usual one
    assert page.evaluate("document.activeElement.closest('section') !== null")


def test_what_a_game_is_like_is_on_its_tile(company: Company) -> None:
    person = company.nobody()
    page = person.settled(person.page("/"))
    for told in page.request.get("/api/v1/games?language=en").json():
        tile = page.locator(f'[data-game="{told["game"]}"]').inner_text()
        few, many = told["minutes"]
        assert f"{few}–{many} min" in tile
        assert say(f"door-weight-{told['weight']}") in tile


def test_about_says_what_can_be_played(company: Company) -> None:
    person = company.nobody()
    page = person.settled(person.page("/about"))
    here = page.get_by_text(say("about-games-here", names="").strip(" ."))
    here.wait_for()
    for told in page.request.get("/api/v1/games?language=en").json():
        assert told["name"] in here.inner_text()
    assert "planned" not in page.locator("main").inner_text()


def test_a_golem_is_chosen_by_keyboard_and_sits_at_the_table(company: Company) -> None:
    person = company.nobody()
    page = person.settled(person.page("/"))
    page.locator('[data-game="kajko"]').click()
    more = page.locator('[data-act="golem"]').first
    more.focus()
    page.keyboard.press("Enter")
    dialog = page.locator("dialog[open]")
    dialog.locator('input[type="radio"]:checked').focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    dialog.get_by_label(say("door-golem-level")).select_option("novice")
    dialog.get_by_label(say("door-golem-temper")).select_option("bold")
    page.keyboard.press("Escape")
    page.wait_for_function("document.activeElement?.dataset.act === 'golem'")
    page.locator('[data-act="open"]').click()
    page.wait_for_url("**/t/*")
    page.locator('[data-table][data-stage="running"]').wait_for()
    seat = page.locator('[data-what="here:presence"]').nth(1)
    seat.get_by_text(say("table-bot", level="novice")).wait_for()
    assert page.get_by_text("Splinter").count() > 0
