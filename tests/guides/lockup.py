"""The pictures and the worked example of the guide to Lockup."""

from __future__ import annotations

from guides.shown import Shown
from karczma.kernel.match import Match
from rules.lockup.table import LaidTable, table
from sheets.examples import Sheet

EXAMPLE: Sheet = {
    "game": "lockup",
    "goals": {"leader": "goal_dwarf_friend", "final": "goal_armoury"},
    "seats": [
        {
            "track": 38,
            "items": ["sharpened_spoon", "barred_shield"],
            "thugs": ["dwarf_miner", "dwarf_smith", "cultist_hexer"],
            "resources": {"scrap": 2, "gold": 1},
            "strength": 2,
            "tomes": 1,
            "first": True,
            "leader": True,
        },
        {"track": 35, "items": ["glass_beads"], "thugs": ["raider_firebrand"], "strength": 3},
        {"track": 30, "items": ["chain_flail"], "thugs": ["ratfolk_runt"], "strength": 2},
    ],
}
PARTS = ("track", "leader", "final_goal", "thugs", "resources", "tomes", "first")


def positions() -> dict[str, Match]:
    return {
        "called": called().turn_after(2).match,
        "ranked": called().resolve("smithy").match,
        "cell": table(3).strength(0, 2).resources(0, scrap=2, iron=1).roll_call().match,
        "display": displayed().roll_call().match,
        "alone": alone().match,
    }


def prison(t: LaidTable) -> LaidTable:
    """Five thugs, and two suspicion cubes at the smithy."""
    t.spaces(
        sewers="raider_smuggler",
        infirmary="cultist_hexer",
        smithy="dwarf_miner",
        commissary="ratfolk_runt",
        chow_hall="hobgoblin_veteran",
    )
    return t.watched("smithy", 2)


def displayed() -> LaidTable:
    return prison(table(3)).display("sharpened_spoon", "glass_beads", "gold_tooth", "barred_shield")


def called() -> LaidTable:
    """Three crews at the smithy: Ada with her lookout, Borys with a token face down, Celina with a 3."""
    t = prison(table(3)).at(0, "smithy", "4 lookout").at(1, "smithy", "2", down="5").at(2, "smithy", "3")
    return t.at(1, "exercise_yard", "enforcer").at(2, "sewers", down="4 5")


def alone() -> LaidTable:
    t = prison(table(1)).at(0, "smithy", "4 2")
    t.posted("smithy", "guard_blue_7").unknown("smithy", "guard_blue_6").unknown("sewers", "guard_blue_5")
    return t.turn_after(1)


PICTURES = {
    "cell": Shown("cell", "cell"),
    "called": Shown("called", "locations", ("smithy",)),
    "ranked": Shown("ranked", "locations", ("smithy",)),
    "items": Shown("display", "items"),
    "thugs": Shown("display", "thugs", ("dwarf_miner", "cultist_hexer", "ratfolk_runt", "raider_smuggler")),
    "goals": Shown("display", "goals"),
    "guards": Shown("alone", "locations", ("sewers", "smithy")),
}
