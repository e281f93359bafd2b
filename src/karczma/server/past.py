"""Finished games to look back at: any position of one, and its whole story, folded by round and turn.

Everything about a finished game is public. The story is told without knowing any rule: a game marks what opens a round
(`Happening.opens`) and which questions begin a turn (`Step.turn`); one without rounds is folded by laps of the table.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

import msgspec

from karczma.kernel.match import Match
from karczma.kernel.step import Window
from karczma.kernel.tally import TRUTH
from karczma.server import speech
from karczma.server.protocol import Help
from karczma.words import Words

EVERY = 64  # entries replayed between two marks
KEPT = 32  # games: whoever steps through one asks for it again and again
EVERYBODY = -1  # whose turn it is when all choose at once; before the first choice, nobody's


class Told(msgspec.Struct):
    """Something that happened, in words."""

    seat: int  # -1: nobody's doing; beyond the seats: a rival's from the box
    text: str


class StepTold(msgspec.Struct, omit_defaults=True):
    """An entry of the record: who chose, and what happened; or how many choices were taken back."""

    position: int
    seat: int
    turn: int  # the number of the turn it is part of
    events: list[Told]
    chose: str = ""  # what was chosen, where nothing happened that could be told
    undo: int = 0
    hint: Literal[""] | Help = ""  # the help that whoever chose had asked the coach for
    gone: bool = False  # it was taken back later
    totals: list[int] | None = None  # of each seat, where something happened


class TurnTold(msgspec.Struct):
    """Choices that belong together."""

    seat: int  # -1: everybody chose at once


class RoundTold(msgspec.Struct):
    """A round by its name in the game, from an event of a position on; in a lap of the table, from its first."""

    text: str
    position: int
    event: int


class StoryTold(msgspec.Struct):
    """A finished game from its first position to its last."""

    length: int
    rounds: list[RoundTold]
    turns: list[TurnTold]
    steps: list[StepTold]


class Past:
    """A finished game with marks on the way, so that no position is far from one."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.marks: dict[int, Match] = {}

    def at(self, position: int) -> Match:
        """The game as it stood after this many entries, with what happened in the last of them."""
        begin = max([mark for mark in [*self.marks] if mark < position], default=0)
        then = self.marks[begin].clone() if begin else self.match.at(0)
        for number in range(begin, position):
            then.repeat(self.match, number)
            if (number + 1) % EVERY == 0:
                self.marks.setdefault(number + 1, then.clone())
        return then


@lru_cache(maxsize=KEPT)
def past_of(match: Match) -> Past:
    return Past(match)


@lru_cache(maxsize=KEPT)
def story(match: Match, names: tuple[str, ...], language: str, helped: tuple[tuple[int, str], ...] = ()) -> bytes:
    """The whole game in words, as JSON; with the positions of choices that the coach has helped with."""
    whole = Teller(match, [*names], language).tell()
    for position, help in helped:
        whole.steps[position].hint = msgspec.convert(help, Help)
    return msgspec.json.encode(whole)


class Teller:
    """Goes through a game once and notes what happened, in which turn of which round."""

    def __init__(self, match: Match, names: list[str], language: str) -> None:
        self.match = match
        self.names = names
        self.language = language
        self.words = Words(language, match.pack)
        happenings = match.face.vocabulary.happenings
        self.opening = {one.number: one.args[0].label for one in happenings if one.opens}
        self.story = StoryTold(len(match.log), [], [TurnTold(EVERYBODY)], [])
        # In a game without rounds: where turns began, and how far from whoever began the whole.
        self.laps: list[tuple[int, int]] = []
        self.first = EVERYBODY

    def tell(self) -> StoryTold:
        then = self.match.at(0)
        self._step(then, 0, EVERYBODY, "")
        for number, (seat, option) in enumerate(self.match.log):
            chose = ""
            if option >= 0:
                self._turn(then, number + 1, seat)
                chose = self._chosen(then, seat, option)
            then.repeat(self.match, number)
            self._step(then, number + 1, seat, chose)
            if option < 0:
                self._taken_back(-option)
        return self.story

    def _step(self, then: Match, position: int, seat: int, chose: str) -> None:
        events: list[Told] = []
        for event in then.game.told:  # including what only one seat was told then
            named = then.face.vocabulary.names(event)
            if event[0] in self.opening:
                number = int(named[self.opening[event[0]]])
                self.story.rounds.append(RoundTold(self._round(number), position, len(events)))
            text = speech.event(self.language, then.pack, named, self.names)
            events.append(Told(int(named["seat"]), text))
        step = StepTold(position, seat, len(self.story.turns) - 1, events)
        if position and self.match.log[position - 1][1] < 0:
            step.undo = -self.match.log[position - 1][1]
        elif not events:
            step.chose = chose
        if events or step.undo or position in (0, len(self.match.log)):
            step.totals = [counted.total for counted in then.scores(TRUTH).seats]
        self.story.steps.append(step)

    def _round(self, number: int) -> str:
        return self.words.game(self.match.face, "round-title", number=number)

    def _turn(self, then: Match, position: int, seat: int) -> None:
        """Whether this choice begins another turn. A reaction is part of the turn it interrupts."""
        asks = then.game.asks
        step = next(then.steps[number] for number, who, _ in asks if who == seat)
        if isinstance(step, Window):
            return
        together = len(asks) > 1
        if step.turn and not self.opening:
            self._lap(seat, position)
        whose = EVERYBODY if together else seat
        begun = not any(answer >= 0 for answer in then.game.sealed) if together else step.turn
        if begun or whose != self.story.turns[-1].seat or self._opened_since(position):
            self.story.turns.append(TurnTold(whose))

    def _opened_since(self, position: int) -> bool:
        """Whether a round has opened since the last choice."""
        return bool(self.story.rounds) and self.story.rounds[-1].position == position - 1

    def _lap(self, seat: int, position: int) -> None:
        """A round of a game that has none: the turn has come past whoever began."""
        self.first = seat if self.first < 0 else self.first
        place = (seat - self.first) % self.match.seats
        if not self.laps or place <= self.laps[-1][1]:
            self.story.rounds.append(RoundTold(self._round(len(self.story.rounds) + 1), position, 0))
        self.laps.append((position, place))

    def _chosen(self, then: Match, seat: int, option: int) -> str:
        """What was chosen, as it was offered."""
        game = then.game
        number, _, arg = next(ask for ask in game.asks if ask[1] == seat)
        step: Any = then.steps[number]
        about = step.abouts(game, seat, step.game_arg(arg), [option])[0]
        return self.words.option(then.face, {"do": [*then.words(option)], **about}, self.names)

    def _taken_back(self, count: int) -> None:
        """The last choices that stand are gone, and the rounds that began with them."""
        for step in reversed(self.story.steps[:-1]):
            if count and step.position and not step.undo and not step.gone:
                step.gone = True
                count -= 1
        gone = {step.position for step in self.story.steps if step.gone}
        self.story.rounds = [one for one in self.story.rounds if one.position not in gone]
        self.laps = [lap for lap in self.laps if lap[0] not in gone]
