"""A few fixed games and the hash each must come to: in any run, compiled or not, whatever PYTHONHASHSEED is.

`python tests/laws/golden.py` prints them; with `--write` they become the expected ones, after a change of rules.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[1])

from karczma.kernel.chance import seeded
from laws.tables import FACES, Deal, any_deal

EXPECTED = Path(__file__).with_name("golden.json")
GAMES_EACH = 5


def games() -> list[dict[str, Any]]:
    """The golden games, each with the hash it comes to."""
    chance = seeded(2024)
    return [play(any_deal(face, seed, chance)) for face in FACES.values() for seed in range(GAMES_EACH)]


def play(deal: Deal) -> dict[str, Any]:
    """One game of random choices; the last link holds the states of all moves."""
    match = deal.start()
    chance = seeded(deal.seed + 1)
    while not match.over:
        asked = match.asked
        seat = asked[chance.below(len(asked))]
        options = match.options(seat)
        match.choose(seat, options[chance.below(len(options))])
    options_set = dict(deal.options)
    fixed = {"game": deal.game, "seats": deal.seats, "options": options_set, "seed": deal.seed}
    return {**fixed, "rules": match.face.rules_version, "moves": len(match.log), "hash": match.link()}


def as_text(found: list[dict[str, Any]]) -> str:
    return "[\n" + ",\n".join(json.dumps(game) for game in found) + "\n]\n"


if __name__ == "__main__":
    if "--write" in sys.argv:
        EXPECTED.write_text(as_text(games()))
    print(as_text(games()), end="")
