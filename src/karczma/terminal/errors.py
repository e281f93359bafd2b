"""What went wrong, as one sentence a person can act on."""

from __future__ import annotations

import typer

from karczma.kernel.errors import Refused
from karczma.kernel.packs import Mistakes
from karczma.terminal.room import Mistake, Room
from karczma.words import LANGUAGES

# Typer brings its own copy of click or needs one, depending on its version: the classes are found through its own.
UsageError: type[Exception] = typer.BadParameter.__mro__[1]


def sentence(room: Room, error: Refused | Mistake) -> str:
    """One sentence; for a card pack, one for every mistake in it."""
    if isinstance(error, Mistake):
        return room.say(error.key, **error.facts)
    if isinstance(error, Mistakes):
        return "\n".join(room.words.error(one) for one in error.found)
    return room.words.error(error)


def misused(room: Room, error: Exception) -> str:
    """A command line that makes no sense."""
    kind = type(error).__name__
    option = getattr(error, "option_name", None)
    param = getattr(error, "param", None)
    name = str(option or (param and _called(param)) or "")
    if kind in ("NoSuchOption", "BadOptionUsage", "MissingParameter", "BadParameter") and name:
        return room.say("usage-named", kind=kind, name=name)
    return room.say("usage", why=str(error).rstrip("."))


def _called(param: object) -> str:
    """An option by what people type, an argument by what the help calls it."""
    typed = [word for word in getattr(param, "opts", []) if word.startswith("-")]
    return typed[-1] if typed else str(getattr(param, "metavar", None) or getattr(param, "name", ""))


def spoken(words: list[str]) -> str | None:
    """The language a command line asks for, even if the rest makes no sense."""
    for before, word in zip(["", *words], words, strict=False):
        said = word if before == "--lang" else word.removeprefix("--lang=")
        if said in LANGUAGES and (before == "--lang" or word.startswith("--lang=")):
            return said
    return None
