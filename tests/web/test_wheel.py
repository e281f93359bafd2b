"""The wheel for any machine: installed where there is neither node nor a compiler, it serves the page and plays."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.hall import until
from web.browsers import Company
from web.players import Player
from web.table import TablePage
from web.tavern import Tavern

ROOT = Path(__file__).parents[2]
FIRST_START = 600.0  # seconds; every module is compiled to bytecode then, and the machine may be doing much else
UNREACHABLE = ("NewConnectionError", "ConnectTimeoutError", "ReadTimeoutError", "ProxyError", "NameResolutionError")


class Installed(Tavern):
    """The server as somebody starts it who has only installed the wheel: nothing else of this machine is in reach."""

    def __init__(self, folder: Path, home: Path) -> None:
        super().__init__(folder)
        self.folder = folder
        self.home = home

    def start(self) -> Installed:
        port, database = str(self.port), str(self.settings["database"])
        with self.log.open("ab") as log:
            command = [str(self.home / "bin" / "karczma"), "serve", "--port", port, "--database", database]
            self.process = subprocess.Popen(command, env=self.surroundings(), cwd=self.folder, stdout=log, stderr=log)
        until(self._answers, FIRST_START)
        return self

    def surroundings(self) -> dict[str, str]:
        return {"PATH": str(self.home / "bin"), "HOME": str(self.folder), "LANG": "C.UTF-8"}


def build_wheel(folder: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "KARCZMA_COMPILE": "0"}, check=True, capture_output=True)
    (wheel,) = folder.glob("karczma-*.whl")
    return wheel


def install(wheel: Path, home: Path) -> None:
    """Into an empty virtual environment, with what it depends on from the registry."""
    venv.create(home, symlinks=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "--python", str(home / "bin" / "python")]
    # What it depends on as it is locked, so that a new release of it does not fail our tests; then it lacks nothing.
    for words in (["install", "--no-deps", "-r", str(ROOT / "locks" / "play.txt")], ["install", str(wheel)], ["check"]):
        done = subprocess.run([*pip, *words], capture_output=True, text=True, check=False)
        if any(sign in done.stderr for sign in UNREACHABLE):
            pytest.skip("NOT TESTED: the wheel in an empty environment. The registry of Python packages is silent.")
        assert done.returncode == 0, done.stderr + done.stdout


@pytest.fixture
def installed(possible: None, tmp_path: Path) -> Iterator[Installed]:
    wheel = build_wheel(tmp_path / "dist")
    assert wheel.name.endswith("-py3-none-any.whl")
    home = tmp_path / "pusta chałupa"  # it may be installed anywhere
    install(wheel, home)
    one = Installed(tmp_path, home)
    yield one
    one.close()


def test_the_pure_wheel_plays_without_node_and_compiler(installed: Installed, company: Company) -> None:
    path = installed.surroundings()["PATH"]
    assert not any(shutil.which(program, path=path) for program in ("node", "npm", "cc", "gcc", "clang"))
    installed.start()
    person = company.nobody(tavern=installed)
    table = TablePage(person.page("/"))
    person.settled(table.page)
    table.page.locator("[data-game]").first.click()
    table.page.locator('[data-act="open"]').click()
    table.page.wait_for_url("**/t/*")
    assert Player(table.here(), random.Random(1)).play(most=1) == 1
    assert table.ear.moves
