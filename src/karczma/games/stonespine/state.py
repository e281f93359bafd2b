"""What lies on the table: dungeons, hands, decks, the market with its tokens, priority, and Jael.

Piles and whatever rarely changes are replaced, never changed in place: clones share them.
"""

from __future__ import annotations

from karczma.games.stonespine.cards import Cards
from karczma.games.stonespine.dungeon import Dungeon
from karczma.games.stonespine.vocabulary import (
    BLUEPRINT,
    CELL,
    CHALLENGE,
    CHAMBER,
    EDGE,
    ELEMENT,
    GOAL,
    JAEL,
    MARKET,
    STEP,
    TOKEN,
    VOCABULARY,
)
from karczma.kernel.chance import Chance
from karczma.kernel.codec import FLAG, WHOLE, WHOLES, Bits, Codec, Fixed, Many, Named, Parts, game_fields
from karczma.kernel.game import Frame, Game, Option
from karczma.kernel.verbs import Kind

# Names on disk for what a single number holds: an element token with its cell, and a card that has left the game
_LAID = Kind("token", tuple([f"{cell}_{element}" for cell in CELL.ids for element in ELEMENT.ids]))
_GONE = Kind("card", (*CHALLENGE.ids, *MARKET.ids))
ARCHITECT_FIELDS: dict[str, Codec] = {
    "blueprint": Named(BLUEPRINT),
    "hand": Fixed(Named(CHAMBER)),
    "chambers": Many(Named(CHAMBER)),
    "tokens": Fixed(Named(_LAID)),
    "passages": Bits(EDGE),
    "load": WHOLES,
    "gold": WHOLE,
    "challenges": Fixed(Named(CHALLENGE)),
}


class Architect:
    """One player's part of the table."""

    __slots__ = tuple(ARCHITECT_FIELDS)

    def __init__(
        self,
        *,
        blueprint: int,
        hand: tuple[int, ...] = (),
        chambers: list[int],
        tokens: tuple[int, ...] = (),
        passages: int = 0,
        load: list[int],
        gold: int = 0,
        challenges: tuple[int, ...] = (),
    ) -> None:
        self.blueprint = blueprint
        self.hand = hand
        self.chambers = chambers  # by cell; -1 is empty
        self.tokens = tokens  # element tokens in the dungeon: cell * ELEMENTS + element
        self.passages = passages  # edges with a passage, as bits
        self.load = load  # how many elements are in each cell
        self.gold = gold
        self.challenges = challenges

    def clone(self) -> Architect:
        return Architect(
            blueprint=self.blueprint,
            hand=self.hand,
            chambers=self.chambers[:],
            tokens=self.tokens,
            passages=self.passages,
            load=self.load[:],
            gold=self.gold,
            challenges=self.challenges,
        )

    def dungeon(self, cards: Cards) -> Dungeon:
        return Dungeon(cards, self.chambers, self.tokens, self.passages)


class Pile:
    """Cards or tokens face down: the first `left` of `order` are still there, the top one last. Immutable."""

    __slots__ = ("left", "order")

    def __init__(self, order: tuple[int, ...], left: int) -> None:
        self.order = order
        self.left = left

    def top(self) -> int:
        return self.order[self.left - 1]

    def drawn(self) -> Pile:
        """What is left without the top one."""
        return Pile(self.order, self.left - 1)

    def inside(self) -> tuple[int, ...]:
        return self.order[: self.left]


def _pile(codec: Codec) -> Codec:
    return Parts(Pile, {"order": Fixed(codec), "left": WHOLE})


ARCHITECT = Parts(Architect, ARCHITECT_FIELDS)
TABLE_FIELDS: dict[str, Codec] = {
    "architects": Many(ARCHITECT),
    "year": WHOLE,
    "turn": WHOLE,
    "deck": _pile(Named(CHAMBER)),
    "discards": Fixed(Named(CHAMBER)),
    "seen": Many(Bits(CHAMBER)),
    "goal": Named(GOAL),
    "challenge_deck": _pile(Named(CHALLENGE)),
    "display": Fixed(Named(CHALLENGE)),
    "market_deck": _pile(Named(MARKET)),
    "market": Fixed(Named(MARKET)),
    "fields": Fixed(Fixed(Named(TOKEN))),
    "piles": Many(_pile(Named(TOKEN))),
    "used": Fixed(Named(TOKEN)),
    "placing": Fixed(Named(TOKEN)),
    "order": Fixed(WHOLE),
    "passed": Fixed(WHOLE),
    "gone": Fixed(Named(_GONE)),
    "jael_deck": _pile(Named(JAEL)),
    "revealed_jael": Fixed(Named(JAEL)),
    "jael_acted": FLAG,
    "collected": Fixed(Named(CHAMBER)),
    "jael_tokens": Fixed(Named(TOKEN)),
}


class Table(Game):
    """The whole game."""

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
        architects: list[Architect],
        year: int = 0,
        turn: int = 0,
        deck: Pile,
        discards: tuple[int, ...] = (),
        seen: list[int],
        goal: int,
        challenge_deck: Pile,
        display: tuple[int, ...] = (),
        market_deck: Pile,
        market: tuple[int, ...] = (),
        fields: tuple[tuple[int, ...], ...] = (),
        piles: list[Pile],
        used: tuple[int, ...] = (),
        placing: tuple[int, ...] = (),
        order: tuple[int, ...],
        passed: tuple[int, ...] = (),
        gone: tuple[int, ...] = (),
        jael_deck: Pile,
        revealed_jael: tuple[int, ...] = (),
        jael_acted: bool = False,
        collected: tuple[int, ...] = (),
        jael_tokens: tuple[int, ...] = (),
    ) -> None:
        super().__init__(seated, agenda, asks, sealed, hushed, revealed, chance)
        self.cards = cards
        self.architects = architects
        self.year = year  # 1 to 4; 0 while setting up
        self.turn = turn  # of building in this year, 1 to 4
        self.deck = deck  # chambers
        self.discards = discards  # chambers, face down
        self.seen = seen  # for each seat: the chambers it has had in hand, as bits
        self.goal = goal
        self.challenge_deck = challenge_deck
        self.display = display  # challenges face up
        self.market_deck = market_deck
        self.market = market  # market cards, from left to right
        self.fields = fields  # tokens on the sets of these cards: upper, lower, upper, lower, ...
        self.piles = piles  # tokens by shape
        self.used = used  # tokens discarded
        self.placing = placing  # tokens bought but not placed yet
        self.order = order  # seats by priority, highest first: this year's order
        self.passed = passed  # seats in the order in which they have passed
        self.gone = gone  # challenges and market cards that left, these as CHALLENGES + market card
        self.jael_deck = jael_deck
        self.revealed_jael = revealed_jael
        self.jael_acted = jael_acted  # whether he has taken his share this year (ST-56)
        self.collected = collected  # chambers with Jael
        self.jael_tokens = jael_tokens

    def clone(self) -> Table:
        twin = Table(
            cards=self.cards,
            seated=self.seated,
            agenda=[],
            sealed=self.sealed[:],
            hushed=self.hushed,
            revealed=self.revealed,
            chance=self.chance.clone(),
            architects=[architect.clone() for architect in self.architects],
            year=self.year,
            turn=self.turn,
            deck=self.deck,
            discards=self.discards,
            seen=self.seen[:],
            goal=self.goal,
            challenge_deck=self.challenge_deck,
            display=self.display,
            market_deck=self.market_deck,
            market=self.market,
            fields=self.fields,
            piles=self.piles[:],
            used=self.used,
            placing=self.placing,
            order=self.order,
            passed=self.passed,
            gone=self.gone,
            jael_deck=self.jael_deck,
            revealed_jael=self.revealed_jael,
            jael_acted=self.jael_acted,
            collected=self.collected,
            jael_tokens=self.jael_tokens,
        )
        twin.stand_where(self)
        return twin


def row_of(year: int) -> range:
    """ST-10 The cells that this year fills."""
    return range(4 * year - 4, 4 * year)


def without(things: tuple[int, ...], thing: int) -> tuple[int, ...]:
    """All except the first such thing."""
    at = things.index(thing)
    return things[:at] + things[at + 1 :]


TABLE = Parts(Table, {**game_fields(STEP, VOCABULARY), **TABLE_FIELDS})
