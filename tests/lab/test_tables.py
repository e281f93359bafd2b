"""Games as tables: whole, the same whoever plays them, and as `docs/data.md` says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import polars as pl
import pytest

import karczma
from karczma.games import GAMES
from karczma.kernel.errors import Refused
from karczma.lab import ladder
from karczma.lab.simulate import CHUNK, simulate
from karczma.lab.tables import DECISIONS, TABLES, writing
from karczma.lab.tournament import plan_for, play_tournament

PAGE = Path(__file__).parents[2] / "docs" / "data.md"
SOME = [(face.name, seats) for face in GAMES.values() for seats in sorted({face.least, 3, face.most})]


def written(folder: Path) -> dict[str, pl.DataFrame]:
    return {path.stem: pl.read_parquet(path) for path in sorted(folder.iterdir())}


def documented(heading: str) -> dict[str, str]:
    """The columns and their types, by the table under this heading."""
    section = PAGE.read_text("utf-8").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return dict(re.findall(r"^\| `(\w+)` \| (\w+) \|", section, re.MULTILINE))


@pytest.mark.parametrize("name", TABLES)
def test_the_page_lists_what_is_written(name: str, tmp_path: Path) -> None:
    simulate("kajko", 2, 1, ["random"], seed=1, jobs=1, out=tmp_path)
    schema = pl.read_parquet_schema(tmp_path / f"{name}.parquet")
    assert {column: str(kind) for column, kind in schema.items()} == documented(f"{name}.parquet")


def test_the_page_lists_what_a_tournament_writes() -> None:
    some = plan_for("kajko", 2, 2, ["random", "greedy"], seed=1)
    frame = pl.DataFrame([row for game in play_tournament(some, jobs=1) for row in ladder.rows(some, game)])
    assert {column: str(kind) for column, kind in frame.schema.items()} == documented("Tournaments")


@pytest.mark.parametrize("bots", [["random"], ["greedy", "random"]])
def test_jobs_do_not_change_the_files(bots: list[str], tmp_path: Path) -> None:
    for jobs in (1, 2):
        simulate("kajko", 2, 2 * CHUNK + 15, bots, seed=5, jobs=jobs, out=tmp_path / str(jobs))
    one, two = [{path.name: path.read_bytes() for path in (tmp_path / jobs).iterdir()} for jobs in "12"]
    assert one == two
    assert set(one) == {f"{name}.parquet" for name in TABLES}


@pytest.mark.parametrize("bots", [["random"], ["random", "greedy"]])
@pytest.mark.parametrize("decisions", [True, False])
def test_what_is_kept_does_not_change_the_games(bots: list[str], decisions: bool, tmp_path: Path) -> None:
    plain = simulate("kajko", 2, 30, bots, seed=2, jobs=1)
    kept = simulate("kajko", 2, 30, bots, seed=2, jobs=1, out=tmp_path, decisions=decisions)
    assert [plain[what] for what in ("scores", "wins", "length")] == [
        kept[what] for what in ("scores", "wins", "length")
    ]
    tables = written(tmp_path)
    assert (DECISIONS in tables) == decisions
    assert tables["seats"].group_by("seat").agg(pl.col("won").sum()).sort("seat")["won"].to_list() == plain["wins"]
    assert tables["games"]["length"].mean() == plain["length"]["mean"]


@pytest.mark.parametrize(("game", "seats"), SOME)
def test_what_is_written_adds_up(game: str, seats: int, tmp_path: Path) -> None:
    face = GAMES[game]
    simulate(game, seats, 3, ["random"], seed=4, jobs=1, out=tmp_path)
    games, table, parts, decisions = [written(tmp_path)[name] for name in TABLES]
    assert games["number"].to_list() == [0, 1, 2]
    assert table.select("number", "seat").rows() == [(number, seat) for number in range(3) for seat in range(seats)]
    sums = parts.group_by("number", "seat", maintain_order=True).agg(pl.col("points").sum())
    assert sums["points"].to_list() == table["total"].to_list()
    assert set(parts["part"]) <= set(face.parts)
    assert decisions["number"].value_counts().sort("number")["count"].to_list() == games["length"].to_list()
    assert table["decisions"].sum() == decisions.height
    assert (table["won"] > 0).sum() == games["winners"].sum()
    assert games["first"].is_null().all() == (seats == 1)
    if seats > 1:
        began = table.filter("first").select("number", "seat").rows()
        assert began == games.select("number", "first").rows()


@pytest.mark.parametrize("bots", ["random", "greedy"])
@pytest.mark.parametrize(("game", "seats"), [("kajko", 2), ("lockup", 3), ("stonespine", 1)])
def test_a_game_can_be_played_again_from_its_rows(game: str, seats: int, bots: str, tmp_path: Path) -> None:
    """Sealed answers and reactions are in the order in which they were given."""
    simulate(game, seats, 1, [bots], seed=8, jobs=1, out=tmp_path)
    tables = written(tmp_path)
    (told,) = tables["games"].to_dicts()
    match = karczma.start(game, seats, int(told["seed"]), json.loads(told["settings"]))
    for row in tables[DECISIONS].to_dicts():
        question = match.question(row["seat"])
        assert question is not None
        assert (question["ask"], len(match.options(row["seat"]))) == (row["ask"], row["options"])
        option = match.option(row["words"].split())
        assert (row["verb"], row["touch"]) == (match.words(option)[0], match.face.vocabulary.touch(option))
        match.choose(row["seat"], option)
    assert match.over
    assert [seat.total for seat in match.scores().seats] == tables["seats"]["total"].to_list()


def test_many_pieces_make_one_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    simulate("kajko", 2, 2 * CHUNK, ["greedy", "random"], seed=5, jobs=1, out=tmp_path / "one")
    monkeypatch.setattr("karczma.lab.tables.HELD", 1)
    simulate("kajko", 2, 2 * CHUNK, ["greedy", "random"], seed=5, jobs=1, out=tmp_path / "many")
    one, many = written(tmp_path / "one"), written(tmp_path / "many")
    assert all(one[name].equals(many[name]) for name in TABLES)


def test_an_interrupted_run_leaves_what_was_there(tmp_path: Path) -> None:
    simulate("kajko", 2, 3, ["random"], seed=1, jobs=1, out=tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}

    def stop(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate("kajko", 2, 100, ["random"], seed=2, jobs=1, out=tmp_path, progress=stop)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_later_run_takes_the_place_of_an_earlier_one(tmp_path: Path) -> None:
    simulate("kajko", 2, 3, ["random"], seed=1, jobs=1, out=tmp_path)
    (tmp_path / ".unfinished-killed").mkdir()  # as a run leaves it that was killed
    simulate("kajko", 3, 5, ["random"], seed=1, jobs=1, out=tmp_path, decisions=False)
    assert {path.name for path in tmp_path.iterdir()} == {"games.parquet", "seats.parquet", "parts.parquet"}
    assert written(tmp_path)["seats"].height == 15


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise pl.exceptions.ComputeError("No space left on device")

    monkeypatch.setattr(pl.LazyFrame, "sink_parquet", full)
    with pytest.raises(Refused, match="cannot be written here: No space left on device"):
        simulate("kajko", 2, 3, ["random"], seed=1, jobs=1, out=tmp_path)
    assert [*tmp_path.iterdir()] == []


def test_a_tournament_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").touch()
    with pytest.raises(Refused) as refused, writing(GAMES["kajko"], tmp_path, decisions=True):
        pass
    assert refused.value.key == "tables-tournament"


def test_settings_and_packs_are_written_down(tmp_path: Path) -> None:
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "pack.toml").write_text('name = "Rich"\ngame = "kajko"\n')
    order: dict[str, Any] = {"options": {"dusigrosz": True, "first_player": "1"}, "pack": str(tmp_path / "pack")}
    simulate("kajko", 2, 3, ["random"], seed=1, jobs=1, out=tmp_path / "out", **order)
    games = written(tmp_path / "out")["games"]
    assert set(games["pack"]) == {"Rich"}
    assert set(games["first"]) == {1}
    assert json.loads(games["settings"][0])["dusigrosz"] is True
