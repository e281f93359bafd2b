"""Refusals: a key that the words know, the facts of the case, and the place where it went wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

Fact = str | int


class Refused(Exception):
    """Bad input, with a sentence for people. Nothing was changed."""

    def __init__(self, key: str, place: str = "", **facts: Fact) -> None:
        super().__init__(key)
        self.key = key
        self.place = place
        self.facts = facts

    def __str__(self) -> str:
        if TELLERS:
            return TELLERS[-1](self)
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        told = f"{self.key} ({facts})" if facts else self.key
        return f"{self.place}: {told}" if self.place else told


# The kernel has no words of its own: karczma.words, which has them, registers here so that str(error) is a sentence.
TELLERS: Final[list[Callable[[Refused], str]]] = []
