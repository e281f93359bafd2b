"""Suspicion that is removed, passed on and given to others (LK-72, LK-73, LK-R20, LK-R56)."""

from __future__ import annotations

from karczma.games.lockup.state import Table
from karczma.games.lockup.supply import gain_suspicion
from karczma.games.lockup.vocabulary import (
    ACCUSE,
    DO_PASS_SUSPICION,
    EFFECT_USE,
    GAVE_SUSPICION,
    GIVE_SUSPICION,
    PASS_SUSPICION,
    REMOVED_SUSPICION,
    SKIP,
    STOP,
    SUSPICION,
    USE,
)
from karczma.kernel.errors import Fact
from karczma.kernel.game import Option
from karczma.kernel.step import Step


def remove_suspicion(g: Table, seat: int, cubes: int) -> None:
    g.crews[seat].suspicion -= cubes
    g.supply[SUSPICION] += cubes
    g.tell(REMOVED_SUSPICION, seat, cubes)


def give_suspicion(g: Table, seat: int, to: int) -> None:
    g.crews[seat].suspicion -= 1
    g.crews[to].suspicion += 1
    g.tell(GAVE_SUSPICION, seat, to)


class EffectUse(Step[Table]):
    """LK-72, LK-73, LK-R20 Suspicion is removed or passed on; with the option, its owner is asked for each cube.

    The argument: how many cubes, and whether they are passed.
    """

    name = "effect_use"
    rule = "LK-R20"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if arg >> 1 == 0 or g.crews[seat].suspicion == 0:
            return
        if g.rules.optional_suspicion and seat < g.seated:
            g.ask(EFFECT_USE, seat, arg)
        elif arg & 1:
            pass_on(g, seat, arg)
        else:
            remove_suspicion(g, seat, min(arg >> 1, g.crews[seat].suspicion))

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [USE, SKIP]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if option == SKIP:
            return
        if arg & 1:
            pass_on(g, seat, arg)
        else:
            g.next(EFFECT_USE, seat, arg - 2)
            remove_suspicion(g, seat, 1)

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"passing": arg & 1, "suspicion": g.crews[seat].suspicion}


def pass_on(g: Table, seat: int, arg: int) -> None:
    """One cube goes to an opponent, the others are then asked about again."""
    g.next(EFFECT_USE, seat, arg - 2)
    if g.sides == 2:
        give_suspicion(g, seat, 1 - seat)
    else:
        g.next(PASS_SUSPICION, seat, 0)


class PassSuspicion(Step[Table]):
    """LK-73 One suspicion cube to an opponent of choice."""

    name = "pass_suspicion"
    rule = "LK-73"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        g.ask(PASS_SUSPICION, seat, 0)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_PASS_SUSPICION + other for other in range(g.seated) if other != seat]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        give_suspicion(g, seat, option - DO_PASS_SUSPICION)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return {"suspicion": g.crews[option - DO_PASS_SUSPICION].suspicion}


class Accuse(Step[Table]):
    """LK-R56 Up to this many opponents take a suspicion cube each; the argument has those accused as bits."""

    name = "accuse"
    rule = "LK-R56"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if arg & 7 and g.supply[SUSPICION] and len(self.options(g, seat, arg)) > 1:
            g.ask(ACCUSE, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        free = [other for other in range(g.seated) if other != seat and not arg >> 3 + other & 1]
        return [*[GIVE_SUSPICION + other for other in free], STOP]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if option == STOP:
            return
        other = option - GIVE_SUSPICION
        gain_suspicion(g, other, 1)
        g.next(ACCUSE, seat, (arg | 1 << 3 + other) - 1)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return {} if option == STOP else {"suspicion": g.crews[option - GIVE_SUSPICION].suspicion}

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"count": min(arg & 7, len(self.options(g, seat, arg)) - 1)}
