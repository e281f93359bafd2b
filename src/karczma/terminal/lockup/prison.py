"""The prison of Lockup: the eight locations with what they give, who is there, and the thugs."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from karczma.games.lockup.scoring import BANDIT_WORTH, DEMON_WORTH, DWARVES, RAIDER_WORTH, RATS
from karczma.games.lockup.vocabulary import LOCATION, RESOURCE, SPACES, THUG, THUG_TYPE
from karczma.kernel.audience import Json, Zone
from karczma.terminal.lines import offered, tall, whole, zone_name
from karczma.terminal.lockup.signs import (
    back,
    cubes,
    effects,
    fact,
    guard_card,
    guard_seal,
    letter,
    pack,
    seal,
    shown_number,
    sides,
    suspicion,
    token,
    treasures,
    zones,
)
from karczma.terminal.table import Sight

AT_LOCATIONS = ("visit", "move_to", "reveal_guard")
AMONG_THUGS = ("recruit_thug", "swap_thug", "keep_thug")
WORDS = ("trade", "thug", "two_thugs", "tomes")  # before a number
PAID_OR_ANY = ("choice", "thug", "two_thugs")
OTHERS = 3  # columns of rewards that the heading names


def locations(sight: Sight) -> RenderableType:
    """A line for each location; the one being resolved is marked, and its ranking is below."""
    offers = offered(sight, *AT_LOCATIONS)
    ranking = zones(sight.view.middle, "ranking")
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    headings = ("", zone_name(sight, "location"), _ranks(sight), "", sight.room.say("lockup-crews"))
    for column, heading in enumerate(headings):
        table.add_column(heading, justify="left" if column else "right", no_wrap=column < len(headings) - 1)
    for zone in zones(sight.view.middle, "location"):
        here = any(one.name == zone.name for one in ranking)
        name = Text(f"{sight.marks.turn if here else ' '}{sight.thing(zone.name)}", "bold" if here else "")
        told = [name, reward(sight, zone), _lying(sight, zone), _crews(sight, zone.name)]
        table.add_row(shown_number(offers.get((zone.name,))), *told)
    legend = _legend(sight) if tall(sight) else []
    return Group(table, *[_ranking(sight, one) for one in ranking], *legend)


def _legend(sight: Sight) -> list[Text]:
    told = [sight.room.say("lockup-legend", back=back(sight))]
    if zones(sight.view.middle, "guards"):
        told.append(sight.room.say("lockup-legend-guards"))
    return [Text(line, "dim") for line in told]


def _ranks(sight: Sight) -> str:
    return sight.room.say("lockup-ranks", sides=sides(sight))


def reward(sight: Sight, zone: Zone) -> Text:
    """LK-44 to LK-59 What the location prints for the first, the second and so on; a word is said only once."""
    columns = zone.facts["rewards"]
    assert isinstance(columns, list)
    told: list[Text] = []
    said: set[str] = set()
    for column in columns:
        assert isinstance(column, dict)
        gains = column["gains"]
        assert isinstance(gains, dict)
        shown = _gains(sight, gains, said)
        if "last" in column:
            told.append(Text.assemble(sight.room.say("lockup-last"), " ", shown))
        else:
            told += [shown] * max(whole(column["to"]) - whole(column["from"]) + 1, 1)
        said |= set(gains)
    while 1 < len(told) < min(sides(sight), OTHERS):
        told.append(told[-1])
    return Text(" / ").join(told)


def _gains(sight: Sight, gains: dict[str, Json], said: set[str]) -> Text:
    """What a rank gets, in short."""
    told: list[Text] = []
    for name, number in gains.items():
        count = whole(number)
        word = "" if name in said else f"{sight.room.say(f'lockup-gain-{name}')} " if name in WORDS else ""
        if name in RESOURCE.numbers:
            told.append(cubes(sight, [(name, count)]))
        elif name in PAID_OR_ANY:
            told.append(Text.assemble(word, cubes(sight, [("any", count)])))
        elif name == "trade":
            told.append(Text(f"{word}{count}:1"))
        elif name == "tomes":
            told.append(Text(word + (sight.room.say("lockup-one-of", count=count) if count > 1 else str(count))))
        else:
            told.append(Text(sight.room.say(f"lockup-gain-{name}")))
    return Text("+" if "marker" in gains else ", ").join(told) if told else Text("-")


def _lying(sight: Sight, zone: Zone) -> Text:
    """The suspicion cubes here, and what bandits have left."""
    loot = [(kind, fact(zone, kind)) for kind in RESOURCE.ids if kind in zone.facts]
    told = [suspicion(fact(zone, "suspicion")), cubes(sight, loot)]
    return Text(" ").join([part for part in told if part])


def _crews(sight: Sight, location: str) -> Text:
    """Who is here, each with their tokens: face-down ones that are known are in brackets."""
    told: list[Text] = []
    for seat, place in enumerate(sight.view.seats):
        for zone in place.zones:
            if zone.kind in ("crew", "assigning") and zone.name == location and (zone.cards or zone.hidden):
                told.append(Text.assemble(sight.marks.seal(seat), _tokens(sight, zone)))
    for zone in zones(sight.view.middle, "post"):
        if zone.name == location:
            cards = [guard_card(sight, id) for id in zone.cards]
            told.append(Text.assemble(guard_seal(sight), _joined(sight, cards, zone.hidden)))
    return Text("  ").join(told)


def _tokens(sight: Sight, zone: Zone) -> str:
    down = zone.facts["down"]
    assert isinstance(down, list)
    known = [f"({token(sight, id)})" if id in down else token(sight, id) for id in zone.cards]
    return _joined(sight, known, zone.hidden)


def _joined(sight: Sight, known: list[str], hidden: int) -> str:
    return "+".join([*known, *([back(sight) * hidden] if hidden else [])])


def _ranking(sight: Sight, zone: Zone) -> Text:
    """LK-30, LK-31 How strong everybody is at the location being resolved, strongest first, and who got something."""
    order, strengths, collected = zone.facts["order"], zone.facts["strengths"], zone.facts["collected"]
    assert isinstance(order, list)
    assert isinstance(strengths, list)
    assert isinstance(collected, list)
    told = Text.assemble((f"{sight.marks.turn} {sight.thing(zone.name)}", "bold"))
    if not zone.facts["fixed"]:
        told.append(f" ({sight.room.say('lockup-turned-up')})")
    told.append(": ")
    for place, side in enumerate(order):
        got = f" {sight.room.say('lockup-collected')}" if side in collected else ""
        told.append_text(Text.assemble(", " if place else "", f"{place + 1}. ", seal(sight, whole(side)), " "))
        told.append(sight.room.say("lockup-strong", strength=whole(strengths[place])) + got)
    return told


def thugs(sight: Sight) -> RenderableType:
    """The thugs in their spaces, or drawn to choose from: what each does and is worth at the end."""
    offers = offered(sight, *AMONG_THUGS)
    spaces = [sight.view.middle.zone("location", name) for name in LOCATION.ids[1 : SPACES + 1]]
    told = [(sight.thing(zone.name), id) for zone in spaces for id in zone.cards]
    drawn = sight.view.middle.zone("drawn_thugs").cards
    told += [(sight.room.say("lockup-drawn"), id) for id in drawn]
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    deck, discards = sight.view.middle.zone("thug_deck").hidden, len(sight.view.middle.zone("thug_discards").cards)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(sight.room.say("lockup-thugs"), no_wrap=True)
    table.add_column(sight.room.say("lockup-deck", deck=deck, discards=discards), no_wrap=True)
    table.add_column()
    table.add_column()
    for place, id in told:
        icons = suspicion(pack(sight).icons[THUG.numbers[id]])
        table.add_row(shown_number(offers.get((id,))), place, sight.thing(id), icons, thug(sight, id))
    return table


def thug(sight: Sight, id: str) -> Text:
    """Treasures and effects of a thug, what a bandit brings, and what it is worth."""
    cards = pack(sight)
    one = THUG.numbers[id]
    told = [treasures(sight, cards.thug_treasures[one]), effects(sight, "thug", id)]
    parts = [Text(part) for part in told if part]
    if cards.carries[one] >= 0:
        kind = letter(sight, RESOURCE.ids[cards.carries[one]])
        parts.append(Text.assemble(kind, " ", sight.room.say("lockup-carries")))
    parts.append(Text(worth(sight, THUG_TYPE.ids[cards.type[one]]), "dim"))
    return Text(f" {sight.marks.dash} ").join(parts)


def worth(sight: Sight, type_: str) -> str:
    """LK-106 to LK-111 What thugs of a type score at the end."""
    sets = {"dwarf": DWARVES, "ratfolk": RATS}
    if type_ in sets:
        return sight.room.say("lockup-worth-set", points=" ".join(str(points) for points in sets[type_][1:]))
    if type_ in ("bandit", "raider"):
        return sight.room.say("lockup-worth-each", points=BANDIT_WORTH if type_ == "bandit" else RAIDER_WORTH)
    if type_ == "demon":
        counted = str(sight.settings["demon_icons"])
        what = sight.room.say("lockup-any-treasure") if counted == "any" else sight.thing(counted)
        return sight.room.say("lockup-worth-demon", points=DEMON_WORTH, treasure=what)
    return sight.room.say(f"lockup-worth-{type_}")
