"""The eight blueprints: what they ask for, square by square, and what it is worth (ST-44, ST-79, ST-F21)."""

from __future__ import annotations

from itertools import combinations

import pytest

from karczma.games.stonespine.vocabulary import BLUEPRINT
from rules.rule import rule
from rules.stonespine.dungeons import PLACES_OF_ALL, Place, Plan, draw, empty, stones

ASKED = {
    "blueprint_1": "- - treasure cave / goblin cave - - / - - cave ooze / cave slime - -",
    "blueprint_2": "star cave - - / cave - - trap / - - goblin cave / - treasure cave -",
    "blueprint_3": "- - dungeon star / trap - - dungeon / dungeon gnoll - - / - dungeon kobold -",
    "blueprint_4": "- kobold - dungeon / goblin - dungeon - / - dungeon star - / dungeon - - gnoll",
    "blueprint_5": "dungeon - ooze - / - - dungeon treasure / slime dungeon - - / - gnoll - dungeon",
    "blueprint_6": "treasure - cave - / cave - slime - / - ooze - cave / - cave - star",
    "blueprint_7": "- dungeon - trap / - - slime dungeon / dungeon kobold - - / ooze - dungeon -",
    "blueprint_8": "cave - kobold - / trap cave - - / - - cave goblin / - gnoll - cave",
}
FULFILLED = {"star": "star-1", "trap": "spike"}
REPUTATION = (0, 0, 0, 0, 5, 7, 10, 14, 20)


def asked(blueprint: str) -> dict[Place, str]:
    words = ASKED[blueprint].replace("/", "").split()
    return {place: word for place, word in zip(PLACES_OF_ALL, words, strict=True) if word != "-"}


def meeting(blueprint: str, places: tuple[Place, ...]) -> Plan:
    """A dungeon that holds what the blueprint asks for at these places, and the opposite at all others."""
    plan = empty()
    for place, word in asked(blueprint).items():
        met = place in places
        if word in ("cave", "dungeon"):
            plan.kinds[place] = word if met else {"cave": "dungeon", "dungeon": "cave"}[word]
        elif met:
            plan.printed[place] = [FULFILLED.get(word, word)]
    return plan


@rule("ST-44", "ST-79", "ST-F21")
@pytest.mark.parametrize("blueprint", BLUEPRINT.ids)
def test_every_requirement_by_itself(blueprint: str) -> None:
    squares = tuple(asked(blueprint))
    assert len(squares) == 8
    for place in squares:
        assert meeting(blueprint, (place,)).requirements(blueprint) == 1
        others = tuple(other for other in squares if other != place)
        assert meeting(blueprint, others).blueprint(blueprint) == 14


@rule("ST-79", "ST-44")
@pytest.mark.parametrize("blueprint", BLUEPRINT.ids)
def test_reputation_for_so_many_requirements(blueprint: str) -> None:
    squares = tuple(asked(blueprint))
    for met in range(9):
        places = list(combinations(squares, met))[-1]
        plan = meeting(blueprint, places)
        assert (plan.requirements(blueprint), plan.blueprint(blueprint)) == (met, REPUTATION[met])


@rule("ST-E2", "ST-44")
def test_five_of_eight() -> None:
    """Three of four caves, a trap in row 2 and a chest in row 4."""
    plan = stones("dcdd", "cddd", "dddc", "dddd")
    plan.printed[2, 4] = ["fire"]
    plan.tokens[4, 2] = ["treasure"]
    assert (plan.requirements("blueprint_2"), plan.blueprint("blueprint_2")) == (5, 7)


@rule("ST-44", "ST-F21", "ST-R20")
@pytest.mark.parametrize("trap", ["bear", "blade", "fire", "pit", "spike"])
@pytest.mark.parametrize("star", ["star+1", "star+2", "star+3", "star-1", "star-2", "star-3"])
def test_any_trap_and_any_star_will_do(trap: str, star: str) -> None:
    plan = stones("dddd", "dddd", "dddd", "dddd")
    plan.printed[1, 1] = [star]
    plan.tokens[2, 4] = [trap]
    assert plan.requirements("blueprint_2") == 2


@rule("ST-44", "ST-F21")
def test_the_right_thing_in_the_right_chamber() -> None:
    plan = draw(r1c3="goblin treasure", r2c1="treasure", r3c4="slime", r4c2="ooze", r2c2="ooze slime goblin")
    assert plan.requirements("blueprint_1") == 4 + 1  # four caves and the chest
    assert stones("dddd", "dddd", "dddd", "dddd").requirements("blueprint_1") == 0


@rule("ST-44")
def test_more_of_the_same_is_one_requirement() -> None:
    plan = stones("dddd", "dddd", "dddd", "dddd")
    plan.printed[1, 3] = ["treasure", "treasure", "treasure"]
    assert plan.requirements("blueprint_1") == 1


def test_a_chamber_not_built_yet_meets_nothing() -> None:
    plan = stones("cccc", "....", "....", "....")
    assert plan.requirements("blueprint_1") == 1
    assert plan.requirements("blueprint_3") == 0
