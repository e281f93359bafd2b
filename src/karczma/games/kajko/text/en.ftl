# Kajko i Kokosz: Przygody Wojów, in English. Card names are facts; all other words are ours.
# Forms of a card in a sentence: `one` (turns up a coin), `many` (takes 3 coins). `value` is the number of the card.

game-name = Kajko i Kokosz: Przygody Wojów
game-about = Turn up cards from ten stacks for as long as you dare, and send your loot to the town before somebody takes it.
round-title = Round { $number }

## Options of the table

choice-first_player = Who begins
    .help = The first player is drawn at random, or sits in the chair you choose.
setting-first_player-random = drawn at random
setting-first_player-0 = the first chair
setting-first_player-1 = the second chair
setting-first_player-2 = the third chair
setting-first_player-3 = the fourth chair
setting-first_player-4 = the fifth chair
choice-dusigrosz = The Miser
    .help = At the end the Miser, a bonus card, goes to whoever sent the most coins.
choice-dusigrosz_tie = The Miser in a tie
    .help = Who gets the Miser when several players have sent the most coins.
setting-dusigrosz_tie-nobody = nobody gets it
setting-dusigrosz_tie-everybody = all who are tied get it
setting-dusigrosz_tie-more_items = whoever sent more items
choice-coin_in_hand = Thieving coins in hand
    .help = Whoever turns up a coin in hand takes things from another player and leaves the coin there.
choice-coin_in_hand_target = Target of a coin in hand
    .help = Whether a coin in hand can also be used on a player who has finished; what is left with them no longer counts.
setting-coin_in_hand_target-in_play = only those still in play
setting-coin_in_hand_target-anybody = any other player
choice-town_memory = Looking into the town
    .help = Whether you may look at what you have sent to the town, or have to remember it.
setting-town_memory-hidden = nobody may look
setting-town_memory-owner = everybody may see their own
choice-stacks = Cards in the stacks
    .help = Whether the two stacks of each size have different mixes of coins and lesser items, or the same one.
setting-stacks-mixed = each its own mix
setting-stacks-twins_alike = both the same

## Cards

card-raiders = Raiders of Jomsborg
    .one = the raiders of Jomsborg
    .many = bands of raiders
    .effect = Everything in front of you is gone; but if robbers are there, they fight each other instead and both leave.
    .rule = KK-10
card-robbers = Robbers
    .one = the robbers
    .many = bands of robbers
    .effect = They wait in front of you; when a second band comes, everything is gone and so are they. They also leave when you send.
    .rule = KK-08
card-chamberlain = Sly Chamberlain
    .one = the sly chamberlain
    .many = sly chamberlains
    .effect = You lose the most valuable item in front of you; if several are tied, you choose which.
    .rule = KK-07
card-coin_in_hand = Coin in Hand
    .one = a coin in hand
    .many = coins in hand
    .effect = A coin like any other: it lies in front of you until you send it or lose it.
    .advanced = Choose a player: all coins in front of them become yours, or else all their lesser items, or else their greater ones. This card goes to them.
    .rule = KK-06
card-treasure_10 = Item worth { $value }
    .one = an item worth { $value }
    .many = items worth { $value }
    .effect = It lies in front of you until you send it or lose it.
    .rule = KK-05
card-coin = Coin
    .one = a coin
    .many = coins
    .effect = It lies in front of you until you send it or lose it. If the Miser is in play, coins count towards it.
    .rule = KK-05
card-item_5 = Item worth { $value }
    .one = an item worth { $value }
    .many = items worth { $value }
    .effect = It lies in front of you until you send it or lose it.
    .rule = KK-05

## Stacks: the number is the size, the letter tells twins apart

stack-stack_5a = stack 5a
stack-stack_5b = stack 5b
stack-stack_6a = stack 6a
stack-stack_6b = stack 6b
stack-stack_7a = stack 7a
stack-stack_7b = stack 7b
stack-stack_8a = stack 8a
stack-stack_8b = stack 8b
stack-stack_9a = stack 9a
stack-stack_9b = stack 9b

## Questions

question-turn = Your turn: go on an adventure, or send your items to the town?
    .note =
        { $robbers ->
            [0] { $count ->
                [0] You have nothing to lose yet.
               *[other] { $ducats ->
                    [one] 1 ducat is at stake.
                   *[other] { $ducats } ducats are at stake.
                } Raiders would take everything; robbers would only wait in front of you for now.
            }
           *[other] { $count ->
                [0] Robbers wait in front of you, but there is nothing yet that they could take.
               *[other] { $ducats ->
                    [one] 1 ducat is at stake.
                   *[other] { $ducats } ducats are at stake.
                } Robbers wait in front of you: if a second band comes, everything is gone, but raiders would only fight the robbers.
            }
        }
waiting-turn = { $player } is choosing: an adventure or the town.
question-lose = The chamberlain wants your best item: which one do you give up?
waiting-lose = { $player } chooses an item for the chamberlain.
question-rob = A coin in hand: whose pockets do you empty?
waiting-rob = { $player } chooses whose pockets to empty.

## What can be done

do-adventure = Go to { $stack }: { $left } of { $size } cards left
do-send =
    Send { $count ->
        [one] 1 item
       *[other] { $count } items
    } worth { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    } to the town: { $empty ->
        [one] this is your last empty character
       *[other] you have { $empty } empty characters
    }
do-lose =
    Give up { $card_one } ({ $ducats ->
        [one] −1 ducat
       *[other] −{ $ducats } ducats
    })
do-rob =
    Rob { $player }: { $count ->
        [0] nothing in front
        [one] 1 item in front
       *[other] { $count } items in front
    }

## What cannot be done now

blocked-stack-empty = This stack is empty.
blocked-nothing-to-send = You have no items in front of you to send.

## What happens

event-begins = { $seat } begins.
event-turned_up = { $seat } turns up { $card_one } ({ $stack }).
event-unharmed = { $card }: { $seat } has nothing to lose.
event-lost = { $seat } gives { $card_one } to the chamberlain.
event-robbers_stay = { $seat } has robbers in front now; on their own they do no harm.
event-robbed =
    { $count ->
        [0] A second band of robbers! { $seat } has nothing to lose, and both bands leave.
        [one] A second band of robbers! { $seat } loses their only item, and both bands leave.
        [2] A second band of robbers! { $seat } loses both items, and both bands leave.
       *[other] A second band of robbers! { $seat } loses all { $count } items, and both bands leave.
    }
event-raided =
    { $count ->
        [one] { $seat } loses their only item to the raiders.
        [2] { $seat } loses both items to the raiders.
       *[other] { $seat } loses all { $count } items to the raiders.
    }
event-fought = Raiders and robbers fight each other and are gone; { $seat } loses nothing.
event-took =
    { $count ->
        [one] { $seat } takes { $card_one } from { $player }.
       *[other] { $seat } takes { $count } { $card_many } from { $player }.
    }
event-gave = { $seat } leaves { $card_one } with { $player }.
event-sent =
    { $seat } sends { $count ->
        [one] 1 item
       *[other] { $count } items
    } to the town ({ $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }).
event-robbers_leave = { $seat } is rid of the robbers.
event-full = { $seat } has no empty character left and waits for the end.
event-ended = The game ends: { $ending }.
event-dusigrosz =
    { $count ->
        [one] { $seat } gets the Miser for the most coins: 1 coin.
       *[other] { $seat } gets the Miser for the most coins: { $count } coins.
    }
event-no_dusigrosz = Nobody gets the Miser: no one has more coins than all the others.

tie-nobody = nobody gets it
tie-everybody = all who are tied get it
tie-more_items = whoever sent more items

ending-all_sent = every character has its items
ending-stacks_empty = the stacks are empty

## The table

zone-stack = Stack
    .help = Cards with the same back, face down. In your turn you may turn up the top one: it is loot, or it is trouble. What is still inside is no secret, only the order is.
    .rule = KK-04
zone-box = Out of the game
    .help = Cards that have left the game, for all to see. What lies here can no longer come out of a stack.
    .rule = KK-R11
zone-front = In front
    .help = Loot that has been turned up but not sent yet. It counts for nothing until it is in the town, and raiders, robbers or the chamberlain can still take it.
    .rule = KK-05
zone-robbers = Robbers in front
    .help = One band only waits. If a second one comes, everything in front is gone. Raiders would fight them instead of taking your loot, and they leave when you send.
    .rule = KK-08
zone-character = Character
    .help = Takes all the loot of one sending, and only once. What lies here is safe and counts at the end. Whoever has filled every character takes no more turns.
    .rule = KK-13
number-first_player = First player
    .help = This player had the first turn; the others follow clockwise. It brings nothing else.
    .rule = KK-03
number-cards_left = Cards left
    .help = All cards still in the stacks. When the last one has been turned up, the game is over, even if somebody has empty characters.
    .rule = KK-17
number-at_stake = Ducats at stake
    .help = What the items in front are worth together: so much goes to the town if they are sent now, and so much can be lost.
    .rule = KK-12
number-characters = Characters
    .help = How often this player can send in the whole game: each character takes loot only once.
    .rule = KK-01
number-sent = Items in the town
    .help = Items that are safe in the town. If two players have equal ducats, the one who sent more items wins.
    .rule = KK-19

## What else people ask about: its name, what it does, and the rule it comes from

idea-card = Adventure card
    .help = Every stack holds one of each danger, one coin in hand and one of the dearest items. The rest are coins and lesser items.
    .rule = KK-24

## The score

part-town = The town
    .help = The ducats of all that has been sent to the characters. In the end only this counts, not what still lies in front.
    .rule = KK-18
part-dusigrosz = The Miser
    .help = A bonus card. When the game is over, it goes to whoever has the most coins in the town, if the table plays with it.
    .rule = KK-20
tie-items = more items sent
why-card = { $count } × { $card }
why-dusigrosz =
    { $count ->
        [one] the most coins: 1 coin
       *[other] the most coins: { $count } coins
    }
why-no_dusigrosz = the most coins ({ $count }), but not alone: nobody gets it

## What may come

odds-danger =
    { $count ->
        [one] { $count } of the { $of } cards left here is a danger: { $percent } %
       *[other] { $count } of the { $of } cards left here are dangers: { $percent } %
    }
odds-coin =
    { $count ->
        [one] { $count } is a coin: { $percent } %
       *[other] { $count } are coins: { $percent } %
    }
odds-item =
    { $count ->
        [one] { $count } is an item: { $percent } %
       *[other] { $count } are items: { $percent } %
    }

## The score sheet

sheet-dusigrosz = We play with the Miser
sheet-dusigrosz_tie = The Miser in a tie
sheet-town = Sent to the town
sheet-town-sums = How many of each
sheet-town-cards = Character by character
sheet-character = Character
sheet-item = Item

## Mistakes in packs and on score sheets

error-kajko-one-each = Every stack has exactly 1 card of this kind, not { $count }.
error-kajko-alike = The cards of the pack “{ $pack }” cannot be laid out with both stacks of a size the same; choose mixed stacks.
error-kajko-seventy = There must be 70 cards in all stacks together, not { $count }.
error-kajko-characters = This needs { $needed } characters in all, and the box has { $count }.
error-kajko-sheet-characters = A player has at most { $most } characters in a game with { $seats } players; enter no more lists here.
error-kajko-sheet-together = The box has only { $most } coins and items worth 5 together, coins in hand not counted; enter no more.
error-kajko-sheet-danger = “{ $card }” is a danger and never goes to the town; list items only.
