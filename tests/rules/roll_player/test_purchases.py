"""Purchases: every card bought once, prices, tokens, room for weapons."""

from __future__ import annotations

from typing import Any

import pytest

from karczma.games.roll_player.vocabulary import CARD, FIELD
from karczma.kernel.errors import Refused
from karczma.words import Words
from rules.roll_player.table import LaidTable, quiet, table
from rules.rule import rule

ARMOR = [
    ("chain_gorget", 4, "chain"),
    ("chain_vambraces", 4, "chain"),
    ("chain_helm", 3, "chain"),
    ("chain_tunic", 4, "chain"),
    ("chain_leggings", 3, "chain"),
    ("mystic_cowl", 4, "mystic"),
    ("mystic_robes", 4, "mystic"),
    ("mystic_cloak", 3, "mystic"),
    ("leather_greaves", 4, "leather"),
    ("leather_boots", 3, "leather"),
    ("leather_gloves", 3, "leather"),
    ("leather_pauldron", 4, "leather"),
]
TRAITS = [
    ("steadfast", 4, "up"),
    ("honorable", 4, "left"),
    ("nimble", 3, "right"),
    ("proud", 4, "down"),
    ("weak", 6, "left"),
    ("clumsy", 6, "up"),
    ("foolish", 6, "down"),
    ("reckless", 6, "right"),
    ("focused", 5, "left"),
    ("compassionate", 4, "up"),
    ("obsessed", 4, "right"),
    ("cunning", 4, "down"),
    ("greedy", 3, "down"),
    ("honest", 4, "left"),
    ("loyal", 3, "up"),
    ("obnoxious", 4, "right"),
    ("dedicated", 3, "left"),
    ("courageous", 5, "up"),
    ("envious", 4, "down"),
    ("famous", 4, "right"),
]
SKILLS = [
    ("concentrate", 4, "any_time"),
    ("search", 5, "any_time"),
    ("negotiate", 5, "dice_phase"),
    ("pickpocket", 3, "any_time"),
    ("acrobatics", 4, "any_time"),
    ("open_lock", 4, "market_turn"),
    ("climb", 3, "dice_phase"),
    ("intimidate", 3, "dice_phase"),
    ("move_silently", 4, "market_turn"),
    ("knowledge", 4, "any_time"),
    ("cure_wounds", 4, "any_time"),
    ("sleight_of_hand", 4, "any_time"),
    ("diplomacy", 4, "any_time"),
]
WEAPONS = [
    ("longsword", 5, 1),
    ("blessed_mace", 4, 1),
    ("jeweled_dagger", 4, 1),
    ("longbow", 5, 2),
    ("tower_shield", 4, 1),
    ("ancient_spear", 4, 2),
    ("quarterstaff", 5, 2),
    ("heavy_crossbow", 5, 2),
]
BESIDE = {"up": "good_neutral", "down": "evil_neutral", "left": "neutral_lawful", "right": "neutral_chaotic"}
BORDER = {
    "up": ("good_lawful", "good_neutral", "good_chaotic"),
    "down": ("evil_lawful", "evil_neutral", "evil_chaotic"),
    "left": ("good_lawful", "neutral_lawful", "evil_lawful"),
    "right": ("good_chaotic", "neutral_chaotic", "evil_chaotic"),
}


def shop(*market: str, gold: int = 0, profession: str = "monk") -> LaidTable:
    """Seat 0 has the first Market turn."""
    return quiet(2).who(0, profession=profession).market(*market).gold(0, gold).initiative(1, 2).market_phase()


def affordable(card: str, cost: int, profession: str = "monk") -> LaidTable:
    """The card was offered to who has just its cost, and not to who has one less."""
    assert shop(card, "weak" if card != "weak" else "clumsy", gold=cost - 1).offered("buy") == []
    t = shop(card, "weak" if card != "weak" else "clumsy", gold=cost, profession=profession)
    assert [card] in t.offered("buy")
    return t


def test_all_cards_are_here() -> None:
    assert sorted(card for card, *_ in [*ARMOR, *TRAITS, *SKILLS, *WEAPONS]) == sorted(CARD.ids)


@rule("RP-55", "RP-65", "RP-C14")
@pytest.mark.parametrize(("card", "cost", "in_set"), ARMOR)
def test_every_armour_is_bought(card: str, cost: int, in_set: str) -> None:
    t = affordable(card, cost, profession={"chain": "barbarian", "leather": "thief", "mystic": "monk"}[in_set])
    before = (t.player(0).sheet[:], t.player(0).field, t.player(0).ready, t.player(0).charisma)
    assert t.parts(0)["armor"] == 0
    t.choose("buy", card)
    assert (t.gold_of(0), t.cards(0)) == (0, [card])
    assert (t.player(0).sheet, t.player(0).field, t.player(0).ready, t.player(0).charisma) == before
    assert t.asked == [1]  # nothing to do with it
    reasons = {part.name: part.reasons for part in t.match.scores().seats[0].parts}["armor"]
    assert [(reason.points, reason.key) for reason in reasons] == [(1, f"set-{in_set}"), (1, "set_bonus")]


@rule("RP-55", "RP-62", "RP-R37", "RP-R69")
@pytest.mark.parametrize(("card", "cost", "arrow"), TRAITS)
def test_every_trait_is_bought_and_moves_the_token(card: str, cost: int, arrow: str) -> None:
    t = affordable(card, cost)
    t.choose("buy", card)
    assert (t.gold_of(0), t.cards(0), t.ready(0)) == (0, [card], [])
    assert t.field(0) == BESIDE[arrow]
    assert t.field(1) == "neutral_neutral"
    assert [event["event"] for event in t.told][:2] == ["bought", "moved"]
    assert t.asked == [1]  # the move was not a question


@rule("RP-63", "RP-R37")
@pytest.mark.parametrize(("card", "cost", "arrow"), TRAITS)
@pytest.mark.parametrize("place", [0, 1, 2])
def test_at_the_border_the_token_stays_and_the_purchase_stands(card: str, cost: int, arrow: str, place: int) -> None:
    t = affordable(card, cost)
    t.who(0, field=BORDER[arrow][place])
    t.choose("buy", card)
    assert (t.gold_of(0), t.cards(0)) == (0, [card])
    assert t.field(0) == BORDER[arrow][place]
    assert t.heard("stayed") == [{"event": "stayed", "seat": 0, "direction": arrow}]


@rule("RP-R37", "RP-62")
@pytest.mark.parametrize("field", FIELD.ids)
def test_a_trait_moves_the_token_by_one_field_wherever_it_is(field: str) -> None:
    good, lawful = field.split("_")
    rows, columns = ["good", "neutral", "evil"], ["lawful", "neutral", "chaotic"]
    for card, by_row, by_column in (("loyal", -1, 0), ("greedy", 1, 0), ("dedicated", 0, -1), ("nimble", 0, 1)):
        t = shop(card, "weak", gold=3)
        t.who(0, field=field).choose("buy", card)
        row = min(2, max(0, rows.index(good) + by_row))
        column = min(2, max(0, columns.index(lawful) + by_column))
        assert t.field(0) == f"{rows[row]}_{columns[column]}"


@rule("RP-R37")
@pytest.mark.parametrize(
    ("field", "moves"),
    [
        ("neutral_neutral", ["up", "down", "left", "right"]),
        ("good_neutral", ["down", "left", "right"]),
        ("neutral_lawful", ["up", "down", "right"]),
        ("evil_chaotic", ["up", "left"]),
        ("good_lawful", ["down", "right"]),
    ],
)
def test_at_a_border_missing_directions_are_not_offered(field: str, moves: list[str]) -> None:
    t = table(2).who(0, field=field).pool("red_1", "blue_2", "red_3").dice_turn(0)
    t.choose("take_initiative", "1").choose("place_die", "wis").choose("act", "wis")
    assert t.offers == [["move_alignment", direction] for direction in moves]


@rule("RP-55", "RP-64")
@pytest.mark.parametrize(("card", "cost", "timing"), SKILLS)
def test_every_skill_is_bought_ready_for_use(card: str, cost: int, timing: str) -> None:
    t = affordable(card, cost)
    t.choose("buy", card)
    assert (t.gold_of(0), t.cards(0), t.ready(0)) == (0, [card], [card])
    assert t.field(0) == "neutral_neutral"  # the arrow of a skill is for its use
    if timing == "dice_phase":
        assert t.asked == [1]
        return
    assert (t.ask, t.asked) == ("after_market", [0])
    assert t.offers == [["use_skill", card], ["end_turn"]]
    t.choose("use_skill", card)
    assert t.ready(0) == []


@rule("RP-64")
def test_a_bought_skill_may_be_used_at_once() -> None:
    t = shop("cure_wounds", "weak", gold=4)
    t.sheet(0, con="red_3").choose("buy", "cure_wounds").use("cure_wounds", "raise_die", "con_1")
    assert t.row(0, "con") == ["red_4"]
    assert t.asked == [1]
    t = shop("pickpocket", "weak", gold=3)
    t.choose("buy", "pickpocket").choose("end_turn")  # or kept
    assert t.ready(0) == ["pickpocket"]


@rule("RP-55", "RP-59", "RP-65")
@pytest.mark.parametrize(("card", "cost", "hands"), WEAPONS)
def test_every_weapon_is_bought_and_needs_its_hands(card: str, cost: int, hands: int) -> None:
    t = affordable(card, cost)
    before = (t.player(0).field, t.player(0).ready)
    t.choose("buy", card)
    assert (t.gold_of(0), t.cards(0)) == (0, [card])
    assert ((t.player(0).field, t.player(0).ready), t.asked) == (before, [1])
    one_handed = "longsword" if card != "longsword" else "tower_shield"
    t = shop(one_handed, "weak", gold=10)
    t.owns(0, card).choose("buy", one_handed)
    assert t.ask == ("drop_weapon" if hands == 2 else "market")


@rule("RP-58")
@pytest.mark.parametrize("every", [ARMOR, TRAITS, SKILLS])
def test_there_is_no_limit_on_armour_traits_and_skills(every: list[tuple[str, int, str]]) -> None:
    names = [card for card, *_ in every]
    t = quiet(2).owns(0, *names[:-1], exhausted=True).market(names[-1], "longbow").gold(0, 5).initiative(1, 2)
    t.market_phase().choose("buy", names[-1])
    assert sorted(t.cards(0)) == sorted(names)


@rule("RP-59", "RP-61", "RP-R60")
@pytest.mark.parametrize(
    ("owned", "card", "fits"),
    [
        (("longsword",), "tower_shield", True),
        (("longsword", "tower_shield"), "blessed_mace", False),
        (("longsword",), "longbow", False),
        (("longbow",), "longsword", False),
        (("longbow",), "quarterstaff", False),
        (("blessed_mace", "jeweled_dagger"), "ancient_spear", False),
    ],
)
def test_weapons_never_need_more_than_two_hands(owned: tuple[str, ...], card: str, fits: bool) -> None:
    t = quiet(2).owns(0, *owned).market(card, "weak").gold(0, 10).initiative(1, 2).market_phase()
    t.choose("buy", card)
    if fits:
        assert t.cards(0) == sorted([*owned, card], key=CARD.ids.index)
        return
    assert t.ask == "drop_weapon"
    assert t.offers == [["drop_weapon", weapon] for weapon in sorted(owned, key=CARD.ids.index)]  # not the new one
    assert t.gold_of(0) < 10  # it is paid for
    while t.ask == "drop_weapon":
        t.choose(*t.offers[0])
    hands = {weapon: number for weapon, _, number in WEAPONS}
    assert sum(hands[weapon] for weapon in t.cards(0)) <= 2
    assert card in t.cards(0)
    assert len(t.g.discards) == len(owned) + 1 - len(t.cards(0))


@rule("RP-59", "RP-R60")
def test_only_as_many_weapons_go_as_must() -> None:
    t = quiet(2).owns(0, "longsword", "tower_shield").market("blessed_mace", "weak").gold(0, 10).initiative(1, 2)
    t.market_phase().choose("buy", "blessed_mace").choose("drop_weapon", "longsword")
    assert t.cards(0) == ["blessed_mace", "tower_shield"]
    assert t.named(t.g.discards) == ["longsword"]
    assert (t.gold_of(0), t.asked) == (6, [1])  # nothing is paid for it


@rule("RP-60", "RP-C7", "RP-100")
def test_a_barbarian_has_four_hands() -> None:
    t = quiet(2).who(0, profession="barbarian").gold(0, 20).owns(0, "quarterstaff", "longsword")
    t.market("tower_shield", "weak").initiative(1, 2).market_phase().choose("buy", "tower_shield")
    assert t.cards(0) == ["longsword", "tower_shield", "quarterstaff"]
    t.market("blessed_mace", "heavy_crossbow").initiative(1, 2).market_phase().choose("buy", "blessed_mace")
    assert t.ask == "drop_weapon"
    t.choose("drop_weapon", "longsword")
    assert t.cards(0) == ["blessed_mace", "tower_shield", "quarterstaff"]
    t.initiative(1, 2).market_phase().choose("buy", "heavy_crossbow")
    t.choose("drop_weapon", "blessed_mace")
    assert t.ask == "drop_weapon"  # three hands are taken still
    t.choose("drop_weapon", "tower_shield")
    assert t.cards(0) == ["quarterstaff", "heavy_crossbow"]


@rule("RP-60", "RP-R60")
def test_a_barbarian_drops_one_at_a_time() -> None:
    four = ("longsword", "blessed_mace", "jeweled_dagger", "tower_shield")
    t = quiet(2).who(0, profession="barbarian").owns(0, *four).market("longbow", "weak").gold(0, 5).initiative(1, 2)
    t.market_phase().choose("buy", "longbow").choose("drop_weapon", "blessed_mace")
    assert t.offers == [["drop_weapon", weapon] for weapon in ("longsword", "jeweled_dagger", "tower_shield")]
    t.choose("drop_weapon", "tower_shield")
    assert t.cards(0) == ["longsword", "jeweled_dagger", "longbow"]
    assert t.gold_of(0) == 0


@rule("RP-61", "RP-R26")
def test_a_weapon_may_be_dropped_in_the_own_market_turn_before_the_choice() -> None:
    t = quiet(2).owns(0, "longsword", "tower_shield", "chain_helm", "loyal", "climb").owns(1, "longbow")
    t.market("weak", "nimble", "proud").initiative(1, 2).market_phase()
    assert t.offered("drop_weapon") == [["longsword"], ["tower_shield"]]  # no other type of card
    t.choose("drop_weapon", "longsword")
    assert (t.asked, t.gold_of(0), t.named(t.g.discards)) == ([0], 0, ["longsword"])
    assert t.heard("dropped") == [{"event": "dropped", "seat": 0, "card": "longsword"}]
    assert "longsword" not in t.cards(0)
    t.choose("discard", "weak")  # the choice of the turn is still open
    assert (t.asked, t.gold_of(0)) == ([1], 2)


@rule("RP-R26", "RP-61")
def test_weapons_may_be_dropped_in_the_last_window_and_change_the_count() -> None:
    t = last_window(quiet(2).who(0, profession="warrior").owns(0, "longsword", "tower_shield", "loyal"))
    assert t.asked == [0]  # without a ready skill
    assert t.offers == [["drop_weapon", "longsword"], ["drop_weapon", "tower_shield"], ["pass"], ["hush"]]
    before = t.parts(0)["attributes"]
    t.choose("drop_weapon", "longsword")
    assert t.named(t.g.discards)[-1] == "longsword"
    assert t.parts(0)["attributes"] == before + 4  # 18 in Strength without its three
    t.choose("pass")
    assert t.asked == []


def last_window(t: LaidTable) -> LaidTable:
    """The last Market Phase is over: all spaces are full."""
    for seat in (0, 1):
        t.sheet(seat, str="red_6 red_6 red_6", dex="blue_1 blue_1 blue_1", con="green_1 green_1 green_1")
        t.sheet(seat, int="gold_1 gold_1 gold_1", wis="white_1 white_1 white_1", cha="black_1 black_1 black_1")
    return t.market_phase()


@rule("RP-R25", "RP-R60", "RP-E23")
def test_a_crossbow_dropped_for_room_still_lowers_the_price() -> None:
    t = table(2).who(0, profession="paladin").owns(0, "heavy_crossbow").market("longsword", "loyal", "weak").gold(0, 4)
    t.initiative(1, 2).market_phase()
    assert t.offered("buy") == [["longsword"], ["loyal"]]  # Weak costs 5 with the crossbow
    t.choose("buy", "longsword")
    assert t.gold_of(0) == 0
    assert t.offers == [["drop_weapon", "heavy_crossbow"]]
    t.choose("drop_weapon", "heavy_crossbow")
    assert (t.cards(0), t.named(t.g.discards), t.gold_of(0)) == (["longsword"], ["heavy_crossbow"], 0)


@rule("RP-R25", "RP-E23")
def test_a_crossbow_dropped_before_the_purchase_lowers_no_price() -> None:
    t = table(2).who(0, profession="paladin").owns(0, "heavy_crossbow").market("longsword", "loyal", "weak").gold(0, 4)
    t.initiative(1, 2).market_phase().choose("drop_weapon", "heavy_crossbow")
    assert t.offered("buy") == [["loyal"]]
    with pytest.raises(Refused):
        t.choose("buy", "longsword")


@rule("RP-R25", "RP-C1")
def test_room_is_made_before_the_class_acts() -> None:
    t = quiet(2).who(0, profession="warrior").sheet(0, str="red_1").owns(0, "heavy_crossbow")
    t.market("longsword", "weak").gold(0, 4).initiative(1, 2).market_phase().choose("buy", "longsword")
    assert t.ask == "drop_weapon"
    t.choose("drop_weapon", "heavy_crossbow")
    assert t.ask == "class_ability"


@rule("RP-E23", "RP-60")
def test_a_barbarian_keeps_the_crossbow_and_pays_less() -> None:
    t = table(2).who(0, profession="barbarian").owns(0, "heavy_crossbow").market("longsword", "weak").gold(0, 4)
    t.initiative(1, 2).market_phase().choose("buy", "longsword")
    assert (t.cards(0), t.gold_of(0)) == (["longsword", "heavy_crossbow"], 0)


@rule("RP-R60", "RP-R25")
def test_any_weapon_may_make_room_once_the_card_is_paid_for() -> None:
    t = quiet(2).who(0, profession="barbarian").owns(0, "heavy_crossbow", "longbow").market("longsword", "weak")
    t.gold(0, 4).initiative(1, 2).market_phase().choose("buy", "longsword")
    assert t.offers == [["drop_weapon", "longbow"], ["drop_weapon", "heavy_crossbow"]]
    t.choose("drop_weapon", "heavy_crossbow")
    assert (t.cards(0), t.gold_of(0)) == (["longsword", "longbow"], 0)


@rule("RP-R25", "RP-49")
def test_tokens_are_spent_at_the_price_with_the_crossbow() -> None:
    t = quiet(2).owns(0, "heavy_crossbow").market("longsword", "weak").gold(0, 4).charisma(0, 1)
    t.initiative(1, 2).market_phase().choose("buy", "longsword")
    assert t.offers == [["spend_charisma", "0"], ["spend_charisma", "1"]]
    t.choose("spend_charisma", "1").choose("drop_weapon", "heavy_crossbow")
    assert (t.gold_of(0), t.player(0).charisma, t.cards(0)) == (1, 0, ["longsword"])


@rule("RP-R60")
def test_who_cannot_pay_for_a_weapon_is_told_the_price_with_the_crossbow() -> None:
    t = quiet(2).owns(0, "heavy_crossbow").market("longsword", "weak").gold(0, 3).initiative(1, 2).market_phase()
    blocked = t.question()["blocked"]
    assert isinstance(blocked, list)
    assert {"touch": "card:longsword", "why": "too-dear", "gold": 4, "have": 3} in blocked
    assert {"touch": "card:weak", "why": "too-dear", "gold": 5, "have": 3} in blocked


@rule("RP-R25", "RP-61")
def test_a_weapon_just_bought_may_be_dropped_a_turn_later() -> None:
    t = quiet(2).market("longsword", "weak").gold(0, 5).initiative(1, 2).market_phase().choose("buy", "longsword")
    assert t.asked == [1]  # not asked whether to keep it
    t.initiative(1, 2).market_phase().choose("drop_weapon", "longsword")
    assert (t.cards(0), t.gold_of(0)) == ([], 0)


@rule("RP-49", "RP-R23", "RP-R24")
@pytest.mark.parametrize(
    ("gold", "tokens", "offered"),
    [
        (10, 1, ["0", "1"]),
        (3, 1, ["0", "1"]),
        (2, 1, ["1"]),
        (10, 3, ["0", "1", "2", "3"]),
        (10, 6, ["0", "1", "2", "3"]),  # no change is given
        (1, 3, ["2", "3"]),
        (0, 3, ["3"]),
        (0, 2, []),
        (10, 0, ["0"]),
    ],
)
def test_tokens_take_the_place_of_gold(gold: int, tokens: int, offered: list[str]) -> None:
    t = shop("loyal", "weak", gold=gold)
    t.charisma(0, tokens)
    if not offered:
        assert ["loyal"] not in t.offered("buy")
        return
    t.choose("buy", "loyal")
    if len(offered) > 1:
        assert t.offers == [["spend_charisma", count] for count in offered]
        t.choose("spend_charisma", offered[-1])
    spent = int(offered[-1])
    assert (t.gold_of(0), t.player(0).charisma) == (gold - (3 - spent), tokens - spent)
    assert t.cards(0) == ["loyal"]


@rule("RP-R23")
def test_the_dearest_card_can_be_paid_with_tokens_alone() -> None:
    t = shop("weak", "loyal", gold=6)
    t.charisma(0, 6).choose("buy", "weak")
    assert t.offered("spend_charisma") == [["0"], ["1"], ["2"], ["3"], ["4"], ["5"], ["6"]]
    t.choose("spend_charisma", "6")
    assert (t.gold_of(0), t.player(0).charisma, t.cards(0)) == (6, 0, ["weak"])


@rule("RP-R24")
def test_tokens_buy_nothing_but_cards() -> None:
    t = shop("weak", "loyal")
    t.charisma(0, 6).choose("discard", "loyal")
    assert (t.gold_of(0), t.player(0).charisma) == (2, 6)


@rule("RP-R23", "RP-C13")
def test_a_price_is_never_below_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    t = quiet(2).owns(0, "heavy_crossbow").market("loyal", "weak").charisma(0, 2).initiative(1, 2).market_phase()
    monkeypatch.setattr(t.g.cards, "cost", [0] * len(CARD.ids))
    t.choose("buy", "loyal")
    assert (t.gold_of(0), t.player(0).charisma, t.cards(0)) == (0, 2, ["heavy_crossbow", "loyal"])


@rule("RP-R61", "RP-R31")
def test_a_crossbow_bought_first_lowers_the_second_price() -> None:
    t = shop("heavy_crossbow", "loyal", "weak", gold=7, profession="bard")
    t.choose("buy", "heavy_crossbow")
    assert t.offered("buy") == [["loyal"]]
    t.choose("buy", "loyal")
    assert (t.gold_of(0), t.cards(0)) == (0, ["heavy_crossbow", "loyal"])


@rule("RP-R61")
def test_the_crossbow_does_not_lower_its_own_price() -> None:
    assert shop("heavy_crossbow", gold=4).offered("buy") == []


@rule("RP-E21", "RP-63")
def test_compassionate_can_be_bought_in_the_top_row() -> None:
    t = shop("compassionate", "weak", gold=4)
    t.who(0, field="good_lawful").choose("buy", "compassionate")
    assert (t.field(0), t.cards(0), t.gold_of(0)) == ("good_lawful", ["compassionate"], 0)


def told_stars(t: LaidTable, card: str) -> object:
    """The stars that the offer to buy this card promises."""
    options = t.question()["options"]
    assert isinstance(options, list)
    return next(one["stars"] for one in options if one["do"] == ["buy", card])


@rule("RP-62", "RP-C30")
def test_what_a_trait_brings_is_told_with_its_arrow() -> None:
    t = table().who(0, alignment="arbiter", field="neutral_neutral").gold(0, 9).market("honest").initiative(1, 2)
    assert told_stars(t.market_phase(), "honest") == 6  # its arrow leads to the field worth 3, which then counts twice
    t = table().who(0, alignment="arbiter", field="neutral_lawful").gold(0, 9).market("nimble").initiative(1, 2)
    assert told_stars(t.market_phase(), "nimble") == -3  # away from there


@rule("RP-55", "RP-C29", "RP-R60")
def test_what_a_card_brings_is_told_with_its_price_and_what_has_to_go() -> None:
    t = table().gold(0, 7).market("greedy").initiative(1, 2).market_phase()
    assert told_stars(t, "greedy") == 1  # four gold are left
    t = table().who(0, profession="monk").gold(0, 9).owns(0, "longsword", "tower_shield", "steadfast")
    assert told_stars(t.market("longbow").initiative(1, 2).market_phase(), "longbow") == -2  # two weapons go for one


def about(t: LaidTable, *words: str) -> dict[str, Any]:
    return next(one for one in t.question()["options"] if one["do"] == list(words))


def told(t: LaidTable, *words: str) -> str:
    return Words("en").option(t.match.face, about(t, *words), ["Ola", "Janek"])


@rule("RP-62", "RP-94")
def test_a_purchase_tells_where_the_token_goes_and_what_the_stars_are_for() -> None:
    """Honest counts the field under the token again: its arrow leads to one worth 3."""
    t = quiet().who(0, alignment="arbiter", field="neutral_neutral").gold(0, 9).market("honest", "chain_helm")
    t.initiative(1, 2).market_phase()
    grid = t.g.cards.grid[t.player(0).alignment]
    worth = grid[FIELD.numbers["neutral_lawful"]] - grid[FIELD.numbers["neutral_neutral"]]
    twice = max(0, grid[FIELD.numbers["neutral_lawful"]])
    honest = about(t, "buy", "honest")
    assert (honest["token"], honest["direction"], honest["field"]) == (1, "left", "neutral_lawful")
    assert (honest["by_alignment"], honest["by_traits"], honest["stars"]) == (worth, twice, worth + twice)
    helm = about(t, "buy", "chain_helm")
    assert (helm["token"], helm["by_alignment"], helm["by_armor"], helm["stars"]) == (0, 0, 1, 1)
    assert "field" not in helm
    assert told(t, "buy", "chain_helm") == "Buy Chain Helm for 3 gold; +1 star for armour"
    before = t.parts(0)
    t.choose("buy", "honest")
    after = t.parts(0)
    assert FIELD.ids[t.player(0).field] == honest["field"]
    assert {part: after[part] - before[part] for part in after if after[part] != before[part]} == {
        part: change for part, change in (("alignment", worth), ("traits", twice)) if change
    }


@rule("RP-63")
def test_a_token_at_the_border_is_told_to_stay() -> None:
    t = quiet().who(0, field="neutral_lawful").gold(0, 9).market("honest").initiative(1, 2).market_phase()
    assert about(t, "buy", "honest")["token"] == 2
    assert "your token stays, it cannot move left, towards law" in told(t, "buy", "honest")


@rule("RP-62")
@pytest.mark.parametrize(("card", "_cost", "arrow"), TRAITS, ids=[trait[0] for trait in TRAITS])
@pytest.mark.parametrize("field", FIELD.ids)
def test_every_promise_of_a_trait_is_kept(card: str, _cost: int, arrow: str, field: str) -> None:
    t = quiet().who(0, field=field).gold(0, 20).market(card, "longsword").initiative(1, 2)
    t.sheet(0, str="red_3 red_4 red_5", dex="blue_1 green_2 gold_6", wis="white_1 white_1 white_2").market_phase()
    promised = about(t, "buy", card)
    before = t.parts(0)
    t.choose("buy", card)
    after = t.parts(0)
    assert promised["stars"] == sum(after.values()) - sum(before.values())
    for part in ("attributes", "alignment", "armor", "traits", "gold"):
        assert promised[f"by_{part}"] == after.get(part, 0) - before.get(part, 0)
    assert promised["direction"] == arrow
    assert promised.get("field", field) == FIELD.ids[t.player(0).field]


@rule("RP-56", "RP-116")
def test_gold_instead_of_buying_is_told() -> None:
    t = quiet().gold(0, 1).market("weak").initiative(1, 2).market_phase()
    assert told(t, "discard", "weak") == "Discard Weak: +2 gold"
    t.choose("discard", "weak")
    assert t.gold_of(0) == 1 + 2
    friendly = quiet(friendly_market=True).market("weak").initiative(1, 2).market_phase()
    assert told(friendly, "take_gold") == "Buy nothing: +2 gold"


@rule("RP-61", "RP-105")
def test_dropping_a_weapon_tells_what_is_lost() -> None:
    """The dagger makes each gold die count 1 higher for the goals, and the row meets its goal only with it."""
    t = quiet().owns(0, "jeweled_dagger").gold(0, 5).market("weak").initiative(1, 2)
    least = t.g.cards.least[t.player(0).profession][0]
    with_race = t.g.cards.modifiers[t.player(0).race][0]
    dice = next(
        (a, b, c) for a in range(1, 7) for b in range(1, 7) for c in range(1, 7) if a + b + c + with_race + 1 == least
    )
    t.sheet(0, str=f"gold_{dice[0]} red_{dice[1]} blue_{dice[2]}").market_phase()
    pays = t.g.cards.stars[t.player(0).profession][0]
    lost = about(t, "drop_weapon", "jeweled_dagger")
    assert (lost["hands"], lost["by_attributes"], lost["stars"]) == (1, -pays, -pays)
    told_of = told(t, "drop_weapon", "jeweled_dagger")
    assert told_of.startswith(f"Drop your Jeweled Dagger: 1 hand free; −{pays} star")
    assert "You lose: For attribute goals each of your gold dice counts 1 higher" in told_of
    before = t.parts(0)["attributes"]
    t.choose("drop_weapon", "jeweled_dagger")
    assert t.parts(0)["attributes"] == before - pays


@rule("RP-49", "RP-R23")
def test_paying_with_tokens_names_card_and_price() -> None:
    t = quiet().gold(0, 5).charisma(0, 1).market("longsword").initiative(1, 2).market_phase().choose("buy", "longsword")
    assert t.ask == "spend_charisma"
    question = t.question()
    assert Words("en").note(t.match.face, question) == (
        "The price of Longsword is 5 gold. You have 5 gold and 1 Charisma token."
    )
    assert [one["card"] for one in question["options"]] == ["longsword"] * 2
    assert told(t, "spend_charisma", "1") == "Spend 1 Charisma token: you pay 4 gold for Longsword"


@rule("RP-75")
def test_a_skill_tells_its_arrow_and_the_stars_it_moves() -> None:
    t = quiet().who(0, alignment="arbiter").owns(0, "pickpocket").market("weak").initiative(1, 2).market_phase()
    while t.ask != "market":
        t.choose("pass")
    promised = about(t, "use_skill", "pickpocket")
    before = t.parts(0)["alignment"]
    assert promised["direction"] in told(t, "use_skill", "pickpocket")
    t.choose("use_skill", "pickpocket")
    assert FIELD.ids[t.player(0).field] == promised["field"]
    assert t.parts(0)["alignment"] - before == promised["by_alignment"]
