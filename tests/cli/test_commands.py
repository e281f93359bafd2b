"""Replay, cards, simulate, tournament, train, bench, doctor, and the door itself."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import karczma
from cli.conftest import Run
from karczma.lab.train import Training
from karczma.terminal import laboratory

GOLDEN = Path(__file__).parent.parent / "golden" / "kajko"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game with something taken back."""
    match = karczma.start("kajko", seats=3, seed=7)
    while not match.over:
        seat = match.asked[0]
        match.choose(seat, match.options(seat)[-1])
        if len(match.log) == 3:
            match.take_back(seat, 1)
    path = tmp_path / "record.json"
    path.write_text(json.dumps(match.record()))
    return path


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_replay_forwards_and_back(run: Run, record: Path, lang: str) -> None:
    result = run("replay", record, "--lang", lang, input="\nn\nb\n4\ng\nG\nn\n-1\n999\nwhat\nb\nq\n")
    assert result.exit_code == 0
    last = len(json.loads(record.read_text())["moves"])
    places = [int(place) for place in re.findall(r"^(?:Entry|Wpis) (\d+) ", result.stdout, re.M)]
    assert places == [0, 1, 2, 1, 4, 0, last, last - 1]
    assert {"en": "takes 1 choice back.", "pl": "cofa 1 ruch."}[lang] in result.stdout
    assert {"en": "wins.", "pl": "Wygrywa"}[lang] in result.stdout
    assert {"en": "There are entries 0 to", "pl": "Wpisy mają numery od 0"}[lang] in result.stdout
    assert "{" not in result.stdout


def test_replay_ends_with_its_input(run: Run, record: Path) -> None:
    assert run("replay", record).exit_code == 0


def test_replay_as_json_tells_the_events_of_the_whole_game(run: Run, record: Path) -> None:
    result = run("replay", record, "--json")
    told = json.loads(result.stdout)
    match = karczma.replay(json.loads(record.read_text()))
    assert [move["events"] for move in told["moves"]] == match.history(None)
    assert told["over"] is True
    assert told["fingerprint"] == match.fingerprint
    assert told["result"]["winners"] == match.scores().winners


def test_replay_of_a_game_not_over_tells_no_secret(run: Run, saves: Path) -> None:
    run("play", "kajko", "--seed", "987654321", input="1\n2\nq\n")
    (path,) = saves.glob("*.json")
    for seat in ([], ["--seat", "0"], ["--seat", "b"]):
        result = run("replay", path, "--json", *seat)
        told = json.loads(result.stdout)
        assert told["over"] is False
        assert "987654321" not in result.stdout
        assert "result" not in told
        assert told["seats"][0] == "Guest"


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("[0-9]*.json"))[:6], ids=lambda path: path.name)
def test_replay_reads_the_golden_games(run: Run, path: Path) -> None:
    result = run("replay", path, "--seat", "B", input="G\n")
    assert result.exit_code == 0
    assert "wins." in result.stdout or "Shared victory" in result.stdout


def test_an_edited_record_is_refused_with_the_place(run: Run, record: Path) -> None:
    data = json.loads(record.read_text())
    data["moves"][3]["do"] = ["adventure", "stack_9b"]
    record.write_text(json.dumps(data))
    for lang in ("en", "pl"):
        result = run("replay", record, "--lang", lang)
        assert result.exit_code == 2
        assert result.stdout == ""
        assert "moves[3]: " in result.stderr


@pytest.mark.parametrize(
    ("lang", "ours", "advanced"),
    [("en", "ours, not the printed one", "Advanced rule:"), ("pl", "nasze, nie z druku", "Zasada zaawansowana:")],
)
def test_cards_with_their_words_and_sources(run: Run, lang: str, ours: str, advanced: str) -> None:
    result = run("cards", "kajko", "--lang", lang)
    assert result.exit_code == 0
    assert ours in result.stdout
    assert advanced in result.stdout
    for line in result.stdout.splitlines():
        assert len(line.rstrip()) <= 80
    told = json.loads(run("cards", "kajko", "--lang", lang, "--json").stdout)
    pack = karczma.open_pack("kajko")
    assert told["hash"] == pack.hash
    for table, listed in told["cards"].items():
        assert [card["values"] for card in listed] == [card.values for card in pack.cards[table].values()]
        assert [card["sources"] for card in listed] == [card.sources for card in pack.cards[table].values()]
    for card in told["cards"]["card"]:
        assert card["name"]
        assert card["effect"]


def test_cards_of_an_owner(run: Run, tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "my box"\ngame = "kajko"\n')
    (tmp_path / "stacks.toml").write_text('[[card]]\nid = "item_5"\nvalue = 7\n')
    shown = run("cards", "kajko", "--pack", tmp_path)
    assert "Item worth 7  id = item_5" in shown.stdout
    assert "entered by an owner of the printed game (value)" in " ".join(shown.stdout.split())
    fine = run("cards", "check", tmp_path)
    assert fine.exit_code == 0
    assert "my box" in fine.stdout
    assert json.loads(run("cards", "check", tmp_path, "--json").stdout)["fine"] is True


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_mistake_of_a_pack_is_told(run: Run, tmp_path: Path, lang: str) -> None:
    (tmp_path / "pack.toml").write_text('name = "my box"\ngame = "kajko"\nprice = 3\n')
    (tmp_path / "stacks.toml").write_text(
        '[[card]]\nid = "coin"\nvalue = 200\n[[card]]\nid = "con"\n[[crad]]\nid = "x"\n'
    )
    (tmp_path / "more.toml").write_text("what is this")
    result = run("cards", "check", tmp_path, "--lang", lang)
    assert result.exit_code == 2
    assert result.stdout == ""
    listed = result.stderr.splitlines()
    assert len(listed) >= 1
    told = json.loads(run("cards", "check", tmp_path, "--lang", lang, "--json").stdout)
    assert told == {"fine": False, "mistakes": listed}
    (tmp_path / "more.toml").unlink()
    places = ("pack.toml: price: ", "stacks.toml: card coin: value: ", "stacks.toml: card con: ", "stacks.toml: crad: ")
    listed = run("cards", "check", tmp_path, "--lang", lang).stderr.splitlines()
    assert len(listed) == len(places)
    for place in places:
        assert any(line.startswith(place) for line in listed)
    assert run("play", "kajko", "--pack", tmp_path, "--lang", lang).exit_code == 2


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_simulate_tells_a_table(run: Run, lang: str) -> None:
    result = run("simulate", "kajko", "--bots", "greedy,random,random", "--games", "10", "--jobs", "1", "--lang", lang)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert "A● greedy" in result.stdout
    assert "C▼ random" in result.stdout
    assert "{" not in result.stdout


def test_simulate_as_json_is_one_object(run: Run) -> None:
    args = ["simulate", "kajko", "--players", "4", "--bots", "random", "--games", "20", "--jobs", "1", "--json"]
    told = [json.loads(run(*args, "--option", "dusigrosz=on", "--seed", "3").stdout) for _ in range(2)]
    assert told[0]["options"]["dusigrosz"] is True
    assert sum(told[0]["wins"]) == pytest.approx(20)
    assert told[0]["scores"] == told[1]["scores"]


@pytest.mark.parametrize(("lang", "seats"), [("en", "for 2 players"), ("pl", "dla 2 osób")])
def test_a_tournament_tells_a_ladder(run: Run, tmp_path: Path, lang: str, seats: str) -> None:
    args = ["tournament", "kajko", "--bot", "novice", "--bot", "regular", "--games", "4", "--jobs", "1"]
    out = tmp_path / "out"
    result = run(*args, "--out", str(out), "--lang", lang)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert seats in result.stdout
    assert result.stdout.index("regular") < result.stdout.index("novice")
    tables = {f"{name}.parquet" for name in ("games", "parts", "decisions")}
    assert {path.name for path in out.iterdir()} == {"games.jsonl", "ladder.png", "ladder.svg", *tables}
    told = json.loads(run(*args, "--out", str(out), "--json").stdout)
    assert {name: told[name] for name in ("game", "players", "games", "seed")} == {
        **{"game": "kajko", "players": 2, "games": 4, "seed": 1}
    }
    wanted = {"name", "games", "wins", "win_rate", "low", "high", "mean_score", "ms_per_decision"}
    assert all(wanted <= set(bot) for bot in told["bots"])


@pytest.mark.parametrize(
    "wrong", [["--bot", "regular"], ["--bot", "nobody"], ["--bot", "novice", "--games", "0"], ["--patience", "0"], []]
)
def test_a_tournament_that_cannot_be_played(run: Run, wrong: list[str]) -> None:
    result = run("tournament", "kajko", "--bot", "regular", *wrong)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1


def test_a_tournament_needs_a_folder_to_write_to(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    result = run("tournament", "kajko", "--bot", "regular", "--bot", "novice", "--out", str(tmp_path / "file"))
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_training_tells_its_rounds_and_goes_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.chdir(tmp_path)
    args = ["train", "kajko", "--games", "4", "--jobs", "1", "--lang", lang]
    result = run(*args, "--rounds", "1")
    assert result.exit_code == 0
    assert result.stderr == ""
    assert {"en": "Round 1: 16 games in all, loss 0.", "pl": "Runda 1: gry razem 16, błąd 0,"}[lang] in result.stdout
    assert "{" not in result.stdout
    out = tmp_path / "training" / "kajko"
    assert {path.name for path in out.iterdir()} == {"checkpoint.npz", "weights.json", "curve.png", "curve.svg"}
    told = json.loads(run(*args, "--rounds", "2", "--json").stdout)
    wanted = {"game": "kajko", "seed": 1, "rounds": 2, "games": 20}
    assert {name: told[name] for name in wanted} == wanted
    assert [one["round"] for one in told["curve"]] == [1, 2]
    assert set(told["curve"][0]["against"]) == {"last", "regular"}
    other = run(*args, "--seed", "2")
    assert other.exit_code == 2
    assert str(Path("training") / "kajko" / "checkpoint.npz") in other.stderr


@pytest.mark.parametrize(
    ("lang", "after", "told"), [("en", 1, "Interrupted after 1 round"), ("pl", 0, "Przerwano przed końcem pierwszej")]
)
def test_an_interrupted_training_says_how_to_go_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, after: int, told: str
) -> None:
    play = Training._play

    def interrupted(training: Training, *more: Any) -> Any:
        if training.round == after:
            raise KeyboardInterrupt
        return play(training, *more)

    monkeypatch.setattr(Training, "_play", interrupted)
    out = tmp_path / "out"
    result = run("train", "kajko", "--games", "4", "--jobs", "1", "--out", out, "--lang", lang)
    assert result.exit_code == 130
    (sentence,) = result.stderr.splitlines()
    assert sentence.startswith(told)
    assert {path.name for path in out.iterdir()} == ({"checkpoint.npz", "weights.json"} if after else set())


def test_a_training_needs_the_laboratory(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laboratory, "find_spec", lambda name: None if name == "numpy" else name)
    result = run("train", "kajko")
    assert result.exit_code == 2
    assert result.stderr == 'This needs the laboratory: pip install "karczma[lab]" (numpy not found).\n'


def test_bench(run: Run) -> None:
    result = run("bench", "kajko", "--seconds", "0.05", "--json")
    assert result.exit_code == 0
    (told,) = json.loads(result.stdout)["games"]
    assert [row["players"] for row in told["measures"]] == [2, 3, 4, 5]
    assert "Decyzje/s" in run("bench", "--seconds", "0.05", "--lang", "pl").stdout


@pytest.mark.parametrize(
    ("lang", "fine"), [("en", "Everything needed is here."), ("pl", "Jest wszystko, czego trzeba.")]
)
def test_a_healthy_machine(run: Run, saves: Path, lang: str, fine: str) -> None:
    result = run("doctor", "--lang", lang)
    assert result.exit_code == 0
    assert result.stdout.endswith(f"{fine}\n")
    assert not list(saves.iterdir())
    told = json.loads(run("doctor", "--lang", lang, "--json").stdout)
    assert told["healthy"] is True
    assert {"python", "kernel", "compiler", "folder", "encoding", "locale"} <= {one["name"] for one in told["findings"]}


def test_a_machine_that_cannot_save(run: Run, env: dict[str, str]) -> None:
    Path(env["XDG_DATA_HOME"]).write_text("not a folder")
    result = run("doctor")
    assert result.exit_code == 1
    assert "\nx   saved games" in result.stdout
    assert json.loads(run("doctor", "--json").stdout)["healthy"] is False


def test_version_and_help(run: Run) -> None:
    assert run("--version").stdout == f"karczma {karczma.__version__}\n"
    for args in (["--help"], [], ["play", "--help"], ["simulate", "-h"]):
        result = run(*args)
        assert result.exit_code == 0
        assert "Usage" in result.stdout


@pytest.mark.parametrize(
    ("where", "language"),
    [
        ({"KARCZMA_LANG": "pl", "LANG": "en_GB.UTF-8"}, "pl"),
        ({"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, "en"),
        ({"LC_MESSAGES": "pl_PL", "LANG": "en_US.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": ""}, "en"),
    ],
)
def test_the_language_of_the_environment(
    run: Run, monkeypatch: pytest.MonkeyPatch, where: dict[str, str], language: str
) -> None:
    for name, value in where.items():
        monkeypatch.setenv(name, value)
    assert {"en": "There is no game", "pl": "Nie ma tu gry"}[language] in run("cards", "chess").stderr
    assert "Nie ma tu gry" in run("cards", "chess", "--lang", "pl").stderr
    assert "Nie ma tu gry" in run("--lang", "pl", "cards", "chess").stderr
