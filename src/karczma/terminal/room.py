"""Where a person sits: a language, a screen and a keyboard."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NoReturn, TextIO
from unicodedata import category

from rich.console import Console, RenderableType
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from karczma.kernel.errors import Fact
from karczma.kernel.packs import Pack
from karczma.words import LANGUAGES, Words

PLENTY = 100
MARKS = {"pl": str.maketrans({",": "\u00a0", ".": ","})}  # thousands separator, and decimal mark
PLACES = ("KARCZMA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


class Mistake(Exception):
    """Something the person at the keyboard can put right: a text `cli-<key>` and its facts."""

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class Screen(Console):
    """A console that reports a closed pipe: the caller decides what to do then."""

    def on_broken_pipe(self) -> NoReturn:
        self.quiet = True
        raise BrokenPipeError


def language_of(environ: Mapping[str, str]) -> str:
    """The environment's language, if we speak it; the first variable that is set decides."""
    said = next((environ[name] for name in PLACES if environ.get(name)), "")
    return next((language for language in LANGUAGES if said.lower().startswith(language)), "en")


def visible(text: str) -> str:
    """A text from outside, without control characters for the terminal."""
    return "".join(sign if sign == "\n" or category(sign)[0] != "C" else "?" for sign in text)


def unbreakable(stream: TextIO) -> None:
    """A letter this stream cannot write must not end the game."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


class Room:
    """What every command needs: texts in one language, standard output, standard error and the keyboard."""

    def __init__(self, language: str | None = None) -> None:
        self.words = Words(language or language_of(os.environ))
        self.out = Screen(highlight=False, markup=False, emoji=False)
        self.err = Screen(highlight=False, markup=False, emoji=False, stderr=True, soft_wrap=True)
        self.curtain = False  # whether the screen now shown has no scrollback
        self.kept = False  # whether what the screen shows is to stay when the next thing is shown
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            unbreakable(stream)

    def deal(self, pack: Pack) -> None:
        """From here on cards are described as in this pack."""
        self.words = Words(self.words.language, pack)

    def say(self, key: str, **facts: Fact) -> str:
        return self.words.say(f"cli-{key}", **facts)

    def tell(self, key: str, style: str = "", **facts: Fact) -> None:
        """A sentence for the person at the screen."""
        self.show(Text(visible(self.say(key, **facts)), style))

    def tell_whole(self, key: str, **facts: Fact) -> None:
        """The same, without breaking lines that somebody will want to copy, such as a file name."""
        self.out.print(Text(visible(self.say(key, **facts))), soft_wrap=True)

    def show(self, thing: RenderableType = "") -> None:
        self.out.print(thing)

    def complain(self, sentence: str) -> None:
        self.err.print(Text(visible(sentence)))

    def write_json(self, data: Any) -> None:
        """One JSON value on a line of its own; escaped if the terminal cannot write every letter."""
        sys.stdout.write(json.dumps(data, ensure_ascii=not self.unicode) + "\n")

    def number(self, value: float, digits: int = 0) -> str:
        """A number that is not whole, or a large one, as this language writes it."""
        return f"{value:,.{digits}f}".translate(MARKS.get(self.words.language, {}))

    @property
    def unicode(self) -> bool:
        return (getattr(sys.stdout, "encoding", None) or "").lower().replace("-", "") in ("utf8", "utf16", "utf32")

    @property
    def live(self) -> bool:
        """Whether there is a screen that can be cleared, not a pipe or a dumb terminal."""
        return self.out.is_terminal and not self.out.is_dumb_terminal

    def lines_left(self, thing: RenderableType) -> int:
        """How many lines this leaves on the screen, with one for the prompt; where nothing is cut off, plenty."""
        if not self.live:
            return PLENTY
        return self.out.height - 1 - len(self.out.render_lines(thing, pad=False))

    def ask(self, prompt: str) -> str:
        """A line from the keyboard; EOFError when there are no more."""
        self.out.print(Text(f"{prompt} ", "bold"), end="", soft_wrap=True)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            self.show()
            raise EOFError
        if not sys.stdin.isatty():
            self.show()  # nobody pressed Enter on this screen, so the line has not ended
        return visible(line.rstrip("\n")).strip()

    @contextmanager
    def while_thinking(self, name: str) -> Iterator[None]:
        """One line as long as a golem thinks, if there is a screen from which it can be wiped off again."""
        if not self.live:
            yield
            return
        self.out.print(Text(self.say("thinking", name=name), "dim"), end="")
        sys.stdout.flush()
        try:
            yield
        finally:
            self.out.control(Control(ControlType.CARRIAGE_RETURN, (ControlType.ERASE_IN_LINE, 2)))

    def fresh(self) -> None:
        """A clean screen, if there is one and what it shows need not be kept."""
        if self.live and not self.kept:
            self.out.clear()
        else:
            self.show()
        self.kept = False

    def show_whole(self, thing: RenderableType) -> None:
        """Show something long, page by page if there is no scrolling back."""
        if not self.curtain:
            self.show(thing)
            return
        with self.out.capture() as captured:
            self.show(thing)
        lines = captured.get().rstrip("\n").split("\n")
        page = max(4, self.out.height - 1)
        for start in range(0, len(lines), page):
            if start:
                self.ask(self.say("more"))
            self.show(Text.from_ansi("\n".join(lines[start : start + page])))

    @contextmanager
    def behind_curtain(self) -> Iterator[None]:
        """A screen without scrollback: what it shows is gone for good, and what was there before is not touched."""
        if not self.live:
            yield
            return
        self.curtain = True
        self.kept = False  # on the other screen it stays anyway
        self.out.set_alt_screen(True)
        try:
            yield
        finally:
            self.out.set_alt_screen(False)
            self.curtain = False
