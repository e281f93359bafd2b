# Lockup: Opowieść ze świata Roll Player, po polsku. Nazwy kart są z faktów, wszystkie inne słowa własne.
# Formy w zdaniu: `acc` (wysyła odkrytego tajniaka), `gen` (2 kostki odpadków), `ins` (gra Gnollami),
# `in` (w Kuźni), `to` (do Kuźni), `from` (z Kuźni), `one`, `few` i `many` (1 krasnolud, 3 krasnoludy, 5 krasnoludów).

game-name = Lockup: Opowieść ze świata Roll Player
game-about = Rządź bandą za kratami: wysyłaj bandziorów w różne kąty więzienia, część z nich w tajemnicy, majstruj zakazane fanty, rekrutuj zbirów, odsuwaj od siebie podejrzenia i w sześć rund zdobądź największą reputację.
round-title = Runda { $number }

## Opcje stołu

choice-mode = Tryb gry
    .help = W grze zaawansowanej każda banda zaczyna inaczej, a każdy gracz zatrzymuje jedną z dwóch cech.
setting-mode-standard = standardowy
setting-mode-advanced = zaawansowany
choice-difficulty = Poziom trudności
    .help = Tylko w grze solo: im trudniej, tym silniejsze karty ma straż.
setting-difficulty-normal = Lokalny dołek (zwykły)
setting-difficulty-challenging = Stara twierdza (wymagający)
setting-difficulty-hard = Supertajne lochy (kozacki)
choice-first_player = Kto zaczyna
    .help = O tym, kto dostaje znacznik pierwszego gracza, decyduje los albo wybrane krzesło; w grze solo na początku ma go straż.
setting-first_player-random = los
setting-first_player-0 = pierwsze krzesło
setting-first_player-1 = drugie krzesło
setting-first_player-2 = trzecie krzesło
setting-first_player-3 = czwarte krzesło
setting-first_player-4 = piąte krzesło
choice-crews = Bandy
    .help = Gracze wybierają bandy po kolei albo dostają je losowo lub w stałej kolejności.
setting-crews-pick = wybór graczy
setting-crews-random = los
setting-crews-listed = po kolei: Gnolle, Koboldy, Postrachy, Gobliny, Insektoidy
choice-goal_immediate = Cel natychmiastowy
    .help = Punkty dostaje tylko ten, kto spełni go pierwszy, za to od razu. W grze solo go nie ma.
setting-goal_immediate-random = los
setting-goal_immediate-goal_workshop = „{ goal-goal_workshop }”
setting-goal_immediate-goal_muscle = „{ goal-goal_muscle }”
setting-goal_immediate-goal_pack = „{ goal-goal_pack }”
setting-goal_immediate-goal_all_sorts = „{ goal-goal_all_sorts }”
setting-goal_immediate-goal_full_kit = „{ goal-goal_full_kit }”
setting-goal_immediate-goal_four_pockets = „{ goal-goal_four_pockets }”
choice-goal_leader = Cel lidera
    .help = Należy do tego, kto ma najwięcej wskazanych skarbów lub zbirów, może przechodzić z rąk do rąk i punktuje na koniec gry.
setting-goal_leader-random = los
setting-goal_leader-goal_shield_wall = „{ goal-goal_shield_wall }”
setting-goal_leader-goal_gem_hoard = „{ goal-goal_gem_hoard }”
setting-goal_leader-goal_spell_master = „{ goal-goal_spell_master }”
setting-goal_leader-goal_dwarf_friend = „{ goal-goal_dwarf_friend }”
setting-goal_leader-goal_rat_king = „{ goal-goal_rat_king }”
setting-goal_leader-goal_hobgoblin_warlord = „{ goal-goal_hobgoblin_warlord }”
choice-goal_final = Cel końcowy
    .help = Na koniec gry liczy się dla wszystkich.
setting-goal_final-random = los
setting-goal_final-goal_armoury = „{ goal-goal_armoury }”
setting-goal_final-goal_strongbox = „{ goal-goal_strongbox }”
setting-goal_final-goal_enchanted_cell = „{ goal-goal_enchanted_cell }”
setting-goal_final-goal_mixed_loot = „{ goal-goal_mixed_loot }”
setting-goal_final-goal_everyones_friend = „{ goal-goal_everyones_friend }”
setting-goal_final-goal_tough_gang = „{ goal-goal_tough_gang }”
choice-unassigned_to_library = Nieprzydzielone żetony idą do Biblioteki
    .help = Żetony, które po apelu zostały w celach, trafiają odkryte do Biblioteki tuż przed jej rozegraniem, zamiast czekać na następną rundę.
choice-bandit_cube_at_setup = Kostki bandytów od początku
    .help = Bandyci spośród pierwszych pięciu zbirów wykładają kostki surowców już przed pierwszą rundą, a nie dopiero od pierwszego obchodu.
choice-tome_after_pass = Księgi po odpuszczeniu
    .help = Kto odpuścił w fazie apelu, może do jej końca nadal zagrywać księgi.
choice-demon_icons = Skarby liczone przez demony
    .help = Demony punktują za skarby wszystkich typów albo tylko jednego.
setting-demon_icons-any = wszystkie typy
setting-demon_icons-shield = tylko tarcze
setting-demon_icons-gem = tylko klejnoty
setting-demon_icons-spell = tylko czary
choice-patrol_order = Początek obchodu
    .help = Surowce ponad limit oddaje się, zanim na wystawkę trafią nowe fanty, albo dopiero potem.
setting-patrol_order-storage_first = najpierw limity surowców
setting-patrol_order-items_first = najpierw nowe fanty
choice-suspicion_effects = Pozbywanie się podejrzeń
    .help = Efekty, które usuwają lub przekazują kostki podejrzeń, działają zawsze, gdy mogą, albo przed każdą kostką pada pytanie.
setting-suspicion_effects-mandatory = zawsze
setting-suspicion_effects-optional = do wyboru
choice-leader_min = Minimum celu lidera
    .help = Żeby zdobyć cel lidera, trzeba osiągnąć minimum z karty, przekroczyć je albo po prostu mieć więcej niż inni.
setting-leader_min-at_least = trzeba osiągnąć
setting-leader_min-above = trzeba przekroczyć
setting-leader_min-none = bez minimum
choice-raid_zero = Nalot a gracze bez podejrzeń
    .help = Przy trzech lub więcej graczach: czy ktoś bez kostek podejrzeń może w nalocie zająć pierwsze lub drugie miejsce i stracić reputację.
setting-raid_zero-exempt = nigdy nie tracą
setting-raid_zero-counted = liczą się jak inni
choice-reserved_view = Zaklepane fanty innych
    .help = Czy można sprawdzać, jakie fanty zaklepali inni, czy trzeba to pamiętać.
setting-reserved_view-hidden = zakryte
setting-reserved_view-shown = widoczne dla wszystkich
choice-bandit_cubes = Kiedy bierze się kostki bandytów
    .help = Najsilniejsza banda w lokacji dostaje leżące tam kostki bandytów razem z nagrodą i zostawia je, jeśli z niej rezygnuje, albo bierze je od razu po ustaleniu miejsc, bez względu na nagrodę.
setting-bandit_cubes-with_reward = razem z nagrodą
setting-bandit_cubes-while_ranking = po ustaleniu miejsc
choice-lower_rewards = Najniższe nagrody w małym gronie
    .help = Gdzie drugie miejsce nie ma osobnej nagrody, czyli w Kanałach przy dwóch lub trzech graczach i w Kantynie przy dwóch, dostaje najniższą nagrodę, tak jak dalsze miejsca, albo nie dostaje nic.
setting-lower_rewards-from_second = od drugiego miejsca
setting-lower_rewards-from_third = od trzeciego miejsca
choice-lookout_passes = Podejrzenia, przed którymi chroni tajniak
    .help = Kostki podejrzeń, których najsilniejsza banda nie bierze dzięki tajniakowi, trafiają do następnej bandy bez tajniaka w tej lokacji albo po prostu do następnej bandy.
setting-lookout_passes-uncovered = do następnej bandy bez tajniaka
setting-lookout_passes-next = po prostu do następnej bandy
choice-final_of_two = Cele końcowe z porównaniem przy dwóch graczach
    .help = Przy dwóch graczach i w grze solo: cel końcowy z porównaniem ma osobne wartości, wszystko albo nic, lub takie same jak przy większej liczbie graczy, z gwiazdkami także za drugie miejsce i za remis.
setting-final_of_two-of_two = wartości dla dwóch graczy
setting-final_of_two-of_more = wartości dla trzech i więcej graczy
choice-refusals = Rezygnacja z nagrody
    .help = Gra pyta, czy bierzesz nagrodę, tylko tam, gdzie pójście do Biblioteki zamiast niej może mieć sens: przy wymianie, pojedynczej kostce albo gdy nie ma już na coś miejsca. Albo pyta za każdym razem, jak chce instrukcja.
setting-refusals-sensible = pytanie tylko wtedy, gdy może mieć sens
setting-refusals-any = pytanie za każdym razem

## Bandy

gang-gnolls = Gnolle
    .ins = Gnollami
gang-kobolds = Koboldy
    .ins = Koboldami
gang-bugbears = Postrachy
    .ins = Postrachami
gang-goblins = Gobliny
    .ins = Goblinami
gang-insectoids = Insektoidy
    .ins = Insektoidami

## Żetony bandziorów z wydrukowaną na nich siłą (`strength`) i to, jak leżą

token-token_2 = bandzior { $strength }
    .acc = bandziora { $strength }
token-token_3 = bandzior { $strength }
    .acc = bandziora { $strength }
token-token_4 = bandzior { $strength }
    .acc = bandziora { $strength }
token-token_5 = bandzior { $strength }
    .acc = bandziora { $strength }
token-token_enforcer = mięśniak
    .acc = mięśniaka
    .help = Liczy się za tyle, ile masz w tej chwili kostek siły, więc rośnie w trakcie gry, nawet w środku ciszy nocnej.
    .rule = LK-28
token-token_lookout = tajniak
    .acc = tajniaka
    .help = Liczy się za 0, ale tam, gdzie stoi, nigdy nie bierzesz podejrzeń: dostaje je najsilniejsza banda bez tajniaka. Do nagrody wystarczy sam tajniak.
    .rule = LK-34
side-up = odkryty
    .acc = odkrytego
side-down = zakryty
    .acc = zakrytego

## Lokacje

location-exercise_yard = Siłownia
    .in = w Siłowni
    .to = do Siłowni
    .from = z Siłowni
    .help = Tu bandy nabierają siły: najlepsze dostają kostkę siły dla mięśniaka, a pierwsza z nich także znacznik pierwszego gracza.
    .rule = LK-44
location-sewers = Kanały
    .in = w Kanałach
    .to = do Kanałów
    .from = z Kanałów
    .help = Miejsce na odpadki: najwięcej dla najsilniejszej bandy, ale coś dla każdego, kto przyjdzie.
    .rule = LK-46
location-infirmary = Szpital
    .in = w Szpitalu
    .to = do Szpitala
    .from = ze Szpitala
    .help = Miejsce na mikstury: najwięcej dla najsilniejszej bandy i jedna dla ostatniej. Te pośrodku nie dostają nic.
    .rule = LK-49
location-smithy = Kuźnia
    .in = w Kuźni
    .to = do Kuźni
    .from = z Kuźni
    .help = Miejsce na żelazo, ale tylko dla dwóch najsilniejszych band.
    .rule = LK-51
location-commissary = Kantyna
    .in = w Kantynie
    .to = do Kantyny
    .from = z Kantyny
    .help = Najsilniejsza banda bierze dowolny surowiec, pozostałe mogą wymieniać to, co mają.
    .rule = LK-52
location-chow_hall = Stołówka
    .in = w Stołówce
    .to = do Stołówki
    .from = ze Stołówki
    .help = Tu rekrutuje się zbirów, z dowolnej z pięciu dziupli. Im wyższe miejsce, tym są tańsi i tym większy wybór.
    .rule = LK-55
location-cell_block = Blok więzienny
    .in = w Bloku więziennym
    .to = do Bloku więziennego
    .from = z Bloku więziennego
    .help = Tu majstruje się albo zaklepuje fanty, po jednym na bandę. Wyższe miejsca wybierają pierwsze.
    .rule = LK-58
location-library = Biblioteka
    .in = w Bibliotece
    .to = do Biblioteki
    .from = z Biblioteki
    .help = Tu nikt nie przydziela żetonów. Trafiają tu te, które gdzie indziej nic nie dostały, a najsilniejsze bandy dobierają księgi.
    .rule = LK-59

## Surowce, liczby zbirów (w bierniku: rekrutuje 1 zbira) i części kosztu

resource-scrap = odpadki
    .gen = odpadków
    .help = Surowiec najłatwiejszy do zdobycia, przede wszystkim w Kanałach. Płaci się nim za fanty, zbirów i zaklepywanie.
    .rule = LK-46
resource-potion = mikstura
    .gen = mikstury
    .help = Surowiec ze Szpitala. Płaci się nim za fanty, zbirów i zaklepywanie.
    .rule = LK-49
resource-iron = żelazo
    .gen = żelaza
    .help = Surowiec z Kuźni. Płaci się nim za fanty, zbirów i zaklepywanie.
    .rule = LK-51
resource-gold = złoto
    .gen = złota
    .help = Najrzadszy surowiec: nie daje go wprost żadna lokacja, tylko dowolny wybór albo wymiana w Kantynie i niektóre karty. Na koniec liczy się podwójnie.
    .rule = LK-52
count-1 = 1 zbira
count-2 = 2 zbirów
cost-scrap = odpadki
    .gen = odpadków
cost-potion = mikstura
    .gen = mikstury
cost-iron = żelazo
    .gen = żelaza
cost-gold = złoto
    .gen = złota
cost-any = dowolny surowiec
    .gen = dowolnego surowca

## Fanty

item-sharpened_spoon = Zaostrzona Łyżka
item-bone_knuckles = Kościany Kastet
item-pot_lid_buckler = Puklerz z Pokrywki
item-rat_hide_vest = Kamizela ze Szczurzej Skóry
item-chain_flail = Cep z Łańcucha
item-guard_helmet = Kradziony Hełm Strażnika
item-iron_maul = Żelazny Młot
item-barred_shield = Tarcza z Krat
item-scrap_plate = Zbroja ze Złomu
item-gladiator_axe = Topór Gladiatora
item-glass_beads = Szklane Paciorki
item-coin_clipper = Obcinak do Monet
item-loaded_dice = Trefne Kości
item-false_bottom_flask = Piersiówka z Podwójnym Dnem
item-snitch_bell = Dzwonek Kapusia
item-silver_mirror = Srebrne Lusterko
item-gold_tooth = Złoty Ząb
item-warden_signet = Sygnet Naczelnika
item-royal_circlet = Królewski Diadem
item-enchanted_candle = Zaczarowany Ogarek
item-chalk_circle = Kredowy Krąg
item-whisper_scroll = Zwój Szeptów
item-blur_powder = Proszek Rozmycia
item-hex_doll = Laleczka Uroków
item-rage_tonic = Tonik Furii
item-bottomless_sack = Sakwa bez Dna
item-rune_of_silence = Runa Ciszy
item-forbidden_grimoire = Zakazany Grymuar
item-soul_shiv = Majcher Dusz
item-jewelled_dagger = Wysadzany Sztylet
item-crystal_ball = Kryształowa Kula
item-rune_gauntlet = Runiczna Rękawica
item-master_key = Klucz do Wszystkich Cel
item-crown_of_kulbak = Korona Kulbak

## Typy zbirów i to, jak punktują

thug_type-bandit = Bandyci
    .one = bandyta
    .few = bandytów
    .many = bandytów
    .effect = Każdy jest wart 3 gwiazdki reputacji. Dopóki siedzi w dziupli, w każdym obchodzie dokłada do lokacji kostkę swojego surowca dla tego, kto zajmie tam pierwsze miejsce.
    .rule = LK-106
thug_type-cultist = Kultyści
    .one = kultysta
    .few = kultystów
    .many = kultystów
    .effect = Każdy jest wart 1 gwiazdkę reputacji za każdy zmajstrowany przez ciebie fant.
    .rule = LK-107
thug_type-demon = Demony
    .one = demon
    .few = demony
    .many = demonów
    .effect = Każdy jest wart 2 gwiazdki reputacji za każdy skarb na twoich fantach i zbirach, chyba że przy tym stole liczy się tylko jeden typ skarbów.
    .rule = LK-108
thug_type-dwarf = Krasnoludy
    .one = krasnolud
    .few = krasnoludy
    .many = krasnoludów
    .effect = Liczą się razem: 1, 3, 7, 12, 18, 25 lub 30 gwiazdek reputacji za 1–7 krasnoludów; kolejne nic już nie dodają.
    .rule = LK-109
thug_type-hobgoblin = Hobgobliny
    .one = hobgoblin
    .few = hobgobliny
    .many = hobgoblinów
    .effect = Każdy jest wart 1 gwiazdkę reputacji za każdą twoją kostkę siły.
    .rule = LK-110
thug_type-ratfolk = Szczuroludzie
    .one = szczuroczłek
    .few = szczuroludzi
    .many = szczuroludzi
    .effect = Liczą się razem: −3, 1, 6, 13 lub 25 gwiazdek reputacji za 1–5 szczuroludzi; kolejni nic już nie dodają.
    .rule = LK-111
thug_type-raider = Łupieżcy
    .one = łupieżca
    .few = łupieżców
    .many = łupieżców
    .effect = Każdy jest wart 2 gwiazdki reputacji.
    .rule = LK-106

## Zbiry

thug-bandit_scrap = Bandyta Szperacz
thug-bandit_potion = Bandyta Bimbrownik
thug-bandit_iron = Bandyta Hutnik
thug-bandit_gold = Bandyta Paser
thug-cultist_reader = Kultysta Lektor
thug-cultist_scribe = Kultysta Skryba
thug-cultist_hexer = Kultysta Zaklinacz
thug-cultist_prophet = Kultysta Prorok
thug-demon_greed = Demon Chciwości
thug-demon_fury = Demon Furii
thug-demon_shadow = Demon Cienia
thug-dwarf_miner = Krasnolud Górnik
thug-dwarf_smith = Krasnolud Kowal
thug-dwarf_brewer = Krasnolud Piwowar
thug-dwarf_tinker = Krasnolud Majster
thug-dwarf_jeweller = Krasnolud Jubiler
thug-dwarf_shieldbearer = Krasnolud Tarczownik
thug-dwarf_brawler = Krasnolud Zabijaka
thug-dwarf_elder = Krasnolud Starszy
thug-hobgoblin_recruit = Hobgoblin Rekrut
thug-hobgoblin_drillmaster = Hobgoblin Instruktor
thug-hobgoblin_veteran = Hobgoblin Weteran
thug-hobgoblin_captain = Hobgoblin Kapitan
thug-ratfolk_runt = Szczuroczłek Chuchro
thug-ratfolk_digger = Szczuroczłek Kopacz
thug-ratfolk_sneak = Szczuroczłek Skradacz
thug-ratfolk_informer = Szczuroczłek Kapuś
thug-ratfolk_bookworm = Szczuroczłek Mól Książkowy
thug-ratfolk_king = Szczuroczłek Król
thug-raider_pillager = Łupieżca Grabieżca
thug-raider_smuggler = Łupieżca Przemytnik
thug-raider_firebrand = Łupieżca Podpalacz
thug-raider_corsair = Łupieżca Korsarz

## Skarby

treasure-shield = tarcza
treasure-gem = klejnot
treasure-spell = czar

## Księgi

tome-great_book_of_sneaking = Wielka Księga Skradania
tome-slice_and_dice = Cięcie Rżnięcie
tome-hideout_atlas = Atlas Kryjówek
tome-beginners_alchemy = Alchemia dla Początkujących
tome-smiths_handbook = Podręcznik Kowala
tome-art_of_the_con = Sztuka Kantu
tome-muscle_manual = Żelazo i Mięśnie
tome-book_of_alibis = Księga Wymówek
tome-slander_and_gossip = Donosy i Plotki
tome-songs_of_fury = Pieśni Furii
tome-mess_cooks_recipes = Przepisy ze Stołówki
tome-tinkering_unmasked = Majsterkowanie bez Tajemnic
tome-chronicle_of_tunnels = Kronika Tuneli
tome-inmate_register = Rejestr Osadzonych

## Cele: `least`, `also_least`, `reward` i `reward_of_two` to liczby z karty

goal-goal_workshop = Warsztat pod Pryczą
    .effect =
        Kto pierwszy zmajstruje { $least ->
            [one] 1 fant
            [few] { $least } fanty
           *[many] { $least } fantów
        }, od razu dostaje { $reward ->
            [one] 1 gwiazdkę
            [few] { $reward } gwiazdki
           *[many] { $reward } gwiazdek
        } reputacji.
goal-goal_muscle = Góra Mięśni
    .effect =
        Kto pierwszy zbierze { $least ->
            [one] 1 kostkę siły
            [few] { $least } kostki siły
           *[many] { $least } kostek siły
        }, od razu dostaje { $reward ->
            [one] 1 gwiazdkę
            [few] { $reward } gwiazdki
           *[many] { $reward } gwiazdek
        } reputacji.
goal-goal_pack = Własna Paczka
    .effect =
        Kto pierwszy ma w bandzie { $least ->
            [1] 1 zbira
           *[other] { $least } zbirów
        }, od razu dostaje { $reward ->
            [one] 1 gwiazdkę
            [few] { $reward } gwiazdki
           *[many] { $reward } gwiazdek
        } reputacji.
goal-goal_all_sorts = Każdego po Trochu
    .effect =
        Kto pierwszy ma w bandzie zbirów { $least ->
            [1] 1 typu
           *[other] { $least } różnych typów
        }, od razu dostaje { $reward ->
            [one] 1 gwiazdkę
            [few] { $reward } gwiazdki
           *[many] { $reward } gwiazdek
        } reputacji.
goal-goal_full_kit = Pełny Zestaw
    .effect =
        Kto pierwszy zbierze { $least ->
            [one] 1 komplet złożony
            [few] { $least } komplety złożone
           *[many] { $least } kompletów złożonych
        } z tarczy, klejnotu i czaru, od razu dostaje { $reward ->
            [one] 1 gwiazdkę
            [few] { $reward } gwiazdki
           *[many] { $reward } gwiazdek
        } reputacji.
goal-goal_four_pockets = Cztery Kieszenie
    .effect =
        Kto pierwszy ma naraz surowce { $least ->
            [1] 1 rodzaju
           *[other] { $least } różnych rodzajów
        }, od razu dostaje { $reward ->
            [one] 1 gwiazdkę
            [few] { $reward } gwiazdki
           *[many] { $reward } gwiazdek
        } reputacji.
goal-goal_shield_wall = Mur z Tarcz
    .effect =
        Kto ma najwięcej tarcz na fantach i zbirach (minimum { $least }, o ile przy stole nie ustalono inaczej), trzyma tę kartę i na koniec dostaje { $reward ->
            [one] 1 gwiazdkę
            [few] { $reward } gwiazdki
           *[many] { $reward } gwiazdek
        } reputacji, a w grze dla jednej lub dwóch osób { $reward_of_two }. Samo zrównanie się z posiadaczem nie odbiera mu karty.
goal-goal_gem_hoard = Stos Klejnotów
    .effect =
        Kto ma najwięcej klejnotów na fantach i zbirach (minimum { $least }, o ile przy stole nie ustalono inaczej), trzyma tę kartę i na koniec dostaje { $reward ->
            [one] 1 gwiazdkę
            [few] { $reward } gwiazdki
           *[many] { $reward } gwiazdek
        } reputacji, a w grze dla jednej lub dwóch osób { $reward_of_two }. Samo zrównanie się z posiadaczem nie odbiera mu karty.
goal-goal_spell_master = Władca Czarów
    .effect =
        Kto ma najwięcej czarów na fantach i zbirach (minimum { $least }, o ile przy stole nie ustalono inaczej), trzyma tę kartę i na koniec dostaje { $reward ->
            [one] 1 gwiazdkę
            [few] { $reward } gwiazdki
           *[many] { $reward } gwiazdek
        } reputacji, a w grze dla jednej lub dwóch osób { $reward_of_two }. Samo zrównanie się z posiadaczem nie odbiera mu karty.
goal-goal_dwarf_friend = Druh Krasnoludów
    .effect =
        Kto ma najwięcej krasnoludów (minimum { $least }, o ile przy stole nie ustalono inaczej), trzyma tę kartę i na koniec dostaje { $reward ->
            [one] 1 gwiazdkę
            [few] { $reward } gwiazdki
           *[many] { $reward } gwiazdek
        } reputacji, a w grze dla jednej lub dwóch osób { $reward_of_two }. Samo zrównanie się z posiadaczem nie odbiera mu karty.
goal-goal_rat_king = Król Szczurów
    .effect =
        Kto ma najwięcej szczuroludzi (minimum { $least }, o ile przy stole nie ustalono inaczej), trzyma tę kartę i na koniec dostaje { $reward ->
            [one] 1 gwiazdkę
            [few] { $reward } gwiazdki
           *[many] { $reward } gwiazdek
        } reputacji, a w grze dla jednej lub dwóch osób { $reward_of_two }. Samo zrównanie się z posiadaczem nie odbiera mu karty.
goal-goal_hobgoblin_warlord = Wódz Hobgoblinów
    .effect =
        Kto ma najwięcej hobgoblinów (minimum { $least }, o ile przy stole nie ustalono inaczej), trzyma tę kartę i na koniec dostaje { $reward ->
            [one] 1 gwiazdkę
            [few] { $reward } gwiazdki
           *[many] { $reward } gwiazdek
        } reputacji, a w grze dla jednej lub dwóch osób { $reward_of_two }. Samo zrównanie się z posiadaczem nie odbiera mu karty.
goal-other = karta, której tu nie ma
goal-goal_armoury = Zbrojownia
    .effect =
        Za najwięcej fantów z tarczą na koniec dostaje się { $reward ->
            [one] 1 gwiazdkę
            [few] { $reward } gwiazdki
           *[many] { $reward } gwiazdek
        } reputacji, a za drugie miejsce połowę tego; przy remisie na pierwszym miejscu każdy dostaje połowę, a za drugie nie ma nic, przy remisie na drugim każdy dostaje ćwierć. W grze dla jednej lub dwóch osób { $reward_of_two } za najwięcej, a przy remisie nic, o ile przy stole nie ustalono inaczej. Każdy fant liczy się raz, zbiry wcale.
goal-goal_strongbox = Kasetka
    .effect =
        Za najwięcej fantów z klejnotem na koniec dostaje się { $reward ->
            [one] 1 gwiazdkę
            [few] { $reward } gwiazdki
           *[many] { $reward } gwiazdek
        } reputacji, a za drugie miejsce połowę tego; przy remisie na pierwszym miejscu każdy dostaje połowę, a za drugie nie ma nic, przy remisie na drugim każdy dostaje ćwierć. W grze dla jednej lub dwóch osób { $reward_of_two } za najwięcej, a przy remisie nic, o ile przy stole nie ustalono inaczej. Każdy fant liczy się raz, zbiry wcale.
goal-goal_enchanted_cell = Zaklęta Cela
    .effect =
        Za najwięcej fantów z czarem na koniec dostaje się { $reward ->
            [one] 1 gwiazdkę
            [few] { $reward } gwiazdki
           *[many] { $reward } gwiazdek
        } reputacji, a za drugie miejsce połowę tego; przy remisie na pierwszym miejscu każdy dostaje połowę, a za drugie nie ma nic, przy remisie na drugim każdy dostaje ćwierć. W grze dla jednej lub dwóch osób { $reward_of_two } za najwięcej, a przy remisie nic, o ile przy stole nie ustalono inaczej. Każdy fant liczy się raz, zbiry wcale.
goal-goal_mixed_loot = Mieszany Łup
    .effect =
        Na koniec każdy dostaje po { $reward ->
            [one] 1 gwiazdce
            [few] { $reward } gwiazdki
           *[many] { $reward } gwiazdek
        } reputacji za każdy komplet złożony z tarczy, klejnotu i czaru.
goal-goal_everyones_friend = Kumpel Wszystkich
    .effect =
        Na koniec każdy dostaje po { $reward ->
            [one] 1 gwiazdce
            [few] { $reward } gwiazdki
           *[many] { $reward } gwiazdek
        } reputacji za każdy typ zbirów w swojej bandzie.
goal-goal_tough_gang = Twarda Banda
    .effect =
        Na koniec każdy, kto ma co najmniej { $least ->
            [one] 1 zmajstrowany fant
            [few] { $least } zmajstrowane fanty
           *[many] { $least } zmajstrowanych fantów
        } i co najmniej { $also_least ->
            [1] 1 zbira
           *[other] { $also_least } zbirów
        }, dostaje { $reward ->
            [one] 1 gwiazdkę
            [few] { $reward } gwiazdki
           *[many] { $reward } gwiazdek
        } reputacji.

## Cechy

trait-ambitious = Ambitni
trait-greedy = Chciwi
trait-spiteful = Złośliwi
trait-brawny = Krzepcy
trait-wise = Mądrzy
trait-resourceful = Zaradni
trait-cautious = Ostrożni
trait-charismatic = Charyzmatyczni
trait-ruthless = Bezwzględni
trait-cunning = Przebiegli
trait-industrious = Pracowici
trait-provident = Zapobiegliwi
trait-bold = Zuchwali
trait-learned = Uczeni
trait-cruel = Okrutni
trait-loyal = Lojalni
trait-proud = Dumni
trait-secretive = Skryci

## Straż, z którą mierzy się samotny gracz: jej nazwa i karty, z ich `kind`, `strength` i `special`

rival-guards = Straż
guard-guard_blue_1 = Niebieski strażnik 1, { printed }
guard-guard_blue_2 = Niebieski strażnik 2, { printed }
guard-guard_blue_3 = Niebieski strażnik 3, { printed }
guard-guard_blue_4 = Niebieski strażnik 4, { printed }
guard-guard_blue_5 = Niebieski strażnik 5, { printed }
guard-guard_blue_6 = Niebieski strażnik 6, { printed }
guard-guard_blue_7 = Niebieski strażnik 7, { printed }
guard-guard_green_1 = Zielony strażnik 1, { printed }
guard-guard_green_2 = Zielony strażnik 2, { printed }
guard-guard_green_3 = Zielony strażnik 3, { printed }
guard-guard_green_4 = Zielony strażnik 4, { printed }
guard-guard_green_5 = Zielony strażnik 5, { printed }
guard-guard_yellow_1 = Żółty strażnik 1, { printed }
guard-guard_yellow_2 = Żółty strażnik 2, { printed }
guard-guard_yellow_3 = Żółty strażnik 3, { printed }
guard-guard_yellow_4 = Żółty strażnik 4, { printed }
guard-guard_yellow_5 = Żółty strażnik 5, { printed }
guard-guard_red_1 = Czerwony strażnik 1, { printed }
guard-guard_red_2 = Czerwony strażnik 2, { printed }
guard-guard_red_3 = Czerwony strażnik 3, { printed }
guard-guard_red_4 = Czerwony strażnik 4, { printed }
guard-guard_red_5 = Czerwony strażnik 5, { printed }
printed =
    { $kind ->
        [fist] pięść
        [eye] oko
       *[number] siła { $strength }
    }{ $special ->
        [yes] , specjalny
       *[no] { "" }
    }
location_card-card_exercise_yard = Siłownia
location_card-card_sewers = Kanały
location_card-card_infirmary = Szpital
location_card-card_smithy = Kuźnia
location_card-card_commissary = Kantyna
location_card-card_chow_hall = Stołówka
location_card-card_off_duty_1 = Po służbie 1
location_card-card_off_duty_2 = Po służbie 2

## Talie

deck-tomes = talia ksiąg
deck-thugs = talia zbirów

## Chwile, w których zagrywa się księgi poza własną turą: koniec zdania, jak w „pytaj mnie…”

moment-roll_call = podczas apelu, między turami
moment-lights_out = gdy zaczyna się cisza nocna
moment-location = przed rozegraniem lokacji
moment-ranking = przy porównywaniu siły
moment-reward = przed nagrodą, z której nic nie masz
moment-patrol = przed obchodem
moment-passing = zanim odpuścisz, bo twoja cela jest pusta
moment-cubes = zanim przybędzie podejrzeń
moment-raid = przed nalotem

## Efekty: człony, z których składa się zdanie, więc zaczynają się małą literą i nie mają kropki

effect-scrap =
    { $count ->
        [one] weź 1 kostkę odpadków
        [few] weź { $count } kostki odpadków
       *[many] weź { $count } kostek odpadków
    }
effect-potion =
    { $count ->
        [one] weź 1 kostkę mikstury
        [few] weź { $count } kostki mikstury
       *[many] weź { $count } kostek mikstury
    }
effect-iron =
    { $count ->
        [one] weź 1 kostkę żelaza
        [few] weź { $count } kostki żelaza
       *[many] weź { $count } kostek żelaza
    }
effect-gold =
    { $count ->
        [one] weź 1 kostkę złota
        [few] weź { $count } kostki złota
       *[many] weź { $count } kostek złota
    }
effect-strength =
    { $count ->
        [one] weź 1 kostkę siły
        [few] weź { $count } kostki siły
       *[many] weź { $count } kostek siły
    }
effect-remove_suspicion =
    { $count ->
        [one] odłóż do zapasu 1 swoją kostkę podejrzeń
        [few] odłóż do zapasu { $count } swoje kostki podejrzeń (albo wszystkie, jeśli masz mniej)
       *[many] odłóż do zapasu { $count } swoich kostek podejrzeń (albo wszystkie, jeśli masz mniej)
    }
effect-remove_all_suspicion = odłóż do zapasu wszystkie swoje kostki podejrzeń
effect-pass_suspicion =
    { $count ->
        [one] przekaż 1 swoją kostkę podejrzeń wybranemu przeciwnikowi
        [few] przekaż wybranym przeciwnikom { $count } swoje kostki podejrzeń (albo wszystkie, jeśli masz mniej)
       *[many] przekaż wybranym przeciwnikom { $count } swoich kostek podejrzeń (albo wszystkie, jeśli masz mniej)
    }
effect-tome =
    { $count ->
        [one] dobierz 1 księgę
        [few] dobierz { $count } księgi
       *[many] dobierz { $count } ksiąg
    }
effect-choose_tome =
    { $count ->
        [1] dobierz 2 księgi, zatrzymaj jedną, a drugą wsuń pod talię
        [2] dwa razy dobierz 2 księgi, zatrzymaj jedną, a drugą wsuń pod talię
       *[other] { $count } razy dobierz 2 księgi, zatrzymaj jedną, a drugą wsuń pod talię
    }
effect-storage = twój limit przechowywania rośnie o { $count }
effect-swap =
    { $count ->
        [1] możesz wymienić 1 swój surowiec na surowiec innego rodzaju
        [2] najwyżej dwa razy możesz wymienić 1 swój surowiec na surowiec innego rodzaju
       *[other] najwyżej { $count } razy możesz wymienić 1 swój surowiec na surowiec innego rodzaju
    }
effect-suspicion =
    { $count ->
        [one] weź z zapasu 1 kostkę podejrzeń
        [few] weź z zapasu { $count } kostki podejrzeń
       *[many] weź z zapasu { $count } kostek podejrzeń
    }
effect-accuse =
    { $count ->
        [1] możesz dać przeciwnikowi 1 kostkę podejrzeń z zapasu (w grze solo dostaje ją straż)
       *[other] możesz dać po 1 kostce podejrzeń z zapasu najwyżej { $count } różnym przeciwnikom (w grze solo jedną dostaje straż)
    }
effect-draw_thug =
    { $count ->
        [1] weź z talii wierzchniego zbira wraz z jego efektami i skarbami
       *[other] dobierz { $count } zbirów, zatrzymaj jednego wraz z jego efektami i skarbami, a resztę odrzuć
    }
effect-reserve_item = zaklep za darmo jeden fant z wystawki (jego miejsce od razu się uzupełnia)
effect-first_player = weź znacznik pierwszego gracza
effect-reputation =
    { $count ->
        [one] zyskaj 1 gwiazdkę reputacji
        [few] zyskaj { $count } gwiazdki reputacji
       *[many] zyskaj { $count } gwiazdek reputacji
    }
effect-face_down =
    { $count ->
        [one] w tej rundzie możesz przydzielić o 1 zakryty żeton więcej
        [few] w tej rundzie możesz przydzielić o { $count } zakryte żetony więcej
       *[many] w tej rundzie możesz przydzielić o { $count } zakrytych żetonów więcej
    }
effect-weaken = siła jednego odkrytego żetonu przeciwnika w rozgrywanej lokacji spada tam o { $count }, najniżej do 0 (musisz mieć tam swój żeton)
effect-boost = twoja siła w rozgrywanej lokacji jest większa o { $count } (musisz mieć tam żeton)
effect-peek = podejrzyj jeden zakryty żeton przeciwnika, a w grze solo odkryj zamiast tego jedną zakrytą kartę strażnika
effect-pay =
    { $count ->
        [one] zapłać 1 dowolny surowiec
        [few] zapłać { $count } dowolne surowce
       *[many] zapłać { $count } dowolnych surowców
    }
effect-cheap_recruit =
    { $count ->
        [one] ta rekrutacja kosztuje o 1 surowiec mniej
        [few] ta rekrutacja kosztuje o { $count } surowce mniej
       *[many] ta rekrutacja kosztuje o { $count } surowców mniej
    }
effect-cheap_craft =
    { $count ->
        [one] fant, który teraz majstrujesz, kosztuje o 1 wybraną kostkę mniej, ale co najmniej 1 musisz zapłacić
        [few] fant, który teraz majstrujesz, kosztuje o { $count } wybrane kostki mniej, ale co najmniej 1 musisz zapłacić
       *[many] fant, który teraz majstrujesz, kosztuje o { $count } wybranych kostek mniej, ale co najmniej 1 musisz zapłacić
    }
effect-move_token = przenieś jeden ze swoich przydzielonych żetonów do innej lokacji, byle nie do Biblioteki, tak jak leży: odkryty lub zakryty
effect-swap_thugs = zamień miejscami dwóch wybranych zbirów (kostki zostają w lokacjach)

## Kiedy można zagrać księgę

timing-any = w dowolnej chwili
timing-roll_call_turn = w swojej turze apelu
timing-lights_out_start = na początku ciszy nocnej, przed rozegraniem pierwszej lokacji
timing-lights_out_ranking = w ciszy nocnej, po odkryciu żetonów w lokacji, a przed podejrzeniami i nagrodami
timing-chow_hall = przed odebraniem swojej nagrody w Stołówce
timing-cell_block = przed odebraniem swojej nagrody w Bloku więziennym

## Pytania

question-choose_crew = Którą bandę prowadzisz?
waiting-choose_crew = { $player } wybiera bandę.
question-pick_trait = Którą z dwóch cech zatrzymujesz?
waiting-pick_trait = { $player } wybiera cechę.
question-visit = Apel: dokąd wysyłasz żetony ze swojej celi?
waiting-visit = { $player } wybiera lokację.
question-assign = Kogo tam wysyłasz?
    .note =
        Wysyłasz żetony { $location_to }, w dowolnej kolejności. { $count ->
            [0] W tej rundzie nie możesz już wysłać zakrytego żetonu.
            [one] W tej rundzie możesz wysłać jeszcze 1 zakryty żeton.
            [few] W tej rundzie możesz wysłać jeszcze { $count } zakryte żetony.
           *[many] W tej rundzie możesz wysłać jeszcze { $count } zakrytych żetonów.
        }
waiting-assign = { $player } wybiera żetony do wysłania.
question-reward = Odbierasz swoją nagrodę?
    .note =
        Zajmujesz { $place }. miejsce { $location_in }.{ $count ->
            [0] { "" }
            [one] { " " }Nagroda: 1 kostka { $resource_gen }.
            [few] { " " }Nagroda: { $count } kostki { $resource_gen }.
           *[many] { " " }Nagroda: { $count } kostek { $resource_gen }.
        }{ $strength ->
            [0] { $marker ->
                [0] { "" }
               *[other] { " " }Nagroda: znacznik pierwszego gracza.
            }
           *[other] { $marker ->
                [0] { " " }Nagroda: kostka siły.
               *[other] { " " }Nagroda: kostka siły i znacznik pierwszego gracza.
            }
        }{ $choice ->
            [0] { "" }
           *[other] { " " }Nagroda: 1 wybrany surowiec.
        }{ $trade ->
            [0] { "" }
            [one] { " " }Nagroda: wymiana 1 twojego surowca na 1 innego rodzaju.
            [few] { " " }Nagroda: wymiana { $trade } twoich surowców na 1 innego rodzaju.
           *[many] { " " }Nagroda: wymiana { $trade } twoich surowców na 1 innego rodzaju.
        }{ $loot ->
            [0] { "" }
            [one] { " " }Od bandytów: 1 surowiec.
            [few] { " " }Od bandytów: { $loot } surowce.
           *[many] { " " }Od bandytów: { $loot } surowców.
        }{ $thug ->
            [0] { "" }
           *[other] { " " }Potem możesz rekrutować zbirów.
        }
waiting-reward = { $player } może odebrać nagrodę.
question-gain_resource = Który surowiec bierzesz w Kantynie?
waiting-gain_resource = { $player } wybiera surowiec w Kantynie.
question-give = Wymiana w Kantynie: który surowiec oddajesz?
    .note =
        { $count ->
            [one] Do oddania: 1 surowiec.
            [few] Do oddania: { $count } surowce, dowolne.
           *[many] Do oddania: { $count } surowców, dowolnych.
        }
waiting-give = { $player } wymienia surowce w Kantynie.
question-take = Który surowiec bierzesz w zamian?
waiting-take = { $player } wybiera surowiec w zamian.
question-recruit = Rekrutujesz zbirów w Stołówce?
waiting-recruit = { $player } rozgląda się po Stołówce.
question-pay = Którym surowcem płacisz?
    .note =
        { $count ->
            [one] Do zapłaty: 1 surowiec.
            [few] Do zapłaty: { $count } surowce, dowolne.
           *[many] Do zapłaty: { $count } surowców, dowolnych.
        }
waiting-pay = { $player } decyduje, jak zapłacić.
question-recruit_thug = Którego zbira rekrutujesz?
    .note =
        { $count ->
            [1] Bierzesz 1 zbira.
           *[other] Bierzesz { $count } zbirów, a ich efekty zadziałają dopiero potem.
        }
waiting-recruit_thug = { $player } wybiera zbira.
question-cell_action = Majstrujesz w Bloku więziennym jakiś fant czy go zaklepujesz?
waiting-cell_action = { $player } majstruje w Bloku więziennym.
question-waive = Której części kosztu nie płacisz?
    .note =
        { $count ->
            [one] Nie musisz płacić 1 kostki.
            [few] Nie musisz płacić { $count } kostek.
           *[many] Nie musisz płacić { $count } kostek.
        }
waiting-waive = { $player } wybiera, czego nie zapłaci.
question-effect_use = Pozbywasz się kostki podejrzeń?
    .note =
        { $passing ->
            [0] Wróciłaby do zapasu
           *[other] Dostałby ją przeciwnik
        }. Masz teraz { $suspicion ->
            [one] 1 kostkę podejrzeń.
            [few] { $suspicion } kostki podejrzeń.
           *[many] { $suspicion } kostek podejrzeń.
        }
waiting-effect_use = { $player } może pozbyć się podejrzeń.
question-pass_suspicion = Kto dostaje twoją kostkę podejrzeń?
waiting-pass_suspicion = { $player } wybiera, kto dostanie kostkę podejrzeń.
question-exchange = Który surowiec wymieniasz na inny?
    .note =
        { $count ->
            [1] Możesz to zrobić raz.
            [2] Możesz to zrobić dwa razy.
           *[other] Możesz to zrobić { $count } razy.
        }
waiting-exchange = { $player } może wymienić surowce.
question-keep_tome = Którą z dwóch ksiąg zatrzymujesz? Druga trafi pod talię.
waiting-keep_tome = { $player } wybiera jedną z dwóch ksiąg.
question-accuse = Kto dostaje kostkę podejrzeń z zapasu?
    .note =
        { $count ->
            [1] Możesz wskazać jeszcze 1 przeciwnika.
           *[other] Możesz wskazać { $count } różnych przeciwników.
        }
waiting-accuse = { $player } wybiera, na kogo padną podejrzenia.
question-keep_thug = Którego z tych zbirów zatrzymujesz?
waiting-keep_thug = { $player } wybiera zbira.
question-reserve_free = Który fant z wystawki zaklepujesz za darmo?
waiting-reserve_free = { $player } wybiera fant do zaklepania.
question-peek = Który zakryty żeton podglądasz?
waiting-peek = { $player } wybiera zakryty żeton do podejrzenia.
question-weaken = Który żeton przeciwnika osłabiasz?
    .note = Jego siła { $location_in } spada o { $count }, najniżej do 0.
waiting-weaken = { $player } wybiera żeton do osłabienia.
question-move_token = Który swój żeton przenosisz?
waiting-move_token = { $player } wybiera żeton do przeniesienia.
question-move_to = Dokąd go przenosisz?
    .note = Przenosisz { $token_acc } { $location_from }.
waiting-move_to = { $player } wybiera, dokąd trafi żeton.
question-swap_thugs = Których dwóch zbirów zamieniasz miejscami?
    .note =
        { $second ->
            [0] Wybierz pierwszego z nich.
           *[other] Pierwszy to { $thug }; wybierz drugiego.
        }
waiting-swap_thugs = { $player } wybiera dwóch zbirów do zamiany.
question-reveal_guard = Którą zakrytą kartę strażnika odkrywasz?
waiting-reveal_guard = { $player } wybiera kartę strażnika do odkrycia.
question-play_tome = Zagrywasz księgę?
    .note =
        { $moment ->
            [0] { $own ->
                [0] Trwa apel, ale to nie twoja tura.
               *[other] Trwa apel, twoje żetony są już rozmieszczone.
            }
            [1] Zaczyna się cisza nocna.
            [2] Następna do rozegrania: { $location }.
            [3] Wszystkie żetony { $location_in } są już odkryte, pora porównać siłę.
            [4] Pora na twoją nagrodę { $location_in }, ale na razie nic z niej nie masz.
            [5] Cisza nocna dobiegła końca, zaraz zacznie się obchód.
            [6] Twoja cela jest pusta: to ostatnia okazja podczas apelu.
            [7] Są już nowe zbiry; teraz przybędzie podejrzeń.
           *[other] { $last ->
                [0] Są już nowe zbiry; brakuje kostek podejrzeń, więc zaraz będzie nalot.
               *[other] To była ostatnia noc: potem już tylko ostatni nalot i podliczanie.
            }
        }
waiting-play_tome = { $player } może zagrać księgę.
question-storage = Masz za dużo surowców: który odkładasz do zapasu?
    .note =
        { $count ->
            [one] Twój limit przechowywania to { $limit }. Do odłożenia: 1 surowiec.
            [few] Twój limit przechowywania to { $limit }. Do odłożenia: { $count } surowce, dowolne.
           *[many] Twój limit przechowywania to { $limit }. Do odłożenia: { $count } surowców, dowolnych.
        }
waiting-storage = { $player } ma za dużo surowców i część odkłada.

## Co można zrobić

do-choose_crew =
    { $advanced ->
        [0] Graj { $gang_ins }
       *[other] Graj { $gang_ins }: siła { $strength }, podejrzenia { $suspicion }, limit przechowywania { $storage }
    }
do-pick_trait = Zatrzymaj cechę „{ $trait }”
do-visit =
    Wyślij żetony { $location_to }{ $suspicion ->
        [0] { "" }
        [one] ; leży tam 1 kostka podejrzeń
        [few] ; leżą tam { $suspicion } kostki podejrzeń
       *[many] ; leży tam { $suspicion } kostek podejrzeń
    }{ $loot ->
        [0] { "" }
        [one] ; od bandytów 1 surowiec
        [few] ; od bandytów { $loot } surowce
       *[many] ; od bandytów { $loot } surowców
    }
do-pass = Odpuść do końca apelu
do-assign =
    Wyślij { $side_acc } { $token_acc }: siła { $force }, na razie { $place }. miejsce{ reward-gains }{ $hidden ->
        [0] { "" }
       *[other] ; zakrytych tam: { $hidden }
    }
do-done =
    To wszystko: siła { $force }, na razie { $place }. miejsce{ reward-gains }{ $hidden ->
        [0] { "" }
       *[other] ; zakrytych tam: { $hidden }
    }
do-take_reward =
    Odbierz nagrodę{ reward-gains }{ $loot ->
        [0] { "" }
        [one] , +1 surowiec od bandytów
        [few] , +{ $loot } surowce od bandytów
       *[many] , +{ $loot } surowców od bandytów
    }

# Co daje miejsce w lokacji, po innych słowach
reward-gains =
    { $count ->
        [0] { "" }
        [one] , +1 kostka { $resource_gen }
        [few] , +{ $count } kostki { $resource_gen }
       *[many] , +{ $count } kostek { $resource_gen }
    }{ $strength ->
        [0] { "" }
        [one] , +1 kostka siły
        [few] , +{ $strength } kostki siły
       *[many] , +{ $strength } kostek siły
    }{ $marker ->
        [0] { "" }
       *[other] , znacznik pierwszego gracza
    }{ $choice ->
        [0] { "" }
       *[other] , +1 wybrany surowiec
    }{ $trade ->
        [0] { "" }
        [one] , 1 surowiec za 1 innego rodzaju
        [few] , { $trade } surowce za 1 innego rodzaju
       *[many] , { $trade } surowców za 1 innego rodzaju
    }{ $thug ->
        [0] { "" }
        [one] , zbir za 1 surowiec
        [few] , zbir za { $thug } surowce
       *[many] , zbir za { $thug } surowców
    }{ $craft ->
        [0] { "" }
       *[other] , fant do zmajstrowania albo zaklepania
    }{ $nothing ->
        [0] { "" }
       *[other] , bez nagrody
    }
do-decline =
    { $library ->
        [0] Nie rekrutuj nikogo
       *[other] Zrezygnuj: twoje żetony idą do Biblioteki
    }
do-gain = Weź 1 kostkę { $resource_gen }
do-give = Oddaj 1 kostkę { $resource_gen }
do-take = Weź w zamian 1 kostkę { $resource_gen }
do-skip = Zostaw wszystko, jak jest
do-recruit =
    Zrekrutuj { $count }: { $price ->
        [0] za darmo
        [one] −1 surowiec
        [few] −{ $price } surowce
       *[many] −{ $price } surowców
    }
do-pay = Zapłać 1 kostkę { $resource_gen }
do-recruit_thug = Zrekrutuj zbira „{ $thug }”
do-craft =
    Zmajstruj fant „{ $item }”: { $points ->
        [0] bez reputacji
       *[other] +{ $points } do reputacji
    }{ $scrap ->
        [0] { "" }
        [one] , −1 odpadek
        [few] , −{ $scrap } odpadki
       *[many] , −{ $scrap } odpadków
    }{ $potion ->
        [0] { "" }
        [one] , −1 mikstura
        [few] , −{ $potion } mikstury
       *[many] , −{ $potion } mikstur
    }{ $iron ->
        [0] { "" }
        [one] , −1 kostka żelaza
        [few] , −{ $iron } kostki żelaza
       *[many] , −{ $iron } kostek żelaza
    }{ $gold ->
        [0] { "" }
        [one] , −1 kostka złota
        [few] , −{ $gold } kostki złota
       *[many] , −{ $gold } kostek złota
    }{ $any ->
        [0] { "" }
        [one] , −1 dowolny surowiec
        [few] , −{ $any } dowolne surowce
       *[many] , −{ $any } dowolnych surowców
    }{ $less ->
        [0] { "" }
        [one] , ale o 1 kostkę taniej
        [few] , ale o { $less } kostki taniej
       *[many] , ale o { $less } kostek taniej
    }
do-reserve =
    Zaklep fant „{ $item }”: { $price ->
        [0] za darmo
        [one] −1 surowiec
        [few] −{ $price } surowce
       *[many] −{ $price } surowców
    }
do-waive = Nie płać 1 kostki { $cost_gen }
do-use = Pozbądź się kostki podejrzeń: −1 podejrzenie
do-pass_suspicion = Niech dostanie ją { $to } (ma ich teraz { $suspicion })
do-give_suspicion = Niech dostanie ją { $to } (ma ich teraz { $suspicion })
do-stop = Wystarczy
do-keep_tome = Zatrzymaj księgę „{ $tome }”
do-play_tome = Zagraj księgę „{ $tome }”
do-no_tome = Nie teraz
do-no_more_tomes = Nie pytaj mnie więcej w tej fazie, chyba że dobiorę księgę
do-peek = Podejrzyj żeton { $location_in } ({ $owner })
do-weaken = Osłab { $token_acc } ({ $owner }): siła { $left } zamiast { $strength }
do-move_token = Przenieś { $token_acc } { $location_from }
do-move_to = Przenieś go { $location_to }
do-swap_thug = Zamień zbira „{ $thug }” { $location_in }
do-keep_thug = Zatrzymaj zbira „{ $thug }”
do-discard = Odłóż 1 kostkę { $resource_gen }
do-reveal_guard = Odkryj kartę strażnika { $location_in }

## Czego teraz nie można zrobić

blocked-used = W tej rundzie twoje żetony już tu trafiły.
blocked-library = Do Biblioteki nikt nie wysyła żetonów.
blocked-too_dear =
    { $price ->
        [one] Trzeba zapłacić 1 surowiec, a nie masz żadnego.
        [few] Trzeba zapłacić { $price } surowce, a tylu nie masz.
       *[many] Trzeba zapłacić { $price } surowców, a tylu nie masz.
    }
blocked-too_few_thugs = Nie ma już tylu zbirów.
blocked-cannot_pay =
    { $reserve ->
        [0] Nie stać cię na ten fant.
       *[other] Nie stać cię teraz na ten fant, możesz go tylko zaklepać.
    }

## Co się dzieje. Na miejscu gracza może być straż, więc zdania pasują i do imienia, i do niej

event-first_player = { $seat } zaczyna grę ze znacznikiem pierwszego gracza.
event-goal_revealed = Jeden z celów tej gry: „{ $goal }”.
event-item_revealed = Nowość na wystawce: { $item }.
event-thug_revealed = Nowy zbir { $location_in }: { $thug }.
event-suspicion_placed =
    { $count ->
        [one] Przybywa 1 kostka podejrzeń { $location_in }.
        [few] Przybywają { $count } kostki podejrzeń { $location_in }.
       *[many] Przybywa { $count } kostek podejrzeń { $location_in }.
    }
event-loot_placed = Bandyta zostawia { $location_in } 1 kostkę { $resource_gen }.
event-chose_crew = { $seat } gra { $gang_ins }.
event-dealt_traits = { $seat } dostaje do wyboru dwie cechy: „{ $trait }” i „{ $other }”.
event-dealt_traits-hidden = { $seat } dostaje do wyboru dwie cechy.
event-took_trait = { $seat } zatrzymuje cechę „{ $trait }”.
event-round_starts = Zaczyna się runda { $round }: apel.
event-guards_posted = { $seat } zajmuje posterunki: po jednej zakrytej karcie w siedmiu lokacjach.
event-assigned = { $seat } wysyła { $location_to } { $token_acc }.
event-hid =
    { $count ->
        [one] { $seat } wysyła { $location_to } 1 zakryty żeton.
        [few] { $seat } wysyła { $location_to } { $count } zakryte żetony.
       *[many] { $seat } wysyła { $location_to } { $count } zakrytych żetonów.
    }
event-passed = { $seat } odpuszcza.
event-guard_revealed = Odkryta karta { $location_in }: { $guard }.
event-guard_joined = Nowy posterunek { $location_in }: { $guard }.
event-guard_called = Dołożona zakryta karta strażnika { $location_in }.
event-location_drawn = Karta lokacji: { $location_card }.
event-lights_go_out = Apel skończony: zapada cisza nocna.
event-location_starts = Następna lokacja: { $location }.
event-turned_up = { $seat } odkrywa { $location_in } { $token_acc }.
event-ranked = { $seat } zajmuje { $place }. miejsce { $location_in } z siłą { $strength }.
event-took_suspicion =
    { $count ->
        [one] { $seat } bierze leżącą tam kostkę podejrzeń.
        [few] { $seat } bierze { $count } leżące tam kostki podejrzeń.
       *[many] { $seat } bierze { $count } leżących tam kostek podejrzeń.
    }
event-got =
    { $count ->
        [one] { $seat } dostaje 1 kostkę { $resource_gen }.
        [few] { $seat } dostaje { $count } kostki { $resource_gen }.
       *[many] { $seat } dostaje { $count } kostek { $resource_gen }.
    }
event-got_strength =
    { $count ->
        [one] { $seat } dostaje 1 kostkę siły.
        [few] { $seat } dostaje { $count } kostki siły.
       *[many] { $seat } dostaje { $count } kostek siły.
    }
event-took_marker = { $seat } bierze znacznik pierwszego gracza.
event-declined = { $seat } nie chce nagrody { $location_in }.
event-nothing = { $seat } nic nie dostaje { $location_in }.
event-paid =
    { $count ->
        [one] { $seat } odkłada do zapasu 1 kostkę { $resource_gen }.
        [few] { $seat } odkłada do zapasu { $count } kostki { $resource_gen }.
       *[many] { $seat } odkłada do zapasu { $count } kostek { $resource_gen }.
    }
event-recruited = { $seat } zyskuje zbira „{ $thug }”.
event-crafted =
    { $points ->
        [0] { $seat } majstruje fant „{ $item }”.
       *[other] { $seat } majstruje fant „{ $item }”: +{ $points } do reputacji.
    }
event-reserved = { $seat } zaklepuje fant „{ $item }”.
event-drew_tome = { $seat } bierze księgę „{ $tome }”.
event-drew_tome-hidden = { $seat } bierze księgę.
event-buried_tome = { $seat } wsuwa pod talię księgę „{ $tome }”.
event-buried_tome-hidden = { $seat } wsuwa pod talię księgę.
event-played_tome = { $seat } zagrywa księgę „{ $tome }”.
event-removed_suspicion =
    { $count ->
        [one] { $seat } odkłada do zapasu 1 kostkę podejrzeń.
        [few] { $seat } odkłada do zapasu { $count } kostki podejrzeń.
       *[many] { $seat } odkłada do zapasu { $count } kostek podejrzeń.
    }
event-gave_suspicion = { $seat } przekazuje kostkę podejrzeń; dostaje ją { $to }.
event-got_suspicion =
    { $count ->
        [one] { $seat } dostaje z zapasu 1 kostkę podejrzeń.
        [few] { $seat } dostaje z zapasu { $count } kostki podejrzeń.
       *[many] { $seat } dostaje z zapasu { $count } kostek podejrzeń.
    }
event-more_storage = { $seat } ma teraz limit przechowywania równy { $limit }.
event-got_reputation =
    { $count ->
        [one] { $seat } zyskuje 1 gwiazdkę reputacji.
        [few] { $seat } zyskuje { $count } gwiazdki reputacji.
       *[many] { $seat } zyskuje { $count } gwiazdek reputacji.
    }
event-took_goal = { $seat } zdobywa cel „{ $goal }”.
event-to_library = { $seat } przenosi się do Biblioteki.
event-looked = { $seat } podgląda zakryty żeton { $location_in } ({ $owner }).
event-saw = To { $token }.
event-saw-hidden = { $seat } nie zdradza, co na nim jest.
event-may_hide_more =
    { $count ->
        [one] { $seat } może w tej rundzie wysłać o 1 zakryty żeton więcej.
        [few] { $seat } może w tej rundzie wysłać o { $count } zakryte żetony więcej.
       *[many] { $seat } może w tej rundzie wysłać o { $count } zakrytych żetonów więcej.
    }
event-weakened = { $seat } osłabia { $token_acc } o { $count } ({ $owner }).
event-boosted = { $seat } ma w tej lokacji siłę większą o { $count }.
event-cheaper =
    { $count ->
        [one] { $seat } płaci tym razem o 1 surowiec mniej.
        [few] { $seat } płaci tym razem o { $count } surowce mniej.
       *[many] { $seat } płaci tym razem o { $count } surowców mniej.
    }
event-waived = { $seat } nie musi płacić 1 kostki { $cost_gen }.
event-moved = { $seat } przenosi { $token_acc } { $from_from } { $to_to }.
event-moved_back = { $seat } przenosi zakryty żeton { $from_from } { $to_to }.
event-swapped_thugs = { $seat } zamienia miejscami dwóch zbirów: „{ $thug }” i „{ $other }”.
event-patrol_starts = Zaczyna się obchód.
event-thug_left = Zbir „{ $thug }” opuszcza Stołówkę.
event-thugs_moved = Zbiry przesuwają się w stronę Stołówki.
event-raid = Nalot! Strażnicy przetrząsają cele.
event-lost_reputation =
    { $count ->
        [one] { $seat } traci przez podejrzenia 1 gwiazdkę reputacji.
        [few] { $seat } traci przez podejrzenia { $count } gwiazdki reputacji.
       *[many] { $seat } traci przez podejrzenia { $count } gwiazdek reputacji.
    }
event-reshuffled = Z odrzuconych kart powstaje nowa { $deck }.
event-let_go = { $seat } odsyła zbira „{ $thug }”.
event-ended = Koniec gry: minęło sześć rund, czas podliczyć reputację.

## Stół

zone-goal = Cel
    .help = Gwiazdki dla tego, kto spełni warunek karty. Sprawdza się go w każdej chwili, więc cel można zdobyć nawet w środku rundy.
    .rule = LK-96
zone-item_deck = Talia fantów
    .help = Stąd biorą się nowe fanty. Luki na wystawce uzupełnia się dopiero w obchodzie, a nie zaraz po majstrowaniu.
    .rule = LK-83
zone-display = Wystawka
    .help = Fanty, które można teraz zdobyć. W Bloku więziennym majstrujesz jeden, płacąc pełny koszt, albo zaklepujesz go za jeden surowiec i majstrujesz później.
    .rule = LK-61
zone-thug_deck = Talia zbirów
    .help = Stąd przychodzą nowe zbiry, ale dopiero w obchodzie: po jednym na każdą pustą dziuplę.
    .rule = LK-85
zone-thug_discards = Odrzucone zbiry
    .help = Zbiry, których nikt nie chciał: kto doczeka obchodu w dziupli Stołówki, trafia tutaj.
    .rule = LK-84
zone-drawn_thugs = Zbiry do wyboru
    .help = Zbiry odkryte dzięki premii. Jednego z nich zatrzymujesz razem z efektami i skarbami, pozostałych się odrzuca.
    .rule = LK-R56
zone-tome_deck = Talia ksiąg
    .help = Stąd dobiera się księgi: w Bibliotece i dzięki niektórym kartom. Gdy wybierasz z dwóch, druga wraca pod spód talii.
    .rule = LK-59
zone-tome_discards = Odrzucone księgi
    .help = Księgi już zagrane. Każda działa raz, a potem trafia tutaj.
    .rule = LK-78
zone-location = Lokacja
    .help = Podczas apelu przydzielasz tu żetony. W ciszy nocnej bandy ustawia się według siły i każda dostaje to, co daje jej miejsce; lokacje rozgrywa się według numerów.
    .rule = LK-25
zone-ranking = Kolejność miejsc
    .help = Bandy w tej lokacji od najsilniejszej. W remisie wyżej jest ten, kto siedzi bliżej pierwszego gracza, licząc zgodnie z ruchem wskazówek zegara.
    .rule = LK-30
zone-supply = Zapas
    .help = Wszystkie kostki, których nikt nie ma. Co zdobywasz, bierzesz stąd, a czym płacisz, wraca tutaj; jeśli zostało za mało, dostajesz tylko tyle.
    .rule = LK-60
zone-guards = Straż
    .help = Twój przeciwnik w grze solo. Wszędzie, gdzie leżą karty strażników, straż jest drugą bandą: zajmuje miejsce, odbiera nagrody, bierze zbirów i majstruje. Wygrywasz tylko z większą reputacją.
    .rule = LK-134
zone-guard_deck = Talia strażników
    .help = Na początku apelu w każdej z pierwszych siedmiu lokacji ląduje zakryta karta strażnika. Reszta czeka tutaj i przychodzi jako posiłki.
    .rule = LK-128
zone-aside = Odłożone karty strażników
    .help = Karty strażników, które w tej rundzie zrobiły już swoje. Do talii wracają dopiero pod koniec obchodu.
    .rule = LK-152
zone-post = Posterunek straży
    .help = Karty strażników w tej lokacji. Zakryta też się liczy; za ile, okaże się, gdy zostanie odkryta.
    .rule = LK-128
zone-location_deck = Talia lokacji
    .help = W każdej turze strażników odkrywa się jedną z tych kart: wskazuje, dokąd trafi następna karta strażnika, albo że straż jest po służbie.
    .rule = LK-130
zone-drawn_locations = Dobrane karty lokacji
    .help = Karty lokacji odkryte w tej rundzie: tam straż dostała posiłki.
    .rule = LK-131
zone-gang = Banda
    .help = Banda, którą prowadzisz. W grze standardowej wszystkie są równe; w zaawansowanej każda zaczyna inaczej: ma własne premie, kostki i limit przechowywania.
    .rule = LK-118
zone-trait = Cecha
    .help = Coś, co w grze zaawansowanej wyróżnia bandę. Wszystko, co cecha daje, dostajesz w chwili jej wyłożenia.
    .rule = LK-120
zone-dealt = Cechy do wyboru
    .help = Dwie cechy, które widzisz tylko ty. Jedną zatrzymujesz, druga nie bierze udziału w grze.
    .rule = LK-119
zone-cell = Cela
    .help = Żetony, które tu czekają, można jeszcze w tej rundzie przydzielić. Które to, widzi tylko właściciel.
    .rule = LK-08
zone-crew = Żetony w lokacji
    .help = To, co gracz przydzielił do tej lokacji. Suma żetonów to siła, od której zależy miejsce; zakryte odkrywa się dopiero przy rozgrywaniu lokacji.
    .rule = LK-27
zone-assigning = Żetony w drodze
    .help = Żetony, które przydzielasz w tej turze. Wszystkie idą do jednej lokacji i w tej rundzie nie dołożysz tam już następnych.
    .rule = LK-15
zone-items = Zmajstrowane fanty
    .help = Fanty zmajstrowane przez tę bandę. Gwiazdki za nie były od razu, a skarby liczą się nadal.
    .rule = LK-63
zone-reserved = Zaklepane fanty
    .help = Fanty odłożone za jeden surowiec każdy. Nie dają nic, dopóki nie zmajstrujesz ich w Bloku więziennym za pełny koszt.
    .rule = LK-65
zone-thugs = Zrekrutowane zbiry
    .help = Zbiry w tej bandzie. Efekty zadziałały przy rekrutacji, skarby liczą się od razu, a gwiazdki dopiero na koniec gry.
    .rule = LK-69
zone-tomes = Księgi na ręce
    .help = Księgi na ręce, które widzi tylko właściciel. Każdą zagrywa się raz; zachowana do końca jest warta gwiazdkę.
    .rule = LK-78
zone-drawn_tomes = Księgi do wyboru
    .help = Zatrzymaj jedną z tych dwóch; druga trafi zakryta pod talię.
    .rule = LK-59
number-round = Runda
    .help = Gra trwa sześć rund. W każdej jest apel, cisza nocna i obchód, tylko w ostatniej obchodu nie ma.
    .rule = LK-12
number-last_round = Ostatnia runda
    .help = Po tej rundzie jest jeszcze ostatni nalot, a potem końcowe podliczanie.
    .rule = LK-104
number-reputation = Reputacja
    .help = Gwiazdki zdobyte do tej pory, przede wszystkim za fanty. Naloty je zabierają, ale nigdy poniżej 0. Kto ma na koniec najwięcej, wygrywa.
    .rule = LK-116
number-total = Na razie razem
    .help = Reputacja razem z tym, co doszłoby przy końcowym podliczaniu, gdyby gra skończyła się teraz.
    .rule = LK-105
number-strength = Siła
    .help = Mięśniak liczy się za tyle, ile masz kostek siły, a na koniec każdy hobgoblin daje za nie gwiazdki.
    .rule = LK-28
number-suspicion = Podejrzenia
    .help = Lepiej ich nie mieć, gdy przyjdzie nalot: kto ma najwięcej, traci reputację, a przy trzech i więcej graczach traci ją też drugi w kolejności.
    .rule = LK-90
number-storage = Limit przechowywania
    .help = Tyle surowców możesz zatrzymać w obchodzie; resztę oddajesz. W trakcie rundy możesz mieć ich dowolnie dużo.
    .rule = LK-81
number-scrap = Odpadki
    .help = Odpadki tej bandy: płaci się nimi za fanty, zbirów i zaklepywanie. Każda kostka, która zostanie na koniec, daje gwiazdkę.
    .rule = LK-112
number-potion = Mikstury
    .help = Mikstury tej bandy: płaci się nimi za fanty, zbirów i zaklepywanie. Każda, która zostanie na koniec, daje gwiazdkę.
    .rule = LK-112
number-iron = Żelazo
    .help = Żelazo tej bandy: płaci się nim za fanty, zbirów i zaklepywanie. Każda kostka, która zostanie na koniec, daje gwiazdkę.
    .rule = LK-112
number-gold = Złoto
    .help = Złoto tej bandy: płaci się nim za fanty, zbirów i zaklepywanie. Na koniec jest warte dwa razy tyle co inne surowce.
    .rule = LK-112
number-shield = Tarcze
    .help = Tarcze na fantach i zbirach tej bandy. Skarbów wymagają cele, a demony dają za nie gwiazdki.
    .rule = LK-64
number-gem = Klejnoty
    .help = Klejnoty na fantach i zbirach tej bandy. Skarbów wymagają cele, a demony dają za nie gwiazdki.
    .rule = LK-64
number-spell = Czary
    .help = Czary na fantach i zbirach tej bandy. Skarbów wymagają cele, a demony dają za nie gwiazdki.
    .rule = LK-64
number-first = Pierwszy gracz
    .help = Kto ma znacznik, zaczyna apel i wygrywa remisy. Zabiera go najsilniejszy w Siłowni, a na koniec znacznik daje gwiazdki.
    .rule = LK-31
number-passed = Odpuszcza
    .help = W tym apelu nie ma już więcej tur i aż do ciszy nocnej nie może zagrywać ksiąg.
    .rule = LK-23
number-may_hide = Może jeszcze zakryć
    .help = Tyle żetonów można jeszcze w tej rundzie przydzielić zakrytych. Inni widzą, że tam leżą, ale nie wiedzą które.
    .rule = LK-19

## O co jeszcze się pyta: nazwa, co to robi i z której zasady wynika

idea-token = Żeton
    .help = Ktoś z twojej bandy. Jego siła liczy się w lokacji, do której go przydzielasz; po nagrodach wraca do celi.
    .rule = LK-27
idea-side = Odkryty czy zakryty
    .help = Przydzielony zakryty żeton trzyma innych w niepewności, aż rozegra się jego lokacja. W rundzie można tak przydzielić tylko kilka.
    .rule = LK-19
idea-cost = Koszt
    .help = To, co za to oddajesz do zapasu. Gdzie koszt mówi o dowolnym surowcu, wybierasz go po swojemu.
    .rule = LK-62
idea-item = Fant
    .help = Zmajstruj go w Bloku więziennym za podany koszt: gwiazdki dostajesz od razu, efekt działa raz, a skarby liczą się odtąd.
    .rule = LK-62
idea-thug = Zbir
    .help = Rekrutuje się go w Stołówce. Efekt działa natychmiast, skarby liczą się od razu, gwiazdki przychodzą na koniec. Do tego czasu jego ikony ściągają podejrzenia na lokację, przy której jest.
    .rule = LK-69
idea-thug_type = Typ zbira
    .help = Decyduje o tym, jak zbir punktuje na koniec gry. O typ pytają też niektóre cele.
    .rule = LK-106
idea-treasure = Skarb
    .help = Ikona na fantach i zbirach. Skarbów wymagają cele, a demony dają za nie gwiazdki.
    .rule = LK-64
idea-tome = Księga
    .help = Karta do jednorazowego użycia, zagrywana z ręki wtedy, kiedy na to pozwala. Nikt inny nie wie, które masz.
    .rule = LK-78
idea-guard = Karta strażnika
    .help = Jej liczba dodaje się do siły straży w tej lokacji. Pięść liczy się za tyle, ile straż ma kostek siły.
    .rule = LK-134
idea-location_card = Karta lokacji
    .help = Odkrywa się ją w turze strażników: do tej lokacji trafia jeszcze jedna karta strażnika. „Po służbie” znaczy, że żadna.
    .rule = LK-131
idea-goal_immediate = Cel natychmiastowy
    .help = Kto spełni go pierwszy, od razu bierze kartę i gwiazdki. Dla pozostałych przepada.
    .rule = LK-99
idea-goal_leader = Cel lidera
    .help = Trzyma go ten, kto ma najwięcej, a przynajmniej podane minimum. Kto go wyprzedzi, zabiera kartę; płaci temu, kto ma ją na koniec.
    .rule = LK-97
idea-goal_final = Cel końcowy
    .help = Liczy się raz, na koniec gry. Do tego czasu mogą na niego pracować wszyscy.
    .rule = LK-100
idea-raid = Nalot
    .help = Przychodzi w obchodzie, gdy w zapasie brakuje kostek podejrzeń dla lokacji, i jeszcze raz po ostatniej rundzie. Kto ma najwięcej podejrzeń, traci reputację; potem wszystkie kostki wracają do zapasu.
    .rule = LK-88
idea-spot = Kostki w lokacji
    .help = Kto zajmie tu pierwsze miejsce, bierze wszystkie podejrzenia, chyba że ma ze sobą tajniaka, a także surowce zostawione przez bandytów.
    .rule = LK-33
idea-rewards = Nagrody
    .help = To, co w ciszy nocnej dostaje tu każde miejsce. Kto odmówi albo nie dostanie nic, idzie do Biblioteki.
    .rule = LK-37
idea-roll_call = Apel
    .help = Faza, w której przydziela się żetony. W swojej turze przydzielasz je do jednej lokacji albo odpuszczasz; faza kończy się, gdy odpuszczą wszyscy.
    .rule = LK-15
idea-lights_out = Cisza nocna
    .help = Faza, w której rozgrywa się lokacje, jedną po drugiej: siła, podejrzenia, nagrody, maruderzy.
    .rule = LK-25

## Wynik

part-track = Tor reputacji
    .help = Reputacja zdobyta w trakcie gry, za fanty i cel natychmiastowy, pomniejszona o to, co zabrały naloty.
    .rule = LK-115
part-leader = Cel lidera
    .help = Dla tego, kto na koniec gry trzyma cel lidera.
    .rule = LK-105
part-final_goal = Cel końcowy
    .help = Tyle daje cel końcowy: za najwięcej i za drugie miejsce albo każdemu, kto spełnia warunek.
    .rule = LK-100
part-thugs = Zbiry
    .help = Każdy typ zbirów punktuje inaczej: jedni sami, inni razem, a jeszcze inni za to, co masz poza nimi.
    .rule = LK-106
part-resources = Surowce
    .help = Za surowce, które ci zostały; złoto liczy się podwójnie.
    .rule = LK-112
part-tomes = Księgi
    .help = Po gwiazdce za każdą księgę, która została ci na ręce.
    .rule = LK-113
part-first = Znacznik pierwszego gracza
    .help = Dla tego, kto ma znacznik na koniec gry.
    .rule = LK-114
tie-items = więcej przedmiotów
tie-guards = przy remisie wygrywa straż
why-track = na torze
why-leader = „{ $goal }”
why-final_goal = „{ $goal }”
why-thugs =
    { $count ->
        [one] 1 { $thug_type_one }
        [few] { $count } { $thug_type_few }
       *[many] { $count } { $thug_type_many }
    }
why-resources =
    { $count ->
        [one] 1 kostka { $resource_gen }
        [few] { $count } kostki { $resource_gen }
       *[many] { $count } kostek { $resource_gen }
    }
why-tomes =
    { $count ->
        [one] 1 księga na ręce
        [few] { $count } księgi na ręce
       *[many] { $count } ksiąg na ręce
    }
why-first = posiadanie znacznika
why-floor = reputacja nie spada poniżej 0

## Arkusz wyników

sheet-goals = Cele
sheet-goal_leader = Cel lidera
sheet-goal_final = Cel końcowy
sheet-demon_icons = Skarby liczone przez demony
demon_icons-any = wszystkie typy
demon_icons-shield = tylko tarcze
demon_icons-gem = tylko klejnoty
demon_icons-spell = tylko czary
sheet-leader_min = Minimum celu lidera
leader_min-at_least = trzeba osiągnąć
leader_min-above = trzeba przekroczyć
leader_min-none = bez minimum
sheet-final_of_two = Cele końcowe z porównaniem przy dwóch graczach
final_of_two-of_two = wartości dla dwóch graczy
final_of_two-of_more = wartości dla trzech i więcej graczy
sheet-track = Reputacja na torze, po ostatnim nalocie
sheet-item_points = Punkty za fanty, których nie ma jeszcze na torze
sheet-final_goal = Punkty za cel końcowy, którego nie ma na liście
sheet-others = Zbiry i fanty liczbami
sheet-other_thugs = Zbiry każdego rodzaju
sheet-other_items = Zmajstrowane fanty, ile ich jest
sheet-items_with = Fanty z takim skarbem
sheet-more_icons = Dalsze skarby: drugi na tym samym fancie i te na zbirach
sheet-items = Zmajstrowane fanty po nazwie, oprócz policzonych wyżej
sheet-item = Fant
sheet-thugs = Zbiry po nazwie, oprócz policzonych wyżej
sheet-thug = Zbir
sheet-resources = Pozostałe surowce
sheet-tomes = Księgi na ręce
sheet-strength = Kostki siły
sheet-first = Ma znacznik pierwszego gracza
sheet-leader = Ma cel lidera
sheet-guards = To straż z gry solo

## Błędy w zestawach kart, w opcjach i na arkuszach wyników

error-lockup-amount = Liczbę podaje się tu przy dokładnie jednym z tych efektów, a w księdze bez nich wcale: { $names }.
error-lockup-carries = Surowiec niesie każdy bandyta i żaden inny zbir.
error-lockup-timing = Księgę o takim działaniu można zagrać tylko w jednej z tych chwil: { $names }.
error-lockup-cost = Fant musi coś kosztować.
error-lockup-form = Cel tego rodzaju liczy się w jeden z tych sposobów: { $names }.
error-lockup-leader = Cel lidera liczy karty albo to, co na nich jest, więc nic z tej listy: { $names }.
error-lockup-also = Drugą rzecz do liczenia podaje się tylko i koniecznie przy sposobie all.
error-lockup-least = Sposoby at_least, most i all wymagają tu liczby, przy wszystkich innych jest 0.
error-lockup-sheet-goal = Ten cel jest innego rodzaju.
error-lockup-sheet-final = Ten cel liczymy sami, więc nie wpisuje się za niego punktów; zostaw to pole puste albo zaznacz, że celu końcowego nie ma na liście.
error-lockup-sheet-items-with =
    { $most ->
        [one] Liczbą wpisano tylko 1 fant, więc więcej z tym skarbem być nie może.
        [few] Liczbą wpisano tylko { $most } fanty, więc więcej z tym skarbem być nie może.
       *[many] Liczbą wpisano tylko { $most } fantów, więc więcej z tym skarbem być nie może.
    }
error-lockup-sheet-icons = Nic z wpisanego liczbami nie może mieć dalszych takich skarbów: ani fant z tym skarbem, ani zbir.
error-lockup-sheet-first = Znacznik pierwszego gracza ma dokładnie jedno miejsce przy stole.
error-lockup-sheet-guards = Straż wpisuje się na drugim z dwóch miejsc.
error-lockup-sheet-guards-tomes = Straż nigdy nie ma ksiąg.
error-lockup-sheet-no-leader = Nikt nie ma { $least } z tego, co liczy cel lidera, więc nikt nie może go trzymać.
error-lockup-sheet-leaders = Cel lidera trzyma tylko jeden gracz.
error-lockup-sheet-leader = Ktoś ma co najmniej { $least } z tego, co liczy cel lidera, więc trzyma go dokładnie jeden gracz.
error-lockup-sheet-more = Ktoś inny ma więcej tego, co liczy cel lidera.
