"""Roll Player drawn: the reader's sheet in full, dice and cards in the middle, the others in a few lines each."""

from __future__ import annotations

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from karczma.games.roll_player.cards import WEAPON
from karczma.games.roll_player.purchase import price
from karczma.games.roll_player.vocabulary import CARD, CLASS, COLOUR, ROW, TYPE
from karczma.kernel.audience import Zone
from karczma.terminal.lines import between, effect, offered, tall, whole, zone_name
from karczma.terminal.roll_player import sheet
from karczma.terminal.roll_player.dice import arrow, dice, die, pack, span, star, swatch
from karczma.terminal.table import Drawn, Offer, Sight

INDENT = 7  # of what a market card does
# What the table shows as well as words would. What is done with a die is put into words too if it changes the stars.
TOLD = ("take_initiative", "pool_target", "buy", "discard", "place_setup_die", *sheet.BOTH_WAYS, *sheet.ONE_DIE)


def draw(sight: Sight) -> Drawn:
    """The state of the game, one sheet, the middle, the other sheets."""
    one = _watched(sight)
    parts: list[RenderableType] = [_heading(sight), _bag(sight)]
    gap: list[RenderableType] = [""] if tall(sight) else []
    if one is not None:
        parts += [*gap, sheet.draw(sight, one)]
    others: list[RenderableType] = [sheet.brief(sight, seat) for seat in range(len(sight.view.seats)) if seat != one]
    for block in (_starting(sight), _classes(sight), [*_initiative(sight), *_market(sight)], others):
        parts += [*gap, *block] if block else []
    return Drawn(Group(*parts), _touched(sight))


def _watched(sight: Sight) -> int | None:
    """Whose sheet is shown in full: the reader's, or, for a spectator, that of whoever is asked."""
    if sight.seat is not None or len(sight.view.seats) == 1:
        return sight.seat or 0
    return sight.asked[0] if sight.asked else None


def _heading(sight: Sight) -> Text:
    numbers = sight.view.middle.numbers
    round, last = int(numbers["round"]), int(numbers["last_round"])
    first = sight.names[int(numbers["first_player"])]
    if round:
        state = sight.room.say("roll_player-state", round=round, last=last, player=first)
    else:
        state = sight.room.say("roll_player-setup", last=last, player=first)
    name = sight.room.words.game(sight.face, "game-name")
    return Text.assemble((name, "bold"), f" {sight.marks.dash} ", state)


def _bag(sight: Sight) -> RenderableType:
    """What is in the bag by colour; it also shows which letter is which colour."""
    bag = sight.view.middle.zone("bag")
    told = [Text.assemble((zone_name(sight, "bag"), "bold"), f" {bag.hidden}:")]
    for colour in COLOUR.ids:
        told.append(Text.assemble(swatch(sight, colour), f" {sight.thing(colour)} {bag.facts[colour]}"))
    return Columns(told, padding=(0, 2, 0, 0))


def _starting(sight: Sight) -> list[RenderableType]:
    """Starting dice: which number puts which die into which row."""
    offers = offered(sight, "place_setup_die")
    if not offers:
        return []
    listed = list(dict.fromkeys(args[0] for args in offers))
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(sight.room.say("roll_player-starting"), no_wrap=True)
    for one in listed:
        table.add_column(die(sight, one), justify="right", no_wrap=True)
    for row in ROW.ids:
        found = [offers.get((one, row)) for one in listed]
        table.add_row(sight.thing(row), *[Text(_number(offer) or sight.marks.dash, "bold") for offer in found])
    return [table]


def _number(offer: Offer | None) -> str:
    return str(offer.number) if offer else ""


def _classes(sight: Sight) -> list[RenderableType]:
    """What the classes that can be chosen want, before one is chosen."""
    cards = pack(sight)
    numbers = [CLASS.numbers[args[0]] for args in offered(sight, "choose_class")]
    for args in offered(sight, "choose_class_card"):
        numbers += [one for one in range(len(CLASS.ids)) if COLOUR.ids[cards.colour[one]] == args[0]]
    if not numbers:
        return []
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column(sight.room.say("roll_player-goals"), no_wrap=True)
    for row in ROW.ids:
        table.add_column(sight.thing(row)[: sheet.SHORT], no_wrap=True)
    for one in numbers:
        name = Text.assemble(swatch(sight, COLOUR.ids[cards.colour[one]]), f" {sight.thing(CLASS.ids[one])}")
        goals = [
            f"{span(sight, cards.least[one][row], cards.most[one][row])} {cards.stars[one][row]}{star(sight)}"
            for row in range(len(ROW.ids))
        ]
        table.add_row(name, *goals)
    return [table]


def _initiative(sight: Sight) -> list[RenderableType]:
    """The Initiative cards with their dice and gold, or with who has taken them."""
    middle = sight.view.middle
    if not middle.numbers["round"]:
        return []
    offers = offered(sight, "take_initiative", "pool_target")
    listed = [_card(sight, zone, offers.get((zone.name,))) for zone in middle.zones if zone.kind == "initiative"]
    listed.insert(0, Text(sight.room.say("roll_player-initiative"), "bold"))
    parts: list[RenderableType] = [Columns(listed, padding=(0, 3, 0, 0))]
    loose = middle.zone("loose").cards
    if loose:
        parts.append(Text.assemble((zone_name(sight, "loose"), "bold"), ": ", dice(sight, loose)))
    return parts


def _card(sight: Sight, zone: Zone, offer: Offer | None) -> Text:
    holder, gold = whole(zone.facts["holder"]), whole(zone.facts["gold"])
    lies = [die(sight, one) for one in zone.cards]
    if gold:
        lies.append(Text(sight.room.say("roll_player-gold-on", gold=gold), "yellow"))
    if holder >= 0:
        lies.append(sight.marks.seal(holder))
    name = sight.room.say("roll_player-card", card=zone.name)
    shown = Text.assemble(name, ": " if lies else "", Text(" ").join(lies))
    return Text.assemble((f"{offer.number} ", "bold"), shown) if offer else shown


def _market(sight: Sight) -> list[RenderableType]:
    """The cards on offer: what each costs the reader, and the numbers that buy or discard it."""
    listed = sight.view.middle.zone("market").cards
    buying, discarding = offered(sight, "buy"), offered(sight, "discard")
    asked = bool(buying or discarding)
    parts: list[RenderableType] = [_market_heading(sight, asked)]
    wide = max([cell_len(sight.thing(card)) for card in listed], default=0)
    for card in listed:
        numbers = f"{_number(buying.get((card,))):>2} {_number(discarding.get((card,))):>2}" if asked else ""
        parts.append(Text.assemble((numbers, "bold"), _ware(sight, card, wide, buying.get((card,)))))
        if asked or tall(sight):
            parts.append(Padding(Text(effect(sight, "card", card), "dim"), (0, 0, 0, INDENT)))
    return parts + _gone(sight)


def _market_heading(sight: Sight, asked: bool) -> Text:
    middle = sight.view.middle
    told: list[Text | str] = [Text(zone_name(sight, "market"), "bold")]
    told.append(f"{zone_name(sight, 'deck')} {middle.zone('deck').hidden}")
    told.append(f"{zone_name(sight, 'discards')} {len(middle.zone('discards').cards)}")
    if sight.seat is not None and middle.zone("market").cards:
        told.append(Text(sight.room.say("roll_player-numbers" if asked else "roll_player-prices"), "dim"))
    return between(sight, told)


def _ware(sight: Sight, card: str, wide: int, offer: Offer | None) -> Text:
    """Name, price and type of a market card; in brackets what is too dear."""
    cost, affordable = _price(sight, card)
    if offer:
        cost, affordable = whole(offer.facts["gold"]), True
    name = sight.thing(card)
    price = f"{cost} " if affordable else f"({cost})"
    told = Text.assemble(f"  {name}{' ' * (wide - cell_len(name))}  ", (f"{price:>4}", "bold" if affordable else "dim"))
    told.append(f"  {_type(sight, card)}")
    stars = whole(offer.facts["stars"]) if offer else 0
    if stars:
        told.append(f"  {stars:+}{star(sight)}", "yellow")
    return told


def _price(sight: Sight, card: str) -> tuple[int, bool]:
    """What a card costs the reader, and whether gold and Charisma tokens are enough; a spectator has no purse."""
    cards = pack(sight)
    cost = cards.cost[CARD.numbers[card]]
    if sight.seat is None:
        return cost, True
    place = sight.view.seats[sight.seat]
    owned = sum([1 << CARD.numbers[one] for one in place.zone("weapon").cards])
    cost = price(cards, CARD.numbers[card], owned)
    return cost, cost <= int(place.numbers["gold"]) + int(place.numbers["charisma"])


def _type(sight: Sight, card: str) -> str:
    cards = pack(sight)
    number = CARD.numbers[card]
    if cards.type[number] == WEAPON:
        return sight.room.say("roll_player-weapon", hands=cards.hands[number])
    return f"{sight.room.say(f'roll_player-type-{TYPE.ids[cards.type[number]]}')} {arrow(sight, card)}".strip()


def _gone(sight: Sight) -> list[RenderableType]:
    """What left the game when playing alone, and on a tall screen what is in the discard pile (RP-67)."""
    parts: list[RenderableType] = []
    for zone in sight.view.middle.zones:
        if zone.cards and (zone.kind == "trash" or (zone.kind == "discards" and tall(sight))):
            names = ", ".join(sight.thing(card) for card in zone.cards)
            parts.append(Text.assemble((zone_name(sight, zone.kind), "bold"), f": {names}", style="dim"))
    return parts


def _touched(sight: Sight) -> frozenset[str]:
    """What the table already shows: taken Initiative cards, full rows, the market, and what has numbers on it."""
    middle = sight.view.middle
    told = {f"initiative:{zone.name}" for zone in middle.zones if zone.kind == "initiative"}
    told |= {f"card:{card}" for card in middle.zone("market").cards}
    told |= {f"row:{row}" for row in ROW.ids}
    told |= {offer.touch for offer in sight.offers}
    return frozenset(told - {offer.touch for offer in sight.offers if not _is_told(sight, offer)})


def _is_told(sight: Sight, offer: Offer) -> bool:
    verb = sight.face.vocabulary.verb(offer.option).name
    return verb in TOLD and (verb == "buy" or not offer.facts.get("stars"))
