"""A table of Roll Player laid by hand: every die comes out of the bag and every card out of the deck.

>>> t = table(2).sheet(0, str="red_6 blue_6", con="green_1").gold(0, 5)
>>> t = t.pool("gold_4", "blue_5", "red_6").dice_turn(0).choose("take_initiative", "1").choose("place_die", "str")
>>> t.row(0, "str"), t.gold_of(0)
(['red_6', 'blue_6', 'gold_4'], 8)
"""

from __future__ import annotations

from collections import Counter

import karczma
from karczma.games.roll_player.state import Player, Table
from karczma.games.roll_player.vocabulary import (
    ALIGNMENT,
    BACKSTORY,
    CARD,
    CLASS,
    COLOUR,
    DICE_TURNS,
    DIE,
    FIELD,
    MARKET_TURNS,
    RACE,
    ROW,
    TAKE_INITIATIVE,
)
from karczma.kernel.chance import seeded
from karczma.kernel.errors import Fact
from karczma.kernel.step import run
from rules.laid import Laid


def fresh(seats: int = 2, seed: int = 1, **options: bool | str) -> LaidTable:
    """A table as it starts: the first question is who takes which sheet."""
    return LaidTable(karczma.start("roll_player", seats, seed, options))


def table(seats: int = 2, seed: int = 1, **options: bool | str) -> LaidTable:
    """A table in round 1, seat 0 is First Player; sheets are empty, all dice in the bag, all cards in the deck.

    Races and classes are human and orc, warrior and cleric, and so on, until a test says otherwise.
    """
    t = fresh(seats, seed, **options)
    g = t.g
    while g.round == 0:
        t.choose(*t.offers[0])
    for i in range(seats):
        _strip(g, i)
    g.pool = [-1] * g.slots
    g.loose = []
    g.bag = [10, 10, 10, 10, 10, 10, 12 if seats == 1 else 13]
    g.card_gold = [0, *[1] * (g.slots - 2), 0]
    g.order = tuple(card for card in range(len(CARD.ids)) if not (seats == 1 and CARD.ids[card] == "diplomacy"))
    g.left = len(g.order)
    g.market, g.discards, g.trash = [], [], []
    g.first = 0
    g.hushed = 0
    g.asks = []
    g.sealed = []
    g.agenda = []
    return t


def quiet(seats: int = 2, seed: int = 1, **options: bool | str) -> LaidTable:
    """Such a table where no class does anything in the market: thief, monk, ranger, barbarian."""
    t = table(seats, seed, **options)
    for seat, profession in enumerate(("thief", "monk", "ranger", "barbarian")[:seats]):
        t.who(seat, profession=profession)
    return t


def _strip(g: Table, seat: int) -> None:
    """A player who has a race, a class, a backstory and an alignment, and nothing else."""
    races = ("human", "orc", "elf", "dwarf")
    classes = ("warrior", "cleric", "ranger", "monk")
    player = g.players[seat]
    player.race = RACE.numbers[races[seat]]
    player.profession = CLASS.numbers[classes[seat]]
    player.backstory, player.alignment, player.field = seat, seat, 4
    player.gold, player.charisma = 0, 0
    player.sheet, player.starting = [-1] * 18, []
    player.owned, player.ready = 0, 0
    player.initiative, player.hand, player.bore, player.placed = -1, -1, False, -1


class LaidTable(Laid):
    """A match whose dice and cards are put where a test needs them."""

    @property
    def g(self) -> Table:
        game = self.match.game
        assert isinstance(game, Table)
        return game

    # Laying

    def who(
        self, seat: int, race: str = "", profession: str = "", backstory: str = "", alignment: str = "", field: str = ""
    ) -> LaidTable:
        """The player is this character; what is not named stays."""
        player = self.player(seat)
        player.race = RACE.numbers[race] if race else player.race
        player.profession = CLASS.numbers[profession] if profession else player.profession
        player.backstory = BACKSTORY.numbers[backstory] if backstory else player.backstory
        player.alignment = ALIGNMENT.numbers[alignment] if alignment else player.alignment
        player.field = FIELD.numbers[field] if field else player.field
        return self

    def sheet(self, seat: int, **rows: str) -> LaidTable:
        """These dice lie in these rows, from the left: `sheet(0, str="red_6 blue_5")`."""
        player = self.player(seat)
        for row, dice in rows.items():
            named = dice.split()
            for i in range(3):
                space = ROW.numbers[row] * 3 + i
                if player.sheet[space] >= 0:
                    self.g.bag[player.sheet[space] // 6] += 1
                player.sheet[space] = self._die(named[i]) if i < len(named) else -1
        return self

    def pool(self, *dice: str) -> LaidTable:
        """These dice lie on the Initiative cards, from card 1 on; an empty string is a card without one."""
        for card, die in enumerate(dice):
            self.g.pool[card] = self._die(die) if die else -1
        return self

    def loose(self, *dice: str) -> LaidTable:
        """These dice have been rolled and are not in order yet."""
        self.g.loose = sorted(self._die(die) for die in dice)
        return self

    def starting(self, seat: int, *dice: str) -> LaidTable:
        """These are the starting dice of a player, in place of those drawn."""
        player = self.player(seat)
        for die in player.starting:
            self.g.bag[die // 6] += 1
        player.starting = sorted(self._die(die) for die in dice)
        return self

    def gold(self, seat: int, gold: int) -> LaidTable:
        self.player(seat).gold = gold
        return self

    def charisma(self, seat: int, tokens: int) -> LaidTable:
        self.player(seat).charisma = tokens
        return self

    def owns(self, seat: int, *cards: str, exhausted: bool = False) -> LaidTable:
        """The player owns these cards; skills are ready unless told otherwise."""
        player = self.player(seat)
        for name in cards:
            card = self._card(name)
            player.owned |= 1 << card
            if not exhausted and self.g.cards.types[2] >> card & 1:
                player.ready |= 1 << card
        return self

    def market(self, *cards: str) -> LaidTable:
        self.g.market.extend([self._card(card) for card in cards])
        return self

    def discards(self, *cards: str) -> LaidTable:
        self.g.discards.extend([self._card(card) for card in cards])
        return self

    def deck_top(self, card: str) -> LaidTable:
        """This card lies on top of the deck."""
        number = self._card(card)
        self.g.order = (*self.g.order[: self.g.left], number)
        self.g.left += 1
        return self

    def deck(self, *cards: str) -> LaidTable:
        """Only these cards are in the deck, the last one on top; the others are out of the game."""
        numbers = [self._card(card) for card in cards]
        self.g.trash.extend(self.g.order[: self.g.left])
        self.g.order = tuple(numbers)
        self.g.left = len(numbers)
        return self

    def bag(self, *colours: str) -> LaidTable:
        """Only these dice are in the bag; the others lie aside."""
        g = self.g
        for colour in range(len(g.bag)):
            left = colours.count(COLOUR.ids[colour])
            g.aside[colour] += g.bag[colour] - left
            g.bag[colour] = left
        return self

    def initiative(self, *cards: int) -> LaidTable:
        """What each seat has taken this round, 1 to 5; 0 is none."""
        for seat, card in enumerate(cards):
            self.player(seat).initiative = card - 1
        return self

    # Going to a moment

    def dice_turn(self, seat: int) -> LaidTable:
        """It is this player's turn in the Dice Phase, without a window before it."""
        return self.go(
            [(DICE_TURNS, self.g.first, (seat - self.g.first) % self.g.seated + 1), (TAKE_INITIATIVE, seat, 0)]
        )

    def dice_phase(self, turns: int = 0) -> LaidTable:
        """The Dice Phase after so many turns, with the windows."""
        return self.go([(DICE_TURNS, self.g.first, turns)])

    def market_phase(self) -> LaidTable:
        """The Market Phase, in the order of the Initiative cards that the players have."""
        return self.go([(MARKET_TURNS, self.g.first, 0)])

    def go(self, agenda: list[tuple[int, int, int]]) -> LaidTable:
        """The rulebook is read on from here; the last frame comes first."""
        self.g.asks = []
        self.g.agenda = agenda
        run(self.g, self.match.steps)
        return self

    # Acting

    def use(self, skill: str, *words: str) -> LaidTable:
        """The player who is asked uses this skill and its ability; then this is chosen, if anything."""
        self.choose("use_skill", skill).choose("use_ability")
        return self.choose(*words) if words else self

    def rolls(self, *values: int) -> LaidTable:
        """The next dice rolled show these values: a generator is looked for that gives them."""
        for number in range(1 << 20):
            chance = seeded(number)
            if all(chance.below(6) == value - 1 for value in values):
                self.g.chance = seeded(number)
                return self
        raise AssertionError("no generator rolls that")

    # Looking

    def offered(self, verb: str) -> list[list[str]]:
        """The arguments of this verb that the player who is asked can choose."""
        return [words[1:] for words in self.offers if words[0] == verb]

    @property
    def told(self) -> list[dict[str, Fact]]:
        return self.match.told(None)

    def player(self, seat: int) -> Player:
        return self.g.players[seat]

    def row(self, seat: int, row: str) -> list[str]:
        start = ROW.numbers[row] * 3
        return [DIE.ids[die] for die in self.player(seat).sheet[start : start + 3] if die >= 0]

    def gold_of(self, seat: int) -> int:
        return self.player(seat).gold

    def field(self, seat: int) -> str:
        return FIELD.ids[self.player(seat).field]

    def cards(self, seat: int) -> list[str]:
        """The cards a player owns, in the order of the box."""
        return [CARD.ids[i] for i in range(len(CARD.ids)) if self.player(seat).owned >> i & 1]

    def ready(self, seat: int) -> list[str]:
        return [CARD.ids[i] for i in range(len(CARD.ids)) if self.player(seat).ready >> i & 1]

    @property
    def centre(self) -> dict[str, str]:
        """The dice in the centre by Initiative card."""
        return {str(i + 1): DIE.ids[die] for i, die in enumerate(self.g.pool) if die >= 0}

    def named(self, cards: list[int]) -> list[str]:
        return [CARD.ids[card] for card in cards]

    def parts(self, seat: int) -> dict[str, int]:
        """The score of a player by category."""
        return {part.name: part.points for part in self.match.scores().seats[seat].parts}

    def everything(self) -> Counter[int]:
        return Counter(piece for zone in self.match.face.components(self.g).values() for piece in zone)

    def _die(self, name: str) -> int:
        die = DIE.numbers[name]
        assert self.g.bag[die // 6] > 0, f"no {name} is left in the bag"
        self.g.bag[die // 6] -= 1
        return die

    def _card(self, name: str) -> int:
        card = CARD.numbers[name]
        g = self.g
        deck = list(g.order[: g.left])
        assert card in deck, f"{name} is not in the deck"
        deck.remove(card)
        g.order = tuple(deck)
        g.left = len(deck)
        return card
