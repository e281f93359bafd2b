"""The options of the table: each of their values, beside what the rulebook says."""

from __future__ import annotations

import json
from typing import Any

import pytest

from karczma.games.lockup import FACE
from karczma.games.lockup.vocabulary import GANG, GOAL, GUARD
from karczma.kernel.chance import seeded
from karczma.kernel.errors import Refused
from karczma.kernel.match import resume, start
from rules.lockup.table import PACK, LaidTable, fresh, opening, random_game, table
from rules.rule import rule

COMPANY = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def refused(seats: int, **options: Any) -> str:
    """Why a table cannot be set so."""
    with pytest.raises(Refused) as refusal:
        start(FACE, PACK, seats, options, 1)
    return refusal.value.key


def test_nothing_is_set_by_default_but_what_the_rulebook_says() -> None:
    settings = FACE.settings(3, {})
    assert settings == {
        "mode": "standard",
        "difficulty": "normal",
        "crews": "pick",
        "first_player": "random",
        "goal_immediate": "random",
        "goal_leader": "random",
        "goal_final": "random",
        "unassigned_to_library": False,
        "demon_icons": "any",
        "patrol_order": "storage_first",
        "bandit_cube_at_setup": False,
        "tome_after_pass": False,
        "suspicion_effects": "mandatory",
        "leader_min": "at_least",
        "raid_zero": "exempt",
        "reserved_view": "hidden",
        "bandit_cubes": "with_reward",
        "lower_rewards": "from_second",
        "lookout_passes": "uncovered",
        "final_of_two": "of_two",
        "refusals": "sensible",
    }


@pytest.mark.parametrize("choice", FACE.table_settings, ids=lambda choice: choice.name)
def test_other_values_are_refused(choice: Any) -> None:
    assert refused(3, **{choice.name: "sometimes"}) == "choice-value"


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("choice", FACE.table_settings, ids=lambda choice: choice.name)
def test_every_value_can_be_played(choice: Any, seats: int) -> None:
    for value in choice.values:
        if choice.name != "first_player" or value in ("random", "0"):
            t = random_game(seats, 1, **{choice.name: value})
            assert (t.match.over, t.sound()) == (True, True)


@pytest.mark.parametrize("seats", [2, 5])
def test_all_house_rules_together_can_be_played(seats: int) -> None:
    options = {choice.name: choice.values[-1] for choice in FACE.table_settings if choice.name != "first_player"}
    t = random_game(seats, 2, **options)
    assert (t.match.over, t.sound()) == (True, True)


# How a table is set up


@rule("LK-117")
def test_mode() -> None:
    assert [t.ask for t in (fresh(2, crews="listed"), fresh(2, crews="listed", mode="advanced", seed=4))] == [
        "visit",
        "keep_tome",
    ]


@rule("LK-126")
@pytest.mark.parametrize(("level", "colour"), [("normal", "green"), ("challenging", "yellow"), ("hard", "red")])
def test_difficulty(level: str, colour: str) -> None:
    t = fresh(1, difficulty=level)
    cards = [GUARD.ids[card] for card in (*t.g.guard_deck, *t.g.unknown) if card >= 0]
    assert len(cards) == 12
    assert {name.split("_")[1] for name in cards} == {"blue", colour}


@rule("LK-07")
@COMPANY
def test_crews_are_picked_in_the_order_of_the_seats(seats: int) -> None:
    """Whoever is first player; the last of five gets what is left."""
    t = fresh(seats, first_player="1")
    for seat in range(min(seats, 4)):
        assert (t.ask, t.asked, t.offered("choose_crew")) == ("choose_crew", [seat], list(GANG.ids[: 5 - seat]))
        t.choose("choose_crew", GANG.ids[4 - seat])
    assert [t.seen_by(None, seat, "gang").cards for seat in range(seats)] == [[GANG.ids[4 - i]] for i in range(seats)]
    assert (t.ask, t.asked) == ("visit", [1])


@rule("LK-07", "LK-118")
def test_crews_by_chance_or_in_a_fixed_order() -> None:
    for seats in range(1, 6):
        t = fresh(seats, crews="listed")
        assert [GANG.ids[t.crew(seat).gang] for seat in range(seats)] == list(GANG.ids[:seats])
    found = [[fresh(2, seed, crews="random").crew(seat).gang for seat in range(2)] for seed in range(60)]
    assert {gang for gangs in found for gang in gangs} == set(range(5))
    assert all(len(set(gangs)) == 2 for gangs in found)


@rule("LK-11", "LK-R2")
@pytest.mark.parametrize("seat", [1, 2, 3, 4, 5])
def test_the_first_player_can_be_named(seat: int) -> None:
    t = fresh(5, seat, crews="listed", first_player=str(seat - 1))
    assert (t.g.first, t.asked) == (seat - 1, [seat - 1])


@rule("LK-11")
def test_the_first_player_must_sit_at_the_table() -> None:
    assert refused(2, first_player="2") == "choice-value"
    assert refused(1, first_player="1") == "choice-value"


@rule("LK-R2", "LK-125")
def test_alone_the_guards_begin_whoever_is_named() -> None:
    assert fresh(1, crews="listed", first_player="0").g.first == 1


@rule("LK-10")
@pytest.mark.parametrize("goal", GOAL.ids)
def test_each_goal_can_be_named(goal: str) -> None:
    kind = str(PACK.cards["goal"][goal].values["kind"])
    t = fresh(3, 1, **{f"goal_{kind}": goal})
    assert t.middle("goal", goal).cards == [goal]
    other = "final" if kind == "immediate" else "immediate"
    assert refused(3, **{f"goal_{other}": goal}) == "choice-value"


@rule("LK-10", "LK-123")
def test_alone_a_named_immediate_goal_is_not_used_either() -> None:
    t = fresh(1, goal_immediate="goal_pack", goal_leader="goal_gem_hoard", goal_final="goal_armoury")
    goals = [zone.name for zone in t.match.view(None).middle.zones if zone.kind == "goal"]
    assert goals == ["goal_gem_hoard", "goal_armoury"]


# House rules


@rule("LK-D1", "LK-22", "LK-R41")
@pytest.mark.parametrize("option", [False, True])
def test_unassigned_to_library(option: bool) -> None:
    """A 5 wins the smithy and comes home; the 4 that was not assigned lies at the library, or stays in the cell."""
    t = table(2, unassigned_to_library=option).at(0, "smithy", "5").at(0, "exercise_yard", "2 3 enforcer lookout")
    t.at(1, "exercise_yard", "2 3 4 5 enforcer lookout").lights_out()
    t.choose("take_reward")
    if option:
        assert (t.tokens_at(0, "library"), t.tokens_at(0, "cell")) == (["2", "3", "4", "enforcer", "lookout"], [])
    else:
        assert (t.tokens_at(0, "library"), t.tokens_at(0, "cell")) == (["2", "3", "enforcer", "lookout"], ["4"])
    t.choose("take_reward")
    assert t.ranked == [(0, 2 + 3 + 1 + (4 if option else 0))]


@rule("LK-D1", "LK-V3")
def test_unassigned_tokens_are_shown_when_the_library_is_resolved() -> None:
    """Until then they would tell what lies face down elsewhere."""
    t = table(2, unassigned_to_library=True).at(0, "smithy", down="5 lookout").tomes(1, "tinkering_unmasked")
    t.at(1, "exercise_yard", "5").lights_out().choose("no_tome").choose("no_tome").choose("take_reward")
    assert (t.ask, t.question()["stake"]["location"]) == ("play_tome", "smithy")
    zone = t.seen_by(1, 0, "crew", "library")
    assert (zone.cards, zone.hidden) == ([], 4)
    assert t.seen_by(1, 0, "crew", "smithy").hidden == 2
    own = t.seen_by(0, 0, "crew", "library")
    assert own.cards == ["token_2", "token_3", "token_4", "token_enforcer"]
    t.choose("no_tome").choose("no_tome").choose("take_reward")
    assert t.question()["stake"]["location"] == "library"
    assert t.seen_by(1, 0, "crew", "library").cards == ["token_2", "token_3", "token_4", "token_enforcer"]
    assert [one["token"] for one in t.heard("turned_up", 1) if one["seat"] == 0] == own.cards


@rule("LK-D1")
def test_unassigned_tokens_are_not_moved_through_tunnels() -> None:
    t = table(2, unassigned_to_library=True).tomes(0, "chronicle_of_tunnels").at(0, "smithy", "5 2").lights_out()
    t.choose("play_tome", "chronicle_of_tunnels")
    assert t.offered("move_token") == ["token_2", "token_5"]


@rule("LK-D2", "LK-108")
@pytest.mark.parametrize(("icons", "points"), [("any", 10), ("shield", 2), ("gem", 4), ("spell", 4)])
def test_demon_icons(icons: str, points: int) -> None:
    """One demon with: shield, gem, spell; gem; spell."""
    t = table(3, demon_icons=icons).thugs(0, "demon_greed").items(0, "crown_of_kulbak", "gold_tooth", "hex_doll")
    assert t.parts(0)["thugs"] == points


@rule("LK-D3", "LK-80")
@pytest.mark.parametrize("order", ["storage_first", "items_first"])
def test_patrol_order(order: str) -> None:
    t = table(3, patrol_order=order).resources(0, scrap=4, iron=2).next_items("gold_tooth", "hex_doll", "master_key")
    t.spaces(chow_hall="dwarf_elder").patrol()
    assert (t.ask, t.asked) == ("storage", [0])
    assert t.items_shown[0] == ("gold_tooth" if order == "items_first" else "-")
    assert t.thugs_shown[4] == "dwarf_elder"
    t.choose("discard", "iron")
    assert (t.items_shown[:3], t.thugs_shown[4] == "dwarf_elder") == (["gold_tooth", "hex_doll", "master_key"], False)


@rule("LK-D4", "LK-87", "LK-05")
@pytest.mark.parametrize("option", [False, True])
def test_bandit_cube_at_setup(option: bool) -> None:
    t = opening(2, bandit_cube_at_setup=option)
    t.next_thugs("bandit_gold", "dwarf_elder", "bandit_scrap", "demon_greed", "raider_smuggler").set_up()
    cubes = [t.loot_at(location) for location in ("sewers", "infirmary", "smithy", "commissary", "chow_hall")]
    assert cubes == ([{"gold": 1}, {}, {"scrap": 1}, {}, {}] if option else [{}] * 5)
    assert [t.watched_at(location) for location in ("sewers", "smithy")] == [3, 1]
    assert (t.left["gold"], t.left["scrap"], t.sound()) == ((9, 24, True) if option else (10, 25, True))


@rule("LK-D6", "LK-24")
@pytest.mark.parametrize("option", [False, True])
def test_tome_after_pass(option: bool) -> None:
    t = table(2, tome_after_pass=option).tomes(0, "smiths_handbook", "inmate_register").roll_call()
    t.spaces(sewers="dwarf_elder", smithy="dwarf_miner").quiet().choose("pass")
    if not option:
        assert (t.asked, t.ask) == ([1], "visit")
        return
    assert (t.asked, t.offered("play_tome")) == ([0], ["smiths_handbook"])
    t.choose("play_tome", "smiths_handbook")
    assert t.resources_of(0) == {"iron": 1}


@rule("LK-D11", "LK-72", "LK-R20")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_suspicion_effects_removing(used: int) -> None:
    """The owner is asked before each cube; mandatory, nobody is asked."""
    t = table(2).tomes(0, "book_of_alibis").suspicion(0, 3).roll_call().choose("play_tome", "book_of_alibis")
    assert (t.suspicion_of(0), t.ask) == (1, "visit")
    t = table(2, suspicion_effects="optional").tomes(0, "book_of_alibis").suspicion(0, 3).roll_call()
    t.choose("play_tome", "book_of_alibis")
    for _ in range(used):
        assert (t.ask, t.offers) == ("effect_use", [["use"], ["skip"]])
        t.choose("use")
    if used < 2:
        t.choose("skip")
    assert (t.suspicion_of(0), t.ask, t.sound()) == (3 - used, "visit", True)


@rule("LK-D11", "LK-73")
@pytest.mark.parametrize("use", [False, True])
def test_suspicion_effects_passing(use: bool) -> None:
    t = table(3, suspicion_effects="optional").tomes(0, "slander_and_gossip").suspicion(0, 1).roll_call()
    t.choose("play_tome", "slander_and_gossip").choose("use" if use else "skip")
    if use:
        t.choose("pass_suspicion", "2")
    assert ([t.suspicion_of(seat) for seat in range(3)], t.ask) == ([0, 0, 1] if use else [1, 0, 0], "visit")


@rule("LK-D11")
def test_without_suspicion_nobody_is_asked() -> None:
    t = table(3, suspicion_effects="optional").resources(0, scrap=2, potion=1).display("rat_hide_vest")
    t.at(0, "cell_block", "2").resolve("cell_block").choose("craft", "rat_hide_vest")
    assert (t.match.over, t.items_of(0)) == (True, ["rat_hide_vest"])


def crafts_shields(option: str, *items: str) -> LaidTable:
    """Seat 0 crafts the last of these; the leader goal wants three shields."""
    t = table(3, leader_min=option).items(0, *items[:-1]).display(items[-1]).at(0, "cell_block", "2")
    t.resources(0, scrap=5, potion=5, iron=5, gold=3).resolve("cell_block").choose("craft", items[-1])
    return t


@rule("LK-D10", "LK-97", "LK-R32")
@pytest.mark.parametrize(
    ("option", "held"),
    [("at_least", [False, True, True]), ("above", [False, False, True]), ("none", [True, True, True])],
)
def test_leader_min(option: str, held: list[bool]) -> None:
    """Two, three and four shields, all others without any."""
    hands = (["sharpened_spoon", "iron_maul"], ["sharpened_spoon", "barred_shield"], ["barred_shield", "gladiator_axe"])
    assert [crafts_shields(option, *items).g.holders[1] == 0 for items in hands] == held


@rule("LK-D10")
def test_without_a_minimum_one_still_needs_something_and_more_than_the_others() -> None:
    t = crafts_shields("none", "gold_tooth")
    assert t.g.holders[1] == -1
    t = table(3, leader_min="none").items(1, "sharpened_spoon").display("iron_maul").at(0, "cell_block", "2")
    t.resources(0, iron=3).resolve("cell_block").choose("craft", "iron_maul")
    assert t.g.holders[1] == -1


@rule("LK-R30", "LK-91")
@pytest.mark.parametrize(
    ("cubes", "exempt", "counted"),
    [
        ((3, 0, 0), (8, 0, 0), (8, 2, 2)),
        ((0, 0, 0), (0, 0, 0), (4, 4, 4)),
        ((2, 2, 0), (4, 4, 0), (4, 4, 0)),
        ((2, 1, 0), (8, 4, 0), (8, 4, 0)),
    ],
)
def test_raid_zero(cubes: tuple[int, ...], exempt: tuple[int, ...], counted: tuple[int, ...]) -> None:
    """Whether somebody without suspicion can be the second most, or all can share the most."""
    for option, lost in (("exempt", exempt), ("counted", counted)):
        t = table(3, raid_zero=option)
        for seat in range(3):
            t.suspicion(seat, cubes[seat])
        t.raid()
        assert tuple(10 - t.reputation_of(seat) for seat in range(3)) == lost


@rule("LK-R30")
def test_one_without_suspicion_is_second_alone() -> None:
    t = table(3, raid_zero="counted").suspicion(0, 3).suspicion(1, 3).raid()
    assert [10 - t.reputation_of(seat) for seat in range(3)] == [4, 4, 0]
    t = table(4, raid_zero="counted").suspicion(0, 3).suspicion(1, 1).suspicion(2, 1).raid()
    assert [10 - t.reputation_of(seat) for seat in range(4)] == [8, 2, 2, 0]


@rule("LK-R43", "LK-65", "LK-V9")
@pytest.mark.parametrize("option", ["hidden", "shown"])
def test_reserved_view(option: str) -> None:
    t = table(3, reserved_view=option).reserved(1, "gold_tooth", "hex_doll")
    for reader in (0, 2, None):
        zone = t.seen_by(reader, 1, "reserved")
        assert (zone.cards, zone.hidden) == (([], 2) if option == "hidden" else (["gold_tooth", "hex_doll"], 0))
    own = t.seen_by(1, 1, "reserved")
    assert (own.cards, own.hidden) == (["gold_tooth", "hex_doll"], 0)


# Games begun before there were so many options


@pytest.mark.parametrize("seats", [1, 3])
def test_a_game_saved_by_older_rules_goes_on(seats: int) -> None:
    """Their states do not name the options that came later: they are as the rulebook says."""
    later = ("bandit_cubes", "lower_rewards", "lookout_passes", "final_of_two", "refusals")
    t = fresh(seats, 5, crews="listed", unassigned_to_library=True).play(seeded(5), 60)
    saved = json.loads(json.dumps(t.match.save()))
    saved["record"]["rules"] = 1
    saved["shape"] = 1
    for name in later:
        del saved["record"]["options"][name]
    for name in ("loot_in_ranking", "lower_from_third", "next_takes", "final_as_more", "refuse_any"):
        del saved["state"]["rules"][name]
    again = LaidTable(resume(FACE, PACK, saved))
    usual = ["with_reward", "from_second", "uncovered", "of_two", "sensible"]
    assert [again.match.settings[name] for name in later] == usual
    assert again.match.face.write(again.g) == t.match.face.write(t.g)
    assert again.play(seeded(6)).match.over
