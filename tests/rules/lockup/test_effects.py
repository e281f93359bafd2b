"""What icons on items and thugs do: cubes, suspicion, tomes, storage, exchanges; and what goals count of them."""

from __future__ import annotations

import pytest

from karczma.games.lockup.cards import TRAIT_EFFECTS
from karczma.games.lockup.goals import count
from karczma.games.lockup.vocabulary import EFFECT, TOME, TRAIT
from rules.lockup.table import LaidTable, table
from rules.rule import rule


def recruits(thug: str, t: LaidTable) -> LaidTable:
    """Seat 0 pays a scrap it has for this thug; its effect begins."""
    t.spaces(smithy=thug).at(0, "chow_hall", "5").resolve("chow_hall").choose("recruit", "1")
    return t.choose("pay", "scrap") if not t.match.over and t.ask == "pay" else t


def crafts(item: str, t: LaidTable) -> LaidTable:
    return t.display(item).at(0, "cell_block", "5").resolve("cell_block").choose("craft", item)


def trait(name: str, t: LaidTable) -> LaidTable:
    """All that this trait gives, for seat 0."""
    return t.go(EFFECT, 0, TRAIT_EFFECTS + TRAIT.numbers[name] << 4)


# Resources and strength


@rule("LK-71", "LK-60")
@pytest.mark.parametrize(
    ("thug", "kind"),
    [("ratfolk_runt", "scrap"), ("dwarf_brewer", "potion"), ("dwarf_smith", "iron"), ("raider_smuggler", "gold")],
)
def test_one_cube_of_the_shown_kind(thug: str, kind: str) -> None:
    t = table(3).resources(0, scrap=1)
    before = {**t.left, "scrap": t.left["scrap"] + 1}  # the price goes back first
    recruits(thug, t)
    assert t.match.over
    assert t.resources_of(0) == {kind: 1}
    assert t.left == {**before, kind: before[kind] - 1}


@rule("LK-71", "LK-R15")
def test_an_empty_supply_gives_nothing() -> None:
    t = recruits("raider_smuggler", table(3).supply("gold", 0, to=1).resources(0, scrap=1))
    assert (t.thugs_of(0), t.resources_of(0), t.tokens_at(0, "library")) == (["raider_smuggler"], {}, [])


@rule("LK-74", "LK-R15")
def test_one_strength_cube() -> None:
    t = recruits("hobgoblin_captain", table(3).resources(0, scrap=1))
    assert (t.strength_of(0), t.left["strength"]) == (2, 18)
    t = recruits("hobgoblin_captain", table(3).supply("strength", 0, to=1).resources(0, scrap=1))
    assert (t.strength_of(0), t.left["strength"]) == (1, 0)


# Suspicion


@rule("LK-72", "LK-R20")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (4, 3)])
def test_one_suspicion_cube_is_removed(before: int, after: int) -> None:
    t = recruits("ratfolk_sneak", table(3).resources(0, scrap=1).suspicion(0, before).suspicion(1, 2))
    assert t.match.over  # no question: it is no choice
    assert (t.suspicion_of(0), t.suspicion_of(1), t.left["suspicion"]) == (after, 2, 10 - after)


@rule("LK-73", "LK-R20")
@pytest.mark.parametrize("to", [1, 2, 3])
def test_one_suspicion_cube_is_passed_to_an_opponent_of_choice(to: int) -> None:
    t = recruits("ratfolk_informer", table(4).resources(0, scrap=1).suspicion(0, 2).suspicion(1, 1))
    assert t.offers == [["pass_suspicion", "1"], ["pass_suspicion", "2"], ["pass_suspicion", "3"]]
    t.choose("pass_suspicion", str(to))
    assert t.match.over
    assert [t.suspicion_of(seat) for seat in range(4)] == [1, 1 + (to == 1), int(to == 2), int(to == 3)]
    assert t.left["suspicion"] == 9
    assert t.heard("gave_suspicion") == [{"event": "gave_suspicion", "seat": 0, "to": str(to)}]


@rule("LK-73")
def test_the_only_opponent_is_not_asked_about() -> None:
    t = recruits("ratfolk_informer", table(2).resources(0, scrap=1).suspicion(0, 1))
    assert t.match.over
    assert (t.suspicion_of(0), t.suspicion_of(1)) == (0, 1)


@rule("LK-73", "LK-R20")
def test_without_suspicion_nothing_is_passed() -> None:
    t = recruits("ratfolk_informer", table(3).resources(0, scrap=1).suspicion(1, 3))
    assert t.match.over
    assert [t.suspicion_of(seat) for seat in range(3)] == [0, 3, 0]


@rule("LK-R20")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 0), (3, 1), (5, 3)])
def test_a_number_is_as_many_as_there_are_up_to_it(before: int, after: int) -> None:
    """The book of alibis removes two."""
    t = table(3).suspicion(0, before).tomes(0, "book_of_alibis").at(0, "smithy", "5").resolve("smithy")
    t.choose("play_tome", "book_of_alibis")
    assert (t.suspicion_of(0), t.left["suspicion"]) == (after, 12 - after)
    assert t.heard("removed_suspicion") == [{"event": "removed_suspicion", "seat": 0, "count": before - after}]


@rule("LK-R20", "LK-D11")
def test_as_an_option_the_owner_is_asked_before_each_cube() -> None:
    t = table(3, suspicion_effects="optional").suspicion(0, 3).tomes(0, "book_of_alibis").at(0, "smithy", "5")
    t.resolve("smithy").choose("play_tome", "book_of_alibis")
    assert (t.ask, t.offers) == ("effect_use", [["use"], ["skip"]])
    t.choose("use")
    assert (t.ask, t.suspicion_of(0)) == ("effect_use", 2)
    t.choose("skip")
    assert (t.ask, t.suspicion_of(0)) == ("reward", 2)


@rule("LK-R20", "LK-D11")
def test_as_an_option_passing_may_be_skipped() -> None:
    t = recruits("ratfolk_informer", table(3, suspicion_effects="optional").resources(0, scrap=1).suspicion(0, 1))
    assert t.offers == [["use"], ["skip"]]
    t.choose("skip")
    assert (t.match.over, t.suspicion_of(0)) == (True, 1)
    t = recruits("ratfolk_informer", table(3, suspicion_effects="optional").resources(0, scrap=1).suspicion(0, 1))
    t.choose("use").choose("pass_suspicion", "2")
    assert (t.match.over, t.suspicion_of(0), t.suspicion_of(2)) == (True, 0, 1)
    t = recruits("ratfolk_informer", table(3, suspicion_effects="optional").resources(0, scrap=1))
    assert t.match.over  # nothing to pass, nothing to ask


@rule("LK-R20")
def test_effects_of_one_card_run_in_printed_order() -> None:
    t = table(3).tomes(0, "beginners_alchemy").at(0, "smithy", "5").resolve("smithy")
    t.choose("play_tome", "beginners_alchemy")
    assert [one["resource"] for one in t.heard("got")] == ["potion", "scrap"]
    t = table(3).tomes(0, "muscle_manual").resources(0, scrap=1, gold=1).at(0, "smithy", "5").resolve("smithy")
    t.choose("play_tome", "muscle_manual")
    assert (t.ask, t.strength_of(0)) == ("pay", 1)  # first the price, then the cube
    t.choose("pay", "scrap")
    assert (t.strength_of(0), t.resources_of(0)) == (2, {"gold": 1})


@rule("LK-R20")
def test_one_effect_is_finished_before_the_next() -> None:
    """Secretive: a cube of suspicion goes, then a tome is chosen, and only then iron and potion come."""
    t = trait("secretive", table(3).suspicion(0, 2).next_tomes("muscle_manual", "book_of_alibis"))
    assert (t.ask, t.suspicion_of(0), t.resources_of(0), t.reputation_of(0)) == ("keep_tome", 1, {}, 10)
    t.choose("keep_tome", "muscle_manual")
    assert (t.resources_of(0), t.reputation_of(0)) == ({"potion": 1, "iron": 1}, 11)


# Tomes


@rule("LK-75")
def test_a_tome_is_drawn_from_the_top() -> None:
    t = recruits("ratfolk_bookworm", table(3).resources(0, scrap=1).next_tomes("songs_of_fury", "hideout_atlas"))
    assert t.match.over
    assert (t.tomes_of(0), len(t.g.tome_deck)) == (["songs_of_fury"], 27)
    assert t.heard("drew_tome", 0)[0]["tome"] == "songs_of_fury"
    assert "songs_of_fury" not in t.heard("drew_tome", 1)[0].values()


@rule("LK-75")
@pytest.mark.parametrize(("kept", "buried"), [("songs_of_fury", "hideout_atlas"), ("hideout_atlas", "songs_of_fury")])
def test_one_of_two_tomes_is_kept(kept: str, buried: str) -> None:
    t = recruits("cultist_scribe", table(3).resources(0, scrap=1).next_tomes("songs_of_fury", "hideout_atlas"))
    assert sorted(t.offered("keep_tome")) == ["hideout_atlas", "songs_of_fury"]
    assert len(t.offers) == 2
    t.choose("keep_tome", kept)
    assert (t.tomes_of(0), TOME.ids[t.g.tome_deck[0]]) == ([kept], buried)
    assert len(t.g.tome_deck) == 27
    assert t.sound()


# Storage


@rule("LK-76", "LK-150")
@pytest.mark.parametrize(
    ("item", "cost", "limit"), [("pot_lid_buckler", (3, 0, 0), 6), ("bottomless_sack", (2, 1, 1), 7)]
)
def test_the_limit_is_higher_for_good(item: str, cost: tuple[int, int, int], limit: int) -> None:
    """Nine gold are left: what is over the limit goes in patrol, in this round and the next."""
    t = crafts(item, table(3).resources(0, *cost, 9))
    assert (t.crew(0).storage, t.crew(1).storage) == (limit, 5)
    assert t.heard("more_storage") == [{"event": "more_storage", "seat": 0, "limit": limit}]
    assert t.patrol().resources_of(0) == {"gold": limit}
    assert t.round(2).patrol().resources_of(0) == {"gold": limit}
    assert t.crew(0).storage == limit


@rule("LK-76", "LK-150")
def test_every_storage_icon_counts() -> None:
    t = crafts("false_bottom_flask", crafts("scrap_plate", table(3).resources(0, 4, 2, 2)))
    assert t.crew(0).storage == 7


# Exchange


@rule("LK-77", "LK-R17")
@pytest.mark.parametrize("given", ["scrap", "potion", "iron", "gold"])
def test_one_resource_for_another_kind(given: str) -> None:
    t = recruits("dwarf_tinker", table(3).resources(0, scrap=2, potion=1, iron=1, gold=1))
    assert t.offers == [["give", "scrap"], ["give", "potion"], ["give", "iron"], ["give", "gold"], ["skip"]]
    t.choose("give", given)
    others = [kind for kind in ("scrap", "potion", "iron", "gold") if kind != given]
    assert t.offers == [["take", kind] for kind in others]
    t.choose("take", others[0])
    assert t.match.over  # once only
    assert t.resources_of(0) == {**dict.fromkeys(others, 1), others[0]: 2}


@rule("LK-77", "LK-R20")
def test_an_exchange_may_be_skipped() -> None:
    t = recruits("dwarf_tinker", table(3).resources(0, scrap=1, gold=1)).choose("skip")
    assert t.match.over
    assert t.resources_of(0) == {"gold": 1}


@rule("LK-77")
def test_with_nothing_to_give_there_is_no_exchange() -> None:
    t = recruits("dwarf_tinker", table(3).resources(0, scrap=1))
    assert t.match.over
    assert (t.thugs_of(0), t.resources_of(0)) == (["dwarf_tinker"], {})


@rule("LK-77", "LK-R17")
def test_an_exchange_needs_another_kind_in_the_supply() -> None:
    """Only scrap is left in the supply: a gold cube can be given for it, scrap cannot."""
    t = table(3).resources(0, scrap=2, gold=1)
    for kind in ("potion", "iron", "gold"):
        t.supply(kind, 0, to=1)
    recruits("dwarf_tinker", t)
    assert t.offers == [["give", "gold"], ["skip"]]
    assert t.choose("give", "gold").resources_of(0) == {"scrap": 2}  # taken without a question


# Icons shown several times


@rule("LK-150", "LK-75")
def test_two_tome_icons_are_two_draws() -> None:
    t = trait("learned", table(3).next_tomes("songs_of_fury", "hideout_atlas", "muscle_manual"))
    assert t.tomes_of(0) == ["songs_of_fury", "hideout_atlas"]
    assert [one["event"] for one in t.match.told(None)] == ["drew_tome", "drew_tome", "got", "got_reputation"]


@rule("LK-150", "LK-75")
def test_two_chosen_tomes_are_chosen_one_after_another() -> None:
    names = ("songs_of_fury", "hideout_atlas", "muscle_manual", "book_of_alibis")
    t = trait("wise", table(3).next_tomes(*names))
    assert sorted(t.offered("keep_tome")) == ["hideout_atlas", "songs_of_fury"]
    t.choose("keep_tome", "hideout_atlas")
    assert sorted(t.offered("keep_tome")) == ["book_of_alibis", "muscle_manual"]
    t.choose("keep_tome", "book_of_alibis")
    assert (t.tomes_of(0), t.resources_of(0)) == (["hideout_atlas", "book_of_alibis"], {"potion": 2})


@rule("LK-150", "LK-74", "LK-71")
def test_cubes_shown_several_times() -> None:
    t = trait("brawny", table(3))
    assert (t.strength_of(0), t.resources_of(0)) == (3, {"scrap": 2})
    t = trait("brawny", table(3).supply("strength", 1, to=1))
    assert t.strength_of(0) == 2


# What goals count


@rule("LK-R58", "LK-64", "LK-69")
def test_what_a_crew_has_of_everything() -> None:
    """By the names of the card lists: items, thugs, types, icons, sets, cubes, kinds."""
    t = (
        table(3)
        .items(0, "crown_of_kulbak", "barred_shield", "crystal_ball")
        .reserved(0, "royal_circlet", "scrap_plate")
    )
    t.thugs(0, "raider_corsair", "raider_firebrand", "dwarf_miner", "dwarf_jeweller", "ratfolk_runt")
    t.strength(0, 6).resources(0, scrap=4, gold=1)
    names = ["none", "items", "thugs", "thug_types", "strength_cubes", "resource_kinds", "treasure_icons"]
    names += ["treasure_sets", "shields", "gems", "spells", "items_with_shield", "items_with_gem", "items_with_spell"]
    names += ["bandits", "cultists", "demons", "dwarves", "hobgoblins", "ratfolk", "raiders"]
    counted = {name: count(t.cards, t.crew(0), what) for what, name in enumerate(names) if what}
    assert counted == {
        "items": 3,
        "thugs": 5,
        "thug_types": 3,
        "strength_cubes": 6,
        "resource_kinds": 2,
        "shields": 1 + 2 + 1,  # crown, barred shield, corsair
        "gems": 1 + 1 + 1 + 1,  # crown, ball, corsair, jeweller
        "spells": 1 + 1 + 1,  # crown, ball, firebrand
        "treasure_icons": 11,
        "treasure_sets": 3,
        "items_with_shield": 2,
        "items_with_gem": 2,
        "items_with_spell": 2,
        "bandits": 0,
        "cultists": 0,
        "demons": 0,
        "dwarves": 2,
        "hobgoblins": 0,
        "ratfolk": 1,
        "raiders": 2,
    }


@rule("LK-R58", "LK-69")
def test_a_thug_completes_a_set_of_treasures() -> None:
    """Two shields and two spells on items; the second gem is the rat king's."""
    t = table(3).goals("goal_full_kit").items(0, "crown_of_kulbak", "soul_shiv").resources(0, scrap=1)
    recruits("ratfolk_king", t)
    assert (t.g.holders[0], t.reputation_of(0)) == (0, 17)


@rule("LK-R58")
def test_types_and_thugs_are_counted_apart() -> None:
    """Four dwarves are four thugs but one type."""
    three = ("dwarf_miner", "dwarf_smith", "dwarf_elder")
    t = recruits("dwarf_shieldbearer", table(3).goals("goal_all_sorts").thugs(0, *three).resources(0, scrap=1))
    assert t.g.holders[0] == -1
    t = recruits("dwarf_shieldbearer", table(3).goals("goal_pack").thugs(0, *three).resources(0, scrap=1))
    assert (t.g.holders[0], t.reputation_of(0)) == (0, 15)


@rule("LK-R58", "LK-74")
def test_an_effect_may_meet_a_goal() -> None:
    """The sixth strength cube comes from a thug."""
    t = recruits("dwarf_brawler", table(3).goals("goal_muscle").strength(0, 5).resources(0, scrap=1))
    assert (t.g.holders[0], t.reputation_of(0)) == (0, 15)


@rule("LK-R58", "LK-R19")
def test_a_goal_met_for_a_moment_is_achieved_for_good() -> None:
    """The miner's iron is the fourth kind; the tinker gives it away again."""
    t = table(3).goals("goal_four_pockets").resources(0, scrap=5, potion=1, gold=1).at(0, "chow_hall", "5")
    t.spaces(sewers="dwarf_miner", smithy="dwarf_tinker").resolve("chow_hall").choose("recruit", "2")
    while t.ask == "pay":
        t.choose("pay", "scrap")
    t.choose("recruit_thug", "dwarf_miner")
    assert (t.g.holders[0], t.reputation_of(0), t.ask) == (0, 15, "exchange")
    t.choose("give", "iron").choose("take", "scrap")
    assert t.resources_of(0) == {"scrap": 2, "potion": 1, "gold": 1}
    assert (t.g.holders[0], t.reputation_of(0)) == (0, 15)
