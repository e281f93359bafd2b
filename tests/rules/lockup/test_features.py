"""The table as numbers: only what a seat may know, of one shape at every table, and each says what its name says."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from typing import Any

import pytest

from karczma import bots
from karczma.games.lockup import FACE
from karczma.games.lockup.features import NAMES, QUESTIONS
from karczma.kernel.chance import seeded
from karczma.kernel.match import Match
from rules.lockup.pickers import PICKERS
from rules.lockup.table import LaidTable, fresh, table

HOUSE_RULES: dict[str, Any] = {
    "mode": "advanced",
    "difficulty": "hard",
    "unassigned_to_library": True,
    "demon_icons": "gem",
    "suspicion_effects": "optional",
    "tome_after_pass": True,
    "leader_min": "none",
    "raid_zero": "counted",
    "reserved_view": "shown",
    "bandit_cubes": "while_ranking",
    "lower_rewards": "from_third",
    "lookout_passes": "next",
    "final_of_two": "of_more",
    "refusals": "any",
}


def positions(seats: int, temper: str, options: dict[str, Any], every: int = 11) -> Iterator[Match]:
    """Every few choices of a game, from the set-up on, and its end; the greedy one lets a busy one choose at times."""
    match = fresh(seats, 11, **options).match
    chance = seeded(seats)
    bot = bots.make("greedy", FACE, chance)
    while not match.over:
        if len(match.made) % every == 0:
            yield match
        seat = match.asked[chance.below(len(match.asked))]
        if temper == "greedy" and chance.below(2 * seats) < 3:
            match.choose(seat, bot.choose(bots.sit(match, seat, chance)))
        else:
            match.choose(seat, PICKERS[temper if temper != "greedy" else "busy"](match, seat, chance))
    yield match


def numbers(t: LaidTable, seat: int = 0) -> dict[str, float]:
    return dict(zip(NAMES, FACE.measure(t.g, seat), strict=True))


def test_names_are_unique_and_those_of_the_face() -> None:
    assert FACE.features == NAMES
    assert len(set(NAMES)) == len(NAMES)


def test_every_question_is_of_one_kind() -> None:
    asking = [step for step, one in enumerate(FACE.steps()) if one.rule]
    assert sorted(step for kind in QUESTIONS.values() for step in kind) == asking


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, HOUSE_RULES], ids=["standard", "house_rules"])
@pytest.mark.parametrize("temper", ["fickle", "sneak"])
def test_only_what_a_seat_may_know(seats: int, options: dict[str, Any], temper: str) -> None:
    for match in positions(seats, temper, options):
        for seat in range(seats):
            found = FACE.measure(match.game, seat)
            assert len(found) == len(NAMES)
            assert all(isfinite(number) and -3 <= number <= 3 for number in found)
            assert found == FACE.measure(FACE.redeal(match.game, seat, seeded(len(match.made))), seat)


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {}), (3, HOUSE_RULES), (4, {}), (5, {})])
def test_the_score_now_and_in_the_end_what_was_hoped_for(seats: int, options: dict[str, Any]) -> None:
    for match in positions(seats, "greedy", options):
        for seat in range(seats):
            found = FACE.measure(match.game, seat)
            assert found == FACE.measure(FACE.redeal(match.game, seat, seeded(seat)), seat)
            score = match.scores().seats[seat].total
            assert found[NAMES.index("mine_score")] * 80 == pytest.approx(score)
            if match.over:
                assert found[NAMES.index("mine_hope")] * 90 == pytest.approx(score)
                assert not any(found[i] for i in range(len(NAMES)) if NAMES[i].startswith(("asked", "pending")))


def at_smithy(up: str = "", down: str = "") -> LaidTable:
    """My 3 at the smithy, and there these of a rival who has passed; it is my turn."""
    t = table(2).at(0, "smithy", "3").passed(1)
    return (t.at(1, "smithy", up, down) if up or down else t).turn_after(1)


def test_who_is_stronger_gets_more_and_what_is_hidden_counts_as_the_average() -> None:
    alone, hidden, beaten = numbers(at_smithy()), numbers(at_smithy(down="5")), numbers(at_smithy("5"))
    assert alone["mine_coming_goods"] > hidden["mine_coming_goods"] > beaten["mine_coming_goods"] > 0
    assert alone["ahead_coming_goods"] == 0 < hidden["ahead_coming_goods"] < beaten["ahead_coming_goods"]
    assert numbers(at_smithy("5")) != numbers(at_smithy("4"))
    assert hidden == numbers(at_smithy(down="2"))
    seen = at_smithy(down="5")
    seen.crew(1).peeked_by(3, 1)
    assert numbers(seen)["mine_coming_goods"] == beaten["mine_coming_goods"]


def test_tomes_of_mine_are_told_apart_and_those_of_others_counted() -> None:
    t = table(2).tomes(0, "muscle_manual").tomes(1, "book_of_alibis").roll_call()
    other = table(2).tomes(0, "book_of_alibis").tomes(1, "muscle_manual").roll_call()
    changed = {name for name in NAMES if numbers(t)[name] != numbers(other)[name]}
    assert changed
    assert all(name.startswith("mine_tomes_for") for name in changed)
    assert numbers(t)["ahead_tomes"] == numbers(t)["mine_tomes"] > 0


def test_whoever_has_most_suspicion_fears_the_raid_unless_the_game_is_over() -> None:
    t = table(3).round(6).suspicion(0, 4).suspicion(1, 1).watched("sewers", 2).at(1, "sewers", "5").turn_after(0)
    found = numbers(t)
    assert found["raid_soon"] == 1
    assert found["mine_raid"] > found["others_raid"] > 0
    assert found["others_coming_suspicion"] > 0 == found["mine_coming_suspicion"]
    assert numbers(t.end())["mine_raid"] == 0


def test_an_item_in_the_making_and_whom_a_question_is_for() -> None:
    t = table(2).display("guard_helmet").resources(0, scrap=1, potion=1, iron=2).at(0, "cell_block", "5")
    t.resolve("cell_block")
    before = numbers(t)
    assert before["asked_cell_block"] == numbers(t, 1)["asked_another"] == 1
    assert before["mine_craft_now"] > 0 == before["ahead_craft_now"] == before["pending_item"]
    making = numbers(t.choose("craft", "guard_helmet"))
    assert making["asked_pay"] == 1
    assert making["pending_item"] == pytest.approx(0.6)
    assert making["pending_cubes"] == 0.25


def test_alone_the_guards_are_the_rival() -> None:
    t = table(1).reputation(1, 24).posted("smithy", "guard_blue_5").at(0, "smithy", "2").roll_call()
    found = numbers(t)
    assert found["ahead_track"] == found["others_track"] == pytest.approx(24 / 50)
    assert found["seats_1"] == 1
    assert found["ahead_coming_goods"] > 0
