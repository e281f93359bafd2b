# Roll Player, po polsku. Nazwy kart są z faktów, wszystkie inne słowa własne.
# Formy w zdaniu: `acc` (bierze czerwoną 5), `in` (w Sile), `on` (na karcie inicjatywy 2).
# W zdaniach kart `amount`, `pays`, `every`, `most` i `modifiers_...` to liczby karty, a `set_...` jej zestawu pancerza.

game-name = Roll Player
game-about = Stwórz bohatera: układaj wyrzucone kości w rzędach atrybutów, kupuj karty na rynku i zdobądź najwięcej gwiazdek reputacji.
round-title = Runda { $number }

## Opcje stołu

choice-class_choice = Karty klas
    .help = O karcie klasy decyduje kość wylosowana z mieszka albo gracze wybierają karty po kolei, pierwszy gracz na końcu.
setting-class_choice-drawn = losowanie
setting-class_choice-reverse = wybór w odwrotnej kolejności
choice-less_random_setup = Mniej losowy początek
    .help = Kości początkowych się nie losuje: każdy dostaje po jednej w każdym z sześciu kolorów klas, przy trzech graczach także jedną złotą, a przy czterech dwie złote.
choice-random_market_deck = Losowa talia rynku
    .help = Wszystkie karty rynku tasuje się razem, więc te z jedną kropką nie wychodzą już przed tymi z dwiema.
choice-shorter_game = Krótsza gra
    .help = Każdy zaczyna z dwiema dodatkowymi kośćmi i z 5 sztukami złota, a gra jest o dwie rundy krótsza.
choice-friendly_market = Przyjazny rynek
    .help = Kto zamiast kupować bierze 2 sztuki złota, nie odrzuca karty z rynku.
choice-skill_windows = Kiedy można używać umiejętności
    .help = Czy umiejętności można używać także między turami innych, czy tylko w swoich turach i przed końcowym podliczaniem, żeby było mniej pytań.
setting-skill_windows-full = także między turami innych
setting-skill_windows-own_turn = tylko w swoich turach
choice-place_together = Jednoczesne układanie kości
    .help = Kości początkowe wszyscy układają jednocześnie; w fazie kości karty bierze się w kolejności tur, potem wszyscy naraz, w tajemnicy, kładą kości, a złoto i akcje są znów w kolejności tur.

## Atrybuty: rzędy karty postaci

row-str = Siła
    .in = w Sile
row-dex = Zręczność
    .in = w Zręczności
row-con = Kondycja
    .in = w Kondycji
row-int = Inteligencja
    .in = w Inteligencji
row-wis = Mądrość
    .in = w Mądrości
row-cha = Charyzma
    .in = w Charyzmie

## Akcje atrybutów

action-str = Obróć kość (Siła)
    .help = Po położeniu kości w tym rzędzie możesz obrócić jedną ze swoich kości na przeciwną ściankę: stara i nowa wartość dają razem 7.
    .rule = RP-40
action-dex = Zamień dwie kości miejscami (Zręczność)
    .help = Po położeniu kości w tym rzędzie możesz zamienić miejscami dwie ze swoich kości. Wartości zostają.
    .rule = RP-41
action-con = Podwyższ lub obniż kość o 1 (Kondycja)
    .help = Po położeniu kości w tym rzędzie możesz podwyższyć albo obniżyć o 1 jedną ze swoich kości, nigdy powyżej 6 ani poniżej 1.
    .rule = RP-43
action-int = Przerzuć kość (Inteligencja)
    .help = Po położeniu kości w tym rzędzie możesz przerzucić jedną ze swoich kości i zatrzymać wynik albo wrócić do poprzedniego.
    .rule = RP-45
action-wis = Przesuń znacznik charakteru (Mądrość)
    .help = Po położeniu kości w tym rzędzie możesz przesunąć znacznik charakteru o jedno pole w górę, w dół, w lewo albo w prawo.
    .rule = RP-47
action-cha = Weź żeton Charyzmy (Charyzma)
    .help = Po położeniu kości w tym rzędzie możesz wziąć żeton, który na rynku w tej rundzie zastąpi 1 sztukę złota.
    .rule = RP-48

## Miejsca na karcie postaci, od lewej

space-str_1 = Siła, miejsce 1
    .in = w Sile, na miejscu 1
space-str_2 = Siła, miejsce 2
    .in = w Sile, na miejscu 2
space-str_3 = Siła, miejsce 3
    .in = w Sile, na miejscu 3
space-dex_1 = Zręczność, miejsce 1
    .in = w Zręczności, na miejscu 1
space-dex_2 = Zręczność, miejsce 2
    .in = w Zręczności, na miejscu 2
space-dex_3 = Zręczność, miejsce 3
    .in = w Zręczności, na miejscu 3
space-con_1 = Kondycja, miejsce 1
    .in = w Kondycji, na miejscu 1
space-con_2 = Kondycja, miejsce 2
    .in = w Kondycji, na miejscu 2
space-con_3 = Kondycja, miejsce 3
    .in = w Kondycji, na miejscu 3
space-int_1 = Inteligencja, miejsce 1
    .in = w Inteligencji, na miejscu 1
space-int_2 = Inteligencja, miejsce 2
    .in = w Inteligencji, na miejscu 2
space-int_3 = Inteligencja, miejsce 3
    .in = w Inteligencji, na miejscu 3
space-wis_1 = Mądrość, miejsce 1
    .in = w Mądrości, na miejscu 1
space-wis_2 = Mądrość, miejsce 2
    .in = w Mądrości, na miejscu 2
space-wis_3 = Mądrość, miejsce 3
    .in = w Mądrości, na miejscu 3
space-cha_1 = Charyzma, miejsce 1
    .in = w Charyzmie, na miejscu 1
space-cha_2 = Charyzma, miejsce 2
    .in = w Charyzmie, na miejscu 2
space-cha_3 = Charyzma, miejsce 3
    .in = w Charyzmie, na miejscu 3

## Kolory kości

colour-green = zielona
    .acc = zieloną
colour-blue = niebieska
    .acc = niebieską
colour-red = czerwona
    .acc = czerwoną
colour-purple = fioletowa
    .acc = fioletową
colour-black = czarna
    .acc = czarną
colour-white = biała
    .acc = białą
colour-gold = złota
    .acc = złotą
    .help = Złota kość daje złoto, gdy ją kładziesz. Nie należy do żadnej klasy.
    .rule = RP-36

## Kości: kolor i wartość na wierzchu

die-green_1 = zielona 1
    .acc = zieloną 1
die-green_2 = zielona 2
    .acc = zieloną 2
die-green_3 = zielona 3
    .acc = zieloną 3
die-green_4 = zielona 4
    .acc = zieloną 4
die-green_5 = zielona 5
    .acc = zieloną 5
die-green_6 = zielona 6
    .acc = zieloną 6
die-blue_1 = niebieska 1
    .acc = niebieską 1
die-blue_2 = niebieska 2
    .acc = niebieską 2
die-blue_3 = niebieska 3
    .acc = niebieską 3
die-blue_4 = niebieska 4
    .acc = niebieską 4
die-blue_5 = niebieska 5
    .acc = niebieską 5
die-blue_6 = niebieska 6
    .acc = niebieską 6
die-red_1 = czerwona 1
    .acc = czerwoną 1
die-red_2 = czerwona 2
    .acc = czerwoną 2
die-red_3 = czerwona 3
    .acc = czerwoną 3
die-red_4 = czerwona 4
    .acc = czerwoną 4
die-red_5 = czerwona 5
    .acc = czerwoną 5
die-red_6 = czerwona 6
    .acc = czerwoną 6
die-purple_1 = fioletowa 1
    .acc = fioletową 1
die-purple_2 = fioletowa 2
    .acc = fioletową 2
die-purple_3 = fioletowa 3
    .acc = fioletową 3
die-purple_4 = fioletowa 4
    .acc = fioletową 4
die-purple_5 = fioletowa 5
    .acc = fioletową 5
die-purple_6 = fioletowa 6
    .acc = fioletową 6
die-black_1 = czarna 1
    .acc = czarną 1
die-black_2 = czarna 2
    .acc = czarną 2
die-black_3 = czarna 3
    .acc = czarną 3
die-black_4 = czarna 4
    .acc = czarną 4
die-black_5 = czarna 5
    .acc = czarną 5
die-black_6 = czarna 6
    .acc = czarną 6
die-white_1 = biała 1
    .acc = białą 1
die-white_2 = biała 2
    .acc = białą 2
die-white_3 = biała 3
    .acc = białą 3
die-white_4 = biała 4
    .acc = białą 4
die-white_5 = biała 5
    .acc = białą 5
die-white_6 = biała 6
    .acc = białą 6
die-gold_1 = złota 1
    .acc = złotą 1
die-gold_2 = złota 2
    .acc = złotą 2
die-gold_3 = złota 3
    .acc = złotą 3
die-gold_4 = złota 4
    .acc = złotą 4
die-gold_5 = złota 5
    .acc = złotą 5
die-gold_6 = złota 6
    .acc = złotą 6

## Rasy

race-dragonkin = Drakon
    .effect = { modifiers }
race-dwarf = Krasnolud
    .effect = { modifiers }
race-elf = Elf
    .effect = { modifiers }
race-halfling = Niziołek
    .effect = { modifiers }
race-human = Człowiek
    .effect = { modifiers }
race-orc = Ork
    .effect = { modifiers }

modifiers =
    { $modifiers ->
        [0] Bez premii i bez kar.
       *[other] { $modifiers_str ->
            [0] { "" }
           *[other] { SIGNED($modifiers_str) } do Siły.{ " " }
        }{ $modifiers_dex ->
            [0] { "" }
           *[other] { SIGNED($modifiers_dex) } do Zręczności.{ " " }
        }{ $modifiers_con ->
            [0] { "" }
           *[other] { SIGNED($modifiers_con) } do Kondycji.{ " " }
        }{ $modifiers_int ->
            [0] { "" }
           *[other] { SIGNED($modifiers_int) } do Inteligencji.{ " " }
        }{ $modifiers_wis ->
            [0] { "" }
           *[other] { SIGNED($modifiers_wis) } do Mądrości.{ " " }
        }{ $modifiers_cha ->
            [0] { "" }
           *[other] { SIGNED($modifiers_cha) } do Charyzmy.{ " " }
        }
    }

## Karty klas: na każdej są dwie klasy

class_card-green = zielona karta klasy (Druid lub Tropiciel)
    .acc = zieloną kartę klasy (Druid lub Tropiciel)
class_card-blue = niebieska karta klasy (Czarownik lub Czarodziej)
    .acc = niebieską kartę klasy (Czarownik lub Czarodziej)
class_card-red = czerwona karta klasy (Wojownik lub Barbarzyńca)
    .acc = czerwoną kartę klasy (Wojownik lub Barbarzyńca)
class_card-purple = fioletowa karta klasy (Mnich lub Bard)
    .acc = fioletową kartę klasy (Mnich lub Bard)
class_card-black = czarna karta klasy (Łotrzyk lub Złodziej)
    .acc = czarną kartę klasy (Łotrzyk lub Złodziej)
class_card-white = biała karta klasy (Kapłan lub Paladyn)
    .acc = białą kartę klasy (Kapłan lub Paladyn)

## Klasy

class-cleric = Kapłan
    .effect = Miłosierny: ilekroć na rynku zamiast kupować bierzesz złoto, możesz też użyć akcji Mądrości.
class-paladin = Paladyn
    .effect = Czujny: po zakupie pancerza możesz użyć akcji Kondycji.
class-druid = Druid
    .effect = Świadomy: przed każdą fazą rynku możesz dołożyć na rynek wybraną kartę ze stosu kart odrzuconych.
class-ranger = Tropiciel
    .effect =
        Uzdolniony: w fazie porządkowania możesz odnowić najwyżej { $amount ->
            [one] 1 wyczerpaną umiejętność
            [few] { $amount } wyczerpane umiejętności
           *[many] { $amount } wyczerpanych umiejętności
        } zamiast jednej.
class-monk = Mnich
    .effect = Oświecony: w fazie kości zamiast akcji rzędu, w którym kładziesz kość, możesz użyć akcji Mądrości.
class-bard = Bard
    .effect =
        Czarujący: w swojej turze rynku możesz kupić { $amount ->
            [one] 1 kartę
            [few] { $amount } karty
           *[many] { $amount } kart
        }. Żeton Charyzmy pomaga opłacić tylko jedną z nich, a odrzucenie karty za złoto nie zastąpi żadnego z zakupów.
class-rogue = Łotrzyk
    .effect = Psotny: gdy bierzesz kartę inicjatywy ze złotem, oprócz akcji rzędu możesz użyć akcji Zręczności.
class-thief = Złodziej
    .effect =
        Sprytny: każda złota kość, także początkowa, daje ci { $amount ->
            [one] 1 sztukę
            [few] { $amount } sztuki
           *[many] { $amount } sztuk
        } złota zamiast 2.
class-sorcerer = Czarownik
    .effect = Skryty: po zakupie cechy możesz użyć akcji Inteligencji.
class-wizard = Czarodziej
    .effect = Zagadkowy: po zakupie umiejętności możesz użyć akcji Inteligencji.
class-warrior = Wojownik
    .effect = Przygotowany: po zakupie broni możesz użyć akcji Siły.
class-barbarian = Barbarzyńca
    .effect =
        Potężny: twoja broń może zajmować łącznie { $amount ->
            [one] 1 dłoń
            [few] { $amount } dłonie
           *[many] { $amount } dłoni
        } zamiast dwóch.

## Historie

backstory-aristocrat = Arystokrata
backstory-brawler = Zabijaka
backstory-chosen_one = Wybraniec
backstory-craftsman = Rzemieślnik
backstory-devoted = Oddany
backstory-exonerated = Uniewinniony
backstory-hunter = Łowca
backstory-lost_soul = Zagubiona dusza
backstory-mentor = Mentor
backstory-patrician = Szlachcic
backstory-persecuted = Prześladowany
backstory-resilient = Ocalony
backstory-rift_walker = Wędrowiec między wymiarami
backstory-savage = Dzikus
backstory-savant = Wirtuoz
backstory-street_urchin = Ulicznik

## Charaktery

alignment-arbiter = Arbiter
alignment-champion = Czempion
alignment-eccentric = Ekscentryk
alignment-free_spirit = Wolny duch
alignment-guardian = Strażnik
alignment-hermit = Pustelnik
alignment-lunatic = Szaleniec
alignment-maniac = Maniak
alignment-narcissist = Narcyz
alignment-neurotic = Neurotyk
alignment-protector = Obrońca
alignment-rebel = Buntownik
alignment-renegade = Renegat
alignment-scoundrel = Szubrawiec
alignment-sentinel = Wartownik
alignment-sociopath = Socjopata
alignment-truth_seeker = Poszukiwacz prawdy

## Siatka charakteru: jej pola i kierunki ruchu znacznika

field-good_lawful = praworządny dobry
field-good_neutral = neutralny dobry
field-good_chaotic = chaotyczny dobry
field-neutral_lawful = praworządny neutralny
field-neutral_neutral = prawdziwie neutralny
field-neutral_chaotic = chaotyczny neutralny
field-evil_lawful = praworządny zły
field-evil_neutral = neutralny zły
field-evil_chaotic = chaotyczny zły
direction-up = w górę, ku dobru
direction-down = w dół, ku złu
direction-left = w lewo, ku praworządności
direction-right = w prawo, ku chaosowi

## Karty rynku: broń

card-longsword = Długi miecz
    .effect = Przy celach atrybutów każda twoja kość w kolorze klasy liczy się o { $pays } wyżej, nawet ponad 6. Cechy tego nie uwzględniają.
card-blessed_mace = Poświęcona buława
    .effect = Akcją Mądrości możesz przesunąć znacznik charakteru nawet o dwa pola zamiast o jedno.
card-jeweled_dagger = Zdobiony sztylet
    .effect = Przy celach atrybutów każda twoja złota kość liczy się o { $pays } wyżej, nawet ponad 6. Cechy tego nie uwzględniają.
card-longbow = Długi łuk
    .effect = W fazie kości zamiast akcji rzędu, w którym kładziesz kość, możesz użyć akcji rzędu tuż nad nim lub tuż pod nim.
card-tower_shield = Wielka tarcza
    .effect =
        Na koniec gry liczy się jako { $pays ->
            [one] dodatkowa część jednego z
            [few] { $pays } dodatkowe części
           *[many] { $pays } dodatkowych części
        } twoich zaczętych, a niepełnych zestawów pancerza.
card-ancient_spear = Starożytna włócznia
    .effect =
        Gdy kładziesz kość na ostatnim miejscu rzędu, bierzesz o { $pays ->
            [one] 1 sztukę
            [few] { $pays } sztuki
           *[many] { $pays } sztuk
        } złota więcej.
card-quarterstaff = Okuty kij
    .effect = Akcją Inteligencji możesz przerzucić po kolei nawet dwie różne kości; przy każdej zostawiasz nowy wynik albo wracasz do starego.
card-heavy_crossbow = Ciężka kusza
    .effect =
        Karty kosztują cię o { $pays ->
            [one] 1 sztukę
            [few] { $pays } sztuki
           *[many] { $pays } sztuk
        } złota mniej, także ze stosu kart odrzuconych przy Skradaniu, ale nie przy Włamywaniu.

## Karty rynku: pancerz

card-chain_gorget = Kolczy kołnierz
    .effect = { armor }
card-chain_vambraces = Kolcze karwasze
    .effect = { armor }
card-chain_helm = Kolczy hełm
    .effect = { armor }
card-chain_tunic = Kolcza tunika
    .effect = { armor }
card-chain_leggings = Kolcze nogawice
    .effect = { armor }
card-mystic_cowl = Mistyczny kaptur
    .effect = { armor }
card-mystic_robes = Mistyczne szaty
    .effect = { armor }
card-mystic_cloak = Mistyczny płaszcz
    .effect = { armor }
card-leather_greaves = Skórzane nagolenniki
    .effect = { armor }
card-leather_boots = Skórzane buty
    .effect = { armor }
card-leather_gloves = Skórzane rękawice
    .effect = { armor }
card-leather_pauldron = Skórzany naramiennik
    .effect = { armor }

armor =
    Pancerz { $set ->
        [chain] kolczy
        [leather] skórzany
       *[mystic] mistyczny
    }: { $set_size ->
        [3] { $set_stars_1 }, { $set_stars_2 } lub { $set_stars_3 ->
            [one] 1 gwiazdka
            [few] { $set_stars_3 } gwiazdki
           *[many] { $set_stars_3 } gwiazdek
        }
        [4] { $set_stars_1 }, { $set_stars_2 }, { $set_stars_3 } lub { $set_stars_4 ->
            [one] 1 gwiazdka
            [few] { $set_stars_4 } gwiazdki
           *[many] { $set_stars_4 } gwiazdek
        }
       *[5] { $set_stars_1 }, { $set_stars_2 }, { $set_stars_3 }, { $set_stars_4 } lub { $set_stars_5 ->
            [one] 1 gwiazdka
            [few] { $set_stars_5 } gwiazdki
           *[many] { $set_stars_5 } gwiazdek
        }
    } za zestaw od 1 do { $set_size } części i jeszcze { $set_bonus_stars }, jeśli twoja klasa jest { $set_bonus_1 ->
        [green] { colour-green }
        [blue] { colour-blue }
        [red] { colour-red }
        [purple] { colour-purple }
        [black] { colour-black }
       *[white] { colour-white }
    } lub { $set_bonus_2 ->
        [green] { colour-green }
        [blue] { colour-blue }
        [red] { colour-red }
        [purple] { colour-purple }
        [black] { colour-black }
       *[white] { colour-white }
    }.

## Karty rynku: umiejętności

card-concentrate = Koncentracja
    .effect = Obróć jedną ze swoich kości na przeciwną ściankę, jak akcją Siły.
card-search = Przeszukanie
    .effect = Wybierz kość z mieszka i połóż ją w miejsce jednej ze swoich, z tą samą wartością; twoja trafia do mieszka. Złota kość daje złoto, ale akcji rzędu się nie wykonuje.
card-negotiate = Negocjacje
    .effect = W fazie kości wymień jedną ze swoich kości na kość, która leży jeszcze na karcie inicjatywy (obie zachowują wartości), i ułóż kości na kartach od nowa, według wartości. Zdobyta złota kość daje złoto, ale akcji rzędu się nie wykonuje.
card-pickpocket = Kradzież kieszonkowa
    .effect =
        Weź { $pays ->
            [one] 1 sztukę
            [few] { $pays } sztuki
           *[many] { $pays } sztuk
        } złota z zapasu.
card-acrobatics = Akrobatyka
    .effect = Zamień miejscami dwie swoje kości bez zmiany wartości, jak akcją Zręczności.
card-open_lock = Włamywanie
    .effect =
        W swojej turze rynku zamiast zwykłego zakupu kup w ciemno wierzchnią kartę talii za { $pays ->
            [one] 1 sztukę
            [few] { $pays } sztuki
           *[many] { $pays } sztuk
        } złota, bez żadnych zniżek. Cecha przesuwa znacznik charakteru, jeśli to możliwe.
card-climb = Wspinaczka
    .effect = W fazie kości obróć na przeciwną ściankę jedną kość, która leży jeszcze na karcie inicjatywy, i ułóż kości na kartach od nowa, według wartości.
card-intimidate = Zastraszenie
    .effect = W fazie kości przerzuć dowolną liczbę kości, które leżą jeszcze na kartach inicjatywy, i ułóż kości na kartach od nowa, według wartości.
card-move_silently = Skradanie
    .effect = W swojej turze rynku zamiast zwykłego zakupu kup kartę ze stosu kart odrzuconych; zniżki działają. Nie możesz przy tym odrzucić karty z rynku za złoto.
card-knowledge = Wiedza
    .effect = Przerzuć jedną ze swoich kości i zostaw nowy wynik albo wróć do starego, jak akcją Inteligencji.
card-cure_wounds = Leczenie ran
    .effect = Podwyższ lub obniż jedną ze swoich kości o 1, jak akcją Kondycji.
card-sleight_of_hand = Kuglarstwo
    .effect = Przenieś jedną ze swoich kości na pierwsze wolne miejsce innego rzędu i zamknij lukę, przesuwając kości w lewo. Nie daje to akcji rzędu ani złota za pełny rząd.
card-diplomacy = Dyplomacja
    .effect = Użyj zdolności gotowej umiejętności innego gracza w chwili, w której ta karta na to pozwala; ona sama pozostaje gotowa. Możesz też poprzestać na przesunięciu znacznika charakteru.

## Karty rynku: cechy

card-steadfast = Niezłomny
    .effect = { stars } za każdą twoją broń.
card-honorable = Honorowy
    .effect = { stars } za każdą twoją kartę pancerza.
card-nimble = Zwinny
    .effect = { stars } za każdą twoją umiejętność, gotową czy wyczerpaną.
card-proud = Dumny
    .effect = { stars } za każdą twoją cechę, łącznie z tą.
card-weak = Słabeusz
    .effect = { stars }, jeśli twoja Siła (kości i rasa, bez broni) wynosi najwyżej { $every }.
card-clumsy = Niezdarny
    .effect = { stars }, jeśli twoja Zręczność (kości i rasa, bez broni) wynosi najwyżej { $every }.
card-foolish = Niemądry
    .effect = { stars }, jeśli twoja Inteligencja (kości i rasa, bez broni) wynosi najwyżej { $every }.
card-reckless = Bezmyślny
    .effect = { stars }, jeśli twoja Mądrość (kości i rasa, bez broni) wynosi najwyżej { $every }.
card-focused = Skupiony
    .effect = { stars } za każdy rząd z trzema kośćmi o tej samej wartości.
card-compassionate = Współczujący
    .effect = { stars } za każdy rząd z trzema kośćmi w trzech różnych kolorach.
card-obsessed = Obsesyjny
    .effect = { stars } za każdy rząd z trzema kośćmi w tym samym kolorze.
card-cunning = Przebiegły
    .effect = { stars } za każdy rząd z trzema kośćmi o trzech różnych wartościach.
card-greedy = Chciwy
    .effect =
        { stars } za { $every ->
            [one] każdą sztukę
            [few] każde { $every } sztuki
           *[many] każde { $every } sztuk
        } złota, które masz na koniec gry{ $most ->
            [0] { "" }
            [1] , najwyżej raz
           *[other] , najwyżej { $most } razy
        }; złoto zostaje u ciebie.
card-honest = Uczciwy
    .effect =
        Na koniec gry wartość pola pod twoim znacznikiem charakteru liczy się jeszcze { $pays ->
            [1] raz
           *[other] { $pays } razy
        }, jeśli jest dodatnia.
card-loyal = Lojalny
    .effect =
        { stars } za { $every ->
            [one] każdą kość
            [few] każde { $every } kości
           *[many] każde { $every } kości
        } w kolorze twojej klasy.
card-obnoxious = Nieznośny
    .effect = { stars }, jeśli twoja Charyzma (kości i rasa, bez broni) wynosi najwyżej { $every }.
card-dedicated = Zaangażowany
    .effect =
        { stars } za { $every ->
            [one] każdą kość zgodną
            [few] każde { $every } kości zgodne
           *[many] każde { $every } kości zgodnych
        } z twoją kartą historii.
card-courageous = Odważny
    .effect = { stars } za każdy atrybut równy co najmniej { $every } (kości i rasa, bez broni).
card-envious = Zazdrosny
    .effect = { stars }, jeśli masz choć po jednej karcie broni, pancerza, umiejętności i cechy; ta też się liczy.
card-famous = Sławny
    .effect =
        { stars } za { $every ->
            [one] każdy spełniony cel
            [few] każde { $every } spełnione cele
           *[many] każde { $every } spełnionych celów
        } twojej klasy (kości i rasa, bez broni).

stars =
    { $pays ->
        [one] 1 gwiazdka
        [few] { $pays } gwiazdki
       *[many] { $pays } gwiazdek
    }

## Karty inicjatywy

initiative-1 = karta inicjatywy 1
    .acc = kartę inicjatywy 1
    .on = na karcie inicjatywy 1
initiative-2 = karta inicjatywy 2
    .acc = kartę inicjatywy 2
    .on = na karcie inicjatywy 2
initiative-3 = karta inicjatywy 3
    .acc = kartę inicjatywy 3
    .on = na karcie inicjatywy 3
initiative-4 = karta inicjatywy 4
    .acc = kartę inicjatywy 4
    .on = na karcie inicjatywy 4
initiative-5 = karta inicjatywy 5
    .acc = kartę inicjatywy 5
    .on = na karcie inicjatywy 5

## Żetony Charyzmy

tokens-0 = 0 żetonów Charyzmy
tokens-1 = 1 żeton Charyzmy
tokens-2 = 2 żetony Charyzmy
tokens-3 = 3 żetony Charyzmy
tokens-4 = 4 żetony Charyzmy
tokens-5 = 5 żetonów Charyzmy
tokens-6 = 6 żetonów Charyzmy

## Skąd jest złoto

source-card = z karty inicjatywy
source-row = za pełny rząd
source-gold_die = za złotą kość
source-spear = dzięki Starożytnej włóczni
source-discard = za odrzuconą kartę
source-friendly = zamiast zakupu
source-pickpocket = dzięki Kradzieży kieszonkowej

## Tytuły w grze solo, od najniższego

title-npc = NPC
title-mercenary = Najemnik
title-traveller = Podróżnik
title-leader = Przywódca
title-champion = Mistrz
title-hero = Bohater

## Chwile, w których używa się umiejętności poza własną turą: koniec zdania, jak w „pytaj mnie…”

moment-dice = zanim ktoś inny weźmie kartę inicjatywy
moment-dice_end = po ostatniej turze fazy kości
moment-market = przed cudzą turą na rynku
moment-bought = tuż po kupieniu umiejętności
moment-own_market = na koniec twojej tury na rynku
moment-market_end = po ostatniej turze na rynku
moment-roll = zanim dobierze się kości na następną rundę
moment-pool = gdy zmieniły się kości na kartach inicjatywy
moment-end = przed końcowym podliczeniem

## Pytania

question-choose_sheet = Którą kartę postaci bierzesz? Rasa zmienia twoje atrybuty.
waiting-choose_sheet = { $player } wybiera kartę postaci.
question-choose_class_card = Którą kartę klasy bierzesz? Kości w jej kolorze dadzą ci gwiazdki.
waiting-choose_class_card = { $player } wybiera kartę klasy.
question-choose_class = Którą z dwóch klas wybierasz?
waiting-choose_class = { $player } wybiera jedną z dwóch klas.
question-place_setup_die = Kości początkowe: która trafia do którego rzędu?
waiting-place_setup_die = { $player } układa kości początkowe.
question-order_tie = Niektóre kości są równe: którą kładziesz na następnej karcie inicjatywy?
waiting-order_tie = { $player } ustala kolejność równych kości.
question-take_initiative = Twoja kolej: którą kość bierzesz razem z jej kartą inicjatywy?
waiting-take_initiative = { $player } wybiera kartę inicjatywy i kość.
question-place_die = W którym rzędzie kładziesz kość?
    .note = Twoja kość: { $die }.
waiting-place_die = { $player } kładzie kość.
question-place_together = W którym rzędzie kładziesz kość? Wszyscy wybierają jednocześnie.
    .note = Twoja kość: { $die }.
waiting-place_together = { $player } kładzie kość.
question-attribute_action = Kość leży na swoim miejscu: używasz akcji?
waiting-attribute_action = { $player } może użyć akcji.
question-class_ability = Twoja klasa daje ci akcję: używasz jej?
waiting-class_ability = { $player } może użyć akcji swojej klasy.
question-turn_die = Którą swoją kość obracasz na przeciwną ściankę?
waiting-turn_die = { $player } wybiera kość do obrócenia.
question-swap_first = Zamieniasz miejscami dwie swoje kości: która jest pierwsza?
waiting-swap_first = { $player } wybiera dwie kości do zamiany.
question-swap_second = Z którą kością zamienia się miejscami?
waiting-swap_second = { $player } wybiera drugą kość do zamiany.
question-adjust_die = Którą swoją kość podwyższasz lub obniżasz o 1?
waiting-adjust_die = { $player } wybiera kość do podwyższenia lub obniżenia.
question-reroll_die = Którą swoją kość przerzucasz? Potem możesz wrócić do starego wyniku.
waiting-reroll_die = { $player } wybiera kość do przerzucenia.
question-keep_reroll = Zostawiasz nowy wynik czy wracasz do starego?
waiting-keep_reroll = { $player } ogląda nowy wynik.
question-move_alignment = Dokąd przesuwasz znacznik charakteru?
waiting-move_alignment = { $player } przesuwa znacznik charakteru.
question-skill_window = Zanim gra potoczy się dalej: używasz umiejętności?
waiting-skill_window = { $player } może użyć umiejętności.
question-use_ability = Znacznik charakteru jest już przesunięty: korzystasz też ze zdolności?
waiting-use_ability = { $player } może skorzystać ze zdolności.
question-sheet_target = Którą swoją kość wybierasz do tej umiejętności?
waiting-sheet_target = { $player } wybiera kość do umiejętności.
question-bag_target = Którą kość z mieszka kładziesz w jej miejsce?
waiting-bag_target = { $player } wybiera kość z mieszka.
question-pool_target = Którą kość z kart inicjatywy wybierasz do tej umiejętności?
waiting-pool_target = { $player } wybiera kość z karty inicjatywy.
question-row_target = Do którego rzędu trafia ta kość?
waiting-row_target = { $player } wybiera rząd.
question-skill_target = Czyją gotową umiejętność pożyczasz?
waiting-skill_target = { $player } wybiera umiejętność do pożyczenia.
question-discard_target = Którą kartę kupujesz ze stosu kart odrzuconych?
waiting-discard_target = { $player } wybiera kartę ze stosu kart odrzuconych.
question-return_card = Którą kartę ze stosu kart odrzuconych dokładasz na rynek?
waiting-return_card = { $player } może dołożyć kartę na rynek.
question-market = Twoja tura na rynku: kupujesz którąś kartę?
    .note =
        Masz { $gold ->
            [one] 1 sztukę złota
            [few] { $gold } sztuki złota
           *[many] { $gold } sztuk złota
        }{ $tokens ->
            [0] .
            [one] { " " }i 1 żeton Charyzmy.
            [few] { " " }i { $tokens } żetony Charyzmy.
           *[many] { " " }i { $tokens } żetonów Charyzmy.
        }
waiting-market = { $player } rozgląda się po rynku.
question-drop_weapon = Brakuje ci dłoni na całą broń: którą odrzucasz?
waiting-drop_weapon = { $player } wybiera broń do odrzucenia.
question-spend_charisma = Ile żetonów Charyzmy wydajesz zamiast złota?
    .note =
        { $price ->
            [one] Karta „{ $card }” kosztuje 1 sztukę złota
            [few] Karta „{ $card }” kosztuje { $price } sztuki złota
           *[many] Karta „{ $card }” kosztuje { $price } sztuk złota
        }. { $gold ->
            [0] Nie masz złota, ale masz
            [one] Masz 1 sztukę złota i
            [few] Masz { $gold } sztuki złota i
           *[many] Masz { $gold } sztuk złota i
        } { $count ->
            [one] 1 żeton Charyzmy.
            [few] { $count } żetony Charyzmy.
           *[many] { $count } żetonów Charyzmy.
        }
waiting-spend_charisma = { $player } decyduje, jak zapłacić.
question-after_market = Zanim skończy się twoja tura na rynku: używasz umiejętności?
waiting-after_market = { $player } może użyć umiejętności.
question-refresh_skill = Którą wyczerpaną umiejętność odnawiasz?
waiting-refresh_skill = { $player } może odnowić umiejętność.
question-last_window = Ostatnia chwila przed podliczaniem: używasz umiejętności albo odrzucasz broń?
waiting-last_window = { $player } może jeszcze coś zmienić przed podliczaniem.

## Co można zrobić

do-choose_sheet = Weź kartę postaci „{ $race }”. { $race_effect }
do-choose_class_card = Weź { $class_card_acc }
do-choose_class = Wybierz klasę „{ $class }”. { $class_effect }
do-place_setup_die =
    Połóż { $die_acc } { $row_in }{ $gold ->
        [0] { "" }
        [one] : +1 sztuka złota
        [few] : +{ $gold } sztuki złota
       *[many] : +{ $gold } sztuk złota
    }
do-order_tie = Połóż { $colour_acc } kość
do-take_initiative =
    Weź { $die_acc } i { $initiative_acc }{ $gold ->
        [0] { "" }
        [one] : +1 sztuka złota
        [few] : +{ $gold } sztuki złota
       *[many] : +{ $gold } sztuk złota
    }
do-place_die =
    Połóż ją { $row_in }: razem { PLAIN($total) }{ $gold ->
        [0] { "" }
        [one] , +1 sztuka złota
        [few] , +{ $gold } sztuki złota
       *[many] , +{ $gold } sztuk złota
    }{ $stars ->
        [0] { "" }
        [one] , { SIGNED($stars) } gwiazdka
        [few] , { SIGNED($stars) } gwiazdki
       *[many] , { SIGNED($stars) } gwiazdek
    }
do-act = { $action }
do-no_action = Zrezygnuj z akcji
do-turn_die =
    Obróć { $die_acc } na { $to } ({ $space }){ $stars ->
        [0] { "" }
        [one] : { SIGNED($stars) } gwiazdka
        [few] : { SIGNED($stars) } gwiazdki
       *[many] : { SIGNED($stars) } gwiazdek
    }
do-swap_first = Zamień { $die_acc } ({ $space })
do-swap_second =
    Połóż na jej miejscu { $die_acc } ({ $space }){ $stars ->
        [0] { "" }
        [one] : { SIGNED($stars) } gwiazdka
        [few] : { SIGNED($stars) } gwiazdki
       *[many] : { SIGNED($stars) } gwiazdek
    }
do-raise_die =
    Podwyższ { $die_acc } do { $to } ({ $space }){ $stars ->
        [0] { "" }
        [one] : { SIGNED($stars) } gwiazdka
        [few] : { SIGNED($stars) } gwiazdki
       *[many] : { SIGNED($stars) } gwiazdek
    }
do-lower_die =
    Obniż { $die_acc } do { $to } ({ $space }){ $stars ->
        [0] { "" }
        [one] : { SIGNED($stars) } gwiazdka
        [few] : { SIGNED($stars) } gwiazdki
       *[many] : { SIGNED($stars) } gwiazdek
    }
do-reroll_die = Przerzuć { $die_acc } ({ $space })
do-enough = Wystarczy
do-keep_new =
    Zostaw nowy wynik { $to }{ $stars ->
        [0] { "" }
        [one] : { SIGNED($stars) } gwiazdka
        [few] : { SIGNED($stars) } gwiazdki
       *[many] : { SIGNED($stars) } gwiazdek
    }
do-keep_old = Przywróć { $die_acc }
do-move_alignment =
    { $stars ->
        [0] Przesuń { $direction }: pole bez gwiazdek
        [one] Przesuń { $direction }: { SIGNED($stars) } gwiazdka na tym polu
        [few] Przesuń { $direction }: { SIGNED($stars) } gwiazdki na tym polu
       *[many] Przesuń { $direction }: { SIGNED($stars) } gwiazdek na tym polu
    }
do-use_skill = Użyj umiejętności „{ $card }”: znacznik idzie { $direction }, na pole „{ $field }”{ stars-by }
do-pass = Nie teraz
do-hush = Nie pytaj mnie więcej w tej fazie
do-use_ability = Skorzystaj ze zdolności „{ $card }”. { $card_effect }
do-skip_ability = Nie korzystaj ze zdolności „{ $card }”
do-sheet_target = Wybierz { $die_acc } ({ $space })
do-bag_target = Weź { $colour_acc } kość (w mieszku: { $count })
do-pool_target = Wybierz { $die_acc } { $initiative_on }
do-row_target = Połóż ją { $row_in }
do-skill_target = Pożycz umiejętność „{ $card }”
do-discard_target =
    Kup kartę „{ $card }”{ $gold ->
        [0] { " " }za darmo
        [one] { " " }za 1 sztukę złota
        [few] { " " }za { $gold } sztuki złota
       *[many] { " " }za { $gold } sztuk złota
    }{ $token ->
        [0] { "" }
        [1] : znacznik idzie { $direction }, na pole „{ $field }”
       *[other] : znacznik zostaje, bo nie może iść { $direction }
    }{ stars-by }
do-return_card =
    { $gold ->
        [0] Dołóż kartę „{ $card }”: dla ciebie za darmo
        [one] Dołóż kartę „{ $card }”: twoja cena to 1 sztuka złota
        [few] Dołóż kartę „{ $card }”: twoja cena to { $gold } sztuki złota
       *[many] Dołóż kartę „{ $card }”: twoja cena to { $gold } sztuk złota
    }
do-return_nothing = Nie dokładaj karty
do-buy =
    Kup kartę „{ $card }”{ $gold ->
        [0] { " " }za darmo
        [one] { " " }za 1 sztukę złota
        [few] { " " }za { $gold } sztuki złota
       *[many] { " " }za { $gold } sztuk złota
    }{ $token ->
        [0] { "" }
        [1] : znacznik idzie { $direction }, na pole „{ $field }”
       *[other] : znacznik zostaje, bo nie może iść { $direction }
    }{ stars-by }

# Co wybór robi z gwiazdkami, według tego, za co są
stars-by =
    { $by_attributes ->
        [0] { "" }
        [one] ; { SIGNED($by_attributes) } gwiazdka za atrybuty
        [few] ; { SIGNED($by_attributes) } gwiazdki za atrybuty
       *[many] ; { SIGNED($by_attributes) } gwiazdek za atrybuty
    }{ $by_alignment ->
        [0] { "" }
        [one] ; { SIGNED($by_alignment) } gwiazdka za charakter
        [few] ; { SIGNED($by_alignment) } gwiazdki za charakter
       *[many] ; { SIGNED($by_alignment) } gwiazdek za charakter
    }{ $by_armor ->
        [0] { "" }
        [one] ; { SIGNED($by_armor) } gwiazdka za pancerz
        [few] ; { SIGNED($by_armor) } gwiazdki za pancerz
       *[many] ; { SIGNED($by_armor) } gwiazdek za pancerz
    }{ $by_traits ->
        [0] { "" }
        [one] ; { SIGNED($by_traits) } gwiazdka za cechy
        [few] ; { SIGNED($by_traits) } gwiazdki za cechy
       *[many] ; { SIGNED($by_traits) } gwiazdek za cechy
    }{ $by_gold ->
        [0] { "" }
        [one] ; { SIGNED($by_gold) } gwiazdka za złoto
        [few] ; { SIGNED($by_gold) } gwiazdki za złoto
       *[many] ; { SIGNED($by_gold) } gwiazdek za złoto
    }
do-discard =
    Odrzuć kartę „{ $card }”: { $gold ->
        [one] +1 sztuka złota
        [few] +{ $gold } sztuki złota
       *[many] +{ $gold } sztuk złota
    }
do-take_gold =
    Nic nie kupuj: { $gold ->
        [one] +1 sztuka złota
        [few] +{ $gold } sztuki złota
       *[many] +{ $gold } sztuk złota
    }
do-buy_no_more = Zakończ zakupy
do-drop_weapon =
    { $hands ->
        [one] Odrzuć swoją broń „{ $card }”: 1 wolna ręka{ stars-by }. Tracisz: { $card_effect }
        [few] Odrzuć swoją broń „{ $card }”: { $hands } wolne ręce{ stars-by }. Tracisz: { $card_effect }
       *[many] Odrzuć swoją broń „{ $card }”: { $hands } wolnych rąk{ stars-by }. Tracisz: { $card_effect }
    }
do-spend_charisma =
    { $gold ->
        [0] Wydaj { $tokens }: za kartę „{ $card }” nie płacisz złotem
        [one] Wydaj { $tokens }: za kartę „{ $card }” płacisz 1 sztukę złota
        [few] Wydaj { $tokens }: za kartę „{ $card }” płacisz { $gold } sztuki złota
       *[many] Wydaj { $tokens }: za kartę „{ $card }” płacisz { $gold } sztuk złota
    }
do-refresh_skill = Odnów umiejętność „{ $card }”
do-refresh_none = Nie odnawiaj żadnej
do-end_turn = Zakończ turę

## Czego teraz nie można zrobić

blocked-race-taken = Tę kartę postaci ma już ktoś inny.
blocked-class-card-taken = Tę kartę klasy ma już ktoś inny.
blocked-initiative-taken = Ta karta inicjatywy jest już zajęta.
blocked-row-full = Ten rząd jest pełny.
blocked-too-dear =
    { $gold ->
        [one] Nie stać cię na tę kartę: kosztuje 1 sztukę złota, a możesz zapłacić { $have }.
        [few] Nie stać cię na tę kartę: kosztuje { $gold } sztuki złota, a możesz zapłacić { $have }.
       *[many] Nie stać cię na tę kartę: kosztuje { $gold } sztuk złota, a możesz zapłacić { $have }.
    }

## Co się dzieje

event-begins = Zaczyna { $seat }.
event-took_sheet =
    { $gold ->
        [one] { $seat } bierze kartę postaci „{ $race }” i 1 sztukę złota.
        [few] { $seat } bierze kartę postaci „{ $race }” i { $gold } sztuki złota.
       *[many] { $seat } bierze kartę postaci „{ $race }” i { $gold } sztuk złota.
    }
event-drew = { $seat } losuje kość klasy: { $colour }.
event-took_class_card = { $seat } bierze { $class_card_acc }.
event-chose_class = { $seat } wybiera klasę „{ $class }”.
event-dealt = { $seat } ma historię „{ $backstory }” i charakter „{ $alignment }”.
event-market_dealt = Nowa karta na rynku: { $card }.
event-starting_die = { $seat } dostaje kość początkową: { $die }.
event-placed = { $seat } kładzie { $die_acc } { $space_in }.
event-got_gold =
    { $gold ->
        [one] { $seat } dostaje 1 sztukę złota { $source }.
        [few] { $seat } dostaje { $gold } sztuki złota { $source }.
       *[many] { $seat } dostaje { $gold } sztuk złota { $source }.
    }
event-round_starts = Runda { $round }: zaczyna { $seat }.
event-pooled = Na { $initiative_acc } trafia { $die }.
event-took = { $seat } bierze { $initiative_acc } i { $die_acc }.
event-turned = { $seat } obraca kość: teraz { $die } { $space_in }.
event-swapped = { $seat } zamienia miejscami dwie kości ({ $space }; { $other }).
event-adjusted = { $seat } zmienia kość o 1: teraz { $die } { $space_in }.
event-rerolled = { $seat } przerzuca kość: wypada { $die } { $space_in }.
event-kept_new = { $seat } zostawia nowy wynik.
event-kept_old = { $seat } wraca do starego wyniku.
event-moved = { $seat } przesuwa znacznik charakteru { $direction }: { $field }.
event-stayed = { $seat } nie przesuwa znacznika charakteru { $direction }: to już brzeg siatki.
event-got_charisma = { $seat } bierze żeton Charyzmy.
event-used_skill = { $seat } używa umiejętności „{ $card }”.
event-skipped_ability = { $seat } nie korzysta ze zdolności.
event-no_target = { $seat } nie może teraz skorzystać ze zdolności.
event-copied = { $seat } pożycza umiejętność „{ $card }”.
event-searched = { $seat } wymienia kość na inną z mieszka: teraz { $die } { $space_in }.
event-negotiated = { $seat } wymienia kość na inną z karty inicjatywy: teraz { $die } { $space_in }.
event-pool_turned = { $seat } obraca kość { $initiative_on }: teraz { $die }.
event-pool_rerolled = { $seat } przerzuca kość { $initiative_on }: wypada { $die }.
event-slid = { $seat } przenosi kość: teraz { $die } { $space_in }.
event-returned = { $seat } dokłada na rynek kartę „{ $card }” ze stosu kart odrzuconych.
event-bought =
    { $tokens ->
        [0] { $gold ->
            [0] { $seat } dostaje kartę „{ $card }” za darmo.
            [one] { $seat } kupuje kartę „{ $card }” za 1 sztukę złota.
            [few] { $seat } kupuje kartę „{ $card }” za { $gold } sztuki złota.
           *[many] { $seat } kupuje kartę „{ $card }” za { $gold } sztuk złota.
        }
        [one] { $gold ->
            [0] { $seat } kupuje kartę „{ $card }” za 1 żeton Charyzmy.
            [one] { $seat } kupuje kartę „{ $card }” za 1 sztukę złota i 1 żeton Charyzmy.
            [few] { $seat } kupuje kartę „{ $card }” za { $gold } sztuki złota i 1 żeton Charyzmy.
           *[many] { $seat } kupuje kartę „{ $card }” za { $gold } sztuk złota i 1 żeton Charyzmy.
        }
        [few] { $gold ->
            [0] { $seat } kupuje kartę „{ $card }” za { $tokens } żetony Charyzmy.
            [one] { $seat } kupuje kartę „{ $card }” za 1 sztukę złota i { $tokens } żetony Charyzmy.
            [few] { $seat } kupuje kartę „{ $card }” za { $gold } sztuki złota i { $tokens } żetony Charyzmy.
           *[many] { $seat } kupuje kartę „{ $card }” za { $gold } sztuk złota i { $tokens } żetony Charyzmy.
        }
       *[many] { $gold ->
            [0] { $seat } kupuje kartę „{ $card }” za { $tokens } żetonów Charyzmy.
            [one] { $seat } kupuje kartę „{ $card }” za 1 sztukę złota i { $tokens } żetonów Charyzmy.
            [few] { $seat } kupuje kartę „{ $card }” za { $gold } sztuki złota i { $tokens } żetonów Charyzmy.
           *[many] { $seat } kupuje kartę „{ $card }” za { $gold } sztuk złota i { $tokens } żetonów Charyzmy.
        }
    }
event-discarded = { $seat } odrzuca z rynku kartę „{ $card }”.
event-dropped = { $seat } odrzuca broń „{ $card }”.
event-skipped_market = { $seat } nie znajduje nic na rynku.
event-refreshed = { $seat } odnawia umiejętność „{ $card }”.
event-enemy_rolled = Wroga kość pokazuje { $value }.
event-trashed = Do śmietnika trafia karta „{ $card }”.
event-swept = Z rynku na stos kart odrzuconych trafia karta „{ $card }”.
event-reshuffled = Stos kart odrzuconych po przetasowaniu staje się nową talią.
event-ended = Koniec gry: na kości nie ma już miejsca.

## Stół

zone-initiative = Karta inicjatywy
    .help = Bierzesz ją razem z kością i złotem. Niski numer to niska kość, ale wcześniejsza tura na rynku.
    .rule = RP-32
zone-loose = Kości do ułożenia
    .help = Trafiają na karty inicjatywy od najniższej do najwyższej. Przy równych wartościach decyduje pierwszy gracz.
    .rule = RP-30
zone-market = Rynek
    .help = W swojej turze kupujesz stąd jedną kartę albo odrzucasz jedną i bierzesz złoto. Zaczyna ten, kto ma najniższą kartę inicjatywy.
    .rule = RP-54
zone-deck = Talia rynku
    .help = Stąd co rundę wykłada się nowy rynek: najpierw karty z jedną kropką, potem te z dwiema.
    .rule = RP-15
zone-discards = Stos kart odrzuconych
    .help = Karty, które zniknęły z rynku. Każdy może je przeglądać, a niektóre zdolności pozwalają po nie sięgnąć.
    .rule = RP-67
zone-trash = Śmietnik
    .help = W grze solo trafiają tu karty, które przepadły na dobre. Nie wracają nawet przy tasowaniu.
    .rule = RP-120
zone-bag = Mieszek z kośćmi
    .help = Stąd losuje się kości, nie zaglądając do środka. Po tym, co zostało, widać, jakie kolory mogą jeszcze wyjść.
    .rule = RP-28
zone-race = Rasa
    .help = To, kim jesteś z urodzenia. Może podwyższać albo obniżać wartość niektórych atrybutów, a to liczy się do celów.
    .rule = RP-83
zone-class = Klasa
    .help = Wyznacza cel dla każdego atrybutu, daje ci zdolność i sprawia, że każda kość w jej kolorze jest warta gwiazdkę.
    .rule = RP-84
zone-backstory = Historia
    .help = Chce określonych kolorów na sześciu miejscach twojej karty postaci. Dopasowane kości dają gwiazdki; ich wartość nie gra roli.
    .rule = RP-90
zone-alignment = Charakter
    .help = Na koniec liczbę pod znacznikiem dodaje się do twoich gwiazdek albo odejmuje. Przesuwają go cechy, umiejętności i akcja Mądrości.
    .rule = RP-89
zone-row = Atrybut
    .help = Mieści trzy kości. Ich suma, razem z rasą i bronią, powinna trafić w cel twojej klasy; pełny rząd od razu daje złoto.
    .rule = RP-83
zone-weapon = Broń
    .help = Pomaga ci, dopóki ją masz. Broń wymaga dłoni, a masz tylko dwie.
    .rule = RP-59
zone-armor = Pancerz
    .help = Aż do końca nic nie robi. Potem każdy zestaw jednego typu daje gwiazdki, a o jedną więcej, jeśli pasuje do koloru twojej klasy.
    .rule = RP-92
zone-skill = Umiejętności
    .help = Można jej używać wiele razy. Za każdym razem znacznik charakteru przesuwa się zgodnie ze strzałką, a karta jest wyczerpana, póki jej nie odnowisz.
    .rule = RP-75
zone-trait = Cechy
    .help = Raz, przy zakupie, przesuwa znacznik charakteru. Na koniec daje gwiazdki według własnego warunku.
    .rule = RP-94
zone-hand = Kość do położenia
    .help = Wzięta kość. Trafia na pierwsze wolne miejsce od lewej w dowolnym rzędzie, który nie jest pełny, z wartością, którą pokazuje.
    .rule = RP-33
zone-starting = Kości początkowe
    .help = Kości, z którymi zaczynasz: połóż je w dowolnych rzędach. Pełne rzędy i złote kości już teraz dają złoto.
    .rule = RP-20
number-first_player = Zaczyna
    .help = Losuje kości, rzuca nimi i wybiera jako pierwszy. Po rundzie mieszek przechodzi w lewo.
    .rule = RP-74
number-round = Runda
    .help = W każdej rundzie rzuca się kośćmi, bierze je i kładzie, a potem wszyscy idą na rynek.
    .rule = RP-27
number-last_round = Ostatnia runda
    .help = Gdy wszystkie karty postaci są pełne, rozgrywa się rundę do końca i liczy gwiazdki.
    .rule = RP-81
number-gold = Złoto
    .help = Płaci się nim za karty na rynku. Dają je karty inicjatywy, złote kości, pełne rzędy i odrzucane karty. W remisie wygrywa ten, kto ma go więcej.
    .rule = RP-80
number-charisma = Żetony Charyzmy
    .help = Każdy zastępuje 1 sztukę złota przy zakupie w tej rundzie. Niewykorzystane oddajesz.
    .rule = RP-49
number-stars = Gwiazdki
    .help = Punkty na tę chwilę. Naprawdę liczy się je dopiero po zakończeniu gry, a wygrywa ten, kto ma ich najwięcej.
    .rule = RP-82

## O co jeszcze się pyta: nazwa, co to robi i z której zasady wynika

idea-colour = Kolor kości
    .help = Kość w kolorze twojej klasy jest warta gwiazdkę, a historia chce określonych kolorów na określonych miejscach.
    .rule = RP-88
idea-die = Kość
    .help = Jej wartość liczy się do sumy rzędu, a kolor do klasy i do historii.
    .rule = RP-33
idea-space = Miejsce na kość
    .help = Kość zajmuje zawsze pierwsze wolne miejsce od lewej w swoim rzędzie. Znak mówi, że historia chce tu tego koloru.
    .rule = RP-21
idea-class_card = Karta klasy
    .help = Jeden kolor i dwie klasy: wybierasz tę, którą chcesz grać.
    .rule = RP-09
idea-field = Pole siatki charakteru
    .help = Jeśli twój znacznik skończy tu grę, tę liczbę dodaje się do gwiazdek.
    .rule = RP-89
idea-direction = Strzałka
    .help = Dokąd przesuwa się znacznik charakteru: raz, gdy kupujesz cechę, i za każdym razem, gdy używasz umiejętności. Gdy znacznik nie może się ruszyć, umiejętności nie da się użyć.
    .rule = RP-62
idea-card = Karta rynku
    .help = Zapłać jej koszt, a będzie twoja do końca gry.
    .rule = RP-55
idea-price = Cena
    .help = Tyle złota kosztuje karta. Taniej jest z żetonami Charyzmy i dzięki niektórym kartom.
    .rule = RP-55
idea-hands = Dłonie
    .help = Cała twoja broń może zajmować najwyżej dwie dłonie, chyba że klasa mówi inaczej.
    .rule = RP-59
idea-goal = Cel atrybutu
    .help = Wartość, której chce tu twoja klasa. Jeśli rząd w nią trafi, dostajesz podane gwiazdki; jeśli nie, nic.
    .rule = RP-84
idea-total = Wartość atrybutu
    .help = Kości rzędu razem z tym, co dodają albo odejmują rasa i broń.
    .rule = RP-83
idea-tokens = Żetony Charyzmy
    .help = Każdy zastępuje 1 sztukę złota przy zakupie w tej rundzie.
    .rule = RP-49

## Wynik

part-attributes = Atrybuty
    .help = Gwiazdki za każdy atrybut, którego wartość trafia w cel twojej klasy. Chybiony cel nie daje nic.
    .rule = RP-84
part-class_dice = Kości klasy
    .help = Po gwiazdce za każdą kość w kolorze twojej klasy na karcie postaci.
    .rule = RP-88
part-alignment = Charakter
    .help = Liczba pod znacznikiem charakteru, czasem ujemna.
    .rule = RP-89
part-backstory = Historia
    .help = Gwiazdki za kości właściwego koloru na miejscach, które oznacza historia, począwszy od dwóch dopasowań.
    .rule = RP-91
part-armor = Pancerz
    .help = Gwiazdki za każdy typ pancerza, tym więcej, im więcej kart tego typu.
    .rule = RP-92
part-traits = Cechy
    .help = Tyle daje każda cecha według swojego warunku.
    .rule = RP-94
part-gold = Złoto
    .help = Tylko w grze solo: gwiazdki za złoto, które ci zostało.
    .rule = RP-129
tie-gold = więcej złota
tie-class_dice = mniej kości klasy
why-goal = { $row }: { $total }
why-class_dice =
    { $count ->
        [1] 1 kość w kolorze klasy
       *[other] { $count } kości w kolorze klasy
    }
why-alignment = { $field }
why-backstory = kości zgodne z historią: { $count }
why-set-chain =
    { $count ->
        [1] pancerz kolczy, 1 część
       *[other] pancerz kolczy, { $count } części
    }
why-set-leather =
    { $count ->
        [1] pancerz skórzany, 1 część
       *[other] pancerz skórzany, { $count } części
    }
why-set-mystic =
    { $count ->
        [1] pancerz mistyczny, 1 część
       *[other] pancerz mistyczny, { $count } części
    }
why-set_bonus = pancerz zgodny z kolorem klasy
why-shield = Wielka tarcza jako dodatkowa część
why-trait = { $card }
why-gold =
    { $count ->
        [one] 1 sztuka złota, po 1 gwiazdce za każde 8
        [few] { $count } sztuki złota, po 1 gwiazdce za każde 8
       *[many] { $count } sztuk złota, po 1 gwiazdce za każde 8
    }

## Co może się trafić

odds-goal =
    { $count ->
        [0] żaden wynik nie daje celu w tym rzędzie
        [one] { $count } z { $of } wyników daje cel w tym rzędzie: { $percent } %
        [few] { $count } z { $of } wyników dają cel w tym rzędzie: { $percent } %
       *[many] { $count } z { $of } wyników daje cel w tym rzędzie: { $percent } %
    }
odds-higher =
    { $count ->
        [0] żaden wynik nie jest wyższy
        [one] { $count } z { $of } wyników jest wyższy: { $percent } %
        [few] { $count } z { $of } wyników są wyższe: { $percent } %
       *[many] { $count } z { $of } wyników jest wyższych: { $percent } %
    }
odds-lower =
    { $count ->
        [0] żaden wynik nie jest niższy
        [one] { $count } z { $of } wyników jest niższy: { $percent } %
        [few] { $count } z { $of } wyników są niższe: { $percent } %
       *[many] { $count } z { $of } wyników jest niższych: { $percent } %
    }
odds-trash =
    { $count ->
        [0] na rynku nie ma już karty, którą mogłaby zabrać wroga kość
        [6] każdy wynik wrogiej kości zabiera kartę z rynku
       *[other] { $count } z { $of } wyników wrogiej kości zabierają kartę z rynku: { $percent } %
    }

## Arkusz wyników

sheet-race = Rasa
sheet-class = Klasa
sheet-backstory = Historia
sheet-alignment = Charakter
sheet-alignment_card = Karta
sheet-row = Wiersz znacznika (0 dobro, 1 neutralność, 2 zło)
sheet-col = Kolumna znacznika (0 praworządność, 1 neutralność, 2 chaos)
sheet-dice = Kości
sheet-row-str = Siła
sheet-row-dex = Zręczność
sheet-row-con = Kondycja
sheet-row-int = Inteligencja
sheet-row-wis = Mądrość
sheet-row-cha = Charyzma
sheet-die = Kość
sheet-colour = Kolor
sheet-value = Wartość
sheet-cards = Karty rynku
sheet-market_card = Karta
sheet-gold = Złoto

## Błędy w zestawach kart i na arkuszach wyników

error-roll_player-effect = Karta tego rodzaju ma jeden z tych efektów: { $names }.
error-roll_player-for-type = Wartość muszą tu mieć karty tych rodzajów i żadne inne: { $names }.
error-roll_player-class-action = Akcję podaje się tu tylko i koniecznie dla klasy, która ją daje (action_after, replace_action).
error-roll_player-class-event = Zdarzenie podaje się tu tylko i koniecznie dla klasy, która działa po zdarzeniu (action_after).
error-roll_player-goal = Górna granica celu jest niższa niż dolna.
error-roll_player-sheet-hands = Ta broń zajmuje za dużo dłoni, najwyżej może ich być { $most }; pomiń broń odrzuconą w czasie gry.
error-roll_player-sheet-solo = Dyplomacji nie ma w grze solo.
error-roll_player-sheet-class = Ktoś inny ma już tę kartę klasy, na której są dwie klasy; wybierz klasę w innym kolorze.
