"""What a choice of Regular costs on average, game by game: the measure of the coach's figure for quality.

    .venv/bin/python bench/regulars.py --games 20 --share 0.2

plays games for two between Regulars and weighs a share of their choices as a quick analysis does. `REGULARS` in
`karczma/lab/analysis.py` holds what it prints. Any other level can be asked for: docs/coach.md has all of them.
"""

from __future__ import annotations

import argparse
from math import sqrt

from karczma import bots
from karczma.games import GAMES, find, own_pack
from karczma.kernel.chance import seeded
from karczma.kernel.match import Match, start
from karczma.lab.analysis import Lost, Piece, graded_wrong, questions_of, weigh
from karczma.lab.pool import crew_of
from karczma.lab.simulate import drawn, game_seed


def play(game: str, level: str, seed: int, number: int) -> Match:
    face = find(game)
    match = start(face, own_pack(game), 2, {}, game_seed(seed, number))
    dice = seeded(drawn(seed, number, "regulars"))
    players = [bots.make(bots.LEVELS[level], face, dice) for _ in range(2)]
    while not match.over:
        seat = match.asked[0]
        match.choose(seat, players[seat].choose(bots.sit(match, seat, dice)))
    return match


def sampled(game: str, level: str, seed: int, games: int, share: float) -> list[Piece]:
    """Some of the choices of these games, all equally likely."""
    dice = seeded(seed)
    found: list[Piece] = []
    for number in range(games):
        pieces = questions_of(play(game, level, seed, number), "", "quick").pieces
        found += [piece for piece in pieces if dice.below(1000) < 1000 * share]
    return found


def lost_in(piece: Piece) -> tuple[Lost, bool]:
    finding = weigh(piece)
    assert finding.lost is not None
    return finding.lost, graded_wrong(finding)


def mean(numbers: list[float]) -> tuple[float, float]:
    """With its standard error."""
    middle = sum(numbers) / len(numbers)
    spread = sum([(one - middle) ** 2 for one in numbers]) / (len(numbers) - 1)
    return middle, sqrt(spread / len(numbers))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[*GAMES], action="append")
    parser.add_argument("--level", choices=[*bots.LEVELS], default="regular")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--share", type=float, default=0.2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    for game in given.game or GAMES:
        pieces = sampled(game, given.level, given.seed, given.games, given.share)
        found = [*crew_of(given.jobs, len(pieces)).work_on(lost_in, pieces)]
        told = [f"{given.level} in {game}, {len(found)} choices of {given.games} games:"]
        for name in ("worth", "win", "points"):
            middle, error = mean([getattr(lost, name) for lost, _ in found])
            told.append(f"{name} {middle:.5f} ± {error:.5f}")
        told.append(f"wrong {sum(wrong for _, wrong in found) / len(found):.1%}")
        print(" ".join(told), flush=True)


if __name__ == "__main__":
    main()
