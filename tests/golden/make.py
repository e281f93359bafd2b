"""Whole games on paper: `python tests/golden/make.py` writes them anew, after a rule was changed on purpose.

Each is a record as `Match.record()` gives it; what every game ended with stands beside them in scores.json.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import NamedTuple

HOME = Path(__file__).resolve().parent
if __name__ == "__main__":
    sys.path.insert(0, str(HOME.parent))

import karczma  # noqa: E402
from karczma.kernel.audience import Json  # noqa: E402
from karczma.kernel.chance import Chance, seeded  # noqa: E402
from karczma.kernel.match import Match  # noqa: E402
from rules.kajko.pickers import PICKERS  # noqa: E402

SCORES = "scores.json"


class Plan(NamedTuple):
    """Who plays, by which options, and how often something is taken back: by undo, or by the table's consent."""

    seats: int
    pickers: tuple[str, ...]  # seat by seat, from the first again when there are more seats
    options: dict[str, bool | str]
    undo: bool = False
    take_back: bool = False


KAJKO: dict[str, Plan] = {
    "2-basic": Plan(2, ("anything",), {}),
    "2-quick": Plan(2, ("quick",), {}),
    "2-hoarders": Plan(2, ("hoarder",), {}),
    "2-reckless": Plan(2, ("reckless",), {"first_player": "1"}),
    "2-dusigrosz": Plan(2, ("fickle", "hoarder"), {"dusigrosz": True}),
    "2-coin-in-hand": Plan(2, ("hoarder", "fickle"), {"coin_in_hand": True}),
    "2-all": Plan(2, ("hoarder",), {"dusigrosz": True, "coin_in_hand": True, "stacks": "twins_alike"}),
    "2-undo": Plan(2, ("fickle",), {"town_memory": "owner"}, undo=True),
    "3-basic": Plan(3, ("fickle",), {}),
    "3-quick": Plan(3, ("quick",), {"dusigrosz": True, "first_player": "2"}),
    "3-mixed-company": Plan(3, ("quick", "hoarder", "reckless"), {}),
    "3-dusigrosz": Plan(3, ("hoarder",), {"dusigrosz": True, "town_memory": "owner"}),
    "3-coin-in-hand": Plan(3, ("anything", "fickle"), {"coin_in_hand": True}),
    "3-all": Plan(3, ("reckless",), {"dusigrosz": True, "coin_in_hand": True}),
    "3-twins": Plan(3, ("fickle", "anything"), {"stacks": "twins_alike"}),
    "3-undo": Plan(3, ("hoarder", "fickle"), {"coin_in_hand": True}, undo=True),
    "3-taken-back": Plan(3, ("fickle",), {"coin_in_hand": True, "dusigrosz": True}, take_back=True),
    "4-basic": Plan(4, ("anything",), {"first_player": "0"}),
    "4-quick": Plan(4, ("quick",), {"coin_in_hand": True}),
    "4-mixed-company": Plan(4, ("hoarder", "quick", "fickle", "anything"), {"dusigrosz": True}),
    "4-coin-in-hand": Plan(4, ("hoarder",), {"coin_in_hand": True, "stacks": "twins_alike"}),
    "4-all": Plan(4, ("fickle", "reckless"), {"dusigrosz": True, "coin_in_hand": True, "town_memory": "owner"}),
    "4-undo": Plan(4, ("fickle",), {"coin_in_hand": True, "first_player": "3"}, undo=True, take_back=True),
    "5-basic": Plan(5, ("fickle",), {}),
    "5-quick": Plan(5, ("quick",), {"first_player": "4", "stacks": "twins_alike"}),
    "5-hoarders": Plan(5, ("hoarder",), {"coin_in_hand": True}),
    "5-mixed-company": Plan(5, ("reckless", "quick", "hoarder", "fickle", "anything"), {"dusigrosz": True}),
    "5-all": Plan(5, ("fickle", "hoarder"), {"dusigrosz": True, "coin_in_hand": True, "town_memory": "owner"}),
    "5-undo": Plan(5, ("anything", "hoarder"), {"coin_in_hand": True, "dusigrosz": True}, undo=True),
}


def play(name: str, plan: Plan) -> Match:
    """The game of this name from its first choice to its last."""
    seed = int.from_bytes(name.encode(), "big") % 1_000_000_007
    chance = seeded(seed)
    match = karczma.start("kajko", plan.seats, seed, plan.options)
    while not match.over:
        seat = match.asked[0]
        picker = PICKERS[plan.pickers[seat % len(plan.pickers)]]
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
        match.take_back(seat, 1 + chance.below(3))


def written(data: Json) -> str:
    return json.dumps(data, separators=(",", ":"), sort_keys=True) + "\n"


def files() -> dict[str, str]:
    """All files of the folder by name, with what is in them."""
    made: dict[str, str] = {}
    scores: dict[str, Json] = {}
    for name, plan in KAJKO.items():
        match = play(name, plan)
        made[f"{name}.json"] = written(match.record())
        scores[name] = match.scores().plain()
    made[SCORES] = written(scores)
    return made


def main() -> None:
    folder = HOME / "kajko"
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
