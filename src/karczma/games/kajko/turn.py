"""The course of play: turns clockwise, each an adventure or a sending, and how the game ends."""

from __future__ import annotations

from typing import Final

from karczma.games.kajko.adventure import turn_up
from karczma.games.kajko.scoring import dusigrosz_winners
from karczma.games.kajko.state import Table
from karczma.games.kajko.town import send, worth
from karczma.games.kajko.vocabulary import ADVENTURE, DUSIGROSZ, END, ENDED, NO_DUSIGROSZ, SEND, STACK, STACKS, TURN
from karczma.kernel.errors import Fact
from karczma.kernel.game import NOBODY, Option
from karczma.kernel.native import i64
from karczma.kernel.step import Blocked, Step

# Options by the stacks that have cards left, as bits, and one more bit for sending. Options are needed so often
# that it pays to make the lists once.
OFFERED: Final = [
    [*[ADVENTURE + stack for stack in range(STACKS) if found >> stack & 1], *[SEND] * (found >> STACKS)]
    for found in range(2 << STACKS)
]


class Turn(Step[Table]):
    """KK-03, KK-25 One action: turn up the top card of a stack, or send what is in front to the town."""

    rule = "KK-03"
    turn = True

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if no_cards_left(g):  # KK-17
            g.next(END, NOBODY, 1)
            return
        for _ in range(g.seated):
            if not g.players[seat].full():  # KK-15
                g.ask(TURN, seat, 0)
                return
            seat = g.after(seat)
        g.next(END, NOBODY, 0)  # KK-16

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        found: i64 = 0
        bit: i64 = 1
        for left in g.left:
            if left:
                found |= bit
            bit <<= 1
        if g.players[seat].front:  # KK-12
            found |= bit
        return OFFERED[found]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        g.next(TURN, g.after(seat), 0)
        if option == SEND:
            send(g, seat)
        else:
            turn_up(g, seat, option - ADVENTURE)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        player = g.players[seat]
        if option == SEND:
            empty = player.characters - len(player.town)
            return {"count": len(player.front), "ducats": worth(g, player.front), "empty": empty}
        stack = option - ADVENTURE
        return {"left": g.left[stack], "size": g.size(stack)}

    def blocked(self, g: Table, seat: int, arg: int) -> list[Blocked]:
        shut: list[Blocked] = [
            (f"stack:{STACK.ids[stack]}", "stack-empty", {}) for stack in range(STACKS) if not g.left[stack]
        ]
        if not g.players[seat].front:
            shut.append(("send", "nothing-to-send", {}))  # KK-R1
        return shut

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        player = g.players[seat]
        robbers = 1 if player.robbers >= 0 else 0
        return {"count": len(player.front), "ducats": worth(g, player.front), "robbers": robbers}


class End(Step[Table]):
    """KK-17 When the stacks are empty, whoever is still in play sends what is in front: always better (KK-R5)."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        for i in range(g.seated):
            player = g.players[i]
            if player.front and not player.full():
                send(g, i)
        if g.dusigrosz:  # KK-20
            winners, coins = dusigrosz_winners([player.town for player in g.players], g.tie, g.cards)
            for winner in winners:
                g.tell(DUSIGROSZ, winner, coins)
            if not winners:
                g.tell(NO_DUSIGROSZ, NOBODY)
        g.tell(ENDED, NOBODY, arg)


def no_cards_left(g: Table) -> bool:
    left = g.left
    for stack in range(STACKS):
        if left[stack]:
            return False
    return True
