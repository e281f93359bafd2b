# Kuźnia, po polsku. Forma amuletu i metalu w zdaniu: `acc` (zagrywa podkowę), `gen` (2 × wyrób z żelaza).

game-name = Kuźnia
game-about = Zbieraj wyroby, rozdmuchuj ogień, kuj żelazo, póki gorące, i dogódź mecenasowi, którego nikt inny nie zna.
round-title = Runda { $number }

## Ustalenia stołu

choice-coal = Węgiel na początek
    .help = Ile węgla ma na początku każda kuźnia.
setting-coal-scarce = mało (1)
setting-coal-plenty = dużo (3)
choice-charms = Amulety
    .help = Czy w grze są amulety, które zmieniają wynik uderzenia.

## Wyroby, amulety, metale

ware-iron_knife = żelazny nóż
ware-iron_pot = żelazny garnek
ware-iron_bell = żelazny dzwon
ware-iron_key = żelazny klucz
ware-copper_knife = miedziany nóż
ware-copper_pot = miedziany garnek
ware-copper_bell = miedziany dzwon
ware-copper_key = miedziany klucz
ware-silver_knife = srebrny nóż
ware-silver_pot = srebrny garnek
ware-silver_bell = srebrny dzwon
ware-silver_key = srebrny klucz
charm-horseshoe = podkowa
    .acc = podkowę
charm-soot = sadza
    .acc = sadzę
metal-iron = żelazo
    .gen = żelaza
metal-copper = miedź
    .gen = miedzi
metal-silver = srebro
    .gen = srebra

## Pytania

question-draft = Który wyrób zatrzymujesz?
waiting-draft = { $player } wybiera wyrób.
question-forge = Twoja kolej przy kowadle: co robisz?
    .note = Masz węgla: { $coal }, a żar to { $heat }.
waiting-forge = Przy kowadle: { $player }.
question-charms = Padło uderzenie: zagrywasz amulet?
waiting-charms = { $player } może zagrać amulet.

## Co można zrobić

do-keep = Zatrzymaj { $ware } (twardość { $hardness }, wartość { $value })
do-lay = Połóż { $ware } na kowadle (twardość { $hardness }, wartość { $value })
do-stoke = Dorzuć do ognia (masz węgla: { $coal })
do-strike = Uderz: trzeba { $need } lub więcej
do-rest = Odpocznij i weź węgiel (masz: { $coal })
do-play = Zagraj { $charm_acc }
do-decline = Tym razem bez amuletu
do-hush = Bez amuletu do końca rundy

## Czego teraz nie można

blocked-empty-anvil = Na kowadle nic nie leży.
blocked-hot-enough = Ogień nie może być gorętszy: { $heat }.
blocked-no-coal = Potrzeba węgla: { $need }, a masz: { $have }.
blocked-not-now = Ten amulet nic tu nie zmieni.

## Co się dzieje

event-begins = { $seat } zaczyna.
event-got_patron = { $seat } ma mecenasa, który lubi { $metal }.
event-got_patron-hidden = { $seat } ma już mecenasa.
event-got_charm = { $seat } dostaje { $charm_acc }.
event-got_charm-hidden = { $seat } dostaje amulet.
event-kept = { $seat } zatrzymuje { $ware }.
event-kept-hidden = { $seat } zatrzymuje wyrób.
event-passed = { $seat } podaje dalej { $ware } i { $other }; bierze je { $player }.
event-passed-hidden = { $seat } podaje dalej dwa wyroby.
event-scrapped = { $seat } wyrzuca na złom { $ware }.
event-scrapped-hidden = { $seat } wyrzuca wyrób na złom.
event-round_starts = Zaczyna się runda { $round }.
event-laid = { $seat } kładzie { $ware } na kowadle, zakryty.
event-laid-hidden = { $seat } kładzie na kowadle zakryty wyrób.
event-stoked = { $seat } dorzuca do ognia: żar { $heat }.
event-rested = { $seat } odpoczywa i ma teraz węgla: { $coal }.
event-struck = { $seat } kuje { $ware } i wyrzuca { $die }.
event-played = { $seat } zagrywa { $charm_acc }.
event-rolled = { $seat } ma teraz na kości { $die }.
event-made = { $seat } ma gotowy { $ware }.
event-spoiled = { $seat } psuje { $ware }.
event-ended = Koniec targu: { $ending }.
event-showed = { $seat } pokazuje mecenasa, który lubi { $metal }.

ending-all_forged = wszystko już wykute
ending-rounds_over = minęły trzy rundy

## Stół

zone-crate = Skrzynia
zone-spent = Zagrane amulety
zone-hand = Ręka
zone-kept = Zatrzymane
zone-scrap = Złom
zone-anvil = Kowadło
zone-made = Gotowe
zone-spoiled = Zepsute
zone-charm = Amulety
zone-patron = Mecenas
number-first_smith = Kto zaczynał
number-die = Kość
number-coal = Węgiel
number-heat = Żar

## Wynik

part-wares = Wyroby
part-patron = Mecenas
tie-coal = więcej węgla
why-ware = { $ware }
why-patron = { $count } × wyrób z { $metal_gen } dla mecenasa

## Arkusz wyników

sheet-made = Gotowe wyroby
sheet-ware = Wyrób
sheet-patron = Mecenas lubi
sheet-coal = Został węgiel

## Pomyłki w zestawach

error-smithy-four-each = Wyrobów z tego metalu musi być 4, a nie { $count }.

moment-own_strike = przy własnym uderzeniu
moment-strike = przy cudzym uderzeniu
