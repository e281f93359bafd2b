"""Stonespine Architects drawn: rivals and challenges above, then the reader's dungeon, the market and the hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from karczma.games.stonespine.cards import GROUPS, KINDS
from karczma.games.stonespine.vocabulary import COLUMNS, JAEL
from karczma.kernel.audience import Zone
from karczma.terminal.lines import between, number, offered, tall, whole, zone_name
from karczma.terminal.stonespine import cards, choices
from karczma.terminal.stonespine.dungeon import Map, Plan, small_map
from karczma.terminal.stonespine.signs import (
    CODED,
    JAELS,
    Signs,
    code,
    group_code,
    jael_cards,
    kind_letter,
    pack,
    thing,
)
from karczma.terminal.table import Drawn, Offer, Sight

YEARS = 4
BLOCK = 19  # columns of a rival
FEW_SETS = 4  # of the market: with no more than these there is room


def draw(sight: Sight) -> Drawn:
    """What may scroll away comes first, what is needed for the question last."""
    plans = [Plan(sight, place) for place in sight.view.seats]
    one = _watched(sight)
    parts: list[RenderableType] = [_heading(sight)]
    if not tall(sight):
        parts.append(between(sight, [*([] if _beside(sight) else _elements(sight)), *_signs(sight)]))
    parts += [*_rivals(sight, plans, one), *cards.challenges(sight, plans, one)]
    if len(plans) == 1:
        parts += cards.jael(sight, plans[0])
    plate: list[Text | str] = [sight.plate(one), *_numbers(sight, plans[one], one)]
    parts += [between(sight, plate), _dungeon(sight, plans[one], one)]
    parts += [*choices.hand(sight, one), *choices.placing(sight)]
    return Drawn(Group(*parts), _touched(sight))


def _watched(sight: Sight) -> int:
    """Whose dungeon is shown in full: the reader's, or, for a spectator, that of whoever is asked."""
    if sight.seat is not None:
        return sight.seat
    return sight.asked[0] if sight.asked else 0


def _touched(sight: Sight) -> frozenset[str]:
    """What has its number on the table: all but passing and challenges, whose words say what they do."""
    told = {f"set:{zone.name}" for zone in sight.view.middle.zones if zone.kind == "set"}
    verbs = ("build", "discard_chamber", "keep_chamber", "place_element", "place_passage")
    return frozenset(told | {offer.touch for offer in offered(sight, *verbs).values()})


def _heading(sight: Sight) -> Text:
    middle = sight.view.middle
    year, turn = int(middle.numbers["year"]), int(middle.numbers.get("turn", 0))
    name = sight.room.words.game(sight.face, "game-name")
    if not sight.asked:
        state = sight.room.say("stonespine-over")
    elif turn:
        state = sight.room.say("stonespine-building", year=year, years=YEARS, turn=turn, turns=COLUMNS)
    else:
        state = sight.room.say("stonespine-improving", year=year, years=YEARS)
    deck = f"{zone_name(sight, 'deck')} {middle.zone('deck').hidden}"
    return between(sight, [Text(name, "bold"), state, deck])


# The others


def _rivals(sight: Sight, plans: list[Plan], one: int) -> list[RenderableType]:
    """Small maps side by side, and below them what each has taken and what of their hands the reader knows."""
    others = [seat for seat in range(len(plans)) if seat != one]
    if not others:
        return []
    table = Table.grid(padding=(0, 1, 0, 0))
    for _ in others:
        table.add_column(width=BLOCK, no_wrap=True, overflow="crop")
    table.add_row(*[sight.plate(seat) for seat in others])
    table.add_row(*[_rival(sight, plans[seat], seat) for seat in others])
    legend = Text(sight.room.say("stonespine-small"), "dim")
    return [table, legend, *[line for seat in others for line in _belongings(sight, plans[seat], seat)]]


def _rival(sight: Sight, plan: Plan, seat: int) -> RenderableType:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row(Group(*small_map(sight, plan)), Group(*[Text(fact) for fact in _numbers(sight, plan, seat)]))
    return table


def _numbers(sight: Sight, plan: Plan, seat: int) -> list[str]:
    """Gold, priority, points, and how far blueprint and paths have come; alone there is no priority."""
    say = sight.room.say
    place = sight.view.seats[seat]
    told = [number(sight, place, name) for name in ("gold", "priority") if name in place.numbers]
    if place.numbers.get("passed"):
        told.append(say("stonespine-passed", place=int(place.numbers["passed"])))
    told.append(say("stonespine-points", points=int(place.numbers["reputation"])))
    told.append(say("stonespine-plan", met=whole(place.zone("blueprint").facts["met"])))
    return [*told, say("stonespine-paths", count=plan.paths)]


def _belongings(sight: Sight, plan: Plan, seat: int) -> list[Text]:
    taken = [
        f"{thing(sight, 'challenge', id)} {cards.pays(plan, id)}" for id in sight.view.seats[seat].zone("taken").cards
    ]
    hand = sight.view.seats[seat].zone("hand")
    known = ", ".join(thing(sight, "chamber", id) for id in hand.cards)
    told: list[Text | str] = [", ".join(taken)] if taken else []
    if known:
        told.append(sight.room.say("stonespine-known", names=known))
    return [Text.assemble(" ", sight.marks.seal(seat), " ", between(sight, told))] if told else []


# The reader's dungeon, and the market beside it


def _dungeon(sight: Sight, plan: Plan, seat: int) -> RenderableType:
    """The map, and beside it the market and what letters mean, and signs too where the screen is not low."""
    beside = [*_market(sight, seat), *(_legend(sight) if _beside(sight) else [])]
    if tall(sight):
        beside += _signs(sight)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    table.add_row(Group(*Map(sight, plan).lines()), Group(*beside))
    return table


def _beside(sight: Sight) -> bool:
    """Whether the letters of elements have room below the market; otherwise they stand on top, where it may scroll."""
    sets = [zone for zone in sight.view.middle.zones if zone.kind == "set"]
    return tall(sight) or len(sets) <= FEW_SETS


def _market(sight: Sight, seat: int) -> list[Text]:
    sets = [zone for zone in sight.view.middle.zones if zone.kind == "set"]
    if not sets:
        return []
    buying = offered(sight, "buy")
    heading = Text(zone_name(sight, "market"), "bold")
    if sight.seat is not None:
        heading.append(f" {sight.marks.dash} {sight.room.say('stonespine-dear')}", "dim")
    told = [_set(sight, zone, i, buying.get((zone.name,)), seat) for i, zone in enumerate(sets)]
    if jael_cards(sight):
        told.append(Text(f"{JAELS} {sight.room.say('stonespine-jaels')}", "dim"))
    return [heading, *told]


def _set(sight: Sight, zone: Zone, i: int, offer: Offer | None, seat: int) -> Text:
    """A set of a market card: its number if it can be bought, its cost, its tokens, and whether Jael wants it."""
    cost = whole(zone.facts["gold"])
    dear = sight.seat is not None and cost > int(sight.view.seats[seat].numbers["gold"])
    told = Text.assemble((f"{offer.number if offer else '':>2}", "bold"), " ")
    if not zone.cards:
        return told.append(sight.room.say("stonespine-sold"), "dim")
    told.append(f"{f'({cost})' if dear else f'{cost} ':>4} ", "dim" if dear else "yellow")
    told.append(" ".join(code(sight, id) for id in zone.cards))
    revealed = [JAEL.numbers[id] for id in jael_cards(sight)]
    if revealed and i in pack(sight).collects[revealed[-1]]:
        told.append(f" {JAELS}", "bold")
    if offer and whole(offer.facts["lost"]):
        told.append(f" {sight.room.say('stonespine-no-room', count=whole(offer.facts['lost']))}", "red")
    return told


def _elements(sight: Sight) -> list[Text]:
    """Which letters are which elements: monsters and the chest, traps and the passage."""
    listed = [(id, thing(sight, "element", id)) for id in CODED[:-1]]
    listed.insert(len(listed) // 2, ("treasure", sight.room.say("stonespine-chest")))
    listed.append(("secret_passage", sight.room.say("stonespine-passage")))
    return [Text(f"{code(sight, id)} {name}", "dim") for id, name in listed]


def _legend(sight: Sight) -> list[Text]:
    """The same in two columns."""
    told = _elements(sight)
    half = len(told) // 2
    wide = max(one.cell_len for one in told[:half])
    for one in told[:half]:
        one.pad_right(wide + 1 - one.cell_len)
    return [Text.assemble(told[i], told[i + half]) for i in range(half)]


def _signs(sight: Sight) -> list[Text]:
    """What the other letters and signs on the map mean."""
    signs = Signs(sight.marks.unicode)
    kinds = ", ".join(f"{kind_letter(sight, kind)} {sight.room.say(f'stonespine-kind-{kind}')}" for kind in KINDS)
    groups = ", ".join(
        f"{group_code(sight, group)} {sight.room.say(f'stonespine-any-{group}')}" for group in list(GROUPS)[1:]
    )
    wish = sight.room.say("stonespine-wish", met=signs.met)
    door = sight.room.say("stonespine-door", door=signs.doors[3])
    reached = sight.room.say("stonespine-reached", entrance=signs.reached[0], exit=signs.reached[1])
    return [Text(line, "dim") for line in (kinds, groups, wish, door, reached)]
