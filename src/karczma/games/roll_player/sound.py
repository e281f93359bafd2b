"""Whether a state that came from outside could lie on a table: first its pieces, then what is asked and what follows.

What is asked lies on top of what is still on the agenda. The lowest frame tells the phase, the frames above it whose
turn it is, and those on top what is being carried out.
"""

from __future__ import annotations

from typing import Final

from karczma.games.roll_player.actions import FIRST_STEP, boosted
from karczma.games.roll_player.audience import rounds
from karczma.games.roll_player.bag import IN_THE_BOX, lowest_dice, taken
from karczma.games.roll_player.cards import (
    ACTION_AFTER,
    ADJACENT_ROW_ACTION,
    BUY_FROM_DISCARD,
    BUY_TYPE,
    COPY_SKILL,
    DISCARD_MARKET_CARD,
    EXCHANGE_WITH_BAG,
    EXCHANGE_WITH_POOL,
    LIKE_AN_ACTION,
    MOVE_DIE_TO_EMPTY,
    POOL_FLIP,
    POOL_REROLL,
    REPLACE_ACTION,
    SKILL,
    TAKE_INITIATIVE_GOLD,
    WEAPON,
)
from karczma.games.roll_player.cleanup import exhausted, refreshes
from karczma.games.roll_player.dice import following, is_attuned
from karczma.games.roll_player.market import BEGINS_TURN, GOES_ON, next_in_market
from karczma.games.roll_player.purchase import FROM_DISCARDS, UNSEEN, buys
from karczma.games.roll_player.scoring import hand_limit, hands_used, owned_cards
from karczma.games.roll_player.setup import ONE_BY_ONE, TOGETHER, starting_gold
from karczma.games.roll_player.skills import (
    AT_THE_END,
    BEFORE_THE_ROLL,
    CLIMB,
    IN_DICE_TURN,
    IN_DICE_WINDOW,
    IN_MARKET_TURN,
    IN_MARKET_WINDOW,
    INTIMIDATE,
    POOL_CHANGED,
    allowed,
    has_target,
    skills,
)
from karczma.games.roll_player.state import CENTRE, Player, Table
from karczma.games.roll_player.vocabulary import (
    AFTER_MARKET,
    BAG_TARGET,
    CARDS_IN_BOX,
    CHA,
    CHOOSE_CLASS,
    CHOOSE_CLASS_CARD,
    CHOOSE_SHEET,
    CLASS_ABILITY,
    CLEANUP,
    COLOURS,
    DEAL,
    DEX,
    DICE_TURNS,
    DISCARD_TARGET,
    DROP_WEAPON,
    END,
    GOLD,
    INT,
    KEEP_REROLL,
    LAST_WINDOW,
    MARKET,
    MARKET_TURNS,
    ORDER_TIE,
    PLACE_DIE,
    PLACE_SETUP_DIE,
    PLACE_TOGETHER,
    POOL_TARGET,
    PREPARE,
    REFRESH_SKILL,
    REROLL_DIE,
    RETURN_CARD,
    ROLL,
    ROW_TARGET,
    ROWS,
    SHEET_TARGET,
    SKILL_TARGET,
    SKILL_WINDOW,
    SPACES,
    SPEND_CHARISMA,
    SWAP_SECOND,
    TAKE_INITIATIVE,
    TOKENS,
    USE_ABILITY,
    WIS,
)
from karczma.kernel.game import NOBODY, Frame

MOST_GOLD: Final = 999

# How far a player is in this round
WAITING: Final = 0
HOLDING: Final = 1  # an Initiative card and its die
PLACED: Final = 2
DONE: Final = 3  # with the Market turn: the Initiative card is back
NEVER: Final = -1  # no such moment


def sound(g: Table) -> bool:
    """All pieces where such pieces lie, and somebody asked what could be asked then."""
    if not (_centre_fits(g) and _cards_fit(g) and all([_fits(g, i) for i in range(g.seated)]) and _nothing_twice(g)):
        return False
    if not g.asks:
        return not g.agenda and not g.sealed and _ended(g)
    if not g.agenda or (g.asks[0][0] == ORDER_TIE) != bool(g.loose):
        return False
    phase = g.agenda[0][0]
    if phase == DEAL:
        return _choosing(g)
    if phase == ROLL:
        return _before_roll(g) if g.round else _starting(g)
    if not 1 <= g.round <= rounds(g) or not _in_the_round(g):
        return False
    if g.sealed or len(g.asks) > 1:
        return phase == DICE_TURNS and _placing_together(g)
    stack = [*g.agenda, g.asks[0]]
    if phase == DICE_TURNS:
        return g.purchases == 0 and _dice_phase(g, stack)
    if phase == MARKET_TURNS and stack[0][2] == GOES_ON:
        return _market_phase(g, stack)
    return g.purchases == 0 and _between(g, stack)


def _order(g: Table) -> list[int]:
    """The seats from the First Player on."""
    return [(g.first + i) % g.seated for i in range(g.seated)]


def _above(stack: list[Frame], below: list[Frame]) -> list[Frame]:
    """What lies above these frames, which come later the lower they lie; nothing if they are not what lies below."""
    return stack[len(below) :] if stack[: len(below)] == below[::-1] else []


def _centre_fits(g: Table) -> bool:
    """As many players, Initiative cards and colours as there are; dice in order of their values (RP-29)."""
    if len(g.players) != g.seated or not 0 <= g.first < g.seated or (g.together and g.solo) or g.purchases < 0:
        return False
    if len(g.pool) != g.slots or len(g.card_gold) != g.slots or len(g.bag) != COLOURS or len(g.aside) != COLOURS:
        return False
    for colour in range(COLOURS):
        if min(g.bag[colour], g.aside[colour]) < 0 or g.bag[colour] + g.aside[colour] > IN_THE_BOX[colour]:
            return False
    if min([0, *g.loose]) < 0 or g.loose != sorted(g.loose):
        return False
    values = [die % 6 for die in g.pool if die >= 0] + sorted([die % 6 for die in g.loose])
    return values == sorted(values)


def _cards_fit(g: Table) -> bool:
    """Cards with one dot above those with two as long as they are layered (RP-15); a trash in solo only."""
    if not 0 <= g.left <= len(g.order) or len(set(g.order)) != len(g.order):
        return False
    if min([0, *g.order, *g.market, *g.discards, *g.trash]) < 0 or (g.trash and not g.solo):
        return False
    dots = [g.cards.dots[card] for card in g.order]
    return not g.layered or (not g.random_deck and dots == sorted(dots, reverse=True))


def _fits(g: Table, seat: int) -> bool:
    """A player's own part: no gaps in rows, ready skills among those owned, no more weapons than hands."""
    player = g.players[seat]
    sheet = player.sheet
    if len(sheet) != SPACES or min([0, *player.starting]) < 0 or player.starting != sorted(player.starting):
        return False
    if not all([sheet[i] < 0 or i % 3 == 0 or sheet[i - 1] >= 0 for i in range(SPACES)]):
        return False
    if player.field < 0 or not 0 <= player.gold <= MOST_GOLD or not 0 <= player.charisma < len(TOKENS.ids):
        return False
    if player.ready & ~(player.owned & g.cards.types[SKILL]) or _stage(g, player) == NEVER:
        return False
    too_many = hands_used(g.cards, player.owned) > hand_limit(g.cards, player)
    return too_many == (len(g.asks) == 1 and g.asks[0][:2] == (DROP_WEAPON, seat))  # RP-R33, RP-R60


def _stage(g: Table, player: Player) -> int:
    """How far this player is in the round, by the Initiative card and the die."""
    card = player.initiative
    if not -1 <= card < g.slots or (player.hand >= 0 and player.placed >= 0):
        return NEVER
    if card >= 0:
        if player.bore != (0 < card < g.slots - 1) or (player.hand < 0 and player.placed < 0):  # RP-18
            return NEVER
        return PLACED if player.placed >= 0 else HOLDING
    if player.placed >= 0:
        return DONE
    return WAITING if player.hand < 0 and not player.bore else NEVER


def _nothing_twice(g: Table) -> bool:
    """No two players have the same sheet, Class card, backstory, alignment or Initiative card."""
    players = g.players
    colours = [g.cards.colour[player.profession] for player in players if player.profession >= 0]
    for held in (
        [player.race for player in players if player.race >= 0],
        [player.backstory for player in players if player.backstory >= 0],
        [player.alignment for player in players if player.alignment >= 0],
        [player.initiative for player in players if player.initiative >= 0],
        colours,
    ):
        if len(set(held)) != len(held):
            return False
    return True


def _dice_on(player: Player) -> int:
    return len([die for die in player.sheet if die >= 0])


def _dealt(g: Table) -> bool:
    """Everybody has a sheet, a class, a backstory and an alignment, and only the enemy die is aside (RP-119)."""
    for player in g.players:
        if player.race < 0 or player.profession < 0 or player.backstory < 0 or player.alignment < 0:
            return False
    return g.aside == [*[0] * GOLD, 1 if g.solo else 0]


def _unplayed(g: Table) -> bool:
    """Before the first round: Initiative cards with their gold (RP-18), nothing bought."""
    if g.round or (g.sealed and g.asks[0][0] != PLACE_SETUP_DIE) or max(g.pool) >= 0 or g.purchases:
        return False
    for player in g.players:
        if player.owned or player.charisma or player.field != CENTRE or _stage(g, player) != WAITING:
            return False
    return g.card_gold == [0, *[1] * (g.slots - 2), 0]


def _choosing(g: Table) -> bool:
    """RP-03 to RP-11 Sheets are chosen, then classes."""
    order = _order(g)
    classes = order[::-1] if g.class_choice else order
    plan: list[Frame] = [(CHOOSE_SHEET, i, 0) for i in order]
    plan.extend([(CHOOSE_CLASS_CARD, i, 0) for i in classes])
    plan.append((DEAL, g.first, 0))
    done = len(plan) - 1 - len(g.agenda)
    if len(g.asks) != 1 or done < 0 or g.agenda != plan[:done:-1] or not _unplayed(g):
        return False
    step, seat, arg = g.asks[0]
    if step == CHOOSE_CLASS:
        if plan[done] != (CHOOSE_CLASS_CARD, seat, 0) or not 0 <= arg < GOLD:
            return False
    elif g.asks[0] != plan[done] or (step == CHOOSE_CLASS_CARD and not g.class_choice):
        return False
    for i in range(g.seated):
        chose = (g.players[order[i]].race >= 0, g.players[classes[i]].profession >= 0)
        if chose != (i < done, g.seated + i < done) or not _as_at_first(g, i):
            return False
    return _drawn_for_classes(g, arg if step == CHOOSE_CLASS else NOBODY)


def _as_at_first(g: Table, seat: int) -> bool:
    """Nothing is dealt yet, and the gold is what everybody starts with (RP-04)."""
    player = g.players[seat]
    if player.backstory >= 0 or player.alignment >= 0 or player.starting or _dice_on(player):
        return False
    nothing = not (g.order or g.market or g.discards or g.trash) and g.layered != g.random_deck
    return nothing and player.gold == starting_gold((seat - g.first) % g.seated, g.shorter)


def _drawn_for_classes(g: Table, choosing: int) -> bool:
    """RP-06, RP-07 Aside are dice of the Class cards taken, and gold ones that decided nothing."""
    classes = [g.cards.colour[player.profession] for player in g.players if player.profession >= 0]
    if choosing in classes:
        return False
    drawn = [*classes, choosing]
    for colour in range(GOLD):
        if (g.aside[colour] > 0) != (not g.class_choice and colour in drawn):
            return False
    return g.aside[GOLD] == g.solo if g.class_choice or drawn == [NOBODY] else g.aside[GOLD] >= g.solo


def _starting(g: Table) -> bool:
    """RP-20 Starting dice are placed, one player after another or all at one time."""
    if not _dealt(g) or not _unplayed(g):
        return False
    left = [len(player.starting) for player in g.players]
    for player in g.players:
        if _dice_on(player) + len(player.starting) != SPACES - rounds(g):
            return False
    if g.together:
        asked = [(PLACE_SETUP_DIE, i, TOGETHER) for i in range(g.seated)]
        follows: list[Frame] = [(ROLL, g.first, 0), (PLACE_SETUP_DIE, g.first, TOGETHER)]
        return bool(g.sealed) and g.asks == asked and g.agenda == follows and min(left) == max(left)
    plan: list[Frame] = [(PLACE_SETUP_DIE, i, ONE_BY_ONE) for i in _order(g)]
    done = g.seated + 1 - len(g.agenda)
    if g.sealed or not 0 <= done < g.seated or g.agenda != [(ROLL, g.first, 0), *plan[done:][::-1]]:
        return False
    for i in range(g.seated):
        count = left[plan[i][1]]
        if (i < done and count) or (i > done and count != SPACES - rounds(g)):
            return False
    return g.asks == [plan[done]]


def _before_roll(g: Table) -> bool:
    """RP-R2 A round is over, the next one is prepared, and somebody may reach into the bag."""
    on = SPACES - rounds(g) + g.round
    for player in g.players:
        if _stage(g, player) != WAITING or player.starting or player.charisma or _dice_on(player) != on:
            return False
    ready = g.card_gold == [0, *[1] * (g.slots - 2), 0] and max(g.pool) < 0 and not (g.loose or g.sealed or g.purchases)
    stack = [*g.agenda, *g.asks]
    return ready and _dealt(g) and _window(g, _above(stack, [(ROLL, g.first, 0)]), BEFORE_THE_ROLL, NOBODY)


def _in_the_round(g: Table) -> bool:
    """A die more on every sheet each round (RP-R1); the others on Initiative cards that nobody holds."""
    if not _dealt(g):
        return False
    if not g.asks or g.agenda[0][0] == END:  # RP-R6 all is cleared away
        whole = all([_dice_on(player) == SPACES and not player.starting for player in g.players])
        return whole and max(g.pool) < 0 and not g.loose and min(g.card_gold) >= 0 and max(g.card_gold) <= 1
    took = 0
    for player in g.players:
        stage = _stage(g, player)
        on = SPACES - rounds(g) + g.round - 1 + (1 if stage >= PLACED else 0)
        if player.starting or _dice_on(player) != on:
            return False
        took += 1 if stage > WAITING else 0
    for card in range(g.slots):
        held = taken(g, card)
        free = g.pool[card] >= 0 or (len(g.loose) > 0 and not held)
        bears = 1 if free and 0 < card < g.slots - 1 else 0
        if (held and g.pool[card] >= 0) or g.card_gold[card] != bears:
            return False
    return len([die for die in g.pool if die >= 0]) + len(g.loose) == g.slots - took


def _all(g: Table, seats: list[int], stage: int) -> bool:
    return all([_stage(g, g.players[i]) == stage for i in seats])


def _dice_phase(g: Table, stack: list[Frame]) -> bool:
    """RP-31 Dice are put in order, then a turn each; the lowest frame says how many began theirs."""
    _, first, begun = stack[0]
    order = _order(g)
    if first != g.first or not 0 <= begun <= g.seated + g.together:
        return False
    if begun == 0:
        return _all(g, order, WAITING) and _ties(g, stack[1:], g.first)
    if begun > g.seated:  # RP-R70 all have placed
        plan = [frame for i in order for frame in following(g, i)]
        return _all(g, order, PLACED) and _after_placing(g, plan, stack[1:])
    who = order[begun - 1]
    before = HOLDING if g.together else PLACED
    if not _all(g, order[: begun - 1], before) or not _all(g, order[begun:], WAITING):
        return False
    stage = _stage(g, g.players[who])
    rest = stack[1:]
    if stage == WAITING:
        above = _above(rest, [(TAKE_INITIATIVE, who, 0)])
        if above and above[0][0] == SKILL_WINDOW and len(above) == 2 and _ties(g, above[1:], who):
            return above[0] == (SKILL_WINDOW, g.first, (POOL_CHANGED * 8 + who + 1) << 6 | g.first << 3)  # RP-R51
        window = _window(g, above, IN_DICE_WINDOW, who) or _window(g, above, POOL_CHANGED, who)
        return window or _own_turn(g, rest, TAKE_INITIATIVE, who)
    if g.together:
        return False
    return _own_turn(g, rest, PLACE_DIE, who) if stage == HOLDING else _after_placing(g, following(g, who), rest)


def _own_turn(g: Table, stack: list[Frame], step: int, who: int) -> bool:
    """This is asked, or was, and a skill is carried out first (RP-R5)."""
    asked = stack[0] == (step, who, 0)
    return asked and (len(stack) == 1 or _skill(g, stack[1:], who, IN_DICE_TURN))


def _placing_together(g: Table) -> bool:
    """RP-R70 All hold a die and choose its row at one time; what follows is planned."""
    order = _order(g)
    plan = [(DICE_TURNS, g.first, g.seated + 1), *[frame for i in order for frame in following(g, i)][::-1]]
    asked = [(PLACE_TOGETHER, i, 0) for i in order]
    asking = bool(g.sealed) and g.asks == asked and g.agenda == plan
    return g.together and g.purchases == 0 and _all(g, order, HOLDING) and asking


def _after_placing(g: Table, plan: list[Frame], stack: list[Frame]) -> bool:
    """RP-38, RP-R7 One of the planned actions is offered or carried out; the later ones wait."""
    for i in range(len(plan)):
        rest = _above(stack, plan[i + 1 :])
        if not rest:
            continue
        if rest[0] == plan[i]:
            return len(rest) == 1 or _skill(g, rest[1:], plan[i][1], IN_DICE_TURN)
        if any([_action(g, rest, plan[i][1], action) for action in _offered(g, plan[i])]):
            return True
    return False


def _offered(g: Table, frame: Frame) -> list[int]:
    """RP-51 The actions that this question could have led to."""
    step, seat, arg = frame
    if step == CLASS_ABILITY:
        return [arg & 7]
    player = g.players[seat]
    found = [player.placed]
    if player.owned & g.cards.effects[ADJACENT_ROW_ACTION]:
        found.extend([row for row in (player.placed - 1, player.placed + 1) if 0 <= row < ROWS])
    if g.cards.ability[player.profession] == REPLACE_ACTION:
        found.append(g.cards.class_action[player.profession])
    return found


def _between(g: Table, stack: list[Frame]) -> bool:
    """Dice Phase and Market Phase are over but for their last window, or skills are made ready, or the game ends."""
    phase = stack[0][0]
    order = _order(g)
    if phase == MARKET_TURNS:
        plan: list[Frame] = [(RETURN_CARD, i, 0) for i in order if is_attuned(g, i)]
        plan.append((MARKET_TURNS, g.first, BEGINS_TURN))
        waits = any([len(plan) > i + 1 and stack == plan[i:][::-1] for i in range(len(plan))])
        return _all(g, order, PLACED) and (waits or _window(g, _above(stack, plan), IN_DICE_WINDOW, NOBODY))
    if not _all(g, order, DONE):
        return False
    if phase == CLEANUP:
        return _window(g, _above(stack, [(CLEANUP, g.first, 0)]), IN_MARKET_WINDOW, NOBODY)
    if max([player.charisma for player in g.players]) > 0:
        return False
    if phase == PREPARE:
        return _refreshing(g, stack)
    return _last(g) and _last_window(g, _above(stack, [(END, NOBODY, 0)]))


def _refreshing(g: Table, stack: list[Frame]) -> bool:
    """RP-69 Skills are made ready, from the First Player on."""
    plan: list[Frame] = [(REFRESH_SKILL, i, refreshes(g, i)) for i in _order(g)]
    plan.append((PREPARE, g.first, 0))
    for i in range(g.seated):
        rest = _above(stack, plan[i + 1 :])
        if len(rest) == 1 and rest[0][:2] == plan[i][:2]:
            return 1 <= rest[0][2] <= plan[i][2]
    return False


def _last(g: Table) -> bool:
    return g.round == rounds(g)


def _ended(g: Table) -> bool:
    """RP-81 The last round is over, and nothing is left to do."""
    return _last(g) and not g.loose and not g.purchases and _in_the_round(g) and _all(g, _order(g), DONE)


def _market_phase(g: Table, stack: list[Frame]) -> bool:
    """RP-53 The turn of who holds the lowest Initiative card, or the window before it."""
    who = next_in_market(g)
    stages = [_stage(g, player) for player in g.players]
    if stack[0] != (MARKET_TURNS, g.first, GOES_ON) or who == NOBODY or min(stages) < PLACED:
        return False
    turn = stack[1]
    rest = stack[2:]
    if turn == (MARKET, who, GOES_ON):
        if not 0 <= g.purchases <= buys(g, who):
            return False
        spent = bool(rest) and _bought(g, rest, who)
        open_to_buy = g.purchases > 0 and (not rest or _skill(g, rest, who, IN_MARKET_TURN) or _buys(g, rest, who, 0))
        return spent or open_to_buy
    if turn == (MARKET, who, BEGINS_TURN):
        return g.purchases == 0 and _window(g, rest, IN_MARKET_WINDOW, who)
    after = turn == (AFTER_MARKET, who, 0) and g.purchases == 0
    return after and (not rest or _skill(g, rest, who, IN_MARKET_TURN))


def _buys(g: Table, rest: list[Frame], who: int, source: int) -> bool:
    """RP-49 A card is being bought: how it is paid."""
    step, seat, arg = rest[0]
    lying = g.discards if source else g.market
    return len(rest) == 1 and seat == who and arg - source in lying and step == SPEND_CHARISMA


def _bought(g: Table, rest: list[Frame], who: int) -> bool:
    """RP-R7, RP-R54 What the class does now that a card is bought or discarded; weapons go if one too many came."""
    player = g.players[who]
    event = g.cards.event[player.profession] if g.cards.ability[player.profession] == ACTION_AFTER else NEVER
    action = g.cards.class_action[player.profession]
    if g.purchases == buys(g, who) or (event == DISCARD_MARKET_CARD and g.purchases):
        return False
    follows: list[Frame] = [(CLASS_ABILITY, who, action)] if event == BUY_TYPE + WEAPON else []
    weapons = owned_cards(player.owned & g.cards.types[WEAPON])
    if rest[:-1] == follows and rest[-1][:2] == (DROP_WEAPON, who):
        return rest[-1][2] == UNSEEN or rest[-1][2] in weapons
    acts = event not in (NEVER, TAKE_INITIATIVE_GOLD)
    return acts and (rest == [(CLASS_ABILITY, who, action)] or _action(g, rest, who, action))


def _window(g: Table, rest: list[Frame], moment: int, without: int) -> bool:
    """RP-R2 Somebody is asked for a skill, or has used one, and then all are asked again."""
    if not g.windows or not rest:
        return False
    shown = (moment * 8 + without + 1) << 6 | g.first << 3
    seat = _reacts(g, rest, SKILL_WINDOW, shown)
    if seat in (NOBODY, without):
        return False
    return len(skills(g, seat, moment)) > 0 if len(rest) == 1 else _skill(g, rest[1:], seat, moment)


def _last_window(g: Table, rest: list[Frame]) -> bool:
    """RP-R26 The same before the count, for weapons too."""
    seat = _reacts(g, rest, LAST_WINDOW, g.first << 3) if rest else NOBODY
    if seat == NOBODY or len(rest) > 1:
        return seat != NOBODY and _skill(g, rest[1:], seat, AT_THE_END)
    return g.players[seat].owned & g.cards.types[WEAPON] != 0 or len(skills(g, seat, AT_THE_END)) > 0


def _reacts(g: Table, rest: list[Frame], window: int, arg: int) -> int:
    """Who is asked in this window or carries something out on top of it; nobody if it is not open like that."""
    declined = rest[0][2] - arg
    seat = rest[-1][1]
    asked = (window, (g.first + declined) % g.seated, arg + declined)
    if rest[0] != asked or not 0 <= declined < g.seated or g.hushed >> seat & 1 or (len(rest) > 1 and declined):
        return NOBODY
    return seat


def _skill(g: Table, rest: list[Frame], seat: int, moment: int) -> bool:
    """RP-75 The ability of a skill of this seat, now exhausted, is offered or carried out."""
    step, who, arg = rest[0]
    if who != seat:
        return False
    used = [card for card in owned_cards(exhausted(g, g.players[seat])) if allowed(g.cards.timing[card], moment)]
    if step == USE_ABILITY:
        card = arg - moment * CARDS_IN_BOX
        return len(rest) == 1 and card in used and has_target(g, seat, card, moment)
    if any([g.cards.effect[card] == COPY_SKILL for card in used]):  # RP-R34
        if step == SKILL_TARGET:
            return len(rest) == 1 and arg == moment
        for i in range(g.seated):
            if i != seat:
                ready = owned_cards(g.players[i].ready)
                used.extend([card for card in ready if allowed(g.cards.timing[card], moment)])
    return any([_carried_out(g, rest, seat, card) for card in used])


def _carried_out(g: Table, rest: list[Frame], seat: int, card: int) -> bool:
    """RP-C16 to RP-C25 Whether this is a question of this skill."""
    effect = g.cards.effect[card]
    if effect == LIKE_AN_ACTION:
        return _action(g, rest, seat, g.cards.of[card])
    step, who, arg = rest[0]
    if len(rest) != 1 or who != seat:
        return False
    if effect == BUY_FROM_DISCARD:
        return g.purchases > 0 and (rest[0] == (DISCARD_TARGET, seat, 0) or _buys(g, rest, seat, FROM_DISCARDS))
    if step == SHEET_TARGET:
        return arg == effect and effect in (EXCHANGE_WITH_BAG, EXCHANGE_WITH_POOL, MOVE_DIE_TO_EMPTY)
    if effect == EXCHANGE_WITH_BAG:
        return step == BAG_TARGET and _lies(g, seat, arg)
    if effect == MOVE_DIE_TO_EMPTY:
        return step == ROW_TARGET and _lies(g, seat, arg)
    return effect in (EXCHANGE_WITH_POOL, POOL_FLIP, POOL_REROLL) and (
        _ties(g, rest, seat) or (step == POOL_TARGET and _from_pool(g, seat, arg, effect))
    )


def _from_pool(g: Table, seat: int, arg: int, effect: int) -> bool:
    """RP-R57, RP-R58 Whether the argument of a question for a pool die fits the skill."""
    if effect == POOL_FLIP:
        return arg == CLIMB
    if effect == EXCHANGE_WITH_POOL:
        return _lies(g, seat, arg - 1)
    chosen = arg - INTIMIDATE
    lying = sum([1 << card for card in range(g.slots) if g.pool[card] >= 0])
    return 0 <= chosen < INTIMIDATE and not chosen & ~lying


def _ties(g: Table, rest: list[Frame], seat: int) -> bool:
    """RP-30 Of the lowest loose dice two have different colours, and this seat puts them in order."""
    return rest == [(ORDER_TIE, seat, 0)] and len({die // 6 for die in lowest_dice(g)}) > 1


def _lies(g: Table, seat: int, space: int) -> bool:
    return 0 <= space < SPACES and g.players[seat].sheet[space] >= 0


def _action(g: Table, rest: list[Frame], seat: int, action: int) -> bool:
    """RP-40 to RP-48 Whether this is a question of an attribute action."""
    step, who, arg = rest[-1]
    if action == CHA or who != seat or len(rest) > (2 if action == INT else 1):
        return False
    strong = boosted(g.cards, g.players[seat], action)
    if step == KEEP_REROLL:
        again = len(rest) == 1 or (strong and rest[0] == (REROLL_DIE, seat, arg % SPACES + 1))
        return action == INT and again and _rolled(g, seat, arg)
    if len(rest) != 1:
        return False
    if step == SWAP_SECOND:
        return action == DEX and _lies(g, seat, arg)
    if step != FIRST_STEP[action]:
        return False
    return arg == 0 or (strong and (_lies(g, seat, arg - 1) if action == INT else action == WIS and arg == 1))


def _rolled(g: Table, seat: int, arg: int) -> bool:
    """RP-R21 The die rolled anew is the one in its space but for its value."""
    space = arg % SPACES
    if arg < 0 or not _lies(g, seat, space):
        return False
    old = g.players[seat].sheet[space]
    return arg // SPACES != old and arg // SPACES // 6 == old // 6
