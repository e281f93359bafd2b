"""Going on an adventure: turn up the top card of any stack and do what it says."""

from __future__ import annotations

from karczma.games.kajko.effects import EFFECTS, give_up, pick_pocket, targets
from karczma.games.kajko.state import Table
from karczma.games.kajko.vocabulary import KINDS, LOSE_ITEM, ROB_SEAT, SHIFT, TURNED_UP
from karczma.kernel.errors import Fact
from karczma.kernel.game import Option, holds
from karczma.kernel.step import Step


def turn_up(g: Table, seat: int, stack: int) -> None:
    """KK-04 The top card of a stack is turned up and carried out."""
    left = g.left[stack] - 1
    g.left[stack] = left
    copy = g.order[g.starts[stack] + left]
    kind = copy >> SHIFT
    g.reveal()
    g.tell(TURNED_UP, seat, stack, kind)
    effect = g.cards.advanced[kind] if g.coin_in_hand else g.cards.effect[kind]
    EFFECTS[effect].turned_up(g, seat, copy)


class Lose(Step[Table]):
    """KK-07 If the most valuable items are of different kinds, the player chooses which the chamberlain gets."""

    rule = "KK-07"

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        """The kinds to choose from are the bits of the frame's argument."""
        return [LOSE_ITEM + kind for kind in range(KINDS) if holds(arg, kind)]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        give_up(g, seat, option - LOSE_ITEM)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return {"ducats": g.cards.value[option - LOSE_ITEM]}


class Rob(Step[Table]):
    """KK-21 The coin in hand is aimed at another player (KK-R3). The argument is the card turned up."""

    rule = "KK-21"

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [ROB_SEAT + other for other in targets(g, seat)]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        g.players[seat].front.remove(arg)
        pick_pocket(g, seat, option - ROB_SEAT, arg)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        from_front = g.players[option - ROB_SEAT].front
        return {"count": len(from_front)}
