"""The end of the game: ducats sent to the town, the bonus card, ties; and the same count for a printed game."""

from __future__ import annotations

from typing import Any

from karczma.games.kajko.cards import IS_COIN, SORTS, Cards
from karczma.games.kajko.state import Table
from karczma.games.kajko.vocabulary import CARD, COPIES, KINDS, SHIFT
from karczma.kernel.audience import Json
from karczma.kernel.errors import Refused
from karczma.kernel.game import NOBODY
from karczma.kernel.sheet import Flag, Form, ListOf, Pick
from karczma.kernel.tally import TRUTH, Part, Reason, SeatTally, Tally

Town = list[tuple[int, ...]]


def tally(g: Table, seat: int | None) -> Tally:
    """The score now; a seat learns no more of the town than it may look at."""
    over = not g.asks and not g.agenda
    towns = [player.town for player in g.players]
    known = [seat == TRUTH or over or not towns[i] or (g.memory and seat == i) for i in range(g.seated)]
    told = count(towns, known, g.dusigrosz, g.cards)
    if not g.dusigrosz:  # nobody at this table has heard of it; a sheet names every part
        for one in told.seats:
            one.parts.pop()
    return told


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


class TownBlank(ListOf):
    """A list for each character that got items; of characters there are as many as the number of players allows."""

    def unfit(self, found: int, place: str, seats: int) -> Refused:
        return Refused("kajko-sheet-characters", place, most=self.most_with(seats), seats=seats)


class ItemBlank(Pick):
    """A card that can be sent to the town: a danger is a card too, but never gets there."""

    def unfit(self, id: str, place: str) -> Refused:
        if id in CARD.numbers:
            return Refused("kajko-sheet-danger", place, card=id)
        return super().unfit(id, place)


def form(cards: Cards) -> Form:
    """The score sheet: is the Miser in the game, and which items has each player on each character?"""
    items = [kind for kind in range(KINDS) if SORTS[cards.sort[kind]] != "danger"]
    item = ItemBlank("item", CARD, tuple([CARD.ids[kind] for kind in items]))
    character = ListOf("character", item, 0, sum([cards.total[kind] for kind in items]))
    town = TownBlank("town", character, 0, max(cards.characters))
    town.by_seats = {seats: cards.characters[seats] for seats in range(2, 6)}
    return Form("kajko", 2, 5, [], [Flag("dusigrosz")], [town])


def count_sheet(data: dict[str, Any], cards: Cards) -> dict[str, Json]:
    """The end of a printed game, as people enter it."""
    sheet = form(cards).read(data)
    used = [0] * KINDS
    towns = [_copies(sheet.seats[i]["town"], f"seats[{i}].town", cards, used) for i in range(len(sheet.seats))]
    told: dict[str, Json] = {"game": "kajko"}
    told.update(count(towns, [True] * len(towns), sheet.options["dusigrosz"], cards).plain())
    return told


def _copies(town: list[list[str]], place: str, cards: Cards, used: list[int]) -> Town:
    """The copies these items are, none of them used twice."""
    copies: Town = []
    for c in range(len(town)):
        items: list[int] = []
        for i in range(len(town[c])):
            kind = CARD.numbers[town[c][i]]
            if used[kind] == cards.total[kind]:
                raise Refused("sheet-too-many", f"{place}[{c}][{i}]", card=town[c][i], most=cards.total[kind])
            items.append(kind * COPIES + used[kind])
            used[kind] += 1
        copies.append(tuple(items))
    return copies
