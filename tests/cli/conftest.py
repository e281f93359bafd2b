from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from karczma.cli import app
from memory import memory

Run = Callable[..., Result]


@pytest.fixture
def tmp_path(tmp_path: Path) -> Iterator[Path]:
    """In memory: a game at the terminal is saved, and written through, after every choice."""
    with memory(tmp_path) as folder:
        yield folder


@pytest.fixture
def env(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """A home of its own for every test; nothing of the machine's language, colours or saved games."""
    own = {
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "HOME": str(tmp_path),
        "COLUMNS": "80",
        "LINES": "24",
        "LANG": "C.UTF-8",
    }
    for name in ("KARCZMA_LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "TERM", "PYTHONIOENCODING"):
        monkeypatch.delenv(name, raising=False)
    for name, value in own.items():
        monkeypatch.setenv(name, value)
    return own


@pytest.fixture
def run(env: dict[str, str]) -> Run:
    """`karczma` in this process, its standard input a text."""

    def invoke(*args: str | Path, input: str | bytes = "") -> Result:
        result = CliRunner().invoke(app, [str(arg) for arg in args], input=input)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        assert "Traceback" not in result.output
        return result

    return invoke


@pytest.fixture
def saves(env: dict[str, str]) -> Path:
    return Path(env["XDG_DATA_HOME"]) / "karczma" / "saves"


@pytest.fixture
def records(env: dict[str, str]) -> Path:
    return Path(env["XDG_DATA_HOME"]) / "karczma" / "records"
