"""The table of Roll Player number by number, for those who train: everything but the order of the deck.

A die is the value it shows, written where its colour is.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from karczma.games.roll_player.actions import die_of, space_of
from karczma.games.roll_player.cards import EXCHANGE_WITH_BAG, EXCHANGE_WITH_POOL, MOVE_DIE_TO_EMPTY
from karczma.games.roll_player.purchase import card_of
from karczma.games.roll_player.skills import left_out, moment_name, moment_of, skill_of
from karczma.games.roll_player.state import Player, Table
from karczma.games.roll_player.vocabulary import (
    ALIGNMENT,
    BACKSTORY,
    BAG_TARGET,
    CARD,
    CLASS,
    COLOUR,
    COLOURS,
    FIELD,
    INITIATIVE,
    KEEP_REROLL,
    MOMENT,
    POOL_TARGET,
    RACE,
    ROW,
    ROW_TARGET,
    SHEET_TARGET,
    SKILL_WINDOW,
    SPACE,
    SPACES,
    SPEND_CHARISMA,
    SWAP_SECOND,
    USE_ABILITY,
)
from karczma.kernel.game import NOBODY
from karczma.kernel.native import i64
from karczma.kernel.raw import asked_of, each, of_each_seat, places, put, put_bits, put_counts, put_one
from karczma.kernel.step import opened_with

FIRST_SKILL: Final = CARD.numbers["concentrate"]
SKILLS: Final = CARD.ids[FIRST_SKILL : CARD.numbers["sleight_of_hand"] + 1]
OF_A_PLAYER: Final = {
    **each("race", RACE.ids),
    **each("class", CLASS.ids),
    **each("backstory", BACKSTORY.ids),
    **each("alignment", ALIGNMENT.ids),
    **each("field", FIELD.ids),
    **each("card", CARD.ids),
    **each("ready", SKILLS),
    **{f"{space}_{colour}": 6 for space in SPACE.ids for colour in COLOUR.ids},
    **each("hand", COLOUR.ids, 6),
    **each("initiative", INITIATIVE.ids),
    **each("placed", ROW.ids),
    **{"gold": 12, "charisma": 4, "starting_dice": 6, "first": 1, "matched": 6},
}
IN_THE_MIDDLE: Final = {
    **{f"pool_{card}_{colour}": 6 for card in INITIATIVE.ids for colour in COLOUR.ids},
    **each("pool_gold", INITIATIVE.ids, 3),
    **each("bag", COLOUR.ids, 12),
    **each("market", CARD.ids),
    **each("discarded", CARD.ids),
    **{"round": 12, "purchases": 2, "deck": 30},
}
ABOUT_THE_QUESTION: Final = {
    **each("about", SPACE.ids),
    **each("about", CARD.ids),
    **each("about_moment", MOMENT.ids),
    **{"about_value": 6, "about_bag": 1, "about_pool": 1, "about_row": 1},  # where a die goes for a skill
}
PLAYER: Final = places(OF_A_PLAYER)
RACES: Final = PLAYER["race_dragonkin"]
CLASSES: Final = PLAYER["class_cleric"]
STORIES: Final = PLAYER["backstory_aristocrat"]
ALIGNMENTS: Final = PLAYER["alignment_arbiter"]
FIELDS: Final = PLAYER["field_good_lawful"]
OWNED: Final = PLAYER["card_longsword"]
READY: Final = PLAYER["ready_concentrate"]
SHEET: Final = PLAYER["str_1_green"]
HAND: Final = PLAYER["hand_green"]
TAKEN: Final = PLAYER["initiative_1"]
PLACED: Final = PLAYER["placed_str"]
MEANS: Final = PLAYER["gold"]
MIDDLE: Final = places(IN_THE_MIDDLE)
POOL_GOLD: Final = MIDDLE["pool_gold_1"]
BAG: Final = MIDDLE["bag_green"]
MARKET: Final = MIDDLE["market_longsword"]
DISCARDED: Final = MIDDLE["discarded_longsword"]
ROUND: Final = MIDDLE["round"]
ABOUT: Final = places(ABOUT_THE_QUESTION)
ABOUT_CARD: Final = ABOUT["about_longsword"]
ABOUT_MOMENT: Final = ABOUT["about_moment_dice"]
ABOUT_VALUE: Final = ABOUT["about_value"]
FOR_SKILLS: Final = (EXCHANGE_WITH_BAG, EXCHANGE_WITH_POOL, MOVE_DIE_TO_EMPTY)
OF_A_SPACE: Final = (SWAP_SECOND, BAG_TARGET, ROW_TARGET)  # the argument of these questions is a space


def names(seats: int) -> dict[str, int]:
    trashed = each("trashed", CARD.ids) if seats == 1 else {}
    return {**of_each_seat(OF_A_PLAYER, seats), **IN_THE_MIDDLE, **ABOUT_THE_QUESTION, **trashed}


def write(g: Table, seat: int, row: vec[u8], at: i64) -> None:
    for i in range(g.seated):
        who = (seat + i) % g.seated
        write_player(g, g.players[who], row, at)
        put(row, at + MEANS + 3, int(g.first == who))
        at += len(OF_A_PLAYER)
    write_middle(g, row, at)
    at += len(IN_THE_MIDDLE)
    write_question(g, seat, row, at)
    if g.solo:
        for card in g.trash:
            put_one(row, at + len(ABOUT_THE_QUESTION), card)


def write_player(g: Table, player: Player, row: vec[u8], at: i64) -> None:
    put_one(row, at + RACES, player.race)
    put_one(row, at + CLASSES, player.profession)
    put_one(row, at + STORIES, player.backstory)
    put_one(row, at + ALIGNMENTS, player.alignment)
    put_one(row, at + FIELDS, player.field)
    put_bits(row, at + OWNED, player.owned)
    put_bits(row, at + READY, player.ready >> FIRST_SKILL)
    put_one(row, at + TAKEN, player.initiative)
    put_one(row, at + PLACED, player.placed)
    put_die(row, at + HAND, player.hand)
    put(row, at + MEANS, player.gold)
    put(row, at + MEANS + 1, player.charisma)
    put(row, at + MEANS + 2, len(player.starting))
    write_sheet(g, player, row, at)


def write_sheet(g: Table, player: Player, row: vec[u8], at: i64) -> None:
    """The dice, and how many of them are where the backstory wants them."""
    wanted = g.cards.wanted[player.backstory] if player.backstory >= 0 else []
    matched = 0
    for space, die in enumerate(player.sheet):
        if die >= 0:
            put_die(row, at + SHEET + space * COLOURS, die)
            if wanted and wanted[space] == die // 6:
                matched += 1
    put(row, at + MEANS + 4, matched)


def put_die(row: vec[u8], first: i64, die: int) -> None:
    """The value it shows, where its colour is."""
    if die >= 0:
        number: i64 = die
        colour = number // 6
        row[first + colour] = u8(number - colour * 6 + 1)


def write_middle(g: Table, row: vec[u8], at: i64) -> None:
    place: i64 = at
    for die in g.pool:
        put_die(row, place, die)
        place += COLOURS
    put_counts(row, at + POOL_GOLD, g.card_gold)
    put_counts(row, at + BAG, g.bag)
    for card in g.market:
        put_one(row, at + MARKET, card)
    for card in g.discards:
        put_one(row, at + DISCARDED, card)
    put(row, at + ROUND, g.round)
    put(row, at + ROUND + 1, g.purchases)
    put(row, at + ROUND + 2, g.left)


def write_question(g: Table, seat: int, row: vec[u8], at: i64) -> None:
    """The space, card, moment or new value that the question is about."""
    step, _, arg = asked_of(g, seat)
    if step in OF_A_SPACE:
        put_one(row, at, arg)
    elif step == POOL_TARGET:
        put_one(row, at, arg - 1 if arg <= SPACES else -1)
    elif step == SHEET_TARGET:
        put_one(row, at + ABOUT_VALUE + 1, FOR_SKILLS.index(arg))
    elif step == SKILL_WINDOW:
        moment = opened_with(arg)
        name = moment_name(moment_of(moment), left_out(moment) == NOBODY)
        put_one(row, at + ABOUT_MOMENT, MOMENT.numbers[name])
    elif step == KEEP_REROLL:
        put_one(row, at, space_of(arg))
        put(row, at + ABOUT_VALUE, die_of(arg) % 6 + 1)
    elif step == SPEND_CHARISMA:
        put_one(row, at + ABOUT_CARD, card_of(arg))
    elif step == USE_ABILITY:
        put_one(row, at + ABOUT_CARD, skill_of(arg))
