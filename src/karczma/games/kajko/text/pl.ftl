# Kajko i Kokosz: Przygody Wojów, po polsku. Nazwy kart są z faktów, wszystkie inne słowa własne.
# Formy karty w zdaniu: `acc` (odkrywa monetę), `few` (zyskuje 3 monety), `many` (zyskuje 5 monet).
# `value` to liczba na karcie.

game-name = Kajko i Kokosz: Przygody Wojów
game-about = Odkrywaj karty z dziesięciu stosów, póki starczy odwagi, i odeślij łupy do grodu, zanim ktoś je zabierze.
round-title = Runda { $number }

## Opcje stołu

choice-first_player = Kto zaczyna
    .help = O tym, kto zaczyna, decyduje los albo wybrane krzesło.
setting-first_player-random = los
setting-first_player-0 = pierwsze krzesło
setting-first_player-1 = drugie krzesło
setting-first_player-2 = trzecie krzesło
setting-first_player-3 = czwarte krzesło
setting-first_player-4 = piąte krzesło
choice-dusigrosz = Dusigrosz
    .help = Na koniec karta premiowa Dusigrosz przypada temu, kto ma w grodzie najwięcej monet.
choice-dusigrosz_tie = Dusigrosz przy remisie
    .help = Kto dostaje Dusigrosza, gdy kilku graczy ma w grodzie najwięcej monet.
setting-dusigrosz_tie-nobody = nikt
setting-dusigrosz_tie-everybody = wszyscy remisujący
setting-dusigrosz_tie-more_items = ten, kto odesłał więcej przedmiotów
choice-coin_in_hand = Złodziejska moneta w ręku
    .help = Kto odkryje monetę w ręku, zabiera łupy innemu graczowi i zostawia mu tę monetę.
choice-coin_in_hand_target = Cel monety w ręku
    .help = Czy monetą w ręku można wskazać także gracza, który już skończył; to, co przed nim zostanie, nie będzie się liczyć.
setting-coin_in_hand_target-in_play = tylko gracze wciąż w grze
setting-coin_in_hand_target-anybody = każdy inny gracz
choice-town_memory = Zaglądanie do grodu
    .help = Czy wolno oglądać to, co się odesłało do grodu, czy trzeba to pamiętać.
setting-town_memory-hidden = nikt nie zagląda
setting-town_memory-owner = każdy ogląda tylko swoje karty
choice-stacks = Karty w stosach
    .help = Czy dwa stosy tej samej wielkości mają monety i tańsze przedmioty każdy po swojemu, czy oba tak samo.
setting-stacks-mixed = każdy stos inny
setting-stacks-twins_alike = bliźniacze stosy jednakowe

## Karty

card-raiders = Rozbójnicy z Jomsborga
    .acc = rozbójników z Jomsborga
    .few = bandy rozbójników
    .many = band rozbójników
    .effect = Przepada wszystko, co leży przed tobą; jeśli jednak są tam zbójcerze, jedni biją się z drugimi i znikają razem.
    .rule = KK-10
card-robbers = Zbójcerze
    .acc = zbójcerzy
    .few = bandy zbójcerzy
    .many = band zbójcerzy
    .effect = Czekają przed tobą; gdy zjawią się drudzy, przepada wszystko, a obie bandy odchodzą. Odchodzą też, gdy odsyłasz łupy.
    .rule = KK-08
card-chamberlain = Podstępny szambelan
    .acc = podstępnego szambelana
    .few = podstępnych szambelanów
    .many = podstępnych szambelanów
    .effect = Przepada najcenniejszy przedmiot przed tobą; z kilku równie cennych wskazujesz jeden.
    .rule = KK-07
card-coin_in_hand = Moneta w ręku
    .acc = monetę w ręku
    .few = monety w ręku
    .many = monet w ręku
    .effect = Moneta jak każda inna: leży przed tobą do odesłania albo utraty.
    .advanced = Wskaż gracza i zgarnij mu sprzed nosa wszystkie monety; jeśli ich nie ma, tańsze przedmioty, a jeśli i tych brak, droższe. Ta karta trafia do niego.
    .rule = KK-06
card-treasure_10 = Przedmiot wart { worth }
    .acc = przedmiot wart { worth }
    .few = przedmioty warte po { worth-each }
    .many = przedmiotów wartych po { worth-each }
    .effect = Leży przed tobą do odesłania albo utraty.
    .rule = KK-05
card-coin = Moneta
    .acc = monetę
    .few = monety
    .many = monet
    .effect = Leży przed tobą do odesłania albo utraty. Gdy w grze jest Dusigrosz, liczy się do niego.
    .rule = KK-05
card-item_5 = Przedmiot wart { worth }
    .acc = przedmiot wart { worth }
    .few = przedmioty warte po { worth-each }
    .many = przedmiotów wartych po { worth-each }
    .effect = Leży przed tobą do odesłania albo utraty.
    .rule = KK-05

# Ile wart jest przedmiot: „wart 5 dukatów”, „warte po 5 dukatów”
worth =
    { $value ->
        [one] 1 dukata
        [few] { $value } dukatów
       *[many] { $value } dukatów
    }
worth-each =
    { $value ->
        [one] 1 dukacie
        [few] { $value } dukaty
       *[many] { $value } dukatów
    }

## Stosy: liczba to wielkość, litera odróżnia bliźniacze

stack-stack_5a = stos 5a
    .gen = stosu 5a
stack-stack_5b = stos 5b
    .gen = stosu 5b
stack-stack_6a = stos 6a
    .gen = stosu 6a
stack-stack_6b = stos 6b
    .gen = stosu 6b
stack-stack_7a = stos 7a
    .gen = stosu 7a
stack-stack_7b = stos 7b
    .gen = stosu 7b
stack-stack_8a = stos 8a
    .gen = stosu 8a
stack-stack_8b = stos 8b
    .gen = stosu 8b
stack-stack_9a = stos 9a
    .gen = stosu 9a
stack-stack_9b = stos 9b
    .gen = stosu 9b

## Pytania

question-turn = Twoja kolej: wyprawa czy odesłanie łupów do grodu?
    .note =
        { $robbers ->
            [0] { $count ->
                [0] Na razie nie masz nic do stracenia.
               *[other] { $ducats ->
                    [one] Na szali 1 dukat.
                    [few] Na szali { $ducats } dukaty.
                   *[many] Na szali { $ducats } dukatów.
                } Rozbójnicy zabiorą wszystko, a zbójcerze na razie tylko zaczekają przed tobą.
            }
           *[other] { $count ->
                [0] Czekają przed tobą zbójcerze, ale nie mają jeszcze czego zabrać.
               *[other] { $ducats ->
                    [one] Na szali 1 dukat.
                    [few] Na szali { $ducats } dukaty.
                   *[many] Na szali { $ducats } dukatów.
                } Czekają przed tobą zbójcerze: gdy zjawią się drudzy, przepadnie wszystko, ale rozbójnicy tylko się z nimi pobiją.
            }
        }
waiting-turn = { $player } wybiera: wyprawa czy gród.
question-lose = Szambelan chce najcenniejszej rzeczy: co mu oddajesz?
waiting-lose = { $player } wybiera, co oddać szambelanowi.
question-rob = Moneta w ręku: czyje kieszenie opróżniasz?
waiting-rob = { $player } wybiera, czyje kieszenie opróżnić.

## Co można zrobić

do-adventure =
    { $left ->
        [one] Odkryj kartę ze { $stack_gen }: została 1 z { $size }
        [few] Odkryj kartę ze { $stack_gen }: zostały { $left } z { $size }
       *[many] Odkryj kartę ze { $stack_gen }: zostało { $left } z { $size }
    }
do-send =
    Odeślij do grodu { $count ->
        [one] 1 przedmiot
        [few] { $count } przedmioty
       *[many] { $count } przedmiotów
    } ({ $ducats ->
        [one] 1 dukat
        [few] { $ducats } dukaty
       *[many] { $ducats } dukatów
    }): { $empty ->
        [one] to twoja ostatnia wolna postać
        [few] masz { $empty } wolne postacie
       *[many] masz { $empty } wolnych postaci
    }
do-lose =
    Oddaj { $card_acc } ({ $ducats ->
        [one] −1 dukat
        [few] −{ $ducats } dukaty
       *[many] −{ $ducats } dukatów
    })
do-rob =
    Okradnij: { $player } ({ $count ->
        [0] nic na stole
        [one] 1 przedmiot na stole
        [few] { $count } przedmioty na stole
       *[many] { $count } przedmiotów na stole
    })

## Czego teraz nie można zrobić

blocked-stack-empty = Ten stos jest pusty.
blocked-nothing-to-send = Nie masz przed sobą przedmiotów do odesłania.

## Co się dzieje

event-begins = Zaczyna { $seat }.
event-turned_up = { $seat } odkrywa { $card_acc } ({ $stack }).
event-unharmed = { $card }: { $seat } nie ma nic do stracenia.
event-lost = { $seat } oddaje szambelanowi { $card_acc }.
event-robbers_stay = { $seat } ma teraz przed sobą zbójcerzy; jedna banda jest niegroźna.
event-robbed =
    { $count ->
        [0] Druga banda zbójcerzy! { $seat } nie ma nic do stracenia i obie bandy odchodzą.
        [one] Druga banda zbójcerzy! { $seat } traci jedyny przedmiot, a obie bandy odchodzą.
        [2] Druga banda zbójcerzy! { $seat } traci oba przedmioty, a obie bandy odchodzą.
        [few] Druga banda zbójcerzy! { $seat } traci wszystkie { $count } przedmioty, a obie bandy odchodzą.
       *[many] Druga banda zbójcerzy! { $seat } traci wszystkie { $count } przedmiotów, a obie bandy odchodzą.
    }
event-raided =
    { $count ->
        [one] Rozbójnicy łupią: { $seat } traci jedyny przedmiot.
        [2] Rozbójnicy łupią: { $seat } traci oba przedmioty.
        [few] Rozbójnicy łupią: { $seat } traci wszystkie { $count } przedmioty.
       *[many] Rozbójnicy łupią: { $seat } traci wszystkie { $count } przedmiotów.
    }
event-fought = Rozbójnicy i zbójcerze biją się ze sobą i znikają; { $seat } nic nie traci.
event-took =
    { $count ->
        [one] { $seat } zyskuje { $card_acc }, tyle samo traci { $player }.
        [few] { $seat } zyskuje { $count } { $card_few }, tyle samo traci { $player }.
       *[many] { $seat } zyskuje { $count } { $card_many }, tyle samo traci { $player }.
    }
event-gave = { $seat } oddaje { $card_acc }; kartę dostaje { $player }.
event-sent =
    { $seat } odsyła do grodu { $count ->
        [one] 1 przedmiot
        [few] { $count } przedmioty
       *[many] { $count } przedmiotów
    } ({ $ducats ->
        [one] 1 dukat
        [few] { $ducats } dukaty
       *[many] { $ducats } dukatów
    }).
event-robbers_leave = { $seat } pozbywa się zbójcerzy.
event-full = { $seat } nie ma już wolnej postaci i czeka na koniec gry.
event-ended = Koniec gry: { $ending }.
event-dusigrosz =
    { $count ->
        [one] { $seat } dostaje Dusigrosza za najwięcej monet: 1 moneta.
        [few] { $seat } dostaje Dusigrosza za najwięcej monet: { $count } monety.
       *[many] { $seat } dostaje Dusigrosza za najwięcej monet: { $count } monet.
    }
event-no_dusigrosz = Nikt nie dostaje Dusigrosza: nikt nie ma więcej monet niż wszyscy inni.

tie-nobody = nikt
tie-everybody = wszyscy remisujący
tie-more_items = ten, kto odesłał więcej przedmiotów

ending-all_sent = każda postać ma swoje łupy
ending-stacks_empty = stosy są puste

## Stół

zone-stack = Stos
    .help = Zakryte karty z jednakowym rewersem. W swojej turze możesz odkryć wierzchnią: to łup albo kłopoty. Wiadomo, co jest jeszcze w środku, nie wiadomo tylko, w jakiej kolejności.
    .rule = KK-04
zone-box = Poza grą
    .help = Karty, które wypadły z gry; każdy może je oglądać. Co tu leży, tego już w żadnym stosie nie ma.
    .rule = KK-R11
zone-front = Na stole
    .help = Łupy już odkryte, ale jeszcze nieodesłane. Nie liczą się, dopóki nie trafią do grodu, a do tej pory mogą je zabrać rozbójnicy, zbójcerze albo szambelan.
    .rule = KK-05
zone-robbers = Zbójcerze na stole
    .help = Jedna banda tylko czeka. Gdy zjawi się druga, przepada wszystko, co leży na stole. Za to rozbójnicy zamiast łupić pobiją się ze zbójcerzami, a gdy odsyłasz łupy, banda odchodzi.
    .rule = KK-08
zone-character = Postać
    .help = Przyjmuje łupy z jednego odesłania, i to tylko raz. Co tu leży, jest bezpieczne i liczy się na koniec. Kto zapełni wszystkie postacie, nie ma więcej tur.
    .rule = KK-13
number-first_player = Zaczyna
    .help = Ten gracz miał pierwszą turę, a kolejne idą zgodnie z ruchem wskazówek zegara. Nic więcej z tego nie ma.
    .rule = KK-03
number-cards_left = Zostało kart
    .help = Tyle kart jest jeszcze we wszystkich stosach. Gdy się skończą, kończy się gra, nawet jeśli ktoś ma wolne postacie.
    .rule = KK-17
number-at_stake = Dukaty na szali
    .help = Tyle są warte razem przedmioty na stole: tyle trafi do grodu, jeśli je teraz odesłać, i tyle można stracić.
    .rule = KK-12
number-characters = Postacie
    .help = Tyle razy w całej grze ten gracz może odesłać łupy: każda postać przyjmuje je tylko raz.
    .rule = KK-01
number-sent = Przedmioty w grodzie
    .help = Tyle przedmiotów jest już bezpiecznych w grodzie. Przy równej liczbie dukatów wygrywa ten, kto odesłał ich więcej.
    .rule = KK-19

## O co jeszcze się pyta: nazwa, co to robi i z której zasady wynika

idea-card = Karta przygody
    .help = W każdym stosie jest po jednym zagrożeniu każdego rodzaju, jedna moneta w ręku i jeden najcenniejszy przedmiot. Reszta to monety i tańsze przedmioty.
    .rule = KK-24

## Wynik

part-town = Gród
    .help = Dukaty za wszystko, co leży na postaciach. Na koniec liczy się tylko to, a nie łupy na stole.
    .rule = KK-18
part-dusigrosz = Dusigrosz
    .help = Karta premiowa. Na koniec dostaje ją ten, kto ma w grodzie najwięcej monet, o ile stół gra z tą zasadą.
    .rule = KK-20
tie-items = więcej odesłanych przedmiotów
why-card = { $count } × { $card }
why-dusigrosz =
    { $count ->
        [one] najwięcej monet: 1 moneta
        [few] najwięcej monet: { $count } monety
       *[many] najwięcej monet: { $count } monet
    }
why-no_dusigrosz = najwięcej monet ({ $count }), ale po równo: nikt go nie dostaje

## Co może się trafić

odds-danger =
    { $count ->
        [one] { $count } z { $of } pozostałych tu kart to zagrożenie: { $percent } %
        [few] { $count } z { $of } pozostałych tu kart to zagrożenia: { $percent } %
       *[many] { $count } z { $of } pozostałych tu kart to zagrożenia: { $percent } %
    }
odds-coin =
    { $count ->
        [one] { $count } to moneta: { $percent } %
        [few] { $count } to monety: { $percent } %
       *[many] { $count } to monety: { $percent } %
    }
odds-item =
    { $count ->
        [one] { $count } to przedmiot: { $percent } %
        [few] { $count } to przedmioty: { $percent } %
       *[many] { $count } to przedmioty: { $percent } %
    }

## Arkusz wyników

sheet-dusigrosz = Gramy z Dusigroszem
sheet-dusigrosz_tie = Dusigrosz przy remisie
sheet-town = Odesłane do grodu
sheet-town-sums = Ile czego
sheet-town-cards = Postać po postaci
sheet-character = Postać
sheet-item = Przedmiot

## Błędy w zestawach kart i na arkuszach wyników

error-kajko-one-each = W każdym stosie jest dokładnie 1 karta tego rodzaju, a nie { $count }.
error-kajko-alike = Z kart zestawu „{ $pack }” nie da się ułożyć jednakowych stosów tej samej wielkości; wybierz stosy różne.
error-kajko-seventy = Wszystkie stosy razem muszą mieć 70 kart, a nie { $count }.
error-kajko-characters = Potrzebne postacie: { $needed }, a w pudełku: { $count }.
error-kajko-sheet-characters = Przy { $seats } graczach każdy ma najwyżej tyle postaci: { $most }; nie wpisuj ich więcej.
error-kajko-sheet-together = Monet i przedmiotów wartych 5 jest w pudełku razem tylko { $most }, nie licząc monet w ręku; nie wpisuj więcej.
error-kajko-sheet-danger = „{ $card }” to zagrożenie i nigdy nie trafia do grodu; wpisuj tylko przedmioty.
