"""Imagined worlds are fair: each possible one equally often, and distributed as if they had been played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from karczma.games.stonespine.state import Pile
from karczma.kernel.chance import seeded
from karczma.kernel.game import OPEN
from karczma.kernel.match import Match
from laws.fairness import as_if_dealt, as_if_played, fair_worlds
from laws.tables import FACES, Deal

MOST = 60
SEATS = {"stonespine": 5}  # with five all chambers are dealt by the end


def positions(deal: Deal) -> Iterator[Match]:
    """The positions of a random game, the last ones first: fewer worlds are possible there."""
    match = deal.start()
    chance = seeded(deal.seed + 1)
    found = [match.clone()]
    while not match.over:
        asked = match.asked
        seat = asked[chance.below(len(asked))]
        options = match.options(seat)
        match.choose(seat, options[chance.below(len(options))])
        found.append(match.clone())
    yield from reversed([laid_aside(one) for one in found])


def laid_aside(match: Match) -> Match:
    """What is left of decks and piles has more orders than can be counted; without them few worlds are possible."""
    if match.face.name == "stonespine":
        g = match.game
        g.challenge_deck, g.market_deck = cut(g.challenge_deck, 0), cut(g.market_deck, 0)
        g.piles = [cut(pile, 0) for pile in g.piles]
    if match.face.name == "lockup":
        g = match.game
        g.item_deck, g.thug_deck, g.tome_deck, g.tome_deck_known = (), (), (), ()
    return match


def cut(pile: Pile, left: int) -> Pile:
    """This pile with so many left at most."""
    return Pile(pile.order, min(left, pile.left))


@pytest.mark.parametrize("game", FACES)
@pytest.mark.parametrize("seed", range(4))
def test_few_possible_worlds_come_equally_often(game: str, seed: int) -> None:
    face = FACES[game]
    options = {"smithy": (("charms", False),)}.get(game, ())
    chance = seeded(seed)
    counted: list[int] = []
    for match in positions(Deal(game, SEATS.get(game, face.least + 1), options, seed)):
        if chance.below(3) == 0 and len(counted) < 4:
            worlds = fair_worlds(match, chance.below(match.seats), chance, MOST)
            counted += [worlds] if 1 < worlds <= MOST else []
    assert counted, "no position of this game has few enough worlds to count them"


def drafted(seats: int, choices: int, seed: int = 3) -> Match:
    """The toy game, so many choices into its draft."""
    match = Deal("smithy", seats, (("charms", False),), seed).start()
    for _ in range(choices):
        match.choose(match.asked[0], match.options(match.asked[0])[0])
    return match


@pytest.mark.parametrize(
    ("seats", "choices", "worlds"),
    [
        (2, 2, 7 * 5),  # the other kept one of 7 wares and has one of 5 patrons; its hand was ours
        (2, 3, 7 * 5),  # our own answer is sealed, and we know it
        (2, 4, 7 * 5 * 2),  # of the two we passed on one is scrap
        (1, 2, 1),
    ],
)
def test_as_many_worlds_as_there_must_be(seats: int, choices: int, worlds: int) -> None:
    assert fair_worlds(drafted(seats, choices), 0, seeded(1), 80) == worlds


def test_a_sealed_answer_of_another_seat_may_be_any() -> None:
    match = drafted(2, 2)
    match.choose(1, match.options(1)[0])
    assert fair_worlds(match, 0, seeded(1), 80) == 7 * 5 * 2


def test_redealt_worlds_of_kajko_are_as_if_dealt() -> None:
    match = Deal("kajko", 3, (("first_player", "0"),), 1).start()
    assert as_if_dealt(match, 0, seeded(1), 200, 1000) == 200


@pytest.mark.parametrize(("seats", "choices"), [(2, 3), (3, 6)])
def test_redealt_worlds_of_the_toy_are_as_if_played(seats: int, choices: int) -> None:
    assert as_if_played(drafted(seats, choices), 0, seeded(1), 100, 15000) == 100


def test_redealt_worlds_of_kajko_are_as_if_played() -> None:
    """Copies of a card are alike, so the cards turned up here are those of which a stack has only one."""
    match = Deal("kajko", 2, (), 1).start()
    for stack in ("stack_5a", "stack_5b"):
        match.choose(match.asked[0], match.option(["adventure", stack]))
    assert as_if_played(match, 0, seeded(1), 100, 15000) == 100


def built(seats: int, year: int, turn: int) -> Match:
    """A game of Stonespine from this turn of building on, with two chambers in the deck at most."""
    match = Deal("stonespine", seats, (), 5).start()
    chance = seeded(1)
    g: Any = match.game
    while (g.year, g.turn) != (year, turn):
        options = match.options(match.asked[0])
        match.choose(match.asked[0], options[chance.below(len(options))])
    laid_aside(match)
    g.deck = cut(g.deck, 2)
    return Match(match.face, match.pack, match.settings, 1, g, match.face.clone(g), [], [], [], None)


def test_as_many_worlds_of_stonespine_as_there_must_be() -> None:
    """Of five hands one was never ours: it has two of five chambers, the others are discards of the years before."""
    match = built(5, 4, 4)
    assert fair_worlds(match, 0, seeded(1), 120, 20) == 5 * 4 * 3 * 2
    match.choose(0, match.options(0)[0])
    while match.game.sealed:
        match.choose(match.asked[0], match.options(match.asked[0])[0])
    assert fair_worlds(match, 0, seeded(1), 120) == 4 * 3 * 2  # one of the two lies open now


def test_redealt_worlds_of_stonespine_are_as_if_played() -> None:
    """Two players build, discard in secret, pass their hands on, draw, and one of them has built once more."""
    match = built(2, 1, 3)
    while match.game.turn == 3:
        match.choose(match.asked[0], match.options(match.asked[0])[0])
    match.choose(1, match.options(1)[0])
    assert match.game.sealed[0] == OPEN
    assert as_if_played(match, 0, seeded(1), 100, 15000) == 100
