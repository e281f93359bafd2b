"""Resources that are paid, exchanged and given back (LK-60, LK-77, LK-R17, LK-R18)."""

from __future__ import annotations

from itertools import combinations_with_replacement

from karczma.games.lockup.state import Crew, Table
from karczma.games.lockup.supply import gain, give_back
from karczma.games.lockup.vocabulary import DO_GIVE, DO_PAY, DO_TAKE, EXCHANGE, GOLD, KINDS, PAY, SKIP, TAKE
from karczma.kernel.errors import Fact
from karczma.kernel.game import Option, holds
from karczma.kernel.step import Step


def others(g: Table, given: int) -> list[int]:
    """LK-R17 The kinds in the supply other than those given (bits)."""
    return [kind for kind in range(KINDS) if not holds(given, kind) and g.supply[kind]]


def kinds_of(crew: Crew) -> list[int]:
    """The kinds of resources a crew has."""
    return [kind for kind in range(KINDS) if crew.resources[kind]]


def matters(crew: Crew, cubes: int) -> bool:
    """Whether it makes a difference which of its cubes a crew parts with: not if it gives all, or has just one kind."""
    held = crew.resources
    return 0 < cubes < sum(held) and max(held) < sum(held)


def part_with(g: Table, seat: int, cubes: int) -> None:
    """This many cubes go back, where it makes no difference which."""
    for kind in range(KINDS):
        given = max(0, min(cubes, g.crews[seat].resources[kind]))
        give_back(g, seat, kind, given)
        cubes -= given


def ways_to_part(crew: Crew, cubes: int) -> list[tuple[int, ...]]:
    """Everything a crew could give, this many cubes, by kind."""
    ways = combinations_with_replacement(kinds_of(crew), cubes)
    return [way for way in ways if all([way.count(kind) <= crew.resources[kind] for kind in way])]


def easiest(crew: Crew, ways: list[tuple[int, ...]]) -> tuple[int, ...]:
    """For people: the one of these that would be missed least. What scores more is kept, then some of every kind."""
    best: tuple[int, ...] = ()
    least = -1
    for way in ways:
        left = [crew.resources[kind] - way.count(kind) for kind in range(KINDS)]
        missed = way.count(GOLD) << 16 | sum([count * count for count in left])
        if least < 0 or missed < least:
            best, least = way, missed
    return best


def proposals(way: tuple[int, ...], options: list[Option], first: Option) -> list[dict[str, Fact]]:
    """For each option, how many cubes of its kind are proposed."""
    return [{"proposed": way.count(option - first)} for option in options]


def to_pay(arg: int) -> int:
    """How many cubes the argument of PAY names; rules 1 wrote a kind above it."""
    return arg & 15


class Pay(Step[Table]):
    """LK-R18 Cubes of any kind, one by one, in any order."""

    rule = "LK-R18"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        cubes = to_pay(arg)
        if matters(g.crews[seat], cubes):
            g.ask(PAY, seat, cubes)
        else:
            part_with(g, seat, cubes)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_PAY + kind for kind in kinds_of(g.crews[seat])]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        give_back(g, seat, option - DO_PAY, 1)
        g.next(PAY, seat, to_pay(arg) - 1)

    def abouts(self, g: Table, seat: int, arg: int, options: list[Option]) -> list[dict[str, Fact]]:
        crew = g.crews[seat]
        return proposals(easiest(crew, ways_to_part(crew, to_pay(arg))), options, DO_PAY)

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"count": to_pay(arg)}


class Exchange(Step[Table]):
    """LK-77, LK-R17 One of their own resources for another from the supply, up to this many times, or not at all."""

    rule = "LK-77"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if arg > 0 and len(self.options(g, seat, arg)) > 1:
            g.ask(EXCHANGE, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        held = g.crews[seat].resources
        return [*[DO_GIVE + kind for kind in range(KINDS) if held[kind] and others(g, 1 << kind)], SKIP]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if option == SKIP:
            return
        kind = option - DO_GIVE
        give_back(g, seat, kind, 1)
        g.next(EXCHANGE, seat, arg - 1)
        g.next(TAKE, seat, 1 << kind)

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"count": arg}


class Take(Step[Table]):
    """LK-R17 What one gets in a trade: of a kind that was not given. The argument: the kinds given, as bits."""

    rule = "LK-R17"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        self.offer(g, TAKE, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_TAKE + kind for kind in others(g, arg)]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        gain(g, seat, option - DO_TAKE, 1)
