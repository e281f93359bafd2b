"""Following what others do: things travel, everybody at their own pace, and whoever has seen enough skips.

The page's clock stands still here, so that a slow machine shows no other step than a quick one.
"""

from __future__ import annotations

from typing import Any

import pytest

from web.browsers import Company
from web.games import NAMES, seats_for
from web.table import Json, TablePage, wait
from web.words import say

# What has travelled: copies of things above the page, set in motion by the browser itself. They are seen as they are
# put there, since they are gone within a second.
WATCH = """() => {
  window.travelled = [];
  const look = (one) => one.classList?.contains("aloft") && window.travelled.push({
    times: document.getAnimations().filter((way) => way.effect.target === one)
      .map((way) => way.effect.getTiming().duration),
    silent: one.ariaHidden === "true" && one.inert,
  });
  new MutationObserver((all) => all.forEach((change) => change.addedNodes.forEach(look)))
    .observe(document, { childList: true, subtree: true });
}"""
TRAVELLED = "() => window.travelled"
# Milliseconds: the table is never that far behind, and the page does not yet ask whether the server is still there.
LIFE = 21_000


def paused(company: Company, game: str, pace: str, **more: Any) -> tuple[TablePage, Json]:
    """Three seats, two of them golems; I am asked, and from here on time stands still."""
    person, guest = company.guest("Ania", pace=pace, **more)
    id = guest.table(seats_for(game, 3), game, start=True)
    page = person.new_page()
    page.clock.install()
    table = TablePage(page).go(f"/t/{id}")
    question = table.decision()
    assert question is not None
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))
    page.evaluate(WATCH)
    return table, question


def moved_on(table: TablePage, question: Json) -> Json:
    """Choose by the keyboard until golems have moved and I am asked again: which the server has told, not the page."""
    page = table.page
    for _ in range(40):
        before = len(table.ear.moves)
        page.keyboard.press("1")
        if table.ready_to_confirm(before):
            page.keyboard.press("Enter")
        table.chosen(before, question["options"][0])
        wait(page, lambda: table.ear.question is not None, "I am asked again")
        asked = table.ear.question
        assert asked is not None
        if table.seq < table.ear.seq:
            return asked
        question = asked
        page.clock.run_for(LIFE)
        table.caught_up()
    raise AssertionError("the golems do nothing that takes time to see")


def further(table: TablePage, seq: int) -> None:
    wait(table.page, lambda: table.seq > seq, "the next step comes in its time")


@pytest.mark.parametrize("game", NAMES)
def test_what_others_do_is_seen_to_happen_and_can_be_skipped(company: Company, game: str) -> None:
    table, question = paused(company, game, "slow", reduced_motion="no-preference")
    page = table.page
    while True:
        asked = moved_on(table, question)
        assert page.locator("[data-choices]").count() == 0, "nothing is asked before all has been seen"
        behind = table.seq
        page.clock.run_for(1300)
        further(table, behind)
        if page.evaluate(TRAVELLED):
            break
        page.clock.run_for(LIFE)  # while a game is set up there is nothing to be seen yet
        table.caught_up()
        question = asked
    for one in page.evaluate(TRAVELLED):
        assert one["silent"], one
        assert one["times"], one
        assert min(one["times"]) >= 500, one
    if table.seq < table.ear.seq:
        table.act("skip").click()
    wait(page, lambda: table.seq == table.ear.seq, "all is shown, though no time has passed")
    table.offers_what_was_asked(asked)


def test_a_key_skips_and_the_recap_shows_where_it_was(company: Company) -> None:
    table, question = paused(company, "kajko", "slow", reduced_motion="no-preference")
    asked = moved_on(table, question)
    page = table.page
    table.act("skip").wait_for()
    page.keyboard.press("f")
    wait(page, lambda: table.seq == table.ear.seq, "all is shown")
    table.offers_what_was_asked(asked)
    page.keyboard.press("t")
    recap = page.locator("[data-recap]")
    recap.wait_for()
    mine = [one["seq"] for one in table.ear.log if one["kind"] == "move" and one["data"]["seat"] == 0]
    others = [one for one in table.ear.log if one["kind"] == "move" and one["seq"] > mine[-1]]
    told = recap.inner_text()
    for event in [event for one in others for event in one["events"]]:
        name = table.ear.table["chairs"][event["seat"]]["name"]
        assert event["text"].removeprefix(f"{name} ") in told
    line = recap.locator("[data-told]").first
    line.focus()
    page.locator("[data-pointed]").first.wait_for()
    page.keyboard.press("Escape")
    recap.wait_for(state="detached")
    assert page.locator("[data-pointed]").count() == 0
    table.offers_what_was_asked(asked)


def test_who_wants_no_motion_sees_what_has_changed(company: Company) -> None:
    table, question = paused(company, "kajko", "natural")
    moved_on(table, question)
    page = table.page
    page.locator("[data-seen]").first.wait_for()
    assert page.evaluate(TRAVELLED) == []
    page.clock.run_for(LIFE)
    table.caught_up()
    assert page.locator("[data-seen]").count() == 0


def test_the_sign_says_who_is_at_it_and_what_was_done(company: Company) -> None:
    table, question = paused(company, "lockup", "slow")
    moved_on(table, question)
    page = table.page
    sign = page.locator("[data-prompt]")
    names = [chair["name"] for chair in table.ear.table["chairs"][1:]]
    steady = {say("table-others-play"), *[say("table-plays", name=name) for name in names]}
    seen: list[str] = []
    while table.seq < table.ear.seq:
        seen.append(sign.locator("h1").inner_text().strip())
        page.clock.run_for(400)
    assert set(seen) <= steady, set(seen) - steady


def test_the_pace_is_chosen_at_the_table_and_kept(company: Company) -> None:
    table, _ = paused(company, "kajko", "natural")
    page = table.page
    page.get_by_role("button", name=say("ui-settings")).click()
    page.get_by_label(say("ui-pace")).select_option("slow")
    page.keyboard.press("Escape")
    page.reload()
    table.here()
    page.get_by_role("button", name=say("ui-settings")).click()
    assert page.get_by_label(say("ui-pace")).input_value() == "slow"
