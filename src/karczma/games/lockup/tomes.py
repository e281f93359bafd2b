"""Tomes: choosing one, and the windows in which they may be played (LK-75, LK-78, LK-79, LK-R36, LK-R61)."""

from __future__ import annotations

from typing import Final

from karczma.games.lockup.cards import (
    ANY_TIME,
    AT_CELL_BLOCK,
    AT_CHOW_HALL,
    LIGHTS_OUT_RANKING,
    LIGHTS_OUT_START,
    ROLL_CALL_TURN,
    TOME_EFFECTS,
)
from karczma.games.lockup.effects import EFFECTS
from karczma.games.lockup.state import Table
from karczma.games.lockup.supply import bury_tome, draw_tome, keep_tome
from karczma.games.lockup.vocabulary import (
    CELL_BLOCK,
    CHOW_HALL,
    DO_KEEP_TOME,
    KEEP_TOME,
    LOCATION,
    NO_MORE_TOMES,
    NO_TOME,
    PLAY_TOME,
    PLAYED_TOME,
)
from karczma.kernel.errors import Fact
from karczma.kernel.game import Option
from karczma.kernel.step import Step, Window

# Moments of a round (LK-R36)
IN_ROLL_CALL: Final = 0
AT_START: Final = 1  # of lights-out
BEFORE_LOCATION: Final = 2
WHILE_RANKING: Final = 3
BEFORE_REWARD: Final = 4
IN_PATROL: Final = 5
BEFORE_PATROL: Final = 0
BEFORE_CUBES: Final = 1
BEFORE_LAST_RAID: Final = 2


def moment(when: int, which: int = 0) -> int:
    """The argument of a window: the moment, and whose turn or reward it is, or which location is next."""
    return when | which << 3


def when_of(arg: int) -> int:
    return arg & 7


def which_of(arg: int) -> int:
    return arg >> 3


class TomeWindow(Window[Table]):
    """LK-R36 Whoever holds a tome is asked clockwise, until all have declined in a row."""

    name = "play_tome"
    rule = "LK-R36"
    decline = NO_TOME
    hush = NO_MORE_TOMES

    def could(self, g: Table, seat: int, arg: int) -> bool:
        """How many tomes are in a hand is no secret."""
        crew = g.crews[seat]
        if not crew.tomes:
            return False
        when = when_of(arg)
        if when == IN_ROLL_CALL:
            return not crew.passed or g.rules.tome_after_pass
        return when != BEFORE_REWARD or seat == which_of(arg)

    def reactions(self, g: Table, seat: int, arg: int) -> list[Option]:
        hand = sorted(set(g.crews[seat].tomes))
        return [PLAY_TOME + tome for tome in hand if in_time(g, seat, tome, arg) and useful(g, seat, tome)]

    def reacted(self, g: Table, seat: int, arg: int, option: Option) -> None:
        tome = option - PLAY_TOME
        discard_tome(g, seat, tome)
        g.tell(PLAYED_TOME, seat, tome)
        g.carry_out(seat, TOME_EFFECTS + tome)

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        when = when_of(arg)
        told: dict[str, Fact] = {"moment": when}
        if when == IN_ROLL_CALL:
            told["own"] = int(seat == which_of(arg))
        elif when == BEFORE_LOCATION:
            told["location"] = LOCATION.ids[which_of(arg)]
        elif when in (WHILE_RANKING, BEFORE_REWARD):
            told["location"] = LOCATION.ids[g.location]
        elif when == IN_PATROL:
            told["then"] = which_of(arg)
        return told


def discard_tome(g: Table, seat: int, tome: int) -> None:
    """LK-78 Out of the hand. Nobody can tell which of two copies it was: whoever knew one now knows neither."""
    crew = g.crews[seat]
    copies = [i for i in range(len(crew.tomes)) if crew.tomes[i] == tome]
    known = list(crew.tomes_known)
    for i in copies:
        known[copies[-1]] &= known[i]
    place = copies[0]
    crew.tomes = crew.tomes[:place] + crew.tomes[place + 1 :]
    crew.tomes_known = tuple(known[:place] + known[place + 1 :])
    g.tome_discards = (*g.tome_discards, tome)


def in_time(g: Table, seat: int, tome: int, arg: int) -> bool:
    """LK-79, LK-R36 Whether a tome may be played at this moment."""
    timing = g.cards.timing[tome]
    when = when_of(arg)
    if timing == ANY_TIME:
        return True
    if timing == ROLL_CALL_TURN:
        return when == IN_ROLL_CALL and seat == which_of(arg)
    if timing == LIGHTS_OUT_START:
        return when == AT_START
    if timing == LIGHTS_OUT_RANKING:
        return when == WHILE_RANKING
    if timing == AT_CHOW_HALL:
        return when == BEFORE_REWARD and g.location == CHOW_HALL
    assert timing == AT_CELL_BLOCK
    return when == BEFORE_REWARD and g.location == CELL_BLOCK


def useful(g: Table, seat: int, tome: int) -> bool:
    """LK-R61 Whether playing it would do something; its cost must be there."""
    effects = g.cards.effects[TOME_EFFECTS + tome]
    if not all([EFFECTS[effect].payable(g, seat, count) for effect, count in effects]):
        return False
    return any([EFFECTS[effect].useful(g, seat, count) for effect, count in effects])


class KeepTome(Step[Table]):
    """LK-59, LK-75, LK-R27 Two tomes are drawn, one is kept, the other goes under the deck; this many times."""

    rule = "LK-75"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if arg > 1:
            g.next(KEEP_TOME, seat, arg - 1)
        tome, known = draw_tome(g, seat)
        if tome < 0:
            return
        second, second_known = draw_tome(g, seat)
        if second < 0:
            keep_tome(g, seat, tome, known)
            return
        g.drawn_tomes = (tome, second)
        g.drawn_known = (known, second_known)
        g.ask(KEEP_TOME, seat, 0)  # even for two of one title: not being asked would reveal that

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_KEEP_TOME + tome for tome in sorted(set(g.drawn_tomes))]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        """LK-V11 Whoever knew one of the two cannot tell whether it was kept."""
        first, second = g.drawn_tomes
        known = g.drawn_known[0] & g.drawn_known[1] if first == second else 1 << seat
        kept = option - DO_KEEP_TOME
        keep_tome(g, seat, kept, known)
        bury_tome(g, seat, second if kept == first else first, known)
        g.drawn_tomes = ()
        g.drawn_known = ()
