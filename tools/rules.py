"""Every numbered rule has a test that names it: lists the rules without one, and the names that no document has.

`python tools/rules.py` compares docs/rules/<game>.md, for each game of the house, with `rule("KK-07", ...)` in tests/.
A rule that no test can show stands in tools/rules_untested.toml, with the reason.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import Counter
from pathlib import Path

from karczma.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
LISTED = re.compile(r"^- \*\*([A-Z]{2}-[A-Z]?\d+)\*\* \S", re.MULTILINE)
MENTIONED = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+\b")


def documented(root: Path, games: list[str]) -> dict[str, list[str]]:
    """The rules of each game in the order of its document; none if there is no document."""
    listed: dict[str, list[str]] = {}
    for game in games:
        page = root / "docs" / "rules" / f"{game}.md"
        listed[game] = LISTED.findall(page.read_text(encoding="utf-8")) if page.is_file() else []
    return listed


def mentioned(root: Path, games: list[str]) -> dict[str, set[str]]:
    """All ids that the document of each game speaks of."""
    pages = {game: root / "docs" / "rules" / f"{game}.md" for game in games}
    return {
        game: set(MENTIONED.findall(page.read_text(encoding="utf-8"))) for game, page in pages.items() if page.is_file()
    }


def named(root: Path) -> dict[str, list[str]]:
    """The ids that tests name, each with where."""
    found: dict[str, list[str]] = {}
    for file in sorted((root / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        found.setdefault(argument.value, []).append(f"{file.relative_to(root)}:{node.lineno}")
    return found


def excused(root: Path) -> dict[str, str]:
    """The ids that no test can show, with the reason."""
    page = root / "tools" / "rules_untested.toml"
    if not page.is_file():
        return {}
    listed = tomllib.loads(page.read_text(encoding="utf-8"))
    return {str(id): str(reason) for id, reason in listed.items()}


def complaints(root: Path, games: list[str]) -> list[str]:
    """What is missing, each as a sentence."""
    listed = documented(root, games)
    tests = named(root)
    reasons = excused(root)
    said: list[str] = []
    for game, ids in listed.items():
        page = f"docs/rules/{game}.md"
        if not ids:
            said.append(f"{page}: lists no rules")
        said += [f"{page}: {id} is listed {times} times" for id, times in Counter(ids).items() if times > 1]
        said += [
            f"{page}: {id}: no test names it" for id in dict.fromkeys(ids) if id not in tests and id not in reasons
        ]
    for game, ids_mentioned in mentioned(root, games).items():
        said += [
            f"docs/rules/{game}.md: {id} is mentioned but not listed"
            for id in sorted(ids_mentioned - set(listed[game]))
        ]
    everything = {id for ids in listed.values() for id in ids}
    said += [f"{where[0]}: {id} is in no document" for id, where in tests.items() if id not in everything]
    for id, reason in reasons.items():
        if id not in everything or id in tests or not reason:
            said.append(f"tools/rules_untested.toml: {id}: must be in a document, in no test, and have a reason")
    return said


def main() -> int:
    games = list(GAMES)
    said = complaints(ROOT, games)
    for sentence in said:
        print(sentence, file=sys.stderr)
    for game, ids in documented(ROOT, games).items():
        print(f"{game}: {len(ids)} rules, {len(set(ids) & set(named(ROOT)))} of them named by tests")
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())
