"""What a seat of Stonespine Architects can hope for at the end, in reputation, and what Jael makes of what he gets.

`outlook` describes a dungeon with what may be added to it; here it is weighed: its parts, the gold it brings,
the challenges on display, and rivals' progress by the goal. With nothing left to come, the hope is the score.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from karczma.bots.greedy.stonespine.outlook import Outlook
from karczma.games.stonespine.cards import COUNT, MOST, SETS, Form
from karczma.games.stonespine.improve import YEARS
from karczma.games.stonespine.likely import spread
from karczma.games.stonespine.state import Architect, Table, row_of
from karczma.games.stonespine.vocabulary import ELEMENTS, PASSAGE, STAR_VALUES, TREASURE

GOLD: Final = 0.7  # reputation that a gold piece buys
CHEST: Final = 0.9  # of the gold from chests is useful
IN_REACH: Final = [0.5, 0.3, 0.2]  # the chance to get the best challenge on display, the second, ...
FOR_GOAL: Final = 0.5  # what each further thing the goal compares is worth to Jael
EVEN: Final = 0.5  # how far sets that Jael collects depend on what he has least of


class Hopes:
    """The hopes of one seat at one moment."""

    def __init__(self, table: Table, seat: int, building: bool) -> None:
        self.cards = cards = table.cards
        self.markets = YEARS - table.year + building  # for which gold will still be counted
        self.row = row_of(table.year) if building else range(0)  # whose gold will be counted next
        self.display = table.display if table.year < YEARS and seat not in table.passed else ()  # one will be mine
        self.goal = cards.goal[table.goal]
        self.most = cards.compare[table.goal] == MOST
        first, second, third = cards.places[table.goal]
        if table.solo:  # ST-61 what I do not get goes to Jael
            self.places: list[float] = [first - second, second - first]
            self.rivals: list[tuple[float, bool]] = [(Jael(table).quantity(self.goal), False)]
        else:
            self.places = [float(paid) for paid in (first, second, third)][: table.seated]
            self.rivals = [self.rival(table, seat, other) for other in range(table.seated) if other != seat]

    def rival(self, table: Table, seat: int, other: int) -> tuple[float, bool]:
        """A rival's progress by the goal, and whether I win ties."""
        outlook = self.outlook(table.architects[other])
        return outlook.quantity(self.goal), table.order.index(seat) < table.order.index(other)

    def outlook(self, architect: Architect) -> Outlook:
        return Outlook(self.cards, architect, self.markets)

    def worth(self, architect: Architect) -> float:
        """In reputation at the end, including gold that will be counted."""
        cards = self.cards
        outlook = self.outlook(architect)
        outlook.walk()
        hope = outlook.stars() + self.blueprint(outlook) + sum(outlook.entered) + sum(outlook.left)
        for card in architect.challenges:
            hope += cards.points[card] * outlook.quantity(cards.challenge[card])
        if self.display:
            hope += average(IN_REACH, self.offered(outlook))
        gold = sum([cards.gold[architect.chambers[cell]] for cell in self.row if architect.chambers[cell] >= 0])
        hope += GOLD * (gold + CHEST * self.markets * outlook.totals[TREASURE])
        return hope + self.standing(outlook)

    def blueprint(self, outlook: Outlook) -> float:
        """ST-44 The average over what may become of the squares still open."""
        table = self.cards.met[outlook.architect.blueprint]
        chances = spread(outlook.requirements())
        hope = 0.0
        for met in range(len(chances)):
            hope += chances[met] * table[min(8, met)]
        return hope

    def offered(self, outlook: Outlook, gone: int = -1) -> list[float]:
        """What the challenges on display, without this one, can bring, the best first."""
        cards = self.cards
        left = [card for card in self.display if card != gone]
        return sorted([cards.points[card] * outlook.quantity(cards.challenge[card]) for card in left], reverse=True)

    def standing(self, outlook: Outlook) -> float:
        """ST-40, ST-41 The average over the rivals who may be ahead by the goal."""
        mine = outlook.quantity(self.goal)
        if outlook.done and self.most and not mine:
            return 0.0
        slack = 0.0 if outlook.done else 0.4 + 0.25 * (outlook.empty**0.5 + self.markets)
        return average(spread([self.is_ahead(mine, theirs, tie, slack) for theirs, tie in self.rivals]), self.places)

    def is_ahead(self, mine: float, theirs: float, wins_tie: bool, slack: float) -> float:
        """How likely a rival is to be ahead of me in the end."""
        lead = mine - theirs if self.most else theirs - mine
        if slack:
            return 1 / (1 + exp(lead / slack))
        return float(lead < 0 or (lead == 0 and not wins_tie))


def average(chances: list[float], paid: list[float]) -> float:
    """What each place pays, weighted by how likely it is, as far as both lists go."""
    hope = 0.0
    for i in range(min(len(chances), len(paid))):
        hope += chances[i] * paid[i]
    return hope


class Jael:
    """What Jael makes of what he gets, with his cards to come weighted by likelihood."""

    def __init__(self, table: Table) -> None:
        self.cards = cards = table.cards
        self.goal = cards.goal[table.goal]
        self.for_goal = FOR_GOAL if cards.compare[table.goal] == MOST else -FOR_GOAL
        self.counts = [0] * ELEMENTS
        self.add([element for card in table.collected for element in cards.elements[card]], 1)
        self.add(table.jael_tokens, 1)
        to_come = table.jael_deck.inside()
        chance = (YEARS - table.year) / max(1, len(to_come))
        self.weights = [*[(card, 1.0) for card in table.revealed_jael], *[(card, chance) for card in to_come]]

    def add(self, elements: Sequence[int], count: int) -> None:
        for element in elements:
            if element != PASSAGE:
                self.counts[element] += count

    def gains(self, elements: Sequence[int]) -> float:
        """What these would bring him."""
        before = self.worth()
        self.add(elements, 1)
        after = self.worth()
        self.add(elements, -1)
        return after - before

    def worth(self) -> float:
        """ST-62, ST-63 His conditions, stars and the goal."""
        cards = self.cards
        hope = self.for_goal * self.quantity(self.goal)
        hope += sum([self.counts[element] * STAR_VALUES[element] for element in range(ELEMENTS)])
        for card, chance in self.weights:
            hope += chance * cards.condition_points[card] * self.quantity(cards.condition[card])
        return hope

    def quantity(self, form: Form) -> float:
        if form.op != SETS:
            count = self.count(form.any)
            return count if form.op == COUNT else count / 2
        each = [self.count(form.selectors[i]) / form.needs[i] for i in range(len(form.needs))]
        return EVEN * min(each) + (1 - EVEN) * sum(each) / len(each)

    def count(self, elements: int) -> int:
        return sum([self.counts[one] for one in range(ELEMENTS) if elements >> one & 1])
