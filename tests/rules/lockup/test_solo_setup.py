"""Alone against the guards: how the table is set, all guard cards, all location cards, all three levels."""

from __future__ import annotations

import pytest

from karczma.games.lockup.state import GUARD_CREW
from karczma.games.lockup.vocabulary import GUARD, LOCATION, LOCATION_CARD, TOME
from rules.lockup.table import LaidTable, fresh, random_game, table
from rules.rule import rule

GUARDS = GUARD_CREW
LEVELS = ("normal", "challenging", "hard")
levels = pytest.mark.parametrize("level", LEVELS)
modes = pytest.mark.parametrize("mode", ["standard", "advanced"])
FIST = -1
STRENGTHS = {
    "normal": {"guard_green_1": 0, "guard_green_2": 1, "guard_green_3": 1, "guard_green_4": 2, "guard_green_5": 3},
    "challenging": {
        "guard_yellow_1": 1,
        "guard_yellow_2": 2,
        "guard_yellow_3": 3,
        "guard_yellow_4": 4,
        "guard_yellow_5": 1,
    },
    "hard": {"guard_red_1": 2, "guard_red_2": 3, "guard_red_3": 4, "guard_red_4": 5, "guard_red_5": 2},
}
BLUE = {
    "guard_blue_1": FIST,
    "guard_blue_2": 0,
    "guard_blue_3": 1,
    "guard_blue_4": 1,
    "guard_blue_5": 2,
    "guard_blue_6": 2,
    "guard_blue_7": 3,
}
EVERY = [(level, card, STRENGTHS[level][card]) for level in LEVELS for card in STRENGTHS[level]]
EVERY += [(level, card, BLUE[card]) for level in LEVELS for card in BLUE]
SPECIAL = ("guard_yellow_5", "guard_red_5")


def guard_cards(t: LaidTable) -> list[str]:
    """All guard cards of a game, wherever they lie."""
    g = t.g
    up = [card for cards in g.posted for card in range(len(GUARD.ids)) if cards >> card & 1]
    return [GUARD.ids[card] for card in sorted([*g.guard_deck, *g.unknown, *g.aside, *up]) if card >= 0]


@rule("LK-122", "LK-125")
def test_as_for_two_players() -> None:
    t = fresh(1, seed=3, crews="listed")
    assert len(t.items_shown) == 3
    assert "-" not in t.items_shown
    assert "-" not in t.thugs_shown
    assert (t.reputation_of(0), t.strength_of(0), t.crew(0).storage) == (10, 1, 5)
    assert t.tokens_at(0, "cell") == ["2", "3", "4", "5", "enforcer", "lookout"]
    assert t.left["strength"] == 20
    assert len(t.match.view(None).seats) == 1
    assert t.sound()


@rule("LK-122", "LK-R44")
def test_rewards_of_two_players() -> None:
    """Rank 1 and rank 2 at the sewers, rank 2 at the exercise yard, and three tokens face down."""
    t = table(1).at(0, "sewers", "5").posted("sewers", "guard_blue_7").resolve("sewers").choose("take_reward")
    assert (t.resources_of(0), t.resources_of(GUARDS)) == ({"scrap": 2}, {"scrap": 1})
    t = table(1).at(0, "exercise_yard", "2").posted("exercise_yard", "guard_blue_7").resolve("exercise_yard")
    assert (t.match.over, t.strength_of(0), t.tokens_at(0, "library")) == (True, 1, ["2"])


@rule("LK-R44")
def test_three_tokens_face_down() -> None:
    t = table(1).first(0).roll_call()
    t.choose("visit", "smithy").choose("assign", "token_2", "down").choose("assign", "token_3", "down")
    t.choose("assign", "token_4", "down")
    assert t.offers == [
        ["assign", "token_5", "up"],
        ["assign", "token_enforcer", "up"],
        ["assign", "token_lookout", "up"],
        ["done"],
    ]
    t.choose("done")
    assert t.crew(GUARDS).hidden == 0
    assert len([card for card in t.g.unknown if card >= 0]) == 7


@rule("LK-123")
@pytest.mark.parametrize("seed", range(4))
def test_no_immediate_goal_and_fewer_tomes(seed: int) -> None:
    t = fresh(1, seed, crews="listed", goal_immediate="goal_muscle")
    assert t.g.goals[0] == -1
    assert len([zone for zone in t.match.view(0).middle.zones if zone.kind == "goal"]) == 2
    tomes = [TOME.ids[tome] for tome in t.g.tome_deck]
    assert len(tomes) == 24
    assert {"great_book_of_sneaking", "slice_and_dice"}.isdisjoint(tomes)
    assert all(tomes.count(tome) == 2 for tome in tomes)


@rule("LK-123")
def test_six_strength_cubes_bring_no_goal() -> None:
    t = table(1).strength(0, 5).at(0, "exercise_yard", "5").resolve("exercise_yard").choose("take_reward")
    assert (t.strength_of(0), t.reputation_of(0), t.heard("took_goal")) == (6, 10, [])


@rule("LK-124", "LK-125")
def test_the_guards_start_with_ten_one_strength_and_the_marker() -> None:
    t = fresh(1, crews="listed")
    assert (t.reputation_of(GUARDS), t.strength_of(GUARDS), t.suspicion_of(GUARDS)) == (10, 1, 0)
    assert (t.resources_of(GUARDS), t.items_of(GUARDS), t.thugs_of(GUARDS)) == ({}, [], [])
    assert t.g.first == GUARDS
    facts = t.middle("guards").facts
    assert (facts["reputation"], facts["strength"], facts["first"]) == (10, 1, 1)


@rule("LK-124", "LK-R57")
@pytest.mark.parametrize(
    ("gang", "strength", "suspicion", "reputation", "storage"),
    [
        ("gnolls", 2, 1, 3, 5),
        ("kobolds", 0, 0, 0, 6),
        ("bugbears", 3, 2, 3, 4),
        ("goblins", 0, 0, 0, 7),
        ("insectoids", 1, 0, 0, 5),
    ],
)
def test_the_advanced_game_alone(gang: str, strength: int, suspicion: int, reputation: int, storage: int) -> None:
    t = fresh(1, seed=2, mode="advanced").choose("choose_crew", gang)
    if t.ask == "keep_tome":
        t.choose(*t.offers[0])
    assert (t.ask, len(t.offers)) == ("pick_trait", 2)
    crew = t.crew(0)
    assert (crew.strength, crew.suspicion, crew.reputation, crew.storage) == (strength, suspicion, reputation, storage)
    guards = t.crew(GUARDS)
    assert (guards.reputation, guards.strength, guards.suspicion, guards.resources) == (20, 1, 0, [0] * 4)
    assert (guards.trait, guards.gang, guards.dealt) == (-1, -1, ())
    assert t.sound()


@rule("LK-R57")
def test_a_trait_may_take_the_marker_from_the_guards() -> None:
    for seed in range(60):
        t = fresh(1, seed, mode="advanced").choose("choose_crew", "gnolls")
        if ["pick_trait", "bold"] in t.offers:
            t.choose("pick_trait", "bold")
            assert (t.g.first, t.ask, t.g.round) == (0, "visit", 1)
            return
    raise AssertionError("never dealt")


@rule("LK-126")
@levels
@modes
def test_the_guard_deck(level: str, mode: str) -> None:
    """Seven blue cards and five of the level, shuffled."""
    wanted = sorted([*BLUE, *STRENGTHS[level]], key=GUARD.numbers.__getitem__)
    tops = set()
    for seed in range(8):
        t = fresh(1, seed, crews="listed", difficulty=level, mode=mode)
        assert guard_cards(t) == wanted
        tops.add(t.g.guard_deck[-1])
    assert len(wanted) == 12
    assert len(tops) > 1


@rule("LK-126", "LK-134")
@pytest.mark.parametrize(("level", "card", "strength"), EVERY)
def test_every_guard_card_counts_what_is_printed(level: str, card: str, strength: int) -> None:
    """Face up or face down; the fist counts the guards' strength cubes, here 4."""
    cubes = 4 if strength == FIST else strength
    t = table(1, difficulty=level).strength(GUARDS, 4).posted("smithy", card).resolve("smithy")
    assert t.ranked == [(GUARDS, cubes)]
    t = table(1, difficulty=level).strength(GUARDS, 4).unknown("smithy", card).only_guards().resolve("smithy")
    assert t.ranked == [(GUARDS, cubes)]
    assert [(one["guard"], one["location"]) for one in t.heard("guard_revealed")] == [(card, "smithy")]
    assert t.resources_of(GUARDS) == {"iron": 2}
    assert t.sound()


def test_these_are_all_guard_cards() -> None:
    assert {card for _, card, _ in EVERY} == set(GUARD.ids)


@rule("LK-127")
def test_the_location_deck() -> None:
    firsts = set()
    for seed in range(30):
        t = fresh(1, seed, crews="listed")
        assert sorted(t.g.location_deck) == list(range(8))
        firsts.add(t.g.location_deck[-1])
    assert len(firsts) > 4
    assert [id.removeprefix("card_") for id in LOCATION_CARD.ids] == [*LOCATION.ids[:6], "off_duty_1", "off_duty_2"]


@rule("LK-122")
@levels
@modes
def test_whole_games(level: str, mode: str) -> None:
    """All six combinations, to the end, with nothing lost."""
    for seed in range(2):
        t = random_game(1, seed, difficulty=level, mode=mode)
        assert t.g.round == 6
        assert len(guard_cards(t)) == 12
        assert t.sound()
