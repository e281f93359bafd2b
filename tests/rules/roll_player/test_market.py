"""Market Phase: whose turn it is, buying or discarding, and what lies in the market."""

from __future__ import annotations

from collections import Counter

import pytest

from karczma.kernel.chance import seeded
from karczma.kernel.errors import Refused
from rules.roll_player.table import LaidTable, fresh, quiet
from rules.rule import rule

FOUR = ("chain_helm", "climb", "loyal", "longsword")


def words(verb: str, *things: str) -> list[list[str]]:
    return [[verb, thing] for thing in things]


@rule("RP-53")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
@pytest.mark.parametrize(
    ("taken", "order"), [((4, 2, 5, 1), [3, 1, 0, 2]), ((1, 2, 3, 4), [0, 1, 2, 3]), ((5, 4, 3, 2), [3, 2, 1, 0])]
)
def test_the_lowest_initiative_card_buys_first(first: int, taken: tuple[int, ...], order: list[int]) -> None:
    t = quiet(4).market(*FOUR, "weak").initiative(*taken)
    t.g.first = first
    t.market_phase()
    asked = []
    for card in FOUR:
        asked.append(t.asked[0])
        assert t.ask == "market"
        t.choose("discard", card)
    assert asked == order


@rule("RP-53")
def test_a_new_round_goes_by_the_new_initiative_cards() -> None:
    t = quiet(2).market("loyal", "climb", "weak").pool("", "", "red_6").initiative(2, 1).market_phase()
    assert t.asked == [1]
    t.choose("discard", "loyal").choose("discard", "climb")
    assert t.g.round == 2
    t.pool("red_1", "blue_2", "green_3").dice_phase()
    t.choose("take_initiative", "3").choose("place_die", "cha").choose("no_action")
    t.choose("take_initiative", "2").choose("place_die", "cha").choose("no_action")
    assert (t.ask, t.asked) == ("market", [0])  # First Player 1 took card 3, seat 0 card 2


@rule("RP-54", "RP-66")
def test_one_card_a_turn() -> None:
    t = quiet(2).market("chain_helm", "chain_leggings", "leather_boots").gold(0, 20).initiative(1, 2).market_phase()
    t.choose("buy", "chain_helm")
    assert t.asked == [1]  # rich, but the turn is over
    assert t.cards(0) == ["chain_helm"]
    with pytest.raises(Refused) as refused:
        t.choose("buy", "chain_leggings", seat=0)
    assert refused.value.key == "not-asked"


@rule("RP-55")
def test_the_printed_cost_is_paid_to_the_supply() -> None:
    t = quiet(2).market(*FOUR).gold(0, 7).gold(1, 3).initiative(1, 2).market_phase()
    t.choose("buy", "longsword")
    assert t.heard("bought") == [{"event": "bought", "seat": 0, "card": "longsword", "gold": 5, "tokens": 0}]
    assert (t.gold_of(0), t.gold_of(1)) == (2, 3)
    assert t.named(t.g.market) == ["chain_helm", "climb", "loyal"]


@rule("RP-55")
@pytest.mark.parametrize(
    ("card", "place"), [("longsword", "weapon"), ("chain_helm", "armor"), ("climb", "skill"), ("loyal", "trait")]
)
def test_a_bought_card_joins_those_of_its_type(card: str, place: str) -> None:
    t = quiet(2).who(0, profession="bard").market(*FOUR).gold(0, 5).initiative(1, 2).market_phase()
    t.choose("buy", card)
    for seat in (0, 1, None):
        zones = {zone.kind: list(zone.cards) for zone in t.match.view(seat).seats[0].zones if zone.kind != "row"}
        assert {kind: zones[kind] for kind in ("weapon", "armor", "skill", "trait")} == {
            kind: [card] if kind == place else [] for kind in ("weapon", "armor", "skill", "trait")
        }


@rule("RP-55")
@pytest.mark.parametrize(("gold", "offered"), [(2, []), (3, FOUR[:3]), (4, FOUR[:3]), (5, FOUR)])
def test_a_card_one_cannot_pay_for_cannot_be_bought(gold: int, offered: tuple[str, ...]) -> None:
    t = quiet(2).market(*FOUR).gold(0, gold).gold(1, 20).initiative(1, 2).market_phase()
    assert t.offered("buy") == [[card] for card in offered]
    if "longsword" not in offered:
        with pytest.raises(Refused) as refused:
            t.choose("buy", "longsword")
        assert refused.value.key == "not-offered"
        assert {"touch": "card:longsword", "why": "too-dear", "gold": 5, "have": gold} in list_of(t, "blocked")


def list_of(t: LaidTable, part: str) -> list[object]:
    found = t.question()[part]
    assert isinstance(found, list)
    return found


@rule("RP-56")
@pytest.mark.parametrize("gold", [0, 20])
def test_whoever_does_not_buy_discards_any_card_for_two_gold(gold: int) -> None:
    t = quiet(3).market(*FOUR).discards("weak").gold(0, gold).initiative(1, 2, 3).market_phase()
    buying = words("buy", *FOUR) if gold else []
    assert t.offers == [*buying, *words("discard", *FOUR)]  # no third choice
    t.choose("discard", "climb")
    assert t.gold_of(0) == gold + 2
    assert t.heard("got_gold") == [{"event": "got_gold", "seat": 0, "gold": 2, "source": "discard"}]
    assert t.named(t.g.discards) == ["weak", "climb"]
    assert t.named(t.g.market) == ["chain_helm", "loyal", "longsword"]
    assert t.cards(0) == []
    assert t.asked == [1]


@rule("RP-57")
def test_the_market_is_not_refilled_during_the_phase() -> None:
    t = quiet(3).market(*FOUR).gold(1, 3).initiative(2, 1, 3).market_phase()
    deck = t.g.left
    t.choose("buy", "chain_helm")
    assert t.offers == words("discard", "climb", "loyal", "longsword")
    t.choose("discard", "loyal")
    assert t.offers == words("discard", "climb", "longsword")
    assert t.g.left == deck
    t.choose("discard", "climb")
    assert t.g.left == deck - 4  # and only now a new market is dealt
    assert len(t.g.market) == 4


@rule("RP-66")
def test_the_initiative_card_goes_back_after_buying_or_discarding() -> None:
    t = quiet(3).market(*FOUR).gold(0, 3).owns(0, "pickpocket").initiative(1, 3, 2).market_phase()
    t.choose("buy", "loyal")
    assert t.ask == "after_market"
    assert held(t) == {"1": 0, "2": 2, "3": 1, "4": -1}  # the turn is not over yet
    t.choose("end_turn")
    assert held(t) == {"1": -1, "2": 2, "3": 1, "4": -1}
    t.choose("pass").choose("discard", "climb")
    assert held(t) == {"1": -1, "2": -1, "3": 1, "4": -1}


def held(t: LaidTable) -> dict[str, object]:
    """Who has each Initiative card in front."""
    zones = [zone for zone in t.match.view(None).middle.zones if zone.kind == "initiative"]
    return {zone.name: zone.facts["holder"] for zone in zones}


@rule("RP-67")
def test_everybody_may_look_through_the_discard_pile_at_any_time() -> None:
    t = quiet(2).discards("loyal", "climb").market("weak", "nimble", "proud").pool("red_1", "blue_2", "red_3")
    for _ in range(20):
        for seat in (0, 1, None):
            assert list(t.match.view(seat).middle.zone("discards").cards) == t.named(t.g.discards)
        if t.asked:
            t.choose(*t.offers[-1])
        else:
            t.dice_phase()
    assert t.g.round > 1
    assert t.named(t.g.discards)[:2] == ["loyal", "climb"]


@rule("RP-E6", "RP-53", "RP-54", "RP-55", "RP-56", "RP-57", "RP-62", "RP-66")
def test_bruno_tytus_and_olek() -> None:
    t = quiet(3).gold(0, 9).gold(1, 7).gold(2, 5).charisma(1, 1)
    t.market("reckless", "leather_gloves", "quarterstaff", "chain_helm").initiative(2, 1, 3).market_phase()
    assert t.asked == [1]  # Tytus
    t.choose("buy", "reckless")
    assert t.offers == words("spend_charisma", "0", "1")
    t.choose("spend_charisma", "1")
    assert (t.gold_of(1), t.player(1).charisma) == (2, 0)
    assert (t.cards(1), t.field(1)) == (["reckless"], "neutral_chaotic")
    assert t.asked == [0]  # Bruno
    t.choose("discard", "leather_gloves")
    assert t.gold_of(0) == 11
    assert t.named(t.g.discards) == ["leather_gloves"]
    assert t.asked == [2]  # Olek
    assert t.offers == [["buy", "quarterstaff"], ["buy", "chain_helm"], *words("discard", "quarterstaff", "chain_helm")]
    t.choose("buy", "quarterstaff")
    assert (t.gold_of(2), t.cards(2)) == (0, ["quarterstaff"])
    assert t.named(t.g.discards) == ["leather_gloves", "chain_helm"]  # the one that was left, in Cleanup
    assert held(t) == {"1": -1, "2": -1, "3": -1, "4": -1}


@rule("RP-R30")
def test_with_an_empty_market_the_turn_is_skipped_without_gold() -> None:
    t = quiet(2).market("loyal").gold(0, 3).gold(1, 8).initiative(1, 2).market_phase()
    t.choose("buy", "loyal")
    assert (t.asked, t.offers) == ([1], [["buy_no_more"]])
    t.choose("buy_no_more")
    assert t.told[0] == {"event": "skipped_market", "seat": 1}
    assert t.gold_of(1) == 8
    assert t.g.round == 2


@rule("RP-R30")
def test_in_the_friendly_market_an_empty_market_still_pays() -> None:
    t = quiet(2, friendly_market=True).initiative(1, 2).market_phase()
    assert t.offers == [["take_gold"]]
    t.choose("take_gold")
    assert t.gold_of(0) == 2
    assert t.asked == [1]


@rule("RP-R30", "RP-R31")
def test_an_empty_market_skips_the_bard_too() -> None:
    t = quiet(2).who(0, profession="bard").gold(0, 8).initiative(1, 2).market_phase()
    assert t.offers == [["buy_no_more"]]
    t.choose("buy_no_more")
    assert t.gold_of(0) == 8
    assert t.asked == [1]


@rule("RP-R22")
def test_gold_and_tokens_are_never_short() -> None:
    t = quiet(2).market("loyal", "climb", "weak").gold(0, 59).gold(1, 60).initiative(1, 2).market_phase()
    t.choose("discard", "loyal").choose("discard", "climb")
    assert (t.gold_of(0), t.gold_of(1)) == (61, 62)
    t = quiet(2).charisma(0, 6).charisma(1, 6).pool("red_1", "blue_2", "red_3").dice_turn(0)
    t.choose("take_initiative", "1").choose("place_die", "cha").choose("act", "cha")
    assert t.player(0).charisma == 7


@rule("RP-80", "RP-37")
@pytest.mark.parametrize("seed", range(6))
def test_gold_has_four_sources_and_those_of_cards(seed: int) -> None:
    """Whole games: nobody's gold changes but by what is told, and each source pays what it should."""
    t = fresh(2 + seed % 3, seed)
    chance = seeded(seed)
    gold: Counter[object] = Counter({seat: t.gold_of(seat) for seat in range(t.g.seated)})
    paid: set[tuple[object, object, bool]] = set()
    while t.asked:
        t.choose(*t.offers[chance.below(len(t.offers))])
        for event in t.told:
            if event["event"] == "got_gold":
                gold[event["seat"]] += int(str(event["gold"]))
                paid.add((event["source"], event["gold"], is_thief(t, event["seat"])))
            if event["event"] == "bought":
                gold[event["seat"]] -= int(str(event["gold"]))
        for seat in range(t.g.seated):
            assert gold[seat] == t.gold_of(seat)
    always = {("card", 1), ("row", 1), ("spear", 1), ("discard", 2), ("pickpocket", 2)}
    assert {(source, amount) for source, amount, _ in paid if source != "gold_die"} <= always
    assert {(amount, thief) for source, amount, thief in paid if source == "gold_die"} <= {(2, False), (4, True)}
    assert {"card", "row", "discard", "gold_die"} <= {source for source, _, _ in paid}


def is_thief(t: LaidTable, seat: object) -> bool:
    assert isinstance(seat, int)
    return list(t.match.view(None).seats[seat].zone("class").cards) == ["thief"]


# When one buys, as far as it is known


def turns(t: LaidTable, card: int) -> tuple[object, object]:
    facts = t.match.view(None).middle.zone("initiative", str(card)).facts
    return facts["turn"], facts["last"]


@rule("RP-53")
def test_when_one_buys_is_told_as_far_as_it_is_known() -> None:
    """Three players and four cards: who has taken card 2 buys first or second, until the others have chosen."""
    t = quiet(3).pool("red_1", "blue_2", "green_3", "white_4").market("weak", "clumsy", "honest", "loyal").dice_turn(0)
    t.choose("take_initiative", "2")
    assert turns(t, 2) == (1, 2)
    t.choose("place_die", "int").choose("no_action").choose("take_initiative", "4")
    assert (turns(t, 2), turns(t, 4)) == ((1, 2), (3, 3))  # of three other cards the last one takes 1 or 3
    t.choose("place_die", "int").choose("no_action").choose("take_initiative", "1")
    assert [turns(t, card) for card in (1, 2, 4)] == [(1, 1), (2, 2), (3, 3)]


@rule("RP-53", "RP-66")
def test_the_place_in_the_line_stays_while_others_buy() -> None:
    t = quiet(3).pool("red_1", "blue_2", "green_3", "white_4").market("weak", "clumsy", "honest", "loyal").dice_turn(0)
    for card in ("4", "1", "2"):
        t.choose("take_initiative", card).choose("place_die", "int").choose("no_action")
    assert (t.ask, t.asked) == ("market", [1])
    assert [turns(t, card) for card in (1, 2, 4)] == [(1, 1), (2, 2), (3, 3)]
    t.choose("discard", "weak")
    assert t.asked == [2]
    assert [turns(t, card) for card in (2, 4)] == [(2, 2), (3, 3)]
    t.choose("discard", "clumsy")
    assert t.asked == [0]
    assert turns(t, 4) == (3, 3)
