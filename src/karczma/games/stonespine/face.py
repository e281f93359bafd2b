"""Stonespine Architects, by Jordy Adan (Thunderworks Games, 2023): drafting a dungeon, 1 to 5 players."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from karczma.games.stonespine import audience, raw, scoring
from karczma.games.stonespine.build import Build, BuildDone, DiscardChamber, KeepChamber, PassOn, Year
from karczma.games.stonespine.cards import Cards, open_pack
from karczma.games.stonespine.cleanup import CleanUp, End
from karczma.games.stonespine.features import NAMES, measure
from karczma.games.stonespine.improve import CountGold, MarketTurn, Place, TakeChallenge
from karczma.games.stonespine.setup import Begin, set_up
from karczma.games.stonespine.state import TABLE, Table
from karczma.games.stonespine.vocabulary import (
    BLUEPRINT,
    CELL,
    CHALLENGE,
    CHAMBER,
    COLUMN,
    EDGE,
    GOAL,
    GOODS,
    JAEL,
    MARKET,
    SET,
    SHAPE,
    SIDE,
    STEP,
    TOKEN,
    VOCABULARY,
)
from karczma.kernel.audience import Json, View
from karczma.kernel.chance import Chance
from karczma.kernel.face import Face, Setting, TableSetting
from karczma.kernel.native import i64
from karczma.kernel.packs import Card, Pack
from karczma.kernel.sheet import Form
from karczma.kernel.step import Step, rulebook
from karczma.kernel.tally import Tally
from karczma.kernel.verbs import Kind

STEPS: list[Step[Table]] = rulebook(
    STEP,
    {
        "begin": Begin(),
        "year": Year(),
        "build": Build(),
        "build_done": BuildDone(),
        "discard_chamber": DiscardChamber(),
        "pass_on": PassOn(),
        "keep_chamber": KeepChamber(),
        "count_gold": CountGold(),
        "market": MarketTurn(),
        "place": Place(),
        "take_challenge": TakeChallenge(),
        "clean_up": CleanUp(),
        "end": End(),
    },
)


class Stonespine(Face[Table]):
    """The face of the game."""

    name = "stonespine"
    rules_version = 1
    least = 1
    most = 5
    minutes = (30, 60)
    weight = 2
    # A year asks five players 4 times to build; up to 8 sets are bought and their at most 24 tokens placed; five passes
    # with a challenge each.
    bound = 4 * (5 * 4 * 2 + 8 + 24 + 10)
    table_settings = (TableSetting("jael", ("basic", "legendary"), "basic", "level"),)
    vocabulary = VOCABULARY
    step_names = STEP
    state = TABLE
    rulebook = STEPS
    things = (CHAMBER, CELL, COLUMN, EDGE, TOKEN, GOODS, BLUEPRINT, CHALLENGE, GOAL, MARKET, SET, JAEL, SHAPE, SIDE)
    zones = audience.ZONES
    numbers = audience.NUMBERS
    ideas = (
        *("chamber", "cave", "dungeon", "monster", "trap", "star", "column", "edge", "wanted", "entrance", "exit"),
        *("cluster", "symbol", "challenge", "chosen", "share"),
    )
    parts = scoring.PARTS
    breakers = scoring.BREAKERS
    rivals = ("jael",)
    features = NAMES

    def pack(self, folder: Traversable | None) -> Pack:
        return open_pack(folder)

    def card(self, pack: Pack, kind: Kind, id: str) -> Card | None:
        """For a token, the pack gives its shape and how many there are."""
        return pack.cards["token"].get(id) if kind is TOKEN else super().card(pack, kind, id)

    def start(self, seats: int, settings: dict[str, Setting], pack: Pack, chance: Chance) -> Table:
        assert isinstance(pack, Cards)
        return set_up(seats, settings, pack, chance)

    def views(self, g: Table, readers: list[int | None]) -> list[View]:
        return audience.views(g, readers)

    def deal_anew(self, g: Table, eyes: int, chance: Chance) -> Table:
        return audience.redeal(g, STEPS, eyes, chance)

    def tally(self, g: Table, seat: int | None) -> Tally:
        return scoring.tally(g)

    def measure(self, g: Table, seat: int) -> list[float]:
        return measure(g, seat)

    def raw_names(self, seats: int) -> dict[str, int]:
        return raw.names(seats)

    def raw(self, g: Table, seat: int, row: vec[u8], at: i64) -> None:
        raw.write(g, seat, row, at)

    def form(self, pack: Pack) -> Form:
        return scoring.form()

    def sheet(self, data: dict[str, Any], pack: Pack) -> dict[str, Json]:
        assert isinstance(pack, Cards)
        return scoring.count_sheet(data, pack)

    def components(self, g: Table) -> dict[str, list[int]]:
        return audience.components(g)

    def box(self, g: Table) -> list[int]:
        return audience.box(g)


FACE: Face[Table] = Stonespine()
