"""Positions of a game, the same each time: games played from a seed, brought to the server as records, and taken up.

What somebody could not see there is dealt anew; what they saw is as it was.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any, NamedTuple

import karczma
from karczma.kernel.chance import seeded
from server.hall import Guest
from web.games import FACES, everything_on

SEED = 11
MANY = 10  # positions of each game
BUSY = 80  # percent: how often the last option is not taken, which mostly ends something; so much comes to the table


class Position(NamedTuple):
    """After so many choices this seat is asked this."""

    record: int  # which of the games
    after: int
    seat: int
    ask: str


def played(game: str, seats: int) -> tuple[dict[str, Any], list[tuple[int, str]]]:
    """A whole game as its record, and who was asked what before each choice."""
    chance = seeded(SEED)
    match = karczma.start(game, seats, SEED, everything_on(game) if seats > 3 else {})
    asked: list[tuple[int, str]] = []
    while not match.over:
        seat = match.asked[0]
        question = match.question(seat)
        assert question is not None
        asked.append((seat, str(question["ask"])))
        options = match.options(seat)
        settled = len(options) > 1 and chance.below(100) < BUSY
        match.choose(seat, options[chance.below(len(options) - settled)])
    return match.record(), asked


def chosen(games: list[list[tuple[int, str]]]) -> list[Position]:
    """So many positions, of each game equally many: every question once, late in the game, before any comes twice."""
    taken: list[Position] = []
    asks: set[str] = set()
    for record, asked in enumerate(games):
        places: dict[str, list[int]] = defaultdict(list)
        for after, (_, ask) in enumerate(asked):
            places[ask].append(after)
        often = sorted(places, key=lambda ask: (ask in asks, -len(places[ask])))
        share = MANY * (record + 1) // len(games)
        while len(taken) < share:
            for ask in often:
                found = places[ask]
                if len(taken) < share and found:
                    after = found.pop(-max(1, len(found) // 6))
                    taken.append(Position(record, after, asked[after][0], ask))
                    asks.add(ask)
    return taken


class Laid(NamedTuple):
    """A table where Ania is asked."""

    id: str
    seats: int
    ask: str


def lay(guest: Guest, game: str) -> list[Laid]:
    """Tables at these positions, golems on the other chairs."""
    counts = [min(3, FACES[game].most), FACES[game].most]
    games = [played(game, seats) for seats in counts]
    kept = [guest.post("/records", record)["id"] for record, _ in games]
    laid: list[Laid] = []
    for record, after, seat, ask in chosen([asked for _, asked in games]):
        chairs = [{"kind": "me"} if i == seat else {"kind": "bot", "level": "novice"} for i in range(counts[record])]
        made = guest.post(f"/tables/{kept[record]}/at/{after}/play", seats=chairs)
        laid.append(Laid(str(made["id"]), counts[record], ask))
    return laid
