"""What only a real terminal or a real process shows: clearing the screen, Ctrl-C, a kill, a closed pipe, no colours."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cli.consoles import ALT_OFF, ALT_ON, CLEAR, COMMAND, PATIENCE, Console, run, screens
from karczma.games import GAMES

PROMPT = "? for help): "
SMITHY = """
import smithy
from karczma.games import GAMES
from karczma.cli import main
GAMES["smithy"] = smithy.FACE
main()
"""
WARE = re.compile("(?:iron|copper|silver) (?:knife|pot|bell|key)")


def test_hands_stay_hidden_between_people(env: dict[str, str]) -> None:
    """Three people and a bot with hands of their own: what one was shown is gone before the next one looks."""
    tests = str(Path(__file__).parent.parent)
    where = os.pathsep.join(filter(None, [tests, os.environ.get("PYTHONPATH")]))
    args = ["play", "smithy", "--people", "Ania,Bruno,Cezary", "--bots", "1", "--bot-kind", "random", "--seed", "3"]
    smithy = (sys.executable, "-c", SMITHY)
    seen: dict[str, set[str]] = {}
    with Console(*args, command=smithy, lines=60, env={"PYTHONPATH": where}) as console:
        for name in ("Ania", "Bruno", "Cezary"):
            console.expect(f"{name}: press Enter (q leaves): ")
            console.type("")
            seen[name] = set(WARE.findall(console.expect(PROMPT)))
            console.type("1")
        console.expect(PROMPT)  # Cezary is asked once more, and nobody has to be handed the screen
        console.type("1")
        for name in ("Ania", "Bruno"):
            console.expect(f"{name}: press Enter (q leaves): ")
            console.type("")
            console.expect(PROMPT)
            console.type("1")
        assert WARE.search(console.expect("Press Enter to hide this: "))  # what came of it for Bruno alone
        console.type("")
        console.expect("press Enter (q leaves): ")
        console.type("q")
        assert console.end() == 0
    assert [len(hand) for hand in seen.values()] == [3, 3, 3]
    assert not seen["Ania"] & seen["Bruno"] | seen["Bruno"] & seen["Cezary"] | seen["Cezary"] & seen["Ania"]
    assert console.written.count(ALT_ON) == console.written.count(ALT_OFF) == 1
    behind = console.written.partition(ALT_ON)[2].partition(ALT_OFF)[0]
    for screen in screens(behind):
        between_people, hands_over, _ = screen.partition("press Enter (q leaves)")
        assert not hands_over or not WARE.search(between_people)
        assert len(re.findall(r"\(you\)", screen)) <= 1
    assert not WARE.search(console.written.partition(ALT_ON)[0] + console.written.partition(ALT_OFF)[2])


def test_the_town_is_shown_to_its_owner_only(env: dict[str, str]) -> None:
    args = ["play", "kajko", "--people", "Ania,Bruno", "--seed", "7", "--option", "town_memory=owner"]
    with Console(*args, "--option", "first_player=0") as console:
        for name, choice in [("Ania", "1"), ("Bruno", "2"), ("Ania", "11"), ("Bruno", "11"), ("Ania", "q")]:
            console.expect(f"{name}: press Enter (q leaves): ")
            console.type("")
            console.expect(PROMPT)
            console.type(choice)
        assert console.end() == 0
        tables = [screen for screen in screens(console.written) if "Przygody Woj" in screen]
        assert "[Hand]" not in tables[3]  # Bruno's
        assert "[1]" in tables[3]
        assert "[Hand]" in tables[4]  # Ania's


@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (140, 40)])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_five_people_fit_the_screen(env: dict[str, str], lang: str, columns: int, lines: int) -> None:
    with Console(
        "--lang", lang, "play", "kajko", "--players", "5", "--seed", "7", columns=columns, lines=lines
    ) as console:
        for _ in range(4):
            table = console.expect("? for help): " if lang == "en" else "? to pomoc): ").rpartition("Przygody")[2]
            assert table.count("\n") < lines, table
            console.type("3")
        console.press(b"\x04")
        assert console.end() == 0


def test_a_long_page_waits_where_nothing_scrolls_back(env: dict[str, str]) -> None:
    with Console("play", "kajko", "--people", "Ania,Bruno", "--seed", "7", lines=12) as console:
        console.expect("press Enter (q leaves): ")
        console.type("")
        first = console.expect("(more: Enter)")
        assert "stack 5a" in first
        assert "Players" not in first
        console.type("")
        assert "Players" in console.expect(PROMPT)
        console.type("q")
        assert console.end() == 0


def test_a_killed_terminal_loses_nothing(env: dict[str, str], saves: Path) -> None:
    with Console("play", "kajko", "--seed", "7", "--option", "first_player=0") as console:
        for choice in ("1", "2"):
            console.expect(PROMPT)
            console.type(choice)
        console.expect(PROMPT)  # both choices and the bot's answers are on the screen, so they must be on disk
        console.kill()
    (path,) = saves.glob("*.json")
    assert len(json.loads(path.read_text())["save"]["record"]["moves"]) == 4
    with Console("play", "--resume") as console:
        assert "4 of 70 cards turned up" in console.expect(PROMPT)
        console.type("q")
        assert console.end() == 0


def test_ctrl_c_in_play(env: dict[str, str], saves: Path) -> None:
    for args, prompt in (
        (["kajko"], PROMPT),
        (["kajko", "--people", "Ania,Bruno"], "leaves): "),
        ([], f"(1-{len(GAMES)})? "),
    ):
        with Console("play", *args) as console:
            console.asks(prompt)
            console.press(b"\x03")
            assert console.end() == 130
            assert "Traceback" not in console.written
            assert console.written.count(ALT_ON) == console.written.count(ALT_OFF)
    assert len(list(saves.glob("*.json"))) == 2


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_in_simulate(env: dict[str, str], jobs: str) -> None:
    with Console("simulate", "kajko", "--games", "1000000", "--jobs", jobs) as console:
        console.expect("Playing")
        console.press(b"\x03")
        assert console.end() == 130
        assert "Traceback" not in console.written


def test_ctrl_c_in_replay(env: dict[str, str], tmp_path: Path) -> None:
    record = Path(__file__).parent.parent / "golden" / "kajko" / "2-undo.json"
    with Console("replay", str(record)) as console:
        console.asks("q quit: ")
        console.press(b"\x03")
        assert console.end() == 130
        assert "Traceback" not in console.written


def test_a_polite_kill_puts_the_screen_back_in_order(env: dict[str, str]) -> None:
    with Console("play", "kajko", "--people", "Ania,Bruno") as console:
        console.expect("press Enter (q leaves): ")
        console.process.send_signal(signal.SIGTERM)
        assert console.end() == 128 + signal.SIGTERM
        assert console.written.count(ALT_ON) == console.written.count(ALT_OFF) == 1
        assert "Traceback" not in console.written


def test_ctrl_d_is_a_clean_way_out(env: dict[str, str], saves: Path) -> None:
    with Console("play", "kajko", "--option", "dusigrosz=on") as console:
        first = console.expect(PROMPT)
        assert CLEAR not in first  # what is said at the start stays on the screen
        assert "The Miser: on" in first
        assert "Fingerprint of the seed" in first
        console.press(b"\x04")
        assert console.end() == 0
        assert "karczma play --resume" in console.written
    assert len(list(saves.glob("*.json"))) == 1


@pytest.mark.parametrize("args", [["cards", "kajko"], ["cards", "kajko", "--json"], ["doctor"], ["play", "kajko"]])
def test_nobody_reads_any_more(env: dict[str, str], args: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with subprocess.Popen([*COMMAND, *args], stdout=writing, stderr=subprocess.PIPE, stdin=subprocess.PIPE) as process:
        os.close(writing)
        _, complaints = process.communicate(b"1\n1\n", timeout=PATIENCE)
        assert complaints == b""
        assert process.returncode == 141


@pytest.mark.parametrize(
    "words", [{"NO_COLOR": "1"}, {"TERM": "dumb"}, {"TERM": "dumb", "PYTHONIOENCODING": "ascii", "KARCZMA_LANG": "pl"}]
)
def test_without_colour_and_on_a_dumb_terminal(env: dict[str, str], words: dict[str, str]) -> None:
    with Console("play", "kajko", "--people", "Ania,Łucja", "--seed", "7", env=words) as console:
        for typed in ("", "1", "", "h"):
            console.expect("): ")
            console.type(typed)
        console.expect("): ")
        console.type("q")
        assert console.end() == 0
        colours = re.findall(r"\x1b\[[0-9;]*(?:3|4|9|10)[0-7](?:;[0-9;]*)?m|\x1b\[[34]8;", console.written)
        assert not colours
        if words.get("TERM") == "dumb":
            assert "\x1b" not in console.written
        if "PYTHONIOENCODING" in words:
            assert console.written.isascii()
            assert " x    x    x " in console.written  # cards as plain letters


def test_nothing_at_all_to_read_from(env: dict[str, str]) -> None:
    result = run("play", "kajko", stdin=subprocess.DEVNULL)
    assert result.returncode == 0
    assert result.stderr == b""


def test_a_golem_that_looks_ahead_says_so_while_it_thinks(env: dict[str, str]) -> None:
    """One line, wiped off when it has chosen."""
    args = ["--bots", "1", "--level", "master", "--seed", "7", "--option", "first_player=1", "--lang", "en"]
    with Console("play", "kajko", *args) as console:
        console.expect("Keystone is thinking...")
        console.expect("\r\x1b[2K")
        console.expect(PROMPT)
        console.type("q")
        assert console.end() == 0
