"""What thugs and items cost a crew now, and which of them it can pay for (LK-55 to LK-57, LK-61, LK-R18, LK-R62)."""

from __future__ import annotations

from typing import Final

from karczma.games.lockup.prison import reward_at
from karczma.games.lockup.state import Crew, Table
from karczma.games.lockup.vocabulary import CHOW_HALL, KINDS

RESERVE_PRICE: Final = 1


def prices(g: Table, rank: int) -> tuple[int, int]:
    """LK-55 to LK-57 The prices of one thug and of two; 0 is not offered."""
    reward = reward_at(g, CHOW_HALL, rank)
    return reward.thug, reward.two_thugs


def offered(g: Table, seat: int, rank: int, discount: int, more: int = 0) -> list[int]:
    """LK-55 to LK-57, LK-R19, LK-R39 What one thug, or two, cost this player now; -1 if they cannot be had."""
    thugs = sum([1 for thug in g.thugs if thug >= 0])
    held = sum(g.crews[seat].resources) + more
    found = [-1, -1]
    for i in range(2):
        price = prices(g, rank)[i]
        if price and thugs > i and held >= max(price - discount, 0):
            found[i] = max(price - discount, 0)
    return found


def could_recruit_cheaper(g: Table, seat: int, less: int) -> bool:
    """LK-R61 Whether a discount would lower a price that could then be paid."""
    rank = g.ranking.index(seat)
    loot = sum(g.loot[-KINDS:]) if rank == 0 else 0  # LK-R23 they come first and may pay
    lower = offered(g, seat, rank, g.discount + less, loot)
    return any([lower[i] >= 0 and lower[i] < max(prices(g, rank)[i] - g.discount, 0) for i in range(2)])


def can_pay(crew: Crew, bill: tuple[int, ...], waived: int) -> bool:
    """LK-R18, LK-R62 Whether a crew can pay a bill, with this many cubes of it still to waive."""
    short = 0
    for kind in range(KINDS):
        if bill[kind] > crew.resources[kind]:
            short += bill[kind] - crew.resources[kind]
    return short <= waived and sum(bill) - waived <= sum(crew.resources)


def waives(bill: tuple[int, ...], discount: int) -> int:
    """LK-R62 How many cubes are waived: at least one is still paid."""
    return min(discount, sum(bill) - 1)


def within_reach(g: Table, seat: int) -> list[int]:
    """LK-61 The items a player may craft: those in the display and their own reserved ones."""
    return [*[item for item in g.display if item >= 0], *g.crews[seat].reserved]


def craftable(g: Table, seat: int, discount: int) -> list[int]:
    crew = g.crews[seat]
    cost = g.cards.cost
    return [item for item in within_reach(g, seat) if can_pay(crew, cost[item], waives(cost[item], discount))]


def could_craft_cheaper(g: Table, seat: int, less: int) -> bool:
    """LK-R61 Whether a discount would lower the price of an item that could then be paid for."""
    cost = g.cards.cost
    lower = craftable(g, seat, g.discount + less)
    return any([waives(cost[item], g.discount + less) > waives(cost[item], g.discount) for item in lower])


def can_reserve(g: Table, seat: int) -> bool:
    """LK-65 Whether there is an item to reserve, and a cube to pay for it."""
    return max(g.display) >= 0 and sum(g.crews[seat].resources) >= RESERVE_PRICE
