"""The end of the game: ducats sent to the town, the bonus card, ties; and the same count for a printed game."""

from __future__ import annotations

from typing import Any

from karczma.games.kajko.cards import IS_COIN, SORTS, Cards
from karczma.games.kajko.state import Table
from karczma.games.kajko.vocabulary import CARD, COPIES, KINDS, SHIFT
from karczma.kernel import sheet as read
from karczma.kernel.audience import Json
from karczma.kernel.errors import Refused
from karczma.kernel.game import NOBODY
from karczma.kernel.tally import TRUTH, Part, Reason, SeatTally, Tally

Town = list[tuple[int, ...]]


def tally(g: Table, seat: int | None) -> Tally:
    """The score now; a seat learns no more of the town than it may look at."""
    over = not g.asks and not g.agenda
    towns = [player.town for player in g.players]
    known = [seat == TRUTH or over or not towns[i] or (g.memory and seat == i) for i in range(g.seated)]
    return count(towns, known, g.dusigrosz, g.cards)


def count(towns: list[Town], known: list[bool], dusigrosz: bool, cards: Cards) -> Tally:
    """KK-18 to KK-20 Ducats of the cards sent; ties go to more items, what is still tied is shared."""
    winner, coins = dusigrosz_winner(towns, cards) if dusigrosz and all(known) else (NOBODY, 0)
    seats: list[SeatTally] = []
    for i in range(len(towns)):
        town = Part("town", _town(towns[i], cards) if known[i] else [], known[i])
        reasons = [Reason(cards.bonus, "dusigrosz", {"count": coins})] if i == winner else []
        bonus = Part("dusigrosz", reasons, not dusigrosz or all(known))
        seats.append(SeatTally([town, bonus], [sum([len(items) for items in towns[i]])]))
    return Tally(seats)


def _town(town: Town, cards: Cards) -> list[Reason]:
    counts = kinds_in(town)
    return [
        Reason(counts[kind] * cards.value[kind], "card", {"card": CARD.ids[kind], "count": counts[kind]})
        for kind in range(KINDS)
        if counts[kind]
    ]


def dusigrosz_winner(towns: list[Town], cards: Cards) -> tuple[int, int]:
    """KK-20 Who has sent the most coins, and how many; nobody if tied or without any (KK-R2)."""
    most = 0
    winner = NOBODY
    for i in range(len(towns)):
        counts = kinds_in(towns[i])
        coins = sum([counts[kind] for kind in range(KINDS) if cards.sort[kind] == IS_COIN])
        if coins > most:
            most = coins
            winner = i
        elif coins == most:
            winner = NOBODY
    return winner, most


def kinds_in(town: Town) -> list[int]:
    counts = [0] * KINDS
    for items in town:
        for item in items:
            counts[item >> SHIFT] += 1
    return counts


def count_sheet(data: dict[str, Any], cards: Cards) -> dict[str, Json]:
    """The end of a printed game, as people enter it."""
    sheet = read.fields(data, "", ("game", "seats"), ("options",))
    options = read.fields(sheet.get("options", {}), "options", (), ("dusigrosz",))
    dusigrosz = read.flag(options.get("dusigrosz", False), "options.dusigrosz")
    seats = read.seats(sheet, 2, 5, ("town",), ())
    used = [0] * KINDS
    towns = [_read_town(seats[i]["town"], f"seats[{i}].town", len(seats), cards, used) for i in range(len(seats))]
    told: dict[str, Json] = {"game": "kajko"}
    told.update(count(towns, [True] * len(towns), dusigrosz, cards).plain())
    return told


def _read_town(data: object, place: str, seats: int, cards: Cards, used: list[int]) -> Town:
    listed = read.items(data, place)
    if len(listed) > cards.characters[seats]:
        raise Refused("kajko-sheet-characters", place, most=cards.characters[seats], seats=seats)
    return [_read_items(listed[c], f"{place}[{c}]", cards, used) for c in range(len(listed))]


def _read_items(data: object, place: str, cards: Cards, used: list[int]) -> tuple[int, ...]:
    listed = read.items(data, place)
    items: list[int] = []
    for i in range(len(listed)):
        id = read.one_of(listed[i], f"{place}[{i}]", "card", CARD.ids)
        kind = CARD.numbers[id]
        if SORTS[cards.sort[kind]] == "danger":
            raise Refused("kajko-sheet-danger", f"{place}[{i}]", card=id)
        if used[kind] == cards.total[kind]:
            raise Refused("sheet-too-many", f"{place}[{i}]", card=id, most=cards.total[kind])
        items.append(kind * COPIES + used[kind])
        used[kind] += 1
    return tuple(items)
