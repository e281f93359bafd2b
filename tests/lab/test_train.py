"""Training: the same order gives the same weights, whoever plays and however often it is interrupted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from karczma.bots.greedy import THUMBS
from karczma.bots.judge import OUTPUTS, judge_from
from karczma.games import GAMES
from karczma.kernel.errors import Refused
from karczma.lab import checkpoint, curve, train
from karczma.lab.fit import Fit, targets_of
from karczma.lab.selfplay import LAST, NEW, REGULAR, RIVALS, Chunk, Order, Positions, joined, play_chunk, table_of
from karczma.lab.train import CHECKPOINT, FIRST, WEIGHTS, Round, Score, Training, open_training
from karczma.words import Words

ORDER = Order("kajko", seed=5, games=6, rounds=2)
UNSCALED = (0.0, 1.0, 1.0)


def go_on(order: Order, folder: Path, rounds: int, jobs: int = 1) -> Training:
    """What the command does, up to this round."""
    training = open_training(order, folder)
    while training.round < rounds:
        training.next_round(jobs, print)
        training.keep(folder)
    return training


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder after one round."""
    folder = tmp_path_factory.mktemp("first")
    go_on(ORDER, folder, 1)
    return folder


@pytest.fixture
def copy(first: Path, tmp_path: Path) -> Path:
    for path in first.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    return tmp_path


def untimed(folder: Path) -> dict[str, Any]:
    """The weights, and where they come from, but for how long that took."""
    found: dict[str, Any] = json.loads((folder / WEIGHTS).read_bytes())
    assert found["made"].pop("hours") >= 0
    assert found["made"].pop("cores") >= 1
    return found


def test_interrupted_and_with_more_processes_it_comes_to_the_same(
    copy: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = tmp_path_factory.mktemp("whole")
    once = Training(ORDER)
    for _ in range(2):
        once.next_round(1, print)
    once.keep(whole)
    monkeypatch.setattr(train, "CHUNK", 3)
    twice = go_on(ORDER, copy, 2, jobs=2)
    assert twice.curve[1].cores == 2
    assert untimed(copy) == untimed(whole)
    ours, theirs = [checkpoint.read(folder / CHECKPOINT)[1] for folder in (whole, copy)]
    assert list(ours) == list(theirs)
    for name, array in ours.items():
        assert array.tobytes() == theirs[name].tobytes(), name
    assert [(one.round, one.games, one.loss, one.against) for one in once.curve] == [
        (one.round, one.games, one.loss, one.against) for one in twice.curve
    ]


def test_the_weights_say_where_they_come_from(first: Path) -> None:
    found = json.loads((first / WEIGHTS).read_bytes())
    made = found["made"]
    assert made["command"] == "karczma train kajko --rounds 1 --games 6 --seed 5"
    assert (made["seed"], made["rounds"], made["games"], made["cores"]) == (5, 1, 6 * FIRST, 1)
    assert made["engine"] == found["engine"]
    assert judge_from(found, GAMES["kajko"], THUMBS["kajko"]).net is not None


def test_what_is_written_is_what_was_fitted(first: Path) -> None:
    """As it is measured, a position goes into the network that is played with; numpy has it in standard deviations."""
    training = open_training(ORDER, first)
    judge = judge_from(training.weights, training.face, THUMBS["kajko"])
    assert judge.net is not None
    inputs = training.kept[0].inputs[:20]
    for given, wanted in zip(inputs, training.fit.outputs(inputs), strict=True):
        win, *rest = judge.net.outputs([float(one) for one in given])
        assert [1 / (1 + np.exp(-win)), *rest] == pytest.approx(wanted, abs=2e-3)


def test_what_was_done_already_is_not_done_again(copy: Path) -> None:
    before = (copy / CHECKPOINT).read_bytes()
    assert go_on(ORDER, copy, 1).round == 1
    assert (copy / CHECKPOINT).read_bytes() == before


def test_a_round_that_is_interrupted_leaves_the_one_before(copy: Path) -> None:
    def interrupt(played: int) -> None:
        raise KeyboardInterrupt

    before = (copy / CHECKPOINT).read_bytes()
    training = open_training(ORDER, copy)
    with pytest.raises(KeyboardInterrupt):
        training.next_round(1, interrupt)
    assert training.round == 1
    assert (copy / CHECKPOINT).read_bytes() == before


def test_a_checkpoint_is_written_whole_or_not_at_all(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: Any, **_: Any) -> None:
        file.write(b"PK")
        raise OSError(28, "No space left on device")

    training = open_training(ORDER, copy)
    names = {path.name: path.read_bytes() for path in copy.iterdir()}
    monkeypatch.setattr(np, "savez", full)
    with pytest.raises(OSError, match="No space"):
        training.keep(copy)
    assert {path.name: path.read_bytes() for path in copy.iterdir()} == names


@pytest.mark.parametrize(
    "other", [Order("kajko", 6, 6, 2), Order("kajko", 5, 7, 2), Order("lockup", 5, 6, 2)], ids=["seed", "games", "game"]
)
def test_another_training_is_not_mixed_up_with_it(copy: Path, other: Order) -> None:
    assert refusal(other, copy) == "training-other"


def test_more_rounds_are_the_same_training(copy: Path) -> None:
    assert open_training(Order("kajko", 5, 6, 99), copy).round == 1


def test_another_network_is_another_training(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "HIDDEN", 7)
    assert refusal(ORDER, copy) == "training-other"


@pytest.mark.parametrize("part", [0, 1, 100, 1000, 30_000, -1])
def test_a_checkpoint_cut_short_is_refused(copy: Path, part: int) -> None:
    file = copy / CHECKPOINT
    file.write_bytes(file.read_bytes()[:part])
    assert refusal(ORDER, copy) == "training-damaged"


def test_a_checkpoint_with_a_wrong_byte_is_refused(copy: Path) -> None:
    file = copy / CHECKPOINT
    whole = file.read_bytes()
    for place in (*range(30, len(whole) - 30, len(whole) // 12), 5000):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        assert refusal(ORDER, copy) == "training-damaged"


def test_a_checkpoint_of_other_things_is_refused(copy: Path) -> None:
    file = copy / CHECKPOINT
    note, arrays = checkpoint.read(file)
    wrong: list[tuple[bytes, dict[str, Any]]] = [
        (b"{}", arrays),
        (b"what", arrays),
        (note, {}),
        (note, {**arrays, "mean": arrays["mean"][1:]}),
        (note, {**arrays, "part0": arrays["part0"].T}),
        (note, {**arrays, "part0": arrays["part0"].astype(np.float64)}),
        (note, {**arrays, "second1": np.full_like(arrays["second1"], np.nan)}),
        (note, {**arrays, "ends0": arrays["ends0"][1:]}),
        (note, {name: array for name, array in arrays.items() if name != "starts0"}),
    ]
    for changed in wrong:
        checkpoint.write(file, *changed)
        assert refusal(ORDER, copy) == "training-damaged"


def refusal(order: Order, folder: Path) -> str:
    with pytest.raises(Refused) as refused:
        open_training(order, folder)
    for language in ("en", "pl"):
        assert Words(language).error(refused.value).startswith(f"{folder / CHECKPOINT}: ")
    return refused.value.key


def test_a_game_without_features_cannot_be_trained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(THUMBS, "kajko")
    with pytest.raises(Refused) as refused:
        Training(ORDER)
    assert refused.value.key == "nothing-to-train"


# Playing


@pytest.mark.parametrize("game", GAMES)
def test_every_way_to_play_comes_up_and_is_allowed(game: str) -> None:
    face = GAMES[game]
    tables = [table_of(face, 1, number) for number in range(200)]
    for table in tables:
        face.settings(table.players, table.settings)
        assert len(table.seats) == table.players
        assert NEW in table.seats
    assert {table.players for table in tables} == set(range(face.least, face.most + 1))
    assert {seat for table in tables for seat in table.seats} == {NEW, LAST, REGULAR}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_shows_positions(game: str) -> None:
    shown = play_chunk(Chunk(Order(game, 1, 1, 1), 0, 1, None, None, UNSCALED))
    assert len(shown.inputs) == len(shown.ends) > 10
    assert shown.starts == [0, len(shown.inputs) // 2]
    assert np.isfinite(shown.inputs).all()
    wins = shown.ends[:, 0]
    assert wins[0] + wins[-1] == 1, "one of the two has won, or both a half"


def test_games_do_not_depend_on_who_plays_which() -> None:
    together = play_chunk(Chunk(ORDER, 0, 2, None, None, UNSCALED))
    apart = joined([play_chunk(Chunk(ORDER, number, 1, None, None, UNSCALED)) for number in range(2)])
    assert together.inputs.tobytes() == apart.inputs.tobytes()
    assert together.ends.tobytes() == apart.ends.tobytes()
    assert together.starts == apart.starts
    assert together.scores == apart.scores


# Fitting


def test_a_fit_learns_who_wins() -> None:
    dice = np.random.default_rng(1)
    inputs = dice.standard_normal((2000, 4)).astype(np.float32)
    ahead = inputs[:, 0] - inputs[:, 1] * inputs[:, 2]
    targets = np.stack([(ahead > 0).astype(np.float32), ahead, ahead], axis=1)
    fit = Fit(4, 16, seed=1)
    losses = [
        fit.learn(inputs[i : i + 200], targets[i : i + 200], 1e-2, 1.0) for _ in range(20) for i in range(0, 2000, 200)
    ]
    assert losses[0] > 0.2
    assert losses[-1] < 0.06


def test_a_step_goes_down_the_slope() -> None:
    """Against the slope measured by moving one weight a little."""
    dice = np.random.default_rng(2)
    inputs, targets = dice.standard_normal((50, 3)).astype(np.float32), dice.random((50, OUTPUTS)).astype(np.float32)

    def cost(fit: Fit) -> float:
        said = fit.outputs(inputs).astype(np.float64)
        win = said[:, 0]
        entropy = -(targets[:, 0] * np.log(win) + (1 - targets[:, 0]) * np.log(1 - win))
        return float(np.mean(entropy + 0.25 * ((said[:, 1:] - targets[:, 1:]) ** 2).sum(1)))

    for part in range(4):
        fit = Fit(3, 4, seed=3)
        place = (1,) * fit.parts[part].ndim
        moved = Fit(3, 4, seed=3)
        moved.parts[part][place] += 1e-3
        slope = (cost(moved) - cost(fit)) / 1e-3
        fit.learn(inputs, targets, 1e-3, 0.0)
        assert fit.first[part][place] / 0.1 == pytest.approx(slope, rel=0.02, abs=1e-3)


def test_what_comes_later_in_a_game_is_told_to_what_came_before() -> None:
    class Says(Fit):
        def outputs(self, inputs: Any) -> Any:
            return np.array([[0.5, 0.0, 0.0], [0.6, 0.0, 0.0], [0.8, 0.0, 0.0], [0.1, 0.0, 0.0]], np.float32)

    ends = np.array([[1, 30, 10], [1, 30, 10], [1, 30, 10], [0, 20, -10]], np.float32)
    two = Positions(np.zeros((4, 2), np.float32), ends, [0, 3], {})
    fit = Says(2, 1, seed=1)
    scale = (20.0, 5.0, 4.0)
    far = targets_of(fit, two, scale, 1.0)
    assert far.tolist() == [[1, 2, 2.5], [1, 2, 2.5], [1, 2, 2.5], [0, 0, -2.5]]
    near = targets_of(fit, two, scale, 0.5)
    assert near[:, 0].tolist() == pytest.approx([0.5 * 0.9 + 0.5 * 0.6, 0.5 * 1 + 0.5 * 0.8, 1.0, 0.0])


def test_what_chance_gave_between_two_positions_does_not_count() -> None:
    class Says(Fit):
        def outputs(self, inputs: Any) -> Any:
            return np.array([[0.5, 0.0, 0.0], [0.6, 0.0, 0.0], [0.8, 0.0, 0.0]], np.float32)

    ends = np.array([[0.4, 20, 0], [0.7, 20, 0], [1, 20, 0]], np.float32)  # 0.3 of a win was luck, twice
    one = Positions(np.zeros((3, 2), np.float32), ends, [0], {})
    fit = Says(2, 1, seed=1)
    scale = (20.0, 5.0, 4.0)
    assert targets_of(fit, one, scale, 1.0)[:, 0].tolist() == pytest.approx([0.4, 0.7, 1.0])
    # 1 and 0.8 lead to 0.9, less luck is 0.6; that and 0.6 lead to 0.6, less luck is 0.3
    assert targets_of(fit, one, scale, 0.5)[:, 0].tolist() == pytest.approx([0.3, 0.6, 1.0])


def test_games_without_their_luck_scatter_less() -> None:
    """The same 40 games of Kajko: how far their leads are from zero, as they came and without luck."""
    chunk = Chunk(ORDER, 0, 40, None, None, UNSCALED)
    shown = play_chunk(chunk)
    first = shown.ends[shown.starts, 2]
    end = [*[start - 1 for start in shown.starts[1:]], len(shown.ends) - 1]
    assert first.std() < 0.7 * shown.ends[end, 2].std()


def test_whoever_plays_alone_is_ahead_of_what_is_usual() -> None:
    """As the judgement says when such a game is over: else all that it learns of solo play is that it is won."""
    training = Training(Order("roll_player", seed=5, games=5, rounds=1))
    training.next_round(1, lambda _: None)
    mean, _, lead = training.scale
    (seen,) = training.kept
    alone = seen.inputs[:, training.names.index("seats_1")] == 1.0
    assert alone.any()
    assert seen.ends[alone, 2] == pytest.approx(seen.ends[alone, 1] - mean, abs=1e-3)
    assert lead == pytest.approx(seen.ends[:, 2].std(), rel=1e-4)


def test_a_rival_without_points_is_still_a_rival() -> None:
    training = Training(Order("kajko", seed=5, games=5, rounds=1))
    ends = np.array([[1.0, 40.0, 40.0], [1.0, 60.0, 20.0]], np.float32)
    training._settle_scale(Positions(np.zeros((2, len(training.names)), np.float32), ends, [0], {}))
    assert ends[:, 2].tolist() == [40.0, 20.0]


# The picture


def test_the_same_curve_gives_the_same_files(tmp_path: Path) -> None:
    labels = curve.Labels("Kajko", "Games", "Won", "Loss", {rival: rival for rival in RIVALS})
    some = [
        Round(n, 10 * n, 1 / n, {LAST: Score(n, 5), REGULAR: Score(0.0, 0 if n == 2 else 3)}, 1.0, 1) for n in (1, 2, 3)
    ]
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        curve.draw(tmp_path / name, some, labels)
    assert (tmp_path / "one" / "curve.png").read_bytes().startswith(b"\x89PNG")
    for kind in ("png", "svg"):
        assert (tmp_path / "one" / f"curve.{kind}").read_bytes() == (tmp_path / "two" / f"curve.{kind}").read_bytes()
