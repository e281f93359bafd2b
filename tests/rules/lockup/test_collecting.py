"""A free reward is collected without a question, unless declining it could make sense (LK-R68)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.lockup.table import LaidTable, table
from rules.rule import rule


def asking(seats: int = 3, **options: Any) -> LaidTable:
    return table(seats, refusals="sensible", **options)


@rule("LK-R68", "LK-46", "LK-49", "LK-51")
@pytest.mark.parametrize(("location", "got"), [("sewers", "scrap"), ("infirmary", "potion"), ("smithy", "iron")])
def test_several_cubes_are_collected_and_told(location: str, got: str) -> None:
    t = asking().at(0, location, "5").resolve(location)
    count = {"scrap": 3, "potion": 3, "iron": 2}[got]
    assert (t.resources_of(0), t.tokens_at(0, "library")) == ({got: count}, [])
    assert [(one["resource"], one["count"]) for one in t.heard("got")] == [(got, count)]


@rule("LK-R68", "LK-44")
def test_the_marker_is_worth_more_than_a_tome() -> None:
    t = asking().at(1, "exercise_yard", "5").resolve("exercise_yard")
    assert (t.g.first, t.g.crews[1].strength) == (1, 2)
    assert "took_marker" in t.events


@rule("LK-R68", "LK-42")
@pytest.mark.parametrize(
    ("location", "stronger"), [("exercise_yard", ""), ("sewers", "5"), ("infirmary", "5"), ("smithy", "5")]
)
def test_a_single_cube_may_be_declined_for_the_library(location: str, stronger: str) -> None:
    """The holder of the marker gets only strength at the yard; elsewhere rank 2 gets a single cube."""
    t = asking().at(0, location, "2")
    if stronger:
        t.at(1, location, stronger)
    t.resolve(location)
    assert (t.asked, t.ask, t.offers) == ([0], "reward", [["take_reward"], ["decline"]])
    assert t.choose("decline").tokens_at(0, "library") == ["2"]


@rule("LK-R68", "LK-81", "LK-82")
def test_what_does_not_fit_may_be_declined() -> None:
    t = asking().resources(0, iron=3).at(0, "sewers", "5").resolve("sewers")  # six, and a limit of five
    assert (t.ask, t.offers) == ("reward", [["take_reward"], ["decline"]])
    t = asking().resources(0, iron=2).at(0, "sewers", "5").resolve("sewers")
    assert t.resources_of(0) == {"scrap": 3, "iron": 2}
    t = asking().round(6).resources(0, iron=9).at(0, "sewers", "5").resolve("sewers")  # there is no patrol
    assert t.resources_of(0) == {"scrap": 3, "iron": 9}


@rule("LK-R68", "LK-53", "LK-54")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_trade_costs_something(seats: int) -> None:
    t = asking(seats).resources(0, scrap=2).at(0, "commissary", "2").at(1, "commissary", "5").resolve("commissary")
    t.choose("take_reward").choose("gain", "gold")
    assert (t.asked, t.ask, t.offers) == ([0], "reward", [["take_reward"], ["decline"]])


@rule("LK-R68", "LK-89")
def test_bandits_cubes_count() -> None:
    t = asking().loot("smithy", "gold").supply("iron", 0, to=1).at(0, "smithy", "5").resolve("smithy")
    assert t.ask == "reward"  # one gold, and nothing else
    t = asking().loot("chow_hall", "gold", "scrap").at(0, "chow_hall", "5").spaces(sewers="dwarf_elder")
    t.resolve("chow_hall")
    assert (t.resources_of(0), t.ask) == ({"scrap": 1, "gold": 1}, "recruit")


@rule("LK-R68", "LK-R27")
def test_without_tomes_declining_brings_nothing() -> None:
    t = asking().at(0, "sewers", "2").at(1, "sewers", "5")
    t.g.tome_deck, t.g.tome_deck_known = (), ()
    t.resolve("sewers")
    assert t.resources_of(0) == {"scrap": 1}


@rule("LK-R68", "LK-42")
def test_a_table_may_ask_every_time() -> None:
    t = table(3, refusals="any").at(0, "sewers", "5").resolve("sewers")
    assert (t.ask, t.offers) == ("reward", [["take_reward"], ["decline"]])


@rule("LK-R18", "LK-81", "LK-54")
def test_a_payment_is_proposed() -> None:
    """What scores more is kept, then some of every kind; if that leaves a choice, the commonest goes."""
    spaces = {"sewers": "demon_greed", "infirmary": "demon_fury", "smithy": "dwarf_elder"}
    t = table(3).at(0, "chow_hall", "5").resources(0, scrap=3, potion=1, iron=2, gold=2).spaces(**spaces)
    t.resolve("chow_hall").choose("recruit", "2")
    assert proposed(t) == {"scrap": 3, "potion": 0, "iron": 1, "gold": 0}
    t.choose("pay", "gold")
    assert proposed(t) == {"scrap": 2, "potion": 0, "iron": 1, "gold": 0}
    assert proposed(table(3).resources(0, scrap=5, potion=1, gold=1).patrol()) == {"scrap": 2, "potion": 0, "gold": 0}


@rule("LK-R17")
def test_a_proposed_trade_leaves_a_kind_to_take() -> None:
    t = table(2).at(1, "commissary", "5").at(0, "commissary", "4").resources(0, scrap=3, potion=2, iron=1)
    for kind in ("potion", "iron", "gold"):
        t.supply(kind, 0, to=1)
    t.resolve("commissary").choose("take_reward").choose("take_reward")
    assert proposed(t) == {"potion": 2, "iron": 0}


def proposed(t: LaidTable) -> dict[str, int]:
    return {option["do"][1]: option["proposed"] for option in t.question()["options"]}
