"""What traits and tomes ask while they are carried out (LK-R56, LK-R61, LK-R62)."""

from __future__ import annotations

from karczma.games.lockup.cards import THUG_EFFECTS
from karczma.games.lockup.effects import carry_out, own_thug, reserve
from karczma.games.lockup.state import IN_CELL, Table, change_of, changed
from karczma.games.lockup.supply import draw_thug, gain_suspicion, replaced, reveal_item
from karczma.games.lockup.vocabulary import (
    ACCUSE,
    DO_KEEP_THUG,
    DO_MOVE_TO,
    DO_MOVE_TOKEN,
    DO_PEEK,
    DO_RESERVE,
    DO_SWAP_THUG,
    DO_WEAKEN,
    GIVE_SUSPICION,
    KEEP_THUG,
    LET_GO,
    LIBRARY,
    LOCATION,
    LOCATIONS,
    LOOKED,
    MOVE_TO,
    MOVE_TOKEN,
    MOVED,
    MOVED_BACK,
    PEEK,
    RESERVE_FREE,
    SAW,
    SPACES,
    STOP,
    SUSPICION,
    SWAP_THUGS,
    SWAPPED_THUGS,
    THUG,
    TOKEN,
    TOKENS,
    WEAKEN,
    WEAKENED,
)
from karczma.kernel.errors import Fact
from karczma.kernel.game import Option, holds
from karczma.kernel.step import Step


def accuse_arg(count: int, accused: int) -> int:
    """The argument of ACCUSE: how many may still be accused, and those who have been, as bits."""
    return count | accused << 3


def accusations(arg: int) -> int:
    return arg & 7


def accused_in(arg: int) -> int:
    return arg >> 3


class Accuse(Step[Table]):
    """LK-R56 Up to this many different opponents take a suspicion cube each."""

    name = "accuse"
    rule = "LK-R56"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if accusations(arg) and g.supply[SUSPICION] and len(self.options(g, seat, arg)) > 1:
            g.ask(ACCUSE, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        free = [other for other in range(g.seated) if other != seat and not holds(accused_in(arg), other)]
        return [*[GIVE_SUSPICION + other for other in free], STOP]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if option == STOP:
            return
        other = option - GIVE_SUSPICION
        gain_suspicion(g, other, 1)
        g.next(ACCUSE, seat, accuse_arg(accusations(arg) - 1, accused_in(arg) | 1 << other))

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return {} if option == STOP else {"suspicion": g.crews[option - GIVE_SUSPICION].suspicion}

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"count": min(accusations(arg), len(self.options(g, seat, arg)) - 1)}


class KeepThug(Step[Table]):
    """LK-R56, LK-121 So many thugs are turned up; one is kept, with its effects and treasures."""

    name = "keep_thug"
    rule = "LK-R56"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        drawn = [draw_thug(g) for _ in range(arg)]
        g.drawn_thugs = tuple([thug for thug in drawn if thug >= 0])
        self.offer(g, KEEP_THUG, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_KEEP_THUG + thug for thug in g.drawn_thugs]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        kept = option - DO_KEEP_THUG
        others_drawn = [thug for thug in g.drawn_thugs if thug != kept]
        g.thug_discards = (*g.thug_discards, *others_drawn)
        for thug in others_drawn:
            g.tell(LET_GO, seat, thug)
        g.drawn_thugs = ()
        own_thug(g, seat, kept)
        carry_out(g, seat, THUG_EFFECTS + kept)


class ReserveFree(Step[Table]):
    """LK-R56 One item of the display without paying; its place is filled again at once."""

    name = "reserve_free"
    rule = "LK-R56"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        self.offer(g, RESERVE_FREE, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_RESERVE + item for item in g.display if item >= 0]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        item = option - DO_RESERVE
        place = g.display.index(item)
        reserve(g, seat, item)
        reveal_item(g, place)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return {"price": 0}


class Peek(Step[Table]):
    """LK-V19 One face-down token of an opponent at a location; which of several backs is left to chance."""

    name = "peek"
    rule = "LK-R62"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        self.offer(g, PEEK, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        found: list[Option] = []
        for other in range(g.seated):
            if other != seat:
                spots = {g.crews[other].at[token] for token in range(TOKENS) if unseen(g, other, token, seat)}
                found.extend([DO_PEEK + other * LOCATIONS + spot for spot in sorted(spots)])
        return found

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        other, spot = divmod(option - DO_PEEK, LOCATIONS)
        crew = g.crews[other]
        backs = [token for token in range(TOKENS) if crew.at[token] == spot and unseen(g, other, token, seat)]
        token = backs[g.chance.below(len(backs))]
        crew.peeked_by(token, crew.peekers(token) | 1 << seat)
        g.reveal()
        g.tell(LOOKED, seat, other, spot)
        g.tell(SAW, seat, token, to=1 << seat)


def unseen(g: Table, owner: int, token: int, seat: int) -> bool:
    """Whether a token lies face down at a location and this seat has not looked at it."""
    crew = g.crews[owner]
    return holds(crew.down, token) and not holds(crew.peekers(token), seat)


class Weaken(Step[Table]):
    """LK-R62 One revealed token of an opponent at the location being resolved counts so much less."""

    name = "weaken"
    rule = "LK-R62"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        self.offer(g, WEAKEN, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [
            DO_WEAKEN + other * TOKENS + token
            for other in range(g.seated)
            if other != seat
            for token in range(TOKENS)
            if g.crews[other].at[token] == g.location and worth(g, other, token) > 0
        ]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        other, token = divmod(option - DO_WEAKEN, TOKENS)
        g.cuts = (*g.cuts, changed(option - DO_WEAKEN, arg))
        g.tell(WEAKENED, seat, other, token, arg)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        other, token = divmod(option - DO_WEAKEN, TOKENS)
        strength = worth(g, other, token)
        return {"strength": strength, "left": max(strength - arg, 0)}

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"location": LOCATION.ids[g.location], "count": arg}


def worth(g: Table, seat: int, token: int) -> int:
    """LK-27, LK-28, LK-R62 What a token counts at the location being resolved, less what tomes take, never below 0."""
    kind = g.cards.token_kind[token]
    strength = g.cards.token_strength[token] if kind == 0 else (g.crews[seat].strength if kind == 1 else 0)
    if g.cuts:
        strength -= change_of(g.cuts, seat * TOKENS + token)
    return max(strength, 0)


class MoveToken(Step[Table]):
    """LK-R38 An own token that lies at a location goes to another, lying as it lies."""

    name = "move_token"
    rule = "LK-R62"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        self.offer(g, MOVE_TOKEN, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_MOVE_TOKEN + token for token in range(TOKENS) if g.crews[seat].at[token] > IN_CELL]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        g.next(MOVE_TO, seat, option - DO_MOVE_TOKEN)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return {"location": LOCATION.ids[g.crews[seat].at[option - DO_MOVE_TOKEN]]}


class MoveTo(Step[Table]):
    """LK-R38 Where it goes: any location but the library. The argument: the token."""

    name = "move_to"
    rule = "LK-R62"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        g.ask(MOVE_TO, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        here = g.crews[seat].at[arg]
        return [DO_MOVE_TO + location for location in range(LIBRARY) if location != here]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        crew = g.crews[seat]
        here = crew.at[arg]
        there = option - DO_MOVE_TO
        crew.at[arg] = there
        g.reveal()  # which token was chosen
        if holds(crew.down, arg):
            g.tell(MOVED_BACK, seat, here, there)
        else:
            g.tell(MOVED, seat, arg, here, there)

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"token": TOKEN.ids[arg], "location": LOCATION.ids[g.crews[seat].at[arg]]}


class SwapThugs(Step[Table]):
    """LK-R62 Two thugs change places; cubes stay (LK-R21). The argument: 0, or the space of the first and one more."""

    name = "swap_thugs"
    rule = "LK-R62"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        self.offer(g, SWAP_THUGS, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        """Any two, in either order; two who are alone have only each other."""
        there = [space for space in range(SPACES) if g.thugs[space] >= 0]
        spaces = [space for space in there if space != arg - 1]
        return [DO_SWAP_THUG + g.thugs[space] for space in (spaces if len(there) > 2 else spaces[:1])]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        thug = option - DO_SWAP_THUG
        space = g.thugs.index(thug)
        if not arg:
            g.next(SWAP_THUGS, seat, space + 1)
            return
        other = g.thugs[arg - 1]
        g.thugs = replaced(replaced(g.thugs, arg - 1, thug), space, other)
        g.tell(SWAPPED_THUGS, seat, other, thug)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return {"location": LOCATION.ids[g.thugs.index(option - DO_SWAP_THUG) + 1]}

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"second": 1, "thug": THUG.ids[g.thugs[arg - 1]]} if arg else {"second": 0}
