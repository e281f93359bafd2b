"""The final scoring (ST-38 to ST-47, ST-60 to ST-64), and the same count for a printed game."""

from __future__ import annotations

from typing import Any, Final

from karczma.games.stonespine.cards import COUNT, KINDS, MOST, SETS, Cards, Form
from karczma.games.stonespine.dungeon import ENTRANCE, EXIT, Dungeon, bits, edges_of, quantity
from karczma.games.stonespine.state import Architect, Table
from karczma.games.stonespine.vocabulary import (
    BLUEPRINT,
    CELL,
    CELLS,
    CHALLENGE,
    CHAMBER,
    CHAMBERS,
    DOOR,
    ELEMENT,
    ELEMENTS,
    FACES,
    GOAL,
    JAEL,
    MONSTERS,
    PASSAGE,
    STAR_VALUES,
    TOKEN,
)
from karczma.kernel.audience import Json
from karczma.kernel.errors import Fact, Refused
from karczma.kernel.sheet import Blank, Either, Group, ListOf, Number, Pick, object_to, plain_warnings
from karczma.kernel.sheet import Form as SheetForm
from karczma.kernel.tally import Part, Reason, SeatTally, Tally
from karczma.kernel.verbs import Kind

FIRST_STAR: Final = 10  # among the elements; STARS: how many kinds there are
STARS: Final = 6
MOST_COLLECTED: Final = 24  # chambers with Jael: at most six a year
ALL_TOKENS: Final = 56
MOST_GOLD: Final = 30
FOR_PRIORITY: Final = (9, 6, 3, 0, 0)  # ST-39, ST-78
PARTS = ("priority", "gold", "goal", "challenges", "chambers", "blueprint", "paths", "cards", "conditions")
BREAKERS = ("priority",)  # ST-47
MORE_GOLD: Final = 9  # ST-60
LESS_GOLD: Final = 6


def tally(g: Table) -> Tally:
    """The score now: none of it is secret."""
    return tally_of(g, [architect.dungeon(g.cards) for architect in g.architects])


def tally_of(g: Table, dungeons: list[Dungeon]) -> Tally:
    if g.solo:
        return against_jael(g.cards, g.goal, g.architects[0], dungeons[0], jael_of(g))
    return rank(g.cards, g.goal, g.architects, dungeons, standing(g))


def standing(g: Table) -> tuple[int, ...]:
    """Seats by current priority: those who have passed first, then the others in the old order."""
    if g.over():
        return g.order
    return (*g.passed, *[seat for seat in g.order if seat not in g.passed])


def rank(
    cards: Cards, goal: int, architects: list[Architect], dungeons: list[Dungeon], order: tuple[int, ...]
) -> Tally:
    """ST-47, ST-77 The six categories of every player; ties go to the higher priority."""
    seats: list[SeatTally] = []
    for_goal = goal_points(
        cards, goal, [goal_quantity(cards, goal, architects[i], dungeons[i]) for i in range(len(order))], order
    )
    for i in range(len(architects)):
        place = order.index(i)
        points = FOR_PRIORITY[place] if len(order) > 2 or place < 2 else 0
        first = Part("priority", [Reason(points, "priority", {"place": place + 1})] if points else [])
        parts = [first, for_goal[i], *own_parts(cards, architects[i], dungeons[i])]
        seats.append(SeatTally(parts, [-1 - place]))
    return Tally(seats, breakers=BREAKERS)


def goal_quantity(cards: Cards, goal: int, architect: Architect, dungeon: Dungeon) -> int:
    return quantity(dungeon, cards.goal[goal], gates(cards, architect))


def gates(cards: Cards, architect: Architect) -> list[int]:
    return [cards.entrance[architect.blueprint], cards.exit[architect.blueprint]]


def goal_points(cards: Cards, goal: int, quantities: list[int], order: tuple[int, ...]) -> list[Part]:
    """ST-40, ST-41, ST-78, ST-F20, ST-R21 15, 9, 5 by the goal; ties by priority; with two players no third place."""
    most = cards.compare[goal] == MOST
    ranked = by_quantity([seat for seat in order if not most or quantities[seat] > 0], quantities, most)
    parts: list[Part] = []
    for seat in range(len(quantities)):
        place = ranked.index(seat) if seat in ranked else len(order)
        paid = cards.places[goal][place] if place < min(3, len(order)) else 0
        reason = Reason(paid, "goal", {"place": place + 1, "count": quantities[seat], "goal": GOAL.ids[goal]})
        parts.append(Part("goal", [reason] if paid else []))
    return parts


def by_quantity(seats: list[int], quantities: list[int], most: bool) -> list[int]:
    """Best first; ties keep their order."""
    found: list[int] = []
    for seat in seats:
        at = 0
        while at < len(found) and (
            quantities[found[at]] >= quantities[seat] if most else quantities[found[at]] <= quantities[seat]
        ):
            at += 1
        found.insert(at, seat)
    return found


def own_parts(cards: Cards, architect: Architect, dungeon: Dungeon) -> list[Part]:
    """ST-42 to ST-46 What a player's own dungeon is worth."""
    columns = gates(cards, architect)
    return [
        Part("challenges", challenges(cards, architect, dungeon)),
        Part("chambers", stars(dungeon)),
        Part("blueprint", blueprint(cards, architect, dungeon)),
        Part("paths", paths(dungeon, columns)),
    ]


def challenges(cards: Cards, architect: Architect, dungeon: Dungeon) -> list[Reason]:
    """ST-42 Points for each thing a challenge counts."""
    found: list[Reason] = []
    for card in architect.challenges:
        count = quantity(dungeon, cards.challenge[card], gates(cards, architect))
        if count:
            facts = {"challenge": CHALLENGE.ids[card]}
            found.append(Reason(cards.points[card] * count, "challenge", {**facts, "count": count}))
    return found


def stars(dungeon: Dungeon) -> list[Reason]:
    """ST-43 By star value."""
    return star_reasons([dungeon.of_element(FIRST_STAR + i) for i in range(STARS)])


def star_reasons(counts: list[int]) -> list[Reason]:
    """What this many stars of each value are worth."""
    found: list[Reason] = []
    for i in range(STARS):
        if counts[i]:
            points = counts[i] * STAR_VALUES[FIRST_STAR + i]
            found.append(Reason(points, "star", {"element": ELEMENT.ids[FIRST_STAR + i], "count": counts[i]}))
    return found


def blueprint(cards: Cards, architect: Architect, dungeon: Dungeon) -> list[Reason]:
    """ST-44, ST-79 Reputation for the requirements met."""
    met = requirements_met(cards, architect, dungeon)
    points = cards.met[architect.blueprint][met]
    return [Reason(points, "blueprint", {"count": met})] if points else []


def requirements_met(cards: Cards, architect: Architect, dungeon: Dungeon) -> int:
    return min(8, len(fulfilled(cards, architect, dungeon)))


def fulfilled(cards: Cards, architect: Architect, dungeon: Dungeon) -> list[int]:
    """The cells that have what the blueprint wants there."""
    wanted = cards.wanted[architect.blueprint]
    return [cell for cell in range(CELLS) if wanted[cell] and holds(cards, dungeon, cell, wanted[cell])]


def holds(cards: Cards, dungeon: Dungeon, cell: int, wanted: int) -> bool:
    """ST-F21 A kind of stone (below zero), or any of these elements."""
    chamber = dungeon.chambers[cell]
    if chamber < 0:
        return False
    return cards.kind[chamber] == -1 - wanted if wanted < 0 else dungeon.count_in(wanted, cell) > 0


def paths(dungeon: Dungeon, columns: list[int]) -> list[Reason]:
    """ST-45 A point for each chamber connected to the entrance, and for each connected to the exit."""
    found: list[Reason] = []
    entered = bits(dungeon.connected(ENTRANCE, columns[ENTRANCE]))
    if entered:
        found.append(Reason(entered, "entrance", {"count": entered}))
    left = bits(dungeon.connected(EXIT, columns[EXIT]))
    if left:
        found.append(Reason(left, "exit", {"count": left}))
    return found


def worth_of(g: Table, architect: Architect) -> int:
    """What a player's own dungeon would be worth now: the categories no other player affects."""
    return worth_with(g.cards, architect, architect.dungeon(g.cards))


def worth_with(cards: Cards, architect: Architect, dungeon: Dungeon) -> int:
    return sum([part.points for part in own_parts(cards, architect, dungeon)])


def outlook(cards: Cards, architect: Architect, before: int) -> dict[str, Fact]:
    """What an option would make of a dungeon: how many points more, and what can then be seen in it."""
    dungeon = architect.dungeon(cards)
    told: dict[str, Fact] = {"points": worth_with(cards, architect, dungeon) - before}
    told.update(to_be_seen(cards, architect, dungeon))
    return told


def to_be_seen(cards: Cards, architect: Architect, dungeon: Dungeon) -> dict[str, Fact]:
    """How far paths lead from the gates, and which cells have what the blueprint wants."""
    columns = gates(cards, architect)
    return {
        "from_entrance": dungeon.light(ENTRANCE, columns[ENTRANCE]),
        "from_exit": dungeon.light(EXIT, columns[EXIT]),
        "fulfilled": " ".join([CELL.ids[cell] for cell in fulfilled(cards, architect, dungeon)]),
    }


def tallied(totals: list[int]) -> dict[str, Json]:
    """From the count of each element: each monster, all traps, treasures, and the total worth of the stars."""
    found: dict[str, Json] = {MONSTERS[i]: totals[i] for i in range(len(MONSTERS))}
    found["trap"] = sum(totals[len(MONSTERS) : FIRST_STAR])
    found["treasure"] = totals[FIRST_STAR + STARS]
    found["star"] = sum([totals[FIRST_STAR + i] * STAR_VALUES[FIRST_STAR + i] for i in range(STARS)])
    return found


class Jael:
    """What Jael has at the end."""

    def __init__(
        self,
        revealed: tuple[int, ...],
        chambers: tuple[int, ...],
        tokens: tuple[int, ...],
        entered: dict[str, int] | None = None,
    ) -> None:
        self.revealed = revealed
        self.chambers = chambers
        self.tokens = tokens
        self.entered = entered  # what his cards are worth, on a score sheet that does not name them

    def count(self, cards: Cards, elements: int) -> int:
        """How many of these elements (bits) he has collected, printed or as tokens."""
        found = 0
        for chamber in self.chambers:
            for element in cards.elements[chamber]:
                found += elements >> element & 1
        for token in self.tokens:
            if token != PASSAGE:
                found += elements >> token & 1
        return found


def jael_of(g: Table) -> Jael:
    return Jael(g.revealed_jael, g.collected, g.jael_tokens)


def jael_quantity(cards: Cards, jael: Jael, form: Form) -> int:
    """ST-62 The forms that need no dungeon, counted over everything Jael has collected."""
    if form.op == COUNT:
        return jael.count(cards, form.any)
    if form.op == SETS:
        return min([jael.count(cards, form.selectors[i]) // form.needs[i] for i in range(len(form.needs))])
    pairs = [jael.count(cards, 1 << element) // 2 for element in range(ELEMENTS) if form.any >> element & 1]
    return sum(pairs)  # identical pairs: the only other form that needs no dungeon


def against_jael(
    cards: Cards, goal: int, architect: Architect, dungeon: Dungeon, jael: Jael, entered: int | None = None
) -> Tally:
    """ST-60 to ST-64, ST-86 The player against Jael, who wins ties; if no gold is entered, his last card's."""
    his_gold = entered
    if his_gold is None:
        his_gold = cards.jael_gold[jael.revealed[-1]] if jael.revealed else 0
    richer = architect.gold > his_gold
    mine = goal_quantity(cards, goal, architect, dungeon)
    his = jael_quantity(cards, jael, cards.goal[goal])
    for_goal = goal_points(cards, goal, [mine, his], (1, 0))
    gold = Reason(MORE_GOLD if richer else LESS_GOLD, "more_gold" if richer else "less_gold", {"count": architect.gold})
    seat = SeatTally([Part("gold", [gold]), for_goal[0], *own_parts(cards, architect, dungeon)], [])
    other = Reason(LESS_GOLD if richer else MORE_GOLD, "less_gold" if richer else "more_gold", {"count": his_gold})
    rival = SeatTally([Part("gold", [other]), for_goal[1], *jael_parts(cards, jael)], [])
    return Tally([seat], rival="jael", against=rival)


def jael_parts(cards: Cards, jael: Jael) -> list[Part]:
    """ST-62, ST-63 His cards, their conditions, and the stars he has collected."""
    found = star_reasons([jael.count(cards, 1 << (FIRST_STAR + i)) for i in range(STARS)])
    stars = Part("chambers", found)
    if jael.entered is not None:
        worth = [Part(name, [Reason(jael.entered[name], "entered", {})]) for name in ("cards", "conditions")]
        return [*worth, stars]
    bases = [Reason(cards.base[card], "jael_card", {"jael": JAEL.ids[card]}) for card in jael.revealed]
    conditions: list[Reason] = []
    for card in jael.revealed:
        count = jael_quantity(cards, jael, cards.condition[card])
        if count:
            paid = count * cards.condition_points[card]
            conditions.append(Reason(paid, "jael_condition", {"jael": JAEL.ids[card], "count": count}))
    return [Part("cards", bases), Part("conditions", conditions), stars]


STONE = Kind("stone", KINDS)
MOST_ELEMENTS: Final = 4  # in a chamber


def chamber(name: str) -> Blank:
    """A chamber by its name, or as it is drawn on the card: the printed one may not be the one we know."""
    drawn: list[Blank] = [
        Pick("stone", STONE),
        ListOf("doors", Pick("door", DOOR), 0, len(DOOR.ids)).each_once(),
        ListOf("elements", Pick("element", ELEMENT), 0, MOST_ELEMENTS),
    ]
    ways = [Pick(name, CHAMBER).called("chamber_name"), Group(name, drawn).called("chamber_drawn")]
    return Either(name, ways).called("chamber")


def jael_cards() -> Blank:
    """Jael's cards by name, or what they are worth: all but one of them are ours."""
    named = ListOf("cards", Pick("jael_card", JAEL), 4, 4).each_once().called("jael_named")
    worth: list[Blank] = [
        Number("cards", 0, 999).called("jael_worth"),
        Number("conditions", 0, 999).called("jael_conditions"),
    ]
    return Either("cards", [named, Group("cards", worth).called("jael_points")]).called("jael_cards")


def form() -> SheetForm:
    """The score sheet: the goal, Jael in solo, and each player's dungeon, chamber by chamber."""
    cell = [Number("row", 1, 4), Number("col", 1, 4)]
    token = Group("token", [Pick("element", ELEMENT), *cell])
    passage = Group("passage", [*cell, Pick("side", DOOR)])
    row = ListOf("row", chamber("chamber"), 4, 4).called("chamber_row")
    jael = Group(
        "jael",
        [
            jael_cards(),
            Number("gold", 0, MOST_GOLD).optional().called("jael_gold"),
            ListOf("chambers", chamber("chamber"), 0, MOST_COLLECTED, False).each_once().called("jael_chambers"),
            ListOf("tokens", Pick("element", TOKEN), 0, ALL_TOKENS, required=False).called("jael_tokens"),
        ],
    )
    seat: list[Blank] = [
        Pick("blueprint", BLUEPRINT),
        Number("priority", 1, 5).only_with(2, 3, 4, 5),
        Number("gold", 0, MOST_GOLD).only_with(1),
        ListOf("rows", row, 4, 4).drawn_as("dungeon"),
        ListOf("tokens", token, 0, ALL_TOKENS, required=False).drawn_as("dungeon"),
        ListOf("passages", passage, 0, ALL_TOKENS, required=False).drawn_as("dungeon"),
        ListOf("challenges", Pick("challenge", CHALLENGE), 3, 3).each_once(),
    ]
    return SheetForm("stonespine", 1, 5, [Pick("goal", GOAL), jael.only_with(1)], [], seat)


def count_sheet(data: dict[str, Any], cards: Cards) -> dict[str, Json]:
    """The end of a printed game, as people enter it."""
    sheet = form().read(data)
    box = Box(cards)
    architects = [architect_of(sheet.seats[i], f"seats[{i}]", box) for i in range(len(sheet.seats))]
    goal = GOAL.numbers[sheet.sheet["goal"]]
    told: dict[str, Json] = {"game": "stonespine"}
    if len(architects) == 1:
        jael = jael_on(sheet.sheet["jael"], box)
        gold = gold_of_jael(sheet.sheet["jael"]["gold"], jael, cards, box.warnings)
        dungeon = architects[0].dungeon(box.cards)
        told.update(against_jael(box.cards, goal, architects[0], dungeon, jael, gold).plain())
    else:
        dungeons = [architect.dungeon(box.cards) for architect in architects]
        told.update(rank(box.cards, goal, architects, dungeons, places_of(sheet.seats)).plain())
    told["warnings"] = plain_warnings(box.warnings)
    return told


def places_of(seats: list[dict[str, Any]]) -> tuple[int, ...]:
    """The seats by their places on the track, each place taken once."""
    order = [-1] * len(seats)
    for i in range(len(seats)):
        place = seats[i]["priority"]
        if place > len(seats) or order[place - 1] >= 0:
            raise Refused("stonespine-sheet-priority", f"seats[{i}].priority", most=len(seats))
        order[place - 1] = i
    return tuple(order)


class Box:
    """Which parts of the box a sheet has named: no card twice, no more tokens than there are.

    Chambers that were drawn are added behind the others.
    """

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.drawn = 0
        self.named: set[str] = set()
        self.tokens = [0] * FACES
        self.warnings: list[Refused] = []

    def card(self, id: str, place: str) -> None:
        if id in self.named:
            raise Refused("sheet-too-many", place, card=id, most=1)
        self.named.add(id)

    def chamber(self, entered: str | dict[str, Any], place: str) -> int:
        """The number of a chamber entered by name or as it is drawn."""
        if isinstance(entered, dict):
            return self.draw(entered, place)
        self.card(entered, place)
        return CHAMBER.numbers[entered]

    def draw(self, entered: dict[str, Any], place: str) -> int:
        doors = entered["doors"]
        for n in range(len(doors)):
            if doors[n] in doors[:n]:
                raise Refused("stonespine-sheet-door", f"{place}.doors[{n}]")
        if not self.drawn:
            self.cards = Cards(self.cards)  # a copy: the pack itself stays as it is
        self.drawn += 1
        self.cards.kind.append(KINDS.index(entered["stone"]))
        self.cards.doors.append(sum([1 << DOOR.numbers[door] for door in doors]))
        self.cards.elements.append([ELEMENT.numbers[id] for id in entered["elements"]])
        return len(self.cards.kind) - 1

    def token(self, face: int, place: str) -> None:
        self.tokens[face] += 1
        if self.tokens[face] > self.cards.tokens[face]:
            raise Refused("sheet-too-many", place, card=TOKEN.ids[face], most=self.cards.tokens[face])


def architect_of(seat: dict[str, Any], place: str, box: Box) -> Architect:
    box.card(seat["blueprint"], f"{place}.blueprint")
    chambers: list[int] = []
    for row in range(4):
        for column in range(4):
            chambers.append(box.chamber(seat["rows"][row][column], f"{place}.rows[{row}][{column}]"))
    for n in range(3):
        box.card(seat["challenges"][n], f"{place}.challenges[{n}]")
    load = [len(box.cards.elements[chamber]) for chamber in chambers]
    return Architect(
        blueprint=BLUEPRINT.numbers[seat["blueprint"]],
        chambers=chambers,
        tokens=tokens_on(seat["tokens"], f"{place}.tokens", load, box),
        passages=passages_on(seat["passages"], f"{place}.passages", box),
        load=load,
        gold=seat.get("gold", 0),
        challenges=tuple([CHALLENGE.numbers[id] for id in seat["challenges"]]),
    )


def tokens_on(listed: list[dict[str, Any]], place: str, load: list[int], box: Box) -> tuple[int, ...]:
    tokens: list[int] = []
    for n in range(len(listed)):
        cell = (listed[n]["row"] - 1) * 4 + listed[n]["col"] - 1
        element = ELEMENT.numbers[listed[n]["element"]]
        box.token(element, f"{place}[{n}]")
        load[cell] += 1
        if load[cell] > MOST_ELEMENTS:
            raise Refused("stonespine-sheet-full", f"{place}[{n}]")
        tokens.append(cell * ELEMENTS + element)
    return tuple(tokens)


def passages_on(listed: list[dict[str, Any]], place: str, box: Box) -> int:
    passages = 0
    for n in range(len(listed)):
        cell = (listed[n]["row"] - 1) * 4 + listed[n]["col"] - 1
        edge = edges_of(cell)[DOOR.numbers[listed[n]["side"]]]
        box.token(PASSAGE, f"{place}[{n}]")
        if passages >> edge & 1:
            raise Refused("stonespine-sheet-passage", f"{place}[{n}]")
        passages |= 1 << edge
    return passages


def jael_on(told: dict[str, Any], box: Box) -> Jael:
    """Jael's cards in the order of the years or what they are worth, and what he has collected."""
    entered = told["cards"] if isinstance(told["cards"], dict) else None
    named = told["cards"] if entered is None else []
    revealed = [JAEL.numbers[id] for id in named]
    for n in range(len(revealed)):
        box.card(named[n], f"jael.cards[{n}]")
    one_deck(revealed, box.cards, box.warnings)
    chambers = [box.chamber(told["chambers"][n], f"jael.chambers[{n}]") for n in range(len(told["chambers"]))]
    if revealed:
        collected_by_symbol(revealed, chambers, box.cards, box.warnings)
    tokens = [TOKEN.numbers[id] for id in told["tokens"]]
    for n in range(len(tokens)):
        box.token(tokens[n], f"jael.tokens[{n}]")
    return Jael(tuple(revealed), tuple(chambers), tuple(tokens), entered)


def one_deck(revealed: list[int], cards: Cards, warnings: list[Refused]) -> None:
    """ST-51 Basic cards that legendary ones replace are not in the same game as these."""
    if not any([cards.legendary[card] for card in revealed]):
        return
    for n in range(len(revealed)):
        if cards.replaced[revealed[n]]:
            wrong = Refused("stonespine-sheet-legendary", f"jael.cards[{n}]")
            object_to(wrong, cards.cards["jael"][JAEL.ids[revealed[n]]].is_ours("replaced"), warnings)


def collected_by_symbol(revealed: list[int], chambers: list[int], cards: Cards, warnings: list[Refused]) -> None:
    """Jael has only chambers that a symbol on one of his cards allows."""
    symbols = [symbol for card in revealed for symbol in cards.symbols[card]]
    ours = any([cards.cards["jael"][JAEL.ids[card]].is_ours("symbols") for card in revealed])
    for n in range(len(chambers)):
        if chambers[n] < CHAMBERS and cards.symbol[chambers[n]] not in symbols:  # nobody asks for a drawn one's
            object_to(Refused("stonespine-sheet-symbol", f"jael.chambers[{n}]"), ours, warnings)


def gold_of_jael(entered: int | None, jael: Jael, cards: Cards, warnings: list[Refused]) -> int:
    """ST-61 The gold of his last card: as entered, if our value may not be the printed one."""
    if not jael.revealed:
        if entered is None:
            raise Refused("sheet-missing", "jael.gold")
        return entered
    last = jael.revealed[-1]
    gold = cards.jael_gold[last]
    ours = cards.cards["jael"][JAEL.ids[last]].is_ours("gold")
    if entered is None:
        if ours:
            warnings.append(Refused("stonespine-sheet-no-gold", "jael.gold", gold=gold))
        return gold
    if entered != gold and not ours:
        raise Refused("stonespine-sheet-gold", "jael.gold", gold=gold)
    return entered
