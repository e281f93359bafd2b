"""What a page shows of a game without a table: what is in its box, and the form of its score sheet."""

from __future__ import annotations

from typing import Any

import pytest

import karczma
from karczma.games import GAMES
from karczma.kernel.packs import SOURCES
from karczma.words import Words
from server.hall import Hall

TITLE = 'name = "heavy purse"\ngame = "kajko"\n'
CARDS = '[[card]]\nid = "coin"\nvalue = 2\n'
BOTH = ("kajko", "smithy")


def things(box: Any, kind: str) -> dict[str, Any]:
    return {thing["id"]: thing for thing in box["kinds"][kind]}


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", BOTH)
def test_every_thing_is_in_the_box_under_its_name(here: Hall, game: str, language: str) -> None:
    box, face, words = here.nobody().get(f"/games/{game}/box", language=language), GAMES[game], Words(language)
    assert (box["game"], box["name"], box["pack"]) == (game, words.game(face, "game-name"), "default")
    assert list(box["kinds"]) == [kind.name for kind in face.things]
    for kind in face.things:
        named = {id: thing["name"] for id, thing in things(box, kind.name).items()}
        assert named == {id: words.thing(face, kind.name, id) for id in kind.ids}
    assert box["zones"] == {zone: words.game(face, f"zone-{zone}") for zone in face.zones}
    assert (list(box["numbers"]), list(box["parts"])) == (list(face.numbers), list(face.parts))


def test_sentences_are_told_and_forms_of_a_name_are_not(here: Hall) -> None:
    cards = things(here.nobody().get("/games/kajko/box", language="pl"), "card")
    words = Words("pl")
    assert list(cards["coin_in_hand"]["texts"]) == ["effect", "advanced"]
    for id, card in cards.items():
        assert card["texts"]["effect"] == words.game(GAMES["kajko"], f"card-{id}.effect")
        assert set(card["texts"]) <= {"effect", "advanced"}
    assert things(here.nobody().get("/games/kajko/box"), "stack")["stack_5a"]["texts"] == {}


def test_facts_come_from_the_pack_and_say_where_from(here: Hall) -> None:
    box = here.nobody().get("/games/kajko/box")
    raiders = things(box, "card")["raiders"]
    assert raiders["facts"] == {"sort": "danger", "value": 0, "effect": "raid", "advanced": "raid", "total": 10}
    assert (raiders["source"], raiders["sources"]) == ("rulebook", {"total": "listing"})
    stack = things(box, "stack")["stack_5a"]
    assert stack["facts"]["size"] == sum(stack["facts"]["cards"].values()) == 5
    ending = things(box, "ending")["all_sent"]
    assert (ending["facts"], ending["source"], ending["sources"]) == ({}, "", {})
    for kind in box["kinds"].values():
        assert {thing["source"] for thing in kind} | set().union(*[thing["sources"].values() for thing in kind]) <= {
            "",
            *SOURCES,
        }
    patron = things(here.nobody().get("/games/smithy/box"), "metal")["silver"]
    assert (patron["facts"], patron["source"]) == ({"bonus": 1}, "designed")


def test_a_pack_of_ones_own_shows_its_own_values(here: Hall) -> None:
    host = here.guest()
    host.post("/packs", game="kajko", files={"pack.toml": TITLE, "stacks.toml": CARDS})
    box = host.get("/games/kajko/box", pack="heavy purse")
    coin = things(box, "card")["coin"]
    assert (box["pack"], coin["facts"]["value"], coin["facts"]["sort"]) == ("heavy purse", 2, "coin")
    assert (coin["source"], coin["sources"]) == ("rulebook", {"value": "owner", "total": "designed"})
    assert things(host.get("/games/kajko/box"), "card")["coin"]["facts"]["value"] == 1


GOALS = "".join(
    f'[[goal]]\nid = "{goal}"\nfirst = 12\nsecond = 6\nthird = 2\n'
    for goal in karczma.open_pack("stonespine").cards["goal"]
)


def test_a_pack_of_ones_own_is_told_by_its_own_numbers(here: Hall) -> None:
    """In the box and on its score sheet, in the log of a table, also for who comes later, and in its record."""
    host = here.guest()
    title = 'name = "short goals"\ngame = "stonespine"\n'
    host.post("/packs", game="stonespine", files={"pack.toml": title, "goals.toml": GOALS})
    for pack, paid in (("default", "15, 9 and 5 reputation"), ("short goals", "12, 6 and 2 reputation")):
        goals = things(host.get("/games/stonespine/box", pack=pack), "goal")
        assert {paid in goal["texts"]["effect"] for goal in goals.values()} == {True}
        table = host.table("me bot", game="stonespine", pack=pack)
        line = host.line(table)
        host.start(table)
        line.until(line.question)
        for log in (line.happened, host.line(table).happened, host.get(f"/tables/{table}/record")["heard"]):
            told = [event["text"] for entry in log for event in entry.get("events", [])]
            assert [paid in text for text in told if "goal of this game" in text] == [True]
    cheap = {"pack.toml": TITLE.replace("heavy", "light"), "stacks.toml": CARDS.replace("coin", "item_5")}
    host.post("/packs", game="kajko", files=cheap)
    form = host.get("/games/kajko/sheet", pack="light purse", language="pl")
    assert form["seat"][0]["ways"][1]["of"]["of"]["texts"]["item_5"] == "Przedmiot wart 2 dukatów"


@pytest.mark.parametrize("what", ["box", "sheet"])
def test_what_is_not_there_is_said(here: Hall, what: str) -> None:
    nobody = here.nobody()
    assert nobody.refused(f"/games/chess/{what}", method="GET") == (404, "no-such-game")
    assert nobody.refused(f"/games/kajko/{what}?pack=gold", method="GET") == (404, "no-such-pack")
    assert nobody.refused(f"/games/kajko/{what}?language=xx", method="GET") == (422, "bad-request")
    told = nobody.ask("GET", f"/games/kajko/{what}?language=xx").json()
    assert told["place"] == "query.language"
    assert "'en' or 'pl'" in told["title"]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", BOTH)
def test_the_form_is_the_one_the_game_reads_by(here: Hall, game: str, language: str) -> None:
    face = GAMES[game]
    told = here.nobody().get(f"/games/{game}/sheet", language=language)
    assert told == Words(language).form(face, face.form(karczma.open_pack(game)))


def test_the_form_of_kajko(here: Hall) -> None:
    form = here.nobody().get("/games/kajko/sheet", language="pl")
    assert (form["least"], form["most"], form["sheet"]) == (2, 5, [])
    (dusigrosz, tie), (town,) = form["options"], form["seat"]
    assert dusigrosz == {
        "name": "dusigrosz",
        "text": "Gramy z Dusigroszem",
        "required": False,
        "kind": "flag",
        "default": False,
    }
    assert (tie["name"], tie["kind"], tie["default"]) == ("dusigrosz_tie", "pick", "nobody")
    assert (town["kind"], town["required"]) == ("either", True)
    sums, cards = town["ways"]
    assert [(one["name"], one["of"], one["default"]) for one in sums["fields"]] == [
        (id, "card", 0) for id in ("treasure_10", "item_5", "coin_in_hand", "coin")
    ]
    assert [one["text"] for one in sums["fields"]][-1] == "Moneta"
    assert (cards["kind"], cards["required"], cards["least"]) == ("list", True, 0)
    assert cards["most_by_seats"] == {"2": 4, "3": 3, "4": 3, "5": 2}
    item = cards["of"]["of"]
    assert (item["kind"], item["of"]) == ("pick", "card")
    assert item["ids"] == ["coin_in_hand", "treasure_10", "coin", "item_5"]  # no danger gets to the town
    assert item["texts"]["coin"] == "Moneta"
    assert item["also"]["coin"] == "Coin"  # to be found by who has the English edition


def test_a_sheet_filled_in_by_its_form_is_counted(here: Hall) -> None:
    nobody = here.nobody()
    form = nobody.get("/games/kajko/sheet")
    town = form["seat"][0]["ways"][1]
    item = town["of"]["of"]["ids"]
    for seats in range(form["least"], form["most"] + 1):
        most = town["most_by_seats"][str(seats)]
        full = [{"town": [[item[seat % len(item)]] for _ in range(most)]} for seat in range(seats)]
        sheet = {"game": "kajko", "options": {"dusigrosz": True}, "seats": full}
        assert len(nobody.post("/score", sheet)["seats"]) == seats
        full[0]["town"].append([])
        assert nobody.refused("/score", sheet) == (400, "kajko-sheet-characters")
