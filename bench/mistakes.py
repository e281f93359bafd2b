"""Whether what the coach calls a mistake is one: both choices are played on to the end many times.

    .venv/bin/python bench/mistakes.py --games 6 --continuations 200

plays games between a Novice and a Regular, analyses them quickly, and lets Regulars play on from the choice that was
made and from the better one, in the same worlds. It prints how often the better choice turns out better, and how often
surely so, or surely not: by two standard errors. Worlds and dice are others than those the coach has used; whoever
goes on follows the rule of thumb, as in the coach's own looks.
"""

from __future__ import annotations

import argparse
import json
from typing import NamedTuple

from karczma import bots
from karczma.bots.chair import Chair
from karczma.bots.coach import error_of, mean_of
from karczma.bots.judge import open_judge
from karczma.bots.search import Search
from karczma.games import GAMES, find, own_pack
from karczma.kernel.chance import imagining, seeded
from karczma.kernel.match import Match, imagined, start
from karczma.lab.analysis import WRONG, Piece, graded_wrong, questions_of, weigh
from karczma.lab.pool import crew_of
from karczma.lab.simulate import drawn, game_seed


def play(game: str, seed: int, number: int) -> Match:
    face = find(game)
    match = start(face, own_pack(game), 2, {}, game_seed(seed, number))
    dice = seeded(drawn(seed, number, "mistakes"))
    players = [bots.make(kind, face, dice) for kind in ("novice", "greedy")]
    while not match.over:
        seat = match.asked[0]
        match.choose(seat, players[seat].choose(bots.sit(match, seat, dice)))
    return match


class Checked(NamedTuple):
    """A choice that was graded wrong: what it has lost, as the coach says and as playing on does."""

    grade: str
    lost: float
    found: float
    error: float


def checked(work: tuple[Piece, int]) -> Checked | None:
    """What playing on says of a choice; None if it was not wrong."""
    piece, continuations = work
    finding = weigh(piece)
    if not graded_wrong(finding):
        return None
    face = find(piece.game)
    judge = open_judge(face)
    dealt = imagined(face, own_pack(piece.game), piece.seats, piece.settings, json.loads(piece.world))
    chair = Chair(piece.seat, dealt, imagining(piece.seed + 1))
    search = Search(chair, judge, seeded(piece.seed + 2))
    ends: list[list[float]] = [[], []]
    for which, place in enumerate((0, finding.chosen)):
        option = dealt.option(finding.choices[place].option["do"])
        for number in range(continuations):
            then = search.world(number).clone()
            search.quick.state = search.dice[number]
            search.play_on(then, option)
            ends[which].append(judge.utility(judge.verdict(then, piece.seat)))
    lost = [better - made for better, made in zip(*ends, strict=True)]
    assert finding.lost is not None
    return Checked(finding.grade, finding.lost.worth, mean_of(lost), error_of(lost))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[*GAMES], action="append")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--continuations", type=int, default=200)
    parser.add_argument("--most", type=int, default=60, help="choices weighed in each game, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    for game in given.game or GAMES:
        works: list[tuple[Piece, int]] = []
        for number in range(given.games):
            pieces = questions_of(play(game, given.seed, number), "", "quick").pieces
            every = max(1, len(pieces) // given.most)
            works += [(piece, given.continuations) for piece in pieces[::every]]
        found = [one for one in crew_of(given.jobs, len(works)).work_on(checked, works) if one is not None]
        told = []
        for grade in WRONG:
            own = [one for one in found if one.grade == grade]
            told.append(f"{grade} {sum(one.found > 0 for one in own)} of {len(own)}")
        right = sum(one.found > 0 for one in found)
        surely = sum(one.found > 2 * one.error for one in found)
        surely_not = sum(one.found < -2 * one.error for one in found)
        print(f"{game}: {right} of {len(found)} confirmed ({', '.join(told)});", end=" ")
        print(f"surely {surely}, surely not {surely_not};", end=" ")
        lost = mean_of([one.lost for one in found] or [0.0])
        print(
            f"lost on average {lost:.3f}, by playing on {mean_of([one.found for one in found] or [0.0]):.3f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
