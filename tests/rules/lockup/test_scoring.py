"""The end: the leader goal, thugs of all seven types, resources, tomes, the marker, and who wins."""

from __future__ import annotations

import pytest

from karczma.games.lockup.vocabulary import THUG, THUG_TYPE
from rules.lockup.table import LaidTable, random_game, table
from rules.rule import rule

BANDITS = ("bandit_scrap", "bandit_potion", "bandit_iron", "bandit_gold")
CULTISTS = ("cultist_reader", "cultist_scribe", "cultist_hexer", "cultist_prophet")
DEMONS = ("demon_greed", "demon_fury", "demon_shadow")
DWARVES = (
    "dwarf_miner",
    "dwarf_smith",
    "dwarf_brewer",
    "dwarf_tinker",
    "dwarf_jeweller",
    "dwarf_shieldbearer",
    "dwarf_brawler",
    "dwarf_elder",
)
HOBGOBLINS = ("hobgoblin_recruit", "hobgoblin_drillmaster", "hobgoblin_veteran", "hobgoblin_captain")
RATFOLK = ("ratfolk_runt", "ratfolk_digger", "ratfolk_sneak", "ratfolk_informer", "ratfolk_bookworm", "ratfolk_king")
RAIDERS = ("raider_pillager", "raider_smuggler", "raider_firebrand", "raider_corsair")
TYPES = (BANDITS, CULTISTS, DEMONS, DWARVES, HOBGOBLINS, RATFOLK, RAIDERS)


def thugs_worth(t: LaidTable, seat: int = 0) -> int:
    return t.end().parts(seat)["thugs"]


# Thugs


def test_these_are_all_thugs() -> None:
    assert sorted(thug for type in TYPES for thug in type) == sorted(THUG.ids)
    for number, thugs in enumerate(TYPES):
        assert {thug.partition("_")[0] for thug in thugs} == {THUG_TYPE.ids[number]}


@rule("LK-106")
@pytest.mark.parametrize(
    ("thugs", "points"), [(BANDITS[:1], 3), (BANDITS, 12), (RAIDERS[:1], 2), (RAIDERS, 8), (BANDITS[:2] + RAIDERS, 14)]
)
def test_bandits_and_raiders(thugs: tuple[str, ...], points: int) -> None:
    assert thugs_worth(table(3).thugs(0, *thugs)) == points


@rule("LK-E4", "LK-107")
def test_three_cultists_and_four_items() -> None:
    t = table(3).thugs(0, *CULTISTS[:3]).items(0, "hex_doll", "gold_tooth", "iron_maul", "rage_tonic")
    assert thugs_worth(t.reserved(0, "glass_beads")) == 12


@rule("LK-107")
@pytest.mark.parametrize(("thugs", "items", "points"), [(1, 0, 0), (4, 1, 4), (2, 5, 10), (4, 6, 24)])
def test_cultists(thugs: int, items: int, points: int) -> None:
    made = ("hex_doll", "gold_tooth", "iron_maul", "rage_tonic", "warden_signet", "soul_shiv")[:items]
    assert thugs_worth(table(2).thugs(1, *CULTISTS[:thugs]).items(1, *made), 1) == points


MIXED = ("barred_shield", "warden_signet", "crown_of_kulbak", "hex_doll")  # 3 shields, 3 gems, 2 spells
EIGHT_GEMS = ("royal_circlet", "warden_signet", "gold_tooth", "glass_beads", "coin_clipper", "loaded_dice")


@rule("LK-E5", "LK-108", "LK-D2")
@pytest.mark.parametrize(
    ("icons", "mixed", "gems"), [("any", 16, 16), ("gem", 6, 16), ("shield", 6, 0), ("spell", 4, 0)]
)
def test_a_demon_and_eight_icons(icons: str, mixed: int, gems: int) -> None:
    t = table(3, demon_icons=icons).thugs(0, "demon_greed").items(0, *MIXED)
    assert thugs_worth(t) == mixed
    t = table(3, demon_icons=icons).thugs(0, "demon_greed").items(0, *EIGHT_GEMS)
    assert thugs_worth(t) == gems


@rule("LK-R35", "LK-108")
def test_a_demon_counts_icons_of_thugs_and_its_own() -> None:
    """Its own spell, shield and gem of the corsair, three icons of the crown; not what is reserved."""
    t = table(3).thugs(0, "demon_shadow", "raider_corsair").items(0, "crown_of_kulbak").reserved(0, "royal_circlet")
    assert thugs_worth(t) == 12 + 2
    t = table(3).thugs(0, "demon_shadow", "demon_fury", "demon_greed").items(0, "rune_of_silence")
    assert thugs_worth(t) == 3 * 2 * 3
    assert thugs_worth(table(3).thugs(0, "demon_fury")) == 0


@rule("LK-D2")
@pytest.mark.parametrize(("icons", "points"), [("shield", 2), ("gem", 4), ("spell", 6), ("any", 12)])
def test_demons_may_count_one_treasure_on_items_and_thugs(icons: str, points: int) -> None:
    t = table(3, demon_icons=icons).thugs(0, "demon_shadow", "ratfolk_king", "dwarf_jeweller")
    t.items(0, "rune_of_silence", "sharpened_spoon")
    assert thugs_worth(t) == points - 3 + 1  # with one ratfolk and one dwarf


@rule("LK-E6", "LK-109")
def test_four_dwarves() -> None:
    assert thugs_worth(table(3).thugs(0, *DWARVES[:4])) == 12


@rule("LK-109")
@pytest.mark.parametrize("number", range(9))
def test_dwarves(number: int) -> None:
    points = {0: 0, 1: 1, 2: 3, 3: 7, 4: 12, 5: 18, 6: 25, 7: 30, 8: 30}[number]
    assert thugs_worth(table(3).thugs(0, *DWARVES[:number])) == points


@rule("LK-E7", "LK-110")
def test_three_hobgoblins_and_five_strength() -> None:
    assert thugs_worth(table(3).thugs(0, *HOBGOBLINS[:3]).strength(0, 5)) == 15


@rule("LK-110")
@pytest.mark.parametrize(("thugs", "strength", "points"), [(1, 0, 0), (1, 1, 1), (4, 7, 28)])
def test_hobgoblins(thugs: int, strength: int, points: int) -> None:
    assert thugs_worth(table(3).thugs(0, *HOBGOBLINS[:thugs]).strength(0, strength)) == points


@rule("LK-E8", "LK-111", "LK-R31")
@pytest.mark.parametrize(("track", "points"), [(10, -3), (3, -3), (2, -2), (1, -1), (0, 0)])
def test_one_ratfolk_takes_no_more_than_there_is(track: int, points: int) -> None:
    t = table(3).thugs(0, "ratfolk_runt").reputation(0, track)
    assert thugs_worth(t) == points
    assert t.match.scores().seats[0].total == track + points + 2  # the marker


@rule("LK-111", "LK-D12")
@pytest.mark.parametrize("number", range(7))
def test_ratfolk(number: int) -> None:
    """A sixth adds nothing."""
    points = {0: 0, 1: -3, 2: 1, 3: 6, 4: 13, 5: 25, 6: 25}[number]
    assert thugs_worth(table(3).thugs(0, *RATFOLK[:number])) == points


@rule("LK-R31")
def test_thugs_are_one_sum() -> None:
    """A ratfolk and a raider with nothing on the track: the -3 takes the 2, and no more."""
    t = table(3).thugs(1, "ratfolk_runt", "raider_corsair").reputation(1, 0).resources(1, scrap=4)
    assert thugs_worth(t, 1) == 0
    assert t.match.scores().seats[1].total == 4
    t = table(3).thugs(1, "ratfolk_runt", "bandit_iron").reputation(1, 0)
    assert thugs_worth(t, 1) == 0
    t = table(3).thugs(1, "ratfolk_runt", "raider_corsair").reputation(1, 5)
    assert thugs_worth(t, 1) == -1


@rule("LK-R31")
def test_goals_are_on_the_track_before_thugs_take_from_it() -> None:
    """0 on the track, 2 of everyones_friend: one ratfolk takes those 2; the leader goal saves the rest."""
    t = table(3).goals("goal_everyones_friend").thugs(0, "ratfolk_runt").reputation(0, 0).resources(0, iron=1).end()
    assert t.parts(0) == {"track": 0, "leader": 0, "final_goal": 2, "thugs": -2, "resources": 1, "tomes": 0, "first": 2}
    t = table(3).thugs(0, "ratfolk_runt").reputation(0, 0).holder("leader", 0).end()
    assert (t.parts(0)["leader"], t.parts(0)["thugs"]) == (8, -3)


@rule("LK-R31")
def test_the_track_has_no_upper_end() -> None:
    t = table(3).reputation(0, 997).resources(0, gold=4).end()
    assert t.match.scores().seats[0].total == 997 + 8 + 2


# The other parts


@rule("LK-105")
@pytest.mark.parametrize(("seats", "points"), [(2, 6), (3, 8), (5, 8)])
def test_the_leader_goal(seats: int, points: int) -> None:
    t = table(seats).holder("leader", 1).end()
    assert [t.parts(seat)["leader"] for seat in range(seats)] == [0, points, *[0] * (seats - 2)]


@rule("LK-112")
@pytest.mark.parametrize(
    ("held", "points"),
    [
        ({"scrap": 1}, 1),
        ({"potion": 1}, 1),
        ({"iron": 1}, 1),
        ({"gold": 1}, 2),
        ({"scrap": 3, "potion": 2, "iron": 1, "gold": 4}, 14),
    ],
)
def test_resources(held: dict[str, int], points: int) -> None:
    t = table(3).resources(2, **held).end()
    assert [t.parts(seat)["resources"] for seat in range(3)] == [0, 0, points]


@rule("LK-113")
def test_tomes_in_hand() -> None:
    t = table(3).tomes(1, "hideout_atlas", "songs_of_fury", "songs_of_fury", "mess_cooks_recipes").end().quiet()
    assert [t.parts(seat)["tomes"] for seat in range(3)] == [0, 4, 0]


@rule("LK-113")
def test_a_tome_that_was_played_scores_nothing() -> None:
    t = table(3).tomes(1, "smiths_handbook", "hideout_atlas").end().choose("play_tome", "smiths_handbook").quiet()
    assert (t.parts(1)["tomes"], t.parts(1)["resources"]) == (1, 1)


@rule("LK-114")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_marker(seat: int) -> None:
    t = table(3).first(seat).end()
    assert [t.parts(other)["first"] for other in range(3)] == [2 if other == seat else 0 for other in range(3)]


@rule("LK-E24")
def test_a_whole_count() -> None:
    t = table(3).reputation(0, 41).goals("goal_dwarf_friend").thugs(0, "dwarf_miner", "dwarf_smith", "raider_firebrand")
    t.holder("leader", 0).resources(0, scrap=2, gold=1).tomes(0, "hideout_atlas").end().quiet()
    assert t.parts(0) == {
        "track": 41,
        "leader": 8,
        "final_goal": 0,
        "thugs": 3 + 2,
        "resources": 4,
        "tomes": 1,
        "first": 2,
    }
    assert t.match.scores().seats[0].total == 61


@rule("LK-115", "LK-D7")
def test_items_scored_when_they_were_crafted() -> None:
    t = table(3).display("royal_circlet").resources(0, potion=2, gold=2).at(0, "cell_block", "2")
    t.resolve("cell_block").choose("craft", "royal_circlet")
    assert t.reputation_of(0) == 25
    t.end()
    assert t.match.scores().seats[0].total == 25 + 2


@rule("LK-104")
def test_the_last_raid_comes_before_the_count() -> None:
    """The ratfolk's loss finds a track that the raid has emptied."""
    t = table(3).suspicion(1, 1).reputation(1, 8).thugs(1, "ratfolk_runt").end()
    assert (t.parts(1)["track"], t.parts(1)["thugs"]) == (0, 0)
    assert t.match.over


@rule("LK-104")
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_a_game_ends_after_six_rounds_with_a_raid(seats: int) -> None:
    t = random_game(seats, 7)
    assert t.g.round == 6
    assert t.events[-1] == "ended"
    assert "raid" in t.events
    assert sum(t.g.watched) == 0
    assert t.g.supply[5] + t.suspicion_of(0) == 12  # alone, one may keep cubes


# Who wins


def ends(*seats: tuple[int, int]) -> tuple[list[int], list[int]]:
    """Ranks and winners of players with so much reputation and so many items that score nothing else."""
    items = iter(["glass_beads", "coin_clipper", "loaded_dice", "snitch_bell", "gold_tooth", "hex_doll", "rage_tonic"])
    t = table(len(seats) + 1).first(len(seats)).reputation(len(seats), 0)
    for seat, (reputation, number) in enumerate(seats):
        t.reputation(seat, reputation).items(seat, *[next(items) for _ in range(number)])
    scores = t.end().match.scores()
    return [seat.rank for seat in scores.seats[:-1]], scores.winners


@rule("LK-116")
@pytest.mark.parametrize(
    ("seats", "ranks", "winners"),
    [
        (((30, 0), (31, 0)), [2, 1], [1]),
        (((30, 0), (29, 5)), [1, 2], [0]),
        (((30, 1), (30, 2)), [2, 1], [1]),
        (((30, 2), (30, 2)), [1, 1], [0, 1]),
        (((30, 2), (30, 2), (30, 1)), [1, 1, 3], [0, 1]),
        (((20, 1), (30, 0), (20, 1), (12, 2)), [2, 1, 2, 4], [1]),
    ],
)
def test_most_reputation_then_most_items(
    seats: tuple[tuple[int, int], ...], ranks: list[int], winners: list[int]
) -> None:
    assert ends(*seats) == (ranks, winners)


@rule("LK-116", "LK-D14")
def test_reserved_items_do_not_break_a_tie() -> None:
    t = table(3).first(2).reputation(2, 0).items(0, "hex_doll").reserved(1, "gold_tooth", "iron_maul").end()
    assert t.match.scores().winners == [0]


@rule("LK-D14")
def test_what_only_one_source_tells() -> None:
    """A crew alone at the infirmary, a shared victory, and a track that stops at zero."""
    t = table(3).at(0, "infirmary", "2").resolve("infirmary").choose("take_reward")
    assert t.resources_of(0) == {"potion": 3}
    assert ends((14, 0), (14, 0)) == ([1, 1], [0, 1])
    assert table(3).suspicion(0, 1).reputation(0, 3).raid().reputation_of(0) == 0


@rule("LK-112", "LK-113", "LK-114")
@pytest.mark.parametrize("seed", range(3))
def test_parts_add_up(seed: int) -> None:
    t = random_game(4, seed)
    for seat in range(4):
        crew = t.crew(seat)
        parts = t.parts(seat)
        assert parts["track"] == crew.reputation
        assert parts["resources"] == sum(crew.resources) + crew.resources[3]
        assert parts["tomes"] == len(crew.tomes)
        assert parts["first"] == 2 * (t.g.first == seat)
        assert sum(parts.values()) == t.match.scores().seats[seat].total
