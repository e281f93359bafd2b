# Co uczy gry Roll Player, po polsku: objaśnienia pytań i zdarzeń w pierwszych partiach oraz słowa lekcji.

goal = Tworzysz bohatera: co rundę bierzesz kość, kładziesz ją w jednym z sześciu rzędów atrybutów i odwiedzasz rynek, aż zapełni się wszystkie 18 miejsc. Gwiazdki dają cele klasy, kolory kości, charakter, historia, pancerz i cechy, a wygrywa ten, kto ma ich najwięcej.

## O co chodzi w każdym pytaniu

coach-choose_sheet = Karta postaci to rasa. Większość ras dodaje 2 do jednego atrybutu i odejmuje 2 od innego; klasę poznasz dopiero potem, więc żaden wybór nie jest błędem.
coach-choose_class_card = Każda kość w kolorze twojej klasy to na koniec 1 gwiazdka, gdziekolwiek leży. Na karcie są też dwie klasy, z których zaraz wybierzesz jedną.
coach-choose_class = Porównaj cele: w każdym atrybucie klasa chce określonej sumy i daje za nią gwiazdki. Potem porównaj zdolności, bo zostają z tobą na całą grę.
coach-place_setup_die = Wszystkie kości początkowe trafiają na kartę postaci, bez akcji. Wysokie daj tam, gdzie cele są wysokie, patrz na kolorowe miejsca swojej historii i pamiętaj, że pełny rząd daje 1 sztukę złota.
coach-order_tie = Kości leżą na kartach inicjatywy od najniższej do najwyższej, a równe układasz ty. Kolor, na którym ci zależy, połóż najlepiej na karcie, którą i tak chcesz wziąć.
coach-take_initiative = Liczą się trzy rzeczy: wartość i kolor kości, złoto na karcie i jej numer, bo niski kupuje wcześniej.
coach-place_die = Który rząd zbliży się z tą kością do celu, który czeka na jej kolor i czyja akcja się teraz przyda? Zapełniony rząd daje 1 sztukę złota, a złota kość 2.
coach-place_together = Wszyscy kładą kości jednocześnie, a cudze widać dopiero potem. Szukaj celu, koloru, na który czeka twoja historia, i akcji, która się teraz przyda.
coach-attribute_action = Możesz teraz użyć jednej akcji, zwykle tej z rzędu, w którym leży nowa kość; wolno nią zmienić każdą twoją kość. Jeśli nic się nie poprawi, zrezygnuj.
coach-class_ability = Tę akcję daje ci twoja klasa, niezależnie od innych. Użyj jej, jeśli poprawi jakąś kość albo położenie znacznika charakteru; nie musisz.
coach-turn_die = Wartości na przeciwnych ściankach dają razem 7, więc z 1 robi się 6, a z 3 tylko 4. Szukaj rzędu, który dzięki temu trafi w cel.
coach-swap_first = Dwie kości zamieniają się miejscami i zachowują wartości. Tak kolor może trafić tam, gdzie czeka na niego historia, albo poprawią się dwa rzędy naraz.
coach-swap_second = Wskaż kość, z którą się zamieni. Wolnego miejsca wybrać nie można.
coach-adjust_die = Jedno oczko więcej albo mniej: w sam raz dla rzędu, któremu do celu brakuje 1 albo który ma o 1 za dużo. Szóstki nie podwyższysz, jedynki nie obniżysz.
coach-reroll_die = Wybierz niską kość w rzędzie, który potrzebuje więcej. Ryzyka nie ma: po rzucie możesz wrócić do starego wyniku.
coach-keep_reroll = Zostaw ten wynik, z którym rząd jest bliżej celu. Wyżej nie zawsze znaczy lepiej: w rzędzie może być też za dużo.
coach-move_alignment = Na koniec gry liczbę pod znacznikiem dodaje się do twoich gwiazdek albo od nich odejmuje. Znajdź na siatce najlepsze pole i zrób krok w jego stronę.
coach-skill_window = Swoich umiejętności możesz używać także między turami innych. Najpierw spójrz na strzałkę: znacznik rusza się przed wszystkim innym, a nie każde pole jest dla ciebie dobre. Zawsze możesz odmówić.
coach-use_ability = Znacznik już się przesunął, a umiejętność i tak się wyczerpie. Czy skorzystać ze zdolności, zależy od ciebie.
coach-sheet_target = Wskaż swoją kość, na którą zadziała umiejętność. Najwięcej zyska rząd, któremu blisko do celu.
coach-bag_target = Kość z mieszka pokaże tę samą wartość co zastąpiona, więc liczy się tylko kolor: twojej klasy, ten, na który czeka tu historia, albo złoty, za 2 sztuki złota.
coach-pool_target = Wybierać można tylko spośród kości, których nikt jeszcze nie wziął. Potem układa się je od nowa, więc mogą trafić na inne karty inicjatywy.
coach-row_target = Kość trafia na pierwsze wolne miejsce tego rzędu, a luka po niej się zamyka. Tym razem nie ma za to ani akcji, ani złota.
coach-skill_target = Korzystasz ze zdolności cudzej gotowej umiejętności; tamta karta się nie zmienia. Wybierz tę, która najwięcej da twoim kościom.
coach-discard_target = To zamiast zwykłego zakupu. Stos kart odrzuconych to większy rynek: szukaj pancerza do zestawu albo cechy, której warunek spełniasz.
coach-return_card = Jedna karta ze stosu kart odrzuconych wraca na rynek, dla wszystkich. Wybierz taką, na którą cię stać, najlepiej gdy kupujesz wcześnie.
coach-market = Kup jedną kartę albo odrzuć jedną i weź 2 sztuki złota; po prostu spasować nie można. Przy każdej możliwości widać, co już teraz zmieni w gwiazdkach, a strzałka cechy od razu przesuwa znacznik.
coach-drop_weapon = Cała twoja broń może zajmować tylko tyle dłoni, ile masz. Odrzuć tę, która od teraz najmniej ci pomoże; nic za nią nie dostajesz.
coach-spend_charisma = Żeton zastępuje 1 sztukę złota, ale tylko w tej rundzie: niewykorzystane się oddaje. Rzadko warto go oszczędzać.
coach-after_market = Ostatnia chwila twojej tury: możesz teraz użyć umiejętności, nawet tej przed chwilą kupionej. Najpierw spójrz na strzałkę albo zakończ turę.
coach-refresh_skill = Na koniec rundy można odnowić jedną wyczerpaną umiejętność, chyba że klasa pozwala na więcej. Wybierz tę, której chcesz użyć jako następnej.
coach-last_window = Ostatnia szansa przed liczeniem: użyta umiejętność przesunie jeszcze znacznik zgodnie ze strzałką, a broń, przez którą w rzędzie jest za dużo, można odrzucić. Jeśli nic z tego nie pomoże, nic nie rób.

## Co dzieje się pierwszy raz

tip-dealt = Każdy ma kartę historii i kartę charakteru, rozdane losowo. Historia chce kolorów na sześciu miejscach karty postaci, a karta charakteru mówi, ile gwiazdek jest warte każde pole siatki.
tip-pooled = Wyrzucone kości układa się na kartach inicjatywy od najniższej do najwyższej: najniższy numer ma najniższą kość.
tip-got_gold = Złoto jest z karty inicjatywy, na której leży (1), za zapełnienie rzędu (1), za złotą kość (2) i za odrzucenie karty z rynku (2).
tip-moved = Znacznik charakteru przesuwają: akcja Mądrości, strzałka cechy przy zakupie i strzałka umiejętności przy każdym użyciu. Liczy się tylko to, gdzie stoi na koniec gry.
tip-stayed = Na brzegu siatki znacznik zostaje na miejscu. Cechę i tak się kupuje, ale umiejętności ze strzałką poza siatkę użyć nie można.
tip-got_charisma = Żeton Charyzmy zastępuje przy zakupie w tej rundzie 1 sztukę złota. Niewykorzystane żetony na koniec rundy się oddaje.
tip-used_skill = Umiejętność najpierw przesuwa znacznik zgodnie ze strzałką, potem działa, a na koniec jest wyczerpana. Zwykle jedną wyczerpaną można odnowić na koniec rundy.
tip-discarded = Kto nic nie kupuje, bierze 2 sztuki złota i odrzuca z rynku wybraną kartę, choćby właśnie tę, na którą czeka ktoś inny.
tip-swept = Reszta rynku znika na koniec rundy i wykłada się nowe karty. Czekanie na kartę rzadko się udaje.
tip-dropped = Broń zajmuje dłonie, a ma się zwykle dwie. Kto chce następnej, musi nieraz odrzucić starą, i to za nic.
tip-enemy_rolled = To wroga kość z gry solo. Przy karcie inicjatywy 2 zabiera kartę z rynku, gdy wypadnie od 1 do 3, a przy karcie 3 zawsze którąś zabiera.
tip-trashed = Ta karta wypada z gry na dobre i żadne tasowanie jej nie przywróci.

## Pierwsza lekcja

lesson-first = Twój pierwszy bohater
    .about = Krasnolud paladyn, od pierwszej kości do końcowego podliczania. Trzy ostatnie rundy rozgrywasz samodzielnie.

lesson-first-hero = Oto twój bohater, krasnolud paladyn: sześć atrybutów, każdy to rząd na trzy kości. Klasa chce w każdym rzędzie określonej sumy i daje za nią gwiazdki: 17 to dokładnie 17, 15–16 to przedział, 14+ to co najmniej 14. Rasa dodaje 2 do Kondycji i odejmuje 2 od Charyzmy.
lesson-first-take = Co rundę wyrzucone kości leżą na kartach inicjatywy od najniższej do najwyższej. Bierzesz kartę z kością: karta 1 kupuje na rynku pierwsza, karta 2 daje 1 sztukę złota, karta 3 ma najwyższą kość. Weź teraz kartę 3.
    .after = Masz piątkę. Cena: kto ma niższą kartę, kupuje przed tobą.
    .otherwise = Też można, ale tu potrzebna jest wysoka kość. Spróbuj jeszcze raz, z kartą 3.
lesson-first-place = Wybierz rząd; kość trafi na pierwsze wolne miejsce. Połóż ją w Sile: rząd będzie pełny, a to daje 1 sztukę złota, i właśnie na tym miejscu twoja historia chce zielonej kości. Plansza z góry pokazuje, co z tego wyniknie.
    .after = 1 sztuka złota. A do historii pasują już dwie kości: to 1 gwiazdka. Cztery dają 3, a wszystkie sześć 6.
    .otherwise = Można, ale historia chce zielonej kości w Sile. Spróbuj jeszcze raz.
lesson-first-flip = Położona kość daje ci jeden raz akcję swojego rzędu. Siła obraca kość na przeciwną ściankę, a obie ścianki dają razem 7. Wybierz akcję, a potem jedynkę w Inteligencji: zrobi się z niej szóstka.
    .after = Akcją można zmienić każdą swoją kość, nową i dawną. Nie trzeba jej używać. Potem kość wziął golem.
lesson-first-buy = Rynek: zaczyna najniższa karta inicjatywy, więc golem był przed tobą. Teraz ty kupujesz jedną kartę: { card-chain_helm }. Pancerz liczy się na koniec gry, zestawami, a paladyn po jego zakupie może zmienić kość o 1, i tego ci trzeba.
    .after = Pierwsza część pancerza kolczego to 1 gwiazdka i jeszcze 1, bo taki pancerz pasuje do białych klas, jak twoja.
    .otherwise = Można, ale paladynowi najlepiej służy hełm. Spróbuj jeszcze raz.
lesson-first-exact = To zdolność twojej klasy, taka sama jak akcja Kondycji. W Sile jest 16, a cel to 17, ani mniej, ani więcej. Wybierz akcję, a potem podwyższ jedną z piątek w Sile.
    .after = Z sumą 17 Siła daje swoje 3 gwiazdki; 16 albo 18 nie dałoby nic. Takie drobne zmiany dają wiele gwiazdek. To była cała runda.
lesson-first-colours = Runda 2: nowe kości, nowy rynek, a tym razem pierwszy wybierał golem, bo pierwszeństwo krąży. Zostały dwie białe kości. Biały to kolor twojej klasy: każda biała kość to 1 gwiazdka, gdziekolwiek leży. Weź wyższą.
    .after = Za sam kolor masz 1 gwiazdkę.
    .otherwise = Też biała, a zakupy byłyby pierwsze. Ale piątka więcej da w rzędach: spróbuj jeszcze raz.
lesson-first-wisdom = Biała piątka leży w Mądrości (Inteligencja może poczekać, wystarczy jej dwójka), a akcja Mądrości przesuwa znacznik charakteru o jedno pole. Na koniec zyskasz albo stracisz tyle gwiazdek, ile jest na polu pod nim. Najlepsze, +3, jest w lewym górnym rogu: najpierw w górę.
    .after = Liczy się tylko pole, na którym znacznik skończy. Przesuwają go też cechy i umiejętności, więc patrz na ich strzałki.
    .otherwise = Tam znacznik byłby dalej od pola +3. Spróbuj jeszcze raz: w górę.
lesson-first-kinds = Są cztery rodzaje kart. Broń działa, dopóki ją masz, ale wymaga dłoni, a tych są tylko dwie. Pancerz liczy się zestawami. Umiejętności używa się wiele razy. Cechy dają na koniec gwiazdki, jeśli spełnisz ich warunek, a przy zakupie przesuwają znacznik.
lesson-first-discard = Zostały same cechy, a obie strzałki oddalają znacznik od pola +3. Nie musisz kupować. Spasować jednak nie można: odrzuć jedną z kart i weź za to 2 sztuki złota.
    .after = 2 sztuki złota. Złoto dostajesz też z kart inicjatywy, za pełne rzędy (1) i za złote kości (2). Reszta rynku teraz znika, a co rundę wykłada się nowe karty.
    .otherwise = Cecha przesunęła znacznik zgodnie ze strzałką, dalej od pola +3. Spróbuj jeszcze raz i odrzuć kartę.
lesson-first-early = Kilka rund później: runda 7, masz już włócznię, pancerz i cechę. Na rynku { card-honorable } daje gwiazdkę za każdą twoją kartę pancerza, a strzałka prowadzi znacznik na pole +3. Golema też na tę cechę stać. Karta 1 ma marną kość, ale nikt nie kupuje przed nią. Weź kartę 1.
    .after = Czasem kolejność na rynku jest warta więcej niż kość.
    .otherwise = Kość lepsza, ale golem może teraz wziąć niższą kartę i kupić pierwszy. Spróbuj jeszcze raz.
lesson-first-low = Gdzie jedynka nie zaszkodzi? W Charyzmie, bo jej cel i tak jest już nieosiągalny. Połóż ją tam: pełny rząd daje 1 sztukę złota, a włócznia doda drugą. Potem użyj akcji: daje żeton Charyzmy, który na rynku zastąpi 1 sztukę złota.
    .after = Żeton Charyzmy liczy się tylko w tej rundzie: niewykorzystany się oddaje.
lesson-first-trait = Masz kartę 1, więc kupujesz przed golemem. Kup kartę „{ card-honorable }”. Zaraz potem padnie pytanie, czy część ceny zapłacisz żetonem: zapłać.
    .after = To 5 gwiazdek: 2 za dwie karty pancerza i 3 za pole, na które strzałka prowadzi znacznik.
    .otherwise = Można, ale „{ card-honorable }” to 5 gwiazdek. Spróbuj jeszcze raz.
lesson-first-end = Dwie rundy później: trzy ostatnie są twoje. Gdy zapełni się wszystkie 18 miejsc, kończy się rundę i liczy gwiazdki: cele, kości w kolorze klasy, charakter, historia, pancerz, cechy. Złoto rozstrzyga tylko remisy. Spójrz, czego jeszcze trzeba w Kondycji i w Zręczności.

## Lekcja gry solo

lesson-solo = Gra solo
    .about = Wroga kość, śmietnik i tytuły, z barbarzyńcą w połowie gry.

lesson-solo-alone = Grając solo, rzucasz, bierzesz i kupujesz jak zawsze, i nikt nie jest przed tobą. Przeciwnikiem jest rynek: karty znikają z niego na dobre. Na koniec gwiazdki decydują o tytule, od NPC po Bohatera.
lesson-solo-enemy = Karta 1 jest bezpieczna. Przy karcie 2 rzucasz wrogą kością: 1, 2 albo 3 zabiera z rynku lewą, środkową albo prawą kartę. Przy karcie 3 zawsze którąś zabiera: 1–2 lewą, 3–4 środkową, 5–6 prawą. Która kość jest tego warta? Wybierz.
    .after = Przy karcie 1 rzutu nie ma. Przy 2 i 3 wroga kość już jest rzucona, więc swoją kładziesz, wiedząc, co zostało na rynku.
lesson-solo-market = Kup kartę albo odrzuć jedną za 2 sztuki złota. Z reszty skrajna lewa trafia na stos kart odrzuconych, a pozostałe wypadają z gry. Co ci się podoba, kup od razu: prawie nigdy nie wraca.
    .after = Rynek jest uprzątnięty. Wrócić może tylko stos kart odrzuconych, nigdy to, co wypadło z gry.
lesson-solo-gold = W grze solo liczy się też złoto: za każde pełne 8 sztuk na koniec gry jest 1 gwiazdka. Przed zakupem sprawdź więc, czy karta da więcej niż złoto, które kosztuje.
    .after = Po ostatniej rundzie wynik pokaże twój tytuł.
lesson-solo-rank = Zostały dwie rundy. Tytuły: od 22 gwiazdek Najemnik, od 26 Podróżnik, od 30 Przywódca, od 34 Mistrz, od 38 Bohater, a poniżej NPC. Masz teraz 31.

## Lekcja o tym, co głębiej

lesson-advanced = Umiejętności, charakter, pancerz
    .about = Na co patrzą doświadczeni: używanie i odnawianie umiejętności, dłonie, zestawy, a do tego warianty.

lesson-advanced-skill = Krasnolud łotrzyk, tura na rynku. Przed zakupem możesz użyć umiejętności „{ card-cure_wounds }”, która jest gotowa. Najpierw znacznik rusza się zgodnie z jej strzałką, tu w górę: z +1 na +3. A „{ card-honest }” liczy to podwójnie. Użyj jej.
    .after = Znacznik się przesunął: 4 gwiazdki więcej. Umiejętności można użyć choćby tylko po to.
    .otherwise = Najpierw użyj umiejętności, póki pomaga. Spróbuj jeszcze raz.
lesson-advanced-ability = Teraz sama zdolność, jeśli chcesz: podwyższ albo obniż kość o 1. W Kondycji jest 13, a cel zaczyna się od 14, więc podwyższ jedną z jej kości.
    .after = Potem karta leży bokiem: jest wyczerpana i na razie nie można jej użyć.
lesson-advanced-set = Znacznik jest teraz w górnym rzędzie, a tam umiejętności ze strzałką w górę użyć nie można. Z powrotem na rynek: { card-leather_boots } to pierwsza część zestawu, z premią dla czarnych klas, jak twoja. Kup tę kartę.
    .after = Każdy typ pancerza liczy się osobno, a premia jest raz za zestaw, nie za każdą kartę.
    .otherwise = Jak wolisz. Pancerz to najpewniejsze gwiazdki: nie ma strzałki ani warunku.
lesson-advanced-ready = Na koniec rundy można odnowić jedną wyczerpaną umiejętność. Gdy masz ich więcej, trzeba wybierać, więc dwie lub trzy zwykle wystarczą.
    .after = Gotowych umiejętności używa się prawie w każdej chwili, także w cudzych turach; stół wtedy o to pyta.
lesson-advanced-hands = Inny bohater, runda 11. Włócznia zajmuje obie dłonie. { card-tower_shield } zajmuje jedną i liczy się jako dodatkowa część zaczętego zestawu pancerza: tu trzecia mistyczna, 3 gwiazdki. Trzy dłonie to za dużo: kup tarczę, a włócznia odpadnie.
    .after = Za odrzuconą broń nic nie ma, a pomagała tylko, dopóki była twoja. Pod koniec gry taka zmiana często się opłaca.
    .otherwise = Jak wolisz. Dłonie są tylko dwie: kto kupi o jedną broń za dużo, musi odrzucić inną.
lesson-advanced-sets = Ostatnia runda innej partii. Na rynku są dwie części pancerza: skórzana byłaby pierwsza w zestawie, kolcza czwarta. Im większy zestaw, tym więcej daje następna część, więc kup kartę „{ card-chain_gorget }”: 3 gwiazdki, a nie 1.
    .after = Patrz też na cudze zestawy: część odrzucona za 2 sztuki złota nikomu zestawu nie uzupełni.
    .otherwise = Można, ale czwarta część kolcza dałaby 3 gwiazdki.
lesson-advanced-variants = Zakładając stół, możesz wybrać warianty: mniej losowy początek, wszystkie karty rynku w jednej talii, krótszą grę z dwiema kośćmi więcej na start i przyjazny rynek, na którym wzięcie 2 sztuk złota niczego nie odrzuca. Można je łączyć.
