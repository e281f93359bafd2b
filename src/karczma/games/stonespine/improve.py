"""Improving (ST-19 to ST-34, ST-55 to ST-59): gold is counted, the richest buys next, tokens are placed immediately."""

from __future__ import annotations

from typing import Final

from karczma.games.stonespine.dungeon import AROUND
from karczma.games.stonespine.scoring import outlook, worth_of
from karczma.games.stonespine.state import Architect, Table, row_of, without
from karczma.games.stonespine.vocabulary import (
    BOUGHT,
    BUY,
    CELLS,
    CLEAN_UP,
    COUNTED_GOLD,
    DO_TAKE_CHALLENGE,
    EDGES,
    ELEMENTS,
    END,
    GOODS,
    JAEL_ACTS,
    JAEL_TOOK_TOKEN,
    LOST_CHALLENGE,
    MARKET_TURN,
    NO_ROOM,
    OPENED_PASSAGE,
    PASS,
    PASSAGE,
    PASSED,
    PLACE,
    PLACE_ELEMENT,
    PLACE_PASSAGE,
    PLACED,
    SET,
    TAKE_CHALLENGE,
    TOKEN,
    TOOK_CHALLENGE,
    TREASURE,
)
from karczma.kernel.errors import Fact
from karczma.kernel.game import NOBODY, Option
from karczma.kernel.step import Blocked, Step

MOST_GOLD: Final = 30
MOST_ELEMENTS: Final = 4
YEARS: Final = 4
# The options of a token in each cell: copying them is much faster than making new ones
CELLS_FOR: Final = [[PLACE_ELEMENT + token * CELLS + cell for cell in range(CELLS)] for token in range(ELEMENTS)]
ALREADY_ACTED: Final = -2  # reported as Jael's gold: it no longer matters this year


class CountGold(Step[Table]):
    """ST-19 to ST-21, ST-71 Gold from this year's row and every chest; priority markers leave the track."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        for i in range(g.seated):
            architect = g.architects[i]
            found = chests(g, architect)
            gold = sum([g.cards.gold[architect.chambers[cell]] for cell in row_of(g.year)]) + found
            architect.gold = min(MOST_GOLD, architect.gold + gold)
            g.tell(COUNTED_GOLD, i, architect.gold, found)
        g.passed = ()
        g.next(MARKET_TURN, NOBODY, 0)


def chests(g: Table, architect: Architect) -> int:
    """Treasure chests in the dungeon, printed or as tokens."""
    found = 0
    for card in architect.chambers:
        if card >= 0:
            for element in g.cards.elements[card]:
                if element == TREASURE:
                    found += 1
    for token in architect.tokens:
        if token % ELEMENTS == TREASURE:
            found += 1
    return found


def richest(g: Table) -> int:
    """ST-22, ST-R14 Whoever has the most gold of those who have not passed; ties go to the higher priority."""
    who = NOBODY
    for seat in g.order:
        if seat not in g.passed and (who == NOBODY or g.architects[seat].gold > g.architects[who].gold):
            who = seat
    return who


class MarketTurn(Step[Table]):
    """ST-22 to ST-25 The richest buys a set or passes, then the turn is decided again; in solo, Jael takes the rest."""

    rule = "ST-22"
    turn = True

    def enter(self, g: Table, seat: int, arg: int) -> None:
        who = richest(g)
        if who == NOBODY:
            if g.solo:
                for at in range(len(g.fields)):
                    collect(g, at)
            g.next(CLEAN_UP if g.year < YEARS else END, NOBODY, 0)
            return
        if g.solo and not g.jael_acted and g.architects[0].gold <= g.cards.jael_gold[g.revealed_jael[-1]]:
            jael_acts(g)
        if affordable(g, who):
            g.ask(MARKET_TURN, who, 0)
        else:  # ST-R13
            step_back(g, who)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [*[BUY + one for one in affordable(g, seat)], PASS]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        if option == PASS:
            step_back(g, seat)
            return
        buy(g, seat, option - BUY)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        if option == PASS:
            gold = g.architects[seat].gold
            return {"gold": gold, "lost": gold if loses_gold(g) else 0, "place": 0 if g.solo else len(g.passed) + 1}
        one = option - BUY
        return {
            "gold": g.cards.cost[one],
            "goods": goods(g, one),
            "lost": without_room(g.architects[seat], tokens_of(g, one)),
            "twin": field_of(g, one) + 1 if has_twin(g, seat, one) else 0,
        }

    def blocked(self, g: Table, seat: int, arg: int) -> list[Blocked]:
        open_sets = affordable(g, seat)
        have = g.architects[seat].gold
        shut: list[Blocked] = []
        for one in sets_shown(g):
            if one in open_sets:
                continue
            touch = f"set:{SET.ids[one]}"
            if tokens_of(g, one):
                shut.append((touch, "too-dear", {"gold": g.cards.cost[one], "have": have}))
            else:
                shut.append((touch, "set-sold", {}))
        return shut

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        rivals = [g.architects[i].gold for i in range(g.seated) if i != seat and i not in g.passed]
        jael = -1  # nobody
        if g.solo:
            jael = ALREADY_ACTED if g.jael_acted else g.cards.jael_gold[g.revealed_jael[-1]]
        return {"gold": g.architects[seat].gold, "rival": max(rivals, default=-1), "jael": jael}


def goods(g: Table, one: int) -> Fact:
    """What is in a set, for people; equal tokens side by side."""
    return GOODS.say(GOODS.number(tuple(sorted(tokens_of(g, one)))))


def has_twin(g: Table, seat: int, one: int) -> bool:
    """Whether this player could buy the same for the same gold elsewhere: then only the place tells them apart."""
    cost = g.cards.cost[one]
    others = [other for other in affordable(g, seat) if other != one and g.cards.cost[other] == cost]
    return goods(g, one) in [goods(g, other) for other in others]


def loses_gold(g: Table) -> bool:
    """ST-26, ST-58 Gold that is not spent is lost; only alone in the last year it stays."""
    return not (g.solo and g.year == YEARS)


def sets_shown(g: Table) -> list[int]:
    return [card * 2 + part for card in g.market for part in (0, 1)]


def tokens_of(g: Table, one: int) -> tuple[int, ...]:
    """The tokens on a set of a face-up market card."""
    return g.fields[field_of(g, one)]


def field_of(g: Table, one: int) -> int:
    return g.market.index(one // 2) * 2 + one % 2


def taken_from(g: Table, at: int) -> tuple[int, ...]:
    """All tokens of a set, which is then empty."""
    tokens = g.fields[at]
    g.fields = (*g.fields[:at], (), *g.fields[at + 1 :])
    return tokens


def affordable(g: Table, seat: int) -> list[int]:
    """ST-23, ST-R5 The sets that still have tokens and that this player can pay for."""
    gold = g.architects[seat].gold
    found: list[int] = []
    cost = g.cards.cost
    for at in range(len(g.fields)):
        if g.fields[at]:
            one = g.market[at // 2] * 2 + at % 2
            if cost[one] <= gold:
                found.append(one)
    return found


def buy(g: Table, seat: int, one: int) -> None:
    """ST-23, ST-24 The set is paid for, and its tokens are placed before the turn is decided again."""
    g.architects[seat].gold -= g.cards.cost[one]
    g.placing = tuple(sorted(taken_from(g, field_of(g, one))))
    g.tell(BOUGHT, seat, one, g.cards.cost[one], GOODS.number(g.placing))
    g.next(MARKET_TURN, NOBODY, 0)
    g.next(PLACE, seat, 0)


def step_back(g: Table, seat: int) -> None:
    """ST-26 to ST-29, ST-57, ST-58, ST-73 Passing: gold, a challenge, priority."""
    architect = g.architects[seat]
    gold = architect.gold
    if loses_gold(g):
        architect.gold = 0
    g.passed = (*g.passed, seat)
    g.tell(PASSED, seat, gold, 0 if g.solo else len(g.passed))
    g.next(MARKET_TURN, NOBODY, 0)
    if g.year < YEARS:
        g.next(TAKE_CHALLENGE, seat, 0)


def jael_acts(g: Table) -> None:
    """ST-56, ST-R28 Once a year, when the player has no more gold than him: his share of tokens; a challenge leaves."""
    g.jael_acted = True
    g.tell(JAEL_ACTS, NOBODY)
    for part in g.cards.collects[g.revealed_jael[-1]]:
        if part < len(g.fields):
            collect(g, part)
    if g.display:
        lowest = g.display[0]
        for card in g.display:
            if g.cards.number[card] < g.cards.number[lowest]:
                lowest = card
        g.display = without(g.display, lowest)
        g.gone = (*g.gone, lowest)
        g.tell(LOST_CHALLENGE, NOBODY, lowest)


def collect(g: Table, at: int) -> None:
    """ST-R29 What Jael takes stays with him."""
    tokens = taken_from(g, at)
    g.jael_tokens += tokens
    for token in tokens:
        g.tell(JAEL_TOOK_TOKEN, NOBODY, token)


class Place(Step[Table]):
    """ST-31 to ST-34, ST-74, ST-R12 The tokens of a set one by one, in the buyer's choice of order."""

    rule = "ST-31"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if not g.placing:
            return
        architect = g.architects[seat]
        room = len(with_room(architect))
        edges = open_edges(architect)
        if room > 1 and edges & (edges - 1):  # there is a choice, whatever the tokens are
            g.ask(PLACE, seat, 0)
            return
        kept: list[int] = []
        for token in g.placing:
            if edges if token == PASSAGE else room:
                kept.append(token)
            else:  # ST-R3
                g.used = (*g.used, token)
                g.tell(NO_ROOM, seat, token)
        g.placing = tuple(kept)
        self.offer(g, PLACE, seat, 0)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        architect = g.architects[seat]
        cells = with_room(architect)
        in_a_row = len(cells) > 0 and cells[-1] == len(cells) - 1  # no gap and nothing full, as nearly always
        offered: list[Option] = []
        last = -1
        for token in g.placing:
            if token == last:
                continue
            last = token
            if token == PASSAGE:
                offered.extend([PLACE_PASSAGE + edge for edge in free_edges(architect)])
            elif in_a_row:
                offered.extend(CELLS_FOR[token][: len(cells)])
            else:
                offered.extend([PLACE_ELEMENT + token * CELLS + cell for cell in cells])
        return offered

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        architect = g.architects[seat]
        g.next(PLACE, seat, 0)
        if option >= PLACE_PASSAGE:
            edge = option - PLACE_PASSAGE
            architect.passages |= 1 << edge
            g.placing = without(g.placing, PASSAGE)
            g.tell(OPENED_PASSAGE, seat, edge)
            return
        token, cell = divmod(option - PLACE_ELEMENT, CELLS)
        lay(architect, token, cell)
        g.placing = without(g.placing, token)
        g.tell(PLACED, seat, token, cell)

    def abouts(self, g: Table, seat: int, arg: int, options: list[Option]) -> list[dict[str, Fact]]:
        before = worth_of(g, g.architects[seat])
        told: list[dict[str, Fact]] = []
        for option in options:
            architect = g.architects[seat].clone()
            if option >= PLACE_PASSAGE:
                architect.passages |= 1 << (option - PLACE_PASSAGE)
            else:
                token, cell = divmod(option - PLACE_ELEMENT, CELLS)
                lay(architect, token, cell)
            told.append(outlook(g.cards, architect, before))
        return told

    def stake(self, g: Table, seat: int, arg: int) -> dict[str, Fact]:
        return {"count": len(g.placing), "element": TOKEN.ids[g.placing[0]]}


def built(architect: Architect) -> list[int]:
    return [cell for cell in range(CELLS) if architect.chambers[cell] >= 0]


def with_room(architect: Architect) -> list[int]:
    """ST-31 The chambers with room for another element."""
    chambers = architect.chambers
    load = architect.load
    return [cell for cell in range(CELLS) if chambers[cell] >= 0 and load[cell] < MOST_ELEMENTS]


def without_room(architect: Architect, tokens: tuple[int, ...]) -> int:
    """ST-R3 How many of these tokens would have to be discarded."""
    room = sum([MOST_ELEMENTS - architect.load[cell] for cell in with_room(architect)])
    passages = tokens.count(PASSAGE)
    return max(0, len(tokens) - passages - room) + max(0, passages - len(free_edges(architect)))


def lay(architect: Architect, token: int, cell: int) -> None:
    architect.tokens = (*architect.tokens, cell * ELEMENTS + token)
    architect.load[cell] += 1


def free_edges(architect: Architect) -> list[int]:
    """ST-32, ST-R4 The edges of a player's chambers that have no passage yet."""
    edges = open_edges(architect)
    return [edge for edge in range(EDGES) if edges >> edge & 1]


def open_edges(architect: Architect) -> int:
    """The same, as bits."""
    edges = 0
    for cell in range(CELLS):
        if architect.chambers[cell] >= 0:
            edges |= AROUND[cell]
    return edges & ~architect.passages


class TakeChallenge(Step[Table]):
    """ST-27 Whoever passes takes one of the face-up challenges."""

    rule = "ST-27"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        if len(g.display) == 1:
            take(g, seat, g.display[0])
        else:
            g.ask(TAKE_CHALLENGE, seat, 0)

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        return [DO_TAKE_CHALLENGE + card for card in g.display]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        take(g, seat, option - DO_TAKE_CHALLENGE)

    def abouts(self, g: Table, seat: int, arg: int, options: list[Option]) -> list[dict[str, Fact]]:
        before = worth_of(g, g.architects[seat])
        told: list[dict[str, Fact]] = []
        for option in options:
            architect = g.architects[seat].clone()
            architect.challenges = (*architect.challenges, option - DO_TAKE_CHALLENGE)
            told.append({"points": worth_of(g, architect) - before})
        return told


def take(g: Table, seat: int, card: int) -> None:
    g.display = without(g.display, card)
    g.architects[seat].challenges = (*g.architects[seat].challenges, card)
    g.tell(TOOK_CHALLENGE, seat, card)
