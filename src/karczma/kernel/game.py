"""The state of any game: an agenda of frames, who is asked, sealed answers, told events. Plain data."""

from __future__ import annotations

from typing import Final

from karczma.kernel.chance import Chance
from karczma.kernel.native import mypyc_attr

Option = int  # its number in the game's vocabulary: a verb and its arguments
Frame = tuple[int, int, int]  # step, seat, argument: immutable, so clones share it
Event = tuple[int, int, int, int, int, int]  # what, seat, three arguments, who may know the arguments

EVERYBODY: Final = -1  # an audience: a set of seats as bits, here all of them and the spectators
UNKNOWN: Final = -1  # what stands in an event in place of an argument its reader may not know
OPEN: Final = -1  # a sealed answer that has not been given yet
NOBODY: Final = -1  # a seat that is none


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """All a table needs to go on after a power cut, except what lies on it: a game adds that."""

    __slots__ = ("agenda", "asks", "chance", "hushed", "revealed", "sealed", "seated", "telling", "told")

    def __init__(
        self,
        seated: int,
        agenda: list[Frame],
        asks: list[Frame],
        sealed: list[Option],
        hushed: int,
        revealed: int,
        chance: Chance,
    ) -> None:
        self.seated = seated  # how many seats play
        self.agenda = agenda  # what the rulebook has still to say, next item last
        self.asks = asks  # who must choose now; several at once are sealed
        self.sealed = sealed  # one slot an ask while answers are secret, otherwise empty
        self.hushed = hushed  # the seats, as bits, that do not want to be asked again this phase
        self.revealed = revealed  # how often something hidden was turned up: no undo past that
        self.chance = chance
        self.told: list[Event] = []  # what happened in the last choice
        self.telling = False  # search plays in silence

    def ask(self, step: int, seat: int, arg: int) -> None:
        """One seat must choose; the answer acts at once."""
        self.asks = [(step, seat, arg)]

    def ask_all(self, step: int, seats: list[int], arg: int) -> None:
        """These seats choose at the same time: answers are sealed until the last one, in any order."""
        self.asks = [(step, seat, arg) for seat in seats]
        self.sealed = [OPEN] * len(seats)

    def next(self, step: int, seat: int, arg: int) -> None:
        """This comes before all that is on the agenda."""
        self.agenda.append((step, seat, arg))

    def plan(self, frames: list[Frame]) -> None:
        """These come in this order, before all that is on the agenda."""
        for i in range(len(frames) - 1, -1, -1):
            self.agenda.append(frames[i])

    def tell(self, what: int, seat: int, a: int = 0, b: int = 0, c: int = 0, to: int = EVERYBODY) -> None:
        """Something happened; seats outside `to` hear that it did, but not the arguments."""
        if self.telling:
            self.told.append((what, seat, a, b, c, to))

    def reveal(self) -> None:
        """Something hidden was turned up: nobody may choose again what led here."""
        self.revealed += 1

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seated else 0
