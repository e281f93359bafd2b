"""Stonespine Architects at a terminal: the dungeon drawn wall by wall, in both languages, and whole games."""

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
from cli.drawn import PROMPT, all_is_there, seated, table, until, whole_game
from karczma.games.stonespine.dungeon import edge_east, edge_south
from karczma.games.stonespine.vocabulary import CELLS
from karczma.terminal.marks import Marks
from karczma.terminal.room import Room
from karczma.terminal.stonespine.dungeon import Map, Plan
from karczma.terminal.stonespine.signs import code
from sheets.examples import STONESPINE, STONESPINE_ALONE, Sheet

SOLO_SHEET: Sheet = {**STONESPINE_ALONE, "seats": [{**STONESPINE_ALONE["seats"][0], "name": "Ola"}]}


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_element_has_letters_of_its_own(env: dict[str, str], lang: str) -> None:
    room = Room(lang)
    codes = f"{room.say('stonespine-codes')} {room.say('stonespine-groups')}".split()
    assert len(set(codes)) == len(codes) == 11 + 3
    assert all(len(code) == 2 and code.isascii() for code in codes)
    for key, count in (("stonespine-kinds", 2), ("stonespine-symbols", 3)):
        letters = room.say(key).split()
        assert len(set(letters)) == len(letters) == count
        assert all(len(letter) == 1 and letter.isascii() for letter in letters)


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            [
                "Stonespine Architects · year 2 of 4, market · Chamber deck 68",
                "d d d d Priority 1",
                " B■ Gelatinous Horror 4",
                "Goal Grand Gnoll · Ania 1, Bartłomiej Maksymilian 1 · Most gnolls:",
                "12 Taken Ordered Chambers · 2 reputation for each cluster",
                " 6 Challenge Varied Composition · 3 reputation for each different size",
                "▶A● Ania (you) · Gold 14 · Priority 2 · Points 28 · Plan 3/8 · Paths 1",
                " ┌1────▴─────┬2 entrance ┬3──────────┬4──────────┐  Market · (9) is too dear",
                "1│Go Bl Fi +1│Ch Ch Ch Pi│Oo Oo      │Sl Sp      │   1   8  Be +1",
                " ◂D D✓       │C        ▲ ◂D Oo✓       D          ▸   2   4  Go",
                "▶◂C          ▸D          ▸C D?        C Ch✓      ▸  Gn gnoll  Be bear trap",
                " └───────────┴───────────┴──[exit]───┴───────────┘",
            ],
        ),
        (
            "pl",
            [
                "Architekci Stonespine · rok 2 z 4, rynek · Talia komnat 68",
                "l l l l Priorytet 1",
                "12 Wzięte Uporządkowane komnaty · Po 2 punkty za każdy klaster",
                "▶A● Ania (ty) · Złoto 14 · Priorytet 2 · Punkty 28 · Projekt 3/8 · Ścieżki 1",
                " ┌1────▴─────┬2 wejście ─┬3──────────┬4──────────┐  Rynek · (9) to za drogo",
                "1│Go Os Og +1│Sk Sk Sk Do│Sl Sl      │Sz Kl      │   1   8  Wn +1",
                " ◂L L✓       │J        ▲ ◂L Sl✓       L          ▸   2   4  Go",
                "3│  Sz?      │  L?       │           │           │",
            ],
        ),
    ],
)
def test_a_piece_of_a_game(env: dict[str, str], lang: str, expected: list[str]) -> None:
    match = karczma.start("stonespine", seats=2, seed=3)
    while match.view(0).middle.numbers["year"] != 2 or (match.question(0) or {"ask": ""})["ask"] != "market":
        match.choose(match.asked[0], match.options(match.asked[0])[0])
    shown = table(seated(match, lang).sight(0))
    for line in expected:
        assert line in shown, f"{line!r} is not in\n{shown}"


@pytest.mark.parametrize("unicode", [True, False])
def test_a_gap_is_where_chambers_are_joined(env: dict[str, str], unicode: bool) -> None:
    match = until("stonespine", "market", 3, year=4)
    sitting = seated(match, "en")
    sitting.marks = Marks(unicode)
    sight = sitting.sight(0)
    for place in sight.view.seats:
        plan = Plan(sight, place)
        lines = [line.plain for line in Map(sight, plan).lines()]
        passage, walls = ("◇", "│▸◂") if unicode else ("%", "|><")
        for cell in range(CELLS):
            row, column = divmod(cell, 4)
            right = lines[3 * row + 2][12 * column + 13]
            assert right in (passage if plan.passage(edge_east(cell)) else " " if joined(plan, cell, 1) else walls)
            below = lines[3 * row + 3][12 * column + 2 : 12 * column + 13]
            if row < 3 and plan.passage(edge_south(cell)):
                assert passage in below
            elif row < 3:
                assert (below[4:7] == "   ") == joined(plan, cell, 4)
        assert all(len(line) == 50 for line in lines)


def joined(plan: Plan, cell: int, step: int) -> bool:
    inside = cell % 4 < 3 if step == 1 else cell < 12
    return inside and plan.joined(cell, cell + step)


def test_what_is_connected_and_wanted_is_marked(env: dict[str, str]) -> None:
    """ST-44, ST-45: as many marks as points on paths, as many ticks as requirements met."""
    match = until("stonespine", "market", 2, year=4, seed=5)
    sight = seated(match, "en").sight(0)
    for place in sight.view.seats:
        plan = Plan(sight, place)
        drawn = "\n".join(line.plain for line in Map(sight, plan).lines())
        assert drawn.count("▲") + drawn.count("▼") == plan.paths
        assert drawn.count("✓") == place.zone("blueprint").facts["met"]
        assert drawn.count("✓") + drawn.count("?") == 8


@pytest.mark.parametrize(
    ("lang", "seats", "columns"), [("en", 1, 80), ("pl", 1, 80), ("pl", 2, 80), ("en", 5, 80), ("pl", 5, 80)]
)
def test_everything_fits_and_can_be_chosen(
    env: dict[str, str], monkeypatch: pytest.MonkeyPatch, lang: str, seats: int, columns: int
) -> None:
    """Whoever is asked finds every number, on the table or in the list below it, and no line is too wide."""
    monkeypatch.setenv("COLUMNS", str(columns))
    match = karczma.start("stonespine", seats=seats, seed=8)
    dice = random.Random(8)
    number = 0
    while not match.over:
        seat = match.asked[0]
        number += 1
        if number % (2 * seats + 1) == 0:
            all_is_there(seated(match, lang), seat, columns)
        match.choose(seat, dice.choice(match.options(seat)))
    end = table(seated(match, lang).sight(None), columns)
    assert max(map(cell_len, end.splitlines())) <= columns


def test_the_hand_has_a_number_for_each_column(env: dict[str, str]) -> None:
    match = until("stonespine", "build", 2)
    sight = seated(match, "en").sight(match.asked[0])
    shown = table(sight)
    for offer in sight.offers:
        _, chamber, column = match.face.vocabulary.words(offer.option)
        name = sight.room.words.thing(sight.face, "chamber", chamber)
        line = next(line for line in shown.splitlines() if line.startswith(f"{name} "))
        points = offer.facts["points"]
        told = f"{offer.number}({points:+})" if points else str(offer.number)
        assert line.split()[-4:][int(column) - 1] == told


@pytest.mark.parametrize("ask", ["discard_chamber", "keep_chamber"])
def test_who_discards_or_keeps_sees_a_number_before_each_chamber(env: dict[str, str], ask: str) -> None:
    match = until("stonespine", ask, 2 if ask == "discard_chamber" else 1)
    sight = seated(match, "pl").sight(match.asked[0])
    shown = table(sight)
    for offer in sight.offers:
        name = sight.room.words.thing(sight.face, "chamber", match.face.vocabulary.words(offer.option)[1])
        assert f"\n {offer.number} {name} " in shown


def test_the_market_tells_prices_and_numbers(env: dict[str, str]) -> None:
    match = until("stonespine", "market", 5)
    sight = seated(match, "en").sight(match.asked[0])
    shown = table(sight)
    offers = {offer.touch: offer for offer in sight.offers}
    gold = int(sight.view.seats[match.asked[0]].numbers["gold"])
    sets = [zone for zone in sight.view.middle.zones if zone.kind == "set"]
    assert len(sets) == 8
    beside = shown[shown.index("is too dear") :].splitlines()[1:9]
    for zone, line in zip(sets, beside, strict=True):
        cost = zone.facts["gold"]
        assert isinstance(cost, int)
        offer = offers.get(f"set:{zone.name}")
        told = f"({cost})" if cost > gold else f"{cost} "
        tokens = " ".join(code(sight, id) for id in zone.cards)
        assert line.rstrip().endswith(
            f"{offer.number if offer else '':>2} {told:>4} {tokens}" if tokens else "sold out"
        )


def test_a_passage_has_a_number_on_every_wall(env: dict[str, str]) -> None:
    for seed in range(1, 60):
        match = until("stonespine", "place", 3, year=1, seed=seed)
        sight = seated(match, "en").sight(match.asked[0])
        edges = [offer for offer in sight.offers if offer.touch.startswith("edge:")]
        if edges:
            break
    assert len(edges) == 13  # the first row alone, ST-32
    heading, *walls = table(sight).splitlines()[-4:]
    start = heading.index("secret passage")
    above, beside, below = [re.sub(r"\(.*?\)", "", line[start:]) for line in walls]
    found = [re.findall(r"\d+", line) for line in (above, below, beside)]
    assert [len(numbers) for numbers in found] == [4, 4, 5]
    assert sorted(int(number) for numbers in found for number in numbers) == [offer.number for offer in edges]


def test_jael(env: dict[str, str]) -> None:
    match = until("stonespine", "market", 1, year=3)
    sight = seated(match, "en").sight(0)
    shown = table(sight)
    jael = match.scores(0).plain()["jael"]
    assert isinstance(jael, dict)
    gold = sight.view.middle.numbers["jael_gold"]
    assert re.search(rf"^Jael · Jael's gold {gold} · takes chambers with [BGR]", shown, re.M)
    assert f"  Points {jael['total']} · Gold " in shown
    assert len(re.findall(r"^  Jael gets \d+ reputation", shown, re.M)) == 3
    assert re.search(r"^  Collected \(chambers \d+, tokens \d+\): \d×", shown, re.M)
    assert "Priority" not in shown
    building = table(seated(until("stonespine", "build", 1), "en").sight(0))
    assert len(re.findall(r" \d +[BGR]!? +\d+", building)) == 5  # gold, symbol, the first number
    assert "! Jael collects these" in building


def test_what_is_known_of_other_hands(env: dict[str, str]) -> None:
    match = karczma.start("stonespine", seats=3, seed=2)
    for _ in range(3):
        match.choose(match.asked[0], match.options(match.asked[0])[0])
    shown = table(seated(match, "pl").sight(0))
    assert re.search(r"^ B■ znane karty: \w+", shown, re.M)
    assert "znane karty" not in table(seated(match, "pl").sight(None))


def test_without_colour_and_unicode(env: dict[str, str]) -> None:
    words = {"NO_COLOR": "1", "TERM": "dumb", "PYTHONIOENCODING": "ascii"}
    with Console("play", "stonespine", "--players", "1", "--seed", "3", env=words) as console:
        for choice in (*"1111111111", "q"):
            console.expect(PROMPT)
            console.type(choice)
        assert console.end() == 0
    assert "\x1b" not in console.written
    assert console.written.isascii()
    assert re.search(r"^ \+1[-^]+\+2", console.written, re.M)
    assert "> door to a wall" in console.written


def test_a_low_screen_shows_dungeon_hand_and_question(env: dict[str, str]) -> None:
    with Console("play", "stonespine", "--people", "Ania", "--bots", "4", "--bot-kind", "random", "--seed", "3") as one:
        shown = one.expect(PROMPT)
        one.type("q")
        assert one.end() == 0
    last = "\n".join(shown.splitlines()[-24:])
    assert "entrance" in last
    assert "Hand" in last


def test_the_drawing_tells_nothing_that_a_seat_cannot_know(env: dict[str, str]) -> None:
    match = karczma.start("stonespine", seats=3, seed=11)
    dice = random.Random(11)
    number = 0
    while not match.over:
        seat = match.asked[0]
        number += 1
        if number % 6 == 0:
            assert len({table(seated(world, "pl").sight(seat)) for world in (match, match.redeal(seat, 1))}) == 1
        match.choose(seat, dice.choice(match.options(seat)))


@pytest.mark.parametrize(("lang", "players", "verdict"), [("en", "1", "Jael wins."), ("pl", "3", "Wygrywa ")])
def test_a_whole_game_and_its_replay(run: Run, records: Path, lang: str, players: str, verdict: str) -> None:
    whole_game(run, records, "stonespine", lang, players, verdict)


def written(tmp_path: Path, sheet: Sheet) -> Path:
    path = tmp_path / "sheet.json"
    path.write_text(json.dumps(sheet))
    return path


def test_a_score_sheet(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path, STONESPINE)
    told = json.loads(run("score", path, "--json").stdout)
    names = ("priority", "goal", "challenges", "chambers", "blueprint", "paths")
    assert [seat["total"] for seat in told["seats"]] == [70, 62]
    assert [[seat["parts"][name] for name in names] for seat in told["seats"]] == [
        [9, 15, 27, -3, 7, 15],
        [6, 9, 34, 9, 0, 4],
    ]
    assert [seat["rank"] for seat in told["seats"]] == [1, 2]
    assert told["winners"] == [0]
    shown = run("score", path, "--lang", "pl").stdout
    assert re.search(r"\b70$", shown, re.M)
    assert re.search(r"^1\. A", shown, re.M)
    assert "Jael" not in shown


@pytest.mark.parametrize(("lang", "verdict"), [("en", "Jael wins."), ("pl", "Wygrywa Jael.")])
def test_a_score_sheet_against_jael(run: Run, tmp_path: Path, lang: str, verdict: str) -> None:
    path = written(tmp_path, SOLO_SHEET)
    told = json.loads(run("score", path, "--json").stdout)
    (seat,) = told["seats"]
    assert (seat["total"], seat["rank"], told["winners"], told["won"]) == (65, 2, [], False)
    assert seat["parts"] == {"gold": 9, "goal": 9, "challenges": 34, "chambers": 9, "blueprint": 0, "paths": 4}
    assert (told["jael"]["total"], told["jael"]["rank"]) == (83, 1)
    assert told["jael"]["parts"] == {"gold": 6, "goal": 15, "cards": 53, "conditions": 9, "chambers": 0}
    shown = run("score", path, "--lang", lang).stdout
    assert re.search(r"^2\. A\S? Ola +65$", shown, re.M)
    assert re.search(r"^1\. Jael +83$", shown, re.M)
    assert verdict in shown


def test_a_person_who_beats_jael_wins(run: Run, tmp_path: Path) -> None:
    sheet = {**SOLO_SHEET, "goal": "goblin_denizens", "jael": {"cards": ["jael_3", "jael_4", "jael_5", "jael_6"]}}
    shown = run("score", written(tmp_path, sheet), "--lang", "en").stdout
    assert re.search(r"^2\. Jael +\d+$", shown, re.M)
    assert "Ola wins." in shown


def test_the_cards_are_listed(run: Run) -> None:
    for lang, card in (("en", "Gnoll Hideout"), ("pl", "Kryjówka gnolli")):
        result = run("cards", "stonespine", "--lang", lang)
        assert result.exit_code == 0
        assert card in result.stdout
