"""Names that people give: which part of a text can be shown, and whether anything is left."""

from __future__ import annotations

import unicodedata

# What Python would print but nobody can see: the letters among Unicode's Default_Ignorable_Code_Points (its marks, and
# format characters, are known by their category), and the blanks of braille, hieroglyphs and music.
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\U00013441\U00013442\U0001d159")


def printable(text: str) -> str:
    """What can be shown of a text, on one line; nothing that reverses the writing direction or hides letters."""
    return " ".join("".join([letter if letter.isprintable() else " " for letter in text]).split())


def visible(text: str) -> bool:
    """Whether anything of a text can be seen: a mark needs a letter to stand on, and some letters are blank."""
    return any([_seen(letter) for letter in text])


def _seen(letter: str) -> bool:
    shown = letter.isprintable() and not letter.isspace() and letter not in BLANK
    return shown and not unicodedata.category(letter).startswith("M")
