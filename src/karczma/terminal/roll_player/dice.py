"""What both the sheets and the middle of Roll Player are drawn with: dice, arrows, goals."""

from __future__ import annotations

from rich.text import Text

from karczma.games.roll_player.cards import OR_MORE, Cards
from karczma.games.roll_player.vocabulary import CARD, COLOUR, DIRECTION, TYPE
from karczma.kernel.audience import Area, Zone
from karczma.terminal.lines import zone_name
from karczma.terminal.table import Sight

INKS = {
    "green": "bold white on #1b6e36",
    "blue": "bold white on #1d4fa0",
    "red": "bold white on #a81e1e",
    "purple": "bold white on #76308f",
    "black": "bold white on #303030",
    "white": "bold black on #eeeeee",
    "gold": "bold black on #d8a818",
}
ARROWS = {"up": "↑", "down": "↓", "left": "←", "right": "→"}
PLAIN_ARROWS = {"up": "^", "down": "v", "left": "<", "right": ">"}


def pack(sight: Sight) -> Cards:
    cards = sight.pack
    assert isinstance(cards, Cards)
    return cards


def letter(sight: Sight, colour: str) -> str:
    """The letter of a colour, in the reader's language."""
    return sight.room.say("roll_player-letters").split()[COLOUR.numbers[colour]]


def die(sight: Sight, die: str) -> Text:
    """A die: the letter of its colour and its value, on its colour."""
    colour, _, value = die.partition("_")
    return Text(f"{letter(sight, colour)}{value}", INKS[colour])


def swatch(sight: Sight, colour: str) -> Text:
    return Text(letter(sight, colour), INKS[colour])


def dice(sight: Sight, listed: list[str]) -> Text:
    return Text(" ").join([die(sight, one) for one in listed])


def star(sight: Sight) -> str:
    return "★" if sight.marks.unicode else "*"


def span(sight: Sight, low: int, high: int) -> str:
    """A goal as it is printed: a number, a range, or a number and more."""
    if high >= OR_MORE:
        return f"{low}+"
    return str(low) if low == high else f"{low}{'–' if sight.marks.unicode else '-'}{high}"


def arrow(sight: Sight, card: str) -> str:
    """Where a card moves the alignment token; most types of cards do not."""
    number = pack(sight).arrow[CARD.numbers[card]]
    if number >= len(DIRECTION.ids):
        return ""
    return (ARROWS if sight.marks.unicode else PLAIN_ARROWS)[DIRECTION.ids[number]]


def cards(sight: Sight, place: Area) -> list[Text | str]:
    """What a player owns, by type; skills with whether they are ready, and where they move the token."""
    told: list[Text | str] = []
    for type_ in TYPE.ids:
        zone = place.zone(type_)
        if zone.cards:
            owned = [_owned(sight, zone, card) for card in zone.cards]
            told.append(Text.assemble((zone_name(sight, type_), "bold"), ": ", Text(", ").join(owned)))
    return told


def _owned(sight: Sight, zone: Zone, card: str) -> Text:
    if zone.kind != "skill":
        return Text(sight.thing(card))
    ready = zone.facts["ready"]
    assert isinstance(ready, list)
    mark, style = (sight.marks.still, "") if card in ready else (sight.marks.gone, "dim")
    return Text(f"{mark} {sight.thing(card)} {arrow(sight, card)}", style)
