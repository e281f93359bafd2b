"""The soak plays, counts what it reached, and tells a broken law so that it can be seen again."""

from __future__ import annotations

import json

import pytest

from laws import soak
from laws.planted import LosesACard
from laws.tables import FACES, Deal


def test_it_plays_and_reports(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--games", "6", "--jobs", "1", "--seed", "1", "--game", "smithy"]) == 0
    assert "smithy: reached" in capsys.readouterr().out


def test_a_broken_law_can_be_seen_again(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(FACES, "smithy", LosesACard())
    assert soak.main(["--games", "20", "--jobs", "1", "--seed", "1", "--game", "smithy"]) == 1
    out = capsys.readouterr().out
    assert "A LAW IS BROKEN" in out
    told = json.loads(out.splitlines()[-1])
    match = Deal(told["game"], told["seats"], tuple(told["options"].items()), told["seed"]).start()
    for move in told["moves"]:
        match.follow(move)
    lying = [piece for zone in match.face.components(match.game).values() for piece in zone]
    assert len(lying) < len(match.face.box(match.game))


def test_a_job_is_done_the_same_way_twice() -> None:
    job = soak.Job(("smithy",), 5, 4)
    assert soak.work(job).reached == soak.work(job).reached
