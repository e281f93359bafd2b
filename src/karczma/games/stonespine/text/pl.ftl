# Architekci Stonespine, po polsku. Nazwy kart są z faktów, wszystkie inne słowa własne.
# Formy w zdaniu: `acc` (umieszcza gnolla), `in` (w rzędzie 2, kolumnie 3), `on` (na górnej krawędzi), `to` (w lewo).

game-name = Architekci Stonespine
game-about = Zbuduj w cztery lata podziemia: dobieraj komnaty rząd po rzędzie, wydawaj złoto na potwory, pułapki i tajne przejścia i zdobądź największą reputację.
round-title = Rok { $number }

## Opcje stołu

choice-jael = Karty Jaela
    .help = Tylko w grze solo: Jael gra kartami podstawowymi albo trzy z nich ustępują miejsca silniejszym, legendarnym.
setting-jael-basic = podstawowe
setting-jael-legendary = legendarne

## Podziemia: miejsca na komnaty, kolumny i krawędzie

cell-r1c1 = rząd 1, kolumna 1
    .in = w rzędzie 1, kolumnie 1
cell-r1c2 = rząd 1, kolumna 2
    .in = w rzędzie 1, kolumnie 2
cell-r1c3 = rząd 1, kolumna 3
    .in = w rzędzie 1, kolumnie 3
cell-r1c4 = rząd 1, kolumna 4
    .in = w rzędzie 1, kolumnie 4
cell-r2c1 = rząd 2, kolumna 1
    .in = w rzędzie 2, kolumnie 1
cell-r2c2 = rząd 2, kolumna 2
    .in = w rzędzie 2, kolumnie 2
cell-r2c3 = rząd 2, kolumna 3
    .in = w rzędzie 2, kolumnie 3
cell-r2c4 = rząd 2, kolumna 4
    .in = w rzędzie 2, kolumnie 4
cell-r3c1 = rząd 3, kolumna 1
    .in = w rzędzie 3, kolumnie 1
cell-r3c2 = rząd 3, kolumna 2
    .in = w rzędzie 3, kolumnie 2
cell-r3c3 = rząd 3, kolumna 3
    .in = w rzędzie 3, kolumnie 3
cell-r3c4 = rząd 3, kolumna 4
    .in = w rzędzie 3, kolumnie 4
cell-r4c1 = rząd 4, kolumna 1
    .in = w rzędzie 4, kolumnie 1
cell-r4c2 = rząd 4, kolumna 2
    .in = w rzędzie 4, kolumnie 2
cell-r4c3 = rząd 4, kolumna 3
    .in = w rzędzie 4, kolumnie 3
cell-r4c4 = rząd 4, kolumna 4
    .in = w rzędzie 4, kolumnie 4
column-1 = kolumna 1
    .in = w kolumnie 1
column-2 = kolumna 2
    .in = w kolumnie 2
column-3 = kolumna 3
    .in = w kolumnie 3
column-4 = kolumna 4
    .in = w kolumnie 4
edge-r1c1_n = górna krawędź w rzędzie 1, kolumnie 1
    .on = na górnej krawędzi w rzędzie 1, kolumnie 1
edge-r1c2_n = górna krawędź w rzędzie 1, kolumnie 2
    .on = na górnej krawędzi w rzędzie 1, kolumnie 2
edge-r1c3_n = górna krawędź w rzędzie 1, kolumnie 3
    .on = na górnej krawędzi w rzędzie 1, kolumnie 3
edge-r1c4_n = górna krawędź w rzędzie 1, kolumnie 4
    .on = na górnej krawędzi w rzędzie 1, kolumnie 4
edge-r2c1_n = krawędź między rzędami 1 i 2 w kolumnie 1
    .on = na krawędzi między rzędami 1 i 2 w kolumnie 1
edge-r2c2_n = krawędź między rzędami 1 i 2 w kolumnie 2
    .on = na krawędzi między rzędami 1 i 2 w kolumnie 2
edge-r2c3_n = krawędź między rzędami 1 i 2 w kolumnie 3
    .on = na krawędzi między rzędami 1 i 2 w kolumnie 3
edge-r2c4_n = krawędź między rzędami 1 i 2 w kolumnie 4
    .on = na krawędzi między rzędami 1 i 2 w kolumnie 4
edge-r3c1_n = krawędź między rzędami 2 i 3 w kolumnie 1
    .on = na krawędzi między rzędami 2 i 3 w kolumnie 1
edge-r3c2_n = krawędź między rzędami 2 i 3 w kolumnie 2
    .on = na krawędzi między rzędami 2 i 3 w kolumnie 2
edge-r3c3_n = krawędź między rzędami 2 i 3 w kolumnie 3
    .on = na krawędzi między rzędami 2 i 3 w kolumnie 3
edge-r3c4_n = krawędź między rzędami 2 i 3 w kolumnie 4
    .on = na krawędzi między rzędami 2 i 3 w kolumnie 4
edge-r4c1_n = krawędź między rzędami 3 i 4 w kolumnie 1
    .on = na krawędzi między rzędami 3 i 4 w kolumnie 1
edge-r4c2_n = krawędź między rzędami 3 i 4 w kolumnie 2
    .on = na krawędzi między rzędami 3 i 4 w kolumnie 2
edge-r4c3_n = krawędź między rzędami 3 i 4 w kolumnie 3
    .on = na krawędzi między rzędami 3 i 4 w kolumnie 3
edge-r4c4_n = krawędź między rzędami 3 i 4 w kolumnie 4
    .on = na krawędzi między rzędami 3 i 4 w kolumnie 4
edge-r4c1_s = dolna krawędź w rzędzie 4, kolumnie 1
    .on = na dolnej krawędzi w rzędzie 4, kolumnie 1
edge-r4c2_s = dolna krawędź w rzędzie 4, kolumnie 2
    .on = na dolnej krawędzi w rzędzie 4, kolumnie 2
edge-r4c3_s = dolna krawędź w rzędzie 4, kolumnie 3
    .on = na dolnej krawędzi w rzędzie 4, kolumnie 3
edge-r4c4_s = dolna krawędź w rzędzie 4, kolumnie 4
    .on = na dolnej krawędzi w rzędzie 4, kolumnie 4
edge-r1c1_w = lewa krawędź w rzędzie 1, kolumnie 1
    .on = na lewej krawędzi w rzędzie 1, kolumnie 1
edge-r1c2_w = krawędź między kolumnami 1 i 2 w rzędzie 1
    .on = na krawędzi między kolumnami 1 i 2 w rzędzie 1
edge-r1c3_w = krawędź między kolumnami 2 i 3 w rzędzie 1
    .on = na krawędzi między kolumnami 2 i 3 w rzędzie 1
edge-r1c4_w = krawędź między kolumnami 3 i 4 w rzędzie 1
    .on = na krawędzi między kolumnami 3 i 4 w rzędzie 1
edge-r1c4_e = prawa krawędź w rzędzie 1, kolumnie 4
    .on = na prawej krawędzi w rzędzie 1, kolumnie 4
edge-r2c1_w = lewa krawędź w rzędzie 2, kolumnie 1
    .on = na lewej krawędzi w rzędzie 2, kolumnie 1
edge-r2c2_w = krawędź między kolumnami 1 i 2 w rzędzie 2
    .on = na krawędzi między kolumnami 1 i 2 w rzędzie 2
edge-r2c3_w = krawędź między kolumnami 2 i 3 w rzędzie 2
    .on = na krawędzi między kolumnami 2 i 3 w rzędzie 2
edge-r2c4_w = krawędź między kolumnami 3 i 4 w rzędzie 2
    .on = na krawędzi między kolumnami 3 i 4 w rzędzie 2
edge-r2c4_e = prawa krawędź w rzędzie 2, kolumnie 4
    .on = na prawej krawędzi w rzędzie 2, kolumnie 4
edge-r3c1_w = lewa krawędź w rzędzie 3, kolumnie 1
    .on = na lewej krawędzi w rzędzie 3, kolumnie 1
edge-r3c2_w = krawędź między kolumnami 1 i 2 w rzędzie 3
    .on = na krawędzi między kolumnami 1 i 2 w rzędzie 3
edge-r3c3_w = krawędź między kolumnami 2 i 3 w rzędzie 3
    .on = na krawędzi między kolumnami 2 i 3 w rzędzie 3
edge-r3c4_w = krawędź między kolumnami 3 i 4 w rzędzie 3
    .on = na krawędzi między kolumnami 3 i 4 w rzędzie 3
edge-r3c4_e = prawa krawędź w rzędzie 3, kolumnie 4
    .on = na prawej krawędzi w rzędzie 3, kolumnie 4
edge-r4c1_w = lewa krawędź w rzędzie 4, kolumnie 1
    .on = na lewej krawędzi w rzędzie 4, kolumnie 1
edge-r4c2_w = krawędź między kolumnami 1 i 2 w rzędzie 4
    .on = na krawędzi między kolumnami 1 i 2 w rzędzie 4
edge-r4c3_w = krawędź między kolumnami 2 i 3 w rzędzie 4
    .on = na krawędzi między kolumnami 2 i 3 w rzędzie 4
edge-r4c4_w = krawędź między kolumnami 3 i 4 w rzędzie 4
    .on = na krawędzi między kolumnami 3 i 4 w rzędzie 4
edge-r4c4_e = prawa krawędź w rzędzie 4, kolumnie 4
    .on = na prawej krawędzi w rzędzie 4, kolumnie 4
door-N = górna
door-E = prawa
door-S = dolna
door-W = lewa

## Elementy i tajne przejście, które elementem nie jest

element-gnoll = gnoll
    .acc = gnolla
    .help = { idea-monster.help }
    .rule = ST-31
element-goblin = goblin
    .acc = goblina
    .help = { idea-monster.help }
    .rule = ST-31
element-kobold = kobold
    .acc = kobolda
    .help = { idea-monster.help }
    .rule = ST-31
element-ooze = śluz
    .acc = śluz
    .help = { idea-monster.help }
    .rule = ST-31
element-slime = szlam
    .acc = szlam
    .help = { idea-monster.help }
    .rule = ST-31
element-bear = wnyki
    .acc = wnyki
    .help = { idea-trap.help }
    .rule = ST-44
element-blade = ostrza
    .acc = ostrza
    .help = { idea-trap.help }
    .rule = ST-44
element-fire = ogień
    .acc = ogień
    .help = { idea-trap.help }
    .rule = ST-44
element-pit = dół
    .acc = dół
    .help = { idea-trap.help }
    .rule = ST-44
element-spike = kolce
    .acc = kolce
    .help = { idea-trap.help }
    .rule = ST-44
element-star_plus_1 = gwiazdka +1
    .acc = gwiazdkę +1
    .help = { idea-star.help }
    .rule = ST-43
element-star_plus_2 = gwiazdka +2
    .acc = gwiazdkę +2
    .help = { idea-star.help }
    .rule = ST-43
element-star_plus_3 = gwiazdka +3
    .acc = gwiazdkę +3
    .help = { idea-star.help }
    .rule = ST-43
element-star-1 = gwiazdka −1
    .acc = gwiazdkę −1
    .help = { idea-star.help }
    .rule = ST-43
element-star-2 = gwiazdka −2
    .acc = gwiazdkę −2
    .help = { idea-star.help }
    .rule = ST-43
element-star-3 = gwiazdka −3
    .acc = gwiazdkę −3
    .help = { idea-star.help }
    .rule = ST-43
element-treasure = skrzynia skarbów
    .acc = skrzynię skarbów
    .help = Daje co rok 1 sztukę złota, a kupiona jako żeton od następnego roku. Skrzynie liczą też niektóre cele i wyzwania.
    .rule = ST-19
element-secret_passage = tajne przejście
    .acc = tajne przejście
    .help = Kładzie się je na krawędzi; łączy obie komnaty, bez względu na drzwi. Nie zajmuje miejsca w komnacie.
    .rule = ST-75

## Kilka żetonów naraz, w bierniku

goods-gnoll =
    { $count ->
        [1] gnolla
        [2] dwa gnolle
        [3] trzy gnolle
        [one] gnolla
        [few] { $count } gnolle
       *[many] { $count } gnolli
    }
goods-goblin =
    { $count ->
        [1] goblina
        [2] dwa gobliny
        [3] trzy gobliny
        [one] goblina
        [few] { $count } gobliny
       *[many] { $count } goblinów
    }
goods-kobold =
    { $count ->
        [1] kobolda
        [2] dwa koboldy
        [3] trzy koboldy
        [one] kobolda
        [few] { $count } koboldy
       *[many] { $count } koboldów
    }
goods-ooze =
    { $count ->
        [1] śluz
        [2] dwa śluzy
        [3] trzy śluzy
        [one] śluz
        [few] { $count } śluzy
       *[many] { $count } śluzów
    }
goods-slime =
    { $count ->
        [1] szlam
        [2] dwa szlamy
        [3] trzy szlamy
        [one] szlam
        [few] { $count } szlamy
       *[many] { $count } szlamów
    }
goods-bear =
    { $count ->
        [1] wnyki
        [2] dwie pułapki z wnykami
        [3] trzy pułapki z wnykami
        [one] wnyki
        [few] { $count } pułapki z wnykami
       *[many] { $count } pułapek z wnykami
    }
goods-blade =
    { $count ->
        [1] ostrza
        [2] dwie pułapki z ostrzami
        [3] trzy pułapki z ostrzami
        [one] ostrza
        [few] { $count } pułapki z ostrzami
       *[many] { $count } pułapek z ostrzami
    }
goods-fire =
    { $count ->
        [1] ogień
        [2] dwie pułapki z ogniem
        [3] trzy pułapki z ogniem
        [one] ogień
        [few] { $count } pułapki z ogniem
       *[many] { $count } pułapek z ogniem
    }
goods-pit =
    { $count ->
        [1] dół
        [2] dwa doły
        [3] trzy doły
        [one] dół
        [few] { $count } doły
       *[many] { $count } dołów
    }
goods-spike =
    { $count ->
        [1] kolce
        [2] dwie pułapki z kolcami
        [3] trzy pułapki z kolcami
        [one] kolce
        [few] { $count } pułapki z kolcami
       *[many] { $count } pułapek z kolcami
    }
goods-star_plus_1 =
    { $count ->
        [1] gwiazdkę +1
        [2] dwie gwiazdki +1
        [3] trzy gwiazdki +1
        [one] gwiazdkę +1
        [few] { $count } gwiazdki +1
       *[many] { $count } gwiazdek +1
    }
goods-star_plus_2 =
    { $count ->
        [1] gwiazdkę +2
        [2] dwie gwiazdki +2
        [3] trzy gwiazdki +2
        [one] gwiazdkę +2
        [few] { $count } gwiazdki +2
       *[many] { $count } gwiazdek +2
    }
goods-star_plus_3 =
    { $count ->
        [1] gwiazdkę +3
        [2] dwie gwiazdki +3
        [3] trzy gwiazdki +3
        [one] gwiazdkę +3
        [few] { $count } gwiazdki +3
       *[many] { $count } gwiazdek +3
    }
goods-star-1 =
    { $count ->
        [1] gwiazdkę −1
        [2] dwie gwiazdki −1
        [3] trzy gwiazdki −1
        [one] gwiazdkę −1
        [few] { $count } gwiazdki −1
       *[many] { $count } gwiazdek −1
    }
goods-star-2 =
    { $count ->
        [1] gwiazdkę −2
        [2] dwie gwiazdki −2
        [3] trzy gwiazdki −2
        [one] gwiazdkę −2
        [few] { $count } gwiazdki −2
       *[many] { $count } gwiazdek −2
    }
goods-star-3 =
    { $count ->
        [1] gwiazdkę −3
        [2] dwie gwiazdki −3
        [3] trzy gwiazdki −3
        [one] gwiazdkę −3
        [few] { $count } gwiazdki −3
       *[many] { $count } gwiazdek −3
    }
goods-treasure =
    { $count ->
        [1] skrzynię skarbów
        [2] dwie skrzynie skarbów
        [3] trzy skrzynie skarbów
        [one] skrzynię skarbów
        [few] { $count } skrzynie skarbów
       *[many] { $count } skrzyń skarbów
    }
goods-secret_passage =
    { $count ->
        [1] tajne przejście
        [2] dwa tajne przejścia
        [3] trzy tajne przejścia
        [one] tajne przejście
        [few] { $count } tajne przejścia
       *[many] { $count } tajnych przejść
    }
goods-list = { $others } i { $last }
goods-none = żadnego żetonu
goods-untold = żetony

## Kształty żetonów i strony, w które przekazuje się karty

shape-circle = okrągłe
shape-oval = owalne
shape-square = kwadratowe
side-left = lewa strona
    .to = w lewo
side-right = prawa strona
    .to = w prawo

## Komnaty

chamber-smokehouse = Wędzarnia
chamber-training_room = Sala treningowa
chamber-secret_path = Sekretna ścieżka
chamber-furrow = Bruzda
chamber-gnoll_hideout = Kryjówka gnolli
chamber-cavern = Pieczara
chamber-trap_storage = Skład pułapek
chamber-corner_room = Sala narożna
chamber-abandoned_mine = Opuszczona kopalnia
chamber-scorch_alley = Zaułek ognia
chamber-torment_room = Komnata udręki
chamber-crooked_path = Kręta ścieżka
chamber-slime_trail = Ślad szlamu
chamber-cellar = Piwnica
chamber-derelict_site = Porzucony teren
chamber-ambush_room = Miejsce zasadzki
chamber-tunnel = Tunel
chamber-supply_room = Magazyn zapasów
chamber-armory = Zbrojownia
chamber-burial_grounds = Cmentarzysko
chamber-kobold_quarters = Kwatery koboldów
chamber-footpath = Chodnik
chamber-exercise_ward = Sala ćwiczeń
chamber-archive = Archiwum
chamber-tomb = Grobowiec
chamber-lair = Leże
chamber-watering_hole = Wodopój
chamber-passage = Przejście
chamber-furnace = Piec
chamber-hearth = Palenisko
chamber-sanctuary = Sanktuarium
chamber-catacombs = Katakumby
chamber-alcove = Wnęka
chamber-treasury = Skarbnica
chamber-ruins = Ruiny
chamber-burrow = Nora
chamber-encampment = Obozowisko
chamber-ossuary = Ossuarium
chamber-coffers = Kufry
chamber-concourse = Pasaż
chamber-arena = Arena
chamber-hollow = Wydrążenie
chamber-gathering_place = Miejsce spotkań
chamber-graveyard = Cmentarz
chamber-sludge_room = Oczyszczalnia
chamber-branch = Rozgałęzienie
chamber-cache = Skrytka
chamber-crossroads = Rozdroże
chamber-intersection = Skrzyżowanie
chamber-throughway = Trakt
chamber-stockyard = Zagroda
chamber-mudroom = Błotna izba
chamber-assembly_room = Sala zgromadzeń
chamber-vestibule = Przedsionek
chamber-guardroom = Wartownia
chamber-vault = Skarbiec
chamber-trophy_room = Sala trofeów
chamber-ooze_breach = Wyciek śluzu
chamber-mausoleum = Mauzoleum
chamber-conservatory = Oranżeria
chamber-garrison = Garnizon
chamber-keep = Twierdza
chamber-slime_incubator = Wylęgarnia szlamu
chamber-dormitory = Dormitorium
chamber-cell = Cela
chamber-sanctum = Zakon
chamber-alleyway = Zaułek
chamber-lounge = Salon
chamber-breezeway = Komora nawiewu
chamber-machine_room = Maszynownia
chamber-flagstone_hall = Kamienna sala
chamber-floodgate = Śluza
chamber-crypt = Krypta
chamber-atrium = Atrium
chamber-auditorium = Sala obrad
chamber-pit = Jama
chamber-winding_chamber = Kręta komnata
chamber-gatehouse = Brama
chamber-oratory = Oratorium
chamber-decrepit_hall = Podupadła sala
chamber-corridor = Korytarz
chamber-dwelling = Siedlisko
chamber-larder = Spichlerz
chamber-storeroom = Magazyn
chamber-galley = Kambuz
chamber-sewers = Kanały
chamber-foundry = Odlewnia
chamber-goblin_den = Legowisko goblinów
chamber-warehouse = Skład
chamber-antechamber = Komora przednia
chamber-barracks = Koszary
chamber-tainted_clearing = Skażona polana
chamber-closet = Schowek
chamber-pantry = Spiżarnia
chamber-junction = Węzeł
chamber-forge = Kuźnia
chamber-crossing = Przeprawa
chamber-hallway = Hol
chamber-cesspool = Szambo
chamber-lost_chamber = Zaginiona komnata

## Wyzwania: `points` i `least` to liczby karty

challenge-dogrens_vault = Skarbiec Dogrena
    .effect = { points-each } za każdą gwiazdkę, także ujemną, i każdą skrzynię skarbów w czterech środkowych komnatach.
challenge-market_maven = Znawca rynku
    .effect = { points-each } za każdy rodzaj żetonu rynku w twoich podziemiach; tajne przejście to też rodzaj.
challenge-ordered_chambers = Uporządkowane komnaty
    .effect = { points-each } za każdy klaster, czyli grupę sąsiednich komnat jednego typu.
challenge-deadly_tomb = Śmiercionośny grobowiec
    .effect = { points-each } za każdą pułapkę w czterech środkowych komnatach.
challenge-goblin_gathering = Zgromadzenie goblinów
    .effect = { points-each } za każdego goblina w kolumnie, w której masz ich najwięcej.
challenge-kobold_formation = Formacja koboldów
    .effect = { points-each } za każdego kobolda w kolumnie, w której masz ich najwięcej.
challenge-gnoll_pack = Wataha gnolli
    .effect = { points-each } za każdego gnolla w kolumnie, w której masz ich najwięcej.
challenge-consistent_sanctum = Jednolite sanktuarium
    .effect = { points-each } za każdą komnatę największego klastra.
challenge-outer_reaches = Zewnętrzne rubieże
    .effect = { points-each } za każdy otwór, drzwi lub tajne przejście, na lewej krawędzi kolumny 1 i na prawej krawędzi kolumny 4.
challenge-sodden_shallows = Rozmokłe płycizny
    .effect = { points-each } za każdy śluz w klastrze, w którym masz go najwięcej.
challenge-seeping_threat = Sączące się zagrożenie
    .effect = { points-each } za każdy szlam w klastrze, w którym masz go najwięcej.
challenge-skilled_artificer = Zręczny rzemieślnik
    .effect = { points-each } za każdą gwiazdkę, bez względu na jej wartość i znak.
challenge-fatal_pathway = Zgubna ścieżka
    .effect = { points-each } za każdą pułapkę na jednej ścieżce bez rozgałęzień, najlepszej z możliwych.
challenge-slippery_route = Śliska droga
    .effect = { points-each } za każdy szlam na jednej ścieżce bez rozgałęzień, najlepszej z możliwych.
challenge-gelatinous_horror = Galaretowata groza
    .effect = { points-each } za każdy śluz na jednej ścieżce bez rozgałęzień, najlepszej z możliwych.
challenge-cramped_construction = Ciasna zabudowa
    .effect =
        { points-each } za każdą komnatę, w której { $least ->
            [one] jest co najmniej 1 element
            [few] są co najmniej { $least } elementy
           *[many] jest co najmniej { $least } elementów
        }, licząc razem nadrukowane i żetony.
challenge-muddied_approach = Błotniste podejście
    .effect = { points-each } za każdą komnatę, w której symboli szlamu i śluzu jest razem co najmniej { $least }.
challenge-hortgullys_pride = Duma Hortgully'ego
    .effect = { points-each } za każdą komnatę, w której są potwór, pułapka i gwiazdka, także ujemna.
challenge-thinfingers_trade = Fach Thinfingersa
    .effect = { points-each } za każdy rodzaj pułapki w twoich podziemiach.
challenge-perilous_path = Niebezpieczna ścieżka
    .effect = { points-each } za każdą pułapkę w komnatach połączonych z wyjściem, także przez rozgałęzienia.
challenge-sabeks_plunder = Łupy z Sabek
    .effect = { points-each } za każdą parę złożoną ze skrzyni skarbów i gwiazdki, także ujemnej.
challenge-halls_of_glynox = Sale Glynox
    .effect = { points-each } za każdy rząd i każdą kolumnę, w których wszystkie cztery komnaty są jednego typu.
challenge-canine_companions = Psi kompani
    .effect = { points-each } za każde dwa gnolle.
challenge-teeming_with_traps = Pełno pułapek
    .effect = { points-each } za każdą pułapkę w obu skrajnych kolumnach.
challenge-dragul_alliance = Sojusz Dragula
    .effect = { points-each } za każdą trójkę złożoną z gnolla, kobolda i goblina.
challenge-devious_scales = Podstępne łuski
    .effect = { points-each } za każdą parę złożoną z kobolda i pułapki.
challenge-gold_fiends = Demony złota
    .effect = { points-each } za każdą parę złożoną z goblina i skrzyni skarbów.
challenge-minion_horde = Horda sługusów
    .effect = { points-each } za każdego goblina, kobolda i gnolla w czterech środkowych komnatach.
challenge-varied_composition = Zróżnicowany układ
    .effect = { points-each } za każdą wielkość klastra; klastry równej wielkości liczą się raz.
challenge-kings_favor = Łaska króla
    .effect = { points-flat } bez względu na to, jak wyglądają podziemia.

points-each =
    { $points ->
        [one] Po 1 punkcie
        [few] Po { $points } punkty
       *[many] Po { $points } punktów
    }
points-flat =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

## Cele: `first`, `second` i `third` to liczby karty

goal-goblin_denizens = Goblińscy mieszkańcy
    .effect = Najwięcej goblinów: { places }
goal-barren_vault = Pusty skarbiec
    .effect = Najmniej skrzyń skarbów: { places }
goal-grand_gnoll = Wielki Gnoll
    .effect = Najwięcej gnolli: { places }
goal-double_deception = Podwójny podstęp
    .effect = Najwięcej par jednakowych pułapek: { places }
goal-kobold_swarm = Rój koboldów
    .effect = Najwięcej koboldów: { places }
goal-kindred_carrion = Pokrewna padlina
    .effect = Najwięcej par złożonych ze szlamu i śluzu: { places }
goal-dripping_hollow = Ociekająca grota
    .effect = Najwięcej szlamu: { places }
goal-cubic_conundrum = Sześcienna zagadka
    .effect = Najwięcej śluzu: { places }

places =
    { $first }, { $second } i { $third ->
        [one] 1 punkt
        [few] { $third } punkty
       *[many] { $third } punktów
    } za trzy pierwsze miejsca; gdy gra dwoje, tylko { $first } i { $second }.

## Projekty

blueprint-blueprint_1 = projekt 1
blueprint-blueprint_2 = projekt 2
blueprint-blueprint_3 = projekt 3
blueprint-blueprint_4 = projekt 4
blueprint-blueprint_5 = projekt 5
blueprint-blueprint_6 = projekt 6
blueprint-blueprint_7 = projekt 7
blueprint-blueprint_8 = projekt 8

## Karty rynku i ich zestawy

market-market_01 = karta rynku 1
market-market_02 = karta rynku 2
market-market_03 = karta rynku 3
market-market_04 = karta rynku 4
market-market_05 = karta rynku 5
market-market_06 = karta rynku 6
market-market_07 = karta rynku 7
market-market_08 = karta rynku 8
market-market_09 = karta rynku 9
market-market_10 = karta rynku 10
market-market_11 = karta rynku 11
market-market_12 = karta rynku 12
market-market_13 = karta rynku 13
market-market_14 = karta rynku 14
market-market_15 = karta rynku 15
market-market_16 = karta rynku 16
market-market_17 = karta rynku 17
market-market_18 = karta rynku 18
set-market_01_top = górny zestaw karty rynku 1
set-market_01_bottom = dolny zestaw karty rynku 1
set-market_02_top = górny zestaw karty rynku 2
set-market_02_bottom = dolny zestaw karty rynku 2
set-market_03_top = górny zestaw karty rynku 3
set-market_03_bottom = dolny zestaw karty rynku 3
set-market_04_top = górny zestaw karty rynku 4
set-market_04_bottom = dolny zestaw karty rynku 4
set-market_05_top = górny zestaw karty rynku 5
set-market_05_bottom = dolny zestaw karty rynku 5
set-market_06_top = górny zestaw karty rynku 6
set-market_06_bottom = dolny zestaw karty rynku 6
set-market_07_top = górny zestaw karty rynku 7
set-market_07_bottom = dolny zestaw karty rynku 7
set-market_08_top = górny zestaw karty rynku 8
set-market_08_bottom = dolny zestaw karty rynku 8
set-market_09_top = górny zestaw karty rynku 9
set-market_09_bottom = dolny zestaw karty rynku 9
set-market_10_top = górny zestaw karty rynku 10
set-market_10_bottom = dolny zestaw karty rynku 10
set-market_11_top = górny zestaw karty rynku 11
set-market_11_bottom = dolny zestaw karty rynku 11
set-market_12_top = górny zestaw karty rynku 12
set-market_12_bottom = dolny zestaw karty rynku 12
set-market_13_top = górny zestaw karty rynku 13
set-market_13_bottom = dolny zestaw karty rynku 13
set-market_14_top = górny zestaw karty rynku 14
set-market_14_bottom = dolny zestaw karty rynku 14
set-market_15_top = górny zestaw karty rynku 15
set-market_15_bottom = dolny zestaw karty rynku 15
set-market_16_top = górny zestaw karty rynku 16
set-market_16_bottom = dolny zestaw karty rynku 16
set-market_17_top = górny zestaw karty rynku 17
set-market_17_bottom = dolny zestaw karty rynku 17
set-market_18_top = górny zestaw karty rynku 18
set-market_18_bottom = dolny zestaw karty rynku 18

## Karty Jaela: `base` i `points` to liczby karty

jael-jael_1 = Jael 1
    .effect = Jael dostaje { points-base } i jeszcze po { $points } za każdego zebranego gnolla.
jael-jael_2 = Jael 2
    .effect = Jael dostaje { points-base } i jeszcze po { $points } za każdego zebranego kobolda.
jael-jael_3 = Jael 3
    .effect = Jael dostaje { points-base } i jeszcze po { $points } za każdą zebraną skrzynię skarbów.
jael-jael_4 = Jael 4
    .effect = Jael dostaje { points-base } i jeszcze po { $points } za każdego zebranego goblina.
jael-jael_5 = Jael 5
    .effect = Jael dostaje { points-base } i jeszcze po { $points } za każdą zebraną pułapkę.
jael-jael_6 = Jael 6
    .effect = Jael dostaje { points-base } i jeszcze po { $points } za każdą zebraną parę szlamu i śluzu.
jael-jael_7 = Jael 7
    .effect = Jael dostaje { points-base } i jeszcze po { $points } za każdą zebraną parę szlamu i śluzu.
jael-jael_8 = Jael 8
    .effect = Jael dostaje { points-base } i jeszcze po { $points } za każdą zebraną trójkę: gnolla, goblina i kobolda.
jael-jael_9 = Jael 9
    .effect = Jael dostaje { points-base } i jeszcze po { $points } za każdą zebraną parę pułapki i gwiazdki, także ujemnej.

points-base =
    { $base ->
        [one] 1 punkt
        [few] { $base } punkty
       *[many] { $base } punktów
    }

## Pytania

question-build = Którą komnatę budujesz i w której kolumnie tegorocznego rzędu?
waiting-build = { $player } wybiera komnatę do zbudowania.
question-discard_chamber = Którą komnatę odrzucasz, zanim karty powędrują dalej?
waiting-discard_chamber = { $player } wybiera komnatę do odrzucenia.
question-keep_chamber = Którą komnatę zachowujesz na ręce? Z pozostałych Jael zabierze te, które mają symbol z jego karty.
waiting-keep_chamber = { $player } wybiera komnatę do zachowania.
question-market = Twoja kolej na rynku: kupujesz zestaw żetonów czy pasujesz?
    .note =
        Masz { $gold ->
            [one] 1 sztukę złota
            [few] { $gold } sztuki złota
           *[many] { $gold } sztuk złota
        }{ $jael ->
            [-1] { $rival ->
                [-1] . Nikt inny nie kupuje.
                [0] , a na rynku nikt inny nie ma złota.
               *[other] , a najbogatszy rywal na rynku ma { $rival }.
            }
            [-2] . Jael już zabrał w tym roku swoją działkę.
           *[other] , a Jael { $jael }: zabierze swoją działkę, gdy tylko nie będziesz mieć więcej od niego.
        }
waiting-market = { $player } rozgląda się po rynku.
question-place = Gdzie w podziemiach umieszczasz swój zakup?
    .note =
        { $count ->
            [1] Twój żeton: { $element }.
           *[other] Żetony do umieszczenia: { $count }.
        }
waiting-place = { $player } wybiera miejsce na swój zakup.
question-take_challenge = Pasujesz: które wyzwanie bierzesz?
waiting-take_challenge = { $player } wybiera wyzwanie.

## Co można zrobić

do-build =
    Zbuduj komnatę „{ $chamber }” { $column_in }: { $gold ->
        [0] bez złota
        [one] +1 sztuka złota na rynek
        [few] +{ $gold } sztuki złota na rynek
       *[many] +{ $gold } sztuk złota na rynek
    }{ $chests ->
        [0] { "" }
        [one] , +1 co roku ze skrzyni
        [few] , +{ $chests } co roku ze skrzyń
       *[many] , +{ $chests } co roku ze skrzyń
    }{ $points ->
        [0] { "" }
       *[other] , { SIGNED($points) } do reputacji
    }
do-discard_chamber = Odrzuć komnatę „{ $chamber }”
do-keep_chamber = Zachowaj komnatę „{ $chamber }”
do-buy =
    Kup { $goods } { $gold ->
        [0] za darmo
        [one] za 1 sztukę złota
        [few] za { $gold } sztuki złota
       *[many] za { $gold } sztuk złota
    }{ $twin ->
        [0] { "" }
        [1] { " " }(pierwsza karta, górny zestaw)
        [2] { " " }(pierwsza karta, dolny zestaw)
        [3] { " " }(druga karta, górny zestaw)
        [4] { " " }(druga karta, dolny zestaw)
        [5] { " " }(trzecia karta, górny zestaw)
        [6] { " " }(trzecia karta, dolny zestaw)
        [7] { " " }(czwarta karta, górny zestaw)
       *[other] { " " }(czwarta karta, dolny zestaw)
    }{ $lost ->
        [0] { "" }
        [one] ; jeden żeton przepada, bo nie masz na niego miejsca
        [few] ; { $lost } żetony przepadają, bo nie masz na nie miejsca
       *[many] ; { $lost } żetonów przepada, bo nie masz na nie miejsca
    }
do-pass =
    { $lost ->
        [0] { $gold ->
            [0] Spasuj bez złota
            [one] Spasuj i zachowaj 1 sztukę złota do końcowej punktacji
            [few] Spasuj i zachowaj { $gold } sztuki złota do końcowej punktacji
           *[many] Spasuj i zachowaj { $gold } sztuk złota do końcowej punktacji
        }
        [one] Spasuj i strać 1 niewydaną sztukę złota
        [few] Spasuj i strać { $lost } niewydane sztuki złota
       *[many] Spasuj i strać { $lost } niewydanych sztuk złota
    }{ $place ->
        [0] { "" }
       *[other] : miejsce { $place } na torze priorytetu
    }
do-place_element =
    Umieść { $element_acc } { $cell_in }{ $points ->
        [0] { "" }
       *[other] : { SIGNED($points) } do reputacji
    }
do-place_passage =
    Otwórz tajne przejście { $edge_on }{ $points ->
        [0] { "" }
       *[other] : { SIGNED($points) } do reputacji
    }
do-take_challenge =
    Weź wyzwanie „{ $challenge }”: { $points ->
        [0] na razie nic
       *[other] na razie { SIGNED($points) } do reputacji
    }. { $challenge_effect }

## Czego teraz nie można zrobić

blocked-too-dear =
    { $gold ->
        [one] Nie stać cię na ten zestaw: kosztuje 1 sztukę złota, a masz { $have }.
        [few] Nie stać cię na ten zestaw: kosztuje { $gold } sztuki złota, a masz { $have }.
       *[many] Nie stać cię na ten zestaw: kosztuje { $gold } sztuk złota, a masz { $have }.
    }
blocked-set-sold = W tym zestawie nie ma już żetonów.

## Co się dzieje

event-goal_revealed = Cel tej gry to „{ $goal }”. { $goal_effect }
event-got_blueprint = { $seat } dostaje { $blueprint }.
event-priority =
    { $seat } zaczyna na miejscu { $place } toru priorytetu i { $gold ->
        [0] nie ma złota.
        [one] ma 1 sztukę złota.
        [few] ma { $gold } sztuki złota.
       *[many] ma { $gold } sztuk złota.
    }
event-year_starts = Zaczyna się rok { $year }.
event-jael_revealed = Karta Jaela na ten rok: { $jael }. { $jael_effect }
event-challenge_revealed = Nowe wyzwanie: { $challenge }.
event-market_revealed = Na rynku można teraz kupić: { $upper }; { $lower }.
event-dealt =
    { $seat } dostaje { $count ->
        [one] komnatę.
        [few] { $count } komnaty.
       *[many] { $count } komnat.
    }
event-built = { $seat } buduje komnatę „{ $chamber }” { $cell_in }.
event-discarded = { $seat } odrzuca komnatę „{ $chamber }”.
event-discarded-hidden = { $seat } odrzuca komnatę.
event-passed_hands = Wszyscy przekazują karty { $side_to }.
event-drew = { $seat } dobiera komnatę „{ $chamber }”.
event-drew-hidden = { $seat } dobiera komnatę.
event-jael_took_chamber = Jael zabiera komnatę „{ $chamber }”.
event-counted_gold =
    { $gold ->
        [0] { $seat } nie ma złota
        [one] { $seat } ma 1 sztukę złota
        [few] { $seat } ma { $gold } sztuki złota
       *[many] { $seat } ma { $gold } sztuk złota
    }{ $chests ->
        [0] .
        [1] , w tym 1 za skrzynię skarbów.
       *[other] , w tym { $chests } za skrzynie skarbów.
    }
event-bought =
    { $gold ->
        [0] { $seat } dostaje { $goods } za darmo.
        [one] { $seat } kupuje { $goods } za 1 sztukę złota.
        [few] { $seat } kupuje { $goods } za { $gold } sztuki złota.
       *[many] { $seat } kupuje { $goods } za { $gold } sztuk złota.
    }
event-placed = { $seat } umieszcza { $element_acc } { $cell_in }.
event-opened_passage = { $seat } otwiera tajne przejście { $edge_on }.
event-no_room = W żadnej komnacie nie ma już miejsca: { $seat } odrzuca { $element_acc }.
event-passed =
    { $gold ->
        [0] { $seat } pasuje bez złota
        [1] { $seat } pasuje z 1 niewydaną sztuką złota
       *[other] { $seat } pasuje z { $gold } niewydanymi sztukami złota
    }{ $place ->
        [0] .
       *[other] { " " }i zajmuje miejsce { $place } na torze priorytetu.
    }
event-took_challenge = { $seat } bierze wyzwanie „{ $challenge }”.
event-lost_challenge = Przepada wyzwanie „{ $challenge }”.
event-jael_acts = Jael ma co najmniej tyle samo złota i zabiera swoją działkę.
event-jael_took_token = Jael zabiera { $element_acc }.
event-reshuffled = Odrzucone { $shape } żetony po wymieszaniu tworzą nowy stos.
event-ended = Koniec gry: minęły cztery lata, czas podliczyć reputację.

## Stół

zone-goal = Cel
    .help = Na koniec porównuje się w tym wszystkich; najwięcej daje pierwsze miejsce. Remisy rozstrzyga wyższy priorytet.
    .rule = ST-40
zone-challenges = Wyzwania
    .help = Gdy pasujesz na rynku w latach 1–3, bierzesz jedno z nich. Na koniec daje punkty za to, co masz w podziemiach.
    .rule = ST-27
zone-market = Rynek
    .help = Po budowaniu ten, kto ma najwięcej złota, kupuje zestaw żetonów albo pasuje; potem znowu ten, kto ma najwięcej. Koniec, gdy spasują wszyscy.
    .rule = ST-22
zone-set = Zestaw żetonów
    .help = Kupuje się go w całości i tylko raz. Płacisz koszt i od razu umieszczasz wszystkie żetony w swoich podziemiach.
    .rule = ST-23
zone-deck = Talia komnat
    .help = Karty komnat na następne lata: na początku każdego roku wszyscy dostają po pięć.
    .rule = ST-37
zone-discards = Odrzucone komnaty
    .help = Komnaty, których nie zbudowano: tu trafia karta, która na koniec roku została na ręce.
    .rule = ST-17
zone-pile = Stos żetonów
    .help = Zakryte żetony jednego kształtu. Trafiają na pola tego kształtu na nowych kartach rynku.
    .rule = ST-07
zone-used = Odrzucone żetony
    .help = Żetony, których do końca roku nikt nie kupił.
    .rule = ST-35
zone-jael = Karty Jaela
    .help = Co rok nowa karta. Mówi, jakie symbole Jael zbiera, ile ma złota, które zestawy zabiera i za co dostaje punkty.
    .rule = ST-52
zone-collected = Komnaty Jaela
    .help = Komnaty, których nie udało ci się zachować, a ich symbol był na jego karcie. To, co na nich nadrukowano, liczy się dla niego.
    .rule = ST-53
zone-jael_tokens = Żetony Jaela
    .help = Żetony, które zabrał z rynku: z zestawów wskazanych przez jego kartę i wszystkie, które zostały po twoim pasie.
    .rule = ST-57
zone-placing = Żetony do umieszczenia
    .help = Żetony zaraz po zakupie. Każdy trafia do komnaty, w której jest miejsce, a przejście na krawędź; potem już się ich nie przesuwa.
    .rule = ST-34
zone-blueprint = Projekt
    .help = Twój własny plan: osiem miejsc, w których chce typu komnaty albo elementu. Im więcej wymagań spełnisz, tym więcej punktów. Wyznacza też twoje wrota.
    .rule = ST-44
zone-hand = Ręka
    .help = Wybierz kartę i umieść ją w wolnej kolumnie tegorocznego rzędu. Resztę ręki przekazuje się dalej.
    .rule = ST-12
zone-cell = Komnata
    .help = Miejsce na jedną komnatę, cztery na rok. Komnata mieści najwyżej cztery elementy, nadrukowane i żetony razem.
    .rule = ST-31
zone-passages = Tajne przejścia
    .help = Każde łączy obie komnaty przy swojej krawędzi, bez względu na drzwi, albo komnatę z wrotami.
    .rule = ST-75
zone-taken = Wzięte wyzwania
    .help = Wyzwania wzięte przez tego gracza, na koniec trzy. Każde daje punkty za to, co jest wtedy w podziemiach.
    .rule = ST-42
number-year = Rok
    .help = Gra trwa cztery lata. W każdym budujesz jeden rząd czterech komnat, a potem idziesz na rynek.
    .rule = ST-10
number-turn = Tura budowania
    .help = W roku są cztery tury budowania: po jednej komnacie, z coraz mniejszej liczby kart.
    .rule = ST-70
number-gold = Złoto
    .help = Tyle możesz wydać na rynku: złoto z tegorocznych kart i 1 za każdą skrzynię. Gdy pasujesz, spada do 0.
    .rule = ST-19
number-priority = Priorytet
    .help = Rozstrzyga remisy, na rynku i na koniec. To kolejność, w jakiej gracze spasowali rok wcześniej, a po roku 4 daje punkty.
    .rule = ST-28
number-passed = Nowy priorytet
    .help = Kto wcześniej spasuje, ma wyższy priorytet w następnym roku.
    .rule = ST-28
number-reputation = Reputacja
    .help = Punkty na tę chwilę. Na koniec sumuje się priorytet, cel, wyzwania, gwiazdki, projekt i ścieżki, a wygrywa ten, kto ma najwięcej.
    .rule = ST-77
number-jael_gold = Złoto Jaela
    .help = Dopóki masz więcej złota, kupujesz, zanim on wkroczy. Gdy masz tyle samo lub mniej, zabiera swoje zestawy, a jedno wyzwanie przepada.
    .rule = ST-55

## O co jeszcze się pyta: nazwa, co to robi i z której zasady wynika

idea-chamber = Komnata
    .help = Ma typ, drzwi, elementy i złoto. Raz umieszczona już się nie rusza; drzwi, które się stykają, łączą ją z sąsiednimi.
    .rule = ST-13
idea-cave = Jaskinia
    .help = Jeden z dwóch typów komnat. O typy pytają projekty, a stykające się komnaty jednego typu tworzą klaster.
    .rule = ST-F21
idea-dungeon = Loch
    .help = Jeden z dwóch typów komnat. O typy pytają projekty, a stykające się komnaty jednego typu tworzą klaster.
    .rule = ST-F21
idea-monster = Potwór
    .help = Element komnaty. O określone potwory pytają cele, wyzwania, projekty i karty Jaela.
    .rule = ST-31
idea-trap = Pułapka
    .help = Element komnaty. Gdy projekt chce pułapki, wystarczy dowolna; niektóre cele i wyzwania pytają o konkretne.
    .rule = ST-44
idea-star = Gwiazdka
    .help = Na koniec jej wartość dodaje się do twoich punktów, a ujemną odejmuje. Gdy projekt chce gwiazdki, wystarczy dowolna.
    .rule = ST-43
idea-column = Kolumna
    .help = Tegoroczny rząd zapełnia się kolumna po kolumnie, w dowolnej kolejności.
    .rule = ST-67
idea-edge = Krawędź
    .help = Przejście może leżeć na dowolnej krawędzi twoich komnat, nawet na zewnątrz albo tam, gdzie nie ma jeszcze sąsiedniej komnaty.
    .rule = ST-32
idea-wanted = Wymaganie projektu
    .help = Tego chce tu twój projekt: typu komnaty albo elementu. Każde spełnione wymaganie to krok dalej na jego skali.
    .rule = ST-44
idea-entrance = Wejście
    .help = Na koniec każda połączona z nim komnata daje punkt. Liczy się tylko wtedy, gdy komnata pod nim ma na tej krawędzi drzwi albo przejście.
    .rule = ST-45
idea-exit = Wyjście
    .help = Na koniec każda połączona z nim komnata daje punkt. Liczy się tylko wtedy, gdy komnata nad nim ma na tej krawędzi drzwi albo przejście.
    .rule = ST-45
idea-cluster = Klaster
    .help = Stykające się komnaty jednego typu. Drzwi nie mają znaczenia. Niektóre cele i wyzwania liczą klastry albo ich wielkość.
    .rule = ST-F7
idea-symbol = Symbol Jaela
    .help = Komnata, której nie umieścisz ani nie zachowasz, trafia do Jaela, jeśli ten symbol jest na jego tegorocznej karcie.
    .rule = ST-53
idea-challenge = Wyzwanie
    .help = Na koniec daje punkty za to, co masz w podziemiach. Bierzesz je za każdym razem, gdy pasujesz na rynku, oprócz ostatniego roku.
    .rule = ST-42
idea-chosen = Wybór zrobiony
    .help = Wszyscy wybierają jednocześnie. Wybrane karty odkrywa się razem, gdy wszyscy są gotowi.
    .rule = ST-18
idea-share = Dla Jaela
    .help = Gdy po raz pierwszy w tym roku masz tyle złota co Jael albo mniej, zabiera on wszystkie żetony tego zestawu.
    .rule = ST-56

## Wynik

rival-jael = Jael
part-priority = Priorytet
    .help = Punkty za czołowe miejsce w końcowym priorytecie, czyli za wczesny pas w roku 4.
    .rule = ST-39
part-gold = Złoto
    .help = W grze solo: złoto, które zostało ci w roku 4, w porównaniu z kartą Jaela.
    .rule = ST-60
part-goal = Cel
    .help = Punkty za miejsce w tym, co porównuje karta celu.
    .rule = ST-40
part-challenges = Wyzwania
    .help = Punkty z twoich kart wyzwania za gotowe podziemia.
    .rule = ST-42
part-chambers = Gwiazdki
    .help = Suma wartości wszystkich gwiazdek w twoich podziemiach. Ujemne odbierają punkty.
    .rule = ST-43
part-blueprint = Projekt
    .help = Punkty za spełnione wymagania twojego projektu, począwszy od czterech.
    .rule = ST-79
part-paths = Ścieżki
    .help = Po punkcie za każdą komnatę połączoną z wejściem i za każdą połączoną z wyjściem.
    .rule = ST-45
part-cards = Karty Jaela
    .help = Punkty, które Jael dostaje za same odkryte karty.
    .rule = ST-62
part-conditions = Warunki z kart Jaela
    .help = Punkty, które Jael dostaje za to, co zebrał, karta po karcie.
    .rule = ST-62
tie-priority = wyższy priorytet
tie-jael = przy remisie wygrywa Jael
why-priority = miejsce { $place } na torze priorytetu
why-goal = { $goal }: miejsce { $place } z wynikiem { $count }
why-challenge =
    { $count ->
        [1] { $challenge } (raz)
        [2] { $challenge } (dwa razy)
       *[other] { $challenge } ({ $count } razy)
    }
why-star = { $count } × { $element }
why-blueprint = spełnione wymagania: { $count }
why-entrance =
    { $count ->
        [one] 1 komnata połączona z wejściem
        [few] { $count } komnaty połączone z wejściem
       *[many] { $count } komnat połączonych z wejściem
    }
why-exit =
    { $count ->
        [one] 1 komnata połączona z wyjściem
        [few] { $count } komnaty połączone z wyjściem
       *[many] { $count } komnat połączonych z wyjściem
    }
why-more_gold = pierwsze miejsce pod względem złota: { $count }
why-less_gold = drugie miejsce pod względem złota: { $count }
why-entered = jak wpisano
why-jael_card = { $jael }
why-jael_condition =
    { $count ->
        [1] { $jael } (raz)
        [2] { $jael } (dwa razy)
       *[other] { $jael } ({ $count } razy)
    }

## Arkusz wyników

sheet-goal = Cel
sheet-jael = Co ma Jael
sheet-jael_cards = Karty Jaela w kolejności lat
sheet-jael_named = Po nazwie
sheet-jael_points = Liczbami
sheet-jael_worth = Reputacja na czterech kartach razem
sheet-jael_conditions = Reputacja za ich warunki razem
sheet-jael_card = Karta Jaela
sheet-jael_gold = Złoto na ostatniej karcie Jaela
sheet-jael_chambers = Komnaty zebrane przez Jaela
sheet-jael_tokens = Żetony zebrane przez Jaela
sheet-blueprint = Projekt
sheet-priority = Końcowe miejsce na torze priorytetu
sheet-gold = Złoto pozostałe na koniec
sheet-rows = Rzędy podziemi, od góry
sheet-chamber_row = Rząd, od lewej
sheet-chamber = Komnata
sheet-chamber_name = Po nazwie
sheet-chamber_drawn = Z rysunku
sheet-stone = Kamień
sheet-doors = Drzwi
sheet-door = Drzwi
sheet-elements = Co jest na karcie
stone-cave = jaskinia
stone-dungeon = loch
sheet-tokens = Żetony w komnatach
sheet-token = Żeton
sheet-element = Co przedstawia
sheet-passages = Tajne przejścia
sheet-passage = Tajne przejście
sheet-row = Rząd
sheet-col = Kolumna
sheet-side = Krawędź
sheet-challenges = Wyzwania
sheet-challenge = Wyzwanie

## Błędy w zestawach kart i na arkuszach wyników

error-stonespine-without-dungeon = Jael nie ma podziemi, więc cele i jego karty liczą w jeden z tych sposobów: { $names }.
error-stonespine-tokens = Musi być przynajmniej jeden żeton tego kształtu.
error-stonespine-quadrants = Ćwiartki muszą pokazywać dokładnie te elementy, które są w komnacie.
error-stonespine-legendary = Wymienia się tyle kart podstawowych, ile jest legendarnych ({ $count }), a samych legendarnych nigdy.
error-stonespine-elements = To nie pasuje do sposobu liczenia { $form }: gdy liczą się wybrane elementy, podaj tu przynajmniej jeden, w innych sposobach żadnego.
error-stonespine-cells = Miejsca podaje się tu tylko i koniecznie przy sposobie liczenia count_in_cells, a ta karta ma sposób { $form }.
error-stonespine-gate = Wrota podaje się tu tylko i koniecznie przy sposobie liczenia count_connected, a ta karta ma sposób { $form }.
error-stonespine-least = Najmniejszą liczbę podaje się tu tylko i koniecznie przy tych sposobach liczenia: { $names }. Ta karta ma sposób { $form }.
error-stonespine-sheet-priority = Miejsca na torze priorytetu są od 1 do { $most }, każdy gracz ma inne.
error-stonespine-sheet-full = W komnacie mieszczą się cztery elementy, nadrukowane i żetony razem.
error-stonespine-sheet-door = Komnata ma z każdej strony najwyżej jedne drzwi, a te już są wpisane.
error-stonespine-sheet-passage = Na tej krawędzi jest już tajne przejście.
error-stonespine-sheet-legendary = Tej podstawowej karty nie ma w grze razem z legendarnymi.
error-stonespine-sheet-gold = Ostatnia karta Jaela ma tyle złota: { $gold }; wpisz tę liczbę albo nie wpisuj nic.
error-stonespine-sheet-no-gold = Nie wpisano złota Jaela; jego ostatnia karta ma u nas tyle złota: { $gold }. Jeśli na twojej jest inna liczba, wpisz ją.
error-stonespine-sheet-symbol = Żadna z kart Jaela nie ma symbolu tej komnaty, więc nie mógł jej zabrać.
