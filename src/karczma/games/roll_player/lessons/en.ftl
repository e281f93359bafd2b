# What teaches Roll Player, in English: coach and tip texts for the first games, and the words of the lessons.

goal = Build a hero: round by round you take a die, place it in one of six attribute rows and visit the market, until all 18 spaces are full. Stars come from the goals of your class, the colours of your dice, alignment, backstory, armour and traits, and whoever has the most wins.

## What each question is about

coach-choose_sheet = A sheet stands for a race. Most races add 2 to one attribute and take 2 from another; you will learn your class only afterwards, so no choice is wrong.
coach-choose_class_card = Every die in the colour of your class brings 1 star at the end, wherever it lies. The card also says which two classes you choose from next.
coach-choose_class = Compare the goals: each attribute wants a certain sum and brings stars if it gets there. Then compare the abilities, which are yours for the whole game.
coach-place_setup_die = All starting dice go onto your sheet, without actions. Put high dice where the goals are high, watch the coloured spaces of your backstory, and remember that a row you fill pays 1 gold.
coach-order_tie = The dice lie on the Initiative cards from low to high, and equal ones are put in order by you. A colour you would like to have yourself goes best onto the card you want anyway.
coach-take_initiative = Three things count: the value and colour of the die, the gold on the card, and its number, for a low one buys earlier.
coach-place_die = Which row comes closest to its goal with this die, which one wants its colour, and whose action could you use now? A row you fill pays 1 gold, a gold die 2.
coach-place_together = All place at the same time and see the others' dice only afterwards. Look for the goal, the colour your backstory wants, and the action that would help you now.
coach-attribute_action = You may use one action now, usually that of the row you have placed the die in; it may change any die of yours. If nothing would get better, leave it.
coach-class_ability = This action comes from your class, on top of everything else. Use it if a die or your alignment token gets better by it; you need not.
coach-turn_die = A die and its opposite side make 7, so a 1 becomes a 6 and a 3 only a 4. Look for a row that comes to its goal by it.
coach-swap_first = Two dice change places and keep their values. That can bring a colour to the space where your backstory wants it, or mend two rows at once.
coach-swap_second = Choose the die it changes places with. A free space cannot be chosen.
coach-adjust_die = One point more or less: ideal for a row that misses its goal by 1, above or below. A 6 cannot go up, a 1 cannot go down.
coach-reroll_die = Choose a low die in a row that needs more. There is no risk: when you have seen the result, you may go back to the old value.
coach-keep_reroll = Keep whichever value brings the row closer to its goal. Higher is not always better: a row can also be too high.
coach-move_alignment = At the end the number under your token is added to your stars, or taken off. Find the best field on your grid and take a step towards it.
coach-skill_window = Your skills can be used between the turns of others too. Look at the arrow first: it moves your token before anything else, and not every field is good for you. You may always pass.
coach-use_ability = The token has moved, and the skill will be exhausted either way. The ability itself is up to you.
coach-sheet_target = Choose the die of yours that the skill works on. A row that is close to its goal gains the most.
coach-bag_target = The die from the bag shows the value of the one it replaces, so only the colour matters: that of your class, the one your backstory wants there, or gold for 2 gold.
coach-pool_target = Only dice that nobody has taken can be chosen. Afterwards they are put in order again, so they may land on other Initiative cards.
coach-row_target = The die goes to the first free space of that row, and the gap behind it closes. It brings neither an action nor gold this time.
coach-skill_target = You use the ability of somebody else's ready skill; their card stays as it is. Choose the one that does most for your dice.
coach-discard_target = This takes the place of your usual purchase. The discard pile is the larger market: look for armour that completes a set, or for a trait whose condition you meet.
coach-return_card = One card from the discard pile comes back to the market, for everybody. Choose one you can pay for, best when you buy early.
coach-market = Buy one card, or discard one and take 2 gold; you cannot simply pass. Each option says what it does to your stars right now, and the arrow of a trait moves your token at once.
coach-drop_weapon = All your weapons together may need only so many hands. Drop the one that helps you least from now on; you get nothing for it.
coach-spend_charisma = A token pays 1 gold, but only in this round: what is left of them is given back. So there is rarely a reason to keep one.
coach-after_market = The last moment of your turn: a skill, even one just bought, can be used now. Look at its arrow first, or end your turn.
coach-refresh_skill = At the end of each round one exhausted skill can be made ready, unless your class allows more. Choose the one you want to use next.
coach-last_window = The last chance before the count: using a skill still moves your token along its arrow, and a weapon that pushes a row beyond its goal can be dropped. If neither helps, nothing need be done.

## What happens for the first time

tip-dealt = Everybody has a backstory and an alignment card, dealt by chance. The backstory wants colours in six spaces of the sheet; the alignment card says how many stars each field of its grid is worth.
tip-pooled = The rolled dice are laid on the Initiative cards from low to high, so the lowest number has the lowest die.
tip-got_gold = Gold comes from an Initiative card with gold on it (1), from filling a row (1), from a gold die (2) and from discarding a market card (2).
tip-moved = The alignment token moves by the Wisdom action, by the arrow of a trait when it is bought, and by the arrow of a skill each time it is used. Only where it stands at the end counts.
tip-stayed = At the edge of the grid the token stays where it is. A trait is bought all the same; a skill whose arrow points over the edge cannot be used.
tip-got_charisma = A Charisma token pays 1 gold when buying in this round. Tokens that are not spent are given back at the end of the round.
tip-used_skill = A skill first moves the token along its arrow, then does what it says, and then is exhausted. Usually one exhausted skill becomes ready again at the end of a round.
tip-discarded = Whoever buys nothing takes 2 gold and discards a market card of their choice, perhaps just the one that somebody else was waiting for.
tip-swept = What is left of the market at the end of a round goes away, and new cards are dealt. Waiting for a card seldom works.
tip-dropped = Weapons need hands, usually two at most. Whoever wants another one may have to drop an old one, for nothing.
tip-enemy_rolled = This is the enemy die of the solo game. With Initiative card 2 it takes a market card on 1 to 3, with card 3 it always takes one.
tip-trashed = This card is out of the game for good, and no shuffling brings it back.

## The first lesson

lesson-first = Your first hero
    .about = A dwarf paladin, from the first die to the final count. The last three rounds are yours alone.

lesson-first-hero = Your hero, a dwarf paladin, has six attributes: rows for three dice each. The class wants a sum in every row and pays stars for it: 17 is exactly 17, 15–16 a range, 14+ at least 14. The race adds 2 to Constitution and takes 2 from Charisma.
lesson-first-take = Each round the rolled dice are laid on Initiative cards from low to high. You take a card with its die: card 1 buys first at the market, card 2 brings 1 gold, card 3 has the highest die. Take card 3 now.
    .after = A 5 is yours. The price: whoever has a lower card buys before you.
    .otherwise = Also possible, but here a high die is needed. Try again with card 3.
lesson-first-place = Choose a row; the die goes to its first free space. Place it in Strength: the row is full then, which pays 1 gold, and your backstory wants green in just this space. The board shows beforehand what comes of it.
    .after = 1 gold. And two dice match your backstory now: that is 1 star. Four would be 3 stars, all six 6 stars.
    .otherwise = Possible, but the backstory wants a green die in Strength. Try again.
lesson-first-flip = Placing a die gives you the action of its row, once. Strength flips a die to its opposite side, and the two sides make 7. Choose the action, then the 1 in Intelligence: it becomes a 6.
    .after = An action may change any of your dice, the new one or an old one. You need not use it. Then the golem took its die.
lesson-first-buy = The market: the lowest Initiative card goes first, so the golem came before you. Now buy one card, { card-chain_helm }. Armour counts at the end, in sets; and after buying armour a paladin may change a die by 1, which you need.
    .after = The first piece of chain brings 1 star, and 1 more because chain suits white classes like yours.
    .otherwise = Possible, but the helm suits a paladin best. Try again.
lesson-first-exact = Here is the ability of your class, the same as the action of Constitution. Strength stands at 16 and wants 17, neither more nor less. Choose the action, then raise one of the 5s in Strength.
    .after = At 17 Strength brings its 3 stars; 16 or 18 would bring nothing. Many points are won by such small changes. That was a whole round.
lesson-first-colours = Round 2: new dice, a new market, and this time the golem was first to take, for the first choice goes round. Two white dice are left. White is the colour of your class: each white die is 1 star, wherever it lies. Take the higher one.
    .after = That is 1 star for the colour alone.
    .otherwise = White too, and you would buy first. But the 5 is worth more in your rows: try again.
lesson-first-wisdom = Your white 5 lies in Wisdom now (Intelligence can wait: a 2 will do there), and the action of Wisdom moves your alignment token by one field. At the end you get, or lose, as many stars as the field under it says. The best one is top left, +3: move up first.
    .after = Only the field on which the token ends counts. Traits and skills move it too: so look at their arrows.
    .otherwise = There the token would be farther from +3. Try again: up.
lesson-first-kinds = Four kinds of cards: a weapon helps as long as you own it, but you have only two hands. Armour scores in sets. Skills are used again and again. Traits score at the end by their condition, and move your token when you buy them.
lesson-first-discard = Only traits are left, and both arrows lead away from +3. You do not have to buy. But you cannot pass: discard one of the cards and take 2 gold instead.
    .after = 2 gold. More comes from Initiative cards, full rows (1) and gold dice (2). What is left of the market goes now, and new cards are dealt each round.
    .otherwise = The trait has moved your token along its arrow, away from +3. Try again, and discard a card.
lesson-first-early = A few rounds later: round 7, and you own a spear, armour and a trait. On the market, { card-honorable } brings a star for each armour card of yours, and its arrow leads your token onto +3. The golem can pay for it too. Card 1 has a poor die, but nobody buys before it. Take card 1.
    .after = Sometimes the order at the market is worth more than the die.
    .otherwise = A better die, but now the golem can take a lower card and buy first. Try again.
lesson-first-low = Where does a 1 do no harm? In Charisma, whose goal is out of reach anyway. Place it there: the full row pays 1 gold, and your spear adds 1. Then use the action: it gives you a Charisma token, which pays 1 gold at the market.
    .after = A Charisma token counts in this round only: what is not spent is given back.
lesson-first-trait = You have card 1, so it is your turn before the golem’s. Buy { card-honorable }. You are then asked whether the token pays a part of the price: let it.
    .after = Worth 5 stars: 2 for your two armour cards and 3 for the field to which the arrow leads your token.
    .otherwise = Possible, but { card-honorable } would bring 5 stars. Try again.
lesson-first-end = Two rounds later, the last three are yours. When all 18 spaces are full, that round is played to its end and the stars are counted: goals, dice in your class colour, alignment, backstory, armour, traits. Gold only breaks ties. Look at what Constitution and Dexterity still need.

## The lesson for playing alone

lesson-solo = Playing alone
    .about = The enemy die, the trash and the titles, with a barbarian halfway through the game.

lesson-solo-alone = Alone you roll, take and buy as always, and nobody comes before you. Your opponent is the market: it loses cards for good. Your stars decide your title in the end, from NPC up to Hero.
lesson-solo-enemy = Card 1 is safe. With card 2 you roll the enemy die: 1, 2 or 3 takes the left, middle or right market card. With card 3 it always takes one: 1–2 left, 3–4 middle, 5–6 right. Which die is worth it? Choose.
    .after = Card 1: no roll. Card 2 or 3: the enemy die has been rolled already, so you place your die knowing what is left of the market.
lesson-solo-market = Buy a card, or discard one for 2 gold. Of what is left, the leftmost card goes to the discard pile and all others out of the game. So what you want, buy now: it hardly ever comes back.
    .after = The market has been cleared. Only the discard pile can come back, never what is out of the game.
lesson-solo-gold = Alone, gold counts too: every full 8 gold you have at the end is 1 star. So before each purchase ask whether the card brings more than its price does.
    .after = After the last round the result tells your title.
lesson-solo-rank = Two rounds are left. The titles: from 22 stars Mercenary, from 26 Traveller, from 30 Clan Leader, from 34 Champion, from 38 Hero; below that, NPC. You stand at 31.

## The lesson about the deeper parts

lesson-advanced = Skills, alignment, armour
    .about = What experienced players look at: using skills and making them ready, hands, sets, and the variants.

lesson-advanced-skill = A dwarf rogue, at the market. Before you buy you can use { card-cure_wounds }, which stands ready. Using a skill first moves your token along its arrow, here up: from +1 to +3. And { card-honest } doubles that. Use it.
    .after = The token has moved: 4 stars more. A skill may be used for this alone.
    .otherwise = Use the skill first, while it helps. Try again.
lesson-advanced-ability = Now the ability itself, if you want it: raise or lower a die by 1. Constitution stands at 13 and its goal begins at 14, so raise one of its dice.
    .after = Then the card lies sideways: it is exhausted and cannot be used for now.
lesson-advanced-set = Your token is in the top row now, and skills whose arrow points up cannot be used there. Back to the market: { card-leather_boots } would be the first piece of a set, with a bonus for black classes like yours. Buy it.
    .after = Each type of armour is counted on its own, and the bonus comes once for the set, not for each card.
    .otherwise = As you like. Armour is the safest way to stars: it has no arrow and no condition.
lesson-advanced-ready = At the end of a round, one exhausted skill may be made ready again. With several skills you have to choose, so two or three are usually enough.
    .after = Ready skills can be used at nearly any time, in other players' turns too; the table asks you then.
lesson-advanced-hands = Another hero, round 11. Your spear needs both hands. { card-tower_shield } needs one and counts as one more piece of an armour set you have begun: a third mystic piece, 3 stars. Three hands are too many: buy it, and the spear has to go.
    .after = A dropped weapon brings nothing, and it helped only while you owned it. So late in the game a change is often right.
    .otherwise = As you like. Only two hands: whoever buys a weapon too many has to drop another.
lesson-advanced-sets = The last round of another game. Two pieces of armour are on offer: leather would be the first of its set, chain the fourth. Sets grow faster the bigger they are, so buy { card-chain_gorget }: 3 stars, not 1.
    .after = Watch the sets of others too: a piece you discard for 2 gold completes nobody's set.
    .otherwise = Possible, but the fourth piece of chain would have brought 3 stars.
lesson-advanced-variants = When you set up a table you can choose variants: a less random start, all market cards in one deck, a shorter game with two more starting dice, and a friendly market, where taking 2 gold discards no card. They can be combined.
