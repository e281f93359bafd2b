"""Every game obeys the laws, with every number of players and every setting of its options."""

from __future__ import annotations

from dataclasses import replace

import pytest

from laws.tables import FACES, STYLES, Deal, deals
from laws.walk import Company, walk

CASES = [deal for face in FACES.values() for deal in deals(face)]
EVERY = 5  # the dear laws look at one position of so many


@pytest.mark.parametrize("deal", CASES, ids=str)
def test_the_laws_hold(deal: Deal) -> None:
    company = Company()
    for seed, style in enumerate(STYLES):
        walk(replace(deal, seed=1000 * CASES.index(deal) + seed, style=style), company, EVERY)


def test_the_list_of_tables_has_every_setting() -> None:
    for face in FACES.values():
        found = deals(face)
        assert {deal.seats for deal in found} == set(range(face.least, face.most + 1))
        set_to = {setting for deal in found for setting in deal.options}
        assert set_to == {(one.name, value) for one in face.choices for value in one.values if value != one.default}
