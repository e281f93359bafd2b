"""The tables the laws are tried at: every game with every number of players and every setting of every option."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any

import smithy
from karczma.games import GAMES
from karczma.kernel import step
from karczma.kernel.chance import Chance, seeded
from karczma.kernel.errors import Refused
from karczma.kernel.face import Face, Setting
from karczma.kernel.match import Match, start
from karczma.kernel.packs import Pack

FACES: dict[str, Face[Any]] = {**GAMES, smithy.FACE.name: smithy.FACE}
STYLES = ("random", "random", "curious", "random", "random", "greedy", "random", "random", "hoarder")

SHORT = 90  # decisions
MANY = 4  # settings
FEW = 3  # numbers of players
# All tables have been tried with the compiled engine: of those with options, one of so many is enough without it.
AGAIN = int(os.environ.get("KARCZMA_AGAIN", "0"))

_packs: dict[str, Pack] = {}


@dataclass(frozen=True)
class Deal:
    """All it takes to play a game of the laws once more."""

    game: str
    seats: int
    options: tuple[tuple[str, Setting], ...] = ()
    seed: int = 0
    style: str = "random"

    def start(self) -> Match:
        return start(FACES[self.game], pack_of(FACES[self.game]), self.seats, dict(self.options), self.seed)

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options)
        return f"{self.game}-{self.seats}{f'-{options}' if options else ''}"


def pack_of(face: Face[Any]) -> Pack:
    if face.name not in _packs:
        _packs[face.name] = face.pack(None)
    return _packs[face.name]


def deals(face: Face[Any]) -> list[Deal]:
    """Every number of players with the options as they are, and every other setting once.

    Options with many settings, which say with which card or player a game begins, are set together.
    """
    found = [Deal(face.name, seats) for seats in range(face.least, face.most + 1)]
    other = [[(one.name, value) for value in one.values if value != one.default] for one in face.table_settings]
    alone = [(setting,) for settings in other if len(settings) < MANY for setting in settings]
    wide = [settings for settings in other if len(settings) >= MANY]
    most = max([len(settings) for settings in wide], default=0)
    together = [tuple(settings[i] for settings in wide if i < len(settings)) for i in range(most)]
    others = [*alone, *together]
    for i, options in enumerate(others[::AGAIN] if AGAIN else others):
        few = min(FEW, face.most - face.least + 1)  # an option is the same for many, who take longer
        seats = [*[face.least + (i + shift) % few for shift in range(few)], *range(face.least + few, face.most + 1)]
        found.append(next(deal for deal in [Deal(face.name, count, options) for count in seats] if possible(deal)))
    return found


def any_deal(face: Face[Any], seed: int, chance: Chance) -> Deal:
    """Any number of players and any options, each choice equally likely."""
    while True:
        seats = face.least + chance.below(face.most - face.least + 1)
        options = tuple((one.name, one.values[chance.below(len(one.values))]) for one in face.table_settings)
        deal = Deal(face.name, seats, options, seed, STYLES[chance.below(len(STYLES))])
        if possible(deal):
            return deal


def stretch(deal: Deal) -> int:
    """How much longer than a short one a game at this table is.

    A dear law plays on from where it looks. One that looks at one position of so many times this looks as often into
    a long game as into a short one, and what it costs grows with the decisions of a game, not with their square.
    """
    match = deal.start()
    return 1 + step.play_out(match.game, match.steps, seeded(0)) // SHORT


def possible(deal: Deal) -> bool:
    """Whether the game takes these options together: a seat that begins has to be there."""
    try:
        deal.start()
    except Refused:
        return False
    return True
