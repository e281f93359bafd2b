"""What is this? Everything on a table has an explanation in both languages, with a rule that stands in the rules."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from karczma.games import GAMES
from karczma.kernel.face import Face
from karczma.words import LANGUAGES, Words

ROOT = Path(__file__).parents[2]
RULES = {"en": "", "pl": ".pl"}
# Kinds that are only spoken of: nothing of them lies on the table
SPOKEN = {
    "kajko": {"ending", "tie"},
    "roll_player": {"source", "moment"},
    "stonespine": {"goods", "shape", "side"},
    "lockup": {"count", "deck", "moment"},
}
NAMED = re.compile(r"[\"'`](zone|number|part|idea):(\w+)[\"'`]")  # what the page asks about, by name
CASES = list(product(GAMES, LANGUAGES))


def found(face: Face[Any], words: Words, kind: str, id: str) -> dict[str, str]:
    """The explanation of a thing: its own, else that of its kind."""
    told = words.explained(face)
    own = told.get(f"{kind}:{id}", {"text": "", "rule": ""})
    of = told.get(f"idea:{kind}") or told.get(f"zone:{kind}") or {"text": "", "rule": ""}
    return {"text": own["text"] or of["text"], "rule": own["rule"] or of["rule"]}


def listed(game: str, language: str) -> set[str]:
    """The numbers of the rules in the rules of a game."""
    page = (ROOT / "docs" / "rules" / f"{game}{RULES[language]}.md").read_text("utf-8")
    return set(re.findall(r"^- \*\*([A-Z]{2}-[A-Z]?\d+)\*\*", page, re.MULTILINE))


def explains(text: str, name: str) -> bool:
    """Whether a text says more than a name does: a whole sentence, with words of its own."""
    said, known = [set(re.findall(r"\w+", one.casefold())) for one in (text, name)]
    return len(said - known) >= 4 and text[-1:] in ".!?" and text[0] == text[0].upper()


@pytest.mark.parametrize(("game", "language"), CASES)
def test_zones_numbers_parts_and_ideas_are_explained(game: str, language: str) -> None:
    face = GAMES[game]
    told = Words(language).explained(face)
    named = {"zone": face.zones, "number": face.numbers, "part": face.parts, "idea": face.ideas}
    keys = [f"{what}:{name}" for what, names in named.items() for name in names]
    assert not [key for key in keys if key not in told]
    assert not [key for key in keys if not explains(told[key]["text"], told[key]["name"])]


@pytest.mark.parametrize(("game", "language"), CASES)
def test_every_thing_on_the_table_is_explained(game: str, language: str) -> None:
    face, words = GAMES[game], Words(language)
    for kind in face.things:
        if kind.name in SPOKEN[game]:
            continue
        for id in kind.ids:
            told = found(face, words, kind.name, id)
            assert told["rule"], f"{kind.name}:{id} has no rule"
            says = words.texts(face, kind.name, id) or explains(told["text"], words.thing(face, kind.name, id))
            assert says, f"{kind.name}:{id}: {told['text']}"


@pytest.mark.parametrize(("game", "language"), CASES)
def test_every_rule_that_explains_is_in_the_rules(game: str, language: str) -> None:
    rules = listed(game, language)
    told = Words(language).explained(GAMES[game])
    assert not {key: one["rule"] for key, one in told.items() if one["rule"] not in rules}


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_name_the_same_rules(game: str) -> None:
    en, pl = [Words(language).explained(GAMES[game]) for language in LANGUAGES]
    assert {key: one["rule"] for key, one in en.items()} == {key: one["rule"] for key, one in pl.items()}


def test_a_name_alone_explains_nothing() -> None:
    assert not explains("", "Lookout")
    assert not explains("Lookout.", "Lookout")
    assert not explains("Lookout: in the cell", "Lookout")
    assert explains("Counts 0, but where it stands you never take the suspicion.", "Lookout")


@pytest.mark.parametrize("game", GAMES)
def test_the_page_asks_only_for_what_is_explained(game: str) -> None:
    """The boards name what a thing is; the words are the server's. A name nobody knows would show an empty note."""
    pages = sorted((ROOT / "web" / "src" / "boards" / game).rglob("*.*"))
    asked = {f"{what}:{name}" for page in pages for what, name in NAMED.findall(page.read_text("utf-8"))}
    assert not asked - set(Words("en").explained(GAMES[game]))
    assert asked
