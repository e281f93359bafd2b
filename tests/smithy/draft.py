"""The draft: everybody keeps a ware in secret and passes the others on; of those everybody keeps one more."""

from __future__ import annotations

from karczma.kernel.errors import Fact
from karczma.kernel.game import Option
from karczma.kernel.step import Step
from smithy.state import Table, move
from smithy.vocabulary import DRAFT, KEEP, KEPT, PASS_ON, PASSED, ROUND, SCRAPPED


class Draft(Step[Table]):
    """SM-3 All smiths keep one of their wares at the same time. The argument counts the hands kept from before."""

    rule = "SM-3"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        g.next(PASS_ON, seat, arg)
        g.ask_all(DRAFT, list(range(g.seated)), arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [KEEP + ware for ware in g.smiths[seat].hand]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        smith = g.smiths[seat]
        move(option - KEEP, smith.hand, smith.kept)
        g.tell(KEPT, seat, option - KEEP, to=1 << seat)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return {"hardness": g.cards.hardness[option - KEEP], "value": g.cards.value[option - KEEP]}


class PassOn(Step[Table]):
    """SM-4 Two wares go to the next smith, who keeps one of them; the last one is scrap."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if arg == 0:
            pass_hands(g)
            g.next(DRAFT, seat, 1)
            return
        for i in range(g.seated):
            smith = g.smiths[i]
            g.tell(SCRAPPED, i, smith.hand[0], to=1 << i)
            move(smith.hand[0], smith.hand, smith.scrap)
        g.next(ROUND, seat, 1)


def pass_hands(g: Table) -> None:
    hands = [smith.hand for smith in g.smiths]
    for i in range(g.seated):
        to = g.after(i)
        g.smiths[to].hand = hands[i]
        g.smiths[to].got = hands[i][:]
        g.tell(PASSED, i, to, hands[i][0], hands[i][1], to=1 << i | 1 << to)
