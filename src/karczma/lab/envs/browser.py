"""A browser that shows what it is handed and nothing else: Chromium or one of its kin, by the DevTools protocol.

It asks no network: every request of a page is answered here. https://chromedevtools.github.io/devtools-protocol/
"""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Empty, Queue
from typing import IO, Any, Final

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from karczma.kernel.errors import Refused

PATIENCE: Final = 60.0  # seconds until a browser that says nothing counts as lost
HOME: Final = "http://127.0.0.1"  # where pages seem to come from
KEEPER: Final = Path(__file__).with_name("keeper.py")

SHELL: Final = "headless"  # in the names of browsers without windows, which take half the processor time
NAMES: Final = (
    *("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
    *("microsoft-edge", "msedge", "brave-browser", "brave"),
)
# where browsers are that are not on the path, and those that Playwright has fetched
PLACES: Final = (
    ("/Applications", "Google Chrome.app/Contents/MacOS/Google Chrome"),
    ("/Applications", "Chromium.app/Contents/MacOS/Chromium"),
    ("/Applications", "Microsoft Edge.app/Contents/MacOS/Microsoft Edge"),
    ("$PROGRAMFILES", "Google/Chrome/Application/chrome.exe"),
    ("$LOCALAPPDATA", "Google/Chrome/Application/chrome.exe"),
    ("${PROGRAMFILES(X86)}", "Microsoft/Edge/Application/msedge.exe"),
    ("~/.cache/ms-playwright", "chromium*/*/*headless*shell"),
    ("~/.cache/ms-playwright", "chromium-*/*/chrome"),
    ("~/Library/Caches/ms-playwright", "chromium-*/*/*.app/Contents/MacOS/*"),
    ("$LOCALAPPDATA/ms-playwright", "chromium-*/*/chrome.exe"),
)
FLAGS: Final = (
    "--remote-debugging-port=0",
    "--incognito",  # nothing is written that would have to be removed
    "--no-sandbox",  # containers have none, and it shows nothing but our own page
    *("--test-type", "--no-first-run", "--no-default-browser-check", "--no-service-autorun", "--disable-extensions"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-default-apps"),
    *("--disable-dev-shm-usage", "--disable-gpu", "--mute-audio", "--password-store=basic", "--use-mock-keychain"),
    *("--disable-background-timer-throttling", "--disable-renderer-backgrounding"),
    *("--disable-backgrounding-occluded-windows", "--force-color-profile=srgb"),
)

Site = Callable[[str], tuple[str, bytes] | None]  # by address: what kind of thing it is, and the thing


class Gone(Exception):
    """The browser, or the page in it, is not there any more."""


def program(visible: bool) -> str:
    """The browser to use: the one in KARCZMA_BROWSER, or else the first that is found."""
    chosen = os.environ.get("KARCZMA_BROWSER")
    if chosen:
        found = shutil.which(chosen)
        if found is None:
            raise Refused("env-browser-chosen", name=chosen[:200])
        return found
    for one in candidates():
        if not (visible and SHELL in Path(one).name):
            return one
    raise Refused("env-no-browser-window" if visible else "env-no-browser")


def candidates() -> Iterator[str]:
    for name in NAMES:
        yield from filter(None, [shutil.which(name)])
    for place, pattern in PLACES:
        for path in sorted(Path(os.path.expandvars(place)).expanduser().glob(pattern), reverse=True):
            yield str(path)


def check_display() -> None:
    """A window needs a screen."""
    elsewhere = sys.platform in ("win32", "darwin")
    if not elsewhere and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        raise Refused("env-no-display")


class Browser:
    """One that runs: in a window, or where nobody sees it."""

    def __init__(self, visible: bool, size: tuple[int, int]) -> None:
        self.visible = visible
        self.owner = os.getpid()
        self.tabs: list[Tab] = []
        self._sites: dict[str, Site] = {}  # by session
        self._sent = 0
        self._lock = threading.RLock()
        look = ["--app=data:text/html,Karczma"] if visible else ["--headless", "--hide-scrollbars"]
        command = [program(visible), *FLAGS, *look, "--window-size={},{}".format(*size)]
        self._keeper = subprocess.Popen(
            [sys.executable, "-I", str(KEEPER), *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for us
        )
        address = self._address()
        self._line = connect(
            address, max_size=None, compression=None, proxy=None, open_timeout=PATIENCE, ping_interval=None
        )

    def _address(self) -> str:
        """Where it listens, which it tells once it runs."""
        assert self._keeper.stderr is not None
        told: Queue[str] = Queue()
        threading.Thread(target=listen, args=[self._keeper.stderr, told], daemon=True).start()
        try:
            address = told.get(timeout=PATIENCE)
        except Empty:
            address = ""
        if not address:
            self._let_go()
            raise Refused("env-browser-fails")
        return address

    def tab(self, site: Site, size: tuple[int, int]) -> Tab:
        """A page of this size that asks this site for everything."""
        if self.visible:
            shown = self.ask("Target.getTargets")["targetInfos"]
            target = next(one["targetId"] for one in shown if one["type"] == "page")
        else:
            target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        session: str = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self._sites[session] = site
        one = Tab(self, target, session, size)
        self.tabs.append(one)
        return one

    def ask(self, method: str, session: str = "", **params: Any) -> dict[str, Any]:
        """What it answers. Meanwhile its pages get what they ask for."""
        with self._lock:
            try:
                number = self._send(method, session, params)
                while True:
                    told: dict[str, Any] = json.loads(self._line.recv(timeout=PATIENCE))
                    if told.get("method") == "Fetch.requestPaused":
                        self._serve(told["sessionId"], told["params"])
                    elif told.get("id") == number:
                        break
            except (OSError, WebSocketException) as error:
                self.close()
                raise Gone from error
        if "error" in told:
            raise Gone(told["error"]["message"])
        result: dict[str, Any] = told["result"]
        return result

    def _send(self, method: str, session: str, params: dict[str, Any]) -> int:
        self._sent += 1
        message = {"id": self._sent, "method": method, "params": params}
        self._line.send(json.dumps({**message, "sessionId": session} if session else message))
        return self._sent

    def _serve(self, session: str, request: dict[str, Any]) -> None:
        path = request["request"]["url"].removeprefix(HOME).partition("?")[0]
        found = self._sites[session](path)
        kind, body = found or ("text/plain", b"")
        answer: dict[str, Any] = {"requestId": request["requestId"], "responseCode": 200 if found else 404}
        answer["responseHeaders"] = [{"name": "Content-Type", "value": kind}]
        answer["body"] = base64.b64encode(body).decode()
        self._send("Fetch.fulfillRequest", session, answer)

    def close(self) -> None:
        self.tabs.clear()
        self._let_go()
        self._line.close()

    def _let_go(self) -> None:
        """The keeper ends it."""
        assert self._keeper.stdin is not None
        self._keeper.stdin.close()
        self._keeper.wait()


def listen(said: IO[bytes], told: Queue[str]) -> None:
    """Passes on where the browser listens; nothing, if it ends without having said so."""
    for line in said:
        found = re.search(rb"DevTools listening on (ws://\S+)", line)
        if found:
            told.put(found[1].decode())
    told.put("")


class Tab:
    """One page."""

    def __init__(self, browser: Browser, target: str, session: str, size: tuple[int, int]) -> None:
        self.browser = browser
        self.target = target
        self.session = session
        self.size = size

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        return self.browser.ask(method, self.session, **params)

    def go(self, path: str, until: str) -> None:
        """Open a page, and wait until something is true there."""
        calm = [
            {"name": "prefers-color-scheme", "value": "light"},
            {"name": "prefers-reduced-motion", "value": "reduce"},
        ]
        self.ask("Emulation.setEmulatedMedia", features=calm)
        if not self.browser.visible:
            width, height = self.size
            look = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
            self.ask("Emulation.setDeviceMetricsOverride", **look)
        self.ask("Fetch.enable")
        self.ask("Page.navigate", url=HOME + path)
        limit = time.monotonic() + PATIENCE
        while self.run(until) is not True:
            if time.monotonic() > limit:
                raise Gone(path)
            time.sleep(0.01)

    def run(self, expression: str) -> Any:
        """What JavaScript makes of this there; a promise is waited for."""
        told = self.ask("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in told:
            raise Gone(str(told["exceptionDetails"]))
        return told["result"].get("value")

    def picture(self) -> bytes:
        """What is seen, as PNG."""
        told = self.ask("Page.captureScreenshot", format="png", optimizeForSpeed=True)
        return base64.b64decode(told["data"])

    @property
    def ours(self) -> bool:
        """Whether this process has opened it, and not the one it was forked from."""
        return self.browser.owner == os.getpid()

    def close(self) -> None:
        """The last page closes the browser too."""
        browser = self.browser
        if not self.ours or self not in browser.tabs:
            return
        browser.tabs.remove(self)
        if browser.tabs:
            browser.ask("Target.closeTarget", targetId=self.target)
        else:
            browser.close()


_hidden: dict[int, Browser] = {}  # by process: one for all its pages


def open_tab(site: Site, visible: bool, size: tuple[int, int]) -> Tab:
    """A page in a window of its own, or where nobody sees it."""
    if visible:
        return Browser(visible, size).tab(site, size)
    browser = _hidden.get(os.getpid())
    if browser is None or not browser.tabs:
        browser = _hidden[os.getpid()] = Browser(visible, size)
    return browser.tab(site, size)
