"""What a character can expect by the end: goals, colours, alignment, cards. Only what everybody can see is looked at.

All of it is in stars. The constants are rough, because whoever uses these numbers weighs them anew.
"""

from __future__ import annotations

from typing import Final

from karczma.games.roll_player.cards import (
    ADJACENT_ROW_ACTION,
    ARMOR,
    ATTRIBUTE_AT_MOST,
    BOOST_ACTION,
    DIFFERENT_VALUES,
    EXTRA_ARMOR_PIECE,
    GOAL_DIE_BONUS,
    GOLD_ON_ROW_COMPLETE,
    MARKET_DISCOUNT,
    ONE_OF_EACH_TYPE,
    OR_MORE,
    PER_ATTRIBUTE_AT_LEAST,
    PER_BACKSTORY_MATCH,
    PER_CARD,
    PER_CLASS_DICE,
    PER_GOLD,
    PER_ROW,
    REPEAT_ALIGNMENT,
    SAME_COLOUR,
    SAME_VALUE,
    TRAIT,
    WEAPON,
)
from karczma.games.roll_player.scoring import FACES, hand_limit, hands_used, pieces, shield_gain, weapon_bonus
from karczma.games.roll_player.sheet import STEPS_FROM
from karczma.games.roll_player.state import Table
from karczma.games.roll_player.vocabulary import AFTER_MARKET, CHA, CON, DEX, GOLD, MARKET, ROWS, SPACES, STR, WIS

SUMS: Final = 19  # what three dice can bring, from 0
SHIFTS: Final = 2 * FACES - 1  # by how much a die can change, from 5 less to 5 more
NO_STORY: Final = [-1] * SPACES
NO_GOALS: Final = [0] * ROWS
GOLD_WORTH: Final = 0.3
PIECE: Final = 0.35  # that another card of a set is found, if there is time
LONG: Final = 6.0  # Market turns: enough time to find a card
ANOTHER: Final = 0.15  # cards of a type that are bought, per round
PICKED: Final = 2.2  # how much likelier than by chance a space of the backstory gets its colour
STORY_DIE: Final = 0.8  # what a match is worth
ROW_TEST: Final = [0.3, 0.75, 0.3, 0.8]  # that one more die keeps a row fit for a trait, by its test
USED: Final = 0.2  # a skill, per round
# What weapons are worth per round, by effect
SERVES: Final = {GOAL_DIE_BONUS: 0.05, BOOST_ACTION: 0.08, ADJACENT_ROW_ACTION: 0.12}


def _odds() -> list[float]:
    """The chance that so many dice, each the better of two, add up to `low` at least and `high` at most."""
    found = [0.0] * (4 * SUMS * SUMS)
    for high in range(SUMS):
        found[high] = 1.0
    for count in range(1, 4):
        for low in range(SUMS):
            for high in range(low, SUMS):
                after = [0.0] * FACES
                for value in range(1, min(FACES, high) + 1):
                    after[value - 1] = found[((count - 1) * SUMS + max(0, low - value)) * SUMS + high - value]
                after.sort()
                shares = [after[rank] * (2 * rank + 1) for rank in range(FACES)]
                found[(count * SUMS + low) * SUMS + high] = sum(shares) / 36
    return found


ODDS: Final = _odds()
NEAR: Final = [1 - 0.9**rounds for rounds in range(SUMS)]  # that a full row one off its goal is brought to it
FAR: Final = [1 - 0.95**rounds for rounds in range(SUMS)]  # ... more than one off, but within the reach of a die


def reach(low: int, high: int, empty: int, left: int) -> float:
    """How likely a row is to end where it should: it lacks `low` at least and `high` at most."""
    if empty == 0:
        if low <= 0 <= high:
            return 1.0
        off = low if low > 0 else -high
        return NEAR[left] if off == 1 else FAR[left] if off < FACES else 0.0
    if high < 0 or low >= SUMS:
        return 0.0
    odds = ODDS[(empty * SUMS + max(0, low)) * SUMS + min(high, SUMS - 1)]
    return odds + (1 - odds) * FAR[max(0, left - empty)]


class Character:
    """One character: its rows and colours counted, and how many dice and Market turns are still to come."""

    def __init__(self, g: Table, seat: int) -> None:
        player = g.players[seat]
        cards = g.cards
        profession = player.profession
        self.cards = cards
        self.player = player
        self.stars = cards.stars[profession] if profession >= 0 else NO_GOALS
        self.least = cards.least[profession] if profession >= 0 else NO_GOALS
        self.most = cards.most[profession] if profession >= 0 else NO_GOALS
        self.colour = cards.colour[profession] if profession >= 0 else -1
        self.wanted = cards.wanted[player.backstory] if player.backstory >= 0 else NO_STORY
        self.plain = cards.modifiers[player.race][:] if player.race >= 0 else [0] * ROWS
        self.empty = [0] * ROWS
        self.own = 0  # dice in the class colour
        self.matched = 0
        self.open: list[int] = []  # the colours wanted in empty spaces
        self.count_dice()
        self.left = max(0, sum(self.empty) - len(player.starting))  # dice to come after the starting ones
        self.soon = (self.left > 0) if player.placed < 0 else (player.initiative >= 0 and not has_bought(g, seat))
        self.markets = self.left + int(self.soon and player.placed >= 0)
        self.totals = self.plain
        if player.owned & cards.effects[GOAL_DIE_BONUS]:
            self.totals = [self.plain[row] + weapon_bonus(cards, player, row) for row in range(ROWS)]
        self.chances = [self.chance(row, self.totals[row], self.empty[row]) for row in range(ROWS)]
        self.pieces = pieces(cards, player) if player.owned & cards.types[ARMOR] else [0, 0, 0]

    def count_dice(self) -> None:
        sheet = self.player.sheet
        for space in range(SPACES):
            die = sheet[space]
            wanted = self.wanted[space]
            if die < 0:
                self.empty[space // 3] += 1
                if wanted >= 0:
                    self.open.append(wanted)
            else:
                colour = die // 6
                self.plain[space // 3] += die % 6 + 1
                self.own += colour == self.colour
                self.matched += colour == wanted

    def chance(self, row: int, total: int, empty: int) -> float:
        """How likely the goal of a row is to be met with this total and so many empty spaces."""
        return reach(self.least[row] - total, self.most[row] - total, empty, self.left)

    def story(self, bag: list[int]) -> float:
        """RP-91 The reward to expect, if each open space gets its colour with a chance of its own."""
        reward = self.cards.reward
        odds = [0.0] * len(reward)
        odds[self.matched] = 1.0
        dice = max(1, sum(bag))
        for colour in self.open:
            chance = min(0.9, PICKED * bag[colour] / dice)
            for count in range(len(odds) - 1, 0, -1):
                odds[count] += (odds[count - 1] - odds[count]) * chance
            odds[0] -= odds[0] * chance
        expected = 0.0
        for count in range(len(odds)):
            expected += odds[count] * reward[count]
        return expected

    def alignment(self, field: int) -> float:
        """RP-89 With the token here: this field, and the best one, less likely the farther away it is."""
        if self.player.alignment < 0:
            return 0.0
        grid = self.cards.grid[self.player.alignment]
        time = self.left + self.empty[WIS]
        step = time / (time + 2.5)
        nearer = [1.0, step, step * step, step**3, step**4]
        best = 0.0
        for goal in range(len(grid)):
            if grid[goal] > grid[field]:
                far = abs(goal // 3 - field // 3) + abs(goal % 3 - field % 3)
                best = max(best, (grid[goal] - grid[field]) * nearer[far])
        return grid[field] + best

    def armor(self) -> int:
        """RP-92, RP-93, RP-109 What the sets pay now."""
        paid = 0
        for each in range(len(self.pieces)):
            if self.pieces[each]:
                paid += self.cards.set_stars[each][self.pieces[each]] + self.set_bonus(each)
        shields = self.player.owned & self.cards.effects[EXTRA_ARMOR_PIECE]
        return paid + shield_gain(self.cards, self.pieces, shields.bit_count()) if shields else paid

    def set_bonus(self, each: int) -> int:
        return self.cards.bonus_stars[each] if self.colour in self.cards.bonus_colours[each] else 0

    def next_piece(self, each: int, count: int) -> int:
        """What one more card of a set of so many brings."""
        if count >= self.cards.size[each]:
            return 0
        more = self.cards.set_stars[each][count + 1] - self.cards.set_stars[each][count]
        return more if count else more + self.set_bonus(each)

    def armor_to_come(self, coming: int) -> float:
        """The next card of each set begun, as far as there are any in the market and the deck."""
        found = 0.0
        for each in range(len(self.pieces)):
            if self.pieces[each]:
                found += self.next_piece(each, self.pieces[each]) * min(1.0, self.in_set(each, coming) / 2)
        return found * PIECE * min(1.0, self.markets / LONG)

    def in_set(self, each: int, bits: int) -> int:
        count = 0
        left = bits & self.cards.types[ARMOR]
        while left:
            lowest = left & -left
            count += self.cards.set[lowest.bit_length() - 1] == each
            left ^= lowest
        return count

    def trait(self, card: int) -> float:
        """RP-C26 to RP-C35 How often a trait can be expected to pay in the end."""
        cards, player = self.cards, self.player
        effect, every = cards.effect[card], cards.every[card]
        if effect == PER_CARD:
            return (player.owned & cards.types[cards.of[card]]).bit_count() + ANOTHER * self.markets
        if effect == PER_ROW:
            return self.passing(cards.of[card])
        if effect == PER_GOLD:
            return min(player.gold / every, cards.most_paid[card] or player.gold / every)
        if effect == REPEAT_ALIGNMENT:
            return max(0.0, self.alignment(player.field))
        if effect == PER_CLASS_DICE:
            return (self.own + 0.2 * self.left) / every
        if effect == PER_BACKSTORY_MATCH:
            return (self.matched + 0.3 * len(self.open)) / every
        if effect == ONE_OF_EACH_TYPE:
            return (self.markets / (self.markets + 2.0)) ** self.lacking(card)
        return self.rows_with(card)

    def lacking(self, card: int) -> int:
        """RP-C34 The types of cards this player has none of."""
        owned = self.player.owned | self.cards.bit[card]
        count = 0
        for bits in self.cards.types:
            count += owned & bits == 0
        return count

    def rows_with(self, card: int) -> float:
        """RP-C27, RP-C33, RP-C35 Traits that look at the sum of a row, or at goals."""
        effect, every = self.cards.effect[card], self.cards.every[card]
        found = 0.0
        for row in range(ROWS):
            if effect == ATTRIBUTE_AT_MOST:
                if row == self.cards.of[card]:
                    return reach(-OR_MORE, every - self.plain[row], self.empty[row], self.left)
            elif effect == PER_ATTRIBUTE_AT_LEAST:
                found += reach(every - self.plain[row], OR_MORE, self.empty[row], self.left)
            else:
                found += self.chances[row] / every
        return found

    def passing(self, test: int) -> float:
        """RP-C28 How many rows will have three equal or three different values or colours."""
        sheet = self.player.sheet
        by_value = test in (SAME_VALUE, DIFFERENT_VALUES)
        same = test in (SAME_VALUE, SAME_COLOUR)
        found = 0.0
        for row in range(ROWS):
            seen = 0
            for die in sheet[row * 3 : row * 3 + 3 - self.empty[row]]:
                seen |= 1 << (die % 6 if by_value else die // 6)
            different = seen.bit_count()
            if (different <= 1) if same else (different == 3 - self.empty[row]):
                found += ROW_TEST[test] ** min(2, self.empty[row])
        return found

    def card(self, card: int) -> float:
        """What buying a card brings, less its price; a weapon that needs room brings little."""
        cards, player = self.cards, self.player
        sort = cards.type[card]
        paid = GOLD_WORTH * self.price(card)
        if sort == ARMOR:
            each = cards.set[card]
            have = self.pieces[each]
            return self.next_piece(each, have) + PIECE * self.next_piece(each, have + 1) - paid
        if sort == WEAPON:
            room = hands_used(cards, player.owned | cards.bit[card]) <= hand_limit(cards, player)
            return self.weapon(card) * (1.0 if room else 0.3) - paid
        field = STEPS_FROM[player.field][cards.arrow[card]]
        if sort == TRAIT:
            moved = self.alignment(field) - self.alignment(player.field) if field >= 0 else 0.0
            return cards.pays[card] * self.trait(card) + moved - paid
        return USED * (self.left + 1 + int(field >= 0)) - paid

    def weapon(self, card: int) -> float:
        """What a weapon will do in the rounds to come."""
        effect = self.cards.effect[card]
        if effect == EXTRA_ARMOR_PIECE:
            return float(shield_gain(self.cards, self.pieces, 1))
        if effect == MARKET_DISCOUNT:
            return GOLD_WORTH * self.cards.pays[card] * self.markets * 0.6
        if effect == GOLD_ON_ROW_COMPLETE:
            return GOLD_WORTH * self.cards.pays[card] * min(self.left, ROWS) * 0.7
        return SERVES[effect] * self.left

    def price(self, card: int) -> int:
        less = 0
        crossbows = self.player.owned & self.cards.effects[MARKET_DISCOUNT]
        while crossbows:
            lowest = crossbows & -crossbows
            less += self.cards.pays[lowest.bit_length() - 1]
            crossbows ^= lowest
        return max(0, self.cards.cost[card] - less)

    def die(self, die: int, gold: int) -> float:
        """What a die brings in the row where it fits best: goal, colours, and gold for a gold one."""
        colour = die // 6
        best = -9.0
        for row in range(ROWS):
            empty = self.empty[row]
            if empty:
                after = self.chance(row, self.totals[row] + die % 6 + 1, empty - 1)
                wanted = self.wanted[row * 3 + 3 - empty]
                story = 0.0 if wanted < 0 else STORY_DIE if wanted == colour else -STORY_DIE / 3
                bonus = GOLD_WORTH if empty == 1 else 0.0
                best = max(best, self.stars[row] * (after - self.chances[row]) + story + bonus)
        if best == -9.0:
            return 0.0
        return best + (1.0 if colour == self.colour else 0.0) + (GOLD_WORTH * gold if colour == GOLD else 0.0)

    def action(self, action: int) -> float:
        """RP-40 to RP-47 The most that an attribute action can do for the goals, or the alignment, now."""
        if action == WIS:
            return self.best_step() - self.alignment(self.player.field)
        if action == CHA:
            return GOLD_WORTH
        gains = self.shifts()
        if action == DEX:
            return self.swap(gains)
        best = 0.0
        for space in range(SPACES):
            die = self.player.sheet[space]
            if die >= 0:
                best = max(best, changed(gains, action, space // 3, die % 6))
        return best

    def best_step(self) -> float:
        best = -9.0
        for field in STEPS_FROM[self.player.field]:
            if field >= 0:
                best = max(best, self.alignment(field))
        return best

    def shifts(self) -> list[float]:
        """What each row gains if it gets from 5 less to 5 more."""
        gains = [0.0] * (ROWS * SHIFTS)
        for row in range(ROWS):
            for by in range(1 - FACES, FACES):
                after = self.chance(row, self.totals[row] + by, self.empty[row])
                gains[row * SHIFTS + by + 5] = self.stars[row] * (after - self.chances[row])
        return gains

    def swap(self, gains: list[float]) -> float:
        """RP-41 The best exchange of two dice, as far as their values go."""
        sheet = self.player.sheet
        best = 0.0
        for first in range(SPACES):
            if sheet[first] >= 0:
                for second in range(first // 3 * 3 + 3, SPACES):
                    if sheet[second] >= 0:
                        by = sheet[second] % 6 - sheet[first] % 6
                        best = max(best, gains[first // 3 * SHIFTS + 5 + by] + gains[second // 3 * SHIFTS + 5 - by])
        return best


def changed(gains: list[float], action: int, row: int, value: int) -> float:
    """What turning, adjusting or rerolling a die that shows this value (from 0) brings its row."""
    start = row * SHIFTS + 5
    if action == STR:
        return gains[start + 5 - 2 * value]
    if action == CON:
        less = gains[start - 1] if value else 0.0
        return max(less, gains[start + 1]) if value < FACES - 1 else less
    hope = 0.0
    for face in range(FACES):
        hope += max(0.0, gains[start + face - value])
    return hope / FACES


def has_bought(g: Table, seat: int) -> bool:
    """Whether this player is in their Market turn and may buy no more."""
    if g.purchases:
        return False
    if g.ask_step == AFTER_MARKET and g.ask_seat == seat:
        return True
    for step, who, arg in g.agenda:
        if who == seat and (step == AFTER_MARKET or (step == MARKET and arg)):
            return True
    return False
