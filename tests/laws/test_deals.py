"""What is dealt anew for several seats at once: each of them knows what it knew, and what none of them knew is new."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from karczma.kernel.chance import Chance, seeded
from karczma.kernel.match import Match, go_on, replay
from laws import laws
from laws.tables import FACES, Deal, deals

EVERY = 12  # one position of so many
CASES = [deal for face in FACES.values() for deal in deals(face)]


def positions(deal: Deal, chance: Chance) -> Iterator[Match]:
    match = deal.start()
    while not match.over:
        if chance.below(EVERY) == 0:
            yield match
        seat = match.asked[chance.below(len(match.asked))]
        offered = match.options(seat)
        match.choose(seat, offered[chance.below(len(offered))])


def played_out(match: Match, chance: Chance) -> None:
    while not match.over:
        seat = match.asked[0]
        offered = match.options(seat)
        match.choose(seat, offered[chance.below(len(offered))])
        laws.conservation(match.face, match.game)


@pytest.mark.parametrize("deal", CASES, ids=str)
def test_each_of_several_sees_what_they_saw(deal: Deal) -> None:
    chance = seeded(3)
    for match in positions(replace(deal, seed=3), chance):
        bits = chance.below(1 << match.seats)
        eyes = [seat for seat in range(match.seats) if bits >> seat & 1]
        again = go_on(match, len(match.log), chance.below(1 << 32), eyes)
        laws.conservation(match.face, again.game)
        for reader in (None, *eyes):
            assert again.view(reader).plain() == match.view(reader).plain(), f"{reader} of {eyes}"
        for seat in set(eyes) & set(match.asked):
            assert again.options(seat) == match.options(seat)
        assert set(match.asked) <= set(again.asked)
        assert again.game.chance.key != match.game.chance.key
    played_out(again, chance)
    assert replay(match.face, match.pack, json.loads(json.dumps(again.record()))).over
