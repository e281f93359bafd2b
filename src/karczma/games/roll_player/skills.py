"""Skills (RP-75 to RP-79): when they can be used, what they do, and the windows in which others may use theirs."""

from __future__ import annotations

from typing import Final

from karczma.games.roll_player.actions import begin_action, possible, turned
from karczma.games.roll_player.bag import put_back, reorder, roll
from karczma.games.roll_player.cards import (
    ANY_TIME,
    BUY_DECK_TOP,
    BUY_FROM_DISCARD,
    COPY_SKILL,
    DICE_PHASE,
    EXCHANGE_WITH_BAG,
    EXCHANGE_WITH_POOL,
    GAIN_GOLD,
    LIKE_AN_ACTION,
    MARKET_TURN,
    MOVE_DIE_TO_EMPTY,
    POOL_FLIP,
    POOL_REROLL,
    WEAPON,
)
from karczma.games.roll_player.purchase import (
    buy_deck_top,
    drop,
    gained,
    payable_discards,
    token_step,
    weapons_of,
    would_lose,
)
from karczma.games.roll_player.scoring import owned_cards
from karczma.games.roll_player.sheet import (
    FROM_SKILL,
    can_move,
    free_rows,
    free_space,
    get_gold,
    move_token,
    pay_gold_die,
    row_of,
)
from karczma.games.roll_player.state import Player, Table
from karczma.games.roll_player.vocabulary import (
    BAG_TARGET,
    CARD,
    CARDS_IN_BOX,
    COLOURS,
    COPIED,
    DIE,
    DISCARD_TARGET,
    DO_BAG_TARGET,
    DO_DROP_WEAPON,
    DO_POOL_TARGET,
    DO_ROW_TARGET,
    DO_SHEET_TARGET,
    DO_SKILL_TARGET,
    DO_USE_ABILITY,
    ENOUGH,
    GOLD,
    HUSH,
    MOMENT,
    NEGOTIATED,
    NO_TARGET,
    PASS,
    POOL_REROLLED,
    POOL_TARGET,
    POOL_TURNED,
    ROW_TARGET,
    SEARCHED,
    SHEET_TARGET,
    SKILL_TARGET,
    SKILL_WINDOW,
    SKIP_ABILITY,
    SKIPPED_ABILITY,
    SLID,
    SPACES,
    TAKE_INITIATIVE,
    USE_ABILITY,
    USE_SKILL,
    USED_SKILL,
)
from karczma.kernel.errors import Fact
from karczma.kernel.game import NOBODY, Option, holds
from karczma.kernel.step import Step, Window, open_window

# Moments at which skills can be used (RP-R2, RP-R50, RP-R51, RP-C15)
IN_DICE_WINDOW: Final = 0
IN_DICE_TURN: Final = 1
IN_MARKET_WINDOW: Final = 2
IN_MARKET_TURN: Final = 3
AT_THE_END: Final = 4
BEFORE_THE_ROLL: Final = 5
POOL_CHANGED: Final = 6  # by the player who is about to take an Initiative card

# The moments of windows as others may call them (MOMENT): for each timing of a skill, where it can be used in a window;
# and where its owner is asked about it by default, because it is meant for that, or because it cannot wait any longer.
# In one's own turn it is among what can be chosen there.
FITS: Final = {ANY_TIME: MOMENT.ids, DICE_PHASE: ("dice", "dice_end", "pool"), MARKET_TURN: ("bought", "own_market")}
ASKED: Final = {ANY_TIME: ("bought", "end"), DICE_PHASE: ("pool",), MARKET_TURN: ("bought",)}


def numbered_moments(table: dict[int, tuple[str, ...]]) -> list[list[int]]:
    """By timing."""
    return [[MOMENT.numbers[name] for name in table[timing]] for timing in range(len(table))]


FITS_AT: Final = numbered_moments(FITS)
ASKED_AT: Final = numbered_moments(ASKED)
SKILL_BOUGHT: Final = MOMENT.numbers["bought"]
OWN_MARKET_END: Final = MOMENT.numbers["own_market"]
LAST_MOMENT: Final = MOMENT.numbers["end"]  # and that of weapons

# The argument of POOL_TARGET: Climb, one more than the space of a die to exchange, or Intimidate with the cards
# chosen so far, as bits
CLIMB: Final = 0
INTIMIDATE: Final = 32


def intimidates(arg: int) -> bool:
    return arg >= INTIMIDATE


def intimidated(arg: int) -> int:
    """The Initiative cards chosen so far, as bits."""
    return arg - INTIMIDATE if arg >= INTIMIDATE else 0


def skills(g: Table, seat: int, moment: int) -> list[Option]:
    """RP-75 to RP-78 The ready skills that this player can use at this moment."""
    offered: list[Option] = []
    ready = g.players[seat].ready
    card = 0
    while ready:
        if ready & 1 and usable(g, seat, card, moment):
            offered.append(USE_SKILL + card)
        ready >>= 1
        card += 1
    return offered


def usable(g: Table, seat: int, card: int, moment: int) -> bool:
    """RP-76 The arrow must be possible; RP-R4 the ability need not be."""
    return allowed(g.cards.timing[card], moment) and can_move(g.players[seat], g.cards.arrow[card])


def allowed(timing: int, moment: int) -> bool:
    """RP-C15 Whether a skill with this timing works at this moment."""
    if timing == DICE_PHASE:
        return moment <= IN_DICE_TURN or moment == POOL_CHANGED
    if timing == MARKET_TURN:
        return moment == IN_MARKET_TURN
    return True


def skill_chosen(g: Table, seat: int, option: Option, moment: int, step: int, arg: int) -> bool:
    """If a skill was chosen it is carried out, then the question is asked again (RP-R5)."""
    if not USE_SKILL <= option < USE_SKILL + CARDS_IN_BOX:
        return False
    g.next(step, seat, arg)
    use(g, seat, option - USE_SKILL, moment)
    return True


def about_skill(g: Table, seat: int, option: Option) -> dict[str, Fact]:
    """For people: where the arrow of a skill moves the token, and which stars that gains or loses now (RP-75)."""
    if not USE_SKILL <= option < USE_SKILL + CARDS_IN_BOX:
        return {}
    after = g.players[seat].clone()
    return {**token_step(after, g.cards.arrow[option - USE_SKILL]), **gained(g, g.players[seat], after)}


def use(g: Table, seat: int, card: int, moment: int) -> None:
    """RP-75 The token moves, the card is exhausted, and its ability is offered if there is anything to do."""
    g.tell(USED_SKILL, seat, card)
    move_token(g, seat, g.cards.arrow[card])
    g.players[seat].ready &= ~g.cards.bit[card]
    if has_target(g, seat, card, moment):
        g.next(USE_ABILITY, seat, ability_arg(card, moment))
    else:
        g.tell(NO_TARGET, seat)


def has_target(g: Table, seat: int, card: int, moment: int) -> bool:
    """RP-R4 Whether the ability of this skill can do anything now."""
    effect = g.cards.effect[card]
    if effect == LIKE_AN_ACTION:
        return possible(g.players[seat], g.cards.of[card])
    if effect == EXCHANGE_WITH_BAG:
        return bool(bag_spaces(g, seat))
    if effect in (EXCHANGE_WITH_POOL, POOL_FLIP, POOL_REROLL):
        return max(g.pool) >= 0
    if effect == MOVE_DIE_TO_EMPTY:
        return bool(movable(g.players[seat]))
    if effect == BUY_DECK_TOP:
        return g.purchases > 0 and g.players[seat].gold >= g.cards.pays[card] and g.left + len(g.discards) > 0
    if effect == BUY_FROM_DISCARD:
        return g.purchases > 0 and bool(payable_discards(g, seat))
    if effect == COPY_SKILL:
        return bool(copyable(g, seat, moment))
    return True


def ability_arg(card: int, moment: int) -> int:
    """The argument of USE_ABILITY: the skill, and when it is used."""
    return moment * CARDS_IN_BOX + card


def skill_of(arg: int) -> int:
    return arg % CARDS_IN_BOX


def used_at(arg: int) -> int:
    return arg // CARDS_IN_BOX


class UseAbility(Step[Table]):
    """RP-75 The token has moved; the ability may be carried out or skipped."""

    rule = "RP-75"

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_USE_ABILITY, SKIP_ABILITY]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if option == SKIP_ABILITY:
            g.tell(SKIPPED_ABILITY, seat)
        else:
            carry_out(g, seat, skill_of(arg), used_at(arg))

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return {"card": CARD.ids[skill_of(arg)]}


def carry_out(g: Table, seat: int, card: int, moment: int) -> None:
    """RP-C16 to RP-C25 What a skill does."""
    effect = g.cards.effect[card]
    if effect == LIKE_AN_ACTION:
        begin_action(g, seat, g.cards.of[card])
    elif effect in (EXCHANGE_WITH_BAG, EXCHANGE_WITH_POOL, MOVE_DIE_TO_EMPTY):
        g.next(SHEET_TARGET, seat, effect)
    elif effect == POOL_FLIP:
        g.next(POOL_TARGET, seat, CLIMB)
    elif effect == POOL_REROLL:
        g.next(POOL_TARGET, seat, INTIMIDATE)
    elif effect == GAIN_GOLD:
        get_gold(g, seat, g.cards.pays[card], FROM_SKILL)
    elif effect == BUY_DECK_TOP:
        buy_deck_top(g, seat, g.cards.pays[card])
    elif effect == BUY_FROM_DISCARD:
        g.next(DISCARD_TARGET, seat, 0)
    else:
        g.next(SKILL_TARGET, seat, moment)


class SheetTarget(Step[Table]):
    """A die on their own sheet for a skill; the argument is the effect."""

    rule = "RP-75"

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_SHEET_TARGET + space for space in sheet_targets(g, seat, arg)]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        space = option - DO_SHEET_TARGET
        if arg == EXCHANGE_WITH_BAG:
            g.next(BAG_TARGET, seat, space)
        elif arg == EXCHANGE_WITH_POOL:
            g.next(POOL_TARGET, seat, space + 1)
        else:
            g.next(ROW_TARGET, seat, space)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return {"die": DIE.ids[g.players[seat].sheet[option - DO_SHEET_TARGET]]}


def sheet_targets(g: Table, seat: int, effect: int) -> list[int]:
    player = g.players[seat]
    if effect == EXCHANGE_WITH_BAG:
        return bag_spaces(g, seat)
    if effect == EXCHANGE_WITH_POOL:
        return [space for space in range(SPACES) if player.sheet[space] >= 0]
    return movable(player)


def bag_spaces(g: Table, seat: int) -> list[int]:
    """RP-R59 Spaces with a die that one in the bag could replace."""
    sheet = g.players[seat].sheet
    return [space for space in range(SPACES) if sheet[space] >= 0 and bag_colours(g, sheet[space])]


def bag_colours(g: Table, die: int) -> list[int]:
    """RP-R59 The colours that can replace this die: its own only if gold, which pays."""
    return [colour for colour in range(COLOURS) if g.bag[colour] and (colour != die // 6 or colour == GOLD)]


def movable(player: Player) -> list[int]:
    """RP-R14 Spaces with a die that could go to an empty space in another row."""
    rows = free_rows(player)
    if not rows:
        return []
    return [
        space for space in range(SPACES) if player.sheet[space] >= 0 and (len(rows) > 1 or rows[0] != row_of(space))
    ]


class BagTarget(Step[Table]):
    """RP-111, RP-R18, RP-R59 Search: a die of this colour from the bag replaces the one in this space."""

    rule = "RP-111"

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_BAG_TARGET + colour for colour in bag_colours(g, g.players[seat].sheet[arg])]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        colour = option - DO_BAG_TARGET
        sheet = g.players[seat].sheet
        old = sheet[arg]
        sheet[arg] = colour * 6 + old % 6
        g.bag[colour] -= 1
        put_back(g, old)
        g.tell(SEARCHED, seat, arg, sheet[arg])
        pay_gold_die(g, seat, sheet[arg])

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        colour = option - DO_BAG_TARGET
        return {"count": g.bag[colour]}


class PoolTarget(Step[Table]):
    """RP-103, RP-108, RP-R57, RP-R58 A die still in the centre: turned, exchanged with one's own, or rolled again."""

    rule = "RP-103"

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        offered = [
            DO_POOL_TARGET + card
            for card in range(len(g.pool))
            if g.pool[card] >= 0 and not holds(intimidated(arg), card)
        ]
        if intimidates(arg):
            offered.append(ENOUGH)
        return offered

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if option == ENOUGH:
            intimidate(g, seat, intimidated(arg))
            return
        card = option - DO_POOL_TARGET
        if intimidates(arg):
            g.next(POOL_TARGET, seat, INTIMIDATE + (intimidated(arg) | 1 << card))
        elif arg == CLIMB:
            g.pool[card] = turned(g.pool[card])
            g.tell(POOL_TURNED, seat, card, g.pool[card])
            pool_changed(g, seat)
        else:
            negotiate(g, seat, card, arg - 1)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return {} if option == ENOUGH else {"die": DIE.ids[g.pool[option - DO_POOL_TARGET]]}


def intimidate(g: Table, seat: int, chosen: int) -> None:
    """RP-R57 The dice chosen are rolled together, and all are put in order; choosing none does not use the ability."""
    if not chosen:
        g.tell(SKIPPED_ABILITY, seat)
        return
    for card in range(len(g.pool)):
        if holds(chosen, card):
            g.pool[card] = roll(g, g.pool[card] // 6)
            g.tell(POOL_REROLLED, seat, card, g.pool[card])
    pool_changed(g, seat)


def negotiate(g: Table, seat: int, card: int, space: int) -> None:
    """RP-108, RP-R58 The pool die takes exactly this space; a gold die that comes onto the sheet pays."""
    sheet = g.players[seat].sheet
    old = sheet[space]
    sheet[space] = g.pool[card]
    g.pool[card] = old
    g.tell(NEGOTIATED, seat, space, sheet[space])
    pay_gold_die(g, seat, sheet[space])
    pool_changed(g, seat)


def pool_changed(g: Table, seat: int) -> None:
    """RP-103, RP-R51 The dice are put in order; before this player takes one, others may answer."""
    if g.agenda[-1] == (TAKE_INITIATIVE, seat, 0):
        open_skill_window(g, POOL_CHANGED, seat)
    reorder(g, seat)


class RowTarget(Step[Table]):
    """RP-112, RP-R14 Sleight of Hand: the row that the die in this space goes to; the gap closes."""

    rule = "RP-112"

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_ROW_TARGET + row for row in free_rows(g.players[seat]) if row != row_of(arg)]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        player = g.players[seat]
        sheet = player.sheet
        space = free_space(player, option - DO_ROW_TARGET)
        sheet[space] = sheet[arg]
        last = row_of(arg) * 3 + 2
        for i in range(arg, last):
            sheet[i] = sheet[i + 1]
        sheet[last] = -1
        g.tell(SLID, seat, sheet[space], space)


class SkillTarget(Step[Table]):
    """RP-104, RP-R34 Diplomacy: the ability of another player's ready skill is carried out as if it were their own."""

    rule = "RP-104"

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_SKILL_TARGET + card for card in copyable(g, seat, arg)]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        card = option - DO_SKILL_TARGET
        g.tell(COPIED, seat, card)
        carry_out(g, seat, card, arg)


def copyable(g: Table, seat: int, moment: int) -> list[int]:
    """RP-R34 Others' ready skills that may be used at this moment and could do something."""
    others = 0
    for i in range(g.seated):
        if i != seat:
            others |= g.players[i].ready
    return [
        card
        for card in range(CARDS_IN_BOX)
        if others & g.cards.bit[card]
        and g.cards.effect[card] != COPY_SKILL
        and allowed(g.cards.timing[card], moment)
        and has_target(g, seat, card, moment)
    ]


def open_skill_window(g: Table, moment: int, without: int) -> None:
    """RP-R2, RP-R3 Skills, starting with the First Player, `without` the one whose own decision follows."""
    if g.windows:
        for player in g.players:
            if player.ready:
                open_window(g, SKILL_WINDOW, g.first, skills_at(moment, without))
                return


def skills_at(moment: int, without: int) -> int:
    """The argument of SKILL_WINDOW: the moment, and the seat left out, if any."""
    return moment << 3 | without + 1


def moment_of(arg: int) -> int:
    return arg >> 3


def left_out(arg: int) -> int:
    return (arg & 7) - 1


class SkillWindow(Window[Table]):
    """RP-78, RP-R2, RP-R3 Everybody may use a skill. They lie open: nobody learns anything by who is asked."""

    rule = "RP-78"
    decline = PASS
    hush = HUSH
    public = True

    def could(self, g: Table, seat: int, arg: int) -> bool:
        moment = moment_of(arg)
        return seat != left_out(arg) and matters(g, seat, moment) and len(skills(g, seat, moment)) > 0

    def reactions(self, g: Table, seat: int, arg: int) -> list[Option]:
        return skills(g, seat, moment_of(arg))

    def reacted(self, g: Table, seat: int, arg: int, option: Option) -> None:
        use(g, seat, option - USE_SKILL, moment_of(arg))

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return about_skill(g, seat, option)

    def moment(self, g: Table, seat: int, arg: int) -> int:
        return MOMENT.numbers[moment_name(moment_of(arg), left_out(arg) == NOBODY)]


def moment_name(moment: int, after_all: bool) -> str:
    """As others may call it."""
    if moment == IN_DICE_WINDOW:
        return "dice_end" if after_all else "dice"
    if moment == IN_MARKET_WINDOW:
        return "market_end" if after_all else "market"
    return "roll" if moment == BEFORE_THE_ROLL else "pool"


def matters(g: Table, seat: int, moment: int) -> bool:
    """RP-R2, RP-R51 Before the roll only the bag matters, after a change to the pool only the pool: the rest can wait.

    Whatever clears the way for an arrow counts too, so all the skills of such a player are offered.
    """
    effects = g.cards.effects
    if moment == BEFORE_THE_ROLL:
        wanted = effects[EXCHANGE_WITH_BAG]
    elif moment == POOL_CHANGED:
        wanted = effects[POOL_FLIP] | effects[POOL_REROLL] | effects[EXCHANGE_WITH_POOL]
    else:
        return True
    reach = g.players[seat].ready
    if reach & effects[COPY_SKILL]:
        for player in g.players:
            reach |= player.ready
    return any([allowed(g.cards.timing[card], moment) for card in owned_cards(reach & wanted)])


class LastWindow(Window[Table]):
    """RP-R6, RP-R26 Before the count: skills once more, and weapons may be dropped; all of them lie open."""

    rule = "RP-R26"
    decline = PASS
    hush = HUSH
    public = True

    def could(self, g: Table, seat: int, arg: int) -> bool:
        owns_weapon = g.players[seat].owned & g.cards.types[WEAPON] != 0
        return owns_weapon or len(skills(g, seat, AT_THE_END)) > 0

    def reactions(self, g: Table, seat: int, arg: int) -> list[Option]:
        weapons = [DO_DROP_WEAPON + card for card in weapons_of(g, seat)]
        return [*skills(g, seat, AT_THE_END), *weapons]

    def reacted(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if option >= DO_DROP_WEAPON:
            drop(g, seat, option - DO_DROP_WEAPON)
        else:
            use(g, seat, option - USE_SKILL, AT_THE_END)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        if option >= DO_DROP_WEAPON:
            return would_lose(g, seat, option - DO_DROP_WEAPON)
        return about_skill(g, seat, option)

    def moment(self, g: Table, seat: int, arg: int) -> int:
        return LAST_MOMENT
