"""A position as numbers, from which a judgement is learned: what each character has and can expect, and what is asked.

Nothing here is secret: neither the order of the deck nor dice placed in secret are looked at.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from karczma.games.roll_player.actions import action_of, die_of, space_of
from karczma.games.roll_player.cards import (
    ABILITIES,
    ACTION_AFTER,
    ADD_DISCARD_TO_MARKET,
    BUYS_PER_TURN,
    EXTRA_ARMOR_PIECE,
    GOLD_DIE_GOLD,
    HAND_LIMIT,
    LIKE_AN_ACTION,
    REFRESH_SKILLS,
    REPLACE_ACTION,
    SKILL,
    TRAIT,
    WEAPON,
)
from karczma.games.roll_player.market import INSTEAD_OF_BUYING
from karczma.games.roll_player.outlook import GOLD_WORTH, Character
from karczma.games.roll_player.purchase import card_of
from karczma.games.roll_player.scoring import GOLD_A_STAR, alignment_stars, hand_limit, hands_used, trait_stars
from karczma.games.roll_player.sheet import FOR_A_GOLD_DIE
from karczma.games.roll_player.skills import skill_of
from karczma.games.roll_player.state import Table
from karczma.games.roll_player.vocabulary import (
    ADJUST_DIE,
    ATTRIBUTE_ACTION,
    CLASS_ABILITY,
    CON,
    DEX,
    INT,
    KEEP_REROLL,
    MOVE_ALIGNMENT,
    REROLL_DIE,
    ROW,
    ROWS,
    SPEND_CHARISMA,
    STEP,
    STR,
    SWAP_FIRST,
    SWAP_SECOND,
    TURN_DIE,
    USE_ABILITY,
    WIS,
)
from karczma.kernel.game import NO_STEP, OPEN

# What is told of every character: what makes each number about 1, and how many stars one of it is worth in the end
OF_A_CHARACTER: Final = {
    "stars": (30.0, 0.0),
    "expected": (12.0, 0.0),
    "goals": (12.0, 1.0),
    "goals_to_come": (8.0, 1.0),
    "goals_doubt": (5.0, 0.0),
    "goals_near": (6.0, 0.0),
    "goals_lost": (8.0, 0.0),
    "class_dice": (8.0, 1.0),
    "class_dice_to_come": (3.0, 1.0),
    "alignment": (3.0, 1.0),
    "alignment_to_come": (3.0, 1.0),
    "backstory": (6.0, 1.0),
    "backstory_to_come": (3.0, 1.0),
    "matches": (6.0, 0.0),
    "armor": (10.0, 1.0),
    "armor_to_come": (2.0, 1.0),
    "traits": (10.0, 1.0),
    "traits_to_come": (6.0, 1.0),
    "gold": (12.0, 0.0),
    "gold_to_spend": (12.0, 0.15),
    "skills_ready": (3.0, 0.0),
    "skill_uses": (8.0, 0.2),
    "weapons": (3.0, 1.0),
    "hands_free": (2.0, 0.0),
    "ability": (2.0, 1.0),
    "die": (2.0, 0.0),
    "market": (3.0, 0.7),
    "buys_early": (1.0, 0.0),
}
PLACES: Final = list(OF_A_CHARACTER)
SCALES: Final = [1 / full for full, _ in OF_A_CHARACTER.values()]
WEIGHTS: Final = [weight for _, weight in OF_A_CHARACTER.values()]
PAID: Final = [PLACES.index(part) for part in ("goals", "class_dice", "alignment", "backstory", "armor", "traits")]
STARS: Final = 0
EXPECTED: Final = 1
USUAL: Final = 30.0  # stars: from there what is expected is counted
MARKET_TURN: Final = 1.3  # stars that a Market turn to come brings
COLOUR_DRAWN: Final = 1.4  # how much likelier than by chance a die to come is in the class colour
SPENT: Final = 4  # gold in a Market turn
# What the ability of a class is worth per round, in stars
ABILITY: Final = {
    ACTION_AFTER: 0.06,
    REPLACE_ACTION: 0.0,
    ADD_DISCARD_TO_MARKET: 0.3,
    REFRESH_SKILLS: 0.1,
    BUYS_PER_TURN: 0.1,
    GOLD_DIE_GOLD: 0.06,
    HAND_LIMIT: 0.0,
}
# The questions that are told apart, each with its steps
QUESTIONS: Final = {
    "set_up": ("choose_sheet", "choose_class_card", "choose_class"),
    "starting_die": ("place_setup_die",),
    "order_tie": ("order_tie",),
    "take_initiative": ("take_initiative",),
    "place_die": ("place_die", "place_together"),
    "act": ("attribute_action", "class_ability"),
    "turn_die": ("turn_die",),
    "swap_first": ("swap_first",),
    "swap_second": ("swap_second",),
    "adjust_die": ("adjust_die",),
    "reroll_die": ("reroll_die",),
    "keep_reroll": ("keep_reroll",),
    "move_alignment": ("move_alignment",),
    "skill_window": ("skill_window",),
    "ability": ("use_ability",),
    "skill_target": ("sheet_target", "bag_target", "pool_target", "row_target", "skill_target"),
    "return_card": ("return_card",),
    "market": ("market",),
    "payment": ("spend_charisma", "drop_weapon", "discard_target"),
    "after_market": ("after_market",),
    "refresh_skill": ("refresh_skill",),
    "last_window": ("last_window",),
}
WAITING: Final = len(QUESTIONS)  # somebody else is asked


def _question_of_steps() -> list[int]:
    found = [WAITING] * len(STEP.ids)
    names = list(QUESTIONS)
    for i in range(len(names)):
        for step in QUESTIONS[names[i]]:
            found[STEP.numbers[step]] = i
    return found


QUESTION: Final = _question_of_steps()
ACTION: Final = {
    TURN_DIE: STR,
    SWAP_FIRST: DEX,
    SWAP_SECOND: DEX,
    ADJUST_DIE: CON,
    REROLL_DIE: INT,
    MOVE_ALIGNMENT: WIS,
}
NAMES: Final[tuple[str, ...]] = (
    *[f"mine_{name}" for name in OF_A_CHARACTER],
    *[f"ahead_{name}" for name in OF_A_CHARACTER],
    *[f"others_{name}" for name in OF_A_CHARACTER],
    *[f"mine_goal_{row}" for row in ROW.ids],
    *[f"mine_empty_{row}" for row in ROW.ids],
    *[f"mine_{ability}" for ability in ABILITIES],
    *[f"asked_{name}" for name in QUESTIONS],
    *("asked_another", "pending", "purchases", "rounds_left", "seats_1", "seats_2", "seats_3", "seats_4"),
    *("first", "choose_before_me", "buy_before_me", "friendly_market", "layered_deck", "lead", "lead_in_stars"),
)


def measure(g: Table, seat: int) -> list[float]:
    """The position as this seat may know it, by `NAMES`."""
    coming = to_be_seen(g)
    me = Character(g, seat)
    mine = block(g, me, coming)
    ahead = [0.0] * len(mine)
    others = [0.0] * len(mine)
    for i in range(1, g.seated):
        theirs = block(g, Character(g, (seat + i) % g.seated), coming)
        if i == 1 or theirs[EXPECTED] > ahead[EXPECTED]:
            ahead = theirs
        for j in range(len(theirs)):
            others[j] += theirs[j] / (g.seated - 1)
    found = [*mine, *ahead, *others]
    for row in range(ROWS):
        found.append(me.stars[row] * me.chances[row] / 3)
    for row in range(ROWS):
        found.append(me.empty[row] / 3)
    ability = g.cards.ability[me.player.profession] if me.player.profession >= 0 else -1
    for one in range(len(ABILITIES)):
        found.append(float(one == ability))
    found.extend(asked(g, me, seat))
    found.extend(common(g, me, seat))
    found.append(mine[EXPECTED] - ahead[EXPECTED] if g.seated > 1 else 0.0)
    found.append((mine[STARS] - ahead[STARS]) * 3 if g.seated > 1 else 0.0)
    for i in range(len(found)):
        found[i] = max(-3.0, min(3.0, found[i]))
    return found


def to_be_seen(g: Table) -> int:
    """RP-67 The cards of the market and the deck, as bits: everybody can work out which they are."""
    bits = 0
    for card in g.market:
        bits |= 1 << card
    for i in range(g.left):
        bits |= 1 << g.order[i]
    return bits


def block(g: Table, one: Character, coming: int) -> list[float]:
    """What is told of a character."""
    found = [0.0, 0.0]
    add_goals(found, one)
    add_colours(found, one, g.bag)
    add_cards(found, one, coming)
    add_means(found, one)
    add_offers(g, found, one)
    stars = float(one.player.gold // GOLD_A_STAR) if g.solo else 0.0
    expected = stars + MARKET_TURN * one.markets
    for place in PAID:
        stars += found[place]
    for place in range(len(found)):
        expected += WEIGHTS[place] * found[place]
    found[STARS] = stars
    found[EXPECTED] = expected - USUAL
    for place in range(len(found)):
        found[place] *= SCALES[place]
    return found


def add_goals(found: list[float], one: Character) -> None:
    """RP-83 to RP-87 Goals met, the stars still to come for others, and how open that is."""
    met = near = lost = 0
    expected = doubt = 0.0
    for row in range(ROWS):
        chance = one.chances[row]
        stars = one.stars[row]
        expected += chance * stars
        doubt += chance * (1 - chance) * stars * stars
        if one.empty[row] == 0:
            if chance == 1.0:
                met += stars
            elif one.totals[row] + 1 == one.least[row] or one.totals[row] - 1 == one.most[row]:
                near += stars
        if chance < 0.1:
            lost += stars
    found.extend([float(met), expected - met, sqrt(doubt), float(near), float(lost)])


def add_colours(found: list[float], one: Character, bag: list[int]) -> None:
    """RP-88 to RP-91 Dice in the class colour, the alignment, the backstory: what they pay, and what is to come."""
    drawn = COLOUR_DRAWN * bag[one.colour] / max(1, sum(bag)) if one.colour >= 0 else 0.0
    now = alignment_stars(one.cards, one.player)
    reward = one.cards.reward[one.matched]
    found.extend([float(one.own), one.left * drawn, float(now), one.alignment(one.player.field) - now])
    found.extend([float(reward), one.story(bag) - reward, float(one.matched)])


def add_cards(found: list[float], one: Character, coming: int) -> None:
    """RP-92 to RP-94 Armour and traits: what they pay, and what is to come."""
    found.extend([float(one.armor()), one.armor_to_come(coming)])
    now = 0
    expected = 0.0
    traits = one.player.owned & one.cards.types[TRAIT]
    while traits:
        lowest = traits & -traits
        card = lowest.bit_length() - 1
        now += trait_stars(one.cards, one.player, card)
        expected += one.cards.pays[card] * one.trait(card)
        traits ^= lowest
    found.extend([float(now), expected - now if one.left + one.markets else 0.0])


def add_means(found: list[float], one: Character) -> None:
    """Gold, Charisma tokens, skills, weapons, and the ability of the class: what they can still do."""
    player, cards = one.player, one.cards
    skills = (player.owned & cards.types[SKILL]).bit_count()
    ready = player.ready.bit_count()
    usable = ready if one.markets else 0
    spent = min(player.gold + 0.7 * player.charisma, float(SPENT * one.markets))
    found.extend([float(player.gold), spent, float(ready), min(skills, 2.0) * one.left + usable])
    weapons = player.owned & cards.types[WEAPON]
    worth = 0.0
    left = weapons & ~cards.effects[EXTRA_ARMOR_PIECE]  # what a shield does is counted with the armour
    while left:
        lowest = left & -left
        worth += one.weapon(lowest.bit_length() - 1)
        left ^= lowest
    hands = hands_used(cards, player.owned) if weapons else 0
    found.extend([worth, float(hand_limit(cards, player) - hands)])
    found.append(ABILITY[cards.ability[player.profession]] * one.left if player.profession >= 0 else 0.0)


def add_offers(g: Table, found: list[float], one: Character) -> None:
    """What the best die and the best market card would bring this round, and how early this player buys."""
    player = one.player
    dice = [player.hand] if player.hand >= 0 else player.starting or (g.pool if player.placed < 0 else [])
    found.append(best_die(one, dice))
    best = GOLD_WORTH * INSTEAD_OF_BUYING if one.soon else 0.0
    if one.soon:
        for card in g.market:
            if player.gold + player.charisma >= one.price(card):
                best = max(best, one.card(card))
    found.append(best)
    found.append(1 - player.initiative / g.slots if player.initiative >= 0 else 0.0)


def best_die(one: Character, dice: list[int]) -> float:
    profession = one.player.profession
    thief = profession >= 0 and one.cards.ability[profession] == GOLD_DIE_GOLD
    gold = one.cards.amount[profession] if thief else FOR_A_GOLD_DIE
    best = -9.0
    for die in dice:
        if die >= 0:
            best = max(best, one.die(die, gold))
    return best if best > -9.0 else 0.0


def asked(g: Table, me: Character, seat: int) -> list[float]:
    """Which question I am asked, and what it is likely to bring."""
    found = [0.0] * (WAITING + 1)
    question = WAITING if g.asking() else -1
    step = NO_STEP
    arg = 0
    for i in range(g.asking()):
        frame = g.ask_at(i)
        if frame[1] == seat and (not g.sealed or g.sealed[i] == OPEN):
            step, _, arg = frame
            question = QUESTION[step]
    if question >= 0:
        found[question] = 1.0
    gain = pending(me, step, arg) if question < WAITING else 0.0
    for frame in g.agenda:
        if frame[1] == seat and frame[0] in (ATTRIBUTE_ACTION, CLASS_ABILITY):
            gain += pending(me, frame[0], frame[2])
    found.append(gain / 2)
    return found


def pending(me: Character, step: int, arg: int) -> float:
    """What the action, the new value or the card that I am asked about can bring me."""
    if step in ACTION:
        return me.action(ACTION[step])
    if step == ATTRIBUTE_ACTION:
        return max(0.0, me.action(me.player.placed)) if me.player.placed >= 0 else 0.0
    if step == CLASS_ABILITY:
        return max(0.0, me.action(action_of(arg)))
    if step == USE_ABILITY and me.cards.effect[skill_of(arg)] == LIKE_AN_ACTION:
        return max(0.0, me.action(me.cards.of[skill_of(arg)]))
    if step == SPEND_CHARISMA:
        return me.card(card_of(arg))
    if step == KEEP_REROLL:
        row = space_of(arg) // 3
        by = die_of(arg) - me.player.sheet[space_of(arg)]
        return me.stars[row] * (me.chance(row, me.totals[row] + by, me.empty[row]) - me.chances[row])
    return 0.0


def common(g: Table, me: Character, seat: int) -> list[float]:
    """How much of the game is left, who is playing, and who goes before me this round."""
    before = buyers = 0
    for i in range(g.seated):
        other = g.players[i]
        if i != seat and other.placed < 0 and me.player.placed < 0:
            before += (i - g.first) % g.seated < (seat - g.first) % g.seated
        if 0 <= other.initiative < me.player.initiative:
            buyers += 1
    found = [g.purchases / 2, me.left / 12]
    for seats in range(1, 5):
        found.append(float(g.seated == seats))
    found.extend([float(g.first == seat), before / 3, buyers / 3, float(g.friendly), float(g.layered)])
    return found
