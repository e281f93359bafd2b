"""Kajko i Kokosz: Przygody Wojów, by Reiner Knizia (Egmont Polska, 2015): push your luck, 2 to 5 players."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from karczma.games.kajko import audience, features, raw, scoring
from karczma.games.kajko.adventure import Lose, Rob
from karczma.games.kajko.cards import SORTS, Cards, open_pack
from karczma.games.kajko.setup import Begin, set_up
from karczma.games.kajko.state import TABLE, Table, with_more_options
from karczma.games.kajko.turn import End, Turn
from karczma.games.kajko.vocabulary import CARD, ENDING, STACK, STEP, TIE, VOCABULARY
from karczma.kernel.audience import Json, View
from karczma.kernel.chance import Chance
from karczma.kernel.face import Face, Setting, TableSetting
from karczma.kernel.game import Option
from karczma.kernel.native import i64
from karczma.kernel.packs import Pack
from karczma.kernel.sheet import Form
from karczma.kernel.step import Step, rulebook
from karczma.kernel.tally import Tally

STEPS: list[Step[Table]] = rulebook(
    STEP, {"begin": Begin(), "turn": Turn(), "lose": Lose(), "rob": Rob(), "end": End()}
)


class Kajko(Face[Table]):
    """The face of the game."""

    name = "kajko"
    rules_version = 2
    shape = 2
    upgrades = (with_more_options,)
    least = 2
    most = 5
    minutes = (20, 40)
    weight = 1
    bound = 102  # 70 cards turned up, 12 sendings, at most 10 questions from chamberlains and 10 from coins in hand
    table_settings = (
        TableSetting("first_player", ("random", "0", "1", "2", "3", "4"), "random"),
        TableSetting("dusigrosz", (False, True), False, "variant"),
        TableSetting("dusigrosz_tie", ("nobody", "everybody", "more_items"), "nobody"),
        TableSetting("coin_in_hand", (False, True), False, "variant"),
        TableSetting("coin_in_hand_target", ("in_play", "anybody"), "in_play"),
        TableSetting("town_memory", ("hidden", "owner"), "hidden"),
        TableSetting("stacks", ("mixed", "twins_alike"), "mixed"),
    )
    vocabulary = VOCABULARY
    step_names = STEP
    state = TABLE
    rulebook = STEPS
    things = (CARD, STACK, ENDING, TIE)
    zones = audience.ZONES
    numbers = audience.NUMBERS
    ideas = ("card",)
    parts = ("town", "dusigrosz")
    chances = SORTS
    breakers = scoring.BREAKERS
    features = features.NAMES

    def pack(self, folder: Traversable | None) -> Pack:
        return open_pack(folder)

    def start(self, seats: int, settings: dict[str, Setting], pack: Pack, chance: Chance) -> Table:
        assert isinstance(pack, Cards)
        return set_up(seats, settings, pack, chance)

    def views(self, g: Table, readers: list[int | None]) -> list[View]:
        return audience.views(g, readers)

    def deal_anew(self, g: Table, eyes: int, chance: Chance) -> Table:
        return audience.redeal(g, chance)

    def tally(self, g: Table, seat: int | None) -> Tally:
        return scoring.tally(g, seat)

    def measure(self, g: Table, seat: int) -> list[float]:
        return features.measure(g, seat)

    def raw_names(self, seats: int) -> dict[str, int]:
        return raw.names(seats)

    def raw(self, g: Table, seat: int, row: vec[u8], at: i64) -> None:
        raw.write(g, seat, row, at)

    def outcomes(self, g: Table, option: Option) -> list[tuple[int, Table]]:
        return audience.outcomes(g, option)

    def odds(self, g: Table, option: Option) -> list[tuple[str, int, int]]:
        return audience.odds(g, option)

    def form(self, pack: Pack) -> Form:
        assert isinstance(pack, Cards)
        return scoring.form(pack)

    def sheet(self, data: dict[str, Any], pack: Pack) -> dict[str, Json]:
        assert isinstance(pack, Cards)
        return scoring.count_sheet(data, pack)

    def components(self, g: Table) -> dict[str, list[int]]:
        return audience.components(g)

    def box(self, g: Table) -> list[int]:
        return sorted(g.order)


FACE: Face[Table] = Kajko()
