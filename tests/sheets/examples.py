"""The worked examples: ends of printed games, as people enter them on a score sheet."""

from __future__ import annotations

from typing import Any

Sheet = dict[str, Any]

_DWARF: Sheet = {
    "race": "dwarf",
    "class": "warrior",
    "backstory": "chosen_one",
    "alignment": {"card": "guardian", "row": 0, "col": 1},
    "dice": {
        "str": [["red", 6], ["blue", 6], ["green", 5]],
        "dex": [["gold", 6], ["white", 5], ["black", 5]],
        "con": [["red", 5], ["purple", 5], ["white", 4]],
        "int": [["black", 3], ["green", 5], ["blue", 6]],
        "wis": [["red", 2], ["gold", 3], ["red", 2]],
        "cha": [["blue", 6], ["purple", 6], ["gold", 6]],
    },
    "cards": [
        "longsword",
        "tower_shield",
        "chain_helm",
        "chain_leggings",
        "leather_boots",
        "cure_wounds",
        "reckless",
        "famous",
        "greedy",
    ],
    "gold": 7,
}
_ARCHITECT: Sheet = {
    "blueprint": "blueprint_8",
    "priority": 1,
    "challenges": ["fatal_pathway", "halls_of_glynox", "varied_composition"],
    "rows": [
        ["abandoned_mine", "cache", "derelict_site", "tunnel"],
        ["junction", "smokehouse", "cellar", "watering_hole"],
        ["slime_trail", "alleyway", "burial_grounds", "torment_room"],
        ["antechamber", "decrepit_hall", "dwelling", "trophy_room"],
    ],
    "tokens": [
        {"element": "kobold", "row": 1, "col": 1},
        {"element": "fire", "row": 2, "col": 1},
        {"element": "bear", "row": 2, "col": 1},
        {"element": "treasure", "row": 2, "col": 2},
        {"element": "gnoll", "row": 2, "col": 4},
        {"element": "bear", "row": 3, "col": 2},
        {"element": "treasure", "row": 3, "col": 2},
        {"element": "gnoll", "row": 4, "col": 2},
        {"element": "star+1", "row": 4, "col": 3},
        {"element": "pit", "row": 4, "col": 4},
    ],
    "passages": [
        {"row": 2, "col": 4, "side": "N"},
        {"row": 2, "col": 4, "side": "S"},
        {"row": 4, "col": 1, "side": "W"},
    ],
}
_RIVAL: Sheet = {
    "blueprint": "blueprint_2",
    "challenges": ["dogrens_vault", "goblin_gathering", "kings_favor"],
    "rows": [
        ["stockyard", "training_room", "secret_path", "furrow"],
        ["cavern", "tomb", "lair", "passage"],
        ["furnace", "hearth", "ruins", "alcove"],
        ["arena", "hollow", "keep", "vault"],
    ],
}

ROLL_PLAYER: Sheet = {"game": "roll_player", "seats": [_DWARF]}
STONESPINE: Sheet = {"game": "stonespine", "goal": "goblin_denizens", "seats": [_ARCHITECT, {**_RIVAL, "priority": 2}]}
STONESPINE_ALONE: Sheet = {
    "game": "stonespine",
    "goal": "barren_vault",
    "jael": {
        "cards": ["jael_1", "jael_2", "jael_3", "jael_7"],
        "chambers": ["smokehouse", "gnoll_hideout"],
        "tokens": ["gnoll", "star+1", "secret_passage"],
    },
    "seats": [{**_RIVAL, "gold": 13}],
}
LOCKUP: Sheet = {
    "game": "lockup",
    "goals": {"leader": "goal_dwarf_friend", "final": "goal_armoury"},
    "seats": [
        {
            "track": 41,
            "thugs": ["dwarf_miner", "dwarf_smith", "raider_firebrand"],
            "resources": {"scrap": 2, "gold": 1},
            "tomes": 1,
            "first": True,
            "leader": True,
        },
        {
            "track": 30,
            "items": ["sharpened_spoon", "barred_shield"],
            "thugs": ["cultist_hexer", "demon_shadow"],
            "strength": 4,
        },
        {"track": 1, "items": ["glass_beads"], "thugs": ["ratfolk_runt"], "resources": {"iron": 1}, "strength": 2},
    ],
}
LOCKUP_ALONE: Sheet = {
    "game": "lockup",
    "goals": {"leader": "goal_rat_king", "final": "goal_everyones_friend"},
    "seats": [
        {
            "track": 52,
            "items": ["gold_tooth"],
            "thugs": ["hobgoblin_veteran"],
            "resources": {"iron": 2},
            "strength": 3,
            "tomes": 2,
        },
        {
            "guards": True,
            "track": 40,
            "thugs": ["ratfolk_runt", "ratfolk_king"],
            "resources": {"scrap": 4, "gold": 2},
            "strength": 2,
            "first": True,
            "leader": True,
        },
    ],
}
