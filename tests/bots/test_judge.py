"""The judgement: its arithmetic is numpy's, and no file that is damaged or of something else is ever played with."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import karczma
from karczma.bots import judge
from karczma.bots.greedy import THUMBS
from karczma.bots.judge import FORMAT, HOPES, OUTPUTS, Judge, Net, judge_from, open_judge
from karczma.games import GAMES
from karczma.kernel.errors import Refused
from karczma.words import Words

KAJKO = GAMES["kajko"]
NAMES = [*KAJKO.features, *HOPES]
HIDDEN = 5

Data = dict[str, Any]


def weights() -> Data:
    """Some weights for Kajko, as a file holds them."""
    dice = np.random.default_rng(7)
    return {
        "format": FORMAT,
        "game": "kajko",
        "rules": KAJKO.rules_version,
        "features": list(NAMES),
        "scale": [20.0, 5.0, 4.0],
        "inner": dice.standard_normal((HIDDEN, len(NAMES) + 1)).tolist(),
        "outer": dice.standard_normal((OUTPUTS, HIDDEN + 1)).tolist(),
    }


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Weights of one's own; nothing is remembered of other tests."""
    monkeypatch.setenv("KARCZMA_WEIGHTS", str(tmp_path))
    judge.OPENED.clear()
    return tmp_path


def test_the_network_does_what_numpy_does() -> None:
    dice = np.random.default_rng(3)
    for inputs, hidden in ((1, 1), (3, 8), (100, 48)):
        inner, outer = dice.standard_normal((hidden, inputs + 1)), dice.standard_normal((OUTPUTS, hidden + 1))
        net = Net(inner.tolist(), outer.tolist())
        for given in dice.standard_normal((5, inputs)):
            between = np.maximum(inner[:, :-1] @ given + inner[:, -1], 0.0)
            assert net.outputs(given.tolist()) == pytest.approx(outer[:, :-1] @ between + outer[:, -1])


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_as_many_numbers_as_have_names(game: str) -> None:
    face = GAMES[game]
    found = Judge(face, THUMBS[game], None, (20.0, 5.0), 4.0)
    match = karczma.start(game, seats=2, seed=3)
    for seat in range(2):
        assert len(found.measure(match.game, seat)) == len(face.features) + len(HOPES)


def test_a_verdict_is_a_chance_points_and_a_lead() -> None:
    found = judge_from(weights(), KAJKO, THUMBS["kajko"])
    match = karczma.start("kajko", seats=2, seed=3)
    verdict = found.verdict(match.game, 0)
    assert found.net is not None
    win, points, lead = found.net.outputs(found.measure(match.game, 0))
    assert verdict.win == pytest.approx(1 / (1 + np.exp(-win)))
    assert verdict.points == pytest.approx(20 + 5 * points)
    assert verdict.lead == pytest.approx(4 * lead)
    while not match.over:
        match.choose(match.asked[0], match.options(match.asked[0])[0])
    tally = match.scores()
    ends = [found.verdict(match.game, seat) for seat in range(2)]
    assert sum(end.win for end in ends) == 1
    assert [end.points for end in ends] == [seat.total for seat in tally.seats]
    assert ends[0].lead == -ends[1].lead == tally.seats[0].total - tally.seats[1].total


def test_weights_of_ones_own(folder: Path) -> None:
    (folder / "kajko.json").write_text(json.dumps(weights()))
    found = open_judge(KAJKO)
    assert (found.mean, found.spread, found.lead) == (20.0, 5.0, 4.0)
    (folder / "kajko.json").unlink()
    assert open_judge(KAJKO) is found, "it is read once"


def test_weights_as_a_training_leaves_them(folder: Path) -> None:
    (folder / "kajko").mkdir()
    (folder / "kajko" / "weights.json").write_text(json.dumps({**weights(), "scale": [1, 2, 3]}))
    assert open_judge(KAJKO).lead == 3.0
    judge.OPENED.clear()
    (folder / "kajko.json").write_text(json.dumps(weights()))
    assert open_judge(KAJKO).lead == 4.0, "what was put there by name comes first"


def refused(file: Path) -> str:
    with pytest.raises(Refused) as error:
        open_judge(KAJKO)
    for language in ("en", "pl"):
        told = Words(language).error(error.value)
        assert told.startswith(f"{file}: ")
        assert "{" not in told
    return error.value.key


def test_weights_that_are_not_there(folder: Path) -> None:
    assert refused(folder / "kajko.json") == "weights-missing"
    (folder / "kajko.json").mkdir()
    assert refused(folder / "kajko.json") == "weights-missing"


@pytest.mark.parametrize("text", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b"null", b"[]", b"7", b'"weights"'])
def test_a_file_that_is_no_json_object(folder: Path, text: bytes) -> None:
    (folder / "kajko.json").write_bytes(text)
    assert refused(folder / "kajko.json") == "weights-damaged"


def without(name: str) -> Callable[[Data], Any]:
    return lambda data: data.pop(name)


def put(value: Any, *place: Any) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        inside: Any = data
        for one in place[:-1]:
            inside = inside[one]
        inside[place[-1]] = value

    return change


@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("weights-other", put("lockup", "game")),
        ("weights-other", put(KAJKO.rules_version + 1, "rules")),
        ("weights-other", put([*NAMES[1:], NAMES[0]], "features")),
        ("weights-other", put(NAMES[1:], "features")),
        ("weights-other", without("features")),
        ("weights-damaged", put(FORMAT + 1, "format")),
        ("weights-damaged", without("format")),
        ("weights-damaged", put(float("nan"), "inner", 2, 3)),
        ("weights-damaged", put(float("inf"), "outer", 0, 0)),
        ("weights-damaged", put(10**400, "outer", 0, 0)),
        ("weights-damaged", put("1.0", "inner", 0, 0)),
        ("weights-damaged", put(None, "inner", 0, 0)),
        ("weights-damaged", put(True, "inner", 0, 0)),
        ("weights-damaged", put([0.0], "inner", 0)),
        ("weights-damaged", put({}, "inner", 0)),
        ("weights-damaged", put([], "inner")),
        ("weights-damaged", without("inner")),
        ("weights-damaged", lambda data: data["inner"].pop()),
        ("weights-damaged", lambda data: data["outer"].pop()),
        ("weights-damaged", lambda data: data["outer"].append(data["outer"][0])),
        ("weights-damaged", put(0.0, "scale", 1)),
        ("weights-damaged", put(-1.0, "scale", 2)),
        ("weights-damaged", put([1.0, 2.0], "scale")),
        ("weights-damaged", without("scale")),
    ],
)
def test_weights_that_are_damaged_or_of_something_else(
    folder: Path, key: str, change: Callable[[Data], object]
) -> None:
    data = weights()
    change(data)
    (folder / "kajko.json").write_text(json.dumps(data))
    assert refused(folder / "kajko.json") == key


def test_weights_in_the_package_are_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KARCZMA_WEIGHTS", raising=False)
    judge.OPENED.clear()
    for name in sorted(Path(str(judge.__file__)).parent.glob("weights/*.json")):
        assert open_judge(GAMES[name.stem]).net is not None
