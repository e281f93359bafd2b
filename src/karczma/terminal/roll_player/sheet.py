"""A character sheet of Roll Player: the reader's in full, with goals and wishes, and the others' in short lines."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from karczma.games.roll_player.cards import OR_MORE
from karczma.games.roll_player.vocabulary import ALIGNMENT, BACKSTORY, CLASS, COLOUR, FIELD, ROW
from karczma.kernel.audience import Area, Json, Zone
from karczma.terminal.lines import between, effect, number, offered, tall, whole, zone_name
from karczma.terminal.roll_player.dice import cards, dice, die, letter, pack, span, star, swatch
from karczma.terminal.table import Offer, Sight

SPACES = 3
INDENT = 4
GAP = 2  # columns between the rows and the alignment grid
COLUMNS = 10  # number, attribute, race, three spaces, value, goal, stars, what is needed
TO_THE_RIGHT = (0, 2, 6, 8)
SHORT = 3  # letters of an attribute in a short line
BOTH_WAYS = ("raise_die", "lower_die")
ONE_DIE = ("turn_die", "swap_first", "swap_second", "reroll_die", "sheet_target")
A_ROW = ("place_die", "row_target")


def draw(sight: Sight, seat: int) -> RenderableType:
    """Who this is, the rows with the alignment grid beside them, and what is owned."""
    place = sight.view.seats[seat]
    who = [*_race_and_class(sight, place), *_story(sight, place)]
    parts: list[RenderableType] = [_heading(sight, seat), *([between(sight, who)] if who else [])]
    parts += _side_by_side(sight, place)
    if tall(sight) and place.zone("backstory").cards:
        fits, wrong = signs(sight)
        parts.append(Text(sight.room.say("roll_player-legend", fits=fits, wrong=wrong), "dim"))
    parts += cards(sight, place)
    if tall(sight):
        parts += _abilities(sight, place)
    return Group(*parts)


def _abilities(sight: Sight, place: Area) -> list[RenderableType]:
    """What the class and the skills can do, where there is room to say it."""
    told = [(kind, card) for kind, zone in (("class", "class"), ("card", "skill")) for card in place.zone(zone).cards]
    lines = [f"{sight.thing(card)}: {effect(sight, kind, card)}" for kind, card in told]
    return [Padding(Text(line, "dim"), (0, 0, 0, INDENT)) for line in lines]


def brief(sight: Sight, seat: int) -> RenderableType:
    """Another player in a few lines."""
    place = sight.view.seats[seat]
    rows = [_short_row(sight, place.zone("row", row)) for row in ROW.ids]
    about = [*_story(sight, place), *cards(sight, place)]
    lines: list[RenderableType] = [_heading(sight, seat, _race_and_class(sight, place))]
    lines.append(Padding(Columns(rows, equal=True, padding=(0, 3, 0, 0)), (0, 0, 0, INDENT)))
    if about:
        lines.append(Padding(between(sight, about), (0, 0, 0, INDENT)))
    return Group(*lines)


def _heading(sight: Sight, seat: int, more: list[Text | str] | None = None) -> Text:
    place = sight.view.seats[seat]
    told: list[Text | str] = [sight.plate(seat), *(more or [])]
    shown = ("gold", "charisma", "stars") if place.numbers["charisma"] else ("gold", "stars")
    told += [number(sight, place, name) for name in shown]
    for kind in ("hand", "starting"):
        if place.zone(kind).cards:
            told.append(Text.assemble(f"{zone_name(sight, kind)}: ", dice(sight, place.zone(kind).cards)))
    return between(sight, told)


def _race_and_class(sight: Sight, place: Area) -> list[Text | str]:
    told: list[Text | str] = [sight.thing(race) for race in place.zone("race").cards]
    for id in place.zone("class").cards:
        colour = COLOUR.ids[pack(sight).colour[CLASS.numbers[id]]]
        told.append(Text.assemble(sight.thing(id), " ", swatch(sight, colour)))
    return told


def _story(sight: Sight, place: Area) -> list[Text | str]:
    """The backstory with its matches, and the alignment with where the token stands and what that is worth."""
    told: list[Text | str] = []
    wishes = wanted(sight, place)
    for story in place.zone("backstory").cards:
        told.append(f"{sight.thing(story)} {len(_matched(place))}/{len(wishes)}")
    for card in place.zone("alignment").cards:
        field = str(place.zone("alignment").facts["field"])
        value = pack(sight).grid[ALIGNMENT.numbers[card]][FIELD.numbers[field]]
        told.append(f"{sight.thing(card)}: {sight.thing(field)} {value}{star(sight)}")
    return told


def wanted(sight: Sight, place: Area) -> dict[int, str]:
    """The colours the backstory wants, by the number of the space."""
    for story in place.zone("backstory").cards:
        wishes = pack(sight).wanted[BACKSTORY.numbers[story]]
        return {space: COLOUR.ids[colour] for space, colour in enumerate(wishes) if colour >= 0}
    return {}


def _matched(place: Area) -> list[Json]:
    """The spaces that have the colour that the backstory wants there."""
    matched = place.zone("backstory").facts["matched"]
    assert isinstance(matched, list)
    return matched


def signs(sight: Sight) -> tuple[str, str]:
    """How a space is marked that has the colour the backstory wants, and one that has another colour."""
    return ("✓", "≠") if sight.marks.unicode else ("=", "!")


def _side_by_side(sight: Sight, place: Area) -> list[RenderableType]:
    rows, grid = _rows(sight, place), _grid(sight, place)
    if grid is None:
        return [rows]
    width = sum(sight.room.out.measure(part).maximum for part in (rows, grid))
    if width + GAP > sight.room.out.width:
        return [rows, Padding(grid, (0, 0, 0, GAP))]
    both = Table.grid(padding=(0, GAP))
    both.add_row(rows, grid)
    return [both]


def _rows(sight: Sight, place: Area) -> Table:
    wishes, matched = wanted(sight, place), _matched(place)
    rows = offered(sight, *A_ROW)
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    for column in range(COLUMNS):
        table.add_column(justify="right" if column in TO_THE_RIGHT else "left", no_wrap=True)
    for row, id in enumerate(ROW.ids):
        zone = place.zone("row", id)
        offer = rows.get((id,))
        wanted_here = [wishes.get(row * SPACES + position) for position in range(SPACES)]
        cells = [_cell(sight, zone, position, wanted_here[position], matched) for position in range(SPACES)]
        bonus = whole(zone.facts["bonus"])
        table.add_row(
            Text(str(offer.number), "bold") if offer else "",
            sight.thing(id),
            f"{bonus:+}" if bonus else "",
            *cells,
            Text(f"={zone.facts['total']}", "bold"),
            *_goal(sight, zone),
        )
    return table


def _cell(sight: Sight, zone: Zone, position: int, wish: str | None, matched: list[Json]) -> Text:
    """A space: its die or a gap, what the backstory says of it, and the numbers of what can be done with the die."""
    space = f"{zone.name}_{position + 1}"
    if position >= len(zone.cards):
        gap = Text(2 * ("·" if sight.marks.unicode else "."), "dim")
        return Text.assemble(gap, f" {letter(sight, wish).lower()}" if wish else "  ")
    shown = die(sight, zone.cards[position])
    if offered(sight, *BOTH_WAYS):  # values change, colours do not: here the backstory has nothing to say
        lower = offered(sight, "lower_die").get((space,))
        higher = offered(sight, "raise_die").get((space,))
        return Text.assemble(_numbered(lower, "-", 2), shown, (f"+{higher.number:<2}" if higher else "   ", "bold"))
    fits, wrong = signs(sight)
    mark = "  "
    if wish:
        mark = f"{fits} " if space in matched else f"{wrong}{letter(sight, wish).lower()}"
    offers = offered(sight, *ONE_DIE)
    return Text.assemble(_numbered(offers.get((space,)), " ", 2) if offers else "", shown, mark)


def _numbered(offer: Offer | None, sign: str, width: int) -> tuple[str, str]:
    return (f"{offer.number:>{width}}{sign}" if offer else " " * (width + len(sign)), "bold")


def _goal(sight: Sight, zone: Zone) -> list[Text | str]:
    """The goal of a row, its stars, and what is still needed."""
    if "least" not in zone.facts:
        return []
    low, high = whole(zone.facts["least"]), whole(zone.facts["most"])
    goal = sight.room.say("roll_player-goal", goal=span(sight, low, high))
    stars = Text(f"{zone.facts['stars']}{star(sight)}", "yellow")
    return [goal, stars, Text(distance(sight, zone), "bold green" if zone.facts["met"] else "")]


def distance(sight: Sight, zone: Zone) -> str:
    """How far a row is from its goal: met, what the dice still to come must add, or by how much it fails."""
    say, far, free = sight.room.say, zone.facts["far"], SPACES - len(zone.cards)
    if far == "met":
        return say("roll_player-met")
    if far == "over":
        return say("roll_player-over", by=whole(zone.facts["by"]))
    if far == "short":
        return say("roll_player-at-best" if free else "roll_player-short", by=whole(zone.facts["by"]))
    low, high = whole(zone.facts["low"]), whole(zone.facts["high"])
    if low == free and not high:
        return say("roll_player-any")
    return say("roll_player-still", range=span(sight, low, high or OR_MORE))


def _grid(sight: Sight, place: Area) -> Table | None:
    """The nine fields of the alignment with their stars; the token's in brackets."""
    for card in place.zone("alignment").cards:
        values = pack(sight).grid[ALIGNMENT.numbers[card]]
        here = FIELD.numbers[str(place.zone("alignment").facts["field"])]
        grid = Table.grid()
        for _ in range(3):
            grid.add_column(justify="right", min_width=4, no_wrap=True)
        cells = [
            Text.assemble(" ", (f"[{value}]", "bold reverse")) if field == here else Text(f"{value} ", _ink(value))
            for field, value in enumerate(values)
        ]
        for start in (0, 3, 6):
            grid.add_row(*cells[start : start + 3])
        named = Table.grid()
        named.add_row(Text(zone_name(sight, "alignment"), "bold"))
        named.add_row(grid)
        return named
    return None


def _ink(value: int) -> str:
    return "green" if value > 0 else "red" if value < 0 else "dim"


def _short_row(sight: Sight, zone: Zone) -> Text:
    """A row of another player: Str G5 R3 ..  8/14-15, or with the stars once the goal is met."""
    gap = 2 * ("·" if sight.marks.unicode else ".")
    shown = [die(sight, one) for one in zone.cards] + [Text(gap, "dim")] * (SPACES - len(zone.cards))
    told = Text.assemble(f"{sight.thing(zone.name)[:SHORT]} ", Text(" ").join(shown), f" {zone.facts['total']:>2}")
    if zone.facts.get("met"):
        told.append(f" {zone.facts['stars']}{star(sight)}", "bold green")
    elif "least" in zone.facts:
        told.append(f"/{span(sight, whole(zone.facts['least']), whole(zone.facts['most']))}")
    return told
