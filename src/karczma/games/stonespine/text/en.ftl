# Stonespine Architects, in English. Card names are facts; all other words are ours.
# Forms in a sentence: `a` (places a gnoll), `in` (in row 2, column 3), `on` (on the top edge of row 1, column 2).

game-name = Stonespine Architects
game-about = Build a dungeon in four years: draft its chambers row by row, spend your gold on monsters, traps and secret passages, and earn the most reputation.
round-title = Year { $number }

## Options of the table

choice-jael = Jael's cards
    .help = Solo only: Jael plays with the basic cards, or three of them make room for stronger, legendary ones.
setting-jael-basic = basic
setting-jael-legendary = legendary

## The dungeon: cells, columns and edges

cell-r1c1 = row 1, column 1
    .in = in row 1, column 1
cell-r1c2 = row 1, column 2
    .in = in row 1, column 2
cell-r1c3 = row 1, column 3
    .in = in row 1, column 3
cell-r1c4 = row 1, column 4
    .in = in row 1, column 4
cell-r2c1 = row 2, column 1
    .in = in row 2, column 1
cell-r2c2 = row 2, column 2
    .in = in row 2, column 2
cell-r2c3 = row 2, column 3
    .in = in row 2, column 3
cell-r2c4 = row 2, column 4
    .in = in row 2, column 4
cell-r3c1 = row 3, column 1
    .in = in row 3, column 1
cell-r3c2 = row 3, column 2
    .in = in row 3, column 2
cell-r3c3 = row 3, column 3
    .in = in row 3, column 3
cell-r3c4 = row 3, column 4
    .in = in row 3, column 4
cell-r4c1 = row 4, column 1
    .in = in row 4, column 1
cell-r4c2 = row 4, column 2
    .in = in row 4, column 2
cell-r4c3 = row 4, column 3
    .in = in row 4, column 3
cell-r4c4 = row 4, column 4
    .in = in row 4, column 4
column-1 = column 1
    .in = in column 1
column-2 = column 2
    .in = in column 2
column-3 = column 3
    .in = in column 3
column-4 = column 4
    .in = in column 4
edge-r1c1_n = top edge of row 1, column 1
    .on = on the top edge of row 1, column 1
edge-r1c2_n = top edge of row 1, column 2
    .on = on the top edge of row 1, column 2
edge-r1c3_n = top edge of row 1, column 3
    .on = on the top edge of row 1, column 3
edge-r1c4_n = top edge of row 1, column 4
    .on = on the top edge of row 1, column 4
edge-r2c1_n = edge between rows 1 and 2 in column 1
    .on = on the edge between rows 1 and 2 in column 1
edge-r2c2_n = edge between rows 1 and 2 in column 2
    .on = on the edge between rows 1 and 2 in column 2
edge-r2c3_n = edge between rows 1 and 2 in column 3
    .on = on the edge between rows 1 and 2 in column 3
edge-r2c4_n = edge between rows 1 and 2 in column 4
    .on = on the edge between rows 1 and 2 in column 4
edge-r3c1_n = edge between rows 2 and 3 in column 1
    .on = on the edge between rows 2 and 3 in column 1
edge-r3c2_n = edge between rows 2 and 3 in column 2
    .on = on the edge between rows 2 and 3 in column 2
edge-r3c3_n = edge between rows 2 and 3 in column 3
    .on = on the edge between rows 2 and 3 in column 3
edge-r3c4_n = edge between rows 2 and 3 in column 4
    .on = on the edge between rows 2 and 3 in column 4
edge-r4c1_n = edge between rows 3 and 4 in column 1
    .on = on the edge between rows 3 and 4 in column 1
edge-r4c2_n = edge between rows 3 and 4 in column 2
    .on = on the edge between rows 3 and 4 in column 2
edge-r4c3_n = edge between rows 3 and 4 in column 3
    .on = on the edge between rows 3 and 4 in column 3
edge-r4c4_n = edge between rows 3 and 4 in column 4
    .on = on the edge between rows 3 and 4 in column 4
edge-r4c1_s = bottom edge of row 4, column 1
    .on = on the bottom edge of row 4, column 1
edge-r4c2_s = bottom edge of row 4, column 2
    .on = on the bottom edge of row 4, column 2
edge-r4c3_s = bottom edge of row 4, column 3
    .on = on the bottom edge of row 4, column 3
edge-r4c4_s = bottom edge of row 4, column 4
    .on = on the bottom edge of row 4, column 4
edge-r1c1_w = left edge of row 1, column 1
    .on = on the left edge of row 1, column 1
edge-r1c2_w = edge between columns 1 and 2 in row 1
    .on = on the edge between columns 1 and 2 in row 1
edge-r1c3_w = edge between columns 2 and 3 in row 1
    .on = on the edge between columns 2 and 3 in row 1
edge-r1c4_w = edge between columns 3 and 4 in row 1
    .on = on the edge between columns 3 and 4 in row 1
edge-r1c4_e = right edge of row 1, column 4
    .on = on the right edge of row 1, column 4
edge-r2c1_w = left edge of row 2, column 1
    .on = on the left edge of row 2, column 1
edge-r2c2_w = edge between columns 1 and 2 in row 2
    .on = on the edge between columns 1 and 2 in row 2
edge-r2c3_w = edge between columns 2 and 3 in row 2
    .on = on the edge between columns 2 and 3 in row 2
edge-r2c4_w = edge between columns 3 and 4 in row 2
    .on = on the edge between columns 3 and 4 in row 2
edge-r2c4_e = right edge of row 2, column 4
    .on = on the right edge of row 2, column 4
edge-r3c1_w = left edge of row 3, column 1
    .on = on the left edge of row 3, column 1
edge-r3c2_w = edge between columns 1 and 2 in row 3
    .on = on the edge between columns 1 and 2 in row 3
edge-r3c3_w = edge between columns 2 and 3 in row 3
    .on = on the edge between columns 2 and 3 in row 3
edge-r3c4_w = edge between columns 3 and 4 in row 3
    .on = on the edge between columns 3 and 4 in row 3
edge-r3c4_e = right edge of row 3, column 4
    .on = on the right edge of row 3, column 4
edge-r4c1_w = left edge of row 4, column 1
    .on = on the left edge of row 4, column 1
edge-r4c2_w = edge between columns 1 and 2 in row 4
    .on = on the edge between columns 1 and 2 in row 4
edge-r4c3_w = edge between columns 2 and 3 in row 4
    .on = on the edge between columns 2 and 3 in row 4
edge-r4c4_w = edge between columns 3 and 4 in row 4
    .on = on the edge between columns 3 and 4 in row 4
edge-r4c4_e = right edge of row 4, column 4
    .on = on the right edge of row 4, column 4
door-N = top
door-E = right
door-S = bottom
door-W = left

## Elements, and the secret passage, which is not one

element-gnoll = gnoll
    .a = a gnoll
    .help = { idea-monster.help }
    .rule = ST-31
element-goblin = goblin
    .a = a goblin
    .help = { idea-monster.help }
    .rule = ST-31
element-kobold = kobold
    .a = a kobold
    .help = { idea-monster.help }
    .rule = ST-31
element-ooze = ooze
    .a = an ooze
    .help = { idea-monster.help }
    .rule = ST-31
element-slime = slime
    .a = a slime
    .help = { idea-monster.help }
    .rule = ST-31
element-bear = bear trap
    .a = a bear trap
    .help = { idea-trap.help }
    .rule = ST-44
element-blade = blade trap
    .a = a blade trap
    .help = { idea-trap.help }
    .rule = ST-44
element-fire = fire trap
    .a = a fire trap
    .help = { idea-trap.help }
    .rule = ST-44
element-pit = pit trap
    .a = a pit trap
    .help = { idea-trap.help }
    .rule = ST-44
element-spike = spike trap
    .a = a spike trap
    .help = { idea-trap.help }
    .rule = ST-44
element-star_plus_1 = star +1
    .a = a +1 star
    .help = { idea-star.help }
    .rule = ST-43
element-star_plus_2 = star +2
    .a = a +2 star
    .help = { idea-star.help }
    .rule = ST-43
element-star_plus_3 = star +3
    .a = a +3 star
    .help = { idea-star.help }
    .rule = ST-43
element-star-1 = star −1
    .a = a −1 star
    .help = { idea-star.help }
    .rule = ST-43
element-star-2 = star −2
    .a = a −2 star
    .help = { idea-star.help }
    .rule = ST-43
element-star-3 = star −3
    .a = a −3 star
    .help = { idea-star.help }
    .rule = ST-43
element-treasure = treasure chest
    .a = a treasure chest
    .help = Brings 1 gold each year, from the year after you buy it if it is a token. Some goals and challenges count chests.
    .rule = ST-19
element-secret_passage = secret passage
    .a = a secret passage
    .help = Goes onto an edge and joins the two chambers there, whatever their doors. It takes no room in a chamber.
    .rule = ST-75

## Several tokens together

goods-gnoll =
    { $count ->
        [1] a gnoll
        [2] two gnolls
        [3] three gnolls
       *[other] { $count } gnolls
    }
goods-goblin =
    { $count ->
        [1] a goblin
        [2] two goblins
        [3] three goblins
       *[other] { $count } goblins
    }
goods-kobold =
    { $count ->
        [1] a kobold
        [2] two kobolds
        [3] three kobolds
       *[other] { $count } kobolds
    }
goods-ooze =
    { $count ->
        [1] an ooze
        [2] two oozes
        [3] three oozes
       *[other] { $count } oozes
    }
goods-slime =
    { $count ->
        [1] a slime
        [2] two slimes
        [3] three slimes
       *[other] { $count } slimes
    }
goods-bear =
    { $count ->
        [1] a bear trap
        [2] two bear traps
        [3] three bear traps
       *[other] { $count } bear traps
    }
goods-blade =
    { $count ->
        [1] a blade trap
        [2] two blade traps
        [3] three blade traps
       *[other] { $count } blade traps
    }
goods-fire =
    { $count ->
        [1] a fire trap
        [2] two fire traps
        [3] three fire traps
       *[other] { $count } fire traps
    }
goods-pit =
    { $count ->
        [1] a pit trap
        [2] two pit traps
        [3] three pit traps
       *[other] { $count } pit traps
    }
goods-spike =
    { $count ->
        [1] a spike trap
        [2] two spike traps
        [3] three spike traps
       *[other] { $count } spike traps
    }
goods-star_plus_1 =
    { $count ->
        [1] a +1 star
        [2] two +1 stars
        [3] three +1 stars
       *[other] { $count } +1 stars
    }
goods-star_plus_2 =
    { $count ->
        [1] a +2 star
        [2] two +2 stars
        [3] three +2 stars
       *[other] { $count } +2 stars
    }
goods-star_plus_3 =
    { $count ->
        [1] a +3 star
        [2] two +3 stars
        [3] three +3 stars
       *[other] { $count } +3 stars
    }
goods-star-1 =
    { $count ->
        [1] a −1 star
        [2] two −1 stars
        [3] three −1 stars
       *[other] { $count } −1 stars
    }
goods-star-2 =
    { $count ->
        [1] a −2 star
        [2] two −2 stars
        [3] three −2 stars
       *[other] { $count } −2 stars
    }
goods-star-3 =
    { $count ->
        [1] a −3 star
        [2] two −3 stars
        [3] three −3 stars
       *[other] { $count } −3 stars
    }
goods-treasure =
    { $count ->
        [1] a treasure chest
        [2] two treasure chests
        [3] three treasure chests
       *[other] { $count } treasure chests
    }
goods-secret_passage =
    { $count ->
        [1] a secret passage
        [2] two secret passages
        [3] three secret passages
       *[other] { $count } secret passages
    }
goods-list = { $others } and { $last }
goods-none = no tokens
goods-untold = tokens

## Shapes of tokens, and the side hands are passed to

shape-circle = round
shape-oval = oval
shape-square = square
side-left = left
side-right = right

## Chambers

chamber-smokehouse = Smokehouse
chamber-training_room = Training Room
chamber-secret_path = Secret Path
chamber-furrow = Furrow
chamber-gnoll_hideout = Gnoll Hideout
chamber-cavern = Cavern
chamber-trap_storage = Trap Storage
chamber-corner_room = Corner Room
chamber-abandoned_mine = Abandoned Mine
chamber-scorch_alley = Scorch Alley
chamber-torment_room = Torment Room
chamber-crooked_path = Crooked Path
chamber-slime_trail = Slime Trail
chamber-cellar = Cellar
chamber-derelict_site = Derelict Site
chamber-ambush_room = Ambush Room
chamber-tunnel = Tunnel
chamber-supply_room = Supply Room
chamber-armory = Armory
chamber-burial_grounds = Burial Grounds
chamber-kobold_quarters = Kobold Quarters
chamber-footpath = Footpath
chamber-exercise_ward = Exercise Ward
chamber-archive = Archive
chamber-tomb = Tomb
chamber-lair = Lair
chamber-watering_hole = Watering Hole
chamber-passage = Passage
chamber-furnace = Furnace
chamber-hearth = Hearth
chamber-sanctuary = Sanctuary
chamber-catacombs = Catacombs
chamber-alcove = Alcove
chamber-treasury = Treasury
chamber-ruins = Ruins
chamber-burrow = Burrow
chamber-encampment = Encampment
chamber-ossuary = Ossuary
chamber-coffers = Coffers
chamber-concourse = Concourse
chamber-arena = Arena
chamber-hollow = Hollow
chamber-gathering_place = Gathering Place
chamber-graveyard = Graveyard
chamber-sludge_room = Sludge Room
chamber-branch = Branch
chamber-cache = Cache
chamber-crossroads = Crossroads
chamber-intersection = Intersection
chamber-throughway = Throughway
chamber-stockyard = Stockyard
chamber-mudroom = Mudroom
chamber-assembly_room = Assembly Room
chamber-vestibule = Vestibule
chamber-guardroom = Guardroom
chamber-vault = Vault
chamber-trophy_room = Trophy Room
chamber-ooze_breach = Ooze Breach
chamber-mausoleum = Mausoleum
chamber-conservatory = Conservatory
chamber-garrison = Garrison
chamber-keep = Keep
chamber-slime_incubator = Slime Incubator
chamber-dormitory = Dormitory
chamber-cell = Cell
chamber-sanctum = Sanctum
chamber-alleyway = Alleyway
chamber-lounge = Lounge
chamber-breezeway = Breezeway
chamber-machine_room = Machine Room
chamber-flagstone_hall = Flagstone Hall
chamber-floodgate = Floodgate
chamber-crypt = Crypt
chamber-atrium = Atrium
chamber-auditorium = Auditorium
chamber-pit = Pit
chamber-winding_chamber = Winding Chamber
chamber-gatehouse = Gatehouse
chamber-oratory = Oratory
chamber-decrepit_hall = Decrepit Hall
chamber-corridor = Corridor
chamber-dwelling = Dwelling
chamber-larder = Larder
chamber-storeroom = Storeroom
chamber-galley = Galley
chamber-sewers = Sewers
chamber-foundry = Foundry
chamber-goblin_den = Goblin Den
chamber-warehouse = Warehouse
chamber-antechamber = Antechamber
chamber-barracks = Barracks
chamber-tainted_clearing = Tainted Clearing
chamber-closet = Closet
chamber-pantry = Pantry
chamber-junction = Junction
chamber-forge = Forge
chamber-crossing = Crossing
chamber-hallway = Hallway
chamber-cesspool = Cesspool
chamber-lost_chamber = Lost Chamber

## Challenges: `points` and `least` are the numbers of the card

challenge-dogrens_vault = Dogren's Vault
    .effect = { $points } reputation for each star, of either sign, and each treasure chest in the four central chambers.
challenge-market_maven = Market Maven
    .effect = { $points } reputation for each kind of market token in your dungeon; the secret passage is a kind too.
challenge-ordered_chambers = Ordered Chambers
    .effect = { $points } reputation for each cluster, that is, each group of neighbouring chambers of one kind.
challenge-deadly_tomb = Deadly Tomb
    .effect = { $points } reputation for each trap in the four central chambers.
challenge-goblin_gathering = Goblin Gathering
    .effect = { $points } reputation for each goblin in the column where you have the most of them.
challenge-kobold_formation = Kobold Formation
    .effect = { $points } reputation for each kobold in the column where you have the most of them.
challenge-gnoll_pack = Gnoll Pack
    .effect = { $points } reputation for each gnoll in the column where you have the most of them.
challenge-consistent_sanctum = Consistent Sanctum
    .effect = { $points } reputation for each chamber of your largest cluster.
challenge-outer_reaches = Outer Reaches
    .effect = { $points } reputation for each opening, a door or a secret passage, on the left edge of column 1 and the right edge of column 4.
challenge-sodden_shallows = Sodden Shallows
    .effect = { $points } reputation for each ooze in the cluster where you have the most of them.
challenge-seeping_threat = Seeping Threat
    .effect = { $points } reputation for each slime in the cluster where you have the most of them.
challenge-skilled_artificer = Skilled Artificer
    .effect = { $points } reputation for each star, whatever its value and sign.
challenge-fatal_pathway = Fatal Pathway
    .effect = { $points } reputation for each trap along your best path, without branches.
challenge-slippery_route = Slippery Route
    .effect = { $points } reputation for each slime along your best path, without branches.
challenge-gelatinous_horror = Gelatinous Horror
    .effect = { $points } reputation for each ooze along your best path, without branches.
challenge-cramped_construction = Cramped Construction
    .effect =
        { $points } reputation for each chamber with at least { $least ->
            [one] 1 element
           *[other] { $least } elements
        }, printed ones and tokens together.
challenge-muddied_approach = Muddied Approach
    .effect = { $points } reputation for each chamber with { $least } or more slimes and oozes in any mix.
challenge-hortgullys_pride = Hortgully's Pride
    .effect = { $points } reputation for each chamber with a monster, a trap and a star of either sign.
challenge-thinfingers_trade = Thinfingers' Trade
    .effect = { $points } reputation for each kind of trap in your dungeon.
challenge-perilous_path = Perilous Path
    .effect = { $points } reputation for each trap in the chambers connected to the exit, branches included.
challenge-sabeks_plunder = Sabek's Plunder
    .effect = { $points } reputation for each pair of a treasure chest and a star of either sign.
challenge-halls_of_glynox = Halls of Glynox
    .effect = { $points } reputation for each row and each column of four chambers of one kind.
challenge-canine_companions = Canine Companions
    .effect = { $points } reputation for every two gnolls.
challenge-teeming_with_traps = Teeming with Traps
    .effect = { $points } reputation for each trap in the leftmost and rightmost columns.
challenge-dragul_alliance = Dragul Alliance
    .effect = { $points } reputation for each set of a gnoll, a kobold and a goblin.
challenge-devious_scales = Devious Scales
    .effect = { $points } reputation for each pair of a kobold and a trap.
challenge-gold_fiends = Gold Fiends
    .effect = { $points } reputation for each pair of a goblin and a treasure chest.
challenge-minion_horde = Minion Horde
    .effect = { $points } reputation for each goblin, kobold and gnoll in the four central chambers.
challenge-varied_composition = Varied Composition
    .effect = { $points } reputation for each different size among your clusters.
challenge-kings_favor = King's Favor
    .effect = { $points } reputation, whatever your dungeon looks like.

## Goals: `first`, `second` and `third` are the numbers of the card

goal-goblin_denizens = Goblin Denizens
    .effect = Most goblins: { places }
goal-barren_vault = Barren Vault
    .effect = Fewest treasure chests: { places }
goal-grand_gnoll = Grand Gnoll
    .effect = Most gnolls: { places }
goal-double_deception = Double Deception
    .effect = Most pairs of identical traps: { places }
goal-kobold_swarm = Kobold Swarm
    .effect = Most kobolds: { places }
goal-kindred_carrion = Kindred Carrion
    .effect = Most pairs of a slime and an ooze: { places }
goal-dripping_hollow = Dripping Hollow
    .effect = Most slimes: { places }
goal-cubic_conundrum = Cubic Conundrum
    .effect = Most oozes: { places }

places = { $first }, { $second } and { $third } reputation for the first three places; if only two compete, just { $first } and { $second }.

## Blueprints

blueprint-blueprint_1 = blueprint 1
blueprint-blueprint_2 = blueprint 2
blueprint-blueprint_3 = blueprint 3
blueprint-blueprint_4 = blueprint 4
blueprint-blueprint_5 = blueprint 5
blueprint-blueprint_6 = blueprint 6
blueprint-blueprint_7 = blueprint 7
blueprint-blueprint_8 = blueprint 8

## Market cards and their sets

market-market_01 = market card 1
market-market_02 = market card 2
market-market_03 = market card 3
market-market_04 = market card 4
market-market_05 = market card 5
market-market_06 = market card 6
market-market_07 = market card 7
market-market_08 = market card 8
market-market_09 = market card 9
market-market_10 = market card 10
market-market_11 = market card 11
market-market_12 = market card 12
market-market_13 = market card 13
market-market_14 = market card 14
market-market_15 = market card 15
market-market_16 = market card 16
market-market_17 = market card 17
market-market_18 = market card 18
set-market_01_top = upper set of market card 1
set-market_01_bottom = lower set of market card 1
set-market_02_top = upper set of market card 2
set-market_02_bottom = lower set of market card 2
set-market_03_top = upper set of market card 3
set-market_03_bottom = lower set of market card 3
set-market_04_top = upper set of market card 4
set-market_04_bottom = lower set of market card 4
set-market_05_top = upper set of market card 5
set-market_05_bottom = lower set of market card 5
set-market_06_top = upper set of market card 6
set-market_06_bottom = lower set of market card 6
set-market_07_top = upper set of market card 7
set-market_07_bottom = lower set of market card 7
set-market_08_top = upper set of market card 8
set-market_08_bottom = lower set of market card 8
set-market_09_top = upper set of market card 9
set-market_09_bottom = lower set of market card 9
set-market_10_top = upper set of market card 10
set-market_10_bottom = lower set of market card 10
set-market_11_top = upper set of market card 11
set-market_11_bottom = lower set of market card 11
set-market_12_top = upper set of market card 12
set-market_12_bottom = lower set of market card 12
set-market_13_top = upper set of market card 13
set-market_13_bottom = lower set of market card 13
set-market_14_top = upper set of market card 14
set-market_14_bottom = lower set of market card 14
set-market_15_top = upper set of market card 15
set-market_15_bottom = lower set of market card 15
set-market_16_top = upper set of market card 16
set-market_16_bottom = lower set of market card 16
set-market_17_top = upper set of market card 17
set-market_17_bottom = lower set of market card 17
set-market_18_top = upper set of market card 18
set-market_18_bottom = lower set of market card 18

## Jael's cards: `base` and `points` are the numbers of the card

jael-jael_1 = Jael 1
    .effect = Jael gets { $base } reputation, and { $points } more for each gnoll he has collected.
jael-jael_2 = Jael 2
    .effect = Jael gets { $base } reputation, and { $points } more for each kobold he has collected.
jael-jael_3 = Jael 3
    .effect = Jael gets { $base } reputation, and { $points } more for each treasure chest he has collected.
jael-jael_4 = Jael 4
    .effect = Jael gets { $base } reputation, and { $points } more for each goblin he has collected.
jael-jael_5 = Jael 5
    .effect = Jael gets { $base } reputation, and { $points } more for each trap he has collected.
jael-jael_6 = Jael 6
    .effect = Jael gets { $base } reputation, and { $points } more for each pair of a slime and an ooze he has collected.
jael-jael_7 = Jael 7
    .effect = Jael gets { $base } reputation, and { $points } more for each pair of a slime and an ooze he has collected.
jael-jael_8 = Jael 8
    .effect = Jael gets { $base } reputation, and { $points } more for each set of a gnoll, a goblin and a kobold he has collected.
jael-jael_9 = Jael 9
    .effect = Jael gets { $base } reputation, and { $points } more for each pair of a trap and a star of either sign he has collected.

## Questions

question-build = Which chamber do you build, and in which column of this year's row?
waiting-build = { $player } chooses a chamber to build.
question-discard_chamber = Which chamber do you discard before the hands are passed on?
waiting-discard_chamber = { $player } chooses a chamber to discard.
question-keep_chamber = Which chamber do you keep in hand? Of the others, Jael takes those with a symbol on his card.
waiting-keep_chamber = { $player } chooses a chamber to keep.
question-market = Your turn at the market: do you buy a set of tokens or pass?
    .note =
        You have { $gold } gold{ $jael ->
            [-1] { $rival ->
                [-1] . Nobody else is buying.
                [0] ; nobody else at the market has any.
               *[other] ; your richest rival at the market has { $rival }.
            }
            [-2] . Jael has already taken his share this year.
           *[other] , Jael { $jael }: he takes his share as soon as you have no more than that.
        }
waiting-market = { $player } looks round the market.
question-place = Where in your dungeon do you place what you have bought?
    .note =
        { $count ->
            [1] Your token: { $element }.
           *[other] Tokens still to be placed: { $count }.
        }
waiting-place = { $player } chooses a place for what was bought.
question-take_challenge = You pass: which challenge do you take?
waiting-take_challenge = { $player } chooses a challenge.

## What can be done

do-build =
    Build { $chamber } { $column_in }: { $gold ->
        [0] no gold
       *[other] +{ $gold } gold for the market
    }{ $chests ->
        [0] { "" }
        [one] , +1 gold a year from its chest
       *[other] , +{ $chests } gold a year from its chests
    }{ $points ->
        [0] { "" }
       *[other] , { SIGNED($points) } reputation
    }
do-discard_chamber = Discard { $chamber }
do-keep_chamber = Keep { $chamber }
do-buy =
    Buy { $goods }{ $gold ->
        [0] , free
       *[other] { " " }for { $gold } gold
    }{ $twin ->
        [0] { "" }
        [1] { " " }(first card, upper set)
        [2] { " " }(first card, lower set)
        [3] { " " }(second card, upper set)
        [4] { " " }(second card, lower set)
        [5] { " " }(third card, upper set)
        [6] { " " }(third card, lower set)
        [7] { " " }(fourth card, upper set)
       *[other] { " " }(fourth card, lower set)
    }{ $lost ->
        [0] { "" }
        [one] ; one token is lost, you have no room for it
       *[other] ; { $lost } tokens are lost, you have no room for them
    }
do-pass =
    { $lost ->
        [0] { $gold ->
            [0] Pass with no gold left
           *[other] Pass and keep { $gold } gold for the final scoring
        }
       *[other] Pass and lose { $lost } unspent gold
    }{ $place ->
        [0] { "" }
       *[other] : place { $place } on the priority track
    }
do-place_element =
    Place { $element_a } { $cell_in }{ $points ->
        [0] { "" }
       *[other] : { SIGNED($points) } reputation
    }
do-place_passage =
    Open a secret passage { $edge_on }{ $points ->
        [0] { "" }
       *[other] : { SIGNED($points) } reputation
    }
do-take_challenge =
    Take { $challenge }: { $points ->
        [0] nothing yet
       *[other] { SIGNED($points) } reputation so far
    }. { $challenge_effect }

## What cannot be done now

blocked-too-dear = You cannot pay for this set: it costs { $gold } gold, and you have { $have }.
blocked-set-sold = No tokens are left in this set.

## What happens

event-goal_revealed = The goal of this game is { $goal }. { $goal_effect }
event-got_blueprint = { $seat } gets { $blueprint }.
event-priority =
    { $gold ->
        [0] { $seat } starts in place { $place } on the priority track, without gold.
       *[other] { $seat } starts in place { $place } on the priority track, with { $gold } gold.
    }
event-year_starts = Year { $year } begins.
event-jael_revealed = Jael's card for this year: { $jael }. { $jael_effect }
event-challenge_revealed = New challenge: { $challenge }.
event-market_revealed = New at the market: { $upper }; { $lower }.
event-dealt =
    { $seat } is dealt { $count ->
        [one] a chamber.
       *[other] { $count } chambers.
    }
event-built = { $seat } builds { $chamber } { $cell_in }.
event-discarded = { $seat } discards { $chamber }.
event-discarded-hidden = { $seat } discards a chamber.
event-passed_hands = All hands are passed to the { $side }.
event-drew = { $seat } draws { $chamber }.
event-drew-hidden = { $seat } draws a chamber.
event-jael_took_chamber = Jael takes { $chamber }.
event-counted_gold =
    { $gold ->
        [0] { $seat } has no gold
       *[other] { $seat } has { $gold } gold
    }{ $chests ->
        [0] .
        [one] , 1 of it from a treasure chest.
       *[other] , { $chests } of it from treasure chests.
    }
event-bought =
    { $gold ->
        [0] { $seat } gets { $goods } free.
       *[other] { $seat } buys { $goods } for { $gold } gold.
    }
event-placed = { $seat } places { $element_a } { $cell_in }.
event-opened_passage = { $seat } opens a secret passage { $edge_on }.
event-no_room = No chamber has room left: { $seat } discards { $element_a }.
event-passed =
    { $gold ->
        [0] { $seat } passes with no gold left
       *[other] { $seat } passes with { $gold } gold unspent
    }{ $place ->
        [0] .
       *[other] { " " }and takes place { $place } on the priority track.
    }
event-took_challenge = { $seat } takes the challenge { $challenge }.
event-lost_challenge = Challenge discarded: { $challenge }.
event-jael_acts = Jael has at least as much gold and takes his share of the tokens.
event-jael_took_token = Jael takes { $element_a }.
event-reshuffled = The discarded { $shape } tokens are shuffled and become a new pile.
event-ended = The game ends: four years are over, and reputation is counted.

## The table

zone-goal = Goal
    .help = Everybody is compared on this at the end; first place pays most. Ties go to the higher priority.
    .rule = ST-40
zone-challenges = Challenges
    .help = When you pass at the market in years 1 to 3, you take one of these. It pays at the end for what your dungeon has.
    .rule = ST-27
zone-market = Market
    .help = After building, whoever has the most gold buys a set of tokens or passes; then again whoever has the most. It ends when all have passed.
    .rule = ST-22
zone-set = Set of tokens
    .help = Sold as a whole and only once. Pay its price and place all its tokens in your dungeon at once.
    .rule = ST-23
zone-deck = Chamber deck
    .help = Chamber cards of the coming years: everybody is dealt five at the start of each.
    .rule = ST-37
zone-discards = Discarded chambers
    .help = Chambers that were not built: the card left in hand at the end of a year goes here.
    .rule = ST-17
zone-pile = Pile of tokens
    .help = Tokens of one shape, face down. They go onto the fields of this shape on new market cards.
    .rule = ST-07
zone-used = Discarded tokens
    .help = Tokens nobody bought by the end of a year.
    .rule = ST-35
zone-jael = Jael's cards
    .help = A new card each year. It says which symbols he collects, how much gold he has, which sets he takes and what scores for him.
    .rule = ST-52
zone-collected = Jael's chambers
    .help = Chambers you did not keep and whose symbol was on his card. What is printed on them counts for him.
    .rule = ST-53
zone-jael_tokens = Jael's tokens
    .help = Tokens he took from the market: the sets his card points at, and all that is left when you pass.
    .rule = ST-57
zone-placing = Tokens to be placed
    .help = Tokens just bought. Each goes into a chamber with room, a passage onto an edge, and then never moves again.
    .rule = ST-34
zone-blueprint = Blueprint
    .help = Your own plan: eight places where it wants a kind of chamber or an element. The more of them you meet, the more it pays. It also sets your gates.
    .rule = ST-44
zone-hand = Hand
    .help = Choose a card and put it into a free column of this year's row. The rest of the hand is passed on.
    .rule = ST-12
zone-cell = Chamber
    .help = A place for one chamber, four a year. A chamber holds up to four elements, printed ones and tokens together.
    .rule = ST-31
zone-passages = Secret passages
    .help = Each joins the two chambers at its edge, whatever their doors, or a chamber and a gate.
    .rule = ST-75
zone-taken = Challenges taken
    .help = Challenges this player has taken, three by the end of the game. Each pays for what the dungeon has then.
    .rule = ST-42
number-year = Year
    .help = The game lasts four years. In each you build one row of four chambers and then go to the market.
    .rule = ST-10
number-turn = Building turn
    .help = Each year has four building turns: one chamber each, from ever fewer cards.
    .rule = ST-70
number-gold = Gold
    .help = What you can spend at the market: the gold on this year's cards and 1 for each chest. It drops to 0 when you pass.
    .rule = ST-19
number-priority = Priority
    .help = Breaks ties, at the market and at the end. It is the order in which players passed last year, and after year 4 it pays points.
    .rule = ST-28
number-passed = New priority
    .help = Whoever passes earlier has the higher priority next year.
    .rule = ST-28
number-reputation = Reputation
    .help = Points as they stand now. At the end priority, goal, challenges, stars, blueprint and paths are added up, and the most points win.
    .rule = ST-77
number-jael_gold = Jael's gold
    .help = As long as you have more gold than this, you buy before he acts. Once you have as much or less, he takes his sets and a challenge is lost.
    .rule = ST-55

## What else people ask about: its name, what it does, and the rule it comes from

idea-chamber = Chamber
    .help = Has a kind, doors, elements and gold. Once placed it never moves; doors that meet join it to its neighbours.
    .rule = ST-13
idea-cave = Cave
    .help = One of the two kinds of chamber. Blueprints ask for kinds, and chambers of one kind that touch form a cluster.
    .rule = ST-F21
idea-dungeon = Dungeon
    .help = One of the two kinds of chamber. Blueprints ask for kinds, and chambers of one kind that touch form a cluster.
    .rule = ST-F21
idea-monster = Monster
    .help = An element of a chamber. Goals, challenges, blueprints and Jael's cards ask for certain monsters.
    .rule = ST-31
idea-trap = Trap
    .help = An element of a chamber. Where a blueprint wants a trap, any will do; some goals and challenges ask for certain ones.
    .rule = ST-44
idea-star = Star
    .help = At the end its value is added to your points, or taken away if it is negative. A blueprint that wants a star takes any.
    .rule = ST-43
idea-column = Column
    .help = This year's row is filled one column at a time, in any order you like.
    .rule = ST-67
idea-edge = Edge
    .help = A passage may lie on any edge of your chambers, even on the outside or where there is no neighbour yet.
    .rule = ST-32
idea-wanted = Requirement of the blueprint
    .help = Your blueprint wants this here: a kind of chamber, or an element in it. Each one you meet brings you further on its scale.
    .rule = ST-44
idea-entrance = Entrance
    .help = At the end each chamber joined to it is worth a point. It counts only if the chamber below it has a door or a passage on that edge.
    .rule = ST-45
idea-exit = Exit
    .help = At the end each chamber joined to it is worth a point. It counts only if the chamber above it has a door or a passage on that edge.
    .rule = ST-45
idea-cluster = Cluster
    .help = Chambers of one kind that touch. Doors make no difference. Some goals and challenges count clusters or their size.
    .rule = ST-F7
idea-symbol = Jael's symbol
    .help = A chamber you neither build nor keep goes to Jael if this symbol is on his card this year.
    .rule = ST-53
idea-challenge = Challenge
    .help = Pays at the end for what your dungeon has. You take one each time you pass at the market, except in the last year.
    .rule = ST-42
idea-chosen = Has chosen
    .help = All choose at the same time. What a player has chosen is turned up when everybody has.
    .rule = ST-18
idea-share = Jael's share
    .help = When you have as much gold as Jael or less for the first time this year, he takes all tokens of this set.
    .rule = ST-56

## The score

rival-jael = Jael
part-priority = Priority
    .help = Points for being among the first in the final priority, that is for passing early in year 4.
    .rule = ST-39
part-gold = Gold
    .help = When you play alone: the gold you have left in year 4, compared with Jael's card.
    .rule = ST-60
part-goal = Goal
    .help = Points for your place in what the goal card compares.
    .rule = ST-40
part-challenges = Challenges
    .help = What your challenge cards pay for the finished dungeon.
    .rule = ST-42
part-chambers = Stars
    .help = The values of all stars in your dungeon added up. Negative ones cost you points.
    .rule = ST-43
part-blueprint = Blueprint
    .help = Points for the requirements of your blueprint that you meet, from four on.
    .rule = ST-79
part-paths = Paths
    .help = A point for each chamber joined to your entrance and one for each joined to your exit.
    .rule = ST-45
part-cards = Jael's cards
    .help = The points Jael gets just for the cards he has revealed.
    .rule = ST-62
part-conditions = Conditions on Jael's cards
    .help = The points Jael gets for what he has collected, card by card.
    .rule = ST-62
tie-priority = higher priority
tie-jael = Jael wins ties
why-priority = place { $place } on the priority track
why-goal = { $goal }: place { $place } with { $count }
why-challenge =
    { $count ->
        [1] { $challenge } (once)
        [2] { $challenge } (twice)
       *[other] { $challenge } ({ $count } times)
    }
why-star = { $count } × { $element }
why-blueprint =
    { $count ->
        [one] 1 requirement met
       *[other] { $count } requirements met
    }
why-entrance =
    { $count ->
        [one] 1 chamber connected to the entrance
       *[other] { $count } chambers connected to the entrance
    }
why-exit =
    { $count ->
        [one] 1 chamber connected to the exit
       *[other] { $count } chambers connected to the exit
    }
why-more_gold = first in gold with { $count }
why-less_gold = second in gold with { $count }
why-entered = as entered
why-jael_card = { $jael }
why-jael_condition =
    { $count ->
        [1] { $jael } (once)
        [2] { $jael } (twice)
       *[other] { $jael } ({ $count } times)
    }

## The score sheet

sheet-goal = Goal
sheet-jael = What Jael has
sheet-jael_cards = Jael's cards, in the order of the years
sheet-jael_named = By name
sheet-jael_points = By numbers
sheet-jael_worth = Reputation on the four cards together
sheet-jael_conditions = Reputation for their conditions together
sheet-jael_card = Jael's card
sheet-jael_gold = Gold on Jael's last card
sheet-jael_chambers = Chambers Jael has collected
sheet-jael_tokens = Tokens Jael has collected
sheet-blueprint = Blueprint
sheet-priority = Final place on the priority track
sheet-gold = Gold left at the end
sheet-rows = Rows of the dungeon, from the top
sheet-chamber_row = Row, from the left
sheet-chamber = Chamber
sheet-chamber_name = By name
sheet-chamber_drawn = As it is drawn
sheet-stone = Stone
sheet-doors = Doors
sheet-door = Door
sheet-elements = Printed on it
stone-cave = cave
stone-dungeon = dungeon
sheet-tokens = Tokens in the chambers
sheet-token = Token
sheet-element = What it shows
sheet-passages = Secret passages
sheet-passage = Secret passage
sheet-row = Row
sheet-col = Column
sheet-side = Edge
sheet-challenges = Challenges
sheet-challenge = Challenge

## Mistakes in packs and on score sheets

error-stonespine-without-dungeon = Jael has no dungeon, so goals and his cards count in one of these forms: { $names }.
error-stonespine-tokens = There must be at least one token of this shape.
error-stonespine-quadrants = The quarters must show the elements of the chamber, no more and no fewer.
error-stonespine-legendary = The number of basic cards replaced must equal the number of legendary ones ({ $count }), and no legendary card may be replaced.
error-stonespine-elements = This does not fit the form { $form }: forms that count certain elements name at least one here, all others none.
error-stonespine-cells = Only the form count_in_cells names cells here, and it has to; this card has the form { $form }.
error-stonespine-gate = Only the form count_connected names a gate here, and it has to; this card has the form { $form }.
error-stonespine-least = Only these forms say here how many are needed, and they have to: { $names }. This card has the form { $form }.
error-stonespine-sheet-priority = Places on the priority track go from 1 to { $most }, a different one for each player.
error-stonespine-sheet-full = A chamber has room for four elements, printed ones and tokens together.
error-stonespine-sheet-door = A chamber has at most one door on each side, and this one is already there.
error-stonespine-sheet-passage = This edge already has a secret passage.
error-stonespine-sheet-legendary = This basic card is not used together with legendary ones.
error-stonespine-sheet-gold = Jael's last card has { $gold } gold; enter that, or leave it out.
error-stonespine-sheet-no-gold = Jael's gold was not entered; his last card has { $gold } gold here. If your card shows another number, enter it.
error-stonespine-sheet-symbol = None of Jael's cards has the symbol of this chamber, so he cannot have it.
