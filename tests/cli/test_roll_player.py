"""Roll Player at a terminal: what is drawn in both languages, with and without colour, and whole games."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import karczma
from cli.conftest import Run
from cli.consoles import Console
from cli.drawn import NAMES, PROMPT, all_is_there, line_with, seated, table, until, whole_game
from karczma.games.roll_player.scoring import how_far
from karczma.games.roll_player.vocabulary import COLOURS, ROW
from karczma.kernel.audience import Zone
from karczma.terminal.marks import Marks
from karczma.terminal.roll_player import sheet
from karczma.terminal.roll_player.board import draw
from karczma.terminal.room import Room
from sheets.examples import ROLL_PLAYER


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_colour_has_a_letter_of_its_own(env: dict[str, str], lang: str) -> None:
    letters = Room(lang).say("roll_player-letters").split()
    assert len(set(letters)) == len(letters) == COLOURS
    assert all(len(letter) == 1 and letter.isascii() and letter.isupper() for letter in letters)


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            [
                "round 1 of 12, first player: Ania",
                "Dice bag 58:  G green 6  B blue 9  R red 8",
                "▶A● Ania (you) · Gold 9 · Stars 1",
                "Dwarf · Warrior R · Persecuted 0/6 · Eccentric: true neutral 0★",
                " Wisdom          G3   R3   ·· k =6 goal 14+   1★ at best -2",
                "Initiative cards   1 card 1: R1   2 card 2: G3 + 1 gold   3 card 3: W3",
                "Market · Market deck 36 · Discard pile 14 · (5) is too dear",
                "  Dedicated         3   trait ←",
                " B■ Bartłomiej Maksymilian · Dragonkin",
            ],
        ),
        (
            "pl",
            [
                "runda 1 z 12, zaczyna Ania",
                "Mieszek z kośćmi 58:  Z zielona 6  N niebieska 9  C czerwona 8",
                "▶A● Ania (ty) · Złoto 9 · Gwiazdki 1",
                "Krasnolud · Wojownik C · Prześladowany 0/6 · Ekscentryk: prawdziwie neutralny 0★",
                " Mądrość         Z3   C3   ·· k =6 cel 14+   1★ zabraknie 2",
                "Karty inicjatywy   1 karta 1: C1   2 karta 2: Z3 + złoto 1   3 karta 3: B3",
                "Rynek · Talia rynku 36 · Stos kart odrzuconych 14 · (5) to za drogo",
                "  Zaangażowany        3   cecha ←",
                " B■ Bartłomiej Maksymilian · Drakon",
            ],
        ),
    ],
)
def test_a_piece_of_a_game(env: dict[str, str], lang: str, expected: list[str]) -> None:
    match = karczma.start("roll_player", seats=2, seed=3)
    setting_up = [["choose_sheet", "dwarf"], ["choose_sheet", "dragonkin"], ["choose_class", "warrior"]]
    for words in setting_up:
        match.choose(match.asked[0], match.option(words))
    while match.asked[0] != 0 or match.question(0)["ask"] != "place_setup_die":  # type: ignore[index]
        match.choose(match.asked[0], match.options(match.asked[0])[0])
    for laid in ("green_3 wis", "red_3 wis", "black_3 cha", "gold_4 cha", "purple_5 int", "gold_1 dex"):
        match.choose(0, match.option(["place_setup_die", *laid.split()]))
    while match.question(0) is None or match.question(0)["ask"] != "take_initiative":  # type: ignore[index]
        match.choose(match.asked[0], match.options(match.asked[0])[0])
    shown = table(seated(match, lang).sight(0))
    for line in expected:
        assert line in shown, f"{line!r} is not in\n{shown}"


@pytest.mark.parametrize(
    ("lang", "seats", "columns"), [("en", 1, 80), ("pl", 2, 80), ("en", 4, 80), ("pl", 4, 80), ("pl", 3, 110)]
)
def test_everything_fits_and_can_be_chosen(
    env: dict[str, str], monkeypatch: pytest.MonkeyPatch, lang: str, seats: int, columns: int
) -> None:
    """Whoever is asked finds every number, on the table or in the list below it, and no line is too wide."""
    monkeypatch.setenv("COLUMNS", str(columns))
    match = karczma.start("roll_player", seats=seats, seed=8)
    dice = random.Random(8)
    number = 0
    while not match.over:
        seat = match.asked[0]
        number += 1
        if number % 4 == 0:
            all_is_there(seated(match, lang), seat, columns)
        match.choose(seat, dice.choice(match.options(seat)))
    end = table(seated(match, lang).sight(None), columns)
    assert max(map(cell_len, end.splitlines())) <= columns


@pytest.mark.parametrize(
    ("total", "dice", "least", "most", "told"),
    [
        (17, 3, 16, 17, "met"),
        (15, 3, 16, 17, "1 short"),
        (18, 3, 14, 15, "3 too high"),
        (8, 2, 14, 15, "needs 6"),
        (12, 2, 14, 15, "needs 2-3"),
        (12, 2, 14, 99, "needs 2+"),
        (2, 1, 14, 99, "needs 12"),
        (0, 0, 16, 17, "needs 16-17"),
        (13, 2, 14, 99, "any dice"),
        (5, 2, 14, 99, "at best -3"),
        (15, 2, 14, 15, "1 too high"),
    ],
)
def test_how_far_a_row_is_from_its_goal(
    env: dict[str, str], total: int, dice: int, least: int, most: int, told: str
) -> None:
    sitting = seated(karczma.start("roll_player", seats=2, seed=1), "en")
    sitting.marks = Marks(unicode=False)
    row = Zone("row", "str", ["red_1"] * dice, 0, {**how_far(least - total, most - total, 3 - dice)})
    assert sheet.distance(sitting.sight(0), row) == told


def test_what_the_backstory_wants_is_marked(env: dict[str, str]) -> None:
    match = until("roll_player", "take_initiative", 2)
    sight = seated(match, "en").sight(match.asked[0])
    place = sight.view.seats[match.asked[0]]
    wishes = sheet.wanted(sight, place)
    assert len(wishes) == len(ROW.ids)
    shown = table(sight)
    for space, colour in wishes.items():
        row = place.zone("row", ROW.ids[space // 3])
        line = line_with(f" {sight.thing(row.name)} ", shown)
        letter = {"green": "g", "blue": "b", "red": "r", "purple": "p", "black": "k", "white": "w"}[colour]
        if space % 3 >= len(row.cards):
            assert f"·· {letter}" in line
        elif row.cards[space % 3].startswith(colour):
            assert f"{letter.upper()}{row.cards[space % 3][-1]}✓" in line
        else:
            assert f"{row.cards[space % 3][-1]}≠{letter}" in line


def test_numbers_stand_beside_the_dice(env: dict[str, str]) -> None:
    match = until("roll_player", "adjust_die", 2)
    sitting = seated(match, "en")
    sight = sitting.sight(match.asked[0])
    shown = table(sight)
    for offer in sight.offers:
        verb, space = match.face.vocabulary.words(offer.option)
        line = line_with(f" {sight.thing(space.partition('_')[0])} ", shown)
        assert re.search(rf"\w[1-6]\+{offer.number}\b" if verb == "raise_die" else rf"\b{offer.number}-\w[1-6]", line)
    listed = [offer for offer in sight.offers if offer.touch not in draw(sight).touched]
    changed = {offer.touch for offer in sight.offers if offer.facts["stars"]}
    assert {offer.touch for offer in listed} == changed  # words too where stars change


def test_the_market_tells_prices_and_numbers(env: dict[str, str]) -> None:
    match = until("roll_player", "market", 3)
    seat = match.asked[0]
    sight = seated(match, "en").sight(seat)
    shown = table(sight)
    said = {tuple(match.face.vocabulary.words(offer.option)): offer for offer in sight.offers}
    for card in sight.view.middle.zone("market").cards:
        line = line_with(f"  {sight.thing(card)}  ", shown)
        assert line.split()[0 if ("buy", card) not in said else 1] == str(said["discard", card].number)
        if ("buy", card) in said:
            assert line.split()[0] == str(said["buy", card].number)
            assert "(" not in line
        else:
            assert re.search(r"\(\d\)", line)
    assert "buy, discard; (5) too dear" in shown


def test_others_and_who_took_what(env: dict[str, str]) -> None:
    match = until("roll_player", "market", 3)
    sight = seated(match, "pl").sight(None)
    shown = table(sight)
    assert re.search(r"karta \d: [ABC]", shown)
    for seat in range(3):
        assert f"{NAMES[seat]} · " in shown
    assert shown.count("    Sił ") == 2  # who is asked has the whole sheet
    assert "(5)" not in shown  # a spectator has no purse


def test_ready_and_exhausted_skills(env: dict[str, str]) -> None:
    match = until("roll_player", "refresh_skill", 2)
    shown = table(seated(match, "en").sight(match.asked[0]))
    assert re.search(r"^Skills: .*○ [A-Z][\w ]+ [↑↓←→]", shown, re.M)


def test_without_colour_and_unicode(env: dict[str, str]) -> None:
    words = {"NO_COLOR": "1", "TERM": "dumb", "PYTHONIOENCODING": "ascii"}
    with Console("play", "roll_player", "--players", "1", "--seed", "3", env=words) as console:
        for choice in (*"1111111111", "q"):
            console.expect(PROMPT)
            console.type(choice)
        assert console.end() == 0
    assert "\x1b" not in console.written
    assert console.written.isascii()
    assert re.search(r"^ Strength +.*goal 1\d\S* +\d\* ", console.written, re.M)
    assert re.search(r"\.\. [gbrpkw]", console.written)


def test_dice_are_coloured(env: dict[str, str]) -> None:
    with Console("play", "roll_player", "--people", "Ania", "--seed", "3") as console:
        shown = console.expect(PROMPT)
        console.type("q")
        assert console.end() == 0
    assert len(set(re.findall(r"\x1b\[1;(?:37|30);48;[0-9;]+m[GBRPKWY]\x1b", shown))) == COLOURS


def test_the_drawing_tells_nothing_that_a_seat_cannot_know(env: dict[str, str]) -> None:
    match = karczma.start("roll_player", seats=3, seed=11, options={"place_together": True})
    dice = random.Random(11)
    number = 0
    while not match.over:
        seat = match.asked[0]
        number += 1
        if number % 8 == 0:
            assert len({table(seated(world, "pl").sight(seat)) for world in (match, match.redeal(seat, 1))}) == 1
        match.choose(seat, dice.choice(match.options(seat)))


@pytest.mark.parametrize(
    ("lang", "players", "verdict"),
    [("en", "1", "has become: "), ("pl", "1", "zdobywa tytuł: "), ("pl", "3", "Wygrywa")],
)
def test_a_whole_game_and_its_replay(run: Run, records: Path, lang: str, players: str, verdict: str) -> None:
    shown = whole_game(run, records, "roll_player", lang, players, verdict)
    trash = {"en": "Out of the game: ", "pl": "Śmietnik: "}[lang]
    assert (trash in shown) == (players == "1")


def test_a_score_sheet(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "sheet.json"
    path.write_text(json.dumps(ROLL_PLAYER))
    told = json.loads(run("score", path, "--json").stdout)
    assert (told["seats"][0]["total"], told["title"], told["winners"]) == (32, "leader", [])
    shown = run("score", path, "--lang", "pl").stdout
    assert re.search(r"\b32$", shown, re.M)
    assert "Przywódca" in shown


def test_the_cards_are_listed(run: Run) -> None:
    for lang, card in (("en", "Tower Shield"), ("pl", "Wielka tarcza")):
        result = run("cards", "roll_player", "--lang", lang)
        assert result.exit_code == 0
        assert card in result.stdout
    assert len(json.loads(run("cards", "roll_player", "--json").stdout)["cards"]["card"]) == 53
