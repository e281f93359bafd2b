"""Lights-out (LK-25 to LK-43), location by location: turning up, ranking, suspicion, rewards, stragglers."""

from __future__ import annotations

from typing import Final

from karczma.games.lockup.cards import EYE
from karczma.games.lockup.rewards import take_loot
from karczma.games.lockup.rollcall import bring_another, turn_up_guard
from karczma.games.lockup.state import GUARD_CREW, IN_CELL, Table, change_of
from karczma.games.lockup.supply import replaced
from karczma.games.lockup.tokens import guard_strength, worth
from karczma.games.lockup.tomes import AT_START, BEFORE_LOCATION, WHILE_RANKING, moment
from karczma.games.lockup.vocabulary import (
    COLLECT,
    GUARDS,
    LIBRARY,
    LIGHTS_GO_OUT,
    LIGHTS_OUT,
    LOCATION_STARTS,
    PATROL,
    RANK,
    RANKED,
    STRAGGLERS,
    TO_LIBRARY,
    TOKENS,
    TOOK_SUSPICION,
    TURN_UP,
    TURNED_UP,
    WINDOW,
    YARD,
)
from karczma.kernel.game import NOBODY
from karczma.kernel.step import Step, open_window

JUST_ASKED: Final = 16  # above the location in the argument of LIGHTS_OUT


def lights_out_at(location: int, just_asked: bool) -> int:
    """The argument of LIGHTS_OUT: the location, and whether a window has closed with nothing since."""
    return location | JUST_ASKED if just_asked else location


def location_of(arg: int) -> int:
    return arg & ~JUST_ASKED


def just_asked(arg: int) -> bool:
    return arg & JUST_ASKED != 0


def asked_first(g: Table) -> int:
    """LK-R36 The player a window asks first; a solo game has only one."""
    return 0 if g.solo else g.first


def present(g: Table, seat: int, location: int) -> bool:
    """Whether a crew has a token, or the guards a card, at a location."""
    if g.solo and seat == GUARD_CREW:
        return g.posted[location] != 0 or g.unknown[location] >= 0
    return location in g.crews[seat].at


def anybody(g: Table, location: int) -> bool:
    return any([present(g, seat, location) for seat in range(g.sides)])


class LightsOut(Step[Table]):
    """LK-25, LK-R63 The next location; an empty one is skipped. After the library comes the patrol."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        location = location_of(arg)
        if location == LIBRARY:  # LK-D1
            for owner in range(g.seated):
                turn_up_tokens(g, owner, LIBRARY)
        if location == YARD:
            g.hushed = 0
            g.tell(LIGHTS_GO_OUT, NOBODY)
            g.next(TURN_UP, NOBODY, YARD)
            open_window(g, WINDOW, asked_first(g), moment(AT_START))
        elif location > LIBRARY:
            g.next(PATROL, NOBODY, 0)
        elif not anybody(g, location):
            g.next(LIGHTS_OUT, NOBODY, lights_out_at(location + 1, just_asked(arg)))
        else:
            g.next(TURN_UP, NOBODY, location)
            if not just_asked(arg):
                open_window(g, WINDOW, asked_first(g), moment(BEFORE_LOCATION, location))


def unassigned_to_library(g: Table) -> None:
    """LK-D1 With the option, tokens left in the cells go to the library before others return to the cells.

    They lie face down until it is resolved (LK-22), or they would give away what is hidden elsewhere.
    """
    for seat in range(g.seated):
        crew = g.crews[seat]
        if IN_CELL in crew.at:
            g.tell(TO_LIBRARY, seat, LIBRARY)
            for token in range(TOKENS):
                if crew.at[token] == IN_CELL:
                    crew.at[token] = LIBRARY
                    crew.down |= 1 << token


class TurnUp(Step[Table]):
    """LK-26, LK-142, LK-R51 Everything face down here is turned up. The argument: the location."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if arg == YARD and g.rules.unassigned_to_library:
            unassigned_to_library(g)
        if not anybody(g, arg):
            g.next(LIGHTS_OUT, NOBODY, lights_out_at(arg + 1, True))
            return
        g.location = arg
        g.tell(LOCATION_STARTS, NOBODY, arg)
        for owner in range(g.seated):
            turn_up_tokens(g, owner, arg)
        if g.solo:
            turn_up_guards(g, arg)
        g.next(RANK, NOBODY, arg)
        open_window(g, WINDOW, asked_first(g), moment(WHILE_RANKING))


def turn_up_tokens(g: Table, owner: int, location: int) -> None:
    crew = g.crews[owner]
    if not crew.down:
        return
    for token in range(TOKENS):
        if crew.down >> token & 1 and crew.at[token] == location:
            crew.down &= ~(1 << token)
            crew.peeked_by(token, 0)
            g.reveal()
            g.tell(TURNED_UP, owner, token, location)


def turn_up_guards(g: Table, location: int) -> None:
    """LK-142, LK-R51 Any card a special guard brings here is turned up at once."""
    while g.unknown[location] >= 0:
        bring_another(g, location, turn_up_guard(g, location))


def strength_at(g: Table, seat: int, location: int) -> int:
    """LK-27 to LK-29, LK-134, LK-R39, LK-R48 What a crew counts at the location being resolved."""
    if g.solo and seat == GUARD_CREW:
        return guard_strength(g, location)
    total = 0
    at = g.crews[seat].at
    for token in range(TOKENS):
        if at[token] == location:
            total += worth(g, seat, token)
    return total + change_of(g.boosts, seat)


def on_the_lookout(g: Table, seat: int, location: int) -> bool:
    """LK-34, LK-R48 Whether a crew is shielded from suspicion here."""
    if g.solo and seat == GUARD_CREW:
        posted = g.posted[location]
        return any([posted >> card & 1 and g.cards.guard_kind[card] == EYE for card in range(GUARDS)])
    at = g.crews[seat].at
    return any([at[token] == location and g.cards.token_kind[token] == EYE for token in range(TOKENS)])


def standing(g: Table, location: int) -> tuple[list[int], list[int]]:
    """LK-30, LK-31 The crews at a location already turned up, strongest first, ties by seat; and their strengths."""
    order: list[int] = []
    strengths: list[int] = []
    for crew in g.from_first():
        if present(g, crew, location):
            strength = strength_at(g, crew, location)
            place = len(order)
            while place > 0 and strengths[place - 1] < strength:
                place -= 1
            order.insert(place, crew)
            strengths.insert(place, strength)
    return order, strengths


class Rank(Step[Table]):
    """LK-27 to LK-37, LK-D5 Strongest first, ties by seat from the first player; suspicion, rewards in this order."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        order, strengths = standing(g, arg)
        g.ranking = tuple(order)
        g.strengths = tuple(strengths)
        for rank in range(len(order)):
            g.tell(RANKED, order[rank], arg, rank + 1, strengths[rank])
        take_suspicion(g, arg)
        if g.rules.loot_in_ranking:
            take_loot(g, order[0], arg)
        g.collected = 0
        g.next(STRAGGLERS, NOBODY, arg)
        g.plan([(COLLECT, order[rank], rank) for rank in range(len(order))])


def take_suspicion(g: Table, location: int) -> None:
    """LK-33 to LK-36, LK-D9 All cubes go to the highest rank without a lookout, or with the option to rank 2."""
    cubes = g.watched[location]
    if not cubes:
        return
    for rank in range(len(g.ranking)):
        crew = g.ranking[rank]
        if not on_the_lookout(g, crew, location) or (g.rules.next_takes and rank > 0):
            g.watched = replaced(g.watched, location, 0)
            g.crews[crew].suspicion += cubes
            g.tell(TOOK_SUSPICION, crew, cubes)
            return


class Stragglers(Step[Table]):
    """LK-39 to LK-41, LK-152 Whoever got a reward is back in the cell, the others go to the library."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        for crew in g.ranking:
            back = arg == LIBRARY or g.collected >> crew & 1
            if not back:
                g.tell(TO_LIBRARY, crew, arg)
            if g.solo and crew == GUARD_CREW:
                relieve(g, arg, bool(back))
                continue
            at = g.crews[crew].at
            for token in range(TOKENS):
                if at[token] == arg:
                    at[token] = IN_CELL if back else LIBRARY
                    if back:
                        g.crews[crew].shown |= 1 << token
        g.location = -1
        g.ranking = ()
        g.strengths = ()
        g.collected = 0
        g.cuts = ()
        g.boosts = ()
        g.discount = 0
        g.next(LIGHTS_OUT, NOBODY, lights_out_at(arg + 1, False))


def relieve(g: Table, location: int, aside: bool) -> None:
    """LK-152 Guard cards are laid aside, or go to the library."""
    cards = g.posted[location]
    g.posted = replaced(g.posted, location, 0)
    if aside:
        g.aside = (*g.aside, *[card for card in range(GUARDS) if cards >> card & 1])
    else:
        g.posted = replaced(g.posted, LIBRARY, g.posted[LIBRARY] | cards)
