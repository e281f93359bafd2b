"""States from our own store: every one is taken as it was kept; one that is damaged is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from karczma.kernel.chance import Chance, seeded
from karczma.kernel.errors import Refused
from karczma.kernel.match import Match, start_from
from laws.tables import FACES, Deal, deals

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
    return start_from(match.face, match.pack, match.seats, dict(match.settings), 1, state, None)


@pytest.mark.parametrize("deal", CASES, ids=str)
def test_every_state_of_a_game_is_taken(deal: Deal) -> None:
    for seed in range(3):
        chance = seeded(seed)
        for match in positions(replace(deal, seed=seed), chance, EVERY):
            state = json.loads(json.dumps(match.face.write(match.game)))
            assert taken(match, state).asked == match.asked
            world = match.redeal(chance.below(match.seats), seed)
            assert taken(match, json.loads(json.dumps(match.face.write(world.game)))).asked == match.asked


@pytest.mark.parametrize("deal", [deals(face)[0] for face in FACES.values()], ids=str)
def test_a_damaged_state_is_refused(deal: Deal) -> None:
    """Nobody sits where somebody is asked, or a field is gone."""
    match = next(positions(replace(deal, seed=7), seeded(7), 1))
    for damage in ("asks", "sealed", "seated", "field"):
        state = json.loads(json.dumps(match.face.write(match.game)))
        if damage == "asks":
            state["asks"][0][1] = 9
        elif damage == "sealed":
            state["sealed"] = [None] * 9
        elif damage == "seated":
            state["seated"] += 1
        else:
            del state["chance"]
        with pytest.raises(Refused):
            taken(match, state)
