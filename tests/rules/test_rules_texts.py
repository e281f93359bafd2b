"""The rules are told in every language alike: the same chapters, the same numbers in the same order, the same names."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from karczma.games import GAMES
from karczma.words import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent.parent
LISTED = re.compile(r"\*\*([A-Z]{2}-[A-Z]?\d+)\*\* \S")
ID = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+\b")
TERM = re.compile(r"\*\*[^*]+\*\*: .*[^ (]+ \([A-Z]{2}-[A-Z]?\d+(, [A-Z]{2}-[A-Z]?\d+)*\)")
FIRST_AND_LAST = {"en": ("In short", "Glossary"), "pl": ("W skrócie", "Słowniczek")}
Chapters = dict[str, list[str]]


def file(game: str, language: str) -> Path:
    return ROOT / "docs" / "rules" / (f"{game}.md" if language == "en" else f"{game}.{language}.md")


def blocks(text: str) -> list[str]:
    """Paragraphs, list entries and rows of tables, each as one line."""
    joined = re.sub(r"\n(?![-|\n])", " ", text.strip())
    return [re.sub(r"\s+", " ", line).strip() for line in joined.splitlines() if line.strip()]


def chapters(game: str, language: str) -> Chapters:
    """The chapters by their titles; what stands above the first one is without a title."""
    _, _, text = file(game, language).read_text("utf-8").partition("\n")
    above, *rest = re.split(r"^## ", text, flags=re.MULTILINE)
    return {"": blocks(above), **{title: blocks(body) for title, _, body in [each.partition("\n") for each in rest]}}


def bodies(game: str) -> list[tuple[str, list[str], list[str]]]:
    """Chapter by chapter in English and in each further language, with the title to report."""
    ours = chapters(game, "en")
    return [
        (f"{language}: {title}", mine, theirs)
        for language in LANGUAGES[1:]
        for (title, theirs), mine in zip(chapters(game, language).items(), ours.values(), strict=True)
    ]


def listed(body: list[str]) -> list[str]:
    return [found.group(1) for block in body if (found := LISTED.match(block.removeprefix("- ")))]


def sorts(body: list[str]) -> list[str]:
    return [block[0] if block[0] in "-|" else "" for block in body]


both = pytest.mark.parametrize(("game", "language"), [(game, language) for game in GAMES for language in LANGUAGES])
every = pytest.mark.parametrize("game", GAMES)


@both
def test_the_file_is_there_and_has_the_name_of_the_game(game: str, language: str) -> None:
    text = file(game, language).read_text("utf-8")
    name = (ROOT / "src" / "karczma" / "games" / game / "text" / f"{language}.ftl").read_text("utf-8")
    assert f"game-name = {text.partition(chr(10))[0].removeprefix('# ')}\n" in name
    assert not re.search(r"^(# .*\n(.*\n)*# |#{3,} )", text, re.MULTILINE), "one title, chapters, and nothing deeper"


@both
def test_it_begins_in_short_and_ends_with_a_glossary(game: str, language: str) -> None:
    told = chapters(game, language)
    titles = list(told)[1:]
    assert (titles[0], titles[-1]) == FIRST_AND_LAST[language]
    sentences = re.findall(r"[.!?](?: |$)", " ".join(told[titles[0]]))
    assert 6 <= len(sentences) <= 8
    terms = [block.removeprefix("- ") for block in told[titles[-1]] if block.startswith("- ")]
    assert terms
    for term in terms:
        assert TERM.fullmatch(term), term
        assert f"- {term}\n" in file(game, language).read_text("utf-8"), f"one line a term: {term}"


@both
def test_it_has_the_rule_of_every_question(game: str, language: str) -> None:
    ids = [id for body in chapters(game, language).values() for id in listed(body)]
    assert len(ids) == len(set(ids))
    assert {step.rule for step in GAMES[game].steps() if step.rule} <= set(ids)


@both
def test_it_speaks_of_no_rule_that_is_not_there(game: str, language: str) -> None:
    told = chapters(game, language)
    ids = {id for body in told.values() for id in listed(body)}
    assert {id for body in told.values() for block in body for id in ID.findall(block)} <= ids


@every
def test_chapters_have_the_same_rules_in_the_same_order(game: str) -> None:
    for title, ours, theirs in bodies(game):
        assert listed(theirs) == listed(ours), title


@every
def test_a_rule_leads_to_the_same_rules(game: str) -> None:
    for title, ours, theirs in bodies(game):
        told = [[sorted(ID.findall(block)) for block in body if LISTED.match(block[2:])] for body in (ours, theirs)]
        assert told[0] == told[1], title


@every
def test_chapters_have_blocks_of_the_same_sorts_and_the_same_names_in_them(game: str) -> None:
    """As many paragraphs, entries and rows, and what the code calls by a name: `item_5` stays `item_5`."""
    for title, ours, theirs in bodies(game):
        assert sorts(theirs) == sorts(ours), title
        assert re.findall(r"`[^`]+`", "\n".join(theirs)) == re.findall(r"`[^`]+`", "\n".join(ours)), title


@every
def test_no_sentence_is_left_in_another_language(game: str) -> None:
    for title, ours, theirs in bodies(game):
        assert not {block for block in ours if len(block) > 40} & set(theirs), title


@both
def test_tables_are_whole(game: str, language: str) -> None:
    for title, body in chapters(game, language).items():
        for above, row in pairwise(body):
            if above.startswith("|") and row.startswith("|"):
                assert row.count("|") == above.count("|"), f"{title}: {row}"


def test_the_page_about_adding_a_game_shows_a_rules_file_as_it_is() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    prose = re.sub(r"^```.*?^```", "", page, flags=re.MULTILINE | re.DOTALL)
    shown: list[str] = re.findall(r"^    (\S.*)$", prose, re.MULTILINE)
    text = file("kajko", "en").read_text("utf-8")
    assert len(shown) > 5
    for line in shown:
        assert f"{line}\n" in text, line
