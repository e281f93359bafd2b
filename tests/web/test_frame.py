"""The frame around every game: the sign, the drawer, what others have, second thoughts, and taking back together."""

from __future__ import annotations

import random
import re

import pytest

from web.browsers import Company
from web.games import FRAME, seats_for
from web.players import Player
from web.table import Json, TablePage, wait
from web.words import say


def at_a_table(company: Company, game: str, seats: int = 3) -> tuple[TablePage, Json]:
    """Three choices into a game, which were not made in the browser."""
    person, guest = company.guest("Ania")
    id = guest.table(seats_for(game, seats), game, start=True)
    line = guest.line(id)
    for _ in range(3):
        line.choose()
    table = TablePage(person.new_page()).go(f"/t/{id}")
    question = table.decision()
    assert question is not None
    return table, question


@pytest.mark.parametrize("game", FRAME)
def test_the_frame_tells_what_happened_what_is_asked_and_what_others_have(company: Company, game: str) -> None:
    table, question = at_a_table(company, game)
    what_happened_is_told_in_the_log(table)
    the_sign_the_tab_and_the_drawer_say_what_is_asked(table, question)
    what_others_have_is_one_click_away(table)
    a_second_thought_costs_nothing(table, question)


def what_happened_is_told_in_the_log(table: TablePage) -> None:
    told = " ".join(table.log())
    for one in table.ear.log[-4:]:
        for event in one.get("events", []):
            assert event["text"] in told
            assert table.page.locator(f'[data-line="{one["seq"]}"]').count() > 0


def the_sign_the_tab_and_the_drawer_say_what_is_asked(table: TablePage, question: Json) -> None:
    page = table.page
    assert page.title().startswith("●")
    assert page.locator("[data-prompt]").get_attribute("role") == "status"
    for one in question["blocked"]:
        assert one["text"] in (table.root.text_content() or ""), "it is not told why not"
    page.keyboard.press("r")
    drawer = page.locator("[data-drawer]")
    written = drawer.get_by_text(question["rule"]).or_(drawer.get_by_text(say("rules-none")))
    written.first.wait_for()
    page.keyboard.press("s")
    wait(page, lambda: [one for one in table.ear.heard if one["type"] == "answer"], "the score comes")
    score = next(one["data"] for one in table.ear.heard if one["type"] == "answer")
    drawer.locator(".score .total").wait_for()
    totals = drawer.locator(".score .total td").all_inner_texts()
    known = [str(seat["total"]) if not seat.get("unknown") else say("replay-unknown") for seat in score["seats"]]
    assert totals == known
    page.keyboard.press("s")
    drawer.wait_for(state="detached")


def what_others_have_is_one_click_away(table: TablePage) -> None:
    other = table.ear.table["chairs"][1]["name"]
    table.page.get_by_role("article", name=other).locator("header").get_by_role("button").last.click()
    dialog = table.page.get_by_role("dialog")
    dialog.get_by_text(other).first.wait_for()
    table.page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")


def a_second_thought_costs_nothing(table: TablePage, question: Json) -> None:
    """Escape takes a preview back, and help tells the keys."""
    page = table.page
    clicks(table, "two")
    page.keyboard.press("1")
    assert table.ready_to_confirm(len(table.ear.moves))
    page.locator("[data-prompt]").get_by_text(question["options"][0]["text"]).wait_for()
    page.keyboard.press("Escape")
    wait(page, lambda: page.locator("[data-touch].sel").count() == 0, "nothing is previewed any more")
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="hidden")
    table.offers_what_was_asked(question)
    clicks(table, "undo")


def clicks(table: TablePage, how: str) -> None:
    """How many clicks a choice takes."""
    table.page.get_by_role("button", name=say("ui-settings")).click()
    table.page.get_by_label(say("ui-clicks")).select_option(how)
    table.page.keyboard.press("Escape")
    table.page.get_by_role("dialog").wait_for(state="hidden")


def test_a_tip_comes_to_who_points_and_goes_with_escape(company: Company) -> None:
    table, _ = at_a_table(company, "kajko")
    page, tip = table.page, table.page.locator(".tip.float")
    stack = page.locator("[data-touch^='stack:'].can").first
    stack.hover()
    tip.wait_for()
    thing, note = stack.bounding_box(), tip.bounding_box()
    assert thing is not None
    assert note is not None
    beside = note["x"] + note["width"] <= thing["x"] or note["x"] >= thing["x"] + thing["width"]
    assert beside or note["y"] + note["height"] <= thing["y"] or note["y"] >= thing["y"] + thing["height"]
    page.keyboard.press("Escape")
    tip.wait_for(state="hidden")


@pytest.mark.parametrize("game", FRAME)
def test_people_take_back_together(company: Company, game: str) -> None:
    ania, host = company.guest("Ania")
    bolek, friend = company.guest("Bolek")
    id = host.table("me open", game, listed=True)
    friend.sit(id)
    host.start(id)
    tables = [TablePage(one.new_page()).go(f"/t/{id}") for one in (ania, bolek)]
    for _ in range(4):
        wait(tables[0].page, lambda: any(table.ear.question for table in tables), "somebody is asked")
        turn = next(table for table in tables if table.ear.question)
        Player(turn, random.Random(2)).play(most=1)
        for table in tables:
            table.heard(turn.ear.answered[turn.ear.moves[-1]["id"]])
    position = tables[0].ear.table["position"]
    asks, agrees = tables
    asks.act("undo").click()
    dialog = asks.page.get_by_role("dialog").filter(visible=True)
    if asks.ear.place().get("can_undo"):
        pytest.skip("the last choice can be taken back alone here")
    made = [one for one in agrees.ear.log if one["kind"] == "move"]
    dialog.get_by_role("radio").nth(1).check()
    dialog.get_by_role("button").last.click()
    undone = agrees.page.locator("[data-undone] li")
    undone.first.wait_for()
    assert undone.count() == 2
    for shown, one in zip(undone.all_inner_texts(), reversed(made[-2:]), strict=True):
        for event in one.get("events", []):
            assert event["text"] in shown, "who is asked must know what would be undone"
    waiting = asks.page.locator("[data-wish]")
    waiting.get_by_text("Bolek").wait_for()
    asks.act("drop-undo").click()
    waiting.wait_for(state="detached")
    undone.first.wait_for(state="hidden")
    asks.act("undo").click()
    dialog.get_by_role("radio").nth(1).check()
    dialog.get_by_role("button").last.click()
    agrees.act("agree-undo").click()
    asks.page.locator(".toast").get_by_text(say("table-wish-granted", count=2)).wait_for()
    wait(agrees.page, lambda: agrees.ear.log[-1]["kind"] == "undo", "it is taken back")
    asks.heard(agrees.ear.seq)
    assert asks.ear.table["position"] > position  # a record forgets nothing: taking back is an entry too


@pytest.mark.parametrize("game", FRAME[:1])
def test_who_comes_back_takes_the_seat_from_the_golem(company: Company, game: str) -> None:
    ania, host = company.guest("Ania")
    friend = company.tavern.guest("Bolek")
    id = host.table("me open", game, listed=True)
    friend.sit(id)
    host.start(id)
    host.post(f"/tables/{id}/seats/0", kind="stand_in")
    table = TablePage(ania.new_page()).go(f"/t/{id}")
    table.act("back").click()
    wait(table.page, lambda: not table.ear.table["chairs"][0]["stand_in"], "the golem leaves")
    table.caught_up()
    table.page.locator('[data-act="back"]').wait_for(state="detached")


# Longest of all that moves: how long it takes, and whether it ever ends.
WATCH_MOTION = """
window.motion = { longest: 0, count: 0, endless: [] };
const look = () => {
  for (const one of document.getAnimations()) {
    const { activeDuration, iterations } = one.effect.getComputedTiming(); // a late appearance is no motion
    if (iterations === Infinity) window.motion.endless.push(one.animationName ?? one.id);
    else window.motion.longest = Math.max(window.motion.longest, activeDuration);
    window.motion.count += 1;
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@pytest.mark.parametrize("game", FRAME)
def test_motion_is_short_and_can_be_done_without(company: Company, game: str, motion: str) -> None:
    person, guest = company.guest("Ania", reduced_motion=motion)
    person.context.add_init_script(WATCH_MOTION)
    id = guest.table(seats_for(game, 3), game, start=True)
    table = TablePage(person.new_page()).go(f"/t/{id}")
    Player(table, random.Random(game)).play(most=4)
    seen = table.page.evaluate("window.motion")
    assert seen["endless"] == []
    assert seen["longest"] <= (300 if motion == "no-preference" else 20)
    assert motion == "reduce" or seen["count"] > 0


def test_a_clock_runs_while_one_thinks(company: Company) -> None:
    person, guest = company.guest("Ania")
    pace = {"kind": "live", "seconds": 600, "increment": 0}
    id = guest.table("me bot", FRAME[0], start=True, pace=pace)
    table = TablePage(person.new_page()).go(f"/t/{id}")
    assert table.decision() is not None
    clock = table.page.get_by_role("timer").first
    first = clock.inner_text()
    assert re.fullmatch(r"10:00|9:\d\d", first)
    wait(table.page, lambda: clock.inner_text() != first, "a second passes")
