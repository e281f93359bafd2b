# Co uczy gry Architekci Stonespine, po polsku: lekcje, objaśnienia pytań i słowo o tym, co nowe.

goal = Przez cztery lata budujesz podziemia z szesnastu komnat, co rok jeden rząd, i wyposażasz je na rynku. Reputację dają gwiazdki, projekt, ścieżki, wyzwania, wspólny cel i priorytet: kto ma jej najwięcej, wygrywa, a w grze solo trzeba pokonać Jaela.

## Pierwsza lekcja

lesson-first = Twoje pierwsze podziemia
    .about = Przygotowane sceny: wybieranie komnat, rynek, tajne przejście i cel. Na koniec samodzielnie rozgrywasz ostatni rok.

lesson-first-place = Budujesz cztery rzędy po cztery komnaty, jeden rząd rocznie. Wszyscy naraz wybierają kartę i wolną kolumnę. Zbuduj komnatę „{ chamber-intersection }” w kolumnie 3: górne drzwi łączą ją z wejściem, pozostałe mogą połączyć z sąsiednimi komnatami.
    .after = Kropkowana linia pokazuje, co łączy się z wejściem: na koniec gry każda taka komnata daje 1 punkt. (Moneta na komnacie to złoto na tegoroczny rynek).
    .otherwise = Tak też wolno. Tu jednak najlepsza jest komnata „{ chamber-intersection }” w kolumnie 3: górne drzwi otwierają wejście, a boczne zaraz się przydadzą. Spróbuj jeszcze raz.
lesson-first-discard = W grze we dwoje odrzuca się teraz po jednej karcie i wymienia pozostałymi. (W większym gronie nic się nie odrzuca, tylko przekazuje karty sąsiadowi). Golem zbuduje więc coś z tego, co mu zostawisz. Odrzuć to, co twoim zdaniem najbardziej by mu się przydało.
    .after = Masz teraz karty golema i jedną nową. Karty krążą tak, aż wszyscy zbudują po cztery komnaty.
lesson-first-doors = Sąsiednie komnaty są połączone tylko wtedy, gdy obie mają drzwi na wspólnej krawędzi. Znajdź komnatę, która połączy się z twoją, w kolumnie 2 lub 4. Liczba w kolumnie mówi, ile to da.
    .after = Połączone! Rozgałęzienia też się liczą. Komnata może również stać osobno, ale wtedy nie daje punktu za ścieżki.
    .otherwise = Tu drzwi nie trafiają na drzwi, więc nic się nie łączy. Komnaty się nie przesuwa, ale może ją jeszcze połączyć z innymi późniejsza komnata albo tajne przejście.

lesson-first-blueprint = Trzy tury później, ostatnia w roku 1. Małe znaki w rogach to twój projekt: osiem wymagań. Cztery spełnione dają 5 punktów, pięć 7, sześć 10, siedem 14, a wszystkie 20. W kolumnie 2 projekt chce jaskini, jednego z dwóch rodzajów komnat: zbuduj komnatę „{ chamber-hollow }”.
    .after = Wymaganie spełnione! Potem policzono złoto: tyle, ile jest na czterech komnatach tego roku, i po 1 za każdą skrzynię skarbów w całych podziemiach.
    .otherwise = Trochę więcej złota, ale to wymaganie przepadło na dobre. Złoto już policzono: tyle, ile jest na czterech komnatach tego roku, i po 1 za każdą skrzynię skarbów w całych podziemiach.
lesson-first-buy = Na rynku tura należy do tego, kto ma najwięcej złota; remis rozstrzyga priorytet. Teraz najwięcej masz ty. Kupujesz cały zestaw albo pasujesz. Projekt wymaga gwiazdki w rzędzie 1, kolumnie 1: kup samą gwiazdkę za 4 sztuki złota.
    .after = Zapłacone. Zakup trafia od razu do podziemi.
    .otherwise = Tu wystarczy sama gwiazdka, a zostanie trochę złota. Spróbuj jeszcze raz.
lesson-first-token = Potwory, pułapki, gwiazdki i skrzynie to elementy; komnata mieści najwyżej cztery, licząc nadrukowane i żetony. Gwiazdka wszędzie daje swoje punkty (bywają i ujemne!), ale projekt wymaga jej w rzędzie 1, kolumnie 1. Umieść ją tam.
    .after = To wymaganie jest spełnione. Po każdym zakupie tura przechodzi na tego, kto ma teraz najwięcej złota: najpierw na golema, a teraz na ciebie.
    .otherwise = Punkty ma i tutaj, ale w rzędzie 1, kolumnie 1 spełni też wymaganie, a żetonów się nie przesuwa. Spróbuj jeszcze raz.
lesson-first-pass = Twoja tura: kup coś jeszcze albo spasuj. Wtedy tracisz resztę złota, bierzesz wyzwanie i stajesz na torze priorytetu. Kto pasuje pierwszy, pierwszy wybiera wyzwanie, zajmuje pierwsze miejsce toru i za rok wygrywa remisy.
    .after = Złota nigdy nie odkłada się na następny rok. Ale pierwsze miejsce na torze jest twoje.
    .otherwise = Dobrze wydane: reszta złota i tak by przepadła. Kogo nie stać na żaden zestaw, ten pasuje automatycznie.
lesson-first-challenge = W pierwszych trzech latach każdy, kto pasuje, bierze wyzwanie. Liczą się one dopiero na koniec gry. Przeczytaj odkryte: które najlepiej odpowiada temu, co masz i co chcesz zbudować?
    .after = Koniec roku 1: resztki z rynku znikają, pojawiają się nowe zestawy i wyzwania, dostajesz pięć nowych kart i zaczyna się rząd 2.

lesson-first-passage = Minęły dwa lata i jest rynek roku 3. Trzy rzędy stoją, ale pięć komnat po lewej jest odciętych: nie ma w nich kropkowanej linii. Tajne przejście łączy sąsiednie komnaty, między którymi nie ma drzwi. Kup je.
    .after = Tajne przejście kładzie się na krawędzi i nie zajmuje miejsca w komnacie.
    .otherwise = Niezłe, ale tajne przejście da tu więcej. Spróbuj jeszcze raz.
lesson-first-edge = Połóż je na krawędzi między komnatą z kropkowaną linią a komnatą bez niej. Przy każdej krawędzi widać, ile da.
    .after = Pięć kolejnych komnat łączy się z wejściem: 5 punktów! Nadal masz najwięcej złota, więc to znowu twoja tura.
    .otherwise = Tam nic nowego nie połączy się z wejściem, a przejścia się nie przesuwa. Spróbuj jeszcze raz.
lesson-first-goal = Wszyscy rywalizują o jeden cel, tutaj o to, kto ma najwięcej goblinów: 15 punktów za pierwsze miejsce, 9 za drugie. Masz ich tyle co golem, a remis wygrałby on, bo ma wyższy priorytet. Kup goblina!
    .after = Dla celu nie ma znaczenia, gdzie stanie goblin. Spójrz jednak na projekt.
    .otherwise = Cel jest wart więcej: pierwsze miejsce od drugiego dzieli 6 punktów. Spróbuj jeszcze raz i kup goblina.
lesson-first-twice = Projekt wymaga goblina w rzędzie 3, kolumnie 3: umieść go właśnie tam. Jeden element może liczyć się naraz do celu, projektu i kilku wyzwań.
    .after = Prowadzisz w walce o cel, a spełnionych wymagań jest sześć. W następnej części samodzielnie rozgrywasz ostatni rok.
    .otherwise = Do celu się liczy, do projektu nie: tam goblin ma być w rzędzie 3, kolumnie 3. Spróbuj jeszcze raz.

lesson-first-score = Po roku 4 liczy się sześć rzeczy: tor priorytetu (9 punktów za pierwsze miejsce, 6 za drugie), cel, wyzwania, gwiazdki, projekt i ścieżki. Więcej mówią w każdej chwili „Punkty” po prawej. Wygrywa największa reputacja; remis rozstrzyga priorytet.
lesson-first-exit = Komnaty połączone z wyjściem też dają po 1 punkcie, a połączone zarazem z wejściem liczą się dwa razy. Zbuduj w kolumnie 1 komnatę z drzwiami na dole, do wyjścia, i na górze, do reszty podziemi.
    .after = Teraz połączone komnaty liczą się podwójnie. Reszta roku należy do ciebie: pokonaj golema!
    .otherwise = Od wyjścia nic jeszcze nie prowadzi w głąb podziemi; może to zmienić inna komnata albo tajne przejście. Reszta roku należy do ciebie: pokonaj golema!

## Solo przeciw Jaelowi

lesson-solo = Solo przeciw Jaelowi
    .about = Jael, doradca królowej, nic nie buduje, tylko zbiera to, co mu zostawisz. Jak zabiera komnaty i żetony i jak go pokonać.

lesson-solo-card = W grze solo przeciwnikiem jest Jael. Co rok odkrywa się jego kartę: jest na niej symbol, jego złoto, jego działka na rynku i to, za co dostaje punkty. Zbuduj komnatę jak zwykle.
    .after = Buduje się tak jak zawsze: te same rzędy, projekt i drzwi.
lesson-solo-keep = Zachowaj jedną komnatę na następną turę. Z pozostałych Jael zabierze te ze swoim symbolem i policzy sobie to, co na nich jest; resztę się odrzuca. Zachowaj tę, której potrzebujesz, albo tę, na której najbardziej zależy Jaelowi.
    .after = Komnaty z jego symbolem należą do niego. Dobierasz po jednej karcie na każde wolne miejsce rzędu.
lesson-solo-share = Rok 2. Dopóki masz więcej złota niż Jael, kupujesz przed nim. Gdy masz tyle samo albo mniej, Jael działa, raz w roku: zabiera swoją działkę, czyli oznaczone zestawy. Jego karta z roku 1 nagradza pułapki: kup jeden z tych zestawów!
    .after = Teraz to on ma więcej złota.
    .otherwise = Wtedy cała działka przypadłaby Jaelowi, a pułapki dają mu punkty. Spróbuj jeszcze raz i kup jeden z oznaczonych zestawów.
lesson-solo-trap = Umieść pułapkę jak zwykle, tam, gdzie najbardziej ci się przyda. Potem zadziała Jael.
    .after = Jael zabrał resztę swojej działki, a wyzwanie o najniższym numerze przepadło. Do końca roku złota się już nie porównuje: kupuj dalej albo spasuj.
lesson-solo-challenge = Kto pasuje, traci resztę złota i bierze wyzwanie. Wszystkie żetony, które zostały na rynku, zabiera Jael. Które wyzwanie pasuje do twoich podziemi?
    .after = Jael zachowuje wszystko do końca: na każdym rynku pomyśl o tym, co mu zostawiasz.

lesson-solo-score = Ostatni rynek. Jael dostaje punkty z czterech swoich kart, za to, co one nagradzają w jego zbiorach, za gwiazdki i za cel; każdy remis wygrywa on. Ty punktujesz jak zawsze, tylko zamiast priorytetu liczy się złoto.
lesson-solo-gold = W roku 4 złoto nie przepada: gdy masz go więcej niż Jael, dostajesz 9 punktów, a on 6; inaczej on dostaje 9, a ty 6. Każdy zakup odbierze ci tę przewagę. Kupujesz coś mimo to czy pasujesz?
    .after = Resztę zabrał Jael, ale przewaga w złocie jest twoja. Żeby wygrać, trzeba mieć więcej punktów niż on. Za łatwo? Z kartami legendarnymi Jael jest silniejszy.
    .otherwise = Przewaga w złocie przepadła: 3 punkty mniej dla ciebie, 3 więcej dla Jaela. Dokończ rok. Spróbuj kiedyś kart legendarnych: z nimi Jael jest silniejszy.

## Pytania

coach-build = Wybierz komnatę i wolną kolumnę tegorocznego rzędu; potem już się jej nie przesuwa. Pomyśl o drzwiach, które się spotkają, o znaku projektu, o celu i wyzwaniach, a także o złocie na tegoroczny rynek.
coach-discard_chamber = Tylko w grze we dwoje: każde odrzuca jedną kartę, a pozostałymi się wymieniacie. Odrzuć tę, która najbardziej pomogłaby przeciwnikowi.
coach-keep_chamber = Zachowaj komnatę, którą chcesz zbudować w następnej turze, albo taką, której Jael nie powinien dostać: z pozostałych zabiera te z symbolem ze swojej karty.
coach-market = Kup zestaw, którego żetony przydadzą się do projektu, celu, wyzwania albo ścieżek, lub spasuj. Kto pasuje, traci resztę złota (poza rokiem 4 gry solo), a w latach 1–3 bierze wyzwanie.
coach-place = Umieść każdy żeton tam, gdzie da najwięcej; potem już się go nie przesuwa. Komnata mieści cztery elementy. Tajne przejście kładzie się na krawędzi, najlepiej tam, gdzie połączy komnaty z wejściem albo wyjściem.
coach-take_challenge = Każde wyzwanie liczy się raz, na koniec gry. Weź to, które pasuje do tego, co już masz i co chcesz zbudować; widać, ile dałoby teraz.

## Gdy coś dzieje się po raz pierwszy

tip-year_starts = Każdy rok ma swój rząd: cztery komnaty, a potem rynek. Po roku 4 gra się kończy.
tip-passed_hands = Karty idą w lewo w latach 1 i 3, a w prawo w latach 2 i 4. Pamiętaj, co przekazujesz: ktoś może to zbudować.
tip-counted_gold = Złoto dają cztery komnaty tego roku i każda skrzynia skarbów w całych podziemiach. Skrzynia płaci więc co roku, ale kupiona teraz dopiero od następnego.
tip-bought = Po każdym zakupie złoto porównuje się na nowo. Tura może więc znów należeć do tej samej osoby albo niespodziewanie do innej.
tip-passed = Kto spasuje, w tym roku już nic nie kupi. W kilka osób kolejność pasowania to nowy priorytet: rozstrzyga remisy, a po roku 4 daje 9, 6 i 3 punkty.
tip-took_challenge = Wyzwania leżą odkryte i liczą się dopiero na koniec. Jeden element może się liczyć do kilku z nich.
tip-opened_passage = Tajne przejście łączy obie komnaty przy swojej krawędzi, bez względu na drzwi. Na krawędzi przy wejściu lub wyjściu otwiera je, a na dolnej czeka na komnatę z przyszłego roku.
tip-no_room = Komnata mieści cztery elementy, licząc nadrukowane i żetony. Gdy wszystkie komnaty są pełne, żeton przepada.
tip-jael_revealed = Karta Jaela na ten rok mówi, komnaty z jakim symbolem zabiera, ile ma złota i które zestawy są jego działką. Jej punkty liczą się na koniec gry.
tip-jael_took_chamber = To, co jest na komnatach Jaela, liczy się do jego kart, do celu, a gwiazdki do jego reputacji. Drzwi i złoto nic mu nie dają.
tip-jael_acts = Jael działa raz w roku, gdy po raz pierwszy masz tyle złota co on albo mniej. Zabiera swoją działkę, w latach 1–3 przepada też jedno wyzwanie, a potem do końca roku złota się już nie porównuje.
tip-jael_took_token = Jael zatrzymuje żetony do końca. Kiedy spasujesz, zabierze wszystko, co zostało na rynku.
