"""A table as numbers for a judgement: my crew, the rival who stands best, the mean of all rivals, what is common.

Only what one seat may know; each about -1 to 1.
"""

from __future__ import annotations

from typing import Final

from karczma.games.lockup import vocabulary
from karczma.games.lockup.cards import IMMEDIATE, LEADER, TOME_EFFECTS
from karczma.games.lockup.craft import PAID_FOR
from karczma.games.lockup.expectations import Expectations
from karczma.games.lockup.goals import bits
from karczma.games.lockup.recruit import recruits_left
from karczma.games.lockup.resources import to_pay
from karczma.games.lockup.rollcall import may_hide
from karczma.games.lockup.setup import SUPPLY
from karczma.games.lockup.state import IN_CELL, ROUNDS, Table
from karczma.games.lockup.vocabulary import CRAFT, ENFORCER, LIBRARY, LOOKOUT, PAY, RECRUIT_THUG, SUSPICION, TOKENS
from karczma.kernel.game import NOBODY, OPEN


def words(text: str) -> list[str]:
    return text.split()


FIGURES: Final = words(  # of every crew
    """
    score hope track items thugs thugs_now thugs_to_come item_bonus strength cubes room craft_now craft_hope recruit
    icons tomes suspicion raid marker immediate leader final cell cell_strength coming_strength coming_goods
    coming_thugs coming_item coming_suspicion
    """
)
OWN: Final = words(
    """
    scrap potion iron gold tomes_for_rank tomes_for_price tomes_for_suspicion tomes_for_cubes may_hide second_item
    second_thug enforcer lookout
    """
)
COMMON: Final = words(
    """
    rounds_left last_round setting_up roll_call lights_out patrol locations_resolved raid_soon supply_suspicion watched
    loot immediate_open leader_open order advanced difficulty seats_1 seats_2 seats_3 seats_4 seats_5
    pending_item pending_thugs pending_cubes
    """
)
QUESTIONS: Final[dict[str, tuple[int, ...]]] = {
    "set_up": (vocabulary.CHOOSE_CREW, vocabulary.PICK_TRAIT, vocabulary.RESERVE_FREE),
    "visit": (vocabulary.VISIT,),
    "assign": (vocabulary.ASSIGN,),
    "reward": (vocabulary.REWARD,),
    "recruit": (vocabulary.RECRUIT,),
    "thug": (vocabulary.RECRUIT_THUG, vocabulary.KEEP_THUG, vocabulary.SWAP_THUGS),
    "cell_block": (vocabulary.CELL_ACTION,),
    "pay": (vocabulary.PAY, vocabulary.WAIVE, vocabulary.GIVE, vocabulary.STORAGE),
    "gain": (vocabulary.GAIN_RESOURCE, vocabulary.TAKE, vocabulary.EXCHANGE),
    "tome": (vocabulary.KEEP_TOME,),
    "suspicion": (vocabulary.EFFECT_USE, vocabulary.PASS_SUSPICION, vocabulary.ACCUSE),
    "token": (vocabulary.PEEK, vocabulary.WEAKEN, vocabulary.MOVE_TOKEN, vocabulary.MOVE_TO),
    "guard": (vocabulary.REVEAL_GUARD,),
    "window": (vocabulary.WINDOW,),
}
NAMES: Final[tuple[str, ...]] = tuple(
    [f"mine_{name}" for name in [*FIGURES, *OWN]]
    + [f"{whose}_{name}" for whose in ("ahead", "others") for name in FIGURES]
    + [*COMMON, *[f"asked_{name}" for name in QUESTIONS], "asked_another"]
)
ASKED_FOR: Final = list(QUESTIONS.values())
QUESTION: Final = [  # by step: its place in QUESTIONS; it is in one of them if it asks anything
    sum([i for i in range(len(ASKED_FOR)) if step in ASKED_FOR[i]]) for step in range(len(vocabulary.STEP.ids))
]

# By effect: what a tome with it is for, as in OWN: rank, price, suspicion, cubes
PURPOSE: Final = [3, 3, 3, 3, 3, 2, 2, 2, 3, 3, 3, 3, 2, 2, 3, 1, 0, 3, 0, 0, 0, 0, 3, 1, 1, 0, 1]
HOPE: Final = FIGURES.index("hope")
LIMIT: Final = 3.0  # no number is further from 0


def figures(seen: Expectations, i: int) -> list[float]:
    """Of one crew, as in FIGURES."""
    crew = seen.g.crews[i]
    thugs = seen.thugs_of(i)
    items = seen.best_items(i, thugs.bonus)
    thug = seen.best_thug(i, thugs.joins)
    coming = seen.coming(i, thug, items[1])
    immediate, leader, final, raid = seen.immediate(i), seen.leader(i), seen.final(i), seen.raid(i)
    score = seen.score(i, thugs.now)
    hope = score - seen.goals_now(i) + thugs.more + immediate + leader + final - raid
    # Everybody goes on crafting and recruiting, so having tokens there already is only a part of it
    hope += 0.6 * items[1] + 0.5 * thug + coming[0] + 0.5 * coming[1] + 0.25 * coming[2] + 0.7 * coming[3]
    cubes = sum(crew.resources)
    return [
        score / 80,
        hope / 90,
        crew.reputation / 50,
        bits(crew.items) / 5,
        bits(crew.thugs) / 8,
        thugs.now / 40,
        thugs.more / 15,
        thugs.bonus / 4,
        crew.strength / 6,
        cubes / 8,
        (crew.storage - cubes) / 5 if i < seen.g.seated else 0.0,
        items[0] / 6,
        items[1] / 6,
        thug / 12,
        thugs.icons / 10,
        len(crew.tomes) / 4,
        crew.suspicion / 4,
        raid / 6,
        float(seen.g.first == i),
        immediate / 6,
        leader / 6,
        final / 8,
        seen.odds.cell[i] / TOKENS,
        seen.odds.cell_force[i] / 12,
        coming[0] / 3,
        coming[1] / 6,
        coming[2] / 12,
        coming[3] / 6,
        (seen.suspected[i] - crew.suspicion) / 3,
    ]


def own(seen: Expectations, seat: int) -> list[float]:
    """What only I know or decide, as in OWN; my figures were counted last."""
    g, crew = seen.g, seen.g.crews[seat]
    found = [cubes / 5 for cubes in crew.resources]
    tomes = [0.0, 0.0, 0.0, 0.0]
    for tome in crew.tomes:
        tomes[PURPOSE[seen.cards.effects[TOME_EFFECTS + tome][0][0]]] += 0.5
    found.extend(tomes)
    free = seen.odds.cell[seat] > 0
    found.append(max(0, may_hide(g, crew) - bits(g.pending_down)) / 3 if free else 0.0)
    found.append(seen.second_item / 6)
    found.append(seen.second_thug / 12)
    for token in (ENFORCER, LOOKOUT):
        found.append(float(free and seen.odds.place_of(seat, token) == IN_CELL))
    return found


def common(seen: Expectations, seat: int) -> list[float]:
    """As in COMMON, up to the seats."""
    g, odds = seen.g, seen.odds
    after = odds.steps != 0 and not (odds.setting_up or odds.roll_call or odds.lights)
    found = [
        seen.left / ROUNDS,
        float(g.round == ROUNDS),
        float(odds.setting_up),
        float(odds.roll_call),
        float(odds.lights),
        float(after),
        odds.resolved / LIBRARY,
        odds.raid_soon,
        g.supply[SUSPICION] / SUPPLY[SUSPICION],
        sum(g.watched) / 6,
        sum(g.loot) / 4,
        float(g.goals[IMMEDIATE] >= 0 and g.holders[IMMEDIATE] == NOBODY),
        float(g.holders[LEADER] == NOBODY),
        (seat - g.first) % odds.sides / (odds.sides - 1),
        float(g.rules.advanced),
        g.rules.difficulty / 2 if g.solo else 0.0,
    ]
    for seats in range(1, 6):
        found.append(float(g.seated == seats))
    return found


def pending(g: Table, seat: int) -> list[float]:
    """What I have begun: the item I craft, thugs I may still take, cubes I must still pay."""
    item = thugs = cubes = 0.0
    for step, who, arg in [*g.agenda, *g.asks]:
        if who != seat:
            continue
        if step == CRAFT:
            item = g.cards.reputation[arg % PAID_FOR] / 10
        elif step == RECRUIT_THUG:
            thugs = recruits_left(arg) / 2
        elif step == PAY:
            cubes = to_pay(arg) / 4
    return [item, thugs, cubes]


def asked(g: Table, seat: int) -> list[float]:
    """The question I must answer, as in QUESTIONS, or that somebody else is asked."""
    found = [0.0] * (len(ASKED_FOR) + 1)
    for i in range(g.asking()):
        step, who, _ = g.ask_at(i)
        if who == seat and not (g.sealed and g.sealed[i] != OPEN):
            found[QUESTION[step]] = 1.0
            return found
    found[-1] = float(g.asking() > 0)
    return found


def measure(g: Table, seat: int) -> list[float]:
    """The position as this seat knows it: a number for each of NAMES."""
    seen = Expectations(g, seat)
    ahead: list[float] = []
    others = [0.0] * len(FIGURES)
    rivals = len(g.crews) - 1
    for i in range(len(g.crews)):
        if i != seat:
            rival = figures(seen, i)
            if not ahead or ahead[HOPE] < rival[HOPE]:
                ahead = rival
            for n in range(len(FIGURES)):
                others[n] += rival[n] / rivals
    found = figures(seen, seat)
    for part in (own(seen, seat), ahead, others, common(seen, seat), pending(g, seat), asked(g, seat)):
        found.extend(part)
    for n in range(len(found)):
        found[n] = max(-LIMIT, min(LIMIT, found[n]))
    return found
