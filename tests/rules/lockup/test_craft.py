"""The cell block: one item is crafted or reserved, paid exactly, scored at once."""

from __future__ import annotations

import pytest

from karczma.games.lockup.goals import treasures
from rules.lockup.table import LaidTable, table
from rules.rule import rule

ALL_KINDS = {"scrap": 5, "potion": 5, "iron": 5, "gold": 5}


def block(*display: str, players: int = 3) -> LaidTable:
    """Seat 0 is alone at the cell block."""
    return table(players).display(*display).at(0, "cell_block", "5")


# Where from


@rule("LK-61")
@pytest.mark.parametrize("location", ["exercise_yard", "sewers", "infirmary", "smithy", "commissary", "chow_hall"])
def test_items_are_made_at_the_cell_block_only(location: str) -> None:
    t = table(3).display("sharpened_spoon", "gold_tooth").resources(0, **ALL_KINDS).spaces(smithy="dwarf_elder")
    t.at(0, location, "5").resolve(location)
    while not t.match.over:
        assert not {words[0] for words in t.offers} & {"craft", "reserve"}
        t.choose(*t.offers[0])
    assert (t.items_of(0), t.reserved_of(0)) == ([], [])
    assert t.items_shown == ["sharpened_spoon", "gold_tooth", "-", "-"]


@rule("LK-61", "LK-65", "LK-58")
def test_from_the_display_or_what_one_has_reserved() -> None:
    """Not from the deck, and not what a rival has reserved; what is reserved is not reserved again."""
    t = block("sharpened_spoon", "-", "gold_tooth").reserved(0, "glass_beads", "iron_maul").reserved(1, "soul_shiv")
    t.resources(0, **ALL_KINDS).resolve("cell_block")
    assert sorted(t.offered("craft")) == ["glass_beads", "gold_tooth", "iron_maul", "sharpened_spoon"]
    assert t.offered("reserve") == ["sharpened_spoon", "gold_tooth"]
    assert t.offers[-1] == ["decline"]


@rule("LK-58")
def test_one_item_and_no_more() -> None:
    """Crafted or reserved, but not both, though there is plenty to pay with."""
    for choice in ("craft", "reserve"):
        t = block("sharpened_spoon", "gold_tooth").resources(0, scrap=9, gold=4).resolve("cell_block")
        t.choose(choice, "sharpened_spoon")
        if choice == "reserve":
            t.choose("pay", "scrap")
        assert t.match.over
        assert len(t.items_of(0)) + len(t.reserved_of(0)) == 1


@rule("LK-58")
def test_ranks_choose_one_after_another() -> None:
    t = table(2).display("sharpened_spoon", "gold_tooth").at(0, "cell_block", "3").at(1, "cell_block", "5")
    t.resources(0, scrap=2).resources(1, scrap=2).resolve("cell_block")
    assert t.asked == [1]
    t.choose("craft", "sharpened_spoon")
    assert t.asked == [0]
    assert t.offers == [["reserve", "gold_tooth"], ["decline"]]


@rule("LK-58", "LK-40", "LK-R15")
def test_with_nothing_to_pay_one_is_a_straggler() -> None:
    t = block("sharpened_spoon").resolve("cell_block")
    assert t.match.over
    assert t.heard("nothing") == [{"event": "nothing", "seat": 0, "location": "cell_block"}]
    assert t.tokens_at(0, "library") == ["5"]
    t = block().resources(0, **ALL_KINDS).resolve("cell_block")  # nothing in the display
    assert t.match.over
    assert t.tokens_at(0, "library") == ["5"]


@rule("LK-66")
def test_with_an_empty_display_one_can_craft_what_is_reserved() -> None:
    t = block().reserved(0, "glass_beads").resources(0, scrap=1, potion=1).resolve("cell_block")
    assert t.offers == [["craft", "glass_beads"], ["decline"]]


# Crafting


@rule("LK-62", "LK-60", "LK-63")
def test_the_printed_cost_goes_back_to_the_supply() -> None:
    t = block("gladiator_axe").resources(0, **ALL_KINDS).resolve("cell_block")
    before = t.left
    t.choose("craft", "gladiator_axe")
    assert t.match.over
    assert t.resources_of(0) == {"scrap": 4, "potion": 5, "iron": 3, "gold": 4}
    assert t.left == {**before, "scrap": before["scrap"] + 1, "iron": before["iron"] + 2, "gold": before["gold"] + 1}
    assert t.heard("crafted") == [{"event": "crafted", "seat": 0, "item": "gladiator_axe", "points": 13}]
    assert t.reputation_of(0) == 23
    assert t.seen_by(1, 0, "items").cards == t.seen_by(None, 0, "items").cards == ["gladiator_axe"]
    assert t.tokens_at(0, "library") == []


@rule("LK-63", "LK-115")
def test_reputation_moves_on_the_track_and_is_not_counted_again() -> None:
    t = block("royal_circlet").resources(0, potion=2, gold=2).resolve("cell_block").choose("craft", "royal_circlet")
    assert t.reputation_of(0) == 25
    assert t.parts(0) == {"track": 25, "leader": 0, "final_goal": 0, "thugs": 0, "resources": 0, "tomes": 0, "first": 2}


@rule("LK-64")
def test_icons_count_from_the_crafting_on() -> None:
    """Two shields are too few for the leader goal, with the third one it changes hands at once."""
    t = block("sharpened_spoon").items(0, "barred_shield").items(1, "iron_maul").resources(0, scrap=2)
    t.resolve("cell_block").choose("craft", "sharpened_spoon")
    assert t.g.holders[1] == 0
    assert [treasures(t.cards, t.crew(0), kind) for kind in range(3)] == [3, 0, 0]
    assert t.events.index("crafted") < t.events.index("took_goal")


@rule("LK-64")
def test_an_effect_happens_once() -> None:
    """The flail strengthens its owner when it is made, and neither in the patrol nor in the next night."""
    t = block("chain_flail").resources(0, scrap=1, iron=2).resolve("cell_block").choose("craft", "chain_flail")
    assert t.strength_of(0) == 2
    t.patrol()
    t.round(2).at(0, "cell_block", "4").resources(0, scrap=1).resolve("cell_block")
    t.choose("decline")
    assert t.strength_of(0) == 2


# Reserving


@rule("LK-65", "LK-60")
@pytest.mark.parametrize("kind", ["scrap", "potion", "iron", "gold"])
def test_reserving_costs_one_resource_of_any_kind(kind: str) -> None:
    t = block("royal_circlet", "iron_maul").resources(0, scrap=1, potion=1, iron=1, gold=1).resolve("cell_block")
    before = t.left
    t.choose("reserve", "iron_maul")
    assert t.offered("pay") == ["scrap", "potion", "iron", "gold"]
    t.choose("pay", kind)
    assert t.match.over
    assert t.resources_of(0) == {other: 1 for other in ALL_KINDS if other != kind}
    assert t.left == {**before, kind: before[kind] + 1}
    assert (t.reserved_of(0), t.items_of(0)) == (["iron_maul"], [])
    assert t.items_shown == ["royal_circlet", "-", "-", "-"]
    assert t.tokens_at(0, "library") == []
    assert t.sound()


@rule("LK-65", "LK-R24")
def test_a_reserved_item_gives_nothing() -> None:
    """Neither reputation, nor strength, nor a shield for the leader goal."""
    t = block("iron_maul").items(0, "barred_shield").resources(0, scrap=1).resolve("cell_block")
    t.choose("reserve", "iron_maul")
    assert (t.reputation_of(0), t.strength_of(0), t.g.holders[1]) == (10, 1, -1)
    assert treasures(t.cards, t.crew(0), 0) == 2


@rule("LK-65")
def test_a_reserved_item_lies_face_down() -> None:
    t = block("iron_maul").resources(0, scrap=1).resolve("cell_block").choose("reserve", "iron_maul")
    assert t.seen_by(0, 0, "reserved").cards == ["iron_maul"]
    for reader in (1, 2, None):
        seen = t.seen_by(reader, 0, "reserved")
        assert (seen.cards, seen.hidden) == ([], 1)


@rule("LK-66", "LK-R60")
def test_any_number_may_be_reserved() -> None:
    many = ("iron_maul", "chain_flail", "hex_doll", "master_key", "snitch_bell", "rage_tonic")
    t = block("soul_shiv").reserved(0, *many).resources(0, scrap=1).resolve("cell_block").choose("reserve", "soul_shiv")
    assert t.reserved_of(0) == [*many, "soul_shiv"]


@rule("LK-66")
def test_what_was_reserved_costs_its_full_price() -> None:
    """The cube paid for reserving is not taken off: two scrap are too few for the buckler, three are enough."""
    t = block().reserved(0, "pot_lid_buckler").resources(0, scrap=2).resolve("cell_block")
    assert t.match.over
    t = block().reserved(0, "pot_lid_buckler", "hex_doll").resources(0, scrap=3).resolve("cell_block")
    t.choose("craft", "pot_lid_buckler")
    assert (t.items_of(0), t.reserved_of(0), t.resources_of(0)) == (["pot_lid_buckler"], ["hex_doll"], {})
    assert (t.reputation_of(0), t.crew(0).storage) == (15, 6)


@rule("LK-67")
def test_a_gap_in_the_display_is_filled_in_patrol() -> None:
    t = (
        table(3)
        .display("sharpened_spoon", "gold_tooth", "hex_doll", "iron_maul")
        .next_items("soul_shiv", "scrap_plate")
    )
    t.at(0, "cell_block", "5").at(1, "cell_block", "4").resources(0, scrap=2).resources(1, scrap=1)
    t.resolve("cell_block").choose("craft", "sharpened_spoon").choose("reserve", "hex_doll")
    assert t.items_shown == ["-", "gold_tooth", "-", "iron_maul"]
    assert t.patrol().items_shown == ["soul_shiv", "gold_tooth", "scrap_plate", "iron_maul"]


# Paying


@rule("LK-R18")
def test_the_any_part_is_paid_by_choice_after_the_fixed_ones() -> None:
    """Loaded dice: one potion, and then any cube, a second potion too."""
    t = block("loaded_dice").resources(0, potion=2, iron=1).resolve("cell_block").choose("craft", "loaded_dice")
    assert t.offered("pay") == ["potion", "iron"]
    t.choose("pay", "potion").choose("skip")
    assert t.resources_of(0) == {"iron": 1}


@rule("LK-R18")
def test_nothing_is_scored_before_all_is_paid() -> None:
    t = (
        block("guard_helmet")
        .resources(0, scrap=1, iron=2, gold=1)
        .resolve("cell_block")
        .choose("craft", "guard_helmet")
    )
    assert (t.ask, t.reputation_of(0), t.items_of(0)) == ("pay", 10, [])
    assert t.choose("pay", "scrap").reputation_of(0) == 16


@rule("LK-R18", "LK-62")
def test_there_is_no_change_and_no_substitute() -> None:
    """Ten gold do not make a spoon of two scrap."""
    t = block("sharpened_spoon", "gold_tooth").resources(0, gold=10).resolve("cell_block")
    assert t.offered("craft") == []
    blocked = [(one["touch"], one["why"]) for one in t.question()["blocked"]]
    assert blocked == [("item:sharpened_spoon", "cannot_pay"), ("item:gold_tooth", "cannot_pay")]


@rule("LK-E40", "LK-R62")
def test_tinkering_waives_the_gold_of_the_tooth() -> None:
    """With one scrap only the gold can be waived: no question."""
    t = block("gold_tooth").tomes(0, "tinkering_unmasked").resources(0, scrap=1).resolve("cell_block")
    t.choose("no_tome").choose("no_tome").choose("play_tome", "tinkering_unmasked")
    assert t.offers == [["craft", "gold_tooth"], ["reserve", "gold_tooth"], ["decline"]]
    t.choose("craft", "gold_tooth")
    assert t.match.over
    assert (t.items_of(0), t.resources_of(0), t.reputation_of(0)) == (["gold_tooth"], {}, 17)
    assert t.heard("waived") == [{"event": "waived", "seat": 0, "cost": "gold"}]
    assert t.left["gold"] == 10


@rule("LK-E40", "LK-R62")
def test_without_the_tome_the_tooth_is_too_dear() -> None:
    t = block("gold_tooth").tomes(0, "tinkering_unmasked").resources(0, scrap=1).resolve("cell_block")
    t.choose("no_tome").choose("no_tome")
    assert t.offers == [["reserve", "gold_tooth"], ["decline"], ["play_tome", "tinkering_unmasked"]]


@rule("LK-R62")
def test_with_more_to_pay_one_chooses_what_to_waive() -> None:
    t = block("loaded_dice").tomes(0, "tinkering_unmasked").resources(0, scrap=2, potion=1).resolve("cell_block")
    t.choose("no_tome").choose("no_tome").choose("play_tome", "tinkering_unmasked").choose("craft", "loaded_dice")
    assert t.offers == [["waive", "potion"], ["waive", "any"]]
    t.choose("waive", "potion").choose("pay", "scrap").choose("skip")
    assert t.resources_of(0) == {"scrap": 1, "potion": 1}


# What counts as an item


@rule("LK-R24", "LK-107")
def test_cultists_count_crafted_items_only() -> None:
    t = table(3).thugs(0, "cultist_hexer").items(0, "soul_shiv", "glass_beads").reserved(0, "iron_maul", "hex_doll")
    assert t.parts(0)["thugs"] == 2


@rule("LK-R24")
def test_a_reserved_item_meets_no_goal() -> None:
    """The workshop goal wants four items: three and a reserved one are not four, until it is crafted."""
    t = block("glass_beads").items(0, "soul_shiv", "hex_doll", "master_key").resources(0, scrap=2, potion=1)
    t.resolve("cell_block").choose("reserve", "glass_beads").choose("pay", "scrap")
    assert (t.g.holders[0], t.reputation_of(0)) == (-1, 10)
    t.at(0, "cell_block", "4").resolve("cell_block").choose("craft", "glass_beads")
    assert (t.g.holders[0], t.reputation_of(0)) == (0, 10 + 4 + 6)


@rule("LK-R24")
def test_reserved_items_cost_nothing_at_the_end() -> None:
    t = table(3).items(0, "iron_maul").reserved(0, "sharpened_spoon", "barred_shield", "royal_circlet")
    t.items(1, "scrap_plate", "gladiator_axe").end()
    assert t.parts(0) == {
        "track": 10,
        "leader": 0,
        "final_goal": 4,  # one item with a shield is second to two
        "thugs": 0,
        "resources": 0,
        "tomes": 0,
        "first": 2,
    }


@rule("LK-R24", "LK-116")
def test_reserved_items_break_no_tie() -> None:
    t = table(3).first(2).reputation(2, 0).goals("goal_mixed_loot").reserved(0, "iron_maul", "hex_doll")
    t.items(1, "soul_shiv").end()
    scores = t.match.scores()
    assert [seat.total for seat in scores.seats] == [10, 10, 2]
    assert scores.winners == [1]


@rule("LK-58", "LK-65")
def test_what_cannot_be_paid_says_whether_it_can_be_reserved() -> None:
    t = block("gold_tooth").reserved(0, "iron_maul").resources(0, scrap=1).resolve("cell_block")
    assert t.offers == [["reserve", "gold_tooth"], ["decline"]]
    assert t.question()["blocked"] == [
        {"touch": "item:gold_tooth", "why": "cannot_pay", "reserve": 1},
        {"touch": "item:iron_maul", "why": "cannot_pay", "reserve": 0},
    ]
