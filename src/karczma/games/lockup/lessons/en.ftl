# What teaches Lockup: A Roll Player Tale, in English. The names of places and cards are those of the table.

goal = You run a gang in prison for six rounds, and whoever has the most reputation at the end wins. You send your crew out for resources, craft items and recruit thugs with them, and stay clear of suspicion, for it costs reputation in raids.

## Your first game

lesson-first = Your first night behind bars
    .about = One round step by step, a tome and a raid, and then the last round of a game as your own.

lesson-first-place = Six rounds, and the most reputation wins. A round begins with roll call: in turn, everybody sends tokens to one location. Below each location you see what 1st and 2nd place get. The { location-smithy } gives iron, which items are made of: choose it.
    .after = Now decide who goes there.
    .otherwise = A good place another time, but now you want iron. Try again and choose the { location-smithy }.
lesson-first-strength = At each location the strength of your tokens is added up, and the strongest crew is 1st. Tick your 5 and send it, and nobody else: that is strong, and a token you have sent is gone until the night is over.
    .after = Your 5 waits { location-smithy.in }. The golem has its turn too: it sends a 4 { location-sewers.to }.
    .otherwise = You will need that one elsewhere. Try again: only the 5.

lesson-first-sewers = Others are never in your way: there is room for everybody. The golem has sent a 4 { location-sewers.to }, where 1st place gets two scrap and 2nd place one. Two of your tokens together can beat it: go there too.
    .after = To each location you can send tokens only once a round. So all you want there goes now.
    .otherwise = You can go there later. First beat the golem: try again and choose the { location-sewers }.
lesson-first-face_down = Tick your 2 and your 3, and press the button under each of them so that it says “face down”; then send them. Together they have strength 5, but the golem sees only two backs and cannot tell whether its 4 is still enough.
    .after = In lights-out they are turned up and added. Two tokens a round may go face down, three when only two play.
    .otherwise = Face up, the golem would know just what it has to beat. Try again: the 2 and the 3, both face down.

lesson-first-suspicion = The { location-chow_hall } is where you recruit thugs. The black triangle there is a suspicion cube: the strongest crew takes all such cubes of its location, and whoever has the most loses reputation when the guards raid. Go there all the same.
    .after = There is a way to be the strongest and stay clean.
    .otherwise = Try again and choose the { location-chow_hall }: what you do about the cube is the lesson here.
lesson-first-lookout = The lookout, with the eye, has no strength but keeps suspicion off you: the cubes go to the next crew instead. Send it together with your 4, so that you are strong as well.
    .after = The golem comes too, with a 3 and no lookout. So the cube will be the golem's.
    .otherwise = Without the lookout the cube might be yours. Try again: the lookout and the 4.

lesson-first-enforcer = Only the enforcer is left, the fist: as strong as you have red strength cubes, so far one. Send it { location-cell_block.to }: everybody there may craft or reserve an item, whatever their place, so the weakest token will do.
    .after = Face up or face down makes no difference this time.
    .otherwise = There it would gain you little, and without the { location-cell_block } nothing is crafted. Try again.
lesson-first-recruit = Lights-out: the locations are resolved by their numbers. You were 1st twice, for two scrap and two iron, and may spend them already. Here one thug costs one resource, two cost four. Recruit one, and keep the rest for an item.
    .after = What a thug does happens at once. Its reputation is counted at the end, by its type: point at the card, or press and hold it, to read how.
    .otherwise = Two thugs would cost all you have, and no thug is no reward: then your tokens just move on to the Library. Try again: one thug.
lesson-first-craft = The golem has taken the suspicion. Now craft an item: you pay exactly what it shows, and its reputation is yours at once. To reserve one costs a resource of any kind and only keeps it for you. Craft one.
    .after = Reputation at once! The shields, gems and spells on items and thugs count for goals.
    .otherwise = That scores nothing yet. A reserved item waits until you pay its whole cost { location-cell_block.in }; if you decline, your token moves on to the Library.

lesson-first-yard = Another game, late in roll call: only your 3 is left. The { location-exercise_yard } gives 1st place a strength cube and the first-player marker, whose holder wins ties. The golem is stronger there. Go all the same, to lose: whoever gets nothing moves on to the Library.
    .after = Nobody is sent to the Library. It is for those who come away with nothing.
    .otherwise = Try again and choose the { location-exercise_yard }: this time you want to lose.
lesson-first-tome = Your 3 got nothing and moved on to the Library. The strongest there sees two tomes and keeps one, the next draw one. You won iron, but took two suspicion cubes with it; the golem has one. Keep the tome that removes suspicion.
    .after = After each night comes the patrol: above your limit of five, resources go back. New items and thugs arrive.
    .otherwise = A good tome, but not against what comes now. Try again and keep “{ tome-book_of_alibis }”.
lesson-first-raid = The new thugs bring suspicion, and too few cubes are left in the supply: the guards raid! Of two players, the one with more suspicion loses 6 reputation, and now that would be you. (With more players the most suspicious loses 8, the next 4.) Play your tome.
    .after = Your cubes were gone, so the golem lost 6 reputation. After a raid everybody’s suspicion goes back to the supply, and new cubes are laid out.
    .otherwise = You had the most suspicion, so you lost 6 reputation. After a raid all suspicion goes back to the supply. A tome can be played once, mostly at any time.

lesson-first-goals = The last round of a game. Three goals lie open, from the top: the immediate one went to whoever met it first; the leader goal is held by whoever has the most, and can still change hands; the final goal is counted at the end. Point at each to read it, or press and hold it.
lesson-first-scoring = After this night comes one last raid. Then all is counted: goals, thugs by type, 1 for each resource, 2 for gold, 1 for each tome, 2 for the first-player marker. Items and thugs bring more than what you pay for them. Play it to the end!

## Playing alone

lesson-solo = Alone against the guard
    .about = How the guard plays, how to read its cards, and what it takes to win.

lesson-solo-guard = Alone, your rival is the guard. It has a face-down card at each of seven locations. In each of its turns you turn one of them up, then a location card may send it one more. Turn up the card at the { location-smithy }.
    .after = The guard is weak there. The location card has sent another card { location-chow_hall.to }, face up. Off Duty would have sent none.
    .otherwise = Now you know another card. For this lesson try again and turn up the one at the { location-smithy }.
lesson-solo-beat_it = Your turns are as in a game of two: you send tokens to one location. Where you know the guard's strength, you need not waste any of your own. Go { location-smithy.to }.
    .after = In a tie the holder of the first-player marker is ahead: at the start that is the guard.
    .otherwise = There the card is still face down: a risk. Try again and choose the { location-smithy }.
lesson-solo-enough = You need more than the guard has there, and a little to spare, for later location cards may bring it another card. Whether your tokens lie face up or face down makes no difference to the guard.
    .after = The guard has its turn again: one more of its cards is turned up.

lesson-solo-last_token = You have one token left. The moment you have sent your last one, roll call is over, and the guard gets no more turns. Send the enforcer { location-cell_block.to }.
    .after = Face up or face down, it comes to the same.
    .otherwise = Without the { location-cell_block } you craft nothing this round. Try again.
lesson-solo-craft = The guard collects like a player, but takes two thugs without paying if it is 1st { location-chow_hall.in }. Here it crafts the item worth most that it can pay, or reserves one for nothing. You won the marker, so you are first: craft!
    .after = Your item is safe, and the guard has to take another. It never draws tomes, but gains 1 reputation instead.
    .otherwise = Then the guard has the choice: what you leave on display it may craft or reserve. Craft whenever you can.
lesson-solo-raids = A raid costs whoever has more suspicion 6 reputation, the guard too. But when the guard has more, its cubes go back, while yours stay with you for the next raid. So keep your lookout busy all the same.
lesson-solo-winning = There is no immediate goal. Otherwise the guard scores as you do, though scrap, potions and iron bring it nothing. After six rounds you need more reputation than the guard: in a tie it wins. A harder level gives it stronger cards.

## The advanced game

lesson-advanced = The advanced game
    .about = Gangs that begin differently, and a trait of your own.

lesson-advanced-gang = In the advanced game everybody begins with 0 reputation and a gang of its own kind: some are strong but already suspect, others have no strength cube, but resources, tomes or room for more. Choose one that you like.
    .after = What your gang begins with is yours from the start.
lesson-advanced-trait = You are dealt two traits and keep one: it helps once, right now. The last in turn order picks first, so you see what the golem took. One of yours brings strength, the other things to craft with. Which one does your gang lack?
    .after = What it gives is yours at once, and all can see your trait. The other one is out of the game.

lesson-advanced-suspect = Now you lead the Bugbears: strong, but with more suspicion than the golem from the start. A raid would hit you, and the strongest { location-chow_hall.in } takes two more cubes. Go there nonetheless, but not without cover.
    .after = Now choose whom you send.
    .otherwise = Try again and choose the { location-chow_hall }: there you see what this gang can do.
lesson-advanced-strong = With three strength cubes your enforcer counts 3 from the first round on. Send it together with the lookout: strong, and no suspicion for you.
    .after = Strong gangs fight for 1st place, and need the lookout where cubes lie. Weak ones start with goods and craft early.
    .otherwise = Without the lookout you might take the cubes. Try again: the enforcer and the lookout.

lesson-advanced-goods = The other extreme, the Goblins: without a strength cube your enforcer counts nothing yet. But they begin with gold and iron, and may store more than others. Place does not matter { location-cell_block.in }: send the enforcer there.
    .after = Face up or face down makes no difference this time.
    .otherwise = With strength 0 it would hardly win anything there. Try again and choose the { location-cell_block }.
lesson-advanced-craft = The first round, and you can already pay for a dear item: that is what your gang and your trait have brought you. Craft the one with the most reputation.
    .after = A fine start. All else is as in the standard game; only the storage limit depends on the gang. And reputation never drops below 0.
    .otherwise = That scores nothing yet, though you could have paid. A gang that begins with goods should soon make something of them.

## What explains each question

coach-choose_crew = In the standard game all gangs start alike: take the one you like. In the advanced game compare strength, suspicion, storage limit and what each brings; the strong ones begin with suspicion.
coach-pick_trait = A trait helps once, right now. Reputation is certain; strength, resources, tomes and thugs are worth more if you make use of them early.
coach-visit = Send tokens to one location you have not used this round, or pass. Look at what 1st and 2nd place bring, who is there already, and whether black suspicion cubes wait for the strongest.
coach-assign = Tick one token or several, turn those that should lie face down, and send them together: their strength is added up. The enforcer is as strong as your strength cubes, the lookout keeps suspicion off you.
coach-reward = Collect what your place brings, or decline: then your tokens move on to the Library, where you may draw a tome. Declining pays only if the reward is of little use to you.
coach-gain_resource = Take what an item you want still lacks. Gold is the rarest, and worth 2 reputation at the end.
coach-give = Give what you need least. What you take in return must be of another kind.
coach-take = Take what an item you want still lacks. Gold is the rarest, and worth 2 reputation at the end.
coach-recruit = One thug is cheap, a second one dear. Thugs do something at once and score at the end. If you are also in the Cell Block, keep enough for an item.
coach-pay = Any kind will do, so pay with what you need least. At the end each scrap, potion and iron is worth 1 reputation, gold 2.
coach-recruit_thug = You may take a thug from any thug space. Its type decides what it scores at the end, its effect happens now, and its treasures count for goals.
coach-cell_action = Craft an item if you can pay its cost: reputation and effect come at once. Or reserve one for a resource of any kind, if you will be able to pay for it later.
coach-waive = Your tome spares you a part of the cost. Skip what is rarest, or what you need for something else.
coach-effect_use = Whoever has the most suspicion loses reputation in a raid, so there is rarely a reason to keep a cube.
coach-pass_suspicion = Whoever has the most suspicion loses reputation in a raid. Give your cube to somebody who then has more than you, best of all to your closest rival.
coach-exchange = You may swap one resource for another kind: one that an item still lacks, or gold, which is worth 2 reputation at the end. You may also leave it.
coach-keep_tome = A tome helps once. Read when it can be played, and whether you will need it then. Each tome in hand at the end is worth 1 reputation.
coach-accuse = You may put suspicion on others, one cube each. Whoever has the most loses reputation in a raid, so name your closest rivals.
coach-keep_thug = One of them stays with you: its effect happens now, its type decides what it scores at the end. The others are discarded.
coach-reserve_free = Choose an item you will be able to pay for. Nobody can take it from you now, but it scores only when you craft it in the Cell Block.
coach-peek = Look where knowing changes what you do next. Only you and its owner know the token then.
coach-weaken = The token counts less at this location, just this once. It is worth it if your crew moves up a place.
coach-move_token = Move one that would win nothing where it is, or one that is not needed there. It stays face up or face down, as it lies.
coach-move_to = Any location but the Library will do, even one you have already used. Look where this strength gets you a better reward.
coach-swap_thugs = Two thugs change places, while the cubes stay. In each patrol thugs move on towards the Chow Hall, and then out: so you can keep one longer, or send one away.
coach-reveal_guard = Turn up the card where you want to go yourself, so that you know how strong you have to be. The guard does not mind which one you choose.
coach-play_tome = A moment for tomes: those that light up can be played now. If you say no, you keep them for later.
coach-storage = In patrol you keep only as many resources as your storage limit allows. Keep what you need for your next item; gold is the rarest.

## What happens for the first time

tip-hid = A token face down shows the others only that somebody is there. It is turned up when its location is resolved. Each player may hide two a round, three when only two play or when you play alone.
tip-lights_go_out = Lights-out: the locations are resolved by their numbers. The strongest crew is 1st, takes the suspicion lying there, and collects first. What you gain you may use at the locations that follow.
tip-took_suspicion = The strongest crew takes the suspicion cubes, unless its lookout is there: then the next one without a lookout does. Whoever has the most in a raid loses reputation.
tip-took_marker = Whoever has the first-player marker begins the next roll call, and among equally strong crews this one, or the next clockwise, ranks higher. At the end it is worth 2 reputation.
tip-to_library = A crew without a reward moves on to the Library, the last location. The strongest there chooses between two tomes, the next draw one.
tip-drew_tome = A tome is played once, at the moment it names, mostly at any time. You are asked when it fits. One kept to the end is worth 1 reputation.
tip-reserved = A reserved item is safe from the others, but it scores only when it is crafted in the Cell Block, at its full cost.
tip-patrol_starts = Patrol prepares the next round: resources above the storage limit go back, new items come, thugs move on towards the Chow Hall, and new suspicion cubes are laid out by their icons.
tip-loot_placed = In each patrol a bandit adds a resource to its location. Whoever is 1st there gets these cubes with the reward.
tip-raid = The suspicion cubes have run out, or the last night is over: a raid. Whoever has the most suspicion loses reputation, and then the cubes go back to the supply.
tip-took_goal = An immediate goal belongs for good to whoever meets it first. A leader goal passes on as soon as somebody has more.
tip-guards_posted = The guard has a face-down card at each location but the Library. Its cards there are its strength, and it collects like a second player.
