"""A position as numbers, to judge it by: what a seat may know of its dungeon, its rivals and the table."""

from __future__ import annotations

from typing import Final

from karczma.games.stonespine.audience import building
from karczma.games.stonespine.build import TURNS
from karczma.games.stonespine.cards import MOST
from karczma.games.stonespine.dungeon import EAST, NORTH, SOUTH, WEST
from karczma.games.stonespine.improve import MOST_ELEMENTS, YEARS
from karczma.games.stonespine.likely import COUNTS, GOLD, Builder, Site
from karczma.games.stonespine.standings import sites_of
from karczma.games.stonespine.state import Table
from karczma.games.stonespine.vocabulary import (
    BUILD,
    CELLS,
    COLUMNS,
    DISCARD_CHAMBER,
    DO_BUILD,
    DO_DISCARD_CHAMBER,
    KEEP_CHAMBER,
    MARKET_TURN,
    PASSAGE,
    PLACE,
    STAR_VALUES,
    TAKE_CHALLENGE,
    TREASURE,
)
from karczma.kernel.game import NO_STEP, OPEN

HAS: Final = (  # every seat, in the order of `Site.numbers`
    *("score", "hope", "stars", "gold", "treasures", "monsters", "traps", "goal_count", "goal_likely", "goal_points"),
    *("goal_hope", "priority_hope", "place", "passed", "tokens_to_come", "requirements", "requirements_open"),
    *("blueprint", "blueprint_hope", "entrance", "entrance_hope", "exit", "exit_hope", "challenges"),
    *("challenges_hope", "challenges_taken", "room", "passages"),
)
QUESTIONS: Final = [BUILD, DISCARD_CHAMBER, KEEP_CHAMBER, MARKET_TURN, PLACE, TAKE_CHALLENGE]
NAMES: Final[tuple[str, ...]] = (
    *[f"{whose}_{what}" for whose in ("mine", "ahead", "others") for what in HAS],
    *("lead", "lead_hoped", "hand_best", "hand_second", "hand_gold", "hand_for_next", "answered"),
    *("market_best", "market_rest", "market_sets", "placing", "placing_worth", "rival_placing"),
    *("richer_rivals", "poorer_rivals", "display_best", "display_second", "display_left"),
    *("year", "cells_to_build", "markets_to_come", "building", "over", "goal_fewest"),
    *("legendary", "jael_acted", "jael_gold_lead", *[f"seats_{seats}" for seats in (1, 2, 3, 4, 5)]),
    *("asked_build", "asked_discard", "asked_keep", "asked_market", "asked_place", "asked_challenge", "asked_other"),
)

FOR_GOAL: Final = 2.0  # what one more of what the goal compares is worth, if level with a rival
FOR_PASSAGE: Final = 2.0  # reputation
FOR_WAY: Final = 2.0  # for a door to a chamber that is connected to the entrance
FOR_DOOR: Final = 0.5  # for one that leads on
FOR_GATE: Final = 4.0


def measure(g: Table, seat: int) -> list[float]:
    """One number for each of NAMES, only from what this seat may know."""
    dealt = building(g)
    sites = sites_of(g, dealt)
    mine = sites[seat]
    assert isinstance(mine, Builder)
    numbers = mine.numbers()
    best = against(numbers, sites, seat)
    numbers.append((total(mine) - total(best)) / 30)
    numbers.append((mine.all_hope() - best.all_hope()) / 30)
    worth = worths(g, mine)
    add_hand(numbers, g, seat, mine, worth, sites)
    add_market(numbers, g, seat, mine, worth)
    add_display(numbers, g, seat, mine)
    add_common(numbers, g, dealt)
    add_question(numbers, g, seat)
    for i in range(len(numbers)):
        if not -3.0 <= numbers[i] <= 3.0:
            numbers[i] = 3.0 if numbers[i] > 0 else -3.0
    return numbers


def total(site: Site) -> float:
    return site.score + site.goal_points + site.priority_points


def against(numbers: list[float], sites: list[Site], seat: int) -> Site:
    """Adds the rival with the best hopes, and the mean of all rivals."""
    best = sites[seat - 1]
    mean = [0.0] * len(HAS)
    for i in range(len(sites)):
        if i == seat:
            continue
        if sites[i].all_hope() > best.all_hope():
            best = sites[i]
        theirs = sites[i].numbers()
        for j in range(len(HAS)):
            mean[j] += theirs[j] / (len(sites) - 1)
    numbers.extend(best.numbers())
    numbers.extend(mean)
    return best


def worths(g: Table, site: Builder) -> list[float]:
    """What one more of each element, and a passage, is worth in this dungeon, wherever it lies."""
    worth = [float(star) for star in STAR_VALUES]
    worth[TREASURE] += GOLD * site.markets
    worth[PASSAGE] = FOR_PASSAGE
    cards = site.cards
    for card in site.architect.challenges:
        form = cards.challenge[card]
        add_worth(worth, form.any, cards.points[card] * COUNTS[form.op])
    sign = 1 if cards.compare[g.goal] == MOST else -1
    goal = cards.goal[g.goal]
    add_worth(worth, goal.any, sign * FOR_GOAL * site.goal_tight * COUNTS[goal.op])
    return worth


def add_worth(worth: list[float], elements: int, more: float) -> None:
    element = 0
    while elements:
        if elements & 1:
            worth[element] += more
        elements >>= 1
        element += 1


def built_worth(site: Builder, worth: list[float], card: int, cell: int) -> float:
    """About what a chamber brings in an empty cell: elements, gold, what the blueprint wants there, and doors."""
    cards = site.cards
    found = GOLD * cards.gold[card]
    has = 0
    for element in cards.elements[card]:
        found += worth[element]
        has |= 1 << element
    wanted = cards.wanted[site.architect.blueprint][cell]
    if wanted:
        fits = cards.kind[card] == -1 - wanted if wanted < 0 else has & wanted != 0
        found += site.for_requirement * (0.5 if fits else -0.5)
    return found + door_worth(site, cards.doors[card], cell)


def door_worth(site: Builder, doors: int, cell: int) -> float:
    """About what these doors add to the paths."""
    found = 0.0
    if doors & NORTH:
        found += FOR_GATE * (cell == site.gates[0]) if cell < 4 else meets(site, cell - 4, SOUTH)
    if doors & SOUTH:
        found += FOR_DOOR if cell < 12 else FOR_GATE * (cell == 12 + site.gates[1])
    if doors & EAST and cell % 4 < 3:
        found += meets(site, cell + 1, WEST)
    if doors & WEST and cell % 4 > 0:
        found += meets(site, cell - 1, EAST)
    return found


def meets(site: Builder, cell: int, door: int) -> float:
    """What a door to this neighbour is worth."""
    card = site.architect.chambers[cell]
    if card < 0:
        return FOR_DOOR
    return FOR_DOOR + FOR_WAY * site.entered[cell] if site.cards.doors[card] & door else 0.0


def best_built(g: Table, site: Builder, worth: list[float], card: int) -> float:
    """A chamber in the best cell of this year's row."""
    best = 0.0
    for cell in range(4 * g.year - 4, 4 * g.year):
        if site.empty >> cell & 1:
            best = max(best, built_worth(site, worth, card, cell))
    return best


def add_hand(numbers: list[float], g: Table, seat: int, mine: Builder, worth: list[float], sites: list[Site]) -> None:
    """My hand: the two best chambers, or the one I have chosen in secret; the gold; and what I pass on."""
    sealed = own_answer(g, seat)
    best = second = gold = 0.0
    chosen = -1  # leaves my hand
    for card in mine.architect.hand:
        brings = best_built(g, mine, worth, card)
        gold = max(gold, float(g.cards.gold[card]))
        if brings > best or chosen < 0:
            second = best
            best = brings
            chosen = card
        else:
            second = max(second, brings)
    if OPEN < sealed < DO_DISCARD_CHAMBER:
        chosen, column = divmod(sealed - DO_BUILD, COLUMNS)
        best = built_worth(mine, worth, chosen, 4 * g.year - 4 + column)
    elif sealed >= DO_DISCARD_CHAMBER:
        chosen = sealed - DO_DISCARD_CHAMBER
    numbers.extend([best / 12, second / 12, gold / 6, for_next(g, seat, chosen, sites) / 12, float(sealed != OPEN)])


def own_answer(g: Table, seat: int) -> int:
    """What this seat has answered in secret, or OPEN."""
    for place in range(len(g.sealed)):
        if g.ask_at(place)[1] == seat:
            return g.sealed[place]
    return OPEN


def for_next(g: Table, seat: int, chosen: int, sites: list[Site]) -> float:
    """ST-15 What the best chamber I do not take is worth to whoever gets my hand."""
    if g.solo or g.turn >= TURNS or len(g.architects[seat].hand) < 2:
        return 0.0
    to = sites[(seat + (1 if g.year % 2 else g.seated - 1)) % g.seated]
    assert isinstance(to, Builder)
    worth = worths(g, to)
    best = 0.0
    for card in g.architects[seat].hand:
        if card != chosen:
            best = max(best, best_built(g, to, worth, card))
    return best


def add_market(numbers: list[float], g: Table, seat: int, mine: Builder, worth: list[float]) -> None:
    """The best set for the gold I have or will have this year, the best for the rest of it, and tokens not placed."""
    wishes = wished(mine)
    gold = 0.0 if seat in g.passed else mine.this_year
    gains: list[float] = []
    costs: list[int] = []
    for at in range(len(g.fields)):
        cost = g.cards.cost[g.market[at // 2] * 2 + at % 2]
        if g.fields[at] and cost <= gold:
            gains.append(worth_of(g.fields[at], worth, wishes, mine.for_requirement))
            costs.append(cost)
    best = rest = 0.0
    for i in range(len(gains)):
        best = max(best, gains[i])
        for j in range(i):
            if costs[i] + costs[j] <= gold:
                rest = max(rest, gains[i] + gains[j])
    numbers.extend([best / 12, rest / 20, len(gains) / 4])
    placing = len(g.placing) / 3
    if g.placing and g.ask_at(0)[1] == seat:
        numbers.extend([placing, worth_of(g.placing, worth, wishes, mine.for_requirement) / 12, 0.0])
    else:
        numbers.extend([0.0, 0.0, placing])


def wished(site: Builder) -> int:
    """The elements, as bits, that would fulfil a requirement as a token."""
    wanted = site.cards.wanted[site.architect.blueprint]
    found = 0
    for cell in range(CELLS):
        fits = wanted[cell] > 0 and not site.empty >> cell & 1 and site.architect.load[cell] < MOST_ELEMENTS
        if fits and not site.dungeon.count_in(wanted[cell], cell):
            found |= wanted[cell]
    return found


def worth_of(tokens: tuple[int, ...], worth: list[float], wishes: int, for_requirement: float) -> float:
    found = 0.0
    for token in tokens:
        found += worth[token]
        if wishes >> token & 1:
            found += for_requirement
    return found


def add_display(numbers: list[float], g: Table, seat: int, mine: Builder) -> None:
    """Rivals before and behind me in line at the market, and the two challenges on display that suit me best."""
    richer = poorer = 0
    for i in range(g.seated):
        if i != seat and i not in g.passed:
            richer += g.architects[i].gold > mine.architect.gold
            poorer += g.architects[i].gold < mine.architect.gold
    best = second = 0.0
    if seat not in g.passed or is_asked(g, seat):
        for card in g.display:
            form = g.cards.challenge[card]
            likely = g.cards.points[card] * mine.likely(form, mine.count(form))
            second = max(second, min(best, likely))
            best = max(best, likely)
    numbers.extend([richer / 2, poorer / 2, best / 20, second / 20, len(g.display) / 6])


def is_asked(g: Table, seat: int) -> bool:
    for place in range(g.asking()):
        if g.ask_at(place)[1] == seat:
            return True
    return False


def add_common(numbers: list[float], g: Table, dealt: bool) -> None:
    """How much of the game is left, and by which rules it is played."""
    cells = 4 * (YEARS - g.year) + (TURNS + 1 - max(1, g.turn) if dealt else 0)
    fewest = g.cards.compare[g.goal] != MOST
    legendary = False
    for card in g.jael_deck.order:
        legendary = legendary or g.cards.legendary[card]
    lead = g.architects[0].gold - g.cards.jael_gold[g.revealed_jael[-1]] if g.revealed_jael else 0
    numbers.extend([g.year / YEARS, cells / 16, (YEARS - g.year + dealt) / YEARS, float(dealt), float(g.over())])
    numbers.extend([float(fewest), float(legendary), float(g.jael_acted), lead / 10])
    for seats in range(1, 6):
        numbers.append(float(g.seated == seats))


def add_question(numbers: list[float], g: Table, seat: int) -> None:
    """What I am asked now and have not answered yet, or whether somebody else is asked."""
    asked = NO_STEP
    for place in range(g.asking()):
        step, who, _ = g.ask_at(place)
        if who == seat and own_answer(g, seat) == OPEN:
            asked = step
    for question in QUESTIONS:
        numbers.append(float(asked == question))
    numbers.append(float(asked == NO_STEP and not g.over()))
