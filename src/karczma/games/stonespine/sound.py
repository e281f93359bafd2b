"""Whether a state that came from outside could lie on a table: first its pieces, then what is asked and what follows.

A year is built, then improved; in each of the two the turn and the question tell how many pieces lie where.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from karczma.games.stonespine.build import LEFT, RIGHT, TURNS
from karczma.games.stonespine.dungeon import AROUND
from karczma.games.stonespine.improve import MOST_ELEMENTS, MOST_GOLD, YEARS, Place, affordable, free_edges, richest
from karczma.games.stonespine.setup import STARTING_GOLD, jael_cards
from karczma.games.stonespine.state import Architect, Pile, Table, row_of
from karczma.games.stonespine.supply import HAND
from karczma.games.stonespine.vocabulary import (
    BLUEPRINT,
    BUILD,
    BUILD_DONE,
    CELLS,
    CHALLENGE,
    CHAMBERS,
    DISCARD_CHAMBER,
    ELEMENTS,
    FACES,
    GOAL,
    KEEP_CHAMBER,
    MARKET_CARDS,
    MARKET_TURN,
    PASS_ON,
    PASSAGE,
    PLACE,
    SHAPE,
    TAKE_CHALLENGE,
)
from karczma.kernel.game import NOBODY, Frame

YEARS_WITH_CHALLENGES: Final = 3


def sound(g: Table) -> bool:
    """All pieces where such pieces lie, as many as at this moment of this year, and somebody asked what could be."""
    if len(g.architects) != g.seated or not 1 <= g.year <= YEARS or not 1 <= g.turn <= TURNS or g.hushed:
        return False
    if not (_cards_fit(g) and _tokens_fit(g) and _seats_fit(g) and _jael_fits(g)):
        return False
    if not g.asks:
        return _ended(g)
    step, seat, arg = g.asks[0]
    if arg:
        return False
    if step in (BUILD, DISCARD_CHAMBER, KEEP_CHAMBER):
        return _building(g, step)
    if len(g.asks) > 1 or g.sealed or not _in_the_market(g, NOBODY if step != TAKE_CHALLENGE else seat):
        return False
    if step == MARKET_TURN:
        return not g.agenda and not g.placing and _buys(g, seat)
    if g.agenda != [(MARKET_TURN, NOBODY, 0)]:
        return False
    return _places(g, seat) if step == PLACE else step == TAKE_CHALLENGE and _takes(g, seat)


def _all_below(things: Sequence[int], end: int) -> bool:
    return all([0 <= thing < end for thing in things])


def _whole(pile: Pile, count: int) -> bool:
    """A deck from which no more was dealt than there was: it still tells what."""
    return 0 <= pile.left <= count and sorted(pile.order) == list(range(count))


def _cards_fit(g: Table) -> bool:
    """As many cards have left each deck as were dealt until now (ST-05, ST-06, ST-36, ST-I6)."""
    if not _whole(g.deck, CHAMBERS) or not _whole(g.challenge_deck, len(CHALLENGE.ids)):
        return False
    if not _whole(g.market_deck, MARKET_CARDS) or not 0 <= g.goal < len(GOAL.ids):
        return False
    shown = max(2, g.seated - 1)
    if len(g.market) != shown or g.market_deck.left != MARKET_CARDS - shown * g.year:
        return False
    challenges = _challenges_a_year(g) * min(g.year, YEARS_WITH_CHALLENGES)
    if g.challenge_deck.left != len(CHALLENGE.ids) - challenges:
        return False
    if not _all_below(g.display, len(CHALLENGE.ids)) or not _all_below(g.market, MARKET_CARDS):
        return False
    gone = _all_below(g.gone, len(CHALLENGE.ids) + MARKET_CARDS)
    away = [*g.discards, *g.collected]
    return gone and _all_below(away, CHAMBERS) and _seen_fits(g, away)


def _challenges_a_year(g: Table) -> int:
    return 3 if g.solo else g.seated + 1


def _seen_fits(g: Table, away: list[int]) -> bool:
    """ST-15, ST-17 Nobody has seen a card of the deck; the last of a hand that went around, those who had it."""
    if len(g.seen) != g.seated:
        return False
    if any([_who_saw(g, card) for card in g.deck.inside()]):
        return False
    had = [_had(g, LEFT, seat, TURNS) for seat in range(g.seated)]
    return all([_who_saw(g, card) in had if g.seated > 2 else _who_saw(g, card) > 0 for card in away])


def _who_saw(g: Table, card: int) -> int:
    """The seats that have had this chamber in hand, as bits."""
    return sum([1 << seat for seat in range(g.seated) if g.seen[seat] >> card & 1])


def _had(g: Table, side: int, seat: int, turn: int) -> int:
    """ST-15 Who has had the hand that this seat has in this turn, as bits."""
    back = -1 if side == LEFT else 1
    had = 0
    for passed in range(turn):
        had |= 1 << (seat + back * passed) % g.seated
    return had


def _passed_on(g: Table, seat: int, card: int, year: int, turn: int) -> bool:
    """A card of a hand has been seen by all who had it; what one or two players drew, by its holder at least."""
    had = _had(g, LEFT if year % 2 else RIGHT, seat, turn)
    seen = _who_saw(g, card)
    return seen == had if g.seated > 2 else seen >> seat & 1 == 1 and not seen & ~had


def _tokens_fit(g: Table) -> bool:
    """Every token of the shape of its pile or field (ST-07); a field lacks one only if there was none (ST-R2)."""
    if len(g.piles) != len(SHAPE.ids) or len(g.fields) != 2 * len(g.market):
        return False
    for shape in range(len(SHAPE.ids)):
        pile = g.piles[shape]
        if not 0 <= pile.left <= len(pile.order) or not _all_below(pile.order, FACES):
            return False
        for face in range(FACES):
            most = g.cards.tokens[face] if g.cards.shape[face] == shape else 0
            if pile.order.count(face) > most:
                return False
    lying = [*g.used, *g.placing, *g.jael_tokens]
    for tokens in g.fields:
        lying.extend(tokens)
    if not _all_below(lying, FACES) or list(g.placing) != sorted(g.placing):
        return False
    return all([not g.fields[i] or _field_fits(g, i) for i in range(len(g.fields))])


def _field_fits(g: Table, i: int) -> bool:
    """The tokens of a set in the order of its fields."""
    at = 0
    for shape in g.cards.shapes[g.market[i // 2] * 2 + i % 2]:
        if at < len(g.fields[i]) and g.cards.shape[g.fields[i][at]] == shape:
            at += 1
        elif g.piles[shape].left:
            return False
    return at == len(g.fields[i])


def _seats_fit(g: Table) -> bool:
    """Everybody once on the track, with a blueprint and chambers of their own."""
    plans = [architect.blueprint for architect in g.architects]
    if not _all_below(plans, len(BLUEPRINT.ids)) or len(set(plans)) != len(plans):
        return False
    if sorted(g.order) != list(range(g.seated)) or not _all_below(g.passed, g.seated):
        return False
    return len(set(g.passed)) == len(g.passed) and all([_fits(g, seat) for seat in range(g.seated)])


def _fits(g: Table, seat: int) -> bool:
    """A player's own part: full rows before this year's, none after it, at most four elements in a chamber (ST-I2)."""
    architect = g.architects[seat]
    chambers = architect.chambers
    if len(chambers) != CELLS or len(architect.load) != CELLS or not 0 <= architect.gold <= MOST_GOLD:
        return False
    row = row_of(g.year)
    for cell in range(CELLS):
        card = chambers[cell]
        if not -1 <= card < CHAMBERS or (cell not in row and (card >= 0) != (cell < row.start)):
            return False
        year = cell // 4 + 1
        if card >= 0 and not any([_passed_on(g, seat, card, year, turn + 1) for turn in range(TURNS)]):
            return False
    if not _all_below(architect.hand, CHAMBERS) or not _all_below(architect.challenges, len(CHALLENGE.ids)):
        return False
    return _improved(g, architect) and all([_passed_on(g, seat, card, g.year, g.turn) for card in architect.hand])


def _improved(g: Table, architect: Architect) -> bool:
    """ST-31, ST-32 Tokens lie in chambers that were there when sets were bought, passages on their edges."""
    rows = g.year if _improving(g) else g.year - 1
    if not _all_below(architect.tokens, 4 * rows * ELEMENTS):
        return False
    load = [len(g.cards.elements[card]) if card >= 0 else 0 for card in architect.chambers]
    for token in architect.tokens:
        load[token // ELEMENTS] += 1
    edges = 0
    for cell in range(4 * rows):
        edges |= AROUND[cell]
    inside = not architect.passages & ~edges
    return inside and architect.load == load and max(load) <= MOST_ELEMENTS


def _improving(g: Table) -> bool:
    return not g.asks or g.asks[0][0] in (MARKET_TURN, PLACE, TAKE_CHALLENGE)


def _jael_fits(g: Table) -> bool:
    """ST-51 to ST-54 Alone one of his cards a year and chambers of his symbols; with several players nothing of his."""
    if not g.solo:
        his = [*g.jael_deck.order, *g.revealed_jael, *g.collected, *g.jael_tokens]
        return not his and not g.jael_deck.left and not g.jael_acted
    if not 0 <= g.jael_deck.left <= len(g.jael_deck.order) or len(g.revealed_jael) != g.year:
        return False
    lying = sorted([*g.jael_deck.inside(), *g.revealed_jael])
    if lying != jael_cards(g.cards, False) and lying != jael_cards(g.cards, True):
        return False
    symbols = [symbol for card in g.revealed_jael for symbol in g.cards.symbols[card]]
    mixed = set(g.jael_deck.order) <= set(lying)
    return mixed and all([g.cards.symbol[card] in symbols for card in g.collected])


def _dealt_a_year(g: Table, turn: int) -> int:
    """ST-09, ST-16, ST-54, ST-I6 Chambers dealt in a year before this turn of building, to all players."""
    if g.solo:
        return HAND + sum(range(TURNS + 1 - turn, TURNS))
    return HAND * g.seated + (2 * (turn - 1) if g.seated == 2 else 0)


def _building(g: Table, step: int) -> bool:
    """ST-12 to ST-17 All have built as often as the turn says, and hold as many cards; nothing is bought yet."""
    placed = g.turn - 1 if step == BUILD else g.turn
    if g.passed or g.placing or g.jael_acted or not _asked_to_build(g, step) or not _market_is_full(g):
        return False
    for seat in range(g.seated):
        architect = g.architects[seat]
        built = [cell for cell in row_of(g.year) if architect.chambers[cell] >= 0]
        if len(built) != placed or len(architect.hand) != HAND + 1 - g.turn - (0 if step == BUILD else 1):
            return False
        first = g.year == 1 and not g.solo
        if architect.gold != (STARTING_GOLD[g.order.index(seat)] if first else 0):
            return False
    dealt = _dealt_a_year(g, TURNS) * (g.year - 1) + _dealt_a_year(g, g.turn)
    return g.deck.left == CHAMBERS - dealt and _challenges_fit(g, NOBODY)


def _asked_to_build(g: Table, step: int) -> bool:
    """Everybody at one time; two players discard and a lone one keeps a card before hands are passed or filled."""
    asked: list[Frame] = [(step, seat, 0) for seat in range(g.seated)]
    if g.asks != asked or bool(g.sealed) == g.solo:
        return False
    if step == BUILD:
        return g.agenda == [(BUILD_DONE, NOBODY, 0)]
    if g.turn == TURNS:
        return False
    if step == KEEP_CHAMBER:
        return g.solo and not g.agenda
    return g.seated == 2 and g.agenda == [(PASS_ON, NOBODY, 0)]


def _market_is_full(g: Table) -> bool:
    """ST-07, ST-R2 A token on every field, but for shapes of which all tokens are out."""
    left = [pile.left for pile in g.piles]
    for token in g.used:
        left[g.cards.shape[token]] += 1
    for i in range(len(g.fields)):
        shapes = g.cards.shapes[g.market[i // 2] * 2 + i % 2]
        on = [g.cards.shape[token] for token in g.fields[i]]
        if not all([on.count(shape) == shapes.count(shape) or not left[shape] for shape in shapes]):
            return False
    return True


def _challenges_fit(g: Table, taking: int) -> bool:
    """ST-27, ST-36, ST-I5 Everybody took a challenge a year when passing; this seat is about to."""
    taken = 0
    for seat in range(g.seated):
        has = min(g.year - 1, YEARS_WITH_CHALLENGES)
        if seat in g.passed and seat != taking and g.year < YEARS:
            has += 1
            taken += 1
        if len(g.architects[seat].challenges) != has:
            return False
    if g.year == YEARS:
        return not g.display
    return len(g.display) == _challenges_a_year(g) - taken - (1 if g.jael_acted else 0)


def _in_the_market(g: Table, taking: int) -> bool:
    """ST-17, ST-26 The row is full, hands are empty; who has passed has no gold left, but alone in the last year."""
    for seat in range(g.seated):
        architect = g.architects[seat]
        if architect.hand or min([architect.chambers[cell] for cell in row_of(g.year)]) < 0:
            return False
        if seat in g.passed and architect.gold and not (g.solo and g.year == YEARS):
            return False
    if g.turn != TURNS or g.deck.left != CHAMBERS - _dealt_a_year(g, TURNS) * g.year:
        return False
    return _challenges_fit(g, taking)


def _buys(g: Table, seat: int) -> bool:
    """ST-22, ST-56, ST-R13 The richest can pay for something; Jael has acted unless he has less."""
    if seat != richest(g) or not affordable(g, seat):
        return False
    return not g.solo or g.jael_acted or g.architects[0].gold > g.cards.jael_gold[g.revealed_jael[-1]]


def _places(g: Table, seat: int) -> bool:
    """ST-24, ST-R3 Tokens of a set that this player could buy, all with room, and more than one way to place them."""
    architect = g.architects[seat]
    room = min([architect.load[cell] for cell in range(4 * g.year)]) < MOST_ELEMENTS
    if seat in g.passed or not all([free_edges(architect) if token == PASSAGE else room for token in g.placing]):
        return False
    if len(Place().options(g, seat, 0)) < 2:
        return False
    rivals = [g.architects[i].gold for i in range(g.seated) if i not in g.passed]
    for i in range(len(g.fields)):
        one = g.market[i // 2] * 2 + i % 2
        shapes = g.cards.shapes[one]
        on = [g.cards.shape[token] for token in g.placing]
        paid = max(rivals) <= architect.gold + g.cards.cost[one] <= MOST_GOLD
        if paid and not g.fields[i] and all([on.count(shape) <= shapes.count(shape) for shape in on]):
            return True
    return False


def _takes(g: Table, seat: int) -> bool:
    """ST-27 Who has just passed chooses among several challenges; there are none in the last year."""
    return g.year < YEARS and not g.placing and len(g.display) > 1 and g.passed[-1:] == (seat,)


def _ended(g: Table) -> bool:
    """ST-38 Everybody has passed in the last year, and that order is the final priority."""
    if g.agenda or g.sealed or g.placing or g.year != YEARS or not _in_the_market(g, NOBODY):
        return False
    taken = not g.solo or not any([len(tokens) for tokens in g.fields])  # ST-58
    return taken and g.order == g.passed
