# Słowa samej strony po polsku. Każda część strony ma swój rozdział, a klucze zaczynają się od jego nazwy.

## ui: co widać wszędzie

ui-brand = Karczma, do stołów
ui-skip = Przejdź do treści
ui-pages = Strony
ui-page-door = Stoły
ui-page-learn = Nauka
ui-page-rules = Zasady
ui-page-cards = Karty
ui-page-sheet = Arkusz punktacji
ui-page-about = O stronie
ui-close = Zamknij
ui-cancel = Anuluj
ui-settings = Ustawienia
ui-language = Język
ui-language-en = English
ui-language-pl = Polski
ui-theme = Motyw
ui-theme-system = Jak w systemie
ui-theme-day = Dzień
ui-theme-night = Noc
ui-theme-to-day = Włącz tryb dzienny
ui-theme-to-night = Włącz tryb nocny
ui-clicks = Ile kliknięć na wybór
ui-clicks-undo = jedno, gdy można cofnąć, inaczej dwa
    .help = To, co można cofnąć, dzieje się po pierwszym kliknięciu. Wszystko inne pierwsze pokazuje, a drugie zatwierdza.
ui-clicks-two = zawsze dwa
    .help = Pierwsze kliknięcie tego, co się świeci, pokazuje, co z tego wyniknie, drugie zatwierdza.
ui-clicks-one = zawsze jedno
    .help = Kliknięcie tego, co się świeci, to od razu ruch, nawet taki, którego nie można cofnąć.
ui-motion = Animacje
    .help = Karty suną na swoje miejsca. Bez animacji od razu tam są.
ui-pace = Jak szybko grają golemy
    .help = W tym samym tempie widać też ruchy innych osób. Zawsze można przejść od razu do swojej kolejki.
ui-pace-instant = Od razu
ui-pace-natural = Naturalnie
ui-pace-slow = Powoli, żeby nadążyć
ui-explains = Objaśnienia przy stole
    .help = W pierwszej partii każdej gry objaśniamy każde pytanie, potem już tylko nowości. Można więcej i można mniej.
ui-explains-first = pierwsza partia, potem nowości
ui-explains-all = każde pytanie
ui-explains-new = tylko nowości
ui-explains-none = żadne
ui-recap = Pokazuj ruchy innych, gdy nadchodzi moja kolej
    .help = Przy stole są zawsze pod ręką.
react-ready = przygotowana
react-would = Kliknij, żeby ją przygotować. Zadziała wtedy w najbliższym z tych momentów: { $moments }.
react-will = Przygotowana: zadziała w najbliższym z tych momentów: { $moments }. Kliknij, żeby z tego zrezygnować.
react-laid = Karta „{ $name }” jest przygotowana. Zadziała w najbliższym z tych momentów: { $moments }.
react-laid-soon = Karta „{ $name }” jest przygotowana. Zadziała, gdy tylko będzie pasować; kiedy to może być, mówi opis karty.
react-ask = Kiedy mnie pytać
react-ask-about = W pozostałych momentach stół po krótkiej przerwie pasuje za ciebie i nikt tego nie pozna. Wybór zostaje w tej przeglądarce, także dla innych stołów.
react-always = Pytaj mnie zawsze
    .help = Pytanie dostajesz zawsze, gdy inni mogą sądzić, że coś masz, nawet jeśli nie masz nic na ten moment. Z czasu twojego namysłu nikt więc niczego nie wyczyta.
react-none = Nie masz teraz żadnej karty, która działa poza twoją kolejką.
ui-sound = Dźwięki, gdy gram
    .help = Ciche odgłosy kart, kości i kostek oraz dzwonek, gdy nadchodzi twoja kolej.
ui-sound-watching = Dźwięki, gdy tylko patrzę
    .help = To samo przy stołach, przy których jesteś widzem.
ui-volume = Głośność
    .help = Po każdej zmianie usłyszysz, jak to brzmi.
ui-volume-told = { $percent }%
ui-notifications = Powiadomienia
    .help = Przeglądarka da znać, że to twoja kolej, gdy strona jest w tle.
    .impossible = Tutaj nie są możliwe: potrzebny jest bezpieczny adres (https) albo wyłączono je w przeglądarce.
ui-offline = Nie ma połączenia z serwerem. Sprawdź sieć i spróbuj jeszcze raz.
ui-failed = Coś poszło nie tak. Spróbuj jeszcze raz.
ui-page-failed = Nie udało się pobrać tej strony.
ui-reload = Wczytaj ponownie
ui-nowhere = Tu niczego nie ma
ui-nowhere-help = Ten adres nie prowadzi do żadnej izby karczmy. Może po drodze zginęła jakaś litera.
ui-nowhere-back = Do stołów
ui-ours = nasze
ui-ours-help = Wartości z drukowanej gry nikt nie podaje publicznie, więc ta jest nasza.
ui-die-green = Zielona
    .letter = Z
ui-die-blue = Niebieska
    .letter = N
ui-die-red = Czerwona
    .letter = C
ui-die-purple = Fioletowa
    .letter = F
ui-die-black = Czarna
    .letter = K
ui-die-white = Biała
    .letter = B
ui-die-gold = Złota
    .letter = Au

## door: stoły, zaproszenia, urządzenia

door-title = Stoły
door-hello-morning = Dzień dobry
door-hello-afternoon = Dzień dobry
door-hello-evening = Dobry wieczór
door-greeting = { $hello }, { $name }.
door-greeting-new = { $hello }!
door-subtitle = Przysuń krzesło: wybierz grę i zaczynaj.
door-name = Twoje imię
door-name-ask = Jak się do ciebie zwracać?
door-name-random = Borsuk, Wydra, Kruk, Ryś, Jeż, Sowa, Czapla, Bóbr, Kuna, Żuraw
door-name-empty = Podaj najpierw imię, może być dowolne.
door-name-change = Twoje imię, urządzenia i dane
door-new = Nowy stół
door-game = Gra
door-game-laid = ustawienia z ostatniego stołu
door-game-first = bez konta i bez instalacji
door-game-none = Na tym serwerze nie ma żadnej gry.
door-players-label = od { $least } do { $most } osób przy stole
door-players-solo = także solo
door-minutes = { $few }–{ $many } min
door-minutes-label = Tyle trwa gra między ludźmi; z golemami szybciej. Szacujemy to sami.
door-weight-label = Ile trzeba się nauczyć i rozważać. To nasza ocena.
door-weight-1 = lekka
door-weight-2 = średnia
door-weight-3 = wymagająca
door-learn = Nauka w grze
door-rules = Zasady
door-cards = Karty
door-who = Kto gdzie siedzi
door-who-range = { $name }: od { $least } do { $most } osób przy stole
door-chair-you = ty
door-chair-host = gospodarz
door-chair-golem-sub = gra samodzielnie
door-chair-open = Zaproszenie
door-chair-open-sub = dla tego, kto ma link
door-chair-open-sub-listed = kto pierwszy, ten siada
door-chair-person-sub = przy tym ekranie
door-chair-free = Wolne krzesło
door-chair-free-sub = posadź kogoś albo zostaw
door-chair-no = Brak krzesła
door-chair-no-why = { $name }: najwyżej { $most } { $most ->
    [one] osoba
    [few] osoby
   *[many] osób
}
door-chair-no-tag = do { $most }
door-chair-add-person = Osoba
door-chair-add-golem = Golem
door-chair-add-person-label = Krzesło { $letter }: osoba
door-chair-add-golem-label = Krzesło { $letter }: golem
door-chair-remove = Odstaw krzesło { $letter }
door-chair-to-bot = Krzesło { $letter }: zamiast tego golem
door-chair-to-open = Krzesło { $letter }: zamiast tego osoba
door-chair-name = Imię osoby na krześle { $letter }
door-chair-nameless = Imię, jeśli chcesz
door-chair-how = Jak zagra osoba na krześle { $letter }
door-chair-by-link = Przez link
door-chair-here = Tutaj
door-level = Siła golema na krześle { $letter }
door-golem-choose = Golem na krześle { $letter }: kto to i jak gra
door-golem-title = Golem na krześle { $letter }
door-golem-who = Kto gra
door-golem-numbered = Golem { $number }
    .about = Nie ma jeszcze imienia, ale gra nie gorzej od innych.
door-golem-taken = już siedzi przy stole
door-golem-level = Jak dobrze gra
door-golem-temper = Jak lubi grać
door-golem-own = po swojemu: { $temperament }
door-too-few = { $name }: przy stole { $least ->
    [one] musi być co najmniej { $least } osoba
    [few] muszą być co najmniej { $least } osoby
   *[many] musi być co najmniej { $least } osób
}. { $missing ->
    [one] Zajmij jeszcze jedno krzesło.
    [few] Zajmij jeszcze { $missing } krzesła.
   *[many] Zajmij jeszcze { $missing } krzeseł.
}
door-options-label = Opcje tego stołu
door-all-options = Wszystkie opcje
door-all-options-changed = { $count ->
    [one] { $count } zmieniona
    [few] { $count } zmienione
   *[many] { $count } zmienionych
}
door-options-reset = Przywróć domyślne
door-options-done = Gotowe
door-options-game = Zasady przy tym stole
door-options-none = Ta gra nie ma opcji.
door-options-house = Stół
door-pace = Tempo
door-pace-none = Bez zegara
    .help = Każdy myśli, ile chce.
door-pace-live = Zegar
    .help = Każdy ma kilka minut na całą partię i dostaje dodatkowe sekundy za każdy ruch. Komu skończy się czas, za tego gra golem, aż ta osoba wróci.
door-pace-days = Dni
    .help = Nie trzeba być tu w tym samym czasie: na każdy ruch są całe dni.
door-pace-minutes = Minut na osobę
door-pace-increment = Sekund za ruch
door-pace-days-each = Dni na ruch
door-pace-live-short = { $minutes } min + { $increment } s
door-pace-days-short = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
   *[many] { $days } dni na ruch
}
door-private = Prywatny
    .help = Ten stół znajdzie tylko ten, kto ma link.
door-listed = Na liście
    .help = Każdy na tym serwerze może go zobaczyć, usiąść na wolnym krześle i przyglądać się grze.
door-hints = Podpowiedzi
    .help = Każdy może zapytać trenera, co by wybrał, i widzi tylko odpowiedź na własne pytanie.
door-no-hints = bez podpowiedzi
    .help = W czasie gry nikt nie może pytać trenera. Po grze partię nadal można przeanalizować.
door-language = Język stołu
    .help = W tym języku się tu rozmawia; stronę każdy czyta w swoim.
door-language-page = Jak strona: { $name }
door-pack = Zestaw kart
    .help = Karty, którymi gra się przy tym stole.
door-start = Zaczynamy
door-open = Otwórz stół
door-skip = Przejdź do przycisku startu
door-solo = Gra solo
door-solo-level = Gra solo: { $name }
door-starting = Nakrywamy do stołu
door-mine = Twoje stoły
door-mine-count = { $count ->
    [one] { $count } stół
    [few] { $count } stoły
   *[many] { $count } stołów
}
door-mine-empty = Tu czekają stoły, przy których siedzisz, także po zamknięciu strony.
door-row-at = { $game } · { $host }
door-row-solo = { $game }, solo
door-row-your-turn = czeka na ciebie
door-row-asked = teraz: { $names }
door-row-golem = golem myśli
door-row-complete = wszyscy są na miejscach
door-row-free = { $count ->
    [one] { $count } wolne krzesło
    [few] { $count } wolne krzesła
   *[many] { $count } wolnych krzeseł
}
door-row-golems = { $count ->
    [one] { $count } golem
    [few] { $count } golemy
   *[many] { $count } golemów
}
door-row-gone = już go tu nie ma
door-row-points = { $name }: { $points }
door-row-nobody = jeszcze nikogo
door-your-turn = Twoja kolej
door-your-turn-at = Twoja kolej: { $game }
door-go-on = Otwórz
door-sit = Usiądź
door-watch = Oglądaj
door-replay = Powtórka
door-row-action = { $action }: { $table }
door-open-tables = Otwarte stoły
door-open-tables-sub = każdy może usiąść
door-open-empty = Żaden stół nie czeka teraz na gości. Otwórz własny i wpisz go na listę, żeby inni go znaleźli.
door-running = W trakcie gry
door-running-sub = każdy może oglądać
door-last = Ostatnie partie
door-last-empty = Skończone partie można tu obejrzeć jeszcze raz, ruch po ruchu.
door-code = Link albo kod zaproszenia
door-code-placeholder = Wklej link albo kod
door-code-join = Wejdź
door-code-bad = To nie jest nasz link ani kod. Najlepiej wkleić cały link z zaproszenia.
door-notify = Daj znać, gdy moja kolej
door-notify-on = Damy znać, gdy przyjdzie twoja kolej.
door-notify-denied = Przeglądarka nie pozwala tu na powiadomienia. Można na nie pozwolić obok paska adresu.
door-turn-title = Twoja kolej
door-turn-text = { $game }: twoja kolej.
door-lost = Serwer nie odpowiada. Próbujemy dalej.
door-lost-try = Spróbuj teraz
door-tab-waiting = ({ $count }) Stoły
door-me = Ty
door-me-save = Zapisz
door-me-saved = Od teraz nazywasz się { $name }.
door-me-note = Nowe imię pojawi się też przy twoich stołach, oprócz tych po zakończonej grze.
door-device = Inne urządzenie
    .help = Otwórz ten link na telefonie albo innym komputerze, a będziesz tam tym samym gościem: to samo imię, te same stoły. Działa raz, przez godzinę.
door-device-make = Utwórz link
door-device-again = Nowy link
door-device-warning = Nie dawaj go nikomu: kto go otworzy, zajmie twoje miejsce.
door-device-title = Inne urządzenie
door-continued = Ta gra to dalszy ciąg zakończonej partii, od pozycji { $position }. To, co było tam prywatne, rozdano na nowo, ale kto czytał tamten zapis, wie o wszystkim, co leżało odkryte lub zostało wcześniej pokazane.
door-device-text = Po otwarciu tego linku ta przeglądarka będzie tym samym gościem co urządzenie, z którego pochodzi: to samo imię, te same stoły.
door-device-now = Teraz nazywasz się tu { $name }. Potem w tej przeglądarce nie będzie już widać stołów gościa { $name }.
door-device-come-in = Wejdź
door-device-done = Tutaj też nazywasz się { $name }.
door-devices = Zalogowane urządzenia
door-devices-note = Urządzenie nieużywane przez 90 dni zostaje wylogowane automatycznie.
door-device-called = { $browser } ({ $system })
door-device-unknown = Nieznane urządzenie
door-device-here = to urządzenie
door-device-used = ostatnio: { $day }
door-sign-out = Wyloguj się
door-sign-out-label = Wyloguj się na tym urządzeniu: { $device }
door-sign-out-there = Wyloguj tam
door-sign-out-there-label = Wyloguj tam: { $device }
door-sign-out-title = Wylogować się na tym urządzeniu?
door-sign-out-sure = Twoje imię i stoły zostają; możesz tu wrócić przez link z innego swojego urządzenia.
door-sign-out-last = Nie ma innego zalogowanego urządzenia, więc nikt już nie wróci jako { $name }, a twoje stoły staną się niedostępne. Jeśli chcesz kiedyś wrócić, utwórz najpierw link dla innego urządzenia.
door-signed-out = To urządzenie jest wylogowane.
door-signed-out-there = Wylogowano: { $device }.
door-share = Partie do badań
    .help = Kto prowadzi ten serwer, może wtedy przekazywać twoje zakończone partie, także wcześniejsze, do badań i do uczenia botów: karty i wybory, bez imion, wiadomości i dat. Partia jest przekazywana tylko wtedy, gdy zgadza się każdy, kto w niej grał. Zgodę można w każdej chwili wycofać; tego, co już przekazano, nie da się cofnąć.
door-share-agree = Zgadzam się
door-data = Twoje dane
    .help = Pobierz w jednym pliku wszystko, co jest o tobie zapisane: urządzenia, stoły, wiadomości i zakończone partie. Możesz to też usunąć.
door-data-export = Pobierz moje dane
door-data-delete = Usuń moje dane
door-delete-title = Usunąć wszystkie twoje dane?
door-delete-text = { $name }, twoje imię i wiadomości znikną wszędzie, a każde twoje urządzenie zostanie wylogowane. W trwających grach twoje krzesło przejmie na stałe golem. Zakończone partie zostaną dla innych, z „gościem” na twoim miejscu, a stoły, przy których grasz tylko ty, zostaną usunięte. Tego nie da się cofnąć.
door-delete-sure = Usuń na zawsze
door-deleted = Wszystkie twoje dane zostały usunięte.
door-table-delete = Usuń
door-table-delete-title = Usunąć ten stół?
door-table-delete-text = { $table }: stół, wiadomości i zapis gry znikną dla wszystkich. Tego nie da się cofnąć.
door-table-deleted = Stół został usunięty.
door-bad-code-title = Ten link nie działa
door-bad-device-text = Został już użyty, ma ponad godzinę albo nie jest cały. Utwórz nowy na tamtym urządzeniu: kliknij swoje imię na górze strony ze stołami.
door-bad-invitation-text = Został już użyty, ma ponad tydzień albo nie jest cały. Poproś o nowy osobę, od której przyszedł, albo usiądź przy innym stole.
door-to-tables = Do stołów
door-again = Spróbuj jeszcze raz
door-trouble-title = Nie udało się
door-invitation-title = Zaproszenie
door-invitation-from = { $host } zaprasza do stołu
door-invitation-anybody = Zaproszenie do stołu
door-invitation-chair = Twoje krzesło to { $letter }.
door-invitation-sit = Usiądź
door-invitation-mine-title = Już siedzisz przy tym stole
door-invitation-mine = Ten link jest dla kogoś innego: przekaż go dalej, działa tylko raz.
door-invitation-go = Do stołu
door-invitation-full-title = Przy tym stole nie ma miejsca
door-invitation-full = Wszystkie krzesła są już zajęte.
door-invitation-started-title = Gra już trwa i nie ma wolnego krzesła
door-invitation-over-title = Ta partia już się skończyła
door-watch-title = Link do oglądania
door-watch-from = { $host } pozwala ci oglądać grę przy stole
door-watch-anybody = Możesz oglądać ten stół
door-watch-text = Zobaczysz to, co widzą wszyscy przy stole, ale niczyjej ręki. Nie możesz się dosiąść ani rozmawiać.
door-watch-go = Oglądaj
door-watch-bad-title = Ten link nie wpuszcza do środka
door-watch-bad = Gospodarz go wycofał albo zrobił nowy, a może link jest niepełny. Poproś o inny tego, kto ci go przysłał.
door-watch-heading = Link do oglądania
door-watch-about = Kto ma ten link, może oglądać ten stół: widzi to, co wszyscy, i czyta rozmowy, ale nie zobaczy niczyjej ręki i nie może grać. Każdy przy stole wie, że link został udostępniony.
door-watch-make = Zrób link do oglądania
door-watch-new = Zrób nowy
door-watch-withdraw = Wycofaj go
door-watch-elsewhere = Link jest już udostępniony, ale powstał na innym urządzeniu i nie da się go tu pokazać. Nowy zastąpi tamten.
door-watch-share = Zobacz naszą grę: { $game }
door-watched = można oglądać przez link
door-summary-usual = zwykłe zasady
door-summary-language-en = angielski
door-summary-language-pl = polski
door-summary-option = { $option }: { $value }
door-room-title = { $game }: czekamy przy stole
door-room-missing = { $count ->
    [one] Jedno krzesło jest jeszcze wolne.
    [few] { $count } krzesła są jeszcze wolne.
   *[many] { $count } krzeseł jest jeszcze wolnych.
}
door-room-complete = Wszyscy są na miejscach.
door-room-start = Zaczynamy grę
door-room-fill = Golemy na wolne krzesła i zaczynamy
door-room-why = Kogoś jeszcze brakuje: zaproś gościa albo posadź golema.
door-room-wait = { $host } zacznie grę, gdy wszyscy będą na miejscach.
door-room-wait-now = { $host } może zaczynać.
door-room-wait-nobody = Gospodarz zacznie grę, gdy wszyscy będą na miejscach.
door-room-chairs = Krzesła
door-room-here = przy stole
door-room-away = chwilowo poza stołem
door-room-you = ty
door-room-free = Wolne krzesło
door-room-invited = zaproszenie czeka na gościa
door-room-kept = z propozycją rewanżu
door-room-uninvited = jeszcze bez zaproszenia
door-room-to-come = ktoś ma tu jeszcze usiąść
door-room-invite = Zaproś
door-room-golem = Golem
door-room-remove = Usuń
door-room-remove-label = Usuń z krzesła { $letter }: { $name }
door-room-open-label = Zwolnij krzesło { $letter }
door-room-open = Zwolnij
door-room-invite-label = Zaproś kogoś na krzesło { $letter }
door-room-golem-label = Golem na krzesło { $letter }
door-room-stand-up = Wstań od stołu
door-room-sit = Usiądź tu
door-room-sit-label = Usiądź tu: krzesło { $letter }
door-room-came = { $name } siada do stołu.
door-room-invite-title = Zaproszenie na krzesło { $letter }
door-room-invite-text = Kto pierwszy otworzy ten link, usiądzie na tym krześle. Działa raz, przez tydzień.
door-room-listed = Stół jest na liście, więc może przy nim usiąść każdy na tym serwerze.
door-room-only-here = Ten adres prowadzi tylko do tego komputera. Żeby wpuścić telefony i inne komputery z twojej sieci, zamknij serwer i wpisz
    .or = albo, jeśli nie masz make,
door-link = Link
door-link-qr = Link jako kod QR, do aparatu w telefonie
door-link-copy = Kopiuj
door-link-copied = Skopiowane. Teraz wyślij.
door-link-not-copied = Ta przeglądarka nie pozwala kopiować. Link jest zaznaczony: skopiuj go ręcznie.
door-link-share = Udostępnij
door-link-share-text = Zagrajmy razem: { $game }!

## golem: jak dobrze grają i jak lubią grać

golem-level-novice = Nowicjusz
    .help = Jak ktoś pierwszego wieczoru: widzi to, co oczywiste, resztę przeoczy.
golem-level-regular = Bywalec
    .help = Gra według sprawdzonych zasad, prostych, ale dobrych.
golem-level-veteran = Wyga
    .help = Ocenia z doświadczenia tysięcy partii i patrzy trochę naprzód.
golem-level-master = Mistrz
    .help = To samo doświadczenie, ale patrzy dalej naprzód; myśli do dwóch sekund.
golem-level-house = Bot domu
golem-temper-careful = ostrożny
    .help = Z dwóch prawie równie dobrych możliwości wybiera bezpieczniejszą.
golem-temper-bold = śmiały
    .help = Z dwóch prawie równie dobrych możliwości wybiera ryzykowniejszą.
golem-temper-builder = budowniczy
    .help = Z dwóch prawie równie dobrych możliwości wybiera tę, która więcej daje jemu.
golem-temper-spoiler = psotnik
    .help = Z dwóch prawie równie dobrych możliwości wybiera tę, która więcej kosztuje innych.

## table: rama każdego stołu

table-coming = W drodze do stołu…
table-laid = Stół
table-none = Nie ma takiego stołu
table-signed-out = Wylogowano
table-gone = Nie ma już połączenia z tym stołem.
table-none-ask = Jeśli ktoś przysłał ci ten adres, poproś o zaproszenie albo o link do oglądania: tylko one wpuszczają do środka.
table-again = Spróbuj jeszcze raz
table-to-door = Do stołów
table-stranger = Kto wchodzi?
table-stranger-help = Podaj imię i siadaj do stołu.
table-come-in = Wejdź
table-lost = Połączenie zerwane. Łączymy się ponownie…
table-lost-kept = Połączenie zerwane. Łączymy się ponownie; twój wybór i tekst nie przepadną.
table-board-lost = Nie udało się pobrać planszy.
table-title-turn = Twoja kolej: { $game }
table-of = gospodarz: { $name }
table-move = Ruch
table-sound = Dźwięki
table-sound-on = Włącz dźwięki (M)
table-sound-off = Wyłącz dźwięki (M)
table-sound-is-on = Dźwięki są włączone.
table-sound-is-off = Dźwięki są wyłączone.

table-prompt = Co robić
table-how = Kliknij coś, co się świeci. Czego nie można cofnąć, wymaga drugiego kliknięcia.
table-final = Tego nie można cofnąć: kliknij jeszcze raz albo zatwierdź.
table-how-list = Wybierz coś, co się świeci, albo numer z listy.
table-how-touch = Dotknij czegoś, co się świeci.
table-narrowed =
    { $count ->
        [one] 1 sposób
        [few] { $count } sposoby: wybierz jeden.
       *[many] { $count } sposobów: wybierz jeden.
    }
table-waiting = Chwileczkę…
table-others-play = Teraz grają inni.
table-plays = Gra: { $name }.
table-skip =
    { $to ->
        [end] Do końca gry
        [now] Nadrób zaległości
       *[turn] Do mojej kolejki
    }
table-recap =
    { $watching ->
        [yes] Co dotąd w tej rundzie
       *[no] Od twojej ostatniej kolejki
    }
table-recap-none = Jeszcze nic się nie wydarzyło.
table-news-more =
    { $count ->
        [one] Wcześniej jeszcze 1 zdarzenie;
        [few] Wcześniej jeszcze { $count } zdarzenia;
       *[many] Wcześniej jeszcze { $count } zdarzeń;
    }
table-watching = Przyglądasz się grze.
table-stand-in = Gra za ciebie golem.
table-back = Już jestem
table-sending = Wysyłamy…
table-choose = Wybierz
table-choose-first = Najpierw wybierz coś, co się świeci, albo numer z listy.
table-hint = Podpowiedź
table-hint-help = Ile zdradza
table-hint-nudge = Naprowadzenie
table-hint-advice = Rada
table-hint-full = Wszystko
table-hint-bare = Ogólnej rady tu nie ma: spójrz na to, co oznaczone.
table-hint-look = Spójrz tutaj:
table-hint-worth = Szansa na wygraną { $win }, spodziewane punkty: { $points }.
table-hinting = Trener myśli…
table-coach = Trener wybrałby:
table-coach-other = Wybór trenera nr { $rank }:
table-advice =
    { $level ->
        [novice] Golem nowicjusz wybrałby:
        [regular] Golem bywalec wybrałby:
        [veteran] Golem wyga wybrałby:
        [master] Golem mistrz wybrałby:
       *[other] Golem wybrałby:
    }
table-advice-known = Warto wiedzieć: { $words }
table-advice-bare = Powodu nie podaje.
table-not-your-turn =
    { $count ->
        [one] Teraz wybiera { $names }.
       *[other] Teraz wybierają: { $names }.
    }
table-no-choice = Tego nie można teraz wybrać.
table-not-this = Nie to
table-result = Wynik
table-undo = Cofnij
table-undo-ask = Poproś o cofnięcie
table-undo-none = Nie ma czego cofnąć.
table-undo-asked = Twoja prośba czeka już na odpowiedź.
table-over = Koniec gry.{ " " }
table-over-me = Wygrywasz!
table-over-title = Zdobyty tytuł: { $title }
table-over-who =
    { $count ->
        [one] Wygrywa { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }

table-choices = Twoje możliwości
table-choices-show = Możliwości jako lista
table-choices-which = Która z nich?
table-choices-all = Wszystkie możliwości
table-blocked = Teraz się nie da

table-seats = Gracze
table-you = ty
table-first = zaczyna
table-bot =
    { $level ->
        [novice] nowicjusz
        [regular] bywalec
        [veteran] wyga
        [master] mistrz
       *[other] golem
    }
table-presence-here = przy stole
table-presence-thinking = myśli
table-presence-away = poza stołem
table-presence-open = wolne krzesło
table-presence-stand-in = poza stołem, gra golem
table-short-bot = golem
table-short-away = poza stołem
table-look = Wszystko, co ma { $name }
table-clock = Pozostały czas:
table-clock-days = { $days } d { $hours } godz.
table-just-now = Przed chwilą

table-board = Plansza
table-middle = Stół
table-theirs = U pozostałych
table-own = Przed tobą
table-acts = Co jeszcze można zrobić
table-zone-empty = pusto
table-several = { $name }, sztuk: { $count }
table-face-down =
    { $count ->
        [one] 1 zakryta
        [few] { $count } zakryte
       *[many] { $count } zakrytych
    }
table-fact-size = rozmiar
table-fact-turned = odkryte:
table-fact-inside = jeszcze w środku:
table-fact-value = wartość
table-fact-cost = koszt
table-fact-strength = siła
table-fact-places = miejsca
table-fact-left = zostało

table-drawer = Kronika, czat, zasady, punkty
table-tab-table = Stół
table-tab-log = Kronika
table-tab-chat = Czat
table-tab-rules = Zasady
table-tab-score = Punkty
table-unread =
    { $count ->
        [one] 1 nieprzeczytana
        [few] { $count } nieprzeczytane
       *[many] { $count } nieprzeczytanych
    }
table-newer = Co nowego
table-log-undone = (cofnięte)
table-chat-none = Nikt jeszcze nic nie napisał.
table-chat-write = Napisz do stołu
table-chat-send = Wyślij
table-chat-watching = Pisać mogą tylko ci, którzy siedzą przy stole.
table-chat-left =
    { $count ->
        [one] został 1 znak
        [few] zostały { $count } znaki
       *[many] zostało { $count } znaków
    }
table-score-now = Punkty w tej chwili, o ile możesz je znać. Rozwiń wiersz, a zobaczysz, za co są.
table-score-final = Wynik końcowy. Rozwiń wiersz, a zobaczysz, za co są punkty.
table-score-unknown = Znak zapytania: zakryte do końca gry.
table-score-coming = Liczymy…

table-log-created = Stół czeka na graczy.
table-log-start = Gra się zaczyna.
table-log-seat-sat_down = { $name } siada do stołu.
table-log-seat-left = { $name } wstaje od stołu.
table-log-seat-removed = { $name }: decyzją gospodarza gra teraz golem, a krzesło czeka na powrót.
table-log-seat-bot = { $name } zajmuje krzesło { $seat }.
table-log-seat-open = Krzesło { $seat } jest wolne.
table-log-seat-stand_in = { $name }: na razie gra golem.
table-log-seat-back = { $name } wraca do gry.
table-log-seat-deleted = { $name }: dane usunięte, ta osoba już nie wróci.
table-log-hidden = Gospodarz serwera zdjął ten stół z listy.
table-log-watch = Gospodarz udostępnia link do oglądania: kto go ma, może patrzeć na grę.
table-log-watch-end = Gospodarz wycofuje link do oglądania.
table-log-undo =
    { $count ->
        [one] { $name } cofa ruch.
        [few] Za zgodą stołu { $name } cofa grę o { $count } ruchy.
       *[many] Za zgodą stołu { $name } cofa grę o { $count } ruchów.
    }
table-log-dealt = Coś wyszło już na jaw, więc to, co było wcześniej zakryte, rozdano na nowo.
table-log-wish =
    { $count ->
        [one] { $name } prosi o cofnięcie 1 ruchu.
       *[other] { $name } prosi o cofnięcie { $count } ruchów.
    }
table-log-wish-yes = { $name } się zgadza.
table-log-wish-no = { $name } się nie zgadza: gramy dalej.
table-log-wish-back = { $name } wycofuje prośbę: gramy dalej.
table-log-clock = Czas minął, gra golem: { $names }.
table-log-rematch = Stół do rewanżu jest gotowy.
table-log-rules = Zasady poprawiono; dalej gramy według wersji { $version }.

table-ask-title = Jak daleko wstecz?
table-ask-help = Na takie cofnięcie potrzebna jest zgoda pozostałych. Wróćmy do chwili przed:
table-ask-how-far = Ruch, przed który wracamy
table-back-help = Wróć do chwili tuż przed ruchem:
table-back-same = Od tamtej pory nic nie wyszło na jaw: gra potoczy się stamtąd dokładnie tak, jak stała.
table-back-deals = Od tamtej pory coś wyszło na jaw. Dlatego to, co było wtedy zakryte, zostanie rozdane na nowo: może potoczyć się inaczej. Zapis gry to odnotuje.
table-back-deals-tag = nowe rozdanie
table-back-do =
    { $count ->
        [one] Cofnij 1 ruch
        [few] Cofnij { $count } ruchy
       *[many] Cofnij { $count } ruchów
    }
table-ask-not = Gramy dalej
table-ask-do =
    { $count ->
        [one] Poproś o cofnięcie 1 ruchu
       *[other] Poproś o cofnięcie { $count } ruchów
    }
table-wish-title =
    { $count ->
        [one] { $name } prosi o cofnięcie 1 ruchu
       *[other] { $name } prosi o cofnięcie { $count } ruchów
    }
table-wish-help = Jeśli wszyscy się zgodzą, gra toczy się dalej od tamtej chwili. Jeśli od tego czasu coś wyszło na jaw, to, czego nikt tu wcześniej nie znał, zostanie rozdane na nowo; co pokazaliście sobie nawzajem, to pamiętacie.
table-wish-yes = Zgoda
table-wish-no = Gramy dalej
table-wish-waits =
    { $count ->
        [one] Prosisz o cofnięcie 1 ruchu. Odpowiedzieć mają jeszcze: { $names }.
       *[other] Prosisz o cofnięcie { $count } ruchów. Odpowiedzieć mają jeszcze: { $names }.
    }
table-wish-drop = Wycofaj prośbę
table-wish-show = Co dokładnie?
table-wish-list = Co zostałoby cofnięte, od najnowszego
table-wish-earlier =
    { $count ->
        [one] i 1 wcześniejszy ruch
        [few] i { $count } wcześniejsze ruchy
       *[many] i { $count } wcześniejszych ruchów
    }
table-wish-granted =
    { $count ->
        [one] Jest zgoda: cofnięto 1 ruch.
        [few] Jest zgoda: cofnięto { $count } ruchy.
       *[many] Jest zgoda: cofnięto { $count } ruchów.
    }
table-wish-lapsed = Gra potoczyła się dalej, zanim odpowiedzieli wszyscy: prośba przepadła.
table-choice-hidden = { $name }: ruch ukryty przed tobą
table-choice-secret = { $name }: ruch wykonany w tajemnicy

table-leave = Wstań od stołu
table-leave-title = Wstać od stołu?
table-leave-seated = Krzesło zostaje twoje: stół znajdziesz wśród swoich i możesz wrócić w każdej chwili.
table-leave-for-good = Możesz też oddać krzesło: wtedy gra golem, a gospodarz może posadzić tam kogoś nowego; do tego czasu możesz wrócić.
table-leave-watching = Stół zostaje na swoim miejscu.
table-leave-stay = Zostań
table-leave-give-up = Oddaj krzesło
table-leave-golem = Niech na razie gra golem
table-leave-go = Wstań
table-host = Ten stół prowadzisz ty
table-host-stand-in = Niech na razie gra golem
table-host-back = Oddaj krzesło graczowi
table-host-remove = Wyproś od stołu
table-host-remove-sure = Dalej zagra golem. Krzesło czeka na powrót ({ $name }), dopóki nikt inny na nim nie usiądzie.
table-host-keep = Zostaw
table-host-bot = Posadź tu golema

table-curtain = { $name }, twoja kolej
table-curtain-help = Teraz na ekran patrzy tylko { $name }.
table-curtain-lift = Podnieś kurtynę

table-rank = { $rank }. miejsce
table-points =
    { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
table-points-word =
    { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
table-rematch = Zagraj jeszcze raz
table-rematch-join = Do rewanżu
table-rematch-yes = Ja też chcę rewanżu
table-replay = Powtórka
table-result-look = Pokaż stół
table-share = Udostępnij obrazek
table-share-failed = Przeglądarka nie zdołała narysować obrazka.
table-against = { $me } { $mine } : { $theirs } { $rival }
table-you-there = Ty
table-record = Zapis gry, ziarno losowania i jak je sprawdzić

table-help = Pomoc i klawisze
table-help-look = Wybrać można to, co się świeci. Jeśli da się to cofnąć, wystarczy jedno kliknięcie. Jeśli nie, pierwsze pokazuje, co z tego wyniknie, a drugie zatwierdza; zatwierdza też duży przycisk. Możesz to zmienić w ustawieniach. To, co się gdzieś kładzie, można tam też przeciągnąć.
table-help-why = Nie można czegoś wybrać? Wskaż to, a na ekranie dotykowym przytrzymaj: zobaczysz, dlaczego. Tak samo wszystko inne na stole powie, czym jest, co robi i która zasada o tym mówi.
table-help-keys = Klawisze
table-help-chance = Losowość
table-help-chance-text = Wszystko, co losowe w tej grze, bierze się z ziarna wylosowanego przed jej początkiem; poznasz je na końcu. To jego odcisk: zapisz go, a nikt niepostrzeżenie nie zmieni ziarna.
table-key-arrows = Strzałki
    .does = przechodzą po tym, co można wybrać
table-key-enter = Enter
    .does = podgląd, potem wybór
table-key-digits = 1 … 9, 0
    .does = możliwości z listy
table-key-escape = Esc
    .does = krok wstecz
table-key-u = U
    .does = cofnij
table-key-h = H
    .does = podpowiedź
table-key-f = F
    .does = do mojej kolejki
table-key-t = T
    .does = co się działo od twojej ostatniej kolejki
table-key-l = L
    .does = kronika
table-key-c = C
    .does = czat
table-key-r = R
    .does = zasady
table-key-s = S
    .does = punkty
table-key-m = M
    .does = włącza i wyłącza dźwięki
table-key-w = W
    .does = co to jest? Przejdź po wszystkim
table-key-help = ?
    .does = co to jest? Opowiada o tym, co wskazujesz; jeśli niczego nie wskazujesz, ta pomoc

## what: odpowiedzi na pytanie „co to jest?” o to, co nie należy do żadnej gry

table-what = Co to jest?
table-what-short = Co to?
table-what-how = Naciśnij cokolwiek na stole albo przechodź strzałkami lub klawiszem Tab.
table-what-press = Naciśnij cokolwiek na stole.
table-what-end = Gotowe
table-what-rule = Zasada { $rule }.
what-seat = Gracz. Kolor, kształt i litera pieczęci oznaczają wszystko, co do niego należy. Naciśnij, a zobaczysz, co ma.
what-presence = Kto tu teraz siedzi: człowiek, ktoś, kto odszedł od stołu, albo golem, który wybiera sam.
what-clock = Tyle czasu do namysłu zostało temu graczowi. Gdy się skończy, gra za niego golem.
what-move = Tyle wyborów zapadło dotąd w tej grze.
what-points = Wynik końcowy. Kto ma najwięcej, wygrał.
what-ours = Drukowanej wartości nikt nie opublikował, więc ta jest nasza i może się różnić od tej w pudełku.

## board: plansze gier

## kajko: plansza gry Kajko i Kokosz

kajko-stacks = Wyprawy
kajko-stack =
    { $left ->
        [0] { $stack }, pusty: 0 z { $size } kart
        [one] { $stack }, została 1 z { $size } kart
        [few] { $stack }, zostały { $left } z { $size } kart
       *[many] { $stack }, zostało { $left } z { $size } kart
    }
kajko-inside = w środku: { $cards }
kajko-turned = odkryte: { $cards }
kajko-of = z { $size }
kajko-empty = pusty
kajko-cards-left =
    { $left ->
        [one] została { $left } z { $size } kart
        [few] zostały { $left } z { $size } kart
       *[many] zostało { $left } z { $size } kart
    }
kajko-cards =
    { $card ->
        [raiders]
            { $count ->
                [one] rozbójnicy z Jomsborga
                [few] { $count } bandy rozbójników z Jomsborga
               *[many] { $count } band rozbójników z Jomsborga
            }
        [robbers]
            { $count ->
                [one] zbójcerze
                [few] { $count } bandy zbójcerzy
               *[many] { $count } band zbójcerzy
            }
        [chamberlain]
            { $count ->
                [one] podstępny szambelan
                [few] { $count } podstępni szambelani
               *[many] { $count } podstępnych szambelanów
            }
        [coin_in_hand]
            { $count ->
                [one] moneta w ręku
                [few] { $count } monety w ręku
               *[many] { $count } monet w ręku
            }
        [treasure_10]
            { $count ->
                [one] przedmiot wart 10
                [few] { $count } przedmioty warte po 10
               *[many] { $count } przedmiotów wartych po 10
            }
        [item_5]
            { $count ->
                [one] przedmiot wart 5
                [few] { $count } przedmioty warte po 5
               *[many] { $count } przedmiotów wartych po 5
            }
        [coin]
            { $count ->
                [one] moneta
                [few] { $count } monety
               *[many] { $count } monet
            }
       *[other] { $name } ({ $count })
    }
kajko-key =
    { $card ->
        [raiders] rozbójnicy
        [robbers] zbójcerze
        [chamberlain] szambelan
       *[other] { $name }
    }
kajko-sort =
    { $sort ->
        [danger] zagrożenie
        [coin] moneta
       *[item] przedmiot
    }
kajko-ours = nasz podział kart
kajko-ours-cards =
    { $source ->
        [designed] Ile jest tu monet i przedmiotów wartych 5, ustaliliśmy sami: drukowanego podziału nikt nie podaje.
       *[other] Co tu jest, wiadomo z recenzji, a nie z drukowanych zasad.
    }
kajko-ours-value =
    { $source ->
        [designed] Ta wartość jest nasza: drukowanej nikt nie podaje.
       *[other] Ta wartość jest z recenzji, a nie z drukowanych zasad.
    }
kajko-ours-total =
    { $source ->
        [designed] liczba nasza
       *[other] liczba z recenzji
    }
kajko-kinds = Karty
kajko-kinds-title = Co robią karty
kajko-kinds-left =
    { $count ->
        [0] w stosach już ich nie ma
       *[other] w stosach jeszcze { $count }
    }
kajko-front = Przed tobą
kajko-front-seen = wszyscy to widzą
kajko-front-none = Na razie pusto. Co znajdziesz na wyprawie, leży tutaj, póki nie odeślesz tego do grodu.
kajko-front-done = Twoje łupy są już w grodzie.
kajko-front-empty = nic na stole
kajko-stake =
    { $ducats ->
        [one] dukat na szali
        [few] dukaty na szali
       *[many] dukatów na szali
    }
kajko-town = Gród
kajko-town-known = Masz w grodzie: { $cards }.
kajko-free =
    { $count ->
        [0] Nie ma już wolnej postaci. Co odesłane, to bezpieczne.
        [one] 1 wolna postać: możesz odesłać jeszcze raz. Co odeślesz, będzie bezpieczne.
        [few] { $count } wolne postacie: możesz odesłać jeszcze { $count } razy. Co odeślesz, będzie bezpieczne.
       *[many] { $count } wolnych postaci: możesz odesłać jeszcze { $count } razy. Co odeślesz, będzie bezpieczne.
    }
kajko-sent =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
kajko-character-empty = Postać { $number }: wolna
kajko-character-full =
    { $count ->
        [one] Postać { $number }: 1 karta
        [few] Postać { $number }: { $count } karty
       *[many] Postać { $number }: { $count } kart
    }
kajko-character-known = Postać { $number }: { $cards }
kajko-rob = Do kogo trafi ta moneta w ręku?
kajko-out-empty = Żadna karta nie wypadła jeszcze z gry.
kajko-rules = Zasady stołu
kajko-rules-title = Zasady tego stołu
kajko-rules-characters =
    { $count ->
        [one] Każdy ma w grodzie 1 postać.
        [few] Każdy ma w grodzie { $count } postacie.
       *[many] Każdy ma w grodzie { $count } postaci.
    }
kajko-rules-failed = Nie udało się pobrać zasad stołu.

## rp: plansza gry Roll Player

rp-sheet = Karta postaci
rp-row-str = SIŁ
rp-row-dex = ZRE
rp-row-con = KON
rp-row-int = INT
rp-row-wis = MDR
rp-row-cha = CHA
rp-row-dice = { $name }: { $dice }; razem { $total }
rp-row-empty = { $name }: bez kości; razem { $total }
rp-row-goal =
    cel { $goal } za { $stars ->
        [one] 1 gwiazdkę
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    }, { $far }
rp-action-str = Obróć kość
rp-action-dex = Zamień dwie kości
rp-action-con = Kość +1 lub −1
rp-action-int = Przerzuć kość
rp-action-wis = Przesuń charakter
rp-action-cha = Żeton Charyzmy
rp-met = cel osiągnięty
rp-would-met = osiągnie cel
rp-needs =
    { $free ->
        [one] jeszcze { $what } z{ "\u00A0" }1{ "\u00A0" }kości
        [2] jeszcze { $what } z{ "\u00A0" }2{ "\u00A0" }kości
       *[other] jeszcze { $what } z{ "\u00A0" }3{ "\u00A0" }kości
    }
rp-short = za mało o { $by }
rp-over = za dużo o { $by }
rp-brings-gold = złoto: { $gold }
rp-brings-stars = gwiazdki: { $stars }
rp-space-empty = puste
rp-wants =
    { $hit ->
        [yes] historia: { $colour }, zgadza się
       *[no] historia: { $colour }
    }
rp-backstory = historia
rp-now = teraz
rp-stars =
    { $stars ->
        [one] 1 gwiazdka
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    }
rp-stars-now =
    { $stars ->
        [one] na tę chwilę 1 gwiazdka
        [few] na tę chwilę { $stars } gwiazdki
       *[many] na tę chwilę { $stars } gwiazdek
    }
rp-gold =
    { $gold ->
        [one] 1 sztuka złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }
rp-charisma =
    { $count ->
        [one] 1 żeton Charyzmy
        [few] { $count } żetony Charyzmy
       *[many] { $count } żetonów Charyzmy
    }
rp-alignment = Charakter
rp-alignment-at = { $name }: znacznik na polu { $field }, gwiazdki: { $stars }
rp-would-move = znacznik trafi na pole „{ $field }”, gwiazdki: { $stars }
rp-field = { $field }, gwiazdki: { $stars }
rp-here = { $field }: { $stars }
rp-best = najlepsze pole: { $stars }
rp-good = dobro
rp-evil = zło
rp-lawful = praworządność
rp-chaotic = chaos
rp-side =
    { $to ->
        [up] dobro
        [down] zło
        [left] praworz.
       *[right] chaos
    }
rp-initiative-title = Inicjatywa
rp-initiative =
    { $gold ->
        [0] { $card }: { $die }
       *[other] { $card }: { $die }, złoto: { $gold }
    }
rp-initiative-taken = { $card }: ma ją { $name }
rp-init = inicjatywa { $card }
rp-loose = Kości, które trzeba ułożyć po kolei
rp-tie = równe kości: która trafi na niższą kartę?
rp-market = Rynek
rp-market-turn =
    { $turn ->
        [1] masz 1. miejsce w kolejce
        [2] masz 2. miejsce w kolejce
        [3] masz 3. miejsce w kolejce
       *[other] masz 4. miejsce w kolejce
    }
rp-market-turns = masz { $turn }.–{ $last }. miejsce w kolejce, zależnie od innych
rp-market-solo = od lewej do prawej
rp-market-empty = Na rynku nie ma teraz kart.
rp-price = cena { $price }
rp-price-less = cena { $price } zamiast { $cost }
rp-hands-of =
    { $hands ->
        [one] jednoręczna
       *[other] dwuręczna
    }
rp-too-dear = za droga
rp-paying = { $name }: za to płacisz
rp-buy = Kup
rp-discard = Odrzuć
rp-type =
    { $type ->
        [weapon] Broń
        [armor] Pancerz
        [skill] Umiejętność
       *[trait] Cecha
    }
rp-types =
    { $type ->
        [weapon] Broń
        [armor] Pancerz
        [skill] Umiejętności
       *[trait] Cechy
    }
rp-skills = Umiejętności (gotowe: { $ready } z { $count })
rp-ready = gotowa
rp-exhausted = wyczerpana
rp-own-cards = Twoje karty
rp-cards = Karty
rp-no-cards = Jeszcze nic z rynku.
rp-hands = zajęte dłonie: { $used } z { $of }
rp-bag = Mieszek
rp-bag-colour = { $colour }: { $count }
rp-deck = Talia
rp-deck-about = Te karty leżą w talii. Ich kolejności nikt nie zna.
rp-discards = Odrzucone
rp-trash = Śmietnik
rp-trash-about = Te karty wypadły z gry na dobre.
rp-pile-empty = Nic tu nie ma.
rp-choose-skill = Gotowe umiejętności innych
rp-choose-discards = Ze stosu kart odrzuconych
rp-starting = Kości początkowe
rp-starting-pick = wybierz kość
rp-starting-row = teraz rząd na karcie postaci
rp-setup-choose_sheet = Karty postaci
    .help = Rasa podnosi jedne atrybuty, a obniża inne.
rp-setup-choose_class_card = Karty klas
    .help = Na każdej karcie są dwie klasy z celami dla sześciu atrybutów.
rp-setup-choose_class = Dwie klasy, jedna karta
    .help = Cele mówią, ile powinny wynosić atrybuty na koniec gry.
rp-class-die = każda { $colour } kość to gwiazdka
rp-whose-sheet = Czyja karta

## stone: plansza gry Stonespine Architects

stone-own-dungeon = Twoje podziemia
stone-dungeon-of = Podziemia: { $name }
stone-whose = Czyje podziemia
stone-met =
    { $points ->
        [0] { $name }: spełnione { $met } z 8
        [one] { $name }: spełnione { $met } z 8, 1 punkt
        [few] { $name }: spełnione { $met } z 8, { $points } punkty
       *[many] { $name }: spełnione { $met } z 8, { $points } punktów
    }
stone-met-next =
    { $points ->
        [one] { $met } to 1 punkt
        [few] { $met } to { $points } punkty
       *[many] { $met } to { $points } punktów
    }
stone-scale = Ile spełnionych wymagań projektu i ile dają na koniec: { $steps }.
stone-step = { $met }: +{ $points }
stone-clusters = Klastry
stone-cluster =
    { $kind ->
        [cave] klaster jaskiń, komnat: { $count }
       *[dungeon] klaster lochów, komnat: { $count }
    }
stone-entrance = Wejście
stone-exit = Wyjście
stone-from-entrance = połączone z wejściem: { $count }
stone-from-exit = połączone z wyjściem: { $count }
stone-joined-entrance = połączona z wejściem
stone-joined-exit = połączona z wyjściem
stone-year = rok { $year }
stone-empty = pusto, do zbudowania w roku { $year }
stone-kind =
    { $kind ->
        [cave] jaskinia
       *[dungeon] loch
    }
stone-doors = drzwi: { $doors }
stone-no-doors = bez drzwi
stone-side-n = u góry
stone-side-e = z prawej
stone-side-s = u dołu
stone-side-w = z lewej
stone-no-elements = bez elementów
stone-tokens = żetony: { $elements }
stone-gold = złoto: { $gold }
stone-points = punkty: { $points }
stone-pays =
    { $points ->
        [one] teraz 1 punkt
        [few] teraz { $points } punkty
       *[many] teraz { $points } punktów
    }
stone-worth =
    { $points ->
        [one] 1 punkt w tej chwili
        [few] { $points } punkty w tej chwili
       *[many] { $points } punktów w tej chwili
    }
stone-reputation = Reputacja w tej chwili
stone-reputation-of = Reputacja, gdyby gra kończyła się teraz ({ $parts })
stone-word =
    { $word ->
        [cave] jaskinia
        [dungeon] loch
        [monster] dowolny potwór
        [trap] pułapka
       *[star] gwiazdka
    }
stone-wanted =
    { $met ->
        [yes] projekt: { $what }, spełnione
       *[no] projekt: { $what }, niespełnione
    }
stone-column-first = Ta kolumna: teraz wybierz komnatę z ręki.
stone-sealed = wybrana
stone-full = pełna
stone-passages = Tajne przejścia
stone-passage-at = tajne przejście: { $edge }
stone-placing = Do umieszczenia
stone-place-which = wybierz żeton, potem miejsce
stone-place-cell = teraz komnata, w której jest miejsce
stone-place-edge = teraz krawędź komnaty
stone-own-hand = Twoja ręka
stone-hand = Ręka
stone-hidden =
    { $count ->
        [one] 1 nieznana komnata
        [few] { $count } nieznane komnaty
       *[many] { $count } nieznanych komnat
    }
stone-pick-chamber = wybierz komnatę albo najpierw kolumnę
stone-pick-column = teraz kolumna tegorocznego rzędu
stone-pick-for = { $column }: wybierz komnatę
stone-waits = twój wybór jest ukryty; wybierają jeszcze: { $names }
stone-has-chosen = wybór gotowy
stone-market = Rynek
stone-market-later = otworzy się po budowie
stone-market-richest = teraz kolej najbogatszego
stone-market-empty = Nie ma odkrytych kart rynku.
stone-price = cena
stone-sold = pusty
stone-too-dear = za drogo
stone-no-room =
    { $count ->
        [one] na jeden nie ma miejsca
        [few] na { $count } nie ma miejsca
       *[many] na { $count } nie ma miejsca
    }
stone-priority = Priorytet
stone-line = Kolejność na rynku
stone-track =
    { $passed ->
        [0] { $name }: miejsce { $place }, złoto: { $gold }
       *[other] { $name }: miejsce { $place }; pas, nowe miejsce { $passed }
    }
stone-supply = Zasoby
stone-deck = Komnaty w talii: { $deck }; odrzucone: { $discards }.
stone-piles-about = Te żetony leżą zakryte w stosach. Nikt nie zna ich kolejności.
stone-pile =
    { $shape ->
        [circle] Żetony okrągłe: { $count }
        [oval] Żetony owalne: { $count }
       *[square] Żetony kwadratowe: { $count }
    }
stone-used = Odrzucone żetony: { $count }
stone-none = brak
stone-aims = Cel i wyzwania
stone-goal = Cel: { $name }
stone-goal-now = Ile kto ma
stone-own-challenges = Twoje wyzwania
stone-taken = Wzięte wyzwania
stone-pays-now = ile teraz dają
stone-open-challenges = Odkryte wyzwania
stone-open-help = kto pasuje, bierze jedno
stone-mini =
    { $count ->
        [one] Podziemia: { $name }, 1 komnata
        [few] Podziemia: { $name }, { $count } komnaty
       *[many] Podziemia: { $name }, { $count } komnat
    }
stone-jael = Jael
stone-jael-all = Co ma Jael
stone-jael-left = karty do odkrycia: { $count }
stone-jael-gold = Jael { $gold }, ty { $mine }
stone-jael-score =
    { $all ->
        [yes] Reputacja Jaela w tej chwili: { $points }
       *[no] Reputacja Jaela bez złota i celu: { $points }
    }
stone-jael-cards = Jego karty
stone-jael-chambers = Jego komnaty: { $count }
stone-jael-tokens = Jego żetony: { $count }
stone-jael-takes = Jael
stone-jael-share = działka Jaela
stone-symbol =
    { $symbol ->
        [blue] niebieski symbol
        [green] zielony symbol
       *[red] czerwony symbol
    }
stone-symbol-letter =
    { $symbol ->
        [blue] N
        [green] Z
       *[red] C
    }
stone-symbol-of =
    { $symbol ->
        [blue] { $takes ->
            [yes] niebieski symbol: takie komnaty zbiera w tym roku Jael
           *[no] niebieski symbol
        }
        [green] { $takes ->
            [yes] zielony symbol: takie komnaty zbiera w tym roku Jael
           *[no] zielony symbol
        }
       *[red] { $takes ->
            [yes] czerwony symbol: takie komnaty zbiera w tym roku Jael
           *[no] czerwony symbol
        }
    }

## lock: plansza gry Lockup

lock-prison = Więzienie
lock-rewards = Nagrody
lock-rank = { $rank }.
lock-rank-to = { $from }–{ $to }
lock-rank-on = od { $from }
lock-rank-last = ost.
lock-rank-all = wszyscy
lock-count = { $name } { $count }
lock-marker = znacznik pierwszego gracza
lock-trade = wymiana { $count } na 1
lock-recruit = zbir za { $one }, dwóch za { $two }
lock-recruit-one = zbir za { $one }
lock-tomes =
    { $count ->
        [one] dobierz 1 księgę
        [few] dobierz { $count } księgi, zatrzymaj 1
       *[many] dobierz { $count } ksiąg, zatrzymaj 1
    }
lock-one-of =
    { $count ->
        [one] 1
       *[other] 1 z { $count }
    }
lock-reward-choice = dowolny surowiec
lock-reward-craft = zmajstruj lub zaklep fant
lock-reward-nothing = nic
lock-letter =
    { $kind ->
        [scrap] O
        [potion] M
        [iron] Ż
        [gold] Zł
       *[other] ?
    }
lock-no-thug = Nie ma tu zbira.
lock-nobody = jeszcze nikogo
lock-crews-at = Bandy: { $name }
lock-ranked = miejsce { $rank } z siłą { $strength }
lock-strength-there =
    { $more ->
        [yes] siła { $strength } i to, co zakryte
       *[no] siła { $strength }
    }
lock-collected = ma nagrodę
lock-gets =
    { $got ->
        [yes] { $rank }: { $name }, ma nagrodę
       *[no] { $rank }: { $name }
    }
lock-own-down = { $name } (leży zakryty, wiesz o nim tylko ty)
lock-peeked = { $name } (leży zakryty, ale go znasz)
lock-backs =
    { $count ->
        [one] 1 zakryty żeton
        [few] { $count } zakryte żetony
       *[many] { $count } zakrytych żetonów
    }
lock-planned = w drodze: { $what }
lock-loot = łup bandytów: { $cubes }
lock-guard-down = zakryta karta
lock-carries = co obchód przynosi łup: { $name }
lock-carries-short = łup
lock-icons = ikony podejrzeń: { $count }
lock-treasures = skarby: { $names }
lock-worth = reputacja: { $points }
lock-costs = koszt: { $cubes }
lock-items = Fanty
lock-deck = w talii: { $count }
lock-empty-place = nowy fant przy obchodzie
lock-craft = Zmajstruj
lock-reserve = Zaklep
lock-cannot-pay = nie stać cię
lock-reserve-only = można tylko zaklepać
lock-goals = Cele
lock-goal-kind =
    { $kind ->
        [immediate] kto pierwszy, od razu
        [leader] kto ma najwięcej
       *[final] na koniec gry
    }
lock-goal-least = od { $least }
lock-goal-count = { $name }: { $count }
lock-goal-each = za każdy
lock-goal-holder = ma go { $name }
lock-own-cell = Twoja cela
lock-cell-of = Cela: { $name }
lock-in-cell = Żetony w celi
lock-in-the-cell = w celi
lock-cell-count = Żetony w celi: { $count }
lock-at-down = { $name }, zakryty
lock-may-hide =
    { $count ->
        [0] w tej rundzie nie zakryjesz już żadnego
        [one] możesz zakryć jeszcze 1
       *[other] możesz zakryć jeszcze { $count }
    }
lock-take-back = Zabierz ten z powrotem
lock-send =
    { $count ->
        [one] Wyślij 1 żeton
        [few] Wyślij { $count } żetony
       *[many] Wyślij { $count } żetonów
    }
lock-goes-here = tu idą twoje żetony
lock-purse = Co oddajesz
lock-purse-pay = Zapłać: { $cubes }
lock-purse-discard = Odłóż: { $cubes }
lock-purse-give = Oddaj: { $cubes }
lock-purse-count = Wybrano { $count } z { $of }; kliknij kostkę, żeby to zmienić.
lock-hand = Na ręce
lock-hand-yours = widzisz tylko ty
lock-hand-empty = Pusto: księgi są w Bibliotece, a fanty zaklepuje się w Bloku więziennym.
lock-hidden-tomes =
    { $count ->
        [one] 1 księga
        [few] { $count } księgi
       *[many] { $count } ksiąg
    }
lock-hidden-items =
    { $count ->
        [one] 1 zaklepany fant
        [few] { $count } zaklepane fanty
       *[many] { $count } zaklepanych fantów
    }
lock-when =
    { $when ->
        [roll_call_turn] w twojej turze
        [lights_out_start] gdy gasną światła
        [lights_out_ranking] przy ustalaniu miejsc
        [chow_hall] Stołówka
        [cell_block] Blok więzienny
       *[any] zawsze
    }
lock-roll-call = Apel
lock-lights-out = Cisza nocna: { $name }
lock-raid = Kostki podejrzeń w zapasie: { $count } z { $of }
lock-raid-short = Nalot
lock-raid-about = Gdy przy obchodzie zabraknie w zapasie kostek podejrzeń, jest nalot: najbardziej podejrzani tracą reputację.
lock-choose = Wybierz
lock-gangs = Bandy
lock-gangs-standard = Wszystkie bandy zaczynają tak samo.
lock-gangs-advanced = Każda banda zaczyna z tym, co pokazuje jej plansza.
lock-guards-score = reputacja: { $points }, ze wszystkim, co liczy się na koniec: { $total }
lock-guards-all = Co ma straż
lock-guard-cards = Karty strażników
lock-aside = Odłożone: { $names }.
lock-location-deck = Karty lokacji, które jeszcze przyjdą: { $count }
lock-drawn-locations = Dobrane karty lokacji: { $names }
lock-nothing-yet = Jeszcze nic.
lock-passed = odpuszcza
lock-dealt = wybiera cechę, do wyboru: { $count }
lock-total = reputacja: { $points }, w tej chwili razem: { $total }
lock-posted = W więzieniu
lock-whose = Czyja cela
lock-crews = Bandy

## replay: powtórka

replay-title = Powtórka
replay-loading = Wczytujemy partię…
replay-not-over = Ta partia jeszcze trwa. Powtórka będzie, gdy się skończy.
replay-to-table = Do stołu
replay-start = Początek partii.
replay-setup = Przygotowania
replay-where = { $round } · tura: { $name }
replay-chose = { $name }: { $what }
replay-whose = Czyje ruchy
replay-whose-all = Wszystkich
replay-whose-me = Moje ruchy
replay-quiet = Każdy krok
    .help = Także odpuszczanie i wybory w sekrecie.
replay-round = Runda
replay-round-open = Rozwiń: { $round }
replay-more = +{ $count }
    .label = jeszcze { $count }
replay-nothing = Tu nie ma nic do czytania.
replay-players = Gracze
replay-keys = Strzałki: jeden krok. Z klawiszem Shift: do następnego ruchu gracza, którego śledzisz. Page Up i Page Down: rundami. Spacja: odtwarzanie.
replay-position = Pozycja
replay-undo =
    { $count ->
        [one] { $name } cofa jeden ruch.
        [few] { $name } cofa { $count } ruchy.
       *[many] { $name } cofa { $count } ruchów.
    }
replay-gone = Potem cofnięte.
replay-link = Link
replay-link-copied = Link do tej pozycji jest w schowku.
replay-copy = Kopiuj
replay-copied = Skopiowane.
replay-not-copied = Przeglądarka nie pozwala kopiować. Skopiuj adres strony.
replay-board = Stół
replay-eyes = Patrzy:
replay-steps = Przewijanie partii
replay-slider = Miejsce w partii
replay-slider-at = { $position } z { $length }
replay-step = krok { $position } z { $length }
replay-before = Krok wstecz
replay-after = Krok naprzód
replay-back-own = Do poprzedniego ruchu ({ $name })
replay-on-own = Do następnego ruchu ({ $name })
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-speed = Szybkość
replay-side = Więcej o partii
replay-log = Kronika
replay-score = Punkty
replay-record = Zapis
replay-totals = Punkty razem
replay-totals-gaps = Przerwa: nikt nie mógł wtedy znać sumy.
replay-totals-table = Sumy w tabeli
replay-chart-label = Dla każdego gracza jedna linia: suma punktów w każdej pozycji. To samo mówi tabela poniżej.
replay-unknown = ?
    .help = Tego nikt nie mógł w tej chwili wiedzieć.
replay-total = Razem
replay-rank = Miejsce
replay-rank-number = { $rank }.
replay-record-about =
    { $count ->
        [one] 1 wpis, początek { $at }.
        [few] { $count } wpisy, początek { $at }.
       *[many] { $count } wpisów, początek { $at }.
    }
replay-record-undone =
    { $count ->
        [one] Raz coś cofnięto; to też jest w zapisie.
        [few] { $count } razy coś cofnięto; to też jest w zapisie.
       *[many] { $count } razy coś cofnięto; to też jest w zapisie.
    }
replay-imported = Ten zapis wczytano z zewnątrz. Każdy ruch został odtworzony, a każdy skrót sprawdzony.
replay-imported-check = Odcisk zapisu z zewnątrz powstaje z jego ziarna dopiero przy wczytaniu. Jest obietnicą tylko wtedy, gdy na początku partii widać było ten sam.
replay-continued = Ta partia jest dalszym ciągiem innej, której cały zapis jest w tym zapisie. To, co było tam zakryte, rozdano na nowo według tego ziarna.
replay-download = Pobierz zapis
replay-dice = Czy losowanie było uczciwe?
replay-dice-about = Odcisk widać od początku, a ziarno dopiero na końcu. Odcisk to SHA-256 ziarna: kto zachowa pierwszy, sprawdzi drugie, a z nim każdą kartę.
replay-fingerprint = Odcisk pokazany na początku
replay-seed = Ziarno
replay-verdict-same = Zgadzają się. Policzyła to właśnie ta przeglądarka.
replay-verdict-other = Nie zgadzają się! To nie jest obiecane ziarno.
replay-verdict-unable = Pod adresem bez https przeglądarka nie liczy skrótów; pomoże polecenie poniżej.
replay-verify = Tak sprawdzisz na własnym komputerze także każdy ruch zapisu:
replay-play-on = Graj dalej stąd
replay-play-on-about = Nowy stół, przy którym gra toczy się dalej od ruchu { $position }. To, czego nie dało się wiedzieć, zostanie rozdane na nowo, więc pamięć o tym, co wyszło, nic nie da. To, co leżało odkryte, nadal można przeczytać w zapisie.
replay-play-on-seat = Które krzesło zajmujesz?
replay-play-on-as = zamiast: { $name }
replay-play-on-level = Golemy na pozostałych krzesłach
replay-play-on-go = Graj dalej
replay-play-on-over = Tu partia już się skończyła. Najpierw cofnij się o krok.
replay-your-name = Twoje imię
replay-stay = Zostań tutaj
replay-open = Otwórz zapis
replay-open-failed = Tego zapisu nie da się otworzyć
replay-open-no-json = Ten plik nie jest zapisem partii: nie ma w nim JSON-a.
replay-open-entry = Wpis { $number }: { $why }
replay-start-on = Gra toczy się dalej od pozycji z innej partii.

## analysis: zakończonej partii, obok powtórki

analysis-title = Analiza
analysis-about = Trener ogląda każdą decyzję w tej partii: stół widzi wtedy tak, jak widziano go z danego krzesła. Mówi, ile która decyzja kosztowała.
analysis-start-quick = Przeanalizuj tę partię
analysis-start-deep = Dokładniej
    .help = Dokładniejsza analiza trwa wiele razy dłużej i ściślej waży każdą decyzję. Stronę można w tym czasie zamknąć.
analysis-running-quick = Analiza partii.
analysis-running-deep = Dokładna analiza partii.
analysis-queued =
    { $ahead ->
        [0] Jest następna w kolejce.
        [one] W kolejce przed nią jest jeszcze jedna partia.
        [few] W kolejce przed nią są jeszcze { $ahead } partie.
       *[many] W kolejce przed nią jest jeszcze { $ahead } partii.
    }
analysis-progress = Zważone decyzje: { $done } z { $of }.
analysis-cancel = Zatrzymaj
analysis-cancelled = Zatrzymano. To, co już zważone, zostaje; następnym razem analiza ruszy od tego miejsca.
analysis-failed = Analiza się nie udała. Spróbuj jeszcze raz.
analysis-left-out =
    { $count ->
        [one] Jednej decyzji nie dało się zważyć.
       *[other] Decyzje, których nie dało się zważyć: { $count }.
    }
analysis-curve = Przebieg partii
analysis-curve-show = Co pokazują linie
analysis-win = Szansa na wygraną
analysis-points = Spodziewane punkty
analysis-in-points = Punkty
analysis-chart-label = { $shown }, pozycja po pozycji
analysis-chart-at = Pozycja { $position } z { $length }: { $told }
analysis-turning = Punkt zwrotny: od pozycji { $position } stale prowadzi { $name }.
analysis-turning-here = Punkt zwrotny
analysis-table = To samo w tabeli
analysis-quality = Kto jak grał
    .help = Najwięcej jest 100: tyle ma ten, kto zawsze wybiera tak dobrze jak trener. Golem bywalec gra na 50.
analysis-of-hundred = na 100
analysis-grades =
    { $count ->
        [one] Jedna zważona decyzja
        [few] { $count } zważone decyzje
       *[many] { $count } zważonych decyzji
    }
analysis-grade-best = Najlepszy wybór
analysis-grade-good = Dobry wybór
analysis-grade-inaccuracy = Niedokładność
analysis-grade-mistake = Błąd
analysis-grade-blunder = Gruby błąd
analysis-count-best =
    { $count ->
        [one] 1 najlepszy wybór
        [few] { $count } najlepsze wybory
       *[many] { $count } najlepszych wyborów
    }
analysis-count-good =
    { $count ->
        [one] 1 dobry wybór
        [few] { $count } dobre wybory
       *[many] { $count } dobrych wyborów
    }
analysis-count-inaccuracy =
    { $count ->
        [one] 1 niedokładność
        [few] { $count } niedokładności
       *[many] { $count } niedokładności
    }
analysis-count-mistake =
    { $count ->
        [one] 1 błąd
        [few] { $count } błędy
       *[many] { $count } błędów
    }
analysis-count-blunder =
    { $count ->
        [one] 1 gruby błąd
        [few] { $count } grube błędy
       *[many] { $count } grubych błędów
    }
analysis-lost = Średnia strata na decyzję
analysis-luck = Wpływ losu
analysis-pp = { $value } p.p.
    .help = p.p.: punkty procentowe szansy na wygraną.
analysis-costliest = Najdroższe decyzje
analysis-none = Nie ma tu strat wartych wzmianki.
analysis-chosen = Wybór
analysis-better-was = Lepiej
analysis-odds = Co mogło wyjść z tego wyboru: { $odds }
analysis-cost = Kosztowało to { $win } punktu procentowego szansy na wygraną i { $points } punktu.
analysis-show = Pokaż
analysis-play-on = Graj dalej stamtąd
analysis-chose = { $name } wybiera: { $chosen }.
analysis-better = Lepiej: { $better }.
analysis-nothing = W tej pozycji nie ma nic do ważenia.
analysis-same = Trener wybrałby to samo.

## mine: jak gram

mine-title = Jak gram
mine-about = Jak dobrze grasz według analizy zakończonych partii i jakie decyzje kosztują cię najwięcej.
mine-open = Jak gram
mine-loading = Przeglądamy twoje partie…
mine-none = Żadna z twoich partii nie była jeszcze analizowana.
mine-more =
    { $count ->
        [one] Jeszcze jedna przeanalizowana partia i zobaczysz tu, jak zmienia się twoja gra, jakie decyzje kosztują cię najwięcej i przeciw komu.
        [few] Jeszcze { $count } przeanalizowane partie i zobaczysz tu, jak zmienia się twoja gra, jakie decyzje kosztują cię najwięcej i przeciw komu.
       *[many] Jeszcze { $count } przeanalizowanych partii i zobaczysz tu, jak zmienia się twoja gra, jakie decyzje kosztują cię najwięcej i przeciw komu.
    }
mine-waiting =
    { $count ->
        [0] Wszystkie twoje zakończone partie są przeanalizowane.
        [one] Na analizę czeka jedna zakończona partia.
        [few] Na analizę czekają { $count } zakończone partie.
       *[many] Na analizę czeka { $count } zakończonych partii.
    }
mine-analyse = Przeanalizuj wszystkie
mine-queued = Po kilka partii naraz jest w analizie. Póki ta strona jest otwarta, sama bierze następne.
mine-quality = Jakość gry w czasie
mine-quality-label = Jakość każdej partii od najstarszej do najnowszej, osobna linia dla każdej gry. To samo mówi lista poniżej.
mine-regular = golem bywalec
mine-kinds = Co kosztowało najwięcej
    .help = Jaka część wszystkich twoich strat bierze się z decyzji każdego rodzaju.
mine-kind =
    { $count ->
        [one] { $share } % twoich strat, jedna decyzja
        [few] { $share } % twoich strat, { $count } decyzje
       *[many] { $share } % twoich strat, { $count } decyzji
    }
mine-opponents = Przeciw komu
mine-opponent =
    { $count ->
        [one] Jedna partia, jakość { $quality }
        [few] { $count } partie, średnia jakość { $quality }
       *[many] { $count } partii, średnia jakość { $quality }
    }
mine-games = Moje partie
mine-against = przeciw: { $names }
mine-person = człowiek
mine-alone = w pojedynkę
mine-game = Jakość { $quality } · { $lost } na decyzję · los { $luck }

## cards: karty

cards-title = Karty
cards-search = Szukaj
    .example = słowa z nazwy albo działania
cards-kind = Rodzaj
cards-kind-all = wszystko
cards-kind-card = Karty
cards-kind-stack = Stosy
cards-kind-race = Rasy
cards-kind-class = Klasy
cards-kind-backstory = Historie
cards-kind-alignment = Charaktery
cards-kind-chamber = Komnaty
cards-kind-element = Elementy i żetony
cards-kind-blueprint = Projekty
cards-kind-challenge = Wyzwania
cards-kind-goal = Cele
cards-kind-market = Karty rynku
cards-kind-jael = Karty Jaela
cards-kind-item = Fanty
cards-kind-thug = Zbiry
cards-kind-thug_type = Typy zbirów
cards-kind-tome = Księgi
cards-kind-trait = Cechy
cards-kind-gang = Bandy
cards-kind-token = Żetony bandziorów
cards-kind-guard = Karty strażników
cards-kind-other = Inne rzeczy
cards-one-card = Karta
cards-one-stack = Stos
cards-one-race = Rasa
cards-one-class = Klasa
cards-one-backstory = Historia
cards-one-alignment = Charakter
cards-one-chamber = Komnata
cards-one-element = Element
cards-one-blueprint = Projekt
cards-one-challenge = Wyzwanie
cards-one-goal = Cel
cards-one-market = Karta rynku
cards-one-jael = Karta Jaela
cards-one-item = Fant
cards-one-thug = Zbir
cards-one-thug_type = Typ zbirów
cards-one-tome = Księga
cards-one-trait = Cecha
cards-one-gang = Banda
cards-one-token = Żeton bandziora
cards-one-guard = Karta strażnika
cards-type-danger = Zagrożenie
cards-type-coin = Moneta
cards-type-item = Przedmiot
cards-type-weapon = Broń
cards-type-armor = Pancerz
cards-type-skill = Umiejętność
cards-type-trait = Cecha
cards-type-cave = Jaskinia
cards-type-dungeon = Loch
cards-type-immediate = Cel natychmiastowy
cards-type-leader = Cel lidera
cards-type-final = Cel końcowy
cards-sort = Kolejność
cards-by-box = jak w pudełku
cards-by-name = według nazwy
cards-by-value = według wartości
cards-pack = Zestaw kart
cards-pack-default = podstawowy
cards-found =
    { $count ->
        [0] Nic w pudełku nie pasuje.
        [one] 1 rzecz
        [few] { $count } rzeczy
       *[many] { $count } rzeczy
    }
cards-advanced = W wariancie zaawansowanym:
cards-fact-value = wartość
cards-fact-size = liczba kart
cards-fact-total = w pudełku
cards-fact-cost = cena
cards-fact-hands = dłonie
cards-fact-dots = kropki
cards-fact-gold = złoto
cards-fact-count = żetony
cards-fact-top_cost = cena górnego zestawu
cards-fact-bottom_cost = cena dolnego zestawu
cards-fact-reputation = reputacja
cards-fact-strength = siła
cards-fact-suspicion = podejrzenia
cards-fact-storage = limit przechowywania
cards-fact-copies = egzemplarze
cards-fact-reward = nagroda
cards-fact-reward_of_two = nagroda przy dwóch graczach
cards-lines-modifiers = Co zmienia
cards-lines-goals = Cele
cards-lines-grid = Gwiazdki za pola
cards-lines-spaces = Jakich kości wymaga
cards-drawn-doors = Drzwi
cards-drawn-elements = Elementy
cards-drawn-treasures = Skarby
cards-drawn-squares = Czego wymaga
cards-goal-stars =
    { $stars ->
        [one] 1 gwiazdka
        [few] { $stars } gwiazdki
       *[many] { $stars } gwiazdek
    }
cards-space = { $colour }, miejsce { $place }
cards-holds = Co jest w środku
cards-legend = Skąd są wartości
cards-legend-about = Nie do każdej gry mamy drukowane karty i żadnych nie kopiujemy. Przy każdej wartości stoi jej źródło. Kto ma pudełko i widzi różnicę, może napisać własny zestaw kart.
cards-source-rulebook = instrukcja
    .help = Tak mówi drukowana instrukcja.
cards-source-owner = właściciel
    .help = Tak podaje w zestawie kart ktoś, kto ma drukowaną grę.
cards-source-listing = opis gry
    .help = Tak mówią publiczne opisy lub recenzje gry.
cards-source-recalled = z pamięci
    .help = Podane z pamięci; drukowana gra może się różnić.
cards-source-designed = nasze
    .help = Nic publicznego o tym nie mówi, więc to wartość nasza, a nie drukowana.

## learn: nauka w grze

learn-title = Nauka w grze
learn-title-game = { $game }: nauka w grze
learn-which = Której gry chcesz się nauczyć?
learn-goal = O co chodzi
learn-new = Nowość
learn-question = To pytanie
learn-bar = Objaśnienie
learn-lesson = Lekcja
learn-step = Krok { $number } z { $all }
learn-again = Jeszcze raz
learn-restart = Od początku tej części
learn-next-read = Dalej
learn-next-chapter = Następna część
learn-next-finish = Koniec lekcji
learn-next-known = Jasne
learn-end = To koniec lekcji. Teraz zagraj własną partię: w pierwszej objaśniamy każde pytanie, aż powiesz: dość.
learn-part-done = Ta część jest za tobą i nie trzeba tu już na nic odpowiadać. Następna zaczyna się przy innym stole.
learn-play-on = Dograj tę partię do końca.
learn-minutes = około { $minutes } min
learn-steps =
    { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }
learn-done = za tobą
learn-start = Zacznij
learn-go-on = Wróć do lekcji
learn-once-more = Od początku
learn-then = A potem
learn-play = Siadaj do gry
learn-other = Inne gry
learn-read = Przeczytaj zasady
learn-none = Ta gra nie ma jeszcze lekcji.
learn-forget = Objaśniaj wszystko od nowa
learn-forgotten = Od teraz wszystko znów będzie objaśniane.

## rules: zasady

rules-title = Zasady
rules-title-rules = { $game }: zasady
rules-title-guide = { $game }: jak grać
rules-search = Szukaj w zasadach
    .hint = Słowa albo numer, np. { $id }
rules-found =
    { $count ->
        [0] W zasadach nie ma nigdzie „{ $query }”.
        [one] 1 miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
rules-now = Zasada do tego pytania
rules-looked-up = Wyszukana zasada
rules-back = Wróć
rules-goes-with = Warto przeczytać razem
rules-chapter-more = Więcej z rozdziału „{ $chapter }”
rules-chapters = Wszystkie rozdziały
rules-contents = Spis treści
rules-whole = Całe zasady na jednej stronie
    .tab = (w nowej karcie)
rules-print = Drukuj
rules-games = Zasady której gry?
rules-none = Zasad tej gry jeszcze tu nie spisano.
rules-none-help = Znajdziesz je w drukowanej instrukcji; stół proponuje tylko to, na co pozwalają.
rules-coming = Wczytujemy zasady…
rules-lost = Nie udało się pobrać zasad.
rules-again = Spróbuj jeszcze raz
rules-guide = Jak grać
rules-numbered = Numerowane zasady
rules-which = Które zasady
rules-to-guide = Jak grać, z obrazkami
rules-to-rules = Numerowane zasady
rules-in-guide = jak grać
rules-in-rules = zasady
rules-told-in = W „Jak grać”: { $chapter }
rules-picture-lost = Nie udało się pobrać obrazka.

## sheet: arkusz punktacji

sheet-title = Arkusz punktacji
sheet-about = Do gry z pudełka na własnym stole: wpisz, co kto ma na koniec, a punkty policzą się same, z wyjaśnieniem, skąd jest każdy z nich.
sheet-other-game = Inna gra
sheet-loading = Chwileczkę…
sheet-seats = Gracze
sheet-rulings = Jak rozstrzygaliśmy wątpliwości
sheet-players = Gracze i ich sumy
sheet-player = Gracz { $letter }
sheet-name = Imię gracza { $letter }
sheet-optional = może zostać puste
sheet-choose = wybierz…
sheet-none = brak
sheet-worth = wartość { $value }
sheet-less = O jeden mniej: { $name }
sheet-more = O jeden więcej: { $name }
sheet-less-in = { $where }: o jedno mniej, { $name }
sheet-more-in = { $where }: o jedno więcej, { $name }
sheet-search = Szukaj…
sheet-search-in = Szukaj: { $name }
sheet-nothing-found = Nic się tak nie nazywa.
sheet-so-many = { $count } z { $most }
sheet-space-empty = jeszcze bez kości
sheet-dice-left =
    { $count ->
        [0] wszystkie kości są na miejscu
        [one] została 1 kość
        [few] zostały { $count } kości
       *[many] zostało { $count } kości
    }
sheet-dice-for = Kość na miejsce: { $name }
sheet-take-off = Zdejmij tę kość
sheet-grid = Gdzie jest znacznik charakteru
sheet-dungeon = Podziemia
sheet-cells-left =
    { $count ->
        [0] wszystkie komnaty są na miejscu
        [one] została 1 komnata
        [few] zostały { $count } komnaty
       *[many] zostało { $count } komnat
    }
sheet-cell = rząd { $row }, kolumna { $column }
sheet-cell-empty = jeszcze bez komnaty
sheet-cell-drawn = komnata z rysunku
sheet-draw = Narysuj
sheet-doors-ours = Jeśli twoja karta ma inne drzwi, narysuj ją.
sheet-add = Dodaj: { $name }
sheet-remove = Usuń: { $name }
sheet-result = Wynik
sheet-winners =
    { $count ->
        [one] Wygrywa { $names }
        [few] Wspólne zwycięstwo: { $names }
       *[many] Wspólne zwycięstwo: { $names }
    }
sheet-no-winner = Nikt nie wygrywa.
sheet-warnings =
    { $count ->
        [one] Policzone, ale jedna rzecz nie zgadza się z kartami, jakie znamy:
        [few] Policzone, ale { $count } rzeczy nie zgadzają się z kartami, jakie znamy:
       *[many] Policzone, ale { $count } rzeczy nie zgadza się z kartami, jakie znamy:
    }
sheet-not-counted = Jeszcze nie policzone: coś się na arkuszu nie zgadza.
sheet-missing =
    { $count ->
        [one] Jedno pole jest jeszcze puste.
        [few] Jeszcze { $count } pola są puste.
       *[many] Jeszcze { $count } pól jest pustych.
    }
sheet-count = Policz teraz
sheet-link = Kopiuj link
sheet-link-copied = Link z tym arkuszem jest w schowku.
sheet-not-copied = Przeglądarka nie pozwala kopiować. Arkusz można pobrać.
sheet-download = Pobierz
sheet-open = Otwórz plik
sheet-print = Drukuj
sheet-clear = Wyczyść arkusz
sheet-no-sheet = Ten plik nie jest arkuszem tej gry.
sheet-bad-link = W tym linku nie ma arkusza tej gry.
sheet-strange = Na arkuszu nie ma miejsca na: { $places }. Reszta została.
sheet-other = Twój własny arkusz czeka na boku.
sheet-take-back = Weź go z powrotem
sheet-empty = Wpisz, co mają gracze; wynik pojawi się tutaj.

## about: o stronie

about-title = O stronie
about-what = Karczma to miejsce, w którym siada się do stołu i gra. Ludzie i golemy przy tych samych stołach, po polsku i po angielsku, na żywo albo przez wiele dni.
about-version = Wersja { $version }
about-games = Czyje to gry
about-games-text = Gry należą do swoich autorów i wydawców. Karczma nie powstała na ich zlecenie i nie ma ich poparcia. Nie ma tu żadnego ich tekstu ani obrazka: zasady i karty opowiadamy własnymi słowami, a gdzie drukowanej wartości nie znamy, tam wartość jest nasza i tak jest oznaczona.
about-games-here = We wszystkie te gry możesz tu już teraz zagrać: { $names }.
about-by-kajko = gra Reinera Knizii, wydana przez Egmont Polska w 2015 roku. Postacie Kajka i Kokosza stworzył Janusz Christa.
about-by-thunderworks = gry wydawnictwa Thunderworks Games.
about-games-like = Jeśli gra się podoba, warto ją kupić: pudełko milej trzymać w rękach.
about-rules = Skąd są zasady
about-rules-text = Każdą zasadę przeczytano w drukowanej instrukcji, ponumerowano i napisano od nowa. Gdzie instrukcja zostawia pytanie, tam rozstrzygnięcie mówi, co wybraliśmy. Każda wartość karty ma podane źródło.
about-rules-link = Przeczytaj zasady
about-cards-link = Przejrzyj karty
about-licence = Licencja
about-licence-text = Nasz kod, słowa i rysunki są na licencji MIT: można ich używać, zmieniać je i dzielić się nimi, także zarobkowo, byle zachować notę. Copyright 2026, opiekunowie Karczmy.
about-icons = Obrazki
about-icons-text = Ikony pochodzą z game-icons.net; ich autorzy to Lorc, Delapouite i inni, na licencji CC BY 3.0. Mają nasze kolory, poza tym są bez zmian.
about-icons-licence = CC BY 3.0
about-drawings-text = Sceny przy wejściu, golemy, portrety bohaterów, band i wojów, rewersy kart i blaty stołów narysowaliśmy dla Karczmy; są na jej licencji.
about-fonts = Kroje pisma
about-fonts-text = Grenze i Grenze Gotisch (Omnibus-Type), Alegreya Sans (Huerta Tipográfica), na licencji SIL Open Font License 1.1.
about-fonts-licence = Open Font License
about-privacy = Co o tobie wiemy
about-privacy-name = Imię i język, tak jak je podano. Żadnego adresu, żadnego hasła.
about-privacy-cookie = Jedno ciasteczko, żeby serwer poznał cię, gdy wrócisz. Jest ważne przez rok; serwer zna tylko jego skrót.
about-privacy-games = Twoje partie, z każdym ruchem i z tym, co pisano przy stole. Imię widzą ci, którzy siedzą przy stole; skończoną partię może obejrzeć każdy, kto mógł widzieć jej stół.
about-privacy-browser = Tylko w tej przeglądarce: ustawienia i wypełniany arkusz punktacji.
about-privacy-none = Niczego się nie zlicza, nie sprzedaje i nie pobiera z innych stron.
about-home = U siebie w domu
about-home-text = Na komputerze z Pythonem 3.11 i programem make, w katalogu projektu:
about-home-play = przygotowuje wszystko i otwiera stół
about-home-party = to samo dla wszystkich w twojej sieci: pokazuje adres i kod QR dla telefonów
about-home-more = Poza tym katalogiem niczego się nie instaluje.
about-records = Partia z pliku
about-records-text = Zapis, który ktoś ci przysłał albo który masz u siebie, można tu odtworzyć. Każdy ruch zostanie sprawdzony.
