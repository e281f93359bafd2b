"""Where every crew is as far as one seat can see, how likely it is to be first there, and how near the next raid is."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from karczma.games.lockup import vocabulary
from karczma.games.lockup.cards import EYE, FIST, NUMBERED
from karczma.games.lockup.goals import bits
from karczma.games.lockup.lightsout import on_the_lookout
from karczma.games.lockup.state import GUARD_CREW, IN_CELL, OUT, ROUNDS, Table, change_of
from karczma.games.lockup.tokens import guard_strength, unseen, worth
from karczma.games.lockup.vocabulary import ASSIGN, LIBRARY, LOCATIONS, SPACES, SUSPICION, TOKENS
from karczma.kernel.game import NO_STEP, NOBODY

ROLL_CALL: Final = (
    1 << vocabulary.TURN
    | 1 << vocabulary.VISIT
    | 1 << vocabulary.ASSIGN
    | 1 << vocabulary.NEXT_TURN
    | 1 << vocabulary.GUARD_CARD
)
LIGHTS: Final = (
    1 << vocabulary.LIGHTS_OUT
    | 1 << vocabulary.TURN_UP
    | 1 << vocabulary.RANK
    | 1 << vocabulary.COLLECT
    | 1 << vocabulary.STRAGGLERS
)
ROUND_LEFT: Final = 0.8  # of what a round brings, until its lights-out begins
VISITS: Final = 0.6  # a crew still makes, for each token in its cell
NEW_ICONS: Final = 1.2  # of a thug still to come


def likely(edge: float) -> float:
    """How likely something is with this edge: the logistic function."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, edge))))


def steps_to_come(g: Table) -> int:
    """The steps that are asked or on the agenda, as bits."""
    found = 0 if g.next_step == NO_STEP else 1 << g.next_step
    for frame in g.later:
        found |= 1 << frame[0]
    for i in range(g.asking()):
        found |= 1 << g.ask_at(i)[0]
    return found


class Odds:
    """The table as one seat sees it; lists by crew, or by crew * LOCATIONS + location."""

    def __init__(self, g: Table, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.cards = g.cards
        self.sides = len(g.crews)
        spots = self.sides * LOCATIONS
        self.there = [0] * spots  # how many tokens
        self.force = [0.0] * spots  # their strength, expected
        self.backs = [0] * spots  # how many of them are a guess
        self.eyes = [0.0] * spots  # how likely a lookout is
        self.cell = [0] * self.sides  # tokens still to be sent, and their strength together
        self.cell_force = [0.0] * self.sides
        self.comes = [0.0] * self.sides  # how likely a crew still goes to a location it has not used
        self.steps = steps_to_come(g)
        self.setting_up = g.round == 0
        self.roll_call = not self.setting_up and self.steps & ROLL_CALL != 0
        self.lights = not (self.setting_up or self.roll_call) and self.steps & LIGHTS != 0
        for i in range(g.seated):
            self.look_at(i)
        if g.solo:
            self.look_at_guards()
        self.resolved = self.locations_resolved()
        self.left = self.rounds_left()
        self.raid_soon = self.chance_of_raid()

    def look_at(self, i: int) -> None:
        """The tokens of a crew; those I cannot tell apart count as the average of them."""
        g = self.g
        crew = g.crews[i]
        hidden: list[int] = []
        for token in range(TOKENS):
            at = self.place_of(i, token)
            if at == OUT:
                continue
            seen_there = at == IN_CELL and crew.shown >> token & 1
            if i != self.seat and not seen_there and (at == IN_CELL or unseen(g, i, token, self.seat)):
                hidden.append(token)
            elif at == IN_CELL:
                self.cell_force[i] += worth(g, i, token)
            else:
                self.force[i * LOCATIONS + at] += worth(g, i, token)
                self.eyes[i * LOCATIONS + at] += self.cards.token_kind[token] == EYE
            if at == IN_CELL:
                self.cell[i] += 1
            else:
                self.there[i * LOCATIONS + at] += 1
        if hidden:
            self.guess(i, hidden)
        if g.location >= 0:
            self.force[i * LOCATIONS + g.location] += change_of(g.boosts, i)
        self.look_ahead(i)

    def place_of(self, i: int, token: int) -> int:
        """Where a token is; one that I am about to assign is there already."""
        g = self.g
        if i == self.seat == g.ask_seat and g.ask_step == ASSIGN and (g.pending_up | g.pending_down) >> token & 1:
            return g.ask_arg
        return g.crews[i].at[token]

    def guess(self, i: int, hidden: list[int]) -> None:
        """Tokens of which I know only where some of them are."""
        total = lookouts = 0
        for token in hidden:
            total += worth(self.g, i, token)
            lookouts += self.cards.token_kind[token] == EYE
        at = self.g.crews[i].at
        for token in hidden:
            if at[token] == IN_CELL:
                self.cell_force[i] += total / len(hidden)
            else:
                spot = i * LOCATIONS + at[token]
                self.backs[spot] += 1
                self.force[spot] += total / len(hidden)
                self.eyes[spot] += lookouts / len(hidden)

    def look_ahead(self, i: int) -> None:
        """What a crew may still send; where I have chosen to go but sent nobody yet, somebody of mine will be."""
        g = self.g
        crew = g.crews[i]
        if not self.roll_call or crew.passed or not self.cell[i]:
            self.cell[i] = 0
            self.cell_force[i] = 0.0
            return
        self.comes[i] = min(0.85, VISITS * self.cell[i] / max(1, LIBRARY - bits(crew.assigned)))
        if i == self.seat == g.ask_seat and g.ask_step == ASSIGN and not g.pending_up | g.pending_down:
            spot = i * LOCATIONS + g.ask_arg
            self.there[spot] += 1
            self.backs[spot] += 1
            self.force[spot] += 1.3 * self.cell_force[i] / self.cell[i]

    def look_at_guards(self) -> None:
        """A card face down is the average of those nobody has seen."""
        g = self.g
        total = unknown = 0
        for card in [*g.guard_deck, *g.unknown]:
            if card >= 0:
                kind = self.cards.guard_kind[card]
                unknown += 1
                total += self.cards.guard_strength[card] if kind == NUMBERED else 0
                total += g.crews[GUARD_CREW].strength if kind == FIST else 0
        for location in range(LOCATIONS):
            spot = GUARD_CREW * LOCATIONS + location
            self.backs[spot] = int(g.unknown[location] >= 0)
            if self.backs[spot] or g.posted[location]:
                self.there[spot] = 1
                self.force[spot] = guard_strength(g, location) + self.backs[spot] * total / max(1, unknown)
                self.eyes[spot] = float(on_the_lookout(g, GUARD_CREW, location))

    def locations_resolved(self) -> int:
        """In lights-out, the locations before the first one where somebody is."""
        for location in range(LIBRARY if self.lights else 0):
            for i in range(self.sides):
                if self.there[i * LOCATIONS + location]:
                    return location
        return LIBRARY if self.lights else 0

    def rounds_left(self) -> float:
        """The part of this round that is left, and the rounds after it."""
        if not self.steps:
            return 0.0
        after = float(ROUNDS - max(1, self.g.round))
        if self.setting_up or self.roll_call:
            return after + ROUND_LEFT
        return after + ROUND_LEFT * (LIBRARY - self.resolved) / LIBRARY if self.lights else after

    def chance_of_raid(self) -> float:
        """LK-86, LK-88, LK-104 How likely this round's patrol brings a raid: the thugs' icons against the supply."""
        g = self.g
        if g.round == ROUNDS:
            return float(self.steps != 0)
        moved = self.steps >> vocabulary.CUBES & 1 and not self.steps >> vocabulary.MOVE_THUGS & 1
        needed = 0.0
        for space in range(SPACES):
            stays = g.thugs[space] >= 0 and (moved or space < SPACES - 1)
            needed += self.cards.icons[g.thugs[space]] if stays else NEW_ICONS
        return likely((needed - g.supply[SUSPICION] - 0.5) / (0.1 if moved else 1.2))

    def still_goes(self, i: int, location: int) -> bool:
        """Whether a crew can still get the reward of a location, in this round or a later one."""
        if self.g.round < ROUNDS:
            return True
        free = self.comes[i] > 0 and not self.g.crews[i].assigned >> location & 1
        return free or self.there[i * LOCATIONS + location] > 0

    def ahead(self, other: int, i: int, location: int) -> float:
        """LK-30, LK-31 How likely another crew is ahead of this one at a location."""
        g = self.g
        mine = i * LOCATIONS + location
        spot = other * LOCATIONS + location
        if self.there[spot]:
            tie = 0.4 if (other - g.first) % self.sides < (i - g.first) % self.sides else -0.4
            unsure = 0.1 + sqrt(self.backs[spot] + self.backs[mine])
            return likely((self.force[spot] - self.force[mine] + tie) / unsure)
        if not self.comes[other] or g.crews[other].assigned >> location & 1:
            return 0.0
        sent = 1.5 * self.cell_force[other] / self.cell[other]
        return self.comes[other] * likely((sent - self.force[mine]) / 1.5)

    def rank(self, i: int, location: int) -> tuple[float, int]:
        """How likely a crew there is to be first, and its rank if it is not; NOBODY if it has got its reward."""
        g = self.g
        if g.location == location and g.ranking:
            if i not in g.ranking or g.collected >> i & 1:
                return 0.0, NOBODY
            return float(g.ranking[0] == i), max(1, g.ranking.index(i))
        first = 1.0
        before = 0.0
        for other in range(self.sides):
            if other != i:
                chance = self.ahead(other, i, location)
                first *= 1.0 - chance
                before += chance
        return first, min(self.sides - 1, max(1, round(before / max(0.05, 1.0 - first))))
