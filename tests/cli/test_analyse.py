"""`karczma analyse`, and the coach at a table in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import karczma
from cli.conftest import Run
from cli.test_play import in_words, only
from karczma import bots
from karczma.kernel.chance import seeded
from karczma.lab.analysis import ALL_GRADES


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a short game between two who choose at random: there is something to find in it."""
    match = karczma.start("kajko", 2, 12)
    dice = seeded(12)
    player = bots.make("random", match.face, dice)
    while not match.over:
        seat = match.asked[0]
        match.choose(seat, player.choose(bots.sit(match, seat, dice)))
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_text(json.dumps(match.record()))
    return file


def test_an_analysis_is_told_in_both_languages_and_kept(run: Run, finished: Path, tmp_path: Path) -> None:
    told = run("analyse", finished, "--jobs", "1")
    assert told.exit_code == 0
    in_words(told)
    assert "What cost most" in told.output
    kept = only_analysis(tmp_path)
    before = kept.stat().st_mtime_ns
    polish = run("--lang", "pl", "analyse", finished, "--jobs", "1")
    in_words(polish)
    assert "Co kosztowało najwięcej" in polish.output
    assert kept.stat().st_mtime_ns == before  # nothing was weighed again


def only_analysis(tmp_path: Path) -> Path:
    (found,) = tmp_path.rglob("analyses/*.jsonl")
    return found


def test_an_analysis_for_programs_and_of_one_seat(run: Run, finished: Path) -> None:
    whole = json.loads(run("analyse", finished, "--json", "--jobs", "1").stdout)
    assert {player["seat"] for player in whole["players"]} == {0, 1}
    assert {decision["grade"] for decision in whole["decisions"]} <= set(ALL_GRADES)
    assert sum(whole["players"][0]["grades"].values()) == whole["players"][0]["weighed"]
    one = json.loads(run("analyse", finished, "--json", "--seat", "B", "--jobs", "1").stdout)
    assert [player["seat"] for player in one["players"]] == [1]
    assert {decision["seat"] for decision in one["decisions"]} == {1}
    assert one["decisions"] == [decision for decision in whole["decisions"] if decision["seat"] == 1]


def test_an_analysis_as_a_page_needs_nothing_else(run: Run, finished: Path, tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    assert run("analyse", finished, "--html", page, "--jobs", "1").exit_code == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert "http" not in text  # no address of anything outside
    assert text.count("<polyline") == 2
    assert "<details><summary>As a table" in text


@pytest.mark.parametrize(
    ("args", "said"),
    [(["--effort", "endless"], "There is no analysis called “endless”"), (["--seat", "F"], "There is no seat")],
)
def test_what_cannot_be_analysed_is_a_sentence(run: Run, finished: Path, args: list[str], said: str) -> None:
    told = run("analyse", finished, *args)
    assert told.exit_code == 2
    assert said in told.stderr.replace("\n", " ")


def test_a_game_that_is_not_over_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "open.json"
    file.write_text(json.dumps(karczma.start("kajko", 2, 1).record()))
    told = run("analyse", file)
    assert told.exit_code == 2
    assert "Only a finished game can be analysed" in told.stderr


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_coach_nudges_hints_and_explains(run: Run, saves: Path, lang: str) -> None:
    told = run("--lang", lang, "play", "kajko", "--people", "Ania", "--bots", "1", "--seed", "5", input="n\nh\nc\nq\n")
    in_words(told)
    assert told.output.count("± 0 %") == 4  # one hint, and three choices of the coach: the odds are known exactly
    assert "33 %" in told.output
    hints = json.loads(only(saves).read_text())["hints"]
    assert [hint["help"] for hint in hints] == ["nudge", "advice", "full"]


def test_where_hints_are_forbidden_there_are_none(run: Run, saves: Path) -> None:
    told = run("play", "kajko", "--people", "Ania", "--bots", "1", "--no-hints", "--seed", "5", input="h\nq\n")
    assert "At this table there are no hints" in told.output
    again = run("play", "--resume", input="c\nq\n")  # nor after it was saved
    assert "At this table there are no hints" in again.output
    assert json.loads(only(saves).read_text())["hints"] is None
