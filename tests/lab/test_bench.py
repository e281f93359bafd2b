"""The bench beside our peers: what it makes of the rates it was told. Running it takes minutes: `make bench`."""

from __future__ import annotations

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from math import inf
from pathlib import Path
from types import ModuleType

import pytest

import karczma
from karczma import bots
from karczma.bots import levels
from karczma.bots.judge import FOLDER, HOPES, OPENED
from karczma.games import GAMES
from karczma.kernel.chance import seeded
from karczma.lab import thinking
from karczma.lab.fit import HIDDEN, Fit

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
    "roll_player": [1700.0, 1700.0, 1700.0],
    "roll_player_clone": [1e6, 1e6, 1e6],
    "stonespine": [2600.0, 2600.0, 2600.0],
    "stonespine_clone": [1e6, 1e6, 1e6],
    "stonespine_path": [1e4, 1e4, 1e4],
    "lockup": [1700.0, 1700.0, 1700.0],
    "lockup_clone": [1e6, 1e6, 1e6],
    "catan": [90.0, 100.0, 100.0],
    "kajko_looks": [4000.0, 6000.0, 5000.0],
    "kajko_master": [40.0, 60.0, 50.0],
    "hearts_ismcts": [500.0, 500.0, 1000.0],
}


def test_a_ratio_is_taken_round_by_round(bench: ModuleType) -> None:
    assert bench.ratio(GOOD, "core", "hearts") == 6.0
    assert bench.ratio(GOOD, "core", "uno") is None


def test_all_that_must_hold_holds(bench: ModuleType, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert bench.tell(GOOD, {}, 3, 1.0, []) == 0
    said = capsys.readouterr().out
    assert said.count("holds:") == len(bench.VERDICTS) + len(bench.LIMITS)
    told = json.loads((tmp_path / "results.json").read_text())
    assert told["times_hearts"]["core"] == 6.0
    assert "kajko_looks" not in told["times_hearts"], "looks are no decisions"


def test_what_does_not_hold_is_said(bench: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.tell({**GOOD, "clone": [1e5] * 3}, {}, 3, 1.0, []) == 1
    assert "FAILS: a clone of Kajko takes at most 2 us (10.00)" in capsys.readouterr().out


def test_a_missing_peer_is_said_loudly_and_the_rest_goes_on(
    bench: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    rates = {name: found for name, found in GOOD.items() if name != "hearts"}
    assert bench.tell(rates, {"open_spiel": "open_spiel cannot be installed"}, 3, 1.0, []) == 2
    said = capsys.readouterr().out
    assert "MISSING: open_spiel cannot be installed" in said
    assert said.count("UNKNOWN:") == 2
    assert said.count("holds:") == len(bench.VERDICTS) + len(bench.LIMITS) - 2


def row(said: str, title: str) -> list[str]:
    """What the table of the bots says of this."""
    line = next(line for line in said.split("bots, compiled")[1].splitlines() if line.startswith(title))
    return line.removeprefix(title).split()


def test_looks_stand_beside_iterations(bench: ModuleType, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bench.tell(GOOD, {}, 3, 1.0, ["kajko", "roll_player"])
    said = capsys.readouterr().out
    assert row(said, "Kajko") == ["MISSING", "50.0", "MISSING", "MISSING", "5,000", "8.00"]
    assert row(said, "Lockup") == ["MISSING"] * 5
    assert row(said, "OpenSpiel hearts, IS-MCTS in Python, iterations") == ["500"]
    assert "judged by a network of zeros: Kajko, Roll Player\n" in said
    told = json.loads((tmp_path / "results.json").read_text())
    assert told["looks_times_ismcts"]["kajko"] == 8.0
    assert told["looks_times_ismcts"]["lockup"] is None
    assert told["without_weights"] == ["kajko", "roll_player"]


def test_what_is_compared_is_measured_in_turn(bench: ModuleType) -> None:
    looks = [f"{game}_looks" for game in bench.THINKERS]
    assert list(bench.THINKING)[-len(looks) - 1 :] == [*looks, bench.ISMCTS]
    assert set(bench.THINKERS) == set(GAMES)


def test_every_lane_has_a_runner(bench: ModuleType) -> None:
    runner = load("runner")
    lanes = bench.LANES | bench.THINKING
    assert len(lanes) == len(bench.LANES) + len(bench.THINKING), "a lane of one name would hide another"
    assert {lane.runner for lane in lanes.values()} == {*runner.OURS, *runner.PARTS, *runner.PEERS}


def test_our_own_runners_count_decisions() -> None:
    runner = load("runner")
    for name, (game, _, measure) in runner.OURS.items():
        count = runner.ours(name)()
        assert count == 20 if measure == "clone" else 20 < count <= GAMES[game].bound


def test_the_longest_single_path_is_found() -> None:
    assert load("runner").stonespine_path()() == 1


def test_iterations_are_as_many_as_looks() -> None:
    runner = load("runner")
    assert (thinking.LOOKS.looks, thinking.STRIDE) == (runner.LOOKS, runner.STRIDE)


@pytest.mark.parametrize("game", GAMES)
def test_bots_think_about_the_questions_of_a_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for budgets in (levels.VETERANS, levels.MASTERS):
        monkeypatch.setitem(budgets, game, budgets[game]._replace(seconds=inf))  # a slow machine looks as often
    thinker = thinking.Thinking(game)
    assert 50 < len(thinker.asked) <= GAMES[game].bound
    measures = thinker.measures()
    assert set(measures) == set(load("runner").THOUGHTS)
    assert measures["veteran"]() == measures["master"]() == 1
    assert measures["verdicts"]() == measures["playouts"]() == thinking.ROW
    assert 0 < measures["looks"]() <= thinking.LOOKS.looks


def test_thoughts_have_runners_of_their_own() -> None:
    assert load("runner").PARTS["kajko_verdicts"]()() == thinking.ROW


def test_measuring_leaves_the_questions_as_they_are() -> None:
    thinker = thinking.Thinking("kajko")
    before = [match.face.write(match.game) for match, _ in thinker.asked]
    for act in thinker.measures().values():
        act()
    assert [match.face.write(match.game) for match, _ in thinker.asked] == before


@pytest.mark.parametrize("kind", ["veteran", "master"])
def test_the_levels_that_are_measured_are_those_people_play_against(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    face = GAMES["kajko"]
    monkeypatch.delenv(FOLDER, raising=False)
    monkeypatch.setitem(OPENED, ("kajko", ""), thinking.blank(face))
    bot = bots.make(kind, face, seeded(1))
    measured = Noting("kajko")
    measured.measures()[kind]()
    assert isinstance(bot, levels.Searcher)
    assert bot.budget == measured.budget


class Noting(thinking.Thinking):
    """Only notes what a decision may take."""

    budget = levels.Budget(0, 0, 0.0)

    def decide(self, budget: levels.Budget) -> levels.Searcher:
        self.budget = budget
        return levels.Searcher(self.judge, self.chance, "", budget)


def test_a_judgement_of_zeros_is_as_large_as_a_trained_one() -> None:
    """It knows nothing: any chance to win is even."""
    face = GAMES["kajko"]
    judge = thinking.blank(face)
    fit = Fit(len(face.features) + len(HOPES), HIDDEN, 1)
    assert judge.net is not None
    inner, outer = judge.net.inner, judge.net.outer
    assert (len(inner[0]) - 1, len(inner)) == fit.parts[0].shape
    assert (len(outer[0]) - 1, len(outer)) == fit.parts[2].shape
    assert judge.verdict(karczma.start("kajko", seats=2, seed=3).game, 0).win == 0.5
