"""Roll call (LK-14 to LK-24, LK-128 to LK-133): tokens go to locations, turn by turn; the guards take turns too."""

from __future__ import annotations

from typing import Final

from karczma.games.lockup.goals import bits
from karczma.games.lockup.outlook import prospect
from karczma.games.lockup.rewards import loot_at
from karczma.games.lockup.state import GUARD_CREW, IN_CELL, Crew, Table
from karczma.games.lockup.supply import replaced
from karczma.games.lockup.tomes import (
    AFTER_ASSIGNMENT,
    BEFORE_PASSING,
    IN_ROLL_CALL,
    in_own_turn,
    is_tome,
    moment,
    play,
)
from karczma.games.lockup.vocabulary import (
    ASSIGN,
    ASSIGNED,
    DO_ASSIGN,
    DO_REVEAL_GUARD,
    DO_VISIT,
    DONE,
    DOWN,
    GUARD_CALLED,
    GUARD_CARD,
    GUARD_JOINED,
    GUARD_REVEALED,
    GUARD_TURN,
    GUARDS_POSTED,
    HID,
    LIBRARY,
    LIGHTS_OUT,
    LOCATION,
    LOCATION_DRAWN,
    NEXT_TURN,
    PASS,
    PASSED,
    PLAY_TOME,
    RANK,
    REVEAL_GUARD,
    ROUND_STARTS,
    STRAGGLERS,
    TOKENS,
    TURN,
    TURN_UP,
    UP,
    VISIT,
    WINDOW,
)
from karczma.kernel.errors import Fact
from karczma.kernel.game import NOBODY, Option
from karczma.kernel.step import Blocked, Step, open_window

FACE_DOWN: Final = 2  # LK-19
FACE_DOWN_OF_TWO: Final = 3  # LK-20, LK-R44
ASSIGNABLE: Final = LIBRARY  # LK-18 every location before it
JUST_ASKED: Final = 1  # all could play a tome, and nothing has happened since
NAMED_CARDS: Final = 6  # location cards that name one; the others are off duty
LIGHTS_ARE_OUT = (TURN_UP, RANK, STRAGGLERS)  # one of these is on the agenda throughout lights-out


class Round(Step[Table]):
    """LK-12, LK-14, LK-128 A round begins; in a solo game, a guard card goes face down to each of seven locations."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        g.round = arg
        g.hushed = 0
        for crew in g.crews:
            crew.shown = 0
            crew.assigned = 0
            crew.hidden = 0
            crew.extra = 0
            crew.passed = False
        g.tell(ROUND_STARTS, NOBODY, arg)
        if g.solo:
            g.unknown = (*g.guard_deck[-ASSIGNABLE:], -1)
            g.guard_deck = g.guard_deck[:-ASSIGNABLE]
            g.tell(GUARDS_POSTED, GUARD_CREW)
        if g.solo and g.first == GUARD_CREW:
            g.next(GUARD_TURN, NOBODY, 0)
        else:
            g.next(TURN, g.first, 0)


def in_cell(crew: Crew) -> bool:
    return IN_CELL in crew.at


class Turn(Step[Table]):
    """LK-14, LK-R36 A turn: first, the others may play a tome, unless all have just been asked (JUST_ASKED).

    The one whose turn it is can do so when asked where to go; with an empty cell, which nobody is asked about, first.
    """

    def enter(self, g: Table, seat: int, arg: int) -> None:
        g.next(VISIT, seat, 0)
        if not in_cell(g.crews[seat]):
            open_window(g, WINDOW, seat, moment(BEFORE_PASSING, seat))
        if arg != JUST_ASKED:
            open_window(g, WINDOW, seat, moment(IN_ROLL_CALL, seat))


class Visit(Step[Table]):
    """LK-15, LK-16, LK-18, LK-21 to LK-23 To a location not used yet this round, or pass."""

    rule = "LK-15"
    turn = True

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if in_cell(g.crews[seat]):
            g.ask(VISIT, seat, 0)
        else:
            self.chosen(g, seat, arg, PASS)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        used = g.crews[seat].assigned
        places = [DO_VISIT + location for location in range(ASSIGNABLE) if not used >> location & 1]
        return [*places, PASS, *in_own_turn(g, seat)]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if is_tome(option):
            g.next(VISIT, seat, 0)
            open_window(g, WINDOW, seat, moment(IN_ROLL_CALL, seat))
            play(g, seat, option - PLAY_TOME)
        elif option == PASS:
            g.crews[seat].passed = True
            g.tell(PASSED, seat)
            g.next(NEXT_TURN, seat, 0)
        else:
            g.next(ASSIGN, seat, option - DO_VISIT)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        if option == PASS or is_tome(option):
            return {}
        location = option - DO_VISIT
        return {"suspicion": g.watched[location], "loot": loot_at(g, location)}

    def blocked(self, g: Table, seat: int, arg: int) -> list[Blocked]:
        used = g.crews[seat].assigned
        places = [location for location in range(ASSIGNABLE) if used >> location & 1]
        told: list[Blocked] = [(f"location:{LOCATION.ids[location]}", "used", {}) for location in places]
        return [*told, (f"location:{LOCATION.ids[LIBRARY]}", "library", {})]


class Assign(Step[Table]):
    """LK-15, LK-17, LK-19, LK-20, LK-R37 One token or more, in any order; nobody sees them until all are placed."""

    rule = "LK-19"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        """How often a player is asked must not reveal which tokens go: only an empty cell ends it unasked."""
        pending = g.pending_up | g.pending_down
        if not pending:
            self.offer(g, ASSIGN, seat, arg)
        elif g.crews[seat].at.count(IN_CELL) == bits(pending):
            complete(g, seat, arg)
        else:
            g.ask(ASSIGN, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        crew = g.crews[seat]
        pending = g.pending_up | g.pending_down
        hide = may_hide(g, crew) > bits(g.pending_down)
        found: list[Option] = []
        for token in range(TOKENS):
            if crew.at[token] == IN_CELL and not pending >> token & 1:
                found.append(DO_ASSIGN + token * 2 + UP)
                if hide:
                    found.append(DO_ASSIGN + token * 2 + DOWN)
        if pending:
            found.append(DONE)
        return found

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if option == DONE:
            complete(g, seat, arg)
            return
        token, side = divmod(option - DO_ASSIGN, 2)
        if side == UP:
            g.pending_up |= 1 << token
        else:
            g.pending_down |= 1 << token
        g.next(ASSIGN, seat, arg)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        pending = g.pending_up | g.pending_down
        return prospect(g, seat, arg, pending if option == DONE else pending | 1 << (option - DO_ASSIGN) // 2)

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        left = may_hide(g, g.crews[seat]) - bits(g.pending_down)
        return {"location": LOCATION.ids[arg], "count": max(left, 0)}


def may_hide(g: Table, crew: Crew) -> int:
    """LK-19, LK-20, LK-R40, LK-R62 How many tokens may still be assigned face down this round."""
    return (FACE_DOWN_OF_TWO if g.sides == 2 else FACE_DOWN) + crew.extra - crew.hidden


def complete(g: Table, seat: int, location: int) -> None:
    """LK-R37 The assignment is complete: everybody sees it."""
    crew = g.crews[seat]
    crew.assigned |= 1 << location
    for token in range(TOKENS):
        if (g.pending_up | g.pending_down) >> token & 1:
            crew.at[token] = location
            if g.pending_up >> token & 1:
                g.tell(ASSIGNED, seat, token, location)
    if g.pending_down:
        backs = bits(g.pending_down)
        crew.down |= g.pending_down
        crew.hidden += backs
        g.tell(HID, seat, location, backs)
    g.pending_up = 0
    g.pending_down = 0
    g.reveal()  # it cannot be taken back
    g.next(NEXT_TURN, seat, JUST_ASKED)
    if not g.solo or in_cell(crew):  # LK-R64
        open_window(g, WINDOW, seat, moment(AFTER_ASSIGNMENT, seat))


class NextTurn(Step[Table]):
    """LK-14, LK-23, LK-129, LK-132 The next player who has not passed; when all have, the lights go out."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if g.solo:
            over = g.crews[0].passed or not in_cell(g.crews[0])
            g.next(LIGHTS_OUT if over else GUARD_TURN, NOBODY, 0)
            return
        for _ in range(g.seated):
            seat = g.after(seat)
            if not g.crews[seat].passed:
                g.next(TURN, seat, arg)
                return
        g.next(LIGHTS_OUT, NOBODY, 0)


class GuardTurn(Step[Table]):
    """LK-130 The player turns up a guard card, then a location card is drawn."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        g.plan([(REVEAL_GUARD, 0, 0), (GUARD_CARD, NOBODY, 0), (TURN, 0, 0)])


class RevealGuard(Step[Table]):
    """LK-130, LK-133, LK-R45 Which face-down guard card is turned up."""

    rule = "LK-130"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        self.offer(g, REVEAL_GUARD, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_REVEAL_GUARD + location for location in range(ASSIGNABLE) if g.unknown[location] >= 0]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        location = option - DO_REVEAL_GUARD
        card = turn_up_guard(g, location)
        if any([step in LIGHTS_ARE_OUT for step, _, _ in g.agenda]):
            bring_another(g, location, card)


def turn_up_guard(g: Table, location: int) -> int:
    """Turn up and return the guard card that is face down at a location."""
    card = g.unknown[location]
    g.unknown = replaced(g.unknown, location, -1)
    g.posted = replaced(g.posted, location, g.posted[location] | 1 << card)
    g.reveal()
    g.tell(GUARD_REVEALED, GUARD_CREW, card, location)
    return card


def bring_another(g: Table, location: int, card: int) -> None:
    """LK-142 A special guard turned up in lights-out brings the top card of the deck, face down."""
    if g.cards.special[card] and g.guard_deck:
        g.unknown = replaced(g.unknown, location, g.guard_deck[-1])
        g.guard_deck = g.guard_deck[:-1]
        g.tell(GUARD_CALLED, GUARD_CREW, location)


class GuardCard(Step[Table]):
    """LK-131, LK-R46 A named location card brings the top guard card there, face up; off duty, nothing."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if not g.location_deck:
            return
        drawn = g.location_deck[-1]
        g.location_deck = g.location_deck[:-1]
        g.drawn_locations = (*g.drawn_locations, drawn)
        g.reveal()
        g.tell(LOCATION_DRAWN, GUARD_CREW, drawn)
        if drawn < NAMED_CARDS and g.guard_deck:
            card = g.guard_deck[-1]
            g.guard_deck = g.guard_deck[:-1]
            g.posted = replaced(g.posted, drawn, g.posted[drawn] | 1 << card)
            g.tell(GUARD_JOINED, GUARD_CREW, card, drawn)
