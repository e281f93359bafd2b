"""Alone against the guards: their turns, their rewards, what they do with them, raids, and who wins."""

from __future__ import annotations

from pathlib import Path

import pytest

from karczma.games.lockup.cards import open_pack
from karczma.games.lockup.state import GUARD_CREW
from karczma.games.lockup.vocabulary import GUARD, GUARD_TURN, LOCATION, PATROL, THUG, TURN
from karczma.kernel.chance import seeded
from rules.lockup.table import LaidTable, fresh, random_game, table
from rules.rule import rule

GUARDS = GUARD_CREW
PLACES = LOCATION.ids[:7]
SPACES = ("sewers", "infirmary", "smithy", "commissary", "chow_hall")
CALM = ("dwarf_elder", "demon_greed", "hobgoblin_recruit", "dwarf_miner", "dwarf_brewer")


def laid_aside(t: LaidTable) -> list[str]:
    return [GUARD.ids[card] for card in t.g.aside]


def posted(t: LaidTable, location: str) -> list[str]:
    """Guard cards that lie face up at a location."""
    cards = t.g.posted[LOCATION.numbers[location]]
    return [GUARD.ids[card] for card in range(len(GUARD.ids)) if cards >> card & 1]


def face_down(t: LaidTable) -> list[str]:
    """The locations with a guard card face down."""
    return [LOCATION.ids[i] for i in range(8) if t.g.unknown[i] >= 0]


def guards_win(location: str, suspicion: str = "mandatory") -> LaidTable:
    """The guards have a 3 there and the player a lookout."""
    t = table(1, suspicion_effects=suspicion)
    return t.posted(location, "guard_blue_7").at(0, location, "lookout")


# Roll call


@rule("LK-128")
@pytest.mark.parametrize("first", [0, GUARDS])
def test_seven_guard_cards_face_down(first: int) -> None:
    t = table(1).first(first).roll_call()
    assert face_down(t) == list(PLACES)
    assert (len(t.g.guard_deck), sum(t.g.posted), t.g.aside) == (5, 0, ())
    assert t.events[:2] == ["round_starts", "guards_posted"]
    assert t.sound()


@rule("LK-129")
def test_the_guards_begin_with_the_marker() -> None:
    t = table(1).roll_call()
    assert (t.asked, t.ask) == ([0], "reveal_guard")
    t.choose("reveal_guard", "sewers")
    assert (t.asked, t.ask) == ([0], "visit")
    t.assign("smithy", "5")
    assert t.ask == "reveal_guard"
    t.choose("reveal_guard", "smithy")
    assert t.ask == "visit"
    assert t.offered("visit") == [place for place in PLACES if place != "smithy"]


@rule("LK-129")
def test_the_player_begins_with_the_marker() -> None:
    t = table(1).first(0).roll_call()
    assert t.ask == "visit"
    t.assign("smithy", "5")
    assert t.ask == "reveal_guard"


@rule("LK-130", "LK-R45")
def test_the_player_picks_which_card_is_turned_up_then_a_location_is_drawn() -> None:
    t = table(1).next_locations("off_duty_1").roll_call()
    assert t.offered("reveal_guard") == list(PLACES)
    card = GUARD.ids[t.g.unknown[2]]
    assert card not in str(t.match.view(0).plain())
    t.choose("reveal_guard", "infirmary")
    assert face_down(t) == [place for place in PLACES if place != "infirmary"]
    assert posted(t, "infirmary") == [card]
    assert t.events[:2] == ["guard_revealed", "location_drawn"]
    assert t.middle("drawn_locations").cards == ["card_off_duty_1"]
    assert t.middle("post", "infirmary").cards == [card]


@rule("LK-131")
@pytest.mark.parametrize("place", LOCATION.ids[:6])
def test_a_named_location_gets_the_top_guard_card_face_up(place: str) -> None:
    t = table(1).next_locations(place).roll_call()
    top = GUARD.ids[t.g.guard_deck[-1]]
    t.choose("reveal_guard", "cell_block")
    assert posted(t, place) == [top]
    assert [(one["guard"], one["location"]) for one in t.heard("guard_joined")] == [(top, place)]
    assert len(t.g.guard_deck) == 4
    assert t.heard("location_drawn")[0]["location_card"] == f"card_{place}"
    assert t.sound()


@rule("LK-131")
@pytest.mark.parametrize("card", ["off_duty_1", "off_duty_2"])
def test_off_duty_nothing_happens(card: str) -> None:
    t = table(1).next_locations(card).roll_call().choose("reveal_guard", "cell_block")
    assert len(t.g.guard_deck) == 5
    assert t.heard("guard_joined") == []
    assert sum(bool(cards) for cards in t.g.posted) == 1


@rule("LK-R45")
def test_with_no_card_face_down_only_a_location_is_drawn() -> None:
    t = table(1).next_locations("smithy").next_guards("guard_green_5").go(GUARD_TURN)
    assert (t.ask, posted(t, "smithy")) == ("visit", ["guard_green_5"])
    assert t.heard("guard_revealed") == []
    t = table(1).unknown("sewers", "guard_blue_2").next_locations("off_duty_2").go(GUARD_TURN)
    assert (t.ask, posted(t, "sewers")) == ("visit", ["guard_blue_2"])  # the only one


@rule("LK-R46")
def test_with_an_empty_guard_deck_nobody_comes() -> None:
    t = table(1).only_guards().next_locations("smithy").go(GUARD_TURN)
    assert (t.heard("guard_joined"), sum(t.g.posted), t.ask) == ([], 0, "visit")
    assert len(t.heard("location_drawn")) == 1


@rule("LK-132")
def test_the_phase_ends_with_the_last_token() -> None:
    t = table(1).first(0).roll_call().assign("smithy", "5 lookout", "2").choose("reveal_guard", "sewers")
    t.assign("sewers", "4 enforcer", "3")
    assert "lights_go_out" in t.events
    before = t.events[: t.events.index("lights_go_out")]
    assert not {"guard_revealed", "location_drawn"} & set(before)
    assert len(t.g.drawn_locations) == 1


@rule("LK-E45", "LK-132", "LK-R64")
def test_two_tokens_left_are_assigned_together() -> None:
    """Also with a tome in hand: the next window is that before the first location."""
    t = table(1).first(0).tomes(0, "hideout_atlas", "chronicle_of_tunnels").unknown("smithy", "guard_blue_2")
    t.at(0, "smithy", "2 3").at(0, "chow_hall", "4 enforcer").go(TURN, 0)
    assert (t.ask, t.offered("play_tome")) == ("visit", ["hideout_atlas"])
    t.choose("visit", "sewers").choose("assign", "token_5", "up").choose("assign", "token_lookout", "up")
    assert t.events == ["assigned", "assigned", "lights_go_out"]
    assert (t.ask, t.offered("play_tome")) == ("play_tome", ["hideout_atlas", "chronicle_of_tunnels"])


@rule("LK-R64")
def test_windows_of_a_roll_call_alone() -> None:
    """After an assignment that leaves tokens; none in a guard turn. Before it tomes are among what can be chosen."""
    t = table(1).tomes(0, "smiths_handbook").roll_call()
    asked = [t.ask]
    t.choose("reveal_guard", "sewers")
    asked.append(t.ask)
    assert t.offered("play_tome") == ["smiths_handbook"]
    t.assign("smithy", "5")
    asked.append(t.ask)
    t.choose("no_tome")
    asked.append(t.ask)
    assert asked == ["reveal_guard", "visit", "play_tome", "reveal_guard"]


@rule("LK-R64", "LK-R61")
def test_who_is_alone_is_not_asked_about_tomes_that_cannot_be_played() -> None:
    t = table(1).tomes(0, "tinkering_unmasked").roll_call().choose("reveal_guard", "sewers")
    assert (t.ask, t.offered("play_tome")) == ("visit", [])
    assert t.assign("smithy", "5").ask == "reveal_guard"


@rule("LK-R64")
def test_only_the_player_is_asked_in_windows() -> None:
    t = fresh(1, seed=4)
    chance = seeded(5)
    while not t.match.over:
        assert t.asked == [0]
        t.play(chance, 1)


@rule("LK-R47")
def test_passing_ends_the_phase_at_once() -> None:
    t = table(1).first(0).roll_call().choose("pass")
    assert "lights_go_out" in t.events
    assert not {"guard_revealed", "location_drawn"} & set(t.events[: t.events.index("lights_go_out")])
    assert t.tokens_at(0, "cell") == ["2", "3", "4", "5", "enforcer", "lookout"]


@rule("LK-133")
def test_the_atlas_turns_up_a_guard_card() -> None:
    t = table(1).tomes(0, "hideout_atlas").roll_call().choose("reveal_guard", "sewers")
    t.choose("play_tome", "hideout_atlas")
    assert t.ask == "reveal_guard"
    assert t.offered("reveal_guard") == [place for place in PLACES if place != "sewers"]
    drawn = len(t.g.drawn_locations)
    t.choose("reveal_guard", "smithy")
    assert (t.heard("guard_revealed")[0]["location"], len(t.g.drawn_locations), t.ask) == ("smithy", drawn, "visit")
    assert len(face_down(t)) == 5


@rule("LK-133")
def test_without_cards_face_down_the_atlas_is_not_offered() -> None:
    t = table(1).first(0).tomes(0, "hideout_atlas").go(TURN, 0)
    assert (t.ask, t.offered("play_tome")) == ("visit", [])


# Lights-out: the guards as the second crew


@rule("LK-134", "LK-152")
@pytest.mark.parametrize(
    ("location", "player", "guards", "held"),
    [
        ("sewers", "5", "guard_blue_7", {"scrap": 1}),
        ("sewers", "2", "guard_blue_7", {"scrap": 2}),
        ("infirmary", "5", "guard_blue_7", {"potion": 1}),
        ("infirmary", "2", "guard_blue_7", {"potion": 2}),
        ("smithy", "5", "guard_blue_7", {"iron": 1}),
        ("smithy", "2", "guard_blue_7", {"iron": 2}),
    ],
)
def test_the_guards_collect_like_a_player(location: str, player: str, guards: str, held: dict[str, int]) -> None:
    t = table(1).at(0, location, player).posted(location, guards).resolve(location).choose("take_reward")
    assert t.resources_of(GUARDS) == held
    assert laid_aside(t) == [guards]
    assert sum(t.g.posted) == 0
    assert t.sound()


@rule("LK-134")
def test_several_cards_are_one_crew() -> None:
    t = table(1).strength(GUARDS, 5).posted("smithy", "guard_blue_1", "guard_blue_3").unknown("smithy", "guard_green_4")
    t.at(0, "smithy", "4 3").resolve("smithy")
    assert t.ranked == [(GUARDS, 8), (0, 7)]


@rule("LK-134")
def test_a_lone_player_is_ranked_first() -> None:
    t = table(1).at(0, "infirmary", "lookout").resolve("infirmary")
    assert t.ranked == [(0, 0)]
    t.choose("take_reward")
    assert (t.resources_of(0), t.match.over) == ({"potion": 2}, True)


@rule("LK-134", "LK-152")
def test_the_guards_at_the_exercise_yard() -> None:
    t = table(1).first(0).posted("exercise_yard", "guard_blue_7").at(0, "exercise_yard", "2").resolve("exercise_yard")
    assert (t.strength_of(GUARDS), t.g.first) == (2, GUARDS)
    assert (t.strength_of(0), t.tokens_at(0, "library")) == (1, ["2"])
    t = table(1).posted("exercise_yard", "guard_blue_7").at(0, "exercise_yard", "5").resolve("exercise_yard")
    t.choose("take_reward")
    assert (t.strength_of(GUARDS), t.strength_of(0), t.g.first) == (1, 2, 0)
    assert (posted(t, "library"), laid_aside(t)) == (["guard_blue_7"], [])


@rule("LK-134", "LK-R15")
@pytest.mark.parametrize(("first", "place"), [(GUARDS, "library"), (0, "")])
def test_without_strength_cubes_the_marker_is_still_a_reward(first: int, place: str) -> None:
    t = table(1).supply("strength", 0, to=0).first(first).posted("exercise_yard", "guard_blue_2")
    t.resolve("exercise_yard")
    assert (t.g.first, t.strength_of(GUARDS)) == (GUARDS, 1)
    assert (posted(t, "library") if place else laid_aside(t)) == ["guard_blue_2"]


@rule("LK-R48")
@pytest.mark.parametrize("first", [0, GUARDS])
def test_ties_go_to_the_holder_of_the_marker(first: int) -> None:
    t = table(1).first(first).posted("smithy", "guard_blue_7").at(0, "smithy", "3").resolve("smithy")
    assert t.ranked == [(first, 3), (1 - first, 3)]


@rule("LK-R48", "LK-134")
def test_the_guards_draw_suspicion_like_a_player() -> None:
    t = table(1).posted("smithy", "guard_blue_7").at(0, "smithy", "2").watched("smithy", 2).resolve("smithy")
    assert (t.suspicion_of(GUARDS), t.suspicion_of(0)) == (2, 0)
    t = table(1).posted("smithy", "guard_blue_7").at(0, "smithy", "5 lookout").watched("smithy", 2).resolve("smithy")
    assert (t.suspicion_of(GUARDS), t.suspicion_of(0)) == (2, 0)
    t = table(1).posted("smithy", "guard_blue_7").at(0, "smithy", "5").watched("smithy", 2).resolve("smithy")
    assert (t.suspicion_of(GUARDS), t.suspicion_of(0)) == (0, 2)


@rule("LK-R48")
def test_an_eye_on_a_guard_card_covers_the_guards(tmp_path: Path) -> None:
    """No card of the box has one; a pack may."""
    (tmp_path / "pack.toml").write_text('name = "Eyes"\ngame = "lockup"\n', encoding="utf-8")
    eye = '[[guard]]\nid = "guard_blue_7"\nkind = "eye"\nstrength = 9\n'
    (tmp_path / "guards.toml").write_text(eye, encoding="utf-8")

    def laid(player: str) -> LaidTable:
        t = table(1).posted("smithy", "guard_blue_7", "guard_blue_5").at(0, "smithy", player).watched("smithy", 1)
        t.g.cards = open_pack(tmp_path)
        return t.resolve("smithy")

    t = laid("lookout")
    assert t.ranked == [(GUARDS, 2), (0, 0)]
    assert (t.watched_at("smithy"), t.suspicion_of(GUARDS), t.suspicion_of(0)) == (1, 0, 0)
    t = laid("2")
    assert t.ranked == [(GUARDS, 2), (0, 2)]
    assert (t.watched_at("smithy"), t.suspicion_of(GUARDS), t.suspicion_of(0)) == (0, 0, 1)


@rule("LK-E47", "LK-R66", "LK-152")
def test_the_guards_take_a_bandits_cube() -> None:
    t = table(1).loot("smithy", "gold").posted("smithy", "guard_blue_7").at(0, "smithy", "2").resolve("smithy")
    assert t.resources_of(GUARDS) == {"iron": 2, "gold": 1}
    t.choose("take_reward")
    assert t.resources_of(0) == {"iron": 1}
    assert (laid_aside(t), t.tokens_at(0, "smithy"), len(t.tokens_at(0, "cell"))) == (["guard_blue_7"], [], 6)


@rule("LK-R66")
def test_behind_the_player_the_guards_take_none() -> None:
    t = table(1).loot("smithy", "gold").posted("smithy", "guard_blue_7").at(0, "smithy", "5").resolve("smithy")
    t.choose("take_reward")
    assert (t.resources_of(0), t.resources_of(GUARDS)) == ({"iron": 2, "gold": 1}, {"iron": 1})
    t = table(1).loot("smithy", "gold").posted("smithy", "guard_blue_7").at(0, "smithy", "5").resolve("smithy")
    t.choose("decline")
    assert (t.loot_at("smithy"), t.resources_of(GUARDS)) == ({"gold": 1}, {"iron": 1})


@rule("LK-R66", "LK-135")
def test_at_the_commissary_the_bandits_cube_counts_already() -> None:
    """With the bandit's gold they have least of potion and iron: iron is the rarer."""
    t = table(1).resources(GUARDS, scrap=1).loot("commissary", "gold").posted("commissary", "guard_blue_7")
    t.resolve("commissary")
    assert t.resources_of(GUARDS) == {"scrap": 1, "iron": 1, "gold": 1}


# The commissary


@rule("LK-E26", "LK-135")
def test_the_least_and_rarest() -> None:
    t = guards_win("commissary").resources(GUARDS, scrap=2, iron=1).resolve("commissary")
    assert t.resources_of(GUARDS) == {"scrap": 2, "iron": 1, "gold": 1}


@rule("LK-135", "LK-R52")
@pytest.mark.parametrize(
    ("held", "gained"),
    [
        ({}, "gold"),
        ({"gold": 1}, "iron"),
        ({"gold": 1, "iron": 1}, "potion"),
        ({"gold": 1, "iron": 1, "potion": 1}, "scrap"),
        ({"scrap": 2, "potion": 1, "iron": 2, "gold": 3}, "potion"),
        ({"scrap": 2, "potion": 2, "iron": 2, "gold": 2}, "gold"),
    ],
)
def test_what_the_guards_take_at_the_commissary(held: dict[str, int], gained: str) -> None:
    t = guards_win("commissary").resources(GUARDS, **held).resolve("commissary")
    assert t.resources_of(GUARDS) == {**held, gained: held.get(gained, 0) + 1}
    assert laid_aside(t) == ["guard_blue_7"]


@rule("LK-R52")
def test_a_kind_missing_in_the_supply_is_passed_over() -> None:
    t = guards_win("commissary").supply("gold", 0, to=0).resolve("commissary")
    assert t.resources_of(GUARDS) == {"iron": 1}
    t = guards_win("commissary").supply("gold", 0, to=0).supply("iron", 0, to=0).resources(GUARDS, scrap=1, potion=1)
    assert t.resolve("commissary").resources_of(GUARDS) == {"scrap": 1, "potion": 2}


@rule("LK-135", "LK-152")
def test_second_at_the_commissary_is_nothing() -> None:
    t = table(1).resources(GUARDS, scrap=4).posted("commissary", "guard_blue_5").at(0, "commissary", "5")
    t.resolve("commissary").choose("take_reward").choose("gain", "gold")
    assert (t.resources_of(GUARDS), posted(t, "library"), laid_aside(t)) == ({"scrap": 4}, ["guard_blue_5"], [])


@rule("LK-R15", "LK-R52")
def test_an_empty_supply_makes_stragglers_of_the_guards() -> None:
    t = guards_win("commissary")
    for kind in ("scrap", "potion", "iron", "gold"):
        t.supply(kind, 0, to=0)
    t.resolve("commissary")
    assert (t.resources_of(GUARDS), posted(t, "library")) == ({}, ["guard_blue_7"])


# The chow hall

WITH_ICONS = {
    0: ["dwarf_elder", "demon_greed", "hobgoblin_recruit", "dwarf_miner"],
    1: ["demon_fury", "hobgoblin_veteran", "dwarf_jeweller", "cultist_hexer"],
    2: ["bandit_iron", "ratfolk_king", "dwarf_brawler"],
    3: ["bandit_gold", "raider_corsair"],
}


def with_icons(t: LaidTable, *icons: int) -> LaidTable:
    """Thugs with so many icons at the five spaces; -1 is an empty one."""
    left = {number: list(thugs) for number, thugs in WITH_ICONS.items()}
    thugs = {SPACES[i]: left[number].pop(0) for i, number in enumerate(icons) if number >= 0}
    return t.spaces(**thugs)


@rule("LK-E28", "LK-136")
@pytest.mark.parametrize(
    ("icons", "taken"),
    [
        ((1, 2, 0, 2, 1), (1, 3)),
        ((1, 2, 1, 0, 1), (1, 0)),
        ((0, 0, 0, 0, 3), (4, 0)),
        ((1, 1, 1, 1, 2), (4, 0)),
        ((3, 3, 2, 2, 2), (0, 1)),
        ((0, -1, 0, 0, 0), (0, 2)),
        ((-1, -1, -1, 2, 3), (4, 3)),
    ],
)
def test_two_thugs_with_the_most_icons(icons: tuple[int, ...], taken: tuple[int, ...]) -> None:
    t = with_icons(guards_win("chow_hall"), *icons)
    shown = t.thugs_shown
    t.resolve("chow_hall")
    assert [one["thug"] for one in t.heard("recruited")] == [shown[space] for space in taken]
    assert [i for i in range(5) if t.thugs_shown[i] == "-" != shown[i]] == sorted(taken)
    assert t.resources_of(GUARDS).get("scrap", 0) == 0
    assert t.heard("paid") == []
    assert laid_aside(t) == ["guard_blue_7"]
    assert t.sound()


@rule("LK-136", "LK-152")
def test_second_at_the_chow_hall_is_nothing() -> None:
    t = with_icons(table(1), 1, 2, 0, 2, 1).posted("chow_hall", "guard_blue_7").at(0, "chow_hall", "5")
    t.resources(GUARDS, gold=5).resources(0, scrap=1).resolve("chow_hall").choose("recruit", "1")
    t.choose("recruit_thug", t.thugs_shown[0])
    assert (t.thugs_of(GUARDS), t.resources_of(GUARDS), posted(t, "library")) == ([], {"gold": 5}, ["guard_blue_7"])


@rule("LK-136")
def test_the_player_chooses_among_those_left() -> None:
    t = with_icons(guards_win("chow_hall"), 0, 3, 1, 3, 0).resources(0, scrap=1).resolve("chow_hall")
    assert (t.asked, t.ask) == ([0], "recruit")
    t.choose("recruit", "1")
    assert sorted(t.offered("recruit_thug")) == ["demon_fury", "demon_greed", "dwarf_elder"]


@rule("LK-R65")
def test_one_thug_or_none() -> None:
    t = guards_win("chow_hall").spaces(smithy="dwarf_elder").resolve("chow_hall")
    assert (t.thugs_of(GUARDS), laid_aside(t)) == (["dwarf_elder"], ["guard_blue_7"])
    t = guards_win("chow_hall").resolve("chow_hall")
    assert (t.thugs_of(GUARDS), posted(t, "library")) == ([], ["guard_blue_7"])
    t = guards_win("chow_hall").loot("chow_hall", "iron").resolve("chow_hall")
    assert (t.resources_of(GUARDS), laid_aside(t), posted(t, "library")) == ({"iron": 1}, ["guard_blue_7"], [])


@rule("LK-E44", "LK-R65", "LK-R54", "LK-137")
def test_effects_come_thug_by_thug() -> None:
    t = (
        guards_win("chow_hall")
        .suspicion(GUARDS, 1)
        .spaces(
            sewers="cultist_scribe",
            infirmary="demon_greed",
            smithy="ratfolk_informer",
            commissary="dwarf_brawler",
            chow_hall="demon_shadow",
        )
    )
    t.resolve("chow_hall")
    order = [event for event in t.events if event in ("recruited", "got_strength", "gave_suspicion")]
    assert order == ["recruited", "got_strength", "recruited", "gave_suspicion"]
    assert [one["thug"] for one in t.heard("recruited")] == ["dwarf_brawler", "ratfolk_informer"]
    assert (t.strength_of(GUARDS), t.suspicion_of(GUARDS), t.suspicion_of(0)) == (2, 0, 1)


@rule("LK-137")
@pytest.mark.parametrize(
    ("thug", "reputation", "held"),
    [
        ("cultist_reader", 11, {}),
        ("cultist_scribe", 11, {}),
        ("ratfolk_bookworm", 11, {}),
        ("cultist_prophet", 10, {"potion": 1}),
        ("dwarf_miner", 10, {"iron": 1}),
        ("ratfolk_runt", 10, {"scrap": 1}),
        ("raider_smuggler", 10, {"gold": 1}),
    ],
)
def test_what_a_thug_brings_the_guards(thug: str, reputation: int, held: dict[str, int]) -> None:
    """A tome drawn or chosen is 1 reputation."""
    t = guards_win("chow_hall").spaces(smithy=thug).resolve("chow_hall")
    assert (t.reputation_of(GUARDS), t.resources_of(GUARDS), t.crew(GUARDS).tomes) == (reputation, held, ())
    assert len(t.g.tome_deck) == 24


@rule("LK-137", "LK-R54", "LK-R66")
@pytest.mark.parametrize(("thug", "mine", "theirs"), [("ratfolk_sneak", 0, 1), ("ratfolk_informer", 1, 1)])
@pytest.mark.parametrize("option", ["mandatory", "optional"])
def test_the_guards_get_rid_of_suspicion(thug: str, mine: int, theirs: int, option: str) -> None:
    """They are never asked."""
    t = guards_win("chow_hall", option).suspicion(GUARDS, 2).spaces(smithy=thug)
    t.resolve("chow_hall")
    assert (t.match.over, t.suspicion_of(0), t.suspicion_of(GUARDS)) == (True, mine, theirs)
    t = guards_win("chow_hall", option).spaces(smithy=thug).resolve("chow_hall")
    assert (t.suspicion_of(0), t.suspicion_of(GUARDS)) == (0, 0)


@rule("LK-R54")
def test_the_player_passes_suspicion_to_the_guards() -> None:
    t = table(1).suspicion(0, 2).tomes(0, "slander_and_gossip").first(0).go(TURN, 0)
    t.choose("play_tome", "slander_and_gossip")
    assert (t.suspicion_of(0), t.suspicion_of(GUARDS), t.ask) == (1, 1, "visit")


# Exchanges


@rule("LK-E27", "LK-144")
def test_the_least_rare_of_the_most_for_the_rarest_of_the_least() -> None:
    t = guards_win("chow_hall").resources(GUARDS, scrap=3, potion=3).spaces(smithy="dwarf_tinker").resolve("chow_hall")
    assert t.resources_of(GUARDS) == {"scrap": 2, "potion": 3, "gold": 1}


@rule("LK-144", "LK-R52", "LK-R66")
@pytest.mark.parametrize(
    ("held", "after"),
    [
        ({"scrap": 2, "potion": 2, "iron": 2, "gold": 2}, {"scrap": 1, "potion": 2, "iron": 2, "gold": 3}),
        ({}, {}),
        ({"gold": 1}, {"iron": 1}),
        ({"scrap": 1, "potion": 2, "iron": 2, "gold": 1}, {"scrap": 1, "potion": 1, "iron": 2, "gold": 2}),
        ({"potion": 1, "iron": 4}, {"potion": 1, "iron": 3, "gold": 1}),
        ({"scrap": 1, "iron": 4, "gold": 1}, {"scrap": 1, "potion": 1, "iron": 3, "gold": 1}),
    ],
)
def test_how_the_guards_exchange(held: dict[str, int], after: dict[str, int]) -> None:
    t = guards_win("chow_hall").resources(GUARDS, **held).spaces(smithy="raider_firebrand").resolve("chow_hall")
    assert t.resources_of(GUARDS) == after
    assert t.sound()


@rule("LK-R52")
def test_an_exchange_passes_over_what_is_missing() -> None:
    t = guards_win("chow_hall").supply("gold", 0, to=0).resources(GUARDS, scrap=3, iron=1)
    t.spaces(smithy="dwarf_tinker").resolve("chow_hall")
    assert t.resources_of(GUARDS) == {"scrap": 2, "potion": 1, "iron": 1}


# The cell block


def crafting(*display: str, **held: int) -> LaidTable:
    """The guards alone at the cell block, with these resources."""
    return table(1).posted("cell_block", "guard_blue_2").display(*display).resources(GUARDS, **held)


@rule("LK-E43", "LK-138", "LK-139", "LK-137", "LK-151")
def test_the_best_item_they_can_pay_for() -> None:
    t = crafting("crystal_ball", "rune_of_silence", "glass_beads", scrap=1, potion=2, iron=1).resolve("cell_block")
    assert t.items_of(GUARDS) == ["crystal_ball"]
    assert {one["resource"]: one["count"] for one in t.heard("paid")} == {"potion": 2, "iron": 1, "scrap": 1}
    assert (t.reputation_of(GUARDS), t.resources_of(GUARDS)) == (18, {"potion": 1})
    assert t.items_shown == ["-", "rune_of_silence", "glass_beads"]
    assert laid_aside(t) == ["guard_blue_2"]
    assert t.sound()


@rule("LK-138")
@pytest.mark.parametrize("player", ["5", "lookout"])
def test_in_either_rank(player: str) -> None:
    t = crafting("glass_beads", "hex_doll", scrap=1, potion=1).posted("cell_block", "guard_blue_3")
    t.at(0, "cell_block", player).resources(0, scrap=1).resolve("cell_block")
    while not t.match.over:
        t.choose("decline")
    assert (t.items_of(GUARDS), t.reputation_of(GUARDS)) == (["glass_beads"], 14)


@rule("LK-138", "LK-R49")
@pytest.mark.parametrize(
    ("display", "reserved", "made"),
    [
        (("rat_hide_vest", "blur_powder"), (), "rat_hide_vest"),
        (("blur_powder", "rat_hide_vest"), (), "blur_powder"),
        (("-", "blur_powder", "glass_beads"), ("rat_hide_vest",), "blur_powder"),
        (("glass_beads",), ("rat_hide_vest", "blur_powder"), "rat_hide_vest"),
        (("glass_beads",), ("blur_powder", "rat_hide_vest"), "blur_powder"),
        (("rat_hide_vest",), ("glass_beads", "hex_doll"), "hex_doll"),
        ((), ("glass_beads",), "glass_beads"),
    ],
)
def test_ties_go_to_the_item_nearer_the_deck(display: tuple[str, ...], reserved: tuple[str, ...], made: str) -> None:
    """The display before what is reserved, and of that what was reserved first; 5, 5, 4 and 6 points."""
    t = crafting(*display, scrap=2, potion=2).reserved(GUARDS, *reserved).resolve("cell_block")
    assert t.items_of(GUARDS) == [made]
    assert t.reserved_of(GUARDS) == [item for item in reserved if item != made]
    assert t.items_shown.count("-") == 3 - len([item for item in display if item not in ("-", made)])


@rule("LK-R67")
def test_the_any_part_comes_from_what_is_left() -> None:
    """Two iron and nothing else: the fixed part of the helmet takes both, so it cannot be paid."""
    t = crafting("guard_helmet", "sharpened_spoon", iron=2).resolve("cell_block")
    assert (t.items_of(GUARDS), t.reserved_of(GUARDS)) == ([], ["guard_helmet"])
    t = crafting("guard_helmet", iron=3).resolve("cell_block")
    assert (t.items_of(GUARDS), t.resources_of(GUARDS)) == (["guard_helmet"], {})


@rule("LK-139", "LK-R67")
@pytest.mark.parametrize(
    ("held", "left"),
    [
        ({"scrap": 1, "potion": 1, "iron": 2, "gold": 1}, {"potion": 1, "gold": 1}),
        ({"potion": 1, "iron": 3, "gold": 1}, {"iron": 1, "gold": 1}),
        ({"iron": 3, "gold": 1}, {"gold": 1}),
        ({"iron": 2, "gold": 1}, {}),
    ],
)
def test_the_any_part_is_paid_with_the_least_rare(held: dict[str, int], left: dict[str, int]) -> None:
    t = crafting("guard_helmet", **held).resolve("cell_block")  # two iron and any one
    assert (t.items_of(GUARDS), t.resources_of(GUARDS), t.reputation_of(GUARDS)) == (["guard_helmet"], left, 16)


@rule("LK-140", "LK-151", "LK-R50")
@pytest.mark.parametrize(
    ("display", "kept"),
    [
        (("glass_beads", "royal_circlet", "hex_doll"), "royal_circlet"),
        (("glass_beads", "scrap_plate", "crown_of_kulbak"), "scrap_plate"),
        (("-", "crown_of_kulbak", "scrap_plate"), "crown_of_kulbak"),
    ],
)
def test_without_means_they_reserve_the_best(display: tuple[str, ...], kept: str) -> None:
    t = crafting(*display).resources(GUARDS, gold=1).resolve("cell_block")
    assert t.reserved_of(GUARDS) == [kept]
    assert (t.resources_of(GUARDS), t.reputation_of(GUARDS), t.items_of(GUARDS)) == ({"gold": 1}, 10, [])
    assert laid_aside(t) == ["guard_blue_2"]
    assert t.middle("reserved", "guards", reader=0).cards == [kept]
    assert t.items_shown == ["-" if item == kept else item for item in display]


@rule("LK-151")
def test_a_reserved_item_counts_when_it_is_crafted() -> None:
    t = crafting().reserved(GUARDS, "soul_shiv").resources(GUARDS, scrap=1, potion=1, iron=1).resolve("cell_block")
    assert (t.items_of(GUARDS), t.reserved_of(GUARDS), t.reputation_of(GUARDS)) == (["soul_shiv"], [], 17)
    assert (t.resources_of(GUARDS), t.left["scrap"]) == ({}, 25)


@rule("LK-R49")
def test_with_an_empty_display_and_no_means_they_are_stragglers() -> None:
    t = crafting().reserved(GUARDS, "royal_circlet").resolve("cell_block")
    assert (t.reserved_of(GUARDS), posted(t, "library"), laid_aside(t)) == (["royal_circlet"], ["guard_blue_2"], [])


@rule("LK-137", "LK-143")
@pytest.mark.parametrize(
    ("item", "held", "reputation"),
    [
        ("whisper_scroll", {"potion": 2, "scrap": 1}, 5 + 1),
        ("master_key", {"scrap": 2, "iron": 1, "gold": 1}, 10 + 1),
        ("silver_mirror", {"potion": 1, "iron": 1, "scrap": 1}, 6 + 1),
        ("forbidden_grimoire", {"potion": 3, "gold": 1}, 10 + 1),
        ("bottomless_sack", {"scrap": 2, "potion": 1, "iron": 1}, 8),
        ("pot_lid_buckler", {"scrap": 3}, 5),
    ],
)
def test_what_an_item_brings_the_guards(item: str, held: dict[str, int], reputation: int) -> None:
    """Tomes are 1 reputation, more storage is nothing."""
    t = crafting(item, **held).resolve("cell_block")
    assert (t.reputation_of(GUARDS), t.heard("more_storage"), t.crew(GUARDS).tomes) == (10 + reputation, [], ())
    assert (t.resources_of(GUARDS), len(t.g.tome_deck)) == ({}, 24)


# The library


@rule("LK-141", "LK-152")
@pytest.mark.parametrize(("player", "reputation"), [("", 11), ("5", 11), ("lookout", 11)])
def test_the_guards_score_one_at_the_library(player: str, reputation: int) -> None:
    t = table(1).posted("library", "guard_blue_5", "guard_green_1")
    if player:
        t.at(0, "library", player)
    t.resolve("library").quiet()
    if not t.match.over:
        t.choose(*t.offers[0])
    assert (t.reputation_of(GUARDS), t.crew(GUARDS).tomes) == (reputation, ())
    assert (laid_aside(t), sum(t.g.posted)) == (["guard_blue_5", "guard_green_1"], 0)
    assert len(t.tomes_of(0)) == bool(player)


@rule("LK-141")
def test_guard_cards_are_never_placed_at_the_library() -> None:
    """They come as stragglers, face up."""
    t = table(1).posted("commissary", "guard_blue_3").posted("chow_hall", "guard_blue_5").at(0, "commissary", "5")
    t.at(0, "chow_hall", "4").resources(0, scrap=1).resolve("commissary").choose("take_reward").choose("gain", "gold")
    t.resolve("chow_hall")
    assert posted(t, "library") == ["guard_blue_3", "guard_blue_5"]
    t.next_tomes("smiths_handbook", "muscle_manual").resolve("library")
    assert t.ranked == [(0, 4), (GUARDS, 3)]
    t.choose("keep_tome", "muscle_manual")
    assert (t.reputation_of(GUARDS), len(t.tomes_of(0))) == (11, 1)


@rule("LK-152", "LK-147")
def test_no_guard_card_returns_before_the_shuffle() -> None:
    t = table(1).first(0).halt(PATROL).roll_call()
    deck = t.g.guard_deck
    t.choose("pass").quiet()
    assert t.g.guard_deck == deck
    assert sorted([*t.g.aside, *t.g.guard_deck]) == list(range(12))
    assert len(t.g.aside) == 7


# The special card


@rule("LK-E46", "LK-142", "LK-R51")
@pytest.mark.parametrize(
    ("level", "special", "strength"), [("challenging", "guard_yellow_5", 1), ("hard", "guard_red_5", 2)]
)
def test_the_special_card_brings_another(level: str, special: str, strength: int) -> None:
    t = table(1, difficulty=level).unknown("smithy", special).next_guards("guard_blue_7").at(0, "smithy", "3")
    left = len(t.g.guard_deck)
    t.resolve("smithy")
    assert dict(t.ranked)[GUARDS] == strength + 3
    assert [one["guard"] for one in t.heard("guard_revealed")] == [special, "guard_blue_7"]
    assert len(t.g.guard_deck) == left - 1
    t.choose("take_reward")
    assert sorted(laid_aside(t)) == ["guard_blue_7", special]
    t = table(1, difficulty=level).posted("smithy", special).next_guards("guard_blue_7").at(0, "smithy", "3")
    t.resolve("smithy")
    assert dict(t.ranked)[GUARDS] == strength
    assert t.heard("guard_revealed") == []


@rule("LK-142")
def test_the_special_card_with_an_empty_deck() -> None:
    t = table(1, difficulty="hard").unknown("smithy", "guard_red_5").only_guards().resolve("smithy")
    assert t.ranked == [(GUARDS, 2)]


@rule("LK-R51")
def test_in_roll_call_the_special_card_does_nothing() -> None:
    t = table(1, difficulty="hard").unknown("smithy", "guard_red_5").unknown("sewers", "guard_blue_2")
    t.next_locations("off_duty_1").go(GUARD_TURN).choose("reveal_guard", "smithy")
    assert (posted(t, "smithy"), face_down(t), len(t.g.guard_deck)) == (["guard_red_5"], ["sewers"], 10)
    t = table(1, difficulty="hard").next_guards("guard_red_5").next_locations("smithy").go(GUARD_TURN)
    assert (posted(t, "smithy"), face_down(t), len(t.g.guard_deck)) == (["guard_red_5"], [], 11)


@rule("LK-142", "LK-133", "LK-R51")
@pytest.mark.parametrize("deck", [1, 0])
def test_the_atlas_turns_up_the_special_card_in_lights_out(deck: int) -> None:
    """The card it brings lies face down until its location is resolved, and counts there."""
    t = table(1, difficulty="hard").tomes(0, "hideout_atlas").at(0, "sewers", "5").at(0, "smithy", "4")
    t.unknown("smithy", "guard_red_5").only_guards(*["guard_blue_7"][:deck]).lights_out()
    t.choose("play_tome", "hideout_atlas")
    assert (posted(t, "smithy"), face_down(t)) == (["guard_red_5"], ["smithy"][:deck])
    assert [one["location"] for one in t.heard("guard_called")] == ["smithy"][:deck]
    t.choose("take_reward")
    assert dict(t.ranked)[GUARDS] == 2 + 3 * deck
    assert t.sound()


# Patrol and raids


@rule("LK-143")
def test_the_guards_store_what_they_like() -> None:
    t = table(1).resources(GUARDS, scrap=12, gold=4).resources(0, iron=7).next_thugs(*CALM).patrol()
    assert (t.resources_of(GUARDS), t.resources_of(0)) == ({"scrap": 12, "gold": 4}, {"iron": 5})


@rule("LK-E29", "LK-145", "LK-146", "LK-R53")
@pytest.mark.parametrize(
    ("player", "guards", "lost", "kept"), [(2, 5, [0, 6], 2), (4, 1, [6, 0], 0), (2, 2, [0, 0], 0), (0, 0, [0, 0], 0)]
)
def test_raids_alone(player: int, guards: int, lost: list[int], kept: int) -> None:
    t = table(1).suspicion(0, player).suspicion(GUARDS, guards).watched("smithy", 2).raid()
    assert [10 - t.reputation_of(crew) for crew in (0, GUARDS)] == lost
    assert (t.suspicion_of(0), t.suspicion_of(GUARDS)) == (kept, 0)
    assert (t.watched_at("smithy"), t.left["suspicion"]) == (0, 12 - kept)
    assert t.sound()


@rule("LK-146")
def test_the_guards_do_not_fall_below_zero() -> None:
    t = table(1).suspicion(GUARDS, 1).reputation(GUARDS, 4).raid()
    assert t.reputation_of(GUARDS) == 0


@rule("LK-R53", "LK-146")
def test_cubes_go_out_as_far_as_they_last() -> None:
    """The player keeps 5 of 12; 8 are due in ascending order, and there is no second raid."""
    t = table(1).suspicion(0, 5).suspicion(GUARDS, 6)
    t.next_thugs("bandit_iron", "bandit_gold", "dwarf_elder", "dwarf_brawler", "dwarf_smith").patrol()
    assert [t.watched_at(space) for space in SPACES] == [2, 3, 0, 2, 0]
    assert (len(t.heard("raid")), t.left["suspicion"], t.suspicion_of(0), t.reputation_of(GUARDS)) == (1, 0, 5, 4)


@rule("LK-147")
def test_all_cards_are_shuffled_again() -> None:
    t = table(1, seed=3).only_guards("guard_blue_1").next_thugs(*CALM)
    t.g.drawn_locations, t.g.location_deck = t.g.location_deck[3:], t.g.location_deck[:3]
    t.patrol()
    assert sorted(t.g.guard_deck) == list(range(12))
    assert sorted(t.g.location_deck) == list(range(8))
    assert (t.g.aside, t.g.drawn_locations) == ((), ())
    assert t.g.guard_deck != tuple(sorted(t.g.guard_deck))
    orders = {table(1, seed=seed).next_thugs(*CALM).patrol().g.location_deck for seed in range(6)}
    assert len(orders) == 6


# The end


@rule("LK-148", "LK-R54", "LK-R55")
def test_how_the_guards_are_counted() -> None:
    """Two-player values; of resources only gold."""
    t = table(1).goals("goal_rat_king", "goal_everyones_friend").reputation(GUARDS, 40).holder("leader", GUARDS)
    t.thugs(GUARDS, "ratfolk_runt", "ratfolk_king").resources(GUARDS, scrap=4, potion=3, iron=2, gold=2).end()
    assert t.guard_parts() == {
        "track": 40,
        "leader": 6,
        "final_goal": 2,
        "thugs": 1,
        "resources": 4,
        "tomes": 0,
        "first": 2,
    }


@rule("LK-148")
def test_the_player_is_counted_as_in_company() -> None:
    t = table(1).first(0).resources(0, scrap=4, potion=3, iron=2, gold=2).tomes(0, "hideout_atlas").end().quiet()
    assert t.parts(0) == {
        "track": 10,
        "leader": 0,
        "final_goal": 0,
        "thugs": 0,
        "resources": 13,
        "tomes": 1,
        "first": 2,
    }


@rule("LK-R54", "LK-148")
@pytest.mark.parametrize(("mine", "theirs", "points"), [(2, 1, [6, 0]), (1, 2, [0, 6]), (1, 1, [0, 0]), (0, 0, [0, 0])])
def test_a_ranking_goal_alone(mine: int, theirs: int, points: list[int]) -> None:
    shields = ["sharpened_spoon", "bone_knuckles", "iron_maul", "chain_flail"]
    t = table(1).items(0, *shields[:mine]).items(GUARDS, *shields[2 : 2 + theirs]).end()
    assert [t.parts(0)["final_goal"], t.guard_parts()["final_goal"]] == points


@rule("LK-R54")
def test_a_goal_with_a_condition_alone() -> None:
    items = ("sharpened_spoon", "bone_knuckles", "iron_maul", "chain_flail")
    t = table(1).goals("goal_tough_gang").items(GUARDS, *items).thugs(GUARDS, *THUG.ids[:3]).end()
    assert (t.parts(0)["final_goal"], t.guard_parts()["final_goal"]) == (0, 8)


@rule("LK-R54")
def test_the_guards_take_the_leader_goal() -> None:
    t = guards_win("chow_hall").goals("goal_dwarf_friend").spaces(smithy="dwarf_elder", sewers="dwarf_miner")
    t.resolve("chow_hall")
    assert (t.g.holders[1], [one["seat"] for one in t.heard("took_goal")]) == (GUARDS, [GUARDS])
    t.thugs(0, "dwarf_smith", "dwarf_brewer").resources(0, scrap=1).spaces(smithy="dwarf_brawler")
    t.at(0, "chow_hall", "5").resolve("chow_hall").choose("recruit", "1")
    assert t.g.holders[1] == 0


@rule("LK-149")
@pytest.mark.parametrize(("mine", "won"), [(30, True), (29, False), (28, False)])
def test_more_than_the_guards_wins(mine: int, won: bool) -> None:
    """They have 27 and the marker: a tie is theirs, also with fewer items."""
    t = table(1).reputation(0, mine).reputation(GUARDS, 27).items(0, "hex_doll").end()
    scores = t.match.scores()
    assert scores.against is not None
    assert (scores.won, scores.winners, scores.against.rank) == (won, [0] if won else [], 2 if won else 1)
    assert scores.against.total == 29


@rule("LK-149", "LK-147")
@pytest.mark.parametrize("seed", range(4))
def test_games_end_with_somebody_ahead(seed: int) -> None:
    t = random_game(1, seed, difficulty=("normal", "challenging", "hard")[seed % 3])
    scores = t.match.scores()
    assert scores.against is not None
    assert scores.won == (scores.seats[0].total > scores.against.total)
    assert sorted([scores.seats[0].rank, scores.against.rank]) == [1, 2]
    assert t.sound()
