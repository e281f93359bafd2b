"""What many games say: what is planted is found, what is not there is not, and damaged folders are told."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import polars as pl
import pytest

from karczma.games import GAMES
from karczma.kernel.errors import Refused
from karczma.lab.findings import Bars, Results, bars, holm, look_into, luck, spread
from karczma.lab.simulate import simulate
from karczma.lab.study import Study, open_study
from karczma.lab.tables import TABLES
from karczma.lab.tournament import interval

DICE = 20260101


def study_of(seats: pl.DataFrame, players: int = 2) -> Study:
    """A study of made-up results."""
    nothing = pl.Series([], dtype=pl.Int32)
    games = seats.height // players
    return Study(GAMES["kajko"], players, games, "", {}, nothing, nothing, seats, None, None)


def made_up(games: int, bots: tuple[str, str], better: float = 0.0) -> pl.DataFrame:
    """Games for two that end at random; the second bot wins this much more often."""
    won = (np.random.default_rng(DICE).random(games) < 0.5 + better).astype(float)
    return pl.DataFrame(
        {
            "seat": [0, 1] * games,
            "bot": list(bots) * games,
            "total": np.column_stack([50 - won, 49 + won]).ravel(),
            "won": np.column_stack([1 - won, won]).ravel(),
            "deal": np.repeat(np.arange(games), 2),
        }
    )


def test_what_helps_is_found() -> None:
    seats = made_up(2000, ("greedy", "greedy"))
    dice = np.random.default_rng(DICE)
    did = np.flatnonzero(dice.random(4000) < np.where(seats["won"].to_numpy() > 0, 0.6, 0.4))
    found = Results(study_of(seats), contest=True).compare(did)
    assert found is not None
    assert found.difference == pytest.approx(0.2, abs=0.04)
    low, high = found.bounds
    assert 0.1 < low < found.difference < high < 0.3
    assert found.p < 1e-9


def test_what_a_better_bot_likes_is_not_taken_for_a_reason() -> None:
    """The second bot wins more often and does it more often; in its own games it does not matter."""
    seats = made_up(2000, ("random", "greedy"), better=0.3)
    did = np.flatnonzero(np.random.default_rng(DICE).random(4000) < np.tile([0.2, 0.8], 2000))
    found = Results(study_of(seats), contest=True).compare(did)
    assert found is not None
    assert abs(found.difference) < 0.06
    assert found.p > 0.01
    won = seats["won"].to_numpy()
    rest = np.setdiff1d(np.arange(4000), did)
    assert won[did].mean() - won[rest].mean() > 0.3, "which is what one would see without comparing like with like"


def test_chance_is_called_significant_as_often_as_it_should() -> None:
    seats = made_up(500, ("greedy", "greedy"))
    results = Results(study_of(seats), contest=True)
    dice = np.random.default_rng(DICE)
    found = [results.compare(np.flatnonzero(dice.random(1000) < 0.5)) for _ in range(400)]
    values = sorted([one.p for one in found if one])
    assert len(values) == 400
    assert 8 <= sum(p <= 0.05 for p in values) <= 36  # 20 are expected
    assert holm(values) == -1


def test_too_few_are_not_compared() -> None:
    results = Results(study_of(made_up(100, ("greedy", "greedy"))), contest=True)
    assert results.compare(np.arange(19)) is None
    assert results.compare(np.arange(181, dtype=np.int64)) is None
    assert results.compare(np.arange(0, 40, 2)) is not None
    assert results.compare(np.arange(40)) is None, "in each game both did it, so it decided none"


@pytest.mark.parametrize(
    ("values", "largest"),
    [([], -1), ([0.06], -1), ([0.05], 0.05), ([0.001, 0.02, 0.03], 0.03), ([0.001, 0.026, 0.04], 0.001)],
)
def test_holms_correction(values: list[float], largest: float) -> None:
    assert holm(values) == largest


def mirrored(deals: int, skill: float, deal: float, rest: float) -> pl.DataFrame:
    """A tournament of two bots in a game for one: points from each source, with these standard deviations."""
    dice = np.random.default_rng(DICE)
    given = np.repeat(dice.normal(0, deal, deals), 2)
    total = np.tile([-skill, skill], deals) + given + dice.normal(0, rest, 2 * deals)
    rows = {"seat": [0] * 2 * deals, "bot": ["novice", "greedy"] * deals, "total": total, "won": [0.0] * 2 * deals}
    return pl.DataFrame({**rows, "deal": np.repeat(np.arange(deals), 2)})


@pytest.mark.parametrize(("skill", "deal", "rest"), [(3, 4, 5), (0, 5, 5), (4, 0, 3), (0, 0, 4)])
def test_luck_is_told_from_skill(skill: float, deal: float, rest: float) -> None:
    found = luck(study_of(mirrored(2000, skill, deal, rest), players=1))
    total = skill**2 + deal**2 + rest**2
    for share, true in ((found.bot, skill), (found.deal, deal), (found.rest, rest)):
        assert share.share == pytest.approx(true**2 / total, abs=max(0.02, 3 * share.error))
    assert found.seat.share == pytest.approx(0)
    assert found.deals == 2000


def test_what_cannot_be_told_is_not() -> None:
    assert luck(study_of(made_up(50, ("greedy", "greedy")))).why == "one-bot"
    assert luck(study_of(made_up(50, ("greedy", "random")))).why == "not-mirrored"


def test_numbers_are_counted() -> None:
    numbers = np.array([3, 3, 4, 6], float)
    assert bars(numbers) == Bars(3, 1, [2, 1, 0, 1])
    assert sum(bars(np.arange(1000, dtype=float)).counts) == 1000
    assert len(bars(np.arange(1000, dtype=float)).counts) <= 40
    assert spread(numbers)[:3] == pytest.approx((4, 2**0.5, 3))
    assert spread(numbers[:1]).sd == 0.0


def test_a_simulation_is_summed_up(tmp_path: Path) -> None:
    told = simulate("kajko", 3, 60, ["greedy", "random", "random"], seed=3, jobs=1, out=tmp_path)
    found = look_into(open_study(tmp_path))
    assert [group.wins.wins for group in found.seats] == pytest.approx(told["wins"])
    assert [group.totals.mean for group in found.seats] == pytest.approx([one["mean"] for one in told["scores"]])
    assert [group.bot for group in found.seats] == ["greedy", "random", "random"]
    assert found.seats[0].wins.bounds == interval(told["wins"][0], 60)
    assert found.bots == []
    assert found.length.mean == told["length"]["mean"]
    assert sum(one.all for one in found.parts) == pytest.approx(found.totals.mean)
    assert found.first is not None
    assert [rate.games for rate in found.first] == [60, 120]
    assert sum([rate.wins for rate in found.first], 0.0) == pytest.approx(60)
    decisions = pl.read_parquet(tmp_path / "decisions.parquet")
    (adventure,) = [deed for deed in found.deeds if deed.verb == "adventure"]
    assert sum(use.times for use in adventure.uses) == decisions["verb"].eq("adventure").sum()
    for use in adventure.uses:
        seats = decisions.filter(pl.col("touch") == f"stack:{use.id}").select("number", "seat").unique()
        assert use.did.games == seats.height
        assert use.did.games + use.not_did.games == 180
        assert use.did.wins + use.not_did.wins == pytest.approx(60)
    compared = [use.compared for deed in found.deeds for use in deed.uses if use.compared]
    assert len(compared) == found.comparisons > 0
    assert found.luck.why == "not-mirrored"


def spoilt(folder: Path, name: str, how: str) -> None:
    """A folder of games, one table of which is not as it should be."""
    simulate("kajko", 2, 3, ["random"], seed=1, jobs=1, out=folder)
    file = folder / f"{name}.parquet"
    frame = pl.read_parquet(file)
    if how == "gone":
        file.unlink()
    elif how == "cut":
        file.write_bytes(file.read_bytes()[:-200])
    elif how == "text":
        file.write_text("Dear Ania")
    elif how == "burnt":
        content = bytearray(file.read_bytes())
        content[4 : len(content) // 2] = bytes(len(content) // 2 - 4)
        file.write_bytes(content)
    elif how == "empty":
        frame.head(0).write_parquet(file)
    elif how == "short":
        frame.head(frame.height - 1).write_parquet(file)
    else:
        frame.rename({frame.columns[-1]: "other"}).write_parquet(file)


@pytest.mark.parametrize(
    ("name", "how", "key"),
    [
        ("games", "gone", "study-none"),
        ("seats", "gone", "study-incomplete"),
        ("parts", "gone", "study-incomplete"),
        ("games", "empty", "study-empty"),
        ("seats", "short", "study-damaged"),
        ("seats", "empty", "study-damaged"),
        *[(name, how, "study-damaged") for name in TABLES for how in ("cut", "text", "burnt")],
        *[(name, "renamed", "study-other") for name in TABLES],
    ],
)
def test_a_damaged_folder_is_told(name: str, how: str, key: str, tmp_path: Path) -> None:
    spoilt(tmp_path, name, how)
    with pytest.raises(Refused) as refused:
        look_into(open_study(tmp_path))
    assert refused.value.key == key
    assert str(tmp_path) in refused.value.place


@pytest.mark.parametrize(
    ("name", "column", "value", "key"),
    [
        ("games", "game", "chess", "no-such-game"),
        ("games", "settings", "{", "study-damaged"),
        ("games", "settings", '{"stacks": "tall"}', "choice-value"),
        ("seats", "won", 7.0, "study-damaged"),
        ("seats", "seat", 1, "study-damaged"),
        ("seats", "bot", None, "study-damaged"),
        ("parts", "part", "<b>", "study-other"),
        ("decisions", "touch", "stack:stack_99", "study-other"),
        ("decisions", "ask", "why", "study-other"),
        ("decisions", "number", 3, "study-other"),
    ],
)
def test_what_no_game_of_ours_says_is_told(name: str, column: str, value: object, key: str, tmp_path: Path) -> None:
    simulate("kajko", 2, 3, ["random"], seed=1, jobs=1, out=tmp_path)
    file = tmp_path / f"{name}.parquet"
    kind = TABLES[name][column]
    pl.read_parquet(file).with_columns(pl.lit(value, kind).alias(column)).write_parquet(file)
    with pytest.raises(Refused) as refused:
        look_into(open_study(tmp_path))
    assert refused.value.key == key
