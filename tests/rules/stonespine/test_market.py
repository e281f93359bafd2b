"""Improving: gold is counted, and who has most of it is next at the market."""

from __future__ import annotations

from typing import Any

import pytest

from karczma.games.stonespine.vocabulary import CHAMBER, MARKET, TREASURE
from karczma.kernel.chance import seeded
from karczma.words import Words
from rules.rule import rule
from rules.stonespine.table import LaidTable, fresh, table

CHALLENGES = ("dogrens_vault", "market_maven", "ordered_chambers", "deadly_tomb", "goblin_gathering", "gnoll_pack")
EXAMPLE = "gatehouse barracks assembly_room footpath"  # 3, 2, 2, 3


def stalls(seats: int, year: int = 1, *gold: int) -> LaidTable:
    """So many dungeons in this year; market_09 and market_13 in full; one challenge more than players."""
    t = table(seats).year(year)
    for seat in range(seats):
        t.built(seat, year)
    for seat, coins in enumerate(gold):
        t.gold(seat, coins)
    t.market("market_09", top="bear gnoll", bottom="slime ooze").market("market_13", top="slime star+1", bottom="pit")
    return t.challenges(*CHALLENGES[: seats + 1]) if year < 4 else t


def place_all(t: LaidTable) -> LaidTable:
    """The tokens bought go to the first places offered."""
    while t.g.placing:
        t.choose(*t.offers[0])
    return t


def buy(t: LaidTable, one: str) -> LaidTable:
    return place_all(t.choose("buy", one))


# Gold


@rule("ST-19", "ST-E1")
def test_thirteen_gold() -> None:
    """3 + 2 + 2 + 3 printed in this year's row, and three chests."""
    t = table(2).rows(0, "tomb crypt vestibule larder", EXAMPLE).year(2).built(1, 2).tokens(0, "r2c1", "treasure")
    t.market("market_09", bottom="slime ooze").count_gold()
    assert t.gold_of(0) == 13
    assert t.heard("counted_gold")[0] == {"event": "counted_gold", "seat": 0, "gold": 13, "chests": 3}


@rule("ST-19")
@pytest.mark.parametrize(("year", "gold"), [(1, 2 + 5 + 5 + 7), (2, 3 + 2 + 2 + 3), (3, 2 + 3 + 0 + 0)])
def test_gold_of_earlier_rows_does_not_count_again(year: int, gold: int) -> None:
    rows = ("lounge ossuary galley cell", EXAMPLE, "mudroom storeroom trap_storage burrow")
    t = table(2).rows(0, *rows[:year]).year(year).built(1, year).market("market_09", bottom="slime ooze").count_gold()
    assert t.heard("counted_gold")[0]["gold"] == gold


@rule("ST-20")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_year_one_adds_the_starting_gold(seats: int) -> None:
    t = fresh(seats, seed=4)
    start = [t.gold_of(seat) for seat in range(seats)]
    chance = seeded(1)
    while "counted_gold" not in t.events:
        t.play(chance, 1)
    for one in t.heard("counted_gold"):
        seat = int(one["seat"])
        printed = sum(t.cards.gold[card] for card in t.architect(seat).chambers[:4])
        assert one["gold"] == start[seat] + printed + int(one["chests"])


@rule("ST-20")
def test_gold_is_capped_at_thirty() -> None:
    t = table(2).rows(0, "junction crossroads cell abandoned_mine").built(1, 1).gold(0, 2)
    for cell in ("r1c1", "r1c2", "r1c3"):
        t.tokens(0, cell, "treasure")
    t.tokens(0, "r1c1", "treasure", "treasure", "treasure")
    t.market("market_09", bottom="slime ooze").count_gold()
    assert 6 + 8 + 7 + 5 + 6 + 2 > 30
    assert t.gold_of(0) == 30
    assert t.heard("counted_gold")[0]["gold"] == 30


@rule("ST-20")
def test_thirty_exactly_is_not_cut() -> None:
    t = table(2).rows(0, "junction crossroads cell abandoned_mine").built(1, 1).gold(0, 1)
    t.tokens(0, "r1c1", "treasure", "treasure", "treasure").market("market_09", bottom="slime ooze").count_gold()
    assert t.gold_of(0) == 30 == 6 + 8 + 7 + 5 + 3 + 1


@rule("ST-71")
def test_a_chest_bought_now_pays_from_next_year_on() -> None:
    t = table(2).rows(0, EXAMPLE).built(1, 1).market("market_13", top="treasure slime").challenges(*CHALLENGES[:3])
    t.count_gold()
    assert t.gold_of(0) == 10
    t.choose("buy", "market_13_top").choose("place_element", "treasure", "r1c1").choose(
        "place_element", "slime", "r1c2"
    )
    assert t.gold_of(0) == 4
    chance = seeded(3)
    while "counted_gold" not in t.events:
        t.play(chance, 1)
    assert t.heard("counted_gold")[0]["chests"] == 1 + sum(
        t.cards.elements[card].count(16) for card in t.architect(0).chambers if card >= 0
    )


@rule("ST-21", "ST-22")
def test_the_old_order_still_breaks_ties() -> None:
    """The markers leave the track and keep their order: seats 0 and 1 have 10 each, and 0 was before 1."""
    rows = (
        "crypt winding_chamber sewers ruins",
        "garrison ooze_breach mausoleum burrow",
        "sanctum alleyway concourse pit",
    )
    t = table(3).priority(2, 0, 1).gold(1, 1)
    for seat, row in enumerate(rows):
        t.rows(seat, row)
    t.market("market_09", bottom="slime ooze").challenges(*CHALLENGES[:4]).count_gold()
    assert [t.gold_of(seat) for seat in range(3)] == [10, 10, 13]
    assert t.asked == [2]
    t.choose("pass").choose("take_challenge", CHALLENGES[0])
    assert t.asked == [0]
    t = stalls(3, 1, 10, 10, 10).priority(2, 0, 1).market_phase()
    assert t.asked == [2]
    assert [place.numbers["passed"] for place in t.match.view(None).seats] == [0, 0, 0]


# Whose turn it is


@rule("ST-22")
@pytest.mark.parametrize(
    ("gold", "priority", "first"),
    [((6, 9, 8), (0, 1, 2), 1), ((9, 9, 8), (1, 2, 0), 1), ((9, 9, 9), (2, 1, 0), 2), ((9, 6, 9), (1, 2, 0), 2)],
)
def test_the_richest_is_first(gold: tuple[int, ...], priority: tuple[int, ...], first: int) -> None:
    assert stalls(3, 1, *gold).priority(*priority).market_phase().asked == [first]


@rule("ST-22", "ST-24", "ST-E6")
def test_the_turn_is_decided_anew_after_a_purchase() -> None:
    """One slime and one ooze for 5: the buyer no longer has the most."""
    t = stalls(2, 1, 12, 9).market_phase()
    assert t.asked == [0]
    t.choose("buy", "market_09_bottom")
    assert t.gold_of(0) == 7
    assert t.asked == [0]  # first the tokens
    t.choose("place_element", "slime", "r1c1").choose("place_element", "ooze", "r1c1")
    assert (t.asked, t.ask) == ([1], "market")


@rule("ST-24")
def test_one_player_may_buy_several_times_running() -> None:
    t = stalls(2, 1, 30, 9).market_phase()
    for one in ("market_09_top", "market_13_top", "market_09_bottom"):
        assert (t.asked, t.ask) == ([0], "market")
        buy(t, one)
    assert t.gold_of(0) == 10
    assert t.asked == [0]
    assert t.offers == [["buy", "market_13_bottom"], ["pass"]]


@rule("ST-24", "ST-22", "ST-R14")
def test_a_tie_after_a_purchase() -> None:
    """With 6 each the turn goes to the higher priority, bought or not."""
    for order, who in [((0, 1), 0), ((1, 0), 1)]:
        t = stalls(2, 1, 12, 6).priority(*order).market_phase()
        assert buy(t, "market_13_top").asked == [who]


# Buying


@rule("ST-23", "ST-72")
def test_sets_are_sold_apart_and_once() -> None:
    t = stalls(2, 1, 30, 0).market_phase()
    assert t.offered("buy") == [["market_09_top"], ["market_09_bottom"], ["market_13_top"], ["market_13_bottom"]]
    assert {str(one["touch"]): one["gold"] for one in t.question()["options"] if one["do"][0] == "buy"} == {
        "set:market_09_top": 9,
        "set:market_09_bottom": 5,
        "set:market_13_top": 6,
        "set:market_13_bottom": 5,
    }
    piles = [pile.left for pile in t.g.piles]
    buy(t, "market_09_top")
    assert t.gold_of(0) == 21
    assert t.offered("buy") == [["market_09_bottom"], ["market_13_top"], ["market_13_bottom"]]
    assert (t.middle("market").cards, t.middle("set", "market_09_top").cards) == (["market_09", "market_13"], [])
    assert [pile.left for pile in t.g.piles] == piles  # nothing is refilled
    assert len(t.architect(0).tokens) == 2


@rule("ST-23")
def test_what_is_bought_is_placed_whole_and_at_once() -> None:
    t = stalls(2, 1, 12, 12).market_phase().choose("buy", "market_09_bottom")
    assert t.ask == "place"
    assert t.middle("placing").cards == ["ooze", "slime"]
    t.choose("place_element", "ooze", "r1c3")
    assert (t.asked, t.ask, t.middle("placing").cards) == ([0], "place", ["slime"])
    t.choose("place_element", "slime", "r1c1")
    assert (t.tokens_in(0, "r1c3"), t.tokens_in(0, "r1c1")) == (["ooze"], ["slime"])
    assert t.ask == "market"


@rule("ST-R13", "ST-25")
def test_exactly_enough_gold_buys() -> None:
    t = stalls(2, 1, 5, 0).market_phase()
    assert t.offers == [["buy", "market_09_bottom"], ["buy", "market_13_bottom"], ["pass"]]
    buy(t, "market_09_bottom")
    assert t.gold_of(0) == 0


@rule("ST-25", "ST-R13", "ST-27")
def test_who_can_pay_for_nothing_passes_unasked_but_chooses_a_challenge() -> None:
    t = stalls(2, 1, 4, 3).market_phase()
    assert (t.asked, t.ask) == ([0], "take_challenge")
    assert t.heard("passed") == [{"event": "passed", "seat": 0, "gold": 4, "place": 1}]
    t.choose("take_challenge", CHALLENGES[2])
    assert (t.asked, t.ask) == ([1], "take_challenge")
    assert t.g.passed == (0, 1)


@rule("ST-R5")
def test_an_empty_set_cannot_be_bought() -> None:
    t = table(2).built(0, 1).built(1, 1).gold(0, 30).market("market_18", top="", bottom="pit").market("market_14")
    t.challenges(*CHALLENGES[:3]).market_phase()
    assert t.offers == [["buy", "market_18_bottom"], ["pass"]]
    shut = {one["touch"]: one["why"] for one in t.question()["blocked"]}
    assert shut["set:market_18_top"] == "set-sold"
    t.choose("buy", "market_18_bottom")
    assert t.gold_of(0) == 23  # the full price for one of two tokens
    assert t.middle("placing").cards == ["pit"]


def test_what_is_too_dear_is_told() -> None:
    t = stalls(2, 1, 5, 0).market_phase()
    shut = {one["touch"]: (one["why"], one["gold"], one["have"]) for one in t.question()["blocked"]}
    assert shut == {"set:market_09_top": ("too-dear", 9, 5), "set:market_13_top": ("too-dear", 6, 5)}


# Passing


@rule("ST-25", "ST-26", "ST-27", "ST-28", "ST-73")
def test_passing() -> None:
    t = stalls(3, 2, 15, 13, 9).market_phase().choose("pass")
    assert t.gold_of(0) == 0
    assert (t.asked, t.ask) == ([0], "take_challenge")
    assert t.offers == [["take_challenge", card] for card in CHALLENGES[:4]]
    t.choose("take_challenge", CHALLENGES[1])
    assert t.taken_by(0) == [CHALLENGES[1]]
    assert t.display == [CHALLENGES[0], *CHALLENGES[2:4]]
    assert (t.asked, t.ask) == ([1], "market")
    assert t.seen_by(2, 0, "taken").cards == [CHALLENGES[1]]  # they lie open
    assert buy(t, "market_13_top").asked == [2]
    t.choose("pass").choose("take_challenge", CHALLENGES[3])
    assert (t.asked, t.g.passed) == ([1], (0, 2))  # who has passed gets no more turns
    assert t.gold_of(2) == 0


@rule("ST-28", "ST-30")
def test_the_order_of_passing_is_the_new_priority() -> None:
    t = stalls(3, 1, 7, 12, 9).market_phase()
    for seat in (1, 2, 0):
        assert t.asked == [seat]
        t.choose("pass")
        assert t.ask == "take_challenge"
        t.choose(*t.offers[0])
    assert t.g.year == 2
    assert t.g.order == (1, 2, 0)
    assert [place.numbers["priority"] for place in t.match.view(None).seats] == [3, 1, 2]


@rule("ST-26")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_gold_does_not_carry_over(seats: int) -> None:
    t = fresh(seats, seed=6)
    chance = seeded(7)
    counted: list[bool] = []
    while not t.match.over:
        t.play(chance, 1)
        for one in t.heard("counted_gold"):
            row = t.architect(int(one["seat"])).chambers[4 * t.g.year - 4 : 4 * t.g.year]
            if t.g.year > 1:
                exact = min(30, sum(t.cards.gold[card] for card in row) + int(one["chests"]))
                counted.append(one["gold"] == exact)
    assert counted == [True] * 3 * seats


@rule("ST-29", "ST-28", "ST-30", "ST-11")
def test_year_four_gives_no_challenge_and_ends_the_game() -> None:
    t = stalls(3, 4, 6, 30, 9).market_phase()
    t.choose("pass")
    assert (t.asked, t.ask) == ([2], "market")
    t.choose("pass")
    buy(t, "market_13_top")  # nothing is affordable with 0
    assert t.match.over
    assert [t.taken_by(seat) for seat in range(3)] == [[], [], []]
    assert t.g.order == (1, 2, 0)
    assert [t.parts(seat)["priority"] for seat in range(3)] == [3, 9, 6]
    assert "market_revealed" not in t.events


@rule("ST-30", "ST-25")
def test_the_phase_lasts_until_all_have_passed() -> None:
    t = stalls(2, 1, 9, 30).market_phase().choose("pass").choose("take_challenge", CHALLENGES[0])
    assert t.asked == [0]
    buy(t, "market_13_bottom")
    assert t.g.year == 1
    assert t.ask == "take_challenge"
    t.choose("take_challenge", CHALLENGES[1])
    assert t.g.year == 2


@rule("ST-R14")
def test_ties_use_the_old_order_also_after_some_have_passed() -> None:
    """Priority 1, 2, 0. Seat 1 passes first; 0 and 2 tie, and 2 was before 0."""
    t = stalls(3, 1, 9, 12, 9).priority(1, 2, 0).market_phase()
    assert t.asked == [1]
    t.choose("pass").choose("take_challenge", CHALLENGES[0])
    assert t.asked == [2]


@rule("ST-E9", "ST-22", "ST-23", "ST-24", "ST-25", "ST-26", "ST-27", "ST-28", "ST-R13")
def test_a_market_of_four() -> None:
    t = table(4)
    for seat, gold in enumerate((9, 12, 12, 7)):
        t.built(seat, 1).gold(seat, gold)
    t.market("market_04", top="ooze slime treasure", bottom="pit")
    t.market("market_09", top="bear gnoll", bottom="slime ooze")
    t.market("market_13", top="ooze star+1", bottom="fire").challenges(*CHALLENGES[:5]).market_phase()
    a, b, c, d = range(4)
    assert t.asked == [b]
    buy(t, "market_09_bottom")
    assert t.gold_of(b) == 7
    assert t.asked == [c]
    t.choose("pass").choose("take_challenge", CHALLENGES[0])
    assert t.asked == [a]
    buy(t, "market_13_top")
    assert t.gold_of(a) == 3
    assert t.asked == [b]
    t.choose("pass").choose("take_challenge", CHALLENGES[1])
    assert t.asked == [d]
    assert t.offered("buy") == [["market_04_bottom"], ["market_13_bottom"]]
    t.choose("pass").choose("take_challenge", CHALLENGES[2])
    assert (t.asked, t.ask) == ([a], "take_challenge")
    assert t.offers == [["take_challenge", card] for card in CHALLENGES[3:5]]
    t.choose("take_challenge", CHALLENGES[4])
    assert t.g.order == (c, b, d, a)
    assert [t.gold_of(seat) for seat in range(4)] == [0, 0, 0, 0]
    assert t.sound()


# What a choice brings is told before it is made


def about(t: LaidTable, *words: str) -> dict[str, Any]:
    return next(one for one in t.question()["options"] if one["do"] == list(words))


def told(t: LaidTable, *words: str) -> list[str]:
    """What the options with this beginning say, in English."""
    options = [one for one in t.question()["options"] if one["do"][: len(words)] == list(words)]
    return [Words("en").option(t.match.face, one, ["Ola", "Janek", "Mruk"]) for one in options]


@rule("ST-23")
def test_a_set_is_told_by_what_is_in_it() -> None:
    t = stalls(2, 1, 9, 6).market_phase()
    assert about(t, "buy", "market_09_top") == {
        "do": ["buy", "market_09_top"],
        "touch": "set:market_09_top",
        "gold": 9,
        "goods": "gnoll bear",
        "lost": 0,
        "twin": 0,
    }
    assert told(t, "buy") == [
        "Buy a gnoll and a bear trap for 9 gold",
        "Buy an ooze and a slime for 5 gold",
        "Buy a slime and a +1 star for 6 gold",
        "Buy a pit trap for 5 gold",
    ]
    t.choose("buy", "market_13_top")
    assert t.heard("bought") == [
        {"event": "bought", "seat": 0, "set": "market_13_top", "gold": 6, "goods": "slime star+1"}
    ]


@rule("ST-23")
def test_two_sets_alike_are_told_apart_by_their_place() -> None:
    """Only where both can be bought, with the same tokens for the same gold."""
    t = table(2).built(0, 1).built(1, 1).gold(0, 9).gold(1, 3).challenges(*CHALLENGES[:3])
    t.market("market_02", top="ooze ooze", bottom="slime").market("market_06", top="pit ooze", bottom="slime")
    t.market_phase()
    costs = [t.cards.cost[MARKET.numbers[card] * 2 + 1] for card in ("market_02", "market_06")]
    assert costs == [3, 3]
    assert told(t, "buy") == [
        "Buy two oozes for 7 gold",
        "Buy a slime for 3 gold (first card, lower set)",
        "Buy an ooze and a pit trap for 7 gold",
        "Buy a slime for 3 gold (second card, lower set)",
    ]
    buy(t, "market_02_bottom")
    assert told(t, "buy", "market_06_bottom") == ["Buy a slime for 3 gold"]


@rule("ST-26", "ST-58")
@pytest.mark.parametrize(
    ("seats", "year", "lost", "text"),
    [
        (2, 1, 9, "Pass and lose 9 unspent gold: place 1 on the priority track"),
        (2, 4, 9, "Pass and lose 9 unspent gold: place 1 on the priority track"),
        (1, 3, 9, "Pass and lose 9 unspent gold"),
        (1, 4, 0, "Pass and keep 9 gold for the final scoring"),
    ],
)
def test_passing_says_what_becomes_of_the_gold(seats: int, year: int, lost: int, text: str) -> None:
    t = stalls(seats, year, 9, *[0] * (seats - 1))
    if seats == 1:
        t.jael("jael_1")
    t.market_phase()
    assert about(t, "pass")["lost"] == lost
    assert told(t, "pass") == [text]
    t.choose("pass")
    assert t.gold_of(0) == 9 - lost


@rule("ST-19")
def test_building_says_what_it_brings_to_the_market() -> None:
    t = table(2).hand(0, "gatehouse crypt").hand(1, "cell lounge").build()
    cards = {name: t.cards.gold[CHAMBER.numbers[name]] for name in ("gatehouse", "crypt")}
    for name, gold in cards.items():
        one = next(one for one in t.question(0)["options"] if one["do"] == ["build", name, "4"])
        assert one["gold"] == gold
        assert one["chests"] == t.cards.elements[CHAMBER.numbers[name]].count(TREASURE)
        assert f": +{gold} gold for the market" in Words("en").option(t.match.face, one, [])


# Who is next, whose tokens wait, and which turn it is


@rule("ST-22", "ST-R14")
def test_the_line_at_the_market_begins_with_whoever_acts_next() -> None:
    t = stalls(3, 1, 3, 11, 11).priority(2, 0, 1).market_phase()
    assert t.middle("market").facts["order"] == [2, 1, 0]
    assert t.asked == [2]
    t.choose("pass").choose("take_challenge", CHALLENGES[0])
    assert t.middle("market").facts["order"] == [1, 0, 2]
    assert "order" not in table(1).market("market_09", bottom="slime ooze").middle("market").facts


@rule("ST-12")
def test_while_building_the_line_is_the_priority_track() -> None:
    t = table(3).hands(5).priority(2, 0, 1).gold(1, 9).build()
    assert t.middle("market").facts["order"] == [2, 0, 1]
    assert t.match.view(None).middle.numbers == {"year": 1, "turn": 1}


@rule("ST-22")
def test_the_market_is_no_turn_of_building() -> None:
    assert stalls(2, 2, 9, 6).market_phase().match.view(0).middle.numbers == {"year": 2}


@rule("ST-23", "ST-31")
def test_tokens_to_be_placed_belong_to_the_buyer() -> None:
    t = stalls(3, 1, 3, 5, 9).market_phase()
    assert t.middle("placing").facts == {"seat": -1}
    t.choose("buy", "market_09_top")
    for reader in (None, 0, 1, 2):
        assert t.middle("placing", reader=reader).facts == {"seat": 2}


@rule("ST-79")
def test_a_blueprint_says_what_it_pays_and_from_where_on_more() -> None:
    t = table(2).built(0, 1)
    facts = t.seen_by(1, 0, "blueprint").facts
    assert facts["steps"] == [[4, 5], [5, 7], [6, 10], [7, 14], [8, 20]]
    assert (facts["pays"], facts["next"]) == (0, [4, 5])


@rule("ST-77")
def test_reputation_says_what_it_is_made_of() -> None:
    """Before the first move: first on the track, and first of those without a chest."""
    t = fresh(3, seed=5)
    t.goal("barren_vault")
    first = t.g.order[0]
    area = t.match.view(None).seats[first]
    assert area.zone("blueprint").facts["parts"] == {"priority": 9, "goal": 15}
    assert area.numbers["reputation"] == 24
