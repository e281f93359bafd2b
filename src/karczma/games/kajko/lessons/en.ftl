# What teaches Kajko i Kokosz: Przygody Wojów, in English.

goal = Gather loot in front of you and send it to the town before raiders, robbers or the sly chamberlain take it. Only what reaches the town counts: whoever has the most ducats there wins.

## Each question

coach-turn = Either turn up one card, or send everything in front of you to the town. The more lies there, the more you can lose; but each of your characters takes loot only once, so do not send too little.
coach-lose = The chamberlain takes your most valuable item. They are worth the same, so think of what else counts: with the Miser in play coins are worth keeping.
coach-rob = You get all coins of the player you choose; if they have none, their items worth 5, and if they have none of those either, their items worth 10. Look at who has the most to lose.

## What happens for the first time

tip-robbers_stay = One band of robbers does no harm. It waits in front of you until you send something; a second band would take everything, but raiders would fight it and leave your loot alone.
tip-robbed = Two bands of robbers in front of one player take all the items there, and both bands leave. What is in the town is safe.
tip-raided = Raiders take everything in front of you. Only a band of robbers in front of you keeps them busy.
tip-fought = Raiders who find robbers in front of you fight them: both leave, and you keep everything.
tip-lost = The chamberlain always takes the most valuable item in front of you, and nothing else.
tip-unharmed = Whoever has nothing in front of them has nothing to lose: dangers go to the box without harm. The best time to explore is right after sending.
tip-sent = All items went onto one character, face down. This character takes no more, and nobody can touch what lies there.
tip-full = Whoever has filled their last character waits for the end. The others play on.
tip-took = A coin in hand took all coins, or else all items of one kind. The card itself changes sides too.

## The first game

lesson-first = Your first game
    .about = Turn up cards, meet all the dangers, and learn when to stop.
lesson-first-goal = Ten stacks of adventures, and at the bottom right the town with your characters. You gather loot from the stacks and send it to the town. Only what is in the town counts at the end.
lesson-first-turn_up = Each turn you do one thing, then it is the golem’s turn. Turn up the top card of any stack.
    .after = Loot! It is worth 1, 5 or 10 ducats. It lies in front of you, and it is not safe there.
lesson-first-robbers = A few turns later 16 ducats lie in front of you. In every stack three dangers lie in wait, one card of each. Meet them now: turn up the marked stack.
    .after = Robbers! One band does no harm and stays in front of you. But if a second comes, all your loot there is gone.
    .otherwise = That was another stack, and from outside all look alike. Try again with the marked one.
lesson-first-raiders = Now the worst danger: raiders take everything in front of you, unless robbers are there. They are, so dare it: turn up the marked stack.
    .after = The raiders fought the robbers. Both are gone, and your loot is still there. Without robbers all of it would be lost.
    .otherwise = That was another stack. Try again with the marked one: the raiders wait there.
lesson-first-chamberlain = One danger is left, the sly chamberlain. He takes one item: which one? Turn up the marked stack.
    .after = He took the most valuable one, the 10, as he always does. Where several are worth the same, you choose.
    .otherwise = That was another stack. Try again with the marked one: the chamberlain waits there.
lesson-first-send = Save the rest with the marked button: everything in front of you goes to the town, onto one character, which is full then and takes no more.
    .after = Safe! With two players everybody has four characters, so you can send only four times in the whole game.
    .otherwise = You went on, as you may. But here the loot should be brought home: try again with the marked button.
lesson-first-greed = Another game. 26 ducats lie in front of you, without robbers, and all ten stacks still hide their raiders. Send, or go on?
    .after = Well stopped. So much is worth more in the town than one more card could bring; small loot can wait a turn or two.
    .otherwise = You went on. One more card brings 10 ducats at most, and raiders would have taken all 26. When so much is at stake, send.
lesson-first-count = Faded signs under a stack have come out already. Every stack holds one each of raiders, robbers, chamberlain, coin in hand (so far a coin like any other) and item worth 10; large ones also coins and fives. Four of five cards of the marked stack are out. What is the last? Turn it up.
    .after = The item worth 10, of course. Whoever counts what has come out knows where to go.
    .otherwise = Look at what has come out of the marked stack: all its dangers are gone, and the best item is still in it.
lesson-first-home = Bring the 10 home: send it, together with the coin.
    .after = Sending also drives off any robbers in front of you.
    .otherwise = You went on instead, and the 10 ducats still lie open in front of you.
lesson-first-end = The game ends when everybody’s characters are full, or all stacks are empty; whoever is full first waits. Then the ducats in the town are counted. In a tie, whoever sent more items wins.
lesson-first-play = Now play the end of this game: you and the golem have one empty character each. Have fun!

## The advanced rules

lesson-advanced = The advanced rules
    .about = Coins in hand that empty the pockets of others, and the Miser who loves coins.
lesson-advanced-start = Three players and two more rules. Golem 1 has two coins in front, Golem 2 an item worth 5. You can now take such things away from them.
lesson-advanced-coin = A coin in hand is no longer just a coin. Turn up the marked stack.
    .after = A coin in hand! You choose whose pockets you empty.
    .otherwise = That was another stack. The coin in hand lies in the marked one.
lesson-advanced-rob = From the player you choose you take all coins; only if there are none, all items worth 5; only if there are none of those, all items worth 10. Take the coins of Golem 1.
    .after = Both coins are yours. The coin in hand itself went to Golem 1: that is the price.
    .otherwise = Golem 2 had no coins, so you took the item worth 5. The coin in hand itself went to Golem 2: that is the price.
lesson-advanced-miser = Why coins? At the end the Miser goes to whoever sent the most coins, coins in hand included, and is worth 10 ducats. If several have the most, nobody gets it.
lesson-advanced-send = The others can also turn up coins in hand. Bring your loot to safety with the marked button.
    .after = What is in the town can no longer be taken. Both rules can be switched on separately when you open a table.
    .otherwise = You went on. Remember that others can rob you, too, as long as your loot lies in front of you.
