"""Alone against Jael: his cards, what he takes, and the market with him (his score is another matter)."""

from __future__ import annotations

import pytest

from karczma.games.stonespine.vocabulary import CHALLENGE, CHAMBER, JAEL, YEAR
from karczma.kernel.chance import seeded
from rules.rule import rule
from rules.stonespine.table import LaidTable, fresh, random_game, table

MODES = pytest.mark.parametrize("mode", ["basic", "legendary"])
BASIC = ["jael_1", "jael_2", "jael_3", "jael_4", "jael_5", "jael_6"]
LEGENDARY = ["jael_1", "jael_2", "jael_3", "jael_7", "jael_8", "jael_9"]
CHALLENGES = ("gold_fiends", "market_maven", "deadly_tomb")  # 27, 2, 4


def alone(gold: int, jael: str = "jael_1", year: int = 1, mode: str = "basic") -> LaidTable:
    """market_13 lies left and market_09 right, in full; the row of this year is built."""
    t = table(1, jael=mode).year(year).built(0, year).gold(0, gold).jael(jael)
    t.market("market_13", top="slime star+1", bottom="pit").market("market_09", top="bear gnoll", bottom="slime ooze")
    return t.challenges(*CHALLENGES) if year < 4 else t


def buy(t: LaidTable, one: str) -> LaidTable:
    t.choose("buy", one)
    while t.g.placing:
        t.choose(*t.offers[0])
    return t


# Setup


@rule("ST-50", "ST-R24", "ST-05", "ST-06")
@MODES
def test_the_setup_alone(mode: str) -> None:
    t = fresh(1, jael=mode)
    view = t.match.view(0)
    assert (len(t.display), len(t.g.market), t.hand_sizes(), t.gold_of(0)) == (3, 2, [5], 0)
    assert "priority" not in view.seats[0].numbers
    assert "priority" not in t.events
    assert t.sound()


@rule("ST-51")
@pytest.mark.parametrize(("mode", "cards"), [("basic", BASIC), ("legendary", LEGENDARY)])
def test_jaels_deck(mode: str, cards: list[str]) -> None:
    firsts = set()
    for seed in range(60):
        t = fresh(1, seed, jael=mode)
        assert sorted([*t.g.jael_deck.inside(), *t.g.revealed_jael]) == [JAEL.numbers[card] for card in cards]
        firsts.add(JAEL.ids[t.g.revealed_jael[0]])
    assert firsts == set(cards)


@rule("ST-51")
def test_jael_stays_away_from_company() -> None:
    t = fresh(2, jael="legendary")
    assert (t.g.jael_deck.left, t.g.revealed_jael) == (0, ())
    assert all(zone.kind not in ("jael", "collected", "jael_tokens") for zone in t.match.view(None).middle.zones)


@rule("ST-52", "ST-81")
@MODES
def test_a_card_of_jael_each_year(mode: str) -> None:
    t = fresh(1, seed=3, jael=mode)
    chance = seeded(4)
    current: dict[int, set[str]] = {}
    while not t.match.over:
        zone = t.middle("jael")
        assert (len(zone.cards), zone.hidden) == (t.g.year, 6 - t.g.year)
        current.setdefault(t.g.year, set()).add(zone.cards[-1])
        t.play(chance, 1)
    assert [len(current[year]) for year in (1, 2, 3, 4)] == [1, 1, 1, 1]
    assert len(t.middle("jael").cards) == 4


@rule("ST-52")
def test_the_next_card_lies_on_top() -> None:
    t = table(1).jael("jael_4").built(0, 1).go(YEAR, 2)
    assert t.heard("jael_revealed")[0]["jael"] == t.middle("jael").cards[-1] != "jael_4"
    assert t.middle("jael").cards[0] == "jael_4"


@rule("ST-82")
@MODES
def test_jael_has_no_dungeon_and_no_challenges(mode: str) -> None:
    t = random_game(1, 5, jael=mode)
    assert len(t.match.view(None).seats) == 1
    kinds = [zone.kind for zone in t.match.view(None).middle.zones]
    assert {"jael", "collected", "jael_tokens"} <= set(kinds)
    assert not {"cell", "blueprint", "taken"} & set(kinds)


# Building


@rule("ST-53", "ST-54", "ST-E4", "ST-81", "ST-70")
def test_a_turn_of_building() -> None:
    """Hand of five; Jael's symbol is green. Two of the three checked have it and go to him, one is discarded."""
    t = table(1).jael("jael_2").hand(0, "cellar barracks furrow cavern vault").top("tomb cache lair keep").build()
    t.choose("build", "cellar", "2")
    assert (t.asked, t.ask) == ([0], "keep_chamber")
    assert t.offers == [["keep_chamber", card] for card in ("barracks", "furrow", "cavern", "vault")]
    t.choose("keep_chamber", "barracks")
    assert t.middle("collected").cards == ["furrow", "cavern"]
    assert t.chambers(t.g.discards) == ["vault"]
    assert t.hand_of(0) == ["barracks", "tomb", "cache", "lair"]
    assert [one["chamber"] for one in t.heard("jael_took_chamber")] == ["furrow", "cavern"]
    assert "passed_hands" not in t.events
    assert (t.ask, t.g.turn) == ("build", 2)
    assert t.sound()


@rule("ST-54", "ST-R32", "ST-81")
def test_a_whole_year_of_building() -> None:
    """As many cards are drawn as the row has spaces; after the fourth chamber nothing is kept."""
    t = table(1).jael("jael_6").hands(5).market("market_14", top="pit").challenges(*CHALLENGES).build()
    sizes, drawn = [], []
    for turn in (1, 2, 3):
        sizes.append(t.hand_sizes()[0])
        t.choose(*t.offers[0])
        assert t.offers == [["keep_chamber", card] for card in t.hand_of(0)]
        assert len(t.offers) == 5 - turn
        deck = t.g.deck.left
        t.choose(*t.offers[0])
        drawn.append(deck - t.g.deck.left)
    assert (sizes, drawn, t.hand_sizes()) == ([5, 4, 3], [3, 2, 1], [2])
    t.choose(*t.offers[0])
    assert (t.hand_sizes(), t.g.turn) == ([0], 4)
    assert t.ask != "keep_chamber"
    assert t.sound()


@rule("ST-R6", "ST-R32")
def test_the_last_card_is_not_checked() -> None:
    """Both cards are red, as Jael is."""
    t = table(1).jael("jael_3").rows(0, "alcove cell furrow -").hand(0, "corner_room abandoned_mine")
    t.market("market_14", top="pit").challenges(*CHALLENGES).build(4).choose("build", "corner_room", "4")
    assert (t.hand_sizes(), t.g.collected) == ([0], ())
    assert t.chambers(t.g.discards) == ["abandoned_mine"]
    assert t.ask != "keep_chamber"


@rule("ST-R32")
@pytest.mark.parametrize("kept", ["barracks", "furrow", "cavern", "vault"])
def test_any_card_may_be_kept(kept: str) -> None:
    t = table(1).jael("jael_2").hand(0, "cellar barracks furrow cavern vault").build()
    t.choose("build", "cellar", "2").choose("keep_chamber", kept)
    green = [card for card in ("barracks", "furrow", "cavern") if card != kept]
    assert t.middle("collected").cards == green  # what is kept is not checked
    assert t.hand_of(0)[0] == kept


@rule("ST-R27", "ST-53")
def test_two_symbols_take_cards_of_either() -> None:
    t = table(1, jael="legendary").jael("jael_7").hand(0, "cellar vault scorch_alley ambush_room cavern").build()
    t.choose("build", "cellar", "1").choose("keep_chamber", "vault")
    assert t.middle("collected").cards == ["scorch_alley", "ambush_room"]  # red, blue
    assert t.chambers(t.g.discards) == ["cavern"]  # green


@rule("ST-53", "ST-81")
def test_only_the_current_card_counts() -> None:
    t = table(1).jael("jael_2", "jael_3").year(2).built(0, 1).hand(0, "cellar barracks vault closet pantry").build()
    t.choose("build", "cellar", "2").choose("keep_chamber", "barracks")
    assert t.middle("collected").cards == ["closet"]  # red; pantry is green, as last year's card was


# Improving


@rule("ST-83", "ST-19", "ST-20", "ST-71")
def test_gold_is_counted_as_in_company() -> None:
    t = table(1).jael("jael_1").rows(0, "tomb crypt vestibule larder", "gatehouse barracks assembly_room footpath")
    t.tokens(0, "r2c1", "treasure").year(2).market("market_14", top="pit").challenges(*CHALLENGES).count_gold()
    assert t.heard("counted_gold")[0]["gold"] == 13
    t = table(1).jael("jael_1").rows(0, "junction crossroads cell decrepit_hall").challenges(*CHALLENGES)
    t.tokens(0, "r1c1", *["treasure"] * 4).tokens(0, "r1c2", "treasure").market("market_14", top="pit").count_gold()
    assert t.heard("counted_gold")[0]["gold"] == 30


@rule("ST-55")
def test_with_more_gold_jael_waits() -> None:
    t = alone(11).market_phase()
    assert "jael_acts" not in t.events
    assert t.middle("jael_tokens").cards == []
    assert t.display == list(CHALLENGES)
    assert len(t.offered("buy")) == 4
    assert t.offers[-1] == ["pass"]


@rule("ST-55", "ST-56")
def test_gold_is_compared_again_after_a_purchase() -> None:
    t = alone(23).market_phase()
    buy(t, "market_13_top")  # 17 left, still more than 10
    assert t.middle("jael_tokens").cards == []
    buy(t, "market_13_bottom")  # 12 left
    assert t.middle("jael_tokens").cards == []
    buy(t, "market_09_bottom")  # 7 left: Jael finds both lower sets empty
    assert t.display == ["gold_fiends", "deadly_tomb"]
    assert t.taken_by(0) == []


@rule("ST-E10", "ST-55", "ST-56", "ST-57", "ST-R26", "ST-R13")
def test_a_market_with_jael() -> None:
    t = alone(12).market_phase()
    buy(t, "market_13_top")
    assert t.heard("jael_acts") != []
    assert t.middle("jael_tokens").cards == ["pit", "slime", "ooze"]
    assert [one["challenge"] for one in t.heard("lost_challenge")] == ["market_maven"]  # the number 2
    assert t.heard("passed")[0]["gold"] == 6
    assert (t.ask, t.gold_of(0)) == ("take_challenge", 0)
    assert t.offers == [["take_challenge", "gold_fiends"], ["take_challenge", "deadly_tomb"]]
    t.choose("take_challenge", "deadly_tomb")
    assert t.taken_by(0) == ["deadly_tomb"]
    assert t.faces(t.g.jael_tokens) == ["pit", "slime", "ooze", "bear", "gnoll"]
    assert t.g.year == 2
    assert t.sound()


@rule("ST-E10", "ST-56", "ST-R28")
@pytest.mark.parametrize("gold", [10, 9])
def test_with_equal_or_less_jael_acts_first(gold: int) -> None:
    t = alone(gold).market_phase()
    assert t.heard("jael_acts") != []
    assert t.middle("jael_tokens").cards == ["pit", "slime", "ooze"]
    assert t.display == ["gold_fiends", "deadly_tomb"]
    assert t.offers == [["buy", "market_13_top"], ["buy", "market_09_top"], ["pass"]]


@rule("ST-56")
def test_jael_acts_once_a_year() -> None:
    """After he has acted gold is not compared again; one buys as long as one can pay, or passes."""
    t = alone(10, "jael_3").market_phase()
    assert t.display == list(CHALLENGES)  # jael_3 has 8
    buy(t, "market_13_bottom")
    assert t.middle("jael_tokens").cards == ["slime", "star+1", "bear", "gnoll"]
    assert len(t.display) == 2
    assert t.offers == [["buy", "market_09_bottom"], ["pass"]]
    buy(t, "market_09_bottom")
    assert "jael_acts" not in t.events
    assert len(t.display) == 2


@rule("ST-56", "ST-52")
def test_he_acts_again_next_year() -> None:
    t = alone(8).market_phase().choose("pass").choose("take_challenge", "gold_fiends")
    assert t.g.jael_acted is False
    t.built(0, 2).gold(0, 0).market_phase()
    assert t.heard("jael_acts") != []


@rule("ST-R26", "ST-56")
@pytest.mark.parametrize(
    ("jael", "taken", "mode"),
    [
        ("jael_1", "pit slime ooze", "basic"),
        ("jael_2", "slime star+1 slime ooze", "basic"),
        ("jael_3", "slime star+1 bear gnoll", "basic"),
        ("jael_4", "pit bear gnoll", "basic"),
        ("jael_5", "slime star+1 pit", "basic"),
        ("jael_6", "bear gnoll slime ooze", "basic"),
        ("jael_7", "slime star+1 bear gnoll", "legendary"),
        ("jael_8", "slime star+1 slime ooze", "legendary"),
        ("jael_9", "pit bear gnoll", "legendary"),
    ],
)
def test_the_sets_he_takes(jael: str, taken: str, mode: str) -> None:
    """Card 1 is the left one, in the order revealed, and card 2 the right one."""
    t = alone(8, jael, mode=mode).market_phase()
    assert t.middle("jael_tokens").cards == taken.split()
    assert [one["element"] for one in t.heard("jael_took_token")] == taken.split()
    assert t.middle("market").cards == ["market_13", "market_09"]


@rule("ST-R26")
def test_a_set_bought_before_gives_him_nothing() -> None:
    t = alone(12, "jael_2").market_phase()
    assert t.middle("jael_tokens").cards == ["slime", "star+1", "slime", "ooze"]
    t = alone(15, "jael_2").market_phase()
    buy(t, "market_13_top")
    assert t.middle("jael_tokens").cards == ["slime", "ooze"]
    assert t.middle("market").cards == ["market_13", "market_09"]


@rule("ST-56", "ST-R28")
@pytest.mark.parametrize("numbers", [(27, 2, 4), (9, 30, 8), (1, 2, 3), (30, 29, 28)])
def test_the_lowest_number_goes(numbers: tuple[int, ...]) -> None:
    t = table(1).built(0, 1).jael("jael_1").gold(0, 9).market("market_13", top="slime star+1")
    by_number = {t.cards.number[card]: CHALLENGE.ids[card] for card in range(30)}
    t.challenges(*[by_number[number] for number in numbers]).market_phase()
    assert t.display == [by_number[number] for number in numbers if number != min(numbers)]


@rule("ST-57", "ST-83", "ST-R31")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_passing_with_more_gold_loses_no_challenge(year: int) -> None:
    t = alone(11, year=year).market_phase().choose("pass")
    assert t.gold_of(0) == 0
    assert t.offers == [["take_challenge", card] for card in CHALLENGES]
    assert t.middle("jael_tokens").cards == []  # first the challenge, then his tokens
    t.choose("take_challenge", "market_maven")
    assert t.faces(t.g.jael_tokens) == ["slime", "star+1", "pit", "bear", "gnoll", "slime", "ooze"]
    assert "jael_acts" not in t.events
    assert [one["challenge"] for one in t.heard("lost_challenge")] == ["gold_fiends", "deadly_tomb"]  # both left
    assert t.g.used == ()
    assert t.g.year == year + 1
    assert t.sound()


@rule("ST-R31", "ST-56")
def test_after_jael_acted_one_challenge_is_left_over() -> None:
    t = alone(9).market_phase().choose("pass").choose("take_challenge", "deadly_tomb")
    assert [one["challenge"] for one in t.heard("lost_challenge")] == ["gold_fiends"]
    gone = {CHALLENGE.ids[card] for card in t.g.gone if card < len(CHALLENGE.ids)}
    assert gone == {"gold_fiends", "market_maven"}


@rule("ST-58", "ST-83")
def test_passing_in_year_four_keeps_the_gold() -> None:
    t = alone(14, year=4).market_phase().choose("pass")
    assert t.match.over
    assert (t.gold_of(0), t.taken_by(0)) == (14, [])
    assert t.faces(t.g.jael_tokens) == ["slime", "star+1", "pit", "bear", "gnoll", "slime", "ooze"]
    assert t.parts(0)["gold"] == 9


@rule("ST-58", "ST-R28", "ST-R13")
def test_year_four_has_no_challenge_to_lose() -> None:
    t = alone(4, year=4).market_phase()
    assert t.match.over
    assert (t.heard("jael_acts") != [], t.heard("lost_challenge")) == (True, [])
    assert t.gold_of(0) == 4
    assert t.heard("passed")[0]["gold"] == 4
    assert len(t.g.jael_tokens) == 7


@rule("ST-59", "ST-84")
def test_what_he_collects_never_changes_his_gold() -> None:
    """Jael has chests on cards and tokens; his card says 10, and with 11 one still has more."""
    t = table(1).built(0, 1).jael("jael_1").gold(0, 11).market("market_02", top="slime ooze").challenges(*CHALLENGES)
    t.g.collected = tuple(t._chamber(name) for name in ("treasury", "tomb", "archive"))
    t.g.jael_tokens = (t._token("treasure"), t._token("treasure"))
    t.market_phase()
    assert t.match.view(0).middle.numbers["jael_gold"] == 10
    assert "jael_acts" not in t.events
    assert t.sound()


@rule("ST-85", "ST-36", "ST-R25", "ST-37")
@pytest.mark.parametrize(("year", "count"), [(1, 3), (2, 3), (3, 0)])
def test_cleaning_up_alone(year: int, count: int) -> None:
    t = alone(11, year=year).market_phase().choose("pass").choose("take_challenge", "market_maven")
    assert len(t.display) == count
    assert not {"gold_fiends", "deadly_tomb", "market_maven"} & set(t.display)
    assert len(set(t.middle("market").cards) - {"market_13", "market_09"}) == 2
    assert t.hand_sizes() == [5]
    assert t.g.year == year + 1


@rule("ST-81")
def test_nothing_is_passed_or_discarded_as_with_two() -> None:
    t = fresh(1, seed=2)
    chance = seeded(3)
    asked: set[str] = set()
    while not t.match.over:
        asked.add(t.ask)
        t.play(chance, 1)
        assert "passed_hands" not in t.events
    assert asked <= {"build", "keep_chamber", "market", "place", "take_challenge"}
    assert {"build", "keep_chamber"} <= asked
    assert len(CHAMBER.ids) - t.g.deck.left == 44
