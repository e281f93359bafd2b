"""When a tome of Lockup pays: what it would bring at this moment, less what it is worth in hand."""

from __future__ import annotations

from math import inf
from typing import Final

from karczma.bots.greedy.best import question_of
from karczma.bots.greedy.lockup.deals import Deals, with_cubes
from karczma.bots.greedy.lockup.plan import LIBRARY_WORTH, Plan
from karczma.games.lockup import vocabulary
from karczma.games.lockup.cards import (
    BOOST_CREW,
    CHEAP_CRAFT,
    CHEAP_RECRUIT,
    EYE,
    FACE_DOWN_LIMIT,
    MOVE_OWN_TOKEN,
    PAY_ANY,
    PEEK_TOKEN,
    SWAP_RESOURCE,
    SWAP_TWO_THUGS,
    TOME_EFFECTS,
    WEAKEN_TOKEN,
)
from karczma.games.lockup.lightsout import present, strength_at
from karczma.games.lockup.state import IN_CELL, Crew, Table
from karczma.games.lockup.tokens import worth as token_worth
from karczma.games.lockup.tomes import BEFORE_REWARD, IN_PATROL, IN_ROLL_CALL, when_of
from karczma.games.lockup.vocabulary import CELL_BLOCK, CHOW_HALL, KINDS, LIBRARY, LOCATIONS, SPACES, TOKENS
from karczma.kernel.game import Option
from karczma.kernel.step import opened_with

KNOWING: Final = 0.12  # of what is at stake, for a look at one token
HIDING: Final = 0.08  # for one more token face down
STAYS_FOR_ME: Final = 0.4  # the chance that I later recruit a thug who stays
LEAVES = SPACES - 1  # the space whose thug leaves next
# When the own questions are asked in which tomes may be played
MOMENTS: Final = {
    vocabulary.VISIT: IN_ROLL_CALL,
    vocabulary.REWARD: BEFORE_REWARD,
    vocabulary.RECRUIT: BEFORE_REWARD,
    vocabulary.CELL_ACTION: BEFORE_REWARD,
}


class Tomes:
    """The tomes of one seat at one moment."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.cards = table.cards
        self.mine = table.crews[seat]
        self.step, _, self.arg = question_of(table, seat)
        self.moment = when_of(opened_with(self.arg)) if self.step == vocabulary.WINDOW else MOMENTS.get(self.step, -1)
        self.own_turn = self.step == vocabulary.VISIT
        self.deals = Deals(table, seat, table.location)
        self.hopes = self.deals.hopes
        self.drawn_up: Plan | None = None

    def plan(self) -> Plan:
        if self.drawn_up is None:
            self.drawn_up = Plan(self.table, self.seat)
        return self.drawn_up

    def played(self, option: Option) -> float:
        """What is gained by playing this one now."""
        if option >= vocabulary.NO_TOME:
            return 0.0 if option == vocabulary.NO_TOME else -inf
        tome = option - vocabulary.PLAY_TOME
        less = self.mine.clone()
        less.tomes = (tome,)
        return self.brings(tome) - self.hopes.of_tomes(less) - 0.01

    def brings(self, tome: int) -> float:
        effects = self.cards.effects[TOME_EFFECTS + tome]
        return sum([self.special(effect, count) for effect, count in effects]) + self.plainly(tome)

    # Tomes that give something

    def plainly(self, tome: int) -> float:
        """What changes a crew, when it is needed or before it is too late."""
        if self.moment == IN_PATROL:
            if not self.hopes.urgent():
                return 0.0
        elif self.moment != BEFORE_REWARD or self.table.location < CHOW_HALL:
            return 0.0
        after = self.mine.clone()
        for effect, count in self.cards.effects[TOME_EFFECTS + tome]:
            if effect == PAY_ANY:
                after = self.deals.paid(after, count)
            elif effect == SWAP_RESOURCE:
                for _ in range(count):
                    after = self.swapped(after)
        self.hopes.carry_out(after, TOME_EFFECTS + tome)
        return self.outlook(after) - self.outlook(self.mine)

    def outlook(self, crew: Crew) -> float:
        """What I can hope for after the next reward."""
        table = self.table
        if self.moment == BEFORE_REWARD and table.location == CELL_BLOCK:
            return self.deals.craft(crew, [item for item in table.display if item >= 0], table.discount)
        if self.moment == BEFORE_REWARD and table.location == CHOW_HALL:
            return self.recruits(crew, table.discount)
        return self.deals.worth(crew)

    def recruits(self, crew: Crew, discount: int) -> float:
        thugs = [thug for thug in self.table.thugs if thug >= 0]
        return self.deals.recruit(crew, self.table.ranking.index(self.seat), thugs, discount)[0]

    def swapped(self, crew: Crew) -> Crew:
        """After the best exchange of one cube, or none."""
        best = (self.outlook(crew), crew)
        for give in range(KINDS):
            for take in range(KINDS):
                if give != take and crew.resources[give] and self.table.supply[take]:
                    after = with_cubes(with_cubes(crew, give, -1), take, 1)
                    hope = self.outlook(after)
                    if hope > best[0]:
                        best = (hope, after)
        return best[1]

    # Tomes that act on the table

    def special(self, effect: int, count: int) -> float:
        table = self.table
        if effect == BOOST_CREW:
            return self.ranked({self.seat: count})
        if effect == WEAKEN_TOKEN:
            return max([self.weakened(code, count) for code in self.weak_spots()], default=0.0)
        if effect == CHEAP_RECRUIT:
            return self.recruits(self.mine, table.discount + count) - self.recruits(self.mine, table.discount)
        if effect == CHEAP_CRAFT:
            display = [item for item in table.display if item >= 0]
            less = self.deals.craft(self.mine, display, table.discount + count)
            return less - self.deals.craft(self.mine, display, table.discount)
        if effect == MOVE_OWN_TOKEN:
            moved = [self.moved(token, to) for token in self.out() for to in range(LIBRARY)]
            return max(moved, default=0.0)
        if effect == SWAP_TWO_THUGS:
            return STAYS_FOR_ME * self.wanted(table.thugs[LEAVES]) if not self.hopes.recruit_now else 0.0
        if effect == PEEK_TOKEN:
            helps = self.own_turn and IN_CELL in self.mine.at
            return KNOWING * max([self.plan().stake(location) for location in range(LIBRARY)]) if helps else 0.0
        if effect == FACE_DOWN_LIMIT:
            return HIDING * max([self.plan().stake(location) for location in range(LIBRARY)])
        return 0.0

    def out(self) -> list[int]:
        """My tokens at locations."""
        return [token for token in range(TOKENS) if self.mine.at[token] > IN_CELL]

    def weak_spots(self) -> list[int]:
        """Others' tokens at the location being resolved, by owner and token."""
        table = self.table
        rivals = [i for i in range(table.seated) if i != self.seat]
        return [
            i * TOKENS + token for i in rivals for token in range(TOKENS) if table.crews[i].at[token] == table.location
        ]

    def weakened(self, code: int, count: int) -> float:
        owner, token = divmod(code, TOKENS)
        return self.ranked({owner: -min(count, token_worth(self.table, owner, token))})

    def ranked(self, change: dict[int, int]) -> float:
        """What I gain at the location being resolved if strengths change like this."""
        return self.in_rank(self.rank(change)) - self.in_rank(self.rank({}))

    def rank(self, change: dict[int, int]) -> int:
        """LK-31 How many are ahead of me."""
        table = self.table
        here = table.location
        order = [i for i in table.from_first() if present(table, i, here)]
        strengths = {i: strength_at(table, i, here) + change.get(i, 0) for i in order}
        return sorted(order, key=lambda i: -strengths[i]).index(self.seat)

    def in_rank(self, rank: int) -> float:
        table = self.table
        here = table.location
        if here == LIBRARY:
            return 0.3 * (rank == 0)
        reward = max(self.plan().rewards[here][rank], LIBRARY_WORTH) + (self.plan().kept[here] if rank == 0 else 0.0)
        covered = any(self.mine.at[t] == here and self.cards.token_kind[t] == EYE for t in range(TOKENS))
        if rank == 0 and table.watched[here] and not covered:
            reward -= self.plan().costs(table.watched[here])
        return reward

    def moved(self, token: int, to: int) -> float:
        """What I gain if this token goes there."""
        here = self.mine.at[token]
        if here == to:
            return 0.0
        without = [other for other in self.plan().at(here) if other != token]
        now = self.there(here, self.plan().at(here)) + self.there(to, self.plan().at(to))
        return self.there(here, without) + self.there(to, [*self.plan().at(to), token]) - now

    def there(self, location: int, tokens: list[int]) -> float:
        if not tokens:
            return 0.0
        return self.plan().expected(location, *self.plan().masks[sum([1 << token for token in tokens])])

    def wanted(self, thug: int) -> float:
        """What this thug would bring me."""
        if thug < 0:
            return 0.0
        return self.deals.recruited(self.mine, (thug,)) - self.deals.worth(self.mine)

    # What they ask

    def of(self, option: Option) -> float:
        if self.step == vocabulary.PEEK:
            return self.plan().stake((option - vocabulary.DO_PEEK) % LOCATIONS)
        if self.step == vocabulary.WEAKEN:
            return self.weakened(option - vocabulary.DO_WEAKEN, self.arg)
        if self.step == vocabulary.MOVE_TOKEN:
            return max([self.moved(option - vocabulary.DO_MOVE_TOKEN, to) for to in range(LIBRARY)])
        if self.step == vocabulary.MOVE_TO:
            return self.moved(self.arg, option - vocabulary.DO_MOVE_TO)
        thug = option - vocabulary.DO_SWAP_THUG
        leaves = self.table.thugs.index(thug) == LEAVES
        if self.arg:
            return float(leaves)
        return -inf if leaves else -self.wanted(thug) - self.table.thugs.index(thug)
