"""Setting up: sheets and gold, classes, backstories and alignments, the market, starting dice (RP-131)."""

from __future__ import annotations

from typing import Final

from karczma.games.roll_player.bag import IN_THE_BOX, draw, roll
from karczma.games.roll_player.cards import Cards
from karczma.games.roll_player.deck import deal_market, turn_up
from karczma.games.roll_player.scoring import distance, goal_total
from karczma.games.roll_player.sheet import FOR_A_ROW, free_rows, free_space, gold_for_gold, place
from karczma.games.roll_player.state import CENTRE, SAME_AS_TWO, Player, Table
from karczma.games.roll_player.vocabulary import (
    ALIGNMENT,
    BACKSTORY,
    BEGIN,
    BEGINS,
    CARD,
    CARDS_IN_BOX,
    CHOOSE_CLASS,
    CHOOSE_CLASS_CARD,
    CHOOSE_SHEET,
    CHOSE_CLASS,
    CLASS,
    COLOUR,
    COLOURS,
    DEAL,
    DEALT,
    DO_CHOOSE_CLASS,
    DO_CHOOSE_CLASS_CARD,
    DO_CHOOSE_SHEET,
    DO_PLACE_SETUP_DIE,
    DREW,
    GOLD,
    PLACE_SETUP_DIE,
    RACE,
    ROLL,
    ROWS,
    SPACES,
    STARTING_DIE,
    TOOK_CLASS_CARD,
    TOOK_SHEET,
    TRASHED,
)
from karczma.kernel.chance import Chance
from karczma.kernel.errors import Fact
from karczma.kernel.face import Setting
from karczma.kernel.game import NOBODY, Option
from karczma.kernel.step import Blocked, Step

STARTING_GOLD: Final = 5
DIPLOMACY: Final = CARD.numbers["diplomacy"]
LEFT_OUT: Final = [0, 0, 7, 3, 0]  # RP-14 cards of each pile, by the number of players
ONE_BY_ONE: Final = 0
TOGETHER: Final = 1


def set_up(seats: int, settings: dict[str, Setting], cards: Cards, chance: Chance) -> Table:
    """RP-02, RP-04, RP-119 The table before anybody has chosen a sheet."""
    bag = IN_THE_BOX[:]
    aside = [0] * COLOURS
    if seats == 1:
        bag[GOLD] -= 1
        aside[GOLD] = 1
    first = chance.below(seats)
    shorter = settings["shorter_game"] is True
    slots = max(seats, SAME_AS_TWO) + 1
    return Table(
        cards=cards,
        seated=seats,
        agenda=[(BEGIN, first, 0)],
        chance=chance,
        players=[new_player(starting_gold((i - first) % seats, shorter)) for i in range(seats)],
        first=first,
        bag=bag,
        aside=aside,
        pool=[-1] * slots,
        loose=[],
        card_gold=[0, *[1] * (slots - 2), 0],  # RP-18, RP-132
        layered=settings["random_market_deck"] is not True,
        market=[],
        discards=[],
        trash=[],
        class_choice=settings["class_choice"] == "reverse",
        less_random=settings["less_random_setup"] is True,
        random_deck=settings["random_market_deck"] is True,
        shorter=shorter,
        friendly=settings["friendly_market"] is True,
        windows=settings["skill_windows"] == "full",
        together=settings["place_together"] is True and seats > 1,
    )


def new_player(gold: int) -> Player:
    return Player(field=CENTRE, gold=gold, sheet=[-1] * SPACES, starting=[])


def starting_gold(turn: int, shorter: bool) -> int:
    """RP-04, RP-115 5 gold; the third player in turn order gets 6, the fourth 7, except in the shorter game."""
    return STARTING_GOLD if shorter else STARTING_GOLD + max(0, turn - 1)


class Begin(Step[Table]):
    """RP-03, RP-06, RP-11 Sheets in turn order; classes likewise, or in reverse order if chosen freely."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        g.tell(BEGINS, seat)
        order = [(seat + i) % g.seated for i in range(g.seated)]
        classes = order[::-1] if g.class_choice else order
        g.plan([*[(CHOOSE_SHEET, i, 0) for i in order], *[(CHOOSE_CLASS_CARD, i, 0) for i in classes], (DEAL, seat, 0)])


class ChooseSheet(Step[Table]):
    """RP-03 One of the Character Sheets not yet taken."""

    rule = "RP-03"

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        taken = [player.race for player in g.players]
        return [DO_CHOOSE_SHEET + race for race in range(len(RACE.ids)) if race not in taken]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        player = g.players[seat]
        player.race = option - DO_CHOOSE_SHEET
        g.tell(TOOK_SHEET, seat, player.race, player.gold)

    def blocked(self, g: Table, seat: int, arg: int) -> list[Blocked]:
        taken = [player.race for player in g.players if player.race >= 0]
        return [(f"race:{RACE.ids[race]}", "race-taken", {}) for race in taken]


class ChooseClassCard(Step[Table]):
    """RP-06, RP-07 A drawn die decides, and is drawn again until the colour is free; or RP-11 the player chooses."""

    rule = "RP-11"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if g.class_choice:
            g.ask(CHOOSE_CLASS_CARD, seat, 0)
            return
        free = free_colours(g)
        while True:
            colour = draw(g)
            g.aside[colour] += 1
            g.tell(DREW, seat, colour)
            if colour in free:
                break
        g.tell(TOOK_CLASS_CARD, seat, colour)
        g.next(CHOOSE_CLASS, seat, colour)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_CHOOSE_CLASS_CARD + colour for colour in free_colours(g)]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        colour = option - DO_CHOOSE_CLASS_CARD
        g.tell(TOOK_CLASS_CARD, seat, colour)
        g.next(CHOOSE_CLASS, seat, colour)

    def blocked(self, g: Table, seat: int, arg: int) -> list[Blocked]:
        free = free_colours(g)
        return [
            (f"class_card:{COLOUR.ids[colour]}", "class-card-taken", {}) for colour in range(GOLD) if colour not in free
        ]


def free_colours(g: Table) -> list[int]:
    """The colours of Class cards nobody has."""
    taken = [g.cards.colour[player.profession] for player in g.players if player.profession >= 0]
    return [colour for colour in range(GOLD) if colour not in taken]


class ChooseClass(Step[Table]):
    """RP-09 One of the two classes on the card; the argument is its colour."""

    rule = "RP-09"

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_CHOOSE_CLASS + one for one in range(len(CLASS.ids)) if g.cards.colour[one] == arg]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        g.players[seat].profession = option - DO_CHOOSE_CLASS
        g.tell(CHOSE_CLASS, seat, option - DO_CHOOSE_CLASS)


class Deal(Step[Table]):
    """RP-10, RP-12 to RP-20 Everything else set up before starting dice are placed."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        for colour in range(COLOURS):
            g.bag[colour] += g.aside[colour]
            g.aside[colour] = 0
        if g.solo:
            g.bag[GOLD] -= 1
            g.aside[GOLD] = 1
        order = [(seat + i) % g.seated for i in range(g.seated)]
        deal_stories(g, order)
        build_deck(g)
        deal_market(g)
        if g.solo:  # RP-120
            card = turn_up(g)
            g.trash.append(card)
            g.tell(TRASHED, NOBODY, card)
        draw_starting_dice(g, order)
        g.next(ROLL, seat, 0)
        if g.together:
            g.next(PLACE_SETUP_DIE, seat, TOGETHER)
        else:
            g.plan([(PLACE_SETUP_DIE, i, ONE_BY_ONE) for i in order])


def deal_stories(g: Table, order: list[int]) -> None:
    """RP-12 A backstory and an alignment each; the others leave the game unseen."""
    stories = list(range(len(BACKSTORY.ids)))
    alignments = list(range(len(ALIGNMENT.ids)))
    g.chance.shuffle(stories)
    g.chance.shuffle(alignments)
    for i in order:
        player = g.players[i]
        player.backstory = stories.pop()
        player.alignment = alignments.pop()
        g.tell(DEALT, i, player.backstory, player.alignment)


def build_deck(g: Table) -> None:
    """RP-14, RP-15, RP-114, RP-118, RP-R27 One-dot cards above two-dot cards; those left out are the first discards."""
    cards = [card for card in range(CARDS_IN_BOX) if not (g.solo and card == DIPLOMACY)]
    out = LEFT_OUT[max(g.seated, SAME_AS_TWO)]
    if g.random_deck:
        piles = [cards]
        out *= 2
    else:
        piles = [[card for card in cards if g.cards.dots[card] == dots] for dots in (2, 1)]
    order: list[int] = []
    for pile in piles:
        g.chance.shuffle(pile)
        count = min(out, len(pile))
        g.discards.extend(pile[:count])
        order.extend(pile[count:])
    g.order = tuple(order)
    g.left = len(order)


def draw_starting_dice(g: Table, order: list[int]) -> None:
    """RP-19, RP-115 As many dice as players plus four, and two more in the shorter game; rolled."""
    count = max(g.seated, SAME_AS_TWO) + (6 if g.shorter else 4)
    fixed = [fixed_dice(g) for _ in order]  # RP-R68 all of these leave the bag before anything is drawn
    for turn in range(len(order)):
        colours = fixed[turn]
        while len(colours) < count:
            colours.append(draw(g))
        dice = [roll(g, colour) for colour in colours]
        dice.sort()
        g.players[order[turn]].starting = dice
        for die in dice:
            g.tell(STARTING_DIE, order[turn], die)


def fixed_dice(g: Table) -> list[int]:
    """RP-113 The less random setup: one die of each class colour; with three players also a gold one, with four two."""
    if not g.less_random:
        return []
    colours = [*range(GOLD), *[GOLD] * (max(g.seated, SAME_AS_TWO) - 2)]
    for colour in colours:
        g.bag[colour] -= 1
    return colours


class PlaceSetupDie(Step[Table]):
    """RP-20 to RP-25 A starting die into the leftmost empty space of a row; everybody at once, or one by one."""

    rule = "RP-20"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if not g.players[seat].starting:
            return
        g.next(PLACE_SETUP_DIE, seat, arg)
        if arg == TOGETHER:
            g.ask_all(PLACE_SETUP_DIE, list(range(g.seated)), arg)
        else:
            g.ask(PLACE_SETUP_DIE, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        player = g.players[seat]
        rows = free_rows(player)
        offered: list[Option] = []
        last = -1
        for die in player.starting:
            if die != last:  # equal dice are next to each other
                for row in rows:
                    offered.append(DO_PLACE_SETUP_DIE + die * ROWS + row)
                last = die
        return offered

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        number = option - DO_PLACE_SETUP_DIE
        die = number // ROWS
        g.players[seat].starting.remove(die)
        place(g, seat, die, number % ROWS)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        player = g.players[seat]
        number = option - DO_PLACE_SETUP_DIE
        row = number % ROWS
        gold = gold_for_gold(g, player) if number // ROWS >= GOLD * 6 else 0
        space = free_space(player, row)
        if space == row * 3 + 2:
            gold += FOR_A_ROW
        after = player.clone()
        after.sheet[space] = number // ROWS
        total = goal_total(g.cards, after, row)
        told: dict[str, Fact] = {"gold": gold, "total": total}
        told.update(distance(g.cards, after, row, total))
        return told
