"""The six attribute actions (RP-40 to RP-52), whatever gives them."""

from __future__ import annotations

from typing import Final

from karczma.games.roll_player.bag import roll
from karczma.games.roll_player.cards import BOOST_ACTION, Cards
from karczma.games.roll_player.scoring import full, goal_total, meets, stars
from karczma.games.roll_player.sheet import STEPS_FROM, can_move, move_token, two_differ
from karczma.games.roll_player.state import Player, Table
from karczma.games.roll_player.vocabulary import (
    ADJUST_DIE,
    ADJUSTED,
    CHA,
    DEX,
    DIE,
    DO_MOVE_ALIGNMENT,
    DO_REROLL_DIE,
    DO_SWAP_FIRST,
    DO_SWAP_SECOND,
    DO_TURN_DIE,
    ENOUGH,
    FIELD,
    GOT_CHARISMA,
    INT,
    KEEP_NEW,
    KEEP_OLD,
    KEEP_REROLL,
    KEPT_NEW,
    KEPT_OLD,
    LOWER_DIE,
    MOVE_ALIGNMENT,
    RAISE_DIE,
    REROLL_DIE,
    REROLLED,
    SPACES,
    SWAP_FIRST,
    SWAP_SECOND,
    SWAPPED,
    TURN_DIE,
    TURNED,
    WIS,
)
from karczma.kernel.errors import Fact
from karczma.kernel.game import Option
from karczma.kernel.step import Step


def possible(player: Player, action: int) -> bool:
    """Whether an action would change anything (RP-R12)."""
    return action != DEX or two_differ(player)


def begin_action(g: Table, seat: int, action: int) -> None:
    """RP-40 to RP-48 The steps of this action come next."""
    if action == CHA:
        g.players[seat].charisma += 1
        g.tell(GOT_CHARISMA, seat)
    else:
        g.next(FIRST_STEP[action], seat, 0)


FIRST_STEP: Final = [TURN_DIE, SWAP_FIRST, ADJUST_DIE, REROLL_DIE, MOVE_ALIGNMENT]


def ability_of_class(action: int, dice_turn: bool) -> int:
    """The argument of CLASS_ABILITY: the action, and whether it is their own Dice turn, when skills may be used."""
    return action | dice_turn << 3


def action_of(arg: int) -> int:
    return arg & 7


def in_dice_turn(arg: int) -> bool:
    return arg >> 3 == 1


def boosted(cards: Cards, player: Player, action: int) -> bool:
    """RP-R12, RP-C9 Whether one of the player's weapons makes this action stronger."""
    weapons = player.owned & cards.effects[BOOST_ACTION]
    card = 0
    while weapons:
        if weapons & 1 and cards.of[card] == action:
            return True
        weapons >>= 1
        card += 1
    return False


class TurnDie(Step[Table]):
    """RP-40 Strength: any die on their sheet is turned to its opposite face."""

    rule = "RP-40"

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        sheet = g.players[seat].sheet
        return [DO_TURN_DIE + space for space in range(SPACES) if sheet[space] >= 0]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        space = option - DO_TURN_DIE
        sheet = g.players[seat].sheet
        sheet[space] = turned(sheet[space])
        g.tell(TURNED, seat, space, sheet[space])

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        space = option - DO_TURN_DIE
        return would_show(g, seat, space, turned(g.players[seat].sheet[space]))


def turned(die: int) -> int:
    """RP-E3 Opposite faces of a die add up to seven."""
    return die + 5 - 2 * (die % 6)


class SwapFirst(Step[Table]):
    """RP-41 Dexterity: the first of two dice that change places."""

    rule = "RP-41"

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        sheet = g.players[seat].sheet
        return [DO_SWAP_FIRST + space for space in range(SPACES) if sheet[space] >= 0]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        g.next(SWAP_SECOND, seat, option - DO_SWAP_FIRST)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return shows(g, seat, option - DO_SWAP_FIRST)


class SwapSecond(Step[Table]):
    """RP-41, RP-42, RP-R12 The second: a die that differs from the first, whose space is the argument."""

    rule = "RP-41"

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        sheet = g.players[seat].sheet
        first = sheet[arg]
        return [DO_SWAP_SECOND + space for space in range(SPACES) if sheet[space] >= 0 and sheet[space] != first]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        space = option - DO_SWAP_SECOND
        sheet = g.players[seat].sheet
        sheet[arg], sheet[space] = sheet[space], sheet[arg]
        g.tell(SWAPPED, seat, arg, space)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        space = option - DO_SWAP_SECOND
        return {**shows(g, seat, space), "stars": stars_after_swap(g, seat, arg, space)}


class AdjustDie(Step[Table]):
    """RP-43, RP-44 Constitution: any die on their sheet one up or one down, never past 6 or 1."""

    rule = "RP-43"

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        sheet = g.players[seat].sheet
        offered: list[Option] = []
        for space in range(SPACES):
            die = sheet[space]
            if die >= 0:
                value = die % 6
                if value < 5:
                    offered.append(RAISE_DIE + space)
                if value > 0:
                    offered.append(LOWER_DIE + space)
        return offered

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        space, by = adjustment(option)
        sheet = g.players[seat].sheet
        sheet[space] += by
        g.tell(ADJUSTED, seat, space, sheet[space])

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        space, by = adjustment(option)
        return would_show(g, seat, space, g.players[seat].sheet[space] + by)


def adjustment(option: Option) -> tuple[int, int]:
    return (option - RAISE_DIE, 1) if option < RAISE_DIE + SPACES else (option - LOWER_DIE, -1)


class RerollDie(Step[Table]):
    """RP-45 Intelligence: any die on their sheet is rolled again.

    The argument: 0, or one more than the space of the die already rerolled with the Quarterstaff (RP-C9).
    """

    rule = "RP-45"

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        sheet = g.players[seat].sheet
        offered = [DO_REROLL_DIE + space for space in range(SPACES) if sheet[space] >= 0 and space != arg - 1]
        if arg:
            offered.append(ENOUGH)
        return offered

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if option == ENOUGH:
            return
        space = option - DO_REROLL_DIE
        player = g.players[seat]
        if not arg and boosted(g.cards, player, INT):
            g.next(REROLL_DIE, seat, space + 1)
        die = roll(g, player.sheet[space] // 6)
        g.tell(REROLLED, seat, space, die)
        if die != player.sheet[space]:  # RP-R21
            g.next(KEEP_REROLL, seat, rerolled(die, space))

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return {} if option == ENOUGH else shows(g, seat, option - DO_REROLL_DIE)


def rerolled(die: int, space: int) -> int:
    """The argument of KEEP_REROLL: the new die and its space."""
    return die * SPACES + space


def odds_of_reroll(g: Table, seat: int, space: int) -> list[tuple[str, int, int]]:
    """How many faces bring a full row to its goal, and how many are higher or lower than the one that lies there."""
    player = g.players[seat].clone()
    row = space // 3
    lies = player.sheet[space]
    goal = 0
    for face in range(6):
        player.sheet[space] = lies // 6 * 6 + face
        goal += meets(g.cards, player.profession, row, goal_total(g.cards, player, row))
    found = [("goal", goal, 6)] if full(player, row) else []
    return [*found, ("higher", 5 - lies % 6, 6), ("lower", lies % 6, 6)]


def space_of(arg: int) -> int:
    return arg % SPACES


def die_of(arg: int) -> int:
    return arg // SPACES


class KeepReroll(Step[Table]):
    """RP-45, RP-46 Keep the new value or go back to the old one."""

    rule = "RP-45"

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [KEEP_NEW, KEEP_OLD]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if option == KEEP_NEW:
            g.players[seat].sheet[space_of(arg)] = die_of(arg)
            g.tell(KEPT_NEW, seat)
        else:
            g.tell(KEPT_OLD, seat)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        space = space_of(arg)
        if option == KEEP_NEW:
            return would_show(g, seat, space, die_of(arg))
        return shows(g, seat, space)


class MoveAlignment(Step[Table]):
    """RP-47 Wisdom: the alignment token moves one field; with the Blessed Mace once more, if wanted (the argument)."""

    rule = "RP-47"

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        player = g.players[seat]
        offered = [DO_MOVE_ALIGNMENT + direction for direction in range(4) if can_move(player, direction)]
        if arg:
            offered.append(ENOUGH)
        return offered

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if option == ENOUGH:
            return
        if not arg and boosted(g.cards, g.players[seat], WIS):
            g.next(MOVE_ALIGNMENT, seat, 1)
        move_token(g, seat, option - DO_MOVE_ALIGNMENT)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        player = g.players[seat]
        field = player.field if option == ENOUGH else STEPS_FROM[player.field][option - DO_MOVE_ALIGNMENT]
        return {"stars": g.cards.grid[player.alignment][field], "field": FIELD.ids[field]}


def shows(g: Table, seat: int, space: int) -> dict[str, Fact]:
    """What is in a space, for people."""
    return {"die": DIE.ids[g.players[seat].sheet[space]]}


def would_show(g: Table, seat: int, space: int, die: int) -> dict[str, Fact]:
    """What would be there, and how many stars that would gain or lose now."""
    player = g.players[seat].clone()
    before = stars(g.cards, player, g.solo)
    player.sheet[space] = die
    return {**shows(g, seat, space), "to": die % 6 + 1, "stars": stars(g.cards, player, g.solo) - before}


def stars_after_swap(g: Table, seat: int, first: int, second: int) -> int:
    """How many stars an exchange would gain or lose now."""
    player = g.players[seat].clone()
    before = stars(g.cards, player, g.solo)
    player.sheet[first], player.sheet[second] = player.sheet[second], player.sheet[first]
    return stars(g.cards, player, g.solo) - before
