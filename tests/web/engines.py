"""Firefox and WebKit as Debian packages them, each driven in the language it speaks itself.

Playwright wants a Firefox and a WebKit of its own make, Selenium wants geckodriver, and Debian has none of these.
Firefox itself speaks WebDriver BiDi over a WebSocket, WebKit's driver WebDriver over HTTP. We need six words of each.
"""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import subprocess
import threading
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Literal

import httpx
from websockets.sync.client import ClientConnection, connect

from server.hall import START, free_port, until

Json = dict[str, Any]
Engine = Literal["firefox", "webkit"]
ENGINES: tuple[Engine, ...] = ("firefox", "webkit")
PATIENCE = 30.0  # seconds until a test says that something does not come; nothing is waited for that long

# No word with the outside, and nothing that is in the way of a page.
FIREFOX_PREFS: Json = {
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.systemAddon.update.enabled": False,
    "intl.accept_languages": "pl-PL",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.proxy.type": 0,
    "services.settings.server": "data:,",
    "toolkit.telemetry.server": "data:,",
    "ui.prefersReducedMotion": 1,
}


class Crashed(Exception):
    """The browser itself has died, and whatever was shown with it."""


class Window(ABC):
    """One window with one page."""

    engine: Engine

    @abstractmethod
    def size(self, width: int, height: int) -> None:
        """The size of what a page has for itself."""

    @abstractmethod
    def go(self, url: str) -> None:
        """Open a page, and wait until it is loaded."""

    @abstractmethod
    def run(self, function: str, *values: Any) -> Any:
        """What a function of the page's own language answers; it may be a promise."""

    @abstractmethod
    def press(self, x: float, y: float) -> None:
        """The button of a mouse goes down and up there, as if somebody did it: what lies on top gets it."""

    @abstractmethod
    def picture(self) -> bytes:
        """What is seen, as PNG."""

    @abstractmethod
    def complaints(self) -> list[str]:
        """What the browser has found wrong with the page."""


class Firefox(Window):
    """WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/"""

    engine: Engine = "firefox"

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.sent = 0
        self.said: list[str] = []
        self.ask("session.new", capabilities={})
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        self.ask("session.subscribe", events=["log.entryAdded"])

    def ask(self, method: str, **params: Any) -> Json:
        self.sent += 1
        self.line.send(json.dumps({"id": self.sent, "method": method, "params": params}))
        while True:
            message: Json = json.loads(self.line.recv(timeout=PATIENCE))
            if message["type"] == "event":
                self._note(message["params"])
            elif message["id"] == self.sent:
                assert message["type"] == "success", message
                result: Json = message["result"]
                return result

    def _note(self, entry: Json) -> None:
        if entry.get("level") in ("error", "warn"):
            self.said.append(f"{entry['type']}: {entry['text']}")

    def size(self, width: int, height: int) -> None:
        self.ask("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def go(self, url: str) -> None:
        self.ask("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def run(self, function: str, *values: Any) -> Any:
        answer = self.ask(
            "script.callFunction",
            functionDeclaration=f"async (given) => JSON.stringify((await ({function})(...JSON.parse(given))) ?? null)",
            arguments=[{"type": "string", "value": json.dumps(values)}],
            target={"context": self.context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def press(self, x: float, y: float) -> None:
        self.ask("input.performActions", context=self.context, actions=[_click(x, y)])

    def picture(self) -> bytes:
        return base64.b64decode(self.ask("browsingContext.captureScreenshot", context=self.context)["data"])

    def complaints(self) -> list[str]:
        self.run("() => 0")  # what was noted before this is told before its answer
        return self.said


class WebKit(Window):
    """WebDriver: https://www.w3.org/TR/webdriver2/"""

    engine: Engine = "webkit"

    def __init__(self, http: httpx.Client, browser: str) -> None:
        self.http = http
        self.session = ""
        options = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
        self.session = f"/session/{self._post('/session', capabilities={'alwaysMatch': options})['sessionId']}"

    def _post(self, path: str, **params: Any) -> Any:
        return self._value(self.http.post(path, json=params))

    def _value(self, answer: httpx.Response) -> Any:
        if answer.status_code != 200 and GONE in answer.text + self.http.get(f"{self.session}/url").text:
            raise Crashed(answer.text)
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]

    def ask(self, command: str, **params: Any) -> Any:
        return self._post(f"{self.session}/{command}", **params)

    def size(self, width: int, height: int) -> None:
        """The window's own bar is not the page's: it is measured, and added."""
        self.ask("window/rect", x=0, y=0, width=width, height=height)
        inside: list[int] = self.run("() => [innerWidth, innerHeight]")
        if inside != [width, height]:
            self.ask("window/rect", x=0, y=0, width=2 * width - inside[0], height=2 * height - inside[1])
        until(lambda: self.run("() => [innerWidth, innerHeight]") == [width, height], PATIENCE)

    def go(self, url: str) -> None:
        self.ask("url", url=url)
        self.run(LISTEN)

    def run(self, function: str, *values: Any) -> Any:
        return self.ask("execute/sync", script=f"return ({function})(...arguments)", args=list(values))

    def press(self, x: float, y: float) -> None:
        self.ask("actions", actions=[_click(x, y)])

    def picture(self) -> bytes:
        return base64.b64decode(self._value(self.http.get(f"{self.session}/screenshot")))

    def complaints(self) -> list[str]:
        heard: list[str] = self.run("() => window.complaints")
        return heard


GONE = "invalid session id"  # said of a session that a crash has ended

# Its window has a bar of buttons that does not get as narrow as a phone.
SLIM = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 2px; }"

# Nobody tells us what stands on WebKit's console, so the page itself is asked; its first moments are missed.
LISTEN = """() => {
  window.complaints = [];
  const note = (kind) => (event) =>
    window.complaints.push(`${kind}: ${event.message ?? event.reason ?? event.violatedDirective}`);
  addEventListener("error", note("error"));
  addEventListener("unhandledrejection", note("rejection"));
  document.addEventListener("securitypolicyviolation", note("policy"));
  for (const level of ["error", "warn"]) {
    console[level] = (...words) => window.complaints.push(`console ${level}: ${words.join(" ")}`);
  }
}"""


def _click(x: float, y: float) -> Json:
    steps = [
        {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0, "origin": "viewport"},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    return {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}


def _mini_browser() -> str | None:
    """Beside its library, of whichever of the two versions is here."""
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    return str(found[0]) if found else None


def missing(engine: Engine) -> str:
    """What this machine lacks to open such a window; nothing if it can."""
    if engine == "firefox":
        return "" if shutil.which("firefox-esr") else "there is no Firefox; apt-get install firefox-esr"
    lacks = [name for name in ("WebKitWebDriver", "Xvfb") if not shutil.which(name)]
    if not _mini_browser():
        lacks.append("MiniBrowser")
    return f"there is no {', no '.join(lacks)}; apt-get install webkit2gtk-driver xvfb" if lacks else ""


@contextmanager
def opened(engine: Engine, folder: Path) -> Iterator[Window]:
    """A window of this engine, with nothing in it that anybody left there."""
    with ExitStack() as stack:
        yield _firefox(stack, folder) if engine == "firefox" else _webkit(stack, folder)


def _firefox(stack: ExitStack, folder: Path) -> Window:
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in FIREFOX_PREFS.items()]
    (folder / "user.js").write_text("\n".join(lines))
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE}
    command = ["firefox-esr", "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port=0"]
    firefox = _started(stack, command, {**os.environ, "HOME": str(folder)}, **quiet, text=True)
    said: list[str] = []
    found = threading.Event()

    def listen() -> None:
        assert firefox.stderr is not None
        for text in firefox.stderr:
            said.append(text)
            if "WebDriver BiDi listening on " in text:
                found.set()
        found.set()

    threading.Thread(target=listen, daemon=True).start()
    assert found.wait(START), said
    address = re.search(r"BiDi listening on (ws://\S+)", "".join(said))
    assert address, said
    line = stack.enter_context(connect(f"{address[1]}/session", max_size=None, proxy=None, open_timeout=START))
    return Firefox(line)


def _webkit(stack: ExitStack, folder: Path) -> Window:
    browser = _mini_browser()
    assert browser
    look = folder / "gtk-3.0" / "gtk.css"
    look.parent.mkdir()
    look.write_text(SLIM)
    words = ["Xvfb", "-displayfd", "1", "-screen", "0", "2000x1400x24", "-nolisten", "tcp"]
    screen = _started(stack, words, dict(os.environ), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert screen.stdout is not None
    display = screen.stdout.readline().strip()
    assert display, "Xvfb does not start"
    surroundings = {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}
    surroundings |= {
        "DISPLAY": f":{display}",
        "GDK_BACKEND": "x11",
        "HOME": str(folder),
        "LANG": "en_GB.UTF-8",
        "NO_AT_BRIDGE": "1",
        "XDG_CONFIG_HOME": str(folder),
        "XDG_RUNTIME_DIR": str(folder),
    }
    port = free_port()
    _started(stack, ["WebKitWebDriver", f"--port={port}"], surroundings, stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    http = stack.enter_context(httpx.Client(base_url=address, timeout=PATIENCE, trust_env=False))

    def answers() -> bool:
        try:
            return http.get("/status").status_code == 200
        except httpx.TransportError:
            return False

    until(answers, START)
    window = WebKit(http, browser)
    stack.callback(lambda: http.delete(window.session))
    return window


def _started(stack: ExitStack, command: list[str], surroundings: dict[str, str], **more: Any) -> subprocess.Popen[Any]:
    process = subprocess.Popen(command, env=surroundings, **more)

    def end() -> None:
        process.terminate()
        process.wait(START)

    stack.callback(end)
    return process
