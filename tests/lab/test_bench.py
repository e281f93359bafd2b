"""The bench beside our peers: what it makes of the rates it was told. Running it takes minutes: `make bench`."""

from __future__ import annotations

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from karczma.games import GAMES

HOUSE = Path(__file__).parents[2]


def load(name: str) -> ModuleType:
    spec = spec_from_file_location(f"bench_{name}", HOUSE / "bench" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    run = load("run")
    monkeypatch.setattr(run, "PEERS", tmp_path)
    return run


GOOD = {
    "core": [1350.0, 1500.0, 1800.0],
    "face": [400.0, 400.0, 400.0],
    "clone": [1e6, 1e6, 1e6],
    "interpreted": [200.0, 200.0, 200.0],
    "hearts": [300.0, 250.0, 300.0],
    "roll_player": [700.0, 700.0, 700.0],
    "roll_player_clone": [1e6, 1e6, 1e6],
    "stonespine": [2600.0, 2600.0, 2600.0],
    "stonespine_clone": [1e6, 1e6, 1e6],
    "stonespine_path": [1e4, 1e4, 1e4],
    "lockup": [700.0, 700.0, 700.0],
    "lockup_clone": [1e6, 1e6, 1e6],
    "catan": [100.0, 100.0, 100.0],
}


def test_a_ratio_is_taken_round_by_round(bench: ModuleType) -> None:
    assert bench.ratio(GOOD, "core", "hearts") == 6.0
    assert bench.ratio(GOOD, "core", "uno") is None


def test_all_that_must_hold_holds(bench: ModuleType, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert bench.tell(GOOD, {}, 3, 1.0) == 0
    said = capsys.readouterr().out
    assert said.count("holds:") == len(bench.VERDICTS) + len(bench.LIMITS)
    assert json.loads((tmp_path / "results.json").read_text())["times_hearts"]["core"] == 6.0


def test_what_does_not_hold_is_said(bench: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.tell({**GOOD, "clone": [1e5] * 3}, {}, 3, 1.0) == 1
    assert "FAILS: a clone of Kajko takes at most 2 us (10.00)" in capsys.readouterr().out


def test_a_missing_peer_is_said_loudly_and_the_rest_goes_on(
    bench: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    rates = {name: found for name, found in GOOD.items() if name != "hearts"}
    assert bench.tell(rates, {"open_spiel": "open_spiel cannot be installed"}, 3, 1.0) == 2
    said = capsys.readouterr().out
    assert "MISSING: open_spiel cannot be installed" in said
    assert said.count("UNKNOWN:") == 2
    assert said.count("holds:") == len(bench.VERDICTS) + len(bench.LIMITS) - 2


def test_every_lane_has_a_runner(bench: ModuleType) -> None:
    runner = load("runner")
    assert {lane.runner for lane in bench.LANES.values()} == {*runner.OURS, *runner.PARTS, *runner.PEERS}


def test_our_own_runners_count_decisions() -> None:
    runner = load("runner")
    for name, (game, _, measure) in runner.OURS.items():
        count = runner.ours(name)()
        assert count == 20 if measure == "clone" else 20 < count <= GAMES[game].bound


def test_the_longest_single_path_is_found() -> None:
    assert load("runner").stonespine_path()() == 1
