"""A greedy player of Lockup: it makes the choice after which its own crew can hope for the most reputation.

`hopes` says what a crew can hope for, `deals` what it makes of its resources, and `plan` how it splits
its tokens. It first sends what it can spare and holds back the strongest until others have shown
theirs; tokens go face down where most is at stake. It plays a tome when that brings more than keeping it.
"""

from __future__ import annotations

from math import inf
from typing import Final

from karczma.bots.greedy import best
from karczma.bots.greedy.best import question_of
from karczma.bots.greedy.lockup.deals import Deals, Pair, with_cubes
from karczma.bots.greedy.lockup.hopes import IN_HAND, Hopes
from karczma.bots.greedy.lockup.plan import LIBRARY_WORTH, Plan
from karczma.bots.greedy.lockup.tomes import Tomes
from karczma.games.lockup import vocabulary
from karczma.games.lockup.cards import GANG_EFFECTS, TRAIT_EFFECTS
from karczma.games.lockup.goals import bits
from karczma.games.lockup.prices import RESERVE_PRICE, offered
from karczma.games.lockup.prison import reward_at
from karczma.games.lockup.recruit import recruits_left
from karczma.games.lockup.rewards import given_of, left_to_give
from karczma.games.lockup.rollcall import may_hide
from karczma.games.lockup.state import IN_CELL, Crew, Table
from karczma.games.lockup.tomes import is_tome
from karczma.games.lockup.vocabulary import CHOW_HALL, COMMISSARY, KINDS, LIBRARY, TOKENS, YARD
from karczma.kernel.game import Option

AVERAGE: Final = 3  # the strength that others will guess for a token
MORE_TOKENS: Final = 0.25  # what more tokens are worth at the library when some are there
HURTS_LEADER: Final = 0.2  # a cube on the board of the leading rival
UNPLANNED: Final = -2
TOMES_FIRST: Final = 1000.0  # a tome that pays is played before anything else, which then comes again


class Prospects(best.Prospects):
    """The table as one seat weighs it: in reputation it can hope for at the end."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.cards = table.cards
        self.mine = table.crews[seat]
        self.step, _, self.arg = question_of(table, seat)
        self.known_tomes: Tomes | None = None
        self.known_deals: Deals | None = None
        self.known_pair: Pair | None = None
        self.known_standing: list[float] = []
        self.thugs = [thug for thug in table.thugs if thug >= 0]
        self.known_planned = UNPLANNED
        self.reveals = self.each_reveal() if self.step == vocabulary.REVEAL_GUARD else []

    def of(self, option: Option) -> float:
        """What to hope for with this option."""
        step = self.step
        if is_tome(option) and step != vocabulary.WINDOW:
            gain = self.tomes().played(option)
            return TOMES_FIRST + gain if gain > 0 else -inf
        if step in (vocabulary.VISIT, vocabulary.ASSIGN):
            return float(option == self.planned())
        if step == vocabulary.WINDOW:
            return self.tomes().played(option)
        if step in (
            vocabulary.PEEK,
            vocabulary.WEAKEN,
            vocabulary.MOVE_TOKEN,
            vocabulary.MOVE_TO,
            vocabulary.SWAP_THUGS,
        ):
            return self.tomes().of(option)
        if step == vocabulary.REVEAL_GUARD:
            return self.reveals[option - vocabulary.DO_REVEAL_GUARD]
        if step in (vocabulary.REWARD, vocabulary.RECRUIT, vocabulary.CELL_ACTION):
            return self.rewarded(option)
        if step in (vocabulary.CHOOSE_CREW, vocabulary.PICK_TRAIT):
            return self.starting(option)
        if step in (vocabulary.PASS_SUSPICION, vocabulary.ACCUSE):
            return self.suspects(option)
        return self.small(option)

    def tomes(self) -> Tomes:
        if self.known_tomes is None:
            self.known_tomes = Tomes(self.table, self.seat)
        return self.known_tomes

    def deals(self) -> Deals:
        if self.known_deals is None:
            self.known_deals = Deals(self.table, self.seat, self.table.location)
        return self.known_deals

    def worth(self, crew: Crew) -> float:
        return self.deals().worth(crew)

    # Setting up

    def starting(self, option: Option) -> float:
        """What a crew board or a trait brings."""
        crew = self.mine.clone()
        if self.step == vocabulary.PICK_TRAIT:
            return self.deals().hopes.carry_out(crew, TRAIT_EFFECTS + option - vocabulary.DO_PICK_TRAIT) + self.worth(
                crew
            )
        if not self.table.rules.advanced:
            return 0.0
        gang = option - vocabulary.DO_CHOOSE_CREW
        crew.storage = self.cards.gang_storage[gang]
        crew.strength += self.cards.gang_strength[gang]
        crew.suspicion += self.cards.gang_suspicion[gang]
        return self.deals().hopes.carry_out(crew, GANG_EFFECTS + gang) + self.worth(crew)

    # Roll call

    def planned(self) -> Option:
        """What the plan says."""
        if self.known_planned == UNPLANNED:
            plan = Plan(self.table, self.seat)
            if self.step == vocabulary.VISIT:
                self.known_planned = self.visit(plan, plan.split())
            else:
                self.known_planned = self.assignment(plan)
        return self.known_planned

    def visit(self, plan: Plan, split: dict[int, int]) -> Option:
        """The location in the plan where I would learn least by waiting, with what I can best spare."""
        best = -1
        least = inf
        for location, mask in sorted(split.items()):
            # How much I would like to see what others do first
            patience = plan.stake(location) * plan.rivals.to_come(location) + plan.masks[mask][0]
            if patience < least:
                best, least = location, patience
        return vocabulary.PASS if best < 0 else vocabulary.DO_VISIT + best

    def assignment(self, plan: Plan) -> Option:
        """The next token of the plan for this location, the lowest first, and its side."""
        pending = self.table.pending_up | self.table.pending_down
        split = plan.split(self.arg, pending)
        mask = split[self.arg] & ~pending
        if not mask:
            return vocabulary.DONE
        token = 0
        while not mask >> token & 1:
            token += 1
        side = vocabulary.DOWN if token in self.hidden(plan, split, self.arg, pending) else vocabulary.UP
        return vocabulary.DO_ASSIGN + 2 * token + side

    def whole_visit(self) -> list[Option]:
        """The location, the tokens that go there, and that these are all: the first option last."""
        plan = Plan(self.table, self.seat)
        split = plan.split()
        visit = self.visit(plan, split)
        if visit == vocabulary.PASS:
            return [visit]
        location = visit - vocabulary.DO_VISIT
        hidden = self.hidden(plan, split, location, 0)
        found: list[Option] = [visit]
        for token in range(TOKENS):
            if split[location] >> token & 1:
                side = vocabulary.DOWN if token in hidden else vocabulary.UP
                found.append(vocabulary.DO_ASSIGN + 2 * token + side)
        found.append(vocabulary.DONE)
        found.reverse()
        return found

    def hidden(self, plan: Plan, split: dict[int, int], here: int, pending: int) -> list[int]:
        """The tokens to hide here: if somebody may still answer and no place in the plan matters more, those
        furthest from what others will guess."""
        left = may_hide(self.table, self.mine) - bits(self.table.pending_down)
        if self.table.solo or left <= 0 or plan.rivals.to_come(here) == 0:
            return []
        others = [place for place in split if place != here and plan.stake(place) > plan.stake(here)]
        left -= len([place for place in others if plan.rivals.to_come(place) > 0])
        tokens = [token for token in range(TOKENS) if (split[here] & ~pending) >> token & 1]
        tokens.sort(key=lambda token: -abs(plan.rivals.strength_of(self.seat, token) - AVERAGE))
        return tokens[: max(0, left)]

    def each_reveal(self) -> list[float]:
        """LK-130 A guard card is best turned up where I will send tokens and most depends on it."""
        plan = Plan(self.table, self.seat)
        split = plan.split() if IN_CELL in self.mine.at else {}
        found: list[float] = []
        for location in range(LIBRARY):
            free = not self.mine.assigned >> location & 1
            found.append(plan.stake(location) * (1.0 if location in split else 0.5 if free else 0.1))
        return found

    # Rewards

    def declined(self) -> float:
        """LK-42 Nothing except the library: a tome, if not many others are there."""
        if self.table.collected >> self.seat & 1:
            return self.worth(self.mine)
        more = MORE_TOKENS if LIBRARY in self.mine.at else 1.0
        return self.worth(self.mine) + more * LIBRARY_WORTH

    def rewarded(self, option: Option) -> float:
        if option == vocabulary.DECLINE:
            return self.declined()
        if self.step == vocabulary.REWARD:
            return self.taken()
        if self.step == vocabulary.CELL_ACTION:
            if option >= vocabulary.DO_RESERVE:
                return self.deals().reserved(self.mine, option - vocabulary.DO_RESERVE, RESERVE_PRICE)
            return self.deals().crafted(self.mine, option - vocabulary.DO_CRAFT, self.table.discount)
        number = option - vocabulary.DO_RECRUIT
        price = offered(self.table, self.seat, self.arg, self.table.discount)[number]
        return self.deals().best_thugs(self.deals().paid(self.mine, price), self.thugs, number + 1)[0]

    def taken(self) -> float:
        """LK-44 to LK-57 My rank's reward, with what bandits have left here."""
        table = self.table
        location = table.location
        crew = self.mine.clone()
        if self.arg == 0 and YARD < location <= CHOW_HALL:
            for kind in range(KINDS):
                crew.resources[kind] += table.loot[(location - 1) * KINDS + kind]
        if location == YARD:
            crew.strength += table.supply[vocabulary.STRENGTH] > 0
            return self.deals().hopes.worth(crew, table.first == self.seat or self.arg == 0)
        if location == COMMISSARY:
            price = reward_at(table, location, self.arg).trade
            return self.deals().best_gift(crew) if self.arg == 0 else self.deals().traded(crew, price)
        if location == CHOW_HALL:
            return self.deals().recruit(crew, self.arg, self.thugs, table.discount)[0]
        crew.resources[location - 1] += min(reward_at(table, location, self.arg).cubes, table.supply[location - 1])
        return self.worth(crew)

    # Small things

    def small(self, option: Option) -> float:
        """One cube, one card, one step of something larger."""
        step = self.step
        if step == vocabulary.GAIN_RESOURCE:
            return self.worth(with_cubes(self.mine, option - vocabulary.GAIN, 1))
        if step == vocabulary.TAKE:
            return self.worth(with_cubes(self.mine, option - vocabulary.DO_TAKE, 1))
        if step in (vocabulary.PAY, vocabulary.STORAGE):
            first = vocabulary.DO_PAY if step == vocabulary.PAY else vocabulary.DO_DISCARD
            return self.worth(with_cubes(self.mine, option - first, -1))
        if step == vocabulary.GIVE:
            kind = option - vocabulary.DO_GIVE
            given = given_of(self.arg) | 1 << kind
            return self.deals().traded(with_cubes(self.mine, kind, -1), left_to_give(self.arg) - 1, given)
        if step == vocabulary.EXCHANGE:
            if option == vocabulary.SKIP:
                return self.worth(self.mine) + 0.01
            kind = option - vocabulary.DO_GIVE
            return self.deals().best_gift(with_cubes(self.mine, kind, -1), 1 << kind)
        return self.card(option)

    def card(self, option: Option) -> float:
        step = self.step
        if step == vocabulary.RECRUIT_THUG:
            thug = option - vocabulary.DO_RECRUIT_THUG
            if recruits_left(self.arg) == 2:
                return float(thug in self.pair())
            return self.deals().recruited(self.mine, (thug,))
        if step == vocabulary.KEEP_THUG:
            return self.deals().recruited(self.mine, (option - vocabulary.DO_KEEP_THUG,))
        if step == vocabulary.RESERVE_FREE:
            return self.deals().reserved(self.mine, option - vocabulary.DO_RESERVE, 0)
        if step == vocabulary.KEEP_TOME:
            return IN_HAND[option - vocabulary.DO_KEEP_TOME]
        if step == vocabulary.WAIVE:
            kind = option - vocabulary.DO_WAIVE
            return self.worth(with_cubes(self.mine, kind, 1)) if kind < KINDS else self.worth(self.mine)
        assert step == vocabulary.EFFECT_USE
        return float(option == vocabulary.USE)

    def pair(self) -> Pair:
        if self.known_pair is None:
            self.known_pair = self.deals().best_thugs(self.mine, self.thugs, 2)[1]
        return self.known_pair

    def suspects(self, option: Option) -> float:
        """Suspicion goes to the rival who is best off, preferably one who will then have more than me."""
        if option == vocabulary.STOP:
            return -inf
        to = option - (
            vocabulary.DO_PASS_SUSPICION if self.step == vocabulary.PASS_SUSPICION else vocabulary.GIVE_SUSPICION
        )
        rival = self.table.crews[to]
        deals = Deals(self.table, self.seat, self.table.location)
        rival.suspicion += 1
        danger = deals.hopes.danger(max(0, self.mine.suspicion - (self.step == vocabulary.PASS_SUSPICION)))
        rival.suspicion -= 1
        return HURTS_LEADER * self.standing()[to] - danger

    def standing(self) -> list[float]:
        """How well every crew is doing."""
        if not self.known_standing:
            for i in range(len(self.table.crews)):
                now = Deals(self.table, i, -1).hopes.cards_now()
                self.known_standing.append(self.table.crews[i].reputation + now)
        return self.known_standing


class Thumb(best.Thumb):
    def prospects(self, game: Table, seat: int) -> Prospects:
        return Prospects(game, seat)

    def course(self, game: Table, seat: int, options: list[Option]) -> list[Option]:
        """A visit with its tokens: planned once, not again for each token. A tome is weighed by itself."""
        if question_of(game, seat)[0] != vocabulary.VISIT or is_tome(options[-1]):
            return []
        return Prospects(game, seat).whole_visit()

    def hope(self, game: Table, seat: int) -> float:
        return Hopes(game, seat).worth(game.crews[seat], game.first == seat)

    def obvious(self, options: list[Option]) -> bool:
        return len(options) == 1 or options[0] == vocabulary.NO_TOME  # no tome can be played now
