"""Who must really be asked in a reaction window: whoever holds something for that moment, or wishes to be asked.

A window asks every seat that could react as seen from outside (`step.Window`). For a person who has nothing to choose
there, the table answers (`answer_for`); the game itself knows nothing of that.
"""

from __future__ import annotations

from typing import Any

from karczma.kernel.game import OPEN, Option
from karczma.kernel.match import Match
from karczma.kernel.step import Window, opened_with


class Wishes:
    """What a seat wants to be asked about, and what it has laid ready to be played as soon as it fits."""

    __slots__ = ("always", "ask", "ready")

    def __init__(self, always: bool, ask: dict[Option, list[int]], ready: list[Option]) -> None:
        self.always = always  # even if nothing can be played
        self.ask = ask  # at which moments, for reactions that are not left at what the game says
        self.ready = ready  # in the order in which they were laid


NO_WISHES = Wishes(False, {}, [])


def window_of(match: Match, seat: int) -> tuple[Window[Any], int] | None:
    """The window in which this seat is asked now, with its argument; None if it is not asked, or asked otherwise."""
    game = match.game
    for i in range(game.asking()):
        step, who, arg = game.ask_at(i)
        found = match.steps[step]
        if not isinstance(found, Window):
            return None  # all are asked the same
        if who == seat:
            return (found, opened_with(arg)) if not game.sealed or game.sealed[i] == OPEN else None
    return None


def asked_about(match: Match, option: Option, wishes: Wishes) -> list[int]:
    """The moments at which the holder of this is asked about it."""
    wished = wishes.ask.get(option)
    return match.face.asks_at(match.pack, option) if wished is None else wished


def answer_for(match: Match, seat: int, wishes: Wishes) -> Option | None:
    """What the table answers for this seat: it plays what lies ready, or passes. None: the seat must be asked."""
    asked = window_of(match, seat)
    if asked is None:
        return None
    window, arg = asked
    possible = window.reactions(match.game, seat, arg)
    for option in wishes.ready:
        if option in possible:
            return option
    if wishes.always:
        return None
    moment = window.moment(match.game, seat, arg)
    for option in possible:
        if moment in asked_about(match, option, wishes):
            return None
    return window.decline
