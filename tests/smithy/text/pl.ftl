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
    .help = Pozwala rzucić kością jeszcze raz przy własnym uderzeniu.
    .rule = SM-11
charm-soot = sadza
    .acc = sadzę
    .help = Zmniejsza o jeden wynik kości przy cudzym uderzeniu.
    .rule = SM-12
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
    .help = Wyroby, których nikt nie dostał. Są poza grą i nikt ich nie widział.
    .rule = SM-1
zone-spent = Zagrane amulety
    .help = Amulety już zużyte; każdy działa tylko raz.
    .rule = SM-8
zone-hand = Ręka
    .help = Zatrzymaj jeden z tych wyrobów; pozostałe idą do następnego kowala.
    .rule = SM-3
zone-kept = Zatrzymane
    .help = Wyroby, które czekają, aż trafią na kowadło.
    .rule = SM-6
zone-scrap = Złom
    .help = Wyroby, których nikt nie chciał zatrzymać.
    .rule = SM-4
zone-anvil = Kowadło
    .help = Wyrób, nad którym się pracuje; leży zakryty, póki nie padnie uderzenie.
    .rule = SM-6
zone-made = Gotowe
    .help = Gotowe wyroby, które punktują na koniec.
    .rule = SM-13
zone-spoiled = Zepsute
    .help = Wyroby uderzone za słabo. Nic już nie dadzą.
    .rule = SM-9
zone-charm = Amulety
    .help = Zagrywa się je przy uderzeniu: sobie na pomoc albo innym na przekór.
    .rule = SM-8
zone-patron = Mecenas
    .help = Płaci za każdy wyrób z jednego metalu. Aż do końca tylko ty wiesz z którego.
    .rule = SM-13
number-first_smith = Kto zaczynał
    .help = Ten kowal zaczynał; kolejni idą zgodnie z ruchem wskazówek zegara.
    .rule = SM-5
number-die = Kość
    .help = Rzuca się nią przy uderzeniu. Dodaje się ją do żaru.
    .rule = SM-7
number-coal = Węgiel
    .help = Podsyca ogień. Komu go zabraknie, musi odpocząć, by zdobyć więcej.
    .rule = SM-6
number-heat = Żar
    .help = Dodaje się go do kości przy uderzeniu: im większy, tym twardszy może być wyrób.
    .rule = SM-9

## O co jeszcze się pyta

idea-ware = Wyrób
    .help = Połóż go na kowadle i uderz: żar razem z kością muszą dorównać jego twardości.
    .rule = SM-9
idea-metal = Rodzaj metalu
    .help = Każdy mecenas płaci za wyroby z jednego metalu.
    .rule = SM-13

## Wynik

part-wares = Wyroby
    .help = Tyle są warte gotowe wyroby.
    .rule = SM-13
part-patron = Mecenas
    .help = Tyle płaci mecenas za wyroby z metalu, który znasz tylko ty.
    .rule = SM-13
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
