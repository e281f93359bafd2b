"""Reactions at a terminal: one is asked where something fits, and taking back goes past what was passed unasked."""

from __future__ import annotations

from pathlib import Path

import pytest

import karczma
from cli.conftest import Run
from cli.drawn import keys
from karczma.bots import KINDS
from karczma.kernel.reactions import window_of
from karczma.terminal.guests import Guest
from karczma.terminal.room import Room
from karczma.terminal.sitting import Sitting


def asked_to_react(run: Run, *more: str) -> int:
    """In a few games."""
    asked = 0
    for seed in (1, 3):
        args = ("play", "lockup", "--players", "3", "--bot-kind", "random", "--seed", str(seed), "--lang", "en", *more)
        result = run(*args, input=keys(seed))
        assert result.exit_code == 0
        asked += result.stdout.count("Do you play a tome?")
    return asked


def test_one_is_asked_where_something_fits_or_always_if_one_wants(run: Run) -> None:
    assert asked_to_react(run) * 4 < asked_to_react(run, "--ask-always")


@pytest.fixture
def sitting(tmp_path: Path, env: dict[str, str]) -> Sitting:
    match = karczma.start("lockup", 3, 2)
    guests = [Guest("Ola"), *[Guest(f"Golem {i}", bot=next(iter(KINDS))) for i in range(2)]]
    return Sitting(Room("en"), match, guests, None, tmp_path / "none.json")


def test_taking_back_goes_past_what_was_passed_unasked(sitting: Sitting) -> None:
    """Also in a game that was saved and does not say any more what was passed."""
    match = sitting.match
    chosen: list[int] = []  # after how many choices Ola was asked
    while not match.over and (not chosen or match.own[-1] or match.made[-1][0] != 0):
        seat = match.asked[0]
        if seat == 0 and sitting.passed_for(0):
            continue
        if seat == 0:
            chosen.append(len(match.made))
        options = match.options(seat)
        sitting.choose(seat, options[len(match.made) % len(options)])
    assert match.own[-1] is False
    match.own[:] = [True] * len(match.own)
    assert sitting.take_back(0)
    assert len(match.made) == chosen[-1]
    asked = window_of(match, 0)
    assert 0 in match.asked
    assert asked is None or not sitting.passed_for(0)


def test_without_reactions_nobody_is_passed_for(tmp_path: Path, env: dict[str, str]) -> None:
    match = karczma.start("kajko", 2, 1)
    sitting = Sitting(Room("en"), match, [Guest("Ola"), Guest("Jan")], None, tmp_path / "none.json")
    while not match.over:
        assert not sitting.passed_for(match.asked[0])
        match.choose(match.asked[0], match.options(match.asked[0])[0])
