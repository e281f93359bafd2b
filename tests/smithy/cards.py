"""Wares, charms and patrons as typed lists by their numbers."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

from karczma.kernel.errors import Refused
from karczma.kernel.packs import Field, Pack, Schema, load
from smithy.vocabulary import CHARM, METAL, WARE

EFFECTS = ("reroll", "dull")

SCHEMA: Schema = {
    "ware": {"metal": Field(names=METAL.ids), "hardness": Field(1, 9), "value": Field(0, 9)},
    "charm": {"effect": Field(names=EFFECTS, fixed=True)},
    "patron": {"bonus": Field(0, 9)},
}


class Cards(Pack):
    """A pack of this game, made ready for play."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack.name, pack.game, pack.cards)
        wares = [pack.cards["ware"][id] for id in WARE.ids]
        self.metal = [METAL.numbers[ware.values["metal"]] for ware in wares]
        self.hardness = [ware.whole("hardness") for ware in wares]
        self.value = [ware.whole("value") for ware in wares]
        self.effect = [EFFECTS.index(pack.cards["charm"][id].values["effect"]) for id in CHARM.ids]
        self.bonus = [pack.cards["patron"][id].whole("bonus") for id in METAL.ids]


def open_pack(folder: Traversable | None) -> Cards:
    """The cards of this game; with a folder, overridden by what lies there."""
    return Cards(load("smithy", SCHEMA, files("smithy") / "cards", folder, _mistakes))


def _mistakes(pack: Pack) -> list[Refused]:
    """What must add up: no metal may be rarer than another, or its patron would be a poor one."""
    found: list[Refused] = []
    for metal in METAL.ids:
        wares = [ware for ware in pack.cards["ware"].values() if ware.values["metal"] == metal]
        if len(wares) != 4:
            found.append(Refused("smithy-four-each", pack.cards["patron"][metal].place("id"), count=len(wares)))
    return found
