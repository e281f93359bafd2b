"""How long the replay of a long Lockup game takes to open and to step through, measured in the page itself.

`python bench/replay.py [--runs 5] [--steps 40]`: golems play a game of Lockup of about a thousand steps, the server
takes its record, and Chromium opens the replay in the middle of it. *Opened*: from the click to a board that is drawn,
a headline and a log to read. *A step*: from the key to the frame that shows the next position. *A leap*: the same to a
place nobody has looked at yet. Needs the page (`tools/page.sh`) and Chromium.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

HOUSE = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(HOUSE)  # not this folder: `server` is a folder of the tests too, and we need what is in there
    sys.path.insert(1, str(HOUSE / "tests"))

from playwright.sync_api import Browser, Page

import karczma
from karczma import bots
from karczma.kernel.chance import seeded
from server.hall import Guest
from web.browsers import DEVICES, opened
from web.tavern import Tavern

ABOUT = 1000  # steps that the game should have, or a few more
OPEN_WITHIN = 1000.0  # milliseconds
STEP_WITHIN = 100.0

# Says when something is so, in milliseconds since the page was asked for; what is so is looked at before every frame.
WATCH = """
performance.setResourceTimingBufferSize(10000);
window.when = (so) => new Promise((done, failed) => {
  const look = () => {
    if (so()) requestAnimationFrame(() => done(performance.now()));
    else if (performance.now() > 60000) failed(new Error("it does not come"));
    else requestAnimationFrame(look);
  };
  look();
});
window.fetched = (at) =>
  performance.getEntriesByType("resource").some((one) => one.responseEnd && one.name.includes(`/at/${at}?`));
window.shown = (at) =>
  location.pathname.endsWith(`/at/${at}`) && window.fetched(at) && document.querySelector(".stage .board *") !== null;
window.readable = () => (document.querySelector("[data-prompt]")?.textContent ?? "").trim().length > 0
  && document.querySelectorAll("[data-line]").length > 1;
"""


def game() -> dict[str, Any]:
    """The record of a whole game with as few golems as it takes to make it long, five if it takes more."""
    found = played(2)
    for seats in range(3, 6):
        if int(found["length"]) < ABOUT:
            found = played(seats)
    return found


def played(seats: int) -> dict[str, Any]:
    match = karczma.start("lockup", seats=seats, seed=14)
    chance = seeded(1)
    bot = bots.make("greedy", match.face, chance)
    while not match.over:
        chair = bots.sit(match, match.asked[0], chance)
        match.choose(chair.seat, bot.choose(chair))
    return match.record()


def visit(browser: Browser, guest: Guest, table: str, length: int, steps: int) -> dict[str, list[float]]:
    """One visit, with a browser that has never been here."""
    home = guest.door.url
    context = browser.new_context(base_url=home, locale="en-GB", **DEVICES["desktop"])
    context.add_cookies([{"name": "karczma", "value": guest.http.cookies["karczma"], "url": home, "httpOnly": True}])
    context.set_default_timeout(120_000)
    page = context.new_page()
    page.add_init_script(WATCH)
    at = length // 2
    page.goto(f"/t/{table}/at/{at}", wait_until="commit")
    took = float(page.evaluate("(at) => when(() => shown(at) && readable())", at))
    walk = [press(page, "ArrowRight") for _ in range(steps)]
    leaps = [press(page, "Home"), press(page, "End")]
    context.close()
    return {"opened": [took], "a step": walk, "a leap": leaps}


def press(page: Page, key: str) -> float:
    """How long it takes until another position is there."""
    before = page.url.rsplit("/", 1)[1]
    page.evaluate(
        """(before) => { window.pressed = new Promise((done) => addEventListener("keydown", () => {
          const at = performance.now();
          when(() => !location.pathname.endsWith(`/at/${before}`) && shown(location.pathname.split("/").at(-1)))
            .then((then) => done(then - at));
        }, { once: true, capture: true })); }""",
        before,
    )
    page.keyboard.press(key)
    return float(page.evaluate("() => window.pressed"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--steps", type=int, default=40, help="how many steps to take in each run")
    order = parser.parse_args()
    record = game()
    length = int(record["length"])
    found: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory(prefix="karczma-replay-") as folder, opened() as browser:
        tavern = Tavern(Path(folder), toy=False).start()
        try:
            guest = tavern.guest()
            table = guest.post("/records", record)["id"]
            for _ in range(order.runs):
                for what, times in visit(browser, guest, table, length, order.steps).items():
                    found.setdefault(what, []).extend(times)
        finally:
            tavern.close()
    print(f"Lockup, {record['seats']} players, {length} steps; {order.runs} visits")
    print(f"{'':10} {'median':>9} {'slowest':>9} {'allowed':>9}")
    limits = {"opened": OPEN_WITHIN, "a step": STEP_WITHIN, "a leap": OPEN_WITHIN}
    for what, times in found.items():
        print(f"{what:10} {statistics.median(times):6.0f} ms {max(times):6.0f} ms {limits[what]:6.0f} ms")
    if any(statistics.median(times) > limits[what] for what, times in found.items()):
        raise SystemExit("slower than it should be")


if __name__ == "__main__":
    main()
