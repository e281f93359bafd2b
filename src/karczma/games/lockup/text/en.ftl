# Lockup: A Roll Player Tale, in English. Card names are facts where known; all other words are ours.
# Forms in a sentence: `the` (sends the lookout), `in` (at the Smithy), `to` (to the Smithy), `from` (from the Smithy),
# `one` and `many` (1 dwarf, 3 dwarves), `many` alone where the name itself is the singular (1 potion, 2 potions).

game-name = Lockup: A Roll Player Tale
game-about = Run a gang behind bars: post your crew in the rooms of the prison, some of them face down, craft forbidden items, recruit thugs, keep suspicion off you, and earn the most reputation in six rounds.
round-title = Round { $number }

## Options of the table

choice-mode = Mode
    .help = In the advanced game each gang starts differently, and everybody keeps one of two traits.
setting-mode-standard = standard
setting-mode-advanced = advanced
choice-difficulty = Difficulty
    .help = Solo only: the harder it is, the stronger the guard's cards.
setting-difficulty-normal = Local Hole (normal)
setting-difficulty-challenging = Old Fortress (challenging)
setting-difficulty-hard = Top-Secret Dungeons (hard)
choice-first_player = Who begins
    .help = Who gets the first-player marker: drawn at random, or a chair you choose. When you play alone, the guard starts with it.
setting-first_player-random = drawn at random
setting-first_player-0 = the first chair
setting-first_player-1 = the second chair
setting-first_player-2 = the third chair
setting-first_player-3 = the fourth chair
setting-first_player-4 = the fifth chair
choice-crews = Gangs
    .help = The players pick their gangs one by one, or get them at random or in a fixed order.
setting-crews-pick = the players pick
setting-crews-random = drawn at random
setting-crews-listed = chair by chair: Gnolls, Kobolds, Bugbears, Goblins, Insectoids
choice-goal_immediate = Immediate goal
    .help = Only the first to meet it scores it, and at once. When you play alone there is none.
setting-goal_immediate-random = drawn at random
setting-goal_immediate-goal_workshop = “{ goal-goal_workshop }”
setting-goal_immediate-goal_muscle = “{ goal-goal_muscle }”
setting-goal_immediate-goal_pack = “{ goal-goal_pack }”
setting-goal_immediate-goal_all_sorts = “{ goal-goal_all_sorts }”
setting-goal_immediate-goal_full_kit = “{ goal-goal_full_kit }”
setting-goal_immediate-goal_four_pockets = “{ goal-goal_four_pockets }”
choice-goal_leader = Leader goal
    .help = It belongs to whoever has most of what it names, may change hands, and scores at the end.
setting-goal_leader-random = drawn at random
setting-goal_leader-goal_shield_wall = “{ goal-goal_shield_wall }”
setting-goal_leader-goal_gem_hoard = “{ goal-goal_gem_hoard }”
setting-goal_leader-goal_spell_master = “{ goal-goal_spell_master }”
setting-goal_leader-goal_dwarf_friend = “{ goal-goal_dwarf_friend }”
setting-goal_leader-goal_rat_king = “{ goal-goal_rat_king }”
setting-goal_leader-goal_hobgoblin_warlord = “{ goal-goal_hobgoblin_warlord }”
choice-goal_final = Final goal
    .help = It is counted for everybody at the end of the game.
setting-goal_final-random = drawn at random
setting-goal_final-goal_armoury = “{ goal-goal_armoury }”
setting-goal_final-goal_strongbox = “{ goal-goal_strongbox }”
setting-goal_final-goal_enchanted_cell = “{ goal-goal_enchanted_cell }”
setting-goal_final-goal_mixed_loot = “{ goal-goal_mixed_loot }”
setting-goal_final-goal_everyones_friend = “{ goal-goal_everyones_friend }”
setting-goal_final-goal_tough_gang = “{ goal-goal_tough_gang }”
choice-unassigned_to_library = Unassigned tokens go to the Library
    .help = Tokens left in the cells after roll call go face up to the Library before it is resolved, instead of staying behind.
choice-bandit_cube_at_setup = Bandits bring cubes from the start
    .help = Bandits among the first five thugs put out their resource cubes before the first round, rather than from the first patrol on.
choice-tome_after_pass = Tomes after passing
    .help = Whoever has passed in roll call may go on playing tomes until it ends.
choice-demon_icons = Treasures that demons count
    .help = Demons score for treasures of every kind, or only for one kind.
setting-demon_icons-any = every kind
setting-demon_icons-shield = only shields
setting-demon_icons-gem = only gems
setting-demon_icons-spell = only spells
choice-patrol_order = Start of the patrol
    .help = Resources above the storage limit are returned before new items are turned up, or after.
setting-patrol_order-storage_first = storage limits first
setting-patrol_order-items_first = new items first
choice-suspicion_effects = Getting rid of suspicion
    .help = Effects that return or pass suspicion cubes work whenever they can, or you are asked before each cube.
setting-suspicion_effects-mandatory = always
setting-suspicion_effects-optional = as you like
choice-leader_min = Minimum for the leader goal
    .help = To take the leader goal you have to reach the minimum on its card, exceed it, or just have more than the others.
setting-leader_min-at_least = to be reached
setting-leader_min-above = to be exceeded
setting-leader_min-none = none
choice-raid_zero = Raids and players without suspicion
    .help = With three or more players: whether somebody without suspicion cubes can still be most or second most suspect in a raid and lose reputation.
setting-raid_zero-exempt = they never lose
setting-raid_zero-counted = they are counted too
choice-reserved_view = Other players' reserved items
    .help = Whether everybody can look up which items the others have reserved, or has to remember it.
setting-reserved_view-hidden = face down
setting-reserved_view-shown = open to all
choice-bandit_cubes = When bandits' cubes are taken
    .help = The strongest crew at a location gets the bandits' cubes there with its reward, and leaves them behind if it declines, or takes them as soon as the crews are ranked, whatever it does about the reward.
setting-bandit_cubes-with_reward = with the reward
setting-bandit_cubes-while_ranking = when crews are ranked
choice-lower_rewards = Lowest rewards in small games
    .help = Where rank 2 has no reward of its own, at the Sewers with two or three players and at the Commissary with two, it gets the lowest reward like everybody after it, or nothing.
setting-lower_rewards-from_second = from rank 2 on
setting-lower_rewards-from_third = from rank 3 on
choice-lookout_passes = Suspicion kept off by a lookout
    .help = When a lookout spares the strongest crew its suspicion cubes, they go to the next crew without a lookout there, or to the next crew in any case.
setting-lookout_passes-uncovered = to the next without a lookout
setting-lookout_passes-next = to the next in any case
choice-final_of_two = Comparing final goals, two players
    .help = With two players, or alone, a final goal that compares players has values of its own, all or nothing, or the same values as with more players, with points for second place and for ties.
setting-final_of_two-of_two = the values for two
setting-final_of_two-of_more = the values for three or more
choice-refusals = Declining rewards
    .help = You are asked whether you collect a reward only where going to the Library instead could make sense: for a trade, a single cube, or more than you have room for. Or you are asked every time, as the rulebook has it.
setting-refusals-sensible = asked where it could make sense
setting-refusals-any = asked every time

## Gangs

gang-gnolls = Gnolls
gang-kobolds = Kobolds
gang-bugbears = Bugbears
gang-goblins = Goblins
gang-insectoids = Insectoids

## Crew tokens, with the `strength` printed on them, and how they lie

token-token_2 = crew member { $strength }
    .the = crew member { $strength }
token-token_3 = crew member { $strength }
    .the = crew member { $strength }
token-token_4 = crew member { $strength }
    .the = crew member { $strength }
token-token_5 = crew member { $strength }
    .the = crew member { $strength }
token-token_enforcer = enforcer
    .the = the enforcer
    .help = Counts as many as you have strength cubes at this moment, so it grows during the game, even in the middle of lights-out.
    .rule = LK-28
token-token_lookout = lookout
    .the = the lookout
    .help = Counts 0, but where it stands you never take the suspicion: it goes to the strongest crew without a lookout. Alone it is enough for a reward.
    .rule = LK-34
side-up = face up
side-down = face down

## Locations

location-exercise_yard = Exercise Yard
    .in = in the Exercise Yard
    .to = to the Exercise Yard
    .from = from the Exercise Yard
    .help = Here crews grow stronger: the best get a strength cube for their enforcer, and the first of them the first-player marker too.
    .rule = LK-44
location-sewers = Sewers
    .in = in the Sewers
    .to = to the Sewers
    .from = from the Sewers
    .help = The place for scrap: most for the strongest, but something for everybody there.
    .rule = LK-46
location-infirmary = Infirmary
    .in = in the Infirmary
    .to = to the Infirmary
    .from = from the Infirmary
    .help = The place for potions: most for the strongest, and one for whoever is last. Those between get nothing.
    .rule = LK-49
location-smithy = Smithy
    .in = at the Smithy
    .to = to the Smithy
    .from = from the Smithy
    .help = The place for iron, but only for the two strongest crews.
    .rule = LK-51
location-commissary = Commissary
    .in = at the Commissary
    .to = to the Commissary
    .from = from the Commissary
    .help = The strongest takes a resource of any kind; the others may trade what they have.
    .rule = LK-52
location-chow_hall = Chow Hall
    .in = in the Chow Hall
    .to = to the Chow Hall
    .from = from the Chow Hall
    .help = Here thugs are recruited, from any of the five thug spaces. The higher your rank, the cheaper they are and the more there are to choose from.
    .rule = LK-55
location-cell_block = Cell Block
    .in = in the Cell Block
    .to = to the Cell Block
    .from = from the Cell Block
    .help = Here items are crafted or reserved, one for each crew. Higher ranks choose first.
    .rule = LK-58
location-library = Library
    .in = in the Library
    .to = to the Library
    .from = from the Library
    .help = Nobody sends tokens here. Those that got nothing elsewhere move here, and the strongest of them draw tomes.
    .rule = LK-59

## Resources, numbers of thugs, and parts of a cost

resource-scrap = scrap
    .many = scrap
    .help = The easiest resource to get, above all at the Sewers. It pays for items, thugs and reserving.
    .rule = LK-46
resource-potion = potion
    .many = potions
    .help = A resource from the Infirmary. It pays for items, thugs and reserving.
    .rule = LK-49
resource-iron = iron
    .many = iron
    .help = A resource from the Smithy. It pays for items, thugs and reserving.
    .rule = LK-51
resource-gold = gold
    .many = gold
    .help = The rarest resource: no location gives it as such, only a free choice or a trade at the Commissary, and some cards. What is left at the end is worth double.
    .rule = LK-52
count-1 = 1 thug
count-2 = 2 thugs
cost-scrap = scrap
cost-potion = potion
cost-iron = iron
cost-gold = gold
cost-any = resource of any kind

## Items

item-sharpened_spoon = Sharpened Spoon
item-bone_knuckles = Bone Knuckles
item-pot_lid_buckler = Pot-Lid Buckler
item-rat_hide_vest = Rat-Hide Vest
item-chain_flail = Chain Flail
item-guard_helmet = Stolen Guard Helmet
item-iron_maul = Iron Maul
item-barred_shield = Cell-Bar Shield
item-scrap_plate = Scrap Plate Armour
item-gladiator_axe = Gladiator's Axe
item-glass_beads = Glass Beads
item-coin_clipper = Coin Clipper
item-loaded_dice = Loaded Dice
item-false_bottom_flask = False-Bottom Flask
item-snitch_bell = Snitch's Bell
item-silver_mirror = Silver Mirror
item-gold_tooth = Gold Tooth
item-warden_signet = Warden's Signet
item-royal_circlet = Royal Circlet
item-enchanted_candle = Enchanted Candle Stub
item-chalk_circle = Chalk Circle
item-whisper_scroll = Scroll of Whispers
item-blur_powder = Blur Powder
item-hex_doll = Hex Doll
item-rage_tonic = Rage Tonic
item-bottomless_sack = Bottomless Sack
item-rune_of_silence = Rune of Silence
item-forbidden_grimoire = Forbidden Grimoire
item-soul_shiv = Soul Shiv
item-jewelled_dagger = Jewelled Dagger
item-crystal_ball = Crystal Ball
item-rune_gauntlet = Rune Gauntlet
item-master_key = Master Key
item-crown_of_kulbak = Crown of Kulbak

## Types of thugs, and how they score

thug_type-bandit = Bandits
    .one = bandit
    .many = bandits
    .effect = Each is worth 3 reputation. While it is still in a thug space, it adds a cube of its resource to the location in every patrol, for whoever ranks first there.
    .rule = LK-106
thug_type-cultist = Cultists
    .one = cultist
    .many = cultists
    .effect = Each is worth 1 reputation for every item you have crafted.
    .rule = LK-107
thug_type-demon = Demons
    .one = demon
    .many = demons
    .effect = Each is worth 2 reputation for every treasure on your items and thugs, unless the table has agreed that only one kind counts.
    .rule = LK-108
thug_type-dwarf = Dwarves
    .one = dwarf
    .many = dwarves
    .effect = They count together: 1, 3, 7, 12, 18, 25 or 30 reputation for 1 to 7 dwarves; more than 7 add nothing.
    .rule = LK-109
thug_type-hobgoblin = Hobgoblins
    .one = hobgoblin
    .many = hobgoblins
    .effect = Each is worth 1 reputation for every strength cube you have.
    .rule = LK-110
thug_type-ratfolk = Ratfolk
    .one = ratfolk
    .many = ratfolk
    .effect = They count together: −3, 1, 6, 13 or 25 reputation for 1 to 5 ratfolk; more than 5 add nothing.
    .rule = LK-111
thug_type-raider = Raiders
    .one = raider
    .many = raiders
    .effect = Each is worth 2 reputation.
    .rule = LK-106

## Thugs

thug-bandit_scrap = Bandit Scrounger
thug-bandit_potion = Bandit Brewer
thug-bandit_iron = Bandit Smelter
thug-bandit_gold = Bandit Fence
thug-cultist_reader = Cultist Reader
thug-cultist_scribe = Cultist Scribe
thug-cultist_hexer = Cultist Hexer
thug-cultist_prophet = Cultist Prophet
thug-demon_greed = Demon of Greed
thug-demon_fury = Demon of Fury
thug-demon_shadow = Demon of Shadow
thug-dwarf_miner = Dwarf Miner
thug-dwarf_smith = Dwarf Smith
thug-dwarf_brewer = Dwarf Brewer
thug-dwarf_tinker = Dwarf Tinker
thug-dwarf_jeweller = Dwarf Jeweller
thug-dwarf_shieldbearer = Dwarf Shieldbearer
thug-dwarf_brawler = Dwarf Brawler
thug-dwarf_elder = Dwarf Elder
thug-hobgoblin_recruit = Hobgoblin Recruit
thug-hobgoblin_drillmaster = Hobgoblin Drillmaster
thug-hobgoblin_veteran = Hobgoblin Veteran
thug-hobgoblin_captain = Hobgoblin Captain
thug-ratfolk_runt = Ratfolk Runt
thug-ratfolk_digger = Ratfolk Digger
thug-ratfolk_sneak = Ratfolk Sneak
thug-ratfolk_informer = Ratfolk Informer
thug-ratfolk_bookworm = Ratfolk Bookworm
thug-ratfolk_king = Ratfolk King
thug-raider_pillager = Raider Pillager
thug-raider_smuggler = Raider Smuggler
thug-raider_firebrand = Raider Firebrand
thug-raider_corsair = Raider Corsair

## Treasures

treasure-shield = shield
treasure-gem = gem
treasure-spell = spell

## Tomes

tome-great_book_of_sneaking = The Great Book of Sneaking
tome-slice_and_dice = Slice and Dice
tome-hideout_atlas = Hideout Atlas
tome-beginners_alchemy = Alchemy for Beginners
tome-smiths_handbook = The Smith's Handbook
tome-art_of_the_con = The Art of the Con
tome-muscle_manual = The Muscle Manual
tome-book_of_alibis = The Book of Alibis
tome-slander_and_gossip = Slander and Gossip
tome-songs_of_fury = Songs of Fury
tome-mess_cooks_recipes = The Mess Cook's Recipes
tome-tinkering_unmasked = Tinkering Unmasked
tome-chronicle_of_tunnels = Chronicle of Tunnels
tome-inmate_register = The Inmate Register

## Goals: `least`, `also_least`, `reward` and `reward_of_two` are the numbers of the card

goal-goal_workshop = Workshop under the Bunk
    .effect =
        Whoever is first to craft { $least ->
            [one] 1 item
           *[other] { $least } items
        } scores { $reward } reputation at once.
goal-goal_muscle = Mountain of Muscle
    .effect =
        Whoever first has { $least ->
            [one] 1 strength cube
           *[other] { $least } strength cubes
        } scores { $reward } reputation at once.
goal-goal_pack = A Pack of Our Own
    .effect =
        Whoever first has { $least ->
            [one] 1 thug
           *[other] { $least } thugs
        } scores { $reward } reputation at once.
goal-goal_all_sorts = All Sorts
    .effect =
        Whoever first has thugs of { $least ->
            [one] 1 type
           *[other] { $least } different types
        } scores { $reward } reputation at once.
goal-goal_full_kit = Full Kit
    .effect =
        Whoever first has { $least ->
            [one] 1 set
           *[other] { $least } sets
        } of a shield, a gem and a spell scores { $reward } reputation at once.
goal-goal_four_pockets = Four Pockets
    .effect =
        Whoever is first to hold { $least ->
            [one] 1 kind of resource
           *[other] { $least } kinds of resources
        } at the same time scores { $reward } reputation at once.
goal-goal_shield_wall = Wall of Shields
    .effect = Whoever has the most shields on items and thugs (minimum { $least }, unless the table has agreed otherwise) holds this card and scores { $reward } reputation at the end, or { $reward_of_two } with one or two players. Drawing level does not take it away.
goal-goal_gem_hoard = Gem Hoard
    .effect = Whoever has the most gems on items and thugs (minimum { $least }, unless the table has agreed otherwise) holds this card and scores { $reward } reputation at the end, or { $reward_of_two } with one or two players. Drawing level does not take it away.
goal-goal_spell_master = Master of Spells
    .effect = Whoever has the most spells on items and thugs (minimum { $least }, unless the table has agreed otherwise) holds this card and scores { $reward } reputation at the end, or { $reward_of_two } with one or two players. Drawing level does not take it away.
goal-goal_dwarf_friend = Friend of Dwarves
    .effect = Whoever has the most dwarves (minimum { $least }, unless the table has agreed otherwise) holds this card and scores { $reward } reputation at the end, or { $reward_of_two } with one or two players. Drawing level does not take it away.
goal-goal_rat_king = King of Rats
    .effect = Whoever has the most ratfolk (minimum { $least }, unless the table has agreed otherwise) holds this card and scores { $reward } reputation at the end, or { $reward_of_two } with one or two players. Drawing level does not take it away.
goal-goal_hobgoblin_warlord = Hobgoblin Warlord
    .effect = Whoever has the most hobgoblins (minimum { $least }, unless the table has agreed otherwise) holds this card and scores { $reward } reputation at the end, or { $reward_of_two } with one or two players. Drawing level does not take it away.
goal-other = a card that is not listed here
goal-goal_armoury = Armoury
    .effect = At the end { $reward } reputation for the most items with a shield and half as much for the second most; those tied for first get half each and second place gets nothing, those tied for second get a quarter each. With one or two players { $reward_of_two } for the most, and nothing if level, unless the table has agreed otherwise. Each item counts once, thugs do not.
goal-goal_strongbox = Strongbox
    .effect = At the end { $reward } reputation for the most items with a gem and half as much for the second most; those tied for first get half each and second place gets nothing, those tied for second get a quarter each. With one or two players { $reward_of_two } for the most, and nothing if level, unless the table has agreed otherwise. Each item counts once, thugs do not.
goal-goal_enchanted_cell = Enchanted Cell
    .effect = At the end { $reward } reputation for the most items with a spell and half as much for the second most; those tied for first get half each and second place gets nothing, those tied for second get a quarter each. With one or two players { $reward_of_two } for the most, and nothing if level, unless the table has agreed otherwise. Each item counts once, thugs do not.
goal-goal_mixed_loot = Mixed Loot
    .effect = At the end everybody scores { $reward } reputation for each set of a shield, a gem and a spell.
goal-goal_everyones_friend = Everyone's Friend
    .effect = At the end everybody scores { $reward } reputation for each type of thug among those recruited.
goal-goal_tough_gang = Tough Gang
    .effect =
        At the end everybody with at least { $least ->
            [one] 1 crafted item
           *[other] { $least } crafted items
        } and at least { $also_least ->
            [one] 1 thug
           *[other] { $also_least } thugs
        } scores { $reward } reputation.

## Traits

trait-ambitious = Ambitious
trait-greedy = Greedy
trait-spiteful = Spiteful
trait-brawny = Brawny
trait-wise = Wise
trait-resourceful = Resourceful
trait-cautious = Cautious
trait-charismatic = Charismatic
trait-ruthless = Ruthless
trait-cunning = Cunning
trait-industrious = Industrious
trait-provident = Provident
trait-bold = Bold
trait-learned = Learned
trait-cruel = Cruel
trait-loyal = Loyal
trait-proud = Proud
trait-secretive = Secretive

## The guard, the rival of a solo player: its name and its cards, with `kind`, `strength` and `special` of the card

rival-guards = The guard
guard-guard_blue_1 = Blue guard 1, { printed }
guard-guard_blue_2 = Blue guard 2, { printed }
guard-guard_blue_3 = Blue guard 3, { printed }
guard-guard_blue_4 = Blue guard 4, { printed }
guard-guard_blue_5 = Blue guard 5, { printed }
guard-guard_blue_6 = Blue guard 6, { printed }
guard-guard_blue_7 = Blue guard 7, { printed }
guard-guard_green_1 = Green guard 1, { printed }
guard-guard_green_2 = Green guard 2, { printed }
guard-guard_green_3 = Green guard 3, { printed }
guard-guard_green_4 = Green guard 4, { printed }
guard-guard_green_5 = Green guard 5, { printed }
guard-guard_yellow_1 = Yellow guard 1, { printed }
guard-guard_yellow_2 = Yellow guard 2, { printed }
guard-guard_yellow_3 = Yellow guard 3, { printed }
guard-guard_yellow_4 = Yellow guard 4, { printed }
guard-guard_yellow_5 = Yellow guard 5, { printed }
guard-guard_red_1 = Red guard 1, { printed }
guard-guard_red_2 = Red guard 2, { printed }
guard-guard_red_3 = Red guard 3, { printed }
guard-guard_red_4 = Red guard 4, { printed }
guard-guard_red_5 = Red guard 5, { printed }
printed =
    { $kind ->
        [fist] fist
        [eye] eye
       *[number] strength { $strength }
    }{ $special ->
        [yes] , special
       *[no] { "" }
    }
location_card-card_exercise_yard = Exercise Yard
location_card-card_sewers = Sewers
location_card-card_infirmary = Infirmary
location_card-card_smithy = Smithy
location_card-card_commissary = Commissary
location_card-card_chow_hall = Chow Hall
location_card-card_off_duty_1 = Off Duty 1
location_card-card_off_duty_2 = Off Duty 2

## Decks

deck-tomes = tome deck
deck-thugs = thug deck

## Moments at which tomes are played out of turn: the end of a sentence, as in “ask me …”

moment-roll_call = in roll call, between turns
moment-lights_out = when lights-out begins
moment-location = before a location is resolved
moment-ranking = when strength is compared
moment-reward = before a reward that would bring you nothing
moment-patrol = before the patrol
moment-passing = before you pass because your cell is empty
moment-cubes = before suspicion cubes are placed
moment-raid = before a raid

## Effects: clauses that are joined into a sentence, so they start in lower case and have no full stop

effect-scrap = gain { $count } scrap
effect-potion =
    { $count ->
        [one] gain 1 potion
       *[other] gain { $count } potions
    }
effect-iron = gain { $count } iron
effect-gold = gain { $count } gold
effect-strength =
    { $count ->
        [one] gain 1 strength cube
       *[other] gain { $count } strength cubes
    }
effect-remove_suspicion =
    { $count ->
        [one] return 1 of your suspicion cubes to the supply
       *[other] return { $count } of your suspicion cubes to the supply (all of them if you have fewer)
    }
effect-remove_all_suspicion = return all your suspicion cubes to the supply
effect-pass_suspicion =
    { $count ->
        [one] pass 1 of your suspicion cubes to an opponent of your choice
       *[other] pass { $count } of your suspicion cubes (all of them if you have fewer) to opponents of your choice
    }
effect-tome =
    { $count ->
        [one] draw 1 tome
       *[other] draw { $count } tomes
    }
effect-choose_tome =
    { $count ->
        [1] draw 2 tomes, keep one and put the other under the deck
        [2] twice, draw 2 tomes, keep one and put the other under the deck
       *[other] { $count } times, draw 2 tomes, keep one and put the other under the deck
    }
effect-storage = your storage limit rises by { $count }
effect-swap =
    { $count ->
        [1] you may swap 1 of your resources for one of another kind
        [2] up to twice, you may swap 1 of your resources for one of another kind
       *[other] up to { $count } times, you may swap 1 of your resources for one of another kind
    }
effect-suspicion =
    { $count ->
        [one] take 1 suspicion cube from the supply
       *[other] take { $count } suspicion cubes from the supply
    }
effect-accuse =
    { $count ->
        [one] you may give an opponent 1 suspicion cube from the supply (if you play alone, the guard takes it)
       *[other] you may give up to { $count } different opponents 1 suspicion cube each from the supply (if you play alone, the guard takes one)
    }
effect-draw_thug =
    { $count ->
        [one] take the top thug of the deck, with its effects and treasures
       *[other] draw { $count } thugs, keep one, with its effects and treasures, and discard the rest
    }
effect-reserve_item = reserve one item from the display without paying (its place is refilled at once)
effect-first_player = take the first-player marker
effect-reputation = gain { $count } reputation
effect-face_down =
    { $count ->
        [one] this round you may assign 1 more token face down
       *[other] this round you may assign { $count } more tokens face down
    }
effect-weaken = one opposing token that has been turned up at the location being resolved counts { $count } less there, but not below 0 (you need a token of your own there)
effect-boost = your strength at the location being resolved is { $count } higher (you need a token there)
effect-peek = look at one face-down token of an opponent, or, when you play alone, turn up a face-down guard card
effect-pay =
    { $count ->
        [one] pay 1 resource of any kind
       *[other] pay { $count } resources of any kind
    }
effect-cheap_recruit =
    { $count ->
        [one] this recruiting costs 1 resource less
       *[other] this recruiting costs { $count } resources less
    }
effect-cheap_craft =
    { $count ->
        [one] the item you craft now costs 1 cube of your choice less, but you pay at least 1
       *[other] the item you craft now costs { $count } cubes of your choice less, but you pay at least 1
    }
effect-move_token = move one of your assigned tokens to another location except the Library, face up or face down as it lies
effect-swap_thugs = two thugs of your choice change places (cubes stay at their locations)

## When a tome may be played

timing-any = at any time
timing-roll_call_turn = on your turn in roll call
timing-lights_out_start = when lights-out begins, before the first location is resolved
timing-lights_out_ranking = in lights-out, when the tokens at a location have been turned up, before suspicion and rewards
timing-chow_hall = before you collect your reward in the Chow Hall
timing-cell_block = before you collect your reward in the Cell Block

## Questions

question-choose_crew = Which gang do you lead?
waiting-choose_crew = { $player } chooses a gang.
question-pick_trait = Which of your two traits do you keep?
waiting-pick_trait = { $player } chooses a trait.
question-visit = Roll call: where do you send tokens from your cell?
waiting-visit = { $player } chooses a location.
question-assign = Who do you send there?
    .note =
        You are sending tokens { $location_to }, in any order. { $count ->
            [0] No more of them may go face down this round.
            [one] This round 1 more may go face down.
           *[other] This round { $count } more may go face down.
        }
waiting-assign = { $player } chooses tokens to send.
question-reward = Do you collect your reward?
    .note =
        You rank { $place ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        } { $location_in }.{ $count ->
            [0] { "" }
            [one] { " " }Your reward: 1 { $resource }.
           *[other] { " " }Your reward: { $count } { $resource_many }.
        }{ $strength ->
            [0] { $marker ->
                [0] { "" }
               *[other] { " " }Your reward: the first-player marker.
            }
           *[other] { $marker ->
                [0] { " " }Your reward: a strength cube.
               *[other] { " " }Your reward: a strength cube and the first-player marker.
            }
        }{ $choice ->
            [0] { "" }
           *[other] { " " }Your reward: 1 resource of your choice.
        }{ $trade ->
            [0] { "" }
            [one] { " " }Your reward: a trade, 1 of your resources for 1 of another kind.
           *[other] { " " }Your reward: a trade, { $trade } of your resources for 1 of another kind.
        }{ $loot ->
            [0] { "" }
            [one] { " " }Bandits have left 1 resource for you.
           *[other] { " " }Bandits have left { $loot } resources for you.
        }{ $thug ->
            [0] { "" }
           *[other] { " " }After that you may recruit thugs.
        }
waiting-reward = { $player } may collect a reward.
question-gain_resource = Which resource do you take at the Commissary?
waiting-gain_resource = { $player } chooses a resource at the Commissary.
question-give = Trading at the Commissary: which resource do you give?
    .note =
        { $count ->
            [one] Still to give: 1 resource.
           *[other] Still to give: { $count } resources, of any kind.
        }
waiting-give = { $player } trades at the Commissary.
question-take = Which resource do you take in return?
waiting-take = { $player } chooses a resource in return.
question-recruit = Do you recruit thugs in the Chow Hall?
waiting-recruit = { $player } looks round the Chow Hall.
question-pay = Which resource do you pay with?
    .note =
        { $count ->
            [one] Still to pay: 1 resource.
           *[other] Still to pay: { $count } resources, of any kind.
        }
waiting-pay = { $player } chooses how to pay.
question-recruit_thug = Which thug do you recruit?
    .note =
        { $count ->
            [one] You take 1 thug.
           *[other] You take { $count } thugs, and only then their effects.
        }
waiting-recruit_thug = { $player } chooses a thug.
question-cell_action = Do you craft an item in the Cell Block, or reserve one?
waiting-cell_action = { $player } tinkers in the Cell Block.
question-waive = Which part of the cost do you skip?
    .note =
        { $count ->
            [one] You may skip 1 cube.
           *[other] You may skip { $count } cubes.
        }
waiting-waive = { $player } chooses what not to pay.
question-effect_use = Do you get rid of a suspicion cube?
    .note =
        { $passing ->
            [0] It would go back to the supply
           *[other] It would go to an opponent
        }. You have { $suspicion ->
            [one] 1 suspicion cube.
           *[other] { $suspicion } suspicion cubes.
        }
waiting-effect_use = { $player } may get rid of suspicion.
question-pass_suspicion = Who gets your suspicion cube?
waiting-pass_suspicion = { $player } chooses who gets a suspicion cube.
question-exchange = Which resource do you swap for another?
    .note =
        { $count ->
            [1] You may do this once.
            [2] You may do this twice.
           *[other] You may do this { $count } times.
        }
waiting-exchange = { $player } may swap resources.
question-keep_tome = Which of the two tomes do you keep? The other one goes under the deck.
waiting-keep_tome = { $player } chooses between two tomes.
question-accuse = Who gets a suspicion cube from the supply?
    .note =
        { $count ->
            [one] You may name 1 more opponent.
           *[other] You may name { $count } different opponents.
        }
waiting-accuse = { $player } chooses who to cast suspicion on.
question-keep_thug = Which of these thugs do you keep?
waiting-keep_thug = { $player } chooses a thug to keep.
question-reserve_free = Which item from the display do you reserve, without paying?
waiting-reserve_free = { $player } chooses an item to reserve.
question-peek = Which face-down token do you look at?
waiting-peek = { $player } chooses a face-down token to look at.
question-weaken = Which opponent's token do you weaken?
    .note = It counts { $count } less { $location_in }, but not below 0.
waiting-weaken = { $player } chooses a token to weaken.
question-move_token = Which of your tokens do you move?
waiting-move_token = { $player } chooses a token to move.
question-move_to = Where does it go?
    .note = You are moving { $token_the } { $location_from }.
waiting-move_to = { $player } chooses where a token goes.
question-swap_thugs = Which two thugs change places?
    .note =
        { $second ->
            [0] Choose the first of them.
           *[other] The first is { $thug }; choose the other.
        }
waiting-swap_thugs = { $player } chooses two thugs to change places.
question-reveal_guard = Which face-down guard card do you turn up?
waiting-reveal_guard = { $player } chooses a guard card to turn up.
question-play_tome = Do you play a tome?
    .note =
        { $moment ->
            [0] { $own ->
                [0] It is roll call, and not your turn.
               *[other] It is roll call, and your tokens are placed.
            }
            [1] Lights-out begins.
            [2] Next to be resolved: { $location }.
            [3] All tokens { $location_in } are turned up, and now strength is compared.
            [4] Your reward { $location_in } comes next, and as things are it brings you nothing.
            [5] Lights-out is over, the patrol comes next.
            [6] Your cell is empty: this is your last chance in roll call.
            [7] The new thugs are here; suspicion cubes come next.
           *[other] { $last ->
                [0] The new thugs are here; there are too few suspicion cubes, so a raid comes next.
               *[other] The last night is over: only the last raid and the scoring remain.
            }
        }
waiting-play_tome = { $player } may play a tome.
question-storage = You have too many resources: which do you return to the supply?
    .note =
        { $count ->
            [one] Your storage limit is { $limit }. Still to return: 1 resource.
           *[other] Your storage limit is { $limit }. Still to return: { $count } resources, of any kind.
        }
waiting-storage = { $player } has too many resources and returns some.

## What can be done

do-choose_crew =
    { $advanced ->
        [0] Lead the { $gang }
       *[other] Lead the { $gang }: strength { $strength }, suspicion { $suspicion }, storage limit { $storage }
    }
do-pick_trait = Keep { $trait }
do-visit =
    Send tokens { $location_to }{ $suspicion ->
        [0] { "" }
        [one] ; 1 suspicion cube lies there
       *[other] ; { $suspicion } suspicion cubes lie there
    }{ $loot ->
        [0] { "" }
        [one] ; bandits have left 1 resource
       *[other] ; bandits have left { $loot } resources
    }
do-pass = Pass for the rest of roll call
do-assign =
    Send { $token_the } { $side }: strength { $force }, { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } so far{ reward-gains }{ $hidden ->
        [0] { "" }
        [one] ; 1 lies there face down
       *[other] ; { $hidden } lie there face down
    }
do-done =
    That is all: strength { $force }, { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } so far{ reward-gains }{ $hidden ->
        [0] { "" }
        [one] ; 1 lies there face down
       *[other] ; { $hidden } lie there face down
    }
do-take_reward =
    Collect your reward{ reward-gains }{ $loot ->
        [0] { "" }
        [one] , +1 resource from bandits
       *[other] , +{ $loot } resources from bandits
    }

# What a rank gets at a location, after other words
reward-gains =
    { $count ->
        [0] { "" }
        [one] , +1 { $resource }
       *[other] , +{ $count } { $resource_many }
    }{ $strength ->
        [0] { "" }
        [one] , +1 strength cube
       *[other] , +{ $strength } strength cubes
    }{ $marker ->
        [0] { "" }
       *[other] , the first-player marker
    }{ $choice ->
        [0] { "" }
       *[other] , +1 resource of your choice
    }{ $trade ->
        [0] { "" }
        [one] , 1 resource for 1 of another kind
       *[other] , { $trade } resources for 1 of another kind
    }{ $thug ->
        [0] { "" }
        [one] , a thug for 1 resource
       *[other] , a thug for { $thug } resources
    }{ $craft ->
        [0] { "" }
       *[other] , an item to craft or reserve
    }{ $nothing ->
        [0] { "" }
       *[other] , no reward
    }
do-decline =
    { $library ->
        [0] Recruit nobody
       *[other] Decline: your tokens go to the Library
    }
do-gain = Take 1 { $resource }
do-give = Give 1 { $resource }
do-take = Take 1 { $resource } in return
do-skip = Leave things as they are
do-recruit =
    Recruit { $count }: { $price ->
        [0] free
        [one] −1 resource
       *[other] −{ $price } resources
    }
do-pay = Pay 1 { $resource }
do-recruit_thug = Recruit { $thug }
do-craft =
    Craft { $item }: { $points ->
        [0] no reputation
       *[other] +{ $points } reputation
    }{ $scrap ->
        [0] { "" }
       *[other] , −{ $scrap } scrap
    }{ $potion ->
        [0] { "" }
        [one] , −1 potion
       *[other] , −{ $potion } potions
    }{ $iron ->
        [0] { "" }
       *[other] , −{ $iron } iron
    }{ $gold ->
        [0] { "" }
       *[other] , −{ $gold } gold
    }{ $any ->
        [0] { "" }
        [one] , −1 resource of any kind
       *[other] , −{ $any } resources of any kind
    }{ $less ->
        [0] { "" }
        [one] , but 1 cube less
       *[other] , but { $less } cubes less
    }
do-reserve =
    Reserve { $item }: { $price ->
        [0] free
        [one] −1 resource
       *[other] −{ $price } resources
    }
do-waive = Skip 1 { $cost }
do-use = Get rid of a suspicion cube: −1 suspicion
do-pass_suspicion = Pass it to { $to } (suspicion so far: { $suspicion })
do-give_suspicion = Give one to { $to } (suspicion so far: { $suspicion })
do-stop = That is enough
do-keep_tome = Keep “{ $tome }”
do-play_tome = Play “{ $tome }”
do-no_tome = Not now
do-no_more_tomes = Do not ask me again in this phase, unless I draw a tome
do-peek = Look at one of { $owner }'s tokens { $location_in }
do-weaken = Weaken { $token_the } ({ $owner }): { $left } instead of { $strength }
do-move_token = Move { $token_the } { $location_from }
do-move_to = Move it { $location_to }
do-swap_thug = Swap { $thug } { $location_in }
do-keep_thug = Keep { $thug }
do-discard = Return 1 { $resource }
do-reveal_guard = Turn up the guard card { $location_in }

## What cannot be done now

blocked-used = You have already sent tokens here this round.
blocked-library = Tokens cannot be sent to the Library.
blocked-too_dear =
    { $price ->
        [one] You would have to pay 1 resource, and you have none.
       *[other] You would have to pay { $price } resources, and you do not have that many.
    }
blocked-too_few_thugs = Not enough thugs are left.
blocked-cannot_pay =
    { $reserve ->
        [0] You cannot pay for this item.
       *[other] You cannot pay for this item now, only reserve it.
    }

## What happens. The seat may be the guard, whose name has a capital like a person's, so each such sentence begins with it

event-first_player = { $seat } starts with the first-player marker.
event-goal_revealed = A goal of this game: “{ $goal }”.
event-item_revealed = New on display: { $item }.
event-thug_revealed = A new thug { $location_in }: { $thug }.
event-suspicion_placed =
    { $count ->
        [one] 1 suspicion cube is placed { $location_in }.
       *[other] { $count } suspicion cubes are placed { $location_in }.
    }
event-loot_placed = A bandit leaves 1 { $resource } { $location_in }.
event-chose_crew = { $seat } leads the { $gang }.
event-dealt_traits = { $seat } is dealt two traits to choose from: { $trait } and { $other }.
event-dealt_traits-hidden = { $seat } is dealt two traits to choose from.
event-took_trait = { $seat } keeps the trait { $trait }.
event-round_starts = Round { $round } begins: roll call.
event-guards_posted = { $seat } takes up its posts: a face-down card at each of seven locations.
event-assigned = { $seat } sends { $token_the } { $location_to }.
event-hid =
    { $count ->
        [one] { $seat } sends 1 token face down { $location_to }.
       *[other] { $seat } sends { $count } tokens face down { $location_to }.
    }
event-passed = { $seat } passes.
event-guard_revealed = Turned up { $location_in }: { $guard }.
event-guard_joined = Newly posted { $location_in }: { $guard }.
event-guard_called = Another guard card is laid face down { $location_in }.
event-location_drawn = Location card: { $location_card }.
event-lights_go_out = Roll call is over: lights out.
event-location_starts = Next location: { $location }.
event-turned_up = { $seat } turns up { $token_the } { $location_in }.
event-ranked =
    { $seat } ranks { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } { $location_in } with strength { $strength }.
event-took_suspicion =
    { $count ->
        [one] { $seat } takes the suspicion cube lying there.
       *[other] { $seat } takes the { $count } suspicion cubes lying there.
    }
event-got =
    { $count ->
        [one] { $seat } gets 1 { $resource }.
       *[other] { $seat } gets { $count } { $resource_many }.
    }
event-got_strength =
    { $count ->
        [one] { $seat } gets 1 strength cube.
       *[other] { $seat } gets { $count } strength cubes.
    }
event-took_marker = { $seat } takes the first-player marker.
event-declined = { $seat } declines the reward { $location_in }.
event-nothing = { $seat } gets nothing { $location_in }.
event-paid =
    { $count ->
        [one] { $seat } returns 1 { $resource } to the supply.
       *[other] { $seat } returns { $count } { $resource_many } to the supply.
    }
event-recruited = { $seat } gets the thug { $thug }.
event-crafted =
    { $points ->
        [0] { $seat } crafts { $item }.
       *[other] { $seat } crafts { $item }: +{ $points } reputation.
    }
event-reserved = { $seat } reserves { $item }.
event-drew_tome = { $seat } takes the tome “{ $tome }”.
event-drew_tome-hidden = { $seat } takes a tome.
event-buried_tome = { $seat } puts the tome “{ $tome }” under the deck.
event-buried_tome-hidden = { $seat } puts a tome under the deck.
event-played_tome = { $seat } plays the tome “{ $tome }”.
event-removed_suspicion =
    { $count ->
        [one] { $seat } returns 1 suspicion cube to the supply.
       *[other] { $seat } returns { $count } suspicion cubes to the supply.
    }
event-gave_suspicion = { $seat } passes on a suspicion cube. { $to } gets it.
event-got_suspicion =
    { $count ->
        [one] { $seat } gets 1 suspicion cube from the supply.
       *[other] { $seat } gets { $count } suspicion cubes from the supply.
    }
event-more_storage = { $seat } now has a storage limit of { $limit }.
event-got_reputation = { $seat } gains { $count } reputation.
event-took_goal = { $seat } takes the goal “{ $goal }”.
event-to_library = { $seat } moves on to the Library.
event-looked = { $seat } looks at one of { $owner }'s face-down tokens { $location_in }.
event-saw = It is { $token_the }.
event-saw-hidden = { $seat } does not say what it shows.
event-may_hide_more =
    { $count ->
        [one] { $seat } may send 1 more token face down this round.
       *[other] { $seat } may send { $count } more tokens face down this round.
    }
event-weakened = { $seat } weakens { $token_the } ({ $owner }) by { $count }.
event-boosted = { $seat } has { $count } more strength at this location.
event-cheaper =
    { $count ->
        [one] { $seat } pays 1 resource less this time.
       *[other] { $seat } pays { $count } resources less this time.
    }
event-waived = { $seat } does not have to pay 1 { $cost }.
event-moved = { $seat } moves { $token_the } { $from_from } { $to_to }.
event-moved_back = { $seat } moves a face-down token { $from_from } { $to_to }.
event-swapped_thugs = { $seat } swaps two thugs: { $thug } and { $other }.
event-patrol_starts = The patrol begins.
event-thug_left = The thug { $thug } leaves the Chow Hall.
event-thugs_moved = The thugs move on towards the Chow Hall.
event-raid = Raid! The guards search the cells.
event-lost_reputation = { $seat } loses { $count } reputation for suspicion.
event-reshuffled = The discarded cards are shuffled and become the new { $deck }.
event-let_go = { $seat } lets { $thug } go.
event-ended = The game ends: six rounds are over, and reputation is counted.

## The table

zone-goal = Goal
    .help = Points for whoever does what the card asks. It is checked at every moment, so a goal can fall to you in the middle of a round.
    .rule = LK-96
zone-item_deck = Item deck
    .help = New items come from here. Gaps in the display are filled only in patrol, not while crews craft.
    .rule = LK-83
zone-display = Display
    .help = Items to be had now. At the Cell Block you craft one for its full cost, or reserve one for a single resource and craft it later.
    .rule = LK-61
zone-thug_deck = Thug deck
    .help = New thugs come from here, but only in patrol: one for each empty thug space.
    .rule = LK-85
zone-thug_discards = Discarded thugs
    .help = Thugs nobody wanted: whoever still waits in the Chow Hall when patrol comes ends up here.
    .rule = LK-84
zone-drawn_thugs = Thugs to choose from
    .help = Thugs turned up for a bonus. One of them is kept, with all effects and treasures; the others are discarded.
    .rule = LK-R56
zone-tome_deck = Tome deck
    .help = Tomes are drawn from here, at the Library and through some cards. Of two to choose from, the other goes under the deck.
    .rule = LK-59
zone-tome_discards = Discarded tomes
    .help = Tomes that have been played. Each works once and then ends up here.
    .rule = LK-78
zone-location = Location
    .help = In roll call you send tokens here. At lights-out the crews are ranked by strength, and each gets what its rank gives; locations are resolved by their numbers.
    .rule = LK-25
zone-ranking = Ranking
    .help = The crews at this location from the strongest down. In a tie, whoever sits nearer to the first player, counted clockwise, ranks higher.
    .rule = LK-30
zone-supply = Supply
    .help = All cubes that nobody has. What you gain comes from here and what you pay returns here; if too few are left, you get only those.
    .rule = LK-60
zone-guards = The guard
    .help = Your rival when you play alone. Wherever guard cards lie, they are a second crew: ranked, rewarded, recruiting and crafting. You win only with more reputation than theirs.
    .rule = LK-134
zone-guard_deck = Guard deck
    .help = Each roll call begins with a guard card face down at each of the first seven locations. The rest wait here and come as reinforcements.
    .rule = LK-128
zone-aside = Guard cards set aside
    .help = Guard cards that are done for this round. They return to the deck only when patrol ends.
    .rule = LK-152
zone-post = Guard post
    .help = Guard cards at this location. One that lies face down counts as well; how much, you learn when it is turned up.
    .rule = LK-128
zone-location_deck = Location deck
    .help = In each turn of the guards one of these is turned up: it says where another guard card goes, or that they are off duty.
    .rule = LK-130
zone-drawn_locations = Location cards drawn
    .help = Location cards turned up this round: this is where the guards got reinforcements.
    .rule = LK-131
zone-gang = Gang
    .help = The crew you lead. In the standard game all are equal; in the advanced game each has its own start: bonuses, cubes and a storage limit.
    .rule = LK-118
zone-trait = Trait
    .help = What makes a crew special in the advanced game. You get all it gives the moment you lay it down.
    .rule = LK-120
zone-dealt = Traits to choose from
    .help = Two traits that only you see. Keep one; the other is out of the game.
    .rule = LK-119
zone-cell = Cell
    .help = Tokens that wait here can still be sent this round. Only their owner sees which they are.
    .rule = LK-08
zone-crew = Tokens at a location
    .help = What a player has sent to this location. The tokens add up to the strength that decides the rank; those face down are turned up only when the location is resolved.
    .rule = LK-27
zone-assigning = Tokens on their way
    .help = Tokens you are sending in this turn. They all go to one location, and you cannot send more there later in the round.
    .rule = LK-15
zone-items = Crafted items
    .help = Items this crew has crafted. Their reputation was scored at once; their treasures go on counting.
    .rule = LK-63
zone-reserved = Reserved items
    .help = Items put by for one resource each. They bring nothing until they are crafted at the Cell Block for their full cost.
    .rule = LK-65
zone-thugs = Recruited thugs
    .help = Thugs in this crew. Their effects worked when they joined and their treasures count at once, but their points come only at the end.
    .rule = LK-69
zone-tomes = Tomes in hand
    .help = Tomes in hand, which only their owner sees. Each is played once; one that is kept to the end is worth a point.
    .rule = LK-78
zone-drawn_tomes = Tomes to choose from
    .help = Keep one of these two; the other goes face down under the deck.
    .rule = LK-59
number-round = Round
    .help = The game lasts six rounds. Each has roll call, lights-out and patrol, only the last one has no patrol.
    .rule = LK-12
number-last_round = Last round
    .help = After this round there is one last raid, and then the final scoring.
    .rule = LK-104
number-reputation = Reputation
    .help = Points scored so far, above all for items. Raids take some away, but never below 0. Whoever has the most at the end wins.
    .rule = LK-116
number-total = Total so far
    .help = Reputation together with what the final scoring would add if the game ended now.
    .rule = LK-105
number-strength = Strength
    .help = Your enforcer counts as many as you have strength cubes, and every hobgoblin scores for them at the end.
    .rule = LK-28
number-suspicion = Suspicion
    .help = Bad to have when a raid comes: whoever has the most loses reputation, and with three players or more so does whoever has the second most.
    .rule = LK-90
number-storage = Storage limit
    .help = How many resources you may keep when patrol comes; the rest you return. During the round you may have any number.
    .rule = LK-81
number-scrap = Scrap
    .help = Scrap this crew has: it pays for items, thugs and reserving. What is left at the end is worth a point each.
    .rule = LK-112
number-potion = Potions
    .help = Potions this crew has: they pay for items, thugs and reserving. What is left at the end is worth a point each.
    .rule = LK-112
number-iron = Iron
    .help = Iron this crew has: it pays for items, thugs and reserving. What is left at the end is worth a point each.
    .rule = LK-112
number-gold = Gold
    .help = Gold this crew has: it pays for items, thugs and reserving. What is left at the end is worth twice as much as other resources.
    .rule = LK-112
number-shield = Shields
    .help = Shields on the items and thugs of this crew. Goals ask for treasures, and demons score for them.
    .rule = LK-64
number-gem = Gems
    .help = Gems on the items and thugs of this crew. Goals ask for treasures, and demons score for them.
    .rule = LK-64
number-spell = Spells
    .help = Spells on the items and thugs of this crew. Goals ask for treasures, and demons score for them.
    .rule = LK-64
number-first = First player
    .help = Whoever has the marker begins roll call and is the nearest in ties. The strongest at the Exercise Yard takes it, and at the end it is worth points.
    .rule = LK-31
number-passed = Has passed
    .help = Has no more turns in this roll call, and may play no tomes until lights-out.
    .rule = LK-23
number-may_hide = May still go face down
    .help = How many tokens may still be sent face down this round. The others see that they are there, but not which they are.
    .rule = LK-19

## What else people ask about: its name, what it does, and the rule it comes from

idea-token = Token
    .help = One of your crew. Its strength counts at the location where you send it; after the rewards it returns to your cell.
    .rule = LK-27
idea-side = Face up or face down
    .help = A token sent face down keeps the others guessing until its location is resolved. Only a few may be sent like this in a round.
    .rule = LK-19
idea-cost = Cost
    .help = What you return to the supply for this. Where the cost says any resource, you choose which.
    .rule = LK-62
idea-item = Item
    .help = Craft it at the Cell Block for its cost: you score its reputation at once, its effect happens once, and its treasures count from then on.
    .rule = LK-62
idea-thug = Thug
    .help = Recruited in the Chow Hall. The effect happens at once, treasures count at once, points come at the end. Until then its icons bring suspicion to the location where it is.
    .rule = LK-69
idea-thug_type = Type of thug
    .help = Decides how a thug scores at the end of the game. Some goals ask for a type, too.
    .rule = LK-106
idea-treasure = Treasure
    .help = An icon on items and thugs. Goals ask for treasures, and demons score for them.
    .rule = LK-64
idea-tome = Tome
    .help = A card for one use, played from the hand when it says. Nobody else knows which ones you have.
    .rule = LK-78
idea-guard = Guard card
    .help = Its number adds to the strength of the guards at this location. A fist counts as many as they have strength cubes.
    .rule = LK-134
idea-location_card = Location card
    .help = Turned up in the guards' turn: another guard card goes to this location. Off duty means that none does.
    .rule = LK-131
idea-goal_immediate = Immediate goal
    .help = Whoever meets it first takes the card and its points at once. For the others it is gone.
    .rule = LK-99
idea-goal_leader = Leader goal
    .help = Held by whoever has the most, and at least the minimum. Whoever gets ahead takes it over; it pays the one who holds it at the end.
    .rule = LK-97
idea-goal_final = Final goal
    .help = Counted once, when the game ends. Until then everybody can work towards it.
    .rule = LK-100
idea-raid = Raid
    .help = Comes in patrol when the supply has too few suspicion cubes for the locations, and once more after the last round. Those with the most suspicion lose reputation; then all cubes return.
    .rule = LK-88
idea-spot = Cubes at the location
    .help = Whoever ranks first here takes all the suspicion, unless a lookout is with them, and also the resources that bandits have left.
    .rule = LK-33
idea-rewards = Rewards
    .help = What each rank gets here at lights-out. Whoever refuses, or gets nothing, moves to the Library.
    .rule = LK-37
idea-roll_call = Roll call
    .help = The phase in which tokens are sent. In your turn you assign tokens to one location or pass; it ends when all have passed.
    .rule = LK-15
idea-lights_out = Lights-out
    .help = The phase in which locations are resolved one by one: strength, suspicion, rewards, stragglers.
    .rule = LK-25

## The score

part-track = Reputation track
    .help = Reputation gained during the game, for items and the immediate goal, less what raids took.
    .rule = LK-115
part-leader = Leader goal
    .help = For whoever holds the leader goal when the game ends.
    .rule = LK-105
part-final_goal = Final goal
    .help = What the final goal pays: to whoever has the most and the second most, or to everybody who meets its condition.
    .rule = LK-100
part-thugs = Thugs
    .help = Each type of thug scores in its own way: some alone, some together, some for what else you have.
    .rule = LK-106
part-resources = Resources
    .help = What is left of your resources; gold is worth twice as much as the others.
    .rule = LK-112
part-tomes = Tomes
    .help = A point for each tome still in your hand.
    .rule = LK-113
part-first = First-player marker
    .help = For whoever has the marker when the game ends.
    .rule = LK-114
tie-items = more items
tie-guards = the guard wins ties
why-track = on the track
why-leader = leading in “{ $goal }”
why-final_goal = “{ $goal }”
why-thugs =
    { $count ->
        [one] 1 { $thug_type_one }
       *[other] { $count } { $thug_type_many }
    }
why-resources =
    { $count ->
        [one] 1 { $resource }
       *[other] { $count } { $resource_many }
    }
why-tomes =
    { $count ->
        [one] 1 tome in hand
       *[other] { $count } tomes in hand
    }
why-first = holding the marker
why-floor = reputation never drops below 0

## The score sheet

sheet-goals = Goals
sheet-goal_leader = Leader goal
sheet-goal_final = Final goal
sheet-demon_icons = Treasures that demons count
demon_icons-any = every kind
demon_icons-shield = only shields
demon_icons-gem = only gems
demon_icons-spell = only spells
sheet-leader_min = Minimum for the leader goal
leader_min-at_least = to be reached
leader_min-above = to be exceeded
leader_min-none = none
sheet-final_of_two = Comparing final goals, two players
final_of_two-of_two = the values for two
final_of_two-of_more = the values for three or more
sheet-track = Reputation on the track, after the last raid
sheet-item_points = Points of items that are not on the track yet
sheet-final_goal = Points for a final goal that is not listed
sheet-others = Thugs and items by number
sheet-other_thugs = Thugs of each type
sheet-other_items = Crafted items, how many
sheet-items_with = Items that show this treasure
sheet-more_icons = Further treasures: a second one on an item, and those on thugs
sheet-items = Crafted items by name, besides those counted above
sheet-item = Item
sheet-thugs = Thugs by name, besides those counted above
sheet-thug = Thug
sheet-resources = Resources left
sheet-tomes = Tomes in hand
sheet-strength = Strength cubes
sheet-first = Has the first-player marker
sheet-leader = Holds the leader goal
sheet-guards = This is the guard, in a solo game

## Mistakes in packs, options and on score sheets

error-lockup-amount = An amount goes with exactly one of these effects, and a tome without them has none: { $names }.
error-lockup-carries = A bandit carries a resource, and no other thug does.
error-lockup-timing = A tome that does this can be played only at one of these times: { $names }.
error-lockup-cost = An item must cost something.
error-lockup-form = A goal of this kind counts in one of these forms: { $names }.
error-lockup-leader = A leader goal counts cards or what they show, so none of these: { $names }.
error-lockup-also = Only the form “all” counts a second thing, and it has to.
error-lockup-least = The forms “at_least”, “most” and “all” need a number here; for all others it is 0.
error-lockup-sheet-goal = This goal is of another kind.
error-lockup-sheet-final = This goal is counted here, so no points are entered for it; leave this empty, or say that the final goal is not listed.
error-lockup-sheet-items-with =
    { $most ->
        [one] Only 1 item is entered by number, so no more can show this treasure.
       *[other] Only { $most } items are entered by number, so no more can show this treasure.
    }
error-lockup-sheet-icons = Nothing entered by number can show further treasures of this kind: neither an item with one nor a thug.
error-lockup-sheet-first = Exactly one seat has the first-player marker.
error-lockup-sheet-guards = The guard is entered as the second of two seats.
error-lockup-sheet-guards-tomes = The guard never has tomes.
error-lockup-sheet-no-leader = Nobody has { $least } of what the leader goal counts, so nobody can hold it.
error-lockup-sheet-leaders = Only one seat holds the leader goal.
error-lockup-sheet-leader = Somebody has at least { $least } of what the leader goal counts, so exactly one seat holds it.
error-lockup-sheet-more = Another seat has more of what the leader goal counts.
