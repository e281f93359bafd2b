"""Roll Phase and Dice Phase: dice on Initiative cards, a turn each, and the action of the row."""

from __future__ import annotations

from typing import Final

from karczma.games.roll_player.actions import ability_of_class, action_of, begin_action, in_dice_turn, possible
from karczma.games.roll_player.bag import draw, roll
from karczma.games.roll_player.cards import (
    ACTION_AFTER,
    ADD_DISCARD_TO_MARKET,
    ADJACENT_ROW_ACTION,
    GOLD_ON_ROW_COMPLETE,
    REPLACE_ACTION,
    TAKE_INITIATIVE_GOLD,
)
from karczma.games.roll_player.scoring import distance, goal_total, owned_cards, stars
from karczma.games.roll_player.sheet import (
    FOR_A_ROW,
    FROM_CARD,
    FROM_SPEAR,
    GOLD_DICE,
    free_rows,
    free_space,
    get_gold,
    gold_for_gold,
    place,
)
from karczma.games.roll_player.skills import (
    IN_DICE_TURN,
    IN_DICE_WINDOW,
    about_skill,
    open_skill_window,
    skill_chosen,
    skills,
)
from karczma.games.roll_player.state import Player, Table
from karczma.games.roll_player.vocabulary import (
    ACT,
    ATTRIBUTE_ACTION,
    CHA,
    CLASS_ABILITY,
    DICE_TURNS,
    DIE,
    DO_PLACE_DIE,
    DO_TAKE_INITIATIVE,
    ENEMY_ROLLED,
    MARKET_TURNS,
    NO_ACTION,
    ORDER_TIE,
    PLACE_DIE,
    PLACE_TOGETHER,
    RETURN_CARD,
    ROUND_STARTS,
    ROW,
    STR,
    TAKE_INITIATIVE,
    TOOK,
    TRASHED,
)
from karczma.kernel.errors import Fact
from karczma.kernel.game import NOBODY, Frame, Option
from karczma.kernel.step import Blocked, Step

LEFTMOST: Final = 0
MIDDLE: Final = 1
RIGHTMOST: Final = 2
SPARED: Final = -1
# RP-123 to RP-125 Which market card the enemy die (1 to 6) trashes, by the Initiative card chosen
ENEMY: Final[list[list[int]]] = [
    [],
    [LEFTMOST, MIDDLE, RIGHTMOST, SPARED, SPARED, SPARED],
    [LEFTMOST, LEFTMOST, MIDDLE, MIDDLE, RIGHTMOST, RIGHTMOST],
]


class Roll(Step[Table]):
    """RP-27 to RP-29 A round begins: dice are drawn, rolled and put onto the Initiative cards."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        g.round += 1
        g.hushed = 0
        g.tell(ROUND_STARTS, seat, g.round)
        g.loose = sorted([roll(g, draw(g)) for _ in range(g.slots)])
        g.plan([(ORDER_TIE, seat, 0), (DICE_TURNS, seat, 0)])


class DiceTurns(Step[Table]):
    """RP-31, RP-R2, RP-R53 Turns start with the First Player; a skill window comes before each and after the last.

    The argument: how many have had their turn; one more once all have placed at the same time (RP-R70).
    """

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if arg < g.seated:
            who = (seat + arg) % g.seated
            g.next(DICE_TURNS, seat, arg + 1)
            g.next(TAKE_INITIATIVE, who, 0)
            open_skill_window(g, IN_DICE_WINDOW, who)
        elif g.together and arg == g.seated:
            g.next(DICE_TURNS, seat, arg + 1)
            g.next(PLACE_TOGETHER, seat, 0)
        else:
            order = [(seat + i) % g.seated for i in range(g.seated)]
            attuned = [(RETURN_CARD, i, 0) for i in order if is_attuned(g, i)]
            g.plan([*attuned, (MARKET_TURNS, seat, 0)])
            open_skill_window(g, IN_DICE_WINDOW, NOBODY)


def is_attuned(g: Table, seat: int) -> bool:
    """RP-101 Whether this player may put a card from the discard pile back into the market."""
    return g.cards.ability[g.players[seat].profession] == ADD_DISCARD_TO_MARKET


class TakeInitiative(Step[Table]):
    """RP-32, RP-34 One of the Initiative cards in the centre, with its die and its gold."""

    rule = "RP-32"
    turn = True

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        pool = g.pool
        offered = [DO_TAKE_INITIATIVE + card for card in range(len(pool)) if pool[card] >= 0]
        if g.players[seat].ready:
            offered.extend(skills(g, seat, IN_DICE_TURN))
        return offered

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if skill_chosen(g, seat, option, IN_DICE_TURN, TAKE_INITIATIVE, arg):
            return
        if not g.together:
            g.next(PLACE_DIE, seat, 0)
        take(g, seat, option - DO_TAKE_INITIATIVE)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        card = option - DO_TAKE_INITIATIVE
        if card >= len(g.pool):
            return about_skill(g, seat, option)
        return {"die": DIE.ids[g.pool[card]], "gold": g.card_gold[card]}

    def blocked(self, g: Table, seat: int, arg: int) -> list[Blocked]:
        held = [player.initiative for player in g.players if player.initiative >= 0]
        return [(f"initiative:{card + 1}", "initiative-taken", {}) for card in held]


def take(g: Table, seat: int, card: int) -> None:
    player = g.players[seat]
    player.initiative = card
    player.hand = g.pool[card]
    g.pool[card] = -1
    player.bore = g.card_gold[card] > 0
    g.tell(TOOK, seat, card, player.hand)
    if player.bore:
        get_gold(g, seat, g.card_gold[card], FROM_CARD)
        g.card_gold[card] = 0
    if g.solo:
        roll_enemy(g, card)


def roll_enemy(g: Table, card: int) -> None:
    """RP-123 to RP-125, RP-R43, RP-R44 In solo the enemy die may trash a market card."""
    if not ENEMY[card]:
        return
    rolled = g.chance.below(6)
    g.tell(ENEMY_ROLLED, NOBODY, rolled + 1)
    which = ENEMY[card][rolled]
    if which == SPARED or not g.market:
        return
    last = len(g.market) - 1
    trashed = g.market.pop([0, last // 2, last][which])
    g.trash.append(trashed)
    g.tell(TRASHED, NOBODY, trashed)


def trashing(g: Table, card: int) -> int:
    """How many faces of the enemy die trash a market card."""
    return len([which for which in ENEMY[card] if which != SPARED]) if g.market else 0


class PlaceDie(Step[Table]):
    """RP-33 The die goes into the leftmost empty space of a row."""

    rule = "RP-33"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        player = g.players[seat]
        rows = free_rows(player)
        if len(rows) == 1 and not (player.ready and skills(g, seat, IN_DICE_TURN)):
            settle(g, seat, rows[0])
        else:
            g.ask(PLACE_DIE, seat, 0)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        offered = rows_offered(g, seat)
        if g.players[seat].ready:
            offered.extend(skills(g, seat, IN_DICE_TURN))
        return offered

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if not skill_chosen(g, seat, option, IN_DICE_TURN, PLACE_DIE, arg):
            settle(g, seat, option - DO_PLACE_DIE)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        if option >= DO_PLACE_DIE + len(ROW.ids):
            return about_skill(g, seat, option)
        return would_bring(g, seat, option - DO_PLACE_DIE)

    def blocked(self, g: Table, seat: int, arg: int) -> list[Blocked]:
        return rows_full(g, seat)

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"die": DIE.ids[g.players[seat].hand]}


def rows_offered(g: Table, seat: int) -> list[Option]:
    return [DO_PLACE_DIE + row for row in free_rows(g.players[seat])]


def rows_full(g: Table, seat: int) -> list[Blocked]:
    free = free_rows(g.players[seat])
    return [(f"row:{ROW.ids[row]}", "row-full", {}) for row in range(len(ROW.ids)) if row not in free]


class PlaceTogether(Step[Table]):
    """RP-R70 All dice are placed at the same time; gold and actions follow in turn order."""

    rule = "RP-R70"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        order = [(seat + i) % g.seated for i in range(g.seated)]
        g.plan([frame for i in order for frame in following(g, i)])
        g.ask_all(PLACE_TOGETHER, order, 0)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return rows_offered(g, seat)

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        put_down(g, seat, option - DO_PLACE_DIE)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return would_bring(g, seat, option - DO_PLACE_DIE)

    def blocked(self, g: Table, seat: int, arg: int) -> list[Blocked]:
        return rows_full(g, seat)

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"die": DIE.ids[g.players[seat].hand]}


def settle(g: Table, seat: int, row: int) -> None:
    """RP-38 The die is placed and pays; then comes what follows."""
    g.plan(following(g, seat))
    put_down(g, seat, row)


def put_down(g: Table, seat: int, row: int) -> None:
    """RP-35 to RP-37, RP-C12 The die in hand is placed and pays."""
    player = g.players[seat]
    die = player.hand
    player.hand = -1
    player.placed = row
    if place(g, seat, die, row):
        spears = player.owned & g.cards.effects[GOLD_ON_ROW_COMPLETE]
        if spears:
            get_gold(g, seat, sum([g.cards.pays[card] for card in owned_cards(spears)]), FROM_SPEAR)


def following(g: Table, seat: int) -> list[Frame]:
    """RP-31, RP-C1, RP-R7 After placing: the action of the row, then one the class gives for gold on the card."""
    player = g.players[seat]
    cards = g.cards
    profession = player.profession
    frames: list[Frame] = [(ATTRIBUTE_ACTION, seat, 0)]
    if player.bore and cards.ability[profession] == ACTION_AFTER and cards.event[profession] == TAKE_INITIATIVE_GOLD:
        frames.append((CLASS_ABILITY, seat, ability_of_class(cards.class_action[profession], True)))
    return frames


def would_bring(g: Table, seat: int, row: int) -> dict[str, Fact]:
    """For people: the value of the row with the die, the gold it pays, and the stars it gains or loses now."""
    player = g.players[seat].clone()
    before = stars(g.cards, player, g.solo)
    gold = gold_of_placing(g, player, row)
    player.sheet[free_space(player, row)] = player.hand
    player.gold += gold
    total = goal_total(g.cards, player, row)
    told: dict[str, Fact] = {"total": total, "gold": gold, "stars": stars(g.cards, player, g.solo) - before}
    told.update(distance(g.cards, player, row, total))
    return told


def gold_of_placing(g: Table, player: Player, row: int) -> int:
    gold = gold_for_gold(g, player) if player.hand >= GOLD_DICE else 0
    if free_space(player, row) == row * 3 + 2:
        gold += FOR_A_ROW
        gold += sum([g.cards.pays[card] for card in owned_cards(player.owned & g.cards.effects[GOLD_ON_ROW_COMPLETE])])
    return gold


class AttributeAction(Step[Table]):
    """RP-38, RP-51 The action of the row in which the die was placed, one a card allows instead, or none."""

    rule = "RP-38"

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        player = g.players[seat]
        row = player.placed
        offered: list[Option] = []
        if possible(player, row):
            offered.append(ACT + row)
        cards = g.cards
        if player.owned & cards.effects[ADJACENT_ROW_ACTION]:  # RP-C10, RP-R55
            if row > STR and possible(player, row - 1):
                offered.append(ACT + row - 1)
            if row < CHA and possible(player, row + 1):
                offered.append(ACT + row + 1)
        if cards.ability[player.profession] == REPLACE_ACTION:  # RP-C2
            instead = ACT + cards.class_action[player.profession]
            if instead not in offered and possible(player, instead - ACT):
                offered.append(instead)
        offered.append(NO_ACTION)
        if player.ready:
            offered.extend(skills(g, seat, IN_DICE_TURN))
        return offered

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if skill_chosen(g, seat, option, IN_DICE_TURN, ATTRIBUTE_ACTION, arg):
            return
        if option != NO_ACTION:
            begin_action(g, seat, option - ACT)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return about_skill(g, seat, option)


class ClassAbility(Step[Table]):
    """RP-C1, RP-R7 An action the class gives on top of everything else."""

    rule = "RP-R7"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if possible(g.players[seat], action_of(arg)):
            g.ask(CLASS_ABILITY, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        offered = [ACT + action_of(arg), NO_ACTION]
        if in_dice_turn(arg):
            offered.extend(skills(g, seat, IN_DICE_TURN))
        return offered

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if skill_chosen(g, seat, option, IN_DICE_TURN, CLASS_ABILITY, arg):
            return
        if option != NO_ACTION:
            begin_action(g, seat, option - ACT)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return about_skill(g, seat, option)
