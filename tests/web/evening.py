"""What is going on at the tavern: for each game a table that is open, one that runs, and one that is over."""

from __future__ import annotations

from functools import cached_property

from server.hall import Line, play_on
from web.games import FACES, everything_on
from web.tavern import Tavern


def hurry(lines: list[Line]) -> None:
    """To the end by a short way, for who knows no rule: the last choice is mostly one that settles something."""
    while not all(line.over for line in lines):
        for line in lines:
            if line.question() and not line.over:
                line.choose(last=True)
        for line in lines:
            line.catch_up()


class Evening:
    """The tables of one game, with Ania at each of them, in one language."""

    def __init__(self, tavern: Tavern, game: str, language: str = "en") -> None:
        self.tavern = tavern
        self.game = game
        self.ania = tavern.guest("Ania", language)
        self.bolek = tavern.guest("Bolesława z Mirmiłowa", language)

    def speak(self, language: str) -> Evening:
        """From here on Ania reads this language; everything else is as it was."""
        self.ania.me = self.ania.post("/me", name=self.ania.me["name"], language=language)
        return self

    def _table(self, seats: str, **more: object) -> str:
        return self.ania.table(seats, self.game, language=self.ania.me["language"], **more)

    def _company(self, most: int) -> str:
        """Two people, and golems on the other chairs."""
        seats = ["me", "open", *["bot"] * (min(most, FACES[self.game].most) - 2)]
        table = self._table(" ".join(seats), listed=True, options=everything_on(self.game))
        self.bolek.sit(table)
        return table

    @cached_property
    def open(self) -> str:
        return self._table("me open bot", listed=True)

    @cached_property
    def running(self) -> str:
        """In the middle of the game with every chair taken, and Ania is asked."""
        table = self._company(FACES[self.game].most)
        self.ania.start(table)
        lines = [self.ania.line(table), self.bolek.line(table)]
        play_on(lines, stop=lambda: lines[0].seq >= 14 and lines[0].question() is not None)
        lines[0].ask("chat", text="Powodzenia!")
        self._leave(lines)
        return table

    @cached_property
    def over(self) -> str:
        table = self._company(3)
        self.ania.start(table)
        lines = [self.ania.line(table), self.bolek.line(table)]
        hurry(lines)
        self._leave(lines)
        return table

    def _leave(self, lines: list[Line]) -> None:
        for line in lines:
            line.close()

    @property
    def invitation(self) -> str:
        return str(self.ania.post(f"/tables/{self.open}/invitations")["code"])

    @property
    def device(self) -> str:
        return str(self.ania.post("/me/devices")["code"])
