"""The table of Przygody Wojów number by number, for those who train: everything but the order of the stacks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from karczma.games.kajko.cards import IS_COIN
from karczma.games.kajko.state import Player, Table
from karczma.games.kajko.vocabulary import CARD, KINDS, SHIFT, STACK, STACKS
from karczma.kernel.native import i64
from karczma.kernel.raw import add_one, each, of_each_seat, places, put

OF_A_PLAYER: Final = {
    "characters": 6,
    "filled": 6,
    "robbers": 1,
    "sent": 60,  # ducats
    "sent_coins": 10,
    "at_stake": 30,
    **each("front", CARD.ids, 4),
}
OF_A_STACK: Final = {"left": 10, **each("inside", CARD.ids, 4)}
PLAYER: Final = places(OF_A_PLAYER)
CHARACTERS: Final = PLAYER["characters"]
FILLED: Final = PLAYER["filled"]
ROBBERS: Final = PLAYER["robbers"]
SENT: Final = PLAYER["sent"]
SENT_COINS: Final = PLAYER["sent_coins"]
AT_STAKE: Final = PLAYER["at_stake"]
FRONT: Final = PLAYER["front_raiders"]


def names(seats: int) -> dict[str, int]:
    stacks = {f"{stack}_{name}": full for stack in STACK.ids for name, full in OF_A_STACK.items()}
    return {**of_each_seat(OF_A_PLAYER, seats), **stacks}


def write(g: Table, seat: int, row: vec[u8], at: i64) -> None:
    for i in range(g.seated):
        write_player(g, g.players[(seat + i) % g.seated], row, at)
        at += len(OF_A_PLAYER)
    for stack in range(STACKS):
        left = g.left[stack]
        put(row, at, left)
        start = g.starts[stack]
        for place in range(start, start + left):
            add_one(row, at + 1, g.order[place] >> SHIFT)
        at += 1 + KINDS


def write_player(g: Table, player: Player, row: vec[u8], at: i64) -> None:
    """The town too: what is there was seen by everybody when it was sent."""
    value, sort = g.cards.value, g.cards.sort
    sent = coins = stake = 0
    for items in player.town:
        for item in items:
            kind = item >> SHIFT
            sent += value[kind]
            coins += sort[kind] == IS_COIN
    for item in player.front:
        kind = item >> SHIFT
        stake += value[kind]
        add_one(row, at + FRONT, kind)
    put(row, at + CHARACTERS, player.characters)
    put(row, at + FILLED, len(player.town))
    put(row, at + ROBBERS, int(player.robbers >= 0))
    put(row, at + SENT, sent)
    put(row, at + SENT_COINS, coins)
    put(row, at + AT_STAKE, stake)
