"""A replay one can read: folded by round and turn, with jumps by round, by player and by what I did."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.hall import Guest
from web.browsers import Company, Person
from web.games import FRAME
from web.test_after import finished
from web.words import say

GOLDEN = Path(__file__).parent.parent / "golden"
LOCKUP = "lockup/3-mixed-company"
Json = dict[str, Any]


def opened(company: Company, name: str, at: int = 0, language: str = "en", **more: Any) -> tuple[Page, Json, str]:
    """The page of a recorded game at a position, its story, and its address without the position."""
    person, guest = company.guest(language=language, **more)
    id = str(guest.post("/records", json.loads((GOLDEN / f"{name}.json").read_text()))["id"])
    return shown(person, f"/t/{id}/at/{at}"), guest.get(f"/tables/{id}/story", language=language), f"/t/{id}/at/"


def shown(person: Person, path: str) -> Page:
    page = person.page(path)
    page.locator(".stage .room, .stage .generic").first.wait_for()
    return page


def here(page: Page, position: int) -> None:
    page.wait_for_url(f"**/at/{position}")


def press(page: Page, role: Any, name: str) -> None:
    """By keyboard, and back to the page: of two of this name the one in the log."""
    there = page.get_by_role(role, name=name, exact=role == "radio").last
    there.focus()
    page.keyboard.press("Space")
    expect(there).to_be_checked()
    page.locator("#main").focus()


def of_seat(story: Json, seat: int) -> list[int]:
    steps = story["steps"][1:]
    return [step["position"] for step in steps if any(event["seat"] == seat for event in step["events"])]


def told(story: Json) -> list[int]:
    """Where something happened, and the last position."""
    steps = story["steps"]
    return [s["position"] for s in steps if s["events"] or s.get("undo") or s["position"] in (0, story["length"])]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_steps_go_where_something_happened_and_say_what(company: Company, language: str) -> None:
    page, story, _ = opened(company, LOCKUP, language=language)
    for position in told(story)[1:12]:
        page.keyboard.press("ArrowRight")
        here(page, position)
        events = [event["text"] for event in story["steps"][position]["events"]]
        expect(page.locator("[data-prompt] em")).to_have_text(events[0])
    page.keyboard.press("ArrowLeft")
    here(page, told(story)[10])
    # A link to a step of which nothing shows says what was chosen.
    quiet = next(s for s in story["steps"] if s["position"] and not s["events"] and not s.get("undo"))
    press(page, "switch", say("replay-quiet", language))
    page.keyboard.press("Home")
    for _ in range(quiet["position"]):
        page.keyboard.press("ArrowRight")
    here(page, quiet["position"])
    expect(page.locator("[data-prompt] em")).to_contain_text(quiet["chose"])


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_long_game_is_folded_by_round_and_turn(company: Company, language: str) -> None:
    page, story, _ = opened(company, LOCKUP, language=language)
    titles = [one["text"] for one in story["rounds"]]
    expect(page.locator("h3 [data-round]")).to_have_text([say("replay-setup", language), *titles])
    assert page.locator("[data-line]").count() < len(story["steps"]) / 4
    third = story["rounds"][2]
    page.get_by_role("button", name=say("replay-round-open", language, round=third["text"])).click()
    lines = page.locator("section", has=page.locator(f'[data-round="{third["position"]}"]')).locator("[data-line]")
    lines.first.wait_for()
    assert page.url.endswith("/at/0")  # to look is not to go
    last = int(lines.last.get_attribute("data-line") or 0)
    lines.last.click()
    here(page, last)
    expect(page.locator(f'[data-line="{last}"][aria-current="step"]')).to_have_count(1)


def test_one_can_jump_by_round(company: Company) -> None:
    page, story, _ = opened(company, LOCKUP)
    second, third = story["rounds"][1]["position"], story["rounds"][2]["position"]
    page.locator(f'[data-round="{second}"]').click()
    here(page, second)
    page.keyboard.press("PageDown")
    here(page, third)
    page.keyboard.press("PageUp")
    here(page, second)
    page.locator("[data-rounds] select").select_option(story["rounds"][3]["text"])
    here(page, story["rounds"][3]["position"])
    assert story["rounds"][3]["text"] in page.locator("[data-prompt]").inner_text()


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_one_can_jump_by_player(company: Company, device: str) -> None:
    page, story, _ = opened(company, LOCKUP, device=device)
    press(page, "radio", "2")
    deeds = of_seat(story, 1)
    expect(page.locator("[data-line]").first).to_be_attached()
    for position in deeds[:3]:
        page.get_by_role("button", name=say("replay-on-own", name="2")).click()
        here(page, position)
    page.get_by_role("button", name=say("replay-back-own", name="2")).click()
    here(page, deeds[1])
    listed = {int(line.get_attribute("data-line") or 0) for line in page.locator("[data-line]").all()}
    assert listed
    # At the beginning it may be told who is first.
    assert listed <= {0, *deeds, *[step["position"] for step in story["steps"] if step.get("undo")]}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_one_can_follow_what_one_did_oneself(company: Company, language: str) -> None:
    person, guest = company.guest("Ania", language=language)
    id = finished(guest, FRAME[0])
    story = guest.get(f"/tables/{id}/story", language=language)
    page = person.settled(person.page(f"/t/{id}/at/0"))
    press(page, "radio", say("replay-whose-me", language))
    deeds = of_seat(story, 0)
    for position in deeds[:4]:
        page.keyboard.press("Shift+ArrowRight")
        here(page, position)
    page.keyboard.press("Shift+ArrowLeft")
    here(page, deeds[min(len(deeds), 4) - 2])


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_the_dungeon_is_in_view_and_not_below_the_hand(company: Company, device: str) -> None:
    page, _, _ = opened(company, "stonespine/3-mixed-company", at=3, device=device)
    plan, hand = page.locator(".stage .main").bounding_box(), page.locator(".stage section.hand").bounding_box()
    dock = page.locator(".dock").bounding_box()
    assert plan is not None
    assert dock is not None
    assert hand is None or hand["y"] >= plan["y"] - 1
    seen = dock["y"] - plan["y"]
    assert seen > 300  # pixels of the dungeon, above the buttons


def test_the_board_stays_when_one_steps(company: Company) -> None:
    """Laying it out anew would take a quarter of a second, and nothing could move."""
    page, story, _ = opened(company, LOCKUP, at=20)
    page.evaluate("document.querySelector('.stage .room').dataset.mark = 'here'")
    position = next(at for at in told(story) if at > 20)
    page.keyboard.press("ArrowRight")
    here(page, position)
    expect(page.locator("[data-prompt] em")).to_have_text(story["steps"][position]["events"][0]["text"])
    assert page.evaluate("document.querySelector('.stage .room').dataset.mark") == "here"


def test_nobody_but_the_reader_asks_for_more_than_is_near(company: Company) -> None:
    person, guest = company.guest()
    id = imported(guest)
    page = person.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"/t/{id}/at/40")
    person.settled(page)
    assert len([url for url in asked if "/at/" in url and "/api/" in url]) < 12


def imported(guest: Guest) -> str:
    return str(guest.post("/records", json.loads((GOLDEN / f"{LOCKUP}.json").read_text()))["id"])
