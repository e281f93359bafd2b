"""The six attribute actions, and weapons that make them stronger."""

from __future__ import annotations

from collections import Counter

import pytest

from karczma.games.roll_player.vocabulary import DIE, FIELD, ROW
from karczma.kernel.errors import Refused
from rules.roll_player.table import LaidTable, table
from rules.rule import rule

FACES = pytest.mark.parametrize(("before", "after"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
POOL = ("white_1", "blue_2", "green_3")
# Where the token can go from each field: up is good, down is evil, left is lawful, right is chaotic
NEIGHBOURS = {
    "good_lawful": {"down": "neutral_lawful", "right": "good_neutral"},
    "good_neutral": {"down": "neutral_neutral", "left": "good_lawful", "right": "good_chaotic"},
    "good_chaotic": {"down": "neutral_chaotic", "left": "good_neutral"},
    "neutral_lawful": {"up": "good_lawful", "down": "evil_lawful", "right": "neutral_neutral"},
    "neutral_neutral": {
        "up": "good_neutral",
        "down": "evil_neutral",
        "left": "neutral_lawful",
        "right": "neutral_chaotic",
    },
    "neutral_chaotic": {"up": "good_chaotic", "down": "evil_chaotic", "left": "neutral_neutral"},
    "evil_lawful": {"up": "neutral_lawful", "right": "evil_neutral"},
    "evil_neutral": {"up": "neutral_neutral", "left": "evil_lawful", "right": "evil_chaotic"},
    "evil_chaotic": {"up": "neutral_chaotic", "left": "evil_neutral"},
}


def act(t: LaidTable, row: str, card: str = "1") -> LaidTable:
    """Seat 0 takes a card, places its die in this row and uses the action of the row."""
    t.pool(*POOL).dice_turn(0).choose("take_initiative", card).choose("place_die", row)
    return t.choose("act", row)


def lying(t: LaidTable, seat: int = 0) -> dict[str, list[str]]:
    """All dice of a sheet by row."""
    return {row: t.row(seat, row) for row in ROW.ids if t.row(seat, row)}


def spaces(t: LaidTable, verb: str) -> list[str]:
    return [words[0] for words in t.offered(verb)]


# Strength


@rule("RP-40", "RP-E3")
@FACES
def test_strength_turns_a_die_to_its_opposite_face(before: int, after: int) -> None:
    t = act(table().sheet(0, str="red_3", int=f"blue_6 black_{before} gold_2").sheet(1, int="red_1"), "str")
    assert t.ask == "turn_die"
    t.choose("turn_die", "int_2")
    assert lying(t) == {"str": ["red_3", "white_1"], "int": ["blue_6", f"black_{after}", "gold_2"]}
    assert lying(t, 1) == {"int": ["red_1"]}
    assert t.heard("turned") == [{"event": "turned", "seat": 0, "space": "int_2", "die": f"black_{after}"}]


@rule("RP-40", "RP-50")
def test_any_die_of_the_own_sheet_is_turned_and_no_other() -> None:
    t = act(table().sheet(0, str="red_3", cha="blue_6 black_4").sheet(1, dex="red_1 red_1"), "str")
    assert spaces(t, "turn_die") == ["str_1", "str_2", "cha_1", "cha_2"]  # the one just placed is str_2
    assert ["no_action"] not in t.offers
    with pytest.raises(Refused):
        t.choose("turn_die", "dex_1")  # that is the other player's
    t.choose("turn_die", "str_2")
    assert t.row(0, "str") == ["red_3", "white_6"]


# Dexterity


@rule("RP-41", "RP-42", "RP-50")
def test_dexterity_exchanges_two_dice() -> None:
    t = act(table().sheet(0, str="red_3", con="gold_4", cha="blue_6 black_4").sheet(1, wis="red_1"), "dex")
    dice = ["str_1", "dex_1", "con_1", "cha_1", "cha_2"]
    assert spaces(t, "swap_first") == dice
    t.choose("swap_first", "cha_1")
    assert (t.asked, t.ask) == ([0], "swap_second")
    assert spaces(t, "swap_second") == [space for space in dice if space != "cha_1"]
    t.choose("swap_second", "dex_1")
    assert lying(t) == {"str": ["red_3"], "dex": ["blue_6"], "con": ["gold_4"], "cha": ["white_1", "black_4"]}
    assert t.asked == [1]


@rule("RP-41")
def test_dexterity_works_within_a_row() -> None:
    t = act(table().sheet(0, cha="blue_6 black_4 red_2"), "dex")
    t.choose("swap_first", "cha_3").choose("swap_second", "cha_1")
    assert t.row(0, "cha") == ["red_2", "black_4", "blue_6"]


@rule("RP-42")
@pytest.mark.parametrize("space", ["str_2", "con_1", "cha_3"])
def test_dexterity_moves_no_die_into_an_empty_space(space: str) -> None:
    t = act(table().sheet(0, str="red_3", cha="blue_6 black_4"), "dex")
    with pytest.raises(Refused):
        t.choose("swap_first", space)
    t.choose("swap_first", "str_1")
    with pytest.raises(Refused):
        t.choose("swap_second", space)
    with pytest.raises(Refused):
        t.choose("swap_second", "str_1")  # nor with itself


@rule("RP-R12")
def test_an_exchange_that_changes_nothing_is_not_offered() -> None:
    t = table().sheet(0, str="white_1 white_1").pool(*POOL).dice_turn(0)
    t.choose("take_initiative", "1").choose("place_die", "dex")
    assert t.offers == [["no_action"]]
    t = act(table().sheet(0, str="white_1 white_1 red_1", con="white_2"), "dex")
    t.choose("swap_first", "dex_1")
    assert spaces(t, "swap_second") == ["str_3", "con_1"]  # another colour, another value
    t = table().who(0, profession="rogue").sheet(0, str="blue_2").pool(*POOL).dice_turn(0)
    t.choose("take_initiative", "2").choose("place_die", "con").choose("no_action")
    assert t.asked == [1]  # nor to the rogue


# Constitution


@rule("RP-43", "RP-44")
@pytest.mark.parametrize("value", range(1, 7))
def test_constitution_raises_or_lowers_a_die_by_1(value: int) -> None:
    for verb, by in (("raise_die", 1), ("lower_die", -1)):
        t = act(table().sheet(0, wis=f"red_3 blue_{value}"), "con")
        if 1 <= value + by <= 6:
            t.choose(verb, "wis_2")
            assert lying(t) == {"con": ["white_1"], "wis": ["red_3", f"blue_{value + by}"]}
            assert t.asked == [1]
        else:
            assert ["wis_2"] not in t.offered(verb)
            with pytest.raises(Refused):
                t.choose(verb, "wis_2")
            assert lying(t)["wis"] == ["red_3", f"blue_{value}"]


@rule("RP-43", "RP-44", "RP-50")
def test_any_die_of_the_own_sheet_goes_up_or_down() -> None:
    t = act(table().sheet(0, str="red_6 red_5", cha="blue_1 black_4").sheet(1, dex="red_2"), "con")
    assert spaces(t, "raise_die") == ["str_2", "con_1", "cha_1", "cha_2"]
    assert spaces(t, "lower_die") == ["str_1", "str_2", "cha_2"]
    t.choose("raise_die", "con_1")
    assert t.row(0, "con") == ["white_2"]


# Intelligence


@rule("RP-45", "RP-46")
@pytest.mark.parametrize(("keep", "value"), [("keep_new", 5), ("keep_old", 2)])
def test_intelligence_rerolls_a_die_and_keeps_it_or_not(keep: str, value: int) -> None:
    t = act(table().sheet(0, str="red_6 gold_2 red_4", cha="blue_1"), "int")
    assert spaces(t, "reroll_die") == ["str_1", "str_2", "str_3", "int_1", "cha_1"]
    t.rolls(5).choose("reroll_die", "str_2")
    assert t.heard("rerolled") == [{"event": "rerolled", "seat": 0, "space": "str_2", "die": "gold_5"}]
    assert (t.asked, t.ask) == ([0], "keep_reroll")
    assert t.offers == [["keep_new"], ["keep_old"]]
    assert not t.match.can_undo(0)  # what is rolled is rolled
    t.choose(keep)
    assert lying(t) == {"str": ["red_6", f"gold_{value}", "red_4"], "int": ["white_1"], "cha": ["blue_1"]}
    assert (t.asked, t.gold_of(0)) == ([1], 0)


@rule("RP-45", "RP-50")
def test_the_die_just_placed_can_be_rerolled() -> None:
    t = act(table().sheet(0, str="red_6"), "int").rolls(6).choose("reroll_die", "int_1").choose("keep_new")
    assert t.row(0, "int") == ["white_6"]


@rule("RP-45")
@pytest.mark.parametrize(
    ("space", "told"),
    [
        ("str_1", [("goal", 0, 6), ("higher", 0, 6), ("lower", 5, 6)]),  # the row has 17 and needs 18
        ("str_2", [("goal", 1, 6), ("higher", 1, 6), ("lower", 4, 6)]),
        ("cha_1", [("higher", 5, 6), ("lower", 0, 6)]),  # the row is not full yet
    ],
)
def test_the_odds_of_a_reroll_are_told(space: str, told: list[tuple[str, int, int]]) -> None:
    t = act(table().who(0, race="human", profession="warrior").sheet(0, str="red_6 gold_5 red_6", cha="blue_1"), "int")
    assert t.match.face.odds(t.g, t.match.option(["reroll_die", space])) == told


@rule("RP-R21")
def test_an_equal_value_is_not_asked_about() -> None:
    t = act(table().sheet(0, str="red_6 gold_2"), "int").rolls(2).choose("reroll_die", "str_2")
    assert t.heard("rerolled")[0]["die"] == "gold_2"
    assert (t.asked, t.ask, t.row(0, "str")) == ([1], "take_initiative", ["red_6", "gold_2"])


@rule("RP-R21", "RP-45")
def test_a_reroll_is_fair_and_known_before_the_choice() -> None:
    rolled: Counter[str] = Counter()
    for seed in range(120):
        t = table(2, seed).sheet(0, str="red_6")
        act(t, "int").choose("reroll_die", "str_1")
        rolled[str(t.heard("rerolled")[0]["die"])] += 1
        if t.ask == "keep_reroll":
            shown = [option["to"] for option in options(t) if option["do"] == ["keep_new"]]
            assert [f"red_{value}" for value in shown] == [t.heard("rerolled")[0]["die"]]
    assert set(rolled) == {f"red_{value}" for value in range(1, 7)}
    assert all(8 < count < 36 for count in rolled.values())


def options(t: LaidTable) -> list[dict[str, object]]:
    found = t.question()["options"]
    assert isinstance(found, list)
    return found


# Wisdom


@rule("RP-47")
@pytest.mark.parametrize("field", FIELD.ids)
def test_wisdom_moves_the_token_to_a_neighbour_field(field: str) -> None:
    assert len(NEIGHBOURS[field]) in (2, 3, 4)
    for direction, there in NEIGHBOURS[field].items():
        t = act(table().who(0, field=field).who(1, field=field), "wis")
        assert sorted(spaces(t, "move_alignment")) == sorted(NEIGHBOURS[field])
        assert len(t.offers) == len(NEIGHBOURS[field])
        t.choose("move_alignment", direction)
        assert (t.field(0), t.field(1)) == (there, field)
        assert t.heard("moved") == [{"event": "moved", "seat": 0, "direction": direction, "field": there}]
        assert t.asked == [1]


# Charisma


@rule("RP-48")
def test_charisma_gives_a_token() -> None:
    t = act(table().sheet(0, str="red_1"), "cha")
    assert t.told[0] == {"event": "got_charisma", "seat": 0}
    assert (t.player(0).charisma, t.player(1).charisma, t.gold_of(0)) == (1, 0, 0)
    assert [place.numbers["charisma"] for place in t.match.view(None).seats] == [1, 0]
    assert t.asked == [1]


@rule("RP-49", "RP-48")
def test_a_token_takes_the_place_of_1_gold() -> None:
    t = table().gold(0, 4).gold(1, 4).market("longsword", "quarterstaff", "weak")  # 5, 5 and 6 gold
    act(t, "cha").choose("take_initiative", "3").choose("place_die", "con").choose("no_action")
    assert (t.asked, t.ask) == ([0], "market")
    assert t.offered("buy") == [["longsword"], ["quarterstaff"]]
    t.choose("buy", "longsword")
    assert (t.gold_of(0), t.player(0).charisma, t.cards(0)) == (0, 0, ["longsword"])
    assert t.heard("bought") == [{"event": "bought", "seat": 0, "card": "longsword", "gold": 4, "tokens": 1}]
    t.choose(*t.offers[0])  # the warrior's own action
    while t.ask != "market":
        t.choose(*t.offers[-1])
    assert t.asked == [1]
    assert t.offered("buy") == []  # without a token 4 gold do not buy it


@rule("RP-49")
@pytest.mark.parametrize(("tokens", "gold"), [("0", 0), ("1", 1)])
def test_a_token_may_be_kept(tokens: str, gold: int) -> None:
    t = table().gold(0, 5).charisma(0, 1).initiative(1, 2).market("longbow", "chain_helm").pool("", "", "red_1")
    t.who(0, profession="bard").market_phase().choose("buy", "longbow")
    assert t.offers == [["spend_charisma", "0"], ["spend_charisma", "1"]]
    t.choose("spend_charisma", tokens)
    assert (t.gold_of(0), t.player(0).charisma) == (gold, 1 - gold)


@rule("RP-49")
def test_a_token_is_worth_nothing_in_the_next_round() -> None:
    t = table().sheet(0, str="red_1").market("longsword", "quarterstaff", "weak")
    act(t, "cha").choose("take_initiative", "3").choose("place_die", "con").choose("no_action")
    t.choose("discard", "weak").choose("discard", "longsword")
    while t.ask not in ("refresh_skill", "take_initiative", "order_tie"):
        t.choose(*t.offers[-1])
    assert (t.g.round, t.player(0).charisma) == (2, 0)


@rule("RP-49")
def test_a_token_is_no_gold_elsewhere() -> None:
    t = table().charisma(0, 1).gold(0, 2).owns(0, "open_lock").initiative(1, 2).market("chain_helm", "weak")
    t.pool("", "", "red_1").market_phase().choose("use_skill", "open_lock")
    assert t.told[-1] == {"event": "no_target", "seat": 0}  # 2 gold and a token are not 3 gold
    assert t.player(0).charisma == 1


# Stronger actions


@rule("RP-C9", "RP-R12", "RP-R56")
def test_quarterstaff_rerolls_two_different_dice() -> None:
    t = act(table().sheet(0, str="red_2 blue_4").owns(0, "quarterstaff"), "int")
    assert ["enough"] not in t.offers
    t.rolls(5, 1).choose("reroll_die", "str_1")
    assert t.ask == "keep_reroll"  # the first is finished before the second is chosen
    t.choose("keep_new")
    assert (t.asked, t.ask, t.row(0, "str")) == ([0], "reroll_die", ["red_5", "blue_4"])
    assert t.offers == [["reroll_die", "str_2"], ["reroll_die", "int_1"], ["enough"]]
    t.choose("reroll_die", "str_2")
    assert t.heard("rerolled")[0]["die"] == "blue_1"
    t.choose("keep_old")
    assert lying(t) == {"str": ["red_5", "blue_4"], "int": ["white_1"]}
    assert t.asked == [1]


@rule("RP-R12", "RP-R21")
@pytest.mark.parametrize("second", [["enough"], ["reroll_die", "int_1"]])
def test_the_second_reroll_may_be_refused(second: list[str]) -> None:
    t = act(table().sheet(0, str="red_2 blue_4").owns(0, "quarterstaff"), "int")
    t.rolls(2, 1).choose("reroll_die", "str_1")  # equal: not asked, but the second die comes
    assert t.ask == "reroll_die"
    t.choose(*second)
    assert (t.asked, t.row(0, "str")) == ([1], ["red_2", "blue_4"])


@rule("RP-C9", "RP-R12", "RP-R56")
def test_blessed_mace_moves_the_token_up_to_two_fields() -> None:
    t = act(table().owns(0, "blessed_mace"), "wis")
    assert ["enough"] not in t.offers
    t.choose("move_alignment", "up")
    assert t.field(0) == "good_neutral"
    assert [words for words in t.offers if words != ["enough"]] == [
        *[["move_alignment", direction] for direction in ("down", "left", "right")]
    ]
    assert ["enough"] in t.offers
    t.choose("move_alignment", "right")
    assert (t.field(0), t.asked) == ("good_chaotic", [1])
    t = act(table().owns(0, "blessed_mace"), "wis").choose("move_alignment", "up").choose("enough")
    assert (t.field(0), t.asked) == ("good_neutral", [1])


@rule("RP-R56")
def test_the_second_step_may_lead_back() -> None:
    t = act(table().owns(0, "blessed_mace"), "wis").choose("move_alignment", "left").choose("move_alignment", "right")
    assert (t.field(0), t.asked) == ("neutral_neutral", [1])


@rule("RP-C9")
def test_each_weapon_boosts_its_own_action() -> None:
    t = act(table().owns(0, "quarterstaff"), "wis").choose("move_alignment", "left")
    assert t.asked == [1]
    t = act(table().sheet(0, str="red_2").owns(0, "blessed_mace"), "int").rolls(4)
    assert t.choose("reroll_die", "str_1").choose("keep_new").asked == [1]
    t = act(table().owns(1, "blessed_mace"), "wis").choose("move_alignment", "left")
    assert t.asked == [1]  # and only its owner's
    t = act(table().sheet(0, str="red_2").owns(0, "blessed_mace"), "str").choose("turn_die", "str_1")
    assert t.asked == [1]


@rule("RP-R56", "RP-R12")
def test_weapons_boost_actions_of_monk_and_longbow() -> None:
    t = table().who(0, profession="monk").sheet(0, str="red_2").owns(0, "blessed_mace").pool(*POOL).dice_turn(0)
    t.choose("take_initiative", "1").choose("place_die", "str").choose("act", "wis").choose("move_alignment", "up")
    assert (t.asked, t.ask) == ([0], "move_alignment")
    t = table().who(0, profession="barbarian").sheet(0, str="red_2").owns(0, "quarterstaff", "longbow").pool(*POOL)
    t.dice_turn(0).choose("take_initiative", "1").choose("place_die", "con").choose("act", "int").rolls(4)
    t.choose("reroll_die", "str_1").choose("keep_new")
    assert (t.asked, t.ask) == ([0], "reroll_die")


@rule("RP-R56", "RP-R12")
@pytest.mark.parametrize(
    ("profession", "weapon", "does", "then"),
    [
        ("cleric", "blessed_mace", ["discard", "chain_helm"], "move_alignment"),
        ("sorcerer", "quarterstaff", ["buy", "loyal"], "reroll_die"),
        ("wizard", "quarterstaff", ["buy", "climb"], "reroll_die"),
    ],
)
def test_weapons_boost_actions_given_by_a_class(profession: str, weapon: str, does: list[str], then: str) -> None:
    t = table().who(0, profession=profession).sheet(0, str="red_2 blue_3").owns(0, weapon).gold(0, 5)
    t.initiative(1, 2).market("chain_helm", "loyal", "climb").pool("", "", "red_1").market_phase()
    t.choose(*does)
    assert (t.asked, t.ask) == ([0], "class_ability")
    t.choose(*t.offers[0])
    assert t.ask == then
    if then == "reroll_die":
        t.rolls(6).choose("reroll_die", "str_1").choose("keep_new")
    else:
        t.choose("move_alignment", "left")
    assert (t.asked, t.ask) == ([0], then)
    assert ["enough"] in t.offers


@rule("RP-R56", "RP-R12")
def test_a_weapon_boosts_knowledge_but_no_arrow() -> None:
    t = table().sheet(0, str="red_2 blue_3").owns(0, "quarterstaff", "knowledge").pool(*POOL).dice_turn(0)
    t.choose("use_skill", "knowledge").choose("use_ability").rolls(6, 6)
    t.choose("reroll_die", "str_1").choose("keep_new").choose("reroll_die", "str_2").choose("keep_new")
    assert (t.row(0, "str"), t.ask) == (["red_6", "blue_6"], "take_initiative")
    t = table().owns(0, "blessed_mace", "pickpocket").pool(*POOL).dice_turn(0).choose("use_skill", "pickpocket")
    assert (t.field(0), t.ask) == ("evil_neutral", "use_ability")  # one field by the arrow, no second
    t = table().owns(0, "blessed_mace").gold(0, 9).initiative(1, 2).market("loyal", "weak").pool("", "", "red_1")
    t.market_phase().choose("buy", "loyal")
    assert (t.field(0), t.asked) == ("good_neutral", [1])


@rule("RP-50")
@pytest.mark.parametrize(("row", "verb"), [("str", "turn_die"), ("dex", "swap_first"), ("int", "reroll_die")])
def test_every_die_of_a_full_sheet_can_be_chosen(row: str, verb: str) -> None:
    t = table()
    for other in ROW.ids:
        t.sheet(
            0, **{other: "red_1 black_2" if other == row else "purple_1 black_2 red_3" if other == "cha" else "gold_5"}
        )
    act(t, row)
    on_sheet = [i for i, die in enumerate(t.player(0).sheet) if die >= 0]
    assert len(t.offered(verb)) == len(on_sheet)
    placed = f"{row}_3"
    assert [placed] in t.offered(verb)
    assert DIE.ids[t.player(0).sheet[ROW.numbers[row] * 3 + 2]] == "white_1"
