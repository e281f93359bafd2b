"""Joins, gates and paths (ST-45, ST-46, ST-80), and the single path, which must be the best of all there are."""

from __future__ import annotations

from random import Random

import pytest

from karczma.games.stonespine.dungeon import Walk
from karczma.games.stonespine.vocabulary import BLUEPRINT
from rules.rule import rule
from rules.stonespine.dungeons import Plan, draw, edge, empty

ACROSS = [(cell, cell + 1) for cell in range(16) if cell % 4 < 3]
DOWN = [(cell, cell + 4) for cell in range(12)]
ENTRANCES = (2, 3, 2, 3, 2, 2, 3, 2)  # of blueprints 1 to 8
EXITS = (4, 1, 4, 2, 3, 3, 2, 1)


def joined(pairs: list[tuple[int, int]]) -> list[int]:
    near = [0] * 16
    for one, other in pairs:
        near[one] |= 1 << other
        near[other] |= 1 << one
    return near


def best_of_all(near: list[int], worth: list[int]) -> int:
    """Every single path there is, one step after the other, and nothing left out."""
    best = 0
    ways = [(cell, 1 << cell, worth[cell]) for cell in range(16)]
    while ways:
        cell, walked, count = ways.pop()
        for other in range(16):
            if near[cell] >> other & 1 and not walked >> other & 1:
                best = max(best, count + worth[other])
                ways.append((other, walked | 1 << other, count + worth[other]))
    return best


@rule("ST-F5")
@pytest.mark.parametrize("seed", range(80))
def test_the_best_single_path_of_random_dungeons(seed: int) -> None:
    random = Random(seed)
    share = random.choice((0.3, 0.5, 0.6, 0.7, 0.8))
    pairs = [pair for pair in (*ACROSS, *DOWN) if random.random() < share]
    worth = [random.choice((0, 0, 0, 1, 1, 2, 3, 4)) for _ in range(16)]
    assert Walk(joined(pairs), worth).search() == best_of_all(joined(pairs), worth)


@rule("ST-F5")
@pytest.mark.parametrize("seed", range(4))
def test_the_best_single_path_where_all_are_joined(seed: int) -> None:
    """A path through all sixteen chambers exists, so it gathers everything."""
    random = Random(seed)
    near = joined([*ACROSS, *DOWN])
    worth = [random.randrange(5) for _ in range(16)]
    assert Walk(near, worth).search() == sum(worth) == best_of_all(near, worth)


@rule("ST-F5")
@pytest.mark.parametrize("corners", [(0, 15), (3, 12)])
def test_the_best_single_path_without_two_corners(corners: tuple[int, int]) -> None:
    """Two opposite corners of a chessboard have one colour: without them a path leaves out one of the 14 others."""
    near = joined([pair for pair in (*ACROSS, *DOWN) if not set(pair) & set(corners)])
    assert Walk(near, [1] * 16).search() == 13 == best_of_all(near, [1] * 16)
    heavy = [4 if cell % 4 in (1, 2) else 1 for cell in range(16)]
    assert Walk(near, heavy).search() == best_of_all(near, heavy)


@rule("ST-F5")
@pytest.mark.parametrize("missing", [((0, 1), (14, 15)), ((0, 4), (11, 15)), ((2, 3), (12, 13))])
def test_the_best_single_path_where_the_search_is_longest(missing: tuple[tuple[int, int], ...]) -> None:
    """Two opposite corners with one join each would have to be both ends of a path through all: one chamber is left."""
    near = joined([pair for pair in (*ACROSS, *DOWN) if pair not in missing])
    assert Walk(near, [1] * 16).search() == 15 == best_of_all(near, [1] * 16)


@rule("ST-F5", "ST-R16")
def test_a_single_path_has_two_ends_and_two_chambers() -> None:
    assert Walk([0] * 16, [4] * 16).search() == 0
    assert Walk(joined([(0, 1)]), [4, 0, *[9] * 14]).search() == 4
    star = joined([(5, 1), (5, 4), (5, 6), (5, 9)])
    assert Walk(star, [0, 3, 0, 0, 2, 1, 4, 0, 0, 1, *[0] * 6]).search() == 4 + 1 + 3  # two of four arms


def the_two_gates() -> Plan:
    """Eight chambers at an entrance in column 3, six at an exit in column 1."""
    return draw(
        "+ + +|+ +",
        " c c-c-c ",
        "+ + +|+ +",
        " c d-d d ",
        "+ + +|+ +",
        " d-d c-c ",
        "+|+ + +^+",
        " d-d-d>d ",
        "+|+ + + +",
    )


@rule("ST-45", "ST-E3")
def test_paths_of_both_gates() -> None:
    plan = the_two_gates()
    assert plan.paths("blueprint_2") == [7, 5]
    plan.passages |= {edge(2, 4, "W"), edge(4, 3, "E")}  # a passage makes up for doors that do not meet
    assert plan.paths("blueprint_2") == [8, 6]


@rule("ST-45", "ST-R18")
def test_chambers_joined_to_both_gates_count_twice() -> None:
    plan = the_two_gates()
    plan.passages |= {edge(2, 4, "W"), edge(4, 3, "E"), edge(3, 3, "S")}
    assert plan.paths("blueprint_2") == [14, 14]
    plan.passages |= {edge(3, 2, "E"), edge(2, 2, "S")}  # more ways to the same chambers
    assert plan.paths("blueprint_2") == [14, 14]


@rule("ST-46", "ST-75")
def test_a_gate_needs_a_door_or_a_passage() -> None:
    plan = the_two_gates()
    plan.doors[1, 3] = "WES"
    assert plan.paths("blueprint_2") == [0, 5]
    plan.passages.add(edge(1, 3, "N"))
    assert plan.paths("blueprint_2") == [7, 5]
    plan.doors[4, 1] = "NE"
    assert plan.paths("blueprint_2") == [7, 0]
    plan.passages.add(edge(4, 1, "S"))
    assert plan.paths("blueprint_2") == [7, 5]


@rule("ST-46")
def test_a_door_at_another_column_opens_no_gate() -> None:
    plan = draw("+|+|+ +|+", " c-c-c-c ", *["+|+|+|+|+", " c c c c "] * 3, "+ +|+|+|+")
    assert plan.paths("blueprint_2") == [0, 0]
    assert plan.paths("blueprint_1") == [16, 16]


@rule("ST-80", "ST-R16")
def test_a_lone_chamber_at_a_gate_counts_itself() -> None:
    plan = empty()
    assert plan.paths("blueprint_2") == [0, 0]
    plan.doors[1, 3] = "N"
    assert plan.paths("blueprint_2") == [1, 0]
    plan.passages.add(edge(4, 1, "S"))
    assert plan.paths("blueprint_2") == [1, 1]
    assert plan.count("best_single_path_count", "slime") == 0


@rule("ST-45")
def test_one_door_alone_joins_nothing() -> None:
    plan = draw("+ + +|+ +", " c<c>c<c ", "+ + +^+ +", " c c c c ")
    assert plan.paths("blueprint_2") == [1, 0]
    plan.doors[2, 3] = "N"
    assert plan.paths("blueprint_2") == [2, 0]


@rule("ST-75", "ST-33")
def test_a_passage_joins_whatever_the_doors() -> None:
    plan = draw("+ + +|+ +", " c c=c c ", '+ + +"+ +', " c c . c ", "+ + + + +", " . . . . ", "", " . . . . ")
    assert plan.paths("blueprint_2") == [2, 0]
    plan.kinds[2, 3] = "dungeon"  # a year later
    assert plan.paths("blueprint_2") == [3, 0]


def test_rows_of_one_dungeon_end_at_its_sides() -> None:
    """The right side of a row is no neighbour of the left side of the next."""
    plan = draw("+ +|+ + +", " . c-c-c-", *["+ + + + +", "-c c c c "] * 3, "")
    assert plan.paths("blueprint_1") == [3, 0]
    plan.passages = {edge(1, 4, "E"), edge(2, 1, "W")}
    assert plan.paths("blueprint_1") == [3, 0]


@rule("ST-38", "ST-66")
@pytest.mark.parametrize("number", range(8))
def test_the_gates_stand_where_the_blueprint_says(number: int) -> None:
    for gate in range(4):
        plan = empty()
        plan.doors[1, gate + 1] = "N"
        plan.doors[4, gate + 1] = "S"
        expected = [int(ENTRANCES[number] == gate + 1), int(EXITS[number] == gate + 1)]
        assert plan.paths(BLUEPRINT.ids[number]) == expected
