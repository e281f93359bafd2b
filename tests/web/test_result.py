"""The result: who won and why in a tie, rivals from the box, every point where it belongs, a picture to share."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import karczma
from karczma.games import find
from karczma.words import Words
from server.hall import Guest
from web.browsers import Company
from web.games import FRAME
from web.test_after import finished
from web.words import say

GOLDEN = Path(__file__).parent.parent / "golden"
Json = dict[str, Any]


def over(guest: Guest, name: str) -> str:
    """A finished game from the book of recorded ones."""
    return str(guest.post("/records", json.loads((GOLDEN / f"{name}.json").read_text()))["id"])


def tied(game: str) -> str:
    """The first recorded game in which two players have the same points: which it is changes with the rules."""
    for file in sorted((GOLDEN / game).glob("[2-5]-*.json")):
        totals = [seat.total for seat in karczma.replay(json.loads(file.read_text())).scores().seats]
        if len(set(totals)) < len(totals):
            return f"{game}/{file.stem}"
    raise AssertionError(f"no recorded game of {game} has a tie")


def result(company: Company, name: str, language: str = "en", **more: Any) -> tuple[Page, Json]:
    """The page of its result, and the result itself."""
    person, guest = company.guest(language=language, **more)
    id = over(guest, name)
    page = person.settled(person.page(f"/t/{id}"))
    page.locator(".ranks li").first.wait_for()
    return page, guest.get(f"/tables/{id}")["result"]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", ["lockup", "stonespine", "roll_player"])
def test_a_tie_is_explained(company: Company, game: str, language: str) -> None:
    page, told = result(company, tied(game), language)
    names = [str(seat + 1) for seat in range(len(told["seats"]))]  # of an imported game
    page.locator("[data-tie]").first.wait_for()
    why = [Words(language).tie(find(game), tie, names) for tie in told["ties"]]
    assert page.locator("[data-tie]").all_text_contents() == why


@pytest.mark.parametrize(("name", "rival"), [("stonespine/1-basic", "jael"), ("lockup/1-advanced", "guards")])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_rival_from_the_box_stands_on_the_podium_with_its_name(
    company: Company, name: str, rival: str, language: str
) -> None:
    page, told = result(company, name, language, device="phone")
    called = Words(language).rival(find(name.partition("/")[0]), rival)
    there = page.locator(".ranks li.rival")
    assert called in there.inner_text()
    assert str(told[rival]["total"]) in there.inner_text()
    both = page.locator(".against").inner_text()
    assert f"{told['seats'][0]['total']} : {told[rival]['total']} {called}" in both
    assert page.locator("table.score thead th[scope=col]").last.inner_text().strip() == called


def test_five_players_stand_in_one_row_and_the_total_is_in_view(company: Company) -> None:
    page, told = result(company, "kajko/5-basic", viewport={"width": 1920, "height": 1080})
    tops = {page.locator(".ranks li").nth(i).bounding_box()["y"] for i in range(5)}  # type: ignore[index]
    assert len(tops) == 1
    total = page.locator("tr.total")
    box = total.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 1080
    assert total.locator("td").all_inner_texts() == [str(seat["total"]) for seat in told["seats"]]


@pytest.mark.parametrize("name", ["kajko/3-dusigrosz", "roll_player/3-shorter"])
def test_every_point_is_in_the_column_of_who_has_it(company: Company, name: str) -> None:
    page, told = result(company, name)
    page.locator("tr.why").first.wait_for()
    for seat, counted in enumerate(told["seats"]):
        given = [int(one.replace("−", "-")) for one in column(page, "tr.why", seat) if one]
        assert sum(given) == counted["total"]
        # Only what this game scores has a row.
        parts = column(page, "tbody tr:not(.why)", seat)
        assert [int(one.replace("−", "-")) for one in parts] == list(counted["parts"].values())


def column(page: Page, rows: str, seat: int) -> list[str]:
    found = page.locator(f"table.score {rows}").all()
    return [row.locator("td").nth(seat).inner_text().strip() for row in found]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_there_is_a_picture_to_share_that_needs_no_network(company: Company, language: str, tmp_path: Path) -> None:
    page, _ = result(company, tied("lockup"), language)
    page.locator("[data-tie]").first.wait_for()
    page.wait_for_timeout(0)
    page.context.set_offline(True)
    company.people[-1].watch.allow("request failed.*woff2")  # fonts that the browser has not kept
    with page.expect_download() as waiting:
        page.locator('[data-act="share"]').click()
    waiting.value.save_as(tmp_path / "result.png")
    page.context.set_offline(False)
    bytes = (tmp_path / "result.png").read_bytes()
    assert bytes[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", bytes[16:24]) == (1200, 630)
    assert len(bytes) > 10_000  # there is something on it


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_winner_is_celebrated_once_and_with_motion_only_where_it_is_welcome(company: Company, motion: str) -> None:
    person, guest = company.guest("Ania", reduced_motion=motion)
    id = finished(guest, FRAME[0])
    told = guest.get(f"/tables/{id}")["result"]
    page = person.page(f"/t/{id}")
    headline = page.locator("#table-result")
    headline.wait_for()
    if told["winners"] == [0]:
        assert headline.inner_text() == say("table-over-me")
    confetti = page.locator("[data-confetti]")
    page.locator(".ranks li.won").first.wait_for()
    person.settled(page, whole=False)
    assert confetti.count() == (1 if motion == "no-preference" else 0)
    confetti.wait_for(state="detached")
    page.reload()
    page.locator(".ranks li.won").first.wait_for()
    person.settled(page, whole=False)
    assert confetti.count() == 0
