"""What came of some seconds of play, in one process or in all of them together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass
class Result:
    took: list[float] = field(default_factory=list)  # seconds until each move was acknowledged
    told: list[float] = field(default_factory=list)  # and until the next to choose had the news
    wrong: list[str] = field(default_factory=list)
    seconds: float = 0.0
    moves: int = 0  # acknowledged within these seconds; `took` has also those that were on their way then
    heard: int = 0  # bytes of messages in that time, over all seats
    games: int = 0  # that ended
    late: int = 0  # tables that had to be opened meanwhile
    people: float = 0.0  # processor time of the people themselves
    server: float = 0.0  # processor time of the server

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds if self.seconds else 0.0

    @property
    def server_each(self) -> float:
        return self.server / max(1, len(self.took))

    @property
    def people_each(self) -> float:
        return self.people / max(1, len(self.took))

    @property
    def heard_each(self) -> float:
        return self.heard / max(1, self.moves)

    def part(self, share: float) -> float:
        return part_of(self.took, share)


def part_of(took: list[float], share: float) -> float:
    return sorted(took)[min(len(took) - 1, int(len(took) * share))] if took else float("nan")


def together(parts: Iterable[Result], seconds: float) -> Result:
    """The sum of all that can be added up, over so many seconds."""
    whole = Result(seconds=seconds)
    for part in parts:
        whole.took += part.took
        whole.told += part.told
        whole.wrong += part.wrong
        whole.moves += part.moves
        whole.heard += part.heard
        whole.games += part.games
        whole.late += part.late
        whole.people += part.people
        whole.server += part.server
    return whole
