"""The words of the game: its steps, what can be chosen, what can happen, and the kinds of things."""

from __future__ import annotations

from typing import Final

from karczma.kernel.verbs import NUMBER, Happening, Kind, Verb, Vocabulary, numbered

# Attributes: the rows of a sheet, and the actions of these rows
STR: Final = 0
DEX: Final = 1
CON: Final = 2
INT: Final = 3
WIS: Final = 4
CHA: Final = 5
ROWS: Final = 6
SPACES: Final = 18
ROW = Kind("row", ("str", "dex", "con", "int", "wis", "cha"))
ACTION = Kind("action", ROW.ids)
SPACE = Kind("space", tuple([f"{row}_{position}" for row in ROW.ids for position in (1, 2, 3)]))

# Dice: a die is its colour and the value it shows, colour * 6 + value - 1
GOLD: Final = 6
COLOURS: Final = 7
COLOUR = Kind("colour", ("green", "blue", "red", "purple", "black", "white", "gold"))
CLASS_COLOUR = Kind("class_card", COLOUR.ids[:GOLD])
DIE = Kind("die", tuple([f"{colour}_{value}" for colour in COLOUR.ids for value in range(1, 7)]))

RACE = Kind("race", ("dragonkin", "dwarf", "elf", "halfling", "human", "orc"))
CLASS = Kind(
    "class",
    """
    cleric paladin druid ranger monk bard rogue thief sorcerer wizard warrior barbarian
    """,
)
BACKSTORY = Kind(
    "backstory",
    """
    aristocrat brawler chosen_one craftsman devoted exonerated hunter lost_soul mentor patrician persecuted
    resilient rift_walker savage savant street_urchin
    """,
)
ALIGNMENT = Kind(
    "alignment",
    """
    arbiter champion eccentric free_spirit guardian hermit lunatic maniac narcissist neurotic protector rebel
    renegade scoundrel sentinel sociopath truth_seeker
    """,
)
FIELD = Kind(
    "field",
    tuple([f"{good}_{lawful}" for good in ("good", "neutral", "evil") for lawful in ("lawful", "neutral", "chaotic")]),
)
DIRECTION = Kind("direction", ("up", "down", "left", "right"))

CARD = Kind(
    "card",
    """
    longsword blessed_mace jeweled_dagger longbow tower_shield ancient_spear quarterstaff heavy_crossbow
    steadfast honorable nimble proud weak clumsy foolish reckless focused compassionate obsessed cunning greedy
    honest loyal obnoxious concentrate search negotiate pickpocket acrobatics open_lock climb intimidate
    move_silently knowledge cure_wounds sleight_of_hand chain_gorget chain_vambraces chain_helm chain_tunic
    chain_leggings mystic_cowl mystic_robes mystic_cloak leather_greaves leather_boots leather_gloves
    leather_pauldron diplomacy dedicated courageous envious famous
    """,
)
CARDS_IN_BOX: Final = 53
TYPE = Kind("type", ("weapon", "armor", "skill", "trait"))
SET = Kind("set", ("chain", "leather", "mystic"))
INITIATIVE = Kind("initiative", ("1", "2", "3", "4", "5"))
TOKENS = Kind("tokens", ("0", "1", "2", "3", "4", "5", "6"))
SOURCE = Kind("source", ("card", "row", "gold_die", "spear", "discard", "friendly", "pickpocket"))
TITLE = Kind("title", ("npc", "mercenary", "traveller", "leader", "champion", "hero"))

MOMENT = Kind(  # of skill windows
    "moment", ("dice", "dice_end", "market", "bought", "own_market", "market_end", "roll", "pool", "end")
)

# Steps
BEGIN: Final = 0
CHOOSE_SHEET: Final = 1
CHOOSE_CLASS_CARD: Final = 2
CHOOSE_CLASS: Final = 3
DEAL: Final = 4
PLACE_SETUP_DIE: Final = 5
ROLL: Final = 6
ORDER_TIE: Final = 7
DICE_TURNS: Final = 8
TAKE_INITIATIVE: Final = 9
PLACE_DIE: Final = 10
PLACE_TOGETHER: Final = 11
ATTRIBUTE_ACTION: Final = 12
CLASS_ABILITY: Final = 13
TURN_DIE: Final = 14
SWAP_FIRST: Final = 15
SWAP_SECOND: Final = 16
ADJUST_DIE: Final = 17
REROLL_DIE: Final = 18
KEEP_REROLL: Final = 19
MOVE_ALIGNMENT: Final = 20
SKILL_WINDOW: Final = 21
USE_ABILITY: Final = 22
SHEET_TARGET: Final = 23
BAG_TARGET: Final = 24
POOL_TARGET: Final = 25
ROW_TARGET: Final = 26
SKILL_TARGET: Final = 27
DISCARD_TARGET: Final = 28
RETURN_CARD: Final = 29
MARKET_TURNS: Final = 30
MARKET: Final = 31
DROP_WEAPON: Final = 32
SPEND_CHARISMA: Final = 33
AFTER_MARKET: Final = 34
CLEANUP: Final = 35
REFRESH_SKILL: Final = 36
LAST_WINDOW: Final = 37
PREPARE: Final = 38
END: Final = 39
STEP = Kind(
    "step",
    numbered(
        {
            BEGIN: "begin",
            CHOOSE_SHEET: "choose_sheet",
            CHOOSE_CLASS_CARD: "choose_class_card",
            CHOOSE_CLASS: "choose_class",
            DEAL: "deal",
            PLACE_SETUP_DIE: "place_setup_die",
            ROLL: "roll",
            ORDER_TIE: "order_tie",
            DICE_TURNS: "dice_turns",
            TAKE_INITIATIVE: "take_initiative",
            PLACE_DIE: "place_die",
            PLACE_TOGETHER: "place_together",
            ATTRIBUTE_ACTION: "attribute_action",
            CLASS_ABILITY: "class_ability",
            TURN_DIE: "turn_die",
            SWAP_FIRST: "swap_first",
            SWAP_SECOND: "swap_second",
            ADJUST_DIE: "adjust_die",
            REROLL_DIE: "reroll_die",
            KEEP_REROLL: "keep_reroll",
            MOVE_ALIGNMENT: "move_alignment",
            SKILL_WINDOW: "skill_window",
            USE_ABILITY: "use_ability",
            SHEET_TARGET: "sheet_target",
            BAG_TARGET: "bag_target",
            POOL_TARGET: "pool_target",
            ROW_TARGET: "row_target",
            SKILL_TARGET: "skill_target",
            DISCARD_TARGET: "discard_target",
            RETURN_CARD: "return_card",
            MARKET_TURNS: "market_turns",
            MARKET: "market",
            DROP_WEAPON: "drop_weapon",
            SPEND_CHARISMA: "spend_charisma",
            AFTER_MARKET: "after_market",
            CLEANUP: "cleanup",
            REFRESH_SKILL: "refresh_skill",
            LAST_WINDOW: "last_window",
            PREPARE: "prepare",
            END: "end",
        }
    ),
)

# Verbs: the number of their first option
DO_CHOOSE_SHEET: Final = 0
DO_CHOOSE_CLASS_CARD: Final = 6
DO_CHOOSE_CLASS: Final = 12
DO_PLACE_SETUP_DIE: Final = 24
DO_ORDER_TIE: Final = 276
DO_TAKE_INITIATIVE: Final = 283
DO_PLACE_DIE: Final = 288
ACT: Final = 294
NO_ACTION: Final = 300
DO_TURN_DIE: Final = 301
DO_SWAP_FIRST: Final = 319
DO_SWAP_SECOND: Final = 337
RAISE_DIE: Final = 355
LOWER_DIE: Final = 373
DO_REROLL_DIE: Final = 391
ENOUGH: Final = 409
KEEP_NEW: Final = 410
KEEP_OLD: Final = 411
DO_MOVE_ALIGNMENT: Final = 412
USE_SKILL: Final = 416
PASS: Final = 469
HUSH: Final = 470
DO_USE_ABILITY: Final = 471
SKIP_ABILITY: Final = 472
DO_SHEET_TARGET: Final = 473
DO_BAG_TARGET: Final = 491
DO_POOL_TARGET: Final = 498
DO_ROW_TARGET: Final = 503
DO_SKILL_TARGET: Final = 509
DO_DISCARD_TARGET: Final = 562
DO_RETURN_CARD: Final = 615
RETURN_NOTHING: Final = 668
BUY: Final = 669
DISCARD: Final = 722
TAKE_GOLD: Final = 775
BUY_NO_MORE: Final = 776
DO_DROP_WEAPON: Final = 777
DO_SPEND_CHARISMA: Final = 830
DO_REFRESH_SKILL: Final = 837
REFRESH_NONE: Final = 890
END_TURN: Final = 891

# Happenings
BEGINS: Final = 0
TOOK_SHEET: Final = 1
DREW: Final = 2
TOOK_CLASS_CARD: Final = 3
CHOSE_CLASS: Final = 4
DEALT: Final = 5
MARKET_DEALT: Final = 6
STARTING_DIE: Final = 7
PLACED: Final = 8
GOT_GOLD: Final = 9
ROUND_STARTS: Final = 10
POOLED: Final = 11
TOOK: Final = 12
TURNED: Final = 13
SWAPPED: Final = 14
ADJUSTED: Final = 15
REROLLED: Final = 16
KEPT_NEW: Final = 17
KEPT_OLD: Final = 18
MOVED: Final = 19
STAYED: Final = 20
GOT_CHARISMA: Final = 21
USED_SKILL: Final = 22
SKIPPED_ABILITY: Final = 23
NO_TARGET: Final = 24
COPIED: Final = 25
SEARCHED: Final = 26
NEGOTIATED: Final = 27
POOL_TURNED: Final = 28
POOL_REROLLED: Final = 29
SLID: Final = 30
RETURNED: Final = 31
BOUGHT: Final = 32
DISCARDED: Final = 33
DROPPED: Final = 34
SKIPPED_MARKET: Final = 35
REFRESHED: Final = 36
ENEMY_ROLLED: Final = 37
TRASHED: Final = 38
SWEPT: Final = 39
RESHUFFLED: Final = 40
ENDED: Final = 41

VOCABULARY = Vocabulary(
    [
        Verb("choose_sheet", DO_CHOOSE_SHEET, [RACE]),
        Verb("choose_class_card", DO_CHOOSE_CLASS_CARD, [CLASS_COLOUR]),
        Verb("choose_class", DO_CHOOSE_CLASS, [CLASS]),
        Verb("place_setup_die", DO_PLACE_SETUP_DIE, [DIE, ROW]),
        Verb("order_tie", DO_ORDER_TIE, [COLOUR]),
        Verb("take_initiative", DO_TAKE_INITIATIVE, [INITIATIVE]),
        Verb("place_die", DO_PLACE_DIE, [ROW]),
        Verb("act", ACT, [ACTION]),
        Verb("no_action", NO_ACTION, []),
        Verb("turn_die", DO_TURN_DIE, [SPACE]),
        Verb("swap_first", DO_SWAP_FIRST, [SPACE]),
        Verb("swap_second", DO_SWAP_SECOND, [SPACE]),
        Verb("raise_die", RAISE_DIE, [SPACE]),
        Verb("lower_die", LOWER_DIE, [SPACE]),
        Verb("reroll_die", DO_REROLL_DIE, [SPACE]),
        Verb("enough", ENOUGH, []),
        Verb("keep_new", KEEP_NEW, []),
        Verb("keep_old", KEEP_OLD, []),
        Verb("move_alignment", DO_MOVE_ALIGNMENT, [DIRECTION]),
        Verb("use_skill", USE_SKILL, [CARD]),
        Verb("pass", PASS, []),
        Verb("hush", HUSH, []),
        Verb("use_ability", DO_USE_ABILITY, []),
        Verb("skip_ability", SKIP_ABILITY, []),
        Verb("sheet_target", DO_SHEET_TARGET, [SPACE]),
        Verb("bag_target", DO_BAG_TARGET, [COLOUR]),
        Verb("pool_target", DO_POOL_TARGET, [INITIATIVE]),
        Verb("row_target", DO_ROW_TARGET, [ROW]),
        Verb("skill_target", DO_SKILL_TARGET, [CARD]),
        Verb("discard_target", DO_DISCARD_TARGET, [CARD]),
        Verb("return_card", DO_RETURN_CARD, [CARD]),
        Verb("return_nothing", RETURN_NOTHING, []),
        Verb("buy", BUY, [CARD]),
        Verb("discard", DISCARD, [CARD]),
        Verb("take_gold", TAKE_GOLD, []),
        Verb("buy_no_more", BUY_NO_MORE, []),
        Verb("drop_weapon", DO_DROP_WEAPON, [CARD]),
        Verb("spend_charisma", DO_SPEND_CHARISMA, [TOKENS]),
        Verb("refresh_skill", DO_REFRESH_SKILL, [CARD]),
        Verb("refresh_none", REFRESH_NONE, []),
        Verb("end_turn", END_TURN, []),
    ],
    [
        Happening("begins", BEGINS, []),
        Happening("took_sheet", TOOK_SHEET, [RACE, NUMBER.called("gold")]),
        Happening("drew", DREW, [COLOUR]),
        Happening("took_class_card", TOOK_CLASS_CARD, [CLASS_COLOUR]),
        Happening("chose_class", CHOSE_CLASS, [CLASS]),
        Happening("dealt", DEALT, [BACKSTORY, ALIGNMENT]),
        Happening("market_dealt", MARKET_DEALT, [CARD]),
        Happening("starting_die", STARTING_DIE, [DIE]),
        Happening("placed", PLACED, [DIE, SPACE]),
        Happening("got_gold", GOT_GOLD, [NUMBER.called("gold"), SOURCE]),
        Happening("round_starts", ROUND_STARTS, [NUMBER.called("round")], opens=True),
        Happening("pooled", POOLED, [INITIATIVE, DIE]),
        Happening("took", TOOK, [INITIATIVE, DIE]),
        Happening("turned", TURNED, [SPACE, DIE]),
        Happening("swapped", SWAPPED, [SPACE, SPACE.called("other")]),
        Happening("adjusted", ADJUSTED, [SPACE, DIE]),
        Happening("rerolled", REROLLED, [SPACE, DIE]),
        Happening("kept_new", KEPT_NEW, []),
        Happening("kept_old", KEPT_OLD, []),
        Happening("moved", MOVED, [DIRECTION, FIELD]),
        Happening("stayed", STAYED, [DIRECTION]),
        Happening("got_charisma", GOT_CHARISMA, []),
        Happening("used_skill", USED_SKILL, [CARD]),
        Happening("skipped_ability", SKIPPED_ABILITY, []),
        Happening("no_target", NO_TARGET, []),
        Happening("copied", COPIED, [CARD]),
        Happening("searched", SEARCHED, [SPACE, DIE]),
        Happening("negotiated", NEGOTIATED, [SPACE, DIE]),
        Happening("pool_turned", POOL_TURNED, [INITIATIVE, DIE]),
        Happening("pool_rerolled", POOL_REROLLED, [INITIATIVE, DIE]),
        Happening("slid", SLID, [DIE, SPACE]),
        Happening("returned", RETURNED, [CARD]),
        Happening("bought", BOUGHT, [CARD, NUMBER.called("gold"), NUMBER.called("tokens")]),
        Happening("discarded", DISCARDED, [CARD]),
        Happening("dropped", DROPPED, [CARD]),
        Happening("skipped_market", SKIPPED_MARKET, []),
        Happening("refreshed", REFRESHED, [CARD]),
        Happening("enemy_rolled", ENEMY_ROLLED, [NUMBER.called("value")]),
        Happening("trashed", TRASHED, [CARD]),
        Happening("swept", SWEPT, [CARD]),
        Happening("reshuffled", RESHUFFLED, []),
        Happening("ended", ENDED, []),
    ],
)
