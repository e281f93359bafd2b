"""Telling a match in every language: whatever a player could read is put into words, and a missing text is an error."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import karczma
from karczma import Match, Refused
from karczma.kernel.audience import Json
from karczma.kernel.face import Face
from karczma.kernel.record import canonical
from karczma.words import LANGUAGES, Words

HYPHEN = re.compile(r"(?<!\w)-\d")
NAMES = ["Ola", "Janek", "Mruk", "Zosia", "Święcisław"]


class Teller:
    """Tells matches of a game and remembers which texts were met. What was told once is not told again."""

    def __init__(self, face: Face[Any]) -> None:
        self.face = face
        self.words = [Words(language) for language in LANGUAGES]
        self.heard: set[bytes] = set()
        self.met: set[str] = set()

    def tell(self, match: Match) -> None:
        """All that is to be read now: questions, what is blocked, events and scores, for all seats and a spectator."""
        names = NAMES[: match.seats]
        for seat in range(match.seats):
            self._question(match.question(seat), names)
        for hearer in (None, *range(match.seats)):
            for event in match.told(hearer):
                key = f"event-{event['event']}{'-hidden' if event.get('hidden') else ''}"
                self._say(key, event, [words.event(self.face, event, names) for words in self._unheard(event)])
        for hearer in (None, len(match.log) % match.seats):  # each in turn: a game is long
            tally = match.scores(hearer)
            for counted in [*tally.seats, *([tally.against] if tally.against else [])]:
                for part in counted.parts:
                    self._say(f"part-{part.name}", {}, [words.part(self.face, part.name) for words in self.words])
                    for reason in part.reasons:
                        plain = reason.plain()
                        told = [words.reason(self.face, plain, names) for words in self._unheard(plain)]
                        self._say(f"why-{reason.key}", plain, told)

    def refused(self, refused: Refused) -> None:
        self._say(f"error-{refused.key}", {}, [words.error(refused) for words in self.words])

    def _question(self, question: dict[str, Json] | None, names: list[str]) -> None:
        if question is None:
            return
        ask = str(question["ask"])
        for words in self.words:
            self._say(f"question-{ask}", {}, [words.question(self.face, ask)])
            self._say(f"waiting-{ask}", {}, [words.waiting(self.face, ask, names[0])])
            note = words.note(self.face, question)
            if question["stake"]:
                self._say(f"question-{ask}.note", {}, [note])
        options, blocked = question["options"], question["blocked"]
        assert isinstance(options, list)
        assert isinstance(blocked, list)
        for option in options:
            assert isinstance(option, dict)
            assert isinstance(option["do"], list)
            told = [words.option(self.face, option, names) for words in self._unheard(option)]
            self._say(f"do-{option['do'][0]}", option, told)
        for shut in blocked:
            assert isinstance(shut, dict)
            self._say(f"blocked-{shut['why']}", shut, [words.blocked(self.face, shut) for words in self._unheard(shut)])

    def _unheard(self, said: Any) -> list[Words]:
        return [] if canonical(said) in self.heard else self.words

    def _say(self, key: str, said: Any, told: list[str]) -> None:
        assert all(text.strip() and "{" not in text for text in told), f"{key}: {told}"
        assert not any(HYPHEN.search(text) for text in told), f"{key}: a hyphen for a minus in {told}"
        self.met.add(key)
        self.heard.add(canonical(said))


def settings(face: Face[Any], dice: random.Random) -> Iterator[dict[str, Any]]:
    """Options of a table, so that each is set to each of its values at least once, in as few games as that takes."""
    yield {}
    orders = {choice.name: dice.sample(choice.values, len(choice.values)) for choice in face.table_settings}
    for game in range(max([len(values) for values in orders.values()], default=0)):
        yield {name: values[game % len(values)] for name, values in orders.items()}


def tell_games(face: Face[Any], seats: int, seed: int = 0) -> Teller:
    """Random games at a table of so many, with every option, told from the first word to the last."""
    teller = Teller(face)
    dice = random.Random(f"{face.name} {seats} {seed}")
    played = 0
    for options in settings(face, dice):
        try:
            match = karczma.start(face.name, seats, dice.getrandbits(64), options)
        except Refused as refused:  # a seat that is not at this table
            teller.refused(refused)
            continue
        played += 1
        teller.tell(match)
        while not match.over:
            seat = dice.choice(match.asked)
            match.choose(seat, dice.choice(match.options(seat)))
            teller.tell(match)
    assert played, "no game was played"
    return teller
