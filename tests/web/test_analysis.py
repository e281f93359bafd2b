"""The analysis of a finished game on the page, and how I play: on a desktop and a phone, in both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from server.hall import until
from web.browsers import Company, Device
from web.looks import cut_off, objections, slips, too_small
from web.test_after import finished
from web.words import say

WEIGHED = 120_000  # milliseconds: workers that weigh games give way to everybody else
LOOKS: list[tuple[Device, str]] = [("desktop", "en"), ("phone", "pl")]


def analysed(page: Page) -> Page:
    page.locator('[data-act="analyse-quick"]').click()
    page.locator('[data-analysis="quick"] [data-played]').first.wait_for(timeout=WEIGHED)
    return page


@pytest.mark.parametrize(("device", "language"), LOOKS)
def test_a_game_is_analysed_and_walked_through(company: Company, device: Device, language: str) -> None:
    person, guest = company.guest("Ania", device, language)
    id = finished(guest, "kajko")
    page = analysed(person.settled(person.page(f"/t/{id}/at/0#analysis")))
    told = guest.get(f"/tables/{id}/analysis", language=language)["analysis"]
    assert page.locator("[data-played]").count() == len(told["players"])

    # The table behind the graph says what the graph does, to whoever cannot see it, and its rows lead there.
    table = page.locator("details table.score")
    page.get_by_text(say("analysis-table", language), exact=True).click()
    table.locator("tbody tr").first.wait_for()
    assert table.locator("tbody tr").count() == len(told["curve"])
    middle = told["curve"][len(told["curve"]) // 2]["position"]
    table.get_by_role("link", name=str(middle), exact=True).click()
    page.wait_for_url(f"**/t/{id}/at/{middle}*")

    # The costliest choice: shown on the board, with what would have been better, in the same words.
    worst = page.locator("[data-costly]").first
    position = worst.get_attribute("data-costly")
    decision = next(one for one in told["decisions"] if str(one["position"]) == position)
    text = worst.text_content() or ""
    for said in (decision["chosen"], decision["better"], decision["why"], decision["grade_text"]):
        assert said in text
    worst.locator('[data-act="show"]').click()
    page.wait_for_url(f"**/t/{id}/at/{position}*")
    verdict = page.locator(f'[data-verdict="{position}"]')
    verdict.wait_for()
    assert decision["better"] in (verdict.text_content() or "")

    person.settled(page)
    assert slips(page, *told["names"]) == []
    assert cut_off(page) == []
    if device == "phone":
        assert too_small(page, ".analysis button, .analysis label, .analysis summary") == []
    assert objections(page) == []


def test_the_graph_is_walked_with_the_keyboard(company: Company) -> None:
    person, guest = company.guest("Ania")
    id = finished(guest, "kajko")
    page = analysed(person.settled(person.page(f"/t/{id}/at/0#analysis")))
    graph = page.locator(".analysis").get_by_role("slider")
    graph.focus()
    for key, to in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1")):
        page.keyboard.press(key)
        page.wait_for_url(f"**/t/{id}/at/{to}*")


def test_one_plays_on_from_where_a_game_was_lost(company: Company) -> None:
    person, guest = company.guest("Ania")
    id = finished(guest, "kajko")
    page = analysed(person.settled(person.page(f"/t/{id}/at/0#analysis")))
    page.locator('[data-costly] [data-act="play-on-from"]').first.click()
    page.locator('[data-act="play-on"]').click()
    page.wait_for_url(lambda url: "/t/" in url and id not in url)


@pytest.mark.parametrize(("device", "language"), LOOKS)
def test_how_i_play(company: Company, device: Device, language: str) -> None:
    """Few games: how many more it takes, and the games one has."""
    person, guest = company.guest("Ania", device, language)
    games = [finished(guest, "kajko") for _ in range(2)]
    page = person.settled(person.page("/me/play"))
    page.locator('[data-act="analyse-mine"]').click()
    until(lambda: len(guest.get("/me/play")["games"]) == len(games), WEIGHED / 1000)
    page.locator(f'[data-game="{games[0]}"]').wait_for()
    assert page.locator("[data-game]").count() == len(games)
    assert page.locator("[data-more]").get_attribute("data-more") == str(10 - len(games))
    assert slips(page) == []
    assert cut_off(page) == []
    assert objections(page) == []
    page.locator(f'[data-game="{games[1]}"]').click()
    page.wait_for_url(f"**/t/{games[1]}/at/0#analysis")
    page.locator('[data-analysis="quick"] [data-played]').first.wait_for()
