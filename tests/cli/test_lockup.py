"""Lockup at a terminal: the prison, the crews and the cards drawn, in both languages, and whole games."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

import karczma
from cli.conftest import Run
from cli.consoles import Console
from cli.drawn import NAMES, PROMPT, all_is_there, line_with, seated, table, until, whole_game
from karczma.games.lockup.cards import COUNTS, effects_of
from karczma.games.lockup.prison import reward_at
from karczma.games.lockup.state import Table
from karczma.games.lockup.vocabulary import LOCATION, LOCATIONS, RESOURCE, THUG_TYPE
from karczma.terminal.lockup import cards, prison
from karczma.terminal.room import Room

SHEET: dict[str, Any] = {
    "game": "lockup",
    "goals": {"leader": "goal_shield_wall", "final": "goal_mixed_loot"},
    "seats": [
        {
            "track": 20,
            "items": ["sharpened_spoon", "barred_shield"],
            "thugs": ["dwarf_miner", "dwarf_smith", "raider_smuggler"],
            "resources": {"scrap": 1, "gold": 2},
            "tomes": 1,
            "strength": 3,
            "first": True,
            "leader": True,
        },
        {"track": 15, "items": ["glass_beads"], "thugs": ["cultist_reader"], "resources": {}, "strength": 2},
        {"track": 10, "strength": 1},
    ],
}


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_cubes_tokens_and_treasures_have_letters_of_their_own(env: dict[str, str], lang: str) -> None:
    room = Room(lang)
    for key, count in (("lockup-resources", 5), ("lockup-tokens", 2), ("lockup-treasures", 3), ("lockup-guard", 1)):
        letters = room.say(key).split()
        assert len(set(letters)) == len(letters) == count
        assert all(letter.isascii() for letter in letters)
    assert len(room.say("lockup-columns").split()) == 7


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_whatever_a_pack_may_print_has_words(env: dict[str, str], lang: str) -> None:
    sight = seated(karczma.start("lockup", seats=3, seed=1), lang).sight(0)
    for icon in effects_of("item")[len(RESOURCE.ids) :]:
        for count in (1, 2):
            assert sight.room.say(f"lockup-effect-{icon}", count=count)
    assert all(cards.counted(sight, what) for what in range(1, len(COUNTS)))
    assert all(prison.worth(sight, type_) for type_ in THUG_TYPE.ids)


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            [
                "Lockup: A Roll Player Tale · round 1 of 6 · suspicion left until a raid: 6",
                "Supply  S scrap 25  P potion 15  I iron 15  G gold 10  strength 19  tomes 28",
                "Immediate goal A Pack of Our Own · thugs 4+: 5 rep. · A●0 B■0 C▼0",
                "▶A● Ania (you)    10 (12)     1          0/5     4    0     0",
                " A● first player · Gnolls",
                "  Cell-Bar Shield          10 (2S 2I)         sh sh",
                "  Chalk Circle              5 (2S 1?)         sp · +1P",
                " Smithy     Raider Firebrand     !1 sp · swap 1:1 · 2 rep. each",
                " Commissary Bandit Fence         !3 G each patrol · 3 rep. each",
                "  Location       1st / 2nd / others               Crews",
                "1  Exercise Yard str.+marker / str. / -",
                "2  Sewers        3S / 1S / 1S                  !1 C▼E",
                "   Smithy        2I / 1I / -                   !1 A●3+(5)  B■▒",
                "5  Chow Hall     thug 1?, two 4? / 1?, 5? / 2? !1",
                "Cell 2 4 E L · May still go face down: 1",
            ],
        ),
        (
            "pl",
            [
                "Lockup: Opowieść ze świata Roll Player · runda 1 z 6 · podejrzenia do nalotu: 6",
                "Zapas  O odpadki 25  M mikstura 15  Z żelazo 15  L złoto 10  siła 19  księgi 28",
                " C▼ Cezary        10 (10)     1           0/5     5    0      0",
                "  Zaczarowany Ogarek              5 (2M)             cz",
                " Kanały   Krasnolud Majster     !1 zamiana 1:1 · razem 1 3 7 12 18 25 30",
                "2  Kanały         3O / 1O / 1O                  !1 C▼M",
                "   Kuźnia         2Z / 1Z / -                   !1 A●3+(5)  B■▒",
                "Cela 2 4 M T · Może jeszcze zakryć: 1",
            ],
        ),
    ],
)
def test_a_piece_of_a_game(env: dict[str, str], lang: str, expected: list[str]) -> None:
    match = begun()
    shown = table(seated(match, lang).sight(0))
    for line in expected:
        assert line in shown, f"{line!r} is not in\n{shown}"


def begun() -> karczma.Match:
    """Ania has hidden one of two tokens, the next only a lookout, the third nothing."""
    options = {"crews": "listed"}
    starts = (karczma.start("lockup", seats=3, seed=seed, options=options) for seed in range(99))
    match = next(one for one in starts if one.asked == [0])
    assigned = (
        "visit smithy, assign token_3 up, assign token_5 down, done",
        "visit smithy, assign token_lookout down, done",
        "visit sewers, assign token_enforcer up, done",
    )
    for seat, choices in enumerate(assigned):
        for words in choices.split(", "):
            if match.asked == [seat]:  # after the last token there is nothing more to say
                match.choose(seat, match.option(words.split()))
    return match


def test_backs_and_what_is_known_of_them(env: dict[str, str]) -> None:
    match = begun()
    assert match.asked == [0]
    for eyes, told in ((0, "A●3+(5)  B■▒"), (1, "A●3+▒  B■(L)"), (None, "A●3+▒  B■▒")):
        prison = table(seated(match, "en").sight(eyes)).partition("Location")[2]
        assert told in line_with(" Smithy  ", prison)


@pytest.mark.parametrize("lower", ["from_second", "from_third"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_locations_give_what_the_rules_say(env: dict[str, str], seats: int, lower: str) -> None:
    """LK-44 to LK-59, LK-D8: rank by rank, as if as many crews were there as play."""
    match = karczma.start("lockup", seats=seats, seed=1, options={"lower_rewards": lower})
    sight = seated(match, "en").sight(0)
    g = match.game
    assert isinstance(g, Table)
    g.ranking = tuple(range(g.sides))
    for location in range(LOCATIONS):
        told = prison.reward(sight, sight.view.middle.zone("location", LOCATION.ids[location])).plain.split(" / ")
        if LOCATION.ids[location] == "cell_block":
            continue
        for rank in range(g.sides):
            mine = told[min(rank, len(told) - 1)]
            if mine.startswith("last") and rank < g.sides - 1:
                mine = "-"
            printed = reward_at(g, location, rank)
            assert (mine == "-") != printed.any()
            if LOCATION.ids[location] in ("sewers", "infirmary", "smithy") and mine != "-":
                assert re.search(r"\d", mine)[0] == str(printed.cubes)  # type: ignore[index]
            if LOCATION.ids[location] == "commissary" and rank and mine != "-":
                assert mine.endswith(f"{printed.trade}:1")


@pytest.mark.parametrize(
    ("lang", "seats", "columns", "mode"),
    [
        ("en", 1, 80, "standard"),
        ("pl", 1, 80, "advanced"),
        ("pl", 3, 80, "standard"),
        ("en", 3, 120, "advanced"),
        ("en", 5, 80, "advanced"),
        ("pl", 5, 80, "standard"),
    ],
)
def test_everything_fits_and_can_be_chosen(
    env: dict[str, str], monkeypatch: pytest.MonkeyPatch, lang: str, seats: int, columns: int, mode: str
) -> None:
    """Whoever is asked finds every number, on the table or in the list below it, and no line is too wide."""
    monkeypatch.setenv("COLUMNS", str(columns))
    match = karczma.start("lockup", seats=seats, seed=8, options={"mode": mode})
    dice = random.Random(8)
    number = 0
    while not match.over:
        seat = match.asked[0]
        number += 1
        if number < 8 or number % (3 * seats + 1) == 0:
            all_is_there(seated(match, lang), seat, columns)
        match.choose(seat, dice.choice(match.options(seat)))
    end = table(seated(match, lang).sight(None), columns)
    assert max(map(cell_len, end.splitlines())) <= columns


@pytest.mark.parametrize("ask", ["visit", "move_to", "reveal_guard"])
def test_numbers_stand_before_locations(env: dict[str, str], ask: str) -> None:
    match = until("lockup", ask, 1)
    sight = seated(match, "pl").sight(0)
    prison = table(sight).partition("Lokacja")[2]
    for offer in sight.offers:
        verb, *args = match.face.vocabulary.words(offer.option)
        if args:
            assert verb == ask
            assert re.search(rf"(?m)^ ?{offer.number}  {sight.thing(args[0])} ", prison)


def test_the_cell_has_numbers_for_both_sides(env: dict[str, str]) -> None:
    match = until("lockup", "assign", 3)
    sight = seated(match, "en").sight(match.asked[0])
    lines = table(sight).splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith("face up"))
    assert lines[start - 1].split() == ["Cell", "2", "3", "4", "5", "E", "L"]
    assert lines[start].split()[2:] == ["1", "3", "5", "7", "9", "11"]
    assert lines[start + 1].split()[2:] == ["2", "4", "6", "8", "10", "12"]


def test_the_display_tells_cost_and_numbers(env: dict[str, str]) -> None:
    match = until("lockup", "cell_action", 4, round=2)
    seat = match.asked[0]
    sight = seated(match, "en").sight(seat)
    shown = table(sight)
    said = {tuple(match.face.vocabulary.words(offer.option)): offer for offer in sight.offers}
    pack = match.pack.cards["item"]
    assert re.search(r"^Craft Reserve Display|^ +Reserve Display", shown, re.M)
    for item in sight.view.middle.zone("display").cards:
        line = line_with(f" {sight.thing(item)}  ", shown)
        numbers = [str(said[verb, item].number) for verb in ("craft", "reserve") if (verb, item) in said]
        assert line.split()[: len(numbers)] == numbers
        costs = pack[item].counts("cost")
        letters = zip((*RESOURCE.ids, "any"), "SPIG?", strict=True)
        cost = " ".join(f"{costs[kind]}{letter}" for kind, letter in letters if costs[kind])
        if ("craft", item) in said:
            assert f" {pack[item].whole('reputation')} {cost} " in line
        else:
            assert f" ({cost})" in line


def test_thugs_tell_what_they_bring_and_are_worth(env: dict[str, str]) -> None:
    match = until("lockup", "recruit_thug", 3, round=2)
    sight = seated(match, "en").sight(match.asked[0])
    shown = table(sight)
    assert sight.offers
    for offer in sight.offers:
        (thug,) = match.face.vocabulary.words(offer.option)[1:]
        line = line_with(f" {sight.thing(thug)} ", shown)
        assert line.split()[0] == str(offer.number)
        icons = match.pack.cards["thug"][thug].whole("suspicion")
        assert (f"!{icons} " in line) == bool(icons)
        assert re.search(r"rep\.|together", line)


def test_demons_count_what_the_table_has_agreed_on(env: dict[str, str]) -> None:
    match = karczma.start("lockup", seats=3, seed=1, options={"demon_icons": "gem"})
    assert prison.worth(seated(match, "pl").sight(0), "demon") == "2 rep. za klejnot"


@pytest.mark.parametrize(("lang", "strong"), [("en", "strength"), ("pl", "siła")])
def test_the_location_being_resolved(env: dict[str, str], lang: str, strong: str) -> None:
    match = until("lockup", "reward", 3, round=2)
    sight = seated(match, lang).sight(match.asked[0])
    zone = sight.view.middle.zone("ranking")
    order, strengths, collected = zone.facts["order"], zone.facts["strengths"], zone.facts["collected"]
    assert isinstance(order, list)
    assert isinstance(strengths, list)
    assert isinstance(collected, list)
    shown = " ".join(table(sight).split())
    told = shown.partition(f"▶ {sight.thing(zone.name)}: ")[2]
    for place, (seat, strength) in enumerate(zip(order, strengths, strict=True)):
        assert isinstance(seat, int)
        assert f"{place + 1}. {sight.marks.seal(seat).plain} {strong} {strength}" in told
    assert f"▶{sight.thing(zone.name)} " in shown


def test_everybodys_cubes_and_cards(env: dict[str, str]) -> None:
    match = until("lockup", "visit", 3, round=5)
    sight = seated(match, "en").sight(match.asked[0])
    shown = table(sight)
    for seat, place in enumerate(sight.view.seats):
        plate = f"{sight.marks.seal(seat).plain} {NAMES[seat][:10]}"
        line = line_with(plate, shown)
        numbers = place.numbers
        held = sum(int(numbers[kind]) for kind in RESOURCE.ids)
        assert f" {numbers['reputation']} ({numbers['total']}) " in line
        assert f" {held}/{numbers['storage']} " in line
        assert (f" !{numbers['suspicion']} " in line) == bool(numbers["suspicion"])
        counts = [len(place.zone(kind).cards) + place.zone(kind).hidden for kind in ("cell", "tomes", "reserved")]
        assert line.split()[-3:] == [str(count) for count in counts]
        for kind in ("items", "thugs", "gang"):
            assert all(sight.thing(id) in " ".join(shown.split()) for id in place.zone(kind).cards)
    assert len(re.findall(r"^ [ABC]. first player", shown, re.M)) == 1


def test_goals_tell_who_has_how_much_and_who_holds_them(env: dict[str, str]) -> None:
    options = {"goal_immediate": "goal_pack", "goal_leader": "goal_dwarf_friend", "goal_final": "goal_armoury"}
    match = until("lockup", "visit", 3, options=options, round=6)
    sight = seated(match, "en").sight(match.asked[0])
    shown = table(sight)
    thugs = [len(place.zone("thugs").cards) for place in sight.view.seats]
    assert f"A Pack of Our Own · thugs 4+: 5 rep. · A●{thugs[0]} B■{thugs[1]} C▼{thugs[2]}" in shown
    assert "Friend of Dwarves · dwarves 2+: 8 rep. · " in shown
    assert "Armoury · items (shield): most 8, second 4 rep. · " in shown
    held = [zone for zone in sight.view.middle.zones if zone.kind == "goal" and zone.facts["holder"] != -1]
    assert shown.count("held by") == len(held)
    alone = table(seated(until("lockup", "visit", 1, options={"goal_final": "goal_armoury"}), "en").sight(0))
    assert "Armoury · items (shield): 6 rep. · A●0 G▲0" in alone
    options = {"goal_final": "goal_armoury", "goal_leader": "goal_dwarf_friend", "final_of_two": "of_more"}
    alone = table(seated(until("lockup", "visit", 1, options=options), "en").sight(0))
    assert "Armoury · items (shield): most 8, second 4 rep. · A●0 G▲0" in alone
    assert "Friend of Dwarves · dwarves 2+: 6 rep. · " in alone


def test_the_guards(env: dict[str, str]) -> None:
    match = until("lockup", "visit", 1, options={"difficulty": "hard"}, round=4)
    sight = seated(match, "en").sight(0)
    shown = table(sight)
    middle = sight.view.middle
    guards = middle.zone("guards").facts
    assert f"G▲ The guard  {guards['reputation']} ({guards['total']}) " in shown
    prison = shown.partition("Location  ")[2]
    for zone in middle.zones:
        if zone.kind == "post":
            line = line_with(f" {sight.thing(zone.name)} ", prison)
            posted = line.partition("G▲")[2]
            assert posted.count("▒") == zone.hidden
            assert len(re.findall(r"[0-9EL]", posted)) == len(zone.cards)
    assert f"Guard deck {middle.zone('guard_deck').hidden}" in shown
    assert "Guards: E counts their strength" in shown


def test_traits_tomes_and_gangs_say_what_they_do(env: dict[str, str]) -> None:
    match = until("lockup", "choose_crew", 3, options={"mode": "advanced"})
    assert "Goblins: Gain 1 gold; gain 1 iron." in table(seated(match, "en").sight(match.asked[0]))
    match = until("lockup", "pick_trait", 3, options={"mode": "advanced"})
    seat = match.asked[0]
    sight = seated(match, "en").sight(seat)
    shown = table(sight)
    for number, trait in enumerate(sight.view.seats[seat].zone("dealt").cards, 1):
        assert re.search(rf"^{number} {sight.thing(trait)} · ", shown, re.M)
    match = until("lockup", "keep_tome", 3)
    seat = match.asked[0]
    sight = seated(match, "pl").sight(seat)
    shown = table(sight)
    offers = {match.face.vocabulary.words(offer.option)[1]: offer.number for offer in sight.offers}
    for tome in sight.view.seats[seat].zone("drawn_tomes").cards:
        assert re.search(rf"^{offers[tome]} {sight.thing(tome)} · ", shown, re.M)


def test_without_colour_and_unicode(env: dict[str, str]) -> None:
    words = {"NO_COLOR": "1", "TERM": "dumb", "PYTHONIOENCODING": "ascii"}
    with Console("play", "lockup", "--players", "1", "--seed", "3", env=words) as console:
        for choice in (*"111112", "q"):
            console.expect(PROMPT)
            console.type(choice)
        assert console.end() == 0
    assert "\x1b" not in console.written
    assert console.written.isascii()
    assert re.search(r"^\d? +Sewers +2S / 1S +.*G#", console.written, re.M)
    assert "(4) face down, # unknown" in console.written


def test_cubes_are_coloured(env: dict[str, str]) -> None:
    with Console("play", "lockup", "--people", "Ania", "--seed", "3") as console:
        shown = console.expect(PROMPT)
        console.type("q")
        assert console.end() == 0
    assert len(set(re.findall(r"\x1b\[1;(?:37|30);48;[0-9;]+m[SPIG?]\x1b", shown))) == 5


@pytest.mark.parametrize("players", [3, 5])
def test_a_low_screen_shows_the_prison_the_cell_and_the_question(env: dict[str, str], players: int) -> None:
    args = ["play", "lockup", "--people", "Ania", "--bots", str(players - 1), "--bot-kind", "random", "--seed", "3"]
    with Console(*args) as console:
        shown = console.expect(PROMPT)
        while "Roll call" not in shown:
            console.type("1")
            shown = console.expect(PROMPT)
        console.type("q")
        assert console.end() == 0
    last = "\n".join(shown.splitlines()[-24:])
    assert "Exercise Yard" in last
    assert "Cell" in last


def test_a_low_screen_shows_last_what_is_asked_about(env: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("karczma.terminal.lockup.board.tall", lambda _: False)
    for ask, last in (("visit", "Location"), ("recruit_thug", "Thugs"), ("cell_action", "Display")):
        match = until("lockup", ask, 3)
        shown = table(seated(match, "en").sight(match.asked[0]))
        places = {name: shown.index(f"{name} ") for name in ("Location", "Thugs", "Display")}
        assert max(places, key=lambda name: places[name]) == last


def test_the_drawing_tells_nothing_that_a_seat_cannot_know(env: dict[str, str]) -> None:
    match = karczma.start("lockup", seats=3, seed=11, options={"mode": "advanced"})
    dice = random.Random(11)
    number = 0
    while not match.over:
        seat = match.asked[0]
        number += 1
        if number % 12 == 0:
            eyes = (seat, (seat + 1) % 3)[number // 12 % 2]
            worlds = (match, match.redeal(eyes, 1))
            assert len({table(seated(world, "pl").sight(eyes)) for world in worlds}) == 1
        match.choose(seat, dice.choice(match.options(seat)))


@pytest.mark.parametrize(
    ("lang", "players", "verdict"),
    [("en", "1", "The guard wins."), ("pl", "1", "Wygrywa Straż."), ("pl", "3", "Wygrywa "), ("en", "5", " wins.")],
)
def test_a_whole_game_and_its_replay(run: Run, records: Path, lang: str, players: str, verdict: str) -> None:
    whole_game(run, records, "lockup", lang, players, verdict)


def test_a_score_sheet(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "sheet.json"
    path.write_text(json.dumps(SHEET))
    result = run("score", path, "--json")
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    # The leader's 8, two dwarves and a raider 3 + 2, a scrap and two gold 1 + 4, a tome, the marker 2
    assert [seat["total"] for seat in told["seats"]] == [20 + 8 + 5 + 5 + 1 + 2, 15 + 1, 10]
    assert told["winners"] == [0]
    shown = run("score", path, "--lang", "pl").stdout
    assert re.search(r"^1\. A.* 41$", shown, re.M)


def test_the_cards_are_listed(run: Run) -> None:
    for lang, card in (("en", "Sharpened Spoon"), ("pl", "Zaostrzona Łyżka")):
        result = run("cards", "lockup", "--lang", lang)
        assert result.exit_code == 0
        assert card in result.stdout
