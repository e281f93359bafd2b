"""Lessons through the page: each is learned to its end, by mouse, by thumb and by keyboard, in both languages."""

from __future__ import annotations

import random

import pytest

from karczma.games import GAMES
from karczma.lessons import Chapter, find_lesson, lessons_of
from server.hall import Guest
from web.browsers import Company, Device
from web.players import Keyboard, Player, Thumb
from web.table import Json, TablePage, wait

BY: dict[str, tuple[type[Player], Device, str]] = {
    "mouse": (Player, "desktop", "en"),
    "thumb": (Thumb, "phone", "pl"),
    "keyboard": (Keyboard, "desktop", "pl"),
}
EACH = [(game, name, by) for game in GAMES for name in lessons_of(game) for by in BY]
MOST = 400  # things that somebody does in a lesson
BY_HAND = 2  # choices of the game at the end


class Pupil:
    """Reads each step and does what it asks for."""

    def __init__(self, player: Player, guest: Guest, game: str, name: str) -> None:
        self.player = player
        self.guest = guest
        self.table = player.table
        self.page = player.table.page
        self.game = game
        self.name = name
        self.number = 0
        self.said: list[str] = []  # step by step
        self.own = 0
        player.pick = self.pick  # type: ignore[method-assign]

    @property
    def chapter(self) -> Chapter:
        return find_lesson(self.game, self.name).chapters[self.number]

    def press(self, act: str) -> None:
        button = self.table.act(act)
        if self.page.locator(".list.hang [data-choices]").filter(visible=True).count():
            self.player.press(self.table.act("choices"))  # it hangs over the lesson since the last choice
        if isinstance(self.player, Keyboard):
            self.player.tab_to(button)
            self.player.key("Enter")
        else:
            self.player.press(button)

    def bar(self) -> Json:
        told: Json = self.page.evaluate(BAR)
        return told

    def pick(self, question: Json) -> Json:
        options: list[Json] = question["options"]
        step = next((one for one in self.chapter.steps if one.name == self.bar()["step"]), None)
        if step is None or (step.ask and step.ask != question["ask"]):
            return self.player.dice.choice(options)
        return next((one for one in options if step.counts(one["do"])), options[-1])

    def learn(self) -> None:
        """To the end, and back to the page with the lessons."""
        for _ in range(MOST):
            self.settle()
            bar = self.bar()
            self.said.append(bar["text"])
            if bar["next"]:
                self.go_on()
                if "/learn/" in self.page.url:
                    return
            else:
                self.answer()
        raise AssertionError(f"the lesson does not end: {self.bar()}")

    def settle(self) -> None:
        """Until there is something to do: a button, a question, or the end."""

        def so() -> bool:
            ear = self.table.ear
            asked = ear.question is not None or ear.stage == "over"
            return bool(self.bar()["next"]) or (asked and bool(self.bar()["shown"]))

        wait(self.page, so, f"something to do at {self.bar()}")
        self.table.caught_up()

    def go_on(self) -> None:
        bar, url = self.bar(), self.page.url
        self.press("teach-next")
        if bar["next"] == "read":
            wait(self.page, lambda: self.bar() != bar, f"something comes of {bar}")
            return
        wait(self.page, lambda: self.page.url != url, f"another page comes of {bar}")
        if "/t/" in self.page.url:
            self.number += 1
            self.arrive()

    def arrive(self) -> None:
        """At the next table: the last one is still told of until its line is closed."""
        id = self.page.url.rpartition("/")[2]
        wait(self.page, lambda: self.table.ear.table.get("id") == id, f"the server tells of {id}")
        self.page.locator(f'[data-table="{id}"]').wait_for()
        self.table.ear.said.clear()  # that was said at another table
        self.table.caught_up()

    def answer(self) -> None:
        question = self.table.decision()
        assert question is not None, f"over, but the lesson goes on: {self.bar()}"
        self.own += not self.bar()["step"]
        if self.own <= BY_HAND:
            self.player.choose(question, self.pick(question))
            return
        if self.player.line is None:
            self.player.line = self.guest.line(self.table.id)
        self.player.send(self.player.line, question, self.pick(question))


BAR = """() => {
  const bar = document.querySelector("[data-teach]");
  const shown = (one) => one && one.checkVisibility() && !one.disabled;
  return {
    shown: !!bar, step: bar?.dataset.step ?? "", text: bar?.querySelector("[role=status]")?.innerText ?? "",
    next: [bar?.querySelector("[data-next]")].filter(shown).map((one) => one.dataset.next)[0] ?? "",
    pointed: document.querySelectorAll("[data-taught]").length,
  };
}"""


def begin(company: Company, game: str, name: str, by: str) -> Pupil:
    kind, device, language = BY[by]
    person, guest = company.guest(device=device, language=language)
    page = person.page(f"/learn/{game}")
    table = TablePage(page)
    pupil = Pupil(kind(table, random.Random(f"{game} {name} {by}")), guest, game, name)
    start = page.locator(f'[data-lesson="{name}"] [data-act="begin"]')
    start.wait_for()
    if isinstance(pupil.player, Keyboard):
        pupil.player.tab_to(start)
        pupil.player.key("Enter")
    else:
        start.click()
    page.wait_for_url("**/t/*")
    pupil.arrive()
    return pupil


@pytest.mark.parametrize(("game", "name", "by"), EACH)
def test_a_lesson_is_learned(company: Company, game: str, name: str, by: str) -> None:
    pupil = begin(company, game, name, by)
    pupil.learn()
    done = pupil.page.locator(f'[data-lesson="{name}"] .done')
    done.wait_for()
    assert len(dict.fromkeys(pupil.said)) >= find_lesson(game, name).steps
    assert not pupil.page.locator(f'[data-lesson="{name}"] [data-act="go-on"]').count()
