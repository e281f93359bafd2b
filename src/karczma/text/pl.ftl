# Dom po polsku: to, co mówi się przy każdym stole, w jakąkolwiek grę się gra.
# Imię gracza występuje tylko w mianowniku, a czasowniki w czasie teraźniejszym: rodzaju nikt nie zgaduje.
# Liczby są całkowite, więc wystarczą formy one, few i many.

## Opcje stołu

setting-on = tak
setting-off = nie

# Ktoś, kto usunął swoje dane albo komu odebrano imię
nameless-at = Gość { $seat }
nameless = Gość
player-at = Gracz { $letter }
talk-deleted = (usunięto)

## Remisy: dlaczego przy tylu samych punktach miejsca są różne albo to samo. `why` mówi gra: „więcej złota”.

tie-broken = { $points }:{ $points }, { $why }: { $first } ({ $more }), { $second } ({ $less }).
tie-rival = { $points }:{ $points }, a { $why }.
tie-shared = { $points }:{ $points } i nic innego tego nie rozstrzyga: { $names } zajmują to samo miejsce.

## Czego nie ma

error-no-such-language = Nie ma tu języka „{ $name }”; do wyboru: { $names }.
error-no-such-game = Nie ma tu gry „{ $name }”; do wyboru: { $names }.
error-no-such-choice = Ta gra nie ma opcji „{ $name }”; ma: { $names }.
error-no-such-option = W tej grze nie ma możliwości o numerze { $option }; wybierz którąś z proponowanych.
error-no-such-verb = Ta gra nie zna czasownika „{ $verb }”; wybierz któryś z proponowanych.
error-no-such-thing = W tej grze nie ma nic o id „{ $id }” (rodzaj: { $kind }); sprawdź pisownię.

## Otwieranie stołu

error-seats-range = W tę grę gra od { $low } do { $high } osób, a nie { $seats }.
error-choice-value = Opcja „{ $name }” nie może mieć wartości „{ $value }”; możliwe: { $values }.
error-seed-range = Ziarno losowania musi być liczbą całkowitą, zerem lub większą; w zapisie jest tekstem, który ma najwyżej 100 cyfr.

## Wybieranie i cofanie

error-not-asked = Na tym miejscu nie ma teraz nic do wyboru; poczekaj na pytanie.
error-not-offered = Tego teraz nie można wybrać; wybierz coś z listy.
error-not-words = Wybór to lista słów: najpierw czasownik, potem to, czego dotyczy.
error-verb-arguments =
    { $count ->
        [0] Czasownik „{ $verb }” stoi sam; usuń słowa po nim.
        [one] Po czasowniku „{ $verb }” musi stać dokładnie jedno słowo.
        [few] Po czasowniku „{ $verb }” muszą stać dokładnie { $count } słowa.
       *[many] Po czasowniku „{ $verb }” musi stać dokładnie { $count } słów.
    }
error-no-undo = Na tym miejscu nie można teraz nic cofnąć: wyszło na jaw coś nowego albo ruch wykonał już ktoś inny.
error-take-back-range =
    { $made ->
        [0] Nie było jeszcze żadnego ruchu, więc nie można cofnąć tylu: { $count }.
        [1] Był dopiero jeden ruch, więc nie można cofnąć tylu: { $count }.
       *[other] Można cofnąć od 1 do { $made } ruchów, a nie { $count }.
    }

## Golemy

error-no-such-bot = Nie ma tu golema „{ $name }”; do wyboru: { $names }.
error-no-such-golem = W tej grze nie ma golema „{ $name }”; są: { $names }.
error-golem-taken = { $name } już siedzi przy tym stole; wybierz innego golema.
error-no-such-temperament = Nie ma usposobienia „{ $name }”; są: { $names }.
error-no-bot-for-game = Golem „{ $name }” nie zna gry „{ $game }”; wybierz innego.
error-budget-range = Szukanie potrzebuje choć jednego spojrzenia i odrobiny czasu: podaj budżet większy od zera.
error-games-range = Trzeba rozegrać co najmniej 1 grę, a nie { $games }.
error-bots-count = Podaj jednego golema na wszystkie miejsca albo osobnego na każde: razem { $players }, a nie { $bots }.
error-house-bot-form = „{ $bot }” to nie jest bot do stołów; napisz IMIĘ=BOT, na przykład Ada=policy.onnx.
error-house-bot-twice = Dwa boty domu nazywają się „{ $name }”; każdy musi mieć własne imię.
error-house-bot-seats = { $name } gra tylko przy stołach z taką liczbą miejsc: { $others }, a tu jest ich { $seats }.
error-bot-not-loaded = „{ $name }” nie nadaje się na golema: { $why }.
error-policy-needs-onnx = Do gry z pliku ONNX potrzeba jeszcze: pip install "karczma[onnx]".
error-policy-missing = Nie ma takiego pliku.
error-policy-damaged = To nie jest plik ONNX, który dałoby się tu uruchomić: { $why }.
error-policy-unmarked = Plik nie mówi, do czego go wytrenowano. W jego metadanych musi się znaleźć karczma.lab.policy.contract(…).
error-policy-other-game = Ten plik wytrenowano do gry „{ $other }”, a nie „{ $game }”.
error-policy-other-seats = Ten plik wytrenowano do gry z taką liczbą miejsc: { $others }, a nie { $seats }.
error-policy-other = Tego pliku nie wytrenowano do gry „{ $game }” w jej obecnej postaci: { $what } to w nim „{ $theirs }”, a tutaj „{ $ours }”.
error-policy-inputs = Wejściami pliku muszą być „observation” (float32) i „action_mask” (int8, bool albo float32), a nie: { $names }.
error-policy-outputs = Na jedno pytanie plik musi dać tablicę 32-bitowych liczb zmiennoprzecinkowych o kształcie { $wanted }, a nie { $found }.
error-policy-nonsense = Przy pierwszym pytaniu gry największa liczba z pliku wskazuje akcję, której maska zabrania, albo nie jest to w ogóle liczba.
error-tournament-bots = Podaj co najmniej dwa golemy (w grze solo wystarczy jeden), najwyżej { $most }, a każdego tylko raz.
error-tournament-other = Tu leży inny turniej; wybierz inny folder albo poproś o te same gry.
error-tournament-damaged = Zapisu wcześniejszego turnieju, który tu leży, nie da się odczytać.
error-tables-tournament = Tu leży turniej; wybierz dla tych gier inny folder.
error-tables-unwritten = Nie da się tu zapisać gier: { $why }.
error-study-none = Tu nie ma żadnych gier; taki folder zapisują karczma simulate --out i karczma tournament --out.
error-study-empty = W tej tabeli nie ma ani jednej gry.
error-study-incomplete = Brakuje tej tabeli; folder nie został zapisany w całości.
error-study-damaged = Ta tabela jest uszkodzona; rozegraj gry jeszcze raz.
error-study-other = To nie jest tabela w postaci, jaką zapisuje ta wersja; rozegraj gry jeszcze raz.
error-patience-range = Golem musi mieć na namysł więcej niż 0 sekund.
error-nothing-to-train = W grze „{ $game }” nie ma się czego uczyć: żaden golem nie umie jej ocenić na oko.
error-training-other = Tu leży inny trening: innej gry, z innym ziarnem, inną liczbą gier albo według innej wersji zasad; wybierz inny folder albo podaj to samo co wtedy.
error-training-damaged = Zapis wcześniejszego treningu, który tu leży, jest uszkodzony; przywróć ten plik albo usuń go, żeby zacząć od nowa.
error-ray-missing = Nie ma tu Raya: pip install "karczma[ray]".
error-ray-address = Adres klastra Ray to HOST:PORT, tak jak go wypisuje ray start --head, albo auto na maszynie, która do niego należy.
error-ray-silent = Nie odpowiada tu żaden klaster Ray. Kiedy będzie działał, wydaj to samo polecenie jeszcze raz: turnieje i nauka ruszą od miejsca, w którym stanęły, a symulacje od początku.
error-ray-refused = Nie da się stąd dołączyć do klastra Ray: { $why }.
error-ray-lost = Klaster Ray przestał odpowiadać. Kiedy znów będzie działał, wydaj to samo polecenie jeszcze raz: turnieje i nauka ruszą od miejsca, w którym stanęły, a symulacje od początku.
error-ray-failed = Klaster Ray nie dał rady dokończyć części pracy: { $why }.
error-ray-missing-there = Maszyna { $machine } nie może użyć Karczmy, więc nic na niej nie rozegrano: { $what }. Zainstaluj tam karczma { $version } i wydaj to samo polecenie jeszcze raz.
error-ray-other = Na maszynie { $machine } jest inne { $what }, więc nic na niej nie rozegrano. Niech będzie tam to samo co tutaj (karczma { $version }); potem wydaj to samo polecenie jeszcze raz.
error-weights-missing = Nie da się stąd odczytać wag do gry „{ $game }”; można je wytrenować: karczma train { $game }.
error-weights-damaged = To nie są całe wagi do gry „{ $game }”; nowe można wytrenować: karczma train { $game }.
error-weights-other = Te wagi nie są do gry „{ $game }” w jej obecnej postaci; nowe można wytrenować: karczma train { $game }.

# Ich imiona i to, jak lubią grać
golem-keystone = Zwornik
    .about = Z dwóch podobnych dróg wybiera tę, z której jeszcze widać dom.
golem-thumper = Łomot
    .about = Najpierw wyważa bramę, potem sprawdza, czy była zamknięta.
golem-splinter = Zadra
    .about = Cudzy pech cieszy ją bardziej niż własna moneta.
golem-anvil = Kowadło
    .about = Kuje własnego bohatera, a na cudzych nawet nie zerknie.
golem-sixer = Szóstak
    .about = Wierzy w szóstkę, nawet gdy szóstka nie wierzy w golemy.
golem-thimble = Naparstek
    .about = Dwa razy mierzy, raz rzuca, i to ostrożnie.
golem-trowel = Kielnia
    .about = Kładzie cegłę na cegle i cudzych nie liczy.
golem-pitfall = Zapadnia
    .about = Bierze akurat to, po co ktoś inny już wyciągał rękę.
golem-plumb = Pion
    .about = Komnata może być skromna, byle strop się trzymał.
golem-padlock = Kłódka
    .about = Zamyka, co swoje, dokłada i nie wtrąca się w cudze kłótnie.
golem-picklock = Wytrych
    .about = Im grubsze drzwi, tym większa ochota, żeby spróbować.
golem-rasp = Zgrzyt
    .about = Zawsze wie, co komu najbardziej popsuje wieczór.
golem-of-the-house = Bot gospodarza. Gdy zawiedzie, wybierze za niego Bywalec.

## Środowiska do uczenia

env-middle = Na środku stołu
env-seat = Miejsce { $seat }
env-your-seat = Miejsce { $seat } (twoje)
env-player = miejsce { $seat }
env-hidden = zakryte: { $count }
error-env-observation = Nie ma obserwacji „{ $name }”; są: { $names }.
error-env-reward = Nie ma nagrody „{ $name }”; są: { $names }.
error-env-nothing-to-win = W grze „{ $game }” w pojedynkę nie ma czego wygrać; jako nagrodę wybierz „score” albo „difference”.
error-env-seat = Nie ma miejsca { $seat }: miejsca numeruje się od 0, a jest ich { $seats }.
error-env-many-numbers = Wiele gier naraz pokazuje się jako liczby; do widoków i tekstów twórz po jednej grze.
error-env-many-actions = Gier jest { $games }, więc tyle samo musi być akcji, a nie { $actions }.
error-env-many-not-offered = W grze { $game } akcja { $action } nie jest teraz dozwolona; maska mówi, które są.
error-env-render-mode = Nie ma render_mode „{ $name }”; są: { $names }.
error-env-page-not-built = Obrazy pokazują stronę, a tu jej nie ma: jest w każdym pakiecie wheel Karczmy, a ze źródeł buduje ją „make page”.
error-env-no-browser = Obrazy rysuje przeglądarka, a żadnej nie znaleziono: zainstaluj Chromium, Google Chrome albo Microsoft Edge lub wskaż inną w KARCZMA_BROWSER.
error-env-no-browser-window = Okno wymaga przeglądarki, która ma okna, a żadnej nie znaleziono: zainstaluj Chromium, Google Chrome albo Microsoft Edge lub wskaż inną w KARCZMA_BROWSER.
error-env-browser-chosen = KARCZMA_BROWSER wskazuje „{ $name }”, ale nie ma takiego programu.
error-env-browser-fails = Przeglądarka, która miała narysować stół, nie uruchomiła się.
error-env-browser-gone = Przeglądarka, która rysowała stół, zniknęła albo zamknięto jej okno. Następny obraz otworzy nową.
error-env-no-display = Nie ma tu ekranu, na którym dałoby się otworzyć okno; render_mode „rgb_array” go nie potrzebuje.

error-imitation-words = Obserwacja „{ $name }” składa się ze słów, a wybory pokazuje się jako liczby.
error-imitation-nothing = W tych partiach nie ma takich wyborów.
error-imitation-table = To nie jest tabela z partiami: { $why }.
error-imitation-rules = Te partie gry „{ $game }” rozegrano według zasad w wersji { $rules }, a tutaj obowiązują w wersji { $ours }.

## Trener

grade-best = Najlepszy wybór
grade-good = Dobry wybór
grade-inaccuracy = Niedokładność
grade-mistake = Błąd
grade-blunder = Gruby błąd
advice-at-once = Od razu: { $gains }.
# Różnice w punktach, część po części wyniku
advice-in-the-end =
    { $against ->
        [best] Na koniec gry, w porównaniu z najlepszym wyborem: { $parts }.
        [chosen] Na koniec gry, w porównaniu z tym wyborem: { $parts }.
       *[next] Na koniec gry, w porównaniu z drugim najlepszym wyborem: { $parts }.
    }
advice-rival = najsilniejszy rywal { $points }
# Po częściach wyniku, które mówią co innego: ten wybór jest lepszy albo gorszy z innych powodów
advice-all-the-same =
    { $better ->
        [yes] Mimo to prowadzi do lepszej pozycji.
       *[no] Mimo to najlepszy wybór prowadzi do lepszej pozycji.
    }
advice-little = Nie widać tego w żadnej pojedynczej części wyniku, dopiero w dalszym przebiegu gry.
error-analysis-unfinished = Analizować można tylko zakończoną grę: wcześniej zdradziłoby to, co jest ukryte.
error-no-such-effort = Nie ma analizy „{ $name }”; są: { $names }.
error-analysis-off = Na tym serwerze nie analizuje się gier.
error-analysis-queue-yours = Na analizę czekają już twoje gry ({ $most }); poczekaj, aż któraś będzie gotowa, albo odwołaj którąś.
error-analysis-queue-full = Na analizę czeka tu już bardzo dużo gier ({ $most }); spróbuj później.
error-analysis-not-yours = Odwołać analizę może tylko ten, kto grał w tę grę albo o analizę poprosił.
error-hints-off = Przy tym stole nie ma podpowiedzi: tak go założył gospodarz.
error-no-such-help = Nie ma podpowiedzi „{ $name }”; są: { $names }.

## Zapisy partii

error-no-record = To stół wyobrażony: nie ma ziarna ani zapisu; użyj zapisu prawdziwej gry.
error-record-unreadable = Zapis nie jest poprawnym plikiem JSON: { $why }.
error-record-format = To nie jest zapis w używanym tu formacie: powinien mieć "karczma": 2 (w starych zapisach 1) i podawać grę.
error-record-missing = Zapis musi mieć to pole.
error-record-cut = Według nagłówka liczba ruchów to { $length }, a w zapisie jest { $found }; zdobądź pełną kopię.
error-record-move = Ruch musi mieć "seat", "hash" oraz "do" albo "undo" (do którego może dojść "deal"), i nic więcej.
error-record-rules = Tę partię rozegrano według wersji { $recorded } zasad, a tutaj jest wersja { $ours }; odtwórz ją w tym wydaniu Karczmy, w którym powstała.
error-record-pack = Tę partię rozegrano innymi kartami (zestaw „{ $pack }”); otwórz ją z tym właśnie zestawem.
error-record-illegal = Tego ruchu nie da się wykonać. { $why }
error-record-header = Ta część zapisu nie jest taka, jak ją zapisano.
error-record-hash = Skrót się nie zgadza: od tego ruchu zapis nie jest tym, co rozegrano.
error-record-state = Ten stary zapis zaczyna się od samego stanu gry, którego nic nie potwierdza. Można go przeczytać, ale nie odtworzyć ani wczytać.
error-record-crosses = W trakcie tej partii zmieniły się zasady, więc jej zapis zaczyna się od samego stanu gry, którego nic nie potwierdza. Można go przeczytać, ale nie odtworzyć ani wczytać.
error-record-origin = Zapis, który jest dalszym ciągiem innego, musi tu mieć "record", "at" i "deal", i nic więcej.
error-record-deep = Ta partia jest dalszym ciągiem partii, która sama jest dalszym ciągiem innej, i tak ponad { $most } razy. Zacznij od którejś wcześniejszej.
error-record-large = Zapis tamtej partii ma ponad { $most } kB; to za dużo, żeby grać od niej dalej.
error-record-costly = Odtworzenie tego zapisu trwa zbyt długo, więc nie zostanie tu przyjęty; możesz go sprawdzić u siebie poleceniem „karczma verify”.
table-continued = Ta gra to dalszy ciąg zakończonej partii, od pozycji { $position }. To, co było tam prywatne, rozdano na nowo, ale kto czytał tamten zapis, wie o wszystkim, co leżało odkryte lub zostało wcześniej pokazane.
error-no-such-eyes = Lista miejsc w polu "deal" musi podawać miejsca przy tym stole, każde raz i po kolei.
error-state-shape = Tę grę ({ $game }) zapisano w wersji { $shape } jej formatu, a to wydanie zna wersje najwyżej do { $ours }.
error-state-odd = Tę grę ({ $game }) zapisało starsze wydanie w sposób, którego nie da się tu odczytać, więc nie można jej kontynuować. Nic z niej nie usunięto.
error-save-format = Zapisana gra musi mieć "record", "shape" i "state", i nic więcej.
error-save-state = Zapis partii nie prowadzi do zapisanego stanu; jedno albo drugie zmieniono.
error-state-whole = Tu musi być liczba całkowita.
error-state-flag = Tu musi być true albo false.
error-state-list = Tu musi być lista.
error-state-object = Tu musi być obiekt z nazwanymi polami.
error-state-field = Tego pola brakuje albo nie powinno go tu być.
error-state-dice = Kości muszą mieć "key" z 64 cyfr szesnastkowych i "drawn", zero lub większe.
error-state-frame = Tu musi być nazwa kroku, miejsce i liczba.

## Zestawy kart

error-pack-mistakes =
    { $count ->
        [one] W zestawie kart jest błąd.
        [few] W zestawie kart są { $count } błędy.
       *[many] W zestawie kart jest { $count } błędów.
    }
error-pack-no-folder = Nie ma takiego folderu.
error-pack-empty = W tym folderze nie ma żadnego pliku .toml.
error-pack-unreadable = Tego pliku nie da się odczytać jako TOML: { $why }.
error-pack-outsized = Plik zestawu może mieć najwyżej tyle znaków: { $length }, w jednym wierszu: { $line }, a tabele i listy nie mogą być zagnieżdżone głębiej niż na tylu poziomach: { $depth }.
error-pack-no-title = Brakuje tego pliku; podaje on nazwę zestawu i jego grę.
error-pack-name = Nazwa zestawu musi być tekstem od 1 do 60 widocznych znaków.
error-pack-game = Plik musi podawać, do jakiej gry jest zestaw, na przykład: game = "kajko".
error-pack-other-game = Żeby użyć tego zestawu tutaj, musi być do gry „{ $game }”.
error-pack-table = Ta gra nie ma takiej tabeli kart; sprawdź pisownię.
error-pack-file = Zestaw do tej gry ma obok pack.toml tylko takie pliki: { $names }.
error-pack-fixed = Po tym zasady poznają kartę, więc zestaw nie może tego zmienić.
error-pack-field = Nie ma tu takiego pola; sprawdź pisownię albo je usuń.
error-pack-no-id = Każdy wpis musi mieć id, a id musi być tekstem.
error-pack-id = Gra nie ma takiego id; zestaw może zmieniać karty, ale nie może ich dodawać.
error-pack-twice = To id występuje dwa razy; zostaw jedno.
error-pack-missing = Brakuje tej wartości.
error-pack-several = Tu jest lista nazw, od { $low } do { $high }.
error-pack-source = Źródłem może być: { $names }.
error-pack-counts = Tu musi być tabela: nazwy i ile czego jest.
error-pack-unknown-name = Nie ma takiej nazwy; są: { $names }.
error-pack-choice = Wartość musi być jedną z tych: { $names }.
error-pack-range = Wartość musi być liczbą całkowitą od { $low } do { $high }, a nie „{ $value }”.
error-pack-sum = Podano { $value }, a suma kart to { $sum }.

## Arkusze wyników

error-sheet-object = Tu musi być obiekt z nazwanymi polami.
error-sheet-game = Arkusz musi podawać swoją grę.
error-sheet-field = Nie ma takiego pola; sprawdź pisownię albo je usuń.
error-sheet-null = To pole jest puste; wpisz wartość albo je usuń.
error-sheet-missing = Brakuje tego pola.
error-sheet-list = Tu musi być lista.
error-sheet-length = Lista ma tu od { $low } do { $high } pozycji, a nie { $found }.
error-sheet-whole = Tu musi być liczba całkowita.
error-sheet-range = Liczba musi być od { $low } do { $high }, a nie { $value }.
error-sheet-flag = Tu musi być true albo false.
error-sheet-text = Tu musi być tekst.
# Stoi za zdaniem o błędzie, który wynika tylko z naszych własnych wartości
cli-sheet-ours = Ta wartość jest jednak nasza i może się różnić od drukowanej, więc arkusz liczy się tak, jak go wpisano.
error-sheet-too-many =
    { $most ->
        [0] W pudełku nie ma żadnej karty „{ $card }”.
        [one] W pudełku jest tylko jedna karta „{ $card }” i arkusz już ją ma.
        [few] W pudełku są tylko { $most } karty „{ $card }” i arkusz ma już wszystkie.
       *[many] W pudełku jest tylko { $most } kart „{ $card }” i arkusz ma już wszystkie.
    }

## Serwer stołów

error-already-seated = Masz już krzesło przy tym stole.
error-already-started = Gra przy tym stole już się zaczęła.
error-backup-cut = Ta kopia jest ucięta albo uszkodzona; niczego z niej nie odtworzono.
error-backup-format = To nie jest kopia zapasowa Karczmy.
error-backup-newer = Tę kopię zrobiła nowsza Karczma (wersja { $version }); najpierw zaktualizuj program.
error-bad-code = Ten kod nie działa: ktoś go już użył, stracił ważność albo nigdy nie był nasz.
error-bad-message = Nie da się zrozumieć tej wiadomości: { $why }.
error-bad-name =
    { $most ->
        [one] Imię ma jeden znak.
        [few] Imię ma od 1 do { $most } widocznych znaków.
       *[many] Imię ma od 1 do { $most } widocznych znaków.
    }
error-bad-request = Nie da się zrozumieć tego zapytania: { $why }.
error-bad-ticket = Ten bilet stracił ważność albo nie jest nasz: trzeba poprosić o nowy.
error-body-too-large = To więcej, niż serwer przyjmuje naraz.
error-body-too-slow = Reszta tego zapytania nie przyszła na czas. Nic się nie zmieniło.
error-bot-name = Tak nazywają się tu golemy; wybierz inne imię.
error-busy = Przy tym stole dzieje się zbyt wiele naraz; spróbuj jeszcze raz.
error-chat-empty = W tej wiadomości nie ma nic, co dałoby się pokazać.
error-chat-full = Rozmowa przy tym stole ma już tyle wypowiedzi: { $most }; więcej się nie zmieści.
error-closing = Serwer kończy pracę albo jest wymieniany; wróć za chwilę.
error-config-value = Wartość { $value } jest niedozwolona; dozwolone: { $values }.
error-knows-too-much = Ta gra już trwa: usiąść może tu tylko ktoś, kto jeszcze nic o niej nie wie.
error-log-changed = Kronika tego stołu się zmieniła; wróć, aby zobaczyć ją w obecnej postaci.
error-name-needed = Najpierw wybierz imię.
error-no-such-device = Nie masz urządzenia o tym identyfikatorze; być może jest już wylogowane.
error-nobody-called = Nikt tu nie ma imienia ani identyfikatora „{ $name }”.
error-player-here = { $name } siedzi przy stole. Golem zagra za tę osobę tylko na jej prośbę albo gdy skończy się jej czas.
error-port-taken = Port { $port } jest zajęty przez inny program, być może przez samą Karczmę w innym oknie. Zamknij tamten albo wybierz inny port: KARCZMA_PORT=8801.
error-port-not-allowed = Port { $port } może otworzyć tylko administrator. Wybierz numer powyżej 1023: KARCZMA_PORT=8800.
error-host-not-here = { $host } nie jest adresem tego komputera. Bez KARCZMA_HOST i --host adres znajdzie się sam.
error-cannot-listen = Nie da się otworzyć serwera pod adresem { $host }, port { $port }: { $why }.
error-database-missing = Nie ma jeszcze bazy danych { $file }.
error-database-trouble = Nie da się użyć bazy danych: { $why }.
error-database-newer = Bazę danych utworzyła nowsza Karczma (wersja { $version }); zaktualizuj program, dane są bezpieczne.
error-database-older = Ta baza danych jest w starszej wersji ({ $version }). Uruchom raz serwer, a zostanie zaktualizowana.
error-database-taken = Bazy danych { $file } używa już inny serwer Karczmy. Zamknij tamten albo podaj temu inną bazę: --database.
error-hello-first = Pierwszą wiadomością musi być hello z biletem i stołem.
error-hello-once = Powitanie już było.
error-host-only = Może to zrobić tylko gospodarz serwera.
error-id-used = Tego id użyto już w innej wiadomości; każda musi mieć własne.
error-json-only = Każdą zmianę trzeba wysłać jako application/json.
error-message-too-large = Wiadomość może mieć najwyżej tyle bajtów: { $bytes }.
error-no-guest = Najpierw wejdź i podaj imię.
error-no-open-seat = Przy tym stole nie ma wolnego miejsca.
error-no-such-guest = Tego gościa już tu nie ma.
error-no-such-lesson = Nie ma lekcji { $name }; są: { $names }.
error-no-such-chapter = Ta lekcja ma rozdziały w liczbie { $most }, numerowane od 0.
error-no-such-level = Nie ma golema na poziomie { $name }; są: { $names }.
error-no-such-method = Tego adresu nie można użyć w ten sposób.
error-no-such-pack = Nie ma tu zestawu kart „{ $name }”.
error-no-such-page = Pod tym adresem niczego nie ma.
error-no-such-position = Liczba pozycji w tej grze: { $most }.
error-no-such-seat = Miejsca { $seat } nie ma albo się do tego nie nadaje.
error-no-such-table = Nie ma takiego stołu albo nie masz do niego zaproszenia.
error-not-held = Nie masz tego albo nigdy nie da się tego zagrać poza własną turą.
error-no-such-moment = Nie da się tego zagrać w chwili „{ $name }”; możliwe: { $names }.
error-no-reactions = W tej grze nic nie zagrywa się poza własną turą.
error-no-wish = Nikt już nie prosi o cofnięcie.
error-not-at-table = Mogą to zrobić tylko ci, którzy siedzą przy tym stole.
error-not-over = To będzie możliwe, gdy gra się skończy.
error-not-running = Przy tym stole nie toczy się gra.
error-not-your-seat = To nie jest twoje miejsce.
error-nothing-changes = Tak już jest.
error-origin-not-allowed = Strona, z której to przyszło, nie należy do tego serwera.
error-our-fault = Serwer popełnił błąd; zapisano go w dzienniku. Spróbuj jeszcze raz.
error-pack-file-name = Pliki zestawu nazywają się na przykład cards.toml: tylko litery, cyfry, - i _.
error-pack-name-taken = Zestaw „{ $name }” już jest; nadaj swojemu inną nazwę.
error-pack-too-large = Najwięcej w zestawie: plików { $files }, znaków { $bytes }.
error-position-over = W tej pozycji gra jest już skończona; wybierz wcześniejszą, żeby grać dalej.
error-restore-not-empty = W tej bazie już coś jest; kopię odtwarza się tylko w pustej.
error-seat-kept = To krzesło czeka na kogoś, kto dostał propozycję rewanżu.
error-seat-taken = Miejsce { $seat } jest zajęte.
error-seats-as-before = Podaj, kto siedzi na każdym miejscu; liczba miejsc w tej grze: { $seats }.
error-seats-open = Kogoś jeszcze brakuje: na każdym miejscu musi siedzieć osoba albo golem.
error-secret-short = Do tego serwera mają dostęp inni, a tak krótki sekret da się odgadnąć: ustaw losowy i dłuższy; najmniejsza liczba znaków: { $least }.
error-signed-out = To urządzenie zostało wylogowane. Aby grać dalej, wejdź jeszcze raz.
error-stale-seq = Przy stole zaszła zmiana; aktualne pytanie ma numer { $seq }.
error-stand-in = Na miejscu { $seat } gra teraz golem; najpierw daj znać, że wracasz.
error-storage = Nie da się tego teraz zapisać, więc nic się nie stało. Spróbuj za chwilę.
error-table-closed = O tej grze wiadomo już więcej, niż widać na stole, więc nikt nowy nie może do niej dołączyć.
error-table-deleted = Ten stół został usunięty.
error-table-has-people = Przy tym stole grają jeszcze inni. Można go usunąć po zakończeniu gry albo gdy nikt inny już przy nim nie gra.
error-table-host-only = Może to zrobić tylko gospodarz stołu.
error-table-newer = Przy tym stole grano dalej według wersji { $rules } zasad, a ten serwer zna wersję { $ours }; trzeba go zaktualizować.
error-too-many = Za dużo naraz; poczekaj chwilę.
error-too-many-sockets = Z twojej sieci jest tu już tyle połączeń, ile wolno ({ $most }); zamknij kilka okien i wróć.
error-too-slow = To połączenie jest zbyt wolne; wróć i zacznij od miejsca, w którym się urwało.
error-watch-ended = Gospodarz wycofał link, który pozwalał ci oglądać ten stół.

page-not-built = Strona tej karczmy nie jest jeszcze zbudowana: zatrzymaj serwer, uruchom w jego folderze „make play” i wróć tutaj. W terminalu można grać i bez niej: karczma play.

# Wiersz poleceń

## Wiersz poleceń: pomyłki, które można naprawić

cli-usage = To polecenie jest niezrozumiałe ({ $why }); zobacz karczma --help.
cli-usage-named =
    { $kind ->
        [NoSuchOption] Nie ma tu opcji { $name }; zobacz --help.
        [BadOptionUsage] Opcja { $name } wymaga wartości albo nie przyjmuje żadnej; zobacz --help.
        [MissingParameter] Brakuje: { $name }; zobacz --help.
       *[BadParameter] { $name } nie może mieć takiej wartości; zobacz --help.
    }
cli-no-such-command = Nie ma polecenia „{ $name }”; są: { $names }.
cli-no-such-file = Nie ma pliku { $file }.
cli-file-is-folder = { $file } to folder, a nie plik.
cli-file-not-allowed = { $file }: nie wolno tego czytać lub zapisywać.
cli-disk-full = { $file }: dysk jest pełny.
cli-file-trouble = { $file }: { $why }.
cli-file-is-no-game = Plik { $file } już istnieje i nie jest zapisaną grą, więc zostaje bez zmian; podaj inną nazwę.
cli-not-json = { $file } nie jest poprawnym plikiem JSON ({ $why }).
cli-not-a-table = { $file } nie jest zapisanym stołem, który ta wersja umie odczytać.
cli-save-guests = Zapisany stół nie podaje, kto gdzie siedzi; podaj to przez --people i --bots.
cli-nothing-to-resume = W { $folder } nie ma gry, do której można wrócić.
cli-resume-or-load = Podaj --resume albo --load PLIK, nie oba naraz.
cli-load-is-set = Zapisana gra ma już ziarno i opcje; usuń --seed i --option.
cli-load-other-game = To jest gra „{ $game }”; usuń nazwę albo podaj tę właściwą.
cli-load-seats = Miejsca w zapisanej grze: { $seats }, a gracze przy stole: { $guests }.
cli-seats-do-not-add-up = To się nie zgadza: miejsca { $players }, ludzie { $people }, golemy { $bots }.
cli-own-bot-failed = { $name } zawodzi ({ $why }); tym razem wybiera Bywalec.
cli-level-or-kind = Użyj albo --level, albo --bot-kind, nie obu naraz.
cli-no-such-pace = Nie ma tempa „{ $name }”; są: { $names }.
cli-name-empty = Brakuje imienia: imiona rozdziela się przecinkami, na przykład --people Ania,Bruno.
cli-name-long = Imię „{ $name }...” jest za długie; może mieć najwyżej tyle liter: { $most }.
cli-name-letters = W imieniu „{ $name }” są znaki, których nie da się pokazać.
cli-name-twice = Dwoje graczy ma to samo imię: { $name }; daj im różne.
cli-option-form = Opcję zapisuje się nazwa=wartość, a nie „{ $given }”; są: { $options }.
cli-option-twice = Opcję „{ $name }” podano dwa razy.
cli-no-such-seat = Nie ma miejsca „{ $seat }”; podaj numer od 0 do { $last } albo literę od A do { $letter }.
cli-one-sheet = Podaj jeden arkusz albo wiele przez --jsonl PLIK.
cli-cards-one-game = Wystarczy jedna gra; „{ $word }” to o jedno słowo za dużo (folder podaje się po --pack).
cli-cards-check-folder = Podaj folder do sprawdzenia: karczma cards check FOLDER.

## Przy stole

cli-you = ty
cli-golem = golem
cli-golem-about = { $name } ({ $who }): { $about }
cli-golem-plain = { $name } ({ $who })
cli-level-novice = nowicjusz
cli-level-regular = bywalec
cli-level-veteran = wyga
cli-level-master = mistrz
cli-temperament-careful = ostrożny
cli-temperament-bold = śmiały
cli-temperament-builder = budowniczy
cli-temperament-spoiler = psotnik
cli-thinking = { $name } myśli...
cli-guest-name = Gość
cli-chair = Krzesło { $letter }
cli-nothing = nic
cli-face-down = zakryte: { $count }
cli-rule-id = (zasada { $rule })
cli-prompt = Twój wybór (1-{ $last }, ? to pomoc):
cli-keys = u cofnij, n/h/c rady, s punkty, l kronika, w kopia, q wyjście, ? pomoc
cli-help-u = cofnij swój ostatni ruch
cli-help-n = wskazówka: gdzie patrzeć
cli-help-h = rada: najlepszy wybór
cli-help-c = trener: trzy najlepsze wybory, ile są warte i dlaczego
cli-help-s = punkty w tej chwili, o ile wolno je znać
cli-help-l = kronika: wszystko, co się działo
cli-help-r = jeszcze raz pytanie i numer jego zasady
cli-help-t = jeszcze raz stół
cli-help-w = zapisz kopię (w PLIK); sama gra zapisuje się po każdym ruchu
cli-help-q = wyjdź; gra czeka (karczma play --resume)
cli-help-help = ta lista
cli-no-such-number = Nie ma numeru { $number }; podaj liczbę od 1 do { $last }.
cli-not-understood = Podaj liczbę od 1 do { $last } albo jedną z liter; ? pokazuje wszystkie.
cli-not-understood-number = Podaj liczbę od 1 do { $last }.
cli-which-game = Która gra (1-{ $last })?
cli-no-undo = Nie ma czego cofnąć: wyszło na jaw coś nowego albo ruch wykonał już ktoś inny.
cli-no-undo-alone = Nie było jeszcze żadnego ruchu do cofnięcia.
cli-the-coach = Trener
cli-nudge = Przyjrzyj się: { $numbers }.
cli-hint = { $number }: { $words } ({ $win } ± { $win_error } % na wygraną, { $points } ± { $points_error } pkt)
cli-coach = { $number }: { $words } ({ $win } ± { $win_error } % na wygraną, { $points } ± { $points_error } pkt)
cli-earlier =
    { $count ->
        [one] (jeszcze 1 wiersz w kronice: l)
        [few] (jeszcze { $count } wiersze w kronice: l)
       *[many] (jeszcze { $count } wierszy w kronice: l)
    }
cli-save-where = Plik na kopię (Enter: bez kopii):
cli-saved = Zapisane: { $file }
cli-more = (dalej: Enter)
cli-hand-over = Teraz przy ekranie: { $player }.
cli-hand-over-undo = ({ $player } może jeszcze cofnąć ostatni ruch: u)
cli-press-enter = { $player }: naciśnij Enter (q to wyjście):
cli-press-enter-to-hide = Naciśnij Enter, żeby to zakryć:
cli-takes-back =
    { $count ->
        [one] { $player } cofa 1 ruch.
        [few] { $player } cofa { $count } ruchy.
       *[many] { $player } cofa { $count } ruchów.
    }
cli-undo-deals = Od tamtej pory coś wyszło na jaw. Jeśli to cofniesz, wszystko, co było wtedy zakryte, zostanie rozdane na nowo, więc nie licz na to, co już widzisz. Wpisz u jeszcze raz, żeby cofnąć.
cli-dealt-anew = Coś wyszło już na jaw, więc to, co było wcześniej zakryte, rozdano na nowo.
cli-fingerprint = Odcisk ziarna losowania (sha256): { $hash }
cli-left =
    Gra jest zapisana: { $file }
    Powrót do niej: { $command }
cli-left-unsaved = Gry nie udało się zapisać.
cli-result = Wynik
cli-became = { $name } zdobywa tytuł: { $title }.
cli-winners =
    { $count ->
        [0] Nikt nie wygrywa.
        [one] Wygrywa { $names }.
        [few] Wspólne zwycięstwo: { $names }.
       *[many] Wspólne zwycięstwo: { $names }.
    }
cli-score-unknown = Tego, co leży zakryte, jeszcze się nie liczy: ? to coś, czego nie wolno ci znać.
cli-seed = Ziarno losowania: { $seed }; jego odcisk (sha256), pokazany na początku: { $hash }
cli-record =
    Zapis partii: { $file }
    Obejrzysz go tak: { $command }

## Przygody Wojów na ekranie

cli-kajko-state = odkryte karty: { $turned } z { $all }, zaczyna { $player }
cli-kajko-stacks = Stosy ({ $still } w środku, { $gone } odkryte)
cli-kajko-stack =
    { $left ->
        [0] { $stack }: pusty
        [one] { $stack }: została 1 karta z { $size }
        [few] { $stack }: zostały { $left } karty z { $size }
       *[many] { $stack }: zostało { $left } kart z { $size }
    }
cli-kajko-short-raiders = Rozb
cli-kajko-short-robbers = Zbój
cli-kajko-short-chamberlain = Szam
cli-kajko-short-coin-in-hand = Ręka
cli-kajko-players = Gracze
cli-kajko-at-stake = Na szali
cli-kajko-in-front = Na stole
cli-kajko-town = Gród
cli-kajko-sent =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }

## Roll Player na ekranie

cli-roll_player-letters = Z N C F K B L
cli-roll_player-setup = przygotowanie gry (rundy: { $last }), zaczyna { $player }
cli-roll_player-state = runda { $round } z { $last }, zaczyna { $player }
cli-roll_player-legend = Mała litera: kolor, jaki wskazuje historia ({ $fits } leży, { $wrong } leży inny)
cli-roll_player-goal = cel { $goal }
cli-roll_player-met = spełniony
cli-roll_player-any = dowolne
cli-roll_player-still = brakuje { $range }
cli-roll_player-short = za mało o { $by }
cli-roll_player-at-best = zabraknie { $by }
cli-roll_player-over = za dużo o { $by }
cli-roll_player-starting = Rząd i kość
cli-roll_player-goals = Cele
cli-roll_player-initiative = Karty inicjatywy
cli-roll_player-card = karta { $card }
cli-roll_player-gold-on = + złoto { $gold }
cli-roll_player-prices = (5) to za drogo
cli-roll_player-numbers = kup, odrzuć; (5) za drogo
cli-roll_player-weapon =
    { $hands ->
        [one] broń, 1 dłoń
        [few] broń, { $hands } dłonie
       *[many] broń, { $hands } dłoni
    }
cli-roll_player-type-armor = pancerz
cli-roll_player-type-skill = umiejętność
cli-roll_player-type-trait = cecha

## Architekci Stonespine na ekranie

cli-stonespine-codes = Gn Go Ko Sl Sz Wn Os Og Do Kl Sk
cli-stonespine-groups = Po Pu Gw
cli-stonespine-kinds = J L
cli-stonespine-symbols = N Z C
cli-stonespine-kind-cave = jaskinia
cli-stonespine-kind-dungeon = loch
cli-stonespine-any-trap = pułapka
cli-stonespine-any-star = gwiazdka
cli-stonespine-chest = skrzynia
cli-stonespine-passage = przejście
cli-stonespine-over = koniec gry
cli-stonespine-building = rok { $year } z { $years }, tura budowania { $turn } z { $turns }
cli-stonespine-improving = rok { $year } z { $years }, rynek
cli-stonespine-entrance = wejście
cli-stonespine-exit = wyjście
cli-stonespine-passed = Pas: { $place }
cli-stonespine-column = kol. { $column }
cli-stonespine-points = Punkty { $points }
cli-stonespine-plan = Projekt { $met }/8
cli-stonespine-paths = Ścieżki { $count }
cli-stonespine-small = Małe plany: wielka litera to droga do wrót, x to wrota zamknięte.
cli-stonespine-known = znane karty: { $names }
cli-stonespine-open = Wyzwanie
cli-stonespine-taken = Wzięte
cli-stonespine-takes = zabiera komnaty z symbolem
cli-stonespine-collected = Zebrane (komnaty { $chambers }, żetony { $tokens })
cli-stonespine-dear = (9) to za drogo
cli-stonespine-sold = pusty
cli-stonespine-no-room = bez miejsca: { $count }
cli-stonespine-jaels = zbiera je Jael
cli-stonespine-wish = Gn? brakuje, Gn{ $met } już jest
cli-stonespine-door = luka: droga, { $door } ślepe drzwi
cli-stonespine-reached = { $entrance } do wejścia, { $exit } do wyjścia

## Lockup na ekranie

cli-lockup-resources = O M Z L ?
cli-lockup-treasures = ta kl cz
cli-lockup-tokens = M T
cli-lockup-guard = S
cli-lockup-setup = przygotowanie gry
cli-lockup-round = runda { $round } z { $rounds }
cli-lockup-over = koniec gry
cli-lockup-raid = podejrzenia do nalotu: { $count }
cli-lockup-left = siła { $strength }
cli-lockup-tomes-left = księgi { $count }
cli-lockup-pays =
    { $second ->
        [0] { $points } rep.
       *[other] najwięcej { $points }, drugi { $second } rep.
    }
cli-lockup-pays-each = po { $points } rep.
cli-lockup-held = trzyma
cli-lockup-count-items = fanty
cli-lockup-count-thugs = zbiry
cli-lockup-count-thug_types = typy zbirów
cli-lockup-count-strength_cubes = siła
cli-lockup-count-resource_kinds = rodzaje surowców
cli-lockup-count-treasure_icons = skarby
cli-lockup-count-treasure_sets = komplety trzech skarbów
cli-lockup-icons-of = skarby ({ $treasure })
cli-lockup-items-with = fanty ({ $treasure })
cli-lockup-columns = Rep.(razem) Siła Podej. Surowce Cela Księgi Zakl.
cli-lockup-has-treasures = Skarby: { $treasures }
cli-lockup-first = pierwszy gracz
cli-lockup-passed = odpuszcza
cli-lockup-known = znane księgi: { $names }
cli-lockup-craft = Zmajstruj
cli-lockup-reserve = Zaklep
cli-lockup-value = Reput.
cli-lockup-cost = Koszt
cli-lockup-costs = Koszt (za drogo)
cli-lockup-is-reserved = (zaklepany)
cli-lockup-crews = Bandy
cli-lockup-ranks =
    { $sides ->
        [2] 1. / 2. miejsce
       *[other] 1. / 2. / dalsze miejsca
    }
cli-lockup-last = ostatni
cli-lockup-gain-trade = wymiana
cli-lockup-gain-thug = zbir
cli-lockup-gain-two_thugs = dwa
cli-lockup-gain-strength = siła
cli-lockup-gain-marker = znacznik
cli-lockup-gain-craft = zmajstruj lub zaklep
cli-lockup-gain-tomes = księgi
cli-lockup-one-of = 1 z { $count }
cli-lockup-turned-up = na razie; księgi mogą to jeszcze zmienić
cli-lockup-strong = siła { $strength }
cli-lockup-collected = (z nagrodą)
cli-lockup-legend = (4) zakryty, { $back } nieznany; M mięśniak, T tajniak; !1 podejrzenia; 1? dowolny
cli-lockup-legend-guards = Straż: M liczy jej siłę, T to oko, * sprowadza jeszcze jedną kartę.
cli-lockup-thugs = Zbiry
cli-lockup-drawn = dobrany
cli-lockup-deck = talia { $deck }, odrzucone { $discards }
cli-lockup-carries = co obchód
cli-lockup-worth-each = po { $points } rep.
cli-lockup-worth-set = razem { $points }
cli-lockup-worth-demon = { $points } rep. za { $treasure }
cli-lockup-any-treasure = skarb
cli-lockup-worth-cultist = 1 rep. za fant
cli-lockup-worth-hobgoblin = 1 rep. za kostkę siły
cli-lockup-effect-strength = siła +{ $count }
cli-lockup-effect-remove_suspicion = podejrzenia −{ $count }
cli-lockup-effect-remove_all_suspicion = podejrzenia do 0
cli-lockup-effect-pass_suspicion = podejrzenia { $count } dla rywala
cli-lockup-effect-tome = księgi +{ $count }
cli-lockup-effect-choose_tome =
    { $count ->
        [1] księga, 1 z 2
       *[other] księga, 1 z 2, { $count } razy
    }
cli-lockup-effect-storage = limit +{ $count }
cli-lockup-effect-swap =
    { $count ->
        [1] zamiana 1:1
       *[other] zamiana 1:1, { $count } razy
    }

## Analiza

cli-analyse-progress = Ważenie wyborów
cli-analyse-interrupted = Przerwane. To, co już wiadomo, zostaje: to samo polecenie rusza dalej od tego miejsca.
cli-analyse-title = Analiza: { $game }
cli-analyse-player = Gracz
cli-analyse-figure = Jakość
cli-analyse-weighed = Wybory
cli-analyse-lost = Strata na wybór (% wygranej)
cli-analyse-lost-points = Punkty
cli-analyse-luck = Szczęście (% wygranej)
cli-analyse-quality = Jakość: 100 to gra bez strat według trenera, 50 to poziom golema bywalca. Szczęście to reszta wyniku, której nie tłumaczą wybory graczy: tyle dały kości i karty.
cli-analyse-graph = Szansa na wygraną
cli-analyse-table = Jako tabela
cli-analyse-position = Pozycja
cli-analyse-turning = Gra rozstrzyga się w pozycji { $position } z { $length }: odtąd zwycięzca prowadzi już do końca.
cli-analyse-costliest = Co kosztowało najwięcej
cli-analyse-none-wrong = Żaden wybór nie był wyraźnie zły.
cli-analyse-decision = Pozycja { $position }, { $player }: { $grade } ({ $win } % wygranej, { $points } pkt)
cli-analyse-chosen = Wybrane: { $chosen }
cli-analyse-better = Lepsze: { $better }
cli-analyse-all = Wszystkie wybory
cli-analyse-grade = Ocena
cli-analyse-choice = Wybrane
cli-analyse-better-choice = Lepsze
cli-analyse-written = Zapisane: { $file }

## Odtwarzanie

cli-replay-place = Wpis { $place } z { $last }
cli-replay-prompt = Enter lub n dalej, b wstecz, numer, g początek, G koniec, q wyjście:
cli-replay-keys = Naciśnij Enter albo podaj n, b, g, G, q lub numer.
cli-replay-range = Wpisy mają numery od 0 do { $last }.

## Zestawy kart

cli-pack = Zestaw: { $name } (sha256 { $hash })
cli-pack-fine = Zestaw „{ $name }” do gry { $game } jest w porządku.
cli-pack-used = Zestaw kart: { $name }
cli-in-play =
    { $form ->
        [advanced] Zasada zaawansowana:
       *[effect] Działanie:
    }
cli-source =
    { $source ->
        [rulebook] z instrukcji
        [listing] z recenzji i opisów
        [recalled] z pamięci, niepewne
        [designed] nasze, nie z druku
       *[owner] wpisane przez osobę, która ma drukowaną grę
    }

## Lekarz

cli-doctor-python = Python
cli-doctor-python-old = Karczma wymaga wersji { $needed } lub nowszej
cli-doctor-kernel = silnik
cli-doctor-compiled = skompilowany
cli-doctor-compiled-means = Symulacje i golemy działają z pełną prędkością
cli-doctor-interpreted = interpretowany
cli-doctor-interpreted-means = Wszystko działa tak samo, ale golemy i symulacje są kilka razy wolniejsze; make ready kompiluje silnik
cli-doctor-compiling = Właśnie się kompiluje; golemy zaczną go używać, gdy tylko będzie gotowy
cli-doctor-interrupted = Kompilacja została przerwana; make play albo make ready ją dokończy
cli-doctor-failed = Kompilacja się nie powiodła: { $why } Grać można i bez niej; make ready spróbuje ponownie
cli-doctor-compiler = kompilator C
cli-doctor-no-compiler = brak
cli-doctor-games = gry
cli-doctor-folder = zapisane gry
cli-doctor-encoding = terminal
cli-doctor-not-utf8 = Polskie litery i znaki kart wymagają UTF-8
cli-doctor-locale = język systemu
cli-doctor-language = tu mówi się po polsku
cli-doctor-healthy = Jest wszystko, czego trzeba.
cli-doctor-ill = Coś jest nie tak: zobacz wiersze z x.

## Symulacje i pomiary

cli-simulate-progress = Gramy
cli-simulated =
    { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[many] { $games } gier
    }, ziarno losowania { $seed }, zestaw kart: { $pack }
cli-simulate-seat = Miejsce
cli-simulate-wins = Wygrane
cli-simulate-share = Udział
cli-simulate-mean = Średnia
cli-simulate-sd = Odch.
cli-simulate-median = Mediana
cli-simulate-least = Min.
cli-simulate-most = Maks.
cli-simulate-written = Wszystkie gry w tabelach: { $folder }
cli-lab-missing = Do tego potrzebne jest laboratorium: pip install "karczma[lab]" (nie znaleziono: { $names }).
cli-tournament-played =
    { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[many] { $games } gier
    } dla { $players ->
        [one] 1 osoby
        [few] { $players } osób
       *[many] { $players } osób
    }, ziarno { $seed }. Każde rozdanie rozegrano z każdego miejsca.
cli-tournament-bot = Kto
cli-tournament-rating = Ranking
cli-tournament-games = Gry
cli-tournament-wins = Wygrane
cli-tournament-share = Udział
cli-tournament-interval = Przedział 95 %
cli-tournament-mean = Średni wynik
cli-tournament-ms = ms na decyzję
cli-tournament-faults = { $name }: awarie { $crashed }, spóźnienia { $late }, nieważne wybory { $nonsense }. Wtedy wybierały kości.
cli-tournament-written = Wszystkie gry i wykres: { $folder }
cli-train-progress = Runda { $round } z { $rounds }
cli-train-round = Runda { $round }: gry razem { $games }, błąd { $loss }; wygrane z poprzednią wersją: { $last }, ze zwykłym golemem: { $regular }
cli-train-share = { $share }% z { $games }
cli-train-none = brak gier
cli-train-interrupted =
    { $rounds ->
        [0] Przerwano przed końcem pierwszej rundy: nic nie zapisano, to samo polecenie zacznie od nowa.
        [one] Przerwano po 1 rundzie; jest zapisana w { $folder }, a to samo polecenie ruszy stamtąd dalej.
        [few] Przerwano po { $rounds } rundach; są zapisane w { $folder }, a to samo polecenie ruszy stamtąd dalej.
       *[many] Przerwano po { $rounds } rundach; są zapisane w { $folder }, a to samo polecenie ruszy stamtąd dalej.
    }
cli-train-done =
    { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[many] { $games } gier
    } w { $hours } godz., procesy: { $cores }. Wagi i krzywa uczenia: { $folder }
cli-train-games = Gry
cli-train-wins = Wygrane (%)
cli-train-loss = Błąd
cli-train-regular = ze zwykłym golemem
cli-train-last = z poprzednią wersją
cli-lengths = Decyzje w jednej grze: średnio { $mean }, od { $least } do { $most }; gry ze wspólnym zwycięstwem: { $shared }
cli-speed =
    { $seconds } s, decyzje na sekundę: { $speed }, procesy: { $jobs }, silnik: { $compiled ->
        [yes] skompilowany
       *[no] interpretowany
    }
cli-bench-progress = Mierzymy
cli-bench-players = Gracze
cli-bench-core-decisions-per-second = Decyzje/s w silniku
cli-bench-face-decisions-per-second = Decyzje/s z Pythona
cli-bench-clone-us = Kopia (µs)
cli-bench-view-us = Widok (µs)
cli-bench-redeal-us = Świat (µs)
cli-bench-how =
    Mediany; silnik: { $compiled ->
        [yes] skompilowany
       *[no] interpretowany
    }, Python { $python }

## Raporty

cli-report-title = Raport: { $game }
cli-report-written = Zapisano: { $file }
cli-report-pack = W tych grach użyto zestawu kart „{ $played }”, a nie „{ $name }”; wskaż jego folder przez --pack.
cli-report-summary =
    { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[many] { $games } gier
    } dla { $players ->
        [one] 1 osoby
        [few] { $players } osób
       *[many] { $players } osób
    }; grały golemy: { $bots }.
cli-report-cards = Zestaw kart: { $name }.
cli-report-options = Opcje stołu: { $options }.
cli-report-how = Przy każdym udziale wygranych stoi 95-procentowy przedział ufności (Wilsona): na sto takich przedziałów około pięciu nie obejmuje prawdziwej wartości. Wspólną wygraną dzielą między siebie wszyscy, którzy ją odnieśli.
cli-report-points = punkty
cli-report-decisions = Wybory w grze
cli-report-seat = Miejsce { $seat }
cli-report-scores = Wyniki
cli-report-scores-alt = Jak często padał każdy wynik: średnio { $mean } pkt, dziewięć na dziesięć między { $low } a { $high }.
cli-report-bars = Wysokość słupka mówi, jak często trafiała się dana liczba.
cli-report-strips = Pudełko obejmuje środkową połowę wyników, kreska w nim to mediana, a linia obejmuje dziewięć wyników na dziesięć.
cli-report-strips-alt = Wyniki obok siebie; liczby są w tabeli poniżej.
cli-report-scores-by-seat = Wyniki według miejsc
cli-report-scores-by-bot = Wyniki według golemów
cli-report-by-seat = Miejsce
cli-report-mean = Średnia
cli-report-sd = Odch. std.
cli-report-least = Min.
cli-report-twentieth = 5 %
cli-report-quarter = 25 %
cli-report-median = Mediana
cli-report-three-quarters = 75 %
cli-report-nineteen = 95 %
cli-report-most = Maks.
cli-report-length = Długość gry
cli-report-length-alt = Jak często zdarzała się każda długość gry: średnia liczba wyborów to { $mean }, najmniejsza { $low }, największa { $high }.
cli-report-wins = Kto wygrywa
cli-report-wins-by-seat = Wygrane według miejsc
cli-report-wins-by-bot = Wygrane według golemów
cli-report-rates = Kropka to udział wygranych, linia to jego 95-procentowy przedział ufności. Linia przerywana pokazuje, ile wygrywałby każdy, gdyby wszyscy byli równi.
cli-report-rates-alone = Kropka to udział wygranych, linia to jego 95-procentowy przedział ufności.
cli-report-rates-alt = Udziały wygranych z przedziałami ufności. Najwyższy to { $share }: { $name }.
cli-report-who = Kto
cli-report-seats = Gry
cli-report-won = Wygrane
cli-report-share = Udział
cli-report-interval = Przedział 95 %
cli-report-no-contest = W tej grze solo nie ma kogo pokonać: gra się o punkty.
cli-report-titles = Zdobyte tytuły
cli-report-earned = Tytuł
cli-report-times = Ile razy
cli-report-first = Kto zaczyna
cli-report-first-unknown = W tym folderze nie zapisano, kto zaczynał.
cli-report-went-first = Zaczynający
cli-report-others = Pozostali
cli-report-first-verdict =
    { $how ->
        [more] Kto zaczyna, ma tu przewagę: { $points } pkt proc. względem równego udziału.
        [less] Kto zaczyna, ma tu gorzej: { $points } pkt proc. względem równego udziału.
       *[same] Te gry nie dowodzą, że zaczynanie pomaga lub szkodzi: różnica względem równego udziału to { $points } pkt proc., a przedział ufności obejmuje także zero różnicy.
    }
cli-report-parts = Skąd są punkty
cli-report-parts-how = Średnie punkty z każdej części wyniku: pełne kółka to zwycięzcy, puste kwadraty to pozostali. Zwycięzcy mają razem więcej punktów; gdzie odstęp jest największy, tam je zdobywają.
cli-report-parts-alt = Średnie punkty z części wyniku u zwycięzców i u pozostałych. Najbardziej różni ich: { $name }.
cli-report-part = Część wyniku
cli-report-all = Wszyscy
cli-report-winners = Zwycięzcy
cli-report-losers = Pozostali
cli-report-things = Co wybierano
cli-report-things-unknown = W tym folderze nie ma decyzji, więc nie wiadomo, kto co wybierał.
cli-report-things-how = Jak często wybierano każdą rzecz, na ilu miejscach choć raz i jak poszło tym miejscom w porównaniu z resztą. Różnica zestawia tylko miejsca o tym samym numerze z tym samym golemem, a miejsca jednej gry liczy jako jednego świadka. Nie ma porównania tam, gdzie po którejś stronie jest mniej miejsc niż { $fewest }.
cli-report-things-points = Nie ma tu czego wygrać, więc porównywane są punkty.
cli-report-things-many =
    { $count ->
        [0] Gier jest za mało, żeby cokolwiek porównać.
        [one] Wykonano 1 porównanie.
        [few] Wykonano { $count } porównania. Gdyby nic nie miało znaczenia, i tak około { $chance } z nich wyglądałoby na „istotne” na poziomie 5 %. Poprawkę Holma, która to uwzględnia, przechodzą tylko oznaczone ★; jest ich { $held }.
       *[many] Wykonano { $count } porównań. Gdyby nic nie miało znaczenia, i tak około { $chance } z nich wyglądałoby na „istotne” na poziomie 5 %. Poprawkę Holma, która to uwzględnia, przechodzą tylko oznaczone ★; jest ich { $held }.
    }
cli-report-things-cause = Różnica to nie przyczyna: kto prowadzi, tego stać na więcej, a to, co wybiera się późno, wybierają ci, którzy do tego doszli.
cli-report-effects = Różnice, które najtrudniej uznać za przypadek, z 95-procentowymi przedziałami ufności. Pełne kółka przechodzą poprawkę Holma, puste mogą być przypadkiem. Trafiły tu dlatego, że są duże, więc prawdziwe różnice są najczęściej mniejsze.
cli-report-effects-alt = Najpewniejsze różnice ({ $count }); najlepsza to { $name }.
cli-report-difference = Różnica (pkt proc.)
cli-report-difference-points = Różnica (punkty)
cli-report-deed = { $question } (tu: { $did })
cli-report-did-buy = kupione
cli-report-did-craft = wytworzone
cli-report-did-discard = odrzucone
cli-report-did-drop_weapon = porzucone
cli-report-did-lower_die = obniżone
cli-report-did-raise_die = podwyższone
cli-report-did-reserve = zarezerwowane
cli-report-did-use_skill = użyte
cli-report-surest = Najpewniejsze różnice
cli-report-question = Pytanie
cli-report-thing = Co
cli-report-did = Na ilu miejscach
cli-report-won-did = Te wygrały
cli-report-won-not = Reszta wygrała
cli-report-mean-did = Ich średnia
cli-report-mean-not = Średnia reszty
cli-report-p = Wartość p
cli-report-holds = Pewne
cli-report-yes = tak
cli-report-no = nie
cli-report-luck = Szczęście i umiejętności
cli-report-luck-one-bot = Na wszystkich miejscach grał ten sam golem, więc w tych grach nie da się oddzielić szczęścia od umiejętności. Da się w turnieju: tam różne golemy grają te same rozdania z każdego miejsca.
cli-report-luck-not-mirrored = Żadnego rozdania nie rozegrały dwa różne golemy, więc nie da się oddzielić tego, co dały karty, od tego, co golemy z nimi zrobiły. Da się w turnieju: tam każde rozdanie gra się z każdego miejsca.
cli-report-luck-how =
    Skąd bierze się zmienność wyników (przewagi nad średnią stołu) w { $deals ->
        [one] 1 rozdaniu
        [few] { $deals } rozdaniach
       *[many] { $deals } rozdaniach
    }. To, co łączy różne golemy na tym samym miejscu w tym samym rozdaniu, jest szczęściem; to, co łączy wszystkie gry jednego golema, jest umiejętnością. Reszta to późniejsze kości i przeciwnicy oraz przypadek w samych wyborach. Linia to 95-procentowy przedział ufności.
cli-report-luck-alt = Golem wyjaśnia { $skill } zmienności, rozdanie { $deal }.
cli-report-luck-bot = Umiejętności: golem
cli-report-luck-seat = Miejsce
cli-report-luck-deal = Szczęście w rozdaniu
cli-report-luck-rest = Reszta
cli-report-source = Źródło
cli-report-off = Przedział 95 %

## Wiersz poleceń: serwer stołów i sprawdzanie zapisu

cli-serving = Karczma jest otwarta pod adresem { $url } (Ctrl-C zamyka).
cli-party = Wszyscy w twojej sieci mogą wejść pod adresem { $url }; a to kod dla telefonów:
cli-party-others = Jeśli telefon tam nie trafia, ten komputer ma jeszcze inne adresy: { $addresses }. Wybierz jeden z nich przez KARCZMA_HOST.
cli-party-alone = Ten komputer nie ma adresu w żadnej sieci, więc nikt inny nie może wejść. Na miejscu można grać jak zwykle; żeby zaprosić znajomych, połącz się z siecią i uruchom jeszcze raz.
cli-backed-up =
    { $rows ->
        [one] W pliku { $file } jest jeden wiersz.
        [few] W pliku { $file } są { $rows } wiersze.
       *[many] W pliku { $file } jest { $rows } wierszy.
    }
cli-restored =
    { $rows ->
        [one] Z pliku { $file } odtworzono jeden wiersz.
        [few] Z pliku { $file } odtworzono { $rows } wiersze.
       *[many] Z pliku { $file } odtworzono { $rows } wierszy.
    }
cli-tidied =
    Usunięto: zakończone stoły: { $finished }, porzucone stoły: { $abandoned }, nieużywane urządzenia: { $devices }, goście bez urządzenia i bez stołu: { $guests }.
cli-to-tidy =
    Do usunięcia: zakończone stoły: { $finished }, porzucone stoły: { $abandoned }, nieużywane urządzenia: { $devices }, goście bez urządzenia i bez stołu: { $guests }.
cli-records-exported =
    { $games ->
        [0] Nie ma partii, którą wolno przekazać: musi się zgodzić każdy, kto w niej grał. W folderze { $folder } zapisano puste tabele.
        [one] W folderze { $folder } zapisano jedną partię.
        [few] W folderze { $folder } zapisano { $games } partie.
       *[many] W folderze { $folder } zapisano { $games } partii.
    }
cli-no-such-records-deed = Polecenie records nie zna słowa „{ $name }”; umie: export FOLDER.
cli-hidden = Stołu { $table } nie ma już na liście.
cli-unnamed =
    { $guests ->
        [one] Jeden gość stracił imię i musi wybrać inne.
        [few] { $guests } goście stracili imiona i muszą wybrać inne.
       *[many] { $guests } gości straciło imiona i musi wybrać inne.
    }
cli-server-refused = Serwer pod adresem { $url } odmówił: { $why }
cli-server-silent = Pod adresem { $url } nie odpowiada żaden serwer. Podaj jego adres przez --url.
cli-no-such-deed = Nie ma czynności „{ $name }”; są: hide STÓŁ, unname IMIĘ.
cli-verified =
    { $entries ->
        [one] Zapis jest w porządku: { $game }, jeden wpis, wszystkie skróty się zgadzają.
        [few] Zapis jest w porządku: { $game }, { $entries } wpisy, wszystkie skróty się zgadzają.
       *[many] Zapis jest w porządku: { $game }, { $entries } wpisów, wszystkie skróty się zgadzają.
    }
cli-verified-seed = Ziarno: { $seed }, a odcisk: { $fingerprint }
cli-verified-from = Jest dalszym ciągiem innej partii, od pozycji { $at }; tamtą partię też sprawdzono, a to, co było w niej zakryte, rozdano na nowo według podanego ziarna.
cli-verify-other-seed = To nie jest obiecane ziarno: odcisk tego zapisu to { $fingerprint }
