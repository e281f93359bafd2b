# Smithy, in English. Form of a ware in a sentence: `one` (keeps an iron knife).

game-name = Smithy
game-about = Draft wares, stoke the fire, strike while the iron is hot, and please a patron nobody else knows.
round-title = Round { $number }

## Options of the table

choice-coal = Coal at the start
    .help = How much coal each smith begins with.
setting-coal-scarce = scarce (1)
setting-coal-plenty = plenty (3)
choice-charms = Charms
    .help = Whether smiths hold charms, which change how a strike turns out.

## Wares, charms, metals

ware-iron_knife = iron knife
    .one = an iron knife
ware-iron_pot = iron pot
    .one = an iron pot
ware-iron_bell = iron bell
    .one = an iron bell
ware-iron_key = iron key
    .one = an iron key
ware-copper_knife = copper knife
    .one = a copper knife
ware-copper_pot = copper pot
    .one = a copper pot
ware-copper_bell = copper bell
    .one = a copper bell
ware-copper_key = copper key
    .one = a copper key
ware-silver_knife = silver knife
    .one = a silver knife
ware-silver_pot = silver pot
    .one = a silver pot
ware-silver_bell = silver bell
    .one = a silver bell
ware-silver_key = silver key
    .one = a silver key
charm-horseshoe = horseshoe
    .one = a horseshoe
    .help = Rolls the die of your own strike again.
    .rule = SM-11
charm-soot = soot
    .one = soot
    .help = Makes the die of another smith's strike show one less.
    .rule = SM-12
metal-iron = iron
metal-copper = copper
metal-silver = silver

## Questions

question-draft = Which ware do you keep?
waiting-draft = { $player } chooses a ware to keep.
question-forge = Your turn at the anvil: what do you do?
    .note = You have { $coal } coal, and the heat is { $heat }.
waiting-forge = { $player } is at the anvil.
question-charms = A strike has fallen: do you play a charm?
waiting-charms = { $player } may play a charm.

## What can be done

do-keep = Keep { $ware_one } (hardness { $hardness }, worth { $value })
do-lay = Lay { $ware_one } on the anvil (hardness { $hardness }, worth { $value })
do-stoke = Stoke the fire (you have { $coal } coal)
do-strike = Strike: you need { $need } or more
do-rest = Rest and take coal (you have { $coal })
do-play = Play { $charm_one }
do-decline = No charm this time
do-hush = No charm for the rest of the round

## What cannot be done now

blocked-empty-anvil = There is nothing on the anvil to strike.
blocked-hot-enough = The fire is as hot as it gets: { $heat }.
blocked-no-coal = Stoking takes { $need } coal, and you have { $have }.
blocked-not-now = This charm does nothing for this strike.

## What happens

event-begins = { $seat } begins.
event-got_patron = { $seat } works for a patron who likes { $metal }.
event-got_patron-hidden = { $seat } has a patron now.
event-got_charm = { $seat } gets { $charm_one }.
event-got_charm-hidden = { $seat } gets a charm.
event-kept = { $seat } keeps { $ware_one }.
event-kept-hidden = { $seat } keeps a ware.
event-passed = { $seat } passes { $ware_one } and { $other_one } on to { $player }.
event-passed-hidden = { $seat } passes two wares on.
event-scrapped = { $seat } throws { $ware_one } on the scrap heap.
event-scrapped-hidden = { $seat } throws a ware on the scrap heap.
event-round_starts = Round { $round } starts.
event-laid = { $seat } lays { $ware_one } on the anvil, face down.
event-laid-hidden = { $seat } lays a ware on the anvil, face down.
event-stoked = { $seat } stokes the fire: heat { $heat }.
event-rested = { $seat } rests and has { $coal } coal now.
event-struck = { $seat } strikes { $ware_one } and rolls { $die }.
event-played = { $seat } plays { $charm_one }.
event-rolled = The die of { $seat } shows { $die } now.
event-made = { $seat } has made { $ware_one }.
event-spoiled = { $seat } has spoiled { $ware_one }.
event-ended = The market closes: { $ending }.
event-showed = { $seat } has worked for a patron who likes { $metal }.

ending-all_forged = every ware is forged
ending-rounds_over = three rounds are over

## The table

zone-crate = Crate
    .help = Wares nobody was dealt. They are out of the game, and nobody has seen them.
    .rule = SM-1
zone-spent = Played charms
    .help = Charms that have been used up; each works only once.
    .rule = SM-8
zone-hand = Hand
    .help = Keep one of these wares; the others go on to the next smith.
    .rule = SM-3
zone-kept = Kept
    .help = Wares that wait to be laid on the anvil.
    .rule = SM-6
zone-scrap = Scrap
    .help = Wares that nobody wanted to keep.
    .rule = SM-4
zone-anvil = Anvil
    .help = The ware that is being worked on, face down until somebody strikes it.
    .rule = SM-6
zone-made = Made
    .help = Finished wares, which score at the end.
    .rule = SM-13
zone-spoiled = Spoiled
    .help = Wares that were struck too weakly. They bring nothing.
    .rule = SM-9
zone-charm = Charms
    .help = Played when somebody strikes: to help yourself or to hinder another.
    .rule = SM-8
zone-patron = Patron
    .help = Pays for every ware of one metal. Only you know which until the end.
    .rule = SM-13
number-first_smith = First smith
    .help = Had the first turn; the others follow clockwise.
    .rule = SM-5
number-die = Die
    .help = Rolled when somebody strikes. It is added to the heat.
    .rule = SM-7
number-coal = Coal
    .help = Feeds the fire. Whoever has run out must rest to get more.
    .rule = SM-6
number-heat = Heat
    .help = Added to the die when you strike: the hotter, the harder the ware may be.
    .rule = SM-9

## What else people ask about

idea-ware = Ware
    .help = Lay it on the anvil and strike it: heat and die together must reach its hardness.
    .rule = SM-9
idea-metal = Metal
    .help = Each patron pays for wares of one metal.
    .rule = SM-13

## The score

part-wares = Wares
    .help = What the wares you have made are worth.
    .rule = SM-13
part-patron = Patron
    .help = What your patron pays for wares of the metal that you alone know.
    .rule = SM-13
tie-coal = more coal
why-ware = { $ware }
why-patron = { $count } × { $metal } for the patron

## The score sheet

sheet-made = Wares made
sheet-ware = Ware
sheet-patron = The patron likes
sheet-coal = Coal left

## Mistakes in packs

error-smithy-four-each = There must be 4 wares of this metal, not { $count }.

moment-own_strike = when you strike
moment-strike = when somebody else strikes
