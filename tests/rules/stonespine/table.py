"""A table of Stonespine Architects laid by hand: every chamber comes out of the deck, every token out of its pile.

>>> t = table(2).built(0, 1).built(1, 1).market("market_09", bottom="slime ooze").challenges("kings_favor")
>>> t = t.gold(0, 8).gold(1, 6).market_phase().choose("buy", "market_09_bottom").choose("place_element", "ooze", "r1c1")
>>> t.tokens_in(0, "r1c1"), t.gold_of(0), t.ask
(['ooze'], 3, 'place')
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from karczma.games.stonespine import FACE
from karczma.games.stonespine.cards import Cards
from karczma.games.stonespine.improve import lay
from karczma.games.stonespine.state import Architect, Pile, Table
from karczma.games.stonespine.vocabulary import (
    BLUEPRINT,
    BUILD,
    CELL,
    CELLS,
    CHALLENGE,
    CHAMBER,
    CHAMBERS,
    CLEAN_UP,
    COUNT_GOLD,
    EDGE,
    EDGES,
    ELEMENT,
    ELEMENTS,
    FACES,
    GOAL,
    JAEL,
    MARKET,
    MARKET_CARDS,
    MARKET_TURN,
    SHAPE,
    TOKEN,
    TREASURE,
)
from karczma.kernel.audience import Zone
from karczma.kernel.chance import seeded
from karczma.kernel.game import NOBODY
from karczma.kernel.match import start
from karczma.kernel.step import run
from rules.laid import Laid

PACK = FACE.pack(None)


def fresh(seats: int = 2, seed: int = 1, **options: str) -> LaidTable:
    """A table as it starts: everybody is asked to build."""
    return LaidTable(start(FACE, PACK, seats, options, seed))


def table(seats: int = 2, seed: int = 1, **options: str) -> LaidTable:
    """A table in year 1 with nothing on it: hands and dungeons are empty, all cards in decks, all tokens in piles.

    Seat 0 has the highest priority, seat 1 the next; they have blueprints 1, 2, and so on; the goal is goblin_denizens.
    """
    t = fresh(seats, seed, **options)
    g = t.g
    for seat in range(seats):
        g.architects[seat] = Architect(blueprint=seat, chambers=[-1] * CELLS, load=[0] * CELLS)
    g.year, g.turn, g.goal = 1, 1, 0
    g.deck = whole(CHAMBERS)
    g.challenge_deck = whole(len(CHALLENGE.ids))
    g.market_deck = whole(MARKET_CARDS)
    jael = sorted([*g.jael_deck.inside(), *g.revealed_jael])
    g.jael_deck = Pile(tuple(jael), len(jael))
    g.piles = [pile_of([face for face in faces_of(g.cards) if g.cards.shape[face] == shape]) for shape in range(3)]
    g.seen = [0] * seats
    g.discards, g.display, g.market, g.fields = (), (), (), ()
    g.used, g.placing, g.passed, g.gone = (), (), (), ()
    g.revealed_jael, g.jael_acted, g.collected, g.jael_tokens = (), False, (), ()
    g.order = tuple(range(seats))
    g.asks, g.sealed, g.agenda, g.told = [], [], [], []
    return t


def whole(count: int) -> Pile:
    """All cards of a kind, the first one of the box on top."""
    return pile_of(list(range(count - 1, -1, -1)))


def pile_of(things: list[int]) -> Pile:
    return Pile(tuple(things), len(things))


def faces_of(cards: Cards) -> list[int]:
    """All tokens of the box by their faces."""
    return [face for face in range(FACES) for _ in range(cards.tokens[face])]


class LaidTable(Laid):
    """A match whose cards and tokens are put where a test needs them."""

    @property
    def g(self) -> Table:
        game = self.match.game
        assert isinstance(game, Table)
        return game

    @property
    def cards(self) -> Cards:
        return self.g.cards

    # Laying

    def year(self, year: int, turn: int = 1) -> LaidTable:
        self.g.year, self.g.turn = year, turn
        return self

    def rows(self, seat: int, *rows: str) -> LaidTable:
        """These chambers lie in the dungeon, row by row (a dash is empty): `rows(0, "cellar tunnel - cache")`."""
        for row, named in enumerate(rows):
            for column, name in enumerate(named.split()):
                if name != "-":
                    self._put(seat, 4 * row + column, self._chamber(name))
        return self

    def built(self, seat: int, rows: int) -> LaidTable:
        """So many rows, where empty, are filled with chambers of two elements at most and without chests."""
        g = self.g
        for cell in range(4 * rows):
            if g.architects[seat].chambers[cell] < 0:
                elements = g.cards.elements
                found = [card for card in g.deck.inside() if len(elements[card]) < 3 and TREASURE not in elements[card]]
                self._put(seat, cell, self._chamber(CHAMBER.ids[found[-1]]))
        return self

    def _seen(self, card: int, *seats: int) -> None:
        """These have had this chamber in hand."""
        for seat in seats:
            self.g.seen[seat] |= 1 << card

    def _put(self, seat: int, cell: int, card: int) -> None:
        architect = self.g.architects[seat]
        architect.chambers[cell] = card
        architect.load[cell] = len(self.cards.elements[card])

    def tokens(self, seat: int, cell: str, *elements: str) -> LaidTable:
        """These element tokens lie in this chamber."""
        for element in elements:
            lay(self.g.architects[seat], self._token(element), CELL.numbers[cell])
        return self

    def passages(self, seat: int, *edges: str) -> LaidTable:
        for edge in edges:
            self._token("secret_passage")
            self.g.architects[seat].passages |= 1 << EDGE.numbers[edge]
        return self

    def hand(self, seat: int, chambers: str, known_to: tuple[int, ...] = ()) -> LaidTable:
        """These chambers are in this hand; whoever had them before has seen them as well."""
        for name in chambers.split():
            card = self._chamber(name)
            self.g.architects[seat].hand += (card,)
            self._seen(card, seat, *known_to)
        return self

    def hands(self, count: int) -> LaidTable:
        """Everybody has so many chambers, from the top of the deck."""
        for seat in range(self.g.seated):
            for _ in range(count):
                self.hand(seat, CHAMBER.ids[self.g.deck.inside()[-1]])
        return self

    def discards(self, chambers: str, known_to: tuple[int, ...] = ()) -> LaidTable:
        for name in chambers.split():
            card = self._chamber(name)
            self.g.discards += (card,)
            self._seen(card, *known_to)
        return self

    def deck(self, chambers: str) -> LaidTable:
        """Only these are in the deck, the first one on top; the others lie among the discards, and everybody knows."""
        kept = [self._chamber(name) for name in chambers.split()]
        for card in self.g.deck.inside():
            self.g.discards += (card,)
            self._seen(card, *range(self.g.seated))
        self.g.deck = pile_of(kept[::-1])
        return self

    def top(self, chambers: str) -> LaidTable:
        """These lie on top of the deck, the first one uppermost."""
        for name in reversed(chambers.split()):
            card = self._chamber(name)
            self.g.deck = pile_of([*self.g.deck.inside(), card])
        return self

    def market(self, card: str, top: str = "", bottom: str = "") -> LaidTable:
        """This market card lies open, right of those that do; each set has these tokens, and no others."""
        g = self.g
        number = MARKET.numbers[card]
        g.market_deck = without(g.market_deck, number)
        g.market += (number,)
        for part, named in enumerate((top, bottom)):
            tokens = tuple(self._token(name) for name in named.split())
            shapes = Counter(g.cards.shape[token] for token in tokens)
            assert shapes <= Counter(g.cards.shapes[number * 2 + part]), f"{card} has no such fields"
            g.fields += (tokens,)
        return self

    def next_market(self, *cards: str) -> LaidTable:
        """These market cards are revealed next."""
        for card in reversed(cards):
            rest = without(self.g.market_deck, MARKET.numbers[card])
            self.g.market_deck = pile_of([*rest.inside(), MARKET.numbers[card]])
        return self

    def pile(self, shape: str, tokens: str, used: bool = True) -> LaidTable:
        """Only these tokens are in this pile, the first one on top; the others are discarded, or with Jael."""
        number = SHAPE.numbers[shape]
        kept = [self._token(name) for name in tokens.split()]
        if used:
            self.g.used += self.g.piles[number].inside()
        else:
            self.g.jael_tokens += self.g.piles[number].inside()
        self.g.piles[number] = pile_of(kept[::-1])
        return self

    def gold(self, seat: int, gold: int) -> LaidTable:
        self.g.architects[seat].gold = gold
        return self

    def priority(self, *seats: int) -> LaidTable:
        """The order on the track, the highest first."""
        self.g.order = seats
        return self

    def challenges(self, *cards: str) -> LaidTable:
        """These lie open."""
        self.g.display += tuple(self._challenge(card) for card in cards)
        return self

    def taken(self, seat: int, *cards: str) -> LaidTable:
        self.g.architects[seat].challenges += tuple(self._challenge(card) for card in cards)
        return self

    def blueprint(self, seat: int, card: str) -> LaidTable:
        self.g.architects[seat].blueprint = BLUEPRINT.numbers[card]
        return self

    def goal(self, card: str) -> LaidTable:
        self.g.goal = GOAL.numbers[card]
        return self

    def jael(self, *cards: str) -> LaidTable:
        """These of Jael's cards have been revealed, the last one is the current one."""
        for card in cards:
            self.g.jael_deck = without(self.g.jael_deck, JAEL.numbers[card])
            self.g.revealed_jael += (JAEL.numbers[card],)
        return self

    # Going to a moment

    def build(self, turn: int = 1) -> LaidTable:
        """This turn of building begins."""
        self.g.turn = turn - 1
        return self.go(BUILD)

    def count_gold(self) -> LaidTable:
        return self.go(COUNT_GOLD)

    def market_phase(self) -> LaidTable:
        """The market, with the gold that the players have."""
        return self.go(MARKET_TURN)

    def clean_up(self) -> LaidTable:
        """Everybody has passed, in the order of priority unless some have passed before."""
        self.g.passed += tuple(seat for seat in self.g.order if seat not in self.g.passed)
        return self.go(CLEAN_UP)

    def go(self, step: int, arg: int = 0) -> LaidTable:
        """The rulebook is read on from here."""
        g = self.g
        g.asks, g.sealed, g.told = [], [], []
        g.agenda = [(step, NOBODY, arg)]
        g.telling = True
        run(g, self.match.steps)
        g.telling = False
        return self

    # Acting

    def all_choose(self) -> LaidTable:
        """Everybody who is asked now chooses the first thing offered."""
        for seat in self.asked:
            self.choose(*self.offers_to(seat)[0], seat=seat)
        return self

    # Looking

    def offered(self, verb: str) -> list[list[str]]:
        """The arguments of this verb that the player who is asked can choose."""
        return [words[1:] for words in self.offers if words[0] == verb]

    def architect(self, seat: int) -> Architect:
        return self.g.architects[seat]

    def row(self, seat: int, row: int) -> list[str]:
        """The chambers of a row; an empty cell is a dash."""
        cells = self.architect(seat).chambers[4 * row - 4 : 4 * row]
        return ["-" if card < 0 else CHAMBER.ids[card] for card in cells]

    def hand_of(self, seat: int) -> list[str]:
        return [CHAMBER.ids[card] for card in self.architect(seat).hand]

    def hand_sizes(self) -> list[int]:
        return [len(architect.hand) for architect in self.g.architects]

    def gold_of(self, seat: int) -> int:
        return self.architect(seat).gold

    def taken_by(self, seat: int) -> list[str]:
        return [CHALLENGE.ids[card] for card in self.architect(seat).challenges]

    @property
    def display(self) -> list[str]:
        return [CHALLENGE.ids[card] for card in self.g.display]

    def chambers(self, cards: Iterable[int]) -> list[str]:
        return [CHAMBER.ids[card] for card in cards]

    def faces(self, tokens: Iterable[int]) -> list[str]:
        return [TOKEN.ids[token] for token in tokens]

    def tokens_in(self, seat: int, cell: str) -> list[str]:
        laid = [token for token in self.architect(seat).tokens if token // ELEMENTS == CELL.numbers[cell]]
        return [ELEMENT.ids[token % ELEMENTS] for token in laid]

    def edges_of(self, seat: int) -> list[str]:
        """The edges with a passage."""
        return [EDGE.ids[edge] for edge in range(EDGES) if self.architect(seat).passages >> edge & 1]

    def joined(self, seat: int, cell: str) -> list[str]:
        """The chambers that this one is joined to."""
        bits = self.architect(seat).dungeon(self.cards).joined[CELL.numbers[cell]]
        return [CELL.ids[other] for other in range(CELLS) if bits >> other & 1]

    def parts(self, seat: int) -> dict[str, int]:
        """The score of a player by category."""
        return {part.name: part.points for part in self.match.scores().seats[seat].parts}

    def seen_by(self, reader: int | None, seat: int, zone: str) -> Zone:
        """A zone of this seat's place, as the reader sees it."""
        return self.match.view(reader).seats[seat].zone(zone)

    def middle(self, zone: str, name: str = "", reader: int | None = None) -> Zone:
        return self.match.view(reader).middle.zone(zone, name)

    def sound(self) -> bool:
        """Whether every piece of the box lies in one place."""
        zones = self.match.face.components(self.g).values()
        return sorted(piece for zone in zones for piece in zone) == sorted(self.match.face.box(self.g))

    # Taking things out of decks and piles

    def _chamber(self, name: str) -> int:
        card = CHAMBER.numbers[name]
        self.g.deck = without(self.g.deck, card)
        return card

    def _challenge(self, name: str) -> int:
        card = CHALLENGE.numbers[name]
        self.g.challenge_deck = without(self.g.challenge_deck, card)
        return card

    def _token(self, name: str) -> int:
        token = TOKEN.numbers[name]
        shape = self.cards.shape[token]
        self.g.piles[shape] = without(self.g.piles[shape], token)
        return token


def without(pile: Pile, thing: int) -> Pile:
    """This pile after one such thing was taken out."""
    inside = list(pile.inside())
    assert thing in inside, f"{thing} is not there any more"
    inside.reverse()
    inside.remove(thing)
    return pile_of(inside[::-1])


def random_game(seats: int, seed: int, **options: str) -> LaidTable:
    """A game played to the end by chance."""
    return fresh(seats, seed, **options).play(seeded(seed + 1000))
