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
token-token_lookout = lookout
    .the = the lookout
side-up = face up
side-down = face down

## Locations

location-exercise_yard = Exercise Yard
    .in = in the Exercise Yard
    .to = to the Exercise Yard
    .from = from the Exercise Yard
location-sewers = Sewers
    .in = in the Sewers
    .to = to the Sewers
    .from = from the Sewers
location-infirmary = Infirmary
    .in = in the Infirmary
    .to = to the Infirmary
    .from = from the Infirmary
location-smithy = Smithy
    .in = at the Smithy
    .to = to the Smithy
    .from = from the Smithy
location-commissary = Commissary
    .in = at the Commissary
    .to = to the Commissary
    .from = from the Commissary
location-chow_hall = Chow Hall
    .in = in the Chow Hall
    .to = to the Chow Hall
    .from = from the Chow Hall
location-cell_block = Cell Block
    .in = in the Cell Block
    .to = to the Cell Block
    .from = from the Cell Block
location-library = Library
    .in = in the Library
    .to = to the Library
    .from = from the Library

## Resources, numbers of thugs, and parts of a cost

resource-scrap = scrap
    .many = scrap
resource-potion = potion
    .many = potions
resource-iron = iron
    .many = iron
resource-gold = gold
    .many = gold
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
thug_type-cultist = Cultists
    .one = cultist
    .many = cultists
    .effect = Each is worth 1 reputation for every item you have crafted.
thug_type-demon = Demons
    .one = demon
    .many = demons
    .effect = Each is worth 2 reputation for every treasure on your items and thugs, unless the table has agreed that only one kind counts.
thug_type-dwarf = Dwarves
    .one = dwarf
    .many = dwarves
    .effect = They count together: 1, 3, 7, 12, 18, 25 or 30 reputation for 1 to 7 dwarves; more than 7 add nothing.
thug_type-hobgoblin = Hobgoblins
    .one = hobgoblin
    .many = hobgoblins
    .effect = Each is worth 1 reputation for every strength cube you have.
thug_type-ratfolk = Ratfolk
    .one = ratfolk
    .many = ratfolk
    .effect = They count together: −3, 1, 6, 13 or 25 reputation for 1 to 5 ratfolk; more than 5 add nothing.
thug_type-raider = Raiders
    .one = raider
    .many = raiders
    .effect = Each is worth 2 reputation.

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
zone-item_deck = Item deck
zone-display = Display
zone-thug_deck = Thug deck
zone-thug_discards = Discarded thugs
zone-drawn_thugs = Thugs to choose from
zone-tome_deck = Tome deck
zone-tome_discards = Discarded tomes
zone-location = Location
zone-ranking = Ranking
zone-supply = Supply
zone-guards = The guard
zone-guard_deck = Guard deck
zone-aside = Guard cards set aside
zone-post = Guard post
zone-location_deck = Location deck
zone-drawn_locations = Location cards drawn
zone-gang = Gang
zone-trait = Trait
zone-dealt = Traits to choose from
zone-cell = Cell
zone-crew = Tokens at a location
zone-assigning = Tokens on their way
zone-items = Crafted items
zone-reserved = Reserved items
zone-thugs = Recruited thugs
zone-tomes = Tomes in hand
zone-drawn_tomes = Tomes to choose from
number-round = Round
number-last_round = Last round
number-reputation = Reputation
number-total = Total so far
number-strength = Strength
number-suspicion = Suspicion
number-storage = Storage limit
number-scrap = Scrap
number-potion = Potions
number-iron = Iron
number-gold = Gold
number-shield = Shields
number-gem = Gems
number-spell = Spells
number-first = First player
number-passed = Has passed
number-may_hide = May still go face down

## The score

part-track = Reputation track
part-leader = Leader goal
part-final_goal = Final goal
part-thugs = Thugs
part-resources = Resources
part-tomes = Tomes
part-first = First-player marker
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
