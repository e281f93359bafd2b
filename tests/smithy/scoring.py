"""The end of the game: wares made and what the patron pays for them; and the same count for a printed game."""

from __future__ import annotations

from typing import Any

from karczma.kernel import sheet as read
from karczma.kernel.audience import Json
from karczma.kernel.errors import Refused
from karczma.kernel.tally import TRUTH, Part, Reason, SeatTally, Tally
from smithy.cards import Cards
from smithy.setup import patron_metal
from smithy.state import Table
from smithy.vocabulary import METAL, WARE


def tally(g: Table, seat: int | None) -> Tally:
    """The score now; a patron is known to its smith alone until the end."""
    seats: list[SeatTally] = []
    for i in range(g.seated):
        smith = g.smiths[i]
        known = seat in (TRUTH, i) or g.over()
        seats.append(count(smith.made, patron_metal(smith.patron[0]), known, smith.coal, g.cards))
    return Tally(seats)


def count(made: list[int], patron: int, known: bool, coal: int, cards: Cards) -> SeatTally:
    """SM-13 The value of each ware made; the patron pays for those of its metal; ties go to more coal."""
    wares = [Reason(cards.value[ware], "ware", {"ware": WARE.ids[ware]}) for ware in made]
    liked = len([ware for ware in made if cards.metal[ware] == patron])
    pay = [Reason(liked * cards.bonus[patron], "patron", {"metal": METAL.ids[patron], "count": liked})] if liked else []
    return SeatTally([Part("wares", wares), Part("patron", pay if known else [], known)], [coal])


def count_sheet(data: dict[str, Any], cards: Cards) -> dict[str, Json]:
    """The end of a printed game, as people enter it."""
    sheet = read.fields(data, "", ("game", "seats"), ())
    seats = read.seats(sheet, 1, 4, ("made", "patron", "coal"), ())
    used: list[int] = []
    tallies: list[SeatTally] = []
    for i in range(len(seats)):
        place = f"seats[{i}]"
        made = _read_made(seats[i]["made"], f"{place}.made", used)
        patron = METAL.numbers[read.one_of(seats[i]["patron"], f"{place}.patron", "metal", METAL.ids)]
        coal = read.whole(seats[i]["coal"], f"{place}.coal", 0, 9)
        tallies.append(count(made, patron, True, coal, cards))
    told: dict[str, Json] = {"game": "smithy"}
    told.update(Tally(tallies).plain())
    return told


def _read_made(data: object, place: str, used: list[int]) -> list[int]:
    listed = read.items(data, place)
    made: list[int] = []
    for i in range(len(listed)):
        id = read.one_of(listed[i], f"{place}[{i}]", "ware", WARE.ids)
        if WARE.numbers[id] in used:
            raise Refused("sheet-too-many", f"{place}[{i}]", card=id, most=1)
        used.append(WARE.numbers[id])
        made.append(WARE.numbers[id])
    return made
