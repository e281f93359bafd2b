"""The dice bag and the pool: drawing, rolling, and putting dice in order on the Initiative cards."""

from __future__ import annotations

from typing import Final

from karczma.games.roll_player.state import Table
from karczma.games.roll_player.vocabulary import COLOURS, DIE, DO_ORDER_TIE, ORDER_TIE, POOLED
from karczma.kernel.errors import Fact
from karczma.kernel.game import Option
from karczma.kernel.step import Step

IN_THE_BOX: Final = [10, 10, 10, 10, 10, 10, 13]  # dice by colour


def draw(g: Table) -> int:
    """RP-02 A blind draw: the colour of a die from the bag."""
    bag = g.bag
    number = g.chance.below(sum(bag))
    colour = 0
    while number >= bag[colour]:
        number -= bag[colour]
        colour += 1
    bag[colour] -= 1
    return colour


def roll(g: Table, colour: int) -> int:
    """A die of this colour showing the value rolled."""
    return colour * 6 + g.chance.below(6)


def put_back(g: Table, die: int) -> None:
    g.bag[die // 6] += 1


class OrderTie(Step[Table]):
    """RP-29, RP-30, RP-103 Loose dice go onto the cards in the centre by value; `seat` settles ties."""

    rule = "RP-30"

    def enter(self, g: Table, seat: int, arg: int) -> None:
        while g.loose:
            lowest = lowest_dice(g)
            colour = lowest[0] // 6
            for die in lowest:
                if die // 6 != colour:
                    g.ask(ORDER_TIE, seat, 0)
                    return
            put(g, lowest[0])

    def options(self, g: Table, seat: int, arg: int) -> list[Option]:
        colours = [0] * COLOURS
        for die in lowest_dice(g):
            colours[die // 6] = 1
        return [DO_ORDER_TIE + colour for colour in range(COLOURS) if colours[colour]]

    def chosen(self, g: Table, seat: int, arg: int, option: Option) -> None:
        colour = option - DO_ORDER_TIE
        for die in lowest_dice(g):
            if die // 6 == colour:
                put(g, die)
                break
        g.next(ORDER_TIE, seat, 0)

    def about(self, g: Table, seat: int, arg: int, option: Option) -> dict[str, Fact]:
        return {"die": DIE.ids[(option - DO_ORDER_TIE) * 6 + lowest_dice(g)[0] % 6]}


def lowest_dice(g: Table) -> list[int]:
    """The loose dice that show the lowest value."""
    lowest = 6
    for die in g.loose:
        lowest = min(lowest, die % 6)
    return [die for die in g.loose if die % 6 == lowest]


def put(g: Table, die: int) -> None:
    """A loose die goes onto the lowest card in the centre that has none."""
    card = lowest_free(g)
    g.loose.remove(die)
    g.pool[card] = die
    g.tell(POOLED, -1, card, die)


def lowest_free(g: Table) -> int:
    card = 0
    while g.pool[card] >= 0 or taken(g, card):
        card += 1
    return card


def taken(g: Table, card: int) -> bool:
    """Whether a player has this Initiative card."""
    for player in g.players:
        if player.initiative == card:
            return True
    return False


def reorder(g: Table, seat: int) -> None:
    """RP-103, RP-R19, RP-R57 All dice still in the centre are reordered; this seat settles ties."""
    for card in range(g.slots):
        if g.pool[card] >= 0:
            g.loose.append(g.pool[card])
            g.pool[card] = -1
    g.loose.sort()
    g.next(ORDER_TIE, seat, 0)
