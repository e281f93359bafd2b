"""One gesture, one decision: several tokens at once, a payment by one click, dice and chambers by dragging."""

from __future__ import annotations

import random

import pytest

from server.hall import Guest, Line
from web.browsers import Company, Device
from web.gestures import dragged
from web.players import Player, Thumb
from web.table import Json, TablePage, wait

MOST = 300  # choices until a question comes


def seated(company: Company, game: str, seats: str, device: Device = "desktop") -> tuple[TablePage, Guest]:
    person, guest = company.guest("Ania", device)
    id = guest.table(seats, game, start=True)
    return TablePage(person.new_page()).go(f"/t/{id}"), guest


def until_asked(table: TablePage, line: Line, ask: str, prefer: tuple[str, ...]) -> Json:
    """Past the page, until this is asked; the first of these verbs that is offered is chosen."""
    for _ in range(MOST):
        question = table.decision()
        assert question is not None, f"the game is over, and {ask} was never asked"
        if question["ask"] == ask:
            return question
        options: list[Json] = question["options"]
        found = [one for verb in prefer for one in options if one["do"][0] == verb]
        option = (found or options)[0]
        table.heard(line.do("move", seat=question["seat"], seq=question["seq"], do=option["do"]))
    raise AssertionError(f"{ask} is never asked")


def sent_since(table: TablePage, before: int) -> list[list[str]]:
    return [move["do"] for move in table.ear.moves[before:]]


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_three_tokens_go_with_one_confirmation(company: Company, device: Device) -> None:
    table, guest = seated(company, "lockup", "me bot bot", device)
    hand = (Player if device == "desktop" else Thumb)(table, random.Random(1))
    until_asked(table, guest.line(table.id), "visit", ("choose_crew", "no_more_tomes"))
    hand.press(table.glowing("location:smithy").first)  # it can be undone, so one click is enough
    wait(table.page, lambda: (table.ear.question or {}).get("ask") == "assign", "tokens are asked for")
    table.caught_up()
    goal = table.page.locator('[data-location="smithy"].goal')
    goal.wait_for()
    before = len(table.ear.moves)
    for token in ("token_2", "token_3", "token_4"):
        hand.press(table.glowing(f"token:{token}").first)
    hand.press(table.page.locator('[data-turn="token_3"]'))
    assert table.page.locator('[data-turn="token_4"]').get_attribute("aria-pressed") == "false"  # it does not stick
    hand.press(table.page.locator('[data-touch="token:token_2"]'))  # and this one stays after all
    hand.press(table.glowing("token:token_5").first)
    assert goal.count() == 1
    assert sent_since(table, before) == []
    hand.press(table.act("choose"))
    wait(table.page, lambda: len(table.ear.moves) == before + 4, "everything is sent")
    assert sent_since(table, before) == [
        ["assign", "token_3", "down"],
        ["assign", "token_4", "up"],
        ["assign", "token_5", "up"],
        ["done"],
    ]
    wait(table.page, lambda: all(one["id"] in table.ear.answered for one in table.ear.moves), "all of it counts")
    assert table.ear.refused == []


def test_escape_forgets_a_gesture_that_is_not_sent(company: Company) -> None:
    table, guest = seated(company, "lockup", "me bot bot")
    line = guest.line(table.id)
    until_asked(table, line, "assign", ("choose_crew", "no_more_tomes", "visit"))
    table.glowing("token:token_4").first.click()
    assert table.page.locator('[data-touch="token:token_4"].sel').count() == 1
    table.page.keyboard.press("Escape")
    wait(table.page, lambda: table.page.locator('[data-touch="token:token_4"].can').count() == 1, "it is forgotten")
    assert table.page.locator('[data-act="choose"]').first.get_attribute("aria-disabled") == "true"


def test_one_click_accepts_the_proposed_payment(company: Company) -> None:
    table, guest = seated(company, "lockup", "me bot bot")
    line = guest.line(table.id)
    # A token to each location, so that there is more than one kind to pay a thug with
    prefer = ("choose_crew", "no_more_tomes", "done", "visit", "assign", "take_reward", "gain", "recruit")
    question = until_asked(table, line, "pay", prefer)
    proposed = {one["do"][1]: one["proposed"] for one in question["options"]}
    before = len(table.ear.moves)
    table.act("choose").click()
    wanted = [["pay", kind] for kind, count in proposed.items() for _ in range(count)]
    wait(table.page, lambda: len(table.ear.moves) > before, "the payment is sent")
    wait(table.page, lambda: all(one["id"] in table.ear.answered for one in table.ear.moves), "it counts")
    sent = sent_since(table, before)
    assert sent == wanted[: len(sent)]  # the rest follows by itself where nothing else can be paid


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_chamber_is_dragged_to_its_column(company: Company, device: Device) -> None:
    table, guest = seated(company, "stonespine", "me bot", device)
    question = until_asked(table, guest.line(table.id), "build", ())
    chamber = question["options"][0]["do"][1]
    before = len(table.ear.moves)
    cell = table.page.locator(".grid > li").nth(2)  # of the first year
    dragged(table, table.page.locator(f'[data-touch="chamber:{chamber}"]').first, cell, device)
    wait(table.page, lambda: len(table.ear.moves) > before, "it is built")
    assert sent_since(table, before) == [["build", chamber, "3"]]
    assert table.page.locator(".ghost-drag").count() == 0


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_die_is_dragged_to_its_row(company: Company, device: Device) -> None:
    table, guest = seated(company, "roll_player", "me bot", device)
    line = guest.line(table.id)
    until_asked(table, line, "place_setup_die", ("choose_sheet", "choose_class"))
    before = len(table.ear.moves)
    die = table.glowing().filter(has_not=table.page.locator(".slot")).first
    touch = str(die.get_attribute("data-touch"))
    dragged(table, die, table.page.locator("[data-drop]").nth(1), device)
    wait(table.page, lambda: len(table.ear.moves) > before, "it is placed")
    assert sent_since(table, before) == [["place_setup_die", touch.removeprefix("die:"), "dex"]]
    until_asked(table, line, "place_die", ("place_setup_die", "order_tie", "take_initiative"))
    before = len(table.ear.moves)
    dragged(table, table.page.locator("[data-hand]").first, table.page.locator("[data-drop].open").first, device)
    wait(table.page, lambda: len(table.ear.moves) > before, "it is placed")
    assert sent_since(table, before)[0][0] == "place_die"


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_die_is_dragged_from_its_initiative_card_to_a_row(company: Company, device: Device) -> None:
    """One gesture for two questions: the card is taken on the way."""
    table, guest = seated(company, "roll_player", "me bot", device)
    question = until_asked(table, guest.line(table.id), "take_initiative", ("choose_sheet", "choose_class"))
    before = len(table.ear.moves)
    take = question["options"][0]
    row = table.page.locator("[data-drop]:has(.empty)").last
    name = str(row.get_attribute("data-drop"))
    dragged(table, table.glowing(take["touch"]).first, row, device)
    wait(table.page, lambda: len(table.ear.moves) == before + 2, "the card is taken and the die is placed")
    assert sent_since(table, before) == [take["do"], ["place_die", name]]
    wait(table.page, lambda: table.ear.settled, "both count")
    assert table.ear.refused == []


def test_a_drag_that_ends_nowhere_changes_nothing(company: Company) -> None:
    table, guest = seated(company, "stonespine", "me bot")
    question = until_asked(table, guest.line(table.id), "build", ())
    touch = f"chamber:{question['options'][0]['do'][1]}"
    box = table.page.locator(f'[data-touch="{touch}"]').first.bounding_box()
    assert box is not None
    mouse = table.page.mouse
    for how in ("outside", "escape"):
        mouse.move(box["x"] + 20, box["y"] + 20)
        mouse.down()
        mouse.move(box["x"] + 60, box["y"] - 40, steps=3)
        table.page.locator(".ghost-drag").wait_for()
        if how == "escape":
            table.page.keyboard.press("Escape")
        mouse.move(3, 3)
        mouse.up()
        table.page.locator(".ghost-drag").wait_for(state="detached")
        assert table.page.locator(f'[data-touch="{touch}"].can').count() == 1
    assert table.ear.moves == []
