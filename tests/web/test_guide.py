"""The guide to each game, with its pictures, and the way from a question at the table to the rule and to the guide."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from karczma.games import GAMES
from web import looks
from web.browsers import Company, Device
from web.games import seats_for
from web.table import TablePage, wait
from web.words import say

HOUSE = [game for game in GAMES if game != "smithy"]
SCREEN = 768
# Everything in a picture that takes up room; where its part could not be drawn there is none.
DRAWN = """(all) => all.map((one) => ({
  name: one.dataset.picture, words: one.getAttribute("aria-label") ?? "", height: one.offsetHeight,
  things: [...one.querySelectorAll("[inert] *")].filter((thing) => thing.getBoundingClientRect().width > 4).length,
  out: one.scrollWidth - one.clientWidth,
}))"""
# The same in both: what differs between languages is told on a desktop, what differs between screens in Polish.
SEEN: list[tuple[Device, str, str]] = [
    ("desktop", "en", "light"),
    ("desktop", "pl", "dark"),
    ("phone", "en", "light"),
    ("phone", "pl", "dark"),
]


@pytest.mark.parametrize("game", HOUSE)
def test_a_guide_is_a_few_screens_with_every_picture_drawn(company: Company, game: str) -> None:
    wrong: list[str] = []
    for device, language, scheme in SEEN:
        person = company.nobody(device, language, color_scheme=scheme)
        page = person.settled(person.page(f"/guide/{game}"))
        pictures_are_drawn(page)
        person.settled(page)
        height = page.evaluate("document.documentElement.scrollHeight")
        if device == "desktop" and not 3 <= height / SCREEN <= 5:
            wrong.append(f"{language}: {height / SCREEN:.2f} screens")
        seen = looks.slips(page) + looks.cut_off(page) + (looks.too_small(page) if device == "phone" else [])
        seen += [f"{one['name']} is cut: {one['out']} px" for one in drawn(page) if int(one["out"]) > 1]
        seen += looks.objections(page) if (device, language) in (("desktop", "en"), ("phone", "pl")) else []
        wrong += [f"{device}, {language}: {one}" for one in seen]
        person.context.close()
    assert not wrong, "\n".join(wrong)


def drawn(page: Page) -> list[dict[str, int | str]]:
    found: list[dict[str, int | str]] = page.locator("[data-picture]").evaluate_all(DRAWN)
    return found


def pictures_are_drawn(page: Page) -> None:
    def so() -> bool:
        found = drawn(page)
        return len(found) >= 4 and all(int(one["things"]) >= 5 and int(one["height"]) > 40 for one in found)

    wait(page, so, "all pictures are drawn")
    assert all(one["words"] for one in drawn(page))


@pytest.mark.parametrize("device", ["desktop", "phone"])
@pytest.mark.parametrize("game", HOUSE)
def test_the_rules_open_at_the_rule_of_the_question_and_lead_to_the_guide(
    company: Company, game: str, device: Device
) -> None:
    person, guest = company.guest("Ania", device)
    id = guest.table(seats_for(game, 2), game, start=True)
    table = TablePage(person.new_page()).go(f"/t/{id}")
    question = table.decision()
    assert question is not None
    page = table.page
    page.locator('[data-tab="rules"]').click()
    rule = page.locator("[data-drawer] li[aria-current]")
    rule.wait_for()
    assert question["rule"] in rule.inner_text()
    box, size = rule.bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    assert 0 <= box["y"] < size["height"], "it is not in sight"
    page.locator("[data-drawer] .told button").click()
    chapter = page.locator("[data-drawer] details[open] summary")
    chapter.wait_for()
    assert page.get_by_role("button", name=say("rules-guide"), exact=True).get_attribute("aria-pressed") == "true"
    assert page.locator("[data-drawer] details[open] p").first.is_visible()


def test_what_is_looked_for_is_found_in_the_guide_and_in_the_rules(company: Company) -> None:
    person = company.nobody(language="pl")
    for place in ("guide", "rules"):
        page = person.settled(person.page(f"/{place}/lockup"))
        page.get_by_role("searchbox").fill("majstrowac")
        for found in ("guide", "rules"):
            page.locator(".found").get_by_text(say(f"rules-in-{found}", "pl"), exact=True).first.wait_for()
        page.locator(".found small.guide a").first.click()
        page.wait_for_url("**/guide/lockup#chapter-*")
        page.locator("h2:focus").wait_for()


def test_the_door_leads_to_the_guide_and_the_guide_to_the_rules(company: Company) -> None:
    person = company.nobody()
    page = person.settled(person.page("/"))
    page.get_by_role("region", name=say("door-new")).get_by_role("link", name=say("door-rules"), exact=True).click()
    page.wait_for_url("**/guide/*")
    page.get_by_role("link", name=say("rules-to-rules"), exact=True).click()
    page.wait_for_url("**/rules/*")
    page.get_by_role("link", name=say("rules-to-guide"), exact=True).click()
    page.wait_for_url("**/guide/*")
