"""`karczma serve`: one line with the address for people, none for programs; a browser where there is one."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from cli.consoles import COMMAND, Console
from karczma.server.config import Config
from karczma.server.run import open_browser
from karczma.terminal.party import code, invite
from karczma.terminal.room import Room


def free_port() -> str:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return str(one.getsockname()[1])


def serve(port: str, folder: Path, *more: str) -> list[str]:
    return ["serve", "--port", port, "--database", f"sqlite:///{folder / 'karczma.db'}", *more]


@pytest.mark.parametrize(("lang", "told"), [("en", "Karczma is open at"), ("pl", "Karczma jest otwarta pod adresem")])
def test_people_are_told_the_address_when_it_is_open(tmp_path: Path, lang: str, told: str) -> None:
    port = free_port()
    with Console(*serve(port, tmp_path, "--lang", lang), columns=60) as console:
        before = console.expect(f"{told} http://127.0.0.1:{port} ")
        assert "serving on" in before  # not before somebody can come in
        console.process.send_signal(signal.SIGINT)
        assert console.process.wait(20) == 0
        assert console.written.count(told) == 1


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_party_shows_the_address_and_its_code(tmp_path: Path, lang: str) -> None:
    """On any machine: loopback cannot be given to others, so the address is one we say, and do not listen on."""
    port = free_port()
    there = f"http://karczma.example:{port}"
    with Console(*serve(port, tmp_path, "--party", "--public-url", there, "--lang", lang), columns=60) as console:
        console.expect(there)
        console.expect(code(there).splitlines()[-1])
        console.process.send_signal(signal.SIGINT)
        console.process.wait(20)
    shown = re.sub(r"\x1b\[[\d;]*m", "", console.written).replace("\r", "")
    drawn = [line.strip() for line in shown.splitlines() if set(line.strip()) <= set("█▀▄ ") and line.strip()]
    assert drawn == code(there).splitlines()


@pytest.mark.parametrize(("lang", "told"), [("en", "not on any network"), ("pl", "nie ma adresu w żadnej sieci")])
def test_a_party_without_a_network_is_play_on_this_machine(
    capsys: pytest.CaptureFixture[str], lang: str, told: str
) -> None:
    invite(Room(lang), "", [])
    assert told in capsys.readouterr().out


def test_a_party_names_the_other_addresses_of_the_same_kind(capsys: pytest.CaptureFixture[str]) -> None:
    invite(Room("en"), "http://192.168.1.5:8800", ["192.168.1.5", "10.8.0.2", "2001:db8::5"])
    assert "other addresses: 10.8.0.2." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "is taken by another program"), ("pl", "jest zajęty przez inny program")]
)
def test_a_port_that_is_taken_is_said_in_one_sentence(tmp_path: Path, lang: str, told: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        command = [*COMMAND, "--lang", lang, *serve(port, tmp_path)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert f"Port {port} {told}" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert not list(tmp_path.iterdir())  # nothing was touched


def test_programs_are_told_nothing(tmp_path: Path) -> None:
    command = [*COMMAND, *serve(free_port(), tmp_path, "--log-level", "info")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr is not None
        assert any("serving on" in line for line in server.stderr)
        server.terminate()
        out, _ = server.communicate(timeout=20)
    assert out == ""


@pytest.mark.parametrize("windows", [True, False])
def test_a_browser_is_opened_where_there_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, windows: bool) -> None:
    called: list[str] = []
    monkeypatch.setattr("webbrowser.open", called.append)
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    if windows:
        monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    open_browser("http://127.0.0.1:8800")
    for thread in threading.enumerate():
        if thread.name == "karczma-browser":
            thread.join(5)
    assert called == (["http://127.0.0.1:8800"] if windows else [])


@pytest.mark.skipif(os.name != "posix", reason="a browser of our own is a script")
@pytest.mark.parametrize("flag", ["--open", "--no-open"])
def test_the_flag_decides(tmp_path: Path, flag: str) -> None:
    seen, script, port = tmp_path / "seen", tmp_path / "browser", free_port()
    script.write_text(f'#!{sys.executable}\nimport sys\nopen("{seen}", "w").write(sys.argv[1])\n')
    script.chmod(0o755)
    env = {"BROWSER": f"{script} %s", "DISPLAY": ":0"}
    with Console(*serve(port, tmp_path, flag, "--lang", "en"), env=env) as console:
        console.expect("Karczma is open at")
        if flag == "--open":
            while not (seen.exists() and seen.read_text()):
                assert console.process.poll() is None
        console.process.send_signal(signal.SIGINT)
        console.process.wait(20)
    assert seen.exists() == (flag == "--open")
    if flag == "--open":
        assert seen.read_text() == f"http://127.0.0.1:{port}"


def test_the_address_is_one_that_can_be_typed() -> None:
    assert Config().address == "http://127.0.0.1:8800"
    assert Config(host="0.0.0.0").address == "http://127.0.0.1:8800"  # browsers and our own door refuse the other
    assert Config(host="::", port=80).address == "http://[::1]:80"
    assert Config(host="fe80::1").address == "http://[fe80::1]:8800"
    assert Config(host="0.0.0.0", public_url="https://play.example").address == "https://play.example"
