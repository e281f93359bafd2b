"""Which engine runs: the compiled one only if it was built from exactly these sources."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from cli.conftest import Run
from cli.conftest import env as env
from cli.conftest import run as run
from karczma import engine


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with a source, a text, and an engine compiled from them."""
    monkeypatch.delenv("KARCZMA_ENGINE", raising=False)
    for name in ("kernel/step.py", "games/kajko/text/en.ftl"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text("as it was")
    (tmp_path / "compiled" / engine.name(tmp_path)).mkdir(parents=True)
    return tmp_path


def test_the_compiled_engine_of_these_sources_is_taken(home: Path) -> None:
    assert engine.compiled(home) == home / "compiled" / engine.name(home)


@pytest.mark.parametrize("name", ["kernel/step.py", "games/kajko/text/en.ftl", "bots/new.py", "server/telling.py"])
def test_one_of_other_sources_is_not(home: Path, name: str) -> None:
    (home / name).parent.mkdir(exist_ok=True)
    (home / name).write_text("changed")
    assert engine.compiled(home) is None


def test_what_python_caches_beside_the_sources_changes_nothing(home: Path) -> None:
    (home / "kernel" / "__pycache__").mkdir()
    (home / "kernel" / "__pycache__" / "step.pyc").write_bytes(b"x")
    assert engine.compiled(home) is not None


def test_it_is_left_alone_on_request(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KARCZMA_ENGINE", "interpreted")
    assert engine.compiled(home) is None


def note(home: Path, **said: object) -> None:
    (home / "compiled" / engine.STATUS).write_text(json.dumps(said))


def test_how_compiling_went_can_be_asked(home: Path) -> None:
    assert engine.status(home) == {}
    note(home, state="compiling", pid=os.getpid())
    assert engine.status(home)["state"] == "compiling"
    note(home, state="compiling", pid=2**22 + 1)  # no process has this number
    assert engine.status(home)["state"] == "interrupted"
    (home / "compiled" / engine.STATUS).write_text("{ha")
    assert engine.status(home) == {}


@pytest.mark.parametrize(
    ("lang", "state", "sentence"),
    [
        ("en", "failed", "Compiling failed: the disk is full."),
        ("pl", "failed", "Kompilacja się nie powiodła: the disk is full."),
        ("en", "compiling", "It is being compiled just now"),
        ("pl", "interrupted", "Kompilacja została przerwana"),
        ("en", "done", "Everything works the same"),
    ],
)
def test_the_doctor_says_how_compiling_went(
    run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, state: str, sentence: str
) -> None:
    monkeypatch.setattr("karczma.terminal.doctor.is_compiled", lambda: False)
    monkeypatch.setattr("karczma.engine.status", lambda: {"state": state, "why": "the disk is full."})
    told = json.loads(run("doctor", "--lang", lang, "--json").stdout)
    (finding,) = (one for one in told["findings"] if one["name"] == "kernel")
    assert sentence in finding["advice"]
    assert told["healthy"] is True
