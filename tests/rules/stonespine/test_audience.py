"""Who may see what: hands their holders, and what one has passed on oneself; discards and sealed choices nobody."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from karczma.games.stonespine.dungeon import ENTRANCE, EXIT
from karczma.games.stonespine.scoring import gates, goal_quantity, worth_of
from karczma.games.stonespine.vocabulary import CELL, CHAMBER, CHAMBERS
from karczma.kernel.chance import seeded
from rules.rule import rule
from rules.stonespine.table import LaidTable, fresh, table

COMPANY = pytest.mark.parametrize("seats", [2, 3, 4, 5])
TABLES = pytest.mark.parametrize(
    ("seats", "mode"), [(1, "basic"), (1, "legendary"), (2, "basic"), (3, "basic"), (4, "basic"), (5, "basic")]
)
World = tuple[object, ...]
Script = list[tuple[int, str]]


def known(t: LaidTable, seat: int | None) -> str:
    """All that is told to a seat: its view, what it can choose, who is asked, and what happened last."""
    view: Any = t.match.view(seat).plain()
    offers: Any = [] if seat is None else t.offers_to(seat)
    return json.dumps([view, offers, t.asked, t.match.told(seat)])


def copy(t: LaidTable) -> LaidTable:
    other = LaidTable(t.match.clone())
    other.g.told = t.g.told
    return other


def redealt(t: LaidTable, seat: int, number: int) -> LaidTable:
    other = LaidTable(t.match.redeal(seat, number))
    other.g.told = t.g.told
    return other


# Views


def cells(told: object) -> list[str]:
    return [one.partition(":")[0] for one in str(told).split()]


@TABLES
def test_the_view_tells_what_the_game_counts(seats: int, mode: str) -> None:
    """Paths, clusters, fulfilled wishes and what the goal compares: what is scored is what is shown."""
    t = fresh(seats, jael=mode)
    for number in range(60):
        if t.match.over:
            break
        view = t.match.view(None)
        for seat in range(seats):
            architect, facts = t.architect(seat), view.seats[seat].zone("blueprint").facts
            dungeon = architect.dungeon(t.cards)
            for gate, name in ((ENTRANCE, "from_entrance"), (EXIT, "from_exit")):
                reached = dungeon.connected(gate, gates(t.cards, architect)[gate])
                assert cells(facts[name]) == [CELL.ids[cell] for cell in range(16) if reached >> cell & 1]
            assert len(cells(facts["fulfilled"])) == facts["met"]
            assert isinstance(facts["clusters"], list)
            assert len(facts["clusters"]) == len(dungeon.clusters())
        counts = view.middle.zone("goal").facts["counts"]
        assert isinstance(counts, list)
        assert len(counts) == max(seats, 2)
        for seat in range(seats):
            assert counts[seat] == goal_quantity(
                t.cards, t.g.goal, t.architect(seat), t.architect(seat).dungeon(t.cards)
            )
        seat = t.match.asked[0]
        options = t.match.options(seat)
        t.match.choose(seat, options[number % len(options)])


@COMPANY
def test_a_hand_is_seen_by_its_holder(seats: int) -> None:
    t = fresh(seats)
    for reader in range(seats):
        for seat in range(seats):
            zone = t.seen_by(reader, seat, "hand")
            if reader == seat:
                assert (sorted(zone.cards), zone.hidden) == (sorted(t.hand_of(seat)), 0)
            else:
                assert (zone.cards, zone.hidden) == ([], 5)
    for seat in range(seats):
        zone = t.seen_by(None, seat, "hand")
        assert (zone.cards, zone.hidden) == ([], 5)


def test_what_one_passed_on_one_still_knows() -> None:
    """Three players, year 1: seat 1 has what seat 0 passed; seat 2 has what seat 1 passed."""
    t = table(3).hand(0, "cellar tunnel lair").hand(1, "tomb archive cache").hand(2, "vault keep crypt").build(3)
    for seat, card in enumerate(("cellar", "tomb", "vault")):
        t.choose("build", card, "1", seat=seat)
    hands = [(t.seen_by(0, seat, "hand").cards, t.seen_by(0, seat, "hand").hidden) for seat in range(3)]
    assert hands == [(["keep", "crypt"], 0), (["tunnel", "lair"], 0), ([], 2)]
    assert t.seen_by(None, 1, "hand").cards == []
    assert t.seen_by(2, 1, "hand").cards == []


@COMPANY
def test_of_other_hands_one_sees_what_one_has_had(seats: int) -> None:
    """In whole games, against what each seat has had in its own hand until then."""
    t = fresh(seats, 1)
    chance = seeded(1)
    had: list[set[str]] = [set() for _ in range(seats)]
    both = Counter[bool]()
    while not t.match.over:
        if t.ask in ("build", "discard_chamber") and len(t.asked) == seats:
            for reader in range(seats):
                had[reader] |= set(t.hand_of(reader))
                for seat, place in enumerate(t.match.view(reader).seats):
                    zone = place.zone("hand")
                    hand = set(t.hand_of(seat))
                    assert set(zone.cards) == hand & had[reader]
                    assert len(zone.cards) + zone.hidden == len(hand)
                    if seat != reader:
                        both.update([card in zone.cards for card in hand])
            assert all(place.zone("hand").cards == [] for place in t.match.view(None).seats)
        t.play(chance, 1)
    assert set(both) == {True, False}


@rule("ST-R10")
@TABLES
def test_discards_and_decks_are_only_counted(seats: int, mode: str) -> None:
    t = fresh(seats, jael=mode).play(seeded(2), 30)
    for reader in (*range(seats), None):
        for kind, count in [("discards", len(t.g.discards)), ("deck", t.g.deck.left)]:
            zone = t.middle(kind, reader=reader)
            assert (zone.cards, zone.hidden, zone.facts) == ([], count, {})
    for number, shape in enumerate(("circle", "oval", "square")):
        zone = t.middle("pile", shape)
        assert (zone.cards, zone.hidden) == ([], t.g.piles[number].left)
        inside = sorted(t.g.piles[number].inside())
        assert zone.facts["inside"] == t.faces(inside)  # what is in a pile can be worked out; its order cannot


@rule("ST-R9", "ST-18")
@COMPANY
def test_a_sealed_chamber_is_seen_by_nobody(seats: int) -> None:
    t = fresh(seats, seed=4)
    answers = t.offers_to(1)
    views: dict[int | None, set[str]] = {}
    for answer in (answers[0], answers[7], answers[-1]):
        other = copy(t).choose(*answer, seat=1)
        for reader in (0, *range(2, seats), None):
            views.setdefault(reader, set()).add(known(other, reader))
    assert all(len(seen) == 1 for seen in views.values())


@rule("ST-14", "ST-R10")
def test_a_sealed_discard_is_seen_by_nobody() -> None:
    t = table(2).hands(5).build().all_choose()
    assert t.ask == "discard_chamber"
    for seat in (0, 1):
        others = [copy(t).choose(*answer, seat=seat) for answer in t.offers_to(seat)]
        for reader in (1 - seat, None):
            assert len({known(other, reader) for other in others}) == 1


@rule("ST-R10", "ST-14")
def test_nobody_but_its_owner_hears_of_a_card_drawn_or_discarded() -> None:
    t = table(2).hands(5).build().all_choose().all_choose()
    for event in ("discarded", "drew"):
        for reader in (0, 1, None):
            for one in t.heard(event, reader):
                assert ("chamber" in one) == (one["seat"] == reader)
    assert len(t.heard("drew")) == len(t.heard("discarded")) == 2


def test_placed_chambers_are_open() -> None:
    t = table(3).hands(5).build()
    for seat in range(3):
        t.choose("build", t.hand_of(seat)[0], "2", seat=seat)
    for reader in (0, 1, 2, None):
        assert t.match.view(reader).seats[1].zone("cell", "r1c2").cards == [t.row(1, 1)[1]]


def test_alone_jaels_things_are_open_and_his_deck_is_not() -> None:
    t = fresh(1).play(seeded(1), 12)
    for reader in (0, None):
        zone = t.middle("jael", reader=reader)
        assert zone.hidden == t.g.jael_deck.left == 6 - len(zone.cards)
        assert t.middle("collected", reader=reader).cards == t.chambers(t.g.collected)
        assert t.middle("jael_tokens", reader=reader).cards == t.faces(t.g.jael_tokens)


# Redealt worlds


@TABLES
def test_a_redealt_world_looks_the_same(seats: int, mode: str) -> None:
    """To the seat and to a spectator, all through a game; no piece is lost, and no hand or deck changes its size."""
    t = fresh(seats, 3, jael=mode)
    chance = seeded(3)
    count = 0
    while not t.match.over:
        if count % 7 == 0:
            for seat in range(seats):
                world = redealt(t, seat, count)
                assert known(world, seat) == known(t, seat)
                assert known(world, None) == known(t, None)
                assert world.hand_sizes() == t.hand_sizes()
                assert (world.g.deck.left, len(world.g.discards)) == (t.g.deck.left, len(t.g.discards))
                assert world.sound()
                marks_fit(world)
                assert world.g.chance.key != t.g.chance.key
        t.play(chance, 1)
        count += 1


def marks_fit(t: LaidTable) -> None:
    """Whoever holds a chamber has seen it, and nobody has seen one of the deck."""
    for seat, architect in enumerate(t.g.architects):
        assert all(t.g.seen[seat] >> card & 1 for card in architect.hand)
    assert not any(seen >> card & 1 for seen in t.g.seen for card in t.g.deck.inside())
    assert all(any(seen >> card & 1 for seen in t.g.seen) for card in t.g.discards)


@COMPANY
def test_what_a_seat_has_had_stays_where_it_is(seats: int) -> None:
    t = fresh(seats, 5)
    chance = seeded(6)
    had: set[int] = set()
    moved = 0
    while not t.match.over:
        had |= set(t.architect(0).hand)
        if t.g.asks and t.ask == "build":
            world = redealt(t, 0, len(t.match.made))
            for mine, its in zip(lying(t), lying(world), strict=True):
                assert [card in had for card in mine] == [card in had for card in its]
                assert [card for card in mine if card in had] == [card for card in its if card in had]
                moved += sum(one != other for one, other in zip(mine, its, strict=True))
        t.play(chance, 1)
    assert moved > 100


def lying(t: LaidTable) -> list[tuple[int, ...]]:
    g = t.g
    return [g.deck.inside(), g.discards, *[architect.hand for architect in g.architects]]


def test_every_card_one_has_not_seen_can_be_anywhere() -> None:
    t = fresh(3, 2)
    unseen = set(CHAMBER.ids) - set(t.hand_of(0))
    worlds = [redealt(t, 0, number) for number in range(400)]
    assert {card for world in worlds for card in world.hand_of(2)} == unseen
    tops = {world.chambers([world.g.deck.inside()[-1]])[0] for world in worlds}
    assert tops <= unseen
    assert len(tops) > 60
    assert {world.display[0] for world in worlds} == {t.display[0]}
    assert len({world.g.challenge_deck.inside()[-1] for world in worlds}) == t.g.challenge_deck.left
    assert len({world.g.market_deck.inside()[-1] for world in worlds}) == t.g.market_deck.left
    assert len({world.g.piles[0].inside()[-1] for world in worlds}) == 4


def test_alone_only_decks_and_piles_are_hidden() -> None:
    t = fresh(1, 2).play(seeded(9), 20)
    worlds = [redealt(t, 0, number) for number in range(60)]
    for world in worlds:
        assert (world.hand_of(0), world.g.discards, world.g.collected) == (t.hand_of(0), t.g.discards, t.g.collected)
        assert world.g.revealed_jael == t.g.revealed_jael
    assert {world.g.jael_deck.inside()[-1] for world in worlds} == set(t.g.jael_deck.inside())


# Against brute force: all deals of what seat 0 has not seen, played as seat 0 saw it


def essence(t: LaidTable) -> World:
    """What seat 0 may not know: hands, the face-down discards, the deck, sealed answers."""
    g = t.g
    hands = [tuple(sorted(architect.hand)) for architect in g.architects]
    return (*hands, g.discards, g.deck.inside(), tuple(g.sealed))


def dealt(base: LaidTable, hidden: list[int], order: tuple[int, ...]) -> LaidTable:
    """The same table with the hidden chambers in another order; their places keep who has seen them."""
    world = LaidTable(base.match.clone())
    g = world.g
    swap = dict(zip(hidden, order, strict=True))
    g.discards = swapped(g.discards, swap)
    for architect in g.architects:
        architect.hand = swapped(architect.hand, swap)
    g.deck = type(g.deck)(swapped(g.deck.inside(), swap), g.deck.left)
    for seat, seen in enumerate(base.g.seen):
        g.seen[seat] = sum(1 << swap.get(card, card) for card in range(CHAMBERS) if seen >> card & 1)
    return world


def swapped(cards: tuple[int, ...], swap: dict[int, int]) -> tuple[int, ...]:
    return tuple(swap.get(card, card) for card in cards)


def brute_force(base: LaidTable, hidden: str, script: Script) -> tuple[LaidTable, set[World]]:
    """The table after the script, and all worlds in which seat 0 would have lived to see exactly that."""
    true = LaidTable(base.match.clone())
    lived = []
    for seat, words in script:
        true.choose(*words.split(), seat=seat)
        lived.append((true.match.told(0), known(true, 0)))
    numbers = [CHAMBER.numbers[name] for name in hidden.split()]
    found: set[World] = set()
    for order in permutations(numbers):
        worlds = [dealt(base, numbers, order)]
        for (seat, words), (told, seen) in zip(script, lived, strict=True):
            worlds = [after for world in worlds for after in guesses(world, seat, words) if after.match.told(0) == told]
            if told:  # otherwise an answer was sealed, and nothing on the table has changed
                worlds = [world for world in worlds if known(world, 0) == seen]
        found |= {essence(world) for world in worlds}
    assert essence(true) in found
    return true, found


def guesses(world: LaidTable, seat: int, words: str) -> list[LaidTable]:
    """This seat chose anything it could, as far as seat 0 knows; its own choice it knows."""
    options = world.match.options(seat)
    if seat == 0:
        options = [option for option in options if option == world.match.option(words.split())]
    found = []
    for option in options:
        after = LaidTable(world.match.clone())
        after.match.choose(seat, option)
        found.append(after)
    return found


def redeals_are(t: LaidTable, worlds: set[World], count: int) -> None:
    """Exactly these worlds are dealt, and each about equally often."""
    assert len(worlds) == count
    found = Counter(essence(redealt(t, 0, number)) for number in range(60 * count))
    assert set(found) == worlds
    assert min(found.values()) >= 25
    assert max(found.values()) <= 110


@rule("ST-R10", "ST-14", "ST-16")
def test_two_players_after_a_hidden_discard() -> None:
    """Seat 1's hand was never seen: its discard, what it drew and the rest of the deck may be any of three cards."""
    base = table(2).hand(0, "cellar tunnel lair").hand(1, "tomb archive cache").deck("vault keep crypt").build(3)
    script = [(0, "build cellar 1"), (1, "build tomb 2"), (0, "discard_chamber tunnel"), (1, "discard_chamber archive")]
    t, worlds = brute_force(base, "tomb archive cache vault keep crypt", script)
    assert t.hand_of(0) == ["cache", "vault"]
    redeals_are(t, worlds, 6)


@rule("ST-R10", "ST-14")
@pytest.mark.parametrize(("discarded", "count"), [("archive", 2), ("cache", 6)])
def test_two_players_who_know_each_others_hand(discarded: str, count: int) -> None:
    """Seat 1 has three cards that seat 0 passed on, and one drawn (cache). If seat 0 misses one of its own, it knows
    what was discarded; if it gets back its own two, the card drawn went away unseen."""
    base = table(2).hand(0, "cellar tunnel lair alcove").hand(1, "tomb archive pit", known_to=(0,)).hand(1, "cache")
    base.deck("vault keep crypt").build(2)
    script = [
        (0, "build cellar 1"),
        (1, "build tomb 2"),
        (0, "discard_chamber tunnel"),
        (1, f"discard_chamber {discarded}"),
    ]
    t, worlds = brute_force(base, "cache vault keep crypt", script)
    assert ("cache" in t.hand_of(0)) == (discarded == "archive")
    redeals_are(t, worlds, count)


@rule("ST-R9", "ST-14")
def test_a_discard_that_is_still_sealed_may_be_any() -> None:
    """Seat 1 has discarded one of two it was passed or the one it drew; that one may be any of three: 3 x 3 worlds."""
    base = table(2).hand(0, "cellar tunnel lair alcove").hand(1, "tomb archive pit", known_to=(0,)).hand(1, "cache")
    base.deck("vault keep").build(2)
    script = [(0, "build cellar 1"), (1, "build tomb 2"), (1, "discard_chamber pit")]
    t, worlds = brute_force(base, "cache vault keep", script)
    assert t.asked == [0]
    redeals_are(t, worlds, 3 * 3 * 2)  # and two orders of what is left of the deck


@rule("ST-R9")
def test_a_chamber_that_is_still_sealed_may_be_any() -> None:
    """Seat 1 builds the card it was passed, or the one it drew, in any of two columns."""
    base = table(2).hand(0, "cellar tunnel lair").hand(1, "tomb archive cache").rows(1, "alcove - - -")
    base.deck("vault keep").build(3)
    script = [(0, "build cellar 1"), (1, "build tomb 2"), (0, "discard_chamber tunnel"), (1, "discard_chamber archive")]
    t, worlds = brute_force(base, "tomb archive cache vault keep", [*script, (1, "build lair 3")])
    assert t.asked == [0]
    redeals_are(t, worlds, 2 * 2 * 2)  # discarded and drawn are two cards that seat 0 has not seen


@rule("ST-15", "ST-17")
@pytest.mark.parametrize(("turns", "count"), [(1, 3), (2, 2)])
def test_three_players_with_a_hand_one_has_not_seen(turns: int, count: int) -> None:
    """Year 2, to the right: seat 1 gets the hand of seat 2, unknown to seat 0, and discards the last card of it."""
    base = table(3).year(2).hand(0, "cellar tunnel lair").hand(1, "tomb archive cache", known_to=(0,))
    base.hand(2, "vault keep crypt").rows(0, "- - - -", "furrow armory - -").rows(1, "- - - -", "cavern alcove - -")
    base.rows(2, "- - - -", "ruins larder - -").market("market_14", top="pit").deck("furnace")
    base.challenges("kings_favor", "gnoll_pack", "deadly_tomb", "market_maven").build(3)
    script = [(0, "build cellar 3"), (1, "build tomb 3"), (2, "build vault 3")]
    if turns == 2:
        script += [(2, "build tunnel 4"), (1, "build keep 4"), (0, "build archive 4")]
    t, worlds = brute_force(base, "vault keep crypt furnace", script)
    assert (CHAMBER.numbers["crypt"] in t.g.discards) == (turns == 2)
    redeals_are(t, worlds, count)


@COMPANY
def test_whoever_knows_the_same_of_a_seat_is_given_the_same_place(seats: int) -> None:
    views = fresh(seats).match.views([*range(seats), None])
    for seat in range(seats):
        others = [view.seats[seat] for reader, view in enumerate(views) if reader != seat]
        assert all(place is others[0] for place in others)
        assert views[seat].seats[seat] is not others[0]


def test_an_option_tells_the_points_it_brings() -> None:
    match = fresh(1).match
    chance = seeded(3)
    asked: Counter[str] = Counter()
    while not match.over:
        question: Any = match.question(0)
        before = worth_of(match.game, match.game.architects[0])
        for option, offered in zip(match.options(0), question["options"], strict=True):
            if "points" in offered:
                after = match.clone()
                after.choose(0, option)
                assert worth_of(after.game, after.game.architects[0]) - before == offered["points"]
                asked[question["ask"]] += 1
        options = match.options(0)
        match.choose(0, options[chance.below(len(options))])
    assert len(asked) == 3
