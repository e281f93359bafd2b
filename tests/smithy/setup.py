"""Setting up: three wares, two charms and one patron a smith; the first smith is drawn."""

from __future__ import annotations

from karczma.kernel.chance import Chance
from karczma.kernel.face import Setting
from karczma.kernel.step import Step
from smithy.cards import Cards
from smithy.state import Smith, Table
from smithy.vocabulary import (
    BEGINS,
    CHARM_COPIES,
    DRAFT,
    FIRST_CHARM,
    FIRST_PATRON,
    GOT_CHARM,
    GOT_PATRON,
    OPENING,
    PATRON_COPIES,
    PIECES,
)

COAL = {"scarce": 1, "plenty": 3}


def set_up(seats: int, settings: dict[str, Setting], cards: Cards, chance: Chance) -> Table:
    """SM-1 The table before the draft. What is not dealt goes out of the game unseen."""
    crate = list(range(FIRST_CHARM))
    bag = list(range(FIRST_CHARM, FIRST_PATRON))
    guild = list(range(FIRST_PATRON, PIECES))
    coal = COAL[str(settings["coal"])]
    with_charms = settings["charms"] is True
    for pile in (crate, bag, guild):
        chance.shuffle(pile)
    smiths = [
        Smith(
            coal=coal,
            hand=deal(crate, 3),
            got=[],
            kept=[],
            scrap=[],
            anvil=[],
            made=[],
            spoiled=[],
            charms=deal(bag, 2 if with_charms else 0),
            patron=deal(guild, 1),
        )
        for _ in range(seats)
    ]
    for pile in (crate, bag, guild):
        pile.sort()
    first = chance.below(seats)
    return Table(
        cards=cards,
        seated=seats,
        agenda=[(OPENING, first, 0)],
        chance=chance,
        smiths=smiths,
        crate=crate,
        bag=bag,
        guild=guild,
        spent=[],
        first=first,
        with_charms=with_charms,
    )


def deal(pile: list[int], count: int) -> list[int]:
    return sorted([pile.pop() for _ in range(count)])


class Opening(Step[Table]):
    """SM-2 Every smith looks at its own patron and charms, and nobody else's."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        g.tell(BEGINS, seat)
        for i in range(g.seated):
            smith = g.smiths[i]
            g.tell(GOT_PATRON, i, patron_metal(smith.patron[0]), to=1 << i)
            for charm in smith.charms:
                g.tell(GOT_CHARM, i, charm_kind(charm), to=1 << i)
        g.next(DRAFT, seat, 0)


def charm_kind(piece: int) -> int:
    return (piece - FIRST_CHARM) // CHARM_COPIES


def patron_metal(piece: int) -> int:
    return (piece - FIRST_PATRON) // PATRON_COPIES
