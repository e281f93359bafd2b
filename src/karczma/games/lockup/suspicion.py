"""Removing suspicion, passing it on and giving it to others (LK-72, LK-73, LK-R20, LK-R56)."""

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
from karczma.kernel.game import Option, holds
from karczma.kernel.step import Step


def remove_suspicion(g: Table, seat: int, cubes: int) -> None:
    g.crews[seat].suspicion -= cubes
    g.supply[SUSPICION] += cubes
    g.tell(REMOVED_SUSPICION, seat, cubes)


def give_suspicion(g: Table, seat: int, to: int) -> None:
    g.crews[seat].suspicion -= 1
    g.crews[to].suspicion += 1
    g.tell(GAVE_SUSPICION, seat, to)


def use_arg(cubes: int, passing: bool) -> int:
    """The argument of EFFECT_USE: how many cubes, and whether they are passed on."""
    return cubes << 1 | passing


def cubes_of(arg: int) -> int:
    return arg >> 1


def is_passing(arg: int) -> bool:
    return arg & 1 == 1


class EffectUse(Step[Table]):
    """LK-72, LK-73, LK-R20 Suspicion is removed or passed on; with the option, its owner is asked for each cube."""

    rule = "LK-R20"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if cubes_of(arg) == 0 or g.crews[seat].suspicion == 0:
            return
        if g.rules.optional_suspicion and seat < g.seated:
            g.ask(EFFECT_USE, seat, arg)
        elif is_passing(arg):
            pass_on(g, seat, cubes_of(arg))
        else:
            remove_suspicion(g, seat, min(cubes_of(arg), g.crews[seat].suspicion))

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [USE, SKIP]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if option == SKIP:
            return
        if is_passing(arg):
            pass_on(g, seat, cubes_of(arg))
        else:
            g.next(EFFECT_USE, seat, use_arg(cubes_of(arg) - 1, False))
            remove_suspicion(g, seat, 1)

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"passing": int(is_passing(arg)), "suspicion": g.crews[seat].suspicion}


def pass_on(g: Table, seat: int, cubes: int) -> None:
    """One cube goes to an opponent; then the question is asked again for the rest."""
    g.next(EFFECT_USE, seat, use_arg(cubes - 1, True))
    if g.sides == 2:
        give_suspicion(g, seat, 1 - seat)
    else:
        g.next(PASS_SUSPICION, seat, 0)


class PassSuspicion(Step[Table]):
    """LK-73 One suspicion cube to a chosen opponent."""

    rule = "LK-73"

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_PASS_SUSPICION + other for other in range(g.seated) if other != seat]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        give_suspicion(g, seat, option - DO_PASS_SUSPICION)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return {"suspicion": g.crews[option - DO_PASS_SUSPICION].suspicion}


def accuse_arg(count: int, accused: int) -> int:
    """The argument of ACCUSE: how many may still be accused, and those who have been, as bits."""
    return count | accused << 3


def accusations(arg: int) -> int:
    return arg & 7


def accused_in(arg: int) -> int:
    return arg >> 3


class Accuse(Step[Table]):
    """LK-R56 Up to this many different opponents take a suspicion cube each."""

    rule = "LK-R56"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if accusations(arg) and g.supply[SUSPICION] and len(self.options(g, seat, arg)) > 1:
            g.ask(ACCUSE, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        free = [other for other in range(g.seated) if other != seat and not holds(accused_in(arg), other)]
        return [*[GIVE_SUSPICION + other for other in free], STOP]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if option == STOP:
            return
        other = option - GIVE_SUSPICION
        gain_suspicion(g, other, 1)
        g.next(ACCUSE, seat, accuse_arg(accusations(arg) - 1, accused_in(arg) | 1 << other))

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return {} if option == STOP else {"suspicion": g.crews[option - GIVE_SUSPICION].suspicion}

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"count": min(accusations(arg), len(self.options(g, seat, arg)) - 1)}
