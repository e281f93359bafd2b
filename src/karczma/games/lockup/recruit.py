"""Thugs: recruiting at the chow hall (LK-55 to LK-57, LK-68 to LK-70, LK-R19), by a trait (LK-R56); changing places."""

from __future__ import annotations

from karczma.games.lockup.cards import THUG_EFFECTS
from karczma.games.lockup.goals import gained_card
from karczma.games.lockup.prices import offered, prices
from karczma.games.lockup.state import Table
from karczma.games.lockup.supply import draw_thug, replaced
from karczma.games.lockup.tomes import before_own_reward, is_tome, tome_first
from karczma.games.lockup.vocabulary import (
    CHOW_HALL,
    COUNT,
    DECLINE,
    DECLINED,
    DO_KEEP_THUG,
    DO_RECRUIT,
    DO_RECRUIT_THUG,
    DO_SWAP_THUG,
    KEEP_THUG,
    LET_GO,
    LOCATION,
    NOTHING,
    PAY,
    RECRUIT,
    RECRUIT_THUG,
    RECRUITED,
    SPACES,
    SWAP_THUGS,
    SWAPPED_THUGS,
    THUG,
)
from karczma.kernel.errors import Fact
from karczma.kernel.game import Option, holds
from karczma.kernel.step import Blocked, Step


class Recruit(Step[Table]):
    """LK-55 to LK-57 One thug, two, or none. The argument: the rank."""

    rule = "LK-55"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if max(offered(g, seat, arg, g.discount)) >= 0:
            g.ask(RECRUIT, seat, arg)
        elif not holds(g.collected, seat):
            g.tell(NOTHING, seat, CHOW_HALL)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        price = offered(g, seat, arg, g.discount)
        return [*[DO_RECRUIT + i for i in range(2) if price[i] >= 0], DECLINE, *before_own_reward(g, seat)]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if tome_first(g, seat, arg, option):
            return
        if option == DECLINE:
            if not holds(g.collected, seat):
                g.tell(DECLINED, seat, CHOW_HALL)
            return
        count = option - DO_RECRUIT
        price = offered(g, seat, arg, g.discount)[count]
        g.collected |= 1 << seat
        g.plan([(PAY, seat, price), (RECRUIT_THUG, seat, recruits(count + 1, -1))])

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        if option == DECLINE:
            return {"library": int(not holds(g.collected, seat))}
        if is_tome(option):
            return {}
        return {"price": offered(g, seat, arg, g.discount)[option - DO_RECRUIT]}

    def blocked(self, g: Table, seat: int, arg: int) -> list[Blocked]:
        price = offered(g, seat, arg, g.discount)
        told: list[Blocked] = []
        for i in range(2):
            full = prices(g, arg)[i]
            if full and price[i] < 0:
                less = max(full - g.discount, 0)
                dear = less > sum(g.crews[seat].resources)
                told.append((f"count:{COUNT.ids[i]}", "too_dear" if dear else "too_few_thugs", {"price": less}))
        return told


def recruits(count: int, first: int) -> int:
    """The argument of RECRUIT_THUG: how many are still to be taken, and the one taken first, if any."""
    return count | first + 1 << 2


def recruits_left(arg: int) -> int:
    return arg & 3


def recruited_first(arg: int) -> int:
    """The thug taken before this one; -1 is none."""
    return (arg >> 2) - 1


def own_thug(g: Table, seat: int, thug: int) -> None:
    """LK-69 A thug joins a crew; its treasures count from now on."""
    g.crews[seat].thugs |= 1 << thug
    g.tell(RECRUITED, seat, thug)
    gained_card(g, seat)


class RecruitThug(Step[Table]):
    """LK-68, LK-69, LK-R19 Which thugs; both are taken before their effects happen."""

    rule = "LK-68"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        self.offer(g, RECRUIT_THUG, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_RECRUIT_THUG + thug for thug in g.thugs if thug >= 0]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        thug = option - DO_RECRUIT_THUG
        g.thugs = replaced(g.thugs, g.thugs.index(thug), -1)
        own_thug(g, seat, thug)
        if recruits_left(arg) == 2:
            g.next(RECRUIT_THUG, seat, recruits(1, thug))
            return
        g.carry_out(seat, THUG_EFFECTS + thug)
        first = recruited_first(arg)
        if first >= 0:
            g.carry_out(seat, THUG_EFFECTS + first)

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"count": recruits_left(arg)}


class KeepThug(Step[Table]):
    """LK-R56, LK-121 This many thugs are turned up; one is kept, with its effects and treasures."""

    rule = "LK-R56"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        drawn = [draw_thug(g) for _ in range(arg)]
        g.drawn_thugs = tuple([thug for thug in drawn if thug >= 0])
        self.offer(g, KEEP_THUG, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_KEEP_THUG + thug for thug in g.drawn_thugs]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        kept = option - DO_KEEP_THUG
        others_drawn = [thug for thug in g.drawn_thugs if thug != kept]
        g.thug_discards = (*g.thug_discards, *others_drawn)
        for thug in others_drawn:
            g.tell(LET_GO, seat, thug)
        g.drawn_thugs = ()
        own_thug(g, seat, kept)
        g.carry_out(seat, THUG_EFFECTS + kept)


class SwapThugs(Step[Table]):
    """LK-R62 Two thugs change places; cubes stay (LK-R21). The argument: 0, or 1 more than the space of the first."""

    rule = "LK-R62"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        self.offer(g, SWAP_THUGS, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        """Any two, in either order; if there are only two, the order is fixed."""
        there = [space for space in range(SPACES) if g.thugs[space] >= 0]
        spaces = [space for space in there if space != arg - 1]
        return [DO_SWAP_THUG + g.thugs[space] for space in (spaces if len(there) > 2 else spaces[:1])]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        thug = option - DO_SWAP_THUG
        space = g.thugs.index(thug)
        if not arg:
            g.next(SWAP_THUGS, seat, space + 1)
            return
        other = g.thugs[arg - 1]
        g.thugs = replaced(replaced(g.thugs, arg - 1, thug), space, other)
        g.tell(SWAPPED_THUGS, seat, other, thug)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return {"location": LOCATION.ids[g.thugs.index(option - DO_SWAP_THUG) + 1]}

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"second": 1, "thug": THUG.ids[g.thugs[arg - 1]]} if arg else {"second": 0}
