"""What a crew of Lockup can hope for at the end, in reputation: by its cards, cubes, tomes and the coming raid.

Sets, cultists, demons and hobgoblins are weighed with what is likely to join them, goals by rivals' progress, and
resources by the items and thugs they can still be turned into. With nothing left to come, the hope is the score.
"""

from __future__ import annotations

from math import exp
from typing import Final

from karczma.games.lockup import vocabulary
from karczma.games.lockup.cards import (
    ACCUSE,
    CHOOSE_TOME,
    COUNT_RESOURCE_KINDS,
    COUNT_SETS,
    DRAW_THUG,
    DRAW_TOME,
    FINAL,
    GAIN_REPUTATION,
    GAIN_STRENGTH,
    GAIN_SUSPICION,
    IMMEDIATE,
    ITEM_EFFECTS,
    LEADER,
    NO_COUNT,
    PASS_SUSPICION,
    PER,
    RANKING,
    REMOVE_ALL_SUSPICION,
    REMOVE_SUSPICION,
    RESERVE_ITEM,
    STORAGE,
    SWAP_RESOURCE,
    TAKE_FIRST_PLAYER,
    Cards,
)
from karczma.games.lockup.goals import bits, count, minimum
from karczma.games.lockup.patrol import MOST_LOSES, OF_TWO_LOSES, SECOND_LOSES, losses
from karczma.games.lockup.scoring import (
    BANDIT_WORTH,
    DEMON_WORTH,
    DWARVES,
    GOLD_WORTH,
    MARKER,
    RAIDER_WORTH,
    RATS,
    places,
)
from karczma.games.lockup.state import IN_CELL, ROUNDS, Crew, Table
from karczma.games.lockup.vocabulary import ANY, CELL_BLOCK, CHOW_HALL, KINDS, SUSPICION, THUG_TYPES
from karczma.kernel.game import NOBODY

AT_END: Final = [1.0, 1.0, 1.0, float(GOLD_WORTH)]  # LK-112 a resource left over
TO_CRAFT: Final = [1.6, 1.9, 2.2, 3.6]  # one that will be part of an item
ANY_PART: Final = 1.5  # a part of a cost that may be of any kind
CUBES_FOR_ITEM: Final = 3.0  # are spent on crafting
OVER_LIMIT: Final = 0.3  # a cube there is no room for
READY: Final = [1.0, 0.55, 0.3, 0.12, 0.05]  # the chance to craft an item when this many cubes are missing
STAYS: Final = 0.6  # the chance that an item stays in the display until I can craft it
LATER: Final = 0.8  # that one of mine is crafted another time
SECOND_ITEM: Final = 0.35  # of another item I could also craft
CRAFTS: Final = 0.75  # items in a future round
ICONS: Final = 1.3  # treasures on an item
RECRUITS: Final = 0.9  # thugs in a future round
DWARF_JOINS: Final = 0.33  # of them
RAT_JOINS: Final = 0.22
TRAINS: Final = 0.45  # strength cubes in a future round
FIST: Final = 0.35  # what a strength cube does for the enforcer in a round
TOME: Final = 1.5  # reputation for a tome drawn by chance, while it can be played
CHOSEN_TOME: Final = 1.8
ROOM: Final = 0.25  # one more place for resources, in a future round
SWAP: Final = 0.6  # an exchange
NEAR: Final = [1.0, 0.6, 0.35, 0.2, 0.1, 0.05]  # the chance to meet a goal when this much is missing
GUARDS_TAKE: Final = 1.5  # thugs in a round
MARKER_HELD: Final = 1.0  # the marker before the last round: it will be fought for
FRESH_THUG: Final = 3.0  # a thug drawn as a bonus; below, for each extra one to choose from
ANOTHER_THUG: Final = 1.0
FREE_ITEM: Final = 1.5
ACCUSED: Final = 0.7
CUBES_IN_PATROL: Final = 4  # suspicion that comes out in a patrol
UNWEIGHED: Final = -1.0  # no gain is less than nothing
# What a tome in hand can still bring, including the 1 it scores at the end (LK-113)
IN_HAND: Final = [1.0, 1.6, 1.0, 2.6, 2.0, 1.8, 1.5, 1.8, 1.6, 1.7, 1.7, 1.9, 1.3, 1.0]


class Hopes:
    """The hopes of one crew at one moment."""

    def __init__(self, table: Table, seat: int, done: int = -1) -> None:
        """`done`: the location whose reward is being weighed; it is then closed to this crew."""
        self.table = table
        self.seat = seat
        self.cards = table.cards
        self.crew = table.crews[seat]
        self.guards = seat >= table.seated
        self.rivals = [table.crews[i] for i in range(table.sides) if i != seat]
        self.rounds = ROUNDS - max(table.round, 1)  # after this one
        self.roll_call = table.round == 0 or in_roll_call(table)
        self.craft_now = done < CELL_BLOCK and self.open_to_me(CELL_BLOCK)
        self.recruit_now = done < CHOW_HALL and self.open_to_me(CHOW_HALL)
        self.crafts = self.rounds + self.craft_now  # visits to the cell block to come
        self.recruits = self.rounds + self.recruit_now
        # Resources that will be spent before the patrol, and need no storage
        self.room = (CUBES_FOR_ITEM if self.craft_now else 0.0) + (1.0 if self.recruit_now else 0.0)
        self.demons_count = table.rules.demon_icons
        self.item_gains = [UNWEIGHED] * len(self.cards.cost)
        self.known_cards: dict[tuple[int, int, int], float] = {}
        self.known_stock: dict[tuple[int, int, tuple[int, ...]], float] = {}
        self.known_danger: dict[int, float] = {}
        self.cubes_meet_goal = self.do_cubes_meet_goal()
        self.to_join = self.likely_to_join()
        self.by_leader = self.of_rivals(LEADER)
        self.by_final = self.of_rivals(FINAL)
        self.last_raid = self.is_last_raid()
        self.until_raid = self.rounds_until_raid()

    def open_to_me(self, location: int) -> bool:
        """Whether I may still get this location's reward this round."""
        table = self.table
        if table.location == location and (table.collected >> self.seat & 1 or self.seat not in table.ranking):
            return False
        if self.guards:
            return self.roll_call or 0 <= table.location < location
        crew = self.crew
        free = self.roll_call and IN_CELL in crew.at and not crew.passed and not crew.assigned >> location & 1
        return free or location in crew.at

    def worth(self, crew: Crew, first: bool) -> float:
        """In reputation at the end."""
        hope = crew.reputation + self.of_cards(crew) + self.of_stock(crew) + self.of_tomes(crew)
        hope += ROOM * self.rounds * min(crew.storage, 8)
        if first:
            hope += MARKER if self.rounds == 0 and not self.roll_call else MARKER_HELD
        return hope - self.danger(crew.suspicion)

    def of_cards(self, crew: Crew) -> float:
        """Thugs, strength and goals."""
        if self.cubes_meet_goal:
            return self.cards_worth(crew)
        key = (crew.items, crew.thugs, crew.strength)
        known = self.known_cards.get(key)
        if known is None:
            known = self.known_cards[key] = self.cards_worth(crew)
        return known

    def do_cubes_meet_goal(self) -> bool:
        """Whether resources count for a goal still available."""
        goal = self.table.goals[IMMEDIATE]
        free = goal >= 0 and self.table.holders[IMMEDIATE] == NOBODY
        return free and self.cards.count[goal] == COUNT_RESOURCE_KINDS

    def cards_worth(self, crew: Crew) -> float:
        cards = self.cards
        items = bits(crew.items)
        icons = treasures_of(cards, crew)
        types = [bits(crew.thugs & cards.of_type[one]) for one in range(THUG_TYPES)]
        crafts = CRAFTS * self.crafts
        counted = sum(icons) if self.demons_count < 0 else icons[self.demons_count]
        counted_to_come = ICONS * crafts if self.demons_count < 0 else ICONS * crafts / 3
        hope = float(BANDIT_WORTH * types[vocabulary.BANDIT] + RAIDER_WORTH * types[vocabulary.RAIDER])
        hope += types[vocabulary.CULTIST] * (items + crafts)
        hope += DEMON_WORTH * types[vocabulary.DEMON] * (counted + counted_to_come)
        hope += types[vocabulary.HOBGOBLIN] * (crew.strength + TRAINS * self.rounds)
        hope += at(DWARVES, types[vocabulary.DWARF] + self.to_join[0])
        if types[vocabulary.RATFOLK]:
            hope += at(RATS, types[vocabulary.RATFOLK] + self.to_join[1])
        hope += FIST * (self.rounds + self.roll_call) * min(crew.strength, 8)
        return hope + self.of_goals(crew, icons)

    def likely_to_join(self) -> tuple[float, float]:
        """Dwarves and ratfolk still likely to join me."""
        table = self.table
        gone = sum([1 << thug for thug in table.thug_discards])
        for rival in self.rivals:
            gone |= rival.thugs
        found: list[float] = []
        for type, share in ((vocabulary.DWARF, DWARF_JOINS), (vocabulary.RATFOLK, RAT_JOINS)):
            all_of_them = self.cards.of_type[type]
            left = bits(all_of_them & ~gone) / max(1, bits(all_of_them))
            rate = GUARDS_TAKE if self.guards else RECRUITS
            found.append(share * rate * left * self.recruits)
        return found[0], found[1]

    def of_goals(self, crew: Crew, icons: list[int]) -> float:
        table = self.table
        cards = self.cards
        hope = 0.0
        goal = table.goals[IMMEDIATE]
        if goal >= 0 and table.holders[IMMEDIATE] == NOBODY:
            hope += cards.reward[goal] * self.nearness(crew, goal)
        hope += self.of_leader(crew)
        goal = table.goals[FINAL]
        if cards.form[goal] == RANKING:
            hope += self.of_places(crew, goal)
        elif cards.form[goal] == PER:
            hope += cards.reward[goal] * self.smoothly(crew, cards.count[goal], icons)
        else:
            hope += cards.reward[goal] * self.nearness(crew, goal)
        return hope

    def nearness(self, crew: Crew, goal: int) -> float:
        """How likely it is that I will meet a goal."""
        cards = self.cards
        missing = max(0, cards.least[goal] - count(cards, crew, cards.count[goal]))
        also = cards.also_count[goal]
        if also != NO_COUNT:
            missing += max(0, cards.also_least[goal] - count(cards, crew, also))
        if missing > self.crafts + self.recruits:
            return 0.0
        return NEAR[missing] if missing < len(NEAR) else 0.0

    def smoothly(self, crew: Crew, what: int, icons: list[int]) -> float:
        """A count; an unfinished set counts in part while it may still be completed."""
        if what != COUNT_SETS or self.crafts + self.recruits == 0:
            return count(self.cards, crew, what)
        return min(icons) * 0.6 + sum(icons) / 3 * 0.4

    def of_leader(self, crew: Crew) -> float:
        """LK-97, LK-98, LK-105 How likely I am to be the leader in the end."""
        table = self.table
        cards = self.cards
        goal = table.goals[LEADER]
        reward = (cards.reward_of_two if table.sides == 2 else cards.reward)[goal]
        holder = table.holders[LEADER]
        if self.crafts + self.recruits == 0 and crew is self.crew:
            return reward * (holder == self.seat)
        mine = count(cards, crew, cards.count[goal])
        least = minimum(table.rules.leader_min, cards.least[goal])
        missing = max(0, least - mine)
        if missing > self.crafts + self.recruits:
            return 0.0
        lead = mine - max(self.by_leader)
        slack = 0.25 + 0.25 * (self.rounds + self.recruit_now)
        tie = 0.5 if holder == self.seat else -0.5
        return reward * NEAR[min(missing, len(NEAR) - 1)] / (1 + exp(-(lead + tie) / slack))

    def of_rivals(self, goal: int) -> list[int]:
        """What each rival has of what this goal counts."""
        what = self.cards.count[self.table.goals[goal]]
        return [count(self.cards, rival, what) for rival in self.rivals]

    def of_places(self, crew: Crew, goal: int) -> float:
        """LK-100 to LK-102 The average over the rivals who may have more of it."""
        mine = count(self.cards, crew, self.cards.count[goal])
        reward, of_two = self.cards.reward[goal], self.cards.reward_of_two[goal]
        as_more = self.table.rules.final_as_more
        if self.crafts == 0:
            return places([mine, *self.by_final], reward, of_two, as_more)[0]
        slack = 0.15 + 0.3 * self.crafts
        ahead = [1 / (1 + exp((mine - theirs) / slack)) for theirs in self.by_final]
        if self.table.sides == 2 and not as_more:
            return of_two * (1 - ahead[0])
        chances = spread(ahead)
        return reward * (chances[0] + chances[1] / 2)

    def of_tomes(self, crew: Crew) -> float:
        """LK-113 A tome scores, and may be played before that."""
        left = min(1.0, (self.rounds + self.roll_call * 0.7) / 3)
        hope = 0.0
        for tome in crew.tomes:
            hope += 1 + (IN_HAND[tome] - 1) * left
        return hope

    def of_stock(self, crew: Crew) -> float:
        """Resources: what they score, or what they are made into."""
        held = crew.resources
        if self.crafts == 0:
            return sum([held[kind] * AT_END[kind] for kind in range(KINDS)])
        cubes = ((held[0] << 8 | held[1]) << 8 | held[2]) << 8 | held[3]
        key = (cubes << 8 | crew.storage, crew.items, crew.reserved)
        known = self.known_stock.get(key)
        if known is None:
            known = self.known_stock[key] = self.stock_worth(crew)
        return known

    def stock_worth(self, crew: Crew) -> float:
        held = crew.resources
        total = 0
        hope = 0.0
        for kind in range(KINDS):
            total += held[kind]
            hope += held[kind] * TO_CRAFT[kind]
        over = total - self.room - (crew.storage if self.rounds else 2)
        if over > 0:
            hope -= over * (TO_CRAFT[0] - OVER_LIMIT)
        displayed = LATER if self.craft_now else STAYS
        best = second = 0.0
        for item in self.table.display:
            if item >= 0 and item not in crew.reserved and not crew.items >> item & 1:
                bonus = displayed * self.in_reach(held, total, item)
                best, second = (bonus, best) if bonus > best else (best, max(second, bonus))
        for item in crew.reserved:
            bonus = (1.0 if self.craft_now else LATER) * self.in_reach(held, total, item)
            best, second = (bonus, best) if bonus > best else (best, max(second, bonus))
        return hope + best + (SECOND_ITEM * second if self.crafts > 1 else 0.0)

    def in_reach(self, held: list[int], total: int, item: int) -> float:
        """What an item brings, by the number of cubes I lack for it; at the very end few more will come."""
        cost = self.cards.cost[item]
        short = 0
        over = cost[ANY] - total
        for kind in range(KINDS):
            needed = cost[kind]
            over += needed
            if needed > held[kind]:
                short += needed - held[kind]
        short = max(short, over)
        if short and self.crafts == 1 and not self.roll_call:
            short += 2
        return self.gain_of(item) * READY[short] if short < len(READY) else 0.0

    def gain_of(self, item: int) -> float:
        """What an item would bring me beyond the worth of its parts."""
        known = self.item_gains[item]
        if known == UNWEIGHED:
            cost = self.cards.cost[item]
            price = sum([cost[kind] * TO_CRAFT[kind] for kind in range(KINDS)]) + cost[ANY] * ANY_PART
            crew = self.crew.clone()
            crew.items |= 1 << item
            gain = self.cards.reputation[item] + self.of_cards(crew) - self.cards_now()
            for effect, times in self.cards.effects[ITEM_EFFECTS + item]:
                gain += times * self.effect_worth(effect)
            known = self.item_gains[item] = max(0.0, gain - price + 1.0)
        return known

    def cards_now(self) -> float:
        return self.of_cards(self.crew)

    def effect_worth(self, effect: int) -> float:
        """Roughly what an effect brings; for what changes a crew, `carry_out` is more exact."""
        if effect < KINDS:
            return TO_CRAFT[effect]
        if effect == GAIN_STRENGTH:
            return 1.0
        if effect == DRAW_TOME:
            return TOME
        if effect == CHOOSE_TOME:
            return CHOSEN_TOME
        if effect in (REMOVE_SUSPICION, PASS_SUSPICION):
            return 0.7
        return SWAP if effect == SWAP_RESOURCE else 0.4

    def carry_out(self, crew: Crew, card: int) -> float:
        """The effects of a card on a crew; what does not show there is returned as reputation."""
        more = 0.0
        for effect, times in self.cards.effects[card]:
            if effect < KINDS:
                crew.resources[effect] += min(times, self.table.supply[effect])
            elif effect == GAIN_STRENGTH:
                crew.strength += min(times, self.table.supply[vocabulary.STRENGTH])
            elif effect in (REMOVE_SUSPICION, PASS_SUSPICION):
                crew.suspicion = max(0, crew.suspicion - times)
            elif effect == REMOVE_ALL_SUSPICION:
                crew.suspicion = 0
            elif effect == GAIN_SUSPICION:
                crew.suspicion += times
            elif effect == STORAGE:
                crew.storage += times
            elif effect == GAIN_REPUTATION:
                crew.reputation += times
            else:
                more += self.bonus(effect, times)
        return more

    def bonus(self, effect: int, times: int) -> float:
        left = min(1.0, (self.rounds + self.roll_call * 0.7) / 3)
        if effect == DRAW_TOME:
            return times * (1.0 if self.guards else 1 + (TOME - 1) * left)
        if effect == CHOOSE_TOME:
            return times * (1.0 if self.guards else 1 + (CHOSEN_TOME - 1) * left)
        if effect == SWAP_RESOURCE:
            return times * SWAP * (self.crafts > 0)
        if effect == DRAW_THUG:
            return FRESH_THUG + ANOTHER_THUG * (times - 1)
        if effect == ACCUSE:
            return ACCUSED * times
        if effect == TAKE_FIRST_PLAYER:
            return MARKER_HELD
        return FREE_ITEM if effect == RESERVE_ITEM else 0.0

    def danger(self, mine: int) -> float:
        """LK-90 to LK-95, LK-145, LK-146 What the next raid is likely to cost me; with one rival, less what it costs
        the rival."""
        if mine not in self.known_danger:
            self.known_danger[mine] = self.danger_of(mine, [rival.suspicion for rival in self.rivals])
        return self.known_danger[mine]

    def danger_of(self, mine: int, theirs: list[int]) -> float:
        table = self.table
        two = table.sides == 2
        if not table.asking():  # the game is over
            return 0.0
        if self.last_raid:
            lost = losses([mine, *theirs], table.rules.raid_zero)
            return float(lost[0] - lost[1]) if two else float(lost[0])
        slack = 0.6 + 0.5 * self.until_raid
        ahead = [1 / (1 + exp((mine - other) / slack)) for other in theirs]
        if two:
            return OF_TWO_LOSES * (1 - 2 * ahead[0])
        chances = spread(ahead)
        loss = MOST_LOSES * chances[0] + SECOND_LOSES * chances[1]
        return loss if mine else loss * min(1.0, 0.25 * self.until_raid)

    def urgent(self) -> bool:
        """Whether a raid comes now, or the end."""
        return self.rounds == 0 or self.until_raid == 0

    def is_last_raid(self) -> bool:
        """Whether only tomes can come before the last raid."""
        table = self.table
        return self.rounds == 0 and any(frame[0] == vocabulary.RAID for frame in table.agenda)

    def rounds_until_raid(self) -> float:
        """About how many rounds will pass before the next raid, including part of this one."""
        table = self.table
        if any(frame[0] == vocabulary.CUBES for frame in table.agenda):
            needed = sum([self.cards.icons[thug] for thug in table.thugs if thug >= 0])
            if needed > table.supply[SUSPICION]:
                return 0.0
        patrols = max(0, table.supply[SUSPICION]) // CUBES_IN_PATROL
        return min(patrols, self.rounds) + 0.5 * self.roll_call + 0.3


def in_roll_call(table: Table) -> bool:
    """Whether tokens are still being assigned."""
    steps = (vocabulary.TURN, vocabulary.VISIT, vocabulary.ASSIGN, vocabulary.NEXT_TURN, vocabulary.GUARD_CARD)
    return any(frame[0] in steps for frame in [*table.agenda, *table.asks])


def treasures_of(cards: Cards, crew: Crew) -> list[int]:
    """Icons of each treasure on a crew's items and thugs."""
    first = second = third = 0
    for held, shown in ((crew.items, cards.item_treasures), (crew.thugs, cards.thug_treasures)):
        left = held
        while left:
            card = left.bit_length() - 1
            left ^= 1 << card
            icons = shown[card]
            first += icons[0]
            second += icons[1]
            third += icons[2]
    return [first, second, third]


def at(values: tuple[int, ...], place: float) -> float:
    """The value between two of these; beyond the last one nothing changes."""
    low = min(int(place), len(values) - 1)
    high = min(low + 1, len(values) - 1)
    return values[low] + (place - low) * (values[high] - values[low])


def spread(chances: list[float]) -> list[float]:
    """How likely it is that none, one, two, ... of independent things happen."""
    found = [0.0] * (len(chances) + 1)
    found[0] = 1.0
    for things in range(len(chances)):
        chance = chances[things]
        here = 0.0
        for i in range(things + 1, 0, -1):
            fewer = found[i - 1]
            found[i] = here + chance * (fewer - here)
            here = fewer
        found[0] = here * (1 - chance)
    return found
