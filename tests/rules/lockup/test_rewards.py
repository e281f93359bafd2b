"""Rewards: what each rank gets at each location with two to five players, from a supply that can run out."""

from __future__ import annotations

from typing import Any

import pytest

from karczma.games.lockup.vocabulary import TOME
from rules.lockup.table import LaidTable, table
from rules.rule import rule

TOKENS_BY_RANK = ("5", "4", "3", "enforcer", "lookout")  # everybody has one strength cube
THUGS = ("dwarf_elder", "demon_greed", "demon_fury", "hobgoblin_recruit", "cultist_hexer")
HARMLESS = ("dwarf_miner", "dwarf_brewer", "ratfolk_runt", "ratfolk_digger", "raider_smuggler")  # no icons, no loot
SPACES = ("sewers", "infirmary", "smithy", "commissary", "chow_hall")
ITEMS = ("barred_shield", "gladiator_axe", "glass_beads", "gold_tooth", "warden_signet", "royal_circlet")

# What the ranks get, the strongest first, with so many players
STRENGTH = {2: (1, 0), 3: (1, 1, 0), 4: (1, 1, 0, 0), 5: (1, 1, 0, 0, 0)}
SCRAP = {2: (2, 1), 3: (3, 1, 1), 4: (3, 2, 1, 1), 5: (3, 2, 1, 1, 1)}
POTIONS = {2: (2, 1), 3: (3, 0, 1), 4: (3, 0, 0, 1), 5: (3, 0, 0, 0, 1)}
IRON = {2: (2, 1), 3: (2, 1, 0), 4: (2, 1, 0, 0), 5: (2, 1, 0, 0, 0)}
GIVEN_FOR_ONE = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 2), 5: (0, 1, 2, 2, 2)}
ONE_OR_TWO_THUGS = ((1, 4), (1, 5), (2,), (2,), (2,))
TOMES_SEEN = {2: (2, 1), 3: (2, 1, 1), 4: (2, 1, 1, 0), 5: (2, 1, 1, 0, 0)}


def crowd(players: int, location: str) -> LaidTable:
    """Everybody is there; the last seat is the strongest, seat 0 the weakest, though it has the marker."""
    t = table(players)
    for rank in range(players):
        t.at(players - 1 - rank, location, TOKENS_BY_RANK[rank])
    return t


def rewards(t: LaidTable) -> LaidTable:
    while not t.match.over:
        t.choose("take_reward")
    return t


def by_rank(players: int) -> list[int]:
    return list(range(players - 1, -1, -1))


def in_cell(t: LaidTable, seat: int) -> bool:
    """Whether this player's only token that was away came home; else it is at the library."""
    assert len(t.tokens_at(seat, "library")) < 2
    return t.tokens_at(seat, "library") == []


# The whole table


@rule("LK-37", "LK-44", "LK-45", "LK-40", "LK-R8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_exercise_yard(players: int) -> None:
    t = rewards(crowd(players, "exercise_yard").resolve("exercise_yard"))
    assert tuple(t.strength_of(seat) - 1 for seat in by_rank(players)) == STRENGTH[players]
    assert t.g.first == players - 1
    assert [in_cell(t, seat) for seat in by_rank(players)] == [cubes > 0 for cubes in STRENGTH[players]]
    assert t.left["strength"] == 22 - players - sum(STRENGTH[players])
    assert t.sound()


@rule("LK-37", "LK-46", "LK-47", "LK-48", "LK-49", "LK-50", "LK-51", "LK-R8", "LK-R9", "LK-R10", "LK-D8", "LK-E38")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("location", "kind", "cubes"),
    [("sewers", "scrap", SCRAP), ("infirmary", "potion", POTIONS), ("smithy", "iron", IRON)],
)
def test_cubes_by_rank(location: str, kind: str, cubes: dict[int, tuple[int, ...]], players: int) -> None:
    t = crowd(players, location)
    before = t.left
    rewards(t.resolve(location))
    assert tuple(t.resources_of(seat).get(kind, 0) for seat in by_rank(players)) == cubes[players]
    assert all(set(t.resources_of(seat)) <= {kind} for seat in range(players))
    assert [in_cell(t, seat) for seat in by_rank(players)] == [count > 0 for count in cubes[players]]
    assert t.left == {**before, kind: before[kind] - sum(cubes[players])}
    assert t.sound()


@rule("LK-37", "LK-52", "LK-53", "LK-54", "LK-R9", "LK-D8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_commissary(players: int) -> None:
    t = crowd(players, "commissary")
    for seat in range(players):
        t.resources(seat, scrap=1, potion=1)
    t.resolve("commissary")
    for rank, seat in enumerate(by_rank(players)):
        assert (t.asked, t.ask) == ([seat], "reward")
        price = GIVEN_FOR_ONE[players][rank]
        assert t.question()["stake"]["trade"] == price
        t.choose("take_reward")
        if price == 0:
            assert t.offers == [["gain", "scrap"], ["gain", "potion"], ["gain", "iron"], ["gain", "gold"]]
            t.choose("gain", "gold")
        elif price == 1:
            assert t.offers == [["give", "scrap"], ["give", "potion"]]
            t.choose("give", "scrap")
            assert t.offers == [["take", "potion"], ["take", "iron"], ["take", "gold"]]
            t.choose("take", "gold")
        else:  # both cubes go without a question
            assert t.offers == [["take", "iron"], ["take", "gold"]]
            t.choose("take", "gold")
        after = ({"scrap": 1, "potion": 1, "gold": 1}, {"potion": 1, "gold": 1}, {"gold": 1})
        assert t.resources_of(seat) == after[price]
    assert t.match.over
    assert all(in_cell(t, seat) for seat in range(players))
    assert t.sound()


@rule("LK-37", "LK-55", "LK-56", "LK-57")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_chow_hall(players: int) -> None:
    t = crowd(players, "chow_hall").spaces(**dict(zip(SPACES, THUGS, strict=True)))
    for seat in range(players):
        t.resources(seat, scrap=5)
    t.resolve("chow_hall")
    for rank, seat in enumerate(by_rank(players)):
        assert (t.asked, t.ask) == ([seat], "recruit")
        prices = ONE_OR_TWO_THUGS[rank]
        offers = [[*one["do"], one.get("price")] for one in t.question()["options"]]
        assert offers == [*[["recruit", str(i + 1), price] for i, price in enumerate(prices)], ["decline", None]]
        t.choose("recruit", "1")
        if rank < 4:
            t.choose("recruit_thug", THUGS[rank])
        assert t.resources_of(seat) == {"scrap": 5 - prices[0]}
        assert t.thugs_of(seat) == [THUGS[rank]]
    assert t.match.over
    assert all(in_cell(t, seat) for seat in range(players))
    assert t.sound()


@rule("LK-37", "LK-58")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_cell_block(players: int) -> None:
    """In order of rank everybody may take one item, and the next one finds one item less."""
    t = crowd(players, "cell_block").display(*ITEMS[: players + 1])
    for seat in range(players):
        t.resources(seat, scrap=1)
    t.resolve("cell_block")
    for rank, seat in enumerate(by_rank(players)):
        assert (t.asked, t.ask) == ([seat], "cell_action")
        assert t.offers == [*[["reserve", item] for item in ITEMS[rank : players + 1]], ["decline"]]
        t.choose("reserve", ITEMS[rank])
        assert t.reserved_of(seat) == [ITEMS[rank]]
    assert t.match.over
    assert all(in_cell(t, seat) for seat in range(players))


@rule("LK-37", "LK-59", "LK-41", "LK-E38")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_library(players: int) -> None:
    t = crowd(players, "library").next_tomes("book_of_alibis", "art_of_the_con", "songs_of_fury", "hideout_atlas")
    t.resolve("library")
    assert (t.asked, sorted(t.offered("keep_tome"))) == ([players - 1], ["art_of_the_con", "book_of_alibis"])
    t.choose("keep_tome", "art_of_the_con")
    drawn = iter(["songs_of_fury", "hideout_atlas"])
    hands = [["art_of_the_con"], *[[next(drawn)] if seen else [] for seen in TOMES_SEEN[players][1:]]]
    assert [t.tomes_of(seat) for seat in by_rank(players)] == hands
    assert len(t.g.tome_deck) == 28 - sum(TOMES_SEEN[players]) + 1
    assert all(in_cell(t, seat) for seat in range(players))
    assert t.sound()


# Ranks are of those who are there, rewards by the number of players in the game


@rule("LK-R8", "LK-R10", "LK-47", "LK-48", "LK-50")
@pytest.mark.parametrize(
    ("players", "location", "kind", "cubes"),
    [
        (2, "sewers", "scrap", (2, 1)),
        (3, "sewers", "scrap", (3, 1)),
        (4, "sewers", "scrap", (3, 2)),
        (5, "sewers", "scrap", (3, 2)),
        (3, "infirmary", "potion", (3, 1)),
        (4, "infirmary", "potion", (3, 1)),
        (5, "infirmary", "potion", (3, 1)),
        (5, "smithy", "iron", (2, 1)),
    ],
)
def test_two_crews_in_a_bigger_game(players: int, location: str, kind: str, cubes: tuple[int, int]) -> None:
    t = rewards(table(players).at(0, location, "3").at(1, location, "5").resolve(location))
    assert (t.resources_of(1), t.resources_of(0)) == ({kind: cubes[0]}, {kind: cubes[1]})


@rule("LK-R8", "LK-45")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_at_the_yard_in_a_bigger_game(players: int) -> None:
    t = rewards(table(players).at(0, "exercise_yard", "3").at(1, "exercise_yard", "5").resolve("exercise_yard"))
    assert [t.strength_of(seat) for seat in (0, 1)] == [2, 2]


@rule("LK-R8", "LK-53")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_at_the_commissary_in_a_bigger_game(players: int) -> None:
    t = table(players).resources(0, iron=1).at(0, "commissary", "3").at(1, "commissary", "5").resolve("commissary")
    t.choose("take_reward").choose("gain", "gold").choose("take_reward").choose("take", "gold")
    assert t.resources_of(0) == {"gold": 1}


@rule("LK-R8", "LK-46", "LK-49", "LK-54")
def test_alone_one_is_paid_as_one_of_two() -> None:
    t = table(1).at(0, "sewers", "5").resolve("sewers").choose("take_reward")
    assert t.resources_of(0) == {"scrap": 2}
    t = table(1).at(0, "infirmary", "5").resolve("infirmary").choose("take_reward")
    assert t.resources_of(0) == {"potion": 2}
    t = table(1).at(0, "exercise_yard", "2").posted("exercise_yard", "guard_blue_7").resolve("exercise_yard")
    assert (t.match.over, t.strength_of(0), t.tokens_at(0, "library")) == (True, 1, ["2"])
    t = table(1).resources(0, scrap=3).at(0, "commissary", "2").posted("commissary", "guard_blue_7")
    t.resolve("commissary").choose("take_reward").choose("take", "gold")
    assert t.resources_of(0) == {"scrap": 1, "gold": 1}


# The exercise yard


@rule("LK-E30", "LK-44", "LK-45", "LK-40")
def test_two_players_at_the_yard() -> None:
    t = table(2).at(0, "exercise_yard", "3").at(1, "exercise_yard", "4").resolve("exercise_yard").choose("take_reward")
    assert t.match.over
    assert [t.strength_of(seat) for seat in (0, 1)] == [1, 2]
    assert t.g.first == 1
    assert t.events == ["got_strength", "took_marker", "nothing", "to_library"]
    assert (t.tokens_at(1, "library"), t.tokens_at(0, "library")) == ([], ["3"])


@rule("LK-44")
def test_the_holder_keeps_the_marker() -> None:
    t = table(3).first(2).at(2, "exercise_yard", "5").resolve("exercise_yard").choose("take_reward")
    assert (t.g.first, t.strength_of(2)) == (2, 2)
    assert "took_marker" not in t.events


@rule("LK-45")
def test_the_second_does_not_get_the_marker() -> None:
    t = table(3).at(2, "exercise_yard", "5").at(1, "exercise_yard", "4").resolve("exercise_yard").choose("take_reward")
    t.choose("take_reward")
    assert (t.g.first, t.strength_of(1)) == (2, 2)


# The infirmary


@rule("LK-E3", "LK-31", "LK-49", "LK-50", "LK-40")
def test_wera_pawel_artur_and_diana() -> None:
    t = table(4).first(1).at(0, "infirmary", "4 2")
    for seat in (1, 2, 3):
        t.at(seat, "infirmary", "4")
    assert t.resolve("infirmary").ranked == [(0, 6), (1, 4), (2, 4), (3, 4)]
    rewards(t)
    assert [t.resources_of(seat) for seat in range(4)] == [{"potion": 3}, {}, {}, {"potion": 1}]
    assert [t.tokens_at(seat, "library") for seat in range(4)] == [[], ["4"], ["4"], []]
    assert len(t.tokens_at(0, "cell")) == len(t.tokens_at(3, "cell")) == 6


@rule("LK-E10", "LK-50", "LK-49")
@pytest.mark.parametrize(("players", "potions"), [(2, 2), (3, 3), (4, 3), (5, 3)])
def test_alone_at_the_infirmary(players: int, potions: int) -> None:
    """The strongest there is not the weakest as well."""
    t = table(players).at(1, "infirmary", "3").resolve("infirmary").choose("take_reward")
    assert t.match.over
    assert t.resources_of(1) == {"potion": potions}


# The commissary


@rule("LK-52")
def test_the_chosen_kind_must_be_in_the_supply() -> None:
    t = table(3).supply("gold", 0, to=2).supply("scrap", 0, to=2).at(0, "commissary", "5").resolve("commissary")
    t.choose("take_reward")
    assert t.offers == [["gain", "potion"], ["gain", "iron"]]
    assert t.choose("gain", "iron").resources_of(0) == {"iron": 1}


@rule("LK-52")
def test_the_only_kind_left_is_taken_without_a_question() -> None:
    t = table(3).at(0, "commissary", "5")
    for kind in ("scrap", "potion", "gold"):
        t.supply(kind, 0, to=2)
    t.resolve("commissary").choose("take_reward")
    assert t.match.over
    assert t.resources_of(0) == {"iron": 1}


@rule("LK-53", "LK-R17", "LK-60")
@pytest.mark.parametrize("given", ["scrap", "potion", "iron", "gold"])
def test_one_is_traded_for_another_kind(given: str) -> None:
    t = table(3).resources(1, scrap=1, potion=1, iron=1, gold=1).at(0, "commissary", "5").at(1, "commissary", "4")
    t.resolve("commissary").choose("take_reward").choose("gain", "scrap").choose("take_reward")
    before = t.left
    t.choose("give", given)
    others = [kind for kind in ("scrap", "potion", "iron", "gold") if kind != given]
    assert t.offered("take") == others
    t.choose("take", others[-1])
    assert t.resources_of(1) == {**dict.fromkeys(others, 1), others[-1]: 2}
    assert t.left == {**before, given: before[given] + 1, others[-1]: before[others[-1]] - 1}


@rule("LK-54", "LK-R17")
def test_two_of_one_kind_are_traded() -> None:
    t = table(2).resources(0, iron=3).at(0, "commissary", "3").at(1, "commissary", "5").resolve("commissary")
    t.choose("take_reward").choose("gain", "scrap").choose("take_reward")
    assert t.offered("take") == ["scrap", "potion", "gold"]
    assert t.choose("take", "gold").resources_of(0) == {"iron": 1, "gold": 1}
    assert t.left["iron"] == 14


@rule("LK-54", "LK-R17")
def test_two_of_different_kinds_are_traded() -> None:
    """Neither of the two can be taken back."""
    t = table(2).resources(0, scrap=1, potion=1, iron=1, gold=1).at(0, "commissary", "3").at(1, "commissary", "5")
    t.resolve("commissary").choose("take_reward").choose("gain", "scrap").choose("take_reward")
    assert t.offered("give") == ["scrap", "potion", "iron", "gold"]
    t.choose("give", "potion")
    assert t.offered("give") == ["scrap", "iron", "gold"]
    t.choose("give", "gold")
    assert t.offered("take") == ["scrap", "iron"]
    assert t.choose("take", "iron").resources_of(0) == {"scrap": 1, "iron": 2}


@rule("LK-R17", "LK-R15")
def test_a_kind_that_is_not_in_the_supply_cannot_be_taken() -> None:
    """Only potions are left, and scrap is the only thing to give: potions it is. Without them there is no trade."""
    t = table(3).resources(1, scrap=1).at(0, "commissary", "5").at(1, "commissary", "4")
    t.supply("iron", 0, to=2).supply("gold", 0, to=2).supply("potion", 2, to=2).resolve("commissary")
    t.choose("take_reward").choose("gain", "potion").choose("take_reward")
    assert t.match.over
    assert t.resources_of(1) == {"potion": 1}
    t = table(3).resources(1, scrap=1).at(0, "commissary", "5").at(1, "commissary", "4")
    t.supply("iron", 0, to=2).supply("gold", 0, to=2).supply("potion", 1, to=2).resolve("commissary")
    t.choose("take_reward").choose("gain", "potion")
    assert t.match.over
    assert (t.resources_of(1), t.tokens_at(1, "library")) == ({"scrap": 1}, ["4"])


@rule("LK-R17")
def test_what_is_given_leaves_something_to_take() -> None:
    """Two scrap for a potion; a scrap and a potion would leave nothing."""
    t = table(2).resources(0, scrap=2, potion=1).at(0, "commissary", "3").at(1, "commissary", "5")
    t.supply("iron", 0, to=1).supply("gold", 0, to=1).resolve("commissary")
    t.choose("take_reward").choose("gain", "scrap").choose("take_reward")
    assert t.match.over
    assert t.resources_of(0) == {"potion": 2}


@rule("LK-E25", "LK-54", "LK-40", "LK-R15")
def test_one_iron_is_too_little_for_two_for_one() -> None:
    t = table(2).resources(0, iron=1).at(0, "commissary", "3").at(1, "commissary", "5").resolve("commissary")
    t.choose("take_reward").choose("gain", "gold")
    assert t.match.over
    assert (t.resources_of(0), t.tokens_at(0, "library")) == ({"iron": 1}, ["3"])
    assert t.heard("nothing") == [{"event": "nothing", "seat": 0, "location": "commissary"}]


# The library


@rule("LK-59")
def test_the_other_tome_goes_under_the_deck() -> None:
    t = table(3).at(0, "library", "5").next_tomes("slice_and_dice", "hideout_atlas").resolve("library")
    t.choose("keep_tome", "slice_and_dice")
    assert (t.tomes_of(0), len(t.g.tome_deck)) == (["slice_and_dice"], 27)
    assert TOME.ids[t.g.tome_deck[0]] == "hideout_atlas"  # the top card is the last one
    assert t.heard("buried_tome", 0)[0]["tome"] == "hideout_atlas"
    assert "hideout_atlas" not in t.heard("buried_tome", 1)[0].values()


@rule("LK-59")
def test_two_tomes_are_seen_by_their_drawer_alone() -> None:
    t = table(3).at(0, "library", "5").next_tomes("slice_and_dice", "hideout_atlas").resolve("library")
    assert sorted(t.seen_by(0, 0, "drawn_tomes").cards) == ["hideout_atlas", "slice_and_dice"]
    assert (t.seen_by(1, 0, "drawn_tomes").cards, t.seen_by(1, 0, "drawn_tomes").hidden) == ([], 2)


# The supply


@rule("LK-60", "LK-R15")
def test_a_supply_that_runs_out_hurts_the_lower_ranks() -> None:
    """Four scrap are left: 3, then 1 of 2, then nothing, so that the others are stragglers."""
    t = crowd(4, "sewers").supply("scrap", 4, to=0).resolve("sewers")
    held = t.resources_of(0)["scrap"]
    rewards(t)
    assert [t.resources_of(seat).get("scrap", 0) for seat in (3, 2, 1)] == [3, 1, 0]
    assert t.resources_of(0)["scrap"] == held
    assert [in_cell(t, seat) for seat in (3, 2, 1, 0)] == [True, True, False, False]
    assert t.left["scrap"] == 0


@rule("LK-E34", "LK-60", "LK-R15", "LK-40")
def test_one_iron_for_two_crews() -> None:
    t = table(3).supply("iron", 1, to=2).at(0, "smithy", "5").at(1, "smithy", "4").resolve("smithy")
    assert t.question()["stake"]["count"] == 1
    t.choose("take_reward")
    assert t.match.over
    assert (t.resources_of(0), t.resources_of(1)) == ({"iron": 1}, {})
    assert t.tokens_at(1, "library") == ["4"]
    assert t.heard("nothing") == [{"event": "nothing", "seat": 1, "location": "smithy"}]


@rule("LK-R15")
def test_the_last_strength_cube() -> None:
    t = table(3).supply("strength", 1, to=2).at(0, "exercise_yard", "5").at(1, "exercise_yard", "4")
    t.resolve("exercise_yard").choose("take_reward")
    assert t.match.over
    assert (t.strength_of(0), t.strength_of(1)) == (2, 1)
    assert t.tokens_at(1, "library") == ["4"]


@rule("LK-R15", "LK-44")
def test_the_marker_alone_is_a_reward() -> None:
    t = table(3).supply("strength", 0, to=2).at(1, "exercise_yard", "5").at(0, "exercise_yard", "4")
    t.resolve("exercise_yard").choose("take_reward")
    assert t.match.over
    assert (t.g.first, t.strength_of(1), t.tokens_at(1, "library")) == (1, 1, [])
    assert t.tokens_at(0, "library") == ["4"]
    t = table(3).supply("strength", 0, to=2).at(0, "exercise_yard", "5").resolve("exercise_yard")
    assert t.match.over  # the holder would gain nothing
    assert t.tokens_at(0, "library") == ["5"]


@rule("LK-R15", "LK-52")
def test_an_empty_supply_at_the_commissary() -> None:
    t = table(3).at(0, "commissary", "5")
    for kind in ("scrap", "potion", "iron", "gold"):
        t.supply(kind, 0, to=2)
    t.resolve("commissary")
    assert t.match.over
    assert t.tokens_at(0, "library") == ["5"]


@rule("LK-R15", "LK-59")
def test_the_last_tome() -> None:
    t = table(3).only_tomes("muscle_manual", to=2).at(0, "library", "5").at(1, "library", "4").resolve("library")
    t.quiet()
    assert t.match.over
    assert (t.tomes_of(0), t.tomes_of(1)) == (["muscle_manual"], [])
    assert [t.tokens_at(seat, "library") for seat in (0, 1)] == [[], []]


@rule("LK-60")
def test_what_is_paid_can_be_gained_by_the_next() -> None:
    """Rank 1 pays the last potion cube back at the chow hall; rank 2's thug brings it."""
    t = table(3).supply("potion", 0, to=2).at(0, "chow_hall", "5").at(1, "chow_hall", "4").resources(1, scrap=1)
    t.crew(2).resources[1] -= 1
    t.crew(0).resources[1] += 1
    t.spaces(sewers="dwarf_elder", smithy="dwarf_brewer").resolve("chow_hall")
    t.choose("recruit", "1").choose("recruit_thug", "dwarf_elder")
    assert t.left["potion"] == 1
    t.choose("recruit", "1")
    assert (t.resources_of(1), t.left["potion"]) == ({"potion": 1}, 0)
    assert t.sound()


@rule("LK-R60")
def test_only_patrol_limits_resources() -> None:
    """Twelve resources, and more come; tomes, items, thugs and cubes have no limit at all."""
    t = table(3).resources(0, scrap=5, potion=3, iron=3, gold=1).at(0, "sewers", "5").resolve("sewers")
    assert t.choose("take_reward").resources_of(0)["scrap"] == 8
    t = table(3).tomes(0, *[*["muscle_manual", "book_of_alibis", "art_of_the_con"] * 2, "songs_of_fury"])
    t.strength(0, 9).suspicion(0, 9).reserved(0, *ITEMS).thugs(0, *THUGS).items(0, "iron_maul", "chain_flail")
    t.resources(0, scrap=5).at(0, "library", "5").resolve("library").quiet()
    while not t.match.over:
        t.choose(*t.offers[0])
    t.next_thugs(*HARMLESS).patrol().quiet()
    assert len(t.tomes_of(0)) == 8
    assert (t.strength_of(0), len(t.thugs_of(0)), len(t.items_of(0)), len(t.reserved_of(0))) == (9, 5, 2, 6)
    assert (t.suspicion_of(0), t.resources_of(0)) == (9, {"scrap": 5})


# Bandits' cubes


@rule("LK-E33", "LK-89", "LK-R22", "LK-R16", "LK-D5")
def test_a_bandits_gold_at_the_smithy() -> None:
    t = table(3).loot("smithy", "gold").watched("smithy", 1).at(0, "smithy", "5 lookout").at(1, "smithy", "4")
    t.resolve("smithy")
    assert t.resources_of(0) == {}  # not yet while ranking
    assert t.suspicion_of(1) == 1
    assert t.question()["stake"]["loot"] == 1
    rewards(t)
    assert (t.resources_of(0), t.resources_of(1), t.loot_at("smithy")) == ({"iron": 2, "gold": 1}, {"iron": 1}, {})
    assert t.sound()


@rule("LK-E33", "LK-R22", "LK-R16", "LK-D5")
def test_a_refused_bandits_gold_stays() -> None:
    t = table(3).loot("smithy", "gold").watched("smithy", 1).at(0, "smithy", "5").at(1, "smithy", "4").resolve("smithy")
    rewards(t.choose("decline"))
    assert (t.resources_of(0), t.resources_of(1), t.loot_at("smithy")) == ({}, {"iron": 1}, {"gold": 1})
    assert (t.suspicion_of(0), t.tokens_at(0, "library")) == (1, ["5"])


@rule("LK-R22")
def test_bandits_cubes_add_up_and_survive_a_raid() -> None:
    t = table(3).loot("sewers", "gold", "scrap").spaces(smithy="bandit_iron").raid()
    assert t.loot_at("sewers") == {"gold": 1, "scrap": 1}
    t.loot("sewers", "gold").at(1, "sewers", "2").resolve("sewers").choose("take_reward")
    assert t.resources_of(1) == {"scrap": 4, "gold": 2}
    assert t.loot_at("sewers") == {}
    assert t.sound()


@rule("LK-R22", "LK-87")
def test_a_bandit_adds_to_what_is_left() -> None:
    """It moves from the smithy to the chow hall past an empty space: the new cube lies where the bandit now is."""
    t = table(3).spaces(smithy="bandit_iron").loot("smithy", "iron").loot("chow_hall", "iron")
    t.next_thugs(*HARMLESS).patrol()
    assert (t.loot_at("smithy"), t.loot_at("chow_hall")) == ({"iron": 1}, {"iron": 2})


@rule("LK-R22")
def test_no_cube_from_an_empty_supply() -> None:
    t = table(3).spaces(smithy="bandit_gold").supply("gold", 0, to=0).storage(0, 20).patrol()
    assert t.loot_at("chow_hall") == {}
    assert t.thugs_shown[4] == "bandit_gold"
    assert t.sound()


@rule("LK-R22", "LK-89")
def test_bandits_cubes_are_a_reward_even_when_the_supply_has_nothing() -> None:
    t = table(3).loot("smithy", "gold").supply("iron", 0, to=2).at(0, "smithy", "5").at(1, "smithy", "4")
    t.resolve("smithy").choose("take_reward")
    assert t.match.over
    assert (t.resources_of(0), t.tokens_at(0, "library")) == ({"gold": 1}, [])
    assert (t.resources_of(1), t.tokens_at(1, "library")) == ({}, ["4"])


@rule("LK-89", "LK-52")
def test_bandits_cubes_come_with_a_resource_of_choice() -> None:
    t = table(3).loot("commissary", "iron", "iron").at(0, "commissary", "lookout").resolve("commissary")
    t.choose("take_reward").choose("gain", "iron")
    assert t.resources_of(0) == {"iron": 3}
    assert t.left["iron"] == 12


# The window before a reward


@rule("LK-R59")
def test_a_tome_may_come_just_in_time() -> None:
    """One iron is too little for a trade of 2 for 1 until the handbook brings a second one."""
    t = table(2).resources(0, iron=1).tomes(0, "smiths_handbook").at(0, "commissary", "3").at(1, "commissary", "5")
    t.resolve("commissary").quiet().choose("take_reward").choose("gain", "gold")
    assert (t.asked, t.ask) == ([0], "play_tome")
    t.choose("play_tome", "smiths_handbook")
    assert t.ask == "reward"
    assert t.choose("take_reward").choose("take", "gold").resources_of(0) == {"gold": 1}
    assert t.tokens_at(0, "library") == []


@rule("LK-R59", "LK-R15")
def test_who_plays_nothing_in_time_is_a_straggler() -> None:
    t = table(2).resources(0, iron=1).tomes(0, "smiths_handbook").at(0, "commissary", "3").at(1, "commissary", "5")
    t.resolve("commissary").quiet().choose("take_reward").choose("gain", "gold").choose("no_tome")
    assert t.match.over
    assert t.tokens_at(0, "library") == ["3"]


@rule("LK-R59")
def test_the_window_is_for_those_whose_rank_has_a_reward() -> None:
    """At the commissary, where nobody has anything to trade, the last two are asked about tomes, the third of three at
    the smithy is not."""
    t = crowd(3, "smithy").tomes(0, "book_of_alibis").tomes(1, "book_of_alibis").resolve("smithy").quiet()
    assert (t.asked, t.ask) == ([2], "reward")
    t.choose("take_reward")
    assert (t.asked, t.ask) == ([1], "reward")
    t.choose("take_reward")
    assert t.match.over
    t = crowd(3, "commissary").tomes(0, "smiths_handbook").tomes(1, "smiths_handbook").resolve("commissary").quiet()
    t.choose("take_reward").choose("gain", "gold")
    for seat in (1, 0):
        assert (t.asked, t.ask) == ([seat], "play_tome")
        t.choose("no_tome")
    assert t.match.over


@rule("LK-R59")
def test_the_window_opens_also_for_who_cannot_pay() -> None:
    t = table(3).tomes(0, "beginners_alchemy").display("glass_beads").at(0, "cell_block", "5").resolve("cell_block")
    t.choose("no_tome").choose("no_tome")
    assert t.ask == "play_tome"
    t.choose("play_tome", "beginners_alchemy")
    assert t.offered("craft") == ["glass_beads"]
    t = table(3).tomes(0, "beginners_alchemy").display("glass_beads").at(0, "cell_block", "5").resolve("cell_block")
    t.choose("no_tome").choose("no_tome").choose("no_tome")
    assert t.match.over
    assert t.tokens_at(0, "library") == ["5"]


def columns(location: str, seats: int, **options: Any) -> list[tuple[object, object, object]]:
    """What everybody sees of the rewards of a location: from, to and what is got."""
    rewards = table(seats, **options).middle("location", location).facts["rewards"]
    assert isinstance(rewards, list)
    return [(one.get("from"), one.get("to"), one["gains"]) for one in rewards if isinstance(one, dict)]


@rule(
    "LK-44", "LK-45", "LK-46", "LK-47", "LK-48", "LK-49", "LK-50", "LK-53", "LK-54", "LK-55", "LK-57", "LK-59", "LK-D8"
)
def test_the_board_shows_what_it_prints_for_this_many_players() -> None:
    assert columns("exercise_yard", 2) == [(1, 1, {"strength": 1, "marker": 1}), (2, 2, {})]
    assert columns("sewers", 3) == [(1, 1, {"scrap": 3}), (2, 0, {"scrap": 1})]
    assert columns("sewers", 5) == [(1, 1, {"scrap": 3}), (2, 2, {"scrap": 2}), (3, 0, {"scrap": 1})]
    assert columns("sewers", 3, lower_rewards="from_third")[1] == (2, 2, {})
    assert columns("infirmary", 2) == [(1, 1, {"potion": 2}), (2, 2, {"potion": 1})]
    assert columns("infirmary", 4) == [(1, 1, {"potion": 3}), (2, 0, {}), (None, None, {"potion": 1})]
    assert columns("commissary", 4) == [(1, 1, {"choice": 1}), (2, 2, {"trade": 1}), (3, 0, {"trade": 2})]
    assert columns("chow_hall", 3)[1:] == [(2, 2, {"thug": 1, "two_thugs": 5}), (3, 3, {"thug": 2})]
    assert columns("cell_block", 4) == [(1, 0, {"craft": 1})]
    assert columns("library", 5) == [(1, 1, {"tomes": 2}), (2, 3, {"tomes": 1}), (4, 0, {})]
    assert columns("smithy", 1) == columns("smithy", 2) == [(1, 1, {"iron": 2}), (2, 2, {"iron": 1})]


@rule("LK-50")
def test_the_last_at_the_infirmary_is_shown_the_potion_of_the_last() -> None:
    t = crowd(4, "infirmary").resolve("infirmary")
    assert t.middle("ranking", "infirmary").facts["rewards"] == [0, 1, 1, 2]
