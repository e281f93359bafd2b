"""Tokens: four elements a chamber, passages on edges, placed at once and for good."""

from __future__ import annotations

from typing import Any

import pytest

from karczma.games.stonespine.vocabulary import CELL, EDGE
from rules.rule import rule
from rules.stonespine.table import LaidTable, fresh, table

# Chambers with 0, 1, 2, 3 and 4 elements
NONE, ONE, TWO, THREE, FOUR = "junction", "alcove", "lair", "barracks", "cellar"
ROW_ONE_EDGES = [
    *[f"r{row}c{column}_n" for row in (1, 2) for column in (1, 2, 3, 4)],
    *["r1c1_w", "r1c2_w", "r1c3_w", "r1c4_w", "r1c4_e"],
]


def shop(*rows: str, set_: str = "market_03_top", tokens: str = "gnoll secret_passage") -> LaidTable:
    """Seat 0 has these rows and 30 gold, and has bought this set with these tokens."""
    card, _, part = set_.rpartition("_")
    t = table(2).year(len(rows)).rows(0, *rows).built(1, len(rows)).gold(0, 30)
    t.challenges("kings_favor", "gnoll_pack", "deadly_tomb")
    t.market(card, **{part: tokens})
    return t.market_phase().choose("buy", set_)


def cells(t: LaidTable, element: str) -> list[str]:
    """The chambers in which this token can be placed."""
    return [cell for one, cell in t.offered("place_element") if one == element]


@rule("ST-31")
def test_a_chamber_has_room_for_four_elements() -> None:
    t = shop(f"{NONE} {THREE} {TWO} {FOUR}", set_="market_04_top", tokens="slime slime ooze")
    assert cells(t, "ooze") == cells(t, "slime") == ["r1c1", "r1c2", "r1c3"]
    t.choose("place_element", "ooze", "r1c2")
    assert t.architect(0).load[1] == 4
    assert cells(t, "slime") == ["r1c1", "r1c3"]


@rule("ST-31")
def test_tokens_fill_a_chamber_as_printed_elements_do() -> None:
    t = table(2).rows(0, f"{NONE} {ONE} {TWO} {THREE}").built(1, 1).gold(0, 30)
    t.tokens(0, "r1c1", "slime", "slime", "slime", "slime").tokens(0, "r1c2", "ooze", "ooze")
    t.tokens(0, "r1c3", "pit").tokens(0, "r1c4", "pit")
    t.market("market_04", top="treasure treasure treasure").challenges("kings_favor", "gnoll_pack", "deadly_tomb")
    t.market_phase().choose("buy", "market_04_top")
    assert cells(t, "treasure") == ["r1c2", "r1c3"]


@rule("ST-31")
def test_equal_elements_may_repeat() -> None:
    t = shop("lost_chamber cellar mudroom alcove", set_="market_04_top", tokens="slime slime ooze")
    t.choose("place_element", "slime", "r1c1").choose("place_element", "slime", "r1c1")
    assert t.tokens_in(0, "r1c1") == ["slime", "slime"]
    assert t.architect(0).load[0] == 4


@rule("ST-32", "ST-R4")
def test_a_passage_goes_on_any_edge_of_an_own_chamber() -> None:
    """Outer edges, edges with no neighbour yet, and edges where doors join already: 13 with row 1 alone."""
    t = shop("junction hallway forge crossing")
    assert t.joined(0, "r1c1") == ["r1c2"]
    assert [edge for (edge,) in t.offered("place_passage")] == ROW_ONE_EDGES
    t.choose("place_passage", "r1c2_w")
    assert t.edges_of(0) == ["r1c2_w"]


@rule("ST-32")
def test_a_full_dungeon_has_forty_edges() -> None:
    t = table(2).year(4).built(0, 4).built(1, 4).gold(0, 30).market("market_03", top="gnoll secret_passage")
    t.market_phase().choose("buy", "market_03_top")
    assert len(t.offered("place_passage")) == 40
    assert t.choose("place_passage", "r4c4_e").edges_of(0) == ["r4c4_e"]


@rule("ST-R4")
def test_one_passage_an_edge() -> None:
    t = table(2).built(0, 1).built(1, 1).gold(0, 30).passages(0, "r1c2_w", "r2c4_n")
    t.market("market_03", top="secret_passage secret_passage").challenges("kings_favor", "gnoll_pack", "deadly_tomb")
    t.market_phase().choose("buy", "market_03_top")
    free = [edge for edge in ROW_ONE_EDGES if edge not in ("r1c2_w", "r2c4_n")]
    assert [edge for (edge,) in t.offered("place_passage")] == free
    t.choose("place_passage", "r1c1_w")
    assert [edge for (edge,) in t.offered("place_passage")] == [edge for edge in free if edge != "r1c1_w"]
    t.choose("place_passage", "r1c4_e")
    assert t.edges_of(0) == ["r2c4_n", "r1c1_w", "r1c2_w", "r1c4_e"]
    assert t.sound()


@rule("ST-33", "ST-75")
def test_a_passage_downwards_joins_the_chamber_of_a_later_year() -> None:
    """Alcove has a door N only, and tunnel has none N or S."""
    t = table(2).rows(0, "alcove tunnel lair cache").built(1, 1).passages(0, "r2c1_n").year(2)
    assert t.joined(0, "r1c1") == []
    t.hands(5).hand(0, "mausoleum").build()
    t.choose("build", "mausoleum", "1", seat=0).choose(*t.offers_to(1)[0], seat=1)
    assert t.joined(0, "r1c1") == ["r2c1"]
    assert t.joined(0, "r1c2") == []


@rule("ST-75")
def test_a_passage_joins_whatever_the_doors() -> None:
    """None of these four has a door to its side; blueprint_1 has its entrance in column 2 and its exit in column 4."""
    t = table(2).rows(0, "alcove crypt ruins lair").blueprint(0, "blueprint_1")
    assert t.joined(0, "r1c2") == []
    assert t.parts(0)["paths"] == 1
    t.passages(0, "r1c2_w", "r1c3_w")
    assert t.joined(0, "r1c2") == ["r1c1", "r1c3"]
    assert t.parts(0)["paths"] == 3


@rule("ST-75")
def test_a_passage_beside_the_gate_connects() -> None:
    t = table(2).rows(0, "- tunnel - -").blueprint(0, "blueprint_1")
    assert t.parts(0)["paths"] == 0  # doors E and W only
    assert t.passages(0, "r1c1_n").parts(0)["paths"] == 0
    assert t.passages(0, "r1c2_n").parts(0)["paths"] == 1
    t = table(2).rows(0, "- - - -", "- - - -", "- - - -", "- - - tunnel").blueprint(0, "blueprint_1")
    assert t.parts(0)["paths"] == 0
    assert t.passages(0, "r4c4_s").parts(0)["paths"] == 1


@rule("ST-74", "ST-23")
def test_tokens_go_into_chambers_of_any_year() -> None:
    rows = ("junction alcove lair furnace", "ossuary galley pit encampment", "ambush_room sewers crypt footpath")
    t = shop(*rows, set_="market_09_bottom", tokens="slime ooze")
    assert cells(t, "slime") == list(CELL.ids[:12])
    t.choose("place_element", "slime", "r1c1").choose("place_element", "ooze", "r3c4")
    assert (t.tokens_in(0, "r1c1"), t.tokens_in(0, "r3c4")) == (["slime"], ["ooze"])


@rule("ST-74", "ST-R12")
def test_a_passage_takes_no_room() -> None:
    """Room for one element is left, and a passage at that chamber does not take it."""
    t = table(2).rows(0, "cellar mudroom catacombs crossing").built(1, 1)
    t.tokens(0, "r1c3", "pit").gold(0, 30).challenges("kings_favor", "gnoll_pack", "deadly_tomb")
    t.market("market_03", top="gnoll secret_passage").market_phase().choose("buy", "market_03_top")
    t.choose("place_passage", "r1c4_w")
    assert t.architect(0).load[:4] == [4, 4, 4, 4]
    assert t.tokens_in(0, "r1c4") == ["gnoll"]  # the only room left, so nobody is asked
    assert t.edges_of(0) == ["r1c4_w"]
    assert t.heard("placed") == [{"event": "placed", "seat": 0, "element": "gnoll", "cell": "r1c4"}]


@rule("ST-R3")
@pytest.mark.parametrize(
    ("row", "card", "top", "lost"),
    [
        ("cellar mudroom barracks catacombs", "market_04", "ooze slime treasure", 1),  # two places for three
        ("cellar mudroom barracks catacombs", "market_03", "gnoll secret_passage", 0),
        ("junction alcove lair barracks", "market_04", "ooze slime treasure", 0),
    ],
)
def test_who_buys_is_told_first_for_how_many_tokens_there_is_no_room(row: str, card: str, top: str, lost: int) -> None:
    t = table(2).rows(0, row).built(1, 1).gold(0, 30).challenges("kings_favor", "gnoll_pack", "deadly_tomb")
    assert would_lose(t.market(card, top=top).market_phase()) == {f"{card}_top": lost}
    t.choose("buy", f"{card}_top")
    while t.ask == "place":
        t.choose(*t.offers[0])
    assert len(t.g.used) == lost


@rule("ST-R3", "ST-R12")
def test_with_no_room_at_all_only_the_passage_is_not_lost() -> None:
    t = table(2).rows(0, "cellar mudroom catacombs crossing").built(1, 1).gold(0, 30)
    t.tokens(0, "r1c3", "pit").tokens(0, "r1c4", "pit").market("market_03", top="gnoll secret_passage", bottom="slime")
    assert would_lose(t.market_phase()) == {"market_03_top": 1, "market_03_bottom": 1}


def would_lose(t: LaidTable) -> dict[str, int]:
    """For each set that can be bought how many of its tokens would have to be discarded, as the buyer is told."""
    told: Any = t.question()["options"]
    return {one["do"][1]: one["lost"] for one in told if one["do"][0] == "buy"}


@rule("ST-R3", "ST-R12", "ST-74")
def test_with_no_room_at_all_only_the_passage_is_placed() -> None:
    t = table(2).rows(0, "cellar mudroom catacombs crossing").built(1, 1).gold(0, 30)
    t.tokens(0, "r1c3", "pit").tokens(0, "r1c4", "pit").challenges("kings_favor", "gnoll_pack", "deadly_tomb")
    t.market("market_03", top="gnoll secret_passage", bottom="slime").market_phase()
    assert t.offered("buy") == [["market_03_top"], ["market_03_bottom"]]  # it may be bought all the same
    t.choose("buy", "market_03_top")
    assert t.heard("no_room") == [{"event": "no_room", "seat": 0, "element": "gnoll"}]
    assert {words[0] for words in t.offers} == {"place_passage"}
    assert len(t.offers) == 13
    t.choose("place_passage", "r1c1_n")
    assert t.faces(t.g.used) == ["gnoll"]
    t.choose("buy", "market_03_bottom")
    assert t.faces(t.g.used) == ["gnoll", "slime"]
    assert t.heard("passed")[0]["gold"] == 30 - 10 - 4
    assert t.sound()


@rule("ST-R3", "ST-E14", "ST-31")
@pytest.mark.parametrize("left_out", ["ooze", "slime", "treasure"])
def test_two_places_for_three_tokens(left_out: str) -> None:
    """Year 1, a row with 4, 4, 3 and 3 elements: two circles are placed, and the buyer chooses which one is not."""
    t = shop("cellar mudroom barracks catacombs", set_="market_04_top", tokens="ooze slime treasure")
    first, second = [token for token in ("ooze", "slime", "treasure") if token != left_out]
    assert len(t.offers) == 3 * 2
    t.choose("place_element", first, "r1c4")
    assert sorted(t.offered("place_element")) == sorted([[second, "r1c3"], [left_out, "r1c3"]])
    t.choose("place_element", second, "r1c3")
    assert t.faces(t.g.used) == [left_out]
    assert t.middle("used").cards == [left_out]
    assert t.architect(0).load[:4] == [4, 4, 4, 4]
    assert t.sound()


@rule("ST-R3")
def test_a_passage_without_an_edge_is_discarded() -> None:
    """The box has four; a pack of cards may have more of them than a first row has edges."""
    t = table(2).built(0, 1).built(1, 1).gold(0, 30).market("market_03", top="gnoll secret_passage")
    t.architect(0).passages = sum(1 << EDGE.numbers[edge] for edge in ROW_ONE_EDGES)
    t.challenges("kings_favor", "gnoll_pack", "deadly_tomb").market_phase().choose("buy", "market_03_top")
    assert [one["element"] for one in t.heard("no_room")] == ["secret_passage"]
    assert {words[0] for words in t.offers} == {"place_element"}


@rule("ST-R3")
def test_a_token_that_fits_must_be_placed() -> None:
    """A star of no use, a slime nobody wants: there is no way around it."""
    t = shop("cellar mudroom barracks catacombs", set_="market_09_bottom", tokens="star+1 slime")
    assert {words[0] for words in t.offers} == {"place_element"}


@rule("ST-R12")
@pytest.mark.parametrize("order", [("gnoll", "slime"), ("slime", "gnoll")])
def test_tokens_are_placed_in_any_order(order: tuple[str, str]) -> None:
    t = shop("junction alcove lair furnace", set_="market_08_top", tokens="gnoll slime")
    assert {words[1] for words in t.offers} == {"gnoll", "slime"}
    t.choose("place_element", order[0], "r1c1")
    assert (t.asked, t.ask, t.middle("placing").cards) == ([0], "place", [order[1]])
    t.choose("place_element", order[1], "r1c1")
    assert t.tokens_in(0, "r1c1") == list(order)


@rule("ST-R12", "ST-24")
def test_all_tokens_before_the_turn_is_decided_anew() -> None:
    t = table(2).built(0, 1).built(1, 1).gold(0, 12).gold(1, 11).market("market_04", top="slime slime ooze")
    t.challenges("kings_favor", "gnoll_pack", "deadly_tomb").market_phase().choose("buy", "market_04_top")
    for count in (3, 2, 1):
        assert (t.asked, t.ask, len(t.g.placing)) == ([0], "place", count)
        t.choose(*t.offers[0])
    assert t.asked == [1]


@rule("ST-R12")
def test_equal_tokens_are_offered_once() -> None:
    t = shop("junction alcove lair furnace", set_="market_04_top", tokens="slime slime slime")
    assert t.offers == [["place_element", "slime", f"r1c{column}"] for column in (1, 2, 3, 4)]


@rule("ST-34")
def test_a_token_is_in_nobody_elses_dungeon() -> None:
    t = shop("junction alcove lair furnace", set_="market_09_bottom", tokens="slime ooze")
    t.choose("place_element", "slime", "r1c1").choose("place_element", "ooze", "r1c1")
    assert t.architect(1).tokens == ()
    assert t.match.view(1).seats[0].zone("cell", "r1c1").facts == {"tokens": ["slime", "ooze"]}


def test_no_dungeon_starts_with_tokens() -> None:
    assert all(architect.tokens == () and architect.passages == 0 for architect in fresh(5).g.architects)
