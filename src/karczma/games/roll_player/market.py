"""Market Phase (RP-53 to RP-67): a turn each in the order of the Initiative cards; and before it, the Druid."""

from __future__ import annotations

from typing import Final

from karczma.games.roll_player.cards import DISCARD_MARKET_CARD, SKILL
from karczma.games.roll_player.purchase import (
    buy,
    buys,
    drop,
    happens,
    payable,
    price,
    weapons_of,
    would_cost_and_bring,
    would_lose,
)
from karczma.games.roll_player.sheet import FROM_DISCARD, FROM_FRIENDLY, get_gold
from karczma.games.roll_player.skills import (
    IN_MARKET_TURN,
    IN_MARKET_WINDOW,
    OWN_MARKET_END,
    SKILL_BOUGHT,
    about_skill,
    open_skill_window,
    skill_chosen,
    skills,
)
from karczma.games.roll_player.state import Table
from karczma.games.roll_player.vocabulary import (
    AFTER_MARKET,
    BUY,
    BUY_NO_MORE,
    CARD,
    CARDS_IN_BOX,
    CLEANUP,
    DISCARD,
    DISCARDED,
    DO_DROP_WEAPON,
    DO_RETURN_CARD,
    END_TURN,
    MARKET,
    MARKET_TURNS,
    RETURN_CARD,
    RETURN_NOTHING,
    RETURNED,
    SKIPPED_MARKET,
    SWEPT,
    TAKE_GOLD,
    TRASHED,
)
from karczma.kernel.errors import Fact
from karczma.kernel.game import NOBODY, Option
from karczma.kernel.step import Blocked, Step, Window, open_window

INSTEAD_OF_BUYING: Final = 2  # RP-56 gold
BEGINS_TURN: Final = 0
GOES_ON: Final = 1
NEW_SKILL: Final = 2  # it goes on, and a skill was bought


class ReturnCard(Step[Table]):
    """RP-101, RP-R38 Attuned: a card from the discard pile goes to the right end of the market."""

    rule = "RP-101"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if g.discards:
            g.ask(RETURN_CARD, seat, 0)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [*[DO_RETURN_CARD + card for card in sorted(g.discards)], RETURN_NOTHING]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if option == RETURN_NOTHING:
            return
        card = option - DO_RETURN_CARD
        g.discards.remove(card)
        g.market.append(card)
        g.tell(RETURNED, seat, card)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        if option == RETURN_NOTHING:
            return {}
        return {"gold": price(g.cards, option - DO_RETURN_CARD, g.players[seat].owned)}


class MarketTurns(Step[Table]):
    """RP-53, RP-R2 The lowest Initiative card taken goes next; a skill window before each turn and after the last."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if arg == BEGINS_TURN:
            g.hushed = 0
        who = next_in_market(g)
        if who == NOBODY:
            g.next(CLEANUP, seat, 0)
        else:
            g.next(MARKET_TURNS, seat, GOES_ON)
            g.next(MARKET, who, BEGINS_TURN)
        open_skill_window(g, IN_MARKET_WINDOW, who)


def next_in_market(g: Table) -> int:
    """The seat with the lowest Initiative card still out (RP-66)."""
    who = NOBODY
    lowest = len(g.pool)
    for i in range(g.seated):
        card = g.players[i].initiative
        if 0 <= card < lowest:
            lowest = card
            who = i
    return who


class Market(Step[Table]):
    """RP-54 to RP-56 Buy a card, or discard one for gold; the Bard may buy two (RP-102)."""

    rule = "RP-54"
    turn = True

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if arg == BEGINS_TURN:
            g.purchases = buys(g, seat)
        if g.purchases > 0:
            g.ask(MARKET, seat, max(arg, GOES_ON))
        else:
            open_window(g, AFTER_MARKET, seat, int(arg == NEW_SKILL))

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        player = g.players[seat]
        offered = [BUY + card for card in g.market if payable(g, player, card)]
        if g.purchases < buys(g, seat):
            offered.append(BUY_NO_MORE)
        else:
            if g.friendly:
                offered.append(TAKE_GOLD)
            elif g.market:
                offered.extend([DISCARD + card for card in g.market])
            else:
                offered.append(BUY_NO_MORE)  # RP-R30
            offered.extend([DO_DROP_WEAPON + card for card in weapons_of(g, seat)])
        if player.ready:
            offered.extend(skills(g, seat, IN_MARKET_TURN))
        return offered

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if skill_chosen(g, seat, option, IN_MARKET_TURN, MARKET, arg):
            return
        buying = BUY <= option < BUY + CARDS_IN_BOX
        new_skill = buying and g.cards.bit[option - BUY] & g.cards.types[SKILL] != 0
        g.next(MARKET, seat, NEW_SKILL if new_skill else arg)
        if buying:
            buy(g, seat, option - BUY)
        elif DO_DROP_WEAPON <= option < DO_DROP_WEAPON + CARDS_IN_BOX:
            drop(g, seat, option - DO_DROP_WEAPON)
        elif option == BUY_NO_MORE:
            if g.purchases == buys(g, seat):
                g.tell(SKIPPED_MARKET, seat)
            g.purchases = 0
        else:
            take_gold(g, seat, option)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        if BUY <= option < BUY + CARDS_IN_BOX:
            return would_cost_and_bring(g, seat, option - BUY)
        if DO_DROP_WEAPON <= option < DO_DROP_WEAPON + CARDS_IN_BOX:
            return would_lose(g, seat, option - DO_DROP_WEAPON)
        if option == TAKE_GOLD or DISCARD <= option < DISCARD + CARDS_IN_BOX:
            return {"gold": INSTEAD_OF_BUYING}
        return about_skill(g, seat, option)

    def blocked(self, g: Table, seat: int, arg: int) -> list[Blocked]:
        player = g.players[seat]
        return [
            (
                f"card:{CARD.ids[card]}",
                "too-dear",
                {"gold": price(g.cards, card, player.owned), "have": player.gold + player.charisma},
            )
            for card in g.market
            if not payable(g, player, card)
        ]

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        player = g.players[seat]
        return {"gold": player.gold, "tokens": player.charisma}


def take_gold(g: Table, seat: int, option: Option) -> None:
    """RP-56, RP-116 2 gold instead of buying, for a market card; for nothing in the friendly market."""
    g.purchases = 0
    if option == TAKE_GOLD:
        get_gold(g, seat, INSTEAD_OF_BUYING, FROM_FRIENDLY)
    else:
        card = option - DISCARD
        g.market.remove(card)
        g.discards.append(card)
        g.tell(DISCARDED, seat, card)
        get_gold(g, seat, INSTEAD_OF_BUYING, FROM_DISCARD)
    happens(g, seat, DISCARD_MARKET_CARD)


class AfterMarket(Window[Table]):
    """RP-64, RP-R50 Skills once more after the purchase; then the Initiative card goes back (RP-66).

    A window for one: whoever's turn it is, who need be asked no more than in the others. They are asked about a skill
    they have just bought: the argument.
    """

    rule = "RP-64"
    decline = END_TURN
    hush = END_TURN  # it is theirs alone, and comes once in a phase
    public = True

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if self.could(g, seat, arg):
            g.ask(AFTER_MARKET, seat, arg)
        else:
            finish(g, seat)

    def could(self, g: Table, seat: int, arg: int) -> bool:
        return g.players[seat].ready != 0 and len(skills(g, seat, IN_MARKET_TURN)) > 0

    def reactions(self, g: Table, seat: int, arg: int) -> list[Option]:
        return skills(g, seat, IN_MARKET_TURN)

    def moment(self, g: Table, seat: int, arg: int) -> int:
        return SKILL_BOUGHT if arg else OWN_MARKET_END

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [*self.reactions(g, seat, arg), END_TURN]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if not skill_chosen(g, seat, option, IN_MARKET_TURN, AFTER_MARKET, arg):
            finish(g, seat)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return about_skill(g, seat, option)


def finish(g: Table, seat: int) -> None:
    """RP-66, RP-126 The card goes back; in solo the leftmost market card is discarded and the others are trashed."""
    g.players[seat].initiative = -1
    if not g.solo or not g.market:
        return
    g.discards.append(g.market[0])
    g.tell(SWEPT, NOBODY, g.market[0])
    for card in g.market[1:]:
        g.trash.append(card)
        g.tell(TRASHED, NOBODY, card)
    g.market = []
