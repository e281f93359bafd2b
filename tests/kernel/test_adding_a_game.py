"""The page about adding a game is true: what it names is there, and its code stands in the toy game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOY = ROOT / "tests" / "smithy"
HOUSE = ROOT / "src" / "karczma" / "games"
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
BLOCKS: list[tuple[str, str]] = re.findall(r"^```(\w+)\n(.*?)^```", PAGE, re.M | re.S)
PROSE = re.sub(r"^```.*?^```", "", PAGE, flags=re.M | re.S)
NAMED: list[str] = sorted(set(re.findall(r"`([^`]+)`", PROSE)))
SOURCES = [
    *TOY.glob("*.py"),
    *(ROOT / "src" / "karczma" / "kernel").glob("*.py"),
    ROOT / "src" / "karczma" / "words.py",
    *(ROOT / "tests" / "laws").glob("*.py"),
]


def toy_files() -> list[Path]:
    return [path for path in TOY.rglob("*") if path.suffix in (".py", ".toml", ".ftl")]


@pytest.mark.parametrize("block", [text for language, text in BLOCKS if language != "sh"])
def test_its_code_stands_in_the_toy(block: str) -> None:
    assert any(block in path.read_text("utf-8") for path in toy_files()), block


@pytest.mark.parametrize("block", [text for language, text in BLOCKS if language == "sh"])
def test_its_commands_name_what_is_there(block: str) -> None:
    for path in re.findall(r"tests/[\w/.]+", block):
        assert (ROOT / path).exists(), path


@pytest.mark.parametrize("name", NAMED)
def test_what_it_names_is_there(name: str) -> None:
    if "/" in name or "." in name:
        assert (TOY / name).exists() or (ROOT / name).exists(), f"no such file: {name}"
    else:
        assert re.fullmatch(r"\w+", name), f"neither a file nor a name: {name}"
        known = "\n".join(path.read_text("utf-8") for path in [*SOURCES, *TOY.rglob("*.toml")])
        assert re.search(rf"\b{name}\b", known), f"nothing is called {name}"


def test_it_speaks_of_every_file_of_the_toy() -> None:
    for path in toy_files():
        assert f"`{path.relative_to(TOY)}`" in PAGE, path.name


@pytest.mark.parametrize("game", sorted(path.parent.name for path in HOUSE.glob("*/cards")))
def test_a_game_of_the_house_has_the_same_files(game: str) -> None:
    """But for the chapters, named as its rulebook names them, and effects where its cards share none."""
    own = {"draft.py", "forge.py", "effects.py"}
    ours = {path.name for path in TOY.iterdir() if path.name != "__pycache__"} - own
    theirs = {path.name for path in (HOUSE / game).iterdir()}
    assert ours <= theirs, ours - theirs
