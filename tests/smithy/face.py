"""Smithy, a made-up game for 1 to 4 smiths: it is here to use every mechanism of the kernel once."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Any

from karczma.kernel.audience import Json, View
from karczma.kernel.chance import Chance
from karczma.kernel.face import Face, Setting, TableSetting
from karczma.kernel.game import Option
from karczma.kernel.packs import Card, Pack
from karczma.kernel.sheet import Form
from karczma.kernel.step import Step, rulebook
from karczma.kernel.tally import Tally
from karczma.kernel.verbs import Kind
from smithy import audience, scoring
from smithy.cards import Cards, open_pack
from smithy.draft import Draft, PassOn
from smithy.effects import EFFECTS
from smithy.forge import Charms, End, Forge, Judge, Round
from smithy.setup import Opening, charm_kind, set_up
from smithy.state import TABLE, Table
from smithy.vocabulary import CHARM, ENDING, METAL, MOMENT, PIECES, PLAY, STEP, VOCABULARY, WARE

STEPS: list[Step[Table]] = rulebook(
    STEP,
    {
        "opening": Opening(),
        "draft": Draft(),
        "pass_on": PassOn(),
        "round": Round(),
        "forge": Forge(),
        "charms": Charms(),
        "judge": Judge(),
        "end": End(),
    },
)


class Smithy(Face[Table]):
    """The face of the game."""

    name = "smithy"
    rules_version = 1
    least = 1
    most = 4
    minutes = (5, 10)
    weight = 1
    # Four smiths keep 8 wares, lay and strike each, stoke 16 times, rest 4 times; 8 strikes ask 4 smiths about charms,
    # and 8 charms played ask all of them again.
    bound = 8 + 16 + 16 + 4 + 8 * 4 + 8 * 4
    table_settings = (
        TableSetting("coal", ("scarce", "plenty"), "scarce", "variant"),
        TableSetting("charms", (True, False), True),
    )
    vocabulary = VOCABULARY
    step_names = STEP
    state = TABLE
    rulebook = STEPS
    things = (WARE, CHARM, METAL, ENDING, MOMENT)
    zones = audience.ZONES
    numbers = audience.NUMBERS
    ideas = ("ware", "metal")
    parts = ("wares", "patron")
    breakers = scoring.BREAKERS
    moments = MOMENT

    def pack(self, folder: Traversable | None) -> Pack:
        return open_pack(folder)

    def card(self, pack: Pack, kind: Kind, id: str) -> Card | None:
        """Of a metal the pack tells what its patron pays."""
        return pack.cards["patron"][id] if kind is METAL else super().card(pack, kind, id)

    def reactions(self, g: Table, seat: int) -> dict[Option, int]:
        held = [PLAY + charm_kind(charm) for charm in g.smiths[seat].charms]
        return {option: held.count(option) for option in sorted(set(held))}

    def fits_at(self, pack: Pack, option: Option) -> list[int]:
        assert isinstance(pack, Cards)
        return [0 if EFFECTS[pack.effect[option - PLAY]].own else 1]

    def asks_at(self, pack: Pack, option: Option) -> list[int]:
        return self.fits_at(pack, option)

    def start(self, seats: int, settings: dict[str, Setting], pack: Pack, chance: Chance) -> Table:
        assert isinstance(pack, Cards)
        return set_up(seats, settings, pack, chance)

    def views(self, g: Table, readers: list[int | None]) -> list[View]:
        return audience.views(g, readers)

    def deal_anew(self, g: Table, eyes: int, chance: Chance) -> Table:
        return audience.redeal(g, STEPS, eyes, chance)

    def tally(self, g: Table, seat: int | None) -> Tally:
        return scoring.tally(g, seat)

    def form(self, pack: Pack) -> Form:
        return scoring.FORM

    def sheet(self, data: dict[str, Any], pack: Pack) -> dict[str, Json]:
        assert isinstance(pack, Cards)
        return scoring.count_sheet(data, pack)

    def components(self, g: Table) -> dict[str, list[int]]:
        return audience.components(g)

    def box(self, g: Table) -> list[int]:
        return list(range(PIECES))


FACE: Face[Table] = Smithy()
