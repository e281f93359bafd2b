"""The guides: told alike in every language, true to the numbered rules and to the engine, in words and in pictures."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import karczma
from guides import kajko, lockup, pictures, roll_player, stonespine
from karczma.games import GAMES
from karczma.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
ID = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+\b")
PICTURE = re.compile(r'!\[([^\]]+)\]\(\S+\.json#(\S+) "([^"]+)"\)')
SUM = re.compile(r"\d+(?: [+−] \d+)+")
SECTIONS = 5
MISTAKES = 5
PICTURES = 4  # at least
WORKED: dict[str, ModuleType] = {"lockup": lockup, "roll_player": roll_player, "stonespine": stonespine}

every = pytest.mark.parametrize("game", GAMES)
both = pytest.mark.parametrize(("game", "language"), [(game, language) for game in GAMES for language in LANGUAGES])


def told(game: str, language: str, folder: str = "guide") -> str:
    name = f"{game}.md" if language == "en" else f"{game}.{language}.md"
    return (ROOT / "docs" / folder / name).read_text("utf-8")


def sections(game: str, language: str) -> dict[str, list[str]]:
    """The blocks of each section by its heading: paragraphs, entries of lists, rows and pictures, each in one line."""
    _, *rest = re.split(r"^## ", told(game, language), flags=re.MULTILINE)
    return {title: blocks(body) for title, _, body in [each.partition("\n") for each in rest]}


def blocks(text: str) -> list[str]:
    joined = re.sub(r"\n(?!- |\d+\. |\||!\[|\n)", " ", text.strip())
    return [re.sub(r"\s+", " ", line).strip() for line in joined.splitlines() if line.strip()]


def sort(block: str) -> str:
    return re.sub(r"\d+", "1", (re.match(r"- |\d+\. |\||!\[", block) or [""])[0])


def table(game: str, language: str) -> list[list[str]]:
    """The rows of the worked example, without the head, cell by cell."""
    rows = [block for body in sections(game, language).values() for block in body if block.startswith("|")]
    return [[cell.strip(" *") for cell in row.strip("|").split("|")] for row in rows[2:]]


def counted(sheet: dict[str, Any]) -> dict[str, Any]:
    """What the engine gives the first player of a score sheet."""
    seats: Any = karczma.score(sheet)["seats"]
    first: dict[str, Any] = seats[0]
    return first


def number(cell: str) -> int:
    return int(cell.replace("−", "-"))


@both
def test_a_guide_has_the_name_of_the_game_and_five_sections(game: str, language: str) -> None:
    assert told(game, language).partition("\n")[0] == told(game, language, "rules").partition("\n")[0]
    assert len(sections(game, language)) == SECTIONS
    *_, mistakes = sections(game, language).values()
    assert [sort(block) for block in mistakes] == ["1. "] * MISTAKES


@both
def test_whatever_it_says_leads_to_a_rule_that_is_there(game: str, language: str) -> None:
    listed = set(re.findall(r"^- \*\*([A-Z]{2}-[A-Z]?\d+)\*\*", told(game, language, "rules"), re.MULTILINE))
    for title, body in sections(game, language).items():
        for block in body:
            named = set(ID.findall(block))
            assert named <= listed, f"{title}: {named - listed}"
            assert named or sort(block) in ("|", "!["), f"{title}: no rule is named: {block}"


@every
def test_both_languages_have_the_same_blocks_pictures_and_rules(game: str) -> None:
    ours, theirs = [list(sections(game, language).values()) for language in LANGUAGES]
    for mine, other in zip(ours, theirs, strict=True):
        assert [sort(block) for block in mine] == [sort(block) for block in other]
        assert [ID.findall(block) for block in mine] == [ID.findall(block) for block in other]
        shown = [[one[1] for one in PICTURE.findall("\n".join(body))] for body in (mine, other)]
        assert shown[0] == shown[1]
        assert not {block for block in mine if len(block) > 40} & set(other), "left in another language"


@both
def test_every_picture_is_there_with_words_for_it(game: str, language: str) -> None:
    found = PICTURE.findall(told(game, language))
    assert len(found) == told(game, language).count("![")
    assert len(found) >= PICTURES
    assert sorted(name for _, name, _ in found) == sorted(pictures.ALBUMS[game].pictures), (
        "a picture twice, or not at all"
    )
    for alt, name, caption in found:
        assert len(alt) > 40, f"{name}: what is to be seen on it?"
        assert len(caption) > 10, f"{name}: what does it say?"


@every
def test_pictures_show_what_the_engine_shows_today(game: str) -> None:
    """If this fails after a change on purpose: `python tests/guides/make.py`."""
    assert pictures.file(game).read_text("utf-8") == pictures.text(game)


@both
def test_sums_in_the_example_are_right(game: str, language: str) -> None:
    *rows, total = [(row[1], number(row[-1])) for row in table(game, language)]
    assert sum(points for _, points in rows) == total[1]
    for how, points in rows:
        for one in SUM.findall(how):
            terms = re.findall(r"([+−]?) ?(\d+)", one)
            worth = sum(-int(term) if sign == "−" else int(term) for sign, term in terms)
            assert worth == points, f"{one} is not {points}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WORKED)
def test_the_example_is_what_the_engine_counts(game: str, language: str) -> None:
    seat = counted(WORKED[game].EXAMPLE)
    wanted = [seat["parts"][part] for part in WORKED[game].PARTS] + [seat["total"]]
    assert [number(row[-1]) for row in table(game, language)] == wanted
    assert sum(wanted[:-1]) == seat["total"], "a part is left out"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_kajko_is_what_the_engine_counts(language: str) -> None:
    _, *others = kajko.EXAMPLE["seats"]
    alone = [{**kajko.EXAMPLE, "seats": [{"town": [sent]}, *others]} for sent in kajko.TOWN]
    wanted = [counted(sheet)["total"] for sheet in [*alone, kajko.EXAMPLE]]
    assert [number(row[-1]) for row in table("kajko", language)] == wanted
    assert table("kajko", language)[-1][1].startswith(str(sum(len(sent) for sent in kajko.TOWN)))


def test_the_finished_sheets_of_the_pictures_are_those_of_the_examples() -> None:
    assert roll_player.finished().match.scores().seats[0].total == counted(roll_player.EXAMPLE)["total"]
    dungeon = {part.name: part.points for part in stonespine.finished().match.scores().seats[0].parts}
    assert dungeon == counted(stonespine.EXAMPLE)["parts"]
