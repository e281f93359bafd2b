"""Scores: ranks with ties, what decides among equals, and what a reader may not know."""

from __future__ import annotations

import pytest

from karczma.kernel.tally import Part, Reason, SeatTally, Tally


def seat(points: int, *ties: int, known: bool = True) -> SeatTally:
    return SeatTally([Part("wares", [Reason(points, "ware", {"ware": "pot"})]), Part("patron", [], known)], list(ties))


@pytest.mark.parametrize(
    ("points", "ranks", "winners"),
    [
        ([9, 7, 7, 3], [1, 2, 2, 4], [0]),
        ([3, 7, 9, 7], [4, 2, 1, 2], [2]),
        ([5, 5, 5], [1, 1, 1], [0, 1, 2]),
        ([-1, -5], [1, 2], [0]),
        ([0], [1], [0]),
        ([1, 2, 2], [3, 1, 1], [1, 2]),
    ],
)
def test_who_is_tied_shares_a_rank_and_the_next_one_is_left_out(
    points: list[int], ranks: list[int], winners: list[int]
) -> None:
    tally = Tally([seat(one) for one in points])
    assert [one.rank for one in tally.seats] == ranks
    assert tally.winners == winners


def test_ties_are_decided_in_order_and_more_is_better() -> None:
    tally = Tally([seat(5, 1, 9), seat(5, 2, 0), seat(5, 2, 0), seat(6, 0, 0)])
    assert [one.rank for one in tally.seats] == [4, 2, 2, 1]


def test_a_score_explains_itself() -> None:
    two = Part("wares", [Reason(3, "ware", {"ware": "pot"}), Reason(-1, "crack", {})])
    tally = Tally([SeatTally([two, Part("patron", [])], [])])
    assert tally.plain() == {
        "seats": [
            {
                "total": 2,
                "parts": {"wares": 2, "patron": 0},
                "rank": 1,
                "why": {
                    "wares": [{"points": 3, "why": "ware", "ware": "pot"}, {"points": -1, "why": "crack"}],
                    "patron": [],
                },
            }
        ],
        "winners": [0],
    }


def test_nobody_has_a_rank_while_something_is_unknown() -> None:
    tally = Tally([seat(9), seat(1, known=False)])
    assert [one.rank for one in tally.seats] == [0, 0]
    assert tally.winners == []
    told = tally.seats[1].plain()
    assert told["unknown"] == ["patron"]
    assert "rank" not in told
    assert "unknown" not in tally.seats[0].plain()


def test_a_tie_is_explained_by_what_decided_it() -> None:
    tally = Tally([seat(5, 1, -4), seat(5, 2, -9), seat(5, 1, -3), seat(9, 0, 0)], breakers=("coal", "scrap"))
    assert [one.rank for one in tally.seats] == [4, 2, 3, 1]
    assert tally.plain()["ties"] == [
        {"by": "coal", "points": 5, "seats": [1], "others": [2], "more": 2, "less": 1},
        {"by": "scrap", "points": 5, "seats": [2], "others": [0], "more": 3, "less": 4},
    ]


def test_a_tie_that_nothing_decides_is_said_to_be_shared() -> None:
    tally = Tally([seat(5, 1), seat(5, 2), seat(5, 1), seat(5, 2)], breakers=("coal",))
    assert tally.plain()["ties"] == [
        {"by": "shared", "points": 5, "seats": [1, 3], "others": [], "more": 0, "less": 0},
        {"by": "coal", "points": 5, "seats": [1, 3], "others": [0, 2], "more": 2, "less": 1},
        {"by": "shared", "points": 5, "seats": [0, 2], "others": [], "more": 0, "less": 0},
    ]


def test_a_rival_from_the_box_wins_a_tie_and_that_is_said() -> None:
    tally = Tally([seat(5)], rival="dragon", against=seat(5))
    assert (tally.seats[0].rank, tally.won) == (2, False)
    assert tally.plain()["ties"] == [{"by": "dragon", "points": 5, "seats": [], "others": [0], "more": 0, "less": 0}]


@pytest.mark.parametrize(
    "tally",
    [
        Tally([seat(5, 1), seat(4, 9)], breakers=("coal",)),
        Tally([seat(5), seat(5, known=False)], breakers=("coal",)),
        Tally([seat(5)], title="smith", contest=False),
        Tally([seat(5)], rival="dragon", against=seat(4)),
        Tally([seat(5, known=False)], rival="dragon", against=seat(5)),
    ],
)
def test_where_nothing_is_tied_or_known_nothing_is_explained(tally: Tally) -> None:
    assert "ties" not in tally.plain()
