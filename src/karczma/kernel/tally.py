"""Scores that explain themselves: per seat, per category, with the reason for each point."""

from __future__ import annotations

from typing import Final

from karczma.kernel.audience import Json
from karczma.kernel.errors import Fact

SHARED: Final = "shared"  # what decides a tie that nothing decides
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


class Tie:
    """Seats with equal totals, and why some of them rank above others.

    `by` names the tie-breaker (a key of the words, `tie-<id>`), or the rival from the box, who wins ties; if it is
    SHARED, nothing sets the seats apart. `more` and `less` are what the two sides have of it, without the sign that
    says which of the two is better.
    """

    def __init__(self, by: str, points: int, seats: list[int], others: list[int], more: int, less: int) -> None:
        self.by = by
        self.points = points
        self.seats = seats
        self.others = others
        self.more = more
        self.less = less

    def plain(self) -> dict[str, Json]:
        seats: list[Json] = [seat for seat in self.seats]
        others: list[Json] = [seat for seat in self.others]
        told: dict[str, Json] = {"by": self.by, "points": self.points, "seats": seats, "others": others}
        return {**told, "more": abs(self.more), "less": abs(self.less)}


class Tally:
    """The count of a whole table, ranked; what the rulebook leaves tied shares a rank.

    Nobody has a rank while the reader may not know every part. A solo game may have no winner but a title for this
    many points (a key of the words, `title-<id>`), or a rival from the box, who wins ties. `breakers` names the
    tie-breakers of the seats, in their order.
    """

    def __init__(
        self,
        seats: list[SeatTally],
        title: str = "",
        contest: bool = True,
        rival: str = "",
        against: SeatTally | None = None,
        breakers: tuple[str, ...] = (),
    ) -> None:
        self.seats = seats
        self.breakers = breakers
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

    def ties(self) -> list[Tie]:
        """Every tie there was, the best places first."""
        if self.against is not None:
            equal = self.against.rank and self.against.total == self.seats[0].total
            return [Tie(self.rival, self.against.total, [], [0], 0, 0)] if equal else []
        found: list[Tie] = []
        if not self.contest or not all([seat.rank for seat in self.seats]):
            return found
        above: list[int] = []
        for rank in sorted({seat.rank for seat in self.seats}):
            seats = [i for i in range(len(self.seats)) if self.seats[i].rank == rank]
            if above and self.seats[above[0]].total == self.seats[seats[0]].total:
                found.append(self._broken(above, seats))
            if len(seats) > 1:
                found.append(Tie(SHARED, self.seats[seats[0]].total, seats, [], 0, 0))
            above = seats
        return found

    def _broken(self, seats: list[int], others: list[int]) -> Tie:
        """The first tie-breaker in which these differ."""
        better, worse = self.seats[seats[0]].ties, self.seats[others[0]].ties
        at = [better[i] == worse[i] for i in range(len(better))].index(False)
        return Tie(self.breakers[at], self.seats[seats[0]].total, seats, others, better[at], worse[at])

    def plain(self) -> dict[str, Json]:
        seats: list[Json] = [seat.plain() for seat in self.seats]
        winners: list[Json] = [seat for seat in self.winners]
        told: dict[str, Json] = {"seats": seats, "winners": winners}
        ties: list[Json] = [tie.plain() for tie in self.ties()]
        if ties:
            told["ties"] = ties
        if self.title:
            told["title"] = self.title
        if self.against is not None:
            told["won"] = self.won
            told[self.rival] = self.against.plain()
        return told
