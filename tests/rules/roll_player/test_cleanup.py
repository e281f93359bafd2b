"""Cleanup Phase: six steps between two rounds, and the deck that runs out."""

from __future__ import annotations

from collections import Counter

import pytest

from karczma.games.roll_player.vocabulary import CARD
from rules.roll_player.table import LaidTable, fresh, quiet, table
from rules.rule import rule

SKILLS = ("climb", "concentrate", "pickpocket")


def cleanup(t: LaidTable) -> LaidTable:
    """All Market turns are over."""
    return t.initiative(*[0] * t.g.seated).market_phase()


@rule("RP-68")
def test_unspent_tokens_are_given_back() -> None:
    t = cleanup(quiet(3).charisma(0, 2).charisma(2, 1))
    assert [t.player(seat).charisma for seat in range(3)] == [0, 0, 0]
    assert t.g.round == 2


@rule("RP-68", "RP-49")
def test_a_token_is_kept_until_cleanup() -> None:
    t = quiet(2).charisma(1, 1).market("weak", "loyal", "clumsy").initiative(1, 2).market_phase()
    t.choose("discard", "weak")
    assert t.player(1).charisma == 1
    t.choose("discard", "loyal")
    assert t.player(1).charisma == 0


@rule("RP-69", "RP-79")
def test_a_player_may_make_one_skill_ready() -> None:
    t = cleanup(quiet(2).owns(0, *SKILLS, exhausted=True).owns(0, "knowledge", "longsword"))
    t.choose("pass") if t.ask == "skill_window" else None
    assert (t.asked, t.ask) == ([0], "refresh_skill")
    assert t.offers == [["refresh_skill", card] for card in ("concentrate", "pickpocket", "climb")] + [["refresh_none"]]
    t.choose("refresh_skill", "pickpocket")
    assert t.ready(0) == ["pickpocket", "knowledge"]
    assert t.g.round == 2  # one, and no more


@rule("RP-69")
def test_nobody_must() -> None:
    t = cleanup(quiet(2).owns(0, "climb", exhausted=True)).choose("refresh_none")
    assert (t.ready(0), t.g.round) == ([], 2)


@rule("RP-69", "RP-R8")
def test_players_are_asked_clockwise_from_the_first_player() -> None:
    t = quiet(3)
    for seat in range(3):
        t.owns(seat, SKILLS[seat], exhausted=True)
    t.g.first = 1
    cleanup(t)
    asked = []
    while t.g.round == 1:
        asked.append((t.asked[0], t.offers[0][1]))
        t.choose(*t.offers[0])
    assert asked == [(1, "concentrate"), (2, "pickpocket"), (0, "climb")]


@rule("RP-R8", "RP-69")
def test_with_no_exhausted_skill_nothing_is_asked() -> None:
    t = cleanup(quiet(2).owns(0, "climb", "longsword", "loyal"))
    assert t.g.round == 2


@rule("RP-C4", "RP-79", "RP-100")
def test_a_ranger_makes_up_to_two_skills_ready() -> None:
    t = cleanup(quiet(2).who(0, profession="ranger").owns(0, *SKILLS, exhausted=True))
    t.choose("refresh_skill", "climb")
    assert (t.asked, t.ask) == ([0], "refresh_skill")
    assert t.offers == [["refresh_skill", "concentrate"], ["refresh_skill", "pickpocket"], ["refresh_none"]]
    t.choose("refresh_skill", "concentrate")
    assert (t.ready(0), t.g.round) == (["concentrate", "climb"], 2)


@rule("RP-C4")
def test_a_ranger_may_make_one_or_none_ready() -> None:
    t = cleanup(quiet(2).who(0, profession="ranger").owns(0, *SKILLS, exhausted=True)).choose("refresh_none")
    assert (t.ready(0), t.g.round) == ([], 2)
    t = cleanup(quiet(2).who(0, profession="ranger").owns(0, *SKILLS, exhausted=True))
    t.choose("refresh_skill", "climb").choose("refresh_none")
    assert (t.ready(0), t.g.round) == (["climb"], 2)
    t = cleanup(quiet(2).who(0, profession="ranger").owns(0, "climb", exhausted=True)).choose("refresh_skill", "climb")
    assert t.g.round == 2  # there is no second one


@rule("RP-79")
def test_a_skill_gets_ready_at_no_other_time() -> None:
    t = quiet(2).owns(0, "climb", "pickpocket", exhausted=True).market("weak", "loyal", "clumsy")
    t.pool("red_1", "blue_2", "green_3").dice_phase()
    while t.ask != "refresh_skill":
        assert t.ready(0) == []
        t.choose(*t.offers[-1])
    assert t.g.round == 1


@rule("RP-70")
def test_the_unused_die_goes_into_the_bag_and_the_market_to_the_discard_pile() -> None:
    t = quiet(2).pool("", "red_5", "").market("weak", "loyal", "clumsy").discards("proud")
    t.bag("blue", "green")
    whole = t.everything()
    cleanup(t)
    drawn = [*t.g.pool, *t.g.loose]
    assert sorted(die // 6 for die in drawn if die >= 0) == [0, 1, 2]  # green, blue, and the red one again
    assert t.g.bag == [0] * 7
    assert t.named(t.g.discards) == ["proud", "weak", "loyal", "clumsy"]
    assert t.everything() == whole


@rule("RP-71")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_cards_are_dealt_as_there_are_initiative_cards(seats: int) -> None:
    t = quiet(seats)
    deck = t.g.order[: t.g.left]
    cleanup(t)
    assert t.g.market == list(deck[-seats - 1 :])[::-1]
    assert t.g.left == len(deck) - seats - 1
    assert t.g.order[: t.g.left] == deck[: -seats - 1]


@rule("RP-71", "RP-101")
def test_a_market_that_had_grown_is_dealt_in_the_usual_size() -> None:
    t = cleanup(quiet(2).market("weak", "loyal", "clumsy", "climb"))
    assert len(t.g.market) == 3


@rule("RP-72")
def test_an_empty_deck_is_made_anew_while_dealing() -> None:
    t = quiet(2).market("loyal").discards("proud", "climb", "longsword").deck("weak").initiative(1, 0).market_phase()
    t.choose("discard", "loyal")
    assert [event["event"] for event in t.told if event["event"] in ("market_dealt", "reshuffled")] == [
        "market_dealt",
        "reshuffled",
        "market_dealt",
        "market_dealt",
    ]
    assert t.named(t.g.market)[0] == "weak"
    pile = {"proud", "climb", "longsword", "loyal"}  # one dot and two dots together
    assert {*t.named(t.g.market)[1:], *t.named(list(t.g.order[: t.g.left]))} == pile
    assert (t.g.discards, t.g.left) == ([], 2)


@rule("RP-72")
def test_the_discard_pile_is_shuffled() -> None:
    pile = ("proud", "climb", "longsword", "loyal", "chain_helm", "search")
    dealt: Counter[str] = Counter()
    for seed in range(60):
        t = cleanup(quiet(2, seed).discards(*pile).deck())
        dealt[t.named(t.g.market)[0]] += 1
    assert set(dealt) == set(pile)


@rule("RP-72")
def test_a_deck_that_is_just_empty_is_left_so() -> None:
    t = cleanup(quiet(2).discards("proud", "climb").deck("weak", "loyal", "clumsy"))
    assert t.named(t.g.market) == ["clumsy", "loyal", "weak"]
    assert (t.named(t.g.discards), t.g.left) == (["proud", "climb"], 0)


@rule("RP-R28")
def test_with_deck_and_pile_empty_the_market_is_dealt_smaller() -> None:
    t = cleanup(quiet(2).discards("proud").deck("weak"))
    assert t.named(t.g.market) == ["weak", "proud"]
    t.initiative(1, 2).market_phase().choose("discard", "weak").choose("discard", "proud")
    assert sorted(t.named(t.g.market)) == ["proud", "weak"]
    assert t.g.left == 0


@rule("RP-R28", "RP-R29")
@pytest.mark.parametrize(("seats", "cards", "one_dot"), [(1, 38, 19), (2, 39, 19), (3, 47, 23), (4, 53, 26)])
def test_the_deck_lasts_for_the_game(seats: int, cards: int, one_dot: int) -> None:
    t = fresh(seats)
    while t.g.round == 0:
        t.choose(*t.offers[0])
    trash = len(t.g.trash)
    assert t.g.left + len(t.g.market) + trash == cards
    dots = [t.g.cards.dots[card] for card in [*t.g.order[: t.g.left], *t.g.market, *t.g.trash]]
    assert dots.count(1) == one_dot
    dealt = t.g.slots
    while t.asked:
        t.choose(*next(words for words in t.offers if words[0] != "use_skill"))
        dealt += len(t.heard("market_dealt"))
        assert t.heard("reshuffled") == []
    assert dealt == {1: 36, 2: 36, 3: 44, 4: 50}[seats]


@rule("RP-R29")
def test_how_many_cards_there_are_of_each_kind() -> None:
    cards = table(2).g.cards
    assert Counter(cards.type) == {0: 8, 1: 12, 2: 13, 3: 20}
    assert Counter(cards.dots) == {1: 26, 2: 27}
    assert Counter(cards.set) == {0: 5, 1: 4, 2: 3, 3: 41}
    assert cards.dots[CARD.numbers["diplomacy"]] == 2


@rule("RP-73")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([0, 0, 0, 0, 0], [0, 1, 1, 1, 0]),
        ([0, 1, 0, 1, 0], [0, 1, 1, 1, 0]),
        ([0, 1, 1, 1, 0], [0, 1, 1, 1, 0]),  # never more than one
    ],
)
def test_initiative_cards_are_filled_up_to_one_gold(before: list[int], after: list[int]) -> None:
    t = quiet(4)
    t.g.card_gold = before
    cleanup(t)
    assert t.g.card_gold == after


@rule("RP-73")
@pytest.mark.parametrize(("seats", "after"), [(2, [0, 1, 0]), (3, [0, 1, 1, 0])])
def test_the_lowest_and_the_highest_card_get_no_gold(seats: int, after: list[int]) -> None:
    t = quiet(seats)
    t.g.card_gold = [0] * (seats + 1)
    cleanup(t)
    assert t.g.card_gold == after


@rule("RP-74")
@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_bag_goes_to_the_player_on_the_left(first: int, following: int) -> None:
    t = quiet(3)
    t.g.first = first
    cleanup(t)
    assert t.g.first == following
    while t.ask == "order_tie":
        assert t.asked == [following]
        t.choose(*t.offers[0])
    assert (t.asked, t.ask) == ([following], "take_initiative")


@rule("RP-68", "RP-69", "RP-70")
def test_the_last_round_ends_after_the_refreshing() -> None:
    t = quiet(2).owns(0, "climb", exhausted=True).market("weak", "loyal", "clumsy").charisma(1, 1)
    for seat in (0, 1):
        t.sheet(seat, str="red_1 red_1 red_1", dex="blue_1 blue_1 blue_1", con="green_1 green_1 green_1")
        t.sheet(seat, int="gold_1 gold_1 gold_1", wis="white_1 white_1 white_1", cha="black_1 black_1 black_1")
    cleanup(t)
    assert (t.ask, t.player(1).charisma) == ("refresh_skill", 0)
    t.choose("refresh_skill", "climb")
    assert t.asked == []
    assert (t.g.market, t.named(t.g.discards)) == ([], ["weak", "loyal", "clumsy"])
