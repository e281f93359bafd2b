# What teaches Stonespine Architects, in English: lessons, explanations of the questions, and a word when something is new.

goal = In four years you build a dungeon of sixteen chambers, one row of four each year, and furnish it at the market. Stars, blueprint, paths, challenges, a common goal and priority bring reputation: whoever has the most wins, and alone you have to beat Jael.

## The first lesson

lesson-first = Your first dungeon
    .about = Prepared scenes: drafting chambers, the market, a secret passage and the goal. Then you play the last year yourself.

lesson-first-place = You build four rows of four chambers, one row a year. Everybody picks a card at the same time, for any free column. Build { chamber-intersection } in column 3: its top door opens to your entrance, its other doors to its neighbours.
    .after = The dotted line shows what is joined to your entrance: at the end, every such chamber brings 1 point. (The coin on a chamber is gold for this year’s market.)
    .otherwise = That is allowed, too. But here the best place is { chamber-intersection } in column 3: its top door opens the entrance, and its side doors are useful next. Try again.
lesson-first-discard = With two players you now discard a card and swap hands. (With more you discard nothing and pass your hand to your neighbour.) So whatever you leave in your hand, the golem can build. Discard what you think it could use best.
    .after = You have the golem's cards now, and a new one. The cards go round until everybody has built four chambers.
lesson-first-doors = Neighbours are joined only if both have a door on the edge between them. Find a chamber that joins yours, in column 2 or 4. The number on the column says what it brings.
    .after = Joined! Branches count as well. A chamber may also stand alone, but then it brings no point for paths.
    .otherwise = No door meets a door here, so nothing is joined. Chambers never move, but later ones, or a secret passage, may still join it.

lesson-first-blueprint = Three turns later, the last one of year 1. The small signs at the corners are your blueprint: eight requirements. Four of them bring 5 points, five 7, six 10, seven 14, and all eight 20. In column 2 it wants a cave, one of the two kinds of chamber: build { chamber-hollow }.
    .after = Requirement met! Then your gold was counted: what is printed on this year's four chambers, plus 1 for each treasure chest in the whole dungeon.
    .otherwise = A little more gold, but this requirement is lost. Gold is what is printed on this year's chambers, plus 1 for each treasure chest in the whole dungeon.
lesson-first-buy = At the market the turn belongs to whoever has the most gold; priority breaks ties. That is you now. You buy a whole set, or pass. Your blueprint wants a star in row 1, column 1: buy the single star for 4 gold.
    .after = Paid. What you buy goes into your dungeon at once.
    .otherwise = Here the star alone is enough, and some gold is left. Try again.
lesson-first-token = Monsters, traps, stars and chests are elements; a chamber holds at most four, printed ones and tokens together. A star brings the points it shows anywhere (some cost points!), but the blueprint wants one in row 1, column 1. Put it there.
    .after = This requirement is met. After each purchase the turn goes to whoever has the most gold now: first the golem had it, now you.
    .otherwise = It would bring its points here, too. In row 1, column 1 it also meets a requirement, and tokens never move again. Try again.
lesson-first-pass = Your turn: buy more, or pass. Then you lose the gold you have left, take a challenge and step onto the priority track. Whoever passes first has the first choice, wins next year’s ties and stands first on the track.
    .after = Gold is never saved for the next year. But you are first on the track now.
    .otherwise = Well spent: gold left over would be lost. Whoever cannot pay for any set passes automatically.
lesson-first-challenge = In each of the first three years, passing brings you a challenge. They are scored only at the end of the game. Read those on display: which one suits what you have and still want to build?
    .after = Year 1 is over: the rest of the market goes, new sets and challenges come, and with five new cards row 2 begins.

lesson-first-passage = Two years later, at the market of year 3. Three rows stand, but five chambers on the left are cut off: no dotted line. A secret passage joins two neighbours that have no doors between them. Buy it.
    .after = A secret passage lies on an edge and takes up no room in a chamber.
    .otherwise = Not bad, but the secret passage is worth more here. Try again.
lesson-first-edge = Put it on an edge between a chamber with the dotted line and one without. Each edge shows what it brings.
    .after = Five more chambers are joined to the entrance: 5 points! Even after this you have the most gold, so it is your turn again.
    .otherwise = Nothing new is joined to the entrance there, and a passage never moves again. Try again.
lesson-first-goal = Everybody competes for one goal, here the most goblins: 15 points for first place, 9 for second. You have as many as the golem, and the golem would win the tie by its higher priority. Buy the goblin!
    .after = For the goal it does not matter where the goblin goes. But look at your blueprint.
    .otherwise = The goal is worth more: 6 points lie between first and second place. Try again and buy the goblin.
lesson-first-twice = Your blueprint wants a goblin in row 3, column 3. One element may count for the goal, the blueprint and several challenges at once. Put it there.
    .after = You lead for the goal, and six requirements are met. In the next part you play the last year yourself.
    .otherwise = The goal is served, the blueprint is not: it wants the goblin in row 3, column 3. Try again.

lesson-first-score = Six things are scored after year 4: the priority track (9 points for first place, 6 for second), goal, challenges, stars, blueprint, and paths. The score on the right tells you more at any time. The most reputation wins; priority breaks a tie.
lesson-first-exit = Chambers joined to the exit bring 1 point each, too; joined to both gates, they count twice. Build a chamber in column 1 with doors at the bottom, to the exit, and at the top, to your dungeon.
    .after = Now your joined chambers count twice. The rest of the year is yours: beat the golem!
    .otherwise = Then nothing leads from the exit into your dungeon yet; another chamber or a secret passage may still do it. The rest of the year is yours: beat the golem!

## Alone against Jael

lesson-solo = Alone against Jael
    .about = Jael, the queen's adviser, builds nothing and collects what you leave. How he takes chambers and tokens, and how to beat him.

lesson-solo-card = Alone you play against Jael. Each year one of his cards is turned up: it shows a symbol, his gold, his share of the market, and what brings him points. Build a chamber as usual.
    .after = You build as always: same rows, same blueprint, same doors.
lesson-solo-keep = Keep one chamber for the next turn. Of the others Jael takes those with his symbol, and what is on them counts for him; the rest is discarded. Keep the one you need, or the one he would like best.
    .after = The chambers with his symbol are his now. You draw one card for each free place of the row.
lesson-solo-share = Year 2. While you have more gold than Jael, you buy before him. Once you have as much or less, he acts, once a year: he takes his share, the marked sets. His card of year 1 counts traps: buy one of those sets!
    .after = Now he has more gold than you.
    .otherwise = Then his whole share would go to him, and traps bring him points. Try again and buy one of the marked sets.
lesson-solo-trap = Place the trap as always, wherever it helps you most. Then Jael acts.
    .after = He took the rest of his share, and the challenge with the lowest number is gone. Your gold is not compared again this year: buy, or pass.
lesson-solo-challenge = Passing costs you the gold left over, and you take a challenge. All tokens still on the market go to Jael. Which challenge suits your dungeon?
    .after = Jael keeps everything to the end: at each market think of what you leave him.

lesson-solo-score = The last market. Jael scores the points of his four cards, what those cards count in his collection, his stars, and his place for the goal; he wins every tie. You score as always, only with gold in the place of priority.
lesson-solo-gold = In year 4 gold is not lost: with more than Jael you get 9 points and he 6, otherwise he gets 9 and you 6. Every set here would cost you that lead. Is one worth it, or do you pass?
    .after = He took the rest, but the lead in gold is yours. To win you need more than he has. Too easy? With the legendary cards Jael is stronger.
    .otherwise = The lead in gold is gone: 3 points fewer for you, 3 more for him. Finish your year. Later, try the legendary cards: with them Jael is stronger.

## The questions

coach-build = Pick a chamber and a free column of this year's row; it never moves again. Think of doors that meet, of the sign of your blueprint, of goal and challenges, and of the gold it brings to this year's market.
coach-discard_chamber = Only with two players: you discard one card, then you swap hands. Discard what would help the other one most.
coach-keep_chamber = Keep a chamber you want to build next, or one that Jael should not get: of the others he takes those with a symbol on his card.
coach-market = Buy a set whose tokens serve your blueprint, the goal, a challenge or your paths, or pass. Whoever passes loses the gold left over (except in year 4 of a solo game), and in years 1 to 3 takes a challenge.
coach-place = Put each token where it brings the most; it never moves again. A chamber holds four elements. A secret passage goes on an edge, best where it joins chambers to the entrance or the exit.
coach-take_challenge = Each challenge is scored once, at the end of the game. Take one that suits what you have already and what you mean to build; what it would bring now is shown.

## When something happens for the first time

tip-year_starts = Each year has a row of its own: four chambers, then the market. After year 4 the game is over.
tip-passed_hands = Hands go to the left in years 1 and 3 and to the right in years 2 and 4. Remember what you passed on: somebody may build it.
tip-counted_gold = Gold comes from the four chambers of this year and from every treasure chest in the whole dungeon. So a chest pays every year, but one you buy now only from next year on.
tip-bought = After every purchase gold is compared again. So it may be the same player's turn once more, or suddenly somebody else's.
tip-passed = Whoever passes buys nothing more this year. With several players the order of passing is the next priority: it breaks ties, and after year 4 it pays 9, 6 and 3 points.
tip-took_challenge = Challenges lie open and are scored only at the end. One element may count for several of them.
tip-opened_passage = A secret passage joins the two chambers at its edge, whatever their doors. Beside the entrance or the exit it opens that one, and on a bottom edge it waits for the chamber of next year.
tip-no_room = A chamber holds four elements, printed ones and tokens together. If all chambers are full, a token is lost.
tip-jael_revealed = Jael's card for this year shows which symbol he collects, how much gold he has and which sets are his share. Its points count at the end of the game.
tip-jael_took_chamber = What is on Jael's chambers counts for his cards, for the goal and, if it is a star, for his reputation. Their doors and gold are worth nothing to him.
tip-jael_acts = Jael acts once a year, the first time you have as much gold as he has or less. He takes his share, in years 1 to 3 a challenge is discarded, and after that your gold is not compared again this year.
tip-jael_took_token = Jael keeps his tokens to the end. When you pass, he takes everything that is left at the market.
