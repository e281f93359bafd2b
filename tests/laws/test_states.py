"""States from outside: an honest one is taken as it is; a spoiled one is refused, or it plays like any other."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from karczma.kernel import match as matches
from karczma.kernel.chance import Chance, seeded
from karczma.kernel.errors import Refused
from karczma.kernel.match import Match
from laws import laws
from laws.tables import FACES, Deal, deals, stretch

STRANGE: list[Any] = [None, True, -2, -1, 0, 1, 2, 7, 63, 64, 10**6, 10**30, "", "coin_1", "iron_pot", [], {}, [[]]]
SPOILED = 40  # ways in which each state is spoiled
EVERY = 6  # one position of so many
CASES = [deal for face in FACES.values() for deal in deals(face)]


def positions(deal: Deal, chance: Chance, every: int) -> Iterator[Match]:
    """Some positions of a random game, the last one too."""
    match = deal.start()
    while not match.over:
        if chance.below(every) == 0:
            yield match
        seat = match.asked[chance.below(len(match.asked))]
        offered = match.options(seat)
        match.choose(seat, offered[chance.below(len(offered))])
    yield match


def taken(match: Match, state: Any) -> Match:
    return matches.start_from(match.face, match.pack, match.seats, dict(match.settings), 1, state)


def places(data: Any) -> list[tuple[Any, Any]]:
    """Where something stands in a state: what it stands in, and its key there."""
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else []
    return [place for key in keys for place in ((data, key), *places(data[key]))]


def spoil(state: Any, chance: Chance) -> None:
    """Something stands where it should not: anything strange, or what stands elsewhere; or once too often, or never."""
    found = places(state)
    inside, key = found[chance.below(len(found))]
    other, there = found[chance.below(len(found))]
    how = chance.below(5)
    if how == 0:
        inside[key] = copy.deepcopy(STRANGE[chance.below(len(STRANGE))])
    elif how == 1:
        inside[key] = copy.deepcopy(other[there])
    elif how == 2 and isinstance(inside, list):
        inside.insert(key, copy.deepcopy(inside[key]))
    elif how == 3:
        del inside[key]
    elif isinstance(inside[key], int) and not isinstance(inside[key], bool):
        inside[key] += (-1, 1, 8, 64)[chance.below(4)]


def plays_like_any_other(match: Match, chance: Chance, every: int) -> None:
    """Nothing that a server or a bot asks of it, now and at one position of so many, goes wrong to its end."""
    before = len(match.made)
    look(match, chance)
    while not match.over:
        seat = match.asked[0]
        offered = match.options(seat)
        match.choose(seat, offered[chance.below(len(offered))])
        laws.conservation(match.face, match.game)
        assert len(match.made) - before <= match.face.bound
        if match.over or chance.below(every) == 0:
            look(match, chance)
    match.record()


def look(match: Match, chance: Chance) -> None:
    """What is asked of every position: how it looks, the score, who must choose what, and how it might go on."""
    for seat in (None, *range(match.seats)):
        match.view(seat)
        match.scores(seat)
        assert seat is None or (match.question(seat) is None) != (seat in match.asked)
    if not match.over:
        laws.imagined(match, chance.below(match.seats), chance.below(1 << 32))


@pytest.mark.parametrize("deal", CASES, ids=str)
def test_every_state_of_a_game_is_taken(deal: Deal) -> None:
    for seed in range(3):
        chance = seeded(seed)
        for match in positions(replace(deal, seed=seed), chance, EVERY):
            state = json.loads(json.dumps(match.face.write(match.game)))
            assert taken(match, state).asked == match.asked
            world = match.redeal(chance.below(match.seats), seed)
            assert taken(match, json.loads(json.dumps(match.face.write(world.game)))).asked == match.asked


@pytest.mark.parametrize("deal", CASES, ids=str)
def test_a_spoiled_state_is_refused_or_harmless(deal: Deal) -> None:
    chance = seeded(7)
    longer = stretch(deal)
    refused = harmless = 0
    # from each of them several games are played to their end: as many decisions in all, however long a game is
    for match in positions(replace(deal, seed=7), chance, EVERY * longer * longer):
        for _ in range(SPOILED):
            state = json.loads(json.dumps(match.face.write(match.game)))
            spoil(state, chance)
            if state == match.face.write(match.game):  # not every way spoils something
                continue
            try:
                spoiled = taken(match, state)
            except Refused:
                refused += 1
                continue
            harmless += 1
            plays_like_any_other(spoiled, chance, longer)
    assert refused > harmless
