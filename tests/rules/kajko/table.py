"""A table of Kajko laid by hand: every card put down comes out of a stack, so that all 70 stay in one place each.

>>> t = table(seats=2).front(0, "robbers", "treasure_10").adventure("raiders")
>>> t.items(0), t.robbers(0), t.asked
(['treasure_10'], 0, [1])
"""

from __future__ import annotations

from collections import Counter

import karczma
from karczma.games.kajko.state import Player, Table
from karczma.games.kajko.vocabulary import CARD, ROBBERS, SHIFT, STACK, STACKS, TURN
from karczma.kernel.errors import Fact
from karczma.kernel.match import Match
from karczma.kernel.step import run
from rules.kajko.referee import Referee


def table(seats: int = 2, first_player: str = "0", seed: int = 1, **options: bool | str) -> LaidTable:
    """A fresh table at which seat 0 begins; lay it, then act."""
    return LaidTable(karczma.start("kajko", seats, seed, {"first_player": first_player, **options}))


def names(copies: list[int] | tuple[int, ...]) -> list[str]:
    """The kinds of these cards, in the order of the alphabet."""
    return sorted(CARD.ids[copy >> SHIFT] for copy in copies)


class LaidTable:
    """A match whose cards are put where a test needs them."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def g(self) -> Table:
        game = self.match.game
        assert isinstance(game, Table)
        return game

    # Laying

    def front(self, seat: int, *cards: str) -> LaidTable:
        """These cards lie in front of a player, a robbers card among them if named."""
        player = self._player(seat)
        for card in cards:
            if card == CARD.ids[ROBBERS]:
                assert player.robbers < 0
                player.robbers = self._take(card)
            else:
                player.front.append(self._take(card))
        return self

    def sent(self, seat: int, *characters: list[str]) -> LaidTable:
        """The player has filled a character with each of these lists."""
        player = self._player(seat)
        for cards in characters:
            player.town.append(tuple([self._take(card) for card in cards]))
        assert len(player.town) <= player.characters
        return self

    def leave(self, **stacks: list[str]) -> LaidTable:
        """Only these cards are left in the stacks, the top one last; all others that were there are in the box."""
        g = self.g
        order = g.order[:]
        for stack in range(STACKS):
            start, end = g.starts[stack], g.starts[stack] + g.left[stack]
            hidden = order[start:end]
            kept: list[int] = []
            for card in stacks.get(STACK.ids[stack], []):
                copy = next(copy for copy in hidden if CARD.ids[copy >> SHIFT] == card)
                hidden.remove(copy)
                kept.append(copy)
            order[start:end] = kept + hidden
            g.left[stack] = len(kept)
            g.box.extend(hidden)
        g.order = order  # a new list: clones share the old one
        return self

    def turn(self, seat: int) -> LaidTable:
        """It is this player's turn, or of the next one who still has turns; the game ends if there is none."""
        self.g.asks = []
        self.g.agenda = [(TURN, seat, 0)]
        run(self.g, self.match.steps)
        return self

    # Acting

    def adventure(self, card: str) -> LaidTable:
        """The player whose turn it is turns up this card."""
        return self.choose("adventure", STACK.ids[self._bring_up(card)])

    def send(self) -> LaidTable:
        return self.choose("send")

    def choose(self, *words: str) -> LaidTable:
        self.match.choose(self.asked[0], self.match.option(list(words)))
        return self

    # Looking

    @property
    def asked(self) -> list[int]:
        return self.match.asked

    def over(self) -> bool:
        return self.match.over

    @property
    def offers(self) -> list[list[str]]:
        """What the player who is asked can choose, by its words."""
        return [self.match.words(option) for option in self.match.options(self.asked[0])]

    @property
    def box(self) -> list[str]:
        return names(self.g.box)

    @property
    def told(self) -> list[dict[str, Fact]]:
        """What happened in the last choice, for everybody to hear."""
        return self.match.told(None)

    @property
    def totals(self) -> list[int]:
        return [seat.total for seat in self.match.scores().seats]

    @property
    def ranks(self) -> list[int]:
        return [seat.rank for seat in self.match.scores().seats]

    def items(self, seat: int) -> list[str]:
        """The items in front of a player."""
        return names(self._player(seat).front)

    def robbers(self, seat: int) -> int:
        """How many robbers cards lie in front of a player."""
        return int(self._player(seat).robbers >= 0)

    def town(self, seat: int) -> list[list[str]]:
        """What lies on each of a player's filled characters."""
        return [names(items) for items in self._player(seat).town]

    def left(self) -> dict[str, int]:
        """How many cards are left in each stack."""
        return dict(zip(STACK.ids, self.g.left, strict=True))

    def everything(self) -> Counter[int]:
        """Every card wherever it lies: each must be there once."""
        return Counter(copy for zone in self.match.face.components(self.g).values() for copy in zone)

    def referee(self) -> Referee:
        """A referee who sees all that lies here; it must be the beginning of a turn."""
        g = self.g
        assert not g.asks or g.asks[0][0] == TURN
        stacks = {
            id: [CARD.ids[copy >> SHIFT] for copy in g.order[start : start + left]]
            for id, start, left in zip(STACK.ids, g.starts, g.left, strict=True)
        }
        referee = Referee(g.seated, stacks, self.asked[0], g.coin_in_hand, g.anybody)
        referee.box = self.box
        for seat in range(g.seated):
            referee.front[seat] = self.items(seat) + ["robbers"] * self.robbers(seat)
            referee.town[seat] = self.town(seat)
        return referee

    def _player(self, seat: int) -> Player:
        return self.g.players[seat]

    def _bring_up(self, card: str) -> int:
        """Put a card of this kind on top of its stack, the largest that has one; which stack it is."""
        g = self.g
        for stack in reversed(range(STACKS)):
            start, end = g.starts[stack], g.starts[stack] + g.left[stack]
            for at in reversed(range(start, end)):
                if CARD.ids[g.order[at] >> SHIFT] == card:
                    order = g.order[:]  # clones share the old list
                    order[at], order[end - 1] = order[end - 1], order[at]
                    g.order = order
                    return stack
        raise AssertionError(f"no {card} is left in the stacks")

    def _take(self, card: str) -> int:
        g = self.g
        stack = self._bring_up(card)
        g.left[stack] -= 1
        return g.order[g.starts[stack] + g.left[stack]]
