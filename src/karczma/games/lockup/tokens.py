"""What a token counts (LK-27, LK-28), who has seen it (LK-V19), and how tomes weaken, look at and move one (LK-R62)."""

from __future__ import annotations

from karczma.games.lockup.cards import EYE, FIST
from karczma.games.lockup.state import GUARD_CREW, IN_CELL, Table, change_of, changed
from karczma.games.lockup.vocabulary import (
    DO_MOVE_TO,
    DO_MOVE_TOKEN,
    DO_PEEK,
    DO_WEAKEN,
    GUARDS,
    LIBRARY,
    LOCATION,
    LOCATIONS,
    LOOKED,
    MOVE_TO,
    MOVE_TOKEN,
    MOVED,
    MOVED_BACK,
    PEEK,
    SAW,
    TOKEN,
    TOKENS,
    WEAKEN,
    WEAKENED,
)
from karczma.kernel.errors import Fact
from karczma.kernel.game import Option, holds
from karczma.kernel.step import Step


def worth(g: Table, seat: int, token: int) -> int:
    """LK-27, LK-28, LK-R62 What a token counts at the location being resolved, less what tomes take, never below 0."""
    kind = g.cards.token_kind[token]
    strength = g.cards.token_strength[token] if kind == 0 else (g.crews[seat].strength if kind == 1 else 0)
    if g.cuts:
        strength -= change_of(g.cuts, seat * TOKENS + token)
    return max(strength, 0)


def guard_strength(g: Table, location: int) -> int:
    """LK-134 What the guard cards turned up at a location count."""
    total = 0
    for card in range(GUARDS):
        if g.posted[location] >> card & 1:
            kind = g.cards.guard_kind[card]
            fist = g.crews[GUARD_CREW].strength
            total += fist if kind == FIST else (0 if kind == EYE else g.cards.guard_strength[card])
    return total


def unseen(g: Table, owner: int, token: int, seat: int) -> bool:
    """Whether a token lies face down at a location and this seat has not looked at it."""
    crew = g.crews[owner]
    return holds(crew.down, token) and not holds(crew.peekers(token), seat)


class Peek(Step[Table]):
    """LK-V19 One face-down token of an opponent at a location; which of several is left to chance."""

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


class Weaken(Step[Table]):
    """LK-R62 One revealed token of an opponent at the location being resolved counts less by the argument."""

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


class MoveToken(Step[Table]):
    """LK-R38 One of their own tokens at a location goes to another, the same side up."""

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

    rule = "LK-R62"

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
