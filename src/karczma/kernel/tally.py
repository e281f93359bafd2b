"""Scores that explain themselves: per seat, per category, with the reason for each point."""

from __future__ import annotations

from typing import Final

from karczma.kernel.audience import Json
from karczma.kernel.errors import Fact

TRUTH: Final = -2  # a reader of scores who knows everything; None is a spectator, as everywhere


class Reason:
    """Points and what they are for: a key of the words (`why-<key>`) and its facts."""

    def __init__(self, points: int, key: str, facts: dict[str, Fact]) -> None:
        self.points = points
        self.key = key
        self.facts = facts

    def plain(self) -> dict[str, Json]:
        facts: dict[str, Json] = {name: fact for name, fact in self.facts.items()}
        return {"points": self.points, "why": self.key, **facts}


class Part:
    """A category of the score. One its reader may not know has no points yet."""

    def __init__(self, name: str, reasons: list[Reason], known: bool = True) -> None:
        self.name = name
        self.reasons = reasons
        self.known = known

    @property
    def points(self) -> int:
        return sum([reason.points for reason in self.reasons])


class SeatTally:
    """What one seat has: its categories, and its tie-breakers, most important first, more is better."""

    def __init__(self, parts: list[Part], ties: list[int]) -> None:
        self.parts = parts
        self.ties = ties
        self.rank = 0  # not known

    @property
    def total(self) -> int:
        return sum([part.points for part in self.parts])

    def plain(self) -> dict[str, Json]:
        parts: dict[str, Json] = {part.name: part.points for part in self.parts}
        why: dict[str, Json] = {part.name: [reason.plain() for reason in part.reasons] for part in self.parts}
        unknown: list[Json] = [part.name for part in self.parts if not part.known]
        told: dict[str, Json] = {"total": self.total, "parts": parts, "why": why}
        if self.rank:
            told["rank"] = self.rank
        if unknown:
            told["unknown"] = unknown
        return told


class Tally:
    """The count of a whole table, ranked; what the rulebook leaves tied shares a rank.

    Nobody has a rank while the reader may not know every part. A solo game may have no winner but a title for this
    many points (a key of the words, `title-<id>`), or a rival from the box, who wins ties.
    """

    def __init__(
        self,
        seats: list[SeatTally],
        title: str = "",
        contest: bool = True,
        rival: str = "",
        against: SeatTally | None = None,
    ) -> None:
        self.seats = seats
        self.title = title
        self.contest = contest  # whether there is anything to win
        self.rival = rival  # the name of a rival from the box in the result
        self.against = against
        if not all([part.known for seat in seats for part in seat.parts]):
            return
        standing = [[seat.total, *seat.ties] for seat in seats]
        for i in range(len(seats)):
            seats[i].rank = 1 + sum([1 for other in standing if other > standing[i]])
        if against is not None:
            against.rank = 2 if self.won else 1
            seats[0].rank = 1 if self.won else 2

    @property
    def won(self) -> bool:
        """Against a rival from the box: whether the player has more."""
        return self.against is not None and self.seats[0].total > self.against.total

    @property
    def winners(self) -> list[int]:
        return [i for i in range(len(self.seats)) if self.seats[i].rank == 1] if self.contest else []

    def plain(self) -> dict[str, Json]:
        seats: list[Json] = [seat.plain() for seat in self.seats]
        winners: list[Json] = [seat for seat in self.winners]
        told: dict[str, Json] = {"seats": seats, "winners": winners}
        if self.title:
            told["title"] = self.title
        if self.against is not None:
            told["won"] = self.won
            told[self.rival] = self.against.plain()
        return told
