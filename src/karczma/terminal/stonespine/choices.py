"""What an architect of Stonespine chooses from: the hand with its columns, and places for tokens."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from karczma.games.stonespine.cards import KINDS
from karczma.games.stonespine.vocabulary import CELL, CHAMBER, COLUMN, COLUMNS, EDGE, ELEMENT, JAEL
from karczma.terminal.lines import offered, zone_name
from karczma.terminal.stonespine.signs import (
    JAELS,
    KIND_STYLES,
    code,
    doors,
    jael_cards,
    kind_letter,
    pack,
    shown_number,
    symbol,
    thing,
)
from karczma.terminal.table import Offer, Sight

EDGE_WIDE = 8  # columns of a cell on the map of edges


def hand(sight: Sight, seat: int) -> list[RenderableType]:
    """The chambers in hand, in the order of the numbers that build them in each column, discard or keep them."""
    building, single = offered(sight, "build"), offered(sight, "discard_chamber", "keep_chamber")
    order = [args[0] for args in (*building, *single)] or sight.view.seats[seat].zone("hand").cards
    if not order:
        return []
    columns = [column for column in COLUMN.ids if any(args[1] == column for args in building)]
    headings = [zone_name(sight, "hand"), "", "", "", sight.room.words.game(sight.face, "number-gold")]
    headings += [""] if jael_cards(sight) else []
    headings += [sight.room.say("stonespine-column", column=column) for column in columns]
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="bold")
    for heading in headings:
        table.add_column(heading, no_wrap=True, overflow="crop")
    for id in dict.fromkeys(order):
        number = f"{single[id,].number:>2} " if single else ""
        name, *told = _chamber(sight, CHAMBER.numbers[id])
        numbers = [shown_number(building.get((id, column))) for column in columns]
        table.add_row(Text.assemble((number, "bold"), name), *told, *numbers)
    return [table]


def _chamber(sight: Sight, chamber: int) -> list[Text]:
    """Name, doors, stone, elements and gold of a chamber; in a solo game also its symbol, marked if Jael takes it."""
    cards = pack(sight)
    kind = KINDS[cards.kind[chamber]]
    told = [
        Text(thing(sight, "chamber", CHAMBER.ids[chamber])),
        Text(doors(sight, chamber, cards)),
        Text(kind_letter(sight, kind), KIND_STYLES[kind]),
        Text(" ".join(code(sight, ELEMENT.ids[one]) for one in cards.elements[chamber])),
        Text(str(cards.gold[chamber]), "yellow"),
    ]
    revealed = jael_cards(sight)
    if revealed:
        taken = cards.symbol[chamber] in cards.symbols[JAEL.numbers[revealed[-1]]]
        told.append(symbol(sight, cards.symbol[chamber]).append(JAELS if taken else ""))
    return told


def placing(sight: Sight) -> list[RenderableType]:
    """For every kind of token to be placed a small plan of the dungeon with the numbers to type."""
    elements, edges = offered(sight, "place_element"), offered(sight, "place_passage")
    plans: list[RenderableType] = []
    for id in dict.fromkeys(args[0] for args in elements):
        plans.append(_cell_numbers(sight, id, {args[1]: elements[args] for args in elements if args[0] == id}))
    if edges:
        heading = Text(thing(sight, "element", "secret_passage"), "bold")
        plans.append(Group(heading, *_edge_numbers({args[0]: edges[args] for args in edges})))
    return [Columns(plans, padding=(0, 2, 0, 0))] if plans else []


def _cell_numbers(sight: Sight, id: str, offers: dict[str, Offer]) -> Table:
    title = f"{code(sight, id)} {thing(sight, 'element', id)}"
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, title=title, title_justify="left", title_style="bold")
    table.show_header = False
    for _ in range(COLUMNS):
        table.add_column(no_wrap=True, min_width=5)
    for row in range(COLUMNS):
        cells = [CELL.ids[row * 4 + column] for column in range(COLUMNS)]
        if any(cell in offers for cell in cells):
            shown = [shown_number(offers.get(cell)) or Text(sight.marks.dash, "dim") for cell in cells]
            table.add_row(*shown)
    return table


def _edge_numbers(offers: dict[str, Offer]) -> list[Text]:
    """The walls of the dungeon with the number that opens a passage in each."""
    drawn: list[Text] = []
    for row in range(COLUMNS + 1):
        above = [EDGE.ids[row * 4 + column] for column in range(COLUMNS)]
        if any(edge in offers for edge in above):
            walls = [_edge(offers.get(edge), "-") for edge in above]
            drawn.append(Text.assemble("+", Text("+").join(walls), "+"))
        beside = EDGE.ids[20 + row * 5 : 25 + row * 5]
        if any(edge in offers for edge in beside):
            drawn.append(Text(" ").join([_edge(offers.get(edge), " ") for edge in beside]))
    return drawn


def _edge(offer: Offer | None, wall: str) -> Text:
    shown = shown_number(offer)
    left = 0 if wall == " " else (EDGE_WIDE - shown.cell_len) // 2
    shown.pad_left(left, wall)
    shown.pad_right(EDGE_WIDE - shown.cell_len, wall)
    return shown
