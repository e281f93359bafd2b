"""What the tables of the bigger games are drawn with: names, numbers, and what is offered."""

from __future__ import annotations

from rich.text import Text

from karczma.kernel.audience import Area, Json
from karczma.terminal.table import Offer, Sight

TALL = 48  # lines of a screen


def effect(sight: Sight, kind: str, id: str) -> str:
    """What a card or a class does, in a sentence or two."""
    return " ".join(sight.room.words.texts(sight.face, kind, id).values())


def tall(sight: Sight) -> bool:
    """Whether there is room for what only makes things easier to read."""
    return not sight.room.live or sight.room.out.height >= TALL


def number(sight: Sight, place: Area, name: str) -> str:
    """One of a seat's numbers, with its name."""
    return f"{sight.room.words.game(sight.face, f'number-{name}')} {place.numbers[name]}"


def zone_name(sight: Sight, kind: str) -> str:
    return sight.room.words.game(sight.face, f"zone-{kind}")


def between(sight: Sight, parts: list[Text | str]) -> Text:
    """Parts of a line, with a dash between them."""
    return Text(f" {sight.marks.dash} ").join([part if isinstance(part, Text) else Text(part) for part in parts])


def whole(fact: Json) -> int:
    assert isinstance(fact, int)
    return fact


def offered(sight: Sight, *verbs: str) -> dict[tuple[str, ...], Offer]:
    """What may be chosen with one of these verbs, keyed by arguments."""
    found: dict[tuple[str, ...], Offer] = {}
    for offer in sight.offers:
        verb, *args = sight.face.vocabulary.words(offer.option)
        if verb in verbs:
            found[tuple(args)] = offer
    return found
