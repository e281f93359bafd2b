"""What lies on the table: sheets, dice on Initiative cards and in the bag, the market and its deck."""

from __future__ import annotations

from typing import Final

from karczma.games.roll_player.cards import Cards
from karczma.games.roll_player.vocabulary import (
    ALIGNMENT,
    BACKSTORY,
    CARD,
    CLASS,
    DIE,
    FIELD,
    RACE,
    ROW,
    STEP,
    VOCABULARY,
)
from karczma.kernel.chance import Chance
from karczma.kernel.codec import FLAG, WHOLE, WHOLES, Bits, Codec, Fixed, Many, Named, Parts, game_fields
from karczma.kernel.game import Frame, Game, Option

CENTRE: Final = 4  # of the alignment grid
SAME_AS_TWO: Final = 2  # solo is set up as for two players (RP-117)

DICE_LAID = Many(Named(DIE))
CARDS_LAID = Many(Named(CARD))
PLAYER_FIELDS: dict[str, Codec] = {
    "race": Named(RACE),
    "profession": Named(CLASS),
    "backstory": Named(BACKSTORY),
    "alignment": Named(ALIGNMENT),
    "field": Named(FIELD),
    "gold": WHOLE,
    "charisma": WHOLE,
    "sheet": DICE_LAID,
    "starting": DICE_LAID,
    "owned": Bits(CARD),
    "ready": Bits(CARD),
    "initiative": WHOLE,
    "hand": Named(DIE),
    "bore": FLAG,
    "placed": Named(ROW),
}


class Player:
    """One player's part of the table. Cards are bits; a die is its colour and value (see the vocabulary)."""

    __slots__ = tuple(PLAYER_FIELDS)

    def __init__(
        self,
        *,
        race: int = -1,
        profession: int = -1,
        backstory: int = -1,
        alignment: int = -1,
        field: int,
        gold: int = 0,
        charisma: int = 0,
        sheet: list[int],
        starting: list[int],
        owned: int = 0,
        ready: int = 0,
        initiative: int = -1,
        hand: int = -1,
        bore: bool = False,
        placed: int = -1,
    ) -> None:
        self.race = race
        self.profession = profession  # the class: `class` is a Python keyword
        self.backstory = backstory
        self.alignment = alignment
        self.field = field  # of the alignment grid, where the token is
        self.gold = gold
        self.charisma = charisma
        self.sheet = sheet  # 18 spaces, row by row
        self.starting = starting  # starting dice not placed yet
        self.owned = owned  # market cards
        self.ready = ready  # those that are skills and upright
        self.initiative = initiative  # the Initiative card taken this round, from 0; -1 if in the centre
        self.hand = hand  # the die taken but not placed yet
        self.bore = bore  # whether there was gold on the Initiative card when it was taken
        self.placed = placed  # the row this round's die was placed in; -1 before

    def clone(self) -> Player:
        return Player(
            race=self.race,
            profession=self.profession,
            backstory=self.backstory,
            alignment=self.alignment,
            field=self.field,
            gold=self.gold,
            charisma=self.charisma,
            sheet=self.sheet[:],
            starting=self.starting[:] if self.starting else [],
            owned=self.owned,
            ready=self.ready,
            initiative=self.initiative,
            hand=self.hand,
            bore=self.bore,
            placed=self.placed,
        )


PLAYER = Parts(Player, PLAYER_FIELDS)
TABLE_FIELDS: dict[str, Codec] = {
    "players": Many(PLAYER),
    "first": WHOLE,
    "round": WHOLE,
    "bag": WHOLES,
    "aside": WHOLES,
    "pool": DICE_LAID,
    "loose": DICE_LAID,
    "card_gold": WHOLES,
    "order": Fixed(Named(CARD)),
    "left": WHOLE,
    "layered": FLAG,
    "market": CARDS_LAID,
    "discards": CARDS_LAID,
    "trash": CARDS_LAID,
    "purchases": WHOLE,
    "class_choice": FLAG,
    "less_random": FLAG,
    "random_deck": FLAG,
    "shorter": FLAG,
    "friendly": FLAG,
    "windows": FLAG,
    "together": FLAG,
}


class Table(Game):
    """The whole game. The deck's cards are in `order`; the first `left` of them are still there, the top one last."""

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
        first: int,
        round: int = 0,
        bag: list[int],
        aside: list[int],
        pool: list[int],
        loose: list[int],
        card_gold: list[int],
        order: tuple[int, ...] = (),
        left: int = 0,
        layered: bool,
        market: list[int],
        discards: list[int],
        trash: list[int],
        purchases: int = 0,
        class_choice: bool,
        less_random: bool,
        random_deck: bool,
        shorter: bool,
        friendly: bool,
        windows: bool,
        together: bool,
    ) -> None:
        super().__init__(seated, agenda, asks, sealed, hushed, revealed, chance)
        self.cards = cards
        self.players = players
        self.first = first  # the First Player of this round
        self.round = round  # from 1; 0 while setting up
        self.bag = bag  # how many dice of each colour are in it
        self.aside = aside  # dice laid aside for a while: class dice, and in solo the enemy die
        self.pool = pool  # the die on each Initiative card in the centre
        self.loose = loose  # dice being put in order
        self.card_gold = card_gold  # the gold on each Initiative card
        self.order = order
        self.left = left
        self.layered = layered  # whether one-dot cards are above two-dot cards
        self.market = market  # from left to right
        self.discards = discards
        self.trash = trash
        self.purchases = purchases  # how many cards may still be bought in this Market turn
        self.class_choice = class_choice
        self.less_random = less_random
        self.random_deck = random_deck
        self.shorter = shorter
        self.friendly = friendly
        self.windows = windows
        self.together = together

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
            first=self.first,
            round=self.round,
            bag=self.bag[:],
            aside=self.aside[:],
            pool=self.pool[:],
            loose=self.loose[:],
            card_gold=self.card_gold[:],
            order=self.order,
            left=self.left,
            layered=self.layered,
            market=self.market[:],
            discards=self.discards[:],
            trash=self.trash[:],
            purchases=self.purchases,
            class_choice=self.class_choice,
            less_random=self.less_random,
            random_deck=self.random_deck,
            shorter=self.shorter,
            friendly=self.friendly,
            windows=self.windows,
            together=self.together,
        )
        twin.stand_where(self)
        return twin

    @property
    def slots(self) -> int:
        """RP-16, RP-17, RP-117 How many Initiative cards are in use, and how many market cards are dealt."""
        return max(self.seated, SAME_AS_TWO) + 1

    def last_round(self) -> bool:
        """RP-81 All sheets are full, and they fill up in the same round (RP-R1)."""
        for die in self.players[0].sheet:
            if die < 0:
                return False
        return True


TABLE = Parts(Table, {**game_fields(STEP, VOCABULARY), **TABLE_FIELDS})
