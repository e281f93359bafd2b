"""The table as the page draws it: pixels for `rgb_array`, a window for `human`.

The page itself, as it was built, is shown by a browser; it gets the same view as a seat at the table server, or as a
spectator there, and nothing else.
"""

from __future__ import annotations

import io
import json
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

import karczma
from karczma.kernel.audience import Json
from karczma.kernel.errors import Refused
from karczma.kernel.match import Match
from karczma.lab.envs.browser import Gone, Tab, check_display, open_tab, program
from karczma.words import Words

Pixels = NDArray[np.uint8]

BUILT: Final = Path(karczma.__file__).parent / "web"
# What each board has room on, however many sit at it: nobody can scroll in a picture.
SIZES: Final = {"kajko": (1600, 900), "roll_player": (1600, 1000), "stonespine": (1600, 1100), "lockup": (1600, 1200)}
OTHERS: Final = (1600, 1200)
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}


def check(visible: bool) -> None:
    """Refuses what could not be drawn here, before anything is played."""
    if not (BUILT / "index.html").is_file():
        raise Refused("env-page-not-built")
    if visible:
        check_display()
    program(visible)


class Page:
    """What a browser gets when it asks: the files of the page as it was built, and the box of a game."""

    def __init__(self, words: Words, match: Match) -> None:
        self.box = json.dumps(words.box(match.face, match.pack)).encode()

    def __call__(self, path: str) -> tuple[str, bytes] | None:
        if path.endswith("/box"):
            return KINDS[".json"], self.box
        file = BUILT / ("index.html" if path == "/picture" else path.lstrip("/"))
        if ".." in path or not file.is_file():
            return None
        return KINDS.get(file.suffix, "text/plain"), file.read_bytes()


class Painter:
    """Draws one environment's table, on a page of its own."""

    def __init__(self, words: Words, visible: bool) -> None:
        check(visible)
        self.words = words
        self.visible = visible
        self._tab: Tab | None = None
        self._shown = 0.0

    def paint(self, match: Match, reader: int | None) -> Pixels:
        """What this seat, or a spectator, may see. If the browser has crashed, another draws the same."""
        try:
            png = self._draw(match, reader).picture()
        except Gone:
            self.close()
            try:
                png = self._draw(match, reader).picture()
            except Gone as gone:
                raise self._lost() from gone
        with Image.open(io.BytesIO(png)) as drawn:
            return np.array(drawn.convert("RGB"))

    def show(self, match: Match, reader: int | None, fps: float) -> None:
        """The same in a window. What was shown before has stood there for as long as a frame lasts."""
        time.sleep(max(0.0, self._shown + 1 / fps - time.monotonic()))
        try:
            self._draw(match, reader)
        except Gone as gone:
            raise self._lost() from gone
        self._shown = time.monotonic()

    def _draw(self, match: Match, reader: int | None) -> Tab:
        tab = self._tab
        if tab is None or not tab.ours:
            tab = self._tab = open_tab(Page(self.words, match), self.visible, SIZES.get(match.face.name, OTHERS))
            tab.go("/picture", until="typeof show === 'function'")
        tab.run(f"show({', '.join(map(json.dumps, told(self.words, match, reader)))})")
        return tab

    def _lost(self) -> Refused:
        self.close()
        return Refused("env-browser-gone")

    def close(self) -> None:
        tab, self._tab = self._tab, None
        if tab is not None:
            with suppress(Gone):  # somebody has closed its window
                tab.close()


def told(words: Words, match: Match, reader: int | None) -> tuple[dict[str, Json], dict[str, Json]]:
    """The table and what this reader sees at it, as the page hears it from the table server."""
    names = [words.say("env-seat", seat=seat) for seat in range(match.seats)]
    over = not match.asked
    chair: dict[str, Json] = {"kind": "person", "language": words.language, "level": "", "stand_in": False}
    chairs: list[Json] = [{**chair, "left": 0, "since": 0, "host": False, "name": name} for name in names]
    table: dict[str, Json] = {
        **{"id": "", "game": match.face.name, "options": dict(match.settings), "pack": match.pack.name},
        **{"language": words.language, "listed": False, "pace": {}, "stage": "over" if over else "running"},
        **{"chairs": chairs, "created": 0, "fingerprint": "", "position": 0, "rematch": "", "imported": False},
        "result": match.scores(None).plain() if over else None,
    }
    place: dict[str, Json] = {
        **{"asked": [*match.asked], "view": match.view(reader).plain(), "seat": reader},
        "question": None if reader is None else question(words, match, reader, names),
        "waiting": waiting(words, match, names),
    }
    return table, place


def question(words: Words, match: Match, seat: int, names: list[str]) -> dict[str, Json] | None:
    """What the seat is asked, in words."""
    asked = match.question(seat)
    if asked is None:
        return None
    options, blocked = asked["options"], asked["blocked"]
    assert isinstance(options, list)
    assert isinstance(blocked, list)
    for option in options:
        assert isinstance(option, dict)
        option["text"] = words.option(match.face, option, names)
    for one in blocked:
        assert isinstance(one, dict)
        one["text"] = words.blocked(match.face, one)
    return {**asked, "text": words.question(match.face, str(asked["ask"])), "note": words.note(match.face, asked)}


def waiting(words: Words, match: Match, names: list[str]) -> str:
    """Who is waited for, and what they do."""
    if not match.asked:
        return ""
    ask = match.steps[match.game.asks[0][0]].name
    return " ".join([words.waiting(match.face, ask, names[seat]) for seat in match.asked])
