"""Tables of the toy game, set for a test: what it needs lies where it needs it."""

from __future__ import annotations

import json
from typing import Any

import smithy
from karczma.kernel.match import Match, start
from karczma.kernel.record import digest
from laws.tables import pack_of


def toy(seats: int = 3, seed: int = 1, **options: Any) -> Match:
    """The toy game before its draft."""
    return start(smithy.FACE, pack_of(smithy.FACE), seats, options, seed)


def do(match: Match, *choices: str) -> None:
    """Let seats choose: `"0 lay iron_pot"`, `"1 decline"`."""
    for choice in choices:
        seat, *words = choice.split()
        match.choose(int(seat), match.option(words))


def first(match: Match, *seats: int) -> None:
    """Let these seats choose the first thing they are offered."""
    for seat in seats:
        match.choose(seat, match.options(seat)[0])


def forge(seats: int = 3, charms: dict[int, list[str]] | None = None, **options: Any) -> Match:
    """The toy game after its draft, seat 0 to begin: seat i has kept wares 2i and 2i + 1, and holds these charms."""
    match = toy(seats, **options)
    first(match, *range(seats), *range(seats))
    state: Any = json.loads(json.dumps(match.face.write(match.game)))
    ware = iter(smithy.vocabulary.WARE.ids)
    for smith in state["smiths"]:
        smith["kept"] = [next(ware), next(ware)]
    for i, smith in enumerate(state["smiths"]):
        smith["scrap"] = [next(ware)]
        smith["got"] = sorted([smith["scrap"][0], smith["kept"][1]], key=smithy.vocabulary.PIECE.ids.index)
        if charms is not None:
            smith["charms"] = charms.get(i, [])
    held = [charm for smith in state["smiths"] for charm in smith["charms"]]
    state["bag"] = [piece for piece in smithy.vocabulary.PIECE.ids[12:22] if piece not in held]
    state["crate"] = list(ware)
    state["first"] = 0
    state["agenda"] = [["round", 0, 2], *[["forge", seat, 0] for seat in range(seats - 1, 0, -1)]]
    state["asks"] = [["forge", 0, 0]]
    game = match.face.read(state, match.pack)
    return Match(match.face, match.pack, match.settings, match.seed, match.face.clone(game), game, [], [], [], None)


def state_of(match: Match) -> str:
    return digest(match.face.write(match.game))
