"""How many ways there are to go on: counted by the engine on clones, by the referee, and once by hand into this file.

A rule that offers one choice too many or too few, or ends a game one turn too early, changes these numbers.
"""

from __future__ import annotations

from collections import Counter

import pytest

from golden.perft import perft
from karczma.games.kajko.state import Table
from karczma.kernel.step import advance, options
from karczma.kernel.tally import TRUTH
from rules.kajko.referee import Referee
from rules.kajko.table import LaidTable, table


def refereed(referee: Referee, depth: int, counts: list[int]) -> list[int]:
    """The same, by the referee."""
    for words in referee.options() if depth < len(counts) else []:
        counts[depth] += 1
        child = referee.copy()
        child.choose(words)
        refereed(child, depth + 1, counts)
    return counts


Ending = tuple[tuple[int, ...], tuple[int, ...]]  # who wins, and who has the bonus card


def endings(t: LaidTable, g: Table, ended: Counter[Ending]) -> Counter[Ending]:
    """All ways to play to the end, by what comes of them."""
    if not g.asks:
        tally = t.match.face.tally(g, TRUTH)
        given = [sum(part.points for part in told.parts if part.name == "dusigrosz") for told in tally.seats]
        bonus = [seat for seat, points in enumerate(given) if points]
        ended[tuple(tally.winners), tuple(bonus)] += 1
        return ended
    seat = g.asks[0][1]
    for option in options(g, t.match.steps, seat):
        child = g.clone()
        advance(child, t.match.steps, seat, option)
        endings(t, child, ended)
    return ended


def referee_endings(referee: Referee, dusigrosz: bool, ended: Counter[Ending]) -> Counter[Ending]:
    """The same, by the referee."""
    if referee.over:
        plain, scores = referee.scores(False), referee.scores(dusigrosz)
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        ended[tuple(winners), tuple([seat for seat in range(len(scores)) if scores[seat] != plain[seat]])] += 1
        return ended
    for words in referee.options():
        child = referee.copy()
        child.choose(words)
        referee_endings(child, dusigrosz, ended)
    return ended


def opening() -> LaidTable:
    """Ten full stacks, two players, nothing in front of anybody."""
    return table(2)


def dangers() -> LaidTable:
    """Each danger on top of something to lose, robbers in front of one player."""
    t = table(2).front(0, "coin", "coin_in_hand", "robbers").front(1, "treasure_10", "item_5")
    return t.leave(
        stack_7a=["raiders", "coin", "chamberlain"],
        stack_8a=["item_5", "robbers"],
        stack_9a=["chamberlain", "raiders", "robbers"],
    ).turn(0)


def last_characters() -> LaidTable:
    """Three players, one with a single character left, one done: who is full drops out."""
    t = table(3).sent(0, ["coin"], ["coin"]).sent(1, ["coin"], ["coin"], ["coin"]).sent(2, ["treasure_10"])
    return (
        t.front(0, "item_5")
        .leave(stack_6a=["treasure_10", "chamberlain"], stack_8a=["coin", "coin", "robbers"])
        .turn(0)
    )


def coin_in_hand() -> LaidTable:
    """Both advanced rules, three players with different things to take."""
    t = table(3, coin_in_hand=True, dusigrosz=True).front(0, "coin", "item_5").front(1, "item_5", "robbers")
    t.front(2, "treasure_10", "coin").sent(0, ["coin"], ["coin"]).sent(2, ["coin"])
    return t.leave(
        stack_5a=["coin_in_hand"], stack_6a=["chamberlain", "coin_in_hand"], stack_7b=["raiders", "coin"]
    ).turn(0)


def coin_in_hand_for_two() -> LaidTable:
    """The advanced coin in hand between two players: nobody is asked."""
    t = table(2, coin_in_hand=True).front(0, "coin").sent(1, ["coin"], ["coin"], ["coin"]).front(1, "treasure_10")
    return t.leave(
        stack_5a=["coin_in_hand"], stack_5b=["coin_in_hand", "robbers"], stack_7a=["coin_in_hand", "coin"]
    ).turn(1)


def five() -> LaidTable:
    """Five players, the advanced coin in hand: four to choose from."""
    t = table(5, coin_in_hand=True, first_player="2").front(3, "coin", "coin_in_hand").sent(4, ["coin"])
    return t.leave(stack_5a=["coin_in_hand"], stack_7a=["chamberlain", "coin_in_hand"], stack_9a=["item_5"]).turn(2)


POSITIONS = {
    position.__name__: position
    for position in (opening, dangers, last_characters, coin_in_hand, coin_in_hand_for_two, five)
}
COUNTS: dict[str, list[int]] = {
    "opening": [10, 100, 1030, 10626],
    "dangers": [4, 14, 43, 152, 454, 1299, 3267, 7171, 12574, 15310, 11496, 4426, 746, 0],
    "last_characters": [3, 6, 13, 27, 52, 71, 57, 0],
    "coin_in_hand": [4, 12, 40, 124, 350, 857, 1754, 2735, 3019, 1920, 571, 90, 0],
    "coin_in_hand_for_two": [4, 15, 51, 148, 379, 747, 1087, 957, 432, 0],
    "five": [3, 11, 38, 98, 251, 501, 557, 310, 110, 24, 0],
}
ENDINGS: dict[str, dict[Ending, int]] = {
    "last_characters": {((2,), ()): 85, ((0,), ()): 7, ((0, 2), ()): 4},
    "coin_in_hand": {
        ((0,), (0,)): 2304,
        ((0, 1, 2), ()): 9,
        ((0,), ()): 473,
        ((2,), ()): 1082,
        ((2,), (2,)): 732,
        ((1,), (1,)): 38,
        ((0, 2), ()): 3,
        ((1,), ()): 42,
        ((0, 1), ()): 101,
        ((2,), (0,)): 9,
    },
    "coin_in_hand_for_two": {((1,), ()): 1534, ((0,), ()): 106},
}


@pytest.mark.parametrize("name", POSITIONS)
def test_as_many_ways_as_there_are(name: str) -> None:
    t = POSITIONS[name]()
    assert set(t.everything().values()) == {1}
    assert perft(t.match, t.g, 0, [0] * len(COUNTS[name])) == COUNTS[name]


@pytest.mark.parametrize("name", POSITIONS)
def test_the_referee_counts_the_same(name: str) -> None:
    referee = POSITIONS[name]().referee()
    few = [count for count in COUNTS[name][:6] if count < 2000]
    assert refereed(referee, 0, [0] * len(few)) == few


@pytest.mark.parametrize("name", ENDINGS)
def test_all_ways_to_the_end(name: str) -> None:
    t = POSITIONS[name]()
    assert endings(t, t.g, Counter()) == ENDINGS[name]


@pytest.mark.parametrize("name", ENDINGS)
def test_the_referee_comes_to_the_same_ends(name: str) -> None:
    t = POSITIONS[name]()
    assert referee_endings(t.referee(), t.g.dusigrosz, Counter()) == ENDINGS[name]
