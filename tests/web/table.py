"""A table as one browser shows it, beside what the server has told that browser: it must show that and no more."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket

from server.whole import whole
from web.browsers import PATIENCE
from web.words import say

Json = dict[str, Any]

# Milliseconds until this browser is asked: after passing in Lockup for five, golems choose 160 to 270 times first
UNTIL_ASKED = 3 * PATIENCE

SHOWN = "() => Number(document.querySelector('[data-table]')?.dataset.seq ?? -1)"

# What the page offers at this moment: things on the board and choices of the list.
OFFERED = """() => {
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const text = (one) => one.textContent.replace(/\\s+/g, " ").trim();
  // What is just leaving is still drawn for a moment, but nobody can press it.
  const things = [...document.querySelectorAll("[data-touch]")].filter((one) => !one.closest("[inert]"));
  const told = (one) => ({
    touch: one.dataset.touch, tag: one.tagName, text: text(one), label: one.getAttribute("aria-label") ?? "",
    disabled: one.disabled === true, off: one.getAttribute("aria-disabled"), shown: shown(one),
    why: (one.getAttribute("aria-describedby") ?? "").split(" ").filter((id) => id)
      .map((id) => document.getElementById(id)?.textContent ?? "").join(" "),
  });
  return {
    can: things.filter((one) => one.classList.contains("can")).map(told),
    cannot: things.filter((one) => one.classList.contains("cannot")).map(told),
    choices: [...document.querySelectorAll("[data-choices] [data-choice]")].map((one) => ({
      number: Number(one.dataset.choice), text: text(one), label: one.getAttribute("aria-label") ?? "",
    })),
    prompt: [...document.querySelectorAll("[data-prompt]")].map(text).join(" "),
  };
}"""

# An option is looked at, and not on its way to the server.
PREVIEWED = (
    """() => document.querySelector("[data-choices] .sel") !== null && !document.querySelector("[data-sending]")"""
)

WORDS = """() => {
  const table = document.querySelector("[data-table]");
  const labels = [...table.querySelectorAll("[aria-label], [title]")]
    .map((one) => `${one.getAttribute("aria-label")} ${one.getAttribute("title")}`);
  return `${table.textContent} ${labels.join(" ")}`;
}"""


def wait(page: Page, so: Callable[[], Any], what: str, patience: float = PATIENCE) -> None:
    """Look again until something is so; the browser's events come in meanwhile.

    Playwright's own way to wait for a function evaluates it in the page again and again, which our policy forbids.
    """
    deadline = time.monotonic() + patience / 1000
    while not so():
        assert time.monotonic() < deadline, f"it does not come to be: {what}"
        page.wait_for_timeout(5)


class Ear:
    """All that the sockets of one page have said and heard."""

    def __init__(self, page: Page) -> None:
        self.said: list[Json] = []
        self.heard: list[Json] = []
        self.table: Json = {}
        self.places: list[Json] = []
        self.log: list[Json] = []
        self.seq = -1
        self.answered: dict[str, int] = {}  # by id of what was said: the line of the log it became
        self.refused: list[Json] = []
        self.lines = 0
        page.on("websocket", self._opened)

    def _opened(self, line: WebSocket) -> None:
        """From now on this line counts: what others still bring is of another table, or comes again."""
        self.lines += 1
        now = self.lines
        line.on("framesent", lambda text: self._say(json.loads(text)))
        line.on("framereceived", lambda text: self._hear(json.loads(text)) if now == self.lines else None)

    def _say(self, message: Json) -> None:
        self.said.append(message)
        if message["type"] == "hello" and message["since"] < 0:
            self.seq = -1  # nothing is known of this table yet

    def _hear(self, message: Json) -> None:
        message = whole(message, self.table, self.places)
        self.heard.append(message)
        kind = message["type"]
        if kind == "ack":
            self.answered[message["id"]] = message["seq"]
        if kind == "refused":
            self.refused.append(message)
        if kind == "snapshot":
            self.log = list(message["log"])
        if kind == "update":
            self.log.append(message["happened"])
        if kind in ("snapshot", "update"):
            self.seq = message["seq"]
            self.table = message.get("table") or self.table
            if message.get("places") is not None:
                self.places = message["places"]

    @property
    def stage(self) -> str:
        return str(self.table.get("stage", ""))

    @property
    def question(self) -> Json | None:
        """What a seat of this browser is asked, unless it has answered already."""
        if not self.settled:
            return None
        return next((place["question"] for place in self.places if place.get("question")), None)

    @property
    def settled(self) -> bool:
        """All choices are acknowledged, and what came of them is told."""
        return all(self.answered.get(one["id"], self.seq + 1) <= self.seq for one in self.moves)

    @property
    def moves(self) -> list[Json]:
        return [one for one in self.said if one["type"] == "move"]

    def place(self, seat: int | None = None) -> Json:
        return next(place for place in self.places if seat is None or place.get("seat") == seat)


class TablePage:
    """The page of a table, `page` being open there or about to be."""

    def __init__(self, page: Page, patience: float = UNTIL_ASKED) -> None:
        self.page = page
        self.ear = Ear(page)
        self.patience = patience  # with others, until this browser is asked

    def go(self, url: str) -> TablePage:
        self.page.goto(url)
        return self.here()

    def here(self) -> TablePage:
        """Wait until the table is shown as the server last told it."""
        wait(self.page, lambda: self.ear.seq >= 0, "the server tells of the table")
        return self.caught_up()

    @property
    def root(self) -> Locator:
        return self.page.locator("[data-table]")

    @property
    def id(self) -> str:
        return str(self.root.get_attribute("data-table"))

    @property
    def seq(self) -> int:
        return int(self.root.get_attribute("data-seq") or -1)

    @property
    def stage(self) -> str:
        return str(self.root.get_attribute("data-stage"))

    def act(self, name: str) -> Locator:
        return self.page.locator(f'[data-act="{name}"]').filter(visible=True).first

    def glowing(self, touch: str = "") -> Locator:
        """What can be chosen on the board: all of it, or what is touched like this."""
        which = f'[data-touch="{touch}"]' if touch else "[data-touch]"
        return self.page.locator(f"{which}.can:not([inert], [inert] *)").filter(visible=True)

    def caught_up(self) -> TablePage:
        seq = self.ear.seq
        wait(self.page, lambda: self.page.evaluate(SHOWN) >= seq, f"line {seq} of the log is on the screen")
        return self

    def heard(self, seq: int) -> TablePage:
        """Wait until this line of the log has come, and is shown."""
        wait(self.page, lambda: self.ear.seq >= seq, f"line {seq} of the log")
        return self.caught_up()

    def decision(self) -> Json | None:
        """Wait until this browser is asked something, and it is shown; None when the game is over."""

        def so() -> bool:
            assert not self.ear.refused, self.ear.refused
            return self.ear.stage == "over" or self.ear.question is not None

        while True:
            missing = f"a question at {self.id}, seq {self.ear.seq}, last said {self.ear.said[-1:]}"
            wait(self.page, so, missing, self.patience)
            self.caught_up()
            question = self.ear.question
            if question is not None:
                self.page.locator("[data-choices], [data-curtain]").first.wait_for(state="attached")
                # A board of its own is fetched when its table is opened.
                self.page.locator("main .panel:not(.list), [data-curtain]").first.wait_for(state="attached")
            if question is not None or self.ear.stage == "over":
                return question

    def ready_to_confirm(self, before: int) -> bool:
        """Whether something is previewed and wants a second word; False when it was chosen at once."""
        wait(self.page, lambda: len(self.ear.moves) > before or self.page.evaluate(PREVIEWED), "a preview, or a move")
        return len(self.ear.moves) == before

    def chosen(self, before: int, option: Json) -> None:
        """What was sent is what was meant."""
        wait(self.page, lambda: len(self.ear.moves) > before, f"the move {option['do']}")
        move = self.ear.moves[before]
        assert move["do"] == option["do"]
        wait(self.page, lambda: move["id"] in self.ear.answered or self.ear.refused, "the move is acknowledged")
        assert not self.ear.refused, self.ear.refused

    def offers_what_was_asked(self, question: Json) -> Json:
        """What glows may be chosen, what may be chosen is in the list in the same order, what may not says why."""
        offered: Json = self.page.evaluate(OFFERED)
        touches = {option["touch"] for option in question["options"]}
        glowing = {one["touch"] for one in offered["can"]}
        assert glowing <= touches, f"glows, but was not asked: {glowing - touches}"
        for one in offered["can"]:
            assert one["tag"] == "BUTTON", one
            assert not one["disabled"], one
            assert one["off"] != "true", one
        texts = [option["text"] for option in question["options"]]
        assert [one["number"] for one in offered["choices"]] == list(range(len(texts)))
        for one, text in zip(offered["choices"], texts, strict=True):
            assert text in one["text"] or text in one["label"], f"choice {one} does not say: {text}"
        assert question["text"] in offered["prompt"], offered["prompt"]
        blocked = {one["touch"]: one["text"] for one in question["blocked"]}
        for one in offered["cannot"]:
            if one["touch"] in blocked:
                assert one["off"] == "true", one
                assert not one["disabled"], one
                assert blocked[one["touch"]] in one["why"] + one["text"] + one["label"], one
        return offered

    def log(self) -> list[str]:
        """What the drawer tells of what happened, line by line; it is opened by its key."""
        if not self.page.locator("[data-line]").count():
            self.page.keyboard.press("l")
        self.page.locator("[data-line]").first.wait_for()
        return self.page.locator("[data-line]").all_inner_texts()

    def asked_now(self) -> Json:
        """The question that is on the screen, where several seats of this browser are asked."""
        found: list[Json] = []

        def so() -> bool:
            listed = [one["text"] + one["label"] for one in self.page.evaluate(OFFERED)["choices"]]
            for place in self.ear.places:
                question: Json | None = place.get("question")
                texts = [option["text"] for option in question["options"]] if question else []
                if question and len(texts) == len(listed) and all(map(str.__contains__, listed, texts)):
                    found.append(question)
            return bool(found)

        wait(self.page, so, "what is on the screen was asked")
        return found[0]

    def invitation(self) -> str:
        """The link that the host of an open table is given."""
        field = self.page.locator("[data-invitation]")
        field.wait_for()
        return field.input_value()

    def come_in(self, name: str) -> None:
        """Behind an invitation: tell a name, and sit down."""
        self.page.get_by_label(say("door-name-ask")).fill(name)
        self.act("sit").click()

    def speak(self, language: str) -> None:
        self.page.get_by_role("button", name=say("ui-settings")).click()
        self.page.get_by_label(say("ui-language")).select_option(language)
        self.page.keyboard.press("Escape")

    def words(self) -> str:
        """All that can be read on the table or is read aloud there, in small letters."""
        return str(self.page.evaluate(WORDS)).lower()
