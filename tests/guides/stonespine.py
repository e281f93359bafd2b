"""The pictures and the worked example of the guide to Stonespine Architects."""

from __future__ import annotations

from guides.shown import Shown
from karczma.kernel.match import Match
from rules.stonespine.table import LaidTable, table
from sheets.examples import STONESPINE

EXAMPLE = STONESPINE  # the dungeon of ST-E7
PARTS = ("priority", "goal", "challenges", "chambers", "blueprint", "paths")


def positions() -> dict[str, Match]:
    return {
        "building": building().build(2).match,
        "market": at_market().market_phase().match,
        "finished": finished().match,
        "alone": alone().build(1).match,
    }


def building() -> LaidTable:
    """The second year: a row is done, one chamber of the next is placed, four cards are in hand."""
    t = table(3).year(2).blueprint(0, "blueprint_8").goal("goblin_denizens")
    t.rows(0, "abandoned_mine cache derelict_site tunnel", "- smokehouse - -").tokens(0, "r1c1", "kobold")
    t.rows(1, "stockyard training_room secret_path furrow", "cavern - - -")
    t.rows(2, "furnace hearth ruins alcove", "arena - - -")
    for seat, hand in enumerate(("junction cellar watering_hole tomb", "hollow keep vault lair", "passage alleyway")):
        t.hand(seat, hand)
    return t.hand(2, "dwelling antechamber").challenges("fatal_pathway", "kings_favor", "goblin_gathering")


def at_market() -> LaidTable:
    t = table(3).year(1).goal("goblin_denizens").gold(0, 9).gold(1, 12).gold(2, 7)
    for seat in range(3):
        t.built(seat, 1)
    return stalls(t).challenges("fatal_pathway", "halls_of_glynox", "kings_favor", "goblin_gathering")


def finished() -> LaidTable:
    """The dungeon of the example."""
    seat = EXAMPLE["seats"][0]
    t = table(2).year(4).blueprint(0, seat["blueprint"]).goal(EXAMPLE["goal"])
    t.rows(0, *[" ".join(row) for row in seat["rows"]]).taken(0, *seat["challenges"])
    t.rows(1, *[" ".join(row) for row in EXAMPLE["seats"][1]["rows"]])
    for token in seat["tokens"]:
        t.tokens(0, f"r{token['row']}c{token['col']}", token["element"])
    return t.passages(0, "r2c4_n", "r3c4_n", "r4c1_w")


def alone() -> LaidTable:
    t = table(1).year(1).goal("goblin_denizens").jael("jael_1")
    t.hand(0, "junction cellar watering_hole tomb smokehouse")
    return stalls(t)


def stalls(t: LaidTable) -> LaidTable:
    """Two market cards, nothing sold yet."""
    t.market("market_09", "pit secret_passage", "slime ooze")
    return t.market("market_13", "treasure star+1", "fire")


PICTURES = {
    "hand": Shown("building", "hand"),
    "dungeon": Shown("building", "plan"),
    "market": Shown("market", "market"),
    "finished": Shown("finished", "plan"),
    "aims": Shown("finished", "aims"),
    "jael": Shown("alone", "jael"),
}
