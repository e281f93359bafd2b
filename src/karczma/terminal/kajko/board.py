"""Przygody Wojów drawn: ten stacks and what is still in them, what lies in front of everybody, the town."""

from __future__ import annotations

from collections import Counter

from rich.console import Group
from rich.table import Table
from rich.text import Text

from karczma.games.kajko.cards import Cards
from karczma.games.kajko.vocabulary import CARD, KINDS
from karczma.kernel.audience import Area, Zone
from karczma.terminal.table import Drawn, Sight

DANGERS = ("raiders", "robbers", "chamberlain")
ITEMS = ("treasure_10", "item_5", "coin", "coin_in_hand")
WIDE = 4  # columns for a kind known by a word; those known by a number have three
NARROW = 3


def draw(sight: Sight) -> Drawn:
    """Stacks on top, with the choices that touch them; players below."""
    stacks = {f"stack:{zone.name}": zone for zone in sight.view.middle.zones if zone.kind == "stack"}
    return Drawn(Group(_heading(sight), _stacks(sight, stacks), _players(sight)), frozenset(stacks))


def _heading(sight: Sight) -> Text:
    left = int(sight.view.middle.numbers["cards_left"])
    everything = left + sum(_turned_up(zone) for zone in sight.view.middle.zones)
    first = sight.names[int(sight.view.middle.numbers["first_player"])]
    name = sight.room.words.game(sight.face, "game-name")
    state = sight.room.say("kajko-state", turned=everything - left, all=everything, player=first)
    return Text.assemble((name, "bold"), f" {sight.marks.dash} ", state)


def _turned_up(zone: Zone) -> int:
    return len(_turned(zone))


def _turned(zone: Zone) -> list[str]:
    turned = zone.facts.get("turned", [])
    return [str(card) for card in turned] if isinstance(turned, list) else []


def _stacks(sight: Sight, stacks: dict[str, Zone]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    table.add_column("", justify="right", min_width=2, no_wrap=True)
    table.add_column(sight.room.say("kajko-stacks", still=sight.marks.still, gone=sight.marks.gone), overflow="fold")
    for card in (*DANGERS, *ITEMS):
        short = _short(sight, card)
        table.add_column(short, width=WIDE if len(short) > NARROW else NARROW, no_wrap=True)
    offers = {offer.touch: offer for offer in sight.offers}
    for touch, zone in stacks.items():
        offer = offers.get(touch)
        style = "" if offer or (zone.hidden and not sight.offers) else "dim"
        number = Text(str(offer.number), "bold") if offer else ""
        words = offer.words if offer else _stack_words(sight, zone)
        table.add_row(number, words, *_contents(sight, zone), style=style)
    return table


def _stack_words(sight: Sight, zone: Zone) -> str:
    name = sight.thing(zone.name)
    size = zone.facts["size"]
    assert isinstance(size, int)
    return sight.room.say("kajko-stack", stack=name, left=zone.hidden, size=size)


def _contents(sight: Sight, zone: Zone) -> list[Text]:
    """A dot for every card the stack started with, hollow when it has been turned up."""
    gone = Counter(_turned(zone))
    inside = zone.facts["inside"]
    assert isinstance(inside, list)
    started = gone + Counter([str(card) for card in inside])  # KK-24 anybody can work it out
    cells: list[Text] = []
    for card in (*DANGERS, *ITEMS):
        dots = sight.marks.dots(started[card] - gone[card], started[card], NARROW)
        cells.append(Text(dots, "red" if card in DANGERS else "yellow"))
    return cells


def _short(sight: Sight, card: str) -> str:
    """A card in a narrow column: its value, or a short word where the value does not set it apart."""
    cards = sight.pack
    assert isinstance(cards, Cards)
    if card in ("treasure_10", "item_5", "coin"):
        return str(cards.value[CARD.numbers[card]])
    return sight.room.say(f"kajko-short-{card.replace('_', '-')}")


def _players(sight: Sight) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column(sight.room.say("kajko-players"), overflow="fold")
    table.add_column(sight.room.say("kajko-at-stake"), justify="right", no_wrap=True)
    table.add_column(sight.room.say("kajko-in-front"), overflow="fold", ratio=1)
    table.add_column(sight.room.say("kajko-town"), overflow="fold")
    for seat, place in enumerate(sight.view.seats):
        table.add_row(sight.plate(seat), str(place.numbers["at_stake"]), _front(sight, place), _town(sight, place))
    return table


def _front(sight: Sight, place: Area) -> Text:
    front = Text(_cards(sight, place.zone("front").cards) or sight.room.say("nothing"))
    if place.zone("robbers").cards:
        front.append(f" + {sight.thing('robbers')}!", "bold red")
    return front


def _cards(sight: Sight, cards: list[str]) -> str:
    """Items, the best first, as short as possible."""
    counts = Counter(cards)
    said = [(card, counts[card]) for card in ITEMS if counts[card]]
    return " ".join(
        _short(sight, card) if count == 1 else f"{_short(sight, card)}{sight.marks.times}{count}"
        for card, count in said
    )


def _town(sight: Sight, place: Area) -> str:
    """Brackets for each character: empty, with how many cards lie on it, or with the cards if they may be seen."""
    told: list[str] = []
    for zone in place.zones:
        if zone.kind != "character":
            continue
        if zone.cards:
            told.append(f"[{_cards(sight, zone.cards)}]")
        else:
            told.append(f"[{zone.hidden}]" if zone.hidden else "[ ]")
    sent = sight.room.say("kajko-sent", count=int(place.numbers["sent"]))
    return f"{' '.join(told)} {sent}"


assert len(DANGERS) + len(ITEMS) == KINDS
