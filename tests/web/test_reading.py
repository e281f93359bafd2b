"""What one reads without sitting at a table: the cards of each game, the rules, and whose games these are."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Page

from web.boxes import Json, box, things
from web.browsers import Company
from web.games import NAMES
from web.table import wait
from web.words import say

RULES = Path(__file__).parents[2] / "docs" / "rules"


@pytest.mark.parametrize("game", NAMES)
def test_every_card_can_be_found_by_its_name_and_says_whose_its_values_are(company: Company, game: str) -> None:
    for language in ("en", "pl"):
        person = company.nobody(language=language)
        page = person.settled(person.page(f"/cards/{game}"))
        told = box(company.tavern, game, language)
        shown = page.locator("main").inner_text().lower()
        cards = [thing for kind in told["kinds"].values() for thing in kind if thing["facts"]]
        assert cards
        for thing in cards:
            for text in [thing["name"], *thing["texts"].values()]:
                assert text.lower() in shown
        a_value_of_ours_says_that_it_is_ours(page, told, language)
        wanted = cards[-1]
        page.get_by_role("searchbox").fill(wanted["name"])
        page.locator("article", has_text=wanted["name"]).first.wait_for()
        wait_until_fewer(page, len(cards))
        # The address keeps what was looked for.
        page.reload()
        page.locator("article", has_text=wanted["name"]).first.wait_for()
        assert page.get_by_role("searchbox").input_value() == wanted["name"]


def wait_until_fewer(page: Page, count: int) -> None:
    wait(page, lambda: page.locator("article").count() < count, "only what was looked for")


def a_value_of_ours_says_that_it_is_ours(page: Page, told: Json, language: str) -> None:
    sources = {source for thing in things(told) for source in [thing["source"], *thing["sources"].values()]}
    for source in sources & {"listing", "designed"}:
        mark = say(f"cards-source-{source}", language)
        assert page.locator("article").get_by_text(mark).count() > 0, f"nothing is marked as {mark}"


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", [game for game in NAMES if (RULES / f"{game}.md").is_file()])
def test_every_rule_is_there_and_can_be_found_and_linked(company: Company, game: str, language: str) -> None:
    person = company.nobody(language=language)
    page = person.settled(person.page(f"/rules/{game}"))
    ids = sorted(set(re.findall(r"\*\*([A-Z]{2}-[A-Z]?\d+)\*\*", (RULES / f"{game}.md").read_text("utf-8"))))
    assert len(ids) > 10
    there = Counter(page.locator("[id]").evaluate_all("(all) => all.map((one) => one.id)"))
    assert not [id for id in ids if there[id] != 1], "cannot be linked to"
    page.get_by_role("searchbox").fill(ids[5])
    page.locator(".found").get_by_text(ids[5]).first.wait_for()
    linked = person.settled(person.page(f"/rules/{game}#{ids[-1]}"))
    linked.locator(f"#{ids[-1]}:focus").wait_for()


def test_a_game_without_written_rules_says_so(company: Company) -> None:
    person = company.nobody()
    page = person.settled(person.page("/rules/smithy"))
    page.get_by_text(say("rules-none")).wait_for()


def test_about_names_licence_icons_and_whose_games_these_are(company: Company) -> None:
    for language in ("en", "pl"):
        person = company.nobody(language=language)
        page = person.settled(person.page("/about"))
        shown = page.locator("main").inner_text()
        for name in ("Kniz", "Egmont", "Lorc", "Delapouite", "MIT", "Grenze", "Alegreya"):
            assert name in shown, name
        assert page.locator('a[href="https://game-icons.net/"]').count() == 1
        assert page.locator('a[href="https://creativecommons.org/licenses/by/3.0/"]').count() == 1


def test_another_pack_shows_its_own_values(company: Company) -> None:
    owner = company.tavern.guest()
    title = 'name = "heavy purse"\ngame = "kajko"\n'
    if "heavy purse" not in owner.get("/packs/kajko"):
        owner.post(
            "/packs", game="kajko", files={"pack.toml": title, "stacks.toml": '[[card]]\nid = "coin"\nvalue = 7\n'}
        )
    person = company.nobody()
    page = person.settled(person.page("/cards/kajko"))
    coin = page.locator("article#coin")
    before = coin.inner_text()
    page.get_by_label(say("cards-pack")).select_option("heavy purse")
    coin.get_by_text("7", exact=True).first.wait_for()
    assert coin.inner_text() != before
    page.wait_for_url("**/cards/kajko?pack=heavy*")
