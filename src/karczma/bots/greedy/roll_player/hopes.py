"""What a character of Roll Player can hope for at the end, in stars: what counts now, and what is likely to be added.

For a row it works out what its empty spaces may still bring, if for each of them the best of a few dice can be
picked, and what the rounds after that may still mend (`hopes`). The numbers below, found by playing, give the rest.
With nothing left to come, the hope is the score.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from karczma.games.roll_player.cards import (
    ADJACENT_ROW_ACTION,
    ATTRIBUTE_AT_MOST,
    BOOST_ACTION,
    DIFFERENT_VALUES,
    EXTRA_ARMOR_PIECE,
    GOAL_DIE_BONUS,
    GOLD_ON_ROW_COMPLETE,
    MARKET_DISCOUNT,
    ONE_OF_EACH_TYPE,
    PER_ATTRIBUTE_AT_LEAST,
    PER_BACKSTORY_MATCH,
    PER_CARD,
    PER_CLASS_DICE,
    PER_GOAL_MET,
    PER_GOLD,
    PER_ROW,
    REPEAT_ALIGNMENT,
    SAME_COLOUR,
    SAME_VALUE,
    SKILL,
    TRAIT,
    WEAPON,
    Cards,
)
from karczma.games.roll_player.scoring import (
    GOLD_A_STAR,
    meets,
    owned_cards,
    pieces,
    row_passes,
    shield_gain,
    weapon_bonus,
)
from karczma.games.roll_player.sheet import STEPS_FROM
from karczma.games.roll_player.state import Player
from karczma.games.roll_player.vocabulary import ROWS
from karczma.kernel.native import i64

GOLD_WORTH: Final = 0.3  # a piece of gold that can still be spent
PRICE: Final = 4  # what can be spent in a Market turn
TOKEN: Final = 0.7  # a Charisma token, in gold
STORY: Final = 0.3  # the chance that an empty space of the backstory gets its colour
STORY_MENDED: Final = 0.02  # that a wrong die there is exchanged, per round
MENDED: Final = 0.1  # that a full row one off its goal is brought to it, per round
MENDED_FAR: Final = 0.05  # ... more than one off, but no more than one die can make good
ONE_STEP: Final = 2.0  # rounds after which a step of the alignment token is as likely as not
NEXT_PIECE: Final = 0.35  # that another armour card of a set is found, if there is time
ANOTHER: Final = 0.15  # cards of a type that are bought, per round
READY: Final = 0.3  # a skill that can be used this round
USES: Final = [0.0, 0.2, 0.3, 0.35]  # for this many skills, per round
ROW_TEST: Final = [0.3, 0.75, 0.3, 0.8]  # that one more die keeps a row fit for a trait, by its test
# What weapons are worth, per round
SERVES: Final = {GOAL_DIE_BONUS: 0.05, BOOST_ACTION: 0.08, ADJACENT_ROW_ACTION: 0.12}
LONG: Final = 6  # Market turns: enough time to find a card
MOST: Final = 18  # of three dice


class Row:
    """What a single row comes to."""

    __slots__ = ("matched", "own", "stars", "to_match")

    def __init__(self, stars: float, own: i64, matched: i64, to_match: i64) -> None:
        self.stars = stars
        self.own = own  # dice in the class colour
        self.matched = matched  # spaces of the backstory
        self.to_match = to_match  # those still open


class Known:
    """Results already found for these cards and this many empty spaces: most choices change one row, or none."""

    def __init__(self, owned: int, left: int, per_row: list[int]) -> None:
        self.owned = owned
        self.left = left
        self.per_row = per_row  # traits that look at rows
        self.rows: dict[int, Row] = {}
        self.last: list[int] = [-1] * ROWS  # the dice of each row when last looked at; `found`: the result then
        self.found: list[Row] = [Row(0.0, 0, 0, 0)] * ROWS
        self.outlooks: dict[int, tuple[float, ...]] = {}
        self.colours: dict[int, float] = {}
        self.things: dict[tuple[int, int, int, int], float] = {}
        self.last_thing = (-1, -1, -1, -1)
        self.last_things = 0.0


class Hopes:
    """The hopes of one player at one moment: with this many dice to pick from and this many Market turns to come."""

    def __init__(self, cards: Cards, solo: bool, dice: float, markets: int, buys_soon: bool) -> None:
        self.cards = cards
        self.solo = solo
        self.dice = dice
        self.markets = markets
        self.buys_soon = buys_soon  # a Market turn comes in this round
        self.known: list[Known] = []

    def worth(self, player: Player) -> float:
        """Everything to hope for."""
        return self.with_rows(player, self.look(player), -1, -1)

    def look(self, player: Player) -> Known:
        """What is known of this character, with each of its rows found."""
        empty: i64 = 0
        for die in player.sheet:
            empty += die < 0
        known = self.known_of(player.owned, empty)
        for row in range(ROWS):
            key = dice_of(player, row)
            if known.last[row] != key:
                known.last[row] = key
                known.found[row] = self.known_row(player, row, known)
        return known

    def with_rows(self, player: Player, known: Known, one: int, other: int) -> float:
        """Everything to hope for, if only these rows are not as they were when last looked at."""
        stars = 0.0
        own: i64 = 0
        matched: i64 = 0
        to_match: i64 = 0
        for row in range(ROWS):
            found = self.known_row(player, row, known) if row in (one, other) else known.found[row]
            stars += found.stars
            own += found.own
            matched += found.matched
            to_match += found.to_match
        return stars + self.colours(known, own, matched, to_match) + self.known_things(player, known)

    def known_of(self, owned: int, left: int) -> Known:
        for known in self.known:
            if known.left == left and known.owned == owned:
                return known
        self.known.append(Known(owned, left, held(owned & self.cards.effects[PER_ROW])))
        return self.known[-1]

    def known_row(self, player: Player, row: int, known: Known) -> Row:
        key = dice_of(player, row) << 3 | row
        found = known.rows.get(key)
        if found is None:
            found = self.row(player, row, known)
            known.rows[key] = found
        return found

    def colours(self, known: Known, own: int, matched: int, to_match: int) -> float:
        """What dice are worth for their colours."""
        key = own << 16 | matched << 8 | to_match
        found = known.colours.get(key)
        if found is None:
            story = self.story(known.owned, matched, to_match, known.left)
            found = self.class_dice(known.owned, own, known.left) + story
            known.colours[key] = found
        return found

    def known_things(self, player: Player, known: Known) -> float:
        ready, field, gold, charisma = known.last_thing
        if player.gold != gold or player.field != field or player.charisma != charisma or player.ready != ready:
            key = (player.ready, player.field, player.gold, player.charisma)
            if key not in known.things:
                known.things[key] = self.things(player, known.left)
            known.last_thing = key
            known.last_things = known.things[key]
        return known.last_things

    def row(self, player: Player, row: int, known: Known) -> Row:
        """RP-83 to RP-88, RP-90 A single row: its goal, and traits that look at rows."""
        cards = self.cards
        dice = [die for die in player.sheet[row * 3 : row * 3 + 3] if die >= 0]
        total = 0
        in_colour = 0
        for die in dice:
            total += die % 6 + 1
            in_colour += die // 6 == cards.colour[player.profession]
        stars = self.outlook(player, row, 3 - len(dice), known)[total]
        for card in known.per_row:
            stars += cards.pays[card] * fit(player, row, cards.of[card], dice)
        matched = to_match = 0
        if player.backstory >= 0:
            wanted = cards.wanted[player.backstory]
            for space in range(row * 3, row * 3 + 3):
                if wanted[space] >= 0:
                    matched += player.sheet[space] // 6 == wanted[space]
                    to_match += player.sheet[space] < 0
        return Row(stars, in_colour, matched, to_match)

    def outlook(self, player: Player, row: int, empty: int, known: Known) -> tuple[float, ...]:
        """What the sum of a row can bring, by its present value."""
        cards = self.cards
        bonus = weapon_bonus(cards, player, row) if player.owned & cards.effects[GOAL_DIE_BONUS] else 0
        key = bonus << 5 | row << 2 | empty
        if key not in known.outlooks:
            traits = player.owned & cards.types[TRAIT]
            of_row = (cards, player.race, player.profession, traits, row, bonus)
            known.outlooks[key] = outlook(*of_row, empty, known.left - empty, self.dice)
        return known.outlooks[key]

    def class_dice(self, owned: int, own: int, left: int) -> float:
        """RP-88, RP-C31 A star for each, and what a trait adds."""
        stars = float(own)
        for card in held(owned & self.cards.effects[PER_CLASS_DICE]):
            every = self.cards.every[card]
            stars += self.cards.pays[card] * (own / every if left else own // every)
        return stars

    def story(self, owned: int, matched: int, to_match: int, left: int) -> float:
        """RP-91, RP-C32 The reward for the matches there will be, and what a trait adds."""
        reward = list(self.cards.reward)
        for card in held(owned & self.cards.effects[PER_BACKSTORY_MATCH]):
            for count in range(len(reward)):
                reward[count] += self.cards.pays[card] * (count // self.cards.every[card])
        return story(tuple(reward), matched, to_match, left)

    def things(self, player: Player, left: int) -> float:
        """Everything that is not on the sheet."""
        return (
            self.gold(player)
            + self.alignment(player, player.field, left)
            + self.armor(player)
            + self.traits(player)
            + self.tools(player, left)
        )

    def gold(self, player: Player) -> float:
        """Gold is worth what it can buy in the turns to come; the rest breaks ties (RP-97) or pays in solo (RP-129)."""
        purse = player.gold + (TOKEN * min(player.charisma, 1) if self.buys_soon else 0.0)
        spent = min(purse, PRICE * self.markets)
        stars = GOLD_WORTH * spent + (purse - spent) / 100
        if self.solo:
            kept = purse - spent
            stars += kept / GOLD_A_STAR if self.markets else player.gold // GOLD_A_STAR
        return stars

    def alignment(self, player: Player, field: int, left: int) -> float:
        """RP-89, RP-C30 With the token here: the best field, less likely the farther away it is."""
        cards = self.cards
        if player.alignment < 0:
            return 0.0
        again = sum([cards.pays[card] for card in held(player.owned & cards.effects[REPEAT_ALIGNMENT])])
        grid = [value + again * max(0, value) for value in cards.grid[player.alignment]]
        step = left / (left + ONE_STEP)
        best = 0.0
        for goal in range(len(grid)):
            far = abs(goal // 3 - field // 3) + abs(goal % 3 - field % 3)
            best = max(best, (grid[goal] - grid[field]) * step**far)
        return grid[field] + best

    def armor(self, player: Player) -> float:
        """RP-92, RP-93, RP-109 The sets, and the next card of each, if there is time to find it."""
        cards = self.cards
        shields = len(held(player.owned & cards.effects[EXTRA_ARMOR_PIECE]))
        counts = pieces(cards, player)
        stars = float(shield_gain(cards, counts, shields))
        found = NEXT_PIECE * min(1.0, self.markets / LONG)
        for each in range(len(counts)):
            count = counts[each]
            stars += cards.set_stars[each][count]
            if count and cards.colour[player.profession] in cards.bonus_colours[each]:
                stars += cards.bonus_stars[each]
            if 0 < count < cards.size[each]:
                stars += found * (cards.set_stars[each][count + 1] - cards.set_stars[each][count])
        return stars

    def traits(self, player: Player) -> float:
        """RP-C26, RP-C29, RP-C34 Traits that look neither at rows nor at dice."""
        cards = self.cards
        stars = 0.0
        for card in held(player.owned & cards.types[TRAIT]):
            effect = cards.effect[card]
            if effect == PER_CARD:
                have = len(held(player.owned & cards.types[cards.of[card]]))
                stars += cards.pays[card] * (have + ANOTHER * self.markets)
            elif effect == PER_GOLD:
                times = player.gold / cards.every[card] if self.markets else player.gold // cards.every[card]
                most = cards.most_paid[card] or times
                stars += cards.pays[card] * min(times, most) * (0.5 if self.markets else 1.0)
            elif effect == ONE_OF_EACH_TYPE:
                lacks = len([bits for bits in cards.types if not player.owned & bits])
                stars += cards.pays[card] * (self.markets / (self.markets + 2.0)) ** lacks
        return stars

    def tools(self, player: Player, left: int) -> float:
        """What weapons and skills will do in the rounds to come."""
        cards = self.cards
        stars = 0.0
        for card in held(player.owned & cards.types[WEAPON]):
            effect = cards.effect[card]
            stars += SERVES.get(effect, 0.0) * left
            if effect == MARKET_DISCOUNT:
                stars += GOLD_WORTH * cards.pays[card] * self.markets * 0.6
            elif effect == GOLD_ON_ROW_COMPLETE:
                stars += GOLD_WORTH * cards.pays[card] * min(left, ROWS) * 0.7
        skills = len(held(player.owned & cards.types[SKILL]))
        stars += USES[min(skills, len(USES) - 1)] * left
        return stars + sum([self.use(player, card, left) for card in held(player.ready)])

    def use(self, player: Player, card: int, left: int) -> float:
        """A skill that is ready, less what its arrow costs (RP-75, RP-76)."""
        if not left and not self.buys_soon:
            return 0.0
        field = STEPS_FROM[player.field][self.cards.arrow[card]]
        if field < 0:
            return READY / 4
        lost = self.alignment(player, player.field, left) - self.alignment(player, field, left)
        return max(READY / 4, READY - max(0.0, lost) / 2)


def dice_of(player: Player, row: int) -> int:
    """The dice of a row, as a number."""
    sheet = player.sheet
    first: i64 = sheet[row * 3] + 1
    second: i64 = sheet[row * 3 + 1] + 1
    third: i64 = sheet[row * 3 + 2] + 1
    return first << 12 | second << 6 | third


@lru_cache(maxsize=1 << 12)
def held(bits: int) -> list[int]:
    """The cards that these bits are."""
    return owned_cards(bits)


def fit(player: Player, row: int, test: int, dice: list[int]) -> float:
    """RP-C28 How likely a row is to pass such a test when it is full."""
    if len(dice) == 3:
        return float(row_passes(player, row, test))
    by_value = test in (SAME_VALUE, DIFFERENT_VALUES)
    different = len({die % 6 if by_value else die // 6 for die in dice})
    same = test in (SAME_VALUE, SAME_COLOUR)
    if different < len(dice) if not same else different > 1:
        return 0.0
    return ROW_TEST[test] ** min(2, 3 - len(dice))


@lru_cache(maxsize=1 << 14)
def outlook(
    cards: Cards, race: int, profession: int, traits: int, row: int, bonus: int, empty: int, spare: int, dice: float
) -> tuple[float, ...]:
    """What a row of this character can hope for, by the sum of its dice: many choices need the same one."""
    return hopes(pays(cards, race, profession, traits, row, bonus), empty, spare, dice)


def pays(cards: Cards, race: int, profession: int, traits: int, row: int, bonus: int) -> tuple[float, ...]:
    """What a full row would pay, by the sum of its dice: the goal, and traits that look at the sum."""
    add = cards.modifiers[race][row]
    goal = cards.stars[profession][row]
    paid = [goal * float(meets(cards, profession, row, total + add + bonus)) for total in range(MOST + 1)]
    for card in held(traits):
        share = cards.pays[card] / max(1, cards.every[card])
        for total in range(MOST + 1):
            plain = total + add
            if cards.effect[card] == ATTRIBUTE_AT_MOST and cards.of[card] == row:
                paid[total] += cards.pays[card] * (plain <= cards.every[card])
            elif cards.effect[card] == PER_ATTRIBUTE_AT_LEAST:
                paid[total] += cards.pays[card] * (plain >= cards.every[card])
            elif cards.effect[card] == PER_GOAL_MET:
                paid[total] += share * meets(cards, profession, row, plain)
    return tuple(paid)


@lru_cache(maxsize=1 << 14)
def hopes(pays: tuple[float, ...], empty: int, spare: int, dice: float) -> tuple[float, ...]:
    """What a row can hope for, by the sum of its dice, with this many empty spaces and rounds to spare after that."""
    if not empty:
        return tuple([mended(pays, total, spare) for total in range(MOST + 1)])
    after = hopes(pays, empty - 1, spare, dice)
    shares = [((rank + 1) / 6) ** dice - (rank / 6) ** dice for rank in range(6)]  # chance the best has this rank
    found = []
    for total in range(MOST + 1):
        ranked = sorted([after[min(MOST, total + value)] for value in range(1, 7)])
        found.append(sum([ranked[rank] * shares[rank] for rank in range(6)]))
    return tuple(found)


def mended(pays: tuple[float, ...], total: int, spare: int) -> float:
    """A full row, with what later rounds may do for it."""
    near, far = 1 - (1 - MENDED) ** spare, 1 - (1 - MENDED_FAR) ** spare
    best = 0.0
    for other in range(max(3, total - 5), min(MOST, total + 5) + 1):
        best = max(best, (pays[other] - pays[total]) * (near if abs(other - total) == 1 else far))
    return pays[total] + best


@lru_cache(maxsize=1 << 12)
def story(reward: tuple[int, ...], matched: int, to_match: int, left: int) -> float:
    """The reward of a backstory, if each open space, and now and then a wrong one, comes right independently."""
    odds = [0.0] * len(reward)
    odds[matched] = 1.0
    wrong = len(reward) - 1 - matched - to_match
    for chance in [STORY] * to_match + [1 - (1 - STORY_MENDED) ** left] * wrong:
        for count in range(len(odds) - 1, 0, -1):
            odds[count] += (odds[count - 1] - odds[count]) * chance
        odds[0] -= odds[0] * chance
    return sum([odds[count] * reward[count] for count in range(len(reward))])
