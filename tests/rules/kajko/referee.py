"""The game once more, straight from docs/rules/kajko.md with names and lists: slow, simple and without the engine.

The engine is compared with it move by move; two that were written apart do not make the same mistake.
"""

from __future__ import annotations

from collections import Counter
from copy import deepcopy

WORTH = {"coin": 1, "coin_in_hand": 1, "item_5": 5, "treasure_10": 10}
COINS = ("coin", "coin_in_hand")
CHARACTERS = {2: 4, 3: 3, 4: 3, 5: 2}


class Referee:
    """A table by its rules; stacks are lists with the top card last, `waiting` is a question inside a turn."""

    def __init__(self, seats: int, stacks: dict[str, list[str]], first: int, coin_in_hand: bool, anybody: bool) -> None:
        self.stacks = stacks
        self.coin_in_hand = coin_in_hand
        self.anybody = anybody
        self.front: list[list[str]] = [[] for _ in range(seats)]
        self.town: list[list[list[str]]] = [[] for _ in range(seats)]
        self.box: list[str] = []
        self.turn = first
        self.waiting = ""
        self.over = False

    def copy(self) -> Referee:
        return deepcopy(self)

    def items(self, seat: int) -> list[str]:
        return [card for card in self.front[seat] if card in WORTH]

    def done(self, seat: int) -> bool:
        return len(self.town[seat]) == CHARACTERS[len(self.town)]

    def opponents(self) -> list[int]:
        others = [seat for seat in range(len(self.town)) if seat != self.turn]
        return [seat for seat in others if self.anybody or not self.done(seat)]

    def best(self) -> list[str]:
        """The items in front that no other is worth more than."""
        items = self.items(self.turn)
        return [item for item in items if WORTH[item] == max(WORTH[other] for other in items)]

    def options(self) -> list[list[str]]:
        if self.over:
            return []
        if self.waiting == "lose":
            return [["lose", item] for item in sorted(set(self.best()))]
        if self.waiting == "rob":
            return [["rob", str(seat)] for seat in self.opponents()]
        offered = [["adventure", stack] for stack, cards in self.stacks.items() if cards]
        return [*offered, ["send"]] if self.items(self.turn) else offered

    def choose(self, words: list[str]) -> None:
        assert words in self.options()
        verb, *about = words
        self.waiting = ""
        match verb:
            case "adventure":
                self.turned_up(self.stacks[about[0]].pop())
            case "send":
                self.send(self.turn)
            case "lose":
                self.discard([about[0]])
            case "rob":
                self.rob(int(about[0]))
        if not self.waiting:
            self.next_turn()

    def turned_up(self, card: str) -> None:
        self.front[self.turn].append(card)  # whatever it is, it lies there while it is dealt with
        here = self.front[self.turn]
        match card:
            case "chamberlain":
                self.discard(["chamberlain"])
                if len(set(self.best())) > 1:
                    self.waiting = "lose"
                else:
                    self.discard(self.best()[:1])
            case "robbers" if here.count("robbers") == 2:
                self.discard(list(here))
            case "raiders" if "robbers" in here:
                self.discard(["raiders", "robbers"])
            case "raiders":
                self.discard(list(here))
            case "coin_in_hand" if self.coin_in_hand and len(self.opponents()) > 1:
                self.waiting = "rob"
            case "coin_in_hand" if self.coin_in_hand and self.opponents():
                self.rob(self.opponents()[0])

    def discard(self, cards: list[str]) -> None:
        for card in cards:
            self.front[self.turn].remove(card)
            self.box.append(card)

    def rob(self, other: int) -> None:
        self.front[self.turn].remove("coin_in_hand")
        theirs = self.items(other)
        wanted: list[str] = []
        for group in (COINS, ("item_5",), ("treasure_10",)):
            wanted = wanted or [item for item in theirs if item in group]
        for item in wanted:
            self.front[other].remove(item)
            self.front[self.turn].append(item)
        self.front[other].append("coin_in_hand")

    def send(self, seat: int) -> None:
        self.box += [card for card in self.front[seat] if card == "robbers"]
        self.town[seat].append(self.items(seat))
        self.front[seat] = []

    def next_turn(self) -> None:
        seats = len(self.town)
        if not any(self.stacks.values()):
            for seat in range(seats):
                if self.items(seat) and not self.done(seat):
                    self.send(seat)
            self.over = True
        elif all(self.done(seat) for seat in range(seats)):
            self.over = True
        else:
            self.turn = next(
                seat for seat in [(self.turn + step) % seats for step in range(1, seats + 1)] if not self.done(seat)
            )

    def scores(self, dusigrosz: bool, tie: str = "nobody") -> list[tuple[int, int]]:
        """Ducats and number of items of each player."""
        sent = [[item for character in town for item in character] for town in self.town]
        ducats = [sum(WORTH[item] for item in items) for items in sent]
        coins = [sum(item in COINS for item in items) for items in sent]
        best = [seat for seat in range(len(sent)) if coins[seat] == max(coins) > 0]
        if tie == "more_items":
            best = [seat for seat in best if len(sent[seat]) == max(len(sent[other]) for other in best)]
        if dusigrosz and (len(best) == 1 or tie == "everybody"):
            for seat in best:
                ducats[seat] += 10
        return [(ducats[seat], len(sent[seat])) for seat in range(len(sent))]

    def lies(self) -> dict[str, Counter[str]]:
        """Which cards lie where, without their order."""
        seats = range(len(self.town))
        lies = {f"stack {stack}": Counter(cards) for stack, cards in self.stacks.items()}
        lies["box"] = Counter(self.box)
        lies.update({f"front {seat}": Counter(self.front[seat]) for seat in seats})
        for seat in seats:
            lies.update({f"character {seat}.{i}": Counter(items) for i, items in enumerate(self.town[seat])})
        return lies
