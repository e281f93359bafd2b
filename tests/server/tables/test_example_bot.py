"""The example: a bot of forty lines that joins over the network and plays to the end."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from karczma.kernel.errors import Refused
from karczma.server.sockets import Socket
from server.hall import PATIENCE, Door, Hall, Process, hall

BOT = Path(__file__).parents[3] / "examples" / "bot.py"


Bring = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def bring() -> Iterator[Bring]:
    """Brings bots; each ends by itself when its game does, and at the latest with the test."""
    brought: list[subprocess.Popen[str]] = []

    def start(door: Door, *words: str) -> subprocess.Popen[str]:
        command = [sys.executable, str(BOT), door.url, *words]
        brought.append(subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True))
        return brought[-1]

    yield start
    for bot in brought:
        bot.kill()
        bot.communicate()


def finish(bot: subprocess.Popen[str]) -> str:
    said, _ = bot.communicate(timeout=2 * PATIENCE)
    assert bot.returncode == 0, said
    return said


def test_it_is_short() -> None:
    whole = BOT.read_text().split("def play")[1].split('if __name__ == "__main__"')[0]
    assert len([line for line in whole.splitlines() if line.strip()]) <= 40


def test_it_comes_by_invitation_and_plays_to_the_end(here: Hall, bring: Bring) -> None:
    ania = here.guest("Ania")
    table = ania.table("me open")
    line = ania.line(table)
    bot = bring(here, "--code", ania.post(f"/tables/{table}/invitations")["code"], "--name", "Robek")
    line.until(lambda: line.table.get("chairs", [{}, {}])[1].get("name") == "Robek")
    ania.start(table)
    while not line.over:
        line.until(lambda: line.over or line.question())
        if not line.over:
            line.choose("send")
    assert "Winners:" in finish(bot)


def test_two_of_them_play_the_toy_game_at_a_listed_table(process: Process, bring: Bring) -> None:
    host = process.guest("Host")
    table = host.table("open open bot", game="smithy", listed=True)
    line = host.line(table)
    bots = [bring(process, "--table", table, "--name", name) for name in ("Robek", "Bobek")]
    line.until(lambda: [chair["kind"] for chair in line.table.get("chairs", [])][:2] == ["person", "person"])
    host.start(table)
    line.until(lambda: line.over)
    assert all("Winners:" in finish(bot) for bot in bots)


def test_it_goes_on_after_it_was_too_fast(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bring: Bring) -> None:
    """Who sends more than is allowed is cut off, and comes back to where it was."""
    monkeypatch.setattr("karczma.server.sockets.BURST", 4)
    cut: list[str] = []
    leave = Socket.leave

    def counted(self: Socket, why: Refused, again: bool) -> None:
        cut.append(why.key)
        leave(self, why, again)

    monkeypatch.setattr(Socket, "leave", counted)
    with hall(tmp_path, limits=True) as one:
        host = one.guest("Host")
        table = host.table("open open open", listed=True)
        line = host.line(table)
        bots = [bring(one, "--table", table) for _ in range(3)]
        line.until(lambda: all(chair["kind"] == "person" for chair in line.table.get("chairs", [{"kind": ""}])))
        host.start(table)
        line.until(lambda: line.over, 3 * PATIENCE)
        assert all("Winners:" in finish(bot) for bot in bots)
    assert cut.count("too-many") >= 3


def test_it_says_why_it_cannot(here: Hall, bring: Bring) -> None:
    ania = here.guest("Ania")
    bot = bring(here, "--table", ania.table("me open"))
    bot.wait(PATIENCE)
    assert bot.returncode != 0
