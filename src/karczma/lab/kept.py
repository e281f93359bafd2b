"""Games kept row by row on their way into tables (`karczma.lab.tables` says what the columns are)."""

from __future__ import annotations

from array import array

from karczma.kernel.audience import View
from karczma.kernel.tally import Tally

DECISION = 6  # numbers that a decision is kept as

# How much is kept of each game
NOTHING, SCORES, EVERYTHING = range(3)

Row = tuple[object, ...]


class Kept:
    """Some games.

    There are many decisions, so each is only numbers: game, position, seat, step, how many options, and which of them.
    """

    def __init__(self) -> None:
        self.games: list[Row] = []
        self.seats: list[Row] = []
        self.parts: list[Row] = []
        self.decisions = array("i")

    def add(self, other: Kept) -> None:
        self.games += other.games
        self.seats += other.seats
        self.parts += other.parts
        self.decisions += other.decisions

    def add_game(self, head: Row, bots: tuple[str, ...], tally: Tally, made: list[int], first: int | None) -> None:
        """A game that has ended: what it was, who played, the result, how often each chose, and who began."""
        number, winners = head[0], tally.winners
        rival = None if tally.against is None else tally.against.total
        self.games.append((*head, sum(made), len(winners), first, tally.title or None, rival))
        for seat, scored in enumerate(tally.seats):
            won = 1 / len(winners) if seat in winners else 0.0
            began = None if first is None else seat == first
            self.seats.append((number, seat, bots[seat], scored.total, scored.rank, won, began, made[seat]))
        self.add_parts(number, tally)

    def add_parts(self, number: object, tally: Tally) -> None:
        for seat, scored in enumerate(tally.seats):
            for part in scored.parts:
                self.parts.append((number, seat, part.name, part.points))


def went_first(view: View) -> int | None:
    """The seat that begins, as the table shows it: by name in the middle, by a marker, or first in a row.

    None: nobody begins, or there is nobody else.
    """
    if len(view.seats) < 2:
        return None
    if "first_player" in view.middle.numbers:
        return int(view.middle.numbers["first_player"])
    for name in ("first", "priority"):
        for seat, area in enumerate(view.seats):
            if area.numbers.get(name) == 1:
                return seat
    return None
