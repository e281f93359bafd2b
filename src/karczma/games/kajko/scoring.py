"""The end of the game: ducats sent to the town, the bonus card, ties; and the same count for a printed game."""

from __future__ import annotations

from typing import Any

from karczma.games.kajko.cards import IS_COIN, SORTS, Cards
from karczma.games.kajko.state import Table
from karczma.games.kajko.vocabulary import CARD, COPIES, KINDS, SHIFT, TIE, TO_EVERYBODY, TO_MORE_ITEMS, TO_NOBODY
from karczma.kernel.audience import Json
from karczma.kernel.errors import Refused
from karczma.kernel.sheet import Blank, Either, Flag, Form, Group, HowMany, ListOf, Pick, object_to, plain_warnings
from karczma.kernel.tally import TRUTH, Part, Reason, SeatTally, Tally

Town = list[tuple[int, ...]]

BREAKERS = ("items",)  # KK-19


def tally(g: Table, seat: int | None) -> Tally:
    """The score now; a seat learns no more of the town than it may look at."""
    over = not g.asks and not g.agenda
    towns = [player.town for player in g.players]
    known = [seat == TRUTH or over or not towns[i] or (g.memory and seat == i) for i in range(g.seated)]
    return count(towns, known, g.dusigrosz, g.tie, g.cards)


def count(towns: list[Town], known: list[bool], dusigrosz: bool, tie: int, cards: Cards) -> Tally:
    """KK-18 to KK-20 Ducats on the cards sent; ties go to more items, and remaining ties are shared."""
    bonus = _dusigrosz(towns, all(known), tie, cards) if dusigrosz else []
    seats: list[SeatTally] = []
    for i in range(len(towns)):
        town = Part("town", _town(towns[i], cards) if known[i] else [], known[i])
        seats.append(SeatTally([town, *bonus[i : i + 1]], [sent(towns[i])]))
    return Tally(seats, breakers=BREAKERS)


def _dusigrosz(towns: list[Town], known: bool, tie: int, cards: Cards) -> list[Part]:
    """KK-20 What the bonus card brings each player; those who keep it from each other are told why it is nothing."""
    if not known:
        return [Part("dusigrosz", [], False) for _ in towns]
    coins = coins_sent(towns, cards)
    most = max(coins)
    winners, _ = dusigrosz_winners(towns, tie, cards)
    parts: list[Part] = []
    for i in range(len(towns)):
        reasons = [Reason(cards.bonus, "dusigrosz", {"count": most})] if i in winners else []
        if not winners and coins[i] == most > 0:
            reasons = [Reason(0, "no_dusigrosz", {"count": most})]
        parts.append(Part("dusigrosz", reasons))
    return parts


def _town(town: Town, cards: Cards) -> list[Reason]:
    counts = kinds_in(town)
    return [
        Reason(counts[kind] * cards.value[kind], "card", {"card": CARD.ids[kind], "count": counts[kind]})
        for kind in range(KINDS)
        if counts[kind]
    ]


def dusigrosz_winners(towns: list[Town], tie: int, cards: Cards) -> tuple[list[int], int]:
    """KK-20 Who has sent the most coins, and how many; a tie is settled as the table has chosen (KK-R2)."""
    coins = coins_sent(towns, cards)
    most = max(coins)
    best = [i for i in range(len(towns)) if coins[i] == most > 0]
    if tie == TO_MORE_ITEMS:
        items = max([sent(towns[i]) for i in best], default=0)
        best = [i for i in best if sent(towns[i]) == items]
    return best if len(best) == 1 or tie == TO_EVERYBODY else [], most


def coins_sent(towns: list[Town], cards: Cards) -> list[int]:
    coins: list[int] = []
    for town in towns:
        counts = kinds_in(town)
        coins.append(sum([counts[kind] for kind in range(KINDS) if cards.sort[kind] == IS_COIN]))
    return coins


def sent(town: Town) -> int:
    """How many items a player has sent."""
    return sum([len(items) for items in town])


def kinds_in(town: Town) -> list[int]:
    counts = [0] * KINDS
    for items in town:
        for item in items:
            counts[item >> SHIFT] += 1
    return counts


class TownBlank(ListOf):
    """A list for each character that got items; at most as many as the number of players allows."""

    def unfit(self, found: int, place: str, seats: int) -> Refused:
        return Refused("kajko-sheet-characters", place, most=self.most_with(seats), seats=seats)


class ItemBlank(Pick):
    """A card that can be sent to the town: a danger is a card too, but never gets there."""

    def unfit(self, id: str, place: str) -> Refused:
        if id in CARD.numbers:
            return Refused("kajko-sheet-danger", place, card=id)
        return super().unfit(id, place)


def form(cards: Cards) -> Form:
    """The score sheet: is the Miser in the game, and what has each player sent: how many of each, or to whom what?"""
    items = [kind for kind in range(KINDS) if SORTS[cards.sort[kind]] != "danger"]
    most = sum([cards.total[kind] for kind in items])
    sums: list[Blank] = [HowMany(CARD, CARD.ids[kind], most) for kind in best_first(items, cards)]
    item = ItemBlank("item", CARD, tuple([CARD.ids[kind] for kind in items]))
    character = ListOf("character", item, 0, most)
    town = TownBlank("town", character, 0, max(cards.characters))
    town.by_seats = {seats: cards.characters[seats] for seats in range(2, 6)}
    tie = Pick("dusigrosz_tie", TIE, default=TIE.ids[TO_NOBODY])
    ways = [Group("town", sums).called("town-sums"), town.called("town-cards")]
    return Form("kajko", 2, 5, [], [Flag("dusigrosz"), tie], [Either("town", ways, usual=1)])


def best_first(kinds: list[int], cards: Cards) -> list[int]:
    return [kinds[i] for _, i in sorted([(-cards.value[kinds[i]], i) for i in range(len(kinds))])]


def count_sheet(data: dict[str, Any], cards: Cards) -> dict[str, Json]:
    """The end of a printed game, as people enter it."""
    sheet = form(cards).read(data)
    warnings: list[Refused] = []
    used = [0] * KINDS
    towns = [_town_on(seat["town"], f"seats[{i}].town", cards, used, warnings) for i, seat in enumerate(sheet.seats)]
    told: dict[str, Json] = {"game": "kajko", "warnings": plain_warnings(warnings)}
    tie = TIE.numbers[sheet.options["dusigrosz_tie"]]
    told.update(count(towns, [True] * len(towns), sheet.options["dusigrosz"], tie, cards).plain())
    return told


def _town_on(
    town: list[list[str]] | dict[str, int], place: str, cards: Cards, used: list[int], warnings: list[Refused]
) -> Town:
    """The items on each character, or all together; which copies they are and who got them makes no difference."""
    if isinstance(town, dict):
        return [_sums_on(town, place, cards, used, warnings)]
    copies: Town = []
    for c in range(len(town)):
        kinds = [CARD.numbers[id] for id in town[c]]
        for i in range(len(kinds)):
            used[kinds[i]] += 1
            _in_the_box(kinds[i], f"{place}[{c}][{i}]", cards, used, warnings)
        copies.append(tuple([kind * COPIES for kind in kinds]))
    return copies


def _sums_on(
    sums: dict[str, int], place: str, cards: Cards, used: list[int], warnings: list[Refused]
) -> tuple[int, ...]:
    sent: list[int] = []
    for id, number in sums.items():
        kind = CARD.numbers[id]
        for _ in range(number):
            used[kind] += 1
            _in_the_box(kind, f"{place}.{id}", cards, used, warnings)
        sent.extend([kind * COPIES] * number)
    return tuple(sent)


def _in_the_box(kind: int, place: str, cards: Cards, used: list[int], warnings: list[Refused]) -> None:
    """KK-I1 No more of a kind than there are; for kinds whose split is ours, no more than there are in all."""
    split = [other for other in range(KINDS) if cards.cards["card"][CARD.ids[other]].is_ours("total")]
    together = sum([cards.total[other] for other in split])
    if kind in split and sum([used[other] for other in split]) > together:
        raise Refused("kajko-sheet-together", place, most=together)
    most = cards.total[kind]
    if used[kind] == most + 1 or (used[kind] > most and kind not in split):  # one warning is enough
        object_to(Refused("sheet-too-many", place, card=CARD.ids[kind], most=most), kind in split, warnings)
