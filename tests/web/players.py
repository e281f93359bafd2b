"""Who plays through the page: by mouse on the board, by thumb on a phone, or by keyboard alone."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Position

from server.hall import Line
from web.table import Json, TablePage

OFTEN = 5  # times the same is asked, until it has been answered by hand often enough
MOST = 400  # choices of one person in one game; no game comes near
PRACTICE = 24  # choices
RARELY = 7
TOGETHER = {"assign", "pay", "give", "storage"}  # questions that the board answers several at a time
LAST = 0.35  # how often the last option is taken, which mostly settles something: games get shorter by it


class Player:
    """Chooses at random, by touching things on the board; from the list only what has no place there.

    A `line` to the same table makes a long game shorter to play: what has been answered `OFTEN` times by hand is
    answered there. The page follows, and what it offers is looked at all the same.
    """

    def __init__(self, table: TablePage, dice: random.Random, line: Line | None = None) -> None:
        self.table = table
        self.dice = dice
        self.line = line
        self.asked: Counter[str] = Counter()
        self.made = 0  # choices, by hand
        self.on_board = 0
        self.in_list = 0

    def play(self, each: Callable[[Json], Any] = lambda _: None, most: int = MOST) -> int:
        """Answer until the game is over or it is enough; `each` looks first at what will be answered by hand."""
        for _ in range(most):
            question = self.table.decision()
            if question is None:
                return self.made
            self.table.offers_what_was_asked(question)
            self.asked[question["ask"]] += 1
            if self.line is not None and self.asked[question["ask"]] > OFTEN:
                self.send(self.line, question, self.pick(question))
            else:
                each(question)
                self.choose(question, self.pick(question))
        assert most < MOST, "the game does not end"
        return self.made

    def pick(self, question: Json) -> Json:
        options: list[Json] = question["options"]
        return options[-1] if self.dice.random() < LAST else self.dice.choice(options)

    def send(self, line: Line, question: Json, option: Json) -> None:
        """Past the page, which hears of it as it hears of the moves of others."""
        self.table.heard(line.do("move", seat=question["seat"], seq=question["seq"], do=option["do"]))

    def choose(self, question: Json, option: Json) -> None:
        before = len(self.table.ear.moves)
        self.answer(question, option, before)
        self.table.chosen(before, option)
        self.made += 1

    def answer(self, question: Json, option: Json, before: int) -> None:
        spot = self.table.glowing(option["touch"])
        sharing = [one for one in question["options"] if one["touch"] == option["touch"]]
        looked = False
        if question["ask"] not in TOGETHER and spot.count():
            self.on_board += 1
            if self.table.page.locator(".list.hang [data-choices]").filter(visible=True).count():
                self.press(self.table.act("choices"))  # it hangs over the board since the last choice
            self.press(spot.first)
            if len(sharing) > 1:
                looked = True
                self.press(self.listed(sharing.index(option)))
        else:
            self.in_list += 1
            self.press(self.listed(question["options"].index(option)))
        if self.wants_a_second(option, before, looked):
            self.press(self.table.act("choose"))

    def wants_a_second(self, option: Json, before: int, looked: bool = False) -> bool:
        """What cannot be undone takes a second click: it may have become so meanwhile, when all others had answered."""
        second = self.table.ready_to_confirm(before)
        assert second or looked or not option.get("final"), f"{option['do']} is chosen by one click"
        if second:
            asked = self.table.asked_now()
            half = any(one["touch"] == option["touch"] for one in asked["blocked"])  # there, something else is shut
            assert half or any(one["do"] == option["do"] and one.get("final") for one in asked["options"]), (
                f"a second click for {option}"
            )
        return second

    def listed(self, number: int) -> Locator:
        """A choice of the numbered list, which is opened if it is folded away."""
        choice = self.table.page.locator(f'[data-choices] [data-choice="{number}"]')
        if not choice.is_visible():
            self.press(self.table.act("choices"))
        return choice

    def press(self, target: Locator) -> None:
        target.click(position=spot(target))


def spot(target: Locator) -> Position | None:
    """A thug may lie over the middle of its location; pressing it is pressing the place, but it is another thing."""
    location = (target.get_attribute("data-touch") or "").startswith("location:")
    return {"x": 10, "y": 10} if location else None


class Thumb(Player):
    """The same on a phone. It taps the sign in between: two quick taps on one spot are a double one to the
    browser, and the second of those is not meant for the next question.
    """

    def press(self, target: Locator) -> None:
        self.table.page.locator("[data-prompt]").filter(visible=True).first.tap()
        target.tap(position=spot(target))


class Keyboard(Player):
    """Never touches the mouse: Tab, arrows, digits and Enter, each in turn; who has practice takes the digits."""

    TABS = 200  # more stops than any page has
    ARROWS = 120

    def answer(self, question: Json, option: Json, before: int) -> None:
        number = question["options"].index(option)
        alone = len([one for one in question["options"] if one["touch"] == option["touch"]]) == 1
        on_board = question["ask"] not in TOGETHER and self.table.glowing(option["touch"]).count() > 0
        ways: list[Callable[[], None]] = [lambda: self.by_list(number)]
        if number < 9:
            ways.insert(0, lambda: self.key(str(number + 1)))
        if on_board and alone:
            ways += [lambda: self.by_tab(option["touch"]), lambda: self.by_arrows(option["touch"])]
        practised = self.made >= PRACTICE and self.made % RARELY
        ways[0 if practised else self.made % len(ways)]()
        if self.wants_a_second(option, before):
            self.key("Enter")

    def key(self, *keys: str) -> None:
        for key in keys:
            self.table.page.keyboard.press(key)

    def by_tab(self, touch: str) -> None:
        self.on_board += 1
        self.tab_to(f'[data-touch="{touch}"].can')
        self.key("Enter")

    def by_list(self, number: int) -> None:
        self.in_list += 1
        choice = f'[data-choices] [data-choice="{number}"]'
        if not self.table.page.locator(choice).is_visible():
            self.tab_to('[data-act="choices"]')
            self.key("Enter")
        self.tab_to(choice)
        self.key("Enter")

    def by_arrows(self, touch: str) -> None:
        """To any thing that glows, and from there by arrows."""
        self.on_board += 1
        self.tab_to("[data-touch].can")
        tried: set[tuple[str, str]] = set()  # from each thing every arrow is tried before any is tried again
        for _ in range(self.ARROWS):
            way: list[str] = self.table.page.evaluate(TOWARDS, touch)
            if not way:
                self.key("Enter")
                return
            here = str(self.table.page.evaluate(FOCUSED))
            arrow = next((one for one in way if (here, one) not in tried), "") or self.dice.choice(way)
            tried.add((here, arrow))
            self.key(arrow)
        raise AssertionError(f"no arrows lead to {touch}; tried {sorted(tried)}")

    def tab_to(self, target: str | Locator) -> None:
        """Tab on until something of this kind has the focus, and can be seen to have it."""
        wanted = self.table.page.locator(target) if isinstance(target, str) else target
        for _ in range(self.TABS):
            found = wanted.evaluate_all(HAS_FOCUS)
            if found is not None:
                assert found == "seen", f"{target} has the focus, but nobody sees it"
                return
            self.key("Tab")
        raise AssertionError(f"Tab never comes to {target}")


FOCUSED = "() => document.activeElement?.dataset.touch ?? null"

# Seen: the browser draws a ring around it, or the page something in its place.
HAS_FOCUS = """(wanted) => {
  const here = document.activeElement;
  if (!wanted.includes(here)) return null;
  const style = getComputedStyle(here);
  const ring = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
  return here.matches(":focus-visible") && (ring || style.boxShadow !== "none") ? "seen" : "unseen";
}"""

# The arrows that lead from what has the focus to another thing, the longer way first, then the others.
TOWARDS = """(touch) => {
  const here = document.activeElement;
  if (here?.dataset.touch === touch) return [];
  const there = [...document.querySelectorAll(`[data-touch="${touch}"]`)].find((one) => one.checkVisibility());
  const a = here.getBoundingClientRect(), b = there.getBoundingClientRect();
  const x = b.left + b.width / 2 - a.left - a.width / 2, y = b.top + b.height / 2 - a.top - a.height / 2;
  const across = [x > 0 ? "ArrowRight" : "ArrowLeft", x > 0 ? "ArrowLeft" : "ArrowRight"];
  const along = [y > 0 ? "ArrowDown" : "ArrowUp", y > 0 ? "ArrowUp" : "ArrowDown"];
  const [first, second] = Math.abs(x) > Math.abs(y) ? [across, along] : [along, across];
  return [first[0], second[0], second[1], first[1]];
}"""
