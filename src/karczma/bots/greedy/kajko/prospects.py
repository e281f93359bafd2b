"""A greedy player of Przygody Wojów: it looks one card ahead in each stack, and beyond that into a simpler game.

What is left in a stack follows from what was turned up, so the next card of each can be weighed exactly. What comes
after it is taken from a game in which all cards are in one stack that never shrinks and nobody else plays: that
one is worked out to its end (`outlook`), and gives what this many empty characters and turns are still worth.
"""

from __future__ import annotations

from functools import lru_cache
from math import inf
from typing import Final

from karczma.bots.greedy import best
from karczma.games.kajko.cards import EFFECTS, IS_COIN, Cards
from karczma.games.kajko.effects import coins, of_kind, targets
from karczma.games.kajko.scoring import count, kinds_in
from karczma.games.kajko.state import Player, Table
from karczma.games.kajko.vocabulary import ADVENTURE, ITEM_5, KINDS, LOSE_ITEM, ROB_SEAT, SEND, SHIFT, TREASURE_10
from karczma.kernel.game import Option

RAID: Final = EFFECTS.index("raid")
BAND_TOGETHER: Final = EFFECTS.index("band_together")
SWINDLE: Final = EFFECTS.index("swindle")
PICK_POCKET: Final = EFFECTS.index("pick_pocket")
MOST_AT_STAKE: Final = 60  # the outlook goes no further: nobody should risk having more in front


class Prospects(best.Prospects):
    """The table as one seat weighs it: in ducats it can hope to send from here to the end."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.player = table.players[seat]
        self.robbers = self.player.robbers >= 0
        self.empty = self.player.characters - len(self.player.town)
        self.playing = [player for player in table.players if not player.full()]
        # My turns after this one, if everyone still in play goes on adventures.
        self.turns = max(0, (sum(table.left) - 1) // len(self.playing))
        self.ducats = ducats(table.cards, table.dusigrosz)
        self.at_stake = self.worth(self.player.front)
        self.effect = table.cards.advanced if table.coin_in_hand else table.cards.effect
        self.outlook = outlook(table.cards, self.ducats, self.player.characters)
        self.hopes = [self.turned_up(kind) for kind in range(KINDS)]

    def of(self, option: Option) -> float:
        """What this option can be expected to bring; for small questions, what it brings now."""
        if option < SEND:
            return self.adventure(option - ADVENTURE)
        if option < LOSE_ITEM:
            return self.send()
        if option < ROB_SEAT:
            return -self.ducats[option - LOSE_ITEM]
        rival = self.table.players[option - ROB_SEAT]
        return self.booty(rival) + self.sent(rival) / 1000  # if tied, from whoever has sent most

    def adventure(self, stack: int) -> float:
        """Each card left in the stack is equally likely to be turned up."""
        start = self.table.starts[stack]
        left = self.table.order[start : start + self.table.left[stack]]
        kinds = kinds_in([tuple(left)])
        return sum([kinds[kind] * self.hopes[kind] for kind in range(KINDS)]) / len(left)

    def turned_up(self, kind: int) -> float:
        """What to expect after a card of this kind."""
        best = max([self.ducats[item >> SHIFT] for item in self.player.front], default=0)
        gained = self.ducats[kind]
        if self.effect[kind] == PICK_POCKET:
            rivals = targets(self.table, self.seat)
            gained = max([self.booty(self.table.players[rival]) for rival in rivals], default=gained)
        robbers, at_stake = resolve(self.effect[kind], self.robbers, self.at_stake, best, gained)
        return self.later(self.empty, robbers, at_stake)

    def send(self) -> float:
        """What is in front is safe, but there is one character fewer for later."""
        if len(self.playing) == 1:  # the others are done, so it is clear what wins
            if self.wins_by_sending():
                return inf
            if self.empty == 1:
                return -inf
        return self.at_stake + self.later(self.empty - 1, False, 0)

    def wins_by_sending(self) -> bool:
        towns = [player.town for player in self.table.players]
        towns[self.seat] = [*self.player.town, tuple(self.player.front)]
        everything_known = [True] * len(towns)
        table = self.table
        return count(towns, everything_known, table.dusigrosz, table.tie, table.cards).winners == [self.seat]

    def booty(self, rival: Player) -> int:
        """KK-21, KK-22 What a coin in hand takes from this rival."""
        front = rival.front
        return self.worth(coins(self.table, front) or of_kind(front, ITEM_5) or of_kind(front, TREASURE_10))

    def sent(self, player: Player) -> int:
        return sum([self.worth(list(items)) for items in player.town])

    def worth(self, items: list[int]) -> int:
        return sum([self.ducats[item >> SHIFT] for item in items])

    def later(self, empty: int, robbers: bool, at_stake: int) -> float:
        return self.outlook[self.turns][empty][robbers][min(at_stake, MOST_AT_STAKE)]


Outlook = list[list[list[list[float]]]]  # by turns to come, empty characters, robbers in front, ducats at stake


@lru_cache(maxsize=16)
def outlook(cards: Cards, ducats: tuple[int, ...], characters: int) -> Outlook:
    """What to expect in the simpler game: from its last turn, when everything in front is sent, backwards."""
    stakes = range(MOST_AT_STAKE + 1)
    full = [[0.0] * len(stakes)] * 2
    told = [[full, *[[[float(stake) for stake in stakes]] * 2] * characters]]
    best = [max([value for value in (0, *ducats) if value <= stake]) for stake in stakes]  # likely to be there
    for _ in range(sum(cards.total)):
        later = told[-1]
        now = [full]
        for empty in range(1, characters + 1):
            rows: list[list[float]] = []
            for robbers in (False, True):
                sent = [stake + later[empty - 1][False][0] for stake in stakes]
                drawn = [_average(cards, ducats, later[empty], robbers, stake, best[stake]) for stake in stakes]
                rows.append([drawn[0], *map(max, sent[1:], drawn[1:])])  # KK-12: an empty front cannot be sent
            now.append(rows)
        told.append(now)
    return told


def _average(
    cards: Cards, ducats: tuple[int, ...], later: list[list[float]], robbers: bool, at_stake: int, best: int
) -> float:
    """The outlook after a card from the one big stack."""
    hope = 0.0
    for kind in range(KINDS):
        after, stake = resolve(cards.effect[kind], robbers, at_stake, best, ducats[kind])
        hope += cards.total[kind] * later[after][min(stake, MOST_AT_STAKE)]
    return hope / sum(cards.total)


def resolve(effect: int, robbers: bool, at_stake: int, best: int, gained: int) -> tuple[bool, int]:
    """KK-05 to KK-11 The robbers in front and the ducats at stake after a card with this effect."""
    if effect == RAID:
        return False, at_stake if robbers else 0
    if effect == BAND_TOGETHER:
        return not robbers, 0 if robbers else at_stake
    if effect == SWINDLE:
        return robbers, at_stake - best
    return robbers, at_stake + gained


@lru_cache(maxsize=16)
def ducats(cards: Cards, dusigrosz: bool) -> tuple[int, ...]:
    """What a card of each kind is worth: half of all coins win the bonus card, so each has a share in it (KK-20)."""
    coin = [cards.sort[kind] == IS_COIN for kind in range(KINDS)]
    half = sum([cards.total[kind] for kind in range(KINDS) if coin[kind]]) / 2
    share = round(cards.bonus / half) if dusigrosz and half else 0
    return tuple([cards.value[kind] + share * coin[kind] for kind in range(KINDS)])


class Thumb(best.Thumb):
    def prospects(self, game: Table, seat: int) -> Prospects:
        return Prospects(game, seat)

    def hope(self, game: Table, seat: int) -> float:
        """Ducats sent, and what the simpler game says of the turns to come."""
        player = game.players[seat]
        values = ducats(game.cards, game.dusigrosz)
        hope = float(sum([values[item >> SHIFT] for items in player.town for item in items]))
        if player.full() or not game.asking():
            return hope
        at_stake = sum([values[item >> SHIFT] for item in player.front])
        playing = len([one for one in game.players if not one.full()])
        later = outlook(game.cards, values, player.characters)[max(0, (sum(game.left) - 1) // playing)]
        return hope + later[player.characters - len(player.town)][player.robbers >= 0][min(at_stake, MOST_AT_STAKE)]
