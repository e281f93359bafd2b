"""A person's turn: the table, the question, and a prompt that takes a number or a letter."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from karczma.kernel.errors import Refused
from karczma.terminal import papers, tallies
from karczma.terminal.room import Mistake
from karczma.terminal.sitting import Sitting

FEW_NEWS = 2
MANY_NEWS = 12
SPARE_LINES = 3  # two empty ones and the keys


class Leave(Exception):
    """The person at the keyboard has had enough for now."""


class Turn:
    """One seat is asked; the turn is over when something has been chosen or taken back."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.sitting = sitting
        self.room = sitting.room
        self.seat = seat
        self.offers = sitting.offers(seat)
        self.warned = False  # that taking back would deal again what was hidden
        self.letters: dict[str, Callable[[str], bool]] = {
            "u": self.undo,
            "n": self.nudge,
            "h": self.hint,
            "c": self.coach,
            "s": self.score,
            "l": self.log,
            "r": self.rule,
            "t": self.table,
            "w": self.write,
            "q": self.quit,
            "?": self.help,
        }

    def play(self) -> None:
        self.table("")
        over = False
        while not over:
            line = self.room.ask(self.room.say("prompt", last=len(self.offers)))
            try:
                over = self.answered(line)
            except Refused as refused:
                self.room.show(Text(self.room.words.error(refused), "bold"))

    def answered(self, line: str) -> bool:
        """Whether this line ended the turn."""
        if line.isdecimal() and len(line) < 5:
            offer = next((offer for offer in self.offers if offer.number == int(line)), None)
            if offer is None:
                self.room.tell("no-such-number", "bold", number=int(line), last=len(self.offers))
                return False
            self.sitting.choose(self.seat, offer.option)
            return True
        letter, _, rest = line.partition(" ")
        command = self.letters.get(letter.lower())
        if command is None:
            self.room.tell("not-understood", "bold", last=len(self.offers))
            return False
        return command(rest.strip())

    def table(self, rest: str) -> bool:
        """The whole screen: the table, what happened, the question and its answers."""
        drawn = self.sitting.drawing()(self.sitting.sight(self.seat))
        question, answers = self.question(), self.answers(drawn.touched)
        keys = Text(self.room.say("keys"), "dim")
        asked = [question, *self.note(), *answers]
        left = self.room.lines_left(Group(drawn.picture, *asked)) - FEW_NEWS
        if left < SPARE_LINES:  # a short screen does without what only makes it easier to read
            asked = [question, *answers]
            left = self.room.lines_left(Group(drawn.picture, *asked)) - FEW_NEWS
        spare = left >= SPARE_LINES
        news = self.news(min(MANY_NEWS, FEW_NEWS + max(0, left - SPARE_LINES if spare else left)))
        shown = [drawn.picture, "", *news, "", *asked, keys] if spare else [drawn.picture, *news, *asked]
        self.room.fresh()
        self.room.show_whole(Group(*shown))
        return False

    def news(self, most: int) -> list[RenderableType]:
        """The last things that happened, in this many lines; one of them says how many came before."""
        events = self.sitting.news(self.seat, self.seat)
        told = [Text(f"{self.sitting.marks.bullet} {self.sitting.tell(event)}") for event in events]
        if self.sitting.dealt_anew:
            told.append(Text(f"{self.sitting.marks.bullet} {self.room.say('dealt-anew')}"))
        if len(told) <= most:
            return [*told]
        kept = most - 1
        return [Text(self.room.say("earlier", count=len(told) - kept), "dim"), *told[-kept:]]

    def question(self) -> RenderableType:
        question = self.asked()
        sentence = self.room.words.question(self.sitting.match.face, str(question["ask"]))
        rule = self.room.say("rule-id", rule=str(question["rule"]))
        return Text.assemble(self.sitting.marks.seal(self.seat), " ", (sentence, "bold"), " ", (rule, "dim"))

    def note(self) -> list[RenderableType]:
        """What is at stake, if that needs saying."""
        note = self.room.words.note(self.sitting.match.face, self.asked())
        return [Text(f"   {note}", "dim")] if note else []

    def asked(self) -> dict[str, Any]:
        question = self.sitting.match.question(self.seat)
        assert question is not None
        return question

    def answers(self, touched: frozenset[str]) -> list[RenderableType]:
        """What can be chosen and is not shown on the board, then what cannot and why."""
        offers = [offer for offer in self.offers if offer.touch not in touched]
        listed = [Text.assemble((f"{offer.number:>2}", "bold"), f" {offer.words}") for offer in offers]
        half = self.room.out.width // 2 - 1
        if len(listed) > 4 and all(cell_len(line.plain) <= half for line in listed):
            shown: list[RenderableType] = [Columns(listed, equal=True, column_first=True)]
        else:
            shown = [*listed]
        return [*shown, *[Text(f"   {line}", "dim") for line in self.blocked(touched)]]

    def blocked(self, touched: frozenset[str]) -> list[str]:
        """Things that cannot be chosen, grouped by reason."""
        sight = self.sitting.sight(self.seat)
        reasons: defaultdict[str, list[str]] = defaultdict(list)
        for blocked in self.asked()["blocked"]:
            if blocked["touch"] in touched:
                continue
            _, _, id = str(blocked["touch"]).partition(":")
            reasons[self.room.words.blocked(self.sitting.match.face, blocked)].append(sight.thing(id) if id else "")
        return [f"{', '.join(things)}: {reason}" if any(things) else reason for reason, things in reasons.items()]

    def undo(self, rest: str) -> bool:
        if self.sitting.would_deal(self.seat) and not self.warned:
            self.warned = True  # the same again does it
            self.room.tell("undo-deals", "bold")
            return False
        if self.sitting.take_back(self.seat):
            return True
        self.room.tell("no-undo-alone" if self.sitting.alone else "no-undo", "bold")
        return False

    def nudge(self, rest: str) -> bool:
        """Where to look: what this kind of question is about, and two answers that the best one is among."""
        told = self.advised("nudge")
        if told["text"]:
            self.room.show(Text(told["text"]))
        numbers = [str(offer.number) for offer in self.offers if offer.touch in told["touch"]]
        self.room.tell("nudge", "bold", numbers=", ".join(numbers))
        return False

    def hint(self, rest: str) -> bool:
        best = self.advised("advice")["choices"][0]
        self.room.tell("hint", "bold", number=self.number_of(best), words=best["text"], **self.worth(best))
        return False

    def coach(self, rest: str) -> bool:
        """The best choices, what they are worth and how sure that is, and why."""
        for choice in self.advised("full")["choices"]:
            facts = self.worth(choice)
            self.room.tell("coach", "bold", number=self.number_of(choice), words=choice["text"], **facts)
            for line in [*choice["odds"], choice["why"]]:
                self.room.show(Text(f"   {line}", "dim"))
        return False

    def advised(self, help: str) -> dict[str, Any]:
        with self.room.while_thinking(self.room.say("the-coach")):
            return self.sitting.hint(self.seat, help)

    def number_of(self, choice: dict[str, Any]) -> int:
        option = self.sitting.match.option(choice["do"])
        return next(offer.number for offer in self.offers if offer.option == option)

    def worth(self, choice: dict[str, Any]) -> dict[str, str]:
        """The chance to win and the points to expect; twice the standard error on either side."""
        number = self.room.number
        return {
            "win": number(100 * choice["win"], 0),
            "win_error": number(200 * choice["win_error"], 0),
            "points": number(choice["points"], 1),
            "points_error": number(2 * choice["points_error"], 1),
        }

    def score(self, rest: str) -> bool:
        match = self.sitting.match
        told = match.scores(self.seat).plain()
        self.room.show_whole(tallies.draw(self.room, self.sitting.marks, match.face, told, self.sitting.names))
        return False

    def log(self, rest: str) -> bool:
        """Everything that happened, as this seat may know it."""
        match = self.sitting.match
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style="dim")
        grid.add_column(overflow="fold")
        for number, told in enumerate(match.history(self.seat)):
            for event in told:
                grid.add_row(str(number), self.sitting.tell(event))
        seal = Text(self.room.say("fingerprint", hash=match.fingerprint), "dim")
        self.room.show_whole(Group(grid, seal))
        return False

    def rule(self, rest: str) -> bool:
        self.room.show(self.question())
        return False

    def write(self, rest: str) -> bool:
        """Save a copy where the person says; the table is still saved in its own place."""
        name = rest or self.room.ask(self.room.say("save-where"))
        if not name:
            return False
        path = Path(name)
        try:
            papers.write_copy(path, self.sitting.paper())
        except Mistake as mistake:
            self.room.tell(mistake.key, "bold", **mistake.facts)
            return False
        self.room.tell_whole("saved", file=str(path.absolute()))
        return False

    def quit(self, rest: str) -> bool:
        raise Leave

    def help(self, rest: str) -> bool:
        for letter in self.letters:
            self.room.show(Text.assemble((f"  {letter}  ", "bold"), self.room.say(f"help-{HELP.get(letter, letter)}")))
        for told in self.sitting.about_golems():
            self.room.show(told)
        return False


HELP = {"?": "help"}
