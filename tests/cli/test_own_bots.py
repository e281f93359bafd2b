"""A bot of one's own at the terminal: it plays, it may fail, and no saved game can start one."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Run

MODULE = "lab.strange_bots"


def test_it_plays_to_the_end(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("onnx")
    pytest.importorskip("onnxruntime")
    from lab.policies import made  # noqa: PLC0415

    policy = made(tmp_path / "policy.onnx")
    words = ["play", "kajko", "--people", "", "--bots", "2", "--bot", f"Ada={policy}", "--lang", "en"]
    result = run(*words)
    assert result.exit_code == 0, result.output
    assert "Ada" in result.stdout
    assert "Keystone" in result.stdout, "beside a golem"


def test_for_one_that_fails_a_regular_chooses(run: Run) -> None:
    own = ["--bot", f"Ada={MODULE}:Crashes", "--bot", f"Ewa={MODULE}:Raves"]
    result = run("play", "kajko", "--people", "", *own, "--lang", "pl")
    assert result.exit_code == 0, result.output
    assert "Ada zawodzi (ZeroDivisionError" in result.stderr
    assert "Ewa zawodzi (123456789)" in result.stderr


@pytest.mark.parametrize("own", ["policy.onnx", "Ada=", "Ada=there/is/no.onnx", f"Ada={MODULE}:Nobody", "=master"])
def test_what_is_no_bot_is_refused(run: Run, own: str) -> None:
    result = run("play", "kajko", "--bot", own, "--lang", "en")
    assert result.exit_code == 2
    assert "error-" not in result.stderr


def test_no_saved_game_can_start_one(run: Run) -> None:
    assert run("play", "kajko", "--bot", f"Ada={MODULE}:First", "--lang", "en", input="q\n").exit_code == 0
    assert run("play", "--resume", "--lang", "en", input="q\n").exit_code == 2
    again = run("play", "--resume", "--bot", f"Ada={MODULE}:First", "--lang", "en", input="q\n")
    assert again.exit_code == 0, again.output
