"""Browsers for tests: a context of its own for each person, and a watch on everything a browser complains about."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response, sync_playwright

from server.hall import Guest
from web.tavern import Tavern

Device = Literal["desktop", "low", "zoomed", "phone"]

DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1366, "height": 768}},
    "low": {"viewport": {"width": 1366, "height": 640}},
    "zoomed": {"viewport": {"width": 683, "height": 384}},  # a desktop at 200 %
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
}
LOCALES = {"en": "en-GB", "pl": "pl-PL"}
PATIENCE = 20_000  # milliseconds until a test says that something does not come; nothing is waited for that long

# What a browser tells about a policy it had to enforce is not always on its console.
REPORT_POLICY = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));
"""

# Tests look at what the table is, not at how it came to be, so they show what others do at once, as people can choose
# in the settings; it is kept as that choice is. Who wants to see things move gives another pace. Nor is anything
# explained to them, unless they want to know what is.
SHOW_AT = """(() => {
  if (location.protocol === "about:") return;
  const kept = JSON.parse(localStorage.getItem("karczma") ?? "{}");
  if ("pace" in kept) return;
  localStorage.setItem("karczma", JSON.stringify({ explains: "%s", ...kept, pace: "%s" }));
})();"""

DRAWN = """document.fonts.ready.then(() =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""


def program() -> str | None:
    """The shell without windows where there is one: the same pages for less than half of the processor time."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


@contextmanager
def opened() -> Iterator[Browser]:
    """Debian's Chromium; where there is no card to draw with, it draws faster if it does not pretend to have one."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=["--disable-gpu"])
        try:
            yield browser
        finally:
            browser.close()


class Watch:
    """Everything that went wrong in one context. `allowed` are patterns of what a test brings about on purpose."""

    def __init__(self, home: str) -> None:
        self.home = home
        self.seen: list[str] = []
        self.asked = 0  # requests that have no answer yet
        self.allowed: list[str] = []

    def follow(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.seen.append(f"page error: {error}"))
        page.on("request", self._asked)
        page.on("requestfinished", lambda _: self._count(-1))
        page.on("requestfailed", lambda _: self._count(-1))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def allow(self, *patterns: str) -> None:
        self.allowed += patterns

    def wrong(self) -> list[str]:
        return [one for one in self.seen if not any(re.search(pattern, one) for pattern in self.allowed)]

    def _asked(self, request: Request) -> None:
        self._count(1)
        if not request.url.startswith((self.home, "data:", "blob:")):
            self.seen.append(f"asked elsewhere: {request.url}")

    def _count(self, change: int) -> None:
        self.asked += change

    def _console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning", "assert"):
            return
        # What the network did is told below, with its address.
        if not message.text.startswith("Failed to load resource"):
            self.seen.append(f"console {message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left meanwhile
            self.seen.append(f"request failed: {request.failure} {request.method} {request.url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.seen.append(f"answer: {response.status} {response.request.method} {response.url}")


class Person:
    """Somebody with a browser of their own at the tavern's door."""

    def __init__(self, context: BrowserContext, tavern: Tavern, watch: Watch) -> None:
        self.context = context
        self.tavern = tavern
        self.watch = watch

    def page(self, path: str = "/") -> Page:
        page = self.new_page()
        page.goto(path)
        return page

    def new_page(self) -> Page:
        page = self.context.new_page()
        self.watch.follow(page)
        return page

    def settled(self, page: Page, whole: bool = True) -> Page:
        """Wait until the page has its content, and all that it has asked for, if the `whole` of it is wanted."""
        page.locator("main h1, [data-table]").first.wait_for(state="attached")
        while True:
            page.evaluate(DRAWN)
            if not self.watch.asked or not whole:
                return page
            page.wait_for_timeout(5)

    def be(self, guest: Guest) -> Person:
        """Come in as this guest."""
        value = guest.http.cookies["karczma"]
        self.context.add_cookies([{"name": "karczma", "value": value, "url": self.tavern.url, "httpOnly": True}])
        return self

    def guest(self) -> Guest:
        """Who this browser has come in as, without the browser."""
        found = self.context.cookies(self.tavern.url)
        guest = self.tavern.nobody()
        guest.http.cookies.set("karczma", next(one["value"] for one in found if one["name"] == "karczma"))
        return guest


class Company:
    """All who come in one test; afterwards nothing may have gone wrong in any of their browsers."""

    def __init__(self, browser: Browser, tavern: Tavern) -> None:
        self.browser = browser
        self.tavern = tavern
        self.people: list[Person] = []

    def nobody(
        self,
        device: Device = "desktop",
        language: str = "en",
        tavern: Tavern | None = None,
        pace: str = "instant",
        explains: str = "none",
        **more: Any,
    ) -> Person:
        """A browser that has never been here."""
        there = tavern or self.tavern
        usual = {"base_url": there.url, "locale": LOCALES[language], "reduced_motion": "reduce"}
        context = self.browser.new_context(**{**usual, **DEVICES[device], **more})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(REPORT_POLICY)
        context.add_init_script(SHOW_AT % (explains, pace))
        person = Person(context, there, Watch(there.url))
        self.people.append(person)
        return person

    def guest(
        self,
        name: str = "Ania",
        device: Device = "desktop",
        language: str = "en",
        tavern: Tavern | None = None,
        **more: Any,
    ) -> tuple[Person, Guest]:
        """Somebody who has told their name already; the guest speaks to the server without a browser."""
        guest = (tavern or self.tavern).guest(name, language)
        return self.nobody(device, language, tavern, **more).be(guest), guest

    def pictures(self, folder: Path) -> list[Path]:
        """What everybody sees now, for whoever wants to know why a test failed."""
        pages = [page for person in self.people for page in person.context.pages]
        made = [folder / f"{number}.png" for number in range(len(pages))]
        for page, file in zip(pages, made, strict=True):
            page.screenshot(path=file)
        return made

    def close(self) -> None:
        for person in self.people:
            person.context.close()

    def wrong(self) -> list[str]:
        return [one for person in self.people for one in person.watch.wrong()]
