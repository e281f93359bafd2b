"""Bots from outside: a class of any module, a policy in an ONNX file, or a program that speaks JSON lines.

A program gets one line for each question on its standard input, {"game", "seat", "seats", "question", "view"}, as they
are on the wire (docs/protocol.md), and answers with one, {"do": [...]}, an option of the question by its words.
"""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
from importlib import import_module
from pathlib import Path
from typing import IO, Any

from karczma import bots
from karczma.bots import Bot, Chair
from karczma.kernel.chance import Chance
from karczma.kernel.errors import Refused
from karczma.kernel.face import Face
from karczma.kernel.game import Option
from karczma.lab.fault import Fault
from karczma.lab.policy import SUFFIX, Policy

PATIENCE = 10.0  # seconds for an answer, unless somebody says otherwise


def make_bot(spec: str, face: Face[Any], chance: Chance, patience: float = PATIENCE, seats: int = 0) -> Bot:
    """A bot by what somebody calls it: a level, a kind, `module:Class`, `policy.onnx`, or a command.

    With the number of seats, a policy made for another is refused.
    """
    kind = bots.LEVELS.get(spec, spec)
    if kind in bots.KINDS:
        return bots.make(kind, face, chance)
    module, colon, name = spec.partition(":")
    if colon and all(part.isidentifier() for part in (*module.split("."), name)):
        return _from_module(spec, module, name, chance)
    if spec.endswith(SUFFIX) and (" " not in spec or Path(spec).exists()):  # else it is what a command is about
        return Policy(spec, face, seats)
    try:
        words = shlex.split(spec)
    except ValueError:  # a quote that is not closed
        words = []
    if not words or (len(words) < 2 and "/" not in spec):  # no command either, but a slip
        raise Refused("no-such-bot", name=spec[:40], names=", ".join([*bots.LEVELS, *bots.KINDS]))
    return Program(words, patience)


def _from_module(spec: str, module: str, name: str, chance: Chance) -> Bot:
    """The class is called with dice of its own."""
    try:
        found = getattr(import_module(module), name)
        made = found(Chance(chance.key_below(), 0, b""))
    except Exception as error:  # whatever a module from outside does when it is loaded
        raise Refused("bot-not-loaded", name=spec[:80], why=f"{type(error).__name__}: {error}"[:200]) from None
    if not callable(getattr(made, "choose", None)):
        raise Refused("bot-not-loaded", name=spec[:80], why="it has no method choose(chair)")
    return made  # type: ignore[no-any-return]


def made_of(spec: str) -> list[str]:
    """The files and the module that a bot from outside is made of, as far as its name tells."""
    if spec in bots.LEVELS or spec in bots.KINDS:
        return []
    module, colon, _ = spec.partition(":")
    if colon and all(part.isidentifier() for part in module.split(".")):
        return [module]
    return [word for word in shlex.split(spec) if Path(word).is_file()]


class Program(Bot):
    """A program. It is started when it is first asked, and again after a fault."""

    def __init__(self, command: list[str], patience: float = PATIENCE) -> None:
        self.command = command
        self.patience = patience
        self.running: subprocess.Popen[str] | None = None
        self.lines: queue.Queue[str] = queue.Queue()

    def choose(self, chair: Chair) -> Option:
        asked = {"game": chair.face.name, "seat": chair.seat, "seats": len(chair.view().seats)}
        told = {**asked, "question": chair.question(), "view": chair.view().plain()}
        try:
            return self._meant(self._answer(json.dumps(told)), chair)
        except Fault:
            self.close()
            raise

    def _answer(self, line: str) -> str:
        try:
            running = self.running or self._start()
            assert running.stdin is not None
            running.stdin.write(line + "\n")
            running.stdin.flush()
        except OSError as error:
            raise Fault("crashed", str(error)) from None
        try:
            answer = self.lines.get(timeout=self.patience)
        except queue.Empty:
            raise Fault("late") from None
        if not answer:
            raise Fault("crashed", f"exit status {running.wait()}")
        return answer

    def _start(self) -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        self.running = subprocess.Popen(self.command, stdin=pipe, stdout=pipe, text=True, encoding="utf-8")
        self.lines = queue.Queue()
        assert self.running.stdout is not None
        threading.Thread(target=_read, args=(self.running.stdout, self.lines), daemon=True).start()
        return self.running

    def _meant(self, answer: str, chair: Chair) -> Option:
        try:
            option = chair.face.vocabulary.option(json.loads(answer)["do"])
        except (ValueError, KeyError, TypeError, Refused):
            raise Fault("nonsense", answer[:80].strip()) from None
        if option not in chair.options():
            raise Fault("nonsense", answer[:80].strip())
        return option

    def close(self) -> None:
        """The program ends; it is started again when it is asked again."""
        if self.running is None:
            return
        self.running.kill()
        self.running.wait()
        for stream in (self.running.stdin, self.running.stdout):
            if stream is not None:
                stream.close()
        self.running = None


def _read(stream: IO[str], lines: queue.Queue[str]) -> None:
    """Every line that comes, and an empty one at the end."""
    try:
        for line in stream:
            lines.put(line)
    except (OSError, ValueError):
        pass  # closed by us
    lines.put("")
