"""A greedy player of Stonespine Architects: it makes the choice after which its own dungeon can hope for the most.

`hopes` says what a dungeon can hope for. In the market a set is worth what its tokens bring in their
best places, one after another, and what the rest of the gold can still buy, less what is lost by passing later. Of
rivals it looks only at their progress by the goal, who has more gold and, if there is only one, which chambers would
help that rival. In solo it also counts what Jael makes of everything he gets.
"""

from __future__ import annotations

from math import inf
from typing import Final

from karczma.bots.greedy import best
from karczma.bots.greedy.best import question_of
from karczma.bots.greedy.stonespine.hopes import Hopes, Jael
from karczma.games.stonespine import vocabulary
from karczma.games.stonespine.build import put
from karczma.games.stonespine.improve import YEARS, free_edges, lay, sets_shown, tokens_of, with_room
from karczma.games.stonespine.scoring import FOR_PRIORITY, LESS_GOLD, MORE_GOLD
from karczma.games.stonespine.state import Architect, Table, row_of
from karczma.games.stonespine.vocabulary import CELLS, COLUMNS, PASSAGE
from karczma.kernel.game import Option

RICHER: Final = 0.55  # the chance that a rival with more gold passes before me
POORER: Final = 0.1  # one with less
STILL_THERE: Final = 0.7  # that no rival takes a set before I can buy it
TAKES_MY_BEST: Final = 0.5  # that a rival takes one of the challenges I want most
KEPT: Final = 0.35  # the share of a chamber's present worth if kept for the next turn
NOT_KEPT: Final = 0.7  # the chance that a chamber not built is not kept either

NONE: Final = -1  # of the challenges
NOWHERE: Final = -1
FOR_PLACE: Final = [float(reputation) for reputation in FOR_PRIORITY]
BUILDING: Final = (vocabulary.BUILD, vocabulary.DISCARD_CHAMBER, vocabulary.KEEP_CHAMBER)


class Furnished:
    """A dungeon with some tokens: what it can hope for, and where the last one went."""

    __slots__ = ("dungeon", "hope", "place")

    def __init__(self, hope: float, dungeon: Architect, place: int) -> None:
        self.hope = hope
        self.dungeon = dungeon
        self.place = place  # a cell, or an edge for a passage


class Prospects(best.Prospects):
    """The table as one seat weighs it: in reputation it can hope for at the end."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.cards = table.cards
        self.mine = table.architects[seat]
        self.step = question_of(table, seat)[0]
        self.hopes = self.hopes_of(seat)
        self.furnished: dict[tuple[int, ...], Furnished] = {}
        self.rivals_hopes: Hopes | None = None
        self.his: Jael | None = None
        self.gains: dict[int, float] = self.each_gain() if self.step == vocabulary.MARKET_TURN else {}
        self.known_challenges: dict[int, list[float]] = {}

    def hopes_of(self, seat: int) -> Hopes:
        return Hopes(self.table, seat, self.step in BUILDING)

    def of(self, option: Option) -> float:
        """What to hope for with this option."""
        if self.step == vocabulary.BUILD:
            card, column = divmod(option - vocabulary.DO_BUILD, COLUMNS)
            return self.hopes.worth(self.built(self.mine, card, column)) + NOT_KEPT * self.denied(card)
        if self.step == vocabulary.DISCARD_CHAMBER:  # ST-14, ST-15 the others go to my rival
            rival = 1 - self.seat
            return self.best_built(
                self.hopes_of_rival(), self.table.architects[rival], option - vocabulary.DO_DISCARD_CHAMBER
            )
        if self.step == vocabulary.KEEP_CHAMBER:
            card = option - vocabulary.DO_KEEP_CHAMBER
            return KEPT * self.best_built(self.hopes, self.mine, card) + self.denied(card)
        if self.step == vocabulary.MARKET_TURN:
            return self.against_jael(option) if self.table.solo else self.among_rivals(option)
        after = self.mine.clone()
        if option >= vocabulary.DO_TAKE_CHALLENGE:
            after.challenges = (*after.challenges, option - vocabulary.DO_TAKE_CHALLENGE)
        elif option >= vocabulary.PLACE_PASSAGE:
            lay_token(after, PASSAGE, option - vocabulary.PLACE_PASSAGE)
        else:
            lay_token(after, *divmod(option - vocabulary.PLACE_ELEMENT, CELLS))
        return self.hopes.worth(after)

    def built(self, architect: Architect, card: int, column: int) -> Architect:
        after = architect.clone()
        put(self.table, after, card, row_of(self.table.year)[column])
        return after

    def best_built(self, hopes: Hopes, architect: Architect, card: int) -> float:
        """This chamber in the best column, in anyone's dungeon."""
        free = [cell % COLUMNS for cell in row_of(self.table.year) if architect.chambers[cell] < 0]
        return max([hopes.worth(self.built(architect, card, column)) for column in free])

    def hopes_of_rival(self) -> Hopes:
        if self.rivals_hopes is None:
            self.rivals_hopes = self.hopes_of(1 - self.seat)
        return self.rivals_hopes

    def jael(self) -> Jael:
        if self.his is None:
            self.his = Jael(self.table)
        return self.his

    def denied(self, card: int) -> float:
        """ST-53 What Jael would make of this chamber, if it is one for him."""
        if not self.table.solo or self.cards.symbol[card] not in self.cards.symbols[self.table.revealed_jael[-1]]:
            return 0.0
        return self.jael().gains(self.cards.elements[card])

    def with_tokens(self, tokens: tuple[int, ...]) -> Furnished:
        """My dungeon with these tokens, each put in its best place in turn, and what it can hope for."""
        if tokens not in self.furnished:
            self.furnished[tokens] = (
                self.with_last_token(tokens) if tokens else Furnished(self.hopes.worth(self.mine), self.mine, NOWHERE)
            )
        return self.furnished[tokens]

    def with_last_token(self, tokens: tuple[int, ...]) -> Furnished:
        before = self.with_tokens(tokens[:-1])
        best = Furnished(-inf, before.dungeon, NOWHERE)
        for place in places(before.dungeon, tokens[-1]):
            after = before.dungeon.clone()
            lay_token(after, tokens[-1], place)
            hope = self.hopes.worth(after)
            if hope > best.hope:
                best = Furnished(hope, after, place)
        return best if best.place != NOWHERE else Furnished(before.hope, before.dungeon, NOWHERE)  # ST-R3

    def placed(self, one: int) -> list[Option]:
        """Where the tokens of this set go, the first one last."""
        tokens = tuple(sorted(tokens_of(self.table, one)))
        found: list[Option] = []
        for count in range(len(tokens), 0, -1):
            place = self.with_tokens(tokens[:count]).place
            if place != NOWHERE:
                token = tokens[count - 1]
                found.append(
                    vocabulary.PLACE_PASSAGE + place
                    if token == PASSAGE
                    else vocabulary.PLACE_ELEMENT + token * CELLS + place
                )
        return found

    def each_gain(self) -> dict[int, float]:
        """What each set I can afford would bring me, and what it would have brought Jael."""
        found: dict[int, float] = {}
        for one in sets_shown(self.table):
            tokens = tokens_of(self.table, one)
            if tokens and self.cards.cost[one] <= self.mine.gold:
                found[one] = self.with_tokens(tuple(sorted(tokens))).hope - self.with_tokens(()).hope
                if self.table.solo:
                    found[one] += self.jael().gains(tokens)
        return found

    def among_rivals(self, option: Option) -> float:
        """ST-22 to ST-28 Passing now, or after this set and what the rest of the gold can buy."""
        if option == vocabulary.PASS:
            return self.passing(0.0)
        one = option - vocabulary.BUY
        gold = self.mine.gold - self.cards.cost[one]
        others = [other for other in self.gains if other != one]
        return self.gains[one] + STILL_THERE * self.best_of(others, gold) + self.passing(self.ahead(gold))

    def best_of(self, sets: list[int], gold: int) -> float:
        """What these sets can bring for this much gold."""
        best = 0.0
        for i in range(len(sets)):
            left = gold - self.cards.cost[sets[i]]
            if left >= 0 and self.gains[sets[i]] > 0:
                best = max(best, self.gains[sets[i]] + self.best_of(sets[i + 1 :], left))
        return best

    def ahead(self, gold: int) -> float:
        """How many rivals are likely to pass before me, if I go on with this much gold."""
        table = self.table
        rivals = [other for other in range(table.seated) if other != self.seat and other not in table.passed]
        return sum([RICHER if table.architects[other].gold > gold else POORER for other in rivals])

    def passing(self, ahead: float) -> float:
        """ST-27, ST-39 What passing is worth after this many more rivals: a challenge, or priority at the end."""
        if self.table.year == YEARS:
            return between(FOR_PLACE, len(self.table.passed) + ahead)
        return between(self.challenges(NONE), TAKES_MY_BEST * ahead)

    def challenges(self, gone: int) -> list[float]:
        """What the challenges on display, without this one, can bring, the best first."""
        if gone not in self.known_challenges:
            self.known_challenges[gone] = self.hopes.offered(self.hopes.outlook(self.mine), gone)
        return self.known_challenges[gone]

    def against_jael(self, option: Option) -> float:
        sets = list(self.gains)
        acted = self.table.jael_acted
        if option == vocabulary.PASS:
            return self.stopping(self.mine.gold, acted)
        one = option - vocabulary.BUY
        sets.remove(one)
        return self.gains[one] + self.going_on(sets, self.mine.gold - self.cards.cost[one], acted)

    def going_on(self, sets: list[int], gold: int, acted: bool) -> float:
        """ST-55, ST-56 The best that can be made of these sets and this gold, after Jael has taken his share."""
        table = self.table
        if not acted and gold <= self.cards.jael_gold[table.revealed_jael[-1]]:
            acted = True
            shown = sets_shown(table)
            his = [shown[part] for part in self.cards.collects[table.revealed_jael[-1]] if part < len(shown)]
            sets = [one for one in sets if one not in his]
        best = self.stopping(gold, acted)
        for one in sets:
            left = gold - self.cards.cost[one]
            if left >= 0:
                others = [other for other in sets if other != one]
                best = max(best, self.gains[one] + self.going_on(others, left, acted))
        return best

    def stopping(self, gold: int, acted: bool) -> float:
        """ST-57, ST-58, ST-60 Passing: at the end gold counts, before that the best challenge left."""
        if self.table.year == YEARS:
            more = gold > self.cards.jael_gold[self.table.revealed_jael[-1]]
            return MORE_GOLD - LESS_GOLD if more else LESS_GOLD - MORE_GOLD
        left = self.challenges(self.lowest() if acted and not self.table.jael_acted else NONE)
        return left[0] if left else 0.0

    def lowest(self) -> int:
        """ST-56 The challenge on display that Jael takes: the one with the lowest number."""
        lowest = self.table.display[0]
        for card in self.table.display:
            if self.cards.number[card] < self.cards.number[lowest]:
                lowest = card
        return lowest


def places(architect: Architect, token: int) -> list[int]:
    """Where this token can go: edges, or cells with room."""
    if token == PASSAGE:
        return free_edges(architect)
    return with_room(architect)


def lay_token(architect: Architect, token: int, place: int) -> None:
    if token == PASSAGE:
        architect.passages |= 1 << place
    else:
        lay(architect, token, place)


def between(values: list[float], place: float) -> float:
    """The value at a place between two of these; beyond the last one nothing changes."""
    if not values:
        return 0.0
    low = min(int(place), len(values) - 1)
    high = min(low + 1, len(values) - 1)
    return values[low] + (place - low) * (values[high] - values[low])


class Thumb(best.Thumb):
    def prospects(self, game: Table, seat: int) -> Prospects:
        return Prospects(game, seat)

    def course(self, game: Table, seat: int, options: list[Option]) -> list[Option]:
        """A set with the places of its tokens: what it is worth was found by placing them."""
        if question_of(game, seat)[0] != vocabulary.MARKET_TURN:
            return []
        prospects = Prospects(game, seat)
        choice = max(options, key=prospects.of)
        return [choice] if choice == vocabulary.PASS else [*prospects.placed(choice - vocabulary.BUY), choice]

    def hope(self, game: Table, seat: int) -> float:
        building = game.asking() > 0 and game.ask_at(0)[0] in BUILDING
        return Hopes(game, seat, building).worth(game.architects[seat])
