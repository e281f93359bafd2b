"""What the guards do with their rewards (LK-134 to LK-141, LK-151, LK-R49, LK-R65 to LK-R67)."""

from __future__ import annotations

from typing import Final

from karczma.games.lockup.cards import THUG_EFFECTS
from karczma.games.lockup.craft import make, reserve
from karczma.games.lockup.recruit import own_thug
from karczma.games.lockup.state import GUARD_CREW, Crew, Table
from karczma.games.lockup.supply import gain, give_back, least_held, replaced
from karczma.games.lockup.vocabulary import ANY, GUARD_THUGS, KINDS, SPACES
from karczma.kernel.step import Step

THUGS_TAKEN: Final = 2


def at_commissary(g: Table, rank: int) -> bool:
    """LK-135 First: one of what they have least of. Returns whether they got anything."""
    kind = least_held(g, GUARD_CREW, -1) if rank == 0 else -1
    return kind >= 0 and gain(g, GUARD_CREW, kind, 1) > 0


def at_chow_hall(g: Table, rank: int) -> bool:
    """LK-136 First: two thugs, free."""
    if rank > 0 or max(g.thugs) < 0:
        return False
    g.next(GUARD_THUGS, GUARD_CREW, THUGS_TAKEN)
    return True


class GuardThugs(Step[Table]):
    """LK-136, LK-R65 The thug with most icons, ties to the lower location, and its effects. The argument: how many."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        best = -1
        for space in range(SPACES):
            thug = g.thugs[space]
            if thug >= 0 and (best < 0 or g.cards.icons[thug] > g.cards.icons[g.thugs[best]]):
                best = space
        if best < 0:
            return
        thug = g.thugs[best]
        g.thugs = replaced(g.thugs, best, -1)
        own_thug(g, seat, thug)
        if arg > 1:
            g.next(GUARD_THUGS, seat, arg - 1)
        g.carry_out(seat, THUG_EFFECTS + thug)


def at_cell_block(g: Table) -> bool:
    """LK-138, LK-140 The best item they can pay for; else the best in the display, reserved for free."""
    guards = g.crews[GUARD_CREW]
    there = [item for item in g.display if item >= 0]
    item = best_item(g, [item for item in [*there, *guards.reserved] if affordable(guards, g.cards.cost[item])])
    if item >= 0:
        pay_like_guards(g, g.cards.cost[item])
        make(g, GUARD_CREW, item)
        return True
    item = best_item(g, there)
    if item >= 0:
        reserve(g, GUARD_CREW, item)
    return item >= 0


def best_item(g: Table, items: list[int]) -> int:
    """LK-R49 The item with most reputation, the first if tied; -1 if there is none."""
    best = -1
    for item in items:
        if best < 0 or g.cards.reputation[item] > g.cards.reputation[best]:
            best = item
    return best


def affordable(guards: Crew, cost: tuple[int, ...]) -> bool:
    """LK-R67 The fixed parts, and then the any part from what is left."""
    held = guards.resources
    return all([held[kind] >= cost[kind] for kind in range(KINDS)]) and sum(held) >= sum(cost)


def pay_like_guards(g: Table, cost: tuple[int, ...]) -> None:
    """LK-139, LK-R67 The any part last, with the least rare kind left."""
    for kind in range(KINDS):
        give_back(g, GUARD_CREW, kind, cost[kind])
    left = cost[ANY]
    for kind in range(KINDS):
        cubes = min(left, g.crews[GUARD_CREW].resources[kind])
        give_back(g, GUARD_CREW, kind, cubes)
        left -= cubes
