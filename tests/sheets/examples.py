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

# Two players of each game, as they would be entered at a table: by the shortest ways
_ELF: Sheet = {
    "race": "elf",
    "class": "wizard",
    "backstory": "savant",
    "alignment": {"card": "arbiter", "row": 1, "col": 0},
    "dice": {
        "str": [["green", 3], ["blue", 4], ["white", 1]],
        "dex": [["purple", 6], ["black", 4], ["gold", 5]],
        "con": [["white", 2], ["red", 4], ["black", 5]],
        "int": [["blue", 6], ["blue", 5], ["gold", 6]],
        "wis": [["green", 4], ["purple", 5], ["white", 6]],
        "cha": [["red", 3], ["black", 2], ["green", 6]],
    },
    "cards": ["mystic_robes", "mystic_cowl", "intimidate", "loyal", "quarterstaff", "leather_gloves", "nimble"],
    "gold": 12,
}
ROLL_PLAYER_OF_TWO: Sheet = {"game": "roll_player", "seats": [_DWARF, _ELF]}
STONESPINE_OF_TWO: Sheet = {
    **STONESPINE,
    "seats": [
        _ARCHITECT,
        {
            **_RIVAL,
            "priority": 2,
            "rows": [
                [{"stone": "cave", "doors": ["N", "E"], "elements": ["goblin", "star+2"]}, *_RIVAL["rows"][0][1:]],
                *_RIVAL["rows"][1:],
            ],
            "tokens": [{"element": "goblin", "row": 1, "col": 1}, {"element": "star+1", "row": 3, "col": 3}],
            "passages": [{"row": 1, "col": 1, "side": "S"}],
        },
    ],
}
LOCKUP_OF_TWO: Sheet = {
    "game": "lockup",
    "goals": {"leader": "other", "final": "other"},
    "seats": [
        {
            "track": 41,
            "final_goal": 6,
            "others": {
                "items": 5,
                "items_with": {"shield": 2, "gem": 1},
                "more_icons": {"shield": 1, "spell": 2},
                "thugs": {"dwarf": 3, "demon": 1, "raider": 2},
            },
            "resources": {"scrap": 2, "gold": 1},
            "tomes": 1,
            "strength": 3,
            "first": True,
        },
        {
            "track": 38,
            "final_goal": 0,
            "others": {"items": 3, "items_with": {"gem": 3}, "thugs": {"cultist": 2, "bandit": 1, "hobgoblin": 2}},
            "thugs": ["ratfolk_runt"],
            "resources": {"iron": 3, "potion": 1},
            "strength": 4,
            "leader": True,
        },
    ],
}
KAJKO_OF_TWO: Sheet = {
    "game": "kajko",
    "options": {"dusigrosz": True},
    "seats": [
        {"name": "Ania", "town": {"treasure_10": 2, "item_5": 3, "coin": 4, "coin_in_hand": 1}},
        {"name": "Bolek", "town": {"treasure_10": 3, "item_5": 1, "coin": 2, "coin_in_hand": 2}},
    ],
}
OF_TWO: list[Sheet] = [ROLL_PLAYER_OF_TWO, STONESPINE_OF_TWO, LOCKUP_OF_TWO, KAJKO_OF_TWO]
