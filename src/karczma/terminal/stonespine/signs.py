"""What dungeons and cards of Stonespine Architects are drawn with: letters of elements, doors, and what things are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from karczma.games.stonespine.cards import GROUPS, KINDS, Cards
from karczma.games.stonespine.dungeon import EAST, NORTH, SOUTH, WEST
from karczma.games.stonespine.vocabulary import STARS, SYMBOL, TOKEN
from karczma.terminal.lines import whole
from karczma.terminal.table import Offer, Sight

CODED = tuple(id for id in TOKEN.ids if id not in STARS and id != "secret_passage")  # those with letters of their own
KIND_STYLES = {"cave": "yellow", "dungeon": "cyan"}
DOORS = ((WEST, 0), (NORTH, 1), (SOUTH, 2), (EAST, 3))
JAELS = "!"  # beside what Jael takes
TOP, INNER, BOTTOM, PLAIN = ("┌", "┬", "┐"), ("├", "┼", "┤"), ("└", "┴", "┘"), ("+", "+", "+")


class Signs:
    """How doors, passages and what is connected are drawn."""

    def __init__(self, unicode: bool) -> None:
        self.flat, self.upright = ("─", "│") if unicode else ("-", "|")
        self.top, self.inner, self.bottom = (TOP, INNER, BOTTOM) if unicode else (PLAIN, PLAIN, PLAIN)
        self.doors = "◂▴▾▸" if unicode else "<^v>"  # left, up, down, right
        self.passage = "◇" if unicode else "%"
        self.reached = "▲▼" if unicode else "io"  # from the entrance, from the exit
        self.met = "✓" if unicode else "="
        self.empty = "·" if unicode else "."


def names(fact: object) -> list[str]:
    """The ids in a fact of a zone."""
    assert isinstance(fact, list)
    return [str(id) for id in fact]


def code(sight: Sight, id: str) -> str:
    """An element or token in two letters; a star by its value, a secret passage as it is drawn."""
    if id in STARS:
        return id.removeprefix("star")
    if id == "secret_passage":
        return Signs(sight.marks.unicode).passage
    return sight.room.say("stonespine-codes").split()[CODED.index(id)]


def group_code(sight: Sight, group: str) -> str:
    return sight.room.say("stonespine-groups").split()[list(GROUPS).index(group)]


def kind_letter(sight: Sight, kind: str) -> str:
    return sight.room.say("stonespine-kinds").split()[KINDS.index(kind)]


def counted(sight: Sight, ids: Iterable[str]) -> str:
    """Elements and tokens, each kind once with how many there are."""
    counts = Counter(ids)
    return ", ".join([f"{counts[id]}{sight.marks.times}{code(sight, id)}" for id in TOKEN.ids if counts[id]])


def doors(sight: Sight, chamber: int, cards: Cards) -> str:
    """The doors of a chamber, each at its own place: left, up, down, right."""
    signs = Signs(sight.marks.unicode)
    return "".join([signs.doors[i] if cards.doors[chamber] & side else signs.empty for side, i in DOORS])


def thing(sight: Sight, kind: str, id: str) -> str:
    """The name of a thing: chambers and elements share some ids, so the kind must be said."""
    return sight.room.words.thing(sight.face, kind, id)


def pack(sight: Sight) -> Cards:
    cards = sight.pack
    assert isinstance(cards, Cards)
    return cards


def jael_name(sight: Sight) -> str:
    return sight.room.words.rival(sight.face, "jael")


def jael_cards(sight: Sight) -> list[str]:
    return [id for zone in sight.view.middle.zones if zone.kind == "jael" for id in zone.cards]


def symbol(sight: Sight, number: int) -> Text:
    """One of Jael's symbols: the letter of its colour."""
    return Text(sight.room.say("stonespine-symbols").split()[number], SYMBOL.ids[number])


def shown_number(offer: Offer | None) -> Text:
    """The number to type, and in brackets what it changes."""
    if offer is None:
        return Text()
    points = whole(offer.facts["points"])
    return Text.assemble((str(offer.number), "bold"), f"({points:+})" if points else "")
