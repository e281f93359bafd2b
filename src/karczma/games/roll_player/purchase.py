"""Buying (RP-54 to RP-65): prices, room for weapons, Charisma tokens, and what a bought card does at once."""

from __future__ import annotations

from typing import Final

from karczma.games.roll_player.actions import ability_of_class
from karczma.games.roll_player.cards import (
    ACTION_AFTER,
    BUY_TYPE,
    BUYS_PER_TURN,
    MARKET_DISCOUNT,
    SKILL,
    TRAIT,
    WEAPON,
    Cards,
)
from karczma.games.roll_player.deck import turn_up
from karczma.games.roll_player.scoring import count, hand_limit, hands_used, owned_cards, stars
from karczma.games.roll_player.sheet import STEPS_FROM, can_move, move_token
from karczma.games.roll_player.state import Player, Table
from karczma.games.roll_player.vocabulary import (
    BOUGHT,
    CARD,
    CARDS_IN_BOX,
    CLASS_ABILITY,
    DIRECTION,
    DO_DISCARD_TARGET,
    DO_DROP_WEAPON,
    DO_SPEND_CHARISMA,
    DROP_WEAPON,
    DROPPED,
    FIELD,
    SPEND_CHARISMA,
)
from karczma.kernel.errors import Fact
from karczma.kernel.game import Option
from karczma.kernel.step import Step

FROM_DISCARDS: Final = CARDS_IN_BOX  # added to the card in a purchase's argument: it is from the discard pile
CHANGING: Final = ("attributes", "alignment", "armor", "traits", "gold")  # what cards and tokens can change at once
# What becomes of the alignment token, for people
NO_MOVE: Final = 0
MOVES: Final = 1
STAYS: Final = 2
UNSEEN: Final = CARDS_IN_BOX  # in place of the card that needs room: it was bought unseen, and may go too


def card_of(arg: int) -> int:
    """The card in the argument of a purchase."""
    return arg % CARDS_IN_BOX


def buys(g: Table, seat: int) -> int:
    """RP-54, RP-102 How many cards this player may buy in a Market turn."""
    profession = g.players[seat].profession
    return g.cards.amount[profession] if g.cards.ability[profession] == BUYS_PER_TURN else 1


def price(cards: Cards, card: int, owned: int) -> int:
    """RP-R23, RP-C13 The cost of a card for someone who owns these."""
    reductions = sum([cards.pays[one] for one in owned_cards(owned & cards.effects[MARKET_DISCOUNT])])
    return max(0, cards.cost[card] - reductions)


def weapons_of(g: Table, seat: int) -> list[int]:
    owned = g.players[seat].owned & g.cards.types[WEAPON]
    return owned_cards(owned) if owned else []


def payable(g: Table, player: Player, card: int) -> bool:
    """RP-55, RP-R60 Whether this player can pay for the card; there is always a way to make room for a weapon."""
    purse = player.gold + player.charisma
    if purse >= g.cards.cost[card]:
        return True
    return player.owned & g.cards.effects[MARKET_DISCOUNT] != 0 and purse >= price(g.cards, card, player.owned)


def payable_discards(g: Table, seat: int) -> list[int]:
    """RP-107 Cards in the discard pile that this player could buy."""
    player = g.players[seat]
    return [card for card in sorted(g.discards) if payable(g, player, card)]


def would_cost_and_bring(g: Table, seat: int, card: int) -> dict[str, Fact]:
    """For people: the price of a card, where its arrow moves the token, and which stars it gains or loses now."""
    player = g.players[seat]
    gold = price(g.cards, card, player.owned)
    after = player.clone()
    after.gold = max(0, after.gold - gold)
    after.owned |= g.cards.bit[card]
    told: dict[str, Fact] = {"gold": gold, "token": NO_MOVE}
    if g.cards.type[card] == TRAIT:
        told.update(token_step(after, g.cards.arrow[card]))
    told.update(gained(g, player, with_room(g, after, card)))
    return told


def token_step(player: Player, direction: int) -> dict[str, Fact]:
    """For people: the token of this player makes its step (RP-62), or cannot (RP-63)."""
    if not can_move(player, direction):
        return {"token": STAYS, "direction": DIRECTION.ids[direction]}
    player.field = STEPS_FROM[player.field][direction]
    return {"token": MOVES, "direction": DIRECTION.ids[direction], "field": FIELD.ids[player.field]}


def gained(g: Table, before: Player, after: Player) -> dict[str, Fact]:
    """For people: the stars gained or lost, all together and by what they are for."""
    had = {part.name: part.points for part in count(g.cards, before, g.solo).parts}
    parts = count(g.cards, after, g.solo).parts
    told: dict[str, Fact] = {f"by_{name}": 0 for name in CHANGING}  # gold counts only in solo
    told.update({f"by_{part.name}": part.points - had[part.name] for part in parts if part.name in CHANGING})
    told["stars"] = sum([part.points - had[part.name] for part in parts])
    return told


def with_room(g: Table, player: Player, bought: int) -> Player:
    """This player once weapons other than the one bought have made room for it, as well as it can be done."""
    if hands_used(g.cards, player.owned) <= hand_limit(g.cards, player):
        return player
    best: Player | None = None
    for weapon in owned_cards(player.owned & g.cards.types[WEAPON] & ~g.cards.bit[bought]):
        less = with_room(g, without(g, player, weapon), bought)
        if best is None or stars(g.cards, less, g.solo) > stars(g.cards, best, g.solo):
            best = less
    assert best is not None
    return best


def without(g: Table, player: Player, weapon: int) -> Player:
    less = player.clone()
    less.owned &= ~g.cards.bit[weapon]
    return less


def would_lose(g: Table, seat: int, weapon: int) -> dict[str, Fact]:
    """For people: the hands that dropping a weapon frees, and the stars it loses now."""
    player = g.players[seat]
    return {"hands": g.cards.hands[weapon], **gained(g, player, without(g, player, weapon))}


def buy(g: Table, seat: int, arg: int) -> None:
    """RP-49 Tokens may replace gold, as the player likes."""
    least, most = tokens(g, g.players[seat], card_of(arg))
    if least == most:
        settle(g, seat, arg, least)
    else:
        g.next(SPEND_CHARISMA, seat, arg)


def tokens(g: Table, player: Player, card: int) -> tuple[int, int]:
    """RP-R23 The fewest Charisma tokens that must be spent on a card, and the most that can be."""
    cost = price(g.cards, card, player.owned)
    return max(0, cost - player.gold), min(player.charisma, cost)


def settle(g: Table, seat: int, arg: int, spent: int) -> None:
    """RP-55, RP-R25 The price is paid, the card changes hands, and only then is room made for a weapon."""
    card = card_of(arg)
    player = g.players[seat]
    gold = price(g.cards, card, player.owned) - spent
    player.gold -= gold
    player.charisma -= spent
    if arg >= FROM_DISCARDS:
        g.discards.remove(card)
    else:
        g.market.remove(card)
    g.tell(BOUGHT, seat, card, gold, spent)
    receive(g, seat, card)
    make_room(g, seat, card)


def receive(g: Table, seat: int, card: int) -> None:
    """RP-62 to RP-64, RP-R54 What a card does when bought, and what a class does then."""
    player = g.players[seat]
    cards = g.cards
    player.owned |= cards.bit[card]
    g.purchases -= 1
    sort = cards.type[card]
    if sort == SKILL:
        player.ready |= cards.bit[card]
    elif sort == TRAIT:
        move_token(g, seat, cards.arrow[card])
    happens(g, seat, BUY_TYPE + sort)


def happens(g: Table, seat: int, event: int) -> None:
    """RP-C1 A class whose ability waits for this may act."""
    profession = g.players[seat].profession
    if g.cards.ability[profession] == ACTION_AFTER and g.cards.event[profession] == event:
        g.next(CLASS_ABILITY, seat, ability_of_class(g.cards.class_action[profession], False))


def buy_deck_top(g: Table, seat: int, cost: int) -> None:
    """RP-110, RP-R33 Open Lock: the top card of the deck, unseen, at a fixed price."""
    player = g.players[seat]
    player.gold -= cost
    card = turn_up(g)
    g.tell(BOUGHT, seat, card, cost, 0)
    receive(g, seat, card)
    make_room(g, seat, UNSEEN)


def make_room(g: Table, seat: int, bought: int) -> None:
    """RP-59, RP-R60 Weapons go if there are too many."""
    player = g.players[seat]
    if hands_used(g.cards, player.owned) > hand_limit(g.cards, player):
        g.next(DROP_WEAPON, seat, bought)


def drop(g: Table, seat: int, card: int) -> None:
    """RP-61 One of their weapons goes to the discard pile."""
    g.players[seat].owned &= ~g.cards.bit[card]
    g.discards.append(card)
    g.tell(DROPPED, seat, card)


class DropWeapon(Step[Table]):
    """RP-R60, RP-R33 Weapons go one by one until all fit. The argument: the card just bought, or that it was unseen."""

    rule = "RP-61"

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_DROP_WEAPON + weapon for weapon in weapons_of(g, seat) if weapon != arg]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        drop(g, seat, option - DO_DROP_WEAPON)
        make_room(g, seat, arg)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return would_lose(g, seat, option - DO_DROP_WEAPON)


class SpendCharisma(Step[Table]):
    """RP-49, RP-R23 How many Charisma tokens replace gold."""

    rule = "RP-49"

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        least, most = tokens(g, g.players[seat], card_of(arg))
        return [DO_SPEND_CHARISMA + count for count in range(least, most + 1)]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        settle(g, seat, arg, option - DO_SPEND_CHARISMA)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        cost = price(g.cards, card_of(arg), g.players[seat].owned)
        return {"gold": cost - (option - DO_SPEND_CHARISMA), "card": CARD.ids[card_of(arg)]}

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        player = g.players[seat]
        cost = price(g.cards, card_of(arg), player.owned)
        return {"card": CARD.ids[card_of(arg)], "price": cost, "gold": player.gold, "count": player.charisma}


class DiscardTarget(Step[Table]):
    """RP-107, RP-R32 Move Silently: a card from the discard pile is bought instead of one in the market."""

    rule = "RP-107"

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_DISCARD_TARGET + card for card in payable_discards(g, seat)]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        buy(g, seat, option - DO_DISCARD_TARGET + FROM_DISCARDS)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return would_cost_and_bring(g, seat, option - DO_DISCARD_TARGET)
