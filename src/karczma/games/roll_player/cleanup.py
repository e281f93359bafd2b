"""Cleanup Phase (RP-68 to RP-74) and the end of the game."""

from __future__ import annotations

from karczma.games.roll_player.bag import put_back
from karczma.games.roll_player.cards import REFRESH_SKILLS, SKILL
from karczma.games.roll_player.deck import deal_market
from karczma.games.roll_player.scoring import owned_cards
from karczma.games.roll_player.skills import BEFORE_THE_ROLL, open_skill_window
from karczma.games.roll_player.state import Player, Table
from karczma.games.roll_player.vocabulary import (
    DO_REFRESH_SKILL,
    END,
    ENDED,
    LAST_WINDOW,
    PREPARE,
    REFRESH_NONE,
    REFRESH_SKILL,
    REFRESHED,
    ROLL,
)
from karczma.kernel.game import NOBODY, Option
from karczma.kernel.step import Step, open_window


class Cleanup(Step[Table]):
    """RP-68, RP-69 Tokens are returned, and skills may be made ready, starting with the First Player (RP-R8)."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        g.hushed = 0
        for player in g.players:
            player.charisma = 0
        order = [(seat + i) % g.seated for i in range(g.seated)]
        g.plan([*[(REFRESH_SKILL, i, refreshes(g, i)) for i in order], (PREPARE, seat, 0)])


def refreshes(g: Table, seat: int) -> int:
    """RP-79, RP-C4 How many skills a player may make ready."""
    profession = g.players[seat].profession
    return g.cards.amount[profession] if g.cards.ability[profession] == REFRESH_SKILLS else 1


def exhausted(g: Table, player: Player) -> int:
    """The skills turned sideways, as bits."""
    return player.owned & g.cards.types[SKILL] & ~player.ready


class RefreshSkill(Step[Table]):
    """RP-69 An exhausted skill is made ready, if wanted; the argument: how many more may be."""

    rule = "RP-69"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if arg and exhausted(g, g.players[seat]):
            g.ask(REFRESH_SKILL, seat, arg)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [*[DO_REFRESH_SKILL + card for card in owned_cards(exhausted(g, g.players[seat]))], REFRESH_NONE]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if option == REFRESH_NONE:
            return
        card = option - DO_REFRESH_SKILL
        g.players[seat].ready |= g.cards.bit[card]
        g.tell(REFRESHED, seat, card)
        g.next(REFRESH_SKILL, seat, arg - 1)


class Prepare(Step[Table]):
    """RP-70 to RP-74 The next round is prepared; after the last, skills and weapons once more (RP-R6).

    Before the dice are drawn, whoever can reach into the bag may do so (RP-R2).
    """

    def enter(self, g: Table, seat: int, arg: int) -> None:
        clear(g)
        if g.last_round():
            g.next(END, NOBODY, 0)
            open_window(g, LAST_WINDOW, seat, 0)
            return
        deal_market(g)
        for card in range(1, len(g.pool) - 1):
            g.card_gold[card] = 1
        for player in g.players:
            player.placed = -1
            player.bore = False
        g.first = g.after(seat)
        g.next(ROLL, g.first, 0)
        open_skill_window(g, BEFORE_THE_ROLL, NOBODY)


def clear(g: Table) -> None:
    """RP-70 Dice nobody took go back into the bag, and what is left of the market to the discard pile."""
    for card in range(len(g.pool)):
        if g.pool[card] >= 0:
            put_back(g, g.pool[card])
            g.pool[card] = -1
    g.discards.extend(g.market)
    g.market = []


class End(Step[Table]):
    """RP-81, RP-R64 Stars are counted as the table now is."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        g.tell(ENDED, NOBODY)
