"""What holds in every game of every number of players, after every choice (ST-I1 to ST-I6)."""

from __future__ import annotations

from collections import Counter

import pytest

from karczma.games.stonespine.state import Architect
from karczma.games.stonespine.vocabulary import CHAMBERS, EDGES, ELEMENTS, PASSAGE
from karczma.kernel.chance import Chance, seeded
from karczma.kernel.game import Option
from karczma.kernel.match import Match
from rules.rule import rule
from rules.stonespine.table import LaidTable, fresh

SOLO = [(1, "basic"), (1, "legendary")]
TABLES = pytest.mark.parametrize(("seats", "mode"), [*SOLO, (2, "basic"), (3, "basic"), (4, "basic"), (5, "basic")])
STYLES = pytest.mark.parametrize("style", ["random", "buyer", "miser"])
SHAPES = [25, 16, 15]
PACK_SHAPES = fresh(1).cards.shapes


def pick(match: Match, seat: int, style: str, chance: Chance) -> Option:
    """Buyers never pass while they can pay for something; misers always do; both are random otherwise."""
    options = match.options(seat)
    passing = match.option(["pass"])
    if passing in options:
        if style == "miser":
            return passing
        if style == "buyer":
            options = [option for option in options if option != passing]
    return options[chance.below(len(options))]


def step(t: LaidTable, style: str, chance: Chance) -> None:
    asked = t.asked
    seat = asked[chance.below(len(asked))]
    t.match.choose(seat, pick(t.match, seat, style, chance))


def building(t: LaidTable) -> bool:
    return t.g.asks != [] and t.ask in ("build", "discard_chamber", "keep_chamber")


def rows_are_full(t: LaidTable) -> None:
    """ST-I1 Rows of earlier years are full, later ones are empty; this year's has a chamber for each turn."""
    g = t.g
    for architect in g.architects:
        full = [card >= 0 for card in architect.chambers]
        done = 4 * (g.year - 1) if building(t) else 4 * g.year
        assert all(full[:done])
        if building(t):
            placed = g.turn - (1 if t.ask == "build" else 0)
            assert sum(full[done : done + 4]) == placed
            assert not any(full[done + 4 :])
        else:
            assert not any(full[done:])


def chambers_are_all_there(t: LaidTable) -> None:
    g = t.g
    lying = [*g.deck.inside(), *g.discards, *g.collected]
    for architect in g.architects:
        lying += [*architect.hand, *[card for card in architect.chambers if card >= 0]]
    assert sorted(lying) == list(range(CHAMBERS))


def tokens_of(architect: Architect) -> list[int]:
    passages = [PASSAGE for edge in range(EDGES) if architect.passages >> edge & 1]
    return [*[token % ELEMENTS for token in architect.tokens], *passages]


def tokens_are_all_there(t: LaidTable) -> None:
    g = t.g
    tokens = [*g.used, *g.placing, *g.jael_tokens]
    for pile in g.piles:
        tokens += pile.inside()
    for field in g.fields:
        tokens += field
    for architect in g.architects:
        tokens += tokens_of(architect)
    assert Counter(tokens) == Counter({face: count for face, count in enumerate(g.cards.tokens) if count})
    shapes = Counter(g.cards.shape[token] for token in tokens)
    assert [shapes[shape] for shape in range(3)] == SHAPES


def nothing_is_overfull(t: LaidTable) -> None:
    for architect in t.g.architects:
        elements = [0] * 16
        for cell, card in enumerate(architect.chambers):
            elements[cell] += len(t.cards.elements[card]) if card >= 0 else 0
        for token in architect.tokens:
            elements[token // ELEMENTS] += 1
            assert architect.chambers[token // ELEMENTS] >= 0
        assert max(elements) <= 4
        assert elements == architect.load


def gold_is_in_range(t: LaidTable) -> None:
    g = t.g
    for seat, architect in enumerate(g.architects):
        assert 0 <= architect.gold <= 30
        if seat in g.passed and not (g.solo and g.year == 4):
            assert architect.gold == 0


@rule("ST-I1", "ST-I2", "ST-I3", "ST-10")
@TABLES
@STYLES
def test_after_every_choice(seats: int, mode: str, style: str) -> None:
    for seed in (1, 2):
        t = fresh(seats, seed, jael=mode)
        chance = seeded(seed)
        while not t.match.over:
            rows_are_full(t)
            chambers_are_all_there(t)
            tokens_are_all_there(t)
            nothing_is_overfull(t)
            gold_is_in_range(t)
            assert t.sound()
            step(t, style, chance)
        assert all(card >= 0 for architect in t.g.architects for card in architect.chambers)
        chambers_are_all_there(t)
        tokens_are_all_there(t)
        nothing_is_overfull(t)
        gold_is_in_range(t)
        assert t.sound()


@rule("ST-I3", "ST-I4")
@TABLES
@STYLES
def test_gold_at_passing_never_rises(seats: int, mode: str, style: str) -> None:
    for seed in (3, 4, 5):
        t = fresh(seats, seed, jael=mode)
        chance = seeded(seed)
        passes: dict[int, list[tuple[int, int]]] = {}
        while not t.match.over:
            year = t.g.year
            step(t, style, chance)
            for one in t.heard("passed"):
                passes.setdefault(year, []).append((int(one["gold"]), int(one["seat"])))
        assert sorted(passes) == [1, 2, 3, 4]
        for held in passes.values():
            gold = [coins for coins, _ in held]
            assert gold == sorted(gold, reverse=True)
            assert sorted(seat for _, seat in held) == list(range(seats))
        assert [seat for _, seat in passes[4]] == list(t.g.order)


@rule("ST-I4", "ST-I3")
def test_alone_the_gold_of_year_four_stays() -> None:
    for seed in range(6):
        t = fresh(1, seed)
        chance = seeded(seed)
        while not t.match.over:
            step(t, "miser", chance)
        assert t.gold_of(0) == t.heard("passed")[0]["gold"]
        assert t.gold_of(0) > 0


@rule("ST-I5")
@TABLES
@STYLES
def test_a_challenge_a_year(seats: int, mode: str, style: str) -> None:
    t = fresh(seats, 6, jael=mode)
    chance = seeded(6)
    year = 1
    while not t.match.over:
        step(t, style, chance)
        if t.g.year > year:
            assert [len(t.taken_by(seat)) for seat in range(seats)] == [year] * seats
            year = t.g.year
    assert [len(set(t.taken_by(seat))) for seat in range(seats)] == [3] * seats


@rule("ST-I6")
@TABLES
@STYLES
def test_cards_dealt_in_a_game(seats: int, mode: str, style: str) -> None:
    t = fresh(seats, 7, jael=mode)
    chance = seeded(7)
    while not t.match.over:
        step(t, style, chance)
    assert CHAMBERS - t.g.deck.left == {1: 44, 2: 64}.get(seats, 20 * seats)
    assert 18 - t.g.market_deck.left == {1: 8, 2: 8, 3: 8, 4: 12, 5: 16}[seats]
    assert 30 - t.g.challenge_deck.left == (9 if seats == 1 else 3 * (seats + 1))


@rule("ST-R2")
@pytest.mark.parametrize("style", ["miser", "buyer"])
def test_ovals_can_run_out(style: str) -> None:
    """With five players two market cards are never shown; if neither has an oval, the others have one too many."""
    ovals = [sum(PACK_SHAPES[card * 2 + part].count(1) for part in (0, 1)) for card in range(18)]
    games = [seed for seed in range(60) if not any(ovals[card] for card in fresh(5, seed).g.market_deck.inside()[:2])]
    assert games
    for seed in games[:3]:
        t = fresh(5, seed)
        chance = seeded(seed)
        refilled: list[str] = []
        empty = 0
        while not t.match.over:
            step(t, style, chance)
            refilled += [str(one["shape"]) for one in t.heard("reshuffled")]
            if t.heard("year_starts"):
                empty += sum(len(t.cards.shapes[card * 2 + part]) for card in t.g.market for part in (0, 1))
                empty -= sum(len(tokens) for tokens in t.g.fields)
        assert (refilled, empty) in ([(["oval"], 0)] if style == "miser" else [(["oval"], 0), ([], 1)])
