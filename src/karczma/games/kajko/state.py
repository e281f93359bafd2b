"""What lies on the table: stacks, cards in front of players, characters, the box."""

from __future__ import annotations

from typing import Any

from karczma.games.kajko.cards import Cards
from karczma.games.kajko.vocabulary import COPY, STEP, TIE, TO_NOBODY, VOCABULARY
from karczma.kernel.chance import Chance
from karczma.kernel.codec import FLAG, WHOLE, WHOLES, Codec, Fixed, Many, Named, Parts, game_fields
from karczma.kernel.game import Frame, Game, Option

COPIES_LAID = Many(Named(COPY))
PLAYER_FIELDS: dict[str, Codec] = {
    "characters": WHOLE,
    "front": COPIES_LAID,
    "robbers": Named(COPY),
    "town": Many(Fixed(Named(COPY))),
}


class Player:
    """One player's part of the table."""

    __slots__ = tuple(PLAYER_FIELDS)

    def __init__(self, *, characters: int, front: list[int], robbers: int = -1, town: list[tuple[int, ...]]) -> None:
        self.characters = characters  # how many there are
        self.front = front  # items, as copies, in order of arrival
        self.robbers = robbers  # the one robbers card in front, or -1
        self.town = town  # the items on each character filled so far: they never move again

    def clone(self) -> Player:
        return Player(characters=self.characters, front=self.front[:], robbers=self.robbers, town=self.town[:])

    def full(self) -> bool:
        """Whether every character has its items, which ends this player's turns (KK-15)."""
        return len(self.town) == self.characters


PLAYER = Parts(Player, PLAYER_FIELDS)
TABLE_FIELDS: dict[str, Codec] = {
    "players": Many(PLAYER),
    "order": COPIES_LAID,
    "starts": WHOLES,
    "left": WHOLES,
    "box": COPIES_LAID,
    "first": WHOLE,
    "dusigrosz": FLAG,
    "coin_in_hand": FLAG,
    "memory": FLAG,
    "tie": Named(TIE),
    "anybody": FLAG,
}


class Table(Game):
    """The whole game. Stacks follow one another in `order`; the first `left` cards of each are still face down."""

    __slots__ = ("cards", *TABLE_FIELDS)

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
        players: list[Player],
        order: list[int],
        starts: list[int],
        left: list[int],
        box: list[int],
        first: int,
        dusigrosz: bool,
        coin_in_hand: bool,
        memory: bool,
        tie: int,
        anybody: bool,
    ) -> None:
        super().__init__(seated, agenda, asks, sealed, hushed, revealed, chance)
        self.cards = cards
        self.players = players
        self.order = order  # never changed in place, so clones share it; the top of a stack is its last face-down card
        self.starts = starts  # where each stack begins in `order`
        self.left = left
        self.box = box
        self.first = first
        self.dusigrosz = dusigrosz
        self.coin_in_hand = coin_in_hand
        self.memory = memory  # whether owners may look at what they sent to the town
        self.tie = tie  # who gets the bonus card if several have the most coins
        self.anybody = anybody  # whether a coin in hand can be aimed at somebody who has finished

    def clone(self) -> Table:
        twin = Table(
            cards=self.cards,
            seated=self.seated,
            agenda=[],
            sealed=self.sealed[:],
            hushed=self.hushed,
            revealed=self.revealed,
            chance=self.chance.clone(),
            players=[player.clone() for player in self.players],
            order=self.order,
            starts=self.starts,
            left=self.left[:],
            box=self.box[:],
            first=self.first,
            dusigrosz=self.dusigrosz,
            coin_in_hand=self.coin_in_hand,
            memory=self.memory,
            tie=self.tie,
            anybody=self.anybody,
        )
        twin.stand_where(self)
        return twin

    def size(self, stack: int) -> int:
        """How many cards a stack started with: the number on its back."""
        end = self.starts[stack + 1] if stack + 1 < len(self.starts) else len(self.order)
        return end - self.starts[stack]


TABLE = Parts(Table, {**game_fields(STEP, VOCABULARY), **TABLE_FIELDS})


def with_more_options(state: Any) -> Any:
    """From shape 1 to shape 2: tables used to have no choice in these."""
    return {"tie": TIE.ids[TO_NOBODY], "anybody": False, **state} if isinstance(state, dict) else state
