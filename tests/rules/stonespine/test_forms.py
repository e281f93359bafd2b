"""The scoring forms one by one, on dungeons drawn by hand and on any dungeon at all (ST-F1 to ST-F19)."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karczma.games.stonespine import scoring
from karczma.games.stonespine.cards import FORMS, SELECTORS, WITHOUT_ELEMENTS, open_pack
from karczma.games.stonespine.dungeon import edges_of
from karczma.games.stonespine.vocabulary import CHALLENGE, CHAMBER, EDGE, ELEMENT, ELEMENTS, GOAL, VOCABULARY
from rules.rule import rule
from rules.stonespine import reference
from rules.stonespine.dungeons import LETTERS, PLACES_OF_ALL, Place, Plan, box, draw, edge, empty, stones, the_example

slowly = settings(deadline=None, max_examples=60)  # a loaded machine is no mistake in a form
CHALLENGES_OF_E7 = (
    *(12, 16, 8, 6, 9, 6, 9, 18, 15, 8),
    *(8, 14, 10, 6, 10, 16, 4, 8, 15, 10),
    *(9, 8, 9, 8, 9, 9, 9, 1, 9, 10),
)
GOALS_OF_E7 = (6, 3, 6, 1, 3, 7, 7, 7)


@st.composite
def plans(draw: st.DrawFn) -> Plan:
    """Any dungeon, full or still being built, with up to four elements a chamber and passages on any edges."""
    plan = empty()
    places = PLACES_OF_ALL[: 4 * draw(st.sampled_from((4, 4, 4, 3, 2, 1)))]
    kinds = draw(st.integers(0, 2**16 - 1))
    doors = draw(st.integers(0, 2**64 - 1))
    for cell, place in enumerate(PLACES_OF_ALL):
        plan.kinds[place] = ("cave", "dungeon")[kinds >> cell & 1]
        plan.doors[place] = "".join(LETTERS[side] for side in range(4) if doors >> (4 * cell + side) & 1)
        if place not in places:
            del plan.kinds[place]
    few = draw(st.sampled_from((ELEMENT.ids, ("slime", "ooze", "gnoll"), ("bear", "pit", "star-1", "goblin"))))
    for place, element, token in draw(
        st.lists(st.tuples(st.sampled_from(places), st.sampled_from(few), st.booleans()), max_size=32)
    ):
        if len(plan.printed[place]) + len(plan.tokens[place]) < 4:
            (plan.tokens if token else plan.printed)[place].append(element)
    edges = [edge(*place, side) for place in places for side in LETTERS]
    plan.passages = draw(st.sets(st.sampled_from(edges), max_size=8))
    return plan


def bits_of(places: frozenset[Place]) -> int:
    return sum(1 << PLACES_OF_ALL.index(place) for place in places)


@slowly
@given(plans())
def test_clusters_of_any_dungeon(plan: Plan) -> None:
    found = plan.dungeon().clusters()
    assert sorted(found) == sorted(bits_of(group) for group in reference.clusters(plan))


@slowly
@given(plans())
def test_joins_of_any_dungeon(plan: Plan) -> None:
    dungeon = plan.dungeon()
    pairs = {
        frozenset({PLACES_OF_ALL[one], PLACES_OF_ALL[other]})
        for one in range(16)
        for other in range(16)
        if dungeon.joined[one] >> other & 1
    }
    assert pairs == reference.joins(plan)
    groups = reference.merged(plan, pairs)
    for place in plan.kinds:
        joined = next(group for group in groups if place in group)
        assert dungeon.reached(PLACES_OF_ALL.index(place)) == bits_of(joined)


@settings(slowly, max_examples=150)
@given(plans(), st.sampled_from(FORMS), st.data())
def test_any_form_of_any_dungeon(plan: Plan, form: str, data: st.DataObject) -> None:
    elements: tuple[str, ...] = ()
    if form not in WITHOUT_ELEMENTS:
        elements = tuple(data.draw(st.lists(st.sampled_from(SELECTORS), min_size=1, max_size=4)))
    cells = data.draw(st.sampled_from(("center", "outer_columns")))
    gate = data.draw(st.sampled_from(("entrance", "exit")))
    least = data.draw(st.integers(1, 4))
    expected = reference.quantity(plan, form, elements, cells, gate, least)
    assert plan.count(form, *elements, cells=cells, gate=gate, least=least) == expected


@rule("ST-E7", "ST-F1", "ST-F2", "ST-F3", "ST-F4", "ST-F5", "ST-F6", "ST-F7", "ST-F8", "ST-F9", "ST-F10", "ST-F11")
@rule("ST-F13", "ST-F14", "ST-F15", "ST-F16", "ST-F17", "ST-F18", "ST-F19")
@pytest.mark.parametrize(("challenge", "points"), list(zip(CHALLENGE.ids, CHALLENGES_OF_E7, strict=True)))
def test_the_challenges_of_the_example(challenge: str, points: int) -> None:
    assert the_example().pays(challenge, "blueprint_8") == points


@rule("ST-E7", "ST-F12")
def test_the_goals_of_the_example() -> None:
    assert tuple(the_example().achieves(goal) for goal in GOAL.ids) == GOALS_OF_E7


@rule("ST-E7", "ST-F21", "ST-45")
def test_the_rest_of_the_example() -> None:
    plan = the_example()
    assert sum(plan.dungeon().counts) == 45
    assert [plan.count("count", one) for one in ("gnoll", "goblin", "kobold", "ooze", "slime")] == [6, 6, 3, 7, 7]
    assert [plan.count("count", one) for one in ("trap", "bear", "treasure", "star", "star+1")] == [6, 2, 3, 7, 2]
    assert sorted(bin(cluster).count("1") for cluster in plan.dungeon().clusters()) == [1, 1, 5, 9]
    assert sum(bin(ways).count("1") for ways in plan.dungeon().joined) == 2 * 13
    assert plan.paths("blueprint_8") == [5, 10]
    assert plan.stars() == -3
    assert (plan.requirements("blueprint_8"), plan.blueprint("blueprint_8")) == (5, 7)


@rule("ST-F1")
def test_count() -> None:
    plan = draw(r1c1="bear star-2 goblin + bear", r4c4="star+3 treasure", r2c3="+ slime")
    assert plan.count("count", "bear") == 2
    assert plan.count("count", "star") == 2
    assert plan.count("count", "monster") == 2
    assert plan.count("count", "trap", "bear") == 2  # each bear trap once, though it is both
    assert plan.count("count", "kobold") == 0


@rule("ST-F2")
def test_count_in_cells() -> None:
    everywhere = draw(**{f"r{row}c{column}": "pit" for row, column in PLACES_OF_ALL})
    assert everywhere.count("count_in_cells", "trap", cells="center") == 4
    assert everywhere.count("count_in_cells", "trap", cells="outer_columns") == 8
    assert draw(r2c1="pit", r1c2="pit", r4c3="pit").count("count_in_cells", "pit", cells="center") == 0
    assert draw(r1c2="pit", r4c3="pit", r2c2="pit").count("count_in_cells", "pit", cells="outer_columns") == 0


@rule("ST-F3")
def test_best_column_count() -> None:
    plan = draw(r1c1="gnoll gnoll gnoll gnoll", r1c3="gnoll gnoll", r2c3="gnoll", r3c3="gnoll", r4c3="+ gnoll")
    assert plan.count("best_column_count", "gnoll") == 5
    assert draw(r2c1="gnoll", r2c2="gnoll", r2c3="gnoll", r2c4="gnoll").count("best_column_count", "gnoll") == 1
    assert plan.count("best_column_count", "goblin") == 0


@rule("ST-F4")
def test_best_cluster_count() -> None:
    plan = stones("cdcc", "ddcc", "cccc", "dddd")
    plan.printed[1, 1] = ["ooze"] * 4  # alone: its neighbours are dungeons
    plan.printed[1, 2] = ["ooze"] * 2
    plan.printed[2, 1] = ["ooze"] * 4
    plan.printed[1, 4] = ["ooze"] * 3
    plan.tokens[3, 1] = ["ooze"] * 4
    assert plan.count("best_cluster_count", "ooze") == 7
    assert plan.count("best_cluster_count", "slime") == 0


@rule("ST-F4", "ST-F7", "ST-F8")
def test_doors_and_passages_make_no_cluster() -> None:
    plan = draw("+ + + + +", " c-d=c-d ", "+ + + + +", " d c d c ", "+ + + + +", " c d c d ", "+ + + + +", " d c d c ")
    assert plan.count("cluster_count") == 16
    assert plan.count("largest_cluster_size") == 1
    assert stones("cccc", "cccc", "cccc", "cccc").count("cluster_count") == 1  # and none of them has a door


@rule("ST-F7", "ST-F8", "ST-F9")
@pytest.mark.parametrize(
    ("rows", "largest", "clusters", "sizes"),
    [
        ("cccc cccc cccc cccc", 16, 1, 1),
        ("cdcd dcdc cdcd dcdc", 1, 16, 1),
        ("cccc dddd cccc dddd", 4, 4, 1),
        ("cddd ccdd cccd cccc", 10, 2, 2),
        ("cdcc ccdd dddc cccc", 5, 5, 4),  # 1, 2, 3, 5 and 5: corners do not touch
        ("cdcd cdcd cddd cccc", 7, 3, 2),
    ],
)
def test_clusters(rows: str, largest: int, clusters: int, sizes: int) -> None:
    plan = stones(*rows.split())
    assert plan.count("largest_cluster_size") == largest
    assert plan.count("cluster_count") == clusters
    assert plan.count("distinct_cluster_sizes") == sizes


@rule("ST-F5", "ST-R16")
def test_best_single_path_leaves_out_branches() -> None:
    plan = draw(
        "+ + + + +",
        " c-c-c d ",
        "+ +|+ + +",
        " c c d d ",
        r1c1="slime slime",
        r1c3="slime",
        r2c2="+ slime slime slime",
        r2c4="slime slime slime slime",  # joined to nothing
    )
    assert plan.count("best_single_path_count", "slime") == 5
    assert plan.count("best_single_path_count", "ooze") == 0
    plan.passages.add(edge(1, 4, "S"))
    assert plan.count("best_single_path_count", "slime") == 5
    plan.passages.add(edge(1, 3, "E"))
    assert plan.count("best_single_path_count", "slime") == 8  # (2,2), (1,2), (1,3), (1,4), (2,4)


@rule("ST-F5", "ST-R16")
def test_a_lone_chamber_is_no_single_path() -> None:
    alone = draw("+|+ + + +", " c<c c c ", "+|+ + + +", " . c c c ", r1c1="slime slime slime")
    assert alone.count("best_single_path_count", "slime") == 0
    assert alone.paths("blueprint_1") == [0, 0]
    alone.passages.add(edge(1, 1, "E"))
    assert alone.count("best_single_path_count", "slime") == 3


@rule("ST-F6")
def test_count_connected() -> None:
    plan = draw(
        "+|+ + + +", " c-c-c c ", "+ +|+ + +", " c c c c ", r1c1="pit", r1c3="fire fire", r2c2="+ bear", r1c4="blade"
    )
    assert plan.count("count_connected", "trap", gate="entrance") == 4  # branches too
    assert plan.count("count_connected", "trap", gate="exit") == 0
    plan.doors[1, 1] = "E"
    assert plan.count("count_connected", "trap", gate="entrance") == 0
    plan.passages.add(edge(1, 1, "N"))
    assert plan.count("count_connected", "trap", gate="entrance") == 4


@rule("ST-F10")
def test_distinct_kinds() -> None:
    plan = draw(r1c1="bear bear pit", r2c2="star+1 goblin", r4c4="+ spike")
    assert plan.count("distinct_kinds", "trap") == 3
    assert empty().count("distinct_kinds", "trap") == 0
    assert draw(r1c1="bear blade fire pit", r1c2="+ spike spike").count("distinct_kinds", "trap") == 5


@rule("ST-F11")
def test_distinct_token_kinds() -> None:
    plan = draw(r1c1="bear pit + bear", r1c2="gnoll + bear star+1")
    assert plan.count("distinct_token_kinds") == 2
    plan.passages = {edge(1, 1, "W"), edge(4, 4, "S")}
    assert plan.count("distinct_token_kinds") == 3  # two passages are one face
    assert draw(r1c1="bear pit fire").count("distinct_token_kinds") == 0
    every = draw(
        r1c1="+ gnoll goblin kobold", r1c2="+ ooze slime star+1", r1c3="+ treasure bear blade", r1c4="+ fire pit spike"
    )
    every.passages = {edge(1, 1, "N")}
    assert every.count("distinct_token_kinds") == 13


@rule("ST-F12")
def test_identical_pairs() -> None:
    plan = draw(r1c1="bear bear bear", r1c2="pit pit", r1c3="pit + pit pit", r2c1="fire spike blade")
    assert plan.count("identical_pairs", "trap") == 1 + 2
    assert draw(r1c1="bear pit fire spike", r1c2="blade").count("identical_pairs", "trap") == 0


@rule("ST-F13")
def test_sets() -> None:
    plan = draw(r1c1="kobold kobold kobold", r4c4="fire fire pit bear", r2c2="+ star-1 star+1")
    assert plan.count("sets", "kobold", "trap") == 3
    assert plan.count("sets", "trap", "trap") == 2
    assert plan.count("sets", "kobold", "kobold") == 1
    assert plan.count("sets", "kobold", "trap", "star") == 2
    assert plan.count("sets", "kobold", "trap", "goblin") == 0


@rule("ST-F14")
def test_chambers_with_total() -> None:
    plan = draw(r1c1="bear star-1 + gnoll gnoll", r1c2="+ bear bear bear bear", r1c3="pit pit pit", r1c4="ooze")
    plan.passages = {edge(1, 3, "N")}  # no element
    assert plan.count("chambers_with_total", least=4) == 2
    assert plan.count("chambers_with_total", least=3) == 3


@rule("ST-F15")
def test_chambers_with_at_least() -> None:
    plan = draw(r1c1="slime slime ooze", r1c2="slime ooze + ooze", r1c3="ooze ooze", r1c4="slime", r2c1="ooze goblin")
    assert plan.count("chambers_with_at_least", "slime", "ooze", least=3) == 2
    assert plan.count("chambers_with_at_least", "goblin", least=2) == 0


@rule("ST-F16")
def test_chambers_with_all() -> None:
    plan = draw(r1c1="gnoll pit star-3", r1c2="ooze pit + star+1", r1c3="gnoll gnoll pit", r1c4="pit pit star+1")
    assert plan.count("chambers_with_all", "monster", "trap", "star") == 2
    assert plan.count("chambers_with_all", "monster", "treasure") == 0


@rule("ST-F17")
@pytest.mark.parametrize(
    ("rows", "lines"),
    [
        ("cccc cccc cccc cccc", 8),
        ("cccc dddd cccc dddd", 4),
        ("cccc cddd cddd cddd", 2),  # a row and a column: (1,1) is in both
        ("cdcd dcdc cdcd dcdc", 0),
        ("cccd dddc cdcd dcdc", 0),
        ("cccc cccc .... ....", 2),
        ("ccc. cccc .... ....", 1),
    ],
)
def test_uniform_lines(rows: str, lines: int) -> None:
    assert stones(*rows.split()).count("uniform_lines") == lines


@rule("ST-F18", "ST-R19")
def test_outer_side_openings() -> None:
    plan = draw(
        "+|+|+|+|+",
        "-c-c=c-c ",
        "+|+ + + +",
        "=c c c c#",
        "+ + + + +",
        "#c c c c ",
        "+ + + + +",
        " c c c c=",
        '+"+ + +|+',
    )
    assert plan.count("outer_side_openings") == 5  # a door and a passage on one edge are one opening
    assert draw("+|+|+|+|+", " c-c-c-c ", "+ + + + +").count("outer_side_openings") == 0
    line = "-c c c c="
    assert draw("", line, "", line, "", line, "", line).count("outer_side_openings") == 8


@rule("ST-F19")
def test_flat() -> None:
    assert empty().count("flat") == the_example().count("flat") == 1


@rule("ST-R20")
def test_a_star_is_a_star_whatever_its_value() -> None:
    plan = draw(r1c1="star-3 star+3 star-1 star+2", r2c2="star-2 star+1")
    assert plan.count("count", "star") == 6
    assert plan.count("chambers_with_at_least", "star", least=2) == 2
    assert plan.stars() == 0


@rule("ST-R15")
def test_it_never_matters_where_in_a_chamber_an_element_lies(tmp_path: Path) -> None:
    """The place of a printed element is for the picture only; of a token only its chamber is known."""
    (tmp_path / "pack.toml").write_text('name = "Moved"\ngame = "stonespine"\n', encoding="utf-8")
    moved = '[[chamber]]\nid = "cellar"\nquadrants = ["slime", "ooze", "star-1", "ooze"]\n'
    (tmp_path / "chambers.toml").write_text(moved, encoding="utf-8")
    other = open_pack(tmp_path)
    owner = the_example().architect("blueprint_8", CHALLENGE.ids)
    paid = [[part.points for part in scoring.own_parts(cards, owner, owner.dungeon(cards))] for cards in (box(), other)]
    assert other.hash != box().hash
    assert paid[0] == paid[1]
    assert len(owner.tokens) == 10
    assert all(token // ELEMENTS < 16 for token in owner.tokens)


@rule("ST-R17")
def test_a_card_has_one_way_up() -> None:
    build = next(verb for verb in VOCABULARY.verbs if verb.name == "build")
    assert [kind.name for kind in build.args] == ["chamber", "column"]  # and no turn
    assert box().doors[CHAMBER.numbers["alcove"]] == 1 << LETTERS.index("N")


def test_an_edge_has_one_number() -> None:
    for cell, place in enumerate(PLACES_OF_ALL):
        assert [EDGE.ids[number] for number in edges_of(cell)] == [edge(*place, side) for side in LETTERS]
    assert len({edge(*place, side) for place in PLACES_OF_ALL for side in LETTERS}) == len(EDGE.ids) == 40
