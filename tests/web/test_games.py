"""Whole games through the page, from the door to the result: by mouse, by keyboard alone, and on a phone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, Page

from web import looks
from web.boxes import names_of
from web.browsers import Company
from web.games import FACES, FRAME, NAMES, everything_on, seats_for
from web.players import MOST, OFTEN, Keyboard, Player, Thumb
from web.table import Json, TablePage
from web.words import say

BEGINNING = 12  # questions
MIDDLE = 30  # so many that every way of the keyboard has been taken several times
IN_REACH = "[data-touch].can, [data-touch].sel, [data-choice], [data-act=choose], [data-act=undo]"


def tile(page: Page, game: str) -> Locator:
    """The game on the door's list."""
    return page.locator(f'[data-game="{game}"]')


def over(table: TablePage) -> None:
    """The result stands there, as the server counted it."""
    assert table.caught_up().stage == "over"
    shown = table.root.text_content() or ""
    result = table.ear.table["result"]
    for seat, chair in zip(result["seats"], table.ear.table["chairs"], strict=True):
        assert chair["name"] in shown
        assert str(seat["total"]) in shown
    assert table.page.locator("[data-touch].can, [data-choice]").count() == 0


@pytest.mark.parametrize("game", NAMES)
def test_a_game_by_mouse(company: Company, game: str) -> None:
    """The big games are played to their end on a phone; here so far that all of the page was met."""
    person = company.nobody()
    table = TablePage(person.page("/"))
    tile(table.page, game).click()
    table.act("open").click()
    table.here()
    names = names_of(person.tavern, game, "en")
    player = Player(table, random.Random(game))

    def each(question: Json) -> None:
        """My own things are there to be seen, and the drawer of the log follows."""
        mine = table.ear.place()
        words = table.words()
        for zone in mine["view"]["seats"][mine["seat"]]["zones"]:
            for card in zone["cards"]:
                seen = any(name.lower() in words for name in names[card])
                assert seen, f"{names[card]} of {zone['kind']} is not to be seen"

    made = player.play(each, most=MOST if game in FRAME else BEGINNING)
    assert made >= 5
    assert player.on_board > player.in_list
    if game in FRAME:
        over(table)


@pytest.mark.parametrize("game", NAMES)
def test_a_game_by_keyboard(company: Company, game: str) -> None:
    """The big games are played to their end on a phone; here far into their middle."""
    person = company.nobody(language="en")
    table = TablePage(person.page("/"))
    player = Keyboard(table, random.Random(game))
    table.page.locator("main h1").wait_for()
    player.tab_to("[data-game]")  # one stop for all of them
    for _ in range(len(NAMES) + 1):
        if tile(table.page, game).get_attribute("aria-checked") == "true":
            break
        player.key("ArrowRight")
    player.tab_to(tile(table.page, game))
    player.tab_to(table.page.locator('[data-act="solo"], [data-act="open"]').filter(visible=True).first)
    player.key("Enter")
    table.here()
    player.line = person.guest().line(table.id)
    assert player.play(most=MOST if game in FRAME else MIDDLE) >= OFTEN
    if game in FRAME:
        over(table)


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_on_a_phone(company: Company, game: str) -> None:
    """With every chair taken and every option on: there is not more on a table than that."""
    person, guest = company.guest("Ania", "phone", "pl")
    id = guest.table(seats_for(game, FACES[game].most), game, options=everything_on(game), start=True)
    table = TablePage(person.new_page()).go(f"/t/{id}")
    wrong: list[str] = []

    def each(question: Json) -> None:
        seen = looks.out_of_reach(table.page, IN_REACH) + looks.too_small(table.page)
        wrong.extend(f"{question['ask']}: {one}" for one in seen)

    player = Thumb(table, random.Random(game), guest.line(id))
    made = player.play(each)
    assert not wrong, "\n".join(sorted(set(wrong)))
    assert made >= 4
    over(table)


@pytest.mark.parametrize("game", NAMES)
def test_a_narrow_window_hides_nothing_and_one_click_plays_if_one_wants_it_so(company: Company, game: str) -> None:
    """On a laptop all that can be chosen, and the sign, is there without scrolling."""
    person, guest = company.guest("Ania", "low")
    id = guest.table(seats_for(game, FACES[game].most), game, start=True)
    table = TablePage(person.new_page()).go(f"/t/{id}")
    player = Player(table, random.Random(game))
    wrong: list[str] = []

    def look(_: Json) -> None:
        seen = looks.reach(table.page, "[data-touch].can, [data-prompt], [data-act]")
        wrong.extend(f"{one['what']}: {one['scroll']:.0f} px" for one in seen if one["scroll"] > 1 or one["sideways"])

    player.play(look, most=1)
    table.page.get_by_role("button", name=say("ui-settings")).click()
    table.page.get_by_label(say("ui-clicks")).select_option("one")
    table.page.keyboard.press("Escape")
    for _ in range(3):
        question = table.decision()
        assert question is not None
        look(question)
        plays_with_one_click(player, question)
    assert not wrong, "\n".join(sorted(set(wrong)))


def plays_with_one_click(player: Player, question: Json) -> None:
    table = player.table
    before = len(table.ear.moves)
    thing = table.glowing().first
    touch = thing.get_attribute("data-touch")
    thing.click()
    sharing = [option for option in question["options"] if option["touch"] == touch]
    if len(sharing) > 1:  # one click for the thing, one for what to do with it
        player.listed(0).click()
    assert not table.ready_to_confirm(before)
    table.chosen(before, sharing[0])
