"""From the door to the table: who has never been here plays after two clicks, with the keyboard or a thumb too."""

from __future__ import annotations

from playwright.sync_api import Page

from web.browsers import Company
from web.words import say


def test_who_comes_for_the_first_time_starts_in_two_clicks(company: Company) -> None:
    person = company.nobody()
    page = person.settled(person.page("/"))
    page.locator("main ul button").first.click()
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
