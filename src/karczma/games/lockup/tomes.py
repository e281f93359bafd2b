"""Tomes: choosing one, playing one in the own questions, and the windows in which they may be played otherwise
(LK-75, LK-78, LK-79, LK-R36, LK-R61)."""

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
from karczma.games.lockup.supply import bury_tome, draw_tome, keep_tome, raid_comes
from karczma.games.lockup.vocabulary import (
    CELL_BLOCK,
    CHOW_HALL,
    COLLECT,
    DO_KEEP_TOME,
    KEEP_TOME,
    LOCATION,
    MOMENT,
    NO_MORE_TOMES,
    NO_TOME,
    PLAY_TOME,
    PLAYED_TOME,
    TITLES,
    WINDOW,
)
from karczma.kernel.errors import Fact
from karczma.kernel.game import Option
from karczma.kernel.step import Step, Window, open_window

# Moments of a round (LK-R36)
IN_ROLL_CALL: Final = 0  # before a turn, for those whose turn it is not
AT_START: Final = 1  # of lights-out
BEFORE_LOCATION: Final = 2
WHILE_RANKING: Final = 3
BEFORE_REWARD: Final = 4
IN_PATROL: Final = 5
BEFORE_PASSING: Final = 6  # with an empty cell, which is all one can do
AFTER_ASSIGNMENT: Final = 7
BEFORE_PATROL: Final = 0
BEFORE_CUBES: Final = 1
BEFORE_LAST_RAID: Final = 2
AFTER_TOME: Final = 8  # above the rank in the argument of COLLECT

# The same as others may call them (MOMENT): for each timing of a tome, where it can be played in a window; and where
# its holder is asked about it by default, because it is meant for that, or because it cannot wait any longer.
# At one's own turn and reward it is among what can be chosen there.
RAIDS: Final = (MOMENT.numbers["cubes"], MOMENT.numbers["raid"])
FITS: Final = {
    ANY_TIME: "roll_call lights_out location ranking reward patrol passing cubes raid",
    ROLL_CALL_TURN: "roll_call passing",
    LIGHTS_OUT_START: "lights_out",
    LIGHTS_OUT_RANKING: "ranking",
    AT_CHOW_HALL: "reward",
    AT_CELL_BLOCK: "reward",
}
ASKED: Final = {
    ANY_TIME: "reward raid",
    ROLL_CALL_TURN: "",
    LIGHTS_OUT_START: "lights_out",
    LIGHTS_OUT_RANKING: "ranking",
    AT_CHOW_HALL: "reward",
    AT_CELL_BLOCK: "reward",
}


def numbered_moments(table: dict[int, str]) -> list[list[int]]:
    """By timing."""
    return [[MOMENT.numbers[name] for name in table[timing].split()] for timing in range(len(table))]


FITS_AT: Final = numbered_moments(FITS)
ASKED_AT: Final = numbered_moments(ASKED)


def moment(when: int, which: int = 0) -> int:
    """The argument of a window: the moment, and whose turn or reward it is, or which location is next."""
    return when | which << 3


def when_of(arg: int) -> int:
    return arg & 7


def which_of(arg: int) -> int:
    return arg >> 3


class TomeWindow(Window[Table]):
    """LK-R36 Whoever holds a tome is asked; of those who play one the first clockwise does, and all are asked again."""

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
        if when in (BEFORE_PASSING, BEFORE_REWARD):
            return seat == which_of(arg)
        if when == IN_ROLL_CALL and seat == which_of(arg):
            return False  # they may play one when they are asked where to go
        return when not in (IN_ROLL_CALL, AFTER_ASSIGNMENT) or not crew.passed or g.rules.tome_after_pass

    def reactions(self, g: Table, seat: int, arg: int) -> list[Option]:
        return playable(g, seat, arg)

    def reacted(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if when_of(arg) == BEFORE_PASSING:
            open_window(g, WINDOW, seat, moment(IN_ROLL_CALL, seat))
        play(g, seat, option - PLAY_TOME)

    def moment(self, g: Table, seat: int, arg: int) -> int:
        when = when_of(arg)
        if when == AFTER_ASSIGNMENT:
            return IN_ROLL_CALL
        if when == IN_PATROL and which_of(arg) != BEFORE_PATROL:
            return RAIDS[int(which_of(arg) == BEFORE_LAST_RAID or raid_comes(g))]
        return when

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        when = when_of(arg)
        told: dict[str, Fact] = {"moment": self.moment(g, seat, arg)}
        if when in (IN_ROLL_CALL, AFTER_ASSIGNMENT):
            told["own"] = int(seat == which_of(arg))
        elif when == BEFORE_LOCATION:
            told["location"] = LOCATION.ids[which_of(arg)]
        elif when in (WHILE_RANKING, BEFORE_REWARD):
            told["location"] = LOCATION.ids[g.location]
        elif when == IN_PATROL:
            told["last"] = int(which_of(arg) == BEFORE_LAST_RAID)
        return told


def playable(g: Table, seat: int, arg: int) -> list[Option]:
    """LK-78, LK-R61 The tomes in this hand that may be played at this moment and would do something."""
    hand = sorted(set(g.crews[seat].tomes))
    return [PLAY_TOME + tome for tome in hand if in_time(g, seat, tome, arg) and useful(g, seat, tome)]


def in_own_turn(g: Table, seat: int) -> list[Option]:
    """LK-R36 (a) The tomes that may be played when this player is asked where to go."""
    return playable(g, seat, moment(IN_ROLL_CALL, seat)) if g.crews[seat].tomes else []


def before_own_reward(g: Table, seat: int) -> list[Option]:
    """LK-R36 (d) The tomes that may be played when this player is asked about a reward."""
    return playable(g, seat, moment(BEFORE_REWARD, seat)) if g.crews[seat].tomes else []


def collect_arg(rank: int, after_tome: bool) -> int:
    """The argument of COLLECT: the rank, and whether a tome was just played for this reward."""
    return rank | AFTER_TOME if after_tome else rank


def rank_of(arg: int) -> int:
    return arg & ~AFTER_TOME


def is_after_tome(arg: int) -> bool:
    return arg & AFTER_TOME != 0


def tome_first(g: Table, seat: int, rank: int, option: Option) -> bool:
    """If a tome was chosen before a reward it is carried out, and the reward comes again (LK-R59)."""
    if not is_tome(option):
        return False
    g.next(COLLECT, seat, collect_arg(rank, True))
    play(g, seat, option - PLAY_TOME)
    return True


def is_tome(option: Option) -> bool:
    """Whether somebody plays a tome."""
    return PLAY_TOME <= option < PLAY_TOME + TITLES


def play(g: Table, seat: int, tome: int) -> None:
    """LK-78 Out of the hand, and carried out."""
    discard_tome(g, seat, tome)
    g.tell(PLAYED_TOME, seat, tome)
    g.carry_out(seat, TOME_EFFECTS + tome)


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
        return when in (IN_ROLL_CALL, BEFORE_PASSING, AFTER_ASSIGNMENT) and seat == which_of(arg)
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
