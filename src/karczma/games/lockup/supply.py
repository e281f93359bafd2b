"""What moves between the supply and the crews, and what is drawn from decks."""

from __future__ import annotations

from karczma.games.lockup.goals import gain_reputation, gained_cube
from karczma.games.lockup.state import GUARD_CREW, Table
from karczma.games.lockup.vocabulary import (
    BURIED_TOME,
    DECK,
    DREW_TOME,
    GOT,
    GOT_STRENGTH,
    GOT_SUSPICION,
    ITEM_REVEALED,
    KEEP_TOME,
    KINDS,
    PAID,
    RESHUFFLED,
    STRENGTH,
    SUSPICION,
    THUG_REVEALED,
    TOOK_MARKER,
)
from karczma.kernel.game import NOBODY


def replaced(things: tuple[int, ...], place: int, thing: int) -> tuple[int, ...]:
    """The same, with another thing at this place."""
    changed = list(things)
    changed[place] = thing
    return tuple(changed)


def gain(g: Table, seat: int, kind: int, cubes: int) -> int:
    """LK-60, LK-R15 Resources from the supply, as many as it has; returns how many."""
    cubes = min(cubes, g.supply[kind])
    if cubes:
        g.supply[kind] -= cubes
        g.crews[seat].resources[kind] += cubes
        g.tell(GOT, seat, kind, cubes)
        gained_cube(g, seat)
    return cubes


def give_back(g: Table, seat: int, kind: int, cubes: int) -> None:
    """LK-60 Resources go back to the supply."""
    if cubes:
        g.crews[seat].resources[kind] -= cubes
        g.supply[kind] += cubes
        g.tell(PAID, seat, kind, cubes)


def gain_strength(g: Table, seat: int, cubes: int) -> int:
    cubes = min(cubes, g.supply[STRENGTH])
    if cubes:
        g.supply[STRENGTH] -= cubes
        g.crews[seat].strength += cubes
        g.tell(GOT_STRENGTH, seat, cubes)
        gained_cube(g, seat)
    return cubes


def gain_suspicion(g: Table, seat: int, cubes: int) -> None:
    """LK-R4, LK-R29 From the supply, as far as it lasts."""
    cubes = min(cubes, g.supply[SUSPICION])
    if cubes:
        g.supply[SUSPICION] -= cubes
        g.crews[seat].suspicion += cubes
        g.tell(GOT_SUSPICION, seat, cubes)


def take_marker(g: Table, seat: int) -> bool:
    """LK-44 The first-player marker changes hands; returns whether it did."""
    if g.first == seat:
        return False
    g.first = seat
    g.tell(TOOK_MARKER, seat)
    return True


def reveal_item(g: Table, place: int) -> None:
    """LK-83, LK-R27 The next item goes to this place in the display; an empty deck leaves it empty."""
    if not g.item_deck:
        return
    item = g.item_deck[-1]
    g.item_deck = g.item_deck[:-1]
    g.reveal()
    g.display = replaced(g.display, place, item)
    g.tell(ITEM_REVEALED, NOBODY, item)


def draw_thug(g: Table) -> int:
    """LK-R27 The top thug; an empty deck is rebuilt from the discards; -1 if there are none."""
    if not g.thug_deck:
        again = sorted(g.thug_discards)
        if not again:
            return -1
        g.chance.shuffle(again)
        g.thug_deck = tuple(again)
        g.thug_discards = ()
        g.tell(RESHUFFLED, NOBODY, DECK.numbers["thugs"])
    thug = g.thug_deck[-1]
    g.thug_deck = g.thug_deck[:-1]
    g.reveal()
    return thug


def fill_spaces(g: Table) -> None:
    """LK-04, LK-85, LK-R26 A new thug for each empty space, in ascending order."""
    for space in range(len(g.thugs)):
        if g.thugs[space] < 0:
            thug = draw_thug(g)
            if thug >= 0:
                g.thugs = replaced(g.thugs, space, thug)
                g.tell(THUG_REVEALED, NOBODY, thug, space + 1)


def draw_tome(g: Table, seat: int) -> tuple[int, int]:
    """LK-R27 The top tome and who knows it, as bits; -1 if there is none."""
    if not g.tome_deck:
        again = sorted(g.tome_discards)
        if not again:
            return -1, 0
        g.chance.shuffle(again)
        g.tome_deck = tuple(again)
        g.tome_deck_known = (0,) * len(again)
        g.tome_discards = ()
        g.tell(RESHUFFLED, NOBODY, DECK.numbers["tomes"])
    tome = g.tome_deck[-1]
    known = g.tome_deck_known[-1] | 1 << seat
    g.tome_deck = g.tome_deck[:-1]
    g.tome_deck_known = g.tome_deck_known[:-1]
    g.reveal()
    return tome, known


def draw_tomes(g: Table, seat: int, count: int) -> None:
    """LK-75, LK-137 This many tomes; the guards score 1 for each instead."""
    if seat >= g.seated:
        gain_reputation(g, seat, count)
        return
    for _ in range(count):
        tome, known = draw_tome(g, seat)
        if tome >= 0:
            keep_tome(g, seat, tome, known)


def choose_tomes(g: Table, seat: int, count: int) -> None:
    """LK-75, LK-137 One of two tomes, this many times; the guards score 1 for each instead."""
    if seat >= g.seated:
        gain_reputation(g, seat, count)
    else:
        g.next(KEEP_TOME, seat, count)


def keep_tome(g: Table, seat: int, tome: int, known: int) -> None:
    """LK-R36 Whoever wanted to play no more tomes did not know this one, so is asked again."""
    crew = g.crews[seat]
    g.hushed &= ~(1 << seat)
    crew.tomes = (*crew.tomes, tome)
    crew.tomes_known = (*crew.tomes_known, known)
    g.tell(DREW_TOME, seat, tome, to=1 << seat)


def bury_tome(g: Table, seat: int, tome: int, known: int) -> None:
    """LK-59 Under the deck, face down; whoever put it there knows it."""
    g.tome_deck = (tome, *g.tome_deck)
    g.tome_deck_known = (known, *g.tome_deck_known)
    g.tell(BURIED_TOME, seat, tome, to=1 << seat)


def least_held(g: Table, seat: int, but: int) -> int:
    """LK-135, LK-R52 The kind in the supply that a crew has least of, ties to the rarest; -1 if there is none."""
    held = g.crews[seat].resources
    found = -1
    for kind in range(KINDS):
        if kind != but and g.supply[kind] and (found < 0 or held[kind] <= held[found]):
            found = kind
    return found


def swap_like_guards(g: Table) -> None:
    """LK-144, LK-R52 One cube of what the guards have most of for one of what they have least of."""
    held = g.crews[GUARD_CREW].resources
    most = held.index(max(held))
    least = least_held(g, GUARD_CREW, most)
    if held[most] and least >= 0:
        give_back(g, GUARD_CREW, most, 1)
        gain(g, GUARD_CREW, least, 1)


def raid_comes(g: Table) -> bool:
    """LK-88 Whether the supply has too little suspicion for the thugs, so that a raid comes first."""
    return sum([g.cards.icons[thug] for thug in g.thugs if thug >= 0]) > g.supply[SUSPICION]
