"""What cards do when they are turned up: a short class for each effect."""

from __future__ import annotations

from typing import Final

from karczma.games.kajko.cards import EFFECTS as NAMES
from karczma.games.kajko.cards import IS_COIN
from karczma.games.kajko.state import Table
from karczma.games.kajko.vocabulary import (
    FOUGHT,
    GAVE,
    ITEM_5,
    KINDS,
    LOSE,
    LOST,
    RAIDED,
    ROB,
    ROBBED,
    ROBBERS_STAY,
    SHIFT,
    TOOK,
    TREASURE_10,
    UNHARMED,
)
from karczma.kernel.verbs import matched


class Effect:
    """What happens when a card is turned up."""

    def turned_up(self, g: Table, seat: int, copy: int) -> None:
        raise NotImplementedError


class Raid(Effect):
    """KK-10, KK-11 Raiders take all items in front, unless robbers are there: then the two bands fight and both go."""

    def turned_up(self, g: Table, seat: int, copy: int) -> None:
        player = g.players[seat]
        g.box.append(copy)
        if player.robbers >= 0:
            g.box.append(player.robbers)
            player.robbers = -1
            g.tell(FOUGHT, seat)
        elif player.front:
            g.tell(RAIDED, seat, len(player.front))
            lose_all(g, seat)
        else:
            g.tell(UNHARMED, seat, copy >> SHIFT)


class BandTogether(Effect):
    """KK-08, KK-09 The first robbers card stays in front; with the second, all items and both cards go (KK-R7)."""

    def turned_up(self, g: Table, seat: int, copy: int) -> None:
        player = g.players[seat]
        if player.robbers < 0:
            player.robbers = copy
            g.tell(ROBBERS_STAY, seat)
            return
        g.tell(ROBBED, seat, len(player.front))
        lose_all(g, seat)
        g.box.append(player.robbers)
        g.box.append(copy)
        player.robbers = -1


class Swindle(Effect):
    """KK-07 The chamberlain gets the most valuable item in front; if kinds are tied, the player chooses."""

    def turned_up(self, g: Table, seat: int, copy: int) -> None:
        g.box.append(copy)
        value = g.cards.value
        best = -1
        kinds = 0
        for item in g.players[seat].front:
            kind = item >> SHIFT
            if value[kind] > best:
                best = value[kind]
                kinds = 1 << kind
            elif value[kind] == best:
                kinds |= 1 << kind
        if not kinds:
            g.tell(UNHARMED, seat, copy >> SHIFT)
        elif kinds & (kinds - 1):
            g.next(LOSE, seat, kinds)
        else:
            for kind in range(KINDS):
                if kinds >> kind & 1:
                    give_up(g, seat, kind)


class Gain(Effect):
    """KK-05, KK-06 An item is laid in front of the player."""

    def turned_up(self, g: Table, seat: int, copy: int) -> None:
        g.players[seat].front.append(copy)


class PickPocket(Effect):
    """KK-21 The coin in hand of the advanced game: aimed at another player, or an ordinary coin (KK-R3)."""

    def turned_up(self, g: Table, seat: int, copy: int) -> None:
        others = targets(g, seat)
        if not others:
            g.players[seat].front.append(copy)
        elif len(others) == 1:
            pick_pocket(g, seat, others[0], copy)
        else:
            g.players[seat].front.append(copy)  # KK-I1: it stays there until somebody is chosen
            g.next(ROB, seat, copy)


EFFECTS: Final[list[Effect]] = matched(
    NAMES,
    {
        "raid": Raid(),
        "band_together": BandTogether(),
        "swindle": Swindle(),
        "gain": Gain(),
        "pick_pocket": PickPocket(),
    },
)


def targets(g: Table, seat: int) -> list[int]:
    """KK-R3 Whom a coin in hand can be aimed at: other players still in play, or any others if the table allows."""
    return [i for i in range(g.seated) if i != seat and (g.anybody or not g.players[i].full())]


def lose_all(g: Table, seat: int) -> None:
    """All items in front go to the box."""
    player = g.players[seat]
    g.box.extend(player.front)
    player.front = []


def give_up(g: Table, seat: int, kind: int) -> None:
    """One item of this kind goes to the box; which copy makes no difference."""
    front = g.players[seat].front
    for i in range(len(front)):
        if front[i] >> SHIFT == kind:
            g.box.append(front.pop(i))
            g.tell(LOST, seat, kind)
            return


def pick_pocket(g: Table, seat: int, other: int, copy: int) -> None:
    """KK-21 to KK-23 All coins change hands, else all fives, else all tens; the coin in hand is given in exchange."""
    victim = g.players[other]
    taken = coins(g, victim.front)
    if not taken:
        taken = of_kind(victim.front, ITEM_5)
    if not taken:
        taken = of_kind(victim.front, TREASURE_10)
    for item in taken:
        victim.front.remove(item)
    g.players[seat].front.extend(taken)
    for kind in range(KINDS):
        count = len(of_kind(taken, kind))
        if count:
            g.tell(TOOK, seat, other, kind, count)
    victim.front.append(copy)
    g.tell(GAVE, seat, other, copy >> SHIFT)


def coins(g: Table, items: list[int]) -> list[int]:
    return [item for item in items if g.cards.sort[item >> SHIFT] == IS_COIN]


def of_kind(items: list[int], kind: int) -> list[int]:
    return [item for item in items if item >> SHIFT == kind]
