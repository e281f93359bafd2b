"""Measuring: every measure of every number of players is there, positive, and of the build that runs."""

from __future__ import annotations

import platform

import pytest

from karczma.kernel.errors import Refused
from karczma.lab import is_compiled
from karczma.lab.measure import Bench, measure


def test_every_measure_is_taken() -> None:
    heard: list[tuple[int, int]] = []
    told = measure("kajko", seconds=0.001, progress=lambda done, runs: heard.append((done, runs)))
    assert told["game"] == "kajko"
    assert told["compiled"] is is_compiled()
    assert told["python"] == platform.python_version()
    assert [row["players"] for row in told["measures"]] == [2, 3, 4, 5]
    for row in told["measures"]:
        assert set(row) == {
            "players",
            "core_decisions_per_second",
            "face_decisions_per_second",
            "clone_us",
            "view_us",
            "redeal_us",
        }
        assert all(value > 0 for value in row.values())
    assert heard[-1] == (100, 100)
    assert len(heard) == 100


def test_players_can_be_chosen() -> None:
    assert [row["players"] for row in measure("kajko", 0.001, [3])["measures"]] == [3]


def test_a_game_inside_the_engine_has_as_many_decisions_as_one_by_its_face() -> None:
    bench = Bench("kajko", 2)
    inside = sum(bench.in_core() for _ in range(300)) / 300
    outside = sum(bench.by_face() for _ in range(300)) / 300
    assert inside == pytest.approx(outside, abs=2)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refused):
        measure("chess")
