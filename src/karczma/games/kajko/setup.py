"""Setting up: stacks sorted by their backs and shuffled, characters handed out, the first player drawn."""

from __future__ import annotations

from karczma.games.kajko.cards import Cards
from karczma.games.kajko.state import Player, Table
from karczma.games.kajko.vocabulary import BEGIN, BEGINS, TIE, TURN
from karczma.kernel.chance import Chance
from karczma.kernel.errors import Refused
from karczma.kernel.face import Setting
from karczma.kernel.step import Step


def set_up(seats: int, settings: dict[str, Setting], cards: Cards, chance: Chance) -> Table:
    """KK-01, KK-02, KK-R4 The table before the first turn."""
    twins_alike = settings["stacks"] == "twins_alike"
    if twins_alike and not cards.alike:
        raise Refused("kajko-alike", pack=cards.name)
    order: list[int] = []
    starts: list[int] = []
    left: list[int] = []
    for stack in cards.alike if twins_alike else cards.mixed:
        shuffled = stack[:]
        chance.shuffle(shuffled)
        starts.append(len(order))
        left.append(len(shuffled))
        order.extend(shuffled)
    first = _first(seats, settings["first_player"], chance)
    return Table(
        cards=cards,
        seated=seats,
        agenda=[(BEGIN, first, 0)],
        chance=chance,
        players=[Player(characters=cards.characters[seats], front=[], town=[]) for _ in range(seats)],
        order=order,
        starts=starts,
        left=left,
        box=[],
        first=first,
        dusigrosz=settings["dusigrosz"] is True,
        coin_in_hand=settings["coin_in_hand"] is True,
        memory=settings["town_memory"] == "owner",
        tie=TIE.numbers[str(settings["dusigrosz_tie"])],
        anybody=settings["coin_in_hand_target"] == "anybody",
    )


class Begin(Step[Table]):
    """KK-R4 Everybody learns who begins."""

    def enter(self, g: Table, seat: int, arg: int) -> None:
        g.tell(BEGINS, seat)
        g.next(TURN, seat, 0)


def _first(seats: int, setting: Setting, chance: Chance) -> int:
    if setting == "random":
        return chance.below(seats)
    first = int(setting)
    if first >= seats:
        raise Refused("choice-value", name="first_player", value=setting, values=f"random, 0-{seats - 1}")
    return first
