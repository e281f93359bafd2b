"""What is printed on the prison board: rewards by location, rank and number of sides (LK-44 to LK-59, LK-D8)."""

from __future__ import annotations

from typing import Final

from karczma.games.lockup.state import Table
from karczma.games.lockup.vocabulary import (
    CELL_BLOCK,
    CHOW_HALL,
    COMMISSARY,
    INFIRMARY,
    LIBRARY,
    LOCATIONS,
    RESOURCE,
    SEWERS,
    SMITHY,
    SPACES,
    YARD,
)
from karczma.kernel.audience import Json

# With two sides, with three, and with more: for the first, the second and so on; the last number is for all the others
ROWS: Final[dict[int, tuple[tuple[int, ...], ...]]] = {
    YARD: ((1, 0), (1, 1, 0), (1, 1, 0)),  # LK-44, LK-45 strength cubes
    SEWERS: ((2, 1), (3, 1), (3, 2, 1)),  # LK-46 to LK-48 scrap
    INFIRMARY: ((2, 1), (3, 0), (3, 0)),  # LK-49 potions
    SMITHY: ((2, 1), (2, 1, 0), (2, 1, 0)),  # LK-51 iron
    COMMISSARY: ((0, 2), (0, 1, 2), (0, 1, 2)),  # LK-53, LK-54 cubes given in a trade
    LIBRARY: ((2, 1), (2, 1), (2, 1, 1, 0)),  # LK-59 tomes looked at, one of which is kept
}
PRICES: Final = ((1, 4), (1, 5), (2, 0))  # LK-55 to LK-57 of one thug and of two, by rank; 0 is not offered
FOR_THE_LAST: Final = 1  # LK-50 potions, with more than two sides
LOWER_FROM_THIRD: Final = {SEWERS: 4, COMMISSARY: 3}  # LK-D8 with fewer sides than this, the second gets nothing


class Reward:
    """What a rank gets at a location: exactly one of these, or nothing."""

    def __init__(self) -> None:
        self.cubes = 0  # of the resource of the location, or of strength
        self.marker = False
        self.choice = 0  # resources of any kind
        self.trade = 0  # resources that one of another kind costs
        self.thug = 0  # what a thug costs; below, what two cost together
        self.two_thugs = 0
        self.craft = False
        self.tomes = 0

    def any(self) -> bool:
        return bool(self.cubes or self.choice or self.trade or self.thug or self.craft or self.tomes)

    def plain(self, location: int) -> dict[str, Json]:
        """As it is published: only what there is."""
        kind = "strength" if location == YARD else RESOURCE.ids[min(location, SMITHY) - 1]
        told: dict[str, Json] = {
            kind: self.cubes,
            "marker": int(self.marker),
            "choice": self.choice,
            "trade": self.trade,
            "thug": self.thug,
            "two_thugs": self.two_thugs,
            "craft": int(self.craft),
            "tomes": self.tomes,
        }
        return {name: count for name, count in told.items() if count}


class Location:
    """What a location offers this number of sides; published by columns: neighbouring ranks that get the same."""

    def __init__(self, location: int, sides: int, from_third: bool) -> None:
        self.ranks = [_reward(location, sides, rank, from_third) for rank in range(sides)]
        self.last: Reward | None = None  # instead, for whoever is last of two or more
        if location == INFIRMARY and sides > 2:
            self.last = Reward()
            self.last.cubes = FOR_THE_LAST
        self.column: list[int] = []  # by rank
        columns: list[Json] = []
        told = [one.plain(location) for one in self.ranks]
        for rank in range(sides):
            if rank == 0 or told[rank] != told[rank - 1]:
                until = rank
                while until < sides and told[until] == told[rank]:
                    until += 1
                to = 0 if until == sides and until > rank + 1 else until  # 0: to the last
                columns.append({"from": rank + 1, "to": to, "gains": told[rank]})
            self.column.append(len(columns) - 1)
        if self.last is not None:
            columns.append({"last": True, "gains": self.last.plain(location)})
        # The same object in every view, so it is never compared
        self.facts: dict[str, Json] = {"rewards": columns, "space": 1 <= location <= SPACES}

    def reward(self, rank: int, present: int) -> Reward:
        """What this rank gets when this many crews are there."""
        return self.last if self.last is not None and 0 < rank == present - 1 else self.ranks[rank]

    def column_of(self, rank: int, present: int) -> int:
        last = self.last is not None and 0 < rank == present - 1
        return self.column[-1] + 1 if last else self.column[rank]


def _reward(location: int, sides: int, rank: int, from_third: bool) -> Reward:
    found = Reward()
    if location == CHOW_HALL:
        found.thug, found.two_thugs = PRICES[min(rank, len(PRICES) - 1)]
    elif location == CELL_BLOCK:
        found.craft = True
    elif not (from_third and rank == 1 and sides < LOWER_FROM_THIRD.get(location, 0)):
        row = ROWS[location][min(sides, 4) - 2]
        count = row[min(rank, len(row) - 1)]
        if location == COMMISSARY:
            found.choice = int(rank == 0)
            found.trade = count
        elif location == LIBRARY:
            found.tomes = count
        else:
            found.cubes = count
            found.marker = location == YARD and rank == 0
    return found


# By whether lower rewards begin with the third, and the number of sides
BOARDS: Final = [
    [[Location(location, sides, third) for location in range(LOCATIONS)] if sides > 1 else [] for sides in range(6)]
    for third in (False, True)
]


def board(g: Table) -> list[Location]:
    """The prison as it is printed for this table, location by location."""
    return BOARDS[int(g.rules.lower_from_third)][g.sides]


def reward_at(g: Table, location: int, rank: int) -> Reward:
    """What a rank gets at the location that is being resolved."""
    return board(g)[location].reward(rank, len(g.ranking))
