"""Raids: who loses how much for suspicion, what goes back to the supply, and where reputation stops."""

from __future__ import annotations

import pytest

from karczma.games.lockup.vocabulary import LOCATION
from rules.lockup.table import LaidTable, table
from rules.rule import rule


def suspected(*cubes: int, zero: str = "exempt") -> LaidTable:
    """A raid among crews with so much suspicion and 20 reputation each."""
    t = table(len(cubes), raid_zero=zero)
    for seat, count in enumerate(cubes):
        t.suspicion(seat, count).reputation(seat, 20)
    return t.raid()


def lost(t: LaidTable) -> list[int]:
    return [20 - crew.reputation for crew in t.g.crews]


@rule("LK-91")
@pytest.mark.parametrize(
    ("cubes", "losses"),
    [((3, 2, 1), [8, 4, 0]), ((1, 2, 3), [0, 4, 8]), ((1, 5, 0, 2), [0, 8, 0, 4]), ((0, 1, 2, 3, 4), [0, 0, 0, 4, 8])],
)
def test_the_most_and_the_second_most(cubes: tuple[int, ...], losses: list[int]) -> None:
    t = suspected(*cubes)
    assert lost(t) == losses
    assert len(t.heard("raid")) == 1
    assert {one["seat"]: one["count"] for one in t.heard("lost_reputation")} == {
        seat: points for seat, points in enumerate(losses) if points
    }


@rule("LK-E14", "LK-92", "LK-95")
def test_a_shared_second_place() -> None:
    t = suspected(5, 3, 3, 1)
    assert lost(t) == [8, 2, 2, 0]
    assert t.left["suspicion"] == 12
    assert [t.suspicion_of(seat) for seat in range(4)] == [0, 0, 0, 0]
    assert t.sound()


@rule("LK-E15", "LK-92")
def test_a_shared_first_place() -> None:
    assert lost(suspected(4, 4, 2, 0)) == [4, 4, 0, 0]


@rule("LK-92")
@pytest.mark.parametrize(
    ("cubes", "losses"),
    [
        ((2, 2, 2), [4, 4, 4]),
        ((2, 2, 2, 2, 2), [4, 4, 4, 4, 4]),
        ((1, 3, 1, 3, 3), [0, 4, 0, 4, 4]),
        ((4, 2, 2, 2, 1), [8, 2, 2, 2, 0]),
        ((1, 2, 1, 1), [2, 8, 2, 2]),
    ],
)
def test_more_who_share(cubes: tuple[int, ...], losses: list[int]) -> None:
    assert lost(suspected(*cubes)) == losses


@rule("LK-E17", "LK-93")
def test_two_players() -> None:
    assert lost(suspected(3, 1)) == [6, 0]
    assert lost(suspected(2, 2)) == [0, 0]


@rule("LK-93")
@pytest.mark.parametrize(("cubes", "losses"), [((0, 1), [0, 6]), ((4, 3), [6, 0]), ((0, 0), [0, 0]), ((6, 6), [0, 0])])
@pytest.mark.parametrize("zero", ["exempt", "counted"])
def test_two_players_whatever_is_said_of_zero(cubes: tuple[int, int], losses: list[int], zero: str) -> None:
    t = suspected(*cubes, zero=zero)
    assert (lost(t), t.left["suspicion"]) == (losses, 12)


@rule("LK-E37", "LK-R30")
@pytest.mark.parametrize(("cubes", "losses"), [((3, 0, 0), [8, 0, 0]), ((2, 2, 0), [4, 4, 0]), ((0, 0, 0), [0, 0, 0])])
def test_who_has_no_suspicion_loses_nothing(cubes: tuple[int, ...], losses: list[int]) -> None:
    assert lost(suspected(*cubes)) == losses


@rule("LK-R30")
@pytest.mark.parametrize(
    ("cubes", "losses"),
    [((3, 0, 0), [8, 2, 2]), ((0, 0, 0), [4, 4, 4]), ((3, 1, 0), [8, 4, 0]), ((2, 2, 0), [4, 4, 0])],
)
def test_zero_may_count(cubes: tuple[int, ...], losses: list[int]) -> None:
    assert lost(suspected(*cubes, zero="counted")) == losses


@rule("LK-E16", "LK-94", "LK-91")
def test_nobody_falls_below_zero() -> None:
    t = table(3).suspicion(0, 3).suspicion(1, 2).suspicion(2, 1).reputation(0, 5).raid()
    assert [t.reputation_of(seat) for seat in range(3)] == [0, 6, 10]
    assert [(one["seat"], one["count"]) for one in t.heard("lost_reputation")] == [(0, 5), (1, 4)]


@rule("LK-94", "LK-R31")
def test_what_was_not_lost_is_not_owed() -> None:
    """At zero nothing is lost and nothing is told; what is won afterwards counts in full."""
    t = table(2).suspicion(1, 2).reputation(1, 0).raid()
    assert (t.reputation_of(1), t.heard("lost_reputation")) == (0, [])
    t.display("gold_tooth").at(1, "cell_block", "2").resources(1, scrap=1, gold=1)
    t.resolve("cell_block").choose("craft", "gold_tooth")
    assert t.reputation_of(1) == 7


@rule("LK-90", "LK-95")
def test_cubes_at_locations_count_for_nobody_but_go_back() -> None:
    t = table(3).suspicion(0, 1).suspicion(1, 2).at(0, "smithy", "5").watched("smithy", 4).watched("chow_hall", 2)
    t.watched("sewers", 1).raid()
    assert [t.reputation_of(seat) for seat in range(3)] == [6, 2, 10]
    assert [t.watched_at(location) for location in LOCATION.ids] == [0] * 8
    assert t.left["suspicion"] == 12
    assert t.sound()


@rule("LK-95")
def test_a_raid_takes_suspicion_only() -> None:
    t = (
        table(3)
        .suspicion(0, 3)
        .resources(0, scrap=2, gold=1)
        .strength(0, 4)
        .loot("sewers", "gold")
        .items(0, "hex_doll")
    )
    t.tomes(0, "book_of_alibis").thugs(0, "dwarf_elder").raid()
    assert (t.resources_of(0), t.strength_of(0), t.loot_at("sewers")) == ({"scrap": 2, "gold": 1}, 4, {"gold": 1})
    assert (t.items_of(0), t.tomes_of(0), t.thugs_of(0)) == (["hex_doll"], ["book_of_alibis"], ["dwarf_elder"])


@rule("LK-90")
def test_all_lose_at_the_same_time() -> None:
    """The comparison is made once, before any cube goes back."""
    t = suspected(1, 4, 4, 3)
    assert lost(t) == [0, 4, 4, 0]


@rule("LK-104", "LK-95")
@pytest.mark.parametrize(("cubes", "losses"), [((0, 0, 0), [0, 0, 0]), ((1, 0, 0), [8, 0, 0]), ((2, 1, 1), [8, 2, 2])])
def test_the_last_raid_always_comes(cubes: tuple[int, ...], losses: list[int]) -> None:
    """Also with all cubes in the supply."""
    t = table(3)
    for seat, count in enumerate(cubes):
        t.suspicion(seat, count)
    t.end()
    assert t.match.over
    assert t.events[0] == "raid"
    assert t.events[-1] == "ended"
    assert [10 - t.reputation_of(seat) for seat in range(3)] == losses
    assert t.left["suspicion"] == 12


@rule("LK-104")
def test_a_tome_may_be_played_before_the_last_raid() -> None:
    t = table(2).suspicion(0, 2).suspicion(1, 1).tomes(0, "book_of_alibis").end()
    assert (t.asked, t.ask) == ([0], "play_tome")
    t.choose("play_tome", "book_of_alibis")
    assert t.match.over
    assert [t.reputation_of(seat) for seat in range(2)] == [10, 4]


@rule("LK-104")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_before_the_sixth_round_a_raid_needs_a_reason(number: int) -> None:
    t = table(3).round(number).suspicion(0, 3).next_thugs("dwarf_elder", "dwarf_miner", "dwarf_brewer", "demon_greed")
    t.next_thugs("demon_shadow").patrol()
    assert (t.heard("raid"), t.suspicion_of(0)) == ([], 3)
