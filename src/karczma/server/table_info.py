"""What is known of a table besides the game on it: who sits where, its pace, its stage."""

from __future__ import annotations

import hmac
from typing import Any, Literal

import msgspec

Stage = Literal["open", "running", "over"]
Kind = Literal["person", "bot", "open"]

FORGOTTEN = 5_000  # a bot that has not chosen for this many milliseconds has lost its driver


class Pace(msgspec.Struct, frozen=True):
    """No clock; a live clock with a bank and an increment per choice; or a number of days for each choice."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: int = 0
    increment: int = 0
    days: int = 0


class Seat(msgspec.Struct, omit_defaults=True):
    """One place at the table."""

    kind: Kind = "open"
    name: str = ""
    guest: str = ""
    language: str = ""
    level: str = ""
    golem: str = ""  # which of the game's golems sits there; empty: a bot that has only a number
    temperament: str = ""  # of a bot; empty: none, as before there were any
    stand_in: bool = False  # a bot plays until the owner returns
    gone: bool = False  # the owner left the running game or was removed, and may still come back to this seat
    owner: str = ""  # whose seat it is while they do not sit there: they left, or have not agreed to a rematch yet
    left: int = 0  # milliseconds on the clock when it last stopped
    since: int = 0  # when this seat was asked, in milliseconds; 0: its clock is stopped


class SeatWishes(msgspec.Struct, omit_defaults=True):
    """What the owner of a seat wants to be asked about out of turn, and what lies ready: by names, and secret."""

    always: bool = False  # even if nothing can be played
    ask: dict[str, list[str]] = {}  # by reaction: at which moments, where that is not left to the game
    ready: list[str] = []


class Wish(msgspec.Struct):
    """Somebody wants to go back further than they may on their own; all people at the table must agree."""

    seat: int
    count: int
    agreed: list[int]


class Origin(msgspec.Struct, frozen=True):
    """Where a game that does not start at the beginning comes from: a finished one, after this many entries."""

    table: str
    position: int


class TableInfo(msgspec.Struct):
    """The current state of a table, except for the game."""

    id: str
    game: str
    options: dict[str, str | bool]
    pack: str
    language: str
    listed: bool
    pace: Pace
    stage: Stage
    host: str
    chairs: list[Seat]
    created: int
    fingerprint: str
    asked_at: dict[str, int] = {}  # by seat: the position at which its question came up, which an answer must name
    position: int = 0  # entries of the match so far
    earlier: int = 0  # how many of these are from before the rules changed
    wish: Wish | None = None
    rematch: str = ""
    imported: bool = False
    result: dict[str, Any] | None = None
    origin: Origin | None = None
    knowing: list[str] = []  # guests who have, or have had, a chair in this game since it began
    closed: bool = False  # more is known about this game than its table shows: nobody new may sit down
    watch: str = ""  # the hash of the link that lets anybody look on; empty: none is out
    lesson: str = ""  # what is taught here, by name; empty: a game like any other
    chapter: int = 0  # of the lesson, from 0
    hints: bool = True  # whether the coach may be asked here

    def copy(self) -> TableInfo:
        """An independent copy: whatever a change may touch is copied, whatever never changes is shared."""
        wish = self.wish and Wish(self.wish.seat, self.wish.count, self.wish.agreed[:])
        chairs = [msgspec.structs.replace(chair) for chair in self.chairs]
        knowing = self.knowing[:]
        return msgspec.structs.replace(self, chairs=chairs, asked_at=dict(self.asked_at), wish=wish, knowing=knowing)

    def members(self) -> list[str]:
        """Whose table this is: everybody who sits at it or may come back to it, and its host."""
        chairs = self.chairs
        return sorted({self.host, *[chair.guest for chair in chairs], *[chair.owner for chair in chairs]} - {""})

    def shown_to(self, guest: str) -> bool:
        """Whether this guest may know of the table: others must not even learn that a private one exists."""
        return self.listed or guest in self.members()

    def lets_in(self, guest: str, watch: str = "") -> bool:
        """Whether this guest may look at the table: it is shown to them, or this is the hash of its watch link."""
        return self.shown_to(guest) or self.opens(watch)

    def opens(self, watch: str) -> bool:
        """Whether this is the hash of its watch link."""
        return bool(watch) and hmac.compare_digest(watch, self.watch)

    def alone(self) -> bool:
        """Whether everybody else at the table is a bot: then nobody minds if choices are taken back."""
        return len({chair.guest for chair in self.chairs if chair.kind == "person"}) == 1

    def people(self) -> list[int]:
        """The chairs of people who are playing: whoever has left need not agree to anything."""
        return [i for i, chair in enumerate(self.chairs) if chair.kind == "person" and not chair.gone]

    def several(self) -> bool:
        """Whether more than one chair is for people, so that it matters what each of them may know."""
        return sum(chair.kind != "bot" for chair in self.chairs) > 1

    def may_sit(self, guest: str, seat: int, invited: bool = False) -> bool:
        """Whether this guest may take this chair: in a running game, only if they know nothing of it yet.

        Whoever has had a chair in it has seen what others must not know, and its host could free a chair just to look.
        Only the chair one left oneself may always be taken again. Before a game begins, only the host may give a chair
        that is kept for somebody to others.
        """
        owner = self.chairs[seat].owner
        if owner == guest:
            return True
        if self.stage != "running":
            return not owner or invited
        return not self.closed and guest != self.host and guest not in self.knowing

    def seats_of(self, guest: str) -> list[int]:
        return [i for i, chair in enumerate(self.chairs) if guest and chair.guest == guest]

    def names(self) -> list[str]:
        """By seat; empty for somebody who has no name any more. Each language has its own word for them."""
        return [chair.name or ("" if chair.kind == "person" else f"{i + 1}") for i, chair in enumerate(self.chairs)]

    def plays_itself(self, seat: int) -> bool:
        """Whether a bot chooses for this seat."""
        return self.chairs[seat].kind == "bot" or self.chairs[seat].stand_in

    def deadline(self, now: int) -> int | None:
        """When this table needs attention: a clock runs out, or a bot has still not chosen."""
        if self.stage != "running":
            return None
        times = [c.since + c.left for c in self.chairs if c.kind == "person" and c.since and self.pace.kind != "none"]
        if any(self.plays_itself(int(seat)) for seat in self.asked_at):
            times.append(now + FORGOTTEN)
        return min(times, default=None)
