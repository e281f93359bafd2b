"""A greedy player of Roll Player: it makes the choice after which its own character can hope for the most stars.

`hopes` says what a character can hope for. A choice that leads to further questions for the same seat,
such as a skill or a purchase, is worth as much as the best way to answer these; a die is worth what it does in the best
row with the best action there; where dice or hidden cards decide, the average counts. Starting dice are laid out all
together, and then placed one by one. It ignores what others want, except how many of them buy first.
"""

from __future__ import annotations

from itertools import combinations
from math import comb, inf
from typing import Final

from karczma.bots.greedy import best
from karczma.bots.greedy.best import question_of
from karczma.bots.greedy.roll_player.hopes import Hopes
from karczma.games.roll_player import vocabulary
from karczma.games.roll_player.actions import turned
from karczma.games.roll_player.bag import roll
from karczma.games.roll_player.cards import (
    ADJACENT_ROW_ACTION,
    BUY_DECK_TOP,
    GOLD_ON_ROW_COMPLETE,
    POOL_FLIP,
    POOL_REROLL,
    REPLACE_ACTION,
    SKILL,
    TAKE_INITIATIVE_GOLD,
    TRAIT,
)
from karczma.games.roll_player.face import STEPS
from karczma.games.roll_player.market import INSTEAD_OF_BUYING
from karczma.games.roll_player.purchase import price
from karczma.games.roll_player.scoring import hand_limit, hands_used, owned_cards
from karczma.games.roll_player.sheet import FOR_A_ROW, GOLD_DICE, STEPS_FROM, free_rows, free_space, gold_for_gold
from karczma.games.roll_player.skills import intimidates, skill_of
from karczma.games.roll_player.state import Player, Table
from karczma.games.roll_player.vocabulary import CHA, CON, DEX, INT, ROWS, SPACES, STR, WIS
from karczma.kernel.game import Option
from karczma.kernel.step import Step, advance, options

CHOICE: Final = 0.3  # extra dice, for each one in the pool, from which to pick the best for a row
SECOND_ACTION: Final = 0.8  # what is left of a second action after the first
TINY: Final = 1e-6  # it prefers doing nothing to something useless
THROWS: Final = 4  # to see what rerolling the pool may bring
CARDS_TRASHED: Final = [0.0, 0.5, 1.0]  # RP-123 to RP-125 in solo, by Initiative card, before the Market turn

ACTIONS: Final = {
    vocabulary.TURN_DIE: STR,
    vocabulary.SWAP_FIRST: DEX,
    vocabulary.ADJUST_DIE: CON,
    vocabulary.REROLL_DIE: INT,
    vocabulary.MOVE_ALIGNMENT: WIS,
}
# Questions a choice can lead to, answered before it is weighed
INNER: Final = {
    vocabulary.ORDER_TIE,
    vocabulary.ATTRIBUTE_ACTION,
    vocabulary.CLASS_ABILITY,
    vocabulary.USE_ABILITY,
    vocabulary.SHEET_TARGET,
    vocabulary.BAG_TARGET,
    vocabulary.POOL_TARGET,
    vocabulary.ROW_TARGET,
    vocabulary.SKILL_TARGET,
    vocabulary.DISCARD_TARGET,
    vocabulary.DROP_WEAPON,
    vocabulary.SPEND_CHARISMA,
}
SETTING_UP: Final = (vocabulary.CHOOSE_SHEET, vocabulary.CHOOSE_CLASS_CARD, vocabulary.CHOOSE_CLASS)
POOL_SKILLS: Final = (POOL_FLIP, POOL_REROLL)


class Prospects(best.Prospects):
    """The table as one seat weighs it: in stars it can hope for at the end."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.steps: list[Step[Table]] = STEPS
        self.cards = table.cards
        self.player = player = table.players[seat]
        self.step, _, self.arg = question_of(table, seat)
        in_market = self.step in (vocabulary.MARKET, vocabulary.AFTER_MARKET)
        waits = player.placed >= 0 and player.initiative >= 0 and not in_market
        self.markets = player.sheet.count(-1) + waits  # of mine, after this choice
        self.buys_soon = waits or player.placed < 0
        self.mine = self.hopes()
        self.known_gains: list[float] | None = None
        self.arranged = self.arrange() if self.step == vocabulary.PLACE_SETUP_DIE else -1

    def hopes(self) -> Hopes:
        dice = 1 + CHOICE * self.table.slots
        return Hopes(self.cards, self.table.solo, dice, self.markets, self.buys_soon)

    def worth(self, player: Player) -> float:
        return self.mine.worth(player)

    def of(self, option: Option) -> float:
        """What to hope for with this option."""
        if self.step in SETTING_UP:
            return self.fits(option)
        if self.step == vocabulary.PLACE_SETUP_DIE:
            return float(option == self.arranged)
        if self.never(option):
            return -inf
        if self.step == vocabulary.RETURN_CARD:
            return self.returned(option)
        if self.step == vocabulary.POOL_TARGET and intimidates(self.arg):
            return float(option != vocabulary.ENOUGH)
        if vocabulary.DO_TAKE_INITIATIVE <= option < vocabulary.DO_PLACE_DIE:
            return self.take(self.table, option - vocabulary.DO_TAKE_INITIATIVE)
        if vocabulary.DO_PLACE_DIE <= option < vocabulary.ACT:
            return self.place(self.player, option - vocabulary.DO_PLACE_DIE)
        if vocabulary.DO_REROLL_DIE <= option < vocabulary.ENOUGH:
            return self.reroll(self.player, option - vocabulary.DO_REROLL_DIE, self.worth(self.player))
        if option in (vocabulary.PASS, vocabulary.END_TURN, vocabulary.NO_ACTION):
            return self.worth(self.player) + TINY
        return self.after(self.table, option)

    def never(self, option: Option) -> bool:
        """A skill for the pool is useful before taking a die, others after acting; weapons can wait."""
        if vocabulary.USE_SKILL <= option < vocabulary.PASS and self.player.placed < 0:
            for_pool = self.cards.effect[option - vocabulary.USE_SKILL] in POOL_SKILLS
            return not for_pool or self.step != vocabulary.TAKE_INITIATIVE
        if vocabulary.DO_DROP_WEAPON <= option < vocabulary.DO_SPEND_CHARISMA:
            return self.step == vocabulary.MARKET
        return option in (vocabulary.HUSH, vocabulary.REFRESH_NONE)

    def returned(self, option: Option) -> float:
        """RP-101 A card comes back to be bought."""
        if option == vocabulary.RETURN_NOTHING:
            return self.worth(self.player)
        card = option - vocabulary.DO_RETURN_CARD
        return self.bought(self.player, card, price(self.table.cards, card, self.player.owned))

    def after(self, table: Table, option: Option) -> float:
        """What to hope for once this choice has been carried out."""
        step, _, arg = table.asks[0]
        if option == vocabulary.DO_USE_ABILITY and step == vocabulary.USE_ABILITY:
            skill = skill_of(arg)
            if self.cards.effect[skill] == BUY_DECK_TOP:
                return self.deck_top(table, self.cards.pays[skill])
        world = table.clone()
        advance(world, self.steps, self.seat, option)
        return self.outlook(world)

    def outlook(self, table: Table) -> float:
        """The same for a world, after the best answers to the questions it asks me at once."""
        player = table.players[self.seat]
        if not table.asks or table.sealed or table.asks[0][1] != self.seat:
            takes = (vocabulary.TAKE_INITIATIVE, self.seat, 0) in table.agenda
            return self.best_take(table) if takes else self.worth(player)  # others may answer first, but need not
        step, _, arg = table.asks[0]
        if self.player.placed < 0 and step == vocabulary.TAKE_INITIATIVE:
            return self.best_take(table)
        if step == vocabulary.POOL_TARGET and intimidates(arg):
            return self.rolled_anew(table) if self.player.placed < 0 else self.worth(player)
        if step in ACTIONS:
            return self.act(player, ACTIONS[step])
        if step == vocabulary.SWAP_SECOND:
            return self.swap(player, arg, list(range(SPACES)))
        if step not in INNER:
            return self.worth(player)
        offered = options(table, self.steps, self.seat)
        return max([self.after(table, one) for one in offered if not vocabulary.USE_SKILL <= one < vocabulary.PASS])

    def fits(self, option: Option) -> float:
        """An empty sheet with this race or class; the class may be unknown, or one of two."""
        player = self.player.clone()
        classes = range(len(self.cards.colour))
        if self.step == vocabulary.CHOOSE_SHEET:
            player.race = option - vocabulary.DO_CHOOSE_SHEET
            return sum([self.as_class(player, one) for one in classes])
        if self.step == vocabulary.CHOOSE_CLASS_CARD:
            colour = option - vocabulary.DO_CHOOSE_CLASS_CARD
            return max([self.as_class(player, one) for one in classes if self.cards.colour[one] == colour])
        return self.as_class(player, option - vocabulary.DO_CHOOSE_CLASS)

    def as_class(self, player: Player, profession: int) -> float:
        player.profession = profession
        return self.hopes().worth(player)  # what was found for another class does not apply

    def arrange(self) -> Option:
        """The next starting die, where it goes when all of them are laid out in the best way found."""
        player = self.player.clone()
        sheet = player.sheet
        spaces = [space for space in range(SPACES) if sheet[space] < 0]
        for die in player.starting:
            places = [{free_space(player, row): die} for row in free_rows(player)]
            put(sheet, max(places, key=lambda place: self.laid_out(player, place)))
        while True:
            changes = [{}, *exchanges(sheet, spaces), *moves(sheet, spaces)]
            best = max(changes, key=lambda change: self.laid_out(player, change))
            if not best:
                break
            put(sheet, best)
        first = next(space for space in spaces if sheet[space] >= 0)
        return vocabulary.DO_PLACE_SETUP_DIE + sheet[first] * ROWS + first // 3

    def laid_out(self, player: Player, change: dict[int, int]) -> float:
        """With this change, and the gold for full rows (RP-23)."""
        after = player.clone()
        put(after.sheet, change)
        after.gold += FOR_A_ROW * (ROWS - len(free_rows(after)))
        return self.worth(after)

    def deck_top(self, table: Table, cost: int) -> float:
        """RP-110 Every card that can be on top of the deck is equally likely."""
        deck = table.order[: table.left]
        ones = [card for card in deck if self.cards.dots[card] == 1]
        unseen = ones if table.layered and ones else deck or table.discards
        return sum([self.bought(table.players[self.seat], card, cost) for card in unseen]) / len(unseen)

    def bought(self, player: Player, card: int, cost: int) -> float:
        """What to hope for with this card; one that cannot be had changes nothing."""
        cards = self.cards
        owned = player.owned | cards.bit[card]
        if player.gold + player.charisma < cost or hands_used(cards, owned) > hand_limit(cards, player):
            return self.worth(player)
        with_card = player.clone()
        with_card.gold -= cost - min(cost, player.charisma)
        with_card.owned = owned
        if cards.type[card] == SKILL:
            with_card.ready |= cards.bit[card]
        elif cards.type[card] == TRAIT:
            field = STEPS_FROM[player.field][cards.arrow[card]]
            with_card.field = field if field >= 0 else player.field
        return self.worth(with_card)

    def best_take(self, table: Table) -> float:
        return max([self.take(table, card) for card in range(table.slots) if table.pool[card] >= 0])

    def rolled_anew(self, table: Table) -> float:
        """RP-C20 All dice in the centre are rolled: the average of a few throws."""
        centre = [card for card in range(table.slots) if table.pool[card] >= 0]
        world = table.clone()
        hope = 0.0
        for _ in range(THROWS):
            dice = sorted([roll(world, table.pool[card] // 6) for card in centre], key=lambda die: die % 6)
            for card, die in zip(centre, dice, strict=True):
                world.pool[card] = die
            hope += self.best_take(world)
        return hope / THROWS

    def take(self, table: Table, card: int) -> float:
        """An Initiative card: its die in the best row, its gold, and how early it lets me buy."""
        player = table.players[self.seat].clone()
        player.hand = table.pool[card]
        player.bore = table.card_gold[card] > 0
        player.gold += table.card_gold[card]
        return max([self.place(player, row) for row in free_rows(player)]) + self.choice_left(table, card)

    def choice_left(self, table: Table, card: int) -> float:
        """What the best market card left to me will bring, if others take cards at random."""
        ahead = CARDS_TRASHED[card] if table.solo else self.buyers_ahead(table, card)
        few = int(ahead)
        return self.best_left(few) + (ahead - few) * (self.best_left(few + 1) - self.best_left(few))

    def buyers_ahead(self, table: Table, card: int) -> float:
        """How many have a lower Initiative card, or are likely to take one."""
        taken = len([player for player in table.players if 0 <= player.initiative < card])
        centre = [other for other in range(table.slots) if table.pool[other] >= 0 and other != card]
        to_come = len([player for player in table.players if player.initiative < 0]) - 1
        return taken + to_come * len([other for other in centre if other < card]) / max(1, len(centre))

    def best_left(self, gone: int) -> float:
        """The best gain when this many cards, chosen at random, are gone."""
        gains = self.gains()
        if gone >= len(gains):
            return 0.0
        ways = comb(len(gains), gone)
        hope = 0.0
        for i in range(gone + 1):  # the i best are gone, this one is not
            hope += gains[i] * comb(len(gains) - i - 1, gone - i) / ways
        return hope

    def gains(self) -> list[float]:
        """What buying each market card would bring now, the best first; or the gold for a discard."""
        if self.known_gains is None:
            self.known_gains = self.each_gain()
        return self.known_gains

    def each_gain(self) -> list[float]:
        player = self.player
        richer = player.clone()
        richer.gold += INSTEAD_OF_BUYING
        market = [self.bought(player, card, price(self.table.cards, card, player.owned)) for card in self.table.market]
        return sorted([max(self.worth(richer), hope) - self.worth(player) for hope in market], reverse=True)

    def place(self, player: Player, row: int) -> float:
        """The die in hand in this row, the gold it pays, and the best action it allows."""
        cards = self.cards
        after = player.clone()
        space = free_space(player, row)
        after.sheet[space] = player.hand
        after.hand = -1
        after.placed = row
        if player.hand >= GOLD_DICE:
            after.gold += gold_for_gold(self.table, player)
        if space % 3 == 2:
            spears = owned_cards(player.owned & cards.effects[GOLD_ON_ROW_COMPLETE])
            after.gold += FOR_A_ROW + sum([cards.pays[card] for card in spears])
        actions = {row}
        if player.owned & cards.effects[ADJACENT_ROW_ACTION]:
            actions |= {max(STR, row - 1), min(CHA, row + 1)}
        if cards.ability[player.profession] == REPLACE_ACTION:
            actions.add(cards.class_action[player.profession])
        now = self.worth(after)
        hope = max([now, *[self.act(after, action) for action in actions]])
        if player.bore and cards.event[player.profession] == TAKE_INITIATIVE_GOLD:
            hope += max(0.0, self.act(after, cards.class_action[player.profession]) - now) * SECOND_ACTION
        return hope

    def act(self, player: Player, action: int) -> float:
        """The best that an attribute action can do; it may make things worse."""
        sheet = player.sheet
        laid = [space for space in range(SPACES) if sheet[space] >= 0]
        if action == CHA:
            after = player.clone()
            after.charisma += 1
            return self.worth(after)
        if action == WIS:
            return self.move(player)
        now = self.worth(player) if action == INT else 0.0
        hope = -inf
        for i in range(len(laid)):
            space = laid[i]
            if action == STR:
                hope = max(hope, self.with_die(player, space, turned(sheet[space])))
            elif action == DEX:
                hope = max(hope, self.swap(player, space, laid[:i]))
            elif action == CON:
                hope = max(hope, self.adjust(player, space))
            else:
                hope = max(hope, self.reroll(player, space, now))
        return hope

    def move(self, player: Player) -> float:
        """RP-47 The alignment token goes to the best neighbouring field."""
        after = player.clone()
        hope = -inf
        for field in STEPS_FROM[player.field]:
            if field >= 0:
                after.field = field
                hope = max(hope, self.worth(after))
        return hope

    def swap(self, player: Player, one: int, others: list[int]) -> float:
        """RP-41 The die in this space changes places with the best of the others."""
        sheet = player.sheet
        die = sheet[one]
        known = self.mine.look(player)
        hope = -inf
        for other in others:
            if sheet[other] >= 0 and sheet[other] != die:
                sheet[one] = sheet[other]
                sheet[other] = die
                hope = max(hope, self.mine.with_rows(player, known, one // 3, other // 3))
                sheet[other] = sheet[one]
                sheet[one] = die
        return hope

    def adjust(self, player: Player, space: int) -> float:
        """RP-43 One more or one less."""
        die = player.sheet[space]
        hope = -inf
        if die % 6 > 0:
            hope = self.with_die(player, space, die - 1)
        if die % 6 < 5:
            hope = max(hope, self.with_die(player, space, die + 1))
        return hope

    def reroll(self, player: Player, space: int, now: float) -> float:
        """RP-45 Each value is equally likely, and the old one may stay."""
        first = player.sheet[space] // 6 * 6
        hope = 0.0
        for die in range(first, first + 6):
            hope += max(now, self.with_die(player, space, die))
        return hope / 6

    def with_die(self, player: Player, space: int, die: int) -> float:
        """What to hope for if this die were in this space."""
        sheet = player.sheet
        before = sheet[space]
        sheet[space] = die
        hope = self.worth(player)
        sheet[space] = before
        return hope


def put(sheet: list[int], dice: dict[int, int]) -> None:
    """Put these dice into these spaces."""
    for space, die in dice.items():
        sheet[space] = die


def exchanges(sheet: list[int], spaces: list[int]) -> list[dict[int, int]]:
    """Two dice in these spaces change places."""
    laid = [space for space in spaces if sheet[space] >= 0]
    return [{one: sheet[other], other: sheet[one]} for one, other in combinations(laid, 2)]


def moves(sheet: list[int], spaces: list[int]) -> list[dict[int, int]]:
    """The last die of a row, if it is in one of these spaces, goes to another row."""
    ends = [space for space in spaces if sheet[space] >= 0 and (space % 3 == 2 or sheet[space + 1] < 0)]
    free = [space for space in spaces if sheet[space] < 0 and (space % 3 == 0 or sheet[space - 1] >= 0)]
    return [{end: -1, space: sheet[end]} for end in ends for space in free if end // 3 != space // 3]


class Thumb(best.Thumb):
    def prospects(self, game: Table, seat: int) -> Prospects:
        return Prospects(game, seat)

    def hope(self, game: Table, seat: int) -> float:
        player = game.players[seat]
        buys = player.placed >= 0 and player.initiative >= 0
        markets = player.sheet.count(-1) + buys
        hopes = Hopes(game.cards, game.solo, 1 + CHOICE * game.slots, markets, buys or player.placed < 0)
        return hopes.worth(player)
