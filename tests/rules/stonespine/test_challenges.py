"""The thirty challenges, each on dungeons drawn for it: how much, how little, and where one could go wrong (ST-42)."""

from __future__ import annotations

import pytest

from karczma.games.stonespine.vocabulary import CHALLENGE
from rules.rule import rule
from rules.stonespine.dungeons import Plan, box, draw, edge, empty, stones

ROUTE = (  # a way down from (1,1) to (4,4), with one branch at (2,2)
    "+ + + + +",
    " c-c c c ",
    "+ +|+ + +",
    " d-c-d c ",
    "+ + +|+ +",
    " c c c c ",
    "+ + +|+ +",
    " c c c-d ",
    "+ + + + +",
)


@rule("ST-42")
def test_numbers_and_points() -> None:
    assert box().number == list(range(1, 31))
    assert box().points == [3, 2, 2, 3, 3, 3, 3, 2, 3, 2, 2, 2, 2, 2, 2, 4, 4, 4, 3, 2, 3, 4, 3, 2, 3, 3, 3, 1, 3, 10]


@rule("ST-42", "ST-R22")
def test_an_empty_dungeon() -> None:
    """Nothing is below zero; one cluster of sixteen, eight lines of one kind and the king's favour pay all the same."""
    paid = {id: points for id in CHALLENGE.ids if (points := empty().pays(id))}
    assert paid == {
        "ordered_chambers": 2,
        "consistent_sanctum": 32,
        "halls_of_glynox": 32,
        "varied_composition": 3,
        "kings_favor": 10,
    }


def test_dogrens_vault() -> None:
    assert draw(r2c2="star-3 treasure", r3c3="+ star+1", r2c3="pit gnoll").pays("dogrens_vault") == 9
    assert draw(r1c2="star+1 treasure", r2c1="treasure", r2c4="star+1", r4c3="star+2").pays("dogrens_vault") == 0


def test_market_maven() -> None:
    plan = draw(r1c1="ooze + ooze ooze", r2c2="slime + star+1", r4c4="goblin")
    assert plan.pays("market_maven") == 4  # two oozes are one kind, and what is printed is none
    plan.passages = {edge(1, 1, "N"), edge(2, 2, "W")}
    assert plan.pays("market_maven") == 6
    assert draw(r1c1="ooze slime bear", r1c2="star+1").pays("market_maven") == 0


def test_ordered_chambers() -> None:
    assert stones("cdcd", "dcdc", "cdcd", "dcdc").pays("ordered_chambers") == 32
    assert stones("cddc", "dccd", "dccd", "cddc").pays("ordered_chambers") == 18  # corners do not touch
    assert stones("dddd", "dddd", "dddd", "dddd").pays("ordered_chambers") == 2


def test_deadly_tomb() -> None:
    assert draw(r2c2="bear bear", r3c2="+ fire", r3c3="pit star+1 goblin").pays("deadly_tomb") == 12
    assert draw(r1c1="bear", r2c4="blade", r4c2="spike", r2c2="goblin star-1 treasure").pays("deadly_tomb") == 0


def test_goblin_gathering() -> None:
    plan = draw(r1c2="goblin", r3c2="goblin goblin + goblin", r1c1="goblin", r1c3="goblin", r1c4="goblin")
    assert plan.pays("goblin_gathering") == 12
    assert draw(r1c1="gnoll kobold", r2c1="slime").pays("goblin_gathering") == 0


def test_kobold_formation() -> None:
    plan = draw(r1c1="kobold", r2c1="kobold", r1c4="kobold kobold", r4c4="+ kobold", r2c2="kobold kobold")
    assert plan.pays("kobold_formation") == 9
    assert draw(r1c1="goblin", r4c4="gnoll").pays("kobold_formation") == 0


def test_gnoll_pack() -> None:
    plan = draw(r2c1="gnoll gnoll", r2c2="gnoll gnoll", r2c3="gnoll gnoll gnoll", r4c3="+ gnoll")
    assert plan.pays("gnoll_pack") == 12  # a column, not the row
    assert draw(r1c1="goblin kobold").pays("gnoll_pack") == 0


def test_consistent_sanctum() -> None:
    assert (
        stones("cddd", "cddc", "cccc", "dddd").pays("consistent_sanctum") == 14
    )  # seven caves, five and four dungeons
    assert stones("cdcd", "dcdc", "cdcd", "dcdc").pays("consistent_sanctum") == 2
    assert stones("dddd", "dddd", "ccdd", "ccdd").pays("consistent_sanctum") == 24  # of either kind


@rule("ST-R19")
def test_outer_reaches() -> None:
    plan = draw(
        "+|+ + +|+",
        "#c c c-c-",
        "+ + + + +",
        " c-c c=c=",
        "+ + + + +",
        ">c c c c ",
        "+ + + + +",
        "=c c c c<",
        '+"+ + +|+',
    )
    assert plan.pays("outer_reaches") == 18  # three left, three right; the edge with door and passage once
    assert draw("+|+|+|+|+", " c-c=c-c ", "+ + + + +").pays("outer_reaches") == 0


def test_sodden_shallows() -> None:
    plan = stones("ccdd", "cdcd", "ddcc", "cccc")
    plan.printed[1, 1] = ["ooze"]
    plan.tokens[1, 2] = ["ooze", "ooze"]
    plan.printed[2, 3] = ["ooze", "slime"]
    plan.printed[4, 1] = ["ooze"]
    assert plan.pays("sodden_shallows") == 6  # the caves above and below are two clusters
    plan.kinds[2, 2] = "cave"
    assert plan.pays("sodden_shallows") == 10
    assert draw(r1c1="slime slime").pays("sodden_shallows") == 0


def test_seeping_threat() -> None:
    plan = stones("cccc", "dddd", "cccc", "cccc")
    plan.printed[1, 4] = ["slime", "slime"]
    plan.printed[2, 1] = ["slime", "ooze"]
    plan.tokens[2, 4] = ["slime", "slime"]
    assert plan.pays("seeping_threat") == 6  # the dungeons
    assert draw(r1c1="ooze ooze").pays("seeping_threat") == 0


@rule("ST-R20")
def test_skilled_artificer() -> None:
    assert draw(r1c1="star-3 star-1", r4c4="star+2 + star+1").pays("skilled_artificer") == 8
    assert draw(r1c1="treasure bear").pays("skilled_artificer") == 0


def on_the_route(element: str, other: str) -> Plan:
    """Two at the start, one on the branch, one on the way, one at the end, and four that the way does not reach."""
    two, four = f"{element} {element}", " ".join([element] * 4)
    return draw(*ROUTE, r1c1=two, r2c1=f"{element} {other}", r3c3=f"+ {element}", r4c4=element, r4c1=four)


@pytest.mark.parametrize(
    ("challenge", "element", "other"),
    [("fatal_pathway", "spike", "slime"), ("slippery_route", "slime", "ooze"), ("gelatinous_horror", "ooze", "slime")],
)
def test_fatal_pathway_slippery_route_gelatinous_horror(challenge: str, element: str, other: str) -> None:
    plan = on_the_route(element, other)
    assert (
        plan.pays(challenge) == 8
    )  # the start, the way and the end; the branch is left out, (4,1) is joined to nothing
    plan.passages.add(edge(1, 1, "S"))
    assert plan.pays(challenge) == 10  # now the branch lies on the way
    alone = draw("+|+ + + +", " c<c c c ", r1c1=" ".join([element] * 3))
    assert alone.pays(challenge) == 0  # a lone chamber is no path
    assert draw(*ROUTE, r1c1=other).pays(challenge) == 0


def test_fatal_pathway_takes_traps_of_every_sort() -> None:
    plan = draw(*ROUTE, r1c1="bear + blade", r2c2="fire", r3c3="pit", r4c4="spike goblin star-1")
    assert plan.pays("fatal_pathway") == 10


def test_cramped_construction() -> None:
    plan = draw(r1c1="ooze ooze star-1 slime", r1c2="pit + pit pit pit", r1c3="pit pit treasure", r2c1="gnoll")
    plan.passages = {edge(1, 3, "N"), edge(1, 3, "S")}  # a passage is no element
    assert plan.pays("cramped_construction") == 8
    assert draw(r1c1="ooze ooze ooze").pays("cramped_construction") == 0


def test_muddied_approach() -> None:
    plan = draw(r1c1="slime ooze + slime", r1c2="ooze ooze ooze", r1c3="slime slime", r1c4="slime ooze goblin pit")
    assert plan.pays("muddied_approach") == 8
    assert draw(r1c1="slime slime", r1c2="ooze ooze", r1c3="goblin gnoll kobold").pays("muddied_approach") == 0


@rule("ST-R20")
def test_hortgullys_pride() -> None:
    plan = draw(
        r1c1="slime pit star-1", r1c2="kobold spike + star+1", r1c3="gnoll star+2 treasure", r2c1="pit pit star+1"
    )
    assert plan.pays("hortgullys_pride") == 8
    assert draw(r1c1="slime pit treasure", r1c2="star+1").pays("hortgullys_pride") == 0


def test_thinfingers_trade() -> None:
    assert draw(r1c1="bear bear + bear", r4c4="pit + fire").pays("thinfingers_trade") == 9
    assert draw(r1c1="bear blade fire pit", r1c2="spike spike bear").pays("thinfingers_trade") == 15
    assert draw(r1c1="goblin treasure star+1").pays("thinfingers_trade") == 0


@rule("ST-46")
def test_perilous_path() -> None:
    """The exit of blueprint_1 is in column 4, its entrance in column 2."""
    plan = draw(*ROUTE, r1c1="bear", r2c1="+ pit fire", r4c4="spike", r4c1="blade blade")
    assert plan.pays("perilous_path", "blueprint_1") == 0  # no door beside the exit
    plan.passages.add(edge(4, 4, "S"))
    assert plan.pays("perilous_path", "blueprint_1") == 8  # branches too
    assert plan.pays("perilous_path", "blueprint_2") == 0  # an exit elsewhere
    plan.doors[4, 1] = "S"
    assert plan.pays("perilous_path", "blueprint_2") == 4  # a lone chamber beside the gate counts


def test_perilous_path_has_nothing_to_do_with_the_entrance() -> None:
    plan = draw("+ +|+ + +", " c c c c ", r1c2="bear bear")
    assert plan.paths("blueprint_1") == [1, 0]
    assert plan.pays("perilous_path", "blueprint_1") == 0


def test_sabeks_plunder() -> None:
    assert draw(r1c1="treasure treasure", r2c2="star-2", r3c3="+ star+1 star+1").pays("sabeks_plunder") == 6
    assert draw(r1c1="treasure treasure treasure").pays("sabeks_plunder") == 0


def test_halls_of_glynox() -> None:
    assert stones("cccc", "cddd", "cddd", "cddd").pays("halls_of_glynox") == 8
    assert stones("cdcd", "cdcd", "cdcd", "cdcd").pays("halls_of_glynox") == 16
    assert stones("cccd", "dccc", "cdcc", "ccdc").pays("halls_of_glynox") == 0


def test_canine_companions() -> None:
    assert (
        draw(r1c1="gnoll", r4c4="gnoll gnoll + gnoll", r2c2="gnoll").pays("canine_companions") == 6
    )  # five: two pairs
    assert draw(r1c1="gnoll goblin kobold").pays("canine_companions") == 0


def test_teeming_with_traps() -> None:
    plan = draw(r1c1="bear", r2c4="+ pit pit", r3c4="spike goblin", r2c2="fire fire", r1c3="bear")
    assert plan.pays("teeming_with_traps") == 8
    assert draw(r1c2="bear", r4c3="pit pit", r1c1="goblin").pays("teeming_with_traps") == 0


def test_dragul_alliance() -> None:
    plan = draw(r1c1="gnoll gnoll gnoll", r2c2="kobold kobold", r3c3="+ goblin goblin", r4c4="goblin")
    assert plan.pays("dragul_alliance") == 6
    assert draw(r1c1="gnoll gnoll kobold kobold").pays("dragul_alliance") == 0


def test_devious_scales() -> None:
    plan = draw(r1c1="kobold kobold", r1c2="kobold", r4c4="bear + pit", r4c1="spike fire")
    assert plan.pays("devious_scales") == 9
    assert draw(r1c1="kobold goblin").pays("devious_scales") == 0


def test_gold_fiends() -> None:
    assert draw(r1c1="goblin goblin", r4c4="goblin + treasure treasure").pays("gold_fiends") == 6
    assert draw(r1c1="goblin star+1 gnoll").pays("gold_fiends") == 0


def test_minion_horde() -> None:
    plan = draw(r2c2="goblin kobold", r3c3="+ gnoll", r2c3="slime ooze", r1c1="gnoll gnoll", r2c1="goblin")
    assert plan.pays("minion_horde") == 3  # slimes and oozes are no minions
    assert draw(r1c2="gnoll", r2c4="goblin", r4c3="kobold").pays("minion_horde") == 0


def test_varied_composition() -> None:
    assert stones("cdcc", "ccdd", "dddc", "cccc").pays("varied_composition") == 12  # 1, 2, 3, 5, 5
    assert stones("cdcd", "dcdc", "cdcd", "dcdc").pays("varied_composition") == 3
    assert stones("cccc", "cccc", "dddd", "dddd").pays("varied_composition") == 3  # eight and eight


def test_kings_favor() -> None:
    assert draw(*ROUTE, r1c1="star-3 star-3").pays("kings_favor") == 10
    assert stones("....", "....", "....", "....").pays("kings_favor") == 10


@rule("ST-R23")
def test_one_element_counts_for_any_number_of_cards() -> None:
    plan = draw(r2c2="bear bear bear bear")
    paid = {id: plan.pays(id) - empty().pays(id) for id in CHALLENGE.ids if plan.pays(id) != empty().pays(id)}
    assert paid == {"deadly_tomb": 12, "cramped_construction": 4, "thinfingers_trade": 3}
    assert plan.achieves("double_deception") == 2
