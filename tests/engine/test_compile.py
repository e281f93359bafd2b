"""tools/compile.py: module by module, again only what changed, whole or not at all, and a sentence when it fails."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
SOURCES = {
    "__init__.py": "from karczma import engine\n__path__[:0] = [str(f) for f in [engine.compiled()] if f]\n",
    "kernel/__init__.py": "",
    "kernel/step.py": "def double(n: int) -> int:\n    return 2 * n\n",
    "games/__init__.py": "",
    "games/toy.py": "from karczma.kernel.step import double\ndef four(n: int) -> int:\n    return double(double(n))\n",
    "games/text/en.ftl": "toy = Toy\n",
    "bots/__init__.py": "",
}


@pytest.fixture
def tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool over a small engine of its own, in a folder with a space and Polish letters."""
    spec = importlib.util.spec_from_file_location("compile_tool", ROOT / "tools" / "compile.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    if module.compiler() is None:
        pytest.skip("NOT TESTED: compiling the engine. There is no C compiler here.")
    home = tmp_path / "moja chałupa"
    for name, text in SOURCES.items():
        (home / "src" / "karczma" / name).parent.mkdir(parents=True, exist_ok=True)
        (home / "src" / "karczma" / name).write_text(text)
    shutil.copy(ROOT / "src" / "karczma" / "engine.py", home / "src" / "karczma")
    monkeypatch.setattr(module, "SOURCE", home / "src")
    monkeypatch.setattr(module, "BUILD", home / "build" / "engine")
    return module


def package(tool: ModuleType) -> Path:
    return Path(tool.SOURCE) / "karczma"


def compile_into(tool: ModuleType, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(sys, "argv", ["compile.py", "--into", str(package(tool))])
    return int(tool.main())


def status(tool: ModuleType) -> dict[str, str]:
    said: dict[str, str] = json.loads((package(tool) / "compiled" / "status.json").read_text())
    return said


def asked(tool: ModuleType) -> str:
    """What a new process finds: which engine, and that it works."""
    say = "import karczma.games.toy as toy; print(toy.__file__.rpartition('.')[2], toy.four(3))"
    told = subprocess.run([sys.executable, "-c", say], cwd=tool.SOURCE, capture_output=True, text=True, check=True)
    return told.stdout.strip()


def a_library_lies_beside_every_module(tool: ModuleType) -> None:
    (engine,) = (one for one in (package(tool) / "compiled").iterdir() if one.is_dir())
    found = sorted(path.relative_to(engine).as_posix() for path in engine.rglob("*") if path.is_file())
    assert {f"games/toy{SUFFIX}", f"kernel/step{SUFFIX}", "games/text/en.ftl", "games/toy.py"} <= set(found)


def test_it_compiles_installs_and_then_only_what_changed(tool: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked(tool) == "py 12"
    assert compile_into(tool, monkeypatch) == 0
    assert asked(tool) == "so 12"
    assert status(tool)["state"] == "done"
    a_library_lies_beside_every_module(tool)
    made = {path: path.stat().st_mtime_ns for path in (tool.BUILD / "temp").rglob("*.o")}
    (package(tool) / "games" / "toy.py").write_text(SOURCES["games/toy.py"].replace("double(n)", "double(n + 1)"))
    assert asked(tool) == "py 16"  # what was edited runs as it is, until it is compiled
    assert compile_into(tool, monkeypatch) == 0
    assert asked(tool) == "so 16"
    again = {path.name for path, when in made.items() if path.stat().st_mtime_ns != when}
    assert again == {"__native_toy.o"}


def test_what_reads_a_float_of_another_module_can_be_changed_alone(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    scale = "class Scale:\n    def __init__(self) -> None:\n        self.by = 4.0\n"
    (package(tool) / "kernel" / "scale.py").write_text(scale)
    toy = "from karczma.kernel.scale import Scale\ndef four(n: int) -> int:\n    return int(Scale().by * n)\n"
    (package(tool) / "games" / "toy.py").write_text(toy)
    assert compile_into(tool, monkeypatch) == 0
    assert asked(tool) == "so 12"
    (package(tool) / "games" / "toy.py").write_text(toy.replace("* n", "* n + 1"))
    assert compile_into(tool, monkeypatch) == 0
    assert asked(tool) == "so 13"


def test_what_needs_a_library_of_the_compiler_stays_whole_when_another_changes(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = "from librt.vecs import vec\ndef first(n: int) -> int:\n"
    row += "    return int(vec[float]([4.0 * n])[0]) + len(bytearray())\n"
    (package(tool) / "kernel" / "row.py").write_text(row)
    toy = "from karczma.kernel.row import first\ndef four(n: int) -> int:\n    return first(n)\n"
    (package(tool) / "games" / "toy.py").write_text(toy)
    assert compile_into(tool, monkeypatch) == 0
    assert asked(tool) == "so 12"
    (package(tool) / "games" / "toy.py").write_text(toy.replace("first(n)\n", "first(n) + 1\n"))
    assert compile_into(tool, monkeypatch) == 0
    assert asked(tool) == "so 13"


@pytest.mark.parametrize(
    ("says", "sentence"),
    [
        ("fatal error: error writing to x.s: No space left on device", "the disk is full."),
        ("x.c:1:1: error: unknown type name", "the C compiler said: x.c:1:1: error: unknown type name."),
        ("", "the C compiler (cc) failed without saying why."),
    ],
)
def test_a_compiler_that_fails_leaves_all_as_it_was(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], says: str, sentence: str
) -> None:
    broken = tool.SOURCE.parent / "cc"
    broken.write_text(f"#!/bin/sh\necho '{says}' >&2; exit 1\n")
    broken.chmod(0o755)
    monkeypatch.setattr(tool, "_command", lambda _: [str(broken)])
    assert compile_into(tool, monkeypatch) == 1
    assert sentence in capsys.readouterr().err
    assert status(tool)["state"] == "failed"
    assert status(tool)["why"] == sentence
    assert asked(tool) == "py 12"


def test_interrupted_it_says_so_and_goes_on_next_time(tool: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(tool, "install", interrupt)
        with pytest.raises(KeyboardInterrupt):
            compile_into(tool, patch)
    assert status(tool)["state"] == "interrupted"
    assert asked(tool) == "py 12"
    assert compile_into(tool, monkeypatch) == 0
    assert asked(tool) == "so 12"


def test_without_a_compiler_it_says_what_to_install(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert compile_into(tool, monkeypatch) == 1
    assert "there is no C compiler" in capsys.readouterr().err
    assert "there is no C compiler" in status(tool)["why"]


def test_sources_edited_meanwhile_are_not_passed_off_as_compiled(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiling = tool._compile

    def edited(jobs: int) -> list[Path]:
        made: list[Path] = compiling(jobs)
        (package(tool) / "kernel" / "step.py").write_text("def double(n: int) -> int:\n    return 3 * n\n")
        return made

    monkeypatch.setattr(tool, "_compile", edited)
    assert compile_into(tool, monkeypatch) == 1
    assert "changed meanwhile" in status(tool)["why"]
