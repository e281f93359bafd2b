"""Alone: the enemy die, the trash, the leftmost card, gold for stars, ranks."""

from __future__ import annotations

import pytest

from karczma.games.roll_player.scoring import title
from karczma.games.roll_player.vocabulary import CARD, PREPARE
from rules.roll_player.table import LaidTable, fresh, table
from rules.rule import rule


def at_the_market(*cards: str) -> LaidTable:
    """A lone player before taking an Initiative card, with this market."""
    t = table(1).market(*cards).sheet(0, str="red_1", dex="blue_2").pool("red_3", "blue_4", "green_5").gold(0, 20)
    return t.dice_turn(0)


def place(t: LaidTable, row: str = "wis") -> LaidTable:
    return t.choose("place_die", row).choose("no_action")


@rule("RP-01", "RP-117", "RP-118", "RP-119", "RP-120", "RP-133", "RP-R68")
def test_setting_up_alone() -> None:
    t = fresh(1)
    g = t.g
    assert (t.gold_of(0), sum(g.bag), g.aside) == (5, 72, [0, 0, 0, 0, 0, 0, 1])
    t.choose("choose_sheet", "elf")
    assert sum(g.aside) >= 2  # the enemy die, and at least one that was drawn for the class
    t.choose(*t.offers[0])
    assert g.aside == [0, 0, 0, 0, 0, 0, 1]
    assert (len(g.market), len(g.trash), len(g.discards)) == (3, 1, 14)
    assert (g.left, g.card_gold, len(t.player(0).starting)) == (38 - 4, [0, 1, 0], 6)
    everywhere = [*g.order[: g.left], *g.market, *g.trash, *g.discards]
    assert CARD.numbers["diplomacy"] not in everywhere
    assert len(everywhere) == 52
    dots = [g.cards.dots[card] for card in g.order[: g.left]]
    assert dots == sorted(dots, reverse=True)
    assert (dots.count(2), dots.count(1)) == (19, 15)
    player = t.player(0)
    assert player.backstory >= 0
    assert player.alignment >= 0


@rule("RP-122", "RP-123", "RP-E20", "RP-R42")
def test_card_1_rolls_no_enemy_die() -> None:
    t = at_the_market("reckless", "chain_helm", "pickpocket").choose("take_initiative", "1")
    assert not t.heard("enemy_rolled")
    place(t)
    t.choose("buy", "pickpocket").choose("end_turn")
    assert (t.named(t.g.discards), t.named(t.g.trash)[-1:]) == (["reckless"], ["chain_helm"])


@rule("RP-124", "RP-R43", "RP-R44")
@pytest.mark.parametrize(
    ("rolled", "gone"), [(1, "reckless"), (2, "chain_helm"), (3, "pickpocket"), (4, ""), (5, ""), (6, "")]
)
def test_card_2_rolls_it(rolled: int, gone: str) -> None:
    t = at_the_market("reckless", "chain_helm", "pickpocket").rolls(rolled).choose("take_initiative", "2")
    assert t.heard("enemy_rolled")[0]["value"] == rolled
    assert t.gold_of(0) == 21
    assert t.named(t.g.trash) == ([gone] if gone else [])
    assert t.ask == "place_die"  # the loss is known before the die is placed


@rule("RP-122", "RP-123", "RP-124", "RP-125")
def test_the_odds_of_the_enemy_die_are_told() -> None:
    t = at_the_market("reckless", "chain_helm", "pickpocket")
    told = [t.match.face.odds(t.g, t.match.option(["take_initiative", card])) for card in ("1", "2", "3")]
    assert told == [[], [("trash", 3, 6)], [("trash", 6, 6)]]
    t.g.market = []
    assert t.match.face.odds(t.g, t.match.option(["take_initiative", "3"])) == [("trash", 0, 6)]


@rule("RP-125", "RP-E20")
@pytest.mark.parametrize(
    ("rolled", "gone"),
    [(1, "reckless"), (2, "reckless"), (3, "chain_helm"), (4, "chain_helm"), (5, "pickpocket"), (6, "pickpocket")],
)
def test_card_3_always_trashes(rolled: int, gone: str) -> None:
    t = at_the_market("reckless", "chain_helm", "pickpocket").rolls(rolled).choose("take_initiative", "3")
    assert t.named(t.g.trash) == [gone]
    assert t.gold_of(0) == 20


@rule("RP-126", "RP-E20", "RP-R46", "RP-R67")
def test_after_the_market_turn_the_leftmost_is_discarded_and_the_rest_is_trashed() -> None:
    t = place(at_the_market("reckless", "chain_helm", "pickpocket").rolls(4).choose("take_initiative", "3"))
    t.choose("buy", "pickpocket").choose("end_turn")
    assert (t.named(t.g.discards), t.named(t.g.trash)) == (["reckless"], ["chain_helm"])
    # Who discards one for gold loses the leftmost one of the others in addition.
    t = place(at_the_market("reckless", "chain_helm", "pickpocket").choose("take_initiative", "1"))
    t.choose("discard", "reckless")
    assert (t.named(t.g.discards), t.named(t.g.trash)) == (["reckless", "chain_helm"], ["pickpocket"])
    assert t.gold_of(0) == 22


@rule("RP-R46", "RP-R41")
def test_the_friendly_market_alone() -> None:
    t = table(1, friendly_market=True).market("reckless", "chain_helm").sheet(0, str="red_1").pool("red_3", "", "")
    t.dice_turn(0).choose("take_initiative", "1")
    place(t).choose("take_gold")
    assert (t.named(t.g.discards), t.named(t.g.trash), t.gold_of(0)) == (["reckless"], ["chain_helm"], 2)


@rule("RP-R45", "RP-39", "RP-70", "RP-73", "RP-127", "RP-R48")
def test_both_dice_left_go_back_and_gold_stays() -> None:
    t = table(1).sheet(0, str="red_1").pool("", "blue_4", "green_5")
    bag = sum(t.g.bag)
    t.g.card_gold = [0, 1, 0]
    t.go([(PREPARE, 0, 0)])
    assert sum(t.g.bag) == bag + 2 - 3  # two go back, and three are drawn for the next round
    assert t.g.card_gold == [0, 1, 0]
    assert t.g.aside == [0, 0, 0, 0, 0, 0, 1]
    assert (t.g.first, t.g.round) == (0, 2)


@rule("RP-120", "RP-R67", "RP-72")
def test_trashed_cards_never_come_back() -> None:
    t = table(1).sheet(0, str="red_1").discards("climb", "weak").pool("", "", "")
    rest = [CARD.ids[card] for card in t.g.order[: t.g.left]]
    t.g.trash = [CARD.numbers[card] for card in rest]
    t.g.order, t.g.left = (), 0
    t.go([(PREPARE, 0, 0)])
    assert sorted(t.named(t.g.market)) == ["climb", "weak"]


@rule("RP-129")
@pytest.mark.parametrize(("gold", "stars"), [(0, 0), (7, 0), (8, 1), (15, 1), (16, 2)])
def test_gold_is_worth_stars_alone(gold: int, stars: int) -> None:
    assert table(1).gold(0, gold).parts(0)["gold"] == stars
    assert "gold" not in table(2).gold(0, gold).parts(0)


@rule("RP-130", "RP-R47")
def test_ranks() -> None:
    ranks = {-3: "npc", 0: "npc", 21: "npc", 22: "mercenary", 25: "mercenary", 26: "traveller", 29: "traveller"}
    ranks |= {30: "leader", 33: "leader", 34: "champion", 37: "champion", 38: "hero", 60: "hero"}
    assert {stars: title(stars) for stars in ranks} == ranks


@rule("RP-128", "RP-130", "RP-R48", "RP-121")
@pytest.mark.parametrize(("shorter", "rounds"), [(False, 12), (True, 10)])
def test_a_whole_game_alone_has_no_winner_but_a_title(shorter: bool, rounds: int) -> None:
    t = fresh(1, 5, shorter_game=shorter)
    while not t.match.over:
        t.choose(*t.offers[0])
        assert t.g.first == 0
    assert t.g.round == rounds
    told = t.match.scores().plain()
    assert told["winners"] == []
    assert told["title"] == title(t.match.scores().seats[0].total)
