"""An evening at the page: whole games of all four, and what they ask of a person: questions, clicks and waiting.

`python bench/evening.py [--games lockup kajko ...]`: a server as people get it, a browser on a desktop, golems on the
other chairs. Every choice is the one that the hint gives, made by clicks on the page; cubes are paid, given and
returned as the page proposes. What a bar is set for is marked.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(HOUSE)  # not this folder: `evening` is a file of the tests too
    sys.path.insert(1, str(HOUSE / "tests"))

from playwright.sync_api import Browser, Locator

from karczma.games import GAMES
from karczma.kernel.step import Window
from server.hall import Line
from web import browsers
from web.browsers import Company
from web.gestures import dragged
from web.table import Json, TablePage, wait
from web.tavern import Tavern

LONG = 600_000.0  # milliseconds: others may take their time


@dataclass(frozen=True)
class Plan:
    """A game to play, and what is aimed at."""

    game: str
    seats: int
    rounds: int = 0  # so many are played; 0: all
    clicks: int | None = None  # bars: no more than this
    refusals: int | None = None  # in percent of the questions

    @property
    def title(self) -> str:
        return f"{self.game}, {self.seats} players" + (f", {self.rounds} round" if self.rounds else "")


PLANS = (
    Plan("kajko", 3),
    Plan("stonespine", 3, clicks=60),
    Plan("roll_player", 3, clicks=90, refusals=10),
    Plan("lockup", 3, clicks=220, refusals=15),
    Plan("lockup", 5, rounds=1),
)


@dataclass
class Tally:
    questions: int = 0
    refusals: int = 0  # questions whether to react, answered with no
    clicks: int = 0
    by_question: dict[str, list[int]] = field(default_factory=dict)  # clicks, each time it was asked
    waits: list[float] = field(default_factory=list)  # seconds, each time that others had to choose first
    seconds: float = 0.0  # in all, with those that a script does not need to think


class Hand:
    """How a person clicks: the only place that knows it. It takes what the page offers, and counts.

    Where the board itself offers the second half of a choice (a side, a row, a column), that is one click; we make it
    on the same option of the numbered list, and opening that list is not counted, since nobody had to. Dice and
    chambers are dragged to their places, which counts like a click; `--by-click` they are not.
    """

    STEPS = 6  # clicks that one choice can need at most

    def __init__(self, table: TablePage, tally: Tally, drags: bool) -> None:
        self.table = table
        self.tally = tally
        self.drags = drags

    def choose(self, option: Json) -> None:
        before = len(self.table.ear.moves)
        touched = False
        for _ in range(self.STEPS):
            if len(self.table.ear.moves) > before:
                break
            spot = self.table.glowing(option["touch"])
            if self.previewed() == option["text"]:
                self.click(self.table.act("choose"))
            elif not touched and spot.count():
                self.click(spot.first)
                touched = True
            else:
                self.click(self.listed(option, touched))
            self.table.page.evaluate("() => new Promise(requestAnimationFrame)")
        self.table.chosen(before, option)

    def send(self, plan: list[list[str]]) -> None:
        """Tokens are ticked, some are turned, and one click sends them."""
        before = len(self.table.ear.moves)
        for verb, *words in plan:
            if verb == "done":
                continue
            token, side = words
            self.click(self.table.page.locator(f'.cell [data-touch="token:{token}"]'))
            turn = self.table.page.locator(f'[data-turn="{token}"]')
            if side == "down" and turn.get_attribute("aria-pressed") == "false":
                self.click(turn)
        self.click(self.table.act("choose"))
        wait(self.table.page, lambda: len(self.table.ear.moves) >= before + len(plan), f"sent: {plan}", LONG)

    def accept(self, question: Json) -> None:
        """The cubes that are proposed go; the last ones by themselves, if no others are left."""
        ear = self.table.ear
        before, need = len(ear.moves), sum(one["proposed"] for one in question["options"])
        self.click(self.table.act("choose"))

        def gone() -> bool:
            asked = ear.question
            return ear.settled and (asked is None or asked["ask"] != question["ask"] or asked["seq"] < question["seq"])

        wait(self.table.page, lambda: len(ear.moves) >= before + need or gone(), "the cubes are paid", LONG)

    def click(self, target: Locator) -> None:
        target.click()
        self.tally.clicks += 1

    def previewed(self) -> str:
        """What the next click on the big button would do."""
        found = self.table.page.locator("[data-choices] .sel .words").all_text_contents()
        return found[0] if found else ""

    def place(self, moves: list[list[str]], thing: str, place: str) -> None:
        """Drag a thing to its place."""
        before = len(self.table.ear.moves)
        source = self.table.page.locator(f'[data-touch="{thing}"]').first
        dragged(self.table, source, self.table.page.locator(place).first)
        self.tally.clicks += 1
        wait(self.table.page, lambda: len(self.table.ear.moves) > before or self.previewed(), f"placed: {moves}", LONG)
        if len(self.table.ear.moves) == before:
            self.click(self.table.act("choose"))
        wait(self.table.page, lambda: len(self.table.ear.moves) == before + len(moves), f"sent: {moves}", LONG)
        assert [one["do"] for one in self.table.ear.moves[before:]] == moves

    def listed(self, option: Json, touched: bool) -> Locator:
        choice = self.table.page.locator("[data-choices] [data-choice]").filter(
            has=self.table.page.locator(".words").get_by_text(option["text"], exact=True)
        )
        if not choice.first.is_visible():
            if not touched and not self.previewed():
                self.tally.clicks += 1  # it has no place on the board: a person has to open the list
            self.table.act("choices").click()
        return choice.first


class Evening:
    """One game, from the first question to the result."""

    def __init__(self, plan: Plan, table: TablePage, line: Line, drags: bool) -> None:
        self.plan = plan
        self.table = table
        self.line = line
        self.tally = Tally()
        self.hand = Hand(table, self.tally, drags)

    @cached_property
    def windows(self) -> dict[str, set[str]]:
        """The questions whether to react, and the words of those who do not."""
        face = GAMES[self.plan.game]
        return {
            step.name: {face.vocabulary.words(option)[0] for option in (step.decline, step.hush)}
            for step in face.steps()
            if isinstance(step, Window)
        }

    def play(self) -> Tally:
        started = time.monotonic()
        for question in self.questions():
            self.tally.questions += 1
            clicks = self.tally.clicks
            if question["ask"] == "assign":
                self.hand.send(self.assignment(question))
            elif all("proposed" in one for one in question["options"]):
                self.hand.accept(question)
            else:
                self.choose(question, self.hint(question))
            self.tally.by_question.setdefault(question["ask"], []).append(self.tally.clicks - clicks)
        self.tally.seconds = time.monotonic() - started
        return self.tally

    def choose(self, question: Json, do: list[str]) -> None:
        verb, *words = do
        self.tally.refusals += verb in self.windows.get(question["ask"], ())
        if self.hand.drags and verb == "place_setup_die":
            self.hand.place([do], f"die:{words[0]}", f'[data-drop="{words[1]}"]')
        elif self.hand.drags and verb == "build":
            year = self.table.ear.place()["view"]["middle"]["numbers"]["year"]
            self.hand.place([do], f"chamber:{words[0]}", f'[data-drop="r{year}c{words[1]}"]')
        elif self.hand.drags and verb == "take_initiative" and (then := self.following(question, do)):
            self.tally.questions += 1
            self.hand.place([do, then], f"initiative:{words[0]}", f'[data-drop="{then[1]}"]')
        else:
            self.hand.choose(next(one for one in question["options"] if one["do"] == do))

    def following(self, question: Json, do: list[str]) -> list[str] | None:
        """Where the die goes that is taken now: tried past the page, and taken back."""
        seat = question["seat"]
        self.line.do("move", seat=seat, seq=question["seq"], do=do)
        self.line.catch_up()
        after = self.line.question(seat)
        then = self.hint(after) if after and after["ask"] == "place_die" else None
        self.line.do("undo", seat=seat)
        self.table.heard(self.line.seq).decision()
        return then if then and then[0] == "place_die" else None

    def hint(self, question: Json) -> list[str]:
        do: list[str] = self.line.ask("hint", seat=question["seat"])["data"]["do"]
        return do

    def assignment(self, question: Json) -> list[list[str]]:
        """The tokens that hints would send one by one: tried past the page, and all but the last taken back."""
        seat = question["seat"]
        plan: list[list[str]] = []
        while True:
            plan.append(self.hint(question))
            left = {one["do"][1] for one in question["options"] if one["do"][0] == "assign"}
            if plan[-1] == ["done"] or len(left) == 1:
                break
            self.line.do("move", seat=seat, seq=question["seq"], do=plan[-1])
            self.line.until(lambda: self.line.question(seat))
            question = self.line.question(seat) or question
        for _ in plan[:-1]:
            self.line.do("undo", seat=seat)
        self.table.heard(self.line.seq).decision()
        return plan

    def questions(self) -> Iterator[Json]:
        """Until the end, or until enough has been played. What lies between them is waiting, if others chose there."""
        while True:
            done = time.monotonic()
            known = len(self.table.ear.log)
            question = self.table.decision()
            if any(is_of_others(one) for one in self.table.ear.log[known:]):
                self.tally.waits.append(time.monotonic() - done)
            if question is None or self.enough():
                return
            yield question

    def enough(self) -> bool:
        now = self.table.ear.place()["view"]["middle"]["numbers"].get("round", 1)
        return bool(self.plan.rounds) and now > self.plan.rounds


def is_of_others(line: Json) -> bool:
    """Whether a line of the log is a choice of somebody else; of a sealed one nobody is told what it is."""
    return line["kind"] in ("move", "hidden") and line["data"].get("seat") != 0


def play(plan: Plan, browser: Browser, tavern: Tavern, drags: bool) -> Tally:
    company = Company(browser, tavern)
    person, guest = company.guest("Ania")
    id = guest.table(" ".join(["me", *["bot"] * (plan.seats - 1)]), plan.game, start=True)
    table = TablePage(person.new_page(), LONG).go(f"/t/{id}")
    try:
        return Evening(plan, table, guest.line(id), drags).play()
    finally:
        company.close()


HEAD = f"{'game':<32}{'questions':>10}{'refusals':>26}{'clicks':>19}{'waiting':>10}{'longest':>9}{'in all':>9}"


def row(plan: Plan, tally: Tally) -> str:
    share = round(100 * tally.refusals / max(1, tally.questions))
    refusals = f"{tally.refusals} = {_against(share, plan.refusals, ' %')}"
    clicks = _against(tally.clicks, plan.clicks)
    waiting, longest = f"{sum(tally.waits):.0f} s", f"{max(tally.waits, default=0.0):.1f} s"
    return (
        f"{plan.title:<32}{tally.questions:>10}{refusals:>26}{clicks:>19}{waiting:>10}{longest:>9}"
        f"{f'{tally.seconds:.0f} s':>9}"
    )


def questions(tally: Tally) -> str:
    most = sorted(tally.by_question.items(), key=lambda one: -sum(one[1]))
    return "\n".join(f"    {ask:<28}{len(clicks):>4} times{sum(clicks):>5} clicks" for ask, clicks in most)


def _against(value: int, bar: int | None, unit: str = "") -> str:
    """A figure beside its bar."""
    if bar is None:
        return f"{value}{unit}"
    return f"{value}{unit} ({'<=' if value <= bar else 'NOT <='} {bar})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    parser.add_argument("--by-click", action="store_true", help="dice and chambers are not dragged, but clicked")
    parser.add_argument("--questions", action="store_true", help="also what was asked how often, and its clicks")
    order = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, browsers.opened() as browser:
        tavern = Tavern(Path(folder), toy=False)
        del tavern.settings["bot_seconds"]  # golems as people meet them
        tavern.start()
        try:
            print(HEAD, flush=True)
            for plan in PLANS:
                if plan.game in order.games:
                    tally = play(plan, browser, tavern, drags=not order.by_click)
                    print(row(plan, tally), flush=True)
                    if order.questions:
                        print(questions(tally), flush=True)
        finally:
            tavern.close()


if __name__ == "__main__":
    main()
