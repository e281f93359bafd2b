"""Crafting and reserving at the cell block (LK-58, LK-61 to LK-67, LK-R18, LK-R62); reserving by a trait (LK-R56)."""

from __future__ import annotations

from typing import Final

from karczma.games.lockup.cards import ITEM_EFFECTS
from karczma.games.lockup.goals import gained_card
from karczma.games.lockup.prices import RESERVE_PRICE, can_pay, can_reserve, craftable, waives, within_reach
from karczma.games.lockup.state import Table
from karczma.games.lockup.supply import give_back, replaced, reveal_item
from karczma.games.lockup.tomes import before_own_reward, is_tome, tome_first
from karczma.games.lockup.vocabulary import (
    ANY,
    CELL_ACTION,
    CELL_BLOCK,
    COST,
    CRAFT,
    CRAFTED,
    DECLINE,
    DECLINED,
    DO_CRAFT,
    DO_RESERVE,
    DO_WAIVE,
    ITEM,
    KINDS,
    NOTHING,
    PAY,
    RESERVE,
    RESERVE_FREE,
    RESERVED,
    WAIVE,
    WAIVED,
)
from karczma.kernel.errors import Fact
from karczma.kernel.game import Option
from karczma.kernel.step import Blocked, Step

PAID_FOR: Final = 64  # added to the item in a step's argument: its fixed parts are paid


class CellAction(Step[Table]):
    """LK-58, LK-61, LK-65, LK-66 Craft one item, reserve one, or neither."""

    rule = "LK-58"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if craftable(g, seat, g.discount) or can_reserve(g, seat):
            g.ask(CELL_ACTION, seat, 0)
        else:
            g.tell(NOTHING, seat, CELL_BLOCK)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        found = [DO_CRAFT + item for item in craftable(g, seat, g.discount)]
        if can_reserve(g, seat):
            found.extend([DO_RESERVE + item for item in g.display if item >= 0])
        return [*found, DECLINE, *before_own_reward(g, seat)]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if tome_first(g, seat, g.ranking.index(seat), option):
            return
        if option == DECLINE:
            g.tell(DECLINED, seat, CELL_BLOCK)
            return
        g.collected |= 1 << seat
        if option < DO_RESERVE:
            item = option - DO_CRAFT
            g.bill = g.cards.cost[item]
            g.plan([(WAIVE, seat, waives(g.bill, g.discount)), (CRAFT, seat, item)])
        else:
            g.plan([(PAY, seat, RESERVE_PRICE), (RESERVE, seat, option - DO_RESERVE)])

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        if option == DECLINE:
            return {"library": 1}
        if is_tome(option):
            return {}
        if option >= DO_RESERVE:
            return {"price": RESERVE_PRICE}
        item = option - DO_CRAFT
        bill = g.cards.cost[item]
        told: dict[str, Fact] = {COST.ids[part]: bill[part] for part in range(len(COST.ids))}
        told.update({"points": g.cards.reputation[item], "less": waives(bill, g.discount)})
        return told

    def blocked(self, g: Table, seat: int, arg: int) -> list[Blocked]:
        can = craftable(g, seat, g.discount)
        pays = sum(g.crews[seat].resources) >= RESERVE_PRICE
        return [
            (f"item:{ITEM.ids[item]}", "cannot_pay", {"reserve": int(pays and item in g.display)})
            for item in within_reach(g, seat)
            if item not in can
        ]


class Waive(Step[Table]):
    """LK-R62 One cube of the bill, fixed or of any kind, need not be paid. The argument: how many times."""

    rule = "LK-R62"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if arg == 0:
            return
        self.offer(g, WAIVE, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        bill = g.bill
        return [
            DO_WAIVE + part
            for part in range(len(COST.ids))
            if bill[part] and can_pay(g.crews[seat], replaced(bill, part, bill[part] - 1), arg - 1)
        ]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        part = option - DO_WAIVE
        g.bill = replaced(g.bill, part, g.bill[part] - 1)
        g.tell(WAIVED, seat, part)
        g.next(WAIVE, seat, arg - 1)

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"count": arg}


class Craft(Step[Table]):
    """LK-62 to LK-64 The cost is paid, the item is laid face up, scores, and takes effect. The argument: the item."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if arg < PAID_FOR:
            for kind in range(KINDS):
                give_back(g, seat, kind, g.bill[kind])
            g.plan([(PAY, seat, g.bill[ANY]), (CRAFT, seat, arg + PAID_FOR)])
            g.bill = ()
        else:
            make(g, seat, arg - PAID_FOR)


def make(g: Table, seat: int, item: int) -> None:
    """LK-63, LK-64, LK-151 A paid item comes from the display or the reserved ones."""
    crew = g.crews[seat]
    if item in g.display:
        g.display = replaced(g.display, g.display.index(item), -1)
    else:
        crew.reserved = tuple([other for other in crew.reserved if other != item])
    crew.items |= 1 << item
    crew.reputation += g.cards.reputation[item]
    g.tell(CRAFTED, seat, item, g.cards.reputation[item])
    gained_card(g, seat)
    g.carry_out(seat, ITEM_EFFECTS + item)


def reserve(g: Table, seat: int, item: int) -> None:
    """LK-65 An item leaves the display and lies face down with its crew."""
    g.display = replaced(g.display, g.display.index(item), -1)
    g.crews[seat].reserved = (*g.crews[seat].reserved, item)
    g.tell(RESERVED, seat, item)


class Reserve(Step[Table]):
    """LK-65 The item is paid for and lies face down."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        reserve(g, seat, arg)


class ReserveFree(Step[Table]):
    """LK-R56 One item from the display, free; its place is refilled at once."""

    rule = "LK-R56"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        self.offer(g, RESERVE_FREE, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_RESERVE + item for item in g.display if item >= 0]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        item = option - DO_RESERVE
        place = g.display.index(item)
        reserve(g, seat, item)
        reveal_item(g, place)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return {"price": 0}
