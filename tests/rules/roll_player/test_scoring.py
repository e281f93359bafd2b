"""The end of the game and the count: goals, colours, alignment, backstory, armour, traits, ties."""

from __future__ import annotations

import pytest

from karczma.games.roll_player.scoring import trait_stars
from karczma.games.roll_player.vocabulary import CARD, CLEANUP, END, FIELD, LAST_WINDOW
from rules.roll_player.table import LaidTable, table
from rules.rule import rule

TRAITS_OF_E18 = {
    "steadfast": 4,
    "honorable": 3,
    "nimble": 1,
    "proud": 4,
    "weak": 0,
    "clumsy": 0,
    "foolish": 0,
    "focused": 2,
    "compassionate": 5,
    "obsessed": 0,
    "cunning": 1,
    "honest": 3,
    "loyal": 2,
    "obnoxious": 0,
    "dedicated": 1,
    "courageous": 1,
    "envious": 3,
}


def the_dwarf(seats: int = 2) -> LaidTable:
    """The sheet of the long example (RP-E17)."""
    t = table(seats).who(0, "dwarf", "warrior", "chosen_one", "guardian", "good_neutral").gold(0, 7)
    t.sheet(
        0,
        str="red_6 blue_6 green_5",
        dex="gold_6 white_5 black_5",
        con="red_5 purple_5 white_4",
        int="black_3 green_5 blue_6",
        wis="red_2 gold_3 red_2",
        cha="blue_6 purple_6 gold_6",
    )
    own = ("longsword", "tower_shield", "chain_helm", "chain_leggings", "leather_boots", "cure_wounds")
    return t.owns(0, *own, "reckless", "famous", "greedy")


@rule("RP-82", "RP-83", "RP-84", "RP-88", "RP-89", "RP-90", "RP-95", "RP-E17", "RP-106", "RP-R66")
def test_the_long_example() -> None:
    t = the_dwarf()
    expected = {"attributes": 11, "class_dice": 4, "alignment": 3, "backstory": 1, "armor": 6, "traits": 7}
    assert t.parts(0) == expected
    seat = t.match.scores().seats[0]
    assert seat.total == 32
    why = {part.name: [(reason.points, reason.key, reason.facts) for reason in part.reasons] for part in seat.parts}
    assert [(points, facts["row"], facts["total"]) for points, _, facts in why["attributes"]] == [
        (4, "str", 18),
        (2, "dex", 16),
        (3, "con", 17),
        (1, "int", 14),
        (1, "cha", 16),
    ]
    assert {facts["card"]: points for points, _, facts in why["traits"]} == {"reckless": 4, "greedy": 2, "famous": 1}
    assert [(points, key) for points, key, _ in why["armor"]] == [
        (2, "set-chain"),
        (1, "set_bonus"),
        (1, "set-leather"),
        (2, "shield"),
    ]


@rule("RP-94", "RP-C26", "RP-C27", "RP-C28", "RP-C29", "RP-C30", "RP-C31", "RP-C32", "RP-C33", "RP-C34", "RP-C35")
@rule("RP-E18", "RP-E16")
@pytest.mark.parametrize("trait", TRAITS_OF_E18)
def test_every_other_trait_on_that_sheet(trait: str) -> None:
    t = the_dwarf()
    before = t.parts(0)["traits"]
    t.owns(0, trait)
    more = TRAITS_OF_E18[trait]
    assert trait_stars(t.g.cards, t.player(0), CARD.numbers[trait]) == more
    assert t.parts(0)["traits"] == before + more


@rule("RP-85", "RP-E7")
@pytest.mark.parametrize(
    ("dice", "met"), [("red_5 red_5 red_6", 0), ("red_5 red_6 red_6", 3), ("red_6 red_6 red_6", 0)]
)
def test_one_number_is_met_exactly(dice: str, met: int) -> None:
    t = table().who(0, "human", "wizard").sheet(0, dex=dice)
    assert t.parts(0)["attributes"] == met


@rule("RP-86", "RP-E8")
@pytest.mark.parametrize(
    ("dice", "met"),
    [("red_5 red_5 red_5", 0), ("red_5 red_5 red_6", 2), ("red_5 red_6 red_6", 2), ("red_6 red_6 red_6", 0)],
)
def test_a_range_has_two_ends(dice: str, met: int) -> None:
    t = table().who(0, "human", "sorcerer").sheet(0, dex=dice)
    assert t.parts(0)["attributes"] == met


@rule("RP-87", "RP-E9")
@pytest.mark.parametrize(
    ("dice", "met"), [("red_4 red_4 red_5", 0), ("red_4 red_5 red_5", 1), ("red_6 red_6 red_6", 1)]
)
def test_a_plus_has_no_upper_end(dice: str, met: int) -> None:
    t = table().who(0, "human", "warrior").sheet(0, int=dice)
    assert t.parts(0)["attributes"] == met


@rule("RP-83", "RP-84")
def test_a_row_counts_when_it_is_full_and_with_the_race() -> None:
    t = table().who(0, "halfling", "warrior").sheet(0, cha="red_6 red_6")
    assert t.parts(0)["attributes"] == 0  # 14 with the race, but a space is empty
    t.sheet(0, cha="red_4 red_4 red_4")
    assert t.parts(0)["attributes"] == 1  # 12 and 2 of the race
    assert t.who(0, "human").parts(0)["attributes"] == 0


@rule("RP-88")
def test_a_star_for_each_die_in_the_class_colour() -> None:
    t = table().who(0, profession="warrior").sheet(0, str="red_1 red_1 blue_1", wis="gold_1 red_1")
    assert t.parts(0)["class_dice"] == 3
    assert t.who(0, profession="wizard").parts(0)["class_dice"] == 1


@rule("RP-89", "RP-R37", "RP-R65")
def test_the_field_under_the_token_counts_also_against_its_owner() -> None:
    t = table().who(0, alignment="arbiter", field="neutral_chaotic")
    assert t.parts(0)["alignment"] == -3
    assert t.match.scores().seats[0].total == -3
    assert t.who(0, field="neutral_lawful").parts(0)["alignment"] == 3
    assert t.who(0, field="neutral_neutral").parts(0)["alignment"] == 0


@rule("RP-90", "RP-91", "RP-E10")
def test_backstory_matches() -> None:
    # The chosen one wants white third in STR, green first in DEX, black second in CON, blue third in INT, ...
    t = table().who(0, "human", "warrior", "chosen_one", alignment="champion")
    stars = []
    for rows in (
        {"str": "blue_1 blue_1 white_1"},
        {"dex": "green_3"},
        {"con": "blue_1 black_6"},
        {"int": "gold_1 gold_1 blue_2"},
        {"wis": "gold_1 gold_1 red_2"},
        {"cha": "gold_1 purple_2"},
    ):
        t.sheet(0, **rows)
        stars.append(t.parts(0)["backstory"])
    assert stars == [0, 1, 1, 3, 3, 6]
    t.sheet(0, dex="blue_3 green_3")
    assert t.parts(0)["backstory"] == 3  # green lies in the wrong space now


@rule("RP-92", "RP-93", "RP-E11", "RP-C14")
def test_armour_sets() -> None:
    chain = ("chain_gorget", "chain_vambraces", "chain_helm", "chain_tunic", "chain_leggings")
    for count, stars in enumerate((1, 2, 4, 7, 10), 1):
        assert table().who(0, profession="monk").owns(0, *chain[:count]).parts(0)["armor"] == stars
        assert table().who(0, profession="cleric").owns(0, *chain[:count]).parts(0)["armor"] == stars + 1
    leather = ("leather_greaves", "leather_boots", "leather_gloves", "leather_pauldron")
    for count, stars in enumerate((1, 3, 5, 8), 1):
        assert table().who(0, profession="monk").owns(0, *leather[:count]).parts(0)["armor"] == stars
        assert table().who(0, profession="rogue").owns(0, *leather[:count]).parts(0)["armor"] == stars + 1
    mystic = ("mystic_cowl", "mystic_robes", "mystic_cloak")
    for count, stars in enumerate((1, 3, 6), 1):
        assert table().who(0, profession="rogue").owns(0, *mystic[:count]).parts(0)["armor"] == stars
        assert table().who(0, profession="monk").owns(0, *mystic[:count]).parts(0)["armor"] == stars + 1
    both = table().who(0, profession="monk").owns(0, "chain_helm", "mystic_cowl", "mystic_cloak")
    assert both.parts(0)["armor"] == 1 + 3 + 1


@rule("RP-109", "RP-E14", "RP-C11", "RP-R35")
def test_the_tower_shield() -> None:
    t = table().who(0, profession="monk").owns(0, "tower_shield")
    assert t.parts(0)["armor"] == 0
    t.owns(0, "leather_greaves", "leather_boots", "leather_gloves", "leather_pauldron")
    assert t.parts(0)["armor"] == 8
    t.owns(0, "chain_helm", "chain_tunic", "chain_gorget")
    assert t.parts(0)["armor"] == 8 + 4 + 3  # the shield makes four of three
    assert table().who(0, profession="monk").owns(0, "tower_shield", "honorable", "chain_helm").parts(0)["traits"] == 1


@rule("RP-83", "RP-105", "RP-106", "RP-E13", "RP-C8")
def test_jeweled_dagger_and_longsword() -> None:
    t = table().who(0, "human", "monk").owns(0, "jeweled_dagger").sheet(0, str="blue_5 gold_6 gold_5")
    assert t.parts(0)["attributes"] == 3  # 18 and more
    t.owns(0, "courageous", "weak", "focused")
    assert t.parts(0)["traits"] == 0  # for traits it is still 16, and 5, 6, 5
    assert table().who(0, "human", "monk").sheet(0, str="blue_5 gold_6 gold_5").parts(0)["attributes"] == 0
    t = table().who(0, "human", "warrior").owns(0, "longsword").sheet(0, con="red_6 red_6 gold_3")
    assert t.parts(0)["attributes"] == 3  # 15 and 2 for the red dice
    over = table().who(0, "human", "warrior").sheet(0, con="red_6 red_6 gold_5")
    assert over.parts(0)["attributes"] == 3
    assert over.owns(0, "longsword").parts(0)["attributes"] == 0  # the bonus pushes it past 17


@rule("RP-106", "RP-R36", "RP-C27")
@pytest.mark.parametrize(
    ("trait", "row", "stars"),
    [("weak", "str", 4), ("clumsy", "dex", 4), ("foolish", "int", 4), ("reckless", "wis", 4), ("obnoxious", "cha", 3)],
)
def test_low_attributes(trait: str, row: str, stars: int) -> None:
    t = table().who(0, "human", "warrior").owns(0, trait, "longsword").sheet(0, **{row: "red_3 red_3 red_2"})
    assert t.parts(0)["traits"] == stars
    assert t.sheet(0, **{row: "red_3 red_3 red_3"}).parts(0)["traits"] == 0
    assert t.sheet(0, **{row: "red_3 red_3"}).parts(0)["traits"] == 0  # not before the row is full


@rule("RP-C27")
def test_the_race_counts_for_low_attributes() -> None:
    assert table().who(0, "halfling").owns(0, "weak").sheet(0, str="red_3 red_3 red_4").parts(0)["traits"] == 4


@rule("RP-C28")
@pytest.mark.parametrize(
    ("dice", "focused", "cunning", "obsessed", "compassionate"),
    [
        ("red_3 red_3 red_3", 2, 0, 3, 0),
        ("red_1 blue_2 green_3", 0, 1, 0, 1),
        ("red_1 red_1 blue_2", 0, 0, 0, 0),
        ("red_4 blue_4 gold_4", 2, 0, 0, 1),
        ("red_1 red_2 red_3", 0, 1, 3, 0),
    ],
)
def test_traits_of_rows(dice: str, focused: int, cunning: int, obsessed: int, compassionate: int) -> None:
    stars = {"focused": focused, "cunning": cunning, "obsessed": obsessed, "compassionate": compassionate}
    for trait, expected in stars.items():
        assert table().owns(0, trait).sheet(0, con=dice).parts(0)["traits"] == expected


@rule("RP-C29", "RP-R64")
def test_greedy() -> None:
    paid = [table().owns(0, "greedy").gold(0, gold).parts(0)["traits"] for gold in (0, 2, 3, 7, 11, 12, 40)]
    assert paid == [0, 0, 1, 2, 3, 4, 4]


@rule("RP-C30")
def test_honest_pays_only_what_is_positive() -> None:
    t = table().who(0, alignment="arbiter", field="neutral_lawful").owns(0, "honest")
    assert (t.parts(0)["alignment"], t.parts(0)["traits"]) == (3, 3)
    t.who(0, field="neutral_chaotic")
    assert (t.parts(0)["alignment"], t.parts(0)["traits"]) == (-3, 0)


@rule("RP-C31", "RP-C32", "RP-R64")
def test_loyal_and_dedicated_count_full_pairs() -> None:
    t = table().who(0, profession="warrior").owns(0, "loyal").sheet(0, str="red_1 red_1 red_1", dex="red_1 red_1")
    assert (t.parts(0)["class_dice"], t.parts(0)["traits"]) == (5, 2)
    t = table().who(0, backstory="chosen_one").owns(0, "dedicated")
    t.sheet(0, str="gold_1 gold_1 white_1", dex="green_1", con="gold_1 black_1", int="gold_1 gold_1 blue_1")
    t.sheet(0, wis="gold_1 gold_1 red_1")
    assert (t.parts(0)["backstory"], t.parts(0)["traits"]) == (3, 2)


@rule("RP-C33", "RP-C35", "RP-R66")
def test_courageous_and_famous_see_no_weapons() -> None:
    t = table().who(0, "human", "warrior").owns(0, "longsword", "courageous", "famous")
    t.sheet(0, str="red_6 red_6 red_5", dex="red_5 blue_5 blue_6", con="blue_6 blue_6 blue_5")
    # Without the sword 17, 16, 17: courageous sees two rows; DEX and CON meet their goals.
    assert t.parts(0)["traits"] == 2 + 1
    # With it 20, 17, 17: STR, which wants exactly 18, is missed with and without it.
    assert t.parts(0)["attributes"] == 2 + 3


@rule("RP-C34")
def test_envious_wants_one_of_each() -> None:
    t = table().owns(0, "envious", "longsword", "chain_helm")
    assert t.parts(0)["traits"] == 0
    assert t.owns(0, "climb").parts(0)["traits"] == 3


@rule("RP-96")
def test_the_most_stars_win() -> None:
    t = table().sheet(0, str="red_1 red_1")
    assert (t.match.scores().winners, [seat.rank for seat in t.match.scores().seats]) == ([0], [1, 2])


@rule("RP-97", "RP-98", "RP-99", "RP-R39")
def test_ties() -> None:
    t = table(3).gold(0, 3).gold(1, 4).gold(2, 4)
    assert t.match.scores().winners == [1, 2]
    assert [seat.rank for seat in t.match.scores().seats] == [3, 1, 1]
    # Equal stars and gold: fewer dice in the own class colour wins. Seat 1 has its star from the alignment.
    t = table(2).gold(0, 4).gold(1, 4).sheet(0, str="red_1").who(1, alignment="arbiter", field="good_lawful")
    assert [seat.total for seat in t.match.scores().seats] == [1, 1]
    assert t.match.scores().winners == [1]


@rule("RP-81", "RP-R6", "RP-R64")
def test_the_game_ends_after_the_cleanup_of_the_round_that_fills_the_sheets() -> None:
    rows = {"str": "red_1 red_2 blue_1", "dex": "blue_2 blue_3 green_1", "con": "green_2 green_3 green_4"}
    more = {"int": "white_1 white_2 white_3", "wis": "black_1 black_2 black_3", "cha": "purple_1 purple_2 purple_3"}
    t = table(2).sheet(0, **rows, **more)
    t.sheet(1, str="red_1 red_2 blue_1", dex="blue_2 blue_3 green_1", con="green_2 white_3 white_4")
    t.sheet(1, int="gold_1 gold_2 gold_3", wis="gold_1 gold_2 gold_3", cha="purple_1 purple_2 purple_3")
    t.owns(0, "climb", exhausted=True).owns(1, "longsword")
    t.go([(CLEANUP, 0, 0)])
    assert t.ask == "refresh_skill"
    t.choose("refresh_skill", "climb")
    assert (t.ask, t.asked) == ("last_window", [1])  # climb is for the Dice Phase; seat 1 has a weapon
    assert t.offers == [["drop_weapon", "longsword"], ["pass"], ["hush"]]
    t.choose("pass")
    assert t.match.over
    assert t.heard("ended")
    assert t.g.market == []  # nothing is prepared for a round that does not come


@rule("RP-R26")
def test_a_weapon_can_be_dropped_before_the_count() -> None:
    t = table(2).who(0, "human", "warrior").owns(0, "longsword").sheet(0, str="red_6 red_6 red_6")
    assert t.parts(0)["attributes"] == 0  # 21, and exactly 18 is wanted
    t.go([(END, -1, 0), (LAST_WINDOW, 0, 0)])
    t.choose("drop_weapon", "longsword")
    assert t.match.over
    assert t.parts(0)["attributes"] == 4
    assert t.named(t.g.discards) == ["longsword"]


@rule("RP-82")
def test_stars_are_shown_at_any_time_and_change_nothing() -> None:
    t = the_dwarf()
    before = t.match.face.write(t.g)
    assert t.match.scores(None).plain() == t.match.scores(1).plain()
    assert t.match.face.write(t.g) == before


def test_fields_have_the_names_of_the_facts() -> None:
    assert FIELD.ids[0] == "good_lawful"
    assert FIELD.ids[8] == "evil_chaotic"
