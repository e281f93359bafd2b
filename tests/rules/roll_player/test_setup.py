"""Setting up: sheets, gold, classes, the deck, and the starting dice."""

from __future__ import annotations

from collections import Counter

import pytest

import karczma
from karczma.games.roll_player.vocabulary import ALIGNMENT, BACKSTORY, CARD, CLASS, COLOUR, DEAL, DIE, GOLD, RACE, ROW
from karczma.kernel.errors import Fact, Refused
from karczma.kernel.face import Setting
from rules.roll_player.table import LaidTable, fresh
from rules.rule import rule

PLAYERS = pytest.mark.parametrize("seats", [2, 3, 4])
ALL_DICE = [10, 10, 10, 10, 10, 10, 13]
PAIRS = {
    "white": ["cleric", "paladin"],
    "green": ["druid", "ranger"],
    "purple": ["monk", "bard"],
    "black": ["rogue", "thief"],
    "blue": ["sorcerer", "wizard"],
    "red": ["warrior", "barbarian"],
}


def order_of(t: LaidTable) -> list[int]:
    """The seats from the First Player on, clockwise."""
    return [(t.g.first + i) % t.g.seated for i in range(t.g.seated)]


def play_to(t: LaidTable, ask: str) -> LaidTable:
    """The first option each time, until this is asked."""
    while t.ask != ask:
        t.choose(*t.offers[0])
    return t


def placing(seats: int = 2, seed: int = 1, **options: bool | str) -> LaidTable:
    """A table at which the first starting die is to be placed."""
    return play_to(fresh(seats, seed, **options), "place_setup_die")


def all_told(t: LaidTable) -> list[dict[str, Fact]]:
    return [event for events in t.match.history(None) for event in events]


def in_the_bag(t: LaidTable) -> dict[str, int]:
    return {COLOUR.ids[i]: count for i, count in enumerate(t.g.bag) if count}


def dots(t: LaidTable, cards: list[int]) -> list[int]:
    return [t.g.cards.dots[card] for card in cards]


def deck(t: LaidTable) -> list[int]:
    """The deck from its top card on."""
    return list(t.g.order[: t.g.left])[::-1]


# Players, sheets, gold


@rule("RP-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_players(seats: int) -> None:
    t = fresh(seats)
    assert len(t.match.view(None).seats) == seats
    assert t.g.solo == (seats == 1)
    kinds = [zone.kind for zone in t.match.view(None).middle.zones]
    assert ("trash" in kinds) == (seats == 1)  # only who plays alone has a trash pile


@rule("RP-01")
@pytest.mark.parametrize("seats", [0, 5, 6, -1])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        karczma.start("roll_player", seats, 1)
    assert refused.value.key == "seats-range"
    assert (refused.value.facts["low"], refused.value.facts["high"]) == (1, 4)


@rule("RP-02", "RP-R10")
@PLAYERS
def test_chance_names_the_first_player(seats: int) -> None:
    begins: Counter[int] = Counter()
    for seed in range(60 * seats):
        t = fresh(seats, seed)
        assert t.told[0] == {"event": "begins", "seat": t.g.first}
        assert t.asked == [t.g.first]
        assert t.match.view(None).middle.numbers["first_player"] == t.g.first
        begins[t.g.first] += 1
    assert set(begins) == set(range(seats))
    assert all(35 < times < 90 for times in begins.values())


@rule("RP-02")
@PLAYERS
def test_all_73_dice_are_in_the_bag(seats: int) -> None:
    t = fresh(seats)
    assert t.g.bag == ALL_DICE
    bag = t.match.view(None).middle.zone("bag")
    assert (bag.cards, bag.hidden) == ([], 73)
    assert bag.facts == dict(zip(COLOUR.ids, ALL_DICE, strict=True))


@rule("RP-02")
def test_a_draw_is_blind() -> None:
    """Every die in the bag is equally likely: 10 of 73 for each class colour, 13 of 73 for gold."""
    drawn: Counter[str] = Counter()
    for seed in range(730):
        t = play_to(fresh(2, seed), "choose_class")
        drawn[str(t.heard("drew")[0]["colour"])] += 1
    assert set(drawn) == set(COLOUR.ids)
    assert all(65 < drawn[colour] < 140 for colour in COLOUR.ids[:GOLD])
    assert 95 < drawn["gold"] < 170


@rule("RP-03")
@PLAYERS
def test_sheets_are_taken_clockwise_from_the_first_player(seats: int) -> None:
    seen = set()
    for seed in range(12):
        t = fresh(seats, seed)
        seen.add(t.g.first)
        free = list(RACE.ids)
        for turn, seat in enumerate(order_of(t)):
            assert (t.asked, t.ask) == ([seat], "choose_sheet")
            assert t.offers == [["choose_sheet", race] for race in free]
            taken = free.pop(turn // 2)
            t.choose("choose_sheet", taken)
            assert RACE.ids[t.player(seat).race] == taken
            assert t.heard("took_sheet")[0]["seat"] == seat
        assert t.ask == "choose_class"
    assert seen == set(range(seats))


@rule("RP-03")
def test_a_sheet_that_is_taken_is_refused() -> None:
    t = fresh(3).choose("choose_sheet", "elf")
    with pytest.raises(Refused) as refused:
        t.choose("choose_sheet", "elf")
    assert refused.value.key == "not-offered"
    assert t.question()["blocked"] == [{"touch": "race:elf", "why": "race-taken"}]
    t.choose("choose_sheet", "orc")
    assert t.question()["blocked"] == [
        {"touch": f"race:{race}", "why": "race-taken"}
        for race in [RACE.ids[p.race] for p in t.g.players if p.race >= 0]
    ]


@rule("RP-04")
@pytest.mark.parametrize(("seats", "gold"), [(1, [5]), (2, [5, 5]), (3, [5, 5, 6]), (4, [5, 5, 6, 7])])
def test_starting_gold_by_turn_order(seats: int, gold: list[int]) -> None:
    firsts = set()
    for seed in range(15):
        t = fresh(seats, seed)
        firsts.add(t.g.first)
        assert [t.gold_of(seat) for seat in order_of(t)] == gold
        play_to(t, "choose_class")
        assert [event["gold"] for event in all_told(t) if event["event"] == "took_sheet"] == gold
    assert firsts == set(range(seats))  # the third in turn order, not the third seat


@rule("RP-05")
def test_gold_comes_from_the_supply_and_from_nobody_else() -> None:
    t = placing(4)
    gold = [t.gold_of(seat) for seat in range(4)]
    seat = t.asked[0]
    t.who(seat, profession="warrior").starting(seat, "gold_1", "red_1")
    t.choose("place_setup_die", "gold_1", "str")
    gold[seat] += 2
    assert [t.gold_of(i) for i in range(4)] == gold
    assert sum(gold) == 23 + 2  # the four began with 5 + 5 + 6 + 7


@rule("RP-131", "RP-20")
@PLAYERS
def test_the_order_of_setting_up(seats: int) -> None:
    t = fresh(seats, 3)
    questions = []
    while t.g.round == 0:
        ask = t.ask
        questions.append(ask)
        known = [player.profession >= 0 for player in t.g.players]
        if ask == "choose_sheet":  # chosen before any class is known
            assert not any(known)
        if ask in ("choose_sheet", "choose_class"):  # and all else comes later
            assert (t.g.market, t.g.left) == ([], 0)
            assert all(player.backstory < 0 and player.alignment < 0 and not player.starting for player in t.g.players)
        else:
            assert all(known)
            assert len(t.g.market) == seats + 1
            assert all(player.backstory >= 0 and player.alignment >= 0 for player in t.g.players)
        t.choose(*t.offers[0])
    starting = seats * (seats + 4)
    assert questions == ["choose_sheet"] * seats + ["choose_class"] * seats + ["place_setup_die"] * starting
    named = [str(event["event"]) for event in all_told(t)]
    firsts = ("begins", "took_sheet", "drew", "chose_class", "dealt", "market_dealt", "starting_die", "placed")
    assert sorted(firsts, key=named.index) == list(firsts)
    lasts = [len(named) - named[::-1].index(name) for name in firsts]
    assert sorted(lasts) == lasts


# Class


@rule("RP-06", "RP-07", "RP-08", "RP-10")
@PLAYERS
def test_a_drawn_die_decides_on_the_class_card(seats: int) -> None:
    again: Counter[str] = Counter()  # what was laid aside, and why
    for seed in range(60):
        t = fresh(seats, seed)
        gold = [t.gold_of(seat) for seat in range(seats)]
        play_to(t, "choose_class")
        taken: list[str] = []
        drawn = 0
        for seat in order_of(t):
            assert (t.asked, t.ask) == ([seat], "choose_class")
            colours = [str(event["colour"]) for event in t.heard("drew")]
            assert all(event["seat"] == seat for event in t.heard("drew"))
            drawn += len(colours)
            assert sum(t.g.bag) == 73 - drawn  # none goes back while others still draw
            for colour in colours[:-1]:
                assert colour == "gold" or colour in taken
                again["gold" if colour == "gold" else "taken"] += 1
            assert colours[-1] != "gold"
            assert colours[-1] not in taken
            assert t.offers == [["choose_class", name] for name in PAIRS[colours[-1]]]
            taken.append(colours[-1])
            t.choose("choose_class", PAIRS[colours[-1]][seed % 2])
        assert [t.gold_of(seat) for seat in range(seats)] == gold
        starting = Counter(COLOUR.ids[die // 6] for player in t.g.players for die in player.starting)
        assert in_the_bag(t) == dict(Counter(dict(zip(COLOUR.ids, ALL_DICE, strict=True))) - starting)
    assert again["gold"] > 5
    assert again["taken"] > 2


@rule("RP-09")
@pytest.mark.parametrize("colour", PAIRS)
def test_a_class_card_has_two_classes(colour: str) -> None:
    for one in PAIRS[colour]:
        t = play_to(fresh(2, class_choice="reverse"), "choose_class_card")
        seat = t.asked[0]
        t.choose("choose_class_card", colour)
        assert (t.asked, t.ask) == ([seat], "choose_class")
        assert t.offers == [["choose_class", name] for name in PAIRS[colour]]
        t.choose("choose_class", one)
        assert CLASS.ids[t.player(seat).profession] == one


@rule("RP-E1", "RP-06", "RP-09")
def test_a_white_die_is_cleric_or_paladin() -> None:
    t = fresh()
    for seed in range(100):
        t = play_to(fresh(2, seed), "choose_class")
        if [event["colour"] for event in t.heard("drew")] == ["white"]:
            break
    seat = t.asked[0]
    assert t.offers == [["choose_class", "cleric"], ["choose_class", "paladin"]]
    t.choose("choose_class", "paladin")
    assert CLASS.ids[t.player(seat).profession] == "paladin"
    assert ["choose_class", "cleric"] not in t.offers  # the whole card is taken


@rule("RP-11")
@PLAYERS
def test_classes_chosen_in_reverse_order(seats: int) -> None:
    for seed in range(6):
        t = play_to(fresh(seats, seed, class_choice="reverse"), "choose_class_card")
        free = list(COLOUR.ids[:GOLD])
        for seat in order_of(t)[::-1]:
            assert (t.asked, t.ask) == ([seat], "choose_class_card")
            assert t.offers == [["choose_class_card", colour] for colour in free]
            assert t.g.bag == ALL_DICE
            colour = free.pop(seed % len(free))
            t.choose("choose_class_card", colour).choose("choose_class", PAIRS[colour][1])
            assert CLASS.ids[t.player(seat).profession] == PAIRS[colour][1]
        assert t.ask == "place_setup_die"
        assert not [event for event in all_told(t) if event["event"] == "drew"]


@rule("RP-11")
def test_a_class_card_that_is_taken_cannot_be_chosen() -> None:
    t = play_to(fresh(2, class_choice="reverse"), "choose_class_card")
    t.choose("choose_class_card", "red").choose("choose_class", "warrior")
    with pytest.raises(Refused):
        t.choose("choose_class_card", "red")
    assert t.question()["blocked"] == [{"touch": "class_card:red", "why": "class-card-taken"}]


# Backstory and alignment


@rule("RP-12")
@PLAYERS
def test_a_backstory_and_an_alignment_each(seats: int) -> None:
    stories: Counter[str] = Counter()
    alignments: Counter[str] = Counter()
    for seed in range(240 // seats):
        t = placing(seats, seed)
        told = [event for event in all_told(t) if event["event"] == "dealt"]
        assert sorted(int(str(event["seat"])) for event in told) == list(range(seats))
        for event in told:
            place = t.match.view(None).seats[int(str(event["seat"]))]
            assert place.zone("backstory").cards == [event["backstory"]]
            assert place.zone("alignment").cards == [event["alignment"]]
        assert len({event["backstory"] for event in told}) == len({event["alignment"] for event in told}) == seats
        stories.update(str(event["backstory"]) for event in told)
        alignments.update(str(event["alignment"]) for event in told)
    assert set(stories) == set(BACKSTORY.ids)  # each of 16 about 15 times, each of 17 about 14
    assert set(alignments) == set(ALIGNMENT.ids)
    assert max(*stories.values(), *alignments.values()) < 35


@rule("RP-12")
def test_undealt_stories_leave_the_game_unseen() -> None:
    for t in (placing(2), placing(4)):
        shown = [card for place in t.match.view(None).seats for zone in place.zones for card in zone.cards]
        shown += [card for zone in t.match.view(None).middle.zones for card in zone.cards]
        assert len([card for card in shown if card in BACKSTORY.ids]) == t.g.seated
        assert len([card for card in shown if card in ALIGNMENT.ids]) == t.g.seated


@rule("RP-13")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_token_starts_in_the_centre(seats: int) -> None:
    t = placing(seats)
    for seat in range(seats):
        assert t.field(seat) == "neutral_neutral"
        assert t.match.view(None).seats[seat].zone("alignment").facts == {"field": "neutral_neutral"}


# Market and initiative


@rule("RP-14")
@pytest.mark.parametrize(("seats", "out", "ones", "twos"), [(2, 7, 19, 20), (3, 3, 23, 24), (4, 0, 26, 27)])
def test_cards_left_out_of_each_pile(seats: int, out: int, ones: int, twos: int) -> None:
    left_out: Counter[int] = Counter()
    for seed in range(60):
        t = placing(seats, seed)
        assert Counter(dots(t, t.g.discards)) == Counter([1] * out + [2] * out)
        in_play = [*deck(t), *t.g.market]
        assert Counter(dots(t, in_play)) == {1: ones, 2: twos}
        assert sorted(in_play + t.g.discards) == list(range(53))
        left_out.update(t.g.discards)
    if out:  # every card may be the one
        assert set(left_out) == set(range(53))
        assert max(left_out.values()) < 40


@rule("RP-15")
@PLAYERS
def test_one_dot_cards_lie_above_two_dot_cards(seats: int) -> None:
    orders = set()
    for seed in range(40):
        t = placing(seats, seed)
        assert set(dots(t, t.g.market)) == {1}
        below = dots(t, deck(t))
        assert below == sorted(below)
        orders.add(tuple(t.g.market))
        orders.add(tuple(deck(t)[-5:]))
        assert t.match.view(0).middle.zone("deck").cards == []
    assert len(orders) == 80  # both piles are shuffled


@rule("RP-15")
def test_the_deck_is_dealt_from_the_top() -> None:
    t = fresh(2, 5)
    play_to(t, "choose_class").choose(*t.offers[0]).choose(*t.offers[0])
    dealt = [CARD.numbers[str(event["card"])] for event in t.heard("market_dealt")]
    assert dealt == t.g.market
    market = t.named(deck(t)[:3])
    while t.g.round < 2:
        t.choose(*t.offers[0])
    assert t.named(t.g.market) == market


@rule("RP-16")
@pytest.mark.parametrize(("seats", "market", "left"), [(2, 3, 36), (3, 4, 43), (4, 5, 48)])
def test_the_market(seats: int, market: int, left: int) -> None:
    t = placing(seats)
    middle = t.match.view(None).middle
    assert len(middle.zone("market").cards) == market
    assert middle.zone("deck").hidden == left


@rule("RP-17", "RP-18", "RP-132")
@pytest.mark.parametrize(("seats", "gold"), [(2, [0, 1, 0]), (3, [0, 1, 1, 0]), (4, [0, 1, 1, 1, 0])])
def test_initiative_cards_and_the_gold_on_them(seats: int, gold: list[int]) -> None:
    t = placing(seats)
    cards = [zone for zone in t.match.view(None).middle.zones if zone.kind == "initiative"]
    assert [zone.name for zone in cards] == [str(i + 1) for i in range(len(gold))]
    assert [zone.facts["gold"] for zone in cards] == gold
    assert len(cards) == len(t.g.market) == seats + 1
    assert all(zone.cards == [] and zone.facts["holder"] == -1 for zone in cards)


# Starting dice


@rule("RP-19", "RP-20")
@pytest.mark.parametrize(("seats", "dice"), [(2, 6), (3, 7), (4, 8)])
def test_starting_dice_are_drawn_from_the_first_player_on(seats: int, dice: int) -> None:
    values: Counter[int] = Counter()
    for seed in range(30):
        t = placing(seats, seed)
        drawn = [event for event in all_told(t) if event["event"] == "starting_die"]
        assert [event["seat"] for event in drawn] == [seat for seat in order_of(t) for _ in range(dice)]
        assert sum(t.g.bag) == 73 - seats * dice
        for seat in range(seats):
            assert [event["die"] for event in drawn if event["seat"] == seat] == [
                DIE.ids[die] for die in t.player(seat).starting
            ]
        values.update(die % 6 + 1 for player in t.g.players for die in player.starting)
    assert set(values) == {1, 2, 3, 4, 5, 6}
    fair = 30 * seats * dice / 6
    assert all(0.6 * fair < count < 1.4 * fair for count in values.values())


@rule("RP-20", "RP-21")
def test_any_die_into_any_row_in_any_order() -> None:
    t = placing()
    seat = t.asked[0]
    t.starting(seat, "red_2", "blue_5", "red_2", "white_2", "gold_6", "red_3")
    dice = ["blue_5", "red_2", "red_3", "white_2", "gold_6"]  # equal ones are one option
    assert t.offers == [["place_setup_die", die, row] for die in dice for row in ROW.ids]
    t.choose("place_setup_die", "red_2", "wis")
    assert t.asked == [seat]
    assert [DIE.ids[die] for die in t.player(seat).starting] == ["blue_5", "red_2", "red_3", "white_2", "gold_6"]
    t.choose("place_setup_die", "gold_6", "wis")
    t.choose("place_setup_die", "blue_5", "cha")
    t.choose("place_setup_die", "red_2", "wis")
    assert t.row(seat, "wis") == ["red_2", "gold_6", "red_2"]
    assert t.player(seat).sheet[15:] == [DIE.numbers["blue_5"], -1, -1]
    assert [words[2] for words in t.offers] == ["str", "dex", "con", "int", "cha"] * 2  # the full row takes no more
    with pytest.raises(Refused):
        t.choose("place_setup_die", "red_3", "wis")
    with pytest.raises(Refused):
        t.choose("place_setup_die", "gold_6", "str")  # it lies already


@rule("RP-20", "RP-22", "RP-26", "RP-R9")
@PLAYERS
def test_all_dice_are_placed_one_player_after_the_other(seats: int) -> None:
    for seed in range(4):
        t = placing(seats, seed)
        rolled = [list(player.starting) for player in t.g.players]
        assert all(len(dice) == seats + 4 for dice in rolled)  # all is rolled before anybody places
        for seat in order_of(t):
            others = [i for i in range(seats) if i != seat]
            for _ in range(seats + 4):
                assert (t.asked, t.ask) == ([seat], "place_setup_die")
                before = [list(t.player(i).sheet) for i in others]
                t.choose(*t.offers[len(t.offers) // 2])
                assert [t.player(i).sheet for i in others] == before
            assert sorted(die for die in t.player(seat).sheet if die >= 0) == rolled[seat]  # nothing was changed
        assert all(t.field(seat) == "neutral_neutral" and t.player(seat).charisma == 0 for seat in range(seats))
        assert t.g.round == 1
        assert t.asked == [t.g.first]
        assert t.ask in ("order_tie", "take_initiative")


@rule("RP-22")
@pytest.mark.parametrize("row", ROW.ids)
def test_no_attribute_action_while_setting_up(row: str) -> None:
    t = placing()
    seat = t.asked[0]
    t.starting(seat, *["red_2"] * 6)
    t.choose("place_setup_die", "red_2", row)
    assert (t.asked, t.ask) == ([seat], "place_setup_die")
    assert (t.player(seat).charisma, t.field(seat)) == (0, "neutral_neutral")


@rule("RP-23", "RP-21")
def test_a_full_row_pays_1_gold() -> None:
    t = placing()
    seat = t.asked[0]
    t.starting(seat, *["red_2"] * 6).gold(seat, 5)
    paid = []
    for row in ("dex", "cha", "dex", "cha", "cha", "dex"):
        t.choose("place_setup_die", "red_2", row)
        paid.append(t.gold_of(seat))
    assert paid == [5, 5, 5, 5, 6, 7]
    assert t.gold_of(1 - seat) == 5


@rule("RP-24", "RP-25", "RP-C6", "RP-23")
@pytest.mark.parametrize(("profession", "each"), [("rogue", 2), ("thief", 4), ("warrior", 2), ("cleric", 2)])
def test_gold_starting_dice(profession: str, each: int) -> None:
    t = placing()
    seat = t.asked[0]
    t.who(seat, profession=profession).gold(seat, 5)
    t.starting(seat, "gold_1", "gold_4", "gold_6", "red_1", "red_2", "red_3")
    t.choose("place_setup_die", "gold_4", "str")
    assert t.gold_of(seat) == 5 + each
    assert t.heard("got_gold") == [{"event": "got_gold", "seat": seat, "gold": each, "source": "gold_die"}]
    t.choose("place_setup_die", "gold_1", "int")
    t.choose("place_setup_die", "red_1", "str").choose("place_setup_die", "gold_6", "str")
    assert t.gold_of(seat) == 5 + 3 * each + 1  # the last one took the third space of a row as well
    t.choose("place_setup_die", "red_2", "dex").choose("place_setup_die", "red_3", "dex")
    assert t.gold_of(seat) == 5 + 3 * each + 1


@rule("RP-C6", "RP-25")
def test_three_gold_dice_pay_the_thief_12() -> None:
    t = placing()
    seat = t.asked[0]
    t.who(seat, profession="thief").starting(seat, *["gold_2"] * 3, "red_1", "red_2", "red_3").gold(seat, 0)
    for row in ("str", "dex", "con"):
        t.choose("place_setup_die", "gold_2", row)
    assert t.gold_of(seat) == 12


@rule("RP-R70")
@PLAYERS
def test_starting_dice_placed_together(seats: int) -> None:
    t = placing(seats, place_together=True)
    for placed in range(seats + 4):
        assert t.asked == list(range(seats))
        for seat in reversed(range(seats)):
            assert t.offers_to(seat)
            assert sum(die >= 0 for player in t.g.players for die in player.sheet) == seats * placed  # sealed so far
            t.choose(*t.offers_to(seat)[seat], seat=seat)
    assert all(sum(die >= 0 for die in player.sheet) == seats + 4 for player in t.g.players)
    assert t.g.round == 1
    assert t.asked == [t.g.first]


# Options of the table


@rule("RP-113")
@pytest.mark.parametrize(("seats", "gold"), [(2, 0), (3, 1), (4, 2)])
def test_less_random_setup(seats: int, gold: int) -> None:
    values = set()
    for seed in range(12):
        t = placing(seats, seed, less_random_setup=True)
        for player in t.g.players:
            colours = Counter(COLOUR.ids[die // 6] for die in player.starting)
            assert colours == Counter({**dict.fromkeys(COLOUR.ids[:GOLD], 1), "gold": gold})
            values.update(player.starting)
    assert {die % 6 for die in values} == set(range(6))  # rolled as ever
    assert len(values) > 30
    seat = t.asked[0]
    t.who(seat, profession="thief").gold(seat, 0)
    while t.asked == [seat] and t.ask == "place_setup_die":
        t.choose(*t.offers[0])
    assert t.gold_of(seat) == 4 * gold + (seats + 4) // 3  # placed in the rows from the first on


@rule("RP-E22", "RP-113")
def test_what_a_less_random_setup_leaves_in_the_bag() -> None:
    t = placing(4, less_random_setup=True)
    assert t.g.bag == [6, 6, 6, 6, 6, 6, 5]
    assert t.match.view(None).middle.zone("bag").hidden == 41


@rule("RP-115")
@pytest.mark.parametrize(("seats", "dice"), [(2, 8), (3, 9), (4, 10)])
def test_shorter_game(seats: int, dice: int) -> None:
    t = fresh(seats, 2, shorter_game=True)
    assert [player.gold for player in t.g.players] == [5] * seats
    play_to(t, "place_setup_die")
    assert [len(player.starting) for player in t.g.players] == [dice] * seats
    assert sum(t.g.bag) == 73 - seats * dice


@rule("RP-R40")
@pytest.mark.parametrize(("seats", "gold"), [(2, 0), (3, 1), (4, 2)])
def test_less_random_and_shorter(seats: int, gold: int) -> None:
    extra: Counter[str] = Counter()
    fixed = Counter({**dict.fromkeys(COLOUR.ids[:GOLD], 1), "gold": gold})
    for seed in range(30):
        t = placing(seats, seed, less_random_setup=True, shorter_game=True)
        for player in t.g.players:
            colours = Counter(COLOUR.ids[die // 6] for die in player.starting)
            assert fixed <= colours
            assert (colours - fixed).total() == 2
            extra += colours - fixed
    assert set(extra) == set(COLOUR.ids)


@rule("RP-R40", "RP-R68")
@pytest.mark.parametrize("seed", range(8))
def test_fixed_dice_leave_the_bag_before_others_are_drawn(seed: int) -> None:
    t = play_to(fresh(4, seed, less_random_setup=True, shorter_game=True), "choose_class")
    t.g.aside = [0] * 7
    t.g.bag = [4, 4, 4, 4, 4, 4, 8 + 8]  # so that only gold is left to be drawn
    t.go([(DEAL, t.g.first, 0)])
    assert t.g.bag == [0] * 7
    for player in t.g.players:
        assert Counter(die // 6 for die in player.starting) == {**dict.fromkeys(range(GOLD), 1), GOLD: 4}


@rule("RP-R40")
def test_all_variants_at_one_table() -> None:
    options: dict[str, bool | str] = {
        "class_choice": "reverse",
        "less_random_setup": True,
        "random_market_deck": True,
        "shorter_game": True,
        "friendly_market": True,
    }
    t = play_to(fresh(3, 4, **options), "choose_class_card")
    assert t.asked == [order_of(t)[-1]]
    play_to(t, "place_setup_die")
    assert [len(player.starting) for player in t.g.players] == [9] * 3
    assert len(t.g.discards) == 6
    assert len(deck(t)) == 53 - 6 - 4
    below = dots(t, deck(t))
    assert below != sorted(below)
    play_to(t, "market")
    assert ["take_gold"] in t.offers
    while t.asked:
        t.choose(*t.offers[0])
    assert t.g.round == 9


DEFAULTS: dict[str, tuple[Setting, tuple[Setting, ...]]] = {
    "class_choice": ("drawn", ("drawn", "reverse")),
    "less_random_setup": (False, (False, True)),
    "random_market_deck": (False, (False, True)),
    "shorter_game": (False, (False, True)),
    "friendly_market": (False, (False, True)),
    "skill_windows": ("full", ("full", "own_turn")),
    "place_together": (False, (False, True)),
}


def test_options_of_the_table_and_their_defaults() -> None:
    face = karczma.start("roll_player", 2, 1).face
    assert {choice.name: (choice.default, choice.values) for choice in face.table_settings} == DEFAULTS
    assert karczma.start("roll_player", 4, 1).settings == {name: default for name, (default, _) in DEFAULTS.items()}


@pytest.mark.parametrize("name", DEFAULTS)
@pytest.mark.parametrize("value", ["", "on", 0, 1, None, [], {}])
def test_an_option_takes_only_its_values(name: str, value: object) -> None:
    with pytest.raises(Refused) as refused:
        karczma.start("roll_player", 2, 1, {name: value})
    assert refused.value.key == "choice-value"
    assert refused.value.facts["name"] == name
