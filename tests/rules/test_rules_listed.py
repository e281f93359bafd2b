"""Every numbered rule is written down and named by a test; the numbers themselves are frozen here."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from karczma.games import GAMES
from karczma.kernel.face import say_setting
from rules.rule import rule

ROOT = Path(__file__).resolve().parent.parent.parent
NUMBERED: dict[str, list[str]] = {
    "kajko": [
        *[f"KK-{n:02}" for n in range(1, 26)],
        *[f"KK-E{n}" for n in range(1, 11)],
        *[f"KK-I{n}" for n in range(1, 6)],
        *[f"KK-R{n}" for n in range(1, 13)],
    ],
    "roll_player": [
        *[f"RP-{n:02}" for n in range(1, 134)],
        *[f"RP-C{n}" for n in range(1, 36)],
        *[f"RP-E{n}" for n in range(1, 24)],
        *[f"RP-R{n}" for n in range(1, 71)],
    ],
    "stonespine": [
        *[f"ST-{n:02}" for n in range(1, 87) if n not in (48, 49)],
        *[f"ST-F{n}" for n in range(1, 22)],
        *[f"ST-E{n}" for n in range(1, 15)],
        *[f"ST-I{n}" for n in range(1, 7)],
        *[f"ST-R{n}" for n in range(1, 33)],
    ],
    "lockup": [
        *[f"LK-{n:02}" for n in range(1, 153)],
        *[f"LK-V{n}" for n in range(1, 20)],
        *[f"LK-E{n}" for n in range(1, 48)],
        *[f"LK-I{n}" for n in range(1, 8)],
        *[f"LK-R{n}" for n in range(1, 69)],
        *[f"LK-D{n}" for n in range(1, 15)],
    ],
}


@pytest.fixture
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("tools_rules", ROOT / "tools" / "rules.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def page(game: str) -> str:
    return (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")


def test_every_rule_has_a_test() -> None:
    run = subprocess.run([sys.executable, "tools/rules.py"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.stderr == ""
    assert run.returncode == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_document_has_all_numbered_rules(game: str, tool: ModuleType) -> None:
    assert sorted(tool.documented(ROOT, [game])[game]) == sorted(NUMBERED[game])


@pytest.mark.parametrize("game", GAMES)
def test_the_document_tells_options_and_decisions(game: str) -> None:
    face = GAMES[game]
    rows = dict(re.findall(r"^\| `(\w+)` \| ((?:`\w+`(?:, )?)+) \|", page(game), re.MULTILINE))
    for choice in face.table_settings:
        values = [choice.default, *[value for value in choice.values if value != choice.default]]
        assert rows[choice.name] == ", ".join(f"`{say_setting(value)}`" for value in values)
    decisions = page(game).partition("## Decisions")[2].partition("\n## ")[0]
    assert re.findall(r"^\| `(\w+)` \|", decisions, re.MULTILINE) == [verb.name for verb in face.vocabulary.verbs]


@pytest.mark.parametrize("game", GAMES)
def test_questions_point_to_a_rule(game: str) -> None:
    for step in GAMES[game].steps():
        assert step.rule in ["", *NUMBERED[game]]
        assert bool(step.rule) == bool(step.name)


def test_the_tool_finds_what_is_missing(tmp_path: Path, tool: ModuleType) -> None:
    for folder in ("docs/rules", "tests", "tools"):
        (tmp_path / folder).mkdir(parents=True)
    written = (
        "- **XX-01** One.\n- **XX-02** Two, see XX-07.\n- **XX-02** Again.\n- **XX-03** Three.\n- **XX-04** Four.\n"
    )
    (tmp_path / "docs/rules/x.md").write_text(written, encoding="utf-8")
    (tmp_path / "tests/test_x.py").write_text('@rule("XX-01", "XX-09")\ndef test_x(): ...\n', encoding="utf-8")
    (tmp_path / "tools/rules_untested.toml").write_text(
        'XX-03 = "cannot be seen"\nXX-01 = "is shown"\n', encoding="utf-8"
    )
    assert tool.complaints(tmp_path, ["x", "y"]) == [
        "docs/rules/x.md: XX-02 is listed 2 times",
        "docs/rules/x.md: XX-02: no test names it",
        "docs/rules/x.md: XX-04: no test names it",
        "docs/rules/y.md: lists no rules",
        "docs/rules/x.md: XX-07 is mentioned but not listed",
        "tests/test_x.py:1: XX-09 is in no document",
        "tools/rules_untested.toml: XX-01: must be in a document, in no test, and have a reason",
    ]


def test_a_rule_must_be_named() -> None:
    with pytest.raises(AssertionError):
        rule()
