"""A chair at a table, and the bot in it: it sees what its seat may see, and imagined worlds, never the game."""

from __future__ import annotations

from typing import Any

from karczma.kernel.audience import Json, View
from karczma.kernel.chance import Chance, Imagination
from karczma.kernel.face import Face
from karczma.kernel.game import Option
from karczma.kernel.match import Match
from karczma.kernel.native import mypyc_attr


class Chair:
    """All a bot gets to know: a world its seat cannot tell from the real one, and dice to imagine more."""

    __slots__ = ("_chance", "_imagined", "seat")

    def __init__(self, seat: int, imagined: Match, chance: Chance) -> None:
        self.seat = seat
        self._imagined = imagined
        self._chance = chance

    @property
    def face(self) -> Face[Any]:
        return self._imagined.face

    def options(self) -> list[Option]:
        """What this seat may choose now."""
        return self._imagined.options(self.seat)

    def words(self, option: Option) -> list[str]:
        """An option by its names: the verb first, then its arguments."""
        return self._imagined.words(option)

    def question(self) -> dict[str, Json] | None:
        """What this seat is asked, as on the wire."""
        return self._imagined.question(self.seat)

    def view(self) -> View:
        """The table as this seat may see it."""
        return self._imagined.view(self.seat)

    def world(self) -> Any:
        """A game this seat could be in, dealt afresh on each call, to look at and play on."""
        return self.face.redeal(self._imagined.game, self.seat, self._chance)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program."""

    def choose(self, chair: Chair) -> Option:
        """One of the chair's options."""
        raise NotImplementedError


def sit(match: Match, seat: int, chance: Chance) -> Chair:
    """A chair for this seat, as the match stands now.

    Anyone who knew the numbers that dealt the imagined world could recover the true one. So they are forgotten here,
    and the chair gets other dice, which do not reveal them.
    """
    imagined = match.redeal(seat, int.from_bytes(chance.key_below(), "big"))
    return Chair(seat, imagined, Imagination(chance.key_below(), 0, b""))
