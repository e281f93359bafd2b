"""Bad input: exit status 2, one sentence on standard error, nothing on standard output."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import karczma
from cli.conftest import Run

MISTAKES = [
    "chess",
    "play chess",
    "play kajko --players x",
    "play kajko --players 9",
    "play kajko --players 1",
    "play kajko --players 3 --people A,B,C,D",
    "play kajko --people A,B --bots 1 --players 4",
    "play kajko --bots -1",
    "play kajko --people A,,B",
    "play kajko --people A,A",
    "play kajko --people Abcdefghijklmnopqrstuvwxyz,B",
    "play kajko --people A\u0007,B",
    "play kajko --people A,B,C,D,E,F",
    "play kajko --bots 1 --bot-kind chess",
    "play kajko --option dusigrosz",
    "play kajko --option =on",
    "play kajko --option chess=on",
    "play kajko --option dusigrosz=maybe",
    "play kajko --option dusigrosz=on --option dusigrosz=on",
    "play kajko --option first_player=4",
    "play kajko --seed -1",
    f"play kajko --seed {10**100}",
    "play kajko --seed 1.5",
    "play kajko --pack none",
    "play kajko --pack folder",
    "play --load none",
    "play --load folder",
    "play --load text",
    "play --load number",
    "play --load object",
    "play --load table",
    "play --load strangers",
    "play --load game --seed 3",
    "play --load game --option dusigrosz=on",
    "play --load game --people A,B,C",
    "play --load game --players 3",
    "play chess --load game",
    "play --load game --resume",
    "play --resume",
    "play --lang de kajko",
    "replay",
    "replay none",
    "replay folder",
    "replay text",
    "replay deep",
    "replay object",
    "replay cut",
    "replay game --seat 2",
    "replay game --seat C",
    "replay game --pack none",
    "score",
    "score none",
    "score folder",
    "score text",
    "score deep",
    "score bytes",
    "score object --jsonl text",
    "score --jsonl none",
    "cards",
    "cards chess",
    "cards check",
    "cards check none",
    "cards check folder",
    "cards check folder --pack folder",
    "cards kajko folder",
    "simulate",
    "simulate chess",
    "simulate kajko --games 0",
    "simulate kajko --games many",
    "simulate kajko --players 6",
    "simulate kajko --bots chess",
    "simulate kajko --players 3 --bots greedy,random",
    "simulate kajko --seed -1",
    "simulate kajko --jobs -1",
    "simulate kajko --option chess",
    "simulate kajko --pack none",
    "simulate kajko --out text",
    "report",
    "report none",
    "report text",
    "report folder",
    "report folder --pack none",
    "train",
    "train chess",
    "train kajko --games 3",
    "train kajko --rounds 0",
    "train kajko --rounds many",
    "train kajko --seed -1",
    f"train kajko --seed {2**63}",
    "train kajko --jobs -1",
    "train kajko --out text",
    "train kajko --out trained",
    "bench chess",
    "bench --seconds 0",
    "doctor now",
    "doctor --chess",
    "play kajko --seed",
    "play --resume=yes",
]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with all sorts of files."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    match = karczma.start("kajko", seed=7)
    match.choose(match.asked[0], 0)
    guests = [{"name": "Ania", "bot": ""}, {"name": "Flint", "bot": "chess"}]
    files: dict[str, object] = {
        "number": 7,
        "object": {},
        "table": {"table": 99},
        "game": match.save(),
        "cut": {**match.record(), "moves": []},
        "strangers": {"table": 1, "guests": guests, "pack": None, "save": match.save()},
    }
    for name, data in files.items():
        (tmp_path / name).write_text(json.dumps(data))
    (tmp_path / "text").write_text("Dear Ania")
    (tmp_path / "deep").write_text("[" * 100_000)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "trained").mkdir()
    (tmp_path / "trained" / "checkpoint.npz").write_text("Dear Ania")


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("words", MISTAKES, ids=lambda words: words[:60].encode("unicode_escape").decode())
def test_a_mistake_is_one_sentence(run: Run, monkeypatch: pytest.MonkeyPatch, words: str, lang: str) -> None:
    monkeypatch.setenv("KARCZMA_LANG", lang)
    result = run(*words.split(" "))
    assert result.exit_code == 2
    assert result.stdout == ""
    (sentence,) = result.stderr.splitlines()
    assert sentence.endswith((".", "”", ")"))
    assert "{" not in sentence


@pytest.mark.usefixtures("here")
def test_files_that_may_not_be_read(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", refuse)
    for words in (["replay", "game"], ["score", "object"], ["play", "--load", "game"]):
        result = run(*words)
        assert result.exit_code == 2
        assert "no permission" in result.stderr


@pytest.mark.usefixtures("here")
def test_files_that_cannot_be_read_for_another_reason(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: Path) -> bytes:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(Path, "read_bytes", refuse)
    assert run("replay", "game").stderr == "game: Input/output error.\n"
