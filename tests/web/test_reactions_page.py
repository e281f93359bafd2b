"""Reactions as their holder sees them: a tome is laid ready while another is asked, and taken back."""

from __future__ import annotations

import pytest

from server.hall import Line
from web.browsers import Company, Device
from web.table import Json, TablePage, wait
from web.words import say

MOST = 400  # choices until a tome is held


def play(line: Line, question: Json, *, weak: bool) -> None:
    """Answers what this person is asked: tomes are kept. They come from the Library, where the weaker one goes."""
    options = [one["do"] for one in question["options"] if one["do"][0] != "play_tome"]
    wanted = [do for do in options if weak and do[0] == "done"]
    line.do("move", seat=question["seat"], seq=question["seq"], do=(wanted or options)[0])


def until_held(mine: Line, other: Line) -> None:
    """Until I hold a tome and only the other is asked."""
    for _ in range(MOST):
        mine.catch_up()
        other.catch_up()
        asked, rival = mine.question(), other.question()
        if asked is not None:
            play(mine, asked, weak=True)
        elif rival is None:
            mine.hear()  # the table passes for somebody
        elif mine.place(0)["reactions"]:
            return
        else:
            play(other, rival, weak=False)
    raise AssertionError("no tome came into my hand")


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_tome_is_laid_ready_while_another_is_asked(company: Company, device: Device) -> None:
    ania, host = company.guest("Ania", device)
    _, guest = company.guest("Bolek")
    id = host.table("me open", "lockup", listed=True)
    guest.sit(id)
    host.start(id)
    mine, other = host.line(id), guest.line(id)
    until_held(mine, other)
    held = mine.place(0)["reactions"][0]

    table = TablePage(ania.new_page()).go(f"/t/{id}")
    card = table.page.locator(f'[data-reaction="{held["touch"]}"]')
    card.wait_for()
    assert card.get_attribute("aria-pressed") == "false"
    card.focus()
    table.page.keyboard.press("Enter")
    table.page.locator(f'[data-reaction="{held["touch"]}"].laid').wait_for()
    assert say("react-ready") in card.inner_text()
    assert card.get_attribute("aria-pressed") == "true"
    assert [one["do"] for one in table.ear.said if one["type"] == "ready"] == [held["do"]]

    table.page.locator('[data-act="ask-me"]').click()
    dialog = table.page.get_by_role("dialog")
    boxes = dialog.get_by_role("group").first.get_by_role("checkbox")
    assert boxes.count() == len(held["moments"])
    asked = [boxes.nth(i).is_checked() for i in range(boxes.count())]
    boxes.first.set_checked(not asked[0])
    wait(table.page, lambda: any(one["type"] == "ask_me" for one in table.ear.said), "the choice is told")
    table.page.keyboard.press("Escape")

    card.click()
    table.page.locator(f'[data-reaction="{held["touch"]}"].may').wait_for()
    assert not table.ear.refused
    table.page.reload()
    table.here()
    table.page.locator('[data-act="ask-me"]').click()
    assert boxes.first.is_checked() is not asked[0]
    other.catch_up()
    assert "ready" not in {message["type"] for message in other.all} | {line["kind"] for line in other.happened}
