"""Tomes and the windows in which they may be played (LK-78, LK-79, LK-R36, LK-R61)."""

from __future__ import annotations

from typing import Final

from karczma.games.lockup.cards import (
    ANY_TIME,
    AT_CELL_BLOCK,
    AT_CHOW_HALL,
    BOOST_CREW,
    CHEAP_CRAFT,
    CHEAP_RECRUIT,
    CHOOSE_TOME,
    DRAW_TOME,
    FACE_DOWN_LIMIT,
    GAIN_STRENGTH,
    LIGHTS_OUT_RANKING,
    LIGHTS_OUT_START,
    MOVE_OWN_TOKEN,
    PASS_SUSPICION,
    PAY_ANY,
    PEEK_TOKEN,
    REMOVE_ALL_SUSPICION,
    REMOVE_SUSPICION,
    ROLL_CALL_TURN,
    SWAP_RESOURCE,
    SWAP_TWO_THUGS,
    TOME_EFFECTS,
    WEAKEN_TOKEN,
)
from karczma.games.lockup.craft import could_craft_cheaper
from karczma.games.lockup.effects import carry_out, others
from karczma.games.lockup.lore import unseen, worth
from karczma.games.lockup.recruit import could_recruit_cheaper
from karczma.games.lockup.state import IN_CELL, Table
from karczma.games.lockup.vocabulary import (
    CELL_BLOCK,
    CHOW_HALL,
    KINDS,
    LOCATION,
    NO_MORE_TOMES,
    NO_TOME,
    PLAY_TOME,
    PLAYED_TOME,
    STRENGTH,
    TOKENS,
)
from karczma.kernel.errors import Fact
from karczma.kernel.game import Option
from karczma.kernel.step import Window

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
    """The argument of a window: the moment, and whose turn or reward it is, or which location comes next."""
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
        """The number of tomes in hand is no secret."""
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
        carry_out(g, seat, TOME_EFFECTS + tome)

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
    """LK-78 Out of the hand. Nobody can tell which of two copies it was: who knew one of them knows none now."""
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
    """LK-R61 Whether playing it would do something; what has to be paid must be there."""
    found = False
    for effect, count in g.cards.effects[TOME_EFFECTS + tome]:
        if effect == PAY_ANY:
            if sum(g.crews[seat].resources) < count:
                return False
        elif does_something(g, seat, effect, count):
            found = True
    return found


def does_something(g: Table, seat: int, effect: int, count: int) -> bool:
    crew = g.crews[seat]
    if effect < KINDS:
        return g.supply[effect] > 0
    if effect == GAIN_STRENGTH:
        return g.supply[STRENGTH] > 0
    if effect in (REMOVE_SUSPICION, REMOVE_ALL_SUSPICION, PASS_SUSPICION):
        return crew.suspicion > 0
    if effect in (DRAW_TOME, CHOOSE_TOME):
        return bool(g.tome_deck) or bool(g.tome_discards)
    if effect == SWAP_RESOURCE:
        return any([crew.resources[kind] and others(g, 1 << kind) for kind in range(KINDS)])
    return finds_something(g, seat, effect, count)


def finds_something(g: Table, seat: int, effect: int, count: int) -> bool:
    """The same for what only tomes do."""
    crew = g.crews[seat]
    if effect == FACE_DOWN_LIMIT:
        return IN_CELL in crew.at
    if effect == WEAKEN_TOKEN:
        return g.location in crew.at and any([weakens(g, other) for other in range(g.seated) if other != seat])
    if effect == BOOST_CREW:
        return g.location in crew.at
    if effect == PEEK_TOKEN:
        return can_peek(g, seat)
    if effect == CHEAP_RECRUIT:
        return could_recruit_cheaper(g, seat, count)
    if effect == CHEAP_CRAFT:
        return could_craft_cheaper(g, seat, count)
    if effect == MOVE_OWN_TOKEN:
        return any([at > IN_CELL for at in crew.at])
    return effect != SWAP_TWO_THUGS or sum([1 for thug in g.thugs if thug >= 0]) > 1


def weakens(g: Table, other: int) -> bool:
    """Whether a crew has a token at the location being resolved that still counts something."""
    at = g.crews[other].at
    return any([at[token] == g.location and worth(g, other, token) > 0 for token in range(TOKENS)])


def can_peek(g: Table, seat: int) -> bool:
    if g.solo:
        return any([card >= 0 for card in g.unknown])
    return any([unseen(g, other, token, seat) for other in range(g.seated) if other != seat for token in range(TOKENS)])
