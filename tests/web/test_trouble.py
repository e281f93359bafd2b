"""A game survives what happens to browsers and servers: a reload, a closed tab, a killed server, a change of mind."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from memory import memory
from web.browsers import Company
from web.games import FRAME, seats_for
from web.players import Keyboard, Player
from web.table import TablePage, wait
from web.tavern import Tavern
from web.words import say

COME_BACK = 60_000  # milliseconds: who has knocked in vain a few times waits longer before the next


@pytest.fixture
def own_tavern(tavern: Tavern, tmp_path: Path) -> Iterator[Tavern]:
    """A server that only this test has, to be killed."""
    with memory(tmp_path) as folder:
        one = Tavern(folder, page=tavern.settings["page"]).start()
        yield one
        one.close()


@pytest.mark.parametrize("game", FRAME[:1])
def test_a_reload_in_the_middle_changes_nothing(company: Company, game: str) -> None:
    person, guest = company.guest()
    id = guest.table(seats_for(game, 2), game, start=True)
    table = TablePage(person.new_page()).go(f"/t/{id}")
    player = Player(table, random.Random(3))
    player.play(most=3)
    question = table.decision()
    assert question is not None
    log = table.log()
    seq = table.seq
    table.page.reload()
    table.here()
    again = table.decision()
    assert again == question
    assert table.seq == seq
    assert table.log() == log
    table.page.keyboard.press("Escape")  # where the drawer lies over the board
    table.offers_what_was_asked(question)
    player.play(most=2)


@pytest.mark.parametrize("game", FRAME[:1])
def test_a_closed_tab_is_found_again_at_the_door(company: Company, game: str) -> None:
    person, guest = company.guest()
    id = guest.table(seats_for(game, 2), game, start=True)
    table = TablePage(person.new_page()).go(f"/t/{id}")
    Player(table, random.Random(4)).play(most=2)
    assert table.decision() is not None
    table.page.close()
    table = TablePage(person.page("/"))
    table.page.locator(f'a[href$="/t/{id}"]').filter(visible=True).first.click()
    Player(table.here(), random.Random(4)).play(most=2)


@pytest.mark.parametrize("game", FRAME[:1])
def test_a_killed_server_costs_nobody_anything(company: Company, own_tavern: Tavern, game: str) -> None:
    person, guest = company.guest(tavern=own_tavern)
    person.watch.allow(
        "WebSocket connection to", "ERR_CONNECTION_REFUSED", "ERR_EMPTY_RESPONSE", "ERR_CONNECTION_RESET"
    )
    id = guest.table(seats_for(game, 2), game, start=True)
    table = TablePage(person.new_page()).go(f"/t/{id}")
    player = Player(table, random.Random(5))
    player.play(most=3)
    assert table.decision() is not None
    before = [one["seq"] for one in table.ear.log]
    made = [table.ear.answered[move["id"]] for move in table.ear.moves]

    own_tavern.kill()
    banner = table.page.locator('[data-connection="lost"]')
    banner.wait_for()
    own_tavern.start()
    banner.wait_for(state="detached", timeout=COME_BACK)

    table.caught_up()
    assert [one["seq"] for one in table.ear.log][: len(before)] == before
    assert set(made) <= {one["seq"] for one in table.ear.log}
    assert table.ear.lines >= 2
    player.play()
    assert table.stage == "over"
    log = guest.line(id).happened
    assert [one["seq"] for one in log] == list(range(log[0]["seq"], log[-1]["seq"] + 1))
    own = [one["seq"] for one in log if one["kind"] == "move" and one["data"]["seat"] == 0]
    assert own == [table.ear.answered[move["id"]] for move in table.ear.moves]


def test_a_choice_made_while_the_server_is_away_is_sent_when_it_is_back(company: Company, own_tavern: Tavern) -> None:
    person, guest = company.guest(tavern=own_tavern)
    person.watch.allow(
        "WebSocket connection to", "ERR_CONNECTION_REFUSED", "ERR_EMPTY_RESPONSE", "ERR_CONNECTION_RESET"
    )
    id = guest.table("me bot", start=True)
    table = TablePage(person.new_page()).go(f"/t/{id}")
    player = Player(table, random.Random(6))
    player.play(most=2)
    question = table.decision()
    assert question is not None
    own_tavern.kill()
    table.page.locator('[data-connection="lost"]').wait_for()
    made = len(table.ear.moves)
    table.glowing(question["options"][0]["touch"]).first.click()
    assert question["options"][0]["final"]
    table.act("choose").click()
    own_tavern.start()
    wait(table.page, lambda: len(table.ear.moves) > made, "the choice is sent")
    assert table.decision() is not None
    log = guest.line(id).happened
    ids = {one["id"] for one in table.ear.moves}
    assert len(ids) == made + 1
    assert len([one for one in log if one["kind"] == "move" and one["data"]["seat"] == 0]) == made + 1


@pytest.mark.parametrize("game", FRAME[:1])
def test_undo_takes_a_choice_back_by_mouse_and_by_key(company: Company, game: str) -> None:
    person, guest = company.guest()
    id = guest.table(seats_for(game, 2), game, start=True)
    table = TablePage(person.new_page()).go(f"/t/{id}")
    player = Player(table, random.Random(7))
    for how in ("mouse", "key"):
        before = table.decision()
        assert before is not None
        player.play(most=1)
        table.decision()
        seq = table.ear.seq
        if how == "mouse":
            table.act("undo").click()
        else:
            table.page.keyboard.press("u")
        if game == "kajko":  # nearly every choice there turns a card up: it is said before it is dealt anew
            dealt = table.page.locator("[data-deals=true]")
            dealt.wait_for()
            assert say("table-back-deals") in dealt.inner_text()
            table.act("take-back").click()
        table.heard(seq + 1)
        after = table.decision()
        assert after is not None
        assert {**after, "seq": 0} == {**before, "seq": 0}
        table.offers_what_was_asked(after)


@pytest.mark.parametrize("game", FRAME[:1])
def test_a_hint_is_previewed_and_not_chosen(company: Company, game: str) -> None:
    person, guest = company.guest()
    id = guest.table(seats_for(game, 2), game, start=True)
    table = TablePage(person.new_page()).go(f"/t/{id}")
    assert table.decision() is not None
    table.act("hint").click()
    wait(table.page, lambda: any(one["type"] == "answer" for one in table.ear.heard), "the golem has thought")
    answer = next(one["data"]["do"] for one in table.ear.heard if one["type"] == "answer")
    assert table.ready_to_confirm(0)
    assert table.ear.moves == []
    table.act("choose").click()
    table.chosen(0, {"do": answer})


@pytest.mark.parametrize("game", FRAME[:1])
def test_the_language_can_be_changed_in_the_middle(company: Company, game: str) -> None:
    person, guest = company.guest(language="en")
    id = guest.table(seats_for(game, 2), game, start=True)
    table = TablePage(person.new_page()).go(f"/t/{id}")
    player = Keyboard(table, random.Random(8))
    player.play(most=2)
    before = table.decision()
    assert before is not None
    seq = table.seq
    table.speak("pl")
    table.page.locator("html[lang=pl]").wait_for()
    wait(table.page, lambda: (table.ear.question or before)["text"] != before["text"], "the question comes in Polish")
    after = table.decision()
    assert after is not None
    assert [one["do"] for one in after["options"]] == [one["do"] for one in before["options"]]
    assert table.seq == seq
    table.page.locator("[data-prompt]", has_text=after["text"]).wait_for()
    table.offers_what_was_asked(after)
    player.play(most=2)
