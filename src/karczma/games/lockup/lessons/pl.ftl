# Co uczy gry Lockup: Opowieść ze świata Roll Player, po polsku. Nazwy miejsc i kart są takie jak na stole.

goal = Przez sześć rund rządzisz bandą w więzieniu, a wygrywa ten, kto na koniec ma najwięcej reputacji. Wysyłasz bandziorów po surowce, majstrujesz za nie fanty i rekrutujesz zbirów, a przy tym unikasz podejrzeń, bo w nalotach kosztują reputację.

## Pierwsza gra

lesson-first = Pierwsza noc za kratami
    .about = Jedna runda krok po kroku, księga i nalot, a potem ostatnia runda gry już na własną rękę.

lesson-first-place = Sześć rund, wygrywa największa reputacja. Runda zaczyna się od apelu: każdy w swojej turze wysyła żetony do jednej lokacji. Na dole lokacji widać, co dostaje pierwsze i drugie miejsce. { location-smithy } daje żelazo, z którego robi się fanty: wybierz ją.
    .after = Teraz zdecyduj, kto tam pójdzie.
    .otherwise = Dobre miejsce, ale na inną okazję: teraz potrzebujesz żelaza. Spróbuj jeszcze raz i wybierz lokację { location-smithy }.
lesson-first-strength = W każdej lokacji siły twoich żetonów się sumują, a najsilniejsza banda zajmuje pierwsze miejsce. Zaznacz bandziora 5 i wyślij tylko jego: to dużo, a kto już poszedł, wraca dopiero po nocy.
    .after = Bandzior 5 czeka { location-smithy.in }. Teraz tura golema: wysyła { location-sewers.to } bandziora 4.
    .otherwise = Ten żeton przyda się gdzie indziej. Spróbuj jeszcze raz: tylko bandzior 5.

lesson-first-sewers = Inni nigdy ci nie przeszkadzają: miejsca starczy dla wszystkich. Golem ma bandziora 4 { location-sewers.in }, gdzie za pierwsze miejsce są dwie kostki odpadków, a za drugie jedna. Dwa twoje żetony razem go pokonają: idź tam i ty.
    .after = Do każdej lokacji wysyłasz żetony tylko raz w rundzie. Wszyscy, którzy mają tam iść, idą więc teraz.
    .otherwise = Tam możesz pójść później. Najpierw pokonaj golema: spróbuj jeszcze raz i wybierz { location-sewers }.
lesson-first-face_down = Zaznacz bandziorów 2 i 3, przyciskiem pod każdym z nich zmień „odkryty” na „zakryty”, a potem ich wyślij. Razem mają siłę 5, ale golem widzi tylko dwa grzbiety i nie wie, czy jego 4 jeszcze wystarczy.
    .after = Podczas ciszy nocnej żetony się odkrywa i sumuje. W rundzie wolno zakryć dwa, a gdy grają tylko dwie osoby, trzy.
    .otherwise = Przy odkrytych golem od razu wie, ile musi przebić. Spróbuj jeszcze raz: bandziory 2 i 3, oba zakryte.

lesson-first-suspicion = { location-chow_hall } to miejsce, gdzie rekrutuje się zbirów. Czarny trójkąt to kostka podejrzeń: wszystkie takie kostki z lokacji bierze najsilniejsza banda, a kto ma ich najwięcej podczas nalotu strażników, traci reputację. Mimo to idź tam.
    .after = Jest sposób na to, by mieć najwięcej siły i nie podpaść.
    .otherwise = Spróbuj jeszcze raz i wybierz lokację { location-chow_hall }: chodzi właśnie o to, co zrobić z tą kostką.
lesson-first-lookout = Tajniak, ten z okiem, nie ma siły, ale chroni przed podejrzeniami: kostki trafiają wtedy do następnej bandy. Wyślij go razem z bandziorem 4, żeby nie zabrakło też siły.
    .after = Golem też przychodzi, z bandziorem 3 i bez tajniaka. Kostka trafi więc do golema.
    .otherwise = Bez tajniaka kostka może przypaść tobie. Spróbuj jeszcze raz: tajniak i bandzior 4.

lesson-first-enforcer = Został tylko mięśniak, ten z pięścią: ma tyle siły, ile masz czerwonych kostek siły (na razie jedną). Wyślij go { location-cell_block.to }: każdy może tam zmajstrować albo zaklepać fant bez względu na miejsce, więc wystarczy najsłabszy.
    .after = Odkryty czy zakryty, tym razem to bez różnicy.
    .otherwise = Tam niewiele zyska, a majstruje się tylko { location-cell_block.in }. Spróbuj jeszcze raz.
lesson-first-recruit = Cisza nocna: lokacje rozgrywa się według numerów. Pierwsze miejsce w dwóch lokacjach dało ci dwie kostki odpadków i dwie żelaza; już możesz nimi płacić. Tutaj jeden zbir kosztuje jeden surowiec, a dwóch cztery. Zrekrutuj jednego, resztę zostaw na fant.
    .after = Efekt zbira działa od razu. Gwiazdki dostaje się za niego na koniec, zależnie od typu: wskaż albo przytrzymaj kartę, a przeczytasz, jak.
    .otherwise = Dwóch zbirów kosztuje wszystko, co masz, a bez zbira nie ma nagrody i żetony idą do Biblioteki. Spróbuj jeszcze raz: jeden zbir.
lesson-first-craft = Podejrzenia wziął na siebie golem. Zmajstruj teraz fant: płacisz dokładnie tyle, ile na nim widać, i od razu zyskujesz jego reputację. Zaklepanie kosztuje jeden dowolny surowiec i tylko odkłada fant dla ciebie. Zmajstruj któryś.
    .after = Reputacja od razu rośnie! Tarcze, klejnoty i czary na fantach i zbirach liczą się do celów.
    .otherwise = Za to jeszcze nie ma gwiazdek. Zaklepany fant czeka, aż zapłacisz cały koszt { location-cell_block.in }, a przy rezygnacji żeton idzie do Biblioteki.

lesson-first-yard = Inna gra, koniec apelu: został ci tylko bandzior 3. { location-exercise_yard } daje pierwszemu miejscu kostkę siły i znacznik pierwszego gracza, którego posiadacz wygrywa remisy. Golem jest tam silniejszy. Idź mimo to, żeby przegrać: kto nic nie dostaje, przenosi się do Biblioteki.
    .after = Do Biblioteki nikogo się nie wysyła. Trafia tam ten, kto odchodzi z niczym.
    .otherwise = Spróbuj jeszcze raz i wybierz lokację { location-exercise_yard }: tym razem chodzi o to, żeby przegrać.
lesson-first-tome = Bandzior 3 nic nie dostał i jest w Bibliotece. Najsilniejszy ogląda tam dwie księgi i jedną zatrzymuje, następni dobierają po jednej. Zdobyte żelazo przyniosło ci też dwie kostki podejrzeń, a golem ma jedną. Zatrzymaj księgę, która usuwa podejrzenia.
    .after = Po każdej nocy jest obchód: surowce ponad limit pięciu wracają do zapasu, przybywają nowe fanty i zbiry.
    .otherwise = Dobra księga, ale nie na to, co zaraz nastąpi. Spróbuj jeszcze raz i zatrzymaj tę: „{ tome-book_of_alibis }”.
lesson-first-raid = Nowe zbiry niosą podejrzenia, a w zapasie jest za mało kostek: nalot! Z dwóch graczy ten, kto ma więcej podejrzeń, traci 6 gwiazdek, i teraz padłoby na ciebie. (W większym gronie najbardziej podejrzany traci 8, następny 4). Zagraj księgę.
    .after = Twoje kostki zniknęły, więc 6 gwiazdek traci golem. Po nalocie podejrzenia wszystkich wracają do zapasu, a na lokacje trafiają nowe kostki.
    .otherwise = Masz najwięcej podejrzeń, więc tracisz 6 gwiazdek. Po nalocie wszystkie kostki wracają do zapasu. Księgę zagrywa się raz, na ogół w dowolnej chwili.

lesson-first-goals = Ostatnia runda pewnej gry. Na stole leżą trzy cele, od góry: natychmiastowy ma ten, kto spełnił go pierwszy; cel lidera trzyma ten, kto ma najwięcej, i jeszcze może go stracić; cel końcowy liczy się na koniec. Wskaż albo przytrzymaj każdy, żeby go przeczytać.
lesson-first-scoring = Po tej nocy jest ostatni nalot, a potem liczy się wszystko: cele, zbiry według typów, 1 za każdy surowiec, 2 za złoto, 1 za każdą księgę, 2 za znacznik pierwszego gracza. Fanty i zbiry dają więcej, niż kosztują. Graj do końca!

## Gra solo

lesson-solo = Solo przeciw straży
    .about = Jak gra straż, jak czytać jej karty i czego trzeba, żeby wygrać.

lesson-solo-guard = W grze solo twoim rywalem jest straż. W siedmiu lokacjach ma po jednej zakrytej karcie. W każdej jej turze odkrywasz jedną z nich, a potem karta lokacji może przysłać następną. Odkryj tę, którą straż ma { location-smithy.in }.
    .after = Straż jest tam słaba. Karta lokacji posłała następną, odkrytą, { location-chow_hall.to }. „Po służbie” nie przysłałoby żadnej.
    .otherwise = Teraz znasz inną kartę. Na potrzeby tej lekcji spróbuj jeszcze raz i odkryj tę { location-smithy.in }.
lesson-solo-beat_it = Twoje tury są takie jak w grze dwuosobowej: wysyłasz żetony do jednej lokacji. Gdzie znasz siłę straży, tam nie musisz marnować własnej. Idź { location-smithy.to }.
    .after = Przy remisie wyżej jest ten, kto ma znacznik pierwszego gracza: na początku straż.
    .otherwise = Tam karta jest jeszcze zakryta: to ryzyko. Spróbuj jeszcze raz i wybierz lokację { location-smithy }.
lesson-solo-enough = Potrzebujesz więcej siły niż straż, i to z małym zapasem, bo kolejne karty lokacji mogą jej przysłać posiłki. Odkryte czy zakryte, twoje żetony są dla straży takie same.
    .after = Znowu tura straży: odkrywa się następną z jej kart.

lesson-solo-last_token = Został ci jeden żeton. Gdy wyślesz ostatni, apel od razu się kończy i straż nie ma już tury. Wyślij mięśniaka { location-cell_block.to }.
    .after = Odkryty czy zakryty, wychodzi na jedno.
    .otherwise = Majstruje się tylko { location-cell_block.in }. Spróbuj jeszcze raz.
lesson-solo-craft = Straż zbiera nagrody jak gracz, ale za pierwsze miejsce { location-chow_hall.in } bierze za darmo dwóch zbirów. Tutaj majstruje najcenniejszy fant, na jaki ją stać, albo zaklepuje jakiś za darmo. Masz znacznik, więc wybierasz przed nią: zmajstruj fant!
    .after = Ten fant jest twój, straż musi wziąć inny. Ksiąg nigdy nie dobiera, zyskuje zamiast tego 1 gwiazdkę.
    .otherwise = Teraz wybiera straż: co zostało na wystawce, może zmajstrować albo zaklepać. Majstruj, kiedy tylko możesz.
lesson-solo-raids = W nalocie ten, kto ma więcej podejrzeń, traci 6 gwiazdek, także straż. Ale gdy więcej ma straż, jej kostki wracają do zapasu, a twoje zostają do następnego nalotu. Tajniak i tak ma więc co robić.
lesson-solo-winning = Celu natychmiastowego nie ma. Poza tym straż punktuje jak ty, tyle że za odpadki, mikstury i żelazo nic nie dostaje. Po sześciu rundach musisz mieć więcej reputacji niż ona: remis wygrywa straż. Na trudniejszych poziomach ma silniejsze karty.

## Gra zaawansowana

lesson-advanced = Gra zaawansowana
    .about = Bandy, które zaczynają inaczej, i twoja własna cecha.

lesson-advanced-gang = W grze zaawansowanej każdy zaczyna bez reputacji, za to bandy się różnią: jedne są silne, ale już podejrzane, inne nie mają kostek siły, za to mają surowce, księgi albo większy limit. Wybierz tę, która ci się podoba.
    .after = Co banda ma na start, jest twoje od razu.
lesson-advanced-trait = Dostajesz dwie cechy i zatrzymujesz jedną: pomaga raz, właśnie teraz. Najpierw wybiera ostatni w kolejności, więc widzisz, co ma golem. Jedna z twoich daje siłę, druga surowce na fanty. Czego brakuje twojej bandzie?
    .after = Co daje cecha, masz od razu, i wszyscy ją widzą. Druga wypada z gry.

lesson-advanced-suspect = Teraz prowadzisz Postrachy: są silne, ale od początku mają więcej podejrzeń niż golem. Nalot padłby na ciebie, a najsilniejszy { location-chow_hall.in } bierze jeszcze dwie kostki. Idź tam mimo to, ale nie bez osłony.
    .after = Teraz wybierz, kogo wysyłasz.
    .otherwise = Spróbuj jeszcze raz i wybierz lokację { location-chow_hall }: tam widać, co potrafi ta banda.
lesson-advanced-strong = Przy trzech kostkach siły mięśniak już od pierwszej rundy liczy się za 3. Wyślij go razem z tajniakiem: będzie siła, a podejrzeń nie przybędzie.
    .after = Silne bandy walczą o pierwsze miejsca, a tam, gdzie leżą kostki, biorą tajniaka. Słabe mają na start dobytek i wcześnie majstrują.
    .otherwise = Bez tajniaka kostki mogą przypaść tobie. Spróbuj jeszcze raz: mięśniak i tajniak.

lesson-advanced-goods = Drugi biegun to Gobliny: bez kostek siły mięśniak liczy się na razie za 0. Mają za to na start złoto i żelazo, i mogą przechować więcej niż inni. Miejsce { location-cell_block.in } nie ma znaczenia: wyślij tam mięśniaka.
    .after = Odkryty czy zakryty, tym razem to bez różnicy.
    .otherwise = Z siłą 0 raczej nic tam nie zyska. Spróbuj jeszcze raz i wybierz { location-cell_block }.
lesson-advanced-craft = To pierwsza runda, a już cię stać na drogi fant: tyle dały banda i cecha. Zmajstruj ten, który ma najwięcej reputacji.
    .after = Świetny początek. Cała reszta jest jak w grze standardowej, tylko limit przechowywania zależy od bandy. A reputacja nigdy nie spada poniżej 0.
    .otherwise = Za to jeszcze nie ma gwiazdek, choć było cię stać. Banda, która zaczyna z dobytkiem, powinna go szybko wykorzystać.

## Co objaśnia każde pytanie

coach-choose_crew = W grze standardowej wszystkie bandy zaczynają tak samo: weź tę, która ci się podoba. W zaawansowanej porównaj siłę, podejrzenia, limit przechowywania i to, co dają na start; silne zaczynają z podejrzeniami.
coach-pick_trait = Cecha pomaga raz, właśnie teraz. Reputacja to pewny zysk; siła, surowce, księgi i zbiry są warte więcej, jeśli szybko z nich skorzystasz.
coach-visit = Wyślij żetony do jednej lokacji, w której w tej rundzie jeszcze ich nie było, albo odpuść. Zobacz, co daje pierwsze i drugie miejsce, kto już tam jest i czy na najsilniejszego czekają czarne kostki podejrzeń.
coach-assign = Zaznacz jeden żeton lub kilka, obróć te, które mają być zakryte, i wyślij je razem: siły się sumują. Mięśniak ma tyle siły, ile masz kostek siły, a tajniak chroni cię przed podejrzeniami.
coach-reward = Odbierz to, co daje twoje miejsce, albo zrezygnuj: wtedy żetony idą do Biblioteki, gdzie może trafić się księga. Rezygnacja opłaca się tylko wtedy, gdy z nagrody masz niewielki pożytek.
coach-gain_resource = Weź to, czego brakuje ci do fantu. Złoto jest najrzadsze i na koniec warte 2 gwiazdki.
coach-give = Oddaj to, czego najmniej potrzebujesz. W zamian bierzesz surowiec innego rodzaju.
coach-take = Weź to, czego brakuje ci do fantu. Złoto jest najrzadsze i na koniec warte 2 gwiazdki.
coach-recruit = Jeden zbir jest tani, drugi drogi. Zbiry coś robią od razu, a punktują na koniec. Jeśli masz też żeton w Bloku więziennym, zostaw dość na fant.
coach-pay = Rodzaj jest dowolny, więc płać tym, czego najmniej potrzebujesz. Na koniec każda kostka odpadków, mikstury i żelaza jest warta 1 gwiazdkę, złota 2.
coach-recruit_thug = Możesz wziąć zbira z każdej dziupli. Od typu zależy, ile da na koniec, jego efekt działa od razu, a jego skarby liczą się do celów.
coach-cell_action = Zmajstruj fant, jeśli cię na niego stać: reputację i efekt masz od razu. Albo zaklep któryś za jeden dowolny surowiec, jeśli później będzie cię na niego stać.
coach-waive = Dzięki księdze nie płacisz części kosztu. Pomiń to, co najrzadsze, albo to, czego potrzebujesz na coś innego.
coach-effect_use = Kto ma najwięcej podejrzeń, traci w nalocie reputację, więc rzadko jest powód, żeby kostkę zatrzymać.
coach-pass_suspicion = Kto ma najwięcej podejrzeń, traci w nalocie reputację. Oddaj kostkę komuś, kto będzie ich miał więcej niż ty, najlepiej najgroźniejszemu rywalowi.
coach-exchange = Możesz wymienić jeden surowiec na inny: taki, którego brakuje ci do fantu, albo złoto, na koniec warte 2 gwiazdki. Możesz też nic nie zmieniać.
coach-keep_tome = Księga pomaga raz. Przeczytaj, kiedy można ją zagrać i czy wtedy się przyda. Każda księga, którą masz na ręce na koniec, jest warta 1 gwiazdkę.
coach-accuse = Możesz rzucić podejrzenia na innych, po jednej kostce. Kto ma ich najwięcej, traci w nalocie reputację, więc wskaż najgroźniejszych rywali.
coach-keep_thug = Jeden z nich zostaje z tobą: jego efekt działa od razu, a od typu zależy, ile da na koniec. Pozostali są odrzucani.
coach-reserve_free = Wybierz fant, na który będzie cię stać. Nikt ci go już nie zabierze, ale gwiazdki da dopiero, gdy zmajstrujesz go w Bloku więziennym.
coach-peek = Zajrzyj tam, gdzie ta wiedza coś zmieni. Żeton znacie potem tylko ty i jego właściciel.
coach-weaken = Żeton liczy się w tej lokacji słabiej, tylko ten raz. Warto, jeśli twoja banda zajmie dzięki temu lepsze miejsce.
coach-move_token = Przenieś taki, który na swoim miejscu nic nie wygra albo nie jest tam potrzebny. Zostaje odkryty lub zakryty, tak jak leży.
coach-move_to = Może iść do każdej lokacji oprócz Biblioteki, nawet jeśli twoje żetony już tam są. Zobacz, gdzie ta siła da ci lepszą nagrodę.
coach-swap_thugs = Dwa zbiry zamieniają się miejscami, kostki zostają. W każdym obchodzie zbiry przesuwają się w stronę Stołówki, a z niej odchodzą: możesz więc któregoś przytrzymać albo się go pozbyć.
coach-reveal_guard = Odkryj kartę tam, dokąd chcesz iść, żeby wiedzieć, ile siły trzeba. Straży jest wszystko jedno, którą wybierzesz.
coach-play_tome = To chwila na księgi: podświetlone możesz teraz zagrać. Jeśli odmówisz, zostają na ręce na później.
coach-storage = W obchodzie zostaje ci tylko tyle surowców, na ile pozwala limit przechowywania. Zatrzymaj to, czego wymaga następny fant; złoto jest najrzadsze.

## Co zdarza się po raz pierwszy

tip-hid = Zakryty żeton zdradza innym tylko to, że ktoś tam jest. Odkrywa się go, gdy rozgrywa się jego lokację. W rundzie każdy może zakryć dwa, a w grze dwuosobowej i solo trzy.
tip-lights_go_out = Cisza nocna: lokacje rozgrywa się według numerów. Najsilniejsza banda zajmuje pierwsze miejsce, bierze leżące tam podejrzenia i pierwsza odbiera nagrodę. Zdobycz możesz wykorzystać już w następnych lokacjach.
tip-took_suspicion = Kostki podejrzeń bierze najsilniejsza banda, chyba że ma tam tajniaka: wtedy następna bez tajniaka. Kto ma ich najwięcej w nalocie, traci reputację.
tip-took_marker = Kto ma znacznik pierwszego gracza, zaczyna następny apel, a z równie silnych band wyżej jest ta, do której od niego bliżej zgodnie z ruchem wskazówek zegara. Na koniec znacznik jest wart 2 gwiazdki.
tip-to_library = Banda bez nagrody przenosi się do Biblioteki, ostatniej z lokacji. Najsilniejsza wybiera tam jedną z dwóch ksiąg, następne dobierają po jednej.
tip-drew_tome = Księgę zagrywa się raz, w chwili, którą podaje, na ogół dowolnej. Gra zapyta, kiedy pasuje. Zachowana do końca jest warta 1 gwiazdkę.
tip-reserved = Zaklepanego fantu nikt inny już nie weźmie, ale gwiazdki daje dopiero po zmajstrowaniu w Bloku więziennym, za pełny koszt.
tip-patrol_starts = Obchód przygotowuje następną rundę: surowce ponad limit wracają do zapasu, przybywają nowe fanty, zbiry przesuwają się w stronę Stołówki, a według ich symboli wykłada się nowe kostki podejrzeń.
tip-loot_placed = W każdym obchodzie bandyta dokłada do swojej lokacji surowiec. Kto zajmie tam pierwsze miejsce, dostaje te kostki razem z nagrodą.
tip-raid = Zabrakło kostek podejrzeń albo minęła ostatnia noc: nalot. Kto ma najwięcej podejrzeń, traci reputację, a potem kostki wracają do zapasu.
tip-took_goal = Cel natychmiastowy na zawsze należy do tego, kto pierwszy go spełni. Cel lidera przechodzi dalej, gdy tylko ktoś ma więcej.
tip-guards_posted = Straż ma po zakrytej karcie w każdej lokacji oprócz Biblioteki. Jej karty to jej siła, a nagrody zbiera jak drugi gracz.
