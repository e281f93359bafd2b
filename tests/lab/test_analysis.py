"""The analysis of a game: fair, true where the truth can be counted, whole in every game, and kept as it comes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from math import exp
from pathlib import Path
from typing import Any

import pytest

import karczma
from karczma import bots
from karczma.bots.coach import RIVAL, Prospect, question_in
from karczma.bots.greedy import THUMBS
from karczma.bots.judge import open_judge
from karczma.games import GAMES, find
from karczma.kernel.chance import seeded
from karczma.kernel.errors import Refused
from karczma.kernel.match import Match
from karczma.kernel.step import advance
from karczma.lab.advice import HELP, Adviser
from karczma.lab.analysis import (
    ALL_GRADES,
    REGULARS,
    WRONG,
    Analysis,
    Finding,
    Lost,
    Moment,
    Piece,
    Weighed,
    graded,
    hint_piece,
    mark_of,
    put_together,
    quality,
    questions_of,
    upheld,
    weigh,
)
from karczma.lab.analyst import analyse
from karczma.words import LANGUAGES

TABLES = [
    ("kajko", 2, {}),
    ("kajko", 5, {"dusigrosz": True, "coin_in_hand": True}),
    ("roll_player", 1, {}),
    ("roll_player", 4, {}),
    ("stonespine", 1, {"jael": "legendary"}),
    ("stonespine", 5, {}),
    ("lockup", 1, {}),
    ("lockup", 3, {"mode": "advanced"}),
]
NAMES = ["Ania", "Bruno", "Celina", "Darek", "Ewa"]
COUNTED = 300  # positions that are tried to find out the truth
LOOKED_AT = 2  # questions of each game: all of them would take minutes


@cache
def played(game: str, seats: int, options: tuple[tuple[str, Any], ...], kind: str = "greedy", seed: int = 4) -> Match:
    match = karczma.start(game, seats, seed, dict(options))
    dice = seeded(seed)
    player = bots.make(kind, match.face, dice)
    while not match.over:
        seat = match.asked[0]
        match.choose(seat, player.choose(bots.sit(match, seat, dice)))
    return match


@cache
def kajko() -> tuple[Match, Analysis]:
    """A whole game between newcomers, so that there is something to find."""
    match = played("kajko", 2, (), "novice")
    return match, analyse(match, questions_of(match, "", "quick"), "quick")


# What the coach may know


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_tables_that_look_alike_to_a_seat_are_weighed_alike(game: str, seats: int, options: dict[str, Any]) -> None:
    match = played(game, seats, tuple(options.items()))
    pieces = questions_of(match, "", "quick").pieces
    piece = pieces[len(pieces) // 2]
    then = match.at(piece.position)
    other = then.clone()
    other.game = match.face.redeal(then.game, piece.seat, seeded(9))
    first, second = [hint_piece(one, "", piece.seat, 77) for one in (then, other)]
    assert first == second  # all that is sent to the coach


def test_nothing_but_an_imagined_world_is_sent() -> None:
    match = played("lockup", 3, ())
    for piece in questions_of(match, "", "quick").pieces[::40]:
        true = match.at(piece.position)
        world = find(piece.game).read(json.loads(piece.world), match.pack)
        assert match.face.view(world, piece.seat).plain() == true.view(piece.seat).plain()


def test_a_game_that_is_not_over_is_refused() -> None:
    match = karczma.start("kajko", 2, 1)
    with pytest.raises(Refused) as refusal:
        questions_of(match, "", "quick")
    assert refusal.value.key == "analysis-unfinished"


def test_only_who_is_asked_gets_a_hint() -> None:
    match = karczma.start("kajko", 2, 1)
    with pytest.raises(Refused) as refusal:
        hint_piece(match, "", 1 - match.asked[0], 5)
    assert refusal.value.key == "not-asked"


def test_there_are_only_these_efforts() -> None:
    with pytest.raises(Refused) as refusal:
        questions_of(played("kajko", 2, ()), "", "endless")
    assert refusal.value.key == "no-such-effort"


# In every game, with every number of players, alone and in both languages


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_game_is_told_in_both_languages(game: str, seats: int, options: dict[str, Any]) -> None:
    match = played(game, seats, tuple(options.items()))
    questions = questions_of(match, "", "quick")
    every = max(1, len(questions.pieces) // LOOKED_AT)
    findings = [weigh(piece) for piece in questions.pieces[::every]]
    analysis = put_together(match, "quick", questions.curve, findings)
    assert [player.seat for player in analysis.players] == [*range(seats)]
    assert sum(player.weighed for player in analysis.players) == len(findings)
    for moment in analysis.curve:
        assert seats == 1 or sum(moment.win) == pytest.approx(1, abs=0.001)
    for language in LANGUAGES:
        told = Adviser(match, language, NAMES).analysis(analysis)
        for decision in told["decisions"]:
            assert decision["chosen"]
            assert decision["grade"] in ALL_GRADES
            assert bool(decision["why"]) == (decision["grade"] in WRONG)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_hint_says_more_or_less(game: str, seats: int, options: dict[str, Any]) -> None:
    match = played(game, seats, tuple(options.items()))
    piece = questions_of(match, "", "quick").pieces[3]
    then = match.at(piece.position)
    finding = weigh(hint_piece(then, "", piece.seat, 3))
    assert 1 <= len(finding.choices) <= 3
    offered = [then.words(option) for option in then.options(piece.seat)]
    assert all(choice.option["do"] in offered for choice in finding.choices)
    for language in LANGUAGES:
        adviser = Adviser(match, language, NAMES)
        nudge, advice, full = [adviser.hint(finding, help) for help in HELP]
        assert "choices" not in nudge
        assert nudge["touch"] == sorted(nudge["touch"])  # so their order does not tell which is better
        assert [choice["do"] for choice in advice["choices"]] == [finding.choices[0].option["do"]]
        assert all(choice["why"] for choice in full["choices"])


@pytest.mark.parametrize(
    ("against", "beside", "said"),
    [
        ("next", {"town": 2.0}, ""),
        ("next", {"town": -2.0}, "All the same it leads to a better position."),
        ("chosen", {"town": 1.0, RIVAL: 3.0}, "All the same it leads to a better position."),
        ("best", {"town": -2.0}, ""),
        ("best", {"town": 2.0}, "All the same the best choice leads to a better position."),
    ],
)
def test_points_that_speak_for_the_other_choice_are_not_told_as_the_reason(
    against: str, beside: dict[str, float], said: str
) -> None:
    match = karczma.start("kajko", 2, 1)
    weighed = Weighed({}, 0.5, 0.5, 0.0, 30.0, 0.0, [], beside)
    why = Adviser(match, "en", NAMES).why(weighed, against)
    assert why.startswith("By the end, compared with")
    assert why.endswith(said) if said else "All the same" not in why


def test_odds_of_a_stack_are_told_exactly() -> None:
    match = karczma.start("kajko", 2, 1)
    finding = weigh(hint_piece(match, "", match.asked[0], 3))
    assert finding.exact
    stack = next(choice for choice in finding.choices if choice.option["do"][0] == "adventure")
    size = stack.option["size"]
    assert sum(odds.count for odds in stack.odds) == size
    danger = next(odds for odds in stack.odds if odds.what == "danger")
    told = Adviser(match, "en", NAMES).odds(stack)[0]
    assert told == f"3 of the {size} cards left here are dangers: {round(300 / size)} %"
    assert (danger.count, danger.of) == (3, size)  # KK-24: one of each danger in every stack


# Against the truth


def near_the_end(match: Match, most: int) -> Iterator[tuple[Match, Finding]]:
    """Questions so late that everything that may still come can be counted."""
    for piece in reversed(questions_of(match, "", "quick").pieces):
        then = match.at(piece.position)
        if sum(then.game.left) > most:
            return
        yield then, weigh(piece)


def truth(match: Match, game: Any, seat: int, option: int) -> tuple[float, list[float]]:
    """What an option is worth to a seat if from then on everybody chooses best for themselves; and to all seats."""
    face, judge = match.face, open_judge(match.face)
    outcomes = face.outcomes(game, option)
    whole = sum(weight for weight, _ in outcomes)
    worths = [0.0] * game.seated
    for weight, world in outcomes:
        after = world.clone()
        advance(after, match.steps, seat, option)
        if after.asking():
            step, who, arg = after.ask_at(0)
            found = [truth(match, after, who, one)[1] for one in match.steps[step].options(after, who, arg)]
            ends = max(found, key=lambda one: one[who])
        else:
            ends = [judge.utility(judge.verdict(after, one)) for one in range(game.seated)]
        worths = [worths[i] + ends[i] * weight / whole for i in range(game.seated)]
    return worths[seat], worths


def test_the_last_turns_of_kajko_are_weighed_as_counting_everything_says() -> None:
    checked = 0
    for seed in range(1, 30):
        for then, finding in near_the_end(played("kajko", 2, (), "random", seed), 3):
            real = {
                tuple(then.words(option)): truth(then, then.game, finding.seat, option)[0]
                for option in then.options(finding.seat)
            }
            best, chosen = finding.choices[0], finding.choices[finding.chosen]
            assert finding.lost is not None
            assert finding.exact
            assert real[tuple(best.option["do"])] == pytest.approx(max(real.values()), abs=1e-4)
            lost = max(real.values()) - real[tuple(chosen.option["do"])]
            assert finding.lost.worth == pytest.approx(lost, abs=1e-4)
            checked += 1
    assert checked >= 20


def by_counting(match: Match, world: Any, seat: int, left: list[int]) -> float | None:
    """The most a seat can make of the rest of a game, if the others go on by the rule of thumb; None: too long."""
    thumb = THUMBS[match.face.name]
    while world.asking():
        step, who, arg = question_in(world)
        options = match.steps[step].options(world, who, arg)
        if who == seat and len(options) > 1:
            left[0] -= 1
            found = [by_counting(match, chosen(match, world, seat, one), seat, left) for one in options]
            return None if left[0] < 0 or None in found else max(one for one in found if one is not None)
        prospects = thumb.prospects(world, who)
        advance(world, match.steps, who, max(options, key=prospects.of))
    judge = open_judge(match.face)
    return judge.utility(judge.verdict(world, seat))


def chosen(match: Match, world: Any, seat: int, option: int) -> Any:
    after = match.face.clone(world)
    advance(after, match.steps, seat, option)
    return after


def last_choices(match: Match) -> Iterator[tuple[Piece, dict[tuple[str, ...], float]]]:
    """Questions near the end, with what each option is really worth, where what is hidden makes no difference."""
    for piece in reversed(questions_of(match, "", "quick").pieces):
        then = match.at(piece.position)
        left = [COUNTED]
        found: list[list[float | None]] = []
        for seed in (21, 22):
            world = match.face.redeal(then.game, piece.seat, seeded(seed))
            world.sealed = [-1 for _ in world.sealed]
            options = then.options(piece.seat)
            found.append(
                [by_counting(match, chosen(match, world, piece.seat, one), piece.seat, left) for one in options]
            )
        if left[0] < 0:
            return
        if found[0] == found[1]:
            real = {tuple(then.words(one)): worth for one, worth in zip(options, found[0], strict=True)}
            yield piece, {words: worth for words, worth in real.items() if worth is not None}


@pytest.mark.parametrize("game", ["roll_player", "stonespine"])
def test_the_last_choices_are_weighed_as_trying_everything_says(game: str) -> None:
    """The last dice and cards of Roll Player, the last row of Stonespine."""
    checked = right = 0
    for seed in range(1, 4):
        for piece, real in last_choices(played(game, 2, (), "greedy", seed)):
            if max(real.values()) - min(real.values()) < 0.001:
                continue
            found = weigh(piece)
            best = real[tuple(found.choices[0].option["do"])]
            checked += 1
            right += best >= max(real.values()) - 0.001
            assert found.lost is not None
            lost = best - real[tuple(piece.chosen)]
            assert abs(found.lost.worth - lost) <= 3 * found.lost.worth_error + 0.01, (
                seed,
                piece.position,
                found,
                real,
            )
    assert checked >= 3
    assert right >= 0.95 * checked


# Figures


def finding(seat: int, position: int, worth: float, grade: str) -> Finding:
    lost = Lost(worth, worth, 10 * worth, 0.001, 0.001, 0.01)
    choice = Weighed({"do": ["send"], "touch": "send"}, 0.5, 0.5, 0, 50, 0)
    return Finding(position, seat, "turn", [choice], False, 0, lost, grade)


def test_grades_need_a_loss_that_is_sure() -> None:
    from karczma.bots.coach import Loss  # noqa: PLC0415

    assert graded(Loss(0.09, 0.1, 3, 0.02, 0.02, 1)) == "blunder"
    assert graded(Loss(0.09, 0.1, 3, 0.06, 0.06, 1)) == "good"  # may as well be chance
    assert graded(Loss(0.05, 0.1, 3, 0.01, 0.01, 1)) == "mistake"
    assert graded(Loss(0.03, 0.1, 3, 0.01, 0.01, 1)) == "inaccuracy"
    assert graded(Loss(0.01, 0.1, 3, 0.001, 0.01, 1)) == "good"
    assert graded(Loss(-0.05, 0.1, 3, 0.01, 0.01, 1)) == "best"


def test_a_wrong_choice_needs_a_second_witness() -> None:
    """The judgement says that something was lost; whether that stands depends on how the games played on have ended."""
    better, made, worse = [Prospect([], [], worths) for worths in ([0.6, 0.7], [0.5, 0.6], [0.4, 0.3])]
    assert upheld("mistake", False, better, made) == "mistake"
    assert upheld("blunder", False, worse, made) == "good"
    assert upheld("inaccuracy", False, made, made) == "good"  # it makes no difference
    assert upheld("blunder", True, worse, made) == "blunder"  # known odds need no witness


@pytest.mark.parametrize("game", GAMES)
def test_quality_is_comparable_between_games(game: str) -> None:
    usual = REGULARS[game].worth
    assert quality(game, [0.0] * 5) == 100
    assert quality(game, [usual] * 5) == pytest.approx(50)
    assert quality(game, [2 * usual] * 5) == pytest.approx(25)
    assert quality(game, [-usual] * 5) == 100
    assert quality(game, []) == 100


def test_luck_is_what_skill_does_not_explain() -> None:
    match, _ = kajko()
    curve = [Moment(0, [0.5, 0.5], [60, 60]), Moment(len(match.log), [1.0, 0.0], [70, 50])]
    findings = [finding(1, 3, 0.3, "blunder"), finding(0, 4, 0.1, "blunder"), finding(1, 8, 0.05, "mistake")]
    first, second = put_together(match, "quick", curve, findings).players
    usual = REGULARS["kajko"]
    # The odds of the first are better by what the second has lost more: 0.25
    assert first.luck_win == pytest.approx(1 - 1 / (1 + exp(-0.25 * usual.odds)), abs=1e-4)
    assert second.luck_win == pytest.approx(-first.luck_win, abs=1e-4)
    assert second.luck_points == pytest.approx(50 - 60 + usual.shown * (3.5 - 2 * usual.points), abs=1e-4)
    assert second.lost_win == pytest.approx(0.175)
    assert second.costliest == [3, 8]
    assert first.grades["blunder"] == 1


def test_the_turning_point_is_where_the_winner_came_to_stay_ahead() -> None:
    match, _ = kajko()
    (winner,) = match.scores().winners
    ahead, behind = [0.7, 0.3], [0.3, 0.7]
    if winner == 1:
        ahead, behind = behind, ahead
    places = [ahead, behind, ahead, behind, ahead, ahead]
    curve = [Moment(position, win, [0, 0]) for position, win in enumerate(places)]
    assert put_together(match, "quick", curve, []).turning == 4


def test_whoever_plays_better_has_the_better_figure() -> None:
    """Regular against a random player: the figure says who was who."""
    match = karczma.start("kajko", 2, 8)
    dice = seeded(8)
    players = [bots.make(kind, match.face, dice) for kind in ("greedy", "random")]
    while not match.over:
        seat = match.asked[0]
        match.choose(seat, players[seat].choose(bots.sit(match, seat, dice)))
    good, bad = analyse(match, questions_of(match, "", "quick"), "quick").players
    assert good.quality > 40
    assert bad.quality < 15


# Kept


def test_an_analysis_goes_on_from_what_was_kept(tmp_path: Path) -> None:
    match, whole = kajko()
    questions = questions_of(match, "", "quick")
    kept = tmp_path / "analyses" / "one.jsonl"
    seen: list[int] = []

    def stop(done: int) -> None:
        seen.append(done)
        if done == 7:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        analyse(match, questions, "quick", 1, kept, stop)
    kept.write_bytes(kept.read_bytes()[:-9] + b"")  # and the power failed while the last was written
    seen.clear()
    assert analyse(match, questions, "quick", 1, kept, seen.append) == whole
    assert seen == [*range(7, len(questions.pieces) + 1)]
    seen.clear()
    assert analyse(match, questions, "quick", 1, kept, seen.append) == whole
    assert seen == []


def test_what_is_kept_belongs_to_one_game_and_one_effort() -> None:
    match, _ = kajko()
    marks = [mark_of(match, "quick"), mark_of(match, "deep"), mark_of(played("kajko", 2, ()), "quick")]
    assert len(set(marks)) == 3
    assert mark_of(karczma.replay(match.record()), "quick") == marks[0]


def test_choices_that_were_taken_back_are_not_judged() -> None:
    match = karczma.start("roll_player", 2, 5)
    dice = seeded(5)
    player = bots.make("greedy", match.face, dice)
    taken_back = -1
    while not match.over:
        seat = match.asked[0]
        match.choose(seat, player.choose(bots.sit(match, seat, dice)))
        if taken_back < 0 and match.can_undo(seat) and len(match.log) > 20:
            taken_back = len(match.log) - 1
            match.undo(seat)
    positions = [piece.position for piece in questions_of(match, "", "quick").pieces]
    assert taken_back not in positions
    assert taken_back + 2 in positions  # the choice that was made instead
