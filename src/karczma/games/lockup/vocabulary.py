"""The words of the game: its steps, what can be chosen, what can happen, and the kinds of things."""

from __future__ import annotations

from typing import Final

from karczma.kernel.verbs import NUMBER, SEAT, Happening, Kind, Verb, Vocabulary, numbered

# Resources from the least rare to the rarest (the order in which guards prefer them and pay any-kind prices)
KINDS: Final = 4
RESOURCE = Kind("resource", ("scrap", "potion", "iron", "gold"))
ANY: Final = 4
COST = Kind("cost", (*RESOURCE.ids, "any"))
GOLD: Final = 3
STRENGTH: Final = 4  # in the supply, after the resources
SUSPICION: Final = 5

# Locations; thugs have spaces at the sewers to the chow hall
LOCATIONS: Final = 8
YARD: Final = 0
SEWERS: Final = 1
INFIRMARY: Final = 2
SMITHY: Final = 3
COMMISSARY: Final = 4
CHOW_HALL: Final = 5
CELL_BLOCK: Final = 6
LIBRARY: Final = 7
LOCATION = Kind(
    "location", ("exercise_yard", "sewers", "infirmary", "smithy", "commissary", "chow_hall", "cell_block", "library")
)
SPACES: Final = 5  # space 0 is at location 1
LOCATION_CARD = Kind(
    "location_card",
    """
    card_exercise_yard card_sewers card_infirmary card_smithy card_commissary card_chow_hall card_off_duty_1
    card_off_duty_2
    """,
)

TOKENS: Final = 6
TWO: Final = 0
ENFORCER: Final = 4
LOOKOUT: Final = 5
TOKEN = Kind("token", ("token_2", "token_3", "token_4", "token_5", "token_enforcer", "token_lookout"))
UP: Final = 0
DOWN: Final = 1
SIDE = Kind("side", ("up", "down"))

GANG = Kind("gang", ("gnolls", "kobolds", "bugbears", "goblins", "insectoids"))
TREASURE = Kind("treasure", ("shield", "gem", "spell"))
BANDIT: Final = 0
CULTIST: Final = 1
DEMON: Final = 2
DWARF: Final = 3
HOBGOBLIN: Final = 4
RATFOLK: Final = 5
RAIDER: Final = 6
THUG_TYPES: Final = 7
THUG_TYPE = Kind("thug_type", ("bandit", "cultist", "demon", "dwarf", "hobgoblin", "ratfolk", "raider"))
COUNT = Kind("count", ("1", "2"))
DECK = Kind("deck", ("tomes", "thugs"))
MOMENT = Kind(
    "moment", ("roll_call", "lights_out", "location", "ranking", "reward", "patrol", "passing", "cubes", "raid")
)  # at which tomes are played out of turn
ITEMS: Final = 34
THUGS: Final = 33
TITLES: Final = 14
GUARDS: Final = 22
ITEM = Kind(
    "item",
    """
    sharpened_spoon bone_knuckles pot_lid_buckler rat_hide_vest chain_flail guard_helmet iron_maul barred_shield
    scrap_plate gladiator_axe glass_beads coin_clipper loaded_dice false_bottom_flask snitch_bell silver_mirror
    gold_tooth warden_signet royal_circlet enchanted_candle chalk_circle whisper_scroll blur_powder hex_doll
    rage_tonic bottomless_sack rune_of_silence forbidden_grimoire soul_shiv jewelled_dagger crystal_ball
    rune_gauntlet master_key crown_of_kulbak
    """,
)
THUG = Kind(
    "thug",
    """
    bandit_scrap bandit_potion bandit_iron bandit_gold cultist_reader cultist_scribe cultist_hexer
    cultist_prophet demon_greed demon_fury demon_shadow dwarf_miner dwarf_smith dwarf_brewer dwarf_tinker
    dwarf_jeweller dwarf_shieldbearer dwarf_brawler dwarf_elder hobgoblin_recruit hobgoblin_drillmaster
    hobgoblin_veteran hobgoblin_captain ratfolk_runt ratfolk_digger ratfolk_sneak ratfolk_informer
    ratfolk_bookworm ratfolk_king raider_pillager raider_smuggler raider_firebrand raider_corsair
    """,
)
TOME = Kind(
    "tome",
    """
    great_book_of_sneaking slice_and_dice hideout_atlas beginners_alchemy smiths_handbook art_of_the_con
    muscle_manual book_of_alibis slander_and_gossip songs_of_fury mess_cooks_recipes tinkering_unmasked
    chronicle_of_tunnels inmate_register
    """,
)
GOAL = Kind(
    "goal",
    """
    goal_workshop goal_muscle goal_pack goal_all_sorts goal_full_kit goal_four_pockets goal_shield_wall
    goal_gem_hoard goal_spell_master goal_dwarf_friend goal_rat_king goal_hobgoblin_warlord goal_armoury
    goal_strongbox goal_enchanted_cell goal_mixed_loot goal_everyones_friend goal_tough_gang
    """,
)
TRAIT = Kind(
    "trait",
    """
    ambitious greedy spiteful brawny wise resourceful cautious charismatic ruthless cunning industrious
    provident bold learned cruel loyal proud secretive
    """,
)
GUARD = Kind(
    "guard",
    """
    guard_blue_1 guard_blue_2 guard_blue_3 guard_blue_4 guard_blue_5 guard_blue_6 guard_blue_7 guard_green_1
    guard_green_2 guard_green_3 guard_green_4 guard_green_5 guard_yellow_1 guard_yellow_2 guard_yellow_3
    guard_yellow_4 guard_yellow_5 guard_red_1 guard_red_2 guard_red_3 guard_red_4 guard_red_5
    """,
)

# Steps
BEGIN: Final = 0
CHOOSE_CREW: Final = 1
BOARDS: Final = 2
DEAL_TRAITS: Final = 3
PICK_TRAIT: Final = 4
ROUND: Final = 5
TURN: Final = 6
VISIT: Final = 7
ASSIGN: Final = 8
NEXT_TURN: Final = 9
GUARD_TURN: Final = 10
GUARD_CARD: Final = 11
GUARD_THUGS: Final = 12
LIGHTS_OUT: Final = 13
TURN_UP: Final = 14
RANK: Final = 15
COLLECT: Final = 16
REWARD: Final = 17
GAIN_RESOURCE: Final = 18
GIVE: Final = 19
TAKE: Final = 20
RECRUIT: Final = 21
PAY: Final = 22
RECRUIT_THUG: Final = 23
CELL_ACTION: Final = 24
WAIVE: Final = 25
CRAFT: Final = 26
RESERVE: Final = 27
STRAGGLERS: Final = 28
EFFECT: Final = 29
EFFECT_USE: Final = 30
PASS_SUSPICION: Final = 31
EXCHANGE: Final = 32
KEEP_TOME: Final = 33
ACCUSE: Final = 34
KEEP_THUG: Final = 35
RESERVE_FREE: Final = 36
PEEK: Final = 37
WEAKEN: Final = 38
MOVE_TOKEN: Final = 39
MOVE_TO: Final = 40
SWAP_THUGS: Final = 41
REVEAL_GUARD: Final = 42
WINDOW: Final = 43
PATROL: Final = 44
STORAGE: Final = 45
DISPLAY: Final = 46
MOVE_THUGS: Final = 47
CUBES: Final = 48
RAID: Final = 49
END: Final = 50
STEP = Kind(
    "step",
    numbered(
        {
            BEGIN: "begin",
            CHOOSE_CREW: "choose_crew",
            BOARDS: "boards",
            DEAL_TRAITS: "deal_traits",
            PICK_TRAIT: "pick_trait",
            ROUND: "round",
            TURN: "turn",
            VISIT: "visit",
            ASSIGN: "assign",
            NEXT_TURN: "next_turn",
            GUARD_TURN: "guard_turn",
            GUARD_CARD: "guard_card",
            GUARD_THUGS: "guard_thugs",
            LIGHTS_OUT: "lights_out",
            TURN_UP: "turn_up",
            RANK: "rank",
            COLLECT: "collect",
            REWARD: "reward",
            GAIN_RESOURCE: "gain_resource",
            GIVE: "give",
            TAKE: "take",
            RECRUIT: "recruit",
            PAY: "pay",
            RECRUIT_THUG: "recruit_thug",
            CELL_ACTION: "cell_action",
            WAIVE: "waive",
            CRAFT: "craft",
            RESERVE: "reserve",
            STRAGGLERS: "stragglers",
            EFFECT: "effect",
            EFFECT_USE: "effect_use",
            PASS_SUSPICION: "pass_suspicion",
            EXCHANGE: "exchange",
            KEEP_TOME: "keep_tome",
            ACCUSE: "accuse",
            KEEP_THUG: "keep_thug",
            RESERVE_FREE: "reserve_free",
            PEEK: "peek",
            WEAKEN: "weaken",
            MOVE_TOKEN: "move_token",
            MOVE_TO: "move_to",
            SWAP_THUGS: "swap_thugs",
            REVEAL_GUARD: "reveal_guard",
            WINDOW: "window",
            PATROL: "patrol",
            STORAGE: "storage",
            DISPLAY: "display",
            MOVE_THUGS: "move_thugs",
            CUBES: "cubes",
            RAID: "raid",
            END: "end",
        }
    ),
)

# Verbs: the number of their first option
DO_CHOOSE_CREW: Final = 0
DO_PICK_TRAIT: Final = 5
DO_VISIT: Final = 23
PASS: Final = 31
DO_ASSIGN: Final = 32
DONE: Final = 44
TAKE_REWARD: Final = 45
DECLINE: Final = 46
GAIN: Final = 47
DO_GIVE: Final = 51
DO_TAKE: Final = 55
SKIP: Final = 59
DO_RECRUIT: Final = 60
DO_PAY: Final = 62
DO_RECRUIT_THUG: Final = 66
DO_CRAFT: Final = 99
DO_RESERVE: Final = 133
DO_WAIVE: Final = 167
USE: Final = 172
DO_PASS_SUSPICION: Final = 173
GIVE_SUSPICION: Final = 178
STOP: Final = 183
DO_KEEP_TOME: Final = 184
PLAY_TOME: Final = 198
NO_TOME: Final = 212
NO_MORE_TOMES: Final = 213
DO_PEEK: Final = 214
DO_WEAKEN: Final = 254
DO_MOVE_TOKEN: Final = 284
DO_MOVE_TO: Final = 290
DO_SWAP_THUG: Final = 298
DO_KEEP_THUG: Final = 331
DO_DISCARD: Final = 364
DO_REVEAL_GUARD: Final = 368

# Happenings
FIRST_PLAYER: Final = 0
GOAL_REVEALED: Final = 1
ITEM_REVEALED: Final = 2
THUG_REVEALED: Final = 3
SUSPICION_PLACED: Final = 4
LOOT_PLACED: Final = 5
CHOSE_CREW: Final = 6
DEALT_TRAITS: Final = 7
TOOK_TRAIT: Final = 8
ROUND_STARTS: Final = 9
GUARDS_POSTED: Final = 10
ASSIGNED: Final = 11
HID: Final = 12
PASSED: Final = 13
GUARD_REVEALED: Final = 14
GUARD_JOINED: Final = 15
LOCATION_DRAWN: Final = 16
LIGHTS_GO_OUT: Final = 17
LOCATION_STARTS: Final = 18
TURNED_UP: Final = 19
RANKED: Final = 20
TOOK_SUSPICION: Final = 21
GOT: Final = 22
GOT_STRENGTH: Final = 23
TOOK_MARKER: Final = 24
DECLINED: Final = 25
NOTHING: Final = 26
PAID: Final = 27
RECRUITED: Final = 28
CRAFTED: Final = 29
RESERVED: Final = 30
DREW_TOME: Final = 31
BURIED_TOME: Final = 32
PLAYED_TOME: Final = 33
REMOVED_SUSPICION: Final = 34
GAVE_SUSPICION: Final = 35
GOT_SUSPICION: Final = 36
MORE_STORAGE: Final = 37
GOT_REPUTATION: Final = 38
TOOK_GOAL: Final = 39
TO_LIBRARY: Final = 40
LOOKED: Final = 41
SAW: Final = 42
MAY_HIDE_MORE: Final = 43
WEAKENED: Final = 44
BOOSTED: Final = 45
CHEAPER: Final = 46
WAIVED: Final = 47
MOVED: Final = 48
MOVED_BACK: Final = 49
SWAPPED_THUGS: Final = 50
PATROL_STARTS: Final = 51
THUG_LEFT: Final = 52
THUGS_MOVED: Final = 53
RAID_HAPPENS: Final = 54
LOST_REPUTATION: Final = 55
RESHUFFLED: Final = 56
ENDED: Final = 57
LET_GO: Final = 58
GUARD_CALLED: Final = 59

VOCABULARY = Vocabulary(
    [
        Verb("choose_crew", DO_CHOOSE_CREW, [GANG]),
        Verb("pick_trait", DO_PICK_TRAIT, [TRAIT]),
        Verb("visit", DO_VISIT, [LOCATION]),
        Verb("pass", PASS, []),
        Verb("assign", DO_ASSIGN, [TOKEN, SIDE]),
        Verb("done", DONE, []),
        Verb("take_reward", TAKE_REWARD, []),
        Verb("decline", DECLINE, []),
        Verb("gain", GAIN, [RESOURCE]),
        Verb("give", DO_GIVE, [RESOURCE]),
        Verb("take", DO_TAKE, [RESOURCE]),
        Verb("skip", SKIP, []),
        Verb("recruit", DO_RECRUIT, [COUNT]),
        Verb("pay", DO_PAY, [RESOURCE]),
        Verb("recruit_thug", DO_RECRUIT_THUG, [THUG]),
        Verb("craft", DO_CRAFT, [ITEM]),
        Verb("reserve", DO_RESERVE, [ITEM]),
        Verb("waive", DO_WAIVE, [COST]),
        Verb("use", USE, []),
        Verb("pass_suspicion", DO_PASS_SUSPICION, [SEAT.called("to")]),
        Verb("give_suspicion", GIVE_SUSPICION, [SEAT.called("to")]),
        Verb("stop", STOP, []),
        Verb("keep_tome", DO_KEEP_TOME, [TOME]),
        Verb("play_tome", PLAY_TOME, [TOME]),
        Verb("no_tome", NO_TOME, []),
        Verb("no_more_tomes", NO_MORE_TOMES, []),
        Verb("peek", DO_PEEK, [SEAT.called("owner"), LOCATION]),
        Verb("weaken", DO_WEAKEN, [SEAT.called("owner"), TOKEN]),
        Verb("move_token", DO_MOVE_TOKEN, [TOKEN]),
        Verb("move_to", DO_MOVE_TO, [LOCATION]),
        Verb("swap_thug", DO_SWAP_THUG, [THUG]),
        Verb("keep_thug", DO_KEEP_THUG, [THUG]),
        Verb("discard", DO_DISCARD, [RESOURCE]),
        Verb("reveal_guard", DO_REVEAL_GUARD, [LOCATION]),
    ],
    [
        Happening("first_player", FIRST_PLAYER, []),
        Happening("goal_revealed", GOAL_REVEALED, [GOAL]),
        Happening("item_revealed", ITEM_REVEALED, [ITEM]),
        Happening("thug_revealed", THUG_REVEALED, [THUG, LOCATION]),
        Happening("suspicion_placed", SUSPICION_PLACED, [LOCATION, NUMBER.called("count")]),
        Happening("loot_placed", LOOT_PLACED, [LOCATION, RESOURCE]),
        Happening("chose_crew", CHOSE_CREW, [GANG]),
        Happening("dealt_traits", DEALT_TRAITS, [TRAIT, TRAIT.called("other")]),
        Happening("took_trait", TOOK_TRAIT, [TRAIT]),
        Happening("round_starts", ROUND_STARTS, [NUMBER.called("round")], opens=True),
        Happening("guards_posted", GUARDS_POSTED, []),
        Happening("assigned", ASSIGNED, [TOKEN, LOCATION]),
        Happening("hid", HID, [LOCATION, NUMBER.called("count")]),
        Happening("passed", PASSED, []),
        Happening("guard_revealed", GUARD_REVEALED, [GUARD, LOCATION]),
        Happening("guard_joined", GUARD_JOINED, [GUARD, LOCATION]),
        Happening("location_drawn", LOCATION_DRAWN, [LOCATION_CARD]),
        Happening("lights_go_out", LIGHTS_GO_OUT, []),
        Happening("location_starts", LOCATION_STARTS, [LOCATION]),
        Happening("turned_up", TURNED_UP, [TOKEN, LOCATION]),
        Happening("ranked", RANKED, [LOCATION, NUMBER.called("place"), NUMBER.called("strength")]),
        Happening("took_suspicion", TOOK_SUSPICION, [NUMBER.called("count")]),
        Happening("got", GOT, [RESOURCE, NUMBER.called("count")]),
        Happening("got_strength", GOT_STRENGTH, [NUMBER.called("count")]),
        Happening("took_marker", TOOK_MARKER, []),
        Happening("declined", DECLINED, [LOCATION]),
        Happening("nothing", NOTHING, [LOCATION]),
        Happening("paid", PAID, [RESOURCE, NUMBER.called("count")]),
        Happening("recruited", RECRUITED, [THUG]),
        Happening("crafted", CRAFTED, [ITEM, NUMBER.called("points")]),
        Happening("reserved", RESERVED, [ITEM]),
        Happening("drew_tome", DREW_TOME, [TOME]),
        Happening("buried_tome", BURIED_TOME, [TOME]),
        Happening("played_tome", PLAYED_TOME, [TOME]),
        Happening("removed_suspicion", REMOVED_SUSPICION, [NUMBER.called("count")]),
        Happening("gave_suspicion", GAVE_SUSPICION, [SEAT.called("to")]),
        Happening("got_suspicion", GOT_SUSPICION, [NUMBER.called("count")]),
        Happening("more_storage", MORE_STORAGE, [NUMBER.called("limit")]),
        Happening("got_reputation", GOT_REPUTATION, [NUMBER.called("count")]),
        Happening("took_goal", TOOK_GOAL, [GOAL]),
        Happening("to_library", TO_LIBRARY, [LOCATION]),
        Happening("looked", LOOKED, [SEAT.called("owner"), LOCATION]),
        Happening("saw", SAW, [TOKEN]),
        Happening("may_hide_more", MAY_HIDE_MORE, [NUMBER.called("count")]),
        Happening("weakened", WEAKENED, [SEAT.called("owner"), TOKEN, NUMBER.called("count")]),
        Happening("boosted", BOOSTED, [NUMBER.called("count")]),
        Happening("cheaper", CHEAPER, [NUMBER.called("count")]),
        Happening("waived", WAIVED, [COST]),
        Happening("moved", MOVED, [TOKEN, LOCATION.called("from"), LOCATION.called("to")]),
        Happening("moved_back", MOVED_BACK, [LOCATION.called("from"), LOCATION.called("to")]),
        Happening("swapped_thugs", SWAPPED_THUGS, [THUG, THUG.called("other")]),
        Happening("patrol_starts", PATROL_STARTS, []),
        Happening("thug_left", THUG_LEFT, [THUG]),
        Happening("thugs_moved", THUGS_MOVED, []),
        Happening("raid", RAID_HAPPENS, []),
        Happening("lost_reputation", LOST_REPUTATION, [NUMBER.called("count")]),
        Happening("reshuffled", RESHUFFLED, [DECK]),
        Happening("ended", ENDED, []),
        Happening("let_go", LET_GO, [THUG]),
        Happening("guard_called", GUARD_CALLED, [LOCATION]),
    ],
)
