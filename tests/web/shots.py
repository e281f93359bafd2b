"""Small pictures of the page for `docs/screenshots`: `python tests/web/shots.py`, when its look has changed.

Real tables on a real server, played by golems; what lies on them differs each time.
"""

from __future__ import annotations

import base64
import struct
import sys
import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path

HOME = Path(__file__).resolve().parent
if __name__ == "__main__":
    sys.path[0] = str(HOME.parent)

from playwright.sync_api import Browser, Page  # noqa: E402

from web import browsers  # noqa: E402
from web.browsers import Company, Device, Person  # noqa: E402
from web.evening import Evening  # noqa: E402
from web.tavern import Tavern  # noqa: E402
from web.words import say  # noqa: E402

FOLDER = HOME.parents[1] / "docs" / "screenshots"
MOST = 150_000  # bytes of a picture
BOARDS = ("roll_player", "stonespine", "lockup")

# A picture in the 256 colours it has most of, the others become the nearest of them: half the bytes.
PALETTE = """async ([picture, width]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const height = Math.round(image.height * width / image.width);
  const paper = new OffscreenCanvas(width, height).getContext("2d");
  paper.imageSmoothingQuality = "high";
  paper.drawImage(image, 0, 0, width, height);
  const { data } = paper.getImageData(0, 0, width, height);
  const key = (i) => (data[i] >> 3) << 10 | (data[i + 1] >> 3) << 5 | data[i + 2] >> 3;
  const seen = new Map();
  for (let i = 0; i < data.length; i += 4) {
    const one = seen.get(key(i)) ?? [0, 0, 0, 0];
    for (const c of [0, 1, 2]) one[c] += data[i + c];
    one[3] += 1;
    seen.set(key(i), one);
  }
  const colours = [...seen].sort((a, b) => b[1][3] - a[1][3])
    .map(([name, [r, g, b, n]]) => [name, [r / n, g / n, b / n].map(Math.round)]);
  const kept = colours.slice(0, 256).map(([, colour]) => colour);
  const near = new Map(colours.map(([name, [r, g, b]]) => {
    let best = 0, least = Infinity;
    kept.forEach(([R, G, B], i) => {
      const far = 2 * (r - R) ** 2 + 4 * (g - G) ** 2 + 3 * (b - B) ** 2;
      if (far < least) [best, least] = [i, far];
    });
    return [name, best];
  }));
  let text = "";
  for (let i = 0; i < data.length; i += 4) text += String.fromCharCode(near.get(key(i)));
  return { height, kept, pixels: btoa(text) };
}"""


def write_small(file: Path, picture: bytes, width: int, paper: Page) -> int:
    """A picture as a PNG with a palette; returns how many bytes it has."""
    made = paper.evaluate(PALETTE, [base64.b64encode(picture).decode(), width])
    pixels = base64.b64decode(made["pixels"])
    rows = b"".join(b"\0" + pixels[at : at + width] for at in range(0, len(pixels), width))
    header = struct.pack(">IIBBBBB", width, made["height"], 8, 3, 0, 0, 0)
    palette = bytes(value for colour in made["kept"] for value in colour)
    chunks = [(b"IHDR", header), (b"PLTE", palette), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    written = b"\x89PNG\r\n\x1a\n"
    for kind, body in chunks:
        written += struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
    file.write_bytes(written)
    return len(written)


Prepare = Callable[[Page], None]


class Studio:
    """Takes the pictures."""

    def __init__(self, browser: Browser, tavern: Tavern) -> None:
        self.company = Company(browser, tavern)
        self.tavern = tavern
        self.evenings = {language: Evening(tavern, "kajko", language) for language in ("en", "pl")}
        self.others = {game: Evening(tavern, game, "pl") for game in BOARDS}
        self.paper = browser.new_page()

    def person(self, device: Device, language: str, night: bool) -> Person:
        person = self.company.nobody(device, language, color_scheme="dark" if night else "light")
        return person.be(self.evenings[language].ania)

    def board(self, game: str, device: Device = "desktop", night: bool = False) -> None:
        """A table of another game, in Polish."""
        evening = self.others[game]
        person = self.company.nobody(device, "pl", color_scheme="dark" if night else "light").be(evening.ania)
        self.shoot(f"{game}-{'phone' if device == 'phone' else 'table'}", person, f"/t/{evening.running}", device)

    def take(
        self,
        name: str,
        path: str,
        device: Device = "desktop",
        language: str = "pl",
        night: bool = False,
        prepare: Prepare = lambda _: None,
    ) -> None:
        self.shoot(name, self.person(device, language, night), path, device, prepare)

    def shoot(self, name: str, person: Person, path: str, device: Device, prepare: Prepare = lambda _: None) -> None:
        page = person.page(path)
        person.settled(page)
        prepare(page)
        person.settled(page)
        width = 360 if device == "phone" else 1024
        size = write_small(FOLDER / f"{name}.png", page.screenshot(), width, self.paper)
        print(f"{name}.png {size} bytes{'  TOO BIG' if size > MOST else ''}")
        person.context.close()


def touch_one(page: Page) -> None:
    """Something is previewed: that is how a table looks most of the time."""
    page.locator("[data-touch].can").filter(visible=True).nth(3).click()
    page.mouse.move(0, 0)


def tap_one(page: Page) -> None:
    page.locator("[data-touch].can").filter(visible=True).nth(3).tap()


def fill_in(page: Page) -> None:
    """The end of a printed game."""
    for seat, name in enumerate(("Ania", "Bolek")):
        page.get_by_label(say("sheet-name", letter="AB"[seat])).fill(name)
    for number, count in enumerate((2, 3, 1, 4, 3, 1, 2, 2)):
        page.get_by_role("spinbutton").nth(number).fill(str(count))
    page.locator("[aria-busy=false] table.score").wait_for()
    page.evaluate("scrollTo(0, 0)")


def take_all(studio: Studio) -> None:
    polish, english = studio.evenings["pl"], studio.evenings["en"]
    studio.take("kajko-day", f"/t/{polish.running}", prepare=touch_one)
    studio.take("kajko-night", f"/t/{english.running}", language="en", night=True, prepare=touch_one)
    studio.take("kajko-phone", f"/t/{polish.running}", device="phone", prepare=tap_one)
    studio.take("result", f"/t/{english.over}", language="en")
    studio.take("replay", f"/t/{polish.over}/at/12", night=True)
    studio.take("cards", "/cards/kajko")
    studio.take("sheet", "/sheet/kajko", language="en", prepare=fill_in)
    for game in BOARDS:
        studio.board(game, night=game == "stonespine")
        studio.board(game, "phone")
    lesson = english.ania.post("/lessons", {"game": "lockup", "lesson": "first", "chapter": 2, "language": "en"})
    studio.take("lesson", f"/t/{lesson['id']}", language="en")
    studio.take("guide", "/guide/stonespine", night=True, prepare=lambda page: page.mouse.wheel(0, 500))
    english.ania.table("me open bot", "kajko", listed=True)
    studio.take("door", "/")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, browsers.opened() as browser:
        built = {"page": sys.argv[1]} if len(sys.argv) > 1 else {}
        tavern = Tavern(Path(folder), toy=False, **built).start()
        try:
            take_all(Studio(browser, tavern))
        finally:
            tavern.close()


if __name__ == "__main__":
    main()
