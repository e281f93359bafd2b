"""A character sheet: dice in rows of three, gold that placing pays, the alignment token."""

from __future__ import annotations

from typing import Final

from karczma.games.roll_player.cards import GOLD_DIE_GOLD
from karczma.games.roll_player.state import Player, Table
from karczma.games.roll_player.vocabulary import GOLD, GOT_GOLD, MOVED, PLACED, ROWS, SOURCE, STAYED

FROM_CARD: Final = SOURCE.numbers["card"]
FROM_ROW: Final = SOURCE.numbers["row"]
FROM_GOLD_DIE: Final = SOURCE.numbers["gold_die"]
FROM_SPEAR: Final = SOURCE.numbers["spear"]
FROM_DISCARD: Final = SOURCE.numbers["discard"]
FROM_FRIENDLY: Final = SOURCE.numbers["friendly"]
FROM_SKILL: Final = SOURCE.numbers["pickpocket"]

FOR_A_ROW: Final = 1  # RP-23, RP-35
FOR_A_GOLD_DIE: Final = 2  # RP-24, RP-36
GOLD_DICE: Final = GOLD * 6  # the first gold die

# Where the alignment token goes from each of the nine fields: up, down, left, right; -1 is off the grid
STEPS_FROM: Final[list[list[int]]] = [
    [
        field - 3 if field >= 3 else -1,
        field + 3 if field < 6 else -1,
        field - 1 if field % 3 > 0 else -1,
        field + 1 if field % 3 < 2 else -1,
    ]
    for field in range(9)
]


def free_rows(player: Player) -> list[int]:
    """RP-21 The rows that are not full."""
    sheet = player.sheet
    return [row for row in range(ROWS) if sheet[row * 3 + 2] < 0]


def free_space(player: Player, row: int) -> int:
    """RP-R13 The leftmost empty space of a row that is not full."""
    sheet = player.sheet
    space = row * 3
    while sheet[space] >= 0:
        space += 1
    return space


def row_of(space: int) -> int:
    return space // 3


def get_gold(g: Table, seat: int, gold: int, source: int) -> None:
    """RP-R22 Gold never runs out."""
    g.players[seat].gold += gold
    g.tell(GOT_GOLD, seat, gold, source)


def place(g: Table, seat: int, die: int, row: int) -> bool:
    """RP-33, RP-35, RP-36 Put a die into a row; gold for a full row and for a gold die. Returns whether it is full."""
    player = g.players[seat]
    space = free_space(player, row)
    player.sheet[space] = die
    g.tell(PLACED, seat, die, space)
    full = space == row * 3 + 2
    if full:
        get_gold(g, seat, FOR_A_ROW, FROM_ROW)
    pay_gold_die(g, seat, die)
    return full


def pay_gold_die(g: Table, seat: int, die: int) -> None:
    """RP-R16, RP-R17 A gold die that is new on the sheet pays."""
    if die >= GOLD_DICE:
        get_gold(g, seat, gold_for_gold(g, g.players[seat]), FROM_GOLD_DIE)


def gold_for_gold(g: Table, player: Player) -> int:
    """RP-25, RP-C6 What a gold die pays."""
    if g.cards.ability[player.profession] == GOLD_DIE_GOLD:
        return g.cards.amount[player.profession]
    return FOR_A_GOLD_DIE


def can_move(player: Player, direction: int) -> bool:
    """RP-47, RP-76 Whether the alignment token can go there without leaving the grid."""
    return STEPS_FROM[player.field][direction] >= 0


def move_token(g: Table, seat: int, direction: int) -> None:
    """RP-62, RP-63 The token moves one field; at the border it stays."""
    player = g.players[seat]
    field = STEPS_FROM[player.field][direction]
    if field < 0:
        g.tell(STAYED, seat, direction)
        return
    player.field = field
    g.tell(MOVED, seat, direction, field)


def two_differ(player: Player) -> bool:
    """RP-R12 Whether there are two dice worth exchanging."""
    first = -1
    for die in player.sheet:
        if die >= 0:
            if first < 0:
                first = die
            elif die != first:
                return True
    return False
