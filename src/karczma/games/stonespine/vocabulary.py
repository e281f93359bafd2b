"""The words of the game: its steps, what can be chosen, what can happen, and the kinds of things."""

from __future__ import annotations

from typing import Final

from karczma.kernel.verbs import NUMBER, Bundle, Happening, Kind, Verb, Vocabulary, numbered

# The dungeon: 16 cells row by row, and its 40 edges: above each row and below the last, left of each column and right
CELLS: Final = 16
EDGES: Final = 40
COLUMNS: Final = 4
CELL = Kind("cell", tuple([f"r{row}c{column}" for row in (1, 2, 3, 4) for column in (1, 2, 3, 4)]))
COLUMN = Kind("column", ("1", "2", "3", "4"))
EDGE = Kind(
    "edge",
    (
        *[f"r{row}c{column}_n" for row in (1, 2, 3, 4) for column in (1, 2, 3, 4)],
        *[f"r4c{column}_s" for column in (1, 2, 3, 4)],
        *[name for row in (1, 2, 3, 4) for name in (*[f"r{row}c{column}_w" for column in (1, 2, 3, 4)], f"r{row}c4_e")],
    ),
)

# Elements; the passage is a token but not an element, so it comes last
ELEMENTS: Final = 17
TREASURE: Final = 16
PASSAGE: Final = 17
FACES: Final = 18
MONSTERS = ("gnoll", "goblin", "kobold", "ooze", "slime")
TRAPS = ("bear", "blade", "fire", "pit", "spike")
STARS = ("star+1", "star+2", "star+3", "star-1", "star-2", "star-3")
STAR_VALUES: Final = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, -1, -2, -3, 0, 0)
ELEMENT = Kind("element", (*MONSTERS, *TRAPS, *STARS, "treasure"))
TOKEN = Kind("element", (*ELEMENT.ids, "secret_passage"))
GOODS = Bundle("goods", TOKEN)  # the tokens of a set
SHAPE = Kind("shape", ("circle", "oval", "square"))

CHAMBERS: Final = 100
CHAMBER = Kind(
    "chamber",
    """
    smokehouse training_room secret_path furrow gnoll_hideout cavern trap_storage corner_room abandoned_mine
    scorch_alley torment_room crooked_path slime_trail cellar derelict_site ambush_room tunnel supply_room
    armory burial_grounds kobold_quarters footpath exercise_ward archive tomb lair watering_hole passage furnace
    hearth sanctuary catacombs alcove treasury ruins burrow encampment ossuary coffers concourse arena hollow
    gathering_place graveyard sludge_room branch cache crossroads intersection throughway stockyard mudroom
    assembly_room vestibule guardroom vault trophy_room ooze_breach mausoleum conservatory garrison keep
    slime_incubator dormitory cell sanctum alleyway lounge breezeway machine_room flagstone_hall floodgate crypt
    atrium auditorium pit winding_chamber gatehouse oratory decrepit_hall corridor dwelling larder storeroom
    galley sewers foundry goblin_den warehouse antechamber barracks tainted_clearing closet pantry junction
    forge crossing hallway cesspool lost_chamber
    """,
)
CHALLENGE = Kind(
    "challenge",
    """
    dogrens_vault market_maven ordered_chambers deadly_tomb goblin_gathering kobold_formation gnoll_pack
    consistent_sanctum outer_reaches sodden_shallows seeping_threat skilled_artificer fatal_pathway
    slippery_route gelatinous_horror cramped_construction muddied_approach hortgullys_pride thinfingers_trade
    perilous_path sabeks_plunder halls_of_glynox canine_companions teeming_with_traps dragul_alliance
    devious_scales gold_fiends minion_horde varied_composition kings_favor
    """,
)
GOAL = Kind(
    "goal",
    """
    goblin_denizens barren_vault grand_gnoll double_deception kobold_swarm kindred_carrion dripping_hollow
    cubic_conundrum
    """,
)
BLUEPRINT = Kind("blueprint", tuple([f"blueprint_{number}" for number in range(1, 9)]))
MARKET_CARDS: Final = 18
MARKET = Kind("market", tuple([f"market_{number:02}" for number in range(1, 19)]))
SET = Kind("set", tuple([f"{card}_{part}" for card in MARKET.ids for part in ("top", "bottom")]))
JAEL = Kind("jael", tuple([f"jael_{number}" for number in range(1, 10)]))
SYMBOL = Kind("symbol", ("blue", "green", "red"))
SIDE = Kind("side", ("left", "right"))
DOOR = Kind("door", ("N", "E", "S", "W"))

# Steps
BEGIN: Final = 0
YEAR: Final = 1
BUILD: Final = 2
BUILD_DONE: Final = 3
DISCARD_CHAMBER: Final = 4
PASS_ON: Final = 5
KEEP_CHAMBER: Final = 6
COUNT_GOLD: Final = 7
MARKET_TURN: Final = 8
PLACE: Final = 9
TAKE_CHALLENGE: Final = 10
CLEAN_UP: Final = 11
END: Final = 12
STEP = Kind(
    "step",
    numbered(
        {
            BEGIN: "begin",
            YEAR: "year",
            BUILD: "build",
            BUILD_DONE: "build_done",
            DISCARD_CHAMBER: "discard_chamber",
            PASS_ON: "pass_on",
            KEEP_CHAMBER: "keep_chamber",
            COUNT_GOLD: "count_gold",
            MARKET_TURN: "market",
            PLACE: "place",
            TAKE_CHALLENGE: "take_challenge",
            CLEAN_UP: "clean_up",
            END: "end",
        }
    ),
)

# Verbs: the number of their first option
DO_BUILD: Final = 0
DO_DISCARD_CHAMBER: Final = 400
DO_KEEP_CHAMBER: Final = 500
BUY: Final = 600
PASS: Final = 636
PLACE_ELEMENT: Final = 637
PLACE_PASSAGE: Final = 909
DO_TAKE_CHALLENGE: Final = 949

# Happenings
GOAL_REVEALED: Final = 0
GOT_BLUEPRINT: Final = 1
PRIORITY: Final = 2
YEAR_STARTS: Final = 3
JAEL_REVEALED: Final = 4
CHALLENGE_REVEALED: Final = 5
MARKET_REVEALED: Final = 6
DEALT: Final = 7
BUILT: Final = 8
DISCARDED: Final = 9
PASSED_HANDS: Final = 10
DREW: Final = 11
JAEL_TOOK_CHAMBER: Final = 12
COUNTED_GOLD: Final = 13
BOUGHT: Final = 14
PLACED: Final = 15
OPENED_PASSAGE: Final = 16
NO_ROOM: Final = 17
PASSED: Final = 18
TOOK_CHALLENGE: Final = 19
LOST_CHALLENGE: Final = 20
JAEL_ACTS: Final = 21
JAEL_TOOK_TOKEN: Final = 22
RESHUFFLED: Final = 23
ENDED: Final = 24

VOCABULARY = Vocabulary(
    [
        Verb("build", DO_BUILD, [CHAMBER, COLUMN]),
        Verb("discard_chamber", DO_DISCARD_CHAMBER, [CHAMBER]),
        Verb("keep_chamber", DO_KEEP_CHAMBER, [CHAMBER]),
        Verb("buy", BUY, [SET]),
        Verb("pass", PASS, []),
        Verb("place_element", PLACE_ELEMENT, [ELEMENT, CELL]),
        Verb("place_passage", PLACE_PASSAGE, [EDGE]),
        Verb("take_challenge", DO_TAKE_CHALLENGE, [CHALLENGE]),
    ],
    [
        Happening("goal_revealed", GOAL_REVEALED, [GOAL]),
        Happening("got_blueprint", GOT_BLUEPRINT, [BLUEPRINT]),
        Happening("priority", PRIORITY, [NUMBER.called("place"), NUMBER.called("gold")]),
        Happening("year_starts", YEAR_STARTS, [NUMBER.called("year")], opens=True),
        Happening("jael_revealed", JAEL_REVEALED, [JAEL]),
        Happening("challenge_revealed", CHALLENGE_REVEALED, [CHALLENGE]),
        Happening("market_revealed", MARKET_REVEALED, [MARKET, GOODS.called("upper"), GOODS.called("lower")]),
        Happening("dealt", DEALT, [NUMBER.called("count")]),
        Happening("built", BUILT, [CHAMBER, CELL]),
        Happening("discarded", DISCARDED, [CHAMBER]),
        Happening("passed_hands", PASSED_HANDS, [SIDE]),
        Happening("drew", DREW, [CHAMBER]),
        Happening("jael_took_chamber", JAEL_TOOK_CHAMBER, [CHAMBER]),
        Happening("counted_gold", COUNTED_GOLD, [NUMBER.called("gold"), NUMBER.called("chests")]),
        Happening("bought", BOUGHT, [SET, NUMBER.called("gold"), GOODS]),
        Happening("placed", PLACED, [ELEMENT, CELL]),
        Happening("opened_passage", OPENED_PASSAGE, [EDGE]),
        Happening("no_room", NO_ROOM, [TOKEN]),
        Happening("passed", PASSED, [NUMBER.called("gold"), NUMBER.called("place")]),
        Happening("took_challenge", TOOK_CHALLENGE, [CHALLENGE]),
        Happening("lost_challenge", LOST_CHALLENGE, [CHALLENGE]),
        Happening("jael_acts", JAEL_ACTS, []),
        Happening("jael_took_token", JAEL_TOOK_TOKEN, [TOKEN]),
        Happening("reshuffled", RESHUFFLED, [SHAPE]),
        Happening("ended", ENDED, []),
    ],
)
