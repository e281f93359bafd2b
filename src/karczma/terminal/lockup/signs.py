"""What the table of Lockup is drawn with: letters of cubes and tokens, short words for effects, and what crews have."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from karczma.games.lockup.cards import FIST, NUMBERED, Cards
from karczma.games.lockup.setup import new_crew
from karczma.games.lockup.state import Crew
from karczma.games.lockup.vocabulary import COST, GUARD, ITEM, RESOURCE, THUG, TOKEN, TREASURE
from karczma.kernel.audience import Area, Zone
from karczma.terminal.lines import whole
from karczma.terminal.table import Offer, Sight

INKS = {
    "scrap": "bold white on #1b6e36",
    "potion": "bold white on #1d4fa0",
    "iron": "bold white on #5a5a5a",
    "gold": "bold black on #d8a818",
    "any": "bold black on #d8d8d8",
}
SUSPECT = "!"  # before a number of suspicion cubes
SPECIAL = "*"  # after the strength of a special guard


def pack(sight: Sight) -> Cards:
    cards = sight.pack
    assert isinstance(cards, Cards)
    return cards


def sides(sight: Sight) -> int:
    """LK-R8 How many crews play, the guards too."""
    return max(len(sight.view.seats), 2)


def letter(sight: Sight, kind: str) -> Text:
    """A resource, or any of them, as the letter of its cubes."""
    return Text(sight.room.say("lockup-resources").split()[COST.numbers[kind]], INKS[kind])


def cubes(sight: Sight, counts: Iterable[tuple[str, int]]) -> Text:
    """How many cubes of each kind: 2S 1G."""
    return Text(" ").join([Text.assemble(str(count), letter(sight, kind)) for kind, count in counts if count])


def suspicion(count: int) -> Text:
    return Text(f"{SUSPECT}{count}", "bold red") if count else Text()


def back(sight: Sight) -> str:
    """A token or card that shows only its back."""
    return "▒" if sight.marks.unicode else "#"


def token(sight: Sight, id: str) -> str:
    """A crew token: its strength, or the letter of the enforcer or the lookout."""
    one = TOKEN.numbers[id]
    return _printed(sight, pack(sight).token_kind[one], pack(sight).token_strength[one])


def guard_card(sight: Sight, id: str) -> str:
    """A guard card by the same signs; the special one is marked."""
    one = GUARD.numbers[id]
    cards = pack(sight)
    special = SPECIAL if cards.special[one] else ""
    return _printed(sight, cards.guard_kind[one], cards.guard_strength[one]) + special


def _printed(sight: Sight, kind: int, strength: int) -> str:
    if kind == NUMBERED:
        return str(strength)
    return sight.room.say("lockup-tokens").split()[0 if kind == FIST else 1]


def guard_seal(sight: Sight) -> Text:
    """The seal of the guards, who have no seat."""
    return Text(sight.room.say("lockup-guard") + ("▲" if sight.marks.unicode else ""), "bold black on #b0b0b0")


def seal(sight: Sight, side: int) -> Text:
    return sight.marks.seal(side) if side < len(sight.view.seats) else guard_seal(sight)


def treasures(sight: Sight, counts: tuple[int, ...]) -> str:
    """The treasures a card shows, one by one."""
    codes = sight.room.say("lockup-treasures").split()
    return " ".join([codes[i] for i in range(len(TREASURE.ids)) for _ in range(counts[i])])


def effects(sight: Sight, table: str, id: str) -> str:
    """What an item or a thug does when it is gained, in short."""
    told: list[str] = []
    for name, count in sight.face.effects(pack(sight).cards[table][id]):
        if name in RESOURCE.numbers:
            told.append(f"+{cubes(sight, [(name, count)]).plain}")
        else:
            told.append(sight.room.say(f"lockup-effect-{name}", count=count))
    return ", ".join(told)


def zones(place: Area, kind: str) -> list[Zone]:
    return [zone for zone in place.zones if zone.kind == kind]


def shown_number(offer: Offer | None) -> Text:
    return Text(str(offer.number) if offer else "", "bold")


def crew_of(sight: Sight, side: int) -> Crew:
    """What goals count for a crew: all of it is public."""
    crew = new_crew(-1, sides(sight))
    facts, items, thugs = belongings(sight, side)
    crew.items = sum([1 << ITEM.numbers[id] for id in items])
    crew.thugs = sum([1 << THUG.numbers[id] for id in thugs])
    crew.strength = facts["strength"]
    crew.resources = [facts[kind] for kind in RESOURCE.ids]
    return crew


def belongings(sight: Sight, side: int) -> tuple[dict[str, int], list[str], list[str]]:
    """The numbers, the items and the thugs of a player, or of the guards."""
    if side < len(sight.view.seats):
        place = sight.view.seats[side]
        numbers = {name: int(number) for name, number in place.numbers.items()}
        return numbers, place.zone("items").cards, place.zone("thugs").cards
    middle = sight.view.middle
    facts = {name: whole(fact) for name, fact in middle.zone("guards").facts.items()}
    return facts, middle.zone("items", "guards").cards, middle.zone("thugs", "guards").cards


def fact(zone: Zone, name: str) -> int:
    return whole(zone.facts[name])
