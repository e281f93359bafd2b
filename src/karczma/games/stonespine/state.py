"""What lies on the table: dungeons, hands, decks, the market with its tokens, priority, and Jael."""

from __future__ import annotations

from karczma.games.stonespine.cards import Cards
from karczma.games.stonespine.dungeon import Dungeon
from karczma.games.stonespine.vocabulary import (
    BLUEPRINT,
    CHALLENGE,
    CHAMBER,
    GOAL,
    JAEL,
    MARKET,
    STEP,
    TOKEN,
    VOCABULARY,
)
from karczma.kernel.chance import Chance
from karczma.kernel.codec import FLAG, WHOLE, WHOLES, Codec, Fixed, Many, Named, Parts, game_fields
from karczma.kernel.game import Frame, Game, Option


class Architect:
    """One player's part of the table."""

    __slots__ = ("blueprint", "challenges", "chambers", "gold", "hand", "load", "passages", "tokens")

    def __init__(
        self,
        blueprint: int,
        hand: list[int],
        chambers: list[int],
        tokens: list[int],
        passages: int,
        load: list[int],
        gold: int,
        challenges: list[int],
    ) -> None:
        self.blueprint = blueprint
        self.hand = hand
        self.chambers = chambers  # by cell; -1 is empty
        self.tokens = tokens  # element tokens in the dungeon: cell * ELEMENTS + element
        self.passages = passages  # edges with a passage, as bits
        self.load = load  # how many elements lie in each cell
        self.gold = gold
        self.challenges = challenges

    def clone(self) -> Architect:
        return Architect(
            self.blueprint,
            self.hand[:],
            self.chambers[:],
            self.tokens[:],
            self.passages,
            self.load[:],
            self.gold,
            self.challenges[:],
        )

    def dungeon(self, cards: Cards) -> Dungeon:
        return Dungeon(cards, self.chambers, self.tokens, self.passages)


class Pile:
    """Cards or tokens face down: the first `left` of `order` are still there, the top one last."""

    __slots__ = ("left", "order")

    def __init__(self, order: tuple[int, ...], left: int) -> None:
        self.order = order  # never changed, so clones share it
        self.left = left

    def clone(self) -> Pile:
        return Pile(self.order, self.left)

    def top(self) -> int:
        self.left -= 1
        return self.order[self.left]

    def inside(self) -> tuple[int, ...]:
        return self.order[: self.left]


class Table(Game):
    """The whole game."""

    __slots__ = (
        "architects",
        "cards",
        "challenge_deck",
        "collected",
        "deck",
        "discards",
        "display",
        "fields",
        "goal",
        "gone",
        "jael_acted",
        "jael_deck",
        "jael_tokens",
        "market",
        "market_deck",
        "order",
        "passed",
        "piles",
        "placing",
        "revealed_jael",
        "seen",
        "turn",
        "used",
        "year",
    )

    def __init__(
        self,
        cards: Cards,
        seated: int,
        agenda: list[Frame],
        asks: list[Frame],
        sealed: list[Option],
        hushed: int,
        revealed: int,
        chance: Chance,
        architects: list[Architect],
        year: int,
        turn: int,
        deck: Pile,
        discards: list[int],
        seen: list[int],
        goal: int,
        challenge_deck: Pile,
        display: list[int],
        market_deck: Pile,
        market: list[int],
        fields: list[list[int]],
        piles: list[Pile],
        used: list[int],
        placing: list[int],
        order: list[int],
        passed: list[int],
        gone: list[int],
        jael_deck: Pile,
        revealed_jael: list[int],
        jael_acted: bool,
        collected: list[int],
        jael_tokens: list[int],
    ) -> None:
        super().__init__(seated, agenda, asks, sealed, hushed, revealed, chance)
        self.cards = cards
        self.architects = architects
        self.year = year  # 1 to 4; 0 while setting up
        self.turn = turn  # of building in this year, 1 to 4
        self.deck = deck  # chambers
        self.discards = discards  # chambers, face down
        self.seen = seen  # of each chamber: who has had it in hand, as bits
        self.goal = goal
        self.challenge_deck = challenge_deck
        self.display = display  # challenges face up
        self.market_deck = market_deck
        self.market = market  # market cards, from left to right
        self.fields = fields  # tokens on the sets of these cards: upper, lower, upper, lower, ...
        self.piles = piles  # tokens by shape
        self.used = used  # tokens discarded
        self.placing = placing  # tokens bought and not placed yet
        self.order = order  # seats by priority, highest first: this year's order
        self.passed = passed  # seats in the order in which they have passed
        self.gone = gone  # challenges and market cards that left: cards as CHALLENGES + market card
        self.jael_deck = jael_deck
        self.revealed_jael = revealed_jael
        self.jael_acted = jael_acted  # whether he has taken his share this year (ST-56)
        self.collected = collected  # chambers with Jael
        self.jael_tokens = jael_tokens

    def clone(self) -> Table:
        return Table(
            self.cards,
            self.seated,
            self.agenda[:],
            self.asks[:],
            self.sealed[:],
            self.hushed,
            self.revealed,
            self.chance.clone(),
            [architect.clone() for architect in self.architects],
            self.year,
            self.turn,
            self.deck.clone(),
            self.discards[:],
            self.seen[:],
            self.goal,
            self.challenge_deck.clone(),
            self.display[:],
            self.market_deck.clone(),
            self.market[:],
            [tokens[:] for tokens in self.fields],
            [pile.clone() for pile in self.piles],
            self.used[:],
            self.placing[:],
            self.order[:],
            self.passed[:],
            self.gone[:],
            self.jael_deck.clone(),
            self.revealed_jael[:],
            self.jael_acted,
            self.collected[:],
            self.jael_tokens[:],
        )

    @property
    def solo(self) -> bool:
        return self.seated == 1

    def over(self) -> bool:
        return not self.asks and not self.agenda


def row_of(year: int) -> range:
    """ST-10 The cells that this year fills."""
    return range(4 * year - 4, 4 * year)


ARCHITECT = Parts(
    Architect,
    {
        "blueprint": Named(BLUEPRINT),
        "hand": Many(Named(CHAMBER)),
        "chambers": Many(Named(CHAMBER)),
        "tokens": WHOLES,
        "passages": WHOLE,
        "load": WHOLES,
        "gold": WHOLE,
        "challenges": Many(Named(CHALLENGE)),
    },
)


def _pile(codec: Codec) -> Codec:
    return Parts(Pile, {"order": Fixed(codec), "left": WHOLE})


FIELDS: dict[str, Codec] = {
    **game_fields(STEP, VOCABULARY),
    "architects": Many(ARCHITECT),
    "year": WHOLE,
    "turn": WHOLE,
    "deck": _pile(Named(CHAMBER)),
    "discards": Many(Named(CHAMBER)),
    "seen": WHOLES,
    "goal": Named(GOAL),
    "challenge_deck": _pile(Named(CHALLENGE)),
    "display": Many(Named(CHALLENGE)),
    "market_deck": _pile(Named(MARKET)),
    "market": Many(Named(MARKET)),
    "fields": Many(Many(Named(TOKEN))),
    "piles": Many(_pile(Named(TOKEN))),
    "used": Many(Named(TOKEN)),
    "placing": Many(Named(TOKEN)),
    "order": WHOLES,
    "passed": WHOLES,
    "gone": WHOLES,
    "jael_deck": _pile(Named(JAEL)),
    "revealed_jael": Many(Named(JAEL)),
    "jael_acted": FLAG,
    "collected": Many(Named(CHAMBER)),
    "jael_tokens": Many(Named(TOKEN)),
}
TABLE = Parts(Table, FIELDS)
