"""Whole games on paper: `python tests/golden/make.py` writes them anew, after a rule was changed on purpose.

Each is a record of the first format, which must be read for ever, in the folder of its game: but for its number it is
what `Match.record()` gives, since nothing is dealt anew in it. What they ended with stands beside them in scores.json.
`make.py roll_player` writes those of one game only.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

HOME = Path(__file__).resolve().parent
if __name__ == "__main__":
    sys.path.insert(0, str(HOME.parent))

import karczma  # noqa: E402
from golden.plans import PICKERS, PLANS, Plan  # noqa: E402
from karczma.kernel.audience import Json  # noqa: E402
from karczma.kernel.chance import Chance, seeded  # noqa: E402
from karczma.kernel.match import Match  # noqa: E402
from karczma.kernel.record import FIRST  # noqa: E402

SCORES = "scores.json"


def play(game: str, name: str, plan: Plan) -> Match:
    """The game of this name from its first choice to its last."""
    seed = int.from_bytes(name.encode(), "big") % 1_000_000_007
    chance = seeded(seed)
    match = karczma.start(game, plan.seats, seed, plan.options)
    pickers = PICKERS[game]
    while not match.over:
        seat = match.asked[0]
        picker = pickers[plan.pickers[seat % len(plan.pickers)]]
        match.choose(seat, picker(match, seat, chance))
        think_again(match, seat, plan, chance)
    return match


def think_again(match: Match, seat: int, plan: Plan, chance: Chance) -> None:
    """Now and then a choice is taken back, at most once in a row."""
    if match.over:
        return
    if plan.undo and match.can_undo(seat) and chance.below(2):
        match.undo(seat)
    elif plan.take_back and len(match.made) > 3 and not chance.below(12):
        match.rewind(seat, 1 + chance.below(3), None)


def written(data: Json) -> str:
    return json.dumps(data, separators=(",", ":"), sort_keys=True) + "\n"


def files(game: str) -> dict[str, str]:
    """All files of the folder of this game by name, with what is in them."""
    made: dict[str, str] = {}
    scores: dict[str, Json] = {}
    for name, plan in PLANS[game].items():
        match = play(game, name, plan)
        made[f"{name}.json"] = written({**match.record(), "karczma": FIRST})
        scores[name] = match.scores().plain()
    made[SCORES] = written(scores)
    return made


def main(games: list[str]) -> None:
    for game in games or PLANS:
        made = files(game)
        folder = HOME / game
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.json"):
            old.unlink()
        for name, text in made.items():
            (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
