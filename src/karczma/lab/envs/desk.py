"""One game as a learner meets it: whose turn it is, what they may choose, what they may know, and what they got for it.

All environments are made of this; it knows no library of environments.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import copy
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import karczma
from karczma.games import find
from karczma.kernel import step
from karczma.kernel.chance import seeded
from karczma.kernel.errors import Refused
from karczma.kernel.face import Face, Setting
from karczma.kernel.game import NO_STEP, Option
from karczma.kernel.match import Match
from karczma.kernel.raw import asked_of
from karczma.kernel.rows import Rows, asking, turn
from karczma.kernel.tally import TRUTH, Tally
from karczma.lab.envs.telling import told
from karczma.words import Words

Numbers = NDArray[np.float32]
Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]
Reward = Callable[[Tally], list[float]]

BYTE: Final = np.dtype(np.uint8)
FLAG: Final = np.dtype(np.int8)
RAW: Final = "raw"
OBSERVATIONS: Final = (RAW, "numbers", "view", "text")


def by_ranking(tally: Tally) -> list[float]:
    """1 for the first place down to -1 for the last; seats that tie share what their places are worth."""
    ranks = [seat.rank for seat in tally.seats]
    if len(ranks) == 1:
        return [1.0 if ranks[0] == 1 else -1.0]
    found: list[float] = []
    for rank in ranks:
        middle = rank - 1 + (ranks.count(rank) - 1) / 2
        found.append(1.0 - 2.0 * middle / (len(ranks) - 1))
    return found


def by_score(tally: Tally) -> list[float]:
    return [float(seat.total) for seat in tally.seats]


def by_difference(tally: Tally) -> list[float]:
    """The lead over the best of the others; alone, over the rival in the box."""
    totals = [seat.total for seat in tally.seats]
    if len(totals) == 1:
        return [float(totals[0] - (tally.against.total if tally.against is not None else 0))]
    return [float(totals[i] - max(totals[:i] + totals[i + 1 :])) for i in range(len(totals))]


REWARDS: Final[dict[str, Reward]] = {"ranking": by_ranking, "score": by_score, "difference": by_difference}


def mask_of(allowed: bytes) -> Mask:
    """A mask of its own, which whoever gets it may change."""
    return np.frombuffer(bytearray(allowed), FLAG)


class Desk:
    """A game that is dealt again and again. Nothing a seat is shown depends on what it may not know."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, Any] | None = None,
        *,
        pack: karczma.Cards = None,
        observation: str = RAW,
        reward: str = "",
        language: str = "en",
    ) -> None:
        self.face: Face[Any] = find(game)
        self.settings: dict[str, Setting] = self.face.settings(seats, options or {})
        self.seats = seats
        self.pack = karczma.open_pack(game, pack)
        self.steps = self.face.steps()
        self.actions = self.face.vocabulary.size
        if observation not in OBSERVATIONS:
            raise Refused("env-observation", name=str(observation)[:40], names=", ".join(OBSERVATIONS))
        self.observation = observation
        self.words = Words(language, self.pack)
        self.rows = Rows(self.face, seats)
        names = asking(self.face)
        self._no_question = [0.0] * len(names)
        self._question_at = [len(self.face.features) + names.index(s.name) if s.rule else -1 for s in self.steps]
        self.game: Any = None
        self.deal(0)
        self.pays_by = self._pays_by(reward)

    def _pays_by(self, reward: str) -> str:
        contest = self.face.tally(self.game, TRUTH).contest
        chosen = reward or ("ranking" if contest else "score")
        if chosen not in REWARDS:
            raise Refused("env-reward", name=str(reward)[:40], names=", ".join(REWARDS))
        if chosen == "ranking" and not contest:
            raise Refused("env-nothing-to-win", game=self.face.name)
        return chosen

    def deal(self, seed: int) -> None:
        """The game of this seed, as `karczma.start` deals it."""
        self.game = self.face.start(self.seats, self.settings, self.pack, seeded(seed))
        self.game.telling = False
        step.run(self.game, self.steps)

    def clone(self) -> Desk:
        """The same position once more, to go on with by itself."""
        other = copy(self)
        other.game = self.face.clone(self.game)
        return other

    @property
    def over(self) -> bool:
        return not self.game.asking()

    @property
    def turn(self) -> int:
        """Who chooses next. Of several asked at once, the first who has not: what others have chosen stays sealed."""
        return turn(self.game)

    @property
    def asked(self) -> list[int]:
        """All who have to choose now."""
        return step.asked(self.game)

    def options(self, seat: int) -> list[Option]:
        return step.options(self.game, self.steps, seat)

    def mask(self, seat: int, size: int = 0) -> Mask:
        """1 for each action that is allowed now: none if the seat is not asked."""
        return mask_of(self.rows.allowed(self.game, seat, size or self.actions))

    def take(self, seat: int, option: int) -> None:
        """Anything that is not allowed is refused and changes nothing."""
        if not self.rows.take(self.game, seat, option):
            raise Refused("not-offered" if seat in self.asked else "not-asked", seat=seat)

    def rewards(self) -> list[float]:
        """What each seat gets at the end of the game."""
        return REWARDS[self.pays_by](self.face.tally(self.game, TRUTH))

    def observe(self, seat: int) -> Bytes | Numbers | str:
        """What this seat may know, in the form that was asked for."""
        if self.observation == RAW:
            return np.frombuffer(bytearray(self.rows.seen(self.game, seat)), BYTE)
        if self.observation == "numbers":
            return self.measured(seat)
        match = self.match()
        if self.observation == "view":
            return json.dumps({"question": match.question(seat), "view": match.view(seat).plain()})
        return told(self.words, match, seat)

    @property
    def names(self) -> list[str]:
        """The numbers of an array by name; there are none if a text is shown."""
        if self.observation == RAW:
            return self.rows.names
        return numbers_of(self.face) if self.observation == "numbers" else []

    def measured(self, seat: int) -> Numbers:
        """The numbers of `numbers_of`: of the position, and which question the seat has to answer."""
        numbers = self.face.measure(self.game, seat)
        numbers.extend(self._no_question)
        asked = asked_of(self.game, seat)[0]
        if asked != NO_STEP:
            numbers[self._question_at[asked]] = 1.0
        return np.array(numbers, np.float32)

    def match(self) -> Match:
        """The same position as other parts of Karczma want it."""
        game = self.game
        return Match(self.face, self.pack, self.settings, None, game, game, [], [], [], None)


def numbers_of(face: Face[Any]) -> list[str]:
    """The names of the numbers of a judgement, as `observation="numbers"` shows them."""
    return [*face.features, *[f"question_{name}" for name in asking(face)]]


def raw_of(face: Face[Any], seats: int) -> dict[str, int]:
    """The numbers that `observation="raw"` shows to so many players: their names, each with its full measure."""
    rows = Rows(face, seats)
    return dict(zip(rows.names, rows.full, strict=True))


def actions_of(face: Face[Any]) -> list[str]:
    """The names of the actions, in their order."""
    return [" ".join(face.vocabulary.words(option)) for option in range(face.vocabulary.size)]
