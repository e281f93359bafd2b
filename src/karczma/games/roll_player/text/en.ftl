# Roll Player, in English. Card names are facts; all other words are ours.
# Forms in a sentence: `in` (in Strength), `on` (on Initiative card 2).
# In card texts `amount`, `pays`, `every`, `most` and `modifiers_...` are the numbers on the card, `set_...` those of its armour set.

game-name = Roll Player
game-about = Create a hero: place rolled dice in the rows of your attributes, buy cards at the market and earn the most reputation stars.
round-title = Round { $number }

## Options of the table

choice-class_choice = Class cards
    .help = A die drawn from the bag decides your class card, or the players choose theirs one by one, the first player last.
setting-class_choice-drawn = drawn with a die
setting-class_choice-reverse = chosen in reverse order
choice-less_random_setup = Less random start
    .help = Instead of drawing starting dice, everybody gets one in each of the six class colours, plus a gold one with three players or two gold ones with four.
choice-random_market_deck = Random market deck
    .help = All market cards are shuffled together, so those with one dot no longer come before those with two.
choice-shorter_game = Shorter game
    .help = Everybody starts with two more dice and with 5 gold, and the game is two rounds shorter.
choice-friendly_market = Friendly market
    .help = Whoever takes 2 gold instead of buying does not discard a market card.
choice-skill_windows = When skills can be used
    .help = Whether skills can also be used between other players' turns, or only on your own turns and before the final count, so that you are asked less often.
setting-skill_windows-full = between other players' turns too
setting-skill_windows-own_turn = only on your own turns
choice-place_together = Placing dice at the same time
    .help = Everybody places their starting dice at the same time; in the Dice Phase cards are taken in turn order, then everybody places in secret at the same time, and gold and actions follow in turn order.

## Attributes: the rows of a sheet

row-str = Strength
    .in = in Strength
row-dex = Dexterity
    .in = in Dexterity
row-con = Constitution
    .in = in Constitution
row-int = Intelligence
    .in = in Intelligence
row-wis = Wisdom
    .in = in Wisdom
row-cha = Charisma
    .in = in Charisma

## Actions of the attributes

action-str = Flip a die (Strength)
    .help = After placing a die in this row you may turn one of your dice over: the old value and the new one make 7.
    .rule = RP-40
action-dex = Swap two dice (Dexterity)
    .help = After placing a die in this row you may let two of your dice change places. Their values stay.
    .rule = RP-41
action-con = Raise or lower a die by 1 (Constitution)
    .help = After placing a die in this row you may make one of your dice 1 higher or 1 lower, never above 6 or below 1.
    .rule = RP-43
action-int = Reroll a die (Intelligence)
    .help = After placing a die in this row you may reroll one of your dice, and keep the result or go back to the old one.
    .rule = RP-45
action-wis = Move your alignment token (Wisdom)
    .help = After placing a die in this row you may move your alignment token one field up, down, left or right.
    .rule = RP-47
action-cha = Take a Charisma token (Charisma)
    .help = After placing a die in this row you may take a token that pays in place of 1 gold at this round's market.
    .rule = RP-48

## Spaces of a sheet, from the left

space-str_1 = Strength, space 1
    .in = in Strength, space 1
space-str_2 = Strength, space 2
    .in = in Strength, space 2
space-str_3 = Strength, space 3
    .in = in Strength, space 3
space-dex_1 = Dexterity, space 1
    .in = in Dexterity, space 1
space-dex_2 = Dexterity, space 2
    .in = in Dexterity, space 2
space-dex_3 = Dexterity, space 3
    .in = in Dexterity, space 3
space-con_1 = Constitution, space 1
    .in = in Constitution, space 1
space-con_2 = Constitution, space 2
    .in = in Constitution, space 2
space-con_3 = Constitution, space 3
    .in = in Constitution, space 3
space-int_1 = Intelligence, space 1
    .in = in Intelligence, space 1
space-int_2 = Intelligence, space 2
    .in = in Intelligence, space 2
space-int_3 = Intelligence, space 3
    .in = in Intelligence, space 3
space-wis_1 = Wisdom, space 1
    .in = in Wisdom, space 1
space-wis_2 = Wisdom, space 2
    .in = in Wisdom, space 2
space-wis_3 = Wisdom, space 3
    .in = in Wisdom, space 3
space-cha_1 = Charisma, space 1
    .in = in Charisma, space 1
space-cha_2 = Charisma, space 2
    .in = in Charisma, space 2
space-cha_3 = Charisma, space 3
    .in = in Charisma, space 3

## Colours of dice

colour-green = green
colour-blue = blue
colour-red = red
colour-purple = purple
colour-black = black
colour-white = white
colour-gold = gold
    .help = A gold die brings gold when you place it. No class has this colour.
    .rule = RP-36

## Dice: a colour and the value on top

die-green_1 = green 1
die-green_2 = green 2
die-green_3 = green 3
die-green_4 = green 4
die-green_5 = green 5
die-green_6 = green 6
die-blue_1 = blue 1
die-blue_2 = blue 2
die-blue_3 = blue 3
die-blue_4 = blue 4
die-blue_5 = blue 5
die-blue_6 = blue 6
die-red_1 = red 1
die-red_2 = red 2
die-red_3 = red 3
die-red_4 = red 4
die-red_5 = red 5
die-red_6 = red 6
die-purple_1 = purple 1
die-purple_2 = purple 2
die-purple_3 = purple 3
die-purple_4 = purple 4
die-purple_5 = purple 5
die-purple_6 = purple 6
die-black_1 = black 1
die-black_2 = black 2
die-black_3 = black 3
die-black_4 = black 4
die-black_5 = black 5
die-black_6 = black 6
die-white_1 = white 1
die-white_2 = white 2
die-white_3 = white 3
die-white_4 = white 4
die-white_5 = white 5
die-white_6 = white 6
die-gold_1 = gold 1
die-gold_2 = gold 2
die-gold_3 = gold 3
die-gold_4 = gold 4
die-gold_5 = gold 5
die-gold_6 = gold 6

## Races

race-dragonkin = Dragonkin
    .effect = { modifiers }
race-dwarf = Dwarf
    .effect = { modifiers }
race-elf = Elf
    .effect = { modifiers }
race-halfling = Halfling
    .effect = { modifiers }
race-human = Human
    .effect = { modifiers }
race-orc = Orc
    .effect = { modifiers }

modifiers =
    { $modifiers ->
        [0] No bonus and no penalty.
       *[other] { $modifiers_str ->
            [0] { "" }
           *[other] { SIGNED($modifiers_str) } to Strength.{ " " }
        }{ $modifiers_dex ->
            [0] { "" }
           *[other] { SIGNED($modifiers_dex) } to Dexterity.{ " " }
        }{ $modifiers_con ->
            [0] { "" }
           *[other] { SIGNED($modifiers_con) } to Constitution.{ " " }
        }{ $modifiers_int ->
            [0] { "" }
           *[other] { SIGNED($modifiers_int) } to Intelligence.{ " " }
        }{ $modifiers_wis ->
            [0] { "" }
           *[other] { SIGNED($modifiers_wis) } to Wisdom.{ " " }
        }{ $modifiers_cha ->
            [0] { "" }
           *[other] { SIGNED($modifiers_cha) } to Charisma.{ " " }
        }
    }

## Class cards: each has two classes

class_card-green = the green class card (Druid or Ranger)
class_card-blue = the blue class card (Sorcerer or Wizard)
class_card-red = the red class card (Warrior or Barbarian)
class_card-purple = the purple class card (Monk or Bard)
class_card-black = the black class card (Rogue or Thief)
class_card-white = the white class card (Cleric or Paladin)

## Classes

class-cleric = Cleric
    .effect = Charitable: whenever you take gold at the market instead of buying, you may also use the Wisdom action.
class-paladin = Paladin
    .effect = Vigilant: after buying armour you may use the Constitution action.
class-druid = Druid
    .effect = Attuned: before each Market Phase you may add a card of your choice from the discard pile to the market.
class-ranger = Ranger
    .effect =
        Skilled: in the Cleanup Phase you may make up to { $amount ->
            [one] 1 exhausted skill
           *[other] { $amount } exhausted skills
        } ready instead of one.
class-monk = Monk
    .effect = Enlightened: in the Dice Phase you may use the Wisdom action in place of the action of the row where you placed your die.
class-bard = Bard
    .effect =
        Charming: in your Market turn you may buy { $amount ->
            [one] 1 card
           *[other] { $amount } cards
        }. A Charisma token helps to pay for only one of them, and a discard for gold cannot replace any purchase.
class-rogue = Rogue
    .effect = Mischievous: when you take an Initiative card with gold on it, you may use the Dexterity action on top of the action of the row.
class-thief = Thief
    .effect = Shrewd: each gold die, starting dice included, brings you { $amount } gold instead of 2.
class-sorcerer = Sorcerer
    .effect = Mysterious: after buying a trait you may use the Intelligence action.
class-wizard = Wizard
    .effect = Enigmatic: after buying a skill you may use the Intelligence action.
class-warrior = Warrior
    .effect = Prepared: after buying a weapon you may use the Strength action.
class-barbarian = Barbarian
    .effect =
        Powerful: your weapons may take up { $amount ->
            [one] 1 hand
           *[other] { $amount } hands
        } in all instead of two.

## Backstories

backstory-aristocrat = Aristocrat
backstory-brawler = Brawler
backstory-chosen_one = Chosen One
backstory-craftsman = Craftsman
backstory-devoted = Devoted
backstory-exonerated = Exonerated
backstory-hunter = Hunter
backstory-lost_soul = Lost Soul
backstory-mentor = Mentor
backstory-patrician = Patrician
backstory-persecuted = Persecuted
backstory-resilient = Resilient
backstory-rift_walker = Rift Walker
backstory-savage = Savage
backstory-savant = Savant
backstory-street_urchin = Street Urchin

## Alignments

alignment-arbiter = Arbiter
alignment-champion = Champion
alignment-eccentric = Eccentric
alignment-free_spirit = Free Spirit
alignment-guardian = Guardian
alignment-hermit = Hermit
alignment-lunatic = Lunatic
alignment-maniac = Maniac
alignment-narcissist = Narcissist
alignment-neurotic = Neurotic
alignment-protector = Protector
alignment-rebel = Rebel
alignment-renegade = Renegade
alignment-scoundrel = Scoundrel
alignment-sentinel = Sentinel
alignment-sociopath = Sociopath
alignment-truth_seeker = Truth Seeker

## The alignment grid: its fields, and where the token can go

field-good_lawful = lawful good
field-good_neutral = neutral good
field-good_chaotic = chaotic good
field-neutral_lawful = lawful neutral
field-neutral_neutral = true neutral
field-neutral_chaotic = chaotic neutral
field-evil_lawful = lawful evil
field-evil_neutral = neutral evil
field-evil_chaotic = chaotic evil
direction-up = up, towards good
direction-down = down, towards evil
direction-left = left, towards law
direction-right = right, towards chaos

## Market cards: weapons

card-longsword = Longsword
    .effect = For attribute goals each of your dice in your class colour counts { $pays } higher, even above 6. Traits ignore this.
card-blessed_mace = Blessed Mace
    .effect = Your Wisdom action may move the alignment token up to two steps instead of one.
card-jeweled_dagger = Jeweled Dagger
    .effect = For attribute goals each of your gold dice counts { $pays } higher, even above 6. Traits ignore this.
card-longbow = Longbow
    .effect = In the Dice Phase you may use the action of the row just above or below the one where you placed the die, instead of its own.
card-tower_shield = Tower Shield
    .effect =
        At the end it counts as { $pays ->
            [one] one more piece of an armour set
           *[other] { $pays } more pieces of armour sets
        } that you have begun but not completed.
card-ancient_spear = Ancient Spear
    .effect = When you place a die on the last space of a row, take { $pays } more gold.
card-quarterstaff = Quarterstaff
    .effect = Your Intelligence action may reroll up to two different dice, one after the other; each time you keep the new value or go back to the old one.
card-heavy_crossbow = Heavy Crossbow
    .effect = Cards cost you { $pays } gold less, even from the discard pile with Move Silently, but not with Open Lock.

## Market cards: armour

card-chain_gorget = Chain Gorget
    .effect = { armor }
card-chain_vambraces = Chain Vambraces
    .effect = { armor }
card-chain_helm = Chain Helm
    .effect = { armor }
card-chain_tunic = Chain Tunic
    .effect = { armor }
card-chain_leggings = Chain Leggings
    .effect = { armor }
card-mystic_cowl = Mystic Cowl
    .effect = { armor }
card-mystic_robes = Mystic Robes
    .effect = { armor }
card-mystic_cloak = Mystic Cloak
    .effect = { armor }
card-leather_greaves = Leather Greaves
    .effect = { armor }
card-leather_boots = Leather Boots
    .effect = { armor }
card-leather_gloves = Leather Gloves
    .effect = { armor }
card-leather_pauldron = Leather Pauldron
    .effect = { armor }

armor =
    { $set ->
        [chain] Chain armour
        [leather] Leather armour
       *[mystic] Mystic armour
    }: { $set_size ->
        [3] { $set_stars_1 }, { $set_stars_2 } or { $set_stars_3 ->
            [one] 1 star
           *[other] { $set_stars_3 } stars
        }
        [4] { $set_stars_1 }, { $set_stars_2 }, { $set_stars_3 } or { $set_stars_4 ->
            [one] 1 star
           *[other] { $set_stars_4 } stars
        }
       *[5] { $set_stars_1 }, { $set_stars_2 }, { $set_stars_3 }, { $set_stars_4 } or { $set_stars_5 ->
            [one] 1 star
           *[other] { $set_stars_5 } stars
        }
    } for 1 to { $set_size } pieces, and { $set_bonus_stars } more for the set if your class is { $set_bonus_1 ->
        [green] { colour-green }
        [blue] { colour-blue }
        [red] { colour-red }
        [purple] { colour-purple }
        [black] { colour-black }
       *[white] { colour-white }
    } or { $set_bonus_2 ->
        [green] { colour-green }
        [blue] { colour-blue }
        [red] { colour-red }
        [purple] { colour-purple }
        [black] { colour-black }
       *[white] { colour-white }
    }.

## Market cards: skills

card-concentrate = Concentrate
    .effect = Flip one of your dice to its opposite side, like the Strength action.
card-search = Search
    .effect = Choose a die in the bag and put it in place of one of yours, with the same value; yours goes into the bag. A gold die pays its gold, but there is no row action.
card-negotiate = Negotiate
    .effect = In the Dice Phase swap one of your dice with one still on an Initiative card, both keeping their values, and put the dice on the cards in order again. A gold die you get pays its gold, but there is no row action.
card-pickpocket = Pickpocket
    .effect = Take { $pays } gold from the supply.
card-acrobatics = Acrobatics
    .effect = Swap two of your dice without changing their values, like the Dexterity action.
card-open_lock = Open Lock
    .effect = In your Market turn, instead of the usual purchase, take the top card of the deck unseen for { $pays } gold, without any discount. A trait moves your alignment token if it can.
card-climb = Climb
    .effect = In the Dice Phase flip one die still on an Initiative card to its opposite side, then put the dice on the cards in order again.
card-intimidate = Intimidate
    .effect = In the Dice Phase reroll any number of dice still on Initiative cards, then put the dice on the cards in order again.
card-move_silently = Move Silently
    .effect = In your Market turn, instead of the usual purchase, buy a card from the discard pile; discounts count. You cannot also discard a market card for gold.
card-knowledge = Knowledge
    .effect = Reroll one of your dice and keep the new or the old value, like the Intelligence action.
card-cure_wounds = Cure Wounds
    .effect = Raise or lower one of your dice by 1, like the Constitution action.
card-sleight_of_hand = Sleight of Hand
    .effect = Move one of your dice to the first empty space of another row and close the gap by sliding dice left. There is no row action and no gold for a full row.
card-diplomacy = Diplomacy
    .effect = Use the ability of another player's ready skill, at a moment that card allows; the card stays ready. You may also make only the alignment move.

## Market cards: traits

card-steadfast = Steadfast
    .effect = { stars } for each weapon you own.
card-honorable = Honorable
    .effect = { stars } for each armour card you own.
card-nimble = Nimble
    .effect = { stars } for each skill you own, ready or exhausted.
card-proud = Proud
    .effect = { stars } for each trait you own, this one included.
card-weak = Weak
    .effect = { stars } if your Strength (dice and race, without weapons) is { $every } or less.
card-clumsy = Clumsy
    .effect = { stars } if your Dexterity (dice and race, without weapons) is { $every } or less.
card-foolish = Foolish
    .effect = { stars } if your Intelligence (dice and race, without weapons) is { $every } or less.
card-reckless = Reckless
    .effect = { stars } if your Wisdom (dice and race, without weapons) is { $every } or less.
card-focused = Focused
    .effect = { stars } for each row whose three dice show the same value.
card-compassionate = Compassionate
    .effect = { stars } for each row whose three dice have three different colours.
card-obsessed = Obsessed
    .effect = { stars } for each row whose three dice have the same colour.
card-cunning = Cunning
    .effect = { stars } for each row whose three dice show three different values.
card-greedy = Greedy
    .effect =
        { stars } for every { $every } gold you have at the end{ $most ->
            [0] { "" }
            [1] , at most once
           *[other] , at most { $most } times
        }; you keep the gold.
card-honest = Honest
    .effect =
        At the end the value under your alignment token counts { $pays ->
            [1] once more
           *[other] { $pays } times more
        } if it is above zero.
card-loyal = Loyal
    .effect =
        { stars } for { $every ->
            [one] each die
           *[other] every { $every } dice
        } in your class colour.
card-obnoxious = Obnoxious
    .effect = { stars } if your Charisma (dice and race, without weapons) is { $every } or less.
card-dedicated = Dedicated
    .effect =
        { stars } for { $every ->
            [one] each die that matches
           *[other] every { $every } dice that match
        } your backstory.
card-courageous = Courageous
    .effect = { stars } for each attribute of { $every } or more (dice and race, without weapons).
card-envious = Envious
    .effect = { stars } if you own at least one weapon, armour card, skill and trait; this one counts.
card-famous = Famous
    .effect =
        { stars } for { $every ->
            [one] each goal
           *[other] every { $every } goals
        } of your class that you meet (dice and race, without weapons).

stars =
    { $pays ->
        [one] 1 star
       *[other] { $pays } stars
    }

## Initiative cards

initiative-1 = Initiative card 1
    .on = on Initiative card 1
initiative-2 = Initiative card 2
    .on = on Initiative card 2
initiative-3 = Initiative card 3
    .on = on Initiative card 3
initiative-4 = Initiative card 4
    .on = on Initiative card 4
initiative-5 = Initiative card 5
    .on = on Initiative card 5

## Charisma tokens

tokens-0 = 0 Charisma tokens
tokens-1 = 1 Charisma token
tokens-2 = 2 Charisma tokens
tokens-3 = 3 Charisma tokens
tokens-4 = 4 Charisma tokens
tokens-5 = 5 Charisma tokens
tokens-6 = 6 Charisma tokens

## Where gold comes from

source-card = from the Initiative card
source-row = for a full row
source-gold_die = for a gold die
source-spear = thanks to the Ancient Spear
source-discard = for a discarded card
source-friendly = instead of buying
source-pickpocket = thanks to Pickpocket

## Titles for a solo player, from the lowest

title-npc = NPC
title-mercenary = Mercenary
title-traveller = Traveller
title-leader = Clan Leader
title-champion = Champion
title-hero = Hero

## Moments at which skills are used outside of one's turn: the end of a sentence, as in “ask me …”

moment-dice = before another player takes an Initiative card
moment-dice_end = after the last turn of the Dice Phase
moment-market = before another player's turn in the market
moment-bought = when you have just bought a skill
moment-own_market = at the end of your turn in the market
moment-market_end = after the last turn in the market
moment-roll = before dice are drawn for the next round
moment-pool = when the dice on the Initiative cards have changed
moment-end = before the final count

## Questions

question-choose_sheet = Which character sheet do you take? Its race changes your attributes.
waiting-choose_sheet = { $player } chooses a character sheet.
question-choose_class_card = Which class card do you take? Dice in its colour will bring you stars.
waiting-choose_class_card = { $player } chooses a class card.
question-choose_class = Which of the two classes do you play?
waiting-choose_class = { $player } chooses one of two classes.
question-place_setup_die = Your starting dice: which one goes into which row?
waiting-place_setup_die = { $player } places starting dice.
question-order_tie = Some dice are equal: which of them goes onto the next Initiative card?
waiting-order_tie = { $player } puts equal dice in order.
question-take_initiative = Your turn: which die do you take, together with its Initiative card?
waiting-take_initiative = { $player } chooses an Initiative card and its die.
question-place_die = In which row do you place your die?
    .note = Your die: { $die }.
waiting-place_die = { $player } places a die.
question-place_together = In which row do you place your die? All choose at the same time.
    .note = Your die: { $die }.
waiting-place_together = { $player } places a die.
question-attribute_action = Your die is in its place: do you use an action?
waiting-attribute_action = { $player } may use an action.
question-class_ability = Your class gives you an action: do you use it?
waiting-class_ability = { $player } may use an action of their class.
question-turn_die = Which of your dice do you flip to its opposite side?
waiting-turn_die = { $player } chooses a die to flip.
question-swap_first = You swap two of your dice: which is the first?
waiting-swap_first = { $player } chooses two dice to swap.
question-swap_second = Which die does it change places with?
waiting-swap_second = { $player } chooses the second die to swap.
question-adjust_die = Which of your dice do you raise or lower by 1?
waiting-adjust_die = { $player } chooses a die to raise or lower.
question-reroll_die = Which of your dice do you reroll? You may go back to the old value afterwards.
waiting-reroll_die = { $player } chooses a die to reroll.
question-keep_reroll = Do you keep the new value or go back to the old one?
waiting-keep_reroll = { $player } looks at the new value.
question-move_alignment = Where do you move your alignment token?
waiting-move_alignment = { $player } moves the alignment token.
question-skill_window = Before the game goes on: do you use a skill?
waiting-skill_window = { $player } may use a skill.
question-use_ability = Your alignment token has moved: do you also use the skill's ability?
waiting-use_ability = { $player } may use the skill's ability.
question-sheet_target = Which of your dice do you choose for the skill?
waiting-sheet_target = { $player } chooses a die for the skill.
question-bag_target = Which die do you take out of the bag in its place?
waiting-bag_target = { $player } chooses a die in the bag.
question-pool_target = Which die on an Initiative card do you choose for the skill?
waiting-pool_target = { $player } chooses a die on an Initiative card.
question-row_target = Into which row does the die go?
waiting-row_target = { $player } chooses a row.
question-skill_target = Whose ready skill do you borrow?
waiting-skill_target = { $player } chooses a skill to borrow.
question-discard_target = Which card do you buy from the discard pile?
waiting-discard_target = { $player } chooses a card from the discard pile.
question-return_card = Which card from the discard pile do you add to the market?
waiting-return_card = { $player } may add a card to the market.
question-market = Your turn at the market: do you buy one of the cards?
    .note =
        { $tokens ->
            [0] You have { $gold } gold.
            [one] You have { $gold } gold and 1 Charisma token.
           *[other] You have { $gold } gold and { $tokens } Charisma tokens.
        }
waiting-market = { $player } looks round the market.
question-drop_weapon = You have too few hands for all your weapons: which one do you drop?
waiting-drop_weapon = { $player } chooses a weapon to drop.
question-spend_charisma = How many Charisma tokens do you spend in place of gold?
    .note =
        { $count ->
            [one] The price of { $card } is { $price } gold. You have { $gold } gold and 1 Charisma token.
           *[other] The price of { $card } is { $price } gold. You have { $gold } gold and { $count } Charisma tokens.
        }
waiting-spend_charisma = { $player } decides how to pay.
question-after_market = Before your turn at the market ends: do you use a skill?
waiting-after_market = { $player } may use a skill.
question-refresh_skill = Which exhausted skill do you make ready again?
waiting-refresh_skill = { $player } may make a skill ready.
question-last_window = Before the final count: do you use a skill or drop a weapon?
waiting-last_window = { $player } may change something before the final count.

## What can be done

do-choose_sheet = Take the { $race } sheet. { $race_effect }
do-choose_class_card = Take { $class_card }
do-choose_class = Play the { $class }. { $class_effect }
do-place_setup_die =
    Place the { $die } { $row_in }{ $gold ->
        [0] { "" }
       *[other] : +{ $gold } gold
    }
do-order_tie = Lay down the { $colour } die
do-take_initiative =
    Take the { $die } with { $initiative }{ $gold ->
        [0] { "" }
       *[other] : +{ $gold } gold
    }
do-place_die =
    Place it { $row_in }: { PLAIN($total) } in all{ $gold ->
        [0] { "" }
       *[other] , +{ $gold } gold
    }{ $stars ->
        [0] { "" }
        [one] , { SIGNED($stars) } star
       *[other] , { SIGNED($stars) } stars
    }
do-act = { $action }
do-no_action = Use no action
do-turn_die =
    Flip the { $die } to { $to } ({ $space }){ $stars ->
        [0] { "" }
        [one] : { SIGNED($stars) } star
       *[other] : { SIGNED($stars) } stars
    }
do-swap_first = Swap the { $die } ({ $space })
do-swap_second =
    Swap it with the { $die } ({ $space }){ $stars ->
        [0] { "" }
        [one] : { SIGNED($stars) } star
       *[other] : { SIGNED($stars) } stars
    }
do-raise_die =
    Raise the { $die } to { $to } ({ $space }){ $stars ->
        [0] { "" }
        [one] : { SIGNED($stars) } star
       *[other] : { SIGNED($stars) } stars
    }
do-lower_die =
    Lower the { $die } to { $to } ({ $space }){ $stars ->
        [0] { "" }
        [one] : { SIGNED($stars) } star
       *[other] : { SIGNED($stars) } stars
    }
do-reroll_die = Reroll the { $die } ({ $space })
do-enough = That is enough
do-keep_new =
    Keep the new value { $to }{ $stars ->
        [0] { "" }
        [one] : { SIGNED($stars) } star
       *[other] : { SIGNED($stars) } stars
    }
do-keep_old = Go back to the { $die }
do-move_alignment =
    { $stars ->
        [0] Move { $direction }: no stars on that field
        [one] Move { $direction }: { SIGNED($stars) } star on that field
       *[other] Move { $direction }: { SIGNED($stars) } stars on that field
    }
do-use_skill = Use { $card }: your token moves { $direction }, to { $field }{ stars-by }
do-pass = Not now
do-hush = Do not ask me again in this phase
do-use_ability = Use the ability of { $card }. { $card_effect }
do-skip_ability = Leave the ability of { $card } unused
do-sheet_target = Choose the { $die } ({ $space })
do-bag_target = Take a { $colour } die ({ $count } in the bag)
do-pool_target = Choose the { $die } { $initiative_on }
do-row_target = Place it { $row_in }
do-skill_target = Borrow { $card }
do-discard_target =
    Buy { $card }{ $gold ->
        [0] , free
       *[other] { " " }for { $gold } gold
    }{ $token ->
        [0] { "" }
        [1] : your token moves { $direction }, to { $field }
       *[other] : your token stays, it cannot move { $direction }
    }{ stars-by }
do-return_card =
    { $gold ->
        [0] Add { $card }: free for you
       *[other] Add { $card }: your price is { $gold } gold
    }
do-return_nothing = Add no card
do-buy =
    Buy { $card }{ $gold ->
        [0] , free
       *[other] { " " }for { $gold } gold
    }{ $token ->
        [0] { "" }
        [1] : your token moves { $direction }, to { $field }
       *[other] : your token stays, it cannot move { $direction }
    }{ stars-by }

# What a choice does to the stars, by what they are for
stars-by =
    { $by_attributes ->
        [0] { "" }
        [one] ; { SIGNED($by_attributes) } star for attributes
       *[other] ; { SIGNED($by_attributes) } stars for attributes
    }{ $by_alignment ->
        [0] { "" }
        [one] ; { SIGNED($by_alignment) } star for alignment
       *[other] ; { SIGNED($by_alignment) } stars for alignment
    }{ $by_armor ->
        [0] { "" }
        [one] ; { SIGNED($by_armor) } star for armour
       *[other] ; { SIGNED($by_armor) } stars for armour
    }{ $by_traits ->
        [0] { "" }
        [one] ; { SIGNED($by_traits) } star for traits
       *[other] ; { SIGNED($by_traits) } stars for traits
    }{ $by_gold ->
        [0] { "" }
        [one] ; { SIGNED($by_gold) } star for gold
       *[other] ; { SIGNED($by_gold) } stars for gold
    }
do-discard = Discard { $card }: +{ $gold } gold
do-take_gold = Buy nothing: +{ $gold } gold
do-buy_no_more = Finish buying
do-drop_weapon =
    { $hands ->
        [one] Drop your { $card }: 1 hand free{ stars-by }. You lose: { $card_effect }
       *[other] Drop your { $card }: { $hands } hands free{ stars-by }. You lose: { $card_effect }
    }
do-spend_charisma =
    { $gold ->
        [0] Spend { $tokens }: you pay no gold for { $card }
       *[other] Spend { $tokens }: you pay { $gold } gold for { $card }
    }
do-refresh_skill = Make { $card } ready
do-refresh_none = Make none ready
do-end_turn = End your turn

## What cannot be done now

blocked-race-taken = Another player has this sheet.
blocked-class-card-taken = Another player has this class card.
blocked-initiative-taken = This Initiative card is already taken.
blocked-row-full = This row is full.
blocked-too-dear = You cannot pay for this card: it costs { $gold } gold, and you can pay { $have }.

## What happens

event-begins = { $seat } begins.
event-took_sheet = { $seat } takes the { $race } sheet and { $gold } gold.
event-drew = { $seat } draws a { $colour } die for their class.
event-took_class_card = { $seat } takes { $class_card }.
event-chose_class = { $seat } plays the { $class }.
event-dealt = { $seat } has the backstory { $backstory } and the alignment { $alignment }.
event-market_dealt = New at the market: { $card }.
event-starting_die = { $seat } gets a starting die: { $die }.
event-placed = { $seat } places the { $die } { $space_in }.
event-got_gold = { $seat } gets { $gold } gold { $source }.
event-round_starts = Round { $round }: { $seat } begins.
event-pooled = The { $die } goes onto { $initiative }.
event-took = { $seat } takes { $initiative } with the { $die }.
event-turned = { $seat } flips a die, now { $die } { $space_in }.
event-swapped = { $seat } swaps two dice ({ $space }; { $other }).
event-adjusted = { $seat } changes a die by 1, now { $die } { $space_in }.
event-rerolled = { $seat } rerolls a die and gets { $die } { $space_in }.
event-kept_new = { $seat } keeps the new value.
event-kept_old = { $seat } goes back to the old value.
event-moved = { $seat } moves the alignment token { $direction }: { $field }.
event-stayed = { $seat } leaves the alignment token where it is: it cannot go { $direction }.
event-got_charisma = { $seat } takes a Charisma token.
event-used_skill = { $seat } uses { $card }.
event-skipped_ability = { $seat } leaves the ability unused.
event-no_target = { $seat } has no use for the ability now.
event-copied = { $seat } borrows { $card }.
event-searched = { $seat } takes a die out of the bag, now { $die } { $space_in }.
event-negotiated = { $seat } exchanges a die with one on an Initiative card, now { $die } { $space_in }.
event-pool_turned = { $seat } flips the die { $initiative_on }, now { $die }.
event-pool_rerolled = { $seat } rerolls the die { $initiative_on } and gets { $die }.
event-slid = { $seat } moves a die, now { $die } { $space_in }.
event-returned = { $seat } adds { $card } from the discard pile to the market.
event-bought =
    { $tokens ->
        [0] { $gold ->
            [0] { $seat } gets { $card } free.
           *[other] { $seat } buys { $card } for { $gold } gold.
        }
        [one] { $gold ->
            [0] { $seat } buys { $card } for 1 Charisma token.
           *[other] { $seat } buys { $card } for { $gold } gold and 1 Charisma token.
        }
       *[other] { $gold ->
            [0] { $seat } buys { $card } for { $tokens } Charisma tokens.
           *[other] { $seat } buys { $card } for { $gold } gold and { $tokens } Charisma tokens.
        }
    }
event-discarded = { $seat } discards { $card } from the market.
event-dropped = { $seat } drops a weapon: { $card }.
event-skipped_market = { $seat } finds nothing to do at the market.
event-refreshed = { $seat } makes { $card } ready.
event-enemy_rolled = The enemy die shows { $value }.
event-trashed = Out of the game: { $card }.
event-swept = From the market to the discard pile: { $card }.
event-reshuffled = The discard pile is shuffled and becomes the new deck.
event-ended = The game ends: no space for dice is left.

## The table

zone-initiative = Initiative card
    .help = You take it with its die and its gold. A low number means a low die, but an early turn at the market.
    .rule = RP-32
zone-loose = Dice still to be put in order
    .help = They go onto the Initiative cards from low to high. Where values are equal, the first player decides.
    .rule = RP-30
zone-market = Market
    .help = In your turn here you buy one card, or discard one and take gold. Whoever has the lowest Initiative card goes first.
    .rule = RP-54
zone-deck = Market deck
    .help = Each round the new market comes from here: first cards with one dot, later those with two.
    .rule = RP-15
zone-discards = Discard pile
    .help = Cards that have left the market. Anybody may look through them, and some abilities bring one back.
    .rule = RP-67
zone-trash = Out of the game
    .help = When you play alone, cards that are lost for good. They never come back, not even when the deck is shuffled.
    .rule = RP-120
zone-bag = Dice bag
    .help = Dice are drawn from here without looking. What is left tells you which colours can still come.
    .rule = RP-28
zone-race = Race
    .help = What you were born as. It may raise or lower the total of some attributes, and that counts for their goals.
    .rule = RP-83
zone-class = Class
    .help = Sets a goal for each attribute, gives you an ability, and makes every die of its colour worth a star.
    .rule = RP-84
zone-backstory = Backstory
    .help = Wants a certain colour in six spaces of your sheet. Dice that match bring stars; their values do not matter.
    .rule = RP-90
zone-alignment = Alignment
    .help = At the end the number under your token is added to your stars, or taken away. Traits, skills and the Wisdom action move it.
    .rule = RP-89
zone-row = Attribute
    .help = Holds three dice. Their sum, with your race and weapons, should meet the goal of your class; a full row brings gold at once.
    .rule = RP-83
zone-weapon = Weapons
    .help = Helps you for as long as you own it. Weapons need hands, and you have only two.
    .rule = RP-59
zone-armor = Armour
    .help = Does nothing until the end. Then every set of one type brings stars, and one more if it suits the colour of your class.
    .rule = RP-92
zone-skill = Skills
    .help = Can be used again and again. Each time your alignment token moves along its arrow, and the card is exhausted until it is refreshed.
    .rule = RP-75
zone-trait = Traits
    .help = Moves your alignment token once, when you buy it. At the end it brings stars by its own condition.
    .rule = RP-94
zone-hand = Die to be placed
    .help = The die that was taken. It goes into the leftmost free space of any row that is not full, with the value it shows.
    .rule = RP-33
zone-starting = Starting dice
    .help = Dice you begin with: put them into any rows you like. Full rows and gold dice bring gold already now.
    .rule = RP-20
number-first_player = First player
    .help = Draws and rolls the dice, and takes the first of them. After the round the bag passes to the left.
    .rule = RP-74
number-round = Round
    .help = In each round dice are rolled, taken and placed, and then everybody goes to the market.
    .rule = RP-27
number-last_round = Last round
    .help = When all sheets are full, this round is finished, and then the stars are counted.
    .rule = RP-81
number-gold = Gold
    .help = Pays for cards at the market. It comes from Initiative cards, gold dice, full rows and cards you discard. In a tie, more gold wins.
    .rule = RP-80
number-charisma = Charisma tokens
    .help = Each one pays in place of 1 gold when you buy this round. Those you do not spend you give back.
    .rule = RP-49
number-stars = Stars
    .help = Points as they stand now. They are counted for good only when the game is over, and the most stars win.
    .rule = RP-82

## What else people ask about: its name, what it does, and the rule it comes from

idea-colour = Colour of a die
    .help = A die of your class colour is worth a star, and your backstory wants certain colours in certain spaces.
    .rule = RP-88
idea-die = Die
    .help = Its value counts for the total of its row; its colour counts for your class and your backstory.
    .rule = RP-33
idea-space = Space for a die
    .help = A die always takes the leftmost free space of its row. A mark says that your backstory wants this colour here.
    .rule = RP-21
idea-class_card = Class card
    .help = One colour with two classes: you choose which of them to play.
    .rule = RP-09
idea-field = Field of the alignment grid
    .help = If your token ends the game here, this number is added to your stars.
    .rule = RP-89
idea-direction = Arrow
    .help = Where your alignment token goes: once when you buy a trait, every time you use a skill. If a skill cannot move it, the skill cannot be used.
    .rule = RP-62
idea-card = Market card
    .help = Pay its price and it is yours to the end of the game.
    .rule = RP-55
idea-price = Price
    .help = The gold this card costs. Charisma tokens and some cards make it cheaper.
    .rule = RP-55
idea-hands = Hands
    .help = Your weapons together may need no more than two hands, unless your class says otherwise.
    .rule = RP-59
idea-goal = Goal of an attribute
    .help = The total your class wants here. If the row meets it, you get the stars beside it; if not, nothing.
    .rule = RP-84
idea-total = Total of an attribute
    .help = The dice of the row together with what your race and your weapons add or take away.
    .rule = RP-83
idea-tokens = Charisma tokens
    .help = Each one pays in place of 1 gold when you buy this round.
    .rule = RP-49

## The score

part-attributes = Attributes
    .help = Stars for every attribute whose total meets the goal of your class. A goal you miss brings nothing.
    .rule = RP-84
part-class_dice = Class dice
    .help = A star for every die on your sheet that has the colour of your class.
    .rule = RP-88
part-alignment = Alignment
    .help = The number under your alignment token, which may be below zero.
    .rule = RP-89
part-backstory = Backstory
    .help = Stars for dice of the right colour in the spaces your backstory marks, from two matches on.
    .rule = RP-91
part-armor = Armour
    .help = Stars for each type of armour, the more cards of it the better.
    .rule = RP-92
part-traits = Traits
    .help = What each trait brings by its own condition.
    .rule = RP-94
part-gold = Gold
    .help = Only when you play alone: stars for the gold you have left.
    .rule = RP-129
tie-gold = more gold
tie-class_dice = fewer class dice
why-goal = { $row }: { $total }
why-class_dice =
    { $count ->
        [one] 1 die in the class colour
       *[other] { $count } dice in the class colour
    }
why-alignment = { $field }
why-backstory =
    { $count ->
        [one] 1 die matches the backstory
       *[other] { $count } dice match the backstory
    }
why-set-chain =
    { $count ->
        [one] 1 piece of chain armour
       *[other] { $count } pieces of chain armour
    }
why-set-leather =
    { $count ->
        [one] 1 piece of leather armour
       *[other] { $count } pieces of leather armour
    }
why-set-mystic =
    { $count ->
        [one] 1 piece of mystic armour
       *[other] { $count } pieces of mystic armour
    }
why-set_bonus = armour matching the class colour
why-shield = Tower Shield as one more piece
why-trait = { $card }
why-gold = { $count } gold, 1 star for every 8

## What may come

odds-goal =
    { $count ->
        [0] no face brings this row to its goal
        [one] { $count } of the { $of } faces brings this row to its goal: { $percent } %
       *[other] { $count } of the { $of } faces bring this row to its goal: { $percent } %
    }
odds-higher =
    { $count ->
        [0] no face is higher
        [one] { $count } of the { $of } faces is higher: { $percent } %
       *[other] { $count } of the { $of } faces are higher: { $percent } %
    }
odds-lower =
    { $count ->
        [0] no face is lower
        [one] { $count } of the { $of } faces is lower: { $percent } %
       *[other] { $count } of the { $of } faces are lower: { $percent } %
    }
odds-trash =
    { $count ->
        [0] nothing is left in the market for the enemy die to take
        [6] every face of the enemy die takes a card out of the market
       *[other] { $count } of the { $of } faces of the enemy die take a card out of the market: { $percent } %
    }

## The score sheet

sheet-race = Race
sheet-class = Class
sheet-backstory = Backstory
sheet-alignment = Alignment
sheet-alignment_card = Card
sheet-row = Row of the token (0 good, 1 neutral, 2 evil)
sheet-col = Column of the token (0 lawful, 1 neutral, 2 chaotic)
sheet-dice = Dice
sheet-row-str = Strength
sheet-row-dex = Dexterity
sheet-row-con = Constitution
sheet-row-int = Intelligence
sheet-row-wis = Wisdom
sheet-row-cha = Charisma
sheet-die = Die
sheet-colour = Colour
sheet-value = Value
sheet-cards = Market cards
sheet-market_card = Card
sheet-gold = Gold

## Mistakes in packs and on score sheets

error-roll_player-effect = A card of this type has one of these effects: { $names }.
error-roll_player-for-type = Cards of these types must have a value here, and no others: { $names }.
error-roll_player-class-action = Only a class that gives an action (action_after, replace_action) names one here, and it must.
error-roll_player-class-event = Only a class that acts after an event (action_after) names one here, and it must.
error-roll_player-goal = The upper end of a goal is lower than its lower end.
error-roll_player-sheet-hands = These weapons need more than { $most } hands; leave out those that were dropped.
error-roll_player-sheet-solo = Diplomacy is not used in a solo game.
error-roll_player-sheet-class = Another player already has this class card, which has two classes; choose a class of another colour.
