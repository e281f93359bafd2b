"""Words: every text is there in both languages, none is there for nothing, and all that is played can be told."""

from __future__ import annotations

import ast
import json
import re
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import karczma
from karczma.games import GAMES
from karczma.kernel.audience import Json
from karczma.kernel.errors import Fact, Refused
from karczma.kernel.packs import Mistakes
from karczma.kernel.verbs import SEAT, Bundle, Kind
from karczma.words import LANGUAGES, Missing, Words, _filled_in, _game, home
from karczma.words import Texts as ParsedWhenTold
from words.checker import (
    Needs,
    Texts,
    Trees,
    compare,
    compare_house,
    game_needs,
    game_problems,
    game_source,
    hindrances,
    house_missing,
    house_parts,
    house_problems,
    house_source,
    inside,
    labels,
    listing,
    perhaps,
    read_texts,
    reasons,
    refusals,
    sayings,
    unreadable,
    variables,
    whispers,
)
from words.telling import NAMES, tell_games

COUNTS = (1, 2, 5, 12, 22)
KAJKO = GAMES["kajko"]
EN, PL = Words("en"), Words("pl")


# The files


@pytest.mark.parametrize("package", ["karczma", *[home(face) for face in GAMES.values()]])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_falls_into_the_same_texts_as_fluent_finds(package: str, language: str) -> None:
    """Each text is cut out of its file before it is parsed: not one may be lost, joined to another or cut short."""
    whole = (files(package) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    told = [entry for entry in FluentParser().parse(whole).body if isinstance(entry, fluent.Message | fluent.Term)]
    named = [("-" if isinstance(entry, fluent.Term) else "") + entry.id.name for entry in told]
    cut = ParsedWhenTold(language, [whole]).sources
    assert list(cut) == named
    for name, entry in zip(named, told, strict=True):
        (alone,) = [one for one in FluentParser().parse(cut[name]).body if not isinstance(one, fluent.BaseComment)]
        assert alone.equals(entry, ["span", "comment"]), name


@pytest.mark.parametrize("part", house_parts())
def test_the_house_has_all_texts(part: str) -> None:
    wrong = house_missing(part)
    assert not wrong, "\n".join(wrong)


def test_the_house_has_no_other_texts_and_nothing_is_wrong_with_them() -> None:
    wrong = [one for one in house_problems() if not one.endswith(": is missing")]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_its_texts_and_no_others(game: str) -> None:
    wrong = game_problems(GAMES[game])
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", [None, *GAMES])
def test_every_text_can_be_told(game: str | None) -> None:
    package = "karczma" if game is None else home(GAMES[game])
    for texts in read_texts(package):
        words = Words(texts.language)
        parts = set().union(*[inside(pattern) for pattern in texts.patterns.values()])
        for key in texts.patterns:
            for count in (0, *COUNTS):
                facts: dict[str, Fact] = dict.fromkeys(texts.facts(key), count)
                told = words.say(key, **facts) if game is None else words.game(GAMES[game], key, **facts)
                assert told.strip() or key in parts, key  # what is part of another text may have nothing to add
                assert "{" not in told, key


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_and_setting_has_a_name(game: str) -> None:
    face = GAMES[game]
    for words, choice in product((EN, PL), face.table_settings):
        name, help = words.choice(face, choice.name)
        assert name != help
        assert len({words.setting(face, choice.name, value) for value in choice.values}) == len(choice.values)


@pytest.mark.parametrize("game", GAMES)
def test_no_two_things_of_a_kind_have_the_same_name(game: str) -> None:
    face = GAMES[game]
    for words, kind in product((EN, PL), face.things):
        assert len({words.thing(face, kind.name, id) for id in kind.ids}) == len(kind.ids)


# What is played


@pytest.mark.parametrize(
    ("game", "seats"), [(face.name, n) for face in GAMES.values() for n in range(face.least, face.most + 1)]
)
def test_all_that_is_met_in_play_is_told(game: str, seats: int) -> None:
    assert tell_games(GAMES[game], seats).met


def test_play_meets_every_text_of_kajko() -> None:
    met = set().union(*[tell_games(KAJKO, seats, seed).met for seats in (2, 3) for seed in range(8)])
    started = ("question-", "waiting-", "do-", "event-", "blocked-", "why-", "part-")
    needed = {key for key in game_needs(KAJKO, game_source(KAJKO)) if key.startswith(started)}
    assert {key for key in needed if not key.endswith((".help", ".rule"))} <= met


def some(kind: Kind) -> list[Fact]:
    """Arguments of this kind for an event: all things, a few numbers, the first two seats."""
    if kind.name == SEAT.name:
        return [0, 1]
    if isinstance(kind, Bundle):
        return ["", *kind.of.ids, f"{kind.of.ids[0]} {kind.of.ids[1]} {kind.of.ids[0]}"]
    return list(kind.ids) if kind.ids else list(COUNTS)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_told_with_all_its_arguments(game: str) -> None:
    face = GAMES[game]
    for happening in face.vocabulary.happenings:
        for args in product(*[some(kind) for kind in happening.args]):
            event: dict[str, Fact] = {"event": happening.name, "seat": 1}
            event.update({kind.label: arg for kind, arg in zip(happening.args, args, strict=True)})
            assert EN.event(face, event, NAMES).strip()
            assert PL.event(face, event, NAMES).strip()


# Kajko, sentence by sentence


def sentences(words: Words, event: str, **facts: Fact) -> str:
    return words.event(KAJKO, {"event": event, "seat": 0, **facts}, NAMES)


def options(words: Words, *do: str, **facts: int) -> str:
    said: list[Json] = list(do)
    return words.option(KAJKO, {"do": said, **facts}, NAMES)


ITEMS = ["1 przedmiot", "2 przedmioty", "5 przedmiotów", "12 przedmiotów", "22 przedmioty"]
DUCATS = ["1 dukat", "2 dukaty", "5 dukatów", "12 dukatów", "22 dukaty"]
COINS = ["1 moneta", "2 monety", "5 monet", "12 monet", "22 monety"]


@pytest.mark.parametrize("i", range(len(COUNTS)), ids=[str(count) for count in COUNTS])
def test_polish_counts(i: int) -> None:
    n = COUNTS[i]
    all_items = ["jedyny przedmiot", "oba przedmioty", *[f"wszystkie {items}" for items in ITEMS[2:]]][i]
    taken = ["monetę w ręku", "2 monety w ręku", "5 monet w ręku", "12 monet w ręku", "22 monety w ręku"][i]
    fives = "przedmiot wart 5 dukatów,", "2 przedmioty warte po 5 dukatów,", "5 przedmiotów wartych po 5 dukatów,"
    left = ["została 1", "zostały 2", "zostało 5", "zostało 12", "zostały 22"][i]
    empty = ["to twoja ostatnia wolna postać", "masz 2 wolne postacie", "masz 5 wolnych postaci"]
    assert sentences(PL, "sent", count=n, ducats=n) == f"Ola odsyła do grodu {ITEMS[i]} ({DUCATS[i]})."
    assert sentences(PL, "raided", count=n) == f"Rozbójnicy łupią: Ola traci {all_items}."
    assert f"Ola traci {all_items}, a obie" in sentences(PL, "robbed", count=n)
    assert f"Ola zyskuje {taken}," in sentences(PL, "took", player=1, card="coin_in_hand", count=n)
    assert sentences(PL, "dusigrosz", count=n).endswith(f": {COINS[i]}.")
    assert PL.reason(KAJKO, {"points": 10, "why": "dusigrosz", "count": n}, NAMES).endswith(f": {COINS[i]}")
    assert options(PL, "adventure", "stack_9a", left=n, size=9) == f"Odkryj kartę ze stosu 9a: {left} z 9"
    assert options(PL, "send", count=n, ducats=n, empty=2).startswith(f"Odeślij do grodu {ITEMS[i]} ({DUCATS[i]}): ")
    assert options(PL, "lose", "coin", ducats=n) == f"Oddaj monetę (−{DUCATS[i]})"
    assert options(PL, "rob", "1", count=n) == f"Okradnij: Janek ({ITEMS[i]} na stole)"
    if i < 3:
        assert fives[i] in sentences(PL, "took", player=1, card="item_5", count=n)
        assert options(PL, "send", count=1, ducats=1, empty=n).endswith(empty[i])


@pytest.mark.parametrize("i", range(len(COUNTS)), ids=[str(count) for count in COUNTS])
def test_polish_counts_in_refusals(i: int) -> None:
    n = COUNTS[i]
    more = ["jedno słowo", "2 słowa", "5 słów", "12 słów", "22 słowa"][i]
    cards = [
        "jest tylko jedna karta",
        "są tylko 2 karty",
        "jest tylko 5 kart",
        "jest tylko 12 kart",
        "są tylko 22 karty",
    ][i]
    mistakes = ["jest błąd", "są 2 błędy", "jest 5 błędów", "jest 12 błędów", "są 22 błędy"][i]
    assert f"dokładnie {more}." in PL.error(Refused("verb-arguments", verb="rob", count=n))
    assert cards in PL.error(Refused("sheet-too-many", card="coin", most=n))
    assert mistakes in PL.error(Mistakes([Refused("pack-missing")] * n))


def at_stake(words: Words, count: int, ducats: int, robbers: int) -> str:
    return words.note(KAJKO, {"ask": "turn", "stake": {"count": count, "ducats": ducats, "robbers": robbers}})


def test_the_note_says_what_is_at_stake() -> None:
    assert at_stake(EN, 0, 0, 0) == "You have nothing to lose yet."
    assert at_stake(EN, 1, 1, 0).startswith("1 ducat is at stake. Raiders would take everything")
    assert at_stake(EN, 3, 17, 1).startswith("17 ducats are at stake. Robbers wait in front of you: if a second band")
    assert at_stake(PL, 0, 0, 0) == "Na razie nie masz nic do stracenia."
    assert at_stake(PL, 0, 0, 1).startswith("Czekają przed tobą zbójcerze, ale")
    told = ["1 dukat.", "2 dukaty.", "5 dukatów.", "12 dukatów.", "22 dukaty."]
    for count, ducats in zip(COUNTS, told, strict=True):
        assert at_stake(PL, count, count, 0).startswith(f"Na szali {ducats} Rozbójnicy zabiorą wszystko")
        assert at_stake(PL, count, count, 1).startswith(f"Na szali {ducats} Czekają przed tobą zbójcerze: gdy")
    assert len({at_stake(PL, count, 5, robbers) for count in (0, 1) for robbers in (0, 1)}) == 4


def test_a_question_without_a_note_has_none() -> None:
    assert EN.note(KAJKO, {"ask": "lose", "stake": {}}) == ""


def test_english_counts() -> None:
    assert sentences(EN, "sent", count=1, ducats=10) == "Ola sends 1 item to the town (10 ducats)."
    assert sentences(EN, "sent", count=2, ducats=2) == "Ola sends 2 items to the town (2 ducats)."
    assert sentences(EN, "took", player=1, card="item_5", count=1) == "Ola takes an item worth 5 from Janek."
    assert sentences(EN, "took", player=1, card="item_5", count=2) == "Ola takes 2 items worth 5 from Janek."
    assert options(EN, "lose", "coin_in_hand", ducats=1) == "Give up a coin in hand (−1 ducat)"


def test_three_is_few_and_two_is_both() -> None:
    assert sentences(PL, "raided", count=3) == "Rozbójnicy łupią: Ola traci wszystkie 3 przedmioty."
    assert sentences(EN, "raided", count=3) == "Ola loses all 3 items to the raiders."
    assert sentences(EN, "raided", count=2) == "Ola loses both items to the raiders."


def test_nothing_is_counted_as_nothing() -> None:
    assert (
        sentences(EN, "robbed", count=0) == "A second band of robbers! Ola has nothing to lose, and both bands leave."
    )
    assert "nie ma nic do stracenia" in sentences(PL, "robbed", count=0)
    assert options(EN, "rob", "1", count=0) == "Rob Janek: nothing in front"
    assert options(PL, "rob", "1", count=0) == "Okradnij: Janek (nic na stole)"


def test_cards_stand_in_the_case_the_sentence_wants() -> None:
    turned = [sentences(PL, "turned_up", stack="stack_7b", card=card) for card in ("robbers", "chamberlain", "coin")]
    assert turned == [f"Ola odkrywa {card} (stos 7b)." for card in ("zbójcerzy", "podstępnego szambelana", "monetę")]


@pytest.mark.parametrize("words", [EN, PL], ids=LANGUAGES)
def test_every_card_says_what_it_does(words: Words) -> None:
    effects = [words.texts(KAJKO, "card", id)["effect"] for id in KAJKO.things[0].ids]
    assert all(effect.endswith(".") for effect in effects)
    assert words.texts(KAJKO, "card", "coin_in_hand")["advanced"] not in effects


def test_a_name_is_told_as_it_is() -> None:
    assert PL.waiting(KAJKO, "turn", "{ $x } \u202e<b>").startswith("{ $x } \u202e<b> wybiera")


# Refusals


def test_the_house_counts_its_guests() -> None:
    with pytest.raises(Refused, match=r"^This game is for 2 to 5 players, not 9\.$"):
        karczma.start("kajko", seats=9)


@pytest.mark.parametrize("game", [None, *GAMES])
def test_every_refusal_is_a_sentence_with_its_place_before_it(game: str | None) -> None:
    for key in refusals(house_source() if game is None else game_source(GAMES[game])):
        name = next((name for name in GAMES if key.startswith(f"{name}-")), None)
        for texts in read_texts("karczma" if name is None else home(GAMES[name])):
            if f"error-{key}" not in texts.patterns:
                continue  # that it is missing is told above
            facts: dict[str, Fact] = dict.fromkeys(variables(texts.patterns[f"error-{key}"]), 3)
            told = Words(texts.language).error(Refused(key, "moves[7]", **facts))
            assert told.startswith("moves[7]: ")
            assert told.endswith((".", ". 3"))


def test_mistakes_of_a_pack_are_told_in_the_readers_language() -> None:
    found = Mistakes([Refused("pack-missing", "a.toml: card x: value"), Refused("kajko-seventy", count=71)])
    assert [PL.error(one) for one in (found, *found.found)] == [
        "W zestawie kart są 2 błędy.",
        "a.toml: card x: value: Brakuje tej wartości.",
        "Wszystkie stosy razem muszą mieć 70 kart, a nie 71.",
    ]


def test_a_refusal_inside_a_refusal_is_told_in_the_readers_language() -> None:
    match = karczma.start("kajko", seed=1)
    match.choose(match.asked[0], 0)
    record: dict[str, Any] = match.record()
    record["moves"][0]["do"] = ["dance"]
    with pytest.raises(Refused) as caught:
        karczma.replay(record)
    assert "Ta gra nie zna czasownika „dance”" in PL.error(caught.value)
    assert "does not know the verb “dance”" in str(caught.value)


@pytest.mark.parametrize("option", [-1, 10**6, 10**50, -(10**50), 10**5000], ids=lambda option: f"{option % 7}")
def test_huge_numbers_are_refused_with_a_sentence(option: int) -> None:
    match = karczma.start("kajko", seed=1)
    with pytest.raises(Refused, match="This game has no choice number"):
        match.words(option)
    with pytest.raises(Refused, match="This seat has nothing to choose now"):
        match.choose(option, 0)


@pytest.mark.parametrize("fact", [None, 1.5, [1], True])
def test_a_refusal_tells_whatever_somebody_has_sent(fact: Any) -> None:
    assert str(fact) in EN.error(Refused("no-such-verb", verb=fact))


def test_what_is_not_there_is_an_error_and_never_a_bare_key() -> None:
    for tell in (EN.say, PL.say):
        with pytest.raises(Missing, match="cli-nonsense"):
            tell("cli-nonsense")
        with pytest.raises(Missing, match="low"):
            tell("error-seats-range", high=5, seats=9)
    with pytest.raises(Missing):
        PL.game(KAJKO, "card-coin.vocative")
    with pytest.raises(Refused, match="There is no language “xx” here; choose one of: en, pl"):
        Words("xx")


# The checker finds what is planted


def planted(language: str, old: str, new: str) -> list[str]:
    """What the checker says when one text of kajko is changed."""
    sources = [(files_text(KAJKO_TEXT / f"{each}.ftl"), each) for each in LANGUAGES]
    for text, each in sources:
        assert each != language or old in text
    texts = [Texts(each, text.replace(old, new) if each == language else text) for text, each in sources]
    return compare(game_needs(KAJKO, game_source(KAJKO)), texts, labels(KAJKO), listed=listing(KAJKO))


def files_text(path: Path) -> str:
    return path.read_text("utf-8")


KAJKO_TEXT = Path(karczma.__file__).parent / "games" / "kajko" / "text"


def test_nothing_planted_nothing_found() -> None:
    assert planted("pl", "event-fought", "event-fought") == []


@pytest.mark.parametrize(
    ("language", "old", "new", "found"),
    [
        (
            "pl",
            "event-fought =",
            "event-fights =",
            ["pl: event-fought: is missing", "pl: event-fights: is used nowhere"],
        ),
        ("en", "event-begins = { $seat } begins.", "", ["en: event-begins: is missing"]),
        ("en", "    .effect = They wait", "    .effects = They wait", ["en: card-robbers.effects: is used nowhere"]),
        ("pl", "    .help = Czy wolno", "    .hilfe = Czy wolno", ["pl: choice-town_memory.help: is missing"]),
        ("pl", "    .acc = monetę\n", "", ["pl: card-coin: has no form acc"]),
        ("pl", "    .acc = monetę\n", "    .acc = monetę\n    .voc = moneto\n", ["pl: card-coin.voc: is used nowhere"]),
        ("pl", "{ $seat } pozbywa się", "{ $player } pozbywa się", ["pl: event-robbers_leave: $player is not given"]),
        ("pl", "Zaczyna { $seat }.", "Ktoś zaczyna.", ["en, pl: event-begins: not the same facts: ['seat']"]),
        ("pl", "zone-box = Poza grą", "zone-box = Out of the game", ["en, pl: zone-box: says the same in both"]),
        ("pl", "[few] Rozbójnicy łupią", "[two] Rozbójnicy łupią", ["pl: event-raided: has no case for few"]),
        ("pl", "Zaczyna { $seat }.", "Kolej na { $seat }.", ["pl: event-begins: a name after a preposition"]),
        ("pl", "    .note =", "    .notice =", ["pl: question-turn.note: is missing"]),
        ("pl", "[few] Na szali", "[two] Na szali", ["pl: question-turn.note: has no case for few"]),
        ("en", "part-town = The town", 'part-town = { "" }', ["en: part-town: is empty"]),
        ("en", "part-town = The town", "part-town = { The town", ["en: cannot be read", "en: part-town: is missing"]),
        ("pl", "worth =", "worths =", ["pl: worth: is missing", "pl: worths: is used nowhere"]),
        ("en", "Item worth { $value }", "Item worth { $worth }", ["en: card-treasure_10: $worth is not given"]),
        ("en", "an item worth { $value }", "{ $price }", ["en: card-item_5.one: $price is not given"]),
        ("en", "part-town =", "part-dusigrosz =", ["en: part-dusigrosz: is there twice", "en: part-town: is missing"]),
    ],
)
def test_what_is_planted_is_found(language: str, old: str, new: str, found: list[str]) -> None:
    wrong = planted(language, old, new)
    for expected in found:
        assert any(one.startswith(expected) for one in wrong), f"{expected} not in {json.dumps(wrong, indent=1)}"


SOURCE = """
class Twice(Refused):
    def __init__(self) -> None:
        super().__init__("twice", count=2)

def no(it: bool) -> None:
    raise Refused("toy-one" if it else "toy-two", "place", low=1, high=2)
    raise Refused("toy-one", low=1)
    raise Refused(f"toy-{it}")

def stuck(g: Toy) -> list[Blocked]:
    return [("stack:1", "empty", {}), ("send", "nothing", facts)]

SECRET: Final = 3
OPENLY: Final = 4
g.tell(SECRET, seat, 1, to=1 << seat)
g.tell(OPENLY, seat, 1)
Reason(3, "set", {})
words.say("setting-on")
words.say("cli-hello", name="x")
room.tell("bye", "bold", name="x", seat=1)
room.tell("bye", name="x")
room.say(f"help-{letter}")
raise Mistake("no-file", file=it)
print("cli-not-", "cli-bare", "column")
"""


def test_the_checker_reads_the_source() -> None:
    trees: Trees = {"terminal/toy.py": ast.parse(SOURCE)}
    told: Needs = {"twice": frozenset({"count"}), "toy-one": frozenset({"low"}), "toy-two": frozenset({"low", "high"})}
    assert refusals(trees) == told
    assert hindrances(trees) == {"empty", "nothing"}
    assert whispers(trees) == {3}
    assert reasons(trees) == {"set"}
    assert unreadable(trees) == ["terminal/toy.py:9: the key of a Refused must be a literal"]
    assert sayings(trees) == {
        "setting-on": frozenset(),
        "cli-hello": frozenset({"name"}),
        "cli-bye": frozenset({"name"}),
        "cli-no-file": frozenset({"file"}),
        "cli-bare": None,
    }
    keys = ("cli-column", "cli-help-x", "cli-bare", "cli-odd", "column")
    assert [key for key in keys if perhaps(key, trees)] == ["cli-column", "cli-help-x", "cli-bare"]


def test_a_key_of_the_command_line_that_nobody_uses_is_found() -> None:
    folder = Path(karczma.__file__).parent / "text"
    texts = [Texts(each, files_text(folder / f"{each}.ftl") + "\ncli-odd-one = odd\n") for each in LANGUAGES]
    assert "en: cli-odd-one: is used nowhere" in compare_house(house_source(), texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_filled_in_without_fluent_is_what_fluent_says(game: str, language: str) -> None:
    """Every text of the game and the house, with names and with numbers in its gaps."""
    bundle = _game(language, game)
    filled = 0
    for key in bundle.sources:
        if key.startswith("-"):
            continue
        message = bundle.get_message(key)
        for pattern in [one for one in (message.value, *message.attributes.values()) if one is not None]:
            names = {name.group(1) for name in re.finditer(r"\$(\w+)", bundle.sources[key])}
            for fact in ("Ania", "one", "", 0, 1, 2, 5, 21, 999, 1000, 12345, -3):
                facts: dict[str, Fact] = dict.fromkeys(names, fact)
                plain = _filled_in(bundle, pattern, facts)
                if plain is not None:
                    filled += 1
                    assert (plain, []) == bundle.format_pattern(pattern, facts), key
    assert filled > 1000
