"""`karczma doctor`: whether this machine has everything needed, and what could be better."""

from __future__ import annotations

import locale
import os
import platform
import shutil
import sys
import sysconfig
from dataclasses import dataclass
from importlib import metadata

from rich.table import Table
from rich.text import Text

import karczma
from karczma import engine
from karczma.kernel.errors import Refused
from karczma.lab import is_compiled
from karczma.terminal import papers
from karczma.terminal.errors import sentence
from karczma.terminal.room import PLACES, Mistake, Room

NEEDED = (3, 11)
LIBRARIES = ("fluent.runtime", "platformdirs", "rich", "typer")
FINE, BETTER, BROKEN = "fine", "better", "broken"
SIGNS = {FINE: ("ok", "green"), BETTER: ("!", "bold yellow"), BROKEN: ("x", "bold red")}


@dataclass(frozen=True)
class Finding:
    """One check: what was found, how bad that is, and what it means."""

    name: str
    found: str
    state: str = FINE
    advice: str = ""


def doctor(room: Room, as_json: bool) -> int:
    findings = [
        _python(room),
        Finding("karczma", karczma.__version__),
        *[Finding(name, metadata.version(name)) for name in LIBRARIES],
        _kernel(room),
        _compiler(room),
        _games(room),
        _folder(room),
        _encoding(room),
        _locale(room),
    ]
    healthy = all(finding.state != BROKEN for finding in findings)
    if as_json:
        room.write_json(
            {"healthy": healthy, "compiled": is_compiled(), "findings": [vars(finding) for finding in findings]}
        )
    else:
        _show(room, findings)
        room.tell("doctor-healthy" if healthy else "doctor-ill", "bold")
    return 0 if healthy else 1


def _show(room: Room, findings: list[Finding]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold", ratio=1)
    for finding in findings:
        sign, style = SIGNS[finding.state]
        name = finding.name if finding.name in (*LIBRARIES, "karczma") else room.say(f"doctor-{finding.name}")
        table.add_row(
            Text(sign, style), name, f"{finding.found}. {finding.advice}" if finding.advice else finding.found
        )
    room.show(table)


def _python(room: Room) -> Finding:
    found = f"{platform.python_version()} ({sys.executable})"
    if sys.version_info >= NEEDED:
        return Finding("python", found)
    return Finding("python", found, BROKEN, room.say("doctor-python-old", needed=".".join(map(str, NEEDED))))


def _kernel(room: Room) -> Finding:
    if is_compiled():
        return Finding("kernel", room.say("doctor-compiled"), FINE, room.say("doctor-compiled-means"))
    tried = engine.status()
    if tried.get("state") in ("compiling", "interrupted", "failed"):
        means = room.say(f"doctor-{tried['state']}", why=tried.get("why", ""))
    else:
        means = room.say("doctor-interpreted-means")
    return Finding("kernel", room.say("doctor-interpreted"), BETTER, means)


def _compiler(room: Room) -> Finding:
    """The C compiler an installation would use."""
    name = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    found = shutil.which(name)
    if found:
        return Finding("compiler", found)
    return Finding("compiler", room.say("doctor-no-compiler"), FINE if is_compiled() else BETTER)


def _games(room: Room) -> Finding:
    """Every game can open its cards and set up a table."""
    try:
        for game in karczma.games():
            karczma.start(game, seed=1)
    except Refused as refused:
        return Finding("games", sentence(room, refused), BROKEN)
    return Finding("games", ", ".join(karczma.games()))


def _folder(room: Room) -> Finding:
    folder = papers.data_folder()
    trial = papers.saves() / papers.new_name("doctor")
    try:
        papers.write(trial, {})
        trial.unlink()
    except (Mistake, OSError) as error:
        why = sentence(room, error) if isinstance(error, Mistake) else str(error)
        return Finding("folder", str(folder), BROKEN, why)
    return Finding("folder", str(folder))


def _encoding(room: Room) -> Finding:
    found = sys.stdout.encoding or "?"
    return (
        Finding("encoding", found) if room.unicode else Finding("encoding", found, BETTER, room.say("doctor-not-utf8"))
    )


def _locale(room: Room) -> Finding:
    said = ", ".join(f"{name}={os.environ[name]}" for name in PLACES if os.environ.get(name)) or "-"
    return Finding("locale", f"{said} ({locale.getpreferredencoding(False)}); {room.say('doctor-language')}")
