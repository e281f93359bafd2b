"""Every game obeys the laws, with every number of players and every setting of its options."""

from __future__ import annotations

from dataclasses import replace

import pytest

from karczma.kernel.match import start
from karczma.lab import is_compiled
from laws import laws
from laws.tables import AGAIN, FACES, STYLES, Deal, deals, stretch
from laws.walk import Company, walk

CASES = [deal for face in FACES.values() for deal in deals(face)]
EVERY = 5  # the dear laws look at one position of so many in a short game


def styles(deal: Deal) -> tuple[str, ...]:
    """Who plays: where a game is long, or nothing is compiled, only those who get into its corners.

    One of them is enough where all has been tried with the compiled engine, and with an option on: what is not the
    option's has been seen without it.
    """
    if stretch(deal) == 1 and is_compiled():
        return STYLES
    clever = STYLES[2::3]
    return (clever[CASES.index(deal) % len(clever)],) if deal.options or AGAIN else clever


@pytest.mark.parametrize("deal", CASES, ids=str)
def test_the_laws_hold(deal: Deal) -> None:
    company = Company()
    every = EVERY * stretch(deal)
    for seed, style in enumerate(styles(deal)):
        walk(replace(deal, seed=1000 * CASES.index(deal) + seed, style=style), company, every)


@pytest.mark.skipif(AGAIN > 0, reason="all tables have been tried with the compiled engine")
def test_the_list_of_tables_has_every_setting() -> None:
    for face in FACES.values():
        found = deals(face)
        assert {deal.seats for deal in found} == set(range(face.least, face.most + 1))
        set_to = {setting for deal in found for setting in deal.options}
        assert set_to == {
            (one.name, value) for one in face.table_settings for value in one.values if value != one.default
        }


def test_what_was_turned_up_on_the_way_may_be_told() -> None:
    """Lockup: tokens are turned up in the chow hall, go on to the library, and there everything is turned up.

    In the end two worlds look alike in which other tokens were turned up first.
    """
    face = FACES["lockup"]
    options = {"unassigned_to_library": True, "first_player": "2", "crews": "listed", "lower_rewards": "from_third"}
    match = start(face, face.pack(None), 3, options, 504131741656)
    for seat, done in (
        (2, "visit commissary, assign token_5 up, done"),
        (0, "visit chow_hall, assign token_4 down, assign token_5 up"),
        (0, "assign token_enforcer up, assign token_lookout up, done"),
        (1, "visit chow_hall, assign token_4 down, assign token_5 up, assign token_lookout up, done"),
        (2, "pass"),
        (0, "pass"),
        (1, "pass"),
        (2, "take_reward"),
    ):
        for words in done.split(", "):
            match.choose(seat, match.option(words.split()))
    for seed in range(20):
        laws.events_tell_no_more(match, 2, match.option(["gain", "potion"]), 0, seed)
