"""The forge: three rounds in which a smith lays a ware on the anvil, stokes the fire and strikes; charms; the end."""

from __future__ import annotations

from karczma.kernel.errors import Fact
from karczma.kernel.game import NOBODY, Option
from karczma.kernel.step import Blocked, Step, Window, open_window
from smithy.effects import EFFECTS, roll
from smithy.setup import charm_kind, patron_metal
from smithy.state import Table, move
from smithy.vocabulary import (
    CHARM,
    CHARMS,
    DECLINE,
    END,
    ENDED,
    FORGE,
    HUSH,
    JUDGE,
    LAID,
    LAY,
    MADE,
    PLAY,
    PLAYED,
    REST,
    RESTED,
    ROUND,
    ROUND_STARTS,
    SHOWED,
    SPOILED,
    STOKE,
    STOKED,
    STRIKE,
    STRUCK,
)

ROUNDS = 3
HOTTEST = 2


class Round(Step[Table]):
    """SM-5 A turn each, three times around, or until every ware is forged. The argument is the number of the round."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        forged = not any(smith.kept for smith in g.smiths)
        if forged or arg > ROUNDS:
            g.next(END, NOBODY, 0 if forged else 1)
            return
        g.tell(ROUND_STARTS, NOBODY, arg)
        g.hushed = 0
        turns = [(FORGE, (seat + i) % g.seated, 0) for i in range(g.seated)]
        g.plan([*turns, (ROUND, seat, arg + 1)])


class Forge(Step[Table]):
    """SM-6 Lay a ware on the anvil, stoke the fire, strike; or rest and take coal."""

    rule = "SM-6"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        g.ask(FORGE, seat, 0)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        smith = g.smiths[seat]
        if not smith.anvil:
            return [*[LAY + ware for ware in smith.kept], REST]
        return [STOKE, STRIKE] if smith.coal and smith.heat < HOTTEST else [STRIKE]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        smith = g.smiths[seat]
        if option == REST:
            smith.coal += 1
            g.tell(RESTED, seat, smith.coal)
        elif option == STRIKE:
            strike(g, seat)
        else:
            g.next(FORGE, seat, 0)
            if option == STOKE:
                smith.coal -= 1
                smith.heat += 1
                g.tell(STOKED, seat, smith.heat)
            else:
                move(option - LAY, smith.kept, smith.anvil)
                g.tell(LAID, seat, option - LAY, to=1 << seat)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        smith = g.smiths[seat]
        if option == STRIKE:
            return {"need": max(1, g.cards.hardness[smith.anvil[0]] - smith.heat)}
        if option in (STOKE, REST):
            return {"coal": smith.coal}
        return {"hardness": g.cards.hardness[option - LAY], "value": g.cards.value[option - LAY]}

    def blocked(self, g: Table, seat: int, arg: int) -> list[Blocked]:
        smith = g.smiths[seat]
        if not smith.anvil:
            return [("strike", "empty-anvil", {})]
        if smith.heat == HOTTEST:
            return [("stoke", "hot-enough", {"heat": smith.heat})]
        return [] if smith.coal else [("stoke", "no-coal", {"need": 1, "have": 0})]

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"coal": g.smiths[seat].coal, "heat": g.smiths[seat].heat}


def strike(g: Table, seat: int) -> None:
    """SM-7 The ware is turned up, the die is rolled, charms may be played, and then the work is judged."""
    g.next(JUDGE, seat, 0)
    if g.with_charms:
        open_window(g, CHARMS, seat, seat)
    g.reveal()
    roll(g)
    g.tell(STRUCK, seat, g.smiths[seat].anvil[0], g.die)


class Charms(Window[Table]):
    """SM-8 Whoever holds charms may play one: a horseshoe for the own strike, soot against another's."""

    rule = "SM-8"
    decline = DECLINE
    hush = HUSH

    def could(self, g: Table, seat: int, arg: int) -> bool:
        return bool(g.smiths[seat].charms)

    def reactions(self, g: Table, seat: int, arg: int) -> list[Option]:
        kinds = sorted({charm_kind(charm) for charm in g.smiths[seat].charms})
        return [PLAY + kind for kind in kinds if EFFECTS[g.cards.effect[kind]].own == (seat == arg)]

    def reacted(self, g: Table, seat: int, arg: int, option: Option) -> None:
        charms = g.smiths[seat].charms
        charm = next(charm for charm in charms if charm_kind(charm) == option - PLAY)
        move(charm, charms, g.spent)
        g.reveal()
        g.tell(PLAYED, seat, option - PLAY)
        EFFECTS[g.cards.effect[option - PLAY]].played(g, arg)

    def moment(self, g: Table, seat: int, arg: int) -> int:
        return 0 if seat == arg else 1

    def blocked(self, g: Table, seat: int, arg: int) -> list[Blocked]:
        offered = self.reactions(g, seat, arg)
        held = sorted({charm_kind(charm) for charm in g.smiths[seat].charms})
        return [(f"charm:{CHARM.ids[kind]}", "not-now", {}) for kind in held if PLAY + kind not in offered]


class Judge(Step[Table]):
    """SM-9 Die and heat must reach the hardness of the ware; if they do not, it is slag."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        smith = g.smiths[seat]
        ware = smith.anvil[0]
        good = g.die + smith.heat >= g.cards.hardness[ware]
        move(ware, smith.anvil, smith.made if good else smith.spoiled)
        g.tell(MADE if good else SPOILED, seat, ware)
        smith.heat = 0
        g.die = 0


class End(Step[Table]):
    """SM-10 The patrons are shown."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        g.tell(ENDED, NOBODY, arg)
        g.reveal()
        for i in range(g.seated):
            g.tell(SHOWED, i, patron_metal(g.smiths[i].patron[0]))

    turn = True
