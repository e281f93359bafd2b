"""Search: it keeps to its budget, chooses the same for the same dice, remembers its tree, and plays any game."""

from __future__ import annotations

from math import inf
from typing import Any

import pytest

import karczma
from bots.tables import smiths
from karczma import bots
from karczma.bots import Chair
from karczma.bots.greedy import THUMBS
from karczma.bots.judge import Judge, Playouts
from karczma.bots.levels import Budget, Searcher
from karczma.bots.search import CLOSE, EXACT, SOON, Arm, Search
from karczma.games import find
from karczma.games.kajko.vocabulary import SEND
from karczma.games.lockup.vocabulary import DONE
from karczma.kernel.chance import seeded
from karczma.kernel.errors import Refused
from karczma.kernel.match import Match
from karczma.kernel.step import advance
from rules.kajko.table import table

SCALES: dict[str, tuple[tuple[float, float], float]] = {
    "kajko": ((58.0, 16.0), 22.0),
    "lockup": ((98.0, 19.0), 25.0),
    "roll_player": ((32.0, 4.5), 6.0),
    "stonespine": ((103.0, 10.5), 14.0),
}
GAMES = pytest.mark.parametrize("game", SCALES)


def by_hope(game: str) -> Judge:
    """A judgement that has learned nothing: what the rule of thumb hopes."""
    return Judge(find(game), THUMBS[game], None, *SCALES[game])


def begun(game: str, seats: int = 2, choices: int = 30) -> Match:
    """A match after some greedy choices, where somebody has a real choice."""
    match = karczma.start(game, seats, 4)
    dice = seeded(2)
    player = bots.make("greedy", match.face, dice)
    while len(match.made) < choices or len(match.options(match.asked[0])) < 3:
        seat = match.asked[0]
        match.choose(seat, player.choose(bots.sit(match, seat, dice)))
    return match


def chair_at(match: Match, seed: int = 1) -> Chair:
    return bots.sit(match, match.asked[0], seeded(seed))


@GAMES
def test_the_same_dice_and_looks_give_the_same_result(game: str) -> None:
    match = begun(game)
    found = []
    for _ in range(2):
        search = Search(chair_at(match), by_hope(game), seeded(7))
        ranked = search.rank(match.options(match.asked[0]), 24, inf)
        found.append([(arm.option, arm.visits, arm.total) for arm in ranked])
        assert 12 <= search.looks <= 36 or game == "kajko"  # where each card that may come is looked at
    assert found[0] == found[1]


def test_time_ends_a_search_whatever_is_left_of_its_looks() -> None:
    match = begun("stonespine")
    search = Search(chair_at(match), by_hope("stonespine"), seeded(7))
    ranked = search.rank(match.options(match.asked[0]), 10**9, 0.05)
    assert 0 < search.looks < 10**9
    assert sorted(arm.option for arm in ranked) == sorted(match.options(match.asked[0]))


@pytest.mark.parametrize("budget", [Budget(0, 0, 1.0), Budget(-1, 0, 1.0), Budget(10, 0, 0.0), Budget(10, -1, 1.0)])
def test_a_budget_of_nothing_is_refused(budget: Budget) -> None:
    with pytest.raises(Refused) as refused:
        Searcher(by_hope("kajko"), seeded(1), "", budget)
    assert refused.value.key == "budget-range"


@pytest.mark.parametrize("kind", ["novice", "greedy", "veteran", "master"])
def test_a_seat_that_is_not_asked_is_refused(kind: str) -> None:
    match = karczma.start("kajko", 2, 1, {"first_player": "0"})
    bot = bots.make(kind, match.face, seeded(1))
    with pytest.raises(Refused) as refused:
        bot.choose(bots.sit(match, 1, seeded(1)))
    assert refused.value.key == "not-asked"
    while not match.over:
        match.choose(match.asked[0], match.options(match.asked[0])[0])
    with pytest.raises(Refused):
        bot.choose(bots.sit(match, 0, seeded(1)))


def test_more_options_are_looked_at_the_more_looks_there_are() -> None:
    match = karczma.start("stonespine", 2, 4)
    options = match.options(match.asked[0])
    assert len(options) > 12
    looked_at = []
    for looks in (8, 200):
        search = Search(chair_at(match), by_hope("stonespine"), seeded(7))
        looked_at.append(len([arm for arm in search.rank(options, looks, inf) if arm.visits]))
    assert looked_at[0] < looked_at[1]


def seen(*utilities: float) -> Arm:
    arm = Arm(0, 0.0, 0.0)
    arm.seen.extend(utilities)
    return arm


def test_an_option_is_surely_behind_if_it_is_so_world_by_world() -> None:
    """Worlds differ far more than options do: only what an option changes in the same world counts."""
    best = seen(*[0.1 * world for world in range(10)])
    assert seen(*[0.1 * world - 0.02 - 0.001 * (world % 2) for world in range(10)]).surely_behind(best)
    assert not seen(*[0.1 * world + (0.1 if world % 2 else -0.14) for world in range(10)]).surely_behind(best)
    assert seen(*best.seen).surely_behind(best)  # makes no difference


@pytest.mark.parametrize("game", ["roll_player", "stonespine", "lockup"])
def test_an_easy_question_takes_fewer_looks(game: str) -> None:
    match = begun(game)
    search = Search(chair_at(match), by_hope(game), seeded(7))
    ranked = search.rank(match.options(match.asked[0]), 400, inf)
    assert search.looks < 360
    best = ranked[0]
    assert best.visits >= SOON
    assert all(arm.mean <= best.mean for arm in ranked if arm.visits == best.visits)


def test_what_surely_wins_is_chosen() -> None:
    """The other has finished, and sending now is enough: another adventure could lose it."""
    most = table(2).g.players[0].characters
    t = table(2).sent(1, *[["coin"]] * most).sent(0, *[["coin"]] * (most - 1)).front(0, "treasure_10", "treasure_10")
    chair = bots.sit(t.match, 0, seeded(1))
    search = Search(chair, by_hope("kajko"), seeded(1))
    assert search.rank(chair.options(), 100, inf)[0].option == SEND


def test_the_tree_is_kept_while_a_plan_is_carried_out() -> None:
    """Of the small questions of one roll call, the second finds what the first has seen."""
    match = karczma.start("lockup", 2, 4)
    bot = Searcher(by_hope("lockup"), seeded(3), "", Budget(60, 0, inf))
    found = 0
    for _ in range(60):
        seat = match.asked[0]
        chair = bots.sit(match, seat, seeded(len(match.made)))
        options = chair.options()
        before = bot.search
        if seat == 0 and before is not None and not bot.judge.obvious(options):
            found += before.root.find(Search(chair, bot.judge, seeded(1)).mark(chair.world()), 4) is not None
        match.choose(seat, bot.choose(chair) if seat == 0 else bots.make("greedy", match.face, seeded(1)).choose(chair))
    assert found > 2


@pytest.mark.parametrize("kind", ["veteran", "master"])
def test_a_game_nobody_has_taught_is_searched_by_playing_it_out(kind: str) -> None:
    """Simultaneous answers, windows and three seats: the toy has them all."""
    match = smiths()
    dice = seeded(1)
    sitting = [bots.make(kind, match.face, dice), *[bots.make("random", match.face, dice) for _ in range(2)]]
    assert isinstance(getattr(sitting[0], "judge"), Playouts)  # noqa: B009
    while not match.over:
        seat = match.asked[0]
        match.choose(seat, sitting[seat].choose(bots.sit(match, seat, dice)))
    assert match.scores().seats[0].total >= 0


def test_others_sealed_answers_are_imagined_anew() -> None:
    """Whatever a rival has sealed in the imagined match, the search lets it choose for itself."""
    match = karczma.start("stonespine", 2, 4)
    match.choose(1, match.options(1)[0])
    chair: Any = bots.sit(match, 0, seeded(1))
    search = Search(chair, by_hope("stonespine"), seeded(1))
    assert list(search.world(0).sealed) == [-1, -1]


def test_known_odds_are_weighed_exactly() -> None:
    """In Kajko every card that may come is judged once, so other dice change nothing."""
    match = begun("kajko")
    found = []
    for seed in (1, 2):
        search = Search(chair_at(match, seed), by_hope("kajko"), seeded(seed))
        ranked = search.rank(match.options(match.asked[0]), 24, inf)
        found.append([(arm.option, round(arm.mean, 9)) for arm in ranked])
        assert len({arm.visits for arm in ranked}) == 1
    assert found[0] == found[1]


def test_where_odds_are_exact_a_further_look_follows_the_best_answer() -> None:
    """Against every answer worked out by hand: the rival takes what is best for itself, not what is worst for me."""
    match = begun("kajko", 3)
    seat = match.asked[0]
    search = Search(chair_at(match), by_hope("kajko"), seeded(1), None, 1)
    (_, world), *_ = search.after(search.world(0), seat, match.options(seat)[0])
    _, rival, _ = world.ask_at(0)
    assert rival != seat
    answers = []
    for option in search.steps[world.ask_at(0)[0]].options(world, rival, 0):
        there = search.after(world, rival, option)
        assert sum(share for share, _ in there) == pytest.approx(1)
        theirs = sum(share * search.judge.utility(search.judge.verdict(g, rival)) for share, g in there)
        mine = sum(share * search.judge.verdict(g, seat).lead for share, g in there)
        answers.append((theirs, mine))
    assert search.foreseen(world, 1).lead == pytest.approx(max(answers)[1])
    assert search.foreseen(world, 0).lead == search.judge.verdict(world, seat).lead


def test_only_close_options_are_followed_further() -> None:
    match = begun("kajko")
    search = Search(chair_at(match), by_hope("kajko"), seeded(1), None, 1)
    ranked = search.rank(match.options(match.asked[0]), 24, inf)
    assert len(ranked) > CLOSE
    assert [arm.visits for arm in ranked] == [2 * EXACT] * CLOSE + [EXACT] * (len(ranked) - CLOSE)


@pytest.mark.parametrize("game", ["lockup", "roll_player", "stonespine"])
def test_a_search_that_looks_far_judges_later_positions(game: str) -> None:
    match = begun(game)
    chair = chair_at(match)
    revealed = []
    for far in (0, 20):
        search = Search(chair, by_hope(game), seeded(7))
        world = search.world(0).clone()
        advance(world, search.steps, search.seat, chair.options()[0])
        before = world.revealed
        search.settle(world, search.seat, far)
        revealed.append(world.revealed - before)
    assert revealed[1] > revealed[0]


@pytest.mark.parametrize("game", ["lockup", "stonespine"])
def test_a_turn_planned_at_once_is_the_one_chosen_step_by_step(game: str) -> None:
    match = karczma.start(game, 3, 4)
    thumb = THUMBS[game]
    planned = 0
    while planned < 12:
        seat = match.asked[0]
        options = match.options(seat)
        course = thumb.course(match.game, seat, options)
        if course:
            planned += 1
            prospects = thumb.prospects(match.game, seat)
            assert course[-1] == max(options, key=prospects.of)
        else:
            course = [max(options, key=thumb.prospects(match.game, seat).of)]
        while course and not match.over and match.asked[0] == seat and course[-1] in match.options(seat):
            match.choose(seat, course.pop())
        assert not course or (game == "lockup" and course == [DONE])
