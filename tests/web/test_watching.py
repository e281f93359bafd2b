"""Links to a private table: one that does not let in says so before it asks for a name; one to look on with lets in."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from server.hall import Guest
from web.browsers import Company, Device, Person
from web.table import TablePage
from web.words import say

NAME = '[data-connection="gone"] input, main form input[autocomplete="nickname"]'


def held(guest: Guest, table: str) -> list[str]:
    """The cards in somebody's hand, which nobody else may see, by name."""
    line = guest.line(table)
    place = line.place()
    cards = [card for zone in place["view"]["seats"][place["seat"]]["zones"] for card in zone["cards"]]
    line.close()
    named = {one["id"]: one["name"] for one in guest.get("/games/stonespine/box")["kinds"]["chamber"]}
    return [named[card] for card in cards if card in named]


def test_a_private_link_says_so_before_it_asks_for_a_name(company: Company) -> None:
    host = company.tavern.guest("Ania")
    id = host.table("me open")
    stranger = company.nobody()
    stranger.watch.allow(rf"404 GET .*/tables/{id}$")
    page = stranger.page(f"/t/{id}")
    page.locator('[data-connection="gone"]').wait_for()
    assert say("table-none") in page.locator("main").inner_text()
    assert page.locator(NAME).count() == 0
    assert not stranger.context.cookies(), "nobody came in"


def test_a_listed_table_asks_for_a_name_and_lets_in(company: Company) -> None:
    host = company.tavern.guest("Ania")
    id = host.table("me bot", listed=True, start=True)
    stranger = company.nobody()
    page = stranger.page(f"/t/{id}")
    page.locator(NAME).fill("Zosia")
    page.locator('[data-act="sit"]').click()
    page.locator('[data-table][data-stage="running"]').wait_for()


def given(person: Person, table: str, phone: bool = False) -> tuple[Page, str]:
    """The host makes a watch link at the table; returns their page and the link's path."""
    page = person.page(f"/t/{table}")
    page.locator('[data-table][data-stage="running"]').wait_for()
    if phone:
        page.get_by_role("tab", name=say("table-tab-chat")).or_(
            page.get_by_role("button", name=say("table-tab-chat"))
        ).first.click()
    page.locator('[data-act="watch"]').click()
    page.locator('[data-act="watch-link"]').click()
    field = page.locator("[data-watch-link] input")
    field.wait_for()
    link = field.input_value()
    return page, link[link.index("/w/") :]


def play_and_watch(company: Company, device: Device) -> None:
    person, ania = company.guest("Ania", device)
    bob = company.tavern.guest("Bob")
    id = ania.table("me open", "stonespine")
    bob.sit(id, code=ania.post(f"/tables/{id}/invitations")["code"])
    ania.start(id)
    page, link = given(person, id, device == "phone")
    watcher = company.nobody(device)
    table = TablePage(watcher.new_page())
    table.page.goto(link)
    card = table.page.locator("[data-watch-card]")
    card.wait_for()
    assert "Ania" in card.inner_text()
    watcher.context.clear_cookies()
    table.page.locator('[data-act="sit"]').click()
    table.page.wait_for_url(f"**/t/{id}")
    table.here()
    assert [place["seat"] for place in table.ear.places] == [None]
    shown = table.page.locator("body").inner_text() + json.dumps(table.ear.places)
    hands = held(ania, id) + held(bob, id)
    assert len(hands) >= 8
    assert not [card for card in hands if card in shown]
    assert table.page.locator("[data-touch].can, [data-choice], [data-chat]").count() == 0
    table.page.reload()  # the browser keeps the link
    table.page.locator('[data-table][data-stage="running"]').wait_for()
    page.locator('[data-act="watch-end"]').click()
    table.page.locator('[data-connection="gone"]').wait_for()
    assert table.page.locator("[data-table]").count() == 0
    watcher.watch.allow(rf"404 POST .*/tables/{id}/watch$")
    again = watcher.page(link)
    again.get_by_text(say("door-watch-bad-title")).wait_for()


def test_a_watch_link_lets_look_on_and_ends(company: Company) -> None:
    play_and_watch(company, "desktop")


def test_a_watch_link_on_a_phone(company: Company) -> None:
    play_and_watch(company, "phone")


def test_a_watch_link_from_the_waiting_room(company: Company) -> None:
    person, ania = company.guest("Ania")
    id = ania.table("me open")
    page = person.page(f"/t/{id}")
    page.locator("summary", has_text=say("door-watch-heading")).click()
    page.locator('[data-act="watch-link"]').click()
    field = page.locator("[data-watch-link] input")
    field.wait_for()
    link = field.input_value()
    watcher, _ = company.guest("Eve")
    look = watcher.page(link[link.index("/w/") :])
    look.locator('[data-act="sit"]').click()
    look.locator("[data-room]").wait_for()
    look.get_by_text(say("door-watched")).wait_for()
    assert look.locator("[data-act=start], [data-act=watch-link], [data-invitation]").count() == 0


def test_a_wrong_link_says_so_and_asks_for_nothing(company: Company) -> None:
    host = company.tavern.guest("Ania")
    id = host.table("me open")
    host.post(f"/tables/{id}/watch_link")
    stranger = company.nobody()
    stranger.watch.allow(rf"404 POST .*/tables/{id}/watch$")
    page = stranger.page(f"/w/{id}#wrong")
    page.get_by_text(say("door-watch-bad-title")).wait_for()
    assert page.locator(NAME).count() == 0
    assert not stranger.context.cookies()
