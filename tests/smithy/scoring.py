"""The end of the game: wares made and what the patron pays for them; and the same count for a printed game."""

from __future__ import annotations

from typing import Any

from karczma.kernel.audience import Json
from karczma.kernel.errors import Refused
from karczma.kernel.sheet import Form, ListOf, Number, Pick
from karczma.kernel.tally import TRUTH, Part, Reason, SeatTally, Tally
from smithy.cards import Cards
from smithy.setup import patron_metal
from smithy.state import Table
from smithy.vocabulary import METAL, WARE

BREAKERS = ("coal",)


def tally(g: Table, seat: int | None) -> Tally:
    """The score now; a patron is known to its smith alone until the end."""
    seats: list[SeatTally] = []
    for i in range(g.seated):
        smith = g.smiths[i]
        known = seat in (TRUTH, i) or g.over()
        seats.append(count(smith.made, patron_metal(smith.patron[0]), known, smith.coal, g.cards))
    return Tally(seats, breakers=BREAKERS)


def count(made: list[int], patron: int, known: bool, coal: int, cards: Cards) -> SeatTally:
    """SM-13 The value of each ware made; the patron pays for those of its metal; ties go to more coal."""
    wares = [Reason(cards.value[ware], "ware", {"ware": WARE.ids[ware]}) for ware in made]
    liked = len([ware for ware in made if cards.metal[ware] == patron])
    pay = [Reason(liked * cards.bonus[patron], "patron", {"metal": METAL.ids[patron], "count": liked})] if liked else []
    return SeatTally([Part("wares", wares), Part("patron", pay if known else [], known)], [coal])


FORM = Form(
    "smithy",
    1,
    4,
    [],
    [],
    [ListOf("made", Pick("ware", WARE), 0, len(WARE.ids)), Pick("patron", METAL), Number("coal", 0, 9)],
)


def count_sheet(data: dict[str, Any], cards: Cards) -> dict[str, Json]:
    """The end of a printed game, as people enter it."""
    used: list[str] = []
    tallies: list[SeatTally] = []
    for i, seat in enumerate(FORM.read(data).seats):
        for n, ware in enumerate(seat["made"]):
            if ware in used:
                raise Refused("sheet-too-many", f"seats[{i}].made[{n}]", card=ware, most=1)
            used.append(ware)
        made = [WARE.numbers[ware] for ware in seat["made"]]
        tallies.append(count(made, METAL.numbers[seat["patron"]], True, seat["coal"], cards))
    told: dict[str, Json] = {"game": "smithy", "warnings": []}
    told.update(Tally(tallies, breakers=BREAKERS).plain())
    return told
