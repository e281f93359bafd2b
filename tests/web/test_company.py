"""Several people at one table: in two browsers, at one with a curtain between them, and one who only watches."""

from __future__ import annotations

import json
import random
import re

import pytest

from server.hall import Line, play_on
from web.boxes import box, said_by, things
from web.browsers import Company
from web.games import FACES, FRAME
from web.players import Player
from web.table import Json, TablePage, wait

ENOUGH = 14  # choices of two people together


def own_secrets(place: Json, others: Json) -> set[str]:
    """What a seat sees of its own things and another place does not show."""
    seat = place["seat"]
    mine = [card for zone in place["view"]["seats"][seat]["zones"] for card in zone["cards"]]
    public = json.dumps(others["view"])
    return {card for card in mine if f'"{card}"' not in public}


def told(table: TablePage, seat: int | None) -> set[str]:
    """All words that the server has ever told this browser for this seat: a thing passed on stays known."""
    places = [place for one in table.ear.heard for place in one.get("places") or [] if place.get("seat") == seat]
    logs = [line for one in table.ear.heard for line in [*one.get("log", []), one.get("happened")] if line]
    events = [event for line in logs for event in line.get("events", []) if seat in event.get("only", [seat])]
    return set(re.findall(r'"(\w+)"', json.dumps([places, events])))


def hides(table: TablePage, secrets: set[str], known: set[str], told_of: Json) -> None:
    """The document of this table tells nothing of these things, unless they were told."""
    html = str(table.page.evaluate("document.querySelector('[data-table]').outerHTML"))
    names = {thing["id"]: thing["name"] for thing in things(told_of)}
    for card in known & set(names):
        html = html.replace(names[card], "")
    for card in secrets - known - said_by(told_of, known):
        assert not re.search(rf"\b{re.escape(card)}\b", html), f"{card} is in the document"
        assert not re.search(rf"\b{re.escape(names[card])}\b", html), f"{names[card]} can be read"


@pytest.mark.parametrize("game", FRAME)
def test_two_browsers_at_one_table(company: Company, game: str) -> None:
    ania, host = company.guest("Ania")
    bolek = company.nobody()
    id = host.table("me open", game)
    first = TablePage(ania.new_page()).go(f"/t/{id}")
    assert first.stage == "open"

    link = first.invitation()
    first.page.locator("svg.qr").wait_for()
    second = TablePage(bolek.new_page())
    second.page.goto(link)
    second.come_in("Bolek")
    second.here()
    assert second.id == id
    first.act("start").click()

    tables = [first, second]
    players = [Player(table, random.Random(number)) for number, table in enumerate(tables)]
    told_of = box(company.tavern, game, "en")
    moves = 0
    while moves < ENOUGH and any(table.ear.stage != "over" for table in tables):
        wait(first.page, lambda: any(t.ear.question for t in tables) or first.ear.stage == "over", "somebody is asked")
        for player, table, other in zip(players, tables, reversed(tables), strict=True):
            question = table.ear.question
            if question is None or table.ear.stage == "over":
                continue
            table.decision()
            player.choose(question, player.pick(question))
            seq = table.ear.answered[table.ear.moves[-1]["id"]]
            other.heard(seq)
            table.heard(seq)
            if other.ear.stage != "over":
                secrets = own_secrets(table.ear.place(), other.ear.place())
                hides(other, secrets, told(other, other.ear.place()["seat"]), told_of)
            moves += 1
    assert all(player.made > 2 for player in players)
    assert [one["seq"] for one in first.ear.log] == [one["seq"] for one in second.ear.log]


@pytest.mark.parametrize("game", FRAME)
def test_at_one_browser_a_curtain_hides_the_next_hand(company: Company, game: str) -> None:
    person, guest = company.guest("Ania")
    id = guest.table("me Bolek", game, start=True)
    table = TablePage(person.new_page()).go(f"/t/{id}")
    told_of = box(company.tavern, game, "en")
    player = Player(table, random.Random(1))
    secret = len({json.dumps(place["view"]) for place in table.ear.places[:2]}) > 1
    seats: set[int] = set()
    lifted = 0
    for _ in range(10):
        if table.decision() is None:
            break
        if table.page.locator("[data-curtain]").count():
            behind_the_curtain(table, told_of)
            table.act("lift").click()
            table.page.locator("[data-curtain]").wait_for(state="detached")
            lifted += 1
        question = table.asked_now()
        table.offers_what_was_asked(question)
        me = question["seat"]
        secrets = own_secrets(table.ear.place(1 - me), table.ear.place(me))
        if not seats:  # nothing was passed on yet, so what happened may not give away anything either
            assert not secrets & (told(table, me) - said_by(told_of, told(table, me)))
        hides(table, secrets, told(table, me), told_of)
        player.choose(question, player.pick(question))
        seats.add(question["seat"])
    assert seats == {0, 1}
    assert (lifted > 1) == secret


def test_a_shared_screen_shows_no_hand_while_somebody_else_thinks(company: Company) -> None:
    person, guest = company.guest("Ania")
    other = company.tavern.guest("Zed")
    id = guest.table("me Bolek open", "stonespine")
    other.sit(id, code=guest.post(f"/tables/{id}/invitations")["code"])
    guest.start(id)
    told_of = box(company.tavern, "stonespine", "en")
    table = TablePage(person.new_page()).go(f"/t/{id}")
    player = Player(table, random.Random(1))
    for _ in range(2):
        table.page.locator("[data-curtain]").wait_for()
        table.act("lift").click()
        table.page.locator("[data-curtain]").wait_for(state="detached")
        question = table.asked_now()
        player.choose(question, player.pick(question))
    wait(table.page, lambda: table.ear.place()["asked"] == [2], "only the other is asked")
    table.page.locator("[data-curtain]").wait_for(state="detached")
    ania, bolek, _ = table.ear.places
    secrets = own_secrets(ania, bolek) | own_secrets(bolek, ania)
    assert len(secrets) >= 8
    hides(table, secrets, set(), told_of)
    assert table.page.locator("[data-touch].can").count() == 0
    table.page.reload()  # and whoever opens the page meanwhile sees none either
    table.here()
    hides(table, secrets, set(), told_of)
    other.line(id).choose()
    table.page.locator("[data-curtain]").wait_for()


def behind_the_curtain(table: TablePage, told_of: Json) -> None:
    """Neither hand is in the document, and nothing can be chosen."""
    page = table.page
    assert page.locator("[data-touch]").count() == 0
    assert page.locator("[data-choice]").count() == 0
    one, other, public = table.ear.places
    assert public["seat"] is None
    hides(table, own_secrets(one, other) | own_secrets(other, one), set(), told_of)


def play_to(lines: list[Line], seq: int) -> None:
    play_on(lines, stop=lambda: lines[0].seq >= seq)


@pytest.mark.parametrize("game", FRAME)
def test_who_watches_sees_the_game_and_no_hand(company: Company, game: str) -> None:
    ania, bolek = company.tavern.guest("Ania"), company.tavern.guest("Bolek")
    id = ania.table("me open", game, listed=True)
    bolek.sit(id)
    ania.start(id)
    lines = [ania.line(id), bolek.line(id)]
    play_to(lines, 6)
    person, _ = company.guest("Celina")
    table = TablePage(person.new_page()).go(f"/t/{id}")
    told_of = box(company.tavern, game, "en")
    for stop in (9, 12):
        play_to(lines, stop)
        table.heard(lines[0].seq)
        assert table.ear.place().get("seat") is None
        assert table.page.locator("[data-choices], [data-touch].can, [data-act=choose]").count() == 0
        for line in lines:
            hides(table, own_secrets(line.places[0], table.ear.place()), told(table, None), told_of)
        for event in table.ear.log[-1].get("events", []):
            assert event["text"] in (table.page.locator("[data-table]").text_content() or "")
    assert FACES[game].least <= 2


@pytest.mark.parametrize("game", FRAME[:1])
def test_people_talk_and_see_who_is_there(company: Company, game: str) -> None:
    ania, host = company.guest("Ania")
    bolek, friend = company.guest("Bolek")
    id = host.table("me open", game, listed=True)
    friend.sit(id)
    host.start(id)
    tables = [TablePage(one.new_page()).go(f"/t/{id}") for one in (ania, bolek)]
    tables[0].page.keyboard.press("c")
    box = tables[0].page.get_by_role("textbox").last
    box.fill("<b>Powodzenia!</b>")
    box.press("Enter")
    tables[1].page.locator('[data-tab="chat"]').first.click()
    tables[1].page.get_by_text("<b>Powodzenia!</b>").wait_for()
    assert tables[1].page.locator("b", has_text="Powodzenia!").count() == 0
