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
charm-soot = soot
    .one = soot
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
zone-spent = Played charms
zone-hand = Hand
zone-kept = Kept
zone-scrap = Scrap
zone-anvil = Anvil
zone-made = Made
zone-spoiled = Spoiled
zone-charm = Charms
zone-patron = Patron
number-first_smith = First smith
number-die = Die
number-coal = Coal
number-heat = Heat

## The score

part-wares = Wares
part-patron = Patron
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
