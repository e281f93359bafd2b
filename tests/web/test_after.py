"""After the game: the result, its replay position by position, playing on from one, the record, and a rematch."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from server.hall import Guest
from web.browsers import Company
from web.evening import hurry
from web.games import FRAME, seats_for
from web.players import Player
from web.table import Json, TablePage
from web.words import say


def finished(guest: Guest, game: str) -> str:
    table = guest.table(seats_for(game, 2), game, start=True, listed=True)
    line = guest.line(table)
    hurry([line])
    line.close()
    return table


def at(guest: Guest, table: str, position: int, language: str = "en") -> Json:
    told: Json = guest.get(f"/tables/{table}/at/{position}", language=language)
    return told


@pytest.mark.parametrize("game", FRAME[:1])
def test_the_result_is_told_with_every_point(company: Company, game: str) -> None:
    person, guest = company.guest("Ania")
    id = finished(guest, game)
    table = TablePage(person.new_page()).go(f"/t/{id}")
    assert table.stage == "over"
    result = table.ear.table["result"]
    shown = table.root.text_content() or ""
    for seat in result["seats"]:
        assert str(seat["total"]) in shown
    table.page.locator(f'a[href^="/t/{id}/at/"]').first.click()
    table.page.wait_for_url(f"**/t/{id}/at/*")


@pytest.mark.parametrize("game", FRAME[:1])
def test_a_replay_goes_where_the_keys_say(company: Company, game: str) -> None:
    person, guest = company.guest("Ania")
    id = finished(guest, game)
    length = at(guest, id, 0)["length"]
    page = person.settled(person.page(f"/t/{id}/at/0"))
    slider = page.get_by_role("slider")
    slider.focus()
    where = 0
    for key, to in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", length), ("ArrowLeft", length - 1)):
        page.keyboard.press(key)
        where = to
        page.wait_for_url(f"**/t/{id}/at/{where}")
        told = at(guest, id, where)
        for event in told["events"]:
            page.locator("[data-prompt]").get_by_text(event["text"]).first.wait_for()
        assert slider.input_value() == str(where)
        page.locator(f'[data-line="{where}"][aria-current="step"]').wait_for()
        assert page.locator('[aria-current="step"]').count() == 1
    # Without the slider too: a page that has just been opened listens.
    page.locator("main, body").first.click(position={"x": 2, "y": 2})
    page.keyboard.press("Home")
    page.wait_for_url(f"**/t/{id}/at/0")


@pytest.mark.parametrize("game", FRAME[:1])
def test_a_link_to_a_position_shows_it_to_anybody(company: Company, game: str) -> None:
    _, guest = company.guest("Ania")
    id = finished(guest, game)
    length = at(guest, id, 0)["length"]
    for language in ("en", "pl"):
        stranger = company.nobody("phone", language)
        page = stranger.page(f"/t/{id}/at/{length // 2}")
        for event in at(guest, id, length // 2, language)["events"]:
            page.locator("[data-prompt]").get_by_text(event["text"]).first.wait_for()


@pytest.mark.parametrize("game", FRAME[:1])
def test_one_can_play_on_from_a_position(company: Company, game: str) -> None:
    person, guest = company.guest("Ania")
    id = finished(guest, game)
    table = TablePage(person.page(f"/t/{id}/at/4"))
    table.page.get_by_role("button", name=say("replay-play-on"), exact=True).click()
    table.page.locator('[data-act="play-on"]').click()
    table.page.wait_for_url(lambda url: "/t/" in url and id not in url)
    table.here()
    assert table.id != id
    assert Player(table, random.Random(9)).play(most=3) > 0


@pytest.mark.parametrize("game", FRAME[:1])
def test_the_record_is_downloaded_its_seed_was_promised_and_it_can_be_opened_again(
    company: Company, game: str, tmp_path: Path
) -> None:
    person, guest = company.guest("Ania")
    id = finished(guest, game)
    page = person.settled(person.page(f"/t/{id}/at/0"))
    page.get_by_role("tab", name=say("replay-record")).click()
    page.get_by_text(say("replay-verdict-same")).wait_for()
    with page.expect_download() as waiting:
        page.get_by_role("button", name=say("replay-download")).click()
    waiting.value.save_as(tmp_path / "record.json")
    record = json.loads((tmp_path / "record.json").read_text())
    assert record == guest.get(f"/tables/{id}/record")
    page = person.settled(person.page("/about"))
    page.locator('main input[type="file"]').set_input_files(tmp_path / "record.json")
    page.wait_for_url(lambda url: url.endswith("/at/0") and id not in url)
    page.locator('[data-line="1"]').wait_for()


@pytest.mark.parametrize("game", FRAME[:1])
def test_a_rematch_is_one_click_away(company: Company, game: str) -> None:
    person, guest = company.guest("Ania")
    id = finished(guest, game)
    table = TablePage(person.new_page()).go(f"/t/{id}")
    table.act("rematch").click()
    table.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(id))
    again = guest.get(f"/tables/{id}")["rematch"]
    assert table.page.url.endswith(again)
    table.page.locator(f'[data-table="{again}"]').wait_for()
