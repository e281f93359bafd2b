"""Signs to tell things apart without colour: a letter and a shape for every seat, dots for cards."""

from __future__ import annotations

from rich.text import Text

SHAPES = ("●", "■", "▼", "◆", "⬢")  # circle, square, shield, diamond, hexagon
COLOURS = ("white on #174a8c", "white on #c04a17", "white on #0d7f66", "white on #ab3f8c", "black on #e3ad22")
STILL, GONE = "●", "○"
PLAIN_STILL, PLAIN_GONE = "x", "-"


def letter(seat: int) -> str:
    return chr(ord("A") + seat)


class Marks:
    """The signs this terminal can write."""

    def __init__(self, unicode: bool) -> None:
        self.unicode = unicode
        self.still = STILL if unicode else PLAIN_STILL
        self.gone = GONE if unicode else PLAIN_GONE
        self.bullet = "•" if unicode else "*"
        self.times = "×" if unicode else "x"
        self.turn = "▶" if unicode else ">"
        self.dash = "·" if unicode else "-"

    def seal(self, seat: int) -> Text:
        """The seal of a seat: its letter, shape and colour."""
        shape = SHAPES[seat % len(SHAPES)] if self.unicode else ""
        return Text(f"{letter(seat)}{shape}", f"bold {COLOURS[seat % len(COLOURS)]}")

    def dots(self, still: int, total: int, room: int) -> str:
        """How many cards are still there and how many are gone; as numbers where there is no room for dots."""
        if total > room:
            return f"{still}/{total}"
        return self.still * still + self.gone * (total - still)
