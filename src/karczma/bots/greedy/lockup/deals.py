"""What a crew of Lockup makes of its resources: the best thugs, items and trades they can buy."""

from __future__ import annotations

from itertools import combinations
from math import inf

from karczma.bots.greedy.lockup.hopes import Hopes
from karczma.games.lockup.cards import ITEM_EFFECTS, THUG_EFFECTS
from karczma.games.lockup.prices import RESERVE_PRICE, can_pay, prices, waives
from karczma.games.lockup.state import Crew, Table
from karczma.games.lockup.vocabulary import ANY, KINDS

Pair = tuple[int, ...]  # of thugs, or just one


class Deals:
    """The deals of one crew at one moment, weighed by what it can hope for when they are done."""

    def __init__(self, table: Table, seat: int, done: int) -> None:
        """`done`: the location whose reward these deals are; it is then closed to this crew."""
        self.table = table
        self.seat = seat
        self.hopes = Hopes(table, seat, done)

    def worth(self, crew: Crew) -> float:
        return self.hopes.worth(crew, self.table.first == self.seat)

    def paid(self, crew: Crew, cubes: int) -> Crew:
        """The same crew without this many cubes of any kind, the ones it can best spare."""
        after = crew.clone()
        for _ in range(cubes):
            after.resources[self.spare(after)] -= 1
        return after

    def spare(self, crew: Crew) -> int:
        """The kind whose cubes it can best spare."""
        kinds = [kind for kind in range(KINDS) if crew.resources[kind]]
        if len(kinds) == 1:
            return kinds[0]
        best, spare = -inf, kinds[0]
        for kind in kinds:
            crew.resources[kind] -= 1
            left = self.hopes.of_stock(crew)
            crew.resources[kind] += 1
            if left > best:
                best, spare = left, kind
        return spare

    def recruited(self, crew: Crew, thugs: Pair) -> float:
        """What the crew can hope for with these thugs."""
        after = crew.clone()
        more = 0.0
        for thug in thugs:
            after.thugs |= 1 << thug
        for thug in thugs:
            more += self.hopes.carry_out(after, THUG_EFFECTS + thug)
        return self.worth(after) + more

    def recruit(self, crew: Crew, rank: int, thugs: list[int], discount: int) -> tuple[float, Pair]:
        """The best one or two thugs at the price of this rank; none is better than a bad deal."""
        best: tuple[float, Pair] = (self.worth(crew), ())
        held = sum(crew.resources)
        for number in (1, 2):
            price = prices(self.table, rank)[number - 1]
            cost = max(price - discount, 0)
            if price and held >= cost and len(thugs) >= number:
                found = self.best_thugs(self.paid(crew, cost), thugs, number)
                best = max(best, found)
        return best

    def best_thugs(self, crew: Crew, thugs: list[int], number: int) -> tuple[float, Pair]:
        return max([(self.recruited(crew, pair), pair) for pair in combinations(thugs, number)], default=(-inf, ()))

    def crafted(self, crew: Crew, item: int, discount: int) -> float:
        """What the crew can hope for once this item is made; nothing if it cannot pay."""
        bill = self.table.cards.cost[item]
        waived = waives(bill, discount)
        if not can_pay(crew, bill, waived):
            return -inf
        after = crew.clone()
        short = [max(0, bill[kind] - after.resources[kind]) for kind in range(KINDS)]
        waived -= sum(short)
        fixed = [bill[kind] - short[kind] for kind in range(KINDS)]
        for kind in range(KINDS - 1, -1, -1):  # the rarest are waived first
            less = min(waived, fixed[kind])
            waived -= less
            after.resources[kind] -= fixed[kind] - less
        after.items |= 1 << item
        after.reputation += self.table.cards.reputation[item]
        after.reserved = tuple([other for other in after.reserved if other != item])
        after = self.paid(after, bill[ANY] - waived)
        more = self.hopes.carry_out(after, ITEM_EFFECTS + item)
        return self.worth(after) + more

    def reserved(self, crew: Crew, item: int, price: int) -> float:
        if sum(crew.resources) < price:
            return -inf
        after = crew.clone()
        after.reserved = (*after.reserved, item)
        return self.worth(self.paid(after, price))

    def craft(self, crew: Crew, display: list[int], discount: int) -> float:
        """The best item to craft or reserve; none is better than a bad one."""
        crafts = [self.crafted(crew, item, discount) for item in [*display, *crew.reserved]]
        now = self.worth(crew)
        best = max([now, *crafts])
        if best > now or not display:
            return best
        return max(now, self.reserved(crew, max(display, key=self.hopes.gain_of), RESERVE_PRICE))

    def best_gift(self, crew: Crew, but: int = 0) -> float:
        """A cube of the best kind in the supply, except these."""
        kinds = [kind for kind in range(KINDS) if self.table.supply[kind] and not but >> kind & 1]
        return max([self.worth(with_cubes(crew, kind, 1)) for kind in kinds], default=self.worth(crew))

    def traded(self, crew: Crew, price: int, given: int = 0) -> float:
        """This many of the most spare cubes, after these kinds, traded for another; -inf if there are too few."""
        if sum(crew.resources) < price:
            return -inf
        after = crew.clone()
        for _ in range(price):
            kind = self.spare(after)
            after.resources[kind] -= 1
            given |= 1 << kind
        return self.best_gift(after, given)


def with_cubes(crew: Crew, kind: int, cubes: int) -> Crew:
    after = crew.clone()
    after.resources[kind] += cubes
    return after
