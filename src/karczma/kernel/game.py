"""The state of any game: an agenda of frames, who is asked, sealed answers, reported events. Plain data."""

from __future__ import annotations

from typing import Final, Self

from karczma.kernel.chance import Chance
from karczma.kernel.native import mypyc_attr

Option = int  # its number in the game's vocabulary: a verb and its arguments
Frame = tuple[int, int, int]  # step, seat, argument: immutable, so clones share it
Event = tuple[int, int, int, int, int, int]  # what, seat, three arguments, who may know the arguments

EVERYBODY: Final = -1  # an audience: a set of seats as bits, here all of them and the spectators
UNKNOWN: Final = -1  # replaces an event's argument that its reader may not know
OPEN: Final = -1  # a sealed answer that has not been given yet
NOBODY: Final = -1  # no seat
NO_STEP: Final = -1  # where there is no frame


def holds(bits: int, one: int) -> bool:
    """Whether a set kept as bits (of seats, cards, tokens) holds this one."""
    return bits >> one & 1 == 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """All a table needs to go on after a power cut, except what is on it, which each game adds.

    Usually one frame comes next and one seat is asked, and both are soon gone. So these two are kept
    as plain numbers, and as lists of tuples only where there are more. `agenda` and `asks` show all of them as lists.
    """

    __slots__ = (
        "ask_arg",
        "ask_seat",
        "ask_step",
        "chance",
        "hushed",
        "later",
        "next_arg",
        "next_seat",
        "next_step",
        "revealed",
        "sealed",
        "seated",
        "several",
        "telling",
        "told",
    )

    def __init__(
        self,
        seated: int,
        agenda: list[Frame],
        asks: list[Frame] | None,
        sealed: list[Option] | None,
        hushed: int,
        revealed: int,
        chance: Chance,
    ) -> None:
        self.seated = seated  # how many seats play
        self.later = agenda  # the frames below the one that comes next
        self.next_step = NO_STEP  # the frame that comes next, unless it is still in `later`
        self.next_seat = NOBODY
        self.next_arg = 0
        self.several: list[Frame] = []  # the asks, if there is more than one
        self.ask_step = NO_STEP  # the only ask
        self.ask_seat = NOBODY
        self.ask_arg = 0
        # One slot for each ask while answers are secret, otherwise empty
        self.sealed = [] if sealed is None else sealed
        self.hushed = hushed  # the seats, as bits, that do not want to be asked again this phase
        self.revealed = revealed  # how often something hidden was turned up: no undo past that
        self.chance = chance
        self.told: list[Event] = []  # what happened in the last choice
        self.telling = False  # search plays in silence
        if asks:
            self.asks = asks

    @property
    def agenda(self) -> list[Frame]:
        """What the rulebook still has to say, next item last: a fresh list."""
        if self.next_step == NO_STEP:
            return self.later[:]
        return [*self.later, (self.next_step, self.next_seat, self.next_arg)]

    @agenda.setter
    def agenda(self, frames: list[Frame]) -> None:
        self.later = frames
        self.next_step = NO_STEP

    @property
    def asks(self) -> list[Frame]:
        """Who must choose now; several at once are sealed: a fresh list."""
        if self.ask_step == NO_STEP:
            return self.several[:]
        return [(self.ask_step, self.ask_seat, self.ask_arg)]

    @asks.setter
    def asks(self, frames: list[Frame]) -> None:
        if len(frames) == 1:
            self.ask_step, self.ask_seat, self.ask_arg = frames[0]
            self.several = []
        else:
            self.ask_step = NO_STEP
            self.several = frames

    def ask(self, step: int, seat: int, arg: int) -> None:
        """One seat must choose; the answer acts at once."""
        self.ask_step = step
        self.ask_seat = seat
        self.ask_arg = arg
        if self.several:
            self.several = []

    def ask_all(self, step: int, seats: list[int], arg: int) -> None:
        """These seats choose at the same time: answers are sealed until the last one, in any order."""
        self.asks = [(step, seat, arg) for seat in seats]
        self.sealed = [OPEN] * len(seats)

    def asking(self) -> int:
        """How many seats must choose now."""
        return len(self.several) if self.ask_step == NO_STEP else 1

    def ask_at(self, place: int) -> Frame:
        """One of those who must choose now, by place among them."""
        if self.ask_step == NO_STEP:
            return self.several[place]
        return self.ask_step, self.ask_seat, self.ask_arg

    def ask_nobody(self) -> None:
        """Nobody has to choose any more."""
        self.ask_step = NO_STEP
        if self.several:
            self.several = []

    def next(self, step: int, seat: int, arg: int) -> None:
        """This comes before everything on the agenda."""
        if self.next_step != NO_STEP:
            self.later.append((self.next_step, self.next_seat, self.next_arg))
        self.next_step = step
        self.next_seat = seat
        self.next_arg = arg

    def plan(self, frames: list[Frame]) -> None:
        """These come in this order, before everything on the agenda."""
        if self.next_step != NO_STEP:
            self.later.append((self.next_step, self.next_seat, self.next_arg))
            self.next_step = NO_STEP
        self.later.extend(frames[::-1])

    def planned(self) -> bool:
        """Whether the rulebook still has something to say."""
        return self.next_step != NO_STEP or bool(self.later)

    def pop(self) -> Frame:
        """What comes next, taken off the agenda."""
        if self.next_step == NO_STEP:
            return self.later.pop()
        step = self.next_step
        self.next_step = NO_STEP
        return step, self.next_seat, self.next_arg

    @property
    def solo(self) -> bool:
        return self.seated == 1

    def over(self) -> bool:
        return not self.asking() and not self.planned()

    def clone(self) -> Self:
        """The same game once more: each game copies what can change and shares the rest."""
        raise NotImplementedError

    def stand_where(self, other: Game) -> None:
        """Make the same come next as in the other game, and the same seats be asked: for clones."""
        self.later = other.later[:]
        self.next_step = other.next_step
        self.next_seat = other.next_seat
        self.next_arg = other.next_arg
        self.several = other.several[:]
        self.ask_step = other.ask_step
        self.ask_seat = other.ask_seat
        self.ask_arg = other.ask_arg

    def tell(self, what: int, seat: int, a: int = 0, b: int = 0, c: int = 0, to: int = EVERYBODY) -> None:
        """Something happened; seats outside `to` hear that it did, but not the arguments."""
        if self.telling:
            self.told.append((what, seat, a, b, c, to))

    def reveal(self) -> None:
        """Something hidden was turned up: nobody may redo the choice that led here."""
        self.revealed += 1

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seated else 0
