"""The table of Lockup number by number, for those who train: as far as a seat knows it (LK-V1 to LK-V19)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from karczma.games.lockup.recruit import recruits_left
from karczma.games.lockup.resources import to_pay
from karczma.games.lockup.rewards import left_to_give
from karczma.games.lockup.rollcall import may_hide
from karczma.games.lockup.state import IN_CELL, Crew, Table
from karczma.games.lockup.suspicion import accusations
from karczma.games.lockup.tokens import guard_strength, unseen
from karczma.games.lockup.tomes import TomeWindow
from karczma.games.lockup.vocabulary import (
    ACCUSE,
    ASSIGN,
    COST,
    EXCHANGE,
    GANG,
    GIVE,
    GOAL,
    ITEM,
    LOCATION,
    LOCATION_CARD,
    LOCATIONS,
    MOMENT,
    MOVE_TO,
    PAY,
    RECRUIT,
    RECRUIT_THUG,
    RESOURCE,
    REWARD,
    SPACES,
    THUG,
    TOKEN,
    TOKENS,
    TOME,
    TRAIT,
    WAIVE,
    WEAKEN,
    WINDOW,
)
from karczma.kernel.native import i64
from karczma.kernel.raw import (
    add_one,
    asked_of,
    each,
    of_each_seat,
    places,
    put,
    put_bits,
    put_counts,
    put_numbers,
    put_one,
)
from karczma.kernel.step import opened_with

OF_A_CREW: Final = {
    **each("gang", GANG.ids),
    **each("trait", TRAIT.ids),
    **each("item", ITEM.ids),
    **each("reserved", ITEM.ids),  # of a rival only if the table shows them
    **each("thug", THUG.ids),
    **each("tome", TOME.ids),  # of a rival only those that this seat knows
    **{f"{location}_{token}": 1 for location in LOCATION.ids for token in TOKEN.ids},  # known to be there
    **each("hidden", LOCATION.ids, 3),  # tokens there that this seat does not know
    **each("cell", TOKEN.ids),  # known to be in the cell
    **each("down", TOKEN.ids),  # of those known, the ones that lie face down
    **each("has", RESOURCE.ids, 5),
    **each("used", LOCATION.ids),  # already in this round
    **{"reputation": 50, "strength": 6, "suspicion": 4, "storage": 10, "tomes": 4, "reserves": 3, "tokens_in_cell": 6},
    **{"may_hide": 3, "passed": 1, "first": 1, "rank": 5, "force": 15, "rewarded": 1},
    **each("goal", ("immediate", "leader", "final")),  # taken
}
IN_THE_PRISON: Final = {
    **each("goal", GOAL.ids),
    **each("display", ITEM.ids),
    **each("thug", THUG.ids, SPACES),  # the number of its space
    **each("watched", LOCATION.ids, 3),
    **{f"loot_{location}_{kind}": 2 for location in LOCATION.ids[1 : SPACES + 1] for kind in RESOURCE.ids},
    **each("supply", (*RESOURCE.ids, "strength", "suspicion"), 20),
    **each("resolved", LOCATION.ids),
    **each("bill", COST.ids, 4),
    **{"round": 6, "discount": 3},
}
ABOUT_THE_QUESTION: Final = {
    **each("about", LOCATION.ids),
    **each("about", TOKEN.ids),
    **each("about_moment", MOMENT.ids),
    **each("sent_up", TOKEN.ids),  # by an assignment that is not complete
    **each("sent_down", TOKEN.ids),
    "about_count": 4,
}
OF_THE_GUARDS: Final = {
    **each("guards", LOCATION.ids, 10),  # the strength of those turned up
    **each("guard_face_down", LOCATION.ids),
    **each("drawn", LOCATION_CARD.ids),
    "location_deck": 8,
}
CREW: Final = places(OF_A_CREW)
TRAITS: Final = CREW["trait_ambitious"]
ITEMS: Final = CREW["item_sharpened_spoon"]
RESERVED: Final = CREW["reserved_sharpened_spoon"]
THUGS: Final = CREW["thug_bandit_scrap"]
TOMES: Final = CREW["tome_great_book_of_sneaking"]
KNOWN: Final = CREW["exercise_yard_token_2"]
HIDDEN: Final = CREW["hidden_exercise_yard"]
CELL: Final = CREW["cell_token_2"]
DOWN: Final = CREW["down_token_2"]
HAS: Final = CREW["has_scrap"]
USED: Final = CREW["used_exercise_yard"]
REPUTATION: Final = CREW["reputation"]
IN_CELLS: Final = CREW["tokens_in_cell"]
RANK: Final = CREW["rank"]
HOLDS: Final = CREW["goal_immediate"]
PRISON: Final = places(IN_THE_PRISON)
DISPLAY: Final = PRISON["display_sharpened_spoon"]
SPACE_OF: Final = PRISON["thug_bandit_scrap"]
WATCHED: Final = PRISON["watched_exercise_yard"]
LOOT: Final = PRISON["loot_sewers_scrap"]
SUPPLY: Final = PRISON["supply_scrap"]
RESOLVED: Final = PRISON["resolved_exercise_yard"]
BILL: Final = PRISON["bill_scrap"]
ROUND: Final = PRISON["round"]
ABOUT: Final = places(ABOUT_THE_QUESTION)
ABOUT_TOKEN: Final = ABOUT["about_token_2"]
ABOUT_MOMENT: Final = ABOUT["about_moment_roll_call"]
SENT_UP: Final = ABOUT["sent_up_token_2"]
SENT_DOWN: Final = ABOUT["sent_down_token_2"]
ABOUT_COUNT: Final = ABOUT["about_count"]
GUARDS: Final = places(OF_THE_GUARDS)
FACE_DOWN: Final = GUARDS["guard_face_down_exercise_yard"]
DRAWN: Final = GUARDS["drawn_card_exercise_yard"]
LOCATION_DECK: Final = GUARDS["location_deck"]
MOMENTS: Final = TomeWindow()  # knows them
AS_IT_IS: Final = (EXCHANGE, WAIVE, WEAKEN, REWARD, RECRUIT)  # the argument of these questions is a count or a rank


def names(seats: int) -> dict[str, int]:
    alone = OF_THE_GUARDS if seats == 1 else {}
    return {**of_each_seat(OF_A_CREW, max(2, seats)), **IN_THE_PRISON, **ABOUT_THE_QUESTION, **alone}


def write(g: Table, seat: int, row: vec[u8], at: i64) -> None:
    for i in range(g.sides):
        who = (seat + i) % g.sides
        write_crew(g, who, row, at)
        write_reserved(g, who, seat, row, at)
        write_tomes(g.crews[who], seat, row, at)
        if who < g.seated:
            write_tokens(g, who, seat, row, at)
        at += len(OF_A_CREW)
    write_prison(g, row, at)
    at += len(IN_THE_PRISON)
    write_question(g, seat, row, at)
    if g.solo:
        write_guards(g, row, at + len(ABOUT_THE_QUESTION))


def write_crew(g: Table, who: int, row: vec[u8], at: i64) -> None:
    """What everybody sees."""
    crew = g.crews[who]
    put_one(row, at, crew.gang)
    put_one(row, at + TRAITS, crew.trait)
    put_bits(row, at + ITEMS, crew.items)
    put_bits(row, at + THUGS, crew.thugs)
    put_counts(row, at + HAS, crew.resources)
    put_bits(row, at + USED, crew.assigned)
    put(row, at + REPUTATION, crew.reputation)
    put(row, at + REPUTATION + 1, crew.strength)
    put(row, at + REPUTATION + 2, crew.suspicion)
    put(row, at + REPUTATION + 3, crew.storage)
    put(row, at + REPUTATION + 4, len(crew.tomes))
    put(row, at + REPUTATION + 5, len(crew.reserved))
    put(row, at + IN_CELLS, crew.at.count(IN_CELL))
    put(row, at + IN_CELLS + 1, may_hide(g, crew))
    put(row, at + IN_CELLS + 2, int(crew.passed))
    put(row, at + IN_CELLS + 3, int(g.first == who))
    if who in g.ranking:
        rank = g.ranking.index(who)
        put(row, at + RANK, rank + 1)
        put(row, at + RANK + 1, g.strengths[rank])
        put(row, at + RANK + 2, g.collected >> who & 1)
    for kind in range(len(g.holders)):
        put(row, at + HOLDS + kind, int(g.holders[kind] == who))


def write_reserved(g: Table, who: int, seat: int, row: vec[u8], at: i64) -> None:
    """LK-V9, LK-R43 Reserved items lie face down; those of the guards are known."""
    if who == seat or who >= g.seated or g.rules.reserved_shown:
        for item in g.crews[who].reserved:
            put_one(row, at + RESERVED, item)


def write_tomes(crew: Crew, seat: int, row: vec[u8], at: i64) -> None:
    """LK-V11 A hand, as far as this seat knows it."""
    for i in range(len(crew.tomes)):
        if crew.tomes_known[i] >> seat & 1:
            add_one(row, at + TOMES, crew.tomes[i])


def write_tokens(g: Table, who: int, seat: int, row: vec[u8], at: i64) -> None:
    """LK-V3, LK-V19 Where a crew's tokens are, and which of them this seat knows."""
    crew = g.crews[who]
    for token in range(TOKENS):
        place = crew.at[token]
        if place == IN_CELL:
            put(row, at + CELL + token, int(who == seat or crew.shown >> token & 1 == 1))
        elif place >= 0 and who != seat and unseen(g, who, token, seat):
            add_one(row, at + HIDDEN, place)
        elif place >= 0:
            put(row, at + KNOWN + place * TOKENS + token, 1)
            put(row, at + DOWN + token, crew.down >> token & 1)


def write_prison(g: Table, row: vec[u8], at: i64) -> None:
    for goal in g.goals:
        put_one(row, at, goal)
    for item in g.display:
        put_one(row, at + DISPLAY, item)
    for space, thug in enumerate(g.thugs):
        if thug >= 0:
            put(row, at + SPACE_OF + thug, space + 1)
    put_numbers(row, at + WATCHED, g.watched)
    put_numbers(row, at + LOOT, g.loot)
    put_counts(row, at + SUPPLY, g.supply)
    put_one(row, at + RESOLVED, g.location)
    put_numbers(row, at + BILL, g.bill)
    put(row, at + ROUND, g.round)
    put(row, at + ROUND + 1, g.discount)


def write_question(g: Table, seat: int, row: vec[u8], at: i64) -> None:
    """What my question is about; what others have begun and not shown is not looked at (LK-R37)."""
    step, _, arg = asked_of(g, seat)
    if step == ASSIGN:
        put_one(row, at, arg)
        put_bits(row, at + SENT_UP, g.pending_up)
        put_bits(row, at + SENT_DOWN, g.pending_down)
    elif step == MOVE_TO:
        put_one(row, at + ABOUT_TOKEN, arg)
    elif step == WINDOW:
        put_one(row, at + ABOUT_MOMENT, MOMENTS.moment(g, seat, opened_with(arg)))
    elif step == PAY:
        put(row, at + ABOUT_COUNT, to_pay(arg))
    elif step == RECRUIT_THUG:
        put(row, at + ABOUT_COUNT, recruits_left(arg))
    elif step == GIVE:
        put(row, at + ABOUT_COUNT, left_to_give(arg))
    elif step == ACCUSE:
        put(row, at + ABOUT_COUNT, accusations(arg))
    elif step in AS_IT_IS:
        put(row, at + ABOUT_COUNT, arg)


def write_guards(g: Table, row: vec[u8], at: i64) -> None:
    """LK-V17 Nobody knows a guard card that lies face down."""
    for location in range(LOCATIONS):
        put(row, at + location, guard_strength(g, location))
        put(row, at + FACE_DOWN + location, int(g.unknown[location] >= 0))
    for card in g.drawn_locations:
        put_one(row, at + DRAWN, card)
    put(row, at + LOCATION_DECK, len(g.location_deck))
