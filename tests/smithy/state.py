"""What lies on the table. Piles are kept sorted, so that the order of one tells nothing about how it came to be."""

from __future__ import annotations

from bisect import insort

from karczma.kernel.chance import Chance
from karczma.kernel.codec import FLAG, WHOLE, Codec, Many, Named, Parts, game_fields
from karczma.kernel.game import Frame, Game, Option
from smithy.cards import Cards
from smithy.vocabulary import PIECE, STEP, VOCABULARY


class Smith:
    """One smith's part of the table."""

    __slots__ = ("anvil", "charms", "coal", "got", "hand", "heat", "kept", "made", "patron", "scrap", "spoiled")

    def __init__(
        self,
        *,
        coal: int,
        heat: int = 0,
        hand: list[int],
        got: list[int],
        kept: list[int],
        scrap: list[int],
        anvil: list[int],
        made: list[int],
        spoiled: list[int],
        charms: list[int],
        patron: list[int],
    ) -> None:
        self.coal = coal
        self.heat = heat  # how often the fire was stoked this turn
        self.hand = hand  # wares to choose from in the draft
        self.got = got  # what the smith before passed on, wherever it lies now: both of them remember
        self.kept = kept
        self.scrap = scrap  # the last ware of the draft, which nobody keeps
        self.anvil = anvil  # at most one ware, face down until it is struck
        self.made = made
        self.spoiled = spoiled
        self.charms = charms
        self.patron = patron  # always one

    def clone(self) -> Smith:
        return Smith(
            coal=self.coal,
            heat=self.heat,
            hand=self.hand[:],
            got=self.got[:],
            kept=self.kept[:],
            scrap=self.scrap[:],
            anvil=self.anvil[:],
            made=self.made[:],
            spoiled=self.spoiled[:],
            charms=self.charms[:],
            patron=self.patron[:],
        )


class Table(Game):
    """The whole game."""

    __slots__ = ("bag", "cards", "crate", "die", "first", "guild", "smiths", "spent", "with_charms")

    def __init__(
        self,
        *,
        cards: Cards,
        seated: int,
        agenda: list[Frame],
        asks: list[Frame] | None = None,
        sealed: list[Option] | None = None,
        hushed: int = 0,
        revealed: int = 0,
        chance: Chance,
        smiths: list[Smith],
        crate: list[int],
        bag: list[int],
        guild: list[int],
        spent: list[int],
        die: int = 0,
        first: int,
        with_charms: bool,
    ) -> None:
        super().__init__(seated, agenda, asks, sealed, hushed, revealed, chance)
        self.cards = cards
        self.smiths = smiths
        self.crate = crate  # wares, and below charms and patrons, that nobody was dealt
        self.bag = bag
        self.guild = guild
        self.spent = spent  # played charms
        self.die = die  # from a strike until it is judged; 0 otherwise
        self.first = first
        self.with_charms = with_charms

    def clone(self) -> Table:
        twin = Table(
            cards=self.cards,
            seated=self.seated,
            agenda=[],
            sealed=self.sealed[:],
            hushed=self.hushed,
            revealed=self.revealed,
            chance=self.chance.clone(),
            smiths=[smith.clone() for smith in self.smiths],
            crate=self.crate[:],
            bag=self.bag[:],
            guild=self.guild[:],
            spent=self.spent[:],
            die=self.die,
            first=self.first,
            with_charms=self.with_charms,
        )
        twin.stand_where(self)
        return twin


def move(piece: int, pile: list[int], to: list[int]) -> None:
    """One piece goes from one pile to another."""
    pile.remove(piece)
    insort(to, piece)


PILE = Many(Named(PIECE))
SMITH = Parts(
    Smith,
    {
        "coal": WHOLE,
        "heat": WHOLE,
        "hand": PILE,
        "got": PILE,
        "kept": PILE,
        "scrap": PILE,
        "anvil": PILE,
        "made": PILE,
        "spoiled": PILE,
        "charms": PILE,
        "patron": PILE,
    },
)
FIELDS: dict[str, Codec] = {
    **game_fields(STEP, VOCABULARY),
    "smiths": Many(SMITH),
    "crate": PILE,
    "bag": PILE,
    "guild": PILE,
    "spent": PILE,
    "die": WHOLE,
    "first": WHOLE,
    "with_charms": FLAG,
}
TABLE = Parts(Table, FIELDS)
