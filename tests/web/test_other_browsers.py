"""The page in Firefox and in WebKit: a whole game of Kajko, and the first turns of the others, by clicks on the page.

Firefox has a desktop and speaks Polish, WebKit a phone and English: half the phones at a table are iPhones.
"""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from karczma.games import GAMES
from web import engines, looks
from web.engines import PATIENCE, Engine, Json, Window
from web.players import LAST
from web.tavern import Tavern

SIZES: dict[Engine, tuple[int, int]] = {"firefox": (1366, 768), "webkit": (390, 844)}
TURNS = 6  # choices that are the first turns of a game; a set-up has three or four
PRESSES = 600  # no game of Kajko needs so many
ATTEMPTS = 2  # on a busy machine the WebKit of Debian crashes now and then; a page that kills it does so again

# What can be pressed now, each as [what, x, y]; scrolled to where a finger can reach it.
LOOK = """() => {
  const table = document.querySelector("[data-table]");
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !one.closest("[inert]") && !one.disabled && one.getAttribute("aria-disabled") !== "true";
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  return {
    table: table?.dataset.table ?? "", seq: Number(table?.dataset.seq ?? -1), stage: table?.dataset.stage ?? "",
    confirm: all("[data-act=choose]").length,
    choices: all("[data-choices] [data-choice]").length,
    things: all("[data-touch].can").map((one) => one.dataset.touch),
    chosen: all("[data-touch].sel").length,
  };
}"""

# The middle of a thing, as far as it can be seen, and whether something else lies over it there.
SPOT = """async ([selector, number]) => {
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !one.closest("[inert]");
  const one = [...document.querySelectorAll(selector)].filter(shown)[number];
  if (!one) return null;
  one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const r = one.getBoundingClientRect();
  const x = (Math.max(r.left, 0) + Math.min(r.right, innerWidth)) / 2;
  const y = (Math.max(r.top, 0) + Math.min(r.bottom, innerHeight)) / 2;
  const hit = document.elementFromPoint(x, y);
  // A thug lies over its location; pressing it is pressing the place.
  const place = one.closest("[data-location]") ?? one;
  return { x, y, free: hit !== null && (place.contains(hit) || hit.contains(one)), over: hit?.outerHTML.slice(0, 120) };
}"""


class Guest:
    """Somebody at this window who knows no rule, and presses what glows."""

    def __init__(self, window: Window, tavern: Tavern, seed: str) -> None:
        self.window = window
        self.tavern = tavern
        self.dice = random.Random(seed)
        self.presses = 0

    def until(self, so: Callable[[], Any], what: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while not so():
            assert time.monotonic() < deadline, f"it does not come to be: {what}; {self.look()}"

    def look(self) -> Json:
        seen: Json = self.window.run(LOOK)
        return seen

    def press(self, selector: str, number: int = 0) -> None:
        spot: Json = {}

        def there() -> bool:
            spot.clear()
            spot.update(self.window.run(SPOT, [selector, number]) or {})
            return bool(spot.get("free")) or self.is_over()  # what lies over it may be about to go

        try:
            self.until(there, f"{selector} is there")
        except AssertionError:
            assert not spot, f"{selector} is covered by {spot['over']}"
            raise
        if not spot.get("free"):
            return  # the game has ended since somebody looked, and nothing is left to press
        self.window.press(spot["x"], spot["y"])
        self.presses += 1

    def is_over(self) -> bool:
        return bool(self.look()["stage"] == "over")

    def sit_down(self, game: str) -> None:
        """Through the door."""
        self.window.go(f"{self.tavern.url}/")
        self.press(f'[data-game="{game}"]')
        self.press('[data-act="open"], [data-act="solo"]')
        self.until(lambda: self.look()["stage"] == "running", "the table is laid")

    def play(self, most: int, each: Callable[[], None]) -> None:
        """So many choices, or to the end."""
        for _ in range(most):
            self.until(self.may_choose, "a question, or the end")
            if self.look()["stage"] == "over":
                return
            each()
            before = self.look()["seq"]
            while (seen := self.look())["seq"] == before:
                assert self.presses < PRESSES, f"nothing comes of pressing: {seen}"
                self.press_one(seen)

    def may_choose(self) -> bool:
        seen = self.look()
        return bool(seen["stage"] == "over" or seen["things"] or seen["choices"] or seen["confirm"])

    def press_one(self, seen: Json) -> None:
        """Say yes to what is previewed, or choose of a list that has come up, or touch a thing."""
        if seen["confirm"] and (seen["chosen"] or not seen["things"]):
            self.press("[data-act=choose]")
        elif seen["choices"]:
            self.press("[data-choices] [data-choice]", self.dice.randrange(seen["choices"]))
        elif seen["chosen"]:  # there are several ways to do it
            self.press("[data-act=choices]")
        elif seen["things"]:
            last = self.dice.random() < LAST
            self.press(
                "[data-touch].can", len(seen["things"]) - 1 if last else self.dice.randrange(len(seen["things"]))
            )
        self.until(lambda: self.look() != seen, "something comes of a press")


def play_a_game(guest: Guest, game: str) -> None:
    """Nothing that can be pressed is covered, and no word is cut by the way another engine draws it."""
    cut: list[str] = []
    guest.sit_down(game)
    whole = game == "kajko"
    guest.play(PRESSES if whole else TURNS, lambda: cut.extend(guest.window.run(looks.CUT)))
    assert not cut, "\n".join(sorted(set(cut)))
    seen = guest.look()
    told = guest.window.run("(id) => fetch(`/api/v1/tables/${id}`).then((answer) => answer.json())", seen["table"])
    assert told["stage"] == ("over" if whole else "running")
    assert seen["seq"] >= TURNS
    if whole:
        shown = guest.window.run("() => document.querySelector('[data-table]').textContent")
        for seat in told["result"]["seats"]:
            assert str(seat["total"]) in shown


@contextmanager
def looked_at(window: Window, picture: Path) -> Iterator[None]:
    """However it ends, there is a picture of it; and the browser has found nothing wrong."""
    try:
        yield
    finally:
        picture.write_bytes(window.picture())
        print("as it looked:", picture)
    wrong = [one for one in window.complaints() if "/api/v1/me" not in one]
    assert not wrong, "\n".join(wrong)


EACH_IN_ONE = [pytest.param(engine, marks=pytest.mark.xdist_group(engine)) for engine in engines.ENGINES]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("engine", EACH_IN_ONE)
def test_a_game(possible: None, tavern: Tavern, tmp_path: Path, engine: Engine, game: str) -> None:
    why = engines.missing(engine)
    if why:
        warnings.warn(f"NOT TESTED in {engine}: {why}", stacklevel=1)
        pytest.skip(f"NOT TESTED in {engine}: {why}")
    for attempt in range(ATTEMPTS):
        folder = tmp_path / str(attempt)
        folder.mkdir()
        try:
            with engines.opened(engine, folder) as window, looked_at(window, folder / "window.png"):
                window.size(*SIZES[engine])
                play_a_game(Guest(window, tavern, f"{engine} {game}"), game)
            return
        except engines.Crashed as crash:
            warnings.warn(f"{engine} has crashed: {crash}", stacklevel=1)
    pytest.fail(f"{engine} crashes each time")
