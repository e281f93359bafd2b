"""The count against Jael: gold, the goal, his cards and what he has collected (ST-60 to ST-64, ST-86)."""

from __future__ import annotations

import pytest

from karczma.games.stonespine.scoring import Jael, against_jael, jael_parts, jael_quantity
from karczma.games.stonespine.vocabulary import CHAMBER, GOAL, JAEL, TOKEN
from karczma.kernel.tally import Tally
from rules.rule import rule
from rules.stonespine.dungeons import Plan, box, draw, empty, the_example

FOUR = "jael_2 jael_3 jael_7 jael_1"  # the last one has 10 gold
COLLECTED = (
    "gnoll_hideout passage encampment kobold_quarters treasury tomb slime_trail graveyard slime_incubator smokehouse "
    "sludge_room ooze_breach mausoleum ruins"
)
TOKENS = "slime ooze star+1 star+1 star+1 secret_passage"


def jael(cards: str = FOUR, chambers: str = "", tokens: str = "") -> Jael:
    return Jael(
        tuple(JAEL.numbers[id] for id in cards.split()),
        tuple(CHAMBER.numbers[id] for id in chambers.split()),
        tuple(TOKEN.numbers[id] for id in tokens.split()),
    )


def count(plan: Plan, goal: str, rival: Jael, gold: int = 0, *challenges: str, blueprint: str = "blueprint_8") -> Tally:
    owner = plan.architect(blueprint, challenges, gold)
    return against_jael(plan.cards, GOAL.numbers[goal], owner, owner.dungeon(plan.cards), rival)


def parts(tally: Tally) -> tuple[dict[str, int], dict[str, int]]:
    """What the player has and what Jael has."""
    assert tally.against is not None
    mine, his = tally.seats[0], tally.against
    return {part.name: part.points for part in mine.parts}, {part.name: part.points for part in his.parts}


def in_parts(rival: Jael) -> list[int]:
    """Base reputation, conditions and stars."""
    return [part.points for part in jael_parts(box(), rival)]


def condition(card: str, chambers: str = "", tokens: str = "") -> int:
    """What the condition of one card pays for this collection."""
    return in_parts(jael(card, chambers, tokens))[1]


@rule("ST-E5", "ST-62", "ST-63", "ST-60", "ST-82")
def test_the_long_example() -> None:
    rival = jael(FOUR, COLLECTED, TOKENS)
    tally = count(the_example(), "goblin_denizens", rival, 3)
    assert parts(tally)[1] == {"gold": 9, "goal": 0, "cards": 53, "conditions": 65, "chambers": 5}
    assert tally.against is not None
    assert tally.against.total == 132
    conditions = [
        (reason.points, reason.facts["jael"], reason.facts["count"]) for reason in tally.against.parts[3].reasons
    ]
    assert conditions == [(4, "jael_2", 2), (15, "jael_3", 5), (28, "jael_7", 7), (18, "jael_1", 6)]


@rule("ST-62")
@pytest.mark.parametrize(
    ("card", "chambers", "tokens", "points"),
    [
        ("jael_1", "gnoll_hideout cavern", "gnoll gnoll goblin", 15),
        ("jael_1", "goblin_den", "kobold", 0),
        ("jael_2", "cavern kobold_quarters", "kobold", 8),
        ("jael_2", "gnoll_hideout", "goblin", 0),
        ("jael_3", "treasury scorch_alley", "treasure star+1", 15),
        ("jael_3", "ruins", "star+1", 0),
        ("jael_4", "tunnel barracks", "goblin", 12),
        ("jael_4", "cavern", "gnoll kobold", 0),
        ("jael_5", "trap_storage forge", "pit spike", 14),
        ("jael_5", "lair", "slime", 0),
        ("jael_6", "lair slime_trail", "ooze", 6),  # three slimes and two oozes
        ("jael_6", "slime_trail lost_chamber", "slime", 0),
        ("jael_7", "cesspool lair", "ooze ooze", 12),  # three slimes and four oozes
        ("jael_7", "sludge_room", "ooze", 0),
        ("jael_8", "barracks cavern goblin_den", "", 10),  # two gnolls, two kobolds, three goblins
        ("jael_8", "cavern", "gnoll kobold", 0),
        ("jael_9", "cell burrow", "bear star+1", 9),  # a star of either sign
        ("jael_9", "trap_storage", "pit", 0),
    ],
)
def test_the_nine_conditions(card: str, chambers: str, tokens: str, points: int) -> None:
    assert condition(card, chambers, tokens) == points


@rule("ST-62")
def test_bases() -> None:
    assert [in_parts(jael(card))[0] for card in JAEL.ids] == [14, 13, 10, 12, 12, 12, 16, 16, 15]


@rule("ST-63")
def test_stars_of_his_chambers_and_tokens() -> None:
    assert in_parts(jael(chambers="guardroom crossroads pantry", tokens="star+1 star+1"))[2] == 3 - 3 + 2 + 2
    assert in_parts(jael(chambers="crossroads cell cellar"))[2] == -6
    assert in_parts(jael(chambers="pit forge"))[2] == 0


@rule("ST-60", "ST-E11")
@pytest.mark.parametrize(("gold", "mine", "his"), [(11, 6, 9), (12, 6, 9), (13, 9, 6), (0, 6, 9), (30, 9, 6)])
def test_gold(gold: int, mine: int, his: int) -> None:
    """The card of the last year says 12."""
    tally = count(empty(), "goblin_denizens", jael("jael_1 jael_3 jael_7 jael_2"), gold)
    assert [found["gold"] for found in parts(tally)] == [mine, his]


@rule("ST-60")
def test_only_the_card_of_the_last_year_counts() -> None:
    for cards in ("jael_9 jael_8 jael_7 jael_3", "jael_1 jael_2 jael_7 jael_3"):
        assert parts(count(empty(), "goblin_denizens", jael(cards), 9))[0]["gold"] == 9  # it says 8


@rule("ST-84", "ST-60")
def test_his_chests_are_no_gold() -> None:
    rival = jael("jael_1 jael_2 jael_7 jael_3", "treasury tomb archive", "treasure treasure treasure")
    mine, his = parts(count(empty(), "goblin_denizens", rival, 9))
    assert (mine["gold"], his["gold"]) == (9, 6)


@rule("ST-61", "ST-E12", "ST-41", "ST-R21")
@pytest.mark.parametrize(
    ("goal", "mine", "his", "points"),
    [
        ("goblin_denizens", "goblin goblin goblin", "", [15, 0]),
        ("goblin_denizens", "goblin goblin", "goblin goblin", [9, 15]),
        ("goblin_denizens", "goblin goblin goblin", "goblin goblin", [15, 9]),
        ("goblin_denizens", "", "goblin", [0, 15]),
        ("goblin_denizens", "", "", [0, 0]),
        ("barren_vault", "", "", [9, 15]),
        ("barren_vault", "", "treasure", [15, 9]),
        ("barren_vault", "treasure treasure", "treasure", [9, 15]),
        ("double_deception", "bear bear pit pit", "bear bear bear", [15, 9]),
        ("double_deception", "bear pit", "bear bear", [0, 15]),
        ("double_deception", "bear bear", "pit pit fire", [9, 15]),
        ("kindred_carrion", "slime slime ooze", "slime ooze ooze", [9, 15]),
        ("kindred_carrion", "slime ooze", "slime slime slime", [15, 0]),
    ],
)
def test_the_goal(goal: str, mine: str, his: str, points: list[int]) -> None:
    tally = count(draw(r1c1=mine), goal, jael(tokens=his))
    assert [found["goal"] for found in parts(tally)] == points


@rule("ST-61", "ST-62")
def test_what_is_printed_and_tokens_count_alike_for_jael() -> None:
    for number in range(len(GOAL.ids)):
        rival = jael(chambers="cesspool barracks trap_storage machine_room", tokens="slime ooze gnoll bear")
        assert jael_quantity(box(), rival, box().goal[number]) == (1, 0, 2, 2, 1, 2, 3, 2)[number]


@rule("ST-R29")
def test_his_passages_count_for_nothing() -> None:
    for card in JAEL.ids:
        assert condition(card, tokens="secret_passage secret_passage") == 0
    with_them = count(empty(), "barren_vault", jael(tokens="gnoll secret_passage secret_passage secret_passage"))
    without = count(empty(), "barren_vault", jael(tokens="gnoll"))
    assert parts(with_them) == parts(without)


@rule("ST-R30")
def test_conditions_count_all_he_has_whatever_the_year_and_for_several_cards() -> None:
    gnolls = ("jael_1 jael_8", "jael_8 jael_1")
    found = [in_parts(jael(cards, "barracks", "gnoll"))[1] for cards in gnolls]
    assert found == [6 + 5, 6 + 5]  # two gnolls, and one of them in a set


@rule("ST-64")
@pytest.mark.parametrize(("star", "ahead"), [("star-1", 1), ("star-2", 0), ("star-3", -1)])
def test_a_tie_is_lost(star: str, ahead: int) -> None:
    """Three challenges pay 10 + 2 + 3 and the gold 6; Jael has 9 for the gold and 10 for his card."""
    plan = draw(r1c1=star)
    challenges = ("kings_favor", "ordered_chambers", "varied_composition")
    tally = count(plan, "goblin_denizens", jael("jael_3"), 0, *challenges, blueprint="blueprint_3")
    assert tally.against is not None
    assert tally.against.total == 19
    assert tally.seats[0].total == 19 + ahead
    won = ahead > 0
    assert tally.won is won
    assert tally.winners == ([0] if won else [])
    assert (tally.seats[0].rank, tally.against.rank) == ((1, 2) if won else (2, 1))


@rule("ST-86", "ST-77")
def test_the_six_categories_alone() -> None:
    """The dungeon of the example against Jael: gold stands in the place of priority."""
    challenges = ("fatal_pathway", "halls_of_glynox", "varied_composition")
    mine, _ = parts(count(the_example(), "goblin_denizens", jael(), 11, *challenges))
    expected = {"gold": 9, "goal": 15, "challenges": 27, "chambers": -3, "blueprint": 7, "paths": 15}
    assert mine == expected
    assert list(mine) == list(expected)
    assert sum(mine.values()) == 70


@rule("ST-82")
def test_jael_has_no_dungeon() -> None:
    _, his = parts(count(the_example(), "goblin_denizens", jael(FOUR, COLLECTED, TOKENS)))
    assert list(his) == ["gold", "goal", "cards", "conditions", "chambers"]
