"""Whether a state that came from outside could lie on a table: first its pieces, then what is asked and what follows.

What is asked lies on top of what is still on the agenda. The lowest frame tells the phase, those above it whose reward,
effect or tome is being carried out.
"""

from __future__ import annotations

from typing import Final

from karczma.games.lockup.cards import (
    GANG_EFFECTS,
    IMMEDIATE,
    ITEM_EFFECTS,
    LEADER,
    THUG_EFFECTS,
    TOME_EFFECTS,
    TRAIT_EFFECTS,
)
from karczma.games.lockup.craft import PAID_FOR, can_pay, within_reach
from karczma.games.lockup.effects import matters, others
from karczma.games.lockup.goals import bits
from karczma.games.lockup.lightsout import anybody, present
from karczma.games.lockup.patrol import ROUNDS, excess
from karczma.games.lockup.recruit import offered
from karczma.games.lockup.rewards import could_gain, has_reward, loot_at, trade_price
from karczma.games.lockup.rollcall import ASSIGNABLE
from karczma.games.lockup.state import GUARD_CREW, IN_CELL, OUT, Crew, Table
from karczma.games.lockup.tomes import (
    AT_START,
    BEFORE_CUBES,
    BEFORE_LAST_RAID,
    BEFORE_LOCATION,
    BEFORE_PATROL,
    BEFORE_REWARD,
    IN_PATROL,
    IN_ROLL_CALL,
    WHILE_RANKING,
    TomeWindow,
    in_time,
)
from karczma.games.lockup.vocabulary import (
    ACCUSE,
    ASSIGN,
    BOARDS,
    CELL_ACTION,
    CELL_BLOCK,
    CHOOSE_CREW,
    CHOW_HALL,
    COLLECT,
    COMMISSARY,
    CRAFT,
    CUBES,
    DEAL_TRAITS,
    DISPLAY,
    EFFECT,
    EFFECT_USE,
    END,
    EXCHANGE,
    GAIN_RESOURCE,
    GANG,
    GIVE,
    GOAL,
    GUARD_CARD,
    GUARDS,
    KEEP_THUG,
    KEEP_TOME,
    KINDS,
    LIBRARY,
    LOCATION_CARD,
    LOCATIONS,
    MOVE_THUGS,
    MOVE_TO,
    MOVE_TOKEN,
    NEXT_TURN,
    PASS_SUSPICION,
    PAY,
    PEEK,
    PICK_TRAIT,
    RAID,
    RANK,
    RECRUIT,
    RECRUIT_THUG,
    RESERVE,
    RESERVE_FREE,
    REVEAL_GUARD,
    REWARD,
    ROUND,
    SPACES,
    STORAGE,
    STRAGGLERS,
    SUSPICION,
    SWAP_THUGS,
    TAKE,
    TOKENS,
    TRAIT,
    TREASURE,
    TURN,
    TURN_UP,
    TWO,
    VISIT,
    WAIVE,
    WEAKEN,
    WINDOW,
)
from karczma.kernel.game import NOBODY, Frame

MOST_REPUTATION: Final = 9999
MOST_CUBES: Final = 25  # of a kind: what is not there need not be counted to be refused
MOST_EFFECTS: Final = 12
AGAIN = (RESERVE_FREE, PEEK, REVEAL_GUARD, MOVE_TOKEN, MOVE_TO, SWAP_THUGS)  # named twice, they are asked twice
LAYERS: Final = 3  # cards carried out one within another: a trait brings a thug, two thugs are recruited
WINDOWED = TomeWindow()


def sound(g: Table) -> bool:
    """All pieces where such pieces lie, and somebody asked what could be asked then."""
    if not (_table_fits(g) and _rules_fit(g) and _goals_fit(g) and _guards_fit(g)):
        return False
    if not all([_crew_fits(g, i) for i in range(g.sides)]) or g.sealed or len(g.asks) > 1:
        return False
    if not g.asks:
        return not g.agenda and g.round == ROUNDS and g.location < 0 and _at_rest(g) and _all_at_home(g)
    return _asked(g)


def _table_fits(g: Table) -> bool:
    sides = 2 if g.seated == 1 else g.seated
    if len(g.crews) != sides or not 0 <= g.first < sides or not 0 <= g.round <= ROUNDS:
        return False
    if len(g.supply) != KINDS + 2 or min(g.supply) < 0 or len(g.display) != sides + 1 or len(g.thugs) != SPACES:
        return False
    if len(g.watched) != LOCATIONS or min(g.watched) < 0 or len(g.loot) != SPACES * KINDS or min(g.loot) < 0:
        return False
    if max(*g.supply, *g.watched, *g.loot) > MOST_CUBES:
        return False
    if max(g.watched[0], *g.watched[SPACES + 1 :]):  # only where thugs are
        return False
    piles = (g.item_deck, g.thug_deck, g.thug_discards, g.tome_deck, g.tome_discards, g.drawn_tomes, g.drawn_thugs)
    if not all([not pile or min(pile) >= 0 for pile in (*piles, g.guard_deck, g.aside, g.traits)]):
        return False
    return _known(g, g.tome_deck, g.tome_deck_known) and _known(g, g.drawn_tomes, g.drawn_known)


def _known(g: Table, tomes: tuple[int, ...], known: tuple[int, ...]) -> bool:
    return len(tomes) == len(known) and all([0 <= one < 1 << g.seated for one in known])


def _rules_fit(g: Table) -> bool:
    rules = g.rules
    return 0 <= rules.difficulty < 3 and -1 <= rules.demon_icons < len(TREASURE.ids) and 0 <= rules.leader_min < 3


def _goals_fit(g: Table) -> bool:
    if len(g.goals) != 3 or len(g.holders) != 3 or g.holders[2] != NOBODY:
        return False
    for kind in range(3):
        goal = g.goals[kind]
        if goal < 0:
            if not g.solo or kind != IMMEDIATE or g.holders[kind] != NOBODY:
                return False
        elif goal >= len(GOAL.ids) or g.cards.goal_kind[goal] != kind or (g.solo and kind == IMMEDIATE):
            return False
    holders = g.holders[: LEADER + 1]
    return all([NOBODY <= holder < g.sides for holder in holders])


def _guards_fit(g: Table) -> bool:
    """LK-I2 Guard cards in a solo game only; what is not there is checked by the law that nothing is lost."""
    if not g.solo:
        return not (g.guard_deck or g.unknown or g.posted or g.aside or g.location_deck or g.drawn_locations)
    if len(g.unknown) != LOCATIONS or len(g.posted) != LOCATIONS or g.unknown[LIBRARY] >= 0:
        return False
    cards = (*g.location_deck, *g.drawn_locations)
    fit = all([0 <= card < len(LOCATION_CARD.ids) for card in cards])
    return fit and all([-1 <= card < GUARDS for card in g.unknown])


def _crew_fits(g: Table, i: int) -> bool:
    crew = g.crews[i]
    if len(crew.resources) != KINDS or min(crew.resources) < 0 or len(crew.at) != TOKENS:
        return False
    if min(crew.strength, crew.suspicion, crew.storage) < 0 or not 0 <= crew.reputation <= MOST_REPUTATION:
        return False
    if max(crew.strength, crew.suspicion, *crew.resources) > MOST_CUBES or crew.storage > MOST_REPUTATION:
        return False
    if any([item < 0 for item in crew.reserved]) or not _known(g, crew.tomes, crew.tomes_known):
        return False
    if min(crew.hidden, crew.extra, crew.assigned) < 0 or crew.assigned >= 1 << ASSIGNABLE or crew.hidden > TOKENS:
        return False
    if g.solo and i == GUARD_CREW:
        return crew.at == [OUT] * TOKENS and not (crew.tomes or crew.dealt or crew.down or crew.peeked)
    if any([not crew.tomes_known[n] >> i & 1 for n in range(len(crew.tomes))]) or crew.extra > TOKENS:
        return False
    return _tokens_fit(g, i, crew) and _board_fits(g, crew)


def _tokens_fit(g: Table, i: int, crew: Crew) -> bool:
    """LK-V3, LK-09 Face down lies only what is at a location, and only others can have looked."""
    for token in range(TOKENS):
        at = crew.at[token]
        if (at == OUT) != (g.seated == 5 and token == TWO) or not OUT <= at < LOCATIONS:
            return False
        if crew.down >> token & 1 and not 0 <= at < (LOCATIONS if g.rules.unassigned_to_library else LIBRARY):
            return False
        looked = crew.peeked >> token * 5 & 31
        if looked and (not crew.down >> token & 1 or looked >> g.seated or looked >> i & 1):
            return False
    shown = all([crew.at[token] == IN_CELL for token in range(TOKENS) if crew.shown >> token & 1])
    return shown and 0 <= crew.peeked < 1 << TOKENS * 5


def _board_fits(g: Table, crew: Crew) -> bool:
    """LK-117 to LK-120 A crew of one's own; in the advanced game two traits, one of them chosen sooner or later."""
    gangs = [other.gang for other in g.crews[: g.seated] if other.gang >= 0]
    if len(set(gangs)) != len(gangs) or not -1 <= crew.gang < len(GANG.ids):
        return False
    if crew.gang < 0 and not (g.asks and g.asks[0][0] == CHOOSE_CREW):
        return False
    if not g.rules.advanced:
        return not crew.dealt and crew.trait < 0 and not g.traits
    if len(crew.dealt) not in (0, 2) or any([not 0 <= trait < len(TRAIT.ids) for trait in crew.dealt]):
        return False
    if (len(crew.dealt) == 2) != bool(g.traits):
        return False
    return crew.trait in crew.dealt if crew.trait >= 0 else g.round == 0


def _at_rest(g: Table) -> bool:
    """Nothing is being assigned, ranked, collected, paid for or chosen from."""
    return not (g.pending_up or g.pending_down) and _nothing_resolved(g)


def _nothing_resolved(g: Table) -> bool:
    ranked = g.ranking or g.strengths or g.collected or g.cuts or g.boosts
    return not (ranked or g.discount or g.bill or g.drawn_tomes or g.drawn_thugs)


def _all_at_home(g: Table) -> bool:
    """LK-I3 No token is at a location, and all guard cards are laid aside."""
    tokens = all([at < 0 for crew in g.crews for at in crew.at])
    return tokens and not any(g.posted) and all([card < 0 for card in g.unknown])


def _asked(g: Table) -> bool:
    stack = [*g.agenda, g.asks[0]]
    step = stack[0][0]
    if step in (BOARDS, CHOOSE_CREW, DEAL_TRAITS, ROUND, PICK_TRAIT):
        return g.round == 0 and _all_at_home(g) and g.location < 0 and _setting_up(g, stack)
    if not g.round >= 1 or (g.rules.advanced and any([crew.trait < 0 for crew in g.crews[: g.seated]])):
        return False
    if step in (VISIT, ASSIGN, NEXT_TURN, TURN):
        return g.location < 0 and _roll_call(g, stack)
    if step == TURN_UP:
        return g.location < 0 and _before_location(g, stack)
    if step == RANK:
        return _ranking(g, stack)
    if step == STRAGGLERS:
        return _rewards(g, stack)
    return g.location < 0 and _all_at_home(g) and _patrol(g, stack)


def _setting_up(g: Table, stack: list[Frame]) -> bool:
    step = stack[0][0]
    if step == BOARDS:
        rest = [(CHOOSE_CREW, i, 0) for i in range(g.seated - 1, stack[-1][1] - 1, -1)]
        chosen = [crew.gang >= 0 for crew in g.crews[: g.seated]]
        ready = g.rules.pick_crews and not g.traits and _at_rest(g)
        return ready and stack == [(BOARDS, NOBODY, 0), *rest] and chosen == [i < stack[-1][1] for i in range(g.seated)]
    if not g.rules.advanced or stack[0][1] != NOBODY:
        return False
    if step == DEAL_TRAITS:
        above = _above(stack[1:], BOARDS, g.turn_order())
        return stack[0][2] == 0 and above is not None and not g.traits and _carried_out(g, above, GANG_EFFECTS, -1)
    if step != ROUND or stack[0][2] != 1 or not g.traits:
        return False
    waiting = [i for i in range(g.seated) if g.crews[i].trait < 0]
    if stack[-1][0] == PICK_TRAIT:
        rest = stack[1:]
        picks = sorted([frame[1] for frame in rest])
        return picks == waiting and all([frame == (PICK_TRAIT, frame[1], 0) for frame in rest]) and _at_rest(g)
    picking = [frame for frame in stack[1:] if frame[0] == PICK_TRAIT]
    if stack[1 : len(picking) + 1] != picking or sorted([frame[1] for frame in picking]) != waiting:
        return False
    if any([frame[2] for frame in picking]):
        return False
    return g.crews[stack[-1][1]].trait >= 0 and _carried_out(g, stack[len(picking) + 1 :], TRAIT_EFFECTS, -1)


def _above(stack: list[Frame], step: int, order: list[int]) -> list[Frame] | None:
    """What lies above the frames of those in this order who have still to come; nothing if they are not those."""
    later = [frame for frame in stack if frame[0] == step]
    if stack[: len(later)] != later or any([frame[2] for frame in later]):
        return None
    order = order[len(order) - len(later) :]
    order.reverse()
    above = stack[len(later) :]
    return above if [frame[1] for frame in later] == order else None


def _roll_call(g: Table, stack: list[Frame]) -> bool:
    if any([LIBRARY in crew.at for crew in g.crews]) or any(g.posted[LIBRARY:]):
        return False
    step, seat, arg = stack[0]
    if step == ASSIGN:
        return (
            len(stack) == 1 and 0 <= arg < ASSIGNABLE and not g.crews[seat].assigned >> arg & 1 and _assigning(g, seat)
        )
    if g.pending_up or g.pending_down or arg:
        return False
    if step == VISIT and len(stack) == 1:
        return not g.crews[seat].passed and IN_CELL in g.crews[seat].at and _at_rest(g)
    if step == TURN:
        return g.solo and seat == 0 and stack[1:] == [(GUARD_CARD, NOBODY, 0), (REVEAL_GUARD, 0, 0)] and _at_rest(g)
    if not 0 <= seat < g.seated or g.crews[seat].passed or (g.solo and IN_CELL not in g.crews[0].at):
        return False
    return _window(g, stack[1:], IN_ROLL_CALL, seat, seat)


def _assigning(g: Table, seat: int) -> bool:
    """LK-R37 Tokens on their way are still in the cell, and not all of it."""
    crew = g.crews[seat]
    pending = g.pending_up | g.pending_down
    cell = [token for token in range(TOKENS) if crew.at[token] == IN_CELL]
    if crew.passed or g.pending_up & g.pending_down or bits(pending) >= len(cell):
        return False
    return _nothing_resolved(g) and all([token in cell for token in range(TOKENS) if pending >> token & 1])


def _before_location(g: Table, stack: list[Frame]) -> bool:
    """LK-25 All locations before this one are done."""
    _step, seat, location = stack[0]
    if seat != NOBODY or not 0 <= location < LOCATIONS or not _done_before(g, location):
        return False
    if location and not anybody(g, location):
        return False
    return _window(g, stack[1:], BEFORE_LOCATION if location else AT_START, location, _asked_first(g))


def _done_before(g: Table, location: int) -> bool:
    return not any([present(g, i, done) for i in range(g.sides) for done in range(location)])


def _asked_first(g: Table) -> int:
    return 0 if g.solo else g.first


def _location(g: Table, stack: list[Frame]) -> bool:
    """The location being resolved: somebody is there, and all that is there lies face up."""
    location = stack[0][2]
    if stack[0][1] != NOBODY or not 0 <= location < LOCATIONS or g.location != location:
        return False
    if not anybody(g, location) or not _done_before(g, location) or (g.solo and g.unknown[location] >= 0):
        return False
    return not any(
        [crew.down >> token & 1 and crew.at[token] == location for crew in g.crews for token in range(TOKENS)]
    )


def _ranking(g: Table, stack: list[Frame]) -> bool:
    if not _location(g, stack) or g.ranking or g.strengths or g.collected or g.discount or not _changes_fit(g):
        return False
    return _window(g, stack[1:], WHILE_RANKING, 0, _asked_first(g))


def _changes_fit(g: Table) -> bool:
    """Tokens weakened and crews strengthened by tomes are at the location."""
    cuts = all([0 <= cut >> 4 < g.seated * TOKENS for cut in g.cuts])
    return cuts and all([0 <= boost >> 4 < g.seated for boost in g.boosts])


def _rewards(g: Table, stack: list[Frame]) -> bool:
    location = stack[0][2]
    there = [i for i in range(g.sides) if present(g, i, location)] if 0 <= location < LOCATIONS else []
    if not _location(g, stack) or sorted(g.ranking) != there or len(g.strengths) != len(there) or not _changes_fit(g):
        return False
    later = [frame for frame in stack if frame[0] == COLLECT]
    if stack[1 : len(later) + 1] != later or len(later) >= len(there):
        return False
    places = list(range(len(there) - 1, len(there) - 1 - len(later), -1))
    if later != [(COLLECT, g.ranking[place], place) for place in places]:
        return False
    rank = len(there) - 1 - len(later)
    seat = g.ranking[rank]
    to_come = sum([1 << g.ranking[place] for place in places])
    if seat >= g.seated or not 0 <= g.discount <= MOST_EFFECTS or g.collected & to_come or g.collected >> g.sides:
        return False
    if stack[-1][1] != seat or not has_reward(g, location, rank):
        return False
    return _collecting(g, stack[len(later) + 1 :], location, rank, seat)


def _collecting(g: Table, above: list[Frame], location: int, rank: int, seat: int) -> bool:
    """What one player's reward has come to."""
    got = bool(g.collected >> seat & 1)
    if above[0] == (REWARD, seat, rank) and len(above) > 1:
        return not got and location < LIBRARY and _window(g, above[1:], BEFORE_REWARD, seat, seat)
    if above[0][0] in (REWARD, RECRUIT, CELL_ACTION):
        loot = rank == 0 and loot_at(g, location) > 0
        return len(above) == 1 and _calm(g) and _offered(g, above[0], location, rank, got, loot)
    if not got:
        return False
    if location == COMMISSARY:
        return _calm(g) and len(above) == 1 and _trading(g, above[0], rank)
    if location == CHOW_HALL:
        return _recruiting(g, above, seat)
    if location == CELL_BLOCK:
        return _crafting(g, above, seat)
    return location == LIBRARY and rank == 0 and above == [(KEEP_TOME, seat, 0)] and _effect_asks(g, above, -1)


def _calm(g: Table) -> bool:
    return not (g.bill or g.drawn_tomes or g.drawn_thugs or g.pending_up or g.pending_down)


def _offered(g: Table, ask: Frame, location: int, rank: int, got: bool, loot: bool) -> bool:
    step, seat, arg = ask
    if step == REWARD:
        gains = location == CHOW_HALL or could_gain(g, seat, rank)
        return arg == rank and not got and location < CELL_BLOCK and (loot or (gains and location != CHOW_HALL))
    if step == RECRUIT:
        return arg == rank and location == CHOW_HALL and not loot and max(offered(g, seat, rank, g.discount)) >= 0
    return step == CELL_ACTION and arg == 0 and location == CELL_BLOCK and not got


def _trading(g: Table, ask: Frame, rank: int) -> bool:
    """LK-52 to LK-54 A resource of choice, or a trade: at most one cube was given of those that are not asked for."""
    step, _seat, arg = ask
    if rank == 0:
        return step == GAIN_RESOURCE and arg == 0 and len(others(g, 0)) > 1
    price = trade_price(g, rank)
    if step == TAKE:
        return 0 < arg < 1 << KINDS and bits(arg) <= price and len(others(g, arg)) > 1
    if step != GIVE or arg < 0:
        return False
    left, given = arg & 3, arg >> 5
    if left == price:
        return arg == price
    return 0 < left < price and given in (1, 2, 4, 8)


def _recruiting(g: Table, above: list[Frame], seat: int) -> bool:
    """LK-R19 Paying, then choosing thugs, then their effects."""
    step, _, arg = above[-1]
    if step == PAY:
        return (
            len(above) == 2 and above[0] in ((RECRUIT_THUG, seat, 1), (RECRUIT_THUG, seat, 2)) and _pays(g, seat, arg)
        )
    if step == RECRUIT_THUG:
        first = (arg >> 2) - 1
        fits = arg in (1, 2) or (arg & 3 == 1 and 0 <= first < 33 and bool(g.crews[seat].thugs >> first & 1))
        left = sum([1 for thug in g.thugs if thug >= 0])
        return len(above) == 1 and _calm(g) and fits and left > 1
    return _carried_out(g, above, THUG_EFFECTS, -1)


def _pays(g: Table, seat: int, arg: int) -> bool:
    return 0 <= arg < KINDS << 4 and matters(g.crews[seat], arg & 15) and _calm(g)


def _crafting(g: Table, above: list[Frame], seat: int) -> bool:
    """LK-62, LK-R62 Waiving, paying, then what the item does."""
    step, _, arg = above[-1]
    if step not in (WAIVE, PAY):
        return _carried_out(g, above, ITEM_EFFECTS, -1)
    if len(above) != 2 or above[0][1] != seat:
        return False
    what, item = above[0][0], above[0][2]
    if step == PAY:
        if what == RESERVE:
            return arg == 1 and item >= 0 and item in g.display and _pays(g, seat, arg)
        return what == CRAFT and item >= PAID_FOR and item - PAID_FOR in within_reach(g, seat) and _pays(g, seat, arg)
    if what != CRAFT or item not in within_reach(g, seat) or len(g.bill) != KINDS + 1 or min(g.bill) < 0:
        return False
    cost = g.cards.cost[item]
    below = all([g.bill[part] <= cost[part] for part in range(KINDS + 1)])
    return below and 0 < arg < sum(g.bill) and not g.drawn_tomes and can_pay(g.crews[seat], g.bill, arg)


def _window(g: Table, above: list[Frame], when: int, whose: int, first: int) -> bool:
    """LK-R36 A window is asking, or what somebody played is being carried out and the asking starts again."""
    step, seat, arg = above[0]
    moment = when | whose << 3
    if step != WINDOW or arg >> 6 != moment or arg >> 3 & 7 != first or not 0 <= arg & 7 < g.seated:
        return False
    if len(above) > 1:
        return seat == first and arg & 7 == 0 and _carried_out(g, above[1:], TOME_EFFECTS, moment)
    if seat != (first + (arg & 7)) % g.seated or g.hushed >> seat & 1 or not WINDOWED.could(g, seat, moment):
        return False
    return not (g.bill or g.drawn_tomes or g.drawn_thugs or g.pending_up or g.pending_down)


def _carried_out(g: Table, above: list[Frame], first_card: int, moment: int) -> bool:
    """Effects of cards that are left, one card within another, and what the one on top asks."""
    seat = above[-1][1]
    layers = [frame for frame in above if frame[0] == EFFECT]
    if above[: len(layers)] != layers or len(layers) > LAYERS or any([frame[1] != seat for frame in above]):
        return False
    for frame in layers:
        waits = frame is not layers[-1] or first_card == THUG_EFFECTS  # of two thugs the second has not begun
        if not _layer_fits(g, frame, waits) or not _in_place(g, seat, frame[2] >> 4, first_card, moment):
            return False
    return len(above) > len(layers) and _effect_asks(g, above[len(layers) :], moment)


def _layer_fits(g: Table, frame: Frame, waits: bool) -> bool:
    """An effect that is still to come: not the first, unless the card waits for another."""
    card, number = frame[2] >> 4, frame[2] & 15
    return 0 <= card < len(g.cards.effects) and (0 if waits else 1) <= number < len(g.cards.effects[card])


def _in_place(g: Table, seat: int, card: int, first_card: int, moment: int) -> bool:
    """Whether a card of this kind can be carried out here, and its owner has it."""
    crew = g.crews[seat]
    if card < THUG_EFFECTS:
        return first_card == ITEM_EFFECTS and bool(crew.items >> card & 1)
    if card < TOME_EFFECTS:
        return first_card in (THUG_EFFECTS, TRAIT_EFFECTS) and bool(crew.thugs >> card - THUG_EFFECTS & 1)
    if card < TRAIT_EFFECTS:
        return first_card == TOME_EFFECTS and in_time(g, seat, card - TOME_EFFECTS, moment)
    if card < GANG_EFFECTS:
        return first_card == TRAIT_EFFECTS and crew.trait == card - TRAIT_EFFECTS
    return first_card == GANG_EFFECTS and crew.gang == card - GANG_EFFECTS


def _effect_asks(g: Table, above: list[Frame], moment: int) -> bool:
    """What an effect asks, on top of what is left of it."""
    step, seat, arg = above[-1]
    if step in AGAIN and len(above) <= MOST_EFFECTS:
        again = (MOVE_TOKEN if step == MOVE_TO else step, seat, 0)
        above = [*[frame for frame in above[:-1] if frame != again], above[-1]]
    if (step != KEEP_TOME and g.drawn_tomes) or (step != KEEP_THUG and g.drawn_thugs) or g.bill or arg < 0:
        return False
    left = above[:-1]
    if len(left) > 1 or (left and not 0 <= left[0][2] <= MOST_EFFECTS << 1):
        return False
    below = left[0][0] if left else -1
    if step == EFFECT_USE:
        return g.rules.optional_suspicion and not left and 0 < arg >> 1 <= MOST_EFFECTS and g.crews[seat].suspicion > 0
    if step == PASS_SUSPICION:
        return arg == 0 and g.sides > 2 and below in (-1, EFFECT_USE) and g.crews[seat].suspicion > 0
    if step == TAKE:
        return below == EXCHANGE and arg in (1, 2, 4, 8) and len(others(g, arg)) > 1
    if step == KEEP_TOME:
        fits = len(g.drawn_tomes) == 2
        knows = all([known >> seat & 1 for known in g.drawn_known])
        return arg == 0 and below in (-1, KEEP_TOME) and (not left or left[0][2] > 0) and fits and knows
    if left:
        return False
    if step == EXCHANGE:
        held = g.crews[seat].resources
        return 0 < arg <= MOST_EFFECTS and any([held[kind] and others(g, 1 << kind) for kind in range(KINDS)])
    return _lore_asks(g, step, seat, arg, moment)


def _lore_asks(g: Table, step: int, seat: int, arg: int, moment: int) -> bool:
    """What traits and tomes ask."""
    crew = g.crews[seat]
    if step == PAY:
        return moment >= 0 and _pays(g, seat, arg)
    if step == ACCUSE:
        accused = arg >> 3
        free = [i for i in range(g.seated) if i != seat and not accused >> i & 1]
        return g.round == 0 and not g.solo and arg & 7 > 0 and g.supply[SUSPICION] > 0 and bool(free)
    if step == KEEP_THUG:
        return g.round == 0 and len(g.drawn_thugs) > 1 and arg == len(g.drawn_thugs)
    if step == RESERVE_FREE:
        return g.round == 0 and arg == 0 and sum([1 for item in g.display if item >= 0]) > 1
    if step == PEEK:
        return moment >= 0 and arg == 0 and not g.solo
    if step == REVEAL_GUARD:
        return moment >= 0 and arg == 0 and g.solo
    if step == WEAKEN:
        return moment == WHILE_RANKING and 0 < arg < 10
    if step == MOVE_TOKEN:
        return moment & 7 in (IN_ROLL_CALL, AT_START) and moment >= 0 and arg == 0
    if step == MOVE_TO:
        return moment & 7 in (IN_ROLL_CALL, AT_START) and moment >= 0 and arg < TOKENS and crew.at[arg] >= 0
    return step == SWAP_THUGS and moment >= 0 and arg <= SPACES and (arg == 0 or g.thugs[arg - 1] >= 0)


def _patrol(g: Table, stack: list[Frame]) -> bool:
    """LK-80 What is left of the patrol: all steps under a window, storage, or the last step under its window."""
    if g.round == ROUNDS:
        ends = [(END, NOBODY, 0), (RAID, NOBODY, 0)]
        above = stack[2:]
        return stack[:2] == ends and bool(above) and _window(g, above, IN_PATROL, BEFORE_LAST_RAID, _asked_first(g))
    last = [(CUBES, NOBODY, 0)]
    thugs = [*last, (MOVE_THUGS, NOBODY, 0)]
    first, second = (DISPLAY, STORAGE) if g.rules.items_first else (STORAGE, DISPLAY)
    whole = [*thugs, (second, NOBODY, 0), (first, NOBODY, 0)]
    if stack[-1][0] == STORAGE:
        below = thugs if g.rules.items_first else whole[:-1]
        return _at_rest(g) and stack[: len(below)] == below and _stores(g, stack[len(below) :])
    for below, then in ((whole, BEFORE_PATROL), (last, BEFORE_CUBES)):
        if stack[: len(below)] == below and len(stack) > len(below) and stack[len(below)][0] == WINDOW:
            return _window(g, stack[len(below) :], IN_PATROL, then, _asked_first(g))
    return False


def _stores(g: Table, above: list[Frame]) -> bool:
    """LK-81, LK-R14 One player gives back, those later in turn order come after."""
    _step, seat, arg = above[-1]
    later = g.turn_order()[g.turn_order().index(seat) + 1 :]
    later.reverse()
    if above[:-1] != [(STORAGE, i, 0) for i in later] or not 0 <= arg < KINDS:
        return False
    return matters(g.crews[seat], excess(g, seat))
